//! Byte code of shader model 5.1 in the interpreter, beside the DXIL of both compilers.

use crate::{U0, containers, one_group};
use trefoil_interp::compare::differences;
use trefoil_interp::{Limits, Program, World, run};
use trefoil_testkit::ours::{Target, compile};

/// Our byte code of a compute shader, at both levels.
fn byte_code(source: &str) -> Vec<Vec<u8>> {
    let of = |level| compile("test.hlsl", source, "cs_5_1", "main", Target::Dxbc, &[level]).unwrap();
    vec![of("-O3"), of("-Od")]
}

/// The words that a group leaves in `u0`, alike of byte code and of DXIL.
fn words(source: &str, input: &[u32], room: usize) -> Vec<u32> {
    let mut results = Vec::new();
    for made in byte_code(source).into_iter().chain(containers(source, "cs_6_0", &[])) {
        let outcome = one_group(&made, input, room, Limits::default()).unwrap();
        let bytes = &outcome.buffers[&U0].bytes;
        results.push(
            bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect::<Vec<u32>>(),
        );
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{results:?}");
    results.swap_remove(0)
}

#[test]
fn inputs_of_one_semantic_go_to_pixels_each_in_its_own_way() {
    const SOURCE: &str = "
        float4 main(float4 smooth : LOC0, nointerpolation float4 flat_ : LOC1) : SV_Target {
            return smooth + 64 * flat_;
        }";
    let own = compile("test.hlsl", SOURCE, "ps_5_1", "main", Target::Dxbc, &[]).unwrap();
    for theirs in containers(SOURCE, "ps_6_0", &[]) {
        let mut world = World::new(1);
        let [right, other] = [&theirs, &own]
            .map(|made| run(&Program::read(made).unwrap(), &mut world, Limits::default()).unwrap());
        assert_eq!(differences(&right, &other, &world), []);
    }
}

#[test]
fn a_move_within_a_register_reads_all_components_first() {
    const SOURCE: &str = "
        ByteAddressBuffer In : register(t0);
        RWByteAddressBuffer Out : register(u0);
        [numthreads(1, 1, 1)]
        void main() {
            uint3 v = In.Load3(0);
            [loop] for (uint i = 0; i < In.Load(12); i++) v = v.zxy;
            Out.Store3(0, v);
        }";
    assert_eq!(words(SOURCE, &[5, 6, 7, 2], 3), [6, 7, 5]);
}

const FLOW: &str = "
    ByteAddressBuffer In : register(t0);
    RWByteAddressBuffer Out : register(u0);
    [numthreads(8, 1, 1)]
    void main(uint i : SV_GroupIndex) {
        uint sum = 0;
        [loop] for (uint n = 0; n < 10; ++n) {
            if (n == i) continue;
            if (n > In.Load(0)) break;
            switch (n + i) {
                case 1: case 2: sum += 100; break;
                case 3: sum += 1000;
                default: sum += n; break;
            }
        }
        Out.Store(4 * i, sum);
    }";

#[test]
fn structures_nest_and_lanes_part() {
    // Lane 0 goes through 1 to 5, where 1 and 2 are cases, 3 falls to no other; and so on.
    let expected: Vec<u32> = (0..8)
        .map(|i| {
            let rounds = (0..=5).filter(|&n| n != i);
            let each = |n: u32| match n + i {
                1 | 2 => 100,
                3 => 1000 + n,
                _ => n,
            };
            rounds.map(each).sum()
        })
        .collect();
    assert_eq!(words(FLOW, &[5], 8), expected);
}

#[test]
fn arrays_are_indexed_by_values() {
    let source = "
        static const uint4 table[3] = { uint4(1, 2, 3, 4), uint4(5, 6, 7, 8), uint4(9, 10, 11, 12) };
        ByteAddressBuffer In : register(t0);
        RWByteAddressBuffer Out : register(u0);
        [numthreads(1, 1, 1)]
        void main() {
            uint own[4];
            for (uint n = 0; n < 4; ++n) own[In.Load(4 * n)] = 10 * n;
            uint4 row = table[In.Load(0) % 3];
            for (uint m = 0; m < 4; ++m) Out.Store(4 * m, own[m] + row[In.Load(4 * m)]);
        }";
    assert_eq!(words(source, &[2, 0, 3, 1], 4), [10 + 11, 30 + 9, 12, 20 + 10]);
}

#[test]
fn group_memory_and_atomics_work_together() {
    let source = "
        groupshared uint total;
        groupshared uint values[16];
        ByteAddressBuffer In : register(t0);
        RWByteAddressBuffer Out : register(u0);
        [numthreads(16, 1, 1)]
        void main(uint i : SV_GroupIndex) {
            if (i == 0) total = In.Load(0);
            values[i] = i * i;
            GroupMemoryBarrierWithGroupSync();
            InterlockedAdd(total, values[15 - i]);
            GroupMemoryBarrierWithGroupSync();
            uint before;
            Out.InterlockedMax(64, i, before);
            Out.Store(4 * i, total + values[i]);
        }";
    let sum: u32 = 7 + (0..16).map(|i| i * i).sum::<u32>();
    let expected: Vec<u32> = (0..16).map(|i| sum + i * i).chain([15]).collect();
    assert_eq!(words(source, &[7], 17), expected);
}

#[test]
fn doubles_lie_in_pairs() {
    let source = "
        ByteAddressBuffer In : register(t0);
        RWByteAddressBuffer Out : register(u0);
        [numthreads(1, 1, 1)]
        void main() {
            double a = asdouble(In.Load(0), In.Load(4)), b = asdouble(In.Load(8), In.Load(12));
            double c = a * b - a;
            uint low, high;
            asuint(c, low, high);
            Out.Store3(0, uint3(low, high, a < b ? 1 : 2));
        }";
    let (a, b) = (1.25f64, 1e10f64);
    let half = |bits: u64| [bits as u32, (bits >> 32) as u32];
    let input = [half(a.to_bits()), half(b.to_bits())].concat();
    let [low, high] = half((a * b - a).to_bits());
    assert_eq!(words(source, &input, 3), [low, high, 1]);
}

#[test]
fn broken_byte_code_is_an_error_and_no_panic() {
    let whole = byte_code(FLOW).swap_remove(0);
    let limits = Limits { steps: 5_000, ..Limits::default() };
    for at in 0..whole.len() {
        for bit in [0, 3, 5, 7] {
            let mut broken = whole.clone();
            broken[at] ^= 1 << bit;
            if let Ok(program) = Program::read(&broken) {
                drop(run(&program, &mut World::new(0), limits));
            }
        }
    }
    assert!(Program::read(&whole).is_ok());
}
