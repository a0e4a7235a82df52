//! What shaders of ray tracing call, and what they know.
//!
//! Payloads, attributes and parameters of callable shaders are given by their address: memory that keeps its structure, since
//! the other shader may be compiled by another compiler.

use crate::lower::Lowerer;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::typed::{Arg, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, TypeId, Value};

impl Lowerer<'_> {
    /// `TraceRay(structure, flags, mask, contribution, multiplier, miss shader, ray, payload)`
    pub(in crate::lower) fn trace_ray(&mut self, args: &[Arg]) -> Val {
        let mut operands: SmallVec<[Value; 16]> = args[..6].iter().map(|a| self.single_arg(a)).collect();
        operands.extend(self.ray(&args[6]));
        self.with_structure(&args[7], |it, payload| {
            operands.push(payload);
            it.b.intrinsic(Intrinsic::TraceRay, TypeId::VOID, &operands);
        });
        Val::Void
    }

    /// `CallShader(index, parameter)`
    pub(in crate::lower) fn call_shader(&mut self, args: &[Arg]) -> Val {
        let index = self.single_arg(&args[0]);
        self.with_structure(&args[1], |it, parameter| {
            it.b.intrinsic(Intrinsic::CallShader, TypeId::VOID, &[index, parameter]);
        });
        Val::Void
    }

    /// `ReportHit(distance, kind, attributes)`
    pub(in crate::lower) fn report_hit(&mut self, args: &[Arg]) -> Val {
        let [distance, kind] = [0, 1].map(|i| self.single_arg(&args[i]));
        let (val, ty) = (self.arg(&args[2]), args[2].ty);
        let pointer = match &val {
            Val::Memory(place) => given(place),
            _ => None,
        };
        let pointer = pointer.unwrap_or_else(|| {
            let (pointer, place) = self.structure(ty);
            self.store(&place, ty, &val);
            pointer
        });
        Val::Single(self.b.intrinsic(Intrinsic::ReportHit, TypeId::I1, &[distance, kind, pointer]))
    }

    /// Fresh memory that keeps its structure.
    pub(in crate::lower) fn structure(&mut self, ty: TyId) -> (Value, Place) {
        let ir = self.memory_type(ty, Memory::Payload);
        let pointer = self.b.alloca(ir);
        (pointer, Place::Memory { pointer, memory: Memory::Payload, whole: false })
    }

    /// Calls something with the address of an `inout` argument: that of a copy, which is copied back, unless the argument is
    /// such a structure itself.
    pub(super) fn with_structure(&mut self, arg: &Arg, call: impl FnOnce(&mut Self, Value)) {
        let place = self.arg_place(arg);
        if let Some(pointer) = given(&place) {
            return call(self, pointer);
        }
        let (pointer, own) = self.structure(arg.ty);
        let ty = self.program.exprs[arg.expr].ty;
        let val = self.load(&place, ty);
        let val = self.cast_val(val, ty, arg.ty);
        self.store(&own, arg.ty, &val);
        call(self, pointer);
        let val = self.load(&own, arg.ty);
        self.write_out(arg, val);
    }

    /// `IgnoreHit()` and `AcceptHitAndEndSearch()`: nothing comes after them.
    pub(in crate::lower) fn end_any_hit(&mut self, which: Intrinsic) -> Val {
        self.b.intrinsic(which, TypeId::VOID, &[]);
        self.unreachable();
        let after = self.b.new_block();
        self.b.start_block(after);
        Val::Void
    }

    /// What is known of the dispatch, the ray or the instance, by DXIL's operation for it: a scalar for each element, for SPIR-V,
    /// which has variables for it, a vector or the rows of a matrix.
    pub(in crate::lower) fn ray_state(&mut self, operation: u32, is_transposed: bool, ty: TyId) -> Val {
        let which = self.b.ctx.i32(operation);
        if self.options.target.vulkan_language {
            return self.rows_of_ray_state(which, is_transposed, ty);
        }
        let is_matrix = self.is_matrix(ty);
        self.elements_of_state(is_transposed, ty, |it, scalar, row, col| {
            // A vector's lane is a column here.
            let (row, col) = if is_matrix { (row, col) } else { (col, row) };
            it.b.intrinsic(Intrinsic::RayState, scalar, &[which, row, col])
        })
    }

    /// The same row by row; a row of a matrix that is transposed is a column.
    fn rows_of_ray_state(&mut self, which: Value, is_transposed: bool, ty: TyId) -> Val {
        let row_ty = self.register_type(ty);
        let zero = self.b.ctx.i32(0);
        let Some(shape) = self.numeric(ty).filter(|_| self.is_matrix(ty)) else {
            return Val::Single(self.b.intrinsic(Intrinsic::RayState, row_ty, &[which, zero, zero]));
        };
        let mut made: SmallVec<[Value; 4]> = SmallVec::new();
        for row in 0..u32::from(shape.rows) {
            let row = self.b.ctx.i32(row);
            let at = if is_transposed { [zero, row] } else { [row, zero] };
            made.push(self.b.intrinsic(Intrinsic::RayState, row_ty, &[which, at[0], at[1]]));
        }
        Val::Rows(made)
    }
}

/// The address of a place that is a structure in memory that keeps it.
pub(super) fn given(place: &Place) -> Option<Value> {
    match place {
        Place::Memory { pointer, memory: Memory::Payload, .. } => Some(*pointer),
        _ => None,
    }
}
