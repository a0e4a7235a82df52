//! Barriers that not all threads come to, and operations between lanes where some are missing.

use crate::finding::Wrong;
use crate::program::DxilOp;
use crate::run::call::Operation;
use crate::run::frame::{Frame, each};
use crate::run::machine::{Machine, Wave};
use crate::run::operations::first_lane;
use crate::run::watch::{At, Watch};

/// The bit of a barrier that waits for the group.
const SYNC: u64 = 1;
/// The bits that order writable resources.
const RESOURCES: u64 = 2 | 4;
/// The bit that orders the group's memory.
const GROUP: u64 = 8;

impl Machine<'_> {
    /// Barriers, derivatives and reads of other lanes.
    pub(super) fn flow(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        at: At,
        lanes: u64,
    ) {
        match call.op {
            DxilOp::Barrier => {
                let mode = first_lane(frame, call.operands[0], lanes);
                self.barrier(watch, wave, mode, at, lanes);
            }
            DxilOp::BarrierByMemoryType => {
                let (memory, semantics) =
                    (first_lane(frame, call.operands[0], lanes), first_lane(frame, call.operands[1], lanes));
                let orders =
                    if memory & 1 != 0 { RESOURCES } else { 0 } | if memory & 2 != 0 { GROUP } else { 0 };
                self.barrier(watch, wave, orders | semantics & SYNC, at, lanes);
            }
            DxilOp::BarrierByMemoryHandle => {
                let semantics = first_lane(frame, call.operands[1], lanes);
                self.barrier(watch, wave, RESOURCES | semantics & SYNC, at, lanes);
            }
            DxilOp::DerivCoarseX
            | DxilOp::DerivCoarseY
            | DxilOp::DerivFineX
            | DxilOp::DerivFineY
            | DxilOp::Sample
            | DxilOp::SampleBias
            | DxilOp::SampleCmp
            | DxilOp::SampleCmpBias
            | DxilOp::CalculateLOD
                if watch.checks.divergence =>
            {
                each(at.lanes, |lane| {
                    let missing = 15 << (lane & !3) & wave.lanes & !lanes;
                    if missing != 0 {
                        let wrong = || Wrong::DivergentDerivative(call.op);
                        watch.note(at.site, 7, self.who(wave, lane), wrong);
                    }
                });
            }
            DxilOp::WaveReadLaneAt | DxilOp::QuadReadLaneAt if watch.checks.divergence => {
                let quad = call.op == DxilOp::QuadReadLaneAt;
                each(at.lanes, |lane| {
                    let asked = frame.get(call.operands[1], lane) as u32;
                    let from = if quad { lane & !3 | asked & 3 } else { asked };
                    if from >= wave.width || lanes >> from & 1 == 0 {
                        watch.note(at.site, 8, self.who(wave, lane), || Wrong::InactiveLane { lane: asked });
                    }
                });
            }
            _ => {}
        }
    }

    fn barrier(&self, watch: &mut Watch, wave: &Wave, mode: u64, at: At, lanes: u64) {
        if mode & RESOURCES != 0 {
            watch.races.fenced = true;
        }
        if mode & SYNC == 0 {
            return;
        }
        let first = lanes.trailing_zeros().min(63);
        let who = self.who(wave, first);
        if lanes != wave.lanes && watch.checks.divergence {
            watch.note(at.site, 6, who, || Wrong::DivergentBarrier);
        }
        let orders = [mode & GROUP != 0, mode & RESOURCES != 0];
        watch.flow.pass(wave.place.first, (at.site, who), orders);
    }
}
