//! `--print-before`, `--print-after` and `--verify-each` at every pass, and at every step of every target.

mod common;

use common::run;
use trefoil::{Pass, Target};

/// A compute shader with something for every step: a loop, memory, sums of products, a constant address, a hint.
const COMPUTE: &str = "
cbuffer Values { float4 scale; uint count; };
RWStructuredBuffer<float4> results;
groupshared float shared_sums[64];
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
    float4 sum = 0, parts[4] = { scale, scale * 2, scale + 1, scale };
    for (uint i = 0; i < count; ++i) {
        for (uint k = 0; k < 2; ++k) sum += parts[k];
        parts[i & 3] += results[i] * scale;
    }
    shared_sums[lane] = dot(sum, scale);
    GroupMemoryBarrierWithGroupSync();
    [branch] if (count > 3) sum += shared_sums[63 - lane];
    results[id.x] = parts[lane & 3] + sum;
}";

/// A hull shader: two functions, which each step sees in turn.
const HULL: &str = "
struct Point { float3 at : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Factors patch(InputPatch<Point, 3> points) {
    Factors factors;
    for (uint i = 0; i < 3; ++i) factors.edges[i] = length(points[i].at);
    factors.inside = 2;
    return factors;
}
[domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")] [outputcontrolpoints(3)]
[patchconstantfunc(\"patch\")]
Point main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) {
    Point moved = points[id];
    moved.at = moved.at * 2 + 1;
    return moved;
}";

/// A library: an entry of ray tracing and an exported function.
const LIBRARY: &str = "
struct Payload { float4 color; };
RWTexture2D<float4> image : register(u0);
export float twice(float value) { return value * 2 + 1; }
[shader(\"raygeneration\")] void generate() { image[DispatchRaysIndex().xy] = twice(image[uint2(0, 0)].x); }
[shader(\"miss\")] void miss(inout Payload payload) { payload.color = payload.color * 2 + 1; }";

/// The standard error of a compile of `source` with these options, which must succeed.
fn messages(source: &str, options: &[&str]) -> String {
    let out = run(&[&["compile", "-", "-o", "-", "--verify-each"], options].concat(), source);
    let messages = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(out.status.success(), "{options:?}: {messages}");
    messages
}

/// The programs that are shown, each with its heading.
fn shown(messages: &str) -> Vec<(&str, Vec<&str>)> {
    let mut shown: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in messages.lines() {
        let heading = ["; IR ", "; code "].iter().find_map(|form| line.strip_prefix(form));
        match (heading, shown.last_mut()) {
            (Some(heading), _) => shown.push((heading, Vec::new())),
            (None, Some((_, listing))) if !line.trim().is_empty() => listing.push(line),
            (None, _) => {}
        }
    }
    shown
}

/// Checks that each pass or step is seen before and after, with a program that says something.
fn each_is_shown(source: &str, options: &[&str], names: &[&str]) {
    let list = names.join(",");
    let messages = messages(source, &[options, &["--print-before", &list, "--print-after", &list]].concat());
    let shown = shown(&messages);
    for name in names {
        assert!(is_shown(&shown, name), "{options:?}: {name} is not shown, but {:?}", headings(&shown));
    }
}

/// Whether a pass is shown before and after, at least once.
fn is_shown(shown: &[(&str, Vec<&str>)], name: &str) -> bool {
    [format!("before {name}"), format!("after {name}, run 1")].iter().all(|wanted| {
        let is_it =
            |heading: &str| heading.strip_suffix(", which changed nothing").unwrap_or(heading) == wanted;
        shown.iter().any(|(heading, listing)| is_it(heading) && listing.len() > 3)
    })
}

fn headings<'a>(shown: &[(&'a str, Vec<&str>)]) -> Vec<&'a str> {
    shown.iter().map(|(heading, _)| *heading).collect()
}

fn steps(target: Target) -> Vec<&'static str> {
    target.steps().iter().map(|step| step.name).collect()
}

#[test]
fn every_step_of_every_target_is_shown_and_verified() {
    for (source, profile) in [(COMPUTE, "cs_6_0"), (HULL, "hs_6_0")] {
        each_is_shown(source, &["-T", profile, "--emit", "dxil"], &steps(Target::Dxil));
        each_is_shown(source, &["-T", profile, "--emit", "spirv"], &steps(Target::Spirv));
        each_is_shown(source, &["-T", profile, "--emit", "dxbc"], &steps(Target::Dxbc));
    }
}

#[test]
fn every_step_of_a_library_is_shown_and_verified() {
    // Multiply-adds, constant addresses and hints are left to whoever links the library.
    let linked = ["dxil-fuse", "dxil-constant-address", "dxil-hints"];
    let names: Vec<&str> = steps(Target::Dxil).into_iter().filter(|name| !linked.contains(name)).collect();
    assert_eq!(names.len() + linked.len(), steps(Target::Dxil).len());
    each_is_shown(LIBRARY, &["-T", "lib_6_6", "--emit", "dxil"], &names);
}

#[test]
fn every_pass_that_knows_no_target_is_shown_for_one() {
    let list: Vec<&str> = Pass::INFO.iter().map(|pass| pass.name).collect();
    let list = list.join(",");
    let messages = ["dxil", "spirv", "dxbc"].map(|target| {
        let options = ["-T", "cs_6_0", "--emit", target, "--print-before", &list, "--print-after", &list];
        messages(COMPUTE, &options)
    });
    let shown = messages.each_ref().map(|messages| shown(messages));
    for pass in Pass::INFO {
        assert!(shown.iter().any(|shown| is_shown(shown, pass.name)), "{} is not shown", pass.name);
    }
}
