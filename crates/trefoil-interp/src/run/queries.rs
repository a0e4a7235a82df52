//! Ray queries. In a scene that is bound they search; else the scene is made up, so that what a query finds depends on what
//! it was asked and how often it went on.

use super::call::Operation;
use super::frame::{Frame, try_each};
use super::machine::{Machine, Query, Wave};
use super::scalar::{self, Value};
use crate::memory::UNDEF;
use crate::program::{DxilOp, Scalar};
use crate::scene::{Hit, Ray, Search, inverse};
use crate::world::{Content, place};
use crate::{Fault, Result};

/// Most queries of a lane.
const MAX_QUERIES: usize = 256;
/// How often a query goes on at most in a scene that is made up.
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
            let operands: Vec<Value> = call.operands.iter().map(|&reg| frame.value(reg, lane)).collect();
            let [first, rest @ ..] = &operands[..] else { return Ok(()) };
            if allocates {
                if own.len() >= MAX_QUERIES {
                    return Err(Fault::Limit("ray queries"));
                }
                own.push(Query { always: first.0 as u32, ..Query::default() });
                frame.set(call.dst, lane, (own.len() as u64, 0));
                return Ok(());
            }
            let Some(query) = own.get_mut((first.0 as usize).wrapping_sub(1)) else {
                (0..call.count).for_each(|i| frame.set(call.dst + i, lane, (0, UNDEF)));
                return Ok(());
            };
            query.flags |= rest.iter().fold(first.1, |flags, value| flags | value.1);
            if call.op == DxilOp::RayQueryTraceRayInline {
                self.begin(query, rest);
                return Ok(());
            }
            let said: Vec<u64> = rest.iter().map(|value| value.0).collect();
            let answer = match &mut query.search {
                Some(search) => searched(search, call.op, &said),
                None => Some(self.made_up(query, call, &said)),
            };
            if call.count > 0 {
                let value = answer.map_or((0, UNDEF), |bits| (bits, query.flags));
                frame.set(call.dst, lane, value);
            }
            Ok(())
        })?;
        Ok(true)
    }

    /// Asks a query: in the scene that is bound, or one that is known only by where it is bound.
    fn begin(&self, query: &mut Query, asked: &[Value]) {
        let seen = asked.first().and_then(|scene| self.seen(*scene)).map(|(binding, _)| binding);
        let mut said: Vec<u64> = asked.iter().map(|value| value.0).collect();
        if let [scene, flags, ..] = &mut said[..] {
            *scene = seen.map_or(0, place);
            *flags |= u64::from(query.always);
        }
        query.search = match (seen.and_then(|binding| self.world.given(binding)), ray(&said)) {
            (Some(Content::Scene(scene)), Some(ray)) => Some(Search::new(scene.clone(), ray)),
            _ => None,
        };
        let answers = |parts: &[u64]| self.world.answer(parts, Scalar::I64);
        query.asked = said.iter().fold(1, |sum, part| answers(&[sum, *part]) ^ sum << 1);
        query.steps = 0;
    }

    /// What comes of an operation in a scene that is made up.
    fn made_up(&self, query: &mut Query, call: &Operation<'_>, said: &[u64]) -> u64 {
        let code = u64::from(call.op.opcode());
        let answers = |parts: &[u64], ty: Scalar| self.world.answer(parts, ty);
        match call.op {
            DxilOp::RayQueryProceed => {
                query.steps += 1;
                let goes_on = answers(&[code, query.asked, query.steps.into()], Scalar::I32) & 1 != 0;
                u64::from(goes_on && query.steps <= MAX_STEPS)
            }
            DxilOp::RayQueryAbort => {
                query.steps = MAX_STEPS;
                0
            }
            DxilOp::RayQueryCommitNonOpaqueTriangleHit | DxilOp::RayQueryCommitProceduralPrimitiveHit => {
                query.asked = said
                    .iter()
                    .fold(query.asked ^ code, |sum, part| answers(&[sum, *part], Scalar::I64) ^ sum << 1);
                0
            }
            _ => {
                let mut parts = vec![code, query.asked, query.steps.into()];
                parts.extend(said);
                let value = answers(&parts, call.ty);
                match call.op {
                    DxilOp::RayQueryCommittedStatus => value % 3,
                    DxilOp::RayQueryCandidateType => value % 2,
                    _ => scalar::cut(value, call.ty.bits()),
                }
            }
        }
    }
}

/// The ray of a trace: the scene, flags, the mask, the origin, how far from, the direction and how far.
fn ray(said: &[u64]) -> Option<Ray> {
    let [_, flags, mask, rest @ ..] = said else { return None };
    asked_ray(*flags, *mask, rest)
}

/// A ray of flags and a mask: the origin, how far from, the direction and how far.
pub(super) fn asked_ray(flags: u64, mask: u64, said: &[u64]) -> Option<Ray> {
    let &[ox, oy, oz, least, dx, dy, dz, most] = said else { return None };
    let real = |bits: u64| scalar::real(Scalar::F32, bits);
    Some(Ray {
        flags: flags as u32,
        mask: mask as u32,
        origin: [ox, oy, oz].map(real),
        least: real(least),
        direction: [dx, dy, dz].map(real),
        most: real(most),
    })
}

/// The bits of a number as a 32-bit float.
pub(super) fn bits(value: f64) -> u64 {
    u64::from((value as f32).to_bits())
}

/// What comes of an operation in a scene that is bound; nothing where it asks for what there is not.
fn searched(search: &mut Search, op: DxilOp, said: &[u64]) -> Option<u64> {
    use DxilOp as Q;
    let axis = said.first().copied().unwrap_or(0).min(2) as usize;
    Some(match op {
        Q::RayQueryProceed => search.proceed().into(),
        Q::RayQueryAbort => {
            search.abort();
            0
        }
        Q::RayQueryCommitNonOpaqueTriangleHit => {
            search.commit_candidate(None);
            0
        }
        Q::RayQueryCommitProceduralPrimitiveHit => {
            search.commit_candidate(Some(scalar::real(Scalar::F32, *said.first()?)));
            0
        }
        Q::RayQueryCommittedStatus => search.committed.map_or(0, |hit| if hit.is_box { 2 } else { 1 }),
        Q::RayQueryCommittedRayT => bits(search.reach()),
        Q::RayQueryRayFlags => search.ray.flags.into(),
        Q::RayQueryWorldRayOrigin => bits(search.ray.origin[axis]),
        Q::RayQueryWorldRayDirection => bits(search.ray.direction[axis]),
        Q::RayQueryRayTMin => bits(search.ray.least),
        _ => {
            let (hit, what) = match of_committed(op) {
                Some(candidates) => (search.committed?, candidates),
                None => (search.candidate?, op),
            };
            return of_hit(search, &hit, what, said);
        }
    })
}

/// The operation that asks the same of a candidate as this one asks of what was committed.
fn of_committed(op: DxilOp) -> Option<DxilOp> {
    use DxilOp as Q;
    Some(match op {
        Q::RayQueryCommittedObjectToWorld3x4 => Q::RayQueryCandidateObjectToWorld3x4,
        Q::RayQueryCommittedWorldToObject3x4 => Q::RayQueryCandidateWorldToObject3x4,
        Q::RayQueryCommittedTriangleFrontFace => Q::RayQueryCandidateTriangleFrontFace,
        Q::RayQueryCommittedTriangleBarycentrics => Q::RayQueryCandidateTriangleBarycentrics,
        Q::RayQueryCommittedInstanceIndex => Q::RayQueryCandidateInstanceIndex,
        Q::RayQueryCommittedInstanceID => Q::RayQueryCandidateInstanceID,
        Q::RayQueryCommittedGeometryIndex => Q::RayQueryCandidateGeometryIndex,
        Q::RayQueryCommittedPrimitiveIndex => Q::RayQueryCandidatePrimitiveIndex,
        Q::RayQueryCommittedObjectRayOrigin => Q::RayQueryCandidateObjectRayOrigin,
        Q::RayQueryCommittedObjectRayDirection => Q::RayQueryCandidateObjectRayDirection,
        Q::RayQueryCommittedInstanceContributionToHitGroupIndex => {
            Q::RayQueryCandidateInstanceContributionToHitGroupIndex
        }
        _ => return None,
    })
}

/// What a hit is asked for, by the operation that asks it of a candidate.
fn of_hit(search: &Search, hit: &Hit, op: DxilOp, said: &[u64]) -> Option<u64> {
    use DxilOp as Q;
    let at = |index: usize| said.get(index).copied().unwrap_or(0) as usize;
    let instance = search.instance(hit);
    Some(match op {
        Q::RayQueryCandidateType => hit.is_box.into(),
        Q::RayQueryCandidateProceduralPrimitiveNonOpaque => (!hit.opaque).into(),
        Q::RayQueryCandidateTriangleRayT => bits(hit.distance),
        Q::RayQueryCandidateObjectToWorld3x4 => {
            u64::from(instance.transform.get(at(0) * 4 + at(1))?.to_bits())
        }
        Q::RayQueryCandidateWorldToObject3x4 => bits(*inverse(&instance.transform)?.get(at(0) * 4 + at(1))?),
        Q::RayQueryCandidateTriangleFrontFace => hit.front.into(),
        Q::RayQueryCandidateTriangleBarycentrics => bits(hit.barycentrics[at(0).min(1)]),
        Q::RayQueryCandidateInstanceIndex => hit.instance as u64,
        Q::RayQueryCandidateInstanceID => instance.id.into(),
        Q::RayQueryCandidateGeometryIndex => hit.geometry as u64,
        Q::RayQueryCandidatePrimitiveIndex => hit.primitive as u64,
        Q::RayQueryCandidateObjectRayOrigin => bits(hit.origin[at(0).min(2)]),
        Q::RayQueryCandidateObjectRayDirection => bits(hit.direction[at(0).min(2)]),
        Q::RayQueryCandidateInstanceContributionToHitGroupIndex => instance.record.into(),
        _ => return None,
    })
}
