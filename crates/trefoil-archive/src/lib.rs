//! Archives of compiled shaders, as `trefoil build` writes them: what each permutation's name stands for, equal outputs stored once.
//!
//! An archive is read in place: map the file, or read it whole, and give its bytes to [`Archive::open`]. Nothing is copied and
//! nothing is allocated. Any bytes are safe to read: what is damaged is not found, and [`Archive::check`] says what is wrong.
//!
//! ```
//! use trefoil_archive::{Archive, Writer};
//!
//! let mut writer = Writer::new(std::io::Cursor::new(Vec::new()))?;
//! let blob = writer.blob([7; 32], b"the shader's bytes")?;
//! writer.name("uber/ps_main/ps_6_0/dxil?FOG=0", blob)?;
//! writer.name("uber/ps_main/ps_6_0/dxil?FOG=1", blob)?;
//! let bytes = writer.finish([0; 32], b"")?.into_inner();
//!
//! let archive = Archive::open(&bytes).unwrap();
//! let found = archive.get("uber/ps_main/ps_6_0/dxil?FOG=1").unwrap();
//! assert_eq!((found.bytes, found.hash), (&b"the shader's bytes"[..], &[7; 32]));
//! assert!(archive.get("uber/ps_main/ps_6_0/dxil?FOG=2").is_none());
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # The format
//!
//! Numbers are little endian. The file begins with a header of 96 bytes:
//!
//! | at | size | |
//! | --- | --- | --- |
//! | 0 | 8 | `TREFOILA` |
//! | 8 | 4 | the version of the format: 1 |
//! | 12 | 4 | the number of names |
//! | 16 | 4 | the number of blobs |
//! | 20 | 4 | 0 |
//! | 24 | 8 | where the table of names begins |
//! | 32 | 8 | where the table of blobs begins |
//! | 40 | 8 | where the list of inputs begins |
//! | 48 | 8 | the bytes of the list of inputs |
//! | 56 | 8 | the bytes of the file |
//! | 64 | 32 | the stamp: a hash of all that was asked of the build |
//!
//! A row of the table of names has 24 bytes: the 64-bit FNV-1a hash of the name, where the name begins (8), its bytes (4) and the
//! number of its blob (4). Rows are ordered by hash, so that a search halves; no two names have the same. A row of the table of
//! blobs has 48 bytes: the SHA-256 of the blob, where it begins (8) and its bytes (8). All places count from the beginning of
//! the file; blobs and tables begin at multiples of 16. The list of inputs is for the build alone: it tells whether the archive is
//! still what the build would make.

mod layout;
mod read;
mod write;

pub use layout::hash_of_name;
pub use read::{Archive, Blob, Damage, Head};
pub use write::{BlobId, Writer};
