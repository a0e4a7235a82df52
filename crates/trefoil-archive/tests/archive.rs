//! What is written is read, in Rust and in C, and no bytes whatever lead a reader astray.

use std::io::Cursor;
use std::process::Command;
use trefoil_archive::{Archive, Damage, Writer};

/// 300 names of 40 blobs, some of them empty.
fn archive() -> Vec<u8> {
    let mut writer = Writer::new(Cursor::new(Vec::new())).unwrap();
    let blobs: Vec<_> =
        (0..40u8).map(|n| writer.blob([n; 32], &vec![n; usize::from(n) * 3]).unwrap()).collect();
    for n in 0..300 {
        writer.name(&name(n), blobs[n % 40]).unwrap();
    }
    writer.finish([9; 32], b"inputs").unwrap().into_inner()
}

fn name(n: usize) -> String {
    format!("uber/ps_main/ps_6_0/dxil?FOG={}&LIGHTS={}", n % 3, n / 3)
}

#[test]
fn what_is_written_is_read() {
    let bytes = archive();
    let archive = Archive::open(&bytes).unwrap();
    archive.check().unwrap();
    assert_eq!((archive.len(), archive.blobs().count(), archive.iter().count()), (300, 40, 300));
    assert_eq!((archive.head().stamp, archive.inputs()), ([9; 32], &b"inputs"[..]));
    for n in 0..300 {
        let found = archive.get(&name(n)).unwrap();
        let number = (n % 40) as u8;
        assert_eq!((found.bytes, found.hash[0]), (&vec![number; usize::from(number) * 3][..], number));
        assert_eq!(found.bytes.as_ptr().addr().wrapping_sub(bytes.as_ptr().addr()) % 16, 0);
    }
    assert_eq!(archive.get("uber"), None);
    assert_eq!(archive.get(""), None);
}

#[test]
fn a_name_is_there_once() {
    let mut writer = Writer::new(Cursor::new(Vec::new())).unwrap();
    let blob = writer.blob([0; 32], b"").unwrap();
    writer.name("one", blob).unwrap();
    writer.name("one", blob).unwrap();
    assert!(writer.finish([0; 32], b"").unwrap_err().to_string().contains("the same name"));
}

#[test]
fn any_bytes_are_safe() {
    let sound = archive();
    assert_eq!(Archive::open(b"").unwrap_err(), Damage::NoArchive);
    for end in (0..sound.len()).step_by(7) {
        assert!(Archive::open(&sound[..end]).is_err());
    }
    let head = 0..96;
    let tables = sound.len() - 40 * 48 - 300 * 24 - 6..sound.len();
    for at in head.chain(tables.step_by(11)) {
        for value in [0, 1, 0x7f, 0xff] {
            let mut bytes = sound.clone();
            bytes[at] = value;
            if let Ok(archive) = Archive::open(&bytes) {
                let _ = archive.check();
                let total: usize = archive.iter().map(|(name, blob)| name.len() + blob.bytes.len()).sum();
                assert!(total <= 300 * sound.len());
                let _ = (archive.get(&name(7)), archive.blobs().count());
            }
        }
    }
}

#[test]
fn damage_is_named() {
    let mut bytes = archive();
    bytes[8] = 2;
    assert_eq!(Archive::open(&bytes).unwrap_err(), Damage::Version(2));
    let mut bytes = archive();
    let names_at = usize::from(bytes[24]) + 256 * usize::from(bytes[25]);
    bytes[names_at + 5 * 24] ^= 1;
    assert_eq!(Archive::open(&bytes).unwrap().check().unwrap_err(), Damage::Name(5));
}

/// A C program reads the same archive through the header: it prints the size and the number of each name given to it.
#[test]
fn the_header_for_c_reads_the_same() {
    let folder = std::env::temp_dir().join(format!("trefoil-archive-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (source, program, file) = (folder.join("read.c"), folder.join("read"), folder.join("shaders.pack"));
    std::fs::write(&source, C_READER).unwrap();
    let built = Command::new("gcc")
        .args([
            "-std=c99",
            "-Wall",
            "-Wextra",
            "-Wconversion",
            "-Werror",
            "-pedantic",
            "-O1",
            "-fsanitize=undefined",
        ])
        .arg(concat!("-I", env!("CARGO_MANIFEST_DIR"), "/include"))
        .arg(&source)
        .arg("-o")
        .arg(&program)
        .output()
        .expect("gcc starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let read = |bytes: &[u8], names: &[String]| {
        std::fs::write(&file, bytes).unwrap();
        let out = Command::new(&program).arg(&file).args(names).output().unwrap();
        assert!(
            out.status.code().is_some() && out.stderr.is_empty(),
            "{}",
            String::from_utf8_lossy(&out.stderr)
        );
        String::from_utf8(out.stdout).unwrap()
    };
    let bytes = archive();
    let names: Vec<String> = (0..300).map(name).chain(["none".into()]).collect();
    let expected: String = (0..300).map(|n| format!("{} {}\n", n % 40 * 3, n % 40)).collect();
    assert_eq!(read(&bytes, &names), expected + "none\n");
    assert_eq!(read(&bytes[..bytes.len() - 1], &names), "no archive\n");
    for at in (0..96).chain((bytes.len() - 9000..bytes.len()).step_by(91)) {
        let mut bytes = bytes.clone();
        bytes[at] = 0xff;
        read(&bytes, &names);
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

const C_READER: &str = r#"
#include "trefoil_archive.h"
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **names) {
    FILE *file = fopen(names[1], "rb");
    uint8_t *bytes = malloc(1 << 20);
    size_t size = fread(bytes, 1, 1 << 20, file);
    trefoil_archive archive;
    trefoil_blob blob;
    int i;
    fclose(file);
    if (trefoil_archive_open(&archive, bytes, size) != 0) return puts("no archive"), free(bytes), 1;
    for (i = 2; i < count; i++) {
        if (trefoil_archive_find(&archive, names[i], &blob)) printf("%u %u\n", (unsigned)blob.size, blob.number);
        else puts("none");
    }
    free(bytes);
    return 0;
}
"#;
