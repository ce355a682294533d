# Des robots les uns contre les autres : smokestack arena

## Pendant les parties

arena-stopped = Arrêt après { $games } parties sur { $all } ; la même commande reprend où elle s’est arrêtée.
arena-stopped-stateless = Arrêt après { $games } parties sur { $all } ; avec --state FICHIER, la même commande pourrait reprendre où elle s’est arrêtée.
error-arena-budget = Donnez --iterations ou --think, pas les deux : un robot compte ou regarde l’heure.
error-arena-state-foreign = Le fichier { $file } n’a pas été écrit par l’arène ; donnez un autre fichier avec --state.
error-arena-state-other = Le fichier { $file } est celui d’une autre série : { $what } y vaut { $found } et non { $wanted } ; donnez un autre fichier avec --state.
error-arena-state-bots = Le fichier { $file } est celui d’une série où les robots jouaient autrement ; donnez un autre fichier avec --state.
error-arena-state-line = La ligne { $line } du fichier { $file } n’est pas une partie de l’arène ; donnez un autre fichier avec --state.

## Ce qui a été joué

arena-seats = { $seats } places
arena-iterations = { $count ->
        [one] { $shown } itération
       *[other] { $shown } itérations
    }
arena-think = { $shown } ms par décision
arena-games = { $count ->
        [one] { $shown } partie
       *[other] { $shown } parties
    } en { $time }
arena-line-up = { $bots } : { $count ->
        [one] { $shown } partie
       *[other] { $shown } parties
    }
arena-all-line-ups = Toutes les tablées ensemble

## Colonnes

arena-column-bot = robot
arena-column-seats-played = places
arena-column-wins = victoires
arena-column-win-rate = taux
arena-column-interval = (95 %)
arena-column-score = score
arena-column-rating = cote
arena-column-source = points issus de
arena-column-decisions = décisions par partie
arena-column-ms = ms par décision
arena-column-iterations-per-second = itérations par seconde

## Ce qui en ressort

arena-verdict-more = { $bot } gagne plus que sa part équitable : { $rate } de ses places au lieu de { $fair } (intervalle à 95 % : { $low } à { $high }).
arena-verdict-less = { $bot } gagne moins que sa part équitable : { $rate } de ses places au lieu de { $fair } (intervalle à 95 % : { $low } à { $high }).
arena-verdict-open = { $bot } gagne { $rate } de ses places ; ces parties ne permettent pas de distinguer ce taux de sa part équitable, { $fair } (intervalle à 95 % : { $low } à { $high }).
arena-sources = D’où viennent les points, par partie
arena-effort = Réflexion
