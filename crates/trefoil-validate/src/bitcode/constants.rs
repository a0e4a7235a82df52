//! Constants: of types that have such values, made of constants that are there.

use super::table::Types;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Constant, Function, Kind, Module, Ty, Value};

/// Checks the constants of a function, or the module's.
pub(super) fn check(m: &Module, func: Option<&Function>, types: &Types<'_>, report: &mut Report) {
    let (values, first) = match func {
        Some(func) => (&func.values, func.first_value),
        None => (&m.values, 0),
    };
    for (index, value) in values.iter().enumerate() {
        let Kind::Constant(constant) = &value.kind else { continue };
        if let Err(what) = one(m, func, types, value, constant) {
            return report.broken(&format_args!("constant {}: {what}", first + index as u32));
        }
    }
}

fn one(
    m: &Module,
    func: Option<&Function>,
    types: &Types<'_>,
    value: &Value,
    constant: &Constant,
) -> Result<(), &'static str> {
    if value.ty as usize >= m.types.len() {
        return Err("of a type that is not there");
    }
    let ty = types.get(value.ty);
    let part = |id: u32| {
        let value = m.value(func, id).ok_or("a part that is not there")?;
        match value.kind {
            Kind::Argument | Kind::Inst => Err("a part that is no constant"),
            _ => Ok(value.ty),
        }
    };
    let fits = |right: bool| if right { Ok(()) } else { Err("a value that its type does not have") };
    match constant {
        Constant::Null => fits(!matches!(ty, Ty::Void | Ty::Label | Ty::Metadata | Ty::Function { .. })),
        Constant::Undef => fits(!matches!(ty, Ty::Void | Ty::Label | Ty::Metadata | Ty::Function { .. })),
        Constant::Int(_) => fits(matches!(ty, Ty::Int(_))),
        Constant::Float(_) => fits(matches!(ty, Ty::Half | Ty::Float | Ty::Double)),
        Constant::Text(bytes) => match ty {
            Ty::Array { len, elem } => fits(*types.get(*elem) == Ty::Int(8) && *len == bytes.len() as u64),
            _ => fits(false),
        },
        Constant::Data(numbers) => match ty {
            Ty::Array { len, elem } | Ty::Vector { len, elem } => {
                let element = types.get(*elem);
                let is_plain =
                    matches!(element, Ty::Int(8 | 16 | 32 | 64) | Ty::Half | Ty::Float | Ty::Double);
                fits(is_plain && *len == numbers.len() as u64)
            }
            _ => fits(false),
        },
        Constant::Aggregate(parts) => match ty {
            Ty::Struct { fields, .. } => {
                fits(fields.len() == parts.len())?;
                for (&field, &id) in fields.iter().zip(parts) {
                    fits(types.equal(field, part(id)?))?;
                }
                Ok(())
            }
            Ty::Array { len, elem } | Ty::Vector { len, elem } => {
                fits(*len == parts.len() as u64)?;
                parts.iter().try_for_each(|&id| fits(types.equal(*elem, part(id)?)))
            }
            _ => fits(false),
        },
        Constant::Cast { op, value: of, .. } => {
            let from = part(*of)?;
            if matches!(m.value(func, *of).map(|v| &v.kind), Some(Kind::Constant(Constant::Unknown(_)))) {
                return Ok(());
            }
            fits(super::cast::is_valid(types, *op, from, value.ty))
        }
        Constant::Gep { operands, source, .. } => {
            let base = part(*operands.first().ok_or("an address without a base")?)?;
            fits(types.pointee(base).is_some_and(|to| types.equal(to, *source)))?;
            operands[1..].iter().try_for_each(|&id| part(id).map(drop))
        }
        // Operators, selections and comparisons of constants.
        Constant::Unknown(10 | 13..=17 | 19) => Ok(()),
        Constant::Unknown(_) => Err("a form that DXIL does not have"),
    }
}
