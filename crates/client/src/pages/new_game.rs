//! A new game: who sits where, which options, which seed. What was entered stays for the next time.

pub(crate) mod form;
pub(super) mod options;
pub(crate) mod seats;
mod seed;

use catalog::CatalogError;
use leptos::prelude::*;
use smokestack_core::GameInfo;

use self::form::Form;
use self::options::Options;
use self::seats::Seats;
use self::seed::SeedField;
use super::parts::{Disclosure, Icon, Nowhere};
use super::told::Told;
use crate::session::{self, NewGame};
use crate::storage::{self, keys};
use crate::words::Words;

/// Why a game does not start.
#[derive(Clone, Debug)]
pub(super) enum Problem {
    /// This text is no seed.
    Seed(String),
    /// The catalogue says no.
    Refused(CatalogError),
}

impl Problem {
    /// One sentence.
    pub(super) fn say(&self, words: Words) -> String {
        match self {
            Problem::Seed(text) => words.with("error-seed", &[("seed", text.as_str().into())]),
            Problem::Refused(error) => words.translations().error(&error.message()),
        }
    }
}

/// The shortest way to a game: a person against two bots.
pub(super) fn quick_start(game: &str, words: Words) -> Result<(), Problem> {
    let game = catalog::find(game).map_err(Problem::Refused)?.info();
    begin(game, &read(game).against_bots(), words)
}

/// Starts the game of the form. Nothing is lost if it does not: the form stays as it is.
fn begin(game: &'static GameInfo, form: &Form, words: Words) -> Result<(), Problem> {
    let name = |seat: usize| untrack(|| default_name(seat, words));
    session::begin(NewGame {
        game: game.id,
        players: form.players(name),
        colours: form.colours(),
        options: form.options(),
        seed: seed::chosen(&form.seed)?,
    })
    .map_err(Problem::Refused)
}

/// What a person is called who gave no name.
fn default_name(seat: usize, words: Words) -> String {
    words.with("ui-player", &[("seat", seats::letter(seat).into())])
}

fn read(game: &'static GameInfo) -> Form {
    let kept = storage::read(&keys::of_game(keys::NEW_GAME, game.id));
    Form::read(game, &kept.unwrap_or_default())
}

#[component]
pub(super) fn NewGamePage(game: String) -> impl IntoView {
    match catalog::find(&game) {
        Ok(game) => {
            let game = game.info();
            view! { <Told game=game.id><Setup game/></Told> }.into_any()
        }
        Err(_) => view! { <Nowhere/> }.into_any(),
    }
}

#[component]
fn Setup(game: &'static GameInfo) -> impl IntoView {
    let words: Words = expect_context();
    let form = RwSignal::new(read(game));
    let problem = RwSignal::new(None::<Problem>);
    Effect::new(move || {
        // A browser that refuses storage still plays; only the form is new next time.
        let _ = storage::write(&keys::of_game(keys::NEW_GAME, game.id), &form.with(Form::to_text));
    });
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        problem.set(form.with_untracked(|form| begin(game, form, words)).err());
        if matches!(problem.get_untracked(), Some(Problem::Seed(_))) {
            seed::focus();
        }
    };
    let watches = move || form.with(|form| form.people() == 0);
    let begin_word = move || words.text(if watches() { "ui-begin-watch" } else { "ui-begin" });
    // What the form says: nothing else is promised here.
    let sitters = move || {
        let (people, bots) = form.with(|form| (form.people(), form.taken().len() - form.people()));
        words.with(
            "ui-new-players",
            &[("people", people.into()), ("bots", bots.into())],
        )
    };
    let refused = move || match problem.get() {
        Some(problem @ Problem::Refused(_)) => Some(problem.say(words)),
        _ => None,
    };
    view! {
        <main id="main" data-page="new" class="page narrow" tabindex="-1">
            <h1>{move || words.with("ui-new-heading", &[("game", game.name.into())])}</h1>
            <div class="quick">
                <p data-sitters="">{sitters}</p>
                <button type="submit" form="setup" class="button" data-start="">
                    <Icon name="play"/>
                    {begin_word}
                </button>
            </div>
            <Disclosure game=game.id/>
            <form id="setup" class="setup" on:submit=start novalidate="">
                <Seats game form/>
                <Options game form/>
                <SeedField form problem/>
                {move || refused().map(|text| view! { <p class="alert" role="alert">{text}</p> })}
                <div class="begin">
                    <button type="submit" class="enamel" data-begin="">
                        <Icon name="play"/>
                        <span>{begin_word}</span>
                    </button>
                </div>
            </form>
        </main>
    }
}
