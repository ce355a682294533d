# La salle de jeu : jouer avec des amis par le réseau.

room-name-title = Comment vous appeler ?
room-name-text = Un nom suffit. Ce navigateur garde votre place ; vos tables vous attendent ici.
room-continue = Entrer
room-hello = Vous êtes ici sous le nom de { $name }.
room-unreachable = La salle de jeu ne répond pas. Vérifiez le réseau et réessayez ; les parties sur cet appareil s’en passent.
room-too-late = Votre coup n’a pas été joué : la partie avait déjà continué, dans une autre fenêtre ou par d’autres. Regardez la table et choisissez à nouveau.
room-mine = Vos tables
room-make = Une nouvelle table
room-make-text = Choisissez un jeu. Vous recevrez un lien à envoyer à vos amis.
room-public = Ouvertes à tous
room-public-none = Il n’y a pas de table publique en ce moment. Créez-en une, et d’autres la trouveront ici.
room-view = Y jeter un œil
room-free =
    { $count ->
        [0] toutes les places sont prises
        [one] une place est libre
       *[other] { $count } places sont libres
    }
room-open = À la table
room-watch = Regarder
room-your-turn = C’est à vous
room-turn-of = C’est à { $player }
room-since = { $state }, depuis le { $when }
room-left = { $state }, reste { $left }
room-substitute = Quelqu’un est parti : la place est libre
room-seat-free = libre
room-new-heading = Une table de { $game } entre amis
room-who = Qui peut venir
room-private = avec le lien seulement
room-listed = tout le monde
room-seating-chosen = chacun choisit sa place
room-seating-random = les places sont tirées au sort
room-colours = Couleurs
room-colours-chosen = chacun choisit sa couleur
room-colours-random = les couleurs sont tirées au sort
room-colours-drawn = Les couleurs sont tirées au sort au début de la partie.
room-own-colour = Votre couleur
room-chairs-text = Vous prenez la place A. Laissez les autres libres pour vos amis, ou donnez-les à des robots.
room-seating = Qui s’assied où
room-make-table = Créer la table
room-waiting-heading = { $game } : on attend des joueurs
room-link = Le lien vers cette table
room-link-text = Envoyez-le à vos amis. Qui l’a peut prendre une place libre, ou regarder.
room-copy = Copier
room-copied = Le lien est copié.
room-share = Partager
room-invitation = Viens jouer à { $game } avec moi
room-sit = S’asseoir ici
room-stand-up = Se lever
room-clear = Libérer la place
room-put-bot = Mettre un robot ici
room-starts-full = La partie commence dès que toutes les places sont prises.
room-starts-host = La partie commence quand la personne qui a ouvert la table le décide.
room-starts-me = La partie commence quand vous le décidez.
room-starts = La partie commence
room-starts-when-full = quand toutes les places sont prises
room-starts-by-host = quand je le décide
room-start = Commencer la partie
room-start-now = Commencer sans les places libres
room-cancel-table = Retirer la table
room-cancel-table-text = Personne ne pourra plus s’asseoir ici, et le lien ne mènera nulle part. C’est définitif.
room-cancel-table-yes = Oui, la retirer
room-no-table = Cette table ne peut pas être affichée
room-cancelled-heading = { $game } : cette table n’existe plus
room-cancelled = Elle a été retirée ou fermée avant le début de la partie.
room-frozen = Ce serveur ne peut pas continuer cette partie pour le moment. Rien n’est perdu.
room-other-data = Cette table se joue avec un fichier de composants de son propriétaire, que la page ne sait pas afficher ; jouez-y avec un programme.
room-reconnecting = La ligne est coupée ; elle se rétablit. Rien n’est perdu.
room-watching = Vous regardez.
room-sending = Envoi du coup …
room-undo-request = { $player } voudrait annuler : { $moves }
room-undo-agreed = D’accord : { $players }.
room-undo-agree = D’accord
room-undo-decline = Non, continuons
room-undo-cancel = Laisser tomber
room-fair-check = Vérifier le hasard
room-fair = Tout concorde : personne n’a choisi la graine de cette partie.
room-unfair = Quelque chose ne concorde pas.
room-fair-yes = concorde
room-fair-no = ne concorde pas
room-fair-commitment = La part du serveur est celle à laquelle il s’était engagé avant que quiconque s’asseye.
room-fair-own = Votre propre part, tirée par ce navigateur, est parmi les parts.
room-fair-seed = La graine est l’empreinte de toutes les parts.
room-fair-seating = Les places ont été tirées au sort comme le disent les parts de tous.
room-fair-colours = Les couleurs ont été tirées au sort comme le disent les parts de tous.
room-fair-record = La partie a été distribuée à partir de cette graine.
room-fair-replay = Rejouée depuis le début, chaque mélange, coup et point est le même.
room-fair-sealed = La part de chaque joueur est celle à laquelle il s’était engagé avant l’ouverture de la première part.
room-fair-complete = Toutes les personnes assises à la table ont une part dans la graine.
room-fair-seal = Tous les engagements sont ceux que ce navigateur avait notés avant d’ouvrir sa part.
room-fair-count = La table n’a pas recommencé plus souvent que ne le dit l’enregistrement.
room-fair-restarts =
    { $count ->
        [one] La table a recommencé une fois
       *[other] La table a recommencé { $count } fois
    } parce qu’une part n’a pas été ouverte. La personne qui gère le serveur a pu le faire exprès pour obtenir une autre graine.
room-fair-by-server = Le serveur a tiré la part de la place { $seats } : la personne qui gère le serveur la connaissait d’avance.
room-fair-by-open = La part de la place { $seats } a été envoyée sans être scellée : la personne qui gère le serveur la connaissait d’avance.
room-fair-none-sealed = Aucun joueur n’a gardé sa part secrète : la personne qui gère le serveur a pu choisir la graine.
room-fair-older = Cet enregistrement date d’avant les engagements des joueurs : la personne qui gérait le serveur, assise en dernier, a pu choisir la graine.
room-fair-but = Tout concorde. Mais notez ceci :
room-opening = En attente de { $players } : la partie commence quand le navigateur de chacun a ouvert sa part de la graine. Il le fait de lui-même dès que la personne est là.
room-restarts =
    { $count ->
        [one] La table a recommencé une fois parce qu’une part n’a pas été ouverte ; l’enregistrement le dit.
       *[other] La table a recommencé { $count } fois parce qu’une part n’a pas été ouverte ; l’enregistrement le dit.
    }
room-share-stuck = Ce navigateur ne peut pas ouvrir votre part de la graine : elle a été tirée dans un autre navigateur, ou le serveur a montré autre chose auparavant.
room-share-again = Tirer une nouvelle part ici ; tout le monde s’engage à nouveau

# Le temps à la table.
room-time = Temps
room-time-none = sans pendule
room-time-live = avec pendules
room-time-correspondence = un coup par jour
room-time-live-text = Tout le monde est là en même temps. Chacun a une réserve de minutes pour toute la partie, et reçoit quelques secondes à chaque tour.
room-time-correspondence-text = Chacun passe quand il peut. Chaque décision dispose d’un nombre de jours ; le temps ne s’écoule qu’aux heures que vous choisissez.
room-time-minutes = Minutes pour la partie
room-time-seconds = Secondes en plus par tour
room-time-days = Jours par décision
room-time-from = Le temps s’écoule de, heure
room-time-to = jusqu’à, heure
room-time-holidays = Jours où le temps ne s’écoule pas (année-mois-jour)
room-time-up = Quand le temps de quelqu’un est écoulé, ou que quelqu’un part
room-time-up-bot = un robot continue
room-time-up-open = la place se libère
room-time-up-score = la partie est comptée
room-time-up-level = Quel robot
room-options-none = Les règles sont les règles habituelles.
room-leaves = Quand quelqu’un part
room-time-is-none = Sans pendule.
room-time-is-live = { $minutes } minutes chacun, et { $seconds } secondes de plus par tour.
room-time-is-days =
    { $days ->
        [one] Un jour par décision.
       *[other] { $days } jours par décision.
    }
room-time-is-hours =
    { $days ->
        [one] Un jour par décision, compté de { $from } à { $to } (UTC{ $zone }).
       *[other] { $days } jours par décision, comptés de { $from } à { $to } (UTC{ $zone }).
    }
room-time-pauses = Le temps ne passe pas le { $days }.
room-left-days = { $days } j { $hours } h
room-clock = Temps restant
room-stand-in = Un robot joue à cette place jusqu’au retour de son joueur.
room-away-bot = Un robot ({ $level }) joue pour vous. Si vous ne reprenez pas votre place avant la fin, vous êtes considéré comme parti.
room-take-back = Reprendre sa place
room-open-seat = La place { $seat } est libre : son joueur est parti.
room-ended = Cette partie s’est arrêtée avant la fin
room-ended-text = Elle a été arrêtée avant son terme ; les points sont ceux de ce moment-là.

# Un compte, pour garder ses parties.
room-account = Votre compte
room-account-of = Connecté sous { $email }.
room-account-by-passkey = Vous revenez avec une clé d’accès.
room-keep = Garder vos parties
room-name = Votre nom
room-name-change-text = C’est ce que les autres lisent à la table ; les parties commencées gardent l’ancien.
room-save = Enregistrer
room-saved = Enregistré.
room-sign-up = Créer un compte
room-sign-up-text = Invité, vous n’êtes connu que de ce navigateur. Avec une adresse et un mot de passe, vous retrouvez vos tables sur tout appareil ; tout ce qui est à vous le reste.
room-sign-up-do = Créer le compte
room-sign-in = Se connecter
room-sign-in-text = Vous avez déjà un compte ? Entrez par là.
room-sign-in-do = Se connecter
room-email = Adresse e-mail
room-password = Mot de passe
room-keep-guest = Emmener les tables de cet invité
room-new-password = Nouveau mot de passe
room-new-password-text = Les autres navigateurs sont déconnectés.
room-old-password = Mot de passe actuel
room-sign-out = Se déconnecter
room-sign-out-everywhere = Se déconnecter partout
room-export = Télécharger mes données
room-tokens = Jetons pour programmes
room-tokens-text = Avec un jeton, un de vos programmes peut jouer en votre nom. À la table il peut ce que vous pouvez, sans toucher à votre compte.
room-token-label = À quoi il sert
room-token-make = Créer un jeton
room-token-once = Copiez-le maintenant : il n’est montré que cette fois.
room-token-remove = Retirer
room-token-remove-of = Retirer { $label }
room-delete = Partir pour de bon
room-delete-text = Votre nom et votre adresse sont effacés. Aux tables en cours un robot prend votre place ; les coups restent. C’est irréversible.
room-delete-do = Effacer tout ce qui me concerne

# Ce qui se dit à la table.
room-chat = Conversation
room-chat-none = Personne n’a encore rien dit.
room-chat-new = Nouveaux messages
room-chat-about = À propos de ce que { $name } a dit
room-chat-write = Dire quelque chose à la table
room-send = Envoyer
room-mute = Ne plus entendre cette personne
room-report = Signaler à qui gère ce serveur
room-report-why = Qu’est-ce qui ne va pas ?
room-reported = Signalé.
room-mutes = Qui vous n’entendez pas
room-unmute = Entendre à nouveau
room-unmute-of = Entendre à nouveau { $name }

# Ce qui s’est passé à la table à côté du jeu ; c’est dans le journal.
room-note-left = { $player } a quitté la partie.
room-note-time-up = Le temps de { $player } est écoulé.
room-note-then-bot = Un robot ({ $level }) continue jusqu’au retour de { $player }.
room-note-then-open = La place { $seat } est libre pour qui viendra.
room-note-then-score = La partie s’arrête ici et elle est décomptée telle quelle.
room-note-stand-in = { $player } laisse un robot ({ $level }) jouer un moment.
room-note-returned = { $player } est de retour et joue à nouveau.
room-note-substitute = { $player } prend la place { $seat } et continue.
room-note-bot = { $player } met un robot ({ $level }) à la place { $seat }.
room-note-took-back = { $player } annule : { $moves }
room-note-went-back = Tous acceptent la demande de { $player }. Annulé : { $moves }
room-note-declined = { $player } ne veut pas revenir en arrière. La partie continue.
room-note-withdrew = { $player } ne veut plus revenir en arrière.
room-note-moves =
    { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
room-note-more =
    { $count ->
        [one] Et un coup de plus.
       *[other] Et { $count } coups de plus.
    }

# À sa place, et après la partie.
room-own-seat = Votre place
room-mute-table = Ne pas m’avertir de mes tours à cette table
room-bot-for-me = Laisser un robot jouer pour moi
room-bot-for-me-text = Vous devez partir un moment ? Un robot joue en votre nom jusqu’à ce que vous repreniez votre place.
room-leave = Quitter cette partie
room-leave-bot = Un robot ({ $level }) continue alors en votre nom. Vous pouvez reprendre votre place tant que la partie dure.
room-leave-open = Votre place est alors libre pour qui viendra, et la partie attend. Tant que personne d’autre ne l’a prise, vous pouvez la reprendre.
room-leave-score = La partie s’arrête alors pour tout le monde et elle est décomptée telle quelle. Ce n’est pas annulable.
room-leave-counts = Qui part et ne revient pas est considéré comme parti et compte, pour la cote, derrière tous les autres.
room-leave-last = Personne d’autre ne joue ici : la partie s’arrête alors. Ce n’est pas annulable.
room-leave-title = Quitter cette partie ?
room-leave-yes = Oui, quitter
room-leave-no = Non, rester
room-leave-already = Un robot joue déjà pour vous : il n’y a plus rien à quitter. Si vous ne reprenez pas votre place avant la fin, vous êtes considéré comme parti.
room-left-open = Vous avez quitté la partie, et votre place est libre. Tant que personne d’autre ne l’a prise, vous pouvez la reprendre.
room-rematch = Rejouer
room-rematch-go = À la partie suivante
room-not-over = Cette partie est encore en cours ; on pourra la revoir quand elle sera finie.
room-frozen-heading = { $game } : cette partie est gelée
room-frozen-text = Tous les coups sont gardés. Elle reprendra dès que le serveur aura ce qu’il lui faut.
room-about-person = À propos de { $name }

# Les parties finies, et les gens.
room-finished = Parties finies
room-finished-none = Aucune partie n’est encore finie.
room-finished-of = Parties finies
room-more = En montrer plus
room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
room-deleted-user = quelqu’un qui est parti
room-own-page = Vos parties et vos cotes
room-person = Une personne
room-here-since = Ici depuis le { $when }.
room-statistics = Parties et cotes
room-game = Jeu
room-played = Jouées
room-won = Gagnées
room-best = Meilleur score
room-rating = Cote
room-rating-is = { $rating } ± { $give }
room-rating-text = Tout le monde commence à 1500. Avec 200 points de plus, on finit devant trois fois sur quatre. Les parties contre des robots seuls ne comptent pas.
room-records = Télécharger mes parties

# Les lettres.
room-confirm = Confirmer votre adresse
room-confirm-text = Une lettre avec un code montre que l’adresse est la vôtre. Vous pourrez alors être averti de vos tours par courriel, et remplacer un mot de passe oublié.
room-confirm-sign-in = Connectez-vous avec le compte qui a cette adresse ; elle pourra alors être confirmée.
room-confirmed = Votre adresse est confirmée.
room-confirm-code = Le code de la lettre
room-confirm-code-text = Il est valable un jour.
room-confirm-do = Confirmer
room-code = Code
room-send-email = Envoyez-moi une lettre
room-email-sent = La lettre est en route.
room-email-maybe-sent = Si cette adresse est celle d’un compte et qu’elle est confirmée, une lettre est en route.
room-forgotten = Mot de passe oublié ?
room-forgotten-text = Donnez l’adresse de votre compte ; une lettre avec un code y arrivera.
room-forgotten-no-mail = Aucune lettre ne part d’ici. La personne qui tient ce serveur peut vous donner un nouveau mot de passe.
room-new-password-code = Avec le code de la lettre, valable une demi-heure.
room-password-replaced = Le nouveau mot de passe est valable. Tout a été déconnecté.

# Avertir les gens que c’est leur tour.
room-notifications = Comment vous apprenez que c’est votre tour
room-notifications-text = Quand c’est votre tour depuis une minute et que vous n’êtes pas ici, nous pouvons vous avertir ailleurs. Ce que vous indiquez ci-dessous ne sert qu’à cela.
room-sign-in-first = Entrez d’abord ; vous pourrez ensuite régler ceci.
room-channels = Où nous vous avertissons
room-channels-none = Nulle part encore.
room-channels-off = Ce serveur n’avertit personne ailleurs ; passez voir de temps en temps.
room-channel-end = Arrêter
room-channel-end-of = Ne plus avertir { $address }
room-channel-hours =
    { $hours ->
        [0] aussitôt
        [one] au plus une fois par heure
       *[other] au plus toutes les { $hours } heures
    }
room-channel-new = Un endroit de plus
room-channel-new-text = Dans Discord ou Slack, créez un webhook pour un canal et collez son adresse ici. Les programmes reçoivent du JSON.
room-channel-kind = Ce que c’est
room-channel-address = Adresse du webhook
room-channel-pause = À quel rythme
room-channel-add = Avertissez-moi là
room-channel-gone = un endroit qui n’existe plus
room-format-discord = Discord
room-format-slack = Slack
room-format-json = un programme (JSON)
room-format-email = courriel
room-email-needs = Le courriel est possible avec un compte dont l’adresse est confirmée.
room-muted-tables = Les tables dont vous n’entendez rien
room-unmute-table = M’avertir de nouveau
room-unmute-table-of = Me prévenir de nouveau pour { $table }
room-notices = Ce qui a été envoyé
room-notices-none = Rien jusqu’ici.
room-notice-when = Quand
room-notice-where = Où
room-notice-table = Table
room-notice-what = Ce qu’il en est advenu
room-notice-waiting = en attente
room-notice-sent = envoyé
room-notice-passed = le tour était déjà passé
room-notice-failed = échoué
room-push = Me prévenir dans ce navigateur
room-push-text = Un message apparaît quand c’est à vous de jouer, même si cette page est fermée.
room-format-push = un navigateur
room-device-no = Votre navigateur ne l’a pas fait ; autorisez-le dans ses réglages ou réessayez.
room-passkeys = Clés d’accès
room-passkeys-text = Votre téléphone, votre ordinateur ou votre clé de sécurité garde une clé d’accès : avec elle, vous retrouvez vos parties sans mot de passe.
room-passkey-label = Comment vous l’appelez
room-passkey-add = Ajouter une clé d’accès
room-passkey-sign-in = Se connecter avec une clé d’accès

## Ways in, and what was done
room-closed = Les inscriptions sont fermées sur ce serveur.
room-closed-text = Si vous avez un compte, connectez-vous. Sinon, demandez-en un à la personne qui gère ce serveur.
room-sign-in-or-up = Se connecter ou créer un compte
room-new-account = Créer un compte
room-new-account-text = Avec un compte, vos parties sont conservées et vous pouvez vous connecter sur n’importe quel appareil.
room-new-account-do = Créer le compte
room-account-made = Votre compte a été créé. Vous pouvez maintenant vous connecter avec { $email } sur n’importe quel appareil.
room-account-deleted = Votre compte a été supprimé.
room-sit-down = S’asseoir
room-wrong-day = « { $day } » n’est pas une date. Écrivez les dates ainsi : 2026-12-24, séparées par des espaces ou des virgules.
room-only-here = Ce lien ne fonctionne que sur cet ordinateur.
room-only-here-closed = Le serveur n’accepte que les connexions de cet ordinateur. Pour que d’autres puissent jouer, démarrez-le avec
room-only-here-addresses = Sur votre réseau, les autres peuvent utiliser :
