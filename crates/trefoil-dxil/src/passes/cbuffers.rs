//! `dxil-cbuffer-access`: the variables that clang has for the members of constant buffers become addresses through the
//! buffers' handles; they and `!hlsl.cbs` go.

use super::operations::defined;
use super::sweep;
use crate::import::cbuffers::Members;
use trefoil_ir::{Error, Module};

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    let members = Members::of(module)?;
    for id in defined(module) {
        members.rewrite(&mut module.ctx, &mut module.functions[id]);
        crate::import::one_space(&module.ctx, &mut module.functions[id]);
    }
    let ctx = &module.ctx;
    module.named_metadata.retain(|(name, _)| ctx.name(*name) != "hlsl.cbs");
    sweep::remove_globals(module, |g| members.contains(g));
    Ok(())
}
