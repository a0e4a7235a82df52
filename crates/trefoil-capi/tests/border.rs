//! What comes over the border is checked: null pointers, bad text, wrong sizes are errors that say so.

use std::ffi::{CStr, CString, c_char, c_void};
use std::mem::{offset_of, size_of, zeroed};
use std::ptr::{null, null_mut};
use trefoil_c::*;

const SOURCE: &str = "#include \"x.hlsli\"\nfloat4 main() : SV_Target { return X; }";

fn request() -> CompileRequest {
    CompileRequest {
        size: size_of::<CompileRequest>(),
        source: SOURCE.as_ptr().cast(),
        source_size: SOURCE.len(),
        profile: c"ps_6_0".as_ptr(),
        include: Some(include),
        // SAFETY: numbers, pointers that may be null.
        ..unsafe { zeroed() }
    }
}

unsafe extern "C" fn include(_user: *mut c_void, path: *const c_char, result: *mut IncludeResult) {
    let text = "#define X 1\n";
    // SAFETY: the library gives text and a result.
    unsafe {
        assert!(CStr::from_ptr(path).to_str().unwrap().ends_with("x.hlsli"));
        trefoil_include_found(result, text.as_ptr().cast(), text.len());
        trefoil_include_found(result, null(), 7);
        trefoil_include_found(null_mut(), text.as_ptr().cast(), 1);
    }
}

/// Compiles with a session of its own; the status, and the messages.
fn compile(request: *const CompileRequest) -> (Status, String) {
    // SAFETY: requests of these tests are null or whole.
    unsafe {
        let session = trefoil_session_new(null());
        let result = trefoil_compile(session, request);
        let messages = CStr::from_ptr(trefoil_result_messages(result)).to_str().unwrap().to_owned();
        let status = trefoil_result_status(result);
        let has_data = !trefoil_result_data(result, null_mut()).is_null();
        assert_eq!(has_data, status == Status::Ok);
        trefoil_result_free(result);
        trefoil_session_free(session);
        (status, messages)
    }
}

#[track_caller]
fn refused(request: &CompileRequest, why: &str) {
    let (status, messages) = compile(request);
    assert_eq!(status, Status::InvalidArgument);
    assert!(messages.contains(why), "{messages}");
}

#[test]
fn a_whole_request_compiles_for_each_target() {
    for target in [RequestTarget::Auto, RequestTarget::Dxil, RequestTarget::Spirv, RequestTarget::Dxbc] {
        let profile = if target == RequestTarget::Dxbc { c"ps_5_1" } else { c"ps_6_0" };
        let request = CompileRequest { target: target as u32, profile: profile.as_ptr(), ..request() };
        assert_eq!(compile(&request), (Status::Ok, String::new()));
    }
}

#[test]
fn what_is_wrong_with_a_request_is_said() {
    let good = request();
    assert_eq!(compile(null()).0, Status::InvalidArgument);
    refused(&CompileRequest { size: 0, ..good }, "0 is no size of trefoil_request");
    refused(&CompileRequest { size: 8, ..good }, "set its first member to sizeof(trefoil_request)");
    refused(&CompileRequest { size: usize::MAX, ..good }, "is no size of trefoil_request");
    refused(&CompileRequest { source: null(), ..good }, "source is null, but has a size");
    refused(&CompileRequest { source_size: usize::MAX, ..good }, "source cannot have");
    refused(&CompileRequest { profile: null(), ..good }, "profile is null");
    refused(&CompileRequest { profile: c"ps6".as_ptr(), ..good }, "'ps6' is no profile: one is ps_6_0");
    refused(&CompileRequest { entry: c"ma\xffin".as_ptr(), ..good }, "entry is not UTF-8 at byte 2");
    refused(&CompileRequest { target: 77, ..good }, "77 is no target");
    refused(&CompileRequest { argument_count: 1, ..good }, "arguments is null, but has a count");
    let arguments = [c"-O3".as_ptr(), null(), c"-unknown-option".as_ptr()];
    refused(
        &CompileRequest { arguments: arguments.as_ptr(), argument_count: 2, ..good },
        "argument 1 is null",
    );
    let unknown = arguments[2..].as_ptr();
    refused(&CompileRequest { arguments: unknown, argument_count: 1, ..good }, "in arguments: ");
    let empty = CompileRequest { source: null(), source_size: 0, ..good };
    assert!(compile(&empty).1.contains("main"));
}

#[test]
fn a_later_version_of_a_structure_is_taken_where_it_asks_for_nothing_new() {
    #[repr(C)]
    struct Later {
        known: CompileRequest,
        new: usize,
    }
    let mut later = Later { known: request(), new: 0 };
    later.known.size = size_of::<Later>();
    assert_eq!(compile((&raw const later).cast()).0, Status::Ok);
    later.new = 1;
    let (status, messages) = compile((&raw const later).cast());
    assert_eq!(status, Status::InvalidArgument);
    assert!(messages.contains("members that this version of the library does not know"));
}

/// A program built with the first version of the header has a request without what came later.
#[test]
fn an_earlier_version_of_a_request_is_taken() {
    let size = offset_of!(CompileRequest, keep_unused);
    let earlier = CompileRequest { size, keep_unused: u32::MAX, ..request() };
    assert_eq!(compile(&earlier), (Status::Ok, String::new()));
    refused(&CompileRequest { keep_unused: 2, ..request() }, "keep_unused is 0 or 1, not 2");
}

#[test]
fn reflection_tells_of_what_is_unused_where_asked() {
    let source = "Texture2D<float4> idle; float4 main() : SV_Target { return 1; }";
    let tells = |keep_unused: u32| {
        let (text, length) = (source.as_ptr().cast(), source.len());
        let request = CompileRequest { source: text, source_size: length, keep_unused, ..request() };
        // SAFETY: the session and the request live as long as the call, the data as long as the result.
        unsafe {
            let session = trefoil_session_new(null());
            let result = trefoil_reflect_source(session, &request);
            let mut size = 0;
            let data = trefoil_result_data(result, &mut size);
            let json = std::str::from_utf8(std::slice::from_raw_parts(data.cast(), size)).unwrap().to_owned();
            trefoil_result_free(result);
            trefoil_session_free(session);
            json.contains("idle")
        }
    };
    assert_eq!([tells(0), tells(1)], [false, true]);
}

#[test]
fn nothing_is_read_of_null() {
    // SAFETY: null is allowed everywhere.
    unsafe {
        let wrong_size = SessionOptions { size: 3, variants_bytes: 0 };
        assert!(trefoil_session_new(&wrong_size).is_null());
        trefoil_session_free(null_mut());
        trefoil_result_free(null_mut());
        assert_eq!(trefoil_result_status(null()), Status::InvalidArgument);
        let mut size = 5;
        assert!(trefoil_result_data(null(), &mut size).is_null() && size == 0);
        assert_eq!(trefoil_result_diagnostic_count(null()), 0);
        assert_eq!(trefoil_result_diagnostic(null(), 0, null_mut()), 0);
        assert_eq!(trefoil_result_note(null(), 0, 0, null_mut()), 0);
        assert_eq!(CStr::from_ptr(trefoil_result_messages(null())), c"");
        for call in [trefoil_reflect, trefoil_disassemble, trefoil_validate] {
            let result = call(null(), 0);
            assert_eq!(trefoil_result_status(result), Status::Error);
            trefoil_result_free(result);
            let result = call(null(), 9);
            assert_eq!(trefoil_result_status(result), Status::InvalidArgument);
            trefoil_result_free(result);
        }
        let result = trefoil_compile(null(), &request());
        assert_eq!(trefoil_result_status(result), Status::InvalidArgument);
        trefoil_result_free(result);
    }
}

#[test]
fn diagnostics_are_data_with_their_notes() {
    let source = "void f(float a);\nvoid f(float2 a);\nfloat4 main() : SV_Target { f(); return 1; }\0zero";
    let request = CompileRequest { source: source.as_ptr().cast(), source_size: source.len(), ..request() };
    // SAFETY: the session, the request and the structures live as long as the calls.
    unsafe {
        let session = trefoil_session_new(null());
        let result = trefoil_compile(session, &request);
        assert_eq!(trefoil_result_status(result), Status::Error);
        let mut found: Diagnostic = zeroed();
        assert_eq!(trefoil_result_diagnostic(result, 0, &mut found), 0, "its size is not set");
        found.size = size_of::<Diagnostic>();
        assert_eq!(trefoil_result_diagnostic(result, 99, &mut found), 0);
        assert_eq!(trefoil_result_diagnostic(result, 0, &mut found), 1);
        assert_eq!((found.severity, found.line), (Severity::Error, 3));
        assert_eq!(CStr::from_ptr(found.file), c"source.hlsl");
        assert!(found.note_count > 0);
        let mut note = Diagnostic { size: size_of::<Diagnostic>(), ..zeroed() };
        assert_eq!(trefoil_result_note(result, 0, 0, &mut note), 1);
        assert_eq!((note.severity, note.line), (Severity::Note, 1));
        assert_eq!(trefoil_result_note(result, 0, found.note_count, &mut note), 0);
        trefoil_result_free(result);
        trefoil_session_free(session);
    }
}

#[test]
fn threads_share_a_session() {
    struct Shared(*mut trefoil_c::Session);
    // SAFETY: sessions may be used by any number of threads.
    unsafe impl Sync for Shared {}
    // SAFETY: null is the default.
    let session = Shared(unsafe { trefoil_session_new(null()) });
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let session = &session;
            scope.spawn(move || {
                let value = CString::new(format!("-DY={thread}")).unwrap();
                let arguments = [value.as_ptr()];
                let request =
                    CompileRequest { arguments: arguments.as_ptr(), argument_count: 1, ..request() };
                for _ in 0..20 {
                    // SAFETY: the session outlives the threads.
                    unsafe {
                        let result = trefoil_compile(session.0, &request);
                        assert_eq!(trefoil_result_status(result), Status::Ok);
                        trefoil_result_free(result);
                    }
                }
            });
        }
    });
    // SAFETY: the threads have ended.
    unsafe { trefoil_session_free(session.0) };
}
