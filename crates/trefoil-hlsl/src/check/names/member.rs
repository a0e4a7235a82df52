//! Members of records that are no field of their own: reached through bases and anonymous structures, or by bits.

use crate::check::model::{Model, Part, Symbol};
use crate::typed::StructId;
use smallvec::SmallVec;

impl Model {
    pub(in crate::check) fn add_part(&mut self, part: Part) -> Symbol {
        Symbol::Part(self.records.parts.push(part))
    }

    /// What a symbol of a record's scope is to another that reaches it by these fields: a base or an anonymous structure.
    pub(in crate::check) fn part_within(&mut self, symbol: Symbol, inner: StructId, way: &[u32]) -> Symbol {
        let mut part = match symbol {
            Symbol::Field(i) => {
                let ty = self.field(inner, i).ty;
                Part { path: SmallVec::from_slice(&[i]), bits: None, ty }
            }
            Symbol::Part(index) => self.records.parts[index].clone(),
            _ => return symbol,
        };
        part.path.insert_from_slice(0, way);
        self.add_part(part)
    }
}
