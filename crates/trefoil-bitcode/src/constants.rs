//! Reading blocks of constants.

use crate::ReadError;
use crate::bits::BitReader;
use crate::model::{Constant, Kind, Ty, Value};
use crate::record::{at, each};
use trefoil_dxil::bitcode::codes::constant;

/// Appends the block's constants to the values, whose numbers follow those of the values before.
pub(crate) fn read(
    reader: &mut BitReader<'_>,
    types: &[Ty],
    before: &[Value],
    values: &mut Vec<Value>,
) -> Result<(), ReadError> {
    let mut ty = 0u32;
    each(reader, |code, v| {
        let numbers = || v.iter().map(|&n| n as u32).collect::<Vec<u32>>();
        let constant = match code {
            constant::SETTYPE => {
                ty = at(v, 0) as u32;
                return Ok(());
            }
            constant::NULL => Constant::Null,
            constant::UNDEF => Constant::Undef,
            constant::INTEGER => Constant::Int(cut(signed(at(v, 0)), types.get(ty as usize))),
            constant::FLOAT => Constant::Float(at(v, 0)),
            constant::AGGREGATE => Constant::Aggregate(numbers()),
            constant::STRING | constant::CSTRING => {
                let mut bytes: Vec<u8> = v.iter().map(|&b| b as u8).collect();
                bytes.extend((code == constant::CSTRING).then_some(0));
                Constant::Text(bytes)
            }
            constant::CAST => Constant::Cast { op: at(v, 0), from: at(v, 1) as u32, value: at(v, 2) as u32 },
            constant::GEP | constant::INBOUNDS_GEP if stated_types(v, types.len()) => {
                gep(code == constant::INBOUNDS_GEP, v, types, (before, values))
            }
            constant::GEP | constant::INBOUNDS_GEP => Constant::Unknown(code),
            constant::DATA => Constant::Data(v.to_vec()),
            other => Constant::Unknown(other),
        };
        values.push(Value { ty, kind: Kind::Constant(constant) });
        Ok(())
    })
}

/// Whether the types of an address's operands are there.
fn stated_types(v: &[u64], types: usize) -> bool {
    v[v.len() % 2..].chunks_exact(2).all(|pair| pair[0] < types as u64)
}

/// An address computed from a global: an odd number of values starts with the type pointed to.
fn gep(inbounds: bool, v: &[u64], types: &[Ty], (before, values): (&[Value], &[Value])) -> Constant {
    let (source, pairs) = match v.len() % 2 {
        1 => (Some(v[0] as u32), &v[1..]),
        _ => (None, v),
    };
    let operands: Vec<u32> = pairs.chunks_exact(2).map(|pair| pair[1] as u32).collect();
    let pointee = || {
        let base = *operands.first()? as usize;
        let base = before.get(base).or_else(|| values.get(base.checked_sub(before.len())?))?;
        match types.get(base.ty as usize)? {
            Ty::Pointer { to, .. } => Some(*to),
            _ => None,
        }
    };
    let source = source.or_else(pointee).unwrap_or(0);
    Constant::Gep { inbounds, source, operands }
}

/// A number in the bits that its type has.
fn cut(value: i64, ty: Option<&Ty>) -> i64 {
    match ty {
        Some(&Ty::Int(bits @ 1..64)) => value << (64 - bits) >> (64 - bits),
        _ => value,
    }
}

/// A number with its sign in the lowest bit.
pub(crate) fn signed(value: u64) -> i64 {
    match value {
        1 => i64::MIN,
        v if v & 1 == 0 => (v >> 1) as i64,
        v => -((v >> 1) as i64),
    }
}
