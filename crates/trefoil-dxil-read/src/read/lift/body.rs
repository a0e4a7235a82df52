//! Bodies of functions. Instructions are made in the order of the file and get their operands when all are known, since
//! a value may be used in the file before it is made; then blocks are put in an order in which none is.

use super::super::model::{self, Constant, Kind, Meta, Op, Ty};
use super::{Lift, Result, fail, kinds};
use smallvec::SmallVec;
use trefoil_dxil::bitcode::gep_type;
use trefoil_ir::{
    BlockId, Flags, FloatPredicate, FuncId, Function, HashSet, InstId, IntPredicate, Loc, Message, Opcode,
    TypeId, Value, ValueKind, cfg::Cfg,
};

const BINARY_INT: [Opcode; 13] = {
    use Opcode::*;
    [Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor]
};
const CASTS: [Opcode; 13] = {
    use Opcode::*;
    [
        Trunc,
        ZExt,
        SExt,
        FpToUi,
        FpToSi,
        UiToFp,
        SiToFp,
        FpTrunc,
        FpExt,
        PtrToInt,
        IntToPtr,
        BitCast,
        AddrSpaceCast,
    ]
};

/// Instructions that one body may become.
const MAX_INSTS: usize = 1 << 24;

struct Body<'l, 'a, 'm> {
    lift: &'l mut Lift<'a>,
    from: &'m model::Function,
    func: Function,
    /// What each value of the function's own has become, where it is an instruction.
    made: Vec<Option<Value>>,
    block: BlockId,
    /// Instructions made for constants that come into phis, by the block they come from.
    late: Vec<(BlockId, InstId)>,
}

impl Lift<'_> {
    pub(super) fn body(&mut self, from: &model::Function, id: FuncId) -> Result {
        let func = self.to.functions[id].clone();
        let made = vec![None; from.values.len()];
        let mut body = Body { lift: self, from, func, made, block: BlockId::from_u32(0), late: Vec::new() };
        body.run()?;
        let func = body.func;
        self.to.functions[id] = func;
        Ok(())
    }
}

impl Body<'_, '_, '_> {
    fn run(&mut self) -> Result {
        let from = self.from;
        if from.blocks.iter().map(Vec::len).sum::<usize>() > MAX_INSTS {
            return fail(&kinds::TOO_MANY_INSTRUCTIONS);
        }
        let mut made: Vec<Vec<(usize, InstId)>> = Vec::with_capacity(from.blocks.len());
        for block in &from.blocks {
            self.func.new_block();
            let mut list = Vec::with_capacity(block.len());
            for (number, inst) in block.iter().enumerate() {
                if self.is_debug(&inst.op) {
                    continue;
                }
                let new =
                    self.func.detached(Loc::NONE, Opcode::Unreachable, TypeId::VOID, &[], 0, Flags::NONE);
                if let Some(slot) = inst.result.and_then(|id| self.own(id)) {
                    self.func.insts[new].ty = self.lift.ty(from.values[slot].ty)?;
                    self.made[slot] = Some(new.into());
                }
                list.push((number, new));
            }
            made.push(list);
        }
        for (index, list) in made.into_iter().enumerate() {
            self.block = BlockId::from_u32(index as u32);
            for (number, new) in list {
                self.inst(&from.blocks[index][number], new)?;
                self.func.blocks[self.block].insts.push(new);
            }
        }
        for (block, inst) in std::mem::take(&mut self.late) {
            let insts = &mut self.func.blocks[block].insts;
            insts.insert(insts.len().saturating_sub(1), inst);
        }
        self.names();
        self.order()
    }

    /// Puts the blocks that can be reached in an order in which each stands after its dominators.
    fn order(&mut self) -> Result {
        self.func.layout = self.func.blocks.ids().collect();
        if self.func.layout.is_empty() {
            return fail(&kinds::NO_BLOCKS);
        }
        if self.func.layout.iter().any(|&b| self.func.terminator(b).is_none()) {
            return fail(&kinds::NO_TERMINATOR);
        }
        let order = Cfg::new(&self.func).order;
        let gone = self.func.blocks.len() != order.len();
        self.func.layout.clone_from(&order);
        if !gone {
            return Ok(());
        }
        // What came from blocks that nothing reaches comes no more.
        let mut kept = vec![false; self.func.blocks.len()];
        order.iter().for_each(|b| kept[b.as_u32() as usize] = true);
        for &block in &order {
            for inst in self.func.phis(block).collect::<Vec<_>>() {
                let pairs: Vec<Value> = self.func.operands(inst).to_vec();
                let pairs = pairs.chunks_exact(2);
                let left = pairs.filter(|p| p[1].as_block().is_some_and(|b| kept[b.as_u32() as usize]));
                let left: Vec<Value> = left.flatten().copied().collect();
                self.func.set_operands(inst, &left);
            }
        }
        Ok(())
    }

    fn names(&mut self) {
        for (id, name) in &self.from.value_names {
            if let Some(slot) = self.own(*id) {
                let symbol = self.lift.to.ctx.symbol(name);
                if let Some(inst) = self.made[slot].and_then(|v| v.as_inst()) {
                    self.func.names.insert(inst, symbol);
                } else if slot < self.func.params.len() {
                    self.func.params[slot].name = Some(symbol);
                }
            }
        }
        for (id, name) in &self.from.block_names {
            let symbol = self.lift.to.ctx.symbol(name);
            if (*id as usize) < self.func.blocks.len() {
                self.func.blocks[BlockId::from_u32(*id)].name = Some(symbol);
            }
        }
    }

    fn is_debug(&self, op: &Op) -> bool {
        let Op::Call { callee, .. } = op else { return false };
        match self.lift.from.value(Some(self.from), *callee).map(|v| &v.kind) {
            Some(Kind::Function(f)) => self.lift.functions[*f as usize].is_none(),
            _ => false,
        }
    }

    /// A value's place among the function's own.
    fn own(&self, id: u32) -> Option<usize> {
        let slot = id.checked_sub(self.from.first_value)? as usize;
        (slot < self.made.len()).then_some(slot)
    }

    // Values.

    fn value(&mut self, id: u32) -> Result<Value> {
        let block = self.block;
        self.value_in(id, block, false, 0)
    }

    /// A value as seen at the end of `block`, or before the current instruction.
    fn value_in(&mut self, id: u32, block: BlockId, late: bool, depth: u32) -> Result<Value> {
        if let Some(slot) = self.own(id)
            && let Some(made) = self.made[slot]
        {
            return Ok(made);
        }
        let from: &model::Module = self.lift.from;
        let Some(value) = from.value(Some(self.from), id) else {
            return fail(kinds::UNKNOWN_VALUE.with(&[&id]));
        };
        match &value.kind {
            Kind::Global(g) => Ok(self.lift.globals[*g as usize].into()),
            Kind::Function(f) => match self.lift.functions[*f as usize] {
                Some(f) => Ok(f.into()),
                None => fail(&kinds::DEBUG_FUNCTION_ADDRESS),
            },
            Kind::Argument => match self.own(id) {
                Some(slot) => Ok(Value::new(ValueKind::Param(slot as u32))),
                None => fail(&kinds::FOREIGN_ARGUMENT),
            },
            Kind::Inst => fail(kinds::UNKNOWN_VALUE.with(&[&id])),
            Kind::Constant(Constant::Cast { op, value: inner, .. }) => {
                let inner = self.deeper(*inner, block, late, depth)?;
                let op = cast(*op)?;
                let ty = self.lift.ty(value.ty)?;
                let data = self.pointee(value.ty)?;
                Ok(self.expression(op, ty, &[inner], data, Flags::NONE, (block, late)))
            }
            Kind::Constant(Constant::Gep { inbounds, source, operands }) => {
                let mut list: SmallVec<[Value; 8]> = SmallVec::new();
                for &operand in operands {
                    list.push(self.deeper(operand, block, late, depth)?);
                }
                let ty = self.lift.ty(value.ty)?;
                let source = self.lift.ty(*source)?;
                let flags = if *inbounds { Flags::INBOUNDS } else { Flags::NONE };
                self.check_gep(source, &list)?;
                Ok(self.expression(Opcode::Gep, ty, &list, source.as_u32(), flags, (block, late)))
            }
            Kind::Constant(constant) => {
                let func = self.from;
                self.lift.plain(Some(func), value.ty, constant, 0).map(Value::from)
            }
        }
    }

    fn deeper(&mut self, id: u32, block: BlockId, late: bool, depth: u32) -> Result<Value> {
        if depth > 16 || self.func.inst_count() > MAX_INSTS {
            return fail(&kinds::EXPRESSIONS_TOO_DEEP);
        }
        self.value_in(id, block, late, depth + 1)
    }

    fn expression(
        &mut self,
        op: Opcode,
        ty: TypeId,
        operands: &[Value],
        data: u32,
        flags: Flags,
        (block, late): (BlockId, bool),
    ) -> Value {
        let inst = self.func.detached(Loc::NONE, op, ty, operands, data, flags);
        match late {
            true => self.late.push((block, inst)),
            false => self.func.blocks[block].insts.push(inst),
        }
        inst.into()
    }

    fn block(&self, id: u32) -> Result<Value> {
        match (id as usize) < self.from.blocks.len() {
            true => Ok(BlockId::from_u32(id).into()),
            false => fail(kinds::UNKNOWN_BLOCK.with(&[&id])),
        }
    }

    /// What a pointer type of the file points to, as a number for an instruction's data; 0 for any other type.
    fn pointee(&mut self, ty: u32) -> Result<u32> {
        match *self.lift.from.ty(ty) {
            Ty::Pointer { to, .. } => Ok(self.lift.ty(to)?.as_u32()),
            _ => Ok(0),
        }
    }

    fn check_gep(&self, source: TypeId, operands: &[Value]) -> Result {
        match gep_type(&self.lift.to.ctx, source, operands) {
            Some(_) => Ok(()),
            None => fail(&kinds::ADDRESS_OUTSIDE_TYPE),
        }
    }

    // Instructions.

    fn inst(&mut self, from: &model::Inst, new: InstId) -> Result {
        let mut operands: SmallVec<[Value; 16]> = SmallVec::new();
        let (op, data, flags) = self.operation(from, &mut operands)?;
        let ty = match (op, from.result) {
            (Opcode::Call, None) => TypeId::VOID,
            _ => self.func.insts[new].ty,
        };
        self.func.replace(new, op, ty, &operands, data, flags);
        for &(kind, node) in self.from.pairs(from.attachments) {
            let name = self.lift.from.kinds.iter().find(|(k, _)| *k == kind).map(|(_, name)| name.as_str());
            let node_is = self.lift.from.metadata.get(node as usize);
            if let (Some(name), Some(Meta::Node { .. })) = (name, node_is)
                && name != "dbg"
            {
                let symbol = self.lift.to.ctx.symbol(name);
                let node = self.lift.node(node);
                self.func.attachments.entry(new).or_default().push((symbol, node));
            }
        }
        Ok(())
    }

    fn operation(
        &mut self,
        from: &model::Inst,
        out: &mut SmallVec<[Value; 16]>,
    ) -> Result<(Opcode, u32, Flags)> {
        Ok(match &from.op {
            Op::Binary { op, flags, a, b } => {
                out.extend([self.value(*a)?, self.value(*b)?]);
                let float = self.is_float(out[0]);
                (binary(*op, float)?, 0, read_flags(*flags, float))
            }
            Op::Cast { op, value, ty } => {
                out.push(self.value(*value)?);
                let op = cast(*op)?;
                (op, self.pointee(*ty)?, Flags::NONE)
            }
            Op::Compare { predicate, flags, a, b } => {
                out.extend([self.value(*a)?, self.value(*b)?]);
                let number = *predicate as u32;
                if FloatPredicate::from_u32(number).is_some() {
                    (Opcode::FCmp, number, read_flags(*flags, true))
                } else if IntPredicate::from_u32(number).is_some() {
                    (Opcode::ICmp, number, Flags::NONE)
                } else {
                    return fail(kinds::UNKNOWN_OPERATION.with(&[&"comparison", predicate]));
                }
            }
            Op::Select { condition, a, b } => {
                out.extend([self.value(*condition)?, self.value(*a)?, self.value(*b)?]);
                (Opcode::Select, 0, Flags::NONE)
            }
            Op::Phi { incoming, .. } => {
                // LLVM's phis name a predecessor once for each of its edges, the IR's once.
                let mut seen = HashSet::default();
                let incoming = self.from.pairs(*incoming).iter();
                for &(value, block) in incoming.filter(|(_, block)| seen.insert(*block)) {
                    let from = self.block(block)?;
                    let value = self.value_in(value, BlockId::from_u32(block), true, 0)?;
                    out.extend([value, from]);
                }
                (Opcode::Phi, 0, Flags::NONE)
            }
            Op::Branch { to } => {
                out.push(self.block(*to)?);
                (Opcode::Br, 0, Flags::NONE)
            }
            Op::CondBranch { condition, then, other } => {
                out.extend([self.value(*condition)?, self.block(*then)?, self.block(*other)?]);
                (Opcode::Br, 0, Flags::NONE)
            }
            Op::Switch { value, default, cases } => {
                out.extend([self.value(*value)?, self.block(*default)?]);
                for &(case, block) in self.from.pairs(*cases) {
                    out.extend([self.value(case)?, self.block(block)?]);
                }
                (Opcode::Switch, 0, Flags::NONE)
            }
            Op::Ret(value) => {
                if let Some(value) = value {
                    let value = self.value(*value)?;
                    // A linked call takes it in the place of its result.
                    if self.func.value_type(&self.lift.to.ctx, value) != self.func.ret {
                        return fail(&kinds::RESULT_TYPE);
                    }
                    out.push(value);
                }
                (Opcode::Ret, 0, Flags::NONE)
            }
            Op::Unreachable => (Opcode::Unreachable, 0, Flags::NONE),
            Op::ExtractValue { aggregate, indices } => {
                out.push(self.value(*aggregate)?);
                let part = self.indices(self.from.list(*indices), out)?;
                let result = from.result.and_then(|id| self.own(id)).and_then(|slot| self.made[slot]);
                if result.is_none_or(|v| self.func.value_type(&self.lift.to.ctx, v) != part) {
                    return fail(&kinds::MEMBER_TYPE);
                }
                (Opcode::ExtractValue, 0, Flags::NONE)
            }
            Op::InsertValue { aggregate, value, indices } => {
                out.extend([self.value(*aggregate)?, self.value(*value)?]);
                let part = self.indices(self.from.list(*indices), out)?;
                if self.func.value_type(&self.lift.to.ctx, out[1]) != part {
                    return fail(&kinds::MEMBER_TYPE);
                }
                (Opcode::InsertValue, 0, Flags::NONE)
            }
            Op::ExtractElement { vector, index } => {
                out.extend([self.value(*vector)?, self.value(*index)?]);
                (Opcode::ExtractElement, 0, Flags::NONE)
            }
            Op::InsertElement { vector, value, index } => {
                out.extend([self.value(*vector)?, self.value(*value)?, self.value(*index)?]);
                (Opcode::InsertElement, 0, Flags::NONE)
            }
            Op::Shuffle { a, b, mask } => {
                out.extend([self.value(*a)?, self.value(*b)?, self.value(*mask)?]);
                (Opcode::ShuffleVector, 0, Flags::NONE)
            }
            _ => self.memory(&from.op, out)?,
        })
    }

    fn memory(&mut self, op: &Op, out: &mut SmallVec<[Value; 16]>) -> Result<(Opcode, u32, Flags)> {
        let volatile = |yes: bool| if yes { Flags::VOLATILE } else { Flags::NONE };
        Ok(match op {
            Op::Alloca { ty, .. } => {
                // The count of each alloca, which the IR leaves out and bitcode has.
                self.lift.to.ctx.i32(1);
                (Opcode::Alloca, self.lift.ty(*ty)?.as_u32(), Flags::NONE)
            }
            Op::Load { pointer, align, volatile: v, .. } => {
                out.push(self.value(*pointer)?);
                (Opcode::Load, bytes(*align), volatile(*v))
            }
            Op::Store { pointer, value, align, volatile: v } => {
                out.extend([self.value(*value)?, self.value(*pointer)?]);
                (Opcode::Store, bytes(*align), volatile(*v))
            }
            Op::Gep { inbounds, source, operands } => {
                for &operand in self.from.list(*operands) {
                    out.push(self.value(operand)?);
                }
                let source = self.lift.ty(*source)?;
                self.check_gep(source, out)?;
                let flags = if *inbounds { Flags::INBOUNDS } else { Flags::NONE };
                (Opcode::Gep, source.as_u32(), flags)
            }
            Op::AtomicRmw { op, pointer, value, .. } => {
                out.extend([self.value(*pointer)?, self.value(*value)?]);
                if trefoil_ir::AtomicOp::from_u32(*op as u32).is_none() {
                    return fail(kinds::UNKNOWN_OPERATION.with(&[&"atomic operation", op]));
                }
                (Opcode::AtomicRmw, *op as u32, Flags::NONE)
            }
            Op::CmpXchg { pointer, compare, new, .. } => {
                out.extend([self.value(*pointer)?, self.value(*compare)?, self.value(*new)?]);
                (Opcode::CmpXchg, 0, Flags::NONE)
            }
            Op::Call { callee, arguments, ty, .. } => {
                let said = self.lift.from.value(Some(self.from), *callee).map(|v| &v.kind);
                if let Some(Kind::Function(f)) = said
                    && let Some(func) = self.lift.from.functions.get(*f as usize)
                    && self.lift.from.ty(func.ty) != self.lift.from.ty(*ty)
                {
                    return fail(&kinds::CALL_TYPE);
                }
                for &argument in self.from.list(*arguments) {
                    out.push(self.value(argument)?);
                }
                let callee = self.value(*callee)?;
                let Some(func) = callee.as_func() else { return fail(&kinds::NOT_A_FUNCTION) };
                let func = &self.lift.to.functions[func];
                let fits = |(i, v): (usize, &Value)| {
                    self.func.value_type(&self.lift.to.ctx, *v) == func.params[i].ty
                };
                if func.params.len() != out.len() || !out.iter().enumerate().all(fits) {
                    return fail(&kinds::CALL_ARGUMENTS);
                }
                out.push(callee);
                let result = match self.lift.from.ty(*ty) {
                    Ty::Function { ret, .. } => self.pointee(*ret)?,
                    _ => 0,
                };
                (Opcode::Call, result, Flags::NONE)
            }
            _ => return fail(Message::internal("an instruction that `operation` reads came to `memory`")),
        })
    }

    /// Members by number, from the first operand's type on; gives the type of the last.
    fn indices(&mut self, indices: &[u32], out: &mut SmallVec<[Value; 16]>) -> Result<TypeId> {
        let mut ty = self.func.value_type(&self.lift.to.ctx, out[0]);
        for &index in indices {
            let Some(part) = self.lift.to.ctx.types.member(ty, index) else { return fail(&kinds::NO_MEMBER) };
            out.push(self.lift.to.ctx.i32(index));
            ty = part;
        }
        Ok(ty)
    }

    fn is_float(&self, value: Value) -> bool {
        let ctx = &self.lift.to.ctx;
        ctx.types.is_float(self.func.value_type(ctx, value))
    }
}

fn cast(op: u64) -> Result<Opcode> {
    let found = CASTS.get(op as usize).copied();
    found.map_or_else(|| fail(kinds::UNKNOWN_OPERATION.with(&[&"cast", &op])), Ok)
}

fn binary(op: u64, float: bool) -> Result<Opcode> {
    let op_code = match (op, float) {
        (0, true) => Some(Opcode::FAdd),
        (1, true) => Some(Opcode::FSub),
        (2, true) => Some(Opcode::FMul),
        (4, true) => Some(Opcode::FDiv),
        (6, true) => Some(Opcode::FRem),
        (_, true) => None,
        (op, false) => BINARY_INT.get(op as usize).copied(),
    };
    op_code.map_or_else(|| fail(kinds::UNKNOWN_OPERATION.with(&[&"binary operator", &op])), Ok)
}

/// Flags of that age: the first bit of a float's allows any rewriting.
fn read_flags(bits: u64, float: bool) -> Flags {
    match float {
        true if bits & 1 != 0 => Flags::FAST,
        true => Flags(bits as u8 & 30),
        false => Flags(bits as u8 & 3),
    }
}

/// An alignment in bytes from its logarithm and one; 0 for the natural one.
fn bytes(code: u64) -> u32 {
    code.checked_sub(1).map_or(0, |shift| 1 << shift.min(16))
}
