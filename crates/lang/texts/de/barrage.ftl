# Barrage: was die Regeln sagen. Namen kommen ohne Artikel und im Nominativ: die von Staumauern und Druckleitungen
# vertragen „die“, die von Quellen, Becken und Kraftwerken keinen Artikel, die von Verträgen stehen nach Doppelpunkt.

## Ereignisse: das Protokoll

barrage-event-draft = Die Unternehmen werden gewählt: { $seat } beginnt.
barrage-event-drafted = { $seat } nimmt das Gespann { $company } und { $officer }.
barrage-event-round = Runde { $round } beginnt.
barrage-event-receives = { $seat } erhält Einkommen.
barrage-event-sprang =
    An { $headstream } { $drops ->
        [one] entspringt { $drops } Tropfen
       *[other] entspringen { $drops } Tropfen
    }.
barrage-event-placed =
    { $seat } schickt { $engineers ->
        [one] { $engineers } Ingenieur
       *[other] { $engineers } Ingenieure
    } an die Arbeit: { $space }.
barrage-event-constructs =
    { $seat } schickt { $engineers ->
        [one] { $engineers } Ingenieur
       *[other] { $engineers } Ingenieure
    } zum Bauen ({ $space }).
barrage-event-copying =
    { $seat } schickt { $engineers ->
        [one] { $engineers } Ingenieur
       *[other] { $engineers } Ingenieure
    } los, um jemanden zu kopieren ({ $space }).
barrage-event-chose = { $seat } wählt ein Plättchen zum Bauen: { $tile }.
barrage-event-uses = { $seat } baut ohne Ingenieure: { $tile }.
barrage-event-copies = { $seat } kopiert ein Plättchen auf dem Baurad: { $tile }.
barrage-event-officer = { $seat } lässt Sekibo in diesem Zug { $officer } kopieren.
barrage-event-begins = { $seat } beginnt zu bauen: { $site }.
barrage-event-begins-raising = { $seat } beginnt zu erhöhen: { $site }.
barrage-event-loaded =
    { $seat } legt auf das Baurad: { $tile }{ $excavators ->
        [0] { "" }
       *[other] , { $excavators } Bagger
    }{ $mixers ->
        [0] { "" }
       *[other] , { $mixers } Betonmischer
    } ({ $site }).
barrage-event-loaded-machines =
    { $seat } legt auf das Baurad: { $excavators ->
        [0]
            { $mixers ->
                [0] keine Maschinen
               *[other] { $mixers } Betonmischer
            }
       *[other]
            { $excavators } Bagger{ $mixers ->
                [0] { "" }
               *[other] { " " }und { $mixers } Betonmischer
            }
    } ({ $site }).
barrage-event-turned =
    { $seat } dreht das Baurad um { $segments ->
        [one] { $segments } Sektor
       *[other] { $segments } Sektoren
    }.
barrage-event-back =
    Vom Baurad zurück an { $seat }: { $tile }{ $excavators ->
        [0] { "" }
       *[other] , { $excavators } Bagger
    }{ $mixers ->
        [0] { "" }
       *[other] , { $mixers } Betonmischer
    }.
barrage-event-back-machines =
    Vom Baurad zurück an { $seat }: { $excavators ->
        [0]
            { $mixers ->
                [0] keine Maschinen
               *[other] { $mixers } Betonmischer
            }
       *[other]
            { $excavators } Bagger{ $mixers ->
                [0] { "" }
               *[other] { " " }und { $mixers } Betonmischer
            }
    }.
barrage-event-built = { $seat } baut: { $site }.
barrage-event-raised = { $seat } erhöht die { $site } um eine Stufe.
# [Druckleitung] ist der Text von barrage-word-conduit; alles andere geht an den allgemeinen Vorrat.
barrage-event-paid =
    { $for ->
        [Druckleitung]
            { $from } zahlt { $amount ->
                [one] { $amount } Credit
               *[other] { $amount } Credits
            } an { $to } für die Nutzung einer Druckleitung ({ $place })
       *[other]
            { $from } zahlt { $amount ->
                [one] { $amount } Credit
               *[other] { $amount } Credits
            }: { $for } ({ $place })
    }.
barrage-event-income =
    { $seat } erhält { $amount ->
        [one] { $amount } Credit
       *[other] { $amount } Credits
    }.
barrage-event-machines =
    { $seat } erhält { $excavators ->
        [0]
            { $mixers ->
                [0] keine Maschinen
               *[other] { $mixers } Betonmischer
            }
       *[other]
            { $excavators } Bagger{ $mixers ->
                [0] { "" }
               *[other] { " " }und { $mixers } Betonmischer
            }
    }.
barrage-event-energy = { $seat } erhält { $energy } Energie.
barrage-event-scored =
    { $seat } { $points ->
        [-3] verliert 3 Punkte
        [one] erhält { $points } Punkt
       *[other] erhält { $points } Punkte
    }: { $for }.
barrage-event-produced = { $seat } produziert { $energy } Energie: Die { $dam } schickt { $drops } Tropfen durch die { $conduit } zu { $powerhouse }.
barrage-event-ran =
    Von { $from } { $drops ->
        [one] fließt { $drops } Tropfen
       *[other] fließen { $drops } Tropfen
    } in die { $to }.
barrage-event-left =
    Von { $from } { $drops ->
        [one] fließt { $drops } Tropfen zum Abfluss und verlässt
       *[other] fließen { $drops } Tropfen zum Abfluss und verlassen
    } das Spiel.
barrage-event-dropped = { $seat } legt einen Tropfen auf { $headstream }.
barrage-event-filled =
    Aus dem allgemeinen Vorrat { $drops ->
        [one] kommt { $drops } Tropfen
       *[other] kommen { $drops } Tropfen
    } in die { $dam }.
barrage-event-fulfilled = { $seat } erfüllt: { $contract }.
barrage-event-took = { $seat } nimmt: { $contract }.
barrage-event-discarded = { $seat } wirft ab: { $contract }.
barrage-event-revealed = Neu aufgedeckt: { $contract }.
barrage-event-offered = Neu im Patentamt: { $tile }.
barrage-event-acquired = { $seat } erwirbt das Plättchen „{ $tile }“.
barrage-event-accepted = { $seat } nimmt das Wasser für die leeren Staumauern.
barrage-event-declined = { $seat } lehnt ab.
barrage-event-declined-contract = { $seat } erfüllt keinen Vertrag.
barrage-event-declined-drops = { $seat } legt keinen weiteren Tropfen.
barrage-event-declined-production = { $seat } verzichtet auf eine Produktion.
barrage-event-lost = { $seat } kann das kostenlose Bauwerk nirgends bauen ({ $structure }): Es verfällt.
barrage-event-passed = { $seat } passt für den Rest der Runde.
barrage-event-flow = Alle haben gepasst: Das Wasser der Quellen fließt.
barrage-event-scoring = Runde { $round } wird gewertet.
barrage-event-order = Neue Zugreihenfolge: { $seats }.
barrage-event-over = Der letzte Tropfen ist im Tal: Das Spiel ist aus.
barrage-event-final =
    { $seat } beendet das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Ablehnungen: was nicht geht und was ginge

barrage-refusal-game-over = Das Spiel ist aus, es kann nichts mehr gespielt werden; die Schlusswertung steht fest.
barrage-refusal-not-the-question = Danach ist gerade nicht gefragt; wähle eine der Aktionen, die jetzt möglich sind.
barrage-refusal-company-not-offered = Das Unternehmen „{ $company }“ steht nicht zur Wahl; wähle eines, das noch niemand genommen hat.
barrage-refusal-start-not-offered = Dieser Vertrag steht nicht zur Wahl: { $contract }. Wähle einen der Startverträge, die noch da sind.
barrage-refusal-space-closed = „{ $space }“ ist in diesem Spiel durchgehend geschlossen; wähle ein anderes Feld.
barrage-refusal-space-taken = „{ $space }“ ist bis zum Rundenende besetzt; wähle ein freies Feld oder die Bank, die nie voll ist.
barrage-refusal-too-few-engineers =
    Das braucht { $needed ->
        [one] { $needed } Ingenieur
       *[other] { $needed } Ingenieure
    }, und du hast { $has ->
        [0] keinen mehr
       *[other] nur noch { $has }
    }; wähle etwas, das weniger braucht.
barrage-refusal-too-few-credits =
    Das kostet { $needed ->
        [one] { $needed } Credit
       *[other] { $needed } Credits
    }, und du hast { $has ->
        [0] keine
       *[other] nur { $has }
    }; wähle etwas Billigeres. Die Bank gibt 1 Credit je Ingenieur.
barrage-refusal-must-be-done = Du hast diese Aktion gewählt und musst sie ausführen; ablehnen darfst du nur, was sie zusätzlich bietet.
barrage-refusal-nothing-to-build = Mit deinen Plättchen, Maschinen, Credits und Teilen lässt sich jetzt nichts bauen; wähle eine andere Aktion.
barrage-refusal-must-play =
    Du hast noch { $has ->
        [one] { $has } Ingenieur
       *[other] { $has } Ingenieure
    }, also musst du spielen; die Bank ist immer möglich.
barrage-refusal-not-leftmost = Deine persönlichen Felder benutzt du von links nach rechts; als nächstes kommt: { $space }.
barrage-refusal-construction-space-taken = Das hast du in dieser Runde schon benutzt: { $space }. Nimm ein freies, oder wähle eine andere Aktion.
barrage-refusal-tile-not-at-hand = „{ $tile }“ ist nicht in deinem Vorrat; wähle ein Plättchen von dir, das nicht auf dem Baurad liegt.
barrage-refusal-tile-builds-nothing = „{ $tile }“ kann jetzt nichts bauen: Es fehlt an Maschinen, Credits, einem Teil oder einem Platz. Wähle ein anderes Plättchen.
barrage-refusal-other-structure = „{ $tile }“ baut dieses Bauwerk nicht; wähle einen Bauplatz, der zum Plättchen passt.
barrage-refusal-too-few-machines =
    Du hast zu wenige Maschinen, nötig sind { $excavators ->
        [0]
            { $mixers ->
                [0] keine Maschinen
               *[other] { $mixers } Betonmischer
            }
       *[other]
            { $excavators } Bagger{ $mixers ->
                [0] { "" }
               *[other] { " " }und { $mixers } Betonmischer
            }
    }: { $site }. Wähle etwas Billigeres, oder drehe das Baurad, um Maschinen zurückzubekommen.
barrage-refusal-machines-not-there =
    So viele Maschinen hast du nicht: Du hast { $excavators ->
        [0]
            { $mixers ->
                [0] keine Maschinen
               *[other] { $mixers } Betonmischer
            }
       *[other]
            { $excavators } Bagger{ $mixers ->
                [0] { "" }
               *[other] { " " }und { $mixers } Betonmischer
            }
    }. Bezahle mit dem, was du hast.
barrage-refusal-no-way-to-pay = So lässt sich das nicht bezahlen: { $site }. Wähle eine der angebotenen Zahlungen.
barrage-refusal-no-piece-left = Auf deinem Unternehmensplan ist kein Teil dieser Art mehr: { $structure }. Baue etwas anderes.
barrage-refusal-no-credits-for-red =
    Dieser Bauplatz ist rot umrandet: { $site }. Er kostet einen Zuschlag von { $needed ->
        [one] { $needed } Credit
       *[other] { $needed } Credits
    }, und du hast { $has ->
        [0] keine
       *[other] nur { $has }
    }; wähle einen ohne roten Rand.
barrage-refusal-site-taken = Dieser Bauplatz ist besetzt: { $site }. Wähle einen freien.
barrage-refusal-one-base = In { $basin } hast du schon eine Grundmauer, und nur eine ist dort erlaubt; wähle ein anderes Becken.
barrage-refusal-one-powerhouse = In { $basin } hast du schon ein Kraftwerk, und nur eines ist dort erlaubt; wähle ein anderes Becken.
barrage-refusal-dam-is-full = Die { $dam } hat die höchste Stufe erreicht; erhöhe eine andere deiner Staumauern.
barrage-refusal-not-your-dam = Hier hast du keine Staumauer: { $dam }. Erhöhen kannst du nur eigene, produzieren nur mit eigenen oder neutralen.
barrage-refusal-other-free-structure = Kostenlos bekommst du etwas anderes ({ $structure }); baue das, oder lehne ab.
barrage-refusal-not-this-free-site = So weit reicht die Belohnung nicht: { $site }. Wähle einen Platz, den sie erlaubt, oder lehne ab.
barrage-refusal-no-production = „{ $space }“ brächte dir jetzt keine Energie. Du brauchst eine Staumauer mit Wasser, eine Druckleitung und ein eigenes Kraftwerk, und Credits, wenn die Druckleitung nicht dir gehört.
barrage-refusal-national-not-taken = Diesen Vertrag kannst du nicht nehmen: { $contract }. Ein staatlicher liegt aus, bis ihn jemand erfüllt; nimm einen privaten.
barrage-refusal-not-face-up = Diesen Vertrag kannst du nicht nehmen, er liegt nicht offen: { $contract }. Wähle einen der offenen privaten Verträge.
barrage-refusal-no-contract-face-up = Kein privater Vertrag liegt offen, also ist das Vertragsbüro geschlossen; wähle eine andere Aktion.
barrage-refusal-not-held = Diesen Vertrag hast du nicht: { $contract }. Wirf einen deiner eigenen unerfüllten Verträge ab.
barrage-refusal-patent-taken = „{ $space }“ bleibt bis zur nächsten Runde leer, das Plättchen ist schon genommen; wähle eine Position mit Plättchen.
barrage-refusal-no-conduit = Das hat noch niemand gebaut: { $conduit }. Wähle eine Druckleitung, die es schon gibt.
barrage-refusal-no-powerhouse = In { $basin }, wo diese Druckleitung endet, hast du kein Kraftwerk; wähle eine, die zu einem von dir führt.
barrage-refusal-other-powerhouse = In { $basin } hast du gerade produziert; die zweite Produktion braucht ein anderes deiner Kraftwerke.
barrage-refusal-too-few-drops =
    Die { $dam } staut { $held ->
        [0] keinen Tropfen; wähle eine Staumauer mit Wasser
       *[other] nur { $held } Tropfen; verwende nicht mehr
    }.
barrage-refusal-too-little-energy = Das Ergebnis wäre { $energy }, und eine Produktion muss mindestens 1 Energie bringen; verwende mehr Tropfen oder eine Druckleitung mit höherem Wert.
barrage-refusal-contract-too-high = Diesen Vertrag kannst du nicht erfüllen: { $contract }. Er verlangt { $needed } auf einmal, und gerade hast du { $energy } erhalten; frühere Energie hilft nicht. Wähle einen kleineren Vertrag oder keinen.
barrage-refusal-contract-not-yours = Diesen Vertrag kannst du nicht erfüllen: { $contract }. Wähle einen, den du hast, oder einen ausliegenden staatlichen.
barrage-refusal-already-fulfilled = Diesen Vertrag hast du schon erfüllt, und das zählt nur einmal: { $contract }. Wähle einen anderen oder keinen.
barrage-refusal-not-national = Mit der Energie eines Plättchens kannst du diesen Vertrag nicht erfüllen: { $contract }. Wähle einen privaten Vertrag oder Startvertrag, den du hast, oder keinen.
barrage-refusal-wrong-number-of-machines =
    Wähle genau { $count ->
        [one] { $count } Maschine
       *[other] { $count } Maschinen
    }, Bagger und Betonmischer zusammen.
barrage-refusal-not-on-wheel = „{ $tile }“ liegt nicht auf deinem Baurad; kopieren lässt sich nur ein Plättchen, das dort liegt.
barrage-refusal-copies-nobody = Du kopierst Krylov nicht, also kannst du nicht mit einem Plättchen auf dem Baurad bauen; wähle eines aus deinem Vorrat.
barrage-refusal-needs-engineers = „{ $tile }“ kommt nicht ohne Ingenieure aus; setze Ingenieure auf ein persönliches Feld, um damit zu bauen.
barrage-refusal-not-sekibo = Nur Sekibo kopiert andere Direktoren, und dein Unternehmen hat jemand anderen; wähle eine andere Aktion.
barrage-refusal-sekibo-in-order = Sekibos zwei Felder werden der Reihe nach benutzt; nimm das nächste.
barrage-refusal-no-more-copies = Sekibo kann in dieser Runde niemanden mehr kopieren; wähle eine andere Aktion.
barrage-refusal-not-copyable = { $officer } kann in diesem Spiel nicht kopiert werden; wähle unter den angebotenen Direktoren.
barrage-refusal-once-a-turn = Du hast in diesem Zug schon jemanden kopiert; wähle jetzt eine normale Aktion.
barrage-refusal-no-action-after = Wer jemanden kopiert, muss im selben Zug noch eine Aktion ausführen: Behalte dafür einen Ingenieur, oder benutze das Plättchen, das du hast.
barrage-refusal-empty-wheel = Auf deinem Baurad liegt nichts, was sich drehen ließe, also kannst du { $space } nicht nutzen; wähle eine andere Aktion.
barrage-refusal-not-your-turn = Jetzt entscheidet { $asked }; { $seat } muss noch warten.

## Fragen

barrage-prompt-company = { $seat }, welches Unternehmen wählst du, mitsamt Direktor? Wer zuletzt wählt, ist in Runde 1 zuerst am Zug.
barrage-prompt-start = { $seat }, welchen Startvertrag nimmst du? Du erfüllst ihn wie jeden anderen Vertrag.
barrage-prompt-act = { $seat }, was tun deine Ingenieure? Du hast noch { $engineers }.
barrage-prompt-act-copying = { $seat }, bis zum Ende dieses Zuges kopierst du { $officer }. Was tun deine Ingenieure? Du hast noch { $engineers }.
barrage-prompt-last = { $seat }, du hast keine Ingenieure mehr. Baust du mit einem Plättchen, das keine braucht, oder passt du für den Rest der Runde?
barrage-prompt-officer = { $seat }, wen kopiert Sekibo bis zum Ende dieses Zuges?
barrage-prompt-tile = { $seat }, mit welchem Plättchen baust du? Es kommt auf das Baurad und mit dessen sechster Drehung wieder zurück.
barrage-prompt-copy = { $seat }, welches Plättchen auf deinem Baurad kopiert Krylovs Spezialplättchen?
barrage-prompt-site = { $seat }, wo baust du? Dein Plättchen: { $tile }.
barrage-prompt-pay = { $seat }, wie bezahlst du? Du baust: { $site }.
barrage-prompt-machines =
    { $seat }, nimm { $count ->
        [one] { $count } Maschine
       *[other] { $count } Maschinen
    } nach Wahl: Bagger oder Betonmischer?
barrage-prompt-drop =
    { $seat }, auf welche Quelle legst du einen Tropfen? Er wartet dort, bis alle gepasst haben. { $drops ->
        [one] Es ist der letzte
       *[other] Zu legen sind { $drops }
    }.
barrage-prompt-drop-flowing =
    { $seat }, auf welche Quelle legst du einen Tropfen? Er fließt sofort hinab. { $drops ->
        [one] Es ist der letzte
       *[other] Zu legen sind { $drops }
    }.
barrage-prompt-free = { $seat }, wo baust du das kostenlose Bauwerk ({ $structure })? Höchstens ein Zuschlag wird fällig.
barrage-prompt-free-base = { $seat }, wo baust du die kostenlose Grundmauer? Höchstens ein Zuschlag wird fällig.
barrage-prompt-free-conduit = { $seat }, wo baust du die kostenlose Druckleitung? Ihr Wert darf höchstens { $value } sein.
barrage-prompt-fill = { $seat }, legst du 1 Tropfen in jede deiner leeren Staumauern? Entweder in alle oder in keine.
barrage-prompt-produce =
    { $seat }, wähle Staumauer, Druckleitung und Zahl der Tropfen für deine Produktion ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }).
barrage-prompt-produce-tile =
    { $seat }, dein Plättchen erlaubt eine Produktion ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }): Wähle Staumauer, Druckleitung und Zahl der Tropfen, oder lehne ab.
barrage-prompt-produce-second = { $seat }, du darfst noch einmal produzieren, mit einem anderen Kraftwerk und ohne Modifikator und Bonus: Wähle Staumauer, Druckleitung und Zahl der Tropfen, oder lehne ab.
barrage-prompt-fulfil =
    { $seat }, welchen Vertrag erfüllst du mit der Energie von { $energy }, die du gerade erhalten hast?{ $discount ->
        [0] { "" }
       *[other] { " " }Jeder Vertrag verlangt von dir { $discount } weniger.
    }
barrage-prompt-take =
    { $seat }, welchen privaten Vertrag nimmst du?{ $count ->
        [one] { "" }
       *[other] { " " }Du nimmst { $count }.
    }
barrage-prompt-discard =
    { $seat }, du hast zu viele Verträge. Welchen wirfst du ab?{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } müssen weg.
    }
barrage-prompt-over = Das Spiel ist aus.

## Aktionen: Beschriftungen von Schaltflächen

barrage-action-company = { $company } mit { $officer }
barrage-action-company-alone = { $company }
barrage-action-start = Nehmen: { $contract }
barrage-action-place =
    { $space }{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } Ingenieur
       *[other] { " " }· { $engineers } Ingenieure
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } Credit
       *[other] { " " }· { $credits } Credits
    }
barrage-action-construct =
    Bauen{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } Ingenieur
       *[other] { " " }· { $engineers } Ingenieure
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } Credit
       *[other] { " " }· { $credits } Credits
    }
barrage-action-sekibo =
    Sekibo: jemanden kopieren{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } Ingenieur
       *[other] { " " }· { $engineers } Ingenieure
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } Credit
       *[other] { " " }· { $credits } Credits
    }
barrage-action-bank =
    Bank{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } Ingenieur
       *[other] { " " }· { $engineers } Ingenieure
    }
barrage-action-use = Ohne Ingenieure bauen: { $tile }
barrage-action-pass = Passen
barrage-action-officer = { $officer } kopieren
barrage-action-tile = Mit „{ $tile }“ bauen
barrage-action-copy = „{ $tile }“ kopieren
barrage-action-build =
    Bauen: { $site }{ $excavators ->
        [0] { "" }
       *[other] { " " }· { $excavators } Bagger
    }{ $mixers ->
        [0] { "" }
       *[other] { " " }· { $mixers } Betonmischer
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } Credit
       *[other] { " " }· { $credits } Credits
    }
barrage-action-raise =
    Erhöhen: { $site }{ $excavators ->
        [0] { "" }
       *[other] { " " }· { $excavators } Bagger
    }{ $mixers ->
        [0] { "" }
       *[other] { " " }· { $mixers } Betonmischer
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } Credit
       *[other] { " " }· { $credits } Credits
    }
barrage-action-pay =
    Bezahlen{ $excavators ->
        [0] { "" }
       *[other] { " " }· { $excavators } Bagger
    }{ $mixers ->
        [0] { "" }
       *[other] { " " }· { $mixers } Betonmischer
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } Credit
       *[other] { " " }· { $credits } Credits
    }
barrage-action-produce =
    { $drops } Tropfen: { $dam }, { $conduit }{ $energy ->
        [0] { "" }
       *[other] { " " }· { $energy } Energie
    }
barrage-action-produce-fee =
    { $drops } Tropfen: { $dam }, { $conduit }{ $energy ->
        [0] { "" }
       *[other] { " " }· { $energy } Energie
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } Credit
       *[other] { " " }· { $credits } Credits
    }
barrage-action-fulfil = Erfüllen: { $contract }
barrage-action-take = Nehmen: { $contract }
barrage-action-discard = Abwerfen: { $contract }
barrage-action-drop = Ein Tropfen auf { $headstream }
barrage-action-machines =
    Nehmen: { $excavators ->
        [0]
            { $mixers ->
                [0] keine Maschinen
               *[other] { $mixers } Betonmischer
            }
       *[other]
            { $excavators } Bagger{ $mixers ->
                [0] { "" }
               *[other] { " " }und { $mixers } Betonmischer
            }
    }
barrage-action-accept = Ein Tropfen in jede leere Staumauer
barrage-action-decline = Ablehnen
barrage-action-decline-contract = Keinen Vertrag erfüllen
barrage-action-decline-drops = Keinen Tropfen mehr legen

## Optionen

barrage-option-introductory = Einführungsspiel
barrage-option-introductory-text = Für die erste Partie: Es gibt kein Patentamt, Unternehmen, Direktor und Startvertrag sind vorgegeben, und du hast auch ein Jokerplättchen, das jedes Bauwerk baut.
barrage-value-introductory-true = an
barrage-value-introductory-false = aus
barrage-option-usa_power_counts_flow_after_production = USA: jeder Wasserfluss zählt
barrage-option-usa_power_counts_flow_after_production-text = Ob die Sonderfähigkeit der USA auch Wasser zählt, das nach einer Produktion weiterfließt, oder nur das der Quellen.
barrage-value-usa_power_counts_flow_after_production-true = an
barrage-value-usa_power_counts_flow_after_production-false = aus
barrage-option-fiesler_minimum_applies_to_german_second_production = Fiesler in Deutschlands zweiter Produktion
barrage-option-fiesler_minimum_applies_to_german_second_production-text = Ob Fieslers Minimum von 4 auch in Deutschlands zweiter Produktion gilt oder nur in der ersten.
barrage-value-fiesler_minimum_applies_to_german_second_production-true = an
barrage-value-fiesler_minimum_applies_to_german_second_production-false = aus
barrage-option-connections_objective_counts_bases_of_any_owner = Verbundene Grundmauern jeder Farbe
barrage-option-connections_objective_counts_bases_of_any_owner-text = Ob das Ziel „Verbundene Grundmauern“ die Grundmauern aller Spieler und die neutralen zählt oder nur deine eigenen.
barrage-value-connections_objective_counts_bases_of_any_owner-true = an
barrage-value-connections_objective_counts_bases_of_any_owner-false = aus
barrage-option-objective_minimum_one_for_red_spaces_and_connections = Mindestens eines für die Rangfolge
barrage-option-objective_minimum_one_for_red_spaces_and_connections-text = Ob bei den Zielen „Rote Bauplätze“ und „Verbundene Grundmauern“ ohne Rang bleibt, wer nichts davon hat, oder 0 wie jede andere Zahl gilt.
barrage-value-objective_minimum_one_for_red_spaces_and_connections-true = an
barrage-value-objective_minimum_one_for_red_spaces_and_connections-false = aus
barrage-option-construction_income_before_placement = Einkommen vor dem Einsetzen
barrage-option-construction_income_before_placement-text = Ob du das Einkommen, das ein Bau aufdeckt, vor dem Einsetzen des Teils erhältst oder erst, wenn es steht und der Zuschlag bezahlt ist.
barrage-value-construction_income_before_placement-true = an
barrage-value-construction_income_before_placement-false = aus
barrage-option-water_management_may_place_fewer_drops = Weniger Tropfen erlaubt
barrage-option-water_management_may_place_fewer_drops-text = Ob du von den 2 Tropfen der Wasserwirtschaft auch nur 1 legen darfst oder beide legen musst.
barrage-value-water_management_may_place_fewer_drops-true = an
barrage-value-water_management_may_place_fewer_drops-false = aus
barrage-option-construction_spaces_strictly_left_to_right = Bauen von links nach rechts
barrage-option-construction_spaces_strictly_left_to_right-text = Ob du zum Bauen das erste freie persönliche Feld von links nehmen musst oder jedes freie nehmen darfst.
barrage-value-construction_spaces_strictly_left_to_right-true = an
barrage-value-construction_spaces_strictly_left_to_right-false = aus
barrage-option-engineer_free_tile_usable_with_no_engineers_left = Plättchen nach dem letzten Ingenieur
barrage-option-engineer_free_tile_usable_with_no_engineers_left-text = Ob du nach deinem letzten Ingenieur noch ein Plättchen benutzen darfst, das keine braucht, oder sofort passt.
barrage-value-engineer_free_tile_usable_with_no_engineers_left-true = an
barrage-value-engineer_free_tile_usable_with_no_engineers_left-false = aus
barrage-option-discarded_contracts_leave_the_game = Abgeworfene Verträge scheiden aus
barrage-option-discarded_contracts_leave_the_game-text = Ob abgeworfene private Verträge ausscheiden oder unter den Stapel ihrer Farbe kommen.
barrage-value-discarded_contracts_leave_the_game-true = an
barrage-value-discarded_contracts_leave_the_game-false = aus
barrage-option-france_discount_only_for_powerhouse_production = Französischer Nachlass nur für Kraftwerke
barrage-option-france_discount_only_for_powerhouse_production-text = Ob die Energie eines Plättchens weniger gilt als die eines Kraftwerks: ohne den französischen Nachlass und nicht für staatliche Verträge.
barrage-value-france_discount_only_for_powerhouse_production-true = an
barrage-value-france_discount_only_for_powerhouse_production-false = aus
barrage-option-production_outflow_before_contract = Das Wasser fließt vor dem Vertrag weiter
barrage-option-production_outflow_before_contract-text = Ob das Wasser einer Produktion weiterfließt, bevor du einen Vertrag erfüllst, oder erst nach dessen Belohnung.
barrage-value-production_outflow_before_contract-true = an
barrage-value-production_outflow_before_contract-false = aus
barrage-option-uncovered_credits_may_pay_the_red_fee = Aufgedeckte Credits für den Zuschlag
barrage-option-uncovered_credits_may_pay_the_red_fee-text = Ob Credits, die ein Teil aufdeckt, den Zuschlag für dasselbe Teil bezahlen dürfen. Ohne Wirkung, wenn das Einkommen nicht vor dem Einsetzen kommt.
barrage-value-uncovered_credits_may_pay_the_red_fee-true = an
barrage-value-uncovered_credits_may_pay_the_red_fee-false = aus
barrage-option-workshop_requires_something_on_the_wheel = Die Werkstatt braucht ein beladenes Baurad
barrage-option-workshop_requires_something_on_the_wheel-text = Ob die Werkstatt nur genutzt werden darf, wenn ein Plättchen oder Maschinen auf dem Baurad liegen, oder auch mit leerem Baurad.
barrage-value-workshop_requires_something_on_the_wheel-true = an
barrage-value-workshop_requires_something_on_the_wheel-false = aus
barrage-option-sekibo_copy_requires_an_action_after_it = Sekibo: Eine Aktion muss folgen
barrage-option-sekibo_copy_requires_an_action_after_it-text = Ob Sekibo nur dann jemanden kopieren darf, wenn im selben Zug eine Aktion folgen kann und folgt.
barrage-value-sekibo_copy_requires_an_action_after_it-true = an
barrage-value-sekibo_copy_requires_an_action_after_it-false = aus
barrage-option-ranking_counts_energy_produced = Rangfolge nach produzierter Energie
barrage-option-ranking_counts_energy_produced-text = Ob die Rangfolge einer Runde und der Gleichstand am Ende nur die Energie aus Produktionen zählen oder alle Energie auf der Leiste.
barrage-value-ranking_counts_energy_produced-true = an
barrage-value-ranking_counts_energy_produced-false = aus

## Die Wertung

barrage-score-start = Startpunkte
barrage-score-contracts = Verträge
barrage-score-income = Einkommen
barrage-score-conduits = Von anderen genutzte Druckleitungen
barrage-score-tiles = Technologieplättchen
barrage-score-energy = Energieleiste
barrage-score-bonus = Bonusplättchen
barrage-score-objective = Zielplättchen
barrage-score-leftovers = Reste
barrage-score-water = Wasser in Staumauern

## Wörter

barrage-word-supply = allgemeiner Vorrat
barrage-word-neutral = neutral
barrage-word-surcharge = Aufpreis
barrage-word-action = Preis der Aktion
barrage-word-red-space = Zuschlag
barrage-word-machines = ersetzte Maschinen
barrage-word-base = Grundmauer
barrage-word-elevation = Erhöhung
# Ein Satz oben wählt nach diesem Wort: [Druckleitung].
barrage-word-conduit = Druckleitung
barrage-word-powerhouse = Kraftwerk
barrage-word-round-5-energy = Energie in Runde 5
barrage-word-start = Startpunkte
barrage-word-contracts = Vertrag
barrage-word-income = Einkommen
barrage-word-conduits = Nutzung der Druckleitung
barrage-word-tiles = Technologieplättchen
barrage-word-energy = Energieleiste
barrage-word-bonus = Bonusplättchen
barrage-word-objective = Zielplättchen
barrage-word-leftovers = Reste
barrage-word-water = Wasser in Staumauern

## Woher die Werte stammen

barrage-provenance-rulebook-fr = französische Regelübersicht
barrage-provenance-published = anderer veröffentlichter Text
barrage-provenance-derived = abgeleitet
barrage-provenance-reconstructed = rekonstruiert

## Warum ein Bot etwas gut findet
barrage-eval-points = Punkte
barrage-eval-energy = Energie in dieser Runde
barrage-eval-bonus = Bonusplättchen
barrage-eval-systems = Energie in künftigen Runden
barrage-eval-incomes = Einkommen
barrage-eval-contracts = Verträge in Reichweite
barrage-eval-objective = Punkte für das Ziel
barrage-eval-machines = Maschinen
barrage-eval-credits = Credits
barrage-eval-tiles = Technologieplättchen
barrage-eval-engineers = Ingenieure
barrage-eval-pieces = Bauwerke auf dem Plan
barrage-eval-power = die Sonderfähigkeit
barrage-eval-water = Wasser in Staumauern
