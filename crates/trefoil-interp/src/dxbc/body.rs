//! A function under translation: its registers, and the instructions of the program that it gets.

use super::declare::Shader;
use super::ports::Side;
use super::structure::Flow;
use crate::Result;
use crate::numbers::icmp;
use crate::program::{DxilOp, Function, Inst, Literal, Program, Reg, Scalar};
use crate::registers;
use std::collections::BTreeMap;

/// A function under translation.
pub(super) struct Body<'a> {
    pub(super) shader: &'a Shader,
    pub(super) program: &'a mut Program,
    pub(super) to: Function,
    pub(super) flow: Flow,
    /// The signature that outputs go to.
    pub(super) output: Side,
    /// The register of the phase's run.
    pub(super) instance: Reg,
    /// The first register of temporary registers, and how many registers there are.
    pub(super) temps: (Reg, u32),
    /// The address of each temporary array, in a register.
    pub(super) arrays: BTreeMap<u32, Reg>,
    /// The outputs of a geometry shader until a vertex goes out, by register and component.
    pub(super) held: BTreeMap<(u32, u8), Reg>,
    /// A register that holds nothing in particular.
    pub(super) undefined: Reg,
    /// The address of a double that is taken apart.
    pub(super) halves: Option<Reg>,
}

impl<'a> Body<'a> {
    pub(super) fn new(shader: &'a Shader, program: &'a mut Program, output: Side) -> Result<Body<'a>> {
        let mut to = Function::default();
        let (instance, undefined) = (registers::fresh(&mut to, 1)?, registers::fresh(&mut to, 1)?);
        to.arguments.push(instance);
        to.literals.push(Literal { dst: undefined, bits: 0, undef: true });
        Ok(Body {
            shader,
            program,
            to,
            flow: Flow::default(),
            output,
            instance,
            temps: (0, 0),
            arrays: BTreeMap::new(),
            held: BTreeMap::new(),
            undefined,
            halves: None,
        })
    }

    pub(super) fn fresh(&mut self, count: u32) -> Result<Reg> {
        registers::fresh(&mut self.to, count)
    }

    /// A register that holds a number.
    pub(super) fn literal(&mut self, bits: u64) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.to.literals.push(Literal { dst, bits, undef: false });
        Ok(dst)
    }

    pub(super) fn push(&mut self, inst: Inst) {
        self.to.insts.push(inst);
    }

    pub(super) fn copy(&mut self, dst: Reg, a: Reg) {
        self.push(Inst::Copy { dst, a });
    }

    /// One of LLVM's binary operators.
    pub(super) fn binary(&mut self, op: u8, ty: Scalar, fast: bool, a: Reg, b: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Binary { op, ty, fast, dst, a, b });
        Ok(dst)
    }

    pub(super) fn cast(&mut self, op: u8, from: Scalar, to: Scalar, a: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Cast { op, from, to, dst, a });
        Ok(dst)
    }

    /// One of LLVM's comparisons, which gives a bit.
    pub(super) fn compare(&mut self, predicate: u8, ty: Scalar, a: Reg, b: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Compare { predicate, ty, dst, a, b });
        Ok(dst)
    }

    /// Whether a word is not zero, or is, as a bit.
    pub(super) fn test(&mut self, word: Reg, nonzero: bool) -> Result<Reg> {
        let zero = self.literal(0)?;
        self.compare(if nonzero { icmp::NE } else { icmp::EQ }, Scalar::I32, word, zero)
    }

    /// An operation of DXIL whose arithmetic may round as it likes.
    pub(super) fn operation(&mut self, op: DxilOp, ty: Scalar, operands: &[Reg], count: u32) -> Result<Reg> {
        self.math(op, ty, true, operands, count)
    }

    /// Emits an operation of DXIL with `count` results; gives the first.
    pub(super) fn math(
        &mut self,
        op: DxilOp,
        ty: Scalar,
        fast: bool,
        operands: &[Reg],
        count: u32,
    ) -> Result<Reg> {
        let dst = self.fresh(count)?;
        let first = self.to.operands.len() as u32;
        self.to.operands.extend_from_slice(operands);
        let operands = first..self.to.operands.len() as u32;
        self.push(Inst::Op { op, ty, fast, dst, count, operands });
        Ok(dst)
    }
}
