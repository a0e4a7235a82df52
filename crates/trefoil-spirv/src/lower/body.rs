//! The function under construction: which id each value has, where the walk is, and what is filled in at its end.

use super::arithmetic::{Asked, Whole};
use super::texture::Sizes;
use super::types::Held;
use super::{Lower, Result};
use crate::kinds;
use crate::module::{Id, OpenBlock, Structure, Terminator};
use trefoil_ir::{BlockId, Function, HashMap, HashSet, InstId, Loc, SideMap, Value};

/// What a word of the body that could not be known yet will hold.
#[derive(Clone, Copy)]
pub(super) enum Patch {
    /// The id of a value that comes later.
    Value(Value),
    /// The label of the last block that a block of the IR became.
    Exit(BlockId),
}

/// The function under construction.
pub(super) struct Body {
    /// Where the instruction that is lowered comes from.
    pub(super) loc: Loc,
    /// Whether a lane that is discarded ends.
    pub(super) kills: bool,
    /// The ids of parameters; entry points have none.
    pub(super) params: Vec<Id>,
    /// The ids of values; 0 for those that have none yet.
    pub(super) values: SideMap<InstId, Id>,
    /// Insertions that are written with the last of their chain.
    pub(super) chained: SideMap<InstId, bool>,
    /// Structures and arrays that are only taken apart, put in others or stored.
    pub(super) apart: SideMap<InstId, bool>,
    /// Atomic comparisons of which only what was there before is asked: they are that number.
    pub(super) exchanged: HashSet<InstId>,
    /// Numbers that are loaded as bools, since nothing but whether they are zero is asked.
    pub(super) bools: HashSet<InstId>,
    /// Sums that are how far a value changes to the next pixels, with the value.
    pub(super) widths: HashMap<InstId, Value>,
    /// How those are declared that were loaded as memory has them.
    pub(super) held: HashMap<InstId, Held>,
    /// Products of matrices that are loaded whole, and the loads and addresses of columns that these alone use.
    pub(super) whole: Whole,
    /// The sizes of resources.
    pub(super) sizes: Sizes,
    /// What has been asked of the pipeline and of ray queries.
    pub(super) asked: Asked,
    /// The block of the IR that is lowered.
    pub(super) block: BlockId,
    /// The block that instructions go to.
    pub(super) open: Option<OpenBlock>,
    /// The labels of blocks; 0 for those that nothing has named.
    pub(super) labels: SideMap<BlockId, Id>,
    /// The last label of a block in the layout.
    pub(super) last_label: Id,
    /// The label of the last block that a block of the IR became; 0 until it has ended.
    pub(super) exits: SideMap<BlockId, Id>,
    /// Words of the function that are filled in at its end.
    pub(super) patches: Vec<(usize, Patch)>,
}

impl Body {
    pub(super) fn new(func: &Function, kills: bool) -> Self {
        Self {
            loc: Loc::NONE,
            kills,
            params: Vec::new(),
            values: SideMap::sized(func.inst_count(), Id::NONE),
            chained: SideMap::sized(func.inst_count(), false),
            apart: SideMap::with_default(false),
            exchanged: HashSet::default(),
            bools: HashSet::default(),
            widths: HashMap::default(),
            held: HashMap::default(),
            whole: Whole::default(),
            sizes: Sizes::default(),
            asked: Asked::default(),
            block: BlockId::from_u32(0),
            open: None,
            labels: SideMap::sized(func.blocks.len(), Id::NONE),
            last_label: Id::NONE,
            exits: SideMap::sized(func.blocks.len(), Id::NONE),
            patches: Vec::new(),
        }
    }
}

impl Lower<'_> {
    /// The label of the open block; 0 where there is none.
    pub(super) fn label(&self) -> Id {
        self.body.open.as_ref().map_or(Id::NONE, OpenBlock::label)
    }

    /// Opens a block.
    pub(super) fn open(&mut self, label: Id) {
        self.body.open = Some(self.out.open(label));
        self.enter_block();
    }

    /// Ends the open block, which is the header of a structure when one is given.
    pub(super) fn close(&mut self, structure: Structure, terminator: &Terminator<'_>) -> Result<()> {
        match self.body.open.take() {
            Some(block) => {
                self.out.close(block, structure, terminator);
                Ok(())
            }
            None => self.bug("a block ends twice"),
        }
    }

    /// Fills in what was not known when it was written.
    pub(super) fn resolve_patches(&mut self) -> Result<()> {
        for (at, patch) in std::mem::take(&mut self.body.patches) {
            let word = match patch {
                Patch::Value(v) => self.id(v)?,
                Patch::Exit(block) => self.body.exits[block],
            };
            self.out.patch(at, word);
        }
        Ok(())
    }

    /// Whether what the instruction needs, its types and constants included, can be written: an instruction of SPIR-V has
    /// 16 bits for its length.
    pub(super) fn fits(&self) -> Result<()> {
        if self.out.is_too_long() {
            return self.fail(&kinds::INSTRUCTION_TOO_LONG);
        }
        Ok(())
    }
}
