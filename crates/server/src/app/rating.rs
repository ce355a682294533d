//! Ratings: when a game is over, its original players are compared with each other. Bots are not rated.

use ratings::PlayerRating;
use store::{JobChange, Rated, Rating, SeatRow, Sitter, TableRow};

use super::seats::TRIES;
use super::{ApiError, App};

/// The job that rates a result.
pub(super) const KIND: &str = "rate";

/// Creates the job that rates a table's result.
pub(super) fn job(table: &str, now: i64) -> JobChange {
    JobChange::Set {
        kind: KIND,
        subject: table.to_owned(),
        due_at: now,
    }
}

impl App {
    /// Rates a table's result, once.
    pub(super) async fn rate(&self, table: &str) -> Result<(), ApiError> {
        let Some((row, seats)) = self.store().table(table).await? else {
            return Ok(());
        };
        let sitters = self.store().sitters(table).await?;
        let players = players(&row, &seats, &sitters);
        if players.len() < 2 {
            return Ok(()); // there is nobody to compare with
        }
        for _ in 0..TRIES {
            let mut before = Vec::new();
            for (person, _) in &players {
                before.push(self.store().rating(person, &row.game).await?);
            }
            let met: Vec<(PlayerRating, usize)> = before
                .iter()
                .zip(&players)
                .map(|(rating, (_, place))| (rating.as_ref().map(strength).unwrap_or_default(), *place))
                .collect();
            let after = before.iter().zip(&players).zip(ratings::updated_ratings(&met));
            let ratings: Vec<Rating> = after
                .map(|((before, (person, _)), after)| Rating {
                    person: person.clone(),
                    game: row.game.clone(),
                    rating: after.rating,
                    uncertainty: after.uncertainty,
                    games: before.as_ref().map_or(0, |before| before.games) + 1,
                    at: self.now(),
                })
                .collect();
            match self.store().rate(table, &ratings).await? {
                Rated::Now | Rated::Before => return Ok(()),
                Rated::Outrun => {} // another game of one of them was rated in the meantime
            }
        }
        Err(ApiError::Unavailable)
    }
}

pub(super) fn strength(rating: &Rating) -> PlayerRating {
    PlayerRating {
        rating: rating.rating,
        uncertainty: rating.uncertainty,
    }
}

/// The original players and their places. Substitutes are left out: nobody should lose by helping. A player who left
/// the seat to somebody else or to a bot that played to the end, or who ended the game early, is placed behind all
/// others: nobody should gain by leaving.
fn players(row: &TableRow, seats: &[SeatRow], sitters: &[Sitter]) -> Vec<(String, usize)> {
    let places = row.result.as_ref().map_or(&[][..], |result| &result.0);
    let stays = |sitter: &Sitter, seat: &SeatRow| {
        let is_own = seat.seat == sitter.seat && seat.person.as_ref() == Some(&sitter.person);
        is_own && seat.bot.is_none() && seat.resigned_at.is_none()
    };
    let mut players: Vec<(String, usize)> = sitters
        .iter()
        .filter(|sitter| Some(sitter.since) <= row.started_at)
        .filter_map(|sitter| {
            let place = places
                .iter()
                .find(|placed| placed.seat.to_string() == sitter.seat)?
                .place;
            let stayed = seats.iter().any(|seat| stays(sitter, seat));
            let place = if stayed { place } else { places.len() + 1 };
            Some((sitter.person.clone(), place))
        })
        .collect();
    players.sort(); // the same order everywhere, so that two servers cannot deadlock
    players
}
