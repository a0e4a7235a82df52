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

/// How many bits are at hand after a load, but at the end of the data.
const LOADED: u32 = 56;
/// The widest field of a fixed width that one load has.
const MOST_FIXED: u32 = LOADED;
/// The widest chunk of which one load has two.
const MOST_VBR: u32 = LOADED / 2;

/// The letter of six bits.
fn letter(bits: u64) -> u64 {
    const LETTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
    u64::from(LETTERS[bits as usize & 63])
}

/// What is wrong with a field. It is asked for once a record; until then, such fields are zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    EndsEarly,
    TooWide,
    /// Chunks of such a width.
    Width(u32),
    /// An array of arrays.
    Form,
    /// More elements than there are bits, of the thing named.
    Length(&'static str),
}

/// A place in the bits.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    data: &'a [u8],
    /// The bits that come next: those above the lowest `have` are zero, or what the data has there.
    bits: u64,
    have: u32,
    /// The byte after those.
    next: usize,
    fault: Option<Fault>,
}

impl<'a> Cursor<'a> {
    fn new(data: &'a [u8], at: usize) -> Cursor<'a> {
        let mut cursor = Cursor { data, bits: 0, have: 0, next: 0, fault: None };
        cursor.seek(at);
        cursor
    }

    /// The number of the bit that comes next.
    fn at(&self) -> usize {
        self.next * 8 - self.have as usize
    }

    /// How many bits are left.
    fn left(&self) -> usize {
        (self.data.len() * 8).saturating_sub(self.at())
    }

    fn seek(&mut self, at: usize) {
        (self.bits, self.have, self.next) = (0, 0, at / 8);
        self.fixed((at % 8) as u32);
    }

    /// Goes on to the next whole word.
    fn align(&mut self) {
        self.seek(self.at().next_multiple_of(32));
    }

    #[cold]
    #[inline(never)]
    fn fail(&mut self, fault: Fault) -> u64 {
        self.fault = self.fault.or(Some(fault));
        0
    }

    /// Says what was wrong with the fields so far.
    #[inline(always)]
    fn check(&self) -> Result<(), ReadError> {
        if self.fault.is_some() { Err(self.error()) } else { Ok(()) }
    }

    #[cold]
    #[inline(never)]
    fn error(&self) -> ReadError {
        match self.fault {
            None | Some(Fault::EndsEarly) => kinds::ENDS_EARLY.with(&[&self.at()]).into(),
            Some(Fault::TooWide) => kinds::NUMBER_TOO_WIDE.with(&[&self.at()]).into(),
            Some(Fault::Width(width)) => kinds::FIELD_WIDTH.with(&[&width]).into(),
            Some(Fault::Form) => ReadError::from(&kinds::ABBREVIATION_FORM),
            Some(Fault::Length(what)) => kinds::LENGTH.with(&[&what]).into(),
        }
    }

    /// Has at least [`LOADED`] bits at hand, or all that are left.
    #[inline(always)]
    fn load(&mut self) {
        let word = self.data.get(self.next..).and_then(|rest| rest.first_chunk());
        let Some(word) = word else { return self.load_last() };
        self.bits |= u64::from_le_bytes(*word) << self.have;
        self.next += ((63 - self.have) / 8) as usize;
        self.have |= LOADED;
    }

    #[cold]
    #[inline(never)]
    fn load_last(&mut self) {
        while self.have < LOADED
            && let Some(&byte) = self.data.get(self.next)
        {
            self.bits |= u64::from(byte) << self.have;
            self.next += 1;
            self.have += 8;
        }
    }

    /// The lowest bits of those that are at hand.
    #[inline(always)]
    fn take(&mut self, width: u32) -> u64 {
        let value = self.bits & !(u64::MAX << (width & 63));
        self.bits >>= width & 63;
        self.have -= width;
        value
    }

    /// A field of up to [`MOST_FIXED`] bits.
    #[inline(always)]
    fn fixed(&mut self, width: u32) -> u64 {
        if self.have < width {
            self.load();
            if self.have < width {
                return self.fail(Fault::EndsEarly);
            }
        }
        self.take(width)
    }

    #[cold]
    #[inline(never)]
    fn wide_fixed(&mut self, width: u32) -> u64 {
        match width {
            0..=MOST_FIXED => self.fixed(width),
            ..=64 => self.fixed(32) | self.fixed(width - 32) << 32,
            _ => self.fail(Fault::EndsEarly),
        }
    }

    /// A number in chunks of up to [`MOST_VBR`] bits; most have one or two.
    #[inline(always)]
    fn vbr(&mut self, width: u32) -> u64 {
        if self.have < 2 * width {
            self.load();
            if self.have < 2 * width {
                return self.wide_vbr(width);
            }
        }
        let more = 1u64 << ((width - 1) & 63);
        if self.bits & more == 0 {
            return self.take(width);
        }
        let second = self.bits >> (width & 63);
        if second & more != 0 {
            return self.wide_vbr(width);
        }
        let low = self.bits & (more - 1);
        self.take(2 * width);
        low | (second & (more - 1)) << ((width - 1) & 63)
    }

    #[cold]
    #[inline(never)]
    fn wide_vbr(&mut self, width: u32) -> u64 {
        if !(2..=32).contains(&width) {
            return self.fail(Fault::Width(width));
        }
        let more = 1u64 << (width - 1);
        let (mut value, mut shift) = (0u64, 0u32);
        loop {
            let chunk = self.fixed(width);
            value |= (chunk & (more - 1)).checked_shl(shift).unwrap_or(0);
            if chunk & more == 0 {
                return value;
            }
            shift += width - 1;
            if shift > 70 {
                return self.fail(Fault::TooWide);
            }
        }
    }

    /// A field that is one value.
    #[inline(always)]
    fn field(&mut self, field: Field) -> u64 {
        match field {
            Field::Vbr(width) => self.vbr(width),
            Field::Fixed(width) => self.fixed(width),
            Field::Literal(value) => value,
            Field::Char6 => letter(self.fixed(6)),
            Field::WideFixed(0) | Field::WideVbr(0) => 0,
            Field::WideFixed(width) => self.wide_fixed(width),
            Field::WideVbr(width) => self.wide_vbr(width),
            Field::Array | Field::Blob => self.fail(Fault::Form),
        }
    }

    /// The elements of an array, after their number.
    #[inline(always)]
    fn array(&mut self, element: Field, values: &mut Vec<u64>) {
        let count = self.vbr(6);
        // An element that takes no bits could be repeated for ever.
        if count > self.data.len() as u64 * 8 {
            self.fail(Fault::Length("an array"));
            return;
        }
        match element {
            Field::Char6 => self.several(count, 6, values, |cursor| letter(cursor.fixed(6))),
            Field::Fixed(width) => self.several(count, width, values, |cursor| cursor.fixed(width)),
            Field::Vbr(width) => self.several(count, width, values, |cursor| cursor.vbr(width)),
            element => self.several(count, 0, values, |cursor| cursor.field(element)),
        }
    }

    /// Fields of one form, of at least so many bits each.
    #[inline(always)]
    fn several(&mut self, count: u64, least: u32, values: &mut Vec<u64>, read: impl Fn(&mut Self) -> u64) {
        if count.saturating_mul(u64::from(least)) > self.left() as u64 {
            self.fail(Fault::EndsEarly);
            return;
        }
        let first = values.len();
        values.resize(first + count as usize, 0);
        values[first..].iter_mut().for_each(|value| *value = read(self));
    }

    #[cold]
    fn blob(&mut self, values: &mut Vec<u64>) {
        let count = self.vbr(6);
        self.align();
        if count > self.data.len() as u64 {
            self.fail(Fault::Length("a blob"));
            return;
        }
        self.several(count, 8, values, |cursor| cursor.fixed(8));
        self.align();
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
            cursor: Cursor::new(data, 32),
            width: 2,
            words: 0,
            fields: Vec::with_capacity(64),
            abbreviations: Vec::new(),
            outer: Vec::with_capacity(4),
            info: Vec::with_capacity(4),
            values: Vec::with_capacity(64),
        })
    }

    /// Whether a whole word is left.
    pub(crate) fn more(&self) -> bool {
        self.cursor.left() >= 32
    }

    /// What comes next. A block is entered by [`enter`](Self::enter) or passed over by [`skip`](Self::skip).
    pub(crate) fn next(&mut self) -> Result<Entry, ReadError> {
        loop {
            // A copy stays in registers.
            let mut cursor = self.cursor;
            let id = match self.width {
                width @ 0..=MOST_FIXED => cursor.fixed(width),
                width => cursor.wide_fixed(width),
            };
            cursor.check()?;
            if id > 3 {
                return self.abbreviated(cursor, id as usize - 4);
            }
            self.cursor = cursor;
            match id {
                0 => {
                    self.leave();
                    return Ok(Entry::End);
                }
                1 => {
                    let block = self.cursor.vbr(8) as u32;
                    self.cursor.check()?;
                    return Ok(Entry::Block(block));
                }
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
        let code = cursor.vbr(6) as u32;
        let count = cursor.vbr(6);
        self.values.clear();
        cursor.several(count, 6, &mut self.values, |cursor| cursor.vbr(6));
        self.cursor = cursor;
        cursor.check()?;
        Ok(Entry::Record(code))
    }

    fn define(&mut self) -> Result<Abbreviation, ReadError> {
        let mut cursor = self.cursor;
        let count = cursor.vbr(5);
        let first = self.fields.len() as u32;
        for _ in 0..count {
            let field = match cursor.fixed(1) {
                1 => Field::Literal(cursor.vbr(8)),
                _ => match cursor.fixed(3) {
                    1 => match cursor.vbr(5) as u32 {
                        width @ 1..=MOST_FIXED => Field::Fixed(width),
                        width => Field::WideFixed(width),
                    },
                    2 => match cursor.vbr(5) as u32 {
                        width @ 2..=MOST_VBR => Field::Vbr(width),
                        width => Field::WideVbr(width),
                    },
                    3 => Field::Array,
                    4 => Field::Char6,
                    5 => Field::Blob,
                    other => {
                        cursor.check()?;
                        return Err(ReadError::from(kinds::ABBREVIATION_ENCODING.with(&[&other])));
                    }
                },
            };
            cursor.check()?;
            self.fields.push(field);
        }
        self.cursor = cursor;
        cursor.check()?;
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
                    cursor.array(element, values);
                    break;
                }
                Field::Blob => cursor.blob(values),
                field if code.is_none() && values.is_empty() => code = Some(cursor.field(field)),
                field => values.push(cursor.field(field)),
            }
        }
        self.cursor = cursor;
        cursor.check()?;
        match code {
            Some(code) => Ok(Entry::Record(code as u32)),
            None if values.is_empty() => Err(ReadError::from(&kinds::NO_RECORD_CODE)),
            None => Ok(Entry::Record(values.remove(0) as u32)),
        }
    }

    fn header(&mut self) -> Result<(u32, usize), ReadError> {
        let width = self.cursor.vbr(4) as u32;
        self.cursor.align();
        let words = self.cursor.fixed(32) as usize;
        self.cursor.check()?;
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
        self.words.min(self.cursor.left() / 32)
    }

    /// Passes over the block just met.
    pub(crate) fn skip(&mut self) -> Result<(), ReadError> {
        let (_, words) = self.header()?;
        match words.checked_mul(32) {
            Some(bits) if bits <= self.cursor.left() => self.cursor.seek(self.cursor.at() + bits),
            _ => return Err(ReadError::from(kinds::LENGTH.with(&[&"a block"]))),
        }
        Ok(())
    }

    /// Reads the block that declares abbreviations for other blocks, just met.
    pub(crate) fn block_info(&mut self) -> Result<(), ReadError> {
        self.enter(block::BLOCKINFO)?;
        let mut current: Option<usize> = None;
        loop {
            let id = self.cursor.wide_fixed(self.width);
            self.cursor.check()?;
            match id {
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
                    let Entry::Record(code) = self.unabbreviated(self.cursor)? else { continue };
                    if code == 1 {
                        let block = self.values.first().copied().unwrap_or(0) as u32;
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
    use super::{Cursor, Fault, MOST_FIXED, MOST_VBR};

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

    /// Bit by bit: what a field has; none where the data ends, or where the number has too many bits.
    fn fixed(data: &[u8], at: &mut usize, width: u32) -> Option<u64> {
        let mut value = 0;
        for bit in 0..width {
            value |= u64::from(*data.get(*at / 8)? >> (*at % 8) & 1) << bit;
            *at += 1;
        }
        Some(value)
    }

    fn vbr(data: &[u8], at: &mut usize, width: u32) -> Option<u64> {
        let (mut value, mut shift) = (0u64, 0);
        loop {
            let chunk = fixed(data, at, width)?;
            value |= (chunk & ((1 << (width - 1)) - 1)).checked_shl(shift).unwrap_or(0);
            shift += width - 1;
            match chunk >> (width - 1) {
                0 => return Some(value),
                _ if shift > 70 => return None,
                _ => {}
            }
        }
    }

    /// From every bit on, a field is what a walk bit by bit gives, also where the data ends.
    #[test]
    fn fields_are_the_same_by_a_load_and_bit_by_bit() {
        let data = bytes();
        for at in 0..data.len() * 8 {
            let cursor = Cursor::new(&data, at);
            for width in 1..=64 {
                let (mut fast, mut slow) = (cursor, at);
                let value = if width <= MOST_FIXED { fast.fixed(width) } else { fast.wide_fixed(width) };
                match fixed(&data, &mut slow, width) {
                    Some(right) => assert_eq!((value, fast.at()), (right, slow), "{width} bits at {at}"),
                    None => assert_eq!(fast.fault, Some(Fault::EndsEarly), "{width} bits at {at}"),
                }
            }
            for width in 2..=32 {
                let (mut fast, mut slow) = (cursor, at);
                let value = if width <= MOST_VBR { fast.vbr(width) } else { fast.wide_vbr(width) };
                match vbr(&data, &mut slow, width) {
                    Some(right) => assert_eq!((value, fast.at()), (right, slow), "chunks of {width} at {at}"),
                    None => assert!(fast.fault.is_some(), "chunks of {width} at {at}"),
                }
            }
        }
    }

    /// Fields one after the other are those that are read each alone.
    #[test]
    fn several_fields_are_the_same_as_each_alone() {
        let data = bytes();
        for (at, count) in (0..data.len() * 8).flat_map(|at| [1, 5, 23].map(|count| (at, count))) {
            let cursor = Cursor::new(&data, at);
            for width in [1, 6, 7, 8, 13, MOST_FIXED] {
                let (mut fast, mut slow, mut values) = (cursor, at, Vec::new());
                fast.several(count, width, &mut values, |cursor| cursor.fixed(width));
                match (0..count).map(|_| fixed(&data, &mut slow, width)).collect::<Option<Vec<u64>>>() {
                    Some(each) => assert_eq!(values, each, "{count} of {width} bits at {at}"),
                    None => assert_eq!(fast.fault, Some(Fault::EndsEarly)),
                }
            }
            let (mut fast, mut slow, mut values) = (cursor, at, Vec::new());
            fast.several(count, 6, &mut values, |cursor| cursor.vbr(6));
            match (0..count).map(|_| vbr(&data, &mut slow, 6)).collect::<Option<Vec<u64>>>() {
                Some(each) => assert_eq!(values, each, "{count} numbers at {at}"),
                None => assert!(fast.fault.is_some()),
            }
        }
    }
}
