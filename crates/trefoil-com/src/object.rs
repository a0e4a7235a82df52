//! Objects of ours: one or more interfaces, a count of references, and a value of a class.
//!
//! An object begins with its faces. A face is what an interface pointer points to: the table of the interface's functions,
//! and where the object is. An object whose class has a single chain of interfaces has one face.

use super::interface::Interface;
use super::malloc::Allocator;
use super::reference::Ref;
use super::{Com, E_NOINTERFACE, E_POINTER, Guid, Hresult, S_OK, Ulong, guard};
use std::ffi::c_void;
use std::sync::atomic::{AtomicU32, Ordering, fence};

/// The most faces that a class has.
const MAX_FACES: usize = 4;

/// An interface pointer of ours points to one of these.
#[repr(C)]
struct Face {
    table: *const c_void,
    owner: *mut c_void,
}

/// An interface chain that a class has, and its functions.
pub struct FaceOf {
    answers: fn(&Guid) -> bool,
    table: *const c_void,
}

impl FaceOf {
    /// A face with `table`, which is `I::of::<T>()` for the class `T` that it is a face of.
    pub const fn new<I: Interface>(table: &'static I) -> FaceOf {
        FaceOf { answers: I::answers, table: std::ptr::from_ref(table).cast() }
    }
}

/// A class: what its objects hold and which interfaces they have. Any thread may call any method at any time.
pub trait Class: Send + Sync + Sized + 'static {
    /// The interface that the first chain ends in.
    type First: Interface;
    /// The chains of interfaces, the first of them the one that is asked for most; at most four.
    /// The first is `First::of::<Self>()`.
    const FACES: &'static [FaceOf];
}

/// An object as it lies in memory.
#[repr(C)]
struct Object<T> {
    faces: [Face; MAX_FACES],
    count: AtomicU32,
    allocator: Allocator,
    value: T,
}

/// A new object with one reference; its memory comes from `allocator`.
///
/// # Errors
/// When there is no memory.
pub fn new<T: Class>(allocator: &Allocator, value: T) -> Com<Ref<T::First>> {
    const { assert!(T::FACES.len() <= MAX_FACES && !T::FACES.is_empty()) };
    let memory = allocator.allocate(size_of::<Object<T>>())?.cast::<Object<T>>();
    let owner = memory.as_ptr().cast::<c_void>();
    let faces = std::array::from_fn(|i| {
        let table = T::FACES.get(i).unwrap_or(&T::FACES[0]).table;
        Face { table, owner }
    });
    let object = Object { faces, count: AtomicU32::new(1), allocator: allocator.clone(), value };
    // SAFETY: the memory is fresh, large enough, and aligned for anything that the class may hold (see `Allocator`); the
    // first face is then an interface pointer with `First`'s table, with the one reference that the count says.
    unsafe {
        memory.write(object);
        Ok(Ref::from_owned(memory.cast()))
    }
}

/// The object that an interface pointer belongs to.
///
/// # Safety
/// `this` is a face of a living object of class `T`.
unsafe fn object<'a, T>(this: *mut c_void) -> &'a Object<T> {
    // SAFETY: by the caller's promise; objects do not move, and are shared only.
    unsafe { &*(*this.cast::<Face>()).owner.cast::<Object<T>>() }
}

/// The value in the object that an interface pointer belongs to.
///
/// # Safety
/// `this` is a face of an object of class `T` that lives as long as the value is used.
pub unsafe fn value<'a, T>(this: *mut c_void) -> &'a T {
    // SAFETY: as promised.
    unsafe { &object::<T>(this).value }
}

/// `IUnknown::QueryInterface`
///
/// # Safety
/// As every COM method: `this` is a living object's face, pointers are null or valid.
pub unsafe extern "system" fn query_interface<T: Class>(
    this: *mut c_void,
    id: *const Guid,
    out: *mut *mut c_void,
) -> Hresult {
    if id.is_null() || out.is_null() {
        return E_POINTER;
    }
    // SAFETY: both are not null, and valid by the caller's promise; `this` is a face of an object of class `T`.
    unsafe {
        out.write(std::ptr::null_mut());
        let Some(at) = T::FACES.iter().position(|face| (face.answers)(&*id)) else { return E_NOINTERFACE };
        let object = object::<T>(this);
        object.count.fetch_add(1, Ordering::Relaxed);
        let owner = object.faces[0].owner.cast::<Face>();
        out.write(owner.add(at).cast());
    }
    S_OK
}

/// `IUnknown::AddRef`
///
/// # Safety
/// `this` is a living object's face.
pub unsafe extern "system" fn add_ref<T: Class>(this: *mut c_void) -> Ulong {
    // SAFETY: as promised.
    unsafe { object::<T>(this).count.fetch_add(1, Ordering::Relaxed) as Ulong + 1 }
}

/// `IUnknown::Release`
///
/// # Safety
/// `this` is a living object's face, and the caller gives back a reference that it has.
pub unsafe extern "system" fn release<T: Class>(this: *mut c_void) -> Ulong {
    // SAFETY: as promised; whoever gives back the last reference is alone with the object, which the fence makes sure of
    // for what other threads have written.
    unsafe {
        let object = object::<T>(this);
        let left = object.count.fetch_sub(1, Ordering::Release) - 1;
        if left == 0 {
            fence(Ordering::Acquire);
            let memory = object.faces[0].owner.cast::<Object<T>>();
            let allocator = object.allocator.clone();
            guard((), || std::ptr::drop_in_place(memory));
            allocator.free(memory.cast());
        }
        left as Ulong
    }
}
