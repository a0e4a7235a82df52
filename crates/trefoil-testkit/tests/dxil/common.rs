//! Modules built by hand, written as DXIL, and judged by DXC's validator, its disassembler, and vkd3d.

use trefoil_dxil::Options;
use trefoil_ir::{CodegenOptions, Module, ShaderModel};
pub(crate) use trefoil_testkit::built::*;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::{spirv, vkd3d};

/// No data for reflection.
pub(crate) fn plain() -> CodegenOptions {
    CodegenOptions { reflection: false, ..CodegenOptions::default() }
}

/// Writes a module for shader model 6.`minor`, or says why not.
pub(crate) fn try_emit(module: &Module, minor: u8, codegen: &CodegenOptions) -> Result<Vec<u8>, String> {
    let (model, own) = (ShaderModel::new(6, minor), Options::default());
    match trefoil_dxil::emit(
        module.clone(),
        model,
        codegen,
        &own,
        None,
        trefoil_opt::Watch::new(&mut (), true),
    ) {
        Ok(output) => Ok(output.container),
        Err(errors) => Err(errors[0].to_string()),
    }
}

/// Writes a module for one shader model; DXC's validator must take it. The disassembly comes back.
pub(crate) fn judge(module: &Module, minor: u8, codegen: &CodegenOptions) -> String {
    let bytes = try_emit(module, minor, codegen).unwrap_or_else(|e| panic!("6.{}: {e}", minor));
    let dxc = Microsoft::new().unwrap();
    let text = dxc.disassemble(&bytes).unwrap_or_else(|e| panic!("6.{}: {e}", minor));
    if let Err(why) = dxc.validate(&bytes) {
        panic!("6.{}: {why}\n{text}", minor);
    }
    text
}

/// As [`judge`], for the shader models from one on; the text of the first.
pub(crate) fn check_from(module: &Module, first: u8) -> String {
    let mut text = String::new();
    for shader_model in (first..=6).rev() {
        text = judge(module, shader_model, &plain());
    }
    text
}

/// As [`check_from`] from 6.0 on, and by way of vkd3d to SPIR-V that its validator takes.
pub(crate) fn check(module: &Module) -> String {
    let text = check_from(module, 0);
    let bytes = try_emit(module, 0, &plain()).unwrap();
    let made = vkd3d::to_spirv(&bytes, vkd3d::Form::Dxil).unwrap_or_else(|e| panic!("vkd3d: {e}\n{text}"));
    spirv::validate(&made).unwrap_or_else(|e| panic!("spirv-val: {e}\n{text}"));
    text
}
