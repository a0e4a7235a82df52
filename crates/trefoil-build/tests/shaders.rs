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
