//! `VERS`: which compiler made the container (libraries from validator 1.8 on).

use crate::bytes::{Error, Put, Reader, string_at};

/// The part's content.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CompilerVersion {
    /// Major and minor version.
    pub version: (u16, u16),
    /// Flags: 1 debug build, 2 internal.
    pub flags: u32,
    /// Number of commits.
    pub commits: u32,
    /// The commit's hash.
    pub commit: String,
    /// Anything more.
    pub custom: String,
}

impl CompilerVersion {
    /// The part's data.
    pub fn write(&self) -> Vec<u8> {
        let mut out = Vec::new();
        out.put_u16(self.version.0);
        out.put_u16(self.version.1);
        out.put_u32(self.flags);
        out.put_u32(self.commits);
        out.put_u32((self.commit.len() + self.custom.len() + 2) as u32);
        out.put_str(&self.commit);
        out.put_str(&self.custom);
        out.align4(0);
        out
    }

    /// Reads the part.
    pub fn parse(data: &[u8]) -> Result<CompilerVersion, Error> {
        let mut reader = Reader::new(data);
        let version = (reader.u16()?, reader.u16()?);
        let flags = reader.u32()?;
        let commits = reader.u32()?;
        reader.count(1)?;
        let commit = string_at(data, 16)?;
        let custom = string_at(data, (16 + commit.len() + 1) as u32)?;
        Ok(CompilerVersion { version, flags, commits, commit, custom })
    }
}
