//! Reading the bitstream: blocks, records, abbreviations. Everything is bounded by the bytes there are.

use crate::{ReadError, kinds};
use trefoil_dxil::bitcode::codes::block;

#[derive(Clone, Copy, Debug)]
enum Field {
    Literal(u64),
    /// Of a width that [`Cursor::fixed`] takes.
    Fixed(u32),
    /// Of a width that [`Cursor::vbr`] takes.
    Vbr(u32),
    Array,
    Char6,
    Blob,
    /// Of any other width.
    WideFixed(u32),
    WideVbr(u32),
}

/// Where the fields of an abbreviation lie among those of all.
#[derive(Clone, Copy, Debug)]
struct Abbreviation {
    first: u32,
    end: u32,
}

/// What comes next in a block.
pub(crate) enum Entry {
    /// A block within.
    Block(u32),
    /// The current block ends.
    End,
    /// A record: its values are in the reader's buffer.
    Record(u32),
}

struct Scope {
    width: u32,
    abbreviations: Vec<Abbreviation>,
}

/// Blocks deeper than this are refused.
const MAX_DEPTH: usize = 32;

/// The widest field of a fixed width that one load has wherever it begins.
const MOST_FIXED: u32 = 56;
/// The widest chunk of which one load has two wherever they begin.
const MOST_VBR: u32 = 28;

/// The letter of six bits.
fn letter(bits: u64) -> u64 {
    const LETTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
    u64::from(LETTERS[bits as usize & 63])
}

/// A place in the bits.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    data: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    /// At least 57 of the bits that come next, in one load; none where less than eight bytes are left.
    #[inline(always)]
    fn peek(&self) -> Option<u64> {
        let word = self.data.get(self.at / 8..)?.first_chunk()?;
        Some(u64::from_le_bytes(*word) >> (self.at % 8))
    }

    /// A field of up to [`MOST_FIXED`] bits.
    #[inline(always)]
    fn fixed(&mut self, width: u32) -> Result<u64, ReadError> {
        let Some(bits) = self.peek() else { return self.wide_fixed(width) };
        self.at += width as usize;
        Ok(bits & !(u64::MAX << (width & 63)))
    }

    /// A field of any width, byte by byte: at the end of the data too.
    #[cold]
    #[inline(never)]
    fn wide_fixed(&mut self, width: u32) -> Result<u64, ReadError> {
        if width > 64 || self.at + width as usize > self.data.len() * 8 {
            return Err(ReadError::from(kinds::ENDS_EARLY.with(&[&self.at])));
        }
        let (byte, mut shift) = (self.at / 8, (self.at % 8) as u32);
        self.at += width as usize;
        let (mut value, mut got) = (0u64, 0);
        for &byte in &self.data[byte..] {
            if got >= width {
                break;
            }
            let take = (8 - shift).min(width - got);
            value |= (u64::from(byte >> shift) & ((1 << take) - 1)) << got;
            got += take;
            shift = 0;
        }
        Ok(value)
    }

    /// A number in chunks of up to [`MOST_VBR`] bits; most have one or two.
    #[inline(always)]
    fn vbr(&mut self, width: u32) -> Result<u64, ReadError> {
        let Some(bits) = self.peek() else { return self.wide_vbr(width) };
        let more = 1u64 << ((width - 1) & 63);
        if bits & more == 0 {
            self.at += width as usize;
            return Ok(bits & (more - 1));
        }
        let second = bits >> (width & 63);
        if second & more == 0 {
            self.at += 2 * width as usize;
            return Ok(bits & (more - 1) | (second & (more - 1)) << ((width - 1) & 63));
        }
        self.wide_vbr(width)
    }

    #[cold]
    #[inline(never)]
    fn wide_vbr(&mut self, width: u32) -> Result<u64, ReadError> {
        if !(2..=32).contains(&width) {
            return Err(ReadError::from(kinds::FIELD_WIDTH.with(&[&width])));
        }
        let more = 1u64 << (width - 1);
        let (mut value, mut shift) = (0u64, 0u32);
        loop {
            let chunk = self.fixed(width)?;
            value |= (chunk & (more - 1)).checked_shl(shift).unwrap_or(0);
            if chunk & more == 0 {
                return Ok(value);
            }
            shift += width - 1;
            if shift > 70 {
                return Err(ReadError::from(kinds::NUMBER_TOO_WIDE.with(&[&self.at])));
            }
        }
    }

    #[inline(always)]
    fn char6(&mut self) -> Result<u64, ReadError> {
        Ok(letter(self.fixed(6)?))
    }

    /// A field that is one value.
    #[inline(always)]
    fn field(&mut self, field: Field) -> Result<u64, ReadError> {
        match field {
            Field::Vbr(width) => self.vbr(width),
            Field::Fixed(width) => self.fixed(width),
            Field::Literal(value) => Ok(value),
            Field::Char6 => self.char6(),
            Field::WideFixed(0) | Field::WideVbr(0) => Ok(0),
            Field::WideFixed(width) => self.wide_fixed(width),
            Field::WideVbr(width) => self.wide_vbr(width),
            Field::Array | Field::Blob => Err(ReadError::from(&kinds::ABBREVIATION_FORM)),
        }
    }

    fn align(&mut self) {
        self.at = self.at.next_multiple_of(32);
    }

    /// The elements of an array, after their number.
    #[inline(always)]
    fn array(&mut self, element: Field, values: &mut Vec<u64>) -> Result<(), ReadError> {
        let count = self.vbr(6)?;
        // An element that takes no bits could be repeated for ever.
        if count > self.data.len() as u64 * 8 {
            return Err(ReadError::from(kinds::LENGTH.with(&[&"an array"])));
        }
        match element {
            Field::Char6 => {
                let first = values.len();
                self.several(6, count, values)?;
                values[first..].iter_mut().for_each(|value| *value = letter(*value));
            }
            Field::Fixed(width) => self.several(width, count, values)?,
            element => {
                for _ in 0..count {
                    values.push(self.field(element)?);
                }
            }
        }
        Ok(())
    }

    /// Fields of one width, of up to [`MOST_FIXED`] bits: as many by one load as it has.
    #[inline(always)]
    fn several(&mut self, width: u32, count: u64, values: &mut Vec<u64>) -> Result<(), ReadError> {
        let each = u64::from(MOST_FIXED / width);
        let mut left = count;
        while left >= each
            && let Some(mut bits) = self.peek()
        {
            for _ in 0..each {
                values.push(bits & !(u64::MAX << (width & 63)));
                bits >>= width & 63;
            }
            self.at += each as usize * width as usize;
            left -= each;
        }
        for _ in 0..left {
            values.push(self.fixed(width)?);
        }
        Ok(())
    }

    /// Numbers in chunks of six bits: as many by one load as it has.
    #[inline(always)]
    fn sixes(&mut self, count: u64, values: &mut Vec<u64>) -> Result<(), ReadError> {
        const MORE: u64 = 1 << 5;
        let mut left = count;
        while left > 0 {
            let mut used = 0;
            if let Some(mut bits) = self.peek() {
                while left > 0 && used <= 45 {
                    let two = bits & MORE != 0;
                    if two && bits >> 6 & MORE != 0 {
                        break;
                    }
                    let high = if two { (bits >> 6 & (MORE - 1)) << 5 } else { 0 };
                    values.push(bits & (MORE - 1) | high);
                    let width = if two { 12 } else { 6 };
                    bits >>= width;
                    used += width;
                    left -= 1;
                }
                self.at += used;
            }
            if used == 0 {
                values.push(self.wide_vbr(6)?);
                left -= 1;
            }
        }
        Ok(())
    }

    #[cold]
    fn blob(&mut self, values: &mut Vec<u64>) -> Result<(), ReadError> {
        let count = self.vbr(6)? as usize;
        self.align();
        if count > self.data.len() {
            return Err(ReadError::from(kinds::LENGTH.with(&[&"a blob"])));
        }
        for _ in 0..count {
            values.push(self.fixed(8)?);
        }
        self.align();
        Ok(())
    }
}

pub(crate) struct BitReader<'a> {
    cursor: Cursor<'a>,
    width: u32,
    /// What the block entered last states as its length.
    words: usize,
    /// The fields of every abbreviation that was defined.
    fields: Vec<Field>,
    abbreviations: Vec<Abbreviation>,
    outer: Vec<Scope>,
    /// Abbreviations that a block id starts with.
    info: Vec<(u32, Vec<Abbreviation>)>,
    /// The values of the record read last.
    pub values: Vec<u64>,
}

impl<'a> BitReader<'a> {
    /// A reader after LLVM's magic number.
    pub(crate) fn new(data: &'a [u8]) -> Result<Self, ReadError> {
        if data.get(..4) != Some(&[b'B', b'C', 0xc0, 0xde]) {
            return Err(ReadError::from(&kinds::NO_MAGIC));
        }
        Ok(BitReader {
            cursor: Cursor { data, at: 32 },
            width: 2,
            words: 0,
            fields: Vec::new(),
            abbreviations: Vec::new(),
            outer: Vec::new(),
            info: Vec::new(),
            values: Vec::with_capacity(64),
        })
    }

    /// Whether a whole word is left.
    pub(crate) fn more(&self) -> bool {
        self.cursor.at + 32 <= self.cursor.data.len() * 8
    }

    /// What comes next. A block is entered by [`enter`](Self::enter) or passed over by [`skip`](Self::skip).
    pub(crate) fn next(&mut self) -> Result<Entry, ReadError> {
        loop {
            // A copy stays in registers.
            let mut cursor = self.cursor;
            let id = cursor.fixed(self.width)?;
            if id > 3 {
                return self.abbreviated(cursor, id as usize - 4);
            }
            self.cursor = cursor;
            match id {
                0 => {
                    self.leave();
                    return Ok(Entry::End);
                }
                1 => return Ok(Entry::Block(self.cursor.vbr(8)? as u32)),
                2 => {
                    let abbreviation = self.define()?;
                    self.abbreviations.push(abbreviation);
                }
                _ => return self.unabbreviated(cursor),
            }
        }
    }

    /// The current block ends.
    fn leave(&mut self) {
        self.cursor.align();
        if let Some(scope) = self.outer.pop() {
            self.width = scope.width;
            self.abbreviations = scope.abbreviations;
        }
    }

    fn unabbreviated(&mut self, mut cursor: Cursor<'a>) -> Result<Entry, ReadError> {
        let code = cursor.vbr(6)? as u32;
        let count = cursor.vbr(6)?;
        self.values.clear();
        cursor.sixes(count, &mut self.values)?;
        self.cursor = cursor;
        Ok(Entry::Record(code))
    }

    fn define(&mut self) -> Result<Abbreviation, ReadError> {
        let cursor = &mut self.cursor;
        let count = cursor.vbr(5)?;
        let first = self.fields.len() as u32;
        for _ in 0..count {
            let field = if cursor.fixed(1)? == 1 {
                Field::Literal(cursor.vbr(8)?)
            } else {
                match cursor.fixed(3)? {
                    1 => match cursor.vbr(5)? as u32 {
                        width @ 1..=MOST_FIXED => Field::Fixed(width),
                        width => Field::WideFixed(width),
                    },
                    2 => match cursor.vbr(5)? as u32 {
                        width @ 2..=MOST_VBR => Field::Vbr(width),
                        width => Field::WideVbr(width),
                    },
                    3 => Field::Array,
                    4 => Field::Char6,
                    5 => Field::Blob,
                    other => return Err(ReadError::from(kinds::ABBREVIATION_ENCODING.with(&[&other]))),
                }
            };
            self.fields.push(field);
        }
        Ok(Abbreviation { first, end: self.fields.len() as u32 })
    }

    fn abbreviated(&mut self, mut cursor: Cursor<'a>, index: usize) -> Result<Entry, ReadError> {
        let missing = || ReadError::from(kinds::UNKNOWN_ABBREVIATION.with(&[&(index + 4)]));
        let Abbreviation { first, end } = *self.abbreviations.get(index).ok_or_else(missing)?;
        let fields = self.fields.get(first as usize..end as usize).unwrap_or(&[]);
        let values = &mut self.values;
        values.clear();
        // The code is the first value, which an array may hold in its place.
        let (mut code, mut rest) = (None, fields.iter());
        while let Some(&field) = rest.next() {
            match field {
                Field::Array => {
                    let element = *rest.next().ok_or_else(missing)?;
                    cursor.array(element, values)?;
                    break;
                }
                Field::Blob => cursor.blob(values)?,
                field if code.is_none() && values.is_empty() => code = Some(cursor.field(field)?),
                field => values.push(cursor.field(field)?),
            }
        }
        self.cursor = cursor;
        match code {
            Some(code) => Ok(Entry::Record(code as u32)),
            None if values.is_empty() => Err(ReadError::from(&kinds::NO_RECORD_CODE)),
            None => Ok(Entry::Record(values.remove(0) as u32)),
        }
    }

    fn header(&mut self) -> Result<(u32, usize), ReadError> {
        let width = self.cursor.vbr(4)? as u32;
        self.cursor.align();
        let words = self.cursor.fixed(32)? as usize;
        Ok((width, words))
    }

    /// Enters the block just met.
    pub(crate) fn enter(&mut self, id: u32) -> Result<(), ReadError> {
        let (width, words) = self.header()?;
        self.words = words;
        if !(2..=32).contains(&width) {
            return Err(ReadError::from(kinds::ABBREVIATION_ID_WIDTH.with(&[&width])));
        }
        if self.outer.len() >= MAX_DEPTH {
            return Err(ReadError::from(&kinds::BLOCKS_TOO_DEEP));
        }
        let own =
            self.info.iter().find(|(block, _)| *block == id).map(|(_, a)| a.clone()).unwrap_or_default();
        let abbreviations = std::mem::replace(&mut self.abbreviations, own);
        self.outer.push(Scope { width: self.width, abbreviations });
        self.width = width;
        Ok(())
    }

    /// The words that the block entered last states as its length, or as many as are left.
    pub(crate) fn words_left(&self) -> usize {
        let left = self.cursor.data.len().saturating_sub(self.cursor.at / 8) / 4;
        self.words.min(left)
    }

    /// Passes over the block just met.
    pub(crate) fn skip(&mut self) -> Result<(), ReadError> {
        let (_, words) = self.header()?;
        let end = words.checked_mul(32).and_then(|bits| bits.checked_add(self.cursor.at));
        match end {
            Some(end) if end <= self.cursor.data.len() * 8 => self.cursor.at = end,
            _ => return Err(ReadError::from(kinds::LENGTH.with(&[&"a block"]))),
        }
        Ok(())
    }

    /// Reads the block that declares abbreviations for other blocks, just met.
    pub(crate) fn block_info(&mut self) -> Result<(), ReadError> {
        self.enter(block::BLOCKINFO)?;
        let mut current: Option<usize> = None;
        loop {
            match self.cursor.fixed(self.width)? {
                0 => {
                    self.leave();
                    return Ok(());
                }
                2 => {
                    let abbreviation = self.define()?;
                    let list = current.and_then(|i| self.info.get_mut(i));
                    list.ok_or_else(|| ReadError::from(&kinds::ABBREVIATION_WITHOUT_BLOCK))?
                        .1
                        .push(abbreviation);
                }
                3 => {
                    let code = self.cursor.vbr(6)?;
                    let count = self.cursor.vbr(6)?;
                    let mut first = None;
                    for _ in 0..count {
                        let value = self.cursor.vbr(6)?;
                        first = first.or(Some(value));
                    }
                    if code == 1 {
                        let block = first.unwrap_or(0) as u32;
                        let known = self.info.iter().position(|(id, _)| *id == block);
                        current = Some(known.unwrap_or_else(|| {
                            self.info.push((block, Vec::new()));
                            self.info.len() - 1
                        }));
                    }
                }
                _ => return Err(ReadError::from(&kinds::BLOCK_INFO)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cursor, MOST_FIXED, MOST_VBR};

    /// Bytes that look like nothing in particular; every number ends within them.
    fn bytes() -> Vec<u8> {
        let mut state = 0x9e37_79b9_u32;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as u8
        };
        (0..64).map(|_| next()).collect()
    }

    /// From every bit on, one load gives what the walk byte by byte gives, also where the data ends.
    #[test]
    fn fields_are_the_same_by_a_load_and_byte_by_byte() {
        let data = bytes();
        for at in 0..data.len() * 8 + 8 {
            let cursor = Cursor { data: &data, at };
            for width in 1..=MOST_FIXED {
                let (mut fast, mut slow) = (cursor, cursor);
                assert_eq!(fast.fixed(width), slow.wide_fixed(width), "{width} bits at {at}");
                assert_eq!(fast.at, slow.at);
            }
            for width in 2..=MOST_VBR {
                let (mut fast, mut slow) = (cursor, cursor);
                let (a, b) = (fast.vbr(width), slow.wide_vbr(width));
                assert_eq!(a, b, "chunks of {width} bits at {at}");
                assert!(a.is_err() || fast.at == slow.at);
            }
        }
    }

    /// Several fields by one load are those that are read one by one.
    #[test]
    fn several_fields_are_the_same_as_each_alone() {
        let data = bytes();
        for (at, count) in (0..data.len() * 8).flat_map(|at| [1, 5, 23].map(|count| (at, count))) {
            let cursor = Cursor { data: &data, at };
            for width in [1, 6, 7, 8, 13, MOST_FIXED] {
                let (mut fast, mut slow, mut values) = (cursor, cursor, Vec::new());
                let all = fast.several(width, count, &mut values).map(|()| values);
                let each: Result<Vec<u64>, _> = (0..count).map(|_| slow.fixed(width)).collect();
                assert_eq!(all, each, "{count} of {width} bits at {at}");
            }
            let (mut fast, mut slow, mut values) = (cursor, cursor, Vec::new());
            let all = fast.sixes(count, &mut values).map(|()| values);
            let each: Result<Vec<u64>, _> = (0..count).map(|_| slow.vbr(6)).collect();
            assert_eq!(all, each, "{count} numbers at {at}");
        }
    }
}
