//! Values become what is bound: bytes of buffers and constants, texels.

use crate::data::{Column, Data};
use crate::error::{Error, Result, fail};
use crate::interface::{Parameter, is_within};
use crate::value::{Pattern, Value};
use trefoil_dxcontainer::ResourceKind;
use trefoil_interp::{Content, Shape, TextureContent};

/// Most bytes of one resource.
const MAX_BYTES: usize = 1 << 30;

/// What a resource holds when it is set to a value. `constants` is what the constant buffer holds so far, and `path` what
/// of it is set.
///
/// # Errors
/// Values that do not fit.
pub(crate) fn content(parameter: &Parameter, value: &Value) -> Result<Content> {
    if parameter.kind == ResourceKind::Sampler {
        return match value {
            Value::Sampler(state) => Ok(Content::Sampler(*state)),
            _ => fail("a sampler is set by words such as point,clamp"),
        };
    }
    let columns = parameter.columns();
    let data = match value {
        Value::Sampler(_) => return fail(format!("a {} is no sampler", parameter.spelling)),
        Value::Bytes(bytes) if !parameter.is_typed() => return Ok(Content::Bytes(bytes.clone())),
        Value::Bytes(bytes) => of_bytes(&columns, bytes)?,
        Value::Numbers(raw) => raw.clone().fit(&columns)?,
        Value::Made(pattern, extent) => made(*pattern, extent, columns),
    };
    if parameter.is_typed() { texels(parameter, &data) } else { bytes(parameter, &data) }
}

/// Numbers by a rule; the extent has the width first.
fn made(pattern: Pattern, extent: &[usize], columns: Vec<Column>) -> Data {
    let count: usize = extent.iter().product();
    let mut numbers = Vec::with_capacity(count * columns.len());
    for element in 0..count {
        for (i, column) in columns.iter().enumerate() {
            numbers.push(pattern.number(element, i, columns.len(), column.kind.is_float()));
        }
    }
    Data { shape: extent.iter().rev().copied().collect(), columns, numbers }
}

/// Texels out of bytes, each component after the other.
fn of_bytes(columns: &[Column], mut bytes: &[u8]) -> Result<Data> {
    let mut numbers = Vec::new();
    for column in columns.iter().cycle() {
        if bytes.is_empty() {
            break;
        }
        let number = column.kind.read(bytes).ok_or_else(|| Error("the last number is cut off".into()))?;
        numbers.push(number);
        bytes = &bytes[column.kind.bytes() as usize..];
    }
    let count = numbers.len() / columns.len().max(1);
    numbers.truncate(count * columns.len());
    Ok(Data { shape: vec![count], columns: columns.to_vec(), numbers })
}

fn bytes(parameter: &Parameter, data: &Data) -> Result<Content> {
    let stride = match parameter.kind {
        ResourceKind::StructuredBuffer => parameter.size as usize,
        ResourceKind::RawBuffer => 4,
        // A constant buffer whole is one element.
        _ => parameter.size as usize,
    };
    let size = data.len().checked_mul(stride).filter(|&size| size <= MAX_BYTES);
    let mut out = vec![0; size.ok_or_else(|| Error("a buffer has at most 1 GiB".into()))?];
    for (element, row) in out.chunks_exact_mut(stride.max(1)).zip(data.rows()) {
        for (field, &number) in parameter.fields.iter().zip(row) {
            put(element, field.offset, field.kind, number);
        }
    }
    Ok(Content::Bytes(out))
}

fn put(bytes: &mut [u8], offset: u32, kind: crate::Kind, number: crate::Number) {
    let (at, count) = (offset as usize, kind.bytes() as usize);
    if let (Some(place), Some(bits)) = (bytes.get_mut(at..at + count), kind.encode(number)) {
        place.copy_from_slice(&bits.to_le_bytes()[..count]);
    }
}

/// Sets a part of a constant buffer.
///
/// # Errors
/// Numbers that are too many, or of which the part has no such.
pub(crate) fn set_constant(bytes: &mut [u8], parameter: &Parameter, path: &str, value: &Value) -> Result<()> {
    let fields: Vec<_> =
        parameter.fields.iter().filter(|f| path.is_empty() || is_within(&f.path, path)).collect();
    let columns: Vec<Column> =
        fields.iter().map(|field| Column { name: field.path.clone(), kind: field.kind }).collect();
    let raw = match value {
        Value::Numbers(raw) => raw,
        Value::Bytes(_) if path.is_empty() => return fail("a constant buffer is set by its members"),
        _ => return fail("a constant is set by numbers: 1,2,3"),
    };
    let (there, wanted) = (raw.numbers.len(), fields.len());
    // One number is for all.
    let raw = match there {
        1 if wanted > 1 => crate::Raw::list(vec![raw.numbers[0]; wanted]),
        _ if there == wanted => crate::Raw { width: None, ..raw.clone() },
        _ => return fail(format!("it has {wanted} numbers, not {there}")),
    };
    let data = raw.fit(&columns)?;
    for (field, &number) in fields.iter().zip(&data.numbers) {
        put(bytes, field.offset, field.kind, number);
    }
    Ok(())
}

/// The extents of a texture of this kind with that many texels in each dimension, the slowest first.
fn shape_of(kind: ResourceKind, shape: &[usize]) -> Option<Shape> {
    use ResourceKind as K;
    let n = |at: usize| shape.get(at).copied().unwrap_or(1) as u32;
    let plain = |size: [u32; 3], layers: u32| Shape { size, layers, mips: 1, samples: 1 };
    Some(match (kind, shape.len()) {
        (K::Texture1D | K::TypedBuffer, 1) => plain([n(0), 1, 1], 1),
        (K::Texture1DArray, 1 | 2) => {
            let [layers, width] = if shape.len() == 2 { [n(0), n(1)] } else { [1, n(0)] };
            plain([width, 1, 1], layers)
        }
        (K::Texture2D | K::Texture2DMS, 2) => plain([n(1), n(0), 1], 1),
        (K::Texture2DArray | K::Texture2DMSArray, 2) => plain([n(1), n(0), 1], 1),
        (K::Texture2DArray | K::Texture2DMSArray, 3) => plain([n(2), n(1), 1], n(0)),
        // The faces of a cube stand one under the other.
        (K::TextureCube | K::TextureCubeArray, 2) if n(0) == 6 * n(1) => plain([n(1), n(1), 1], 6),
        (K::TextureCube, 3) if n(0) == 6 => plain([n(2), n(1), 1], 6),
        (K::TextureCubeArray, 3) if n(0) % 6 == 0 => plain([n(2), n(1), 1], n(0)),
        (K::Texture3D, 3) => plain([n(2), n(1), n(0)], 1),
        _ => return None,
    })
}

fn texels(parameter: &Parameter, data: &Data) -> Result<Content> {
    let lone = [data.len()];
    let dimensions = if parameter.kind == ResourceKind::TypedBuffer { &lone[..] } else { &data.shape[..] };
    let Some(shape) = shape_of(parameter.kind, dimensions) else {
        let found: Vec<String> = data.shape.iter().map(usize::to_string).collect();
        let kind = &parameter.spelling;
        return fail(format!(
            "{kind} does not have the dimensions ({}): say them by a .npy or .png",
            found.join(", ")
        ));
    };
    let texel = |row: &[crate::Number]| {
        let mut cells = [0; 4];
        for ((cell, number), column) in cells.iter_mut().zip(row).zip(&data.columns) {
            *cell = column.kind.encode(*number).unwrap_or(0);
        }
        cells
    };
    Ok(Content::Texture(TextureContent { shape, texels: data.rows().map(texel).collect() }))
}

/// Elements of a buffer that the shader writes and nothing sets, at the least.
const ROOM: usize = 1 << 16;
/// Bytes of one that has more elements than threads.
const ROOM_BYTES: usize = 1 << 24;

/// What a resource holds that nothing sets: zeros. A texture has a texel for each thread; a buffer an element for each thread,
/// and room for more if the shader writes it.
pub(crate) fn empty(parameter: &Parameter, threads: [u32; 3]) -> Result<Content> {
    let [x, y, z] = threads.map(|n| n.max(1) as usize);
    if parameter.kind == ResourceKind::Sampler {
        return Ok(Content::Sampler(trefoil_interp::SamplerState { linear: true, outside: 1, compare: 1 }));
    }
    if parameter.class == trefoil_interp::Class::Cbv {
        return Ok(Content::Bytes(vec![0; parameter.size as usize]));
    }
    use ResourceKind as K;
    let extent = match parameter.kind {
        K::Texture1DArray => vec![x, y],
        K::Texture2D | K::Texture2DMS => vec![x, y],
        K::Texture2DArray | K::Texture2DMSArray | K::Texture3D => vec![x, y, z],
        K::TextureCube | K::TextureCubeArray => vec![x, x, 6],
        _ => {
            let threads = x.saturating_mul(y).saturating_mul(z);
            let element = parameter.fields.len().max(1) * 8;
            let room = if parameter.is_writable() { ROOM.min(ROOM_BYTES / element) } else { 1 };
            vec![threads.max(room)]
        }
    };
    let numbers = extent.iter().try_fold(parameter.fields.len().max(1), |all, &n| all.checked_mul(n));
    if numbers.is_none_or(|n| n > crate::data::MAX_NUMBERS) {
        return fail(format!("'{}' would be too large with an element for each thread", parameter.name));
    }
    content(parameter, &Value::Made(Pattern::Zeros, extent))
}
