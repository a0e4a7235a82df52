//! Literal numbers, whose width and kind come from the type of their constant.

use super::grammar::Reader;
use super::{Result, fail, kinds};
use std::fmt::Write;

/// The kind of a literal number, with its width in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Unsigned(u32),
    Signed(u32),
    Float(u32),
}

impl Number {
    pub(super) fn int(bits: u32, signed: bool) -> Self {
        if signed { Self::Signed(bits) } else { Self::Unsigned(bits) }
    }

    pub(super) fn float(bits: u32) -> Self {
        Self::Float(bits)
    }

    /// Reads the number's words and prints it as `spirv-dis` does.
    pub(super) fn read(self, reader: &mut Reader<'_>, out: &mut String) -> Result<()> {
        let (Self::Unsigned(bits) | Self::Signed(bits) | Self::Float(bits)) = self;
        if bits == 0 || bits > 64 {
            return fail(reader.place(), &kinds::NUMBER_WIDTH, &[&bits]);
        }
        let low = reader.word()?;
        let high = if bits > 32 { reader.word()? } else { 0 };
        let all = u64::from(high) << 32 | u64::from(low);
        let _ = match self {
            Self::Unsigned(_) => write!(out, "{all}"),
            Self::Signed(bits) if bits <= 32 => write!(out, "{}", low as i32),
            Self::Signed(_) => write!(out, "{}", all as i64),
            Self::Float(16) => {
                let value = f64::from(trefoil_ir::half::to_f32(low as u16));
                write_float(out, value, value.to_bits())
            }
            Self::Float(32) => {
                let value = f32::from_bits(low);
                if is_plain(f64::from(value)) { write!(out, "{value}") } else { write_f32(out, value) }
            }
            Self::Float(_) => write_float(out, f64::from_bits(all), all),
        };
        Ok(())
    }
}

impl Number {
    /// Reads a number and prints it as LLVM does: floats of 32 and 64 bits with seventeen digits, those of 16 as their bits.
    pub(super) fn read_for_llvm(self, reader: &mut Reader<'_>, out: &mut String) -> Result<()> {
        let value = match self {
            Self::Float(16) => {
                let _ = write!(out, "{}", reader.word()?);
                return Ok(());
            }
            Self::Float(32) => f64::from(f32::from_bits(reader.word()?)),
            Self::Float(64) => {
                let low = u64::from(reader.word()?);
                f64::from_bits(u64::from(reader.word()?) << 32 | low)
            }
            Self::Unsigned(_) | Self::Signed(_) | Self::Float(_) => return self.read(reader, out),
        };
        out.push_str(&seventeen_digits(value));
        Ok(())
    }
}

/// A number as C prints it with the format `%.17g`; what is not finite has the exponent one past the largest of 32 bits.
fn seventeen_digits(value: f64) -> String {
    if value.is_nan() {
        return "0x1.8p+128".into();
    }
    if value.is_infinite() {
        return if value < 0.0 { "-0x1p+128" } else { "0x1p+128" }.into();
    }
    let scientific = format!("{value:.16e}");
    let Some((mantissa, exponent)) = scientific.split_once('e') else { return scientific };
    let Ok(exponent) = exponent.parse::<i32>() else { return scientific };
    let trimmed = |digits: &str| match digits.contains('.') {
        true => digits.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => digits.to_owned(),
    };
    if (-4..17).contains(&exponent) {
        let places = usize::try_from(16 - exponent).unwrap_or(0);
        return trimmed(&format!("{value:.places$}"));
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", trimmed(mantissa), exponent.unsigned_abs())
}

/// Whether a number is printed without an exponent.
fn is_plain(value: f64) -> bool {
    value == 0.0 || (1e-4..1e9).contains(&value.abs())
}

fn write_f32(out: &mut String, value: f32) -> std::fmt::Result {
    if value.is_finite() {
        return write!(out, "{value:e}");
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    // Infinities and NaNs as hexadecimal with an exponent one past the largest, which keeps the mantissa.
    write!(out, "{sign}0x1{}p+128", fraction(u64::from(value.to_bits() & 0x7f_ffff) << 1, 6))
}

fn write_float(out: &mut String, value: f64, bits: u64) -> std::fmt::Result {
    if is_plain(value) {
        return write!(out, "{value}");
    }
    if value.is_finite() {
        return write!(out, "{value:e}");
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    write!(out, "{sign}0x1{}p+1024", fraction(bits & ((1 << 52) - 1), 13))
}

/// The digits after the point, without zeros at the end.
fn fraction(mantissa: u64, digits: usize) -> String {
    if mantissa == 0 {
        return String::new();
    }
    let all = format!("{mantissa:0digits$x}");
    format!(".{}", all.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::seventeen_digits;

    #[test]
    fn numbers_have_seventeen_digits_at_most() {
        let of = |value: f64| seventeen_digits(value);
        assert_eq!(of(f64::from(0.2f32)), "0.20000000298023224");
        assert_eq!(of(1.25e10), "12500000000");
        assert_eq!(of(f64::from(1e20f32)), "1.0000000200408773e+20");
        assert_eq!(of(1e20), "1e+20");
        assert_eq!(of(0.0001), "0.0001");
        assert_eq!(of(1.5e-5), "1.5e-05");
        assert_eq!(of(-0.0), "-0");
        assert_eq!(of(f64::NEG_INFINITY), "-0x1p+128");
        assert_eq!(of(f64::NAN), "0x1.8p+128");
    }
}
