//! The numbers of the habits, where a point of the final score is about 5. `_end` is what something
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
        /// (`examples/evolve.rs`), then rounded. They were chosen for their lead, not for their
        /// points: who is ahead hurries to the end.
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
    dollar = 3.07,
    dollar_end = 0.17,
    // §4 Ways: a step, late in the game, for each point the hand is short of a good one; fees.
    step = -0.89,
    step_late = 1.21,
    step_weak = -0.51,
    fee = 1.32,
    // §8 Kansas City: to get there, late in the game, by what the delivery is worth, if nothing.
    kansas_city = 16.38,
    kansas_city_late = 0.49,
    kansas_city_delivery = 0.67,
    kansas_city_short = 0.66,
    // §5 A stop without local actions, and what those are worth beside what they bring.
    idle = -8.2,
    hire = 12.87,
    hire_end = -3.86,
    build = 6.97,
    buy = -1.79,
    buy_end = -2.19,
    buy_cowboys = 0.74,
    engine = 2.25,
    engine_end = 1.22,
    teepee = -0.04,
    teepee_end = 15.71,
    trade = 5.8,
    hazard = 1.36,
    hazard_end = 11.33,
    clear = 11.07,
    hazard_vp = 4.51,
    certificate = 11.11,
    certificate_end = 15.7,
    objective = 0.29,
    objective_end = 1.07,
    aux = 8.71,
    aux_twins = -0.05,
    move_on = 8.19,
    special_delivery = 13.48,
    other = -2.35,
    // §5.1 Auxiliary actions; a draw when the hand has two alike.
    aux_money = -0.37,
    aux_draw = -1.78,
    aux_draw_twins = 4.07,
    aux_certificate = 0.54,
    aux_engine = -0.88,
    aux_remove = -0.21,
    aux_double = 12.25,
    // §6.1 The first worker hired, each one after, any in the end, and one who scores.
    cowboy = 19.97,
    craftsman = -0.61,
    engineer = 27.03,
    more_cowboys = -0.14,
    more_craftsmen = 1.76,
    more_engineers = 0.41,
    worker_end = -0.42,
    scoring_slot = 7.4,
    // §6.3 Cattle: points, breeding value, the first of a breed; cowboys; a look at more cards.
    cattle_vp = 6.51,
    cattle_value = -0.89,
    new_breed = 12.27,
    cattle_end = -7.21,
    cowboy_used = -0.19,
    reveal = 3.91,
    // §6.2 Buildings: any, in the end, points, by number; what is built over; where they stand.
    building = 4.78,
    building_end = -2.44,
    building_vp = 2.96,
    building_1 = 6.96,
    building_2 = 0.22,
    building_3 = -3.61,
    building_4 = 2.61,
    building_5 = -0.61,
    building_6 = 0.55,
    building_7 = 1.51,
    building_8 = 0.95,
    building_9 = 0.81,
    building_10 = -1.03,
    building_lost = 14.19,
    in_the_woods = -3.3,
    beside_a_risk = 1.5,
    on_a_plain_road = 4.11,
    // §8.5 Discs by what they cover.
    disc_money = 7.58,
    disc_draw = 4.57,
    disc_certificate = 0.3,
    disc_engine = -1.07,
    disc_remove = -1.31,
    disc_cert4 = 1.84,
    disc_cert6 = 0.68,
    disc_step_left = 2.7,
    disc_step_right = 9.59,
    disc_hand = 12.99,
    disc_hand_end = -7.86,
    // §8.5 Cities, the points of a city in the end, links, and a certificate that is kept.
    city_kansas_city = 0.32,
    city_topeka = 8.74,
    city_wichita = -5.13,
    city_colorado_springs = -5.1,
    city_santa_fe = -1.36,
    city_albuquerque = 8.99,
    city_el_paso = 13.79,
    city_san_diego = 3.95,
    city_sacramento = 2.04,
    city_san_francisco = 17.81,
    city_vp_end = 3.6,
    link_vp = -0.31,
    link_objective = -1.29,
    kept = 4.37,
    // §7 The railway: a space, a turnout, an upgrade and its points, station masters.
    space = 2.87,
    turnout = 4.09,
    station = 9.6,
    station_end = 6.96,
    station_vp = 7.93,
    station_near = 0.76,
    master = 27.13,
    master_end = 21.22,
    master_hope = -0.88,
    permanent = 16.93,
    // §8.1 Tiles for the board: workers, by what they are worth to the player; hazards, teepees.
    tile_cowboy = 4.98,
    tile_cowboy_end = 0.22,
    tile_craftsman = 2.71,
    tile_craftsman_end = 3.64,
    tile_engineer = -0.17,
    tile_engineer_end = 0.84,
    tile_wanted = 1.61,
    tile_hazard = 0.85,
    tile_hazard_end = -0.91,
    tile_teepee = -0.66,
    tile_teepee_end = -0.45,
    // §9 Objective cards: to play one, its points, each thing it still asks for.
    play = 6.18,
    objective_vp = 1.17,
    unmet = 9.8,
    // Cards that leave the hand: one of two alike, the only one of its breed, by its value, the
    // nearer to Kansas City; objective cards; a card removed for good, by its value.
    twin = -14.52,
    single = -7.2,
    single_value = 0.85,
    single_value_near = 0.32,
    objective_in_hand = 3.29,
    removed_value = 0.76,
}
