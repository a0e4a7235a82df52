//! Places of expressions: variables, members, elements, accesses of resources.

use crate::builtins::BuiltinOp;
use crate::lower::Lowerer;
use crate::lower::globals::Purpose;
use crate::lower::kinds;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::typed::{
    AccessOp, Arg, Callee, Const, ExprId, ExprKind, Scalar, Ty, TyId, VarKind, for_each_part,
};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, ResourceKind, TypeId, Value};

/// How many expressions are looked at to find out whether an index follows a loop's counter.
const INDEX_BUDGET: u32 = 1000;

impl Lowerer<'_> {
    /// The place of an expression; for an rvalue, the value itself.
    pub(in crate::lower) fn place(&mut self, id: ExprId) -> Place {
        let e = self.program.exprs[id];
        match e.kind {
            ExprKind::Var(var) => self.var_place(var),
            ExprKind::Field(base, field) => {
                let ty = self.program.exprs[base].ty;
                let base = self.place(base);
                self.field(&base, ty, field)
            }
            ExprKind::Bits { base, offset, width } => {
                let base_ty = self.program.exprs[base].ty;
                let base = Box::new(self.place(base));
                Place::Bits { base, base_ty, offset, width }
            }
            ExprKind::Swizzle { base, len, lanes } => {
                let base_ty = self.program.exprs[base].ty;
                let picked: SmallVec<[u16; 4]> = (0..len).map(|i| (lanes >> (2 * i) & 3).into()).collect();
                let base = Box::new(self.place(base));
                Place::Lanes { base, base_ty, lanes: picked }
            }
            ExprKind::MatrixSwizzle { base, len, elements } => {
                let base_ty = self.program.exprs[base].ty;
                let element = |i: u8| {
                    let e = elements >> (4 * i) & 15;
                    ((e >> 2) as u8, (e & 3) as u8)
                };
                let elements = (0..len).map(element).collect();
                let base = Box::new(self.place(base));
                Place::Elements { base, base_ty, elements }
            }
            ExprKind::Index(base, index) => self.index_place(base, index),
            ExprKind::Assign(..) | ExprKind::CompoundAssign { .. } | ExprKind::IncDec(..)
                if let Some(place) = self.assigned_place(id) =>
            {
                place
            }
            ExprKind::Access { op, resource, index, extra } => {
                self.access_place(op, resource, index, extra, e.ty)
            }
            ExprKind::Load(inner) => self.place(inner),
            ExprKind::Prefix(base) => self.prefix_place(base, e.ty),
            _ => match self.expr(id) {
                Val::Memory(place) => *place,
                val => Place::Value(val),
            },
        }
    }

    /// The leading parts of an array or structure, each at its own place: memory is not reinterpreted.
    fn prefix_place(&mut self, base: ExprId, ty: TyId) -> Place {
        let of = self.program.exprs[base].ty;
        let place = self.place(base);
        if matches!(place, Place::Own { .. }) {
            return place;
        }
        match self.ty(ty) {
            Ty::Array(_, len) => Place::Parts(
                (0..len)
                    .map(|i| {
                        let index = self.b.ctx.i32(i);
                        self.element(&place, of, index)
                    })
                    .collect(),
            ),
            Ty::Struct(s) => {
                let len = self.program.structs[s].fields.len() as u32;
                Place::Parts((0..len).map(|i| self.field(&place, of, i)).collect())
            }
            _ => place,
        }
    }

    fn index_place(&mut self, base: ExprId, index: ExprId) -> Place {
        // An element of a prefix is that element of the whole.
        let base = match self.program.exprs[base].kind {
            ExprKind::Prefix(whole) => whole,
            _ => base,
        };
        let ty = self.program.exprs[base].ty;
        // DXC evaluates the index of an array before the array for DXIL; indices of vectors and matrices come after.
        let index_first = matches!(self.ty(ty), Ty::Array(..))
            && !self.options.target.evaluates_from_left
            && (self.has_effects(index) || self.has_effects(base));
        let early = index_first.then(|| self.single(index));
        let mut place = self.place(base);
        if let Place::Value(val @ Val::Rows(_)) = &place
            && !matches!(self.program.exprs[index].kind, ExprKind::Const(_))
        {
            // A matrix rvalue goes to memory for a dynamic index.
            let val = val.clone();
            let own = self.own_memory(ty);
            self.store(&own, ty, &val);
            place = own;
        }
        let marked = self.is_marked_non_uniform(index);
        let value = if self.is_out_of_bounds(ty, index) {
            // Never executed: any element will do.
            self.b.ctx.i32(0)
        } else {
            let value = early.unwrap_or_else(|| self.single(index));
            self.b.extract(value, 0)
        };
        let mut value = value;
        if let Place::Resource { id, .. } = place
            && self.b.ctx.resources[id].constant_index
        {
            match self.index_of_constants(index) {
                Some(known) => value = self.b.ctx.i32(known as u32),
                None if self.b.ctx.as_int(value).is_some()
                    && !self.follows_counter(index, &mut { INDEX_BUDGET }) => {}
                None => self.error(self.program.exprs[base].span, &kinds::CBUFFER_RESOURCE_INDEX),
            }
        }
        let mut place = self.element(&place, ty, value);
        if let Place::Resource { non_uniform, .. } = &mut place {
            *non_uniform |= marked;
        }
        place
    }

    /// The value of an index that is `min`, `max` or `clamp` of constants.
    fn index_of_constants(&self, e: ExprId) -> Option<i64> {
        let expr = self.program.exprs[e];
        match expr.kind {
            ExprKind::Const(Const::Int(value)) => Some(value),
            ExprKind::Cast(inner)
                if self.is_integer(expr.ty) && self.is_integer(self.program.exprs[inner].ty) =>
            {
                self.index_of_constants(inner)
            }
            ExprKind::Call { callee: Callee::Builtin(op), args } => {
                let args =
                    self.program.arg_lists.get(args).iter().map(|arg| self.index_of_constants(arg.expr));
                match (op, &args.collect::<Option<Vec<i64>>>()?[..]) {
                    (BuiltinOp::Min, [a, b]) => Some(*a.min(b)),
                    (BuiltinOp::Max, [a, b]) => Some(*a.max(b)),
                    (BuiltinOp::Clamp, [value, low, high]) => Some(*value.max(low).min(high)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn is_integer(&self, ty: TyId) -> bool {
        matches!(self.ty(ty), Ty::Scalar(Scalar::I32 | Scalar::U32))
    }

    /// Whether an index takes its value from the counter of an unrolled loop, itself or by the variables' initialisers; looks
    /// at as many expressions as the budget has.
    fn follows_counter(&self, e: ExprId, budget: &mut u32) -> bool {
        if *budget == 0 || self.counters.is_empty() {
            return false;
        }
        *budget -= 1;
        let kind = self.program.exprs[e].kind;
        if let ExprKind::Var(var) = kind {
            let init = self.program.vars[var].init;
            return self.counters.contains(&var)
                || init.is_some_and(|init| self.follows_counter(init, budget));
        }
        let mut follows = false;
        for_each_part(self.program, kind, &mut |part| {
            follows = follows || self.follows_counter(part, budget)
        });
        follows
    }

    /// Whether an index is a constant out of bounds, which the check allows in unreachable code only.
    fn is_out_of_bounds(&self, ty: TyId, index: ExprId) -> bool {
        let ExprKind::Const(Const::Int(i)) = self.program.exprs[index].kind else { return false };
        let len = match self.ty(ty) {
            Ty::Array(_, len) => len,
            Ty::Matrix { rows, .. } => u32::from(rows),
            _ => return false,
        };
        len != 0 && !(0..i64::from(len)).contains(&i)
    }

    /// Whether an index is written as `NonUniformResourceIndex(…)`.
    pub(super) fn is_marked_non_uniform(&self, e: ExprId) -> bool {
        match self.program.exprs[e].kind {
            ExprKind::Call { callee: Callee::Builtin(BuiltinOp::NonUniformResourceIndex), .. } => true,
            ExprKind::Cast(inner) => self.is_marked_non_uniform(inner),
            ExprKind::Binary(_, a, b) => self.is_marked_non_uniform(a) || self.is_marked_non_uniform(b),
            _ => false,
        }
    }

    pub(in crate::lower) fn var_place(&mut self, var: crate::typed::VarId) -> Place {
        if let Some(place) = self.slots.get(var) {
            return place.clone();
        }
        if self.shared.inner.contains_key(&var) {
            return self.structure_place(var);
        }
        if let Some(place) = self.undefined_place(var) {
            return place;
        }
        let v = &self.program.vars[var];
        if let VarKind::BufferField(buffer, field) = v.kind
            && let Some(&(pointer, ty)) = self.globals.buffers.get(&buffer)
        {
            let rule = self.rule_of_buffer(buffer);
            let index = self.b.ctx.i32(field);
            let is_whole = self.bare_structure(buffer).is_some();
            let pointer = if is_whole { pointer } else { self.b.gep(ty, pointer, &[index]) };
            return Place::Memory { pointer, memory: Memory::Resource(rule), whole: false };
        }
        if let VarKind::Specialization(number) = v.kind {
            return self.specialization(var, number);
        }
        // Used before its declaration, which the check has reported: any value will do.
        let place = self.home(var);
        self.slots.insert(var, place.clone());
        place
    }

    /// A specialization constant with its default.
    fn specialization(&mut self, var: crate::typed::VarId, number: u32) -> Place {
        let v = &self.program.vars[var];
        let default = match (v.init, self.numeric(v.ty)) {
            (Some(init), Some(n)) if n.rows == 1 && n.cols == 1 => self.single(init),
            _ => {
                self.error(v.span, &kinds::SPEC_CONSTANT_FORM);
                return Place::Value(self.filled(v.ty, true));
            }
        };
        let ty = self.b.type_of(default);
        let operands = [self.b.ctx.i32(number), default];
        Place::Value(Val::Single(self.b.intrinsic(Intrinsic::SpecConstant, ty, &operands)))
    }

    fn access_place(
        &mut self,
        op: AccessOp,
        resource: ExprId,
        index: ExprId,
        extra: Option<ExprId>,
        ty: TyId,
    ) -> Place {
        if let Some(place) = self.node_place(op, resource, index, ty) {
            return place;
        }
        if op == AccessOp::Pointee {
            return self.pointee(resource, index, ty);
        }
        let Ty::Resource(r) = self.ty(self.program.exprs[resource].ty) else {
            return Place::Value(self.filled(ty, false));
        };
        let handle = self.single(resource);
        self.note_purpose(&Val::Single(handle), Purpose::Subscript);
        if op == AccessOp::Contents {
            let rule = self.rule_of_contents(handle, r);
            let zero = self.b.ctx.i32(0);
            let pointer = self.element_pointer(handle, zero);
            return Place::Memory { pointer, memory: Memory::Resource(rule), whole: false };
        }
        let extra = extra.map(|e| self.single(e));
        let coordinates = self.single(index);
        if r.kind.is_multisampled() && r.writable {
            let sample = extra.unwrap_or_else(|| self.b.ctx.i32(0));
            return Place::Texel { handle, coordinates, sample };
        }
        if r.kind == ResourceKind::TypedBuffer && self.is_typed_aggregate(r.element) {
            let index = self.b.extract(coordinates, 0);
            return Place::Value(self.typed_structure(handle, index, None, ty));
        }
        if r.kind.is_texture() && (!r.writable || op != AccessOp::Element) {
            let level = extra.unwrap_or_else(|| self.b.ctx.i32(0));
            return Place::Value(self.load_texel(handle, coordinates, level, None, ty));
        }
        let memory = match r.kind {
            ResourceKind::StructuredBuffer => Memory::Resource(self.options.structured_rule),
            _ => Memory::Own,
        };
        let whole = r.kind.is_texture() || r.kind == ResourceKind::TypedBuffer;
        let coordinates = if r.kind.is_texture() { coordinates } else { self.b.extract(coordinates, 0) };
        let pointer = self.element_pointer(handle, coordinates);
        Place::Memory { pointer, memory, whole }
    }

    /// The address of an element of a buffer or writable texture.
    pub(in crate::lower) fn element_pointer(&mut self, handle: Value, index: Value) -> Value {
        self.b.intrinsic(Intrinsic::GetPointer, TypeId::PTR, &[handle, index])
    }

    /// Whether the element type of a typed buffer is an aggregate, which is loaded as a vector.
    pub(in crate::lower) fn is_typed_aggregate(&self, element: TyId) -> bool {
        matches!(self.ty(element), Ty::Struct(_) | Ty::Array(..) | Ty::Matrix { .. })
    }

    /// Whether the four scalars of an element are a column-major 2x2 matrix. Other matrices that fit into an element have one
    /// row or column, and so no order.
    fn is_by_columns(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Struct(s) => self.program.structs[s].fields.iter().any(|f| self.is_by_columns(f.ty)),
            Ty::Array(elem, _) => self.is_by_columns(elem),
            Ty::Matrix { rows: 2, cols: 2, row_major, .. } => !row_major,
            _ => false,
        }
    }

    /// Loads an element of a typed buffer of structures as a vector, and makes the structure from its lanes.
    pub(in crate::lower) fn typed_structure(
        &mut self,
        handle: Value,
        index: Value,
        status: Option<&Arg>,
        ty: TyId,
    ) -> Val {
        let Some((scalar, count)) = self.uniform_leaves(ty) else { return self.filled(ty, false) };
        let vector = self.vector_of(scalar, count);
        let loaded = if status.is_some() {
            self.read(Intrinsic::LoadTyped, vector, &[handle, index], status)
        } else {
            let pointer = self.element_pointer(handle, index);
            self.b.load(vector, pointer)
        };
        let mut leaves: Vec<_> = (0..count).map(|i| (self.b.extract(loaded, i.into()), scalar)).collect();
        if self.is_by_columns(ty) {
            leaves.swap(1, 2);
        }
        self.val_of_leaves(&leaves, ty)
    }

    /// Loads a texel by integer coordinates.
    pub(in crate::lower) fn load_texel(
        &mut self,
        handle: Value,
        coordinates: Value,
        level: Value,
        offset: Option<Value>,
        ty: TyId,
    ) -> Val {
        let raw_ty = self.memory_type(ty, Memory::Own);
        let offset = offset.unwrap_or_else(|| self.b.ctx.poison(TypeId::I32));
        let raw = self.b.intrinsic(Intrinsic::LoadTexture, raw_ty, &[handle, coordinates, level, offset]);
        let scalar = self.scalar_of(ty);
        Val::Single(self.in_register(raw, scalar))
    }
}
