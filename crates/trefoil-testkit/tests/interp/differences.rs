//! What is reported of two programs that do not mean the same, and of values that nobody can rely on.

use super::U0;
use trefoil_interp::compare::{Certainty, Difference, differences};
use trefoil_interp::memory::UNDEF;
use trefoil_interp::{Limits, Program, World, run};
use trefoil_testkit::ours::{Target, compile};

/// What the second of two compute shaders does other than the first.
fn between(first: &str, second: &str, seed: u64) -> Vec<Difference> {
    let mut world = World::new(seed);
    world.dispatch = Some([1, 1, 1]);
    let mut outcome = |body: &str| {
        let source = format!(
            "struct S {{ uint a, b; }}; RWStructuredBuffer<S> o : register(u0); Buffer<float> f : register(t0);
            [numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {{ {body} }}"
        );
        let container = compile("test.hlsl", &source, "cs_6_0", "main", Target::Dxil, &["-Od"]).unwrap();
        run(&Program::read(&container).unwrap(), &mut world, Limits::default()).unwrap()
    };
    let (first, second) = (outcome(first), outcome(second));
    differences(&first, &second, &world)
}

#[test]
fn a_store_that_nobody_asked_for_is_one_whatever_it_stores() {
    let found = between("o[1].a = 5;", "S s = o[1]; s.a = 5; o[1] = s;", 0);
    assert!(
        found.iter().all(|d| d.certainty == Certainty::Sure && d.left.contains("not written")),
        "{found:?}"
    );
    assert!(!found.is_empty());
    assert_eq!(between("o[1].a = o[1].b;", "uint b = o[1].b; o[1].a = b;", 0), []);
}

#[test]
fn what_is_undefined_on_the_left_may_be_anything() {
    let (undefined, three) = ("uint x[2]; x[1] = 4; o[0].a = x[o[1].b & 1 & i];", "o[0].a = 3;");
    assert_eq!(between(undefined, three, 0), []);
    assert!(!between(three, undefined, 0).is_empty());
}

#[test]
fn roundings_are_near_and_jumps_are_told_apart() {
    let (first, second) = ("o[0].a = asuint(f[0] / 3);", "o[0].a = asuint(f[0] * 0.33333334);");
    assert!((0..8).all(|seed| between(first, second, seed).is_empty()));
    let (first, second) = ("o[0].a = uint(f[0] / 3 * 100000);", "o[0].a = uint(f[0] * 0.3334 * 100000);");
    let found: Vec<Difference> = (0..8).flat_map(|seed| between(first, second, seed)).collect();
    assert!(found.iter().any(|d| d.certainty == Certainty::Rounding), "{found:?}");
    let (first, second) = ("o[0].a = asuint(f[0]);", "o[0].a = asuint(f[0] + 0.25);");
    assert!(between(first, second, 0).iter().any(|d| d.certainty == Certainty::Sure));
}

#[test]
fn an_uninitialised_variable_is_told() {
    let source =
        "RWByteAddressBuffer o : register(u0); [numthreads(1, 1, 1)] void main() { uint x[2]; x[0] = 1;
        uint i = o.Load(64) & 1; o.Store2(0, uint2(x[i], 7)); }";
    let container = compile("test.hlsl", source, "cs_6_0", "main", Target::Dxil, &["-Od"]).unwrap();
    let mut undefined = 0;
    for seed in 0..8 {
        let mut world = World::new(seed);
        let outcome = run(&Program::read(&container).unwrap(), &mut world, Limits::default()).unwrap();
        undefined += u32::from(outcome.buffers[&U0].flags[0] & UNDEF != 0);
        assert_eq!(outcome.buffers[&U0].flags[4] & UNDEF, 0);
    }
    assert!((1..8).contains(&undefined), "{undefined}");
}
