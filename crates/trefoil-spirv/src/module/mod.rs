//! The module writer: the typed sections of a module, its ids, and what must stand in it once (capabilities, extensions,
//! types, constants).
//!
//! In: instructions in the order in which they are thought of, each by the method of its section. Out: the binary, with
//! the sections in the order that the specification asks for ([`Writer::finish`]). What holds: ids are handed out here
//! alone; a type or constant is declared once; a block ends by a terminator that takes its [`OpenBlock`] away.

mod code;
mod requires;
mod section;

pub(crate) use code::{OpenBlock, Structure, Terminator};

use code::Code;
use requires::{GLSL, Requirements};
use rustc_hash::{FxHashMap, FxHashSet};
use section::{Annotations, Declarations, Modes, Names, Processed, Sources};
use smallvec::SmallVec;
use spirv::{BuiltIn, Capability, Decoration, ExecutionMode, GlslStd450Op, MAGIC_NUMBER, Op, StorageClass};
use std::borrow::Cow;

/// SPIR-V's universal limit on the id bound.
const MAX_BOUND: u32 = 0x3f_ffff;

/// The registered number of no generator in particular.
const GENERATOR: u32 = 0;

/// Most bytes of a text that one instruction takes, an instruction being 65535 words long at most.
const CHUNK: usize = 200_000;

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
pub(crate) struct Writer {
    bound: u32,
    requires: Requirements,
    modes: Modes,
    sources: Sources,
    strings: Vec<(String, u32)>,
    names: Names,
    processed: Processed,
    annotations: Annotations,
    declarations: Declarations,
    code: Code,
    /// The constants asked for most.
    small: [u32; 8],
    unique: FxHashMap<SmallVec<[u32; 6]>, u32>,
    non_uniform: FxHashSet<u32>,
}

/// Ids, requirements, and the sections ahead of the function.
impl Writer {
    /// Whether an instruction so far has more words than its length can say.
    pub(crate) fn is_too_long(&self) -> bool {
        self.code.body.too_long || self.declarations.0.too_long || self.is_head_too_long()
    }

    fn is_head_too_long(&self) -> bool {
        let heads = [&self.modes.0, &self.sources.0, &self.names.0, &self.processed.0, &self.annotations.0];
        heads.iter().any(|section| section.too_long)
    }

    /// A new id.
    pub(crate) fn fresh(&mut self) -> u32 {
        self.bound += 1;
        self.bound
    }

    /// Asks for a capability.
    pub(crate) fn capability(&mut self, capability: Capability) {
        self.requires.capability(capability);
    }

    /// Asks for an extension.
    pub(crate) fn extension(&mut self, name: impl Into<Cow<'static, str>>) {
        self.requires.extension(name.into());
    }

    /// Makes addresses numbers by which buffers may be reached.
    pub(crate) fn physical(&mut self, of_core: bool) {
        self.requires.physical(of_core);
    }

    /// Asks for the extensions that give SPIR-V 1.0 what 1.3 has; false when there is none for what is used.
    pub(crate) fn extend_first_version(&mut self) -> bool {
        self.requires.extend_first_version()
    }

    /// The extensions that are asked for.
    pub(crate) fn extensions(&self) -> impl Iterator<Item = &str> {
        self.requires.extensions.iter().map(AsRef::as_ref)
    }

    fn glsl_set(&mut self) -> u32 {
        if self.requires.glsl == 0 {
            self.requires.glsl = self.fresh();
        }
        self.requires.glsl
    }

    /// The id of a set of extended instructions.
    pub(crate) fn import(&mut self, name: &str) -> u32 {
        if name == GLSL {
            return self.glsl_set();
        }
        match self.requires.imports.iter().find(|(known, _)| known == name) {
            Some(&(_, id)) => id,
            None => {
                let id = self.fresh();
                self.requires.imports.push((name.to_owned(), id));
                id
            }
        }
    }

    /// The id of a string, which is made when it is new.
    pub(crate) fn string(&mut self, text: &str) -> u32 {
        if let Some(&(_, id)) = self.strings.iter().find(|(known, _)| known == text) {
            return id;
        }
        let id = self.fresh();
        self.strings.push((text.to_owned(), id));
        self.sources.string(id, text);
        id
    }

    /// `OpSource` without a file.
    pub(crate) fn language(&mut self, language: u32, version: u32) {
        self.sources.language(language, version);
    }

    /// `OpSource` of a file, continued as long as its text is.
    pub(crate) fn source(&mut self, language: u32, version: u32, file: u32, text: &str) {
        let mut rest = text;
        let mut is_first = true;
        loop {
            let mut end = rest.len().min(CHUNK);
            while !rest.is_char_boundary(end) {
                end -= 1;
            }
            let (chunk, after) = rest.split_at(end);
            match is_first {
                true => self.sources.source(language, version, file, chunk),
                false => self.sources.continued(chunk),
            }
            if after.is_empty() {
                return;
            }
            (rest, is_first) = (after, false);
        }
    }

    /// `OpModuleProcessed`
    pub(crate) fn processed(&mut self, text: &str) {
        self.processed.processed(text);
    }

    /// Names an id.
    pub(crate) fn name(&mut self, id: u32, name: &str) {
        self.names.name(id, name);
    }

    /// Names a member of a structure.
    pub(crate) fn member_name(&mut self, id: u32, member: u32, name: &str) {
        self.names.member_name(id, member, name);
    }

    /// An execution mode.
    pub(crate) fn mode(&mut self, entry: u32, mode: ExecutionMode, operands: &[u32]) {
        self.modes.mode(entry, mode, operands);
    }

    /// An execution mode whose operands are the ids of constants.
    pub(crate) fn mode_id(&mut self, entry: u32, mode: ExecutionMode, ids: &[u32]) {
        self.modes.mode_id(entry, mode, ids);
    }
}

/// Decorations.
impl Writer {
    /// Decorates an id.
    pub(crate) fn decorate(&mut self, id: u32, decoration: Decoration, operands: &[u32]) {
        self.annotations.decorate(id, decoration, operands);
    }

    /// Decorates an id with other ids.
    pub(crate) fn decorate_id(&mut self, id: u32, decoration: Decoration, ids: &[u32]) {
        self.annotations.decorate_id(id, decoration, ids);
    }

    /// Decorates an id with strings.
    pub(crate) fn decorate_string(&mut self, id: u32, decoration: Decoration, texts: &[&str]) {
        self.annotations.decorate_string(id, decoration, texts);
    }

    /// Makes a variable what the pipeline knows.
    pub(crate) fn decorate_built_in(&mut self, id: u32, built_in: BuiltIn) {
        self.annotations.decorate_built_in(id, built_in);
    }

    /// Decorates a member of a structure.
    pub(crate) fn decorate_member(&mut self, id: u32, member: u32, decoration: Decoration, operands: &[u32]) {
        self.annotations.decorate_member(id, member, decoration, operands);
    }

    /// Decorates an id `NonUniform`, once.
    pub(crate) fn non_uniform(&mut self, id: u32) {
        if self.non_uniform.insert(id) {
            self.decorate(id, Decoration::NonUniform, &[]);
        }
    }
}

/// Types, constants and variables outside the function.
impl Writer {
    /// The id of a type, which is made when it is new.
    pub(crate) fn ty(&mut self, op: Op, operands: &[u32]) -> u32 {
        self.once(op, None, operands)
    }

    /// The id of a constant, which is made when it is new.
    pub(crate) fn constant(&mut self, op: Op, ty: u32, operands: &[u32]) -> u32 {
        self.once(op, Some(ty), operands)
    }

    /// The undefined value of a type.
    pub(crate) fn undef(&mut self, ty: u32) -> u32 {
        self.constant(Op::Undef, ty, &[])
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

    /// A type, constant or variable that is never shared.
    pub(crate) fn global(&mut self, op: Op, ty: Option<u32>, operands: &[u32]) -> u32 {
        let id = self.fresh();
        self.declarations.declare(op, ty, id, operands);
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
}

/// The function.
impl Writer {
    /// An instruction without result at the end of the function.
    pub(crate) fn inst(&mut self, op: Op, operands: &[u32]) {
        self.code.inst(op, operands);
    }

    /// An instruction with a result at the end of the function.
    pub(crate) fn value(&mut self, op: Op, ty: u32, operands: &[u32]) -> u32 {
        let id = self.fresh();
        self.code.value(op, ty, id, operands);
        id
    }

    /// A call of an instruction of GLSL.std.450.
    pub(crate) fn glsl(&mut self, op: GlslStd450Op, ty: u32, operands: &[u32]) -> u32 {
        let set = self.glsl_set();
        let mut all: SmallVec<[u32; 6]> = SmallVec::new();
        all.extend_from_slice(&[set, op as u32]);
        all.extend_from_slice(operands);
        self.value(Op::ExtInst, ty, &all)
    }

    /// A phi under an id of its own; where its operands begin comes back, for [`Writer::patch`].
    pub(crate) fn phi(&mut self, ty: u32, id: u32, operands: &SmallVec<[u32; 8]>) -> usize {
        self.code.phi(ty, id, operands)
    }

    /// Fills in a word of the function that was not known when it was written.
    pub(crate) fn patch(&mut self, at: usize, word: u32) {
        self.code.body.words[at] = word;
    }

    /// A variable of the function.
    pub(crate) fn local(&mut self, ty: u32) -> u32 {
        let pointer = self.pointer(StorageClass::Function, ty);
        let id = self.fresh();
        self.code.local(pointer, id);
        id
    }

    /// The line that the next instruction comes from.
    pub(crate) fn line(&mut self, file: u32, line: u32, column: u32) {
        self.code.line = Some([file, line, column]);
    }

    /// Opens the first block, whose label [`Writer::finish`] writes.
    pub(crate) fn open_first(&mut self, label: u32) -> OpenBlock {
        Code::open_first(label)
    }

    /// Opens a block.
    pub(crate) fn open(&mut self, label: u32) -> OpenBlock {
        self.code.open(label)
    }

    /// Ends a block, which is the header of a structure when one is given.
    pub(crate) fn close(&mut self, block: OpenBlock, structure: Structure, terminator: &Terminator<'_>) {
        self.code.close(block, structure, terminator);
    }
}

/// The binary.
impl Writer {
    /// The module in bytes; `None` when it passes one of the format's limits.
    ///
    /// `entry_point` are the operands of `OpEntryPoint`, `function` is what stands ahead of the variables of the function.
    pub(crate) fn finish(mut self, version: u32, entry_point: &[u32], function: &[u32]) -> Option<Vec<u8>> {
        let head = self.head(version, entry_point)?;
        if self.is_too_long() || self.code.locals.too_long || self.bound >= MAX_BOUND {
            return None;
        }
        let mut end = Vec::new();
        push(&mut end, Op::FunctionEnd, &[]);
        let parts: [&[u32]; 11] = [
            &head,
            &self.modes.0.words,
            &self.sources.0.words,
            &self.names.0.words,
            &self.processed.0.words,
            &self.annotations.0.words,
            &self.declarations.0.words,
            function,
            &self.code.locals.words,
            &self.code.body.words,
            &end,
        ];
        let mut bytes = Vec::with_capacity(parts.iter().map(|p| p.len() * 4).sum());
        for part in parts {
            bytes.extend(part.iter().flat_map(|w| w.to_le_bytes()));
        }
        Some(bytes)
    }

    /// The header and all up to the entry point.
    fn head(&mut self, version: u32, entry_point: &[u32]) -> Option<Vec<u32>> {
        let mut head = vec![MAGIC_NUMBER, version, GENERATOR, self.bound + 1, 0];
        let mut fits = true;
        let requires = &mut self.requires;
        requires.capabilities.sort_unstable_by_key(|c| *c as u32);
        for &c in &requires.capabilities {
            push(&mut head, Op::Capability, &[c as u32]);
        }
        for e in &requires.extensions {
            fits &= push(&mut head, Op::Extension, &string_words(e));
        }
        if requires.glsl != 0 {
            let mut operands = vec![requires.glsl];
            operands.extend(string_words(GLSL));
            push(&mut head, Op::ExtInstImport, &operands);
        }
        for (name, id) in &requires.imports {
            let mut operands = vec![*id];
            operands.extend(string_words(name));
            fits &= push(&mut head, Op::ExtInstImport, &operands);
        }
        let addresses = match requires.physical {
            true => spirv::AddressingModel::PhysicalStorageBuffer64,
            false => spirv::AddressingModel::Logical,
        };
        push(&mut head, Op::MemoryModel, &[addresses as u32, spirv::MemoryModel::GLSL450 as u32]);
        fits &= push(&mut head, Op::EntryPoint, entry_point);
        fits.then_some(head)
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
        let mut w = Writer::default();
        let (a, b) = (w.uint_type(), w.uint_type());
        assert_eq!(a, b);
        assert_ne!(w.u32(0), w.u32(1));
    }
}
