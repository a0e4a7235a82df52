//! Mesh and amplification shaders: the vertices and primitives that a group outputs, and the payload between the two.
//!
//! Outputs are arrays with an element for each vertex or primitive. Outputs of primitives are decorated `PerPrimitiveEXT` and
//! get the locations after those of the vertices.

use super::Route;
use crate::kinds;
use crate::lower::memory::Place;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::{Id, Structure, Terminator};
use smallvec::SmallVec;
use spirv::{BuiltIn, Decoration, ExecutionMode, MemorySemantics, Op, Scope, StorageClass};
use trefoil_ir::{
    BlockId, Function, InstId, Intrinsic, MeshShading, MeshTopology, Opcode, Semantic, SignatureElement,
    SpirvSubject, Stage, Value,
};

/// The payload operands of a function's `dispatch.mesh` instructions.
fn dispatched_payloads(func: &Function) -> impl Iterator<Item = Value> {
    let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    let calls = insts.filter(|&&inst| func.insts[inst].is_intrinsic(Intrinsic::DispatchMesh));
    calls.filter_map(|&inst| func.operands(inst).get(3).copied())
}

/// The built-in of a per-primitive element and its shape; none for one that has a location.
pub(super) fn primitive_built_in(el: &SignatureElement) -> Option<(BuiltIn, Shape)> {
    Some(match el.semantic {
        Semantic::PrimitiveId => (BuiltIn::PrimitiveId, Shape::UINT),
        Semantic::RenderTargetArrayIndex => (BuiltIn::Layer, Shape::UINT),
        Semantic::ViewportArrayIndex => (BuiltIn::ViewportIndex, Shape::UINT),
        Semantic::ShadingRate => (BuiltIn::PrimitiveShadingRateKHR, Shape::UINT),
        Semantic::CullPrimitive => (BuiltIn::CullPrimitiveEXT, Shape::BOOL),
        _ => return None,
    })
}

/// The part of an output that a store writes.
struct Part {
    row: Value,
    /// The first column.
    column: u32,
    /// The number of columns of the row.
    columns: u32,
    value: Id,
    shape: Shape,
    /// The index of the vertex or primitive.
    owner: Id,
}

impl Lower<'_> {
    /// Finds the variable of the payload; an error where calls of an amplification shader name several.
    pub(in crate::lower) fn find_payload(&mut self) -> Result<()> {
        let mut all = dispatched_payloads(self.func);
        let first = all.next();
        if all.any(|other| Some(other) != first) {
            return self.fail(&kinds::SEVERAL_PAYLOADS);
        }
        let given = self.entry.mesh.and_then(|mesh| mesh.payload);
        self.addresses.payload = given.or(first.and_then(|value| value.as_global()));
        Ok(())
    }

    /// The execution modes of a mesh shader besides the size of its groups, in DXC's order.
    pub(in crate::lower) fn mesh_modes(&mut self, main: Id, mesh: &MeshShading) {
        let topology = match mesh.topology {
            MeshTopology::Undefined => None,
            MeshTopology::Line => Some(ExecutionMode::OutputLinesEXT),
            MeshTopology::Triangle => Some(ExecutionMode::OutputTrianglesEXT),
        };
        if let Some(topology) = topology {
            self.out.mode(main, topology, &[]);
        }
        self.out.mode(main, ExecutionMode::OutputVertices, &[mesh.max_vertices]);
        self.out.mode(main, ExecutionMode::OutputPrimitivesEXT, &[mesh.max_primitives]);
    }

    /// Reports an instruction outside the one stage that has it.
    fn only_in(&self, stage: Stage, which: Intrinsic) -> Result<()> {
        if self.entry.stage == stage {
            return Ok(());
        }
        self.fail(kinds::MESH_STAGE.with(&[&self.entry.stage.name(), &which.info().name]))
    }

    /// `set.mesh.output.counts`
    pub(in crate::lower) fn set_mesh_output_counts(&mut self, inst: InstId) -> Result<()> {
        self.only_in(Stage::Mesh, Intrinsic::SetMeshOutputCounts)?;
        let [vertices, primitives] = [self.operand(inst, 0)?, self.operand(inst, 1)?];
        let counts = [self.id(vertices)?, self.id(primitives)?];
        self.out.inst(Op::SetMeshOutputsEXT, &counts);
        Ok(())
    }

    /// `emit.indices`
    pub(in crate::lower) fn emit_indices(&mut self, inst: InstId) -> Result<()> {
        self.only_in(Stage::Mesh, Intrinsic::EmitIndices)?;
        let mesh = self.entry.mesh.unwrap_or_default();
        let (which, count) = match mesh.topology {
            MeshTopology::Line => (BuiltIn::PrimitiveLineIndicesEXT, 2),
            MeshTopology::Undefined | MeshTopology::Triangle => (BuiltIn::PrimitiveTriangleIndicesEXT, 3),
        };
        let shape = Shape::UINT.with_lanes(count);
        let primitive = self.operand(inst, 0)?;
        let primitive = self.id(primitive)?;
        let mut vertices: SmallVec<[Id; 3]> = SmallVec::new();
        for lane in 0..count as usize {
            let vertex = self.operand(inst, 1 + lane)?;
            vertices.push(self.id(vertex)?);
        }
        let var = self.built_in_var_of(which, shape, true, mesh.max_primitives);
        let held = self.type_of_shape(shape);
        let pointer = self.out.pointer(StorageClass::Output, held);
        let pointer = self.out.value(Op::AccessChain, pointer, &[var, primitive]);
        let value = self.op(Op::CompositeConstruct, shape, &vertices);
        self.out.inst(Op::Store, &[pointer, value]);
        Ok(())
    }

    /// `store.vertex.output`, `store.primitive.output`
    pub(in crate::lower) fn store_mesh_output(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        self.only_in(Stage::Mesh, which)?;
        let entry = self.entry;
        let of_vertex = which == Intrinsic::StoreVertexOutput;
        let elements = if of_vertex { &entry.outputs } else { &entry.patch_constants };
        let n = self.const_operand(inst, 0, "the element of a signature")? as usize;
        let Some(el) = elements.get(n) else { return self.fail(&kinds::UNKNOWN_SIGNATURE_ELEMENT) };
        let (row, value, owner) = (self.operand(inst, 1)?, self.operand(inst, 3)?, self.operand(inst, 4)?);
        let column = self.const_operand(inst, 2, "the column of an output")?;
        let computed = self.ctx.types.scalar_bits(self.type_of(value));
        let part = Part {
            row,
            column,
            columns: u32::from(el.cols),
            shape: self.shape_of_value(value)?,
            value: self.id(value)?,
            owner: self.id(owner)?,
        };
        match if of_vertex { Some(self.interface.routes[1][n]) } else { None } {
            Some(Route::Part(which, start)) => self.store_distances(which, start, &part),
            Some(Route::BuiltIn(which, shape)) => {
                let var = self.built_in_var_of(which, shape, true, el.vertices);
                self.store_mesh_part(var, shape, 1, part, which == BuiltIn::Position)
            }
            Some(Route::Location(location)) => {
                let var = self.location_var(true, n, location, computed)?;
                self.store_mesh_part(var, self.row_shape(el, computed), el.rows, part, false)
            }
            None => {
                let (var, shape) = self.primitive_var(n, computed)?;
                self.store_mesh_part(var, shape, el.rows, part, false)
            }
        }
    }

    /// Stores to a variable that has an element for each vertex or primitive: a row as a whole, or lane by lane.
    fn store_mesh_part(
        &mut self,
        var: Id,
        shape: Shape,
        rows: u32,
        part: Part,
        is_position: bool,
    ) -> Result<()> {
        let mut chain: SmallVec<[Id; 4]> = SmallVec::from_slice(&[var, part.owner]);
        if rows > 1 {
            chain.push(self.id(part.row)?);
        }
        let is_whole = part.shape.lanes == part.columns;
        let to = if is_whole { shape } else { shape.with_lanes(1) };
        let held = self.type_of_shape(to);
        let pointer = self.out.pointer(StorageClass::Output, held);
        for lane in 0..if is_whole { 1 } else { part.shape.lanes } {
            let mut value = part.value;
            let mut from = part.shape;
            let mut chain = chain.clone();
            if !is_whole {
                (value, from) = (self.lane(value, from, lane), from.with_lanes(1));
                chain.push(self.out.u32(part.column + lane));
            }
            if is_position && self.options.invert_y {
                value = self.with_inverted_y(value, from, part.column + lane);
            }
            let value = self.adapt(value, from, to);
            let pointer = self.out.value(Op::AccessChain, pointer, &chain);
            self.out.inst(Op::Store, &[pointer, value]);
        }
        Ok(())
    }

    /// A position, or the column `column` of one, with y negated.
    fn with_inverted_y(&mut self, value: Id, shape: Shape, column: u32) -> Id {
        match (shape.lanes, column) {
            (1, 1) => self.op(Op::FNegate, shape, &[value]),
            (1, _) => value,
            _ => {
                let y = self.lane(value, shape, 1);
                let y = self.op(Op::FNegate, shape.with_lanes(1), &[y]);
                self.op_with(Op::CompositeInsert, shape, &[y, value], &[1])
            }
        }
    }

    fn store_distances(&mut self, which: BuiltIn, start: u32, part: &Part) -> Result<()> {
        for lane in 0..part.shape.lanes {
            let row = (part.row, part.columns);
            let pointer = self.distance(true, which, start, row, part.column + lane, Some(part.owner))?;
            let value = self.lane(part.value, part.shape, lane);
            let value = self.adapt(value, part.shape.with_lanes(1), Shape::FLOAT);
            self.out.inst(Op::Store, &[pointer, value]);
        }
        Ok(())
    }

    /// The variable of a per-primitive element, and the shape of a row.
    fn primitive_var(&mut self, n: usize, computed: u32) -> Result<(Id, Shape)> {
        let entry = self.entry;
        let el = &entry.patch_constants[n];
        let built_in = primitive_built_in(el);
        let shape = built_in.map_or_else(|| self.row_shape(el, computed), |(_, shape)| shape);
        if self.interface.patch_made[n].is_some() {
            return Ok((self.interface.patch_made[n], shape));
        }
        let subject = SpirvSubject::Patch(n as u32);
        let var = match built_in {
            Some((which, shape)) => self.built_in_var_of(which, shape, true, el.vertices),
            None => {
                let of_one = self.type_of_element(el, shape);
                let ty = self.of_vertices(of_one, el.vertices);
                let var = self.out.variable(StorageClass::Output, ty, None);
                if !self.is_placed_by_source(subject) {
                    self.decorate_location(var, self.interface.patch_locations[n]);
                }
                self.name_element(true, el, subject, var);
                self.interface.variables.push(var);
                var
            }
        };
        self.out.decorate(var, Decoration::PerPrimitiveEXT, &[]);
        self.decorations_of(subject, var)?;
        self.interface.patch_made[n] = var;
        Ok((var, shape))
    }

    /// Declares the variables of all per-primitive elements.
    pub(in crate::lower) fn declare_primitives(&mut self) -> Result<()> {
        (0..self.entry.patch_constants.len()).try_for_each(|n| self.primitive_var(n, 32).map(drop))
    }

    /// `dispatch.mesh`, which ends the invocation: code after it is unreachable, but needs a block unless it is the end.
    pub(in crate::lower) fn dispatch_mesh(&mut self, inst: InstId) -> Result<()> {
        self.only_in(Stage::Amplification, Intrinsic::DispatchMesh)?;
        let mut counts = [Id::NONE; 3];
        for (n, count) in counts.iter_mut().enumerate() {
            let value = self.operand(inst, n)?;
            *count = self.id(value)?;
        }
        let payload = self.operand(inst, 3)?;
        let variable = self.payload_variable(payload)?;
        let scope = self.out.u32(Scope::Workgroup as u32);
        let order = MemorySemantics::WORKGROUP_MEMORY | MemorySemantics::ACQUIRE_RELEASE;
        let order = self.out.u32(order.bits());
        self.out.inst(Op::ControlBarrier, &[scope, scope, order]);
        let [x, y, z] = counts;
        self.close(Structure::None, &Terminator::EmitMeshTasks([x, y, z, variable]))?;
        if !self.is_before_return(inst) {
            let rest = self.out.fresh();
            self.open(rest);
        }
        Ok(())
    }

    /// Whether only the function's end follows an instruction.
    fn is_before_return(&self, inst: InstId) -> bool {
        let func = self.func;
        let ends = |block: &&BlockId| {
            let insts = &func.blocks[**block].insts[..];
            matches!(*insts, [.., last, end] if last == inst && func.insts[end].op == Opcode::Ret)
        };
        func.layout.iter().any(|block| ends(&block))
    }

    /// The variable in `TaskPayloadWorkgroupEXT`: the payload itself, or a new one that a payload elsewhere is copied to.
    fn payload_variable(&mut self, payload: Value) -> Result<Id> {
        let Place::Typed(from) = self.place(payload)? else { return self.bug("a payload in a buffer") };
        if from.class == StorageClass::TaskPayloadWorkgroupEXT {
            return Ok(from.id);
        }
        let held = self.value_type(from.ty)?;
        let variable = self.out.variable(StorageClass::TaskPayloadWorkgroupEXT, held, None);
        self.interface.listed.push(variable);
        let value = self.out.value(Op::Load, held, &[from.id]);
        self.out.inst(Op::Store, &[variable, value]);
        Ok(variable)
    }
}
