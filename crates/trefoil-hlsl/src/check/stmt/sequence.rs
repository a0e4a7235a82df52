//! Changes of a variable in an expression that nothing orders: `i = i++`, `f(i++, i)`.
//!
//! C++ leaves their order open, and warnings say so as clang does. HLSL orders them (`evaluates_from_left` of the target), so that nothing
//! but the warning depends on it. An expression is divided into regions that are sequenced one after the other, each of which begins
//! within another; what happens in one region, or in one and a region around it, has no order.

use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::syntax::tree;
use crate::typed::{
    BinOp, Const, ExprId, ExprKind, IncDec, StmtId, StmtPart, VarId, for_each_part, for_each_stmt_part,
};
use trefoil_entity::{HashMap, sort_by_key};

/// A part of an expression that is sequenced with regard to others.
type Region = usize;

/// What is done to a variable.
#[derive(Clone, Copy)]
enum Act {
    /// It is read.
    Read,
    /// It is changed before the value of the change is used.
    Change,
    /// It is changed at some time.
    LaterChange,
}

/// Where an act is, and in which region.
type Done = (ExprId, Region);

/// The last of each act; whether the variable has been warned of.
#[derive(Clone, Copy, Default)]
struct Acts {
    last: [Option<Done>; 3],
    warned: bool,
}

/// The walk over one expression.
struct Sequence<'a> {
    model: &'a Model,
    /// The region around each; whether the two are one by now.
    regions: Vec<(Region, bool)>,
    region: Region,
    acts: HashMap<VarId, Acts>,
    /// Within a part that ends before what follows: what was known of the variables that it changes at some time.
    later: Option<Vec<(VarId, Option<Done>)>>,
    /// Expressions that are computed alone, if at all.
    alone: Vec<ExprId>,
    /// Changes that have no order among other changes, or to uses.
    found: Vec<(ExprId, bool, VarId)>,
}

impl Context<'_> {
    /// Warns of changes in the body of a function that nothing orders; `changes` are those within expressions, with their places.
    #[cold]
    pub(in crate::check) fn warn_unsequenced(&mut self, body: StmtId, changes: &[(ExprId, tree::ExprId)]) {
        let program = &self.model.program;
        let mut found = Vec::new();
        let mut stmts = vec![body];
        while let Some(stmt) = stmts.pop() {
            for_each_stmt_part(program, program.stmts[stmt].kind, &mut |part| match part {
                StmtPart::Stmt(inner) => stmts.push(inner),
                StmtPart::Expr(e) => found.extend(Sequence::of(&self.model, e)),
            });
        }
        let place =
            |change: ExprId| changes.iter().find(|(made, _)| *made == change).map(|&(_, at)| self.caret(at));
        let mut said: Vec<_> =
            found.into_iter().filter_map(|(change, both, var)| Some((place(change)?, both, var))).collect();
        sort_by_key(&mut said, |(at, ..)| u64::from(at.lo.0));
        for (at, both, var) in said {
            let kind = if both { &kinds::UNSEQUENCED_CHANGES } else { &kinds::UNSEQUENCED_USE };
            let name = self.model.program.vars[var].name;
            self.push(Diagnostic::new(kind, at).arg(name));
        }
    }
}

impl<'a> Sequence<'a> {
    /// What has no order in an expression.
    fn of(model: &'a Model, e: ExprId) -> Vec<(ExprId, bool, VarId)> {
        let (mut alone, mut found) = (vec![e], Vec::new());
        while let Some(e) = alone.pop() {
            let mut it = Sequence {
                model,
                regions: vec![(0, false)],
                region: 0,
                acts: HashMap::default(),
                later: None,
                alone,
                found,
            };
            it.expr(e);
            (alone, found) = (it.alone, it.found);
        }
        found
    }

    fn expr(&mut self, e: ExprId) {
        let kind = self.model.program.exprs[e].kind;
        match kind {
            ExprKind::Load(place) => match self.variable(place) {
                Some(var) => self.read(var, e),
                None => self.expr(place),
            },
            ExprKind::Assign(place, value) => self.assign(e, place, value, false),
            ExprKind::CompoundAssign { place, value, .. } => self.assign(e, place, value, true),
            ExprKind::IncDec(op, place) => {
                let var = self.variable(place);
                var.into_iter().for_each(|var| self.before_change(var, e));
                self.expr(place);
                let is_value = matches!(op, IncDec::PreInc | IncDec::PreDec);
                let act = if is_value { Act::Change } else { Act::LaterChange };
                var.into_iter().for_each(|var| self.after_change(var, e, act));
            }
            ExprKind::Comma(a, b) => self.one_after_the_other(&[a, b]),
            ExprKind::Chain(pieces) => {
                let model: &'a Model = self.model;
                let program = &model.program;
                let pieces = program.exprs_of(pieces);
                match pieces.last().map(|&last| program.exprs[last].kind) {
                    Some(ExprKind::Comma(..)) => self.one_after_the_other(pieces),
                    _ => self.parts(kind),
                }
            }
            ExprKind::Binary(op @ (BinOp::AndThen | BinOp::OrElse | BinOp::And | BinOp::Or), a, b) => {
                self.complete(|it| it.expr(a));
                match self.truth(a) {
                    Some(holds) if holds == matches!(op, BinOp::AndThen | BinOp::And) => self.expr(b),
                    Some(_) => {}
                    None => self.alone.push(b),
                }
            }
            ExprKind::Conditional(condition, a, b) | ExprKind::Select(condition, a, b) => {
                self.complete(|it| it.expr(condition));
                match self.truth(condition) {
                    Some(holds) => self.expr(if holds { a } else { b }),
                    None => self.alone.extend([b, a]),
                }
            }
            ExprKind::Call { .. } => self.complete(|it| it.parts(kind)),
            _ => self.parts(kind),
        }
    }

    fn parts(&mut self, kind: ExprKind) {
        for_each_part(&self.model.program, kind, &mut |part| self.expr(part));
    }

    /// What a condition always is, where that is known.
    fn truth(&self, condition: ExprId) -> Option<bool> {
        match self.model.const_value(condition)?.0 {
            Const::Bool(holds) => Some(holds),
            Const::Int(number) => Some(number != 0),
            Const::Float(number) => Some(number != 0.0),
        }
    }

    /// The variable that a place is, or that a change of it gives back.
    fn variable(&self, place: ExprId) -> Option<VarId> {
        match self.model.program.exprs[place].kind {
            ExprKind::Var(var) => Some(var),
            ExprKind::Assign(inner, _)
            | ExprKind::CompoundAssign { place: inner, .. }
            | ExprKind::IncDec(IncDec::PreInc | IncDec::PreDec, inner) => self.variable(inner),
            _ => None,
        }
    }

    fn assign(&mut self, e: ExprId, place: ExprId, value: ExprId, reads: bool) {
        let Some(var) = self.variable(place) else {
            self.expr(place);
            return self.expr(value);
        };
        self.before_change(var, e);
        if reads {
            self.before_read(var, e);
        }
        self.expr(place);
        if reads {
            self.after_read(var, e);
        }
        self.expr(value);
        self.after_change(var, e, Act::Change);
    }

    /// Parts of which each ends before the next; the changes of the last are done later.
    fn one_after_the_other(&mut self, parts: &[ExprId]) {
        let (outer, first) = (self.region, self.regions.len());
        self.regions.extend(parts.iter().map(|_| (outer, false)));
        for (i, &part) in parts.iter().enumerate() {
            self.region = first + i;
            match i + 1 == parts.len() {
                true => self.operand_of_comma(part),
                false => self.complete(|it| it.operand_of_comma(part)),
            }
        }
        self.region = outer;
        (first..first + parts.len()).for_each(|region| self.regions[region].1 = true);
    }

    /// A variable there is no use of it, for clang's tree.
    fn operand_of_comma(&mut self, e: ExprId) {
        match self.model.program.exprs[e].kind {
            ExprKind::Load(place) if self.variable(place).is_some() => self.expr(place),
            _ => self.expr(e),
        }
    }

    /// A part whose changes are done when it ends.
    fn complete(&mut self, part: impl FnOnce(&mut Self)) {
        let outer = self.later.replace(Vec::new());
        part(self);
        let changed = std::mem::replace(&mut self.later, outer).unwrap_or_default();
        for (var, before) in changed.into_iter().rev() {
            let change = self.acts.entry(var).or_default().last[Act::LaterChange as usize];
            if let Some((at, _)) = change {
                self.note(var, at, Act::Change);
            }
            self.acts.entry(var).or_default().last[Act::LaterChange as usize] = before;
        }
    }

    fn read(&mut self, var: VarId, e: ExprId) {
        self.before_read(var, e);
        if let ExprKind::Load(place) = self.model.program.exprs[e].kind {
            self.expr(place);
        }
        self.after_read(var, e);
    }

    fn before_read(&mut self, var: VarId, e: ExprId) {
        self.compare(var, e, Act::Change, false);
    }

    fn after_read(&mut self, var: VarId, e: ExprId) {
        self.compare(var, e, Act::LaterChange, false);
        self.note(var, e, Act::Read);
    }

    fn before_change(&mut self, var: VarId, e: ExprId) {
        self.compare(var, e, Act::Change, true);
        self.compare(var, e, Act::Read, false);
    }

    fn after_change(&mut self, var: VarId, e: ExprId, act: Act) {
        self.compare(var, e, Act::LaterChange, true);
        self.note(var, e, act);
    }

    fn note(&mut self, var: VarId, e: ExprId, act: Act) {
        let last = self.acts.entry(var).or_default().last[act as usize];
        if last.is_some_and(|(_, region)| self.has_no_order(region)) {
            return;
        }
        if let (Act::LaterChange, Some(later)) = (act, &mut self.later) {
            later.push((var, last));
        }
        self.acts.entry(var).or_default().last[act as usize] = Some((e, self.region));
    }

    /// Notes that an act has no order to the last one of a kind, once for each variable.
    fn compare(&mut self, var: VarId, e: ExprId, other: Act, of_changes: bool) {
        let acts = self.acts.get(&var).copied().unwrap_or_default();
        let Some((last, region)) = acts.last[other as usize] else { return };
        if acts.warned || !self.has_no_order(region) {
            return;
        }
        let change = if matches!(other, Act::Read) { e } else { last };
        self.found.push((change, of_changes, var));
        self.acts.entry(var).or_default().warned = true;
    }

    /// Whether what happened in a region has no order to what happens now.
    fn has_no_order(&self, old: Region) -> bool {
        let target = self.whole(old);
        let mut now = self.whole(self.region);
        while now > target {
            now = self.whole(self.regions[now].0);
        }
        now == target
    }

    /// The region that a region is part of by now.
    fn whole(&self, mut region: Region) -> Region {
        while self.regions[region].1 {
            region = self.regions[region].0;
        }
        region
    }
}
