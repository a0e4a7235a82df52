//! Ray queries: the scene is made up, so that what a query finds depends on what it was asked and how often it went on.

use super::call::Operation;
use super::frame::{Frame, try_each};
use super::machine::{Machine, Query, Wave};
use super::scalar;
use crate::memory::UNDEF;
use crate::program::{DxilOp, Scalar};
use crate::world::place;
use crate::{Fault, Result};

/// Most queries of a lane.
const MAX_QUERIES: usize = 256;
/// How often a query goes on at most.
const MAX_STEPS: u32 = 5;

impl Machine<'_> {
    /// Executes an operation of ray queries; false when it is none.
    pub(super) fn query(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<bool> {
        let code = call.op.opcode();
        let first = DxilOp::AllocateRayQuery.opcode();
        let last = DxilOp::RayQueryCommittedInstanceContributionToHitGroupIndex.opcode();
        let allocates = matches!(call.op, DxilOp::AllocateRayQuery | DxilOp::AllocateRayQuery2);
        if !allocates && (!(first..=last).contains(&code) || call.op == DxilOp::GeometryIndex) {
            return Ok(false);
        }
        try_each(lanes, |lane| {
            let own = &mut wave.queries[lane as usize];
            if allocates {
                if own.len() >= MAX_QUERIES {
                    return Err(Fault::Limit("ray queries"));
                }
                own.push(Query::default());
                frame.set(call.dst, lane, (own.len() as u64, 0));
                return Ok(());
            }
            let operands: Vec<(u64, u8)> = call.operands.iter().map(|&reg| frame.value(reg, lane)).collect();
            let [(handle, unsure), rest @ ..] = &operands[..] else { return Ok(()) };
            let Some(query) = own.get_mut((*handle as usize).wrapping_sub(1)) else {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                return Ok(());
            };
            let mut said: Vec<u64> = rest.iter().map(|value| value.0).collect();
            if call.op == DxilOp::RayQueryTraceRayInline {
                // The scene is known by where it is bound.
                let seen = rest.first().and_then(|scene| self.seen(*scene));
                let number = seen.map_or(0, |(binding, _)| place(binding));
                if let Some(scene) = said.first_mut() {
                    *scene = number;
                }
            }
            query.flags |= rest.iter().fold(*unsure, |flags, value| flags | value.1);
            let answers = |parts: &[u64], ty: Scalar| self.world.answer(parts, ty);
            match call.op {
                DxilOp::RayQueryTraceRayInline => {
                    let asked =
                        said.iter().fold(1, |sum, part| answers(&[sum, *part], Scalar::I64) ^ sum << 1);
                    (query.asked, query.steps) = (asked, 0);
                }
                DxilOp::RayQueryProceed => {
                    query.steps += 1;
                    let goes_on =
                        answers(&[code.into(), query.asked, query.steps.into()], Scalar::I32) & 1 != 0;
                    let goes_on = goes_on && query.steps <= MAX_STEPS;
                    frame.set(call.dst, lane, (goes_on.into(), query.flags));
                }
                DxilOp::RayQueryAbort => query.steps = MAX_STEPS,
                DxilOp::RayQueryCommitNonOpaqueTriangleHit | DxilOp::RayQueryCommitProceduralPrimitiveHit => {
                    query.asked = said.iter().fold(query.asked ^ u64::from(code), |sum, part| {
                        answers(&[sum, *part], Scalar::I64) ^ sum << 1
                    });
                }
                _ => {
                    let mut parts = vec![code.into(), query.asked, query.steps.into()];
                    parts.extend(said);
                    let value = answers(&parts, call.ty);
                    let value = match call.op {
                        DxilOp::RayQueryCommittedStatus => value % 3,
                        DxilOp::RayQueryCandidateType => value % 2,
                        _ => scalar::cut(value, call.ty.bits()),
                    };
                    frame.set(call.dst, lane, (value, query.flags));
                }
            }
            Ok(())
        })?;
        Ok(true)
    }
}
