//! The picture: as a file, and in numbers.

use std::fmt;
use std::fs::File;
use std::io::BufWriter;

/// Writes a square picture of four bytes a texel.
pub fn write(path: &str, edge: u32, texels: &[u8]) -> Result<(), String> {
    let file = File::create(path).map_err(|e| format!("{path}: {e}"))?;
    let mut encoder = png::Encoder::new(BufWriter::new(file), edge, edge);
    encoder.set_color(png::ColorType::Rgba);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(texels));
    written.map_err(|e| format!("{path}: {e}"))
}

/// What a picture looks like in numbers.
pub struct Look {
    /// Of all texels those that are not black.
    lit: f64,
    /// The mean of red, of green and of blue.
    mean: [f64; 3],
    /// Where the light lies, from the left and from above.
    centre: [f64; 2],
}

impl Look {
    /// Looks at a square picture.
    pub fn of(edge: u32, texels: &[u8]) -> Look {
        let (mut lit, mut sums, mut moments) = (0, [0.0; 3], [0.0; 2]);
        for (place, texel) in texels.chunks_exact(4).enumerate() {
            let light = [texel[0], texel[1], texel[2]].map(|byte| f64::from(byte) / 255.0);
            let all: f64 = light.iter().sum();
            lit += usize::from(all > 0.0);
            for (sum, light) in sums.iter_mut().zip(light) {
                *sum += light;
            }
            let at = [place as u32 % edge, place as u32 / edge].map(|at| (f64::from(at) + 0.5) / f64::from(edge));
            for (moment, at) in moments.iter_mut().zip(at) {
                *moment += all * at;
            }
        }
        let texels = f64::from(edge * edge);
        let whole: f64 = sums.iter().sum();
        Look {
            lit: lit as f64 / texels,
            mean: sums.map(|sum| sum / texels),
            centre: moments.map(|moment| moment / whole.max(f64::MIN_POSITIVE)),
        }
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Look { lit, mean: [r, g, b], centre: [x, y] } = self;
        write!(f, "lit {lit:.4} red {r:.4} green {g:.4} blue {b:.4} x {x:.4} y {y:.4}")
    }
}
