//! What `hassle-rs` does with DXC's library it does with ours: its documented example, then each of its calls.

use hassle_rs::{Dxc, DxcIncludeHandler, Dxil};
use std::path::PathBuf;

const SOURCE: &str = "
#include \"values.hlsli\"
RWStructuredBuffer<uint> result : register(u0);

[numthreads(64, 1, 1)]
void copyCs(uint3 id : SV_DispatchThreadID) { result[id.x] = id.x * MY_DEFINE + OTHER; }
";

/// The library, which cargo puts beside this test's program or one folder above.
fn library() -> PathBuf {
    let exe = std::env::current_exe().expect("a test has a path");
    let name = format!("{}dxcompiler{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let found = exe.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.exists());
    found.expect("cargo builds the library with its tests")
}

/// Finds one file.
struct Values;

impl DxcIncludeHandler for Values {
    fn load_source(&mut self, filename: String) -> Option<String> {
        filename.ends_with("values.hlsli").then(|| "#define OTHER 7\n".to_owned())
    }
}

#[test]
fn the_documented_example_compiles_to_spirv() {
    let dxc = Dxc::new(Some(library())).unwrap();
    let (compiler, library) = (dxc.create_compiler().unwrap(), dxc.create_library().unwrap());
    let blob = library.create_blob_with_encoding_from_str(SOURCE).unwrap();
    let defines = [("MY_DEFINE", Some("3")), ("OTHER_DEFINE", None)];
    let made = compiler
        .compile(&blob, "shader.hlsl", "copyCs", "cs_6_5", &["-spirv"], Some(&mut Values), &defines)
        .map_err(|(result, code)| {
            format!(
                "{code:?}: {}",
                library.get_blob_as_string(&result.get_error_buffer().unwrap().into()).unwrap()
            )
        })
        .unwrap();
    let words: Vec<u32> = made.get_result().unwrap().to_vec();
    assert_eq!(words[0], 0x0723_0203);
}

#[test]
fn a_container_is_made_listed_and_validated() {
    let dxc = Dxc::new(Some(library())).unwrap();
    let dxil = Dxil::new(Some(self::library())).unwrap();
    let (compiler, library) = (dxc.create_compiler().unwrap(), dxc.create_library().unwrap());
    let blob = library.create_blob_with_encoding_from_str(SOURCE).unwrap();
    let defines = [("MY_DEFINE", Some("3"))];
    let made = compiler.compile(&blob, "a.hlsl", "copyCs", "cs_6_0", &[], Some(&mut Values), &defines);
    let object = made.map_err(|(_, code)| code).unwrap().get_result().unwrap();
    let bytes: Vec<u8> = object.to_vec();
    assert_eq!(&bytes[..4], b"DXBC");

    let listing = compiler.disassemble(&object).unwrap();
    let listing = library.get_blob_as_string(&listing.into()).unwrap();
    assert!(listing.contains("@copyCs"), "{listing}");

    let validator = dxil.create_validator().unwrap();
    assert!(validator.version().unwrap() >= (1, 0));
    let signed = validator.validate(object).map_err(|(_, code)| code).unwrap();
    assert_eq!(signed.to_vec::<u8>(), bytes, "ours is signed already");

    let mut cut = bytes.clone();
    cut.truncate(bytes.len() / 2);
    let cut = library.create_blob_with_encoding(&cut).unwrap();
    let (result, _) = validator.validate(cut.into()).map(drop).unwrap_err();
    let words = library.get_blob_as_string(&result.get_error_buffer().unwrap().into()).unwrap();
    assert!(words.contains("Container invalid"), "{words}");
}

#[test]
fn a_source_is_preprocessed() {
    let dxc = Dxc::new(Some(library())).unwrap();
    let (compiler, library) = (dxc.create_compiler().unwrap(), dxc.create_library().unwrap());
    let blob = library.create_blob_with_encoding_from_str(SOURCE).unwrap();
    let made = compiler.preprocess(&blob, "a.hlsl", &[], Some(&mut Values), &[("MY_DEFINE", Some("3"))]);
    let text = made.map_err(|(_, code)| code).unwrap().get_result().unwrap();
    let text = String::from_utf8(text.to_vec::<u8>()).unwrap();
    assert!(text.contains("id . x * 3 + 7") || text.contains("id.x * 3 + 7"), "{text}");
}

#[test]
fn what_is_wrong_with_a_source_is_told_with_its_place() {
    let dxc = Dxc::new(Some(library())).unwrap();
    let (compiler, library) = (dxc.create_compiler().unwrap(), dxc.create_library().unwrap());
    let blob = library.create_blob_with_encoding_from_str("void main() {\n  x = 1;\n}\n").unwrap();
    let (result, _) =
        compiler.compile(&blob, "a.hlsl", "main", "cs_6_0", &[], None, &[]).map(drop).unwrap_err();
    let words = library.get_blob_as_string(&result.get_error_buffer().unwrap().into()).unwrap();
    assert!(words.contains("a.hlsl:2:3: error:"), "{words}");
}
