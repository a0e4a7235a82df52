//! What a program prints and asserts: `printf` of Vulkan's language, and both where the program is executed.

use crate::builtins::BuiltinOp;
use crate::check::types::words::Goal;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{Arg, ArgIo, BinOp, Callee, Const, ExprId, ExprKind, Scalar, Ty};

/// The name of the function that asserts.
pub(in crate::check) const ASSERT: &str = "assert";
/// Before the text of an assertion, and after it the comparison: who prints tells assertions by it.
pub(crate) const ASSERTION: char = '\u{1}';

impl Context<'_> {
    /// `printf(format, …)`: the format is a string that is known, then there are numbers.
    pub(super) fn printf(&mut self, typed: &[ExprId], span: Span) -> Option<ExprId> {
        let (&format, rest) = typed.split_first()?;
        if self.model.ty(format) != self.model.common.string {
            return None;
        }
        let number = self.model.string_number(format)?;
        let mut args = Vec::new();
        for &arg in rest {
            match self.printed(arg) {
                Some(arg) => args.push(arg),
                None if self.model.num(self.model.ty(arg)).is_none() => return None,
                None => return Some(self.model.error_expr(span)),
            }
        }
        Some(self.print(number, args, span))
    }

    /// `assert(condition)`, `assert(condition, "words")`: both sides of a comparison are printed, and compared where they are; of
    /// other conditions the value is. A comparison of vectors holds when it holds for all components.
    pub(in crate::check) fn assertion(&mut self, typed: &[ExprId], span: Span) -> ExprId {
        let (condition, words) = match *typed {
            [condition] => (condition, String::new()),
            [condition, words] if self.model.ty(words) == self.model.common.string => {
                let text =
                    self.model.string_number(words).and_then(|n| self.model.program.strings.get(n as usize));
                (condition, text.map_or(String::new(), |&text| self.model.text(text).to_owned()))
            }
            _ => {
                self.push(Diagnostic::new(&kinds::ASSERT_ARGUMENTS, span));
                return self.model.error_expr(span);
            }
        };
        let (comparison, sides) = self.compared(condition);
        let mut args = Vec::new();
        for side in sides {
            match self.printed(side) {
                Some(arg) => args.push(arg),
                None => {
                    self.push(Diagnostic::new(&kinds::ASSERT_ARGUMENTS, span));
                    return self.model.error_expr(span);
                }
            }
        }
        let words = words.strip_prefix('"').and_then(|words| words.strip_suffix('"')).unwrap_or(&words);
        let text = self.model.program.names.intern(&format!("\"{ASSERTION}{comparison}{words}\""));
        let number = self.model.program.strings.len() as i64;
        self.model.program.strings.push(text);
        self.print(number, args, span)
    }

    /// The comparison that a condition is, as a letter, and its sides; `?` and the condition when it is none. `any` of a
    /// comparison is a capital letter.
    fn compared(&self, condition: ExprId) -> (char, Vec<ExprId>) {
        let compared = |e: ExprId| match self.model.program.exprs[e].kind {
            ExprKind::Binary(op, a, b) => {
                let letter = match op {
                    BinOp::Eq => 'e',
                    BinOp::Ne => 'n',
                    BinOp::Lt => 'l',
                    BinOp::Le => 'm',
                    BinOp::Gt => 'g',
                    BinOp::Ge => 'h',
                    _ => return None,
                };
                Some((letter, vec![a, b]))
            }
            _ => None,
        };
        if let ExprKind::Call { callee: Callee::Builtin(op @ (BuiltinOp::All | BuiltinOp::Any)), args } =
            self.model.program.exprs[condition].kind
            && let [arg] = self.model.program.arg_lists.get(args)
            && let Some((letter, sides)) = compared(arg.expr)
        {
            return (if op == BuiltinOp::Any { letter.to_ascii_uppercase() } else { letter }, sides);
        }
        compared(condition).unwrap_or(('?', vec![condition]))
    }

    /// The call that prints numbers under the string of a number.
    fn print(&mut self, number: i64, numbers: Vec<Arg>, span: Span) -> ExprId {
        let uint = self.model.common.uint;
        let format = self.model.add(ExprKind::Const(Const::Int(number)), uint, span);
        let mut args = vec![Arg { expr: format, io: ArgIo::In, ty: uint }];
        args.extend(numbers);
        let args = self.model.program.arg_lists.push(&args);
        let void = self.model.common.void;
        self.model.add(ExprKind::Call { callee: Callee::Builtin(BuiltinOp::Printf), args }, void, span)
    }

    /// A number as it is printed. None for what is no number, and for a matrix, which is an error.
    fn printed(&mut self, arg: ExprId) -> Option<Arg> {
        let scalar = self.model.num(self.model.ty(arg))?.scalar;
        let scalar = match scalar {
            Scalar::LiteralInt => Scalar::I32,
            Scalar::LiteralFloat => Scalar::F32,
            Scalar::Bool => Scalar::U32,
            // Who executes sees words.
            Scalar::F16 | Scalar::Min16Float | Scalar::Min10Float if self.options.for_execution => {
                Scalar::F32
            }
            Scalar::I16 | Scalar::Min16Int | Scalar::Min12Int if self.options.for_execution => Scalar::I32,
            Scalar::U16 | Scalar::Min16Uint if self.options.for_execution => Scalar::U32,
            scalar => scalar,
        };
        let ty = match self.model.program.types.get(self.model.ty(arg)) {
            Ty::Vector(_, n) => self.model.program.types.intern(Ty::Vector(scalar, n)),
            Ty::Matrix { .. } => {
                let what = "a matrix among what is printed";
                self.push(Diagnostic::new(&kinds::UNSUPPORTED, self.model.span(arg)).arg(what));
                return None;
            }
            _ => self.model.program.types.intern(Ty::Scalar(scalar)),
        };
        Some(self.argument(arg, ty, ArgIo::In, Goal::Made))
    }
}
