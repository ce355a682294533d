//! What whole games by clicking share: sitting down, choosing, clicking, and comparing the page with the engine.

use std::collections::BTreeSet;
use std::ops::Range;

use browser_tests::{Page, Result};
use catalog::{Choice, DynTable, NewTable};
use serde_json::json;
use smokestack_core::{FastRng, Player, Seat, Seed, Viewer};
use thirtyfour::Key;

use crate::INTERACTIVE;

pub(crate) const NAMES: [&str; 3] = ["Anna", "Bruno", "Clara"];

/// The kinds of action that were tried.
pub(crate) type Done = BTreeSet<&'static str>;

/// A game and how it is explored.
pub(crate) struct Trial {
    pub game: &'static str,
    pub seats: usize,
    /// How many kinds of action there are to be clicked.
    pub kinds: usize,
    /// The kind of a choice; a game may tell apart what the engine does not.
    pub kind: fn(&Choice) -> &'static str,
    /// How much somebody who wants to try everything, and then to come to an end, would like a choice.
    pub wish: fn(&Choice, &Done) -> u8,
    /// Which of so many equally liked choices come into question; whether everything was done already.
    pub among: fn(usize, bool) -> Range<usize>,
    /// What stands on the panels: a figure, and the field of the position.
    pub figures: &'static [(&'static str, &'static str)],
    /// Hands are secret: there is a curtain, and the page knows no more than a seat does.
    pub secrets: bool,
}

impl Trial {
    pub fn table(&self, seed: u64) -> Box<dyn DynTable> {
        let names = NAMES.into_iter().take(self.seats);
        let new = NewTable {
            players: names.map(|name| Player::Person(name.to_owned())).collect(),
            options: Vec::new(),
            seed: Seed::from_number(seed),
            data: None,
        };
        catalog::find(self.game)
            .and_then(|game| game.start(&new))
            .expect("so many may play")
    }

    pub fn explorer(&self, seed: u64) -> Explorer<'_> {
        Explorer {
            trial: self,
            dice: FastRng::new(&Seed::from_number(seed)),
            done: Done::new(),
        }
    }

    /// What the explorer has to choose among others in a game without a page.
    fn explored(&self, seed: u64) -> Done {
        let mut table = self.table(seed);
        let mut explorer = self.explorer(seed);
        let mut clicked = Done::new();
        while let Some(seat) = table.turn() {
            let legal = table.legal();
            let choice = explorer.choose(&legal);
            if legal.len() > 1 {
                clicked.insert((self.kind)(&choice));
            }
            table.play(seat, &choice.action).expect("it was listed");
        }
        clicked
    }

    /// A seed whose game shows every kind of action to the explorer.
    pub fn promising_seed(&self) -> u64 {
        (0..3000)
            .find(|seed| self.explored(*seed).len() == self.kinds)
            .expect("some game shows every kind of action")
    }

    /// Plays a whole game by clicking, held to the engine's own account after every click.
    pub async fn play(&self, page: &Page, seed: u64) -> Result<()> {
        sit_down(page, self.game, self.seats, &[], seed).await?;
        let mut table = self.table(seed);
        let mut explorer = self.explorer(seed);
        let (mut clicked, mut present) = (Done::new(), None);
        while let Some(seat) = table.turn() {
            if self.secrets && present != Some(seat) {
                open_curtain(page, seat).await?;
                present = Some(seat);
            }
            let legal = table.legal();
            let choice = explorer.choose(&legal);
            // The page takes forced decisions by itself; everything else is clicked and confirmed.
            if legal.len() > 1 {
                self.compare(page, &*table).await?;
                choose(page, &choice.action).await?;
                let kind = (self.kind)(&choice);
                if clicked.insert(kind) {
                    page.screenshot(&format!("{}-{kind}", self.game)).await?;
                }
                page.click("[data-confirm]").await?;
            }
            table.play(seat, &choice.action).expect("it was listed");
        }
        self.compare(page, &*table).await?;
        page.wait_for("[data-final]").await?;
        page.screenshot(&format!("{}-final", self.game)).await?;
        let totals = table.scores().0.into_iter().map(|score| score.total);
        let best = totals.max().expect("somebody played").to_string();
        let sheet = page.text("[data-final]").await?;
        assert!(
            sheet.contains(&best),
            "the winner's {best} points are shown: {sheet}"
        );
        assert_eq!(clicked.len(), self.kinds, "{clicked:?}");
        assert_eq!(page.complaints().await?, [""; 0]);
        Ok(())
    }

    /// Waits until the page has caught up with the engine, and compares everything that it shows.
    async fn compare(&self, page: &Page, table: &dyn DynTable) -> Result<()> {
        let record = table.record();
        let wanted = serde_json::to_string(&record)?;
        page.wait_until(&format!("return window.smokestack.record() === {wanted}"))
            .await?;
        let shown = page.script(SHOWN).await?;
        let viewer = table.turn().map_or(Viewer::Spectator, Viewer::Seat);
        let position = match self.secrets {
            true => table.view_json(viewer),
            false => table.position_json(),
        };
        assert_eq!(shown["position"], position, "the position after\n{record}");
        if table.turn().is_none() {
            return Ok(());
        }
        assert_eq!(
            shown["turn"],
            json!(table.turn()),
            "whose turn it is after\n{record}"
        );
        for seat in Seat::all(self.seats).map(|seat| seat.to_string()) {
            for (figure, field) in self.figures {
                let (on_panel, own) = (&shown["figures"][&seat][figure], &position["seats"][&seat][field]);
                assert_eq!(on_panel, own, "{figure} of {seat} after\n{record}");
            }
        }
        let mut legal: Vec<String> = table.legal().into_iter().map(|choice| choice.action).collect();
        legal.sort();
        assert_eq!(
            shown["choices"],
            json!(legal),
            "what can be clicked after\n{record}"
        );
        Ok(())
    }
}

/// Plays like somebody who wants to try everything.
pub(crate) struct Explorer<'a> {
    trial: &'a Trial,
    dice: FastRng,
    done: Done,
}

impl Explorer<'_> {
    pub fn choose(&mut self, legal: &[Choice]) -> Choice {
        let wish = |choice: &Choice| match (self.trial.wish)(choice, &self.done) {
            0 => 0,
            _ if !self.done.contains((self.trial.kind)(choice)) => u8::MAX,
            wish => wish,
        };
        let best = legal.iter().map(wish).max().expect("something is legal");
        let wished: Vec<&Choice> = legal.iter().filter(|choice| wish(choice) == best).collect();
        let among = (self.trial.among)(wished.len(), self.done.len() == self.trial.kinds);
        let place = among.start + self.dice.below(among.len() as u32) as usize;
        let choice = wished[place].clone();
        self.done.insert((self.trial.kind)(&choice));
        choice
    }
}

/// People, their names, options (`map=germany`) and the seed, typed and clicked into the new-game page.
pub(crate) async fn sit_down(
    page: &Page,
    game: &str,
    seats: usize,
    options: &[&str],
    seed: u64,
) -> Result<()> {
    page.open(&format!("#/new/{game}")).await?;
    page.wait_until(INTERACTIVE).await?;
    // What moves takes its time.
    page.script("localStorage.setItem('smokestack.bot_speed', 'instant')")
        .await?;
    page.reload().await?;
    page.wait_until(INTERACTIVE).await?;
    page.click(&format!("[data-seats='{seats}']")).await?;
    for (seat, name) in Seat::all(seats).zip(NAMES) {
        page.click(&format!("[data-seat-kind='{seat}'] option[value='person']"))
            .await?;
        let field = page.wait_for(&format!("[data-seat-name='{seat}']")).await?;
        field.clear().await?;
        field.send_keys(name).await?;
    }
    for option in options {
        click_in_sight(page, &format!("[data-option='{option}']")).await?;
    }
    page.wait_for("[data-seed]")
        .await?
        .send_keys(seed.to_string())
        .await?;
    page.click("[data-begin]").await?;
    page.wait_for("[data-page='table'] #question").await?;
    Ok(())
}

/// Opens a record in the replay and goes on playing from its end.
pub(crate) async fn play_on(page: &Page, table: &dyn DynTable) -> Result<()> {
    let kept = json!({ "record": table.record(), "colours": [0, 1, 2] }).to_string();
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.script(&format!(
        "localStorage.setItem('smokestack.replay', {});
         localStorage.setItem('smokestack.bot_speed', 'instant')",
        json!(kept)
    ))
    .await?;
    page.open("#/replay").await?;
    page.reload().await?;
    page.wait_for("[data-page='replay'] [data-slider]").await?;
    page.press(Key::End).await?;
    page.wait_for(&format!("[data-at='{}']", table.move_count()))
        .await?;
    page.click(".go-on > summary").await?;
    page.click("[data-continue='same']").await?;
    page.wait_for("[data-page='table'] #question").await?;
    Ok(())
}

/// The seat on turn says to be there; before that nothing of a hand may be drawn.
pub(crate) async fn open_curtain(page: &Page, seat: Seat) -> Result<()> {
    page.wait_for(&format!("[data-curtain='{seat}']")).await?;
    let shown = page
        .script("return [document.querySelectorAll('[data-tile], [data-log], [data-action]').length, JSON.stringify(window.smokestack.position()).includes('\"hand\"')]")
        .await?;
    assert_eq!(
        shown,
        json!([0, false]),
        "what can be seen behind the curtain of {seat}"
    );
    page.click("[data-show-hand]").await?;
    page.wait_for(&format!("[data-turn='{seat}']")).await?;
    Ok(())
}

/// Clicks in the middle of the window, where nothing that stays in sight lies over the place.
pub(crate) async fn click_in_sight(page: &Page, css: &str) -> Result<()> {
    page.wait_for(css).await?;
    let place = json!(css);
    page.script(&format!(
        "document.querySelector({place}).scrollIntoView({{ block: 'center' }})"
    ))
    .await?;
    page.click(css).await
}

/// A point on the screen that is on a place with this action: on a picture if there is one, else on a button.
const POINT: &str = "
    const find = (where) => [...document.querySelectorAll(`${where} [data-action]`)].filter((e) => e.dataset.action === wanted);
    for (const place of [...find('.board'), ...find('.tray'), ...find('.prompt')]) {
        place.scrollIntoView({ block: 'center', inline: 'center' });
        for (const part of [place, ...place.querySelectorAll('*')]) {
            const box = part.getBoundingClientRect();
            if (box.width + box.height === 0) continue;
            for (const share of [.5, .2, .8]) {
                const [x, y] = [Math.round(box.left + box.width * share), Math.round(box.top + box.height * .5)];
                if (document.elementFromPoint(x, y)?.closest('[data-action]') === place) return [x, y];
            }
        }
    }
    return null;";

/// Clicks where this action is chosen. One that no picture stands for is in the folded list.
pub(crate) async fn click_action(page: &Page, action: &str) -> Result<()> {
    let script = format!("const wanted = {};{POINT}", json!(action));
    let mut point = page.script(&script).await?;
    if point.is_null() {
        page.click("[data-collapsed] > summary").await?;
        point = page.wait_until(&script).await?;
    }
    let at = |n: usize| point[n].as_i64().unwrap_or_default();
    page.click_at(at(0), at(1)).await
}

/// Chooses an action; where its place means another one first, it is found among the variants.
async fn choose(page: &Page, action: &str) -> Result<()> {
    click_action(page, action).await?;
    page.wait_for("[data-confirm]").await?;
    Ok(())
}

/// What the page says of itself, in one look.
const SHOWN: &str = "
    const figures = (panel) => [...panel.querySelectorAll('[data-figure]')]
        .map((f) => [f.dataset.figure, Number(f.querySelector('strong').textContent)]);
    return {
        position: window.smokestack.position(),
        turn: document.querySelector('[data-turn]')?.dataset.turn ?? null,
        figures: Object.fromEntries([...document.querySelectorAll('[data-panel]')]
            .map((p) => [p.dataset.panel, Object.fromEntries(figures(p))])),
        choices: [...new Set([...document.querySelectorAll('[data-action]')].map((e) => e.dataset.action))].sort(),
    };";
