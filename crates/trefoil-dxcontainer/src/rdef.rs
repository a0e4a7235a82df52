//! `RDEF`: reflection as the token streams' compiler writes it, in the form of shader model 5.1.

use crate::bytes::{Error, Put, Reader, string_at};
use crate::kinds;
use rustc_hash::FxHashMap;
use trefoil_facts::Stage;

/// Marks the record sizes of shader model 5.1 (5.0 has `RD11`).
const SIZES_MAGIC_5_1: u32 = 0x2544_1313;
const HEADER_SIZE: u32 = 60;
const BUFFER_SIZE: u32 = 24;
const BINDING_SIZE: u32 = 40;
const VARIABLE_SIZE: u32 = 40;
const TYPE_SIZE: u32 = 36;
const MEMBER_SIZE: u32 = 12;
/// Types nested deeper than this are refused.
const MAX_DEPTH: usize = 32;
/// More types than this are refused.
const MAX_TYPES: usize = 1 << 16;

/// What a binding is (`D3D_SHADER_INPUT_TYPE`).
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
    /// Compile flags.
    pub flags: u32,
    /// Who made it.
    pub creator: String,
    /// Bindings in the order of their declarations.
    pub bindings: Vec<Binding>,
    /// Buffers.
    pub buffers: Vec<Buffer>,
}

/// What a program is called in the table; stages that this table is older than are compute.
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

fn kind_of(program_type: u32) -> Option<Stage> {
    use Stage::*;
    [Pixel, Vertex, Geometry, Hull, Domain, Compute]
        .into_iter()
        .find(|&kind| self::program_type(kind) == program_type)
}

/// The part's bytes with strings shared: an offset waits for its string until the end.
struct Writer<'a> {
    out: Vec<u8>,
    strings: Vec<u8>,
    offsets: FxHashMap<&'a str, u32>,
    /// Places that hold a string's offset among the strings, to be moved by where the strings begin.
    fixups: Vec<usize>,
}

impl<'a> Writer<'a> {
    fn string(&mut self, text: &'a str) {
        let next = self.strings.len() as u32;
        let offset = *self.offsets.entry(text).or_insert(next);
        if offset == next {
            self.strings.put_str(text);
        }
        self.fixups.push(self.out.len());
        self.out.put_u32(offset);
    }

    fn word(&mut self, value: u32) {
        self.out.put_u32(value);
    }

    /// A word to be filled in later with where something lies.
    fn hole(&mut self) -> usize {
        self.out.put_u32(0);
        self.out.len() - 4
    }

    fn fill(&mut self, hole: usize) {
        let here = self.out.len() as u32;
        self.out.patch_u32(hole, here);
    }

    fn finish(mut self) -> Vec<u8> {
        let base = self.out.len() as u32;
        for &at in &self.fixups {
            let bytes = [self.out[at], self.out[at + 1], self.out[at + 2], self.out[at + 3]];
            self.out.patch_u32(at, u32::from_le_bytes(bytes) + base);
        }
        self.out.extend_from_slice(&self.strings);
        self.out.align4(0xab);
        self.out
    }

    fn bindings(&mut self, bindings: &'a [Binding]) {
        for binding in bindings {
            self.string(&binding.name);
            self.word(binding.ty);
            self.word(binding.return_type);
            self.word(binding.dimension);
            self.word(binding.samples);
            self.word(binding.register);
            self.word(binding.count);
            self.word(binding.flags);
            self.word(binding.space);
            self.word(binding.id);
        }
    }

    fn buffers(&mut self, buffers: &'a [Buffer]) {
        let mut holes = Vec::with_capacity(buffers.len());
        for buffer in buffers {
            self.string(&buffer.name);
            self.word(buffer.variables.len() as u32);
            holes.push(self.hole());
            self.word(buffer.size);
            self.word(buffer.flags);
            self.word(buffer.ty);
        }
        for (buffer, hole) in buffers.iter().zip(holes) {
            self.fill(hole);
            self.variables(&buffer.variables);
        }
    }

    fn variables(&mut self, variables: &'a [Variable]) {
        let mut holes = Vec::with_capacity(variables.len());
        for variable in variables {
            self.string(&variable.name);
            self.word(variable.offset);
            self.word(variable.size);
            self.word(if variable.used { 2 } else { 0 });
            holes.push(self.hole());
            self.word(0);
            // No textures and no samplers inside.
            self.word(u32::MAX);
            self.word(0);
            self.word(u32::MAX);
            self.word(0);
        }
        for (variable, hole) in variables.iter().zip(holes) {
            self.ty(&variable.ty, hole);
        }
    }

    /// Members' types first, then their table, then the type itself.
    fn ty(&mut self, ty: &'a Type, hole: usize) {
        let mut members = 0;
        if !ty.members.is_empty() {
            let mut places = Vec::with_capacity(ty.members.len());
            for (_, _, member) in &ty.members {
                self.word(0);
                let place = self.out.len() - 4;
                self.ty(member, place);
                places.push(place);
            }
            members = self.out.len() as u32;
            for ((name, offset, _), place) in ty.members.iter().zip(places) {
                let at: [u8; 4] = std::array::from_fn(|i| self.out[place + i]);
                self.string(name);
                self.word(u32::from_le_bytes(at));
                self.word(*offset);
            }
        }
        self.fill(hole);
        self.word(u32::from(ty.class) | u32::from(ty.base) << 16);
        self.word(u32::from(ty.rows) | u32::from(ty.cols) << 16);
        self.word(u32::from(ty.elements) | (ty.members.len() as u32) << 16);
        self.word(members);
        (0..4).for_each(|_| self.word(0));
        self.string(&ty.name);
    }
}

impl Reflection {
    /// The part's data.
    pub fn write(&self) -> Vec<u8> {
        let mut writer = Writer {
            out: Vec::new(),
            strings: Vec::new(),
            offsets: FxHashMap::default(),
            fixups: Vec::new(),
        };
        writer.word(self.buffers.len() as u32);
        let buffers = writer.hole();
        writer.word(self.bindings.len() as u32);
        let bindings = writer.hole();
        writer.word(0x501 | program_type(self.kind) << 16);
        writer.word(self.flags);
        writer.string(&self.creator);
        writer.word(SIZES_MAGIC_5_1);
        for size in [HEADER_SIZE, BUFFER_SIZE, BINDING_SIZE, VARIABLE_SIZE, TYPE_SIZE, MEMBER_SIZE, 0] {
            writer.word(size);
        }
        if !self.bindings.is_empty() {
            writer.fill(bindings);
        }
        writer.bindings(&self.bindings);
        if !self.buffers.is_empty() {
            writer.fill(buffers);
        }
        writer.buffers(&self.buffers);
        writer.finish()
    }

    /// Reads the part, of shader model 5.1 or an earlier one.
    pub fn parse(data: &[u8]) -> Result<Reflection, Error> {
        let mut reader = Reader::new(data);
        let (buffer_count, buffers_at) = (reader.u32()? as usize, reader.u32()?);
        let (binding_count, bindings_at) = (reader.u32()? as usize, reader.u32()?);
        let version = reader.u32()?;
        let kind = kind_of(version >> 16).ok_or(Error::new(16, &kinds::PROGRAM_TYPE))?;
        let flags = reader.u32()?;
        let creator = string_at(data, reader.u32()?)?;
        let model = (version >> 8 & 255, version & 255);
        let shape =
            Shape { spaces: model >= (5, 1), wide: model >= (5, 0), budget: std::cell::Cell::new(MAX_TYPES) };
        let mut at = Reader::at(data, bindings_at as usize)?;
        shape.check(binding_count, if shape.spaces { 40 } else { 32 }, &at)?;
        let bindings = (0..binding_count).map(|_| shape.binding(data, &mut at)).collect::<Result<_, _>>()?;
        let mut at = Reader::at(data, buffers_at as usize)?;
        shape.check(buffer_count, 24, &at)?;
        let buffers = (0..buffer_count).map(|_| shape.buffer(data, &mut at)).collect::<Result<_, _>>()?;
        Ok(Reflection { kind, flags, creator, bindings, buffers })
    }
}

/// What depends on the shader model when reading.
struct Shape {
    spaces: bool,
    wide: bool,
    /// Types that may still be read, since records may point at the same type over and over.
    budget: std::cell::Cell<usize>,
}

impl Shape {
    fn check(&self, count: usize, size: usize, reader: &Reader<'_>) -> Result<(), Error> {
        match count.checked_mul(size) {
            Some(total) if total <= reader.remaining() => Ok(()),
            _ => Err(Error::new(reader.position(), &kinds::COUNT_TOO_LARGE)),
        }
    }

    fn binding(&self, data: &[u8], reader: &mut Reader<'_>) -> Result<Binding, Error> {
        let name = string_at(data, reader.u32()?)?;
        let mut binding = Binding {
            name,
            ty: reader.u32()?,
            return_type: reader.u32()?,
            dimension: reader.u32()?,
            samples: reader.u32()?,
            register: reader.u32()?,
            count: reader.u32()?,
            flags: reader.u32()?,
            space: 0,
            id: 0,
        };
        if self.spaces {
            (binding.space, binding.id) = (reader.u32()?, reader.u32()?);
        }
        Ok(binding)
    }

    fn buffer(&self, data: &[u8], reader: &mut Reader<'_>) -> Result<Buffer, Error> {
        let name = string_at(data, reader.u32()?)?;
        let (count, at) = (reader.u32()? as usize, reader.u32()?);
        let (size, flags, ty) = (reader.u32()?, reader.u32()?, reader.u32()?);
        let mut at = Reader::at(data, at as usize)?;
        self.check(count, if self.wide { 40 } else { 24 }, &at)?;
        let variables = (0..count).map(|_| self.variable(data, &mut at)).collect::<Result<_, _>>()?;
        Ok(Buffer { name, variables, size, flags, ty })
    }

    fn variable(&self, data: &[u8], reader: &mut Reader<'_>) -> Result<Variable, Error> {
        let name = string_at(data, reader.u32()?)?;
        let (offset, size, flags) = (reader.u32()?, reader.u32()?, reader.u32()?);
        let ty = self.ty(data, reader.u32()?, 0)?;
        reader.bytes(if self.wide { 20 } else { 4 })?;
        Ok(Variable { name, offset, size, used: flags & 2 != 0, ty })
    }

    fn ty(&self, data: &[u8], at: u32, depth: usize) -> Result<Type, Error> {
        let here = at as usize;
        if depth > MAX_DEPTH {
            return Err(Error::new(here, &kinds::TYPES_TOO_DEEP));
        }
        let left = self.budget.get().checked_sub(1).ok_or(Error::new(here, &kinds::TOO_MANY_TYPES))?;
        self.budget.set(left);
        let mut reader = Reader::at(data, here)?;
        let (class, base) = (reader.u16()?, reader.u16()?);
        let (rows, cols) = (reader.u16()?, reader.u16()?);
        let (elements, count) = (reader.u16()?, reader.u16()?);
        let mut at = Reader::at(data, if count > 0 { reader.u32()? as usize } else { 0 })?;
        let mut members = Vec::new();
        for _ in 0..count {
            let name = string_at(data, at.u32()?)?;
            let ty = at.u32()?;
            members.push((name, at.u32()?, self.ty(data, ty, depth + 1)?));
        }
        let name =
            if self.wide { string_at(data, Reader::at(data, here + 32)?.u32()?)? } else { String::new() };
        Ok(Type { class, base, rows, cols, elements, name, members })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
