//! The ranges of descriptors that the entry uses, with their ids in the byte code; before shader model 5.1, runs of registers.

use crate::kinds;
use crate::model::Model;
use crate::program::File;
use trefoil_ir::{
    Context, EntryPoint, Error, Function, HashMap, LayoutRule, Resource, ResourceClass, ResourceId,
    ResourceKind, ResourceUse, ResourceUses, Semantic, SignatureElement, Stage, pair_key, sort_by_key,
};

/// A range of descriptors.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    /// Which resource variable.
    pub(crate) resource: ResourceId,
    /// How operands name its kind.
    pub(crate) file: File,
    /// The range's number in the byte code.
    pub(crate) id: u32,
    /// Register space.
    pub(crate) space: u32,
    /// First register.
    pub(crate) lower: u32,
    /// Last register; `u32::MAX` where unbounded.
    pub(crate) upper: u32,
    /// Whether the source gave the register.
    pub(crate) explicit: bool,
    /// Whether the counter of its buffers is used.
    pub(crate) counter: bool,
}

/// The ranges, in the order of their declarations.
#[derive(Debug)]
pub(crate) struct Bindings {
    /// What the shader model has.
    pub(crate) model: &'static Model,
    /// The ranges.
    pub(crate) ranges: Vec<Range>,
    /// Whether raw and structured buffers must be asked for, and are there.
    pub(crate) asks_for_raw_buffers: bool,
    places: HashMap<ResourceId, usize>,
}

/// A class's operand file, and where the class stands among declarations.
fn file_of(class: ResourceClass) -> File {
    match class {
        ResourceClass::CBuffer => File::ConstantBuffer,
        ResourceClass::Sampler => File::Sampler,
        ResourceClass::Srv => File::Resource,
        ResourceClass::Uav => File::Uav,
    }
}

fn rank(file: File) -> u32 {
    match file {
        File::ConstantBuffer => 0,
        File::Sampler => 1,
        File::Resource => 2,
        _ => 3,
    }
}

impl Bindings {
    /// Finds the resources that functions use, or all of them, and numbers them.
    pub(crate) fn new<'f>(
        ctx: &Context,
        model: &'static Model,
        entry: &EntryPoint,
        funcs: impl IntoIterator<Item = &'f Function>,
        keep_unused: bool,
    ) -> Result<Bindings, Error> {
        let uses = ResourceUses::of(ctx, funcs);
        let mut ranges = Vec::with_capacity(ctx.resources.len());
        for resource in uses.with(ResourceUse::HANDLE) {
            ranges.push(range_of(ctx, resource, uses.get(resource))?);
        }
        place_implicit(ctx, &mut ranges, first_view(model, entry))?;
        if keep_unused {
            for resource in ctx.resources.ids().filter(|&id| !uses.get(id).contains(ResourceUse::HANDLE)) {
                ranges.push(range_of(ctx, resource, uses.get(resource))?);
            }
            place_implicit(ctx, &mut ranges, first_view(model, entry))?;
        }
        ranges.iter().try_for_each(|range| check(ctx, model, entry.stage, range))?;
        sort_by_key(&mut ranges, |range| pair_key(range.space, range.lower));
        sort_by_key(&mut ranges, |range| rank(range.file).into());
        let mut next = [0; 4];
        let mut places = HashMap::default();
        for (place, range) in ranges.iter_mut().enumerate() {
            let number = &mut next[rank(range.file) as usize];
            range.id = *number;
            *number += 1;
            places.insert(range.resource, place);
        }
        let raw = entry.stage == Stage::Compute || ranges.iter().any(|range| is_raw(ctx, range));
        Ok(Bindings { model, asks_for_raw_buffers: model.asks_for_raw_buffers && raw, ranges, places })
    }

    /// The range of a resource.
    pub(crate) fn range(&self, resource: ResourceId) -> Option<Range> {
        self.places.get(&resource).map(|&place| self.ranges[place])
    }
}

/// The first register of writable views: a pixel shader's may stand behind its targets.
fn first_view(model: &Model, entry: &EntryPoint) -> u32 {
    let is_target = |element: &&SignatureElement| element.semantic == Semantic::Target;
    let last = |element: &SignatureElement| {
        element.indices.first().map_or(0, |&first| first.saturating_add(element.rows.max(1)))
    };
    if !model.views_after_targets || entry.stage != Stage::Pixel {
        return 0;
    }
    entry.outputs.iter().filter(is_target).map(last).max().unwrap_or(0)
}

/// Whether a range is of raw or structured buffers.
fn is_raw(ctx: &Context, range: &Range) -> bool {
    let kind = ctx.types.as_resource(ctx.resources[range.resource].ty).map(|ty| ty.kind);
    matches!(kind, Some(ResourceKind::RawBuffer | ResourceKind::StructuredBuffer))
}

/// Refuses what a shader model without ranges does not bind.
fn check(ctx: &Context, model: &Model, stage: Stage, range: &Range) -> Result<(), Error> {
    let resource = &ctx.resources[range.resource];
    let name = || format!("'{}'", ctx.name(resource.name));
    let refuse =
        |what: String| Err(Error::new(resource.loc, kinds::UNSUPPORTED.with(&[&what, &model.version])));
    if model.ranges {
        return Ok(());
    }
    if range.space != 0 {
        return refuse(format!("the register space of {}", name()));
    }
    if range.upper == u32::MAX {
        return refuse(format!("{}, an array of resources without a bound,", name()));
    }
    if range.file == File::Uav && !model.writable_views {
        if stage != Stage::Compute || !is_raw(ctx, range) || range.counter {
            return refuse(format!("{}, a view that is written,", name()));
        }
        if range.upper > 0 {
            return Err(beyond(model, resource, &name(), range.upper, 1));
        }
    }
    match model.registers[rank(range.file) as usize] {
        count if range.upper >= count => Err(beyond(model, resource, &name(), range.upper, count)),
        _ => Ok(()),
    }
}

fn beyond(model: &Model, resource: &Resource, name: &str, register: u32, count: u32) -> Error {
    Error::new(resource.loc, kinds::REGISTER_BEYOND.with(&[&name, &register, &model.version, &count]))
}

fn range_of(ctx: &Context, id: ResourceId, uses: ResourceUse) -> Result<Range, Error> {
    let resource = &ctx.resources[id];
    let Some(ty) = ctx.types.as_resource(resource.ty) else {
        return Err(Error::bug(resource.loc, "a resource without a resource type"));
    };
    if ty.kind == ResourceKind::CBuffer && LayoutRule::CBuffer.size(ctx, ty.element) > 65536 {
        let name = ctx.name(resource.name);
        return Err(Error::new(resource.loc, kinds::CBUFFER_TOO_LARGE.with(&[&name])));
    }
    let lower = resource.lower_bound.unwrap_or(u32::MAX);
    let upper = match resource.count {
        u32::MAX => u32::MAX,
        count => lower.saturating_add(count.max(1) - 1),
    };
    Ok(Range {
        resource: id,
        file: file_of(ty.class()),
        id: 0,
        space: resource.space,
        lower,
        upper,
        explicit: resource.lower_bound.is_some(),
        counter: uses.contains(ResourceUse::COUNTER),
    })
}

/// The registers of a range's class and space that stay free though nothing may use them.
fn reserved(ctx: &Context, own: Range) -> impl Iterator<Item = (u32, u32)> + '_ {
    ctx.resources.values().filter_map(move |resource| {
        let file = file_of(ctx.types.as_resource(resource.ty)?.class());
        let lower = resource.lower_bound.filter(|_| resource.reserved)?;
        let is_near = file == own.file && resource.space == own.space;
        is_near.then(|| (lower, lower.saturating_add(resource.count.max(1) - 1)))
    })
}

/// Gives ranges without a register the first run of free ones, in the order of their declaration.
/// Writable views that no register is stated for begin at `first_view`.
fn place_implicit(ctx: &Context, ranges: &mut [Range], first_view: u32) -> Result<(), Error> {
    for i in 0..ranges.len() {
        if ranges[i].lower != u32::MAX {
            continue;
        }
        let own = ranges[i];
        let count = ctx.resources[own.resource].count;
        let mut taken: Vec<(u32, u32)> = ranges
            .iter()
            .filter(|range| range.lower != u32::MAX && range.file == own.file && range.space == own.space)
            .map(|range| (range.lower, range.upper))
            .collect();
        taken.extend(reserved(ctx, own));
        sort_by_key(&mut taken, |&(from, to)| pair_key(from, to));
        let mut lower = if own.file == File::Uav { first_view } else { 0 };
        for (from, to) in taken {
            if count != u32::MAX && lower.saturating_add(count.max(1)) <= from {
                break;
            }
            lower = lower.max(to.saturating_add(1));
        }
        if lower == u32::MAX {
            let resource = &ctx.resources[own.resource];
            let name = ctx.name(resource.name);
            return Err(Error::new(resource.loc, kinds::NO_REGISTER_LEFT.with(&[&name])));
        }
        ranges[i].lower = lower;
        ranges[i].upper = if count == u32::MAX { u32::MAX } else { lower.saturating_add(count.max(1) - 1) };
    }
    Ok(())
}
