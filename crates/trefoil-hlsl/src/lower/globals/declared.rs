//! What is declared so far: by all functions of the module, and by the one that is lowered.

use super::kept::KeptStatics;
use super::members::Members;
use crate::lower::debug::Recorder;
use crate::lower::scan::ReachedVars;
use crate::lower::stage::{Declared, library};
use crate::lower::stmt::Flag;
use crate::lower::types::TypeMemo;
use crate::lower::values::Place;
use crate::typed::{BufferId, FuncId, Scalar, TyId, VarId};
use trefoil_entity::{HashMap, SparseMap};
use trefoil_ir::{ConstId, GlobalId, NodeLaunch, ResourceId, TypeId, Value};

/// What the functions of a module share: the rows of resources, and the group's memory.
#[derive(Default)]
pub(in crate::lower) struct Shared {
    /// By variable, whether a function of a library reaches it; none once all these are declared, in their order.
    pub reached: Option<ReachedVars>,
    /// Of a library, the variables of the group that any function gives to mesh shaders.
    pub payloads: Vec<VarId>,
    /// The types that are made, while no function is lowered.
    pub types: TypeMemo,
    /// Functions that other libraries have, numbered after those that come out.
    pub others: Vec<library::Other>,
    /// Which of them a function is.
    pub numbers_of_others: HashMap<FuncId, usize>,
    /// The first hull shader that has a patch constant function, by its place among the entries.
    pub patches: HashMap<FuncId, usize>,
    /// How many functions come out.
    pub first_other: usize,
    /// The places of resource variables and of those in the group's memory; kept for libraries.
    pub places: HashMap<VarId, Place>,
    /// Of a library, the statics that outlive a call.
    pub statics: KeptStatics,
    /// The flags of those of them that their declarations set.
    pub flags: HashMap<VarId, GlobalId>,
    /// Whether resources that nothing uses have been declared, where the target or an option asks for them.
    pub has_unused: bool,
    /// The row of each constant buffer, and the type of what is in it.
    pub buffers: HashMap<BufferId, (Value, TypeId)>,
    /// The resources in each global structure, in the order of its fields.
    pub inner: HashMap<VarId, Vec<ResourceId>>,
    /// How those are used, and those of arrays in constant buffers, where the target binds each by itself.
    pub members: Members,
    /// What the entry of a geometry, hull or domain shader declares.
    pub geometry: Declared,
    /// Debug information, where it is asked for.
    pub debug: Option<Box<Recorder>>,
    /// Whether anything in the program is `precise`.
    pub has_precise: bool,
    /// Whether this thread has room for programs that nest deep.
    pub has_room: bool,
}

/// What the function that is lowered has of globals, besides their places.
#[derive(Default)]
pub(in crate::lower) struct Globals {
    /// The address of each constant buffer that is used, and the type of what is in it.
    pub buffers: HashMap<BufferId, (Value, TypeId)>,
    /// The tables of constants, by what they hold.
    pub tables: HashMap<ConstId, GlobalId>,
    /// For a target whose heaps are arrays: the array of each type that is taken from a heap.
    pub heaps: HashMap<TyId, ResourceId>,
    /// The static variables that change: calls in a loop may do so.
    pub changing_statics: Vec<VarId>,
    /// The statics that their declarations set, by id, each with the flag that says that it is not set.
    pub waiting: Vec<(VarId, Flag)>,
    /// The position that a vertex shader gives, once it has.
    pub position: Option<(Value, Scalar)>,
    /// For a target that cannot ask whether a lane is a helper: the memory of having discarded.
    pub discarded: Option<Value>,
    /// Of the entry of a node, how it is launched, and how many outputs and inputs have handles.
    pub launch: Option<NodeLaunch>,
    pub nodes: [u32; 2],
}

/// How many variables a usual entry reaches.
const USUAL: usize = 12;

/// Where each variable lives, by its id.
#[derive(Default)]
pub(in crate::lower) struct Slots {
    /// By variable: one more than the number of its place. Most variables of a program are not reached.
    numbers: SparseMap<VarId, u32>,
    places: Vec<Place>,
}

impl Slots {
    /// The place of a variable, once it has one.
    pub(in crate::lower) fn get(&self, var: VarId) -> Option<&Place> {
        let number = self.numbers.get(var).checked_sub(1)?;
        self.places.get(number as usize)
    }

    /// Gives a variable a place, which may be another one than it had.
    pub(in crate::lower) fn insert(&mut self, var: VarId, place: Place) {
        let number = self.numbers.get(var);
        if let Some(known) = self.places.get_mut((number as usize).wrapping_sub(1)) {
            *known = place;
            return;
        }
        if self.places.is_empty() {
            self.places.reserve(USUAL);
        }
        self.places.push(place);
        self.numbers.set(var, self.places.len() as u32);
    }
}
