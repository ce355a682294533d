# Messages d’erreur et e-mails du serveur : ce qui n’allait pas, et ce qu’il faut faire.

error-not-logged-in = Connectez-vous ou continuez d’abord comme invité.
error-other-site = Cette requête provient d’un autre site ; utilisez la page de ce serveur.
error-no-table = Il n’y a pas de table à cette adresse ; vérifiez le lien.
error-not-seated = Seuls les joueurs installés à cette table peuvent le faire ; prenez d’abord une place.
error-not-host = Seul l’hôte de cette table peut le faire.
error-no-seat = Cette table n’a pas de place « { $seat } » ; ses places sont { $seats }.
error-seat-taken = Cette place est déjà prise ; choisissez-en une autre.
error-colour-taken = Un autre joueur de cette table a déjà cette couleur ; choisissez-en une autre.
error-colours-drawn = À cette table, les couleurs sont tirées au sort au début de la partie ; on ne peut pas les choisir.
error-started = La partie a déjà commencé ; les places ne peuvent plus être modifiées ainsi.
error-not-started = La partie n’a pas encore commencé ; elle commence quand toutes les places sont prises ou quand l’hôte la lance.
error-nobody-sits = Une partie demande au moins un joueur humain ; prenez d’abord une place.
error-many-tables = Vous avez déjà { $most } tables ouvertes ou en cours, c’est le maximum ; annulez-en une ou terminez d’abord une partie.
error-file-quota = Vous avez envoyé { $most } Mo de fichiers de composants ces dernières 24 heures, c’est le maximum ; réessayez demain, ou jouez avec les composants standard.
error-many-reports = { $most } de vos signalements attendent encore d’être examinés, c’est le maximum ; réessayez plus tard.
error-over = La partie est terminée ; il n’est plus possible d’annuler un coup.
error-not-over = La partie n’est pas terminée ; jouez-la d’abord jusqu’au bout.
error-ended = Cette partie a été arrêtée avant la fin ; on ne peut plus y jouer.
error-frozen-move = Cette version du programme ne peut pas jouer le coup { $number } de cette partie ; la partie est conservée, et une version plus récente pourra la continuer.
error-stale = La table a changé : la partie en est maintenant au coup { $moves }. Regardez la table et choisissez de nouveau.
error-bot-plays = Un robot joue pour vous ; reprenez d’abord votre place.
error-sat-elsewhere = Vous avez déjà occupé une autre place dans cette partie et vu ses informations cachées ; vous ne pouvez reprendre que celle-là.
error-bot-decides = Votre temps pour cette décision est écoulé : un robot la prend ; vous pourrez ensuite reprendre votre place.
error-time-control = Cadence invalide : indiquez une réserve de 1 à { $bank } secondes avec un incrément d’au plus { $increment } secondes ; ou de 1 à { $days } jours par coup, avec des heures comme 08:00 à 22:00 dans un fuseau comme +01:00, et au plus { $holidays } jours fériés comme 2026-12-25.
error-undo-to = La partie en est au coup { $moves }, on ne peut donc pas revenir au coup { $to } ; donnez un nombre plus petit, à partir de 0.
error-body = La requête est illisible : { $what }.
error-share = « { $share } » n’est pas une part valide ; donnez 64 chiffres hexadécimaux.
error-other-share = Ce n’est pas la part à laquelle vous vous étiez engagé.
error-not-opening = Cette table n’attend pas que des parts soient révélées.
error-not-committed = Le navigateur d’un joueur ne s’est pas encore engagé sur une part de la graine ; il le fera dès que ce joueur sera de retour.
error-share-and-commitment = Envoyez une part ou un engagement, pas les deux.
error-actions = Envoyez une action, ou une liste de 1 à { $most } actions.
error-key = Une clé peut avoir au plus { $most } caractères.
error-key-reused = Cette clé a déjà servi pour un autre coup ; chaque coup a besoin de sa propre clé.
error-not-live = Cette adresse n’accepte que les connexions WebSocket.
error-not-for-programs = Un jeton d’API ne permet pas cela ; connectez-vous avec votre adresse e-mail et votre mot de passe.
error-sign-up-closed = Les inscriptions sont fermées sur ce serveur. Demandez un compte à la personne qui le gère.
error-has-account = Vous avez déjà un compte. Pour en créer un autre, déconnectez-vous d’abord.
error-no-account = Un invité n’a pas de mot de passe ; créez d’abord un compte.
error-wrong-password = L’adresse e-mail ou le mot de passe est incorrect ; vérifiez les deux et réessayez.
error-banned = Vous avez été banni de ce serveur. Si vous pensez que c’est une erreur, adressez-vous à la personne qui le gère.
error-password = Le mot de passe doit avoir de { $least } à { $most } caractères.
error-common-password = Ce mot de passe est trop courant ; choisissez-en un autre.
error-sign-in-again = Cela n’est possible que dans les 15 minutes qui suivent la connexion : déconnectez-vous, reconnectez-vous et recommencez.
error-address = Cette adresse e-mail n’est pas valide ; elle devrait ressembler à anna@example.org.
error-label = Un libellé doit avoir de 1 à { $most } caractères, tous visibles.
error-many-tokens = Vous ne pouvez pas avoir plus de { $most } jetons ; révoquez-en d’abord un.
error-no-token = Ce jeton n’existe pas ; consultez la liste de vos jetons.
error-text = Saisissez de { $least } à { $most } caractères.
error-no-message = Il n’y a pas de message avec ce numéro ; consultez de nouveau la discussion.
error-no-person = Cet utilisateur n’existe pas ; vérifiez le lien.
error-webhooks-off = Les webhooks sont désactivés sur ce serveur ; adressez-vous à la personne qui le gère.
error-webhook = Cette adresse ne convient pas ; donnez une adresse web accessible publiquement, comme https://example.org/hook.
error-push-off = Les notifications push sont désactivées sur ce serveur ; adressez-vous à la personne qui le gère.
error-push-keys = Les clés push du navigateur sont invalides ; envoyez address, p256dh et auth de son abonnement.
error-hours = L’intervalle entre deux messages doit être de 0 à { $most } heures.
error-many-channels = Vous ne pouvez pas avoir plus de { $most } canaux ; supprimez-en d’abord un.
error-no-channel = Ce canal n’existe pas ; consultez la liste de vos canaux.
tell-turn = C’est à vous de jouer : { $game } avec { $others }.
tell-opening = Votre table de { $game } vous attend : la partie commence dès que votre navigateur a révélé sa part de la graine.
tell-no-address = ce n’est pas une adresse web
tell-unreachable = ce serveur ne peut pas joindre cette adresse
tell-slow = la requête a expiré
tell-connection = la connexion a échoué
tell-answer = la réponse était { $status }
tell-no-mail = ce serveur n’envoie plus d’e-mails
tell-letter = le serveur de messagerie a refusé l’e-mail
tell-posting-off = ce serveur n’envoie plus de notifications à des adresses web
tell-keys = les clés push du navigateur sont invalides
tell-encrypt = le message n’a pas pu être chiffré
tell-database = la base de données n’a pas répondu
tell-sign = le message n’a pas pu être signé
error-nul = Le texte contient un caractère qui ne peut pas être enregistré (U+0000) ; supprimez-le.
error-too-large = C’est trop volumineux ; la limite est de { $most } ko.
api-title = L’API de Smokestack
api-intro = La page web utilise ces mêmes points d’accès ; vos propres programmes peuvent aussi les utiliser, avec `Authorization: Bearer TOKEN`. Les descriptions sont en anglais ; la version lisible par une machine se trouve ici :
api-contents = Sommaire
api-forms = Schémas
api-parameters = Paramètres
api-body = Corps de la requête
api-answers = Réponses
api-in-path = paramètre de chemin
api-in-query = paramètre de requête
error-mail-off = Ce serveur n’envoie pas d’e-mails ; adressez-vous à la personne qui le gère.
error-wrong-code = Ce code est incorrect ou a expiré ; demandez un nouvel e-mail.
error-not-confirmed = Votre adresse e-mail n’a pas encore été confirmée ; demandez un e-mail et saisissez le code qu’il contient.
letter-turn-subject = C’est à vous de jouer
letter-confirm-subject = Confirmez votre adresse e-mail
letter-confirm =
    Quelqu’un a indiqué cette adresse pour un compte Smokestack. Si c’était vous, saisissez-y ce code :

    { $code }

    Il est valable un jour. Si ce n’était pas vous, ignorez cet e-mail.
letter-link =
    Ou ouvrez ce lien :

    { $link }
letter-reset-subject = Réinitialisez votre mot de passe
letter-reset =
    Quelqu’un a demandé un nouveau mot de passe pour votre compte Smokestack. Si c’était vous, saisissez-y ce code :

    { $code }

    Il est valable une demi-heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste inchangé.
error-too-many = { $seconds ->
    [one] Trop de requêtes ; réessayez dans { $seconds } seconde.
   *[other] Trop de requêtes ; réessayez dans { $seconds } secondes.
}
error-no-route = Il n’y a rien à cette adresse ; /api/openapi.json énumère tous les points d’accès.
error-wrong-method = Cette adresse n’accepte pas cette méthode ; /api/openapi.json énumère tous les points d’accès.
error-unavailable = Le serveur ne peut pas le faire pour le moment ; réessayez dans un instant.
error-mail = Pour envoyer des e-mails, indiquez --smtp smtps://NOM:MOTDEPASSE@HÔTE (ou smtp://HÔTE:PORT) et --mail-from "NOM <ADRESSE>" ; indiquez les deux, ou aucun.
error-database = La base de données { $database } est inutilisable ({ $why }) ; indiquez sqlite:CHEMIN, ou postgres://UTILISATEUR@HÔTE/NOM d’un serveur PostgreSQL en marche.
error-older-schema = La base de données a le schéma { $schema }, mais cette version du programme demande le schéma { $latest } : prenez la version qui sert cette base, ou mettez d’abord la base à jour en lançant `smokestack serve` avec cette version.
error-database-taken = Un autre serveur Smokestack utilise déjà la base de données { $database } : arrêtez-le, ou choisissez une autre base avec --database.
error-file-there = Le fichier { $file } existe déjà ; donnez le nom d’un nouveau fichier.
error-config = Le fichier { $file } est inutilisable : { $what }.
error-config-word = Le fichier { $file } définit « { $word } », qui n’est pas un réglage ; réglages disponibles : { $known }.
error-admin-nobody = Aucun utilisateur n’a l’identifiant ou l’adresse e-mail « { $who } » ; « smokestack admin people » énumère tous les utilisateurs.
error-admin-several = Plusieurs utilisateurs ont indiqué l’adresse { $email } ; donnez plutôt l’un de leurs identifiants : { $ids }.
error-admin-guest = { $who } est un invité et n’a pas de mot de passe ; seuls les comptes en ont un.
error-admin-table = Il n’y a pas de table « { $table } » ; l’identifiant est la dernière partie de son lien.
error-admin-report = Il n’y a pas de signalement ouvert « { $id } » ; « smokestack admin reports » les énumère.
error-passkeys-off = Les clés d’accès ne sont pas disponibles ici : l’adresse publique de ce serveur n’est pas configurée.
error-passkey = Cette clé d’accès n’a pas pu être ajoutée ; recommencez et confirmez dans les cinq minutes.
error-wrong-passkey = Cette clé d’accès n’a pas été acceptée ; réessayez ou connectez-vous autrement.
error-has-passkey = Cette clé d’accès a déjà été ajoutée ; consultez la liste de vos clés d’accès.
error-many-passkeys = Vous ne pouvez pas avoir plus de { $most } clés d’accès ; supprimez-en d’abord une.
error-no-passkey = Cette clé d’accès n’existe pas ; consultez la liste de vos clés d’accès.
