//! The table of types: what may be an element of what, and which rows are the same type.

use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Module, Ty};
use trefoil_entity::IdTable;

/// How deep constant addresses and arrays are followed.
pub(crate) const MAX_NESTING: u32 = 64;

/// A module's types with the row that stands for all equal ones.
pub(crate) struct Types<'m> {
    module: &'m Module,
    same: Vec<u32>,
}

/// A hash of a type whose parts are taken for the rows that stand for them; none of a type that equals no other.
fn hash(ty: &Ty, same: &[u32]) -> Option<u32> {
    let part = |id: u32| u64::from(canonical(id, same));
    let mix = |hash: u64, with: u64| (hash.rotate_left(5) ^ with).wrapping_mul(0x517c_c1b7_2722_0a95);
    let list = |hash: u64, parts: &[u32]| parts.iter().fold(hash, |hash, &id| mix(hash, part(id)));
    let hash = match ty {
        Ty::Struct { name: Some(_), .. } | Ty::Opaque { .. } => return None,
        Ty::Void => 0,
        Ty::Half => 1,
        Ty::Float => 2,
        Ty::Double => 3,
        Ty::Label => 4,
        Ty::Metadata => 5,
        Ty::Other(name) => mix(6, name.len() as u64),
        Ty::Int(bits) => mix(7, u64::from(*bits)),
        Ty::Pointer { to, space } => mix(mix(8, part(*to)), u64::from(*space)),
        Ty::Array { len, elem } => mix(mix(9, part(*elem)), *len),
        Ty::Vector { len, elem } => mix(mix(10, part(*elem)), *len),
        Ty::Struct { fields, packed, .. } => list(mix(11, u64::from(*packed)), fields),
        Ty::Function { ret, params, variadic } => {
            list(mix(mix(12, u64::from(*variadic)), part(*ret)), params)
        }
    };
    Some((hash ^ hash >> 32) as u32)
}

fn canonical(id: u32, same: &[u32]) -> u32 {
    same.get(id as usize).copied().unwrap_or(id)
}

/// Whether two types are the same when their parts are taken for the rows that stand for them.
fn is_same(a: &Ty, b: &Ty, same: &[u32]) -> bool {
    let parts = |a: u32, b: u32| canonical(a, same) == canonical(b, same);
    let lists = |a: &[u32], b: &[u32]| a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| parts(a, b));
    match (a, b) {
        (Ty::Pointer { to, space }, Ty::Pointer { to: b, space: in_b }) => space == in_b && parts(*to, *b),
        (Ty::Array { len, elem }, Ty::Array { len: of_b, elem: b })
        | (Ty::Vector { len, elem }, Ty::Vector { len: of_b, elem: b }) => len == of_b && parts(*elem, *b),
        (
            Ty::Struct { name: None, fields, packed },
            Ty::Struct { name: None, fields: b, packed: packed_b },
        ) => packed == packed_b && lists(fields, b),
        (
            Ty::Function { ret, params, variadic },
            Ty::Function { ret: ret_b, params: b, variadic: variadic_b },
        ) => variadic == variadic_b && parts(*ret, *ret_b) && lists(params, b),
        (a, b) => a == b,
    }
}

impl<'m> Types<'m> {
    pub(crate) fn new(module: &'m Module) -> Types<'m> {
        let mut known = IdTable::with_capacity(module.types.len());
        let mut same: Vec<u32> = Vec::with_capacity(module.types.len());
        for (id, ty) in module.types.iter().enumerate() {
            let id = id as u32;
            let first = hash(ty, &same).map_or(id, |hash| {
                let first = known.find(hash, |other| is_same(&module.types[other as usize], ty, &same));
                if first.is_none() {
                    known.insert(hash, id);
                }
                first.unwrap_or(id)
            });
            same.push(first);
        }
        Types { module, same }
    }

    pub(crate) fn get(&self, id: u32) -> &'m Ty {
        self.module.ty(id)
    }

    /// The row that stands for a type.
    #[inline]
    pub(crate) fn canonical(&self, id: u32) -> u32 {
        canonical(id, &self.same)
    }

    /// Whether two rows are the same type.
    pub(crate) fn equal(&self, a: u32, b: u32) -> bool {
        let of = |id: u32| self.same.get(id as usize).copied();
        a == b || of(a).is_some() && of(a) == of(b)
    }

    /// The type pointed to.
    pub(crate) fn pointee(&self, id: u32) -> Option<u32> {
        match self.get(id) {
            Ty::Pointer { to, .. } => Some(*to),
            _ => None,
        }
    }

    pub(crate) fn is_int(&self, id: u32) -> bool {
        matches!(self.get(id), Ty::Int(_))
    }

    /// The type itself, or a vector's element.
    pub(crate) fn scalar(&self, id: u32) -> &'m Ty {
        match self.get(id) {
            Ty::Vector { elem, .. } => self.get(*elem),
            ty => ty,
        }
    }

    /// Elements of a vector; 0 for anything else.
    pub(crate) fn lanes(&self, id: u32) -> u64 {
        match self.get(id) {
            Ty::Vector { len, .. } => *len,
            _ => 0,
        }
    }

    /// Whether values of the type exist that instructions can make.
    pub(crate) fn is_first_class(&self, id: u32) -> bool {
        !matches!(self.get(id), Ty::Void | Ty::Function { .. } | Ty::Opaque { .. })
    }

    /// The type of a member of an aggregate.
    pub(crate) fn member(&self, ty: u32, index: u32) -> Option<u32> {
        match self.get(ty) {
            Ty::Struct { fields, .. } => fields.get(index as usize).copied(),
            Ty::Array { len, elem } => (u64::from(index) < *len).then_some(*elem),
            _ => None,
        }
    }

    pub(super) fn check(&self, report: &mut Report) {
        for (id, ty) in self.module.types.iter().enumerate() {
            if let Err(what) = self.row(id as u32, ty) {
                report.broken(&format_args!("type {id}: {what}"));
                return;
            }
        }
    }

    /// A row that a row refers to: one before it, or a structure with a name.
    fn part(&self, id: u32, of: u32) -> Result<&Ty, &'static str> {
        let ty = self.module.types.get(of as usize).ok_or("a type that the table does not have")?;
        match ty {
            _ if of < id => Ok(ty),
            _ if of == id => Err("a type is a part of itself"),
            Ty::Struct { name: Some(_), .. } | Ty::Opaque { .. } => Ok(ty),
            _ => Err("only structures with a name may be used before they are defined"),
        }
    }

    fn row(&self, id: u32, ty: &Ty) -> Result<(), &'static str> {
        let element = |of: u32| match self.part(id, of)? {
            Ty::Void | Ty::Label | Ty::Metadata | Ty::Function { .. } => Err("an element of no such type"),
            _ => Ok(()),
        };
        match ty {
            Ty::Void
            | Ty::Half
            | Ty::Float
            | Ty::Double
            | Ty::Label
            | Ty::Metadata
            | Ty::Other(_)
            | Ty::Opaque { .. } => Ok(()),
            Ty::Int(bits) if (1..1 << 23).contains(bits) => Ok(()),
            Ty::Int(_) => Err("an integer of no such width"),
            Ty::Pointer { to, .. } => match self.part(id, *to)? {
                Ty::Void | Ty::Label | Ty::Metadata => Err("a pointer to no such type"),
                _ => Ok(()),
            },
            Ty::Array { elem, .. } => element(*elem),
            Ty::Vector { len: 0, .. } => Err("a vector without elements"),
            Ty::Vector { elem, .. } => match self.part(id, *elem)? {
                Ty::Void | Ty::Label | Ty::Metadata | Ty::Function { .. } => Err("a vector of no such type"),
                _ => Ok(()),
            },
            Ty::Struct { fields, .. } => fields.iter().try_for_each(|&field| self.part(id, field).map(drop)),
            Ty::Function { ret, params, .. } => {
                let argument = |of: u32| match self.part(id, of)? {
                    Ty::Void | Ty::Function { .. } => Err("an argument of no such type"),
                    _ => Ok(()),
                };
                match self.part(id, *ret)? {
                    Ty::Function { .. } | Ty::Label | Ty::Metadata => Err("a result of no such type"),
                    _ => params.iter().try_for_each(|&param| argument(param)),
                }
            }
        }
    }
}
