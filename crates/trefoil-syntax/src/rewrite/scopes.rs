//! What names mean as far as the text needs it: which are members of the record whose method is printed, which types lie in
//! constant buffers.

use crate::source::Name;
use crate::syntax::builtin_names::{Builtin, builtin};
use crate::syntax::tree::*;
use trefoil_entity::{HashMap, HashSet};

/// How many bases, members and aliases are followed.
const MOST_STEPS: usize = 64;

/// The names of a unit.
#[derive(Default)]
pub(super) struct Scopes {
    records: HashMap<Name, RecordId>,
    aliases: HashMap<Name, TypeRefId>,
    /// The types that are declared where they are used.
    inline: HashSet<DeclId>,
    /// The members of the records around, innermost last, without the static ones.
    members: Vec<HashSet<Name>>,
    /// What is declared in the function that is printed, innermost block last.
    locals: Vec<HashSet<Name>>,
}

/// The type that is declared in another, where one is.
fn inline_of(unit: &Unit, mut ty: TypeRefId) -> Option<DeclId> {
    loop {
        match unit.types[ty] {
            TypeRef::Inline(decl) => return Some(decl),
            TypeRef::Array { elem, .. } => ty = elem,
            TypeRef::Qualified { ty: inner, .. } => ty = inner,
            _ => return None,
        }
    }
}

impl Scopes {
    /// The types of a unit.
    pub(super) fn of(unit: &Unit) -> Scopes {
        let mut scopes = Scopes::default();
        for (_, record) in unit.decls.iter().filter_map(|(id, decl)| match *decl {
            Decl::Record(record) => Some((id, record)),
            _ => None,
        }) {
            if let Some(name) = unit.records[record].name.filter(|_| unit.records[record].is_definition) {
                scopes.records.entry(name).or_insert(record);
            }
        }
        for (_, decl) in unit.decls.iter() {
            if let Decl::Typedef(typedef) = decl {
                scopes.aliases.entry(typedef.name).or_insert(typedef.ty);
            }
        }
        let typedefs = unit.decls.values().filter_map(|decl| match decl {
            Decl::Typedef(typedef) => Some(typedef.ty),
            _ => None,
        });
        let results = unit.functions.values().map(|function| function.ret);
        for ty in unit.vars.values().map(|var| var.ty).chain(typedefs).chain(results) {
            scopes.inline.extend(inline_of(unit, ty));
        }
        scopes
    }

    /// Whether a type is declared where it is used.
    pub(super) fn is_inline(&self, decl: DeclId) -> bool {
        self.inline.contains(&decl)
    }

    /// Goes into a record.
    pub(super) fn enter_record(&mut self, unit: &Unit, record: RecordId) {
        let mut members = HashSet::default();
        self.add_members(unit, record, &mut members, &mut HashSet::default());
        self.members.push(members);
    }

    pub(super) fn leave_record(&mut self) {
        self.members.pop();
    }

    /// Goes into the record that a qualifier names; whether there is one.
    pub(super) fn enter_named(&mut self, unit: &Unit, qualifier: PathId) -> bool {
        let last = unit.list(unit.paths[qualifier].segments).last();
        let record = last.and_then(|segment| self.records.get(&segment.name)).copied();
        record.inspect(|&record| self.enter_record(unit, record)).is_some()
    }

    fn add_members(
        &self,
        unit: &Unit,
        record: RecordId,
        members: &mut HashSet<Name>,
        seen: &mut HashSet<RecordId>,
    ) {
        if !seen.insert(record) || seen.len() > MOST_STEPS {
            return;
        }
        let record = &unit.records[record];
        for &id in unit.list(record.members) {
            match unit.decls[id] {
                Decl::Var(var) if !unit.vars[var].modifiers.has(Modifiers::STATIC) => {
                    members.extend(unit.vars[var].name);
                }
                Decl::Function(function) if !unit.functions[function].modifiers.has(Modifiers::STATIC) => {
                    if let FunctionName::Name(name) = unit.functions[function].name {
                        members.insert(name);
                    }
                }
                _ => {}
            }
        }
        for &base in unit.list(record.bases) {
            // What a template has is not looked for by its name alone.
            let TypeRef::Named(base) = unit.types[base] else { continue };
            if let Some(&base) = self.records.get(&base) {
                self.add_members(unit, base, members, seen);
            }
        }
    }

    /// Opens a block.
    pub(super) fn open(&mut self) {
        self.locals.push(HashSet::default());
    }

    /// Closes a block.
    pub(super) fn close(&mut self) {
        self.locals.pop();
    }

    /// Declares a name in the block that is open.
    pub(super) fn declare(&mut self, name: Option<Name>) {
        if let Some(locals) = self.locals.last_mut() {
            locals.extend(name);
        }
    }

    /// Whether a name is a member of the object whose method is printed.
    pub(super) fn is_member(&self, name: Name) -> bool {
        !self.locals.iter().any(|locals| locals.contains(&name))
            && self.members.last().is_some_and(|members| members.contains(&name))
    }

    /// The last name of a type, its element's where it is an array.
    fn type_name(&self, unit: &Unit, mut ty: TypeRefId) -> Option<Name> {
        loop {
            match unit.types[ty] {
                TypeRef::Named(name) => return Some(name),
                TypeRef::Path(path) => return unit.list(unit.paths[path].segments).last().map(|s| s.name),
                TypeRef::Array { elem, .. } => ty = elem,
                TypeRef::Qualified { ty: inner, .. } | TypeRef::Unsigned(inner) => ty = inner,
                _ => return None,
            }
        }
    }

    /// Whether a global of a type lies in a constant buffer and clang's tree says `const` of it: numbers and records without
    /// resources, but not `vector<…>` and `matrix<…>` with their arguments.
    pub(super) fn is_constant(&self, unit: &Unit, ty: TypeRefId) -> bool {
        self.is_data(unit, ty)
            && !self.is_numeric_template(unit, ty)
            && !self.has_resource(unit, ty, &mut HashSet::default())
    }

    /// Whether a record has a resource in it; each record is looked at once.
    fn has_resource(&self, unit: &Unit, ty: TypeRefId, seen: &mut HashSet<RecordId>) -> bool {
        let record = self.type_name(unit, ty).and_then(|name| self.records.get(&name));
        let is_new = |seen: &mut HashSet<RecordId>, record| seen.len() < MOST_STEPS && seen.insert(record);
        let Some(&record) = record.filter(|&&record| is_new(seen, record)) else { return false };
        let record = &unit.records[record];
        let mut of_member = |&id: &DeclId| match unit.decls[id] {
            Decl::Var(var) => {
                let ty = unit.vars[var].ty;
                !self.is_data(unit, ty) || self.has_resource(unit, ty, seen)
            }
            _ => false,
        };
        unit.list(record.members).iter().any(&mut of_member)
            || unit.list(record.bases).iter().any(|&base| self.has_resource(unit, base, seen))
    }

    /// The order that a pragma gives the matrices of a type, where it is one of matrices.
    pub(super) fn order(&self, unit: &Unit, ty: TypeRefId) -> Option<MatrixOrder> {
        let order = unit.matrix_order_at(ty)?;
        let name = self.type_name(unit, ty).and_then(builtin)?;
        matches!(name, Builtin::Matrix(..) | Builtin::MatrixTemplate).then_some(order)
    }

    /// Whether a type is one of whole numbers.
    pub(super) fn is_whole(unit: &Unit, ty: TypeRefId) -> bool {
        use crate::syntax::builtin_names::ScalarName::*;
        match unit.types[ty] {
            TypeRef::Named(name) => {
                matches!(builtin(name), Some(Builtin::Scalar(Int | Uint | Int64 | Uint64 | Int32 | Uint32)))
            }
            TypeRef::Unsigned(_) => true,
            _ => false,
        }
    }

    /// Whether a global of a type lies in a constant buffer.
    pub(super) fn is_data(&self, unit: &Unit, mut ty: TypeRefId) -> bool {
        for _ in 0..MOST_STEPS {
            let Some(name) = self.type_name(unit, ty) else { return true };
            match (builtin(name), self.aliases.get(&name)) {
                (Some(Builtin::Object(_)), _) => return false,
                (None, Some(&of)) => ty = of,
                _ => return true,
            }
        }
        true
    }

    fn is_numeric_template(&self, unit: &Unit, mut ty: TypeRefId) -> bool {
        while let TypeRef::Array { elem, .. } = unit.types[ty] {
            ty = elem;
        }
        let is_path = matches!(unit.types[ty], TypeRef::Path(_));
        let name = self.type_name(unit, ty).and_then(builtin);
        is_path && matches!(name, Some(Builtin::VectorTemplate | Builtin::MatrixTemplate))
    }
}
