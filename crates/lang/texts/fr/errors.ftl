# Saisie erronée : ce qui ne va pas, et ce qui irait.

error-seat-count = { $game } ne se joue pas à { $seats } ; nombres de joueurs possibles : { $allowed }.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; ses options sont { $known }.
error-unknown-value = L’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $known }.
error-unknown-game = Il n’y a pas ici de jeu « { $game } » ; jeux disponibles : { $known }.
error-unknown-bot = Il n’y a pas de robot « { $bot } » ; robots disponibles : { $known }.
error-unknown-language = Il n’y a pas ici de langue « { $language } » ; langues disponibles : { $known }.
error-unknown-rule = { $game } n’a pas de règle { $rule } ; donnez un numéro comme 6.6, ou aucun pour lire toutes les règles.
error-data = La ligne { $line } du fichier de données est inutilisable : { $what }.
error-data-version = Cette partie a été jouée avec les composants { $needed } ; donnez ce fichier de données avec --data.
error-view = Le serveur décrit cette table d’une façon que cette page ne comprend pas ({ $what }) ; rechargez la page.
error-record-cut = La ligne { $line } de l’enregistrement s’arrête au milieu (« { $found } ») : le fichier a été coupé ; prenez le fichier entier.
error-record-form = La ligne { $line } de l’enregistrement devrait ressembler à « { $form } », mais c’est « { $found } ».
error-record-no-seed = Cet enregistrement n’a pas de graine : la partie était encore en cours quand le fichier a été enregistré. Il s’ouvrira une fois la partie finie ; enregistrez-la de nouveau à ce moment-là.
error-record-not-an-action = La ligne { $line } de l’enregistrement, « { $found } », ne nomme aucune action de ce jeu.
error-record-illegal = La ligne { $line } de l’enregistrement, « { $found } », n’est pas un coup permis à cet endroit ({ $rule }).
error-record-after-the-end = La ligne { $line } de l’enregistrement, « { $found } », vient après la fin de la partie ; il ne devrait rien y avoir.
error-record-not-over = La ligne { $line } de l’enregistrement, « { $found } », termine une partie qui n’est pas finie ; il devrait y avoir un coup.
error-rules-version = Cette partie a été jouée avec la version { $needed } des règles du jeu { $game }, et ce programme a la version { $have } ; ouvrez-la avec un programme qui a la version { $needed }.
error-seed = « { $seed } » n’est pas une graine ; donnez un nombre entier de 0 à 18446744073709551615 ou 64 chiffres hexadécimaux.
error-file = Le fichier { $file } est inutilisable ({ $why }) ; donnez le chemin d’un fichier texte que vous avez le droit d’utiliser.
error-name = « { $name } » ne peut pas être un nom de joueur ; un nom a de 1 à 40 caractères, tous visibles.
error-not-an-action = « { $action } » n’est pas une action de ce jeu ; choisissez l’une des actions de la liste.
error-port = L’adresse { $address } est inutilisable ; donnez une adresse libre sous la forme HÔTE:PORT, par exemple 127.0.0.1:8080.
error-option-form = « { $option } » n’est pas une option avec sa valeur ; écrivez nom=valeur.
error-number = « { $value } » ne convient pas ici pour { $what } ; --help dit ce qui convient.
error-too-many-players = { $players } joueurs ne tiennent pas à une table de { $seats } places ; nommez-en moins ou prévoyez plus de places.
