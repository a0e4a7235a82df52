//! LLVM's DirectX back end step by step: its passes one after the other over a module, and the container of the parts that they leave
//! as variables.

use trefoil_dxcontainer::{Builder, FourCc};
use trefoil_ir::{ConstId, ConstKind, Module};

/// What LLVM's back end runs, in its order.
pub const PASSES: &str = "dxil-finalize-linkage,globaldce,dxil-intrinsic-expansion,dxil-cbuffer-access,dxil-mem-intrinsics,\
    dxil-resource-access,dxil-data-scalarization,scalarizer<load-store>,dxil-flatten-arrays,\
    dxil-forward-handle-accesses,dxil-legalize,dce,dxil-resource-implicit-binding,dxil-translate-metadata,\
    dxil-post-optimization-validation,dxil-op-lower,dxil-prepare";
/// The passes that make variables of parts.
pub const PARTS: &str = "dxil-embed,dxil-globals";

/// The container of the variables that passes leave of a text.
///
/// # Errors
/// What reading it or a pass finds wrong; a pass that there is none of.
pub fn container(text: &[u8], passes: &str) -> Result<Vec<u8>, String> {
    let mut module = trefoil::read_ir("module.ll", text).map_err(|e| e.to_string())?;
    for pass in trefoil::passes(passes)? {
        pass.run(&mut module, true, &mut ()).map_err(|e| format!("{}: {e}", pass.name))?;
    }
    let mut builder = Builder::new();
    for (id, global) in module.ctx.globals.iter() {
        let Some(&section) = module.ctx.sections.get(&id) else { continue };
        let Ok(name) = <&[u8; 4]>::try_from(module.ctx.name(section).as_bytes()) else { continue };
        builder.part(FourCc::new(name), bytes(&module, global.init));
    }
    Ok(builder.finish())
}

/// The bytes of an array of bytes, or of a number of 64 bits.
fn bytes(module: &Module, init: Option<ConstId>) -> Vec<u8> {
    let Some(init) = init else { return Vec::new() };
    let consts = &module.ctx.consts;
    match &consts.get(init).kind {
        ConstKind::Aggregate(parts) => {
            parts.iter().map(|&part| consts.as_int(part).unwrap_or(0) as u8).collect()
        }
        _ => consts.as_int(init).unwrap_or(0).to_le_bytes().to_vec(),
    }
}
