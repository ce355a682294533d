//! The colours and emblems of companies.

use super::scene::Company;
use crate::art::Art;
pub(super) use crate::spot::{Spot, card, disc, role, states, used};

/// The class that gives everything inside it a company's colours: `co-usa`.
pub(super) fn company_class(company: Company) -> String {
    format!("co-{}", company.id())
}

/// The emblem of a company; neutral has none.
pub(super) fn emblem(company: Company, cx: f32, cy: f32, size: f32, art: Art) -> String {
    match company {
        Company::Neutral => String::new(),
        _ => art.icon(&format!("em-{}", company.id()), cx, cy, size),
    }
}
