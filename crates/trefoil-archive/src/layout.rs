//! Where things are in an archive.

pub(crate) const MAGIC: [u8; 8] = *b"TREFOILA";
pub(crate) const VERSION: u32 = 1;
pub(crate) const HEADER: usize = 96;
pub(crate) const NAME_ROW: usize = 24;
pub(crate) const BLOB_ROW: usize = 48;
/// Blobs begin at multiples of this: no reader of shaders wants more.
pub(crate) const ALIGNMENT: u64 = 16;

/// The hash by which names are ordered: 64-bit FNV-1a.
pub fn hash_of_name(name: &[u8]) -> u64 {
    name.iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
