//! A module: the functions, and the context that they share.

use crate::context::{Context, Metadata};
use crate::debug::DebugInfo;
use crate::entry::{EntryPoint, Subobject};
use crate::function::Function;
use crate::ids::{FuncId, MetadataId};
use crate::symbol::Symbol;
use smallvec::SmallVec;
use trefoil_entity::EntityMap;

/// The nodes under a name, of which most have one.
pub type NamedNodes = SmallVec<[MetadataId; 4]>;

/// A module: what one compile is about.
#[derive(Clone, Default)]
pub struct Module {
    /// What the functions share.
    pub ctx: Context,
    /// The functions.
    pub functions: EntityMap<FuncId, Function>,
    /// The entry points, with their stage and signatures.
    pub entries: Vec<EntryPoint>,
    /// What a library tells the runtime of state objects.
    pub subobjects: Vec<Subobject>,
    /// The part that the entry's root signature becomes, from the pass on that takes it out of the metadata.
    pub root_signature: Option<Vec<u8>>,
    /// Named metadata, in order.
    pub named_metadata: Vec<(Symbol, NamedNodes)>,
    /// `source_filename`.
    pub source_name: String,
    /// `target triple`; empty when there is none.
    pub triple: String,
    /// `target datalayout`; empty when there is none.
    pub data_layout: String,
    /// What debug information says of the source, where it is asked for.
    pub debug: Option<Box<DebugInfo>>,
}

impl Module {
    /// Adds a metadata node.
    pub fn add_metadata(&mut self, node: Metadata) -> MetadataId {
        self.ctx.metadata.push(node)
    }

    /// Does something with a function and the rest of the module at once. Meanwhile a declaration of its name stands in its place.
    pub fn with_function<T>(&mut self, id: FuncId, then: impl FnOnce(&mut Module, &mut Function) -> T) -> T {
        let (name, ret) = (self.functions[id].name, self.functions[id].ret);
        let mut func = std::mem::replace(&mut self.functions[id], Function::new(name, ret, Vec::new()));
        let done = then(self, &mut func);
        self.functions[id] = func;
        done
    }

    /// The function of this name.
    pub fn find_function(&self, name: &str) -> Option<FuncId> {
        let symbol = self.ctx.symbols.find(name)?;
        self.functions.iter().find(|(_, f)| f.name == symbol).map(|(id, _)| id)
    }
}
