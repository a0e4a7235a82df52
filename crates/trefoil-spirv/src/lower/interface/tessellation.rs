//! Hull and domain shaders: how they divide, what a patch has as a whole, and the outputs of other control points.

use crate::kinds;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{BuiltIn, Decoration, ExecutionMode, Op, StorageClass};
use trefoil_ir::{
    InstId, Intrinsic, Semantic, SignatureElement, SpirvSubject, Stage, TessDomain, TessOutput,
    TessPartitioning, Tessellation, Value,
};

impl<'a> Lower<'a> {
    /// The modes of a hull or domain shader.
    pub(in crate::lower) fn tessellation_modes(&mut self, main: Id, tess: &Tessellation) {
        let domain = match tess.domain {
            TessDomain::Undefined => None,
            TessDomain::Isoline => Some(ExecutionMode::Isolines),
            TessDomain::Triangle => Some(ExecutionMode::Triangles),
            TessDomain::Quad => Some(ExecutionMode::Quads),
        };
        let spacing = match tess.partitioning {
            TessPartitioning::Undefined => None,
            TessPartitioning::Integer | TessPartitioning::Pow2 => Some(ExecutionMode::SpacingEqual),
            TessPartitioning::FractionalOdd => Some(ExecutionMode::SpacingFractionalOdd),
            TessPartitioning::FractionalEven => Some(ExecutionMode::SpacingFractionalEven),
        };
        let order = match tess.output {
            TessOutput::Undefined | TessOutput::Line => None,
            TessOutput::Point => Some(ExecutionMode::PointMode),
            TessOutput::TriangleCw => Some(ExecutionMode::VertexOrderCw),
            TessOutput::TriangleCcw => Some(ExecutionMode::VertexOrderCcw),
        };
        for mode in [domain, spacing, order].into_iter().flatten() {
            self.out.mode(main, mode, &[]);
        }
        if self.entry.stage == Stage::Hull {
            self.out.mode(main, ExecutionMode::OutputVertices, &[tess.output_points]);
        }
    }

    fn patch_class(&self) -> StorageClass {
        if self.entry.stage == Stage::Hull { StorageClass::Output } else { StorageClass::Input }
    }

    /// Whether what a patch or a mesh's primitive has stands among the inputs, or among the outputs.
    pub(in crate::lower) fn is_patch_side(&self, output: bool) -> bool {
        match self.entry.stage {
            Stage::Hull | Stage::Mesh => output,
            Stage::Domain => !output,
            _ => false,
        }
    }

    fn patch_element(&self, inst: InstId) -> Result<(usize, &'a SignatureElement)> {
        let n = self.const_operand(inst, 0, "the element of a patch")? as usize;
        let entry = self.entry;
        match entry.patch_constants.get(n) {
            Some(el) => Ok((n, el)),
            None => self.fail(&kinds::UNKNOWN_PATCH_ELEMENT),
        }
    }

    /// The array of tessellation factors.
    fn factors(&mut self, which: BuiltIn) -> Id {
        let output = self.entry.stage == Stage::Hull;
        let float = self.type_of_shape(Shape::FLOAT);
        let count = self.out.u32(if which == BuiltIn::TessLevelOuter { 4 } else { 2 });
        let ty = self.out.ty_of(Op::TypeArray, &[float, count], &[]);
        if let Some(&known) = self.interface.built_ins.get(&(which as u32, output, ty)) {
            return known;
        }
        let var = self.out.variable(self.patch_class(), ty, None);
        self.out.decorate_built_in(var, which);
        self.out.decorate(var, Decoration::Patch, &[]);
        self.interface.variables.push(var);
        self.interface.built_ins.insert((which as u32, output, ty), var);
        var
    }

    /// The variable of an element that is no factor.
    fn patch_var(&mut self, n: usize, computed: u32) -> Result<Id> {
        if self.interface.patch_made[n].is_some() {
            return Ok(self.interface.patch_made[n]);
        }
        let entry = self.entry;
        let el = &entry.patch_constants[n];
        let shape = self.row_shape(el, computed);
        let ty = self.type_of_element(el, shape);
        let var = self.out.variable(self.patch_class(), ty, None);
        let subject = SpirvSubject::Patch(n as u32);
        if !self.is_placed_by_source(subject) {
            self.decorate_location(var, self.interface.patch_locations[n]);
        }
        self.out.decorate(var, Decoration::Patch, &[]);
        self.name_element(self.entry.stage == Stage::Hull, el, subject, var);
        self.decorations_of(subject, var)?;
        self.interface.variables.push(var);
        self.interface.patch_made[n] = var;
        Ok(var)
    }

    /// Makes the variables of all that a patch has.
    pub(in crate::lower) fn declare_patch_constants(&mut self) -> Result<()> {
        let entry = self.entry;
        for (n, el) in entry.patch_constants.iter().enumerate() {
            match el.semantic {
                Semantic::TessFactor => self.factors(BuiltIn::TessLevelOuter),
                Semantic::InsideTessFactor => self.factors(BuiltIn::TessLevelInner),
                _ => self.patch_var(n, 32)?,
            };
        }
        Ok(())
    }

    /// A pointer to a row of what a patch has, and what that row is.
    fn patch_pointer(&mut self, inst: InstId, value: Value) -> Result<(Id, Shape)> {
        let (n, el) = self.patch_element(inst)?;
        let row = self.operand(inst, 1)?;
        let which = match el.semantic {
            Semantic::TessFactor => Some(BuiltIn::TessLevelOuter),
            Semantic::InsideTessFactor => Some(BuiltIn::TessLevelInner),
            _ => None,
        };
        let computed = self.ctx.types.scalar_bits(self.type_of(value));
        let (var, shape) = match which {
            Some(which) => (self.factors(which), Shape::FLOAT),
            None => (self.patch_var(n, computed)?, self.row_shape(el, computed)),
        };
        if which.is_none() && el.rows <= 1 {
            return Ok((var, shape));
        }
        let row = self.id(row)?;
        let held = self.type_of_shape(shape);
        let pointer = self.out.pointer(self.patch_class(), held);
        Ok((self.out.value(Op::AccessChain, pointer, &[var, row]), shape))
    }

    fn load_patch_constant(&mut self, inst: InstId) -> Result<()> {
        let to = self.shape(self.inst(inst).ty)?;
        let (n, el) = self.patch_element(inst)?;
        if el.rows > 1 && !matches!(el.semantic, Semantic::TessFactor | Semantic::InsideTessFactor) {
            let computed = self.ctx.types.scalar_bits(self.inst(inst).ty);
            let (var, shape) = (self.patch_var(n, computed)?, self.row_shape(el, computed));
            if let Some(id) = self.element_of_whole(inst, var, shape)? {
                self.body.values[inst] = self.adapt(id, shape, to);
                return Ok(());
            }
        }
        let (pointer, shape) = self.patch_pointer(inst, Value::from(inst))?;
        let id = self.op(Op::Load, shape, &[pointer]);
        self.body.values[inst] = self.adapt(id, shape, to);
        Ok(())
    }

    /// `load.patch.constant`, `store.patch.constant`
    pub(in crate::lower) fn patch_constant(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        if which == Intrinsic::LoadPatchConstant {
            return self.load_patch_constant(inst);
        }
        let value = self.operand(inst, 2)?;
        let from = self.shape_of_value(value)?;
        let id = self.id(value)?;
        let (pointer, shape) = self.patch_pointer(inst, value)?;
        let id = self.adapt(id, from, shape);
        self.out.inst(Op::Store, &[pointer, id]);
        Ok(())
    }

    /// The number of the current control point, where an output has one value for each.
    pub(in crate::lower) fn own_point(&mut self, vertices: u32) -> Result<Option<Id>> {
        if vertices == 0 {
            return Ok(None);
        }
        let id = self.load_built_in(BuiltIn::InvocationId, Shape::UINT, Shape::UINT)?;
        Ok(Some(id))
    }

    /// `domain.location`
    pub(in crate::lower) fn domain_location(&mut self, inst: InstId) -> Result<()> {
        let lane = self.const_operand(inst, 0, "the component of a domain's location")?;
        self.lane_of_built_in(inst, BuiltIn::TessCoord, Shape::FLOAT.with_lanes(3), lane)
    }

    /// `patch.barrier`
    pub(in crate::lower) fn patch_barrier(&mut self) {
        let scopes: SmallVec<[Id; 3]> = [2, 4, 0].map(|n| self.out.u32(n)).into_iter().collect();
        self.out.inst(Op::ControlBarrier, &scopes);
    }
}
