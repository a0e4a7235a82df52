//! What holds of a mesh or amplification shader as a whole: how often and where it says its counts or starts groups, and
//! how many bytes its payload and the group's memory take.

use crate::constant_address;
use crate::kinds;
use crate::module::code::{insts, start};
use crate::ops::DxilOp;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::{
    BlockId, EntryPoint, Error, FuncId, Function, Graph, InstId, Module, Opcode, SPACE_SHARED, SideMap,
    Stage, TypeId, payload_size,
};

/// Errors for counts that are missing, said twice or said after an output, and for groups that are not started exactly once.
pub(crate) fn check(
    module: &Module,
    entry: &EntryPoint,
    graph: &Graph,
    calls: &[(InstId, DxilOp)],
) -> Result<(), Error> {
    let func = &module.functions[entry.func];
    match entry.stage {
        Stage::Mesh => check_counts(func, graph, calls),
        Stage::Amplification => check_dispatch(func, graph, calls),
        _ => Ok(()),
    }
}

/// Where instructions stand.
struct Order<'a> {
    cfg: &'a Cfg,
    doms: &'a Dominators,
    blocks: SideMap<InstId, Option<BlockId>>,
}

impl<'a> Order<'a> {
    fn of(func: &Function, graph: &'a Graph) -> Self {
        let (cfg, doms) = (graph.of(func), graph.dominators(func));
        let mut blocks = SideMap::sized(func.inst_count(), None);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                blocks[inst] = Some(block);
            }
        }
        Order { cfg, doms, blocks }
    }

    /// Whether the block of `a` dominates that of `b`: which of two stands first in a block DXC does not ask.
    fn dominates(&self, a: InstId, b: InstId) -> bool {
        let (Some(a), Some(b)) = (self.blocks[a], self.blocks[b]) else { return true };
        a == b || self.cfg.is_reachable(a) && self.cfg.is_reachable(b) && self.doms.dominates(self.cfg, a, b)
    }
}

fn check_counts(func: &Function, graph: &Graph, calls: &[(InstId, DxilOp)]) -> Result<(), Error> {
    let outputs = [DxilOp::EmitIndices, DxilOp::StoreVertexOutput, DxilOp::StorePrimitiveOutput];
    let mut said = calls.iter().filter(|call| call.1 == DxilOp::SetMeshOutputCounts).map(|call| call.0);
    let mut given = calls.iter().filter(|call| outputs.contains(&call.1)).map(|call| call.0).peekable();
    let Some(counts) = said.next() else {
        return match given.next() {
            Some(output) => Err(Error::new(func.loc(output), &kinds::COUNTS_MISSING)),
            None => Ok(()),
        };
    };
    if let Some(again) = said.next() {
        return Err(Error::new(func.loc(again), &kinds::COUNTS_TWICE));
    }
    if given.peek().is_none() {
        return Ok(());
    }
    let order = Order::of(func, graph);
    match given.find(|&output| !order.dominates(counts, output)) {
        Some(output) => Err(Error::new(func.loc(output), &kinds::COUNTS_NOT_FIRST)),
        None => Ok(()),
    }
}

fn check_dispatch(func: &Function, graph: &Graph, calls: &[(InstId, DxilOp)]) -> Result<(), Error> {
    let mut starts = calls.iter().filter(|call| call.1 == DxilOp::DispatchMesh).map(|call| call.0);
    let Some(dispatch) = starts.next() else {
        return Err(Error::new(start(func), &kinds::DISPATCH_NOT_ONCE));
    };
    if let Some(again) = starts.next() {
        return Err(Error::new(func.loc(again), &kinds::DISPATCH_NOT_ONCE));
    }
    let order = Order::of(func, graph);
    let mut ends = insts(func).filter(|&inst| func.insts[inst].op == Opcode::Ret);
    match ends.all(|end| order.dominates(dispatch, end)) {
        true => Ok(()),
        false => Err(Error::new(func.loc(dispatch), &kinds::DISPATCH_NOT_ALWAYS)),
    }
}

/// The bytes of the payload that comes in or goes out; 0 where there is none.
pub(crate) fn payload_bytes(
    module: &Module,
    entry: &EntryPoint,
    calls: &[(InstId, DxilOp)],
    native_16bit: bool,
) -> u32 {
    let func = &module.functions[entry.func];
    let types = &module.ctx.types;
    let bytes = |ty: TypeId| u32::try_from(payload_size(types, ty, native_16bit)).unwrap_or(u32::MAX);
    let given = entry.mesh.and_then(|mesh| mesh.payload);
    if let (Stage::Mesh, Some(payload)) = (entry.stage, given) {
        return bytes(module.ctx.globals[payload].ty);
    }
    let dispatch = calls.iter().find(|call| call.1 == DxilOp::DispatchMesh);
    let address = dispatch.and_then(|&(inst, _)| func.operands(inst).get(4).copied());
    let ty = address.and_then(|address| match (address.as_global(), address.as_inst()) {
        (Some(global), _) => Some(module.ctx.globals[global].ty),
        (_, Some(variable)) if func.insts[variable].op == Opcode::Alloca => {
            Some(func.insts[variable].data_type())
        }
        _ => None,
    });
    ty.map_or(0, bytes)
}

/// The bytes of the variables of the group that a mesh shader or a node uses; 0 of other stages, whose containers do not hold
/// them.
pub fn shared_bytes(module: &Module, stage: Stage, func: FuncId, native_16bit: bool) -> u32 {
    if !matches!(stage, Stage::Mesh | Stage::Node) {
        return 0;
    }
    let (ctx, func) = (&module.ctx, &module.functions[func]);
    if !ctx.globals.values().any(|global| global.space == SPACE_SHARED) {
        return 0;
    }
    let mut used = SideMap::with_default(false);
    for inst in insts(func) {
        for operand in func.operands(inst) {
            let of_constant = || constant_address::parts(ctx, operand.as_const()?)?.1.as_global();
            if let Some(global) = operand.as_global().or_else(of_constant) {
                used[global] = ctx.globals[global].space == SPACE_SHARED;
            }
        }
    }
    let used = ctx.globals.iter().filter(|(id, _)| used[*id]);
    let bytes = used.map(|(_, global)| payload_size(&ctx.types, global.ty, native_16bit));
    u32::try_from(bytes.fold(0, u64::saturating_add)).unwrap_or(u32::MAX)
}
