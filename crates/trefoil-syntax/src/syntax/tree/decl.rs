//! Declarations, attributes and annotations.

use super::{
    AnnotationId, AttributeId, BufferId, DeclId, EnumId, ExprId, FunctionId, Modifiers, PathId, RecordId,
    StmtId, TemplateArgsId, TemplateId, TypeRefId, VarId,
};
use crate::source::{Name, Pos, Span};
use trefoil_entity::List;

/// A declaration.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Decl {
    /// What could not be parsed; an error was reported.
    Error,
    /// `;`
    Empty,
    /// A variable, constant, field, parameter or template parameter that is a value.
    Var(VarId),
    /// A function, method, operator.
    Function(FunctionId),
    /// A struct, class or interface, declared or defined.
    Record(RecordId),
    /// An enumeration.
    Enum(EnumId),
    /// `typedef T name;`, `using name = T;`
    Typedef(TypedefDecl),
    /// `cbuffer`, `tbuffer`
    Buffer(BufferId),
    /// `namespace a { … }`
    Namespace(NamespaceDecl),
    /// `using namespace a::b;`
    UsingNamespace(PathId),
    /// `using a::b;`
    Using(PathId),
    /// `typename T = int` in a template head.
    TypeParam {
        /// The head of a parameter that is a template itself.
        template: Option<TemplateId>,
        /// The parameter; may be unnamed.
        name: Option<Name>,
        /// Its default argument.
        default: Option<TypeRefId>,
    },
    /// `_Static_assert(cond, "words");`
    StaticAssert {
        /// What must hold.
        cond: ExprId,
        /// What to say.
        message: Option<ExprId>,
    },
    /// `template struct S<int>;`, `template void f<int>(int);`: the declaration says what is to be instantiated.
    Instantiation(DeclId),
}

/// What a [`VarDecl`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VarRole {
    /// A global, in a namespace or not.
    Global,
    /// Declared in a `cbuffer` or `tbuffer`.
    BufferMember,
    /// Declared in a function.
    Local,
    /// A field of a record; `static` in its modifiers for a static member.
    Field,
    /// A parameter of a function.
    Param,
    /// A parameter of a template.
    TemplateParam,
}

/// `static const float4 x[2] : register(c0) = { … }`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct VarDecl {
    /// Its name; parameters and template parameters may have none.
    pub name: Option<Name>,
    /// What it is.
    pub role: VarRole,
    /// `S::x` when a static member is defined outside of its record; ends before the name.
    pub qualifier: Option<PathId>,
    /// Its type, arrays included, modifiers not.
    pub ty: TypeRefId,
    /// Its modifiers. `out` and `inout` only where written; `in` too.
    pub modifiers: Modifiers,
    /// Its initialiser: an expression or an initialiser list. Default argument for a parameter.
    pub init: Option<ExprId>,
    /// Attributes.
    pub attributes: List<AttributeId>,
    /// Semantic, register, packoffset.
    pub annotations: List<AnnotationId>,
    /// Bit width of a bit-field.
    pub bits: Option<ExprId>,
    /// `template<typename T> static const T x`
    pub template: Option<TemplateId>,
    /// `<int>` after the name of a specialisation.
    pub specialization: Option<TemplateArgsId>,
}

/// The name of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionName {
    /// `f`
    Name(Name),
    /// `operator+`
    Operator(super::Operator),
    /// `operator float4`; the type is the result type.
    Conversion,
    /// `S(…)` in `S`, which HLSL refuses.
    Constructor(Name),
    /// `~S()`, which HLSL refuses.
    Destructor(Name),
}

/// A function, method or operator.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FunctionDecl {
    /// Its name.
    pub name: FunctionName,
    /// `S::` when a method is defined outside of its record, or `ns::`; ends before the name.
    pub qualifier: Option<PathId>,
    /// The template head.
    pub template: Option<TemplateId>,
    /// The head of the record's template before its own, when a template is defined outside of the record.
    pub outer: Option<TemplateId>,
    /// `<int>` after the name of a specialisation.
    pub specialization: Option<TemplateArgsId>,
    /// What it returns.
    pub ret: TypeRefId,
    /// Modifiers: of the function and of its result.
    pub modifiers: Modifiers,
    /// Its parameters.
    pub params: List<DeclId>,
    /// `const` after the parameters.
    pub is_const: bool,
    /// Attributes.
    pub attributes: List<AttributeId>,
    /// The result's semantic.
    pub annotations: List<AnnotationId>,
    /// Its body, a block.
    pub body: Option<StmtId>,
    /// Where it begins, behind its attributes.
    pub start: Pos,
}

/// Which word began a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// `struct`
    Struct,
    /// `class`
    Class,
    /// `interface`
    Interface,
    /// `union`, which HLSL refuses before 202x.
    Union,
}

impl RecordKind {
    /// The word that declares it.
    pub fn word(self) -> &'static str {
        match self {
            RecordKind::Struct => "struct",
            RecordKind::Class => "class",
            RecordKind::Interface => "interface",
            RecordKind::Union => "union",
        }
    }
}

/// `struct S : B { … };`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RecordDecl {
    /// Which word began it.
    pub kind: RecordKind,
    /// Its name; none when anonymous.
    pub name: Option<Name>,
    /// `ns::` before the name.
    pub qualifier: Option<PathId>,
    /// The template head.
    pub template: Option<TemplateId>,
    /// `<int>` after the name of a specialisation.
    pub specialization: Option<TemplateArgsId>,
    /// What it inherits from.
    pub bases: List<TypeRefId>,
    /// Its members: fields, methods, nested types.
    pub members: List<DeclId>,
    /// Whether it has a body.
    pub is_definition: bool,
    /// Attributes.
    pub attributes: List<AttributeId>,
}

/// `enum class E : uint { A, B = 2 };`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EnumDecl {
    /// Its name; none when anonymous.
    pub name: Option<Name>,
    /// Whether `class` or `struct` follows `enum`.
    pub is_scoped: bool,
    /// The type after the colon.
    pub underlying: Option<TypeRefId>,
    /// Its enumerators, [`VarDecl`]s of role [`VarRole::Global`] whose initialisers are their values.
    pub enumerators: List<DeclId>,
    /// Whether it has a body.
    pub is_definition: bool,
    /// Attributes.
    pub attributes: List<AttributeId>,
}

/// `typedef row_major float4x4 M;`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TypedefDecl {
    /// The new name.
    pub name: Name,
    /// What it stands for.
    pub ty: TypeRefId,
    /// Modifiers of the type.
    pub modifiers: Modifiers,
    /// Whether it was written with `using`.
    pub is_using: bool,
    /// The template head of `template<…> using`.
    pub template: Option<TemplateId>,
}

/// `cbuffer C : register(b0) { … }`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BufferDecl {
    /// Whether it is a `tbuffer`.
    pub is_texture: bool,
    /// Its name.
    pub name: Option<Name>,
    /// Its members: variables, and types and functions declared among them.
    pub members: List<DeclId>,
    /// Attributes.
    pub attributes: List<AttributeId>,
    /// Its register.
    pub annotations: List<AnnotationId>,
}

/// `namespace a { … }`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NamespaceDecl {
    /// Its name; none when anonymous.
    pub name: Option<Name>,
    /// What is in it.
    pub items: List<DeclId>,
}

/// `template<typename T, int N = 4>`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TemplateHead {
    /// Its parameters: [`Decl::TypeParam`] and [`Decl::Var`].
    pub params: List<DeclId>,
    /// All of it.
    pub span: Span,
}

/// `[numthreads(8, 8, 1)]`, `[[vk::binding(0, 1)]]`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attribute {
    /// `vk` in `[[vk::binding]]`.
    pub scope: Option<Name>,
    /// Its name.
    pub name: Name,
    /// Its arguments.
    pub args: List<ExprId>,
    /// Whether it stands behind the brackets or the parameters of a declarator: it is of the type there.
    pub is_of_type: bool,
    /// All of it, without brackets.
    pub span: Span,
}

/// What follows a colon after a declarator.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Annotation {
    /// Which one.
    pub kind: AnnotationKind,
    /// All of it, without the colon.
    pub span: Span,
}

/// What follows a colon after a declarator.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnnotationKind {
    /// `: SV_Position`; index digits are part of the name.
    Semantic(Name),
    /// `: register(t0, space1)`
    Register(Register),
    /// `: packoffset(c0.x)`
    PackOffset(PackOffset),
    /// `: read(caller)`, `: write(anyhit)` of a payload's field.
    PayloadAccess {
        /// Whether it is `write`.
        is_write: bool,
        /// The stages that it names, four bits each as DXIL has them: the caller, closest-hit, miss and any-hit shaders.
        stages: u16,
    },
}

/// `register(ps_5_0, t0[2], space1)`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register {
    /// The profile it is meant for, where one is named.
    pub profile: Option<Name>,
    /// The letter `b t u s c i`…, in lower case; 0 for `register(space1)`.
    pub class: u8,
    /// The number (with `[n]` added); none for `register(space1)`.
    pub index: Option<u32>,
    /// The space.
    pub space: Option<u32>,
}

/// `packoffset(c4.y)`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackOffset {
    /// The number of the 16-byte row.
    pub row: u32,
    /// The component, 0 to 3.
    pub component: u8,
    /// Whether a component was written.
    pub has_component: bool,
}
