//! The colours and emblems of companies.

use super::scene::Company;
use crate::icon_style::IconStyle;
pub(super) use crate::spot::{PlaceGroup, aria_role, card, disc, state_classes, use_shape};

/// The class that gives everything inside it a company's colours: `co-usa`.
pub(super) fn company_class(company: Company) -> String {
    format!("co-{}", company.id())
}

/// The emblem of a company; neutral has none.
pub(super) fn emblem(company: Company, cx: f32, cy: f32, size: f32, icon_style: IconStyle) -> String {
    match company {
        Company::Neutral => String::new(),
        _ => icon_style.icon(&format!("em-{}", company.id()), cx, cy, size),
    }
}
