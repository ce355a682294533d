//! The coins paid for a kept field, which go round the table one by one (IY-5.8).

use smokestack_core::{Arg, Message, Seat};

use super::super::Tour;

/// The payments that follow a kept field.
pub(super) fn find(events: &[Message]) -> Option<Tour> {
    let first = events.iter().position(|event| event.key == "kept")? + 1;
    let paid: Vec<(Seat, Seat)> = events[first..].iter().map_while(payment).collect();
    let &(from, _) = paid.first()?;
    Some(Tour {
        events: first..first + paid.len(),
        from,
        to: paid.into_iter().map(|(_, to)| to).collect(),
    })
}

fn payment(event: &Message) -> Option<(Seat, Seat)> {
    let seat = |name: &str| {
        event.args.iter().find_map(|(known, value)| match value {
            Arg::Seat(seat) if *known == name => Some(*seat),
            _ => None,
        })
    };
    (event.key == "paid").then_some((seat("from")?, seat("to")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iy_5_8_coins_of_a_kept_field_are_found_in_order() {
        let seat = |n: usize| Seat::all(4).nth(n).expect("four seats");
        let paid = |to: usize| {
            let paid = Message::new("paid").with("from", seat(1)).with("to", seat(to));
            paid.with("amount", 1u8)
        };
        let kept = Message::new("kept").with("seat", seat(1));
        let events = [
            kept.clone(),
            paid(2),
            paid(3),
            paid(0),
            paid(1),
            paid(2),
            Message::new("auctioneer"),
        ];
        let tour = find(&events).expect("coins go round");
        assert_eq!((tour.events, tour.from), (1..6, seat(1)));
        assert_eq!(tour.to, [2, 3, 0, 1, 2].map(seat));
        assert_eq!(find(&events[1..]), None, "a price paid to a seller is no tour");
    }
}
