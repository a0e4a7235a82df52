//! The function that comes out, and the place where it is built: the block, the place in the source, and whether the
//! instruction that is lowered is to be computed as written.
//!
//! All is appended to the end of the block, but for allocas and what is the same wherever it is made, which
//! [`Body::finish`] puts ahead of everything else in the entry.

use super::Lower;
use crate::kinds;
use crate::lower::Result;
use trefoil_ir::{
    BlockId, Cursor, Flags, Function, InstId, IntPredicate, Loc, Metadata, MetadataId, Opcode, Symbol,
    TypeId, Value,
};

/// The function under construction.
pub(super) struct Body {
    pub(super) func: Function,
    pub(super) block: BlockId,
    /// The instruction of the old function that is lowered, and its place in the source.
    pub(super) source: InstId,
    pub(super) loc: Loc,
    /// Whether the instruction that is lowered is to be computed as written.
    pub(super) precise: bool,
    /// What stands first in the entry, after the allocas.
    first: Vec<InstId>,
    allocas: Vec<InstId>,
}

impl Body {
    /// A function with the blocks of the old one, all of them empty.
    pub(super) fn after(old: &Function) -> Self {
        let mut func = Function::new(old.name, TypeId::VOID, Vec::new());
        func.blocks.reserve(old.blocks.len());
        for _ in 0..old.blocks.len() {
            func.new_block();
        }
        // Vectors come apart, and most that stand alone go.
        let insts: usize = old.layout.iter().map(|&b| old.blocks[b].insts.len()).sum();
        func.reserve(2 * insts);
        let (first, allocas) = (Vec::new(), Vec::new());
        Body {
            func,
            block: old.entry(),
            source: InstId::from_u32(0),
            // What a function begins with comes from where its code does.
            loc: old.blocks[old.entry()].insts.first().map_or(Loc::NONE, |&first| old.loc(first)),
            precise: false,
            first,
            allocas,
        }
    }

    /// Goes to a block, where what the old one has is built.
    pub(super) fn enter(&mut self, block: BlockId, old: &Function) {
        let new = &mut self.func.blocks[block];
        new.insts.reserve(old.blocks[block].insts.len() * 3 / 2);
        new.merge = old.blocks[block].merge;
        self.block = block;
    }

    /// Appends an instruction to the block.
    pub(super) fn append(
        &mut self,
        op: Opcode,
        ty: TypeId,
        operands: &[Value],
        data: u32,
        flags: Flags,
    ) -> InstId {
        Cursor::at_end(&mut self.func, self.block).at_loc(self.loc).inst(op, ty, operands, data, flags)
    }

    /// A variable of the function.
    pub(super) fn variable(&mut self, ty: TypeId) -> InstId {
        let inst = self.func.detached(self.loc, Opcode::Alloca, TypeId::PTR, &[], ty.as_u32(), Flags::NONE);
        self.allocas.push(inst);
        inst
    }

    /// How many instructions the block has.
    pub(super) fn len(&self) -> usize {
        self.func.blocks[self.block].insts.len()
    }

    /// Moves the end of the block, from an instruction on, to what stands first in the entry.
    pub(super) fn hoist(&mut self, from: usize) {
        self.first.extend(self.func.blocks[self.block].insts.drain(from..));
    }

    /// Puts the variables and what stands first in their place.
    pub(super) fn finish(&mut self, entry: BlockId) {
        let insts = &mut self.func.blocks[entry].insts;
        insts.splice(0..0, self.allocas.drain(..).chain(self.first.drain(..)));
    }
}

impl Lower<'_> {
    pub(super) fn inst(
        &mut self,
        op: Opcode,
        ty: TypeId,
        operands: &[Value],
        data: u32,
        flags: Flags,
    ) -> Value {
        let inst = self.body.append(op, ty, operands, data, flags);
        let is_precise = self.body.precise && op == Opcode::Call && self.ctx.types.is_float(ty);
        if is_precise && !self.is_min_precision(ty, operands) {
            let node = self.precise_node();
            self.body.func.attachments.insert(inst, vec![node]);
        }
        inst.into()
    }

    /// Whether an operation computes with minimum precision, which nothing makes precise.
    fn is_min_precision(&self, ty: TypeId, operands: &[Value]) -> bool {
        let is_narrow = |ty: TypeId| self.ctx.types.scalar_bits(ty) == 16;
        let takes = |&operand: &Value| operand.as_func().is_none() && is_narrow(self.type_of(operand));
        !self.input.target.native_16bit() && (is_narrow(ty) || operands.iter().any(takes))
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
    pub(super) fn mark(&mut self, name: &str) -> (Symbol, MetadataId) {
        let one = self.ctx.i32(1);
        let value = self.ctx.metadata.push(Metadata::Value(one));
        (self.ctx.symbol(name), self.ctx.metadata_node(&[Some(value)]))
    }

    /// A binary instruction without flags.
    pub(super) fn binary(&mut self, op: Opcode, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        self.inst(op, ty, &[a, b], 0, Flags::NONE)
    }

    /// `a + b` of `i32`, folded where it is known.
    pub(super) fn add(&mut self, a: Value, b: Value) -> Value {
        match (self.as_int(a), self.as_int(b)) {
            (Some(x), Some(y)) => self.ctx.i32((x as u32).wrapping_add(y as u32)),
            (Some(0), _) => b,
            (_, Some(0)) => a,
            _ => self.binary(Opcode::Add, a, b),
        }
    }

    /// `a * b` of `i32` by a constant, folded where it is known.
    pub(super) fn mul(&mut self, a: Value, by: u32) -> Value {
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

    pub(super) fn cast(&mut self, op: Opcode, a: Value, ty: TypeId) -> Value {
        if self.type_of(a) == ty { a } else { self.inst(op, ty, &[a], 0, Flags::NONE) }
    }

    pub(super) fn member(&mut self, aggregate: Value, index: u32) -> Value {
        let ty = self.type_of(aggregate);
        let member = self.ctx.types.member(ty, index).unwrap_or(TypeId::I32);
        let index = self.ctx.i32(index);
        self.inst(Opcode::ExtractValue, member, &[aggregate, index], 0, Flags::NONE)
    }

    pub(super) fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        let ty = self.type_of(a);
        self.inst(Opcode::Select, ty, &[condition, a, b], 0, Flags::NONE)
    }

    /// One of several scalars, chosen at run time: a chain of comparisons. The last stands for what is out of range.
    pub(super) fn pick(&mut self, lanes: &[Value], index: Value) -> Result<Value> {
        if let Some(i) = self.as_int(index) {
            let ty = lanes.first().map(|&l| self.type_of(l)).unwrap_or(TypeId::I32);
            return Ok(lanes.get(i as usize).copied().unwrap_or_else(|| self.ctx.undef(ty)));
        }
        let index_ty = self.type_of(index);
        let mut value = *lanes.last().ok_or_else(|| self.user(&kinds::EMPTY_INDEX))?;
        for (i, &lane) in lanes.iter().enumerate().rev().skip(1) {
            let i = self.ctx.int(index_ty, i as u64);
            let predicate = IntPredicate::Eq as u32;
            let here = self.inst(Opcode::ICmp, TypeId::I1, &[index, i], predicate, Flags::NONE);
            value = self.select(here, lane, value);
        }
        Ok(value)
    }
}
