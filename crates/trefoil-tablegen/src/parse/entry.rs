//! Expansion of multiclasses and loops, and completion of records.

use super::{Entry, Loop, Parser};
use crate::diag::Outcome;
use crate::ids::RecordId;
use crate::kinds;
use crate::records::{Check, FieldKind, Frame};
use crate::resolve::{MapResolver, Resolver};
use crate::store::{Node, TernaryOp, Value};
use crate::text::Loc;

/// Names and their values while entries are expanded.
pub(super) type Substitutions = Vec<(Value, Value)>;

/// Arguments of a class: a key (the position doubled, or the name's value doubled plus one) and a value.
pub(super) type Arguments = Vec<(u32, Value)>;

impl Parser<'_> {
    /// Adds an entry to the innermost open construct: a loop, a multiclass, or else the records.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Outcome<()> {
        if let Some(open) = self.loops.last_mut() {
            open.entries.push(entry);
            return Ok(());
        }
        match entry {
            Entry::Loop(inner) => {
                let mut held = self.multiclass.map(|_| Vec::new());
                self.run_loop(&inner, &mut Vec::new(), held.is_none(), held.as_mut())?;
                release_entries(self, &inner.entries);
                if let (Some(index), Some(held)) = (self.multiclass, held) {
                    self.multiclasses[index].entries.extend(held);
                }
                Ok(())
            }
            entry if self.multiclass.is_some() => {
                if let Some(index) = self.multiclass {
                    self.multiclasses[index].entries.push(entry);
                }
                Ok(())
            }
            Entry::Check(check) => {
                self.records.run_check(check);
                Ok(())
            }
            Entry::Record(record) => self.add_def(record),
        }
    }

    fn mapped(substitutions: &Substitutions, record: Option<RecordId>) -> MapResolver {
        let mut map = MapResolver::new(record);
        for &(name, value) in substitutions {
            map.set(name, value);
        }
        map
    }

    /// Expands a loop into `to`, or into the records. As in LLVM, records that a loop makes do not keep the `defm` of the
    /// loop among their locations.
    fn run_loop(
        &mut self,
        inner: &Loop,
        substitutions: &mut Substitutions,
        last: bool,
        mut to: Option<&mut Vec<Entry>>,
    ) -> Outcome<()> {
        self.records.enter(None)?;
        let mut map = Self::mapped(substitutions, None);
        let mut list = self.records.resolve(inner.list, &mut map)?;
        if last && let Node::Ternary(TernaryOp::If, start, ty) = self.records.node(list) {
            list = self.final_condition(inner.loc, start, ty, &mut map)?;
        }
        let Node::List(_, seq) = self.records.node(list) else {
            let Some(to) = to.filter(|_| !last) else {
                let shown = self.records.display(list);
                let message = kinds::LOOP_OVER.with(&[&shown]);
                return Err(self.records.error(inner.loc, message));
            };
            let mut entries = Vec::new();
            self.run_entries(&inner.entries, substitutions, last, Some(&mut entries), None)?;
            to.push(Entry::Loop(Box::new(Loop { loc: inner.loc, variable: inner.variable, list, entries })));
            self.records.leave();
            return Ok(());
        };
        for item in self.records.store.values(seq) {
            if let Some(variable) = inner.variable {
                substitutions.push((variable, item));
            }
            self.run_entries(&inner.entries, substitutions, last, to.as_deref_mut(), None)?;
            if inner.variable.is_some() {
                substitutions.pop();
            }
        }
        self.records.leave();
        Ok(())
    }

    /// Selects the arm of an `if` whose condition must be resolved.
    fn final_condition(
        &mut self,
        loc: Loc,
        start: u32,
        ty: crate::ids::Ty,
        map: &mut MapResolver,
    ) -> Outcome<Value> {
        let [condition, then, other] = [0, 1, 2].map(|i| Value(self.records.store.at(start + i)));
        map.set_final();
        debug_assert!(map.is_final());
        let resolved = self.records.resolve(condition, map)?;
        if resolved == condition {
            let shown = self.records.display(condition);
            let message = kinds::IF_CONDITION.with(&[&shown]);
            return Err(self.records.error(loc, message));
        }
        self.records.fold_ternary(TernaryOp::If, [resolved, then, other], ty, None)
    }

    /// Expands entries into `to`, or into the records.
    pub(super) fn run_entries(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Substitutions,
        last: bool,
        mut to: Option<&mut Vec<Entry>>,
        via: Option<Loc>,
    ) -> Outcome<()> {
        for entry in entries {
            match entry {
                Entry::Loop(inner) => self.run_loop(inner, substitutions, last, to.as_deref_mut())?,
                Entry::Check(check) => {
                    let mut map = Self::mapped(substitutions, None);
                    let condition = match check.condition {
                        Some(condition) => Some(self.records.resolve(condition, &mut map)?),
                        None => None,
                    };
                    let message = self.records.resolve(check.message, &mut map)?;
                    let check = Check { loc: check.loc, condition, message };
                    match to.as_deref_mut() {
                        Some(to) => to.push(Entry::Check(check)),
                        None => self.records.run_check(check),
                    }
                }
                Entry::Record(source) => {
                    self.records.steps += 1;
                    let mut record = self.records.record(*source).clone();
                    record.via.extend(via);
                    let id = self.records.push_record(record);
                    let mut map = Self::mapped(substitutions, Some(id));
                    self.records.resolve_record(id, &mut map)?;
                    match to.as_deref_mut() {
                        Some(to) => to.push(Entry::Record(id)),
                        None => self.add_def(id)?,
                    }
                }
            }
        }
        Ok(())
    }

    /// Expands a multiclass for a `defm`.
    pub(super) fn run_multiclass(
        &mut self,
        index: usize,
        substitutions: &mut Substitutions,
        last: bool,
        to: &mut Vec<Entry>,
        via: Option<Loc>,
    ) -> Outcome<()> {
        let record = self.multiclasses[index].record;
        let what = self.records.record(record).name_str;
        self.records.frames.push(Frame { loc: via.unwrap_or(self.loc), what });
        let entries = std::mem::take(&mut self.multiclasses[index].entries);
        let result = self.run_entries(&entries, substitutions, last, Some(to), via);
        let added = std::mem::replace(&mut self.multiclasses[index].entries, entries);
        self.multiclasses[index].entries.extend(added);
        if result.is_ok() {
            self.records.frames.pop();
        }
        result
    }

    /// Finishes a record and defines it.
    pub(super) fn add_def(&mut self, id: RecordId) -> Outcome<()> {
        let mut new_name = None;
        let name = self.records.record(id).name_str;
        if let Some(&previous) = self.records.defs.get(&name) {
            if !self.records.record(id).anonymous {
                let message = kinds::DEF_TWICE.with(&[&self.records.str(name)]);
                self.records.record_error(id, message);
                let loc = self.records.record(previous).loc;
                self.records.note(loc, &kinds::PREVIOUS_DEFINITION);
                return Err(crate::diag::Failed);
            }
            new_name = Some(self.records.new_anonymous_name());
        }
        self.records.finish_record(id, new_name)?;
        self.check_concrete(id);
        let name = self.records.record(id).name;
        if !matches!(self.records.node(name), Node::Str(_) | Node::Code(_)) {
            let message = kinds::UNRESOLVED_NAME.with(&[&self.records.display(name)]);
            return Err(self.records.record_error(id, message));
        }
        self.records.run_checks(id)?;
        for i in 0..self.defsets.len() {
            let own = self.records.def_type(id);
            if !self.records.is_a(own, self.defsets[i].element) {
                let message = kinds::DEFSET_TYPE.with(&[&self.records.type_name(own)]);
                self.records.record_error(id, message);
                let loc = self.defsets[i].loc;
                self.records.note(loc, &kinds::DEFSET_HERE);
                return Err(crate::diag::Failed);
            }
            let value = self.records.def_value(id);
            self.defsets[i].items.push(value);
        }
        let name = self.records.record(id).name_str;
        self.records.defs.insert(name, id);
        let record = self.records.record_mut(id);
        record.fields.shrink_to_fit();
        record.checks = Vec::new();
        Ok(())
    }

    /// Reports the unresolved fields of a finished record; the reader continues.
    fn check_concrete(&mut self, id: RecordId) {
        for i in 0..self.records.record(id).fields.len() {
            let field = self.records.record(id).fields[i];
            if field.kind == FieldKind::MayStayOpen || self.records.store.is_ground(field.value) {
                continue;
            }
            let fine = match self.records.node(field.value) {
                Node::Bits(seq) => {
                    self.records.store.values(seq).into_iter().all(|bit| self.bit_is_concrete(id, bit))
                }
                _ => self.records.is_concrete(field.value),
            };
            if !fine {
                let message = kinds::UNRESOLVED_FIELD.with(&[
                    &self.records.unquoted(field.name),
                    &self.records.str(self.records.record(id).name_str),
                    &self.records.display(field.value),
                ]);
                self.records.record_error(id, message);
            }
        }
    }

    fn bit_is_concrete(&self, id: RecordId, bit: Value) -> bool {
        match self.records.node(bit) {
            Node::VarBit(of, _) => match self.records.node(of) {
                Node::Var(name, _) => self.records.record(id).field(name).is_some(),
                _ => false,
            },
            Node::Var(..) => true,
            _ => self.records.is_concrete(bit),
        }
    }

    /// Pairs each argument with the template argument it is for, the defaults included.
    pub(super) fn match_arguments(
        &mut self,
        of: RecordId,
        arguments: &Arguments,
        loc: Loc,
    ) -> Outcome<Substitutions> {
        let names: Vec<Value> = self.records.record(of).template_args.iter().map(|a| a.name).collect();
        let mut open = names.clone();
        let mut pairs = Vec::with_capacity(names.len());
        for &(key, value) in arguments {
            let name = if key & 1 == 1 { Value(key >> 1) } else { names[(key >> 1) as usize] };
            let Some(at) = open.iter().position(|&n| n == name) else {
                let shown = self.records.unquoted(name);
                let message = kinds::ARGUMENT_TWICE.with(&[&shown]);
                return Err(self.records.error(loc, message));
            };
            open.remove(at);
            pairs.push((name, value));
        }
        for name in open {
            let Some(field) = self.records.record(of).field(name).copied() else { continue };
            if !self.records.is_complete(field.value) {
                let shown = self.records.unquoted(name);
                self.records.error(loc, kinds::ARGUMENT_MISSING.with(&[&shown]));
                let note = kinds::DECLARED_IN.with(&[&self.records.str(self.records.record(of).name_str)]);
                self.records.note(field.loc, note);
                return Err(crate::diag::Failed);
            }
            pairs.push((name, field.value));
        }
        Ok(pairs)
    }
}

/// Frees the records of entries that have been expanded.
pub(super) fn release_entries(parser: &mut Parser<'_>, entries: &[Entry]) {
    for entry in entries {
        match entry {
            Entry::Record(id) => parser.records.release(*id),
            Entry::Loop(inner) => release_entries(parser, &inner.entries),
            Entry::Check(_) => {}
        }
    }
}
