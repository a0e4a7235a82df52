//! The operators on constants.

use crate::check::types::facts::bits;
use crate::syntax::tree::BinaryOp;
pub(in crate::check) use crate::typed::number::{convert, round, truth, wrap};
use crate::typed::{Const, Scalar};

/// An operator on two constants of one type; none where the result is not to be known here.
pub(in crate::check) fn binary(op: BinaryOp, scalar: Scalar, a: Const, b: Const) -> Option<Const> {
    match (a, b) {
        (Const::Float(a), Const::Float(b)) => float_binary(op, scalar, a, b),
        (Const::Int(a), Const::Int(b)) => int_binary(op, scalar, a, b),
        (Const::Bool(a), Const::Bool(b)) => bool_binary(op, a, b),
        _ => None,
    }
}

fn float_binary(op: BinaryOp, scalar: Scalar, a: f64, b: f64) -> Option<Const> {
    use BinaryOp::*;
    let value = match op {
        Add => a + b,
        Sub => a - b,
        Mul => a * b,
        Div => a / b,
        Rem if b != 0.0 => a % b,
        _ => return compare(op, a.partial_cmp(&b)),
    };
    Some(Const::Float(round(value, scalar)))
}

fn int_binary(op: BinaryOp, scalar: Scalar, a: i64, b: i64) -> Option<Const> {
    use BinaryOp::*;
    let unsigned = scalar.is_unsigned();
    // Literals without a type have 64 bits, those of minimum precision 16.
    let mask = match bits(scalar) {
        0 | 64 => 63,
        12..=16 => 15,
        _ => 31,
    };
    let value = match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        Div | Rem if b == 0 => return None,
        Div if unsigned => (a as u64 / b as u64) as i64,
        Rem if unsigned => (a as u64 % b as u64) as i64,
        Div => a.wrapping_div(b),
        Rem => a.wrapping_rem(b),
        Shl => a.wrapping_shl(b as u32 & mask),
        Shr if unsigned => ((a as u64) >> (b as u32 & mask)) as i64,
        Shr => a >> (b as u32 & mask),
        BitAnd => a & b,
        BitOr => a | b,
        BitXor => a ^ b,
        And => return Some(Const::Bool(a != 0 && b != 0)),
        Or => return Some(Const::Bool(a != 0 || b != 0)),
        _ if unsigned => return compare(op, (a as u64).partial_cmp(&(b as u64))),
        _ => return compare(op, a.partial_cmp(&b)),
    };
    Some(Const::Int(wrap(value, scalar)))
}

fn bool_binary(op: BinaryOp, a: bool, b: bool) -> Option<Const> {
    use BinaryOp::*;
    match op {
        And | BitAnd => Some(Const::Bool(a && b)),
        Or | BitOr => Some(Const::Bool(a || b)),
        BitXor => Some(Const::Bool(a != b)),
        _ => compare(op, a.partial_cmp(&b)),
    }
}

fn compare(op: BinaryOp, order: Option<std::cmp::Ordering>) -> Option<Const> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    Some(Const::Bool(match op {
        BinaryOp::Lt => order == Some(Less),
        BinaryOp::Gt => order == Some(Greater),
        BinaryOp::Le => matches!(order, Some(Less | Equal)),
        BinaryOp::Ge => matches!(order, Some(Greater | Equal)),
        BinaryOp::Eq => order == Some(Equal),
        BinaryOp::Ne => order != Some(Equal),
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_as_their_type_does() {
        let max = Const::Int(i64::from(i32::MAX));
        assert_eq!(
            binary(BinaryOp::Add, Scalar::I32, max, Const::Int(1)),
            Some(Const::Int(i64::from(i32::MIN)))
        );
        assert_eq!(
            binary(BinaryOp::Sub, Scalar::U32, Const::Int(0), Const::Int(1)),
            Some(Const::Int(0xffff_ffff))
        );
        assert_eq!(binary(BinaryOp::Shl, Scalar::U32, Const::Int(1), Const::Int(33)), Some(Const::Int(2)));
        assert_eq!(binary(BinaryOp::Div, Scalar::I32, max, Const::Int(0)), None);
        assert_eq!(convert(Const::Float(-1.5), Scalar::F32, Scalar::I32), Const::Int(-1));
        assert_eq!(convert(Const::Int(-1), Scalar::I32, Scalar::U32), Const::Int(0xffff_ffff));
    }
}
