//! Templates of records, aliases and variables. Those of functions are functions.

use super::{Model, ScopeId, TemplateIndex};
use crate::source::{Name, Span};
use crate::syntax::tree::{self, DeclId, RecordId, TemplateArgsId, TemplateId, TypedefDecl};
use crate::typed::{StructId, Ty, TyId, VarId};
use std::ops::{Index, IndexMut};
use trefoil_entity::{HashMap, HashSet, LayeredMap};

/// All templates.
#[derive(Clone, Default)]
pub(in crate::check) struct Templates {
    /// Templates with their instances.
    pub all: LayeredMap<TemplateIndex, Template>,
    /// Members of what only an instance of a template knows.
    pub dependent_members: HashSet<tree::ExprId>,
    /// Parameters of templates, and those of an earlier declaration that say their default.
    pub inherited_params: HashMap<DeclId, DeclId>,
}

impl Index<TemplateIndex> for Templates {
    type Output = Template;
    fn index(&self, id: TemplateIndex) -> &Template {
        &self.all[id]
    }
}

impl IndexMut<TemplateIndex> for Templates {
    fn index_mut(&mut self, id: TemplateIndex) -> &mut Template {
        &mut self.all[id]
    }
}

/// An argument of a template, resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::check) enum TArg {
    Type(TyId),
    /// A value with its type, integers and bools as such.
    Value(TyId, i64),
    /// A template, for a parameter that is one.
    Template(TemplateIndex),
    /// A built-in template, by its name.
    Builtin(Name),
}

impl Model {
    /// The integer that an argument is; of an enumeration with a scope none, which converts to nothing.
    pub(in crate::check) fn integer_of(&self, arg: &TArg) -> Option<i64> {
        match *arg {
            TArg::Value(ty, value) => {
                let scoped =
                    matches!(self.program.types.get(ty), Ty::Enum(n, _) if self.enums[n as usize].scoped);
                (!scoped).then_some(value)
            }
            _ => None,
        }
    }
}

impl TArg {
    /// Whether two arguments are the same, values by what they are worth.
    pub(in crate::check) fn is_same(&self, other: &TArg) -> bool {
        match (self, other) {
            (TArg::Value(_, a), TArg::Value(_, b)) => a == b,
            _ => self == other,
        }
    }
}

/// What a template makes.
#[derive(Clone, Copy)]
pub(in crate::check) enum Subject {
    Record(RecordId),
    Variable(tree::VarId),
    Alias(TypedefDecl),
}

/// A template.
#[derive(Clone)]
pub(in crate::check) struct Template {
    pub name: Name,
    pub subject: Subject,
    pub head: TemplateId,
    /// Where it was declared.
    pub scope: ScopeId,
    pub instances: HashMap<Vec<TArg>, TyId>,
    pub specializations: Vec<(RecordId, Option<TemplateId>, TemplateArgsId)>,
    pub span: Span,
    /// The record that stands for all instances.
    pub generic: Option<StructId>,
    /// Methods that are defined outside of the record.
    pub outside: Vec<OutsideMethod>,
    /// Whether it is in error however it is instantiated.
    pub broken: bool,
    /// The instances of a variable template.
    pub variables: HashMap<Vec<TArg>, VarId>,
    /// The specialisations of a variable template.
    pub special_variables: Vec<(tree::VarId, Option<TemplateId>, TemplateArgsId)>,
}

/// A method of a record template that is defined outside of its record.
#[derive(Clone, Copy)]
pub(in crate::check) struct OutsideMethod {
    /// The definition.
    pub decl: tree::FunctionId,
    /// The parameters of the record's template, by the definition's names.
    pub head: TemplateId,
}
