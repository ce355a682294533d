//! Addresses inside the page, after `#`: the server never sees them, so they work offline and from any folder.

use std::fmt;

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::base::dom;

/// A place in the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The start page: `#/`.
    Start,
    /// A new game: `#/new/industria`.
    New { game: String },
    /// Playing with friends: `#/friends`.
    Friends,
    /// The account: `#/friends/account`.
    Account,
    /// The public profile of a person: `#/friends/person/ID`.
    Person { id: String },
    /// Public games that are over: `#/friends/finished`.
    Finished,
    /// Turn notifications: `#/friends/notifications` (earlier: `#/friends/telling`).
    Notifications,
    /// The link in an e-mail that confirms an address: `#/friends/confirm/CODE`.
    Confirm { code: String },
    /// A forgotten password, with the code from the e-mail if there is one: `#/friends/password`,
    /// `#/friends/password/CODE`.
    Password { code: Option<String> },
    /// The replay of a game that was played on the server, at a move: `#/friends/replay/ID`, `#/friends/replay/ID/120`.
    ReplayOf { id: String, at: Option<usize> },
    /// A new table for friends: `#/friends/new/industria`.
    NewTable { game: String },
    /// An online table: `#/friends/table/ID`.
    Online { id: String },
    /// The running table: `#/table`.
    Table,
    /// The replay of a record, at a move: `#/replay`, `#/replay/120`.
    Replay { at: Option<usize> },
    /// The analysis of a record: `#/analysis`.
    Analysis,
    /// The numbered rules, optionally at one of them: `#/rules/industria`, `#/rules/industria/IA-3.4`.
    Rules { game: String, number: Option<String> },
    /// About a game: `#/about/industria`.
    About { game: String },
    /// A first game: `#/guide/industria`.
    Guide { game: String },
    /// Language and theme: `#/settings`.
    Settings,
    /// An unknown address.
    Unknown,
}

/// The current route, in the context of the whole app.
#[derive(Clone, Copy, Debug)]
pub struct CurrentRoute(pub ReadSignal<Route>);

impl Route {
    /// Reads the part of an address from `#` on. An empty one is the start page.
    pub fn parse(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Start,
            ["new", game] => Route::New { game: game.into() },
            ["friends"] => Route::Friends,
            ["friends", "account"] => Route::Account,
            ["friends", "person", id] => Route::Person { id: id.into() },
            ["friends", "finished"] => Route::Finished,
            ["friends", "notifications" | "telling"] => Route::Notifications,
            ["friends", "confirm", code] => Route::Confirm { code: code.into() },
            ["friends", "password"] => Route::Password { code: None },
            ["friends", "password", code] => Route::Password {
                code: Some(code.into()),
            },
            ["friends", "replay", id] => Route::ReplayOf {
                id: id.into(),
                at: None,
            },
            ["friends", "replay", id, at] => match at.parse() {
                Ok(at) => Route::ReplayOf {
                    id: id.into(),
                    at: Some(at),
                },
                Err(_) => Route::Unknown,
            },
            ["friends", "new", game] => Route::NewTable { game: game.into() },
            ["friends", "table", id] => Route::Online { id: id.into() },
            ["table"] => Route::Table,
            ["replay"] => Route::Replay { at: None },
            ["replay", at] => match at.parse() {
                Ok(at) => Route::Replay { at: Some(at) },
                Err(_) => Route::Unknown,
            },
            ["analysis"] => Route::Analysis,
            ["rules", game] => Route::Rules {
                game: game.into(),
                number: None,
            },
            ["rules", game, number] => Route::Rules {
                game: game.into(),
                number: Some(number.into()),
            },
            ["about", game] => Route::About { game: game.into() },
            ["guide", game] => Route::Guide { game: game.into() },
            ["settings"] => Route::Settings,
            _ => Route::Unknown,
        }
    }

    /// Whether this is a page for online play that needs no game.
    pub(crate) fn is_in_lobby(&self) -> bool {
        use Route::{Account, Confirm, Finished, Friends, NewTable, Notifications, Password, Person};
        matches!(
            self,
            Friends
                | NewTable { .. }
                | Account
                | Person { .. }
                | Finished
                | Notifications
                | Confirm { .. }
                | Password { .. }
        )
    }

    /// The page itself, without the number of a rule or a move, which is only a place on the page.
    pub fn page(self) -> Route {
        match self {
            Route::Rules { game, .. } => Route::Rules { game, number: None },
            Route::Replay { .. } => Route::Replay { at: None },
            Route::ReplayOf { id, .. } => Route::ReplayOf { id, at: None },
            other => other,
        }
    }

    /// The move that a replay shows.
    pub fn shown_move(&self) -> Option<usize> {
        match self {
            Route::Replay { at } | Route::ReplayOf { at, .. } => *at,
            _ => None,
        }
    }

    /// Puts the move that the replay shows into the address, so that it can be shared, without a new entry in the
    /// browser's history.
    pub fn name_move(at: usize) {
        let now = match here() {
            Route::Replay { .. } => Route::Replay { at: Some(at) },
            Route::ReplayOf { id, .. } => Route::ReplayOf { id, at: Some(at) },
            _ => return,
        };
        if let Ok(history) = dom::window().history() {
            // Fails only at about a hundred calls per second; the next move tries again.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&now.to_string()));
        }
    }

    /// Navigates there; the browser's back button returns.
    pub fn go(&self) {
        // Fails only for addresses that cannot be parsed; ours always can.
        let _ = dom::window().location().set_hash(&self.to_string());
    }
}

/// The address, from `#` on: the `href` of a link.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Start | Route::Unknown => write!(f, "#/"),
            Route::New { game } => write!(f, "#/new/{game}"),
            Route::Friends => write!(f, "#/friends"),
            Route::Account => write!(f, "#/friends/account"),
            Route::Person { id } => write!(f, "#/friends/person/{id}"),
            Route::Finished => write!(f, "#/friends/finished"),
            Route::Notifications => write!(f, "#/friends/notifications"),
            Route::Confirm { code } => write!(f, "#/friends/confirm/{code}"),
            Route::Password { code: None } => write!(f, "#/friends/password"),
            Route::Password { code: Some(code) } => write!(f, "#/friends/password/{code}"),
            Route::ReplayOf { id, at: None } => write!(f, "#/friends/replay/{id}"),
            Route::ReplayOf { id, at: Some(at) } => write!(f, "#/friends/replay/{id}/{at}"),
            Route::NewTable { game } => write!(f, "#/friends/new/{game}"),
            Route::Online { id } => write!(f, "#/friends/table/{id}"),
            Route::Table => write!(f, "#/table"),
            Route::Replay { at: None } => write!(f, "#/replay"),
            Route::Replay { at: Some(at) } => write!(f, "#/replay/{at}"),
            Route::Analysis => write!(f, "#/analysis"),
            Route::Rules { game, number: None } => write!(f, "#/rules/{game}"),
            Route::Rules {
                game,
                number: Some(number),
            } => write!(f, "#/rules/{game}/{number}"),
            Route::About { game } => write!(f, "#/about/{game}"),
            Route::Guide { game } => write!(f, "#/guide/{game}"),
            Route::Settings => write!(f, "#/settings"),
        }
    }
}

/// A signal that follows the address for as long as the calling component lives.
pub fn follow_address() -> CurrentRoute {
    let (route, set_route) = signal(here());
    let listener = window_event_listener(ev::hashchange, move |_| set_route.set(here()));
    on_cleanup(move || listener.remove());
    CurrentRoute(route)
}

/// The route of the current address.
pub(crate) fn here() -> Route {
    Route::parse(&dom::window().location().hash().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_back() {
        for address in [
            "#/",
            "#/new/industria",
            "#/friends",
            "#/friends/account",
            "#/friends/person/0190f00d",
            "#/friends/finished",
            "#/friends/notifications",
            "#/friends/confirm/abc",
            "#/friends/password",
            "#/friends/password/abc",
            "#/friends/replay/0190f00d",
            "#/friends/replay/0190f00d/120",
            "#/friends/new/industria",
            "#/friends/table/0190f00d",
            "#/table",
            "#/replay",
            "#/replay/120",
            "#/analysis",
            "#/rules/industria",
            "#/rules/industria/IA-3.4",
            "#/about/industria",
            "#/guide/industria",
            "#/settings",
        ] {
            assert_eq!(Route::parse(address).to_string(), address);
        }
    }

    #[test]
    fn an_old_address_still_works() {
        assert_eq!(Route::parse("#/friends/telling"), Route::Notifications);
    }

    #[test]
    fn an_empty_route_is_the_start_page_and_others_are_unknown() {
        assert_eq!(Route::parse(""), Route::Start);
        assert_eq!(Route::parse("#"), Route::Start);
        assert_eq!(Route::parse("#/new"), Route::Unknown);
        assert_eq!(Route::parse("#/table/7/x"), Route::Unknown);
        assert_eq!(Route::parse("#/replay/last"), Route::Unknown);
    }
}
