//! The control-flow graph that passes share until one of them changes control flow.

use std::cell::OnceCell;
use trefoil_ir::Function;
use trefoil_ir::cfg::Cfg;

/// The control-flow graph of a function, computed when a pass first asks for it.
#[derive(Default)]
pub(crate) struct Graph(OnceCell<Cfg>);

impl Graph {
    /// The graph of the function that it belongs to.
    pub(crate) fn of(&self, func: &Function) -> &Cfg {
        self.0.get_or_init(|| Cfg::new(func))
    }

    /// The graph, if it has been asked for.
    pub(crate) fn known(&self) -> Option<&Cfg> {
        self.0.get()
    }
}
