# La salle de jeu : jouer avec des amis par le réseau.

room-name-title = Comment vous appeler ?
room-name-text = Un nom suffit. Ce navigateur garde votre place ; vos tables vous attendent ici.
room-come-in = Entrer
room-hello = Vous êtes ici sous le nom de { $name }.
room-away = La salle de jeu ne répond pas. Vérifiez le réseau et réessayez ; les parties sur cet appareil s’en passent.
room-mine = Vos tables
room-make = Une nouvelle table
room-make-text = Choisissez un jeu. Vous recevrez un lien à envoyer à vos amis.
room-public = Ouvertes à tous
room-public-none = Il n’y a pas de table publique en ce moment. Créez-en une, et d’autres la trouveront ici.
room-look = Y jeter un œil
room-free =
    { $count ->
        [0] toutes les places sont prises
        [one] une place est libre
       *[other] { $count } places sont libres
    }
room-go = À la table
room-watch = Regarder
room-your-turn = C’est à vous
room-turn-of = C’est à { $player }
room-since = { $state }, depuis le { $when }
room-seat-free = libre
room-new-heading = Une table de { $game } entre amis
room-who = Qui peut venir
room-private = avec le lien seulement
room-listed = tout le monde
room-seating-chosen = chacun choisit sa place
room-seating-random = les places sont tirées au sort
room-chairs-text = Vous prenez la place A. Laissez les autres libres pour vos amis, ou donnez-les à des robots.
room-make-table = Créer la table
room-waiting-heading = { $game } : on attend des joueurs
room-link = Le lien vers cette table
room-link-text = Envoyez-le à vos amis. Qui l’a peut prendre une place libre, ou regarder.
room-copy = Copier
room-copied = Le lien est copié.
room-sit = S’asseoir ici
room-stand-up = Se lever
room-clear = Libérer la place
room-put-bot = Mettre un robot ici
room-starts-full = La partie commence dès que toutes les places sont prises.
room-start-now = Commencer sans les places libres
room-no-table = Cette table ne peut pas être affichée
room-frozen = Ce serveur ne peut pas continuer cette partie pour le moment. Rien n’est perdu.
room-other-data = Cette table se joue avec un fichier de composants de son propriétaire, que la page ne sait pas afficher ; jouez-y avec un programme.
room-lost = La ligne est coupée ; elle se rétablit. Rien n’est perdu.
room-watching = Vous regardez.
room-sending = Envoi du coup …
room-wish = { $players } voudrait revenir au coup { $move }.
room-wish-yes = D’accord
room-wish-no = Non, continuons
room-wish-stop = Laisser tomber
room-fair-check = Vérifier le hasard
room-fair = Tout concorde : personne n’a choisi la graine de cette partie.
room-unfair = Quelque chose ne concorde pas.
room-fair-yes = concorde
room-fair-no = ne concorde pas
room-fair-commitment = La part du serveur est celle à laquelle il s’était engagé avant que quiconque s’asseye.
room-fair-same = Le serveur avait montré le même engagement à ce navigateur.
room-fair-own = Votre propre part, tirée par ce navigateur, est parmi les parts.
room-fair-seed = La graine est l’empreinte de toutes les parts.
room-fair-record = La partie a été distribuée à partir de cette graine.
room-fair-replay = Rejouée depuis le début, chaque mélange, coup et point est le même.
