//! Values of whole constants: lengths of arrays and arguments of attributes stand in clang's tree as numbers.

use super::scopes::Scopes;
use crate::source::Name;
use crate::syntax::tree::*;
use trefoil_entity::HashMap;

/// How deep constants may name constants.
const MOST_DEPTH: u32 = 64;

/// The constants of a unit by name; none of those that have several meanings.
#[derive(Default)]
pub(super) struct Constants(HashMap<Name, Option<Constant>>);

#[derive(Clone, Copy, PartialEq)]
enum Constant {
    /// What it is initialised with.
    Of(ExprId),
    /// Of an enumerator: so many after what another is initialised with, or after zero.
    After(Option<ExprId>, i64),
}

impl Constants {
    /// Those of a unit.
    pub(super) fn of(unit: &Unit) -> Constants {
        let mut all = Constants::default();
        let mut enumerators = trefoil_entity::HashSet::default();
        for of in unit.enums.values() {
            let (mut from, mut after) = (None, 0);
            for &id in unit.list(of.enumerators) {
                enumerators.insert(id);
                let Decl::Var(var) = unit.decls[id] else { continue };
                if let Some(value) = unit.vars[var].init {
                    (from, after) = (Some(value), 0);
                }
                all.add(unit.vars[var].name, Some(Constant::After(from, after)));
                after += 1;
            }
        }
        for (_, decl) in unit.decls.iter().filter(|(id, _)| !enumerators.contains(id)) {
            if let Decl::Var(var) = *decl {
                let var = &unit.vars[var];
                let is_loose = var.role == VarRole::Global && !var.modifiers.has(Modifiers::STATIC);
                let value = var.init.filter(|_| var.modifiers.has(Modifiers::CONST) && !is_loose);
                all.add(var.name, value.map(Constant::Of));
            }
        }
        all
    }

    fn add(&mut self, name: Option<Name>, constant: Option<Constant>) {
        let Some(name) = name else { return };
        match self.0.get_mut(&name) {
            Some(known) if *known != constant => *known = None,
            Some(_) => {}
            None => _ = self.0.insert(name, constant),
        }
    }

    /// The value of an expression of whole numbers.
    pub(super) fn value(&self, unit: &Unit, expr: ExprId, depth: u32) -> Option<i64> {
        if depth > MOST_DEPTH {
            return None;
        }
        let value = |expr| self.value(unit, expr, depth + 1);
        match unit.exprs[expr] {
            Expr::Int { value, .. } => i64::try_from(value).ok(),
            Expr::Bool(value) => Some(value.into()),
            Expr::Name(name) => self.named(unit, name, depth),
            Expr::Path(path) => {
                let last = unit.list(unit.paths[path].segments).last()?;
                self.named(unit, last.name, depth).filter(|_| last.args.is_none())
            }
            Expr::Unary { op, operand } => match op {
                UnaryOp::Plus => value(operand),
                UnaryOp::Minus => value(operand)?.checked_neg(),
                UnaryOp::BitNot => Some(!value(operand)?),
                UnaryOp::Not => Some((value(operand)? == 0).into()),
                _ => None,
            },
            Expr::Binary { op, lhs, rhs } => binary(op, value(lhs)?, value(rhs)?),
            Expr::Conditional { cond, yes, no } => value(if value(cond)? != 0 { yes } else { no }),
            Expr::Cast { ty, operand } => value(operand).filter(|_| Scopes::is_whole(unit, ty)),
            Expr::Construct { ty, args } => match unit.list(args) {
                &[only] => value(only).filter(|_| Scopes::is_whole(unit, ty)),
                _ => None,
            },
            _ => None,
        }
    }

    fn named(&self, unit: &Unit, name: Name, depth: u32) -> Option<i64> {
        match (*self.0.get(&name)?)? {
            Constant::Of(init) => self.value(unit, init, depth + 1),
            Constant::After(None, after) => Some(after),
            Constant::After(Some(from), after) => self.value(unit, from, depth + 1)?.checked_add(after),
        }
    }
}

fn binary(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    let shift = || u32::try_from(b).ok().filter(|&by| by < 32);
    match op {
        BinaryOp::Mul => a.checked_mul(b),
        BinaryOp::Div => a.checked_div(b),
        BinaryOp::Rem => a.checked_rem(b),
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Sub => a.checked_sub(b),
        BinaryOp::Shl => a.checked_mul(1 << shift()?),
        BinaryOp::Shr => Some(a >> shift()?),
        BinaryOp::Lt => Some((a < b).into()),
        BinaryOp::Gt => Some((a > b).into()),
        BinaryOp::Le => Some((a <= b).into()),
        BinaryOp::Ge => Some((a >= b).into()),
        BinaryOp::Eq => Some((a == b).into()),
        BinaryOp::Ne => Some((a != b).into()),
        BinaryOp::BitAnd => Some(a & b),
        BinaryOp::BitXor => Some(a ^ b),
        BinaryOp::BitOr => Some(a | b),
        BinaryOp::And => Some((a != 0 && b != 0).into()),
        BinaryOp::Or => Some((a != 0 || b != 0).into()),
        BinaryOp::Comma => Some(b),
    }
}
