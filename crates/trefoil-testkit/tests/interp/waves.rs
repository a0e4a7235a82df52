//! Lanes that part and meet, waves, quads, groups and limits.

use super::{containers, one_group, words};
use trefoil_interp::{Fault, Limits};

const HEAD: &str = "StructuredBuffer<uint> a : register(t0); RWStructuredBuffer<uint> r : register(u0);\n";

#[test]
fn a_wave_operation_sees_the_lanes_on_its_side_of_a_branch() {
    let source = format!(
        "{HEAD}[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {{
            uint sum;
            if (i < 3) sum = WaveActiveSum(i + 1); else sum = WaveActiveSum(100);
            r[i] = sum + 1000 * WaveActiveCountBits(true);
        }}"
    );
    // The two sides meet before the last count.
    assert_eq!(words(&source, "cs_6_0", &[0], 8), [8006, 8006, 8006, 8500, 8500, 8500, 8500, 8500]);
}

#[test]
fn lanes_meet_again_after_break_continue_and_return() {
    let source = format!(
        "{HEAD}uint f(uint i) {{
            uint s = 0;
            for (uint k = 0; k < 6; ++k) {{
                if (k == i) continue;
                if (k > a[i]) break;
                if (i == 2 && k == 1) return 77;
                s += 1 << k;
            }}
            return s + 100 * WaveActiveCountBits(true);
        }}
        [numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {{
            uint v = f(i);
            r[i] = v + 10000 * WaveActiveCountBits(true);
        }}"
    );
    // Lane 2 returns early and is missing from the count within the function, but not after it.
    assert_eq!(words(&source, "cs_6_0", &[2, 9, 9, 3], 4), [40306, 40361, 40077, 40307]);
}

#[test]
fn prefixes_ballots_and_lanes_by_number() {
    let source = format!(
        "{HEAD}[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {{
            uint4 b = WaveActiveBallot((i & 1) != 0);
            r[i] = WavePrefixSum(i + 1) + 100 * b.x + 10000 * WaveReadLaneAt(i, 3 - i)
                + 100000 * WavePrefixCountBits(i != 1) + 1000000 * WaveReadLaneFirst(i + 5);
        }}"
    );
    assert_eq!(words(&source, "cs_6_0", &[0], 4), [5031000, 5121001, 5111003, 5201006]);
}

#[test]
fn quads_read_one_another_and_differ() {
    let source = "float4 main(float4 p : SV_Position) : SV_Target {
        float v = p.x * 4 + p.y * p.y;
        return float4(ddx(v), ddy(v), QuadReadAcrossDiagonal(p.x), QuadReadLaneAt(p.y, 2));
    }";
    for container in containers(source, "ps_6_0", &[]) {
        let program = trefoil_interp::Program::read(&container).unwrap();
        let mut world = trefoil_interp::World::new(1);
        let outcome = trefoil_interp::run(&program, &mut world, Limits::default()).unwrap();
        let row: Vec<f32> = (0..4)
            .map(|col| outcome.outputs.iter().find(|(key, _)| key.lane == 1 && key.col == col).unwrap())
            .map(|(_, cell)| f32::from_bits(cell.bits as u32))
            .collect();
        // Lane 1 is the pixel at 1.5, 0.5; the lane across the diagonal is at 0.5, 1.5.
        assert_eq!(row, [4.0, 2.0, 0.5, 1.5]);
    }
}

#[test]
fn atomics_go_lane_by_lane_and_groups_wait_at_barriers() {
    let source = format!(
        "{HEAD}groupshared uint s[64]; groupshared uint n;
        [numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {{
            if (i == 0) n = 0;
            GroupMemoryBarrierWithGroupSync();
            uint old;
            InterlockedAdd(n, 2, old);
            s[63 - i] = old;
            GroupMemoryBarrierWithGroupSync();
            r[i] = s[i] + 1000 * n;
        }}"
    );
    let right: Vec<u32> = (0..64).map(|i| 128_000 + 2 * (63 - i)).collect();
    assert_eq!(words(&source, "cs_6_0", &[0], 64), right);
}

#[test]
fn a_loop_without_an_end_ends_with_an_error() {
    let source = format!(
        "{HEAD}[numthreads(1, 1, 1)] void main() {{ uint k = 0; while (a[0] == 7) k += r[k & 3]; r[0] = k; }}"
    );
    for container in containers(&source, "cs_6_0", &[]) {
        let limits = Limits { steps: 10_000, ..Limits::default() };
        let fault = one_group(&container, &[7], 4, limits).unwrap_err();
        assert_eq!(fault, Fault::Limit("steps"));
        assert!(one_group(&container, &[8], 4, limits).is_ok());
    }
}

#[test]
fn damaged_containers_are_errors() {
    let source = format!(
        "{HEAD}[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {{ uint t[4] = {{ 1, 2, 3, 4 }}; r[i] = t[a[i] & 3]; }}"
    );
    for container in containers(&source, "cs_6_0", &[]) {
        for at in (0..container.len()).step_by(7) {
            let mut broken = container.clone();
            broken[at] ^= 0x55;
            let limits = Limits { steps: 20_000, memory: 1 << 22, ..Limits::default() };
            // Whatever it says: nothing panics, and it ends.
            let _ = one_group(&broken, &[1, 2], 4, limits);
        }
    }
}
