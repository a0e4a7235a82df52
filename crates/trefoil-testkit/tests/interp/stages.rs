//! Stages with their signatures, and what is bound.

use super::containers;
use trefoil_interp::{Limits, Outcome, Program, World, run};
use trefoil_testkit::dxc::Microsoft;

/// What both compilers' containers give on a seed, which must be the same.
fn outcome(source: &str, profile: &str, seed: u64) -> Outcome {
    let mut world = World::new(seed);
    let mut outcomes = Vec::new();
    for container in containers(source, profile, &[]) {
        let program = Program::read(&container).unwrap();
        outcomes.push(run(&program, &mut world, Limits::default()).unwrap());
    }
    let first = outcomes.swap_remove(0);
    for other in &outcomes {
        assert_eq!(trefoil_interp::compare::differences(other, &first, &world), []);
    }
    first
}

#[test]
fn a_vertex_shader_gives_each_vertex_its_outputs() {
    let source = "struct O { float4 p : SV_Position; uint2 id : ID; };
        O main(float3 p : POSITION, uint v : SV_VertexID) { O o = { float4(p, 1), uint2(v, v * 2) }; return o; }";
    let outcome = outcome(source, "vs_6_0", 3);
    let id = |lane, col| {
        let found = outcome
            .outputs
            .iter()
            .find(|(key, _)| key.semantic == "ID" && key.lane == lane && key.col == col);
        found.map(|(_, cell)| cell.bits)
    };
    assert_eq!((id(5, 0), id(5, 1), id(8, 0)), (Some(5), Some(10), None));
}

#[test]
fn a_geometry_shader_gives_vertices_and_strips() {
    let source = "struct V { float4 p : SV_Position; };
        [maxvertexcount(4)] void main(point V v[1], inout LineStream<V> s) {
            for (uint i = 0; i < 2; ++i) {
                V o = { v[0].p + i }; s.Append(o); o.p.x += 8; s.Append(o); s.RestartStrip();
            }
        }";
    let outcome = outcome(source, "gs_6_0", 0);
    let of_first = outcome.outputs.keys().filter(|key| key.lane == 0 && key.col == 0);
    assert_eq!(of_first.map(|key| key.vertex.1).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert!(outcome.events.iter().any(|event| event == "0: strip of 0 ends after 2"));
}

#[test]
fn emitting_and_cutting_is_one_operation_or_two() {
    let source = "struct V { float4 p : SV_Position; };
        [maxvertexcount(6)] void main(triangle V v[3], inout LineStream<V> s) {
            for (int i = 0; i < 3; i++) { s.Append(v[i]); s.Append(v[(i + 1) % 3]); s.RestartStrip(); }
        }";
    let microsoft = Microsoft::new().unwrap();
    let made = microsoft.compile("test.hlsl", source, "gs_6_0", "main", &[]).unwrap();
    // No compiler makes the one of the two: it takes their place in the listing.
    let listing = microsoft.disassemble(&made).unwrap();
    let lines: Vec<&str> = listing.lines().collect();
    let cut = lines.iter().position(|line| line.contains("@dx.op.cutStream(i32 98")).unwrap();
    assert!(lines[cut - 1].contains("@dx.op.emitStream(i32 97"));
    let one = "  call void @dx.op.emitThenCutStream(i32 99, i8 0)";
    let declared = "declare void @dx.op.emitThenCutStream(i32, i8) #1";
    let end = lines.iter().position(|line| *line == "}").unwrap();
    let listing = [&lines[..cut - 1], &[one], &lines[cut + 1..=end], &[declared], &lines[end + 1..]].concat();
    let listing = listing.join("\n");
    let joined =
        trefoil::assemble("test.ll", listing.as_bytes(), &trefoil::Options::default()).unwrap().bytes;

    let count = |outcome: &Outcome, name: &str| {
        outcome.counts.ops.iter().find(|(op, _)| op.name() == name).map_or(0, |(_, count)| *count)
    };
    let mut executed = 0;
    for seed in 0..4 {
        let mut world = World::new(seed);
        let [apart, joined] = [&made, &joined].map(|container| {
            let program = Program::read(container).unwrap();
            run(&program, &mut world, Limits::default()).unwrap()
        });
        assert_eq!(trefoil_interp::compare::differences(&apart, &joined, &world), []);
        assert_eq!(count(&joined, "EmitThenCutStream"), count(&apart, "CutStream"));
        executed += count(&joined, "EmitThenCutStream");
    }
    assert!(executed >= 20);
}

#[test]
fn a_patch_function_reads_what_the_control_points_gave() {
    let source = "struct P { float3 p : P; }; struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
        C constants(OutputPatch<P, 3> o) { C c; c.e[0] = o[0].p.x; c.e[1] = o[1].p.y; c.e[2] = o[2].p.z; c.i = 4; return c; }
        [domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")] [outputcontrolpoints(3)]
        [patchconstantfunc(\"constants\")]
        P main(InputPatch<P, 3> i, uint id : SV_OutputControlPointID) { P o; o.p = i[id].p * 0 + id + 5; return o; }";
    let outcome = outcome(source, "hs_6_0", 0);
    let factors = outcome.outputs.iter().filter(|(key, _)| key.semantic == "SV_TESSFACTOR");
    let factors: Vec<f32> = factors.map(|(_, cell)| f32::from_bits(cell.bits as u32)).collect();
    assert_eq!(factors, [5.0, 6.0, 7.0]);
}

#[test]
fn discarded_pixels_help_and_store_nothing() {
    let source = "RWByteAddressBuffer b;
        float4 main(float4 p : SV_Position) : SV_Target {
            if (p.x < 1) discard;
            b.Store(uint(p.x) * 16 + uint(p.y) * 4, 1);
            return ddx(p.x);
        }";
    let outcome = outcome(source, "ps_6_0", 0);
    assert_eq!(outcome.discarded, [0, 2]);
    let memory = outcome.buffers.values().next().unwrap();
    let written: Vec<usize> = (0..memory.flags.len())
        .filter(|&at| at % 4 == 0 && memory.flags[at] & trefoil_interp::memory::WRITTEN != 0)
        .collect();
    assert_eq!(written, [16, 20, 32, 36, 48, 52]);
}

#[test]
fn inputs_do_not_depend_on_the_order_of_declarations() {
    let make = |source: &str| outcome(source, "vs_6_0", 7).outputs;
    let first = make("float4 main(float2 a : A, float3 b : B) : SV_Position { return float4(a, b.yz); }");
    let second = make("float4 main(float3 b : B, float2 a : A) : SV_Position { return float4(a, b.yz); }");
    assert_eq!(first, second);
}
