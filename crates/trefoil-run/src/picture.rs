//! PNG files.

use crate::data::{Data, MAX_NUMBERS, Raw};
use crate::error::{Error, Result, fail};
use crate::number::Number;

/// Most texels of a side.
const MAX_SIDE: u32 = 1 << 15;

/// Reads a picture: whole numbers that stand for 0 to 1 where reals are wanted.
///
/// # Errors
/// Bytes that are no PNG, and pictures too large.
pub(crate) fn read(bytes: &[u8]) -> Result<Raw> {
    let damaged = |e: png::DecodingError| Error(e.to_string());
    let limits = png::Limits { bytes: 1 << 30 };
    let mut decoder = png::Decoder::new_with_limits(std::io::Cursor::new(bytes), limits);
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().map_err(damaged)?;
    let (width, height) = (reader.info().width, reader.info().height);
    if width > MAX_SIDE || height > MAX_SIDE || width as usize * height as usize > MAX_NUMBERS / 4 {
        return fail(format!("a picture of {width} by {height} is too large"));
    }
    let size = reader.output_buffer_size().ok_or_else(|| Error("the picture is too large".into()))?;
    let mut pixels = vec![0; size];
    let frame = reader.next_frame(&mut pixels).map_err(damaged)?;
    let channels = frame.color_type.samples();
    let pixels = &pixels[..frame.buffer_size()];
    let (unit, numbers) = match frame.bit_depth {
        png::BitDepth::Sixteen => {
            let pairs = pixels.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
            (0xffff, pairs.map(|n| Number::Int(n.into())).collect())
        }
        _ => (0xff, pixels.iter().map(|&n| Number::Int(n.into())).collect()),
    };
    Ok(Raw {
        names: None,
        shape: Some(vec![height as usize, width as usize]),
        numbers,
        width: Some(channels),
        unit: Some(unit),
    })
}

/// Writes a picture of height and width, with one number (gray), two or three (colours) or four (colours and opacity) a
/// texel. Reals from 0 to 1 become bytes, whole numbers are bytes; what lies outside is cut. Layers stand one under the other.
///
/// # Errors
/// Data that is no picture.
pub(crate) fn write(data: &Data) -> Result<Vec<u8>> {
    let [outer @ .., height, width] = &data.shape[..] else {
        return fail("it is not a picture: it has one dimension");
    };
    let (width, height) = (*width as u32, (outer.iter().product::<usize>() * height) as u32);
    let channels = data.columns.len();
    let color = match channels {
        1 => png::ColorType::Grayscale,
        2 | 3 => png::ColorType::Rgb,
        4 => png::ColorType::Rgba,
        _ => return fail(format!("it is not a picture: an element has {channels} numbers")),
    };
    if width == 0 || height == 0 || width > MAX_SIDE || height > MAX_SIDE {
        return fail(format!("a picture cannot be {width} by {height}"));
    }
    let mut pixels = Vec::with_capacity(data.numbers.len());
    for texel in data.rows() {
        for (number, column) in texel.iter().zip(&data.columns) {
            pixels.push(byte(*number, column.kind.is_float()));
        }
        if channels == 2 {
            pixels.push(0);
        }
    }
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, width, height);
    encoder.set_color(color);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let failed = |e: png::EncodingError| Error(e.to_string());
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(&pixels).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(out)
}

/// A channel as a byte.
pub(crate) fn byte(number: Number, real: bool) -> u8 {
    let value = if real { number.real() * 255.0 } else { number.real() };
    // What is no number becomes zero.
    value.round().clamp(0.0, 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Column;
    use crate::number::Kind;

    #[test]
    fn what_is_written_is_read_again() {
        let names = ["r", "g", "b", "a"];
        let columns = names.map(|name| Column { name: name.into(), kind: Kind::Float(32) }).to_vec();
        let numbers = [0.0, 1.0, 2.0, f64::NAN, 1.0, 0.2, -1.0, 1.0].map(Number::Real).to_vec();
        let data = Data { shape: vec![1, 2], columns, numbers };
        let raw = read(&write(&data).unwrap()).unwrap();
        assert_eq!(raw.shape, Some(vec![1, 2]));
        assert_eq!(raw.numbers, [0, 255, 255, 0, 255, 51, 0, 255].map(Number::Int));
    }

    #[test]
    fn damage_is_an_error() {
        assert!(read(b"\x89PNG\r\n\x1a\nnothing").is_err());
    }
}
