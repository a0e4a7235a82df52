//! Signature elements as metadata has them.

use super::nodes::Tree;
use trefoil_dxcontainer::{
    ComponentType, Element, InterpolationMode, Location, Semantic, SigPoint, Signature,
};

/// Tags of an element's properties.
const STREAM: u32 = 0;
const DYNAMIC: u32 = 2;
const USAGE: u32 = 3;

/// A signature has no more elements, and none more rows.
const MOST: usize = 256;

/// Reads a signature; none where an element makes no sense.
pub(crate) fn read<'a, T: Tree<'a>>(nodes: &T, node: T::Node, point: SigPoint) -> Option<Signature> {
    let mut signature = Signature::new(point);
    for at in 0..nodes.count(node).min(MOST) {
        signature.elements.push(element(nodes, nodes.part(node, at))?);
    }
    Some(signature)
}

fn element<'a, T: Tree<'a>>(nodes: &T, node: T::Node) -> Option<Element> {
    let int = |at| nodes.int_at(node, at);
    let kind = Semantic::from_dxil_number(int(3)?)?;
    let component = ComponentType::from_number(int(2)?)?;
    let rows = int(6)? as usize;
    let mut element =
        Element::new(nodes.text(nodes.part(node, 1))?, 0, kind, component, int(7)?.clamp(1, 4) as u8);
    element.indices = nodes.ints(nodes.part(node, 4));
    if rows == 0 || rows > MOST || rows.checked_rem(element.indices.len()) != Some(0) {
        return None;
    }
    element.rows_per_index = u8::try_from(rows / element.indices.len()).ok()?;
    element.interpolation = InterpolationMode::from_number(int(5)?)?;
    let (row, col) = (int(8)?, int(9)?);
    element.location = match u8::try_from(row) {
        Ok(row) => Some(Location { row, col: (col & 3) as u8 }),
        Err(_) => None,
    };
    element.usage = 0;
    for (tag, value) in nodes.tags(nodes.part(node, 10)) {
        let value = nodes.int(value).unwrap_or(0) as u8;
        match tag {
            STREAM => element.stream = value & 3,
            DYNAMIC => element.dynamic = value & 15,
            USAGE => element.usage = value,
            _ => {}
        }
    }
    Some(element)
}
