//! Stock clang as a front end: HLSL to LLVM IR, which `trefoil llc` lowers.

use crate::exec::route::Level;
use crate::{consumers, spirv};
use trefoil::{OptLevel, Options, Stage};

/// Where clang's own headers lie, HLSL's among them.
const HEADERS: &str = "clang/usr/lib/llvm-22/lib/clang/22/include";

/// Clang's triple for DXIL, without the stage.
pub const DXIL: &str = "dxil-pc-shadermodel6.3";

/// As [`DXIL`], of the model from which on handles are annotated and lifetimes marked.
pub const DXIL_6_6: &str = "dxil-pc-shadermodel6.6";

/// Clang's triple for Vulkan, without the stage.
pub const SPIRV: &str = "spirv1.6-unknown-vulkan1.3";

/// Whether clang is among the consumers; it is large, and fetched only when it is named.
pub fn is_there() -> bool {
    consumers::file("bin/clang-22").is_ok() && consumers::file(HEADERS).is_ok()
}

/// The IR that clang writes for an entry: `target` is a triple without its stage.
pub fn ir(source: &str, target: &str, stage: Stage, entry: &str, level: Level) -> Result<String, String> {
    let mut clang = consumers::program("clang-22")?;
    clang.args(["-cc1", "-triple", &format!("{target}-{}", stage.name()), "-hlsl-entry", entry]);
    clang.arg("-internal-isystem").arg(consumers::file(HEADERS)?);
    clang.args(["-x", "hlsl", "-finclude-default-header", "-emit-llvm", level.option(), "-o", "-", "-"]);
    let ir = consumers::run_with(&mut clang, source.as_bytes())?;
    String::from_utf8(ir).map_err(|e| e.to_string())
}

/// Our SPIR-V of clang's IR for Vulkan, of which levels agree that it is valid; gives that of the first.
pub fn spirv(name: &str, ir: &str, options: &Options) -> Result<Vec<u8>, String> {
    let mut first = None;
    for opt_level in [OptLevel::O2, OptLevel::O0] {
        let options = Options { opt_level, ..options.clone() };
        let made = trefoil::llc(name, ir.as_bytes(), None, &options).map_err(|e| e.to_string())?.bytes;
        spirv::validate(&made)?;
        first.get_or_insert(made);
    }
    first.ok_or_else(|| "no level".into())
}
