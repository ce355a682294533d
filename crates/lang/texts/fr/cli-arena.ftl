# Des robots les uns contre les autres : smokestack arena

## Pendant les parties

arena-stopped = Arrêt après { $games } parties sur { $all } ; la même commande reprend où elle s’est arrêtée.
arena-stopped-stateless = Arrêt après { $games } parties sur { $all } ; avec --state FICHIER, la même commande pourrait reprendre où elle s’est arrêtée.
error-arena-budget = Donnez --iterations ou --think, pas les deux : un robot compte ou regarde l’heure.
error-arena-state-foreign = Le fichier { $file } n’a pas été écrit par l’arène ; donnez un autre fichier avec --state.
error-arena-state-other = Le fichier { $file } est celui d’une autre série ({ $what } : { $found } au lieu de { $wanted }) ; donnez un autre fichier avec --state.
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
arena-column-ms = ms par décision
arena-column-iterations-per-second = itérations par seconde

## Ce qui en ressort

arena-verdict-more = { $bot } gagne plus que sa part équitable : { $rate } de ses places au lieu de { $fair } (intervalle à 95 % : { $low } à { $high }).
arena-verdict-less = { $bot } gagne moins que sa part équitable : { $rate } de ses places au lieu de { $fair } (intervalle à 95 % : { $low } à { $high }).
arena-verdict-open = { $bot } gagne { $rate } de ses places ; ces parties ne permettent pas de distinguer ce taux de sa part équitable, { $fair } (intervalle à 95 % : { $low } à { $high }).
arena-sources = D’où viennent les points, par partie
arena-effort = Réflexion

## Le rapport

arena-report-arena = Arène
arena-report-line-ups = { $count ->
        [one] { $shown } tablée
       *[other] { $shown } tablées
    }
arena-report-fact-games = parties
arena-report-fact-deals = mises en place, chacune dans tous les ordres de table
arena-report-fact-seats = places
arena-report-fact-iterations = itérations par décision pour hard
arena-report-fact-ms = ms par décision pour hard
arena-report-fact-time = de jeu
arena-report-verdict = En un mot
arena-report-verdict-note = La part équitable est ce qu’un robot gagnerait si tous jouaient aussi bien. Seul un intervalle entièrement au-dessus ou au-dessous de cette part dit quelque chose.
arena-report-rates = Taux de victoires
arena-report-rates-note = Victoires divisées par places jouées ; une victoire partagée compte pour sa part. Les barres sont des intervalles à 95 % (Wilson).
arena-report-scores = Scores
arena-report-scores-note = Chaque colline montre combien de fois un robot a atteint quel score ; toutes ont la même surface. Au-dessous s’étend la moitié centrale des parties, et le signe marque la moyenne.
arena-report-mean = moyenne { $mean }
arena-report-sources-note = Points moyens par partie selon les lignes de la feuille de score. Ce qui coûte des points se trouve à gauche du zéro.
arena-report-total = Total
arena-report-seats = Taux de victoires par place
arena-report-seats-note = Les places font le tour de la table à partir de A. La ligne brisée est le taux du robot sur toutes ses places : si un intervalle la manque, la place compte.
arena-report-seat = Place { $seat }
arena-report-ratings = Cotes
arena-report-ratings-note = Un seul nombre pour la force sur toutes les parties, d’après les rangs et pas seulement les victoires (méthode de Weng et Lin), à l’échelle des échecs : tous partent de 1500, et 200 points de plus signifient finir devant l’autre dans trois parties sur quatre.
arena-report-effort-note = Décisions avec plus d’un choix ; les coups forcés sont joués aussitôt et ne comptent pas.
arena-report-ms = { $ms } ms par décision
arena-report-repeat = Rejouer
arena-report-repeat-exact = La même version du programme joue exactement les mêmes parties avec cette commande, quelle que soit la machine.
arena-report-repeat-clock = Les robots ont regardé l’heure : la même commande joue des parties semblables, pas les mêmes.
arena-report-row-rules = Version des règles
arena-report-row-data = Matériel
arena-report-row-seed = Graine
arena-report-footer = Smokestack { $version } · robots { $bots }
arena-column-fair = part équitable
arena-column-deviation = écart type
arena-column-lowest = minimum
arena-column-quarter = quart au-dessous
arena-column-median = médiane
arena-column-three-quarters = quart au-dessus
arena-column-highest = maximum
