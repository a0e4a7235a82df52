//! Calls of objects that clients implement.

use super::reference::Ref;
use super::{args, interface::Interface};
use crate::interfaces::{IDxcBlob, IDxcBlobEncoding, IDxcBlobUtf8, IDxcBlobWide, IDxcIncludeHandler};
use crate::text::{CP_ACP, to_wide};
use std::ptr::NonNull;

/// The source that an include handler has for a name; none when it fails or gives null.
pub(crate) fn load_source(handler: &Ref<IDxcIncludeHandler>, name: &str) -> Option<Ref<IDxcBlob>> {
    let mut units = to_wide(name);
    units.push(0);
    let mut out = std::ptr::null_mut();
    // SAFETY: the handler is alive, the string ends in a null, the pointer is valid to write; what comes back is a
    // reference given to us.
    unsafe {
        let (name, out_arg) = (args::WideArg::of(&units), args::OutObject::of(&mut out));
        let code = (handler.table().load_source)(handler.as_raw(), name, out_arg);
        let blob = NonNull::new(out).map(|blob| Ref::<IDxcBlob>::from_owned(blob.cast()));
        blob.filter(|_| code >= 0)
    }
}

/// The code page of a blob, where it has one and says that it is known.
pub(crate) fn code_page(blob: &Ref<IDxcBlob>) -> u32 {
    let Some(blob) = query::<IDxcBlobEncoding>(blob) else { return CP_ACP };
    let (mut known, mut page) = (Default::default(), CP_ACP);
    // SAFETY: the object is alive, both pointers are valid to write.
    let code = unsafe {
        let (known_arg, page_arg) = (args::Out::of(&mut known), args::Out::of(&mut page));
        (blob.table().get_encoding)(blob.as_raw(), known_arg, page_arg)
    };
    if code >= 0 && known != Default::default() { page } else { CP_ACP }
}

/// The same blob as UTF-8 text, where it is that.
pub(crate) fn as_utf8(blob: &Ref<IDxcBlob>) -> Option<Ref<IDxcBlobUtf8>> {
    query(blob)
}

/// The same blob as wide text, where it is that.
pub(crate) fn as_wide(blob: &Ref<IDxcBlob>) -> Option<Ref<IDxcBlobWide>> {
    query(blob)
}

/// The object's interface `J`, where it has one.
fn query<J: Interface>(blob: &Ref<IDxcBlob>) -> Option<Ref<J>> {
    let pointer = blob.query(&J::ID).ok()?;
    // SAFETY: the object says that it has the interface, and gives a reference.
    NonNull::new(pointer).map(|pointer| unsafe { Ref::from_owned(pointer.cast()) })
}
