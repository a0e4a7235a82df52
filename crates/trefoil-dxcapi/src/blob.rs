//! Blobs of each kind.

use crate::com::args::Out;
pub(crate) use crate::com::bytes::of_bytes;
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::Storage;
use crate::com::{Bool, Com, Hresult, Wide, code};
use crate::interfaces::{
    BlobMethods, EncodingMethods, IDxcBlobEncoding, IDxcBlobUtf8, IDxcBlobWide, Utf8Methods, WideMethods,
};
use crate::text::{CP_ACP, CP_UTF8, CP_WIDE, to_wide};
use std::ffi::c_void;

/// Declares a class over [`Storage`] with the methods that all blobs share.
macro_rules! blob_class {
    ($(#[$doc:meta])* $name:ident: $interface:ident) => {
        $(#[$doc])*
        pub(crate) struct $name {
            storage: Storage,
            /// None where the encoding is not known.
            code_page: Option<u32>,
        }

        impl Class for $name {
            type First = $interface;

            const FACES: &'static [FaceOf] = &[FaceOf::new::<$interface>(const { &$interface::of::<$name>() })];
        }

        impl BlobMethods for $name {
            fn get_buffer_pointer(&self) -> *mut c_void {
                self.storage.pointer()
            }

            fn get_buffer_size(&self) -> usize {
                self.storage.bytes().len()
            }
        }

        impl EncodingMethods for $name {
            fn get_encoding(&self, known: Out<Bool>, code_page: Out<u32>) -> Hresult {
                let page = self.code_page.unwrap_or(CP_ACP);
                code(known.put(self.code_page.is_some().into()).and_then(|()| code_page.put(page)))
            }
        }
    };
}

blob_class! {
    /// Bytes, text or not.
    Bytes: IDxcBlobEncoding
}

blob_class! {
    /// UTF-8; a null ends it and counts.
    Utf8: IDxcBlobUtf8
}

blob_class! {
    /// Wide text; a null ends it and counts.
    WideText: IDxcBlobWide
}

impl Utf8Methods for Utf8 {
    fn get_string_pointer(&self) -> *const u8 {
        self.storage.pointer().cast()
    }

    fn get_string_length(&self) -> usize {
        self.storage.bytes().len().saturating_sub(1)
    }
}

impl WideMethods for WideText {
    fn get_string_pointer(&self) -> *const Wide {
        self.storage.pointer().cast()
    }

    fn get_string_length(&self) -> usize {
        (self.storage.bytes().len() / size_of::<Wide>()).saturating_sub(1)
    }
}

/// A blob over what is stored. Text that a null ends, or that is empty, has the interface of its encoding.
pub(crate) fn of_storage(
    allocator: &Allocator,
    storage: Storage,
    page: Option<u32>,
) -> Com<Ref<IDxcBlobEncoding>> {
    let code_page = page;
    match page {
        Some(CP_UTF8) if storage.bytes().last() == Some(&0) || storage.is_empty_text() => {
            object::new(allocator, Utf8 { storage, code_page }).map(Ref::up)
        }
        Some(CP_WIDE) if storage.ends_wide() || storage.is_empty_text() => {
            object::new(allocator, WideText { storage, code_page }).map(Ref::up)
        }
        _ => object::new(allocator, Bytes { storage, code_page }),
    }
}

/// A blob of a copy of the client's bytes; after UTF-8 and wide text a null is put where there is none.
pub(crate) fn of_copy(allocator: &Allocator, bytes: &[u8], page: u32) -> Com<Ref<IDxcBlobEncoding>> {
    let null = match page {
        CP_UTF8 => 1,
        CP_WIDE if bytes.len().is_multiple_of(size_of::<Wide>()) => size_of::<Wide>(),
        _ => 0,
    };
    let ended = null != 0 && bytes.len() >= null && bytes[bytes.len() - null..].iter().all(|&b| b == 0);
    if null == 0 || ended {
        return of_storage(allocator, Storage::copy(allocator, bytes)?, Some(page));
    }
    if bytes.is_empty() {
        return of_storage(allocator, Storage::empty_text(), Some(page));
    }
    let ended = [bytes, &[0; 4][..null]].concat();
    of_storage(allocator, Storage::copy(allocator, &ended)?, Some(page))
}

/// A blob of bytes that says that nothing is known of its encoding.
pub(crate) fn of_unknown(allocator: &Allocator, storage: Storage) -> Com<Ref<IDxcBlobEncoding>> {
    of_storage(allocator, storage, None)
}

/// A blob of UTF-8 text; a null is put after it, which does not count where there is nothing else.
pub(crate) fn of_utf8(allocator: &Allocator, mut text: Vec<u8>) -> Com<Ref<IDxcBlobUtf8>> {
    let storage = if text.is_empty() {
        Storage::empty_text()
    } else {
        text.push(0);
        Storage::owned(allocator, text)?
    };
    object::new(allocator, Utf8 { storage, code_page: Some(CP_UTF8) })
}

/// A blob of wide text; as [`of_utf8`].
pub(crate) fn of_wide(allocator: &Allocator, text: &str) -> Com<Ref<IDxcBlobWide>> {
    let mut units = to_wide(text);
    let storage = if units.is_empty() {
        Storage::empty_text()
    } else {
        units.push(0);
        Storage::wide(allocator, &units)?
    };
    object::new(allocator, WideText { storage, code_page: Some(CP_WIDE) })
}
