//! The initial contents of resources: numbers, files, patterns, states of samplers.

use crate::data::{MAX_NUMBERS, Raw};
use crate::error::{Error, Result, fail};
use crate::number::Number;
use crate::{csv, npy, picture};
use trefoil_interp::SamplerState;

/// The value of a resource or constant.
#[derive(Clone, Debug)]
pub enum Value {
    /// Numbers.
    Numbers(Raw),
    /// Bytes, as in memory.
    Bytes(Vec<u8>),
    /// Elements by a pattern, in these dimensions (width first).
    Made(Pattern, Vec<usize>),
    /// The state of a sampler.
    Sampler(SamplerState),
}

/// A pattern of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// All are zero.
    Zeros,
    /// The first element is zero, the next is one and so on.
    Range,
    /// Pseudorandom reals from 0 to 1, integers from 0 to 255; the same in each run.
    Random,
}

/// The format of a file, by its extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A table as text.
    Csv,
    /// A NumPy array.
    Npy,
    /// A picture.
    Png,
    /// Bytes, as in memory.
    Bin,
}

impl Format {
    /// The format of a file with this name.
    pub fn of(name: &str) -> Option<Format> {
        let (_, extension) = name.rsplit_once('.')?;
        Some(match extension.to_ascii_lowercase().as_str() {
            "csv" | "tsv" | "txt" => Format::Csv,
            "npy" => Format::Npy,
            "png" => Format::Png,
            "bin" => Format::Bin,
            _ => return None,
        })
    }
}

impl Value {
    /// A list of numbers, in the order of elements and columns.
    pub fn numbers(numbers: impl IntoIterator<Item = f64>) -> Value {
        Value::Numbers(Raw::list(numbers.into_iter().map(Number::Real).collect()))
    }

    /// The contents of a file in a format.
    ///
    /// # Errors
    /// Contents that are not valid in that format; for a table, the message begins with line and column.
    pub fn file(format: Format, bytes: Vec<u8>) -> Result<Value> {
        Ok(match format {
            Format::Csv => Value::Numbers(csv::read(&bytes)?),
            Format::Npy => Value::Numbers(npy::read(&bytes)?),
            Format::Png => Value::Numbers(picture::read(&bytes)?),
            Format::Bin => Value::Bytes(bytes),
        })
    }

    /// Parses an argument: `1,2,3`; rows with `;` between them; `zeros:64`, `range:8x8`, `random:256`; a sampler's `point`,
    /// `linear`, `wrap`, `clamp`, `mirror`, `border`, `less`, `less-equal`, `greater`, `greater-equal`.
    ///
    /// # Errors
    /// Any other text.
    pub fn parse(text: &str) -> Result<Value> {
        if let Some((word, extent)) = text.split_once(':') {
            let pattern = match word {
                "zeros" => Pattern::Zeros,
                "range" => Pattern::Range,
                "random" => Pattern::Random,
                _ => {
                    return fail(format!(
                        "'{word}' is not a pattern; the patterns are zeros, range and random"
                    ));
                }
            };
            return Ok(Value::Made(pattern, self::extent(extent)?));
        }
        if let Some(state) = sampler(text) {
            return Ok(Value::Sampler(state));
        }
        let mut raw = Raw::default();
        for row in text.split([';', '/']) {
            let words = row.split(',').map(str::trim).filter(|word| !word.is_empty());
            let first = raw.numbers.len();
            for word in words {
                let number = Number::parse(word);
                raw.numbers
                    .push(number.ok_or_else(|| Error(format!("'{word}' is neither a number nor a file")))?);
            }
            if text.contains([';', '/']) {
                let width = raw.numbers.len() - first;
                if *raw.width.get_or_insert(width) != width {
                    return fail(format!(
                        "a row has {width} numbers, and the first {}",
                        raw.width.unwrap_or(0)
                    ));
                }
            }
        }
        Ok(Value::Numbers(raw))
    }
}

/// Parses an extent: `64`, `256x256`, `8x8x8`.
///
/// # Errors
/// More than three dimensions, zeros, and products that are too large.
pub fn extent(text: &str) -> Result<Vec<usize>> {
    let parts = text.split(['x', ',']).map(|part| part.trim().parse::<usize>().ok().filter(|&n| n > 0));
    let parts = parts.collect::<Option<Vec<usize>>>();
    let fits = |parts: &Vec<usize>| {
        let all = parts.iter().try_fold(1usize, |all, &n| all.checked_mul(n));
        parts.len() <= 3 && all.is_some_and(|n| n <= MAX_NUMBERS)
    };
    parts.filter(fits).ok_or_else(|| Error(format!("'{text}' is not an extent such as 64, 256x256 or 8x8x8")))
}

/// The state of a sampler from words separated by commas; none when a word is unknown.
fn sampler(text: &str) -> Option<SamplerState> {
    let mut state = SamplerState { linear: true, outside: 1, compare: 1 };
    for word in text.split(',') {
        match word.trim() {
            "point" => state.linear = false,
            "linear" => state.linear = true,
            "clamp" => state.outside = 0,
            "wrap" => state.outside = 1,
            "mirror" => state.outside = 2,
            "border" => state.outside = 3,
            "less" => state.compare = 0,
            "less-equal" => state.compare = 1,
            "greater" => state.compare = 2,
            "greater-equal" => state.compare = 3,
            _ => return None,
        }
    }
    Some(state)
}

impl Pattern {
    /// The number of an element in a column.
    pub(crate) fn number(self, element: usize, column: usize, columns: usize, real: bool) -> Number {
        match self {
            Pattern::Zeros => Number::Int(0),
            Pattern::Range => Number::Int(element as i128),
            Pattern::Random => {
                let mut z = (element * columns + column) as u64;
                z = z.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
                z ^= z >> 31;
                if real {
                    Number::Real((z >> 40) as f64 / (1u64 << 24) as f64)
                } else {
                    Number::Int((z >> 56).into())
                }
            }
        }
    }
}
