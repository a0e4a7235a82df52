//! Ray queries. A variable of them holds the number of each, which is allocated where the variable begins.

use super::function::Body;
use super::module::Inst as From;
use super::types::{Type, Way};
use crate::numbers::binop;
use crate::program::{DxilOp, Inst, Reg, Scalar};
use crate::{Fault, Result};
use spirv::{Op, StorageClass, Word};

/// What DXIL asks of the candidate and of what was committed, where a module asks either.
fn of_intersection(op: Op) -> Option<[DxilOp; 2]> {
    use DxilOp as Q;
    Some(match op {
        Op::RayQueryGetIntersectionTypeKHR => [Q::RayQueryCandidateType, Q::RayQueryCommittedStatus],
        Op::RayQueryGetIntersectionTKHR => [Q::RayQueryCandidateTriangleRayT, Q::RayQueryCommittedRayT],
        Op::RayQueryGetIntersectionInstanceCustomIndexKHR => {
            [Q::RayQueryCandidateInstanceID, Q::RayQueryCommittedInstanceID]
        }
        Op::RayQueryGetIntersectionInstanceIdKHR => {
            [Q::RayQueryCandidateInstanceIndex, Q::RayQueryCommittedInstanceIndex]
        }
        Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR => [
            Q::RayQueryCandidateInstanceContributionToHitGroupIndex,
            Q::RayQueryCommittedInstanceContributionToHitGroupIndex,
        ],
        Op::RayQueryGetIntersectionGeometryIndexKHR => {
            [Q::RayQueryCandidateGeometryIndex, Q::RayQueryCommittedGeometryIndex]
        }
        Op::RayQueryGetIntersectionPrimitiveIndexKHR => {
            [Q::RayQueryCandidatePrimitiveIndex, Q::RayQueryCommittedPrimitiveIndex]
        }
        Op::RayQueryGetIntersectionBarycentricsKHR => {
            [Q::RayQueryCandidateTriangleBarycentrics, Q::RayQueryCommittedTriangleBarycentrics]
        }
        Op::RayQueryGetIntersectionFrontFaceKHR => {
            [Q::RayQueryCandidateTriangleFrontFace, Q::RayQueryCommittedTriangleFrontFace]
        }
        Op::RayQueryGetIntersectionObjectRayDirectionKHR => {
            [Q::RayQueryCandidateObjectRayDirection, Q::RayQueryCommittedObjectRayDirection]
        }
        Op::RayQueryGetIntersectionObjectRayOriginKHR => {
            [Q::RayQueryCandidateObjectRayOrigin, Q::RayQueryCommittedObjectRayOrigin]
        }
        Op::RayQueryGetIntersectionObjectToWorldKHR => {
            [Q::RayQueryCandidateObjectToWorld3x4, Q::RayQueryCommittedObjectToWorld3x4]
        }
        Op::RayQueryGetIntersectionWorldToObjectKHR => {
            [Q::RayQueryCandidateWorldToObject3x4, Q::RayQueryCommittedWorldToObject3x4]
        }
        _ => return None,
    })
}

/// What DXIL asks of a query itself.
fn of_ray(op: Op) -> Option<DxilOp> {
    Some(match op {
        Op::RayQueryGetRayTMinKHR => DxilOp::RayQueryRayTMin,
        Op::RayQueryGetRayFlagsKHR => DxilOp::RayQueryRayFlags,
        Op::RayQueryGetWorldRayDirectionKHR => DxilOp::RayQueryWorldRayDirection,
        Op::RayQueryGetWorldRayOriginKHR => DxilOp::RayQueryWorldRayOrigin,
        _ => return None,
    })
}

impl Body<'_> {
    /// Translates an instruction on ray queries; false when it is none.
    pub(super) fn ray_query(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        if let Some(pair) = of_intersection(inst.op) {
            let which = self.module.int(inst.word(1)?);
            let which = which.ok_or_else(|| Fault::damaged("an intersection by no number"))?;
            self.ask(inst, dst, pair[usize::from(which != 0)])?;
            return Ok(true);
        }
        if let Some(op) = of_ray(inst.op) {
            self.ask(inst, dst, op)?;
            return Ok(true);
        }
        match inst.op {
            Op::RayQueryInitializeKHR => self.begin_query(inst)?,
            Op::RayQueryTerminateKHR => self.tell(inst, DxilOp::RayQueryAbort)?,
            Op::RayQueryConfirmIntersectionKHR => {
                self.tell(inst, DxilOp::RayQueryCommitNonOpaqueTriangleHit)?;
            }
            Op::RayQueryGenerateIntersectionKHR => {
                let (query, distance) = (self.query_at(inst.word(0)?)?, self.value(inst.word(1)?)?);
                let op = DxilOp::RayQueryCommitProceduralPrimitiveHit;
                self.operation(op, Scalar::F32, &[query, distance], 0)?;
            }
            Op::RayQueryProceedKHR => self.ask(inst, dst, DxilOp::RayQueryProceed)?,
            Op::RayQueryGetIntersectionCandidateAABBOpaqueKHR => {
                let query = self.query_at(inst.word(0)?)?;
                let op = DxilOp::RayQueryCandidateProceduralPrimitiveNonOpaque;
                let asks = self.operation(op, Scalar::I1, &[query], 1)?;
                let one = self.literal(1)?;
                let opaque = self.binary(binop::XOR, Scalar::I1, false, asks, one)?;
                self.copy(dst, opaque);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The number of the query that a pointer points to.
    fn query_at(&mut self, pointer: Word) -> Result<Reg> {
        let (pointer, dst) = (self.value(pointer)?, self.fresh(1)?);
        self.push(Inst::Load { ty: Scalar::I32, dst, pointer });
        Ok(dst)
    }

    fn tell(&mut self, inst: &From, op: DxilOp) -> Result<()> {
        let query = self.query_at(inst.word(0)?)?;
        self.operation(op, Scalar::I32, &[query], 0)?;
        Ok(())
    }

    /// Asks a query for all scalars of a result: by the component of a vector, by the row and the column of a matrix.
    fn ask(&mut self, inst: &From, dst: Reg, op: DxilOp) -> Result<()> {
        let layouts = &self.module.layouts;
        let (ty, count, matrix) =
            (layouts.element(inst.ty)?, layouts.slots(inst.ty)?, layouts.matrix(inst.ty)?);
        let query = self.query_at(inst.word(0)?)?;
        for slot in 0..count {
            let numbers = match matrix {
                Some((_, rows)) => vec![slot % rows.max(1), slot / rows.max(1)],
                None if count > 1 => vec![slot],
                None => Vec::new(),
            };
            let mut operands = vec![query];
            for number in numbers {
                operands.push(self.literal(number.into())?);
            }
            let made = self.operation(op, ty, &operands, 1)?;
            self.copy(dst + slot, made);
        }
        Ok(())
    }

    /// The scene, flags, the mask, the origin, how far from, the direction and how far.
    fn begin_query(&mut self, inst: &From) -> Result<()> {
        let mut operands = vec![self.query_at(inst.word(0)?)?];
        for &word in &inst.words[1..] {
            let (first, count) = (self.value(word)?, self.slots(word)?);
            operands.extend(first..first + count);
        }
        self.operation(DxilOp::RayQueryTraceRayInline, Scalar::I32, &operands, 0)?;
        Ok(())
    }

    /// Allocates the queries among the module's variables.
    pub(super) fn allocate_global_queries(&mut self) -> Result<()> {
        let module = self.module;
        for variable in module.variables.iter().filter(|v| v.class == StorageClass::Private) {
            let at = self.value(variable.id)?;
            self.allocate_queries(at, variable.held)?;
        }
        Ok(())
    }

    /// Allocates the queries in a variable.
    pub(super) fn allocate_queries(&mut self, variable: Reg, held: Word) -> Result<()> {
        let mut places = Vec::new();
        self.queries_in(held, 0, &mut places)?;
        for bytes in places {
            let pointer = self.offset(variable, bytes)?;
            let flags = self.literal(0)?;
            let value = self.operation(DxilOp::AllocateRayQuery, Scalar::I32, &[flags], 1)?;
            self.push(Inst::Store { ty: Scalar::I32, pointer, value });
        }
        Ok(())
    }

    /// The first byte of each query in a type, which has as many scalars as a value may have.
    fn queries_in(&self, ty: Word, at: u32, places: &mut Vec<u32>) -> Result<()> {
        let layouts = &self.module.layouts;
        match layouts.ty(ty)? {
            Type::RayQuery => places.push(at),
            Type::Array(elem, n) => {
                let mut of_one = Vec::new();
                self.queries_in(*elem, at, &mut of_one)?;
                let stride = layouts.stride(ty, Way::default())?;
                let count = if of_one.is_empty() { 0 } else { layouts.slots(ty)?.min(*n) };
                places.extend((0..count).flat_map(|i| of_one.iter().map(move |first| first + i * stride)));
            }
            Type::Struct(members) => {
                for (index, &member) in (0..).zip(members) {
                    let first = at.saturating_add(layouts.member(ty, index)?.0);
                    self.queries_in(member, first, places)?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}
