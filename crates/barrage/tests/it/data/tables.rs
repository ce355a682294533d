//! A compact copy of the facts.

/// Every basin: area, the basin that its water reaches next, its powerhouse spaces (`!`: red-bordered) (B-1.2, B-1.3, B-8.1).
pub(super) const BASINS: &str = "
    basin_1  mountain basin_8  -
    basin_2  mountain basin_5  -
    basin_3  mountain basin_6  -
    basin_4  mountain basin_7  -
    basin_5  hill     basin_9  powerhouse_5_1+!powerhouse_5_2
    basin_6  hill     basin_10 powerhouse_6_1+!powerhouse_6_2
    basin_7  hill     basin_10 powerhouse_7_1+!powerhouse_7_2
    basin_8  plain    basin_11 powerhouse_8_1+powerhouse_8_2+!powerhouse_8_3
    basin_9  plain    basin_11 powerhouse_9_1+powerhouse_9_2+!powerhouse_9_3
    basin_10 plain    basin_12 powerhouse_10_1+!powerhouse_10_2+!powerhouse_10_3
    basin_11 plain    -        powerhouse_11_1+powerhouse_11_2+!powerhouse_11_3+!powerhouse_11_4
    basin_12 plain    -        powerhouse_12_1+!powerhouse_12_2+!powerhouse_12_3+!powerhouse_12_4
";

/// Every conduit space: the basin to which it leads, and its value (B-1.6).
pub(super) const CONDUITS: &str = "
    conduit_1_left   basin_8  5
    conduit_1_right  basin_5  4
    conduit_2_left   basin_6  3
    conduit_2_right  basin_10 5
    conduit_3_left   basin_5  4
    conduit_3_right  basin_6  3
    conduit_4_left   basin_7  3
    conduit_4_right  basin_12 5
    conduit_5_left   basin_8  3
    conduit_5_right  basin_10 4
    conduit_6_left   basin_9  4
    conduit_6_right  basin_7  2
    conduit_7_left   basin_10 2
    conduit_7_right  basin_12 3
    conduit_8_left   basin_11 3
    conduit_8_right  basin_9  2
    conduit_9_left   basin_11 1
    conduit_9_right  basin_12 3
    conduit_10_left  basin_11 2
    conduit_10_right basin_12 1
";

/// Every contract: energy and reward (B-7.6, B-7.9).
pub(super) const CONTRACTS: &str = "
    starting_01 3  credits:2+energy:2
    starting_02 3  credits:2+rotate:1
    starting_03 2  credits:3
    starting_04 4  credits:2+any_machines:1
    national_01 13 vp:7+rotate:4
    national_02 13 vp:6+any_machines:4
    national_03 14 vp:8+credits:8
    national_04 14 vp:8+energy:6
    national_05 15 vp:12
    national_06 15 vp:9+flowing_drops:3
    green_01    2  credits:1+rotate:2
    green_02    2  any_machines:2
    green_03    2  credits:5
    green_04    2  vp:2+energy:3
    green_05    2  credits:3+drops:2
    green_06    3  credits:4+excavators:1
    green_07    3  vp:3+mixers:1
    green_08    3  credits:4+flowing_drops:1
    green_09    3  energy:2+rotate:2
    green_10    3  vp:4+credits:2
    green_11    4  free_conduit:2
    green_12    4  free_base:plain
    green_13    4  vp:5+excavators:1
    green_14    4  vp:1+rotate:3
    green_15    4  vp:3+flowing_drops:2
    yellow_01   5  vp:4+excavators:2
    yellow_02   5  free_powerhouse
    yellow_03   5  credits:3+mixers:2
    yellow_04   5  vp:2+flowing_drops:1+rotate:2
    yellow_05   5  vp:3+excavators:1+energy:2
    yellow_06   6  free_base:hill,plain
    yellow_07   6  rotate:3+flowing_drops:1
    yellow_08   6  free_conduit:3
    yellow_09   6  vp:3+any_machines:2
    yellow_10   6  vp:2+free_elevation
    yellow_11   7  vp:6+excavators:1
    yellow_12   7  vp:7+rotate:1
    yellow_13   7  vp:3+mixers:1+flowing_drops:2
    yellow_14   7  vp:6+drops:3
    yellow_15   7  credits:4+drops:2+any_machines:1
    red_01      8  vp:4+rotate:3
    red_02      8  free_base:mountain,hill,plain
    red_03      8  credits:4+mixers:1+rotate:2
    red_04      8  free_conduit:4
    red_05      8  vp:4+energy:5
    red_06      9  vp:3+credits:2+any_machines:2
    red_07      9  vp:8+rotate:1
    red_08      9  vp:5+excavators:1+drops:3
    red_09      9  energy:3+free_powerhouse
    red_10      9  free_elevation+flowing_drops:2
    red_11      10 free_conduit:5
    red_12      10 vp:7+credits:3
    red_13      10 vp:8+flowing_drops:1
    red_14      10 vp:6+rotate:2+drops:2
    red_15      10 vp:2+any_machines:3
";

/// Every space on the management board: engineers, surcharge, cost, minimum players, what it does (B-6, B-16).
pub(super) const SPACES: &str = "
    turbine_station_plus_2_left             2 0 0 2 produce:2
    turbine_station_plus_2_right            3 3 0 2 produce:2
    turbine_station_plus_1_left             2 0 0 4 produce:1
    turbine_station_plus_1_right            3 3 0 4 produce:1
    turbine_station_zero_left               2 0 0 2 produce:0
    turbine_station_zero_right              3 3 0 2 produce:0
    turbine_station_minus_1_left            2 0 0 3 produce:-1
    turbine_station_minus_1_right           3 3 0 3 produce:-1
    turbine_station_minus_2_left            1 0 0 2 produce:-2
    turbine_station_minus_2_right           2 0 0 2 produce:-2
    water_management_two_drops_left         1 0 0 2 drops:2
    water_management_two_drops_right        2 3 0 2 drops:2
    water_management_one_flowing_drop_left  1 0 0 2 flowing_drops:1
    water_management_one_flowing_drop_right 2 3 0 2 flowing_drops:1
    bank_any                                1 0 0 2 bank:1
    workshop_rotate_1_left                  1 0 0 2 rotate:1
    workshop_rotate_1_right                 2 0 0 2 rotate:1
    workshop_rotate_2_left                  2 0 2 3 rotate:2
    workshop_rotate_2_right                 3 3 2 3 rotate:2
    workshop_rotate_3_left                  2 0 5 2 rotate:3
    workshop_rotate_3_right                 3 3 5 2 rotate:3
    machinery_shop_excavator_left           1 0 2 2 excavators:1+mixers:0
    machinery_shop_excavator_right          1 3 2 2 excavators:1+mixers:0
    machinery_shop_any_machine_left         1 0 4 4 any_machines:1
    machinery_shop_any_machine_right        2 0 4 4 any_machines:1
    machinery_shop_both_machines_left       2 0 5 2 excavators:1+mixers:1
    machinery_shop_both_machines_right      3 3 5 2 excavators:1+mixers:1
    contract_office_one_contract_left       1 0 0 2 contracts:1
    contract_office_one_contract_right      1 3 0 2 contracts:1
    contract_office_one_contract_b_left     1 0 0 4 contracts:1
    contract_office_one_contract_b_right    1 3 0 4 contracts:1
    contract_office_two_contracts_left      2 0 1 2 contracts:2
    contract_office_two_contracts_right     3 0 1 2 contracts:2
    patent_office_position_1_left           2 0 5 2 patent:1
    patent_office_position_2_left           2 0 5 2 patent:2
    patent_office_position_3_left           2 0 5 2 patent:3
";

/// Income uncovered by the second, fourth and fifth piece (B-5.9).
pub(super) const INCOME: &str = "
    company_usa     base      rotate:1       credits:6            vp:7
    company_usa     elevation any_machines:1 vp:2+flowing_drops:2 vp:7
    company_usa     conduit   vp:3           vp:2+rotate:1        vp:7
    company_germany base      vp:3           any_machines:2       vp:7
    company_germany elevation credits:3      vp:2+energy:2        vp:7
    company_germany conduit   rotate:1       vp:2+flowing_drops:2 vp:7
    company_italy   base      credits:3      vp:5                 vp:7
    company_italy   elevation rotate:1       energy:4             vp:7
    company_italy   conduit   any_machines:1 vp:2+credits:3       vp:7
    company_france  base      any_machines:1 rotate:2             vp:7
    company_france  elevation vp:3           vp:2+any_machines:1  vp:7
    company_france  conduit   credits:3      energy:4             vp:7
";
