//! Modules built by hand, written as SPIR-V, and judged by the validator.

use trefoil_ir::Module;
use trefoil_spirv::{Options, TargetEnv};
pub(crate) use trefoil_testkit::built::*;
use trefoil_testkit::consumers::{program, run_with};
use trefoil_testkit::spirv::validate_for;

pub(crate) const ENVS: [(TargetEnv, &str); 4] = [
    (TargetEnv::Vulkan1_1, "vulkan1.1"),
    (TargetEnv::Vulkan1_1Spirv1_4, "vulkan1.1spv1.4"),
    (TargetEnv::Vulkan1_2, "vulkan1.2"),
    (TargetEnv::Vulkan1_3, "vulkan1.3"),
];

/// Writes a module for one environment.
pub(crate) fn emit(module: &Module, env: TargetEnv) -> Vec<u8> {
    let options = Options { env, debug_names: true, ..Options::default() };
    match trefoil_spirv::emit(module.clone(), &options) {
        Ok(bytes) => bytes,
        Err(errors) => panic!("{}", errors[0]),
    }
}

/// The module as text, after the validator took it for every environment.
pub(crate) fn check(module: &Module) -> String {
    check_from(module, TargetEnv::Vulkan1_1)
}

/// As [`check`], for the environments from one on.
pub(crate) fn check_from(module: &Module, first: TargetEnv) -> String {
    let mut text = String::new();
    for (env, name) in ENVS.into_iter().filter(|(e, _)| *e >= first) {
        let bytes = emit(module, env);
        text = trefoil_spirv::disassemble(&bytes).expect("our own module reads back");
        validate_for(&bytes, name).unwrap_or_else(|why| panic!("{name}: {why}\n{text}"));
        assemble(&text, &bytes);
    }
    text
}

/// The assembler makes the same module of our text.
fn assemble(text: &str, bytes: &[u8]) {
    if text.contains("PartitionedEXT") {
        return; // The grammar's name is newer than the assembler.
    }
    let minor = bytes[5];
    let env = format!("spv1.{minor}");
    let args = ["--preserve-numeric-ids", "--target-env", &env, "-o", "-", "-"];
    let theirs =
        program("spirv-as").and_then(|mut assembler| run_with(assembler.args(args), text.as_bytes()));
    let theirs = theirs.unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert!(theirs[20..] == bytes[20..], "the text does not say all of the module:\n{text}");
}

/// Runs one of the fetched SPIR-V tools on a module.
pub(crate) fn tool(name: &str, args: &[&str], input: &[u8]) -> Result<String, String> {
    let said = run_with(program(name)?.args(args), input)?;
    Ok(String::from_utf8_lossy(&said).into_owned())
}
