//! Where memory is accessed, and whether two accesses may meet.

use smallvec::SmallVec;
use trefoil_ir::{
    Context, Flags, Function, GlobalId, InstId, Intrinsic, Opcode, Resource, ResourceClass, ResourceId,
    ResourceKind, TypeId, Value, ValueKind,
};

/// What an address is in.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Object {
    /// A variable of the function.
    Local(InstId),
    /// A variable outside of functions.
    Global(GlobalId),
    /// What nothing writes: constant buffers, read-only views, constant tables.
    Constant,
    /// A resource, which alone has its memory.
    Resource(ResourceId),
    /// Anything but a variable.
    Other,
}

/// An address: what it is in, and the indices that lead there from its base.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) object: Object,
    pub(crate) base: Value,
    /// The type at the base.
    pub(crate) ty: TypeId,
    pub(crate) indices: SmallVec<[Value; 6]>,
}

impl Place {
    /// The place at an address.
    pub(crate) fn of(ctx: &Context, func: &Function, pointer: Value) -> Place {
        if let Some(gep) = pointer.as_inst().filter(|&inst| func.insts[inst].op == Opcode::Gep)
            && let [base, first, ref indices @ ..] = *func.operands(gep)
            && ctx.as_int(first) == Some(0)
        {
            let (object, ty) = (Object::of(ctx, func, base), func.insts[gep].data_type());
            return Place { object, base, ty, indices: SmallVec::from_slice(indices) };
        }
        let object = Object::of(ctx, func, pointer);
        Place { object, base: pointer, ty: TypeId::VOID, indices: SmallVec::new() }
    }

    /// Whether its members may be accessed together: it is in something with a type, and everybody knows what.
    pub(crate) fn is_known(&self, ctx: &Context, func: &Function) -> bool {
        let kind = || resource_kind(ctx, func, self.base);
        match self.object {
            Object::Local(_) | Object::Global(_) => true,
            Object::Resource(_) | Object::Constant => match self.base.kind() {
                ValueKind::Global(_) => true,
                _ => matches!(
                    kind(),
                    Some(ResourceKind::StructuredBuffer | ResourceKind::CBuffer | ResourceKind::TBuffer)
                ),
            },
            Object::Other => false,
        }
    }

    /// Whether what is written at one of two places may be read at the other.
    pub(crate) fn meets(&self, ctx: &Context, func: &Function, other: &Place) -> bool {
        let same = match (self.object, other.object) {
            (Object::Constant, _) | (_, Object::Constant) => false,
            (Object::Local(a), Object::Local(b)) => a == b,
            (Object::Global(a), Object::Global(b)) => a == b,
            (Object::Resource(a), Object::Resource(b)) => {
                a == b || share_registers(&ctx.resources[a], &ctx.resources[b])
            }
            (Object::Other, Object::Resource(_) | Object::Other) | (Object::Resource(_), Object::Other) => {
                true
            }
            _ => false,
        };
        same && !self.is_apart(ctx, func, other)
    }

    /// Whether indices of one type lead to members that are never the same.
    fn is_apart(&self, ctx: &Context, func: &Function, other: &Place) -> bool {
        let differ = |(a, b): (&Value, &Value)| match (ctx.as_int(*a), ctx.as_int(*b)) {
            (Some(a), Some(b)) => a != b,
            _ => false,
        };
        let elements = || {
            let (a, b) = (element(func, self.base)?, element(func, other.base)?);
            (self.object == other.object).then(|| differ((&a, &b)))
        };
        let is_same_base = self.base == other.base;
        if !is_same_base {
            match elements() {
                None => return false,
                Some(true) => return true,
                Some(false) => {}
            }
        }
        self.ty == other.ty && self.indices.iter().zip(&other.indices).any(differ)
    }
}

impl Object {
    fn of(ctx: &Context, func: &Function, base: Value) -> Object {
        let inst = match base.kind() {
            ValueKind::Global(global) if ctx.globals[global].constant => return Object::Constant,
            ValueKind::Global(global) => return Object::Global(global),
            ValueKind::Inst(inst) => inst,
            _ => return Object::Other,
        };
        if func.insts[inst].op == Opcode::Alloca {
            return Object::Local(inst);
        }
        if func.insts[inst].op == Opcode::Gep {
            return Object::Other;
        }
        let Some(handle) = handle_of(func, inst) else { return Object::Other };
        let class = ctx.types.as_resource(func.value_type(ctx, handle)).map(|resource| resource.class());
        if matches!(class, Some(ResourceClass::CBuffer | ResourceClass::Srv)) {
            return Object::Constant;
        }
        let made = handle.as_inst().filter(|&made| func.insts[made].is_intrinsic(Intrinsic::Handle));
        let id = made.and_then(|made| ctx.resource_id(func.operands(made)[0]));
        // Rows of a heap are views of whatever it has.
        match id.filter(|&id| ctx.name(ctx.resources[id].name) != Resource::RESOURCE_HEAP) {
            Some(id) => Object::Resource(id),
            None => Object::Other,
        }
    }
}

/// Whether a place is read or written plainly.
pub(crate) fn is_plain(func: &Function, inst: InstId) -> bool {
    func.insts[inst].flags == Flags::NONE && func.insts[inst].data == 0
}

/// Whether an address is that of a constant buffer.
pub(crate) fn is_block(ctx: &Context, func: &Function, base: Value) -> bool {
    matches!(resource_kind(ctx, func, base), Some(ResourceKind::CBuffer | ResourceKind::TBuffer))
}

/// The kind of the resource that an address was got of.
fn resource_kind(ctx: &Context, func: &Function, base: Value) -> Option<ResourceKind> {
    let handle = handle_of(func, base.as_inst()?)?;
    ctx.types.as_resource(func.value_type(ctx, handle)).map(|resource| resource.kind)
}

/// The handle that an address was got of.
fn handle_of(func: &Function, inst: InstId) -> Option<Value> {
    func.insts[inst].is_intrinsic(Intrinsic::GetPointer).then(|| func.operands(inst)[0])
}

/// The index of the element of a resource that an address is.
fn element(func: &Function, base: Value) -> Option<Value> {
    let inst = base.as_inst()?;
    handle_of(func, inst).and_then(|_| func.operands(inst).get(1).copied())
}

/// Whether the source binds two resources to the same place.
fn share_registers(a: &Resource, b: &Resource) -> bool {
    let ends =
        |r: &Resource| r.lower_bound.map(|first| (first, first.saturating_add(r.count.saturating_sub(1))));
    let meet = match (ends(a), ends(b)) {
        (Some((a, last_a)), Some((b, last_b))) => a <= last_b && b <= last_a,
        _ => false,
    };
    a.space == b.space && meet || a.vk_binding.is_some() && a.vk_binding == b.vk_binding
}
