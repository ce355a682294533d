# Industry : un guide pour la première partie, la phrase de couverture et la page sur le jeu.

industry-guide-title = Votre première partie d’Industry

industry-guide-1-title = Le but
industry-guide-1-text = Vous menez une dynastie industrielle à travers cinq époques, de l’argilière à l’usine de robots. Vous acquérez aux enchères des cases du plateau (usines, technologies, cases bonus et jokers), puis vous les développez. Le joueur qui a le plus de points de victoire à la fin gagne.

industry-guide-2-title = Un tour en cinq phases
industry-guide-2-text = D’abord, chacun reçoit 1 thaler. Puis on tire du sac autant de marqueurs de zone qu’il y a de joueurs ; chacun ouvre la case de sa colonne dans la rangée de l’époque en cours, et un symbole de pièce rapporte à tous 1 thaler de plus. Toutes ces cases sont mises aux enchères. Après les enchères, chacun développe à son tour, et enfin le marqueur premier joueur passe à gauche. Quand les 12 cases de la rangée sont parties, l’époque suivante commence.

industry-guide-3-title = Les enchères
industry-guide-3-text = Le commissaire-priseur désigne une case, et chacun des autres enchérit une fois ou passe, toujours plus haut que l’enchère précédente. Ensuite, le commissaire-priseur décide : vendre, encaisser et désigner la case suivante, ou garder la case et céder son rôle au joueur de gauche. Garder coûte autant que la meilleure enchère, payée thaler par thaler autour de la table, et à chaque tour de table un thaler revient. Si personne n’enchérit, il est obligé de prendre la case, sans rien payer.

industry-guide-4-title = Développer, et à quel prix
industry-guide-4-text = Une case acquise est non développée : son jeton montre l’horloge. À chaque tour, vous pouvez développer jusqu’à deux de vos cases, de n’importe quelle sorte. Vous payez à la banque le prix de la case ; les technologies n’en ont pas. Beaucoup d’usines et de technologies demandent aussi une ou deux matières premières. Un joker ne se développe pas : vous l’avez tout de suite.

industry-guide-5-title = D’où viennent les matières premières
industry-guide-5-text = Votre propre usine développée fournit gratuitement sa matière première, aussi souvent que vous voulez. Si l’usine est à un autre joueur, vous lui payez 1 thaler et il ne peut pas refuser. Si personne ne l’a développée, la banque vend la matière première pour 1 thaler, à condition qu’elle soit déjà en vente. Ou bien vous dépensez un joker de la bonne sorte ; celui qui montre « ? » convient toujours.

industry-guide-6-title = Ce que changent les époques
industry-guide-6-text = Une usine ne rapporte ses points qu’à sa propre époque ; vous pouvez encore la développer plus tard, pour sa matière première, ses routes et ses réseaux. Une technologie est perdue si vous ne l’avez pas développée avant la fin de son époque. Les cases bonus peuvent attendre. À chaque nouvelle époque, la banque vend plus de matières premières.

industry-guide-7-title = Comment on marque des points
industry-guide-7-text = Les technologies, et les usines développées à leur époque, rapportent aussitôt les points de leur case. À la fin, chaque route entre deux de vos usines et chaque ligne entre deux de vos technologies rapporte 3 points. Chacune de vos cases bonus rapporte 2 ou 3 points pour chacune de vos usines sur son réseau : port et rivière, gare et rails, station de pompage et conduites, centrale électrique et lignes électriques. Les jokers inutilisés rapportent 2 points chacun, et 3 thalers restants valent 1 point.

industry-guide-8-title = Trois conseils
industry-guide-8-text =
    • Toute la rangée est visible : demandez-vous tôt lesquelles de ses cases vont avec ce que vous avez déjà, par une route, une ligne ou un réseau.
    • Une enchère est aussi un message : ce que vous offrez, le commissaire-priseur le paie s’il garde la case, et une part peut vous en revenir.
    • Une fois par partie, vous pouvez prendre une subvention : 3 thalers maintenant contre 5 points à la fin. Elle vaut la peine quand elle vous permet de développer à temps ce qui serait perdu autrement.

industry-about = Industry est un jeu de plateau de Michael Schacht, publié par Ystari en 2010 ; c’est sa nouvelle version d’Industria, paru en 2003. Cette version est l’œuvre de passionnés : les règles y sont dites avec nos propres mots et les images sont les nôtres ; elle n’a aucun lien avec l’éditeur ni avec l’auteur.

industry-about-data = Le plateau imprimé n’est consigné nulle part sous forme de texte. Beaucoup de valeurs de ses cases viennent de ce que l’on sait d’Industria, et les autres ont été reconstituées de façon à respecter tous les chiffres publiés. Si vous possédez le jeu, vous pouvez les corriger au moyen d’un fichier de données.

industry-tagline = Soixante cases, un marteau, trois thalers de l’État : enchérissez, développez et mettez votre empire en réseau.
industry-cover = 3–4 · 60 min
