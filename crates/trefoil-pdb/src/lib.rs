//! PDB files as shader compilers write them: an MSF file of which one stream says what it is, and another holds a container of
//! parts (`ILDB`, `SRCI` and so on), as a shader's own is.
//!
//! An MSF file is made of blocks of one size. The first says where the block map is, which names the blocks of the
//! directory, which names the blocks of each stream. Blocks 1 and 2 of each interval tell which blocks are free.

#![forbid(unsafe_code)]

mod read;
mod write;

pub use read::{Pdb, ReadError, is_pdb};
pub use write::write;

/// What a file begins with.
const MAGIC: &[u8; 32] = b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0";
/// The streams: an old directory, what the file is, types, modules, names of types, and after those the container.
const INFO_STREAM: usize = 1;
const CONTAINER_STREAM: usize = 5;
const STREAMS: usize = 6;
/// The version of the stream that says what the file is.
const INFO_VERSION: u32 = 20_000_404;
