# Barrage: what the engine says. Names come in without an article: those of dams and conduits take “the”, those of
# spaces and tiles begin with a capital.

## Events: the log

barrage-event-draft = The companies are chosen: { $seat } begins.
barrage-event-drafted = { $seat } takes the pair { $company } and { $officer }.
barrage-event-round = Round { $round } begins.
barrage-event-receives = { $seat } receives income.
barrage-event-sprang =
    { $drops ->
        [one] { $drops } drop wells
       *[other] { $drops } drops well
    } up at { $headstream }.
barrage-event-placed =
    { $seat } sends { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    } to work: { $space }.
barrage-event-constructs =
    { $seat } sends { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    } out to build ({ $space }).
barrage-event-copying =
    { $seat } sends { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    } to copy an officer ({ $space }).
barrage-event-chose = { $seat } chooses a tile to build with: { $tile }.
barrage-event-uses = { $seat } builds without engineers: { $tile }.
barrage-event-copies = { $seat } copies a tile on the wheel: { $tile }.
barrage-event-officer = { $seat } has Sekibo copy { $officer } for this turn.
barrage-event-begins = { $seat } starts to build: { $site }.
barrage-event-begins-raising = { $seat } starts to raise the { $site }.
barrage-event-loaded =
    { $seat } puts on the wheel: { $tile }{ $excavators ->
        [0] { "" }
        [one] , { $excavators } excavator
       *[other] , { $excavators } excavators
    }{ $mixers ->
        [0] { "" }
        [one] , { $mixers } mixer
       *[other] , { $mixers } mixers
    } ({ $site }).
barrage-event-loaded-machines =
    { $seat } puts on the wheel: { $excavators ->
        [0]
            { $mixers ->
                [0] no machines
                [one] { $mixers } mixer
               *[other] { $mixers } mixers
            }
        [one]
            { $excavators } excavator{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
       *[other]
            { $excavators } excavators{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
    } ({ $site }).
barrage-event-turned =
    { $seat } turns the wheel by { $segments ->
        [one] { $segments } segment
       *[other] { $segments } segments
    }.
barrage-event-back =
    Back from the wheel for { $seat }: { $tile }{ $excavators ->
        [0] { "" }
        [one] , { $excavators } excavator
       *[other] , { $excavators } excavators
    }{ $mixers ->
        [0] { "" }
        [one] , { $mixers } mixer
       *[other] , { $mixers } mixers
    }.
barrage-event-back-machines =
    Back from the wheel for { $seat }: { $excavators ->
        [0]
            { $mixers ->
                [0] no machines
                [one] { $mixers } mixer
               *[other] { $mixers } mixers
            }
        [one]
            { $excavators } excavator{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
       *[other]
            { $excavators } excavators{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
    }.
barrage-event-built = { $seat } builds: { $site }.
barrage-event-raised = { $seat } raises the { $site } by one level.
# [conduit] is the text of barrage-word-conduit; everything else is paid to the common supply.
barrage-event-paid =
    { $for ->
        [conduit]
            { $from } pays { $to } { $amount ->
                [one] { $amount } credit
               *[other] { $amount } credits
            } for the use of the { $place }
       *[other]
            { $from } pays { $amount ->
                [one] { $amount } credit
               *[other] { $amount } credits
            }: { $for } ({ $place })
    }.
barrage-event-income =
    { $seat } receives { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }.
barrage-event-machines =
    { $seat } receives { $excavators ->
        [0]
            { $mixers ->
                [0] no machines
                [one] { $mixers } mixer
               *[other] { $mixers } mixers
            }
        [one]
            { $excavators } excavator{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
       *[other]
            { $excavators } excavators{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
    }.
barrage-event-energy = { $seat } gains { $energy } energy.
barrage-event-scored =
    { $seat } { $points ->
        [-3] loses 3 points
        [one] scores { $points } point
       *[other] scores { $points } points
    }: { $for }.
barrage-event-produced =
    { $seat } produces { $energy } energy: { $drops ->
        [one] { $drops } drop
       *[other] { $drops } drops
    } from the { $dam } through the { $conduit } to { $powerhouse }.
barrage-event-ran =
    { $drops ->
        [one] { $drops } drop flows
       *[other] { $drops } drops flow
    } from { $from } to the { $to }.
barrage-event-left =
    { $drops ->
        [one] { $drops } drop from { $from } reaches the exit and is gone
       *[other] { $drops } drops from { $from } reach the exit and are gone
    }.
barrage-event-dropped = { $seat } places a drop on { $headstream }.
barrage-event-filled =
    { $drops ->
        [one] { $drops } drop from the common supply goes
       *[other] { $drops } drops from the common supply go
    } into the { $dam }.
barrage-event-fulfilled = { $seat } fulfils { $contract }.
barrage-event-took = { $seat } takes { $contract }.
barrage-event-discarded = { $seat } discards { $contract }.
barrage-event-revealed = Newly face up: { $contract }.
barrage-event-offered = New in the patent office: { $tile }.
barrage-event-acquired = { $seat } acquires the tile { $tile }.
barrage-event-accepted = { $seat } takes the water for the empty dams.
barrage-event-declined = { $seat } declines.
barrage-event-declined-contract = { $seat } fulfils no contract.
barrage-event-declined-drops = { $seat } puts no more drops on the headstreams.
barrage-event-declined-production = { $seat } declines to produce.
barrage-event-lost = { $seat } cannot build the free { $structure } anywhere: it is lost.
barrage-event-passed = { $seat } passes for the rest of the round.
barrage-event-flow = Everybody has passed: the water on the headstreams flows.
barrage-event-scoring = Round { $round } is scored.
barrage-event-order = New turn order: { $seats }.
barrage-event-over = The last drop has run down to the valley: the game is over.
barrage-event-final =
    { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals: what is wrong, and what would be right

barrage-refusal-game-over = The game is over, so nothing more can be played; the final score stands.
barrage-refusal-not-the-question = That is not what is being asked now; choose one of the actions offered.
barrage-refusal-company-not-offered = { $company } is not on offer; choose one of the companies that nobody has taken yet.
barrage-refusal-start-not-offered = You cannot choose { $contract } because it is not on offer; choose one of the remaining starting contracts.
barrage-refusal-space-closed = “{ $space }” is closed for the whole of this game; choose another space.
barrage-refusal-space-taken = “{ $space }” is occupied until the end of the round; choose a free space, or the bank, which is never full.
barrage-refusal-too-few-engineers =
    This takes { $needed ->
        [one] { $needed } engineer
       *[other] { $needed } engineers
    }, and { $has ->
        [0] you have none left
       *[other] you have only { $has } left
    }; choose something that takes fewer.
barrage-refusal-too-few-credits =
    This costs { $needed ->
        [one] { $needed } credit
       *[other] { $needed } credits
    }, and { $has ->
        [0] you have none
       *[other] you have only { $has }
    }; choose something cheaper. The bank gives 1 credit for each engineer.
barrage-refusal-must-be-done = You have chosen this action, so you must carry it out; you may decline only its extra effects.
barrage-refusal-nothing-to-build = There is nothing you could build now with your tiles, machines, credits and pieces; choose another action.
barrage-refusal-must-play =
    You still have { $has ->
        [one] { $has } engineer
       *[other] { $has } engineers
    }, so you must play; the bank is always possible.
barrage-refusal-not-leftmost = You use your personal spaces from left to right; the next one is { $space }.
barrage-refusal-construction-space-taken = You have already used { $space } in this round; take a free one, or choose another action.
barrage-refusal-tile-not-at-hand = { $tile } is not in your supply; choose one of your tiles that is off the wheel.
barrage-refusal-tile-builds-nothing = { $tile } cannot build anything now because machines, credits, a piece or a place are missing; choose another tile.
barrage-refusal-other-structure = { $tile } does not build this structure; choose a building space that goes with the tile.
barrage-refusal-too-few-machines =
    You have too few machines: this takes { $excavators ->
        [0]
            { $mixers ->
                [0] no machines
                [one] { $mixers } mixer
               *[other] { $mixers } mixers
            }
        [one]
            { $excavators } excavator{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
       *[other]
            { $excavators } excavators{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
    }: { $site }. Choose something cheaper, or turn the wheel to get machines back.
barrage-refusal-machines-not-there =
    You do not have that many machines: you have { $excavators ->
        [0]
            { $mixers ->
                [0] no machines
                [one] { $mixers } mixer
               *[other] { $mixers } mixers
            }
        [one]
            { $excavators } excavator{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
       *[other]
            { $excavators } excavators{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
    }. Pay with what you have.
barrage-refusal-no-way-to-pay = This cannot be paid for in that way: { $site }. Choose one of the payments offered.
barrage-refusal-no-piece-left = You have no { $structure } left on your board; build something else.
barrage-refusal-no-credits-for-red =
    This building space is red-bordered: { $site }. It costs a red fee of { $needed ->
        [one] { $needed } credit
       *[other] { $needed } credits
    }, and { $has ->
        [0] you have none
       *[other] you have only { $has }
    }; choose one without a red border.
barrage-refusal-site-taken = This building space is taken: { $site }. Choose a free one.
barrage-refusal-one-base = You already have a base in { $basin }, and only one is allowed there; choose another basin.
barrage-refusal-one-powerhouse = You already have a powerhouse in { $basin }, and only one is allowed there; choose another basin.
barrage-refusal-dam-is-full = The { $dam } has reached the highest level; raise another of your dams.
barrage-refusal-not-your-dam = You have no dam here: { $dam }. You can raise only your own dams, and produce only with your own or neutral ones.
barrage-refusal-other-free-structure = What you get for free is something else ({ $structure }); build that, or decline.
barrage-refusal-not-this-free-site = The reward does not reach this far: { $site }. Choose a place that it allows, or decline.
barrage-refusal-no-production = “{ $space }” would bring you no energy now. You need a dam with water, a conduit and your own powerhouse, and credits if the conduit is not yours.
barrage-refusal-national-not-taken = You cannot take { $contract }: a national contract stays on display until somebody fulfils it. Take a private one.
barrage-refusal-not-face-up = You cannot take { $contract } because it is not face up; choose one of the face-up private contracts.
barrage-refusal-no-contract-face-up = No private contract is face up, so the contract office is closed; choose another action.
barrage-refusal-not-held = You do not hold { $contract }; discard one of your own unfulfilled contracts.
barrage-refusal-patent-taken = “{ $space }” is empty until the next round because its tile has been taken; choose a position with a tile.
barrage-refusal-no-conduit = Nobody has built this yet: { $conduit }. Choose a conduit that has been built.
barrage-refusal-no-powerhouse = You have no powerhouse in { $basin }, where this conduit ends; choose a conduit that leads to one of yours.
barrage-refusal-other-powerhouse = You have just produced in { $basin }; the second production needs another one of your powerhouses.
barrage-refusal-too-few-drops =
    The { $dam } holds { $held ->
        [0] no drops; choose a dam with water
        [one] only { $held } drop; use no more than that
       *[other] only { $held } drops; use no more than that
    }.
barrage-refusal-too-little-energy = The result would be { $energy }, and a production must bring at least 1 energy; use more drops or a conduit of higher value.
barrage-refusal-contract-too-high = You cannot fulfil { $contract }: it asks for { $needed } energy at once, and you have just gained { $energy }; earlier energy does not help. Choose a smaller contract, or none.
barrage-refusal-contract-not-yours = You cannot fulfil { $contract }; choose a contract you hold or a national one on display.
barrage-refusal-already-fulfilled = You have already fulfilled { $contract }, and that counts only once; choose another contract, or none.
barrage-refusal-not-national = You cannot fulfil { $contract } with the energy of a tile; choose a private or starting contract you hold, or none.
barrage-refusal-wrong-number-of-machines =
    Choose exactly { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    }, excavators and mixers taken together.
barrage-refusal-not-on-wheel = { $tile } is not on your wheel; only a tile on the wheel can be copied.
barrage-refusal-copies-nobody = You are not copying Krylov, so you cannot build with a tile on the wheel; choose a tile in your supply.
barrage-refusal-needs-engineers = { $tile } does not work without engineers; place engineers on a personal space to build with it.
barrage-refusal-not-sekibo = Only Sekibo copies other officers, and your company has a different officer; choose another action.
barrage-refusal-sekibo-in-order = Sekibo’s two spaces are used in order; take the next one.
barrage-refusal-no-more-copies = Sekibo can copy nobody else in this round; choose another action.
barrage-refusal-not-copyable = { $officer } cannot be copied in this game; choose one of the officers on offer.
barrage-refusal-once-a-turn = You have already copied an officer in this turn; now choose a normal action.
barrage-refusal-no-action-after = After copying an officer you have to take an action in the same turn: keep an engineer for it, or use the tile that you have.
barrage-refusal-empty-wheel = There is nothing on your wheel to turn, so you cannot use { $space }; choose another action.
barrage-refusal-not-your-turn = It is { $asked }’s turn to decide; { $seat } has to wait.

## Questions

barrage-prompt-company = { $seat }, which company do you choose, together with its executive officer? The last player to choose plays first in round 1.
barrage-prompt-start = { $seat }, which starting contract do you take? You fulfil it like any other contract.
barrage-prompt-act =
    { $seat }, what do your engineers do? { $engineers ->
        [one] { $engineers } is left
       *[other] { $engineers } are left
    }.
barrage-prompt-act-copying =
    { $seat }, you are copying { $officer } until the end of this turn. What do your engineers do? { $engineers ->
        [one] { $engineers } is left
       *[other] { $engineers } are left
    }.
barrage-prompt-last = { $seat }, you have no engineers left. Do you build with a tile that needs none, or do you pass for the rest of the round?
barrage-prompt-officer = { $seat }, which officer does Sekibo copy until the end of this turn?
barrage-prompt-tile = { $seat }, which tile do you build with? It goes on the wheel and comes back with the wheel’s sixth turn.
barrage-prompt-copy = { $seat }, which tile on your wheel does Krylov’s special tile copy?
barrage-prompt-site = { $seat }, where do you build? Your tile: { $tile }.
barrage-prompt-pay = { $seat }, how do you pay? You are building: { $site }.
barrage-prompt-machines =
    { $seat }, take { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    } of your choice: excavators or mixers?
barrage-prompt-drop =
    { $seat }, which headstream do you place a drop on? It stays there until everybody has passed. { $drops ->
        [one] This is the last one
       *[other] There are { $drops } to place
    }.
barrage-prompt-drop-flowing =
    { $seat }, which headstream do you place a drop on? It flows at once. { $drops ->
        [one] This is the last one
       *[other] There are { $drops } to place
    }.
barrage-prompt-free = { $seat }, where do you build the free { $structure }? At most a red fee is due.
barrage-prompt-free-base = { $seat }, where do you build the free base? At most a red fee is due.
barrage-prompt-free-conduit = { $seat }, where do you build the free conduit? Its value may be at most { $value }.
barrage-prompt-fill = { $seat }, do you put 1 drop into each of your empty dams? It is all of them or none.
barrage-prompt-produce =
    { $seat }, choose the dam, the conduit and the number of drops for your production ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }).
barrage-prompt-produce-tile =
    { $seat }, your tile allows a production ({ $modifier ->
        [0] ±0
        [-1] −1
        [-2] −2
       *[other] +{ $modifier }
    }): choose the dam, the conduit and the number of drops, or decline.
barrage-prompt-produce-second = { $seat }, you may produce once more with a different powerhouse, without modifier and bonus: choose the dam, the conduit and the number of drops, or decline.
barrage-prompt-fulfil =
    { $seat }, which contract do you fulfil with the { $energy } energy you have just gained?{ $discount ->
        [0] { "" }
       *[other] { " " }Each contract asks { $discount } less of you.
    }
barrage-prompt-take =
    { $seat }, which private contract do you take?{ $count ->
        [one] { "" }
       *[other] { " " }You take { $count }.
    }
barrage-prompt-discard =
    { $seat }, you hold too many contracts. Which one do you discard?{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } have to go.
    }
barrage-prompt-over = The game is over.

## Actions: labels of buttons

barrage-action-company = { $company } with { $officer }
barrage-action-company-alone = { $company }
barrage-action-start = Take { $contract }
barrage-action-place =
    { $space }{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } engineer
       *[other] { " " }· { $engineers } engineers
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credit
       *[other] { " " }· { $credits } credits
    }
barrage-action-construct =
    Build{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } engineer
       *[other] { " " }· { $engineers } engineers
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credit
       *[other] { " " }· { $credits } credits
    }
barrage-action-sekibo =
    Sekibo: copy an officer{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } engineer
       *[other] { " " }· { $engineers } engineers
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credit
       *[other] { " " }· { $credits } credits
    }
barrage-action-bank =
    Bank{ $engineers ->
        [0] { "" }
        [one] { " " }· { $engineers } engineer
       *[other] { " " }· { $engineers } engineers
    }
barrage-action-use = Build without engineers: { $tile }
barrage-action-pass = Pass
barrage-action-officer = Copy { $officer }
barrage-action-tile = Build with { $tile }
barrage-action-copy = Copy { $tile }
barrage-action-build =
    Build: { $site }{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } excavator
       *[other] { " " }· { $excavators } excavators
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } mixer
       *[other] { " " }· { $mixers } mixers
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credit
       *[other] { " " }· { $credits } credits
    }
barrage-action-raise =
    Raise: { $site }{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } excavator
       *[other] { " " }· { $excavators } excavators
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } mixer
       *[other] { " " }· { $mixers } mixers
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credit
       *[other] { " " }· { $credits } credits
    }
barrage-action-pay =
    Pay{ $excavators ->
        [0] { "" }
        [one] { " " }· { $excavators } excavator
       *[other] { " " }· { $excavators } excavators
    }{ $mixers ->
        [0] { "" }
        [one] { " " }· { $mixers } mixer
       *[other] { " " }· { $mixers } mixers
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credit
       *[other] { " " }· { $credits } credits
    }
barrage-action-produce =
    { $drops ->
        [one] { $drops } drop
       *[other] { $drops } drops
    }: { $dam }, { $conduit }{ $energy ->
        [0] { "" }
       *[other] { " " }· { $energy } energy
    }
barrage-action-produce-fee =
    { $drops ->
        [one] { $drops } drop
       *[other] { $drops } drops
    }: { $dam }, { $conduit }{ $energy ->
        [0] { "" }
       *[other] { " " }· { $energy } energy
    }{ $credits ->
        [0] { "" }
        [one] { " " }· { $credits } credit
       *[other] { " " }· { $credits } credits
    }
barrage-action-fulfil = Fulfil { $contract }
barrage-action-take = Take { $contract }
barrage-action-discard = Discard { $contract }
barrage-action-drop = A drop on { $headstream }
barrage-action-machines =
    Take { $excavators ->
        [0]
            { $mixers ->
                [0] no machines
                [one] { $mixers } mixer
               *[other] { $mixers } mixers
            }
        [one]
            { $excavators } excavator{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
       *[other]
            { $excavators } excavators{ $mixers ->
                [0] { "" }
                [one] { " " }and { $mixers } mixer
               *[other] { " " }and { $mixers } mixers
            }
    }
barrage-action-accept = A drop into each empty dam
barrage-action-decline = Decline
barrage-action-decline-contract = Fulfil no contract
barrage-action-decline-drops = No more drops

## Options

barrage-option-introductory = Introductory game
barrage-option-introductory-text = For a first game: there is no patent office, company, officer and starting contract are given, and you also have a joker tile that builds any structure.
barrage-value-introductory-true = on
barrage-value-introductory-false = off
barrage-option-usa_power_counts_flow_after_production = USA: every flow counts
barrage-option-usa_power_counts_flow_after_production-text = Whether the power of the USA also counts water that flows on after a production, or only water from the headstreams.
barrage-value-usa_power_counts_flow_after_production-true = on
barrage-value-usa_power_counts_flow_after_production-false = off
barrage-option-fiesler_minimum_applies_to_german_second_production = Fiesler in Germany’s second production
barrage-option-fiesler_minimum_applies_to_german_second_production-text = Whether Fiesler’s minimum of 4 applies in Germany’s second production too, or only in the first.
barrage-value-fiesler_minimum_applies_to_german_second_production-true = on
barrage-value-fiesler_minimum_applies_to_german_second_production-false = off
barrage-option-connections_objective_counts_bases_of_any_owner = Connected bases of any colour
barrage-option-connections_objective_counts_bases_of_any_owner-text = Whether the objective “Connected bases” counts the bases of all players and neutral ones, or only your own.
barrage-value-connections_objective_counts_bases_of_any_owner-true = on
barrage-value-connections_objective_counts_bases_of_any_owner-false = off
barrage-option-objective_minimum_one_for_red_spaces_and_connections = At least one to be ranked
barrage-option-objective_minimum_one_for_red_spaces_and_connections-text = Whether the objectives “Red-bordered spaces” and “Connected bases” leave out companies that have none, or rank 0 like any other number.
barrage-value-objective_minimum_one_for_red_spaces_and_connections-true = on
barrage-value-objective_minimum_one_for_red_spaces_and_connections-false = off
barrage-option-construction_income_before_placement = Income before placement
barrage-option-construction_income_before_placement-text = Whether you receive the income a construction uncovers before you place the piece, or only after placing it and paying the red fee.
barrage-value-construction_income_before_placement-true = on
barrage-value-construction_income_before_placement-false = off
barrage-option-water_management_may_place_fewer_drops = Fewer drops allowed
barrage-option-water_management_may_place_fewer_drops-text = Whether you may place just 1 of the 2 drops of water management, or must place both.
barrage-value-water_management_may_place_fewer_drops-true = on
barrage-value-water_management_may_place_fewer_drops-false = off
barrage-option-construction_spaces_strictly_left_to_right = Construction from left to right
barrage-option-construction_spaces_strictly_left_to_right-text = Whether you must use the leftmost free personal space to build, or may use any free one.
barrage-value-construction_spaces_strictly_left_to_right-true = on
barrage-value-construction_spaces_strictly_left_to_right-false = off
barrage-option-engineer_free_tile_usable_with_no_engineers_left = Tiles after the last engineer
barrage-option-engineer_free_tile_usable_with_no_engineers_left-text = Whether you may still use a tile that needs no engineers when all of yours are placed, or pass at once.
barrage-value-engineer_free_tile_usable_with_no_engineers_left-true = on
barrage-value-engineer_free_tile_usable_with_no_engineers_left-false = off
barrage-option-discarded_contracts_leave_the_game = Discarded contracts leave the game
barrage-option-discarded_contracts_leave_the_game-text = Whether discarded private contracts leave the game, or go under the stack of their colour.
barrage-value-discarded_contracts_leave_the_game-true = on
barrage-value-discarded_contracts_leave_the_game-false = off
barrage-option-france_discount_only_for_powerhouse_production = French discount for powerhouses only
barrage-option-france_discount_only_for_powerhouse_production-text = Whether the energy of a tile counts less than that of a powerhouse: without the French discount, and not for national contracts.
barrage-value-france_discount_only_for_powerhouse_production-true = on
barrage-value-france_discount_only_for_powerhouse_production-false = off
barrage-option-production_outflow_before_contract = Water flows on before the contract
barrage-option-production_outflow_before_contract-text = Whether the water of a production flows on before you fulfil a contract, or only after its reward.
barrage-value-production_outflow_before_contract-true = on
barrage-value-production_outflow_before_contract-false = off
barrage-option-uncovered_credits_may_pay_the_red_fee = Uncovered credits pay the red fee
barrage-option-uncovered_credits_may_pay_the_red_fee-text = Whether credits that a piece uncovers may pay the red fee of that same piece. It has no effect unless income comes before placement.
barrage-value-uncovered_credits_may_pay_the_red_fee-true = on
barrage-value-uncovered_credits_may_pay_the_red_fee-false = off
barrage-option-workshop_requires_something_on_the_wheel = The workshop needs something to turn
barrage-option-workshop_requires_something_on_the_wheel-text = Whether the workshop may be used only with a tile or machines on the wheel, or with an empty wheel too.
barrage-value-workshop_requires_something_on_the_wheel-true = on
barrage-value-workshop_requires_something_on_the_wheel-false = off
barrage-option-sekibo_copy_requires_an_action_after_it = Sekibo: an action must follow
barrage-option-sekibo_copy_requires_an_action_after_it-text = Whether Sekibo may copy an officer only if an action can and will follow in the same turn.
barrage-value-sekibo_copy_requires_an_action_after_it-true = on
barrage-value-sekibo_copy_requires_an_action_after_it-false = off
barrage-option-ranking_counts_energy_produced = Ranking by energy produced
barrage-option-ranking_counts_energy_produced-text = Whether the ranking of a round and the tie-break at the end count only the energy of productions, or all energy on the track.
barrage-value-ranking_counts_energy_produced-true = on
barrage-value-ranking_counts_energy_produced-false = off

## The score sheet

barrage-score-start = Starting points
barrage-score-contracts = Contracts
barrage-score-income = Income
barrage-score-conduits = Conduits used by others
barrage-score-tiles = Technology tiles
barrage-score-energy = Energy track
barrage-score-bonus = Bonus tiles
barrage-score-objective = Objective tile
barrage-score-leftovers = Leftovers
barrage-score-water = Water in dams

## Words

barrage-word-supply = common supply
barrage-word-neutral = neutral
barrage-word-surcharge = surcharge
barrage-word-action = price of the action
barrage-word-red-space = red fee
barrage-word-machines = replaced machines
barrage-word-base = base
barrage-word-elevation = elevation
# A sentence above chooses by this word: [conduit].
barrage-word-conduit = conduit
barrage-word-powerhouse = powerhouse
barrage-word-round-5-energy = Energy in round 5
barrage-word-start = starting points
barrage-word-contracts = contract
barrage-word-income = income
barrage-word-conduits = use of the conduit
barrage-word-tiles = technology tile
barrage-word-energy = energy track
barrage-word-bonus = bonus tile
barrage-word-objective = objective tile
barrage-word-leftovers = leftovers
barrage-word-water = water in dams

## Where the figures come from

barrage-provenance-rulebook-fr = French rules summary
barrage-provenance-published = other published source
barrage-provenance-derived = derived
barrage-provenance-reconstructed = reconstructed

## Why a bot likes a choice
barrage-eval-points = points
barrage-eval-energy = energy this round
barrage-eval-bonus = bonus tiles
barrage-eval-systems = energy in future rounds
barrage-eval-incomes = income
barrage-eval-contracts = contracts in reach
barrage-eval-objective = the objective
barrage-eval-machines = machines
barrage-eval-credits = credits
barrage-eval-tiles = technology tiles
barrage-eval-engineers = engineers
barrage-eval-pieces = structures on the map
barrage-eval-power = the company’s power
barrage-eval-water = water in dams
