//! Functions as calls see them, in overload sets.

use super::{FnId, ScopeId, SetId, TArg};
use crate::source::{Name, Span};
use crate::syntax::tree::{self, DeclId, TemplateId};
use crate::typed::{ArgIo, FuncId, StructId, TyId};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};
use std::sync::Arc;
use trefoil_entity::{Entity, HashMap, LayeredMap, SparseMap, pair_key, sort_by_key};

/// All functions, their overload sets, and who calls whom.
#[derive(Clone, Default)]
pub(in crate::check) struct Functions {
    /// Declared functions, templates, instances.
    pub all: LayeredMap<FnId, Function>,
    /// Overload sets. A function may be in several.
    pub sets: LayeredMap<SetId, SmallVec<[FnId; 2]>>,
    pub calls: Calls,
    /// Of the functions that compiles share, those that may be `static` functions that nothing calls.
    pub uncalled: Vec<FnId>,
    /// Methods of instances that were called before they were defined.
    pub late: Vec<FnId>,
    /// Defaults of functions' parameters that an earlier declaration of their template said.
    pub inherited_defaults: HashMap<DeclId, tree::ExprId>,
}

impl Functions {
    /// An overload set with nothing in it.
    pub(in crate::check) fn new_set(&mut self) -> SetId {
        self.sets.push(SmallVec::new())
    }

    /// A function that is in no set.
    pub(in crate::check) fn add(&mut self, function: Function) -> FnId {
        self.all.push(function)
    }
}

/// Who calls whom.
#[derive(Clone, Default)]
pub(in crate::check) struct Calls {
    /// Caller and callee of each call since the others were shared; in order, each once, after [`Calls::sort`].
    own: Vec<(FuncId, FuncId)>,
    shared: Option<Arc<SharedCalls>>,
}

/// The calls that compiles share.
struct SharedCalls {
    /// In order, each once.
    all: Vec<(FuncId, FuncId)>,
    /// The callees.
    called: SparseMap<FuncId, bool>,
}

impl Calls {
    /// Notes a call.
    pub(in crate::check) fn push(&mut self, caller: FuncId, callee: FuncId) {
        self.own.push((caller, callee));
    }

    /// Sorts the calls by caller and callee, each once.
    pub(in crate::check) fn sort(&mut self) {
        sort_by_key(&mut self.own, |&(from, to)| pair_key(from.index() as u32, to.index() as u32));
        self.own.dedup();
    }

    /// Makes the calls, which are sorted, shared, for clones to come.
    pub(in crate::check) fn share(&mut self) {
        let mut all = std::mem::take(&mut self.own);
        if let Some(shared) = &self.shared {
            all.splice(0..0, shared.all.iter().copied());
            sort_by_key(&mut all, |&(from, to)| pair_key(from.index() as u32, to.index() as u32));
            all.dedup();
        }
        let mut called = SparseMap::default();
        all.iter().for_each(|&(_, callee)| called.set(callee, true));
        self.shared = Some(Arc::new(SharedCalls { all, called }));
    }

    /// What a function calls, once the calls are sorted.
    pub(in crate::check) fn of(&self, caller: FuncId) -> impl Iterator<Item = FuncId> + '_ {
        let of = move |calls: &'_ [(FuncId, FuncId)]| {
            let first = calls.partition_point(|call| call.0 < caller);
            first..first + calls[first..].partition_point(|call| call.0 == caller)
        };
        let shared = self.shared.as_ref().map_or(&[][..], |shared| &shared.all);
        shared[of(shared)].iter().chain(&self.own[of(&self.own)]).map(|call| call.1)
    }

    /// Tells whether something calls a function.
    pub(in crate::check) fn called(&self) -> impl Fn(FuncId) -> bool + '_ {
        let mut own = SparseMap::default();
        self.own.iter().for_each(|&(_, callee)| own.set(callee, true));
        move |func| own.get(func) || self.shared.as_ref().is_some_and(|shared| shared.called.get(func))
    }

    /// About how many bytes they take.
    pub(in crate::check) fn bytes(&self) -> usize {
        let shared = self.shared.as_ref().map_or(0, |shared| shared.all.len());
        (shared + self.own.len()) * size_of::<(FuncId, FuncId)>()
    }
}

impl Index<FnId> for Functions {
    type Output = Function;
    fn index(&self, id: FnId) -> &Function {
        &self.all[id]
    }
}

impl IndexMut<FnId> for Functions {
    fn index_mut(&mut self, id: FnId) -> &mut Function {
        &mut self.all[id]
    }
}

/// A parameter as calls see it.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) struct Formal {
    pub ty: TyId,
    pub io: ArgIo,
    /// The default argument.
    pub default: Option<tree::ExprId>,
}

/// A function as calls see it: a declared one, a template, or an instance of one.
#[derive(Clone)]
pub(in crate::check) struct Function {
    /// What was written: the definition once there is one.
    pub decl: tree::FunctionId,
    pub name: Name,
    /// What it is in the typed tree; none for templates.
    pub func: Option<FuncId>,
    pub formals: SmallVec<[Formal; 4]>,
    /// How many arguments a call needs at least.
    pub required: usize,
    pub ret: TyId,
    /// The record of a method; also of static ones.
    pub owner: Option<StructId>,
    pub is_static: bool,
    /// Whether its first declaration says `static`.
    pub is_internal: bool,
    /// The scope that its body is looked up in.
    pub scope: ScopeId,
    pub template: Option<TemplateId>,
    pub instances: HashMap<Vec<TArg>, FnId>,
    /// The arguments of an explicit specialisation.
    pub specialization: Option<Vec<TArg>>,
    /// Whether a body was seen.
    pub defined: bool,
    /// Whether the body is checked only when somebody calls it: of a method of an instance, or of a function that is made for a
    /// template which is looked at by itself.
    pub lazy: bool,
    /// Whether a template is in error however it is instantiated.
    pub broken: bool,
    pub span: Span,
}

impl Function {
    /// Whether a declaration says `static` of a function that was declared without.
    pub(in crate::check) fn becomes_internal(&self, it: &tree::FunctionDecl) -> bool {
        it.modifiers.has(tree::Modifiers::STATIC) && !self.is_internal && self.owner.is_none()
    }
}
