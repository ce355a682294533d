# Ce que répond la salle de jeu quand quelque chose est impossible : ce qui n’allait pas, et ce qui irait.

error-not-logged-in = Il faut d’abord un nom : entrez comme invité ou connectez-vous, et envoyez le jeton ou le cookie reçu.
error-other-site = Cette demande vient de la page d’un autre site ; utilisez la page de ce serveur.
error-no-table = Il n’y a pas de table à cette adresse ; vérifiez le lien.
error-not-seated = Seules les personnes assises à cette table peuvent le faire ; prenez d’abord place.
error-not-host = Seule la personne qui a ouvert cette table peut le faire.
error-no-seat = Cette table n’a pas de place « { $seat } » ; ses places sont { $seats }.
error-seat-taken = Cette place est déjà prise ; choisissez-en une autre.
error-colour = Cette couleur n’existe pas ; il y a { $colours }.
error-colour-taken = Quelqu’un à cette table a déjà cette couleur ; choisissez-en une autre.
error-colours-drawn = À cette table, les couleurs sont tirées au sort au début de la partie ; personne n’en choisit.
error-started = La partie a commencé ; les places ne se changent plus ainsi.
error-not-started = La partie n’a pas commencé ; elle commence quand toutes les places sont prises ou quand l’hôte la lance.
error-nobody-sits = Il faut au moins une personne pour jouer ; prenez d’abord place.
error-many-tables = Vous avez { $most } tables ouvertes ou en cours, et personne ne peut en avoir plus ; retirez-en une, ou jouez-en une jusqu’au bout.
error-file-quota = Vous avez envoyé { $most } Mo de fichiers de composants au cours des dernières 24 heures, et personne ne peut en envoyer plus ; réessayez demain, ou jouez avec les composants standard.
error-many-reports = { $most } de vos signalements attendent encore d’être lus, et personne ne peut en avoir plus ; réessayez plus tard.
error-over = La partie est terminée ; plus rien ne peut être repris.
error-not-over = La partie n’est pas finie ; jouez-la d’abord jusqu’au bout.
error-ended = Cette partie a été arrêtée avant sa fin ; on ne peut plus y jouer.
error-frozen-move = Ce programme ne peut pas jouer le coup { $number } de cette partie ; elle est conservée, et un programme plus récent pourra la continuer.
error-stale = { $moves ->
    [one] { $moves } coup a été joué entre-temps ;
   *[other] { $moves } coups ont été joués entre-temps ;
} regardez de nouveau la table et choisissez encore.
error-bot-plays = Un robot joue pour vous ; reprenez d’abord votre place.
error-sat-elsewhere = Vous avez occupé une autre place dans cette partie et vu ce qui y est caché ; ne reprenez que celle-là.
error-bot-decides = Votre temps pour cette décision est écoulé, et un robot la prend ; reprenez votre place ensuite.
error-time-control = Personne ne peut jouer avec cette pendule : une réserve a de 1 à { $bank } secondes et un incrément au plus { $increment } ; ou bien il y a de 1 à { $days } jours, des heures comme 08:00 à 22:00 dans une zone comme +01:00, et au plus { $holidays } jours fériés comme 2026-12-25.
error-undo-to = Après { $moves } coups, on ne peut pas revenir au coup { $to } ; donnez un nombre plus petit, à partir de 0.
error-body = Ce qui a été envoyé est illisible : { $what }.
error-sitter = « { $who } » ne peut pas prendre place ; dites « me », « nobody », ou un robot comme « bot:normal ».
error-share = « { $share } » n’est pas une part ; donnez 64 chiffres hexadécimaux.
error-other-share = Ce n’est pas la part à laquelle vous vous étiez engagé.
error-not-opening = Cette table n’attend pas l’ouverture de parts.
error-not-committed = Le navigateur de quelqu’un ne s’est pas encore engagé à une part de la graine ; il le fera dès que cette personne sera de retour.
error-share-and-commitment = Donnez une part ou un engagement, pas les deux.
error-key = Une clé a au plus { $most } caractères.
error-key-reused = Cette clé a déjà servi pour un autre coup ; un nouveau coup a besoin de sa propre clé.
error-not-live = Cette adresse est faite pour une connexion WebSocket ; utilisez-en une.
error-not-for-programs = Le jeton d’un programme ne permet pas cela ; connectez-vous avec votre adresse et votre mot de passe.
error-sign-up-closed = Les inscriptions sont fermées sur ce serveur. Demandez un compte à la personne qui le gère.
error-has-account = Il y a déjà un compte ; connectez-vous, ou déconnectez-vous d’abord.
error-no-account = Un invité n’a pas de mot de passe ; créez d’abord un compte.
error-wrong-password = L’adresse ou le mot de passe n’est pas juste ; vérifiez les deux et réessayez.
error-banned = Vous avez été banni de ce serveur. Si vous pensez que c’est une erreur, adressez-vous à la personne qui le gère.
error-password = Un mot de passe a au moins { $least } caractères, et au plus { $most }.
error-common-password = C’est l’un des mots de passe que tout le monde essaie en premier ; choisissez-en un autre.
error-sign-in-again = Pour cela, il faut s’être connecté dans les 15 dernières minutes : déconnectez-vous, reconnectez-vous et recommencez.
error-address = Ce n’est pas une adresse électronique ; elle ressemble à anna@example.org.
error-label = Un libellé a de 1 à { $most } caractères, tous visibles.
error-many-tokens = Il ne peut pas y avoir plus de { $most } jetons ; révoquez-en d’abord un.
error-no-token = Ce jeton n’existe pas ; regardez la liste de vos jetons.
error-text = Il faut { $least } à { $most } caractères ; écrivez un texte de cette longueur.
error-no-message = Rien n’a été dit sous ce numéro ; relisez la discussion.
error-no-person = Il n’y a personne à cette adresse ; vérifiez le lien.
error-webhooks-off = Ici, personne n’est averti par webhook ; demandez à qui gère ce serveur.
error-webhook = On ne peut rien envoyer là ; donnez une adresse du web que tout le monde peut joindre, comme https://example.org/hook.
error-push-off = Ici, personne n’est averti par des notifications du navigateur ; demandez à qui gère ce serveur.
error-push-keys = Les clés de votre navigateur n’ont pas de sens ; envoyez address, p256dh et auth de son abonnement.
error-hours = Il peut y avoir de 0 à { $most } heures entre deux messages.
error-many-channels = Il ne peut pas y avoir plus de { $most } canaux ; supprimez-en un d’abord.
error-no-channel = Ce canal n’existe pas ; regardez la liste de vos canaux.
tell-turn = C’est à vous de jouer : { $game } avec { $others }.
tell-opening = Votre table de { $game } vous attend : la partie commence dès que votre navigateur a ouvert sa part de la graine.
tell-no-address = ce n’est pas une adresse du web
tell-unreachable = cette adresse n’est pas accessible d’ici
tell-slow = cela a pris trop de temps
tell-connection = la connexion a échoué
tell-answer = la réponse était { $status }
tell-no-mail = il n’y a plus de courrier ici
tell-letter = la lettre n’a pas été acceptée
tell-posting-off = plus rien n’est envoyé d’ici
tell-keys = les clés du navigateur n’ont pas de sens
tell-encrypt = le message n’a pas pu être chiffré
tell-database = la base de données n’a pas répondu
tell-sign = le message n’a pas pu être signé
error-nul = Un texte a un caractère qui ne peut pas être conservé (U+0000) ; enlevez-le.
error-too-large = C’est trop gros ; { $most } ko au plus sont acceptés.
api-title = L’interface de Smokestack
api-intro = Tout ce que fait la page se demande ainsi ; les programmes peuvent en faire autant, avec `Authorization: Bearer TOKEN`. Les descriptions sont en anglais, et un programme les lit ici :
api-contents = Sommaire
api-forms = Ce qui est envoyé et répondu
api-parameters = Paramètres
api-body = Corps
api-answers = Réponses
api-in-path = dans le chemin
api-in-query = après le point d’interrogation
error-mail-off = Ici, rien n’est envoyé par courriel ; demandez à qui gère ce serveur.
error-wrong-code = Ce code n’est pas valable, ou ne l’est plus ; demandez une autre lettre.
error-not-confirmed = Rien ne montre encore que l’adresse est à vous ; demandez une lettre et donnez le code qu’elle contient.
letter-turn-subject = C’est à vous de jouer
letter-confirm-subject = Est-ce votre adresse ?
letter-confirm =
    Quelqu’un a donné cette adresse pour un compte chez Smokestack. Si c’était vous, donnez-y ce code :

    { $code }

    Il est valable un jour. Si ce n’était pas vous, ne faites rien.
letter-link =
    Ou ouvrez cette page :

    { $link }
letter-reset-subject = Un autre mot de passe
letter-reset =
    Quelqu’un veut un autre mot de passe pour votre compte chez Smokestack. Si c’était vous, donnez-y ce code :

    { $code }

    Il est valable une demi-heure. Si ce n’était pas vous, ne faites rien : l’ancien mot de passe reste.
error-too-many = { $seconds ->
    [one] C’était trop souvent ; réessayez dans { $seconds } seconde.
   *[other] C’était trop souvent ; réessayez dans { $seconds } secondes.
}
error-no-route = Il n’y a rien à cette adresse ; /api/openapi.json énumère ce qu’il y a.
error-wrong-method = Cette adresse demande une autre méthode ; /api/openapi.json énumère ce qu’il y a.
error-unavailable = Le serveur ne peut pas le faire pour le moment ; réessayez dans un instant.
error-mail = Pour les lettres, il faut --smtp smtps://NOM:MOTDEPASSE@HÔTE (ou smtp://HÔTE:PORT) et --mail-from "NOM <ADRESSE>" ; donnez les deux, ou aucun.
error-database = La base de données { $database } est inutilisable ({ $why }) ; donnez sqlite:CHEMIN, ou postgres://UTILISATEUR@HÔTE/NOM d’un PostgreSQL en marche.
error-older-schema = La base de données a le schéma { $schema }, et ce programme est fait pour le { $latest } : prenez le programme qui la sert, ou laissez d’abord `smokestack serve` de celui-ci la mettre à jour.
error-database-taken = Un autre Smokestack sert déjà la base de données { $database } : arrêtez-le, ou donnez à celui-ci la sienne avec --database.
error-file-there = Le fichier { $file } existe déjà ; donnez le nom d’un nouveau.
error-config = Le fichier { $file } est inutilisable : { $what }.
error-config-word = Le fichier { $file } règle « { $word } », qui n’est pas un réglage ; il y a { $known }.
error-admin-nobody = Personne ici n’a l’identifiant ou l’adresse « { $who } » ; « smokestack admin people » énumère qui est là.
error-admin-several = Plusieurs personnes revendiquent { $email } ; précisez par l’identifiant : { $ids }.
error-admin-guest = { $who } est un invité et n’a pas de mot de passe ; seuls les comptes en ont un.
error-admin-table = Il n’y a pas de table « { $table } » ; l’identifiant est la dernière partie de son lien.
error-admin-report = Il n’y a pas de signalement ouvert « { $id } » ; « smokestack admin reports » les énumère.
error-passkeys-off = Ici, il n’y a pas de clés d’accès : qui gère ce serveur n’a pas indiqué à quelle adresse on le trouve.
error-passkey = Cette clé d’accès n’a pas pu être ajoutée ; recommencez et répondez dans les cinq minutes.
error-wrong-passkey = Cette clé d’accès ne convient pas ici ; réessayez ou connectez-vous autrement.
error-has-passkey = Cette clé d’accès existe déjà ; regardez la liste de vos clés d’accès.
error-many-passkeys = Il ne peut pas y avoir plus de { $most } clés d’accès ; supprimez-en une d’abord.
error-no-passkey = Cette clé d’accès n’existe pas ; regardez la liste de vos clés d’accès.
