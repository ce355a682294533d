//! Under which name one is in the game room. The server knows by a cookie; all tabs of a browser are the same person.

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen_futures::spawn_local;
use web_sys::{StorageEvent, StorageEventInit};

use super::{Problem, http};
use crate::dom::window;
use crate::storage::{self, keys};

/// A person, as the server knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub id: String,
    pub name: String,
    /// A guest has none.
    pub email: Option<String>,
    /// Whether it was shown that the address is theirs.
    pub is_confirmed: bool,
}

/// What is known about whoever is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// The server has not answered yet.
    Asking,
    Nobody,
    Somebody(Person),
    /// The operator has banned whoever is here, in the server's words.
    Banned(String),
    /// No server answers.
    Away,
}

impl Known {
    /// The id of whoever is here, or of nobody.
    pub fn person(&self) -> Result<Option<String>, Problem> {
        match self {
            Known::Somebody(person) => Ok(Some(person.id.clone())),
            Known::Nobody | Known::Banned(_) => Ok(None),
            Known::Asking | Known::Away => Err(Problem::Away),
        }
    }
}

/// In the context below the pages of the game room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guest(pub RwSignal<Known>);

impl Guest {
    /// Asks the server, and again when another tab has come in.
    pub fn follow() -> Guest {
        let guest = Guest(RwSignal::new(Known::Asking));
        provide_context(guest);
        guest.ask();
        let listener = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(keys::GUEST_CHANGED) {
                guest.ask();
            }
        });
        on_cleanup(move || listener.remove());
        guest
    }

    pub fn ask(self) {
        spawn_local(async move {
            let known = ask().await;
            // The page may have been left meanwhile; and who hears nothing new goes on with what was begun.
            if self.0.try_with_untracked(|before| *before != known) == Some(true) {
                self.0.set(known);
            }
        });
    }

    /// What decides which forms are shown: another name alone does not.
    pub fn but_name(self) -> Memo<Known> {
        Memo::new(move |_| {
            let mut known = self.0.get();
            if let Known::Somebody(person) = &mut known {
                person.name.clear();
            }
            known
        })
    }

    /// Whoever is here, as the server said last: one that is away for a while changes nobody.
    pub fn person(self) -> Memo<Result<Option<String>, Problem>> {
        Memo::new(move |before: Option<&Result<_, _>>| {
            let now = self.0.with(Known::person);
            match before {
                Some(before) if now.is_err() => before.clone(),
                _ => now,
            }
        })
    }

    /// The id of whoever is here, or of nobody.
    pub async fn whoever() -> Result<Option<String>, Problem> {
        ask().await.person()
    }

    /// Changes whenever somebody comes in, goes, or becomes somebody else, in whichever tab; nothing if nobody ever came
    /// in here. So one sees that it is somebody else now without asking the server.
    pub fn trace() -> Option<String> {
        storage::read(keys::GUEST_CHANGED)
    }

    /// Comes in by a name.
    pub async fn come_in(self, name: &str) -> Result<(), Problem> {
        let person = http::post("/api/guests", &json!({ "name": name })).await?;
        let person = read(&person).ok_or(Problem::Away)?;
        // It waits there for the next time.
        let _ = storage::write(keys::GUEST, &person.name);
        tell_tabs();
        let _ = self.0.try_set(Known::Somebody(person));
        Ok(())
    }

    /// Whoever is here has become somebody else, or is called otherwise: this tab asks, and so do the others.
    pub fn changed(self) {
        tell_tabs();
        self.ask();
    }

    pub fn id(self) -> Option<String> {
        self.0.with(|known| match known {
            Known::Somebody(person) => Some(person.id.clone()),
            _ => None,
        })
    }
}

fn tell_tabs() {
    // Without storage the tabs find out when they are loaded anew.
    let _ = storage::write(keys::GUEST_CHANGED, &js_sys::Date::now().to_string());
    tell_this_tab();
}

/// The browser tells only the others; but in this one page and reception know nothing of each other.
fn tell_this_tab() {
    let what = StorageEventInit::new();
    what.set_key(Some(keys::GUEST_CHANGED));
    let event = StorageEvent::new_with_event_init_dict("storage", &what);
    if let Ok(event) = event {
        let _ = window().dispatch_event(&event);
    }
}

async fn ask() -> Known {
    match http::get_text("/api/me").await {
        Ok(nothing) if nothing.is_empty() => Known::Nobody,
        Ok(person) => {
            let person = serde_json::from_str(&person).unwrap_or_default();
            read(&person).map_or(Known::Away, Known::Somebody)
        }
        Err(problem) if problem.passes() => Known::Away,
        Err(Problem::Refused { code, message }) if code == "banned" => Known::Banned(message),
        Err(_) => Known::Nobody,
    }
}

fn read(json: &Value) -> Option<Person> {
    Some(Person {
        id: json["id"].as_str()?.to_owned(),
        name: json["name"].as_str()?.to_owned(),
        email: json["account"]["email"].as_str().map(str::to_owned),
        is_confirmed: json["account"]["is_confirmed"] == true,
    })
}
