//! Writes the part in the form of its shader model.

use super::{Binding, Buffer, Reflection, Type, Variable, has_spaces, is_wide, program_type};
use crate::bytes::Put;
use rustc_hash::FxHashMap;

/// Marks the record sizes of shader model 5.0.
const SIZES_MAGIC_5_0: u32 = u32::from_le_bytes(*b"RD11");
/// Marks those of shader model 5.1.
const SIZES_MAGIC_5_1: u32 = 0x2544_1313;
const HEADER_SIZE: u32 = 60;
const BUFFER_SIZE: u32 = 24;
const BINDING_SIZE: u32 = 32;
/// With a space and an id.
const PLACED_BINDING_SIZE: u32 = 40;
const VARIABLE_SIZE: u32 = 40;
const TYPE_SIZE: u32 = 36;
const MEMBER_SIZE: u32 = 12;

/// Writes records with offsets into a string table, which follows them.
struct Writer<'a> {
    out: Vec<u8>,
    strings: Vec<u8>,
    offsets: FxHashMap<&'a str, u32>,
    /// The positions of offsets of strings, relative to the string table until [`finish`](Self::finish).
    fixups: Vec<usize>,
    /// Whether bindings have spaces and ids: 5.1.
    spaces: bool,
    /// Whether variables and types have the fields of 5.0.
    wide: bool,
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

    /// A placeholder for an offset; gives its position.
    fn hole(&mut self) -> usize {
        self.out.put_u32(0);
        self.out.len() - 4
    }

    /// Sets a placeholder to the current offset.
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
            if self.spaces {
                self.word(binding.space);
                self.word(binding.id);
            }
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
            if self.wide {
                // Neither textures nor samplers.
                [u32::MAX, 0, u32::MAX, 0].into_iter().for_each(|word| self.word(word));
            }
        }
        for (variable, hole) in variables.iter().zip(holes) {
            self.ty(&variable.ty, hole);
        }
    }

    /// Writes the types of members, then the table of members, then the type, to which `hole` will point.
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
        if self.wide {
            (0..4).for_each(|_| self.word(0));
            self.string(&ty.name);
        }
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
            spaces: has_spaces(self.model),
            wide: is_wide(self.model),
        };
        writer.word(self.buffers.len() as u32);
        let buffers = writer.hole();
        writer.word(self.bindings.len() as u32);
        let bindings = writer.hole();
        let version = u32::from(self.model.major) << 8 | u32::from(self.model.minor);
        writer.word(version | program_type(self.kind) << 16);
        writer.word(self.flags);
        writer.string(&self.creator);
        if writer.wide {
            let (magic, binding) = match writer.spaces {
                true => (SIZES_MAGIC_5_1, PLACED_BINDING_SIZE),
                false => (SIZES_MAGIC_5_0, BINDING_SIZE),
            };
            writer.word(magic);
            for size in [HEADER_SIZE, BUFFER_SIZE, binding, VARIABLE_SIZE, TYPE_SIZE, MEMBER_SIZE, 0] {
                writer.word(size);
            }
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
}
