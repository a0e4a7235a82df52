//! Bitcode written of blocks and records, none abbreviated.

use trefoil_dxil_read::BitcodeItem as Item;

/// Bits of an abbreviation id: no record is abbreviated.
const WIDTH: u32 = 2;

/// The bitcode of blocks and records.
pub(super) fn write(items: &[Item]) -> Vec<u8> {
    let mut out = Bits { bytes: b"BC\xc0\xde".to_vec(), word: 0, used: 0 };
    out.items(items);
    out.align();
    out.bytes
}

struct Bits {
    bytes: Vec<u8>,
    word: u32,
    used: u32,
}

impl Bits {
    fn fixed(&mut self, value: u64, width: u32) {
        for bit in 0..width {
            self.word |= ((value >> bit & 1) as u32) << self.used;
            self.used += 1;
            if self.used == 32 {
                self.bytes.extend_from_slice(&self.word.to_le_bytes());
                (self.word, self.used) = (0, 0);
            }
        }
    }

    fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1u64 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        if self.used > 0 {
            self.fixed(0, 32 - self.used);
        }
    }

    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Block { id, items } => {
                    self.fixed(1, WIDTH);
                    self.vbr(u64::from(*id), 8);
                    self.vbr(u64::from(WIDTH), 4);
                    self.align();
                    let at = self.bytes.len();
                    self.fixed(0, 32);
                    self.items(items);
                    self.fixed(0, WIDTH);
                    self.align();
                    let words = ((self.bytes.len() - at - 4) / 4) as u32;
                    self.bytes[at..at + 4].copy_from_slice(&words.to_le_bytes());
                }
                Item::Record { code, values } => {
                    self.fixed(3, WIDTH);
                    self.vbr(u64::from(*code), 6);
                    self.vbr(values.len() as u64, 6);
                    values.iter().for_each(|&value| self.vbr(value, 6));
                }
            }
        }
    }
}
