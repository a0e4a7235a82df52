//! Reads the part, of shader model 5.1 or an earlier one.

use super::{Binding, Buffer, Reflection, Type, Variable, has_spaces, is_wide, program_type};
use crate::bytes::{Error, Reader, string_at};
use crate::kinds;
use std::cell::Cell;
use trefoil_facts::{ShaderModel, Stage};

/// Types nested deeper than this are refused.
const MAX_DEPTH: usize = 32;
/// More types than this are refused.
const MAX_TYPES: usize = 1 << 16;

/// The stage of a number in the header.
fn stage_of(number: u32) -> Option<Stage> {
    use Stage::*;
    [Pixel, Vertex, Geometry, Hull, Domain, Compute].into_iter().find(|&kind| program_type(kind) == number)
}

impl Reflection {
    /// Reads the part, of shader model 5.1 or an earlier one.
    ///
    /// # Errors
    /// Data that ends too soon, an offset or count beyond it, an unknown stage, types that nest too deep or are too many.
    pub fn parse(data: &[u8]) -> Result<Reflection, Error> {
        let mut reader = Reader::new(data);
        let (buffer_count, buffers_at) = (reader.u32()? as usize, reader.u32()?);
        let (binding_count, bindings_at) = (reader.u32()? as usize, reader.u32()?);
        let version = reader.u32()?;
        let kind = stage_of(version >> 16).ok_or(Error::new(16, &kinds::PROGRAM_TYPE))?;
        let flags = reader.u32()?;
        let creator = string_at(data, reader.u32()?)?;
        let model = ShaderModel::new((version >> 8) as u8, version as u8);
        let layout = Layout { spaces: has_spaces(model), wide: is_wide(model), budget: Cell::new(MAX_TYPES) };
        let mut at = Reader::at(data, bindings_at as usize)?;
        layout.check(binding_count, if layout.spaces { 40 } else { 32 }, &at)?;
        let bindings = (0..binding_count).map(|_| layout.binding(data, &mut at)).collect::<Result<_, _>>()?;
        let mut at = Reader::at(data, buffers_at as usize)?;
        layout.check(buffer_count, 24, &at)?;
        let buffers = (0..buffer_count).map(|_| layout.buffer(data, &mut at)).collect::<Result<_, _>>()?;
        Ok(Reflection { kind, model, flags, creator, bindings, buffers })
    }
}

/// The forms of records, by the shader model, and the limit on types.
struct Layout {
    /// Whether bindings have spaces and ids: 5.1.
    spaces: bool,
    /// Whether variables and types have the fields of 5.0.
    wide: bool,
    /// The number of types that may still be read: records may share types, so the size of the part is no bound.
    budget: Cell<usize>,
}

impl Layout {
    /// Refuses a count of records that exceeds the data.
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
