//! Modules built by hand, written as DXIL, and judged by DXC's validator, its disassembler, and vkd3d.

use trefoil_dxil::Options;
use trefoil_ir::Module;
pub(crate) use trefoil_testkit::built::*;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::{spirv, vkd3d};

/// Writes a module, or says why not.
pub(crate) fn try_emit(module: &Module, options: &Options) -> Result<Vec<u8>, String> {
    match trefoil_dxil::emit(module.clone(), options, trefoil_opt::Watch::new(&mut (), true)) {
        Ok(output) => Ok(output.container),
        Err(errors) => Err(errors[0].to_string()),
    }
}

/// Writes a module for one shader model; DXC's validator must take it. The disassembly comes back.
pub(crate) fn judge(module: &Module, options: &Options) -> String {
    let bytes = try_emit(module, options).unwrap_or_else(|e| panic!("6.{}: {e}", options.shader_model));
    let dxc = Microsoft::new().unwrap();
    let text = dxc.disassemble(&bytes).unwrap_or_else(|e| panic!("6.{}: {e}", options.shader_model));
    if let Err(why) = dxc.validate(&bytes) {
        panic!("6.{}: {why}\n{text}", options.shader_model);
    }
    text
}

/// As [`judge`], for the shader models from one on; the text of the first.
pub(crate) fn check_from(module: &Module, first: u8) -> String {
    let mut text = String::new();
    for shader_model in (first..=6).rev() {
        text = judge(module, &Options { shader_model, ..Options::default() });
    }
    text
}

/// As [`check_from`] from 6.0 on, and by way of vkd3d to SPIR-V that its validator takes.
pub(crate) fn check(module: &Module) -> String {
    let text = check_from(module, 0);
    let bytes = try_emit(module, &Options::default()).unwrap();
    let made = vkd3d::to_spirv(&bytes, vkd3d::Form::Dxil).unwrap_or_else(|e| panic!("vkd3d: {e}\n{text}"));
    spirv::validate(&made).unwrap_or_else(|e| panic!("spirv-val: {e}\n{text}"));
    text
}
