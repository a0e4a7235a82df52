//! What a root signature may hold: the values that Direct3D 12 knows, and tables whose ranges stay inside it.

use trefoil_dxcontainer::rootsig::{Content, Range, RootSignature, StaticSampler};

/// The first spaces that are kept for the system's own use.
const RESERVED_SPACES: u32 = 0xffff_fff0;
const UNBOUNDED: u32 = u32::MAX;
const APPEND: u32 = u32::MAX;
/// The class of samplers among ranges.
const SAMPLER: u32 = 3;

const DESCRIPTORS_VOLATILE: u32 = 1;
const DATA_VOLATILE: u32 = 2;
const DATA_STATIC_WHILE_SET: u32 = 4;
const DATA_STATIC: u32 = 8;
const DATA: u32 = DATA_VOLATILE | DATA_STATIC_WHILE_SET | DATA_STATIC;
const KEEPING_BOUNDS_CHECKS: u32 = 0x1_0000;

/// The name of a class of ranges.
pub(super) fn class_name(class: u32) -> &'static str {
    ["SRV", "UAV", "CBV", "Sampler"].get(class as usize).copied().unwrap_or_default()
}

/// Adds what is wrong with the values of a signature.
pub(super) fn check(signature: &RootSignature, wrong: &mut Vec<String>) {
    let mut check = Check { version: signature.version, wrong };
    check.value((1..=3).contains(&signature.version), "Version", signature.version);
    check.value(signature.flags & !0xfff == 0, "RootFlags", signature.flags);
    for (location, parameter) in signature.parameters.iter().enumerate() {
        check.value(parameter.visibility <= 7, "ShaderVisibility", parameter.visibility);
        match &parameter.content {
            Content::Constants { .. } => {}
            &Content::Descriptor { register, space, flags, .. } => {
                check.value(register != u32::MAX, "ShaderRegister", register);
                check.value(space < RESERVED_SPACES, "RegisterSpace", space);
                let fits = flags & !DATA == 0 && flags.count_ones() <= 1;
                check.value(check.version == 1 || fits, "RootDescriptorFlag", flags);
            }
            Content::Table(ranges) => check.table(ranges, location),
        }
    }
    signature.samplers.iter().for_each(|sampler| check.sampler(sampler));
}

struct Check<'a> {
    version: u32,
    wrong: &'a mut Vec<String>,
}

impl Check<'_> {
    fn value(&mut self, fits: bool, what: &str, value: impl std::fmt::Display) {
        if !fits {
            self.wrong.push(format!("Invalid value for {what}: {value}"));
        }
    }

    fn table(&mut self, ranges: &[Range], location: usize) {
        for range in ranges {
            self.value(range.space < RESERVED_SPACES, "RegisterSpace", range.space);
            self.value(range.count > 0, "NumDescriptors", range.count);
            self.value(self.range_flags(range), "DescriptorFlag", range.flags);
        }
        for pair in ranges.windows(2).filter(|pair| pair[0].ty != SAMPLER && pair[1].ty == SAMPLER) {
            self.wrong.push(format!(
                "Samplers cannot be mixed with other resource types in a descriptor table, {}(location={location})",
                class_name(pair[0].ty)
            ));
        }
        if let Some(message) = overflow(ranges) {
            self.wrong.push(message);
        }
    }

    fn range_flags(&self, range: &Range) -> bool {
        let (flags, sampler) = (range.flags, range.ty == SAMPLER);
        if self.version == 1 {
            return flags == DESCRIPTORS_VOLATILE | if sampler { 0 } else { DATA_VOLATILE };
        }
        let descriptors = DESCRIPTORS_VOLATILE | KEEPING_BOUNDS_CHECKS;
        if (flags & DATA).count_ones() > 1 || (flags & descriptors).count_ones() > 1 {
            return false;
        }
        let data = match flags & DESCRIPTORS_VOLATILE != 0 {
            _ if sampler => 0,
            true => DATA_VOLATILE | DATA_STATIC_WHILE_SET,
            false => DATA,
        };
        flags & !(descriptors | data) == 0
    }

    fn sampler(&mut self, s: &StaticSampler) {
        // Points or lines for each of three, anisotropic, of four kinds.
        let filter = matches!(s.filter & !0x180, 0 | 1 | 4 | 5 | 0x10 | 0x11 | 0x14 | 0x15 | 0x54 | 0x55);
        self.value(filter, "Filter", s.filter);
        for (mode, what) in s.address.into_iter().zip(["AddressU", "AddressV", "AddressW"]) {
            self.value((1..=5).contains(&mode), what, mode);
        }
        self.value((-16.0..=15.99).contains(&s.mip_lod_bias), "MipLODBias", float(s.mip_lod_bias));
        self.value(s.max_anisotropy <= 16, "MaxAnisotropy", s.max_anisotropy);
        self.value((1..=8).contains(&s.comparison), "ComparisonFunc", s.comparison);
        self.value(s.border <= 4, "BorderColor", s.border);
        self.value(!s.min_lod.is_nan(), "MinLOD", float(s.min_lod));
        self.value(!s.max_lod.is_nan(), "MaxLOD", float(s.max_lod));
        self.value(s.register != u32::MAX, "ShaderRegister", s.register);
        self.value(s.space < RESERVED_SPACES, "RegisterSpace", s.space);
        self.value(s.visibility <= 7, "ShaderVisibility", s.visibility);
        self.value(s.flags <= 3, "StaticSamplerFlag", s.flags);
    }
}

/// A float as LLVM prints it: six digits after the point and an exponent.
fn float(value: f32) -> String {
    if value.is_nan() {
        return "nan".into();
    }
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |e| ('-', e));
    format!("{digits}e{sign}{exponent:0>2}")
}

/// The last number of a range that starts somewhere.
fn last(start: u64, count: u32) -> u64 {
    if count == UNBOUNDED { u64::from(UNBOUNDED) } else { start + u64::from(count) - 1 }
}

/// The first range that leaves the registers or the table, or that stands after one without an end.
fn overflow(ranges: &[Range]) -> Option<String> {
    let most = u64::from(u32::MAX);
    let (mut offset, mut endless) = (0u64, false);
    for range in ranges.iter().filter(|r| r.count > 0) {
        let name = format!("{}(register={}, space={})", class_name(range.ty), range.register, range.space);
        if last(range.register.into(), range.count) > most {
            return Some(format!("Overflow for shader register range: {name}."));
        }
        let appends = range.offset == APPEND;
        if !appends {
            offset = range.offset.into();
        } else if endless {
            return Some(format!("Range {name} cannot be appended after an unbounded range "));
        }
        let end = last(offset, range.count);
        if end > most {
            return Some(format!("Offset overflow for descriptor range: {name}."));
        }
        offset = end + 1;
        endless = range.count == UNBOUNDED;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_have_an_exponent_of_two_digits() {
        assert_eq!(float(-17.5), "-1.750000e+01");
        assert_eq!(float(0.0), "0.000000e+00");
        assert_eq!(float(666.0), "6.660000e+02");
    }

    #[test]
    fn tables_stay_inside_the_registers() {
        let range = |count, register, offset| Range { ty: 1, count, register, space: 3, flags: 0, offset };
        assert_eq!(overflow(&[range(5, 4, APPEND), range(UNBOUNDED, 9, 7)]), None);
        let end = overflow(&[range(2, u32::MAX, APPEND)]);
        assert_eq!(
            end.as_deref(),
            Some("Overflow for shader register range: UAV(register=4294967295, space=3).")
        );
        let behind = overflow(&[range(UNBOUNDED, 0, APPEND), range(1, 9, APPEND)]);
        assert!(behind.is_some_and(|text| text.contains("cannot be appended after an unbounded range")));
        let far = overflow(&[range(9, 0, u32::MAX - 1)]);
        assert!(far.is_some_and(|text| text.starts_with("Offset overflow")));
    }
}
