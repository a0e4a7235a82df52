//! Handles as `target("…")` types, in the words of LLVM's two back ends: written and read by one table.
//!
//! What LLVM has no parameter for stands after those that it has, and only where it is not what it is mostly: the
//! component's number of a `dx` type; lanes, component, samples and order of a `spirv.Image`.

use trefoil_ir::ids::TypeId;
use trefoil_ir::resource::{ComponentType, ResourceKind, ResourceType};
use trefoil_ir::types::{Type, Types};

/// How the element of a resource stands in its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Element {
    /// Not at all.
    None,
    /// As it is.
    Plain(TypeId),
    /// As an array without a length.
    Runtime(TypeId),
    /// With its layout.
    Layout(TypeId),
}

/// A target type taken apart.
pub(super) struct TargetType<'a> {
    /// The name with the target's prefix.
    pub(super) name: &'a str,
    /// The type parameter, out of the layout when it stands in one.
    pub(super) element: Option<TypeId>,
    /// Whether it stood in a `dx.Layout` or `spirv.Layout`.
    pub(super) laid_out: bool,
    /// The integers.
    pub(super) ints: &'a [u32],
}

fn texture_of(number: u32) -> Option<ResourceKind> {
    ResourceKind::from_dxil_number(number).filter(|kind| kind.is_texture() || kind.is_feedback())
}

/// The sign of a component as LLVM's types have it, with 2 for unsigned norms and 3 for signed ones.
fn sign(component: ComponentType) -> u32 {
    use ComponentType::*;
    match component {
        c if c.is_signed_int() => 1,
        UNormF16 | UNormF32 | UNormF64 => 2,
        SNormF16 | SNormF32 | SNormF64 => 3,
        _ => 0,
    }
}

/// The component type of an element of which only the signedness is given.
pub(super) fn default_component(types: &Types, element: TypeId, sign: u32) -> ComponentType {
    use ComponentType::*;
    match (types.get(types.scalar(element)), sign) {
        (Type::Int(1), _) => I1,
        (Type::Int(16), 1) => I16,
        (Type::Int(16), _) => U16,
        (Type::Int(32), 1) => I32,
        (Type::Int(32), _) => U32,
        (Type::Int(64), 1) => I64,
        (Type::Int(64), _) => U64,
        (Type::Half, 2) => UNormF16,
        (Type::Half, 3) => SNormF16,
        (Type::Half, _) => F16,
        (Type::Float, 2) => UNormF32,
        (Type::Float, 3) => SNormF32,
        (Type::Float, _) => F32,
        (Type::Double, 2) => UNormF64,
        (Type::Double, 3) => SNormF64,
        (Type::Double, _) => F64,
        _ => Invalid,
    }
}

/// The name, the element and the integers of a resource's type in the words of the DirectX back end.
pub(super) fn dx_parts(types: &Types, r: &ResourceType) -> (&'static str, Element, Vec<u32>) {
    use ResourceKind::*;
    let (writable, rov) = (u32::from(r.writable), u32::from(r.rasterizer_ordered));
    let (kind, samples, sign) = (r.kind.dxil_number(), u32::from(r.samples), sign(r.component));
    let plain = Element::Plain(r.element);
    let (name, element, mut ints) = match r.kind {
        Texture2DMS | Texture2DMSArray => ("dx.MSTexture", plain, vec![writable, samples, sign, kind]),
        k if k.is_texture() => ("dx.Texture", plain, vec![writable, rov, sign, kind]),
        TypedBuffer => ("dx.TypedBuffer", plain, vec![writable, rov, sign]),
        RawBuffer | StructuredBuffer => return ("dx.RawBuffer", plain, vec![writable, rov]),
        CBuffer => return ("dx.CBuffer", Element::Layout(r.element), vec![]),
        TBuffer => return ("dx.TBuffer", Element::Layout(r.element), vec![]),
        Sampler => return ("dx.Sampler", Element::None, vec![0]),
        SamplerComparison => return ("dx.Sampler", Element::None, vec![1]),
        AccelerationStructure => return ("dx.RTAccelerationStructure", Element::None, vec![]),
        _ => return ("dx.FeedbackTexture", Element::None, vec![samples, kind]),
    };
    if r.component != default_component(types, r.element, sign) {
        ints.push(r.component as u32);
    }
    (name, element, ints)
}

/// The resource that a target type is the handle of.
pub(super) fn resource(types: &mut Types, t: &TargetType<'_>) -> Option<ResourceType> {
    if let Some(name) = t.name.strip_prefix("dx.") {
        return dx_resource(types, name, t);
    }
    t.name.strip_prefix("spirv.").and_then(|name| spirv_resource(types, name, t))
}

fn dx_resource(types: &Types, name: &str, t: &TargetType<'_>) -> Option<ResourceType> {
    use ResourceKind::*;
    let mut r = ResourceType::plain(CBuffer);
    r.element = t.element.unwrap_or(TypeId::VOID);
    let mut sign = None;
    let extra;
    match (name, t.ints) {
        ("TypedBuffer", &[writable, rov, s, ref rest @ ..]) => {
            (r.kind, r.writable, r.rasterizer_ordered, sign, extra) =
                (TypedBuffer, writable != 0, rov != 0, Some(s), rest);
        }
        ("RawBuffer", &[writable, rov, ref rest @ ..]) => {
            // Bytes are `i8`, or `void`, as for SPIR-V.
            r.element = if r.element == TypeId::VOID { TypeId::I8 } else { r.element };
            r.kind = if r.element == TypeId::I8 { RawBuffer } else { StructuredBuffer };
            // Text of older LLVM has a sign after, which says nothing.
            (r.writable, r.rasterizer_ordered, extra) =
                (writable != 0, rov != 0, rest.get(1..).unwrap_or(&[]));
        }
        ("Texture", &[writable, rov, s, kind, ref rest @ ..]) => {
            (r.kind, r.writable, r.rasterizer_ordered, sign, extra) =
                (texture_of(kind)?, writable != 0, rov != 0, Some(s), rest);
        }
        ("MSTexture", &[writable, samples, s, kind, ref rest @ ..]) => {
            (r.kind, r.writable, r.samples, sign, extra) =
                (texture_of(kind)?, writable != 0, u8::try_from(samples).ok()?, Some(s), rest);
        }
        ("FeedbackTexture", &[samples, kind, ref rest @ ..]) => {
            (r.kind, r.samples, extra) = (texture_of(kind)?, u8::try_from(samples).ok()?, rest);
            r.writable = true;
        }
        ("CBuffer", rest) => extra = rest,
        ("TBuffer", rest) => (r.kind, extra) = (TBuffer, rest),
        ("Sampler", &[kind, ref rest @ ..]) => {
            (r.kind, extra) = (if kind == 0 { Sampler } else { SamplerComparison }, rest);
        }
        ("RTAccelerationStructure", rest) => (r.kind, extra) = (AccelerationStructure, rest),
        _ => return None,
    }
    let takes_element = !matches!(
        r.kind,
        Sampler | SamplerComparison | AccelerationStructure | FeedbackTexture2D | FeedbackTexture2DArray
    );
    if takes_element != t.element.is_some() || (t.laid_out && !matches!(r.kind, CBuffer | TBuffer)) {
        return None;
    }
    if let Some(sign) = sign {
        r.component = default_component(types, r.element, sign);
        if types.scalar_bits(r.element) == 0 {
            return None;
        }
    }
    match (extra, sign) {
        ([], _) => {}
        (&[number], Some(_)) => r.component = ComponentType::from_number(number)?,
        _ => return None,
    }
    Some(r)
}

/// `(Dim, Arrayed, MS)` of an image of a kind, in SPIR-V's numbers.
fn image_shape(kind: ResourceKind) -> Option<(u32, u32, u32)> {
    use ResourceKind::*;
    Some(match kind {
        Texture1D => (0, 0, 0),
        Texture1DArray => (0, 1, 0),
        Texture2D => (1, 0, 0),
        Texture2DArray => (1, 1, 0),
        Texture2DMS => (1, 0, 1),
        Texture2DMSArray => (1, 1, 1),
        Texture3D => (2, 0, 0),
        TextureCube => (3, 0, 0),
        TextureCubeArray => (3, 1, 0),
        TypedBuffer => (5, 0, 0),
        _ => return None,
    })
}

fn image_kind(shape: (u32, u32, u32)) -> Option<ResourceKind> {
    use ResourceKind::*;
    let kinds = [
        Texture1D,
        Texture1DArray,
        Texture2D,
        Texture2DArray,
        Texture2DMS,
        Texture2DMSArray,
        Texture3D,
        TextureCube,
        TextureCubeArray,
        TypedBuffer,
    ];
    kinds.into_iter().find(|&k| image_shape(k) == Some(shape))
}

/// SPIR-V's image formats by scalar and lanes, as clang picks them for writable images.
const FORMATS: [(ComponentType, u32, u32); 15] = [
    (ComponentType::F32, 4, 1),
    (ComponentType::F32, 2, 6),
    (ComponentType::F32, 1, 3),
    (ComponentType::F16, 4, 2),
    (ComponentType::F16, 2, 7),
    (ComponentType::F16, 1, 9),
    (ComponentType::I32, 4, 21),
    (ComponentType::I32, 2, 25),
    (ComponentType::I32, 1, 24),
    (ComponentType::U32, 4, 30),
    (ComponentType::U32, 2, 35),
    (ComponentType::U32, 1, 33),
    (ComponentType::I64, 1, 41),
    (ComponentType::U64, 1, 40),
    (ComponentType::Invalid, 4, 0),
];

/// The storage class of buffers.
const STORAGE_BUFFER: u32 = 12;
/// The storage class of constant buffers.
const UNIFORM: u32 = 2;

/// The name, the element and the integers of a resource's type in the words of the SPIR-V back end.
pub(super) fn spirv_parts(types: &Types, r: &ResourceType) -> (&'static str, Element, Vec<u32>) {
    use ResourceKind::*;
    let writable = u32::from(r.writable);
    match r.kind {
        CBuffer => return ("spirv.VulkanBuffer", Element::Layout(r.element), vec![UNIFORM, 0]),
        TBuffer => return ("spirv.VulkanBuffer", Element::Layout(r.element), vec![STORAGE_BUFFER, 0]),
        RawBuffer | StructuredBuffer => {
            let mut ints = vec![STORAGE_BUFFER, writable];
            ints.extend(r.rasterizer_ordered.then_some(1));
            return ("spirv.VulkanBuffer", Element::Runtime(r.element), ints);
        }
        Sampler => return ("spirv.Sampler", Element::None, vec![]),
        SamplerComparison => return ("spirv.Sampler", Element::None, vec![1]),
        AccelerationStructure => return ("spirv.AccelerationStructureKHR", Element::None, vec![]),
        _ => {}
    }
    let Some((dim, arrayed, ms)) = image_shape(r.kind) else { return dx_parts(types, r) };
    let (scalar, lanes) = (types.scalar(r.element), types.lanes(r.element));
    let name = match sign(r.component) {
        _ if r.combined => "spirv.SampledImage",
        1 => "spirv.SignedImage",
        _ => "spirv.Image",
    };
    let format = FORMATS.iter().find(|&&(c, n, _)| r.writable && (c, n) == (r.component, lanes));
    let format = if r.image_format != 0 { r.image_format.into() } else { format.map_or(0, |f| f.2) };
    let mut ints = vec![dim, 2, arrayed, ms, if r.writable { 2 } else { 1 }, format];
    let said = (lanes, r.component, r.samples, r.rasterizer_ordered);
    if said != image_defaults(types, scalar, name, format) {
        ints.extend([lanes, r.component as u32, u32::from(r.samples), u32::from(r.rasterizer_ordered)]);
    }
    (name, Element::Plain(scalar), ints)
}

/// Lanes, component, samples and order of an image whose type does not say them.
fn image_defaults(types: &Types, scalar: TypeId, name: &str, format: u32) -> (u32, ComponentType, u8, bool) {
    let lanes = FORMATS.iter().find(|f| f.2 == format).map_or(4, |f| f.1);
    (lanes, default_component(types, scalar, u32::from(name.ends_with("SignedImage"))), 0, false)
}

fn spirv_resource(types: &mut Types, name: &str, t: &TargetType<'_>) -> Option<ResourceType> {
    use ResourceKind::*;
    let mut r = ResourceType::plain(CBuffer);
    match (name, t.element, t.ints) {
        ("VulkanBuffer", Some(element), &[class, writable, ref rest @ ..]) => {
            r.element = element;
            r.kind = if class == UNIFORM { CBuffer } else { TBuffer };
            if !t.laid_out {
                (r.kind, r.element) = vulkan_buffer(types, element, class == UNIFORM);
            }
            r.writable = writable != 0;
            match rest {
                [] => {}
                &[rov] => r.rasterizer_ordered = rov != 0,
                _ => return None,
            }
        }
        ("Sampler", None, []) => r.kind = Sampler,
        ("Sampler", None, [1]) => r.kind = SamplerComparison,
        ("AccelerationStructureKHR", None, []) => r.kind = AccelerationStructure,
        ("Image" | "SignedImage", Some(scalar), &[dim, _, arrayed, ms, sampled, format, ref rest @ ..]) => {
            return image(types, name, scalar, &[dim, arrayed, ms, sampled, format], rest);
        }
        ("SampledImage", Some(scalar), &[dim, _, arrayed, ms, 1, format, ref rest @ ..]) => {
            let image = image(types, name, scalar, &[dim, arrayed, ms, 1, format], rest)?;
            return Some(ResourceType { combined: true, ..image });
        }
        _ => return None,
    }
    Some(r)
}

/// The kind and the element of a buffer whose type has no layout around it: the data layout says how it lies. Constants are a
/// structure here; storage that is not an array is an array's first element.
fn vulkan_buffer(types: &mut Types, held: TypeId, is_uniform: bool) -> (ResourceKind, TypeId) {
    match *types.get(held) {
        Type::Void => (ResourceKind::RawBuffer, TypeId::I8),
        Type::Struct { .. } if is_uniform => (ResourceKind::CBuffer, held),
        _ if is_uniform => (ResourceKind::CBuffer, types.literal_struct(&[held])),
        Type::Array { elem: TypeId::I8, len: 0 } => (ResourceKind::RawBuffer, TypeId::I8),
        Type::Array { elem, len: 0 } => (ResourceKind::StructuredBuffer, elem),
        _ => (ResourceKind::StructuredBuffer, held),
    }
}

fn image(
    types: &mut Types,
    name: &str,
    scalar: TypeId,
    shape: &[u32; 5],
    rest: &[u32],
) -> Option<ResourceType> {
    let &[dim, arrayed, ms, sampled, format] = shape;
    let mut r = ResourceType::plain(image_kind((dim, arrayed, ms))?);
    if types.scalar_bits(scalar) == 0 || types.lanes(scalar) != 1 {
        return None;
    }
    let (mut lanes, mut part, mut samples, mut rov) = image_defaults(types, scalar, name, format);
    match rest {
        [] => {}
        &[n, c, s, o] => {
            (lanes, part, samples, rov) = (n, ComponentType::from_number(c)?, u8::try_from(s).ok()?, o != 0)
        }
        _ => return None,
    }
    if !(1..=4).contains(&lanes) {
        return None;
    }
    r.element = types.vector(scalar, lanes);
    r.image_format = u8::try_from(format).ok()?;
    (r.component, r.samples, r.rasterizer_ordered, r.writable) = (part, samples, rov, sampled == 2);
    Some(r)
}
