# Barrage: ciò che dice il motore. I nomi arrivano senza articolo: sono femminili quelli di dighe, condotte, centrali e
# sorgenti, maschili quelli di bacini e contratti; quelli degli spazi azione e delle tessere hanno la maiuscola.

## Eventi: il diario

barrage-event-draft = Si scelgono le compagnie: comincia { $seat }.
barrage-event-drafted = { $seat } prende la coppia { $company } e { $officer }.
barrage-event-round = Inizia il round { $round }.
barrage-event-receives = { $seat } riceve le entrate.
barrage-event-sprang =
    Alla { $headstream } { $drops ->
        [one] sgorga { $drops } goccia
       *[other] sgorgano { $drops } gocce
    }.
barrage-event-placed =
    { $seat } mette al lavoro { $engineers ->
        [one] { $engineers } ingegnere
       *[other] { $engineers } ingegneri
    }: { $space }.
barrage-event-constructs =
    { $seat } manda a costruire { $engineers ->
        [one] { $engineers } ingegnere
       *[other] { $engineers } ingegneri
    } ({ $space }).
barrage-event-copying =
    { $seat } manda { $engineers ->
        [one] { $engineers } ingegnere
       *[other] { $engineers } ingegneri
    } a copiare un direttore ({ $space }).
barrage-event-chose = { $seat } sceglie una tessera per costruire: { $tile }.
barrage-event-uses = { $seat } costruisce senza ingegneri: { $tile }.
barrage-event-copies = { $seat } copia una tessera sulla ruota: { $tile }.
barrage-event-officer = { $seat } fa copiare { $officer } a Sekibo per questo turno.
barrage-event-begins = { $seat } comincia a costruire: { $site }.
barrage-event-begins-raising = { $seat } comincia a sopraelevare: { $site }.
barrage-event-loaded =
    { $seat } mette sulla ruota: { $tile }{ $excavators ->
        [0] { "" }
        [one] , { $excavators } escavatore
       *[other] , { $excavators } escavatori
    }{ $mixers ->
        [0] { "" }
        [one] , { $mixers } betoniera
       *[other] , { $mixers } betoniere
    } ({ $site }).
barrage-event-loaded-machines =
    { $seat } mette sulla ruota: { $excavators ->
        [0]
            { $mixers ->
                [0] nessun macchinario
                [one] { $mixers } betoniera
               *[other] { $mixers } betoniere
            }
        [one]
            { $excavators } escavatore{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
       *[other]
            { $excavators } escavatori{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
    } ({ $site }).
barrage-event-turned =
    { $seat } gira la ruota di { $segments ->
        [one] { $segments } settore
       *[other] { $segments } settori
    }.
barrage-event-back =
    Di ritorno dalla ruota per { $seat }: { $tile }{ $excavators ->
        [0] { "" }
        [one] , { $excavators } escavatore
       *[other] , { $excavators } escavatori
    }{ $mixers ->
        [0] { "" }
        [one] , { $mixers } betoniera
       *[other] , { $mixers } betoniere
    }.
barrage-event-back-machines =
    Di ritorno dalla ruota per { $seat }: { $excavators ->
        [0]
            { $mixers ->
                [0] nessun macchinario
                [one] { $mixers } betoniera
               *[other] { $mixers } betoniere
            }
        [one]
            { $excavators } escavatore{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
       *[other]
            { $excavators } escavatori{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
    }.
barrage-event-built = { $seat } costruisce: { $site }.
barrage-event-raised = { $seat } sopraeleva di un livello la { $site }.
# [condotta] è il testo di barrage-word-conduit; tutto il resto si paga alla riserva comune.
barrage-event-paid =
    { $for ->
        [condotta]
            { $from } paga { $amount ->
                [one] { $amount } credito
               *[other] { $amount } crediti
            } a { $to } per l’uso della { $place }
       *[other]
            { $from } paga { $amount ->
                [one] { $amount } credito
               *[other] { $amount } crediti
            }: { $for } ({ $place })
    }.
barrage-event-income =
    { $seat } riceve { $amount ->
        [one] { $amount } credito
       *[other] { $amount } crediti
    }.
barrage-event-machines =
    { $seat } riceve { $excavators ->
        [0]
            { $mixers ->
                [0] nessun macchinario
                [one] { $mixers } betoniera
               *[other] { $mixers } betoniere
            }
        [one]
            { $excavators } escavatore{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
       *[other]
            { $excavators } escavatori{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
    }.
barrage-event-energy =
    { $seat } guadagna { $energy ->
        [one] { $energy } energia
       *[other] { $energy } energie
    }.
barrage-event-scored =
    { $seat } { $points ->
        [-3] perde 3 punti
        [one] fa { $points } punto
       *[other] fa { $points } punti
    }: { $for }.
barrage-event-produced =
    { $seat } produce { $energy ->
        [one] { $energy } energia
       *[other] { $energy } energie
    }: { $drops ->
        [one] { $drops } goccia
       *[other] { $drops } gocce
    } dalla { $dam } attraverso la { $conduit } alla { $powerhouse }.
barrage-event-ran =
    { $drops ->
        [one] { $drops } goccia scorre
       *[other] { $drops } gocce scorrono
    }: { $from } → { $to }.
barrage-event-left =
    { $drops ->
        [one] { $drops } goccia scorre fino all’uscita e lascia
       *[other] { $drops } gocce scorrono fino all’uscita e lasciano
    } il gioco ({ $from }).
barrage-event-dropped = { $seat } mette una goccia sulla { $headstream }.
barrage-event-filled =
    Dalla riserva comune { $drops ->
        [one] arriva { $drops } goccia
       *[other] arrivano { $drops } gocce
    } nella { $dam }.
barrage-event-fulfilled = { $seat } soddisfa il { $contract }.
barrage-event-took = { $seat } prende il { $contract }.
barrage-event-discarded = { $seat } scarta il { $contract }.
barrage-event-revealed = Ora scoperto: { $contract }.
barrage-event-offered = Novità all’ufficio brevetti: { $tile }.
barrage-event-acquired = { $seat } acquisisce la tessera «{ $tile }».
barrage-event-accepted = { $seat } prende l’acqua per le dighe vuote.
barrage-event-declined = { $seat } rifiuta.
barrage-event-declined-contract = { $seat } non soddisfa alcun contratto.
barrage-event-declined-drops = { $seat } non mette altre gocce.
barrage-event-declined-production = { $seat } rinuncia a una produzione.
barrage-event-lost = { $seat } non può costruire da nessuna parte la { $structure } gratuita: è persa.
barrage-event-passed = { $seat } passa per il resto del round.
barrage-event-flow = Tutti hanno passato: l’acqua delle sorgenti scorre.
barrage-event-scoring = Conteggio del round { $round }.
barrage-event-order = Nuovo ordine di turno: { $seats }.
barrage-event-over = L’ultima goccia è scesa a valle: la partita è finita.
barrage-event-final =
    { $seat } chiude con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## Rifiuti: che cosa non va, e che cosa andrebbe bene

barrage-refusal-game-over = La partita è finita e non si può più giocare nulla; vale il conteggio finale.
barrage-refusal-not-the-question = Non è questo che si chiede adesso; scegli una delle azioni proposte.
barrage-refusal-company-not-offered = La compagnia «{ $company }» non è fra quelle proposte; scegline una che nessuno ha ancora preso.
barrage-refusal-start-not-offered = Non puoi scegliere il { $contract }, perché non è fra quelli proposti; scegli uno dei contratti iniziali ancora disponibili.
barrage-refusal-space-closed = Lo spazio «{ $space }» è chiuso per tutta questa partita; scegline un altro.
barrage-refusal-space-taken = Lo spazio «{ $space }» è occupato fino alla fine del round; scegli uno spazio libero, o la banca, che non è mai piena.
barrage-refusal-too-few-engineers =
    Qui { $needed ->
        [one] serve { $needed } ingegnere
       *[other] servono { $needed } ingegneri
    }, e { $has ->
        [0] non ne hai più
        [one] te ne resta solo { $has }
       *[other] te ne restano solo { $has }
    }; scegli qualcosa che ne richieda meno.
barrage-refusal-too-few-credits =
    Questo costa { $needed ->
        [one] { $needed } credito
       *[other] { $needed } crediti
    }, e { $has ->
        [0] non ne hai
       *[other] ne hai solo { $has }
    }; scegli qualcosa di meno caro. La banca dà 1 credito per ingegnere.
barrage-refusal-must-be-done = Hai scelto questa azione e devi eseguirla; si può rifiutare solo ciò che concede in più.
barrage-refusal-nothing-to-build = Con le tue tessere, i tuoi macchinari, crediti e pezzi ora non puoi costruire nulla; scegli un’altra azione.
barrage-refusal-must-play =
    Hai ancora { $has ->
        [one] { $has } ingegnere
       *[other] { $has } ingegneri
    }, quindi devi giocare; la banca è sempre possibile.
barrage-refusal-not-leftmost = I tuoi spazi personali si usano da sinistra a destra; il prossimo è lo { $space }.
barrage-refusal-construction-space-taken = In questo round hai già usato lo { $space }; prendine uno libero, o scegli un’altra azione.
barrage-refusal-tile-not-at-hand = La tessera «{ $tile }» non è nella tua riserva; scegli una tua tessera che non è sulla ruota.
barrage-refusal-tile-builds-nothing = La tessera «{ $tile }» ora non può costruire nulla: mancano macchinari, crediti, un pezzo o uno spazio. Scegline un’altra.
barrage-refusal-other-structure = La tessera «{ $tile }» non costruisce questa struttura; scegli uno spazio di costruzione adatto alla tessera.
barrage-refusal-too-few-machines =
    Hai troppo pochi macchinari, perché qui occorrono { $excavators ->
        [0]
            { $mixers ->
                [0] nessun macchinario
                [one] { $mixers } betoniera
               *[other] { $mixers } betoniere
            }
        [one]
            { $excavators } escavatore{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
       *[other]
            { $excavators } escavatori{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
    }: { $site }. Scegli qualcosa di meno caro, o gira la ruota per riavere dei macchinari.
barrage-refusal-machines-not-there =
    Non hai così tanti macchinari: hai { $excavators ->
        [0]
            { $mixers ->
                [0] nessun macchinario
                [one] { $mixers } betoniera
               *[other] { $mixers } betoniere
            }
        [one]
            { $excavators } escavatore{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
       *[other]
            { $excavators } escavatori{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
    }. Paga con ciò che hai.
barrage-refusal-no-way-to-pay = Così non si può pagare: { $site }. Scegli uno dei pagamenti proposti.
barrage-refusal-no-piece-left = Sulla tua plancia non resta nessuna { $structure }; costruisci qualcos’altro.
barrage-refusal-no-credits-for-red =
    Questo spazio di costruzione è bordato di rosso: { $site }. Costa un supplemento di { $needed ->
        [one] { $needed } credito
       *[other] { $needed } crediti
    }, e { $has ->
        [0] non ne hai
       *[other] ne hai solo { $has }
    }; scegline uno senza bordo rosso.
barrage-refusal-site-taken = Questo spazio di costruzione è occupato: { $site }. Scegline uno libero.
barrage-refusal-one-base = Hai già una base nel { $basin }, e lì ne è permessa una sola; scegli un altro bacino.
barrage-refusal-one-powerhouse = Hai già una centrale nel { $basin }, e lì ne è permessa una sola; scegli un altro bacino.
barrage-refusal-dam-is-full = La { $dam } ha raggiunto il livello più alto; sopraeleva un’altra delle tue dighe.
barrage-refusal-not-your-dam = Qui non hai una diga: { $dam }. Si sopraelevano solo le proprie dighe, e si produce solo con le proprie o con quelle neutrali.
barrage-refusal-other-free-structure = Ciò che ricevi gratis è altro ({ $structure }); costruisci quello, o rifiuta.
barrage-refusal-not-this-free-site = La ricompensa non arriva fin qui: { $site }. Scegli uno spazio che essa permette, o rifiuta.
barrage-refusal-no-production = Lo spazio «{ $space }» ora non ti darebbe energia. Ti servono una diga con acqua, una condotta e una tua centrale, e crediti se la condotta non è tua.
barrage-refusal-national-not-taken = Non puoi prendere il { $contract }: un contratto nazionale resta esposto finché qualcuno non lo soddisfa. Prendine uno privato.
barrage-refusal-not-face-up = Non puoi prendere il { $contract }, perché non è scoperto; scegli uno dei contratti privati scoperti.
barrage-refusal-no-contract-face-up = Nessun contratto privato è scoperto, quindi l’ufficio contratti è chiuso; scegli un’altra azione.
barrage-refusal-not-held = Non hai il { $contract }; scarta uno dei tuoi contratti non soddisfatti.
barrage-refusal-patent-taken = Lo spazio «{ $space }» resta vuoto fino al prossimo round, perché la sua tessera è già stata presa; scegli una posizione con una tessera.
barrage-refusal-no-conduit = Nessuno l’ha ancora costruita: { $conduit }. Scegli una condotta che esiste.
barrage-refusal-no-powerhouse = Non hai una centrale nel { $basin }, dove arriva questa condotta; scegline una che porta a una tua centrale.
barrage-refusal-other-powerhouse = Hai appena prodotto nel { $basin }; la seconda produzione richiede un’altra delle tue centrali.
barrage-refusal-too-few-drops =
    La { $dam } { $held ->
        [0] non trattiene gocce; scegli una diga con acqua
        [one] trattiene solo { $held } goccia; non usarne di più
       *[other] trattiene solo { $held } gocce; non usarne di più
    }.
barrage-refusal-too-little-energy = Il risultato sarebbe { $energy }, e una produzione deve dare almeno 1 energia; usa più gocce o una condotta di valore più alto.
barrage-refusal-contract-too-high = Non puoi soddisfare il { $contract }: ne richiede { $needed } in una volta, e questa volta ne ottieni { $energy }; l’energia di prima non aiuta. Scegli un contratto più piccolo, o nessuno.
barrage-refusal-contract-not-yours = Non puoi soddisfare il { $contract }; scegli un contratto tuo o uno nazionale esposto.
barrage-refusal-already-fulfilled = Hai già soddisfatto il { $contract }, e conta una volta sola; scegli un altro contratto, o nessuno.
barrage-refusal-not-national = Non puoi soddisfare il { $contract } con l’energia di una tessera; scegli un tuo contratto privato o iniziale, o nessuno.
barrage-refusal-wrong-number-of-machines =
    Scegli esattamente { $count ->
        [one] { $count } macchinario
       *[other] { $count } macchinari
    }, escavatori e betoniere insieme.
barrage-refusal-not-on-wheel = La tessera «{ $tile }» non è sulla tua ruota; si può copiare solo una tessera che si trova lì.
barrage-refusal-copies-nobody = Non stai copiando Krylov, quindi non puoi costruire con una tessera sulla ruota; scegli una tessera della tua riserva.
barrage-refusal-needs-engineers = La tessera «{ $tile }» non funziona senza ingegneri; metti ingegneri su uno spazio personale per costruire con essa.
barrage-refusal-not-sekibo = Solo Sekibo copia altri direttori, e la tua compagnia ha qualcun altro; scegli un’altra azione.
barrage-refusal-sekibo-in-order = I due spazi di Sekibo si usano in ordine; prendi il prossimo.
barrage-refusal-no-more-copies = In questo round Sekibo non può più copiare nessuno; scegli un’altra azione.
barrage-refusal-not-copyable = In questa partita non si può copiare { $officer }; scegli uno dei direttori proposti.
barrage-refusal-once-a-turn = In questo turno hai già copiato un direttore; ora scegli un’azione normale.
barrage-refusal-no-action-after = Dopo aver copiato un direttore devi fare un’azione nello stesso turno: tieni un ingegnere per farla, o usa la tessera che hai.
barrage-refusal-empty-wheel = Sulla tua ruota non c’è niente da far girare, quindi non puoi usare { $space }; scegli un’altra azione.
barrage-refusal-not-your-turn = Ora decide { $asked }; { $seat } deve aspettare.

## Domande

barrage-prompt-company = { $seat }, quale compagnia scegli, insieme al suo direttore? Chi sceglie per ultimo gioca per primo nel round 1.
barrage-prompt-start = { $seat }, quale contratto iniziale prendi? Si soddisfa come ogni altro contratto.
barrage-prompt-act =
    { $seat }, che cosa fanno i tuoi ingegneri? { $engineers ->
        [one] Te ne resta { $engineers }
       *[other] Te ne restano { $engineers }
    }.
barrage-prompt-act-copying =
    { $seat }, fino alla fine di questo turno copi { $officer }. Che cosa fanno i tuoi ingegneri? { $engineers ->
        [one] Te ne resta { $engineers }
       *[other] Te ne restano { $engineers }
    }.
barrage-prompt-last = { $seat }, non hai più ingegneri. Costruisci con una tessera che non ne richiede, o passi per il resto del round?
barrage-prompt-officer = { $seat }, quale direttore copia Sekibo fino alla fine di questo turno?
barrage-prompt-tile = { $seat }, con quale tessera costruisci? Va sulla ruota e torna al sesto giro.
barrage-prompt-copy = { $seat }, quale tessera sulla tua ruota copia la tessera speciale di Krylov?
barrage-prompt-site = { $seat }, dove costruisci? La tua tessera: { $tile }.
barrage-prompt-pay = { $seat }, come paghi? Costruisci: { $site }.
barrage-prompt-machines =
    { $seat }, prendi { $count ->
        [one] { $count } macchinario
       *[other] { $count } macchinari
    } a scelta: escavatori o betoniere?
barrage-prompt-drop =
    { $seat }, su quale sorgente metti una goccia? Vi aspetta finché tutti hanno passato. { $drops ->
        [one] È l’ultima
       *[other] Ce ne sono { $drops } da mettere
    }.
barrage-prompt-drop-flowing =
    { $seat }, su quale sorgente metti una goccia? Scorre subito. { $drops ->
        [one] È l’ultima
       *[other] Ce ne sono { $drops } da mettere
    }.
barrage-prompt-free = { $seat }, dove costruisci la { $structure } gratuita? Al massimo è dovuto un supplemento.
barrage-prompt-free-base = { $seat }, dove costruisci la base gratuita? Al massimo è dovuto un supplemento.
barrage-prompt-free-conduit = { $seat }, dove costruisci la condotta gratuita? Il suo valore può essere al massimo { $value }.
barrage-prompt-fill = { $seat }, metti 1 goccia in ciascuna delle tue dighe vuote? In tutte o in nessuna.
barrage-prompt-produce =
    { $seat }, scegli la diga, la condotta e il numero di gocce per la tua produzione ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }).
barrage-prompt-produce-tile =
    { $seat }, la tua tessera permette una produzione ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }): scegli la diga, la condotta e il numero di gocce, o rifiuta.
barrage-prompt-produce-second = { $seat }, puoi produrre ancora una volta con un’altra centrale, senza modificatore né bonus: scegli la diga, la condotta e il numero di gocce, o rifiuta.
barrage-prompt-fulfil =
    { $seat }, quale contratto soddisfi con { $energy ->
        [one] l’energia appena guadagnata ({ $energy })
       *[other] le { $energy } energie appena guadagnate
    }?{ $discount ->
        [0] { "" }
       *[other] { " " }Ogni contratto te ne richiede { $discount } in meno.
    }
barrage-prompt-take =
    { $seat }, quale contratto privato prendi?{ $count ->
        [one] { "" }
       *[other] { " " }Ne prendi { $count }.
    }
barrage-prompt-discard =
    { $seat }, hai troppi contratti. Quale scarti?{ $count ->
        [one] { "" }
       *[other] { " " }Ne devi scartare { $count }.
    }
barrage-prompt-over = La partita è finita.

## Azioni: le scritte dei pulsanti

barrage-action-company = { $company } con { $officer }
barrage-action-company-alone = { $company }
barrage-action-start = Prendi il { $contract }
barrage-action-place =
    { $space }{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingegnere
       *[other] { " " }· { $engineers } ingegneri
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credito
       *[other] { " " }· { $credits } crediti
    }
barrage-action-construct =
    Costruisci{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingegnere
       *[other] { " " }· { $engineers } ingegneri
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credito
       *[other] { " " }· { $credits } crediti
    }
barrage-action-sekibo =
    Sekibo: copia un direttore{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingegnere
       *[other] { " " }· { $engineers } ingegneri
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credito
       *[other] { " " }· { $credits } crediti
    }
barrage-action-bank =
    Banca{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingegnere
       *[other] { " " }· { $engineers } ingegneri
    }
barrage-action-use = Costruisci senza ingegneri: { $tile }
barrage-action-pass = Passa
barrage-action-officer = Copia { $officer }
barrage-action-tile = Costruisci con «{ $tile }»
barrage-action-copy = Copia «{ $tile }»
barrage-action-build =
    Costruisci: { $site }{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } escavatore
       *[other] { " " }· { $excavators } escavatori
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } betoniera
       *[other] { " " }· { $mixers } betoniere
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credito
       *[other] { " " }· { $credits } crediti
    }
barrage-action-raise =
    Sopraeleva: { $site }{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } escavatore
       *[other] { " " }· { $excavators } escavatori
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } betoniera
       *[other] { " " }· { $mixers } betoniere
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credito
       *[other] { " " }· { $credits } crediti
    }
barrage-action-pay =
    Paga{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } escavatore
       *[other] { " " }· { $excavators } escavatori
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } betoniera
       *[other] { " " }· { $mixers } betoniere
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credito
       *[other] { " " }· { $credits } crediti
    }
barrage-action-produce =
    { $drops ->
        [one] { $drops } goccia
       *[other] { $drops } gocce
    }: { $dam }, { $conduit }{ $energy ->
        [0] { "" }
        [one] { " " }· { $energy } energia
       *[other] { " " }· { $energy } energie
    }
barrage-action-produce-fee =
    { $drops ->
        [one] { $drops } goccia
       *[other] { $drops } gocce
    }: { $dam }, { $conduit }{ $energy ->
        [0] { "" }
        [one] { " " }· { $energy } energia
       *[other] { " " }· { $energy } energie
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credito
       *[other] { " " }· { $credits } crediti
    }
barrage-action-fulfil = Soddisfa il { $contract }
barrage-action-take = Prendi il { $contract }
barrage-action-discard = Scarta il { $contract }
barrage-action-drop = Una goccia sulla { $headstream }
barrage-action-machines =
    Prendi { $excavators ->
        [0]
            { $mixers ->
                [0] nessun macchinario
                [one] { $mixers } betoniera
               *[other] { $mixers } betoniere
            }
        [one]
            { $excavators } escavatore{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
       *[other]
            { $excavators } escavatori{ $mixers ->
                [0] { "" }
                [one] { " " }e { $mixers } betoniera
               *[other] { " " }e { $mixers } betoniere
            }
    }
barrage-action-accept = Una goccia in ogni diga vuota
barrage-action-decline = Rifiuta
barrage-action-decline-contract = Non soddisfare contratti
barrage-action-decline-drops = Non mettere altre gocce

## Opzioni

barrage-option-introductory = Partita introduttiva
barrage-option-introductory-text = Per la prima partita: non c’è l’ufficio brevetti, compagnia, direttore e contratto iniziale sono assegnati, e hai anche una tessera jolly, che costruisce ogni struttura.
barrage-value-introductory-true = attiva
barrage-value-introductory-false = non attiva
barrage-option-usa_power_counts_flow_after_production = USA: conta ogni flusso
barrage-option-usa_power_counts_flow_after_production-text = Se il potere degli USA conta anche l’acqua che scorre via dopo una produzione, o solo quella delle sorgenti.
barrage-value-usa_power_counts_flow_after_production-true = attiva
barrage-value-usa_power_counts_flow_after_production-false = non attiva
barrage-option-fiesler_minimum_applies_to_german_second_production = Fiesler nella seconda produzione tedesca
barrage-option-fiesler_minimum_applies_to_german_second_production-text = Se il minimo di 4 di Fiesler vale anche nella seconda produzione della Germania, o solo nella prima.
barrage-value-fiesler_minimum_applies_to_german_second_production-true = attiva
barrage-value-fiesler_minimum_applies_to_german_second_production-false = non attiva
barrage-option-connections_objective_counts_bases_of_any_owner = Basi collegate di ogni colore
barrage-option-connections_objective_counts_bases_of_any_owner-text = Se l’obiettivo «Basi collegate» conta le basi di tutti i giocatori e quelle neutrali, o solo le tue.
barrage-value-connections_objective_counts_bases_of_any_owner-true = attiva
barrage-value-connections_objective_counts_bases_of_any_owner-false = non attiva
barrage-option-objective_minimum_one_for_red_spaces_and_connections = Almeno una per la classifica
barrage-option-objective_minimum_one_for_red_spaces_and_connections-text = Se gli obiettivi «Spazi rossi» e «Basi collegate» lasciano fuori chi non ne ha, o classificano 0 come ogni altro numero.
barrage-value-objective_minimum_one_for_red_spaces_and_connections-true = attiva
barrage-value-objective_minimum_one_for_red_spaces_and_connections-false = non attiva
barrage-option-construction_income_before_placement = Entrata prima del piazzamento
barrage-option-construction_income_before_placement-text = Se ricevi l’entrata che una costruzione scopre prima di piazzare il pezzo, o solo dopo averlo piazzato e aver pagato il supplemento.
barrage-value-construction_income_before_placement-true = attiva
barrage-value-construction_income_before_placement-false = non attiva
barrage-option-water_management_may_place_fewer_drops = Meno gocce permesse
barrage-option-water_management_may_place_fewer_drops-text = Se delle 2 gocce della gestione dell’acqua puoi metterne anche solo 1, o devi metterle entrambe.
barrage-value-water_management_may_place_fewer_drops-true = attiva
barrage-value-water_management_may_place_fewer_drops-false = non attiva
barrage-option-construction_spaces_strictly_left_to_right = Costruzione da sinistra a destra
barrage-option-construction_spaces_strictly_left_to_right-text = Se per costruire devi usare il primo spazio personale libero da sinistra, o puoi usarne uno libero qualsiasi.
barrage-value-construction_spaces_strictly_left_to_right-true = attiva
barrage-value-construction_spaces_strictly_left_to_right-false = non attiva
barrage-option-engineer_free_tile_usable_with_no_engineers_left = Tessere dopo l’ultimo ingegnere
barrage-option-engineer_free_tile_usable_with_no_engineers_left-text = Se dopo il tuo ultimo ingegnere puoi ancora usare una tessera che non ne richiede, o passi subito.
barrage-value-engineer_free_tile_usable_with_no_engineers_left-true = attiva
barrage-value-engineer_free_tile_usable_with_no_engineers_left-false = non attiva
barrage-option-discarded_contracts_leave_the_game = I contratti scartati escono dal gioco
barrage-option-discarded_contracts_leave_the_game-text = Se i contratti privati scartati escono dal gioco, o vanno sotto la pila del loro colore.
barrage-value-discarded_contracts_leave_the_game-true = attiva
barrage-value-discarded_contracts_leave_the_game-false = non attiva
barrage-option-france_discount_only_for_powerhouse_production = Sconto francese solo per le centrali
barrage-option-france_discount_only_for_powerhouse_production-text = Se l’energia di una tessera vale meno di quella di una centrale: senza lo sconto francese, e non per i contratti nazionali.
barrage-value-france_discount_only_for_powerhouse_production-true = attiva
barrage-value-france_discount_only_for_powerhouse_production-false = non attiva
barrage-option-production_outflow_before_contract = L’acqua scorre prima del contratto
barrage-option-production_outflow_before_contract-text = Se l’acqua di una produzione scorre via prima che tu soddisfi un contratto, o solo dopo la sua ricompensa.
barrage-value-production_outflow_before_contract-true = attiva
barrage-value-production_outflow_before_contract-false = non attiva
barrage-option-uncovered_credits_may_pay_the_red_fee = Crediti scoperti per il supplemento
barrage-option-uncovered_credits_may_pay_the_red_fee-text = Se i crediti che un pezzo scopre possono pagare il supplemento di quello stesso pezzo. Senza effetto se l’entrata non viene prima del piazzamento.
barrage-value-uncovered_credits_may_pay_the_red_fee-true = attiva
barrage-value-uncovered_credits_may_pay_the_red_fee-false = non attiva
barrage-option-workshop_requires_something_on_the_wheel = L’officina richiede una ruota carica
barrage-option-workshop_requires_something_on_the_wheel-text = Se l’officina si può usare solo con una tessera o macchinari sulla ruota, o anche con la ruota vuota.
barrage-value-workshop_requires_something_on_the_wheel-true = attiva
barrage-value-workshop_requires_something_on_the_wheel-false = non attiva
barrage-option-sekibo_copy_requires_an_action_after_it = Sekibo: deve seguire un’azione
barrage-option-sekibo_copy_requires_an_action_after_it-text = Se Sekibo può copiare un direttore solo se nello stesso turno può seguire, e segue, un’azione.
barrage-value-sekibo_copy_requires_an_action_after_it-true = attiva
barrage-value-sekibo_copy_requires_an_action_after_it-false = non attiva
barrage-option-ranking_counts_energy_produced = Classifica per energia prodotta
barrage-option-ranking_counts_energy_produced-text = Se la classifica di un round e lo spareggio finale contano solo l’energia delle produzioni, o tutta l’energia sul tracciato.
barrage-value-ranking_counts_energy_produced-true = attiva
barrage-value-ranking_counts_energy_produced-false = non attiva

## Il conteggio

barrage-score-start = Punti iniziali
barrage-score-contracts = Contratti
barrage-score-income = Entrate
barrage-score-conduits = Condotte usate da altri
barrage-score-tiles = Tessere tecnologia
barrage-score-energy = Tracciato dell’energia
barrage-score-bonus = Tessere bonus
barrage-score-objective = Tessera obiettivo
barrage-score-leftovers = Risorse rimaste
barrage-score-water = Acqua nelle dighe

## Parole

barrage-word-supply = riserva comune
barrage-word-neutral = neutrale
barrage-word-surcharge = sovrapprezzo
barrage-word-action = prezzo dell’azione
barrage-word-red-space = supplemento
barrage-word-machines = macchinari sostituiti
barrage-word-base = base
barrage-word-elevation = sopraelevazione
# Una frase qui sopra sceglie secondo questa parola: [condotta].
barrage-word-conduit = condotta
barrage-word-powerhouse = centrale
barrage-word-round-5-energy = Energia nel round 5
barrage-word-start = punti iniziali
barrage-word-contracts = contratto
barrage-word-income = entrata
barrage-word-conduits = uso della condotta
barrage-word-tiles = tessera tecnologia
barrage-word-energy = tracciato dell’energia
barrage-word-bonus = tessera bonus
barrage-word-objective = tessera obiettivo
barrage-word-leftovers = risorse rimaste
barrage-word-water = acqua nelle dighe

## Da dove vengono i valori

barrage-provenance-rulebook-fr = riassunto francese delle regole
barrage-provenance-published = altro testo pubblicato
barrage-provenance-derived = dedotto
barrage-provenance-reconstructed = ricostruito

## Perché a un bot piace una scelta
barrage-eval-points = punti
barrage-eval-energy = energia in questo round
barrage-eval-bonus = tessere bonus
barrage-eval-systems = energia nei round futuri
barrage-eval-incomes = entrate
barrage-eval-contracts = contratti a portata
barrage-eval-objective = punti per l’obiettivo
barrage-eval-machines = macchinari
barrage-eval-credits = crediti
barrage-eval-tiles = tessere tecnologia
barrage-eval-engineers = ingegneri
barrage-eval-pieces = strutture sulla mappa
barrage-eval-power = il potere della compagnia
barrage-eval-water = acqua nelle dighe
