//! `IDxcUtils` and `IDxcLibrary`: blobs, encodings, files, include handlers, arguments.

use crate::blob;
use crate::com::args::{Array, BufferArg, Define, Id, Lent, Out, OutObject, WideArg};
use crate::com::malloc::{Allocator, IMalloc};
use crate::com::object::{self, Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::{Storage, blob_bytes};
use crate::com::{
    Com, DXC_E_CONTAINER_INVALID, DXC_E_MISSING_PART, E_FAIL, E_INVALIDARG, E_NOTIMPL, E_POINTER, Hresult,
    UNREADABLE_TEXT, calls, code,
};
use crate::include::{FromFiles, load_file};
use crate::interfaces::{
    IDxcBlob, IDxcBlobUtf8, IDxcBlobWide, IDxcLibrary, IDxcUtils, LibraryMethods, UtilsMethods,
};
use crate::text::{CP_ACP, decode, marked};
use crate::{reflection, stream, words};
use std::ffi::c_void;
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_pdb::Pdb;

/// The class of both interfaces.
pub(crate) struct Utils {
    /// The allocator of everything that it creates.
    pub(crate) allocator: Allocator,
}

impl Class for Utils {
    type First = IDxcUtils;

    const FACES: &'static [FaceOf] = &[
        FaceOf::new(const { &IDxcUtils::of::<Utils>() }),
        FaceOf::new(const { &IDxcLibrary::of::<Utils>() }),
    ];
}

impl Utils {
    fn part(&self, parent: &Lent<IDxcBlob>, offset: u32, length: u32, out: &OutObject) -> Com {
        let parent = parent.get().ok_or(E_POINTER)?;
        // As DXC has it: no bytes from the beginning on is the whole.
        if (offset, length) == (0, 0) {
            return out.give(parent);
        }
        out.give(blob::of_unknown(&self.allocator, Storage::part(parent, offset as usize, length as usize)?)?)
    }

    fn pinned(&self, data: &Array<u8>, size: u32, page: u32, out: &OutObject) -> Com {
        data.get(size)?;
        out.give(blob::of_storage(
            &self.allocator,
            Storage::pinned(data.as_ptr(), size as usize),
            Some(page),
        )?)
    }

    fn copied(&self, data: &Array<u8>, size: u32, page: u32, out: &OutObject) -> Com {
        out.give(blob::of_copy(&self.allocator, data.get(size)?, page)?)
    }

    fn adopted(&self, data: &Array<u8>, owner: &Lent<IMalloc>, size: u32, page: u32, out: &OutObject) -> Com {
        data.get(size)?;
        let owner = match owner.get() {
            Some(owner) => Allocator::of(Some(owner)),
            None => self.allocator.clone(),
        };
        let storage = Storage::adopted(data.as_ptr(), size as usize, owner);
        out.give(blob::of_storage(&self.allocator, storage, Some(page))?)
    }

    fn file(&self, name: &WideArg, code_page: &Array<u32>, out: &OutObject) -> Com {
        let name = name.get().ok_or(E_POINTER)?;
        let page = if code_page.as_ptr().is_null() { CP_ACP } else { code_page.get(1)?[0] };
        out.give(load_file(&self.allocator, &name, page)?)
    }

    fn stream(&self, blob: &Lent<IDxcBlob>, out: &OutObject) -> Com {
        let blob = blob.get().ok_or(E_POINTER)?;
        out.give(stream::over(&self.allocator, blob, 0)?)
    }

    fn handler(&self, out: &OutObject) -> Com {
        out.give(object::new(&self.allocator, FromFiles { allocator: self.allocator.clone() })?)
    }

    fn utf8(&self, blob: &Lent<IDxcBlob>) -> Com<Ref<IDxcBlobUtf8>> {
        let blob = blob.get().ok_or(E_POINTER)?;
        match calls::as_utf8(&blob) {
            Some(same) if marked(blob_bytes(&blob)).is_none() => Ok(same),
            _ => blob::of_utf8(&self.allocator, text_of(&blob)?),
        }
    }

    fn wide(&self, blob: &Lent<IDxcBlob>) -> Com<Ref<IDxcBlobWide>> {
        let blob = blob.get().ok_or(E_POINTER)?;
        if let Some(same) = calls::as_wide(&blob) {
            return Ok(same);
        }
        let text = text_of(&blob)?;
        let text = String::from_utf8(text).map_err(|_| UNREADABLE_TEXT)?;
        blob::of_wide(&self.allocator, &text)
    }
}

/// A blob's text as UTF-8.
fn text_of(blob: &Ref<IDxcBlob>) -> Com<Vec<u8>> {
    decode(blob_bytes(blob), calls::code_page(blob)).ok_or(UNREADABLE_TEXT)
}

impl UtilsMethods for Utils {
    fn create_blob_from_blob(
        &self,
        blob: Lent<IDxcBlob>,
        offset: u32,
        length: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving(|| self.part(&blob, offset, length, &out))
    }

    fn create_blob_from_pinned(&self, data: Array<u8>, size: u32, code_page: u32, out: OutObject) -> Hresult {
        out.giving_or_invalid(|| self.pinned(&data, size, code_page, &out))
    }

    fn move_to_blob(
        &self,
        data: Array<u8>,
        malloc: Lent<IMalloc>,
        size: u32,
        code_page: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| self.adopted(&data, &malloc, size, code_page, &out))
    }

    fn create_blob(&self, data: Array<u8>, size: u32, code_page: u32, out: OutObject) -> Hresult {
        out.giving_or_invalid(|| self.copied(&data, size, code_page, &out))
    }

    fn load_file(&self, name: WideArg, code_page: Array<u32>, out: OutObject) -> Hresult {
        out.giving(|| self.file(&name, &code_page, &out))
    }

    fn create_read_only_stream_from_blob(&self, blob: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        out.giving(|| self.stream(&blob, &out))
    }

    fn create_default_include_handler(&self, out: OutObject) -> Hresult {
        out.giving(|| self.handler(&out))
    }

    fn get_blob_as_utf8(&self, blob: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        out.giving(|| out.give(self.utf8(&blob)?))
    }

    fn get_blob_as_wide(&self, blob: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        out.giving(|| out.give(self.wide(&blob)?))
    }

    fn get_dxil_container_part(
        &self,
        container: BufferArg,
        part: u32,
        data: Out<*mut c_void>,
        size: Out<u32>,
    ) -> Hresult {
        let find = || {
            if data.is_null() || size.is_null() {
                return Err(E_INVALIDARG);
            }
            if container.is_null() {
                return Err(E_INVALIDARG);
            }
            // A buffer with a size but no bytes counts as an invalid container.
            let bytes = container.get().map_err(|_| DXC_E_CONTAINER_INVALID)?.0;
            let container = Container::parse(bytes).map_err(|_| DXC_E_CONTAINER_INVALID)?;
            let found = container.part(FourCc(part)).ok_or(DXC_E_MISSING_PART)?;
            data.put(found.as_ptr().cast_mut().cast())?;
            size.put(found.len() as u32)
        };
        code(find())
    }

    fn create_reflection(&self, data: BufferArg, id: Id, out: OutObject) -> Hresult {
        out.giving_or_invalid(|| reflection::create(&self.allocator, data.get()?.0, &id, &out))
    }

    fn build_arguments(
        &self,
        name: WideArg,
        entry: WideArg,
        profile: WideArg,
        words: Array<WideArg>,
        word_count: u32,
        defines: Array<Define>,
        define_count: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving(|| {
            let arguments = words::Arguments::default();
            arguments.extend(name.get());
            arguments.extend(words::of_entry(&entry, &profile));
            // A null list is empty, whatever its length.
            let word_count = if words.as_ptr().is_null() { 0 } else { word_count };
            let define_count = if defines.as_ptr().is_null() { 0 } else { define_count };
            arguments.extend(words::of_wide(words.get(word_count)?)?);
            arguments.extend(words::of_defines(defines.get(define_count)?)?);
            out.give(object::new(&self.allocator, arguments)?)
        })
    }

    fn get_pdb_contents(&self, pdb: Lent<IDxcBlob>, hash: OutObject, container: OutObject) -> Hresult {
        let give = || {
            let blob = pdb.get().ok_or(E_POINTER)?;
            if container.is_null() {
                return Err(E_POINTER);
            }
            let pdb = Pdb::read(blob_bytes(&blob)).map_err(|_| E_FAIL)?;
            if !hash.is_null() {
                hash.give(blob::of_bytes(&self.allocator, pdb.hash.to_vec())?)?;
            }
            container.give(blob::of_bytes(&self.allocator, pdb.container)?)
        };
        code(give())
    }
}

impl LibraryMethods for Utils {
    fn set_malloc(&self, _malloc: Lent<IMalloc>) -> Hresult {
        E_NOTIMPL
    }

    fn create_blob_from_blob(
        &self,
        blob: Lent<IDxcBlob>,
        offset: u32,
        length: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving(|| self.part(&blob, offset, length, &out))
    }

    fn create_blob_from_file(&self, name: WideArg, code_page: Array<u32>, out: OutObject) -> Hresult {
        out.giving(|| self.file(&name, &code_page, &out))
    }

    fn create_blob_with_encoding_from_pinned(
        &self,
        data: Array<u8>,
        size: u32,
        code_page: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| self.pinned(&data, size, code_page, &out))
    }

    fn create_blob_with_encoding_on_heap_copy(
        &self,
        data: Array<u8>,
        size: u32,
        code_page: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| self.copied(&data, size, code_page, &out))
    }

    fn create_blob_with_encoding_on_malloc(
        &self,
        data: Array<u8>,
        malloc: Lent<IMalloc>,
        size: u32,
        code_page: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| self.adopted(&data, &malloc, size, code_page, &out))
    }

    fn create_include_handler(&self, out: OutObject) -> Hresult {
        out.giving(|| self.handler(&out))
    }

    fn create_stream_from_blob_read_only(&self, blob: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        out.giving(|| self.stream(&blob, &out))
    }

    fn get_blob_as_utf8(&self, blob: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        out.giving(|| out.give(self.utf8(&blob)?))
    }

    fn get_blob_as_wide(&self, blob: Lent<IDxcBlob>, out: OutObject) -> Hresult {
        out.giving(|| out.give(self.wide(&blob)?))
    }
}
