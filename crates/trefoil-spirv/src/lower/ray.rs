//! Ray queries: each allocation is a variable of the function, and what is asked of it an instruction of `SPV_KHR_ray_query`.
//! Where a query is chosen at run time all of them make one array, and what stands for a query is its index.

use super::query_arrays::QueryArrays;
use super::{Lower, Result};
use crate::kinds;
use crate::lower::arithmetic::{Lane, Question};
use crate::lower::types::Shape;
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Capability, Op, StorageClass};
use trefoil_ir::intrinsic::Class;
use trefoil_ir::{InstId, Intrinsic, Value};

/// The intersection that is the candidate, and the one that was taken.
const CANDIDATE: u32 = 0;
const COMMITTED: u32 = 1;

/// The ray queries of the function.
#[derive(Default)]
pub(super) struct RayQueries {
    /// Whether any is allocated.
    pub(super) any: bool,
    /// All of them, when one is chosen at run time.
    array: Option<Queries>,
    /// The arrays of the source that are parts of that.
    pub(super) arrays: QueryArrays,
}

/// The queries of a function in which one is chosen at run time.
struct Queries {
    /// The variable that holds them all.
    array: Id,
    /// The pointer to one of them.
    pointer: Id,
    /// How many have been allocated so far.
    made: u32,
    /// What the allocations say, when all say the same.
    flags: Option<Value>,
}

const FLOAT: Shape = Shape::FLOAT;

/// How a number that a query knows is asked for.
struct State {
    op: Op,
    /// Which intersection, where there are two.
    of: Option<u32>,
    shape: Shape,
}

/// What stands for a DXIL operation that asks a query.
fn state(opcode: u32) -> Option<State> {
    let uint = Shape::UINT;
    let vector = FLOAT.with_lanes(3);
    let bool_ = Shape::BOOL;
    let candidate = |op, shape| State { op, of: Some(CANDIDATE), shape };
    let committed = |op, shape| State { op, of: Some(COMMITTED), shape };
    let ray = |op, shape| State { op, of: None, shape };
    Some(match opcode {
        184 => committed(Op::RayQueryGetIntersectionTypeKHR, uint),
        185 => candidate(Op::RayQueryGetIntersectionTypeKHR, uint),
        186 => candidate(Op::RayQueryGetIntersectionObjectToWorldKHR, vector),
        187 => candidate(Op::RayQueryGetIntersectionWorldToObjectKHR, vector),
        188 => committed(Op::RayQueryGetIntersectionObjectToWorldKHR, vector),
        189 => committed(Op::RayQueryGetIntersectionWorldToObjectKHR, vector),
        190 => ray(Op::RayQueryGetIntersectionCandidateAABBOpaqueKHR, bool_),
        191 => candidate(Op::RayQueryGetIntersectionFrontFaceKHR, bool_),
        192 => committed(Op::RayQueryGetIntersectionFrontFaceKHR, bool_),
        193 => candidate(Op::RayQueryGetIntersectionBarycentricsKHR, FLOAT.with_lanes(2)),
        194 => committed(Op::RayQueryGetIntersectionBarycentricsKHR, FLOAT.with_lanes(2)),
        195 => ray(Op::RayQueryGetRayFlagsKHR, uint),
        196 => ray(Op::RayQueryGetWorldRayOriginKHR, vector),
        197 => ray(Op::RayQueryGetWorldRayDirectionKHR, vector),
        198 => ray(Op::RayQueryGetRayTMinKHR, FLOAT),
        199 => candidate(Op::RayQueryGetIntersectionTKHR, FLOAT),
        200 => committed(Op::RayQueryGetIntersectionTKHR, FLOAT),
        201 => candidate(Op::RayQueryGetIntersectionInstanceIdKHR, uint),
        202 => candidate(Op::RayQueryGetIntersectionInstanceCustomIndexKHR, uint),
        203 => candidate(Op::RayQueryGetIntersectionGeometryIndexKHR, uint),
        204 => candidate(Op::RayQueryGetIntersectionPrimitiveIndexKHR, uint),
        205 => candidate(Op::RayQueryGetIntersectionObjectRayOriginKHR, vector),
        206 => candidate(Op::RayQueryGetIntersectionObjectRayDirectionKHR, vector),
        207 => committed(Op::RayQueryGetIntersectionInstanceIdKHR, uint),
        208 => committed(Op::RayQueryGetIntersectionInstanceCustomIndexKHR, uint),
        209 => committed(Op::RayQueryGetIntersectionGeometryIndexKHR, uint),
        210 => committed(Op::RayQueryGetIntersectionPrimitiveIndexKHR, uint),
        211 => committed(Op::RayQueryGetIntersectionObjectRayOriginKHR, vector),
        212 => committed(Op::RayQueryGetIntersectionObjectRayDirectionKHR, vector),
        214 => candidate(Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, uint),
        215 => committed(Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, uint),
        _ => return None,
    })
}

/// Whether an intrinsic asks a query, its first operand.
fn is_query(which: Intrinsic) -> bool {
    which.info().class == Class::RayQuery && which != Intrinsic::RayQueryAllocate
}

impl RayQueries {
    /// Whether one is chosen at run time.
    pub(super) fn are_chosen(&self) -> bool {
        self.array.is_some()
    }
}

impl Lower<'_> {
    /// Whether a query answers a DXIL operation with a vector or matrix of floats.
    pub(super) fn query_answers_in_lanes(&self, opcode: u32) -> bool {
        state(opcode).is_some_and(|state| state.shape.lanes > 1)
    }

    pub(super) fn ray_query(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        use Intrinsic as I;
        if !matches!(which, I::RayQueryState | I::RayQueryAllocate) {
            self.forget_queries();
        }
        match which {
            I::RayQueryAllocate => {
                self.out.extension("SPV_KHR_ray_query");
                self.out.capability(Capability::RayQueryKHR);
                self.allocate_query(inst);
            }
            I::RayQueryTrace => self.trace(inst)?,
            I::RayQueryProceed => {
                let query = self.query(inst)?;
                self.body.values[inst] = self.op(Op::RayQueryProceedKHR, Shape::BOOL, &[query]);
            }
            I::RayQueryAbort => {
                let query = self.query(inst)?;
                self.out.inst(Op::RayQueryTerminateKHR, &[query]);
            }
            I::RayQueryCommitTriangle => {
                let query = self.query(inst)?;
                self.out.inst(Op::RayQueryConfirmIntersectionKHR, &[query]);
            }
            I::RayQueryCommitProcedural => {
                let query = self.query(inst)?;
                let at = self.operand(inst, 1)?;
                let at = self.id(at)?;
                self.out.inst(Op::RayQueryGenerateIntersectionKHR, &[query, at]);
            }
            I::RayQueryState => self.query_state(inst)?,
            _ => return self.bug("an intrinsic of no ray query"),
        }
        Ok(())
    }

    /// Makes the array of queries where an instruction asks one that is not an allocation, or takes one for a value.
    #[cold]
    pub(super) fn choose_queries(&mut self) {
        let (mut flags, mut count, mut is_chosen): (Option<Option<Value>>, u32, bool) = (None, 0, false);
        for &block in &self.func.layout {
            for &inst in &self.func.blocks[block].insts {
                let operands = self.func.operands(inst);
                let first = operands.first().copied();
                match self.inst(inst).intrinsic() {
                    Some(Intrinsic::RayQueryAllocate) => {
                        count += 1;
                        let same = flags.is_none_or(|before| before == first);
                        flags = Some(first.filter(|_| same));
                    }
                    Some(which) if is_query(which) => is_chosen |= !self.is_allocation(first),
                    _ => is_chosen |= operands.iter().any(|&value| self.is_allocation(Some(value))),
                }
            }
        }
        if is_chosen && count > 0 {
            let ty = self.type_with_name(Op::TypeRayQueryKHR, &[], &[], "rayQueryKHR");
            let len = self.out.u32(count);
            let array = self.out.ty_of(Op::TypeArray, &[ty, len], &[]);
            let array = self.out.local(array);
            let pointer = self.out.pointer(StorageClass::Function, ty);
            self.queries.array = Some(Queries { array, pointer, made: 0, flags: flags.flatten() });
            self.find_query_arrays();
        }
    }

    fn is_allocation(&self, value: Option<Value>) -> bool {
        let made = value.and_then(|v| v.as_inst());
        made.is_some_and(|made| self.inst(made).is_intrinsic(Intrinsic::RayQueryAllocate))
    }

    fn allocate_query(&mut self, inst: InstId) {
        self.body.values[inst] = match &mut self.queries.array {
            Some(queries) => {
                queries.made += 1;
                let number = queries.made - 1;
                self.out.u32(number)
            }
            None => {
                let ty = self.type_with_name(Op::TypeRayQueryKHR, &[], &[], "rayQueryKHR");
                self.out.local(ty)
            }
        };
    }

    /// The pointer to the query that an instruction is about.
    fn query(&mut self, inst: InstId) -> Result<Id> {
        let query = self.operand(inst, 0)?;
        if let Some(&Queries { array, pointer, .. }) = self.queries.array.as_ref() {
            let number = self.id(query)?;
            if let Some(known) = self.answer(Question::Address(number)) {
                return Ok(known);
            }
            let address = self.out.value(Op::AccessChain, pointer, &[array, number]);
            self.keep_answer(Question::Address(number), address);
            return Ok(address);
        }
        match query.as_inst().filter(|_| self.is_allocation(Some(query))) {
            Some(made) => Ok(self.body.values[made]),
            None => self.fail(kinds::UNSUPPORTED.with(&[&"a ray query that nothing declares"])),
        }
    }

    /// The flags that the query of an instruction was allocated with.
    fn allocated_flags(&self, inst: InstId) -> Result<Value> {
        let query = self.operand(inst, 0)?;
        match (query.as_inst().filter(|_| self.is_allocation(Some(query))), &self.queries.array) {
            (Some(made), _) => self.operand(made, 0),
            (None, Some(Queries { flags: Some(flags), .. })) => Ok(*flags),
            _ => self.fail(
                kinds::UNSUPPORTED.with(&[&"a choice at run time between ray queries with different flags"]),
            ),
        }
    }

    fn trace(&mut self, inst: InstId) -> Result<()> {
        let always = self.allocated_flags(inst)?;
        let query = self.query(inst)?;
        let operands: SmallVec<[Value; 12]> = self.func.operands(inst).into();
        let scene = self.descriptor(operands[1])?;
        let scene = self.out.value(Op::Load, scene.ty, &[scene.pointer]);
        let &[_, _, now, mask, ox, oy, oz, least, dx, dy, dz, most] = operands.as_slice() else {
            return self.bug("a trace lacks operands");
        };
        let (own, mask) = (self.id(now)?, self.id(mask)?);
        let flags = match (self.ctx.as_int(always), self.ctx.as_int(now)) {
            (Some(0), _) => own,
            (Some(always), Some(now)) => self.out.u32(always as u32 | now as u32),
            (always, _) => {
                let always = self.out.u32(always.unwrap_or(0) as u32);
                self.op(Op::BitwiseOr, Shape::UINT, &[always, own])
            }
        };
        let (origin, least) = (self.vector_of_three([ox, oy, oz])?, self.id(least)?);
        let (direction, most) = (self.vector_of_three([dx, dy, dz])?, self.id(most)?);
        let all = [query, scene, flags, mask, origin, least, direction, most];
        self.out.inst(Op::RayQueryInitializeKHR, &all);
        Ok(())
    }

    fn query_state(&mut self, inst: InstId) -> Result<()> {
        let mut numbers = [0; 3];
        for (n, number) in (1..).zip(&mut numbers) {
            let value = self.operand(inst, n)?;
            *number = self.ctx.as_int(value).unwrap_or(0) as u32;
        }
        let [opcode, row, col] = numbers;
        let Some(State { op, of, shape }) = state(opcode) else {
            return self.fail(&kinds::RAY_QUERY_QUESTION);
        };
        let is_matrix = (186..=189).contains(&opcode);
        let question = Question::Query(self.operand(inst, 0)?, opcode);
        let value = match self.answer(question) {
            Some(known) => known,
            None => {
                let mut operands: SmallVec<[Id; 2]> = smallvec::smallvec![self.query(inst)?];
                if let Some(of) = of {
                    operands.push(self.out.u32(of));
                }
                let column = self.type_of_shape(shape);
                let ty = if is_matrix { self.out.ty_of(Op::TypeMatrix, &[column], &[4]) } else { column };
                let value = self.out.value(op, ty, &operands);
                self.keep_answer(question, value);
                value
            }
        };
        if self.body.chained[inst] {
            let lane = match is_matrix {
                true => Lane::OfMatrix { whole: value, column: col, row },
                false => Lane::OfVector { whole: value, shape, lane: row },
            };
            self.keep_lane(inst, lane);
            return Ok(());
        }
        self.body.values[inst] = match (is_matrix, shape.lanes) {
            // DXIL's matrices have a row where these have a column.
            (true, _) => self.op_with(Op::CompositeExtract, FLOAT, &[value], &[col, row]),
            _ if opcode == 190 => self.op(Op::LogicalNot, Shape::BOOL, &[value]),
            _ => self.lane(value, shape, row),
        };
        Ok(())
    }
}
