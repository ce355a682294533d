# La table, la relecture et l’analyse dans le navigateur.

## Autour de la table
table-home = Accueil
table-none = Aucune partie n’est en cours ici.
table-download = Télécharger la partie
table-close = Fermer
table-parts = Zones de la table
table-tab-board = Plateau
table-tab-players = Joueurs
table-tab-log = Journal

## Joueurs
table-bot-name = Robot { $seat }
table-level-random = au hasard
table-level-greedy = avide
table-level-planner = méthodique
table-level-easy = facile
table-level-normal = normal
table-level-hard = difficile
table-person-name = Joueur { $seat }
table-players = Joueurs
table-turn = à son tour
table-money = Argent
table-points-now = Points sur la piste
table-points-if-over = Points si la partie finissait maintenant
table-hand = En main
table-hand-of = Main de { $player }
table-no-cards = Rien en main
table-built = Construit
table-late = en retard
table-start-player = Premier joueur
table-auctioneer = Commissaire-priseur

## La question et les choix
table-read-rule = Lire cette règle
table-amounts = Montants
table-all-answers = Tous les choix en liste ({ $count })
table-variants = Également possible ici :
table-preview-more = Plus ({ $count })
table-preview-points = Points si la partie finissait maintenant :
table-preview-reveals = Ce coup révèle des informations cachées : impossible de le prévisualiser ou de l’annuler.
table-preview-reveals-online = Ce coup révèle des informations cachées : impossible de le prévisualiser, et il ne s’annule que si tout le monde est d’accord.
table-confirm = Confirmer
table-cancel = Annuler

## Le plateau
table-board = Plateau
table-zoom-in = Zoom avant
table-zoom-out = Zoom arrière
table-on-offer = En vente
table-on-block = Aux enchères
table-bid = { $amount }
table-passed = passe
table-not-yet = doit enchérir
table-road = Route entre { $a } et { $b } : { $points } points pour le joueur qui construit les deux
table-line = Ligne entre { $a } et { $b } : { $points } points pour le joueur qui construit les deux
table-epoch-space = Époque { $epoch } : { $resources }. Tuiles dans la pile : { $tiles }.
table-epoch-last = Époque { $epoch }. Tuiles dans la pile : { $tiles }.
table-epoch-absent = Époque { $epoch } : hors de cette partie.
table-score-mark = { $player } : { $points } sur la piste
table-legend-road = Chaque route dont vous avez construit les deux bouts : { $points } points à la fin
table-legend-line = Chaque ligne dont vous avez construit les deux bouts : { $points } points à la fin
table-legend-bonus = Chacune de vos usines portant le symbole d’une de vos tuiles bonus : { $points } points à la fin
table-legend-money = Par tranche de { $amount } thalers : { $points } point à la fin

## Une tuile
table-piece-label = { $name } : { $state }.
table-state-absent = hors de cette partie
table-state-to-come = encore face cachée
table-state-offered = en vente
table-state-on-block = aux enchères
table-state-gone = hors du jeu
table-state-in-hand = dans la main de { $player }
table-state-built = construit par { $player }
table-state-built-late = construit par { $player }, après son époque
table-where = État
table-kind = Type
table-kind-of-epoch = { $kind }, époque { $epoch }
table-cost = Coût
table-thalers = { $amount ->
    [one] { $amount } thaler
   *[other] { $amount } thalers
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-produces = Fournit
table-worth = Valeur
table-discount = Remise sur les constructions suivantes
table-symbols = Symboles
table-needs = Exige
table-need-own = { $resource } : de votre propre usine, gratuit
table-need-tile = { $resource } : tuile ressource en main
table-need-player = { $resource } : { $amount } à { $player }
table-need-bank = { $resource } : { $amount } à la banque
table-need-nobody = { $resource } : personne n’en fournit ; la banque en vend dès l’époque { $epoch }
table-price-now = { $player } paierait maintenant
table-price-none = pas encore possible
table-links = Relié à

## Thalers distribués autour de la table
table-coins-round = Thaler par thaler autour de la table : { $shares }.
table-coins-share = { $player } { $amount }
table-coins-back = { $player } en reprend { $amount }

## Industry
table-industry-to-come = son époque n’est pas encore venue
table-industry-in-row = son marqueur de zone est encore dans le sac
table-industry-is-undeveloped = non développée, avec le jeton de { $player }
table-industry-is-developed = développée par { $player }
table-industry-is-late = développée par { $player }, après son époque
table-industry-is-lapsed = perdue : { $player } ne peut plus la développer
table-industry-joker-gone = le joker a été pris
table-industry-cleared = sans jeton
table-industry-before = Devant { $player }
table-industry-jokers = Jokers
table-industry-undeveloped = Non développées
table-industry-developed = Développées
table-industry-lapsed = perdue
table-industry-joker = Joker : { $resource }
table-industry-joker-any = Joker « ? » : une matière première au choix
table-industry-joker-held = devant { $player }
table-industry-joker-unused = Non utilisé à la fin
table-industry-subsidy = Subvention
table-industry-subsidy-text = { $amount } thalers tout de suite, { $points } points de moins à la fin ; une fois par joueur
table-industry-subsidy-free = encore disponible
table-industry-subsidy-takers = Prise par
table-industry-subsidized = A pris la subvention
table-industry-marker-up = Marqueur de zone { $letter } : face visible, sa case est disponible.
table-industry-marker-used = Marqueur de zone { $letter } : déjà utilisé à cette époque.
table-industry-marker-bag = Marqueur de zone { $letter } : dans le sac.
table-industry-marker-coin = Avec un symbole de pièce : { $amount } pour chacun quand il est tiré.
table-industry-bag = Marqueurs de zone dans le sac : { $count }.
table-industry-epoch = Époque { $epoch } : y apparaissent { $resources } ; la banque les vend dès l’époque { $next }.
table-industry-epoch-last = Époque { $epoch } : la dernière.
table-industry-network = { $network } : relie des usines à la case bonus « { $bonus } »
table-industry-road = Route entre { $a } et { $b } : { $points } points pour le joueur qui développe les deux
table-industry-line = Ligne entre { $a } et { $b } : { $points } points pour le joueur qui développe les deux
table-industry-legend-road = Chaque route dont vous avez développé les deux bouts : { $points } points à la fin
table-industry-legend-line = Chaque ligne dont vous avez développé les deux bouts : { $points } points à la fin
table-industry-legend-network = { $network } : pour chacune de vos cases bonus « { $bonus } », { $points } points à la fin pour chacune de vos usines sur le réseau
table-industry-legend-money = Par tranche de { $amount } thalers : { $points } point à la fin
table-industry-legend-joker = Chaque joker inutilisé : { $points } points à la fin
table-industry-coins = { $amount ->
    [one] { $amount } thaler
   *[other] { $amount } thalers
}
table-industry-per-factory = Pour chacune de vos usines sur le réseau
table-industry-networks = Réseaux
table-industry-need-joker = { $resource } : un joker peut être utilisé
table-industry-price-none = impossible à développer maintenant
table-industry-brings = Rapporte à { $player } à la fin
table-industry-would-bring = Rapporterait à { $player } à la fin
table-industry-gain = { $what } : +{ $points }

## Barrage
table-barrage-tab-map = Carte
table-barrage-tab-actions = Actions
table-barrage-tab-company = Société
table-barrage-rivals = Les autres sociétés
table-barrage-tab-track = Énergie
table-barrage-map = Plateau principal avec rivières, barrages, conduites et centrales
table-barrage-management = Plateau administration
table-barrage-track = Piste d’énergie
table-barrage-wheel = Roue de construction : { $player }
table-barrage-player = { $player } ({ $company })
table-barrage-no-company = Les sociétés n’ont pas encore été choisies.
table-barrage-area-mountain = Montagne
table-barrage-area-hill = Colline
table-barrage-area-plain = Plaine
table-barrage-area = { $area } : une base demande { $base } excavatrices, une élévation { $elevation } bétonnières
table-barrage-basin = { $basin }, { $area }
table-barrage-free = libre
table-barrage-neutral = neutre
table-barrage-owned = construite par { $player }
table-barrage-dam = { $owner }, niveau { $level }, { $drops } gouttes sur { $capacity }
table-barrage-waiting = { $drops ->
    [one] { $drops } goutte en attente
   *[other] { $drops } gouttes en attente
}
table-barrage-energy-mark = { $player } : énergie { $energy }
table-barrage-space-free = libre
table-barrage-space-taken = occupé par { $player }
table-barrage-space-used = utilisé cette manche
table-barrage-space-closed = indisponible à ce nombre de joueurs
table-barrage-office-turbine-station = Salle des turbines
table-barrage-office-water-management = Contrôle de l’eau
table-barrage-office-bank = Banque
table-barrage-office-workshop = Atelier
table-barrage-office-machinery-shop = Usine de machines
table-barrage-office-contract-office = Bureau des contrats
table-barrage-office-patent-office = Bureau des brevets
table-barrage-base = Base
table-barrage-elevation = Élévation
table-barrage-conduit = Conduite
table-barrage-powerhouse = Centrale
table-barrage-any-structure = n’importe quelle structure
table-barrage-row = { $structure } : { $built } sur { $pieces } construites
table-barrage-segment-open = Le secteur ouvert
table-barrage-segment-empty = { $turns ->
    [one] Vide ; ouvert après { $turns } rotation
   *[other] Vide ; ouvert après { $turns } rotations
}
table-barrage-segment = { $turns ->
    [one] { $tile } (excavatrices : { $excavators }, bétonnières : { $mixers }) : de retour après { $turns } rotation
   *[other] { $tile } (excavatrices : { $excavators }, bétonnières : { $mixers }) : de retour après { $turns } rotations
}
table-barrage-companies = Sociétés et leurs directeurs
table-barrage-starting = Contrats de départ
table-barrage-officers = Directeurs qui peuvent être copiés
table-barrage-on-wheel = Sur la roue
table-barrage-contracts = Contrats
table-barrage-tiles = Tuiles
table-barrage-fulfilled = remplis
table-barrage-out = A passé
table-barrage-energy = Énergie
table-barrage-produced = Énergie produite
table-barrage-credits = Crédits
table-barrage-engineers-left = Ingénieurs
table-barrage-excavators = Excavatrices
table-barrage-mixers = Bétonnières
table-barrage-drops = Gouttes
table-barrage-engineers = Ingénieurs à la banque
table-barrage-kind-starting = contrat de départ
table-barrage-kind-national = national
table-barrage-kind-green = vert
table-barrage-kind-yellow = jaune
table-barrage-kind-red = rouge
table-barrage-contract = énergie { $energy } ; récompense : { $reward }
table-barrage-asks = Demande
table-barrage-reward = Récompense
table-barrage-builds = Construit
table-barrage-tile-held = chez { $player }
table-barrage-tile-wheel = sur la roue de { $player }
table-barrage-start-credits = Au départ
table-barrage-income-of = pièce { $piece } : { $income }
table-barrage-for-each = Pour chaque pièce
table-barrage-scored = Compté à la
table-barrage-round = manche { $round }
table-barrage-round-drops = { $drops ->
    [one] manche { $round } : { $drops } goutte
   *[other] manche { $round } : { $drops } gouttes
}
table-barrage-lies-in = Se trouve dans
table-barrage-leads-to = Mène à
table-barrage-value = Valeur
table-barrage-red = Encadré en rouge
table-barrage-red-fee = { $count ->
    [one] supplément de { $count } crédit
   *[other] supplément de { $count } crédits
}
table-barrage-surcharge = { $count ->
    [one] surcoût de { $count } crédit
   *[other] surcoût de { $count } crédits
}
table-barrage-price-in = { $area } : { $price }
table-barrage-price-conduit = pour chaque point de sa valeur : { $price }
table-barrage-price-most = au plus { $price }
table-barrage-price-or = ou { $price } ({ $officer })
table-barrage-price-credits = { $price } à la place de n’importe quelle machine ({ $officer })
table-barrage-price-none = aucune machine
table-barrage-gain-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-barrage-gain-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
table-barrage-gain-engineers = { $count ->
    [one] { $count } ingénieur
   *[other] { $count } ingénieurs
}
table-barrage-gain-excavators = { $count ->
    [one] { $count } excavatrice
   *[other] { $count } excavatrices
}
table-barrage-gain-mixers = { $count ->
    [one] { $count } bétonnière
   *[other] { $count } bétonnières
}
table-barrage-gain-energy = { $count ->
    [one] { $count } énergie
   *[other] { $count } énergie
}
table-barrage-gain-machines = { $count ->
    [one] { $count } machine au choix
   *[other] { $count } machines au choix
}
table-barrage-gain-rotate = { $count ->
    [one] roue tournée de { $count } secteur
   *[other] roue tournée de { $count } secteurs
}
table-barrage-gain-drops = { $count ->
    [one] { $count } goutte sur une source
   *[other] { $count } gouttes sur des sources
}
table-barrage-gain-flowing = { $count ->
    [one] { $count } goutte qui s’écoule aussitôt
   *[other] { $count } gouttes qui s’écoulent aussitôt
}
table-barrage-gain-free = { $structure } sans frais
table-barrage-gain-free-base = base sans frais ({ $areas })
table-barrage-gain-free-conduit = conduite sans frais, de valeur { $value } au plus
table-barrage-production = Énergie : { $raw } par l’eau, modificateur { $modifier }, bonus +{ $bonus } : { $energy }
table-barrage-production-fee = { $credits ->
    [one] { $credits } crédit va à { $player } pour la conduite
   *[other] { $credits } crédits vont à { $player } pour la conduite
}
table-barrage-production-contracts = Suffit pour : { $contracts }
table-barrage-production-no-contract = Ne suffit pour aucun contrat

## Annuler
table-undo = Annuler la dernière décision
table-undo-online = Annuler votre dernière décision ; les joueurs concernés doivent d’abord accepter
table-undo-short = Annuler
table-undo-nothing = Il n’y a encore rien à annuler.
table-undo-revealed = Des informations cachées ont été révélées depuis la dernière décision : impossible de l’annuler.
table-redo = Rétablir

## Robots
table-bots = Robots
table-bot-speed = Vitesse des robots
table-speed = Vitesse
table-speed-slow = lente
table-speed-normal = normale
table-speed-fast = rapide
table-speed-instant = immédiate
table-pause = Pause
table-resume = Reprendre
table-step = Jouer un coup
table-thinking = { $player } réfléchit…
table-bot-failed = Le robot n’a pas répondu. La partie est en sécurité.
table-retry = Réessayer

## Le conseil
table-hint = Conseil
table-hint-ask = Demander un conseil : trois bons choix
table-hint-thinking = Réflexion, deux secondes au plus…
table-hint-failed = Pas de conseil cette fois. Fermez et redemandez.
table-hint-note = Estimations du robot difficile, qui ne sait que ce que vous savez.
table-hint-outlook = { $percent } % de chances de gagner, environ { $points } points
table-hint-choose = Choisir
table-hint-choose-this = Choisir : { $choice }
table-hint-part = { $part } ({ $points })
table-hint-both = { $first } et { $second }
table-hint-gains = Apporte { $gains }.
table-hint-losses = Coûte { $losses }.
table-hint-gains-losses = Apporte { $gains }, coûte { $losses }.
table-hint-against-next = Par rapport au choix suivant : { $parts }.
table-hint-later = Rapporte moins pour l’instant, mais paie plus tard : { $parts }.
table-hint-rival = les rivaux freinés
table-hint-played-on = Pas de raison unique : c’est ce qui a donné les meilleurs résultats dans les simulations du robot.
table-hint-even = Ne change pas grand-chose pour l’instant.

## Enregistrement
table-unsaved-forbidden = Ce navigateur ne permet pas à la page d’enregistrer des données : la partie sera perdue à la fermeture. Téléchargez-la.
table-unsaved-full = Le stockage du navigateur est plein : le dernier coup n’est pas enregistré. Téléchargez la partie ou supprimez d’anciennes parties.

## Le journal
table-log = Journal
table-forced = (coup forcé)
table-show-then = Afficher la position après ce coup
table-since = Depuis votre dernier tour
table-since-nothing = Rien ne s’est passé depuis.
table-since-hint = Cliquez sur une entrée du journal pour voir la position à ce moment-là.

## Règles et raccourcis
table-rule = Règle
table-rule-missing = Cette règle n’est pas encore disponible dans cette langue.
table-all-rules = Toutes les règles
table-keys = Raccourcis clavier
table-key-tab = choix suivant
table-key-arrows = se déplacer sur le plateau
table-key-enter = choisir ; confirmer le choix
table-key-escape = fermer, annuler
table-key-hint = un conseil : trois bons choix
table-key-undo = annuler
table-key-log = aller au journal
table-key-rules = règle de la question en cours
table-key-since = ce qui s’est passé depuis votre dernier tour
table-key-help = cette liste
table-key-step = un coup en arrière ou en avant
table-key-ends = première ou dernière position
table-key-play = lecture ou pause

## Scores et fin de partie
table-score-sheet = Feuille de score
table-total = Total
table-winner = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
table-tie-rule = En cas d’égalité, les lignes sous le total départagent, de haut en bas.
table-again = Nouvelle partie, mêmes joueurs
table-replay = Relecture

## Relecture
table-replay-none = Aucun enregistrement n’est ouvert. Chargez-en un depuis un fichier.
table-load = Charger un enregistrement
table-play = Lecture
table-back = Un coup en arrière
table-forward = Un coup en avant
table-move-of = Coup { $at } sur { $of }
table-continue = Continuer d’ici
table-continue-how = Une nouvelle partie commence à ce coup ; l’enregistrement reste inchangé.
table-continue-same = Avec les mêmes joueurs
table-continue-people = Avec une personne à chaque place
table-continue-alone = Vous contre des robots
table-back-to-game = Retour à la partie

## Analyse d’une partie terminée
table-analysis = Analyse
table-analysis-lead = Un robot réexamine chaque décision en ne sachant que ce que le joueur pouvait savoir à ce moment-là. Ses chiffres sont des estimations.
table-analysis-none = Seules les parties terminées peuvent être analysées.
table-analysis-progress = { $done } décisions sur { $of }
table-analysis-done = Les { $of } décisions ont été examinées.
table-analysis-failed = Le robot n’a pas répondu. Les résultats obtenus sont conservés.
table-analysis-stop = Arrêter
table-analysis-chances = Chances de gagner
table-analysis-curve = Les chances de gagner de chaque joueur au fil de la partie, sous forme de courbes ; les mêmes chiffres figurent dans le tableau en bas de la page.
table-analysis-moment = Moment de la partie
table-analysis-percent = { $percent } %
table-analysis-result = La fin de la partie.
table-analysis-played = Joué
table-analysis-better = Choix du robot
table-analysis-agrees = Le robot aurait fait le même choix.
table-analysis-lost = Chances de gagner : −{ $percent } %
table-analysis-show = Voir la position
table-analysis-play-on = Continuer d’ici
table-analysis-swings = Les plus grands tournants
table-analysis-swing = { $player } : { $before } % → { $after } %
table-analysis-move = Coup { $at }
table-analysis-decisions = Décisions
table-analysis-of = Joueur
table-analysis-order = Ordre
table-analysis-largest = les plus coûteuses d’abord
table-analysis-in-order = dans l’ordre de la partie
table-analysis-all = Tout afficher ({ $count })
table-analysis-table = Le graphique sous forme de tableau
table-analysis-moves = Coups joués

## Le rideau
table-curtain-pass = Passez l’écran à { $player }
table-curtain-why = Les mains sont secrètes : à part { $player }, personne ne devrait regarder l’écran maintenant.
table-curtain-show = Je suis { $player } : montrer ma main
