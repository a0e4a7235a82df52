//! Operands: what instructions read and write, component by component.

use super::body::Body;
use super::ports::{Port, Side};
use crate::numbers::binop;
use crate::program::{DxilOp, Inst, Reg, Scalar, Step};
use crate::{Fault, Result};
use trefoil_dxbc::op::Data;
use trefoil_dxbc::program::{File, Index, Instruction, Operand, Select, control};

/// How an operand's sign is turned: as a real's or as an integer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Real,
    Whole,
}

impl Sign {
    /// How an instruction reads its operands.
    pub(super) fn of(inst: &Instruction) -> Sign {
        match inst.op.info().data {
            Data::Float | Data::Double | Data::Any => Sign::Real,
            Data::Int | Data::Uint => Sign::Whole,
        }
    }
}

/// The components that a destination has.
pub(super) fn written(dst: &Operand) -> Vec<u8> {
    match dst.select {
        Select::Mask(mask) => (0..4).filter(|comp| mask >> comp & 1 != 0).collect(),
        Select::Scalar => vec![0],
        Select::None | Select::Swizzle(_) | Select::Single(_) => Vec::new(),
    }
}

/// The component that an operand gives at a place.
pub(super) fn pick(operand: &Operand, comp: u8) -> u8 {
    match operand.select {
        Select::Swizzle(swizzle) => swizzle[usize::from(comp & 3)],
        Select::Single(single) => single,
        Select::Scalar | Select::None => 0,
        Select::Mask(_) => comp,
    }
}

impl Body<'_> {
    /// An operand's bits at one place, whose sign nothing turns.
    pub(super) fn word(&mut self, operand: &Operand, comp: u8) -> Result<Reg> {
        let words = self.words(operand, &[comp], Sign::Whole)?;
        words.first().copied().ok_or_else(|| Fault::damaged("an operand of nothing"))
    }

    /// An operand at some places, with its sign as the instruction reads it.
    pub(super) fn words(&mut self, operand: &Operand, comps: &[u8], sign: Sign) -> Result<Vec<Reg>> {
        let picked: Vec<u8> = comps.iter().map(|&comp| pick(operand, comp)).collect();
        let mut words = self.plain_words(operand, &picked)?;
        for word in &mut words {
            match sign {
                Sign::Real => *word = self.signed_real(operand, *word, Scalar::F32)?,
                Sign::Whole if operand.negate => {
                    let zero = self.literal(0)?;
                    *word = self.binary(binop::SUB, Scalar::I32, false, zero, *word)?;
                }
                Sign::Whole => {}
            }
        }
        Ok(words)
    }

    /// A real with an operand's modifiers.
    pub(super) fn signed_real(&mut self, operand: &Operand, value: Reg, ty: Scalar) -> Result<Reg> {
        let mut value = value;
        if operand.absolute {
            value = self.operation(DxilOp::FAbs, ty, &[value], 1)?;
        }
        if operand.negate {
            let minus = match ty {
                Scalar::F64 => (-1.0f64).to_bits(),
                _ => (-1.0f32).to_bits().into(),
            };
            let minus = self.literal(minus)?;
            value = self.binary(binop::MUL, ty, false, value, minus)?;
        }
        Ok(value)
    }

    fn plain_words(&mut self, operand: &Operand, comps: &[u8]) -> Result<Vec<Reg>> {
        let indices: Vec<Index<'_>> = operand.indices.iter().collect();
        match operand.file {
            File::Temp => {
                let number = indices.first().map_or(0, |index| index.number);
                comps.iter().map(|&comp| self.temp(number, comp)).collect()
            }
            File::Immediate32 => comps
                .iter()
                .map(|&comp| self.literal(operand.immediate[usize::from(comp & 3)].into()))
                .collect(),
            File::IndexableTemp => {
                let [array, row] = indices[..] else { return Err(Fault::damaged("an array's element")) };
                let base = self.array(array.number)?;
                let row = self.row(base, row)?;
                comps.iter().map(|&comp| self.load(row, comp)).collect()
            }
            File::ImmediateConstantBuffer => {
                let [row] = indices[..] else { return Err(Fault::damaged("a row of constants")) };
                let address =
                    self.shader.constants.ok_or_else(|| Fault::damaged("constants that are not there"))?;
                let base = self.literal(address)?;
                let row = self.row(base, row)?;
                comps.iter().map(|&comp| self.load(row, comp)).collect()
            }
            File::ConstantBuffer => {
                let [_, register, row] = indices[..] else { return Err(Fault::damaged("a constant")) };
                let handle = self.handle(operand, register)?;
                let row = self.index(row)?;
                let made = self.operation(DxilOp::CBufferLoadLegacy, Scalar::I32, &[handle, row], 4)?;
                Ok(comps.iter().map(|&comp| made + u32::from(comp & 3)).collect())
            }
            File::Input | File::InputControlPoint | File::OutputControlPoint | File::PatchConstant => {
                self.inputs(operand, &indices, comps)
            }
            _ => comps.iter().map(|&comp| self.special(operand.file, comp)).collect(),
        }
    }

    /// A component of a temporary register.
    fn temp(&self, number: u32, comp: u8) -> Result<Reg> {
        let (first, count) = self.temps;
        if number >= count {
            return Err(Fault::damaged("a temporary register that is not declared"));
        }
        Ok(first + number * 4 + u32::from(comp & 3))
    }

    /// The address of a temporary array.
    fn array(&self, number: u32) -> Result<Reg> {
        let address = self.arrays.get(&number).copied();
        address.ok_or_else(|| Fault::damaged("a temporary array that is not declared"))
    }

    /// The value of an index.
    pub(super) fn index(&mut self, index: Index<'_>) -> Result<Reg> {
        let number = self.literal(index.number.into())?;
        let Some(register) = index.register else { return Ok(number) };
        let added = self.word(register, 0)?;
        if index.number == 0 {
            return Ok(added);
        }
        self.binary(binop::ADD, Scalar::I32, false, added, number)
    }

    /// The address of a row of 16 bytes.
    fn row(&mut self, base: Reg, row: Index<'_>) -> Result<Reg> {
        let index = self.index(row)?;
        self.step(base, index, 16)
    }

    /// An address that many elements on.
    pub(super) fn step(&mut self, base: Reg, index: Reg, stride: u32) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Index { dst, base, step: Step { index, bits: 32, stride } });
        Ok(dst)
    }

    /// The address of a word of a row.
    pub(super) fn word_of(&mut self, row: Reg, comp: u8) -> Result<Reg> {
        if comp == 0 {
            return Ok(row);
        }
        let dst = self.fresh(1)?;
        self.push(Inst::Offset { dst, base: row, bytes: 4 * i64::from(comp) });
        Ok(dst)
    }

    pub(super) fn load(&mut self, row: Reg, comp: u8) -> Result<Reg> {
        let (pointer, dst) = (self.word_of(row, comp)?, self.fresh(1)?);
        self.push(Inst::Load { ty: Scalar::I32, dst, pointer });
        Ok(dst)
    }

    // Signatures.

    fn inputs(&mut self, operand: &Operand, indices: &[Index<'_>], comps: &[u8]) -> Result<Vec<Reg>> {
        let (op, side) = match operand.file {
            File::OutputControlPoint => (DxilOp::LoadOutputControlPoint, Side::Output),
            File::PatchConstant => (DxilOp::LoadPatchConstant, Side::Patch),
            _ => (DxilOp::LoadInput, Side::Input),
        };
        if operand.file == File::PatchConstant && self.output == Side::Patch {
            return Err(Fault::unsupported("patch constants read by the phases that make them"));
        }
        let (vertex, register) = match *indices {
            [register] => (None, register),
            [vertex, register] => (Some(self.index(vertex)?), register),
            _ => return Err(Fault::damaged("an input")),
        };
        let added = match register.register {
            Some(added) => Some(self.word(added, 0)?),
            None => None,
        };
        comps
            .iter()
            .map(|&comp| self.load_element(op, side, (register.number, added), comp, vertex))
            .collect()
    }

    /// A component of an element of a signature, by its register and what is added to that.
    pub(super) fn load_element(
        &mut self,
        op: DxilOp,
        side: Side,
        (register, added): (u32, Option<Reg>),
        comp: u8,
        vertex: Option<Reg>,
    ) -> Result<Reg> {
        let port = self.shader.ports.find(side, register, comp)?.clone();
        let mut operands = self.cell(&port, register, comp)?;
        if let Some(added) = added {
            operands[1] = self.binary(binop::ADD, Scalar::I32, false, added, operands[1])?;
        }
        if op != DxilOp::LoadPatchConstant {
            operands.push(vertex.unwrap_or(self.undefined));
        }
        let ty = if port.is_real { Scalar::F32 } else { Scalar::I32 };
        self.operation(op, ty, &operands, 1)
    }

    /// The operands that name a component of an element: its number, the row, the component.
    pub(super) fn cell(&mut self, port: &Port, register: u32, comp: u8) -> Result<Vec<Reg>> {
        let row = register.saturating_sub(port.first());
        [port.element, row, port.col(comp).into()].iter().map(|&number| self.literal(number.into())).collect()
    }

    /// Stores a component of an output.
    pub(super) fn store_element(&mut self, side: Side, register: u32, comp: u8, value: Reg) -> Result<()> {
        let port = self.shader.ports.find(side, register, comp)?.clone();
        self.store_port(&port, register, comp, value)
    }

    pub(super) fn store_port(&mut self, port: &Port, register: u32, comp: u8, value: Reg) -> Result<()> {
        let mut operands = self.cell(port, register, comp)?;
        operands.push(value);
        let of_patch = self.output == Side::Patch;
        let op = if of_patch { DxilOp::StorePatchConstant } else { DxilOp::StoreOutput };
        let ty = if port.is_real { Scalar::F32 } else { Scalar::I32 };
        self.operation(op, ty, &operands, 0)?;
        Ok(())
    }

    /// A register that holds a system value of the invocation.
    fn special(&mut self, file: File, comp: u8) -> Result<Reg> {
        let op = match file {
            File::PrimitiveId => DxilOp::PrimitiveID,
            File::OutputControlPointId => DxilOp::OutputControlPointID,
            File::DomainPoint => DxilOp::DomainLocation,
            File::ThreadId => DxilOp::ThreadId,
            File::ThreadGroupId => DxilOp::GroupId,
            File::ThreadIdInGroup => DxilOp::ThreadIdInGroup,
            File::ThreadIdInGroupFlattened => DxilOp::FlattenedThreadIdInGroup,
            File::InputCoverage => DxilOp::Coverage,
            File::InnerCoverage => DxilOp::InnerCoverage,
            File::GsInstanceId => DxilOp::GSInstanceID,
            File::ForkInstanceId | File::JoinInstanceId => return Ok(self.instance),
            _ => return Err(Fault::unsupported(format!("operands of {}", file.text()))),
        };
        let ty = if file == File::DomainPoint { Scalar::F32 } else { Scalar::I32 };
        let many = matches!(
            op,
            DxilOp::DomainLocation | DxilOp::ThreadId | DxilOp::GroupId | DxilOp::ThreadIdInGroup
        );
        let operands = if many { vec![self.literal(comp.into())?] } else { Vec::new() };
        self.operation(op, ty, &operands, 1)
    }

    // What is written.

    /// A result clamped to 0 and 1 where the instruction asks for that.
    pub(super) fn saturated(&mut self, inst: &Instruction, value: Reg) -> Result<Reg> {
        match inst.controls & control::SATURATE {
            0 => Ok(value),
            _ => self.operation(DxilOp::Saturate, Scalar::F32, &[value], 1),
        }
    }

    /// Copies registers, all of which are read before any is written: a move may swap components of one register.
    fn copy_at_once(&mut self, moves: &[(Reg, Reg)]) -> Result<()> {
        let mut values = Vec::new();
        for (at, &(_, value)) in moves.iter().enumerate() {
            let is_written = moves[..at].iter().any(|&(to, _)| to == value);
            let kept = if is_written { self.fresh(1)? } else { value };
            if is_written {
                self.copy(kept, value);
            }
            values.push(kept);
        }
        for (&(to, _), value) in moves.iter().zip(values) {
            self.copy(to, value);
        }
        Ok(())
    }

    /// Writes results, each to the component that stands before it.
    pub(super) fn write(&mut self, dst: &Operand, results: &[(u8, Reg)]) -> Result<()> {
        let number = dst.indices.iter().next().map_or(0, |index| index.number);
        match dst.file {
            File::Null => {}
            File::Temp => {
                let mut moves = Vec::new();
                for &(comp, value) in results {
                    moves.push((self.temp(number, comp)?, value));
                }
                self.copy_at_once(&moves)?;
            }
            File::IndexableTemp => {
                let Some(row) = dst.indices.iter().nth(1) else {
                    return Err(Fault::damaged("an array's element"));
                };
                let base = self.array(number)?;
                let row = self.row(base, row)?;
                for &(comp, value) in results {
                    let pointer = self.word_of(row, comp)?;
                    self.push(Inst::Store { ty: Scalar::I32, pointer, value });
                }
            }
            File::Output => {
                if dst.indices.registers().next().is_some() {
                    return Err(Fault::unsupported("outputs indexed at run time"));
                }
                for &(comp, value) in results {
                    match self.held.get(&(number, comp)) {
                        Some(&held) => self.copy(held, value),
                        None => self.store_element(self.output, number, comp, value)?,
                    }
                }
            }
            file => {
                let port = self.shader.ports.special(file)?.clone();
                for &(_, value) in results {
                    self.store_port(&port, 0, 0, value)?;
                }
            }
        }
        Ok(())
    }
}
