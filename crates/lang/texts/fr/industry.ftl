# Industry : ce que dit le moteur. Les noms des joueurs, des cases et des matières premières viennent sans article.

## Événements : le journal

industry-event-round = Époque { $epoch }, tour { $round } : { $seat } est premier joueur.
industry-event-epoch = Une ère nouvelle s’ouvre : époque { $epoch }.
industry-event-income =
    { $seat } reçoit { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } de la banque.
industry-event-refilled = Le sac est vide : tous les marqueurs de zone y retournent.
industry-event-drawn = Le marqueur de zone { $column } ouvre « { $field } ».
industry-event-coin = Le marqueur de zone { $column } montre une pièce : il y a de l’argent pour tous.
industry-event-offered = { $seat } met « { $field } » aux enchères.
industry-event-bid =
    { $seat } mise { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }.
industry-event-passed = { $seat } passe.
industry-event-bought = { $seat } achète « { $field } ».
industry-event-kept =
    { $seat } garde « { $field } » et paie { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } autour de la table.
industry-event-took = Personne n’enchérit : { $seat } prend « { $field } » gratuitement.
industry-event-auctioneer = { $seat } prend le marteau et devient commissaire-priseur.
# [banque] est le texte de industry-word-bank.
industry-event-paid =
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
        [resource] { " " }: { $resource } pour « { $field } »
        [subsidy] { " " }comme subvention
       *[field] { " " }pour « { $field } »
    }.
industry-event-plans = { $seat } veut développer « { $field } » et choisit comment payer.
industry-event-used = { $seat } dépense un joker pour « { $field } » : { $resource }.
industry-event-used-any = { $seat } dépense le joker « ? » pour « { $field } » : { $resource }.
industry-event-developed = { $seat } développe « { $field } ».
industry-event-scored =
    { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour « { $field } ».
industry-event-late = « { $field } » arrive après son époque : aucun point pour { $seat }.
industry-event-finished = { $seat } a fini de développer.
industry-event-lapsed = Trop tard pour « { $field } » : { $seat } ne pourra plus jamais développer cette case.
industry-event-subsidy = { $seat } prend la subvention.
industry-event-over = Le marteau est tombé une dernière fois : la partie est finie.
industry-event-cleared =
    { $seat } retire { $amount ->
        [one] { $amount } jeton qui montre encore l’horloge
       *[other] { $amount } jetons qui montrent encore l’horloge
    }.
industry-event-final =
    { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refus : ce qui ne va pas, et ce qui irait

industry-refusal-not-in-this-phase = Cela ne se fait pas dans cette phase ; choisissez l’une des actions proposées maintenant.
industry-refusal-game-over = La partie est finie et plus rien ne peut être joué ; le décompte final est acquis.
industry-refusal-not-available = « { $field } » n’est pas disponible ; choisissez dans la rangée de l’époque une case dont le marqueur de zone est encore face visible.
industry-refusal-name-a-field-first = Aucune case n’est encore aux enchères ; le commissaire-priseur doit d’abord en désigner une.
industry-refusal-one-at-a-time = « { $field } » est déjà aux enchères ; la case suivante se désigne quand cette vente est terminée.
industry-refusal-auctioneer-does-not-bid = Le commissaire-priseur n’enchérit pas ; à vous de décider du sort de la case.
industry-refusal-bid-not-higher = Une enchère de { $bid } n’est pas supérieure à la précédente, qui est de { $highest } ; misez plus, ou passez.
industry-refusal-bid-too-low =
    Une enchère de { $bid } est trop basse ; misez au moins { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    } ou passez.
industry-refusal-bid-too-high =
    Vous ne pouvez pas miser { $bid }, car vous { $money ->
        [0] n’avez pas d’argent
        [one] n’avez que { $money } thaler
       *[other] n’avez que { $money } thalers
    } ; ne misez pas plus que ce que vous avez, ou passez.
industry-refusal-bidding-not-over = Les enchères sont encore en cours ; le commissaire-priseur décide quand tous les autres ont enchéri ou passé.
industry-refusal-cannot-keep =
    Pour garder « { $field } », il vous faut avant de payer tout le prix de { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }, et vous en avez { $money } ; vendez la case, ou prenez d’abord votre subvention si vous l’avez encore.
industry-refusal-nobody-bid = Personne n’a enchéri pour « { $field } », il n’y a donc pas d’acheteur ; prenez la case, elle ne vous coûte rien.
industry-refusal-not-yours = « { $field } » n’est pas à vous ; vous ne pouvez développer que les cases qui portent votre jeton.
industry-refusal-no-more-developments =
    Vous ne pouvez développer que { $limit ->
        [one] { $limit } case
       *[other] { $limit } cases
    } par tour ; gardez la suivante pour un autre tour et terminez le développement.
industry-refusal-too-little-money =
    Pour développer « { $field } », il vous faut au moins { $needed ->
        [one] { $needed } thaler
       *[other] { $needed } thalers
    }, matières premières achetées comprises, et vous en avez { $money } ; la case peut rester non développée pour l’instant.
industry-refusal-nobody-supplies = « { $field } » demande la matière première « { $resource } », que personne ne produit et que la banque ne vend qu’à partir de l’époque { $epoch } ; d’ici là, un joker de cette sorte ou le joker « ? » ferait l’affaire.
industry-refusal-answer-first = Choisissez d’abord comment vous procurer ce que demande « { $field } » ; vous pourrez ensuite continuer.
industry-refusal-nothing-to-cover = Rien n’est demandé pour l’instant ; on dépense des jokers et on achète des matières premières pendant qu’on développe une case.
industry-refusal-not-the-need = La matière première « { $resource } » n’est pas celle qui est demandée ; répondez pour celle que nomme la question.
industry-refusal-no-such-joker = { $seat } n’a pas de joker de cette sorte : { $resource } ; on ne peut dépenser que ses propres jokers.
industry-refusal-no-any-joker = { $seat } n’a pas le joker « ? » ; on ne peut dépenser que ses propres jokers.
industry-refusal-already-developed = « { $field } » est déjà une case développée ; choisissez l’une de vos cases qui montrent encore l’horloge.
industry-refusal-joker-field = « { $field } » est une case joker et ne se développe jamais ; dépensez le joker quand une case demande sa matière première.
industry-refusal-lapsed = « { $field } » est une technologie de l’époque { $epoch } et ne pouvait être développée qu’à ce moment-là ; choisissez une autre de vos cases.
industry-refusal-subsidy-taken = { $seat } a déjà pris une subvention ; chaque joueur n’en a qu’une par partie.
industry-refusal-not-your-turn = C’est à { $asked } de décider ; { $seat } doit attendre.

## Questions

industry-prompt-offer = { $seat }, quelle case mettez-vous aux enchères ?
industry-prompt-bid =
    { $seat }, combien misez-vous pour « { $field } » ? { $least ->
        [one] Au moins { $least } thaler,
       *[other] Au moins { $least } thalers,
    } sinon passez ; vous en avez { $money }.
industry-prompt-decide =
    { $bidder } offre { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } pour « { $field } ». { $seat }, vendez-vous la case, ou la gardez-vous en payant autant autour de la table ? Vous avez { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }.
industry-prompt-decide-short =
    { $bidder } offre { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } pour « { $field } ». { $seat }, vendez-vous la case, ou la gardez-vous en payant autour de la table tant qu’il vous reste des thalers ? { $money ->
        [0] Vous n’en avez aucun
        [one] Vous n’avez que { $money } thaler
       *[other] Vous n’avez que { $money } thalers
    }.
industry-prompt-must-sell =
    { $bidder } offre { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } pour « { $field } ». { $seat }, vous en avez { $money }, trop peu pour garder la case : vendez-la, ou prenez d’abord votre subvention si vous l’avez encore.
industry-prompt-take = Personne n’a enchéri pour « { $field } ». { $seat }, vous prenez la case gratuitement.
industry-prompt-develop =
    { $seat }, { $left ->
        [0] vous avez développé tout ce qui est permis pendant ce tour.
        [one] quelle case développez-vous ? Vous pouvez encore en développer { $left }.
       *[other] quelle case développez-vous ? Vous pouvez en développer jusqu’à { $left }.
    } Vous avez { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }.
industry-prompt-pay = { $seat }, « { $field } » demande la matière première « { $resource } » : comment vous la procurez-vous ?
industry-prompt-over = La partie est finie.

## Actions : libellés des boutons

industry-action-offer = Mettre « { $field } » aux enchères
industry-action-bid = Miser { $amount }
industry-action-pass = Passer
# Sans enchère, il n’y a pas de valeurs : [none].
industry-action-sell =
    { $amount ->
        [one] Vendre à { $seat } pour { $amount } thaler
        [other] Vendre à { $seat } pour { $amount } thalers
       *[none] Vendre la case
    }
industry-action-keep =
    Garder la case pour { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
industry-action-take = Prendre la case gratuitement
industry-action-develop =
    { $amount ->
        [0] Développer « { $field } »
        [one] Développer « { $field } » pour { $amount } thaler
       *[other] Développer « { $field } » pour { $amount } thalers
    }
industry-action-use = Dépenser le joker : { $resource }
industry-action-use-any = Dépenser le joker « ? »
# [banque] est le texte de industry-word-bank.
industry-action-buy =
    { $from ->
        [banque] Acheter « { $resource } » à la banque
       *[other] Acheter « { $resource } » à { $from }
    } pour { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
industry-action-done = Terminer le développement
industry-action-subsidy =
    Prendre la subvention : { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } maintenant, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins à la fin

## Options

industry-option-balanced = Partie équilibrée
industry-option-balanced-text = Recommandé : à trois joueurs, on tire 4 marqueurs de zone par tour aux époques 4 et 5 ; à quatre, on en tire 3 par tour à l’époque 5.
industry-value-balanced-true = activée
industry-value-balanced-false = désactivée
industry-option-keep_payment = Garder une case
industry-option-keep_payment-text = Ce qu’il faut au commissaire-priseur pour garder une case : tout le prix en main avant de payer, ou rien ; il paie alors thaler par thaler, jusqu’au prix ou jusqu’à son dernier thaler.
industry-value-keep_payment-whole_price = tout le prix d’abord
industry-value-keep_payment-while_coins_last = tant qu’il reste des thalers

## Le décompte

industry-score-fields = Cases développées
industry-score-money = Argent
industry-score-roads = Routes
industry-score-lines = Lignes
industry-score-bonus = Cases bonus
industry-score-jokers = Jokers inutilisés
industry-score-subsidy = Subvention

## Mots

# Les phrases ci-dessus choisissent d’après ce mot : [banque].
industry-word-bank = banque
industry-word-field = case
industry-word-resource = matière première
industry-word-subsidy = subvention
industry-word-factory = usine
industry-word-technology = technologie
industry-word-bonus = case bonus
industry-word-joker = joker
industry-word-markers = Jetons sur le plateau
industry-word-money-left = Thalers restants

## D’où viennent les valeurs du plateau

industry-provenance-rulebook-de = règle allemande
industry-provenance-published = autre texte publié
industry-provenance-derived = déduit
industry-provenance-reconstructed = reconstitué

industry-provenance-field-position = Place sur le plateau
industry-provenance-field-kind = Sorte
industry-provenance-field-name = Nom
industry-provenance-field-cost = Prix
industry-provenance-field-needs = Matières premières requises
industry-provenance-field-produces = Production
industry-provenance-field-vp = Points de victoire
industry-provenance-field-links = Routes et lignes
industry-provenance-field-networks = Réseaux
industry-provenance-field-network = Réseau
industry-provenance-field-points_per_factory = Points par usine
industry-provenance-field-joker = Joker
industry-provenance-field-discount = Réduction
industry-provenance-field-letter = Lettre
industry-provenance-field-coin = Symbole de pièce
industry-provenance-field-appears = Première époque
industry-provenance-field-bank_sells_from = En vente à la banque dès
industry-provenance-field-bonus = Case bonus

## Pourquoi un robot apprécie un choix
industry-eval-points = des points
industry-eval-money = de l’argent
industry-eval-links = des liaisons
industry-eval-networks = des réseaux
industry-eval-supply = des fournitures
industry-eval-fields = des cases à développer
industry-eval-auction = des perspectives aux enchères
