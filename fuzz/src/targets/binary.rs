//! Binaries: bitcode, containers, DXBC's tokens and SPIR-V. Any bytes are refused or listed, and what reads is written
//! again so that it reads.

use super::{Input, Target};
use crate::broken::{Binary, binary};
use crate::random::Random;
use crate::seeds::binaries;
use std::ops::Range;
use trefoil_dxcontainer::digest::container_digest;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::{self as dxcontainer, FourCc};

/// The bitcode of DXIL.
pub(super) struct Bitcode(Vec<Binary>);

/// A container of shader model 6, with a digest that fits.
pub(super) struct Container(Vec<Binary>);

/// The tokens of shader model 5.1, in a container with a digest that fits.
pub(super) struct Tokens(Vec<Binary>);

/// A SPIR-V module.
pub(super) struct Spirv(Vec<Binary>);

/// Where a part of a container lies.
fn part_of(bytes: &[u8], name: FourCc) -> Option<Range<usize>> {
    let part = dxcontainer::Container::parse(bytes).ok()?.part(name)?;
    let start = bytes.windows(part.len()).position(|window| window == part)?;
    Some(start..start + part.len())
}

/// Writes the digest, as whoever means harm would.
fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
    if bytes.len() >= 32 && bytes.starts_with(b"DXBC") {
        let digest = container_digest(&bytes);
        bytes[4..20].copy_from_slice(&digest);
    }
    bytes
}

fn input(bytes: Vec<u8>) -> Input {
    Input { head: String::new(), bytes }
}

/// Lists a container or module, describes it, and writes it again, which must read.
fn read(bytes: &[u8]) -> Result<bool, String> {
    let listed = trefoil::disassemble(bytes).is_ok();
    _ = trefoil::reflect(bytes).map(|reflection| (reflection.to_json(), reflection.to_string()));
    _ = trefoil::reflected::read(bytes);
    _ = trefoil::disassemble_reflection(bytes);
    if let Ok(again) = trefoil::rewrite(bytes)
        && let Err(why) = trefoil::rewrite(&again)
    {
        return Err(format!("what was written does not read: {why}"));
    }
    Ok(listed)
}

impl Bitcode {
    /// With the tests' shaders compiled.
    pub(super) fn new() -> Bitcode {
        let bitcode = |container: Vec<u8>| {
            let part = part_of(&container, FourCc::DXIL)?;
            let bytes = ProgramHeader::parse(&container[part]).ok()?.1.to_vec();
            // What lies after the magic number.
            Some(Binary { range: 4..bytes.len(), bytes })
        };
        Bitcode(binaries(trefoil::Target::Dxil).into_iter().filter_map(bitcode).collect())
    }
}

impl Target for Bitcode {
    fn extension(&self) -> &'static str {
        "bc"
    }

    fn input(&self, random: &mut Random) -> Input {
        input(binary(&self.0, random))
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let listed = trefoil_dxil_read::disassemble(&input.bytes).is_ok();
        if let Ok(again) = trefoil_dxil_read::rewrite(&input.bytes)
            && let Err(why) = trefoil_dxil_read::rewrite(&again)
        {
            return Err(format!("what was written does not read: {why}"));
        }
        Ok(listed)
    }
}

impl Container {
    /// With the tests' shaders compiled.
    pub(super) fn new() -> Container {
        let of = |bytes: Vec<u8>| Binary { range: 20..bytes.len(), bytes };
        Container(binaries(trefoil::Target::Dxil).into_iter().map(of).collect())
    }
}

impl Target for Container {
    fn extension(&self) -> &'static str {
        "dxil"
    }

    fn input(&self, random: &mut Random) -> Input {
        input(signed(binary(&self.0, random)))
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        read(&input.bytes)
    }
}

impl Tokens {
    /// With the tests' shaders compiled.
    pub(super) fn new() -> Tokens {
        let of = |bytes: Vec<u8>| Some(Binary { range: part_of(&bytes, FourCc::SHEX)?, bytes });
        Tokens(binaries(trefoil::Target::Dxbc).into_iter().filter_map(of).collect())
    }
}

impl Target for Tokens {
    fn extension(&self) -> &'static str {
        "dxbc"
    }

    fn input(&self, random: &mut Random) -> Input {
        input(signed(binary(&self.0, random)))
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        read(&input.bytes)
    }
}

impl Spirv {
    /// With the tests' shaders compiled.
    pub(super) fn new() -> Spirv {
        let of = |bytes: Vec<u8>| Binary { range: 4..bytes.len(), bytes };
        Spirv(binaries(trefoil::Target::Spirv).into_iter().map(of).collect())
    }
}

impl Target for Spirv {
    fn extension(&self) -> &'static str {
        "spv"
    }

    fn input(&self, random: &mut Random) -> Input {
        input(binary(&self.0, random))
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        read(&input.bytes)
    }
}
