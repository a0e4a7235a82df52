//! Calls of a library with `DxcCreateInstance`, from any number of threads: what the measurements and tests here share.

#![allow(unsafe_code, dead_code)]

use std::ffi::c_void;
use std::path::Path;

/// `wchar_t`
#[cfg(windows)]
type Wide = u16;
/// `wchar_t`
#[cfg(not(windows))]
type Wide = u32;

type Create = unsafe extern "system" fn(*const [u8; 16], *const [u8; 16], *mut *mut c_void) -> i32;
type Compile = unsafe extern "system" fn(
    *mut c_void,
    *const Buffer,
    *const *const Wide,
    u32,
    *mut c_void,
    *const [u8; 16],
    *mut *mut c_void,
) -> i32;
type GetResult = unsafe extern "system" fn(*mut c_void, *mut *mut c_void) -> i32;
type GetPointer = unsafe extern "system" fn(*mut c_void) -> *const u8;
type GetSize = unsafe extern "system" fn(*mut c_void) -> usize;
type Release = unsafe extern "system" fn(*mut c_void) -> std::ffi::c_ulong;

/// `DxcBuffer`
#[repr(C)]
struct Buffer {
    data: *const u8,
    size: usize,
    encoding: u32,
}

/// The identifier that is written `text`, in memory order.
fn id(text: &str) -> [u8; 16] {
    let digits: Vec<u8> =
        text.bytes().filter(|b| *b != b'-').map(|b| (b as char).to_digit(16).unwrap() as u8).collect();
    let mut bytes: [u8; 16] = std::array::from_fn(|i| digits[2 * i] << 4 | digits[2 * i + 1]);
    bytes[..4].reverse();
    bytes[4..6].reverse();
    bytes[6..8].reverse();
    bytes
}

/// A loaded library.
pub(crate) struct Library {
    create: Create,
}

impl Library {
    /// Loads it, for good.
    pub(crate) fn load(path: &Path) -> Library {
        // SAFETY: the library is one that is made to be loaded, and stays; the function has this signature.
        let create = unsafe {
            let library = libloading::Library::new(path).expect("the library loads");
            let create = *library.get::<Create>(b"DxcCreateInstance\0").expect("it exports the function");
            std::mem::forget(library);
            create
        };
        Library { create }
    }

    /// The library that is linked into this program.
    pub(crate) fn linked() -> Library {
        let create = dxcompiler::DxcCreateInstance as *const ();
        // SAFETY: an identifier lies in memory as its 16 bytes.
        Library { create: unsafe { std::mem::transmute::<*const (), Create>(create) } }
    }

    /// A compiler.
    pub(crate) fn compiler(&self) -> Object {
        let (class, interface) =
            (id("73e22d93-e6ce-47f3-b5bf-f0664f39c1b0"), id("228B4687-5A6A-4730-900C-9702B2203F54"));
        let mut out = std::ptr::null_mut();
        // SAFETY: all pointers are valid.
        let code = unsafe { (self.create)(&class, &interface, &raw mut out) };
        assert_eq!(code, 0);
        Object(out)
    }
}

/// An interface pointer with its reference.
pub(crate) struct Object(*mut c_void);

// SAFETY: both libraries allow calls from any thread.
unsafe impl Send for Object {}
// SAFETY: as above.
unsafe impl Sync for Object {}

impl Object {
    /// The function at a place of the table.
    ///
    /// # Safety
    /// It has the type `F`.
    unsafe fn method<F: Copy>(&self, at: usize) -> F {
        // SAFETY: an interface pointer points to a pointer to its table of functions.
        unsafe { std::mem::transmute_copy(&*(*self.0.cast::<*const *const c_void>()).add(at)) }
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        // SAFETY: the third function is `Release`, and the reference is ours.
        unsafe { self.method::<Release>(2)(self.0) };
    }
}

/// Compiles a source for `cs_6_0`; what comes out.
pub(crate) fn compile(compiler: &Object, source: &str) -> Vec<u8> {
    let wide = |text: &str| text.bytes().map(Wide::from).chain([0]).collect::<Vec<Wide>>();
    let words = [wide("-T"), wide("cs_6_0")];
    let words = words.each_ref().map(|word| word.as_ptr());
    let buffer = Buffer { data: source.as_ptr(), size: source.len(), encoding: 65001 };
    let interface = id("58346CDA-DDE7-4497-9461-6F87AF5E0659");
    let mut out = std::ptr::null_mut();
    // SAFETY: the functions are at these places of the tables in `dxcapi.h`, all pointers are valid for the call.
    unsafe {
        let call = compiler.method::<Compile>(3);
        let null = std::ptr::null_mut();
        assert_eq!(call(compiler.0, &buffer, words.as_ptr(), 2, null, &interface, &raw mut out), 0);
        let result = Object(out);
        let mut object = std::ptr::null_mut();
        assert_eq!(result.method::<GetResult>(4)(result.0, &raw mut object), 0);
        let object = Object(object);
        let (data, size) = (object.method::<GetPointer>(3)(object.0), object.method::<GetSize>(4)(object.0));
        std::slice::from_raw_parts(data, size).to_vec()
    }
}

/// A shader, one of as many as one likes.
pub(crate) fn source(number: usize) -> String {
    format!(
        "RWStructuredBuffer<float4> values : register(u0);\n\
         cbuffer Settings : register(b0) {{ float4x4 turn; float4 tint; uint count; }};\n\
         groupshared float4 shared_[64];\n\
         [numthreads(64, 1, 1)]\n\
         void main(uint3 id : SV_DispatchThreadID, uint local : SV_GroupIndex) {{\n\
           float4 v = mul(turn, values[id.x]) * tint + {number}.0;\n\
           shared_[local] = v;\n\
           GroupMemoryBarrierWithGroupSync();\n\
           for (uint i = 0; i < count; ++i) v += sqrt(abs(shared_[(local + i) & 63])) * (float)(i + {number});\n\
           if (v.x > 0.5) v = normalize(v); else v.yz = v.zy;\n\
           values[id.x] = v;\n\
         }}\n"
    )
}

/// A shader that is quickly compiled, even by a build that is not optimised.
pub(crate) fn short_source(number: usize) -> String {
    format!(
        "RWBuffer<uint> b : register(u{number}); [numthreads(8, 1, 1)] void main(uint i : SV_DispatchThreadID) {{ b[i] = i * {number}; }}"
    )
}
