//! Ray queries.

use crate::kinds;
use crate::lower::{Lower, Result};
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{InstId, Intrinsic, TypeId, Value};

/// Whether an operation, by its number, asks a query: all from its status on do, but that of a shader's own geometry.
fn is_query_state(op: &u32) -> bool {
    matches!(op, 184..=212 | 214..=215)
}

impl Lower<'_> {
    pub(in crate::lower) fn ray_query(&mut self, inst: InstId, which: Intrinsic) -> Result {
        use Intrinsic as I;
        let operands: SmallVec<[Value; 12]> = self.input.func.operands(inst).into();
        match which {
            I::RayQueryTrace => {
                let query = self.scalar(operands[0])?;
                let scene = self.handle(operands[1])?;
                let mut arguments: SmallVec<[Value; 12]> = smallvec::smallvec![query, scene.value];
                for &operand in &operands[2..] {
                    arguments.push(self.scalar(operand)?);
                }
                self.call(DxilOp::RayQueryTraceRayInline, TypeId::VOID, &arguments)?;
                return Ok(());
            }
            I::RayQueryState => return self.ray_query_state(inst, &operands),
            _ => {}
        }
        let mut arguments: SmallVec<[Value; 2]> = SmallVec::new();
        for &operand in &operands {
            arguments.push(self.scalar(operand)?);
        }
        let (op, overload) = match which {
            I::RayQueryAllocate => (DxilOp::AllocateRayQuery, TypeId::VOID),
            I::RayQueryProceed => (DxilOp::RayQueryProceed, TypeId::I1),
            I::RayQueryAbort => (DxilOp::RayQueryAbort, TypeId::VOID),
            I::RayQueryCommitTriangle => (DxilOp::RayQueryCommitNonOpaqueTriangleHit, TypeId::VOID),
            _ => (DxilOp::RayQueryCommitProceduralPrimitiveHit, TypeId::VOID),
        };
        let result = self.call(op, overload, &arguments)?;
        match which {
            I::RayQueryAllocate | I::RayQueryProceed => self.set(inst, &[result]),
            _ => {}
        }
        Ok(())
    }

    /// What a query knows.
    fn ray_query_state(&mut self, inst: InstId, operands: &[Value]) -> Result {
        let number = |it: &Self, v: Value| it.ctx.as_int(v).and_then(|n| u32::try_from(n).ok());
        let op = number(self, operands[1]).filter(is_query_state).and_then(DxilOp::from_opcode);
        let (Some(op), Some(row), Some(col)) = (op, number(self, operands[2]), number(self, operands[3]))
        else {
            return Err(self.user(&kinds::RAY_QUERY_QUESTION));
        };
        let mut arguments: SmallVec<[Value; 3]> = smallvec::smallvec![self.scalar(operands[0])?];
        match op.opcode() {
            186..=189 => arguments.extend([self.ctx.i32(row), self.byte(col)]),
            193 | 194 | 196 | 197 | 205 | 206 | 211 | 212 => arguments.push(self.byte(row)),
            _ => {}
        }
        let ty = self.input.func.insts[inst].ty;
        let result = self.call(op, ty, &arguments)?;
        self.set(inst, &[result]);
        Ok(())
    }
}
