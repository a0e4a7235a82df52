//! Damaged binaries: whatever bytes the readers get, they answer soon and do not panic.
//!
//! The examples as other compilers make them (DXIL and SPIR-V by DXC, DXBC by vkd3d), each cut short, with bytes changed,
//! and with words replaced by the numbers that break arithmetic; DXIL also by its records, which reaches behind the reader of
//! bits. The same damage on every run.

use libtest_mimic::{Failed, Trial};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use trefoil_testkit::consumers;
use trefoil_testkit::dxc::{Microsoft, sign};
use trefoil_testkit::examples::{Example, all};
use trefoil_testkit::random::xorshift::XorShift;

/// How often each binary is damaged.
const ROUNDS: u32 = 150;

/// How long one reading may take; the tests are not built to be fast.
const PATIENCE: Duration = Duration::from_secs(2);

/// A trial for each form of each example.
pub(crate) fn trials() -> Vec<Trial> {
    // What is wrong with the examples, their own tests tell.
    let examples = all().unwrap_or_default();
    let trial = |example: &Example, form: &'static str| {
        let name = format!("damaged/{}/{form}", example.name);
        let example = example.clone();
        Trial::test(name, move || check(&example, form).map_err(Failed::from))
    };
    let of_all = examples.iter().filter(|example| !example.is_recent());
    of_all.flat_map(|example| ["dxil", "spirv", "dxbc"].map(|form| trial(example, form))).collect()
}

fn check(example: &Example, form: &str) -> Result<(), String> {
    let (stage, entry) = &example.entries[0];
    let name = example.path.to_string_lossy();
    let prefix = stage.prefix();
    let whole = match form {
        "dxil" => Microsoft::new()?.compile(&name, &example.source, &format!("{prefix}_6_0"), entry, &[])?,
        "spirv" => {
            // DXC's SPIR-V of one example is not valid: a case the more.
            let args = ["-spirv", "-Vd"];
            Microsoft::new()?.compile(&name, &example.source, &format!("{prefix}_6_0"), entry, &args)?
        }
        _ => {
            let mut vkd3d = consumers::program("vkd3d-compiler")?;
            vkd3d.args(["-x", "hlsl", "-b", "dxbc-tpf", "-e", entry, "-p", &format!("{prefix}_5_0"), "-"]);
            match consumers::run_with(&mut vkd3d, example.source.as_bytes()) {
                Ok(container) => container,
                // vkd3d compiles less HLSL than the others.
                Err(_) => return Ok(()),
            }
        }
    };
    read(&whole).map_err(|why| format!("as it was made: {why}"))?;
    let mut random = XorShift::new(0x9e37_79b9);
    for round in 0..ROUNDS {
        let damaged = damage(&whole, round, &mut random);
        read(&damaged).map_err(|why| format!("damage {round}: {why}"))?;
    }
    let seeds = if form == "dxil" { 0..ROUNDS } else { 0..0 };
    for seed in seeds {
        let Some(damaged) = trefoil_testkit::damage::damage(&whole, seed) else { continue };
        read(&damaged.bytes).map_err(|why| format!("{} (seed {seed}): {why}", damaged.what))?;
    }
    Ok(())
}

/// Cut short, some bytes changed, or a word that is as large as can be.
fn damage(whole: &[u8], round: u32, random: &mut XorShift) -> Vec<u8> {
    let mut next = |below: usize| random.bits() as usize % below.max(1);
    let mut bytes = whole.to_vec();
    match round % 3 {
        0 => bytes.truncate(next(whole.len())),
        1 => {
            for _ in 0..=next(6) {
                let at = next(bytes.len());
                bytes[at] = next(256) as u8;
            }
        }
        _ => {
            let at = next(bytes.len() / 4) * 4;
            let word = [u32::MAX, 0x7fff_ffff, 0x8000_0000, 0, bytes.len() as u32][next(5)];
            if let Some(place) = bytes.get_mut(at..at + 4) {
                place.copy_from_slice(&word.to_le_bytes());
            }
        }
    }
    sign(&mut bytes);
    bytes
}

/// Reads a binary, lists it, and writes it again where that can be; an error is a fine answer, but what was written must read.
fn read(bytes: &[u8]) -> Result<(), String> {
    let start = Instant::now();
    let answer = catch_unwind(AssertUnwindSafe(|| {
        _ = trefoil::disassemble(bytes);
        let again = trefoil::rewrite(bytes).ok()?;
        trefoil::rewrite(&again).err()
    }));
    let took = start.elapsed();
    match answer {
        Err(_) => Err("the reader panicked".into()),
        Ok(_) if took > PATIENCE => Err(format!("reading took {took:.1?}")),
        Ok(Some(why)) => Err(format!("what was written does not read: {why}")),
        Ok(None) => Ok(()),
    }
}
