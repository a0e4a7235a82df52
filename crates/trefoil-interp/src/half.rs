//! Halves: their bits and their values.

/// The value of a half.
pub fn to_f32(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let (exponent, mantissa) = (u32::from(bits >> 10) & 31, u32::from(bits & 0x3ff));
    let size = match exponent {
        0 => (mantissa as f32 * 2f32.powi(-24)).to_bits(),
        31 => 0x7f80_0000 | mantissa << 13,
        _ => (exponent + 112) << 23 | mantissa << 13,
    };
    f32::from_bits(sign | size)
}

/// The half nearest to a value, ties to even.
pub fn from_f32(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let size = bits & 0x7fff_ffff;
    if size > 0x7f80_0000 {
        return sign | 0x7e00;
    }
    if size >= 0x477f_f000 {
        return sign | 0x7c00;
    }
    if size < 0x3880_0000 {
        // Denormal: a multiple of 2 to the power of -24.
        return sign | (f32::from_bits(size) * 2f32.powi(24)).round_ties_even() as u16;
    }
    let odd = size >> 13 & 1;
    let rounded = size - 0x3800_0000 + 0xfff + odd;
    sign | (rounded >> 13) as u16
}

/// The half nearest to a value, ties to even, without a detour over a float's rounding.
pub fn from_f64(value: f64) -> u16 {
    let near = value as f32;
    // A value that rounding to a float moved onto a tie must not be rounded as one.
    let back = f64::from(near);
    let odd = match back == value || near.to_bits() & 1 == 1 || !back.is_finite() {
        true => near,
        false if (back < value) == (back > 0.0) => f32::from_bits(near.to_bits() | 1),
        false => f32::from_bits((near.to_bits().wrapping_sub(1)) | 1),
    };
    from_f32(odd)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_survives() {
        for bits in 0..=u16::MAX {
            let value = to_f32(bits);
            if !value.is_nan() {
                assert_eq!(from_f32(value), bits);
                assert_eq!(from_f64(value.into()), bits);
            }
        }
    }

    #[test]
    fn ties_go_to_even() {
        assert_eq!(from_f32(65519.0), 0x7bff);
        assert_eq!(from_f32(65520.0), 0x7c00);
        assert_eq!(from_f32(1.0 + 1.0 / 2048.0), 0x3c00);
        assert_eq!(from_f32(1.0 + 3.0 / 2048.0), 0x3c02);
        assert_eq!(from_f64(1.0 + 1.0 / 2048.0 + 1e-12), 0x3c01);
    }
}
