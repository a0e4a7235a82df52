//! The pipeline, as straight code.

use crate::{Options, clean, cse, dce, expand, ifconvert, mem2reg, simplify, sroa, unroll};
use trefoil_ir::{Context, EntityMap, Error, Function, Module};

/// Most rounds of if-conversion: how deep `if`s are converted from the inside.
const IF_ROUNDS: usize = 4;
/// Most rounds of the last simplifying and cleaning.
const LAST_ROUNDS: usize = 6;

/// Runs the passes over every function of a module.
///
/// # Errors
/// What a pass cannot do, by name and place: a loop that must be unrolled and cannot be.
pub fn run(module: &mut Module, options: &Options) -> Result<(), Vec<Error>> {
    let mut errors = Vec::new();
    for id in module.functions.ids() {
        if module.functions[id].is_declaration() {
            continue;
        }
        let ctx = &mut module.ctx;
        let func = &mut module.functions[id];
        clean::run(ctx, func, true);
        expand::run(ctx, func, options.native);
        values(ctx, func);
        if unroll::run(ctx, func, &mut errors) {
            clean::run(ctx, func, true);
            values(ctx, func);
        }
        cse::run(ctx, func);
        for _ in 0..IF_ROUNDS {
            clean::run(ctx, func, true);
            if !ifconvert::run(ctx, func) {
                break;
            }
        }
        finish(ctx, func, options.keep_structure);
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Known branches go, and what is then known of values, until nothing is left to do.
fn finish(ctx: &mut Context, func: &mut Function, keep_structure: bool) {
    for _ in 0..LAST_ROUNDS {
        let simpler = simplify::run(ctx, func);
        dce::run(&EntityMap::new(), func);
        if !clean::run(ctx, func, keep_structure) && !simpler {
            break;
        }
    }
}

/// Memory to values, and what then is known of them.
fn values(ctx: &mut Context, func: &mut Function) {
    sroa::run(ctx, func);
    mem2reg::run(ctx, func);
    simplify::run(ctx, func);
    dce::run(&EntityMap::new(), func);
}
