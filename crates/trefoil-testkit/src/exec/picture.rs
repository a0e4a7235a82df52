//! Pictures that execution tests draw: PNG files in `docs/pictures`.

use super::header::{Format, Place, Test, What};
use crate::consumers::workspace;
use std::path::PathBuf;

/// A picture of three channels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: u32,
    height: u32,
    /// Row by row: red, green and blue of each texel, by the curve of sRGB.
    pixels: Vec<u8>,
}

impl Picture {
    /// What a test left at a place: a texture's first level or a render target, of which one channel is shown in gray.
    ///
    /// # Errors
    /// A place that holds no picture.
    pub fn found(test: &Test, place: Place, bytes: &[u8]) -> Result<Picture, String> {
        let (format, [width, height]) = shape(test, place).ok_or_else(|| format!("{place} is no picture"))?;
        let texels = bytes.chunks_exact(format.size()).take((width * height) as usize);
        let pixels = texels.flat_map(|texel| {
            let size = format.scalar.size("");
            let channel = |n: usize| match texel.get(n * size..(n + 1) * size) {
                Some(bytes) => curve(format.scalar.number(bytes, "")),
                None => 0,
            };
            match format.components {
                1 => [channel(0); 3],
                _ => [channel(0), channel(1), channel(2)],
            }
        });
        let pixels: Vec<u8> = pixels.collect();
        if pixels.len() != (width * height * 3) as usize {
            return Err(format!("{place} is no picture of {width} by {height}"));
        }
        Ok(Picture { width, height, pixels })
    }

    /// The picture of that name.
    ///
    /// # Errors
    /// A file that is not there or is not such a picture.
    pub fn read(name: &str) -> Result<Picture, String> {
        let path = file(name);
        let told = |why: String| format!("{}: {why} (cargo xtask bless pictures)", path.display());
        let bytes = std::fs::read(&path).map_err(|e| told(e.to_string()))?;
        let decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        let mut reader = decoder.read_info().map_err(|e| told(e.to_string()))?;
        let mut pixels = vec![0; reader.output_buffer_size().unwrap_or(0)];
        let frame = reader.next_frame(&mut pixels).map_err(|e| told(e.to_string()))?;
        if (frame.color_type, frame.bit_depth) != (png::ColorType::Rgb, png::BitDepth::Eight) {
            return Err(told("three channels of eight bits are wanted".into()));
        }
        Ok(Picture { width: frame.width, height: frame.height, pixels })
    }

    /// Writes the picture of that name.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn write(&self, name: &str) -> Result<(), String> {
        let path = file(name);
        let mut out = Vec::new();
        let mut encoder = png::Encoder::new(&mut out, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header().map_err(|e| e.to_string())?;
        writer.write_image_data(&self.pixels).map_err(|e| e.to_string())?;
        writer.finish().map_err(|e| e.to_string())?;
        std::fs::write(&path, out).map_err(|e| format!("{}: {e}", path.display()))
    }

    /// Whether two pictures of one size differ by no more than `within` in the mean of all channels, which go from 0 to 1.
    ///
    /// # Errors
    /// How far they are apart.
    pub fn compare(&self, shown: &Picture, within: f64) -> Result<(), String> {
        if (self.width, self.height) != (shown.width, shown.height) {
            let size = |picture: &Picture| format!("{} by {}", picture.width, picture.height);
            return Err(format!("the picture is {}, that in docs/pictures {}", size(self), size(shown)));
        }
        let pairs = self.pixels.iter().zip(&shown.pixels);
        let sum: u64 = pairs.map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
        let mean = sum as f64 / 255.0 / self.pixels.len() as f64;
        if mean <= within { Ok(()) } else { Err(format!("the picture is off by {mean:.4} in the mean")) }
    }
}

fn file(name: &str) -> PathBuf {
    workspace().join("docs/pictures").join(name).with_extension("png")
}

/// The format, the width and the height of what is found at a place.
fn shape(test: &Test, place: Place) -> Option<(Format, [u32; 2])> {
    match place {
        Place::Target(n) => Some((*test.draw.targets.get(n as usize)?, test.draw.size)),
        Place::Register(register) => {
            let resource = test.resources.iter().find(|resource| resource.register == register)?;
            let What::Texture(texture) = &resource.what else { return None };
            Some((texture.format, [texture.size[0], texture.size[1]]))
        }
        Place::Counter(_) | Place::Depth => None,
    }
}

/// A channel as sRGB has it.
fn curve(value: f64) -> u8 {
    let value = value.clamp(0.0, 1.0);
    let shown = if value <= 0.003_130_8 { value * 12.92 } else { 1.055 * value.powf(1.0 / 2.4) - 0.055 };
    (shown * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::super::{header::Register, parse};
    use super::*;

    #[test]
    fn a_texture_is_a_picture_and_differences_have_a_mean() {
        let head = "// compute: main\n// bind u0: texture2d r32float 2x1 zero\n// expect u0: agree\n";
        let test = parse::test(head).unwrap();
        let place = Place::Register(Register { class: 'u', number: 0, space: 0 });
        let of = |a: f32, b: f32| {
            Picture::found(&test, place, &[a.to_le_bytes(), b.to_le_bytes()].concat()).unwrap()
        };
        assert_eq!(of(1.0, 0.5).pixels, [255, 255, 255, 188, 188, 188]);
        assert_eq!(of(1.0, 7.0).compare(&of(1.0, 1.0), 0.0), Ok(()));
        let why = of(1.0, 0.0).compare(&of(1.0, 1.0), 0.4).unwrap_err();
        assert_eq!(why, "the picture is off by 0.5000 in the mean");
    }
}
