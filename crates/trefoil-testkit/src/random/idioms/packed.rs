//! Small integers in one word: sums of products, differences, packing and unpacking, fields cut out and put in.

use super::Maker;

impl Maker {
    /// Several words, taken apart and put together.
    pub(super) fn packed(&mut self) {
        for _ in 0..5 {
            let [a, b, c] = [(); 3].map(|()| format!("uint({})", self.given()));
            match self.roll(if self.vulkan { 6 } else { 13 }) {
                0 => self.field(&a, &b),
                // In modules for Vulkan DXC mixes up the windows where a byte is larger than 127.
                1 if !self.vulkan => {
                    self.each(&format!("msad4({a}, uint2({b}, {c}), uint4({c}, 1, {a}, 2))"), 4, false)
                }
                2 => self.each(&format!("(uint2({a}, {b}) >> uint2(8, 16) & 255) << uint2(4, 8)"), 2, false),
                3 => self
                    .int(&format!("({a} >> 24 | ({a} >> 8 & 0xff00) | ({a} << 8 & 0xff0000) | {a} << 24)")),
                4 => self.int(&format!("({a} << ({b} & 31)) | ({a} >> (-{b} & 31))")),
                5 => self.each(
                    &format!(
                        "f16tof32(uint2({a}, {b}) & 0x3fff3fff) + f16tof32(uint2({a}, {b}) >> 16 & 0x3fff)"
                    ),
                    2,
                    true,
                ),
                1 => self.field(&b, &a),
                6 => self.int_of_new(&format!("dot4add_u8packed({a}, {b}, {c})")),
                7 => self.int_of_new(&format!("dot4add_i8packed({a}, {b}, int({c}))")),
                8 => self.float_of_new(&format!(
                    "dot2add(half2({a} & 15, 2), half2({b} & 15, 3), float({c} & 63))"
                )),
                9 => {
                    self.is_new = true;
                    let kind = self.any(&["unpack_u8u32", "unpack_s8s32"]);
                    self.each(&format!("{kind}({a})"), 4, false);
                }
                10 => {
                    let kind = self.any(&["s8", "clamp_u8", "clamp_s8"]);
                    self.int_of_new(&format!("(uint)pack_{kind}(int4({a}, {b}, {c}, 300))"));
                }
                11 => self.int_of_new(&format!("(uint)pack_u8(uint4({a}, {b}, {c}, 300)) ^ {a}")),
                _ if self.wide => {
                    self.is_new = true;
                    let kind = self.any(&["unpack_u8u16", "unpack_s8s16"]);
                    self.each(&format!("{kind}({a})"), 4, false);
                }
                _ => self.field(&b, &c),
            }
        }
    }

    fn int_of_new(&mut self, value: &str) {
        self.is_new = true;
        self.int(value);
    }

    fn float_of_new(&mut self, value: &str) {
        if self.wide {
            self.is_new = true;
            self.float(value);
        }
    }

    /// A field cut out of a word, with and without its sign, and put into another, by masks as people write them.
    fn field(&mut self, a: &str, b: &str) {
        let width = 1 + self.roll(31);
        let at = self.roll(33 - width).min(31);
        let mask = format!("((1u << {width}) - 1)");
        let word = self.fresh("word");
        self.line(&format!("uint {word} = {a};"));
        self.int(&format!("({word} >> {at}) & {mask}"));
        self.int(&format!("(int({word}) << {}) >> {}", 32 - width - at, 32 - width));
        self.line(&format!("{word} = ({word} & ~({mask} << {at})) | (({b} & {mask}) << {at});"));
        self.int(&word);
        self.int(&format!("{word} >> (me & 7) & {mask}"));
    }
}
