//! Element types, literals and generators: conversion between the words of a test and bytes.

/// The type of one component of a buffer or texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// 32-bit float.
    Float,
    /// 16-bit float.
    Half,
    /// 64-bit float.
    Double,
    /// Unsigned, of that many bytes.
    Uint(usize),
    /// Signed, of that many bytes.
    Int(usize),
    /// A byte that stands for 0 to 1.
    Unorm8,
    /// Each literal has its own type: `1.5` a float, `3` or `0x3` a 32-bit integer, `1.5h` a half, `1.5d` a double.
    Mixed,
}

/// One value as a test writes it: `?` is any value.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// Any value.
    Any,
    /// A word still to be read as a component's type.
    Word(String),
}

impl Scalar {
    /// Reads the name of a component's type.
    pub fn parse(name: &str) -> Option<Scalar> {
        Some(match name {
            "float" => Scalar::Float,
            "half" | "float16_t" => Scalar::Half,
            "double" => Scalar::Double,
            "uint" | "bool" => Scalar::Uint(4),
            "int" => Scalar::Int(4),
            "uint16" => Scalar::Uint(2),
            "int16" => Scalar::Int(2),
            "uint64" => Scalar::Uint(8),
            "int64" => Scalar::Int(8),
            "mixed" => Scalar::Mixed,
            _ => return None,
        })
    }

    /// Bytes of one component; of a mixed one, those of the word.
    pub fn size(self, word: &str) -> usize {
        match self {
            Scalar::Float => 4,
            Scalar::Half => 2,
            Scalar::Double => 8,
            Scalar::Uint(n) | Scalar::Int(n) => n,
            Scalar::Unorm8 => 1,
            Scalar::Mixed => own_type(word).size(word),
        }
    }

    /// The bytes of a word.
    pub fn encode(self, word: &str) -> Result<Vec<u8>, String> {
        let wrong = || format!("'{word}' is not a {self:?}");
        Ok(match self {
            Scalar::Mixed => return own_type(word).encode(word.trim_end_matches(['h', 'd'])),
            Scalar::Float => (real(word).ok_or_else(wrong)? as f32).to_le_bytes().to_vec(),
            Scalar::Double => real(word).ok_or_else(wrong)?.to_le_bytes().to_vec(),
            Scalar::Half => half_bits(real(word).ok_or_else(wrong)?).to_le_bytes().to_vec(),
            Scalar::Unorm8 => vec![(real(word).ok_or_else(wrong)? * 255.0).round().clamp(0.0, 255.0) as u8],
            Scalar::Uint(n) | Scalar::Int(n) => whole(word).ok_or_else(wrong)?.to_le_bytes()[..n].to_vec(),
        })
    }

    /// Whether values are compared with a tolerance.
    pub fn is_real(self, word: &str) -> bool {
        match self {
            Scalar::Mixed => own_type(word).is_real(word),
            Scalar::Float | Scalar::Half | Scalar::Double | Scalar::Unorm8 => true,
            Scalar::Uint(_) | Scalar::Int(_) => false,
        }
    }

    /// The value of one component, as a number; exact for all but the largest 64-bit integers.
    pub fn number(self, bytes: &[u8], word: &str) -> f64 {
        match self {
            Scalar::Mixed => own_type(word).number(bytes, word),
            Scalar::Float => f32::from_le_bytes(array(bytes)).into(),
            Scalar::Double => f64::from_le_bytes(array(bytes)),
            Scalar::Half => half_value(u16::from_le_bytes(array(bytes))),
            Scalar::Unorm8 => f64::from(bytes[0]) / 255.0,
            Scalar::Uint(_) => whole_of(bytes) as u64 as f64,
            Scalar::Int(n) => {
                let unused = 64 - 8 * n as u32;
                ((whole_of(bytes) << unused) >> unused) as f64
            }
        }
    }

    /// One component in words.
    pub fn show(self, bytes: &[u8], word: &str) -> String {
        match self {
            Scalar::Mixed => own_type(word).show(bytes, word),
            Scalar::Uint(8) => format!("{}", whole_of(bytes) as u64),
            Scalar::Int(8) => format!("{}", whole_of(bytes)),
            Scalar::Uint(_) | Scalar::Int(_) => format!("{}", self.number(bytes, word)),
            _ => format!("{:?}", self.number(bytes, word) as f32),
        }
    }
}

/// The type that a literal in a mixed list has.
fn own_type(word: &str) -> Scalar {
    let plain = whole(word).is_some();
    match word.chars().last() {
        _ if plain && word.starts_with('-') => Scalar::Int(4),
        _ if plain => Scalar::Uint(4),
        Some('h') => Scalar::Half,
        Some('d') => Scalar::Double,
        _ => Scalar::Float,
    }
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    out.copy_from_slice(&bytes[..N]);
    out
}

fn whole_of(bytes: &[u8]) -> i64 {
    let mut out = [0; 8];
    out[..bytes.len()].copy_from_slice(bytes);
    i64::from_le_bytes(out)
}

fn real(word: &str) -> Option<f64> {
    match word.strip_prefix("0x") {
        Some(hex) => Some(f32::from_bits(u32::from_str_radix(hex, 16).ok()?).into()),
        None => word.parse().ok(),
    }
}

fn whole(word: &str) -> Option<i64> {
    match word.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok().map(|n| n as i64),
        None => word.parse::<i64>().ok().or_else(|| word.parse::<u64>().ok().map(|n| n as i64)),
    }
}

/// The half nearest to a number, ties to even.
fn half_bits(value: f64) -> u16 {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    let size = value.abs();
    if size.is_nan() {
        return sign | 0x7e00;
    }
    if size >= 65520.0 {
        return sign | 0x7c00;
    }
    if size < 2f64.powi(-14) {
        return sign | (size * 2f64.powi(24)).round_ties_even() as u16;
    }
    let exponent = size.log2().floor() as i32;
    let exponent = if size < 2f64.powi(exponent) { exponent - 1 } else { exponent };
    let mantissa = ((size / 2f64.powi(exponent) - 1.0) * 1024.0).round_ties_even() as u16;
    sign | ((((exponent + 15) as u16) << 10) + mantissa)
}

fn half_value(bits: u16) -> f64 {
    let (exponent, mantissa) = (i32::from((bits >> 10) & 31), f64::from(bits & 0x3ff));
    let size = match exponent {
        0 => mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + mantissa / 1024.0) * 2f64.powi(exponent - 15),
    };
    if bits & 0x8000 == 0 { size } else { -size }
}

/// Reads a list of values for `count` components (any number when none): literals, `N*V` for N copies, `?`, and the
/// generators `zero`, `fill(V)`, `iota`, `iota(START,STEP)` and `random(SEED)`, which fill what is left.
pub fn values(text: &str, scalar: Scalar, count: Option<usize>) -> Result<Vec<Literal>, String> {
    let mut out = Vec::new();
    for word in text.split_whitespace() {
        let word = word.trim_end_matches(',');
        if word.is_empty() {
            continue;
        }
        let left = count.map(|n| n.saturating_sub(out.len()));
        let need = || left.ok_or_else(|| format!("'{word}' needs a known number of elements"));
        if word == "zero" {
            out.extend(vec![Literal::Word("0".into()); need()?]);
        } else if let Some(value) = argument(word, "fill") {
            out.extend(vec![Literal::Word(value.into()); need()?]);
        } else if word == "iota" {
            out.extend((0..need()?).map(|n| Literal::Word(n.to_string())));
        } else if let Some(value) = argument(word, "iota") {
            let (start, step) = value.split_once(',').unwrap_or((value, "1"));
            out.extend(iota(start, step, need()?)?);
        } else if let Some(seed) = argument(word, "random") {
            let seed = seed.parse().map_err(|_| format!("'{word}': the seed is a number"))?;
            out.extend(random(seed, scalar, need()?));
        } else if let Some((copies, value)) = word.split_once('*') {
            let copies = copies.parse().map_err(|_| format!("'{word}': N*VALUE repeats a value"))?;
            out.extend(vec![literal(value); copies]);
        } else {
            out.push(literal(word));
        }
    }
    Ok(out)
}

fn literal(word: &str) -> Literal {
    if word == "?" { Literal::Any } else { Literal::Word(word.into()) }
}

fn argument<'a>(word: &'a str, name: &str) -> Option<&'a str> {
    word.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')
}

fn iota(start: &str, step: &str, count: usize) -> Result<Vec<Literal>, String> {
    let wrong = || format!("iota({start},{step}): two numbers are expected");
    if let (Some(start), Some(step)) = (whole(start), whole(step)) {
        return Ok((0..count as i64).map(|n| Literal::Word((start + n * step).to_string())).collect());
    }
    let (start, step) = (real(start).ok_or_else(wrong)?, real(step).ok_or_else(wrong)?);
    Ok((0..count).map(|n| Literal::Word(format!("{:?}", start + n as f64 * step))).collect())
}

/// The same numbers on every machine: reals from 0 to 1, integers of 32 bits (PCG's output step).
fn random(seed: u32, scalar: Scalar, count: usize) -> Vec<Literal> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((state >> ((state >> 28) + 4)) ^ state).wrapping_mul(277_803_737);
        (word >> 22) ^ word
    };
    let mut one = || match scalar {
        Scalar::Uint(n) | Scalar::Int(n) if n < 4 => (next() & 0xff).to_string(),
        Scalar::Uint(_) => next().to_string(),
        Scalar::Int(_) => (next() as i32).to_string(),
        _ => format!("{:?}", f64::from(next() >> 8) / f64::from(1 << 24)),
    };
    (0..count).map(|_| Literal::Word(one())).collect()
}

/// The bytes of a list in which every value is given.
pub fn bytes(values: &[Literal], scalar: Scalar) -> Result<Vec<u8>, String> {
    let mut out = Vec::new();
    for value in values {
        match value {
            Literal::Any => return Err("'?' is not allowed in an input".into()),
            Literal::Word(word) => out.extend(scalar.encode(word)?),
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_round_trip() {
        for bits in [0u16, 1, 0x3ff, 0x400, 0x3c00, 0x3555, 0x7bff, 0x7c00, 0xc248] {
            assert_eq!(half_bits(half_value(bits)), bits, "{bits:#x}");
        }
        assert_eq!(half_bits(65519.0), 0x7bff);
        assert_eq!(half_bits(0.1), 0x2e66);
    }

    #[test]
    fn lists_have_copies_and_generators() {
        let list = values("7 2*5 iota(1,2)", Scalar::Uint(4), Some(6)).unwrap();
        assert_eq!(
            bytes(&list, Scalar::Uint(4)).unwrap().chunks(4).map(|c| c[0]).collect::<Vec<_>>(),
            [7, 5, 5, 1, 3, 5]
        );
        assert!(values("zero", Scalar::Float, None).is_err());
        let mixed = values("1.5 3 -1 1.5h", Scalar::Mixed, None).unwrap();
        assert_eq!(bytes(&mixed, Scalar::Mixed).unwrap().len(), 14);
    }
}
