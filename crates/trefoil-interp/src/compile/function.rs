//! Functions: values get registers, instructions are translated one by one, phis become copies on edges.

use super::types::{Types, scalar};
use super::{constants, flow, reserve};
use crate::program::{Block, Edge, Exit, Function, Home, Inst, Literal, Object, Program, Reg, Scalar, Step};
use crate::registers::{self, Spare};
use crate::{Fault, Result};
use std::collections::BTreeMap;
use std::ops::Range;
use trefoil_dxil_read::bitcode_model::{self as model, Kind, Module, Op, Ty};

/// Translates a function; a declaration has no blocks.
pub(super) fn compile(module: &Module, program: &mut Program, index: usize) -> Result<Function> {
    let from = &module.functions[index];
    let to = Function { name: from.name.clone(), ..Function::default() };
    if from.declaration {
        return Ok(to);
    }
    let precise = module.kinds.iter().find(|(_, name)| name == "dx.precise").map(|kind| kind.0);
    let mut body = Body {
        types: Types(module),
        module,
        program,
        from,
        to,
        registers: vec![None; from.values.len()],
        constants: BTreeMap::new(),
        spare: Spare::default(),
        precise,
    };
    body.run()?;
    Ok(body.to)
}

/// A function under translation.
pub(super) struct Body<'m> {
    pub(super) types: Types<'m>,
    pub(super) module: &'m Module,
    pub(super) program: &'m mut Program,
    pub(super) from: &'m model::Function,
    pub(super) to: Function,
    /// The first register of each of the function's own values.
    registers: Vec<Option<Reg>>,
    /// The first register of each constant.
    constants: BTreeMap<u32, Reg>,
    /// Registers for phis that read one another.
    spare: Spare,
    precise: Option<u32>,
}

impl Body<'_> {
    fn run(&mut self) -> Result<()> {
        self.allocate()?;
        let mut successors = Vec::new();
        let mut number = 0;
        for block in &self.from.blocks {
            let first = self.to.insts.len() as u32;
            for inst in block {
                self.inst(inst)?;
                self.to.origins.resize(self.to.insts.len(), number);
                number += 1;
            }
            self.to.ends.push(number.saturating_sub(1));
            let insts = first..self.to.insts.len() as u32;
            self.to.blocks.push(Block { insts, exit: Exit::Unreachable });
            successors.push(self.successors(block)?);
        }
        if successors.is_empty() {
            return Err(Fault::damaged("a function without blocks"));
        }
        for block in 0..successors.len() {
            let exit = self.exit(block as u32)?;
            self.to.blocks[block].exit = exit;
        }
        self.to.order = flow::order(&successors);
        Ok(())
    }

    // Registers.

    pub(super) fn fresh(&mut self, count: u32) -> Result<Reg> {
        registers::fresh(&mut self.to, count)
    }

    /// Gives every argument and result its registers; what only takes a part of another value shares that one's.
    fn allocate(&mut self) -> Result<()> {
        for index in 0..self.from.arguments as usize {
            let count = self.types.slots(self.from.values.get(index).map_or(0, |v| v.ty))?;
            let first = self.fresh(count)?;
            self.registers[index] = Some(first);
            self.to.arguments.extend(first..first + count);
        }
        let from = self.from;
        let mut parts = Vec::new();
        for inst in from.blocks.iter().flatten() {
            let Some(result) = inst.result else { continue };
            match &inst.op {
                Op::ExtractValue { aggregate, indices } => {
                    parts.push((result, *aggregate, from.list(*indices)))
                }
                _ => {
                    let count = self.types.slots(self.type_of(result)?)?;
                    let first = self.fresh(count)?;
                    self.own(result)?.replace(first);
                }
            }
        }
        // In the order of the text, a part of a part may come before what it is of: as many rounds as parts suffice.
        while !parts.is_empty() {
            let before = parts.len();
            let mut left = Vec::new();
            for (result, aggregate, indices) in parts {
                if self.is_own(aggregate) && self.own(aggregate)?.is_none() {
                    left.push((result, aggregate, indices));
                    continue;
                }
                let offset = self.part(aggregate, indices)?;
                let first = self.value(aggregate)? + offset;
                self.own(result)?.replace(first);
            }
            if left.len() == before {
                return Err(Fault::damaged("values that are parts of themselves"));
            }
            parts = left;
        }
        Ok(())
    }

    fn is_own(&self, id: u32) -> bool {
        let index = id.wrapping_sub(self.from.first_value) as usize;
        let own = self.from.values.get(index).filter(|_| id >= self.from.first_value);
        own.is_some_and(|v| matches!(v.kind, Kind::Inst | Kind::Argument))
    }

    fn own(&mut self, id: u32) -> Result<&mut Option<Reg>> {
        let index = id.wrapping_sub(self.from.first_value) as usize;
        self.registers.get_mut(index).ok_or_else(|| Fault::damaged("a value that is not there"))
    }

    /// The registers before a part of an aggregate.
    fn part(&self, aggregate: u32, indices: &[u32]) -> Result<u32> {
        let mut ty = self.type_of(aggregate)?;
        let mut offset = 0;
        for &index in indices {
            let (member, before) = self.types.member(ty, u64::from(index))?;
            (ty, offset) = (member, offset + before);
        }
        Ok(offset)
    }

    /// The type of a value.
    pub(super) fn type_of(&self, id: u32) -> Result<u32> {
        let value = self.module.value(Some(self.from), id);
        value.map(|v| v.ty).ok_or_else(|| Fault::damaged("a value that is not there"))
    }

    /// The scalar type of a value's elements.
    pub(super) fn element(&self, id: u32) -> Result<Scalar> {
        self.types.element(self.type_of(id)?)
    }

    /// How many registers a value has.
    pub(super) fn slots(&self, id: u32) -> Result<u32> {
        self.types.slots(self.type_of(id)?)
    }

    /// The first register of a value; a constant gets its registers here.
    pub(super) fn value(&mut self, id: u32) -> Result<Reg> {
        if self.is_own(id) {
            return self.own(id)?.ok_or_else(|| Fault::damaged("a value that nothing makes"));
        }
        if let Some(&known) = self.constants.get(&id) {
            return Ok(known);
        }
        let mut parts = Vec::new();
        constants::flatten(self.types, Some(self.from), id, 0, &mut parts)?;
        let first = self.fresh(parts.len() as u32)?;
        let literals = (first..).zip(parts).map(|(dst, (bits, undef))| Literal { dst, bits, undef });
        self.to.literals.extend(literals);
        self.constants.insert(id, first);
        Ok(first)
    }

    /// A register that holds a number.
    pub(super) fn literal(&mut self, bits: u64) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.to.literals.push(Literal { dst, bits, undef: false });
        Ok(dst)
    }

    /// The registers of arguments, one after the other, in the pool.
    pub(super) fn operands(&mut self, values: &[u32]) -> Result<Range<u32>> {
        let mut list = Vec::new();
        for &value in values {
            let count = self.slots(value)?;
            let first = self.value(value)?;
            list.extend(first..first + count);
        }
        Ok(self.pool(&list))
    }

    /// Registers in the pool.
    pub(super) fn pool(&mut self, list: &[Reg]) -> Range<u32> {
        let first = self.to.operands.len() as u32;
        self.to.operands.extend_from_slice(list);
        first..self.to.operands.len() as u32
    }

    /// The integer that a value is, when it is constant.
    pub(super) fn int(&self, id: u32) -> Option<i64> {
        self.module.int(Some(self.from), id)
    }

    /// Whether an instruction asks for IEEE arithmetic.
    pub(super) fn is_precise(&self, inst: &model::Inst) -> bool {
        self.precise.is_some_and(|kind| self.from.pairs(inst.attachments).iter().any(|a| a.0 == kind))
    }

    pub(super) fn push(&mut self, inst: Inst) {
        self.to.insts.push(inst);
    }

    // Instructions.

    fn inst(&mut self, inst: &model::Inst) -> Result<()> {
        let dst = match inst.result {
            Some(result) => self.own(result)?.unwrap_or(0),
            None => 0,
        };
        match &inst.op {
            Op::Binary { op, flags, a, b } => {
                let ty = self.element(*a)?;
                let fast = *flags & 1 != 0 && !self.is_precise(inst);
                let (count, a, b) = (self.slots(*a)?, self.value(*a)?, self.value(*b)?);
                for i in 0..count {
                    let (dst, a, b) = (dst + i, a + i, b + i);
                    self.push(Inst::Binary { op: *op as u8, ty, fast, dst, a, b });
                }
            }
            Op::Compare { predicate, a, b, .. } => {
                let ty = self.element(*a)?;
                let (count, a, b) = (self.slots(*a)?, self.value(*a)?, self.value(*b)?);
                for i in 0..count {
                    let (dst, a, b) = (dst + i, a + i, b + i);
                    self.push(Inst::Compare { predicate: *predicate as u8, ty, dst, a, b });
                }
            }
            Op::Cast { op, value, ty } => self.cast(*op as u8, *value, *ty, dst)?,
            Op::Select { condition, a, b } => {
                let each = self.slots(*condition)? > 1;
                let count = self.slots(*a)?;
                let (condition, a, b) = (self.value(*condition)?, self.value(*a)?, self.value(*b)?);
                for i in 0..count {
                    let condition = condition + if each { i } else { 0 };
                    self.push(Inst::Select { dst: dst + i, condition, a: a + i, b: b + i });
                }
            }
            Op::Alloca { ty, .. } => self.alloca(*ty, dst)?,
            Op::Gep { source, operands, .. } => self.address(*source, self.from.list(*operands), dst)?,
            Op::Load { ty, pointer, .. } => self.load(*ty, *pointer, dst)?,
            Op::Store { pointer, value, .. } => self.store(*pointer, *value)?,
            Op::ExtractValue { .. } | Op::Phi { .. } => {}
            Op::InsertValue { aggregate, value, indices } => {
                let offset = self.part(*aggregate, self.from.list(*indices))?;
                let count = self.slots(*aggregate)?;
                let whole = self.value(*aggregate)?;
                self.copies(dst, whole, count);
                let (part, count) = (self.value(*value)?, self.slots(*value)?);
                self.copies(dst + offset, part, count);
            }
            Op::ExtractElement { vector, index } => {
                self.extract(*vector, *index, dst)?;
            }
            Op::InsertElement { vector, value, index } => {
                self.insert(*vector, *value, *index, dst)?;
            }
            Op::Shuffle { a, b, mask } => self.shuffle(*a, *b, *mask, dst)?,
            Op::Call { callee, arguments, .. } => {
                self.call(inst, *callee, self.from.list(*arguments), dst)?
            }
            Op::AtomicRmw { op, pointer, value, .. } => {
                let ty = self.element(*value)?;
                let (pointer, value) = (self.value(*pointer)?, self.value(*value)?);
                self.push(Inst::AtomicRmw { op: *op as u8, ty, dst, pointer, value });
            }
            Op::CmpXchg { pointer, compare, new, .. } => {
                let ty = self.element(*new)?;
                let (pointer, compare) = (self.value(*pointer)?, self.value(*compare)?);
                let new = self.value(*new)?;
                self.push(Inst::CmpXchg { ty, dst, pointer, compare, new });
            }
            Op::Branch { .. } | Op::CondBranch { .. } | Op::Switch { .. } | Op::Ret(_) | Op::Unreachable => {}
        }
        Ok(())
    }

    fn constant_index(&self, id: u32, what: &str) -> Result<u32> {
        self.int(id).map(|n| n as u32).ok_or_else(|| Fault::unsupported(what))
    }

    pub(super) fn copies(&mut self, dst: Reg, src: Reg, count: u32) {
        (0..count).for_each(|i| self.push(Inst::Copy { dst: dst + i, a: src + i }));
    }

    fn cast(&mut self, op: u8, value: u32, ty: u32, dst: Reg) -> Result<()> {
        const BITCAST: u8 = 11;
        let (from, to) = (self.element(value)?, self.types.element(ty)?);
        let count = self.slots(value)?;
        if count != self.types.slots(ty)? || (op == BITCAST && from.bits() != to.bits()) {
            return Err(Fault::unsupported("a conversion between vectors of other lengths"));
        }
        let a = self.value(value)?;
        for i in 0..count {
            self.push(match op {
                BITCAST => Inst::Copy { dst: dst + i, a: a + i },
                _ => Inst::Cast { op, from, to, dst: dst + i, a: a + i },
            });
        }
        Ok(())
    }

    fn shuffle(&mut self, a: u32, b: u32, mask: u32, dst: Reg) -> Result<()> {
        let width = self.slots(a)?;
        let (a, b) = (self.value(a)?, self.value(b)?);
        let mut lanes = Vec::new();
        constants::flatten(self.types, Some(self.from), mask, 0, &mut lanes)?;
        for (i, (lane, undef)) in (0..).zip(lanes) {
            let lane = if undef { 0 } else { (lane as u32).min(2 * width - 1) };
            let from = if lane < width { a + lane } else { b + lane - width };
            self.push(Inst::Copy { dst: dst + i, a: from });
        }
        Ok(())
    }

    fn alloca(&mut self, ty: u32, dst: Reg) -> Result<()> {
        let (size, _) = self.types.layout(ty)?;
        let base = reserve(&mut self.program.lane_memory, size)?;
        // Variables have the first numbers; those that are not placed yet are placed before any function.
        let object = self.program.objects.len() as u32;
        self.program.objects.push(Object { home: Home::Lane(base), size });
        self.push(Inst::Alloca { dst, object });
        Ok(())
    }

    fn address(&mut self, source: u32, operands: &[u32], dst: Reg) -> Result<()> {
        let [base, indices @ ..] = operands else { return Err(Fault::damaged("an address of nothing")) };
        let base = self.value(*base)?;
        let (mut ty, mut bytes, mut steps) = (source, 0i64, Vec::new());
        for (number, &index) in indices.iter().enumerate() {
            if number > 0 {
                match self.module.ty(ty) {
                    Ty::Struct { .. } => {
                        let at = self.constant_index(index, "a member by a computed index")?;
                        let (member, offset) = self.types.member_offset(ty, at.into())?;
                        (ty, bytes) = (member, bytes + i64::from(offset));
                        continue;
                    }
                    Ty::Array { elem, .. } | Ty::Vector { elem, .. } => ty = *elem,
                    _ => return Err(Fault::damaged("an address within a scalar")),
                }
            }
            let (stride, _) = self.types.layout(ty)?;
            match self.int(index) {
                Some(index) => bytes = bytes.wrapping_add(index.wrapping_mul(stride.into())),
                None => {
                    let bits = self.element(index)?.bits();
                    steps.push(Step { index: self.value(index)?, bits, stride });
                }
            }
        }
        self.push(Inst::Offset { dst, base, bytes });
        steps.into_iter().for_each(|step| self.push(Inst::Index { dst, base: dst, step }));
        Ok(())
    }

    fn load(&mut self, ty: u32, pointer: u32, dst: Reg) -> Result<()> {
        let constants = self.is_resource_variable(pointer);
        let pointer = self.value(pointer)?;
        if constants || is_resource(self.module.ty(ty)) {
            self.push(Inst::LibraryHandle { dst, pointer });
            return Ok(());
        }
        let leaves = self.types.leaves(ty)?;
        let many = leaves.len() > 1;
        for (number, (ty, offset)) in (0..).zip(leaves) {
            let pointer = if many { self.offset(pointer, offset)? } else { pointer };
            self.push(Inst::Load { ty, dst: dst + number, pointer });
        }
        Ok(())
    }

    /// Whether an address is that of a variable that stands for a resource: the values of constant buffers are structures.
    fn is_resource_variable(&self, mut pointer: u32) -> bool {
        loop {
            match self.module.value(Some(self.from), pointer).map(|value| &value.kind) {
                Some(Kind::Global(index)) => {
                    let object = self.program.objects.get(*index as usize);
                    return object.is_some_and(|object| matches!(object.home, Home::Resource(_)));
                }
                Some(Kind::Inst) => {
                    let mut all = self.from.blocks.iter().flatten();
                    match all.find(|inst| inst.result == Some(pointer)).map(|inst| &inst.op) {
                        // Values come before those that are made of them, but for phis.
                        Some(Op::Gep { operands, .. })
                            if self.from.list(*operands).first().is_some_and(|&of| of < pointer) =>
                        {
                            pointer = self.from.list(*operands)[0];
                        }
                        _ => return false,
                    }
                }
                _ => return false,
            }
        }
    }

    fn store(&mut self, pointer: u32, value: u32) -> Result<()> {
        let leaves = self.types.leaves(self.type_of(value)?)?;
        let (pointer, value) = (self.value(pointer)?, self.value(value)?);
        let many = leaves.len() > 1;
        for (number, (ty, offset)) in (0..).zip(leaves) {
            let pointer = if many { self.offset(pointer, offset)? } else { pointer };
            self.push(Inst::Store { ty, pointer, value: value + number });
        }
        Ok(())
    }

    fn offset(&mut self, base: Reg, bytes: u32) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Offset { dst, base, bytes: bytes.into() });
        Ok(dst)
    }

    fn call(&mut self, inst: &model::Inst, callee: u32, arguments: &[u32], dst: Reg) -> Result<()> {
        let callee = match self.module.value(Some(self.from), callee).map(|v| &v.kind) {
            Some(Kind::Function(index)) => *index,
            _ => return Err(Fault::unsupported("a call through a pointer")),
        };
        let function = &self.module.functions[callee as usize];
        if !function.declaration {
            let arguments = self.operands(arguments)?;
            self.push(Inst::Call { function: callee, dst, arguments });
            return Ok(());
        }
        let name = function.name.as_str();
        if name.starts_with("llvm.dbg.") || name.starts_with("llvm.lifetime.") {
            return Ok(());
        }
        self.operation(inst, name, arguments, dst)
    }

    // Control flow.

    fn target(&self, block: u32) -> Result<u32> {
        if (block as usize) < self.from.blocks.len() {
            Ok(block)
        } else {
            Err(Fault::damaged("a branch to no block"))
        }
    }

    fn successors(&self, block: &[model::Inst]) -> Result<Vec<u32>> {
        let mut next = match block.last().map(|inst| &inst.op) {
            Some(Op::Branch { to }) => vec![*to],
            Some(Op::CondBranch { then, other, .. }) => vec![*then, *other],
            Some(Op::Switch { default, cases, .. }) => {
                self.from.pairs(*cases).iter().map(|case| case.1).chain([*default]).collect()
            }
            Some(Op::Ret(_) | Op::Unreachable) => Vec::new(),
            _ => return Err(Fault::damaged("a block without an end")),
        };
        next.sort_unstable();
        next.dedup();
        next.into_iter().map(|to| self.target(to)).collect()
    }

    fn exit(&mut self, block: u32) -> Result<Exit> {
        let from = self.from;
        Ok(match from.blocks[block as usize].last().map(|inst| &inst.op) {
            Some(Op::Branch { to }) => Exit::Goto(self.edge(block, *to)?),
            Some(Op::CondBranch { condition, then, other }) => {
                let condition = self.value(*condition)?;
                Exit::Branch(condition, self.edge(block, *then)?, self.edge(block, *other)?)
            }
            Some(Op::Switch { value, default, cases }) => {
                let bits = self.element(*value)?.bits();
                let mut list = Vec::with_capacity(self.from.pairs(*cases).len());
                for (case, to) in self.from.pairs(*cases) {
                    let case =
                        self.int(*case).ok_or_else(|| Fault::damaged("a case that is not a number"))?;
                    list.push((case as u64 & u64::MAX >> (64 - bits), self.edge(block, *to)?));
                }
                Exit::Switch(self.value(*value)?, list, self.edge(block, *default)?)
            }
            Some(Op::Ret(Some(value))) => Exit::Return(self.value(*value)?, self.slots(*value)?),
            Some(Op::Ret(None)) => Exit::Return(0, 0),
            _ => Exit::Unreachable,
        })
    }

    /// The copies that the phis of `to` need on the edge from `block`; all reads come before any write.
    fn edge(&mut self, block: u32, to: u32) -> Result<Edge> {
        let from = self.from;
        let mut moves: Vec<(Reg, Reg)> = Vec::new();
        for inst in &from.blocks[to as usize] {
            let Op::Phi { incoming, .. } = &inst.op else { break };
            let Some(result) = inst.result else { continue };
            let value =
                from.pairs(*incoming).iter().find(|(_, before)| *before == block).map(|(value, _)| *value);
            let value = value.ok_or_else(|| Fault::damaged("a phi without a value for a block before it"))?;
            let (dst, count) = (self.value(result)?, self.slots(result)?);
            let src = self.value(value)?;
            moves.extend((0..count).map(|i| (dst + i, src + i)));
        }
        let copies = self.spare.copies(&mut self.to, moves)?;
        Ok(Edge { to, copies })
    }
}

/// Whether values of a type are resources: handles, and the structures that stand for them in libraries.
fn is_resource(ty: &Ty) -> bool {
    match ty {
        Ty::Struct { name: Some(name), .. } | Ty::Opaque { name } => {
            let plain = name.strip_prefix("class.").or_else(|| name.strip_prefix("struct."));
            name == "dx.types.Handle"
                || plain.is_some_and(|plain| {
                    const KINDS: [&str; 17] = [
                        "Texture",
                        "RWTexture",
                        "Buffer",
                        "RWBuffer",
                        "StructuredBuffer",
                        "RWStructuredBuffer",
                        "ByteAddressBuffer",
                        "RWByteAddressBuffer",
                        "AppendStructuredBuffer",
                        "ConsumeStructuredBuffer",
                        "SamplerState",
                        "SamplerComparisonState",
                        "RaytracingAccelerationStructure",
                        "RasterizerOrdered",
                        "ConstantBuffer",
                        "TextureBuffer",
                        "FeedbackTexture",
                    ];
                    KINDS.iter().any(|kind| plain.starts_with(kind))
                })
        }
        other => scalar(other).is_none() && matches!(other, Ty::Opaque { .. }),
    }
}
