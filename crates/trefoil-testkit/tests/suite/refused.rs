//! Input that must be refused: each kind gets a diagnostic within a second and in bounded memory, without a panic.
//!
//! The program is run as a user runs it, with little more than 1 GiB of address space. What counts is the processor's
//! time, which other work on the machine does not change; a build that is not optimised may take four times as long.
//! Programs that are large rather than wrong must cost in proportion. `cargo xtask hostile` has the figures of a release
//! build at full size.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::hostile::{self, CASES, Case, HEAVY, Heavy, LONGEST_CHAIN, MANY_EDGES, Run};

/// A trial for each case.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |case: &'static Case| {
        Trial::test(format!("refused/{}", case.name), move || check(case).map_err(Failed::from))
    };
    let heavy = |case: &'static Heavy, target: &'static str| {
        Trial::test(format!("refused/grows/{}/{target}", case.name), move || {
            grows_in_step(case, target).map_err(Failed::from)
        })
    };
    let grows = HEAVY.iter().flat_map(|case| hostile::TARGETS.map(|target| heavy(case, target)));
    let edges = |case: &'static Heavy, target: &'static str| {
        Trial::test(format!("refused/edges/{}/{target}", case.name), move || {
            meets_in_one_block(case, target).map_err(Failed::from)
        })
    };
    let many = HEAVY.iter().filter(|case| case.full == MANY_EDGES);
    let edges = many.flat_map(|case| ["dxil", "spirv"].map(|target| edges(case, target)));
    CASES.iter().map(trial).chain(grows).chain(edges).collect()
}

/// As many edges into a block as the source has are compiled, unless the format cannot say it: an instruction of SPIR-V,
/// phis and switches among them, has at most 65535 words. The diagnostic names that limit and the place.
fn meets_in_one_block(case: &Heavy, target: &str) -> Result<(), String> {
    let run = hostile::heavy(&crate::text::program()?, case, case.full, target)?;
    match run.code {
        Some(0) if target != "spirv" => Ok(()),
        Some(1)
            if target == "spirv" && run.said.contains("65535 words") && run.said.contains("main.hlsl:") =>
        {
            Ok(())
        }
        code => Err(format!("it ended with {code:?}:\n{}", run.said.chars().take(600).collect::<String>())),
    }
}

fn check(case: &Case) -> Result<(), String> {
    let run = hostile::refuse(&crate::text::program()?, case)?;
    let short: String = run.said.chars().take(600).collect();
    if !matches!(run.code, Some(1 | 2)) {
        return Err(format!("it ended with {:?}, not with a refusal:\n{short}", run.code));
    }
    if !run.said.contains("error:") {
        return Err(format!("no line says 'error:':\n{short}"));
    }
    if !case.says.iter().any(|word| run.said.contains(word)) {
        return Err(format!("the diagnostic speaks of none of {:?}:\n{short}", case.says));
    }
    if run.said.len() > 256 << 10 {
        return Err(format!("the diagnostics have {} bytes:\n{short}", run.said.len()));
    }
    // What is not optimised says little of speed: `cargo xtask hostile` looks at a release build.
    let patience = if cfg!(debug_assertions) { 8.0 } else { 1.0 };
    if run.seconds > patience {
        return Err(format!("it took {:.1} s:\n{short}", run.seconds));
    }
    Ok(())
}

/// Four times the text must not take eight times as long nor six times the memory, nor end otherwise than with an answer, and a refusal names its place.
fn grows_in_step(case: &Heavy, target: &str) -> Result<(), String> {
    let program = crate::text::program()?;
    // Chains are short enough to be compiled whole.
    let part = if case.full == LONGEST_CHAIN { 4 } else { 64 };
    let small = (case.full / part).max(2);
    let answered = |run: &Run| match run.code {
        Some(1) if !run.said.contains("main.hlsl:") => Err(format!("no place is named:\n{}", run.said)),
        Some(0..=2) => Ok(()),
        code => Err(format!("it ended with {code:?}:\n{}", run.said.chars().take(600).collect::<String>())),
    };
    let few = hostile::heavy(&program, case, small, target)?;
    answered(&few)?;
    let many = hostile::heavy(&program, case, 4 * small, target)?;
    answered(&many)?;
    if many.seconds > 8.0 * few.seconds + 0.2 {
        let (a, b) = (few.seconds, many.seconds);
        return Err(format!("{small} take {a:.2} s, four times as many {b:.2} s"));
    }
    if many.memory > 6 * few.memory {
        let (a, b) = (few.memory >> 20, many.memory >> 20);
        return Err(format!("{small} take {a} MiB, four times as many {b} MiB"));
    }
    Ok(())
}
