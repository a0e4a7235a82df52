//! `ID3D11ShaderReflection`: buffers, bindings, signatures and statistics of byte code, read from its container.

mod build;
mod tables;

use crate::com::args::{Id, NarrowArg, Out, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::reflection::objects::{Buffer, buffer_or_none, pointer, text, variable_or_none};
use crate::com::reflection::tables::{ParameterDesc, ShaderDesc};
use crate::com::{Bool32, Com, E_FAIL, E_INVALIDARG, Hresult, INVALID_CALL, code};
use std::ffi::{CString, c_void};
use tables::{BindDesc, ID3D11ShaderReflection, ShaderMethods};
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{Program, control};
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::rdef::{self, Binding};
use trefoil_dxcontainer::sigpart::{self, Row};
use trefoil_dxcontainer::stat::Statistics;
use trefoil_dxcontainer::{Container, FourCc, Semantic, ShaderModel, Stage};

/// Hands over the reflection of a container.
///
/// # Errors
/// When the bytes are no container of byte code or are damaged, the interface is another, or there is no memory.
pub(crate) fn create(bytes: &[u8], id: &Id, out: &OutObject) -> Com {
    let container = Container::parse(bytes).map_err(|_| INVALID_CALL)?;
    let told = Reflection::read(&container)?;
    out.give_as(id, object::new(&Allocator::default(), told)?)
}

/// A row of a signature, with its name as clients read it.
type Parameter = (CString, Row);

/// The class.
struct Reflection {
    stage: Stage,
    model: ShaderModel,
    flags: u32,
    creator: CString,
    #[expect(clippy::vec_box, reason = "clients hold the address of each")]
    buffers: Vec<Box<Buffer>>,
    bindings: Vec<(CString, Binding)>,
    /// Inputs, outputs, patch constants.
    parameters: [Vec<Parameter>; 3],
    counts: Statistics,
    features: Features,
    early_depth_stencil: bool,
    threads: [u32; 3],
}

impl Reflection {
    fn read(container: &Container<'_>) -> Com<Reflection> {
        let part = |names: &[FourCc]| container.parts.iter().find(|part| names.contains(&part.name));
        let program = part(&[FourCc::SHEX, FourCc::SHDR]).ok_or(INVALID_CALL)?;
        let program = trefoil_dxbc::decode::decode(program.data).map_err(|_| E_FAIL)?;
        let told = part(&[FourCc::RDEF]).map(|part| rdef::Reflection::parse(part.data)).transpose();
        let told = told.map_err(|_| E_FAIL)?.ok_or(E_FAIL)?;
        let counts = part(&[FourCc::STAT]).map(|part| Statistics::parse(part.data)).transpose();
        let features = part(&[FourCc::SFI0]).map(|part| Features::parse(part.data)).transpose();
        let (early_depth_stencil, threads) = declared(&program);
        Ok(Reflection {
            stage: program.kind,
            model: program.model,
            flags: told.flags,
            creator: text(&told.creator),
            buffers: told.buffers.iter().map(build::buffer).collect(),
            bindings: told.bindings.into_iter().map(|binding| (text(&binding.name), binding)).collect(),
            parameters: [
                parameters(container, &[FourCc::ISGN, FourCc::ISG1])?,
                parameters(container, &[FourCc::OSGN, FourCc::OSG5, FourCc::OSG1])?,
                parameters(container, &[FourCc::PCSG, FourCc::PSG1])?,
            ],
            counts: counts.map_err(|_| E_FAIL)?.unwrap_or_default(),
            features: features.map_err(|_| E_FAIL)?.unwrap_or_default(),
            early_depth_stencil,
            threads,
        })
    }

    fn parameter(&self, list: usize, index: u32, desc: &Out<ParameterDesc>) -> Hresult {
        let Some((name, row)) = self.parameters[list].get(index as usize) else { return E_INVALIDARG };
        let target = self.stage == Stage::Pixel && list == 1;
        code(desc.put(ParameterDesc {
            name: pointer(name),
            index: row.index,
            register: row.register,
            system_value: if target { output_value(row.kind()) } else { row.system_value },
            component: row.component.signature_number(),
            mask: row.mask,
            usage: row.usage,
            stream: row.stream,
            min_precision: row.min_precision,
        }))
    }
}

/// What the declarations say of early tests and of the threads of a group.
fn declared(program: &Program) -> (bool, [u32; 3]) {
    let find = |op| program.instructions.iter().find(|instruction| instruction.op == op);
    let early = find(Op::DclGlobalFlags).is_some_and(|i| i.controls & control::EARLY_DEPTH_STENCIL != 0);
    let threads = find(Op::DclThreadGroup).and_then(|i| <[u32; 3]>::try_from(&i.words[..]).ok());
    (early, threads.unwrap_or_default())
}

fn parameters(container: &Container<'_>, names: &[FourCc]) -> Com<Vec<Parameter>> {
    let Some(part) = container.parts.iter().find(|part| names.contains(&part.name)) else {
        return Ok(Vec::new());
    };
    let form = sigpart::Form::of(part.name).ok_or(E_FAIL)?;
    let rows = sigpart::parse(part.data, form).map_err(|_| E_FAIL)?;
    Ok(rows.into_iter().map(|row| (text(&row.name), row)).collect())
}

/// The `D3D_NAME` of a pixel shader's output, whose part has no number for it.
fn output_value(kind: Semantic) -> u32 {
    match kind {
        Semantic::Target => 64,
        Semantic::Depth => 65,
        Semantic::Coverage => 66,
        Semantic::DepthGreaterEqual => 67,
        Semantic::DepthLessEqual => 68,
        Semantic::StencilRef => 69,
        _ => 0,
    }
}

/// Describes where a resource is bound, if there is such a resource.
fn binding(found: Option<&(CString, Binding)>, desc: &Out<BindDesc>) -> Hresult {
    let Some((name, binding)) = found else { return E_INVALIDARG };
    code(desc.put(BindDesc {
        name: pointer(name),
        kind: binding.ty,
        bind_point: binding.register,
        bind_count: binding.count,
        flags: binding.flags,
        return_type: binding.return_type,
        dimension: binding.dimension,
        samples: binding.samples,
    }))
}

impl Class for Reflection {
    type First = ID3D11ShaderReflection;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &ID3D11ShaderReflection::of::<Reflection>() })];
}

impl ShaderMethods for Reflection {
    fn get_desc(&self, desc: Out<ShaderDesc>) -> Hresult {
        let counts = &self.counts;
        let version = u32::from(self.model.major) << 4 | u32::from(self.model.minor);
        code(desc.put(ShaderDesc {
            version: self.stage.number() << 16 | version,
            creator: pointer(&self.creator),
            flags: self.flags,
            constant_buffers: self.buffers.len() as u32,
            bound_resources: self.bindings.len() as u32,
            input_parameters: self.parameters[0].len() as u32,
            output_parameters: self.parameters[1].len() as u32,
            instructions: counts.instructions,
            temp_registers: counts.temps,
            temp_arrays: counts.temp_arrays,
            definitions: counts.definitions,
            declarations: counts.declarations,
            texture_normal: counts.texture_normal,
            texture_load: counts.texture_load,
            texture_compare: counts.texture_compare,
            texture_bias: counts.texture_bias,
            texture_gradient: counts.texture_gradient,
            floats: counts.float_instructions,
            ints: counts.int_instructions,
            uints: counts.uint_instructions,
            static_flow: counts.static_flow,
            dynamic_flow: counts.dynamic_flow,
            macros: 0,
            arrays: counts.array_instructions,
            cuts: counts.cut,
            emits: counts.emit,
            output_topology: counts.output_topology,
            max_output_vertices: counts.max_output_vertices,
            input_primitive: counts.input_primitive,
            patch_parameters: self.parameters[2].len() as u32,
            instances: counts.gs_instances,
            control_points: counts.control_points,
            hull_output_primitive: counts.hs_output_primitive,
            hull_partitioning: counts.hs_partitioning,
            domain: counts.domain,
            barriers: counts.barriers,
            interlocked: counts.interlocked,
            texture_stores: counts.texture_store,
        }))
    }

    fn get_constant_buffer_by_index(&self, index: u32) -> *mut c_void {
        buffer_or_none(self.buffers.get(index as usize).map(Box::as_ref))
    }

    fn get_constant_buffer_by_name(&self, name: NarrowArg) -> *mut c_void {
        buffer_or_none(self.buffers.iter().find(|buffer| name.is(buffer.value().name())).map(Box::as_ref))
    }

    fn get_resource_binding_desc(&self, index: u32, desc: Out<BindDesc>) -> Hresult {
        binding(self.bindings.get(index as usize), &desc)
    }

    fn get_input_parameter_desc(&self, index: u32, desc: Out<ParameterDesc>) -> Hresult {
        self.parameter(0, index, &desc)
    }

    fn get_output_parameter_desc(&self, index: u32, desc: Out<ParameterDesc>) -> Hresult {
        self.parameter(1, index, &desc)
    }

    fn get_patch_constant_parameter_desc(&self, index: u32, desc: Out<ParameterDesc>) -> Hresult {
        self.parameter(2, index, &desc)
    }

    fn get_variable_by_name(&self, name: NarrowArg) -> *mut c_void {
        variable_or_none(self.buffers.iter().find_map(|buffer| buffer.value().variable(name)))
    }

    fn get_resource_binding_desc_by_name(&self, name: NarrowArg, desc: Out<BindDesc>) -> Hresult {
        binding(self.bindings.iter().find(|(known, _)| name.is(known)), &desc)
    }

    fn get_mov_instruction_count(&self) -> u32 {
        self.counts.moves
    }

    fn get_movc_instruction_count(&self) -> u32 {
        self.counts.conditional_moves
    }

    fn get_conversion_instruction_count(&self) -> u32 {
        self.counts.conversions
    }

    fn get_bitwise_instruction_count(&self) -> u32 {
        0
    }

    fn get_gs_input_primitive(&self) -> u32 {
        self.counts.input_primitive
    }

    fn is_sample_frequency_shader(&self) -> Bool32 {
        Bool32::from(self.counts.sample_frequency != 0)
    }

    fn get_num_interface_slots(&self) -> u32 {
        0
    }

    fn get_min_feature_level(&self, level: Out<u32>) -> Hresult {
        let of_11_1 = Features::DOUBLE_EXTENSIONS.0 | Features::EXTENSIONS_11_1.0;
        code(level.put(match (self.model.major, self.model.minor) {
            (4, 0) => 0xa000,
            (4, _) => 0xa100,
            _ if self.features.0 & of_11_1 != 0 => 0xb100,
            _ => 0xb000,
        }))
    }

    fn get_thread_group_size(&self, x: Out<u32>, y: Out<u32>, z: Out<u32>) -> u32 {
        for (place, threads) in [x, y, z].iter().zip(self.threads) {
            crate::com::client::put_if_asked(place, threads);
        }
        self.threads.iter().fold(1, |product, &threads| product.saturating_mul(threads))
    }

    // The bits are those of the features, but that raw buffers of shader model 4 have none, whose place early tests take.
    fn get_requires_flags(&self) -> u64 {
        const EARLY_DEPTH_STENCIL: u64 = 2;
        let features = self.features.0 & !Features::RAW_AND_STRUCTURED_4X.0;
        features | if self.early_depth_stencil { EARLY_DEPTH_STENCIL } else { 0 }
    }
}
