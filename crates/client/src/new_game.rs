//! A new game: players, options and seed. The form is stored for the next time.

pub(crate) mod form;
pub(super) mod options;
pub(crate) mod seats;
mod seed;

use catalog::CatalogError;
use leptos::prelude::*;
use smokestack_core::{GameInfo, Message};

use self::form::Form;
use self::options::Options;
use self::seats::Seats;
use self::seed::SeedField;
use crate::api::storage::{self, keys};
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, NotFound};
use crate::base::texts_gate::WithTexts;
use crate::games::Disclosure;
use crate::model::{self, NewGame};

/// Why a game could not be started.
#[derive(Clone, Debug)]
pub(super) enum Problem {
    /// The text is not a valid seed.
    Seed(String),
    /// The game rejected the options.
    Refused(CatalogError),
}

impl Problem {
    pub(super) fn message(&self) -> Message {
        match self {
            Problem::Seed(text) => Message::new("error-seed").text("seed", text),
            Problem::Refused(error) => error.message(),
        }
    }

    fn in_words(&self, i18n: I18n) -> String {
        i18n.translations().error(&self.message())
    }
}

/// The quick start: a person against two bots.
pub(super) fn quick_start(game: &str, i18n: I18n) -> Result<(), Problem> {
    let game = catalog::find(game).map_err(Problem::Refused)?.info();
    begin(game, &read(game).against_bots(), i18n)
}

/// Starts a game with the form's values. If that fails, the form stays as it is.
fn begin(game: &'static GameInfo, form: &Form, i18n: I18n) -> Result<(), Problem> {
    let name = |seat: usize| untrack(|| default_name(seat, i18n));
    model::begin(NewGame {
        game: game.id,
        players: form.players(name),
        colours: form.colours(),
        options: form.options(),
        seed: seed::chosen(&form.seed)?,
    })
    .map_err(Problem::Refused)
}

/// The default name of a person.
fn default_name(seat: usize, i18n: I18n) -> String {
    i18n.t_args("ui-player", &[("seat", seats::seat_id(seat).into())])
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
            view! { <WithTexts game=game.id><Setup game/></WithTexts> }.into_any()
        }
        Err(_) => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn Setup(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let form = RwSignal::new(read(game));
    let problem = RwSignal::new(None::<Problem>);
    Effect::new(move || {
        // Without storage, the form is empty next time.
        let _ = storage::write(&keys::of_game(keys::NEW_GAME, game.id), &form.with(Form::to_text));
    });
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        problem.set(form.with_untracked(|form| begin(game, form, i18n)).err());
        if matches!(problem.get_untracked(), Some(Problem::Seed(_))) {
            seed::focus();
        }
    };
    let watches = move || form.with(|form| form.people() == 0);
    let begin_word = move || i18n.t_string(if watches() { "ui-begin-watch" } else { "ui-begin" });
    // A summary of the form.
    let sitters = move || {
        let (people, bots) = form.with(|form| (form.people(), form.taken().len() - form.people()));
        i18n.t_args(
            "ui-new-players",
            &[("people", people.into()), ("bots", bots.into())],
        )
    };
    let refused = move || match problem.get() {
        Some(problem @ Problem::Refused(_)) => Some(problem.in_words(i18n)),
        _ => None,
    };
    view! {
        <main id="main" data-page="new" class="page narrow" tabindex="-1">
            <h1>{move || i18n.t_args("ui-new-heading", &[("game", game.name.into())])}</h1>
            <div class="quick">
                <p data-new-players="">{sitters}</p>
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
