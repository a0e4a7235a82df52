//! Building a function: instructions go to the end of the current block; structures are opened and closed by guards.
//!
//! The guards ([`IfGuard`], [`LoopGuard`]) hold the blocks of a structure and write its merge when they finish, so that
//! code which compiles cannot leave one half-made.

mod variables;

pub use variables::Variable;

use crate::context::Context;
use crate::function::{Function, Hint, Merge};
use crate::ids::{BlockId, InstId, TypeId};
use crate::intrinsic::Intrinsic;
use crate::opcode::{AtomicOp, Flags, FloatPredicate, IntPredicate, Opcode};
use crate::value::Value;
use crate::{Cursor, Loc};
use variables::{HeaderPhis, Variables};

/// Room for the first blocks of a function.
const FIRST_BLOCKS: usize = 32;

/// Appends instructions to one function.
pub struct Builder<'a> {
    /// What the module shares.
    pub ctx: &'a mut Context,
    /// The function that grows.
    pub func: &'a mut Function,
    /// Where instructions come from in the source, until said otherwise.
    pub loc: Loc,
    /// The flags that float arithmetic gets, until said otherwise.
    pub fast: Flags,
    block: BlockId,
    pub(crate) variables: Variables,
}

/// An `if` that has been opened; its blocks.
#[must_use = "an open structure must be finished"]
pub struct IfGuard {
    /// Where control goes when the condition does not hold.
    pub else_block: BlockId,
    /// Where the paths meet.
    pub merge: BlockId,
    in_else: bool,
}

/// A loop that has been opened; its blocks.
#[must_use = "an open structure must be finished"]
pub struct LoopGuard {
    /// The header: each iteration starts here.
    pub header: BlockId,
    /// Where `continue` goes; the back edge leaves from it.
    pub cont: BlockId,
    /// Where `break` goes.
    pub merge: BlockId,
    pub(crate) phis: HeaderPhis,
}

impl<'a> Builder<'a> {
    /// A builder at the end of `block`.
    pub fn new(ctx: &'a mut Context, func: &'a mut Function, block: BlockId) -> Self {
        Self { ctx, func, loc: Loc::NONE, fast: Flags::FAST, block, variables: Variables::new() }
    }

    /// The current block.
    pub fn block(&self) -> BlockId {
        self.block
    }

    /// Goes on at the end of another block that is in the layout already.
    pub fn set_block(&mut self, block: BlockId) {
        self.block = block;
    }

    /// Makes a block, in no order yet.
    pub fn new_block(&mut self) -> BlockId {
        self.func.new_block()
    }

    /// Puts a block at the end of the layout and goes on in it.
    pub fn start_block(&mut self, block: BlockId) {
        let layout = &mut self.func.layout;
        if layout.len() == layout.capacity() {
            layout.reserve(layout.len().max(FIRST_BLOCKS));
        }
        self.func.layout.push(block);
        self.block = block;
        self.enter();
    }

    /// Whether the current block has its terminator: what follows cannot be reached.
    pub fn is_terminated(&self) -> bool {
        self.func.terminator(self.block).is_some()
    }

    /// The insertion point: the end of the current block, at the place where instructions come from.
    pub fn cursor(&mut self) -> Cursor<'_> {
        let mut cursor = Cursor::at_end(self.func, self.block);
        cursor.at_loc(self.loc);
        cursor
    }

    /// Appends an instruction of any kind. In a terminated block nothing is appended, and the result means nothing.
    pub fn inst(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32, flags: Flags) -> InstId {
        let inst = self.func.make(self.loc, op, ty, operands, data, flags);
        if !self.is_terminated() {
            self.func.append(self.block, inst);
        }
        inst
    }

    /// The type of a value.
    pub fn type_of(&self, value: Value) -> TypeId {
        self.func.value_type(self.ctx, value)
    }

    /// Two operands of one type, and a result of it. Float arithmetic gets the builder's fast-math flags.
    pub fn binary(&mut self, op: Opcode, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        let float = matches!(op, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem);
        let flags = if float { self.fast } else { Flags::NONE };
        self.inst(op, ty, &[a, b], 0, flags).into()
    }

    /// `fneg`, `freeze`.
    pub fn unary(&mut self, op: Opcode, a: Value) -> Value {
        let ty = self.type_of(a);
        let flags = if op == Opcode::FNeg { self.fast } else { Flags::NONE };
        self.inst(op, ty, &[a], 0, flags).into()
    }

    /// `icmp`
    pub fn icmp(&mut self, pred: IntPredicate, a: Value, b: Value) -> Value {
        let shape = self.type_of(a);
        let ty = self.ctx.types.with_shape_of(shape, TypeId::I1);
        self.inst(Opcode::ICmp, ty, &[a, b], pred as u32, Flags::NONE).into()
    }

    /// `fcmp`
    pub fn fcmp(&mut self, pred: FloatPredicate, a: Value, b: Value) -> Value {
        let shape = self.type_of(a);
        let ty = self.ctx.types.with_shape_of(shape, TypeId::I1);
        self.inst(Opcode::FCmp, ty, &[a, b], pred as u32, self.fast).into()
    }

    /// A cast to `ty`; the value itself when it has that type.
    pub fn cast(&mut self, op: Opcode, a: Value, ty: TypeId) -> Value {
        if self.type_of(a) == ty { a } else { self.inst(op, ty, &[a], 0, Flags::NONE).into() }
    }

    /// `select`
    pub fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        self.inst(Opcode::Select, ty, &[condition, a, b], 0, Flags::NONE).into()
    }

    /// One lane of a vector; a scalar is its own lane 0.
    pub fn extract(&mut self, vector: Value, lane: u32) -> Value {
        let ty = self.type_of(vector);
        if self.ctx.types.lanes(ty) == 1 && self.ctx.types.scalar(ty) == ty {
            return vector;
        }
        let lane = self.ctx.i32(lane);
        self.extract_dynamic(vector, lane)
    }

    /// One lane of a vector, chosen at run time.
    pub fn extract_dynamic(&mut self, vector: Value, lane: Value) -> Value {
        let ty = self.type_of(vector);
        let scalar = self.ctx.types.scalar(ty);
        self.inst(Opcode::ExtractElement, scalar, &[vector, lane], 0, Flags::NONE).into()
    }

    /// A vector with one lane replaced.
    pub fn insert(&mut self, vector: Value, scalar: Value, lane: u32) -> Value {
        let lane = self.ctx.i32(lane);
        self.insert_dynamic(vector, scalar, lane)
    }

    /// A vector with one lane, chosen at run time, replaced.
    pub fn insert_dynamic(&mut self, vector: Value, scalar: Value, lane: Value) -> Value {
        let ty = self.type_of(vector);
        self.inst(Opcode::InsertElement, ty, &[vector, scalar, lane], 0, Flags::NONE).into()
    }

    /// Lanes of `a`, then of `b`, picked by number; `None` for a lane that does not matter.
    pub fn shuffle(&mut self, a: Value, b: Value, lanes: &[Option<u32>]) -> Value {
        let scalar = {
            let ty = self.type_of(a);
            self.ctx.types.scalar(ty)
        };
        let len = lanes.len() as u32;
        let ty = self.ctx.types.intern(crate::Type::Vector { elem: scalar, len });
        let mask_ty = self.ctx.types.intern(crate::Type::Vector { elem: TypeId::I32, len });
        let consts = &mut self.ctx.consts;
        let lane_const = |l: &Option<u32>| match *l {
            Some(lane) => consts.i32(lane),
            None => consts.poison(TypeId::I32),
        };
        let lanes: smallvec::SmallVec<[_; 8]> = lanes.iter().map(lane_const).collect();
        let consts = &mut self.ctx.consts;
        let mask = consts.aggregate(mask_ty, &lanes);
        self.inst(Opcode::ShuffleVector, ty, &[a, b, mask.into()], 0, Flags::NONE).into()
    }

    /// Lanes of one vector (or of a scalar, as lane 0) picked by number; one lane gives a scalar.
    pub fn swizzle(&mut self, vector: Value, lanes: &[u32]) -> Value {
        let ty = self.type_of(vector);
        if self.ctx.types.scalar(ty) == ty {
            return self.splat(vector, lanes.len() as u32);
        }
        if let [lane] = lanes {
            return self.extract(vector, *lane);
        }
        let len = self.ctx.types.lanes(ty) as usize;
        if lanes.len() == len && lanes.iter().enumerate().all(|(i, &l)| i as u32 == l) {
            return vector;
        }
        let poison = self.ctx.poison(ty);
        let lanes: smallvec::SmallVec<[Option<u32>; 8]> = lanes.iter().map(|&l| Some(l)).collect();
        self.shuffle(vector, poison, &lanes)
    }

    /// `len` times the same scalar.
    pub fn splat(&mut self, scalar: Value, len: u32) -> Value {
        self.vector(&smallvec::smallvec![scalar; len as usize] as &smallvec::SmallVec<[Value; 8]>)
    }

    /// A vector of scalars; one scalar stays one. Constants make a constant.
    pub fn vector(&mut self, scalars: &[Value]) -> Value {
        if let [one] = scalars {
            return *one;
        }
        let elem = self.type_of(scalars[0]);
        let ty = self.ctx.types.intern(crate::Type::Vector { elem, len: scalars.len() as u32 });
        let consts: Option<smallvec::SmallVec<[_; 8]>> = scalars.iter().map(|s| s.as_const()).collect();
        if let Some(parts) = consts {
            return self.ctx.consts.aggregate(ty, &parts).into();
        }
        let mut vector = self.ctx.poison(ty);
        for (lane, &scalar) in scalars.iter().enumerate() {
            vector = self.insert(vector, scalar, lane as u32);
        }
        vector
    }

    /// Member `index` of a structure or array value.
    pub fn extract_value(&mut self, aggregate: Value, index: u32) -> Value {
        let ty = self.type_of(aggregate);
        let member = self.ctx.types.member(ty, index).unwrap_or(TypeId::VOID);
        let index = self.ctx.i32(index);
        self.inst(Opcode::ExtractValue, member, &[aggregate, index], 0, Flags::NONE).into()
    }

    /// A structure or array value with one member replaced.
    pub fn insert_value(&mut self, aggregate: Value, member: Value, index: u32) -> Value {
        let ty = self.type_of(aggregate);
        let index = self.ctx.i32(index);
        self.inst(Opcode::InsertValue, ty, &[aggregate, member, index], 0, Flags::NONE).into()
    }

    /// Memory for one value, in the entry block: at its end, or ahead of its terminator.
    pub fn alloca(&mut self, ty: TypeId) -> Value {
        let entry = self.func.entry();
        let mut cursor = Cursor::before_terminator(self.func, entry);
        cursor.at_loc(self.loc).inst(Opcode::Alloca, TypeId::PTR, &[], ty.as_u32(), Flags::NONE).into()
    }

    /// `load`
    pub fn load(&mut self, ty: TypeId, pointer: Value) -> Value {
        self.inst(Opcode::Load, ty, &[pointer], 0, Flags::NONE).into()
    }

    /// `store`
    pub fn store(&mut self, value: Value, pointer: Value) {
        self.inst(Opcode::Store, TypeId::VOID, &[value, pointer], 0, Flags::NONE);
    }

    /// `getelementptr`: `base` points to a `source`; `indices` go into it, without LLVM's leading zero (it is added).
    pub fn gep(&mut self, source: TypeId, base: Value, indices: &[Value]) -> Value {
        let mut operands: smallvec::SmallVec<[Value; 6]> = smallvec::smallvec![base, self.ctx.i32(0)];
        operands.extend_from_slice(indices);
        let ty = self.type_of(base);
        self.inst(Opcode::Gep, ty, &operands, source.as_u32(), Flags::INBOUNDS).into()
    }

    /// `atomicrmw`, giving the value before.
    pub fn atomic(&mut self, op: AtomicOp, pointer: Value, value: Value) -> Value {
        let ty = self.type_of(value);
        self.inst(Opcode::AtomicRmw, ty, &[pointer, value], op as u32, Flags::NONE).into()
    }

    /// `cmpxchg`, giving the value before.
    pub fn compare_exchange(&mut self, pointer: Value, compare: Value, new: Value) -> Value {
        let value = self.type_of(new);
        let ty = self.ctx.types.literal_struct(&[value, TypeId::I1]);
        let pair = self.inst(Opcode::CmpXchg, ty, &[pointer, compare, new], 0, Flags::NONE);
        self.extract_value(pair.into(), 0)
    }

    /// A call of an intrinsic. Those that compute on floats get the builder's fast-math flags.
    pub fn intrinsic(&mut self, which: Intrinsic, ty: TypeId, operands: &[Value]) -> Value {
        let flags = if self.ctx.types.is_float(ty) { self.fast } else { Flags::NONE };
        self.inst(Opcode::Intrinsic, ty, operands, which as u32, flags).into()
    }

    /// A call of a function of the module.
    pub fn call(&mut self, callee: crate::FuncId, ret: TypeId, arguments: &[Value]) -> Value {
        let mut operands: smallvec::SmallVec<[Value; 8]> = arguments.into();
        operands.push(callee.into());
        self.inst(Opcode::Call, ret, &operands, 0, Flags::NONE).into()
    }

    /// A phi over values and the blocks they come from.
    pub fn phi(&mut self, ty: TypeId, incoming: &[(Value, BlockId)]) -> Value {
        let operands: smallvec::SmallVec<[Value; 8]> =
            incoming.iter().flat_map(|&(v, b)| [v, b.into()]).collect();
        self.inst(Opcode::Phi, ty, &operands, 0, Flags::NONE).into()
    }

    /// `br` to a block.
    pub fn br(&mut self, target: BlockId) {
        self.add_edge(target);
        self.inst(Opcode::Br, TypeId::VOID, &[target.into()], 0, Flags::NONE);
    }

    /// `br` on a condition, without structure of its own: a conditional `break` or `continue`.
    pub fn cond_br(&mut self, condition: Value, then: BlockId, otherwise: BlockId) {
        self.add_edge(then);
        self.add_edge(otherwise);
        self.inst(Opcode::Br, TypeId::VOID, &[condition, then.into(), otherwise.into()], 0, Flags::NONE);
    }

    /// `ret`
    pub fn ret(&mut self, value: Option<Value>) {
        match value {
            Some(v) => self.inst(Opcode::Ret, TypeId::VOID, &[v], 0, Flags::NONE),
            None => self.inst(Opcode::Ret, TypeId::VOID, &[], 0, Flags::NONE),
        };
    }

    /// Opens an `if`: what follows is the side where the condition holds.
    pub fn begin_if(&mut self, condition: Value, hint: Hint) -> IfGuard {
        let (then, else_block) = (self.new_block(), self.new_block());
        let guard = IfGuard { else_block, merge: self.new_block(), in_else: false };
        self.open_if(condition, then, guard, hint)
    }

    /// Opens an `if` without another side: where the condition does not hold, control goes on after it.
    pub fn begin_if_alone(&mut self, condition: Value, hint: Hint) -> IfGuard {
        let (then, merge) = (self.new_block(), self.new_block());
        self.open_if(condition, then, IfGuard { else_block: merge, merge, in_else: true }, hint)
    }

    fn open_if(&mut self, condition: Value, then: BlockId, guard: IfGuard, hint: Hint) -> IfGuard {
        let head = self.block;
        if !self.is_terminated() {
            self.cond_br(condition, then, guard.else_block);
            self.func.blocks[head].merge = Merge::Selection { merge: guard.merge, hint };
        }
        self.open_head(guard.merge);
        self.start_block(then);
        guard
    }

    /// Goes over to the side where the condition does not hold.
    pub fn begin_else(&mut self, guard: &mut IfGuard) {
        self.br(guard.merge);
        guard.in_else = true;
        self.start_block(guard.else_block);
    }

    /// Closes an `if`: what follows is where the paths meet.
    pub fn end_if(&mut self, mut guard: IfGuard) {
        if !guard.in_else {
            self.begin_else(&mut guard);
        }
        self.br(guard.merge);
        self.start_block(guard.merge);
    }

    /// Opens a loop: what follows is its header. The body ends with [`begin_continue`](Self::begin_continue).
    pub fn begin_loop(&mut self, hint: Hint) -> LoopGuard {
        self.begin_loop_changing(hint, &[])
    }

    /// Opens a loop in which these variables change.
    pub fn begin_loop_changing(&mut self, hint: Hint, changed: &[Variable]) -> LoopGuard {
        let (header, cont, merge) = (self.new_block(), self.new_block(), self.new_block());
        let from = (!self.is_terminated()).then_some(self.block);
        self.br(header);
        self.start_block(header);
        let phis = self.header_phis(changed, from);
        let body = self.new_block();
        self.br(body);
        self.open_head(merge);
        self.open_head(cont);
        self.func.blocks[header].merge = Merge::Loop { merge, cont, hint };
        self.start_block(body);
        LoopGuard { header, cont, merge, phis }
    }

    /// Goes over to the continue block of a loop.
    pub fn begin_continue(&mut self, guard: &LoopGuard) {
        self.br(guard.cont);
        self.start_block(guard.cont);
    }

    /// Closes a loop from its continue block: the next iteration when the condition holds (always when there is none).
    pub fn end_loop(&mut self, guard: LoopGuard, again: Option<Value>) {
        self.close_header(&guard);
        let operands: smallvec::SmallVec<[Value; 3]> = match again {
            Some(condition) => {
                self.add_edge(guard.merge);
                smallvec::smallvec![condition, guard.header.into(), guard.merge.into()]
            }
            None => smallvec::smallvec![guard.header.into()],
        };
        self.inst(Opcode::Br, TypeId::VOID, &operands, 0, Flags::NONE);
        self.start_block(guard.merge);
    }

    /// Opens a `switch`, with the constant and the block of each case; the cases' blocks are the caller's to start.
    pub fn switch(
        &mut self,
        value: Value,
        default: BlockId,
        cases: &[(Value, BlockId)],
        merge: BlockId,
        hint: Hint,
    ) {
        let head = self.block;
        self.open_head(merge);
        if self.is_terminated() {
            return;
        }
        self.add_edge(default);
        cases.iter().for_each(|&(_, target)| self.add_edge(target));
        let mut operands: smallvec::SmallVec<[Value; 16]> = smallvec::smallvec![value, default.into()];
        operands.extend(cases.iter().flat_map(|&(v, b)| [v, b.into()]));
        self.inst(Opcode::Switch, TypeId::VOID, &operands, 0, Flags::NONE);
        self.func.blocks[head].merge = Merge::Selection { merge, hint };
    }
}
