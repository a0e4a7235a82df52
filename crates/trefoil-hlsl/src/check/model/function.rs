//! Functions as calls see them, in overload sets.

use super::{FnId, ScopeId, SetId, TArg};
use crate::source::{Name, Span};
use crate::syntax::tree::{self, DeclId, TemplateId};
use crate::typed::{ArgIo, FuncId, StructId, TyId};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};
use trefoil_entity::{HashMap, LayeredMap};

/// All functions, their overload sets, and who calls whom.
#[derive(Clone, Default)]
pub(in crate::check) struct Functions {
    /// Declared functions, templates, instances.
    pub all: LayeredMap<FnId, Function>,
    /// Overload sets. A function may be in several.
    pub sets: LayeredMap<SetId, SmallVec<[FnId; 2]>>,
    /// Caller and callee of each call.
    pub calls: Vec<(FuncId, FuncId)>,
    /// How many of the calls stand first, sorted, because compiles share them.
    pub shared_calls: usize,
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
    /// The scope that its body is looked up in.
    pub scope: ScopeId,
    pub template: Option<TemplateId>,
    pub instances: HashMap<Vec<TArg>, FnId>,
    /// The arguments of an explicit specialisation.
    pub specialization: Option<Vec<TArg>>,
    /// Whether a body was seen.
    pub defined: bool,
    /// Whether the body is checked only when somebody calls it: of a method of an instance.
    pub lazy: bool,
    /// Whether a template is in error however it is instantiated.
    pub broken: bool,
    pub span: Span,
}
