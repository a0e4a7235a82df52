//! Structured control flow becomes blocks.

use super::body::Body;
use super::structure::Open;
use crate::program::{Block, Edge, Exit, Reg};
use crate::{Fault, Result};
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{Instruction, control};

fn to(block: u32) -> Edge {
    Edge { to: block, copies: 0..0 }
}

impl Body<'_> {
    /// A block that is filled later.
    fn block(&mut self) -> u32 {
        if self.to.blocks.is_empty() {
            // The first is the one that instructions go to already.
            self.to.blocks.push(Block { insts: 0..0, exit: Exit::Unreachable });
        }
        self.to.blocks.push(Block { insts: 0..0, exit: Exit::Unreachable });
        self.to.blocks.len() as u32 - 1
    }

    /// Ends the block that instructions go to.
    fn close(&mut self, exit: Exit) {
        let block = Block { insts: self.flow.start..self.to.insts.len() as u32, exit };
        match self.to.blocks.get_mut(self.flow.current as usize) {
            Some(place) => *place = block,
            None => self.to.blocks.push(block),
        }
    }

    fn begin(&mut self, block: u32) {
        (self.flow.current, self.flow.start) = (block, self.to.insts.len() as u32);
    }

    /// Leaves, and goes on in a block that nobody comes to.
    fn leave(&mut self, exit: Exit) {
        let dead = self.block();
        self.close(exit);
        self.begin(dead);
    }

    /// Leaves where a condition holds.
    fn leave_if(&mut self, inst: &Instruction, exit: Edge) -> Result<()> {
        let condition = self.condition(inst)?;
        let next = self.block();
        self.close(Exit::Branch(condition, exit, to(next)));
        self.begin(next);
        Ok(())
    }

    fn condition(&mut self, inst: &Instruction) -> Result<Reg> {
        let operand = inst.operands.first().ok_or_else(|| Fault::damaged("a condition that is missing"))?;
        let word = self.word(operand, 0)?;
        self.test(word, inst.controls & control::NONZERO != 0)
    }

    /// Ends the function.
    pub(super) fn finish_flow(&mut self) -> Result<()> {
        if !self.flow.open.is_empty() {
            return Err(Fault::damaged("a structure without an end"));
        }
        self.close(Exit::Return(0, 0));
        Ok(())
    }

    /// Translates an instruction of control flow; false when it is none.
    pub(super) fn control_flow(&mut self, inst: &Instruction) -> Result<bool> {
        match inst.op {
            Op::If => {
                let condition = self.condition(inst)?;
                let (then, other, end) = (self.block(), self.block(), self.block());
                self.close(Exit::Branch(condition, to(then), to(other)));
                self.begin(then);
                self.flow.open.push(Open::If { other: Some(other), end });
            }
            Op::Else => match self.flow.open.last_mut() {
                Some(Open::If { other, end }) if other.is_some() => {
                    let (side, end) = (other.take().unwrap_or(0), *end);
                    self.close(Exit::Goto(to(end)));
                    self.begin(side);
                }
                _ => return Err(Fault::damaged("an else of nothing")),
            },
            Op::EndIf => match self.flow.open.pop() {
                Some(Open::If { other, end }) => {
                    self.close(Exit::Goto(to(end)));
                    if let Some(other) = other {
                        self.begin(other);
                        self.close(Exit::Goto(to(end)));
                    }
                    self.begin(end);
                }
                _ => return Err(Fault::damaged("an end of no selection")),
            },
            Op::Loop => {
                let (head, end) = (self.block(), self.block());
                self.close(Exit::Goto(to(head)));
                self.begin(head);
                self.flow.open.push(Open::Loop { head, end });
            }
            Op::EndLoop => match self.flow.open.pop() {
                Some(Open::Loop { head, end }) => {
                    self.close(Exit::Goto(to(head)));
                    self.begin(end);
                }
                _ => return Err(Fault::damaged("an end of no loop")),
            },
            Op::Break | Op::Continue => {
                let target = self.flow.target(inst.op == Op::Continue)?;
                self.leave(Exit::Goto(to(target)));
            }
            Op::Breakc | Op::Continuec => {
                let target = self.flow.target(inst.op == Op::Continuec)?;
                self.leave_if(inst, to(target))?;
            }
            Op::Switch => self.switch(inst)?,
            Op::Case | Op::Default => self.case(inst)?,
            Op::EndSwitch => self.end_switch()?,
            Op::Ret => self.leave(Exit::Return(0, 0)),
            Op::Retc => {
                let last = self.block();
                self.to.blocks[last as usize].exit = Exit::Return(0, 0);
                self.leave_if(inst, to(last))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn switch(&mut self, inst: &Instruction) -> Result<()> {
        let operand = inst.operands.first().ok_or_else(|| Fault::damaged("a switch on nothing"))?;
        let word = self.word(operand, 0)?;
        // The register may change in a case: the switch asks what it was.
        let selector = self.fresh(1)?;
        self.copy(selector, word);
        let (from, end) = (self.flow.current, self.block());
        self.flow.open.push(Open::Switch { from, selector, cases: Vec::new(), default: None, end });
        self.leave(Exit::Unreachable);
        Ok(())
    }

    /// A label: what comes before falls through to it.
    fn case(&mut self, inst: &Instruction) -> Result<()> {
        let block = self.block();
        let value = inst.operands.first().map(|operand| operand.immediate[0].into());
        match (self.flow.open.last_mut(), value) {
            (Some(Open::Switch { cases, .. }), Some(value)) => cases.push((value, block)),
            (Some(Open::Switch { default, .. }), None) => *default = Some(block),
            _ => return Err(Fault::damaged("a case of nothing")),
        }
        self.close(Exit::Goto(to(block)));
        self.begin(block);
        Ok(())
    }

    fn end_switch(&mut self) -> Result<()> {
        let Some(Open::Switch { from, selector, cases, default, end }) = self.flow.open.pop() else {
            return Err(Fault::damaged("an end of no switch"));
        };
        self.close(Exit::Goto(to(end)));
        self.begin(end);
        let cases = cases.into_iter().map(|(value, block)| (value, to(block))).collect();
        if let Some(block) = self.to.blocks.get_mut(from as usize) {
            block.exit = Exit::Switch(selector, cases, to(default.unwrap_or(end)));
        }
        Ok(())
    }
}
