//! Numbers as LLVM prints them: as many digits as tell a value from its neighbours, with an exponent where more than three
//! zeros would stand beside the digits.

use crate::syntax::tree::{FloatSuffix, IntSuffix};

/// Digits of a double and of a float.
const DIGITS: [usize; 2] = [17, 9];
/// The most zeros that are written out.
const PADDING: i32 = 3;

/// `1.5F`; `typed` literals of half precision keep their suffix.
pub(super) fn float(value: f64, suffix: FloatSuffix, typed: bool) -> String {
    let is_single = matches!(suffix, FloatSuffix::F | FloatSuffix::H);
    let value = if is_single { f64::from(value as f32) } else { value };
    let text = decimal(value, DIGITS[usize::from(is_single)]);
    let point = if text.bytes().all(|b| b == b'-' || b.is_ascii_digit()) { "." } else { "" };
    let suffix = match suffix {
        FloatSuffix::None => "",
        FloatSuffix::H if typed => "H",
        FloatSuffix::H | FloatSuffix::F => "F",
        FloatSuffix::L => "L",
    };
    format!("{text}{point}{suffix}")
}

/// `10U`; the base of `typed` literals decides whether they are unsigned.
pub(super) fn integer(value: u64, suffix: IntSuffix, typed: bool) -> String {
    let suffix = match suffix {
        IntSuffix::Based if typed && i32::try_from(value).is_err() && u32::try_from(value).is_ok() => "U",
        // Such a number has a suffix or is hexadecimal.
        IntSuffix::None | IntSuffix::Based if value > i64::MAX as u64 => "ULL",
        IntSuffix::None | IntSuffix::Based => "",
        IntSuffix::Char => return character(value),
        IntSuffix::U => "U",
        IntSuffix::L | IntSuffix::BasedL => "L",
        IntSuffix::UL => "UL",
        IntSuffix::LL => "LL",
        IntSuffix::ULL => "ULL",
    };
    format!("{value}{suffix}")
}

fn character(value: u64) -> String {
    match u8::try_from(value).map(char::from) {
        Ok(c @ (' '..='~')) if !matches!(c, '\'' | '\\') => format!("'{c}'"),
        Ok(c @ ('\'' | '\\')) => format!("'\\{c}'"),
        Ok('\n') => "'\\n'".to_owned(),
        Ok('\t') => "'\\t'".to_owned(),
        _ => format!("'\\x{value:02x}'"),
    }
}

/// A value with so many digits at most. LLVM cuts off most of the digits beyond these before it rounds, and so does this.
fn decimal(value: f64, precision: usize) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    if !value.is_finite() {
        return "1.#INF".to_owned();
    }
    let (mut digits, mut last) = exact(value);
    let bits = bits_of(value, last);
    let wanted = (precision * 196).div_ceil(59);
    let cut = bits.saturating_sub(wanted) * 59 / 196;
    digits.truncate(digits.len().saturating_sub(cut));
    last += cut as i32;
    strip(&mut digits, &mut last);
    if digits.len() > precision {
        let rounds_up = digits[precision] >= b'5';
        last += (digits.len() - precision) as i32;
        digits.truncate(precision);
        if rounds_up {
            increment(&mut digits);
        }
        strip(&mut digits, &mut last);
    }
    written(&String::from_utf8_lossy(&digits), last, precision)
}

/// All digits of a value, and the power of ten of the last: 0, or where its binary digits end.
fn exact(value: f64) -> (Vec<u8>, i32) {
    let places = places(value);
    let text = format!("{value:.places$}");
    let digits = text.bytes().filter(u8::is_ascii_digit).skip_while(|&digit| digit == b'0').collect();
    (digits, -(places as i32))
}

/// How many binary digits a value has after the point, which are as many decimal ones.
fn places(value: f64) -> usize {
    let (fraction, exponent) = (value.to_bits() & ((1 << 52) - 1), (value.to_bits() >> 52 & 0x7ff) as i32);
    let (significand, exponent) = match exponent {
        0 => (fraction, -1074),
        _ => (fraction | 1 << 52, exponent - 1075),
    };
    usize::try_from(-(exponent + significand.trailing_zeros() as i32)).unwrap_or(0)
}

/// The number of binary digits of the value times the power of ten that makes it whole.
fn bits_of(value: f64, last: i32) -> usize {
    let power = value.abs().log2() + f64::from(-last) * std::f64::consts::LOG2_10;
    power.floor() as usize + 1
}

/// Takes zeros off the end.
fn strip(digits: &mut Vec<u8>, last: &mut i32) {
    while digits.len() > 1 && digits.last() == Some(&b'0') {
        digits.pop();
        *last += 1;
    }
}

/// One more in the last digit.
fn increment(digits: &mut Vec<u8>) {
    for digit in digits.iter_mut().rev() {
        if *digit < b'9' {
            *digit += 1;
            return;
        }
        *digit = b'0';
    }
    digits.insert(0, b'1');
}

/// Digits with their point, or with an exponent.
fn written(digits: &str, last: i32, precision: usize) -> String {
    let count = digits.len() as i32;
    let first = last + count - 1;
    let is_scientific = match last >= 0 {
        true => last > PADDING || count + last > precision as i32,
        false => first < 0 && -first > PADDING,
    };
    if is_scientific {
        let (head, tail) = digits.split_at(1);
        let tail = if tail.is_empty() { "0" } else { tail };
        let sign = if first < 0 { '-' } else { '+' };
        return format!("{head}.{tail}E{sign}{}", first.abs());
    }
    if last >= 0 {
        return format!("{digits}{}", "0".repeat(last as usize));
    }
    if first >= 0 {
        let (whole, part) = digits.split_at(first as usize + 1);
        return format!("{whole}.{part}");
    }
    format!("0.{}{digits}", "0".repeat((-first - 1) as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_digits_that_tell_them_apart() {
        let cases = [
            (1.0, FloatSuffix::F, "1.F"),
            (1e10, FloatSuffix::None, "1.0E+10"),
            (0.1, FloatSuffix::None, "0.10000000000000001"),
            (0.3, FloatSuffix::F, "0.300000012F"),
            (1e-5, FloatSuffix::F, "9.99999974E-6F"),
            (1e38, FloatSuffix::None, "9.9999999999999997E+37"),
            (123_456.7, FloatSuffix::None, "123456.7"),
            (16_777_216.0, FloatSuffix::None, "16777216."),
            (1e5, FloatSuffix::None, "1.0E+5"),
            (100.0, FloatSuffix::None, "100."),
            (0.001, FloatSuffix::None, "0.001"),
            (0.0, FloatSuffix::L, "0.L"),
            (1.234_567_89e-20, FloatSuffix::F, "1.23456787E-20F"),
        ];
        for (value, suffix, text) in cases {
            assert_eq!(float(value, suffix, false), text);
        }
        assert_eq!(integer(16, IntSuffix::U, false), "16U");
        assert_eq!(integer(97, IntSuffix::Char, false), "'a'");
        assert_eq!(integer(0x8000_0000, IntSuffix::Based, false), "2147483648");
        assert_eq!(integer(0x8000_0000, IntSuffix::Based, true), "2147483648U");
    }
}
