//! The tree: plain data in pools, ids between them, spans beside them.
//!
//! The tree says what was written, not what it means: names are not resolved (though the parser knew which of them
//! were types, to tell declarations and casts from expressions), operators have no types, `float4` is a name.

mod decl;
mod expr;
mod operator;
mod stmt;
mod ty;

pub use decl::{
    Annotation, AnnotationKind, Attribute, BufferDecl, Decl, EnumDecl, FunctionDecl, FunctionName,
    NamespaceDecl, PackOffset, RecordDecl, RecordKind, Register, TemplateHead, TypedefDecl, VarDecl, VarRole,
};
pub use expr::{Expr, FloatSuffix, IntSuffix};
pub use operator::{BinaryOp, Operator, UnaryOp};
pub use stmt::Stmt;
pub use ty::{MatrixOrder, Modifiers, Path, PathSegment, TemplateArg, TypeRef};

use crate::source::{Interner, Name, Pos, Span};
use smallvec::SmallVec;
use trefoil_entity::{Entity, HashMap, LayeredMap, List, Pool, SparseMap, optional_entity};

optional_entity! {
    /// An expression.
    ExprId;
    /// A statement.
    StmtId;
    /// A declaration.
    DeclId;
    /// A type as written.
    TypeRefId;
    /// A qualified or templated name.
    PathId;
    /// An attribute.
    AttributeId;
    /// What follows a colon after a declarator.
    AnnotationId;
    /// The arguments of a template, in `<` and `>`.
    TemplateArgsId;
    /// The data of a variable, field or parameter.
    VarId;
    /// The data of a function.
    FunctionId;
    /// The data of a struct, class or interface.
    RecordId;
    /// The data of an enumeration.
    EnumId;
    /// The data of a `cbuffer` or `tbuffer`.
    BufferId;
    /// The data of a `template<…>` head.
    TemplateId;
}

/// Where an expression is: its whole text, and the place that stands for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExprPlace {
    /// All of it, with the parentheses around it.
    pub span: Span,
    /// Its operator, its member's name; for others its start. Carets go here.
    pub caret: Pos,
}

/// A parsed translation unit.
#[derive(Clone, Debug, Default)]
pub struct Unit {
    /// The names in it.
    pub names: Interner,
    /// Its top-level declarations, in order.
    pub items: List<DeclId>,
    /// Expressions.
    pub exprs: LayeredMap<ExprId, Expr>,
    /// Where they are.
    pub expr_places: LayeredMap<ExprId, ExprPlace>,
    /// Statements.
    pub stmts: LayeredMap<StmtId, Stmt>,
    /// Where they are.
    pub stmt_spans: LayeredMap<StmtId, Span>,
    /// Declarations.
    pub decls: LayeredMap<DeclId, Decl>,
    /// Where they are, from the first specifier to the end of the declarator, initialiser or body.
    pub decl_spans: LayeredMap<DeclId, Span>,
    /// Where their names are (their start where they have none).
    pub decl_name_spans: LayeredMap<DeclId, Span>,
    /// Types as written.
    pub types: LayeredMap<TypeRefId, TypeRef>,
    /// Where they are.
    pub type_spans: LayeredMap<TypeRefId, Span>,
    /// Qualified and templated names.
    pub paths: LayeredMap<PathId, Path>,
    /// Template arguments.
    pub template_args: LayeredMap<TemplateArgsId, List<TemplateArg>>,
    /// Attributes.
    pub attributes: LayeredMap<AttributeId, Attribute>,
    /// Semantics, registers and offsets.
    pub annotations: LayeredMap<AnnotationId, Annotation>,
    /// Variables, fields and parameters.
    pub vars: LayeredMap<VarId, VarDecl>,
    /// Functions.
    pub functions: LayeredMap<FunctionId, FunctionDecl>,
    /// Structs.
    pub records: LayeredMap<RecordId, RecordDecl>,
    /// Enumerations.
    pub enums: LayeredMap<EnumId, EnumDecl>,
    /// Constant and texture buffers.
    pub buffers: LayeredMap<BufferId, BufferDecl>,
    /// Template heads.
    pub templates: LayeredMap<TemplateId, TemplateHead>,
    /// From which type on which `#pragma pack_matrix` holds, ascending.
    pub pack_matrix: Vec<(TypeRefId, Option<MatrixOrder>)>,
    /// Modifiers that do not stand first, by the place of the first specifier.
    pub modifier_places: HashMap<Pos, SmallVec<[(Modifiers, Pos); 2]>>,
    /// How many pairs of parentheses are around an expression, where the parser was told to keep them.
    pub parentheses: HashMap<ExprId, u32>,
    /// Lists of expressions.
    pub expr_lists: Pool<ExprId>,
    /// Lists of statements.
    pub stmt_lists: Pool<StmtId>,
    /// Lists of declarations.
    pub decl_lists: Pool<DeclId>,
    /// Lists of types.
    pub type_lists: Pool<TypeRefId>,
    /// Lists of attributes.
    pub attribute_lists: Pool<AttributeId>,
    /// Lists of annotations.
    pub annotation_lists: Pool<AnnotationId>,
    /// Segments of paths.
    pub segment_lists: Pool<PathSegment>,
    /// Template arguments.
    pub template_arg_lists: Pool<TemplateArg>,
    /// The functions that the entry does not reach, where that was asked: what is found of their bodies need not be kept.
    pub unreached: SparseMap<FunctionId, bool>,
    /// Whether a chain in it is so long that a walk over the tree wants more room than the stack of any thread has.
    pub is_deep: bool,
}

/// Lists whose pool lies in a [`Unit`].
pub trait Pooled: Copy {
    /// The pool.
    fn pool(unit: &Unit) -> &Pool<Self>;
    /// The pool, to add to.
    fn pool_mut(unit: &mut Unit) -> &mut Pool<Self>;
}

macro_rules! pooled {
    ($($item:ty => $pool:ident;)*) => {
        $(impl Pooled for $item {
            fn pool(unit: &Unit) -> &Pool<Self> {
                &unit.$pool
            }
            fn pool_mut(unit: &mut Unit) -> &mut Pool<Self> {
                &mut unit.$pool
            }
        })*
    };
}

pooled! {
    ExprId => expr_lists;
    StmtId => stmt_lists;
    DeclId => decl_lists;
    TypeRefId => type_lists;
    AttributeId => attribute_lists;
    AnnotationId => annotation_lists;
    PathSegment => segment_lists;
    TemplateArg => template_arg_lists;
}

impl Unit {
    /// An empty unit with room for what that many tokens usually make.
    pub fn with_room(names: Interner, tokens: usize) -> Unit {
        let mut unit = Unit { names, ..Unit::default() };
        unit.exprs.reserve(tokens / 2);
        unit.expr_places.reserve(tokens / 2);
        unit.stmts.reserve(tokens / 10);
        unit.stmt_spans.reserve(tokens / 10);
        unit.decls.reserve(tokens / 10);
        unit.decl_spans.reserve(tokens / 10);
        unit.decl_name_spans.reserve(tokens / 10);
        unit.types.reserve(tokens / 8);
        unit.type_spans.reserve(tokens / 8);
        unit
    }

    /// About how many bytes the tree takes, its names aside.
    pub fn bytes(&self) -> usize {
        self.exprs.bytes()
            + self.expr_places.bytes()
            + self.stmts.bytes()
            + self.stmt_spans.bytes()
            + self.decls.bytes()
            + self.decl_spans.bytes()
            + self.decl_name_spans.bytes()
            + self.types.bytes()
            + self.type_spans.bytes()
            + self.paths.bytes()
            + self.template_args.bytes()
            + self.attributes.bytes()
            + self.annotations.bytes()
            + self.vars.bytes()
            + self.functions.bytes()
            + self.records.bytes()
            + self.enums.bytes()
            + self.buffers.bytes()
            + self.templates.bytes()
            + self.expr_lists.bytes()
            + self.stmt_lists.bytes()
            + self.decl_lists.bytes()
            + self.type_lists.bytes()
            + self.attribute_lists.bytes()
            + self.annotation_lists.bytes()
            + self.segment_lists.bytes()
            + self.template_arg_lists.bytes()
            + self.modifier_places.len() * 2 * size_of::<(Pos, SmallVec<[(Modifiers, Pos); 2]>)>()
    }

    /// Makes what is in the tree shared: a clone costs what is added after it.
    pub fn share(&mut self) {
        self.exprs.share();
        self.expr_places.share();
        self.stmts.share();
        self.stmt_spans.share();
        self.decls.share();
        self.decl_spans.share();
        self.decl_name_spans.share();
        self.types.share();
        self.type_spans.share();
        self.paths.share();
        self.template_args.share();
        self.attributes.share();
        self.annotations.share();
        self.vars.share();
        self.functions.share();
        self.records.share();
        self.enums.share();
        self.buffers.share();
        self.templates.share();
        self.expr_lists.share();
        self.stmt_lists.share();
        self.decl_lists.share();
        self.type_lists.share();
        self.attribute_lists.share();
        self.annotation_lists.share();
        self.segment_lists.share();
        self.template_arg_lists.share();
    }

    /// The names by which a declaration is used: a method or static member that is defined outside of its record goes with that.
    pub fn names_of(&self, id: DeclId) -> SmallVec<[Name; 2]> {
        let last = |path: PathId| self.list(self.paths[path].segments).last().map(|segment| segment.name);
        let (name, record) = match self.decls[id] {
            Decl::Var(var) => (self.vars[var].name, self.vars[var].qualifier.and_then(last)),
            Decl::Function(function) => {
                let function = &self.functions[function];
                let name = match function.name {
                    FunctionName::Name(name) => Some(name),
                    _ => None,
                };
                (name, function.qualifier.and_then(last))
            }
            Decl::Record(record) => (self.records[record].name, None),
            Decl::Typedef(it) => (Some(it.name), None),
            _ => (None, None),
        };
        name.into_iter().chain(record).collect()
    }

    /// The entries of a list.
    pub fn list<T: Pooled>(&self, list: List<T>) -> &[T] {
        T::pool(self).get(list)
    }

    /// Adds a list.
    pub fn add_list<T: Pooled>(&mut self, items: &[T]) -> List<T> {
        T::pool_mut(self).push(items)
    }

    /// Adds an expression.
    #[inline]
    pub fn add_expr(&mut self, expr: Expr, span: Span, caret: Pos) -> ExprId {
        self.expr_places.push(ExprPlace { span, caret });
        self.exprs.push(expr)
    }

    /// Adds a statement.
    #[inline]
    pub fn add_stmt(&mut self, stmt: Stmt, span: Span) -> StmtId {
        self.stmt_spans.push(span);
        self.stmts.push(stmt)
    }

    /// Adds a declaration.
    pub fn add_decl(&mut self, decl: Decl, span: Span, name: Span) -> DeclId {
        self.decl_spans.push(span);
        self.decl_name_spans.push(name);
        self.decls.push(decl)
    }

    /// Adds a type.
    pub fn add_type(&mut self, ty: TypeRef, span: Span) -> TypeRefId {
        self.type_spans.push(span);
        self.types.push(ty)
    }

    /// The modifiers of a declaration that begins there, in the order of the source.
    pub fn modifiers_in_order(&self, start: Pos, all: Modifiers) -> SmallVec<[(Modifiers, Pos); 4]> {
        let later = self.modifier_places.get(&start).cloned().unwrap_or_default();
        let known = later.iter().fold(0, |bits, (m, _)| bits | m.0);
        let rest = Modifiers(all.0 & !known);
        let mut order: SmallVec<[(Modifiers, Pos); 4]> = SmallVec::new();
        if rest != Modifiers::NONE {
            order.push((rest, start));
        }
        order.extend(later.into_iter().filter(|(m, _)| all.has(*m)));
        order
    }

    /// The matrix order that `#pragma pack_matrix` set where a type is written.
    pub fn matrix_order_at(&self, ty: TypeRefId) -> Option<MatrixOrder> {
        let i = self.pack_matrix.partition_point(|&(from, _)| from <= ty);
        i.checked_sub(1).and_then(|i| self.pack_matrix[i].1)
    }

    /// Says that matrix types written from here on have `order`; `None` for what the options say.
    pub fn set_matrix_order(&mut self, order: Option<MatrixOrder>) {
        self.pack_matrix.push((TypeRefId::new(self.types.len()), order));
    }
}

const _: () = assert!(size_of::<Expr>() == 16);
const _: () = assert!(size_of::<Stmt>() <= 20);
const _: () = assert!(size_of::<Decl>() <= 20);
const _: () = assert!(size_of::<TypeRef>() <= 12);
const _: () = assert!(size_of::<Option<ExprId>>() == 4);
