//! The container: header, part offsets, parts.

use crate::bytes::{Error, Put, Reader};
use crate::fourcc::FourCc;
use crate::hash::ShaderHash;
use crate::kinds;
use trefoil_digest::{container_digest, sign_with_hash};

/// Name, digest, version, size, part count.
const HEADER_SIZE: usize = 32;
/// A container with more parts than this is refused.
const MAX_PARTS: usize = 1024;

/// One part of a container that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// The part's name.
    pub name: FourCc,
    /// What it holds.
    pub data: &'a [u8],
}

/// A container that was read; parts borrow from its bytes.
#[derive(Clone, Debug)]
pub struct Container<'a> {
    /// The digest the header holds; all zero in unsigned containers.
    pub digest: [u8; 16],
    /// Major and minor version of the container's form.
    pub version: (u16, u16),
    /// The parts, in order.
    pub parts: Vec<Part<'a>>,
    /// All of its bytes.
    bytes: &'a [u8],
}

impl<'a> Container<'a> {
    /// Reads a container; bytes after the size it states are ignored.
    pub fn parse(data: &'a [u8]) -> Result<Container<'a>, Error> {
        let mut reader = Reader::new(data);
        if reader.u32()? != FourCc::CONTAINER.0 {
            return Err(Error::new(0, &kinds::NOT_A_CONTAINER));
        }
        let mut digest = [0; 16];
        digest.copy_from_slice(reader.bytes(16)?);
        let version = (reader.u16()?, reader.u16()?);
        let size = reader.u32()? as usize;
        let data = data.get(..size).ok_or(Error::new(24, &kinds::CONTAINER_SIZE))?;
        let count = reader.count(4)?;
        if count > MAX_PARTS {
            return Err(Error::new(28, &kinds::TOO_MANY_PARTS));
        }
        let mut parts = Vec::with_capacity(count);
        for _ in 0..count {
            let mut part = Reader::at(data, reader.u32()? as usize)?;
            let name = FourCc(part.u32()?);
            let len = part.u32()? as usize;
            parts.push(Part { name, data: part.bytes(len)? });
        }
        Ok(Container { digest, version, parts, bytes: data })
    }

    /// All of its bytes.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Whether the digest is that of the bytes.
    pub fn is_signed(&self) -> bool {
        self.digest == container_digest(self.bytes)
    }

    /// The data of the first part of that name.
    pub fn part(&self, name: FourCc) -> Option<&'a [u8]> {
        self.parts.iter().find(|part| part.name == name).map(|part| part.data)
    }
}

/// Builds a container part by part.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    parts: Vec<(FourCc, Vec<u8>)>,
}

impl Builder {
    /// A builder without parts.
    pub fn new() -> Builder {
        Builder::default()
    }

    /// Appends a part. Parts are padded with zeros to whole words.
    pub fn part(&mut self, name: FourCc, mut data: Vec<u8>) -> &mut Builder {
        data.align4(0);
        self.parts.push((name, data));
        self
    }

    /// Appends a part of the size that it has.
    pub fn unpadded_part(&mut self, name: FourCc, data: Vec<u8>) -> &mut Builder {
        self.parts.push((name, data));
        self
    }

    /// The container's bytes, with its digest.
    pub fn finish(&self) -> Vec<u8> {
        let mut out = self.finish_unsigned();
        let digest = container_digest(&out);
        out[4..20].copy_from_slice(&digest);
        out
    }

    /// As [`finish`](Self::finish), with a `HASH` part at the place of the one that was added, for the program's bitcode.
    /// Both digests are found side by side, in less time than one after the other.
    pub fn finish_with_hash(&self, bitcode: &[u8]) -> (Vec<u8>, ShaderHash) {
        let Some(part) = self.parts.iter().position(|(name, _)| *name == FourCc::HASH) else {
            return (self.finish(), ShaderHash::of_bitcode(bitcode));
        };
        let ahead: usize = self.parts[..part].iter().map(|(_, data)| 8 + data.len()).sum();
        // After the name and size of the part, and the word for where the hash comes from.
        let at = HEADER_SIZE + 4 * self.parts.len() + ahead + 8 + 4;
        let mut out = self.finish_unsigned();
        let digest = sign_with_hash(&mut out, at, bitcode);
        (out, ShaderHash { includes_source: false, digest })
    }

    /// The container's bytes with a zero digest, as DXC writes them before validation.
    pub fn finish_unsigned(&self) -> Vec<u8> {
        let payload: usize = self.parts.iter().map(|(_, data)| 12 + data.len()).sum();
        let mut out = Vec::with_capacity(HEADER_SIZE + payload);
        out.put_u32(FourCc::CONTAINER.0);
        out.extend_from_slice(&[0; 16]);
        out.put_u16(1);
        out.put_u16(0);
        out.put_u32((HEADER_SIZE + payload) as u32);
        out.put_u32(self.parts.len() as u32);
        let mut offset = HEADER_SIZE + 4 * self.parts.len();
        for (_, data) in &self.parts {
            out.put_u32(offset as u32);
            offset += 8 + data.len();
        }
        for (name, data) in &self.parts {
            out.put_u32(name.0);
            out.put_u32(data.len() as u32);
            out.extend_from_slice(data);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip() {
        let mut builder = Builder::new();
        builder.part(FourCc::SFI0, vec![0; 8]).part(FourCc::PRIV, b"abcde".to_vec());
        let bytes = builder.finish();
        let container = Container::parse(&bytes).unwrap();
        assert!(container.is_signed());
        assert_eq!(container.version, (1, 0));
        assert_eq!(container.part(FourCc::PRIV), Some(&b"abcde\0\0\0"[..]));
        assert_eq!(container.part(FourCc::DXIL), None);
    }

    #[test]
    fn hash_and_digest_are_the_same_side_by_side() {
        for (ahead, len) in [(0, 0), (8, 4), (40, 200), (300, 64), (200, 1000), (1000, 192)] {
            let bitcode: Vec<u8> = (0..len).map(|i: u32| (i * 7) as u8).collect();
            let hash = ShaderHash::of_bitcode(&bitcode);
            let with = |hash: ShaderHash| {
                let mut builder = Builder::new();
                builder.part(FourCc::PSV0, vec![9; ahead]).part(FourCc::HASH, hash.write());
                builder.part(FourCc::DXIL, bitcode.clone());
                builder
            };
            assert_eq!(with(ShaderHash::UNKNOWN).finish_with_hash(&bitcode), (with(hash).finish(), hash));
        }
    }

    #[test]
    fn hostile_bytes_are_errors() {
        let bytes = Builder::new().part(FourCc::SFI0, vec![0; 8]).finish();
        for len in 0..bytes.len() {
            assert!(Container::parse(&bytes[..len]).is_err());
        }
        let mut many = bytes.clone();
        many[28..32].fill(0xff);
        assert!(Container::parse(&many).is_err());
        let mut far = bytes;
        far[32..36].fill(0xff);
        assert!(Container::parse(&far).is_err());
    }
}
