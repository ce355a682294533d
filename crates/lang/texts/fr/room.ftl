# Jouer en ligne : accueil, tables, compte et notifications.

room-name-title = Choisissez un nom
room-name-text = Un nom suffit. Ce navigateur se souvient de vous : vous retrouverez toujours vos tables ici.
room-continue = Continuer comme invité
room-hello = Vous jouez sous le nom de { $name }.
room-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez ; les parties sur cet appareil fonctionnent hors ligne.
room-unreadable = Cette page ne comprend pas la réponse du serveur, car l’un des deux est plus récent que l’autre. Rechargez la page.
room-too-late = Votre coup n’a pas été joué : la partie avait déjà avancé, dans une autre fenêtre ou à cause d’un autre joueur. Vérifiez la table et choisissez à nouveau.
room-mine = Vos tables
room-make = Nouvelle table
room-make-text = Choisissez un jeu. Vous recevrez un lien à envoyer à vos amis.
room-public = Tables publiques
room-public-none = Il n’y a pas de table publique en ce moment. Créez-en une, et d’autres la trouveront ici.
room-view = Voir
room-free =
    { $count ->
        [0] complet
        [one] 1 place libre
       *[other] { $count } places libres
    }
room-open = Aller à la table
room-watch = Regarder
room-your-turn = À vous de jouer
room-turn-of = Au tour de { $player }
room-since = { $state }, depuis le { $when }
room-left = { $state }, reste { $left }
room-substitute = Un joueur est parti : place libre
room-seat-free = libre
room-new-heading = Nouvelle table de { $game }
room-who = Qui peut rejoindre la table
room-private = toute personne ayant le lien
room-listed = tout le monde
room-seating-chosen = chacun choisit sa place
room-seating-random = places au hasard
room-colours = Couleurs
room-colours-chosen = chacun choisit sa couleur
room-colours-random = couleurs au hasard
room-colours-drawn = Les couleurs sont tirées au sort au début de la partie.
room-own-colour = Votre couleur
room-chairs-text = Vous prenez la place A. Laissez les autres libres pour vos amis, ou ajoutez des robots.
room-seating = Répartition des places
room-make-table = Créer la table
room-waiting-heading = { $game } : en attente de joueurs
room-link = Lien d’invitation
room-link-text = Envoyez-le à vos amis. Toute personne ayant le lien peut prendre une place libre ou regarder.
room-copy = Copier
room-copied = Lien copié.
room-share = Partager
room-invitation = Viens jouer à { $game } avec moi
room-sit = Prendre cette place
room-stand-up = Quitter la place
room-clear = Libérer la place
room-put-bot = Ajouter un robot
room-starts-full = La partie commence dès que toutes les places sont prises.
room-starts-host = L’hôte décide quand la partie commence.
room-starts-me = Vous décidez quand la partie commence.
room-starts = La partie commence
room-starts-when-full = quand toutes les places sont prises
room-starts-by-host = quand je la lance
room-start = Lancer la partie
room-start-now = Lancer avec moins de joueurs
room-cancel-table = Annuler la table
room-cancel-table-text = Personne ne pourra plus la rejoindre, et le lien ne fonctionnera plus. Cette action est irréversible.
room-cancel-table-yes = Oui, l’annuler
room-no-table = Impossible d’afficher cette table
room-cancelled-heading = { $game } : table annulée
room-cancelled = Elle a été annulée ou fermée avant le début de la partie.
room-frozen = Ce serveur ne peut pas continuer cette partie pour le moment. Rien n’est perdu.
room-other-data = Cette table utilise un matériel personnalisé, que cette page ne peut pas afficher. Pour jouer, utilisez un client de l’API.
room-reconnecting = Connexion perdue. Reconnexion … Rien n’est perdu.
room-watching = Vous regardez.
room-sending = Envoi de votre coup …
room-undo-request = { $player } voudrait annuler : { $moves }
room-undo-agreed = D’accord : { $players }.
room-undo-agree = D’accord
room-undo-decline = Refuser
room-undo-cancel = Retirer la demande
room-fair-check = Vérifier le tirage
room-fair = Tout est correct : personne n’a choisi la graine de cette partie.
room-unfair = Quelque chose ne correspond pas.
room-fair-yes = correct
room-fair-no = incorrect
room-fair-commitment = La part du serveur correspond à l’engagement pris avant que quiconque ne prenne place.
room-fair-own = Votre propre part, tirée par ce navigateur, est incluse.
room-fair-seed = La graine est l’empreinte de toutes les parts.
room-fair-seating = Les places ont été tirées au sort à partir des parts de tous les joueurs.
room-fair-colours = Les couleurs ont été tirées au sort à partir des parts de tous les joueurs.
room-fair-record = La mise en place de la partie vient de cette graine.
room-fair-replay = En rejouant la partie depuis le début, on obtient les mêmes mélanges, coups et points.
room-fair-sealed = La part de chaque joueur correspond à l’engagement pris avant que la première part soit révélée.
room-fair-complete = Tous les joueurs de la table ont une part dans la graine.
room-fair-seal = Tous les engagements correspondent à ceux que ce navigateur avait enregistrés avant de révéler sa part.
room-fair-count = La table n’a pas redémarré plus souvent que ne l’indique l’enregistrement.
room-fair-restarts =
    { $count ->
        [one] La table a redémarré une fois
       *[other] La table a redémarré { $count } fois
    } parce qu’une part n’a pas été révélée. L’administrateur du serveur a pu le faire pour obtenir une autre graine.
room-fair-by-server = Le serveur a tiré la part de la place { $seats } : l’administrateur du serveur la connaissait d’avance.
room-fair-by-open = La part de la place { $seats } a été envoyée sans engagement : l’administrateur du serveur la connaissait d’avance.
room-fair-none-sealed = Aucun joueur n’a gardé sa part secrète : l’administrateur du serveur a pu choisir la graine.
room-fair-older = Cet enregistrement date d’avant les engagements des joueurs : un administrateur du serveur ayant pris la dernière place a pu choisir la graine.
room-fair-but = Tout est correct, avec ces réserves :
room-opening = En attente de { $players } : la partie commence quand le navigateur de chaque joueur a révélé sa part de la graine. C’est automatique dès que le joueur est en ligne.
room-restarts =
    { $count ->
        [one] La table a redémarré une fois parce qu’une part n’a pas été révélée ; l’enregistrement l’indique.
       *[other] La table a redémarré { $count } fois parce qu’une part n’a pas été révélée ; l’enregistrement l’indique.
    }
room-share-stuck = Ce navigateur ne peut pas révéler votre part de la graine : elle a été tirée dans un autre navigateur, ou le serveur a montré d’autres données auparavant.
room-share-again = Tirer une nouvelle part ici ; tous les joueurs s’engagent à nouveau

# La cadence.
room-time = Cadence
room-time-none = sans pendule
room-time-live = en direct
room-time-correspondence = par correspondance
room-time-live-text = Tout le monde est en ligne en même temps. Chaque joueur a une réserve de temps pour toute la partie et reçoit quelques secondes de plus à chaque tour.
room-time-correspondence-text = Jouez quand cela vous convient. Chaque décision a un délai en jours ; la pendule ne tourne qu’aux heures que vous choisissez.
room-time-minutes = Minutes par joueur
room-time-seconds = Secondes en plus par tour
room-time-days = Jours par décision
room-time-from = La pendule tourne de (heure)
room-time-to = à (heure)
room-time-holidays = Jours de pause (année-mois-jour)
room-time-up = Quand un joueur n’a plus de temps ou quitte la partie
room-time-up-bot = un robot prend le relais
room-time-up-open = la place se libère
room-time-up-score = la partie s’arrête et les points sont comptés
room-time-up-level = Niveau du robot
room-options-none = Règles standard.
room-leaves = Quand un joueur quitte la partie
room-time-is-none = Sans pendule.
room-time-is-live = { $minutes } minutes par joueur, plus { $seconds } secondes par tour.
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
room-time-pauses = La pendule ne tourne pas le { $days }.
room-left-days = { $days } j { $hours } h
room-clock = Temps restant
room-stand-in = Un robot joue à cette place jusqu’au retour du joueur.
room-away-bot = Un robot ({ $level }) joue pour vous. Si vous ne revenez pas avant la fin, vous serez considéré comme ayant quitté la partie.
room-take-back = Reprendre votre place
room-open-seat = La place { $seat } est libre : son joueur est parti.
room-ended = Cette partie s’est arrêtée avant la fin
room-ended-text = Elle a été arrêtée avant la fin ; les points sont ceux de ce moment-là.

# Le compte.
room-account = Compte
room-account-of = Connecté avec { $email }.
room-account-by-passkey = Vous vous connectez avec une clé d’accès.
room-keep = Créer un compte
room-name = Votre nom
room-name-change-text = C’est le nom que voient les autres. Les parties déjà commencées gardent l’ancien.
room-save = Enregistrer
room-saved = Enregistré.
room-sign-up = Créer un compte
room-sign-up-text = Un invité n’existe que dans ce navigateur. Avec une adresse e-mail et un mot de passe, vous pouvez vous connecter sur n’importe quel appareil et garder toutes vos tables.
room-sign-up-do = Créer un compte
room-sign-in = Se connecter
room-sign-in-text = Vous avez déjà un compte ? Connectez-vous.
room-sign-in-do = Se connecter
room-email = Adresse e-mail
room-password = Mot de passe
room-keep-guest = Garder les tables de cet invité
room-new-password = Nouveau mot de passe
room-new-password-text = Vous serez déconnecté de tous les autres navigateurs.
room-old-password = Mot de passe actuel
room-sign-out = Se déconnecter
room-sign-out-everywhere = Se déconnecter partout
room-export = Télécharger mes données
room-tokens = Jetons d’API
room-tokens-text = Avec un jeton, votre propre programme peut jouer en votre nom. Il peut faire tout ce que vous pouvez faire à une table, mais pas modifier votre compte.
room-token-label = Utilisation
room-token-make = Créer un jeton
room-token-once = Copiez-le maintenant : il ne sera plus affiché.
room-token-remove = Supprimer
room-token-remove-of = Supprimer { $label }
room-delete = Supprimer le compte
room-delete-text = Votre nom et votre adresse seront supprimés. Dans les parties en cours, un robot prend votre place ; vos coups restent. Cette action est irréversible.
room-delete-do = Supprimer mon compte

# Le chat.
room-chat = Chat
room-chat-none = Aucun message pour l’instant.
room-chat-new = Nouveaux messages
room-chat-about = Options pour le message de { $name }
room-chat-write = Écrire un message
room-send = Envoyer
room-mute = Masquer ce joueur
room-report = Signaler à l’administrateur du serveur
room-report-why = Quel est le problème avec ce message ?
room-reported = Signalé.
room-mutes = Joueurs masqués
room-unmute = Ne plus masquer
room-unmute-of = Ne plus masquer { $name }

# Les événements de la table autres que les coups ; ils figurent dans le journal.
room-note-left = { $player } a quitté la partie.
room-note-time-up = { $player } n’a plus de temps.
room-note-then-bot = Un robot ({ $level }) joue jusqu’au retour de { $player }.
room-note-then-open = La place { $seat } est ouverte à tous.
room-note-then-score = La partie s’arrête ici et les points sont comptés en l’état.
room-note-stand-in = { $player } laisse un robot ({ $level }) jouer un moment.
room-note-returned = { $player } est de retour.
room-note-substitute = { $player } prend la place { $seat } et continue la partie.
room-note-bot = { $player } ajoute un robot ({ $level }) à la place { $seat }.
room-note-took-back = { $player } a annulé : { $moves }
room-note-went-back = Tout le monde a accepté la demande de { $player }. Annulé : { $moves }
room-note-declined = { $player } a refusé l’annulation. La partie continue.
room-note-withdrew = { $player } a retiré sa demande d’annulation.
room-note-moves =
    { $count ->
        [one] 1 coup.
       *[other] { $count } coups.
    }
room-note-more =
    { $count ->
        [one] Et encore 1 coup.
       *[other] Et encore { $count } coups.
    }

# À sa place, et après la partie.
room-own-seat = Votre place
room-mute-table = Pas de notifications de tour pour cette table
room-bot-for-me = Laisser un robot jouer pour moi
room-bot-for-me-text = Vous devez vous absenter ? Un robot joue en votre nom jusqu’à votre retour.
room-leave = Quitter la partie
room-leave-bot = Un robot ({ $level }) continuera en votre nom. Vous pourrez reprendre votre place tant que la partie n’est pas finie.
room-leave-open = Votre place sera ouverte à tous, et la partie attendra. Vous pourrez revenir tant que personne d’autre ne l’a prise.
room-leave-score = La partie s’arrêtera pour tout le monde et les points seront comptés en l’état. Cette action est irréversible.
room-leave-counts = Si vous ne revenez pas, vous serez considéré comme ayant quitté la partie et compterez comme dernier pour le classement.
room-leave-last = Personne d’autre ne joue ici : la partie s’arrêtera. Cette action est irréversible.
room-leave-title = Quitter cette partie ?
room-leave-yes = Oui, quitter
room-leave-no = Non, rester
room-leave-already = Un robot joue déjà pour vous : vous n’avez rien d’autre à faire. Si vous ne revenez pas avant la fin, vous serez considéré comme ayant quitté la partie.
room-left-open = Vous avez quitté la partie, et votre place est libre. Vous pouvez revenir tant que personne d’autre ne l’a prise.
room-rematch = Rejouer
room-rematch-go = Aller à la partie suivante
room-not-over = Cette partie est encore en cours. Vous pourrez la revoir quand elle sera terminée.
room-frozen-heading = { $game } : cette partie est suspendue
room-frozen-text = Tous les coups sont enregistrés. La partie reprendra dès que le serveur aura ce qu’il lui faut.
room-about-person = Profil de { $name }

# Les parties terminées et les profils.
room-finished = Parties terminées
room-finished-none = Aucune partie terminée pour l’instant.
room-finished-of = Parties terminées
room-more = Afficher plus
room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
room-deleted-user = utilisateur supprimé
room-own-page = Votre profil
room-person = Profil
room-here-since = Membre depuis le { $when }.
room-statistics = Parties et classements
room-game = Jeu
room-played = Jouées
room-won = Gagnées
room-best = Meilleur score
room-rating = Classement
room-rating-is = { $rating } ± { $give }
room-rating-text = Tout le monde commence à 1500. Avec 200 points de plus, un joueur finit devant dans trois parties sur quatre. Les parties contre des robots seulement ne comptent pas.
room-records = Télécharger toutes mes parties

# Les e-mails.
room-confirm = Confirmer votre adresse
room-confirm-text = Nous vous envoyons un code par e-mail pour confirmer que l’adresse est bien la vôtre. Ensuite, vous pourrez recevoir des notifications de tour par e-mail et réinitialiser un mot de passe oublié.
room-confirm-sign-in = Connectez-vous au compte associé à cette adresse pour la confirmer.
room-confirmed = Votre adresse est confirmée.
room-confirm-code = Code reçu par e-mail
room-confirm-code-text = Il est valable un jour.
room-confirm-do = Confirmer
room-code = Code
room-send-email = Envoyez-moi un e-mail
room-email-sent = E-mail envoyé.
room-email-maybe-sent = Si cette adresse est celle d’un compte et qu’elle est confirmée, nous y avons envoyé un e-mail.
room-forgotten = Mot de passe oublié ?
room-forgotten-text = Indiquez l’adresse de votre compte et nous vous enverrons un code.
room-forgotten-no-mail = Ce serveur n’envoie pas d’e-mails. Demandez un nouveau mot de passe à l’administrateur du serveur.
room-new-password-code = Saisissez le code reçu par e-mail ; il est valable une demi-heure.
room-password-replaced = Mot de passe modifié. Vous avez été déconnecté partout.

# Les notifications.
room-notifications = Notifications
room-notifications-text = Si c’est à vous de jouer depuis une minute et que vous n’êtes pas en ligne, nous pouvons vous prévenir. Ce que vous indiquez ci-dessous ne sert qu’à cela.
room-sign-in-first = Connectez-vous d’abord, ou continuez comme invité.
room-channels = Canaux
room-channels-none = Aucun pour l’instant.
room-channels-off = Ce serveur n’envoie pas de notifications. Revenez voir de temps en temps.
room-channel-end = Supprimer
room-channel-end-of = Supprimer { $address }
room-channel-hours =
    { $hours ->
        [0] immédiatement
        [one] au plus une fois par heure
       *[other] au plus toutes les { $hours } heures
    }
room-channel-new = Ajouter un canal
room-channel-new-text = Dans Discord ou Slack, créez un webhook pour un canal et collez son URL ici. Vos propres programmes reçoivent du JSON.
room-channel-kind = Type
room-channel-address = URL du webhook
room-channel-pause = Fréquence
room-channel-add = Ajouter
room-channel-gone = canal supprimé
room-format-discord = Discord
room-format-slack = Slack
room-format-json = programme (JSON)
room-format-email = e-mail
room-email-needs = Pour l’e-mail, il faut un compte dont l’adresse est confirmée.
room-muted-tables = Tables sans notifications
room-unmute-table = Réactiver
room-unmute-table-of = Réactiver les notifications pour { $table }
room-notices = Notifications envoyées
room-notices-none = Aucune pour l’instant.
room-notice-when = Quand
room-notice-where = Canal
room-notice-table = Table
room-notice-what = Résultat
room-notice-waiting = en attente
room-notice-sent = envoyée
room-notice-passed = déjà joué
room-notice-failed = échec
room-push = Me notifier dans ce navigateur
room-push-text = Vous recevez une notification quand c’est à vous de jouer, même si cette page est fermée.
room-format-push = navigateur
room-device-no = Votre navigateur ne l’a pas permis. Autorisez-le dans ses paramètres, ou réessayez.
room-passkeys = Clés d’accès
room-passkeys-text = Votre téléphone, votre ordinateur ou votre clé de sécurité conserve une clé d’accès. Elle vous permet de vous connecter sans mot de passe.
room-passkey-label = Nom de la clé d’accès
room-passkey-add = Ajouter une clé d’accès
room-passkey-sign-in = Se connecter avec une clé d’accès

## Inscription et invitations
room-closed = Les inscriptions sont fermées sur ce serveur.
room-closed-text = Si vous avez un compte, connectez-vous. Sinon, demandez-en un à l’administrateur du serveur.
room-sign-in-or-up = Se connecter ou créer un compte
room-new-account = Créer un compte
room-new-account-text = Avec un compte, vous gardez vos parties et vous pouvez vous connecter sur n’importe quel appareil.
room-new-account-do = Créer un compte
room-account-made = Votre compte a été créé. Vous pouvez maintenant vous connecter avec { $email } sur n’importe quel appareil.
room-account-deleted = Votre compte a été supprimé.
room-sit-down = Rejoindre
room-wrong-day = « { $day } » n’est pas une date. Écrivez les dates ainsi : 2026-12-24, séparées par des espaces ou des virgules.
room-only-here = Ce lien ne fonctionne que sur cet ordinateur.
room-only-here-closed = Le serveur n’accepte que les connexions de cet ordinateur. Pour que d’autres puissent jouer, redémarrez-le avec l’option
room-only-here-addresses = Sur votre réseau, les autres peuvent utiliser :
