//! Records, classes and multiclasses, and all that one input makes.

use crate::diag::{Diagnostic, Failed, Limits, Outcome, RawDiagnostic};
use crate::ids::{RecordId, Ty};
use crate::kinds;
use crate::store::{Node, Store, Value};
use crate::text::{Files, Loc, Str, Strings};
use crate::types::{FIRST_TYPES, Type};
use rustc_hash::FxHashMap;
use trefoil_diag::{Message, Severity};

/// What kind of field it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A field.
    Normal,
    /// A field declared with `field`, which need not become concrete.
    MayStayOpen,
    /// A template argument.
    TemplateArg,
}

/// A field of a record, or a template argument of a class.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub(crate) name: Value,
    /// The type.
    pub ty: Ty,
    /// The value.
    pub value: Value,
    pub(crate) loc: Loc,
    /// The kind.
    pub kind: FieldKind,
    pub(crate) used: bool,
}

/// An `assert` or, where there is no condition, a `dump` of a record's body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check {
    pub(crate) loc: Loc,
    pub(crate) condition: Option<Value>,
    pub(crate) message: Value,
}

/// A template argument: its plain name and the one it is known by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TemplateArg {
    pub(crate) plain: Str,
    pub(crate) name: Value,
}

/// A record or a class.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) name: Value,
    /// The name where it is a plain string, else its printed form.
    pub(crate) name_str: Str,
    pub(crate) loc: Loc,
    /// The `defm`s that led here, the innermost first.
    pub(crate) via: Vec<Loc>,
    pub(crate) fields: Vec<Field>,
    pub(crate) template_args: Vec<TemplateArg>,
    /// Every class above, each after those above it.
    pub(crate) superclasses: Vec<RecordId>,
    pub(crate) checks: Vec<Check>,
    pub(crate) is_class: bool,
    pub(crate) anonymous: bool,
    def_type: Option<Ty>,
}

impl Record {
    pub(crate) fn field_index(&self, name: Value) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name)
    }

    pub(crate) fn field(&self, name: Value) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

/// A step of an instantiation, to tell how an error came about.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) loc: Loc,
    pub(crate) what: Str,
}

/// All that one input makes.
pub struct Records {
    pub(crate) strings: Strings,
    pub(crate) files: Files,
    pub(crate) store: Store,
    pub(crate) types: Vec<Type>,
    pub(crate) type_index: FxHashMap<(u32, u32), Vec<Ty>>,
    pub(crate) class_types: FxHashMap<RecordId, Ty>,
    pub(crate) records: Vec<Record>,
    pub(crate) classes: FxHashMap<Str, RecordId>,
    pub(crate) defs: FxHashMap<Str, RecordId>,
    pub(crate) globals: FxHashMap<Str, Value>,
    /// The record that an instance became.
    pub(crate) instances: FxHashMap<Value, RecordId>,
    pub(crate) next_anonymous: u32,
    pub(crate) diagnostics: Vec<RawDiagnostic>,
    pub(crate) errors: u32,
    pub(crate) frames: Vec<Frame>,
    pub(crate) limits: Limits,
    pub(crate) depth: u32,
    pub(crate) steps: u64,
    pub(crate) here: Loc,
}

impl Records {
    pub(crate) fn new(limits: Limits) -> Self {
        Records {
            strings: Strings::default(),
            files: Files::default(),
            store: Store::new(),
            types: FIRST_TYPES.to_vec(),
            type_index: FxHashMap::default(),
            class_types: FxHashMap::default(),
            records: Vec::new(),
            classes: FxHashMap::default(),
            defs: FxHashMap::default(),
            globals: FxHashMap::default(),
            instances: FxHashMap::default(),
            next_anonymous: 0,
            diagnostics: Vec::new(),
            errors: 0,
            frames: Vec::new(),
            limits,
            depth: 0,
            steps: 0,
            here: Loc(0),
        }
    }

    // Strings and values.

    /// The text of a string.
    pub fn str(&self, id: Str) -> &str {
        self.strings.get(id)
    }

    pub(crate) fn intern(&mut self, text: &str) -> Str {
        self.strings.intern(text)
    }

    pub(crate) fn string_value(&mut self, text: &str) -> Value {
        let id = self.intern(text);
        self.str_value(id)
    }

    pub(crate) fn str_value(&mut self, id: Str) -> Value {
        self.store.intern(Node::Str(id))
    }

    /// What a value is.
    pub fn node(&self, value: Value) -> Node {
        self.store.node(value)
    }

    /// The text of a string or a piece of code.
    pub(crate) fn as_str(&self, value: Value) -> Option<Str> {
        match self.node(value) {
            Node::Str(s) | Node::Code(s) => Some(s),
            _ => None,
        }
    }

    pub(crate) fn def_value(&mut self, record: RecordId) -> Value {
        self.store.intern(Node::Def(record))
    }

    // Records.

    /// The record of an id.
    pub fn record(&self, id: RecordId) -> &Record {
        &self.records[id.0 as usize]
    }

    pub(crate) fn record_mut(&mut self, id: RecordId) -> &mut Record {
        &mut self.records[id.0 as usize]
    }

    pub(crate) fn new_record(&mut self, name: Value, loc: Loc, is_class: bool, anonymous: bool) -> RecordId {
        let name_str = self.printed_name(name);
        self.push_record(Record {
            name,
            name_str,
            loc,
            via: Vec::new(),
            fields: Vec::new(),
            template_args: Vec::new(),
            superclasses: Vec::new(),
            checks: Vec::new(),
            is_class,
            anonymous,
            def_type: None,
        })
    }

    pub(crate) fn push_record(&mut self, record: Record) -> RecordId {
        let id = RecordId(self.records.len() as u32);
        self.records.push(record);
        id
    }

    /// Frees what a record holds that nothing will ask for again.
    pub(crate) fn release(&mut self, id: RecordId) {
        let record = self.record_mut(id);
        record.fields = Vec::new();
        record.superclasses = Vec::new();
        record.checks = Vec::new();
        record.via = Vec::new();
    }

    pub(crate) fn printed_name(&mut self, name: Value) -> Str {
        match self.node(name) {
            Node::Str(s) => s,
            _ => {
                let text = self.unquoted(name);
                self.intern(&text)
            }
        }
    }

    pub(crate) fn set_record_name(&mut self, id: RecordId, name: Value) {
        let name_str = self.printed_name(name);
        let record = self.record_mut(id);
        record.name = name;
        record.name_str = name_str;
    }

    pub(crate) fn is_subclass(&self, record: RecordId, class: RecordId) -> bool {
        self.record(record).superclasses.contains(&class)
    }

    /// Adds the classes directly above to `out`, the last first.
    pub(crate) fn direct_superclasses(&self, record: RecordId, out: &mut Vec<RecordId>) {
        let mut rest = self.record(record).superclasses.as_slice();
        while let Some((&class, before)) = rest.split_last() {
            out.push(class);
            let above = self.record(class).superclasses.len().min(before.len());
            rest = &before[..before.len() - above];
        }
    }

    /// The type of a record by its direct superclasses.
    pub(crate) fn record_own_type(&mut self, record: RecordId) -> Ty {
        let mut classes = Vec::new();
        self.direct_superclasses(record, &mut classes);
        self.record_type(&classes)
    }

    /// The type of a finished record, worked out once.
    pub(crate) fn def_type(&mut self, record: RecordId) -> Ty {
        if let Some(ty) = self.record(record).def_type {
            return ty;
        }
        let ty = self.record_own_type(record);
        self.record_mut(record).def_type = Some(ty);
        ty
    }

    pub(crate) fn global(&mut self, name: Str) -> Option<Value> {
        if let Some(&record) = self.defs.get(&name) {
            return Some(self.def_value(record));
        }
        self.globals.get(&name).copied()
    }

    pub(crate) fn new_anonymous_name(&mut self) -> Value {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        self.store.intern(Node::AnonymousName(number))
    }

    // Messages and bounds.

    fn report(&mut self, loc: Loc, message: Message) {
        // A flood helps nobody, and a bad loop could make one without end.
        if self.diagnostics.len() < 1000 {
            self.diagnostics.push(RawDiagnostic { loc, message });
        }
    }

    pub(crate) fn error(&mut self, loc: Loc, message: impl Into<Message>) -> Failed {
        self.errors += 1;
        self.report(loc, message.into());
        for i in (0..self.frames.len()).rev().take(8) {
            let frame = self.frames[i];
            let what = kinds::INSTANTIATING.with(&[&self.str(frame.what)]);
            self.report(frame.loc, what);
        }
        Failed
    }

    /// An error at a record, with the `defm`s that made it.
    pub(crate) fn record_error(&mut self, record: RecordId, message: impl Into<Message>) -> Failed {
        let loc = self.record(record).loc;
        self.error(loc, message);
        for loc in self.record(record).via.clone() {
            self.note(loc, &kinds::FROM_MULTICLASS);
        }
        Failed
    }

    /// An error at the current record, or at the position of the reader.
    pub(crate) fn eval_error(&mut self, current: Option<RecordId>, message: impl Into<Message>) -> Failed {
        match current {
            Some(record) => self.record_error(record, message),
            None => {
                let here = self.here;
                self.error(here, message)
            }
        }
    }

    pub(crate) fn warn(&mut self, loc: Loc, message: impl Into<Message>) {
        self.report(loc, message.into());
    }

    pub(crate) fn note(&mut self, loc: Loc, message: impl Into<Message>) {
        self.report(loc, message.into());
    }

    /// Counts a step of evaluation one level deeper; the caller leaves by [`Records::leave`].
    pub(crate) fn enter(&mut self, current: Option<RecordId>) -> Outcome<()> {
        self.steps += 1;
        if self.depth >= self.limits.depth {
            let limit = self.limits.depth;
            return Err(self.eval_error(current, kinds::DEPTH_LIMIT.with(&[&limit])));
        }
        if self.steps > self.limits.steps {
            let limit = self.limits.steps;
            return Err(self.eval_error(current, kinds::STEP_LIMIT.with(&[&limit])));
        }
        if self.steps & 0xff == 0 && self.memory() > self.limits.memory {
            let limit = self.limits.memory;
            return Err(self.eval_error(current, kinds::MEMORY_LIMIT.with(&[&limit])));
        }
        self.check_height(current)?;
        self.depth += 1;
        Ok(())
    }

    /// About how much memory is held in all.
    fn memory(&self) -> usize {
        /// What a record takes with a few fields.
        const RECORD: usize = 400;
        self.store.size() + self.strings.size() + self.records.len() * RECORD
    }

    /// Refuses a value that grew too high.
    pub(crate) fn check_height(&mut self, current: Option<RecordId>) -> Outcome<()> {
        if self.store.too_high {
            return Err(self.eval_error(current, &kinds::VALUE_TOO_DEEP));
        }
        Ok(())
    }

    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    pub(crate) fn check_count(&mut self, current: Option<RecordId>, count: u128) -> Outcome<usize> {
        let limit = self.limits.elements;
        if count > u128::from(limit) {
            return Err(self.eval_error(current, kinds::ELEMENT_LIMIT.with(&[&count, &limit])));
        }
        Ok(count as usize)
    }

    /// The messages, at their places.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        let mut out = Vec::with_capacity(self.diagnostics.len());
        for raw in &self.diagnostics {
            out.push(Diagnostic { place: self.files.place(raw.loc), message: raw.message.clone() });
            if raw.message.kind.severity == Severity::Error {
                self.include_chain(raw.loc, &mut out);
            }
        }
        out
    }

    fn include_chain(&self, loc: Loc, out: &mut Vec<Diagnostic>) {
        let file_of = |loc: Loc| self.files.list.partition_point(|f| f.base <= loc.0).saturating_sub(1);
        let mut at = self.files.list.get(file_of(loc)).and_then(|f| f.included_at);
        while let Some(loc) = at {
            out.push(Diagnostic { place: self.files.place(loc), message: (&kinds::INCLUDED_HERE).into() });
            at = self.files.list.get(file_of(loc)).and_then(|f| f.included_at);
        }
    }
}
