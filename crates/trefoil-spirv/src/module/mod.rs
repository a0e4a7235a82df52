//! The module writer: the typed sections of a module, its ids, and what must stand in it once (capabilities, extensions,
//! types, constants).
//!
//! In: instructions in the order in which they are thought of, each by the method of its section. Out: the binary, with
//! the sections in the order that the specification asks for ([`Writer::finish`]). What holds: ids are handed out here
//! alone; a type or constant is declared once; a block ends by a terminator that takes its [`OpenBlock`] away.

mod code;
mod debug;
mod id;
mod requires;
mod section;

pub(crate) use code::{OpenBlock, Structure, Terminator};
pub(crate) use debug::Gap;
pub(crate) use id::Id;

use code::Code;
use debug::DebugPart;
use requires::{GLSL, Requirements};
use section::{Annotations, Declarations, Modes, Names, Processed, Sources};
use smallvec::SmallVec;
use spirv::{
    BuiltIn, Capability, Decoration, ExecutionMode, FunctionControl, GlslStd450Op, MAGIC_NUMBER, Op,
    StorageClass,
};
use std::borrow::Cow;
use std::hash::{Hash, Hasher};
use trefoil_ir::{HashMap, HashSet, IdTable, hash_of, sort_by_key};

/// SPIR-V's universal limit on the id bound.
const MAX_BOUND: u32 = 0x3f_ffff;

/// The registered number of no generator in particular.
const GENERATOR: u32 = 0;

/// Most bytes of a text that one instruction takes, an instruction being 65535 words long at most.
pub(crate) const CHUNK: usize = 200_000;

/// Appends one instruction. One longer than the format can say is cut, and `false` comes back.
fn push(words: &mut Vec<u32>, op: Op, operands: &[u32]) -> bool {
    let len = operands.len() + 1;
    words.push((len as u32) << 16 | op as u32);
    words.extend_from_slice(operands);
    len <= 0xffff
}

/// A string as SPIR-V has it: UTF-8, little-endian in words, ended by a zero byte.
pub(crate) fn string_words(text: &str) -> SmallVec<[u32; 8]> {
    let (whole, rest) = text.as_bytes().as_chunks::<4>();
    let mut last = [0; 4];
    last.iter_mut().zip(rest).for_each(|(byte, &b)| *byte = b);
    whole.iter().chain([&last]).map(|bytes| u32::from_le_bytes(*bytes)).collect()
}

/// The ids of a function: its types, itself, its parameters with their types, and the label of its first block.
pub(crate) struct Head<'a> {
    pub(crate) ret: Id,
    pub(crate) id: Id,
    pub(crate) signature: Id,
    pub(crate) control: FunctionControl,
    /// Types and ids by turns.
    pub(crate) params: &'a [Id],
    /// None of a function of another module.
    pub(crate) label: Option<Id>,
}

impl Head<'_> {
    /// What stands ahead of the function's variables.
    fn words(&self) -> Vec<u32> {
        let mut words = Vec::new();
        let Head { ret, id, signature, control, params, label } = self;
        push(&mut words, Op::Function, &[ret.word(), id.word(), control.bits(), signature.word()]);
        for param in params.chunks_exact(2) {
            push(&mut words, Op::FunctionParameter, &[param[0].word(), param[1].word()]);
        }
        match label {
            Some(label) => push(&mut words, Op::Label, &[label.word()]),
            None => push(&mut words, Op::FunctionEnd, &[]),
        };
        words
    }
}

/// A module as it grows.
#[derive(Default)]
pub(crate) struct Writer {
    bound: u32,
    requires: Requirements,
    modes: Modes,
    sources: Sources,
    strings: HashMap<String, Id>,
    names: Names,
    processed: Processed,
    annotations: Annotations,
    declarations: Declarations,
    debug: DebugPart,
    /// Functions of other modules.
    imported: Vec<u32>,
    /// The functions that are whole.
    functions: SmallVec<[Whole; 1]>,
    /// The function that grows.
    code: Code,
    /// The constants asked for most.
    small: [Id; 8],
    /// Where each declaration that is shared starts among the words of `declarations`, by the hash of its words without its id.
    unique: IdTable,
    non_uniform: HashSet<Id>,
    /// The ids that are `RelaxedPrecision`.
    relaxed: HashSet<Id>,
}

/// A function.
struct Whole {
    /// The operands of `OpEntryPoint`, if it is one.
    entry_point: Option<Vec<u32>>,
    /// All up to the first label.
    head: Vec<u32>,
    code: Code,
}

/// What a declaration is found by: all of it but its id.
struct Declared<'a> {
    op: Op,
    ty: Option<Id>,
    operands: &'a [u32],
}

impl Hash for Declared<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.op as u32);
        state.write_u32(self.ty.map_or(0, Id::word));
        self.operands.iter().for_each(|&word| state.write_u32(word));
    }
}

/// Words that the head of a module mostly takes at the least.
const HEAD_WORDS: usize = 512;
/// Words that an instruction of the IR mostly takes.
const INST_WORDS: usize = 6;

/// Ids, requirements, and the sections ahead of the function.
impl Writer {
    /// A module with nothing in it, with room for a function of that many instructions.
    pub(crate) fn with_room(insts: usize) -> Self {
        let mut writer = Writer::default();
        writer.annotations.0.words.reserve(HEAD_WORDS / 2);
        writer.declarations.0.words.reserve(HEAD_WORDS);
        writer.code.body.words.reserve(HEAD_WORDS / 4 + INST_WORDS * insts);
        writer.unique = IdTable::with_capacity(HEAD_WORDS / 8);
        writer
    }

    /// Whether an instruction so far has more words than its length can say.
    pub(crate) fn is_too_long(&self) -> bool {
        let sections = [&self.code.body, &self.declarations.0, &self.debug.section];
        sections.iter().any(|section| section.too_long) || self.is_head_too_long()
    }

    fn is_head_too_long(&self) -> bool {
        let heads = [&self.modes.0, &self.sources.0, &self.names.0, &self.processed.0, &self.annotations.0];
        heads.iter().any(|section| section.too_long)
    }

    /// A new id.
    pub(crate) fn fresh(&mut self) -> Id {
        self.bound += 1;
        Id::new(self.bound)
    }

    /// The id that was made last.
    pub(crate) fn last_id(&self) -> Id {
        Id::new(self.bound)
    }

    /// Asks for a capability.
    pub(crate) fn capability(&mut self, capability: Capability) {
        self.requires.capability(capability);
    }

    /// Whether a capability is asked for.
    pub(crate) fn has_capability(&self, capability: Capability) -> bool {
        self.requires.capabilities.contains(&capability)
    }

    /// Asks for an extension.
    pub(crate) fn extension(&mut self, name: impl Into<Cow<'static, str>>) {
        self.requires.extension(name.into());
    }

    /// Makes addresses numbers by which buffers may be reached.
    pub(crate) fn physical(&mut self, of_core: bool) {
        self.requires.physical(of_core);
    }

    /// Asks for the extensions that give SPIR-V 1.0 what 1.3 has.
    pub(crate) fn extend_first_version(&mut self) {
        self.requires.extend_first_version();
    }

    /// The extensions that are asked for.
    pub(crate) fn extensions(&self) -> impl Iterator<Item = &str> {
        self.requires.extensions.iter().map(AsRef::as_ref)
    }

    fn glsl_set(&mut self) -> Id {
        if self.requires.glsl.is_none() {
            self.requires.glsl = self.fresh();
        }
        self.requires.glsl
    }

    /// The id of a set of extended instructions.
    pub(crate) fn import(&mut self, name: &str) -> Id {
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
    pub(crate) fn string(&mut self, text: &str) -> Id {
        if let Some(&id) = self.strings.get(text) {
            return id;
        }
        let id = self.fresh();
        self.strings.insert(text.to_owned(), id);
        self.sources.string(id, text);
        id
    }

    /// `OpSource` without a file.
    pub(crate) fn language(&mut self, language: u32, version: u32) {
        self.sources.language(language, version);
    }

    /// `OpSource` of a file, continued as long as its text is.
    pub(crate) fn source(&mut self, language: u32, version: u32, file: Id, text: &str) {
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
    pub(crate) fn name(&mut self, id: Id, name: &str) {
        self.names.name(id, name);
    }

    /// Names a member of a structure.
    pub(crate) fn member_name(&mut self, id: Id, member: u32, name: &str) {
        self.names.member_name(id, member, name);
    }

    /// An execution mode.
    pub(crate) fn mode(&mut self, entry: Id, mode: ExecutionMode, operands: &[u32]) {
        self.modes.mode(entry, mode, operands);
    }

    /// An execution mode whose operands are the ids of constants.
    pub(crate) fn mode_id(&mut self, entry: Id, mode: ExecutionMode, ids: &[Id]) {
        self.modes.mode_id(entry, mode, ids);
    }
}

/// Decorations.
impl Writer {
    /// Decorates an id.
    pub(crate) fn decorate(&mut self, id: Id, decoration: Decoration, operands: &[u32]) {
        self.annotations.decorate(id, decoration, operands);
    }

    /// Decorates an id with other ids.
    pub(crate) fn decorate_id(&mut self, id: Id, decoration: Decoration, ids: &[Id]) {
        self.annotations.decorate_id(id, decoration, ids);
    }

    /// Decorates an id with strings.
    pub(crate) fn decorate_string(&mut self, id: Id, decoration: Decoration, texts: &[&str]) {
        self.annotations.decorate_string(id, decoration, texts);
    }

    /// Makes a variable what the pipeline knows.
    pub(crate) fn decorate_built_in(&mut self, id: Id, built_in: BuiltIn) {
        self.annotations.decorate_built_in(id, built_in);
    }

    /// Decorates a member of a structure.
    pub(crate) fn decorate_member(&mut self, id: Id, member: u32, decoration: Decoration, operands: &[u32]) {
        self.annotations.decorate_member(id, member, decoration, operands);
    }

    /// Decorates an id `NonUniform`, once.
    pub(crate) fn non_uniform(&mut self, id: Id) {
        if self.non_uniform.insert(id) {
            self.decorate(id, Decoration::NonUniform, &[]);
        }
    }

    /// Decorates an id `RelaxedPrecision`, once.
    pub(crate) fn relaxed(&mut self, id: Id) {
        if self.relaxed.insert(id) {
            self.decorate(id, Decoration::RelaxedPrecision, &[]);
        }
    }

    /// Whether all of these are `RelaxedPrecision`; none at all are not.
    pub(crate) fn are_relaxed(&self, ids: &[Id]) -> bool {
        !self.relaxed.is_empty() && !ids.is_empty() && ids.iter().all(|id| self.relaxed.contains(id))
    }
}

/// Types, constants and variables outside the function.
impl Writer {
    /// The id of a type that literals describe, which is made when it is new.
    pub(crate) fn ty(&mut self, op: Op, operands: &[u32]) -> Id {
        self.once(op, None, operands)
    }

    /// The id of a constant, which is made when it is new.
    pub(crate) fn constant(&mut self, op: Op, ty: Id, operands: &[u32]) -> Id {
        self.once(op, Some(ty), operands)
    }

    /// The id of a type that is made of other ids, then literals.
    pub(crate) fn ty_of(&mut self, op: Op, ids: &[Id], literals: &[u32]) -> Id {
        let mut words: SmallVec<[u32; 8]> = ids.iter().map(|id| id.word()).collect();
        words.extend(literals.iter().copied());
        self.ty(op, &words)
    }

    /// A type that is made of other ids, with a layout of its own: never shared.
    pub(crate) fn laid_type(&mut self, op: Op, ids: &[Id]) -> Id {
        let words: SmallVec<[u32; 8]> = ids.iter().map(|id| id.word()).collect();
        self.global(op, None, &words)
    }

    /// The id of a constant that is made of others.
    pub(crate) fn composite(&mut self, ty: Id, parts: &[Id]) -> Id {
        let words: SmallVec<[u32; 8]> = parts.iter().map(|part| part.word()).collect();
        self.constant(Op::ConstantComposite, ty, &words)
    }

    /// The undefined value of a type.
    pub(crate) fn undef(&mut self, ty: Id) -> Id {
        self.constant(Op::Undef, ty, &[])
    }

    /// An undefined number.
    pub(crate) fn undefined_word(&mut self) -> Id {
        let ty = self.uint_type();
        self.undef(ty)
    }

    fn once(&mut self, op: Op, ty: Option<Id>, operands: &[u32]) -> Id {
        let hash = hash_of(&Declared { op, ty, operands });
        let declarations = &self.declarations;
        if let Some(at) = self.unique.find(hash, |at| declarations.is_declared(at, op, ty, operands)) {
            return declarations.id_at(at, ty.is_some());
        }
        self.unique.insert(hash, self.declarations.0.words.len() as u32);
        self.global(op, ty, operands)
    }

    /// A type, constant or variable that is never shared.
    pub(crate) fn global(&mut self, op: Op, ty: Option<Id>, operands: &[u32]) -> Id {
        // Debug information may have promised the id of its results' type.
        let promised = if op == Op::TypeVoid { self.debug.void } else { Id::NONE };
        let id = if promised.is_some() { promised } else { self.fresh() };
        self.declarations.declare(op, ty, id, operands);
        id
    }

    pub(crate) fn uint_type(&mut self) -> Id {
        self.ty(Op::TypeInt, &[32, 0])
    }

    pub(crate) fn u32(&mut self, value: u32) -> Id {
        if let Some(&known) = self.small.get(value as usize)
            && known.is_some()
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

    pub(crate) fn pointer(&mut self, class: StorageClass, ty: Id) -> Id {
        self.ty(Op::TypePointer, &[class as u32, ty.word()])
    }

    /// A variable outside the function.
    pub(crate) fn variable(&mut self, class: StorageClass, ty: Id, init: Option<Id>) -> Id {
        let pointer = self.pointer(class, ty);
        let mut operands: SmallVec<[u32; 2]> = SmallVec::new();
        operands.push(class as u32);
        operands.extend(init.map(Id::word));
        self.global(Op::Variable, Some(pointer), &operands)
    }
}

/// The function.
impl Writer {
    /// An instruction without result at the end of the function.
    pub(crate) fn inst(&mut self, op: Op, operands: &[Id]) {
        self.code.inst(op, operands, &[]);
    }

    /// The same, where literals (or ids among them) follow the ids.
    pub(crate) fn inst_with(&mut self, op: Op, ids: &[Id], literals: &[u32]) {
        self.code.inst(op, ids, literals);
    }

    /// An instruction with a result at the end of the function.
    pub(crate) fn value(&mut self, op: Op, ty: Id, operands: &[Id]) -> Id {
        self.value_with(op, ty, operands, &[])
    }

    /// The same, where literals (or ids among them) follow the ids.
    pub(crate) fn value_with(&mut self, op: Op, ty: Id, ids: &[Id], literals: &[u32]) -> Id {
        let id = self.fresh();
        self.code.value(op, ty, id, ids, literals);
        id
    }

    /// A call of an instruction of GLSL.std.450.
    pub(crate) fn glsl(&mut self, op: GlslStd450Op, ty: Id, operands: &[Id]) -> Id {
        let set = self.glsl_set();
        let mut words: SmallVec<[u32; 6]> = SmallVec::new();
        words.push(op as u32);
        words.extend(operands.iter().map(|id| id.word()));
        self.value_with(Op::ExtInst, ty, &[set], &words)
    }

    /// A phi under an id of its own; where its operands begin comes back, for [`Writer::patch`].
    pub(crate) fn phi(&mut self, ty: Id, id: Id, operands: &[Id]) -> usize {
        self.code.phi(ty, id, operands)
    }

    /// Fills in an id of the function that was not known when it was written.
    pub(crate) fn patch(&mut self, at: usize, id: Id) {
        self.code.body.words[at] = id.word();
    }

    /// A variable of the function.
    pub(crate) fn local(&mut self, ty: Id) -> Id {
        let pointer = self.pointer(StorageClass::Function, ty);
        let id = self.fresh();
        self.code.local(pointer, id);
        id
    }

    /// The line that the next instruction comes from.
    pub(crate) fn line(&mut self, file: Id, line: u32, column: u32) {
        self.code.marks.plain = Some([file.word(), line, column]);
        self.code.is_marked = true;
    }

    /// Forgets scope and line where no instruction has taken them.
    pub(crate) fn forget_marks(&mut self) {
        self.code.forget_marks();
    }

    /// Opens the first block, whose label [`Writer::finish`] writes.
    pub(crate) fn open_first(&mut self, label: Id) -> OpenBlock {
        Code::open_first(label)
    }

    /// Opens a block.
    pub(crate) fn open(&mut self, label: Id) -> OpenBlock {
        self.code.open(label)
    }

    /// Ends a block, which is the header of a structure when one is given.
    pub(crate) fn close(&mut self, block: OpenBlock, structure: Structure, terminator: &Terminator<'_>) {
        self.code.close(block, structure, terminator);
    }
}

/// The binary.
impl Writer {
    /// Declares a function of another module.
    pub(crate) fn import_function(&mut self, function: &Head<'_>) {
        self.imported.extend(function.words());
    }

    /// Ends the function; `None` when it passes one of the format's limits.
    ///
    /// `entry_point` are the operands of `OpEntryPoint`, if it is one.
    pub(crate) fn end_function(&mut self, entry_point: Option<Vec<u32>>, function: &Head<'_>) -> Option<()> {
        if self.is_too_long() || self.code.locals.too_long {
            return None;
        }
        let head = function.words();
        let mut code = std::mem::take(&mut self.code);
        code.body.push(Op::FunctionEnd, &[]);
        self.functions.push(Whole { entry_point, head, code });
        Some(())
    }

    /// The module in bytes; `None` when it passes one of the format's limits.
    pub(crate) fn finish(mut self, version: u32) -> Option<Vec<u8>> {
        self.declare_for_debug();
        let head = self.head(version)?;
        if self.is_too_long() || self.bound >= MAX_BOUND {
            return None;
        }
        let sections: [&[u32]; 9] = [
            &head,
            &self.modes.0.words,
            &self.sources.0.words,
            &self.names.0.words,
            &self.processed.0.words,
            &self.annotations.0.words,
            &self.declarations.0.words,
            &self.debug.section.words,
            &self.imported,
        ];
        let mut parts: SmallVec<[&[u32]; 12]> = SmallVec::from_slice(&sections);
        for Whole { head, code, .. } in &self.functions {
            parts.extend([head, &code.locals.words, &code.body.words].map(Vec::as_slice));
        }
        let mut bytes = vec![0; parts.iter().map(|part| part.len() * 4).sum()];
        let mut rest = bytes.as_chunks_mut::<4>().0;
        for part in parts {
            let (place, after) = rest.split_at_mut(part.len());
            place.iter_mut().zip(part).for_each(|(bytes, word)| *bytes = word.to_le_bytes());
            rest = after;
        }
        Some(bytes)
    }

    /// The header and all up to the entry points.
    fn head(&mut self, version: u32) -> Option<Vec<u32>> {
        let mut head = vec![MAGIC_NUMBER, version, GENERATOR, self.bound + 1, 0];
        let mut fits = true;
        let requires = &mut self.requires;
        sort_by_key(&mut requires.capabilities, |c| *c as u64);
        for &c in &requires.capabilities {
            push(&mut head, Op::Capability, &[c as u32]);
        }
        for e in &requires.extensions {
            fits &= push(&mut head, Op::Extension, &string_words(e));
        }
        if requires.glsl.is_some() {
            let mut operands = vec![requires.glsl.word()];
            operands.extend(string_words(GLSL));
            push(&mut head, Op::ExtInstImport, &operands);
        }
        for (name, id) in &requires.imports {
            let mut operands = vec![id.word()];
            operands.extend(string_words(name));
            fits &= push(&mut head, Op::ExtInstImport, &operands);
        }
        let addresses = match requires.physical {
            true => spirv::AddressingModel::PhysicalStorageBuffer64,
            false => spirv::AddressingModel::Logical,
        };
        let model = match requires.capabilities.contains(&Capability::VulkanMemoryModel) {
            true => spirv::MemoryModel::Vulkan,
            false => spirv::MemoryModel::GLSL450,
        };
        push(&mut head, Op::MemoryModel, &[addresses as u32, model as u32]);
        for entry_point in self.functions.iter().filter_map(|whole| whole.entry_point.as_ref()) {
            fits &= push(&mut head, Op::EntryPoint, entry_point);
        }
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
