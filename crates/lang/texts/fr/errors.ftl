# Saisie erronée : ce qui ne va pas, et ce qui irait.

error-seat-count = { $game } ne se joue pas à { $seats } ; nombres de joueurs possibles : { $allowed }.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; options disponibles : { $known }.
error-unknown-value = L’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $known }.
error-unknown-game = Il n’y a pas de jeu « { $game } » ; jeux disponibles : { $known }.
error-unknown-bot = Il n’y a pas de robot « { $bot } » ; robots disponibles : { $known }.
error-unknown-language = La langue « { $language } » n’est pas disponible ; langues disponibles : { $known }.
error-unknown-rule = { $game } n’a pas de règle { $rule } ; donnez un numéro comme 6.6, ou aucun numéro pour lire toutes les règles.
error-data = La ligne { $line } du fichier de données n’est pas valide : { $what }.
error-data-version = Cette partie a été jouée avec les composants { $needed } ; donnez ce fichier de données avec --data.
error-view = Cette page ne comprend pas la description de la table envoyée par le serveur ({ $what }) ; rechargez la page.
error-record-cut = La ligne { $line } de l’enregistrement est coupée (« { $found } ») : le fichier est incomplet ; utilisez le fichier complet.
error-record-form = La ligne { $line } de l’enregistrement devrait ressembler à « { $form } », mais c’est « { $found } ».
error-record-no-seed = Cet enregistrement n’a pas de graine : la partie était encore en cours quand le fichier a été enregistré. Enregistrez-la de nouveau une fois la partie terminée.
error-record-not-an-action = La ligne { $line } de l’enregistrement, « { $found } », n’est pas une action de ce jeu.
error-record-illegal = La ligne { $line } de l’enregistrement, « { $found } », n’est pas un coup autorisé à ce moment ({ $rule }).
error-record-after-the-end = La ligne { $line } de l’enregistrement, « { $found } », vient après la fin de la partie ; il ne devrait plus rien y avoir.
error-record-not-over = La ligne { $line } de l’enregistrement, « { $found } », termine une partie qui n’est pas finie ; un coup est attendu ici.
error-rules-version = Cette partie a été jouée avec la version { $needed } des règles du jeu { $game }, mais ce programme a la version { $have } ; ouvrez-la avec un programme qui a la version { $needed }.
error-seed = « { $seed } » n’est pas une graine ; donnez un nombre entier de 0 à 18446744073709551615 ou 64 chiffres hexadécimaux.
error-file = Le fichier { $file } est inutilisable ({ $why }) ; donnez le chemin d’un fichier texte auquel vous avez accès.
error-name = « { $name } » n’est pas un nom de joueur valide ; un nom a de 1 à 40 caractères, tous visibles.
error-not-an-action = « { $action } » n’est pas une action de ce jeu ; choisissez l’une des actions de la liste.
error-port = L’adresse { $address } est inutilisable ; donnez une adresse libre sous la forme HÔTE:PORT, par exemple 127.0.0.1:8080.
error-option-form = « { $option } » n’est pas une option avec une valeur ; écrivez nom=valeur.
error-number = « { $value } » n’est pas une valeur valide pour { $what } ; voir --help.
error-too-many-players = { $players } joueurs ne tiennent pas à une table de { $seats } places ; indiquez moins de joueurs ou plus de places.
