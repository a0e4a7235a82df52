//! RenderDoc's capture of a job: what it records of all that the driver is told, for its debugger to play again.
//!
//! RenderDoc is a layer between a program and the driver. The loader finds the layer by the environment, which
//! [`in_capture_environment`] sets; [`run`] then asks the layer's library, which the process has by that time, for the functions
//! that begin and end a capture.

use super::{Job, restarted};
use crate::consumers;
use crate::exec::header::Place;
use std::collections::BTreeMap;
use std::ffi::{CString, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of RenderDoc's interface that [`Functions`] describes.
const VERSION: c_int = 1_00_00;

/// The functions of RenderDoc's interface, those that are not called as addresses only.
#[repr(C)]
struct Functions {
    _options_and_keys: [*const c_void; 11],
    set_path_template: extern "C" fn(*const c_char),
    _captures_and_windows: [*const c_void; 7],
    start: extern "C" fn(*mut c_void, *mut c_void),
    _is_capturing: *const c_void,
    end: extern "C" fn(*mut c_void, *mut c_void) -> u32,
}

/// The folders of RenderDoc's libraries.
fn libraries() -> Vec<PathBuf> {
    let folders = ["renderdoc/usr/lib", "renderdoc/usr/lib/x86_64-linux-gnu"];
    folders.iter().map(|folder| consumers::folder().join(folder)).collect()
}

/// Restarts this program where the driver and RenderDoc's layer above it are found; true in the restarted process.
pub fn in_capture_environment() -> Result<bool, String> {
    let layers = consumers::file("renderdoc/usr/share/vulkan/implicit_layer.d")?;
    restarted("TREFOIL_TESTKIT_CAPTURE", &libraries(), |command| {
        command.env("VK_LAYER_PATH", &layers).env("VK_INSTANCE_LAYERS", "VK_LAYER_RENDERDOC_Capture");
        command.env_remove("VK_LOADER_LAYERS_DISABLE");
    })
}

/// Has Python find RenderDoc's module, and that the driver.
pub(crate) fn replay_environment(python: &mut Command) -> Result<(), String> {
    super::environment(python, &libraries())?;
    python.env("PYTHONPATH", consumers::file("renderdoc/usr/lib/python3/dist-packages")?);
    Ok(())
}

/// Runs a job and captures it to `PATH_capture.rdc`; gives what [`super::run`] gives.
pub fn run(job: &Job, path: &Path) -> Result<BTreeMap<Place, Vec<u8>>, String> {
    // The device first: the loader loads the layer with it.
    super::device()?;
    let library = consumers::file("renderdoc/usr/lib/librenderdoc.so")?;
    // SAFETY: the loader has loaded the library, so that no initialiser runs now; the function has the type that its header
    // gives it, and its table, which lives as long as the library, has at least the entries of the version asked for.
    let functions = unsafe {
        let library = libloading::Library::new(library).map_err(|e| e.to_string())?;
        let get: libloading::Symbol<extern "C" fn(c_int, *mut *const Functions) -> c_int> =
            library.get(b"RENDERDOC_GetAPI").map_err(|e| e.to_string())?;
        let mut functions = std::ptr::null();
        if get(VERSION, &mut functions) != 1 || functions.is_null() {
            return Err("RenderDoc has no interface of version 1.0.0".to_string());
        }
        std::mem::forget(library);
        &*functions
    };
    let template = CString::new(path.display().to_string()).map_err(|e| e.to_string())?;
    (functions.set_path_template)(template.as_ptr());
    // Null means the only device, and no window.
    (functions.start)(std::ptr::null_mut(), std::ptr::null_mut());
    let results = super::run(job);
    match (functions.end)(std::ptr::null_mut(), std::ptr::null_mut()) {
        1 => results,
        _ => Err("RenderDoc captured nothing".to_string()),
    }
}
