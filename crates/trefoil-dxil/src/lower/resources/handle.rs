//! Handles: made from bindings or the heap, annotated from SM 6.6 on.

use crate::kinds;
use crate::lower::{Lower, Mode, Result, Slot};
use crate::module::types::{self, property};
use crate::ops::DxilOp;
use trefoil_ir::{
    ComponentType, ConstKind, Context, Flags, GlobalId, InstId, Intrinsic, LayoutRule, Opcode, Resource,
    ResourceClass, ResourceId, ResourceKind, ResourceType, Type, TypeId, Value, ValueKind,
};

/// A handle of the new function, with what is known of it.
#[derive(Clone, Copy)]
pub struct Handle {
    /// What the operations take.
    pub value: Value,
    /// The type of the resource.
    pub ty: ResourceType,
    /// The variable; none for what comes from the heap.
    pub resource: Option<ResourceId>,
    /// Where a library's handle lies: in its variable, or in that of a caller.
    pub address: Option<Value>,
}

impl Handle {
    /// Whether other groups of lanes see each write at once.
    pub(in crate::lower) fn coherent(&self, ctx: &Context) -> bool {
        self.resource.is_some_and(|id| ctx.resources[id].globally_coherent)
    }
}

impl Lower<'_> {
    /// The handle that an old value is.
    pub(in crate::lower) fn handle(&mut self, value: Value) -> Result<Handle> {
        if let ValueKind::Inst(inst) = value.kind()
            && let Slot::Handle(number) = self.values.slot(inst)
        {
            return Ok(self.resources.handles[number as usize]);
        }
        if let ValueKind::Param(param) = value.kind()
            && let Some(&(_, number)) = self.resources.params.iter().find(|known| known.0 == param)
        {
            return Ok(self.resources.handles[number as usize]);
        }
        Err(self.user(&kinds::DYNAMIC_RESOURCE))
    }

    /// An error for a handle through which nothing can be written.
    pub(in crate::lower) fn refuse_read_only(&self, handle: &Handle) -> Result {
        if self.folds_undefined() && !handle.ty.writable {
            return Err(self.user(&kinds::READ_ONLY_WRITTEN));
        }
        Ok(())
    }

    pub(in crate::lower) fn handle_from_binding(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let ty = self.resource_type(inst)?;
        let id = crate::resources::resource_of(self.ctx, self.input.func, inst);
        let bound = id.and_then(|id| self.input.resources.get(id));
        let bound = bound.ok_or_else(|| self.user(&kinds::HANDLE_OF_UNKNOWN_RESOURCE))?;
        let index = self.scalar(operands[1])?;
        let index = self.index_value(index);
        // What says no element is any of them, but one: a handle has to be of something.
        let says_none = |id| matches!(self.ctx.consts.get(id).kind, ConstKind::Undef | ConstKind::Poison);
        let index = if index.as_const().is_some_and(says_none) { self.ctx.i32(0) } else { index };
        if let Some(known) = self.as_int(index).filter(|&known| known >= u64::from(bound.count)) {
            return Err(self.user(kinds::HANDLE_INDEX_RANGE.with(&[&known, &bound.count])));
        }
        if let Some(symbol) = self.input.resources.symbol(bound.resource) {
            let differs = self.scalar(operands[2])?;
            let (one, address) = self.library_address(symbol, index, self.as_int(differs) != Some(0));
            let value = self.handle_at(one, address)?;
            return self.finish_handle(inst, value, ty, id, Some(address));
        }
        // Where one resource is bound there is one index, and it differs nowhere.
        let alone = bound.count == 1;
        let index = if alone && self.folds_undefined() { self.ctx.i32(0) } else { index };
        let lower = self.ctx.i32(bound.lower);
        let index = self.add(index, lower);
        let uniform = if alone { self.ctx.bool(false) } else { self.scalar(operands[2])? };
        // The same whenever it is made: made once, where all can use it.
        let fixed = (id, self.as_int(index), self.as_int(uniform));
        let key = match fixed {
            (Some(id), Some(index), Some(0)) if self.input.mode == Mode::All => Some((id, index)),
            _ => None,
        };
        if let Some(known) = key.and_then(|key| self.resources.fixed.get(&key)).copied() {
            self.values.put(inst, Slot::Handle(known));
            return Ok(());
        }
        let before = self.body.len();
        let class = ty.class().index();
        let class_value = self.ctx.int(TypeId::I8, class as u64);
        let value = if self.input.target.minor() < 6 {
            let range = self.ctx.i32(bound.id);
            self.call(DxilOp::CreateHandle, TypeId::VOID, &[class_value, range, index, uniform])?
        } else {
            let bind = types::binding_of(self.ctx, (bound.lower, bound.count), bound.space, ty.class());
            self.call(DxilOp::CreateHandleFromBinding, TypeId::VOID, &[bind.into(), index, uniform])?
        };
        self.finish_handle(inst, value, ty, id, None)?;
        if let Some(key) = key {
            self.resources.fixed.insert(key, self.resources.handles.len() as u32 - 1);
            self.body.hoist(before);
        }
        Ok(())
    }

    /// Libraries name resources by variables, which linking binds: what such a variable holds, and where.
    fn library_address(&mut self, symbol: GlobalId, index: Value, differs: bool) -> (TypeId, Value) {
        let ty = self.ctx.globals[symbol].ty;
        match *self.ctx.types.get(ty) {
            Type::Array { elem, .. } => {
                let zero = self.ctx.i32(0);
                let operands = [symbol.into(), zero, index];
                let at = self.inst(Opcode::Gep, TypeId::PTR, &operands, ty.as_u32(), Flags::INBOUNDS);
                if differs && let Some(at) = at.as_inst() {
                    let mark = self.mark("dx.nonuniform");
                    self.body.func.attachments.insert(at, vec![mark]);
                }
                (elem, at)
            }
            _ => (ty, symbol.into()),
        }
    }

    /// The handle of what lies in the variable of a resource.
    pub(super) fn handle_at(&mut self, ty: TypeId, address: Value) -> Result<Value> {
        let loaded = self.inst(Opcode::Load, ty, &[address], 4, Flags::NONE);
        self.call(DxilOp::CreateHandleForLib, ty, &[loaded])
    }

    pub(in crate::lower) fn handle_from_heap(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let ty = self.resource_type(inst)?;
        let sampler = ty.class() == ResourceClass::Sampler;
        let index = self.scalar(operands[0])?;
        let uniform = self.scalar(operands[1])?;
        let sampler = self.ctx.bool(sampler);
        let value = self.call(DxilOp::CreateHandleFromHeap, TypeId::VOID, &[index, sampler, uniform])?;
        self.finish_handle(inst, value, ty, None, None)
    }

    fn resource_type(&self, inst: InstId) -> Result<ResourceType> {
        let ty = self.input.func.insts[inst].ty;
        self.ctx.types.as_resource(ty).copied().ok_or_else(|| self.user(&kinds::HANDLE_OF_NO_RESOURCE))
    }

    fn finish_handle(
        &mut self,
        inst: InstId,
        value: Value,
        ty: ResourceType,
        id: Option<ResourceId>,
        address: Option<Value>,
    ) -> Result {
        let number = self.annotated_handle(inst.into(), value, ty, id, address)?;
        self.values.put(inst, Slot::Handle(number));
        Ok(())
    }

    /// A new handle that says of itself what it is from shader model 6.6 on; `old` is the value that it comes of.
    pub(super) fn annotated_handle(
        &mut self,
        old: Value,
        mut value: Value,
        ty: ResourceType,
        id: Option<ResourceId>,
        address: Option<Value>,
    ) -> Result<u32> {
        if ty.rasterizer_ordered && !ty.writable {
            return Err(self.user(&kinds::ORDERED_READ_ONLY));
        }
        if self.input.target.minor() >= 6 {
            let counter = match id {
                Some(id) => self.input.resources.has_counter(id),
                None => self.counts(old),
            };
            let coherent = id.map_or(0, |id| match &self.ctx.resources[id] {
                Resource { globally_coherent: true, .. } => property::GLOBALLY_COHERENT,
                Resource { reorder_coherent: true, .. } => property::REORDER_COHERENT,
                _ => 0,
            });
            let mut words = properties(self.ctx, &ty, id, counter);
            words[0] |= coherent;
            let properties = types::properties_of(self.ctx, words);
            value = self.call(DxilOp::AnnotateHandle, TypeId::VOID, &[value, properties.into()])?;
        }
        self.resources.handles.push(Handle { value, ty, resource: id, address });
        Ok(self.resources.handles.len() as u32 - 1)
    }

    /// Whether a counter is used through this very handle; the uses are looked for once.
    fn counts(&mut self, handle: Value) -> bool {
        let old = self.input.func;
        let counted = self.resources.counted.get_or_insert_with(|| {
            let all = crate::module::code::insts(old);
            let updates = all.filter(|&i| old.insts[i].is_intrinsic(Intrinsic::UpdateCounter));
            updates.filter_map(|i| old.operands(i).first().copied()).collect()
        });
        counted.contains(&handle)
    }
}

/// The bytes of a constant buffer as its metadata says them.
pub fn cbuffer_size(ctx: &Context, ty: &ResourceType) -> u32 {
    LayoutRule::CBuffer.size(ctx, ty.element)
}

/// The bytes from one element of a structured buffer to the next.
pub fn stride(ctx: &Context, ty: &ResourceType) -> u32 {
    LayoutRule::Scalar.stride(ctx, ty.element)
}

/// The component that a typed element is described by: 64-bit ones travel as pairs of words.
pub(crate) fn stored_component(ctx: &Context, ty: &ResourceType) -> ComponentType {
    match element_component(ctx, ty) {
        ComponentType::I64 | ComponentType::U64 | ComponentType::F64 => ComponentType::U32,
        other => other,
    }
}

/// The component of a typed element.
pub fn element_component(ctx: &Context, ty: &ResourceType) -> ComponentType {
    if ty.component != ComponentType::Invalid {
        return ty.component;
    }
    use trefoil_ir::Type;
    match ctx.types.get(ctx.types.scalar(ty.element)) {
        Type::Half => ComponentType::F16,
        Type::Float => ComponentType::F32,
        Type::Double => ComponentType::F64,
        Type::Int(16) => ComponentType::U16,
        Type::Int(64) => ComponentType::U64,
        _ => ComponentType::U32,
    }
}

/// Whether a structured buffer's handle says how its elements are aligned: of scalars and vectors DXC's says nothing, LLVM's does.
fn tells_alignment(ctx: &Context, ty: &ResourceType, id: Option<ResourceId>) -> bool {
    let is_matrix = || id.and_then(|id| ctx.resources[id].element).is_some_and(|it| it.matrix.is_some());
    ctx.is_of_others()
        || matches!(ctx.types.get(ty.element), Type::Struct { .. } | Type::Array { .. })
        || is_matrix()
}

/// The two words of `%dx.types.ResourceProperties`.
pub(crate) fn properties(
    ctx: &Context,
    ty: &ResourceType,
    id: Option<ResourceId>,
    counter: bool,
) -> [u32; 2] {
    let mut basic = property::word(
        ty.kind,
        &[
            (property::WRITABLE, ty.writable),
            (property::RASTERIZER_ORDERED, ty.rasterizer_ordered),
            (property::COMPARISON_OR_COUNTER, counter || ty.kind == ResourceKind::SamplerComparison),
        ],
    );
    let more = match ty.kind {
        ResourceKind::CBuffer | ResourceKind::TBuffer => cbuffer_size(ctx, ty),
        ResourceKind::StructuredBuffer => {
            if tells_alignment(ctx, ty, id) {
                let align = LayoutRule::Scalar.align(ctx, ty.element).max(1);
                basic |= align.trailing_zeros().min(15) << 8;
            }
            stride(ctx, ty)
        }
        ResourceKind::RawBuffer | ResourceKind::AccelerationStructure => 0,
        kind if kind.is_sampler() => 0,
        ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => ty.samples.into(),
        _ => {
            let component = stored_component(ctx, ty).number();
            component | ctx.types.lanes(ty.element) << 8 | u32::from(ty.samples) << 16
        }
    };
    [basic, more]
}
