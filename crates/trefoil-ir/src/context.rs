//! The context that the functions of a module share.

use crate::constants::{ConstKind, Constants};
use crate::ids::{ConstId, GlobalId, MetadataId, ResourceId, TypeId};
use crate::layout::StructLayout;
use crate::resource::Resource;
use crate::symbol::{Symbol, Symbols};
use crate::types::Types;
use crate::value::Value;
use trefoil_entity::{EntityMap, HashMap};

/// Address space of a function's own memory and of globals that each invocation has for itself.
pub const SPACE_PRIVATE: u32 = 0;
/// Address space of memory that a thread group shares.
pub const SPACE_SHARED: u32 = 3;
/// The address space of the records of a work graph's nodes.
pub const SPACE_RECORD: u32 = 6;
/// The address space of the inputs of a stage, in LLVM's IR for SPIR-V.
pub const SPACE_INPUT: u32 = 7;
/// The address space of the outputs of a stage, in LLVM's IR for SPIR-V.
pub const SPACE_OUTPUT: u32 = 8;
/// The address space of push constants, in LLVM's IR for SPIR-V.
pub const SPACE_PUSH_CONSTANT: u32 = 13;

/// A variable outside functions: `static` or `groupshared`, or a constant table.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its name.
    pub name: Symbol,
    /// The type of what it holds.
    pub ty: TypeId,
    /// The address space: [`SPACE_PRIVATE`] or [`SPACE_SHARED`].
    pub space: u32,
    /// Whether it never changes.
    pub constant: bool,
    /// What it holds at first; `None` for any bits.
    pub init: Option<ConstId>,
    /// The alignment in bytes; 0 when natural.
    pub align: u32,
    /// Where it was declared.
    pub loc: crate::Loc,
}

/// The constant of DXIL whose element is zero without anybody's knowing: the condition by which a way back into a loop is not
/// taken, so that what stands before a break is part of the loop.
pub const BREAK_CONDITION: &str = "dx.break.cond";

impl Global {
    /// The type of its address: of a space besides 0 and 3 it must have been made before.
    pub fn pointer_type(&self, types: &Types) -> TypeId {
        types.known_ptr(self.space).unwrap_or(TypeId::PTR)
    }
}

/// A metadata node.
#[derive(Clone, Debug, PartialEq)]
pub enum Metadata {
    /// `!"text"`
    String(Symbol),
    /// A constant, global or function with its type: `i32 1`, `ptr @main`.
    Value(Value),
    /// `undef` of a pointer to this type: how DXIL's metadata names structures and handles.
    TypeUndef(TypeId),
    /// The address of a variable as that of this type: how DXIL's libraries name resources from shader model 6.6 on.
    AddressAs(GlobalId, TypeId),
    /// `!{…}`
    Node(MetadataParts),
    /// `distinct !{…}`
    Distinct(MetadataParts),
    /// `!DILocation(line: 1, scope: !2)` and its kin, which debuggers read.
    Special {
        /// The word after the `!`.
        name: Symbol,
        /// Whether `distinct` stands before it.
        distinct: bool,
        /// The fields in their order, with their names where they have them.
        fields: Vec<(Option<Symbol>, MetadataField)>,
    },
}

/// The parts of a metadata node: a run in a pool of the [`Context`], which reads it with [`Context::parts`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MetadataParts {
    start: u32,
    len: u32,
}

/// Parts of metadata nodes that a usual module has room for.
const FIRST_PARTS: usize = 512;

/// The value of a field of [`Metadata::Special`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MetadataField {
    /// Another node.
    Node(MetadataId),
    /// A string.
    Text(Symbol),
    /// Anything else, as LLVM spells it: numbers, flags, `null`.
    Word(Symbol),
}

/// Which words a module uses for what targets spell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Dialect {
    /// `llvm.dx.…` and `target("dx.…")`
    #[default]
    Dx,
    /// `llvm.spv.…` and `target("spirv.…")`
    Spirv,
}

/// What functions share: types, constants, names, globals, resources and metadata.
///
/// It stands apart from the functions so that a pass can hold one function and the context at once.
#[derive(Clone, Default)]
pub struct Context {
    /// Strings.
    pub symbols: Symbols,
    /// Types.
    pub types: Types,
    /// Constants.
    pub consts: Constants,
    /// Global variables.
    pub globals: EntityMap<GlobalId, Global>,
    /// Linkage and the like of globals, in LLVM's words and order, where it is not `internal` alone.
    pub linkage: HashMap<GlobalId, Vec<Symbol>>,
    /// The sections of globals, where they have one.
    pub sections: HashMap<GlobalId, Symbol>,
    /// The lists of SPIR-V's decorations of globals (`!spirv.Decorations`).
    pub decorations: HashMap<GlobalId, MetadataId>,
    /// Whether memory holds `i1` somewhere, as text of other front ends may; targets want it as `i32`.
    pub bool_memory: bool,
    /// Which vectors of three have the stride of vectors of four in arrays, as the data layout of other front ends may have it: those of
    /// scalars whose size in bytes is among these bits.
    pub padded_threes: u32,
    /// Whether vectors are aligned to the next power of two of their size, as LLVM's data layout for SPIR-V has it.
    pub aligned_vectors: bool,
    /// Resource variables, in the order of their declaration.
    pub resources: EntityMap<ResourceId, Resource>,
    /// Layouts of structures that live in resources and groupshared memory.
    pub layouts: HashMap<TypeId, StructLayout>,
    /// Structures that are payloads of rays, with who reads and writes each field, in DXIL's bits.
    pub payload_access: Vec<(TypeId, Vec<u32>)>,
    /// Metadata nodes.
    pub metadata: EntityMap<MetadataId, Metadata>,
    /// The parts of all nodes, those of one side by side; `None` is `null`.
    metadata_parts: Vec<Option<MetadataId>>,
    /// Whose words the module uses.
    pub dialect: Dialect,
    /// The constant buffer that is Vulkan's push constants, when there is one.
    pub push_constant: Option<ResourceId>,
    /// What the source asks of SPIR-V by name.
    pub spirv: crate::SpirvNeeds,
    /// Whether the module comes from text.
    pub from_text: bool,
    /// Whether the text that the module comes from is of our own printing, in which intrinsics mean what they mean here.
    pub own_words: bool,
    /// Whether it describes resources as our own printing does.
    pub own_resources: bool,
    /// How the text that the module comes from writes handles; nothing where it does not come from text.
    pub handle_form: Option<HandleForm>,
}

/// What stands after the index of a handle by its binding: that differs between versions of LLVM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandleForm {
    /// Whether the index may differ between lanes, up to LLVM 21.
    pub marked: bool,
    /// The name of the resource, since LLVM 21.
    pub named: bool,
    /// Whether the size of an array without a bound is 0, which was -1 up to LLVM 21.
    pub unbounded_is_zero: bool,
}

impl Context {
    /// Whether another front end made the module.
    pub fn is_of_others(&self) -> bool {
        self.from_text && !self.own_words && !self.own_resources
    }

    /// The interned symbol of a string.
    pub fn symbol(&mut self, text: &str) -> Symbol {
        self.symbols.intern(text)
    }

    /// The string of a symbol.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.symbols.get(symbol)
    }

    /// Takes in the parts of a metadata node; `None` is `null`.
    pub fn metadata_parts(&mut self, parts: &[Option<MetadataId>]) -> MetadataParts {
        if self.metadata_parts.capacity() == 0 {
            self.metadata_parts.reserve(FIRST_PARTS);
        }
        let start = self.metadata_parts.len() as u32;
        self.metadata_parts.extend_from_slice(parts);
        MetadataParts { start, len: parts.len() as u32 }
    }

    /// The parts of a metadata node.
    pub fn parts(&self, of: MetadataParts) -> &[Option<MetadataId>] {
        &self.metadata_parts[of.start as usize..(of.start + of.len) as usize]
    }

    /// Adds the metadata node of these parts.
    pub fn metadata_node(&mut self, parts: &[Option<MetadataId>]) -> MetadataId {
        let parts = self.metadata_parts(parts);
        self.metadata.push(Metadata::Node(parts))
    }

    /// Forgets all metadata.
    pub fn clear_metadata(&mut self) {
        self.metadata = EntityMap::new();
        self.metadata_parts.clear();
    }

    /// The `i32` constant as a value.
    pub fn i32(&mut self, value: u32) -> Value {
        self.consts.i32(value).into()
    }

    /// The number of a vector's lane, of the width that LLVM gives it.
    pub fn lane(&mut self, lane: u32) -> Value {
        self.int(TypeId::I64, lane.into())
    }

    /// The `i1` constant as a value.
    pub fn bool(&mut self, value: bool) -> Value {
        self.consts.bool(value).into()
    }

    /// The `float` constant as a value.
    pub fn f32(&mut self, value: f32) -> Value {
        self.consts.f32(value).into()
    }

    /// Zero of a type as a value.
    pub fn zero(&mut self, ty: TypeId) -> Value {
        self.consts.zero(&self.types, ty).into()
    }

    /// `undef` of a type as a value.
    pub fn undef(&mut self, ty: TypeId) -> Value {
        self.consts.undef(ty).into()
    }

    /// `poison` of a type as a value.
    pub fn poison(&mut self, ty: TypeId) -> Value {
        self.consts.poison(ty).into()
    }

    /// The scalar or splatted integer of `ty`.
    pub fn int(&mut self, ty: TypeId, value: u64) -> Value {
        let scalar = self.types.scalar(ty);
        let c = self.consts.int(&self.types, scalar, value);
        self.consts.splat(&self.types, ty, c).into()
    }

    /// The scalar or splatted float of `ty` nearest to `value`.
    pub fn float(&mut self, ty: TypeId, value: f64) -> Value {
        let scalar = self.types.scalar(ty);
        let c = self.consts.float(&self.types, scalar, value);
        self.consts.splat(&self.types, ty, c).into()
    }

    /// The zero-extended integer that a value is, when it is a constant one.
    pub fn as_int(&self, value: Value) -> Option<u64> {
        self.consts.as_int(value.as_const()?)
    }

    /// Whether a value is a constant float, or a vector of them, that is this number throughout.
    pub fn all_lanes_are(&self, value: Value, number: f64) -> bool {
        let is_number = |id| self.consts.as_float(&self.types, id) == Some(number);
        let Some(id) = value.as_const() else { return false };
        match &self.consts.get(id).kind {
            ConstKind::Aggregate(lanes) => lanes.iter().all(|&lane| is_number(lane)),
            _ => is_number(id),
        }
    }

    /// The string that a global holds, without what follows its first zero.
    pub fn held_text(&mut self, value: Value) -> Option<Symbol> {
        let init = self.globals[value.as_global()?].init?;
        let ConstKind::Aggregate(parts) = &self.consts.get(init).kind else { return None };
        let bytes: Option<Vec<u8>> = parts.iter().map(|&p| self.consts.as_int(p).map(|v| v as u8)).collect();
        let bytes = bytes?;
        let text = bytes.split(|&b| b == 0).next().unwrap_or_default();
        let text = String::from_utf8_lossy(text).into_owned();
        Some(self.symbol(&text))
    }

    /// The resource that a handle's first operand names.
    pub fn resource_id(&self, value: Value) -> Option<ResourceId> {
        let id = self.as_int(value)?;
        (id < self.resources.len() as u64).then(|| ResourceId::from_u32(id as u32))
    }
}
