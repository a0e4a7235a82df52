//! The validator: containers broken anywhere, containers whose program alone is broken, and bytes that are none. Any of them is
//! answered, and what is found can be printed.

use super::{Input, Target};
use crate::broken::{Binary, binary};
use crate::random::Random;
use crate::seeds::binaries;
use trefoil_dxcontainer::digest::container_digest;
use trefoil_dxcontainer::{Container, FourCc};

/// What is broken: all of a container, its program, or the end of its program, where functions are.
pub(super) struct Validate([Vec<Binary>; 3]);

impl Validate {
    /// With the tests' shaders compiled.
    pub(super) fn new() -> Validate {
        let made = binaries(trefoil::Target::Dxil);
        let program = |bytes: &[u8]| {
            let part = Container::parse(bytes).ok()?.part(FourCc::DXIL)?;
            let start = bytes.windows(part.len()).position(|window| window == part)?;
            Some(start..start + part.len())
        };
        let cut = |skip: fn(usize) -> usize| {
            let of = |bytes: &Vec<u8>| {
                let range = program(bytes)?;
                Some(Binary { range: range.start + skip(range.len())..range.end, bytes: bytes.clone() })
            };
            made.iter().filter_map(of).collect::<Vec<_>>()
        };
        let (programs, ends) = (cut(|_| 24), cut(|len| len / 2));
        let whole = made.into_iter().map(|bytes| Binary { range: 20..bytes.len(), bytes }).collect();
        Validate([whole, programs, ends])
    }
}

impl Target for Validate {
    fn extension(&self) -> &'static str {
        "dxil"
    }

    fn input(&self, random: &mut Random) -> Input {
        if random.once_in(50) {
            let bytes = (0..random.below(400)).map(|_| random.below(256) as u8).collect();
            return Input { head: String::new(), bytes };
        }
        let which = random.below(self.0.len());
        let mut bytes = binary(&self.0[which], random);
        if bytes.len() >= 32 && bytes.starts_with(b"DXBC") {
            let digest = container_digest(&bytes);
            bytes[4..20].copy_from_slice(&digest);
        }
        Input { head: String::new(), bytes }
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let found = trefoil_validate::validate(&input.bytes, trefoil_validate::Limits::default());
        // As DXC's, it takes a container whose header names another stage than its program, which no listing is made of.
        Ok(found.map_err(|found| found.to_string()).is_ok())
    }
}
