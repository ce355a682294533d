# Barrage : les règles numérotées, un message pour chacune.
# Une règle en cite une autre par son numéro (B-5.9) ; la page des règles en fait un lien.

## B-1

barrage-chapter-1 = Termes

# B-1.1
barrage-rule-1-1 =
    Barrage se joue de 2 à 4 joueurs ; l’adversaire du jeu en solo n’est pas encore disponible. Une partie dure 5 manches de 5 phases :
    • Phase 1 : revenus et sources
    • Phase 2 : actions
    • Phase 3 : écoulement de l’eau
    • Phase 4 : décompte
    • Phase 5 : fin de manche, qui ne se joue pas à la manche 5

# B-1.2
barrage-rule-1-2 = Le plateau principal compte 12 bassins répartis en trois zones : montagne (bassins 1 à 4), colline (5 à 7) et plaine (8 à 12).

# B-1.3
barrage-rule-1-3 = Les bassins 1 à 10 ont chacun deux emplacements de barrage, un supérieur et un inférieur, et deux emplacements de conduite, un à gauche et un à droite. Les bassins 5 à 12 ont chacun une rangée d’emplacements de centrale : 2 dans la colline, 3 dans les bassins 8 à 10, 4 dans les bassins 11 et 12. Les bassins 11 et 12 n’ont rien d’autre.

# B-1.4
barrage-rule-1-4 = Une structure est une base, une élévation, une conduite ou une centrale. Chaque société possède 5 bases, 5 élévations, 5 conduites et 4 centrales.

# B-1.5
barrage-rule-1-5 = Un barrage est une base surmontée de 0, 1 ou 2 élévations. Son niveau est le nombre de ces pièces, de 1 à 3, et il retient autant de gouttes d’eau que son niveau. Avec Del Monte, un barrage de niveau 3 en retient 4 (B-13.3).

# B-1.6
barrage-rule-1-6 = Un de vos systèmes de production se compose d’un barrage à vous ou neutre, d’une conduite construite qui part du bassin de ce barrage, quel que soit son propriétaire, et d’une centrale à vous dans le bassin où elle aboutit. Vous pouvez vous en servir si le barrage contient au moins 1 goutte. Les deux emplacements de barrage d’un bassin alimentent ses deux conduites, et une conduite dessert tous les emplacements de centrale du bassin où elle aboutit.

# B-1.7
barrage-rule-1-7 = Construire sur un emplacement encadré en rouge coûte un supplément de 3 crédits. Les 10 emplacements de barrage supérieurs et 12 des 23 emplacements de centrale sont encadrés en rouge ; les emplacements de barrage inférieurs et les emplacements de conduite ne le sont jamais.

# B-1.8
barrage-rule-1-8 = Les machines sont les excavatrices et les bétonnières. Les machines posées sur la roue de construction ne sont pas dépensées : elles reviennent (B-15.2). Les crédits payés, eux, sont perdus.

# B-1.9
barrage-rule-1-9 = L’énergie est la position de votre marqueur sur la piste d’énergie. Pendant une manche, elle ne fait qu’augmenter ; entre deux manches, elle retombe à 0. Elle n’a pas de limite : au bout de la piste, on retourne le marqueur, qui vaut alors 30 de plus.

# B-1.10
barrage-rule-1-10 = Les crédits, les machines et les gouttes d’eau ne viennent jamais à manquer.

# B-1.11
barrage-rule-1-11 = Les points de victoire (PV) n’ont pas de minimum : vous pouvez descendre sous votre total de départ et même sous zéro.

## B-2

barrage-chapter-2 = Mise en place

# B-2.1
barrage-rule-2-1 = On mélange les 8 tuiles source et on en place 4 au hasard sur les sources A à D.

# B-2.2
barrage-rule-2-2 = On mélange les 6 tuiles bonus et on en place 5 au hasard sur la piste d’énergie, une par manche, dans l’ordre. La sixième ne sert pas.

# B-2.3
barrage-rule-2-3 = On place au hasard l’une des 6 tuiles objectif sur la piste d’énergie, visible de tous dès le début.

# B-2.4
barrage-rule-2-4 = Parmi les 6 contrats nationaux, on en expose au hasard autant qu’il y a de joueurs, moins un. Ils ne sont jamais remplacés.

# B-2.5
barrage-rule-2-5 = On mélange séparément les contrats privés verts, jaunes et rouges, 15 de chaque, et on retourne 2 contrats de chaque couleur face visible.

# B-2.6
barrage-rule-2-6 = Chaque zone reçoit un barrage neutre sur un emplacement de barrage inférieur tiré au sort : l’un des 4 de la montagne, l’un des 3 de la colline, l’un des 3 de la plaine (bassins 8 à 10). Il est de niveau 1 en montagne, 2 en colline et 3 en plaine, et commence avec exactement 1 goutte.

# B-2.7
barrage-rule-2-7 = Bureau des brevets : les tuiles avancées forment trois piles mélangées, de niveaux I, II et III, de 5 tuiles chacune. Les 3 premières tuiles de niveau I sont placées face visible aux positions 1 à 3.

# B-2.8
barrage-rule-2-8 = À moins de 4 joueurs, certains emplacements d’action sont fermés pour toute la partie (chapitre 16) : celui de gauche et celui de droite de chaque rangée qui porte un nombre de joueurs plus élevé. Autour d’une table, on y pose des ingénieurs d’une couleur inutilisée.

# B-2.9
barrage-rule-2-9 = On tire au hasard autant de plateaux joueur qu’il y a de joueurs, et chacun reçoit un directeur au hasard ; société et directeur forment un duo. Parmi les 4 contrats de départ, on en tire autant qu’il y a de joueurs.

# B-2.10
barrage-rule-2-10 = Un joueur tiré au sort choisit un duo et un contrat de départ ; les autres suivent dans le sens horaire. Le dernier prend ce qui reste.

# B-2.11
barrage-rule-2-11 = À la manche 1, on joue dans l’ordre inverse des choix : le dernier à avoir choisi joue le premier.

# B-2.12
barrage-rule-2-12 = Si Sekibo fait partie d’un duo, on expose d’autres directeurs au hasard pour que 3 autres exactement puissent être copiés : 2 de plus à 2 joueurs, 1 de plus à 3.

# B-2.13
barrage-rule-2-13 = Chaque société commence avec 10 PV, 0 énergie, 12 ingénieurs, 6 crédits (9 avec Sekibo), 6 excavatrices, 4 bétonnières, les quatre tuiles de base (base, élévation, conduite, centrale), une roue vide et toutes ses structures sur son plateau. La tuile joker de base ne sert pas (mais voir B-17.1).

# B-2.14
barrage-rule-2-14 = Le joueur qui a Krylov prend aussi la tuile spéciale.

# B-2.15
barrage-rule-2-15 = Le contrat de départ est un contrat comme un autre : il compte dans la limite de 3, peut être défaussé et, une fois rempli, compte parmi vos contrats remplis.

# B-2.16
barrage-rule-2-16 = Les machines, les crédits et les gouttes d’eau forment la réserve commune, à côté du plateau principal, de la piste d’énergie, du plateau administration et du bureau des brevets.

## B-3

barrage-chapter-3 = Phase 1 : revenus et sources

# B-3.1
barrage-rule-3-1 = Chaque société reçoit tous les revenus découverts sur son plateau, additionnés (B-5.9).

# B-3.2
barrage-rule-3-2 = Les sociétés reçoivent leurs revenus l’une après l’autre, dans l’ordre inverse du tour. Cela ne compte que si un revenu fait s’écouler des gouttes.

# B-3.3
barrage-rule-3-3 = Il y a des revenus à chaque manche, la manche 5 comprise. À la manche 1, ils sont nuls, puisque rien n’est construit.

# B-3.4
barrage-rule-3-4 = Les gains fixes viennent d’abord, tous ensemble : PV, crédits, machines d’un type donné, énergie. Les autres effets suivent dans l’ordre rangée des bases, rangée des élévations, rangée des conduites. Les machines au choix s’additionnent et se répartissent librement entre les deux types.

# B-3.5
barrage-rule-3-5 = L’énergie reçue comme revenu compte sur la piste de la nouvelle manche.

# B-3.6
barrage-rule-3-6 = Après tous les revenus, chaque source reçoit autant de gouttes que sa tuile en indique pour la manche. Les tuiles ne montrent que les manches 1 à 4 : la manche 5 n’en apporte pas.

# B-3.7
barrage-rule-3-7 = Une source peut porter n’importe quel nombre de gouttes ; elles y attendent la phase 3.

## B-4

barrage-chapter-4 = Phase 2 : tours, ingénieurs, passer

# B-4.1
barrage-rule-4-1 = Dans l’ordre du tour, chacun place des ingénieurs pour une action et l’effectue. On continue ainsi, tour après tour, jusqu’à ce que tout le monde ait passé.

# B-4.2
barrage-rule-4-2 = Un emplacement d’action demande exactement le nombre d’ingénieurs indiqué. Il ne sert qu’une fois par manche, à une seule société ; un emplacement occupé est fermé à tous, y compris à celui qui l’occupe. La banque fait exception (B-6.7).

# B-4.3
barrage-rule-4-3 = Un emplacement d’action encadré en rouge entraîne un surcoût de 3 crédits, en plus du coût propre à l’action. On paie d’abord le surcoût, et les crédits restants doivent suffire pour le reste.

# B-4.4
barrage-rule-4-4 = Vous ne pouvez placer des ingénieurs que si vous pouvez effectuer l’action, et vous devez alors l’effectuer. Une action ne vous est ouverte que s’il existe une façon permise d’accomplir sa partie obligatoire.

# B-4.5
barrage-rule-4-5 = Ce qu’une action accorde en plus peut être refusé : remplir un contrat, les structures gratuites et les gouttes des récompenses, la deuxième production de l’Allemagne, les effets des tuiles Base I et Centrale II.

# B-4.6
barrage-rule-4-6 = Tant que vous avez un ingénieur, vous devez jouer. La banque est toujours possible.

# B-4.7
barrage-rule-4-7 = Sans ingénieurs, vous passez : la manche est finie pour vous.

# B-4.8
barrage-rule-4-8 = Exception : les tuiles Centrale I et Base III, et la tuile spéciale qui copie l’une d’elles, se passent d’ingénieurs. Si vous possédez une telle tuile hors de la roue, vous avez encore des tours après votre dernier ingénieur : vous l’utilisez ou vous passez pour de bon. Si la règle ne permet pas de l’utiliser à ce moment, vous passez. Sans l’option « Tuiles après le dernier ingénieur » (activée par défaut), vous passez dès que vous n’avez plus d’ingénieurs.

# B-4.9
barrage-rule-4-9 = Qui a passé ne revient pas dans la manche.

# B-4.10
barrage-rule-4-10 = Après chaque tour, les contrats privés visibles sont complétés à 2 par couleur, avant que le joueur suivant place des ingénieurs.

# B-4.11
barrage-rule-4-11 = Utiliser une tuile sans ingénieurs (B-4.8) est un tour entier. Vous pouvez le faire tant qu’il vous reste des ingénieurs ; ceux-ci devront encore être joués plus tard (B-4.6).

## B-5

barrage-chapter-5 = Construction

# B-5.1
barrage-rule-5-1 = Pour construire, vous avez quatre emplacements personnels : 1 ingénieur ; 2 ingénieurs ; 3 ingénieurs ; 3 ingénieurs et un surcoût de 3 crédits. Les ingénieurs permettent donc au plus quatre constructions par manche.

# B-5.2
barrage-rule-5-2 = Vous utilisez l’emplacement personnel libre le plus à gauche. Sans l’option « Construction de gauche à droite » (activée par défaut), vous pouvez prendre n’importe lequel des emplacements libres.

# B-5.3
barrage-rule-5-3 = Choisissez une tuile technologie qui n’est pas sur la roue et qui convient à la structure (un joker convient à toutes), un emplacement de construction et une façon de payer. Posez la tuile sur le secteur ouvert de votre roue.

# B-5.4
barrage-rule-5-4 =
    Posez sur le même secteur les machines requises :
    • base : 5 excavatrices en montagne, 4 en colline, 3 en plaine
    • élévation : 4 bétonnières en montagne, 3 en colline, 2 en plaine
    • conduite : 2 excavatrices par point de valeur, donc 2 à 10 pour les valeurs 1 à 5
    • centrale : 2, 3, 4 et 5 bétonnières pour votre 1re, 2e, 3e et 4e, où que vous la construisiez

# B-5.5
barrage-rule-5-5 = Ce qui modifie le coût s’applique dans cet ordre : d’abord le directeur (chapitre 13), puis la tuile (chapitre 14).

# B-5.6
barrage-rule-5-6 = Faites pivoter la roue d’un secteur et reprenez ce qui arrive à l’ouverture (B-15.2). Les machines qui reviennent à ce moment ne peuvent pas payer cette construction.

# B-5.7
barrage-rule-5-7 = Prenez sur votre plateau la pièce de cette sorte la plus à gauche.

# B-5.8
barrage-rule-5-8 = S’il ne vous reste aucune pièce de cette sorte, vous ne pouvez pas la construire.

# B-5.9
barrage-rule-5-9 =
    Les 2e, 4e et 5e base, élévation et conduite découvrent chacune un revenu : vous le recevez aussitôt, puis vous placez la pièce, et vous le recevez de nouveau à chaque phase 1 suivante. Sans l’option « Revenu avant la pose » (activée par défaut), vous placez d’abord la pièce et payez le supplément. Pour une option sur le supplément, voir B-5.10.
    Les 2e et 4e centrales découvrent des bonus de production (+1, puis +2 de plus), la 3e le pouvoir de votre société. Ils valent dès lors et ne sont pas des revenus.

# B-5.10
barrage-rule-5-10 = Placez la pièce. Pour une base ou une centrale sur un emplacement encadré en rouge, vous payez à la réserve commune le supplément de 3 crédits ; une élévation ne le paie jamais, même sur un emplacement supérieur. Vous devez avoir ces 3 crédits au début de l’action, en plus du surcoût éventuel et des crédits qui remplacent des machines. Un revenu découvert par la même construction n’y aide pas. Avec l’option « Crédits découverts pour le supplément » (désactivée par défaut), les crédits que la pièce découvre peuvent payer son propre supplément, à condition que le revenu vienne avant la pose (B-5.9).

# B-5.11
barrage-rule-5-11 = L’effet de la tuile vient en dernier (chapitre 14), sauf s’il change le coût ou les ingénieurs.

# B-5.12
barrage-rule-5-12 =
    Limites :
    • Chaque emplacement de barrage, de conduite ou de centrale n’accueille la structure que d’une seule société.
    • Vous ne pouvez avoir qu’une base par bassin, en haut ou en bas.
    • Vous ne pouvez avoir qu’une centrale par bassin.
    • Une élévation se pose seulement sur un barrage à vous de niveau 1 ou 2, jamais sur un barrage neutre ou adverse.
    • Vous pouvez avoir autant de conduites que vous voulez dans un bassin, et rien n’a besoin d’être relié.

# B-5.13
barrage-rule-5-13 = Vous pouvez construire sur l’emplacement inférieur d’un bassin alors que le supérieur est vide, et inversement. Un barrage neutre ne bloque que son propre emplacement.

# B-5.14
barrage-rule-5-14 = Une structure gratuite, venue de la récompense d’un contrat, ne demande ni ingénieurs, ni tuile, ni machines et ne fait pas pivoter la roue. Les limites, le supplément, la pièce la plus à gauche et le revenu découvert s’appliquent comme d’habitude. Vous pouvez la refuser ; si elle est impossible, elle est perdue. Une conduite gratuite a une valeur maximale ; une base gratuite peut être limitée à certaines zones.

## B-6

barrage-chapter-6 = Actions administratives

# B-6.1
barrage-rule-6-1 = Salle des turbines : vous produisez (chapitre 7) avec un bonus ou un malus. Les rangées +2, +1, 0 et −1 demandent 2 ingénieurs à gauche, ou 3 ingénieurs et un surcoût à droite. La rangée −2 demande 1 ingénieur à gauche ou 2 à droite, sans surcoût.

# B-6.2
barrage-rule-6-2 = Vous ne pouvez utiliser un emplacement de la salle des turbines que si son bonus ou malus, et les crédits qui vous restent après le surcoût, permettent une production d’au moins 1 énergie.

# B-6.3
barrage-rule-6-3 = Le contrôle de l’eau a deux rangées. Chacune a un emplacement à gauche pour 1 ingénieur et un à droite pour 2 ingénieurs et un surcoût.

# B-6.4
barrage-rule-6-4 = Première rangée : posez 2 gouttes sur une source, ou 1 sur chacune de deux sources. Elles y attendent la phase 3.

# B-6.5
barrage-rule-6-5 = Vous devez poser les deux gouttes. Avec l’option « Moins de gouttes permises » (désactivée par défaut), vous pouvez n’en poser que 1. Quant aux gouttes des contrats et des revenus, vous pouvez toujours n’en poser qu’une partie, ou aucune.

# B-6.6
barrage-rule-6-6 = Seconde rangée : posez 1 goutte sur une source ; elle s’écoule immédiatement (chapitre 8).

# B-6.7
barrage-rule-6-7 = Banque : placez au moins 1 de vos ingénieurs, autant que vous voulez, et prenez 1 crédit pour chaque ingénieur placé à cet instant. La banque n’est jamais pleine ; tous peuvent l’utiliser, autant de fois qu’ils veulent.

# B-6.8
barrage-rule-6-8 = Atelier : faites pivoter votre roue de 1 secteur gratuitement (1 ingénieur à gauche, 2 à droite), de 2 secteurs pour 2 crédits ou de 3 secteurs pour 5 crédits (chaque fois 2 ingénieurs à gauche, ou 3 et un surcoût à droite). Après chaque secteur, vous reprenez ce qui arrive à l’ouverture.

# B-6.9
barrage-rule-6-9 = L’atelier peut servir même si votre roue est vide. Avec l’option « L’atelier demande une roue chargée » (désactivée par défaut), il faut qu’une tuile ou une machine s’y trouve.

# B-6.10
barrage-rule-6-10 =
    Usine de machines : vous faites un seul achat.
    • 1 excavatrice pour 2 crédits : 1 ingénieur à gauche, ou 1 ingénieur et un surcoût à droite
    • 1 machine au choix pour 4 crédits, à 4 joueurs seulement : 1 ingénieur à gauche ou 2 à droite
    • 1 excavatrice et 1 bétonnière pour 5 crédits : 2 ingénieurs à gauche, ou 3 et un surcoût à droite

# B-6.11
barrage-rule-6-11 = Bureau des contrats : prenez 1 contrat privé (1 ingénieur à gauche, ou 1 ingénieur et un surcoût à droite ; à 4 joueurs, il y a deux rangées de ce genre), ou payez 1 crédit et prenez-en 2 (2 ingénieurs à gauche ou 3 à droite, sans surcoût). Les contrats nationaux ne se prennent pas.

# B-6.12
barrage-rule-6-12 = Si vous en prenez 2, les deux doivent être visibles au début de l’action ; on ne les remplace qu’après.

# B-6.13
barrage-rule-6-13 = Vous devez prendre le nombre entier s’il y a assez de contrats visibles. S’il y en a moins, vous prenez ce qu’il y a ; s’il n’y en a aucun, l’action est fermée.

# B-6.14
barrage-rule-6-14 = Vous pouvez avoir au plus 3 contrats non remplis. Si vous en avez plus, vous en défaussez aussitôt pour n’en garder que 3. Vous choisissez librement parmi tous, y compris les nouveaux et le contrat de départ.

# B-6.15
barrage-rule-6-15 = Les contrats défaussés quittent la partie ; ils ne retournent ni dans la pile ni parmi les contrats visibles. Sans l’option « Les contrats défaussés quittent la partie » (activée par défaut), un contrat privé va sous la pile de sa couleur.

# B-6.16
barrage-rule-6-16 = Une pile épuisée n’est pas reconstituée.

# B-6.17
barrage-rule-6-17 = Bureau des brevets : trois emplacements, un par tuile visible. Pour 2 ingénieurs et 5 crédits, vous prenez la tuile de cette position ; elle est utilisable dès votre prochain tour, donc dans cette même manche.

# B-6.18
barrage-rule-6-18 = Les tuiles prises ne sont remplacées qu’à la fin de la manche ; chaque position ne sert donc qu’une fois par manche.

## B-7

barrage-chapter-7 = Production et contrats

# B-7.1
barrage-rule-7-1 = Choisissez un système de production (B-1.6) et un nombre de gouttes, de 1 jusqu’à toutes celles de son barrage. Elles viennent toutes de ce barrage, par une seule conduite, jusqu’à une seule centrale.

# B-7.2
barrage-rule-7-2 = Production brute = gouttes × valeur de la conduite ; avec Fiesler, elle est d’au moins 4. On y ajoute le bonus ou malus de l’action et votre bonus de production : 0 tant que vous avez construit au plus 1 centrale, +1 avec 2 ou 3, +3 avec 4.

# B-7.3
barrage-rule-7-3 = Le résultat doit être d’au moins 1 ; sinon, cette production n’est pas permise.

# B-7.4
barrage-rule-7-4 = Pour la conduite d’un autre joueur, vous lui payez 1 crédit par goutte, et il marque aussi 1 PV par goutte. Vous ne pouvez pas utiliser plus de gouttes que ne le permettent vos crédits après le surcoût. Votre propre conduite est gratuite.

# B-7.5
barrage-rule-7-5 =
    Une production se déroule pas à pas :
    • Les gouttes vont à la centrale, et votre marqueur avance du résultat.
    • Les gouttes s’écoulent à partir de la centrale (B-8.5).
    • L’Italie ajoute son énergie supplémentaire.
    • Le propriétaire de la conduite est payé.
    • Vous pouvez remplir un contrat et prendre sa récompense.
    • L’Allemagne peut produire une deuxième fois.
    Sans l’option « L’eau s’écoule avant le contrat » (activée par défaut), les gouttes ne s’écoulent qu’après le contrat et sa récompense.

# B-7.6
barrage-rule-7-6 = Vous pouvez remplir un contrat si l’énergie qu’il demande ne dépasse pas celle de cette seule production. L’énergie déjà sur la piste ou venue d’ailleurs ne s’y ajoute pas. L’énergie n’est pas consommée.

# B-7.7
barrage-rule-7-7 = Un contrat par production : soit un des vôtres, soit un contrat national encore exposé. La deuxième production de l’Allemagne en permet un de plus.

# B-7.8
barrage-rule-7-8 = Vous gardez un contrat rempli face cachée et prenez aussitôt sa récompense. Un contrat national rempli quitte l’étalage.

# B-7.9
barrage-rule-7-9 = Les gains fixes d’une récompense viennent d’abord, puis le reste dans l’ordre indiqué. Vous pouvez refuser les gouttes et les structures gratuites.

# B-7.10
barrage-rule-7-10 = L’énergie d’une récompense ne fait qu’avancer votre marqueur ; elle ne peut jamais remplir un contrat.

# B-7.11
barrage-rule-7-11 = Les crédits de la récompense ne peuvent pas payer la conduite de la même production : ce paiement vient avant.

# B-7.12
barrage-rule-7-12 = Tout le résultat d’une production compte sur la piste, même si vous ne remplissez aucun contrat.

# B-7.13
barrage-rule-7-13 = La production, le bonus et le pouvoir sont ceux qui valent au moment du calcul. Ce qu’apporte le contrat arrive trop tard pour cette production (B-12.8).

## B-8

barrage-chapter-8 = Eau

# B-8.1
barrage-rule-8-1 = Une goutte s’écoule de sa source vers l’emplacement de barrage supérieur du bassin situé au-dessous, puis vers l’inférieur, puis par la rivière vers le bassin suivant : devant ses centrales, vers son emplacement de barrage supérieur, puis l’inférieur, et ainsi de suite jusqu’à une sortie.

# B-8.2
barrage-rule-8-2 = Elle s’arrête au premier barrage qui n’est pas plein, quel que soit son propriétaire. À une sortie, elle quitte le jeu.

# B-8.3
barrage-rule-8-3 = Le barrage supérieur d’un bassin capte l’eau avant l’inférieur. Un emplacement sans barrage ne retient rien.

# B-8.4
barrage-rule-8-4 = Les gouttes s’écoulent une à une. Comme elles sont toutes pareilles, leur ordre ne change rien.

# B-8.5
barrage-rule-8-5 = Après une production, les gouttes repartent de la rangée de la centrale utilisée : d’abord vers le barrage supérieur, puis vers l’inférieur de ce même bassin, et ainsi de suite. Des bassins 11 et 12, elles quittent le plateau principal.

# B-8.6
barrage-rule-8-6 = Les gouttes restent dans un barrage jusqu’à ce qu’on les utilise. Surélever un barrage ne fait qu’ajouter de la place.

# B-8.7
barrage-rule-8-7 = Une centrale n’arrête jamais l’eau.

# B-8.8
barrage-rule-8-8 = Phase 3 : quand tous les joueurs ont passé, toutes les gouttes des sources s’écoulent, quel que soit celui qui les y a posées. C’est aussi le cas à la manche 5.

## B-9

barrage-chapter-9 = Phase 4 : décompte

# B-9.1
barrage-rule-9-1 = D’abord le classement sur la piste d’énergie, entre les sociétés qui ont au moins 1 énergie : la première marque 6 PV, la deuxième 2 PV. Avec l’option « Classement par énergie produite » (désactivée par défaut), seule l’énergie des productions (B-7.2) compte pour ce classement, non ce qu’ajoutent revenus, récompenses, tuiles et pouvoirs des sociétés.

# B-9.2
barrage-rule-9-2 = En cas d’égalité pour la première place, on marque 4 PV chacun (à deux), 3 chacun (à trois) ou 2 chacun (à quatre), et personne ne marque pour la deuxième. En cas d’égalité pour la deuxième place, on marque 1 PV chacun.

# B-9.3
barrage-rule-9-3 =
    Ensuite, chacun reçoit les crédits de la dernière case à crédits atteinte ou dépassée :
    • énergie 1 : 1 crédit
    • énergie 2 : 2 crédits
    • énergie 4 : 3 crédits
    • énergie 7 : 4 crédits
    • énergie 11 : 5 crédits
    • énergie 16 : 6 crédits
    • énergie 22 : 7 crédits
    • énergie 29 : 8 crédits
    À l’énergie 0, vous recevez 3 crédits et perdez 3 PV.

# B-9.4
barrage-rule-9-4 = Enfin la tuile bonus de la manche, avec des PV pour chaque élément qu’elle nomme : 2 par contrat rempli de toute sorte, 4 par base, élévation, conduite ou tuile avancée acquise, 5 par centrale. Tout compte depuis le début de la partie.

# B-9.5
barrage-rule-9-5 = La piste a des sections de 6 cases : 6 à 11 pour la manche 1, 12 à 17 pour la manche 2, 18 à 23 pour la manche 3, 24 à 29 pour la manche 4, à partir de 30 pour la manche 5. Dans la section de la manche en cours ou au-delà, vous marquez tout. On déduit 4 PV par section de retard, mais le total ne descend jamais sous 0. Avec une énergie inférieure à 6, vous ne marquez rien pour la tuile.

# B-9.6
barrage-rule-9-6 = Les tuiles avancées comptent dans votre réserve comme sur la roue. Les tuiles de base et la tuile spéciale de Krylov ne comptent pas.

# B-9.7
barrage-rule-9-7 = Les trois étapes se font dans cet ordre ; ensuite, on défausse la tuile bonus de la manche. Après la manche 5 vient le décompte final (chapitre 11).

# B-9.8
barrage-rule-9-8 = À la place de la tuile, la piste montre −4 : dès lors, cette section compte pour un retard de plus. Ce n’est que la règle B-9.5 rendue visible, pas une perte de plus.

## B-10

barrage-chapter-10 = Phase 5 : fin de manche (manches 1 à 4)

# B-10.1
barrage-rule-10-1 = Nouvel ordre du tour : la société qui a le moins d’énergie joue la première, celle qui en a le plus la dernière. Les sociétés à égalité inversent l’ordre qu’elles avaient entre elles.

# B-10.2
barrage-rule-10-2 = Tous les marqueurs énergie reviennent à 0.

# B-10.3
barrage-rule-10-3 = Tous les ingénieurs reviennent à leur propriétaire, y compris ceux de la banque et de Sekibo.

# B-10.4
barrage-rule-10-4 = On défausse les tuiles restantes du bureau des brevets et on en retourne 3 nouvelles : de niveau I jusqu’à épuisement, puis II, puis III. Les manches 1 à 5 offrent donc I-I-I, I-I-II, II-II-II, II-III-III et III-III-III.

# B-10.5
barrage-rule-10-5 = Les roues, les machines, les crédits, les contrats et les gouttes restent tels quels.

## B-11

barrage-chapter-11 = Décompte final

# B-11.1
barrage-rule-11-1 = L’ordre est : tuile objectif, ressources restantes, eau dans les barrages.

# B-11.2
barrage-rule-11-2 =
    On classe les sociétés selon ce que compte la tuile objectif : 15, 10 et 5 PV pour les rangs 1 à 3. Les sociétés à égalité se partagent les PV des rangs qu’elles occupent, chaque part arrondie au-dessus. La suivante prend le prochain rang libre.
    • à égalité au premier rang : 13 chacune (deux), 10 chacune (trois), 8 chacune (quatre)
    • à égalité au deuxième rang : 8 chacune (deux), 5 chacune (trois)
    • à égalité au troisième rang : 3 chacune (deux)

# B-11.3
barrage-rule-11-3 = Pour « Emplacements rouges » et « Bases reliées », une société qui n’en a aucun n’est pas classée et ne marque rien ; pour les quatre autres objectifs, 0 est classé comme tout autre nombre. Sans l’option « Au moins une pour être classé » (activée par défaut), 0 est classé pour ces deux-là aussi.

# B-11.4
barrage-rule-11-4 = Une base ou une élévation compte dans le bassin et la zone de son emplacement de barrage, une centrale dans ceux de sa rangée, une conduite dans ceux d’où elle part.

# B-11.5
barrage-rule-11-5 = Bases reliées : comptez les bases de toute couleur, neutres comprises, dans les bassins d’où une conduite à vous mène à un bassin où vous avez une centrale. Chaque base compte une fois, quel que soit le nombre de liaisons ; deux bases à la même conduite comptent toutes les deux. L’eau ne joue aucun rôle. Sans l’option « Bases reliées de toute couleur » (activée par défaut), seules vos propres bases comptent.

# B-11.6
barrage-rule-11-6 = Emplacements rouges : comptez vos bases et vos centrales sur les emplacements encadrés en rouge, même si vous n’avez pas eu à payer le supplément. Les élévations ne comptent pas.

# B-11.7
barrage-rule-11-7 = Ressources restantes : 1 PV toutes les 5 unités, crédits, excavatrices et bétonnières additionnés. Les machines sur la roue ne comptent pas.

# B-11.8
barrage-rule-11-8 = Eau : 1 PV par goutte dans vos propres barrages. Les gouttes des barrages neutres ne rapportent à personne.

# B-11.9
barrage-rule-11-9 = Le joueur qui a le plus de PV gagne. En cas d’égalité, celui qui avait le plus d’énergie sur la piste à la manche 5 l’emporte. Si l’égalité persiste, la victoire est partagée. Avec l’option « Classement par énergie produite » (désactivée par défaut), c’est l’énergie produite à la manche 5 qui départage (B-9.1).

# B-11.10
barrage-rule-11-10 =
    Les quatre autres objectifs comptent vos structures de toute sorte :
    • Zone la plus forte : vos structures dans la zone où vous en avez le plus
    • Zone la plus faible : vos structures dans la zone où vous en avez le moins ; le plus grand de ces nombres est classé premier
    • Présence dans les bassins : les bassins où vous avez au moins 1 structure, donc 12 au plus
    • Force dans les bassins : les bassins où vous avez au moins 3 structures

## B-12

barrage-chapter-12 = Pouvoirs des sociétés

# B-12.1
barrage-rule-12-1 = Le pouvoir de votre société agit une fois que vous avez construit 3 centrales : dès cet instant, et donc aussi pour le reste de la même action, par exemple la production de Centrale II. Mais voir B-12.8.

# B-12.2
barrage-rule-12-2 = USA : chaque fois qu’une goutte venue d’une source passe devant une rangée où vous avez une centrale, vous gagnez 1 énergie, par goutte et par rangée, dans toute phase et au tour de n’importe qui. Cette énergie ne remplit aucun contrat. Les gouttes mises en mouvement par une production ne comptent pas ; avec l’option « USA : tout écoulement compte » (désactivée par défaut), elles comptent, sauf dans la rangée de la centrale qui a produit.

# B-12.3
barrage-rule-12-3 = Allemagne : après une production, vous pouvez en faire une autre avec une autre de vos centrales, sans le bonus ou malus de l’emplacement ni votre bonus de production. Le paiement de la conduite, le contrat et le minimum de 1 énergie valent comme d’habitude. La première production est terminée avant, contrat et récompense compris, et l’eau qui s’en est écoulée peut servir. Il n’y en a pas de troisième.

# B-12.4
barrage-rule-12-4 = Les directeurs agissent aussi dans la deuxième production de l’Allemagne : le minimum de 4 de Fiesler vaut pour les deux. Sans l’option « Fiesler dans la deuxième production allemande » (activée par défaut), il ne vaut que pour la première.

# B-12.5
barrage-rule-12-5 = Italie : après chacune de vos productions, vous gagnez 3 énergies de plus. Elles ne comptent pas pour le contrat de cette production.

# B-12.6
barrage-rule-12-6 = France : vous pouvez remplir tout contrat, même national, dont la valeur dépasse de 3 au plus l’énergie produite : en produire 10 suffit pour une valeur de 13. Cela vaut pour la production d’une centrale, pas pour l’énergie venue de l’effet d’une tuile. Sans l’option « Réduction française : centrales seulement » (activée par défaut), la réduction vaut aussi pour cette énergie, et chacun peut remplir avec elle des contrats nationaux.

# B-12.7
barrage-rule-12-7 = Une production accordée par une tuile (Centrale II) est une production pour les pouvoirs de l’Allemagne, de l’Italie et de la France.

# B-12.8
barrage-rule-12-8 = Une centrale reçue en récompense d’un contrat ne compte pas pour la production qui l’a rapportée. Si c’est votre troisième, cette production n’apporte ni les 3 énergies de l’Italie, ni la réduction de la France, ni la deuxième production de l’Allemagne. Mais une deuxième production déjà acquise à l’Allemagne peut l’utiliser.

## B-13

barrage-chapter-13 = Directeurs

# B-13.1
barrage-rule-13-1 = L’aptitude d’un directeur vaut dès le début et toute la partie ; celle de Sekibo s’utilise tour par tour.

# B-13.2
barrage-rule-13-2 = Adler : chacune de vos bases coûte 3 excavatrices. Les élévations coûtent comme d’habitude.

# B-13.3
barrage-rule-13-3 = Del Monte : vos barrages de niveau 3 retiennent 4 gouttes. Rien ne change aux niveaux 1 et 2.

# B-13.4
barrage-rule-13-4 = Fiesler : si vous utilisez au moins 1 goutte, une production brute inférieure à 4 compte pour 4. Les bonus et malus s’ajoutent ensuite.

# B-13.5
barrage-rule-13-5 = McDowell : vous pouvez payer une conduite en bétonnières, 1 par point de valeur. On ne mélange pas les deux types dans un même paiement.

# B-13.6
barrage-rule-13-6 = Jordan : dans une construction, vous pouvez remplacer autant de machines requises que vous voulez par 3 crédits chacune, payés à la réserve commune ; rien ne va sur la roue pour elles. Surcoûts et suppléments s’y ajoutent. Cela ne vaut pas à l’usine de machines.

# B-13.7
barrage-rule-13-7 = Krylov : quand vous construisez avec la tuile spéciale, elle copie une autre tuile qui se trouve sur votre roue : ce que celle-ci construit et son effet. La tuile spéciale va sur la roue, la tuile copiée reste où elle est ; sans tuile sur la roue, vous ne pouvez pas l’utiliser. Si elle copie une tuile qui se passe d’ingénieurs, elle s’en passe aussi. Ce n’est pas une tuile avancée.

# B-13.8
barrage-rule-13-8 = Sekibo : vous avez deux emplacements personnels, utilisés dans l’ordre : 1 ingénieur ; la deuxième fois dans une manche, 1 ingénieur et 3 crédits. Vous nommez l’un des 3 directeurs à copier, vous avez son aptitude jusqu’à la fin de votre tour, puis vous faites une action normale dans le même tour, ou vous utilisez une tuile sans ingénieurs (B-4.8). S’il ne vous reste ni ingénieurs ni tuile de ce genre, votre tour prend fin et vous passez. Avec l’option « Sekibo : une action doit suivre » (désactivée par défaut), vous ne pouvez copier que si une action est possible ensuite, et vous devez la faire.

# B-13.9
barrage-rule-13-9 = Vous pouvez utiliser Sekibo une fois par tour.

# B-13.10
barrage-rule-13-10 = Sekibo copie Krylov : une construction de ce tour peut se servir d’une tuile qui se trouve sur votre roue, avec sa structure et son effet. Aucune tuile n’est posée ; vous posez les machines et faites pivoter la roue comme d’habitude.

# B-13.11
barrage-rule-13-11 = Sekibo copie Del Monte : pendant ce tour, vos barrages de niveau 3 retiennent 4 gouttes. Une quatrième goutte captée alors reste après le tour jusqu’à ce qu’elle quitte le barrage, mais aucune autre quatrième goutte ne peut arriver.

# B-13.12
barrage-rule-13-12 =
    Effets combinés sur le coût :
    • Adler avec un joker : une base coûte 3 excavatrices, avec Joker II 3 machines quelconques.
    • Adler avec Base III : aucune machine.
    • McDowell avec Conduite II : 5 excavatrices au plus, ou 1 bétonnière par point de valeur.
    • McDowell avec Joker II : 2 machines quelconques par point de valeur, ou 1 bétonnière par point.
    • Jordan avec une tuile qui réduit le coût : le nombre réduit de machines, chacune remplaçable.

## B-14

barrage-chapter-14 = Tuiles technologie

# B-14.1
barrage-rule-14-1 = Une tuile est soit dans votre réserve, prête à servir, soit sur la roue. Les tuiles avancées s’ajoutent aux tuiles de base ; vous pouvez en avoir autant que vous voulez.

# B-14.2
barrage-rule-14-2 = Les effets sur le coût ou les ingénieurs valent pendant la construction, les autres une fois la pièce placée et son supplément payé.

# B-14.3
barrage-rule-14-3 = Base I : vous pouvez ensuite mettre 1 goutte de la réserve commune dans chacun de vos barrages vides, le nouveau compris, mais pas dans les barrages neutres. C’est dans tous ou dans aucun.

# B-14.4
barrage-rule-14-4 = Élévation I : faites ensuite pivoter la roue de 1 secteur de plus par élévation à vous sur le plateau principal, la nouvelle comprise. Cela s’ajoute à la rotation normale.

# B-14.5
barrage-rule-14-5 = Conduite I : prenez ensuite 2 crédits par point de valeur de la nouvelle conduite.

# B-14.6
barrage-rule-14-6 = Centrale I : utilisable sans ingénieurs et sans emplacement personnel. Les machines et le supplément sont dus. Vous pouvez aussi l’utiliser avec des ingénieurs, sans avantage.

# B-14.7
barrage-rule-14-7 = Joker I : construit toute structure, et vous ne payez pas le supplément de l’emplacement de construction. Le surcoût du quatrième emplacement personnel reste dû.

# B-14.8
barrage-rule-14-8 = Base II : gagnez ensuite 1 énergie par base à vous sur le plateau principal, la nouvelle comprise. Avec cette énergie, vous pouvez remplir un contrat privé ou de départ que vous avez, mais aucun contrat national. Elle ne déclenche pas les pouvoirs de l’Allemagne et de l’Italie. Pour la France, et pour l’option qui change cela, voir B-12.6.

# B-14.9
barrage-rule-14-9 = Élévation II : remplissez ensuite ce barrage depuis la réserve commune, jusqu’à ce qu’il soit plein.

# B-14.10
barrage-rule-14-10 = Conduite II : la conduite coûte au plus 5 excavatrices.

# B-14.11
barrage-rule-14-11 = Centrale II : vous pouvez ensuite produire une fois avec un bonus de +2, avec n’importe laquelle de vos centrales et sans ingénieurs. Paiements, bonus, contrats et pouvoirs s’appliquent.

# B-14.12
barrage-rule-14-12 = Joker II : construit toute structure ; chaque machine requise peut être de l’un ou l’autre type.

# B-14.13
barrage-rule-14-13 = Base III : utilisable sans ingénieurs, et ne demande aucune machine. Le supplément est dû. Avec des ingénieurs, elle ne demande pas de machines non plus.

# B-14.14
barrage-rule-14-14 = Élévation III : marquez ensuite 3 PV par barrage à vous de niveau 2 ou 3.

# B-14.15
barrage-rule-14-15 = Conduite III : gagnez ensuite 2 énergies par point de valeur de la nouvelle conduite. Pour les contrats, la règle B-14.8 s’applique.

# B-14.16
barrage-rule-14-16 = Centrale III : marquez ensuite 3 PV par centrale à vous sur le plateau principal, la nouvelle comprise.

# B-14.17
barrage-rule-14-17 = Joker III : construit toute structure ; marquez ensuite 3 PV par tuile avancée acquise, sur la roue ou non, celle-ci comprise.

# B-14.18
barrage-rule-14-18 = Dans tous les cas, la tuile elle-même va sur la roue, et la roue pivote une fois.

## B-15

barrage-chapter-15 = Roue de construction

# B-15.1
barrage-rule-15-1 = La roue a six secteurs, dont un ouvert. Une construction y pose une tuile et des machines ; puis la roue pivote d’un secteur dans le sens horaire.

# B-15.2
barrage-rule-15-2 = Après chaque rotation d’un secteur, tout ce que contient le secteur désormais ouvert revient dans votre réserve : tuile et machines.

# B-15.3
barrage-rule-15-3 = Ce que vous posez revient donc à la 6e rotation, en comptant celle de sa propre construction.

# B-15.4
barrage-rule-15-4 = Une rotation de plusieurs secteurs vaut autant de rotations simples.

## B-16

barrage-chapter-16 = Nombre de joueurs

# B-16.1
barrage-rule-16-1 = À 4 joueurs, tous les emplacements sont ouverts.

# B-16.2
barrage-rule-16-2 = À 3 joueurs, ces emplacements marqués 4 sont fermés des deux côtés : salle des turbines +1, « 1 machine au choix » à l’usine de machines, et la seconde rangée pour un contrat.

# B-16.3
barrage-rule-16-3 = À 2 joueurs, ceux-ci sont fermés en plus, des deux côtés : salle des turbines −1, et les 2 secteurs de l’atelier.

# B-16.4
barrage-rule-16-4 = Tout le reste, le classement de manche compris, est pareil à 2, 3 et 4 joueurs.

## B-17

barrage-chapter-17 = Partie d’initiation

# B-17.1
barrage-rule-17-1 = Option « Partie d’initiation » (désactivée par défaut). Il n’y a pas de bureau des brevets. La tuile bonus des tuiles avancées est retirée ; les cinq autres servent donc toutes. Chaque société reçoit aussi sa tuile joker de base, qui construit toute structure.

# B-17.2
barrage-rule-17-2 =
    Il n’y a rien à choisir. Dans l’ordre du tour, et selon le nombre de joueurs, on a :
    • USA, Adler, contrat de départ 1 (3 énergies : 2 crédits et 2 énergies)
    • Allemagne, McDowell, contrat de départ 2 (3 énergies : 2 crédits et 1 secteur de la roue)
    • Italie, Jordan, contrat de départ 3 (2 énergies : 3 crédits)
    • France, Fiesler, contrat de départ 4 (4 énergies : 2 crédits et 1 machine au choix)
