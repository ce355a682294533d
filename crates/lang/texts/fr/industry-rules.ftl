# Industry : les règles numérotées, un message pour chacune.
# Une règle en cite une autre par son numéro (IY-5.8) ; la page des règles en fait un lien.

## IY-1

industry-chapter-1 = Le jeu en bref

# IY-1.1
industry-rule-1-1 = Industry se joue à 3 ou 4 joueurs.

# IY-1.2
industry-rule-1-2 = Le plateau compte 5 rangées, une par époque, et 12 colonnes marquées des lettres A à L, soit 60 cases. Une case porte le nom de sa rangée et de sa colonne, par exemple 1I. De gauche à droite, le plateau montre la piste des époques, les cases joker, les cases bonus, les usines, les technologies et la piste de score ; dans chaque rangée, les quatre sortes de cases se suivent dans cet ordre. Certaines cases bonus, usines et technologies sont reliées à d’autres.

# IY-1.3
industry-rule-1-3 = Chaque case est mise aux enchères une seule fois, à sa propre époque. Les 12 cases d’une rangée sont toutes mises aux enchères avant qu’on passe à la rangée suivante.

# IY-1.4
industry-rule-1-4 = À 3 joueurs aussi, on joue les cinq époques.

# IY-1.5
industry-rule-1-5 = L’argent, la propriété des cases, les jokers et les subventions sont visibles de tous. Seul l’ordre des marqueurs de zone dans le sac est secret.

# IY-1.6
industry-rule-1-6 = Il n’y a ni prêts, ni dons, ni accords, et ni les cases ni les jokers ne passent jamais d’un joueur à un autre.

## IY-2

industry-chapter-2 = Matériel

# IY-2.1
industry-rule-2-1 =
    Le jeu compte 152 pièces :
    • 12 marqueurs de zone portant les lettres A à L, certains avec un symbole de pièce
    • 7 jokers
    • 4 subventions
    • 96 jetons propriétaire, 24 par couleur, avec une horloge sur une face
    • 1 marqueur d’époque et 1 marqueur premier joueur
    • 31 pièces de monnaie valant 59 thalers : 7 de 5 thalers et 24 de 1 thaler
    S’y ajoutent le plateau et un sac.

# IY-2.2
industry-rule-2-2 = Ni l’argent ni les jetons propriétaire ne limitent le jeu : la banque n’est jamais à court, et il ne vous manque jamais un jeton.

# IY-2.3
industry-rule-2-3 = Un joker montre une matière première. Un seul joker montre « ? » à la place et vaut n’importe quelle matière première, une fois.

## IY-3

industry-chapter-3 = Préparation

# IY-3.1
industry-rule-3-1 = Le marqueur d’époque commence à l’époque 1. Les 7 jokers sont posés, faces visibles, chacun sur sa case joker. Les 12 marqueurs de zone vont tous dans le sac. Les 4 subventions attendent à côté du plateau.

# IY-3.2
industry-rule-3-2 = Chaque joueur commence avec 4 thalers. Tout le reste de l’argent constitue la banque.

# IY-3.3
industry-rule-3-3 = Chaque joueur choisit une couleur et en prend les jetons propriétaire. L’un d’eux sert de marqueur de score et commence à 0 ; il en reste donc 23 pour les cases.

# IY-3.4
industry-rule-3-4 = Le premier joueur du début de la partie est tiré au sort.

## IY-4

industry-chapter-4 = Le tour et ses phases 1 et 2

# IY-4.1
industry-rule-4-1 =
    On joue dans le sens horaire. Un tour comprend cinq phases, et tous les joueurs terminent une phase avant que la suivante commence :
    • Phase 1 : revenu
    • Phase 2 : nouveaux marqueurs de zone
    • Phase 3 : enchères
    • Phase 4 : développement
    • Phase 5 : changement de premier joueur

# IY-4.2
industry-rule-4-2 = Phase 1 : chaque joueur reçoit 1 thaler de la banque.

# IY-4.3
industry-rule-4-3 = Phase 2 : si le sac est vide au début de cette phase, les 12 marqueurs de zone y retournent tous. Cela arrive exactement au premier tour des époques 2 à 5.

# IY-4.4
industry-rule-4-4 = On tire ensuite autant de marqueurs de zone qu’il y a de joueurs et on les pose, faces visibles, au-dessus du plateau, chacun à sa lettre. Pour chaque marqueur tiré qui porte un symbole de pièce, chaque joueur reçoit aussitôt 1 thaler de la banque. Cet argent peut déjà servir aux enchères du même tour.

# IY-4.5
industry-rule-4-5 = Option « Partie équilibrée » (désactivée par défaut, mais recommandée). À 3 joueurs, on tire 4 marqueurs de zone à chaque tour des époques 4 et 5. À 4 joueurs, on tire 3 marqueurs de zone à chaque tour de l’époque 5. Rien d’autre ne change.

# IY-4.6
industry-rule-4-6 = Une époque dure 3 tours à 4 joueurs et 4 tours à 3 joueurs ; une partie compte donc 15 tours à 4 joueurs et 20 à 3. Avec l’option « Partie équilibrée », les époques 4 et 5 durent 3 tours chacune à 3 joueurs (18 tours en tout), et l’époque 5 dure 4 tours à 4 joueurs (16 tours en tout).

## IY-5

industry-chapter-5 = Phase 3 : enchères

# IY-5.1
industry-rule-5-1 = Une case est disponible si elle se trouve dans la rangée du marqueur d’époque et dans une colonne dont le marqueur de zone est face visible. Rien d’autre ne compte : ni ce qu’elle coûte, ni le fait que quelqu’un puisse la développer.

# IY-5.2
industry-rule-5-2 = Le premier joueur est le premier commissaire-priseur du tour. Le commissaire-priseur doit désigner l’une des cases disponibles.

# IY-5.3
industry-rule-5-3 = En un seul tour de table, en commençant à gauche du commissaire-priseur, chacun des autres joueurs fait une et une seule enchère ou passe. Chaque enchère doit être supérieure à la précédente. Le commissaire-priseur n’enchérit pas.

# IY-5.4
industry-rule-5-4 = On enchérit en thalers entiers ; l’enchère la plus basse est de 1.

# IY-5.5
industry-rule-5-5 = Vous ne pouvez jamais miser plus que ce que vous pouvez payer, c’est-à-dire plus de thalers que vous n’en avez à ce moment.

# IY-5.6
industry-rule-5-6 = Quand tous les autres ont enchéri ou passé, et s’il y a une enchère, le commissaire-priseur choisit : vendre ou garder.

# IY-5.7
industry-rule-5-7 = Vendre : le meilleur enchérisseur verse aussitôt son enchère au commissaire-priseur et prend possession de la case. Le commissaire-priseur continue et désigne la case disponible suivante.

# IY-5.8
industry-rule-5-8 =
    Garder : le commissaire-priseur prend possession de la case et paie le montant de la meilleure enchère, thaler par thaler. En commençant à sa gauche et en suivant le tour de table, chaque joueur reçoit 1 thaler, lui-même compris, et ainsi de suite jusqu’à ce que tout le prix soit payé. Aucun thaler ne va à la banque.
    Chaque tour de table complet rend donc un thaler au commissaire-priseur. À quatre joueurs et pour un prix de 6, son voisin de gauche et le joueur suivant reçoivent 2 thalers chacun, le troisième en reçoit 1, et 1 lui revient ; il en perd donc 5.

# IY-5.9
industry-rule-5-9 = Pour garder, le commissaire-priseur doit avoir tout le prix avant de payer ; les thalers qui lui reviendront n’y aident pas. S’il a moins, il doit vendre, ou prendre d’abord une subvention (IY-8.2). Avec l’option « Garder une case » sur « tant qu’il reste des thalers » (par défaut « tout le prix d’abord »), le commissaire-priseur peut toujours garder : il paie thaler par thaler comme en IY-5.8, et quand il n’a plus de thaler, le paiement est terminé.

# IY-5.10
industry-rule-5-10 = Garder met fin au rôle du commissaire-priseur : le joueur à sa gauche devient commissaire-priseur et désigne la case disponible suivante. Le marqueur premier joueur ne bouge pas.

# IY-5.11
industry-rule-5-11 = Si personne n’a enchéri, le commissaire-priseur est obligé de prendre la case et ne paie rien. Le rôle passe à gauche comme dans la règle IY-5.10.

# IY-5.12
industry-rule-5-12 = Un ancien commissaire-priseur peut enchérir lors des ventes suivantes du tour. Vous pouvez acquérir plusieurs cases pendant un tour.

# IY-5.13
industry-rule-5-13 = Pour prendre possession d’une case, le gagnant y pose un jeton propriétaire, l’horloge vers le haut : la case est non développée. D’une case joker, le gagnant prend seulement le joker, le pose devant lui, face visible, et ne place pas de jeton. Ensuite, le marqueur de zone est retourné face cachée.

# IY-5.14
industry-rule-5-14 = La phase prend fin quand aucun marqueur de zone n’est plus face visible ; toutes les cases d’un tour trouvent donc preneur pendant ce tour. Si l’on a tiré plus de marqueurs qu’il n’y a de joueurs (IY-4.5), le rôle de commissaire-priseur continue simplement à passer dans le sens horaire.

# IY-5.15
industry-rule-5-15 = Les marqueurs de zone retournés restent à côté du plateau jusqu’à ce que la règle IY-4.3 les renvoie dans le sac.

# IY-5.16
industry-rule-5-16 = Tout paiement se fait aussitôt : l’argent que vous recevez lors d’une vente, comme vendeur ou parce qu’un autre garde une case, peut servir dès la vente suivante et dans la phase de développement du même tour.

## IY-6

industry-chapter-6 = Phase 4 : développement

# IY-6.1
industry-rule-6-1 = En commençant par le premier joueur (et non par le dernier commissaire-priseur) et dans le sens horaire, chaque joueur, une fois par tour, peut développer jusqu’à deux de ses cases non développées. Elles peuvent être de la même sorte et avoir été acquises à n’importe quel tour ; pour les technologies, voir la règle IY-6.11.

# IY-6.2
industry-rule-6-2 = Développer une case coûte le prix qui y est imprimé, payé à la banque. Les technologies n’ont pas de prix. Beaucoup d’usines et de technologies demandent aussi une ou deux matières premières ; les cases bonus n’en demandent pas.

# IY-6.3
industry-rule-6-3 = S’il manque de l’argent ou une matière première, la case ne peut pas être développée. On ne peut pas payer en plusieurs fois.

# IY-6.4
industry-rule-6-4 = Vous développez une case après l’autre, et une case compte comme développée dès cet instant. La première peut donc déjà fournir ou rendre moins chère la seconde.

# IY-6.5
industry-rule-6-5 =
    Il y a quatre façons de se procurer chaque matière première requise :
    • (1) Usine à vous : une de vos usines développées la produit. C’est gratuit et automatique, autant de fois que vous voulez.
    • (2) Joker : vous dépensez un joker de cette matière première ou le joker « ? ». Il quitte le jeu ; un joker vaut une unité.
    • (3) Autre joueur : une de ses usines développées la produit. Vous lui payez 1 thaler, et il ne peut pas refuser.
    • (4) Banque : vous payez 1 thaler à la banque, mais seulement si aucun joueur n’a d’usine développée qui la produit, et seulement si la banque la vend déjà (IY-6.6).

# IY-6.6
industry-rule-6-6 =
    L’offre de la banque grandit d’époque en époque :
    • Époque 1 : rien
    • Époque 2 : pierre, brique et bois
    • Époque 3 : en plus, céramique, verre et fer
    • Époque 4 : en plus, câble, acier et ciment
    • Époque 5 : en plus, plastique et ordinateur
    La banque vend donc une matière première à partir de l’époque qui suit celle où elle apparaît.

# IY-6.7
industry-rule-6-7 = Votre propre production passe toujours d’abord : quand elle fournit une matière première, vous ne dépensez pas de joker pour elle. Sinon, vous choisissez entre un joker et le seul achat qui vous est ouvert, auprès d’un joueur ou de la banque ; les deux ne sont jamais ouverts à la fois. Aucune matière première n’a deux usines : on sait donc toujours qui vend.

# IY-6.8
industry-rule-6-8 = À un autre joueur, vous pouvez acheter une matière première même à l’époque où elle apparaît.

# IY-6.9
industry-rule-6-9 = Une usine non développée ne produit rien ; une usine ne peut donc pas fournir son propre développement.

# IY-6.10
industry-rule-6-10 = Une usine rapporte aussitôt ses points de victoire (PV), mais seulement si le marqueur d’époque est encore sur l’époque de l’usine. Développée plus tard, elle ne rapporte pas de PV ; elle produit alors, donne sa réduction et compte pour les routes et les réseaux comme toute autre usine.

# IY-6.11
industry-rule-6-11 = Une technologie ne peut être développée que tant que le marqueur d’époque est sur sa propre époque. Elle rapporte aussitôt ses PV.

# IY-6.12
industry-rule-6-12 = Une case bonus peut être développée à n’importe quelle époque et ne rapporte des points qu’à la fin de la partie.

# IY-6.13
industry-rule-6-13 = La Banque (2J) et la Bourse (3J) sont des usines à effet : une fois développée, chacune réduit de 1 thaler le prix de toutes les cases que son propriétaire développe ensuite ; les deux ensemble le réduisent de 2. Un prix ne descend jamais au-dessous de 0. Elles ne réduisent ni leur propre prix ni celui des matières premières.

# IY-6.14
industry-rule-6-14 = La réduction vaut aussi pour les cases bonus et pour les usines développées après leur époque.

# IY-6.15
industry-rule-6-15 = Vous n’êtes jamais obligé de développer.

# IY-6.16
industry-rule-6-16 = Quand vous développez une usine, une technologie ou une case bonus, vous retournez son jeton pour cacher l’horloge ; dès lors, la case compte comme développée. Ses PV figurent dans une petite roue dentée au bord inférieur de la case. S’il n’y en a pas à cet endroit, elle n’en rapporte pas.

# IY-6.17
industry-rule-6-17 = Seule une Banque (2J) ou une Bourse (3J) développée donne la réduction, et seulement à son propriétaire. Celle des deux que vous développez en premier réduit de 1 le prix de l’autre.

# IY-6.18
industry-rule-6-18 = Les jokers ne se développent pas. En dépenser un ne compte pas parmi les deux cases de la règle IY-6.1. Vous pouvez en dépenser plusieurs pour une case, un par unité ; un joker acquis pendant le même tour peut déjà servir, et les jokers valent à toute époque.

## IY-7

industry-chapter-7 = Phase 5 et changement d’époque

# IY-7.1
industry-rule-7-1 = Phase 5 : le marqueur premier joueur passe à gauche.

# IY-7.2
industry-rule-7-2 = Quand les 12 cases de la rangée ont été mises aux enchères, on change d’époque à la fin de ce tour, après la phase de développement : le marqueur d’époque descend d’une rangée. Ce que vous développez pendant ce dernier tour compte donc encore pour l’ancienne époque.

# IY-7.3
industry-rule-7-3 = Dès lors, les technologies non développées de l’ancienne rangée sont perdues et ne peuvent plus jamais être développées. Leurs jetons restent sur le plateau sans effet et sont retirés à la fin.

# IY-7.4
industry-rule-7-4 = Dès lors, la banque vend aussi les matières premières apparues dans l’ancienne rangée (IY-6.6).

# IY-7.5
industry-rule-7-5 = Le changement d’époque ne rapporte pas de revenu supplémentaire.

# IY-7.6
industry-rule-7-6 = À la fin d’un tour, l’ordre est le suivant : développement, marqueur premier joueur vers la gauche, changement d’époque s’il a lieu, puis le tour suivant avec la phase 1.

## IY-8

industry-chapter-8 = Subvention

# IY-8.1
industry-rule-8-1 = Une fois par partie, chaque joueur peut prendre une subvention : 3 thalers de la banque aussitôt, et −5 PV à la fin. Il y a 4 subventions : chacun peut donc en avoir une.

# IY-8.2
industry-rule-8-2 = Vous pouvez la prendre chaque fois que vous avez une décision à prendre (désigner une case, enchérir, vendre ou garder, développer), avant de la prendre ; aussi entre deux de vos développements. Après la dernière phase de développement, il est trop tard. Ces thalers comptent aussitôt pour ce que vous pouvez miser ou garder.

# IY-8.3
industry-rule-8-3 = Une subvention ne peut pas être remboursée.

## IY-9

industry-chapter-9 = Fin de la partie et décompte final

# IY-9.1
industry-rule-9-1 = La partie s’achève après la phase de développement du dernier tour de l’époque 5.

# IY-9.2
industry-rule-9-2 = On retire d’abord tous les jetons qui montrent encore l’horloge.

# IY-9.3
industry-rule-9-3 = Argent : 3 thalers valent 1 PV, arrondi à l’inférieur.

# IY-9.4
industry-rule-9-4 = Routes et lignes : chaque route entre deux de vos usines et chaque ligne entre deux de vos technologies rapporte 3 PV. Les deux bouts doivent être à vous, développés et directement reliés.

# IY-9.5
industry-rule-9-5 =
    Cases bonus : chacune de vos cases bonus développées rapporte ses 2 ou 3 PV pour chacune de vos usines développées situées sur son réseau. Les réseaux sont :
    • port : rivière
    • gare : rails
    • station de pompage : conduites
    • centrale électrique : lignes électriques
    Elles n’ont pas besoin d’être voisines ; toutes les parties d’un réseau vont ensemble. La case bonus indique si ce sont 2 ou 3 PV.

# IY-9.6
industry-rule-9-6 = Plusieurs cases bonus de la même sorte comptent toutes : 3 ports à 2 PV et 4 usines au bord de la rivière font 24 PV.

# IY-9.7
industry-rule-9-7 = Une usine peut se trouver sur plusieurs réseaux et compte sur chacun d’eux.

# IY-9.8
industry-rule-9-8 = Chaque joker inutilisé rapporte 2 PV.

# IY-9.9
industry-rule-9-9 = Une subvention vous coûte 5 PV. Votre total peut être négatif.

# IY-9.10
industry-rule-9-10 = Le joueur qui a le plus de PV gagne. En cas d’égalité, l’emporte celui qui a le plus de jetons propriétaire sur le plateau ; seules les cases développées en portent encore, et le marqueur de score ne compte pas. Si l’égalité persiste, l’emporte celui qui a le plus de thalers. Si elle persiste encore, la victoire est partagée.

# IY-9.11
industry-rule-9-11 = Convertir les thalers en PV ne les dépense pas : ils comptent tous pour départager les joueurs.

# IY-9.12
industry-rule-9-12 = La rivière, les rails, les conduites et les lignes électriques ne rapportent que par la règle IY-9.5. Les 3 PV de la règle IY-9.4 ne valent que pour les routes entre usines et les lignes entre technologies.

# IY-9.13
industry-rule-9-13 = Le score est un simple total, sans limite supérieure.

## IY-10 : pas de règles numérotées. Le titre garde la suite des chapitres sans trou.

industry-chapter-10 = Nos lectures en un coup d’œil

## IY-11

industry-chapter-11 = Ce qui change par rapport à Industria

# IY-11.1
industry-rule-11-1 = Les cases du plateau et les marqueurs de zone tirés du sac remplacent 60 tuiles mélangées. Personne n’a rien en main, et toute la rangée est connue d’avance.

# IY-11.2
industry-rule-11-2 = À 3 joueurs, Industria laisse de côté l’époque 5 ; ici, on joue les cinq époques.

# IY-11.3
industry-rule-11-3 = Dans Industria, le commissaire-priseur garde une tuile gratuitement ; ici, il paie la meilleure enchère, répartie autour de la table.

# IY-11.4
industry-rule-11-4 = Revenu supplémentaire : Industria donne 1 thaler de plus au début des époques 3, 4 et 5 ; ici, ce sont les symboles de pièce des marqueurs de zone qui l’apportent.

# IY-11.5
industry-rule-11-5 = Dans Industria, on construit par tour au plus une usine, une technologie et une tuile bonus ; ici, on développe deux cases quelconques.

# IY-11.6
industry-rule-11-6 = Parmi les matières premières de l’époque 3, le câble a remplacé l’électricité.

# IY-11.7
industry-rule-11-7 = Industria a 11 tuiles matière première, que l’on peut à tout moment échanger contre 1 thaler. Ici, il y a 7 jokers, « ? » compris ; on ne peut pas les échanger, mais inutilisés, ils rapportent 2 PV chacun.

# IY-11.8
industry-rule-11-8 = Industria a cinq sortes de bonus (canal, port, rails, pipeline et réseau), toujours à 2 PV, et avoir deux fois la même sorte ne double rien. Ici, il y a quatre sortes, à 2 ou 3 PV, et les cases de la même sorte comptent toutes.

# IY-11.9
industry-rule-11-9 = Les subventions sont nouvelles.

# IY-11.10
industry-rule-11-10 = Dans Industria, on défausse de sa main les technologies perdues ; ici, elles restent sur le plateau, comme jetons sans effet, jusqu’à la fin.

# IY-11.11
industry-rule-11-11 =
    Ce qui est pareil dans les deux jeux :
    • 4 thalers au départ, 1 thaler de revenu et 1 thaler pour une matière première
    • quatre façons de se procurer une matière première, et les époques où la banque la vend
    • les PV d’une usine à son époque seulement, et une technologie à son époque seulement
    • 1 thaler de réduction pour la Banque et 1 pour la Bourse
    • 3 PV pour chaque connexion, et 1 PV pour 3 thalers
    • l’ordre dans lequel on départage les joueurs à égalité
