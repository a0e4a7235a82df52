//! Loads and stores of signature rows, by location, as a built-in or as part of the clip and cull distances, and inputs
//! evaluated at another place (`EvaluateAttribute*`, `GetAttributeAtVertex`).

use super::Route;
use super::location::Location;
use crate::kinds;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{BuiltIn, Capability, ExecutionMode, GlslStd450Op, Op, StorageClass};
use trefoil_ir::{InstId, Intrinsic, Semantic, SignatureElement, Stage, Value};

impl Lower<'_> {
    /// A pointer to component `n` of a row of clip or cull distances. `start` is the row's first place in the built-in array,
    /// `vertex` the index of the vertex where each has its own array.
    pub(super) fn distance(
        &mut self,
        output: bool,
        which: BuiltIn,
        start: u32,
        row: (Value, u32),
        n: u32,
        vertex: Option<Id>,
    ) -> Result<Id> {
        let var = self.distances(output, which);
        let first = start.wrapping_add(n);
        let index = match self.ctx.as_int(row.0) {
            Some(row_index) => self.out.u32((row_index as u32).wrapping_mul(row.1).wrapping_add(first)),
            None => {
                let (row_index, width, first) = (self.id(row.0)?, self.out.u32(row.1), self.out.u32(first));
                let before = self.op(Op::IMul, Shape::UINT, &[row_index, width]);
                self.op(Op::IAdd, Shape::UINT, &[before, first])
            }
        };
        let mut chain = smallvec::SmallVec::<[Id; 3]>::from_slice(&[var]);
        chain.extend(vertex);
        chain.push(index);
        let float = self.type_of_shape(Shape::FLOAT);
        let pointer =
            self.out.pointer(if output { StorageClass::Output } else { StorageClass::Input }, float);
        Ok(self.out.value(Op::AccessChain, pointer, &chain))
    }

    /// The variable of an element that has a location, and what a row of it is to an access.
    fn rows_of(&mut self, output: bool, n: usize, location: Location, inst: InstId) -> Result<(Id, Shape)> {
        let stores = self.inst(inst).is_intrinsic(Intrinsic::StoreOutput);
        let value = if stores { self.type_of(self.operand(inst, 2)?) } else { self.inst(inst).ty };
        let computed = self.ctx.types.scalar_bits(value);
        let var = self.location_var(output, n, location, computed)?;
        let el = if output { &self.entry.outputs[n] } else { &self.entry.inputs[n] };
        Ok((var, self.row_shape(el, computed)))
    }

    /// A pointer to a row of an element that has a location.
    fn row_pointer(
        &mut self,
        output: bool,
        n: usize,
        location: Location,
        inst: InstId,
        vertex: Option<Id>,
    ) -> Result<(Id, Shape)> {
        let (var, shape) = self.rows_of(output, n, location, inst)?;
        let rows = if output { self.entry.outputs[n].rows } else { self.entry.inputs[n].rows };
        let per_vertex = !output && self.interface.per_vertex.contains(&n);
        if rows <= 1 && !per_vertex && vertex.is_none() {
            return Ok((var, shape));
        }
        let mut chain = smallvec::SmallVec::<[Id; 3]>::from_slice(&[var]);
        if per_vertex {
            chain.push(self.out.u32(0));
        }
        chain.extend(vertex);
        if rows > 1 {
            let row = self.operand(inst, 1)?;
            chain.push(self.id(row)?);
        }
        let held = self.type_of_shape(shape);
        let pointer = self.out.pointer(if output { StorageClass::Output } else { StorageClass::Input }, held);
        Ok((self.out.value(Op::AccessChain, pointer, &chain), shape))
    }

    /// Loads a row of an element that has a location.
    fn load_row(
        &mut self,
        output: bool,
        n: usize,
        location: Location,
        inst: InstId,
        vertex: Option<Id>,
    ) -> Result<(Id, Shape)> {
        if !output && vertex.is_some() {
            let (var, shape) = self.rows_of(output, n, location, inst)?;
            if let Some(id) = self.element_of_whole(inst, var, shape)? {
                return Ok((id, shape));
            }
        }
        let (pointer, shape) = self.row_pointer(output, n, location, inst, vertex)?;
        let id = self.op(Op::Load, shape, &[pointer]);
        if self.out.are_relaxed(&[self.interface.made[usize::from(output)][n]]) {
            self.out.relaxed(id);
        }
        Ok((id, shape))
    }

    /// The vertex of an access: an operand of loads; of stores to a control point, the invocation's own.
    fn vertex(&mut self, inst: InstId, el: &SignatureElement) -> Result<Option<Id>> {
        if self.inst(inst).is_intrinsic(Intrinsic::StoreOutput) {
            return self.own_point(el.vertices);
        }
        let named = self.func.operands(inst).get(2).copied();
        if named.is_some() != (el.vertices != 0) {
            return self.fail(&kinds::VERTEX_INDEX_MISMATCH);
        }
        named.map(|vertex| self.id(vertex)).transpose()
    }

    /// `load.input`
    pub(in crate::lower) fn load_input(&mut self, inst: InstId) -> Result<()> {
        self.load_element(false, inst)
    }

    /// `load.output.control.point`
    pub(in crate::lower) fn load_control_point(&mut self, inst: InstId) -> Result<()> {
        self.load_element(true, inst)
    }

    fn load_element(&mut self, output: bool, inst: InstId) -> Result<()> {
        let (n, el) = self.signature_element(output, inst)?;
        let cols = u32::from(el.cols);
        let to = self.shape(self.inst(inst).ty)?;
        let row = self.operand(inst, 1)?;
        let vertex = self.vertex(inst, el)?;
        self.body.values[inst] = match self.interface.routes[usize::from(output)][n] {
            Route::Location(location) => {
                let (id, shape) = self.load_row(output, n, location, inst, vertex)?;
                self.adapt(id, shape, to)
            }
            Route::BuiltIn(which, shape) if let Some(vertex) = vertex => {
                let pointer = self.vertex_pointer(which, shape, output, (el.vertices, vertex));
                let id = self.op(Op::Load, shape, &[pointer]);
                self.adapt(id, shape, to)
            }
            Route::BuiltIn(BuiltIn::PointSize, _) if self.entry.stage == Stage::Pixel => {
                return self.fail(&kinds::POINT_SIZE_OF_PIXEL);
            }
            Route::BuiltIn(which, shape) if shape == Shape::BOOL && self.is_asked_alone(inst) => {
                self.body.bools.insert(inst);
                self.load_built_in(which, shape, shape)?
            }
            Route::BuiltIn(which, shape) => self.load_built_in(which, shape, to)?,
            Route::Part(which, start) => {
                let mut lanes = smallvec::SmallVec::<[Id; 4]>::new();
                for c in 0..cols {
                    let pointer = self.distance(output, which, start, (row, cols), c, vertex)?;
                    lanes.push(self.op(Op::Load, Shape::FLOAT, &[pointer]));
                }
                let shape = Shape::FLOAT.with_lanes(cols);
                let id = if cols == 1 { lanes[0] } else { self.op(Op::CompositeConstruct, shape, &lanes) };
                self.adapt(id, shape, to)
            }
        };
        Ok(())
    }

    /// Whether all that becomes of a number is the question whether it is zero: then a bool stays one.
    fn is_asked_alone(&self, inst: InstId) -> bool {
        let mut uses = self.func.layout.iter().flat_map(|&block| &self.func.blocks[block].insts);
        uses.all(|&user| {
            !self.func.operands(user).contains(&inst.into()) || self.asks_for_zero(user) == Some(inst)
        })
    }

    /// A pointer to the element of one vertex in an arrayed built-in variable.
    fn vertex_pointer(
        &mut self,
        which: BuiltIn,
        shape: Shape,
        output: bool,
        (vertices, vertex): (u32, Id),
    ) -> Id {
        let var = self.built_in_var_of(which, shape, output, vertices);
        let held = self.type_of_shape(shape);
        let class = if output { StorageClass::Output } else { StorageClass::Input };
        let pointer = self.out.pointer(class, held);
        self.out.value(Op::AccessChain, pointer, &[var, vertex])
    }

    /// `store.output`
    pub(in crate::lower) fn store_output(&mut self, inst: InstId) -> Result<()> {
        let (n, el) = self.signature_element(true, inst)?;
        let (cols, semantic) = (u32::from(el.cols), el.semantic);
        let (row, value) = (self.operand(inst, 1)?, self.operand(inst, 2)?);
        let from = self.shape_of_value(value)?;
        let mut id = self.id(value)?;
        let vertex = self.vertex(inst, el)?;
        let vertices = el.vertices;
        match self.interface.routes[1][n] {
            Route::Location(location) => {
                let (pointer, shape) = self.row_pointer(true, n, location, inst, vertex)?;
                let id = self.adapt(id, from, shape);
                self.out.inst(Op::Store, &[pointer, id]);
            }
            Route::BuiltIn(which, shape) => {
                if which == BuiltIn::Position && self.options.invert_y && from.lanes == 4 {
                    let y = self.lane(id, from, 1);
                    let y = self.op(Op::FNegate, from.with_lanes(1), &[y]);
                    id = self.op_with(Op::CompositeInsert, from, &[y, id], &[1]);
                }
                self.depth_modes(which, semantic);
                let id = self.adapt(id, from, shape);
                let pointer = match vertex {
                    Some(vertex) => self.vertex_pointer(which, shape, true, (vertices, vertex)),
                    None => self.built_in_pointer(which, shape, true)?,
                };
                self.out.inst(Op::Store, &[pointer, id]);
            }
            Route::Part(which, start) => {
                for c in 0..cols.min(from.lanes) {
                    let pointer = self.distance(true, which, start, (row, cols), c, vertex)?;
                    let lane = self.lane(id, from, c);
                    let lane = self.adapt(lane, from.with_lanes(1), Shape::FLOAT);
                    self.out.inst(Op::Store, &[pointer, lane]);
                }
            }
        }
        Ok(())
    }

    /// Adds the execution modes that writing depth or the stencil reference requires.
    fn depth_modes(&mut self, which: BuiltIn, semantic: Semantic) {
        let modes: &[ExecutionMode] = match (which, semantic) {
            (BuiltIn::FragDepth, Semantic::DepthLessEqual) => {
                &[ExecutionMode::DepthReplacing, ExecutionMode::DepthLess]
            }
            (BuiltIn::FragDepth, Semantic::DepthGreaterEqual) => {
                &[ExecutionMode::DepthReplacing, ExecutionMode::DepthGreater]
            }
            (BuiltIn::FragDepth, _) => &[ExecutionMode::DepthReplacing],
            (BuiltIn::FragStencilRefEXT, _) => &[ExecutionMode::StencilRefReplacingEXT],
            _ => &[],
        };
        for &mode in modes {
            if !self.interface.modes.contains(&mode) {
                self.interface.modes.push(mode);
            }
        }
    }

    /// `eval.centroid`, `eval.sample.index`, `eval.snapped`
    pub(in crate::lower) fn evaluate(&mut self, inst: InstId, op: GlslStd450Op) -> Result<()> {
        self.only_of_pixels()?;
        let (n, _) = self.signature_element(false, inst)?;
        let Route::Location(location) = self.interface.routes[0][n] else {
            return self.fail(kinds::UNSUPPORTED.with(&[&"evaluating a system value elsewhere"]));
        };
        self.out.capability(Capability::InterpolationFunction);
        let (pointer, shape) = self.row_pointer(false, n, location, inst, None)?;
        let id = match op {
            GlslStd450Op::InterpolateAtCentroid => self.glsl(op, shape, &[pointer]),
            GlslStd450Op::InterpolateAtSample => {
                let sample = self.operand(inst, 2)?;
                let sample = self.id(sample)?;
                self.glsl(op, shape, &[pointer, sample])
            }
            _ => {
                let mut at = [Id::NONE; 2];
                for (lane, at) in at.iter_mut().enumerate() {
                    let value = self.operand(inst, 2 + lane)?;
                    let id = self.id(value)?;
                    *at = self.op(Op::ConvertSToF, Shape::FLOAT, &[id]);
                }
                let pair = Shape::FLOAT.with_lanes(2);
                let sixteenths = self.op(Op::CompositeConstruct, pair, &at);
                let scale = self.float_const(pair, 1.0 / 16.0);
                let offset = self.op(Op::FMul, pair, &[sixteenths, scale]);
                self.glsl(op, shape, &[pointer, offset])
            }
        };
        let to = self.shape(self.inst(inst).ty)?;
        self.body.values[inst] = self.adapt(id, shape, to);
        Ok(())
    }

    /// An error of what evaluates an attribute in a stage whose inputs are not interpolated.
    fn only_of_pixels(&self) -> Result<()> {
        if self.entry.stage == Stage::Pixel {
            return Ok(());
        }
        self.fail(kinds::EVALUATED_STAGE.with(&[&self.entry.stage.name()]))
    }

    /// `attribute.at.vertex`
    pub(in crate::lower) fn attribute_at_vertex(&mut self, inst: InstId) -> Result<()> {
        self.only_of_pixels()?;
        let (n, el) = self.signature_element(false, inst)?;
        let computed = self.ctx.types.scalar_bits(self.inst(inst).ty);
        let (shape, rows) = (self.row_shape(el, computed), el.rows);
        let Route::Location(location) = self.interface.routes[0][n] else {
            return self.fail(kinds::UNSUPPORTED.with(&[&"a system value at a vertex"]));
        };
        let var = self.location_var(false, n, location, computed)?;
        let (row, vertex) = (self.operand(inst, 1)?, self.operand(inst, 2)?);
        let mut chain = smallvec::SmallVec::<[Id; 3]>::from_slice(&[var, self.id(vertex)?]);
        if rows > 1 {
            chain.push(self.id(row)?);
        }
        let held = self.type_of_shape(shape);
        let ty = self.out.pointer(StorageClass::Input, held);
        let pointer = self.out.value(Op::AccessChain, ty, &chain);
        let id = self.op(Op::Load, shape, &[pointer]);
        let to = self.shape(self.inst(inst).ty)?;
        self.body.values[inst] = self.adapt(id, shape, to);
        Ok(())
    }
}
