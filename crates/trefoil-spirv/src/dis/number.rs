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
