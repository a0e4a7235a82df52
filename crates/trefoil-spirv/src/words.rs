//! The sections of a module as words, and what must stand in it once: capabilities, extensions, types, constants.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv::{BuiltIn, Capability, Decoration, ExecutionMode, GlslStd450Op, MAGIC_NUMBER, Op, StorageClass};
use std::borrow::Cow;

/// SPIR-V's universal limit on the id bound.
const MAX_BOUND: u32 = 0x3f_ffff;

/// The registered number of no generator in particular.
const GENERATOR: u32 = 0;

/// The set of extended instructions that mathematics comes from.
const GLSL: &str = "GLSL.std.450";

/// Appends one instruction. One longer than the format can say is cut, and `false` comes back.
fn push(words: &mut Vec<u32>, op: Op, operands: &[u32]) -> bool {
    let len = operands.len() + 1;
    words.push((len as u32) << 16 | op as u32);
    words.extend_from_slice(operands);
    len <= 0xffff
}

/// A string as SPIR-V has it: UTF-8, little-endian in words, ended by a zero byte.
pub(crate) fn string_words(text: &str) -> SmallVec<[u32; 8]> {
    let mut words: SmallVec<[u32; 8]> = SmallVec::from_elem(0, text.len() / 4 + 1);
    for (i, b) in text.bytes().enumerate() {
        words[i / 4] |= u32::from(b) << (i % 4 * 8);
    }
    words
}

/// A module as it grows.
#[derive(Default)]
pub(crate) struct Words {
    bound: u32,
    capabilities: SmallVec<[Capability; 16]>,
    extensions: SmallVec<[Cow<'static, str>; 4]>,
    /// Whether addresses are numbers too.
    physical: bool,
    glsl: u32,
    /// Other sets of extended instructions, by name.
    imports: Vec<(String, u32)>,
    modes: Vec<u32>,
    /// Strings, and what is told of the source.
    sources: Vec<u32>,
    strings: Vec<(String, u32)>,
    /// File, line and column, to be said before the next instruction of the function.
    pub(crate) line: Option<[u32; 3]>,
    /// Who worked on the module.
    processed: Vec<u32>,
    names: Vec<u32>,
    decorations: Vec<u32>,
    globals: Vec<u32>,
    /// Variables of the function.
    pub(crate) locals: Vec<u32>,
    /// The function's blocks, without the first label.
    pub(crate) body: Vec<u32>,
    /// The constants asked for most.
    small: [u32; 8],
    unique: FxHashMap<SmallVec<[u32; 6]>, u32>,
    non_uniform: FxHashSet<u32>,
    too_long: bool,
}

impl Words {
    /// Whether an instruction so far has more words than its length can say.
    pub(crate) fn is_too_long(&self) -> bool {
        self.too_long
    }

    /// A new id.
    pub(crate) fn fresh(&mut self) -> u32 {
        self.bound += 1;
        self.bound
    }

    pub(crate) fn capability(&mut self, capability: Capability) {
        if !self.capabilities.contains(&capability) {
            self.capabilities.push(capability);
        }
    }

    pub(crate) fn extension(&mut self, name: impl Into<Cow<'static, str>>) {
        let name = name.into();
        if !self.extensions.contains(&name) {
            self.extensions.push(name);
        }
    }

    /// Makes addresses numbers that buffers may be had by.
    pub(crate) fn physical(&mut self, of_core: bool) {
        self.physical = true;
        self.capability(Capability::PhysicalStorageBufferAddresses);
        if !of_core {
            self.extension("SPV_KHR_physical_storage_buffer");
        }
    }

    /// Asks for the extensions that make of SPIR-V 1.0 what 1.3 has; false when there is none for what is used.
    pub(crate) fn extend_first_version(&mut self) -> bool {
        use Capability::*;
        self.extension("SPV_KHR_storage_buffer_storage_class");
        for i in 0..self.capabilities.len() {
            let name = match self.capabilities[i] {
                DrawParameters => "SPV_KHR_shader_draw_parameters",
                DeviceGroup => "SPV_KHR_device_group",
                MultiView => "SPV_KHR_multiview",
                StorageBuffer16BitAccess
                | UniformAndStorageBuffer16BitAccess
                | StoragePushConstant16
                | StorageInputOutput16 => "SPV_KHR_16bit_storage",
                GroupNonUniform
                | GroupNonUniformVote
                | GroupNonUniformArithmetic
                | GroupNonUniformBallot
                | GroupNonUniformShuffle
                | GroupNonUniformShuffleRelative
                | GroupNonUniformClustered
                | GroupNonUniformQuad => return false,
                _ => continue,
            };
            self.extension(name);
        }
        true
    }

    /// An instruction without result at the end of the function.
    pub(crate) fn inst(&mut self, op: Op, operands: &[u32]) {
        if self.line.is_some() {
            self.say_line();
        }
        self.too_long |= !push(&mut self.body, op, operands);
    }

    #[cold]
    fn say_line(&mut self) {
        if let Some(line) = self.line.take() {
            push(&mut self.body, Op::Line, &line);
        }
    }

    /// The id of a string, which is made when it is new.
    pub(crate) fn string(&mut self, text: &str) -> u32 {
        if let Some(&(_, id)) = self.strings.iter().find(|(known, _)| known == text) {
            return id;
        }
        let id = self.fresh();
        self.strings.push((text.to_owned(), id));
        let mut words = vec![id];
        words.extend(string_words(text));
        self.told(Op::String, &words);
        id
    }

    /// An instruction among those that tell of the source.
    pub(crate) fn told(&mut self, op: Op, operands: &[u32]) {
        self.too_long |= !push(&mut self.sources, op, operands);
    }

    /// `OpModuleProcessed`
    pub(crate) fn processed(&mut self, text: &str) {
        push(&mut self.processed, Op::ModuleProcessed, &string_words(text));
    }

    /// The extensions that are asked for.
    pub(crate) fn extensions(&self) -> impl Iterator<Item = &str> {
        self.extensions.iter().map(AsRef::as_ref)
    }

    /// An instruction with a result at the end of the function.
    pub(crate) fn value(&mut self, op: Op, ty: u32, operands: &[u32]) -> u32 {
        if self.line.is_some() {
            self.say_line();
        }
        let id = self.fresh();
        self.body.push((operands.len() as u32 + 3) << 16 | op as u32);
        self.body.extend_from_slice(&[ty, id]);
        self.body.extend_from_slice(operands);
        self.too_long |= operands.len() + 3 > 0xffff;
        id
    }

    fn glsl_set(&mut self) -> u32 {
        if self.glsl == 0 {
            self.glsl = self.fresh();
        }
        self.glsl
    }

    /// The id of a set of extended instructions.
    pub(crate) fn import(&mut self, name: &str) -> u32 {
        if name == GLSL {
            return self.glsl_set();
        }
        match self.imports.iter().find(|(known, _)| known == name) {
            Some(&(_, id)) => id,
            None => {
                let id = self.fresh();
                self.imports.push((name.to_owned(), id));
                id
            }
        }
    }

    /// A call of an instruction of GLSL.std.450.
    pub(crate) fn glsl(&mut self, op: GlslStd450Op, ty: u32, operands: &[u32]) -> u32 {
        let set = self.glsl_set();
        let mut all: SmallVec<[u32; 6]> = SmallVec::new();
        all.extend_from_slice(&[set, op as u32]);
        all.extend_from_slice(operands);
        self.value(Op::ExtInst, ty, &all)
    }

    /// The id of a type, which is made when it is new.
    pub(crate) fn ty(&mut self, op: Op, operands: &[u32]) -> u32 {
        self.once(op, None, operands)
    }

    /// The id of a constant, which is made when it is new.
    pub(crate) fn constant(&mut self, op: Op, ty: u32, operands: &[u32]) -> u32 {
        self.once(op, Some(ty), operands)
    }

    fn once(&mut self, op: Op, ty: Option<u32>, operands: &[u32]) -> u32 {
        let mut key: SmallVec<[u32; 6]> = SmallVec::new();
        key.push(op as u32);
        key.extend(ty);
        key.extend_from_slice(operands);
        if let Some(&id) = self.unique.get(&key) {
            return id;
        }
        let id = self.global(op, ty, operands);
        self.unique.insert(key, id);
        id
    }

    /// An instruction with a result among types, constants and variables, never shared.
    pub(crate) fn global(&mut self, op: Op, ty: Option<u32>, operands: &[u32]) -> u32 {
        let id = self.fresh();
        let mut all: SmallVec<[u32; 8]> = SmallVec::new();
        all.extend(ty);
        all.push(id);
        all.extend_from_slice(operands);
        self.too_long |= !push(&mut self.globals, op, &all);
        id
    }

    pub(crate) fn uint_type(&mut self) -> u32 {
        self.ty(Op::TypeInt, &[32, 0])
    }

    pub(crate) fn u32(&mut self, value: u32) -> u32 {
        if let Some(&known) = self.small.get(value as usize)
            && known != 0
        {
            return known;
        }
        let ty = self.uint_type();
        let id = self.constant(Op::Constant, ty, &[value]);
        if let Some(small) = self.small.get_mut(value as usize) {
            *small = id;
        }
        id
    }

    pub(crate) fn pointer(&mut self, class: StorageClass, ty: u32) -> u32 {
        self.ty(Op::TypePointer, &[class as u32, ty])
    }

    /// A variable outside the function.
    pub(crate) fn variable(&mut self, class: StorageClass, ty: u32, init: Option<u32>) -> u32 {
        let pointer = self.pointer(class, ty);
        let mut operands: SmallVec<[u32; 2]> = SmallVec::new();
        operands.push(class as u32);
        operands.extend(init);
        self.global(Op::Variable, Some(pointer), &operands)
    }

    /// A variable of the function.
    pub(crate) fn local(&mut self, ty: u32) -> u32 {
        let pointer = self.pointer(StorageClass::Function, ty);
        let id = self.fresh();
        push(&mut self.locals, Op::Variable, &[pointer, id, StorageClass::Function as u32]);
        id
    }

    pub(crate) fn decorate(&mut self, id: u32, decoration: Decoration, operands: &[u32]) {
        let mut all: SmallVec<[u32; 4]> = SmallVec::new();
        all.extend_from_slice(&[id, decoration as u32]);
        all.extend_from_slice(operands);
        push(&mut self.decorations, Op::Decorate, &all);
    }

    /// A decoration by one of the instructions for operands that are no numbers.
    pub(crate) fn decorate_with(&mut self, op: Op, id: u32, decoration: Decoration, operands: &[u32]) {
        let all = [&[id, decoration as u32], operands].concat();
        self.too_long |= !push(&mut self.decorations, op, &all);
    }

    pub(crate) fn decorate_built_in(&mut self, id: u32, built_in: BuiltIn) {
        self.decorate(id, Decoration::BuiltIn, &[built_in as u32]);
    }

    pub(crate) fn decorate_member(&mut self, id: u32, member: u32, decoration: Decoration, operands: &[u32]) {
        let mut all: SmallVec<[u32; 4]> = SmallVec::new();
        all.extend_from_slice(&[id, member, decoration as u32]);
        all.extend_from_slice(operands);
        push(&mut self.decorations, Op::MemberDecorate, &all);
    }

    /// Decorates an id `NonUniform`, once.
    pub(crate) fn non_uniform(&mut self, id: u32) {
        if self.non_uniform.insert(id) {
            self.decorate(id, Decoration::NonUniform, &[]);
        }
    }

    pub(crate) fn name(&mut self, id: u32, name: &str) {
        let mut all: SmallVec<[u32; 8]> = SmallVec::new();
        all.push(id);
        all.extend(string_words(name));
        self.too_long |= !push(&mut self.names, Op::Name, &all);
    }

    pub(crate) fn member_name(&mut self, id: u32, member: u32, name: &str) {
        let mut all: SmallVec<[u32; 8]> = SmallVec::new();
        all.extend_from_slice(&[id, member]);
        all.extend(string_words(name));
        self.too_long |= !push(&mut self.names, Op::MemberName, &all);
    }

    /// An execution mode whose operands are the ids of constants.
    pub(crate) fn mode_id(&mut self, entry: u32, mode: ExecutionMode, ids: &[u32]) {
        let all = [&[entry, mode as u32], ids].concat();
        self.too_long |= !push(&mut self.modes, Op::ExecutionModeId, &all);
    }

    pub(crate) fn mode(&mut self, entry: u32, mode: ExecutionMode, operands: &[u32]) {
        let mut all: SmallVec<[u32; 6]> = SmallVec::new();
        all.extend_from_slice(&[entry, mode as u32]);
        all.extend_from_slice(operands);
        push(&mut self.modes, Op::ExecutionMode, &all);
    }

    /// The module in bytes; `None` when it passes one of the format's limits.
    pub(crate) fn finish(mut self, version: u32, entry_point: &[u32], function: &[u32]) -> Option<Vec<u8>> {
        let mut head = vec![MAGIC_NUMBER, version, GENERATOR, 0, 0];
        self.capabilities.sort_unstable_by_key(|c| *c as u32);
        for &c in &self.capabilities {
            push(&mut head, Op::Capability, &[c as u32]);
        }
        for e in &self.extensions {
            push(&mut head, Op::Extension, &string_words(e));
        }
        if self.glsl != 0 {
            let mut operands = vec![self.glsl];
            operands.extend(string_words(GLSL));
            push(&mut head, Op::ExtInstImport, &operands);
        }
        for (name, id) in &self.imports {
            let mut operands = vec![*id];
            operands.extend(string_words(name));
            self.too_long |= !push(&mut head, Op::ExtInstImport, &operands);
        }
        let addresses = match self.physical {
            true => spirv::AddressingModel::PhysicalStorageBuffer64,
            false => spirv::AddressingModel::Logical,
        };
        let model = [addresses as u32, spirv::MemoryModel::GLSL450 as u32];
        push(&mut head, Op::MemoryModel, &model);
        self.too_long |= !push(&mut head, Op::EntryPoint, entry_point);
        head[3] = self.bound + 1;
        if self.too_long || self.bound >= MAX_BOUND {
            return None;
        }
        let mut end = Vec::new();
        push(&mut end, Op::FunctionEnd, &[]);
        let parts: [&[u32]; 11] = [
            &head,
            &self.modes,
            &self.sources,
            &self.names,
            &self.processed,
            &self.decorations,
            &self.globals,
            function,
            &self.locals,
            &self.body,
            &end,
        ];
        let mut bytes = Vec::with_capacity(parts.iter().map(|p| p.len() * 4).sum());
        for part in parts {
            bytes.extend(part.iter().flat_map(|w| w.to_le_bytes()));
        }
        Some(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_ends_in_a_zero_byte() {
        assert_eq!(string_words("main").as_slice(), [u32::from_le_bytes(*b"main"), 0]);
        assert_eq!(string_words("abc").as_slice(), [u32::from_le_bytes(*b"abc\0")]);
    }

    #[test]
    fn a_type_stands_once() {
        let mut w = Words::default();
        let (a, b) = (w.uint_type(), w.uint_type());
        assert_eq!(a, b);
        assert_ne!(w.u32(0), w.u32(1));
    }
}
