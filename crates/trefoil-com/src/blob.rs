//! The interface of bytes as clients get them: `ID3DBlob`, which DXC's headers call `IDxcBlob`.

use crate::declare::UnknownMethods;
use crate::interface::IUnknown;
use std::ffi::c_void;

interface! {
    /// Bytes.
    pub IBlob(BlobMethods): IUnknown(UnknownMethods) = "8BA5FB08-5195-40e2-AC58-0D989C3A0102" {
        fn get_buffer_pointer() -> *mut c_void;
        fn get_buffer_size() -> usize;
    }
}
