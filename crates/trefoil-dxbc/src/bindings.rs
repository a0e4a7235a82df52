//! The ranges of descriptors that the entry uses, with their ids in the byte code.

use crate::kinds;
use crate::program::File;
use trefoil_ir::{
    Context, Error, Function, HashMap, LayoutRule, ResourceClass, ResourceId, ResourceKind, ResourceUse,
    ResourceUses, pair_key, sort_by_key,
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
#[derive(Debug, Default)]
pub(crate) struct Bindings {
    /// The ranges.
    pub(crate) ranges: Vec<Range>,
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
    /// Finds the resources that functions use and numbers them.
    pub(crate) fn new<'f>(
        ctx: &Context,
        funcs: impl IntoIterator<Item = &'f Function>,
    ) -> Result<Bindings, Error> {
        let uses = ResourceUses::of(ctx, funcs);
        let mut ranges = Vec::with_capacity(ctx.resources.len());
        for resource in uses.with(ctx, ResourceUse::HANDLE) {
            ranges.push(range_of(ctx, resource, uses.get(resource))?);
        }
        place_implicit(ctx, &mut ranges)?;
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
        Ok(Bindings { ranges, places })
    }

    /// The range of a resource.
    pub(crate) fn range(&self, resource: ResourceId) -> Option<Range> {
        self.places.get(&resource).map(|&place| self.ranges[place])
    }
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
fn place_implicit(ctx: &Context, ranges: &mut [Range]) -> Result<(), Error> {
    for i in 0..ranges.len() {
        if ranges[i].explicit {
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
        let mut lower = 0u32;
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
