//! The values of literals.

use crate::syntax::tree::{FloatSuffix, IntSuffix};

/// What a number is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Number {
    /// An integer.
    Int(u64, IntSuffix),
    /// A floating number.
    Float(f64, FloatSuffix),
}

/// Why a number is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberError {
    /// Letters after it that are no suffix; their offset.
    Suffix(usize),
    /// A digit that the base does not have; its offset.
    Digit(usize),
    /// It does not fit into 64 bits.
    TooLarge,
    /// An exponent without digits; its offset.
    Exponent(usize),
}

/// The value of a preprocessing number.
pub fn number(text: &str) -> Result<Number, NumberError> {
    let bytes = text.as_bytes();
    match (bytes.first(), bytes.get(1)) {
        (Some(b'0'), Some(b'x' | b'X')) => hex(text),
        (Some(b'0'), Some(b'b' | b'B')) if matches!(bytes.get(2), Some(b'0' | b'1')) => based(text, 2, 2),
        _ => decimal(text),
    }
}

fn hex(text: &str) -> Result<Number, NumberError> {
    if !text.contains(['.', 'p', 'P']) {
        return based(text, 2, 16);
    }
    hex_float(text)
}

fn decimal(text: &str) -> Result<Number, NumberError> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let next = text.as_bytes().get(digits);
    // To look for a text costs more than all the rest, and few numbers have a `#`.
    if next.is_some()
        && text.bytes().any(|byte| byte == b'#')
        && let Some((before, suffix)) = text.split_once(".#INF")
    {
        let suffix = float_suffix(suffix).ok_or(NumberError::Suffix(before.len() + ".#INF".len()))?;
        return Ok(Number::Float(f64::INFINITY, suffix));
    }
    match next {
        Some(b'.' | b'e' | b'E') => float(text),
        _ if digits > 1 && text.starts_with('0') => based(text, 1, 8),
        _ => based(text, 0, 10),
    }
}

fn based(text: &str, skip: usize, base: u32) -> Result<Number, NumberError> {
    let mut value = 0u64;
    let mut end = skip;
    for c in text[skip..].chars() {
        let Some(digit) = c.to_digit(base) else {
            if base == 8 && c.is_ascii_digit() || base == 2 && c.is_ascii_digit() {
                return Err(NumberError::Digit(end));
            }
            break;
        };
        let wide = value.checked_mul(base.into()).and_then(|v| v.checked_add(digit.into()));
        value = wide.ok_or(NumberError::TooLarge)?;
        end += 1;
    }
    if end == skip {
        // `0x` alone: the prefix is a suffix of nothing.
        return Err(NumberError::Suffix(1));
    }
    let rest = text.as_bytes().get(end);
    let is_digit = base == 10 && rest.is_some_and(u8::is_ascii_hexdigit);
    let wrong = if is_digit { NumberError::Digit(end) } else { NumberError::Suffix(end) };
    let suffix = match int_suffix(&text[end..]).ok_or(wrong)? {
        IntSuffix::None if base != 10 => IntSuffix::Based,
        IntSuffix::L if base != 10 => IntSuffix::BasedL,
        suffix => suffix,
    };
    Ok(Number::Int(value, suffix))
}

fn int_suffix(text: &str) -> Option<IntSuffix> {
    Some(match text {
        "" => IntSuffix::None,
        "u" | "U" => IntSuffix::U,
        "l" | "L" => IntSuffix::L,
        "ll" | "LL" => IntSuffix::LL,
        "ul" | "uL" | "Ul" | "UL" | "lu" | "lU" | "Lu" | "LU" => IntSuffix::UL,
        "ull" | "uLL" | "Ull" | "ULL" | "llu" | "llU" | "LLu" | "LLU" => IntSuffix::ULL,
        _ => return None,
    })
}

fn float(text: &str) -> Result<Number, NumberError> {
    let end = float_end(text)?;
    let suffix = float_suffix(&text[end..]).ok_or(NumberError::Suffix(end))?;
    let value: f64 = text[..end].parse().map_err(|_| NumberError::Suffix(end))?;
    Ok(Number::Float(value, suffix))
}

/// Where digits, point and exponent end.
fn float_end(text: &str) -> Result<usize, NumberError> {
    let bytes = text.as_bytes();
    let digits = |from: usize| from + bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
    let mut end = digits(0);
    if bytes.get(end) == Some(&b'.') {
        end = digits(end + 1);
    }
    if let Some(b'e' | b'E') = bytes.get(end) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        let exponent = digits(end + 1 + sign);
        if exponent == end + 1 + sign {
            return Err(NumberError::Exponent(end));
        }
        end = exponent;
    }
    Ok(end)
}

fn float_suffix(text: &str) -> Option<FloatSuffix> {
    Some(match text {
        "" => FloatSuffix::None,
        "f" | "F" => FloatSuffix::F,
        "h" | "H" => FloatSuffix::H,
        "l" | "L" => FloatSuffix::L,
        _ => return None,
    })
}

/// `0x1.8p3`
fn hex_float(text: &str) -> Result<Number, NumberError> {
    let mantissa_end = text.find(['p', 'P']).ok_or(NumberError::Exponent(1))?;
    let (mut value, mut scale, mut in_fraction) = (0f64, 0i32, false);
    for (i, c) in text[2..mantissa_end].char_indices() {
        match c.to_digit(16) {
            Some(d) => {
                value = value * 16.0 + f64::from(d);
                scale -= if in_fraction { 4 } else { 0 };
            }
            None if c == '.' && !in_fraction => in_fraction = true,
            None => return Err(NumberError::Digit(i + 2)),
        }
    }
    let rest = &text[mantissa_end + 1..];
    let sign = usize::from(rest.starts_with(['+', '-']));
    let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
    let exponent: i32 = rest[..sign + digits].parse().map_err(|_| NumberError::Exponent(mantissa_end))?;
    let suffix_at = mantissa_end + 1 + sign + digits;
    let suffix = float_suffix(&text[suffix_at..]).ok_or(NumberError::Suffix(suffix_at))?;
    let value = value * 2f64.powi(exponent.saturating_add(scale));
    Ok(Number::Float(value, suffix))
}

/// The value of what stands between quotes, escapes resolved.
pub fn unescape(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    let mut chars = body.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        let Some(escape) = chars.next() else { break };
        out.push(match escape {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'a' => '\x07',
            'b' => '\x08',
            'f' => '\x0c',
            'v' => '\x0b',
            'x' => numeric_escape(&mut chars, 16, 8, 0),
            '0'..='7' => numeric_escape(&mut chars, 8, 2, escape.to_digit(8).unwrap_or(0)),
            other => other,
        });
    }
    out
}

fn numeric_escape(
    chars: &mut std::iter::Peekable<std::str::Chars<'_>>,
    base: u32,
    most: usize,
    first: u32,
) -> char {
    let mut value = first;
    for _ in 0..most {
        let Some(d) = chars.peek().and_then(|c| c.to_digit(base)) else { break };
        value = value.wrapping_mul(base).wrapping_add(d);
        chars.next();
    }
    char::from((value & 0xff) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        use IntSuffix as I;
        assert_eq!(number("0"), Ok(Number::Int(0, I::None)));
        assert_eq!(number("0x1Fu"), Ok(Number::Int(31, I::U)));
        assert_eq!(number("0b101"), Ok(Number::Int(5, I::Based)));
        assert_eq!(number("017"), Ok(Number::Int(15, I::Based)));
        assert_eq!(number("18446744073709551615ull"), Ok(Number::Int(u64::MAX, I::ULL)));
        assert_eq!(number("18446744073709551616"), Err(NumberError::TooLarge));
        assert_eq!(number("1.5"), Ok(Number::Float(1.5, FloatSuffix::None)));
        assert_eq!(number("1.f"), Ok(Number::Float(1.0, FloatSuffix::F)));
        assert_eq!(number("1e999"), Ok(Number::Float(f64::INFINITY, FloatSuffix::None)));
        assert_eq!(number(".5h"), Ok(Number::Float(0.5, FloatSuffix::H)));
        assert_eq!(number("1e-3L"), Ok(Number::Float(0.001, FloatSuffix::L)));
        assert_eq!(number("0x1.8p3"), Ok(Number::Float(12.0, FloatSuffix::None)));
        assert_eq!(number("089.5"), Ok(Number::Float(89.5, FloatSuffix::None)));
        assert_eq!(number("1.#INFh"), Ok(Number::Float(f64::INFINITY, FloatSuffix::H)));
    }

    #[test]
    fn no_numbers() {
        assert_eq!(number("1f"), Err(NumberError::Digit(1)));
        assert_eq!(number("1g"), Err(NumberError::Suffix(1)));
        assert_eq!(number("1.0lf"), Err(NumberError::Suffix(3)));
        assert_eq!(number("12abc"), Err(NumberError::Digit(2)));
        assert_eq!(number("089"), Err(NumberError::Digit(1)));
        assert_eq!(number("1e"), Err(NumberError::Exponent(1)));
        assert_eq!(number("0x"), Err(NumberError::Suffix(1)));
        assert_eq!(number("1.2.3"), Err(NumberError::Suffix(3)));
        assert_eq!(number("1.#INFx"), Err(NumberError::Suffix(6)));
        assert_eq!(number("0x1.8"), Err(NumberError::Exponent(1)));
    }

    #[test]
    fn escapes() {
        assert_eq!(unescape(r#"a\n\"\x41\101\\"#), "a\n\"AA\\");
    }
}
