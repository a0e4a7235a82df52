//! How messages spell the type of an expression: DXC keeps the names that were written (`uint2`), and has the template where
//! it made a type itself (`vector<uint, 2>`).

use super::facts::{Shape, scalar_text};
use crate::builtins::BuiltinOp;
use crate::check::Context;
use crate::check::model::{Model, Symbol};
use crate::diag::ALSO_KNOWN;
use crate::source::Span;
use crate::syntax::builtin_names::builtin;
use crate::syntax::tree::{Decl, TypeRef, TypeRefId};
use crate::typed::{
    AccessOp, ArgIo, BinOp, Callee, ExprId, ExprKind, Scalar, Ty, TyId, UnOp, VarId, VarKind,
};
use trefoil_ir::ResourceKind;

/// After how many errors nobody looks any more for what was written.
const MOST_LOOKED_UP: usize = 32;

/// How the type of an expression is spelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) enum Spelling {
    /// As in the source: `uint2`, `uint64_t`.
    Written,
    /// As the compiler's own types: `vector<uint, 2>`, and of one number `unsigned long long`.
    Made,
    /// As an argument of a template: `vector<unsigned int, 2>`.
    Plain,
}

/// What a value is converted to, for the words of warnings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) enum Goal {
    /// A type that the source names.
    Named,
    /// A type of the compiler's own: a parameter of a built-in function, an index, an operand.
    Made,
    /// The type of another expression: of what is assigned to, or of the other operand.
    Like(ExprId),
}

/// The word that C++ has for a number.
fn plain_scalar(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::U32 => "unsigned int",
        Scalar::I64 => "long long",
        Scalar::U64 => "unsigned long long",
        other => scalar_text(other),
    }
}

impl Model {
    /// A type in a spelling.
    pub(in crate::check) fn spelled(&self, ty: TyId, spelling: Spelling) -> String {
        let part = match spelling {
            Spelling::Written => return self.type_text(ty),
            Spelling::Made => scalar_text,
            Spelling::Plain => plain_scalar,
        };
        match self.program.types.get(ty) {
            Ty::Scalar(scalar) => plain_scalar(scalar).into(),
            Ty::Vector(scalar, n) => format!("vector<{}, {n}>", part(scalar)),
            Ty::Matrix { scalar, rows, cols, .. } => format!("matrix<{}, {rows}, {cols}>", part(scalar)),
            Ty::Resource(r) if let (name, true) = self.resource_name(&r) => {
                let mut arguments = self.spelled(r.element, Spelling::Plain);
                if r.kind.is_multisampled() {
                    arguments += &format!(", {}", r.samples);
                }
                let space = if arguments.ends_with('>') { " " } else { "" };
                format!("{name}<{arguments}{space}>")
            }
            _ => self.type_text(ty),
        }
    }

    /// What an operand is converted to beside another one.
    pub(in crate::check) fn goal_of(&self, other: ExprId, ty: TyId) -> Goal {
        if self.ty(other) == ty { Goal::Like(other) } else { Goal::Made }
    }

    /// What a value is converted to, in words.
    pub(in crate::check) fn goal_text(&self, ty: TyId, goal: Goal) -> String {
        let spelling = match goal {
            Goal::Named => Spelling::Written,
            Goal::Made => Spelling::Made,
            Goal::Like(other) => self.spelling(other),
        };
        self.spelled(ty, spelling)
    }

    /// The type of an expression, in words.
    fn made_text(&self, e: ExprId) -> String {
        let ty = self.ty(e);
        if self.is_heap_element(e) {
            return "const .Resource".into();
        }
        let text = self.spelled(ty, self.spelling(e));
        let is_array = matches!(self.program.types.get(ty), Ty::Array(..));
        let text = match (self.shared_variable(e), is_array) {
            (true, true) => text.replacen(" [", " __attribute__((address_space(3)))[", 1),
            (true, false) => format!("__attribute__((address_space(3))) {text}"),
            _ => text,
        };
        if !self.is_of_constant(e) {
            return text;
        }
        match self.program.exprs[e].kind {
            ExprKind::Field(..) if is_array => text.replacen(" [", " const[", 1),
            _ => format!("const {text}"),
        }
    }

    /// Whether both types are vectors, or both matrices: messages that have both tell them apart by their parts.
    pub(in crate::check) fn is_told_by_parts(&self, a: TyId, b: TyId) -> bool {
        let types = (self.program.types.get(a), self.program.types.get(b));
        matches!(types, (Ty::Vector(..), Ty::Vector(..)) | (Ty::Matrix { .. }, Ty::Matrix { .. }))
    }

    /// What two objects of one template are called, where they are told apart by their elements, and whether those are by their parts.
    fn common_template(&self, a: TyId, b: TyId) -> Option<(String, bool)> {
        let [Ty::Resource(a), Ty::Resource(b)] = [a, b].map(|ty| self.program.types.get(ty)) else {
            return None;
        };
        let (name, has_element) = self.resource_name(&a);
        let by_parts = self.is_told_by_parts(a.element, b.element);
        (has_element && self.resource_name(&b).0 == name).then_some((name, by_parts))
    }

    /// Two types in one message.
    pub(in crate::check) fn types_text(&self, a: TyId, b: TyId) -> (String, String) {
        match self.is_told_by_parts(a, b) {
            true => (self.full_text(a), self.full_text(b)),
            false => (self.type_text(a), self.type_text(b)),
        }
    }

    /// How the type of an expression is spelled.
    pub(in crate::check) fn spelling(&self, e: ExprId) -> Spelling {
        let mut at = e;
        loop {
            at = match self.program.exprs[at].kind {
                ExprKind::Load(inner) | ExprKind::IncDec(_, inner) | ExprKind::Comma(_, inner) => inner,
                ExprKind::Assign(place, _) | ExprKind::CompoundAssign { place, .. } => place,
                // A cast to the first lanes begins before what it casts.
                ExprKind::Swizzle { base, .. } if self.span(base).lo > self.span(at).lo => {
                    return Spelling::Written;
                }
                ExprKind::Swizzle { .. } | ExprKind::MatrixSwizzle { .. } => return Spelling::Made,
                ExprKind::Index(base, _) if self.num(self.ty(base)).is_some() => return Spelling::Made,
                ExprKind::Access { op: AccessOp::Contents, .. } => return Spelling::Written,
                ExprKind::Access { .. } => return Spelling::Plain,
                ExprKind::Unary(UnOp::Not, _) => return Spelling::Made,
                ExprKind::Unary(_, operand) => operand,
                ExprKind::Binary(op, a, b) => match self.operand_that_stays(op, a, b) {
                    Some(operand) => operand,
                    None => return Spelling::Made,
                },
                ExprKind::Conditional(..) | ExprKind::Select(..) => return Spelling::Plain,
                ExprKind::Call { callee: Callee::Builtin(_), .. } => return Spelling::Made,
                ExprKind::Call { callee: Callee::Method(op), args } => {
                    let object =
                        self.program.arg_lists.get(args).first().map(|object| self.ty_of(object.expr));
                    let is_word = self.ty(at) == self.common.uint;
                    return method_spelling(op, object, is_word);
                }
                _ => return Spelling::Written,
            };
        }
    }

    /// The operand whose type is that of the operation, as it was before the other one was converted to it.
    fn operand_that_stays(&self, op: BinOp, a: ExprId, b: ExprId) -> Option<ExprId> {
        use BinOp::{And, AndThen, Eq, Ge, Gt, Le, Lt, Ne, Or, OrElse};
        if matches!(op, Eq | Ne | Lt | Gt | Le | Ge | And | Or | AndThen | OrElse) {
            return None;
        }
        let stays = |e: ExprId| match self.program.exprs[e].kind {
            ExprKind::Const(_) => false,
            ExprKind::Cast(inner) => self.program.exprs[inner].span != self.program.exprs[e].span,
            _ => true,
        };
        let is_one = self.num(self.ty(a)).is_some_and(|n| n.shape == Shape::Scalar);
        if stays(a) {
            return Some(a);
        }
        (!is_one && stays(b)).then_some(b)
    }

    /// Whether what an expression names may not be written, and has a type that says so.
    fn is_of_constant(&self, e: ExprId) -> bool {
        let mut at = e;
        loop {
            at = match self.program.exprs[at].kind {
                ExprKind::Field(base, _)
                | ExprKind::Bits { base, .. }
                | ExprKind::Swizzle { base, .. }
                | ExprKind::MatrixSwizzle { base, .. } => base,
                ExprKind::Load(inner) => inner,
                ExprKind::Index(base, _) if matches!(self.ty_of(base), Ty::Array(..) | Ty::Vector(..)) => {
                    base
                }
                ExprKind::Var(v) => return self.is_constant_variable(v),
                ExprKind::Access { op: AccessOp::Contents, .. } => return at != e,
                ExprKind::Access {
                    op: AccessOp::Element | AccessOp::Mips | AccessOp::Sample,
                    resource,
                    ..
                } => {
                    return matches!(self.ty_of(resource), Ty::Resource(r) if !r.writable);
                }
                ExprKind::Binary(op, ..) => return self.is_condition(op, at),
                _ => return false,
            };
        }
    }

    /// Comparisons of numbers give a `const bool`.
    fn is_condition(&self, op: BinOp, e: ExprId) -> bool {
        use BinOp::{And, AndThen, Eq, Ge, Gt, Le, Lt, Ne, Or, OrElse};
        matches!(op, Eq | Ne | Lt | Gt | Le | Ge | And | Or | AndThen | OrElse)
            && matches!(self.ty_of(e), Ty::Scalar(_))
    }

    pub(in crate::check) fn is_constant_variable(&self, v: VarId) -> bool {
        let var = &self.program.vars[v];
        var.is_const || matches!(var.kind, VarKind::BufferField(..)) && !self.types.writable_globals
    }

    /// Whether an expression is a variable of the group, or a part of one.
    fn shared_variable(&self, e: ExprId) -> bool {
        let mut at = e;
        loop {
            at = match self.program.exprs[at].kind {
                ExprKind::Field(base, _) | ExprKind::Swizzle { base, .. } => base,
                ExprKind::Load(inner) => inner,
                ExprKind::Var(v) => return self.program.vars[v].kind == VarKind::GroupShared,
                _ => return false,
            };
        }
    }
}

impl Context<'_> {
    /// The types of two variables of one name, in one message.
    #[cold]
    pub(in crate::check) fn variables_text(&self, new: VarId, old: VarId) -> (String, String) {
        let ty = |var: VarId| self.model.program.vars[var].ty;
        let (a, b) = (ty(new), ty(old));
        let is_reference = |var: VarId| {
            matches!(self.model.program.vars[var].kind, VarKind::Param(ArgIo::Out | ArgIo::InOut))
        };
        let by_parts = self.model.is_told_by_parts(a, b) && !is_reference(new) && !is_reference(old);
        let template = self.model.common_template(a, b);
        let text = |var: VarId| {
            let constant = if self.model.is_constant_variable(var) { "const " } else { "" };
            let declared =
                || self.as_declared(self.model.type_text(ty(var)), self.model.program.vars[var].span);
            let text = match (&template, self.model.program.types.get(ty(var))) {
                (Some((name, true)), Ty::Resource(r)) => {
                    format!("{name}<{}>", self.model.full_text(r.element))
                }
                (Some((name, false)), Ty::Resource(r)) if declared() == *name => {
                    format!("{name}<(default) {}>", self.model.full_text(r.element))
                }
                _ if by_parts => self.model.full_text(ty(var)),
                _ => declared(),
            };
            let reference = if is_reference(var) { " &__restrict" } else { "" };
            format!("{constant}{text}{reference}")
        };
        (text(new), text(old))
    }

    /// The type of an expression, in words: of a variable with the name that it was declared by.
    pub(in crate::check) fn value_text(&self, e: ExprId) -> String {
        let text = self.model.made_text(e);
        let var = match self.model.program.exprs[e].kind {
            ExprKind::Load(inner) => self.model.program.exprs[inner].kind,
            kind => kind,
        };
        match var {
            ExprKind::Var(v) => self.as_declared(text, self.model.program.vars[v].span),
            _ => text,
        }
    }

    /// The type of a value and the one that it does not become, in one message.
    pub(in crate::check) fn init_text(&self, value: ExprId, to: TyId) -> (String, String) {
        if !self.model.is_told_by_parts(self.model.ty(value), to) {
            return (self.value_text(value), self.model.type_text(to));
        }
        let constant = if self.model.is_of_constant(value) { "const " } else { "" };
        (format!("{constant}{}", self.model.full_text(self.model.ty(value))), self.model.full_text(to))
    }

    /// The words of the type of what is declared at a place: those that were written, if they name it another way. Nobody looks for
    /// them any more once there are many errors.
    pub(in crate::check) fn as_declared(&self, text: String, name: Span) -> String {
        if name.is_none() || self.frame.depth > 0 || self.diags.error_count() > MOST_LOOKED_UP {
            return text;
        }
        let mut declared = self.unit.decl_name_spans.iter().filter(|&(_, &at)| at == name);
        let ty = declared.find_map(|(decl, _)| match self.unit.decls[decl] {
            Decl::Var(v) => Some(self.unit.vars[v].ty),
            _ => None,
        });
        ty.map_or(text.clone(), |ty| self.as_written(text, ty))
    }

    /// The words of a type that is written so.
    pub(in crate::check) fn as_written(&self, text: String, ty: TypeRefId) -> String {
        let name = match self.unit.types[ty] {
            TypeRef::Qualified { ty, .. } => return self.as_written(text, ty),
            TypeRef::Named(name) => name,
            _ => return text,
        };
        let written = self.model.name_text(name);
        let (qualifiers, plain) = match text.strip_prefix("const ") {
            Some(plain) => ("const ", plain),
            None => ("", text.as_str()),
        };
        if builtin(name).is_some() {
            // The element that an object has by itself is not said.
            let is_bare = plain.strip_prefix(&*written).is_some_and(|rest| rest.starts_with('<'));
            return if is_bare { format!("{qualifiers}{written}") } else { text };
        }
        match self.lookup(name).map(|found| found.symbol) {
            Some(Symbol::Type(_)) if plain != written => {
                let said = if self.model.types.const_aliases.contains(&name) { "" } else { qualifiers };
                format!("{said}{written}{ALSO_KNOWN}{qualifiers}{plain}")
            }
            _ => text,
        }
    }
}

/// How what a method gives back is spelled: an element as an argument of its object's template, and what is loaded from raw memory
/// as the type that the call names, if it is no plain word.
fn method_spelling(op: BuiltinOp, object: Option<Ty>, is_word: bool) -> Spelling {
    let name = op.name();
    match object {
        Some(Ty::Resource(r)) if r.kind == ResourceKind::RawBuffer => match name {
            "Load" if !is_word => Spelling::Written,
            _ => Spelling::Made,
        },
        Some(Ty::Resource(_)) if ["Load", "Sample", "Consume"].iter().any(|p| name.starts_with(p)) => {
            Spelling::Plain
        }
        _ => Spelling::Made,
    }
}
