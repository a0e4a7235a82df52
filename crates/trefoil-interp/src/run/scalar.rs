//! What instructions and operations make of one lane's values.
//!
//! Reals of 16 and 32 bits are computed in 64 bits and rounded once, which gives IEEE's results for the basic operations
//! and tells whether rounding took place.

use crate::half;
use crate::memory::{ROUGH, UNDEF};
use crate::numbers::{binop, cast, icmp};
use crate::program::{DxilOp, Scalar};

/// A value with its flags.
pub(super) type Value = (u64, u8);

/// The bits of an integer of `bits` bits.
pub(super) fn cut(value: u64, bits: u32) -> u64 {
    value & u64::MAX >> (64 - bits.clamp(1, 64))
}

/// The signed number that an integer of `bits` bits is.
pub(super) fn signed(value: u64, bits: u32) -> i64 {
    let unused = 64 - bits.clamp(1, 64);
    (value << unused) as i64 >> unused
}

/// The number that a real's bits are.
pub(super) fn real(ty: Scalar, bits: u64) -> f64 {
    match ty {
        Scalar::F16 => half::to_f32(bits as u16).into(),
        Scalar::F64 => f64::from_bits(bits),
        _ => f32::from_bits(bits as u32).into(),
    }
}

/// The bits of the real nearest to a number, and whether it is another number.
pub(super) fn round(ty: Scalar, value: f64) -> (u64, bool) {
    match ty {
        Scalar::F16 => {
            let bits = half::from_f64(value);
            (bits.into(), f64::from(half::to_f32(bits)) != value && !value.is_nan())
        }
        Scalar::F64 => (value.to_bits(), !(value.fract() == 0.0 && value.abs() < 9e15)),
        _ => (u64::from((value as f32).to_bits()), f64::from(value as f32) != value && !value.is_nan()),
    }
}

/// A result of arithmetic. One with many digits is rough even when it is exact: a factor may have been folded from others.
fn rounded(ty: Scalar, value: f64, fast: bool) -> Value {
    let (bits, inexact) = round(ty, value);
    let digits = match ty {
        Scalar::F16 => 0x3,
        Scalar::F64 => 0xffff_ffff,
        _ => 0xff,
    };
    (bits, if fast && (inexact || bits & digits != 0) { ROUGH } else { 0 })
}

/// Whether a sum, a difference or a product of integers lies beyond the range of signed numbers.
pub(super) fn overflows(op: u8, ty: Scalar, a: u64, b: u64) -> bool {
    let bits = ty.bits();
    let (a, b) = (i128::from(signed(a, bits)), i128::from(signed(b, bits)));
    let exact = match op {
        binop::ADD => a + b,
        binop::SUB => a - b,
        binop::MUL => a * b,
        _ => return false,
    };
    exact >> (bits - 1) != 0 && exact >> (bits - 1) != -1
}

/// LLVM's binary operators.
pub(super) fn binary(op: u8, ty: Scalar, fast: bool, a: u64, b: u64) -> Value {
    if ty.is_float() {
        let (x, y) = (real(ty, a), real(ty, b));
        return match op {
            binop::ADD => rounded(ty, x + y, fast),
            binop::SUB => rounded(ty, x - y, fast),
            binop::MUL => rounded(ty, x * y, fast),
            binop::SDIV => rounded(ty, x / y, fast),
            binop::SREM => rounded(ty, x % y, fast),
            _ => (0, UNDEF),
        };
    }
    let bits = ty.bits();
    let shift = || b % u64::from(bits);
    let over = if b >= u64::from(bits) { UNDEF } else { 0 };
    let all = cut(u64::MAX, bits);
    let (value, flags) = match op {
        binop::ADD => (a.wrapping_add(b), 0),
        binop::SUB => (a.wrapping_sub(b), 0),
        binop::MUL => (a.wrapping_mul(b), 0),
        binop::UDIV => a.checked_div(b).map_or((all, UNDEF), |v| (v, 0)),
        binop::UREM => a.checked_rem(b).map_or((all, UNDEF), |v| (v, 0)),
        binop::SDIV => match b {
            0 => (all, UNDEF),
            _ => (signed(a, bits).wrapping_div(signed(b, bits)) as u64, 0),
        },
        binop::SREM => match b {
            0 => (all, UNDEF),
            _ => (signed(a, bits).wrapping_rem(signed(b, bits)) as u64, 0),
        },
        binop::SHL => (a << shift(), over),
        binop::LSHR => (a >> shift(), over),
        binop::ASHR => ((signed(a, bits) >> shift()) as u64, over),
        binop::AND => (a & b, 0),
        binop::OR => (a | b, 0),
        binop::XOR => (a ^ b, 0),
        _ => (0, UNDEF),
    };
    (cut(value, bits), flags)
}

/// LLVM's comparisons.
pub(super) fn compare(predicate: u8, ty: Scalar, a: u64, b: u64) -> bool {
    if predicate < icmp::EQ {
        let order = real(ty, a).partial_cmp(&real(ty, b));
        // The bits of the number say for which outcomes it holds: equal, greater, less, unordered.
        let bit = match order {
            Some(std::cmp::Ordering::Equal) => 1,
            Some(std::cmp::Ordering::Greater) => 2,
            Some(std::cmp::Ordering::Less) => 4,
            None => 8,
        };
        return predicate & bit != 0;
    }
    let bits = ty.bits();
    let (x, y) = (signed(a, bits), signed(b, bits));
    match predicate {
        icmp::EQ => a == b,
        icmp::NE => a != b,
        icmp::UGT => a > b,
        icmp::UGE => a >= b,
        icmp::ULT => a < b,
        icmp::ULE => a <= b,
        icmp::SGT => x > y,
        icmp::SGE => x >= y,
        icmp::SLT => x < y,
        _ => x <= y,
    }
}

/// LLVM's conversions. A real out of the range of the integer saturates, as D3D has it.
pub(super) fn cast(op: u8, from: Scalar, to: Scalar, a: u64) -> Value {
    let bits = to.bits();
    let exact = |value: f64| -> Value { (round(to, value).0, 0) };
    match op {
        cast::TRUNC | cast::ZEXT | cast::PTRTOINT | cast::INTTOPTR | cast::ADDRSPACECAST => (cut(a, bits), 0),
        cast::SEXT => (cut(signed(a, from.bits()) as u64, bits), 0),
        cast::FPTOUI => {
            let value = real(from, a);
            let most = cut(u64::MAX, bits);
            (if value >= most as f64 { most } else { value as u64 }, 0)
        }
        cast::FPTOSI => {
            let value = real(from, a);
            let most = (cut(u64::MAX, bits) >> 1) as i64;
            (cut((value as i64).clamp(-most - 1, most) as u64, bits), 0)
        }
        cast::UITOFP => match (from.bits(), to) {
            // An integer of 64 bits must not be rounded twice.
            (64, Scalar::F32) => (u64::from((a as f32).to_bits()), 0),
            _ => exact(a as f64),
        },
        cast::SITOFP => match (from.bits(), to) {
            (64, Scalar::F32) => (u64::from((a as i64 as f32).to_bits()), 0),
            _ => exact(signed(a, from.bits()) as f64),
        },
        cast::FPTRUNC => {
            let (value, inexact) = round(to, real(from, a));
            (value, if inexact { ROUGH } else { 0 })
        }
        cast::FPEXT => exact(real(from, a)),
        _ => (0, UNDEF),
    }
}

/// The results of an operation without memory and without other lanes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Results {
    /// The values.
    pub(super) values: [u64; 4],
    /// How many there are.
    pub(super) count: u32,
    /// Flags of all.
    pub(super) flags: u8,
}

fn one(value: Value) -> Option<Results> {
    Some(Results { values: [value.0, 0, 0, 0], count: 1, flags: value.1 })
}

fn two(a: u64, b: u64) -> Option<Results> {
    Some(Results { values: [a, b, 0, 0], count: 2, flags: 0 })
}

/// What an operation makes of one lane's operands; none when it needs more than these.
pub(super) fn pure(op: DxilOp, ty: Scalar, fast: bool, v: &[u64]) -> Option<Results> {
    let at = |index: usize| v.get(index).copied().unwrap_or(0);
    let (a, b, c) = (at(0), at(1), at(2));
    if let Some(value) = real_math(op, ty, fast, v) {
        return one(value);
    }
    let bits = ty.bits();
    let whole = |value: u64| one((cut(value, bits), 0));
    let word = |value: u32| one((value.into(), 0));
    match op {
        DxilOp::IsNaN => one((real(ty, a).is_nan().into(), 0)),
        DxilOp::IsInf => one((real(ty, a).is_infinite().into(), 0)),
        DxilOp::IsFinite => one((real(ty, a).is_finite().into(), 0)),
        DxilOp::IsNormal => one((is_normal(ty, a).into(), 0)),
        DxilOp::Bfrev => whole(a.reverse_bits() >> (64 - bits)),
        DxilOp::Countbits => word(a.count_ones()),
        DxilOp::FirstbitLo => word(if a == 0 { u32::MAX } else { a.trailing_zeros() }),
        DxilOp::FirstbitHi => word(first_high(a, bits)),
        DxilOp::FirstbitSHi => {
            let value = if signed(a, bits) < 0 { cut(!a, bits) } else { a };
            word(first_high(value, bits))
        }
        DxilOp::IMax => whole(signed(a, bits).max(signed(b, bits)) as u64),
        DxilOp::IMin => whole(signed(a, bits).min(signed(b, bits)) as u64),
        DxilOp::UMax => whole(a.max(b)),
        DxilOp::UMin => whole(a.min(b)),
        DxilOp::IMul => {
            let product = i128::from(signed(a, bits)) * i128::from(signed(b, bits));
            two(cut((product >> bits) as u64, bits), cut(product as u64, bits))
        }
        DxilOp::UMul => {
            let product = u128::from(a) * u128::from(b);
            two(cut((product >> bits) as u64, bits), cut(product as u64, bits))
        }
        DxilOp::UDiv => match b {
            0 => two(cut(u64::MAX, bits), cut(u64::MAX, bits)),
            _ => two(a / b, a % b),
        },
        DxilOp::UAddc => two(
            cut(a.wrapping_add(b), bits),
            (u128::from(a) + u128::from(b) > u128::from(cut(u64::MAX, bits))).into(),
        ),
        DxilOp::USubb => two(cut(a.wrapping_sub(b), bits), (b > a).into()),
        DxilOp::IMad | DxilOp::UMad => whole(a.wrapping_mul(b).wrapping_add(c)),
        DxilOp::Msad => word(msad(a as u32, b as u32, c as u32)),
        DxilOp::Ibfe => {
            let (width, offset) = (a as u32 & 31, b as u32 & 31);
            word(match width {
                0 => 0,
                _ if width + offset < 32 => ((c as u32) << (32 - width - offset)) as i32 >> (32 - width),
                _ => c as i32 >> offset,
            } as u32)
        }
        DxilOp::Ubfe => {
            let (width, offset) = (a as u32 & 31, b as u32 & 31);
            word(match width {
                0 => 0,
                _ if width + offset < 32 => (c as u32) << (32 - width - offset) >> (32 - width),
                _ => c as u32 >> offset,
            })
        }
        DxilOp::Bfi => {
            let (width, offset) = (a as u32 & 31, b as u32 & 31);
            let mask = ((1u32 << width) - 1) << offset;
            word((c as u32) << offset & mask | at(3) as u32 & !mask)
        }
        DxilOp::MakeDouble => one((a & 0xffff_ffff | b << 32, 0)),
        DxilOp::SplitDouble => two(a & 0xffff_ffff, a >> 32),
        DxilOp::BitcastI16toF16
        | DxilOp::BitcastF16toI16
        | DxilOp::BitcastI32toF32
        | DxilOp::BitcastF32toI32
        | DxilOp::BitcastI64toF64
        | DxilOp::BitcastF64toI64 => one((a, 0)),
        DxilOp::LegacyF32ToF16 => one(rounded(Scalar::F16, real(Scalar::F32, a), true)),
        DxilOp::LegacyF16ToF32 => word(half::to_f32(a as u16).to_bits()),
        DxilOp::LegacyDoubleToFloat => one(rounded(Scalar::F32, real(Scalar::F64, a), true)),
        DxilOp::LegacyDoubleToSInt32 => one(cast(cast::FPTOSI, Scalar::F64, Scalar::I32, a)),
        DxilOp::LegacyDoubleToUInt32 => one(cast(cast::FPTOUI, Scalar::F64, Scalar::I32, a)),
        DxilOp::Dot4AddI8Packed => {
            let parts = (0..4).map(|i| i32::from((b >> (8 * i)) as i8) * i32::from((c >> (8 * i)) as i8));
            word((a as u32).wrapping_add(parts.sum::<i32>() as u32))
        }
        DxilOp::Dot4AddU8Packed => {
            let parts = (0..4).map(|i| u32::from((b >> (8 * i)) as u8) * u32::from((c >> (8 * i)) as u8));
            word((a as u32).wrapping_add(parts.sum::<u32>()))
        }
        DxilOp::Pack4x8 => {
            let pack = |value: u64| -> u32 {
                let value = signed(value, bits);
                (match a {
                    1 => value.clamp(0, 255),
                    2 => value.clamp(-128, 127),
                    _ => value,
                }) as u32
                    & 0xff
            };
            word(pack(b) | pack(c) << 8 | pack(at(3)) << 16 | pack(at(4)) << 24)
        }
        DxilOp::Unpack4x8 => {
            let unpack = |i: u32| -> u64 {
                let byte = (b >> (8 * i)) as u8;
                let value = if a == 0 { u64::from(byte) } else { byte as i8 as i64 as u64 };
                cut(value, bits)
            };
            Some(Results { values: [unpack(0), unpack(1), unpack(2), unpack(3)], count: 4, flags: 0 })
        }
        _ => None,
    }
}

/// Arithmetic on reals; what may be approximate is rough whatever `fast` says.
fn real_math(op: DxilOp, ty: Scalar, fast: bool, v: &[u64]) -> Option<Value> {
    let at = |index: usize| real(ty, v.get(index).copied().unwrap_or(0));
    let x = at(0);
    let approximate = |value: f64| rounded(ty, value, true);
    let exact = |value: f64| -> Value { (round(ty, value).0, 0) };
    let dot = |n: usize| (0..n).map(|i| at(i) * at(n + i)).sum::<f64>();
    Some(match op {
        DxilOp::FAbs => {
            let sign = 1u64 << (ty.bits() - 1);
            (v.first().copied().unwrap_or(0) & !sign, 0)
        }
        DxilOp::Saturate => exact(if x > 0.0 { x.min(1.0) } else { 0.0 }),
        DxilOp::Cos => approximate(x.cos()),
        DxilOp::Sin => approximate(x.sin()),
        DxilOp::Tan => approximate(x.tan()),
        DxilOp::Acos => approximate(x.acos()),
        DxilOp::Asin => approximate(x.asin()),
        DxilOp::Atan => approximate(x.atan()),
        DxilOp::Hcos => approximate(x.cosh()),
        DxilOp::Hsin => approximate(x.sinh()),
        DxilOp::Htan => approximate(x.tanh()),
        DxilOp::Exp => approximate(x.exp2()),
        DxilOp::Frc => rounded(ty, x - x.floor(), fast),
        DxilOp::Log => approximate(x.log2()),
        DxilOp::Sqrt => approximate(x.sqrt()),
        DxilOp::Rsqrt => approximate(1.0 / x.sqrt()),
        DxilOp::RoundNe => exact(x.round_ties_even()),
        DxilOp::RoundNi => exact(x.floor()),
        DxilOp::RoundPi => exact(x.ceil()),
        DxilOp::RoundZ => exact(x.trunc()),
        DxilOp::FMax => exact(x.max(at(1))),
        DxilOp::FMin => exact(x.min(at(1))),
        DxilOp::FMad => approximate(x * at(1) + at(2)),
        DxilOp::Fma => rounded(ty, x.mul_add(at(1), at(2)), fast),
        DxilOp::Dot2 => approximate(dot(2)),
        DxilOp::Dot3 => approximate(dot(3)),
        DxilOp::Dot4 => approximate(dot(4)),
        DxilOp::Dot2AddHalf => {
            let half = |i: usize| real(Scalar::F16, v.get(i).copied().unwrap_or(0));
            let sum = real(Scalar::F32, v.first().copied().unwrap_or(0));
            rounded(Scalar::F32, sum + half(1) * half(3) + half(2) * half(4), true)
        }
        _ => return None,
    })
}

fn is_normal(ty: Scalar, bits: u64) -> bool {
    match ty {
        Scalar::F16 => !matches!(bits >> 10 & 31, 0 | 31),
        Scalar::F64 => f64::from_bits(bits).is_normal(),
        _ => f32::from_bits(bits as u32).is_normal(),
    }
}

/// The highest set bit, counted from the top, as DXIL counts.
fn first_high(value: u64, bits: u32) -> u32 {
    if value == 0 { u32::MAX } else { value.leading_zeros().saturating_sub(64 - bits) }
}

/// Sum of absolute differences of bytes, where the reference's byte is not zero.
fn msad(reference: u32, source: u32, accumulated: u32) -> u32 {
    let parts = reference.to_le_bytes().into_iter().zip(source.to_le_bytes());
    parts.filter(|(r, _)| *r != 0).fold(accumulated, |sum, (r, s)| sum.wrapping_add(r.abs_diff(s).into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::fcmp;

    fn f(value: f32) -> u64 {
        value.to_bits().into()
    }

    #[test]
    fn integers_wrap_shift_and_divide() {
        assert_eq!(binary(binop::ADD, Scalar::I16, false, 0xffff, 2), (1, 0));
        assert_eq!(binary(binop::ASHR, Scalar::I32, false, 0x8000_0000, 31), (0xffff_ffff, 0));
        assert_eq!(binary(binop::SHL, Scalar::I32, false, 1, 32).1, UNDEF);
        assert_eq!(binary(binop::SDIV, Scalar::I32, false, 0x8000_0000, 0xffff_ffff), (0x8000_0000, 0));
        assert_eq!(binary(binop::UDIV, Scalar::I32, false, 5, 0).1, UNDEF);
    }

    #[test]
    fn integers_of_any_width_keep_their_bits() {
        let three = Scalar::Odd(3);
        assert_eq!(binary(binop::ADD, three, false, 7, 2), (1, 0));
        assert_eq!(binary(binop::LSHR, three, false, 5, 1), (2, 0));
        assert_eq!(binary(binop::ASHR, three, false, 5, 1), (6, 0));
        assert_eq!(cast(cast::TRUNC, Scalar::I32, three, 13), (5, 0));
        assert_eq!(cast(cast::SEXT, three, Scalar::I32, 5), (0xffff_fffd, 0));
        assert_eq!(binary(binop::MUL, Scalar::Odd(33), false, 0x1_0000_0001, 2), (2, 0));
        assert!(compare(icmp::SLT, three, 4, 3));
    }

    #[test]
    fn reals_round_once_and_say_so() {
        assert_eq!(binary(binop::ADD, Scalar::F32, true, f(0.5), f(0.25)), (f(0.75), 0));
        assert_eq!(binary(binop::SDIV, Scalar::F32, true, f(1.0), f(3.0)), (f(1.0 / 3.0), ROUGH));
        assert_eq!(binary(binop::SDIV, Scalar::F32, false, f(1.0), f(3.0)), (f(1.0 / 3.0), 0));
        assert_eq!(cast(cast::FPTOSI, Scalar::F32, Scalar::I32, f(-3e9)), (0x8000_0000, 0));
        assert_eq!(cast(cast::FPTOUI, Scalar::F32, Scalar::I32, f(-1.0)), (0, 0));
        assert_eq!(cast(cast::FPTOUI, Scalar::F32, Scalar::I32, f(f32::NAN)), (0, 0));
    }

    #[test]
    fn comparisons_know_what_is_unordered() {
        assert!(!compare(fcmp::OEQ, Scalar::F32, f(f32::NAN), f(1.0)));
        assert!(compare(fcmp::UNE, Scalar::F32, f(f32::NAN), f(1.0)));
        assert!(compare(fcmp::OLT, Scalar::F32, f(-1.0), f(1.0)));
        assert!(compare(icmp::SLT, Scalar::I32, 0xffff_ffff, 0));
        assert!(!compare(icmp::ULT, Scalar::I32, 0xffff_ffff, 0));
    }

    #[test]
    fn operations_on_bits() {
        let value = |op, v: &[u64]| pure(op, Scalar::I32, false, v).map(|r| r.values[0]);
        assert_eq!(value(DxilOp::FirstbitHi, &[1]), Some(31));
        assert_eq!(value(DxilOp::FirstbitSHi, &[0xffff_ffff]), Some(0xffff_ffff));
        assert_eq!(value(DxilOp::Ubfe, &[4, 4, 0xabcd]), Some(0xc));
        assert_eq!(value(DxilOp::Ibfe, &[4, 4, 0xabcd]), Some(0xffff_fffc));
        assert_eq!(value(DxilOp::Bfi, &[4, 4, 0xf, 0]), Some(0xf0));
        assert_eq!(value(DxilOp::Bfrev, &[1]), Some(0x8000_0000));
        assert_eq!(value(DxilOp::Msad, &[0x0100_0002, 0x0500_0909, 1]), Some(1 + 4 + 7));
        assert_eq!(value(DxilOp::LoadInput, &[]), None);
    }
}
