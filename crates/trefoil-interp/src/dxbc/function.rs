//! Translates a phase to a function: its declarations, then its instructions.

use super::body::Body;
use super::declare::{Shader, object};
use super::operands::{Sign, pick, written};
use super::phase::{Phase, is_code};
use super::ports::Side;
use super::structure::Flow;
use crate::compile::{flow as order, reserve};
use crate::program::{DxilOp, Function, Home, Program, Scalar, Stage};
use crate::{Fault, Result};
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{File, Instruction, Select, control};

impl<'a> Body<'a> {
    /// Translates the code of a phase.
    pub(super) fn compile(
        shader: &'a Shader,
        program: &'a mut Program,
        phase: &Phase<'_>,
    ) -> Result<Function> {
        let of_patch = matches!(phase.marker, Some(Op::HsForkPhase | Op::HsJoinPhase));
        let mut body = Body::new(shader, program, if of_patch { Side::Patch } else { Side::Output })?;
        for inst in phase.instructions {
            body.declaration(inst)?;
        }
        if body.program.stage == Stage::Geometry {
            body.hold_outputs(phase.instructions)?;
        }
        for inst in phase.instructions.iter().filter(|inst| is_code(inst)) {
            body.instruction(inst)?;
        }
        body.finish()
    }

    /// The control point function of a hull shader without one: it passes the input control points through.
    pub(super) fn pass_through(shader: &'a Shader, program: &'a mut Program) -> Result<Function> {
        let mut body = Body::new(shader, program, Side::Output)?;
        let own = body.operation(DxilOp::OutputControlPointID, Scalar::I32, &[], 1)?;
        for (register, comp) in shader.ports.of(Side::Output).flat_map(|port| port.cells()) {
            let value =
                body.load_element(DxilOp::LoadInput, Side::Input, (register, None), comp, Some(own))?;
            body.store_element(Side::Output, register, comp, value)?;
        }
        body.finish()
    }

    /// Closes control flow and orders the blocks.
    fn finish(mut self) -> Result<Function> {
        self.finish_flow()?;
        self.to.order = order::order(&Flow::successors(&self.to));
        Ok(self.to)
    }

    /// Declares the registers whose scope is the phase.
    fn declaration(&mut self, inst: &Instruction) -> Result<()> {
        let word = |index: usize| inst.words.get(index).copied().unwrap_or(0);
        match inst.op {
            Op::DclTemps => {
                let count = word(0).min(1 << 16);
                self.temps = (self.fresh(count * 4)?, count);
            }
            Op::DclIndexableTemp => {
                let size = word(1).min(1 << 16) * 16;
                let base = reserve(&mut self.program.lane_memory, size)?;
                let address = object(self.program, Home::Lane(base), size);
                let address = self.literal(address)?;
                self.arrays.insert(word(0), address);
            }
            _ => {}
        }
        Ok(())
    }

    /// Allocates registers for the output components that a geometry shader writes: they are stored when a vertex is emitted.
    fn hold_outputs(&mut self, all: &[Instruction]) -> Result<()> {
        let written = |inst: &Instruction| {
            let dsts = inst.operands.iter().take(usize::from(inst.op.info().dsts));
            let outputs = dsts.filter(|operand| operand.file == File::Output);
            let cells = outputs.filter_map(|operand| match (operand.select, operand.indices.iter().next()) {
                (Select::Mask(mask), Some(index)) => Some((index.number, mask)),
                _ => None,
            });
            cells.collect::<Vec<_>>()
        };
        for (register, mask) in all.iter().filter(|inst| is_code(inst)).flat_map(written) {
            for comp in (0..4).filter(|comp| mask >> comp & 1 != 0) {
                if !self.held.contains_key(&(register, comp)) {
                    let reg = self.fresh(1)?;
                    self.held.insert((register, comp), reg);
                }
            }
        }
        Ok(())
    }

    fn instruction(&mut self, inst: &Instruction) -> Result<()> {
        if self.control_flow(inst)?
            || self.arithmetic(inst)?
            || self.doubles(inst)?
            || self.buffers(inst)?
            || self.images(inst)?
            || self.stage(inst)?
        {
            return Ok(());
        }
        Err(Fault::unsupported(format!("the instruction {}", inst.op.info().name)))
    }

    /// Translates discards, barriers, streams, evaluated inputs and derivatives; false for other instructions.
    fn stage(&mut self, inst: &Instruction) -> Result<bool> {
        match inst.op {
            Op::Nop => {}
            Op::Discard => {
                let word = self.word(&inst.operands[0], 0)?;
                let holds = self.test(word, inst.controls & control::NONZERO != 0)?;
                self.operation(DxilOp::Discard, Scalar::I1, &[holds], 0)?;
            }
            Op::Sync => {
                let waits = u64::from(inst.controls & control::SYNC_THREADS != 0);
                let waits = self.literal(waits)?;
                self.operation(DxilOp::Barrier, Scalar::I32, &[waits], 0)?;
            }
            Op::Emit | Op::EmitStream => self.emit(inst, DxilOp::EmitStream)?,
            Op::Cut | Op::CutStream => self.emit(inst, DxilOp::CutStream)?,
            Op::EmitThenCut | Op::EmitThenCutStream => self.emit(inst, DxilOp::EmitThenCutStream)?,
            Op::EvalSnapped | Op::EvalSampleIndex | Op::EvalCentroid => self.evaluate(inst)?,
            Op::DerivRtx | Op::DerivRtxCoarse => self.derivative(inst, DxilOp::DerivCoarseX)?,
            Op::DerivRty | Op::DerivRtyCoarse => self.derivative(inst, DxilOp::DerivCoarseY)?,
            Op::DerivRtxFine => self.derivative(inst, DxilOp::DerivFineX)?,
            Op::DerivRtyFine => self.derivative(inst, DxilOp::DerivFineY)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Stores the held outputs of a stream and ends the vertex, the strip, or both.
    fn emit(&mut self, inst: &Instruction, op: DxilOp) -> Result<()> {
        let index =
            inst.operands.first().and_then(|operand| operand.indices.iter().next().map(|index| index.number));
        let stream = index.unwrap_or(0);
        if op != DxilOp::CutStream {
            let shader = self.shader;
            for port in shader.ports.of_stream(stream) {
                for (register, comp) in port.cells() {
                    if let Some(&value) = self.held.get(&(register, comp)) {
                        self.store_port(port, register, comp, value)?;
                    }
                }
            }
            for reg in self.held.values().copied().collect::<Vec<_>>() {
                self.copy(reg, self.undefined);
            }
        }
        let number = self.literal(stream.into())?;
        self.operation(op, Scalar::I32, &[number], 0)?;
        Ok(())
    }

    /// An input evaluated at another place in its pixel.
    fn evaluate(&mut self, inst: &Instruction) -> Result<()> {
        let [dst, input, place @ ..] = &inst.operands[..] else {
            return Err(Fault::damaged("an evaluation"));
        };
        let register = input.indices.iter().next().map_or(0, |index| index.number);
        let (op, count) = match inst.op {
            Op::EvalSnapped => (DxilOp::EvalSnapped, 2),
            Op::EvalSampleIndex => (DxilOp::EvalSampleIndex, 1),
            _ => (DxilOp::EvalCentroid, 0),
        };
        let mut more = Vec::new();
        if let Some(place) = place.first() {
            for comp in 0..count {
                more.push(self.word(place, comp)?);
            }
        }
        let mut results = Vec::new();
        for comp in written(dst) {
            let from = pick(input, comp);
            let port = self.shader.ports.find(Side::Input, register, from)?.clone();
            let ty = if port.is_real { Scalar::F32 } else { Scalar::I32 };
            let mut operands = self.cell(&port, register, from)?;
            operands.extend_from_slice(&more);
            results.push((comp, self.operation(op, ty, &operands, 1)?));
        }
        self.write(dst, &results)
    }

    fn derivative(&mut self, inst: &Instruction, op: DxilOp) -> Result<()> {
        let [dst, src] = &inst.operands[..] else { return Err(Fault::damaged("a derivative")) };
        let comps = written(dst);
        let values = self.words(src, &comps, Sign::Real)?;
        let mut results = Vec::new();
        for (comp, value) in comps.into_iter().zip(values) {
            let made = self.operation(op, Scalar::F32, &[value], 1)?;
            results.push((comp, self.saturated(inst, made)?));
        }
        self.write(dst, &results)
    }
}
