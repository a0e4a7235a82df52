//! The sections of a module: each takes its own instructions and no others, so that none can stand in a wrong place.

use super::{Id, push, string_words};
use smallvec::SmallVec;
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
}

/// Execution modes of the entry point.
#[derive(Default)]
pub(super) struct Modes(pub(super) Section);

impl Modes {
    pub(super) fn mode(&mut self, entry: Id, mode: ExecutionMode, operands: &[u32]) {
        let mut all: SmallVec<[u32; 6]> = SmallVec::new();
        all.extend_from_slice(&[entry.word(), mode as u32]);
        all.extend_from_slice(operands);
        self.0.push(Op::ExecutionMode, &all);
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
        let mut all: SmallVec<[u32; 8]> = SmallVec::new();
        all.push(id.word());
        all.extend(string_words(name));
        self.0.push(Op::Name, &all);
    }

    pub(super) fn member_name(&mut self, id: Id, member: u32, name: &str) {
        let mut all: SmallVec<[u32; 8]> = SmallVec::new();
        all.extend_from_slice(&[id.word(), member]);
        all.extend(string_words(name));
        self.0.push(Op::MemberName, &all);
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
        let mut all: SmallVec<[u32; 4]> = SmallVec::new();
        all.extend_from_slice(&[id.word(), decoration as u32]);
        all.extend_from_slice(operands);
        self.0.push(Op::Decorate, &all);
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
        let mut all: SmallVec<[u32; 4]> = SmallVec::new();
        all.extend_from_slice(&[id.word(), member, decoration as u32]);
        all.extend_from_slice(operands);
        self.0.push(Op::MemberDecorate, &all);
    }
}

/// Types, constants and variables outside the function.
#[derive(Default)]
pub(super) struct Declarations(pub(super) Section);

impl Declarations {
    /// An instruction that gives an id to a type, or to a constant or variable of a type.
    pub(super) fn declare(&mut self, op: Op, ty: Option<Id>, id: Id, operands: &[u32]) {
        let mut all: SmallVec<[u32; 8]> = SmallVec::new();
        all.extend(ty.map(Id::word));
        all.push(id.word());
        all.extend_from_slice(operands);
        self.0.push(op, &all);
    }
}
