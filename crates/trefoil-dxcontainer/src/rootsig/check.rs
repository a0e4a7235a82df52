//! The rules of root signatures: by themselves, and for the bindings of a shader. They are those of DXC's validator and of
//! Direct3D 12 when it creates pipelines.

use super::{Content, Range, RootSignature, StaticSampler, kinds};
use crate::psv::{Binding, ResourceType};
use std::fmt::{self, Display};
use trefoil_diag::{Kind, Message};
use trefoil_facts::Stage;

/// The flag of a local root signature.
pub const LOCAL: u32 = 0x80;
/// All flags.
const ALL_FLAGS: u32 = 0xfff;
/// The first of the register spaces that are reserved for the system.
const RESERVED_SPACES: u32 = 0xffff_fff0;
const UNBOUNDED: u32 = u32::MAX;
const APPEND: u32 = u32::MAX;
/// The class of samplers among ranges.
const SAMPLER: u32 = 3;
const DESCRIPTORS_VOLATILE: u32 = 0x1;
const DATA_STATIC: u32 = 0x8;
const DATA_FLAGS: u32 = 0xe;
/// All flags of a range; the last one keeps the checks of buffers' bounds.
const RANGE_FLAGS: u32 = DESCRIPTORS_VOLATILE | DATA_FLAGS | 0x1_0000;

/// The stages by their number as a shader visibility: the name, and the flag that denies them access to the root. 0 is all
/// stages, and the visibility of compute shaders.
const VISIBILITIES: [(&str, u32); 8] = [
    ("all", 0),
    ("vertex", 0x2),
    ("hull", 0x4),
    ("domain", 0x8),
    ("geometry", 0x10),
    ("pixel", 0x20),
    ("amplification", 0x100),
    ("mesh", 0x200),
];

/// The number of a stage as a shader visibility, and the flag that denies it access to the root.
pub const fn access(stage: Stage) -> (u32, u32) {
    let number = visibility(stage);
    (number, VISIBILITIES[number as usize].1)
}

const fn visibility(stage: Stage) -> u32 {
    match stage {
        Stage::Vertex => 1,
        Stage::Hull => 2,
        Stage::Domain => 3,
        Stage::Geometry => 4,
        Stage::Pixel => 5,
        Stage::Amplification => 6,
        Stage::Mesh => 7,
        Stage::Compute
        | Stage::Library
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable
        | Stage::Node => 0,
    }
}

/// The element of a root signature that binds registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// A range of a descriptor table: the root parameter and the range.
    Range(usize, usize),
    /// A descriptor, by its root parameter.
    Descriptor(usize),
    /// Constants, by their root parameter.
    Constants(usize),
    /// A static sampler.
    Sampler(usize),
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Range(parameter, range) => write!(f, "range {range} of root parameter {parameter}"),
            Place::Descriptor(parameter) | Place::Constants(parameter) => {
                write!(f, "root parameter {parameter}")
            }
            Place::Sampler(sampler) => write!(f, "static sampler {sampler}"),
        }
    }
}

/// A range of registers that a root signature binds.
#[derive(Clone, Copy, Debug)]
struct Registers {
    class: u32,
    visibility: u32,
    space: u32,
    first: u32,
    last: u32,
    place: Place,
}

impl Registers {
    fn key(&self) -> (u32, u32, u32) {
        (self.class, self.space, self.first)
    }

    fn is_seen_by(&self, visibility: u32) -> bool {
        self.visibility == 0 || self.visibility == visibility
    }
}

/// `b0`, `t3 to t5` or `u0 and all after it`.
fn spelled(class: u32, first: u32, last: u32) -> String {
    let letter = ["t", "u", "b", "s"].get(class as usize).copied().unwrap_or("?");
    match last {
        _ if first == last => format!("{letter}{first}"),
        UNBOUNDED => format!("{letter}{first} and all after it"),
        _ => format!("{letter}{first} to {letter}{last}"),
    }
}

/// A binding of a shader that a root signature does not provide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The index of the binding.
    pub binding: usize,
    /// Its registers and the reason.
    pub why: String,
}

impl RootSignature {
    /// Checks the signature by itself: values, tables, and that no register is bound twice for a stage.
    ///
    /// ```
    /// use trefoil_dxcontainer::rootsig::RootSignature;
    /// let twice = RootSignature::from_text("CBV(b0), DescriptorTable(CBV(b0))", 2).unwrap();
    /// assert_eq!(
    ///     twice.check().unwrap_err().to_string(),
    ///     "the root signature is not valid: range 0 of root parameter 1 binds b0 in space 0, as root parameter 0 does"
    /// );
    /// ```
    ///
    /// # Errors
    /// The first rule that it breaks.
    pub fn check(&self) -> Result<(), Message> {
        if self.flags & !ALL_FLAGS != 0 {
            return Err(kinds::UNKNOWN_FLAGS.with(&[&format_args!("{:#x}", self.flags & !ALL_FLAGS)]));
        }
        for (i, parameter) in self.parameters.iter().enumerate() {
            check_visibility(parameter.visibility)?;
            match &parameter.content {
                Content::Table(ranges) => check_table(ranges, i, self.version)?,
                Content::Constants { .. } => {}
                Content::Descriptor { flags, .. } => {
                    if flags & !DATA_FLAGS != 0 || flags.count_ones() > 1 {
                        return Err(kinds::DESCRIPTOR_DATA_FLAGS.with(&[&i]));
                    }
                }
            }
        }
        self.samplers.iter().enumerate().try_for_each(|(i, sampler)| check_sampler(sampler, i))?;
        let all = self.registers();
        if let Some(reserved) = all.iter().find(|registers| registers.space >= RESERVED_SPACES) {
            let Registers { place, space, .. } = reserved;
            return Err(kinds::RESERVED_SPACE.with(&[place, space, &RESERVED_SPACES]));
        }
        (1..VISIBILITIES.len() as u32).try_for_each(|visibility| check_overlap(&all, visibility))
    }

    /// All bound registers, those of parameters before those of samplers.
    fn registers(&self) -> Vec<Registers> {
        let mut all = Vec::with_capacity(self.parameters.len() + self.samplers.len());
        for (i, parameter) in self.parameters.iter().enumerate() {
            let visibility = parameter.visibility;
            let one = |class, space, register, place| Registers {
                class,
                visibility,
                space,
                first: register,
                last: register,
                place,
            };
            match &parameter.content {
                &Content::Constants { register, space, .. } => {
                    all.push(one(2, space, register, Place::Constants(i)));
                }
                &Content::Descriptor { ty, register, space, .. } => {
                    // Constant buffers are 2 among parameters and classes; views are three less among classes.
                    let class = if ty == 2 { 2 } else { ty.saturating_sub(3) };
                    all.push(one(class, space, register, Place::Descriptor(i)));
                }
                Content::Table(ranges) => all.extend(ranges.iter().enumerate().map(|(j, range)| {
                    let last = match range.count {
                        UNBOUNDED => UNBOUNDED,
                        count => range.register.saturating_add(count.max(1) - 1),
                    };
                    Registers { last, ..one(range.ty, range.space, range.register, Place::Range(i, j)) }
                })),
            }
        }
        all.extend(self.samplers.iter().enumerate().map(|(i, sampler)| Registers {
            class: SAMPLER,
            visibility: sampler.visibility,
            space: sampler.space,
            first: sampler.register,
            last: sampler.register,
            place: Place::Sampler(i),
        }));
        all
    }

    /// Finds the bindings of a shader that the signature does not provide, in their order.
    ///
    /// ```
    /// use trefoil_dxcontainer::psv::{Binding, ResourceType};
    /// use trefoil_dxcontainer::{Stage, rootsig::RootSignature};
    /// let signature = RootSignature::from_text("CBV(b0, visibility = SHADER_VISIBILITY_VERTEX)", 2).unwrap();
    /// let b0 = Binding { ty: ResourceType::Cbv, space: 0, lower: 0, upper: 0, kind: None, flags: 0 };
    /// assert_eq!(signature.misfits(Stage::Vertex, &[b0]), []);
    /// let misfit = &signature.misfits(Stage::Pixel, &[b0])[0];
    /// assert_eq!(misfit.why, "b0 in space 0: root parameter 0 binds it for vertex shaders alone");
    /// ```
    pub fn misfits(&self, stage: Stage, bindings: &[Binding]) -> Vec<Misfit> {
        let number = visibility(stage);
        let mut all = self.registers();
        sort(&mut all);
        let seen: Vec<Registers> = all.iter().copied().filter(|r| r.is_seen_by(number)).collect();
        let mut misfits = Vec::new();
        for (i, binding) in bindings.iter().enumerate() {
            let Some(class) = class_of(binding.ty) else { continue };
            // An unbounded binding may begin anywhere in a range.
            let last = if binding.upper == UNBOUNDED { binding.lower } else { binding.upper };
            let why = match covering(&seen, class, binding.space, binding.lower, last) {
                Some(found) => why_not_in_root(found.place, binding.ty),
                None => Some(why_missing(&all, number, class, binding, last)),
            };
            if let Some(why) = why {
                let registers = spelled(class, binding.lower, binding.upper);
                misfits.push(Misfit {
                    binding: i,
                    why: format!("{registers} in space {}: {why}", binding.space),
                });
            }
        }
        let (name, denied) = VISIBILITIES[number as usize];
        if misfits.is_empty()
            && self.flags & denied != 0
            && let Some(binding) = bindings.iter().position(|binding| class_of(binding.ty).is_some())
        {
            let why = format!("the root signature denies {name} shaders access to the root");
            misfits.push(Misfit { binding, why });
        }
        misfits
    }
}

/// The range that contains the registers `first` to `last`, in a sorted list.
fn covering(seen: &[Registers], class: u32, space: u32, first: u32, last: u32) -> Option<&Registers> {
    let after = seen.partition_point(|r| r.key() <= (class, space, first));
    let found = seen[..after].last()?;
    let holds = (found.class, found.space) == (class, space) && last <= found.last;
    holds.then_some(found)
}

/// Why a root descriptor cannot provide a binding, if it cannot.
fn why_not_in_root(place: Place, ty: ResourceType) -> Option<String> {
    if !matches!(place, Place::Descriptor(_)) {
        return None;
    }
    match ty {
        ResourceType::SrvTyped | ResourceType::UavTyped => {
            Some(format!("{place} is a root descriptor, and those are of raw and structured buffers alone"))
        }
        ResourceType::UavStructuredWithCounter => {
            Some(format!("{place} is a root descriptor, which has no counter"))
        }
        ResourceType::Invalid
        | ResourceType::Sampler
        | ResourceType::Cbv
        | ResourceType::SrvRaw
        | ResourceType::SrvStructured
        | ResourceType::UavRaw
        | ResourceType::UavStructured => None,
    }
}

/// Why nothing provides a binding, by the range that comes closest.
fn why_missing(all: &[Registers], number: u32, class: u32, binding: &Binding, last: u32) -> String {
    let near = |r: &&Registers| {
        (r.class, r.space) == (class, binding.space) && r.first <= last && binding.lower <= r.last
    };
    let holds = |r: &&Registers| near(r) && r.first <= binding.lower && last <= r.last;
    if let Some(found) = all.iter().find(|r| holds(r) && !r.is_seen_by(number)) {
        let name = VISIBILITIES.get(found.visibility as usize).map_or("other", |v| v.0);
        return format!("{} binds it for {name} shaders alone", found.place);
    }
    if let Some(found) = all.iter().find(|r| near(r) && r.is_seen_by(number)) {
        return format!("{} binds {} alone", found.place, spelled(class, found.first, found.last));
    }
    "nothing binds it".to_owned()
}

/// The class of registers of a binding.
fn class_of(ty: ResourceType) -> Option<u32> {
    match ty {
        ResourceType::Invalid => None,
        ResourceType::SrvTyped | ResourceType::SrvRaw | ResourceType::SrvStructured => Some(0),
        ResourceType::UavTyped
        | ResourceType::UavRaw
        | ResourceType::UavStructured
        | ResourceType::UavStructuredWithCounter => Some(1),
        ResourceType::Cbv => Some(2),
        ResourceType::Sampler => Some(SAMPLER),
    }
}

fn check_visibility(visibility: u32) -> Result<(), Message> {
    let known = (visibility as usize) < VISIBILITIES.len();
    if known { Ok(()) } else { Err(kinds::UNKNOWN_VISIBILITY.with(&[&visibility])) }
}

/// Sorts by class, space and first register.
fn sort(registers: &mut [Registers]) {
    registers.sort_by_key(Registers::key);
}

/// Reports registers that are bound twice for one stage. If any ranges overlap, two neighbours in sorted order do.
fn check_overlap(all: &[Registers], visibility: u32) -> Result<(), Message> {
    let mut seen: Vec<Registers> = all.iter().copied().filter(|r| r.is_seen_by(visibility)).collect();
    sort(&mut seen);
    for pair in seen.windows(2) {
        let (first, second) = (pair[0], pair[1]);
        if (first.class, first.space) == (second.class, second.space) && second.first <= first.last {
            let registers = spelled(second.class, second.first, second.last.min(first.last));
            let (place, space, other) = (second.place, second.space, first.place);
            return Err(kinds::REGISTER_BOUND_TWICE.with(&[&place, &registers, &space, &other]));
        }
    }
    Ok(())
}

/// Checks the ranges of a table: their class and flags, and that registers and offsets do not overflow.
fn check_table(ranges: &[Range], parameter: usize, version: u32) -> Result<(), Message> {
    let most = u64::from(u32::MAX);
    let mut next = 0u64;
    for (i, range) in ranges.iter().enumerate() {
        let wrong = |kind: &'static Kind| Err(kind.with(&[&i, &parameter]));
        if (range.ty == SAMPLER) != (ranges[0].ty == SAMPLER) {
            return wrong(&kinds::MIXED_TABLE);
        }
        if range.count == 0 {
            return wrong(&kinds::EMPTY_RANGE);
        }
        if range.flags & !RANGE_FLAGS != 0 {
            return Err(kinds::UNKNOWN_FLAGS.with(&[&format_args!("{:#x}", range.flags & !RANGE_FLAGS)]));
        }
        let data = range.flags & DATA_FLAGS;
        if version > 1 && range.ty == SAMPLER && data != 0 {
            return wrong(&kinds::SAMPLER_DATA_FLAGS);
        }
        if version > 1 && data.count_ones() > 1 {
            return wrong(&kinds::RANGE_DATA_FLAGS);
        }
        if version > 1 && data == DATA_STATIC && range.flags & DESCRIPTORS_VOLATILE != 0 {
            return wrong(&kinds::STATIC_DATA_OF_VOLATILE);
        }
        let start = if range.offset == APPEND { next } else { range.offset.into() };
        if start > most {
            return wrong(&kinds::APPENDED_TO_UNBOUNDED);
        }
        if range.count == UNBOUNDED {
            next = most + 1;
            continue;
        }
        next = start + u64::from(range.count);
        if u64::from(range.register) + u64::from(range.count) - 1 > most {
            return wrong(&kinds::REGISTERS_PAST_END);
        }
        if next - 1 > most {
            return wrong(&kinds::TABLE_PAST_END);
        }
    }
    Ok(())
}

fn check_sampler(sampler: &StaticSampler, number: usize) -> Result<(), Message> {
    let wrong = |kind: &'static Kind| Err(kind.with(&[&number]));
    check_visibility(sampler.visibility)?;
    // Point or linear for each of minification, magnification and mip levels, or anisotropic; with one of four reductions.
    if !matches!(sampler.filter & !0x180, 0 | 1 | 4 | 5 | 0x10 | 0x11 | 0x14 | 0x15 | 0x55) {
        return wrong(&kinds::SAMPLER_FILTER);
    }
    if sampler.address.iter().any(|mode| !(1..=5).contains(mode)) {
        return wrong(&kinds::SAMPLER_ADDRESS);
    }
    if !(-16.0..=15.99).contains(&sampler.mip_lod_bias) {
        return wrong(&kinds::SAMPLER_LOD_BIAS);
    }
    if sampler.max_anisotropy > 16 {
        return wrong(&kinds::SAMPLER_ANISOTROPY);
    }
    if sampler.filter & 0x180 == 0x80 && !(1..=8).contains(&sampler.comparison) {
        return wrong(&kinds::SAMPLER_COMPARISON);
    }
    if sampler.min_lod.is_nan() || sampler.max_lod.is_nan() {
        return wrong(&kinds::SAMPLER_LOD);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_have_the_flags_that_are_known() {
        let with = |flags: u32| {
            let mut root = RootSignature::from_text("DescriptorTable(SRV(t0))", 2).unwrap();
            let Content::Table(ranges) = &mut root.parameters[0].content else { panic!("no table") };
            ranges[0].flags = flags;
            root.check()
        };
        assert!(with(0).is_ok() && with(DATA_STATIC).is_ok() && with(0x1_0000).is_ok());
        assert!(with(0x40).unwrap_err().to_string().contains("unknown flags 0x40"));
    }
}
