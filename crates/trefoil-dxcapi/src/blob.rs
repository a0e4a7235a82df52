//! Blobs of each kind.

use crate::com::args::Out;
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
            code_page: u32,
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
                code(known.put((self.code_page != CP_ACP).into()).and_then(|()| code_page.put(self.code_page)))
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

/// A blob over what is stored.
pub(crate) fn of_storage(
    allocator: &Allocator,
    storage: Storage,
    code_page: u32,
) -> Com<Ref<IDxcBlobEncoding>> {
    match code_page {
        // Text that a null ends has the interface of its encoding, as all text has that the library makes itself.
        CP_UTF8 if storage.bytes().last() == Some(&0) => {
            object::new(allocator, Utf8 { storage, code_page }).map(Ref::up)
        }
        CP_WIDE if storage.ends_wide() => {
            object::new(allocator, WideText { storage, code_page }).map(Ref::up)
        }
        _ => object::new(allocator, Bytes { storage, code_page }),
    }
}

/// A blob of bytes that are no text.
pub(crate) fn of_bytes(allocator: &Allocator, bytes: Vec<u8>) -> Com<Ref<IDxcBlobEncoding>> {
    object::new(allocator, Bytes { storage: Storage::owned(allocator, bytes)?, code_page: CP_ACP })
}

/// A blob of UTF-8 text; the null is added.
pub(crate) fn of_utf8(allocator: &Allocator, mut text: Vec<u8>) -> Com<Ref<IDxcBlobUtf8>> {
    text.push(0);
    object::new(allocator, Utf8 { storage: Storage::owned(allocator, text)?, code_page: CP_UTF8 })
}

/// A blob of wide text; the null is added.
pub(crate) fn of_wide(allocator: &Allocator, text: &str) -> Com<Ref<IDxcBlobWide>> {
    let mut units = to_wide(text);
    units.push(0);
    object::new(allocator, WideText { storage: Storage::wide(allocator, &units)?, code_page: CP_WIDE })
}
