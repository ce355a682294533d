# Smokestack at the terminal

cli-welcome = Répondez par un numéro ou par le texte. « help » donne les autres commandes.
cli-prompt = >
cli-help =
    Autres commandes :
    undo — annuler votre dernière décision
    table — afficher de nouveau la table
    list — afficher chaque choix sur sa ligne, avec son texte
    log — afficher tout le journal
    score — afficher le score si la partie finissait maintenant
    rule IA-6.6 — afficher une règle
    save FICHIER — enregistrer la partie
    quit — quitter (voir --save et --resume)
# Between two people at one keyboard, where hands are secret.
cli-curtain = Passez le clavier à { $player }. Appuyez sur Entrée pour voir la main de { $player }.
cli-undone = Décision annulée.
cli-undo-nothing = Vous n’avez aucune décision à annuler.
cli-undo-revealed = Une information cachée a été révélée depuis : impossible d’annuler.
cli-saved = La partie a été enregistrée dans { $file }.
cli-goodbye = Au revoir. La partie n’a pas été enregistrée ; voir --save FICHIER.
cli-goodbye-saved = Au revoir. Pour continuer : smokestack play { $game } --resume { $file }

# Industria
cli-industria-clock = Époque { $epoch } sur { $epochs }, tour { $round } sur { $rounds } · premier joueur : { $start }
cli-industria-block = Aux enchères :
cli-industria-offer = Proposées :
cli-industria-purse = { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }, { $points } points marqués, { $now } si la partie finissait maintenant
cli-industria-hand = en main :
cli-industria-built = construit :

# Industry
cli-industry-clock = Époque { $epoch } sur { $epochs }, tour { $round } sur { $rounds } · premier joueur : { $start }
cli-industry-block = Aux enchères :
cli-industry-available = Disponibles :
cli-industry-bag = Encore dans le sac :
cli-industry-purse = { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }, { $points } points marqués, { $now } si la partie finissait maintenant
cli-industry-subsidy = subvention prise
cli-industry-undeveloped = non développé :
cli-industry-lapsed = perdu :
cli-industry-developed = développé :
cli-industry-jokers = jokers :

# Barrage
cli-barrage-clock = Manche { $round } sur { $rounds } · { $phase } · ordre du tour : { $order }
cli-barrage-phase-draft = Choix des sociétés
cli-barrage-phase-income = revenus et sources
cli-barrage-phase-actions = actions
cli-barrage-phase-over = la partie est terminée
cli-barrage-energy = Énergie
cli-barrage-produced = Énergie produite
cli-barrage-section = (bonus entier à partir de { $energy })
cli-barrage-each = { $points } points chacun
cli-barrage-bonus-now = Manche { $round }, en cours
cli-barrage-bonus-later = Manche { $round }
cli-barrage-objective = Objectif
cli-barrage-pair = Duo
cli-barrage-headstreams = Sources
cli-barrage-column-basin = Bassin
cli-barrage-column-upper = Barrage sup.
cli-barrage-column-lower = Barrage inf.
cli-barrage-column-left = Gauche
cli-barrage-column-right = Droite
cli-barrage-column-powerhouses = Centrales
cli-barrage-area-mountain = Montagne
cli-barrage-area-hill = Colline
cli-barrage-area-plain = Plaine
cli-barrage-legend = · libre  ! libre, 3 crédits  N neutre  ● goutte  ○ place  3›8 valeur et but
# What something is or brings: a contract, the objective.
cli-barrage-named = { $name } : { $what }
cli-barrage-contracts = Contrats visibles et énergie requise :
cli-barrage-gain-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-barrage-gain-credits = { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
cli-barrage-gain-excavators = { $count ->
        [one] { $count } excavatrice
       *[other] { $count } excavatrices
    }
cli-barrage-gain-mixers = { $count ->
        [one] { $count } bétonnière
       *[other] { $count } bétonnières
    }
cli-barrage-gain-machines = { $count ->
        [one] { $count } machine au choix
       *[other] { $count } machines au choix
    }
cli-barrage-gain-segments = { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    }
cli-barrage-gain-drops = { $count ->
        [one] { $count } goutte
       *[other] { $count } gouttes
    }
cli-barrage-gain-flowing-drops = { $count ->
        [one] { $count } goutte qui s’écoule
       *[other] { $count } gouttes qui s’écoulent
    }
cli-barrage-gain-contracts = { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
cli-barrage-gain-engineers = { $count ->
        [one] { $count } ingénieur
       *[other] { $count } ingénieurs
    }
cli-barrage-gain-energy = { $count } d’énergie
cli-barrage-gain-free-conduit = une conduite gratuite (valeur { $count } au plus)
cli-barrage-gain-free-base = une base gratuite
cli-barrage-gain-free-elevation = une élévation gratuite
cli-barrage-gain-free-powerhouse = une centrale gratuite
cli-barrage-office-turbine_station = Salle des turbines
cli-barrage-office-water_management = Contrôle de l’eau
cli-barrage-office-workshop = Atelier
cli-barrage-office-machinery_shop = Usine de machines
cli-barrage-office-contract_office = Bureau des contrats
cli-barrage-office-patent_office = Bureau des brevets
cli-barrage-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $now } si la partie s’arrêtait maintenant
cli-barrage-has = réserve :
cli-barrage-built = construit :
cli-barrage-tiles = tuiles :
cli-barrage-wheel = roue, secteurs restants :
cli-barrage-fulfilled = contrats remplis :
cli-barrage-built-base = bases { $built }/{ $all }
cli-barrage-built-elevation = élévations { $built }/{ $all }
cli-barrage-built-conduit = conduites { $built }/{ $all }
cli-barrage-built-powerhouse = centrales { $built }/{ $all }

# Age of Industry
cli-age-of-industry-clock = Round { $round } · { $phase } · { $map }
cli-age-of-industry-phase-actions = actions des joueurs
cli-age-of-industry-phase-interest = intérêts
cli-age-of-industry-phase-over = la partie est terminée
cli-age-of-industry-order = Ordre du tour
cli-age-of-industry-spent = { $place }. { $player } (${ $amount } dépensés)
cli-age-of-industry-demand-coal = Demande en charbon
cli-age-of-industry-demand-iron = Demande en fer
cli-age-of-industry-next-cube = le prochain cube coûte ${ $price }
cli-age-of-industry-face-up = Cartes visibles
cli-age-of-industry-pile = pioche : { $cards }
cli-age-of-industry-discards = Défausse
cli-age-of-industry-towns = Villes et leurs cases :
cli-age-of-industry-sea = Cases navire (et leur ville portuaire) et marché :
cli-age-of-industry-sea-coal = Cases navire (et leur ville portuaire), charbon à importer et marché :
cli-age-of-industry-ship-space = { $place } ({ $port })
cli-age-of-industry-abroad = Marchés étrangers :
cli-age-of-industry-port-symbol = { $place } (symbole Port)
cli-age-of-industry-links = Liens ferroviaires
cli-age-of-industry-links-free = { $free } libres sur { $all }
cli-age-of-industry-legend = · libre  ✓ retournée  ● cube  ○ sans cube  › revenu quand elle se retourne
cli-age-of-industry-money = ${ $amount }
cli-age-of-industry-purse = ${ $money }, aucune dette · { $now ->
        [one] { $now } point
       *[other] { $now } points
    } si la partie finissait maintenant
cli-age-of-industry-purse-debt = ${ $money }, dette ${ $debt } (intérêts ${ $interest }) · { $now ->
        [one] { $now } point
       *[other] { $now } points
    } si la partie finissait là
cli-age-of-industry-links-left = liaisons :
cli-age-of-industry-counters-left = { $left }, la prochaine pour ${ $cost }
cli-age-of-industry-counters-right = { $left }, la prochaine pour ${ $cost } + { $coal } charbon + { $iron } fer
cli-age-of-industry-counters-none = plus aucune
cli-age-of-industry-hand = en main :
cli-age-of-industry-no-cards = aucune carte
cli-age-of-industry-hand-size = cartes en main :
cli-age-of-industry-seen = prises visibles : { $cards }
cli-age-of-industry-tiles = prochaines tuiles :
cli-age-of-industry-tile = { $name } { $level } : { $needs } › ${ $income }
cli-age-of-industry-tile-zero = { $name } 0 : à développer d’abord
cli-age-of-industry-tile-none = { $name } : il n’en reste pas
cli-age-of-industry-needs-coal = { $count } charbon
cli-age-of-industry-needs-iron = { $count } fer
cli-age-of-industry-choose-card = Construire avec la carte « { $card } » :
# Below the choices: $6+2 is the price of the tile or link and that of the cubes.
cli-age-of-industry-imported = (+ pour les cubes importés)
cli-age-of-industry-choose-anywhere = N’importe où avec
cli-age-of-industry-choose-link = Liaison
cli-age-of-industry-choose-sell = Vendre
cli-age-of-industry-choose-develop = Se développer
cli-age-of-industry-choose-draw = Piocher, d’abord
cli-age-of-industry-choose-pile = la pioche
cli-age-of-industry-choose-pass = Passer
cli-age-of-industry-choose-repay = Rembourser ${ $amount }
cli-age-of-industry-choose-done = Rien de plus
cli-age-of-industry-choose-other = Autres choix
cli-age-of-industry-replacing = au lieu de { $tile }

cli-admin-nobody = Aucun résultat.
cli-admin-banned-mark = (banni)
cli-admin-added = { $name } a maintenant un compte ({ $id }) ; le mot de passe est { $password }.
cli-admin-password = Le nouveau mot de passe de { $who } est { $password } ; toutes ses sessions ont été fermées.
cli-admin-banned = { $name } a été banni.
cli-admin-unbanned = { $name } n’est plus banni.
cli-admin-ended = La table { $table } sera arrêtée : tout de suite si un serveur tourne, sinon au prochain démarrage.
cli-admin-no-reports = Il n’y a aucun signalement ouvert.
cli-admin-report = { $id }  { $time }  table { $table }, message { $number }
      { $name } ({ $about }) a écrit : { $text }
      Signalé par { $reporter } : { $why }
cli-admin-more-reports = { $count } autres de { $reporter } ({ $id }) : « smokestack admin reports --all » les affiche.
cli-admin-removed = Le message du signalement { $id } a été supprimé.
cli-admin-settled = Le signalement { $id } a été clos.
cli-backed-up = Tout a été sauvegardé dans { $file }.
cli-restored = Tout a été restauré depuis { $file }.
cli-check-any-address = n’importe quelle adresse
cli-check-new = Le serveur démarrerait avec une base de données neuve et vide.
cli-check-current = Le serveur démarrerait ; la base de données est à jour.
cli-check-older = Le serveur démarrerait et mettrait la base de données à jour du schéma { $schema } au schéma { $latest } : faites d’abord une sauvegarde.
cli-check-newer = La base de données a le schéma { $schema }, mais cette version du programme ne va que jusqu’au schéma { $latest } : prenez une version plus récente.
cli-check-mail = Le serveur de messagerie répond.
cli-check-no-mail = Le serveur de messagerie ne répond pas ({ $why }) : les e-mails ne pourraient pas être envoyés.
cli-check-mail-sent = Le serveur de messagerie a accepté un e-mail pour { $address }.
cli-test-email-subject = Test de Smokestack
cli-test-email-text = Ce serveur peut envoyer des e-mails. Si vous lisez ceci, tout fonctionne.
cli-verify-noted = L’engagement est celui que vous avez noté.
cli-verify-seal = Le sceau de tous les engagements est celui que vous avez noté.
cli-verify-share = Votre propre part est parmi celles qui sont restées secrètes jusqu’à ce que tous les joueurs se soient engagés.
cli-verify-its-seal = Le sceau de tous les engagements est { $seal }.
cli-verify-no-shares = L’enregistrement ne contient pas de parts : un serveur les ajoute à la fin de la partie. Sans elles, on ne peut pas vérifier que personne n’a choisi la graine.
