//! Structures that lie in memory as the shader's do, in any language that keeps the order of members: members in order of their
//! offsets, bytes of padding between them.

use crate::names::type_name;
use std::collections::BTreeMap;
use trefoil::reflect::{Member, Number, Reflection, Resource, Shape, Type};

/// The structures of a shader.
#[derive(Default)]
pub(crate) struct Structures {
    /// Those that others are made of come first.
    pub(crate) list: Vec<Structure>,
    /// The blocks that lie in memory as no such structure does.
    pub(crate) refused: Vec<String>,
    known: BTreeMap<String, (Type, usize)>,
}

/// A structure.
pub(crate) struct Structure {
    /// The name of its type.
    pub(crate) name: String,
    /// Its name in the shader.
    pub(crate) source: String,
    /// Its bytes.
    pub(crate) size: u32,
    pub(crate) parts: Vec<Part>,
}

/// What a structure is made of, in order.
pub(crate) enum Part {
    /// Bytes that mean nothing.
    Gap(u32),
    Field(Field),
}

/// A member.
pub(crate) struct Field {
    pub(crate) name: String,
    /// Its type in the shader.
    pub(crate) of: String,
    pub(crate) offset: u32,
    /// Whether the shader is known not to read it.
    pub(crate) unused: bool,
    pub(crate) form: Form,
}

/// How a member lies in memory.
pub(crate) enum Form {
    Number(Number),
    /// So many in a row.
    Row(Box<Form>, u32),
    /// With so many bytes after it.
    Padded(Box<Form>, u32),
    /// By its place in the list.
    Structure(usize),
}

impl Structures {
    /// The structures of all blocks of constants and of the elements of structured buffers.
    pub(crate) fn of(reflection: &Reflection) -> Structures {
        let mut structures = Structures::default();
        for resource in reflection.resources.iter().chain(&reflection.push_constants) {
            structures.block(resource);
        }
        structures
    }

    /// Whether there are elements that lie apart in a structure.
    pub(crate) fn is_padded(&self, one: &Structure) -> bool {
        one.parts.iter().any(|part| matches!(part, Part::Field(field) if self.has_padded(&field.form)))
    }

    fn has_padded(&self, form: &Form) -> bool {
        match form {
            Form::Number(_) => false,
            Form::Padded(..) => true,
            Form::Row(of, _) => self.has_padded(of),
            Form::Structure(place) => self.is_padded(&self.list[*place]),
        }
    }

    fn block(&mut self, resource: &Resource) {
        let Some(layout) = &resource.layout else { return };
        if layout.members.is_empty() || !layout.array.is_empty() {
            return;
        }
        let element = resource.stride > 0;
        let name = if element { &layout.name } else { &resource.name };
        if self.declare(name, layout, if element { resource.stride } else { layout.size }).is_none() {
            self.refused.push(name.clone());
        }
    }

    /// Declares a structure of a name, of so many bytes: each is written once, unless one of its name has another layout. None where it
    /// cannot be said.
    fn declare(&mut self, source: &str, ty: &Type, size: u32) -> Option<usize> {
        let mut name = type_name(source);
        while let Some((known, place)) = self.known.get(&name) {
            if known == ty {
                return Some(*place);
            }
            name.push('_');
        }
        let (mut parts, mut at) = (Vec::new(), 0);
        let mut members: Vec<&Member> = ty.members.iter().collect();
        members.sort_by_key(|member| member.offset);
        for (place, member) in members.iter().enumerate() {
            let end = members.get(place + 1).map_or(size, |next| next.offset);
            let (form, bytes) = self.form(&member.ty, end.checked_sub(member.offset)?)?;
            pad(member.offset.checked_sub(at)?, &mut parts);
            if !member.offset.is_multiple_of(alignment(&member.ty)) {
                return None;
            }
            parts.push(Part::Field(Field {
                name: member.name.clone(),
                of: member.ty.name.clone(),
                offset: member.offset,
                unused: member.used == Some(false),
                form,
            }));
            at = member.offset.checked_add(bytes)?;
        }
        pad(size.checked_sub(at)?, &mut parts);
        // Compilers round up the sizes of structures.
        if !size.is_multiple_of(alignment(ty)) {
            return None;
        }
        let place = self.list.len();
        self.known.insert(name.clone(), (ty.clone(), place));
        self.list.push(Structure { name, source: source.to_owned(), size, parts });
        Some(place)
    }

    /// How a member lies, and its bytes, of which there is room for so many.
    fn form(&mut self, ty: &Type, room: u32) -> Option<(Form, u32)> {
        let (one, bytes) = self.one(ty)?;
        let whole = match ty.array[..] {
            [] => (one, bytes),
            [count] if count > 0 && ty.stride == bytes => (row(one, count), bytes.checked_mul(count)?),
            // Elements lie apart: each has padding.
            [count] if count > 0 => {
                let padded = Form::Padded(Box::new(one), ty.stride.checked_sub(bytes)?);
                (row(padded, count), ty.stride.checked_mul(count)?)
            }
            // Unbounded, or of several dimensions.
            _ => return None,
        };
        // In constant buffers the next member may begin in the padding of the last element.
        if whole.1 <= room { Some(whole) } else { flat(ty).filter(|(_, bytes)| *bytes <= room) }
    }

    fn one(&mut self, ty: &Type) -> Option<(Form, u32)> {
        Some(match ty.shape {
            // Bit-fields share a number.
            Shape::Scalar(_) if !ty.members.is_empty() => return None,
            Shape::Scalar(number) => (scalar(number)?, number.bytes()),
            Shape::Vector(number, lanes) => (row(scalar(number)?, lanes), number.bytes() * lanes),
            Shape::Matrix { number, rows, columns, row_major, stride } => {
                let (vectors, lanes) = if row_major { (rows, columns) } else { (columns, rows) };
                // Where the vectors lie apart, what is between them counts as theirs.
                let wide = if stride == number.bytes() * lanes { lanes } else { stride / number.bytes() };
                (row(row(scalar(number)?, wide), vectors), stride * vectors)
            }
            Shape::Structure => {
                let end =
                    ty.members.iter().map(|member| member.offset.saturating_add(member.ty.size)).max()?;
                (Form::Structure(self.declare(&ty.name, ty, end)?), end)
            }
            Shape::Bits { .. } | Shape::Opaque => return None,
        })
    }
}

fn row(of: Form, count: u32) -> Form {
    Form::Row(Box::new(of), count)
}

/// Numbers in a row, those between the elements too: of an array or matrix whose last element has no padding.
fn flat(ty: &Type) -> Option<(Form, u32)> {
    let number = match ty.shape {
        Shape::Scalar(number) | Shape::Vector(number, _) | Shape::Matrix { number, .. } => number,
        Shape::Structure | Shape::Bits { .. } | Shape::Opaque => return None,
    };
    Some((row(scalar(number)?, ty.size / number.bytes()), ty.size))
}

/// Bytes that a type is aligned to: its widest number.
fn alignment(ty: &Type) -> u32 {
    match ty.shape {
        Shape::Scalar(number) | Shape::Vector(number, _) | Shape::Matrix { number, .. } => number.bytes(),
        Shape::Structure => ty.members.iter().map(|member| alignment(&member.ty)).max().unwrap_or(1),
        Shape::Bits { .. } | Shape::Opaque => 1,
    }
}

fn pad(bytes: u32, parts: &mut Vec<Part>) {
    if bytes > 0 {
        parts.push(Part::Gap(bytes));
    }
}

/// A number that other languages have.
fn scalar(number: Number) -> Option<Form> {
    let known = match number {
        Number::Bool => true,
        Number::Int(bits) | Number::Uint(bits) => matches!(bits, 8 | 16 | 32 | 64),
        Number::Float(bits) => matches!(bits, 16 | 32 | 64),
    };
    known.then_some(Form::Number(number))
}
