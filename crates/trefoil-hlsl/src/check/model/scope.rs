//! Scopes: the names that outlive statements, and the names of blocks.

use super::{PartIndex, ScopeId, SetId, TemplateIndex};
use crate::source::{Name, Span};
use crate::syntax::tree::Operator;
use crate::typed::{Const, StructId, TyId, VarId};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};
use trefoil_entity::{HashMap, HashSet, LayeredHashMap, LayeredMap, SparseMap, sort_by_key};

/// All scopes, the names of the blocks that are open, and what using declarations and directives made of them.
#[derive(Clone)]
pub(in crate::check) struct Scopes {
    /// Those that outlive the statements in them. A scope keeps its parent.
    pub all: LayeredMap<ScopeId, Scope>,
    /// The names of the blocks that are open; none between two declarations of a file.
    pub locals: Locals,
    /// The names of scopes that using declarations brought.
    pub usings: HashMap<(ScopeId, Name), Using>,
    /// Where each `using namespace` of a block stands among the names of blocks, and the scope that it was given to.
    pub block_usings: Vec<(usize, ScopeId)>,
    /// Whether there is any namespace, so that arguments' types can bring functions.
    pub has_namespace: bool,
    /// Whether any namespace is used.
    pub has_using: bool,
    /// Whether any type or template of the source has the name of a built-in one.
    pub hides_builtins: bool,
    /// The names of functions in namespaces.
    pub namespace_functions: HashSet<Name>,
    /// Structures whose names functions and variables have taken, by the scope of both.
    pub hidden: HashMap<(ScopeId, Name), TyId>,
    /// The built-in namespace `dx`, once something names it.
    pub dx: Option<Dx>,
}

/// The scopes of the namespace `dx`.
#[derive(Clone, Copy)]
pub(in crate::check) struct Dx {
    /// Its own, where the source has no namespace of the name.
    pub space: ScopeId,
    /// That of the type `HitObject`, for the path of a static method; it has no names.
    pub hit_object: ScopeId,
}

/// Room for the global names of a small shader.
const FIRST_NAMES: usize = 24;

impl Scopes {
    /// The global scope, empty, with room for the names of a small shader.
    pub(in crate::check) fn new() -> Scopes {
        let mut all = LayeredMap::default();
        let room = LayeredHashMap::with_capacity(FIRST_NAMES);
        all.push(Scope { names: room, ..Scope::new(None) });
        Scopes {
            all,
            locals: Locals::default(),
            usings: HashMap::default(),
            block_usings: Vec::new(),
            has_namespace: false,
            has_using: false,
            hides_builtins: false,
            namespace_functions: HashSet::default(),
            hidden: HashMap::default(),
            dx: None,
        }
    }

    /// Makes the names shared, for clones to come; no block is open.
    pub(in crate::check) fn share(&mut self) {
        if self.locals.entries.is_empty() {
            self.locals = Locals::default();
        }
        self.all.change_own(|scope| scope.names.share());
        self.all.share();
    }

    /// A new scope inside of another.
    pub(in crate::check) fn add(&mut self, parent: ScopeId) -> ScopeId {
        self.all.push(Scope::new(Some(parent)))
    }

    /// Forgets what was declared in the block that began at `mark`.
    pub(in crate::check) fn end_block(&mut self, mark: usize) {
        self.locals.release(mark);
        while let Some((_, scope)) = self.block_usings.pop_if(|&mut (at, _)| at > mark) {
            self.all[scope].using.pop();
        }
    }

    /// Whether one scope is another or lies around it.
    pub(in crate::check) fn encloses(&self, outer: ScopeId, inner: ScopeId) -> bool {
        self.outwards(inner).any(|scope| scope == outer)
    }

    /// A scope and those around it.
    pub(in crate::check) fn outwards(&self, from: ScopeId) -> impl Iterator<Item = ScopeId> + '_ {
        std::iter::successors(Some(from), |&scope| self.all[scope].parent)
    }

    /// The namespace that a scope lies in, or the scope around everything.
    pub(in crate::check) fn namespace_around(&self, scope: ScopeId) -> ScopeId {
        self.outwards(scope).find(|&at| self.all[at].name.is_some()).unwrap_or(ScopeId::GLOBAL)
    }
}

impl Index<ScopeId> for Scopes {
    type Output = Scope;
    fn index(&self, id: ScopeId) -> &Scope {
        &self.all[id]
    }
}

impl IndexMut<ScopeId> for Scopes {
    fn index_mut(&mut self, id: ScopeId) -> &mut Scope {
        &mut self.all[id]
    }
}

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) enum Symbol {
    /// A variable.
    Var(VarId),
    /// A field of the record whose scope it was found in.
    Field(u32),
    /// A member of the record whose scope it was found in, by more than one field or by bits.
    Part(PartIndex),
    /// A type.
    Type(TyId),
    /// Functions, function templates among them.
    Functions(SetId),
    /// A template of records, aliases or variables.
    Template(TemplateIndex),
    /// A built-in template that a parameter of a template stands for.
    BuiltinTemplate(Name),
    /// A namespace.
    Namespace(ScopeId),
    /// An enumerator or the value of a template parameter.
    Value(TyId, Const),
}

/// A scope's names.
#[derive(Clone)]
pub(in crate::check) struct Scope {
    /// The scope around it.
    pub parent: Option<ScopeId>,
    /// The record whose members they are.
    pub record: Option<StructId>,
    /// The namespace's name; none for others.
    pub name: Option<Name>,
    pub names: LayeredHashMap<Name, (Symbol, Span)>,
    pub operators: HashMap<Operator, SetId>,
    /// The members of the buffers that a namespace begins with: they are global, and its name finds them too once something
    /// else stands in it.
    pub leading: HashMap<Name, Symbol>,
    /// Namespaces whose names are seen here.
    pub using: SmallVec<[ScopeId; 1]>,
}

impl Scope {
    /// A scope in another.
    pub(in crate::check) fn new(parent: Option<ScopeId>) -> Scope {
        Scope {
            parent,
            record: None,
            name: None,
            names: LayeredHashMap::default(),
            operators: HashMap::default(),
            leading: HashMap::default(),
            using: SmallVec::new(),
        }
    }

    /// The names in the order of their declarations.
    pub(in crate::check) fn in_source_order(&self) -> Vec<(Name, Symbol, Span)> {
        let mut names: Vec<_> = self.names.iter().map(|(&name, &(symbol, at))| (name, symbol, at)).collect();
        sort_by_key(&mut names, |(.., at)| u64::from(at.lo.0));
        names
    }
}

/// What was found, and in which record.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) struct Found {
    /// What the name stands for.
    pub symbol: Symbol,
    /// The record that it is a member of.
    pub owner: Option<StructId>,
}

#[derive(Clone)]
struct Local {
    name: Name,
    symbol: Symbol,
    span: Span,
    /// The entry of the same name that this one hides.
    hides: u32,
}

/// The names of blocks, innermost last.
#[derive(Clone, Default)]
pub(in crate::check) struct Locals {
    entries: Vec<Local>,
    /// The last entry of each name, one up; 0 for none. Few of the names of a unit are declared in blocks.
    heads: SparseMap<Name, u32>,
    /// Entries before this belong to another function and are not seen.
    base: u32,
}

impl Locals {
    /// Where a new block begins.
    pub(in crate::check) fn mark(&self) -> usize {
        self.entries.len()
    }

    /// Forgets the names since `mark`.
    pub(in crate::check) fn release(&mut self, mark: usize) {
        while self.entries.len() > mark {
            if let Some(local) = self.entries.pop() {
                self.heads.set(local.name, local.hides);
            }
        }
    }

    /// Hides all that are there; gives what [`Locals::unhide`] wants.
    pub(in crate::check) fn hide(&mut self) -> u32 {
        std::mem::replace(&mut self.base, self.entries.len() as u32)
    }

    /// Undoes [`Locals::hide`].
    pub(in crate::check) fn unhide(&mut self, base: u32) {
        self.base = base;
    }

    /// Adds a name, which hides those of the same name.
    pub(in crate::check) fn add(&mut self, name: Name, symbol: Symbol, span: Span) {
        let hides = self.heads.get(name);
        self.entries.push(Local { name, symbol, span, hides });
        self.heads.set(name, self.entries.len() as u32);
    }

    /// The names that are seen, with their places.
    pub(in crate::check) fn names(&self) -> impl Iterator<Item = (Name, Span)> + '_ {
        self.entries[self.base as usize..].iter().map(|local| (local.name, local.span))
    }

    /// What a name of a block stands for.
    pub(in crate::check) fn symbol_mut(&mut self, name: Name) -> Option<&mut Symbol> {
        let (.., at) = self.find(name)?;
        Some(&mut self.entries[at].symbol)
    }

    /// What a name stands for that was declared since `mark`.
    pub(in crate::check) fn entry_since(&self, name: Name, mark: usize) -> Option<(Symbol, Span)> {
        self.find(name).filter(|&(.., at)| at >= mark).map(|(symbol, span, _)| (symbol, span))
    }

    /// Whether a name is seen.
    pub(in crate::check) fn has(&self, name: Name) -> bool {
        self.find(name).is_some()
    }

    /// What a name stands for, where it was declared, and its entry.
    pub(in crate::check) fn find(&self, name: Name) -> Option<(Symbol, Span, usize)> {
        let at = self.heads.get(name);
        if at <= self.base {
            return None;
        }
        let local = &self.entries[at as usize - 1];
        Some((local.symbol, local.span, at as usize - 1))
    }
}

/// What a name was made to stand for by a using declaration.
#[derive(Clone, Copy)]
pub(in crate::check) struct Using {
    /// The name in the declaration.
    pub at: Span,
    /// What it names.
    pub target: Span,
}
