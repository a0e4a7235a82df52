//! `RDEF`: the reflection part of token streams, as FXC writes it: in three forms, those of shader models 4, 5.0 and 5.1.

mod read;
mod write;

use trefoil_facts::{ShaderModel, Stage};

/// Types of bindings (`D3D_SHADER_INPUT_TYPE`).
pub mod input_type {
    /// Constant buffer.
    pub const CBUFFER: u32 = 0;
    /// Texture buffer.
    pub const TBUFFER: u32 = 1;
    /// Texture or typed buffer.
    pub const TEXTURE: u32 = 2;
    /// Sampler.
    pub const SAMPLER: u32 = 3;
    /// Typed UAV.
    pub const UAV_TYPED: u32 = 4;
    /// Structured buffer.
    pub const STRUCTURED: u32 = 5;
    /// Structured UAV.
    pub const UAV_STRUCTURED: u32 = 6;
    /// Raw buffer.
    pub const RAW: u32 = 7;
    /// Raw UAV.
    pub const UAV_RAW: u32 = 8;
    /// Append buffer.
    pub const UAV_APPEND: u32 = 9;
    /// Consume buffer.
    pub const UAV_CONSUME: u32 = 10;
    /// Structured UAV with a counter.
    pub const UAV_STRUCTURED_COUNTER: u32 = 11;
}

/// Flags of a binding (`D3D_SHADER_INPUT_FLAGS`).
pub mod input_flags {
    /// The source gave the register.
    pub const USER_PACKED: u32 = 1;
    /// Comparison sampler.
    pub const COMPARISON_SAMPLER: u32 = 2;
    /// Components of the return type less one, shifted left by two.
    pub const COMPONENTS_SHIFT: u32 = 2;
}

/// One range of bindings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Binding {
    /// Name.
    pub name: String,
    /// One of [`input_type`].
    pub ty: u32,
    /// Return type (`D3D_RESOURCE_RETURN_TYPE`), zero where there is none.
    pub return_type: u32,
    /// Dimension (`D3D_SRV_DIMENSION`).
    pub dimension: u32,
    /// Sample count; a structured buffer's stride; `u32::MAX` for other textures and buffers.
    pub samples: u32,
    /// First register.
    pub register: u32,
    /// Registers, zero where unbounded.
    pub count: u32,
    /// [`input_flags`].
    pub flags: u32,
    /// Register space.
    pub space: u32,
    /// The range's id in the byte code.
    pub id: u32,
}

/// A constant buffer, or the element layout of a structured one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Buffer {
    /// Name.
    pub name: String,
    /// Variables.
    pub variables: Vec<Variable>,
    /// Bytes.
    pub size: u32,
    /// Flags.
    pub flags: u32,
    /// 0 constant buffer, 1 texture buffer, 3 element of a structured buffer.
    pub ty: u32,
}

/// A variable of a buffer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variable {
    /// Name.
    pub name: String,
    /// Byte offset.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Whether the shader reads it.
    pub used: bool,
    /// Type.
    pub ty: Type,
}

/// A variable's type (`D3D_SHADER_VARIABLE_CLASS` and `D3D_SHADER_VARIABLE_TYPE` numbers).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Type {
    /// 0 scalar, 1 vector, 2 row-major matrix, 3 column-major matrix, 5 struct.
    pub class: u16,
    /// 0 void, 1 bool, 2 int, 3 float, 19 uint, 39 double, …
    pub base: u16,
    /// Rows.
    pub rows: u16,
    /// Columns.
    pub cols: u16,
    /// Array elements, zero for none.
    pub elements: u16,
    /// The name in source.
    pub name: String,
    /// Members of a struct: name, byte offset, type.
    pub members: Vec<(String, u32, Type)>,
}

/// The whole part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reflection {
    /// Stage.
    pub kind: Stage,
    /// Shader model, which tells the form of the part.
    pub model: ShaderModel,
    /// Compile flags.
    pub flags: u32,
    /// The name of the compiler.
    pub creator: String,
    /// Bindings in the order of their declarations.
    pub bindings: Vec<Binding>,
    /// Buffers.
    pub buffers: Vec<Buffer>,
}

/// The number of a stage in the header; later stages than compute have none and are written as compute.
const fn program_type(kind: Stage) -> u32 {
    match kind {
        Stage::Pixel => 0xffff,
        Stage::Vertex => 0xfffe,
        Stage::Geometry => 0x4753,
        Stage::Hull => 0x4853,
        Stage::Domain => 0x4453,
        Stage::Compute
        | Stage::Library
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable
        | Stage::Mesh
        | Stage::Amplification
        | Stage::Node => 0x4353,
    }
}

/// Whether bindings have spaces and ids.
fn has_spaces(model: ShaderModel) -> bool {
    model >= ShaderModel::new(5, 1)
}

/// Whether variables and types have all fields, and the header says the sizes of records.
fn is_wide(model: ShaderModel) -> bool {
    model >= ShaderModel::new(5, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytes::Put;

    fn sample() -> Reflection {
        let float = Type { class: 1, base: 3, rows: 1, cols: 4, name: "float4".into(), ..Default::default() };
        let outer = Type {
            class: 5,
            rows: 1,
            cols: 8,
            elements: 2,
            name: "S".into(),
            members: vec![("a".into(), 0, float.clone()), ("b".into(), 16, float)],
            ..Default::default()
        };
        let variable = Variable { name: "s".into(), offset: 0, size: 64, used: true, ty: outer };
        Reflection {
            kind: Stage::Pixel,
            model: ShaderModel::new(5, 1),
            flags: 0x100,
            creator: "nobody".into(),
            bindings: vec![Binding { name: "cb".into(), count: 1, space: 3, id: 7, ..Default::default() }],
            buffers: vec![Buffer {
                name: "cb".into(),
                variables: vec![variable],
                size: 64,
                ..Default::default()
            }],
        }
    }

    #[test]
    fn round_trip() {
        let data = sample().write();
        assert_eq!(Reflection::parse(&data).unwrap(), sample());
        (0..data.len()).for_each(|len| drop(Reflection::parse(&data[..len])));
    }

    #[test]
    fn older_forms_have_what_they_have_a_place_for() {
        for model in [ShaderModel::new(5, 0), ShaderModel::new(4, 0)] {
            let data = Reflection { model, ..sample() }.write();
            let mut told = Reflection { model, ..sample() };
            (told.bindings[0].space, told.bindings[0].id) = (0, 0);
            if model.major == 4 {
                let ty = &mut told.buffers[0].variables[0].ty;
                ty.name.clear();
                ty.members.iter_mut().for_each(|(_, _, member)| member.name.clear());
            }
            assert_eq!(Reflection::parse(&data).unwrap(), told);
        }
    }

    #[test]
    fn a_type_within_itself_is_an_error() {
        let mut data = sample().write();
        for at in (0..data.len() - 4).step_by(4) {
            let before: [u8; 4] = std::array::from_fn(|i| data[at + i]);
            for target in (0..data.len() as u32).step_by(4) {
                data.patch_u32(at, target);
                drop(Reflection::parse(&data));
            }
            data[at..at + 4].copy_from_slice(&before);
        }
    }
}
