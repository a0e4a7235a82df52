//! The names of the built-in types, known to every interner by number.

mod table;

pub use table::builtin;
pub(crate) use table::table;

/// A built-in scalar type, by the way it is spelled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum ScalarName {
    Bool,
    Int,
    Uint,
    Dword,
    Half,
    Float,
    Double,
    Min16Float,
    Min10Float,
    Min16Int,
    Min12Int,
    Min16Uint,
    Int16,
    Uint16,
    Float16,
    Int32,
    Uint32,
    Float32,
    Int64,
    Uint64,
    Float64,
    Int8T4Packed,
    Uint8T4Packed,
}

/// What the name of a built-in type says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Builtin {
    /// `void`
    Void,
    /// `float`
    Scalar(ScalarName),
    /// `float4`
    Vector(ScalarName, u8),
    /// `float4x3`: rows, columns.
    Matrix(ScalarName, u8, u8),
    /// `vector` (with or without arguments)
    VectorTemplate,
    /// `matrix` (with or without arguments)
    MatrixTemplate,
    /// `Texture2D`, `SamplerState`, …: a row of [`OBJECTS`].
    Object(u8),
}

/// A built-in object type: a resource, a state, a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectName {
    /// How it is spelled.
    pub text: &'static str,
    /// Whether template arguments may follow.
    pub is_template: bool,
}

const SCALARS: &[(&str, ScalarName)] = &[
    ("bool", ScalarName::Bool),
    ("int", ScalarName::Int),
    ("uint", ScalarName::Uint),
    ("dword", ScalarName::Dword),
    ("half", ScalarName::Half),
    ("float", ScalarName::Float),
    ("double", ScalarName::Double),
    ("min16float", ScalarName::Min16Float),
    ("min10float", ScalarName::Min10Float),
    ("min16int", ScalarName::Min16Int),
    ("min12int", ScalarName::Min12Int),
    ("min16uint", ScalarName::Min16Uint),
    ("int16_t", ScalarName::Int16),
    ("uint16_t", ScalarName::Uint16),
    ("float16_t", ScalarName::Float16),
    ("int32_t", ScalarName::Int32),
    ("uint32_t", ScalarName::Uint32),
    ("float32_t", ScalarName::Float32),
    ("int64_t", ScalarName::Int64),
    ("uint64_t", ScalarName::Uint64),
    ("float64_t", ScalarName::Float64),
    ("int8_t4_packed", ScalarName::Int8T4Packed),
    ("uint8_t4_packed", ScalarName::Uint8T4Packed),
];

const TEMPLATES: &[&str] = &[
    "Buffer",
    "RWBuffer",
    "StructuredBuffer",
    "RWStructuredBuffer",
    "AppendStructuredBuffer",
    "ConsumeStructuredBuffer",
    "ConstantBuffer",
    "TextureBuffer",
    "Texture1D",
    "Texture1DArray",
    "Texture2D",
    "Texture2DArray",
    "Texture2DMS",
    "Texture2DMSArray",
    "Texture3D",
    "TextureCube",
    "TextureCubeArray",
    "RWTexture1D",
    "RWTexture1DArray",
    "RWTexture2D",
    "RWTexture2DArray",
    "RWTexture2DMS",
    "RWTexture2DMSArray",
    "RWTexture3D",
    "RasterizerOrderedBuffer",
    "RasterizerOrderedStructuredBuffer",
    "RasterizerOrderedTexture1D",
    "RasterizerOrderedTexture1DArray",
    "RasterizerOrderedTexture2D",
    "RasterizerOrderedTexture2DArray",
    "RasterizerOrderedTexture3D",
    "FeedbackTexture2D",
    "FeedbackTexture2DArray",
    "InputPatch",
    "OutputPatch",
    "PointStream",
    "LineStream",
    "TriangleStream",
    "RayQuery",
    "SubpassInput",
    "SubpassInputMS",
    "DispatchNodeInputRecord",
    "RWDispatchNodeInputRecord",
    "GroupNodeInputRecords",
    "RWGroupNodeInputRecords",
    "ThreadNodeInputRecord",
    "RWThreadNodeInputRecord",
    "NodeOutput",
    "NodeOutputArray",
    "ThreadNodeOutputRecords",
    "GroupNodeOutputRecords",
];

const OBJECTS_PLAIN: &[&str] = &[
    "ByteAddressBuffer",
    "RWByteAddressBuffer",
    "RasterizerOrderedByteAddressBuffer",
    "SamplerState",
    "SamplerComparisonState",
    "sampler",
    "string",
    "MEMORY_TYPE_FLAG",
    "BARRIER_SEMANTIC_FLAG",
    "RAY_FLAG",
    "COMMITTED_STATUS",
    "CANDIDATE_TYPE",
    "RaytracingAccelerationStructure",
    "RayDesc",
    "BuiltInTriangleIntersectionAttributes",
    "EmptyNodeInput",
    "EmptyNodeOutput",
    "EmptyNodeOutputArray",
    "StateObjectConfig",
    "GlobalRootSignature",
    "LocalRootSignature",
    "SubobjectToExportsAssociation",
    "RaytracingShaderConfig",
    "RaytracingPipelineConfig",
    "RaytracingPipelineConfig1",
    "TriangleHitGroup",
    "ProceduralPrimitiveHitGroup",
];

/// The objects that effect files declare beside shaders.
pub const EFFECT_OBJECTS: &[&str] = &[
    "BlendState",
    "DepthStencilState",
    "RasterizerState",
    "RenderTargetView",
    "DepthStencilView",
    "VertexShader",
    "PixelShader",
    "GeometryShader",
    "HullShader",
    "DomainShader",
    "ComputeShader",
    "texture",
    "Texture",
    "vertexshader",
    "pixelshader",
    "vertexfragment",
    "pixelfragment",
];

/// Whether the arguments of an object that is a template may be left out, or that has none: its elements are `float4` then.
pub fn may_omit_arguments(object: &str) -> bool {
    let is_texture = object.starts_with("Texture") && object != "TextureBuffer";
    object == "Buffer"
        || is_texture && !object.starts_with("Texture2DMS")
        || object.starts_with("SubpassInput")
}

const OBJECT_COUNT: usize = TEMPLATES.len() + OBJECTS_PLAIN.len() + EFFECT_OBJECTS.len();
const _: () = assert!(OBJECT_COUNT < 256);

/// The built-in object types; [`Builtin::Object`] holds an index into it.
pub static OBJECTS: &[ObjectName; OBJECT_COUNT] = &{
    let mut all = [ObjectName { text: "", is_template: true }; OBJECT_COUNT];
    let mut i = 0;
    while i < OBJECT_COUNT {
        let is_template = i < TEMPLATES.len();
        let plain = i.wrapping_sub(TEMPLATES.len());
        let text = if is_template {
            TEMPLATES[i]
        } else if plain < OBJECTS_PLAIN.len() {
            OBJECTS_PLAIN[plain]
        } else {
            EFFECT_OBJECTS[plain - OBJECTS_PLAIN.len()]
        };
        all[i] = ObjectName { text, is_template };
        i += 1;
    }
    all
};

/// Calls `f` with the name of every built-in type, always in the same order.
pub(crate) fn for_each(mut f: impl FnMut(&str, Builtin)) {
    let mut text = String::new();
    f("void", Builtin::Void);
    f("vector", Builtin::VectorTemplate);
    f("matrix", Builtin::MatrixTemplate);
    for &(scalar, id) in SCALARS {
        f(scalar, Builtin::Scalar(id));
        for n in 1..=4u8 {
            text.clear();
            text.push_str(scalar);
            text.push(char::from(b'0' + n));
            f(&text, Builtin::Vector(id, n));
            for m in 1..=4u8 {
                text.truncate(scalar.len() + 1);
                text.push('x');
                text.push(char::from(b'0' + m));
                f(&text, Builtin::Matrix(id, n, m));
            }
        }
    }
    for (i, object) in OBJECTS.iter().enumerate() {
        f(object.text, Builtin::Object(i as u8));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Interner;

    #[test]
    fn spelled_shapes() {
        let names = Interner::new();
        let of = |text: &str| builtin(names.find(text).unwrap());
        assert_eq!(of("float"), Some(Builtin::Scalar(ScalarName::Float)));
        assert_eq!(of("min16float3"), Some(Builtin::Vector(ScalarName::Min16Float, 3)));
        assert_eq!(of("int64_t2x4"), Some(Builtin::Matrix(ScalarName::Int64, 2, 4)));
        assert!(matches!(of("Texture2D"), Some(Builtin::Object(i)) if OBJECTS[i as usize].is_template));
        assert!(matches!(of("SamplerState"), Some(Builtin::Object(i)) if !OBJECTS[i as usize].is_template));
        assert_eq!(of("while"), None);
    }
}
