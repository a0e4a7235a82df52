//! Looking on while passes run: dumps, clocks, counts.

use crate::Pass;
use trefoil_ir::Module;

/// Is told of each pass. Whoever wants to print or to take the time implements it; `()` looks away.
pub trait Observer {
    /// A pass is about to run.
    fn before(&mut self, pass: Pass, module: &Module) {
        let _ = (pass, module);
    }

    /// A pass has run, and changed something or not. The verifier has not looked yet.
    fn after(&mut self, pass: Pass, module: &Module, changed: bool) {
        let _ = (pass, module, changed);
    }
}

impl Observer for () {}
