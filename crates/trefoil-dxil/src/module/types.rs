//! The structures of DXIL's own that hold what a resource is: handles, bindings and properties.

use trefoil_ir::{ConstId, ConstKind, Context, ResourceClass, Type, TypeId};

/// The name of handles.
const HANDLE: &str = "dx.types.Handle";

/// A structure of that name; one without a name where others have taken it for other fields.
pub(crate) fn named(ctx: &mut Context, name: &str, fields: &[TypeId]) -> TypeId {
    let name = ctx.symbol(name);
    match ctx.types.named_struct(name, fields) {
        Some(ty) => ty,
        None => ctx.types.literal_struct(fields),
    }
}

/// `%dx.types.Handle`
pub fn handle(ctx: &mut Context) -> TypeId {
    named(ctx, HANDLE, &[TypeId::PTR])
}

/// Whether a type is `%dx.types.Handle`.
pub fn is_handle(ctx: &Context, ty: TypeId) -> bool {
    matches!(ctx.types.get(ty), Type::Struct { name: Some(name), .. } if ctx.name(*name) == HANDLE)
}

/// What an array of any dimensions has as elements; any other type itself.
pub fn element(ctx: &Context, mut ty: TypeId) -> TypeId {
    while let Type::Array { elem, .. } = *ctx.types.get(ty) {
        ty = elem;
    }
    ty
}

/// `%dx.types.ResBind`: first and last register, space and class.
pub fn binding(ctx: &mut Context) -> TypeId {
    named(ctx, "dx.types.ResBind", &[TypeId::I32, TypeId::I32, TypeId::I32, TypeId::I8])
}

/// The registers of a resource, as a constant of `%dx.types.ResBind`.
pub fn binding_of(
    ctx: &mut Context,
    (lower, count): (u32, u32),
    space: u32,
    class: ResourceClass,
) -> ConstId {
    let last = lower.saturating_add(count.saturating_sub(1));
    let upper = if count == u32::MAX { u32::MAX } else { last };
    let [lower, upper, space] = [lower, upper, space].map(|word| ctx.consts.i32(word));
    let class = ctx.consts.intern(TypeId::I8, ConstKind::Int(class.index() as u64));
    let ty = binding(ctx);
    ctx.consts.aggregate(ty, &[lower, upper, space, class])
}

/// `%dx.types.ResourceProperties`: two words, of which the first has the kind in its low byte and the bits of [`property`].
pub fn properties(ctx: &mut Context) -> TypeId {
    named(ctx, "dx.types.ResourceProperties", &[TypeId::I32, TypeId::I32])
}

/// What a resource is, as a constant of `%dx.types.ResourceProperties`.
pub fn properties_of(ctx: &mut Context, words: [u32; 2]) -> ConstId {
    let words = words.map(|word| ctx.consts.i32(word));
    let ty = properties(ctx);
    ctx.consts.aggregate(ty, &words)
}

/// The tag of a resource's metadata that says that it is `reordercoherent`.
pub const REORDER_COHERENT_TAG: u32 = 4;

/// Bits of the first word of `%dx.types.ResourceProperties`.
pub mod property {
    /// Written: an unordered access view.
    pub const WRITABLE: u32 = 1 << 12;
    /// Writes of pixels happen in the order of the primitives.
    pub const RASTERIZER_ORDERED: u32 = 1 << 13;
    /// Writes are seen by all groups.
    pub const GLOBALLY_COHERENT: u32 = 1 << 14;
    /// Writes are seen by the same thread once threads are regrouped.
    pub const REORDER_COHERENT: u32 = 1 << 16;
    /// A sampler that compares; a buffer with a counter.
    pub const COMPARISON_OR_COUNTER: u32 = 1 << 15;

    /// The first word of a resource.
    pub fn word(kind: trefoil_ir::ResourceKind, bits: &[(u32, bool)]) -> u32 {
        bits.iter().filter(|bit| bit.1).fold(kind.dxil_number(), |word, bit| word | bit.0)
    }
}
