//! The list of games: one row each. It is the only list; everything that needs all games is derived from it.

/// Calls a macro with the rows of all games, in the order in which games are shown: `CRATE::GAME, …`.
///
/// Most code needs only [`crate::games`] or [`crate::infos`]. This macro is for code that needs the games' types:
///
/// ```
/// use smokestack_core::Game as _;
///
/// macro_rules! names {
///     ($($name:ident::$game:ident,)*) => { [$(catalog::$name::$game::info().name),*] };
/// }
/// assert!(catalog::for_each_game!(names).contains(&"Industria"));
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $crate::add_tiny_game! { $callback {
            industria::Industria,
            industry::Industry,
            barrage::Barrage,
            age_of_industry::AgeOfIndustry,
        } }
    };
}

/// With the feature `tiny-game`, the list has one more row: a small game that proves docs/adding-a-game.md.
#[cfg(feature = "tiny-game")]
#[doc(hidden)]
#[macro_export]
macro_rules! add_tiny_game {
    ($callback:ident { $($rows:tt)* }) => { $callback! { $($rows)* tiny_game::TinyGame, } };
}

#[cfg(not(feature = "tiny-game"))]
#[doc(hidden)]
#[macro_export]
macro_rules! add_tiny_game {
    ($callback:ident { $($rows:tt)* }) => { $callback! { $($rows)* } };
}

/// The games' crates, for code that gets their names from [`for_each_game`].
macro_rules! reexport {
    ($($name:ident::$game:ident,)*) => { $(pub use ::$name;)* };
}
for_each_game!(reexport);
