//! The files that places are in, as nodes.

use super::nodes::{NodeId, Nodes};
use crate::bitcode::codes::metadata as code;
use std::sync::Arc;
use trefoil_ir::HashMap;

/// The nodes of files.
#[derive(Default)]
pub(super) struct Files {
    known: HashMap<Arc<str>, NodeId>,
}

impl Files {
    /// The node of a file.
    pub(super) fn node(&mut self, nodes: &mut Nodes, name: &Arc<str>) -> NodeId {
        if let Some(&known) = self.known.get(name) {
            return known;
        }
        // The folder is part of the name.
        let file = nodes.text_or_none(name);
        let id = nodes.uniqued(code::FILE, &[file, 0]);
        self.known.insert(name.clone(), id);
        id
    }
}
