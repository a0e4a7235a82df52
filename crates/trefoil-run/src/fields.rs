//! The numbers that an element of a buffer is made of: their names, kinds and offsets.

use crate::number::Kind;
use trefoil::reflected::{DescribedBuffer, DescribedType, Shape};
use trefoil_dxcontainer::ComponentType;

/// Most numbers of an element, or of a constant buffer.
const MAX_FIELDS: usize = 1 << 16;
/// Bytes of a row of a constant buffer.
const ROW: u32 = 16;

/// One number of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// How the source names it within the element: `position.x`, `weights[3]`, `m[0][1]`; empty for an element that is
    /// one number.
    pub path: String,
    /// Where it begins.
    pub offset: u32,
    /// What it is.
    pub kind: Kind,
}

/// How members lie: tightly, or in rows of 16 bytes.
#[derive(Clone, Copy)]
struct Rule {
    rows: bool,
    min_precision: bool,
}

impl Rule {
    fn kind(self, ty: &DescribedType) -> Kind {
        if ty.component == ComponentType::I1 && !ty.members.is_empty() {
            // A bit-field of `bool` is one bit of a number.
            return Kind::Uint(32);
        }
        Kind::of(ty.component, self.min_precision)
    }

    /// Bytes of one element of an array of this, or of it alone.
    fn size(self, ty: &DescribedType) -> u32 {
        let number = self.kind(ty).bytes();
        let vectors = |count: u32, length: u32| {
            let vector = length * number;
            let pitch = if self.rows { vector.next_multiple_of(ROW) } else { vector };
            count.saturating_sub(1).saturating_mul(pitch).saturating_add(vector)
        };
        match ty.shape {
            Shape::Scalar | Shape::Bits => number,
            Shape::Vector => ty.columns * number,
            Shape::RowMajor => vectors(ty.rows, ty.columns),
            Shape::ColumnMajor => vectors(ty.columns, ty.rows),
            Shape::Structure => {
                let end = |member: &DescribedType| member.offset.saturating_add(self.whole(member));
                let end = ty.members.iter().map(|(_, member)| end(member)).max().unwrap_or(0);
                if self.rows { end } else { end.next_multiple_of(self.alignment(ty)) }
            }
        }
    }

    /// Bytes from one element of an array to the next.
    fn stride(self, ty: &DescribedType) -> u32 {
        let size = self.size(ty);
        if self.rows { size.next_multiple_of(ROW) } else { size }
    }

    /// Bytes of all elements.
    fn whole(self, ty: &DescribedType) -> u32 {
        let before = ty.elements.max(1) - 1;
        before.saturating_mul(self.stride(ty)).saturating_add(self.size(ty))
    }

    fn alignment(self, ty: &DescribedType) -> u32 {
        match ty.shape {
            Shape::Structure => ty.members.iter().map(|m| self.alignment(&m.1)).max().unwrap_or(1),
            _ => self.kind(ty).bytes(),
        }
    }

    fn flatten(self, ty: &DescribedType, path: &str, base: u32, out: &mut Vec<Field>) {
        for element in 0..ty.elements.max(1) {
            if out.len() >= MAX_FIELDS {
                return;
            }
            let path = if ty.elements == 0 { path.to_owned() } else { format!("{path}[{element}]") };
            let base = base.saturating_add(element.saturating_mul(self.stride(ty)));
            self.one(ty, &path, base, out);
        }
    }

    fn one(self, ty: &DescribedType, path: &str, base: u32, out: &mut Vec<Field>) {
        let kind = self.kind(ty);
        let mut push = |path: String, offset: u32| out.push(Field { path, offset: base + offset, kind });
        let pitch = |length: u32| {
            let vector = length * kind.bytes();
            if self.rows { vector.next_multiple_of(ROW) } else { vector }
        };
        match ty.shape {
            // Bit-fields share a number, which stands for all of them.
            Shape::Scalar | Shape::Bits => push(path.to_owned(), 0),
            Shape::Vector => {
                for (i, letter) in (0..ty.columns).zip(["x", "y", "z", "w"]) {
                    let path = if path.is_empty() { letter.to_owned() } else { format!("{path}.{letter}") };
                    push(path, i * kind.bytes());
                }
            }
            Shape::RowMajor => {
                for (row, column) in places(ty.rows, ty.columns) {
                    push(format!("{path}[{row}][{column}]"), row * pitch(ty.columns) + column * kind.bytes());
                }
            }
            Shape::ColumnMajor => {
                for (row, column) in places(ty.rows, ty.columns) {
                    push(format!("{path}[{row}][{column}]"), column * pitch(ty.rows) + row * kind.bytes());
                }
            }
            Shape::Structure => {
                for (name, member) in &ty.members {
                    let name = if name.is_empty() { first_bits(member) } else { name };
                    let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
                    self.flatten(member, &path, base.saturating_add(member.offset), out);
                }
            }
        }
    }
}

/// The first name among the bit-fields that share a number, which has none of its own.
fn first_bits(number: &DescribedType) -> &str {
    let named = number.members.iter().find(|(name, _)| !name.is_empty());
    named.map_or("", |(name, _)| name)
}

/// The places of a matrix, row by row.
fn places(rows: u32, columns: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
}

/// The numbers of a structured buffer's element.
pub(crate) fn of_element(buffer: &DescribedBuffer, min_precision: bool) -> Vec<Field> {
    let rule = Rule { rows: false, min_precision };
    let mut fields = Vec::new();
    for variable in &buffer.variables {
        rule.flatten(&variable.ty, "", 0, &mut fields);
    }
    fields
}

/// The numbers of a constant buffer, by variable.
pub(crate) fn of_constants(buffer: &DescribedBuffer, min_precision: bool) -> Vec<Field> {
    let rule = Rule { rows: true, min_precision };
    let mut fields = Vec::new();
    // A structure that is a buffer whole has its members under no name of its own.
    let whole = matches!(&buffer.variables[..], [only] if only.name == buffer.name && only.offset == 0);
    for variable in &buffer.variables {
        let path = if whole { "" } else { variable.name.as_str() };
        rule.flatten(&variable.ty, path, variable.offset, &mut fields);
    }
    fields
}
