//! Ray tracing: `RayDesc`, `BuiltInTriangleIntersectionAttributes`, `RayQuery<flags>`.
//!
//! A query is a structure of one number, its handle, that a variable that holds it gets where it is declared: what copies
//! the variable copies the handle, and so speaks of the same query.

use crate::check::model::{Model, TArg};
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{Scalar, StructId, Ty, TyId};

/// The numbers that ray tracing's names stand for.
pub(in crate::check) fn known_constant(name: &str) -> Option<i64> {
    Some(match name {
        "RAY_FLAG_NONE" | "COMMITTED_NOTHING" | "CANDIDATE_NON_OPAQUE_TRIANGLE" => 0,
        "RAY_FLAG_FORCE_OPAQUE" | "COMMITTED_TRIANGLE_HIT" | "CANDIDATE_PROCEDURAL_PRIMITIVE" => 1,
        "RAY_FLAG_FORCE_NON_OPAQUE" | "COMMITTED_PROCEDURAL_PRIMITIVE_HIT" => 2,
        "RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH" => 4,
        "RAY_FLAG_SKIP_CLOSEST_HIT_SHADER" => 8,
        "RAY_FLAG_CULL_BACK_FACING_TRIANGLES" => 0x10,
        "RAY_FLAG_CULL_FRONT_FACING_TRIANGLES" => 0x20,
        "RAY_FLAG_CULL_OPAQUE" => 0x40,
        "RAY_FLAG_CULL_NON_OPAQUE" => 0x80,
        "RAY_FLAG_SKIP_TRIANGLES" => 0x100,
        "RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES" => 0x200,
        "HIT_KIND_TRIANGLE_FRONT_FACE" => 0xfe,
        "HIT_KIND_TRIANGLE_BACK_FACE" => 0xff,
        _ => return crate::check::stage::subobject::known_constant(name),
    })
}

impl Context<'_> {
    /// `RayDesc`
    pub(in crate::check) fn ray_desc(&mut self) -> TyId {
        if let Some(known) = self.model.types.ray_desc {
            return known;
        }
        let (vector, scalar) =
            (self.model.program.types.intern(Ty::Vector(Scalar::F32, 3)), self.model.scalar_ty(Scalar::F32));
        let fields = [("Origin", vector), ("TMin", scalar), ("Direction", vector), ("TMax", scalar)];
        let s = self.predefined("RayDesc", &fields);
        let ty = self.model.program.types.intern(Ty::Struct(s));
        self.model.types.ray_desc = Some(ty);
        ty
    }

    /// `BuiltInTriangleIntersectionAttributes`
    pub(in crate::check) fn triangle_attributes(&mut self) -> TyId {
        if let Some(known) = self.model.types.triangle_attributes {
            return known;
        }
        let vector = self.model.program.types.intern(Ty::Vector(Scalar::F32, 2));
        let s = self.predefined("BuiltInTriangleIntersectionAttributes", &[("barycentrics", vector)]);
        let ty = self.model.program.types.intern(Ty::Struct(s));
        self.model.types.triangle_attributes = Some(ty);
        ty
    }

    /// `RayQuery<flags>`
    pub(in crate::check) fn ray_query(&mut self, args: &[TArg], span: Span) -> TyId {
        let flags = match args.first() {
            Some(arg) if let Some(n) = self.model.integer_of(arg) => n as u32,
            Some(TArg::Type(ty)) if *ty == self.model.common.error => return self.model.common.error,
            Some(_) => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.push(d.arg("non-type template").arg("an expression"));
                return self.model.common.error;
            }
            None => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg("RayQuery"));
                return self.model.common.error;
            }
        };
        let known = self.model.program.queries.iter().find(|query| query.1 == flags).map(|query| query.0);
        let s = known.unwrap_or_else(|| {
            let uint = self.model.common.uint;
            let s = self.predefined(&format!("RayQuery<{flags}>"), &[("", uint)]);
            self.model.program.queries.push((s, flags));
            s
        });
        self.model.program.types.intern(Ty::Struct(s))
    }
}

impl Model {
    /// Whether a structure is a query.
    pub(in crate::check) fn is_query(&self, s: StructId) -> bool {
        self.program.queries.iter().any(|query| query.0 == s)
    }

    /// The structure that a type is, where that is a query.
    pub(in crate::check) fn query_of(&self, ty: TyId) -> Option<StructId> {
        match self.program.types.get(ty) {
            Ty::Struct(s) if self.is_query(s) => Some(s),
            _ => None,
        }
    }

    /// Whether a type is or holds a query.
    pub(in crate::check) fn holds_query(&self, ty: TyId) -> bool {
        !self.program.queries.is_empty()
            && match self.program.types.get(ty) {
                Ty::Array(elem, _) => self.holds_query(elem),
                Ty::Struct(s) => {
                    self.is_query(s) || self.program.structs[s].fields.iter().any(|f| self.holds_query(f.ty))
                }
                _ => false,
            }
    }
}
