//! Types that a front end names by the number of the instruction which declares them: `target("spirv.Type", operands…, opcode,
//! size, align)`, with `spirv.IntegralConstant` and `spirv.Literal` among the operands.

use crate::kinds;
use crate::lower::named::name;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::{Context, Type, TypeId};

use super::Scalar;

/// Whether a type is named by the number of an instruction.
pub(in crate::lower) fn is_named(ctx: &Context, ty: TypeId) -> bool {
    matches!(ctx.types.get(ty), Type::Target { name, .. } if ctx.name(*name) == "spirv.Type")
}

impl Lower<'_> {
    /// The type that the instruction declares. One that the module has already is that one.
    pub(super) fn named_type(&mut self, operands: &[TypeId], ints: &[u32], depth: u32) -> Result<Id> {
        let number = ints.first().copied().unwrap_or(0);
        let Some(op) = Op::from_u32(number).filter(|&op| name(op).starts_with("Type")) else {
            return self.fail(kinds::NOT_A_TYPE.with(&[&number]));
        };
        self.instruction_needs(op);
        let mut words: SmallVec<[u32; 8]> = SmallVec::new();
        for &operand in operands {
            let ctx = self.ctx;
            match ctx.types.get(operand) {
                Type::Target { name, ints, .. } if ctx.name(*name) == "spirv.Literal" => {
                    words.extend_from_slice(ints)
                }
                Type::Target { name, types, ints } if ctx.name(*name) == "spirv.IntegralConstant" => {
                    let [low, high] = [0, 1].map(|i| u64::from(ints.get(i).copied().unwrap_or(0)));
                    let shape = self.shape(types.first().copied().unwrap_or(TypeId::I32))?;
                    words.push(self.scalar_const(shape.scalar, high << 32 | low).word());
                }
                _ => words.push(self.value_type_at(operand, depth + 1)?.word()),
            }
        }
        // With the capabilities that the width asks for.
        let scalar = match (op, &words[..]) {
            (Op::TypeInt, &[width @ (8 | 16 | 32 | 64), 0]) => Some(Scalar::Uint(width)),
            (Op::TypeInt, &[width @ (8 | 16 | 32 | 64), 1]) => Some(Scalar::Sint(width)),
            (Op::TypeFloat, &[width @ (16 | 32 | 64)]) => Some(Scalar::Float(width)),
            _ => None,
        };
        Ok(match scalar {
            Some(scalar) => self.scalar_type(scalar),
            None => self.out.ty(op, &words),
        })
    }
}
