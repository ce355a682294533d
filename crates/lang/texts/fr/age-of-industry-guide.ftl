# Age of Industry : un guide pour la première partie, la phrase de couverture et la page sur le jeu.

age-of-industry-guide-title = Votre première partie d’Age of Industry

age-of-industry-guide-1-title = Le but
age-of-industry-guide-1-text = Nous sommes au dix-neuvième siècle : chemins de fer et cheminées d’usine gagnent la Nouvelle-Angleterre, ou l’Allemagne. Vous construisez des cotonneries, des usines, des mines de charbon, des forges, des ports et des navires. Une tuile ne fait d’abord que coûter de l’argent ; elle rapporte son revenu quand elle est retournée : une cotonnerie ou une usine quand elle vend, une mine ou une forge quand on en prend le dernier cube. À la fin, l’argent et les niveaux de vos tuiles deviennent des points de victoire, et le joueur qui en a le plus gagne.

age-of-industry-guide-2-title = Tours et cartes
age-of-industry-guide-2-text =
    On joue dans l’ordre du tour, deux actions chaque fois, une seule au premier round : construire une industrie, construire une liaison, vendre des marchandises, se développer, piocher 2 cartes ou passer. Pour construire une industrie, vous jouez une carte. Une carte Industrie construit ce qu’elle montre, dans un site que touche une de vos propres liaisons ; votre première tuile peut aller n’importe où. Une carte Site construit n’importe quoi dans sa couleur, que vous y soyez raccordé ou non. Et si vous y consacrez vos deux actions, n’importe quelle carte vous permet de construire n’importe où.
    Ce que vous dépensez compte : le joueur qui a le moins dépensé pendant un round joue le premier au suivant.

age-of-industry-guide-3-title = Construire
age-of-industry-guide-3-text = Votre display montre ce que coûte chaque tuile, les cubes qu’elle demande ou apporte, et ce qu’elle rapporte. De chaque industrie, vous construisez toujours la tuile de plus petit niveau qui vous reste. Un symbole sur une case dit ce qui y va ; une case sans symbole accepte une cotonnerie, une usine ou une forge. Dans une ville qui compte jusqu’à 3 cases, vous pouvez avoir une tuile, dans une ville de 4 cases deux. En vous développant, vous défaussez une carte et retirez votre tuile de plus petit niveau d’une industrie, pour arriver plus vite aux meilleures. Pour les usines et les navires, c’est indispensable : leur niveau 0 ne peut jamais être construit.

age-of-industry-guide-4-title = Charbon et fer
age-of-industry-guide-4-text =
    Beaucoup de tuiles demandent du charbon ou du fer. Les cubes viennent gratuitement de la mine ou de la forge la plus proche à laquelle mènent des liaisons, quels qu’en soient les propriétaires. Si rien de tel n’est connecté, vous achetez au display Demande, à condition que des liaisons mènent à un port ou à un lieu doté du symbole Port : toujours le cube le moins cher, et à 4 dollars quand le display est vide.
    Cela marche aussi dans l’autre sens : si votre nouvelle mine ou votre nouvelle forge a un tel accès, ses cubes comblent les vides du display, et vous êtes payé aussitôt.

age-of-industry-guide-5-title = Liaisons
age-of-industry-guide-5-text = Vous construisez une liaison là où vous avez une tuile ou une autre liaison. Votre première liaison coûte 1 dollar, chacune des suivantes 1 dollar, 1 charbon et 1 fer. Les marchandises et les cubes de tous circulent sur les liaisons de tous, mais seules les vôtres ouvrent de nouveaux sites à vos cartes Industrie. À la fin, chacune de vos liaisons rapporte 2 dollars, et 1 de plus par case occupée à ses deux extrémités.

age-of-industry-guide-6-title = Ventes, ports et navires
age-of-industry-guide-6-text =
    En une action, vous pouvez vendre depuis autant de cotonneries et d’usines que vous voulez. Il faut à chacune un débouché à elle, auquel elle est connectée : un port non retourné, à vous ou à un autre, ou une tuile Marché non retournée qui accepte ses marchandises. Les deux tuiles sont retournées et les deux propriétaires payés. Un port de niveau 1 n’accepte que du coton.
    Un navire, posé en mer devant un port, ouvre à tous le marché situé au-delà et, en Nouvelle-Angleterre, 3 cubes charbon. Il est retourné quand ce marché a servi et que le charbon est épuisé.

age-of-industry-guide-7-title = Les emprunts et la fin
age-of-industry-guide-7-text = Vous commencez sans argent : vous empruntez donc, autant que vous voulez, par tranches de 10 dollars. Chacune coûte 1 dollar d’intérêts par round, et vous pouvez rembourser quand bon vous semble. La partie se termine avec le round après lequel la pioche est vide et un joueur n’a plus de cartes. Alors les liaisons rapportent leur argent, et l’on rembourse autant d’emprunts que possible. Chaque tranche de 5 dollars vaut 1 point, chacune de vos tuiles sur le plateau marque son niveau, retournée ou non, et chaque tranche de 10 dollars que vous devez encore coûte 5 points.

age-of-industry-guide-8-title = Trois conseils
age-of-industry-guide-8-text =
    • Commencez par ce qui ne demande pas de cubes : une cotonnerie, un port ou une mine de charbon de niveau 1. La première forge demande du charbon, et pour les usines et les navires il faut d’abord se développer.
    • Avant de construire, demandez-vous comment la tuile sera retournée. Chaque port et chaque tuile Marché ne sert qu’à une vente, et un autre peut arriver avant vous.
    • N’ayez pas peur des emprunts : celui qui devient une tuile bientôt retournée se paie tout seul. Mais un round bon marché vous fait jouer le premier au suivant, peut-être juste à temps pour le dernier débouché.

age-of-industry-about = Age of Industry est un jeu de plateau de Martin Wallace, publié par Treefrog en 2010. Cette version pour 2 à 5 joueurs est l’œuvre de passionnés : les règles y sont dites avec nos propres mots et les images sont les nôtres ; elle n’a aucun lien avec l’éditeur ni avec l’auteur.

age-of-industry-about-data = Les règles suivent un résumé publié, qui décrit surtout la première édition ; là où une autre source diffère d’une façon qui change le jeu, une option vous laisse le choix. Les deux plateaux imprimés et la plupart des chiffres des tuiles et des cartes ne sont consignés nulle part sous forme de texte : ils ont été reconstitués de façon à respecter tout ce qui est publié et à bien se jouer. Si vous possédez le jeu, vous pouvez les corriger au moyen d’un fichier de données.

age-of-industry-tagline = Six industries, deux actions, une banque qui ne dit jamais non : empruntez, construisez et vendez avant les autres.
age-of-industry-cover = 2–5 · 120 min
