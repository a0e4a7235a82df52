//! Resources that share registers: Direct3D binds each register once, so that two resources that a shader uses may not have the
//! same. What the passes found to be dead may lie anywhere.

use crate::kinds;
use trefoil_ir::{Context, Error, Function, ResourceId, ResourceUse, ResourceUses, pair_key, sort_by_key};

/// Where a resource is bound, by class, space and first register, with its last register.
type Range = ((u32, u32, u32), u32, ResourceId);

/// Adds an error for each resource that the functions use and whose registers another one of them has, or which are more than
/// there are.
pub(crate) fn check<'f>(
    ctx: &Context,
    funcs: impl IntoIterator<Item = &'f Function>,
    errors: &mut Vec<Error>,
) {
    // Nearly no module declares any that overlap: only then it matters which are used.
    let is_long = ctx.resources.ids().any(|id| goes_past(ctx, id));
    if !is_long && pairs(ctx.resources.ids().filter_map(|id| range(ctx, id)).collect()).is_empty() {
        return;
    }
    let uses = ResourceUses::of(ctx, funcs);
    for id in uses.with(ResourceUse::HANDLE).filter(|&id| goes_past(ctx, id)) {
        let this = &ctx.resources[id];
        let (name, first) = (ctx.name(this.name), this.lower_bound.unwrap_or(0));
        let what = kinds::REGISTERS_PAST_END.with(&[&this.count, &name, &first, &this.space]);
        errors.push(Error::new(this.loc, what));
    }
    let mut found = pairs(uses.with(ResourceUse::HANDLE).filter_map(|id| range(ctx, id)).collect());
    sort_by_key(&mut found, |(this, other)| pair_key(this.as_u32(), other.as_u32()));
    for (this, other) in found {
        let (this, other) = (&ctx.resources[this], &ctx.resources[other]);
        let register = |r: &trefoil_ir::Resource| r.lower_bound.unwrap_or(0);
        let (name, with) = (ctx.name(this.name), ctx.name(other.name));
        let what =
            kinds::RESOURCE_OVERLAP.with(&[&name, &register(this), &with, &register(other), &this.space]);
        errors.push(Error::new(this.loc, what));
    }
}

/// The resources, given in their order, that have registers of another, each with that one.
fn pairs(mut ranges: Vec<Range>) -> Vec<(ResourceId, ResourceId)> {
    sort_by_key(&mut ranges, |&(_, high, _)| high.into());
    sort_by_key(&mut ranges, |&((_, space, low), ..)| pair_key(space, low));
    sort_by_key(&mut ranges, |&((class, ..), ..)| class.into());
    let mut furthest: Option<Range> = None;
    let mut found = Vec::new();
    for range in ranges {
        let ((class, space, low), high, id) = range;
        match furthest {
            Some(((c, s, _), last, other)) if (c, s) == (class, space) && last >= low => {
                found.push((id.max(other), id.min(other)));
                if high > last {
                    furthest = Some(range);
                }
            }
            _ => furthest = Some(range),
        }
    }
    found
}

/// Whether a resource has so many registers that the last would be beyond the space's last.
fn goes_past(ctx: &Context, id: ResourceId) -> bool {
    let Some(((.., low), ..)) = range(ctx, id) else { return false };
    let count = ctx.resources[id].count;
    count != u32::MAX && count > 1 && low.checked_add(count - 1).is_none()
}

/// The registers that the source gives to a resource.
fn range(ctx: &Context, id: ResourceId) -> Option<Range> {
    let resource = &ctx.resources[id];
    // The last register stands for none: a library's resources may have none until it is linked, though the source says their space.
    if resource.lower_bound == Some(u32::MAX) {
        return None;
    }
    let class = ctx.types.as_resource(resource.ty)?.class().index() as u32;
    let low = resource.lower_bound?;
    Some(((class, resource.space, low), low.saturating_add(resource.count.saturating_sub(1)), id))
}
