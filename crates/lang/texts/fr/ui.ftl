# Les pages autour des jeux : cadre, accueil, nouvelle partie, règles, guide, à propos, réglages.

## Cadre

ui-skip = Aller au contenu
ui-navigation = Navigation principale
ui-home = Accueil
ui-rules = Règles
ui-settings = Réglages
ui-to-table = Table
ui-online = Jouer en ligne
ui-waiting =
    { $count ->
        [one] À vous de jouer à { $count } table
       *[other] À vous de jouer à { $count } tables
    }
ui-language = Langue
ui-theme = Thème
ui-theme-system = comme le système
ui-theme-light = clair
ui-theme-dark = sombre
ui-labelled = { $name } : { $value }
ui-footer-fan = Un projet de fans non officiel, avec ses propres textes et illustrations ; sans lien avec les éditeurs ni les auteurs des jeux.
ui-footer-licence = Logiciel libre : MIT ou Apache 2.0.
ui-not-found-title = Page introuvable
ui-not-found-text = Il n’y a rien à cette adresse ; le lien est peut-être incomplet.
ui-not-found-home = Aller à l’accueil
ui-texts-missing = Certains textes n’ont pas pu être chargés ; rien n’est perdu.
ui-retry = Réessayer
ui-analysis = Analyse
ui-part-missing = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.

## En cas de panne

ui-crash-title = Une erreur est survenue
ui-crash-text = La page s’est arrêtée à cause d’un bug. La partie est enregistrée jusqu’au dernier coup.
ui-crash-download = Télécharger la partie
ui-crash-reload = Retour à l’accueil

## Accueil

ui-hero-over = Jeux de société de l’ère industrielle
ui-hero-title = À toute vapeur
ui-hero-text = Remportez des usines aux enchères, construisez-les avant vos rivaux et faites d’une carrière d’argile un empire. Les grands jeux économiques, à votre table, dans votre navigateur.
ui-hero-guide = Première visite ? Lisez le guide de la première partie.
ui-quick-start = Partie rapide : { $game }
ui-quick-start-text = Vous contre deux robots, avec les règles standard.
ui-new-game = Préparer une partie
ui-games = Les jeux
ui-play = Jouer
ui-guide = Première partie
ui-about = À propos
ui-promises = Ce qui vous attend à la table
ui-promise-rules = Chaque règle, expliquée
ui-promise-rules-text = Les choix permis s’allument ; pour les autres, vous voyez pourquoi, avec la règle à un clic.
ui-promise-bots = Des adversaires à toute heure
ui-promise-bots-text = Des robots occupent les places libres. Ils ne voient que ce que verrait un joueur à leur place.
ui-promise-together = Entre amis, autour d’un écran
ui-promise-together-text = De deux à cinq personnes partagent un écran. Chaque joueur a une couleur et une forme, et un rideau cache les mains secrètes.
ui-promise-offline = Jouable hors ligne
ui-promise-offline-text = Tout fonctionne dans votre navigateur, même sans connexion. Vous pouvez garder un enregistrement de chaque partie.
ui-saved = Vos parties
ui-saved-moves =
    { $moves ->
        [0] pas encore commencée
        [one] { $moves } coup
       *[other] { $moves } coups
    }
ui-saved-round = Tour { $at } sur { $of }
ui-saved-turn = Tour { $at }
ui-saved-epoch = Époque { $at } sur { $of }
ui-saved-points = { $player } { $points }
ui-bot-seat = Robot { $seat }
ui-you = vous
ui-saved-over = terminée
ui-saved-damaged = endommagée, impossible à ouvrir
ui-resume = Reprendre
ui-view = Voir
ui-delete = Supprimer
ui-delete-sure = Supprimer définitivement cette partie ?
ui-delete-yes = Supprimer
ui-delete-no = Garder
ui-load = Charger un enregistrement
ui-load-choose = Choisissez un enregistrement, ou déposez-le ici
ui-load-text = Un enregistrement est un fichier texte qui contient toute une partie. Il s’ouvre dans la relecture, et vous pouvez reprendre à n’importe quel coup.
ui-load-too-big = « { $file } » est trop volumineux pour un enregistrement ; choisissez un fichier d’enregistrement.
ui-load-unreadable = « { $file } » est illisible ; choisissez un fichier d’enregistrement.

## Nouvelle partie

ui-reconstructed = { $count ->
    [0] Aucune des { $total } valeurs n’est reconstituée.
    [one] { $count } valeur sur { $total } est reconstituée.
   *[other] { $count } valeurs sur { $total } sont reconstituées.
}
ui-reconstructed-correct = Comment les corriger
ui-new-title = Nouvelle partie
ui-new-heading = { $game } : nouvelle partie
ui-seats-title = Joueurs
ui-seat-count = Nombre de joueurs
ui-shuffle = Tirer les places au sort
ui-seat = Place { $seat }
ui-seat-kind = Type de joueur
ui-person = Personne
ui-bot-random = Robot : hasard
ui-bot-random-text = Joue un coup permis au hasard. Idéal pour essayer.
ui-bot-greedy = Robot : avide
ui-bot-greedy-text = Prend ce qui paraît le meilleur sur le moment. Un adversaire vif pour les premières parties.
ui-bot-planner = Robot : méthodique
ui-bot-planner-text = Suit des règles simples, comme un débutant appliqué ; n’anticipe jamais.
ui-bot-easy = Robot : facile
ui-bot-easy-text = Anticipe un peu et commet des erreurs humaines.
ui-bot-normal = Robot : normal
ui-bot-normal-text = Anticipe, et fait rarement de cadeau.
ui-bot-hard = Robot : difficile
ui-bot-hard-text = Réfléchit le plus longtemps, jusqu’à cinq secondes par coup. Pour les joueurs expérimentés.
ui-name = Nom
ui-player = Joueur { $seat }
ui-colour = Couleur
ui-colour-0 = engrenage rouge
ui-colour-1 = carré bleu
ui-colour-2 = triangle vert
ui-colour-3 = losange jaune
ui-colour-4 = hexagone violet
ui-equal-names = Deux joueurs portent le même nom ; le second recevra un numéro.
ui-only-bots = Que des robots : vous regardez.
ui-options = Options
ui-options-text = Avec les options par défaut, le jeu suit la règle imprimée.
ui-house-rules = Règles maison
ui-house-rules-text = Là où les sources se contredisent, vous pouvez choisir. Inutile pour une première partie.
ui-option-standard = standard
ui-seed-title = Hasard
ui-seed = Graine
ui-seed-empty = au hasard
ui-seed-text = La même graine donne le même tirage. Laissez vide, ou saisissez un nombre entier ou 64 chiffres hexadécimaux.
ui-begin = Lancer la partie
ui-begin-watch = Regarder jouer les robots
ui-new-players = { $people ->
    [0] { $bots ->
        [one] { $bots } robot, et vous regardez.
       *[other] { $bots } robots, et vous regardez.
    }
    [one] { $bots ->
        [0] Vous seul.
        [one] Vous contre { $bots } robot.
       *[other] Vous contre { $bots } robots.
    }
   *[other] { $bots ->
        [0] { $people } personnes sur cet écran.
        [one] { $people } personnes sur cet écran et { $bots } robot.
       *[other] { $people } personnes sur cet écran et { $bots } robots.
    }
}

## Règles

ui-rules-title = Règles
ui-rules-heading = Les règles de { $game }
ui-rules-lead = Avec nos propres mots, et numérotées pour que les questions et les messages puissent y renvoyer.
ui-contents = Sommaire
ui-rules-search = Rechercher dans les règles
ui-rules-search-example = p. ex. commissaire-priseur, banque, IA-6.6
ui-rules-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
ui-back-to-table = Retour à la table

## Titres du guide, de la table et de la relecture

ui-guide-title = Première partie
ui-table-title = Table
ui-replay-title = Relecture

## Titres des pages et À propos

ui-title-waiting = { $game } : salle d’attente
ui-title-new-table = Nouvelle table
ui-title-account = Compte
ui-title-person = Profil
ui-title-finished = Parties terminées
ui-title-notifications = Notifications
ui-title-confirm = Confirmer votre adresse
ui-title-password = Nouveau mot de passe
ui-title-yours = à vous de jouer
ui-title-turn = au tour de { $player }
ui-about-title = À propos
ui-about-heading = À propos de { $game }
ui-about-origins = D’où viennent les valeurs
ui-about-components = Matériel
ui-about-total = Total
ui-origin-rulebook = Règle
ui-origin-rulebook-text = tirée de la règle du jeu
ui-origin-published = Publiée
ui-origin-published-text = tirée d’une autre source publique, par exemple une critique
ui-origin-derived = Déduite
ui-origin-derived-text = découle de valeurs connues
ui-origin-reconstructed = Reconstituée
ui-origin-reconstructed-text = choisie par nous pour respecter toutes les valeurs connues
ui-part-factories = Usines
ui-part-technologies = Technologies
ui-part-resources = Tuiles matière première
ui-part-bonuses = Tuiles bonus
ui-part-connections = Routes et lignes
ui-part-goods = Matières premières
ui-part-symbols = Symboles
ui-part-jokers = Jokers
ui-part-bonus-fields = Cases bonus
ui-part-networks = Réseaux
ui-part-markers = Marqueurs de zone
ui-part-figures = Prix et points
ui-part-map = Plateau principal
ui-part-headstreams = Tuiles source
ui-part-track-tiles = Tuiles bonus et objectif
ui-part-contracts = Contrats
ui-part-tiles = Tuiles technologie
ui-part-companies = Sociétés
ui-part-officers = Directeurs
ui-part-spaces = Emplacements d’action
ui-part-costs = Coûts et piste d’énergie
ui-part-industry-tiles = Tuiles Industrie
ui-part-cards = Cartes
ui-part-market-tiles = Tuiles Marché
ui-part-places = Sites des deux plateaux
ui-part-rail-lines = Liens ferroviaires des deux plateaux
ui-about-reconstructed = Ce qui a été reconstitué
ui-about-reconstructed-text = Ces valeurs des tuiles sont une estimation soigneuse, tout comme les routes et les lignes du plateau.
ui-about-reconstructed-show = Afficher les tuiles
ui-about-reconstructed-fields = Ces valeurs des cases sont une estimation soigneuse, tout comme les routes, les lignes et les réseaux du plateau.
ui-about-reconstructed-show-fields = Afficher les cases
ui-about-reconstructed-maps = Ces valeurs des tuiles et ces sites sont une estimation soigneuse, tout comme les liens ferroviaires des deux plateaux, le nombre de cartes de chaque sorte et les prix des displays Demande.
ui-about-reconstructed-show-maps = Afficher les tuiles et les sites
ui-about-reconstructed-none = Aucune valeur n’a été reconstituée : chaque valeur vient d’une source.
ui-about-epoch = Époque { $epoch }
ui-field-name = nom
ui-field-epoch = époque
ui-field-cost = coût
ui-field-needs = matières premières nécessaires
ui-field-produces = matière première
ui-field-vp = points de victoire
ui-field-symbols = symboles
ui-field-discount = remise
ui-field-count = nombre de tuiles
ui-about-compare = Industria et Industry
ui-about-compare-text = Industry est le successeur d’Industria, paru sept ans plus tard. Si vous connaissez Industria, voici ce qui change dans Industry.
ui-about-correct = Vous possédez le jeu ?
ui-about-correct-text = Alors vous pouvez corriger ces valeurs : copiez le fichier de données, modifiez-le et lancez une partie avec. La page docs/data.md du projet explique comment faire ; une correction que vous nous envoyez aide tout le monde.
ui-about-sources = Sources

## Réglages

ui-settings-title = Réglages
ui-settings-lead = Les changements prennent effet immédiatement et sont enregistrés dans ce navigateur.
ui-settings-look = Apparence et langue
ui-settings-table = À la table
ui-motion = Animations
ui-motion-system = comme le système
ui-motion-full = complètes
ui-motion-reduced = réduites
ui-speed = Vitesse des robots
ui-speed-slow = lente
ui-speed-normal = normale
ui-speed-fast = rapide
ui-speed-instant = immédiate
ui-confirm-moves = Confirmer les coups
ui-confirm-moves-text = Le premier clic affiche un aperçu du coup, le second le joue.
ui-auto-forced = Jouer les coups forcés automatiquement
ui-auto-forced-text = Si les règles n’autorisent qu’un seul coup, il est joué sans demander.
