//! Resources and push constants: the variables that are bound.

use super::super::{Binding, Resource, Shape, Type};
use super::module::{Instruction, Module};
use super::types::Reader;
use spirv::{Decoration, Dim, ImageFormat, Op, StorageClass};
use std::collections::BTreeMap;
use trefoil_ir::ResourceClass;

/// What a variable is, with its type out of arrays.
struct Variable {
    storage: StorageClass,
    ty: u32,
    dimensions: Vec<u32>,
}

/// The resources, the place of each variable among them, and the push constants.
pub(super) fn read(module: &Module<'_>) -> (Vec<Resource>, BTreeMap<u32, usize>, Vec<Resource>) {
    let used = module.used();
    let counters: BTreeMap<u32, u32> = module
        .variables
        .iter()
        .filter_map(|&id| Some((module.number(id, Decoration::CounterBuffer)?, id)))
        .collect();
    let (mut resources, mut places, mut blocks) = (Vec::new(), BTreeMap::new(), Vec::new());
    for &id in &module.variables {
        let Some(variable) = variable(module, id) else { continue };
        let Some(mut resource) = resource(module, id, &variable) else { continue };
        resource.used = used.contains(&id);
        if variable.storage == StorageClass::PushConstant {
            blocks.push(resource);
        } else if !counters.contains_key(&id) {
            places.insert(id, resources.len());
            resources.push(resource);
        }
    }
    for (&counter, main) in &counters {
        if let Some(&place) = places.get(main) {
            resources[place].counter = true;
            resources[place].counter_binding = Some(binding(module, counter, &[]));
            // What uses the counter uses the resource.
            places.insert(counter, place);
        }
    }
    (resources, places, blocks)
}

/// A variable of the module: where it lies and what it points to.
fn variable(module: &Module<'_>, id: u32) -> Option<Variable> {
    let pointer = module.values.get(module.values.get(&id)?.operands.first()?)?;
    let (&storage, &ty) = (pointer.operands.first()?, pointer.operands.get(1)?);
    let (ty, dimensions) = Reader::new(module).element(ty);
    Some(Variable { storage: StorageClass::from_u32(storage)?, ty, dimensions })
}

fn binding(module: &Module<'_>, id: u32, dimensions: &[u32]) -> Binding {
    let count = dimensions.iter().try_fold(1u32, |all, &length| all.checked_mul(length));
    Binding {
        space: module.number(id, Decoration::DescriptorSet).unwrap_or(0),
        index: module.number(id, Decoration::Binding).unwrap_or(0),
        count: count.filter(|&count| count != 0),
    }
}

/// A resource or block; none for inputs, outputs and memory.
fn resource(module: &Module<'_>, id: u32, variable: &Variable) -> Option<Resource> {
    let mut out = Resource {
        name: module.name(id).to_owned(),
        class: ResourceClass::Srv,
        kind: "",
        binding: binding(module, id, &variable.dimensions),
        element: None,
        layout: None,
        size: 0,
        stride: 0,
        samples: 0,
        format: None,
        counter: false,
        counter_binding: None,
        used: true,
    };
    let found = module.values.get(&variable.ty)?;
    match variable.storage {
        StorageClass::UniformConstant => opaque(module, id, *found, &mut out)?,
        StorageClass::Uniform if module.decoration(variable.ty, Decoration::BufferBlock).is_none() => {
            block(module, variable.ty, ResourceClass::CBuffer, &mut out);
        }
        StorageClass::Uniform | StorageClass::StorageBuffer => buffer(module, id, variable.ty, &mut out),
        StorageClass::PushConstant => {
            block(module, variable.ty, ResourceClass::CBuffer, &mut out);
            out.kind = "PushConstant";
        }
        StorageClass::ShaderRecordBufferKHR => {
            block(module, variable.ty, ResourceClass::Srv, &mut out);
            out.kind = "ShaderRecord";
        }
        _ => return None,
    }
    Some(out)
}

/// A block of constants.
fn block(module: &Module<'_>, ty: u32, class: ResourceClass, out: &mut Resource) {
    let layout = Reader::new(module).plain(ty);
    out.class = class;
    out.kind = "ConstantBuffer";
    out.size = layout.size;
    out.layout = Some(layout);
}

/// A storage buffer: what it holds is an array of elements, or words.
fn buffer(module: &Module<'_>, id: u32, ty: u32, out: &mut Resource) {
    let mut layout = Reader::new(module).plain(ty);
    let member =
        |which| (0..layout.members.len() as u32).all(|at| module.member_decoration(ty, at, which).is_some());
    let read_only = module.decoration(id, Decoration::NonWritable).is_some()
        || !layout.members.is_empty() && member(Decoration::NonWritable);
    out.class = if read_only { ResourceClass::Srv } else { ResourceClass::Uav };
    let user = module.string(id, Decoration::UserTypeGOOGLE).unwrap_or_default();
    if user == "tbuffer" || user.starts_with("texturebuffer") {
        (out.kind, out.size, out.layout) = ("TextureBuffer", layout.size, Some(layout));
        return;
    }
    if layout.members.len() == 1 && layout.members[0].ty.array.first() == Some(&0) {
        let mut element = layout.members.remove(0).ty;
        out.stride = element.stride;
        element.array.remove(0);
        if element.array.is_empty() {
            // The size of one, which is its stride unless a matrix or array says otherwise.
            (element.size, element.stride) = (element_size(&element), 0);
        }
        layout = element;
    }
    let raw = user.contains("byteaddressbuffer")
        || user.is_empty() && module.name(ty).ends_with("ByteAddressBuffer");
    if raw || module.name(ty) == "type.RawBuffer" {
        (out.kind, out.stride) = ("ByteAddressBuffer", 0);
    } else {
        (out.kind, out.layout) = ("StructuredBuffer", Some(layout));
    }
}

/// Bytes of one element.
fn element_size(ty: &Type) -> u32 {
    let ends = ty.members.iter().map(|member| member.offset.saturating_add(member.ty.size)).max();
    ends.unwrap_or_else(|| Type::of(ty.shape, None).size)
}

/// Images, samplers and acceleration structures.
fn opaque(module: &Module<'_>, id: u32, found: Instruction<'_>, out: &mut Resource) -> Option<()> {
    match Op::from_u32(found.op)? {
        Op::TypeSampler => {
            // A module does not say whether one compares.
            (out.class, out.kind) = (ResourceClass::Sampler, "SamplerState");
        }
        Op::TypeImage => {
            image(module, found.operands, out)?;
            of_source(&module.string(id, Decoration::UserTypeGOOGLE).unwrap_or_default(), out);
        }
        Op::TypeSampledImage => {
            let image_type = module.values.get(found.operands.first()?)?;
            image(module, image_type.operands, out)?;
            out.kind = sampled(out.kind);
        }
        Op::TypeAccelerationStructureKHR => out.kind = "RaytracingAccelerationStructure",
        _ => return None,
    }
    Some(())
}

/// An image, by the operands of its type.
fn image(module: &Module<'_>, operands: &[u32], out: &mut Resource) -> Option<()> {
    let &[number, dim, _depth, arrayed, multisampled, use_of, format, ..] = operands else { return None };
    let dim = Dim::from_u32(dim)?;
    out.kind = match (dim, arrayed != 0, multisampled != 0) {
        (Dim::Dim1D, false, _) => "Texture1D",
        (Dim::Dim1D, true, _) => "Texture1DArray",
        (Dim::Dim2D | Dim::DimRect, false, false) => "Texture2D",
        (Dim::Dim2D | Dim::DimRect, true, false) => "Texture2DArray",
        (Dim::Dim2D | Dim::DimRect, false, true) => "Texture2DMS",
        (Dim::Dim2D | Dim::DimRect, true, true) => "Texture2DMSArray",
        (Dim::Dim3D, ..) => "Texture3D",
        (Dim::DimCube, false, _) => "TextureCube",
        (Dim::DimCube, true, _) => "TextureCubeArray",
        (Dim::DimBuffer, ..) => "Buffer",
        (Dim::DimSubpassData, _, false) => "SubpassInput",
        (Dim::DimSubpassData, _, true) => "SubpassInputMS",
        _ => return None,
    };
    let written = use_of == 2 && dim != Dim::DimSubpassData;
    out.class = if written { ResourceClass::Uav } else { ResourceClass::Srv };
    out.element = Some(Type { size: 0, ..Reader::new(module).plain(number) });
    let named = ImageFormat::from_u32(format).filter(|&format| format != ImageFormat::Unknown);
    out.format = named.map(|format| format!("{format:?}"));
    Some(())
}

/// The lanes of a texel and the samples of a texture, which SPIR-V has where the source's type is noted:
/// `texture2dms:<float4,4>`.
fn of_source(user: &str, out: &mut Resource) {
    let Some(arguments) = user.split_once(":<").and_then(|(_, rest)| rest.strip_suffix('>')) else { return };
    let (element, samples) = arguments.split_once(',').unwrap_or((arguments, ""));
    out.samples = samples.trim().parse().unwrap_or(0);
    let lanes = element.trim().bytes().last().filter(|lanes| (b'2'..=b'4').contains(lanes));
    if let (Some(lanes), Some(Shape::Scalar(number))) = (lanes, out.element.as_ref().map(|ty| ty.shape)) {
        let vector = Type::of(Shape::Vector(number, u32::from(lanes - b'0')), None);
        out.element = Some(Type { size: 0, ..vector });
    }
}

/// The name of a texture that comes with its sampler.
fn sampled(kind: &'static str) -> &'static str {
    match kind {
        "Texture1D" => "SampledTexture1D",
        "Texture1DArray" => "SampledTexture1DArray",
        "Texture2D" => "SampledTexture2D",
        "Texture2DArray" => "SampledTexture2DArray",
        "Texture2DMS" => "SampledTexture2DMS",
        "Texture2DMSArray" => "SampledTexture2DMSArray",
        "Texture3D" => "SampledTexture3D",
        "TextureCube" => "SampledTextureCube",
        "TextureCubeArray" => "SampledTextureCubeArray",
        other => other,
    }
}
