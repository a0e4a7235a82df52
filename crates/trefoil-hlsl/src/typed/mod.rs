//! The typed tree: what the check makes of the tree, and what lowering reads.
//!
//! Names are resolved, overloads chosen, templates instantiated, every implicit conversion is a node, constant scalar
//! expressions are folded to [`ExprKind::Const`]. A [`Program`] without errors in the diagnostics beside it lowers without
//! errors, the bounds of later stages aside.

mod compat;
mod dump;
mod expr;
mod extent;
pub(crate) mod number;
mod parts;
mod program;
mod stmt;
mod ty;

pub(crate) use compat::system_semantic;
pub use dump::{dump, is_settled, type_text};
pub use expr::{AccessOp, Arg, ArgIo, BinOp, Callee, Const, Expr, ExprKind, IncDec, UnOp};
pub(crate) use extent::Extent;
pub(crate) use parts::{StmtPart, base_of, for_each_part, for_each_stmt_part};
pub(crate) use program::is_grid_semantic;
pub use program::{
    Access, Binding, BitField, Buffer, BufferField, ClipPlanes, Constancy, Export, Field, Func, GLOBALS,
    Interp, MeshPart, NodeAttributes, NodeName, NodeParam, Norm, Param, PatchType, Program, SharedFacts,
    StreamType, Struct, TessAttributes, Var, VarKind, VkDecoration, VkInstruction, VkNeeds, VkTravel,
    WrittenSemantic,
};
pub use stmt::{Case, Hint, Stmt, StmtKind};
pub use ty::{NodeTy, ObjectKind, ResourceTy, Scalar, SpirvTy, Ty, TyTable};

use trefoil_entity::optional_entity;

optional_entity! {
    /// A type.
    TyId;
    /// A typed expression.
    ExprId;
    /// A typed statement.
    StmtId;
    /// A variable: global, local, parameter, member of a constant buffer.
    VarId;
    /// A function or method, instantiated.
    FuncId;
    /// A structure, instantiated.
    StructId;
    /// A [`SpirvTy`].
    SpirvTyId;
    /// A `cbuffer`, `tbuffer`, or the implicit `$Globals`.
    BufferId;
}
