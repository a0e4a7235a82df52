//! The interpreter of DXIL on shaders whose results the language fixes: waves that part and meet, quads, atomics,
//! barriers, loops, limits, and what is told of values that are undefined or rounded.

mod differences;
mod stages;
mod waves;

use trefoil_interp::{Binding, Class, Content, Fault, Limits, Outcome, Program, World, run};
use trefoil_testkit::dxc::Microsoft;
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

/// The register `u0`.
const U0: Binding = Binding::Register(Class::Uav, 0, 0);

/// Runs a compute shader as one group with words in `t0` and room in `u0`; the words in `u0`, alike of all containers.
fn words(source: &str, profile: &str, input: &[u32], room: usize) -> Vec<u32> {
    let mut results: Vec<Vec<u32>> = Vec::new();
    for container in containers(source, profile, &[]) {
        let outcome = one_group(&container, input, room, Limits::default()).unwrap();
        let bytes = &outcome.buffers[&U0].bytes;
        let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
        results.push(bytes.chunks_exact(4).map(word).collect());
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{results:?}");
    results.swap_remove(0)
}

/// Runs a container as one group.
fn one_group(container: &[u8], input: &[u32], room: usize, limits: Limits) -> Result<Outcome, Fault> {
    let program = Program::read(container)?;
    let mut world = World::new(0);
    world.dispatch = Some([1, 1, 1]);
    let bytes = input.iter().flat_map(|word| word.to_le_bytes()).collect();
    world.bind(Binding::Register(Class::Srv, 0, 0), Content::Bytes(bytes));
    world.bind(U0, Content::Bytes(vec![0; room * 4]));
    run(&program, &mut world, limits)
}
