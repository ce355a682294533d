# Industria : un guide pour la première partie, la phrase de couverture et la page sur le jeu.

industria-guide-title = Votre première partie d’Industria

industria-guide-1-title = Le but
industria-guide-1-text = Vous menez une maison industrielle à travers cinq époques, de l’argilière à l’usine de robots ; à trois joueurs, il y en a quatre. Vous acquérez des usines et des technologies aux enchères, puis vous les construisez. Le joueur qui a le plus de points de victoire à la fin gagne.

industria-guide-2-title = Un tour en cinq phases
industria-guide-2-text = D’abord, chacun reçoit son revenu. Puis on découvre autant de tuiles qu’il y a de joueurs, et toutes sont mises aux enchères. Après les enchères, chacun construit à son tour, et enfin le marqueur premier joueur passe à gauche. Une époque dure trois tours à quatre joueurs et quatre tours à trois.

industria-guide-3-title = Les enchères
industria-guide-3-text = Le commissaire-priseur choisit une tuile, et chacun des autres enchérit une fois ou passe, toujours plus haut que l’enchère précédente. Ensuite, le commissaire-priseur décide : vendre, encaisser et proposer la tuile suivante, ou garder la tuile gratuitement et céder son rôle au joueur de gauche. Si personne n’enchérit, il est obligé de prendre la tuile, sans rien payer. Proposez donc ce que les autres désirent tant que vous êtes commissaire-priseur, et gardez la tuile qui vaut plus pour vous que l’enchère.

industria-guide-4-title = Construire, et à quel prix
industria-guide-4-text = À chaque tour, vous pouvez construire au plus une usine, une technologie et une tuile bonus de votre main. Une usine coûte la somme qu’elle indique, payée à la banque ; les technologies et les tuiles bonus ne coûtent pas d’argent. La plupart des usines et des technologies demandent aussi une ou deux matières premières.

industria-guide-5-title = D’où viennent les matières premières
industria-guide-5-text = Votre propre usine construite fournit gratuitement sa matière première, aussi souvent que vous voulez. Si l’usine est à un autre joueur, vous lui payez 1 thaler et il ne peut pas refuser. Si personne ne l’a construite, la banque vend la matière première pour 1 thaler, à condition qu’elle soit déjà en vente. Ou bien vous défaussez de votre main une tuile matière première de la bonne sorte.

industria-guide-6-title = Ce que changent les époques
industria-guide-6-text = Une usine ne rapporte les points de sa tuile qu’à l’époque où vous l’avez acquise ; vous pouvez encore la construire plus tard, pour sa matière première, ses symboles et ses routes. Une technologie est perdue si vous ne l’avez pas construite avant la fin de son époque. À chaque nouvelle époque, la banque vend plus de matières premières, et à l’entrée dans les époques 3, 4 et 5, chacun reçoit un thaler supplémentaire.

industria-guide-7-title = Comment on marque des points
industria-guide-7-text = Les technologies, et les usines construites à leur époque, rapportent aussitôt les points de leur tuile. À la fin, chaque route entre deux de vos usines et chaque ligne entre deux de vos technologies rapporte 3 points. Chaque sorte de bonus que vous avez posée rapporte 2 points pour chacune de vos usines portant son symbole, et 3 thalers restants valent 1 point.

industria-guide-8-title = Trois conseils
industria-guide-8-text =
    • Gardez de l’argent pour construire : une tuile que vous ne pouvez pas payer ne sert à personne, et les thalers sont rares.
    • Construisez tôt ce dont les autres auront besoin : une usine qui produit vous fait économiser et rapporte 1 thaler chaque fois qu’un autre joueur s’en sert.
    • Regardez le plateau avant d’enchérir : des voisines reliées par une route ou une ligne, des symboles qui répondent à vos tuiles bonus valent souvent plus que le chiffre de la tuile.

industria-about = Industria est un jeu de plateau de Michael Schacht, publié par Queen Games en 2003. Cette version est l’œuvre de passionnés : les règles y sont dites avec nos propres mots et les images sont les nôtres ; elle n’a aucun lien avec l’éditeur ni avec l’auteur.

industria-about-data = Certaines valeurs des tuiles ne sont consignées nulle part et ont été reconstituées de façon à respecter tous les chiffres publiés. Si vous possédez le jeu, vous pouvez les corriger au moyen d’un fichier de données.

industria-tagline = Cinq époques, un marteau, jamais assez de thalers : enchérissez, construisez et reliez vos usines en un empire.
industria-cover = 3–4 · 60 min
