//! Constants as bytes and as registers.

use super::types::{Types, scalar};
use crate::memory::UNDEF;
use crate::program::Image;
use crate::{Fault, Result};
use trefoil_dxil_read::bitcode_model::{Constant, Function, Kind, Ty};

/// Constants nest no deeper than this.
const MAX_DEPTH: u32 = 32;

/// Writes a constant of the module into memory.
pub(super) fn write(
    types: Types<'_>,
    ty: u32,
    value: u32,
    image: &mut Image,
    at: usize,
    depth: u32,
) -> Result<()> {
    let leaves = types.leaves(ty)?;
    let mut parts = Vec::with_capacity(leaves.len());
    flatten(types, None, value, depth, &mut parts)?;
    for ((scalar, offset), (bits, undef)) in leaves.into_iter().zip(parts) {
        let (from, len) = (at + offset as usize, scalar.bytes() as usize);
        let Some(bytes) = image.bytes.get_mut(from..from + len) else {
            return Err(Fault::damaged("a constant larger than its variable"));
        };
        bytes.copy_from_slice(&bits.to_le_bytes()[..len]);
        image.flags[from..from + len].fill(if undef { UNDEF } else { 0 });
    }
    Ok(())
}

/// Appends the scalars of a constant, each with whether it is undefined.
pub(super) fn flatten(
    types: Types<'_>,
    func: Option<&Function>,
    value: u32,
    depth: u32,
    out: &mut Vec<(u64, bool)>,
) -> Result<()> {
    if depth > MAX_DEPTH {
        return Err(Fault::unsupported("constants nested so deep"));
    }
    let module = types.0;
    let known = module.value(func, value).ok_or_else(|| Fault::damaged("a value that is not there"))?;
    let slots = types.slots(known.ty)? as usize;
    let constant = match &known.kind {
        Kind::Constant(constant) => constant,
        Kind::Global(index) => {
            out.push((u64::from(*index) << 32, false));
            return Ok(());
        }
        Kind::Function(_) => return Err(Fault::unsupported("the address of a function")),
        Kind::Argument | Kind::Inst => return Err(Fault::damaged("a constant of what is none")),
    };
    let before = out.len();
    match constant {
        Constant::Null => out.resize(before + slots, (0, false)),
        Constant::Undef => out.resize(before + slots, (0, true)),
        Constant::Int(value) => out.push((cut(types, known.ty, *value as u64), false)),
        Constant::Float(bits) => out.push((*bits, false)),
        Constant::Aggregate(parts) => {
            for &part in parts {
                flatten(types, func, part, depth + 1, out)?;
            }
        }
        Constant::Data(numbers) => out.extend(numbers.iter().map(|&bits| (bits, false))),
        Constant::Text(bytes) => out.extend(bytes.iter().map(|&byte| (byte.into(), false))),
        Constant::Cast { value, .. } => flatten(types, func, *value, depth + 1, out)?,
        Constant::Gep { source, operands, .. } => {
            let address = address(types, func, *source, operands, depth)?;
            out.push((address, false));
        }
        // An operation on constants: one that is not folded has something undefined in it.
        Constant::Unknown(10) => out.resize(before + slots, (0, true)),
        Constant::Unknown(code) => return Err(Fault::unsupported(format!("a constant of code {code}"))),
    }
    if out.len() - before == slots { Ok(()) } else { Err(Fault::damaged("a constant of another size")) }
}

/// An integer's bits that count.
fn cut(types: Types<'_>, ty: u32, value: u64) -> u64 {
    let bits = scalar(types.0.ty(ty)).map_or(64, |scalar| scalar.bits());
    value & u64::MAX >> (64 - bits)
}

/// The address that a constant expression computes.
fn address(
    types: Types<'_>,
    func: Option<&Function>,
    source: u32,
    operands: &[u32],
    depth: u32,
) -> Result<u64> {
    let [base, indices @ ..] = operands else { return Err(Fault::damaged("an address of nothing")) };
    let mut parts = Vec::new();
    flatten(types, func, *base, depth + 1, &mut parts)?;
    let base = parts.first().map_or(0, |part| part.0);
    let (mut ty, mut offset) = (source, 0i64);
    for (number, &index) in indices.iter().enumerate() {
        let index = types.0.int(func, index).ok_or_else(|| Fault::unsupported("such a constant address"))?;
        if number == 0 {
            offset += index.wrapping_mul(i64::from(types.layout(ty)?.0));
            continue;
        }
        match types.0.ty(ty) {
            Ty::Struct { .. } => {
                let (member, bytes) = types.member_offset(ty, index as u64)?;
                (ty, offset) = (member, offset + i64::from(bytes));
            }
            Ty::Array { elem, .. } | Ty::Vector { elem, .. } => {
                ty = *elem;
                offset = offset.wrapping_add(index.wrapping_mul(i64::from(types.layout(ty)?.0)));
            }
            _ => return Err(Fault::damaged("an address within a scalar")),
        }
    }
    Ok(base & !0xffff_ffff | (base as u32).wrapping_add(offset as u32) as u64)
}
