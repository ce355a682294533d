//! What a viewer may see. All game data that leaves the server is produced here or in `record`, except for the reason
//! why the caller's own move was rejected.

use catalog::{Choice, DynTable};
use protocol::{
    ChanceInfo, GameResult, LegalMove, LogEntry, OpeningInfo, SeatInfo, SeatResult, ShareOrigin, TableInfo,
    TableSnapshot, TableState, TableStatus, TableUpdate, UndoProposal, View,
};
use smokestack_core::{Seat, Viewer};
use store::{KeyedMove, SeatRow, TableRow};

use super::loaded_table::{options, turn};
use super::record::is_over;
use super::tokens::hex;
use super::{GameState, LoadedTable, opening, timeouts, undo};

/// Places and points, in seat order.
pub(super) fn scored(game: &dyn DynTable) -> GameResult {
    let scores = game.scores();
    let each = scores.0.iter().map(|score| SeatResult {
        seat: score.seat,
        place: score.place,
        points: score.total,
    });
    GameResult(each.collect())
}

/// A table as everyone may see it, without its game.
pub(crate) fn table_info(row: &TableRow, seats: &[SeatRow]) -> TableInfo {
    let by_seat = || Seat::all(seats.len()).zip(seats);
    let chance = || ChanceInfo {
        server_share: hex(&row.server_share),
        shares: by_seat()
            .filter_map(|(letter, seat)| Some((letter, hex(seat.share.as_ref()?))))
            .collect(),
        commitments: by_seat()
            .filter_map(|(letter, seat)| Some((letter, hex(seat.share_commitment.as_ref()?))))
            .collect(),
        seed: row.seed.as_deref().map(hex).unwrap_or_default(),
        drawn: row.seats_before_draw.clone(),
    };
    let seat = |(letter, seat): (Seat, &SeatRow)| SeatInfo {
        seat: letter,
        person: seat.person.clone(),
        name: seat.name.clone(),
        bot: seat.bot.clone(),
        clock: seat.clock,
        colour: seat.colour,
        commitment: seat.share_commitment.as_deref().map(hex),
        share_by: seat
            .share_commitment
            .as_ref()
            .map(|_| seat.share_by.unwrap_or(ShareOrigin::Sealed)),
    };
    let opening = || {
        Some(OpeningInfo {
            since: row.opening_since?,
            deadline: opening::deadline(row)?,
            missing: by_seat()
                .filter(|(_, seat)| opening::is_missing(seat))
                .map(|(letter, _)| letter)
                .collect(),
        })
    };
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        rules: row.rules,
        data: row.data.clone(),
        options: options(&row.options).into_iter().collect(),
        status: row.status,
        visibility: row.visibility,
        seating: row.seating,
        colours: row.colours,
        starts: row.starts,
        host: row.host.clone(),
        seats: by_seat().map(seat).collect(),
        moves: row.moves,
        undos: row.undos,
        version: row.version,
        turn: turn(row, seats),
        turn_since: row.turn_since,
        time: row.time_control.clone(),
        deadline: timeouts::deadline(row, seats),
        time_up: timeouts::time_up(row),
        created_at: row.created_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        commitment: hex(&row.commitment),
        restarts: row.restarts,
        opening: opening(),
        rematch: row.rematch.clone(),
        result: row.result.clone(),
        chance: is_over(row).then(chance),
    }
}

/// The log from entry `first` on (0 is the set-up), as a viewer may read it.
pub(super) fn log_entries(game: &dyn DynTable, viewer: Viewer, first: usize) -> Vec<LogEntry> {
    let entry = |entry: catalog::LogEntry| LogEntry {
        number: entry.number,
        seat: entry.seat,
        action: entry.action,
        forced: entry.forced,
        events: entry.events.into_iter().map(Into::into).collect(),
    };
    game.log_from(viewer, first).into_iter().map(entry).collect()
}

fn legal_move(choice: &Choice) -> LegalMove {
    LegalMove {
        action: choice.action.clone(),
        kind: choice.kind.into(),
        number: choice.number,
        label: choice.label.clone().into(),
        targets: choice.targets.clone(),
        amount: choice.amount,
    }
}

impl LoadedTable {
    fn game(&self) -> Option<&dyn DynTable> {
        match &self.running {
            GameState::Game(game) => Some(&**game),
            GameState::NotYet | GameState::Frozen(_) => None,
        }
    }

    /// What `viewer` may see, with the events after move `since`, or with all of them and the set-up.
    pub fn snapshot(&self, viewer: Viewer, since: Option<i64>) -> TableSnapshot {
        TableSnapshot {
            state: self.state(viewer),
            events: self.entries(viewer, since),
        }
    }

    /// What has changed for `viewer` after move `since`, or everything, including the set-up.
    pub fn update(&self, viewer: Viewer, since: Option<i64>) -> TableUpdate {
        TableUpdate {
            state: self.state(viewer),
            entries: self.entries(viewer, since),
        }
    }

    /// The response to moves that were played earlier, after move `since`: the table as it was after the last of them.
    /// If they have been undone, it is the table as it is now.
    pub fn update_after(&self, viewer: Viewer, since: i64, last: &KeyedMove) -> TableUpdate {
        let later = self.row.moves - last.number;
        match self.game() {
            Some(game) if last.undone == 0 && later > 0 => {
                let game = game.after(last.number as usize);
                let then = LoadedTable {
                    row: TableRow {
                        moves: last.number,
                        // Each later move has increased it, so it is never the current one.
                        version: self.row.version - later,
                        turn: game.turn().map(|seat| seat.to_string()),
                        turn_since: Some(last.at),
                        status: TableStatus::Playing,
                        result: None,
                        ended_at: None,
                        ..self.row.clone()
                    },
                    seats: self.seats.clone(),
                    running: GameState::Game(game),
                    proposal: None,
                };
                then.update(viewer, Some(since))
            }
            _ => self.update(viewer, Some(since)),
        }
    }

    fn state(&self, viewer: Viewer) -> TableState {
        let game = self.game();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let is_playing = self.row.status == TableStatus::Playing;
        let asked = game.filter(|game| is_playing && own.is_some() && game.turn() == own);
        TableState {
            table: table_info(&self.row, &self.seats),
            you: own,
            view: game.map(|game| View(game.view_json(viewer))),
            question: asked.map(|game| game.question().into()),
            legal: asked.map_or_else(Vec::new, |game| game.legal().iter().map(legal_move).collect()),
            undo: self.undo_proposal(),
            frozen: match &self.running {
                GameState::Frozen(why) => Some(why.clone().into()),
                GameState::NotYet | GameState::Game(_) => None,
            },
        }
    }

    fn entries(&self, viewer: Viewer, since: Option<i64>) -> Vec<LogEntry> {
        let first = since.map_or(0, |since| usize::try_from(since).unwrap_or(0).saturating_add(1));
        self.game()
            .map(|game| log_entries(game, viewer, first))
            .unwrap_or_default()
    }

    fn undo_proposal(&self) -> Option<UndoProposal> {
        let proposal = self.proposal.as_ref().filter(|one| one.kind == undo::KIND)?;
        (self.row.status == TableStatus::Playing).then(|| UndoProposal {
            to: proposal.value,
            agreed: undo::seats_of(&proposal.agreed),
        })
    }

    /// The seats that belong to people, even while a bot plays for one of them.
    pub fn people(&self) -> impl Iterator<Item = char> + '_ {
        let people = self.seats.iter().filter(|seat| seat.person.is_some());
        people.filter_map(|seat| seat.seat.chars().next())
    }
}
