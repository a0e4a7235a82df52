//! `HASH`: the shader's hash.

use crate::bytes::{Error, Put, Reader};
use trefoil_digest::md5;

/// The part's content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShaderHash {
    /// Whether the source went into the hash, not the program alone.
    pub includes_source: bool,
    /// MD5.
    pub digest: [u8; 16],
}

impl ShaderHash {
    /// The hash of a program: of its bitcode, without the part's headers.
    pub fn of_bitcode(bitcode: &[u8]) -> ShaderHash {
        ShaderHash { includes_source: false, digest: md5(bitcode) }
    }

    /// Stands for a hash that is not known yet.
    pub const UNKNOWN: ShaderHash = ShaderHash { includes_source: false, digest: [0; 16] };

    /// The part's data.
    pub fn write(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(20);
        out.put_u32(u32::from(self.includes_source));
        out.extend_from_slice(&self.digest);
        out
    }

    /// Reads the part.
    pub fn parse(data: &[u8]) -> Result<ShaderHash, Error> {
        let mut reader = Reader::new(data);
        let includes_source = reader.u32()? & 1 != 0;
        let mut digest = [0; 16];
        digest.copy_from_slice(reader.bytes(16)?);
        Ok(ShaderHash { includes_source, digest })
    }
}
