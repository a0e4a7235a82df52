//! Inputs, outputs and system values.

use super::{IndexRange, Lowerer, Place, Result};
use crate::code::{Base, Dst, DstBase, Lane, Lanes, MInst, Null, RefIndex, Shape, Src};
use crate::op::Op;
use crate::program::{File, control};
use crate::signature::Boundary;
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
        match self.needs.phase.specials.iter_mut().find(|(known, _)| *known == file) {
            Some((_, mask)) => *mask |= 1 << comp,
            None => self.needs.phase.specials.push((file, 1 << comp)),
        }
        Ok(lanes_of(Base::Special(file), comp, 1))
    }

    /// The element of a signature that an operand names.
    fn element(&self, boundary: Boundary, element: Value) -> Result<&Element> {
        let index = self.ctx.as_int(element).unwrap_or(u64::MAX) as usize;
        match self.signatures.at(boundary).elements.get(index) {
            Some(element) => Ok(element),
            None => self.bug("an element that is not in its signature"),
        }
    }

    /// Where an element that is read lies.
    fn element_place(&self, boundary: Boundary, element: Value) -> Result<ElementPlace> {
        let element = self.element(boundary, element)?;
        let Some(location) = element.location else {
            return self.unsupported("this input");
        };
        Ok(ElementPlace {
            first: u32::from(location.row),
            rows: element.rows() as u32,
            col: location.col,
            cols: element.cols,
            mask: element.mask(),
            is_front_face: element.kind == Semantic::IsFrontFace,
        })
    }

    /// A row of an element: the operands are the element, the row and, where each vertex or control point has it, which.
    pub(super) fn load_element(
        &mut self,
        boundary: Boundary,
        ty: TypeId,
        operands: &[Value],
    ) -> Result<Lanes> {
        let place = self.element_place(boundary, operands[0])?;
        let row = self.lane(operands[1])?;
        let vertex = operands.get(2).map(|&vertex| self.lane(vertex)).transpose()?;
        let file = self.phase.input_file(boundary);
        let lanes = match (row.as_const(), vertex) {
            (Some(row), None) if file == File::Input => {
                lanes_of(Base::Input(self.input_row(&place, row)?), place.col, place.cols)
            }
            (constant, vertex) => {
                let row = match constant {
                    Some(row) => RefIndex::imm(self.input_row(&place, row)?),
                    None => {
                        self.note_indexed(file, &place, vertex.is_some());
                        self.ref_index(place.first, Some(row))?
                    }
                };
                let mut indices: SmallVec<[RefIndex; 2]> = SmallVec::new();
                if let Some(vertex) = vertex {
                    indices.push(self.ref_index(0, Some(vertex))?);
                }
                indices.push(row);
                lanes_of(self.make_ref(file, &indices), place.col, place.cols)
            }
        };
        // A front face is all ones already; a user's bool may be any number.
        if self.ctx.types.scalar(ty) == TypeId::I1 && !place.is_front_face {
            return self.alu(Op::INe, &[&lanes, &[Lane::imm(0)]]);
        }
        Ok(lanes)
    }

    /// Notes that the rows of an element are indexed at run time.
    fn note_indexed(&mut self, file: File, place: &ElementPlace, of_vertices: bool) {
        let &ElementPlace { first, rows, mask, .. } = place;
        let range = IndexRange { file, first, rows, mask, of_vertices };
        if !self.needs.phase.ranges.contains(&range) {
            self.needs.phase.ranges.push(range);
        }
    }

    /// The register of a row of an input.
    fn input_row(&self, place: &ElementPlace, row: u32) -> Result<u32> {
        if row >= place.rows {
            return self.bug("an input has no such row");
        }
        Ok(place.first + row)
    }

    /// An input evaluated elsewhere: what says where follows the element and the row.
    pub(super) fn evaluate(&mut self, op: Op, operands: &[Value]) -> Result<Lanes> {
        let place = self.element_place(Boundary::Input, operands[0])?;
        let ElementPlace { col, cols, .. } = place;
        let row = match self.lane(operands[1])?.as_const() {
            Some(row) => self.input_row(&place, row)?,
            None => return self.unsupported("an evaluated input indexed at run time"),
        };
        let input = lanes_of(Base::Input(row), col, cols);
        let vreg = self.code.vreg(cols);
        let mut src = super::emit::source_of(input[0], Shape::Lanewise);
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

    /// Stores a row of an element: the operands are the element, the row and the value.
    pub(super) fn store_element(&mut self, boundary: Boundary, operands: &[Value]) -> Result<Lanes> {
        let element = self.element(boundary, operands[0])?;
        let Some(row) = self.ctx.as_int(operands[1]) else {
            return self.unsupported("an output indexed at run time");
        };
        if row >= element.rows() as u64 {
            return self.bug("an output has no such row");
        }
        let (base, at) = output_base(element, row as u32);
        let Some(base) = base else { return self.unsupported("this output") };
        let mut lanes = self.lanes(operands[2])?;
        if self.ctx.types.scalar(self.type_of(operands[2])) == TypeId::I1 {
            lanes = self.alu(Op::And, &[&lanes, &[Lane::imm(1)]])?;
        }
        let place = Place { base, at, width: lanes.len().min(4 - at) };
        self.alu_into(Op::Mov, 0, Null::None, place, 0, &[&lanes])?;
        Ok(Lanes::new())
    }

    /// Ends a vertex or a strip of a geometry shader's stream.
    pub(super) fn end_in_stream(&mut self, op: Op, operands: &[Value]) -> Result<Lanes> {
        let Some(stream) = self.ctx.as_int(operands[0]) else {
            return self.bug("a stream that is not constant");
        };
        self.code.emits = true;
        if !self.model().streams {
            if stream != 0 {
                return self.unsupported("another stream than the first");
            }
            let op = if op == Op::EmitStream { Op::Emit } else { Op::Cut };
            return self.push(MInst::new(op, None, [])).map(|()| Lanes::new());
        }
        let stream = self.make_ref(File::Stream, &[RefIndex::imm(stream as u32)]);
        self.push(MInst::new(op, None, [Src::whole(stream)]))?;
        Ok(Lanes::new())
    }
}

/// Where an element of a signature lies in its registers.
struct ElementPlace {
    first: u32,
    rows: u32,
    col: u8,
    cols: u8,
    mask: u8,
    is_front_face: bool,
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
