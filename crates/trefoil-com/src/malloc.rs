//! Where the memory of objects and blobs comes from: the process's heap, or the client's `IMalloc`.

use super::interface::IUnknown;
use super::reference::Ref;
use super::wide::to_wide;
use super::{Com, E_OUTOFMEMORY, Wide};
use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

interface_table! {
    /// `IMalloc`, which clients implement.
    pub IMalloc: IUnknown = "00000002-0000-0000-C000-000000000046" {
        fn alloc(size: usize) -> *mut c_void;
        fn realloc(memory: *mut c_void, size: usize) -> *mut c_void;
        fn free(memory: *mut c_void);
        fn get_size(memory: *mut c_void) -> usize;
        fn did_alloc(memory: *mut c_void) -> u32;
        fn heap_minimize();
    }
}

// The heap that clients free memory of the library's to, and that they hand over memory from: what their
// `CoTaskMemFree` is.
#[cfg(not(windows))]
unsafe extern "C" {
    #[link_name = "malloc"]
    fn task_alloc(size: usize) -> *mut c_void;
    #[link_name = "free"]
    fn task_free(memory: *mut c_void);
}
#[cfg(windows)]
#[link(name = "ole32")]
unsafe extern "system" {
    #[link_name = "CoTaskMemAlloc"]
    fn task_alloc(size: usize) -> *mut c_void;
    #[link_name = "CoTaskMemFree"]
    fn task_free(memory: *mut c_void);
}

/// A source of memory: the client's, or the task's heap.
#[derive(Clone, Default)]
pub struct Allocator(Option<Ref<IMalloc>>);

impl Allocator {
    /// The client's, where it is not null.
    pub fn of(client: Option<Ref<IMalloc>>) -> Allocator {
        Allocator(client)
    }

    /// Whether the client has named one.
    pub fn is_clients(&self) -> bool {
        self.0.is_some()
    }

    /// Memory of `size` bytes, aligned to two words as C's `malloc` has it, which is as much as any class needs.
    ///
    /// # Errors
    /// When there is none.
    pub fn allocate(&self, size: usize) -> Com<NonNull<u8>> {
        let memory = match &self.0 {
            // SAFETY: the reference keeps the client's object alive; `Alloc` takes any size.
            Some(client) => unsafe { (client.table().alloc)(client.as_raw(), size.max(1)) },
            // SAFETY: the task's heap takes any size.
            None => unsafe { task_alloc(size.max(1)) },
        };
        NonNull::new(memory.cast()).ok_or(E_OUTOFMEMORY)
    }

    /// Text that a null ends, in the task's heap, which the caller gives back with `CoTaskMemFree`.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn task_string(text: &str) -> Com<*mut c_char> {
        let memory = Allocator::default().allocate(text.len() + 1)?;
        // SAFETY: the memory is fresh and has room for the text and a null.
        unsafe {
            memory.as_ptr().copy_from_nonoverlapping(text.as_ptr(), text.len());
            memory.add(text.len()).write(0);
        }
        Ok(memory.as_ptr().cast())
    }

    /// Wide text that a null ends, in the task's heap, which the caller gives back with `CoTaskMemFree`.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn task_wide(text: &str) -> Com<*mut Wide> {
        let units = to_wide(text);
        let memory = Allocator::default().allocate((units.len() + 1) * size_of::<Wide>())?;
        // SAFETY: the memory is fresh, aligned for a unit, and has room for the units and a null.
        unsafe {
            let string = memory.as_ptr().cast::<Wide>();
            string.copy_from_nonoverlapping(units.as_ptr(), units.len());
            string.add(units.len()).write(0);
            Ok(string)
        }
    }

    /// A `BSTR` in the task's heap, which the caller gives back with `SysFreeString`: its size in bytes stands before it, and a
    /// null ends it.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn task_bstr(text: &str) -> Com<*mut Wide> {
        let units = to_wide(text);
        let size = units.len() * size_of::<Wide>();
        let memory = Allocator::default().allocate(size_of::<u32>() + size + size_of::<Wide>())?;
        // SAFETY: the memory is fresh, aligned for a word, and has room for the size, the units and a null.
        unsafe {
            memory.as_ptr().cast::<u32>().write(size as u32);
            let string = memory.as_ptr().add(size_of::<u32>()).cast::<Wide>();
            string.copy_from_nonoverlapping(units.as_ptr(), units.len());
            string.add(units.len()).write(0);
            Ok(string)
        }
    }

    /// Gives memory back.
    ///
    /// # Safety
    /// The memory came from an allocator equal to this one, and is not used any more.
    pub unsafe fn free(&self, memory: *mut c_void) {
        match &self.0 {
            // SAFETY: as promised.
            Some(client) => unsafe { (client.table().free)(client.as_raw(), memory) },
            // SAFETY: as promised.
            None => unsafe { task_free(memory) },
        }
    }
}
