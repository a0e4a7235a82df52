//! Objects that hold bytes and nothing else.

use crate::Com;
use crate::blob::{BlobMethods, IBlob};
use crate::malloc::Allocator;
use crate::object::{self, Class, FaceOf};
use crate::reference::Ref;
use crate::storage::Storage;
use std::ffi::c_void;

/// Bytes and nothing else.
pub struct Plain {
    storage: Storage,
}

impl Class for Plain {
    type First = IBlob;

    const FACES: &'static [FaceOf] = &[FaceOf::new::<IBlob>(const { &IBlob::of::<Plain>() })];
}

impl BlobMethods for Plain {
    fn get_buffer_pointer(&self) -> *mut c_void {
        self.storage.pointer()
    }

    fn get_buffer_size(&self) -> usize {
        self.storage.bytes().len()
    }
}

/// A blob of bytes that are no text.
///
/// # Errors
/// When there is no memory.
pub fn of_bytes(allocator: &Allocator, bytes: Vec<u8>) -> Com<Ref<IBlob>> {
    object::new(allocator, Plain { storage: Storage::owned(allocator, bytes)? })
}
