//! The header of a DXIL program part (`DXIL`, `ILDB`, and `STAT` when it holds reflection bitcode).

use crate::bytes::{Error, Put, Reader};
use crate::fourcc::FourCc;
use crate::kinds;
use trefoil_facts::{DxilVersion, ShaderModel, Stage};

/// Bytes of the program header and the bitcode header together.
pub const PROGRAM_HEADER_SIZE: usize = 24;
/// The bitcode's offset from the start of the bitcode header.
const BITCODE_OFFSET: u32 = 16;

/// The header of the bitcode in a program part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramHeader {
    /// Stage.
    pub kind: Stage,
    /// Shader model.
    pub shader_model: ShaderModel,
    /// Version of DXIL.
    pub dxil_version: DxilVersion,
}

impl ProgramHeader {
    /// The part's data: the headers, then the bitcode padded with zeros to whole words.
    pub fn write(&self, bitcode: &[u8]) -> Vec<u8> {
        let mut out = Vec::with_capacity(PROGRAM_HEADER_SIZE + bitcode.len().next_multiple_of(4));
        let ShaderModel { major, minor } = self.shader_model;
        out.put_u32(self.kind.number() << 16 | u32::from(major) << 4 | u32::from(minor & 15));
        out.put_u32(((PROGRAM_HEADER_SIZE + bitcode.len().next_multiple_of(4)) / 4) as u32);
        out.put_u32(FourCc::DXIL.0);
        out.put_u32(u32::from(self.dxil_version.major) << 8 | u32::from(self.dxil_version.minor));
        out.put_u32(BITCODE_OFFSET);
        out.put_u32(bitcode.len() as u32);
        out.extend_from_slice(bitcode);
        out.align4(0);
        out
    }

    /// Reads a program part: its header and its bitcode.
    pub fn parse(data: &[u8]) -> Result<(ProgramHeader, &[u8]), Error> {
        let number = Reader::new(data).u32()? >> 16;
        Stage::from_number(number).ok_or(Error::new(0, &kinds::SHADER_KIND))?;
        Self::parse_any_stage(data)
    }

    /// As [`parse`](Self::parse), where the number of the stage is not looked at: an unknown one is a library's.
    pub fn parse_any_stage(data: &[u8]) -> Result<(ProgramHeader, &[u8]), Error> {
        let mut reader = Reader::new(data);
        let version = reader.u32()?;
        let kind = Stage::from_number(version >> 16).unwrap_or(Stage::Library);
        let words = reader.u32()? as usize;
        if words.checked_mul(4).is_none_or(|size| size > data.len()) {
            return Err(Error::new(4, &kinds::PROGRAM_SIZE));
        }
        if reader.u32()? != FourCc::DXIL.0 {
            return Err(Error::new(8, &kinds::BITCODE_HEADER));
        }
        let dxil = reader.u32()?;
        let offset = reader.u32()? as usize;
        let size = reader.u32()? as usize;
        let start = offset.checked_add(8).ok_or(Error::new(16, &kinds::BITCODE_OFFSET))?;
        let bitcode = Reader::at(data, start)?.bytes(size)?;
        let header = ProgramHeader {
            kind,
            shader_model: ShaderModel::new((version >> 4 & 15) as u8, (version & 15) as u8),
            dxil_version: DxilVersion { major: (dxil >> 8 & 255) as u8, minor: (dxil & 255) as u8 },
        };
        Ok((header, bitcode))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip() {
        let header = ProgramHeader {
            kind: Stage::Compute,
            shader_model: ShaderModel::new(6, 6),
            dxil_version: DxilVersion::new(6),
        };
        let part = header.write(b"BC\xC0\xDExyz");
        assert_eq!(part.len(), 32);
        let (read, bitcode) = ProgramHeader::parse(&part).unwrap();
        assert_eq!((read, bitcode), (header, &b"BC\xC0\xDExyz"[..]));
        assert!((0..part.len() - 1).all(|len| ProgramHeader::parse(&part[..len]).is_err()));
    }
}
