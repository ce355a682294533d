# Age of Industry : les règles numérotées, un message pour chacune.
# Une règle en cite une autre par son numéro (AI-6.2) ; la page des règles en fait un lien.

## AI-1

age-of-industry-chapter-1 = Termes

# AI-1.1
age-of-industry-rule-1-1 = Age of Industry se joue de 2 à 5 joueurs. Le plateau a deux faces, Nouvelle-Angleterre et Allemagne ; on joue une partie sur l’une des deux.

# AI-1.2
age-of-industry-rule-1-2 =
    Un site est un lieu qui porte un nom. Il y en a trois sortes :
    • Une ville a une couleur et de 1 à 4 cases où l’on construit.
    • Un village n’a pas de case.
    • Un site étranger n’en a pas non plus, mais il peut avoir des cases Marché et un symbole Port à côté de son nom.

# AI-1.3
age-of-industry-rule-1-3 = Il y a six couleurs ; plusieurs villes voisines ont la même.

# AI-1.4
age-of-industry-rule-1-4 = Une case est sans symbole, ou bien elle porte le symbole mine de charbon, port ou navire.

# AI-1.5
age-of-industry-rule-1-5 = Une case navire est en mer. C’est un site à elle seule, avec une seule case et une couleur ; une liaison maritime la joint à une ville qui a une case port. Au-delà se trouvent une case Marché et, en Nouvelle-Angleterre seulement, une case Importation de charbon.

# AI-1.6
age-of-industry-rule-1-6 = Un lien ferroviaire est une ligne imprimée entre deux sites terrestres. Les marchandises et les cubes n’y circulent qu’une fois une liaison posée dessus ; pour le transport, peu importe à qui elle est.

# AI-1.7
age-of-industry-rule-1-7 = Une liaison maritime est imprimée entre une ville portuaire et une case navire, et se prolonge jusqu’aux cases Marché et Importation situées au-delà. On n’y pose rien, elle n’est à personne et on peut toujours s’en servir.

# AI-1.8
age-of-industry-rule-1-8 = Deux sites sont connectés si l’on peut aller de l’un à l’autre par des liaisons, de n’importe qui, et par des liaisons maritimes. Un site est toujours connecté à lui-même.

# AI-1.9
age-of-industry-rule-1-9 = Vous êtes raccordé à un site si au moins une de vos propres liaisons le touche.

# AI-1.10
age-of-industry-rule-1-10 = Une source de charbon est une mine de charbon qui porte des cubes, ou une case Importation de charbon qui en contient, derrière une tuile Navire. Une source de fer est une forge qui porte des cubes. Peu importe à qui elles sont.

# AI-1.11
age-of-industry-rule-1-11 = Un site a accès à la demande s’il est connecté à une tuile Port, de n’importe qui, retournée ou non, ou à un site doté du symbole Port. Une tuile Marché ne donne jamais accès à la demande.

# AI-1.12
age-of-industry-rule-1-12 = Le numéro d’une tuile est son niveau technologique, ou niveau. C’est aussi ce qu’elle vaut en points de victoire (PV).

# AI-1.13
age-of-industry-rule-1-13 = Une tuile est posée non retournée. Quand elle est retournée, son propriétaire reçoit aussitôt de la banque le revenu imprimé sous la pile d’où elle vient. Une tuile n’est retournée qu’une fois.

## AI-2

age-of-industry-chapter-2 = Mise en place

# AI-2.1
age-of-industry-rule-2-1 = L’option « Plateau » décide où l’on joue : en Nouvelle-Angleterre (par défaut) ou en Allemagne.

# AI-2.2
age-of-industry-rule-2-2 = Chaque joueur a un disque pour l’ordre du tour, un display, 35 tuiles Industrie classées dessus par industrie et par niveau, et 12 liaisons : 1 dans la case de gauche, 11 dans celle de droite.

# AI-2.3
age-of-industry-rule-2-3 = Au début, personne n’a d’argent.

# AI-2.4
age-of-industry-rule-2-4 = Un joueur tiré au sort est premier dans l’ordre du tour ; les autres suivent dans le sens horaire.

# AI-2.5
age-of-industry-rule-2-5 = Chaque case des deux displays Demande, charbon et fer, reçoit un cube.

# AI-2.6
age-of-industry-rule-2-6 = Nouvelle-Angleterre : chaque case Importation de charbon reçoit 3 cubes charbon.

# AI-2.7
age-of-industry-rule-2-7 = On mélange les 18 tuiles Marché faces cachées. Chaque case Marché en reçoit une, que l’on retourne ensuite face visible ; les autres quittent la partie.

# AI-2.8
age-of-industry-rule-2-8 =
    On mélange les 66 cartes, ou 42 à deux joueurs (AI-18.1), et on les distribue. L’option « Édition » décide combien vous en recevez :
    • première édition (par défaut) : 5 à 2 joueurs, 6 à 3, 5 à 4, 6 à 5
    • seconde édition : toujours 6
    Rien d’autre ne dépend de cette option.

# AI-2.9
age-of-industry-rule-2-9 = Les cartes restantes forment la pioche. On pose les deux premières à côté, faces visibles.

# AI-2.10
age-of-industry-rule-2-10 = La banque a des pièces de 1 et de 5 dollars et des tuiles Emprunt de 10 et de 40. Ni les unes ni les autres ne viennent à manquer.

# AI-2.11
age-of-industry-rule-2-11 = Le stock compte 30 cubes charbon et 30 cubes fer. S’il s’épuise, on joue comme s’il y en avait d’autres.

## AI-3

age-of-industry-chapter-3 = Rounds et actions

# AI-3.1
age-of-industry-rule-3-1 =
    On joue round après round. Chacun a trois phases :
    • Phase 1 : actions des joueurs
    • Phase 2 : nouvel ordre du tour
    • Phase 3 : intérêts

# AI-3.2
age-of-industry-rule-3-2 = À la phase 1, on joue dans l’ordre du tour. Vous effectuez vos deux actions avant que le joueur suivant ne commence. Elles sont obligatoires, mais passer est aussi une action.

# AI-3.3
age-of-industry-rule-3-3 = Au premier round, chacun n’a qu’une action.

# AI-3.4
age-of-industry-rule-3-4 = Achevez votre première action avant de choisir la seconde. Toutes deux peuvent être de la même sorte.

# AI-3.5
age-of-industry-rule-3-5 =
    Il y a six actions. Certaines coûtent une carte :
    • construire une industrie : jouer 1 carte
    • construire une liaison : aucune carte
    • vendre des marchandises : aucune carte
    • se développer : défausser 1 carte
    • piocher 2 cartes : aucune carte
    • passer : défausser 1 carte (aucune dans le cas d’AI-14.10)

# AI-3.6
age-of-industry-rule-3-6 = Vous pouvez combiner vos deux actions en une seule pour construire n’importe où (AI-6.5), en jouant une carte. Comme il y faut vos deux actions, vous devez le décider avant la première ; c’est alors tout votre tour. Au premier round, ce n’est pas possible.

# AI-3.7
age-of-industry-rule-3-7 = Les cartes jouées et défaussées vont sur une défausse commune et ne reviennent jamais.

## AI-4

age-of-industry-chapter-4 = Argent et emprunts

# AI-4.1
age-of-industry-rule-4-1 = Ce que vous payez à la phase 1, pour des industries, des liaisons et des cubes importés, est posé dans la case verte en face de votre disque. L’argent qui s’y trouve, ce sont vos dépenses du round, dont dépend le prochain ordre du tour (chapitre 15).

# AI-4.2
age-of-industry-rule-4-2 = Rembourser un emprunt et payer des intérêts ne sont pas des dépenses. L’argent que vous recevez ne diminue jamais vos dépenses.

# AI-4.3
age-of-industry-rule-4-3 = Quand il vous faut de l’argent à votre tour, vous pouvez l’emprunter, par tranches de 10 dollars. Votre dette n’a pas de limite, et emprunter ne coûte rien sur le moment. Ce n’est pas une action : ce qui manque à un paiement est emprunté pour vous.

# AI-4.4
age-of-industry-rule-4-4 =
    Vous pouvez rembourser à tout moment, par tranches de 10 dollars, qui vous coûtent 10 chacune. Il y a trois moments où cela change quelque chose :
    • à votre tour, avant, entre et après vos actions
    • au début de la phase 3, avant le calcul des intérêts (AI-16.3)
    • à la fin de la partie, avant que l’argent ne devienne des points (AI-17.6)

# AI-4.5
age-of-industry-rule-4-5 = Puisque vous pouvez toujours emprunter, vous pouvez toujours payer. Il n’y a ni faillite ni vente forcée.

# AI-4.6
age-of-industry-rule-4-6 = Tout ce que coûte une action est payé avant qu’elle ne se termine. Vous pouvez payer avec un revenu reçu plus tôt dans la même action. On paie d’abord le coût de construction, puis les cubes importés dans l’ordre où vous les achetez.

## AI-5

age-of-industry-chapter-5 = Cartes

# AI-5.1
age-of-industry-rule-5-1 = Une carte Industrie montre une des six industries, une carte Site une des six couleurs.

# AI-5.2
age-of-industry-rule-5-2 = Votre main est secrète. Les deux cartes visibles et la défausse sont connues de tous.

# AI-5.3
age-of-industry-rule-5-3 = Vous ne pouvez pas avoir plus de 9 cartes en main.

## AI-6

age-of-industry-chapter-6 = Construire une industrie

# AI-6.1
age-of-industry-rule-6-1 = Jouez une carte, prenez sur votre display la tuile de plus petit niveau d’une industrie et posez-la sur une case du plateau. Vous payez son coût en argent et acheminez le charbon et le fer qu’elle demande (chapitre 7).

# AI-6.2
age-of-industry-rule-6-2 =
    Avec une carte Industrie, vous ne construisez que l’industrie qu’elle montre. De plus, au moins une de ces conditions doit être remplie :
    • (a) Vous n’avez aucune tuile Industrie sur le plateau.
    • (b) Le site a au moins 4 cases, et vous avez une tuile dans une autre de ses cases.
    • (c) Vous avez une tuile dans le site et c’est elle que vous remplacez (chapitre 10).
    • (d) Vous êtes raccordé au site (AI-1.9).
    • (e) La carte montre un navire, et la ville portuaire de la case navire contient une tuile Port à vous, ou celle d’un autre joueur si vous êtes raccordé à cette ville. Avec l’option « Port d’une carte Navire » sur « tout port connecté » (par défaut « dans la ville portuaire »), la tuile Port peut aussi se trouver dans une autre ville connectée à la ville portuaire, par les liaisons de n’importe qui. La ville portuaire doit toujours avoir une tuile Port (AI-6.8).

# AI-6.3
age-of-industry-rule-6-3 = Pour (a), c’est ce qui est maintenant sur le plateau qui compte. La condition est remplie aussi si vous y aviez des tuiles et que toutes ont été remplacées.

# AI-6.4
age-of-industry-rule-6-4 = Avec une carte Site, vous construisez n’importe quelle industrie, mais seulement dans un site, ou sur une case navire, de la couleur de la carte. Il n’est pas nécessaire d’y être raccordé.

# AI-6.5
age-of-industry-rule-6-5 = Pour construire n’importe où (AI-3.6), vous jouez une carte, peu importe laquelle. Vous construisez n’importe quelle industrie dans n’importe quel site, que vous y soyez raccordé ou non. Toutes les autres règles s’appliquent : cases, limite de tuiles, plus petit niveau, argent, charbon, fer, port pour un navire, remplacement.

# AI-6.6
age-of-industry-rule-6-6 = Sur une case sans symbole, on peut construire une cotonnerie, une usine ou une forge.

# AI-6.7
age-of-industry-rule-6-7 = Sur une case à symbole, on ne peut construire que ce qu’elle montre : une mine de charbon, un port ou un navire.

# AI-6.8
age-of-industry-rule-6-8 = Pour un navire, il faut une tuile Port dans la ville à l’autre bout de la liaison maritime : de n’importe qui, de n’importe quel niveau, retournée ou non.

# AI-6.9
age-of-industry-rule-6-9 = Limite de tuiles : vous pouvez avoir une tuile dans un site de 1, 2 ou 3 cases, et deux dans un site de 4 cases ou plus.

# AI-6.10
age-of-industry-rule-6-10 = Une case contient une seule tuile. Pour construire sur une case occupée, il faut en remplacer la tuile (chapitre 10).

# AI-6.11
age-of-industry-rule-6-11 = On ne peut rien construire dans les villages et les sites étrangers.

# AI-6.12
age-of-industry-rule-6-12 = Vous construisez toujours la tuile de plus petit niveau qui vous reste de cette industrie.

# AI-6.13
age-of-industry-rule-6-13 = Les tuiles de niveau 0, que l’on trouve parmi les usines et les navires, ne peuvent pas être construites. Tant qu’il vous en reste une, son industrie est bloquée ; seul le développement vous en débarrasse.

# AI-6.14
age-of-industry-rule-6-14 =
    Une construction se fait pas à pas :
    • 1. Jouez la carte.
    • 2. Désignez la tuile et la case.
    • 3. Payez l’argent.
    • 4. Prenez le charbon, puis le fer, cube par cube ; une tuile ainsi vidée est aussitôt retournée.
    • 5. Posez la tuile ; celle qu’elle remplace est retirée.
    • 6. Posez ses cubes dessus ou, pour un navire, ouvrez la case Importation.
    • 7. Livrez au display Demande ce qui doit l’être (AI-8.6, AI-13.3).
    • 8. Voyez ce qui doit être retourné.

# AI-6.15
age-of-industry-rule-6-15 = Une carte Site vous dispense des conditions (a) à (e) d’AI-6.2 et de rien d’autre. Cases, limite de tuiles, plus petit niveau, argent, charbon, fer, port pour un navire (AI-6.8) et règles de remplacement valent quelle que soit la carte.

## AI-7

age-of-industry-chapter-7 = Acheminer charbon et fer

# AI-7.1
age-of-industry-rule-7-1 = Chaque cube nécessaire vient d’une source connectée au site de construction, puis retourne au stock. Il ne coûte rien, quels que soient les propriétaires de la source et des liaisons.

# AI-7.2
age-of-industry-rule-7-2 = Ce doit être la plus proche de ces sources, en nombre de liaisons parcourues. Une source située dans le site lui-même est à distance 0.

# AI-7.3
age-of-industry-rule-7-3 = Une liaison maritime compte pour une liaison. Une case Importation compte comme si elle était sur sa case navire.

# AI-7.4
age-of-industry-rule-7-4 = Si plusieurs sources sont à la même distance, vous choisissez, de nouveau pour chaque cube.

# AI-7.5
age-of-industry-rule-7-5 = La distance se mesure de nouveau pour chaque cube ; une source vide ne compte plus.

# AI-7.6
age-of-industry-rule-7-6 = Le fer doit être acheminé comme le charbon. (Dans Brass, non.)

# AI-7.7
age-of-industry-rule-7-7 = Si vous n’êtes connecté à aucune source de ce qu’il vous faut, vous pouvez l’acheter au display Demande (chapitre 8). Tant qu’une source est connectée, vous ne pouvez pas acheter ce cube.

# AI-7.8
age-of-industry-rule-7-8 = Si ni l’un ni l’autre n’est possible, vous ne pouvez pas construire cette industrie ou cette liaison.

# AI-7.9
age-of-industry-rule-7-9 = Un port en construction peut déjà servir à importer son propre charbon et son propre fer. Les sources connectées passent toujours avant (AI-7.7).

# AI-7.10
age-of-industry-rule-7-10 = Un navire en construction ne peut pas utiliser le charbon de la case Importation qu’il va ouvrir, ni une mine ou une forge ses propres cubes.

# AI-7.11
age-of-industry-rule-7-11 = Les cubes peuvent passer par n’importe quel site, villages et sites étrangers compris.

# AI-7.12
age-of-industry-rule-7-12 = Les cubes d’une même construction peuvent venir de plusieurs endroits. Les sources connectées servent d’abord, les plus proches avant les autres, jusqu’à ce qu’elles soient vides ; vous n’achetez que ce qui manque encore.

## AI-8

age-of-industry-chapter-8 = Displays Demande

# AI-8.1
age-of-industry-rule-8-1 = Pour acheter, il faut que le site de construction ait accès à la demande (AI-1.11).

# AI-8.2
age-of-industry-rule-8-2 = Vous devez prendre le cube le moins cher. Son prix va à la banque et compte dans vos dépenses.

# AI-8.3
age-of-industry-rule-8-3 = Si le display est vide, vous pouvez encore acheter autant de cubes qu’il vous en faut, à 4 dollars chacun.

# AI-8.4
age-of-industry-rule-8-4 = Le charbon et le fer ont chacun leur display.

# AI-8.5
age-of-industry-rule-8-5 = Un cube acheté va au stock et laisse sa case vide sur le display.

# AI-8.6
age-of-industry-rule-8-6 = Si vous posez une mine de charbon ou une forge dans un site qui a accès à la demande à cet instant, vous devez déplacer des cubes de la tuile vers son display, jusqu’à ce que le display soit plein ou la tuile vide. Vous recevez le prix de chaque case remplie.

# AI-8.7
age-of-industry-rule-8-7 = On remplit d’abord la case vide la plus chère.

# AI-8.8
age-of-industry-rule-8-8 = On ne livre qu’au moment de construire. Si une connexion se fait ou si des cases du display se vident plus tard, il ne se passe rien.

## AI-9

age-of-industry-chapter-9 = Cubes des mines et des forges

# AI-9.1
age-of-industry-rule-9-1 = Une mine de charbon ou une forge est posée avec le nombre de cubes imprimé sous sa pile.

# AI-9.2
age-of-industry-rule-9-2 = Dès que son dernier cube est pris, pour quelque usage que ce soit, elle est retournée et son propriétaire est payé. Ce n’est que si la tuile est remplacée qu’elle n’est pas retournée.

# AI-9.3
age-of-industry-rule-9-3 = Les mines et les forges retournées restent sur le plateau et comptent leur niveau à la fin.

## AI-10

age-of-industry-chapter-10 = Remplacer une tuile

# AI-10.1
age-of-industry-rule-10-1 = Vous pouvez toujours remplacer une de vos tuiles par une tuile de niveau supérieur, même d’une autre industrie si la case le permet. Toutes les règles de construction s’appliquent : carte, coût, cubes, plus petit niveau.

# AI-10.2
age-of-industry-rule-10-2 = Vous pouvez remplacer la mine de charbon d’un autre joueur par une de vos mines de charbon, de niveau supérieur, mais seulement s’il n’y a plus aucun cube charbon ni sur le plateau ni sur le display Demande en charbon. Il en va de même des forges et du fer. Aucune autre tuile d’un autre joueur ne peut être remplacée.

# AI-10.3
age-of-industry-rule-10-3 = Les cubes des cases Importation de charbon sont eux aussi sur le plateau, qu’un navire les ait ouvertes ou non.

# AI-10.4
age-of-industry-rule-10-4 = La tuile remplacée quitte la partie ; elle ne rapporte ni revenu ni points. Les cubes qui s’y trouvent encore retournent au stock.

# AI-10.5
age-of-industry-rule-10-5 = Si vous remplacez une de vos tuiles, vous en avez autant qu’avant dans le site. Si vous remplacez celle d’un autre joueur, vous en avez une de plus, et la limite de tuiles (AI-6.9) doit le permettre.

# AI-10.6
age-of-industry-rule-10-6 = Peu importe que la tuile remplacée soit retournée ou non. La nouvelle est posée non retournée.

# AI-10.7
age-of-industry-rule-10-7 = Remplacer la mine ou la forge d’un autre joueur est une construction comme une autre, avec carte, coût, cubes et limite de tuiles. Avec une carte Industrie, il faut (a), (b) ou (d) d’AI-6.2 ; (c) ne vaut que pour vos propres tuiles.

# AI-10.8
age-of-industry-rule-10-8 = La tuile à remplacer est en jeu jusqu’à ce qu’elle soit retirée (étape 5 d’AI-6.14). Ses cubes sont une source à distance 0 ; si on en prend le dernier, elle est retournée et paie ; un port donne encore accès. On juge si AI-10.2 permet le remplacement avant qu’aucun cube ne bouge.

## AI-11

age-of-industry-chapter-11 = Construire une liaison

# AI-11.1
age-of-industry-rule-11-1 = Par action, vous posez une liaison sur un lien ferroviaire libre. Un lien ne reçoit qu’une seule liaison de toute la partie.

# AI-11.2
age-of-industry-rule-11-2 = À l’une de ses extrémités, il doit y avoir une de vos tuiles Industrie, ou bien vous devez être raccordé à ce site.

# AI-11.3
age-of-industry-rule-11-3 = Vous posez d’abord la liaison de la case de gauche : elle coûte 1 dollar et aucun cube. Chacune des suivantes coûte 1 dollar, 1 charbon et 1 fer.

# AI-11.4
age-of-industry-rule-11-4 = Les cubes sont acheminés vers l’un des deux sites que joint la nouvelle liaison, selon les règles des chapitres 7 et 8. L’argent compte dans vos dépenses.

# AI-11.5
age-of-industry-rule-11-5 = Vous pouvez choisir une extrémité différente pour chacun des deux cubes ; la source la plus proche est celle qui est la plus proche de cette extrémité. La nouvelle liaison elle-même ne peut pas servir à les acheminer. Avec l’option « Cubes d’une liaison » sur « la même extrémité » (par défaut « l’une ou l’autre extrémité »), tous les cubes d’une liaison vont à la même extrémité ; l’une des extrémités doit donc pouvoir les recevoir tous.

# AI-11.6
age-of-industry-rule-11-6 = Quand vous n’avez plus de liaisons, vous ne pouvez plus en construire. Une liaison posée n’est jamais déplacée ni reprise.

# AI-11.7
age-of-industry-rule-11-7 = Les liaisons maritimes ne se construisent pas. Pour AI-11.2, votre tuile Navire ne compte pas comme une tuile dans sa ville portuaire.

# AI-11.8
age-of-industry-rule-11-8 = Pour une liaison, vous ne pouvez acheter un cube au display que si aucune des deux extrémités n’est connectée à une source de la même sorte. L’une des extrémités doit avoir accès à la demande. Avec l’option « Cubes d’une liaison » sur « la même extrémité », seules comptent ici les extrémités qui peuvent recevoir tous les cubes, et c’est celle qui les reçoit qui doit avoir l’accès.

## AI-12

age-of-industry-chapter-12 = Vendre des marchandises

# AI-12.1
age-of-industry-rule-12-1 = Vous faites une ou plusieurs ventes. Pour chacune, il faut une cotonnerie ou une usine à vous, non retournée, et un débouché : une tuile Port non retournée, de n’importe qui, ou une tuile Marché non retournée.

# AI-12.2
age-of-industry-rule-12-2 = Les deux doivent être connectées, par des liaisons de n’importe qui, des liaisons maritimes ou les deux, ou se trouver dans le même site. Il n’est pas obligatoire de prendre le débouché le plus proche.

# AI-12.3
age-of-industry-rule-12-3 = Les deux tuiles sont retournées. Le propriétaire de la cotonnerie ou de l’usine reçoit son revenu, de même que le propriétaire d’un port. Une tuile Marché ne paie personne.

# AI-12.4
age-of-industry-rule-12-4 = Un port de niveau 1 n’accepte que du coton. Les ports de niveau supérieur acceptent le coton et les produits d’usine.

# AI-12.5
age-of-industry-rule-12-5 = Une tuile Marché accepte les marchandises qu’elle montre. « Pas de demande » n’accepte rien : on n’y vend jamais.

# AI-12.6
age-of-industry-rule-12-6 = On ne peut utiliser le marché situé au-delà d’une case navire que tant qu’une tuile Navire, de n’importe qui, occupe cette case.

# AI-12.7
age-of-industry-rule-12-7 = Vous ne pouvez choisir cette action que si vous faites vraiment une vente.

# AI-12.8
age-of-industry-rule-12-8 = Plusieurs ventes se font l’une après l’autre, dans l’ordre que vous voulez.

## AI-13

age-of-industry-chapter-13 = Navires

# AI-13.1
age-of-industry-rule-13-1 = Un navire, une fois posé, ouvre à tous les joueurs ce qui est situé au-delà : le marché et, s’il y en a une, la case Importation de charbon.

# AI-13.2
age-of-industry-rule-13-2 = Le charbon qui s’y trouve est une source gratuite pour tous, à la distance dite en AI-7.3.

# AI-13.3
age-of-industry-rule-13-3 = Quand vous posez un navire, vous devez déplacer des cubes de la case Importation vers les cases vides du display Demande en charbon, tout comme en AI-8.6, et c’est vous qui êtes payé. Un navire a toujours accès à la demande par son port.

# AI-13.4
age-of-industry-rule-13-4 = Un navire est retourné, et paie son propriétaire, dès que deux choses sont vraies : sa case Importation est vide ou n’existe pas, et sa tuile Marché est retournée ou porte « Pas de demande ».

# AI-13.5
age-of-industry-rule-13-5 = On le vérifie aussi quand le navire est posé. En Allemagne, un navire devant « Pas de demande » est donc retourné aussitôt, de même qu’un navire qui en remplace un dont le charbon et le marché sont épuisés.

# AI-13.6
age-of-industry-rule-13-6 = Les cubes d’un navire peuvent venir par sa liaison maritime. Il a accès à la demande par son port.

## AI-14

age-of-industry-chapter-14 = Se développer, piocher, passer

# AI-14.1
age-of-industry-rule-14-1 = Se développer : défaussez une carte quelconque et retirez de la partie une tuile de votre display.

# AI-14.2
age-of-industry-rule-14-2 = Vous choisissez l’industrie ; la tuile doit être celle de plus petit niveau qui vous en reste.

# AI-14.3
age-of-industry-rule-14-3 = Se développer ne demande ni argent ni fer.

# AI-14.4
age-of-industry-rule-14-4 = Chaque action de ce genre retire une tuile.

# AI-14.5
age-of-industry-rule-14-5 = Piocher 2 cartes : prenez-les l’une après l’autre, chaque fois une carte visible ou la première de la pioche.

# AI-14.6
age-of-industry-rule-14-6 = Ce n’est qu’après l’action que l’on complète les cartes visibles jusqu’à deux, et non entre la première carte et la seconde. Si la pioche est vide, on ne les complète pas.

# AI-14.7
age-of-industry-rule-14-7 = S’il y a moins de deux cartes, vous prenez ce qu’il y a. S’il n’y en a aucune, vous ne pouvez pas choisir cette action.

# AI-14.8
age-of-industry-rule-14-8 = Vous ne pouvez pas dépasser 9 cartes : avec 8 en main, vous n’en prenez qu’une ; avec 9, vous ne pouvez pas choisir cette action.

# AI-14.9
age-of-industry-rule-14-9 = Passer : défaussez une carte de votre choix.

# AI-14.10
age-of-industry-rule-14-10 = Si vous n’avez plus de cartes et que la pioche est vide, vous pouvez passer sans défausser. Si vous n’en avez plus mais que la pioche en a, vous ne pouvez pas passer ; vous pouvez alors toujours piocher.

## AI-15

age-of-industry-chapter-15 = Nouvel ordre du tour

# AI-15.1
age-of-industry-rule-15-1 = Quand tous ont joué, les disques sont reclassés : le joueur qui a le moins dépensé pendant ce round est premier, celui qui a le plus dépensé est dernier.

# AI-15.2
age-of-industry-rule-15-2 = À dépenses égales, les joueurs gardent l’ordre qu’ils avaient entre eux.

# AI-15.3
age-of-industry-rule-15-3 = L’argent des cases vertes va à la banque, et les dépenses de chacun reviennent à 0.

## AI-16

age-of-industry-chapter-16 = Intérêts

# AI-16.1
age-of-industry-rule-16-1 = Vous payez 1 dollar pour chaque tranche de 10 dollars que vous devez.

# AI-16.2
age-of-industry-rule-16-2 = S’il vous manque de l’argent pour cela, vous empruntez, par tranches de 10 dollars ; ces emprunts ne coûtent pas encore d’intérêts à cette phase.

# AI-16.3
age-of-industry-rule-16-3 = Avant le calcul des intérêts, vous pouvez rembourser, même avec de l’argent arrivé après votre tour, par exemple quand un autre joueur a vidé votre mine. Rembourser ici tout ce que vous pouvez n’est jamais pire qu’attendre, car un nouvel emprunt plus tard ne coûte rien.

# AI-16.4
age-of-industry-rule-16-4 = Les intérêts sont dus à chaque round, le premier et le dernier compris (mais voir AI-17.2).

## AI-17

age-of-industry-chapter-17 = Fin de la partie

# AI-17.1
age-of-industry-rule-17-1 = La partie se termine après le round à la fin duquel la pioche est vide et au moins un joueur n’a plus de cartes. Peu importe qu’il reste des cartes visibles. Une main qui a été vide pendant le round mais contient de nouveau des cartes à sa fin ne compte pas. Avec l’option « Fin de la pioche » sur « fin de la partie » (par défaut « on continue »), la partie se termine après le round à la fin duquel la pioche est vide, quelles que soient les mains.

# AI-17.2
age-of-industry-rule-17-2 = Ce round est joué jusqu’au bout, avec nouvel ordre du tour et intérêts. Sans l’option « Dernier round complet » (activée par défaut), la partie s’arrête après la phase 1.

# AI-17.3
age-of-industry-rule-17-3 = Tous les joueurs défaussent les cartes qui leur restent.

# AI-17.4
age-of-industry-rule-17-4 = Chaque liaison rapporte à son propriétaire 2 dollars, et 1 de plus par case occupée à ses deux extrémités. Une case est occupée si une tuile s’y trouve, de n’importe qui, retournée ou non. Chaque case Marché compte comme occupée, même si sa tuile est retournée ou porte « Pas de demande », et un village compte comme une case occupée.

# AI-17.5
age-of-industry-rule-17-5 = Les cases navire et les symboles Port n’ajoutent rien à une liaison.

# AI-17.6
age-of-industry-rule-17-6 = Après le revenu des liaisons, et avant que l’argent ne devienne des points, vous pouvez rembourser. Chaque tranche de 10 dollars remboursée épargne 5 PV et en coûte exactement 2 ; on rembourse donc pour vous autant que possible.

# AI-17.7
age-of-industry-rule-17-7 =
    Votre score :
    • 1 PV par tranche de 5 dollars ; le reste est perdu
    • les niveaux de toutes vos tuiles Industrie sur le plateau, retournées ou non
    • moins 5 PV par tranche de 10 dollars que vous devez encore

# AI-17.8
age-of-industry-rule-17-8 = Le joueur qui a le plus de PV gagne. En cas d’égalité, c’est celui des ex æquo qui est le premier dans l’ordre du tour. Un score peut être négatif.

# AI-17.9
age-of-industry-rule-17-9 = Les tuiles de votre display, les tuiles qui ont quitté la partie et les cartes ne rapportent rien.

# AI-17.10
age-of-industry-rule-17-10 = L’ordre est le suivant : défausse des mains (AI-17.3), revenu des liaisons (AI-17.4), remboursement (AI-17.6), argent converti en points, niveaux des tuiles, 5 PV de moins par tranche de 10 dollars encore due.

# AI-17.11
age-of-industry-rule-17-11 = L’ordre du tour qui départage est celui en vigueur quand la partie s’arrête : le nouveau, selon les dépenses du dernier round, avec « Dernier round complet » ; celui dans lequel on a joué le dernier round, sans cette option.

## AI-18

age-of-industry-chapter-18 = À deux joueurs

# AI-18.1
age-of-industry-rule-18-1 = Avant de distribuer, on retire 2 cartes de chaque type, 24 en tout ; il en reste 42.

# AI-18.2
age-of-industry-rule-18-2 = Chacun reçoit 6 liaisons de plus, d’une couleur inutilisée, différente pour chacun. Elles sont à vous comme les autres, aussi pour le revenu à la fin, et vont dans la case de droite (1 charbon et 1 fer chacune) : 1 + 17 en tout.

# AI-18.3
age-of-industry-rule-18-3 = La main de départ est de 5 cartes (AI-2.8). Rien d’autre ne change.
