//! `ID3D12ShaderReflection`: resources, signatures and statistics of a shader, read from its metadata.

mod build;
mod library;
mod numbers;
mod tables;

use crate::com::args::{Id, NarrowArg, Out, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::reflection::objects::{Buffer, buffer_or_none, pointer, text, variable_or_none};
use crate::com::reflection::tables::{ParameterDesc, ShaderDesc};
use crate::com::{Bool, Com, E_INVALIDARG, E_POINTER, Hresult, NO_SUCH_PART, code};
use std::ffi::{CString, c_void};
use tables::{BindDesc, ID3D12ShaderReflection, ShaderMethods};
use trefoil::reflected::{DescribedResource, Reflected};
use trefoil_dxcontainer::{ComponentType, Element, Semantic, Signature, Stage, TessDomain};

/// Hands over the reflection of a container or of one of its parts.
///
/// # Errors
/// When the bytes are neither, or the interface is another, or there is no memory.
pub(crate) fn create(allocator: &Allocator, bytes: &[u8], id: &Id, out: &OutObject) -> Com {
    let reflected = trefoil::reflected::read(bytes).map_err(|_| E_INVALIDARG)?;
    if reflected.description.kind == Stage::Library {
        return out.give_as(id, object::new(allocator, library::Library::new(reflected))?);
    }
    out.give_as(id, object::new(allocator, Reflection::new(reflected))?)
}

/// A row of a signature.
struct Parameter {
    name: CString,
    index: u32,
    register: u32,
    element: Element,
    output: bool,
}

/// The class.
struct Reflection {
    told: Reflected,
    creator: CString,
    #[expect(clippy::vec_box, reason = "clients hold the address of each")]
    buffers: Vec<Box<Buffer>>,
    resources: Vec<Bound>,
    /// Inputs, outputs, patch constants.
    parameters: [Vec<Parameter>; 3],
}

impl Reflection {
    fn new(mut told: Reflected) -> Reflection {
        let min_precision = told.description.min_precision();
        let buffers = std::mem::take(&mut told.buffers).into_iter();
        let [read, written, constant, samplers] = &told.description.resources;
        let resources = [constant, samplers, read, written].into_iter().flatten();
        let described = &told.description;
        Reflection {
            creator: text(&described.producer),
            resources: resources.map(|resource| (text(&resource.name), resource.clone())).collect(),
            parameters: [
                parameters(&described.input, false),
                parameters(&described.output, true),
                // DXC has them written, those of a domain shader too.
                parameters(&described.patch, true),
            ],
            buffers: buffers.map(|buffer| build::buffer(buffer, min_precision)).collect(),
            told,
        }
    }

    fn counter(&self, name: &str) -> u32 {
        self.told.counters.iter().find(|(known, _)| known == name).map_or(0, |(_, count)| *count)
    }

    /// The number of a parameter's system value. Both factors of a line count as its detail.
    fn system_value(&self, element: &Element) -> u32 {
        const LINE_DETAIL: u32 = 15;
        match (element.kind, self.told.description.stage.domain_kind()) {
            (Semantic::TessFactor, TessDomain::Isoline) => LINE_DETAIL,
            (kind, domain) => kind.system_value(domain),
        }
    }

    fn parameter(&self, which: usize, index: u32, desc: &Out<ParameterDesc>) -> Hresult {
        if desc.is_null() {
            return E_POINTER;
        }
        let Some(parameter) = self.parameters[which].get(index as usize) else { return E_INVALIDARG };
        let element = &parameter.element;
        let usage = element.register_usage();
        code(desc.put(ParameterDesc {
            name: pointer(&parameter.name),
            index: parameter.index,
            register: parameter.register,
            system_value: self.system_value(element),
            component: component(element.component).signature_number(),
            mask: element.mask(),
            // What is read, or what is never written.
            usage: if parameter.output { !usage & 15 } else { usage },
            stream: u32::from(element.stream),
            min_precision: element.component.min_precision(),
        }))
    }
}

/// A resource, with its name as clients read it.
type Bound = (CString, DescribedResource);

/// Describes where a resource is bound, if there is such a resource.
fn binding(found: Option<&Bound>, missing: Hresult, desc: &Out<BindDesc>) -> Hresult {
    if desc.is_null() {
        return E_POINTER;
    }
    let Some((name, resource)) = found else { return missing };
    let numbers::Binding { kind, flags, return_type, dimension, samples } = numbers::binding(resource);
    code(desc.put(BindDesc {
        name: pointer(name),
        kind,
        bind_point: resource.lower,
        bind_count: if resource.count == u32::MAX { 0 } else { resource.count },
        flags,
        return_type,
        dimension,
        samples,
        space: resource.space,
        id: resource.id,
    }))
}

/// The type that a register holds: DXC takes all numbers of 16 bits for such as may lie in whole registers.
fn component(component: ComponentType) -> ComponentType {
    match component {
        ComponentType::F16 => ComponentType::F32,
        ComponentType::I16 => ComponentType::I32,
        ComponentType::U16 => ComponentType::U32,
        other => other,
    }
}

/// The rows of a signature. Names of system values are in capitals, unless they are ordinary ones at this boundary.
fn parameters(signature: &Signature, output: bool) -> Vec<Parameter> {
    let mut out = Vec::new();
    for element in &signature.elements {
        let name = if element.kind != Semantic::Arbitrary {
            element.name.to_uppercase()
        } else {
            element.name.clone()
        };
        for (row, &index) in element.indices.iter().enumerate() {
            let register = element.location.map_or(u32::MAX, |at| u32::from(at.row) + row as u32);
            out.push(Parameter { name: text(&name), index, register, element: element.clone(), output });
        }
    }
    out
}

impl Class for Reflection {
    type First = ID3D12ShaderReflection;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &ID3D12ShaderReflection::of::<Reflection>() })];
}

impl ShaderMethods for Reflection {
    fn get_desc(&self, desc: Out<ShaderDesc>) -> Hresult {
        let described = &self.told.description;
        let (stage, counter) = (&described.stage, |name| self.counter(name));
        // Arrays of lanes, of constants and of the group, together.
        let arrays = |of: &str| {
            let count = |kind: &str| self.counter(&["array_", kind, "_", of].concat());
            ["local", "static", "tgsm"].iter().fold(0u32, |sum, kind| sum.saturating_add(count(kind)))
        };
        let hull = described.kind == Stage::Hull;
        let geometry = described.kind == Stage::Geometry;
        let (major, minor) = (described.shader_model.major, described.shader_model.minor);
        code(desc.put(ShaderDesc {
            version: described.kind.number() << 16 | u32::from(major) << 4 | u32::from(minor),
            creator: pointer(&self.creator),
            flags: 0,
            constant_buffers: self.buffers.len() as u32,
            bound_resources: self.resources.len() as u32,
            input_parameters: self.parameters[0].len() as u32,
            output_parameters: self.parameters[1].len() as u32,
            instructions: counter("insts"),
            temp_registers: 0,
            temp_arrays: arrays("bytes"),
            definitions: 0,
            declarations: 0,
            texture_normal: counter("tex_norm"),
            texture_load: counter("tex_load"),
            texture_compare: counter("tex_cmp"),
            texture_bias: counter("tex_bias"),
            texture_gradient: counter("tex_grad"),
            floats: counter("floats"),
            ints: counter("ints"),
            uints: counter("uints"),
            static_flow: 0,
            dynamic_flow: counter("branches"),
            macros: 0,
            arrays: arrays("ldst"),
            cuts: counter("gs_cut"),
            emits: counter("gs_emit"),
            // A mesh shader has neither.
            output_topology: if geometry { stage.topology } else { 0 },
            max_output_vertices: if geometry { stage.max_vertices } else { 0 },
            // A patch of that many control points, in the numbers of primitives.
            input_primitive: if hull { 7 + stage.input_points } else { stage.input_primitive },
            patch_parameters: self.parameters[2].len() as u32,
            instances: stage.instances,
            control_points: if hull { stage.output_points } else { stage.input_points },
            hull_output_primitive: stage.output_primitive,
            hull_partitioning: stage.partitioning,
            domain: stage.domain,
            barriers: counter("barrier"),
            interlocked: counter("atomic"),
            texture_stores: counter("tex_store"),
        }))
    }

    fn get_constant_buffer_by_index(&self, index: u32) -> *mut c_void {
        buffer_or_none(self.buffers.get(index as usize).map(Box::as_ref))
    }

    fn get_constant_buffer_by_name(&self, name: NarrowArg) -> *mut c_void {
        buffer_or_none(self.buffers.iter().find(|buffer| name.is(buffer.value().name())).map(Box::as_ref))
    }

    fn get_resource_binding_desc(&self, index: u32, desc: Out<BindDesc>) -> Hresult {
        binding(self.resources.get(index as usize), E_INVALIDARG, &desc)
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
        binding(self.resources.iter().find(|(known, _)| name.is(known)), NO_SUCH_PART, &desc)
    }

    fn get_mov_instruction_count(&self) -> u32 {
        0
    }

    fn get_movc_instruction_count(&self) -> u32 {
        0
    }

    fn get_conversion_instruction_count(&self) -> u32 {
        0
    }

    fn get_bitwise_instruction_count(&self) -> u32 {
        0
    }

    fn get_gs_input_primitive(&self) -> u32 {
        self.told.description.stage.input_primitive
    }

    // As DXC has it, whatever the interpolation.
    fn is_sample_frequency_shader(&self) -> Bool {
        Bool::from(false)
    }

    fn get_num_interface_slots(&self) -> u32 {
        0
    }

    fn get_min_feature_level(&self, level: Out<u32>) -> Hresult {
        const LEVEL_12_0: u32 = 0xc000;
        code(level.put(LEVEL_12_0))
    }

    fn get_thread_group_size(&self, x: Out<u32>, y: Out<u32>, z: Out<u32>) -> u32 {
        let threads = self.told.description.threads;
        for (place, threads) in [x, y, z].iter().zip(threads) {
            let _ = place.put(threads);
        }
        threads.iter().fold(1, |product, &threads| product.saturating_mul(threads))
    }

    fn get_requires_flags(&self) -> u64 {
        self.told.description.requirements()
    }
}
