//! The numbers of the habits, where a point of the final score is about 4. `_end` is what something
//! is worth at the end of the game, where it differs from its start.

/// One list, so that evolution can go through all of them.
macro_rules! habits {
    ($($name:ident = $value:expr,)*) => {
        /// What a player is used to: see [`HABITS`].
        #[derive(Copy, Clone, PartialEq, Debug)]
        pub struct Habits {
            $(pub $name: f32,)*
        }

        /// Evolved from guesses by playing against themselves and against Craig
        /// (`examples/evolve.rs`), then rounded.
        pub const HABITS: Habits = Habits { $($name: $value,)* };

        impl Habits {
            /// All of them by name.
            pub fn each(&mut self) -> impl Iterator<Item = (&'static str, &mut f32)> {
                [$((stringify!($name), &mut self.$name),)*].into_iter()
            }
        }
    };
}

habits! {
    // How far a choice may be from the best in a playout.
    noise = 0.6,
    // Money, at the start of the game and at its end.
    dollar = 3.11,
    dollar_end = 0.05,
    // §4 Ways: a step, late in the game, for each point the hand is short of a good one; fees.
    step = -0.03,
    step_late = 0.15,
    step_weak = -1.28,
    fee = 0.71,
    // §8 Kansas City: to get there, late in the game, by what the delivery is worth, if nothing.
    kansas_city = 4.41,
    kansas_city_late = -0.76,
    kansas_city_delivery = 0.36,
    kansas_city_short = 0.07,
    // §5 A stop without local actions, and what those are worth beside what they bring.
    idle = -7.23,
    hire = 13.65,
    hire_end = -0.47,
    build = 7.07,
    buy = -0.09,
    buy_end = -0.62,
    engine = 1.8,
    engine_end = 0.33,
    teepee = 0.42,
    teepee_end = 1.13,
    trade = 4.98,
    hazard = 2.08,
    hazard_end = 4.84,
    clear = 7.12,
    hazard_vp = 1.59,
    certificate = 6.18,
    certificate_end = 5.02,
    objective = -0.88,
    objective_end = -0.08,
    aux = 2.95,
    aux_twins = 0.81,
    move_on = 3.06,
    special_delivery = 9.49,
    other = 1.23,
    // §5.1 Auxiliary actions; a draw when the hand has two alike.
    aux_money = 0.25,
    aux_draw = -0.58,
    aux_draw_twins = 1.73,
    aux_certificate = 0.3,
    aux_engine = -0.13,
    aux_remove = -0.45,
    aux_double = 2.61,
    // §6.1 The first worker hired, each one after, any in the end, and one who scores.
    cowboy = 17.43,
    craftsman = -3.32,
    engineer = 7.12,
    more_cowboys = -0.29,
    more_craftsmen = -1.0,
    more_engineers = -0.74,
    worker_end = -0.16,
    scoring_slot = 5.7,
    // §6.3 Cattle: points, breeding value, the first of a breed; cowboys; a look at more cards.
    cattle_vp = 4.27,
    cattle_value = 0.4,
    new_breed = 9.52,
    cattle_end = -4.44,
    cowboy_used = 0.13,
    reveal = 1.71,
    // §6.2 Buildings: any, in the end, points, by number; what is built over; where they stand.
    building = 3.17,
    building_end = -0.81,
    building_vp = 0.21,
    building_1 = 1.04,
    building_2 = 0.01,
    building_3 = 1.5,
    building_4 = -0.51,
    building_5 = 0.55,
    building_6 = -0.18,
    building_7 = -0.53,
    building_8 = 0.57,
    building_9 = 0.48,
    building_10 = -0.54,
    building_lost = 2.0,
    in_the_woods = 1.27,
    beside_a_risk = 0.26,
    on_a_plain_road = 0.81,
    // §8.5 Discs by what they cover.
    disc_money = 2.72,
    disc_draw = 1.89,
    disc_certificate = 0.07,
    disc_engine = -0.05,
    disc_remove = -0.21,
    disc_cert4 = 0.87,
    disc_cert6 = 0.55,
    disc_step_left = 1.5,
    disc_step_right = 1.79,
    disc_hand = 9.76,
    disc_hand_end = -1.93,
    // §8.5 Cities, the points of a city in the end, links, and a certificate that is kept.
    city_kansas_city = -7.02,
    city_topeka = 1.46,
    city_wichita = -1.65,
    city_colorado_springs = 0.13,
    city_santa_fe = -0.18,
    city_albuquerque = 8.76,
    city_el_paso = 9.29,
    city_san_diego = 5.5,
    city_sacramento = 7.43,
    city_san_francisco = 13.2,
    city_vp_end = 0.6,
    link_vp = 1.33,
    link_objective = -0.62,
    kept = 4.01,
    // §7 The railway: a space, a turnout, an upgrade and its points, station masters.
    space = 1.22,
    turnout = 2.78,
    station = 6.77,
    station_end = 6.76,
    station_vp = 3.0,
    station_near = 0.58,
    master = 8.25,
    master_end = 4.85,
    master_hope = 0.8,
    permanent = 6.34,
    // §8.1 Tiles for the board.
    tile_worker = 0.72,
    tile_cowboy = 1.76,
    tile_hazard = 0.12,
    tile_teepee = 0.95,
    // §9 Objective cards: to play one, its points, each thing it still asks for.
    play = 0.98,
    objective_vp = 0.78,
    unmet = 3.11,
    // Cards that leave the hand: one of two alike, the only one of its breed, by its value, the
    // nearer to Kansas City; objective cards; a card removed for good, by its value.
    twin = -4.41,
    single = -2.08,
    single_value = -0.25,
    single_value_near = 1.06,
    objective_in_hand = 0.47,
    removed_value = -1.4,
}
