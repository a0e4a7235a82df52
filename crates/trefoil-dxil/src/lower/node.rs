//! Nodes of work graphs: handles of inputs, outputs and records, and the addresses of records.
//!
//! What a handle is stands in a call beside the one that makes it: its flags, and the bytes of a record. A record keeps the
//! structure that it has in other shaders, as payloads do, in an address space of its own.

use super::{Lower, Result, Slot};
use crate::kinds;
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{Flags, InstId, Intrinsic, Opcode, SPACE_RECORD, TypeId, Value};

impl Lower<'_> {
    /// `node.input`, `node.output`, `node.element`, `node.allocate`: the handle, annotated.
    pub(super) fn node_handle(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let (op, is_record) = match old.insts[inst].intrinsic() {
            Some(Intrinsic::NodeInput) => (DxilOp::CreateNodeInputRecordHandle, true),
            Some(Intrinsic::NodeOutput) => (DxilOp::CreateNodeOutputHandle, false),
            Some(Intrinsic::NodeElement) => (DxilOp::IndexNodeHandle, false),
            Some(Intrinsic::NodeAllocate) => (DxilOp::AllocateNodeOutputRecords, true),
            _ => return Err(self.bug("no node")),
        };
        let operands: SmallVec<[Value; 5]> = old.operands(inst).into();
        let Some((own, &[flags, size])) = operands.split_last_chunk::<2>() else {
            return Err(self.bug("a node without flags"));
        };
        let mut arguments: SmallVec<[Value; 3]> = SmallVec::new();
        for &operand in own {
            arguments.push(self.scalar(operand)?);
        }
        let handle = self.call(op, TypeId::VOID, &arguments)?;
        let facts = self.node_facts(is_record, flags, size)?;
        let annotate = if is_record { DxilOp::AnnotateNodeRecordHandle } else { DxilOp::AnnotateNodeHandle };
        let handle = self.call(annotate, TypeId::VOID, &[handle, facts])?;
        self.set(inst, &[handle]);
        Ok(())
    }

    /// `{flags, bytes of a record}`, a constant.
    fn node_facts(&mut self, is_record: bool, flags: Value, size: Value) -> Result<Value> {
        let name = if is_record { "dx.types.NodeRecordInfo" } else { "dx.types.NodeInfo" };
        let ty = self.named(name, &[TypeId::I32; 2]);
        let (Some(flags), Some(size)) = (flags.as_const(), size.as_const()) else {
            return Err(self.user(&kinds::NODE_FACTS));
        };
        Ok(self.ctx.consts.aggregate(ty, &[flags, size]).into())
    }

    /// `node.record`: a place that is touched later, in memory that keeps its structure.
    pub(super) fn node_record(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands: SmallVec<[Value; 3]> = old.operands(inst).into();
        let of = self.old_type(operands[2]);
        let ty = self.payload_type(of, false)?;
        let (records, index) = (self.scalar(operands[0])?, self.scalar(operands[1])?);
        let pointer = self.ctx.types.ptr(SPACE_RECORD);
        let callee = self.declare_of_payload(DxilOp::GetNodeRecordPtr, ty, pointer)?;
        let opcode = self.ctx.i32(DxilOp::GetNodeRecordPtr.opcode());
        let arguments = [opcode, records, index, callee.into()];
        let address = self.inst(Opcode::Call, pointer, &arguments, ty.as_u32(), Flags::NONE);
        let at = self.record_place(of, ty, address);
        self.values.put(inst, Slot::Payload(at));
        Ok(())
    }
}
