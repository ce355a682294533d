# Age of Industry : la table dans le navigateur

## Les parties de la table
table-age-tab-map = Plateau
table-age-tab-display = Displays
table-age-order = Ordre du tour
table-age-rivals = Les autres displays
table-age-map = { $map } : plateau avec villes, liens et displays Demande
table-age-atlantic = Atlantique
table-age-north-sea = Mer du Nord
table-age-baltic = Baltique
table-age-display = Display de { $player }
table-age-order-seat = { $place }. { $player } : ${ $amount } dépensés ce round
table-age-beside = Cartes visibles et pioche
table-age-hand-choose = Dans la main de { $player } : cliquez sur une carte pour voir ce qu’elle peut construire
table-age-hidden = Carte cachée

## Lieux et pièces
table-age-name-pile = Pioche
table-age-name-links = Liaisons en réserve
table-age-name-demand_coal = Display Demande en charbon
table-age-name-demand_iron = Display Demande en fer
table-age-name-import = Case Importation de charbon : { $place }
table-age-space-free = libre, pour { $industries }
table-age-tile = { $industry } de niveau { $level }, { $player }
table-age-flipped = retournée
table-age-unflipped = pas encore retournée
table-age-flipped-count = { $count } retournées
table-age-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
table-age-import-open = { $cubes } charbon, ouvert à tous : un navire est là
table-age-import-shut = { $cubes } charbon, fermé tant qu’il n’y a pas de navire
table-age-village = Village
table-age-foreign = Site étranger
table-age-foreign-port = Site étranger avec symbole Port
table-age-market-open = { $tile }, pas encore retournée
table-age-market-shut = { $tile }, retournée
table-age-line-free = pas encore de liaison
table-age-line-built = liaison de { $player }
table-age-demand = { $cubes } cubes sur { $spaces } ; le prochain coûte ${ $price }
table-age-left = reste : { $count }
table-age-next = suivante : niveau { $level }

## Les joueurs
table-age-debt = Dette
table-age-interest = Intérêts dus à la fin du round
table-age-spent = Dépensé ce round
table-age-links-left = Liaisons restantes
table-age-cards = Cartes en main
table-age-seen = Prises visibles

## Une pièce
table-age-colour = Couleur
table-age-own-tiles = Vos tuiles ici
table-age-limit = au plus { $count }
table-age-coal = Charbon disponible ici
table-age-iron = Fer disponible ici
table-age-source = { $place } ({ $count }), gratuitement
table-age-source-display = du display Demande pour ${ $price }
table-age-source-none = aucun : ni source ni port connectés
table-age-connected = Connecté à
table-age-in-box = Exemplaires dans le jeu
table-age-copies = { $count }, dont { $discards } défaussées
table-age-next-title = Sur le display
table-age-cost = ${ $amount }, { $coal } charbon, { $iron } fer
table-age-brings = Apporte
table-age-accepts = Accepte
table-age-income = Revenu quand elle est retournée

## Aperçu d’un choix
table-age-part-tile = tuile ${ $amount }
table-age-part-link = liaison ${ $amount }
table-age-part-coal = charbon ${ $amount }
table-age-part-iron = fer ${ $amount }
table-age-note-free = Ne coûte pas d’argent.
table-age-note-cost = Coûte ${ $amount } ({ $parts }).
table-age-note-paid = Vous payez avec vos ${ $money } ; aucun emprunt n’est nécessaire.
table-age-note-borrowed = Vous avez ${ $money } et empruntez ${ $borrowed }. Votre dette sera de ${ $debt }, avec ${ $interest } d’intérêts par round.
table-age-note-fetched =
    { $cube ->
        [coal] { $count } charbon
       *[iron] { $count } fer
    } de { $place }, gratuitement.
table-age-note-bought =
    { $cube ->
        [coal] { $count } charbon
       *[iron] { $count } fer
    } du display Demande : ${ $prices }.
table-age-note-flip = { $industry } à { $space } se retourne
table-age-note-delivered = { $cube ->
    [coal] { $count } charbon au display Demande
   *[iron] { $count } fer au display Demande
}
table-age-note-income = { $what } : { $player } reçoit ${ $amount }.
table-age-note-tie = Plusieurs sources sont à égale distance : vous choisissez ensuite.
table-age-note-demand = Displays Demande ensuite : charbon { $coal } (prochain ${ $coal_price }), fer { $iron } (prochain ${ $iron_price }).
table-age-link-income = { $player } : ${ $amount } pour { $links } liaisons à la fin, inclus dans l’argent.
