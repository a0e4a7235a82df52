//! Stock clang as a front end: HLSL to LLVM IR, which `trefoil llc` lowers.

use crate::consumers;
use crate::exec::route::Level;
use trefoil::Stage;

/// Where clang's own headers lie, HLSL's among them.
const HEADERS: &str = "clang/usr/lib/llvm-22/lib/clang/22/include";

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
