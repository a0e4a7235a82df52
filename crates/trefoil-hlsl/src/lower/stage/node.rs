//! Nodes of work graphs: what an entry says of its launch, and the handles of its input and outputs.
//!
//! Records lie as payloads do, since other nodes' shaders share them: with the structure of the source, matrices as declared.

use crate::lower::Lowerer;
use crate::lower::types::{Memory, component};
use crate::lower::values::{Place, Val};
use crate::typed::{FuncId, NodeName, NodeTy, Param, Scalar, Ty, TyId, is_grid_semantic};
use trefoil_ir::{
    Intrinsic, NodeFlags, NodeId, NodeIo, NodeRecord, NodeShading, RecordGrid, Stage, Value, payload_extent,
    payload_offset,
};

/// The length of an array of outputs without end.
const UNBOUNDED: u32 = u32::MAX;

impl Lowerer<'_> {
    /// What only the entry of a node says; none for other stages.
    pub(in crate::lower) fn node_facts(&mut self, id: FuncId) -> Option<Box<NodeShading>> {
        if self.stage != Stage::Node {
            return None;
        }
        let program = self.program;
        let func = &program.funcs[id];
        let said = func.node.as_deref().cloned().unwrap_or_default();
        self.globals.launch = Some(said.launch);
        let own = program.names.get(func.name).rsplit("::").next().unwrap_or_default();
        let own = NodeId { name: self.b.ctx.symbol(own), index: 0 };
        let mut facts = NodeShading {
            launch: said.launch,
            is_program_entry: said.is_program_entry,
            id: said.id.map_or(own, |id| self.node_id(id)),
            root_arguments: said.root_arguments,
            share_input_of: said.share_input_of.map(|id| self.node_id(id)),
            dispatch_grid: said.dispatch_grid.map_or([0; 3], |grid| grid.0),
            max_dispatch_grid: said.max_dispatch_grid.map_or([0; 3], |grid| grid.0),
            max_recursion_depth: said.max_recursion_depth,
            inputs: Vec::new(),
            outputs: Vec::new(),
        };
        for param in &func.params {
            let Some(node) = self.node_of(param) else { continue };
            let io = self.node_io(param, node, &func.params);
            if node.kind.has(NodeFlags::INPUT) { &mut facts.inputs } else { &mut facts.outputs }.push(io);
        }
        Some(Box::new(facts))
    }

    fn node_of(&self, param: &Param) -> Option<NodeTy> {
        match self.ty(self.program.vars[param.var].ty) {
            Ty::Node(node) => Some(node),
            _ => None,
        }
    }

    fn node_id(&mut self, (name, index): NodeName) -> NodeId {
        NodeId { name: self.b.ctx.symbol(self.program.names.get(name)), index }
    }

    fn node_io(&mut self, param: &Param, node: NodeTy, all: &[Param]) -> NodeIo {
        let program = self.program;
        let said = param.node.as_deref().cloned().unwrap_or_default();
        let own = program.vars[param.var].name;
        let is_output = node.kind.is_output_node();
        let mut outputs = all.iter().filter(|p| self.node_of(p).is_some_and(|n| n.kind.is_output_node()));
        let shared_with = said.shared_with.and_then(|(name, _)| {
            outputs.position(|other| program.vars[other.var].name == name).map(|number| number as u32)
        });
        let size = said.array_size.map_or(0, |size| size.0 as u32);
        NodeIo {
            flags: self.flags_of(node, said.is_coherent && !is_output),
            record: self.node_record(node),
            max_records: said.max_records.map_or(0, |most| most.0),
            shared_with,
            array_size: if said.unbounded.is_some() { UNBOUNDED } else { size },
            is_sparse: said.sparse.is_some() || said.unbounded.is_some(),
            id: is_output.then(|| self.node_id(said.id.unwrap_or((own, 0)))),
        }
    }

    /// The flags of an object: those of its kind, and of its records.
    fn flags_of(&self, node: NodeTy, is_coherent: bool) -> NodeFlags {
        let tracks = matches!(self.ty(node.record), Ty::Struct(s) if self.program.structs[s].tracks_sharing);
        let mut flags = node.kind;
        for (has, flag) in [(tracks, NodeFlags::TRACKS_SHARING), (is_coherent, NodeFlags::GLOBALLY_COHERENT)]
        {
            flags = if has { flags.with(flag) } else { flags };
        }
        flags
    }

    fn node_record(&mut self, node: NodeTy) -> Option<NodeRecord> {
        if node.kind.has(NodeFlags::EMPTY) {
            return None;
        }
        let ir = self.memory_type(node.record, Memory::Payload);
        let (size, align) = payload_extent(&self.b.ctx.types, ir, !self.options.min_precision_rows);
        let grid = self.record_grid(node.record, 0);
        Some(NodeRecord { size, align, grid })
    }

    /// The field of a record with `SV_DispatchGrid`; `at` is where the record lies.
    fn record_grid(&mut self, record: TyId, at: u32) -> Option<RecordGrid> {
        let Ty::Struct(s) = self.ty(record) else { return None };
        let program = self.program;
        let ir = self.memory_type(record, Memory::Payload);
        for (i, field) in (0..).zip(&program.structs[s].fields) {
            let native = !self.options.min_precision_rows;
            let offset = at.saturating_add(payload_offset(&self.b.ctx.types, ir, i, native));
            if !field.semantic.is_some_and(|it| is_grid_semantic(program.names.get(it.name))) {
                match self.record_grid(field.ty, offset) {
                    None => continue,
                    found => return found,
                }
            }
            let (scalar, count) = match self.ty(field.ty) {
                Ty::Vector(s, n) => (s, n.into()),
                Ty::Array(elem, n) => (self.scalar_of(elem), n),
                _ => (self.scalar_of(field.ty), 1),
            };
            let scalar = if scalar == Scalar::U16 { Scalar::U16 } else { Scalar::U32 };
            return Some(RecordGrid { offset, component: component(scalar), count });
        }
        None
    }

    /// Binds a parameter that is an input or output of a node to its handle; `false` for any other.
    pub(in crate::lower) fn node_param(&mut self, param: &Param, point: &trefoil_ir::EntryPoint) -> bool {
        let (Some(node), Some(facts)) = (self.node_of(param), point.node.as_deref()) else { return false };
        let (which, all) = match node.kind.has(NodeFlags::INPUT) {
            true => (Intrinsic::NodeInput, &facts.inputs),
            false => (Intrinsic::NodeOutput, &facts.outputs),
        };
        let number = self.globals.nodes[usize::from(which == Intrinsic::NodeInput)];
        self.globals.nodes[usize::from(which == Intrinsic::NodeInput)] += 1;
        let Some(io) = all.get(number as usize) else { return false };
        let operands = [number, io.flags.0, io.record.map_or(0, |record| record.size)];
        let operands = operands.map(|n| self.b.ctx.i32(n));
        let ty = self.program.vars[param.var].ty;
        let ir = self.register_type(ty);
        let handle = Val::Single(self.b.intrinsic(which, ir, &operands));
        let place = match self.is_value(param.var) {
            true => Place::Value(handle),
            false => {
                let own = self.home(param.var);
                self.store(&own, ty, &handle);
                own
            }
        };
        self.slots.insert(param.var, place);
        true
    }

    /// The flags of an object that code makes, its kind alone, and the bytes of one of its records.
    pub(in crate::lower) fn node_operands(&mut self, node: NodeTy) -> [Value; 2] {
        let size = self.node_record(node).map_or(0, |record| record.size);
        [self.b.ctx.i32(node.kind.0), self.b.ctx.i32(size)]
    }
}
