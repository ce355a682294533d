//! Effects as pictograms: short lines of icons and numbers.

use super::effect::{Area, Effect, Structure};
use crate::icon_style::IconStyle;
use crate::svg::{num, path, text_line};
use crate::text::width;

/// One sign in a line.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Sign {
    Icon(&'static str),
    /// A number inside an icon that has room for it: coin, laurel.
    Within(&'static str, String),
    Text(String),
    Arrow,
    /// A crossed-out icon, for something that is not needed.
    Without(&'static str),
}

use Sign::{Arrow, Icon, Text, Within, Without};

fn text(text: impl ToString) -> Sign {
    Text(text.to_string())
}

/// A number and the icon of the counted item; a single item has no number.
fn count_signs(count: u8, icon: &'static str) -> Vec<Sign> {
    match count {
        1 => vec![Icon(icon)],
        _ => vec![text(count), Icon(icon)],
    }
}

fn vp(points: impl ToString) -> Sign {
    Within("vp", points.to_string().replace('-', "−"))
}

fn credits(amount: u8) -> Sign {
    Within("coin", amount.to_string())
}

/// An amount per item of a kind.
fn per_item_signs(gain: Vec<Sign>, of: &'static str) -> Vec<Sign> {
    [gain, vec![text("/"), Icon(of)]].concat()
}

/// The signs of an effect.
pub(super) fn signs(effect: &Effect) -> Vec<Sign> {
    use Effect::*;
    match effect {
        Vp(points) => vec![vp(points)],
        Credits(amount) => vec![credits(*amount)],
        Excavators(count) => count_signs(*count, "excavator"),
        Mixers(count) => count_signs(*count, "mixer"),
        AnyMachines(count) => count_signs(*count, "machine"),
        Energy(amount) => vec![text(amount), Icon("electricity")],
        RotateWheel(segments) => count_signs(*segments, "turn"),
        DropsWaiting(drops) => count_signs(*drops, "drop-wait"),
        DropsFlowing(drops) => count_signs(*drops, "drop-flow"),
        BuildFree {
            structure,
            areas,
            max_production,
        } => build_free(*structure, areas, *max_production),
        Production(modifier) => vec![Icon("turbine"), text(format_signed(*modifier))],
        TakeContracts(count) => count_signs(*count, "contract"),
        TakePatentTile => vec![Icon("patent")],
        CreditsPerEngineer(amount) => vec![Icon("engineer"), Arrow, credits(*amount)],
        ProductionBonus(amount) => vec![Icon("turbine"), text(format!("+{amount}"))],
        CompanyPower => vec![Icon("power")],
        EnergyWhenDropPasses(energy) => {
            vec![
                Icon("drop-flow"),
                Icon("powerhouse"),
                Arrow,
                text(energy),
                Icon("electricity"),
            ]
        }
        SecondProduction => vec![Icon("turbine"), Arrow, Icon("turbine")],
        ExtraEnergyAfterProduction(energy) => {
            vec![
                Icon("turbine"),
                Arrow,
                text(format!("+{energy}")),
                Icon("electricity"),
            ]
        }
        ContractEnergyDiscount(energy) => {
            vec![Icon("contract"), text(format!("−{energy}")), Icon("electricity")]
        }
        DropIntoEachEmptyDam(drops) => {
            [count_signs(*drops, "drop"), vec![Arrow, Icon("dam"), text("0")]].concat()
        }
        RotateWheelPerStructure { structure, segments } => {
            per_item_signs(count_signs(*segments, "turn"), structure.icon())
        }
        CreditsPerProduction(times) => vec![credits(*times), text("×"), Icon("conduit")],
        NoEngineersNeeded => vec![Without("engineer")],
        WaiveRedBorderFee => vec![Without("red-space")],
        EnergyPerStructure { structure, energy } => {
            per_item_signs(vec![text(energy), Icon("electricity")], structure.icon())
        }
        FillThisDam => vec![Icon("drop"), Icon("drop"), Arrow, Icon("dam")],
        CapMachineCost(most) => vec![text(format!("≤{most}")), Icon("excavator")],
        MachinesInterchangeable => vec![Icon("excavator"), text("="), Icon("mixer")],
        NoEngineersAndNoMachines => vec![Without("engineer"), Without("machine")],
        VpPerDamOfLevel { level, vp: points } => [
            per_item_signs(vec![vp(points)], "dam"),
            vec![text(format!("{level}+"))],
        ]
        .concat(),
        EnergyPerProduction(times) => {
            vec![text(times), Icon("electricity"), text("×"), Icon("conduit")]
        }
        VpPerAdvancedTile(points) => per_item_signs(vec![vp(points)], "patent"),
        CopyTileOnWheel => vec![Icon("turn"), Arrow, Icon("patent")],
        VpPerStructure {
            structure,
            vp: points,
        } => per_item_signs(vec![vp(points)], structure.icon()),
        VpPerContract(points) => per_item_signs(vec![vp(points)], "contract"),
        FixedBaseCost(count) => [
            vec![Icon("base"), text("=")],
            vec![text(count), Icon("excavator")],
        ]
        .concat(),
        Level3Capacity(drops) => vec![Icon("dam"), text("3"), Arrow, text(drops), Icon("drop")],
        MinimumRawProduction(energy) => {
            vec![Icon("turbine"), text(format!("≥{energy}")), Icon("electricity")]
        }
        AlternativeConduitCost(count) => {
            vec![
                Icon("conduit"),
                text("="),
                text(format!("{count}×")),
                Icon("mixer"),
            ]
        }
        CreditsForMachines(amount) => vec![credits(*amount), Arrow, Icon("machine")],
        CopyOfficer => vec![Icon("engineer"), Arrow, Icon("officer")],
        CountRedSpaces => vec![Icon("red-space")],
        CountMostInArea => vec![text("max"), Icon("mountain"), Icon("hill"), Icon("plain")],
        CountLeastInArea => vec![text("min"), Icon("mountain"), Icon("hill"), Icon("plain")],
        CountConnections => vec![Icon("base"), Icon("conduit"), Icon("powerhouse")],
        CountBasinsWith(pieces) => vec![Icon("basin"), text(format!("{pieces}+"))],
    }
}

fn build_free(structure: Structure, areas: &[Area], max: Option<u8>) -> Vec<Sign> {
    let mut signs = vec![text("+"), Icon(structure.icon())];
    if areas.len() < 3 {
        signs.extend(areas.iter().map(|area| Icon(area.icon())));
    }
    signs.extend(max.map(|max| text(format!("≤{max}"))));
    signs
}

/// `+2`, `±0`, `−1`.
pub(super) fn format_signed(modifier: i8) -> String {
    match modifier {
        0 => "±0".to_owned(),
        1.. => format!("+{modifier}"),
        _ => format!("−{}", modifier.unsigned_abs()),
    }
}

/// The width of a sign, relative to an icon's size.
fn relative_width(sign: &Sign) -> f32 {
    match sign {
        Icon(_) | Within(..) | Without(_) => 1.0,
        Text(text) => width(text) * 0.74 + 0.06,
        Arrow => 0.62,
    }
}

const GAP: f32 = 0.08;

pub(super) fn line_width(signs: &[Sign]) -> f32 {
    signs.iter().map(|sign| relative_width(sign) + GAP).sum::<f32>() - GAP
}

/// Draws a line of signs around `(cx, cy)`; `size` is the icon size, which shrinks if there is not enough room.
pub(super) fn line(
    signs: &[Sign],
    [cx, cy]: [f32; 2],
    size: f32,
    room: f32,
    icon_style: IconStyle,
) -> String {
    let size = size.min(room / line_width(signs).max(0.1));
    let mut x = cx - line_width(signs) * size / 2.0;
    let mut out = String::new();
    for sign in signs {
        let w = relative_width(sign) * size;
        out += &draw(sign, [x + w / 2.0, cy], size, icon_style);
        x += w + GAP * size;
    }
    out
}

/// Draws effects in a box, in one line or two, whichever allows larger icons.
pub(super) fn block(
    effects: &[Effect],
    [cx, cy]: [f32; 2],
    [w, h]: [f32; 2],
    size: f32,
    icon_style: IconStyle,
) -> String {
    let lines: Vec<Vec<Sign>> = effects.iter().map(signs).collect();
    // Effects are separated by a space, so that it is clear which number belongs to which.
    let joined = |part: &[Vec<Sign>]| part.join(&Text(" ".to_owned()));
    let (head, tail) = lines.split_at(lines.len().div_ceil(2));
    let (whole, head, tail) = (joined(&lines), joined(head), joined(tail));
    let fits = |line: &[Sign], tall: f32| size.min(tall).min(w / line_width(line).max(0.1));
    let one = fits(&whole, h);
    let two = fits(&head, h / 2.1).min(fits(&tail, h / 2.1));
    if tail.is_empty() || one >= two {
        return line(&whole, [cx, cy], one, w, icon_style);
    }
    let off = two * 0.54;
    line(&head, [cx, cy - off], two, w, icon_style) + &line(&tail, [cx, cy + off], two, w, icon_style)
}

fn draw(sign: &Sign, [cx, cy]: [f32; 2], size: f32, icon_style: IconStyle) -> String {
    let label = |class: &str, text: &str, share: f32| {
        text_line(class, cx, cy + size * share * 0.36, size * share, text)
    };
    match sign {
        Icon(name) => icon_style.icon(name, cx, cy, size),
        Within(name, number) => {
            let share = if number.chars().count() > 1 { 0.5 } else { 0.66 };
            icon_style.icon(name, cx, cy, size) + &label("x-within", number, share)
        }
        Text(text) => label("x-text", text, 0.74),
        Arrow => {
            let (x, y, s) = (num(cx - size * 0.26), num(cy), size);
            let d = format!(
                "M{x} {y}h{}m-{a} -{a}l{a} {a}l-{a} {a}",
                num(s * 0.5),
                a = num(s * 0.18)
            );
            path("x-arrow", &d)
        }
        Without(name) => {
            let r = size * 0.5;
            let strike = format!("M{} {}l{s} -{s}", num(cx - r), num(cy + r), s = num(2.0 * r));
            icon_style.icon(name, cx, cy, size * 0.92) + &path("x-strike", &strike)
        }
    }
}
