//! Expressions.

mod assign;
mod call;
mod conditional;
mod init;
mod member;
mod operator;
mod swizzle;

use crate::check::constants::literal;
use crate::check::model::{Found, Symbol};
use crate::check::names::typo::Place;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Expr, FloatSuffix, IntSuffix};
use crate::typed::{Const, ExprId, ExprKind, Scalar, Ty, TyId};

impl Checker<'_> {
    /// Checks an expression; the result may be a place.
    pub(in crate::check) fn expr(&mut self, e: tree::ExprId) -> ExprId {
        if self.cx.frame.nesting >= self.cx.most_nesting {
            let span = self.cx.place_of(e);
            let most = self.cx.most_nesting;
            self.cx.push(Diagnostic::new(&kinds::EXPRESSION_TOO_DEEP, span).arg(most));
            return self.cx.model.error_expr(span);
        }
        // Counted by hand: saving the frame for each expression would cost more than some expressions do.
        self.cx.frame.nesting += 1;
        let made = self.expr_below(e);
        self.cx.frame.nesting -= 1;
        made
    }

    fn expr_below(&mut self, e: tree::ExprId) -> ExprId {
        let span = self.cx.place_of(e);
        match self.cx.unit.exprs[e] {
            Expr::Error => self.cx.model.error_expr(span),
            Expr::Int { value, suffix } => self.cx.int_literal(value, suffix, self.cx.caret(e)),
            Expr::Float { value, suffix } => self.cx.float_literal(value, suffix, self.cx.caret(e)),
            Expr::Bool(value) => {
                let ty = self.cx.model.common.bool;
                self.cx.model.add(ExprKind::Const(Const::Bool(value)), ty, span)
            }
            // A string has no value that a program could ask for: its number among the strings stands for it.
            Expr::String(text) => {
                let ty = self.cx.model.program.types.intern(Ty::String);
                let number = self.cx.model.program.strings.len() as i64;
                self.cx.model.program.strings.push(text);
                self.cx.model.add(ExprKind::Const(Const::Int(number)), ty, span)
            }
            Expr::Name(name) => self.cx.name(name, self.cx.caret(e)),
            Expr::Path(path) if let Some(constant) = self.cx.vk_constant(path, span) => constant,
            Expr::Path(path) => match self.lookup_path(path) {
                Some((found, segment)) => match found.symbol {
                    Symbol::Template(t) => self.instantiate_variable(t, segment.args, span),
                    Symbol::Field(_) | Symbol::Part(_) | Symbol::Functions(_) => {
                        self.cx.found(found, segment.name, segment.span)
                    }
                    _ => self.cx.found(found, segment.name, span),
                },
                None => self.cx.model.error_expr(span),
            },
            Expr::This => self.cx.this(span),
            Expr::Unary { op, operand } => self.unary(e, op, operand),
            Expr::Binary { op, lhs, rhs } => self.binary(e, op, lhs, rhs),
            Expr::Assign { op, target, value } => self.assign(e, op, target, value),
            Expr::Conditional { cond, yes, no } => self.conditional(e, cond, yes, no),
            Expr::Call { callee, args } => self.call(e, callee, args),
            Expr::Construct { ty, args } => self.construct(ty, args, span),
            Expr::Cast { ty, operand } => self.written_cast(ty, operand, span),
            Expr::Member { base, name, .. } => {
                self.cx.notes.member_of = Some(base);
                let typed = self.expr(base);
                self.cx.member_of(e, typed, name)
            }
            Expr::PathMember { base, path } => self.path_member(e, base, path),
            Expr::Index { base, index } => self.index(e, base, index),
            Expr::InitList(_) => {
                self.cx.report(&kinds::INIT_LIST_HERE, span);
                self.cx.model.error_expr(span)
            }
            Expr::SizeofType(ty) => {
                let ty = self.type_in_expression(ty);
                self.cx.size_of(ty, span)
            }
            Expr::SizeofExpr(inner) => {
                let typed = self.expr(inner);
                let ty = self.cx.model.ty(typed);
                if self.cx.model.settled_type(ty) != ty {
                    let text = self.cx.model.type_text(ty);
                    let at = Span::at(span.lo.offset("sizeof".len() as u32));
                    self.cx.push(Diagnostic::new(&kinds::SIZEOF_LITERAL, at).arg(text));
                    return self.cx.model.error_expr(span);
                }
                self.cx.size_of(ty, span)
            }
            Expr::Condition(_) => self.cx.unsupported("a declaration as a condition", span),
            Expr::Operator(_) => self.cx.unsupported("the name of an operator outside of a call", span),
            Expr::Effect => self.cx.unsupported("a value of an effect", span),
        }
    }

    /// Checks an expression and takes its value.
    pub(in crate::check) fn value(&mut self, e: tree::ExprId) -> ExprId {
        let typed = self.expr(e);
        self.cx.model.rvalue(typed)
    }
}

/// The type of an integer literal where literals have types of their own: the first that holds it of those that its suffix and
/// its base allow.
fn typed_literal(value: u64, suffix: IntSuffix) -> Scalar {
    let fits = |scalar: &Scalar| match scalar {
        Scalar::I32 => value <= i32::MAX as u64,
        Scalar::U32 => value <= u32::MAX.into(),
        Scalar::I64 => value <= i64::MAX as u64,
        _ => true,
    };
    let allowed: &[Scalar] = match suffix {
        IntSuffix::None => &[Scalar::I32, Scalar::I64],
        IntSuffix::Based => &[Scalar::I32, Scalar::U32, Scalar::I64],
        IntSuffix::U | IntSuffix::Char => &[Scalar::U32],
        IntSuffix::L | IntSuffix::BasedL | IntSuffix::LL => &[Scalar::I64],
        IntSuffix::UL | IntSuffix::ULL => &[],
    };
    allowed.iter().copied().find(fits).unwrap_or(Scalar::U64)
}

impl Context<'_> {
    #[cold]
    pub(in crate::check) fn unsupported(&mut self, what: &'static str, span: Span) -> ExprId {
        self.push(Diagnostic::new(&kinds::UNSUPPORTED, span).arg(what));
        self.model.error_expr(span)
    }

    /// Whether literals have types of their own, as C's have: since HLSL 202x. Before, one without a suffix takes its type from its use.
    fn literals_have_types(&self) -> bool {
        self.options.version >= trefoil_ir::HlslVersion::V202x
    }

    /// An integer literal. Before HLSL 202x `l` stands for 32 bits, and what does not fit is cut.
    fn int_literal(&mut self, value: u64, suffix: IntSuffix, span: Span) -> ExprId {
        let fits_int = value <= i32::MAX as u64;
        let scalar = match suffix {
            _ if self.literals_have_types() => typed_literal(value, suffix),
            IntSuffix::None | IntSuffix::Based => Scalar::LiteralInt,
            IntSuffix::U | IntSuffix::UL | IntSuffix::Char => Scalar::U32,
            IntSuffix::BasedL if !fits_int => Scalar::U32,
            IntSuffix::L | IntSuffix::BasedL => Scalar::I32,
            IntSuffix::LL => Scalar::I64,
            IntSuffix::ULL => Scalar::U64,
        };
        let value = match scalar {
            Scalar::LiteralInt => value as i64,
            _ => literal::wrap(value as i64, scalar),
        };
        let ty = self.model.scalar_ty(scalar);
        self.model.add(ExprKind::Const(Const::Int(value)), ty, span)
    }

    fn float_literal(&mut self, value: f64, suffix: FloatSuffix, span: Span) -> ExprId {
        let scalar = match suffix {
            FloatSuffix::None if !self.literals_have_types() => Scalar::LiteralFloat,
            FloatSuffix::H if self.options.native_16bit => Scalar::F16,
            FloatSuffix::H if self.literals_have_types() => Scalar::Half,
            FloatSuffix::None | FloatSuffix::H | FloatSuffix::F => Scalar::F32,
            FloatSuffix::L => Scalar::F64,
        };
        let ty = self.model.scalar_ty(scalar);
        self.model.add(ExprKind::Const(Const::Float(literal::round(value, scalar))), ty, span)
    }

    fn name(&mut self, name: Name, span: Span) -> ExprId {
        match self.lookup(name) {
            Some(found) => {
                self.refuse_ambiguous(found, name, span);
                self.found(found, name, span)
            }
            None => {
                if let Some(value) = known_constant(self.model.text(name)) {
                    let ty = self.model.common.int;
                    return self.model.add(ExprKind::Const(Const::Int(value)), ty, span);
                }
                self.undeclared(name, span, Place::Operand);
                self.model.error_expr(span)
            }
        }
    }

    /// The expression that a name stands for.
    fn found(&mut self, found: Found, name: Name, span: Span) -> ExprId {
        match found.symbol {
            Symbol::Var(v) => {
                self.model.mark_used(v);
                let ty = self.model.program.vars[v].ty;
                self.model.add(ExprKind::Var(v), ty, span)
            }
            Symbol::Value(ty, value) => self.model.add(ExprKind::Const(value), ty, span),
            Symbol::Field(_) | Symbol::Part(_) => self.implicit_field(found, name, span),
            Symbol::Functions(set) if found.owner.is_some() => {
                let free = self.model.set(set).iter().any(|&f| self.model.functions[f].required == 0);
                let kind = if free { &kinds::METHOD_CALL_IT } else { &kinds::METHOD_MUST_BE_CALLED };
                self.report(kind, span);
                self.model.error_expr(span)
            }
            Symbol::Namespace(_) => {
                self.push(Diagnostic::new(&kinds::NAMESPACE_AS_VALUE, span).arg(self.model.name_text(name)));
                self.model.error_expr(span)
            }
            _ => {
                self.push(Diagnostic::new(&kinds::TYPE_AS_VALUE, span).arg(self.model.name_text(name)));
                self.model.error_expr(span)
            }
        }
    }

    /// A field named without its object, in a method.
    fn implicit_field(&mut self, found: Found, name: Name, span: Span) -> ExprId {
        let this = self.frame.body.and_then(|b| b.this);
        let (Some(_), Some((var, s))) = (found.owner, this) else {
            let kind = if self.in_record() { &kinds::FIELD_NEEDS_OBJECT } else { &kinds::FIELD_OF_CLASS };
            self.push(Diagnostic::new(kind, span).arg(self.model.name_text(name)));
            return self.model.error_expr(span);
        };
        let ty = self.model.program.vars[var].ty;
        let this = self.model.add(ExprKind::Var(var), ty, span);
        if let Some(member) = self.model.data_member(this, found, s, span) {
            return member;
        }
        self.push(Diagnostic::new(&kinds::FIELD_NEEDS_OBJECT, span).arg(self.model.name_text(name)));
        self.model.error_expr(span)
    }

    /// Whether a record is around.
    fn in_record(&self) -> bool {
        let mut at = Some(self.frame.scope);
        while let Some(id) = at {
            let scope = &self.model.scopes[id];
            if scope.record.is_some() {
                return true;
            }
            at = scope.parent;
        }
        false
    }

    fn this(&mut self, span: Span) -> ExprId {
        match self.frame.body.and_then(|b| b.this) {
            Some((var, _)) => {
                let ty = self.model.program.vars[var].ty;
                match self.model.program.types.get(ty) {
                    Ty::Struct(s) if self.model.record_is_open(Some(s)) => self.model.error_expr(span),
                    _ => self.model.add(ExprKind::Var(var), ty, span),
                }
            }
            None => {
                self.report(&kinds::THIS_OUTSIDE, span);
                self.model.error_expr(span)
            }
        }
    }

    fn size_of(&mut self, ty: TyId, span: Span) -> ExprId {
        if ty == self.model.common.error {
            return self.model.error_expr(span);
        }
        let Some((size, _)) = self.model.size_align(ty) else {
            let text = self.model.type_text(ty);
            let after = Span::at(span.lo.offset("sizeof".len() as u32));
            let d = match self.model.has_resource(ty) {
                true => Diagnostic::new(&kinds::SIZEOF_OBJECT, after).arg(text),
                false => Diagnostic::new(&kinds::SIZEOF_INCOMPLETE, span).arg(text),
            };
            self.push(d);
            return self.model.error_expr(span);
        };
        let uint = self.model.common.uint;
        self.model.add(ExprKind::Const(Const::Int(size.into())), uint, span)
    }
}

/// The constants that are there without a declaration.
fn known_constant(name: &str) -> Option<i64> {
    Some(match name {
        "SAMPLER_FEEDBACK_MIN_MIP" => 0,
        "SAMPLER_FEEDBACK_MIP_REGION_USED" => 1,
        // What `Barrier` orders, and how far.
        "UAV_MEMORY" | "GROUP_SYNC" => 1,
        "GROUP_SHARED_MEMORY" | "GROUP_SCOPE" => 2,
        "NODE_INPUT_MEMORY" | "DEVICE_SCOPE" => 4,
        "NODE_OUTPUT_MEMORY" | "REORDER_SCOPE" => 8,
        "ALL_MEMORY" => 15,
        _ => return crate::check::types::ray::known_constant(name),
    })
}
