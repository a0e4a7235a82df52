//! `meaning --speed`: how many operations a second the interpreter executes on one core.

use std::time::Instant;
use trefoil_interp::{Limits, Program, World, run};
use trefoil_testkit::ours::{self, Target};

/// A loop of simple operations that no compiler folds, in each of the lanes of a wave.
const SHADER: &str = "RWStructuredBuffer<uint> r;
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint x = id, y = 1;
    float z = id;
    [loop] for (uint k = 0; k < 100000; k++)
    {
        x = x * 1664525 + 1013904223;
        y ^= x >> 7;
        if (y & 1)
            z = z * 0.5 + float(k & 15);
        else
            y += k;
    }
    r[id] = x ^ y ^ asuint(z);
}
";

/// Executes the shader, and prints what is counted by lanes.
pub(crate) fn measure() -> Result<(), String> {
    let made = ours::judge("speed.hlsl", SHADER, "cs_6_0", "main", Target::Dxil, &["-O3"])??.0;
    let program = Program::read(&made).map_err(|fault| fault.to_string())?;
    let limits = Limits { steps: u64::MAX, ..Limits::default() };
    let started = Instant::now();
    let outcome = run(&program, &mut World::new(0), limits).map_err(|fault| fault.to_string())?;
    let seconds = started.elapsed().as_secs_f64();
    let count = outcome.counts.plain + outcome.counts.ops.values().sum::<u64>();
    println!(
        "{count} operations in {seconds:.2} s: {:.0} million a second on one core",
        count as f64 / seconds / 1e6
    );
    Ok(())
}
