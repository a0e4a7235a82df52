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

/// An abbreviation: where its fields lie among those of all.
#[derive(Clone, Copy, Debug)]
struct Abbreviation {
    first: u32,
    end: u32,
    /// Its form, where that is the common one.
    plain: Option<Plain>,
}

/// A code that the abbreviation states, single values, and perhaps a list.
#[derive(Clone, Copy, Debug)]
struct Plain {
    code: u32,
    /// How many values come before the list.
    singles: u32,
    /// What the list is of.
    list: Option<Field>,
}

impl Plain {
    fn of(fields: &[Field]) -> Option<Plain> {
        let (&Field::Literal(code), rest) = fields.split_first()? else { return None };
        let (singles, list) = match rest {
            [singles @ .., Field::Array, element] => (singles, Some(*element)),
            singles => (singles, None),
        };
        let is_single = |field: &Field| !matches!(field, Field::Array | Field::Blob);
        singles.iter().all(is_single).then_some(Plain {
            code: code as u32,
            singles: singles.len() as u32,
            list,
        })
    }
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
    /// An array of more elements than there are bits.
    Array,
    /// A blob of more bytes than there are.
    Blob,
}

/// A place in the bits. What is rare takes and gives it by value, so that it stays in registers.
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

    #[inline(always)]
    fn fail(&mut self, fault: Fault) -> u64 {
        self.fault = Some(fault);
        0
    }

    /// Says what was wrong with the fields so far.
    #[inline(always)]
    fn check(&self) -> Result<(), ReadError> {
        if self.fault.is_some() { Err((*self).error()) } else { Ok(()) }
    }

    #[cold]
    #[inline(never)]
    fn error(self) -> ReadError {
        match self.fault {
            None | Some(Fault::EndsEarly) => kinds::ENDS_EARLY.with(&[&self.at()]).into(),
            Some(Fault::TooWide) => kinds::NUMBER_TOO_WIDE.with(&[&self.at()]).into(),
            Some(Fault::Width(width)) => kinds::FIELD_WIDTH.with(&[&width]).into(),
            Some(Fault::Form) => ReadError::from(&kinds::ABBREVIATION_FORM),
            Some(Fault::Array) => kinds::LENGTH.with(&[&"an array"]).into(),
            Some(Fault::Blob) => kinds::LENGTH.with(&[&"a blob"]).into(),
        }
    }

    /// Has at least [`LOADED`] bits at hand, or all that are left.
    #[inline(always)]
    fn load(&mut self) {
        let word = self.data.get(self.next..).and_then(|rest| rest.first_chunk());
        let Some(word) = word else {
            *self = self.load_last();
            return;
        };
        self.bits |= u64::from_le_bytes(*word) << self.have;
        self.next += ((63 - self.have) / 8) as usize;
        self.have |= LOADED;
    }

    #[cold]
    #[inline(never)]
    fn load_last(mut self) -> Self {
        while self.have < LOADED
            && let Some(&byte) = self.data.get(self.next)
        {
            self.bits |= u64::from(byte) << self.have;
            self.next += 1;
            self.have += 8;
        }
        self
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

    #[inline(always)]
    fn wide_fixed(&mut self, width: u32) -> u64 {
        let value;
        (*self, value) = self.wide_fixed_of(width);
        value
    }

    #[cold]
    #[inline(never)]
    fn wide_fixed_of(mut self, width: u32) -> (Self, u64) {
        let value = if width <= MOST_FIXED {
            self.fixed(width)
        } else if width <= 64 {
            self.fixed(32) | self.fixed(width - 32) << 32
        } else {
            self.fail(Fault::EndsEarly)
        };
        (self, value)
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

    #[inline(always)]
    fn wide_vbr(&mut self, width: u32) -> u64 {
        let value;
        (*self, value) = self.wide_vbr_of(width);
        value
    }

    #[cold]
    #[inline(never)]
    fn wide_vbr_of(mut self, width: u32) -> (Self, u64) {
        if !(2..=32).contains(&width) {
            self.fail(Fault::Width(width));
            return (self, 0);
        }
        let more = 1u64 << (width - 1);
        let (mut value, mut shift) = (0u64, 0u32);
        loop {
            let chunk = self.fixed(width);
            value |= (chunk & (more - 1)).checked_shl(shift).unwrap_or(0);
            if chunk & more == 0 {
                return (self, value);
            }
            shift += width - 1;
            if shift > 70 {
                self.fail(Fault::TooWide);
                return (self, 0);
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
    fn array(&mut self, element: Field, values: &mut Values) {
        let count = self.vbr(6);
        // An element that takes no bits could be repeated for ever.
        if count > self.data.len() as u64 * 8 {
            self.fail(Fault::Array);
            return;
        }
        match element {
            Field::Char6 => {
                for value in self.room(count, 6, values) {
                    *value = letter(self.fixed(6));
                }
            }
            Field::Fixed(width) => {
                for value in self.room(count, width, values) {
                    *value = self.fixed(width);
                }
            }
            Field::Vbr(width) => self.numbers(count, width, values),
            element => {
                for value in values.more(count as usize) {
                    *value = self.field(element);
                }
            }
        }
    }

    /// Numbers in chunks of one width.
    #[inline(always)]
    fn numbers(&mut self, count: u64, width: u32, values: &mut Values) {
        for value in self.room(count, width, values) {
            *value = self.vbr(width);
        }
    }

    /// Where values of at least so many bits each go; nowhere when there are not as many.
    #[inline(always)]
    fn room<'v>(&mut self, count: u64, least: u32, values: &'v mut Values) -> &'v mut [u64] {
        if count.saturating_mul(u64::from(least)) > self.left() as u64 {
            self.fail(Fault::EndsEarly);
            return &mut [];
        }
        values.more(count as usize)
    }

    #[cold]
    #[inline(never)]
    fn blob(mut self, values: &mut Values) -> Self {
        let count = self.vbr(6);
        self.align();
        match count > self.data.len() as u64 {
            true => _ = self.fail(Fault::Blob),
            false => self.room(count, 8, values).iter_mut().for_each(|value| *value = self.fixed(8)),
        }
        self.align();
        self
    }
}

/// The values of a record, in memory that the next one takes over.
struct Values {
    /// Never shorter than any record was.
    room: Vec<u64>,
    count: usize,
}

impl Values {
    /// The next values to be set.
    #[inline(always)]
    fn more(&mut self, count: usize) -> &mut [u64] {
        let first = self.count;
        self.count += count;
        if self.room.len() < self.count {
            self.grow();
        }
        &mut self.room[first..self.count]
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        self.room.resize(self.count.next_power_of_two(), 0);
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
    values: Values,
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
            values: Values { room: vec![0; 64], count: 0 },
        })
    }

    /// The values of the record read last.
    #[inline]
    pub(crate) fn values(&self) -> &[u64] {
        self.values.room.get(..self.values.count).unwrap_or(&[])
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

    #[inline(always)]
    fn unabbreviated(&mut self, mut cursor: Cursor<'a>) -> Result<Entry, ReadError> {
        let code = cursor.vbr(6) as u32;
        let count = cursor.vbr(6);
        self.values.count = 0;
        cursor.numbers(count, 6, &mut self.values);
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
        let plain = Plain::of(&self.fields[first as usize..]);
        Ok(Abbreviation { first, end: self.fields.len() as u32, plain })
    }

    #[inline(always)]
    fn abbreviated(&mut self, mut cursor: Cursor<'a>, index: usize) -> Result<Entry, ReadError> {
        let missing = || ReadError::from(kinds::UNKNOWN_ABBREVIATION.with(&[&(index + 4)]));
        let Abbreviation { first, end, plain } = *self.abbreviations.get(index).ok_or_else(missing)?;
        let Some(Plain { code, singles, list }) = plain else { return self.coded((first, end)) };
        let fields = self.fields.get(first as usize + 1..).unwrap_or(&[]);
        self.values.count = 0;
        for (value, &field) in self.values.more(singles as usize).iter_mut().zip(fields) {
            *value = cursor.field(field);
        }
        if let Some(element) = list {
            cursor.array(element, &mut self.values);
        }
        self.cursor = cursor;
        cursor.check()?;
        Ok(Entry::Record(code))
    }

    /// A record of an abbreviation of any form.
    #[cold]
    #[inline(never)]
    fn coded(&mut self, (first, end): (u32, u32)) -> Result<Entry, ReadError> {
        self.values.count = 0;
        let mut cursor = self.cursor;
        cursor.wide_fixed(self.width);
        // The code is the first value, which an array may hold in its place.
        let mut at = first as usize;
        while at < end as usize {
            let field = self.fields[at];
            at += 1;
            match field {
                Field::Array => {
                    let element = self.fields.get(at).filter(|_| at < end as usize);
                    let element = *element.ok_or_else(|| ReadError::from(&kinds::ABBREVIATION_FORM))?;
                    cursor.array(element, &mut self.values);
                    break;
                }
                Field::Blob => cursor = cursor.blob(&mut self.values),
                field => self.values.more(1)[0] = cursor.field(field),
            }
        }
        self.cursor = cursor;
        cursor.check()?;
        let Some(&code) = self.values().first() else { return Err(ReadError::from(&kinds::NO_RECORD_CODE)) };
        self.values.room.copy_within(1..self.values.count, 0);
        self.values.count -= 1;
        Ok(Entry::Record(code as u32))
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
                        let block = self.values().first().copied().unwrap_or(0) as u32;
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
    use super::{Cursor, Fault, MOST_FIXED, MOST_VBR, Values};

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
                let (mut fast, mut slow) = (cursor, at);
                let mut values = Values { room: Vec::new(), count: 0 };
                fast.room(count, width, &mut values).iter_mut().for_each(|value| *value = fast.fixed(width));
                match (0..count).map(|_| fixed(&data, &mut slow, width)).collect::<Option<Vec<u64>>>() {
                    Some(each) => {
                        assert_eq!(values.room[..values.count], each, "{count} of {width} bits at {at}")
                    }
                    None => assert_eq!(fast.fault, Some(Fault::EndsEarly)),
                }
            }
            let (mut fast, mut slow) = (cursor, at);
            let mut values = Values { room: Vec::new(), count: 0 };
            fast.numbers(count, 6, &mut values);
            match (0..count).map(|_| vbr(&data, &mut slow, 6)).collect::<Option<Vec<u64>>>() {
                Some(each) => assert_eq!(values.room[..values.count], each, "{count} numbers at {at}"),
                None => assert!(fast.fault.is_some()),
            }
        }
    }
}
