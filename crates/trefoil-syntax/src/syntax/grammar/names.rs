//! Which names are types here: the little that parsing needs to know of names.

use crate::lex::keyword::word;
use crate::source::Name;
use crate::syntax::builtin_names::{Builtin, OBJECTS, table};
use std::sync::OnceLock;
use trefoil_entity::{HashMap, HashSet};

/// What a name is, as far as parsing cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum NameKind {
    /// A variable, a function, a name never heard of.
    #[default]
    Value,
    /// A type.
    Type,
    /// An enumeration.
    Enum,
    /// Another name for a type.
    Alias,
    /// A template of types, or a built-in type that may have arguments.
    TypeTemplate,
    /// A template of functions.
    FunctionTemplate,
    /// A namespace.
    Namespace,
}

impl NameKind {
    pub(super) fn is_type(self) -> bool {
        matches!(self, NameKind::Type | NameKind::Enum | NameKind::Alias | NameKind::TypeTemplate)
    }
}

/// The types of the namespace `vk`, all of them templates.
pub const VK_TYPES: [Name; 7] = [
    word::BUFFER_POINTER,
    word::EXT_RESULT_ID,
    word::EXT_TYPE,
    word::INTEGRAL_CONSTANT,
    word::LITERAL,
    word::SPIRV_OPAQUE_TYPE,
    word::SPIRV_TYPE,
];

/// The names of the open scopes.
#[derive(Clone, Debug)]
pub(super) struct NameTable {
    /// By name: what it is in the innermost scope that knows it.
    kinds: Vec<NameKind>,
    /// What to restore when scopes close.
    undo: Vec<(Name, NameKind)>,
    /// Where each open scope began in `undo`.
    scopes: Vec<usize>,
    /// What namespaces and records hold, by their last name: enough to read `a::b` without resolving it.
    members: HashMap<Name, Vec<(Name, NameKind)>>,
    /// The namespaces and records that are open.
    open: Vec<Name>,
    /// What any of them has as a template of functions: enough to read `a.f<b>(c)` without knowing the type of `a`.
    templates: HashSet<Name>,
    /// Types whose names functions and variables have taken.
    hidden: HashSet<Name>,
}

impl NameTable {
    pub(super) fn new(names: usize) -> NameTable {
        static SEED: OnceLock<Vec<NameKind>> = OnceLock::new();
        let seed = SEED.get_or_init(|| table().iter().map(|b| b.map_or(NameKind::Value, kind_of)).collect());
        let mut kinds = seed.clone();
        kinds.resize(names.max(seed.len()), NameKind::Value);
        NameTable {
            kinds,
            undo: Vec::new(),
            scopes: Vec::new(),
            members: HashMap::default(),
            open: Vec::new(),
            templates: HashSet::default(),
            hidden: HashSet::default(),
        }
    }

    /// About how many bytes the table takes.
    pub(super) fn bytes(&self) -> usize {
        self.kinds.len() + self.members.len() * 64 + self.templates.len() * 8
    }

    pub(super) fn kind(&self, name: Name) -> NameKind {
        self.kinds.get(name.index()).copied().unwrap_or_default()
    }

    /// What `name` is inside of `scope`.
    pub(super) fn member(&self, scope: Name, name: Name) -> NameKind {
        if scope == word::VK && VK_TYPES.contains(&name) {
            return NameKind::TypeTemplate;
        }
        let members = self.members.get(&scope).map_or(&[][..], Vec::as_slice);
        let found = members.iter().rev().find(|(n, _)| *n == name).map(|&(_, kind)| kind);
        match found {
            Some(kind) => kind,
            None if scope == word::DX && name == word::HIT_OBJECT => NameKind::Type,
            // What it holds so far is known as what is known here.
            None if self.open.contains(&scope) => self.kind(name),
            None => NameKind::Value,
        }
    }

    /// Whether a namespace or record that was declared before, or is open, has a template of functions of that name.
    pub(super) fn is_member_template(&self, name: Name) -> bool {
        self.templates.contains(&name) || self.kind(name) == NameKind::FunctionTemplate
    }

    /// Whether a name was a type before a function or a variable took it: `struct S` still means the type.
    pub(super) fn is_hidden_type(&self, name: Name) -> bool {
        self.hidden.contains(&name)
    }

    /// Says what a name is from here to the end of the innermost scope.
    pub(super) fn declare(&mut self, name: Name, kind: NameKind) {
        if self.kind(name) == kind {
            // Still noted, since what the scope holds is wanted when it has a name.
            if kind != NameKind::Value && !self.scopes.is_empty() {
                self.undo.push((name, kind));
            }
            return;
        }
        if self.kinds.len() <= name.index() {
            self.kinds.resize(name.index() + 1, NameKind::Value);
        }
        let old = std::mem::replace(&mut self.kinds[name.index()], kind);
        if old.is_type() && old != NameKind::TypeTemplate && !kind.is_type() {
            self.hidden.insert(name);
        }
        if !self.scopes.is_empty() {
            self.undo.push((name, old));
        }
    }

    pub(super) fn open(&mut self) {
        self.scopes.push(self.undo.len());
    }

    /// Closes the innermost scope.
    pub(super) fn close(&mut self) {
        let start = self.scopes.pop().unwrap_or(0);
        while self.undo.len() > start {
            if let Some((name, old)) = self.undo.pop() {
                self.kinds[name.index()] = old;
            }
        }
    }

    /// Opens the scope of a namespace or record.
    pub(super) fn open_named(&mut self, scope: Option<Name>) {
        self.open();
        self.open.extend(scope);
    }

    /// Closes the innermost scope, which is that of the namespace or record `scope`: what it holds stays known.
    pub(super) fn close_named(&mut self, scope: Option<Name>) {
        let start = self.scopes.last().copied().unwrap_or(0);
        if let Some(scope) = scope {
            self.open.pop();
            let kinds = &self.kinds;
            let held = self.undo[start..].iter().map(|&(name, _)| (name, kinds[name.index()]));
            let held: Vec<_> = held.filter(|&(_, kind)| kind != NameKind::Value).collect();
            if !held.is_empty() {
                let members = self.members.entry(scope).or_default();
                for entry in held {
                    if entry.1 == NameKind::FunctionTemplate {
                        self.templates.insert(entry.0);
                    }
                    if !members.contains(&entry) {
                        members.push(entry);
                    }
                }
            }
        }
        self.close();
    }

    /// Makes what `scope` holds known here: a namespace opened again, `using namespace`, a base, a method's body.
    pub(super) fn import(&mut self, scope: Name) {
        if scope == word::DX {
            self.declare(word::HIT_OBJECT, NameKind::Type);
        }
        for (name, kind) in self.members.get(&scope).cloned().unwrap_or_default() {
            self.declare(name, kind);
        }
    }
}

fn kind_of(builtin: Builtin) -> NameKind {
    match builtin {
        Builtin::VectorTemplate | Builtin::MatrixTemplate => NameKind::TypeTemplate,
        Builtin::Object(i) if OBJECTS[usize::from(i)].is_template => NameKind::TypeTemplate,
        Builtin::Object(i) if OBJECTS[usize::from(i)].text != "string" => NameKind::Type,
        _ => NameKind::Alias,
    }
}
