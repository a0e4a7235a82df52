//! `SRCI`, in the containers of PDB files: the sources of a shader, and the arguments that it was compiled with.
//!
//! The part is a header and sections: the names of the files with their sizes, their contents (compressed), the arguments as
//! names and values. Each entry and section begins with its size, padded to words.

use crate::bytes::{Error, Put, Reader};
use crate::kinds;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// The sections.
mod section {
    pub(super) const CONTENTS: u16 = 0;
    pub(super) const NAMES: u16 = 1;
    pub(super) const ARGUMENTS: u16 = 2;
}

const PLAIN: u16 = 0;
const ZLIB: u16 = 1;
/// zlib's fastest level, as DXC has it.
const LEVEL: u8 = 1;
/// More text than this is refused.
const MAX_TEXT: usize = 256 << 20;
/// What stands before the text of an entry of contents: its size, flags, and the size of the text.
const CONTENT_HEAD: usize = 12;

/// The part's content.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceInfo {
    /// The files, the main one first: name and text.
    pub files: Vec<(String, Vec<u8>)>,
    /// The arguments: the name of an option without its dash, and its value, which may be empty.
    pub arguments: Vec<(String, String)>,
}

impl SourceInfo {
    /// The part's data.
    pub fn write(&self) -> Vec<u8> {
        let sections = [self.names(), self.contents(), self.arguments()];
        let size = 8 + sections.iter().map(Vec::len).sum::<usize>();
        let mut out = Vec::with_capacity(size);
        out.put_u32(size as u32);
        out.put_u16(0);
        out.put_u16(sections.len() as u16);
        sections.iter().for_each(|section| out.extend_from_slice(section));
        out
    }

    fn names(&self) -> Vec<u8> {
        let mut entries = Vec::new();
        for (name, text) in &self.files {
            // The text's size counts the zero that ends it.
            let (name_size, text_size) = (name.len() as u32 + 1, text.len() as u32 + 1);
            entries.put_u32((16 + name_size).next_multiple_of(4));
            entries.put_u32(0);
            entries.put_u32(name_size);
            entries.put_u32(text_size);
            entries.put_str(name);
            entries.align4(0);
        }
        let mut body = Vec::with_capacity(entries.len() + 10);
        body.put_u32(0);
        body.put_u32(self.files.len() as u32);
        body.put_u16(entries.len() as u16);
        body.extend(entries);
        finish_section(section::NAMES, &body)
    }

    fn contents(&self) -> Vec<u8> {
        let mut entries = Vec::new();
        for (_, text) in &self.files {
            let size = text.len() as u32 + 1;
            entries.put_u32((CONTENT_HEAD as u32 + size).next_multiple_of(4));
            entries.put_u32(0);
            entries.put_u32(size);
            entries.extend_from_slice(text);
            entries.push(0);
            entries.align4(0);
        }
        let packed = compress_to_vec_zlib(&entries, LEVEL);
        let mut body = Vec::with_capacity(packed.len() + 20);
        body.put_u32(0);
        body.put_u16(0);
        body.put_u16(ZLIB);
        body.put_u32(packed.len() as u32);
        body.put_u32(entries.len() as u32);
        body.put_u32(self.files.len() as u32);
        body.extend(packed);
        finish_section(section::CONTENTS, &body)
    }

    fn arguments(&self) -> Vec<u8> {
        let mut entries = Vec::new();
        for (name, value) in &self.arguments {
            entries.put_str(name);
            entries.put_str(value);
        }
        let mut body = Vec::with_capacity(entries.len() + 12);
        body.put_u32(0);
        body.put_u32(entries.len() as u32);
        body.put_u32(self.arguments.len() as u32);
        body.extend(entries);
        finish_section(section::ARGUMENTS, &body)
    }

    /// Reads the part.
    pub fn parse(data: &[u8]) -> Result<SourceInfo, Error> {
        let mut reader = Reader::new(data);
        reader.u32()?;
        reader.u16()?;
        let count = reader.u16()?;
        let (mut names, mut texts, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
        let mut at = 8;
        for _ in 0..count {
            let mut head = Reader::at(data, at)?;
            let (size, _, kind) = (head.u32()? as usize, head.u16()?, head.u16()?);
            let bad = || Error::new(at, &kinds::SOURCE_INFO);
            let body = at.checked_add(size).and_then(|end| data.get(at + 8..end)).ok_or_else(bad)?;
            match kind {
                section::NAMES => names = read_names(body)?,
                section::CONTENTS => texts = read_contents(body).ok_or_else(bad)??,
                section::ARGUMENTS => arguments = read_arguments(body)?,
                _ => {}
            }
            at += size;
        }
        if names.len() != texts.len() {
            return Err(Error::new(8, &kinds::SOURCE_INFO));
        }
        Ok(SourceInfo { files: names.into_iter().zip(texts).collect(), arguments })
    }
}

/// A section with its head and padding.
fn finish_section(kind: u16, body: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len() + 12);
    out.put_u32((8 + body.len()).next_multiple_of(4) as u32);
    out.put_u16(0);
    out.put_u16(kind);
    out.extend_from_slice(body);
    out.align4(0);
    out
}

fn read_names(body: &[u8]) -> Result<Vec<String>, Error> {
    let mut reader = Reader::new(body);
    reader.u32()?;
    let count = reader.u32()?;
    let mut at = 10;
    let mut names = Vec::new();
    for _ in 0..count {
        let mut entry = Reader::at(body, at)?;
        let (size, _, name_size, _) = (entry.u32()?, entry.u32()?, entry.u32()?, entry.u32()?);
        let name = entry.bytes(name_size as usize)?;
        names.push(text_of(name));
        at =
            at.checked_add(size as usize).filter(|_| size != 0).ok_or(Error::new(at, &kinds::SOURCE_INFO))?;
    }
    Ok(names)
}

/// The texts; none where they are not compressed as they say.
fn read_contents(body: &[u8]) -> Option<Result<Vec<Vec<u8>>, Error>> {
    let head = || -> Result<_, Error> {
        let mut reader = Reader::new(body);
        reader.u32()?;
        reader.u16()?;
        Ok((reader.u16()?, reader.u32()? as usize, reader.u32()? as usize, reader.u32()?))
    };
    let (kind, packed, size, count) = match head() {
        Ok(head) => head,
        Err(error) => return Some(Err(error)),
    };
    let packed = body.get(20..)?.get(..packed)?;
    let entries = match kind {
        PLAIN => packed.to_vec(),
        ZLIB => decompress_to_vec_zlib_with_limit(packed, size.min(MAX_TEXT)).ok()?,
        _ => return None,
    };
    Some(read_texts(&entries, count))
}

fn read_texts(entries: &[u8], count: u32) -> Result<Vec<Vec<u8>>, Error> {
    let mut texts = Vec::new();
    let mut at = 0;
    for _ in 0..count {
        let mut entry = Reader::at(entries, at)?;
        let (size, _, text_size) = (entry.u32()? as usize, entry.u32()?, entry.u32()? as usize);
        let text = entry.bytes(text_size)?;
        texts.push(text.strip_suffix(&[0]).unwrap_or(text).to_vec());
        at = at.checked_add(size).filter(|_| size != 0).ok_or(Error::new(at, &kinds::SOURCE_INFO))?;
    }
    Ok(texts)
}

fn read_arguments(body: &[u8]) -> Result<Vec<(String, String)>, Error> {
    let mut reader = Reader::new(body);
    reader.u32()?;
    let size = reader.u32()? as usize;
    let count = reader.u32()?;
    let mut words = reader.bytes(size)?.split(|&byte| byte == 0);
    let mut arguments = Vec::new();
    for _ in 0..count {
        let (Some(name), Some(value)) = (words.next(), words.next()) else { break };
        arguments.push((text_of(name), text_of(value)));
    }
    Ok(arguments)
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes.strip_suffix(&[0]).unwrap_or(bytes)).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> SourceInfo {
        let text = |text: &str| text.as_bytes().to_vec();
        SourceInfo {
            files: vec![("a.hlsl".into(), text("#include \"b\"\n")), ("./b".into(), text(""))],
            arguments: vec![("T".into(), "ps_6_0".into()), ("Zi".into(), String::new())],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for info in [sample(), SourceInfo::default()] {
            let bytes = info.write();
            assert!(bytes.len().is_multiple_of(4));
            assert_eq!(SourceInfo::parse(&bytes), Ok(info));
        }
    }

    #[test]
    fn hostile_bytes_are_errors() {
        let bytes = sample().write();
        for len in 0..bytes.len() {
            assert!(SourceInfo::parse(&bytes[..len]).is_err(), "{len}");
        }
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 0xff;
            let _ = SourceInfo::parse(&changed);
        }
    }
}
