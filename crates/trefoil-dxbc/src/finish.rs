//! From code over virtual registers to instructions with registers.

use crate::alloc::Allocation;
use crate::code::{Base, Code, Dst, DstBase, MInst, Null, RefId, Shape, Src, VReg, components};
use crate::join::join;
use crate::op::{Form, Op};
use crate::program::{File, Instruction, Operand, Select, control};
use crate::signature::Boundary;
use crate::tidy::Tidy;
use trefoil_dxcontainer::Element;
use trefoil_ir::Entity;

/// The instructions, and what of the inputs they read.
pub(crate) struct Finished {
    /// Code without declarations.
    pub(crate) instructions: Vec<Instruction>,
    /// What the code reads of the signatures.
    pub(crate) reads: Reads,
}

/// The components read of each register of a signature.
#[derive(Debug, Default)]
pub(crate) struct Reads {
    input: Vec<u8>,
    points: Vec<u8>,
    patch: Vec<u8>,
}

impl Reads {
    /// Notes components of a register; of one that is in no signature, nothing.
    pub(crate) fn note(&mut self, file: File, row: u32, mask: u8) {
        let rows = match file {
            File::Input | File::InputControlPoint => &mut self.input,
            File::OutputControlPoint => &mut self.points,
            File::PatchConstant => &mut self.patch,
            _ => return,
        };
        let row = row as usize;
        if rows.len() <= row {
            rows.resize(row + 1, 0);
        }
        rows[row] |= mask;
    }

    /// The components of an element that are read in any row, counted from the element's own first.
    pub(crate) fn of_element(&self, boundary: Boundary, element: &Element) -> u8 {
        let rows = match boundary {
            Boundary::Input => &self.input,
            Boundary::Output => &self.points,
            Boundary::Patch => &self.patch,
        };
        let Some(location) = element.location else { return 0 };
        let own = usize::from(location.row)..usize::from(location.row) + element.rows();
        let read = own.filter_map(|row| rows.get(row)).fold(0, |mask, row| mask | row);
        read >> location.col & ((1 << element.cols) - 1)
    }
}

struct Finisher<'a> {
    code: &'a Code,
    places: &'a Allocation,
    reads: Reads,
}

/// Writes the instructions.
pub(crate) fn finish(code: &Code, places: &Allocation) -> Finished {
    let mut finisher = Finisher { code, places, reads: Reads::default() };
    let mut tidy = Tidy::new(code.insts.len());
    for inst in &code.insts {
        if inst.op == Op::Nop || finisher.is_idle(inst) {
            continue;
        }
        let mut made = Instruction::new(inst.op, []);
        if !inst.op.is_lanewise() {
            finisher.fill(inst, &mut made);
            tidy.push(made);
            continue;
        }
        // Made where it stays, unless one before takes it in.
        tidy.out.push(made);
        if let Some((last, before)) = tidy.out.split_last_mut() {
            finisher.fill(inst, last);
            if join(before, last) {
                tidy.out.pop();
            }
        }
    }
    tidy.out.iter_mut().for_each(settle_precise);
    Finished { instructions: tidy.out, reads: finisher.reads }
}

/// Leaves the mark of precise results on the components that are written, which instructions that were joined have more of.
fn settle_precise(instruction: &mut Instruction) {
    if instruction.controls & control::PRECISE == control::PRECISE
        && instruction.op.info().form == Form::Code
        && let Some(Select::Mask(mask)) = instruction.operands.first().map(|operand| operand.select)
    {
        let written = u32::from(mask) << control::PRECISE_SHIFT;
        instruction.controls = instruction.controls & !control::PRECISE | written;
    }
}

/// The instructions one by one, for listings: none joined with another.
pub(crate) fn written(code: &Code, places: &Allocation) -> Vec<Instruction> {
    let mut finisher = Finisher { code, places, reads: Reads::default() };
    let insts = code.insts.iter().filter(|inst| inst.op != Op::Nop);
    insts
        .map(|inst| {
            let mut made = Instruction::new(inst.op, []);
            finisher.fill(inst, &mut made);
            made
        })
        .collect()
}

impl Finisher<'_> {
    /// Where a destination lies: its register, and what is added to its components.
    fn resolve(&self, base: DstBase) -> (DstBase, i8) {
        match base {
            DstBase::VReg(vreg) => {
                let place = self.places.place(vreg);
                (place.base, place.shift)
            }
            other => (other, 0),
        }
    }

    /// Whether a move goes from a place to itself.
    fn is_idle(&self, inst: &MInst) -> bool {
        let (Op::Mov, 0, Some(dst), [src]) = (inst.op, inst.controls, inst.dst, inst.srcs.as_slice()) else {
            return false;
        };
        let Base::VReg(from) = src.base else { return false };
        if src.neg || src.abs || src.shape != Shape::Lanewise {
            return false;
        }
        let (to, shift) = self.resolve(dst.base);
        let place = self.places.place(from);
        let stays = |c: u8| c as i8 + shift == src.comps[usize::from(c)] as i8 + place.shift;
        to == place.base && components(dst.mask).all(stays)
    }

    /// Fills an instruction that has its opcode.
    fn fill(&mut self, inst: &MInst, made: &mut Instruction) {
        (made.controls, made.offsets) = (inst.controls, inst.offsets);
        let operands = &mut made.operands;
        if let Some(dst) = inst.dst {
            if inst.null == Null::First {
                operands.push(Operand::null());
            }
            operands.push(self.destination(dst));
            match inst.null {
                Null::Second => operands.push(Operand::null()),
                Null::Status(vreg) => {
                    operands.push(self.destination(Dst { base: DstBase::VReg(vreg), mask: 1 }));
                }
                Null::None | Null::First => {}
            }
        }
        for src in &inst.srcs {
            operands.push(self.source(src, inst.dst));
        }
    }

    fn destination(&mut self, dst: Dst) -> Operand {
        let (base, shift) = self.resolve(dst.base);
        let mask = shifted(dst.mask, shift);
        match base {
            DstBase::VReg(register) => Operand::register(File::Temp, register.as_u32(), Select::Mask(mask)),
            DstBase::Output(row) => Operand::register(File::Output, row, Select::Mask(mask)),
            DstBase::Special(file) => Operand::new(file, Select::Scalar),
            DstBase::Ref(id) => self.indexed(Base::Ref(id), Select::Mask(mask)),
        }
    }

    fn indexed(&mut self, base: Base, select: Select) -> Operand {
        let Base::Ref(id) = base else { return Operand::null() };
        let data = &self.code.refs[id];
        let mut operand = Operand::new(data.file, select);
        operand.non_uniform = data.non_uniform;
        for index in &data.indices {
            let register = index.reg.map(|(vreg, comp)| {
                let (register, comp) = self.component(vreg, comp);
                Operand::register(File::Temp, register, Select::Single(comp))
            });
            operand.indices.push(index.base, register);
        }
        operand
    }

    /// The temporary register and component of a component that is read.
    fn component(&self, vreg: VReg, comp: u8) -> (u32, u8) {
        let place = self.places.place(vreg);
        match place.base {
            DstBase::VReg(register) => (register.index() as u32, (comp as i8 + place.shift) as u8 & 3),
            _ => (0, comp),
        }
    }

    fn source(&mut self, src: &Src, dst: Option<Dst>) -> Operand {
        let (written, shift) = match dst {
            Some(dst) => (dst.mask, self.resolve(dst.base).1),
            None => (0, 0),
        };
        let lanes = self.lanes(src, written, shift);
        let register = match src.base {
            Base::Input(row) => Some((File::Input, row)),
            Base::Ref(id) => self.signature_register(id),
            Base::VReg(_) | Base::Special(_) | Base::Const => None,
        };
        if let Some((file, row)) = register {
            let mask = lanes.iter().flatten().fold(0, |mask, comp| mask | 1 << comp);
            self.reads.note(file, row, mask);
        }
        let mut operand = match src.base {
            Base::Const => constant(src, written, shift),
            _ => {
                let select = self.select(src, lanes);
                self.located(src, select)
            }
        };
        (operand.negate, operand.absolute) = (src.neg, src.abs);
        operand
    }

    /// The register of an operand with indices that is read in a signature; the last index is the row.
    fn signature_register(&self, id: RefId) -> Option<(File, u32)> {
        let data = &self.code.refs[id];
        data.indices.last().filter(|row| row.reg.is_none()).map(|row| (data.file, row.base))
    }

    /// The component read at each place, where one is.
    fn lanes(&self, src: &Src, written: u8, shift: i8) -> [Option<u8>; 4] {
        let own = match src.base {
            Base::VReg(vreg) => self.places.place(vreg).shift,
            _ => 0,
        };
        let moved = |comp: u8| (comp as i8 + own) as u8 & 3;
        let mut lanes = [None; 4];
        match src.shape {
            Shape::Lanewise => {
                for comp in components(written) {
                    lanes[usize::from((comp as i8 + shift) as u8 & 3)] =
                        Some(moved(src.comps[usize::from(comp)]));
                }
            }
            Shape::Fixed(count) => {
                for (lane, &comp) in lanes.iter_mut().zip(&src.comps).take(usize::from(count)) {
                    *lane = Some(moved(comp));
                }
            }
            Shape::Double => {
                let (low, high) = (moved(src.comps[0]), moved(src.comps[0] + 1));
                lanes = [Some(low), Some(high), Some(low), Some(high)];
            }
            Shape::Whole | Shape::Written(_) => {}
        }
        lanes
    }

    fn select(&self, src: &Src, lanes: [Option<u8>; 4]) -> Select {
        let is_view = matches!(src.base, Base::Ref(id)
            if matches!(self.code.refs[id].file, File::Resource | File::Uav | File::GroupShared))
            || src.base == Base::Special(File::Rasterizer);
        match src.shape {
            Shape::Whole | Shape::Written(0) => Select::None,
            Shape::Written(mask) => Select::Mask(mask),
            // Registers of one component without a name.
            _ if matches!(src.base, Base::Special(File::PrimitiveId | File::OutputControlPointId)) => {
                Select::Scalar
            }
            // A view has a swizzle even for one component; the places nobody reads keep their own.
            _ if is_view => Select::Swizzle(std::array::from_fn(|i| lanes[i].unwrap_or(i as u8))),
            _ => {
                let first = lanes.iter().flatten().next().copied().unwrap_or(0);
                if lanes.iter().flatten().count() == 1 {
                    return Select::Single(first);
                }
                Select::Swizzle(lanes.map(|lane| lane.unwrap_or(first)))
            }
        }
    }

    fn located(&mut self, src: &Src, select: Select) -> Operand {
        match src.base {
            Base::VReg(vreg) => match self.places.place(vreg).base {
                DstBase::VReg(register) => Operand::register(File::Temp, register.as_u32(), select),
                // Registers that become outputs are read by nothing but the move that goes away.
                _ => Operand::null(),
            },
            Base::Input(row) => Operand::register(File::Input, row, select),
            Base::Special(file) => Operand::new(file, select),
            Base::Ref(_) => self.indexed(src.base, select),
            Base::Const => Operand::null(),
        }
    }
}

fn shifted(mask: u8, shift: i8) -> u8 {
    (if shift < 0 { mask >> -shift } else { mask << shift }) & 15
}

fn constant(src: &Src, written: u8, shift: i8) -> Operand {
    match src.shape {
        Shape::Double => Operand { immediate: src.imm, ..Operand::new(File::Immediate64, Select::Mask(0)) },
        Shape::Lanewise => {
            let mut words = [0; 4];
            for comp in components(written) {
                words[usize::from((comp as i8 + shift) as u8 & 3)] = src.imm[usize::from(comp)];
            }
            match written.count_ones() {
                1 => Operand::scalar(src.imm[written.trailing_zeros() as usize]),
                _ => Operand::vector(words),
            }
        }
        Shape::Fixed(1) => Operand::scalar(src.imm[0]),
        _ => Operand::vector(src.imm),
    }
}
