# Barrage : ce que dit le moteur. Les noms viennent sans article : ceux des barrages, bassins et contrats sont masculins,
# ceux des sources, conduites et centrales féminins ; ceux des emplacements d’action et des tuiles ont une majuscule.

## Événements : le journal

barrage-event-draft = On choisit les sociétés : { $seat } commence.
barrage-event-drafted = { $seat } prend le duo { $company } et { $officer }.
barrage-event-round = La manche { $round } commence.
barrage-event-receives = { $seat } reçoit ses revenus.
barrage-event-sprang =
    { $drops ->
        [one] { $drops } goutte jaillit
       *[other] { $drops } gouttes jaillissent
    } à la { $headstream }.
barrage-event-placed =
    { $seat } met { $engineers ->
        [one] { $engineers } ingénieur
       *[other] { $engineers } ingénieurs
    } au travail : { $space }.
barrage-event-constructs =
    { $seat } envoie { $engineers ->
        [one] { $engineers } ingénieur
       *[other] { $engineers } ingénieurs
    } construire ({ $space }).
barrage-event-copying =
    { $seat } envoie { $engineers ->
        [one] { $engineers } ingénieur
       *[other] { $engineers } ingénieurs
    } copier un directeur ({ $space }).
barrage-event-chose = { $seat } choisit une tuile pour construire : { $tile }.
barrage-event-uses = { $seat } construit sans ingénieurs : { $tile }.
barrage-event-copies = { $seat } copie une tuile de sa roue : { $tile }.
barrage-event-officer = { $seat } fait copier { $officer } par Sekibo pour ce tour.
barrage-event-begins = { $seat } commence à construire : { $site }.
barrage-event-begins-raising = { $seat } commence à surélever : { $site }.
barrage-event-loaded =
    { $seat } pose sur la roue : { $tile }{ $excavators ->
        [0] { "" }
        [one] , { $excavators } excavatrice
       *[other] , { $excavators } excavatrices
    }{ $mixers ->
        [0] { "" }
        [one] , { $mixers } bétonnière
       *[other] , { $mixers } bétonnières
    } ({ $site }).
barrage-event-loaded-machines =
    { $seat } pose sur la roue : { $excavators ->
        [0]
            { $mixers ->
                [0] aucune machine
                [one] { $mixers } bétonnière
               *[other] { $mixers } bétonnières
            }
        [one]
            { $excavators } excavatrice{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
       *[other]
            { $excavators } excavatrices{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
    } ({ $site }).
barrage-event-turned =
    { $seat } fait pivoter la roue de { $segments ->
        [one] { $segments } secteur
       *[other] { $segments } secteurs
    }.
barrage-event-back =
    Retour de la roue pour { $seat } : { $tile }{ $excavators ->
        [0] { "" }
        [one] , { $excavators } excavatrice
       *[other] , { $excavators } excavatrices
    }{ $mixers ->
        [0] { "" }
        [one] , { $mixers } bétonnière
       *[other] , { $mixers } bétonnières
    }.
barrage-event-back-machines =
    Retour de la roue pour { $seat } : { $excavators ->
        [0]
            { $mixers ->
                [0] aucune machine
                [one] { $mixers } bétonnière
               *[other] { $mixers } bétonnières
            }
        [one]
            { $excavators } excavatrice{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
       *[other]
            { $excavators } excavatrices{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
    }.
barrage-event-built = { $seat } construit : { $site }.
barrage-event-raised = { $seat } surélève d’un niveau le { $site }.
# [conduite] est le texte de barrage-word-conduit ; tout le reste se paie à la réserve commune.
barrage-event-paid =
    { $for ->
        [conduite]
            { $from } paie { $amount ->
                [one] { $amount } crédit
               *[other] { $amount } crédits
            } à { $to } pour l’usage de la { $place }
       *[other]
            { $from } paie { $amount ->
                [one] { $amount } crédit
               *[other] { $amount } crédits
            } : { $for } ({ $place })
    }.
barrage-event-income =
    { $seat } reçoit { $amount ->
        [one] { $amount } crédit
       *[other] { $amount } crédits
    }.
barrage-event-machines =
    { $seat } reçoit { $excavators ->
        [0]
            { $mixers ->
                [0] aucune machine
                [one] { $mixers } bétonnière
               *[other] { $mixers } bétonnières
            }
        [one]
            { $excavators } excavatrice{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
       *[other]
            { $excavators } excavatrices{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
    }.
barrage-event-energy =
    { $seat } gagne { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }.
barrage-event-scored =
    { $seat } { $points ->
        [-3] perd 3 points
        [one] marque { $points } point
       *[other] marque { $points } points
    } : { $for }.
barrage-event-produced =
    { $seat } produit { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    } : { $drops ->
        [one] { $drops } goutte
       *[other] { $drops } gouttes
    } du { $dam } par la { $conduit } jusqu’à la { $powerhouse }.
barrage-event-ran =
    { $drops ->
        [one] { $drops } goutte s’écoule
       *[other] { $drops } gouttes s’écoulent
    } : { $from } → { $to }.
barrage-event-left =
    { $drops ->
        [one] { $drops } goutte s’écoule jusqu’à la sortie et quitte
       *[other] { $drops } gouttes s’écoulent jusqu’à la sortie et quittent
    } le jeu ({ $from }).
barrage-event-dropped = { $seat } pose une goutte sur la { $headstream }.
barrage-event-filled =
    { $drops ->
        [one] { $drops } goutte de la réserve commune entre
       *[other] { $drops } gouttes de la réserve commune entrent
    } dans le { $dam }.
barrage-event-fulfilled = { $seat } remplit le { $contract }.
barrage-event-took = { $seat } prend le { $contract }.
barrage-event-discarded = { $seat } défausse le { $contract }.
barrage-event-revealed = Désormais face visible : { $contract }.
barrage-event-offered = Nouveau au bureau des brevets : { $tile }.
barrage-event-acquired = { $seat } acquiert la tuile « { $tile } ».
barrage-event-accepted = { $seat } prend l’eau pour ses barrages vides.
barrage-event-declined = { $seat } refuse.
barrage-event-declined-contract = { $seat } ne remplit aucun contrat.
barrage-event-declined-drops = { $seat } ne pose plus de goutte.
barrage-event-declined-production = { $seat } renonce à une production.
barrage-event-lost = { $seat } ne peut construire nulle part sa structure gratuite ({ $structure }) : elle est perdue.
barrage-event-passed = { $seat } passe pour le reste de la manche.
barrage-event-flow = Tout le monde a passé : l’eau des sources s’écoule.
barrage-event-scoring = Décompte de la manche { $round }.
barrage-event-order = Nouvel ordre du tour : { $seats }.
barrage-event-over = La dernière goutte est descendue dans la vallée : la partie est finie.
barrage-event-final =
    { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refus : ce qui ne va pas, et ce qui irait

barrage-refusal-game-over = La partie est finie et plus rien ne peut être joué ; le décompte final est acquis.
barrage-refusal-not-the-question = Ce n’est pas ce qui est demandé maintenant ; choisissez l’une des actions proposées.
barrage-refusal-company-not-offered = La société « { $company } » n’est pas proposée ; choisissez-en une que personne n’a encore prise.
barrage-refusal-start-not-offered = Vous ne pouvez pas choisir le { $contract }, car il n’est pas proposé ; choisissez l’un des contrats de départ encore disponibles.
barrage-refusal-space-closed = L’emplacement « { $space } » est fermé pendant toute cette partie ; choisissez-en un autre.
barrage-refusal-space-taken = L’emplacement « { $space } » est occupé jusqu’à la fin de la manche ; choisissez un emplacement libre, ou la banque, qui n’est jamais pleine.
barrage-refusal-too-few-engineers =
    Il y faut { $needed ->
        [one] { $needed } ingénieur
       *[other] { $needed } ingénieurs
    }, et il { $has ->
        [0] ne vous en reste aucun
       *[other] ne vous en reste que { $has }
    } ; choisissez une action qui en demande moins.
barrage-refusal-too-few-credits =
    Cela coûte { $needed ->
        [one] { $needed } crédit
       *[other] { $needed } crédits
    }, et vous { $has ->
        [0] n’en avez aucun
       *[other] n’en avez que { $has }
    } ; choisissez quelque chose de moins cher. La banque donne 1 crédit par ingénieur.
barrage-refusal-must-be-done = Vous avez choisi cette action et devez l’effectuer ; on ne peut refuser que ce qu’elle accorde en plus.
barrage-refusal-nothing-to-build = Vos tuiles, vos machines, vos crédits et vos pièces ne permettent aucune construction pour l’instant ; choisissez une autre action.
barrage-refusal-must-play =
    Il vous reste { $has ->
        [one] { $has } ingénieur
       *[other] { $has } ingénieurs
    }, vous devez donc jouer ; la banque est toujours possible.
barrage-refusal-not-leftmost = Vos emplacements personnels s’utilisent de gauche à droite ; le prochain est l’{ $space }.
barrage-refusal-construction-space-taken = Vous avez déjà utilisé l’{ $space } dans cette manche ; prenez-en un qui est libre, ou choisissez une autre action.
barrage-refusal-tile-not-at-hand = La tuile « { $tile } » n’est pas dans votre réserve ; choisissez une de vos tuiles qui n’est pas sur la roue.
barrage-refusal-tile-builds-nothing = La tuile « { $tile } » ne peut rien construire maintenant, faute de machines, de crédits, d’une pièce ou d’un emplacement ; choisissez-en une autre.
barrage-refusal-other-structure = La tuile « { $tile } » ne construit pas cette structure ; choisissez un emplacement de construction qui convient à la tuile.
barrage-refusal-too-few-machines =
    Vous n’avez pas assez de machines, car il faut { $excavators ->
        [0]
            { $mixers ->
                [0] aucune machine
                [one] { $mixers } bétonnière
               *[other] { $mixers } bétonnières
            }
        [one]
            { $excavators } excavatrice{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
       *[other]
            { $excavators } excavatrices{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
    } : { $site }. Choisissez quelque chose de moins cher, ou faites pivoter la roue pour récupérer des machines.
barrage-refusal-machines-not-there =
    Vous n’avez pas autant de machines : il vous reste { $excavators ->
        [0]
            { $mixers ->
                [0] aucune machine
                [one] { $mixers } bétonnière
               *[other] { $mixers } bétonnières
            }
        [one]
            { $excavators } excavatrice{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
       *[other]
            { $excavators } excavatrices{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
    }. Payez avec ce que vous avez.
barrage-refusal-no-way-to-pay = Cela ne peut pas se payer ainsi : { $site }. Choisissez l’un des paiements proposés.
barrage-refusal-no-piece-left = Il ne vous reste aucune { $structure } sur votre plateau ; construisez autre chose.
barrage-refusal-no-credits-for-red =
    Cet emplacement de construction est encadré en rouge : { $site }. Il coûte un supplément de { $needed ->
        [one] { $needed } crédit
       *[other] { $needed } crédits
    }, et vous { $has ->
        [0] n’en avez aucun
       *[other] n’en avez que { $has }
    } ; choisissez-en un sans cadre rouge.
barrage-refusal-site-taken = Cet emplacement de construction est pris : { $site }. Choisissez-en un qui est libre.
barrage-refusal-one-base = Vous avez déjà une base dans le { $basin }, et une seule y est permise ; choisissez un autre bassin.
barrage-refusal-one-powerhouse = Vous avez déjà une centrale dans le { $basin }, et une seule y est permise ; choisissez un autre bassin.
barrage-refusal-dam-is-full = Le { $dam } a atteint le niveau le plus haut ; surélevez un autre de vos barrages.
barrage-refusal-not-your-dam = Vous n’avez pas de barrage ici : { $dam }. On ne surélève que ses propres barrages, et on ne produit qu’avec les siens ou les barrages neutres.
barrage-refusal-other-free-structure = Ce que vous recevez gratuitement est autre chose ({ $structure }) ; construisez cela, ou refusez.
barrage-refusal-not-this-free-site = La récompense ne va pas jusque-là : { $site }. Choisissez un emplacement qu’elle permet, ou refusez.
barrage-refusal-no-production = L’emplacement « { $space } » ne vous donnerait aucune énergie maintenant. Il vous faut un barrage avec de l’eau, une conduite et une centrale à vous, et des crédits si la conduite n’est pas à vous.
barrage-refusal-national-not-taken = Vous ne pouvez pas prendre le { $contract } : un contrat national reste exposé jusqu’à ce que quelqu’un le remplisse. Prenez un contrat privé.
barrage-refusal-not-face-up = Vous ne pouvez pas prendre le { $contract }, car il n’est pas face visible ; choisissez l’un des contrats privés visibles.
barrage-refusal-no-contract-face-up = Aucun contrat privé n’est face visible, le bureau des contrats est donc fermé ; choisissez une autre action.
barrage-refusal-not-held = Vous n’avez pas le { $contract } ; défaussez l’un de vos propres contrats non remplis.
barrage-refusal-patent-taken = L’emplacement « { $space } » reste vide jusqu’à la prochaine manche, car sa tuile est prise ; choisissez une position qui a une tuile.
barrage-refusal-no-conduit = Personne ne l’a encore construite : { $conduit }. Choisissez une conduite qui existe.
barrage-refusal-no-powerhouse = Vous n’avez pas de centrale dans le { $basin }, où cette conduite aboutit ; choisissez une conduite qui mène à l’une des vôtres.
barrage-refusal-other-powerhouse = Vous venez de produire dans le { $basin } ; la deuxième production demande une autre de vos centrales.
barrage-refusal-too-few-drops =
    Le { $dam } ne retient { $held ->
        [0] aucune goutte ; choisissez un barrage avec de l’eau
        [one] que { $held } goutte ; n’en utilisez pas davantage
       *[other] que { $held } gouttes ; n’en utilisez pas davantage
    }.
barrage-refusal-too-little-energy = Le résultat serait de { $energy }, et une production doit donner au moins 1 énergie ; utilisez plus de gouttes ou une conduite de plus grande valeur.
barrage-refusal-contract-too-high = Vous ne pouvez pas remplir le { $contract } : il en demande { $needed } d’un coup, et vous venez d’en gagner { $energy } ; l’énergie d’avant n’y aide pas. Choisissez un contrat plus petit, ou aucun.
barrage-refusal-contract-not-yours = Vous ne pouvez pas remplir le { $contract } ; choisissez un contrat à vous ou un contrat national exposé.
barrage-refusal-already-fulfilled = Vous avez déjà rempli le { $contract }, et cela ne compte qu’une fois ; choisissez un autre contrat, ou aucun.
barrage-refusal-not-national = Vous ne pouvez pas remplir le { $contract } avec l’énergie d’une tuile ; choisissez un contrat privé ou de départ à vous, ou aucun.
barrage-refusal-wrong-number-of-machines =
    Choisissez exactement { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    }, excavatrices et bétonnières ensemble.
barrage-refusal-not-on-wheel = La tuile « { $tile } » n’est pas sur votre roue ; on ne peut copier qu’une tuile qui s’y trouve.
barrage-refusal-copies-nobody = Vous ne copiez pas Krylov et ne pouvez donc pas construire avec une tuile de la roue ; choisissez une tuile de votre réserve.
barrage-refusal-needs-engineers = La tuile « { $tile } » ne se passe pas d’ingénieurs ; placez des ingénieurs sur un emplacement personnel pour construire avec elle.
barrage-refusal-not-sekibo = Il n’y a que Sekibo pour copier d’autres directeurs, et votre société a quelqu’un d’autre ; choisissez une autre action.
barrage-refusal-sekibo-in-order = Les deux emplacements de Sekibo s’utilisent dans l’ordre ; prenez le suivant.
barrage-refusal-no-more-copies = Sekibo ne peut plus copier personne dans cette manche ; choisissez une autre action.
barrage-refusal-not-copyable = On ne peut pas copier { $officer } dans cette partie ; choisissez l’un des directeurs proposés.
barrage-refusal-once-a-turn = Vous avez déjà copié un directeur dans ce tour ; choisissez maintenant une action normale.
barrage-refusal-no-action-after = Après avoir copié un directeur, vous devez faire une action dans le même tour : gardez-y un ingénieur, ou utilisez la tuile que vous avez.
barrage-refusal-empty-wheel = Il n’y a rien sur votre roue à faire tourner, vous ne pouvez donc pas utiliser { $space } ; choisissez une autre action.
barrage-refusal-not-your-turn = C’est à { $asked } de décider ; { $seat } doit attendre.

## Questions

barrage-prompt-company = { $seat }, quelle société choisissez-vous, avec son directeur ? Qui choisit en dernier joue en premier dans la manche 1.
barrage-prompt-start = { $seat }, quel contrat de départ prenez-vous ? Il se remplit comme tout autre contrat.
barrage-prompt-act = { $seat }, que font vos ingénieurs ? Il vous en reste { $engineers }.
barrage-prompt-act-copying = { $seat }, vous copiez { $officer } jusqu’à la fin de ce tour. Que font vos ingénieurs ? Il vous en reste { $engineers }.
barrage-prompt-last = { $seat }, vous n’avez plus d’ingénieurs. Construisez-vous avec une tuile qui s’en passe, ou passez-vous pour le reste de la manche ?
barrage-prompt-officer = { $seat }, quel directeur faites-vous copier par Sekibo jusqu’à la fin de ce tour ?
barrage-prompt-tile = { $seat }, avec quelle tuile construisez-vous ? Elle va sur la roue et en revient quand celle-ci a pivoté six fois.
barrage-prompt-copy = { $seat }, quelle tuile de votre roue la tuile spéciale de Krylov copie-t-elle ?
barrage-prompt-site = { $seat }, où construisez-vous ? Votre tuile : { $tile }.
barrage-prompt-pay = { $seat }, comment payez-vous ? Vous construisez : { $site }.
barrage-prompt-machines =
    { $seat }, prenez { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    } au choix : excavatrices ou bétonnières ?
barrage-prompt-drop =
    { $seat }, sur quelle source posez-vous une goutte ? Elle y attend que tous aient passé. { $drops ->
        [one] C’est la dernière
       *[other] Il y en a { $drops } à poser
    }.
barrage-prompt-drop-flowing =
    { $seat }, sur quelle source posez-vous une goutte ? Elle s’écoule aussitôt. { $drops ->
        [one] C’est la dernière
       *[other] Il y en a { $drops } à poser
    }.
barrage-prompt-free = { $seat }, où construisez-vous votre structure gratuite ({ $structure }) ? Au plus, un supplément est dû.
barrage-prompt-free-base = { $seat }, où construisez-vous la base gratuite ? Au plus, un supplément est dû.
barrage-prompt-free-conduit = { $seat }, où construisez-vous la conduite gratuite ? Sa valeur peut être de { $value } au plus.
barrage-prompt-fill = { $seat }, mettez-vous 1 goutte dans chacun de vos barrages vides ? C’est dans tous ou dans aucun.
barrage-prompt-produce =
    { $seat }, choisissez le barrage, la conduite et le nombre de gouttes de votre production ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }).
barrage-prompt-produce-tile =
    { $seat }, votre tuile permet une production ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }) : choisissez le barrage, la conduite et le nombre de gouttes, ou refusez.
barrage-prompt-produce-second = { $seat }, vous pouvez produire encore une fois avec une autre centrale, sans bonus ni malus : choisissez le barrage, la conduite et le nombre de gouttes, ou refusez.
barrage-prompt-fulfil =
    { $seat }, quel contrat remplissez-vous avec { $energy ->
        [one] l’énergie que vous venez de gagner ({ $energy })
       *[other] les { $energy } énergies que vous venez de gagner
    } ?{ $discount ->
        [0] { "" }
       *[other] { " " }Chaque contrat vous en demande { $discount } de moins.
    }
barrage-prompt-take =
    { $seat }, quel contrat privé prenez-vous ?{ $count ->
        [one] { "" }
       *[other] { " " }Vous en prenez { $count }.
    }
barrage-prompt-discard =
    { $seat }, vous avez trop de contrats. Lequel défaussez-vous ?{ $count ->
        [one] { "" }
       *[other] { " " }Il faut en défausser { $count }.
    }
barrage-prompt-over = La partie est finie.

## Actions : les textes des boutons

barrage-action-company = { $company } avec { $officer }
barrage-action-company-alone = { $company }
barrage-action-start = Prendre le { $contract }
barrage-action-place =
    { $space }{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingénieur
       *[other] { " " }· { $engineers } ingénieurs
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } crédit
       *[other] { " " }· { $credits } crédits
    }
barrage-action-construct =
    Construire{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingénieur
       *[other] { " " }· { $engineers } ingénieurs
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } crédit
       *[other] { " " }· { $credits } crédits
    }
barrage-action-sekibo =
    Sekibo : copier un directeur{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingénieur
       *[other] { " " }· { $engineers } ingénieurs
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } crédit
       *[other] { " " }· { $credits } crédits
    }
barrage-action-bank =
    Banque{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } ingénieur
       *[other] { " " }· { $engineers } ingénieurs
    }
barrage-action-use = Construire sans ingénieurs : { $tile }
barrage-action-pass = Passer
barrage-action-officer = Copier { $officer }
barrage-action-tile = Construire avec « { $tile } »
barrage-action-copy = Copier « { $tile } »
barrage-action-build =
    Construire : { $site }{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } excavatrice
       *[other] { " " }· { $excavators } excavatrices
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } bétonnière
       *[other] { " " }· { $mixers } bétonnières
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } crédit
       *[other] { " " }· { $credits } crédits
    }
barrage-action-raise =
    Surélever : { $site }{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } excavatrice
       *[other] { " " }· { $excavators } excavatrices
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } bétonnière
       *[other] { " " }· { $mixers } bétonnières
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } crédit
       *[other] { " " }· { $credits } crédits
    }
barrage-action-pay =
    Payer{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } excavatrice
       *[other] { " " }· { $excavators } excavatrices
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } bétonnière
       *[other] { " " }· { $mixers } bétonnières
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } crédit
       *[other] { " " }· { $credits } crédits
    }
barrage-action-produce =
    { $drops ->
        [one] { $drops } goutte
       *[other] { $drops } gouttes
    } : { $dam }, { $conduit }{ $energy ->
        [0] { "" }
        [one] { " " }· { $energy } énergie
       *[other] { " " }· { $energy } énergies
    }
barrage-action-produce-fee =
    { $drops ->
        [one] { $drops } goutte
       *[other] { $drops } gouttes
    } : { $dam }, { $conduit }{ $energy ->
        [0] { "" }
        [one] { " " }· { $energy } énergie
       *[other] { " " }· { $energy } énergies
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } crédit
       *[other] { " " }· { $credits } crédits
    }
barrage-action-fulfil = Remplir le { $contract }
barrage-action-take = Prendre le { $contract }
barrage-action-discard = Défausser le { $contract }
barrage-action-drop = Une goutte sur la { $headstream }
barrage-action-machines =
    Prendre { $excavators ->
        [0]
            { $mixers ->
                [0] aucune machine
                [one] { $mixers } bétonnière
               *[other] { $mixers } bétonnières
            }
        [one]
            { $excavators } excavatrice{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
       *[other]
            { $excavators } excavatrices{ $mixers ->
                [0] { "" }
                [one] { " " }et { $mixers } bétonnière
               *[other] { " " }et { $mixers } bétonnières
            }
    }
barrage-action-accept = Une goutte dans chaque barrage vide
barrage-action-decline = Refuser
barrage-action-decline-contract = Ne remplir aucun contrat
barrage-action-decline-drops = Plus de goutte à poser

## Options

barrage-option-introductory = Partie d’initiation
barrage-option-introductory-text = Pour une première partie : pas de bureau des brevets ; société, directeur et contrat de départ sont donnés, et vous avez aussi une tuile joker, qui construit toute structure.
barrage-value-introductory-true = activée
barrage-value-introductory-false = désactivée
barrage-option-usa_power_counts_flow_after_production = USA : tout écoulement compte
barrage-option-usa_power_counts_flow_after_production-text = Si le pouvoir des USA compte aussi l’eau qui s’écoule après une production, ou seulement celle des sources.
barrage-value-usa_power_counts_flow_after_production-true = activée
barrage-value-usa_power_counts_flow_after_production-false = désactivée
barrage-option-fiesler_minimum_applies_to_german_second_production = Fiesler dans la deuxième production allemande
barrage-option-fiesler_minimum_applies_to_german_second_production-text = Si le minimum de 4 de Fiesler vaut aussi dans la deuxième production de l’Allemagne, ou seulement dans la première.
barrage-value-fiesler_minimum_applies_to_german_second_production-true = activée
barrage-value-fiesler_minimum_applies_to_german_second_production-false = désactivée
barrage-option-connections_objective_counts_bases_of_any_owner = Bases reliées de toute couleur
barrage-option-connections_objective_counts_bases_of_any_owner-text = Si l’objectif « Bases reliées » compte les bases de tous les joueurs et les neutres, ou seulement les vôtres.
barrage-value-connections_objective_counts_bases_of_any_owner-true = activée
barrage-value-connections_objective_counts_bases_of_any_owner-false = désactivée
barrage-option-objective_minimum_one_for_red_spaces_and_connections = Au moins une pour être classé
barrage-option-objective_minimum_one_for_red_spaces_and_connections-text = Si les objectifs « Emplacements rouges » et « Bases reliées » laissent de côté qui n’en a aucun, ou classent 0 comme tout autre nombre.
barrage-value-objective_minimum_one_for_red_spaces_and_connections-true = activée
barrage-value-objective_minimum_one_for_red_spaces_and_connections-false = désactivée
barrage-option-construction_income_before_placement = Revenu avant la pose
barrage-option-construction_income_before_placement-text = Si vous recevez le revenu que découvre une construction avant de placer la pièce, ou seulement après l’avoir placée et avoir payé le supplément.
barrage-value-construction_income_before_placement-true = activée
barrage-value-construction_income_before_placement-false = désactivée
barrage-option-water_management_may_place_fewer_drops = Moins de gouttes permises
barrage-option-water_management_may_place_fewer_drops-text = Si vous pouvez ne poser que 1 des 2 gouttes du contrôle de l’eau, ou devez poser les deux.
barrage-value-water_management_may_place_fewer_drops-true = activée
barrage-value-water_management_may_place_fewer_drops-false = désactivée
barrage-option-construction_spaces_strictly_left_to_right = Construction de gauche à droite
barrage-option-construction_spaces_strictly_left_to_right-text = Si vous devez construire avec l’emplacement personnel libre le plus à gauche, ou pouvez prendre n’importe lequel.
barrage-value-construction_spaces_strictly_left_to_right-true = activée
barrage-value-construction_spaces_strictly_left_to_right-false = désactivée
barrage-option-engineer_free_tile_usable_with_no_engineers_left = Tuiles après le dernier ingénieur
barrage-option-engineer_free_tile_usable_with_no_engineers_left-text = Si vous pouvez encore utiliser une tuile qui se passe d’ingénieurs quand tous les vôtres sont placés, ou passez aussitôt.
barrage-value-engineer_free_tile_usable_with_no_engineers_left-true = activée
barrage-value-engineer_free_tile_usable_with_no_engineers_left-false = désactivée
barrage-option-discarded_contracts_leave_the_game = Les contrats défaussés quittent la partie
barrage-option-discarded_contracts_leave_the_game-text = Si les contrats privés défaussés quittent la partie, ou vont sous la pile de leur couleur.
barrage-value-discarded_contracts_leave_the_game-true = activée
barrage-value-discarded_contracts_leave_the_game-false = désactivée
barrage-option-france_discount_only_for_powerhouse_production = Réduction française : centrales seulement
barrage-option-france_discount_only_for_powerhouse_production-text = Si l’énergie d’une tuile vaut moins que celle d’une centrale : sans la réduction française, et pas pour les contrats nationaux.
barrage-value-france_discount_only_for_powerhouse_production-true = activée
barrage-value-france_discount_only_for_powerhouse_production-false = désactivée
barrage-option-production_outflow_before_contract = L’eau s’écoule avant le contrat
barrage-option-production_outflow_before_contract-text = Si l’eau d’une production s’écoule avant que vous remplissiez un contrat, ou seulement après sa récompense.
barrage-value-production_outflow_before_contract-true = activée
barrage-value-production_outflow_before_contract-false = désactivée
barrage-option-uncovered_credits_may_pay_the_red_fee = Crédits découverts pour le supplément
barrage-option-uncovered_credits_may_pay_the_red_fee-text = Si les crédits qu’une pièce découvre peuvent payer le supplément de cette même pièce. Sans effet si le revenu ne vient pas avant la pose.
barrage-value-uncovered_credits_may_pay_the_red_fee-true = activée
barrage-value-uncovered_credits_may_pay_the_red_fee-false = désactivée
barrage-option-workshop_requires_something_on_the_wheel = L’atelier demande une roue chargée
barrage-option-workshop_requires_something_on_the_wheel-text = Si l’atelier ne peut servir qu’avec une tuile ou des machines sur la roue, ou aussi avec une roue vide.
barrage-value-workshop_requires_something_on_the_wheel-true = activée
barrage-value-workshop_requires_something_on_the_wheel-false = désactivée
barrage-option-sekibo_copy_requires_an_action_after_it = Sekibo : une action doit suivre
barrage-option-sekibo_copy_requires_an_action_after_it-text = Si Sekibo ne peut copier un directeur que si une action peut suivre, et suit, dans le même tour.
barrage-value-sekibo_copy_requires_an_action_after_it-true = activée
barrage-value-sekibo_copy_requires_an_action_after_it-false = désactivée
barrage-option-ranking_counts_energy_produced = Classement par énergie produite
barrage-option-ranking_counts_energy_produced-text = Si le classement d’une manche et le départage final ne comptent que l’énergie des productions, ou toute l’énergie de la piste.
barrage-value-ranking_counts_energy_produced-true = activée
barrage-value-ranking_counts_energy_produced-false = désactivée

## Le décompte

barrage-score-start = Points de départ
barrage-score-contracts = Contrats
barrage-score-income = Revenus
barrage-score-conduits = Conduites utilisées par d’autres
barrage-score-tiles = Tuiles technologie
barrage-score-energy = Piste d’énergie
barrage-score-bonus = Tuiles bonus
barrage-score-objective = Tuile objectif
barrage-score-leftovers = Ressources restantes
barrage-score-water = Eau dans les barrages

## Mots

barrage-word-supply = réserve commune
barrage-word-neutral = neutre
barrage-word-surcharge = surcoût
barrage-word-action = prix de l’action
barrage-word-red-space = supplément
barrage-word-machines = machines remplacées
barrage-word-base = base
barrage-word-elevation = élévation
# Une phrase ci-dessus choisit d’après ce mot : [conduite].
barrage-word-conduit = conduite
barrage-word-powerhouse = centrale
barrage-word-round-5-energy = Énergie dans la manche 5
barrage-word-start = points de départ
barrage-word-contracts = contrat
barrage-word-income = revenu
barrage-word-conduits = usage de la conduite
barrage-word-tiles = tuile technologie
barrage-word-energy = piste d’énergie
barrage-word-bonus = tuile bonus
barrage-word-objective = tuile objectif
barrage-word-leftovers = ressources restantes
barrage-word-water = eau dans les barrages

## D’où viennent les valeurs

barrage-provenance-rulebook-fr = résumé français des règles
barrage-provenance-published = autre texte publié
barrage-provenance-derived = déduit
barrage-provenance-reconstructed = reconstitué

## Pourquoi un robot apprécie un choix
barrage-eval-points = des points
barrage-eval-energy = de l’énergie à cette manche
barrage-eval-bonus = des tuiles bonus
barrage-eval-systems = de l’énergie aux manches suivantes
barrage-eval-incomes = des revenus
barrage-eval-contracts = des contrats à portée
barrage-eval-objective = des points d’objectif
barrage-eval-machines = des machines
barrage-eval-credits = des crédits
barrage-eval-tiles = des tuiles technologie
barrage-eval-engineers = des ingénieurs
barrage-eval-pieces = des structures sur le plateau
barrage-eval-power = le pouvoir de la société
barrage-eval-water = de l’eau dans les barrages
