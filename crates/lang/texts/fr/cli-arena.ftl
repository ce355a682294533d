# Des robots les uns contre les autres : smokestack arena

## Pendant les parties

arena-stopped = Arrêt après { $games } parties sur { $all } ; relancez la même commande pour continuer.
arena-stopped-stateless = Arrêt après { $games } parties sur { $all } ; avec --state FICHIER, la même commande pourrait reprendre à cet endroit.
error-arena-budget = Donnez --iterations ou --think, pas les deux : un robot est limité en itérations ou en temps.
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
arena-report-fact-deals = mises en place, chacune jouée dans tous les ordres de table
arena-report-fact-seats = places
arena-report-fact-iterations = itérations par décision pour hard
arena-report-fact-ms = ms par décision pour hard
arena-report-fact-time = temps de jeu
arena-report-verdict = En bref
arena-report-verdict-note = La part équitable est ce qu’un robot gagnerait si tous jouaient aussi bien. Seul un intervalle entièrement au-dessus ou au-dessous de cette part est concluant.
arena-report-rates = Taux de victoires
arena-report-rates-note = Victoires divisées par places jouées ; une victoire partagée compte pour sa part. Les barres sont des intervalles à 95 % (Wilson).
arena-report-scores = Scores
arena-report-scores-note = Chaque courbe montre combien de fois un robot a atteint chaque score ; toutes ont la même aire. Sous chaque courbe se trouve la moitié centrale des parties ; le repère indique la moyenne.
arena-report-mean = moyenne { $mean }
arena-report-sources-note = Points moyens par partie pour chaque ligne de la feuille de score. Les lignes qui coûtent des points sont à gauche du zéro.
arena-report-total = Total
arena-report-seats = Taux de victoires par place
arena-report-seats-note = Les places font le tour de la table à partir de A. La ligne en tirets est le taux du robot sur toutes ses places : si un intervalle ne la contient pas, la place a de l’importance.
arena-report-seat = Place { $seat }
arena-report-ratings = Cotes
arena-report-ratings-note = Un seul nombre pour la force sur toutes les parties, d’après les rangs et pas seulement les victoires (méthode de Weng et Lin), à l’échelle des échecs : tous les robots partent de 1500, et 200 points de plus signifient finir devant l’autre dans trois parties sur quatre.
arena-report-effort-note = Décisions avec plus d’un choix ; les coups forcés sont joués aussitôt et ne sont pas comptés.
arena-report-ms = { $ms } ms par décision
arena-report-repeat = Reproduire ces parties
arena-report-repeat-exact = Avec cette commande, la même version du programme joue exactement les mêmes parties, quelle que soit la machine.
arena-report-repeat-clock = Les robots étaient limités en temps : la même commande joue des parties semblables, pas les mêmes.
arena-report-row-rules = Version des règles
arena-report-row-data = Matériel
arena-report-row-seed = Graine
arena-report-footer = Smokestack { $version } · robots { $bots }
arena-column-fair = part équitable
arena-column-deviation = écart type
arena-column-lowest = minimum
arena-column-quarter = 1er quartile
arena-column-median = médiane
arena-column-three-quarters = 3e quartile
arena-column-highest = maximum
