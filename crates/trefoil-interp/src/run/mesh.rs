//! Counts and indices that mesh shaders output, and the payloads of amplification shaders.

use super::call::Operation;
use super::frame::{Frame, try_each};
use super::machine::{Machine, Wave};
use super::operations::first_lane;
use crate::memory::{CARRIED, REAL};
use crate::outcome::{Cell, OutputKey, Signature};
use crate::program::{DxilOp, Home, Image, Scalar};
use crate::{Fault, Result};

/// Limit on the vertices, and on the primitives, of a mesh shader's group (the mesh shader specification).
pub(super) const MAX_MESH_OUTPUTS: u64 = 256;

impl Machine<'_> {
    /// The number of a wave's group among all groups.
    pub(super) fn group_number(&self, wave: &Wave) -> u32 {
        number_of_group(wave.place.group)
    }

    /// The counts and indices of a mesh shader.
    pub(super) fn mesh(
        &mut self,
        wave: &Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let group = self.group_number(wave);
        if call.op == DxilOp::SetMeshOutputCounts {
            let counts: Vec<u64> = call.operands.iter().map(|&reg| first_lane(frame, reg, lanes)).collect();
            if let [vertices, primitives] = counts[..] {
                self.mesh_counts = Some([vertices as u32, primitives as u32]);
            }
            self.outcome.events.push(format!("group {:?} gives {counts:?}", wave.place.group));
            return Ok(());
        }
        try_each(lanes, |lane| {
            let primitive = frame.value(call.operands[0], lane);
            self.judge_value(primitive);
            if primitive.0 >= MAX_MESH_OUTPUTS {
                return Err(Fault::Limit("vertices or primitives"));
            }
            for (col, &vertex) in (0..).zip(&call.operands[1..]) {
                let (bits, flags) = frame.value(vertex, lane);
                let key = OutputKey {
                    signature: Signature::Patch,
                    lane: primitive.0 as u32,
                    vertex: (0, 0),
                    group,
                    semantic: "(indices)".into(),
                    index: 0,
                    col,
                };
                self.outcome.outputs.insert(key, Cell { bits, ty: Scalar::I32, flags });
            }
            Ok(())
        })
    }

    /// `DispatchMesh`. A payload in group memory is recorded once the group is done, since the operation waits for all of its
    /// lanes.
    pub(super) fn dispatch(
        &mut self,
        wave: &Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let numbers: Vec<u64> = call.operands.iter().map(|&reg| first_lane(frame, reg, lanes)).collect();
        let (Some((&payload, counts)), true) = (numbers.split_last(), lanes != 0) else { return Ok(()) };
        let group = self.group_number(wave);
        if let &[x, y, z] = counts {
            self.started = Some([x, y, z].map(|n| n as u32));
        }
        if self.payload.is_none() {
            self.outcome.events.push(format!("group {:?} starts {counts:?}", wave.place.group));
        }
        let (object, offset) = (self.object(payload)?, payload as u32);
        let size = self.program.properties.payload.min(object.size.saturating_sub(offset));
        let own = self.program.lane_memory.bytes.len();
        match object.home {
            Home::Lane(base) => {
                let at = own * lanes.trailing_zeros() as usize + (base + offset) as usize;
                put_payload(&mut self.outcome.outputs, &wave.memory, at, size, group);
            }
            Home::Group(base) => self.payload = Some((base + offset, size, group)),
            _ => {}
        }
        Ok(())
    }

    /// Records the payload in group memory, at the end of the group.
    pub(super) fn record_payload(&mut self) {
        if let Some((base, size, group)) = self.payload.take() {
            put_payload(&mut self.outcome.outputs, &self.group, base as usize, size, group);
        }
    }
}

/// The number of a group among all. Eight bits an axis suffice: no stage runs more than a few.
pub(super) fn number_of_group([x, y, z]: [u32; 3]) -> u32 {
    x | y << 8 | z << 16
}

/// Four bytes of memory as an output: a real number where such was written.
pub(super) fn word_of(memory: &Image, at: usize) -> Cell {
    let flags = memory.flags[at..at + 4].iter().fold(0, |all, flag| all | flag);
    let bits = memory.bytes[at..at + 4].iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    let ty = if flags & REAL != 0 { Scalar::F32 } else { Scalar::I32 };
    Cell { bits, ty, flags: flags & CARRIED }
}

/// Records the words of a payload as outputs.
fn put_payload(
    outputs: &mut std::collections::BTreeMap<OutputKey, Cell>,
    memory: &Image,
    at: usize,
    size: u32,
    group: u32,
) {
    for (index, offset) in (0..size as usize / 4).map(|word| (word as u32, at + word * 4)) {
        let key = OutputKey {
            signature: Signature::Patch,
            lane: 0,
            vertex: (0, 0),
            group,
            semantic: "(payload)".into(),
            index,
            col: 0,
        };
        outputs.insert(key, word_of(memory, offset));
    }
}
