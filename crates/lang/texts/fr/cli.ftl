# Smokestack at the terminal

cli-welcome = Répondez par un numéro ou par le texte à côté. « help » donne les autres mots.
cli-prompt = >
cli-help =
    Mots en plus des choix :
    undo — revenir sur votre dernière décision
    table — montrer à nouveau la table
    log — raconter toute la partie
    score — le score si la partie finissait maintenant
    rule IA-6.6 — lire une règle
    save FICHIER — écrire l’enregistrement
    quit — arrêter (voir --save et --resume)
cli-undone = C’est annulé.
cli-undo-nothing = Vous n’avez aucune décision à annuler.
cli-undo-revealed = Quelque chose de caché a été dévoilé depuis : ce que tous ont vu ne s’annule pas.
cli-saved = L’enregistrement est dans { $file }.
cli-goodbye = Au revoir. La partie n’a pas été gardée ; --save FICHIER la garde.
cli-goodbye-saved = Au revoir. Pour continuer : smokestack play { $game } --resume { $file }

# Industria
cli-industria-clock = Époque { $epoch } sur { $epochs }, tour { $round } sur { $rounds } · premier joueur : { $start }
cli-industria-block = Aux enchères :
cli-industria-offer = Proposées :
cli-industria-purse = { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }, { $points } points marqués, { $now } si la partie finissait maintenant
cli-industria-hand = en main :
cli-industria-built = construit :

# Industry
cli-industry-clock = Époque { $epoch } sur { $epochs }, tour { $round } sur { $rounds } · premier joueur : { $start }
cli-industry-block = Aux enchères :
cli-industry-available = Disponibles :
cli-industry-bag = Encore dans le sac :
cli-industry-purse = { $money ->
        [one] { $money } thaler
       *[other] { $money } thalers
    }, { $points } points marqués, { $now } si la partie finissait maintenant
cli-industry-subsidy = subvention prise
cli-industry-undeveloped = non développé :
cli-industry-lapsed = perdu :
cli-industry-developed = développé :
cli-industry-jokers = jokers :
