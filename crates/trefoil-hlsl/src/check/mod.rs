//! From the tree to the typed tree: names, types, conversions, overloads, templates, constants.
//!
//! One pass in the order of the source. Names are looked up where they are used; a template's body is checked when it is
//! instantiated; methods' bodies wait until their record is whole.

mod constants;
mod conversions;
mod decl;
mod expr;
mod finish;
mod kinds;
mod names;
mod options;
mod overloads;
mod stage;
mod stmt;
mod templates;
mod types;

pub(crate) use names::typo::distance;
pub use options::{CheckOptions, Exports};

use crate::builtins::Entry;
use crate::diag::{Arg, Diagnostic, Diagnostics, Kind, Severity};
use crate::source::{Name, Pos, Span};
use crate::syntax::arena::Id;
use crate::syntax::tree::{self, AttributeId, DeclId, Unit};
use crate::typed::{BufferId, Expr, ExprId, ExprKind, FuncId, Program, StructId, Ty, TyId, VarId};
use decl::function::{FnId, Function};
use decl::record::Record;
use decl::{enums, parts};
use names::scope::{Locals, Scope, ScopeId, SetId};
use names::using;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use stage::ray;
use templates::template::Template;
use types::facts::Common;

/// Checks a unit. The program is for lowering only when `diagnostics` has no errors afterwards.
pub fn check(unit: &Unit, options: &CheckOptions, diagnostics: &mut Diagnostics) -> Program {
    let mut checker = Checker::new(unit, options, diagnostics);
    checker.items(unit.items);
    checker.finish()
}

/// What holds inside of the function that is being checked.
#[derive(Clone, Copy)]
struct Body {
    /// The function.
    func: FuncId,
    /// What it returns.
    ret: TyId,
    /// The object of a method.
    this: Option<(VarId, StructId)>,
    /// How many loops are around.
    loops: u32,
    /// How many loops and switches are around.
    breakable: u32,
}

/// The state of a check.
struct Checker<'a> {
    unit: &'a Unit,
    options: &'a CheckOptions,
    diags: &'a mut Diagnostics,
    /// What is made.
    p: Program,
    /// Types that are needed often.
    c: Common,
    /// Scalars and vectors that were made, by scalar and length.
    small_types: [[Option<TyId>; 5]; types::facts::SCALARS],
    scopes: Vec<Scope>,
    /// The innermost scope that is not a block's.
    scope: ScopeId,
    locals: Locals,
    /// Overload sets.
    sets: Vec<SmallVec<[FnId; 2]>>,
    fns: Vec<Function>,
    /// What is known of each structure, by its id.
    records: Vec<Record>,
    templates: Vec<Template>,
    /// The names of the enumerations.
    enums: Vec<enums::Enumeration>,
    /// Functions whose bodies are to be checked, and how deep in instantiations.
    pending: Vec<(FnId, u32)>,
    /// Templates among the members of records that are not whole yet.
    pending_templates: Vec<FnId>,
    /// How deep in instantiations we are.
    depth: u32,
    /// How deep in expressions we are: default arguments add theirs to those of the calls.
    nesting: u32,
    /// How many candidates calls have looked at.
    considered: usize,
    /// How many default arguments calls have used.
    defaults: u32,
    body: Option<Body>,
    /// `$Globals`, once a loose global needs it.
    globals: Option<BufferId>,
    /// Who calls whom, with the place of the call.
    calls: Vec<(FuncId, FuncId)>,
    /// Types declared where they are used.
    /// Attributes that were warned of.
    warned_attributes: FxHashSet<AttributeId>,
    inline_types: FxHashMap<DeclId, TyId>,
    /// The types of inline ray tracing.
    rays: ray::RayTypes,
    builtin_cache: FxHashMap<Name, Option<&'static Entry>>,
    /// Bodies of switches on enumerations.
    enum_switches: FxHashSet<tree::StmtId>,
    /// How many names were made up.
    anonymous: u32,
    /// Whether a template is looked at for what does not depend on its parameters.
    generic: bool,
    /// The parameters of the templates around, while `generic`.
    template_names: Vec<(Name, Span)>,
    /// How many instances of templates there are.
    instances: u32,
    /// Whether there is any namespace, so that arguments' types can bring functions.
    has_namespace: bool,
    /// Whether any namespace is used.
    has_using: bool,
    /// The names of functions in namespaces.
    namespace_functions: FxHashSet<Name>,
    /// The names of scopes that using declarations brought.
    usings: FxHashMap<(ScopeId, Name), using::Using>,
    /// Where each `using namespace` of a block stands among the names of blocks, and the scope that it was given to.
    block_usings: Vec<(usize, ScopeId)>,
    /// Methods of instances that were called before they were defined.
    late: Vec<FnId>,
    /// How deep in default arguments we are.
    default_depth: u32,
    /// Names that a `typedef` with `const` made.
    const_aliases: FxHashSet<Name>,
    /// Where the loss of a conversion is said, when not at what is converted: a variable's name, an assignment's operator.
    convert_at: Option<Span>,
    /// Errors of the labels of the switch that is being checked.
    label_errors: Vec<Diagnostic>,
    /// Static members that have been defined outside of their record.
    defined_statics: FxHashSet<VarId>,
    /// Members of what only an instance of a template knows.
    dependent_members: FxHashSet<tree::ExprId>,
    /// Where the expression begins that is a statement.
    statement_start: Pos,
    /// The place of a name that no word of a statement can be meant by.
    no_words: Pos,
    /// The types of arrays without elements, by the type of the elements that they lack.
    empty_arrays: FxHashMap<TyId, TyId>,
    /// Defaults of functions' parameters that an earlier declaration of their template said.
    inherited_defaults: FxHashMap<DeclId, tree::ExprId>,
    /// Parameters of templates, and those of an earlier declaration that say their default.
    inherited_params: FxHashMap<DeclId, DeclId>,
    /// Bases that depend on parameters of templates.
    open_bases: Vec<tree::TypeRefId>,
    /// Names of types of functions.
    function_aliases: FxHashSet<Name>,
    /// Whether an explicit argument of a call is no constant, and nothing has said so yet.
    argument_not_constant: bool,
    /// The variable whose type is being resolved.
    declaring: Option<Name>,
    /// Which variables something names.
    used: Vec<bool>,
    /// What structures are without their resources.
    number_types: FxHashMap<TyId, TyId>,
    /// Members that are more than one field away, and bit-fields.
    parts: Vec<parts::Part>,
}

impl<'a> Checker<'a> {
    fn new(unit: &'a Unit, options: &'a CheckOptions, diags: &'a mut Diagnostics) -> Self {
        let mut p = Program { names: unit.names.clone(), ..Program::default() };
        p.exprs.reserve(unit.exprs.len() * 3 / 2);
        p.stmts.reserve(unit.stmts.len());
        p.vars.reserve(unit.vars.len());
        let c = Common::new(&mut p.types);
        Checker {
            unit,
            options,
            diags,
            p,
            c,
            small_types: [[None; 5]; types::facts::SCALARS],
            scopes: vec![Scope::global()],
            scope: ScopeId::GLOBAL,
            locals: Locals::new(unit.names.len()),
            sets: Vec::new(),
            fns: Vec::new(),
            records: Vec::new(),
            templates: Vec::new(),
            enums: Vec::new(),
            pending: Vec::new(),
            pending_templates: Vec::new(),
            depth: 0,
            nesting: 0,
            considered: 0,
            defaults: 0,
            body: None,
            globals: None,
            calls: Vec::new(),
            warned_attributes: FxHashSet::default(),
            inline_types: FxHashMap::default(),
            builtin_cache: FxHashMap::default(),
            enum_switches: FxHashSet::default(),
            anonymous: 0,
            generic: false,
            template_names: Vec::new(),
            instances: 0,
            has_namespace: false,
            has_using: false,
            namespace_functions: FxHashSet::default(),
            usings: FxHashMap::default(),
            block_usings: Vec::new(),
            rays: ray::RayTypes::default(),
            late: Vec::new(),
            default_depth: 0,
            const_aliases: FxHashSet::default(),
            convert_at: None,
            label_errors: Vec::new(),
            defined_statics: FxHashSet::default(),
            dependent_members: FxHashSet::default(),
            statement_start: Pos::NONE,
            no_words: Pos::NONE,
            empty_arrays: FxHashMap::default(),
            inherited_defaults: FxHashMap::default(),
            inherited_params: FxHashMap::default(),
            open_bases: Vec::new(),
            function_aliases: FxHashSet::default(),
            argument_not_constant: false,
            declaring: None,
            used: Vec::new(),
            number_types: FxHashMap::default(),
            parts: Vec::new(),
        }
    }

    /// Adds a typed expression.
    fn add(&mut self, kind: ExprKind, ty: TyId, span: Span) -> ExprId {
        self.p.exprs.push(Expr { kind, ty, span })
    }

    /// An expression that stands for one in error.
    #[cold]
    fn error_expr(&mut self, span: Span) -> ExprId {
        let ty = self.c.error;
        self.add(ExprKind::Error, ty, span)
    }

    /// The type of a typed expression.
    fn ty(&self, e: ExprId) -> TyId {
        self.p.exprs[e].ty
    }

    /// What the type of a typed expression is.
    fn ty_of(&self, e: ExprId) -> Ty {
        self.p.types.get(self.p.exprs[e].ty)
    }

    /// Where a typed expression is.
    fn span(&self, e: ExprId) -> Span {
        self.p.exprs[e].span
    }

    /// Where an expression of the tree is.
    fn place_of(&self, e: tree::ExprId) -> Span {
        self.unit.expr_places[e].span
    }

    /// The operator of an expression of the tree, or what else stands for it.
    fn caret(&self, e: tree::ExprId) -> Span {
        let place = self.unit.expr_places[e];
        Span::new(place.caret, place.span.hi)
    }

    /// The text of a name.
    fn text(&self, name: Name) -> &str {
        self.p.names.get(name)
    }

    #[cold]
    fn report(&mut self, kind: &'static Kind, span: Span) {
        self.push(Diagnostic::new(kind, span));
    }

    /// Adds a diagnostic. Names that the check made up are spelled out: who prints may not know them.
    fn push(&mut self, mut diagnostic: Diagnostic) {
        // An instance will say it, if there is one.
        if self.generic && diagnostic.severity < Severity::Error {
            return;
        }
        let known = self.unit.names.len();
        let notes = diagnostic.notes.iter_mut().map(|note| &mut note.args);
        for args in std::iter::once(&mut diagnostic.args).chain(notes) {
            for arg in args {
                if let Arg::Name(name) = *arg
                    && name.index() >= known
                {
                    *arg = Arg::Text(self.p.names.get(name).into());
                }
            }
        }
        self.diags.push(diagnostic);
    }

    /// An error at an expression of the tree, the caret at its operator.
    fn at_expr(&self, kind: &'static Kind, e: tree::ExprId) -> Diagnostic {
        let place = self.unit.expr_places[e];
        Diagnostic::new(kind, place.span).caret(place.caret)
    }

    /// Whether an expression is one in error.
    fn is_error(&self, e: ExprId) -> bool {
        self.ty(e) == self.c.error
    }

    /// What is known of a structure.
    fn record(&self, id: StructId) -> &Record {
        &self.records[id.index()]
    }

    /// The overload set of that number.
    fn set(&self, id: SetId) -> &[FnId] {
        &self.sets[id.0 as usize]
    }
}
