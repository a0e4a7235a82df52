//! IEEE 754 binary16 to and from the wider formats, rounding to nearest even.

/// The value of a binary16.
pub fn to_f32(bits: u16) -> f32 {
    let sign = u32::from(bits >> 15) << 31;
    let exponent = u32::from(bits >> 10) & 0x1f;
    let fraction = u32::from(bits) & 0x3ff;
    match exponent {
        0 => {
            let magnitude = fraction as f32 * f32::from_bits(0x3380_0000); // 2^-24
            f32::from_bits(magnitude.to_bits() | sign)
        }
        0x1f => f32::from_bits(sign | 0x7f80_0000 | (fraction << 13)),
        _ => f32::from_bits(sign | ((exponent + 112) << 23) | (fraction << 13)),
    }
}

/// The binary16 nearest to a value.
pub fn from_f64(value: f64) -> u16 {
    let bits = value.to_bits();
    let sign = ((bits >> 48) & 0x8000) as u16;
    if value.is_nan() {
        return sign | 0x7e00;
    }
    let magnitude = value.abs();
    if magnitude >= 65520.0 {
        return sign | 0x7c00;
    }
    let unit = if magnitude < f64::from_bits(0x3f10_0000_0000_0000) {
        f64::from_bits(0x3e70_0000_0000_0000) // below 2^-14 the step is 2^-24
    } else {
        let exponent = magnitude.to_bits() >> 52;
        f64::from_bits((exponent - 10) << 52)
    };
    let steps = (magnitude / unit).round_ties_even();
    let rounded = steps * unit;
    if rounded < f64::from_bits(0x3f10_0000_0000_0000) {
        return sign | steps as u16;
    }
    let exponent = ((rounded.to_bits() >> 52) as i64 - 1023 + 15) as u16;
    sign | (exponent << 10) | ((rounded.to_bits() >> 42) & 0x3ff) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_survives_the_way_through_f32() {
        for bits in 0..=u16::MAX {
            let value = to_f32(bits);
            if !value.is_nan() {
                assert_eq!(from_f64(f64::from(value)), bits, "{bits:#06x}");
            }
        }
    }

    #[test]
    fn ties_go_to_even() {
        assert_eq!(from_f64(1.0 + 1.0 / 2048.0), 0x3c00);
        assert_eq!(from_f64(1.0 + 3.0 / 2048.0), 0x3c02);
        assert_eq!(from_f64(65519.9), 0x7bff);
        assert_eq!(from_f64(65520.0), 0x7c00);
    }
}
