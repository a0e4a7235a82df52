//! From the optimised IR to a function of scalars, DXIL operations and flat memory.
//!
//! One walk over the blocks in their order builds the new function. Each value of the old one maps to its scalars in
//! order (vectors, structures and arrays alike), to a handle, or to an address; addresses become code only where memory
//! is touched. A family of operations has a file.

mod access;
pub(crate) mod address;
mod arith;
mod buffer;
mod cast;
mod cbuffer;
mod expand;
mod handle;
mod intrinsic;
mod io;
mod keep;
mod memory;
mod neighbours;
mod opcall;
mod ray;
pub(crate) mod rule;
mod texture;
mod undefined;
mod vectors;
mod wave;

use crate::kinds;
use crate::options::Target;
use crate::resources::ResourceTable;
use crate::signatures::Signatures;
use address::Address;
use memory::{MemAddress, MemRoot};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::ops::Range;
use trefoil_ir::cfg::{dominance_order, reachable};
use trefoil_ir::{
    BlockId, Const, ConstId, ConstKind, Context, Entity, EntityMap, EntryPoint, Error, Flags, FuncId,
    Function, GlobalId, InstId, Intrinsic, Loc, Metadata, MetadataId, Opcode, ResourceId, SideMap, Symbol,
    Type, TypeId, Value, ValueKind,
};

pub(crate) use buffer::atomic_code;
pub(crate) use handle::{Handle, cbuffer_size, element_component, stored_component, stride};
pub use intrinsic::is_native;
pub(crate) use keep::lower_function;
pub(crate) use opcall::{Declared, OpAttributes};
pub(crate) use vectors::scalarize;

/// What can go wrong: one error ends the lowering.
pub(crate) type Result<T = ()> = std::result::Result<T, Error>;
/// The scalars of a value.
pub(crate) type Lanes = SmallVec<[Value; 4]>;

/// A value of more scalars than this is refused.
const MAX_SCALARS: u64 = 1 << 16;

/// What a value of the old function has become.
#[derive(Clone, Copy, Default)]
enum Slot {
    #[default]
    Unset,
    Lanes(u32, u32),
    Handle(u32),
    Address(u32),
    Memory(u32),
    /// One value of the same type, where only operations are lowered.
    Whole(u32),
}

/// What is lowered.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Mode {
    /// Everything, of an entry.
    All,
    /// Everything, of a function of a library.
    Library,
    /// Operations alone: the pass `dxil-op-lower`.
    Operations,
    /// Vectors alone: the pass `scalarizer`.
    Vectors,
}

/// What lowering leaves.
pub(crate) struct Lowered {
    /// The entry and the declared operations.
    pub functions: EntityMap<FuncId, Function>,
    /// What each declared operation may do.
    pub attributes: Vec<(FuncId, OpAttributes)>,
    /// Facts that the code alone no longer shows.
    pub facts: Facts,
}

/// Facts for flags, seen while handles' types were at hand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// A typed UAV of more than one component is read.
    pub typed_uav_load: bool,
    /// 64-bit atomics touch the memory of the group.
    pub atomic64_shared: bool,
    /// Texture operations of SM 6.7: offsets that are not constant, and the like.
    pub advanced_texture_ops: bool,
}

pub(crate) struct Lower<'a> {
    pub ctx: &'a mut Context,
    old: &'a Function,
    entry: &'a EntryPoint,
    target: Target,
    signatures: &'a Signatures,
    resources: &'a ResourceTable,
    func: Function,
    declared: Declared,
    mode: Mode,
    /// The instructions that were taken over as they are.
    kept: rustc_hash::FxHashSet<InstId>,
    whole_phis: Vec<(InstId, InstId)>,
    /// The scalars of parameters and of vectors that were taken over, and the vectors made of scalars: each made where
    /// the value is.
    parts: FxHashMap<Value, Lanes>,
    wholes: FxHashMap<InstId, Value>,
    slots: Vec<Slot>,
    pool: Vec<Value>,
    handles: Vec<Handle>,
    addresses: Vec<Address>,
    roots: Vec<MemRoot>,
    memory: Vec<MemAddress>,
    globals: FxHashMap<GlobalId, u32>,
    rows: cbuffer::RowCache,
    neighbours: neighbours::Neighbours,
    /// Handles that are the same wherever they are made, by resource and index.
    fixed_handles: FxHashMap<(ResourceId, u64), u32>,
    /// What stands first in the entry, after the allocas.
    first: Vec<InstId>,
    allocas: Vec<InstId>,
    phis: Vec<(InstId, InstId, u32)>,
    reachable: SideMap<BlockId, bool>,
    facts: Facts,
    block: BlockId,
    inst: InstId,
    loc: Loc,
    /// Whether the instruction at hand is to be computed as written.
    precise: bool,
}

/// Lowers the entry, and the function that stands beside it: a hull shader's patch constant function.
pub(crate) fn lower(
    ctx: &mut Context,
    bodies: &[&Function],
    entry: &EntryPoint,
    target: Target,
    signatures: &Signatures,
    resources: &ResourceTable,
) -> Result<Lowered> {
    let mut declared = Declared::after(EntityMap::with_capacity(24));
    for old in bodies {
        declared.functions.push(Function::new(old.name, TypeId::VOID, Vec::new()));
    }
    let mut all = Facts::default();
    for (i, old) in (0..).zip(bodies) {
        let mut lower = Lower::new(ctx, old, entry, target, signatures, resources, declared);
        lower.run()?;
        let Lower { func, facts, declared: next, .. } = lower;
        declared = next;
        declared.functions[FuncId::from_u32(i)] = func;
        if i == 0 { all = facts } else { all.join(facts) }
    }
    let Declared { functions, attributes, .. } = declared;
    Ok(Lowered { functions, attributes, facts: all })
}

impl Facts {
    /// Takes in what is known of another function.
    fn join(&mut self, other: Self) {
        self.typed_uav_load |= other.typed_uav_load;
        self.atomic64_shared |= other.atomic64_shared;
        self.advanced_texture_ops |= other.advanced_texture_ops;
    }
}

impl<'a> Lower<'a> {
    fn new(
        ctx: &'a mut Context,
        old: &'a Function,
        entry: &'a EntryPoint,
        target: Target,
        signatures: &'a Signatures,
        resources: &'a ResourceTable,
        declared: Declared,
    ) -> Self {
        let mut func = Function::new(old.name, TypeId::VOID, Vec::new());
        func.blocks.reserve(old.blocks.len());
        for _ in 0..old.blocks.len() {
            func.new_block();
        }
        // Vectors come apart, and most that stand alone go.
        let insts: usize = old.layout.iter().map(|&b| old.blocks[b].insts.len()).sum();
        func.reserve(2 * insts);
        Lower {
            ctx,
            old,
            entry,
            target,
            signatures,
            resources,
            func,
            declared,
            mode: Mode::All,
            kept: Default::default(),
            whole_phis: Vec::new(),
            parts: FxHashMap::default(),
            wholes: FxHashMap::default(),
            slots: vec![Slot::Unset; old.inst_count()],
            pool: Vec::with_capacity(old.inst_count() * 2),
            handles: Vec::new(),
            addresses: Vec::new(),
            roots: Vec::new(),
            memory: Vec::new(),
            globals: FxHashMap::default(),
            rows: cbuffer::RowCache::default(),
            neighbours: neighbours::Neighbours::default(),
            fixed_handles: FxHashMap::default(),
            first: Vec::new(),
            allocas: Vec::new(),
            phis: Vec::new(),
            reachable: reachable(old).0,
            facts: Facts::default(),
            block: old.entry(),
            inst: InstId::from_u32(0),
            loc: Loc::NONE,
            precise: false,
        }
    }
}

impl Lower<'_> {
    fn run(&mut self) -> Result {
        // Where text stays text blocks may be laid out in any order.
        let text = matches!(self.mode, Mode::Operations | Mode::Vectors);
        let order = if text { dominance_order(self.old) } else { Vec::new() };
        let order = if text { &order } else { &self.old.layout };
        self.func.layout.extend(self.old.layout.iter().filter(|&&block| self.reachable[block]));
        for &block in order {
            if !self.reachable[block] {
                continue;
            }
            let room = self.old.blocks[block].insts.len() * 3 / 2;
            self.func.blocks[block].insts.reserve(room);
            self.func.blocks[block].merge = self.old.blocks[block].merge;
            self.block = block;
            self.rows.clear();
            self.neighbours.clear();
            for &inst in &self.old.blocks[block].insts {
                self.inst = inst;
                self.loc = self.old.loc(inst);
                self.instruction(inst)?;
                if matches!(self.mode, Mode::Operations | Mode::Vectors) {
                    self.behind(inst)?;
                }
            }
        }
        self.fill_phis()?;
        let entry = self.old.entry();
        let insts = &mut self.func.blocks[entry].insts;
        insts.splice(0..0, self.allocas.drain(..).chain(self.first.drain(..)));
        Ok(())
    }

    fn instruction(&mut self, inst: InstId) -> Result {
        let i = self.old.insts[inst];
        match self.mode {
            Mode::All => {}
            Mode::Library if i.op == Opcode::Call => return self.carry(inst),
            Mode::Library => {}
            Mode::Operations if self.stays(inst) => return self.carry(inst),
            Mode::Vectors if self.stays_vector(inst) => return self.carry(inst),
            Mode::Vectors => return self.split_vector(inst),
            Mode::Operations => {}
        }
        match i.op {
            Opcode::Phi => self.phi(inst),
            Opcode::Intrinsic => {
                let float = self.ctx.types.is_float(i.ty);
                self.precise = float && !i.flags.contains(Flags::HLSL_FAST);
                let result = self.intrinsic(inst, i.intrinsic());
                self.precise = false;
                result
            }
            Opcode::Call => Err(self.bug("a call is left after inlining")),
            Opcode::Alloca
            | Opcode::Load
            | Opcode::Store
            | Opcode::Gep
            | Opcode::AtomicRmw
            | Opcode::CmpXchg => self.access(inst),
            op if op.is_terminator() => self.terminator(inst),
            _ => self.arithmetic(inst),
        }
    }

    fn terminator(&mut self, inst: InstId) -> Result {
        let old = self.old;
        let i = old.insts[inst];
        match (i.op, old.operands(inst)) {
            (Opcode::Ret, []) => self.inst(Opcode::Ret, TypeId::VOID, &[], 0, Flags::NONE),
            (Opcode::Ret, &[value]) if self.mode == Mode::Library => {
                let value = self.whole(value)?;
                self.inst(Opcode::Ret, TypeId::VOID, &[value], 0, Flags::NONE)
            }
            (Opcode::Ret, _) => return Err(self.user(&kinds::ENTRY_RETURNS_VALUE)),
            (Opcode::Br, [target]) => self.inst(Opcode::Br, TypeId::VOID, &[*target], 0, Flags::NONE),
            (Opcode::Br, [condition, then, other]) => {
                let condition = self.scalar(*condition)?;
                let condition = self.defined_condition(condition);
                self.inst(Opcode::Br, TypeId::VOID, &[condition, *then, *other], 0, Flags::NONE)
            }
            (Opcode::Switch, [_, default]) => {
                self.inst(Opcode::Br, TypeId::VOID, &[*default], 0, Flags::NONE)
            }
            (Opcode::Switch, [value, rest @ ..]) => {
                let value = self.scalar(*value)?;
                let mut all: SmallVec<[Value; 16]> = smallvec::smallvec![self.defined_condition(value)];
                all.extend_from_slice(rest);
                self.inst(Opcode::Switch, TypeId::VOID, &all, 0, Flags::NONE)
            }
            (Opcode::Unreachable, _) => self.inst(Opcode::Unreachable, TypeId::VOID, &[], 0, Flags::NONE),
            _ => return Err(self.bug("a malformed terminator")),
        };
        Ok(())
    }

    fn phi(&mut self, inst: InstId) -> Result {
        let ty = self.old.insts[inst].ty;
        let types = self.leaf_types(ty)?;
        let lanes: Lanes = (types.iter().enumerate())
            .map(|(lane, &ty)| {
                let new = self.func.detached(self.loc, Opcode::Phi, ty, &[], 0, Flags::NONE);
                self.func.append(self.block, new);
                self.phis.push((new, inst, lane as u32));
                Value::from(new)
            })
            .collect();
        self.set(inst, &lanes);
        Ok(())
    }

    fn fill_phis(&mut self) -> Result {
        for (new, old, lane) in std::mem::take(&mut self.phis) {
            let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
            let function = self.old;
            for pair in function.operands(old).chunks_exact(2) {
                let from = pair[1].as_block().ok_or_else(|| self.bug("a phi without blocks"))?;
                if self.reachable[from] {
                    let lanes = self.span(pair[0])?;
                    let value = self.pool[lanes].get(lane as usize).copied();
                    operands.extend([value.ok_or_else(|| self.user(&kinds::PHI_TYPES))?, pair[1]]);
                }
            }
            self.func.set_operands(new, &operands);
        }
        Ok(())
    }

    // Values.

    /// Says what an instruction of the old function has become.
    fn set(&mut self, inst: InstId, lanes: &[Value]) {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(lanes);
        self.slots[inst.index()] = Slot::Lanes(start, lanes.len() as u32);
    }

    /// The scalars of an old value.
    fn lanes(&mut self, value: Value) -> Result<Lanes> {
        match value.kind() {
            ValueKind::Inst(inst) => match self.slots[inst.index()] {
                Slot::Lanes(start, len) => {
                    Ok(Lanes::from_slice(&self.pool[start as usize..(start + len) as usize]))
                }
                Slot::Unset => Err(self.bug("a value is used before it is computed")),
                Slot::Handle(_) => Err(self.user(&kinds::RESOURCE_OPERAND)),
                Slot::Address(_) | Slot::Memory(_) => Err(self.user(&kinds::ADDRESS_AS_VALUE)),
                Slot::Whole(at) => self.take_apart(self.pool[at as usize]),
            },
            ValueKind::Param(_) if self.mode != Mode::All => self.take_apart(value),
            ValueKind::Const(c) => {
                let mut lanes = Lanes::new();
                let ty = self.ctx.consts.get(c).ty;
                self.leaf_count(ty)?;
                self.const_lanes(c, &mut lanes)?;
                Ok(lanes)
            }
            ValueKind::Global(_) => Err(self.user(&kinds::VARIABLE_ADDRESS_AS_VALUE)),
            _ => Err(self.user(&kinds::NOT_A_VALUE)),
        }
    }

    /// Where the scalars of an old value stand in the pool.
    fn span(&mut self, value: Value) -> Result<Range<usize>> {
        if let Some(inst) = value.as_inst()
            && let Slot::Lanes(start, len) = self.slots[inst.index()]
        {
            return Ok(start as usize..(start + len) as usize);
        }
        let start = self.pool.len();
        match value.as_const().map(|c| self.ctx.consts.get(c)) {
            Some(Const { kind: ConstKind::Int(_) | ConstKind::Float(_), .. }) => self.pool.push(value),
            // The scalars of a vector of numbers, as most are.
            Some(Const { kind: ConstKind::Aggregate(parts), .. })
                if parts.iter().all(|&part| self.is_number(part.into())) =>
            {
                self.pool.extend(parts.iter().map(|&part| Value::from(part)));
            }
            _ => {
                let lanes = self.lanes(value)?;
                self.pool.extend_from_slice(&lanes);
            }
        }
        Ok(start..self.pool.len())
    }

    /// Whether a value is a scalar constant that is known.
    fn is_number(&self, value: Value) -> bool {
        let kind = value.as_const().map(|c| &self.ctx.consts.get(c).kind);
        matches!(kind, Some(ConstKind::Int(_) | ConstKind::Float(_)))
    }

    /// The first scalar of an old value.
    fn scalar(&mut self, value: Value) -> Result<Value> {
        if self.is_number(value) {
            return Ok(value);
        }
        let lanes = self.span(value)?;
        self.pool[lanes].first().copied().ok_or_else(|| self.user(&kinds::VALUE_WITHOUT_SCALARS))
    }

    fn const_lanes(&mut self, c: ConstId, out: &mut Lanes) -> Result {
        let ty = self.ctx.consts.get(c).ty;
        match (&self.ctx.consts.get(c).kind, self.ctx.types.get(ty)) {
            (ConstKind::Int(_) | ConstKind::Float(_), _) => out.push(c.into()),
            (ConstKind::Aggregate(parts), _) => {
                let parts: SmallVec<[ConstId; 4]> = parts.iter().copied().collect();
                for part in parts {
                    self.const_lanes(part, out)?;
                }
            }
            (kind, _) => {
                let zero = *kind == ConstKind::Zero;
                // Lanes of a vector are alike: each type in a row is asked for once.
                let (mut last, mut value) = (TypeId::VOID, None);
                for ty in self.leaf_types(ty)? {
                    let known = value.filter(|_| ty == last);
                    let part = match known {
                        Some(known) => known,
                        None if zero => self.ctx.zero(ty),
                        None => self.ctx.undef(ty),
                    };
                    (last, value) = (ty, Some(part));
                    out.push(part);
                }
            }
        }
        Ok(())
    }

    /// The integer an old or new value is, when it is constant.
    fn as_int(&self, value: Value) -> Option<u64> {
        self.ctx.consts.as_int(value.as_const()?)
    }

    fn is_undef(&self, value: Value) -> bool {
        let kind = value.as_const().map(|c| &self.ctx.consts.get(c).kind);
        matches!(kind, Some(ConstKind::Undef | ConstKind::Poison))
    }

    /// The type of a new value.
    fn type_of(&self, value: Value) -> TypeId {
        self.func.value_type(self.ctx, value)
    }

    /// The type of an old value.
    fn old_type(&self, value: Value) -> TypeId {
        self.old.value_type(self.ctx, value)
    }

    // Types.

    /// How many scalars a type has.
    fn leaf_count(&self, ty: TypeId) -> Result<u32> {
        fn count(ctx: &Context, ty: TypeId) -> Option<u64> {
            Some(match ctx.types.get(ty) {
                Type::Int(_) | Type::Half | Type::Float | Type::Double => 1,
                Type::Vector { len, .. } => u64::from(*len),
                Type::Array { elem, len } => count(ctx, *elem)?.checked_mul(u64::from(*len))?,
                Type::Struct { fields, .. } => {
                    let mut sum = 0u64;
                    for &field in fields {
                        sum = sum.checked_add(count(ctx, field)?)?;
                    }
                    sum
                }
                _ => return None,
            })
        }
        match count(self.ctx, ty) {
            Some(n) if n <= MAX_SCALARS => Ok(n as u32),
            Some(_) => Err(Error::new(self.loc, &kinds::VALUE_TOO_LARGE)),
            None => Err(match self.ctx.types.get(ty) {
                Type::Ptr(_) => self.user(&kinds::DYNAMIC_ADDRESS),
                Type::Resource(_) => self.user(&kinds::DYNAMIC_RESOURCE),
                _ => self.user(&kinds::VALUE_TYPE),
            }),
        }
    }

    /// The types of a type's scalars.
    fn leaf_types(&self, ty: TypeId) -> Result<SmallVec<[TypeId; 4]>> {
        let mut out = SmallVec::with_capacity(self.leaf_count(ty)? as usize);
        self.push_leaf_types(ty, &mut out);
        Ok(out)
    }

    fn push_leaf_types(&self, ty: TypeId, out: &mut SmallVec<[TypeId; 4]>) {
        match self.ctx.types.get(ty) {
            Type::Vector { elem, len } => out.extend(std::iter::repeat_n(*elem, *len as usize)),
            Type::Array { elem, len } => (0..*len).for_each(|_| self.push_leaf_types(*elem, out)),
            Type::Struct { fields, .. } => fields.iter().for_each(|&field| self.push_leaf_types(field, out)),
            _ => out.push(ty),
        }
    }

    // Building.

    fn inst(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32, flags: Flags) -> Value {
        let inst = self.func.detached(self.loc, op, ty, operands, data, flags);
        self.func.append(self.block, inst);
        if self.precise && matches!(op, Opcode::Call) {
            let node = self.precise_node();
            self.func.attachments.insert(inst, vec![node]);
        }
        inst.into()
    }

    fn precise_node(&mut self) -> (Symbol, MetadataId) {
        if let Some(node) = self.declared.precise {
            return node;
        }
        let node = self.mark("dx.precise");
        self.declared.precise = Some(node);
        node
    }

    /// A mark for an instruction: a node of one.
    fn mark(&mut self, name: &str) -> (Symbol, MetadataId) {
        let one = self.ctx.i32(1);
        let value = self.ctx.metadata.push(Metadata::Value(one));
        (self.ctx.symbol(name), self.ctx.metadata_node(&[Some(value)]))
    }

    /// A binary instruction without flags.
    fn binary(&mut self, op: Opcode, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        self.inst(op, ty, &[a, b], 0, Flags::NONE)
    }

    /// `a + b` of `i32`, folded where it is known.
    fn add(&mut self, a: Value, b: Value) -> Value {
        match (self.as_int(a), self.as_int(b)) {
            (Some(x), Some(y)) => self.ctx.i32((x as u32).wrapping_add(y as u32)),
            (Some(0), _) => b,
            (_, Some(0)) => a,
            _ => self.binary(Opcode::Add, a, b),
        }
    }

    /// `a * b` of `i32` by a constant, folded where it is known.
    fn mul(&mut self, a: Value, by: u32) -> Value {
        match self.as_int(a) {
            Some(x) => self.ctx.i32((x as u32).wrapping_mul(by)),
            None if by == 1 => a,
            None if by.is_power_of_two() => {
                let shift = self.ctx.i32(by.trailing_zeros());
                self.binary(Opcode::Shl, a, shift)
            }
            None => {
                let by = self.ctx.i32(by);
                self.binary(Opcode::Mul, a, by)
            }
        }
    }

    fn cast(&mut self, op: Opcode, a: Value, ty: TypeId) -> Value {
        if self.type_of(a) == ty { a } else { self.inst(op, ty, &[a], 0, Flags::NONE) }
    }

    fn member(&mut self, aggregate: Value, index: u32) -> Value {
        let ty = self.type_of(aggregate);
        let member = self.ctx.types.member(ty, index).unwrap_or(TypeId::I32);
        let index = self.ctx.i32(index);
        self.inst(Opcode::ExtractValue, member, &[aggregate, index], 0, Flags::NONE)
    }

    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        self.inst(Opcode::Select, ty, &[condition, a, b], 0, Flags::NONE)
    }

    /// One of several scalars, chosen at run time: a chain of comparisons. The last stands for what is out of range.
    fn pick(&mut self, lanes: &[Value], index: Value) -> Result<Value> {
        if let Some(i) = self.as_int(index) {
            let ty = lanes.first().map(|&l| self.type_of(l)).unwrap_or(TypeId::I32);
            return Ok(lanes.get(i as usize).copied().unwrap_or_else(|| self.ctx.undef(ty)));
        }
        let index_ty = self.type_of(index);
        let mut value = *lanes.last().ok_or_else(|| self.user(&kinds::EMPTY_INDEX))?;
        for (i, &lane) in lanes.iter().enumerate().rev().skip(1) {
            let i = self.ctx.int(index_ty, i as u64);
            let predicate = trefoil_ir::IntPredicate::Eq as u32;
            let here = self.inst(Opcode::ICmp, TypeId::I1, &[index, i], predicate, Flags::NONE);
            value = self.select(here, lane, value);
        }
        Ok(value)
    }

    // Errors.

    #[cold]
    fn bug(&self, message: impl Into<String>) -> Error {
        Error::bug(self.loc, message)
    }

    #[cold]
    fn user(&self, message: impl Into<trefoil_ir::Message>) -> Error {
        Error::new(self.loc, message)
    }

    #[cold]
    fn unsupported(&self, which: Intrinsic) -> Error {
        self.user(kinds::UNSUPPORTED.with(&[&which.info().name]))
    }
}
