//! Points of a unit to go on from: what has been declared before an end of an `#include` of the main file, and what was found
//! out on the way. Between two declarations of a file nothing waits, and a clone of the model is such a point.

use super::context::{Context, Notes};
use super::finish::Plain;
use super::limits::Limits;
use super::model::Model;
use super::options::CheckOptions;
use super::{Checker, Work, walk};
use crate::diag::{Diagnostic, Diagnostics};
use crate::source::Interner;
use crate::syntax::tree::Unit;
use crate::typed::Program;

/// What the check knows before a declaration of the unit.
pub struct Point {
    model: Model,
    /// What the program of the model is to lowering.
    plain: Plain,
    notes: Notes,
    limits: Limits,
    items: usize,
    diagnostics: Vec<Diagnostic>,
}

impl Point {
    /// The names of the unit and those that the check has made so far.
    pub fn names(&self) -> &Interner {
        &self.model.program.names
    }

    /// About how many bytes it takes.
    pub fn size(&self) -> usize {
        self.model.bytes() + self.plain.bytes()
    }
}

/// As [`check`](super::check), and keeps the point before a declaration of the unit. There is none where no more errors are said
/// there.
pub fn check_keeping(
    unit: &Unit,
    options: &CheckOptions,
    diagnostics: &mut Diagnostics,
    items: usize,
) -> (Program, Option<Point>) {
    let said = diagnostics.len();
    walk(unit, diagnostics, |diagnostics| {
        let mut checker = Checker { cx: Context::new(unit, options, diagnostics), work: Work::default() };
        checker.items(unit.items, 0..items);
        let point = checker.point(said, items);
        checker.items(unit.items, items..unit.items.len());
        let program = checker.finish(point.as_ref().map(|point| &point.plain));
        (program, point)
    })
}

/// As [`check`](super::check), from a point on, at which the unit begins.
pub fn check_from(
    unit: &Unit,
    options: &CheckOptions,
    diagnostics: &mut Diagnostics,
    point: &Point,
) -> Program {
    diagnostics.restore(&point.diagnostics);
    let mut model = point.model.clone();
    model.program.names = unit.names.clone();
    walk(unit, diagnostics, |diagnostics| {
        let cx = Context {
            notes: point.notes.clone(),
            limits: point.limits,
            ..Context::with_model(unit, options, diagnostics, model)
        };
        let mut checker = Checker { cx, work: Work::default() };
        checker.items(unit.items, point.items..unit.items.len());
        checker.finish(Some(&point.plain))
    })
}

impl Checker<'_> {
    /// The point here, before a declaration; `said` diagnostics are those of earlier stages. There is none where no more are kept.
    fn point(&mut self, said: usize, items: usize) -> Option<Point> {
        let diagnostics = self.cx.diags.since(said).to_vec();
        if self.cx.diags.is_full() {
            return None;
        }
        self.cx.model.functions.uncalled = self.cx.uncalled();
        let plain = Plain::of(&mut self.cx.model);
        let model = self.cx.model.clone();
        Some(Point { model, plain, notes: self.cx.notes.clone(), limits: self.cx.limits, items, diagnostics })
    }
}
