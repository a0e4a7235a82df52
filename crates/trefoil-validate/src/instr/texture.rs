//! Operations on textures: kinds, samplers, coordinates, offsets.

use super::handle::{Properties, properties};
use super::{At, resource};
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::Constant;
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
        DxilOp::TextureGather => gather(at, (of(1), of(2)), arguments, false, report),
        DxilOp::TextureGatherCmp => gather(at, (of(1), of(2)), arguments, true, report),
        DxilOp::TextureLoad => load(at, of(1), arguments, report),
        DxilOp::TextureStore => store(at, of(1), arguments, report),
        DxilOp::CalculateLOD => lod(at, (of(1), of(2)), arguments, report),
        DxilOp::GetDimensions => dimensions(at, of(1), arguments, report),
        _ => {}
    }
    match op {
        DxilOp::SampleBias => bias(at, arguments.get(10), report),
        DxilOp::SampleCmpBias => bias(at, arguments.get(11), report),
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

/// How many offsets a kind takes: cubes none.
fn offsets_of(kind: ResourceKind) -> u32 {
    match kind {
        ResourceKind::TextureCube | ResourceKind::TextureCubeArray => 0,
        kind => kind.dimensions(),
    }
}

/// Offsets of a sample or a load: none, or as many as the kind has; before 6.7 constants from -8 to 7.
fn offsets(at: &At<'_>, arguments: &[u32], first: usize, kind: ResourceKind, report: &mut Report) {
    let Some(&[x, y, z]) = arguments.get(first..first + 3) else { return };
    let has_any = !at.body.is_undef(x);
    let is_free = at.body.program.model >= ShaderModel::new(6, 7);
    let check = |value: u32, report: &mut Report| {
        let is_small = at.body.int(value).is_some_and(|offset| (-8..=7).contains(&offset));
        if !is_free && !is_small {
            at.say(report, Rule::InstrTextureOffset, &[]);
        }
    };
    if has_any {
        check(x, report);
    }
    for (place, value) in (1..).zip([y, z]) {
        match (place < offsets_of(kind), at.body.is_undef(value)) {
            (true, true) if has_any => at.say(report, Rule::InstrResourceOffsetMiss, &[]),
            (true, false) if has_any => check(value, report),
            (false, false) => at.say(report, Rule::InstrResourceOffsetTooMany, &[]),
            _ => {}
        }
    }
}

/// Constants that are added to the level of detail.
fn bias(at: &At<'_>, value: Option<&u32>, report: &mut Report) {
    let constant = value.and_then(|&id| at.body.constant(id));
    let bias = match constant {
        Some(Constant::Float(bits)) => f32::from_bits(*bits as u32),
        _ => return,
    };
    if !(-16.0..=15.99).contains(&bias) {
        at.say(report, Rule::InstrImmBiasForSampleB, &[&bias]);
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
    use ComponentType::*;
    // Integers can be sampled since 6.7.
    let since_6_7 = at.body.program.model >= ShaderModel::new(6, 7) && !compares;
    let right = match of.component {
        F16 | F32 | SNormF16 | UNormF16 | SNormF32 | UNormF32 => true,
        I16 | U16 | I32 | U32 => since_6_7,
        Invalid | I1 | I64 | U64 | F64 | SNormF64 | UNormF64 | PackedS8x32 | PackedU8x32 => false,
    };
    if !right {
        at.say(report, Rule::InstrSampleCompType, &[]);
    }
    defined(at, arguments, (3, 4), of.kind.coordinates(), COORDINATES, report);
    offsets(at, arguments, 7, of.kind, report);
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
    let Some(&[x, y]) = arguments.get(7..9) else { return };
    let is_cube = matches!(of.kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
    let (has_x, has_y) = (!at.body.is_undef(x), !at.body.is_undef(y));
    if is_cube && (has_x || has_y) {
        at.say(report, Rule::InstrResourceOffsetTooMany, &[]);
    } else if !is_cube && has_x && !has_y {
        at.say(report, Rule::InstrResourceOffsetMiss, &[]);
    }
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
    offsets(at, arguments, 6, of.kind, report);
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
    let may_compare = at.body.program.model >= ShaderModel::new(6, 8);
    if with.is_some_and(|with| with.class != ResourceClass::Sampler || with.compares && !may_compare) {
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
    use ResourceKind::*;
    let level = arguments.get(2).is_some_and(|&id| !at.body.is_undef(id));
    match of.kind {
        kind if kind.is_texture() => {}
        TypedBuffer | RawBuffer | StructuredBuffer | TBuffer => {
            if level {
                at.say(report, Rule::InstrMipLevelForGetDimension, &[]);
            }
        }
        _ => at.say(report, Rule::InstrResourceKindForGetDim, &[]),
    }
}
