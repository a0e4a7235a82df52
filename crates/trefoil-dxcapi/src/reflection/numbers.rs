//! The numbers and names of `d3dcommon.h`.

use trefoil::reflected::{DescribedResource, DescribedType, ResourceClass, Shape};
use trefoil_dxcontainer::{ComponentType as C, ResourceKind as K};

/// `D3D_SHADER_VARIABLE_CLASS`
pub(super) fn class(shape: Shape) -> u32 {
    match shape {
        Shape::Scalar => 0,
        Shape::Vector => 1,
        Shape::RowMajor => 2,
        Shape::ColumnMajor => 3,
        Shape::Structure => 5,
        Shape::Bits => 8,
    }
}

/// `D3D_SHADER_VARIABLE_TYPE` and the name of a number's type.
fn number(component: C, min_precision: bool) -> (u32, &'static str) {
    match (component, min_precision) {
        (C::I1, _) => (1, "bool"),
        (C::I32, _) => (2, "int"),
        (C::F32 | C::SNormF32 | C::UNormF32, _) => (3, "float"),
        (C::U32, _) => (19, "uint"),
        (C::F64 | C::SNormF64 | C::UNormF64, _) => (39, "double"),
        (C::F16 | C::SNormF16 | C::UNormF16, true) => (54, "min16float"),
        (C::I16, true) => (56, "min16int"),
        (C::U16, true) => (57, "min16uint"),
        (C::I16, false) => (58, "int16_t"),
        (C::U16, false) => (59, "uint16_t"),
        (C::F16 | C::SNormF16 | C::UNormF16, false) => (60, "float16_t"),
        (C::I64, _) => (61, "int64_t"),
        (C::U64, _) => (62, "uint64_t"),
        _ => (0, ""),
    }
}

/// A type's number and name.
pub(super) fn type_of(ty: &DescribedType, min_precision: bool) -> (u32, String) {
    let (kind, base) = number(ty.component, min_precision);
    let name = match ty.shape {
        // The older compiler's name for it, by which clients look.
        Shape::Scalar | Shape::Bits if ty.component == C::U32 => "dword".to_owned(),
        Shape::Scalar | Shape::Bits => base.to_owned(),
        Shape::Vector => format!("{base}{}", ty.columns),
        Shape::RowMajor | Shape::ColumnMajor => format!("{base}{}x{}", ty.rows, ty.columns),
        Shape::Structure => ty.name.clone(),
    };
    (kind, name)
}

/// What a binding is beside its registers.
pub(super) struct Binding {
    /// `D3D_SHADER_INPUT_TYPE`
    pub(super) kind: u32,
    /// `D3D_SHADER_INPUT_FLAGS`
    pub(super) flags: u32,
    /// `D3D_RESOURCE_RETURN_TYPE`
    pub(super) return_type: u32,
    /// `D3D_SRV_DIMENSION`
    pub(super) dimension: u32,
    /// Samples, or the bytes of a structured buffer's element.
    pub(super) samples: u32,
}

/// What a resource is bound as.
pub(super) fn binding(resource: &DescribedResource) -> Binding {
    const USER_PACKED: u32 = 1;
    const COMPARISON: u32 = 2;
    const MIXED: u32 = 6;
    let uav = resource.class == ResourceClass::Uav;
    let bare = Binding { kind: 0, flags: 0, return_type: 0, dimension: 0, samples: 0 };
    let buffer = Binding { return_type: MIXED, dimension: 1, ..bare };
    match (resource.class, resource.kind) {
        (ResourceClass::CBuffer, _) => Binding { flags: USER_PACKED, ..bare },
        (ResourceClass::Sampler, _) => {
            Binding { kind: 3, flags: if resource.comparison { COMPARISON } else { 0 }, ..bare }
        }
        (_, K::TBuffer) => Binding { kind: 1, flags: USER_PACKED, ..bare },
        (_, K::StructuredBuffer) => {
            let kind = if !uav {
                5
            } else if resource.counter {
                11
            } else {
                6
            };
            Binding { kind, samples: resource.stride, ..buffer }
        }
        (_, K::RawBuffer) => Binding { kind: if uav { 8 } else { 7 }, ..buffer },
        (_, K::AccelerationStructure) => Binding { kind: 12, return_type: 3, samples: u32::MAX, ..bare },
        (_, K::FeedbackTexture2D | K::FeedbackTexture2DArray) => {
            Binding { return_type: MIXED, ..typed(resource, 13) }
        }
        _ => typed(resource, if uav { 4 } else { 2 }),
    }
}

/// A typed buffer or a texture.
fn typed(resource: &DescribedResource, kind: u32) -> Binding {
    // How many numbers a texel has, less one, in two bits.
    const COMPONENTS: u32 = 4;
    let multisampled = matches!(resource.kind, K::Texture2DMS | K::Texture2DMSArray);
    Binding {
        kind,
        flags: COMPONENTS * (resource.width.clamp(1, 4) - 1),
        return_type: match resource.component {
            C::UNormF16 | C::UNormF32 | C::UNormF64 => 1,
            C::SNormF16 | C::SNormF32 | C::SNormF64 => 2,
            C::I16 | C::I32 => 3,
            C::U16 | C::U32 | C::I1 => 4,
            C::F16 | C::F32 => 5,
            C::F64 => 7,
            C::I64 | C::U64 => 6,
            _ => 0,
        },
        dimension: match resource.kind {
            K::TypedBuffer => 1,
            K::Texture1D => 2,
            K::Texture1DArray => 3,
            K::Texture2D | K::FeedbackTexture2D => 4,
            K::Texture2DArray | K::FeedbackTexture2DArray => 5,
            K::Texture2DMS => 6,
            K::Texture2DMSArray => 7,
            K::Texture3D => 8,
            K::TextureCube => 9,
            K::TextureCubeArray => 10,
            _ => 0,
        },
        samples: if multisampled { resource.samples } else { u32::MAX },
    }
}
