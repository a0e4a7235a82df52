//! Blocks: labels, phis, merge instructions and terminators, and the dispatch of instructions to their families.

use super::body::Patch;
use super::{Lower, Result};
use crate::kinds;
use crate::module::{Id, Structure, Terminator};
use smallvec::SmallVec;
use spirv::{LoopControl, SelectionControl};
use trefoil_ir::{BlockId, Hint, InstId, Intrinsic, Loc, Merge, Opcode, Value, ValueKind};

impl Lower<'_> {
    /// Writes all blocks of the function.
    pub(super) fn blocks(&mut self) -> Result<()> {
        let func = self.func;
        for &block in &func.layout {
            self.body.labels[block] = self.out.fresh();
            self.body.last_label = self.body.labels[block];
        }
        for (n, &block) in func.layout.iter().enumerate() {
            self.block(block, n == 0)?;
        }
        self.missing_blocks()
    }

    fn block(&mut self, block: BlockId, first: bool) -> Result<()> {
        let func = self.func;
        let label = self.body.labels[block];
        (self.body.loc, self.body.block) = (Loc::NONE, block);
        self.forget_line();
        if first {
            self.body.open = Some(self.out.open_first(label));
            self.begin_values();
            self.begin_interlock();
        } else {
            self.open(label);
        }
        let merge = func.blocks[block].merge;
        let insts = &func.blocks[block].insts;
        let phis = insts.iter().take_while(|&&i| func.insts[i].op == Opcode::Phi).count();
        for &phi in &insts[..phis] {
            self.body.loc = func.loc(phi);
            self.phi(phi, block)?;
        }
        let split = matches!(merge, Merge::Loop { .. }) && insts.iter().any(|&i| self.splits(i));
        if split {
            // `OpLoopMerge` stays in the header; a loop of one block takes the second half as its continue block.
            let rest = self.out.fresh();
            let Merge::Loop { merge, cont, hint } = merge else { return self.bug("not a loop") };
            let cont = if cont == block { rest } else { self.block_label(cont) };
            let structure = self.loop_of(merge, cont, hint);
            self.close(structure, &Terminator::Branch(rest))?;
            self.open(rest);
        }
        let values = self.values_of(block);
        let mut values = &values[..];
        for (position, &inst) in insts.iter().enumerate().skip(phis) {
            if !values.is_empty() {
                values = self.tell_values(values, position);
            }
            self.body.loc = func.loc(inst);
            self.mark_line();
            if func.insts[inst].op.is_terminator() {
                self.body.exits[block] = self.label();
                self.terminator(inst, if split { Merge::None } else { merge })?;
                return self.fits();
            }
            if self.ends_lanes(block, position) {
                self.body.exits[block] = self.label();
                return self.close(Structure::None, &Terminator::Kill);
            }
            self.instruction(inst)?;
            self.fits()?;
            if self.body.open.is_none() {
                self.body.exits[block] = label;
                return Ok(());
            }
        }
        self.bug("a block has no terminator")
    }

    /// Whether an instruction discards all lanes that come to it, and is the last that a block does: the block ends with it.
    fn ends_lanes(&self, block: BlockId, position: usize) -> bool {
        let func = self.func;
        let &[inst, last] = &func.blocks[block].insts[position..] else { return false };
        let discards = func.insts[inst].is_intrinsic(Intrinsic::Discard)
            && self.ctx.as_int(func.operands(inst)[0]).is_some_and(|always| always != 0);
        if !discards || !self.kills_discarded() || func.blocks[block].merge != Merge::None {
            return false;
        }
        // A loop needs its back edge, and a phi all the edges that it names.
        let goes_on = |next: BlockId| {
            let is_back_edge = matches!(func.blocks[next].merge, Merge::Loop { cont, .. } if cont == block);
            !is_back_edge && func.phis(next).next().is_none()
        };
        match func.insts[last].op {
            Opcode::Ret => true,
            Opcode::Br => matches!(func.operands(last), [next] if next.as_block().is_some_and(goes_on)),
            _ => false,
        }
    }

    /// Whether lowering an instruction starts a new block.
    fn splits(&self, inst: InstId) -> bool {
        let inst = self.func.insts[inst];
        inst.is_intrinsic(Intrinsic::Discard) || inst.is_intrinsic(Intrinsic::DispatchMesh)
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
        let id = self.out.fresh();
        let mut operands: SmallVec<[Id; 8]> = SmallVec::new();
        let first_patch = self.body.patches.len();
        for pair in func.operands(inst).chunks_exact(2) {
            let Some(from) = pair[1].as_block() else { return self.bug("a phi names no block") };
            if self.body.labels[from].is_none() {
                continue;
            }
            let value = match pair[0].kind() {
                ValueKind::Inst(i) if self.body.values[i].is_none() => {
                    self.body.patches.push((operands.len(), Patch::Value(pair[0])));
                    Id::NONE
                }
                _ => self.id(pair[0])?,
            };
            operands.push(value);
            if self.body.exits[from].is_none() {
                self.body.patches.push((operands.len(), Patch::Exit(from)));
            }
            operands.push(self.body.exits[from]);
        }
        if let Merge::Loop { cont, .. } = func.blocks[block].merge
            && !self.is_laid_out(cont)
        {
            // An unreachable continue block still branches back to the header.
            let undef = self.out.undef(ty);
            let cont = self.block_label(cont);
            operands.extend([undef, cont]);
        }
        let at = self.out.phi(ty, id, &operands);
        for (word, _) in &mut self.body.patches[first_patch..] {
            *word += at;
        }
        self.body.values[inst] = id;
        Ok(())
    }

    /// Whether a block is in the layout: those got the first labels.
    fn is_laid_out(&self, block: BlockId) -> bool {
        let label = self.body.labels[block];
        label.is_some() && label <= self.body.last_label
    }

    /// The label of a block; a new one for a block outside the layout.
    fn block_label(&mut self, block: BlockId) -> Id {
        if self.body.labels[block].is_none() {
            self.body.labels[block] = self.out.fresh();
        }
        self.body.labels[block]
    }

    /// The structure that a block heads, with its blocks as labels.
    fn structure(&mut self, merge: Merge) -> Structure {
        match merge {
            Merge::None => Structure::None,
            Merge::Selection { merge, hint } => {
                let merge = self.block_label(merge);
                let control = match hint {
                    Hint::Flatten => SelectionControl::FLATTEN,
                    Hint::Branch => SelectionControl::DONT_FLATTEN,
                    Hint::None | Hint::Unroll(_) | Hint::Loop => SelectionControl::NONE,
                };
                Structure::Selection { merge, control }
            }
            Merge::Loop { merge, cont, hint } => {
                let cont = self.block_label(cont);
                self.loop_of(merge, cont, hint)
            }
        }
    }

    fn loop_of(&mut self, merge: BlockId, cont: Id, hint: Hint) -> Structure {
        let merge = self.block_label(merge);
        let control = match hint {
            Hint::Unroll(_) => LoopControl::UNROLL,
            Hint::Loop => LoopControl::DONT_UNROLL,
            Hint::None | Hint::Flatten | Hint::Branch => LoopControl::NONE,
        };
        Structure::Loop { merge, cont, control }
    }

    fn terminator(&mut self, inst: InstId, merge: Merge) -> Result<()> {
        let func = self.func;
        let operands = func.operands(inst);
        match func.insts[inst].op {
            Opcode::Ret => {
                self.end_interlock();
                match *operands {
                    [] => self.close(Structure::None, &Terminator::Return),
                    [value, ..] => {
                        let value = self.id(value)?;
                        self.close(Structure::None, &Terminator::ReturnValue(value))
                    }
                }
            }
            Opcode::Unreachable => self.close(Structure::None, &Terminator::Unreachable),
            Opcode::Br => match *operands {
                [target] => {
                    let target = self.target(target)?;
                    self.unconditional(target, merge)
                }
                [condition, then, otherwise] => {
                    let condition = self.id(condition)?;
                    let (then, otherwise) = (self.target(then)?, self.target(otherwise)?);
                    if then == otherwise {
                        return self.unconditional(then, merge);
                    }
                    let structure = self.structure(merge);
                    self.close(structure, &Terminator::BranchConditional([condition, then, otherwise]))
                }
                _ => self.bug("a branch has a wrong number of operands"),
            },
            Opcode::Switch => self.switch(operands, merge),
            op => self.bug(format_args!("`{op}` is not a terminator")),
        }
    }

    /// An unconditional branch. As the header of a selection it becomes a switch without cases: `OpSelectionMerge` cannot
    /// precede `OpBranch`.
    fn unconditional(&mut self, target: Id, merge: Merge) -> Result<()> {
        if let Merge::Selection { .. } = merge {
            let zero = self.out.u32(0);
            let structure = self.structure(merge);
            return self
                .close(structure, &Terminator::Switch { selector: zero, default: target, cases: &[] });
        }
        let structure = self.structure(merge);
        self.close(structure, &Terminator::Branch(target))
    }

    fn target(&mut self, value: Value) -> Result<Id> {
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
        let default = self.target(*default)?;
        let mut words: SmallVec<[u32; 16]> = SmallVec::new();
        for case in cases.chunks_exact(2) {
            let Some(value) = self.ctx.as_int(case[0]) else {
                return self.fail(&kinds::SWITCH_CASE_NOT_CONSTANT);
            };
            words.push(value as u32);
            if shape.bits() == 64 {
                words.push((value >> 32) as u32);
            }
            words.push(self.target(case[1])?.word());
        }
        let structure = self.structure(merge);
        self.close(structure, &Terminator::Switch { selector, default, cases: &words })
    }

    /// Emits the unreachable merge and continue blocks that structures name.
    fn missing_blocks(&mut self) -> Result<()> {
        let func = self.func;
        let mut missing: SmallVec<[(BlockId, Option<BlockId>); 4]> = SmallVec::new();
        for &block in &func.layout {
            let (merge, cont) = match func.blocks[block].merge {
                Merge::None => continue,
                Merge::Selection { merge, .. } => (merge, None),
                Merge::Loop { merge, cont, .. } => (merge, Some(cont)),
            };
            let absent = |b: &BlockId| self.body.exits[*b].is_none();
            missing.extend(Some(merge).filter(absent).map(|b| (b, None)));
            missing.extend(cont.filter(absent).map(|b| (b, Some(block))));
        }
        for (block, back_to) in missing {
            if self.body.exits[block].is_some() {
                continue;
            }
            self.body.exits[block] = self.body.labels[block];
            self.open(self.body.labels[block]);
            let end = match back_to {
                Some(header) => Terminator::Branch(self.body.labels[header]),
                None => Terminator::Unreachable,
            };
            self.close(Structure::None, &end)?;
        }
        Ok(())
    }

    fn instruction(&mut self, inst: InstId) -> Result<()> {
        use Opcode::*;
        if self.queries.are_chosen() && self.is_of_query_array(inst)? {
            return Ok(());
        }
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
                self.body.values[inst] = id;
                Ok(())
            }
            Alloca => self.alloca(inst),
            Load => self.load(inst),
            Store => self.store(inst),
            Gep => self.gep(inst),
            AtomicRmw => self.atomic(inst),
            CmpXchg => self.compare_exchange(inst),
            Intrinsic => self.intrinsic(inst),
            Call => self.call(inst),
            op => self.fail(kinds::UNSUPPORTED.with(&[&format_args!("`{op}`")])),
        }
    }
}
