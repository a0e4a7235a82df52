//! Ray queries: their handles, and what they and hit objects know.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::values::{Place, Val};
use crate::source::Span;
use crate::typed::{Arg, Scalar, StructId, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, TypeId, Value};

/// Most ray queries, or hit objects, that an array may have.
const MAX_CONSTRUCTED: u32 = 256;

impl Lowerer<'_> {
    /// Gives each query that a variable holds its handle, and makes each hit object one that calls for no shader.
    pub(in crate::lower) fn construct(&mut self, place: &Place, ty: TyId, span: Span) {
        match self.ty(ty) {
            Ty::HitObject => {
                let none = self.no_hit();
                self.store(place, ty, &Val::Single(none));
            }
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
                    if self.is_constructed(part) {
                        let at = self.field(place, ty, i as u32);
                        self.construct(&at, part, span);
                    }
                }
            }
            Ty::Array(elem, len) if self.is_constructed(elem) => {
                // Each allocation is a query: no loop stands for them.
                if len > MAX_CONSTRUCTED {
                    let message = kinds::TOO_MANY_RAY_QUERIES.with(&[&MAX_CONSTRUCTED]);
                    return self.error(span, message);
                }
                for index in 0..len {
                    let index = self.b.ctx.i32(index);
                    let at = self.element(place, ty, index);
                    self.construct(&at, elem, span);
                }
            }
            _ => {}
        }
    }

    fn query_flags(&self, s: StructId) -> Option<u32> {
        self.program.queries.iter().find(|query| query.0 == s).map(|query| query.1)
    }

    /// Whether a type is or holds a query or a hit object, which have a value from where they are declared.
    pub(in crate::lower) fn is_constructed(&self, ty: TyId) -> bool {
        (self.program.has_hit_objects || !self.program.queries.is_empty())
            && match self.ty(ty) {
                Ty::HitObject => true,
                Ty::Array(elem, _) => self.is_constructed(elem),
                Ty::Struct(s) => {
                    let fields = &self.program.structs[s].fields;
                    self.query_flags(s).is_some() || fields.iter().any(|f| self.is_constructed(f.ty))
                }
                _ => false,
            }
    }

    /// `TraceRayInline(structure, flags, mask, ray)`
    pub(in crate::lower) fn trace(&mut self, args: &[Arg]) -> Val {
        let mut operands: SmallVec<[Value; 12]> = args[..4].iter().map(|a| self.single_arg(a)).collect();
        operands.extend(self.ray(&args[4]));
        self.b.intrinsic(Intrinsic::RayQueryTrace, TypeId::VOID, &operands);
        Val::Void
    }

    /// The eight scalars of a `RayDesc`: origin, least distance, direction, most distance.
    pub(super) fn ray(&mut self, arg: &Arg) -> SmallVec<[Value; 8]> {
        let mut scalars = SmallVec::new();
        if let (Val::Memory(place), Ty::Struct(s)) = (self.arg(arg), self.ty(arg.ty)) {
            for i in 0..4 {
                let field = self.field(&place, arg.ty, i);
                let ty = self.program.structs[s].fields[i as usize].ty;
                let val = self.load(&field, ty);
                if let Some(shape) = self.numeric(ty) {
                    scalars.extend(self.scalars(&val, shape));
                }
            }
        }
        scalars
    }

    /// What a query or a hit object knows, by DXIL's operation for it: a scalar for each element, of a matrix perhaps transposed.
    pub(in crate::lower) fn query_state(
        &mut self,
        operation: u32,
        is_transposed: bool,
        args: &[Arg],
        ty: TyId,
    ) -> Val {
        let which = self.b.ctx.i32(operation);
        let query = self.single_arg(&args[0]);
        let state = match self.ty(args[0].ty) {
            Ty::HitObject => Intrinsic::HitObjectState,
            _ => Intrinsic::RayQueryState,
        };
        self.elements_of_state(is_transposed, ty, |it, scalar, row, col| {
            it.b.intrinsic(state, scalar, &[query, which, row, col])
        })
    }

    /// A value of which each scalar is asked for by its row and column, of a vector by its lane as both DXIL's operations
    /// for vectors and for matrices take it.
    pub(super) fn elements_of_state(
        &mut self,
        is_transposed: bool,
        ty: TyId,
        mut ask: impl FnMut(&mut Self, TypeId, Value, Value) -> Value,
    ) -> Val {
        let Some(shape) = self.numeric(ty) else { return self.filled(ty, false) };
        let scalar = match shape.scalar {
            Scalar::Bool => TypeId::I1,
            Scalar::F32 => TypeId::FLOAT,
            _ => TypeId::I32,
        };
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
                scalars.push(ask(self, scalar, row, col));
            }
        }
        self.val_of_scalars(&scalars, ty)
    }
}
