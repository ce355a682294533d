# Barrage : un guide pour la première partie, la phrase de couverture et la page sur le jeu.

barrage-guide-title = Votre première partie de Barrage

barrage-guide-1-title = Le but
barrage-guide-1-text = Vous dirigez une société d’énergie dans les Alpes. Pendant cinq manches, vous barrez les rivières, menez l’eau par des conduites jusqu’à vos centrales et en tirez de l’énergie. L’énergie rapporte des points de victoire : sur la piste d’énergie, par les contrats et par la tuile bonus de chaque manche. Le joueur qui a le plus de points après le décompte final gagne.

barrage-guide-2-title = Le chemin de l’eau
barrage-guide-2-text = L’eau naît à quatre sources et descend de bassin en bassin par la montagne, la colline et la plaine. Chaque goutte s’arrête au premier barrage qui a de la place ; un barrage retient 1, 2 ou 3 gouttes, autant que son niveau. Ce qu’aucun barrage ne retient quitte le plateau par le bas. Les tuiles source montrent combien de gouttes arrivent aux manches 1 à 4 ; elles s’écoulent quand tout le monde a passé. Dans chaque zone, un barrage neutre, utilisable par tous, contient 1 goutte dès le début.

barrage-guide-3-title = Barrage, conduite, centrale
barrage-guide-3-text = Pour produire, il vous faut trois éléments reliés : un barrage qui contient de l’eau, une conduite qui part de son bassin et une centrale là où la conduite aboutit. Le barrage doit être à vous ou neutre, la centrale doit être à vous. La conduite peut être à n’importe qui : pour celle d’un autre joueur, vous lui payez 1 crédit par goutte, et il marque 1 point par goutte. L’emplacement de barrage supérieur d’un bassin capte l’eau le premier, mais il est encadré en rouge et coûte 3 crédits de plus.

barrage-guide-4-title = Ingénieurs et emplacements d’action
barrage-guide-4-text = Vous avez 12 ingénieurs par manche. À votre tour, vous en placez autant que le demande un emplacement d’action et vous effectuez son action ; on continue ainsi jusqu’à ce que tout le monde ait passé. Un emplacement sert à une seule société, une fois par manche ; encadré en rouge, il coûte 3 crédits de plus. Sur votre propre plateau, vous construisez. Sur le plateau administration, vous produisez, ajoutez des gouttes, faites pivoter votre roue, achetez des machines ou prenez des contrats et des brevets. La banque donne 1 crédit par ingénieur.

barrage-guide-5-title = Construire, et la roue
barrage-guide-5-text =
    Vous posez la tuile d’une structure et ses machines sur le secteur ouvert de votre roue, puis vous faites pivoter la roue d’un secteur. Les excavatrices construisent les bases et les conduites, les bétonnières les élévations et les centrales. Rien n’est dépensé, mais la tuile et les machines ne reviennent qu’à la sixième rotation ; chaque construction et l’atelier font avancer la roue.
    Les pièces viennent de votre plateau et découvrent ce qu’elles cachaient : les 2e, 4e et 5e base, élévation et conduite un revenu, aussitôt et à chaque manche suivante, les 2e et 4e centrales un bonus de production, la 3e le pouvoir de votre société.

barrage-guide-6-title = Produire et remplir des contrats
barrage-guide-6-text = À la salle des turbines, vous choisissez un système de production et un nombre de gouttes. Vous produisez gouttes × valeur de la conduite, plus ou moins le bonus ou malus de l’emplacement, plus votre propre bonus, et votre marqueur avance d’autant. Les gouttes ne sont pas perdues : elles s’écoulent de la centrale, peut-être vers votre prochain barrage. Vous pouvez ensuite remplir un contrat qui ne demande pas plus d’énergie que cette production : un des vôtres ou un contrat national. Cela ne coûte pas d’énergie, et vous prenez aussitôt la récompense.

barrage-guide-7-title = La fin d’une manche
barrage-guide-7-text = La société qui a le plus d’énergie marque 6 points, la deuxième 2. Toutes reçoivent des crédits selon la case atteinte ; à l’énergie 0, vous perdez 3 points. Puis la tuile bonus récompense ce que vous avez construit ou rempli jusque-là : entièrement avec 6 énergies à la manche 1, 12 à la manche 2 et ainsi de suite jusqu’à 30, avec 4 points de moins par section de retard, et pas du tout au-dessous de 6. Les marqueurs reviennent à 0, et qui avait le moins d’énergie joue le premier. Après la manche 5, on compte la tuile objectif, les ressources restantes et l’eau de vos barrages.

barrage-guide-8-title = Trois conseils
barrage-guide-8-text =
    • Commencez petit : un barrage neutre a de l’eau ; une conduite et une centrale suffisent donc pour une première production.
    • Regardez en amont et en aval : un barrage au-dessus du vôtre prend votre eau, et l’eau d’une production profite aux barrages situés plus bas, quel que soit leur propriétaire.
    • Faites tourner la roue : les machines qui s’y trouvent ne vous servent à rien, et la tuile d’une structure que vous voulez construire deux fois manque jusqu’à son retour.

barrage-about = Barrage est un jeu de plateau de Tommaso Battista et Simone Luciani, publié par Cranio Creations en 2019. Cette version pour 2 à 4 joueurs, encore sans l’adversaire du jeu en solo, est l’œuvre de passionnés : les règles y sont dites avec nos propres mots et les images sont les nôtres ; elle n’a aucun lien avec l’éditeur ni avec les auteurs.

barrage-about-data = Les règles suivent un résumé publié ; beaucoup de chiffres des contrats, des tuiles et des plateaux viennent d’une version publique en ligne et ont été comparés avec des images du matériel imprimé quand il y en avait. Là où les deux diffèrent sur une règle, une option vous laisse le choix. Si vous possédez le jeu, vous pouvez corriger les chiffres au moyen d’un fichier de données.

barrage-tagline = Quatre sources, douze ingénieurs, une roue qui ne tourne jamais assez vite : retenez l’eau et faites-la travailler.
barrage-cover = 2–4 · 120 min
