//! Root signatures as HLSL writes them: `"RootFlags(0), CBV(b0), DescriptorTable(SRV(t0, numDescriptors = unbounded))"`.
//!
//! Words are not case-sensitive. Descriptor flags default to 0, for which the runtime has its own defaults.

use super::names::{
    ADDRESSES, BORDERS, COMPARISONS, DATA_FLAGS, DESCRIPTOR_FLAGS, FILTERS, FLAGS, KINDS, Names, REDUCTIONS,
    VISIBILITIES,
};
use super::{Content, Parameter, Range, RootSignature, StaticSampler, kinds};
use std::fmt;
use trefoil_diag::{Kind, Message};

/// An error in the text of a root signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The byte offset in the text.
    pub at: usize,
    /// The message, which names the place, counted from 1.
    pub message: Message,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for TextError {}

type Result<T> = std::result::Result<T, TextError>;

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
    /// The first error of syntax.
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

/// An error whose arguments are the place and a word of the text; kinds without a word ignore that.
#[cold]
fn error(at: usize, kind: &'static Kind, word: &str) -> TextError {
    TextError { at, message: kind.with(&[&(at + 1), &word]) }
}

/// An error whose arguments are the place, a word of the text, and the letter of a register.
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

    /// A word of a list; gives its number.
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
    /// reads the value of a name, which it gets in lower case; false for an unknown name.
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

    /// A number, or a word for the largest number.
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
