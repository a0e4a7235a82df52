//! The IR that all stages share: a small dialect of LLVM's, with ids into arenas and structure stored outside of the graph.
//!
//! A [`Module`] is a [`Context`] (types, constants, names, globals, resources: all interned or in arenas) and its
//! functions. A [`Function`] is a graph of 16-byte instructions whose operands are in one pool; a [`Value`] is four bytes.
//! Blocks carry the structure their terminators open ([`Merge`]), as SPIR-V does. Resources are types
//! ([`ResourceType`]), handles are values made by [`Intrinsic::Handle`].
//!
//! Invariants that every stage keeps:
//! - each block ends in exactly one terminator, phis stand first, and the layout has each block after its dominator;
//! - a reachable loop has one back edge, from its continue block, and its header says so;
//! - memory never holds `i1`: a bool in memory is `i32`;
//! - matrices exist in memory alone, as arrays of the vectors that lie together; computing is on scalars and vectors;
//! - allocas stand in the entry block.

pub mod builder;
pub mod cfg;
mod codegen;
pub mod constants;
pub mod context;
pub mod cursor;
pub mod debug;
mod debug_points;
pub mod diag;
pub mod divergence;
pub use trefoil_entity::{
    Entity, EntityMap, HashMap, HashSet, IdTable, SideMap, SparseMap, entity, filled, hash_of,
    order_of_names, pair_key, sort_by_key, sort_by_name,
};
pub mod entry;
pub mod function;
mod generated;
pub mod geometry;
mod graph;
pub mod half;
pub mod ids;
pub mod intrinsic;
mod intrinsic_fits;
pub mod layout;
pub mod mesh;
pub mod module;
pub mod node;
pub mod opcode;
pub mod precise;
pub mod resource;
pub mod resource_use;
mod spirv;
pub mod symbol;
pub mod tessellation;
pub mod types;
pub mod value;
pub mod verify;

pub use builder::{Builder, IfGuard, LoopGuard, Variable};
pub use codegen::{CodegenOptions, DenormMode};
pub use constants::{Const, ConstExpr, ConstKind, Constants, Parts};
pub use context::{
    BREAK_CONDITION, Context, Dialect, Global, HandleForm, Metadata, MetadataField, MetadataParts,
    SPACE_INPUT, SPACE_OUTPUT, SPACE_PRIVATE, SPACE_PUSH_CONSTANT, SPACE_RECORD, SPACE_SHARED,
};
pub use cursor::Cursor;
pub use debug::{DebugInfo, DebugValue, DebugValues};
pub use diag::{Error, Loc};
pub use entry::{
    EntryPoint, HlslVersion, InterpolationMode, Interpretation, NodeFlags, NodeLaunch, PackingKind, Profile,
    Semantic, ShaderModel, SigPoint, SignatureElement, Stage, StageFacts, Subobject, SubobjectContent,
};
pub use function::{
    Attribute, Block, CallSite, Extras, Function, Hint, Inst, Memory, Merge, Param, PassedSource, Snapshot,
    Tail,
};
pub use geometry::{Geometry, InputPrimitive, MAX_STREAMS, OutputTopology};
pub use graph::Graph;
pub use ids::{BlockId, ConstId, FrameId, FuncId, GlobalId, InstId, MetadataId, ResourceId, TypeId};
pub use intrinsic::{Class as IntrinsicClass, Effect, Family, Intrinsic, Shape, TypeSet};
pub use layout::{BitLayout, FieldLayout, FieldMarks, LayoutRule, MatrixShape, StructLayout};
pub use mesh::{MeshShading, MeshTopology, payload_extent, payload_offset, payload_size};
pub use module::{Module, NamedNodes};
pub use node::{NodeId, NodeIo, NodeRecord, NodeShading, RecordGrid};
pub use opcode::{AtomicOp, Flags, FloatPredicate, IntPredicate, Opcode, OpcodeClass, Ordering};
pub use precise::keep_precise;
pub use resource::{
    COMBINED_MEMBER, ComponentType, IMAGE_FORMATS, Resource, ResourceClass, ResourceKind, ResourceType,
    SourceElement,
};
pub use resource_use::{CounterStep, ResourceUse, ResourceUses};
pub use spirv::{SpirvNeeds, SpirvNote, SpirvSubject};
pub use symbol::{Symbol, Symbols};
pub use tessellation::{TessDomain, TessOutput, TessPartitioning, Tessellation};
pub use trefoil_diag::{Blame, Kind, Message, diagnostics};
pub use types::{Type, Types};
pub use value::{Value, ValueKind};
