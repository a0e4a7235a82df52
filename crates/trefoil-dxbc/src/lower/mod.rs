//! From the optimised IR to code over virtual registers.
//!
//! Terms: a *lane* is one scalar of a value and its place; most instructions that only move scalars make lanes and no code.
//! Steps: facts about uses and folds ([`facts`]), then one walk over the structure of the entry ([`control`]) that lowers
//! each instruction in place ([`arith`], [`compare`], [`convert`], [`parts`], [`math`], [`double`], [`memory`], [`texture`],
//! [`io`]) and emits by [`emit`]. Cost is linear in the emitted code, which is bounded, since a continue block is emitted at
//! each of its entrances.

mod arith;
mod compare;
mod control;
mod convert;
mod double;
mod emit;
mod facts;
mod group;
mod index;
mod intrinsic;
mod io;
mod math;
mod memory;
mod parts;
mod precise;
pub(crate) mod rule;
mod saturate;
mod texture;

use crate::bindings::{Bindings, Range};
use crate::code::{Code, DstBase, Lane, Lanes, VReg};
use crate::kinds;
use crate::model::Model;
use crate::phase_kind::PhaseKind;
use crate::program::File;
use crate::signature::Signatures;
use facts::Facts;
pub(crate) use io::output_file;
use memory::MAX_ROWS;
use std::collections::BTreeSet;
use trefoil_ir::{
    ConstId, ConstKind, Context, Error, Function, GlobalId, InstId, Loc, ResourceId, ResourceType, SideMap,
    Type, TypeId, Value, ValueKind,
};

/// What an instruction's result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// Not lowered, or nothing.
    Empty,
    /// Scalars: a run of the lane pool.
    Lanes(u32, u32),
    /// An address.
    Pointer(u32),
    /// A resource handle.
    Handle(u32),
}

/// A resource and which of its range.
#[derive(Clone, Copy, Debug)]
struct Handle {
    resource: ResourceId,
    index: Lane,
    /// Whether the index may differ between the lanes of a wave.
    non_uniform: bool,
}

/// Everything while one entry is lowered.
pub(crate) struct Lowerer<'a> {
    ctx: &'a Context,
    func: &'a Function,
    phase: PhaseKind,
    bindings: &'a Bindings,
    /// Signatures with their registers.
    pub(crate) signatures: &'a mut Signatures,
    /// The code so far.
    pub(crate) code: Code,
    /// What the declarations must say that only lowering finds out.
    pub(crate) needs: &'a mut Needs,
    facts: Facts,
    slots: SideMap<InstId, Slot>,
    pool: Vec<Lane>,
    pointers: Vec<memory::Pointer>,
    handles: Vec<Handle>,
    frames: Vec<control::Frame>,
    /// Registers that hold lanes for use as indices, within the current block.
    index_registers: Vec<(Lane, (VReg, u8))>,
    seen: SideMap<trefoil_ir::BlockId, bool>,
    /// The order of the block that is lowered now, kept for its memory.
    order: Vec<InstId>,
    /// Whether the instruction that is lowered computes floats as written.
    precise: bool,
    /// What the instruction that is lowered is called in messages, where it is an intrinsic.
    within: Option<trefoil_ir::Intrinsic>,
    loc: Loc,
}

/// Facts for the declarations of a phase.
#[derive(Debug, Default)]
pub(crate) struct PhaseNeeds {
    /// Temporary arrays: rows and components.
    pub(crate) arrays: Vec<(u32, u8)>,
    /// Special inputs, with the components read.
    pub(crate) specials: Vec<(File, u8)>,
    /// Rows that are indexed with values.
    pub(crate) ranges: Vec<IndexRange>,
}

/// Registers of inputs that are indexed with values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct IndexRange {
    /// What they are registers of.
    pub(crate) file: File,
    /// The first.
    pub(crate) first: u32,
    /// How many.
    pub(crate) rows: u32,
    /// Components.
    pub(crate) mask: u8,
    /// Whether each vertex or control point has them.
    pub(crate) of_vertices: bool,
}

/// Facts for declarations.
#[derive(Debug, Default)]
pub(crate) struct Needs {
    /// Those of the phase that is lowered.
    pub(crate) phase: PhaseNeeds,
    /// Rows of the immediate constant buffer.
    pub(crate) icb: Vec<[u32; 4]>,
    /// Where each constant global lies in it.
    icb_rows: trefoil_ir::HashMap<GlobalId, u32>,
    /// Group-shared variables, in order of their numbers, with their bytes.
    pub(crate) shared: Vec<(GlobalId, u32)>,
    /// Constant buffers indexed with values.
    pub(crate) dynamic_buffers: Vec<ResourceId>,
    /// Doubles.
    pub(crate) doubles: bool,
    /// Doubles beyond feature level 11.0: division, fused multiply-add, conversions.
    pub(crate) double_extensions: bool,
    /// Masked sums of differences.
    pub(crate) extensions: bool,
    /// Whether arithmetic may be reordered.
    pub(crate) refactoring: bool,
    /// A typed view is loaded from, of more than one 32-bit component.
    pub(crate) typed_load: bool,
    /// The registers that are used of each resource, where each is declared by itself.
    pub(crate) elements: BTreeSet<(ResourceId, u32)>,
}

impl Needs {
    /// The registers of a range that are used, where each is declared by itself.
    pub(crate) fn registers(&self, range: &Range) -> impl Iterator<Item = u32> {
        let (resource, lower) = (range.resource, range.lower);
        self.elements.range((resource, 0)..=(resource, u32::MAX)).map(move |&(_, element)| lower + element)
    }

    /// Whether what has been lowered so far keeps to the limits of memory.
    ///
    /// # Errors
    /// The limit that it goes beyond.
    pub(crate) fn check(&self) -> Result<()> {
        let rows: u64 = self.phase.arrays.iter().map(|&(rows, _)| u64::from(rows)).sum();
        if rows > u64::from(MAX_ROWS) {
            return Err(Error::new(Loc::NONE, &kinds::TOO_MANY_LOCAL_ARRAYS));
        }
        if self.icb.len() > MAX_ROWS as usize {
            return Err(Error::new(Loc::NONE, &kinds::TOO_MANY_CONSTANT_ARRAYS));
        }
        let shared: u64 = self.shared.iter().map(|&(_, bytes)| u64::from(bytes)).sum();
        if shared > 32768 {
            return Err(Error::new(Loc::NONE, kinds::GROUPSHARED_TOO_LARGE.with(&[&shared])));
        }
        Ok(())
    }
}

/// Where an instruction's lanes go: components from `at` on.
#[derive(Clone, Copy)]
struct Place {
    base: DstBase,
    at: usize,
    width: usize,
}

/// Code longer than this is refused.
const MAX_CODE: usize = 1 << 20;

type Result<T> = std::result::Result<T, Error>;

impl<'a> Lowerer<'a> {
    /// Lowers the function of a phase; what the declarations must say is added to the needs.
    ///
    /// # Errors
    /// What the shader model lacks, with its place.
    pub(crate) fn run(
        ctx: &'a Context,
        (func, phase): (&'a Function, PhaseKind),
        bindings: &'a Bindings,
        signatures: &'a mut Signatures,
        needs: &'a mut Needs,
    ) -> Result<Code> {
        needs.refactoring |= precise::may_reorder(ctx, func);
        let facts = Facts::new(ctx, func);
        let mut lowerer = Lowerer {
            ctx,
            func,
            phase,
            bindings,
            signatures,
            code: Code::default(),
            needs,
            facts,
            slots: SideMap::sized(func.inst_count(), Slot::Empty),
            pool: Vec::new(),
            pointers: Vec::new(),
            handles: Vec::new(),
            frames: Vec::new(),
            index_registers: Vec::new(),
            seen: SideMap::with_default(false),
            order: Vec::new(),
            precise: false,
            within: None,
            loc: entry_loc(func),
        };
        let insts = func.layout.iter().map(|&block| func.blocks[block].insts.len()).sum();
        lowerer.code.insts.reserve(insts);
        lowerer.phi_registers();
        lowerer.whole()?;
        Ok(lowerer.code)
    }

    /// What the shader model has.
    fn model(&self) -> &'static Model {
        self.bindings.model
    }

    #[cold]
    fn user<T>(&self, message: impl Into<trefoil_ir::Message>) -> Result<T> {
        Err(Error::new(self.loc, message))
    }

    #[cold]
    fn bug<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(Error::bug(self.loc, message))
    }

    /// An error for a construct that the shader model has no instruction for.
    #[cold]
    fn unsupported<T>(&self, what: &str) -> Result<T> {
        self.user(kinds::UNSUPPORTED.with(&[&what, &self.model().version]))
    }

    // Types.

    fn type_of(&self, value: Value) -> TypeId {
        self.func.value_type(self.ctx, value)
    }

    /// Scalars that a value of the type is made of.
    fn lane_count(&self, ty: TypeId) -> usize {
        match self.ctx.types.get(ty) {
            Type::Void => 0,
            Type::Vector { len, .. } => *len as usize,
            Type::Array { elem, len } => self.lane_count(*elem) * *len as usize,
            Type::Struct { fields, .. } => fields.iter().map(|&field| self.lane_count(field)).sum(),
            _ => 1,
        }
    }

    fn is_double(&self, ty: TypeId) -> bool {
        self.ctx.types.scalar(ty) == TypeId::DOUBLE
    }

    /// Refuses types that no register holds.
    fn check_type(&self, ty: TypeId) -> Result<()> {
        match self.ctx.types.get(self.ctx.types.scalar(ty)) {
            Type::Int(64) => self.unsupported("a 64-bit integer"),
            Type::Int(bits) if *bits > 32 => self.unsupported("an integer of more than 32 bits"),
            _ => Ok(()),
        }
    }

    fn resource_type(&self, resource: ResourceId) -> Result<ResourceType> {
        match self.ctx.types.as_resource(self.ctx.resources[resource].ty) {
            Some(ty) => Ok(*ty),
            None => self.bug("a resource without a resource type"),
        }
    }

    // Values.

    /// The scalars of a value.
    fn lanes(&mut self, value: Value) -> Result<Lanes> {
        match value.kind() {
            ValueKind::Inst(inst) => match self.slots[inst] {
                Slot::Lanes(start, count) => {
                    Ok(Lanes::from_slice(&self.pool[start as usize..(start + count) as usize]))
                }
                _ if self.ctx.types.as_resource(self.func.insts[inst].ty).is_some() => {
                    self.user(&kinds::DYNAMIC_RESOURCE)
                }
                _ => self.bug(format!("{inst:?} is read but has no value")),
            },
            ValueKind::Const(id) => {
                let mut lanes = Lanes::new();
                self.const_lanes(id, &mut lanes);
                Ok(lanes)
            }
            kind => self.bug(format!("{kind:?} is read as a value")),
        }
    }

    fn lane(&mut self, value: Value) -> Result<Lane> {
        if let Some(inst) = value.as_inst()
            && let Slot::Lanes(start, 1..) = self.slots[inst]
        {
            return Ok(self.pool[start as usize]);
        }
        match self.lanes(value)?.first() {
            Some(&lane) => Ok(lane),
            None => self.bug("a value without scalars"),
        }
    }

    fn const_lanes(&self, id: ConstId, out: &mut Lanes) {
        let constant = self.ctx.consts.get(id);
        match &constant.kind {
            ConstKind::Int(value) => out.push(match self.ctx.types.get(constant.ty) {
                Type::Int(1) => Lane::imm(if *value == 0 { 0 } else { u32::MAX }),
                _ => Lane { imm: *value, ..Lane::imm(0) },
            }),
            ConstKind::Float(bits) => out.push(match self.ctx.types.get(constant.ty) {
                Type::Half => Lane::float(trefoil_ir::half::to_f32(*bits as u16)),
                _ => Lane { imm: *bits, ..Lane::imm(0) },
            }),
            ConstKind::Zero
            | ConstKind::Undef
            | ConstKind::Poison
            | ConstKind::Address(_)
            | ConstKind::Expr(_) => {
                out.extend(std::iter::repeat_n(Lane::imm(0), self.lane_count(constant.ty)));
            }
            ConstKind::Aggregate(parts) => parts.iter().for_each(|&part| self.const_lanes(part, out)),
        }
    }

    fn set_lanes(&mut self, inst: InstId, lanes: &[Lane]) {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(lanes);
        self.slots[inst] = Slot::Lanes(start, lanes.len() as u32);
    }

    // Code.

    // Integer arithmetic that folds constants, for addresses.
}

/// Where the code of a function begins.
pub(crate) fn entry_loc(func: &Function) -> Loc {
    func.layout
        .first()
        .and_then(|&block| func.blocks[block].insts.first())
        .map_or(Loc::NONE, |&inst| func.loc(inst))
}
