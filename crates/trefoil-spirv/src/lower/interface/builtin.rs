//! System values: which built-in variable stands for which, and what it needs.

use crate::lower::arithmetic::{Lane, Question};
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{BuiltIn, Capability, Decoration, Op, StorageClass};
use trefoil_ir::{InstId, InterpolationMode, Semantic, SignatureElement, Stage};

const UINT3: Shape = Shape::UINT.with_lanes(3);
const FLOAT3: Shape = Shape::FLOAT.with_lanes(3);
const FLOAT4: Shape = Shape::FLOAT.with_lanes(4);

/// The built-in variable for an element of a signature; `None` when it travels by location.
pub(in crate::lower) fn built_in(
    stage: Stage,
    input: bool,
    el: &SignatureElement,
) -> Option<(BuiltIn, Shape)> {
    use Semantic as S;
    use Stage::{Amplification, Compute, Domain, Geometry, Hull, Mesh, Pixel, Vertex};
    let patches = matches!(stage, Geometry | Hull | Domain | Mesh);
    let into = |of: Stage| input && stage == of;
    let in_group = input && matches!(stage, Compute | Mesh | Amplification);
    let (holds, which, shape) = match el.semantic {
        S::VertexId => (into(Vertex), BuiltIn::VertexIndex, Shape::UINT),
        S::InstanceId => (into(Vertex), BuiltIn::InstanceIndex, Shape::UINT),
        S::StartVertexLocation => (into(Vertex), BuiltIn::BaseVertex, Shape::UINT),
        S::StartInstanceLocation => (into(Vertex), BuiltIn::BaseInstance, Shape::UINT),
        S::PointSize => (true, BuiltIn::PointSize, Shape::FLOAT),
        S::HelperInvocation => (true, BuiltIn::HelperInvocation, Shape::BOOL),
        S::BaseVertex => (true, BuiltIn::BaseVertex, signed(el)),
        S::BaseInstance => (true, BuiltIn::BaseInstance, signed(el)),
        S::DrawIndex => (true, BuiltIn::DrawIndex, signed(el)),
        S::DeviceIndex => (true, BuiltIn::DeviceIndex, signed(el)),
        S::Position if into(Pixel) => (true, BuiltIn::FragCoord, FLOAT4),
        S::Position => (patches || stage == Vertex && !input, BuiltIn::Position, FLOAT4),
        S::ShadingRate if into(Pixel) => (true, BuiltIn::ShadingRateKHR, Shape::UINT),
        S::ShadingRate => {
            (!input && matches!(stage, Vertex | Geometry), BuiltIn::PrimitiveShadingRateKHR, Shape::UINT)
        }
        S::ClipDistance | S::CullDistance => {
            let holds = patches || into(Pixel) || stage == Vertex && !input;
            let is_clip = el.semantic == S::ClipDistance;
            (holds, if is_clip { BuiltIn::ClipDistance } else { BuiltIn::CullDistance }, Shape::FLOAT)
        }
        S::RenderTargetArrayIndex | S::ViewportArrayIndex => {
            let holds = into(Pixel) || !input && matches!(stage, Vertex | Domain | Geometry);
            let is_layer = el.semantic == S::RenderTargetArrayIndex;
            (holds, if is_layer { BuiltIn::Layer } else { BuiltIn::ViewportIndex }, Shape::UINT)
        }
        S::ViewId => (input, BuiltIn::ViewIndex, Shape::UINT),
        S::IsFrontFace => (into(Pixel), BuiltIn::FrontFacing, Shape::BOOL),
        S::SampleIndex => (into(Pixel), BuiltIn::SampleId, Shape::UINT),
        S::PrimitiveId => (into(Pixel) || stage == Geometry, BuiltIn::PrimitiveId, Shape::UINT),
        S::Coverage => (stage == Pixel, BuiltIn::SampleMask, Shape::UINT),
        S::InnerCoverage => (into(Pixel), BuiltIn::FullyCoveredEXT, Shape::BOOL),
        S::Barycentrics => (into(Pixel), barycentrics(el.interpolation), FLOAT3),
        S::Depth | S::DepthLessEqual | S::DepthGreaterEqual => {
            (!input && stage == Pixel, BuiltIn::FragDepth, Shape::FLOAT)
        }
        S::StencilRef => (!input && stage == Pixel, BuiltIn::FragStencilRefEXT, Shape::UINT),
        S::DispatchThreadId => (in_group, BuiltIn::GlobalInvocationId, UINT3),
        S::GroupId => (in_group, BuiltIn::WorkgroupId, UINT3),
        S::GroupThreadId => (in_group, BuiltIn::LocalInvocationId, UINT3),
        S::GroupIndex => (in_group, BuiltIn::LocalInvocationIndex, Shape::UINT),
        // Intrinsics of their own read and write these.
        S::OutputControlPointId
        | S::DomainLocation
        | S::GsInstanceId
        | S::TessFactor
        | S::InsideTessFactor => return None,
        S::Arbitrary | S::Target | S::CullPrimitive => return None,
    };
    holds.then_some((which, shape))
}

fn barycentrics(how: InterpolationMode) -> BuiltIn {
    use InterpolationMode::*;
    match how {
        LinearNoPerspective | LinearNoPerspectiveCentroid | LinearNoPerspectiveSample => {
            BuiltIn::BaryCoordNoPerspKHR
        }
        Undefined | Constant | Linear | LinearCentroid | LinearSample => BuiltIn::BaryCoordKHR,
    }
}

/// An integer of the sign that the source gives it.
fn signed(el: &SignatureElement) -> Shape {
    if el.component.is_signed_int() { Shape::new(Scalar::Sint(32), 1) } else { Shape::UINT }
}

/// What a built-in variable needs: a capability, and an extension where one is.
fn needs(
    which: BuiltIn,
    stage: Stage,
    minor: impl Fn(u32) -> bool,
) -> Option<(Capability, Option<&'static str>)> {
    let layer_ext = (!minor(5)).then_some("SPV_EXT_shader_viewport_index_layer");
    Some(match which {
        BuiltIn::PrimitiveId if matches!(stage, Stage::Hull | Stage::Domain) => return None,
        // What mesh shading needs is enough.
        BuiltIn::PrimitiveId | BuiltIn::Layer | BuiltIn::ViewportIndex if stage == Stage::Mesh => {
            return None;
        }
        BuiltIn::PrimitiveId if stage.is_library_only() => return None,
        BuiltIn::PrimitiveId => (Capability::Geometry, None),
        BuiltIn::Layer if matches!(stage, Stage::Pixel | Stage::Geometry) => (Capability::Geometry, None),
        BuiltIn::ViewportIndex if matches!(stage, Stage::Pixel | Stage::Geometry) => {
            (Capability::MultiViewport, None)
        }
        BuiltIn::Layer if minor(5) => (Capability::ShaderLayer, None),
        BuiltIn::ViewportIndex if minor(5) => (Capability::ShaderViewportIndex, None),
        BuiltIn::Layer | BuiltIn::ViewportIndex => (Capability::ShaderViewportIndexLayerEXT, layer_ext),
        BuiltIn::ClipDistance => (Capability::ClipDistance, None),
        BuiltIn::CullDistance => (Capability::CullDistance, None),
        BuiltIn::SampleId | BuiltIn::SamplePosition => (Capability::SampleRateShading, None),
        BuiltIn::ViewIndex => (Capability::MultiView, None),
        BuiltIn::BaseVertex | BuiltIn::BaseInstance | BuiltIn::DrawIndex => {
            (Capability::DrawParameters, None)
        }
        BuiltIn::DeviceIndex => (Capability::DeviceGroup, None),
        BuiltIn::SubgroupSize | BuiltIn::SubgroupLocalInvocationId => (Capability::GroupNonUniform, None),
        BuiltIn::FragStencilRefEXT => (Capability::StencilExportEXT, Some("SPV_EXT_shader_stencil_export")),
        BuiltIn::FullyCoveredEXT => {
            (Capability::FragmentFullyCoveredEXT, Some("SPV_EXT_fragment_fully_covered"))
        }
        BuiltIn::BaryCoordKHR | BuiltIn::BaryCoordNoPerspKHR => {
            (Capability::FragmentBarycentricKHR, Some("SPV_KHR_fragment_shader_barycentric"))
        }
        BuiltIn::ShadingRateKHR | BuiltIn::PrimitiveShadingRateKHR => {
            (Capability::FragmentShadingRateKHR, Some("SPV_KHR_fragment_shading_rate"))
        }
        _ => return None,
    })
}

/// Whether what the pipeline knows may change while a shader of ray tracing runs: a hit that is reported shortens the ray, and
/// after a trace or a call the invocation may run in another subgroup.
fn changes(which: BuiltIn, stage: Stage) -> bool {
    match which {
        BuiltIn::RayTmaxKHR => stage == Stage::Intersection,
        BuiltIn::SubgroupSize | BuiltIn::SubgroupLocalInvocationId => {
            stage.is_library_only() && stage != Stage::AnyHit
        }
        _ => false,
    }
}

impl Lower<'_> {
    /// A pointer to a built-in variable, or to the one element of one that is an array.
    pub(in crate::lower) fn built_in_pointer(
        &mut self,
        which: BuiltIn,
        shape: Shape,
        output: bool,
    ) -> Result<Id> {
        let var = self.built_in_var(which, shape, output);
        if which != BuiltIn::SampleMask {
            return Ok(var);
        }
        let class = if output { StorageClass::Output } else { StorageClass::Input };
        let held = self.type_of_shape(shape);
        let (pointer, zero) = (self.out.pointer(class, held), self.out.u32(0));
        Ok(self.out.value(Op::AccessChain, pointer, &[var, zero]))
    }

    /// A built-in variable, made when it is new.
    pub(in crate::lower) fn built_in_var(&mut self, which: BuiltIn, shape: Shape, output: bool) -> Id {
        self.built_in_var_of(which, shape, output, 0)
    }

    /// A built-in variable, made when it is new, with a value for each of that many vertices, or one for all.
    pub(in crate::lower) fn built_in_var_of(
        &mut self,
        which: BuiltIn,
        shape: Shape,
        output: bool,
        vertices: u32,
    ) -> Id {
        let held = self.type_of_shape(shape);
        let ty = if which == BuiltIn::SampleMask {
            let one = self.out.u32(1);
            self.out.ty_of(Op::TypeArray, &[held, one], &[])
        } else {
            self.of_vertices(held, vertices)
        };
        if let Some(&var) = self.interface.built_ins.get(&(which as u32, output, ty)) {
            return var;
        }
        self.make_built_in(which, shape, ty, output)
    }

    /// Whether a built-in is what the sample has, so that the shader runs for each: the position, where the source says so.
    fn is_of_sample(&self, which: BuiltIn) -> bool {
        use InterpolationMode::{LinearNoPerspectiveSample, LinearSample};
        let is_of_sample = |el: &SignatureElement| {
            el.semantic == Semantic::Position
                && matches!(el.interpolation, LinearSample | LinearNoPerspectiveSample)
        };
        which == BuiltIn::FragCoord && self.entry.inputs.iter().any(is_of_sample)
    }

    pub(in crate::lower) fn make_built_in(
        &mut self,
        which: BuiltIn,
        shape: Shape,
        ty: Id,
        output: bool,
    ) -> Id {
        let env = self.options.env;
        if let Some((capability, extension)) = needs(which, self.entry.stage, |minor| env.has(minor)) {
            self.out.capability(capability);
            if let Some(extension) = extension {
                self.out.extension(extension);
            }
        }
        let class = if output { StorageClass::Output } else { StorageClass::Input };
        let var = self.out.variable(class, ty, None);
        self.out.decorate_built_in(var, which);
        if !output
            && self.entry.stage == Stage::Pixel
            && matches!(shape.scalar, Scalar::Uint(_) | Scalar::Sint(_))
        {
            self.out.decorate(var, Decoration::Flat, &[]);
        }
        if !output && self.is_of_sample(which) {
            self.out.capability(Capability::SampleRateShading);
            self.out.decorate(var, Decoration::Sample, &[]);
        }
        if changes(which, self.entry.stage) {
            self.out.decorate(var, Decoration::Volatile, &[]);
        }
        self.interface.variables.push(var);
        self.interface.built_ins.insert((which as u32, output, ty), var);
        var
    }

    /// An input that the pipeline knows, as a value of a shape.
    pub(in crate::lower) fn load_built_in(&mut self, which: BuiltIn, shape: Shape, to: Shape) -> Result<Id> {
        let id = self.load_raw_built_in(which, shape)?;
        let id = match which {
            BuiltIn::VertexIndex if self.options.nonzero_base_vertex => {
                let base = self.load_raw_built_in(BuiltIn::BaseVertex, shape)?;
                self.op(Op::ISub, shape, &[id, base])
            }
            BuiltIn::InstanceIndex if self.options.nonzero_base_instance => {
                let base = self.load_raw_built_in(BuiltIn::BaseInstance, shape)?;
                self.op(Op::ISub, shape, &[id, base])
            }
            BuiltIn::FragCoord if self.options.dx_position_w => {
                let scalar = shape.with_lanes(1);
                let w = self.lane(id, shape, 3);
                let one = self.float_const(scalar, 1.0);
                let w = self.op(Op::FDiv, scalar, &[one, w]);
                self.op_with(Op::CompositeInsert, shape, &[w, id], &[3])
            }
            _ => id,
        };
        Ok(self.adapt(id, shape, to))
    }

    /// A built-in variable's value, in the sign of the element that declares it, as one of a shape.
    fn load_raw_built_in(&mut self, which: BuiltIn, shape: Shape) -> Result<Id> {
        let held = self.interface.declared_shape(which, false).unwrap_or(shape);
        let pointer = self.built_in_pointer(which, held, false)?;
        let id = self.op(Op::Load, held, &[pointer]);
        Ok(self.adapt(id, held, shape))
    }

    /// Intrinsics that read a system value of the invocation.
    pub(in crate::lower) fn system_value(&mut self, inst: InstId, variable: BuiltIn) -> Result<()> {
        self.check_ray_value(inst, variable)?;
        let to = self.shape(self.inst(inst).ty)?;
        if matches!(variable, BuiltIn::SubgroupLocalInvocationId | BuiltIn::SubgroupSize) {
            self.need_waves()?;
        }
        let shape = match variable {
            BuiltIn::GlobalInvocationId | BuiltIn::WorkgroupId | BuiltIn::LocalInvocationId => UINT3,
            BuiltIn::FullyCoveredEXT => Shape::BOOL,
            BuiltIn::BaseInstance
            | BuiltIn::BaseVertex
            | BuiltIn::InvocationId
            | BuiltIn::LocalInvocationIndex
            | BuiltIn::PrimitiveId
            | BuiltIn::SampleId
            | BuiltIn::SampleMask
            | BuiltIn::SubgroupLocalInvocationId
            | BuiltIn::SubgroupSize
            | BuiltIn::ViewIndex
            | BuiltIn::HitKindKHR
            | BuiltIn::InstanceCustomIndexKHR
            | BuiltIn::InstanceId
            | BuiltIn::IncomingRayFlagsKHR => Shape::UINT,
            other => return self.bug(format_args!("no intrinsic reads {other:?}")),
        };
        if shape.lanes == 3 {
            let lane = self.const_operand(inst, 0, "the component of a thread id")?;
            return self.lane_of_built_in(inst, variable, shape, lane);
        }
        self.body.values[inst] = self.load_built_in(variable, shape, to)?;
        Ok(())
    }

    /// An intrinsic that reads one of the three lanes of a built-in variable, which is loaded once.
    pub(in crate::lower) fn lane_of_built_in(
        &mut self,
        inst: InstId,
        variable: BuiltIn,
        shape: Shape,
        lane: u32,
    ) -> Result<()> {
        let lane = lane.min(2);
        let to = self.shape(self.inst(inst).ty)?;
        let whole = match self.answer(Question::BuiltIn(variable)) {
            Some(known) => known,
            None => {
                let loaded = self.load_raw_built_in(variable, shape)?;
                self.keep_answer(Question::BuiltIn(variable), loaded);
                loaded
            }
        };
        if to == shape.with_lanes(1) {
            self.keep_lane(inst, Lane::OfVector { whole, shape, lane });
        }
        if !self.body.chained[inst] {
            let scalar = self.lane(whole, shape, lane);
            self.body.values[inst] = self.adapt(scalar, shape.with_lanes(1), to);
        }
        Ok(())
    }
}
