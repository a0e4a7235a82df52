//! `dxil-post-optimization-validation`: bindings that overlap, counters that go both up and down, and what the root signature has
//! twice or has no room for.

use super::rootsig::root_signatures;
use super::rootsig_check::class_name;
use crate::kinds;
use trefoil_dxcontainer::rootsig::access;
use trefoil_dxcontainer::rootsig::{Content, RootSignature};
use trefoil_dxil::module::defined;
use trefoil_dxil::module::target::target_profile;
use trefoil_dxil::options::BoundResource;
use trefoil_dxil::resources::ResourceTable;
use trefoil_ir::{Error, Loc, Module, ResourceKind, ResourceUse, ResourceUses, Stage, pair_key, sort_by_key};

pub(super) fn run(module: &Module) -> Result<(), Vec<Error>> {
    let mut errors = Vec::new();
    counters(module, &mut errors);
    let funcs = defined(module).into_iter().map(|id| &module.functions[id]);
    let table = ResourceTable::build_sorted(&module.ctx, funcs).map_err(|error| vec![error])?;
    for class in &table.classes {
        overlaps(module, class, &mut errors);
    }
    let stage = target_profile(module).0;
    for (func, signature) in root_signatures(module)? {
        let all = registers(&signature, stage);
        ranges(&all, &mut errors);
        // In a library each entry has its own, and resources get their bindings when it is linked.
        let entry = module.entries.first().is_none_or(|e| e.func == func);
        if stage != Stage::Library && entry {
            bound(module, &table, &all, &signature, stage, &mut errors);
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn counters(module: &Module, errors: &mut Vec<Error>) {
    let uses = ResourceUses::of(&module.ctx, module.functions.values());
    for id in uses.with(ResourceUse::COUNTS_UP.union(ResourceUse::COUNTS_DOWN)) {
        let steps = uses.counter_steps().iter().filter(|step| step.resource == id);
        errors.extend(steps.map(|step| Error::new(step.loc, &kinds::COUNTER_BOTH_WAYS)));
    }
}

/// Reports each pair of one class and space whose registers overlap.
fn overlaps(module: &Module, list: &[BoundResource], errors: &mut Vec<Error>) {
    // Registers that were found stand after those that were said.
    let mut list: Vec<&BoundResource> = list.iter().collect();
    for b in list.iter().filter(|b| b.count != u32::MAX && b.lower.checked_add(b.count - 1).is_none()) {
        let message = kinds::REGISTERS_PAST_END.with(&[&b.count, &b.lower, &b.space]);
        errors.push(Error::new(module.ctx.resources[b.resource].loc, message));
    }
    sort_by_key(&mut list, |b| pair_key(b.space, b.lower));
    let end = |b: &BoundResource| b.lower.saturating_add(b.count - 1);
    for (i, first) in list.iter().enumerate() {
        let following = list[i + 1..].iter();
        for second in following.take_while(|s| s.space == first.space && s.lower <= end(first)) {
            let name = |b: &BoundResource| module.ctx.name(module.ctx.resources[b.resource].name);
            errors.push(Error::new(
                module.ctx.resources[second.resource].loc,
                kinds::RESOURCE_OVERLAP.with(&[
                    &name(first),
                    &first.lower,
                    &name(second),
                    &second.lower,
                    &first.space,
                ]),
            ));
        }
    }
}

/// A range of registers of one class, and whether it is a descriptor in the root.
#[derive(Clone, Copy)]
struct Registers {
    class: u32,
    space: u32,
    first: u32,
    last: u32,
    in_root: bool,
}

/// The registers that a signature has for a stage, in order.
fn registers(signature: &RootSignature, stage: Stage) -> Vec<Registers> {
    let mut all = Vec::new();
    let (visibility, _) = access(stage);
    let one = |class, space, register, in_root| Registers {
        class,
        space,
        first: register,
        last: register,
        in_root,
    };
    for parameter in signature.parameters.iter().filter(|p| p.visibility == 0 || p.visibility == visibility) {
        match &parameter.content {
            Content::Constants { register, space, .. } => all.push(one(2, *space, *register, true)),
            Content::Descriptor { ty, register, space, .. } => {
                // Constant buffers are 2 here and there; the views differ by three.
                let class = if *ty == 2 { 2 } else { ty - 3 };
                all.push(one(class, *space, *register, true));
            }
            Content::Table(ranges) => all.extend(ranges.iter().map(|r| {
                let last = match r.count {
                    u32::MAX => u32::MAX,
                    count => r.register.saturating_add(count.max(1) - 1),
                };
                Registers { class: r.ty, space: r.space, first: r.register, last, in_root: false }
            })),
        }
    }
    all.extend(signature.samplers.iter().map(|s| one(3, s.space, s.register, false)));
    // Each sort is stable: the last key decides first.
    sort_by_key(&mut all, |r| u64::from(r.last) << 1 | u64::from(r.in_root));
    sort_by_key(&mut all, |r| pair_key(r.space, r.first));
    sort_by_key(&mut all, |r| r.class.into());
    all
}

/// Reports ranges that overlap.
fn ranges(all: &[Registers], errors: &mut Vec<Error>) {
    for pair in all.windows(2) {
        let (first, second) = (pair[0], pair[1]);
        if (first.class, first.space) == (second.class, second.space) && second.first <= first.last {
            let text = |r: Registers| {
                format!(
                    "resource {} (space={}, registers=[{}, {}])",
                    class_name(r.class),
                    r.space,
                    r.first,
                    r.last
                )
            };
            errors.push(Error::new(Loc::NONE, kinds::BINDING_OVERLAP.with(&[&text(second), &text(first)])));
        }
    }
}

/// Reports resources that the signature has no room for, or none of their kind, or that the stage may not see.
fn bound(
    module: &Module,
    table: &ResourceTable,
    all: &[Registers],
    signature: &RootSignature,
    stage: Stage,
    errors: &mut Vec<Error>,
) {
    let mut some = false;
    for b in table.all() {
        let resource = &module.ctx.resources[b.resource];
        let Some(ty) = module.ctx.types.as_resource(resource.ty) else { continue };
        let class = ty.class() as u32;
        let last = if b.count == u32::MAX { u32::MAX } else { b.lower.saturating_add(b.count - 1) };
        let fits =
            |r: &&Registers| (r.class, r.space) == (class, b.space) && r.first <= b.lower && last <= r.last;
        let name = class_name(class);
        let Some(found) = all.iter().find(fits) else {
            let message = kinds::NOT_IN_ROOT_SIGNATURE.with(&[&name, &b.lower, &b.space]);
            errors.push(Error::new(resource.loc, message));
            continue;
        };
        let buffer = matches!(ty.kind, ResourceKind::RawBuffer | ResourceKind::StructuredBuffer);
        if class < 2 && found.in_root && !buffer {
            let message = kinds::ROOT_DESCRIPTOR_TYPE.with(&[&name, &b.lower, &b.space, &name]);
            errors.push(Error::new(resource.loc, message));
            continue;
        }
        some = true;
    }
    if some && signature.flags & access(stage).1 != 0 {
        let message = &kinds::ROOT_ACCESS_DENIED;
        errors.push(Error::new(Loc::NONE, message));
    }
}
