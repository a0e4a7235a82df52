//! Types that the check makes, each once: the common ones, and those that stand for others.

use super::ScopeId;
use crate::check::options::CheckOptions;
use crate::source::{Name, Span};
use crate::syntax::tree::{DeclId, MatrixOrder};
use crate::typed::{Scalar, StructId, Ty, TyId, TyTable};
use trefoil_entity::{HashMap, HashSet};
use trefoil_ir::HlslVersion;

/// Types that were made before, found again.
#[derive(Clone)]
pub(in crate::check) struct Types {
    /// Scalars and vectors, by scalar and length; scalars at 0.
    pub small: [[Option<TyId>; 5]; SCALARS],
    /// How matrices lie where nothing else is said.
    pub matrix_order: MatrixOrder,
    /// Whether structures of one layout convert to one another: before HLSL 2021.
    pub loose_structures: bool,
    /// Whether 16-bit types are as wide as they say.
    pub native_16bit: bool,
    /// What literals that are reals are computed in where an integer is made of them.
    pub literal_real: Scalar,
    /// Whether members of constant buffers and loose globals may be written (`-Gec`).
    pub writable_globals: bool,
    /// Whether the source has a vector of more than four lanes.
    pub long_vectors: bool,
    /// Whether the source has a `vk::BufferPointer`.
    pub has_pointers: bool,
    /// Types declared where they are used.
    pub inline: HashMap<DeclId, TyId>,
    /// The types of arrays without elements, by the type of the elements that they lack.
    pub empty_arrays: HashMap<TyId, TyId>,
    /// What structures are without their resources.
    pub without_resources: HashMap<TyId, TyId>,
    /// Where structures have a field with a register.
    pub bound_fields: HashMap<StructId, Span>,
    /// `RayDesc`, once something names it.
    pub ray_desc: Option<TyId>,
    /// `BuiltInTriangleIntersectionAttributes`, once something names it.
    pub triangle_attributes: Option<TyId>,
    /// Names that a `typedef` with `const` made.
    pub const_aliases: HashSet<Name>,
    /// Names of types of functions.
    pub function_aliases: HashSet<Name>,
}

impl Types {
    /// None made yet.
    pub(in crate::check) fn new(options: &CheckOptions) -> Types {
        Types {
            small: [[None; 5]; SCALARS],
            matrix_order: options.matrix_order,
            loose_structures: options.version < HlslVersion::V2021,
            native_16bit: options.native_16bit,
            literal_real: if options.target.vulkan_language { Scalar::F32 } else { Scalar::F64 },
            writable_globals: options.dx9_compat,
            long_vectors: false,
            has_pointers: false,
            inline: HashMap::default(),
            empty_arrays: HashMap::default(),
            without_resources: HashMap::default(),
            bound_fields: HashMap::default(),
            ray_desc: None,
            triangle_attributes: None,
            const_aliases: HashSet::default(),
            function_aliases: HashSet::default(),
        }
    }
}

/// Types that are needed often.
#[derive(Clone)]
pub(in crate::check) struct Common {
    pub error: TyId,
    pub void: TyId,
    pub bool: TyId,
    pub int: TyId,
    pub uint: TyId,
    pub literal_int: TyId,
    pub string: TyId,
}

impl Common {
    /// Interns them.
    pub(in crate::check) fn new(types: &mut TyTable) -> Common {
        let mut scalar = |s| types.intern(Ty::Scalar(s));
        Common {
            bool: scalar(Scalar::Bool),
            int: scalar(Scalar::I32),
            uint: scalar(Scalar::U32),
            literal_int: scalar(Scalar::LiteralInt),
            error: types.intern(Ty::Error),
            void: types.intern(Ty::Void),
            string: types.intern(Ty::String),
        }
    }
}

/// How many scalars there are.
pub(in crate::check) const SCALARS: usize = Scalar::LiteralFloat as usize + 1;

/// What is known of an enumeration.
#[derive(Clone)]
pub(in crate::check) struct Enumeration {
    pub name: Name,
    /// Whether it was declared by `enum class`.
    pub scoped: bool,
    /// Its enumerators.
    pub scope: ScopeId,
}
