//! Signatures: the values that cross a stage's boundary, before they are encoded.

use trefoil_facts::{ComponentType, InterpolationMode, Interpretation, Semantic, SigPoint};

/// The place of an element in the registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// First register.
    pub row: u8,
    /// First component.
    pub col: u8,
}

/// One value of a signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// The semantic's name as the source spells it, without its index.
    pub name: String,
    /// The semantic's indices.
    pub indices: Vec<u32>,
    /// Rows that each index stands for: more than one where the structures of an array share their semantics.
    pub rows_per_index: u8,
    /// What the semantic means.
    pub kind: Semantic,
    /// Component type.
    pub component: ComponentType,
    /// Interpolation; `Undefined` where it has no meaning.
    pub interpolation: InterpolationMode,
    /// Components of each row, 1 to 4.
    pub cols: u8,
    /// The registers, once packed.
    pub location: Option<Location>,
    /// Geometry shader output stream.
    pub stream: u8,
    /// Components read (of an input) or written (of an output) in any row, counted from the element's own first.
    pub usage: u8,
    /// Components indexed with a value that is not constant.
    pub dynamic: u8,
}

impl Element {
    /// An element of one row that is not packed yet, used in all its components.
    pub fn new(name: &str, index: u32, kind: Semantic, component: ComponentType, cols: u8) -> Element {
        Element {
            name: name.to_owned(),
            indices: vec![index],
            rows_per_index: 1,
            kind,
            component,
            interpolation: InterpolationMode::Undefined,
            cols,
            location: None,
            stream: 0,
            usage: (1 << cols) - 1,
            dynamic: 0,
        }
    }

    /// Registers the element takes.
    pub fn rows(&self) -> usize {
        self.indices.len() * usize::from(self.rows_per_index)
    }

    /// Component mask within its registers; counted from x where it has none.
    pub fn mask(&self) -> u8 {
        let col = self.location.map_or(0, |location| location.col);
        (((1u16 << self.cols) - 1) << col) as u8 & 15
    }

    /// The number of its component type in signature parts and PSV0; 0 for a bool where bools are not said to be unsigned integers.
    pub fn component_number(&self, bools: bool) -> u32 {
        match self.component {
            ComponentType::I1 if !bools => 0,
            component => component.signature_number(),
        }
    }

    /// The usage mask, moved to the element's place within its registers.
    pub fn register_usage(&self) -> u8 {
        self.usage << self.location.map_or(0, |location| location.col)
    }
}

/// All values that cross one boundary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Which boundary.
    pub point: SigPoint,
    /// The values, in order of declaration.
    pub elements: Vec<Element>,
}

impl Signature {
    /// A signature without elements.
    pub fn new(point: SigPoint) -> Signature {
        Signature { point, elements: Vec::new() }
    }

    /// What the boundary makes of an element.
    pub fn interpretation(&self, element: &Element) -> Interpretation {
        self.interpretation_of(element.kind)
    }

    /// What the boundary makes of elements of a kind.
    pub fn interpretation_of(&self, kind: Semantic) -> Interpretation {
        match (kind.interpretation(self.point), self.point) {
            // Per-primitive inputs of a geometry shader are in the same signature.
            (Interpretation::NotAllowed, SigPoint::GSVIn) => kind.interpretation(SigPoint::GSIn),
            (found, _) => found,
        }
    }

    /// Registers in use: one past the last row of any element in the stream.
    pub fn vectors(&self, stream: u8) -> usize {
        let ends = self.elements.iter().filter(|element| element.stream == stream);
        ends.filter_map(|element| Some(usize::from(element.location?.row) + element.rows()))
            .max()
            .unwrap_or(0)
    }

    /// Components in use in a stream, counted through the registers: one past the last one of any element.
    pub fn components(&self, stream: u8) -> usize {
        let end = |element: &Element| {
            let last = usize::from(element.location?.row) + element.rows() - 1;
            Some(4 * last + usize::from(element.location?.col) + usize::from(element.cols))
        };
        self.elements.iter().filter(|element| element.stream == stream).filter_map(end).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_geometry_shader_takes_more_than_vertices() {
        let signature = Signature::new(SigPoint::GSVIn);
        let of = |kind| signature.interpretation(&Element::new("x", 0, kind, ComponentType::U32, 1));
        assert_eq!(of(Semantic::PrimitiveId), Interpretation::Shadow);
        assert_eq!(of(Semantic::Position), Interpretation::SystemValue);
        assert_eq!(of(Semantic::Target), Interpretation::NotAllowed);
    }
}
