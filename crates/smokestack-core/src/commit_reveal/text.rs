//! The record line with the shares behind the seed (docs/records.md), in its two forms: with the players' commitments,
//! and the older form without them.

use std::fmt;

use super::{Pledge, Sealed, Shares};
use crate::{COLOURS, Seat, Seed};

impl Shares {
    /// Reads what [`fmt::Display`] writes, without its first word.
    pub(crate) fn parse(text: &str) -> Option<Shares> {
        let (text, colours) = match text.split_once(" colours=") {
            Some((rest, words)) => (rest, Some(words.split(',').map(colour).collect::<Option<_>>()?)),
            None => (text, None),
        };
        let (text, drawn) = match text.split_once(" drawn=") {
            Some((rest, letters)) => (rest, Some(chairs(letters)?)),
            None => (text, None),
        };
        let (text, restarts) = match text.split_once(" restarts=") {
            Some((rest, number)) => (rest, Some(count(number)?)),
            None => (text, None),
        };
        let mut words = text.split(' ');
        let commitment = digits(words.next()?)?;
        let server = digits(words.next()?)?;
        let (people, sealed) = match restarts {
            None => (words.map(person).collect::<Option<Vec<_>>>()?, None),
            Some(restarts) => {
                let all: Vec<_> = words.map(sealed_person).collect::<Option<_>>()?;
                let (people, pledges) = all.into_iter().unzip();
                (people, Some(Sealed { restarts, pledges }))
            }
        };
        let in_order = people.is_sorted_by(|left, right| left.0.index() < right.0.index());
        in_order.then_some(Shares {
            commitment,
            server,
            people,
            sealed,
            drawn,
            colours,
        })
    }
}

/// 64 hexadecimal digits.
pub(super) fn digits(text: &str) -> Option<Seed> {
    (text.len() == 64).then(|| text.parse().ok()).flatten()
}

/// `A=SHARE`
fn person(word: &str) -> Option<(Seat, Seed)> {
    let (seat, share) = word.split_once('=')?;
    Some((seat.parse().ok()?, digits(share)?))
}

/// `A=SHARE:COMMITMENT`, optionally followed by a mark.
fn sealed_person(word: &str) -> Option<((Seat, Seed), Pledge)> {
    let (own, pledge) = word.split_once(':')?;
    Some((person(own)?, Pledge::parse(pledge)?))
}

/// A plain decimal number.
fn count(text: &str) -> Option<u32> {
    text.parse()
        .ok()
        .filter(|number: &u32| number.to_string() == text)
}

fn colour(word: &str) -> Option<&'static str> {
    COLOURS.into_iter().find(|colour| *colour == word)
}

fn chairs(letters: &str) -> Option<Vec<Seat>> {
    let chairs = letters.split_terminator("").skip(1);
    let chairs: Option<Vec<Seat>> = chairs.map(|letter| letter.parse().ok()).collect();
    chairs.filter(|chairs| !chairs.is_empty())
}

impl fmt::Display for Shares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chance {} {}", self.commitment, self.server)?;
        for (at, (seat, share)) in self.people.iter().enumerate() {
            write!(f, " {seat}={share}")?;
            let pledge = self.sealed.as_ref().and_then(|sealed| sealed.pledges.get(at));
            pledge.map_or(Ok(()), |pledge| write!(f, ":{pledge}"))?;
        }
        if let Some(sealed) = &self.sealed {
            write!(f, " restarts={}", sealed.restarts)?;
        }
        if let Some(drawn) = &self.drawn {
            f.write_str(" drawn=")?;
            drawn.iter().try_for_each(|seat| write!(f, "{seat}"))?;
        }
        match &self.colours {
            Some(colours) => write!(f, " colours={}", colours.join(",")),
            None => Ok(()),
        }
    }
}
