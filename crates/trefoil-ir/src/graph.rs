//! The control-flow graph that passes share until one of them changes control flow.

use crate::Function;
use crate::cfg::{Cfg, Dominators};
use std::cell::OnceCell;

/// The control-flow graph of a function and its dominator tree, each computed when it is first asked for. Whoever changes
/// control flow begins a new one.
#[derive(Default)]
pub struct Graph {
    cfg: OnceCell<Cfg>,
    doms: OnceCell<Dominators>,
}

impl Graph {
    /// The graph of the function that it belongs to.
    pub fn of(&self, func: &Function) -> &Cfg {
        self.cfg.get_or_init(|| Cfg::new(func))
    }

    /// Its dominator tree.
    pub fn dominators(&self, func: &Function) -> &Dominators {
        self.doms.get_or_init(|| Dominators::new(self.of(func)))
    }

    /// The graph, if it has been asked for.
    pub fn known(&self) -> Option<&Cfg> {
        self.cfg.get()
    }
}
