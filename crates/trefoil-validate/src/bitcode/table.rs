//! The table of types: what may be an element of what, and which rows are the same type.

use crate::report::Report;
use std::borrow::Cow;
use trefoil_dxil_read::bitcode_model::{Module, Ty};
use trefoil_entity::HashMap;

/// How deep constant addresses and arrays are followed.
pub(crate) const MAX_NESTING: u32 = 64;

/// A module's types with the row that stands for all equal ones.
pub(crate) struct Types<'m> {
    module: &'m Module,
    same: Vec<u32>,
}

/// A type with each part replaced by the row that stands for it; most are that already.
fn canonical<'m>(ty: &'m Ty, same: &[u32]) -> Cow<'m, Ty> {
    let of = |id: &u32| same.get(*id as usize).copied().unwrap_or(*id);
    let mut is_first = true;
    let mut see = |id: &u32| is_first &= of(id) == *id;
    match ty {
        Ty::Pointer { to, .. } => see(to),
        Ty::Array { elem, .. } | Ty::Vector { elem, .. } => see(elem),
        Ty::Struct { fields, .. } => fields.iter().for_each(see),
        Ty::Function { ret, params, .. } => params.iter().chain([ret]).for_each(see),
        Ty::Void
        | Ty::Half
        | Ty::Float
        | Ty::Double
        | Ty::Label
        | Ty::Metadata
        | Ty::Other(_)
        | Ty::Opaque { .. }
        | Ty::Int(_) => {}
    }
    if is_first {
        return Cow::Borrowed(ty);
    }
    let mut made = ty.clone();
    match &mut made {
        Ty::Pointer { to, .. } => *to = of(to),
        Ty::Array { elem, .. } | Ty::Vector { elem, .. } => *elem = of(elem),
        Ty::Struct { fields, .. } => fields.iter_mut().for_each(|field| *field = of(field)),
        Ty::Function { ret, params, .. } => {
            params.iter_mut().chain([ret]).for_each(|part| *part = of(part));
        }
        Ty::Void
        | Ty::Half
        | Ty::Float
        | Ty::Double
        | Ty::Label
        | Ty::Metadata
        | Ty::Other(_)
        | Ty::Opaque { .. }
        | Ty::Int(_) => {}
    }
    Cow::Owned(made)
}

impl<'m> Types<'m> {
    pub(crate) fn new(module: &'m Module) -> Types<'m> {
        let mut known: HashMap<Cow<'m, Ty>, u32> = HashMap::with_capacity(module.types.len());
        let mut same = Vec::with_capacity(module.types.len());
        for (id, ty) in module.types.iter().enumerate() {
            let id = id as u32;
            let first = match ty {
                Ty::Struct { name: Some(_), .. } | Ty::Opaque { .. } => id,
                _ => *known.entry(canonical(ty, &same)).or_insert(id),
            };
            same.push(first);
        }
        Types { module, same }
    }

    pub(crate) fn get(&self, id: u32) -> &'m Ty {
        self.module.ty(id)
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
