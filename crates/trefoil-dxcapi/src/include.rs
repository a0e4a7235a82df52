//! Included files: the default handler, and the client's handler as the compiler sees it.

use crate::blob;
use crate::com::args::{OutObject, WideArg};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::{Storage, blob_bytes};
use crate::com::{Com, E_FAIL, E_POINTER, ERROR_FILE_NOT_FOUND, ERROR_NOT_READY, Hresult, calls, code};
use crate::interfaces::{IDxcBlob, IDxcIncludeHandler, IncludeMethods};
use crate::text::{CP_ACP, decode};
use std::cell::RefCell;
use std::sync::Arc;
use trefoil::IncludeHandler;

/// The handler that reads files.
pub(crate) struct FromFiles {
    /// Where its blobs come from.
    pub(crate) allocator: Allocator,
}

impl Class for FromFiles {
    type First = IDxcIncludeHandler;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcIncludeHandler::of::<FromFiles>() })];
}

impl IncludeMethods for FromFiles {
    fn load_source(&self, name: WideArg, source: OutObject) -> Hresult {
        // As in DXC, a null `source` is only an error once the file has been found.
        if !source.is_null() {
            let _ = source.clear();
        }
        let load = || {
            let name = name.get().ok_or(E_POINTER)?;
            source.give(load_file(&self.allocator, &name, CP_ACP)?)
        };
        code(load())
    }
}

/// A file as a blob; a byte order mark says its encoding where the caller does not.
pub(crate) fn load_file(
    allocator: &Allocator,
    name: &str,
    code_page: u32,
) -> Com<Ref<crate::interfaces::IDxcBlobEncoding>> {
    let bytes = std::fs::read(name).map_err(|e| match e.kind() {
        std::io::ErrorKind::NotFound => ERROR_FILE_NOT_FOUND,
        _ if std::path::Path::new(name).is_dir() => ERROR_NOT_READY,
        _ => E_FAIL,
    })?;
    let marked = || crate::text::marked(&bytes).map(|(page, _)| page);
    let page = if code_page == CP_ACP { marked() } else { Some(code_page) };
    blob::of_storage(allocator, Storage::owned(allocator, bytes)?, page)
}

/// The client's handler as the compiler's.
pub(crate) struct FromClient {
    handler: Option<Ref<IDxcIncludeHandler>>,
    /// The names of the files that were read.
    pub(crate) read: RefCell<Vec<String>>,
}

impl FromClient {
    /// Asks `handler`; without one, nothing is found.
    pub(crate) fn new(handler: Option<Ref<IDxcIncludeHandler>>) -> FromClient {
        FromClient { handler, read: RefCell::default() }
    }
}

impl FromClient {
    /// The bytes of a file that is no text.
    pub(crate) fn bytes(&self, path: &str) -> Option<Vec<u8>> {
        let (_, blob) = self.ask(path)?;
        Some(blob_bytes(&blob).to_vec())
    }

    /// What the handler has for a name, and the name that it was asked for.
    fn ask(&self, path: &str) -> Option<(String, Ref<IDxcBlob>)> {
        let handler = self.handler.as_ref()?;
        // DXC asks for relative names with `./` before them, and clients match names as text.
        let asked = if path.starts_with(['/', '\\', '.']) || path.contains(':') {
            path.to_owned()
        } else {
            format!("./{path}")
        };
        let blob = calls::load_source(handler, &asked)?;
        Some((asked, blob))
    }
}

impl IncludeHandler for FromClient {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let (asked, blob) = self.ask(path)?;
        let text = decode(blob_bytes(&blob), calls::code_page(&blob))?;
        self.read.borrow_mut().push(asked);
        Some(text.into())
    }
}
