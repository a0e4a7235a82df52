//! `cargo run --release -p trefoil-validate --example repeat -- TIMES FILE…`: validates containers again and again, for a profiler.

use std::hint::black_box;

fn main() -> std::io::Result<()> {
    let mut words = std::env::args().skip(1);
    let times = words.next().and_then(|word| word.parse().ok()).unwrap_or(1000u32);
    let files = words.map(std::fs::read).collect::<Result<Vec<_>, _>>()?;
    for _ in 0..times {
        for file in &files {
            _ = black_box(trefoil_validate::validate(black_box(file), trefoil_validate::Limits::default()));
        }
    }
    Ok(())
}
