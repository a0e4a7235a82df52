//! What every rule needs that does not look into the tree's expressions and bodies: the unit, the request, the model, and
//! where the check is.
//!
//! In: a piece of the tree, typed expressions. Out: types, typed expressions, diagnostics. What is here never calls the
//! [`Checker`](super::Checker), which checks expressions, bodies and instances.

use super::limits::{Limits, MAX_NESTING, USUAL_NESTING};
use super::model::{Model, ScopeId};
use super::options::CheckOptions;
use super::stmt::unset::OwnInitialiser;
use crate::builtins::Entry;
use crate::check::kinds;
use crate::diag::{Arg, Diagnostic, Diagnostics, Kind, Severity};
use crate::source::{Name, Pos, Span};
use crate::syntax::tree::{self, AttributeId, DeclId, Unit};
use crate::typed::{ExprId, FuncId, StructId, TyId, VarId};
use trefoil_entity::{HashMap, HashSet};

/// What holds inside of the function that is being checked.
#[derive(Clone, Copy)]
pub(in crate::check) struct Body {
    /// The function.
    pub func: FuncId,
    /// What it returns.
    pub ret: TyId,
    /// The object of a method.
    pub this: Option<(VarId, StructId)>,
    /// How many loops are around.
    pub loops: u32,
    /// How many loops and switches are around.
    pub breakable: u32,
}

/// What holds at the place that is being checked. [`Checker::within`](super::Checker::within) changes it for a part of the
/// source and puts back what was.
#[derive(Clone, Copy)]
pub(in crate::check) struct Frame {
    /// The innermost scope that is not a block's.
    pub scope: ScopeId,
    /// The function around, if any.
    pub body: Option<Body>,
    /// Where the names of the innermost block begin.
    pub block: usize,
    /// How deep in instantiations.
    pub depth: u32,
    /// How deep in expressions: default arguments add theirs to those of the calls.
    pub nesting: u32,
    /// How deep in default arguments.
    pub default_depth: u32,
    /// Whether a template is looked at for what does not depend on its parameters.
    pub generic: bool,
    /// The variable whose type is being resolved.
    pub declaring: Option<Name>,
    /// Whether a type is only named: an instance of a record template need not have its members for that.
    pub names_only: bool,
}

impl Frame {
    /// Outside of everything.
    pub(in crate::check) const GLOBAL: Frame = Frame {
        scope: ScopeId::GLOBAL,
        body: None,
        block: 0,
        depth: 0,
        nesting: 0,
        default_depth: 0,
        generic: false,
        declaring: None,
        names_only: false,
    };

    /// Goes into a loop's body.
    pub(in crate::check) fn enter_loop(&mut self) {
        if let Some(body) = &mut self.body {
            body.loops += 1;
            body.breakable += 1;
        }
    }

    /// Goes into a switch's body.
    pub(in crate::check) fn enter_switch(&mut self) {
        if let Some(body) = &mut self.body {
            body.breakable += 1;
        }
    }
}

/// Room for the built-ins that a small shader calls.
const FIRST_BUILTINS: usize = 24;

/// What was found out once, and is not asked or said again.
#[derive(Clone, Debug)]
pub(in crate::check) struct Notes {
    /// Whether warnings of variables that shadow others are wanted: they are not unless asked for.
    pub warns_of_shadows: bool,
    /// Whether warnings of variables and parameters that nothing names are.
    pub warns_of_unnamed: bool,
    /// Attributes that were warned of.
    pub warned_attributes: HashSet<AttributeId>,
    /// Declarations whose types of minimum precision were warned of.
    pub promoted: HashSet<DeclId>,
    /// The built-in of each name that was called, if there is one.
    pub builtins: HashMap<Name, Option<&'static Entry>>,
    /// What switches on enumerations are on: without a default they are trusted to have all cases.
    pub enum_switches: HashSet<ExprId>,
    /// Whether an explicit argument of a call is no constant, and nothing has said so yet.
    pub argument_not_constant: bool,
    /// Where the last expression begins that is a statement.
    pub statement_start: Pos,
    /// The last expression that is a statement, or a step of a loop.
    pub statement: Option<tree::ExprId>,
    /// Changes of variables within expressions, and where they are written.
    pub inner_changes: Vec<(ExprId, tree::ExprId)>,
    /// The local variables of the bodies around that their own initialisers name.
    pub own_initialisers: Vec<OwnInitialiser>,
    /// The place of a name that no word of a statement can be meant by.
    pub no_words: Pos,
    /// The declaration that was last said to be of objects of effects.
    pub effect_object: Option<Pos>,
    /// Whether the type that is looked at is a global's: its `ConstantBuffer` may hold objects.
    pub of_global: bool,
    /// What the last member was asked of.
    pub member_of: Option<tree::ExprId>,
    /// Records that are marked `[raypayload]`, until all uses of them are known.
    pub payloads: Vec<StructId>,
    /// Records that are marked `[raypayload]` where access qualifiers do not count, and were not warned of.
    pub ignored_payloads: Vec<StructId>,
    /// What is wrong with expressions of the bodies around, if control reaches them.
    pub if_reached: Vec<(ExprId, Diagnostic)>,
    /// Errors for attributes of other stages, which are told where nothing else is wrong.
    pub of_other_stages: Vec<Diagnostic>,
    /// The parameters of the templates around, while they are looked at by themselves.
    pub template_names: Vec<(Name, Span)>,
}

/// The unit, the request, the model, and where the check is.
pub(in crate::check) struct Context<'a> {
    pub unit: &'a Unit,
    pub options: &'a CheckOptions,
    pub diags: &'a mut Diagnostics,
    pub model: Model,
    pub frame: Frame,
    pub notes: Notes,
    pub limits: Limits,
    /// How deep expressions may nest.
    pub most_nesting: u32,
}

impl Context<'_> {
    /// Reports what DXC finds at the end of a statement, after all that is in it.
    pub(in crate::check) fn say_late(&mut self, late: Option<Diagnostic>) {
        late.into_iter().for_each(|d| self.push(d));
    }
}

impl<'a> Context<'a> {
    /// Before the first declaration.
    pub(in crate::check) fn new(
        unit: &'a Unit,
        options: &'a CheckOptions,
        diags: &'a mut Diagnostics,
    ) -> Context<'a> {
        Context::with_model(unit, options, diags, Model::new(unit, options))
    }

    /// Before a declaration; the model is what has been declared before it.
    pub(in crate::check) fn with_model(
        unit: &'a Unit,
        options: &'a CheckOptions,
        diags: &'a mut Diagnostics,
        model: Model,
    ) -> Context<'a> {
        let warns_of_shadows = diags.may_warn(&kinds::SHADOWS_LOCAL);
        let unnamed = [&kinds::UNUSED_VARIABLE, &kinds::UNUSED_PARAMETER];
        let warns_of_unnamed = unnamed.iter().any(|kind| diags.may_warn(kind));
        Context {
            unit,
            options,
            diags,
            model,
            frame: Frame::GLOBAL,
            notes: Notes {
                warns_of_shadows,
                warns_of_unnamed,
                warned_attributes: HashSet::default(),
                promoted: HashSet::default(),
                builtins: HashMap::with_capacity(FIRST_BUILTINS),
                enum_switches: HashSet::default(),
                argument_not_constant: false,
                statement_start: Pos::NONE,
                no_words: Pos::NONE,
                effect_object: None,
                of_global: false,
                statement: None,
                inner_changes: Vec::new(),
                own_initialisers: Vec::new(),
                member_of: None,
                payloads: Vec::new(),
                ignored_payloads: Vec::new(),
                if_reached: Vec::new(),
                of_other_stages: Vec::new(),
                template_names: Vec::new(),
            },
            limits: Limits::default(),
            most_nesting: if unit.is_deep { MAX_NESTING } else { USUAL_NESTING },
        }
    }

    /// Where an expression of the tree is.
    pub(in crate::check) fn place_of(&self, e: tree::ExprId) -> Span {
        self.unit.expr_places[e].span
    }

    /// The operator of an expression of the tree, or what else stands for it.
    pub(in crate::check) fn caret(&self, e: tree::ExprId) -> Span {
        let place = self.unit.expr_places[e];
        Span::new(place.caret, place.span.hi)
    }

    /// Notes a change of a variable that is part of another expression.
    #[inline]
    pub(in crate::check) fn note_change(&mut self, made: ExprId, e: tree::ExprId) -> ExprId {
        if self.notes.statement != Some(e) {
            self.notes.inner_changes.push((made, e));
        }
        made
    }

    /// An error at an expression of the tree, the caret at its operator.
    pub(in crate::check) fn at_expr(&self, kind: &'static Kind, e: tree::ExprId) -> Diagnostic {
        let place = self.unit.expr_places[e];
        Diagnostic::new(kind, place.span).caret(place.caret)
    }

    /// Adds a diagnostic without arguments.
    #[cold]
    pub(in crate::check) fn report(&mut self, kind: &'static Kind, span: Span) {
        self.push(Diagnostic::new(kind, span));
    }

    /// Adds a diagnostic. Names that the check made up are spelled out: who prints may not know them.
    pub(in crate::check) fn push(&mut self, mut diagnostic: Diagnostic) {
        // An instance will say it, if there is one.
        if self.frame.generic && diagnostic.severity < Severity::Error {
            return;
        }
        let known = self.unit.names.len();
        let notes = diagnostic.notes.iter_mut().map(|note| &mut note.args);
        for args in std::iter::once(&mut diagnostic.args).chain(notes) {
            for arg in args {
                if let Arg::Name(name) = *arg
                    && name.index() >= known
                {
                    *arg = Arg::Text(self.model.program.names.get(name).into());
                }
            }
        }
        self.diags.push(diagnostic);
    }
}
