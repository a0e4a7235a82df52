//! The bitstream: fields, blocks, records, abbreviations.

use trefoil_ir::filled;

/// What a field of an abbreviation is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Field {
    /// A value that is not written.
    Literal(u64),
    /// A fixed number of bits.
    Fixed(u32),
    /// Chunks of that many bits, the upper one telling whether more follow.
    Vbr(u32),
    /// The rest of the record, each element encoded as the next field says.
    Array,
}

/// Abbreviation ids below this one are the format's own.
pub(super) const FIRST_ABBREVIATION: u32 = 4;
const END_BLOCK: u64 = 0;
const ENTER_SUBBLOCK: u64 = 1;
const DEFINE_ABBREV: u32 = 2;
const UNABBREV_RECORD: u64 = 3;

/// An abbreviation as its declaration has it. Those of the format stand in tables and are encoded by the compiler.
#[derive(Clone, Copy)]
pub(super) struct Abbreviation {
    bits: u128,
    len: u32,
}

impl Abbreviation {
    /// Encodes the fields.
    pub(super) const fn new(fields: &[Field]) -> Self {
        let mut all = Self { bits: 0, len: 0 }.vbr(fields.len() as u64, 5);
        let mut i = 0;
        while i < fields.len() {
            // A bit tells a literal from an encoding, which takes three.
            all = match fields[i] {
                Field::Literal(value) => all.fixed(1, 1).vbr(value, 8),
                Field::Fixed(width) => all.fixed(1 << 1, 4).vbr(width as u64, 5),
                Field::Vbr(width) => all.fixed(2 << 1, 4).vbr(width as u64, 5),
                Field::Array => all.fixed(3 << 1, 4),
            };
            i += 1;
        }
        all
    }

    const fn fixed(self, value: u64, width: u32) -> Self {
        debug_assert!(self.len + width <= u128::BITS);
        Self { bits: self.bits | (value as u128) << self.len, len: self.len + width }
    }

    const fn vbr(mut self, mut value: u64, width: u32) -> Self {
        let more = 1u64 << (width - 1);
        while value >= more {
            self = self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width)
    }
}

/// The abbreviation of a record of text, which is the first of its block.
pub(super) struct TextAbbreviation {
    code: u32,
    lead: usize,
    abbreviation: Abbreviation,
}

impl TextAbbreviation {
    /// For text after one other value or none.
    pub(super) const fn new(code: u32, lead: usize) -> Self {
        let literal = Field::Literal(code as u64);
        let abbreviation = match lead {
            0 => Abbreviation::new(&[literal, Field::Array, Field::Fixed(7)]),
            _ => Abbreviation::new(&[literal, Field::Vbr(8), Field::Array, Field::Fixed(7)]),
        };
        Self { code, lead, abbreviation }
    }
}

/// A block that is open: the abbreviation width outside, and where its length goes.
struct Open {
    width: u32,
    length_at: usize,
}

/// Writes a bitstream of whole 32-bit words.
pub(super) struct BitWriter {
    /// Two words at a time, the first in the lower half.
    pairs: Vec<u64>,
    /// The current pair, and how many of its bits are set.
    current: u64,
    filled: u32,
    width: u32,
    open: Vec<Open>,
    /// The record of text that the current block has an abbreviation for: its code, and how many values lead.
    text: Option<(u32, usize)>,
}

impl BitWriter {
    /// A stream that starts with LLVM's magic number.
    pub(super) fn new() -> Self {
        // "BC", 0xC0DE.
        let pairs = Vec::with_capacity(512);
        BitWriter {
            pairs,
            current: 0xdec0_4342,
            filled: 32,
            width: 2,
            open: Vec::with_capacity(4),
            text: None,
        }
    }

    /// The bytes.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.align();
        if self.filled > 0 {
            self.pairs.push(self.current);
        }
        let mut bytes = filled(self.pairs.len() * 8, 0);
        for (bytes, pair) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(&self.pairs) {
            *bytes = pair.to_le_bytes();
        }
        bytes.truncate(bytes.len() - if self.filled > 0 { 4 } else { 0 });
        bytes
    }

    #[inline]
    pub(super) fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(width < 64 && value >> width == 0);
        self.current |= value << self.filled;
        self.filled += width;
        if self.filled >= 64 {
            self.carry(value, width);
        }
    }

    /// Begins a new pair with what of a value had no room.
    #[inline(never)]
    fn carry(&mut self, value: u64, width: u32) {
        if self.pairs.len() == self.pairs.capacity() {
            self.grow();
        }
        self.pairs.push(self.current);
        self.filled -= 64;
        self.current = value >> (width - self.filled);
    }

    /// Makes room for as many pairs again.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        self.pairs.reserve(self.pairs.len());
    }

    /// A number in as many chunks as it takes.
    #[inline(never)]
    pub(super) fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1u64 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        match self.filled {
            0 | 32 => {}
            1..32 => self.filled = 32,
            _ => {
                self.pairs.push(self.current);
                (self.current, self.filled) = (0, 0);
            }
        }
    }

    /// How many whole words there are.
    fn words(&self) -> usize {
        2 * self.pairs.len() + self.filled as usize / 32
    }

    pub(super) fn enter(&mut self, block: u32, width: u32) {
        self.fixed(ENTER_SUBBLOCK, self.width);
        self.vbr(u64::from(block), 8);
        self.vbr(u64::from(width), 4);
        self.align();
        self.open.push(Open { width: self.width, length_at: self.words() });
        self.fixed(0, 32);
        self.width = width;
        self.text = None;
    }

    pub(super) fn exit(&mut self) {
        self.fixed(END_BLOCK, self.width);
        self.align();
        if let Some(open) = self.open.pop() {
            let length = (self.words() - open.length_at - 1) as u64;
            let pair = self.pairs.get_mut(open.length_at / 2).unwrap_or(&mut self.current);
            *pair |= length << (32 * (open.length_at % 2));
            self.width = open.width;
        }
        self.text = None;
    }

    /// Declares an abbreviation for the current block; they are numbered from [`FIRST_ABBREVIATION`] on.
    pub(super) fn define(&mut self, abbreviation: &Abbreviation) {
        const CHUNK: u32 = 60;
        self.fixed(DEFINE_ABBREV.into(), self.width);
        let Abbreviation { mut bits, mut len } = *abbreviation;
        while len > CHUNK {
            self.fixed(bits as u64 & ((1 << CHUNK) - 1), CHUNK);
            (bits, len) = (bits >> CHUNK, len - CHUNK);
        }
        self.fixed(bits as u64, len);
    }

    /// Starts a record that no abbreviation fits: its code and how many values follow.
    #[inline]
    fn head(&mut self, code: u32, count: usize) -> Record<'_> {
        let width = self.width;
        let mut record = Record { out: self, bits: UNABBREV_RECORD, len: width };
        record.vbr(u64::from(code), 6);
        record.vbr(count as u64, 6);
        record
    }

    /// A record that no abbreviation fits.
    pub(super) fn record(&mut self, code: u32, values: &[u64]) {
        self.record_of(code, values.iter().copied());
    }

    /// As [`record`](Self::record), for values that stand nowhere as numbers.
    #[inline]
    pub(super) fn record_of(&mut self, code: u32, values: impl ExactSizeIterator<Item = u64>) {
        let mut record = self.head(code, values.len());
        for value in values {
            record.vbr(value, 6);
        }
        record.end();
    }

    /// Starts a record by an abbreviation; what its fields hold follows, field by field.
    #[inline]
    pub(super) fn begin(&mut self, id: u32) -> Record<'_> {
        let width = self.width;
        Record { out: self, bits: u64::from(id), len: width }
    }

    /// A record by an abbreviation whose only field is an array of bytes: text.
    pub(super) fn bytes(&mut self, id: u32, text: &str) {
        let mut record = self.begin(id);
        record.vbr(text.len() as u64, 6);
        record.end();
        let (fours, rest) = text.as_bytes().as_chunks::<4>();
        fours.iter().for_each(|&four| self.fixed(u32::from_le_bytes(four).into(), 32));
        let bits = rest.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte));
        self.fixed(bits, 8 * rest.len() as u32);
    }

    /// Declares the block's first abbreviation, for a record of text.
    pub(super) fn define_text(&mut self, text: &TextAbbreviation) {
        self.define(&text.abbreviation);
        self.text = Some((text.code, text.lead));
    }

    /// A record of characters after some leading values.
    pub(super) fn text(&mut self, code: u32, lead: &[u64], text: &str) {
        if self.text == Some((code, lead.len())) && text.is_ascii() {
            let mut record = self.begin(FIRST_ABBREVIATION);
            lead.iter().for_each(|&value| record.vbr(value, 8));
            record.vbr(text.len() as u64, 6);
            record.end();
            let (eights, rest) = text.as_bytes().as_chunks::<8>();
            eights.iter().for_each(|&eight| self.fixed(sevens(eight), 56));
            let bits = rest.iter().rev().fold(0, |bits, &byte| bits << 7 | u64::from(byte));
            self.fixed(bits, 7 * rest.len() as u32);
            return;
        }
        let mut record = self.head(code, lead.len() + text.len());
        lead.iter().for_each(|&value| record.vbr(value, 6));
        record.end();
        let (fours, rest) = text.as_bytes().as_chunks::<4>();
        for &four in fours {
            if four.iter().all(|&byte| byte >= 32) {
                self.fixed(sixes(four), 48);
            } else {
                four.iter().for_each(|&byte| self.vbr(byte.into(), 6));
            }
        }
        rest.iter().for_each(|&byte| self.vbr(byte.into(), 6));
    }
}

/// A record that is being written. Its fields come together in a number of their own, so that the stream is touched once for
/// several.
pub(super) struct Record<'a> {
    out: &'a mut BitWriter,
    bits: u64,
    len: u32,
}

impl Record<'_> {
    /// A field of that many bits, at most 32.
    #[inline(always)]
    pub(super) fn fixed(&mut self, value: u64, width: u32) {
        if self.len + width > 63 {
            self.out.fixed(self.bits, self.len);
            (self.bits, self.len) = (0, 0);
        }
        self.bits |= value << self.len;
        self.len += width;
    }

    /// A field in chunks of that many bits.
    #[inline(always)]
    pub(super) fn vbr(&mut self, value: u64, width: u32) {
        let (low, more) = (width - 1, 1u64 << (width - 1));
        if value < more {
            self.fixed(value, width);
        } else if value >> low < more {
            // Two chunks at once.
            self.fixed(value & (more - 1) | more | value >> low << width, 2 * width);
        } else {
            self.out.fixed(self.bits, self.len);
            (self.bits, self.len) = (0, 0);
            self.out.vbr(value, width);
        }
    }

    /// Puts the last fields into the stream.
    #[inline(always)]
    pub(super) fn end(self) {
        self.out.fixed(self.bits, self.len);
    }
}

/// Eight characters of seven bits, one after the other.
#[inline]
fn sevens(eight: [u8; 8]) -> u64 {
    let bits = u64::from_le_bytes(eight);
    let bits = bits & 0x007f_007f_007f_007f | (bits & 0x7f00_7f00_7f00_7f00) >> 1;
    let bits = bits & 0x0000_3fff_0000_3fff | (bits & 0x3fff_0000_3fff_0000) >> 2;
    bits & 0x0fff_ffff | (bits & 0x0fff_ffff_0000_0000) >> 4
}

/// Four characters above 31, each in two chunks of six bits: the lower five bits with the sign that more follow, and the
/// upper three.
#[inline]
fn sixes(four: [u8; 4]) -> u64 {
    let [a, b, c, d] = four.map(u64::from);
    let bytes = a | b << 12 | c << 24 | d << 36;
    bytes & 0x01f0_1f01_f01f | 0x0200_2002_0020 | (bytes & 0x0e00_e00e_00e0) << 1
}

/// A signed number as records have it: the sign in the lowest bit.
#[inline]
pub(super) fn signed(value: i64) -> u64 {
    if value >= 0 { (value as u64) << 1 } else { (value.unsigned_abs() << 1) | 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_fill_words_from_the_lowest_bit() {
        let mut w = BitWriter::new();
        w.fixed(1, 2);
        w.vbr(100, 6);
        // 100 = 3 * 32 + 4: a chunk of 4 with more to follow, then 3.
        assert_eq!(w.finish(), [b'B', b'C', 0xc0, 0xde, 1 | (36 << 2) as u8, 3, 0, 0]);
        assert_eq!((signed(5), signed(-5), signed(0)), (10, 11, 0));
    }

    #[test]
    fn a_block_knows_its_length() {
        let mut w = BitWriter::new();
        w.enter(8, 3);
        w.record(1, &[1]);
        w.exit();
        let bytes = w.finish();
        assert_eq!(u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]), 1);
        assert_eq!(bytes.len(), 16);
    }
}
