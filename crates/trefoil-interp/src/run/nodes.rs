//! Nodes of a work graph: the records that a node is given, and those that it makes for others.
//!
//! Each group is given records of its own, whose fields are made up as they are read. What it makes comes out at the group's end, under
//! the output, who made it and how many records of that output this one had made before: the order in which threads make records
//! is nobody's.

use super::call::Operation;
use super::frame::{Frame, try_each};
use super::machine::{Machine, Wave};
use super::mesh::word_of;
use super::operations::first_lane;
use super::records::{Maker, Nodes, Records};
use super::scalar::Value;
use crate::memory::{ABSENT, REAL, UNDEF};
use crate::outcome::{Cell, OutputKey, Signature};
use crate::program::{DxilOp, Scalar};
use crate::{Fault, Result};

/// Most records that are made at once or given to a group (the work graphs specification).
const MOST_RECORDS: u32 = 256;

/// The output that a handle names: handles are its number from 1 on, and its place in an array below.
fn output((handle, flags): Value) -> Option<(u32, u32)> {
    let number = ((handle >> 32) as u32).checked_sub(1)?;
    (flags & UNDEF == 0).then_some((number, handle as u32))
}

impl Machine<'_> {
    /// Executes an operation of nodes.
    pub(super) fn node_operation(
        &mut self,
        wave: &Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let made = |value: u64| move |_, _| (value, 0);
        match call.op {
            DxilOp::CreateNodeOutputHandle => {
                frame.map2(call.dst, call.operands[0], call.operands[0], lanes, |m, _| ((m + 1) << 32, 0));
            }
            DxilOp::IndexNodeHandle => {
                frame.map2(call.dst, call.operands[0], call.operands[1], lanes, |node, index| {
                    (node.wrapping_add(index & 0xffff_ffff), 0)
                });
            }
            DxilOp::AnnotateNodeHandle => frame.copy(call.dst, call.operands[0], lanes),
            DxilOp::CreateNodeInputRecordHandle => {
                let (handle, reg) = (self.input_records(wave), call.operands[0]);
                frame.map2(call.dst, reg, reg, lanes, made(handle.into()));
            }
            DxilOp::AnnotateNodeRecordHandle => self.size_records(frame, call, lanes)?,
            DxilOp::AllocateNodeOutputRecords => self.make_records(wave, frame, call, lanes)?,
            DxilOp::GetNodeRecordPtr => self.record_address(frame, call, lanes)?,
            DxilOp::OutputComplete => {
                try_each(lanes, |lane| {
                    if let Some(records) = self.records(frame.value(call.operands[0], lane)) {
                        records.complete = true;
                    }
                    Ok(())
                })?;
            }
            DxilOp::IncrementOutputCount => self.count_output(wave, frame, call, lanes)?,
            DxilOp::GetInputRecordCount => {
                let handle = (first_lane(frame, call.operands[0], lanes), 0);
                let count = self.records(handle).map_or(0, |records| records.count);
                frame.map2(call.dst, call.operands[0], call.operands[0], lanes, made(count.into()));
            }
            DxilOp::FinishedCrossGroupSharing => {
                self.outcome.events.push(format!("group {:?} has done with its record", wave.place.group));
                let last = self.world.choice(1, self.group_number(wave).into(), 2);
                frame.map2(call.dst, call.operands[0], call.operands[0], lanes, made(last));
            }
            DxilOp::NodeOutputIsValid => {
                let world = &*self.world;
                frame.map2(call.dst, call.operands[0], call.operands[0], lanes, |node, _| {
                    ((world.choice(2, node, 4) != 0).into(), 0)
                });
            }
            DxilOp::GetRemainingRecursionLevels => {
                let levels = self.world.choice(3, 0, 4);
                try_each(lanes, |lane| {
                    frame.set(call.dst, lane, (levels, 0));
                    Ok(())
                })?;
            }
            other => return Err(Fault::unsupported(other.name())),
        }
        Ok(())
    }

    /// The handle of what the group is given.
    fn input_records(&mut self, wave: &Wave) -> u32 {
        if let Some(known) = self.nodes.input {
            return known;
        }
        let most = self.program.properties.input_records.clamp(1, MOST_RECORDS);
        let count = 1 + self.world.choice(4, self.group_number(wave).into(), most.into()) as u32;
        let handle = self.new_records(None, Maker::Group, 0, count);
        self.nodes.input = Some(handle);
        handle
    }

    /// The handle of records whose size is not known yet.
    fn new_records(&mut self, output: Option<(u32, u32)>, maker: Maker, turn: u32, count: u32) -> u32 {
        self.nodes.all.push(Records { output, maker, turn, first: 0, size: None, count, complete: false });
        self.nodes.all.len() as u32
    }

    /// The records that a handle names.
    fn records(&mut self, (handle, flags): Value) -> Option<&mut Records> {
        let index = (handle as usize).wrapping_sub(1);
        self.nodes.all.get_mut(index).filter(|_| flags & UNDEF == 0)
    }

    /// The second property of a record's handle is its size: they get their place.
    fn size_records(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) -> Result<()> {
        let size = first_lane(frame, call.operands[2], lanes) as u32;
        let limit = self.limits.memory;
        try_each(lanes, |lane| {
            let handle = frame.value(call.operands[0], lane);
            let first = self.nodes.memory.bytes.len();
            if let Some(records) = self.records(handle).filter(|records| records.size.is_none()) {
                let end = first + records.count as usize * size as usize;
                let held = if records.output.is_none() { ABSENT } else { UNDEF };
                (records.first, records.size) = (first as u32, Some(size));
                if end > limit {
                    return Err(Fault::Limit("bytes of records"));
                }
                self.nodes.memory.bytes.resize(end, 0);
                self.nodes.memory.flags.resize(end, held);
            }
            Ok(())
        })?;
        frame.copy(call.dst, call.operands[0], lanes);
        Ok(())
    }

    /// Makes records for an output: each thread its own, or the group some for all.
    fn make_records(
        &mut self,
        wave: &Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let is_own = first_lane(frame, call.operands[2], lanes) & 1 != 0;
        let (mut left, mut common) = (lanes, None);
        while left != 0 {
            let lane = left.trailing_zeros();
            left &= left - 1;
            let (node, count) = (frame.value(call.operands[0], lane), frame.value(call.operands[1], lane));
            self.judge_value(count);
            if count.0 > MOST_RECORDS.into() {
                return Err(Fault::Limit("records"));
            }
            let Some(output) = output(node) else {
                frame.set(call.dst, lane, (0, UNDEF));
                continue;
            };
            let handle = match common {
                Some(known) if !is_own => known,
                _ => self.make(wave, output, is_own.then_some(lane), count.0 as u32),
            };
            common = Some(handle);
            frame.set(call.dst, lane, (handle.into(), 0));
        }
        Ok(())
    }

    /// The handle of records that a lane, or the wave for its group, makes.
    fn make(&mut self, wave: &Wave, output: (u32, u32), lane: Option<u32>, count: u32) -> u32 {
        let maker = lane.map_or(Maker::Group, |lane| Maker::Thread(wave.place.first + lane));
        let turns = self.nodes.turns.entry((wave.place.first, maker, output)).or_default();
        let turn = *turns;
        *turns += 1;
        let shared = self.nodes.shared.get(&(output, turn)).filter(|_| lane.is_none());
        if let Some(&known) = shared {
            return known;
        }
        let handle = self.new_records(Some(output), maker, turn, count);
        if lane.is_none() {
            self.nodes.shared.insert((output, turn), handle);
        }
        handle
    }

    /// The address of one of the records; beyond the last, of nothing.
    fn record_address(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) -> Result<()> {
        let object = u64::from(self.program.records) << 32;
        try_each(lanes, |lane| {
            let (index, flags) = frame.value(call.operands[1], lane);
            let records = self.records(frame.value(call.operands[0], lane));
            let place = records.filter(|records| index < records.count.into());
            let place = place.and_then(|records| Some(records.first + index as u32 * records.size?));
            let address = match place {
                Some(place) => (object | u64::from(place), flags),
                None => (object | u64::from(u32::MAX), UNDEF),
            };
            frame.set(call.dst, lane, address);
            Ok(())
        })
    }

    /// Counts what a thread, or a wave for its group, adds to an output without records.
    fn count_output(
        &mut self,
        wave: &Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        let is_own = first_lane(frame, call.operands[2], lanes) & 1 != 0;
        let lanes = if is_own { lanes } else { lanes & lanes.wrapping_neg() };
        try_each(lanes, |lane| {
            let count = frame.value(call.operands[1], lane);
            self.judge_value(count);
            if let Some(output) = output(frame.value(call.operands[0], lane)) {
                self.make(wave, output, is_own.then_some(lane), count.0 as u32);
            }
            Ok(())
        })
    }

    /// Makes up what the node's input has where it is read for the first time.
    pub(super) fn fill_record(&mut self, wave: &Wave, at: u32, ty: Scalar) {
        let range = at as usize..at as usize + ty.bytes() as usize;
        let flags = self.nodes.memory.flags.get(range.clone());
        if !flags.is_some_and(|flags| flags.iter().any(|flag| flag & ABSENT != 0)) {
            return;
        }
        let input = self.nodes.input.and_then(|input| self.nodes.all.get(input as usize - 1));
        let offset = at - input.map_or(0, |input| input.first);
        let bits = self.world.input("(record)", offset, 0, self.group_number(wave).into(), ty);
        let memory = &mut self.nodes.memory;
        memory.bytes[range.clone()].copy_from_slice(&bits.to_le_bytes()[..range.len()]);
        memory.flags[range].fill(if ty.is_float() { REAL } else { 0 });
    }

    /// Records what the group has made, at its end.
    pub(super) fn record_nodes(&mut self, group: u32) {
        let Nodes { all, memory, .. } = std::mem::take(&mut self.nodes);
        for records in all {
            let count = Cell { bits: records.count.into(), ty: Scalar::I32, flags: 0 };
            let complete = Cell { bits: records.complete.into(), ..count };
            for (what, cell) in [("count", count), ("complete", complete)] {
                self.outcome.outputs.insert(key(&records, group, what), cell);
            }
            let bytes = (records.count * records.size.unwrap_or(0)) & !3;
            for word in 0..bytes / 4 {
                let at = (records.first + word * 4) as usize;
                // What the input held and nobody has asked for.
                if memory.flags[at..at + 4].iter().any(|flags| flags & ABSENT != 0) {
                    continue;
                }
                let key = OutputKey { index: word, ..key(&records, group, "word") };
                self.outcome.outputs.insert(key, word_of(&memory, at));
            }
        }
    }
}

/// Where something of some records comes out.
fn key(records: &Records, group: u32, what: &str) -> OutputKey {
    let (lane, by) = match records.maker {
        Maker::Thread(thread) => (thread, "a thread's"),
        Maker::Group => (0, "the group's"),
    };
    let semantic = match records.output {
        Some((number, _)) => format!("({by} output {number}: {what})"),
        None => format!("(input: {what})"),
    };
    let vertex = (records.output.map_or(0, |(_, place)| place), records.turn);
    OutputKey { signature: Signature::Output, lane, vertex, group, semantic, index: 0, col: 0 }
}
