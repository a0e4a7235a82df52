//! Lookup by arguments: functions in the namespaces of the arguments' types.

use crate::check::model::{Model, ScopeId, SetId, TArg};
use crate::source::Name;
use crate::typed::{ExprId, StructId, Ty, TyId};
use smallvec::SmallVec;
use trefoil_entity::HashSet;

/// The namespaces of types, and the types that were looked at.
#[derive(Default)]
struct Spaces {
    scopes: SmallVec<[ScopeId; 2]>,
    seen: HashSet<TyId>,
    open: Vec<TyId>,
}

impl Model {
    /// The functions of a set with those of their name in the namespaces of the arguments' types: of structures and
    /// enumerations, of what a structure inherits from and of a template's arguments; of vectors, matrices and objects, whose
    /// templates are global, the global one.
    pub(in crate::check) fn with_associated(
        &mut self,
        set: Option<SetId>,
        name: Name,
        args: &[ExprId],
    ) -> Option<SetId> {
        if !self.scopes.has_namespace {
            return set;
        }
        let mut spaces = Spaces::default();
        for &arg in args {
            spaces.open.push(self.ty(arg));
        }
        while let Some(ty) = spaces.open.pop() {
            if spaces.seen.insert(ty) {
                self.space_of(ty, &mut spaces);
            }
        }
        self.with_functions_of(set, name, &spaces.scopes)
    }

    fn space_of(&self, ty: TyId, spaces: &mut Spaces) {
        let scope = match self.program.types.get(ty) {
            Ty::Array(elem, _) => return spaces.open.push(elem),
            Ty::Struct(s) => {
                self.types_of_record(s, spaces);
                self.record(s).scope
            }
            Ty::Enum(e, _) => self.enums[e as usize].scope,
            Ty::Vector(..) | Ty::Matrix { .. } => ScopeId::GLOBAL,
            Ty::Resource(r) => {
                spaces.open.push(r.element);
                ScopeId::GLOBAL
            }
            _ => return,
        };
        let space = self.scopes.namespace_around(scope);
        if !spaces.scopes.contains(&space) {
            spaces.scopes.push(space);
        }
    }

    /// What a record inherits from and what its template was given.
    fn types_of_record(&self, s: StructId, spaces: &mut Spaces) {
        let record = self.record(s);
        for (i, _) in record.bases.iter().enumerate() {
            spaces.open.push(self.program.structs[s].fields[i].ty);
        }
        let args = record.origin.iter().flat_map(|(_, args)| args);
        for arg in args {
            if let TArg::Type(ty) = arg {
                spaces.open.push(*ty);
            }
        }
    }
}
