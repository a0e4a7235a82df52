//! Emission of instructions over lanes: an operation on several lanes becomes as few instructions as their places allow.

use super::{Lowerer, MAX_CODE, Place, Result};
use crate::code::{
    Base, Dst, DstBase, Lane, Lanes, MInst, Null, RefData, RefIndex, Shape, Src, VReg, components,
};
use crate::kinds;
use crate::op::{Data, Op};
use crate::program::File;
use crate::program::control::PRECISE;
use smallvec::SmallVec;
use trefoil_ir::Error;

impl Lowerer<'_> {
    /// Appends an instruction.
    ///
    /// # Errors
    /// When there are too many.
    pub(super) fn push(&mut self, mut inst: MInst) -> Result<()> {
        if self.code.insts.len() >= MAX_CODE {
            return Err(Error::new(self.loc, &kinds::TOO_MANY_INSTRUCTIONS));
        }
        let model = self.model();
        if inst.op.since() > model.version {
            inst.op = inst.op.plain();
        }
        if inst.op.since() > model.version {
            return self.no_instruction(inst.op);
        }
        if model.precise
            && self.precise
            && inst.dst.is_some()
            && matches!(inst.op.info().data, Data::Float | Data::Double)
        {
            inst.controls |= PRECISE;
        }
        // As the format's own compiler writes it: what was computed comes before what came in.
        if let [first, second, ..] = inst.srcs.as_mut_slice()
            && inst.op.commutes()
            && matches!((first.base, second.base), (Base::Input(_), Base::VReg(_)))
        {
            std::mem::swap(first, second);
        }
        self.code.insts.push(inst);
        Ok(())
    }

    /// An error for an opcode of a later shader model, in the words of the source where those are known.
    #[cold]
    fn no_instruction(&self, op: Op) -> Result<()> {
        match self.within {
            Some(which) => self.unsupported(&format!("`{}`", which.info().name)),
            None if matches!(op.info().data, Data::Double) => self.unsupported("arithmetic on doubles"),
            None => self.unsupported(&format!("the instruction `{}`", op.info().name)),
        }
    }

    /// Emits an opcode over lanes into a new register: one instruction for each group of lanes whose operands lie together.
    pub(super) fn alu(&mut self, op: Op, srcs: &[&[Lane]]) -> Result<Lanes> {
        self.alu_with(op, 0, Null::None, srcs)
    }

    /// As [`alu`](Self::alu), with control bits and a destination that is `null`.
    pub(super) fn alu_with(&mut self, op: Op, controls: u32, null: Null, srcs: &[&[Lane]]) -> Result<Lanes> {
        if srcs.iter().all(|lanes| is_readable(op, lanes)) {
            return self.alu_raw(op, controls, null, srcs);
        }
        let plain: SmallVec<[Lanes; 3]> =
            srcs.iter().map(|lanes| self.readable(op, lanes)).collect::<Result<_>>()?;
        let plain: SmallVec<[&[Lane]; 3]> = plain.iter().map(|lanes| lanes.as_slice()).collect();
        self.alu_raw(op, controls, null, &plain)
    }

    /// As [`alu_with`](Self::alu_with), with operand modifiers that the opcode reads in its own type.
    pub(super) fn alu_raw(&mut self, op: Op, controls: u32, null: Null, srcs: &[&[Lane]]) -> Result<Lanes> {
        let count = srcs.iter().map(|lanes| lanes.len()).max().unwrap_or(1);
        let mut result = Lanes::new();
        // A register has four components.
        for first in (0..count).step_by(4) {
            let width = (count - first).min(4);
            let vreg = self.code.vreg(width as u8);
            let place = Place { base: DstBase::VReg(vreg), at: 0, width };
            self.alu_into(op, controls, null, place, first, srcs)?;
            result.extend((0..width).map(|i| Lane::new(Base::VReg(vreg), i as u8)));
        }
        Ok(result)
    }

    /// Emits an opcode for the lanes from `first` on into a place. A source of one lane is the operand of all.
    pub(super) fn alu_into(
        &mut self,
        op: Op,
        controls: u32,
        null: Null,
        place: Place,
        first: usize,
        srcs: &[&[Lane]],
    ) -> Result<()> {
        let Place { base, at, width } = place;
        /// The lane of a source: one that has a single lane serves all.
        fn get(source: &[Lane], lane: usize) -> &Lane {
            &source[if source.len() == 1 { 0 } else { lane }]
        }
        let mut todo: u8 = ((1u16 << width) - 1) as u8;
        while todo != 0 {
            let lead = todo.trailing_zeros() as usize;
            let same = |&lane: &u8| {
                let lane = first + usize::from(lane);
                srcs.iter().all(|source| get(source, first + lead).joins(get(source, lane)))
            };
            let group: u8 = components(todo).filter(same).fold(0, |mask, lane| mask | 1 << lane);
            let operands = srcs.iter().map(|source| {
                let mut src = source_of(*get(source, first + lead), Shape::Lanewise);
                for lane in components(group).map(usize::from) {
                    let from = get(source, first + lane);
                    src.comps[at + lane] = from.comp;
                    src.imm[at + lane] = from.imm as u32;
                }
                src
            });
            let mut inst = MInst::new(op, Some(Dst { base, mask: group << at }), operands);
            (inst.controls, inst.null) = (controls, null);
            self.push(inst)?;
            todo &= !group;
        }
        Ok(())
    }

    /// An instruction with one result lane.
    pub(super) fn one(&mut self, op: Op, srcs: impl IntoIterator<Item = Src>) -> Result<Lane> {
        let vreg = self.code.vreg(1);
        self.push(MInst::new(op, Some(Dst { base: DstBase::VReg(vreg), mask: 1 }), srcs))?;
        Ok(Lane::new(Base::VReg(vreg), 0))
    }

    /// The lanes as the opcode can read them: float modifiers are applied first for opcodes that are not on floats.
    pub(super) fn readable(&mut self, op: Op, lanes: &[Lane]) -> Result<Lanes> {
        if is_readable(op, lanes) {
            return Ok(Lanes::from_slice(lanes));
        }
        self.alu(Op::Mov, &[lanes])
    }

    /// The lanes as bits: with float modifiers applied.
    pub(super) fn bits(&mut self, lanes: &[Lane]) -> Result<Lanes> {
        self.readable(Op::And, lanes)
    }

    /// An operand whose components start at `x`, whatever the mask.
    pub(super) fn fixed(&mut self, lanes: &[Lane]) -> Result<Src> {
        let together = lanes.windows(2).all(|pair| pair[0].joins(&pair[1]));
        let moved = if together { Lanes::new() } else { self.alu(Op::Mov, &[lanes])? };
        let own = if together { lanes } else { &moved };
        let count = own.len().min(4);
        let mut src = source_of(own[0], Shape::Fixed(count as u8));
        for (i, lane) in own.iter().take(4).enumerate() {
            src.comps[i] = lane.comp;
            src.imm[i] = lane.imm as u32;
        }
        Ok(src)
    }

    /// As [`fixed`](Self::fixed), of bits.
    pub(super) fn fixed_bits(&mut self, lanes: &[Lane]) -> Result<Src> {
        let lanes = self.bits(lanes)?;
        self.fixed(&lanes)
    }

    /// The component of a temporary register that holds the lane, for use as an index.
    pub(super) fn index_register(&mut self, lane: Lane) -> Result<(VReg, u8)> {
        match lane {
            Lane { base: Base::VReg(vreg), comp, neg: false, abs: false, .. } => Ok((vreg, comp)),
            _ => {
                if let Some((_, known)) =
                    self.index_registers.iter().rev().take(16).find(|(known, _)| *known == lane)
                {
                    return Ok(*known);
                }
                let moved = self.alu(Op::Mov, &[&[lane]])?[0];
                let Base::VReg(vreg) = moved.base else { return self.bug("a move went nowhere") };
                self.index_registers.push((lane, (vreg, moved.comp)));
                Ok((vreg, moved.comp))
            }
        }
    }

    /// An index of `base` and, where it is not constant, a lane.
    pub(super) fn ref_index(&mut self, base: u32, lane: Option<Lane>) -> Result<RefIndex> {
        match lane {
            None => Ok(RefIndex::imm(base)),
            Some(lane) => match lane.as_const() {
                Some(more) => Ok(RefIndex::imm(base.wrapping_add(more))),
                None => Ok(RefIndex { base, reg: Some(self.index_register(lane)?) }),
            },
        }
    }

    /// A reference to a register of a file by its indices.
    pub(super) fn make_ref(&mut self, file: File, indices: &[RefIndex]) -> Base {
        self.make_ref_of(file, indices, false)
    }

    /// As [`make_ref`](Self::make_ref); `non_uniform` for a resource that may differ between the lanes of a wave.
    pub(super) fn make_ref_of(&mut self, file: File, indices: &[RefIndex], non_uniform: bool) -> Base {
        let indices = indices.iter().copied().collect();
        Base::Ref(self.code.intern(RefData { file, indices, non_uniform }))
    }

    /// An integer sum, folded where it can be.
    pub(super) fn int_add(&mut self, a: Lane, b: Lane) -> Result<Lane> {
        match (a.as_const(), b.as_const()) {
            (Some(x), Some(y)) => Ok(Lane::imm(x.wrapping_add(y))),
            (Some(0), None) => Ok(b),
            (None, Some(0)) => Ok(a),
            _ => Ok(self.alu(Op::IAdd, &[&[a], &[b]])?[0]),
        }
    }

    /// An integer product with a constant, folded or shifted where it can be.
    pub(super) fn int_mul(&mut self, a: Lane, factor: u32) -> Result<Lane> {
        match a.as_const() {
            Some(x) => Ok(Lane::imm(x.wrapping_mul(factor))),
            None if factor == 1 => Ok(a),
            None if factor.is_power_of_two() => {
                Ok(self.alu(Op::IShl, &[&[a], &[Lane::imm(factor.trailing_zeros())]])?[0])
            }
            None => Ok(self.multiply(&[a], &[Lane::imm(factor)])?[0]),
        }
    }

    /// The low halves of integer products.
    pub(super) fn multiply(&mut self, a: &[Lane], b: &[Lane]) -> Result<Lanes> {
        self.alu_with(Op::IMul, 0, Null::First, &[a, b])
    }
}

/// Whether an opcode can read lanes with their modifiers.
fn is_readable(op: Op, lanes: &[Lane]) -> bool {
    !lanes.iter().any(|lane| lane.neg || lane.abs)
        || op.info().data == Data::Float
        || matches!(op, Op::Mov | Op::Movc)
}

/// An operand with the base and modifiers of a lane, which is all of its components.
pub(super) fn source_of(lane: Lane, shape: Shape) -> Src {
    Src { base: lane.base, comps: [lane.comp; 4], imm: [0; 4], neg: lane.neg, abs: lane.abs, shape }
}
