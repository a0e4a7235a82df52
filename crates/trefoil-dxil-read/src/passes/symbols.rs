//! The variables that LLVM makes of resources, and the types that it gives them: what rows of metadata name.

use trefoil_dxil::resources::ResourceTable;
use trefoil_ir::{
    ComponentType, Context, Global, GlobalId, HashMap, HashSet, Loc, Metadata, MetadataId, Module, Resource,
    ResourceKind, ResourceType, SPACE_PRIVATE, Symbol, Type, TypeId,
};

/// Makes a variable of each resource, without a name where it has none, and names it in its row; `lists` is the node of all classes' rows.
pub(super) fn name_rows(module: &mut Module, resources: &ResourceTable, lists: MetadataId) {
    let parts =
        |ctx: &Context, node| trefoil_dxil::module::target::parts(ctx, node).unwrap_or_default().to_vec();
    let lists = parts(&module.ctx, lists);
    let mut taken = Taken::of(module);
    for (list, class) in lists.into_iter().zip(&resources.classes) {
        let rows = list.map_or(Vec::new(), |list| parts(&module.ctx, list));
        for (row, bound) in rows.into_iter().flatten().zip(class) {
            let resource = module.ctx.resources[bound.resource].clone();
            let Some(symbol) = variable(module, &mut taken, &resource, bound.count) else { continue };
            let ctx = &mut module.ctx;
            let name = ctx.globals[symbol].name;
            let mut row_parts = parts(ctx, row);
            if let [_, variable, text, ..] = &mut row_parts[..] {
                *variable = Some(ctx.metadata.push(Metadata::Value(symbol.into())));
                *text = Some(ctx.metadata.push(Metadata::String(name)));
            }
            let row_parts = ctx.metadata_parts(&row_parts);
            ctx.metadata[row] = Metadata::Node(row_parts);
        }
    }
}

/// The variable of a resource: none of the kinds that LLVM does not have.
fn variable(module: &mut Module, taken: &mut Taken, resource: &Resource, count: u32) -> Option<GlobalId> {
    let wanted = module.ctx.name(resource.name).to_owned();
    let ty = *module.ctx.types.as_resource(resource.ty)?;
    let one = element_struct(&mut module.ctx, &ty, &wanted)?;
    let ty = match count {
        1 => one,
        u32::MAX => module.ctx.types.array(one, 0),
        count => module.ctx.types.array(one, count),
    };
    let name = match wanted.is_empty() {
        true => resource.name,
        false => taken.add(&mut module.ctx, &wanted),
    };
    let global =
        Global { name, ty, space: SPACE_PRIVATE, constant: true, init: None, align: 0, loc: Loc::NONE };
    let id = module.ctx.globals.push(global);
    let external = module.ctx.symbol("external");
    module.ctx.linkage.insert(id, vec![external]);
    Some(id)
}

/// The names that variables and functions have.
struct Taken {
    names: HashSet<Symbol>,
    /// The number with which to go on after a name that is taken.
    next: HashMap<Symbol, u32>,
}

impl Taken {
    fn of(module: &Module) -> Taken {
        let globals = module.ctx.globals.values().map(|global| global.name);
        let names = globals.chain(module.functions.values().map(|func| func.name)).collect();
        Taken { names, next: HashMap::default() }
    }

    /// A name that nothing has: the one that is wanted, or one with a number after it.
    fn add(&mut self, ctx: &mut Context, wanted: &str) -> Symbol {
        let plain = ctx.symbol(wanted);
        let number = self.next.entry(plain).or_insert(1);
        let mut name = plain;
        while !self.names.insert(name) {
            name = ctx.symbol(&format!("{wanted}.{number}"));
            *number += 1;
        }
        name
    }
}

/// The structure that stands for a resource's object.
fn element_struct(ctx: &mut Context, ty: &ResourceType, resource: &str) -> Option<TypeId> {
    use ResourceKind::*;
    let order = match (ty.writable, ty.rasterizer_ordered) {
        (false, _) => "",
        (true, false) => "RW",
        (true, true) => "RasterizerOrdered",
    };
    let (name, fields) = match ty.kind {
        TBuffer | AccelerationStructure => return None,
        RawBuffer => (format!("{order}ByteAddressBuffer"), vec![TypeId::I32]),
        StructuredBuffer => {
            let of = contained(ctx, ty.element, true);
            (format!("{order}StructuredBuffer{of}"), vec![ty.element])
        }
        FeedbackTexture2D => (format!("FeedbackTexture2D<{}>", ty.samples), vec![TypeId::I32]),
        FeedbackTexture2DArray => (format!("FeedbackTexture2DArray<{}>", ty.samples), vec![TypeId::I32]),
        Sampler => ("SamplerState<0>".to_owned(), vec![TypeId::I32]),
        SamplerComparison => ("SamplerState<1>".to_owned(), vec![TypeId::I32]),
        CBuffer => {
            let Type::Struct { fields, .. } = ctx.types.get(ty.element) else { return None };
            (format!("CBuffer.{resource}"), fields.to_vec())
        }
        _ => {
            let is_signed =
                !matches!(ty.component, ComponentType::U16 | ComponentType::U32 | ComponentType::U64);
            let of = contained(ctx, ty.element, is_signed);
            (format!("{order}{:?}{of}", ty.kind), vec![ty.element])
        }
    };
    for number in 0u32.. {
        let text = if number == 0 { name.clone() } else { format!("{name}.{}", number - 1) };
        let symbol = ctx.symbol(&text);
        if let Some(known) = ctx.types.named_struct(symbol, &fields) {
            return Some(known);
        }
    }
    None
}

/// What a resource holds, as the source would say it: nothing of structures without a name.
fn contained(ctx: &Context, ty: TypeId, is_signed: bool) -> String {
    if let Type::Struct { name: Some(name), .. } = ctx.types.get(ty) {
        return format!("<{}>", ctx.name(*name));
    }
    let scalar = ctx.types.scalar(ty);
    let number = match ctx.types.get(scalar) {
        Type::Half => "half".to_owned(),
        Type::Float => "float".to_owned(),
        Type::Double => "double".to_owned(),
        Type::Int(bits) if *bits > 1 => format!("{}int{bits}_t", if is_signed { "" } else { "u" }),
        _ => return String::new(),
    };
    match ctx.types.lanes(ty) {
        1 => format!("<{number}>"),
        lanes => format!("<{number}{lanes}>"),
    }
}
