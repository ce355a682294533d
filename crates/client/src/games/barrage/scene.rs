//! The map as a scene for `board_svg`.

use barrage::{Action, Area, ConduitId, DamId, HeadstreamId, PowerhouseId, Site};
use board_svg::barrage::{
    AreaNote, Company, ConduitSpace, Dam, DamSpace, Headstream, MapScene, PowerhouseSpace, planned,
};
use smokestack_core::Seat;

use super::super::Selection;
use super::BarrageView;

/// The group in which a production that is not confirmed yet is drawn.
const PLAN: &str = r#"<g id="ss-plan"></g>"#;

impl BarrageView<'_> {
    /// The map, with the production that is chosen but not confirmed.
    pub fn map(&self, marks: &Selection) -> String {
        let map = board_svg::barrage::map(&self.scene(marks));
        match marks.chosen().and_then(|choice| self.plan(choice)) {
            Some(plan) => map.replacen(PLAN, &format!(r#"<g id="ss-plan">{}</g>"#, planned(&plan)), 1),
            None => map,
        }
    }

    fn scene(&self, marks: &Selection) -> MapScene {
        let building = self.building(marks);
        MapScene {
            label: self.sight.text("table-barrage-map"),
            round: self.open.round,
            areas: Area::ALL.into_iter().map(|area| self.area(area)).collect(),
            headstreams: HeadstreamId::all().map(|id| self.headstream(id, marks)).collect(),
            dams: DamId::all().map(|id| self.dam(id, building, marks)).collect(),
            conduits: ConduitId::all()
                .map(|id| self.conduit(id, building, marks))
                .collect(),
            powerhouses: PowerhouseId::all()
                .map(|id| self.powerhouse(id, building, marks))
                .collect(),
        }
    }

    /// The site that is chosen but not confirmed.
    fn building(&self, marks: &Selection) -> Option<Site> {
        let action = self.action(marks.chosen()?)?;
        match action {
            Action::BuildDam(dam) => Some(Site::Base(dam)),
            Action::Raise(dam) => Some(Site::Elevation(dam)),
            Action::BuildConduit(conduit) => Some(Site::Conduit(conduit)),
            Action::BuildPowerhouse(powerhouse) => Some(Site::Powerhouse(powerhouse)),
            _ => None,
        }
    }

    fn area(&self, area: Area) -> AreaNote {
        let costs = &self.data.costs;
        let (base, elevation) = (costs.base[area as usize], costs.elevation[area as usize]);
        let name = self.sight.text(&format!("table-barrage-area-{}", area.name()));
        let values = [
            ("area", name.as_str().into()),
            ("base", base.into()),
            ("elevation", elevation.into()),
        ];
        AreaNote {
            title: self.sight.with("table-barrage-area", &values),
            name,
            base,
            elevation,
        }
    }

    fn headstream(&self, id: HeadstreamId, marks: &Selection) -> Headstream {
        let stream = self.data.headstream(id);
        let waiting = self.open.waiting[id.index()];
        let tile = self.data.source_tile(self.open.source_tiles[id.index()]);
        let [a, b, c, d, _] = tile.drops;
        let letter = stream.id.rsplit('_').next().unwrap_or_default().to_uppercase();
        let state = self
            .sight
            .with("table-barrage-waiting", &[("drops", waiting.into())]);
        Headstream {
            id: stream.id.clone(),
            letter,
            tile: [a, b, c, d],
            waiting,
            mark: self.mark(&stream.id, &state, marks),
        }
    }

    /// The owner of something, as a company and as text.
    fn owner(&self, seat: Option<Seat>) -> (Option<Company>, String) {
        match seat {
            Some(seat) => {
                let values = [("player", self.player(seat).into())];
                (
                    Some(self.company(seat)),
                    self.sight.with("table-barrage-owned", &values),
                )
            }
            None => (None, self.sight.text("table-barrage-free")),
        }
    }

    pub fn dam_state(&self, id: DamId) -> String {
        let level = self.open.levels[id.index()];
        if level == 0 {
            return self.sight.text("table-barrage-free");
        }
        let owner = match self.open.dam_owner(id) {
            Some(seat) => self.player(seat),
            None => self.sight.text("table-barrage-neutral"),
        };
        let values = [
            ("owner", owner.into()),
            ("level", level.into()),
            ("drops", self.open.drops[id.index()].into()),
            ("capacity", self.game.dam_capacity(self.open, id).into()),
        ];
        self.sight.with("table-barrage-dam", &values)
    }

    fn dam(&self, id: DamId, building: Option<Site>, marks: &Selection) -> DamSpace {
        let space = self.data.dam(id);
        let stands = self.open.dams().has(id);
        let owner = self.open.dam_owner(id).map(|seat| self.company(seat));
        let preview = building == Some(Site::Base(id)) || building == Some(Site::Elevation(id));
        DamSpace {
            id: space.id.clone(),
            red: space.red,
            dam: stands.then(|| Dam {
                owner: owner.unwrap_or(Company::Neutral),
                level: self.open.levels[id.index()],
                drops: self.open.drops[id.index()],
                capacity: self.game.dam_capacity(self.open, id),
            }),
            preview: preview.then(|| self.mover()),
            mark: self.mark(&space.id, &self.dam_state(id), marks),
        }
    }

    pub fn conduit_state(&self, id: ConduitId) -> String {
        self.owner(self.open.conduit_owner(id)).1
    }

    fn conduit(&self, id: ConduitId, building: Option<Site>, marks: &Selection) -> ConduitSpace {
        let space = self.data.conduit(id);
        ConduitSpace {
            id: space.id.clone(),
            production: space.value,
            owner: self.owner(self.open.conduit_owner(id)).0,
            preview: (building == Some(Site::Conduit(id))).then(|| self.mover()),
            mark: self.mark(&space.id, &self.conduit_state(id), marks),
        }
    }

    pub fn powerhouse_state(&self, id: PowerhouseId) -> String {
        self.owner(self.open.powerhouse_owner(id)).1
    }

    fn powerhouse(&self, id: PowerhouseId, building: Option<Site>, marks: &Selection) -> PowerhouseSpace {
        let space = self.data.powerhouse(id);
        PowerhouseSpace {
            id: space.id.clone(),
            red: space.red,
            owner: self.owner(self.open.powerhouse_owner(id)).0,
            preview: (building == Some(Site::Powerhouse(id))).then(|| self.mover()),
            mark: self.mark(&space.id, &self.powerhouse_state(id), marks),
        }
    }
}
