//! The tables of resources: numbers, kinds, types, registers.

use crate::Rule;
use crate::program::{Program, Resource};
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::Ty;
use trefoil_facts::{ComponentType, ResourceClass, ResourceKind, Stage};

/// The largest element of a structured buffer, in bytes.
const MAX_STRIDE: i64 = 2048;
/// The largest texel, in bytes.
const MAX_TEXEL: u64 = 16;
/// The largest constant buffer, in bytes.
const MAX_CBUFFER: i64 = 65536;

pub(super) fn check(program: &Program<'_>, report: &mut Report) {
    for class in ResourceClass::ALL {
        for (next, resource) in (0i64..).zip(program.resources.iter().filter(|r| r.class == class)) {
            if resource.id != next {
                report.whole(Rule::MetaDenseResIds, &[&resource.label()]);
            }
        }
        overlaps(program, class, report);
    }
    program.resources.iter().for_each(|resource| one(program, resource, report));
}

/// The last register of a range; `u32::MAX` where it is unbounded.
fn upper(resource: &Resource<'_>) -> u32 {
    match resource.count {
        u32::MAX => u32::MAX,
        count => resource.lower.saturating_add(count.saturating_sub(1)),
    }
}

fn overlaps(program: &Program<'_>, class: ResourceClass, report: &mut Report) {
    // Ranges of a library may have no register yet.
    let is_placed = |r: &&Resource<'_>| r.class == class && !(program.is_library() && r.lower == u32::MAX);
    let mut ranges: Vec<&Resource<'_>> = program.resources.iter().filter(is_placed).collect();
    ranges.sort_by_key(|r| (r.space, r.lower));
    let mut last: Option<(&Resource<'_>, u32)> = None;
    for range in ranges {
        let end = upper(range);
        if let Some((before, so_far)) = last
            && before.space == range.space
        {
            if range.lower <= so_far {
                report.whole(Rule::SmResourceRangeOverlap, &[&range.label(), &before.label()]);
            }
            last = Some((range, end.max(so_far)));
        } else {
            last = Some((range, end));
        }
    }
}

fn one(program: &Program<'_>, resource: &Resource<'_>, report: &mut Report) {
    let mut say = |rule: Rule| report.whole(rule, &[&resource.label()]);
    // Ranges of a library may have no register yet.
    let is_bound = !program.is_library() && resource.count != u32::MAX;
    if is_bound && resource.lower.checked_add(resource.count.saturating_sub(1)).is_none() {
        say(Rule::SmResourceRangeOverlap);
    }
    match resource.class {
        ResourceClass::CBuffer => {
            if resource.detail as u32 as i64 > MAX_CBUFFER {
                say(Rule::SmCBufferSize);
            }
            return;
        }
        ResourceClass::Sampler => {
            if !(0..=2).contains(&resource.detail) {
                say(Rule::MetaValidSamplerMode);
            }
            return;
        }
        ResourceClass::Srv | ResourceClass::Uav => {}
    }
    let is_uav = resource.class == ResourceClass::Uav;
    let Some(kind) = resource.kind() else { return say(Rule::SmInvalidResourceKind) };
    match kind {
        ResourceKind::CBuffer | ResourceKind::Sampler | ResourceKind::SamplerComparison => {
            say(Rule::SmInvalidResourceKind);
        }
        ResourceKind::TextureCube | ResourceKind::TextureCubeArray if is_uav => {
            say(Rule::SmInvalidTextureKindOnUAV);
        }
        ResourceKind::StructuredBuffer => match resource.stride {
            Some(stride) if !(0..=MAX_STRIDE).contains(&stride) => {
                say(Rule::MetaStructBufAlignmentOutOfBound)
            }
            Some(stride) if stride % 4 != 0 && program.uses_min_precision() => {
                say(Rule::MetaStructBufAlignment);
            }
            Some(_) | None => {}
        },
        kind if kind.is_typed() => {
            typed(resource, &mut say);
            if texel(program, resource).is_some_and(|bytes| bytes > MAX_TEXEL) {
                say(Rule::MetaTextureType);
            }
        }
        ResourceKind::AccelerationStructure | ResourceKind::TBuffer => typed(resource, &mut say),
        _ => {}
    }
    if kind.is_feedback() && !is_uav {
        say(Rule::SmInvalidResourceCompType);
    }
    if kind.is_feedback() && !matches!(resource.feedback, None | Some(0..=1)) {
        say(Rule::SmInvalidSamplerFeedbackType);
    }
    let is_ms = matches!(kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray);
    if !is_uav && resource.detail != 0 && !is_ms && kind != ResourceKind::AccelerationStructure {
        say(Rule::SmSampleCountOnlyOn2DMS);
    }
    if resource.has_counter && kind != ResourceKind::StructuredBuffer {
        say(Rule::SmCounterOnlyOnStructBuf);
    }
    if resource.has_counter && resource.is_coherent {
        say(Rule::MetaCoherenceNotOnAppendConsume);
    }
    if resource.is_ordered && !matches!(program.stage, Stage::Pixel | Stage::Library) {
        say(Rule::SmROVOnlyInPS);
    }
}

/// The bytes of what a texture or typed buffer holds.
fn texel(program: &Program<'_>, resource: &Resource<'_>) -> Option<u64> {
    match program.module.ty(program.element(resource.ty)) {
        Ty::Struct { fields, .. } => Some(program.sizes.alloc(*fields.first()?)),
        _ => None,
    }
}

fn typed(resource: &Resource<'_>, say: &mut impl FnMut(Rule)) {
    let of_texels = matches!(
        component(resource),
        Some(
            ComponentType::I16
                | ComponentType::U16
                | ComponentType::I32
                | ComponentType::U32
                | ComponentType::I64
                | ComponentType::U64
                | ComponentType::F16
                | ComponentType::F32
                | ComponentType::F64
                | ComponentType::SNormF32
                | ComponentType::UNormF32
                | ComponentType::PackedS8x32
                | ComponentType::PackedU8x32
        )
    );
    if !of_texels {
        say(Rule::SmInvalidResourceCompType);
    }
}

fn component(resource: &Resource<'_>) -> Option<ComponentType> {
    ComponentType::from_number(u32::try_from(resource.component?).ok()?)
}
