//! The model: what has been declared up to a point of the source, and the typed program made of it.
//!
//! Plain data: ids, rows and arenas, without a borrow of the unit or of the request, so that a clone of it keeps a point
//! between two declarations, and the check can go on from there. Entries are added, never taken away, but for the names of
//! blocks, which leave with their block. An id stays good. What asks for the tree, reports errors or knows where the check
//! is at the moment, is no part of it: see [`Context`](super::Context).

mod function;
mod ids;
mod record;
mod scope;
mod template;
mod types;

pub(in crate::check) use function::{Formal, Function, Functions};
pub(in crate::check) use ids::{FnId, PartIndex, ScopeId, SetId, TemplateIndex};
pub(in crate::check) use record::{Facts, Part, Record, Records};
pub(in crate::check) use scope::{Dx, Found, Scope, Scopes, Symbol, Using};
pub(in crate::check) use template::{OutsideMethod, Subject, TArg, Template, Templates};
pub(in crate::check) use types::{Common, Enumeration, Types};

use crate::check::options::CheckOptions;
use crate::source::{Name, Span};
use crate::syntax::tree::Unit;
use crate::typed::{BufferId, Expr, ExprId, ExprKind, Field, Program, StructId, Ty, TyId, VarId};
use trefoil_entity::{HashSet, SparseMap};

/// What has been declared, and the typed program made of it.
#[derive(Clone)]
pub(in crate::check) struct Model {
    /// What is made.
    pub program: Program,
    /// Types that are needed often.
    pub common: Common,
    /// Types that were made before.
    pub types: Types,
    pub scopes: Scopes,
    pub functions: Functions,
    pub records: Records,
    pub templates: Templates,
    /// Enumerations, by the number in [`Ty::Enum`].
    pub enums: Vec<Enumeration>,
    /// `$Globals`, once a loose global needs it.
    pub globals: Option<BufferId>,
    /// Static members that have been defined outside of their record.
    pub defined_statics: HashSet<VarId>,
    /// Which variables something names.
    pub named: SparseMap<VarId, bool>,
    /// How many names were made up.
    pub anonymous: u32,
}

impl Model {
    /// Nothing declared; with room for what a unit will need.
    pub(in crate::check) fn new(unit: &Unit, options: &CheckOptions) -> Model {
        let mut program = Program { names: unit.names.clone(), ..Program::default() };
        program.exprs.reserve(unit.exprs.len() * 3 / 2);
        // Bodies of loops and instances of templates have more than there is in the text.
        let functions_in_all = unit.functions.len() + unit.functions.len() / 4;
        program.stmts.reserve(unit.stmts.len() + unit.stmts.len() / 4);
        program.vars.reserve(unit.vars.len() + unit.vars.len() / 4);
        program.funcs.reserve(functions_in_all);
        let common = Common::new(&mut program.types);
        let mut functions = Functions::default();
        functions.all.reserve(functions_in_all);
        functions.sets.reserve(functions_in_all);
        Model {
            program,
            common,
            types: Types::new(options),
            scopes: Scopes::new(),
            functions,
            records: Records::default(),
            templates: Templates::default(),
            enums: Vec::new(),
            globals: None,
            defined_statics: HashSet::default(),
            named: SparseMap::default(),
            anonymous: 0,
        }
    }

    /// Makes what has been declared shared: a clone costs what is declared after it, or changed.
    pub(in crate::check) fn share(&mut self) {
        self.program.names.share();
        self.program.share();
        self.scopes.share();
        self.functions.all.share();
        self.functions.calls.share();
        self.functions.sets.share();
        self.records.all.share();
        self.records.parts.share();
        self.templates.all.share();
    }

    /// About how many bytes it takes.
    pub(in crate::check) fn bytes(&self) -> usize {
        let names: usize = self.scopes.all.values().map(|scope| scope.names.len()).sum();
        self.program.bytes()
            + self.functions.all.bytes()
            + self.functions.sets.bytes()
            + self.functions.calls.bytes()
            + self.records.all.bytes()
            + self.records.parts.bytes()
            + self.templates.all.bytes()
            + self.scopes.all.bytes()
            + names * 2 * size_of::<(Name, Symbol, Span)>()
    }

    /// Adds a typed expression.
    pub(in crate::check) fn add(&mut self, kind: ExprKind, ty: TyId, span: Span) -> ExprId {
        self.program.exprs.push(Expr { kind, ty, span })
    }

    /// An expression that stands for one in error.
    #[cold]
    pub(in crate::check) fn error_expr(&mut self, span: Span) -> ExprId {
        let ty = self.common.error;
        self.add(ExprKind::Error, ty, span)
    }

    /// The type of a typed expression.
    pub(in crate::check) fn ty(&self, e: ExprId) -> TyId {
        self.program.exprs[e].ty
    }

    /// What the type of a typed expression is.
    pub(in crate::check) fn ty_of(&self, e: ExprId) -> Ty {
        self.program.types.get(self.program.exprs[e].ty)
    }

    /// Where a typed expression is.
    pub(in crate::check) fn span(&self, e: ExprId) -> Span {
        self.program.exprs[e].span
    }

    /// Whether an expression is one in error.
    pub(in crate::check) fn is_error(&self, e: ExprId) -> bool {
        self.ty(e) == self.common.error
    }

    /// The text of a name.
    pub(in crate::check) fn text(&self, name: Name) -> &str {
        self.program.names.get(name)
    }

    /// What is known of a structure.
    pub(in crate::check) fn record(&self, id: StructId) -> &Record {
        &self.records[id]
    }

    /// The functions of an overload set.
    pub(in crate::check) fn set(&self, id: SetId) -> &[FnId] {
        &self.functions.sets[id]
    }

    /// A name's text: names that the check made up are not in the unit's interner.
    pub(in crate::check) fn name_text(&self, name: Name) -> String {
        self.text(name).to_owned()
    }

    /// Marks a variable as named somewhere.
    pub(in crate::check) fn mark_used(&mut self, var: VarId) {
        self.named.set(var, true);
    }

    /// A field of a structure.
    pub(in crate::check) fn field(&self, s: StructId, i: u32) -> &Field {
        &self.program.structs[s].fields[i as usize]
    }

    /// The functions in the program, by index.
    pub(in crate::check) fn func_count(&self) -> usize {
        self.program.funcs.len()
    }
}
