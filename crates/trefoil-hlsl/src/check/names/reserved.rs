//! The names of built-in types outside of all scopes: what of the source may have one.
//!
//! A built-in type is as good as declared before the source begins: a second declaration of its name stands for the first
//! only where the language lets a variable or a function hide a structure, and where it says the same.

use crate::check::model::{Model, ScopeId, Symbol};
use crate::check::{Context, kinds};
use crate::diag::Kind;
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, EFFECT_OBJECTS, OBJECTS, ObjectName, ScalarName, builtin};
use crate::typed::{Ty, TyId};
use trefoil_ir::ShaderModel;

/// Names of built-in types that are no structures: aliases and enumerations.
const NO_STRUCTURES: [&str; 7] = [
    "sampler",
    STRING,
    "MEMORY_TYPE_FLAG",
    "BARRIER_SEMANTIC_FLAG",
    "RAY_FLAG",
    "COMMITTED_STATUS",
    "CANDIDATE_TYPE",
];

/// The alias that is a word for a number in memory, of which a namespace may have the name as of numeric types.
const STRING: &str = "string";

impl Context<'_> {
    /// Why a declaration cannot have the name of a built-in type; `symbol` is nothing for a function.
    pub(in crate::check) fn built_in_already(
        &mut self,
        name: Name,
        symbol: Option<Symbol>,
    ) -> Option<&'static Kind> {
        // Sources from before shader model 6 have names of their own that became those of types later.
        if self.options.shader_model < ShaderModel::new(6, 0) {
            return None;
        }
        let builtin = builtin(name)?;
        let is_number = matches!(builtin, Builtin::Scalar(_) | Builtin::Vector(..) | Builtin::Matrix(..));
        let may_be = match builtin {
            Builtin::Void => true,
            b @ (Builtin::Scalar(scalar) | Builtin::Vector(scalar, _) | Builtin::Matrix(scalar, ..)) => {
                !self.options.native_16bit && is_native_16bit(scalar)
                    || match symbol {
                        Some(Symbol::Namespace(_)) => true,
                        Some(Symbol::Type(ty)) => self.is_numeric(ty, b, scalar, name),
                        _ => false,
                    }
            }
            Builtin::VectorTemplate | Builtin::MatrixTemplate => false,
            Builtin::Object(row) => self.may_hide_object(row, symbol),
        };
        let is_type = matches!(symbol, Some(Symbol::Type(_)));
        let is_structure = is_type && symbol.is_some_and(|symbol| self.model.is_structure(symbol));
        let kind = match (is_type, is_structure) {
            (_, true) if is_number => &kinds::CONFLICTS_WITH_TYPEDEF,
            (true, _) => &kinds::REDEFINITION,
            _ => &kinds::REDEFINITION_KIND,
        };
        (!may_be).then_some(kind)
    }

    /// The type or template of the source that a name stands for which is also that of a built-in one: in a namespace, a function, a
    /// structure or a template, what is declared there comes first.
    pub(in crate::check) fn hiding_type(&self, name: Name) -> Option<Symbol> {
        if !self.model.scopes.hides_builtins {
            return None;
        }
        let found = self.lookup(name)?.symbol;
        names_a_type(found).then_some(found)
    }

    /// Whether a type is the one that the name of a numeric type says.
    fn is_numeric(&mut self, ty: TyId, b: Builtin, scalar: ScalarName, name: Name) -> bool {
        let Some(said) = self.scalar(scalar, name, Span::NONE) else { return false };
        match (b, self.model.program.types.get(ty)) {
            (Builtin::Scalar(_), Ty::Scalar(scalar)) => scalar == said,
            (Builtin::Vector(_, n), Ty::Vector(scalar, len)) => (scalar, len) == (said, n.into()),
            (Builtin::Matrix(_, r, c), Ty::Matrix { scalar, rows, cols, .. }) => {
                (scalar, rows, cols) == (said, r, c)
            }
            _ => false,
        }
    }

    fn may_hide_object(&self, row: u8, symbol: Option<Symbol>) -> bool {
        let object = &OBJECTS[usize::from(row)];
        if object.text == STRING && matches!(symbol, Some(Symbol::Namespace(_))) {
            return true;
        }
        is_structure(object)
            && match symbol {
                None | Some(Symbol::Var(_) | Symbol::Value(..) | Symbol::Functions(_)) => true,
                Some(Symbol::Type(ty)) => {
                    is_open(object) && matches!(self.model.program.types.get(ty), Ty::Struct(_))
                }
                _ => false,
            }
    }

    /// Whether a name outside of all scopes is that of a built-in structure with members, which the source may declare once more.
    pub(in crate::check) fn is_known_structure(&self, name: Name) -> bool {
        let Some(Builtin::Object(row)) = builtin(name) else { return false };
        let object = &OBJECTS[usize::from(row)];
        self.frame.scope == ScopeId::GLOBAL && is_structure(object) && !is_open(object)
    }
}

impl Model {
    /// Notes that a declaration has the name of a built-in type.
    pub(in crate::check) fn note_hiding(&mut self, name: Name, symbol: Symbol) {
        if names_a_type(symbol) && builtin(name).is_some() {
            self.scopes.hides_builtins = true;
        }
    }
}

fn names_a_type(symbol: Symbol) -> bool {
    matches!(symbol, Symbol::Type(_) | Symbol::Template(_) | Symbol::BuiltinTemplate(_))
}

fn is_structure(object: &ObjectName) -> bool {
    !object.is_template && !NO_STRUCTURES.contains(&object.text)
}

/// Whether an object is declared without members.
fn is_open(object: &ObjectName) -> bool {
    EFFECT_OBJECTS.contains(&object.text)
}

/// Whether a scalar's name is known only where types of 16 bits are native.
fn is_native_16bit(scalar: ScalarName) -> bool {
    matches!(scalar, ScalarName::Int16 | ScalarName::Uint16 | ScalarName::Float16)
}
