//! Reading the bitstream: blocks, records, abbreviations. Everything is bounded by the bytes there are.

use super::{ReadError, kinds};
use trefoil_dxil::bitcode::codes::block;

#[derive(Clone, Copy, Debug)]
enum Field {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Array,
    Char6,
    Blob,
}

/// Where the fields of an abbreviation lie among those of all.
#[derive(Clone, Copy, Debug)]
struct Abbreviation {
    first: u32,
    end: u32,
}

/// What comes next in a block.
pub(super) enum Entry {
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

pub(super) struct BitReader<'a> {
    data: &'a [u8],
    at: usize,
    width: u32,
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
    pub(super) fn new(data: &'a [u8]) -> Result<Self, ReadError> {
        if data.get(..4) != Some(&[b'B', b'C', 0xc0, 0xde]) {
            return Err(ReadError::from(&kinds::NO_MAGIC));
        }
        Ok(BitReader {
            data,
            at: 32,
            width: 2,
            fields: Vec::new(),
            abbreviations: Vec::new(),
            outer: Vec::new(),
            info: Vec::new(),
            values: Vec::with_capacity(64),
        })
    }

    /// Whether a whole word is left.
    pub(super) fn more(&self) -> bool {
        self.at + 32 <= self.data.len() * 8
    }

    /// At least 57 of the bits that come next, in one load; none where less than eight bytes are left.
    #[inline(always)]
    fn peek(&self) -> Option<u64> {
        let byte = self.at / 8;
        let word = self.data.get(byte..)?.first_chunk()?;
        Some(u64::from_le_bytes(*word) >> (self.at % 8))
    }

    #[inline(always)]
    fn fixed(&mut self, width: u32) -> Result<u64, ReadError> {
        if width <= 56
            && let Some(bits) = self.peek()
        {
            self.at += width as usize;
            return Ok(bits & ((1 << width) - 1));
        }
        self.fixed_slowly(width)
    }

    /// As [`fixed`](Self::fixed), byte by byte: at the end of the data, and of wide fields.
    #[cold]
    fn fixed_slowly(&mut self, width: u32) -> Result<u64, ReadError> {
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

    /// A number of one chunk, which most are, in one load.
    #[inline(always)]
    fn vbr(&mut self, width: u32) -> Result<u64, ReadError> {
        if (2..=32).contains(&width)
            && let Some(bits) = self.peek()
            && bits >> (width - 1) & 1 == 0
        {
            self.at += width as usize;
            return Ok(bits & ((1 << (width - 1)) - 1));
        }
        self.vbr_of_chunks(width)
    }

    #[inline(never)]
    fn vbr_of_chunks(&mut self, width: u32) -> Result<u64, ReadError> {
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

    fn align(&mut self) {
        self.at = self.at.next_multiple_of(32);
    }

    /// What comes next. A block is entered by [`enter`](Self::enter) or passed over by [`skip`](Self::skip).
    pub(super) fn next(&mut self) -> Result<Entry, ReadError> {
        loop {
            match self.fixed(self.width)? {
                0 => {
                    self.align();
                    if let Some(scope) = self.outer.pop() {
                        self.width = scope.width;
                        self.abbreviations = scope.abbreviations;
                    }
                    return Ok(Entry::End);
                }
                1 => return Ok(Entry::Block(self.vbr(8)? as u32)),
                2 => {
                    let abbreviation = self.define()?;
                    self.abbreviations.push(abbreviation);
                }
                3 => {
                    let code = self.vbr(6)? as u32;
                    let count = self.vbr(6)?;
                    self.values.clear();
                    for _ in 0..count {
                        let value = self.vbr(6)?;
                        self.values.push(value);
                    }
                    return Ok(Entry::Record(code));
                }
                id => return self.abbreviated(id as usize - 4),
            }
        }
    }

    fn define(&mut self) -> Result<Abbreviation, ReadError> {
        let count = self.vbr(5)?;
        let first = self.fields.len() as u32;
        for _ in 0..count {
            let field = if self.fixed(1)? == 1 {
                Field::Literal(self.vbr(8)?)
            } else {
                match self.fixed(3)? {
                    1 => Field::Fixed(self.vbr(5)? as u32),
                    2 => Field::Vbr(self.vbr(5)? as u32),
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

    fn abbreviated(&mut self, index: usize) -> Result<Entry, ReadError> {
        let missing = || ReadError::from(kinds::UNKNOWN_ABBREVIATION.with(&[&(index + 4)]));
        let Abbreviation { first, end } = *self.abbreviations.get(index).ok_or_else(missing)?;
        self.values.clear();
        // The code is the first value, which an array may hold in its place.
        let mut code = None;
        let mut at = first as usize;
        while at < end as usize {
            match self.fields[at] {
                Field::Array => {
                    let element = self.fields[..end as usize].get(at + 1).copied().ok_or_else(missing)?;
                    self.array(element)?;
                    break;
                }
                Field::Blob => self.blob()?,
                field => {
                    let value = self.field(field)?;
                    match code {
                        None => code = Some(value),
                        Some(_) => self.values.push(value),
                    }
                }
            }
            if code.is_none() && !self.values.is_empty() {
                code = Some(self.values.remove(0));
            }
            at += 1;
        }
        match code {
            Some(code) => Ok(Entry::Record(code as u32)),
            None if self.values.is_empty() => Err(ReadError::from(&kinds::NO_RECORD_CODE)),
            None => Ok(Entry::Record(self.values.remove(0) as u32)),
        }
    }

    fn array(&mut self, element: Field) -> Result<(), ReadError> {
        let count = self.vbr(6)?;
        // An element that takes no bits could be repeated for ever.
        if count > self.data.len() as u64 * 8 {
            return Err(ReadError::from(kinds::LENGTH.with(&[&"an array"])));
        }
        match element {
            Field::Char6 => {
                for _ in 0..count {
                    let value = self.char6()?;
                    self.values.push(value);
                }
            }
            Field::Fixed(width @ 1..) => {
                for _ in 0..count {
                    let value = self.fixed(width)?;
                    self.values.push(value);
                }
            }
            element => {
                for _ in 0..count {
                    let value = self.field(element)?;
                    self.values.push(value);
                }
            }
        }
        Ok(())
    }

    fn blob(&mut self) -> Result<(), ReadError> {
        let count = self.vbr(6)? as usize;
        self.align();
        if count > self.data.len() {
            return Err(ReadError::from(kinds::LENGTH.with(&[&"a blob"])));
        }
        for _ in 0..count {
            let value = self.fixed(8)?;
            self.values.push(value);
        }
        self.align();
        Ok(())
    }

    #[inline(always)]
    fn field(&mut self, field: Field) -> Result<u64, ReadError> {
        match field {
            Field::Literal(value) => Ok(value),
            Field::Fixed(0) | Field::Vbr(0) => Ok(0),
            Field::Fixed(width) => self.fixed(width),
            Field::Vbr(width) => self.vbr(width),
            Field::Char6 => self.char6(),
            Field::Array | Field::Blob => Err(ReadError::from(&kinds::ABBREVIATION_FORM)),
        }
    }

    #[inline(always)]
    fn char6(&mut self) -> Result<u64, ReadError> {
        const LETTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
        Ok(u64::from(LETTERS[self.fixed(6)? as usize & 63]))
    }

    fn header(&mut self) -> Result<(u32, usize), ReadError> {
        let width = self.vbr(4)? as u32;
        self.align();
        let words = self.fixed(32)? as usize;
        Ok((width, words))
    }

    /// Enters the block just met.
    pub(super) fn enter(&mut self, id: u32) -> Result<(), ReadError> {
        let (width, _) = self.header()?;
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

    /// Passes over the block just met.
    pub(super) fn skip(&mut self) -> Result<(), ReadError> {
        let (_, words) = self.header()?;
        let end = words.checked_mul(32).and_then(|bits| bits.checked_add(self.at));
        match end {
            Some(end) if end <= self.data.len() * 8 => self.at = end,
            _ => return Err(ReadError::from(kinds::LENGTH.with(&[&"a block"]))),
        }
        Ok(())
    }

    /// Reads the block that declares abbreviations for other blocks, just met.
    pub(super) fn block_info(&mut self) -> Result<(), ReadError> {
        self.enter(block::BLOCKINFO)?;
        let mut current: Option<usize> = None;
        loop {
            match self.fixed(self.width)? {
                0 => {
                    self.align();
                    if let Some(scope) = self.outer.pop() {
                        self.width = scope.width;
                        self.abbreviations = scope.abbreviations;
                    }
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
                    let code = self.vbr(6)?;
                    let count = self.vbr(6)?;
                    let mut first = None;
                    for _ in 0..count {
                        let value = self.vbr(6)?;
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
