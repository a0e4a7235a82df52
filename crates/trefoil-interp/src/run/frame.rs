//! A function's registers for all lanes of a wave, and the paths that its lanes are on.

use super::scalar::Value;
use crate::memory::Taint;
use crate::program::{Function, Reg};

/// Lanes that go together, and where they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    /// The block.
    pub(super) block: u32,
    /// The next instruction, as an index into the function's.
    pub(super) at: u32,
    /// The lanes.
    pub(super) lanes: u64,
}

/// A function being executed by a wave.
#[derive(Debug)]
pub(super) struct Frame {
    /// The function's number.
    pub(super) function: u32,
    /// The paths; the last one goes on.
    pub(super) paths: Vec<Path>,
    /// Where the caller wants the result.
    pub(super) dst: Reg,
    width: u32,
    values: Vec<u64>,
    taint: Vec<Taint>,
}

impl Frame {
    /// A frame at the entry of a function.
    pub(super) fn new(number: u32, function: &Function, width: u32, lanes: u64, dst: Reg) -> Frame {
        let count = function.registers as usize;
        let mut frame = Frame {
            function: number,
            paths: vec![Path {
                block: 0,
                at: function.blocks.first().map_or(0, |block| block.insts.start),
                lanes,
            }],
            dst,
            width,
            values: vec![0; count * width as usize],
            taint: vec![Taint { undef: u64::MAX, ..Taint::default() }; count],
        };
        for literal in &function.literals {
            frame.lanes_mut(literal.dst).fill(literal.bits);
            frame.taint[literal.dst as usize].undef = if literal.undef { u64::MAX } else { 0 };
        }
        frame
    }

    /// A register's values, a lane each.
    pub(super) fn lanes(&self, reg: Reg) -> &[u64] {
        let first = reg as usize * self.width as usize;
        &self.values[first..first + self.width as usize]
    }

    /// A register's values, to be changed.
    pub(super) fn lanes_mut(&mut self, reg: Reg) -> &mut [u64] {
        let first = reg as usize * self.width as usize;
        &mut self.values[first..first + self.width as usize]
    }

    /// A register's value in a lane.
    pub(super) fn get(&self, reg: Reg, lane: u32) -> u64 {
        self.values[reg as usize * self.width as usize + lane as usize]
    }

    /// A register's value in a lane, with its flags.
    pub(super) fn value(&self, reg: Reg, lane: u32) -> Value {
        (self.get(reg, lane), self.taint[reg as usize].flags(lane))
    }

    /// Sets a register in a lane.
    pub(super) fn set(&mut self, reg: Reg, lane: u32, value: Value) {
        self.values[reg as usize * self.width as usize + lane as usize] = value.0;
        self.taint[reg as usize].note(lane, value.1);
    }

    /// What is known of a register.
    pub(super) fn taint(&self, reg: Reg) -> Taint {
        self.taint[reg as usize]
    }

    /// Says what is known of a register in some lanes.
    pub(super) fn set_taint(&mut self, reg: Reg, taint: Taint, lanes: u64) {
        self.taint[reg as usize].assign(taint, lanes);
    }

    /// What is known of values that are made of several registers.
    pub(super) fn joined(&self, regs: &[Reg]) -> Taint {
        regs.iter().fold(Taint::default(), |sum, &reg| sum.with(self.taint(reg)))
    }

    /// Copies a register in some lanes.
    pub(super) fn copy(&mut self, dst: Reg, src: Reg, lanes: u64) {
        let width = self.width as usize;
        let (to, from) = (dst as usize * width, src as usize * width);
        if lanes == full(self.width) {
            self.values.copy_within(from..from + width, to);
        } else {
            each(lanes, |lane| self.values[to + lane as usize] = self.values[from + lane as usize]);
        }
        let taint = self.taint[src as usize];
        self.taint[dst as usize].assign(taint, lanes);
    }

    /// As [`Frame::map2`], of what jumps where a value is a little off: a comparison, a conversion to an integer.
    pub(super) fn jump2(&mut self, dst: Reg, a: Reg, b: Reg, lanes: u64, make: impl Fn(u64, u64) -> Value) {
        self.map2(dst, a, b, lanes, make);
        self.taint[dst as usize].jump |= self.taint[dst as usize].rough & lanes;
    }

    /// Sets a register in some lanes to what `make` gives of two others' values.
    pub(super) fn map2(&mut self, dst: Reg, a: Reg, b: Reg, lanes: u64, make: impl Fn(u64, u64) -> Value) {
        let width = self.width as usize;
        let (to, a_at, b_at) = (dst as usize * width, a as usize * width, b as usize * width);
        let mut taint = self.taint(a).with(self.taint(b));
        each(lanes, |lane| {
            let at = lane as usize;
            let (value, flags) = make(self.values[a_at + at], self.values[b_at + at]);
            self.values[to + at] = value;
            taint.add(lane, flags);
        });
        self.taint[dst as usize].assign(taint, lanes);
    }
}

/// All lanes of a wave.
pub(super) fn full(width: u32) -> u64 {
    u64::MAX >> (64 - width.clamp(1, 64))
}

/// Calls `f` with each lane of a set, from the lowest on.
#[inline]
pub(super) fn each(lanes: u64, mut f: impl FnMut(u32)) {
    let mut left = lanes;
    while left != 0 {
        f(left.trailing_zeros());
        left &= left - 1;
    }
}

/// As [`each`], until one fails.
pub(super) fn try_each<E>(lanes: u64, mut f: impl FnMut(u32) -> Result<(), E>) -> Result<(), E> {
    let mut left = lanes;
    while left != 0 {
        f(left.trailing_zeros())?;
        left &= left - 1;
    }
    Ok(())
}
