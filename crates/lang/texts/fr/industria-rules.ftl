# Industria : les règles numérotées, un message pour chacune.
# Une règle en cite une autre par son numéro (IA-5.14) ; la page des règles en fait un lien.

## IA-1

industria-chapter-1 = Matériel et préparation

# IA-1.1
industria-rule-1-1 = Industria se joue à 3 ou 4 joueurs, à partir de 10 ans, en 60 minutes environ.

# IA-1.2
industria-rule-1-2 = Le jeu compte 60 tuiles industrie, 12 pour chacune des 5 époques ; le verso indique l’époque. Il y en a quatre sortes : usines, technologies, tuiles matière première et tuiles bonus.

# IA-1.3
industria-rule-1-3 = Le plateau montre les usines à gauche, les technologies à droite et, entre elles, la piste des époques. Des routes relient certaines usines, des lignes relient certaines technologies. Chaque usine et chaque technologie a sa propre case sur le plateau.

# IA-1.4
industria-rule-1-4 = Il y a 4 couleurs, chacune avec 20 jetons propriétaire et 1 marqueur de score ; chaque joueur choisit une couleur. S’y ajoutent 30 pièces, les grises valant 1 thaler et les jaunes 5, un marqueur premier joueur et un marqueur d’époque.

# IA-1.5
industria-rule-1-5 = Le marqueur d’époque commence à l’époque 1. Tous les marqueurs de score commencent à 0.

# IA-1.6
industria-rule-1-6 = Chaque joueur commence avec 4 thalers. L’argent reste toujours visible de tous. Tout le reste de l’argent constitue la banque.

# IA-1.7
industria-rule-1-7 = À 4 joueurs, on joue les cinq époques. À 3 joueurs, les tuiles de l’époque 5 restent hors du jeu.

# IA-1.8
industria-rule-1-8 = Les tuiles de chaque époque sont mélangées séparément et forment une pile par époque, faces cachées.

# IA-1.9
industria-rule-1-9 = Un joueur reçoit le marqueur premier joueur. Il est tiré au sort.

# IA-1.10
industria-rule-1-10 = La banque n’est jamais à court : ni le nombre de pièces ni le nombre de jetons propriétaire ne limite le jeu.

# IA-1.11
industria-rule-1-11 = Des 60 tuiles, 28 sont des usines (6, 6, 6, 6 et 4 aux époques 1 à 5), 12 des technologies, 11 des tuiles matière première et 9 des tuiles bonus.

# IA-1.12
industria-rule-1-12 = Le marqueur d’époque descend le long de sa piste. Chaque case nomme les matières premières qui apparaissent pour la première fois à son époque (la case 1 nomme pierre, brique et bois), et ce qui se trouve au-dessus du marqueur est ce que vend la banque ; la piste montre donc toujours l’offre de la règle IA-6.8. Un symbole de pièce devant chacune des cases 3, 4 et 5 rappelle le thaler supplémentaire de la règle IA-3.2.

# IA-1.13
industria-rule-1-13 = Seul l’ordre des tuiles dans les piles faces cachées est secret. L’argent est visible (IA-1.6), tout comme les tuiles en vente, les mains, les tuiles construites, les scores et les tuiles défaussées.

## IA-2

industria-chapter-2 = Déroulement du jeu

# IA-2.1
industria-rule-2-1 =
    La partie est une suite de tours. Un tour comprend cinq phases, et tous les joueurs terminent une phase avant que la suivante commence :
    • Phase 1 : revenu
    • Phase 2 : découverte des tuiles
    • Phase 3 : enchères
    • Phase 4 : construction
    • Phase 5 : changement de premier joueur

# IA-2.2
industria-rule-2-2 = On joue dans le sens horaire.

# IA-2.3
industria-rule-2-3 = Une époque dure 3 tours à 4 joueurs et 4 tours à 3 joueurs : ses 12 tuiles divisées par le nombre de joueurs.

# IA-2.4
industria-rule-2-4 = Une partie compte donc 15 tours à 4 joueurs (5 époques de 3 tours) et 16 tours à 3 joueurs (4 époques de 4 tours).

## IA-3

industria-chapter-3 = Phase 1 : revenu

# IA-3.1
industria-rule-3-1 = Chaque joueur reçoit 1 thaler de la banque.

# IA-3.2
industria-rule-3-2 = À l’entrée dans l’époque 3, 4 ou 5, chaque joueur reçoit 1 thaler de plus, une fois pour chacun de ces changements ; cette phase de revenu rapporte donc 2 thalers. L’entrée dans l’époque 2 ne rapporte rien de plus.

# IA-3.3
industria-rule-3-3 = Option « Revenu supplémentaire ». Avec « unique » (par défaut), la règle IA-3.2 s’applique. Avec « permanent », le revenu normal est de 2 thalers à chaque tour à partir de l’époque 3, sans thaler unique en plus.

# IA-3.4
industria-rule-3-4 = Sur toute une partie, l’argent de départ et les revenus font 22 thalers par joueur : 4 + 15 + 3 à quatre joueurs, 4 + 16 + 2 à trois. C’est le total avec la valeur par défaut de la règle IA-3.3.

## IA-4

industria-chapter-4 = Phase 2 : découverte des tuiles

# IA-4.1
industria-rule-4-1 = On pioche dans la pile de l’époque en cours autant de tuiles qu’il y a de joueurs et on les pose, faces visibles, à côté du plateau.

# IA-4.2
industria-rule-4-2 = Les usines et les technologies découvertes peuvent être posées sur leur case du plateau, pour mieux voir les routes et les lignes. Cela ne change rien au jeu.

# IA-4.3
industria-rule-4-3 = À chaque époque, les 12 tuiles sont toutes mises aux enchères.

## IA-5

industria-chapter-5 = Phase 3 : enchères

# IA-5.1
industria-rule-5-1 = Le premier joueur est le premier commissaire-priseur du tour.

# IA-5.2
industria-rule-5-2 = Le commissaire-priseur choisit l’une des tuiles encore en vente pendant ce tour.

# IA-5.3
industria-rule-5-3 = En commençant par le joueur à gauche du commissaire-priseur, chacun des autres, à son tour, fait une et une seule enchère ou passe. Le commissaire-priseur n’enchérit pas.

# IA-5.4
industria-rule-5-4 = Chaque enchère doit être supérieure à la précédente. On enchérit en thalers entiers ; l’enchère la plus basse est de 1.

# IA-5.5
industria-rule-5-5 = Vous ne pouvez jamais miser plus d’argent que vous n’en avez.

# IA-5.6
industria-rule-5-6 =
    Quand tous les autres ont enchéri ou passé, et s’il y a une enchère, le commissaire-priseur choisit :
    • (a) Vendre : le meilleur enchérisseur lui verse son enchère et prend la tuile. Le commissaire-priseur continue et choisit la tuile suivante.
    • (b) Garder : le commissaire-priseur prend la tuile sans rien payer et personne ne paie quoi que ce soit. Son rôle prend fin : le joueur à sa gauche devient commissaire-priseur et choisit la tuile suivante.

# IA-5.7
industria-rule-5-7 = Si personne n’a enchéri, le commissaire-priseur est obligé de prendre la tuile, et le joueur à sa gauche devient commissaire-priseur. Il ne paie rien, puisqu’il n’y a pas de prix.

# IA-5.8
industria-rule-5-8 = Perdre le rôle de commissaire-priseur, en gardant une tuile ou faute d’enchère, ne déplace pas le marqueur premier joueur. Celui qui le détient reste premier joueur jusqu’à la fin du tour, construction comprise.

# IA-5.9
industria-rule-5-9 = Un ancien commissaire-priseur peut enchérir lors des ventes suivantes du tour.

# IA-5.10
industria-rule-5-10 = Vous pouvez acquérir plusieurs tuiles pendant un tour. Vous pouvez en acheter autant que vous voulez, mais vous en prenez au plus une comme commissaire-priseur, puisque cela met fin à ce rôle pour le tour (IA-5.14).

# IA-5.11
industria-rule-5-11 = Les tuiles acquises vont dans votre main. La phase prend fin quand il ne reste plus de tuile en vente.

# IA-5.12
industria-rule-5-12 = La dernière tuile est mise aux enchères comme les autres : son commissaire-priseur peut la vendre ou la garder.

# IA-5.13
industria-rule-5-13 = Les mains sont visibles de tous, car chaque tuile a été acquise sous les yeux de tout le monde. Le nombre de tuiles en main n’est pas limité.

# IA-5.14
industria-rule-5-14 = Une vente est payée aussitôt, si bien que le commissaire-priseur peut dépenser cet argent plus tard dans la même phase. Il y a autant de tuiles que de joueurs et le rôle passe au plus une fois par tuile ; il ne revient donc jamais au premier joueur pendant le même tour.

## IA-6

industria-chapter-6 = Phase 4 : construction

# IA-6.1
industria-rule-6-1 = En commençant par le premier joueur et dans l’ordre du jeu, chacun peut construire jusqu’à trois tuiles de sa main : au plus une usine, une technologie et une tuile bonus, dans n’importe quel ordre. On peut aussi ne rien construire.

# IA-6.2
industria-rule-6-2 = Chaque joueur fait toutes ses constructions avant que le suivant commence.

# IA-6.3
industria-rule-6-3 = Vous posez les tuiles construites devant vous, faces visibles. Pour une usine ou une technologie, vous placez aussi un jeton propriétaire sur sa case du plateau.

# IA-6.4
industria-rule-6-4 = Construire coûte la somme indiquée sur la tuile, payée à la banque. Les technologies ne coûtent pas d’argent. Les tuiles bonus ont un coût de 0 : vous les posez donc gratuitement.

# IA-6.5
industria-rule-6-5 = La plupart des usines et des technologies demandent aussi une ou deux matières premières, une unité de chacune. Une tuile n’est construite que si l’argent et toutes les matières premières sont fournis.

# IA-6.6
industria-rule-6-6 =
    Il y a quatre façons de se procurer une matière première requise :
    • (a) Une tuile matière première de cette sorte, prise dans votre main et alors défaussée pour de bon.
    • (b) Une de vos usines construites qui la produit : c’est gratuit, autant de fois que vous voulez.
    • (c) Une usine construite d’un autre joueur qui la produit : vous lui payez 1 thaler, et il ne peut pas refuser.
    • (d) La banque : vous payez 1 thaler, mais seulement si aucun joueur n’a d’usine construite qui la produit, et seulement si la banque la vend déjà (IA-6.8).

# IA-6.7
industria-rule-6-7 = Option « Limite d’époque des matières premières ». Avec « banque seulement » (par défaut), la limite d’époque de la règle IA-6.8 ne vaut que pour la banque, façon (d) de la règle IA-6.6 ; les tuiles matière première, vos usines et celles des autres fournissent à toute époque, même à celle où l’usine a été construite. Avec « toutes les façons », la limite vaut pour les façons (b), (c) et (d).

# IA-6.8
industria-rule-6-8 =
    L’offre de la banque grandit d’époque en époque :
    • Époque 1 : rien
    • Époque 2 : pierre, brique et bois
    • Époque 3 : en plus, fer, céramique et verre
    • Époque 4 : en plus, électricité, ciment et acier
    • Époque 5 : en plus, plastique et ordinateur
    Les matières premières précédentes restent en vente.

# IA-6.9
industria-rule-6-9 = Option « Vente des tuiles matière première » (activée par défaut). À tout moment, vous pouvez rendre une tuile matière première de votre main et prendre 1 thaler à la banque ; la tuile quitte le jeu.

# IA-6.10
industria-rule-6-10 = Une usine peut fournir sa matière première à plusieurs joueurs et plusieurs fois par tour ; chaque utilisation par un autre joueur rapporte aussitôt 1 thaler à son propriétaire. Chaque matière première est produite par une seule usine : on sait donc toujours qui vend.

# IA-6.11
industria-rule-6-11 = Les matières premières achetées servent aussitôt à la tuile en construction ; on ne les met jamais en réserve.

# IA-6.12
industria-rule-6-12 = Seule une usine construite produit. Une tuile usine encore dans la main d’un joueur ne fournit rien et n’empêche pas la banque de vendre.

# IA-6.13
industria-rule-6-13 = Une usine que vous venez de construire fournit déjà les tuiles que vous construisez ensuite dans la même phase.

# IA-6.14
industria-rule-6-14 = L’argent reçu des autres pendant cette phase peut vous servir si c’est à vous de construire plus tard.

# IA-6.15
industria-rule-6-15 = S’il manque de l’argent ou une matière première, la tuile ne peut pas être construite pour l’instant. Elle reste dans votre main (sous réserve de la règle IA-7.4).

# IA-6.16
industria-rule-6-16 = Si vous avez en main la bonne tuile matière première, vous pouvez la conserver et payer plutôt l’usine d’un autre joueur ou la banque, là où c’est permis.

# IA-6.17
industria-rule-6-17 = Votre propre production compte automatiquement : quand une de vos usines construites fournit une matière première requise, vous ne dépensez pour elle ni tuile matière première ni argent.

# IA-6.18
industria-rule-6-18 = Utiliser une tuile matière première, c’est payer et non construire. Elle ne compte pas parmi les trois tuiles de la règle IA-6.1, et vous pouvez en utiliser autant que vous voulez quand c’est à vous de construire. Une tuile vaut une unité, et une tuile acquise pendant le même tour peut déjà servir. Une tuile matière première n’est jamais posée ; elle ne compte donc pas dans la règle IA-10.2.

# IA-6.19
industria-rule-6-19 = « À tout moment » dans la règle IA-6.9 signifie : avant toute décision qui vous revient (choisir une tuile, enchérir, vendre ou garder, construire), autant de fois que vous avez de tuiles matière première. Vous n’y perdez rien, puisque l’argent ne compte qu’à ces moments et à la fin (IA-9.7).

## IA-7

industria-chapter-7 = Points et effets de la construction

# IA-7.1
industria-rule-7-1 = Une usine ou une technologie construite rapporte aussitôt les points de victoire (PV) indiqués dans le coin inférieur droit de sa tuile. S’il n’y a pas de chiffre à cet endroit, elle ne rapporte aucun point.

# IA-7.2
industria-rule-7-2 = Une usine ne rapporte ses PV que si elle est construite à l’époque où elle a été acquise aux enchères.

# IA-7.3
industria-rule-7-3 = Une usine peut être construite à n’importe quelle époque ultérieure, sans ces PV. Elle produit alors, montre ses symboles et compte pour les routes comme toute autre usine.

# IA-7.4
industria-rule-7-4 = Une technologie ne peut être construite qu’à l’époque où elle a été acquise. Les technologies encore en main au changement d’époque sont défaussées et quittent le jeu, sans dédommagement.

# IA-7.5
industria-rule-7-5 = Une tuile bonus peut être posée à n’importe quelle époque et ne rapporte des points qu’à la fin de la partie.

# IA-7.6
industria-rule-7-6 = La Banque et la Bourse sont des usines à effet : une fois construite, chacune réduit de 1 thaler le coût en argent de toutes les constructions suivantes de son propriétaire ; les deux ensemble le réduisent de 2.

# IA-7.7
industria-rule-7-7 = Cette réduction ne fait jamais descendre un coût au-dessous de 0, et rien n’est jamais versé au joueur.

# IA-7.8
industria-rule-7-8 = La réduction ne vaut ni pour la tuile qui la donne, ni pour le prix des matières premières. La Banque réduit en revanche le coût de la Bourse, et inversement.

## IA-8

industria-chapter-8 = Phase 5 et changement d’époque

# IA-8.1
industria-rule-8-1 = Après la construction, le marqueur premier joueur passe à gauche. Un nouveau tour commence par le revenu.

# IA-8.2
industria-rule-8-2 = Quand les 12 tuiles d’une époque ont été mises aux enchères, on change d’époque, toujours à la fin de ce tour, donc après la construction.

# IA-8.3
industria-rule-8-3 =
    Au changement d’époque :
    • les technologies non construites sont défaussées (IA-7.4) ;
    • le marqueur d’époque avance d’une case ;
    • à l’entrée dans l’époque 3, 4 ou 5, le thaler supplémentaire est versé (IA-3.2) ;
    • l’offre de la banque grandit (IA-6.8).

# IA-8.4
industria-rule-8-4 = À la fin d’un tour, l’ordre est le suivant : construction, marqueur premier joueur vers la gauche, changement d’époque s’il a lieu, puis le revenu suivant (avec le thaler supplémentaire s’il est dû). Après le dernier tour de la partie, il n’y a ni changement d’époque ni revenu ; le décompte final suit.

## IA-9

industria-chapter-9 = Fin de la partie et décompte final

# IA-9.1
industria-rule-9-1 = La partie s’achève quand toutes les tuiles de toutes les époques utilisées ont été mises aux enchères. Ce dernier tour est joué jusqu’au bout, construction comprise.

# IA-9.2
industria-rule-9-2 = Seules comptent les tuiles construites, posées devant vous. Les tuiles restées en main ne rapportent rien.

# IA-9.3
industria-rule-9-3 = Il y a cinq sortes de tuiles bonus : canal, port, rails, pipeline et réseau. Pour chaque sorte que vous avez posée, chacune de vos usines construites qui en montre le symbole rapporte 2 PV. Une usine à deux symboles rapporte une fois pour chaque sorte correspondante.

# IA-9.4
industria-rule-9-4 = Avoir deux fois la même sorte de bonus ne double rien.

# IA-9.5
industria-rule-9-5 = Connexions : chaque route qui relie directement deux de vos usines construites et chaque ligne qui relie directement deux de vos technologies construites rapporte 3 PV. Chaque connexion compte une fois.

# IA-9.6
industria-rule-9-6 = Argent : 3 thalers valent 1 PV, arrondi à l’inférieur.

# IA-9.7
industria-rule-9-7 = Si l’option « Vente des tuiles matière première » est activée, les tuiles matière première encore en main sont changées en 1 thaler chacune avant l’application de la règle IA-9.6. Cela ne contredit pas la règle IA-9.2 : comme tuiles, elles ne valent rien, mais vous pouviez les échanger jusqu’au dernier moment. Ces thalers comptent aussi pour départager les joueurs.

## IA-10

industria-chapter-10 = Vainqueur

# IA-10.1
industria-rule-10-1 = Le joueur qui a le plus de PV gagne.

# IA-10.2
industria-rule-10-2 = En cas d’égalité, l’emporte celui qui a posé le plus de tuiles (usines, technologies et tuiles bonus). Si l’égalité persiste, l’emporte celui qui a le plus d’argent.

# IA-10.3
industria-rule-10-3 = L’argent qui départage est celui que l’on a à la fin ; le convertir en PV ne le dépense pas. Si l’égalité persiste encore, la victoire est partagée.

# IA-10.4
industria-rule-10-4 = La piste de score s’arrête à 45. Qui dépasse 45 place un jeton propriétaire sur « 45+ » et continue à compter depuis le début de la piste ; ce n’est qu’une question d’affichage. Un score de 45 exactement se lit encore sur la piste. Au-delà, le score est de 45 plus la case atteinte : 46 se lit donc « 45+ » et case 1.
