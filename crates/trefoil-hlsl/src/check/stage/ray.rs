//! What the entries of ray tracing stages take: a payload, attributes, a callable shader's parameter.

use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{ArgIo, FuncId, Ty, TyId};
use trefoil_ir::Stage;

/// What a parameter of an entry is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Payload,
    Attributes,
    Callable,
}

impl Role {
    /// How messages call it.
    fn word(self) -> &'static str {
        match self {
            Role::Payload => "payload",
            Role::Attributes => "attributes",
            Role::Callable => "callable",
        }
    }
}

/// What a stage takes, and how messages say so; none where it is no stage of ray tracing.
fn taken(stage: Stage) -> Option<(&'static [Role], &'static str)> {
    Some(match stage {
        Stage::RayGeneration | Stage::Intersection => (&[], "no parameters"),
        Stage::AnyHit | Stage::ClosestHit => {
            (&[Role::Payload, Role::Attributes], "two parameters for payload and attributes")
        }
        Stage::Miss => (&[Role::Payload], "one payload parameter"),
        Stage::Callable => (&[Role::Callable], "one argument parameter"),
        Stage::Pixel
        | Stage::Vertex
        | Stage::Geometry
        | Stage::Hull
        | Stage::Domain
        | Stage::Compute
        | Stage::Library
        | Stage::Mesh
        | Stage::Amplification
        | Stage::Node => return None,
    })
}

impl Context<'_> {
    /// Errors for what an entry of a ray tracing stage takes and gives.
    pub(in crate::check) fn ray_entry(&mut self, func: FuncId, stage: Stage) {
        let Some((roles, expected)) = taken(stage) else { return };
        let it = &self.model.program.funcs[func];
        let (span, ret) = (it.span, it.ret);
        let params: Vec<_> = it.params.iter().map(|param| (param.var, param.io)).collect();
        if ret != self.model.common.void && ret != self.model.common.error {
            self.push(Diagnostic::new(&kinds::RAY_RETURN, span).arg(stage.name()));
        }
        if params.len() != roles.len() {
            let d = Diagnostic::new(&kinds::RAY_PARAMETERS, span).arg(stage.name());
            return self.push(d.arg(params.len() as i64).arg(expected));
        }
        for (&role, (var, io)) in roles.iter().zip(params) {
            let var = &self.model.program.vars[var];
            let (at, ty, name) = (var.span, var.ty, var.name);
            let wanted = if role == Role::Attributes { ArgIo::In } else { ArgIo::InOut };
            if io != wanted {
                let kind = if role == Role::Attributes {
                    &kinds::RAY_ATTRIBUTES_IN
                } else {
                    &kinds::RAY_PARAM_INOUT
                };
                let d = Diagnostic::new(kind, at).arg(role.word());
                self.push(d.arg(name));
            }
            self.ray_structure(role, ty, at, name);
        }
    }

    /// An error for a parameter that is no structure of numbers.
    fn ray_structure(&mut self, role: Role, ty: TyId, at: Span, name: crate::source::Name) {
        let is_struct = match self.model.program.types.get(ty) {
            Ty::Error => return,
            Ty::Struct(s) => !self.model.is_query(s),
            _ => false,
        };
        if !is_struct || self.model.has_resource(ty) || self.model.holds_query(ty) {
            let d = Diagnostic::new(&kinds::RAY_PARAM_TYPE, at).arg(role.word());
            self.push(d.arg(name));
        } else if role != Role::Attributes && self.model.is_empty_struct(ty) {
            self.push(Diagnostic::new(&kinds::RAY_PARAM_EMPTY, at).arg(role.word()));
        }
    }
}

impl crate::check::model::Model {
    /// Whether a structure has no number in it.
    fn is_empty_struct(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Struct(s) => {
                self.program.structs[s].fields.iter().all(|field| self.is_empty_struct(field.ty))
            }
            Ty::Array(elem, _) => self.is_empty_struct(elem),
            _ => false,
        }
    }
}
