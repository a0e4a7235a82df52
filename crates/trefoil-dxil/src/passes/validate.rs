//! `dxil-post-optimization-validation`: bindings that overlap, counters that go both ways, and ranges of the root signature
//! that overlap.

use super::operations::defined;
use super::rootsig::root_signatures;
use super::target::target_profile;
use crate::import::directions;
use crate::options::BoundResource;
use crate::resources::ResourceTable;
use trefoil_dxcontainer::rootsig::{Content, RootSignature};
use trefoil_ir::{Error, Loc, Module, Stage};

pub(super) fn run(module: &Module) -> Result<(), Vec<Error>> {
    let mut errors = Vec::new();
    counters(module, &mut errors);
    let funcs = defined(module).into_iter().map(|id| &module.functions[id]);
    let table = ResourceTable::build_sorted(&module.ctx, funcs).map_err(|error| vec![error])?;
    for class in &table.classes {
        overlaps(module, class, &mut errors);
    }
    for (_, signature) in root_signatures(module).map_err(|error| vec![error])? {
        ranges(&signature, target_profile(module).0, &mut errors);
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn counters(module: &Module, errors: &mut Vec<Error>) {
    let directions = directions(module);
    for id in module.ctx.resources.ids() {
        let Some(all) = directions.get(&id) else { continue };
        if all.iter().any(|d| d.up) && all.iter().any(|d| !d.up) {
            errors.extend(all.iter().map(|d| {
                let message = "RWStructuredBuffers may increment or decrement their counters, but not both.";
                Error::user(d.loc, message)
            }));
        }
    }
}

/// Reports each pair of one class and space whose registers overlap.
fn overlaps(module: &Module, list: &[BoundResource], errors: &mut Vec<Error>) {
    // Registers that were found stand behind those that were said.
    let mut list: Vec<&BoundResource> = list.iter().collect();
    list.sort_by_key(|b| (b.space, b.lower));
    let end = |b: &BoundResource| b.lower.saturating_add(b.count - 1);
    for (i, first) in list.iter().enumerate() {
        let behind = list[i + 1..].iter();
        for second in behind.take_while(|s| s.space == first.space && s.lower <= end(first)) {
            let name = |b: &BoundResource| module.ctx.name(module.ctx.resources[b.resource].name);
            errors.push(Error::user(
                module.ctx.resources[second.resource].loc,
                format!(
                    "resource {} at register {} overlaps with resource {} at register {} in space {}",
                    name(first),
                    first.lower,
                    name(second),
                    second.lower,
                    first.space
                ),
            ));
        }
    }
}

/// A range of registers of one class: class, space, first, last.
type Registers = (u32, u32, u32, u32);

fn ranges(signature: &RootSignature, stage: Stage, errors: &mut Vec<Error>) {
    let mut all: Vec<Registers> = Vec::new();
    let visibility = match stage {
        Stage::Vertex => 1,
        Stage::Hull => 2,
        Stage::Domain => 3,
        Stage::Geometry => 4,
        Stage::Pixel => 5,
        Stage::Amplification => 6,
        Stage::Mesh => 7,
        _ => 0,
    };
    for parameter in signature.parameters.iter().filter(|p| p.visibility == 0 || p.visibility == visibility) {
        match &parameter.content {
            Content::Constants { register, space, .. } => all.push((2, *space, *register, *register)),
            Content::Descriptor { ty, register, space, .. } => {
                // Constant buffers are 2 here and there; the views differ by three.
                let class = if *ty == 2 { 2 } else { ty - 3 };
                all.push((class, *space, *register, *register));
            }
            Content::Table(ranges) => all.extend(ranges.iter().map(|r| {
                let last = match r.count {
                    u32::MAX => u32::MAX,
                    count => r.register.saturating_add(count.max(1) - 1),
                };
                (r.ty, r.space, r.register, last)
            })),
        }
    }
    all.extend(signature.samplers.iter().map(|s| (3, s.space, s.register, s.register)));
    all.sort_unstable();
    for pair in all.windows(2) {
        let (first, second) = (pair[0], pair[1]);
        if (first.0, first.1) == (second.0, second.1) && second.2 <= first.3 {
            let text = |r: Registers| {
                let class = ["SRV", "UAV", "CBV", "Sampler"].get(r.0 as usize).unwrap_or(&"");
                format!("resource {class} (space={}, registers=[{}, {}])", r.1, r.2, r.3)
            };
            errors.push(Error::user(Loc::NONE, format!("{} overlaps with {}", text(second), text(first))));
        }
    }
}
