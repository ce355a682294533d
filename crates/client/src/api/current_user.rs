//! The signed-in user. The server identifies them by a cookie; all tabs of a browser are the same user.

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use protocol::{ErrorCode, Me, NewGuest, SignedIn};
use wasm_bindgen_futures::spawn_local;
use web_sys::{StorageEvent, StorageEventInit};

use super::{Problem, http};
use crate::api::storage::{self, keys};
use crate::base::dom::window;

/// Who is signed in, as far as this browser knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AuthState {
    /// The server has not responded yet.
    Loading,
    SignedOut,
    SignedIn(Me),
    /// The operator has banned the user; the server's message.
    Banned(String),
    /// The server does not respond.
    Unreachable,
}

impl AuthState {
    /// The id of the user, if one is signed in.
    pub fn user_id(&self) -> Result<Option<String>, Problem> {
        match self {
            AuthState::SignedIn(person) => Ok(Some(person.id.clone())),
            AuthState::SignedOut | AuthState::Banned(_) => Ok(None),
            AuthState::Loading | AuthState::Unreachable => Err(Problem::Unreachable),
        }
    }
}

/// The signed-in user; in the context of all pages for online play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CurrentUser(pub RwSignal<AuthState>);

impl CurrentUser {
    /// Asks the server who is signed in, and asks again when the user signs in or out in another tab.
    pub fn follow() -> CurrentUser {
        let user = CurrentUser(RwSignal::new(AuthState::Loading));
        provide_context(user);
        user.refresh();
        let listener = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(keys::GUEST_CHANGED) {
                user.refresh();
            }
        });
        on_cleanup(move || listener.remove());
        user
    }

    pub fn refresh(self) {
        spawn_local(async move {
            let state = fetch_auth_state().await;
            // The page may have been left meanwhile; without a change, open forms must not be drawn again.
            if self.0.try_with_untracked(|before| *before != state) == Some(true) {
                self.0.set(state);
            }
        });
    }

    /// Determines which forms are shown: a new name alone does not change them.
    pub fn ignoring_name(self) -> Memo<AuthState> {
        Memo::new(move |_| {
            let mut state = self.0.get();
            if let AuthState::SignedIn(person) = &mut state {
                person.name.clear();
            }
            state
        })
    }

    /// The user's id as the server last returned it: it stays while the server is unreachable.
    pub fn user_id(self) -> Memo<Result<Option<String>, Problem>> {
        Memo::new(move |before: Option<&Result<_, _>>| {
            let now = self.0.with(AuthState::user_id);
            match before {
                Some(before) if now.is_err() => before.clone(),
                _ => now,
            }
        })
    }

    /// Asks the server for the id of the user, if one is signed in.
    pub async fn fetch_user_id() -> Result<Option<String>, Problem> {
        fetch_auth_state().await.user_id()
    }

    /// Changes whenever a user signs in, signs out or switches accounts in any tab of this browser; `None` if nobody has
    /// ever signed in here. It shows without a request whether the user has changed.
    pub fn auth_epoch() -> Option<String> {
        storage::read(keys::GUEST_CHANGED)
    }

    /// Signs in as a guest with this name.
    pub async fn continue_as_guest(self, name: &str) -> Result<(), Problem> {
        let new = NewGuest {
            name: name.to_owned(),
        };
        let guest: SignedIn = http::post("/api/guests", &new).await?;
        let person = Me {
            id: guest.id,
            name: guest.name,
            account: None,
        };
        // The name is suggested next time.
        let _ = storage::write(keys::GUEST, &person.name);
        notify_tabs();
        let _ = self.0.try_set(AuthState::SignedIn(person));
        Ok(())
    }

    /// The user or their name has changed: this tab and all others ask the server again.
    pub fn notify_changed(self) {
        notify_tabs();
        self.refresh();
    }

    pub fn id(self) -> Option<String> {
        self.0.with(|state| match state {
            AuthState::SignedIn(person) => Some(person.id.clone()),
            _ => None,
        })
    }
}

fn notify_tabs() {
    // Without storage, the other tabs notice when they are reloaded.
    let _ = storage::write(keys::GUEST_CHANGED, &js_sys::Date::now().to_string());
    notify_this_tab();
}

/// Notifies this tab, like the browser notifies the others.
fn notify_this_tab() {
    let what = StorageEventInit::new();
    what.set_key(Some(keys::GUEST_CHANGED));
    let event = StorageEvent::new_with_event_init_dict("storage", &what);
    if let Ok(event) = event {
        let _ = window().dispatch_event(&event);
    }
}

async fn fetch_auth_state() -> AuthState {
    match http::get_text("/api/me").await {
        Ok(nothing) if nothing.is_empty() => AuthState::SignedOut,
        Ok(person) => http::read(&person).map_or(AuthState::Unreachable, AuthState::SignedIn),
        Err(problem) if problem.is_temporary() => AuthState::Unreachable,
        Err(Problem::Unreadable) => AuthState::Unreachable,
        Err(Problem::Refused(problem)) if problem.code == ErrorCode::Banned => {
            AuthState::Banned(problem.message)
        }
        Err(_) => AuthState::SignedOut,
    }
}
