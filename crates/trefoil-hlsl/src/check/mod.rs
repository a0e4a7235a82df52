//! From the tree to the typed tree: names, types, conversions, overloads, templates, constants.
//!
//! One pass in the order of the source. Names are looked up where they are used; a template's body is checked when it is
//! instantiated; methods' bodies wait until their record is whole.
//!
//! Three layers, each of which knows only what is below it:
//!
//! - `Model`: what has been declared so far. Plain data, and answers to questions about it.
//! - `Context`: the model with the unit, the request and the diagnostics. What can be said of typed expressions and of
//!   declarations without looking into bodies.
//! - `Checker`: the walk over declarations, statements and expressions, and the queue of bodies that wait.
//!
//! The modules are the same in each layer, and in the first two each uses only those before it: `names`, `types`,
//! `constants`, `conversions`, `overloads`, `templates`, `expr`, `stage`, `stmt`, `decl`. In the walk the language
//! itself goes in circles, since an array's length is an expression and a call makes an instance whose body has statements.
//! Only these functions call upwards:
//!
//! - `expr`, `value`, `initializer`, `args` and `call_candidates` check expressions and calls;
//! - `applied_builtin`, `template_without_args` and `instantiate_…` make types, functions and variables of templates;
//! - `declaration`, `local_variable` and `type_and_init` declare; `define_record`, `formals`, `function_instance` and
//!   `function_body` define; `wake` and `drain_pending` are the queue of bodies.

mod constants;
mod context;
mod conversions;
mod decl;
mod expr;
mod finish;
pub(crate) mod kinds;
mod limits;
mod model;
mod names;
mod options;
mod overloads;
mod point;
mod stage;
mod stmt;
mod templates;
mod types;

pub(crate) use kinds::KINDS;
pub use kinds::OF_MAIN_FILE;
pub use options::{CheckOptions, Exports};
pub use point::{Point, check_from, check_keeping};

use crate::diag::{Diagnostic, Diagnostics};
use crate::room::with_room;
use crate::source::Span;
use crate::syntax::tree::Unit;
use crate::typed::Program;
use context::{Context, Frame};
use model::{FnId, ScopeId};

/// Checks a unit. The program is for lowering only when `diagnostics` has no errors afterwards.
pub fn check(unit: &Unit, options: &CheckOptions, diagnostics: &mut Diagnostics) -> Program {
    walk(unit, diagnostics, |diagnostics| {
        let mut checker = Checker { cx: Context::new(unit, options, diagnostics), work: Work::default() };
        checker.items(unit.items, 0..unit.items.len());
        checker.finish(None)
    })
}

/// Walks over a unit, on a thread with room where it is deep.
fn walk<T: Default + Send>(
    unit: &Unit,
    diagnostics: &mut Diagnostics,
    work: impl FnOnce(&mut Diagnostics) -> T + Send,
) -> T {
    if !unit.is_deep {
        return work(diagnostics);
    }
    with_room(|| work(diagnostics)).unwrap_or_else(|why| {
        diagnostics.push(Diagnostic::new(&kinds::NO_ROOM_TO_CHECK, Span::default()).arg(why.to_string()));
        T::default()
    })
}

/// What waits to be checked.
#[derive(Default)]
struct Work {
    /// Functions whose bodies are to be checked.
    bodies: Vec<Waiting>,
    /// Templates among the members of records that are not whole yet.
    templates: Vec<FnId>,
}

/// A function whose body waits.
struct Waiting {
    function: FnId,
    /// How deep in instantiations.
    depth: u32,
    /// Whether it is of a template that is looked at by itself.
    generic: bool,
}

/// The walk over declarations, bodies and expressions, which instances of templates enter again.
struct Checker<'a> {
    cx: Context<'a>,
    work: Work,
}

impl Checker<'_> {
    /// Runs `f` with what `change` makes of the frame, and puts back the frame that was.
    fn within<T>(&mut self, change: impl FnOnce(&mut Frame), f: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.cx.frame;
        change(&mut self.cx.frame);
        let result = f(self);
        self.cx.frame = outer;
        result
    }

    /// Runs `f` one instance deeper, in the scope that binds a template's parameters.
    fn in_instance<T>(&mut self, scope: ScopeId, f: impl FnOnce(&mut Self) -> T) -> T {
        self.within(|frame| frame.depth += 1, |c| c.in_scope(scope, f))
    }

    /// Runs `f` with another innermost scope and without the names of blocks.
    fn in_scope<T>(&mut self, scope: ScopeId, f: impl FnOnce(&mut Self) -> T) -> T {
        let base = self.cx.model.scopes.locals.hide();
        let result = self.within(|frame| (frame.scope, frame.body) = (scope, None), f);
        self.cx.model.scopes.locals.unhide(base);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preprocess::Options;
    use crate::source::NoIncludes;

    const SOURCE: &str = "\
        namespace n { template<typename T> struct Pair { T a, b; T sum(); }; }\n\
        template<typename T> T n::Pair<T>::sum() { return a + b; }\n\
        enum Kind { One, Two };\n\
        static n::Pair<int> pair = { 1, 2 };\n\
        float scale(float x) { return x * 2; }\n\
        using namespace n;\n\
        float4 main(int i : I) : SV_Target { Pair<float> p = { i, Two }; return scale(p.sum()) + pair.sum(); }\n";

    #[test]
    fn a_clone_of_the_model_goes_on_from_where_it_was_taken() {
        let parsed = crate::parse("a.hlsl", SOURCE.as_bytes(), &Options::default(), &NoIncludes, None);
        let options = CheckOptions { stage: trefoil_ir::Stage::Pixel, ..CheckOptions::default() };
        let items = parsed.unit.list(parsed.unit.items).to_vec();
        let mut diagnostics = Diagnostics::default();
        let whole = crate::typed::dump(&check(&parsed.unit, &options, &mut diagnostics));
        assert!(!diagnostics.has_errors());
        for split in 0..items.len() {
            let mut diagnostics = Diagnostics::default();
            let cx = Context::new(&parsed.unit, &options, &mut diagnostics);
            let mut first = Checker { cx, work: Work::default() };
            items[..split].iter().for_each(|&item| first.item(item));
            let kept = first.cx.model.clone();
            for _ in 0..2 {
                let mut diagnostics = Diagnostics::default();
                let mut cx = Context::new(&parsed.unit, &options, &mut diagnostics);
                cx.model = kept.clone();
                let mut second = Checker { cx, work: Work::default() };
                items[split..].iter().for_each(|&item| second.item(item));
                assert_eq!(crate::typed::dump(&second.finish(None)), whole, "split before item {split}");
            }
        }
    }
}
