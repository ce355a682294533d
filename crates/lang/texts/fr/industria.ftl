# Industria : ce que dit le moteur. Les noms des joueurs, des tuiles et des matières premières viennent sans article.

## Événements : le journal

industria-event-round = Époque { $epoch }, tour { $round } : { $seat } est premier joueur.
industria-event-epoch = Une ère nouvelle s’ouvre : époque { $epoch }.
industria-event-income =
    { $seat } reçoit { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } de revenu.
industria-event-revealed = Nouvelle tuile en vente : « { $tile } ».
industria-event-offered = { $seat } met « { $tile } » aux enchères.
industria-event-bid =
    { $seat } mise { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }.
industria-event-passed = { $seat } passe.
industria-event-bought = { $seat } achète « { $tile } ».
industria-event-kept = { $seat } décline l’enchère et garde « { $tile } ».
industria-event-took = Personne n’enchérit : { $seat } prend « { $tile } » gratuitement.
industria-event-auctioneer = { $seat } prend le marteau et devient commissaire-priseur.
# [banque] est le texte de industria-word-bank.
industria-event-paid =
    { $from ->
        [banque] La banque verse
       *[other] { $from } paie
    } { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } { $to ->
        [banque] à la banque
       *[other] à { $to }
    }{ $for-id ->
        [resource] { " " }: { $resource } pour « { $tile } »
       *[tile] { " " }pour « { $tile } »
    }.
industria-event-plans = { $seat } veut construire « { $tile } » et choisit comment payer.
industria-event-will-buy = { $seat } choisit d’acheter pour « { $tile } » : { $resource }.
industria-event-used = { $seat } utilise sa tuile matière première « { $tile } » pour « { $building } ».
industria-event-sold = { $seat } rend sa tuile matière première « { $tile } ».
industria-event-built = { $seat } construit « { $tile } ».
industria-event-scored =
    { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour « { $tile } ».
industria-event-late = « { $tile } » arrive après son époque : aucun point pour { $seat }.
industria-event-finished = { $seat } a fini de construire.
industria-event-lapsed = Trop tard pour « { $tile } » : { $seat } défausse la tuile sans l’avoir construite.
industria-event-over = Le marteau est tombé une dernière fois : la partie est finie.
industria-event-final =
    { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refus : ce qui ne va pas, et ce qui irait

industria-refusal-not-in-this-phase = Cela ne se fait pas dans cette phase ; choisissez l’une des actions proposées maintenant.
industria-refusal-game-over = La partie est finie et plus rien ne peut être joué ; le décompte final est acquis.
industria-refusal-not-on-offer = « { $tile } » n’est pas en vente ; choisissez l’une des tuiles encore en vente pendant ce tour.
industria-refusal-name-a-tile-first = Aucune tuile n’est encore aux enchères ; le commissaire-priseur doit d’abord en choisir une.
industria-refusal-one-at-a-time = Une tuile est déjà aux enchères ; la suivante se choisit quand cette vente est terminée.
industria-refusal-auctioneer-does-not-bid = Le commissaire-priseur n’enchérit pas ; à vous de décider du sort de la tuile.
industria-refusal-bidding-not-over = Les enchères sont encore en cours ; le commissaire-priseur décide quand tous les autres ont enchéri ou passé.
industria-refusal-bid-too-low =
    Une enchère de { $bid } est trop basse ; misez au moins { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    } ou passez.
industria-refusal-bid-too-high =
    Vous ne pouvez pas miser { $bid }, car vous { $money ->
        [0] n’avez pas d’argent
        [one] n’avez que { $money } thaler
       *[other] n’avez que { $money } thalers
    } ; ne misez pas plus que ce que vous avez, ou passez.
industria-refusal-nobody-bid = Personne n’a enchéri, il n’y a donc pas d’acheteur ; prenez la tuile, elle ne vous coûte rien.
industria-refusal-not-in-hand = « { $tile } » n’est pas dans votre main ; vous ne pouvez construire que des tuiles de votre main.
industria-refusal-one-of-each-kind = Vous avez déjà construit une { $kind } pendant ce tour ; une seule de chaque sorte est permise, gardez la suivante pour un autre tour.
industria-refusal-resource-tile-not-built = « { $tile } » est une tuile matière première et ne se construit pas ; utilisez-la pour payer ce que vous construisez.
industria-refusal-too-little-money =
    Pour construire « { $tile } », il vous faut au moins { $needed ->
        [one] { $needed } thaler
       *[other] { $needed } thalers
    }, matières premières achetées comprises, et vous en avez { $money } ; la tuile peut rester dans votre main pour l’instant.
industria-refusal-nobody-supplies = « { $tile } » demande la matière première « { $resource } », que personne ne produit et que la banque ne vend qu’à partir de l’époque { $epoch } ; d’ici là, une tuile matière première de cette sorte ferait l’affaire.
industria-refusal-not-in-this-epoch = « { $tile } » demande la matière première « { $resource } », que même les usines ne fournissent dans cette partie qu’à partir de l’époque { $epoch } ; d’ici là, une tuile matière première de cette sorte ferait l’affaire.
industria-refusal-pay-first = Choisissez d’abord comment payer « { $tile } » ; vous pourrez ensuite continuer.
industria-refusal-nothing-to-pay = Il n’y a rien à payer pour l’instant ; les matières premières se paient pendant la construction d’une tuile.
industria-refusal-not-the-need = La matière première « { $resource } » n’est pas celle qui est demandée ; répondez pour celle que nomme la question.
industria-refusal-sale-switched-off = L’option « Vente des tuiles matière première » est désactivée dans cette partie ; ici, ces tuiles servent seulement à payer vos constructions.
industria-refusal-no-such-resource-tile = { $seat } n’a pas en main de tuile matière première « { $tile } » ; on ne peut utiliser ou rendre que les tuiles matière première de sa propre main.
industria-refusal-not-while-paying = Finissez d’abord de payer « { $tile } » ; vous pourrez ensuite de nouveau rendre des tuiles matière première.
industria-refusal-not-your-turn = C’est à { $asked } de décider ; { $seat } doit attendre.

## Questions

industria-prompt-offer = { $seat }, quelle tuile mettez-vous aux enchères ?
industria-prompt-bid =
    { $seat }, combien misez-vous pour « { $tile } » ? { $least ->
        [one] Au moins { $least } thaler,
       *[other] Au moins { $least } thalers,
    } sinon passez ; vous en avez { $money }.
industria-prompt-decide =
    { $bidder } offre { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } pour « { $tile } ». { $seat }, vendez-vous la tuile ou la gardez-vous ?
industria-prompt-take = Personne n’a enchéri pour « { $tile } ». { $seat }, vous prenez la tuile gratuitement.
industria-prompt-build =
    { $seat }, que construisez-vous ? Vous avez { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }.
industria-prompt-pay = { $seat }, « { $tile } » demande la matière première « { $resource } » : utilisez-vous votre tuile ou payez-vous ?
industria-prompt-over = La partie est finie.

## Actions : libellés des boutons

industria-action-offer = Mettre « { $tile } » aux enchères
industria-action-bid = Miser { $amount }
industria-action-pass = Passer
# Sans enchère, il n’y a pas de valeurs : [none].
industria-action-sell =
    { $amount ->
        [one] Vendre à { $seat } pour { $amount } thaler
        [other] Vendre à { $seat } pour { $amount } thalers
       *[none] Vendre la tuile
    }
industria-action-keep = Garder la tuile
industria-action-take = Prendre la tuile gratuitement
industria-action-sell-tile =
    Rendre « { $tile } » pour { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
industria-action-build =
    { $amount ->
        [0] Construire « { $tile } »
        [one] Construire « { $tile } » pour { $amount } thaler
       *[other] Construire « { $tile } » pour { $amount } thalers
    }
industria-action-use = Utiliser la tuile matière première « { $tile } »
# [banque] est le texte de industria-word-bank.
industria-action-buy =
    { $from ->
        [banque] Acheter « { $resource } » à la banque
       *[other] Acheter « { $resource } » à { $from }
    } pour { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
industria-action-done = Terminer la construction

## Options

industria-option-sell_resource_tiles = Vente des tuiles matière première
industria-option-sell_resource_tiles-text = Quand c’est à vous de décider, vous pouvez rendre une tuile matière première à la banque pour 1 thaler.
industria-value-sell_resource_tiles-true = activée
industria-value-sell_resource_tiles-false = désactivée

industria-option-supply_restriction = Limite d’époque des matières premières
industria-option-supply_restriction-text = Si seule la banque doit attendre l’époque d’une matière première, ou les usines construites aussi.
industria-value-supply_restriction-bank_only = banque seulement
industria-value-supply_restriction-all_ways = toutes les façons

industria-option-epoch_income = Revenu supplémentaire
industria-option-epoch_income-text = Si les époques 3, 4 et 5 rapportent un thaler de plus à leur début, ou à chaque tour.
industria-value-epoch_income-one_off = unique
industria-value-epoch_income-permanent = permanent

## Le décompte

industria-score-tiles = Tuiles construites
industria-score-roads = Routes
industria-score-lines = Lignes
industria-score-bonus = Tuiles bonus
industria-score-money = Argent

## Mots

# Les phrases ci-dessus choisissent d’après ce mot : [banque].
industria-word-bank = banque
industria-word-tile = tuile
industria-word-factory = usine
industria-word-technology = technologie
industria-word-bonus = tuile bonus
industria-word-resource = tuile matière première
industria-word-laid-out = Tuiles posées
industria-word-money-left = Argent restant

## D’où viennent les valeurs d’une tuile

industria-provenance-rulebook = règle du jeu
industria-provenance-rulebook-fr = règle française
industria-provenance-rulebook-it = règle italienne
industria-provenance-published = autre texte publié
industria-provenance-derived = déduit
industria-provenance-reconstructed = reconstitué

industria-provenance-field-name = Nom
industria-provenance-field-epoch = Époque
industria-provenance-field-cost = Coût
industria-provenance-field-needs = Matières premières requises
industria-provenance-field-produces = Production
industria-provenance-field-vp = Points de victoire
industria-provenance-field-symbols = Symboles
industria-provenance-field-symbol = Sorte de bonus
industria-provenance-field-resource = Matière première
industria-provenance-field-discount = Réduction
industria-provenance-field-count = Nombre de tuiles
industria-provenance-field-connection = Connexion

## Pourquoi un robot apprécie un choix
industria-eval-points = des points
industria-eval-money = de l’argent
industria-eval-links = des liaisons
industria-eval-symbols = des symboles assortis
industria-eval-supply = des fournitures
industria-eval-hand = des tuiles en main
industria-eval-auction = des perspectives aux enchères
