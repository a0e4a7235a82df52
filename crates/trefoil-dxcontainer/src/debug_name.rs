//! `ILDN`: the name of the file that has the shader's debug information.

use crate::bytes::{Error, Put, Reader, string_at};

/// The part's data, of a name.
pub fn write(name: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(name.len() + 8);
    out.put_u16(0); // no flags are known
    out.put_u16(name.len().min(usize::from(u16::MAX)) as u16);
    out.put_str(name);
    out.align4(0);
    out
}

/// The name that the part holds.
pub fn parse(data: &[u8]) -> Result<String, Error> {
    Reader::at(data, 4)?;
    string_at(data, 4)
}

/// The name of the file where none is given: the shader's hash.
pub fn of_hash(digest: [u8; 16]) -> String {
    let mut name: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    name.push_str(".pdb");
    name
}
