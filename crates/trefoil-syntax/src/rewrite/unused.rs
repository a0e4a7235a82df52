//! What an entry does not use. Uses go by name: what only might be meant is used.

use super::{Constants, Printer, RewriteOptions, Scopes};
use crate::syntax::tree::*;
use trefoil_entity::{HashMap, HashSet};

/// How many declarations there are, and how many of them go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Globals that may go.
    pub globals: usize,
    /// Functions with a body.
    pub functions: usize,
    /// Globals that go.
    pub unused_globals: usize,
    /// Functions that go.
    pub unused_functions: usize,
    /// Records that go.
    pub unused_types: usize,
}

/// What an entry does not use.
#[derive(Clone, Debug, Default)]
pub struct Unused {
    /// The declarations that go.
    pub left_out: HashSet<DeclId>,
    /// How many they are.
    pub counts: Counts,
    /// Whether there is such an entry.
    pub has_entry: bool,
}

/// What a declaration is, of those that may go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A global; whether it may go.
    Global(bool),
    /// A function; whether it has a body.
    Function(bool),
    Record,
}

impl Unused {
    /// Finds it for the entry with this name. Of globals only static ones go, unless `globals` says all.
    pub fn find(unit: &Unit, entry: &str, globals: bool) -> Unused {
        let mut candidates = Vec::new();
        let mut roots = Vec::new();
        collect(unit, unit.items, globals, &mut candidates, &mut roots);
        let mut by_name: HashMap<&str, Vec<usize>> = HashMap::default();
        for (at, &(id, _)) in candidates.iter().enumerate() {
            for name in names_of(unit, id) {
                by_name.entry(name).or_default().push(at);
            }
        }
        let mut out = Unused::default();
        let mut waiting: Vec<usize> = Vec::new();
        for (at, &(id, kind)) in candidates.iter().enumerate() {
            let is_entry = kind == Kind::Function(true) && names_of(unit, id).any(|name| name == entry);
            out.has_entry |= is_entry;
            if is_entry || kind == Kind::Global(false) {
                waiting.push(at);
            }
        }
        let mut used = vec![false; candidates.len()];
        waiting.iter().for_each(|&at| used[at] = true);
        let mut called: HashSet<String> = HashSet::default();
        let mut use_all = |text: &str, is_record: bool, used: &mut Vec<bool>, waiting: &mut Vec<usize>| {
            // What a record declares is not called by that.
            if !is_record {
                called.extend(text.split(|c: char| !is_word(c)).map(str::to_owned));
            }
            for at in words(text).filter_map(|word| by_name.get(word)).flatten().copied() {
                if !std::mem::replace(&mut used[at], true) {
                    waiting.push(at);
                }
            }
        };
        for id in roots {
            use_all(&text_of(unit, id), false, &mut used, &mut waiting);
        }
        while let Some(at) = waiting.pop() {
            let (id, kind) = candidates[at];
            use_all(&text_of(unit, id), kind == Kind::Record, &mut used, &mut waiting);
        }
        out.count(&candidates, &used);
        out.count_methods(unit, &candidates, &used, &called);
        out
    }

    /// Methods count as functions; they go with their record alone.
    fn count_methods(
        &mut self,
        unit: &Unit,
        candidates: &[(DeclId, Kind)],
        used: &[bool],
        called: &HashSet<String>,
    ) {
        for (&(id, kind), &used) in candidates.iter().zip(used) {
            let (Kind::Record, Decl::Record(record)) = (kind, unit.decls[id]) else { continue };
            for &member in unit.list(unit.records[record].members) {
                let Decl::Function(function) = unit.decls[member] else { continue };
                if unit.functions[function].body.is_some() {
                    let is_called = used && names_of(unit, member).any(|name| called.contains(name));
                    self.counts.functions += 1;
                    self.counts.unused_functions += usize::from(!is_called);
                }
            }
        }
    }

    fn count(&mut self, candidates: &[(DeclId, Kind)], used: &[bool]) {
        for (&(id, kind), &used) in candidates.iter().zip(used) {
            let gone = usize::from(!used);
            let counts = &mut self.counts;
            match kind {
                Kind::Global(may_go) => {
                    counts.globals += usize::from(may_go);
                    counts.unused_globals += gone;
                }
                Kind::Function(true) => {
                    counts.functions += 1;
                    counts.unused_functions += gone;
                }
                Kind::Function(false) => {}
                Kind::Record => counts.unused_types += gone,
            }
            if !used {
                self.left_out.insert(id);
            }
        }
    }
}

/// Sorts declarations into those that may go and those that stay.
fn collect(
    unit: &Unit,
    list: trefoil_entity::List<DeclId>,
    globals: bool,
    candidates: &mut Vec<(DeclId, Kind)>,
    roots: &mut Vec<DeclId>,
) {
    for &id in unit.list(list) {
        match unit.decls[id] {
            Decl::Var(var) => {
                let may_go = globals || unit.vars[var].modifiers.has(Modifiers::STATIC);
                candidates.push((id, Kind::Global(may_go)));
            }
            Decl::Function(function) => {
                candidates.push((id, Kind::Function(unit.functions[function].body.is_some())));
            }
            Decl::Record(record) if unit.records[record].name.is_some() => {
                candidates.push((id, Kind::Record))
            }
            Decl::Namespace(namespace) => collect(unit, namespace.items, globals, candidates, roots),
            _ => roots.push(id),
        }
    }
}

/// The texts of the names by which a declaration is used.
fn names_of(unit: &Unit, id: DeclId) -> impl Iterator<Item = &str> {
    unit.names_of(id).into_iter().map(|name| unit.names.get(name))
}

/// The text of one declaration.
fn text_of(unit: &Unit, id: DeclId) -> String {
    let (options, left_out) = (RewriteOptions::default(), &HashSet::default());
    let (scopes, constants) = (Scopes::default(), Constants::default());
    let mut printer = Printer {
        unit,
        options,
        left_out,
        scopes,
        constants,
        out: String::new(),
        indent: 0,
        after_moved: false,
    };
    printer.decl(id);
    printer.out
}

/// Whether a character is one of words.
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The words of a text that may name a declaration: not those after a dot.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut before_dot = false;
    text.split_inclusive(move |c: char| !is_word(c)).filter_map(move |part| {
        let word = part.trim_end_matches(|c: char| !is_word(c));
        let is_member = std::mem::replace(&mut before_dot, part.ends_with('.'));
        (!word.is_empty() && !is_member).then_some(word)
    })
}
