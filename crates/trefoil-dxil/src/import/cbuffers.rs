//! Constant buffers as clang has them: a variable for each member in an address space of its own, one for the buffer's
//! handle, and `!hlsl.cbs`, which says what belongs together. Members become addresses through the handle.

use rustc_hash::FxHashMap;
use trefoil_ir::{
    ComponentType, Context, Error, FieldLayout, Flags, Function, GlobalId, InstId, Intrinsic, LayoutRule,
    Loc, Metadata, MetadataId, Module, Opcode, StructLayout, Type, TypeId, Value,
};

/// Most nesting of a buffer's types.
const MAX_DEPTH: u32 = 64;

/// Rewrites the uses of constant buffers' members in a function.
///
/// # Errors
/// When a buffer's handle is not made, or its members are not what the buffer says.
pub(super) fn run(module: &mut Module, func: &mut Function) -> Result<(), Error> {
    lay_out(&mut module.ctx)?;
    let buffers = buffers(module);
    let mut first: Vec<InstId> = Vec::new();
    let mut places: FxHashMap<GlobalId, Value> = FxHashMap::default();
    let used = used_globals(func);
    for (buffer, members) in buffers {
        if !members.iter().flatten().any(|m| used.contains(m)) {
            continue;
        }
        let name = module.ctx.name(module.ctx.globals[buffer].name).to_owned();
        let handle = handle_of(func, buffer);
        let handle = handle.ok_or_else(|| {
            Error::user(Loc::NONE, format!("no handle is made for the constant buffer '{name}'"))
        })?;
        let ty = func.insts[handle].ty;
        let element = module.ctx.types.as_resource(ty).map(|r| r.element);
        let fields = element.map(|e| fields(&module.ctx, e)).unwrap_or_default();
        // A handle of the same binding where the entry starts: it is made of constants.
        let operands: Vec<Value> = func.operands(handle).to_vec();
        if !operands.iter().all(|v| v.as_const().is_some()) {
            return Err(Error::user(func.loc(handle), format!("the handle of '{name}' is not constant")));
        }
        let own = func.new_inst(Opcode::Intrinsic, ty, &operands, Intrinsic::Handle as u32, Flags::NONE);
        let zero = module.ctx.i32(0);
        let at = [own.into(), zero];
        let base =
            func.new_inst(Opcode::Intrinsic, TypeId::PTR, &at, Intrinsic::GetPointer as u32, Flags::NONE);
        first.extend([own, base]);
        for (position, member) in members.iter().enumerate() {
            let Some(member) = member.filter(|m| used.contains(m)) else { continue };
            let (Some(&field), Some(element)) = (fields.get(position), element) else {
                let message = format!("the constant buffer '{name}' has more members than its type");
                return Err(Error::user(module.ctx.globals[member].loc, message));
            };
            let field = module.ctx.i32(field);
            let place = [base.into(), zero, field];
            let place = func.new_inst(Opcode::Gep, TypeId::PTR, &place, element.as_u32(), Flags::NONE);
            first.push(place);
            places.insert(member, place.into());
        }
    }
    if !places.is_empty() {
        func.rewrite_operands(|v| v.as_global().and_then(|g| places.get(&g)).copied().unwrap_or(v));
        let entry = func.entry();
        func.blocks[entry].insts.splice(0..0, first);
    }
    Ok(())
}

fn used_globals(func: &Function) -> rustc_hash::FxHashSet<GlobalId> {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.flat_map(|&i| func.operands(i)).filter_map(|v| v.as_global()).collect()
}

/// The variable of each buffer's handle, with its members in order.
fn buffers(module: &Module) -> Vec<(GlobalId, Vec<Option<GlobalId>>)> {
    let named = module.named_metadata.iter().find(|(name, _)| module.ctx.name(*name) == "hlsl.cbs");
    let global = |part: Option<MetadataId>| match module.ctx.metadata.get(part?) {
        Some(Metadata::Value(value)) => value.as_global(),
        _ => None,
    };
    let node = |id: &MetadataId| match module.ctx.metadata.get(*id) {
        Some(Metadata::Node(parts) | Metadata::Distinct(parts)) => {
            let (&first, rest) = parts.split_first()?;
            Some((global(first)?, rest.iter().map(|&part| global(part)).collect()))
        }
        _ => None,
    };
    named.map(|(_, nodes)| nodes.iter().filter_map(node).collect()).unwrap_or_default()
}

/// The handle that is stored in a variable.
fn handle_of(func: &Function, variable: GlobalId) -> Option<InstId> {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.find_map(|&inst| {
        if func.insts[inst].op != Opcode::Store {
            return None;
        }
        let &[value, pointer] = func.operands(inst) else { return None };
        let handle = value.as_inst().filter(|&i| func.insts[i].is_intrinsic(Intrinsic::Handle))?;
        (pointer.as_global() == Some(variable)).then_some(handle)
    })
}

/// The fields of a buffer that are no padding.
fn fields(ctx: &Context, ty: TypeId) -> Vec<u32> {
    match ctx.types.get(ty) {
        Type::Struct { fields, .. } => {
            (0..fields.len() as u32).filter(|&i| padding(ctx, fields[i as usize]).is_none()).collect()
        }
        _ => Vec::new(),
    }
}

/// The bytes of a type that only keeps others apart.
fn padding(ctx: &Context, ty: TypeId) -> Option<u32> {
    match ctx.types.get(ty) {
        Type::Target { name, ints, .. } if ctx.name(*name) == "dx.Padding" => ints.first().copied(),
        _ => None,
    }
}

/// Gives the packed structures of constant buffers their layouts: padding stands in them.
fn lay_out(ctx: &mut Context) -> Result<(), Error> {
    let is_buffer = |ty: &Type| match ty {
        Type::Resource(r) if r.kind == trefoil_ir::ResourceKind::CBuffer => Some(r.element),
        _ => None,
    };
    let elements: Vec<TypeId> = ctx.types.iter().filter_map(|(_, ty)| is_buffer(ty)).collect();
    elements.into_iter().try_for_each(|element| packed_size(ctx, element, 0).map(|_| ()))
}

fn packed_size(ctx: &mut Context, ty: TypeId, depth: u32) -> Result<u32, Error> {
    if depth > MAX_DEPTH {
        return Err(Error::limit(Loc::NONE, "a constant buffer whose types nest more than 64 deep"));
    }
    if let Some(bytes) = padding(ctx, ty) {
        return Ok(bytes);
    }
    match ctx.types.get(ty).clone() {
        Type::Struct { fields, packed: true, .. } if !ctx.layouts.contains_key(&ty) => {
            let name = ctx.symbol("");
            let (mut size, mut list) = (0u32, Vec::with_capacity(fields.len()));
            for &field in &fields {
                list.push(FieldLayout {
                    name,
                    offset: size,
                    component: ComponentType::Invalid,
                    matrix: None,
                });
                size = size.saturating_add(packed_size(ctx, field, depth + 1)?);
            }
            let layout = StructLayout { rule: LayoutRule::CBuffer, size, align: 1, fields: list };
            ctx.layouts.insert(ty, layout);
            Ok(size)
        }
        Type::Struct { fields, .. } => {
            for &field in &fields {
                packed_size(ctx, field, depth + 1)?;
            }
            Ok(LayoutRule::CBuffer.size(ctx, ty))
        }
        Type::Array { elem, len } => Ok(packed_size(ctx, elem, depth + 1)?.saturating_mul(len)),
        _ => Ok(LayoutRule::CBuffer.size(ctx, ty)),
    }
}
