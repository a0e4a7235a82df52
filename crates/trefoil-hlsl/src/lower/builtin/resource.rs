//! Methods of buffers and textures, sampling apart.

use super::status::Element;
use crate::lower::Lowerer;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::syntax::tree::MatrixOrder;
use crate::typed::{Arg, ArgIo, ResourceTy, Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, Opcode, ResourceKind, TypeId, Value};

impl Lowerer<'_> {
    /// The type of the resource that a method is called on.
    pub(super) fn resource_of(&self, args: &[Arg]) -> Option<ResourceTy> {
        match self.ty(self.program.exprs[args[0].expr].ty) {
            Ty::Resource(r) => Some(r),
            _ => None,
        }
    }

    /// `CheckAccessFullyMapped(status)`
    pub(super) fn is_mapped(&mut self, arg: &Arg) -> Val {
        let status = self.single_arg(arg);
        // A status is a truth value of 32 bits; of any other number the lowest bit counts.
        Val::Single(self.b.cast(Opcode::Trunc, status, TypeId::I1))
    }

    /// `Append(value)` of a structured buffer: counts, then writes the element.
    pub(super) fn append_element(&mut self, args: &[Arg]) -> Val {
        let val = self.arg(&args[1]);
        let index = self.counter(args, 1);
        let place = self.structured_element(args, index);
        self.store(&place, args[1].ty, &val);
        Val::Void
    }

    /// `Consume()`: counts down, then reads the element.
    pub(super) fn consume(&mut self, args: &[Arg], ty: TyId) -> Val {
        let index = self.counter(args, u64::MAX);
        let place = self.structured_element(args, index);
        self.detached(&place, ty)
    }

    /// `GetSamplePosition(sample)`
    pub(super) fn sample_position(&mut self, args: &[Arg], ty: TyId) -> Val {
        let (handle, sample) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        if !self.options.target.has_sample_positions {
            let (four, zero) = (self.b.ctx.types.vector(TypeId::I32, 4), self.b.ctx.i32(0));
            let all = self.b.intrinsic(Intrinsic::GetDimensions, four, &[handle, zero]);
            let count = self.b.extract(all, 3);
            return self.standard_position(count, sample, ty);
        }
        let two = self.register_type(ty);
        Val::Single(self.b.intrinsic(Intrinsic::SamplePosition, two, &[handle, sample]))
    }

    /// `Load(index, out status)` of a typed buffer.
    pub(super) fn typed_load(&mut self, args: &[Arg], ty: TyId) -> Val {
        let (handle, index) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let index = self.b.extract(index, 0);
        let status = self.status_arg(args).copied();
        if self.is_typed_aggregate(ty) {
            let val = self.typed_structure(handle, index, status.as_ref(), ty);
            return self.given(val, ty);
        }
        if let Some(status) = status {
            let raw_ty = self.memory_type(ty, Memory::Own);
            let raw = self.read(Intrinsic::LoadTyped, raw_ty, &[handle, index], Some(&status));
            let scalar = self.scalar_of(ty);
            return Val::Single(self.in_register(raw, scalar));
        }
        let pointer = self.element_pointer(handle, index);
        self.load(&Place::Memory { pointer, memory: Memory::Own, whole: true }, ty)
    }

    fn structured_element(&mut self, args: &[Arg], index: Value) -> Place {
        let handle = self.single_arg(&args[0]);
        let pointer = self.element_pointer(handle, index);
        Place::Memory { pointer, memory: Memory::Resource(self.options.structured_rule), whole: false }
    }

    /// The value at a place that may change: structures are copied out.
    fn detached(&mut self, place: &Place, ty: TyId) -> Val {
        match self.load(place, ty) {
            Val::Memory(from) => {
                let own = self.temporary(ty);
                self.store(&own, ty, &Val::Memory(from));
                Val::Memory(Box::new(own))
            }
            val => val,
        }
    }

    /// `Load(index, out status)` of a structured buffer.
    pub(super) fn structured_load(&mut self, args: &[Arg], ty: TyId) -> Val {
        let index = self.single_arg(&args[1]);
        let index = self.b.extract(index, 0);
        if let Some(status) = self.status_arg(args).copied() {
            let element = Element::Structured(self.single_arg(&args[0]), index);
            let val = self.load_with_status(element, self.options.structured_rule, ty, &status);
            return self.given(val, ty);
        }
        let place = self.structured_element(args, index);
        let val = self.detached(&place, ty);
        self.given(val, ty)
    }

    /// `Load<T>(offset, out status)` of a byte address buffer.
    pub(super) fn byte_load(&mut self, args: &[Arg], ty: TyId) -> Val {
        let (handle, offset) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        if let Some(status) = self.status_arg(args).copied() {
            let element = Element::Bytes(handle, offset);
            let val = self.load_with_status(element, self.options.raw_rule, ty, &status);
            return self.given(val, ty);
        }
        let pointer = self.element_pointer(handle, offset);
        let memory = self.raw_memory();
        let val = self.detached(&Place::Memory { pointer, memory, whole: false }, ty);
        self.given(val, ty)
    }

    /// What a `Load` gives: a matrix by itself comes in rows, where its type says columns, if that is what the target's do.
    fn given(&mut self, val: Val, ty: TyId) -> Val {
        match (self.ty(ty), &val) {
            (Ty::Matrix { rows, cols, row_major: false, .. }, Val::Rows(loaded))
                if self.options.target.loads_by_rows =>
            {
                let (rows, cols) = (u32::from(rows), u32::from(cols));
                let row = |it: &mut Self, r: u32| {
                    let sequence =
                        (r * cols..(r + 1) * cols).map(|k| (loaded[(k % rows) as usize], k / rows));
                    let parts: SmallVec<[Value; 4]> =
                        sequence.map(|(v, lane)| it.b.extract(v, lane)).collect();
                    it.b.vector(&parts)
                };
                Val::Rows((0..rows).map(|r| row(self, r)).collect())
            }
            _ => val,
        }
    }

    /// `Store<T>(offset, value)`
    pub(super) fn byte_store(&mut self, args: &[Arg]) -> Val {
        let (handle, offset) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let val = self.arg(&args[2]);
        let pointer = self.element_pointer(handle, offset);
        let memory = self.raw_memory();
        self.store(&Place::Memory { pointer, memory, whole: false }, args[2].ty, &val);
        Val::Void
    }

    /// How what is in a byte address buffer lies there.
    fn raw_memory(&self) -> Memory {
        let rule = self.options.raw_rule;
        match self.options.raw_order {
            None => Memory::Resource(rule),
            Some(order) => Memory::Raw { rule, by_rows: order == MatrixOrder::Row },
        }
    }

    /// Counts up or down: the number before, or after.
    pub(super) fn counter(&mut self, args: &[Arg], by: u64) -> Value {
        let handle = self.single_arg(&args[0]);
        let by = self.b.ctx.int(TypeId::I8, by);
        self.b.intrinsic(Intrinsic::UpdateCounter, TypeId::I32, &[handle, by])
    }

    /// `Load(coordinates, …)` of a texture: coordinates and mip level in one vector, samples and offsets apart.
    pub(super) fn texture_load(&mut self, args: &[Arg], ty: TyId) -> Val {
        let Some(r) = self.resource_of(args) else { return self.filled(ty, false) };
        let handle = self.single_arg(&args[0]);
        let location = self.single_arg(&args[1]);
        let count = r.kind.coordinates();
        let status = self.status_arg(args).copied();
        let values = &args[2..args.len() - usize::from(status.is_some())];
        let lanes: SmallVec<[u32; 4]> = (0..count).collect();
        let shape = self.b.type_of(location);
        let has_level = self.b.ctx.types.lanes(shape) > count;
        let coordinates = if has_level { self.b.swizzle(location, &lanes) } else { location };
        let mut offset_at = 0;
        let level = if r.kind.is_multisampled() {
            offset_at = 1;
            self.single_arg(&values[0])
        } else if has_level {
            self.b.extract(location, count)
        } else if r.writable {
            self.b.ctx.poison(TypeId::I32)
        } else {
            self.b.ctx.i32(0)
        };
        let offset = match values.get(offset_at) {
            Some(arg) => self.single_arg(arg),
            None => self.b.ctx.poison(TypeId::I32),
        };
        let raw_ty = self.memory_type(ty, Memory::Own);
        let operands = [handle, coordinates, level, offset];
        let raw = self.read(Intrinsic::LoadTexture, raw_ty, &operands, status.as_ref());
        let scalar = self.scalar_of(ty);
        Val::Single(self.in_register(raw, scalar))
    }

    /// `GetDimensions`: sizes in order, then levels or samples.
    pub(super) fn dimensions(&mut self, args: &[Arg]) -> Val {
        let Some(r) = self.resource_of(args) else { return Val::Void };
        let handle = self.single_arg(&args[0]);
        let mut outs = &args[1..];
        let mut level = self.b.ctx.i32(0);
        let mut has_level = false;
        if let Some((first, rest)) = outs.split_first()
            && first.io == ArgIo::In
        {
            let value = self.single_arg(first);
            level = self.b.extract(value, 0);
            outs = rest;
            has_level = true;
        }
        let four = self.b.ctx.types.vector(TypeId::I32, 4);
        let all = self.b.intrinsic(Intrinsic::GetDimensions, four, &[handle, level]);
        let last_is_count = has_level || r.kind.is_multisampled();
        for (i, out) in outs.iter().enumerate() {
            let value = if last_is_count && i + 1 == outs.len() {
                self.b.extract(all, 3)
            } else if r.kind == ResourceKind::StructuredBuffer && i == 1 {
                let stride = self.element_stride(r);
                self.b.ctx.i32(stride)
            } else {
                self.b.extract(all, i as u32)
            };
            let to = self.scalar_of(out.ty);
            let value = self.convert(value, Scalar::U32, to);
            self.write_out(out, Val::Single(value));
        }
        Val::Void
    }

    fn element_stride(&mut self, r: ResourceTy) -> u32 {
        let rule = self.options.structured_rule;
        let ir = self.memory_type(r.element, Memory::Resource(rule));
        rule.stride(self.b.ctx, ir)
    }

    /// A texture coordinate with the type that sampling takes.
    pub(super) fn coordinate(&mut self, arg: &Arg) -> Value {
        let value = self.single_arg(arg);
        let ty = self.b.type_of(value);
        if self.b.ctx.types.is_float(ty) {
            let float = self.b.ctx.types.with_shape_of(ty, TypeId::FLOAT);
            let op = if self.b.ctx.types.scalar_bits(ty) < 32 { Opcode::FpExt } else { Opcode::FpTrunc };
            return self.b.cast(op, value, float);
        }
        value
    }
}
