//! Numbers: the values of components, as text and in memory.

use std::fmt;
use trefoil_dxcontainer::ComponentType;

/// The type of a component in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A `bool`, as 0 or 1 in 32 bits.
    Bool,
    /// A signed integer of that many bits.
    Int(u32),
    /// An unsigned integer of that many bits.
    Uint(u32),
    /// A real number of that many bits.
    Float(u32),
}

/// A number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// An integer.
    Int(i128),
    /// A real number.
    Real(f64),
}

impl Kind {
    /// The kind of a component; types of minimum precision have 32 bits in memory.
    pub(crate) fn of(component: ComponentType, min_precision: bool) -> Kind {
        use ComponentType as C;
        let narrow = if min_precision { 32 } else { 16 };
        match component {
            C::I1 => Kind::Bool,
            C::I16 => Kind::Int(narrow),
            C::U16 => Kind::Uint(narrow),
            C::I32 => Kind::Int(32),
            C::U32 | C::Invalid | C::PackedS8x32 | C::PackedU8x32 => Kind::Uint(32),
            C::I64 => Kind::Int(64),
            C::U64 => Kind::Uint(64),
            C::F16 | C::SNormF16 | C::UNormF16 => Kind::Float(narrow),
            C::F32 | C::SNormF32 | C::UNormF32 => Kind::Float(32),
            C::F64 | C::SNormF64 | C::UNormF64 => Kind::Float(64),
        }
    }

    /// Its bytes in memory.
    pub fn bytes(self) -> u32 {
        match self {
            Kind::Bool => 4,
            Kind::Int(bits) | Kind::Uint(bits) | Kind::Float(bits) => bits / 8,
        }
    }

    /// Whether it is a real number.
    pub fn is_float(self) -> bool {
        matches!(self, Kind::Float(_))
    }

    /// What HLSL calls it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Bool => "bool",
            Kind::Int(16) => "int16_t",
            Kind::Int(64) => "int64_t",
            Kind::Int(_) => "int",
            Kind::Uint(16) => "uint16_t",
            Kind::Uint(64) => "uint64_t",
            Kind::Uint(_) => "uint",
            Kind::Float(16) => "half",
            Kind::Float(64) => "double",
            Kind::Float(_) => "float",
        }
    }

    /// The bits of a number as this kind; none when the kind has no such number.
    pub(crate) fn encode(self, number: Number) -> Option<u64> {
        let whole = || match number {
            Number::Int(value) => Some(value),
            Number::Real(value) if value.fract() == 0.0 && value.abs() < 1e30 => Some(value as i128),
            Number::Real(_) => None,
        };
        let real = match number {
            Number::Int(value) => value as f64,
            Number::Real(value) => value,
        };
        Some(match self {
            Kind::Bool => match number {
                Number::Int(value) => u64::from(value != 0),
                Number::Real(value) => u64::from(value != 0.0),
            },
            // An integer may be written as its bits, with or without a sign.
            Kind::Int(bits) | Kind::Uint(bits) => {
                let value = whole()?;
                let (least, most) = (-(1i128 << (bits - 1)), (1i128 << bits) - 1);
                (least..=most).contains(&value).then_some(value as u64 & u64::MAX >> (64 - bits))?
            }
            Kind::Float(16) => trefoil_interp::half::from_f64(real).into(),
            Kind::Float(64) => real.to_bits(),
            Kind::Float(_) => (real as f32).to_bits().into(),
        })
    }

    /// The number that bits are.
    pub(crate) fn decode(self, bits: u64) -> Number {
        match self {
            Kind::Bool => Number::Int(i128::from(bits & 0xffff_ffff != 0)),
            Kind::Int(width) => {
                let unused = 64 - width;
                Number::Int(((bits << unused) as i64 >> unused).into())
            }
            Kind::Uint(width) => Number::Int((bits & u64::MAX >> (64 - width)).into()),
            Kind::Float(16) => Number::Real(trefoil_interp::half::to_f32(bits as u16).into()),
            Kind::Float(64) => Number::Real(f64::from_bits(bits)),
            // The digits of a float are those of a float, not of the double that it is.
            Kind::Float(_) => Number::Real(f32::from_bits(bits as u32).into()),
        }
    }

    /// The number at the start of some bytes.
    pub(crate) fn read(self, bytes: &[u8]) -> Option<Number> {
        let count = self.bytes() as usize;
        let mut word = [0; 8];
        word[..count].copy_from_slice(bytes.get(..count)?);
        Some(self.decode(u64::from_le_bytes(word)))
    }

    /// A number of this kind as people write it.
    pub fn show(self, number: Number) -> String {
        match (self, number) {
            (Kind::Float(64), Number::Real(value)) => real_text(value, format!("{value}")),
            (_, Number::Real(value)) => {
                let short = value as f32;
                let text = match short.abs() {
                    size if size != 0.0 && !(1e-5..1e16).contains(&size) => format!("{short:e}"),
                    _ => format!("{short}"),
                };
                real_text(value, text)
            }
            (Kind::Bool, Number::Int(value)) => (if value == 0 { "false" } else { "true" }).to_owned(),
            (_, Number::Int(value)) => value.to_string(),
        }
    }
}

fn real_text(value: f64, text: String) -> String {
    if value.is_nan() {
        "nan".to_owned()
    } else if value.is_infinite() {
        (if value > 0.0 { "inf" } else { "-inf" }).to_owned()
    } else {
        text
    }
}

impl Number {
    /// What a word says: `1`, `-2.5`, `0x1f`, `true`, `nan`, `inf`; a suffix `f` or `u` is taken.
    pub fn parse(word: &str) -> Option<Number> {
        let word = word.trim();
        match word {
            "true" => return Some(Number::Int(1)),
            "false" => return Some(Number::Int(0)),
            _ => {}
        }
        let (sign, digits) = word.strip_prefix('-').map_or((1, word), |rest| (-1, rest));
        if let Some(hex) = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
            return u64::from_str_radix(hex, 16).ok().map(|n| Number::Int(sign * i128::from(n)));
        }
        let plain = word.strip_suffix(['u', 'U']).unwrap_or(word);
        if let Ok(value) = plain.parse::<i128>() {
            let fits = value.unsigned_abs() <= u64::MAX.into();
            return fits.then_some(Number::Int(value));
        }
        let is_word = word.eq_ignore_ascii_case("inf") || word.eq_ignore_ascii_case("-inf");
        let plain = if is_word { word } else { word.strip_suffix(['f', 'F']).unwrap_or(word) };
        plain.parse::<f64>().ok().map(Number::Real)
    }

    /// The number as a real one.
    pub fn real(self) -> f64 {
        match self {
            Number::Int(value) => value as f64,
            Number::Real(value) => value,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Int(value) => value.fmt(f),
            Number::Real(value) => f.write_str(&Kind::Float(64).show(Number::Real(*value))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        assert_eq!(Number::parse(" -12"), Some(Number::Int(-12)));
        assert_eq!(Number::parse("0xff"), Some(Number::Int(255)));
        assert_eq!(Number::parse("7u"), Some(Number::Int(7)));
        assert_eq!(Number::parse("1.5f"), Some(Number::Real(1.5)));
        assert_eq!(Number::parse("inf"), Some(Number::Real(f64::INFINITY)));
        assert_eq!(Number::parse("x"), None);
        assert_eq!(Number::parse(""), None);
    }

    #[test]
    fn what_a_kind_does_not_have_is_refused() {
        assert_eq!(Kind::Uint(32).encode(Number::Int(-1)), Some(0xffff_ffff));
        assert_eq!(Kind::Uint(32).encode(Number::Int(1 << 32)), None);
        assert_eq!(Kind::Int(32).encode(Number::Real(2.5)), None);
        assert_eq!(Kind::Int(32).encode(Number::Real(2.0)), Some(2));
        assert_eq!(Kind::Float(16).encode(Number::Int(1)), Some(0x3c00));
    }

    #[test]
    fn floats_show_the_digits_of_floats() {
        let third = Kind::Float(32).decode((1.0f32 / 3.0).to_bits().into());
        assert_eq!(Kind::Float(32).show(third), "0.33333334");
        assert_eq!(Kind::Float(32).show(Number::Real(f64::NAN)), "nan");
        assert_eq!(Kind::Float(32).show(Number::Real(1e-9)), "1e-9");
    }
}
