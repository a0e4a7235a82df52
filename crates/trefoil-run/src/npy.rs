//! NumPy's files of arrays: a header that says type and dimensions, then the numbers.

use crate::data::{Data, MAX_NUMBERS, Raw};
use crate::error::{Error, Result, fail};
use crate::number::{Kind, Number};

const MAGIC: &[u8] = b"\x93NUMPY";
/// The header ends at a multiple of this.
const ALIGNMENT: usize = 64;

/// Reads an array of little-endian numbers.
///
/// # Errors
/// Bytes that are no such file, types of numbers that shaders do not have, arrays column by column, and bytes missing.
pub(crate) fn read(bytes: &[u8]) -> Result<Raw> {
    let damaged = || Error("the file is no array of NumPy's".into());
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(damaged)?;
    let (length, start): (usize, usize) = match *rest {
        [1, _, a, b, ..] => (u16::from_le_bytes([a, b]) as usize, 4),
        [2 | 3, _, a, b, c, d, ..] => (u32::from_le_bytes([a, b, c, d]) as usize, 6),
        _ => return Err(damaged()),
    };
    let end = start.checked_add(length).ok_or_else(damaged)?;
    let header = rest.get(start..end).and_then(|text| std::str::from_utf8(text).ok()).ok_or_else(damaged)?;
    if entry(header, "fortran_order").is_some_and(|value| value.starts_with("True")) {
        return fail("the array lies column by column: save it with numpy.ascontiguousarray");
    }
    let descr = entry(header, "descr").ok_or_else(damaged)?;
    let descr = descr.trim_start_matches(['\'', '"']);
    let descr = descr.split(['\'', '"']).next().unwrap_or(descr);
    let (kind, size) =
        kind(descr).ok_or_else(|| Error(format!("numbers of the type '{descr}' are unknown")))?;
    let shape = entry(header, "shape").and_then(|value| value.strip_prefix('(')).ok_or_else(damaged)?;
    let shape = shape.split(')').next().unwrap_or(shape).split(',').map(str::trim);
    let shape: Vec<usize> =
        shape.filter(|n| !n.is_empty()).map(str::parse).collect::<Result<_, _>>().map_err(|_| damaged())?;
    let count = shape.iter().try_fold(1usize, |all, &n| all.checked_mul(n)).filter(|&n| n <= MAX_NUMBERS);
    let count = count.ok_or_else(|| Error("the array has too many numbers".into()))?;
    let body = &rest[end..];
    if body.len() < count * size {
        return fail(format!("{count} numbers of {size} bytes do not fit in {} bytes", body.len()));
    }
    let number = |bytes: &[u8]| match (kind, size) {
        (Kind::Uint(_), 1) => Number::Int(bytes[0].into()),
        (Kind::Int(_), 1) => Number::Int((bytes[0] as i8).into()),
        _ => kind.read(bytes).unwrap_or(Number::Int(0)),
    };
    let numbers = body[..count * size].chunks_exact(size).map(number).collect();
    Ok(Raw { shape: Some(shape), ..Raw::list(numbers) })
}

/// The text after a key of the header's dictionary.
fn entry<'a>(header: &'a str, key: &str) -> Option<&'a str> {
    let at = header.find(&format!("'{key}'"))? + key.len() + 2;
    Some(header[at..].trim_start().strip_prefix(':')?.trim_start())
}

/// What NumPy's name of a type stands for, and its bytes.
fn kind(descr: &str) -> Option<(Kind, usize)> {
    Some(match descr {
        "|b1" | "|u1" | "<u1" => (Kind::Uint(16), 1),
        "|i1" | "<i1" => (Kind::Int(16), 1),
        "<u2" => (Kind::Uint(16), 2),
        "<i2" => (Kind::Int(16), 2),
        "<u4" => (Kind::Uint(32), 4),
        "<i4" => (Kind::Int(32), 4),
        "<u8" => (Kind::Uint(64), 8),
        "<i8" => (Kind::Int(64), 8),
        "<f2" => (Kind::Float(16), 2),
        "<f4" => (Kind::Float(32), 4),
        "<f8" => (Kind::Float(64), 8),
        _ => return None,
    })
}

/// Writes an array: the elements' dimensions, then the columns when there are several. All numbers have one type, that of the
/// columns or, where those differ, double.
pub(crate) fn write(data: &Data) -> Vec<u8> {
    let first = data.columns.first().map_or(Kind::Float(32), |column| column.kind);
    let same = data.columns.iter().all(|column| column.kind == first);
    let kind = if same { first } else { Kind::Float(64) };
    let descr = match kind {
        Kind::Bool => "|b1".to_owned(),
        Kind::Int(bits) => format!("<i{}", bits / 8),
        Kind::Uint(bits) => format!("<u{}", bits / 8),
        Kind::Float(bits) => format!("<f{}", bits / 8),
    };
    let mut shape = data.shape.clone();
    if data.columns.len() > 1 {
        shape.push(data.columns.len());
    }
    let shape: Vec<String> = shape.iter().map(usize::to_string).collect();
    let comma = if shape.len() == 1 { "," } else { "" };
    let header =
        format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': ({}{comma}), }}", shape.join(", "));
    let start = MAGIC.len() + 4;
    let length = (start + header.len() + 1).next_multiple_of(ALIGNMENT) - start;
    let mut out = Vec::with_capacity(start + length + data.numbers.len() * 4);
    out.extend_from_slice(MAGIC);
    out.extend_from_slice(&[1, 0]);
    out.extend_from_slice(&(length as u16).to_le_bytes());
    out.extend_from_slice(header.as_bytes());
    out.resize(start + length - 1, b' ');
    out.push(b'\n');
    let bytes = if kind == Kind::Bool { 1 } else { kind.bytes() as usize };
    for &number in &data.numbers {
        out.extend_from_slice(&kind.encode(number).unwrap_or(0).to_le_bytes()[..bytes]);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Column;

    #[test]
    fn what_is_written_is_read_again() {
        let column = |name: &str| Column { name: name.into(), kind: Kind::Float(32) };
        let data = Data {
            shape: vec![2, 1],
            columns: vec![column("x"), column("y")],
            numbers: [1.0, 2.5, -3.0, 4.0].map(Number::Real).to_vec(),
        };
        let bytes = write(&data);
        assert_eq!(bytes.len() % ALIGNMENT, 16);
        let raw = read(&bytes).unwrap();
        assert_eq!(raw.shape, Some(vec![2, 1, 2]));
        assert_eq!(raw.fit(&data.columns).unwrap(), data);
    }

    #[test]
    fn damage_is_an_error() {
        assert!(read(b"\x93NUMPY\x01\x00\xff\xff").is_err());
        let data = Data {
            shape: vec![1],
            columns: vec![Column { name: String::new(), kind: Kind::Int(32) }],
            numbers: vec![Number::Int(7)],
        };
        let bytes = write(&data);
        assert!(read(&bytes[..bytes.len() - 1]).is_err());
    }
}
