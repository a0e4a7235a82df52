//! How many arguments the attributes of functions take, and which of them are texts.

use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::syntax::tree::{self, Attribute};
use std::ops::RangeInclusive;

/// Attributes whose arguments are counted before anything is made of them.
const COUNTS: &[(&str, RangeInclusive<usize>)] = &[
    ("allow_uav_condition", 0..=0),
    ("clipplanes", 1..=6),
    ("domain", 1..=1),
    ("earlydepthstencil", 0..=0),
    ("experimental", 2..=2),
    ("noinline", 0..=0),
    ("outputtopology", 1..=1),
    ("partitioning", 1..=1),
    ("patchconstantfunc", 1..=1),
    ("rootsignature", 1..=1),
    ("shader", 1..=1),
    ("wavesize", 1..=3),
];

/// Attributes whose arguments are all texts, any texts: others say themselves what they want.
const OF_TEXTS: &[&str] = &["experimental", "patchconstantfunc", "rootsignature", "shader"];

impl Checker<'_> {
    /// Whether an attribute of a function, by its name in small letters, has arguments of the number and the kind that it wants;
    /// errors say so where it has not.
    pub(in crate::check::stage) fn has_its_arguments(&mut self, name: &str, it: &Attribute) -> bool {
        let args = self.cx.unit.list(it.args);
        if let Some((_, wanted)) = COUNTS.iter().find(|(of, _)| *of == name)
            && (self.is_wrong_of_wrong_count(args, wanted) || !self.cx.has_count(it, wanted.clone()))
        {
            return false;
        }
        let is_text = |arg: &&tree::ExprId| matches!(self.cx.unit.exprs[**arg], tree::Expr::String(_));
        let Some(&other) = args.iter().find(|arg| OF_TEXTS.contains(&name) && !is_text(arg)) else {
            return true;
        };
        let value = self.value(other);
        if self.cx.model.is_error(value) {
            return false;
        }
        let at = self.cx.unit.expr_places[other].span;
        self.cx.push(Diagnostic::new(&kinds::STRING_ARGUMENT, at).arg(it.name));
        false
    }
}

impl Checker<'_> {
    /// Whether there are too few or too many arguments and one of them is wrong, which is said before how many there are.
    pub(in crate::check::stage) fn is_wrong_of_wrong_count(
        &mut self,
        args: &[tree::ExprId],
        wanted: &RangeInclusive<usize>,
    ) -> bool {
        !wanted.contains(&args.len())
            && args.iter().any(|&arg| {
                let value = self.value(arg);
                self.cx.model.is_error(value)
            })
    }
}

impl Context<'_> {
    /// Whether an argument could not be read.
    fn is_broken(&self, arg: tree::ExprId) -> bool {
        matches!(self.unit.exprs[arg], tree::Expr::Error)
    }

    /// Whether an attribute has as many arguments as it wants; an error says so when it has not.
    pub(in crate::check::stage) fn has_count(
        &mut self,
        it: &Attribute,
        wanted: RangeInclusive<usize>,
    ) -> bool {
        let given = self.unit.list(it.args).len();
        if wanted.contains(&given) {
            return true;
        }
        // What is wrong with an argument goes before how many there are.
        if self.diags.has_errors() && self.unit.list(it.args).iter().any(|&arg| self.is_broken(arg)) {
            return false;
        }
        let at = |kind| Diagnostic::new(kind, it.span).arg(it.name);
        self.push(match (*wanted.start(), *wanted.end()) {
            (0, _) => at(&kinds::NO_ARGUMENTS),
            (1, 1) => at(&kinds::ONE_ARGUMENT),
            (1, _) if given == 0 => at(&kinds::AT_LEAST_ONE_ARGUMENT),
            (1, 2) => at(&kinds::AT_MOST_TWO_ARGUMENTS),
            (1, most) => at(&kinds::TOO_MANY_ARGUMENTS).arg(most as u32),
            (count, _) => at(&kinds::NUMTHREADS_ARGUMENTS).arg(count as u32),
        });
        false
    }
}
