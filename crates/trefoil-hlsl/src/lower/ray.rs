//! Ray queries: what is asked of one names the DXIL operation that answers.

use super::Lowerer;
use super::place::Place;
use super::value::Val;
use crate::builtins::BuiltinOp as Op;
use crate::source::Span;
use crate::typed::{Arg, Scalar, StructId, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, TypeId, Value};

/// Most ray queries that an array may have.
const MAX_QUERIES: u32 = 256;

/// The number of the DXIL operation that tells what a method asks.
fn state(op: Op) -> Option<u32> {
    Some(match op {
        Op::RayQueryCommittedStatus => 184,
        Op::RayQueryCandidateType => 185,
        Op::RayQueryCandidateObjectToWorld3x4 | Op::RayQueryCandidateObjectToWorld4x3 => 186,
        Op::RayQueryCandidateWorldToObject3x4 | Op::RayQueryCandidateWorldToObject4x3 => 187,
        Op::RayQueryCommittedObjectToWorld3x4 | Op::RayQueryCommittedObjectToWorld4x3 => 188,
        Op::RayQueryCommittedWorldToObject3x4 | Op::RayQueryCommittedWorldToObject4x3 => 189,
        Op::RayQueryCandidateProceduralPrimitiveNonOpaque => 190,
        Op::RayQueryCandidateTriangleFrontFace => 191,
        Op::RayQueryCommittedTriangleFrontFace => 192,
        Op::RayQueryCandidateTriangleBarycentrics => 193,
        Op::RayQueryCommittedTriangleBarycentrics => 194,
        Op::RayQueryRayFlags => 195,
        Op::RayQueryWorldRayOrigin => 196,
        Op::RayQueryWorldRayDirection => 197,
        Op::RayQueryRayTMin => 198,
        Op::RayQueryCandidateTriangleRayT => 199,
        Op::RayQueryCommittedRayT => 200,
        Op::RayQueryCandidateInstanceIndex => 201,
        Op::RayQueryCandidateInstanceID => 202,
        Op::RayQueryCandidateGeometryIndex => 203,
        Op::RayQueryCandidatePrimitiveIndex => 204,
        Op::RayQueryCandidateObjectRayOrigin => 205,
        Op::RayQueryCandidateObjectRayDirection => 206,
        Op::RayQueryCommittedInstanceIndex => 207,
        Op::RayQueryCommittedInstanceID => 208,
        Op::RayQueryCommittedGeometryIndex => 209,
        Op::RayQueryCommittedPrimitiveIndex => 210,
        Op::RayQueryCommittedObjectRayOrigin => 211,
        Op::RayQueryCommittedObjectRayDirection => 212,
        Op::RayQueryCandidateInstanceContributionToHitGroupIndex => 214,
        Op::RayQueryCommittedInstanceContributionToHitGroupIndex => 215,
        _ => return None,
    })
}

impl Lowerer<'_> {
    /// Gives each query that a variable holds its handle.
    pub(super) fn allocate_queries(&mut self, place: &Place, ty: TyId, span: Span) {
        match self.ty(ty) {
            Ty::Struct(s) if let Some(flags) = self.query_flags(s) => {
                let flags = self.b.ctx.i32(flags);
                let handle = self.b.intrinsic(Intrinsic::RayQueryAllocate, TypeId::I32, &[flags]);
                let at = self.field(place, ty, 0);
                let uint = self.program.structs[s].fields[0].ty;
                self.store(&at, uint, &Val::Single(handle));
            }
            Ty::Struct(s) => {
                for i in 0..self.program.structs[s].fields.len() {
                    let part = self.program.structs[s].fields[i].ty;
                    if self.holds_query(part) {
                        let at = self.field(place, ty, i as u32);
                        self.allocate_queries(&at, part, span);
                    }
                }
            }
            Ty::Array(elem, len) if self.holds_query(elem) => {
                // Each allocation is a query: no loop stands for them.
                if len > MAX_QUERIES {
                    let message = format!("an array of more than {MAX_QUERIES} ray queries is not supported");
                    return self.error(span, message);
                }
                for index in 0..len {
                    let index = self.b.ctx.i32(index);
                    let at = self.element(place, ty, index);
                    self.allocate_queries(&at, elem, span);
                }
            }
            _ => {}
        }
    }

    fn query_flags(&self, s: StructId) -> Option<u32> {
        self.program.queries.iter().find(|query| query.0 == s).map(|query| query.1)
    }

    /// Whether a type is or holds a query.
    pub(super) fn holds_query(&self, ty: TyId) -> bool {
        !self.program.queries.is_empty()
            && match self.ty(ty) {
                Ty::Array(elem, _) => self.holds_query(elem),
                Ty::Struct(s) => {
                    let fields = &self.program.structs[s].fields;
                    self.query_flags(s).is_some() || fields.iter().any(|f| self.holds_query(f.ty))
                }
                _ => false,
            }
    }

    /// A method of a query, whose handle is the first argument; `None` when it is none.
    pub(super) fn query(&mut self, op: Op, args: &[Arg], ty: TyId) -> Option<Val> {
        use Intrinsic as I;
        let act = |it: &mut Self, which, result: TypeId| {
            let operands: SmallVec<[Value; 2]> = args.iter().map(|a| it.single_arg(a)).collect();
            it.b.intrinsic(which, result, &operands)
        };
        match op {
            Op::RayQueryTraceRayInline => self.trace(args),
            Op::RayQueryProceed => return Some(Val::Single(act(self, I::RayQueryProceed, TypeId::I1))),
            Op::RayQueryAbort => _ = act(self, I::RayQueryAbort, TypeId::VOID),
            Op::RayQueryCommitNonOpaqueTriangleHit => {
                _ = act(self, I::RayQueryCommitTriangle, TypeId::VOID);
            }
            Op::RayQueryCommitProceduralPrimitiveHit => {
                _ = act(self, I::RayQueryCommitProcedural, TypeId::VOID);
            }
            _ => return self.query_state(op, args, ty),
        }
        Some(Val::Void)
    }

    fn trace(&mut self, args: &[Arg]) {
        let mut operands: SmallVec<[Value; 12]> = args[..4].iter().map(|a| self.single_arg(a)).collect();
        let desc = args[4].ty;
        if let (Val::Memory(place), Ty::Struct(s)) = (self.arg(&args[4]), self.ty(desc)) {
            for i in 0..4 {
                let field = self.field(&place, desc, i);
                let ty = self.program.structs[s].fields[i as usize].ty;
                let val = self.load(&field, ty);
                if let Some(shape) = self.numeric(ty) {
                    operands.extend(self.scalars(&val, shape));
                }
            }
        }
        self.b.intrinsic(Intrinsic::RayQueryTrace, TypeId::VOID, &operands);
    }

    fn query_state(&mut self, op: Op, args: &[Arg], ty: TyId) -> Option<Val> {
        let which = self.b.ctx.i32(state(op)?);
        let query = self.single_arg(&args[0]);
        let shape = self.numeric(ty)?;
        let scalar = match shape.scalar {
            Scalar::Bool => TypeId::I1,
            Scalar::F32 => TypeId::FLOAT,
            _ => TypeId::I32,
        };
        let is_transposed = matches!(
            op,
            Op::RayQueryCandidateObjectToWorld4x3
                | Op::RayQueryCandidateWorldToObject4x3
                | Op::RayQueryCommittedObjectToWorld4x3
                | Op::RayQueryCommittedWorldToObject4x3
        );
        let is_matrix = self.is_matrix(ty);
        let mut scalars: SmallVec<[Value; 12]> = SmallVec::new();
        for row in 0..u32::from(shape.rows) {
            for col in 0..u32::from(shape.cols) {
                let at = match (is_matrix, is_transposed) {
                    (false, _) => (col, 0),
                    (true, false) => (row, col),
                    (true, true) => (col, row),
                };
                let (row, col) = (self.b.ctx.i32(at.0), self.b.ctx.i32(at.1));
                let operands = [query, which, row, col];
                scalars.push(self.b.intrinsic(Intrinsic::RayQueryState, scalar, &operands));
            }
        }
        Some(self.val_of_scalars(&scalars, ty))
    }
}
