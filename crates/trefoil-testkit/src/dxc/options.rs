//! The options that DXC's library knows, as its own table has them: the library prints no help, but holds the texts of it.
//!
//! The table is an array of records in the file, each with pointers to its name and its help. The file is loaded anywhere, so
//! each pointer has a relocation that says where it points; the record of an option whose help is known is looked for, and the
//! others lie before and after it.

use crate::consumers;
use std::collections::BTreeMap;

/// An option of DXC's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DxcOption {
    /// Its name without a dash before it; `=` at its end where it has one.
    pub name: String,
    /// What the help says of it; few say nothing.
    pub help: String,
    /// Whether a value follows, in the same word or in the next.
    pub has_value: bool,
    /// Whether the library takes it, and not the program `dxc` or the rewriter alone.
    pub of_library: bool,
    /// Whether the program `dxc` takes it.
    pub of_program: bool,
}

/// Reads the table out of the library's file.
///
/// # Errors
/// No library, or a file of another form.
pub fn all() -> Result<Vec<DxcOption>, String> {
    let path = consumers::file("dxc/libdxcompiler.so")?;
    let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let image = Image::parse(&bytes).ok_or("DXC's library is no ELF file of 64 bits")?;
    let records = image.records().ok_or("DXC's library has no table of options where its help is")?;
    Ok(records.into_iter().filter_map(Record::option).collect())
}

/// The help of an option that all versions have.
const KNOWN_HELP: &[u8] = b"Output color coded assembly listings\0";
/// The bytes of a record.
const RECORD: u64 = 64;
/// Where a record has its parts.
const NAME: u64 = 8;
const HELP: u64 = 16;
const NUMBER: u64 = 32;
const KIND: u64 = 36;
const FLAGS: u64 = 40;
/// Kinds of records: up to this one, groups and inputs; then options, first those without a value.
const LAST_OF_NO_OPTION: u8 = 2;
const FLAG: u8 = 3;
/// Flags of records.
const OF_PROGRAM: u32 = 1 << 13;
const OF_LIBRARY: u32 = 1 << 15;

/// A shared library as it lies in memory.
struct Image<'a> {
    bytes: &'a [u8],
    /// Address in memory, place in the file, bytes.
    segments: Vec<[u64; 3]>,
    /// Where the pointer at an address points.
    pointers: BTreeMap<u64, u64>,
}

struct Record {
    number: u32,
    kind: u8,
    flags: u32,
    name: Option<String>,
    help: Option<String>,
}

impl<'a> Image<'a> {
    fn parse(bytes: &'a [u8]) -> Option<Image<'a>> {
        /// A segment that is loaded, a section of relocations, and the relocation of a pointer within the file.
        const LOADED: u64 = 1;
        const RELOCATIONS: u64 = 4;
        const RELATIVE: u64 = 8;
        let mut image = Image { bytes, segments: Vec::new(), pointers: BTreeMap::new() };
        let at = |place: u64, size| image.number(place, size);
        let (segments, sections) = (at(0x20, 8)?, at(0x28, 8)?);
        let loaded = (0..at(0x38, 2)?).map(|n| segments + 56 * n);
        let loaded = loaded.filter(|&head| at(head, 4) == Some(LOADED));
        let loaded: Option<Vec<_>> =
            loaded.map(|head| Some([at(head + 16, 8)?, at(head + 8, 8)?, at(head + 32, 8)?])).collect();
        let mut pointers = BTreeMap::new();
        for head in (0..at(0x3c, 2)?).map(|n| sections + 64 * n) {
            if at(head + 4, 4)? != RELOCATIONS {
                continue;
            }
            let (begin, size) = (at(head + 24, 8)?, at(head + 32, 8)?);
            for entry in (begin..begin + size).step_by(24) {
                if at(entry + 8, 4)? == RELATIVE {
                    pointers.insert(at(entry, 8)?, at(entry + 16, 8)?);
                }
            }
        }
        (image.segments, image.pointers) = (loaded?, pointers);
        Some(image)
    }

    /// A little-endian number at a place in the file.
    fn number(&self, place: u64, size: usize) -> Option<u64> {
        let bytes = self.bytes.get(usize::try_from(place).ok()?..)?.get(..size)?;
        Some(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    /// Where an address of memory lies in the file.
    fn place(&self, address: u64) -> Option<u64> {
        let held = |[begin, _, size]: &&[u64; 3]| (*begin..begin + size).contains(&address);
        self.segments.iter().find(held).map(|[begin, place, _]| address - begin + place)
    }

    /// The text that the pointer at an address points to.
    fn text(&self, pointer: u64) -> Option<String> {
        let place = self.place(*self.pointers.get(&pointer)?)?;
        let text = self.bytes.get(usize::try_from(place).ok()?..)?;
        let end = text.iter().position(|&byte| byte == 0)?;
        String::from_utf8(text[..end].to_vec()).ok()
    }

    fn record(&self, address: u64) -> Option<Record> {
        let place = self.place(address)?;
        Some(Record {
            number: self.number(place + NUMBER, 4)? as u32,
            kind: self.number(place + KIND, 1)? as u8,
            flags: self.number(place + FLAGS, 4)? as u32,
            name: self.text(address + NAME),
            help: self.text(address + HELP),
        })
    }

    /// All records: they are numbered from one.
    fn records(&self) -> Option<Vec<Record>> {
        let is_known = |target: u64| {
            let place = self.place(target).and_then(|place| usize::try_from(place).ok());
            place.and_then(|place| self.bytes.get(place..)).is_some_and(|text| text.starts_with(KNOWN_HELP))
        };
        let (pointer, _) = self.pointers.iter().find(|&(_, &target)| is_known(target))?;
        let known = pointer - HELP;
        let first = known.checked_sub(RECORD * u64::from(self.record(known)?.number - 1))?;
        let numbered = (1..).map_while(|number| {
            self.record(first + RECORD * u64::from(number - 1)).filter(|record| record.number == number)
        });
        Some(numbered.collect())
    }
}

impl Record {
    fn option(self) -> Option<DxcOption> {
        Some(DxcOption {
            name: self.name.filter(|_| self.kind > LAST_OF_NO_OPTION)?,
            help: self.help.unwrap_or_default(),
            has_value: self.kind != FLAG,
            of_library: self.flags & OF_LIBRARY != 0,
            of_program: self.flags & OF_PROGRAM != 0,
        })
    }
}
