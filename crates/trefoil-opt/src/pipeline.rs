//! The pipeline, as straight code. In debug builds the verifier runs behind each pass.

use crate::{Options, clean, cse, dce, expand, ifconvert, mem2reg, simplify, sroa, unroll};
use trefoil_ir::verify::verify_function;
use trefoil_ir::{Context, EntityMap, Error, Function, Module};

/// Most rounds of if-conversion: how deep `if`s are converted from the inside.
const IF_ROUNDS: usize = 4;
/// Most rounds of the last simplifying and cleaning.
const LAST_ROUNDS: usize = 6;

/// Runs the passes over every function of a module.
///
/// # Errors
/// What a pass cannot do, by name and place: a loop that must be unrolled and cannot be. In debug builds, what the
/// verifier finds, with the pass behind which it found it: a bug of ours.
pub fn run(module: &mut Module, options: &Options) -> Result<(), Vec<Error>> {
    let mut errors = Vec::new();
    for id in module.functions.ids() {
        if module.functions[id].is_declaration() {
            continue;
        }
        let ctx = &mut module.ctx;
        let func = &mut module.functions[id];
        checked("lowering", ctx, func)?;
        clean::run(ctx, func, true);
        checked("clean", ctx, func)?;
        expand::run(ctx, func, options.native);
        checked("expand", ctx, func)?;
        values(ctx, func)?;
        if unroll::run(ctx, func, &mut errors) {
            checked("unroll", ctx, func)?;
            clean::run(ctx, func, true);
            values(ctx, func)?;
        }
        cse::run(ctx, func);
        checked("cse", ctx, func)?;
        for _ in 0..IF_ROUNDS {
            clean::run(ctx, func, true);
            if !ifconvert::run(ctx, func) {
                break;
            }
            checked("ifconvert", ctx, func)?;
        }
        finish(ctx, func, options.keep_structure)?;
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Known branches go, and what is then known of values, until nothing is left to do.
fn finish(ctx: &mut Context, func: &mut Function, keep_structure: bool) -> Result<(), Vec<Error>> {
    for _ in 0..LAST_ROUNDS {
        let cleaner = clean::run(ctx, func, keep_structure);
        checked("the last clean", ctx, func)?;
        // Simplifying comes last: cleaning leaves phis with one way in, and not every reader of DXIL takes those.
        let simpler = simplify::run(ctx, func);
        dce::run(&EntityMap::new(), func);
        checked("simplify", ctx, func)?;
        if !cleaner && !simpler {
            break;
        }
    }
    Ok(())
}

/// Memory to values, and what then is known of them.
fn values(ctx: &mut Context, func: &mut Function) -> Result<(), Vec<Error>> {
    sroa::run(ctx, func);
    checked("sroa", ctx, func)?;
    mem2reg::run(ctx, func);
    checked("mem2reg", ctx, func)?;
    simplify::run(ctx, func);
    checked("simplify", ctx, func)?;
    dce::run(&EntityMap::new(), func);
    checked("dce", ctx, func)
}

/// In debug builds, whether the invariants of the IR hold behind a pass.
fn checked(pass: &str, ctx: &Context, func: &Function) -> Result<(), Vec<Error>> {
    if !cfg!(debug_assertions) {
        return Ok(());
    }
    let mut errors = verify_function(ctx, func);
    for e in &mut errors {
        e.message = format!("behind {pass}: {}", e.message);
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}
