//! The two functions that the library exports.

use super::args::{Id, Lent, OutObject};
use super::malloc::{Allocator, IMalloc};
use super::object;
use super::{Com, E_UNEXPECTED, Guid, REGDB_E_CLASSNOTREG, code, guard};
use crate::assembler::Assembler;
use crate::compiler::Compiler;
use crate::container::{Changes, Parts};
use crate::linker::Linker;
use crate::optimizer::Optimizer;
use crate::pdb::PdbUtils;
use crate::rewriter::Rewriter;
use crate::utils::Utils;
use crate::validator::Validator;
use crate::words::Arguments;
use std::ffi::c_void;

/// Makes an object of a class.
///
/// # Safety
/// Each pointer is null or valid: to the identifier of a class, to that of an interface, and to where the interface
/// pointer goes.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn DxcCreateInstance(
    class: *const Guid,
    interface: *const Guid,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: the caller's promise is the same; a null allocator is the task's heap.
    unsafe { DxcCreateInstance2(std::ptr::null_mut(), class, interface, out) }
}

/// Makes an object of a class, which takes its memory from the `IMalloc` that `malloc` is.
///
/// # Safety
/// As for [`DxcCreateInstance`]; `malloc` is null or an interface pointer of a living object.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn DxcCreateInstance2(
    malloc: *mut c_void,
    class: *const Guid,
    interface: *const Guid,
    out: *mut *mut c_void,
) -> i32 {
    // SAFETY: by the caller's promise, which is what values of these types rest on.
    let (malloc, class, interface, out) = unsafe {
        (
            Lent::<IMalloc>::promised(malloc),
            Id::promised(class),
            Id::promised(interface),
            OutObject::promised(out),
        )
    };
    guard(E_UNEXPECTED, || code(create(&malloc, &class, &interface, &out)))
}

/// Classes by their identifiers.
fn create(malloc: &Lent<IMalloc>, class: &Id, interface: &Id, out: &OutObject) -> Com {
    out.clear()?;
    let allocator = Allocator::of(malloc.get());
    let from = &allocator.clone();
    match CLASSES.iter().find(|(id, _)| class.get().is_ok_and(|class| class == id)).map(|(_, name)| name) {
        Some(ClassName::Compiler) => out.give_as(interface, object::new(from, Compiler::new(allocator))?),
        Some(ClassName::Arguments) => out.give_as(interface, object::new(from, Arguments::default())?),
        Some(ClassName::Utils) => out.give_as(interface, object::new(from, Utils { allocator })?),
        Some(ClassName::Validator) => out.give_as(interface, object::new(from, Validator { allocator })?),
        Some(ClassName::Assembler) => out.give_as(interface, object::new(from, Assembler { allocator })?),
        Some(ClassName::Linker) => out.give_as(interface, object::new(from, Linker::new(allocator))?),
        Some(ClassName::Optimizer) => out.give_as(interface, object::new(from, Optimizer { allocator })?),
        Some(ClassName::Rewriter) => out.give_as(interface, object::new(from, Rewriter::new(allocator))?),
        Some(ClassName::Parts) => out.give_as(interface, object::new(from, Parts::new(allocator))?),
        Some(ClassName::Changes) => out.give_as(interface, object::new(from, Changes::new(allocator))?),
        Some(ClassName::PdbUtils) => out.give_as(interface, object::new(from, PdbUtils::new(allocator))?),
        None => Err(REGDB_E_CLASSNOTREG),
    }
}

/// The classes that there are. DXC's others (what an editor asks of its tree, the debugger's data source) are not registered.
enum ClassName {
    Compiler,
    Arguments,
    Utils,
    Validator,
    Assembler,
    Linker,
    Optimizer,
    Parts,
    Changes,
    PdbUtils,
    Rewriter,
}

const CLASSES: [(Guid, ClassName); 11] = [
    (Guid::new("73e22d93-e6ce-47f3-b5bf-f0664f39c1b0"), ClassName::Compiler),
    (Guid::new("3e56ae82-224d-470f-a1a1-fe3016ee9f9d"), ClassName::Arguments),
    (Guid::new("6245d6af-66e0-48fd-80b4-4d271796748c"), ClassName::Utils),
    (Guid::new("8ca3e215-f728-4cf3-8cdd-88af917587a1"), ClassName::Validator),
    (Guid::new("d728db68-f903-4f80-94cd-dccf76ec7151"), ClassName::Assembler),
    (Guid::new("ef6a8087-b0ea-4d56-9e45-d07e1a8b7806"), ClassName::Linker),
    (Guid::new("ae2cd79f-cc22-453f-9b6b-b124e7a5204c"), ClassName::Optimizer),
    (Guid::new("b9f54489-55b8-400c-ba3a-1675e4728b91"), ClassName::Parts),
    (Guid::new("94134294-411f-4574-b4d0-8741e25240d2"), ClassName::Changes),
    (Guid::new("54621dfb-f2ce-457e-ae8c-ec355faeec7c"), ClassName::PdbUtils),
    (Guid::new("b489b951-e07f-40b3-968d-93e124734da4"), ClassName::Rewriter),
];
