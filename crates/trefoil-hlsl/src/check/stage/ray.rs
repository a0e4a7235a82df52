//! Inline ray tracing: `RayDesc`, `RayQuery<flags>` and its methods.
//!
//! A query is a structure of one number, its handle, that a variable that holds it gets where it is declared: what copies
//! the variable copies the handle, and so speaks of the same query.

use crate::builtins::{self, Namespace};
use crate::check::decl::record::plain_field;
use crate::check::names::scope::ScopeId;
use crate::check::names::scope::Symbol;
use crate::check::overloads::builtin::Around;
use crate::check::templates::template::TArg;
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::arena::List;
use crate::syntax::tree;
use crate::typed::{ExprId, ExprKind, Scalar, StructId, Ty, TyId};

/// The predefined types that a source uses.
#[derive(Default)]
pub(in crate::check) struct RayTypes {
    desc: Option<TyId>,
}

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
        _ => return None,
    })
}

impl Checker<'_> {
    /// A predefined structure.
    pub(in crate::check) fn predefined(&mut self, name: &str, fields: &[(&str, TyId)]) -> StructId {
        let name = self.p.names.intern(name);
        let s = self.new_record(Some(name), ScopeId::GLOBAL, Span::NONE);
        self.p.structs[s].is_pattern = false;
        let scope = self.record(s).scope;
        for (i, &(field, ty)) in (0..).zip(fields) {
            let field = self.p.names.intern(field);
            self.p.structs[s].fields.push(plain_field(field, ty, Span::NONE));
            self.declare(scope, field, Symbol::Field(i), Span::NONE);
        }
        self.complete(s);
        s
    }

    /// `RayDesc`
    pub(in crate::check) fn ray_desc(&mut self) -> TyId {
        if let Some(known) = self.rays.desc {
            return known;
        }
        let (vector, scalar) = (self.p.types.intern(Ty::Vector(Scalar::F32, 3)), self.scalar_ty(Scalar::F32));
        let fields = [("Origin", vector), ("TMin", scalar), ("Direction", vector), ("TMax", scalar)];
        let s = self.predefined("RayDesc", &fields);
        let ty = self.p.types.intern(Ty::Struct(s));
        self.rays.desc = Some(ty);
        ty
    }

    /// `RayQuery<flags>`
    pub(in crate::check) fn ray_query(&mut self, args: &[TArg], span: Span) -> TyId {
        let flags = match args.first() {
            Some(&TArg::Value(_, n)) => n as u32,
            Some(TArg::Type(ty)) if *ty == self.c.error => return self.c.error,
            Some(_) => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.push(d.arg("non-type template").arg("an expression"));
                return self.c.error;
            }
            None => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg("RayQuery"));
                return self.c.error;
            }
        };
        let known = self.p.queries.iter().find(|query| query.1 == flags).map(|query| query.0);
        let s = known.unwrap_or_else(|| {
            let uint = self.c.uint;
            let s = self.predefined(&format!("RayQuery<{flags}>"), &[("", uint)]);
            self.p.queries.push((s, flags));
            s
        });
        self.p.types.intern(Ty::Struct(s))
    }

    /// Whether a structure is a query.
    pub(in crate::check) fn is_query(&self, s: StructId) -> bool {
        self.p.queries.iter().any(|query| query.0 == s)
    }

    /// Whether a type is or holds a query.
    pub(in crate::check) fn holds_query(&self, ty: TyId) -> bool {
        !self.p.queries.is_empty()
            && match self.p.types.get(ty) {
                Ty::Array(elem, _) => self.holds_query(elem),
                Ty::Struct(s) => {
                    self.is_query(s) || self.p.structs[s].fields.iter().any(|f| self.holds_query(f.ty))
                }
                _ => false,
            }
    }

    /// `query.name(…)`
    pub(in crate::check) fn call_query(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.place_of(e);
        let Some(typed) = self.args(args) else { return self.error_expr(span) };
        let Some(entry) = builtins::lookup(Namespace::RayQuery, self.text(name)) else {
            let text = self.type_text(self.ty(object));
            let d = self.at_expr(&kinds::NO_MEMBER, callee).arg(self.name_text(name)).arg(text);
            self.push(d);
            return self.error_expr(span);
        };
        let uint = self.c.uint;
        let handle = self.add(ExprKind::Field(object, 0), uint, span);
        let around = Around { element: None, function: None };
        self.call_entry(entry, &typed, around, Some(handle), span, self.place_of(callee))
    }
}
