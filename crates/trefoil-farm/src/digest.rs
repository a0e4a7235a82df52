//! Digests, by which the store of blobs knows them: SHA-256 and size.

use bazel_remote_apis::build::bazel::remote::execution::v2::Digest;
use prost::Message;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;

/// Bytes with their digest.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    pub(crate) digest: Digest,
    pub(crate) bytes: Arc<[u8]>,
}

impl Blob {
    pub(crate) fn new(bytes: impl Into<Arc<[u8]>>) -> Blob {
        let bytes = bytes.into();
        Blob { digest: digest(&bytes), bytes }
    }

    /// Bytes whose SHA-256 is known.
    pub(crate) fn known(bytes: Arc<[u8]>, hash: &str) -> Blob {
        Blob { digest: Digest { hash: hash.to_owned(), size_bytes: bytes.len() as i64 }, bytes }
    }

    /// A message, as it is stored.
    pub(crate) fn message(message: &impl Message) -> Blob {
        Blob::new(message.encode_to_vec())
    }
}

/// The digest of bytes.
pub(crate) fn digest(bytes: &[u8]) -> Digest {
    let hash: [u8; 32] = Sha256::digest(bytes).into();
    let hash = hash.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let hash = hash.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])).collect();
    Digest { hash, size_bytes: bytes.len() as i64 }
}

/// As it stands in names of resources and in messages.
pub(crate) fn name(digest: &Digest) -> String {
    format!("{}/{}", digest.hash, digest.size_bytes)
}
