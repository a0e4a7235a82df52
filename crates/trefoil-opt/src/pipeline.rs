//! The pipeline, as straight code.

use crate::{Options, clean, dce, expand, mem2reg, simplify, sroa};
use trefoil_ir::{EntityMap, Error, Module};

/// Runs the passes over every function of a module.
///
/// # Errors
/// What a pass cannot do, by name and place: a loop that must be unrolled and cannot be.
pub fn run(module: &mut Module, options: &Options) -> Result<(), Vec<Error>> {
    for id in module.functions.ids() {
        if module.functions[id].is_declaration() {
            continue;
        }
        let ctx = &mut module.ctx;
        let func = &mut module.functions[id];
        clean::run(ctx, func, true);
        expand::run(ctx, func, options.native);
        sroa::run(ctx, func);
        mem2reg::run(ctx, func);
        simplify::run(ctx, func);
        dce::run(&EntityMap::new(), func);
        clean::run(ctx, func, options.keep_structure);
    }
    Ok(())
}
