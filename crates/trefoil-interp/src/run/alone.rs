//! Shaders of rays that no pipeline is given for: each is executed by itself. What it is passed is made up, what it asks of
//! others is an output, and what these give back is made up again.

use super::machine::Machine;
use super::rays::layout_size;
use super::scalar::Value;
use super::trace::Alone;
use crate::memory::{CARRIED, REAL};
use crate::outcome::{Cell, OutputKey, Signature};
use crate::program::{DxilOp, Image, Layout, Scalar};
use crate::{Fault, Result};

/// Threads that each shader is executed for, along two axes.
const THREADS: [u32; 3] = [2, 2, 1];

impl Machine<'_> {
    /// Executes each shader of a library, in the order of their names.
    pub(super) fn each_alone(&mut self) -> Result<()> {
        let program = self.program;
        let mut entries: Vec<_> = program.entries.iter().collect();
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        if entries.is_empty() {
            return Err(Fault::unsupported("a library without shaders of rays"));
        }
        self.groups = THREADS;
        for entry in entries {
            for thread in 0..THREADS.iter().product() {
                self.alone = Some(Alone { shader: entry.name.clone(), asked: 0 });
                let names = [0, 1].map(|n| format!("passed {n} to {}", entry.name));
                let layouts = [0, 1].map(|n| {
                    let own = entry.passed[n].and_then(|number| program.layouts.get(number as usize));
                    if let Some(own) = own {
                        self.world.passed.entry(names[n].clone()).or_insert_with(|| own.clone());
                    }
                    own.or_else(|| self.world.passed.get(&names[n])).cloned().unwrap_or_default()
                });
                let made = [0, 1].map(|n| self.made_up_bytes(&names[n], &layouts[n], 0, thread));
                let [payload, _] = self.shade(entry.function, made, thread, None)?;
                self.record_passed("gives back", &payload, &layouts[0], thread);
            }
        }
        Ok(())
    }

    /// Makes up what lies in memory of a layout.
    fn made_up_bytes(&self, name: &str, layout: &Layout, number: u32, thread: u32) -> Image {
        let size = layout_size(layout) as usize;
        let mut image = Image { bytes: vec![0; size], flags: vec![0; size] };
        for (index, &(ty, at)) in (0..).zip(layout) {
            let bits = match ty {
                Scalar::I1 => self.world.input(name, index, number, thread.into(), ty) & 1,
                ty => self.world.input(name, index, number, thread.into(), ty),
            };
            let range = at as usize..(at + ty.bytes()) as usize;
            image.bytes[range.clone()].copy_from_slice(&bits.to_le_bytes()[..range.len()]);
            image.flags[range].fill(if ty.is_float() { REAL } else { 0 });
        }
        image
    }

    /// Records what a shader asks of another, and makes up what comes of it; whether a hit is taken.
    pub(super) fn ask_nobody(
        &mut self,
        op: DxilOp,
        asked: &[Value],
        passed: &mut Image,
        layout: &Layout,
        thread: u32,
    ) -> bool {
        let Some(alone) = &mut self.alone else { return false };
        alone.asked += 1;
        let number = alone.asked;
        // The scene's handle is a number of the interpreter's own.
        let skipped = usize::from(op == DxilOp::TraceRay);
        for (index, &(bits, flags)) in (0..).zip(&asked[skipped.min(asked.len())..]) {
            let cell = Cell { bits, ty: operand_type(op, index), flags: flags & CARRIED };
            self.record_cell(op.name(), index, cell, thread);
        }
        self.record_passed(op.name(), passed, layout, thread);
        if op != DxilOp::ReportHit {
            let name = format!("given back by {}", op.name());
            *passed = self.made_up_bytes(&name, layout, number, thread);
        }
        self.world.choice(number.into(), thread.into(), 2) != 0
    }

    /// Records what lies in memory of a layout as outputs.
    fn record_passed(&mut self, what: &str, image: &Image, layout: &Layout, thread: u32) {
        for (index, &(ty, at)) in (0..).zip(layout) {
            let range = at as usize..(at + ty.bytes()) as usize;
            let (Some(bytes), Some(flags)) = (image.bytes.get(range.clone()), image.flags.get(range)) else {
                continue;
            };
            let bits = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            let flags = flags.iter().fold(0, |all, flag| all | flag) & CARRIED;
            self.record_cell(&format!("{what}, passed"), index, Cell { bits, ty, flags }, thread);
        }
    }

    fn record_cell(&mut self, what: &str, index: u32, cell: Cell, thread: u32) {
        let Some(alone) = &self.alone else { return };
        let key = OutputKey {
            signature: Signature::Output,
            lane: thread,
            vertex: (0, 0),
            group: alone.asked,
            semantic: format!("({}: {what})", alone.shader),
            index,
            col: 0,
        };
        self.outcome.outputs.insert(key, cell);
    }
}

/// The type of an operand after the scene.
fn operand_type(op: DxilOp, index: u32) -> Scalar {
    match (op, index) {
        (DxilOp::TraceRay, 5..) | (DxilOp::ReportHit, 0) => Scalar::F32,
        _ => Scalar::I32,
    }
}
