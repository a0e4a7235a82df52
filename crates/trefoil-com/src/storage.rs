//! The bytes of our blobs, and access to the bytes of a client's blob.

use super::malloc::Allocator;
use super::reference::Ref;
use super::{Com, E_INVALIDARG, Wide};
use crate::blob::IBlob;
use std::ffi::c_void;
use std::ptr::NonNull;

/// What keeps the bytes alive.
enum Keeper {
    /// They are ours.
    Own { _bytes: Vec<u8> },
    /// They came from an allocator, to which they go back.
    Allocated(Allocator),
    /// They lie in another blob.
    Blob { _parent: Ref<IBlob> },
    /// The client has promised that they outlive the blob.
    Pinned,
    /// There are none.
    Empty,
}

/// Bytes that do not move or change size.
pub struct Storage {
    data: NonNull<u8>,
    size: usize,
    keeper: Keeper,
}

// SAFETY: the bytes are only read here; that clients who write into a blob (as the validator does when it signs in place)
// do so while nobody reads is their affair, as with DXC.
unsafe impl Send for Storage {}
// SAFETY: as above.
unsafe impl Sync for Storage {}

impl Storage {
    /// Bytes of our own; in memory of the client's allocator where it has one.
    pub fn owned(allocator: &Allocator, mut bytes: Vec<u8>) -> Com<Storage> {
        if allocator.is_clients() {
            return Self::copy(allocator, &bytes);
        }
        // A vector's memory stays where it is when the vector moves.
        let data = NonNull::new(bytes.as_mut_ptr()).unwrap_or(NonNull::dangling());
        Ok(Storage { data, size: bytes.len(), keeper: Keeper::Own { _bytes: bytes } })
    }

    /// A copy in the allocator's memory, which is aligned for wide characters too.
    pub fn copy(allocator: &Allocator, bytes: &[u8]) -> Com<Storage> {
        let data = allocator.allocate(bytes.len())?;
        // SAFETY: the memory is fresh and as large as the bytes.
        unsafe { data.as_ptr().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        Ok(Storage { data, size: bytes.len(), keeper: Keeper::Allocated(allocator.clone()) })
    }

    /// A copy of wide characters.
    pub fn wide(allocator: &Allocator, units: &[Wide]) -> Com<Storage> {
        // SAFETY: characters are plain integers, readable as bytes.
        let bytes = unsafe { std::slice::from_raw_parts(units.as_ptr().cast::<u8>(), size_of_val(units)) };
        Self::copy(allocator, bytes)
    }

    /// An empty text: its pointer leads to a null of the widest character.
    pub fn empty_text() -> Storage {
        static NULL: u32 = 0;
        Storage { data: NonNull::from(&NULL).cast(), size: 0, keeper: Keeper::Empty }
    }

    /// Whether this is [`empty_text`](Self::empty_text).
    pub fn is_empty_text(&self) -> bool {
        matches!(self.keeper, Keeper::Empty)
    }

    /// The bytes from `offset` on in another blob, which then lives as long as this.
    pub fn part(parent: Ref<IBlob>, offset: usize, size: usize) -> Com<Storage> {
        let whole = blob_bytes(&parent);
        let end = offset.checked_add(size).ok_or(E_INVALIDARG)?;
        let part = whole.get(offset..end).ok_or(E_INVALIDARG)?;
        let data = NonNull::from(part).cast();
        Ok(Storage { data, size, keeper: Keeper::Blob { _parent: parent } })
    }

    /// The client's bytes, of which it says that they outlive the blob.
    pub fn pinned(data: *const u8, size: usize) -> Storage {
        let data = NonNull::new(data.cast_mut());
        let size = if data.is_some() { size } else { 0 };
        Storage { data: data.unwrap_or(NonNull::dangling()), size, keeper: Keeper::Pinned }
    }

    /// The client's bytes, which are now ours to give back to `allocator`.
    pub fn adopted(data: *const u8, size: usize, allocator: Allocator) -> Storage {
        let Some(data) = NonNull::new(data.cast_mut()) else { return Self::pinned(data, 0) };
        Storage { data, size, keeper: Keeper::Allocated(allocator) }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: the keeper keeps them; a client's are as large as it said.
        unsafe { std::slice::from_raw_parts(self.data.as_ptr(), self.size) }
    }

    /// Their address.
    pub fn pointer(&self) -> *mut c_void {
        self.data.as_ptr().cast()
    }

    /// Whether these are whole, aligned wide characters of which the last is a null.
    pub fn ends_wide(&self) -> bool {
        let width = size_of::<Wide>();
        let bytes = self.bytes();
        self.data.cast::<Wide>().is_aligned()
            && bytes.len().is_multiple_of(width)
            && bytes.last_chunk::<{ size_of::<Wide>() }>().is_some_and(|last| last.iter().all(|&b| b == 0))
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        if let Keeper::Allocated(allocator) = &self.keeper {
            // SAFETY: it was allocated there, by us or by the client's word, and this was the last reference.
            unsafe { allocator.free(self.data.as_ptr().cast()) };
        }
    }
}

/// The bytes of a blob, ours or the client's own.
pub fn blob_bytes(blob: &Ref<IBlob>) -> &[u8] {
    let table = blob.table();
    // SAFETY: the object is alive; its two methods say where the bytes are and how many, and blobs do not change while
    // somebody holds them.
    unsafe {
        let size = (table.get_buffer_size)(blob.as_raw());
        let data = (table.get_buffer_pointer)(blob.as_raw()).cast::<u8>();
        if data.is_null() || size == 0 || isize::try_from(size).is_err() {
            return &[];
        }
        std::slice::from_raw_parts(data, size)
    }
}

/// Writes into a blob's bytes, to sign a container in place. A range outside the blob is left alone.
pub fn overwrite(blob: &Ref<IBlob>, offset: usize, with: &[u8]) {
    if offset.checked_add(with.len()).is_some_and(|end| end <= blob_bytes(blob).len()) {
        // SAFETY: it fits, and whoever asks for an edit in place promises that the bytes can be written and that nobody
        // else reads them meanwhile.
        unsafe {
            let data = (blob.table().get_buffer_pointer)(blob.as_raw()).cast::<u8>();
            data.add(offset).copy_from_nonoverlapping(with.as_ptr(), with.len());
        }
    }
}

/// Copies bytes to a caller's buffer, which the caller has stated to be large enough.
///
/// # Errors
/// When there are bytes and the pointer is null.
pub fn read_into(place: &super::args::Out<u8>, bytes: &[u8]) -> Com {
    if bytes.is_empty() {
        return Ok(());
    }
    if place.is_null() {
        return Err(super::E_POINTER);
    }
    // SAFETY: not null, and as large as the caller says, which the slice does not exceed.
    unsafe { place.as_ptr().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    Ok(())
}
