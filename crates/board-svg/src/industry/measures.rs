//! The positions of the parts of a field, on the board and as a card.

/// The positions of the parts of a face.
#[derive(Debug)]
pub(super) struct Measures {
    pub w: f32,
    pub h: f32,
    /// The height of the header with the name.
    pub head: f32,
    pub name: f32,
    /// The upper left corner and the scale of the 72 by 56 pictogram.
    pub picture: [f32; 3],
    /// The position of the first needed resource, and the step to the second.
    pub needs: [f32; 4],
    /// The position of the first network, and the step to the second.
    pub networks: [f32; 4],
    pub icon: f32,
    /// The vertical position of the points that it yields at the end.
    pub gains: f32,
    /// The vertical position of the line with cost, product and points.
    pub foot: f32,
    pub coin: f32,
    pub roundness: f32,
}

/// Factories.
pub(super) const FACTORY: Measures = Measures {
    w: 94.0,
    h: 112.0,
    head: 27.0,
    name: 13.5,
    picture: [17.5, 29.0, 0.82],
    needs: [11.0, 39.0, 0.0, 20.0],
    networks: [83.0, 39.0, 0.0, 20.0],
    icon: 19.0,
    gains: 80.0,
    foot: 98.0,
    coin: 22.0,
    roundness: 3.0,
};

/// Technologies: blueprints with rounder corners.
pub(super) const TECHNOLOGY: Measures = Measures {
    roundness: 9.0,
    ..FACTORY
};

/// Jokers and bonus fields.
pub(super) const JOKER_OR_BONUS: Measures = Measures {
    w: 78.0,
    picture: [10.0, 28.5, 0.8],
    needs: [11.0, 39.0, 0.0, 20.0],
    networks: [67.0, 39.0, 0.0, 20.0],
    ..FACTORY
};

/// Any field as a separate picture.
pub(super) const CARD: Measures = Measures {
    w: 120.0,
    h: 162.0,
    head: 32.0,
    name: 14.5,
    picture: [13.0, 33.5, 1.3],
    needs: [15.0, 117.0, 23.0, 0.0],
    networks: [105.0, 117.0, -23.0, 0.0],
    icon: 22.0,
    gains: 98.0,
    foot: 147.5,
    coin: 24.0,
    roundness: 5.0,
};
