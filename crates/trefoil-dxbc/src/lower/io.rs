//! Inputs, outputs, and what an invocation knows of itself.

use super::{Lowerer, Place, Result};
use crate::code::{Base, Dst, DstBase, Lane, Lanes, MInst, Null, Shape, Src};
use crate::op::Op;
use crate::program::{File, control};
use smallvec::SmallVec;
use trefoil_dxcontainer::{Element, Semantic};
use trefoil_ir::{TypeId, Value};

impl Lowerer<'_> {
    pub(super) fn sample_index(&mut self) -> Lanes {
        lanes_of(Base::Input(self.signatures.sample_index()), 0, 1)
    }

    pub(super) fn render_target_samples(&mut self) -> Result<Lanes> {
        let src = Src::whole(Base::Special(File::Rasterizer));
        let mut lanes = self.info(Op::SampleInfo, control::SAMPLEINFO_UINT, src, [])?;
        lanes.truncate(1);
        Ok(lanes)
    }

    pub(super) fn render_target_position(&mut self, operands: &[Value]) -> Result<Lanes> {
        let index = self.lane(operands[0])?;
        let index = self.fixed_bits(&[index])?;
        let src = Src::whole(Base::Special(File::Rasterizer));
        let mut lanes = self.info(Op::SamplePos, 0, src, [index])?;
        lanes.truncate(2);
        Ok(lanes)
    }

    pub(super) fn discard(&mut self, operands: &[Value]) -> Result<Lanes> {
        let lane = self.lane(operands[0])?;
        let mut inst = MInst::new(Op::Discard, None, [self.fixed_bits(&[lane])?]);
        inst.controls = control::NONZERO;
        self.push(inst)?;
        Ok(Lanes::new())
    }

    /// An instruction that asks about a view or the rasterizer; all four components.
    pub(super) fn info(
        &mut self,
        op: Op,
        controls: u32,
        view: Src,
        more: impl IntoIterator<Item = Src>,
    ) -> Result<Lanes> {
        let vreg = self.code.vreg(4);
        let mut view = Src { shape: Shape::Lanewise, comps: [0, 1, 2, 3], ..view };
        view.imm = [0; 4];
        let more: Vec<Src> = more.into_iter().collect();
        // The level of `resinfo` stands before the view, the sample of `samplepos` after it.
        let srcs = if op == Op::ResInfo { [more, vec![view]].concat() } else { [vec![view], more].concat() };
        let mut inst = MInst::new(op, Some(Dst { base: DstBase::VReg(vreg), mask: 15 }), srcs);
        inst.controls = controls;
        self.push(inst)?;
        Ok(lanes_of(Base::VReg(vreg), 0, 4))
    }

    pub(super) fn special(&mut self, file: File, operands: &[Value]) -> Result<Lanes> {
        let comp = match operands.first() {
            None => 0,
            Some(&value) => match self.ctx.as_int(value) {
                Some(comp) => (comp & 3) as u8,
                None => return self.bug("a component that is not constant"),
            },
        };
        match self.needs.specials.iter_mut().find(|(known, _)| *known == file) {
            Some((_, mask)) => *mask |= 1 << comp,
            None => self.needs.specials.push((file, 1 << comp)),
        }
        Ok(lanes_of(Base::Special(file), comp, 1))
    }

    fn input_element(&mut self, operands: &[Value]) -> Result<(usize, u32, u8, u8)> {
        let index = self.ctx.as_int(operands[0]).unwrap_or(u64::MAX) as usize;
        let Some(element) = self.signatures.input.elements.get_mut(index) else {
            return self.bug("an input that is not in the signature");
        };
        let Some(location) = element.location else {
            return self.unsupported("this input");
        };
        element.usage = (1 << element.cols) - 1;
        Ok((index, u32::from(location.row), location.col, element.cols))
    }

    pub(super) fn load_input(&mut self, ty: TypeId, operands: &[Value]) -> Result<Lanes> {
        let (index, first, col, cols) = self.input_element(operands)?;
        let row = self.lane(operands[1])?;
        let lanes = match row.as_const() {
            Some(row) => lanes_of(Base::Input(self.input_row(index, first, row)?), col, cols),
            None => {
                let element = &mut self.signatures.input.elements[index];
                element.dynamic = (1 << element.cols) - 1;
                let range = (first, element.rows() as u32, element.mask());
                if !self.needs.input_ranges.contains(&range) {
                    self.needs.input_ranges.push(range);
                }
                let index = self.ref_index(first, Some(row))?;
                lanes_of(self.make_ref(File::Input, &[index]), col, cols)
            }
        };
        // A front face is all ones already; a user's bool may be any number.
        let front_face = self.signatures.input.elements[index].kind == Semantic::IsFrontFace;
        if self.ctx.types.scalar(ty) == TypeId::I1 && !front_face {
            return self.alu(Op::INe, &[&lanes, &[Lane::imm(0)]]);
        }
        Ok(lanes)
    }

    /// The register of a row of an input.
    fn input_row(&self, index: usize, first: u32, row: u32) -> Result<u32> {
        if row as usize >= self.signatures.input.elements[index].rows() {
            return self.bug("an input has no such row");
        }
        Ok(first + row)
    }

    /// An input evaluated elsewhere: what says where follows the element and the row.
    pub(super) fn evaluate(&mut self, op: Op, operands: &[Value]) -> Result<Lanes> {
        let (index, first, col, cols) = self.input_element(operands)?;
        let row = match self.lane(operands[1])?.as_const() {
            Some(row) => self.input_row(index, first, row)?,
            None => return self.unsupported("an evaluated input indexed at run time"),
        };
        let input = lanes_of(Base::Input(row), col, cols);
        let vreg = self.code.vreg(cols);
        let mut src = super::source_of(input[0], Shape::Lanewise);
        input.iter().enumerate().for_each(|(i, lane)| src.comps[i] = lane.comp);
        let dst = Dst { base: DstBase::VReg(vreg), mask: (1 << cols) - 1 };
        let place: Lanes = operands[2..].iter().map(|&value| self.lane(value)).collect::<Result<_>>()?;
        let mut srcs: SmallVec<[Src; 2]> = [src].into_iter().collect();
        if !place.is_empty() {
            srcs.push(self.fixed_bits(&place)?);
        }
        let inst = MInst::new(op, Some(dst), srcs);
        self.push(inst)?;
        Ok(lanes_of(Base::VReg(vreg), 0, cols))
    }

    pub(super) fn store_output(&mut self, operands: &[Value]) -> Result<Lanes> {
        let index = self.ctx.as_int(operands[0]).unwrap_or(u64::MAX) as usize;
        let Some(element) = self.signatures.output.elements.get(index).cloned() else {
            return self.bug("an output that is not in the signature");
        };
        let Some(row) = self.lane(operands[1])?.as_const() else {
            return self.unsupported("an output indexed at run time");
        };
        if row as usize >= element.rows() {
            return self.bug("an output has no such row");
        }
        let mut lanes = self.lanes(operands[2])?;
        if self.ctx.types.scalar(self.type_of(operands[2])) == TypeId::I1 {
            lanes = self.alu(Op::And, &[&lanes, &[Lane::imm(1)]])?;
        }
        let (base, at) = output_base(&element, row);
        let Some(base) = base else { return self.unsupported("this output") };
        let place = Place { base, at, width: lanes.len().min(4 - at) };
        self.alu_into(Op::Mov, 0, Null::None, place, 0, &[&lanes])?;
        Ok(Lanes::new())
    }
}

/// Consecutive components of one place.
pub(super) fn lanes_of(base: Base, first: u8, count: u8) -> Lanes {
    (first..first + count).map(|comp| Lane::new(base, comp)).collect()
}

fn output_base(element: &Element, row: u32) -> (Option<DstBase>, usize) {
    if let Some(location) = element.location {
        return (Some(DstBase::Output(u32::from(location.row) + row)), usize::from(location.col));
    }
    (output_file(element.kind).map(DstBase::Special), 0)
}

/// The register of an output that has one of its own.
pub(crate) fn output_file(kind: Semantic) -> Option<File> {
    Some(match kind {
        Semantic::Depth => File::OutputDepth,
        Semantic::DepthGreaterEqual => File::OutputDepthGe,
        Semantic::DepthLessEqual => File::OutputDepthLe,
        Semantic::Coverage => File::OutputCoverage,
        Semantic::StencilRef => File::OutputStencilRef,
        _ => return None,
    })
}
