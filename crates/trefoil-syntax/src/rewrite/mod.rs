//! HLSL made of the tree again, in the form in which clang prints its own: what a rewriter of sources answers.
//!
//! Macros are replaced, included files are in the text, and comments are gone. What the language implies is written out where
//! clang's tree has it: globals of a constant buffer are `const`, members that a method uses have `this` before them.
//!
//! [`rewrite`] prints a unit; [`Unused`] finds what an entry does not use.

mod decls;
mod exprs;
mod numbers;
mod scopes;
mod stmts;
mod types;
mod unused;
mod values;

pub use unused::{Counts, Unused};

use crate::room::with_room;
use crate::source::Name;
use crate::syntax::tree::*;
use scopes::Scopes;
use trefoil_entity::HashSet;
use values::Constants;

/// What is left out of the text, or changed in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RewriteOptions {
    /// Functions are declared, not defined.
    pub skip_bodies: bool,
    /// Static variables are left out where bodies are.
    pub skip_statics: bool,
    /// Globals that have no storage class are `extern`.
    pub extern_globals: bool,
    /// Globals that lie in a constant buffer are declared in one, called `GlobalCB`, before all else.
    pub global_buffer: bool,
    /// Literals have types of their own, as since HLSL 202x, which their suffixes tell.
    pub typed_literals: bool,
    /// Uniform parameters of the entry become globals, those that lie in a constant buffer in one called `_Params`.
    pub entry_uniforms: Option<Name>,
}

/// The text of a unit without the declarations in `left_out`. The unit's parentheses are those that the parser was told to keep.
pub fn rewrite(unit: &Unit, options: RewriteOptions, left_out: &HashSet<DeclId>) -> String {
    rewrite_each(unit, options, left_out, &|_| String::new())
}

/// As [`rewrite`], with what `before` says in front of the text of each declaration.
pub fn rewrite_each(
    unit: &Unit,
    options: RewriteOptions,
    left_out: &HashSet<DeclId>,
    before: &(dyn Fn(DeclId) -> String + Sync),
) -> String {
    match unit.is_deep {
        true => with_room(|| written(unit, options, left_out, before))
            .unwrap_or_else(|why| format!("// no thread to write so deep a tree: {why}\n")),
        false => written(unit, options, left_out, before),
    }
}

fn written(
    unit: &Unit,
    options: RewriteOptions,
    left_out: &HashSet<DeclId>,
    before: &dyn Fn(DeclId) -> String,
) -> String {
    let (scopes, constants) = (Scopes::of(unit), Constants::of(unit));
    let mut printer = Printer {
        unit,
        options,
        left_out,
        scopes,
        constants,
        out: String::new(),
        indent: 0,
        after_moved: false,
    };
    if options.global_buffer {
        printer.global_buffer();
    }
    for &id in unit.list(unit.items) {
        let start = printer.out.len();
        printer.decl(id);
        if printer.out.len() > start {
            printer.out.insert_str(start, &before(id));
        }
    }
    printer.out
}

struct Printer<'a> {
    unit: &'a Unit,
    options: RewriteOptions,
    left_out: &'a HashSet<DeclId>,
    scopes: Scopes,
    constants: Constants,
    out: String,
    /// Spaces before a line.
    indent: usize,
    /// Whether the last declaration was moved elsewhere.
    after_moved: bool,
}

impl<'a> Printer<'a> {
    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn name(&self, name: Name) -> &'a str {
        self.unit.names.get(name)
    }

    /// Begins a line.
    fn line(&mut self) {
        for _ in 0..self.indent {
            self.out.push(' ');
        }
    }

    fn nested(&mut self, body: impl FnOnce(&mut Self)) {
        self.indent += 2;
        body(self);
        self.indent -= 2;
    }

    /// The value of a whole constant as a number, any other expression as it is.
    fn value(&mut self, expr: ExprId) {
        match self.constants.value(self.unit, expr, 0) {
            Some(value) => self.push(&value.to_string()),
            None => self.expr(expr),
        }
    }

    /// Parts with commas between them.
    fn commas<T>(&mut self, parts: impl IntoIterator<Item = T>, mut one: impl FnMut(&mut Self, T)) {
        for (at, part) in parts.into_iter().enumerate() {
            self.push(if at > 0 { ", " } else { "" });
            one(self, part);
        }
    }
}
