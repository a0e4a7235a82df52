//! What debug information says of the source: functions, scopes, types and variables. The front end makes it where it is asked
//! for; otherwise nothing of it is there.
//!
//! - A **scope** is a function or a block within it.
//! - A **frame** is a scope as one call runs it: with the place that it was called from. Each instruction names its frame in
//!   its [`Loc`], so that passes carry it without knowing.
//! - A **value** ([`DebugValue`]) says what a variable, or a part of it, holds from some point of the code on.

use crate::diag::Loc;
use crate::ids::{BlockId, FrameId};
use crate::symbol::Symbol;
use crate::value::Value;
use std::sync::Arc;
use trefoil_entity::{EntityMap, entity};

entity! {
    /// A scope of the source.
    ScopeId, "scope"
}

entity! {
    /// A type of the source.
    DebugTypeId, "debug-type"
}

entity! {
    /// A variable of the source.
    DebugVariableId, "debug-variable"
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The file's name.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// Where a module comes from.
pub trait Origin {
    /// The shader model as SPIR-V has it: 640 for 6.4.
    fn version(&self) -> u32;

    /// The files with their texts, the main one first.
    fn files(&self) -> Vec<(Arc<str>, String)>;

    /// The place of a location.
    fn spot(&self, loc: Loc) -> Option<Spot>;

    /// The command line that asked for the compile; empty where there was none.
    fn command_line(&self) -> String {
        String::new()
    }
}

/// What debug information says of a module's source.
#[derive(Clone, Debug, Default)]
pub struct DebugInfo {
    /// Functions and blocks; a scope comes after the one that it is in.
    pub scopes: EntityMap<ScopeId, DebugScope>,
    /// Frames; each comes after the one that it was called from.
    pub frames: EntityMap<FrameId, DebugFrame>,
    /// Types.
    pub types: EntityMap<DebugTypeId, DebugType>,
    /// Local variables and parameters.
    pub variables: EntityMap<DebugVariableId, DebugVariable>,
    /// Global variables.
    pub globals: Vec<DebugGlobal>,
    /// Constant buffers, whose members are global variables too; each with a structure of its own.
    pub buffers: Vec<DebugGlobal>,
}

/// A scope.
#[derive(Clone, Debug)]
pub enum DebugScope {
    /// A function.
    Function(DebugFunction),
    /// A block.
    Block {
        /// The scope that it is in.
        parent: ScopeId,
        /// Where it begins.
        place: Loc,
    },
}

/// A function of the source.
#[derive(Clone, Debug)]
pub struct DebugFunction {
    /// Its name.
    pub name: String,
    /// The name that linkers know it by; empty for an entry.
    pub link_name: String,
    /// Where its name stands.
    pub place: Loc,
    /// Where its body begins.
    pub body: Loc,
    /// What it returns, unless that is nothing, and what it takes.
    pub types: Vec<Option<DebugTypeId>>,
    /// The name of the function of the module that it became, unless it was inlined everywhere.
    pub function: Option<Symbol>,
}

/// A frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DebugFrame {
    /// The scope.
    pub scope: ScopeId,
    /// Where the function was called from, in its caller's frame; [`Loc::NONE`] for one that was not inlined.
    pub call: Loc,
}

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub struct DebugType {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: DebugTypeKind,
    /// How many bits it takes.
    pub bits: u64,
    /// What its address is a multiple of, in bits.
    pub align: u64,
    /// Where it is declared; [`Loc::NONE`] for a built-in type.
    pub place: Loc,
}

/// What a type is.
#[derive(Clone, Debug, PartialEq)]
pub enum DebugTypeKind {
    /// A number.
    Basic(DebugEncoding),
    /// Another name of a type.
    Alias(DebugTypeId),
    /// A constant of a type.
    Const(DebugTypeId),
    /// A structure, or a class that the language has itself.
    Structure {
        /// Whether it is a class of the language.
        is_class: bool,
        /// The fields in their order.
        fields: Vec<DebugField>,
        /// The arguments of the template that it is an instance of.
        arguments: Vec<DebugArgument>,
    },
    /// An array.
    Array(DebugTypeId, u32),
}

/// A type of several numbers, which the language's class of that name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugShape {
    /// A vector: the type of its elements, and how many there are.
    Vector(DebugTypeId, u32),
    /// A matrix, which lies row by row: the type of its elements, rows and columns.
    Matrix(DebugTypeId, [u32; 2]),
}

/// The names of the parameters of the classes that vectors and matrices are instances of.
pub mod parameter {
    /// The type of the elements.
    pub const ELEMENT: &str = "element";
    /// How many elements a vector has.
    pub const COUNT: &str = "element_count";
    /// How many rows a matrix has.
    pub const ROWS: &str = "row_count";
    /// How many columns a matrix has.
    pub const COLUMNS: &str = "col_count";
}

impl DebugType {
    /// What a class is that stands for a vector or a matrix.
    pub fn shape(&self) -> Option<DebugShape> {
        use DebugArgument::{Number, Type};
        let DebugTypeKind::Structure { arguments, .. } = &self.kind else { return None };
        match arguments[..] {
            [Type(parameter::ELEMENT, elem), Number(parameter::COUNT, _, count)] => {
                Some(DebugShape::Vector(elem, count))
            }
            [Type(parameter::ELEMENT, elem), Number(parameter::ROWS, _, rows), Number(_, _, columns)] => {
                Some(DebugShape::Matrix(elem, [rows, columns]))
            }
            _ => None,
        }
    }
}

/// How a number is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugEncoding {
    /// `bool`
    Boolean,
    /// A float.
    Float,
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
}

/// A field of a structure.
#[derive(Clone, Debug, PartialEq)]
pub struct DebugField {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: DebugTypeId,
    /// Where it lies in the structure, in bits.
    pub offset: u64,
    /// How many bits it takes.
    pub bits: u64,
    /// Where it is declared.
    pub place: Loc,
}

/// An argument of a template.
#[derive(Clone, Debug, PartialEq)]
pub enum DebugArgument {
    /// A type, with the parameter's name.
    Type(&'static str, DebugTypeId),
    /// An `int`, with the parameter's name and the type `int`.
    Number(&'static str, DebugTypeId, u32),
}

/// A local variable, a parameter, or a global one that holds other values over time.
#[derive(Clone, Debug)]
pub struct DebugVariable {
    /// Its name.
    pub name: String,
    /// The scope that it is declared in.
    pub scope: ScopeId,
    /// Its type.
    pub ty: DebugTypeId,
    /// Where its name stands.
    pub place: Loc,
    /// What it is.
    pub kind: DebugVariableKind,
}

/// What a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugVariableKind {
    /// A local.
    Local,
    /// A parameter, by its position from 1.
    Parameter(u32),
    /// A global one.
    Global,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct DebugGlobal {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: DebugTypeId,
    /// Where its name stands.
    pub place: Loc,
    /// Whether other modules do not see it.
    pub is_local: bool,
    /// Whether it is a member of a constant buffer.
    pub is_member: bool,
}

/// What a variable, or a part of it, holds from a point of the code on.
#[derive(Clone, Copy, Debug)]
pub struct DebugValue {
    /// The variable.
    pub variable: DebugVariableId,
    /// Where it is declared, in the frame that it belongs to.
    pub place: Loc,
    /// The place of the code that makes it hold this.
    pub since: Loc,
    /// The first bit of the variable that the value is.
    pub bit: u32,
    /// How many bits it is.
    pub bits: u32,
    /// What it holds; the address of its memory where `is_address`.
    pub value: Value,
    /// Whether `value` is where the variable lies.
    pub is_address: bool,
    /// The block of the point.
    pub block: BlockId,
    /// How many instructions the function had then: those of the block with smaller numbers come before the point.
    pub at: u32,
}

/// The values of the variables of a function.
#[derive(Clone, Debug, Default)]
pub struct DebugValues {
    /// In the order of the points.
    pub list: Vec<DebugValue>,
    /// How many instructions the function had when the last one was added: what has a higher number is no point's border.
    pub known: u32,
}

impl DebugValues {
    /// Follows a pass that replaces values, blocks among them.
    pub fn rewrite(&mut self, mut map: impl FnMut(Value) -> Value) {
        for value in &mut self.list {
            value.value = map(value.value);
            value.block = map(value.block.into()).as_block().unwrap_or(value.block);
        }
    }
}
