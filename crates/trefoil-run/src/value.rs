//! What a resource is filled with, as it is asked for: numbers, a file's contents, a pattern, a sampler's state.

use crate::data::{MAX_NUMBERS, Raw};
use crate::error::{Error, Result, fail};
use crate::number::Number;
use crate::{csv, npy, picture};
use trefoil_interp::SamplerState;

/// What a resource or constant is set to.
#[derive(Clone, Debug)]
pub enum Value {
    /// Numbers.
    Numbers(Raw),
    /// Bytes as they lie in memory.
    Bytes(Vec<u8>),
    /// So many elements, in these dimensions (width first), made by a rule.
    Made(Pattern, Vec<usize>),
    /// How a sampler finds texels.
    Sampler(SamplerState),
}

/// A rule that makes numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// All are zero.
    Zeros,
    /// The first element is zero, the next is one and so on.
    Range,
    /// Reals from 0 to 1, whole numbers from 0 to 255; the same each time.
    Random,
}

/// A file's format, by the end of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A table as text.
    Csv,
    /// An array of NumPy's.
    Npy,
    /// A picture.
    Png,
    /// Bytes as they lie in memory.
    Bin,
}

impl Format {
    /// The format of a file of this name.
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
    /// These numbers, in the order of elements and columns.
    pub fn numbers(numbers: impl IntoIterator<Item = f64>) -> Value {
        Value::Numbers(Raw::list(numbers.into_iter().map(Number::Real).collect()))
    }

    /// The contents of a file in a format.
    ///
    /// # Errors
    /// Contents that are not of that format; a table's error begins with line and column.
    pub fn file(format: Format, bytes: Vec<u8>) -> Result<Value> {
        Ok(match format {
            Format::Csv => Value::Numbers(csv::read(&bytes)?),
            Format::Npy => Value::Numbers(npy::read(&bytes)?),
            Format::Png => Value::Numbers(picture::read(&bytes)?),
            Format::Bin => Value::Bytes(bytes),
        })
    }

    /// What words say: `1,2,3`; rows with `;` between them; `zeros:64`, `range:8x8`, `random:256`; a sampler's `point`,
    /// `linear`, `wrap`, `clamp`, `mirror`, `border`, `less`, `less-equal`, `greater`, `greater-equal`.
    ///
    /// # Errors
    /// Words that are none of these.
    pub fn parse(text: &str) -> Result<Value> {
        if let Some((word, extent)) = text.split_once(':') {
            let pattern = match word {
                "zeros" => Pattern::Zeros,
                "range" => Pattern::Range,
                "random" => Pattern::Random,
                _ => return fail(format!("'{word}' is no pattern; there are zeros, range and random")),
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
                raw.numbers.push(number.ok_or_else(|| Error(format!("'{word}' is no number and no file")))?);
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

/// `64`, `256x256`, `8x8x8`
pub fn extent(text: &str) -> Result<Vec<usize>> {
    let parts = text.split(['x', ',']).map(|part| part.trim().parse::<usize>().ok().filter(|&n| n > 0));
    let parts = parts.collect::<Option<Vec<usize>>>();
    let fits = |parts: &Vec<usize>| {
        let all = parts.iter().try_fold(1usize, |all, &n| all.checked_mul(n));
        parts.len() <= 3 && all.is_some_and(|n| n <= MAX_NUMBERS)
    };
    parts.filter(fits).ok_or_else(|| Error(format!("'{text}' is no extent: 64, 256x256 or 8x8x8")))
}

/// The state that words with commas between say; none when one of them is another word.
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
