//! Root signatures as HLSL writes them: `"RootFlags(0), CBV(b0), DescriptorTable(SRV(t0, numDescriptors = unbounded))"`.
//!
//! Words are read without regard to case. Descriptor flags that are left out are 0: the runtime has its own defaults.

use crate::rootsig::{Content, Parameter, Range, RootSignature, StaticSampler};
use crate::rootsig_kinds as kinds;
use std::fmt;
use trefoil_diag::{Kind, Message};

/// What is wrong with the text of a root signature, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The byte of the text.
    pub at: usize,
    /// What is wrong. The words name the place, counted from 1.
    pub message: Message,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for TextError {}

type Result<T> = std::result::Result<T, TextError>;

/// Names and what they stand for.
type Names = [(&'static str, u32)];

const FLAGS: &Names = &[
    ("ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT", 0x1),
    ("DENY_VERTEX_SHADER_ROOT_ACCESS", 0x2),
    ("DENY_HULL_SHADER_ROOT_ACCESS", 0x4),
    ("DENY_DOMAIN_SHADER_ROOT_ACCESS", 0x8),
    ("DENY_GEOMETRY_SHADER_ROOT_ACCESS", 0x10),
    ("DENY_PIXEL_SHADER_ROOT_ACCESS", 0x20),
    ("ALLOW_STREAM_OUTPUT", 0x40),
    ("LOCAL_ROOT_SIGNATURE", 0x80),
    ("DENY_AMPLIFICATION_SHADER_ROOT_ACCESS", 0x100),
    ("DENY_MESH_SHADER_ROOT_ACCESS", 0x200),
    ("CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED", 0x400),
    ("SAMPLER_HEAP_DIRECTLY_INDEXED", 0x800),
];

const DESCRIPTOR_FLAGS: &Names = &[
    ("DESCRIPTORS_VOLATILE", 0x1),
    ("DATA_VOLATILE", 0x2),
    ("DATA_STATIC_WHILE_SET_AT_EXECUTE", 0x4),
    ("DATA_STATIC", 0x8),
    ("DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS", 0x10000),
];

/// The flags of a descriptor in the root: what it points to is all that can differ.
const DATA_FLAGS: &Names = DESCRIPTOR_FLAGS.split_at(1).1.split_at(3).0;

const VISIBILITIES: &Names = &[
    ("SHADER_VISIBILITY_ALL", 0),
    ("SHADER_VISIBILITY_VERTEX", 1),
    ("SHADER_VISIBILITY_HULL", 2),
    ("SHADER_VISIBILITY_DOMAIN", 3),
    ("SHADER_VISIBILITY_GEOMETRY", 4),
    ("SHADER_VISIBILITY_PIXEL", 5),
    ("SHADER_VISIBILITY_AMPLIFICATION", 6),
    ("SHADER_VISIBILITY_MESH", 7),
];

/// What follows `FILTER_`, `FILTER_COMPARISON_`, `FILTER_MINIMUM_` and `FILTER_MAXIMUM_`.
const FILTERS: &Names = &[
    ("MIN_MAG_MIP_POINT", 0x0),
    ("MIN_MAG_POINT_MIP_LINEAR", 0x1),
    ("MIN_POINT_MAG_LINEAR_MIP_POINT", 0x4),
    ("MIN_POINT_MAG_MIP_LINEAR", 0x5),
    ("MIN_LINEAR_MAG_MIP_POINT", 0x10),
    ("MIN_LINEAR_MAG_POINT_MIP_LINEAR", 0x11),
    ("MIN_MAG_LINEAR_MIP_POINT", 0x14),
    ("MIN_MAG_MIP_LINEAR", 0x15),
    ("ANISOTROPIC", 0x55),
];
const REDUCTIONS: &Names = &[("COMPARISON_", 0x80), ("MINIMUM_", 0x100), ("MAXIMUM_", 0x180), ("", 0)];

const ADDRESSES: &Names = &[
    ("TEXTURE_ADDRESS_WRAP", 1),
    ("TEXTURE_ADDRESS_MIRROR", 2),
    ("TEXTURE_ADDRESS_CLAMP", 3),
    ("TEXTURE_ADDRESS_BORDER", 4),
    ("TEXTURE_ADDRESS_MIRROR_ONCE", 5),
];

const COMPARISONS: &Names = &[
    ("COMPARISON_NEVER", 1),
    ("COMPARISON_LESS", 2),
    ("COMPARISON_EQUAL", 3),
    ("COMPARISON_LESS_EQUAL", 4),
    ("COMPARISON_GREATER", 5),
    ("COMPARISON_NOT_EQUAL", 6),
    ("COMPARISON_GREATER_EQUAL", 7),
    ("COMPARISON_ALWAYS", 8),
];

const BORDERS: &Names = &[
    ("STATIC_BORDER_COLOR_TRANSPARENT_BLACK", 0),
    ("STATIC_BORDER_COLOR_OPAQUE_BLACK", 1),
    ("STATIC_BORDER_COLOR_OPAQUE_WHITE", 2),
    ("STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT", 3),
    ("STATIC_BORDER_COLOR_OPAQUE_WHITE_UINT", 4),
];

/// The kinds of descriptors: name, letter of the register, number in ranges, number as a root parameter.
const KINDS: [(&str, u8, u32, u32); 4] =
    [("SRV", b't', 0, 3), ("UAV", b'u', 1, 4), ("CBV", b'b', 2, 2), ("Sampler", b's', 3, 0)];

impl RootSignature {
    /// Reads the text of a root signature; `version` is 1 for 1.0 and 2 for 1.1.
    ///
    /// ```
    /// use trefoil_dxcontainer::rootsig::RootSignature;
    /// let signature = RootSignature::from_text("CBV(b0), DescriptorTable(SRV(t0, numDescriptors = 4))", 2).unwrap();
    /// assert_eq!(signature.parameters.len(), 2);
    /// assert_eq!(RootSignature::from_text("CBV(t0)", 2).unwrap_err().at, 4);
    /// ```
    ///
    /// # Errors
    /// What the grammar does not know, by place.
    pub fn from_text(text: &str, version: u32) -> Result<RootSignature> {
        let mut parser = Parser { text, at: 0, version };
        let mut signature = RootSignature { version, ..RootSignature::default() };
        let mut has_flags = false;
        parser.blanks();
        while parser.at < text.len() {
            let start = parser.at;
            let word = parser.word()?;
            let is = |name: &str| word.eq_ignore_ascii_case(name);
            if is("RootFlags") {
                if std::mem::replace(&mut has_flags, true) {
                    return Err(error(start, &kinds::FLAGS_TWICE, ""));
                }
                parser.expect('(')?;
                signature.flags = parser.flags(FLAGS)?;
                parser.expect(')')?;
            } else if is("RootConstants") {
                signature.parameters.push(parser.constants()?);
            } else if is("DescriptorTable") {
                signature.parameters.push(parser.table()?);
            } else if is("StaticSampler") {
                signature.samplers.push(parser.static_sampler()?);
            } else if let Some(&(_, letter, _, ty)) = KINDS[..3].iter().find(|k| is(k.0)) {
                signature.parameters.push(parser.descriptor(letter, ty)?);
            } else {
                return Err(error(start, &kinds::UNKNOWN_ELEMENT, word));
            }
            if !parser.accept(',') {
                break;
            }
        }
        if parser.at < text.len() {
            return Err(error(parser.at, &kinds::EXPECTED_COMMA, ""));
        }
        Ok(signature)
    }
}

/// An error of a kind whose first argument is the place, and whose second is a word of the text if it names one.
#[cold]
fn error(at: usize, kind: &'static Kind, word: &str) -> TextError {
    TextError { at, message: kind.with(&[&(at + 1), &word]) }
}

/// An error of a kind that names a register of a letter.
#[cold]
fn register_error(at: usize, kind: &'static Kind, word: &str, letter: u8) -> TextError {
    TextError { at, message: kind.with(&[&(at + 1), &word, &char::from(letter)]) }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    version: u32,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn accept(&mut self, c: char) -> bool {
        self.blanks();
        let is = self.rest().starts_with(c);
        if is {
            self.at += c.len_utf8();
            self.blanks();
        }
        is
    }

    fn expect(&mut self, c: char) -> Result<()> {
        if self.accept(c) {
            Ok(())
        } else {
            Err(error(self.at, &kinds::EXPECTED, c.encode_utf8(&mut [0; 4])))
        }
    }

    fn word(&mut self) -> Result<&'a str> {
        self.blanks();
        let rest = self.rest();
        let len = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        if len == 0 {
            return Err(error(self.at, &kinds::EXPECTED_NAME, ""));
        }
        self.at += len;
        Ok(&rest[..len])
    }

    /// A word out of a list.
    fn named(&mut self, names: &Names) -> Result<u32> {
        self.blanks();
        let start = self.at;
        let word = self.word()?;
        let found = names.iter().find(|n| n.0.eq_ignore_ascii_case(word));
        found.map(|n| n.1).ok_or_else(|| error(start, &kinds::UNKNOWN_WORD, word))
    }

    /// `A | B`, or 0 alone.
    fn flags(&mut self, names: &Names) -> Result<u32> {
        self.blanks();
        let start = self.at;
        if self.rest().starts_with(|c: char| c.is_ascii_digit()) {
            let number = self.unsigned()?;
            return if number == 0 { Ok(0) } else { Err(error(start, &kinds::FLAGS_NUMBER, "")) };
        }
        let mut flags = self.named(names)?;
        while self.accept('|') {
            flags |= self.named(names)?;
        }
        Ok(flags)
    }

    fn descriptor_flags(&mut self, names: &Names) -> Result<u32> {
        if self.version < 2 {
            return Err(error(self.at, &kinds::DESCRIPTOR_FLAGS_VERSION, ""));
        }
        self.flags(names)
    }

    fn unsigned(&mut self) -> Result<u32> {
        self.accept('+');
        let start = self.at;
        let word = self.word()?;
        word.parse().map_err(|_| error(start, &kinds::INTEGER, word))
    }

    fn float(&mut self) -> Result<f32> {
        self.blanks();
        let rest = self.rest();
        let in_number = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '+' | '-');
        let len = rest.find(|c: char| !in_number(c)).unwrap_or(rest.len());
        let word = rest[..len].trim_end_matches(['f', 'F']);
        let value = word.parse::<f32>().ok().filter(|v| v.is_finite());
        let value = value.ok_or_else(|| error(self.at, &kinds::FLOAT, &rest[..len]))?;
        self.at += len;
        Ok(value)
    }

    /// `b0`
    fn register(&mut self, letter: u8) -> Result<u32> {
        self.blanks();
        let start = self.at;
        let word = self.word()?;
        let digits = word.strip_prefix(char::from(letter));
        digits
            .and_then(|d| d.parse().ok())
            .ok_or_else(|| register_error(start, &kinds::EXPECTED_REGISTER, word, letter))
    }

    /// A register and any of `name = value`, in parentheses, in any order and each once; gives the register. `argument`
    /// reads the value of a name in small letters, and says whether there is such a name.
    fn arguments(
        &mut self,
        letter: u8,
        mut argument: impl FnMut(&mut Self, &str) -> Result<bool>,
    ) -> Result<u32> {
        self.expect('(')?;
        let (mut register, mut seen) = (None, Vec::new());
        loop {
            self.blanks();
            let start = self.at;
            let word = self.word()?;
            if !self.accept('=') {
                self.at = start;
                if register.replace(self.register(letter)?).is_some() {
                    return Err(error(start, &kinds::REGISTER_TWICE, ""));
                }
            } else {
                let name = word.to_ascii_lowercase();
                if seen.contains(&name) {
                    return Err(error(start, &kinds::ARGUMENT_TWICE, word));
                }
                if !argument(self, &name)? {
                    return Err(error(start, &kinds::UNKNOWN_ARGUMENT, word));
                }
                seen.push(name);
            }
            if !self.accept(',') {
                break;
            }
        }
        self.expect(')')?;
        let missing = || register_error(self.at, &kinds::REGISTER_MISSING, "", letter);
        register.ok_or_else(missing)
    }

    /// `CBV(b0, space = 0, visibility = SHADER_VISIBILITY_ALL, flags = DATA_STATIC)`
    fn descriptor(&mut self, letter: u8, ty: u32) -> Result<Parameter> {
        let (mut space, mut visibility, mut flags) = (0, 0, 0);
        let register = self.arguments(letter, |p, name| {
            match name {
                "space" => space = p.unsigned()?,
                "visibility" => visibility = p.named(VISIBILITIES)?,
                "flags" => flags = p.descriptor_flags(DATA_FLAGS)?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(Parameter { visibility, content: Content::Descriptor { ty, register, space, flags } })
    }

    /// `RootConstants(num32BitConstants = 3, b0)`
    fn constants(&mut self) -> Result<Parameter> {
        let (mut count, mut space, mut visibility) = (None, 0, 0);
        let register = self.arguments(b'b', |p, name| {
            match name {
                "num32bitconstants" => count = Some(p.unsigned()?),
                "space" => space = p.unsigned()?,
                "visibility" => visibility = p.named(VISIBILITIES)?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        let count = count.ok_or_else(|| error(self.at, &kinds::CONSTANTS_COUNT_MISSING, ""))?;
        Ok(Parameter { visibility, content: Content::Constants { register, space, count } })
    }

    /// `DescriptorTable(SRV(t0, numDescriptors = 4), visibility = SHADER_VISIBILITY_PIXEL)`
    fn table(&mut self) -> Result<Parameter> {
        self.expect('(')?;
        let (mut ranges, mut visibility) = (Vec::new(), None);
        loop {
            self.blanks();
            let start = self.at;
            let word = self.word()?;
            if word.eq_ignore_ascii_case("visibility") {
                self.expect('=')?;
                if visibility.replace(self.named(VISIBILITIES)?).is_some() {
                    return Err(error(start, &kinds::ARGUMENT_TWICE, "visibility"));
                }
            } else if let Some(&(_, letter, ty, _)) = KINDS.iter().find(|k| k.0.eq_ignore_ascii_case(word)) {
                ranges.push(self.range(letter, ty)?);
            } else {
                return Err(error(start, &kinds::UNKNOWN_RANGE, word));
            }
            if !self.accept(',') {
                break;
            }
        }
        self.expect(')')?;
        if ranges.is_empty() {
            return Err(error(self.at, &kinds::EMPTY_TABLE, ""));
        }
        Ok(Parameter { visibility: visibility.unwrap_or(0), content: Content::Table(ranges) })
    }

    fn range(&mut self, letter: u8, ty: u32) -> Result<Range> {
        let (mut count, mut space, mut flags, mut offset) = (1, 0, 0, u32::MAX);
        let register = self.arguments(letter, |p, name| {
            match name {
                "numdescriptors" => count = p.number_or("unbounded")?,
                "space" => space = p.unsigned()?,
                "offset" => offset = p.number_or("DESCRIPTOR_RANGE_OFFSET_APPEND")?,
                "flags" => flags = p.descriptor_flags(DESCRIPTOR_FLAGS)?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(Range { ty, count, register, space, flags, offset })
    }

    /// A number, or a word that stands for the largest.
    fn number_or(&mut self, word: &'static str) -> Result<u32> {
        self.blanks();
        if self.rest().starts_with(|c: char| c.is_ascii_digit() || c == '+') {
            return self.unsigned();
        }
        self.named(&[(word, u32::MAX)])
    }

    /// `FILTER_COMPARISON_MIN_MAG_MIP_LINEAR`
    fn filter(&mut self) -> Result<u32> {
        self.blanks();
        let start = self.at;
        let word = self.word()?.to_ascii_uppercase();
        let known = word.strip_prefix("FILTER_").and_then(|name| {
            REDUCTIONS.iter().find_map(|&(prefix, reduction)| {
                let name = name.strip_prefix(prefix)?;
                FILTERS.iter().find(|f| f.0 == name).map(|f| f.1 | reduction)
            })
        });
        known.ok_or_else(|| error(start, &kinds::UNKNOWN_FILTER, &word))
    }

    fn static_sampler(&mut self) -> Result<StaticSampler> {
        let mut s = StaticSampler {
            filter: 0x55,
            address: [1; 3],
            mip_lod_bias: 0.0,
            max_anisotropy: 16,
            comparison: 4,
            border: 2,
            min_lod: 0.0,
            max_lod: f32::MAX,
            register: 0,
            space: 0,
            visibility: 0,
            flags: 0,
        };
        s.register = self.arguments(b's', |p, name| {
            match name {
                "filter" => s.filter = p.filter()?,
                "addressu" => s.address[0] = p.named(ADDRESSES)?,
                "addressv" => s.address[1] = p.named(ADDRESSES)?,
                "addressw" => s.address[2] = p.named(ADDRESSES)?,
                "miplodbias" => s.mip_lod_bias = p.float()?,
                "maxanisotropy" => s.max_anisotropy = p.unsigned()?,
                "comparisonfunc" => s.comparison = p.named(COMPARISONS)?,
                "bordercolor" => s.border = p.named(BORDERS)?,
                "minlod" => s.min_lod = p.float()?,
                "maxlod" => s.max_lod = p.float()?,
                "space" => s.space = p.unsigned()?,
                "visibility" => s.visibility = p.named(VISIBILITIES)?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_have_their_defaults() {
        let text = "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | DENY_HULL_SHADER_ROOT_ACCESS),\n\
                    RootConstants(num32BitConstants = 3, b1, space = 2), uav(u3),\n\
                    DescriptorTable(SRV(t0, numDescriptors = unbounded, offset = 4), Sampler(s1),\n\
                    visibility = SHADER_VISIBILITY_PIXEL),\n\
                    StaticSampler(s0, filter = FILTER_COMPARISON_MIN_MAG_MIP_LINEAR, mipLODBias = -1.5f)";
        let read = RootSignature::from_text(text, 2).unwrap();
        assert_eq!(read.flags, 5);
        let moved = RootSignature::from_text("CBV(space = +1, b0),", 2).unwrap();
        assert_eq!(moved, RootSignature::from_text("CBV(b0, space = 1)", 2).unwrap());
        let constants = Content::Constants { register: 1, space: 2, count: 3 };
        assert_eq!(read.parameters[0], Parameter { visibility: 0, content: constants });
        let uav = Content::Descriptor { ty: 4, register: 3, space: 0, flags: 0 };
        assert_eq!(read.parameters[1].content, uav);
        let Content::Table(ranges) = &read.parameters[2].content else { panic!("a table") };
        assert_eq!((ranges[0].count, ranges[0].offset, ranges[0].flags), (u32::MAX, 4, 0));
        assert_eq!((ranges[1].ty, ranges[1].offset, ranges[1].flags), (3, u32::MAX, 0));
        assert_eq!(read.parameters[2].visibility, 5);
        assert_eq!((read.samplers[0].filter, read.samplers[0].mip_lod_bias), (0x95, -1.5));
        assert_eq!(RootSignature::from_text("  ", 2).unwrap().parameters.len(), 0);
        assert_eq!(RootSignature::from_text("RootFlags(0)", 1).unwrap().version, 1);
        assert!(RootSignature::from_text("SRV(t0, flags = DATA_STATIC)", 1).is_err());
    }

    #[test]
    fn mistakes_have_a_place() {
        let at = |text: &str| RootSignature::from_text(text, 2).unwrap_err().at;
        assert_eq!(at("CBV(b0), Nothing(b1)"), 9);
        assert_eq!(at("CBV(b0, spce = 1)"), 8);
        assert_eq!(at("SRV(u0)"), 4);
        assert_eq!(at("CBV(b0) SRV(t0)"), 8);
        assert_eq!(at("RootFlags(7)"), 10);
        assert_eq!(at("RootConstants(b0)"), 17);
        assert_eq!(at("CBV(b0, space = 1, space = 2)"), 19);
        assert_eq!(at("CBV(b0, b1)"), 8);
        assert_eq!(at("CBV(space = 1)"), 14);
        assert_eq!(at("CBV(b0, space = 0x1)"), 16);
        assert_eq!(at("CBV(B0)"), 4);
        assert_eq!(at("CBV(b0, flags = DESCRIPTORS_VOLATILE)"), 16);
        assert_eq!(at("RootFlags(0 | ALLOW_STREAM_OUTPUT)"), 12);
        assert_eq!(at("DescriptorTable()"), 16);
        assert_eq!(at("DescriptorTable(visibility = SHADER_VISIBILITY_ALL)"), 51);
        assert_eq!(at("DescriptorTable(CBV(b0),)"), 24);
        assert_eq!(at("StaticSampler(s0, filter = FILTER_NONE)"), 27);
        assert_eq!(at("CBV(b99999999999)"), 4);
        for end in 0..40 {
            let _ = RootSignature::from_text(&"DescriptorTable(SRV(t0, flags = 0)), x"[..end.min(38)], 2);
        }
    }
}
