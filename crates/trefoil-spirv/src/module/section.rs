//! The sections of a module: each takes its own instructions and no others, so that none can stand in a wrong place.

use super::{Id, push, string_words};
use spirv::{BuiltIn, Decoration, ExecutionMode, Op};

/// The instructions of one section, and whether one of them had more words than its length can say.
#[derive(Default)]
pub(super) struct Section {
    pub(super) words: Vec<u32>,
    pub(super) too_long: bool,
}

impl Section {
    pub(super) fn push(&mut self, op: Op, operands: &[u32]) {
        self.too_long |= !push(&mut self.words, op, operands);
    }

    /// As [`Section::push`], of operands whose first ones are of a known number.
    fn push_parts<const N: usize>(&mut self, op: Op, first: [u32; N], rest: &[u32]) {
        let len = 1 + N + rest.len();
        self.words.reserve(len);
        self.words.push((len as u32) << 16 | op as u32);
        self.words.extend_from_slice(&first);
        self.words.extend(rest.iter().copied());
        self.too_long |= len > 0xffff;
    }
}

/// Execution modes of the entry point.
#[derive(Default)]
pub(super) struct Modes(pub(super) Section);

impl Modes {
    pub(super) fn mode(&mut self, entry: Id, mode: ExecutionMode, operands: &[u32]) {
        self.0.push_parts(Op::ExecutionMode, [entry.word(), mode as u32], operands);
    }

    pub(super) fn mode_id(&mut self, entry: Id, mode: ExecutionMode, ids: &[Id]) {
        let mut all = vec![entry.word(), mode as u32];
        all.extend(ids.iter().map(|id| id.word()));
        self.0.push(Op::ExecutionModeId, &all);
    }
}

/// Strings and sources.
#[derive(Default)]
pub(super) struct Sources(pub(super) Section);

impl Sources {
    pub(super) fn string(&mut self, id: Id, text: &str) {
        let mut words = vec![id.word()];
        words.extend(string_words(text));
        self.0.push(Op::String, &words);
    }

    /// `OpSource` without a file.
    pub(super) fn language(&mut self, language: u32, version: u32) {
        self.0.push(Op::Source, &[language, version]);
    }

    /// `OpSource` of a file, with the first part of its text when it has one.
    pub(super) fn source(&mut self, language: u32, version: u32, file: Id, text: &str) {
        let mut words = vec![language, version, file.word()];
        if !text.is_empty() {
            words.extend(string_words(text));
        }
        self.0.push(Op::Source, &words);
    }

    pub(super) fn continued(&mut self, text: &str) {
        self.0.push(Op::SourceContinued, &string_words(text));
    }
}

/// Names of ids and members.
#[derive(Default)]
pub(super) struct Names(pub(super) Section);

impl Names {
    pub(super) fn name(&mut self, id: Id, name: &str) {
        self.0.push_parts(Op::Name, [id.word()], &string_words(name));
    }

    pub(super) fn member_name(&mut self, id: Id, member: u32, name: &str) {
        self.0.push_parts(Op::MemberName, [id.word(), member], &string_words(name));
    }
}

/// Who worked on the module.
#[derive(Default)]
pub(super) struct Processed(pub(super) Section);

impl Processed {
    pub(super) fn processed(&mut self, text: &str) {
        self.0.push(Op::ModuleProcessed, &string_words(text));
    }
}

/// Decorations.
#[derive(Default)]
pub(super) struct Annotations(pub(super) Section);

impl Annotations {
    pub(super) fn decorate(&mut self, id: Id, decoration: Decoration, operands: &[u32]) {
        self.0.push_parts(Op::Decorate, [id.word(), decoration as u32], operands);
    }

    pub(super) fn decorate_built_in(&mut self, id: Id, built_in: BuiltIn) {
        self.decorate(id, Decoration::BuiltIn, &[built_in as u32]);
    }

    pub(super) fn decorate_id(&mut self, id: Id, decoration: Decoration, ids: &[Id]) {
        let mut all = vec![id.word(), decoration as u32];
        all.extend(ids.iter().map(|id| id.word()));
        self.0.push(Op::DecorateId, &all);
    }

    pub(super) fn decorate_string(&mut self, id: Id, decoration: Decoration, texts: &[&str]) {
        let mut all = vec![id.word(), decoration as u32];
        all.extend(texts.iter().flat_map(|text| string_words(text)));
        self.0.push(Op::DecorateString, &all);
    }

    pub(super) fn decorate_member(&mut self, id: Id, member: u32, decoration: Decoration, operands: &[u32]) {
        self.0.push_parts(Op::MemberDecorate, [id.word(), member, decoration as u32], operands);
    }
}

/// Types, constants and variables outside the function.
#[derive(Default)]
pub(super) struct Declarations(pub(super) Section);

impl Declarations {
    /// An instruction that gives an id to a type, or to a constant or variable of a type.
    pub(super) fn declare(&mut self, op: Op, ty: Option<Id>, id: Id, operands: &[u32]) {
        match ty {
            Some(ty) => self.0.push_parts(op, [ty.word(), id.word()], operands),
            None => self.0.push_parts(op, [id.word()], operands),
        }
    }

    /// Whether the instruction that starts at a word gives an id to this, as [`Declarations::declare`] writes it.
    pub(super) fn is_declared(&self, at: u32, op: Op, ty: Option<Id>, operands: &[u32]) -> bool {
        let words = self.0.words.get(at as usize..).unwrap_or_default();
        let len = 2 + usize::from(ty.is_some()) + operands.len();
        let [head, first, ..] = *words else { return false };
        head == ((len as u32) << 16 | op as u32)
            && ty.is_none_or(|ty| ty.word() == first)
            && words.get(len - operands.len()..len).is_some_and(|there| there.iter().eq(operands))
    }

    /// The id that the instruction that starts at a word gives, to something with a type or without one.
    pub(super) fn id_at(&self, at: u32, has_type: bool) -> Id {
        Id::new(self.0.words[at as usize + 1 + usize::from(has_type)])
    }
}
