//! Slang's compiler, which makes DXIL of its HLSL by loading DXC's library, takes ours in its place: the same codes and words, and
//! containers that DXC's validator takes.

mod shared;

use hassle_rs::Dxil;
use shared::{consumer, library};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is made, and the words for it.
const MADE: &[(&str, &str)] = &[
    ("vs.dxil", "shapes.slang -entry vs -profile vs_6_0"),
    ("ps.dxil", "shapes.slang -entry ps -profile ps_6_0"),
    ("cs.dxil", "shapes.slang -entry cs -profile cs_6_0"),
    ("debug.dxil", "shapes.slang -entry cs -profile cs_6_5 -g -O0"),
    ("precise.dxil", "shapes.slang -entry cs -profile cs_6_0 -fp-mode precise -matrix-layout-row-major"),
    ("options.dxil", "shapes.slang -entry cs -profile cs_6_2 -Xdxc -enable-16bit-types -Xdxc -Gis"),
    ("all.dxil", "shapes.slang -profile lib_6_6"),
    ("rays.dxil", "rays.slang -profile lib_6_5"),
    ("plain.dxil", "-pass-through dxc plain.hlsl -entry main -profile cs_6_0"),
    ("helpers.slang-module", "helpers.slang -embed-downstream-ir -profile lib_6_6 -incomplete-library"),
    ("linked.dxil", "uses.slang -entry main -profile cs_6_6"),
];

/// What is refused.
const REFUSED: &[(&str, &str)] = &[
    ("wrong.dxil", "-pass-through dxc wrong.hlsl -entry main -profile cs_6_0"),
    ("unknown.dxil", "shapes.slang -entry cs -profile cs_6_0 -Xdxc -bogus"),
];

/// Slang with a library in place of DXC's, in a folder of its own with the sources.
struct Slang {
    folder: PathBuf,
}

impl Slang {
    fn with(library: &Path, name: &str) -> Slang {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("slang").join(name);
        drop(std::fs::remove_dir_all(&folder));
        std::fs::create_dir_all(&folder).unwrap();
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/slang");
        for source in std::fs::read_dir(sources).unwrap().map(Result::unwrap) {
            std::fs::copy(source.path(), folder.join(source.file_name())).unwrap();
        }
        std::os::unix::fs::symlink(library.canonicalize().unwrap(), folder.join("libdxcompiler.so")).unwrap();
        Slang { folder }
    }

    /// Whether it made a file, and what it said.
    fn make(&self, file: &str, words: &str) -> (bool, String) {
        let program = consumer("slang/slangtorch/bin/slangc").canonicalize().unwrap();
        let mut slang = Command::new(program);
        slang.args(words.split(' ')).args(["-target", "dxil", "-o", file]);
        let out = slang.env("LD_LIBRARY_PATH", &self.folder).current_dir(&self.folder).output().unwrap();
        let said = [out.stdout, out.stderr].concat();
        (out.status.success(), String::from_utf8_lossy(&said).into_owned())
    }

    fn read(&self, file: &str) -> Vec<u8> {
        std::fs::read(self.folder.join(file)).unwrap()
    }
}

#[test]
fn slang_makes_and_says_the_same_with_either_library() {
    let dxc = consumer("dxc/libdxcompiler.so");
    let (theirs, ours) = (Slang::with(&dxc, "theirs"), Slang::with(&library(), "ours"));
    let dxil = Dxil::new(Some(dxc)).unwrap();
    let (validator, utils) =
        (dxil.create_validator().unwrap(), hassle_rs::Dxc::new(Some(library())).unwrap());
    let blobs = utils.create_library().unwrap();
    for &(file, words) in MADE {
        assert_eq!(ours.make(file, words), (true, theirs.make(file, words).1), "{words}");
        let made = ours.read(file);
        assert_ne!(made, theirs.read(file), "{words}: each has a library of its own");
        if file.ends_with(".dxil") {
            let blob = blobs.create_blob_with_encoding(&made).unwrap();
            let verdict = validator.validate(blob.into());
            assert!(verdict.is_ok(), "{words}: {:?}", verdict.err().map(|(_, why)| why));
        }
    }
    for &(file, words) in REFUSED {
        let (made, said) = ours.make(file, words);
        assert!(!made && said.contains("dxc 1.8"), "{words}: {said}");
        assert_eq!((made, said), theirs.make(file, words), "{words}");
    }
}
