//! What shaders of ray tracing call, and what they know.

use super::{Lower, Result};
use crate::kinds;
use crate::ops::{DxilOp, ParamType};
use smallvec::SmallVec;
use trefoil_ir::{Flags, InstId, Opcode, TypeId, Value};

/// The operations that tell what is known of the dispatch, the ray or the instance.
const RAY_STATES: [u32; 16] =
    [141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 161, 213];

/// Whether an operation tells what a hit object knows.
fn asks_hit_object(op: DxilOp) -> bool {
    let info = op.info();
    let takes =
        |(n, ty): (usize, ParamType)| ty == if n == 0 { ParamType::HitObject } else { ParamType::I32 };
    let gives = !matches!(info.result, ParamType::Void | ParamType::HitObject);
    gives && !info.params().is_empty() && info.params().iter().map(|param| param.ty).enumerate().all(takes)
}

impl Lower<'_> {
    /// What is known of the dispatch, the ray or the instance: the operation takes the row and the column as far as it has
    /// such operands.
    pub(super) fn ray_state(&mut self, inst: InstId) -> Result {
        let operands: SmallVec<[Value; 3]> = self.input.func.operands(inst).into();
        let number = |it: &Self, v: Value| it.ctx.as_int(v).and_then(|n| u32::try_from(n).ok());
        let op = number(self, operands[0]).filter(|op| RAY_STATES.contains(op)).and_then(DxilOp::from_opcode);
        let (Some(op), Some(row), Some(col)) = (op, number(self, operands[1]), number(self, operands[2]))
        else {
            return Err(self.user(&kinds::RAY_QUERY_QUESTION));
        };
        let mut arguments: SmallVec<[Value; 2]> = SmallVec::new();
        for param in op.info().params() {
            arguments.push(match param.ty {
                ParamType::I8 => self.byte(col),
                _ => self.ctx.i32(row),
            });
        }
        let ty = self.input.func.insts[inst].ty;
        let result = self.call(op, ty, &arguments)?;
        self.set(inst, &[result]);
        Ok(())
    }

    /// One call that takes the operands as they are.
    pub(super) fn operation(&mut self, inst: InstId, op: DxilOp) -> Result {
        let operands: SmallVec<[Value; 10]> = self.input.func.operands(inst).into();
        let mut arguments: SmallVec<[Value; 10]> = SmallVec::new();
        for &operand in &operands {
            arguments.push(self.scalar(operand)?);
        }
        self.refuse_unmade(&arguments)?;
        let result = self.call(op, TypeId::VOID, &arguments)?;
        if op.info().result != ParamType::Void {
            self.set(inst, &[result]);
        }
        Ok(())
    }

    /// What a hit object knows: the operation takes the row and the column as far as it has such operands.
    pub(super) fn hit_object_state(&mut self, inst: InstId) -> Result {
        let operands: SmallVec<[Value; 4]> = self.input.func.operands(inst).into();
        let number = |it: &Self, v: Value| it.ctx.as_int(v).and_then(|n| u32::try_from(n).ok());
        let op = number(self, operands[1]).and_then(DxilOp::from_opcode);
        let Some(op) = op.filter(|op| asks_hit_object(*op)) else {
            return Err(self.user(&kinds::RAY_QUERY_QUESTION));
        };
        let mut arguments: SmallVec<[Value; 3]> = smallvec::smallvec![self.scalar(operands[0])?];
        for &index in operands[2..].iter().take(op.info().params().len() - 1) {
            arguments.push(self.scalar(index)?);
        }
        self.refuse_unmade(&arguments)?;
        let ty = self.input.func.insts[inst].ty;
        let result = self.call(op, ty, &arguments)?;
        self.set(inst, &[result]);
        Ok(())
    }

    /// `ray.trace`, `ray.call.shader` and `ray.report.hit`: the last operand is the address of a structure.
    pub(super) fn shader_call(&mut self, inst: InstId, op: DxilOp) -> Result {
        let operands: SmallVec<[Value; 16]> = self.input.func.operands(inst).into();
        let Some((&address, values)) = operands.split_last() else { return Err(self.bug("an empty call")) };
        let mut arguments: SmallVec<[Value; 20]> = SmallVec::from_slice(&[self.ctx.i32(op.opcode())]);
        for &value in values {
            let is_handle = self.ctx.types.as_resource(self.old_type(value)).is_some();
            arguments.push(if is_handle { self.handle(value)?.value } else { self.scalar(value)? });
        }
        self.refuse_unmade(&arguments)?;
        let (pointer, ty) = self.payload_argument(address)?;
        let space = self.type_of(pointer);
        let callee = self.declare_of_payload(op, ty, space)?;
        arguments.extend([pointer, callee.into()]);
        let ret = self.declared.functions[callee].ret;
        let result = self.inst(Opcode::Call, ret, &arguments, 0, Flags::NONE);
        if ret != TypeId::VOID {
            self.set(inst, &[result]);
        }
        Ok(())
    }
}
