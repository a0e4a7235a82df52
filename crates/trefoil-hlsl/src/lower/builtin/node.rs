//! What nodes of work graphs do with their outputs and records.

use crate::lower::Lowerer;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::typed::{AccessOp, Arg, ExprId, Ty, TyId};
use trefoil_ir::{Intrinsic, SPACE_RECORD, TypeId};

impl Lowerer<'_> {
    /// `output.GetGroupNodeOutputRecords(count)`, or for each thread.
    pub(super) fn allocate_records(&mut self, args: &[Arg], by_thread: bool, ty: TyId) -> Val {
        let (output, count) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let Ty::Node(node) = self.ty(ty) else { return self.filled(ty, false) };
        let [flags, size] = self.node_operands(node);
        let operands = [output, count, self.b.ctx.bool(by_thread), flags, size];
        let ir = self.b.ctx.node_records();
        Val::Single(self.b.intrinsic(Intrinsic::NodeAllocate, ir, &operands))
    }

    /// `output.GroupIncrementOutputCount(count)`, or for each thread.
    pub(super) fn increment_output(&mut self, args: &[Arg], by_thread: bool) -> Val {
        let (output, count) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let operands = [output, count, self.b.ctx.bool(by_thread)];
        self.b.intrinsic(Intrinsic::NodeIncrement, TypeId::VOID, &operands);
        Val::Void
    }

    /// A record of an input or of what an output gave, or an output of an array; none of what is no object of a node.
    pub(in crate::lower) fn node_place(
        &mut self,
        op: AccessOp,
        object: ExprId,
        index: ExprId,
        ty: TyId,
    ) -> Option<Place> {
        let Ty::Node(node) = self.ty(self.program.exprs[object].ty) else { return None };
        let (handle, index) = (self.single(object), self.single(index));
        if op == AccessOp::Record {
            let record = self.memory_type(ty, Memory::Payload);
            let space = self.b.ctx.types.ptr(SPACE_RECORD);
            let operands = [handle, index, self.b.ctx.undef(record)];
            let pointer = self.b.intrinsic(Intrinsic::NodeRecord, space, &operands);
            return Some(Place::Memory { pointer, memory: Memory::Payload, whole: false });
        }
        // As DXC has it, an element says what its array is.
        let [flags, size] = self.node_operands(node);
        let ir = self.b.ctx.node_handle();
        let output = self.b.intrinsic(Intrinsic::NodeElement, ir, &[handle, index, flags, size]);
        Some(Place::Value(Val::Single(output)))
    }
}
