//! `RTS0`: the serialised root signature, versions 1.0, 1.1 and 1.2.
//!
//! Enumerations are kept as the format's numbers; [`RootSignature::check`] validates them. [`text`] reads root signatures as
//! HLSL writes them.

mod check;
pub(crate) mod kinds;
mod names;
pub mod text;

use crate::bytes::{Error, Put, Reader};
use crate::kinds as container_kinds;
pub use check::{LOCAL, Misfit, access};

/// A root signature.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RootSignature {
    /// 1 for version 1.0, 2 for version 1.1, 3 for version 1.2.
    pub version: u32,
    /// Flags.
    pub flags: u32,
    /// Parameters.
    pub parameters: Vec<Parameter>,
    /// Static samplers.
    pub samplers: Vec<StaticSampler>,
}

/// A root parameter with its visibility.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Shader visibility number; 0 is all.
    pub visibility: u32,
    /// The content.
    pub content: Content,
}

/// The content of a root parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A table of descriptor ranges.
    Table(Vec<Range>),
    /// Constants.
    Constants {
        /// Register.
        register: u32,
        /// Space.
        space: u32,
        /// 32-bit values.
        count: u32,
    },
    /// A descriptor in the root.
    Descriptor {
        /// 2 constant buffer, 3 SRV, 4 UAV.
        ty: u32,
        /// Register.
        register: u32,
        /// Space.
        space: u32,
        /// Flags, in version 1.1.
        flags: u32,
    },
}

/// A range of a descriptor table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// 0 SRV, 1 UAV, 2 constant buffer, 3 sampler.
    pub ty: u32,
    /// Descriptors, `u32::MAX` where unbounded.
    pub count: u32,
    /// First register.
    pub register: u32,
    /// Space.
    pub space: u32,
    /// Flags, in version 1.1.
    pub flags: u32,
    /// Offset in the table, `u32::MAX` to append.
    pub offset: u32,
}

/// A static sampler.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StaticSampler {
    /// Filter.
    pub filter: u32,
    /// Address modes.
    pub address: [u32; 3],
    /// Bias of the level of detail.
    pub mip_lod_bias: f32,
    /// Anisotropy.
    pub max_anisotropy: u32,
    /// Comparison.
    pub comparison: u32,
    /// Border colour.
    pub border: u32,
    /// Least level of detail.
    pub min_lod: f32,
    /// Greatest level of detail.
    pub max_lod: f32,
    /// Register.
    pub register: u32,
    /// Space.
    pub space: u32,
    /// Shader visibility.
    pub visibility: u32,
    /// Flags, in version 1.2.
    pub flags: u32,
}

const HEADER_SIZE: usize = 24;
const SAMPLER_SIZE: usize = 52;

impl RootSignature {
    /// The part's data.
    pub fn write(&self) -> Vec<u8> {
        let mut out = Vec::new();
        out.put_u32(self.version);
        out.put_u32(self.parameters.len() as u32);
        out.put_u32(HEADER_SIZE as u32);
        out.put_u32(self.samplers.len() as u32);
        out.put_u32(0);
        out.put_u32(self.flags);
        for parameter in &self.parameters {
            out.put_u32(match parameter.content {
                Content::Table(_) => 0,
                Content::Constants { .. } => 1,
                Content::Descriptor { ty, .. } => ty,
            });
            out.put_u32(parameter.visibility);
            out.put_u32(0);
        }
        for (i, parameter) in self.parameters.iter().enumerate() {
            let here = out.len() as u32;
            out.patch_u32(HEADER_SIZE + 12 * i + 8, here);
            self.write_content(&mut out, &parameter.content);
        }
        let here = out.len() as u32;
        out.patch_u32(16, here);
        self.samplers.iter().for_each(|sampler| write_sampler(&mut out, sampler, self.version));
        out
    }

    fn write_content(&self, out: &mut Vec<u8>, content: &Content) {
        match content {
            Content::Table(ranges) => {
                out.put_u32(ranges.len() as u32);
                out.put_u32(out.len() as u32 + 4);
                for range in ranges {
                    [range.ty, range.count, range.register, range.space].iter().for_each(|&v| out.put_u32(v));
                    if self.version > 1 {
                        out.put_u32(range.flags);
                    }
                    out.put_u32(range.offset);
                }
            }
            &Content::Constants { register, space, count } => {
                [register, space, count].iter().for_each(|&v| out.put_u32(v));
            }
            &Content::Descriptor { register, space, flags, .. } => {
                out.put_u32(register);
                out.put_u32(space);
                if self.version > 1 {
                    out.put_u32(flags);
                }
            }
        }
    }

    /// Reads the part.
    ///
    /// # Errors
    /// When the data ends early, or the version or a parameter's type is unknown.
    pub fn parse(data: &[u8]) -> Result<RootSignature, Error> {
        let mut head = Reader::new(data);
        let version = head.u32()?;
        if !(1..=3).contains(&version) {
            return Err(Error::new(0, &container_kinds::ROOT_SIGNATURE_VERSION));
        }
        let (count, at) = (head.u32()? as usize, head.u32()? as usize);
        let (sampler_count, samplers_at) = (head.u32()? as usize, head.u32()? as usize);
        let flags = head.u32()?;
        let mut reader = Reader::at(data, at)?;
        check(count, 12, &reader)?;
        let mut parameters = Vec::with_capacity(count);
        // Parameters may share a table, so the ranges of all tables together are bounded too.
        let mut budget = data.len();
        for _ in 0..count {
            let (ty, visibility) = (reader.u32()?, reader.u32()?);
            let mut content = Reader::at(data, reader.u32()? as usize)?;
            let content = parse_content(data, ty, version, &mut content, &mut budget)?;
            parameters.push(Parameter { visibility, content });
        }
        let mut reader = Reader::at(data, samplers_at)?;
        check(sampler_count, SAMPLER_SIZE + if version > 2 { 4 } else { 0 }, &reader)?;
        let samplers =
            (0..sampler_count).map(|_| parse_sampler(&mut reader, version)).collect::<Result<_, _>>()?;
        Ok(RootSignature { version, flags, parameters, samplers })
    }
}

fn check(count: usize, size: usize, reader: &Reader<'_>) -> Result<(), Error> {
    match count.checked_mul(size) {
        Some(total) if total <= reader.remaining() => Ok(()),
        _ => Err(Error::new(reader.position(), &container_kinds::COUNT_TOO_LARGE)),
    }
}

fn parse_content(
    data: &[u8],
    ty: u32,
    version: u32,
    reader: &mut Reader<'_>,
    budget: &mut usize,
) -> Result<Content, Error> {
    match ty {
        0 => {
            let count = reader.u32()? as usize;
            let mut ranges = Reader::at(data, reader.u32()? as usize)?;
            check(count, if version > 1 { 24 } else { 20 }, &ranges)?;
            *budget = budget
                .checked_sub(count)
                .ok_or(Error::new(reader.position(), &container_kinds::TOO_MANY_RANGES))?;
            let ranges = (0..count).map(|_| parse_range(version, &mut ranges)).collect::<Result<_, _>>()?;
            Ok(Content::Table(ranges))
        }
        1 => Ok(Content::Constants { register: reader.u32()?, space: reader.u32()?, count: reader.u32()? }),
        2..=4 => {
            let (register, space) = (reader.u32()?, reader.u32()?);
            let flags = if version > 1 { reader.u32()? } else { 0 };
            Ok(Content::Descriptor { ty, register, space, flags })
        }
        _ => Err(Error::new(reader.position(), &container_kinds::ROOT_PARAMETER_TYPE)),
    }
}

fn parse_range(version: u32, reader: &mut Reader<'_>) -> Result<Range, Error> {
    let (ty, count, register, space) = (reader.u32()?, reader.u32()?, reader.u32()?, reader.u32()?);
    let flags = if version > 1 { reader.u32()? } else { 0 };
    Ok(Range { ty, count, register, space, flags, offset: reader.u32()? })
}

fn write_sampler(out: &mut Vec<u8>, sampler: &StaticSampler, version: u32) {
    out.put_u32(sampler.filter);
    sampler.address.iter().for_each(|&mode| out.put_u32(mode));
    out.put_u32(sampler.mip_lod_bias.to_bits());
    out.put_u32(sampler.max_anisotropy);
    out.put_u32(sampler.comparison);
    out.put_u32(sampler.border);
    out.put_u32(sampler.min_lod.to_bits());
    out.put_u32(sampler.max_lod.to_bits());
    [sampler.register, sampler.space, sampler.visibility].iter().for_each(|&v| out.put_u32(v));
    if version > 2 {
        out.put_u32(sampler.flags);
    }
}

fn parse_sampler(reader: &mut Reader<'_>, version: u32) -> Result<StaticSampler, Error> {
    Ok(StaticSampler {
        filter: reader.u32()?,
        address: [reader.u32()?, reader.u32()?, reader.u32()?],
        mip_lod_bias: f32::from_bits(reader.u32()?),
        max_anisotropy: reader.u32()?,
        comparison: reader.u32()?,
        border: reader.u32()?,
        min_lod: f32::from_bits(reader.u32()?),
        max_lod: f32::from_bits(reader.u32()?),
        register: reader.u32()?,
        space: reader.u32()?,
        visibility: reader.u32()?,
        flags: if version > 2 { reader.u32()? } else { 0 },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_versions_read_back() {
        let range = Range { ty: 1, count: u32::MAX, register: 2, space: 3, flags: 0, offset: u32::MAX };
        let sampler = StaticSampler {
            filter: 0x55,
            address: [1, 2, 3],
            mip_lod_bias: -0.5,
            max_anisotropy: 16,
            comparison: 4,
            border: 2,
            min_lod: 0.0,
            max_lod: f32::MAX,
            register: 1,
            space: 0,
            visibility: 5,
            flags: 0,
        };
        for version in [1, 2, 3] {
            let contents = [
                Content::Table(vec![range, range]),
                Content::Constants { register: 0, space: 1, count: 4 },
                Content::Descriptor { ty: 2, register: 9, space: 0, flags: 0 },
            ];
            let parameters = contents.map(|content| Parameter { visibility: 0, content }).to_vec();
            let signature = RootSignature { version, flags: 1, parameters, samplers: vec![sampler] };
            let data = signature.write();
            assert_eq!(RootSignature::parse(&data).unwrap(), signature);
            assert!((0..data.len()).all(|len| RootSignature::parse(&data[..len]).is_err()));
        }
    }
}
