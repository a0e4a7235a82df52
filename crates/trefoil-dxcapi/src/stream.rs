//! A stream that reads a blob.

use crate::com::args::{Array, LentAny, Out, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::{blob_bytes, read_into};
use crate::com::{
    Com, E_INVALIDARG, E_NOTIMPL, Hresult, S_FALSE, S_OK, STG_E_ACCESSDENIED, STG_E_INVALIDFUNCTION, Ulong,
    calls, code,
};
use crate::interfaces::{IDxcBlob, IStream, SequentialMethods, StreamMethods, StreamState};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The stream. Two threads that read at once each get bytes, in either order.
struct BlobStream {
    allocator: Allocator,
    blob: Ref<IDxcBlob>,
    position: AtomicUsize,
}

/// A stream over a blob.
///
/// # Errors
/// When there is no memory.
pub(crate) fn over(allocator: &Allocator, blob: Ref<IDxcBlob>, position: usize) -> Com<Ref<IStream>> {
    object::new(
        allocator,
        BlobStream { allocator: allocator.clone(), blob, position: AtomicUsize::new(position) },
    )
}

impl Class for BlobStream {
    type First = IStream;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IStream::of::<BlobStream>() })];
}

impl BlobStream {
    /// What is read: text goes without the null that ends it.
    fn bytes(&self) -> &[u8] {
        let bytes = blob_bytes(&self.blob);
        if calls::as_utf8(&self.blob).is_some() { bytes.strip_suffix(&[0]).unwrap_or(bytes) } else { bytes }
    }
}

impl SequentialMethods for BlobStream {
    fn read(&self, data: Out<u8>, size: Ulong, done: Out<Ulong>) -> Hresult {
        let bytes = self.bytes();
        let take = |at: usize| Some(at.saturating_add(size as usize).min(bytes.len()));
        let from =
            self.position.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).unwrap_or(bytes.len());
        let read = &bytes[from.min(bytes.len())..from.saturating_add(size as usize).min(bytes.len())];
        let told = || if done.is_null() { Ok(()) } else { done.put(read.len() as Ulong) };
        match read_into(&data, read).and_then(|()| told()) {
            // There was less than asked for.
            Ok(()) if read.len() < size as usize => S_FALSE,
            outcome => code(outcome),
        }
    }

    fn write(&self, _data: Array<u8>, _size: Ulong, _done: Out<Ulong>) -> Hresult {
        STG_E_ACCESSDENIED
    }
}

impl StreamMethods for BlobStream {
    fn seek(&self, by: i64, origin: u32, position: Out<u64>) -> Hresult {
        let size = self.bytes().len();
        let base = match origin {
            0 => 0,
            1 => self.position.load(Ordering::Relaxed),
            2 => size,
            _ => return STG_E_INVALIDFUNCTION,
        };
        let Some(at) = i64::try_from(base).ok().and_then(|base| base.checked_add(by)) else {
            return E_INVALIDARG;
        };
        let Ok(at) = usize::try_from(at) else { return E_INVALIDARG };
        let at = at.min(size);
        self.position.store(at, Ordering::Relaxed);
        if position.is_null() { S_OK } else { code(position.put(at as u64)) }
    }

    fn set_size(&self, _size: u64) -> Hresult {
        STG_E_ACCESSDENIED
    }

    fn copy_to(&self, _stream: LentAny, _size: u64, _read: Out<u64>, _written: Out<u64>) -> Hresult {
        E_NOTIMPL
    }

    fn commit(&self, _flags: u32) -> Hresult {
        E_NOTIMPL
    }

    fn revert(&self) -> Hresult {
        E_NOTIMPL
    }

    fn lock_region(&self, _offset: u64, _size: u64, _kind: u32) -> Hresult {
        E_NOTIMPL
    }

    fn unlock_region(&self, _offset: u64, _size: u64, _kind: u32) -> Hresult {
        E_NOTIMPL
    }

    fn stat(&self, stat: Out<StreamState>, _flags: u32) -> Hresult {
        const STREAM: u32 = 2;
        let size = self.bytes().len() as u64;
        let (name, times, class) = (std::ptr::null_mut(), [[0; 2]; 3], [0; 16]);
        let state =
            StreamState { name, kind: STREAM, size, times, mode: 0, locks: 0, class, state: 0, reserved: 0 };
        code(stat.put(state))
    }

    fn clone_stream(&self, out: OutObject) -> Hresult {
        let position = self.position.load(Ordering::Relaxed);
        code(out.clear().and_then(|()| out.give(over(&self.allocator, self.blob.clone(), position)?)))
    }
}
