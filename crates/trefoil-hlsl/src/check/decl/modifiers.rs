//! Which modifiers may stand where.

use crate::check::model::Model;
use crate::check::types::words::Spelling;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{Decl, DeclId, Modifiers};
use crate::typed::{Scalar, Ty, TyId};
use trefoil_ir::ShaderModel;

/// The modifiers of numbers from 0 or -1 to 1.
const NORMS: Modifiers = Modifiers(Modifiers::SNORM.0 | Modifiers::UNORM.0);
/// How a matrix lies in memory.
const MATRIX_ORDERS: Modifiers = Modifiers(Modifiers::ROW_MAJOR.0 | Modifiers::COLUMN_MAJOR.0);

/// What a declaration declares, as far as modifiers care.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::check) enum Role {
    Global,
    Local,
    Field,
    Param,
    Function,
    Method,
    Typedef,
}

impl Role {
    fn text(self) -> &'static str {
        match self {
            Role::Global => "global variable",
            Role::Local => "local variable",
            Role::Field => "field",
            Role::Param => "parameter",
            Role::Function => "function",
            Role::Method => "method",
            Role::Typedef => "typedef",
        }
    }

    /// The modifiers that cannot stand here.
    fn refused(self) -> u32 {
        const INTERPOLATION: u32 = Modifiers::NO_INTERPOLATION.0
            | Modifiers::LINEAR.0
            | Modifiers::CENTROID.0
            | Modifiers::NO_PERSPECTIVE.0
            | Modifiers::SAMPLE.0;
        const OF_GLOBALS: u32 = Modifiers::UNIFORM.0 | Modifiers::EXTERN.0 | Modifiers::SHARED.0;
        // What a geometry or mesh shader's parameter is for.
        const OF_PARAMS: u32 = Modifiers::POINT.0
            | Modifiers::LINE.0
            | Modifiers::TRIANGLE.0
            | Modifiers::LINE_ADJ.0
            | Modifiers::TRIANGLE_ADJ.0
            | Modifiers::INDICES.0
            | Modifiers::VERTICES.0
            | Modifiers::PRIMITIVES.0
            | Modifiers::PAYLOAD.0;
        const GROUPSHARED: u32 = Modifiers::GROUPSHARED.0;
        const VOLATILE: u32 = Modifiers::VOLATILE.0;
        const EXPORT: u32 = Modifiers::EXPORT.0;
        match self {
            Role::Global => VOLATILE | EXPORT | INTERPOLATION | OF_PARAMS,
            Role::Local => OF_GLOBALS | GROUPSHARED | EXPORT | INTERPOLATION | OF_PARAMS,
            Role::Field => OF_GLOBALS | GROUPSHARED | VOLATILE | EXPORT | Modifiers::CONST.0 | OF_PARAMS,
            Role::Param => {
                Modifiers::EXTERN.0
                    | Modifiers::STATIC.0
                    | Modifiers::SHARED.0
                    | GROUPSHARED
                    | VOLATILE
                    | EXPORT
            }
            Role::Function => (OF_GLOBALS & !Modifiers::SHARED.0) | GROUPSHARED | VOLATILE | OF_PARAMS,
            Role::Method => OF_GLOBALS | GROUPSHARED | VOLATILE | EXPORT | INTERPOLATION | OF_PARAMS,
            Role::Typedef => OF_GLOBALS | GROUPSHARED | EXPORT | INTERPOLATION | OF_PARAMS,
        }
    }
}

impl Context<'_> {
    /// What a function declared here is.
    pub(in crate::check) fn function_role(&self) -> Role {
        match self.model.scopes[self.frame.scope].record {
            Some(_) => Role::Method,
            None => Role::Function,
        }
    }

    /// Warns, once for a declaration as it is written, that its type has more bits than it says: no instance of a template is
    /// asked, and no array.
    fn warn_promoted(&mut self, decl: DeclId, ty: TyId) {
        let Some(num) = self.model.num(ty) else { return };
        let Some((name, wider)) = promotion(num.scalar, self.options.native_16bit) else { return };
        let is_written = self.frame.generic || self.frame.depth == 0;
        if is_written && self.notes.promoted.insert(decl) {
            let span = Span::at(self.unit.decl_spans[decl].lo);
            self.diags.push(Diagnostic::new(&kinds::PROMOTED_TYPE, span).arg(name).arg(wider));
        }
    }

    /// Errors for modifiers that a declaration of that type cannot have.
    pub(in crate::check) fn check_modifiers(
        &mut self,
        decl: DeclId,
        modifiers: Modifiers,
        ty: TyId,
        role: Role,
    ) {
        self.warn_promoted(decl, ty);
        if modifiers == Modifiers::NONE {
            return;
        }
        let start = self.unit.decl_spans[decl].lo;
        let order = self.unit.modifiers_in_order(start, modifiers);
        let place = |m: Modifiers| {
            let found = order.iter().find(|(some, _)| some.has_any(m));
            Span::at(found.map_or(start, |&(_, at)| at))
        };
        let storage = Modifiers(Modifiers::STATIC.0 | Modifiers::EXTERN.0);
        // The parser has said that these two cannot stand together.
        if modifiers.has(storage) {
            return;
        }
        let stored = match role {
            Role::Param if modifiers.has_any(storage) => Some((&kinds::PARAM_STORAGE, place(storage))),
            Role::Field if modifiers.has(Modifiers::EXTERN) => {
                Some((&kinds::MEMBER_STORAGE, place(Modifiers::EXTERN)))
            }
            Role::Method if modifiers.has(Modifiers::EXTERN) => {
                Some((&kinds::MEMBER_STORAGE, place(Modifiers::EXTERN)))
            }
            _ => None,
        };
        if let Some((kind, at)) = stored {
            return self.report(kind, at);
        }
        // DXC takes `shared` of a function, which means nothing, but not of a template.
        let is_template =
            matches!(self.unit.decls[decl], Decl::Function(f) if self.unit.functions[f].template.is_some());
        if role == Role::Function && is_template && modifiers.has(Modifiers::SHARED) {
            let d = Diagnostic::new(&kinds::MODIFIER_HERE, place(Modifiers::SHARED)).arg("shared");
            return self.push(d.arg(role.text()));
        }
        for &(some, at) in &order {
            if let Some(text) = self.refuse_modifier(some, Span::at(at), Span::at(start), role) {
                if role == Role::Field && !self.is_static(decl) {
                    self.warn_elsewhere(text, Span::at(at));
                }
                return;
            }
        }
        if role == Role::Function && modifiers.has(Modifiers(Modifiers::STATIC.0 | Modifiers::EXPORT.0)) {
            let d = Diagnostic::new(&kinds::NOT_TOGETHER, place(Modifiers::EXPORT));
            self.push(d.arg("static").arg("export").arg(role.text()));
        }
        if modifiers.has(Modifiers(Modifiers::STATIC.0 | Modifiers::UNIFORM.0)) {
            let d =
                Diagnostic::new(&kinds::NOT_TOGETHER, place(Modifiers::UNIFORM)).arg("static").arg("uniform");
            self.push(d.arg(role.text()));
        }
        let between = [
            (Modifiers::LINEAR, "linear"),
            (Modifiers::CENTROID, "centroid"),
            (Modifiers::NO_PERSPECTIVE, "noperspective"),
            (Modifiers::SAMPLE, "sample"),
        ];
        if modifiers.has(Modifiers::NO_INTERPOLATION)
            && let Some(&(_, other)) = between.iter().find(|(m, _)| modifiers.has(*m))
        {
            let at = place(Modifiers::NO_INTERPOLATION);
            let d = Diagnostic::new(&kinds::NOT_TOGETHER, at).arg("nointerpolation").arg(other);
            self.push(d.arg(role.text()));
        }
        if modifiers.has(Modifiers(Modifiers::CENTROID.0 | Modifiers::SAMPLE.0)) {
            let d = Diagnostic::new(&kinds::SPECIFIER_OVERRIDDEN, place(Modifiers::CENTROID));
            self.push(d.arg("centroid").arg("sample"));
        }
        if role == Role::Param {
            self.refuse_two_primitives(modifiers, place);
        }
        if ty != self.model.common.error {
            self.check_type_modifiers(modifiers, ty, role, place);
        }
    }

    /// An error for a modifier that cannot stand with what is declared, whatever its type is.
    fn refuse_modifier(
        &mut self,
        some: Modifiers,
        at: Span,
        start: Span,
        role: Role,
    ) -> Option<&'static str> {
        if some.has(Modifiers::INLINE) && !matches!(role, Role::Function | Role::Method) {
            self.report(&kinds::INLINE_HERE, at);
            return Some("inline");
        }
        let refused = some.0 & role.refused();
        if let Some((_, text)) = Modifiers::ALL.iter().find(|(m, _)| refused & m.0 != 0) {
            // What qualifies the type is found where the declaration begins.
            let at = if refused & Modifiers::VOLATILE.0 != 0 { start } else { at };
            let d = Diagnostic::new(&kinds::MODIFIER_HERE, at).arg(*text).arg(role.text());
            self.push(d);
            return Some(text);
        }
        let usage = Modifiers(Modifiers::IN.0 | Modifiers::OUT.0);
        if role != Role::Param && some.has_any(usage) {
            let text = match (some.has(Modifiers::IN), some.has(Modifiers::OUT)) {
                (true, true) => "inout",
                (true, false) => "in",
                _ => "out",
            };
            self.push(Diagnostic::new(&kinds::USAGE_HERE, at).arg(text));
            return Some(text);
        }
        None
    }

    fn is_static(&self, decl: DeclId) -> bool {
        matches!(self.unit.decls[decl], Decl::Var(v) if self.unit.vars[v].modifiers.has(Modifiers::STATIC))
    }

    /// Of what a field cannot have DXC says, too, where it could stand.
    fn warn_elsewhere(&mut self, modifier: &'static str, at: Span) {
        let of = match modifier {
            "groupshared" | "shared" => "variables",
            "uniform" => "variables and parameters",
            "globallycoherent" => "variables and functions",
            "export" => {
                self.push(Diagnostic::new(&kinds::APPLIES_ONLY, at).arg(modifier).arg("functions"));
                return;
            }
            "volatile" | "const" | "inline" => return,
            _ => "parameters",
        };
        self.push(Diagnostic::new(&kinds::APPLIES_ELSEWHERE, at).arg(modifier).arg(of));
    }

    fn check_type_modifiers(
        &mut self,
        modifiers: Modifiers,
        ty: TyId,
        role: Role,
        place: impl Fn(Modifiers) -> Span,
    ) {
        let element = self.model.program.types.get(self.model.innermost(ty));
        self.check_matrix_order(modifiers, ty, place(MATRIX_ORDERS));
        self.check_norms(modifiers, ty, place(NORMS));
        let is_uav = matches!(element, Ty::Resource(r) if r.writable);
        let is_shared =
            matches!(element, Ty::Node(node) if node.kind.object() == "RWDispatchNodeInputRecord");
        // Of a member it is said for the resources that a variable of the record has: DXC takes it of any.
        if modifiers.has(Modifiers::GLOBALLY_COHERENT) && role == Role::Field {
            self.warn_elsewhere("globallycoherent", place(Modifiers::GLOBALLY_COHERENT));
        } else if modifiers.has(Modifiers::GLOBALLY_COHERENT) && !is_uav && !is_shared {
            let text = self.model.spelled(self.model.innermost(ty), Spelling::Plain);
            let at = place(Modifiers::GLOBALLY_COHERENT);
            self.push(Diagnostic::new(&kinds::COHERENT_HERE, at).arg("globallycoherent").arg(text));
        }
        if modifiers.has(Modifiers::REORDER_COHERENT) {
            self.check_reorder_coherent(modifiers, ty, is_uav, place(Modifiers::REORDER_COHERENT));
        }
    }
}

impl Context<'_> {
    /// Errors for `snorm` and `unorm` together, and for one of them on what is no real number.
    pub(in crate::check) fn check_norms(&mut self, modifiers: Modifiers, ty: TyId, at: Span) {
        let element = self.model.program.types.get(self.model.innermost(ty));
        if modifiers.has(NORMS) {
            self.push(Diagnostic::new(&kinds::INCOMPATIBLE, at).arg("unorm").arg("snorm"));
        } else if modifiers.has_any(NORMS) && !self.model.is_float_type(element) {
            self.report(&kinds::NORM_NOT_FLOAT, at);
        }
    }

    /// Errors for an order of matrices on what is none, and for two.
    pub(in crate::check) fn check_matrix_order(&mut self, modifiers: Modifiers, ty: TyId, at: Span) {
        if modifiers.has(MATRIX_ORDERS) {
            let d = Diagnostic::new(&kinds::INCOMPATIBLE, at).arg("row_major").arg("column_major");
            self.push(d);
        } else if modifiers.has_any(MATRIX_ORDERS)
            && !matches!(
                self.model.program.types.get(self.model.innermost(ty)),
                Ty::Matrix { .. } | Ty::Error
            )
        {
            let text = if modifiers.has(Modifiers::ROW_MAJOR) { "row_major" } else { "column_major" };
            self.push(Diagnostic::new(&kinds::NEEDS_MATRIX, at).arg(text));
        }
    }

    fn check_reorder_coherent(&mut self, modifiers: Modifiers, ty: TyId, is_uav: bool, at: Span) {
        let word = "reordercoherent";
        if !is_uav {
            let text = self.model.type_text(ty);
            self.push(Diagnostic::new(&kinds::COHERENT_HERE, at).arg(word).arg(text));
        } else if self.options.shader_model < ShaderModel::new(6, 9) {
            self.push(Diagnostic::new(&kinds::NEEDS_MODEL, at).arg(word).arg(9i64));
        } else if !self.options.target.has_hit_objects {
            self.push(Diagnostic::new(&kinds::LACKED_BY_TARGET, at).arg(word));
        } else if modifiers.has(Modifiers::GLOBALLY_COHERENT) {
            self.report(&kinds::COHERENT_TWICE, at);
        }
    }
}

impl Model {
    fn is_float_type(&self, ty: Ty) -> bool {
        match ty {
            Ty::Scalar(s) | Ty::Vector(s, _) | Ty::Matrix { scalar: s, .. } => s.is_float(),
            Ty::Error => true,
            _ => false,
        }
    }
}

/// A scalar that has more bits than it says, and the one that it has as many as.
fn promotion(scalar: Scalar, is_native: bool) -> Option<(&'static str, &'static str)> {
    Some(match (scalar, is_native) {
        (Scalar::Min16Float, true) => ("min16float", "half"),
        (Scalar::Min10Float, true) => ("min10float", "half"),
        (Scalar::Min16Int, true) => ("min16int", "int16_t"),
        (Scalar::Min12Int, true) => ("min12int", "int16_t"),
        (Scalar::Min16Uint, true) => ("min16uint", "uint16_t"),
        (Scalar::Min10Float, false) => ("min10float", "min16float"),
        (Scalar::Min12Int, false) => ("min12int", "min16int"),
        _ => return None,
    })
}
