//! Operations on textures: kinds, samplers, coordinates, offsets.

use super::handle::{Properties, properties};
use super::{At, resource};
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::{ComponentType, ResourceClass, ResourceKind, ShaderModel};

pub(super) fn check(at: &At<'_>, op: DxilOp, arguments: &[u32], report: &mut Report) {
    let of = |place: usize| arguments.get(place).and_then(|&id| properties(at.body, id));
    match op {
        DxilOp::Sample | DxilOp::SampleBias | DxilOp::SampleLevel | DxilOp::SampleGrad => {
            sample(at, (of(1), of(2)), arguments, false, report);
        }
        DxilOp::SampleCmp
        | DxilOp::SampleCmpLevelZero
        | DxilOp::SampleCmpLevel
        | DxilOp::SampleCmpGrad
        | DxilOp::SampleCmpBias => sample(at, (of(1), of(2)), arguments, true, report),
        DxilOp::TextureGather | DxilOp::TextureGatherRaw => {
            gather(at, (of(1), of(2)), arguments, false, report)
        }
        DxilOp::TextureGatherCmp => gather(at, (of(1), of(2)), arguments, true, report),
        DxilOp::TextureLoad => load(at, of(1), arguments, report),
        DxilOp::TextureStore => store(at, of(1), arguments, report),
        DxilOp::CalculateLOD => lod(at, (of(1), of(2)), arguments, report),
        DxilOp::GetDimensions => dimensions(at, of(1), arguments, report),
        _ => {}
    }
}

/// Coordinates and offsets are there as far as the kind has them.
fn defined(
    at: &At<'_>,
    arguments: &[u32],
    (first, places): (usize, usize),
    count: u32,
    (missing, too_many): (Rule, Rule),
    report: &mut Report,
) {
    let Some(values) = arguments.get(first..first + places) else { return };
    for (place, &value) in values.iter().enumerate() {
        let undefined = at.body.is_undef(value);
        if undefined && (place as u32) < count {
            at.say(report, missing, &[]);
        } else if !undefined && (place as u32) >= count {
            at.say(report, too_many, &[]);
        }
    }
}

/// As [`defined`], of coordinates that may be undefined.
fn too_many(
    at: &At<'_>,
    arguments: &[u32],
    (first, places): (usize, usize),
    count: u32,
    report: &mut Report,
) {
    let after = arguments.get(first..first + places).and_then(|values| values.get(count as usize..));
    if after.unwrap_or(&[]).iter().any(|&value| !at.body.is_undef(value)) {
        at.say(report, Rule::InstrResourceCoordinateTooMany, &[]);
    }
}

const COORDINATES: (Rule, Rule) = (Rule::InstrResourceCoordinateMiss, Rule::InstrResourceCoordinateTooMany);
const OFFSETS: (Rule, Rule) = (Rule::InstrResourceOffsetMiss, Rule::InstrResourceOffsetTooMany);

/// How many offsets a kind takes: cubes none.
fn offsets_of(kind: ResourceKind) -> u32 {
    match kind {
        ResourceKind::TextureCube | ResourceKind::TextureCubeArray => 0,
        kind => kind.dimensions(),
    }
}

fn offsets(
    at: &At<'_>,
    arguments: &[u32],
    first: usize,
    places: usize,
    kind: ResourceKind,
    report: &mut Report,
) {
    let Some(values) = arguments.get(first..first + places) else { return };
    // No offset at all is none; a load takes them in part.
    let is_load = first == 6;
    if !is_load && values.iter().any(|&id| !at.body.is_undef(id)) {
        defined(at, arguments, (first, places), offsets_of(kind), OFFSETS, report);
    }
    // Offsets of any size are one of the texture operations that 6.7 added.
    if at.body.program.model >= ShaderModel::new(6, 7) {
        return;
    }
    for &value in values {
        if at.body.int(value).is_some_and(|n| !(-8..=7).contains(&n)) {
            at.say(report, Rule::InstrTextureOffset, &[]);
        }
    }
}

fn sampler(at: &At<'_>, sampler: Option<Properties>, compares: bool, report: &mut Report) {
    let Some(sampler) = sampler else { return };
    if sampler.class != ResourceClass::Sampler || sampler.compares != compares {
        let rule = if compares { Rule::InstrSamplerModeForSampleC } else { Rule::InstrSamplerModeForSample };
        at.say(report, rule, &[]);
    }
}

fn sample(
    at: &At<'_>,
    (of, with): (Option<Properties>, Option<Properties>),
    arguments: &[u32],
    compares: bool,
    report: &mut Report,
) {
    sampler(at, with, compares, report);
    let Some(of) = of else { return };
    if of.class != ResourceClass::Srv {
        at.say(report, Rule::InstrResourceClassForSamplerGather, &[]);
    }
    let fits = of.kind.is_texture()
        && !of.kind.is_multisampled()
        && !(compares && of.kind == ResourceKind::Texture3D);
    if !fits {
        let rule =
            if compares { Rule::InstrResourceKindForSampleC } else { Rule::InstrResourceKindForSample };
        return at.say(report, rule, &[]);
    }
    // Integers can be sampled since 6.7.
    let is_wide =
        matches!(of.component, ComponentType::F64 | ComponentType::SNormF64 | ComponentType::UNormF64);
    if (is_wide || !of.component.is_float()) && at.body.program.model < ShaderModel::new(6, 7) {
        at.say(report, Rule::InstrSampleCompType, &[]);
    }
    defined(at, arguments, (3, 4), of.kind.coordinates(), COORDINATES, report);
    offsets(at, arguments, 7, 3, of.kind, report);
}

fn gather(
    at: &At<'_>,
    (of, with): (Option<Properties>, Option<Properties>),
    arguments: &[u32],
    compares: bool,
    report: &mut Report,
) {
    sampler(at, with, compares, report);
    let Some(of) = of else { return };
    if of.class != ResourceClass::Srv {
        at.say(report, Rule::InstrResourceClassForSamplerGather, &[]);
    }
    let fits = matches!(
        of.kind,
        ResourceKind::Texture2D
            | ResourceKind::Texture2DArray
            | ResourceKind::TextureCube
            | ResourceKind::TextureCubeArray
    );
    if !fits {
        return at.say(report, Rule::InstrResourceKindForGather, &[]);
    }
    defined(at, arguments, (3, 4), of.kind.coordinates(), COORDINATES, report);
}

/// `textureLoad(srv, mip or sample, coordinates, offsets)`
fn load(at: &At<'_>, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    let Some(of) = of else { return };
    if !matches!(of.class, ResourceClass::Srv | ResourceClass::Uav) {
        at.say(report, Rule::InstrResourceClassForLoad, &[]);
    }
    let is_cube = matches!(of.kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
    if !of.kind.is_texture() || is_cube {
        return at.say(report, Rule::InstrResourceKindForTextureLoad, &[]);
    }
    let level = arguments.get(2).is_some_and(|&id| !at.body.is_undef(id));
    let is_uav = of.class == ResourceClass::Uav;
    if of.kind.is_multisampled() {
        if !level {
            at.say(report, Rule::InstrSampleIndexForLoad2DMS, &[]);
        }
    } else if is_uav && level {
        at.say(report, Rule::InstrMipOnUAVLoad, &[]);
    }
    too_many(at, arguments, (3, 3), of.kind.coordinates(), report);
    let offset = arguments.get(6..9).is_some_and(|values| values.iter().any(|&id| !at.body.is_undef(id)));
    if is_uav && offset {
        at.say(report, Rule::InstrOffsetOnUAVLoad, &[]);
    }
    offsets(at, arguments, 6, 3, of.kind, report);
}

/// `textureStore(uav, coordinates, values, mask)`
fn store(at: &At<'_>, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    resource::values(at, arguments, 5, of, report);
    let Some(of) = of else { return };
    if of.class != ResourceClass::Uav {
        at.say(report, Rule::InstrResourceClassForUAVStore, &[]);
    }
    let fits = of.kind.is_texture() && !of.kind.is_multisampled();
    let is_cube = matches!(of.kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
    if !fits || is_cube {
        at.say(report, Rule::InstrResourceKindForTextureStore, &[]);
    }
}

fn lod(
    at: &At<'_>,
    (of, with): (Option<Properties>, Option<Properties>),
    arguments: &[u32],
    report: &mut Report,
) {
    if with.is_some_and(|with| with.class != ResourceClass::Sampler) {
        at.say(report, Rule::InstrSamplerModeForLOD, &[]);
    }
    let Some(of) = of else { return };
    if of.class != ResourceClass::Srv {
        at.say(report, Rule::InstrResourceClassForSamplerGather, &[]);
    }
    if !of.kind.is_texture() || of.kind.is_multisampled() {
        return at.say(report, Rule::InstrResourceKindForCalcLOD, &[]);
    }
    defined(at, arguments, (3, 3), of.kind.dimensions(), COORDINATES, report);
}

fn dimensions(at: &At<'_>, of: Option<Properties>, arguments: &[u32], report: &mut Report) {
    let Some(of) = of else { return };
    if !matches!(of.class, ResourceClass::Srv | ResourceClass::Uav) {
        return at.say(report, Rule::InstrResourceKindForGetDim, &[]);
    }
    let level = arguments.get(2).is_some_and(|&id| !at.body.is_undef(id));
    if !of.kind.is_texture() && level {
        at.say(report, Rule::InstrMipLevelForGetDimension, &[]);
    }
}
