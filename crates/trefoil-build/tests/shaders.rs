//! What a build script makes is Rust that compiles: rustc checks the sizes and offsets, which are DXC's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use trefoil_build::{Shaders, Target};

const SOURCE: &str = "
#include \"light.hlsli\"
cbuffer Frame : register(b1, space2)
{
    row_major float3x4 view; float3x3 normals; float exposure; Light lights[4]; float weights[3]; float last; bool on; uint2 size;
};
StructuredBuffer<Light> all : register(t4);
RWStructuredBuffer<float4> out_values : register(u0);
[numthreads(8, 4, 1)]
void main(uint i : SV_DispatchThreadID)
{
    float3 v = mul(normals, mul(view, float4(lights[i].colour, 1)));
    out_values[i] = float4(v * exposure + all[i].type, weights[i % 3] + last + on + size.x);
}
";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("lit.hlsl"), SOURCE).unwrap();
    fs::write(folder.join("light.hlsli"), "struct Light { float3 colour; float type; float2 range; };\n")
        .unwrap();
    folder
}

#[test]
fn what_is_written_compiles_for_each_target() {
    for (target, profile) in [(Target::Dxil, "cs_6_0"), (Target::Spirv, "cs_6_0"), (Target::Dxbc, "cs_5_1")] {
        let folder = folder(&format!("build-{}", target.name()));
        let made = Shaders::new(&folder).shader("lit.hlsl", profile, "main").target(target).make().unwrap();
        let names: Vec<_> = made.read.iter().filter_map(|path| path.file_name()).collect();
        assert_eq!(names, ["light.hlsli", "lit.hlsl"]);
        let uses = "
fn main() {
    use lit_main::*;
    assert_eq!(FRAME, Binding { space: 2, index: 1, count: Some(1) });
    assert_eq!((ENTRY, THREADS, ALL.index), (\"main\", [8, 4, 1], 4));
    let frame: Frame = unsafe { std::mem::zeroed() };
    let _: ([[f32; 4]; 3], f32, u32, [u32; 2]) = (frame.view, frame.last, frame.on, frame.size);
    let light = Light { colour: [1.0; 3], r#type: 2.0, ..unsafe { std::mem::zeroed() } };
    println!(\"{} {} {}\", CODE.len(), std::mem::size_of::<Frame>(), light.colour[0]);
}
";
        let file = folder.join("shaders.rs");
        fs::write(&file, made.rust + uses).unwrap();
        let program = folder.join("program");
        let mut rustc = Command::new("rustc");
        let out = rustc.args(["--edition", "2024", "-o"]).arg(&program).arg(&file).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        let out = Command::new(&program).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    }
}

#[test]
fn the_header_compiles_as_c_and_as_c_plus_plus() {
    let uses = "
#include <stdio.h>
#include <string.h>
#include \"shaders.h\"
int main(void) {
  lit_main_Frame frame;
  memset(&frame, 0, sizeof frame);
  lit_main_Light light = {{1, 1, 1}, 2, {3, 4}};
  frame.lights[0].value.colour[1] = light.colour[0];
  frame.view[2][3] = frame.last = (float)(frame.on + frame.size[1]);
  printf(\"%u %u %u %u %u %u %s %zu\", LIT_MAIN_FRAME_SPACE, LIT_MAIN_FRAME_BINDING, LIT_MAIN_FRAME_COUNT, LIT_MAIN_ALL_BINDING,
         LIT_MAIN_THREADS_X, LIT_MAIN_THREADS_Y, LIT_MAIN_ENTRY, sizeof lit_main_code);
  return 0;
}
";
    for (target, profile) in [(Target::Dxil, "cs_6_0"), (Target::Spirv, "cs_6_0"), (Target::Dxbc, "cs_5_1")] {
        let folder = folder(&format!("header-{}", target.name()));
        let made = Shaders::new(&folder).shader("lit.hlsl", profile, "main").target(target).make().unwrap();
        fs::write(folder.join("shaders.h"), made.header).unwrap();
        fs::write(folder.join("uses.c"), uses).unwrap();
        for compiler in [&["gcc", "-std=c11"], &["g++", "-std=c++17"]] {
            let mut command = Command::new(compiler[0]);
            command.args([
                "-x",
                if compiler[0] == "gcc" { "c" } else { "c++" },
                "-Wall",
                "-Wextra",
                "-Werror",
                compiler[1],
            ]);
            let out = command.arg("-o").arg(folder.join("uses")).arg(folder.join("uses.c")).output().unwrap();
            assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
            let out = Command::new(folder.join("uses")).output().unwrap();
            let said = String::from_utf8_lossy(&out.stdout).into_owned();
            assert!(said.starts_with("2 1 1 4 8 4 main "), "{said}");
        }
    }
}

/// Members whose elements lie apart, whose names are words of C, and blocks that C has no structure for.
#[test]
fn what_no_structure_says_is_named() {
    let folder = folder("odd");
    let source = "struct Odd { float4 concept; }; cbuffer B { float w[4]; float after; Odd odd[2]; int auto_; float grid[2][2]; };
        StructuredBuffer<Odd> odds; float4 main() : SV_Target { return w[1] + after + odd[1].concept + odds[0].concept + auto_ + grid[1][1]; }";
    fs::write(folder.join("odd.hlsl"), source).unwrap();
    let made = Shaders::new(&folder).shader("odd.hlsl", "ps_6_0", "main").make().unwrap();
    assert!(made.header.contains("  float concept_[4]; /* float4, at byte 0 */"), "{}", made.header);
    assert!(made.header.contains("/* B lies in memory as no structure of C does. */"), "{}", made.header);
    assert!(made.rust.contains("// `B` lies in memory as no structure of Rust does."), "{}", made.rust);
}

/// A container of DXIL tells bit-fields, which share a number: Rust has none.
#[test]
fn bit_fields_are_no_number() {
    let folder = folder("bits");
    let source = "struct Bits { uint a : 3; uint b : 5; }; StructuredBuffer<Bits> bits;
        float4 main() : SV_Target { return bits[0].b; }";
    fs::write(folder.join("bits.hlsl"), source).unwrap();
    let made =
        Shaders::new(&folder).shader("bits.hlsl", "ps_6_0", "main").target(Target::Dxil).make().unwrap();
    assert!(made.rust.contains("// `Bits` lies in memory as no structure of Rust does."), "{}", made.rust);
}

#[test]
fn errors_are_those_of_all_shaders() {
    let folder = folder("wrong");
    fs::write(folder.join("a.hlsl"), "float4 main() : SV_Target { return a; }\n").unwrap();
    let mut shaders = Shaders::new(&folder);
    shaders
        .shader("a.hlsl", "ps_6_0", "main")
        .shader("b.hlsl", "ps_6_0", "main")
        .shader("lit.hlsl", "xx", "main");
    let wrong = shaders.make().unwrap_err();
    for part in [
        "a.hlsl:1:36: error: use of undeclared identifier 'a'",
        "b.hlsl: cannot be read",
        "'xx' is no profile",
    ] {
        assert!(wrong.contains(part), "{wrong}");
    }
    assert!(
        Shaders::new(&folder)
            .shader("a.hlsl", "ps_6_0", "main")
            .option("-what")
            .make()
            .unwrap_err()
            .contains("-what")
    );
}
