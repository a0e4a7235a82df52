//! Reading blocks of constants.

use crate::bits::BitReader;
use crate::model::{Constant, Kind, Module, Ty, Value};
use crate::record::{at, each};
use crate::{ReadError, kinds};
use trefoil_dxil::bitcode::codes::constant;

/// Appends the block's constants to the values, whose numbers follow those of the values before.
pub(crate) fn read(
    reader: &mut BitReader<'_>,
    module: &mut Module,
    before: &[Value],
    values: &mut Vec<Value>,
) -> Result<(), ReadError> {
    let mut ty = 0u32;
    each(reader, |code, v| {
        let types = &module.types;
        let numbers = || v.iter().map(|&n| n as u32).collect::<Vec<u32>>();
        let constant = match code {
            constant::SETTYPE => {
                let stated = u32::try_from(at(v, 0)).ok().filter(|&ty| ty < module.declared_types);
                ty = stated.ok_or_else(|| ReadError::from(&kinds::CONSTANT_TYPE))?;
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
        let ty = match &constant {
            // An address is of the type that it has, whatever is stated.
            Constant::Gep { source, operands, .. } => {
                addressed(module, (before, values), *source, operands).unwrap_or(ty)
            }
            _ => ty,
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
    let pointee = || match types.get(known((before, values), *operands.first()?)?.ty as usize)? {
        Ty::Pointer { to, .. } => Some(*to),
        _ => None,
    };
    let source = source.or_else(pointee).unwrap_or(0);
    Constant::Gep { inbounds, source, operands }
}

/// A value that was read before.
fn known<'v>((before, values): (&'v [Value], &'v [Value]), id: u32) -> Option<&'v Value> {
    before.get(id as usize).or_else(|| values.get((id as usize).checked_sub(before.len())?))
}

/// The type of an address, where all that it is made of was read before.
fn addressed(
    module: &mut Module,
    values: (&[Value], &[Value]),
    source: u32,
    operands: &[u32],
) -> Option<u32> {
    let base = known(values, *operands.first()?)?;
    let &Ty::Pointer { space, .. } = module.types.get(base.ty as usize)? else { return None };
    let mut ty = source;
    for &index in operands.get(2..)? {
        ty = match module.types.get(ty as usize)? {
            Ty::Array { elem, .. } | Ty::Vector { elem, .. } => *elem,
            Ty::Struct { fields, .. } => match known(values, index)?.kind {
                Kind::Constant(Constant::Int(field)) => *fields.get(usize::try_from(field).ok()?)?,
                Kind::Constant(Constant::Null) => *fields.first()?,
                _ => return None,
            },
            _ => return None,
        };
    }
    Some(module.pointer_type(ty, space))
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
