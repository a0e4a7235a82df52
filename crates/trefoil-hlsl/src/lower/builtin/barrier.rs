//! `Barrier` of shader model 6.8: what it orders and how far, by flags that must be constant.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::values::Val;
use crate::source::Span;
use crate::typed::{Arg, Ty};
use trefoil_ir::{Intrinsic, NodeFlags, NodeLaunch, Stage, TypeId, Value};

const UAV: u64 = 1;
const GROUP_SHARED: u64 = 2;
const NODES: u64 = 4 | 8;
const GROUP_SYNC: u64 = 1;
const GROUP_SCOPE: u64 = 2;
const DEVICE_SCOPE: u64 = 4;
const REORDER_SCOPE: u64 = 8;

impl Lowerer<'_> {
    /// `Barrier(memory, semantics)` and `Barrier(resource, semantics)`
    pub(super) fn memory_barrier(&mut self, args: &[Arg], span: Span) -> Val {
        if self.options.lacks_model(6, 8) {
            let name = self.program.names.get(self.program.funcs[self.exported].name);
            self.error(span, kinds::BARRIER_MODEL.with(&[&name]));
        }
        let of_resource = matches!(self.ty(args[0].ty), Ty::Resource(_));
        let of_records = match self.ty(args[0].ty) {
            Ty::Node(node) => Some(node.kind),
            _ => None,
        };
        let [first, second] = [0, 1].map(|i| self.program.exprs[args[i].expr].span);
        let operands: [Value; 2] = [self.single_arg(&args[0]), self.single_arg(&args[1])];
        if !of_resource
            && of_records.is_none()
            && let Some(memory) = self.b.ctx.as_int(operands[0])
        {
            self.check_memory(memory, first);
        }
        if let Some(semantics) = self.b.ctx.as_int(operands[1]) {
            self.check_semantics(semantics, second);
            self.check_scope_of_records(of_records, semantics, second);
        }
        let which = match (of_resource, of_records) {
            (true, _) => Intrinsic::ResourceBarrier,
            (_, Some(_)) => Intrinsic::RecordBarrier,
            _ => Intrinsic::MemoryBarrier,
        };
        Val::Single(self.b.intrinsic(which, TypeId::VOID, &operands))
    }

    fn check_memory(&mut self, memory: u64, span: Span) {
        if memory & !(UAV | GROUP_SHARED | NODES) != 0 {
            let message = &kinds::BARRIER_MEMORY_FLAGS;
            return self.error(span, message);
        }
        if memory == UAV | GROUP_SHARED | NODES {
            return;
        }
        if memory & NODES != 0 && !matches!(self.stage, Stage::Node | Stage::Library) {
            let message = &kinds::BARRIER_NODE_MEMORY;
            self.error(span, message);
        }
        if memory & GROUP_SHARED != 0 && !self.has_group() {
            let message = &kinds::BARRIER_GROUP_MEMORY;
            self.error(span, message);
        }
    }

    /// Records of a thread, and of a group, are seen no further.
    fn check_scope_of_records(&mut self, kind: Option<NodeFlags>, semantics: u64, span: Span) {
        let Some(kind) = kind.filter(|kind| !kind.has(NodeFlags::DISPATCH)) else { return };
        if semantics & DEVICE_SCOPE != 0 {
            self.error(span, &kinds::BARRIER_NO_DEVICE_MEMORY);
        } else if semantics & GROUP_SCOPE != 0 && kind.has(NodeFlags::THREAD) {
            self.error(span, &kinds::BARRIER_NO_GROUP_MEMORY);
        }
    }

    fn check_semantics(&mut self, semantics: u64, span: Span) {
        let has_reordering = self.options.target.has_hit_objects && !self.options.lacks_model(6, 9);
        let newer = if has_reordering { REORDER_SCOPE } else { 0 };
        if semantics & !(GROUP_SYNC | GROUP_SCOPE | DEVICE_SCOPE | newer) != 0 {
            let message = &kinds::BARRIER_SEMANTIC_FLAGS;
            return self.error(span, message);
        }
        if semantics & REORDER_SCOPE != 0 && !matches!(self.stage, Stage::RayGeneration | Stage::Library) {
            return self.error(span, &kinds::BARRIER_REORDER_SCOPE);
        }
        if semantics & (GROUP_SYNC | GROUP_SCOPE) != 0 && !self.has_group() {
            let message = &kinds::BARRIER_GROUP_SYNC;
            self.error(span, message);
        }
    }

    /// Whether the threads of the stage are in groups; in a library nobody knows.
    pub(in crate::lower) fn has_group(&self) -> bool {
        if self.stage == Stage::Node {
            return self.globals.launch != Some(NodeLaunch::Thread);
        }
        matches!(self.stage, Stage::Compute | Stage::Mesh | Stage::Amplification | Stage::Library)
    }
}
