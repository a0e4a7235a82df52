//! Types as written, qualified names, modifiers.

use super::{DeclId, ExprId, PathId, TemplateArgsId, TypeRefId};
use crate::source::{Name, Span};
use trefoil_entity::List;

/// A type as written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TypeRef {
    /// What could not be parsed; an error was reported.
    Error,
    /// No type: of a constructor, destructor or conversion operator.
    None,
    /// `float4`, `S`, `struct S`
    Named(Name),
    /// `ns::S`, `Texture2D<float4>`
    Path(PathId),
    /// `unsigned int` (or `unsigned` alone, around `int`)
    Unsigned(TypeRefId),
    /// `const float4`, `unorm float` inside a type.
    Qualified {
        /// What stands before it.
        modifiers: Modifiers,
        /// The type.
        ty: TypeRefId,
    },
    /// `T[4]`; `float a[2][3]` is an array of 2 arrays of 3.
    Array {
        /// The type of an element.
        elem: TypeRefId,
        /// The length; none for `[]`.
        len: Option<ExprId>,
    },
    /// `struct { … }`, `enum { … }` or one with a name, declared where it is used. The declaration precedes, in the list
    /// of declarations, the first that uses it.
    Inline(DeclId),
    /// `auto`
    Auto,
    /// `decltype(x)`
    Decltype(ExprId),
    /// `T*`, which HLSL refuses.
    Pointer(TypeRefId),
    /// `T(int)`: the type of functions; the parameters are read and let go.
    Function(TypeRefId),
    /// `T&`, which HLSL refuses but in places of its own headers.
    Reference(TypeRefId),
}

/// `A::B<int>::c`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Path {
    /// Whether it begins with `::`.
    pub is_global: bool,
    /// Whether `typename` stands before it.
    pub has_typename: bool,
    /// Its segments, at least one.
    pub segments: List<PathSegment>,
    /// All of it.
    pub span: Span,
}

impl Path {
    /// Whether it says in what the last of its names lies.
    pub fn is_qualified(&self) -> bool {
        self.is_global || self.segments.len() > 1
    }
}

/// `B<int>` in `A::B<int>::c`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PathSegment {
    /// Its name; that of `operator` for an operator (see `operator`).
    pub name: Name,
    /// Its template arguments.
    pub args: Option<TemplateArgsId>,
    /// The operator, when `name` is `operator`.
    pub operator: Option<super::Operator>,
    /// Where its name is.
    pub span: Span,
}

/// An argument of a template. A name that the parser did not know as a type is an expression.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TemplateArg {
    /// A type.
    Type(TypeRefId),
    /// A value.
    Expr(ExprId),
}

/// Which way matrices are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatrixOrder {
    /// `row_major`
    Row,
    /// `column_major`
    Column,
}

/// Storage classes, qualifiers and modifiers, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Modifiers(pub u32);

macro_rules! modifiers {
    ($($name:ident = $bit:literal, $text:literal;)*) => {
        impl Modifiers {
            $(#[doc = concat!("`", $text, "`")] pub const $name: Modifiers = Modifiers(1 << $bit);)*

            /// Every modifier with its spelling.
            pub const ALL: &[(Modifiers, &str)] = &[$((Modifiers::$name, $text),)*];
        }
    };
}

modifiers! {
    CONST = 0, "const";
    STATIC = 1, "static";
    EXTERN = 2, "extern";
    UNIFORM = 3, "uniform";
    GROUPSHARED = 4, "groupshared";
    SHARED = 5, "shared";
    VOLATILE = 6, "volatile";
    PRECISE = 7, "precise";
    INLINE = 8, "inline";
    EXPORT = 9, "export";
    IN = 10, "in";
    OUT = 11, "out";
    ROW_MAJOR = 12, "row_major";
    COLUMN_MAJOR = 13, "column_major";
    SNORM = 14, "snorm";
    UNORM = 15, "unorm";
    GLOBALLY_COHERENT = 16, "globallycoherent";
    NO_INTERPOLATION = 17, "nointerpolation";
    LINEAR = 18, "linear";
    CENTROID = 19, "centroid";
    NO_PERSPECTIVE = 20, "noperspective";
    SAMPLE = 21, "sample";
    REORDER_COHERENT = 22, "reordercoherent";
    POINT = 23, "point";
    LINE = 24, "line";
    TRIANGLE = 25, "triangle";
    LINE_ADJ = 26, "lineadj";
    TRIANGLE_ADJ = 27, "triangleadj";
    INDICES = 28, "indices";
    VERTICES = 29, "vertices";
    PRIMITIVES = 30, "primitives";
    PAYLOAD = 31, "payload";
}

impl Modifiers {
    /// No modifier.
    pub const NONE: Modifiers = Modifiers(0);
    /// `inout`: in and out.
    pub const IN_OUT: Modifiers = Modifiers(Self::IN.0 | Self::OUT.0);

    /// Whether all of `other` are in it.
    pub fn has(self, other: Modifiers) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any of `other` is in it.
    pub fn has_any(self, other: Modifiers) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds `other`.
    pub fn insert(&mut self, other: Modifiers) {
        self.0 |= other.0;
    }

    /// Both.
    #[must_use]
    pub fn union(self, other: Modifiers) -> Modifiers {
        Modifiers(self.0 | other.0)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}
