//! Blocks: labels, phis, structure and terminators, and which family an instruction belongs to.

use crate::function::{Lower, Patch, Result};
use crate::kinds;
use smallvec::SmallVec;
use spirv::{LoopControl, Op, SelectionControl};
use trefoil_ir::{BlockId, Error, Hint, InstId, Intrinsic, Merge, Opcode, Value, ValueKind};

impl Lower<'_> {
    /// Writes all blocks of the function.
    pub(crate) fn blocks(&mut self) -> Result<()> {
        let func = self.func;
        for &block in &func.layout {
            self.labels[block] = self.words.fresh();
            self.last_label = self.labels[block];
        }
        for (n, &block) in func.layout.iter().enumerate() {
            self.block(block, n == 0)?;
        }
        self.missing_blocks();
        Ok(())
    }

    fn block(&mut self, block: BlockId, first: bool) -> Result<()> {
        let func = self.func;
        let label = self.labels[block];
        self.forget_line();
        if first {
            self.label = label;
            self.begin_interlock();
        } else {
            self.start_label(label);
        }
        let merge = func.blocks[block].merge;
        let insts = &func.blocks[block].insts;
        let phis = insts.iter().take_while(|&&i| func.insts[i].op == Opcode::Phi).count();
        for &phi in &insts[..phis] {
            self.loc = func.loc(phi);
            self.phi(phi, block)?;
        }
        let split = matches!(merge, Merge::Loop { .. }) && insts.iter().any(|&i| self.splits(i));
        if split {
            // The back edge must find the merge in the header itself; a loop of one block continues in what follows.
            let rest = self.words.fresh();
            let Merge::Loop { merge, cont, hint } = merge else { return self.bug("not a loop") };
            let cont = if cont == block { rest } else { self.block_label(cont) };
            self.loop_merge(merge, cont, hint);
            self.words.inst(Op::Branch, &[rest]);
            self.start_label(rest);
        }
        for &inst in &insts[phis..] {
            self.loc = func.loc(inst);
            self.mark_line();
            if func.insts[inst].op.is_terminator() {
                self.exits[block] = self.label;
                self.terminator(inst, if split { Merge::None } else { merge })?;
                return self.fits();
            }
            self.instruction(inst)?;
            self.fits()?;
        }
        self.bug("a block has no terminator")
    }

    /// Whether what the instruction at hand needs, its types and constants included, can be written: an instruction of
    /// SPIR-V has 16 bits for its length.
    fn fits(&self) -> Result<()> {
        if self.words.is_too_long() {
            return Err(Error::new(self.loc, &kinds::INSTRUCTION_TOO_LONG));
        }
        Ok(())
    }

    /// Whether lowering an instruction starts a new block.
    fn splits(&self, inst: InstId) -> bool {
        self.func.insts[inst].is_intrinsic(Intrinsic::Discard)
    }

    /// A phi; values and blocks that come later are patched in at the end.
    fn phi(&mut self, inst: InstId, block: BlockId) -> Result<()> {
        let func = self.func;
        let ty = func.insts[inst].ty;
        if self.ctx.types.as_resource(ty).is_some() || self.ctx.types.is_ptr(ty) {
            return self
                .fail(kinds::UNSUPPORTED.with(&[&"a resource or address that is chosen at run time"]));
        }
        let ty = self.value_type(ty)?;
        let id = self.words.fresh();
        let mut operands: SmallVec<[u32; 8]> = SmallVec::from_slice(&[ty, id]);
        let at = self.words.body.len() + 1;
        for pair in func.operands(inst).chunks_exact(2) {
            let Some(from) = pair[1].as_block() else { return self.bug("a phi names no block") };
            if self.labels[from] == 0 {
                continue;
            }
            let value = match pair[0].kind() {
                ValueKind::Inst(i) if self.values[i] == 0 => {
                    self.patches.push((at + operands.len(), Patch::Value(pair[0])));
                    0
                }
                _ => self.id(pair[0])?,
            };
            operands.push(value);
            if self.exits[from] == 0 {
                self.patches.push((at + operands.len(), Patch::Exit(from)));
            }
            operands.push(self.exits[from]);
        }
        if let Merge::Loop { cont, .. } = func.blocks[block].merge
            && !self.is_laid_out(cont)
        {
            // The continue block that nothing reaches branches back all the same.
            let undef = self.words.constant(Op::Undef, ty, &[]);
            let cont = self.block_label(cont);
            operands.extend([undef, cont]);
        }
        self.words.inst(Op::Phi, &operands);
        self.values[inst] = id;
        Ok(())
    }

    /// Whether a block is in the layout: those got the first labels.
    fn is_laid_out(&self, block: BlockId) -> bool {
        (1..=self.last_label).contains(&self.labels[block])
    }

    /// The label of a block, which is made for a block that is not in the layout.
    fn block_label(&mut self, block: BlockId) -> u32 {
        if self.labels[block] == 0 {
            self.labels[block] = self.words.fresh();
        }
        self.labels[block]
    }

    fn merge(&mut self, merge: Merge) {
        match merge {
            Merge::None => {}
            Merge::Selection { merge, hint } => {
                let merge = self.block_label(merge);
                let control = match hint {
                    Hint::Flatten => SelectionControl::FLATTEN,
                    Hint::Branch => SelectionControl::DONT_FLATTEN,
                    _ => SelectionControl::NONE,
                };
                self.words.inst(Op::SelectionMerge, &[merge, control.bits()]);
            }
            Merge::Loop { merge, cont, hint } => {
                let cont = self.block_label(cont);
                self.loop_merge(merge, cont, hint);
            }
        }
    }

    fn loop_merge(&mut self, merge: BlockId, cont: u32, hint: Hint) {
        let merge = self.block_label(merge);
        let control = match hint {
            Hint::Unroll(_) => LoopControl::UNROLL,
            Hint::Loop => LoopControl::DONT_UNROLL,
            _ => LoopControl::NONE,
        };
        self.words.inst(Op::LoopMerge, &[merge, cont, control.bits()]);
    }

    fn terminator(&mut self, inst: InstId, merge: Merge) -> Result<()> {
        let func = self.func;
        let operands = func.operands(inst);
        match func.insts[inst].op {
            Opcode::Ret => {
                self.end_interlock();
                self.words.inst(Op::Return, &[]);
            }
            Opcode::Unreachable => self.words.inst(Op::Unreachable, &[]),
            Opcode::Br => match *operands {
                [target] => {
                    let target = self.target(target)?;
                    if matches!(merge, Merge::Selection { .. }) {
                        return self.only_way(target, merge);
                    }
                    self.merge(merge);
                    self.words.inst(Op::Branch, &[target]);
                }
                [condition, then, otherwise] => {
                    let condition = self.id(condition)?;
                    let (then, otherwise) = (self.target(then)?, self.target(otherwise)?);
                    if then == otherwise {
                        return self.only_way(then, merge);
                    }
                    self.merge(merge);
                    self.words.inst(Op::BranchConditional, &[condition, then, otherwise]);
                }
                _ => return self.bug("a branch has a wrong number of operands"),
            },
            _ => self.switch(operands, merge)?,
        }
        Ok(())
    }

    /// A branch that has but one way to go, and may be the head of a structure.
    fn only_way(&mut self, target: u32, merge: Merge) -> Result<()> {
        if let Merge::Selection { .. } = merge {
            let zero = self.words.u32(0);
            self.merge(merge);
            self.words.inst(Op::Switch, &[zero, target]);
        } else {
            self.merge(merge);
            self.words.inst(Op::Branch, &[target]);
        }
        Ok(())
    }

    fn target(&mut self, value: Value) -> Result<u32> {
        match value.as_block() {
            Some(block) => Ok(self.block_label(block)),
            None => self.bug("a branch names no block"),
        }
    }

    fn switch(&mut self, operands: &[Value], merge: Merge) -> Result<()> {
        let [selector, default, cases @ ..] = operands else {
            return self.bug("a switch has a wrong number of operands");
        };
        let shape = self.shape_of_value(*selector)?;
        if shape.is_bool() {
            return self.fail(kinds::UNSUPPORTED.with(&[&"a switch over a bool"]));
        }
        let selector = self.id(*selector)?;
        let mut words: SmallVec<[u32; 16]> = SmallVec::from_slice(&[selector, self.target(*default)?]);
        for case in cases.chunks_exact(2) {
            let Some(value) = self.ctx.as_int(case[0]) else {
                return self.fail(&kinds::SWITCH_CASE_NOT_CONSTANT);
            };
            words.push(value as u32);
            if shape.bits() == 64 {
                words.push((value >> 32) as u32);
            }
            words.push(self.target(case[1])?);
        }
        self.merge(merge);
        self.words.inst(Op::Switch, &words);
        Ok(())
    }

    /// Writes the blocks that structures name and nothing reaches.
    fn missing_blocks(&mut self) {
        let func = self.func;
        let mut missing: SmallVec<[(BlockId, Option<BlockId>); 4]> = SmallVec::new();
        for &block in &func.layout {
            let (merge, cont) = match func.blocks[block].merge {
                Merge::None => continue,
                Merge::Selection { merge, .. } => (merge, None),
                Merge::Loop { merge, cont, .. } => (merge, Some(cont)),
            };
            let absent = |b: &BlockId| self.exits[*b] == 0;
            missing.extend(Some(merge).filter(absent).map(|b| (b, None)));
            missing.extend(cont.filter(absent).map(|b| (b, Some(block))));
        }
        for (block, back_to) in missing {
            if self.exits[block] != 0 {
                continue;
            }
            self.exits[block] = self.labels[block];
            self.words.inst(Op::Label, &[self.labels[block]]);
            match back_to {
                Some(header) => self.words.inst(Op::Branch, &[self.labels[header]]),
                None => self.words.inst(Op::Unreachable, &[]),
            }
        }
    }

    fn instruction(&mut self, inst: InstId) -> Result<()> {
        use Opcode::*;
        match self.func.insts[inst].op {
            Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor | FAdd
            | FSub | FMul | FDiv | FRem => self.binary(inst),
            FNeg => self.negate(inst),
            ICmp => self.compare_ints(inst),
            FCmp => self.compare_floats(inst),
            Trunc | ZExt | SExt | FpTrunc | FpExt | FpToUi | FpToSi | UiToFp | SiToFp | BitCast => {
                self.cast(inst)
            }
            ExtractElement => self.extract_element(inst),
            InsertElement => self.insert_element(inst),
            ShuffleVector => self.shuffle(inst),
            ExtractValue => self.extract_value(inst),
            InsertValue => self.insert_value(inst),
            Select => self.select(inst),
            Freeze => {
                let [id] = self.operand_ids(inst)?;
                self.values[inst] = id;
                Ok(())
            }
            Alloca => self.alloca(inst),
            Load => self.load(inst),
            Store => self.store(inst),
            Gep => self.gep(inst),
            AtomicRmw => self.atomic(inst),
            CmpXchg => self.compare_exchange(inst),
            Intrinsic => self.intrinsic(inst),
            Call => self.fail(kinds::UNSUPPORTED.with(&[&"a call that was not inlined"])),
            op => self.fail(kinds::UNSUPPORTED.with(&[&format_args!("`{op}`")])),
        }
    }
}
