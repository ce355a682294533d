# Age of Industry : ce que dit le moteur. Une pièce arrive avec son identifiant ($card-id, $industry-id), d’après lequel
# les morceaux ci-dessous choisissent leurs mots ; les noms de cases, de sites, de liens et de marchés sont sans article.

## Morceaux de phrases

age-of-industry-part-card =
    { $card-id ->
        [location_red] la carte rouge
        [location_blue] la carte bleue
        [location_green] la carte verte
        [location_orange] la carte orange
        [location_yellow] la carte jaune
        [location_purple] la carte violette
        [industry_cotton_mill] la carte Cotonnerie
        [industry_factory] la carte Usine
        [industry_coal_mine] la carte Mine de charbon
        [industry_iron_works] la carte Forge
        [industry_port] la carte Port
        [industry_ship] la carte Navire
       *[other] la carte « { $card } »
    }
age-of-industry-part-a-tile =
    { $industry-id ->
        [cotton_mill] une cotonnerie de niveau { $level }
        [factory] une usine de niveau { $level }
        [coal_mine] une mine de charbon de niveau { $level }
        [iron_works] une forge de niveau { $level }
        [port] un port de niveau { $level }
        [ship] un navire de niveau { $level }
       *[other] { $industry } (niveau { $level })
    }
age-of-industry-part-the-tile =
    { $industry-id ->
        [cotton_mill] la cotonnerie de niveau { $level }
        [factory] l’usine de niveau { $level }
        [coal_mine] la mine de charbon de niveau { $level }
        [iron_works] la forge de niveau { $level }
        [port] le port de niveau { $level }
        [ship] le navire de niveau { $level }
       *[other] { $industry } (niveau { $level })
    }
age-of-industry-part-old-tile =
    { $old-id ->
        [cotton_mill] la cotonnerie de niveau { $old_level }
        [factory] l’usine de niveau { $old_level }
        [coal_mine] la mine de charbon de niveau { $old_level }
        [iron_works] la forge de niveau { $old_level }
        [port] le port de niveau { $old_level }
        [ship] le navire de niveau { $old_level }
       *[other] { $old } (niveau { $old_level })
    }
age-of-industry-part-goods =
    { $industry-id ->
        [cotton_mill] le coton
        [factory] les produits d’usine
       *[other] les marchandises
    }

## Événements : le journal

age-of-industry-event-round = Le round { $round } commence.
age-of-industry-event-order = Ordre du tour : { $seats }.
age-of-industry-event-face-up = Nouvelle carte visible : { age-of-industry-part-card }.
age-of-industry-event-built = { $seat } joue { age-of-industry-part-card } et construit { age-of-industry-part-a-tile } sur la case { $space }.
age-of-industry-event-anywhere = { $seat } joue { age-of-industry-part-card } et combine ses deux actions pour construire n’importe où.
age-of-industry-event-placed = { $seat } construit { age-of-industry-part-a-tile } sur la case { $space }.
age-of-industry-event-replaced = { $seat } retire de la case { $space } { age-of-industry-part-the-tile }, qui quitte la partie.
age-of-industry-event-linked = { $seat } construit la liaison { $line }.
# Les mots d’après lesquels on choisit sont les textes de age-of-industry-word-….
age-of-industry-event-paid =
    { $bill ->
        [tuile] { $from } paie ${ $amount } pour la tuile de la case { $place }.
        [liaison] { $from } paie ${ $amount } pour la liaison { $place }.
        [charbon] { $from } importe du charbon pour ${ $amount } ({ $place }).
        [fer] { $from } importe du fer pour ${ $amount } ({ $place }).
       *[other] { $from } paie ${ $amount } d’intérêts.
    }
age-of-industry-event-borrowed = { $seat } emprunte ${ $amount }.
age-of-industry-event-repaid = { $seat } rembourse ${ $amount }.
age-of-industry-event-fetched = { $seat } prend du { $cube } sur la case { $from } pour { $place }.
age-of-industry-event-fetched-import = { $seat } prend du { $cube } importé ({ $from }) pour { $place }.
age-of-industry-event-delivered =
    { $seat } livre au display Demande { $cubes ->
        [one] { $cubes } cube { $cube }
       *[other] { $cubes } cubes { $cube }
    } de la case { $from }.
age-of-industry-event-delivered-import =
    { $seat } livre au display Demande { $cubes ->
        [one] { $cubes } cube { $cube } importé
       *[other] { $cubes } cubes { $cube } importés
    } : { $from }.
age-of-industry-event-flipped = { $seat } retourne { age-of-industry-part-the-tile } de la case { $space }.
age-of-industry-event-income = { $seat } reçoit ${ $amount }.
age-of-industry-event-sold-port = { $seat } vend au port de la case { $port } depuis la case { $space }.
age-of-industry-event-sold-market = { $seat } vend au marché { $market } depuis la case { $space }.
age-of-industry-event-market-flipped = Le marché { $market } a ce qu’il voulait : sa tuile est retournée.
age-of-industry-event-sells-no-more = { $seat } ne vend rien de plus.
age-of-industry-event-repays-no-more = { $seat } ne rembourse rien de plus.
age-of-industry-event-developed = { $seat } se développe : { age-of-industry-part-a-tile } quitte le display.
age-of-industry-event-discarded = { $seat } défausse { age-of-industry-part-card }.
age-of-industry-event-drew = { $seat } prend { age-of-industry-part-card }, qui était visible.
age-of-industry-event-drew-pile = { $seat } prend une carte de la pioche.
age-of-industry-event-got = C’est { age-of-industry-part-card }.
age-of-industry-event-passed = { $seat } passe.
age-of-industry-event-hand-down =
    { $seat } défausse { $cards ->
        [one] sa dernière carte
       *[other] ses { $cards } dernières cartes
    }.
age-of-industry-event-link-income =
    { $seat } touche le revenu de { $links ->
        [one] { $links } liaison
       *[other] { $links } liaisons
    }.
age-of-industry-event-over = Le dernier train est arrivé : la partie est finie.
age-of-industry-event-final =
    { $seat } finit avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refus : ce qui ne va pas, et ce qui irait

age-of-industry-refusal-not-now = Ce n’est pas ce qui est demandé maintenant ; choisissez l’une des actions proposées.
age-of-industry-refusal-game-over = La partie est finie, plus rien ne peut être joué ; le décompte final reste tel quel.
age-of-industry-refusal-no-such-card = Vous n’avez pas { age-of-industry-part-card } ; choisissez une carte de votre main.
age-of-industry-refusal-no-cards = Se développer coûte une carte, et vous n’en avez pas ; construisez une liaison, vendez ou piochez.
age-of-industry-refusal-needs-both-actions =
    Pour construire n’importe où, il faut les deux actions d’un tour, et il ne vous en reste { $left ->
        [1] qu’une
       *[other] que { $left }
    } ; décidez-le avant votre première action.
age-of-industry-refusal-nowhere-to-build = Il n’y a aucune case du plateau où vous pourriez construire maintenant ; choisissez une autre action.
age-of-industry-refusal-card-shows = Cette carte ne construit que ce qu’elle montre, « { $industry } » ; pour autre chose, jouez une autre carte.
age-of-industry-refusal-not-linked = Avec une carte Industrie, il faut qu’une de vos liaisons touche ce site : { $place }. Jouez une carte Site de sa couleur, ou construisez d’abord la liaison.
age-of-industry-refusal-no-port-of-yours = Avec la carte Navire, il vous faut un port à vous dans cette ville, ou n’importe quel port et une de vos liaisons qui y mène : { $place }. Une carte Site de la bonne couleur vous en dispense.
# $colour-id choisit la couleur telle qu’elle s’écrit dans la phrase.
age-of-industry-refusal-other-colour =
    { $place } n’a pas la couleur de cette carte ; choisissez une ville ou une case navire { $colour-id ->
        [red] rouge
        [blue] bleue
        [green] verte
        [orange] orange
        [yellow] jaune
       *[purple] violette
    }, ou une autre carte.
age-of-industry-refusal-no-symbol = Une case sans symbole reçoit une cotonnerie, une usine ou une forge ; cherchez une case au symbole « { $industry } ».
age-of-industry-refusal-symbol = Cette case ne reçoit que ce que montre son symbole, « { $industry } » ; choisissez une autre case.
age-of-industry-refusal-no-port = Un navire a besoin d’un port à l’autre bout de sa liaison maritime, et il n’y en a pas encore : { $place }. Construisez-le d’abord, ou choisissez une autre case navire.
age-of-industry-refusal-tile-limit =
    { $place } : vous ne pouvez pas y avoir plus de { $limit ->
        [one] { $limit } tuile
       *[other] { $limit } tuiles
    } ; construisez ailleurs, ou remplacez une de vos tuiles.
age-of-industry-refusal-none-left = Il ne vous reste aucune tuile de cette industrie sur votre display : { $industry }. Choisissez une autre industrie.
age-of-industry-refusal-level-nought = Votre plus petite tuile de cette industrie est de niveau 0 et ne peut jamais être construite : { $industry }. Développez-vous pour vous en débarrasser.
# [charbon] et [fer] sont les textes de age-of-industry-word-coal et -iron.
age-of-industry-refusal-no-supply =
    { $cube ->
        [charbon] Il n’y a pas assez de charbon pour ce site : { $place }. Connectez-le à une mine de charbon ou à une case Importation ouverte qui a des cubes, ou à un port par lequel en acheter.
       *[fer] Il n’y a pas assez de fer pour ce site : { $place }. Connectez-le à une forge qui a des cubes, ou à un port par lequel en acheter.
    }
age-of-industry-refusal-not-higher = Votre tuile est ici de niveau { $old }, la nouvelle seulement de niveau { $level } ; pour remplacer, il faut un niveau supérieur : développez-vous d’abord.
age-of-industry-refusal-not-higher-than-theirs = La tuile de l’autre joueur est de niveau { $old }, la vôtre seulement de niveau { $level } ; pour remplacer, il faut un niveau supérieur : développez-vous d’abord.
age-of-industry-refusal-not-replaceable = Cette tuile est à { $seat } : des autres joueurs, vous ne pouvez remplacer qu’une mine de charbon ou une forge, et par une de vos mines ou forges ; choisissez une autre case.
age-of-industry-refusal-cubes-left =
    { $cube ->
        [charbon] On ne remplace la mine d’un autre joueur que s’il n’y a plus de charbon ni sur le plateau ni sur le display Demande ;
       *[fer] On ne remplace la forge d’un autre joueur que s’il n’y a plus de fer ni sur le plateau ni sur le display Demande ;
    } choisissez une autre case.
age-of-industry-refusal-line-taken = { $seat } a déjà construit la liaison { $line } ; choisissez un lien libre.
age-of-industry-refusal-out-of-reach = Vous n’avez ni tuile ni liaison à aucune extrémité du lien { $line } ; construisez une liaison qui part d’un endroit où vous êtes.
age-of-industry-refusal-one-end = Tous les cubes pour { $line } doivent aller à la même extrémité, ce qui exclut ce choix ; choisissez ce qu’une seule extrémité peut recevoir.
age-of-industry-refusal-no-counter = Toutes vos liaisons sont posées, vous ne pouvez plus en construire ; choisissez une autre action.
age-of-industry-refusal-not-nearest = { $space } n’est pas la source la plus proche ; prenez le cube à l’une de celles qui sont proposées.
age-of-industry-refusal-no-source = { $space } n’a pas de cube que vous pourriez prendre ; prenez-le à l’une des sources proposées.
age-of-industry-refusal-nothing-to-sell = Vous n’avez pas de cotonnerie ni d’usine non retournée sur la case { $space } ; choisissez-en une qui a encore de quoi vendre.
age-of-industry-refusal-no-outlet = Il n’y a pas de port sur la case { $space } ; vendez à un port ou à une tuile Marché non retournés.
age-of-industry-refusal-outlet-flipped = { $place } : ce débouché a déjà servi ; choisissez une tuile non retournée.
age-of-industry-refusal-not-connected = Aucune suite de liaisons construites ne joint ces deux sites : { $place } et { $to }. Choisissez un autre débouché, ou construisez ce qui manque.
age-of-industry-refusal-cotton-only = { $place } : ce port est de niveau 1 et n’accepte que du coton ; vendez les produits d’usine à un port de niveau supérieur ou à un marché.
age-of-industry-refusal-not-wanted = Le marché { $market } ne veut pas de ces marchandises ; choisissez-en un dont la tuile les montre, ou un port.
age-of-industry-refusal-no-ship = Sans navire sur la case { $place }, personne n’atteint le marché situé au-delà ; choisissez un autre débouché, ou posez d’abord un navire.
age-of-industry-refusal-not-face-up = Vous ne pouvez pas prendre { age-of-industry-part-card }, qui n’est pas visible ; prenez une carte visible ou piochez.
age-of-industry-refusal-pile-empty = La pioche est vide ; prenez une carte visible s’il y en a, ou choisissez une autre action.
age-of-industry-refusal-hand-full = Vous ne pouvez pas avoir plus de { $limit } cartes en main, donc pas piocher ; choisissez une autre action.
age-of-industry-refusal-draw-instead = Vous n’avez pas de carte à défausser, donc vous ne pouvez pas passer tant que la pioche en a ; piochez.
age-of-industry-refusal-too-much = Vous devez ${ $debt } et vous avez ${ $money } ; on ne rembourse ni plus qu’on ne doit ni plus qu’on n’a.
age-of-industry-refusal-not-your-turn = C’est à { $asked } de décider ; { $seat } doit attendre.

## Questions

age-of-industry-prompt-act-first-round = { $seat }, votre seule action de ce round : construire avec une carte, poser une liaison, vendre, développer, piocher ou passer ?
age-of-industry-prompt-act = { $seat }, la première de vos deux actions : construire avec une carte, poser une liaison, vendre, développer, piocher ou passer ?
age-of-industry-prompt-act-second = { $seat }, votre seconde action : construire avec une carte, poser une liaison, vendre, développer, piocher ou passer ?
age-of-industry-prompt-place = { $seat }, que construisez-vous, et où ? Tous les sites sont permis.
age-of-industry-prompt-cube-tile = { $seat }, d’où vient le { $cube } pour la case { $space } ({ $industry }) ? Ces sources sont aussi proches l’une que l’autre.
age-of-industry-prompt-cube-link = { $seat }, d’où vient le { $cube } pour la liaison { $line } ?
age-of-industry-prompt-sell = { $seat }, vendez-vous encore quelque chose ?
age-of-industry-prompt-draw = { $seat }, quelle autre carte prenez-vous ?
age-of-industry-prompt-discard-develop = { $seat }, quelle carte défaussez-vous pour vous développer ({ $industry }) ?
age-of-industry-prompt-discard-pass = { $seat }, quelle carte défaussez-vous pour passer ?
age-of-industry-prompt-repay-after = { $seat }, remboursez-vous quelque chose avant la fin de votre tour ? Vous devez ${ $debt }, soit ${ $interest } d’intérêts, et vous avez ${ $money }.
age-of-industry-prompt-repay-interest = { $seat }, remboursez-vous quelque chose avant de payer les intérêts ? Vous devez ${ $debt }, soit ${ $interest } d’intérêts, et vous avez ${ $money }.
age-of-industry-prompt-over = La partie est finie.

## Actions : les textes des boutons

age-of-industry-action-build = Construire { age-of-industry-part-a-tile } sur la case { $space } avec { age-of-industry-part-card }
age-of-industry-action-build-replacing = Remplacer { age-of-industry-part-old-tile } de la case { $space } par { age-of-industry-part-a-tile } avec { age-of-industry-part-card }
age-of-industry-action-anywhere = Construire n’importe où, avec les deux actions et { age-of-industry-part-card }
age-of-industry-action-place = Construire { age-of-industry-part-a-tile } sur la case { $space }
age-of-industry-action-place-replacing = Remplacer { age-of-industry-part-old-tile } de la case { $space } par { age-of-industry-part-a-tile }
age-of-industry-action-link = Construire la liaison { $line }
age-of-industry-action-take = Prendre du { $cube } : { $space } (tuile de { $seat }, reste { $left })
age-of-industry-action-take-import = Prendre du { $cube } importé : { $space } (reste { $left })
age-of-industry-action-sell-port = Vendre { age-of-industry-part-goods } de la case { $space } au port de la case { $port }
age-of-industry-action-sell-market = Vendre { age-of-industry-part-goods } de la case { $space } au marché { $market }
age-of-industry-action-develop = Se développer : retirer { age-of-industry-part-a-tile }, contre une carte au choix
age-of-industry-action-draw = Prendre { age-of-industry-part-card }
age-of-industry-action-draw-pile = Prendre une carte de la pioche
age-of-industry-action-pass = Passer et défausser une carte
age-of-industry-action-pass-free = Passer
age-of-industry-action-discard = Défausser { age-of-industry-part-card }
age-of-industry-action-repay = Rembourser ${ $amount } (sans action)
age-of-industry-action-done-selling = Ne plus rien vendre
age-of-industry-action-done-repaying = Ne plus rien rembourser

## Options

age-of-industry-option-map = Plateau
age-of-industry-option-map-text = Où l’on construit : la Nouvelle-Angleterre importe son charbon par navire ; l’Allemagne a beaucoup de mines de charbon.
age-of-industry-value-map-new_england = Nouvelle-Angleterre
age-of-industry-value-map-germany = Allemagne
age-of-industry-option-edition = Édition
age-of-industry-option-edition-text = Combien de cartes vous avez au départ : dans la première édition 5 ou 6, selon le nombre de joueurs ; dans la seconde toujours 6.
age-of-industry-value-edition-first = première édition
age-of-industry-value-edition-second = seconde édition
age-of-industry-option-final_round_upkeep = Dernier round complet
age-of-industry-option-final_round_upkeep-text = Si le dernier round se termine lui aussi par le nouvel ordre du tour et les intérêts, ou si la partie s’arrête juste après les actions.
age-of-industry-value-final_round_upkeep-true = activée
age-of-industry-value-final_round_upkeep-false = désactivée
age-of-industry-option-pile_end = Fin de la pioche
age-of-industry-option-pile_end-text = Si la partie continue après l’épuisement de la pioche jusqu’à ce qu’une main soit vide elle aussi, ou se termine avec le round où la pioche s’épuise, comme dans la seconde édition.
age-of-industry-value-pile_end-continue = on continue
age-of-industry-value-pile_end-ends_game = fin de la partie
age-of-industry-option-ship_card_port = Port d’une carte Navire
age-of-industry-option-ship_card_port-text = Par quels ports une carte Navire peut servir : seulement ceux de la ville portuaire de la case navire, ou tous ceux qui y sont connectés. Le port est à vous, ou vous êtes raccordé à sa ville.
age-of-industry-value-ship_card_port-at_sea_link = dans la ville portuaire
age-of-industry-value-ship_card_port-connected = tout port connecté
age-of-industry-option-link_cubes = Cubes d’une liaison
age-of-industry-option-link_cubes-text = Si le charbon et le fer d’une liaison peuvent aller à des extrémités différentes, ou doivent aller à la même.
age-of-industry-value-link_cubes-either_end = l’une ou l’autre extrémité
age-of-industry-value-link_cubes-same_end = la même extrémité

## Le décompte

age-of-industry-score-cotton_mill = Cotonneries
age-of-industry-score-factory = Usines
age-of-industry-score-coal_mine = Mines de charbon
age-of-industry-score-iron_works = Forges
age-of-industry-score-port = Ports
age-of-industry-score-ship = Navires
age-of-industry-score-money = Argent
age-of-industry-score-debt = Dette

## Mots

# Des phrases ci-dessus choisissent d’après ces mots : [tuile], [liaison], [charbon], [fer].
age-of-industry-word-bank = banque
age-of-industry-word-tile = tuile
age-of-industry-word-link = liaison
age-of-industry-word-coal = charbon
age-of-industry-word-iron = fer
age-of-industry-word-interest = intérêts
age-of-industry-word-order = Place dans l’ordre du tour

## D’où viennent les valeurs

age-of-industry-provenance-rulebook-fr = résumé français des règles
age-of-industry-provenance-published = autre texte publié
age-of-industry-provenance-derived = déduit
age-of-industry-provenance-reconstructed = reconstitué

age-of-industry-provenance-field-level = Niveau
age-of-industry-provenance-field-count = Nombre
age-of-industry-provenance-field-cost = Coût
age-of-industry-provenance-field-coal = Charbon nécessaire
age-of-industry-provenance-field-iron = Fer nécessaire
age-of-industry-provenance-field-cubes = Cubes apportés
age-of-industry-provenance-field-income = Revenu
age-of-industry-provenance-field-accepts = Marchandises acceptées
age-of-industry-provenance-field-kind = Sorte
age-of-industry-provenance-field-prices = Prix
age-of-industry-provenance-field-empty = Prix quand il est vide

## Pourquoi un robot apprécie un choix
age-of-industry-eval-levels = des niveaux de tuiles
age-of-industry-eval-money = de l’argent
age-of-industry-eval-debt = de la solvabilité
age-of-industry-eval-links = des liaisons
age-of-industry-eval-incomes = des revenus à venir
age-of-industry-eval-display = un accès à de meilleures tuiles
age-of-industry-eval-order = une bonne place dans l’ordre du tour
age-of-industry-eval-actions = des actions
age-of-industry-eval-hand = des cartes en main
