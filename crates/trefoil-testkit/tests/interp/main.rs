//! The interpreter of DXIL, SPIR-V and DXBC on shaders whose results the language fixes: waves that part and meet, quads, atomics,
//! barriers, loops, limits, and what is reported of values that are undefined or rounded.

mod byte_code;
mod differences;
mod stages;
mod waves;

use trefoil_interp::{Binding, Class, Content, Fault, Limits, Outcome, Program, World, run};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::meaning;
use trefoil_testkit::ours::{Target, compile};

/// The containers that both compilers make of a shader.
fn containers(source: &str, profile: &str, args: &[&str]) -> Vec<Vec<u8>> {
    let mut made = Vec::new();
    for level in ["-O3", "-Od"] {
        let args: Vec<&str> = args.iter().copied().chain([level]).collect();
        made.push(compile("test.hlsl", source, profile, "main", Target::Dxil, &args).unwrap());
        let microsoft = Microsoft::new().unwrap();
        made.push(microsoft.compile("test.hlsl", source, profile, "main", &args).unwrap());
    }
    made
}

/// Where `u0` is in SPIR-V.
const BINDING_1: Binding = Binding::Descriptor(Class::Uav, 0, 1, 0);

/// The register `u0`.
const U0: Binding = Binding::Register(Class::Uav, 0, 0);

/// The modules of SPIR-V that both compilers make of a shader, with `u0` at binding 1.
fn modules(source: &str, profile: &str) -> Vec<Vec<u8>> {
    let args = ["-spirv", "-fspv-target-env=vulkan1.1", "-fvk-u-shift", "1", "0"];
    let mut made = Vec::new();
    for level in ["-O3", "-Od"] {
        let args: Vec<&str> = args.into_iter().chain([level]).collect();
        made.push(compile("test.hlsl", source, profile, "main", Target::Spirv, &args).unwrap());
        let microsoft = Microsoft::new().unwrap();
        made.push(microsoft.compile("test.hlsl", source, profile, "main", &args).unwrap());
    }
    made
}

/// Runs a compute shader as one group with words in `t0` and room in `u0`; the words in `u0`, alike of all containers and
/// modules.
fn words(source: &str, profile: &str, input: &[u32], room: usize) -> Vec<u32> {
    let mut results: Vec<Vec<u32>> = Vec::new();
    for made in containers(source, profile, &[]).into_iter().chain(modules(source, profile)) {
        let outcome = one_group(&made, input, room, Limits::default()).unwrap();
        let memory = outcome.buffers.get(&U0).or(outcome.buffers.get(&BINDING_1)).unwrap();
        let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
        results.push(memory.bytes.chunks_exact(4).map(word).collect());
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{results:?}");
    results.swap_remove(0)
}

/// Runs a container or module as one group.
fn one_group(made: &[u8], input: &[u32], room: usize, limits: Limits) -> Result<Outcome, Fault> {
    let program = if made.starts_with(b"DXBC") { Program::read(made)? } else { Program::read_spirv(made)? };
    let mut world = World::new(0);
    world.dispatch = Some([1, 1, 1]);
    let bytes: Vec<u8> = input.iter().flat_map(|word| word.to_le_bytes()).collect();
    for binding in [Binding::Register(Class::Srv, 0, 0), Binding::Descriptor(Class::Uav, 0, 0, 0)] {
        world.bind(binding, Content::Bytes(bytes.clone()));
    }
    for binding in [U0, BINDING_1] {
        world.bind(binding, Content::Bytes(vec![0; room * 4]));
    }
    run(&program, &mut world, limits)
}

#[test]
fn listings_leave_what_their_heads_expect() {
    let jobs = meaning::all("meaning/").unwrap();
    assert!(!jobs.is_empty());
    for job in jobs {
        let verdict = meaning::judge(&job, "", "", 1, &mut meaning::Counts::new()).unwrap();
        assert!(matches!(verdict, meaning::Verdict::Same(1)), "{}: {verdict:?}", job.name);
    }
}
