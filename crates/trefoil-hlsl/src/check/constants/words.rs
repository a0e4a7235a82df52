//! Numbers in messages: what a literal becomes, and how its value is spelled.

use crate::check::types::facts::bits;
use crate::typed::Scalar;

/// What a literal becomes as a scalar that is no float, in words, if that is another value.
pub(in crate::check) fn changed(value: f64, to: Scalar) -> Option<String> {
    if to == Scalar::Bool {
        let is_same = value == 0.0 || value == 1.0;
        return (!is_same).then(|| (value.trunc() != 0.0).to_string());
    }
    let whole = value.abs().trunc() as i128;
    let most = (1i128 << bits(to)) - 1;
    let most = if to.is_unsigned() { most } else { most >> 1 };
    (value.fract() != 0.0 || whole > most).then(|| whole.min(most).to_string())
}

/// A positive number with so many significant digits at most, as LLVM prints it.
pub(in crate::check) fn float_text(value: f64, digits: usize) -> String {
    const MOST_ZEROS: i32 = 3;
    if value.is_infinite() {
        return "+Inf".into();
    }
    let text = format!("{value:.*e}", digits - 1);
    let Some((mantissa, exponent)) = text.split_once('e') else { return text };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let significant = mantissa.replace('.', "");
    let significant = match significant.trim_end_matches('0') {
        "" => "0",
        some => some,
    };
    let count = significant.len() as i32;
    let zeros = exponent + 1 - count;
    let (first, rest) = significant.split_at(1);
    if zeros > MOST_ZEROS || zeros > 0 && count + zeros > digits as i32 || exponent < -MOST_ZEROS {
        let sign = if exponent < 0 { '-' } else { '+' };
        let rest = if rest.is_empty() { "0" } else { rest };
        return format!("{first}.{rest}E{sign}{}", exponent.abs());
    }
    match exponent {
        _ if zeros >= 0 => format!("{significant}{}", "0".repeat(zeros as usize)),
        0.. => {
            let (whole, fraction) = significant.split_at(exponent as usize + 1);
            format!("{whole}.{fraction}")
        }
        _ => format!("0.{}{significant}", "0".repeat(exponent.unsigned_abs() as usize - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spelled_as_llvm_spells_them() {
        let texts =
            [0.1, 1234567.5, 3e9, 123456789012.5, 1e-5, 33333.333333333333, 4e4, 4294967296.0, 1500.0];
        let texts = texts.map(|value| float_text(value, 16));
        let right = [
            "0.1",
            "1234567.5",
            "3.0E+9",
            "123456789012.5",
            "1.0E-5",
            "33333.33333333334",
            "4.0E+4",
            "4294967296",
            "1500",
        ];
        assert_eq!(texts, right);
        assert_eq!(float_text(f64::from(1e38f32), 8), "9.9999997E+37");
        assert_eq!(float_text(f64::from(0.1f32), 8), "0.1");
    }

    #[test]
    fn a_literal_is_cut_and_does_not_overflow() {
        assert_eq!(changed(1.5, Scalar::I32).as_deref(), Some("1"));
        assert_eq!(changed(-1.5, Scalar::U32).as_deref(), Some("1"));
        assert_eq!(changed(5e9, Scalar::U32).as_deref(), Some("4294967295"));
        assert_eq!(changed(0.5, Scalar::Bool).as_deref(), Some("false"));
        assert_eq!(changed(2.0, Scalar::I32), None);
    }
}
