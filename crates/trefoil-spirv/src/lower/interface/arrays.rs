//! Arrays of inputs: one of which a block reads several elements is loaded whole, once for the block, and they are taken out.

use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::Op;
use trefoil_ir::{BlockId, HashMap, InstId, Intrinsic, Semantic, Stage};

/// Least elements of an array that are read as parts of the whole: as many as come to fewer instructions.
const MIN_READ: u32 = 3;

/// What has an element for each vertex, or for each row, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Array {
    /// An input, of a value for each vertex.
    Vertices(usize),
    /// What a patch has, of rows.
    PatchRows(usize),
}

/// An element of an array, by a constant index.
#[derive(Clone, Copy)]
struct Element {
    of: Array,
    index: u32,
    /// How many there are.
    count: u32,
}

/// The arrays that are read.
#[derive(Default)]
pub(in crate::lower) struct Arrays {
    /// How many elements of each a block reads.
    read: HashMap<(BlockId, Array), u32>,
    /// Those that a block has loaded, by its label.
    loaded: HashMap<(Id, Array), Id>,
}

impl Lower<'_> {
    /// Notes that a block reads an element of an array.
    pub(in crate::lower) fn note_array(&mut self, inst: InstId, block: BlockId) {
        if let Some(element) = self.array_element(inst) {
            *self.interface.arrays.read.entry((block, element.of)).or_default() += 1;
        }
    }

    /// The element of an array of inputs that an instruction reads.
    fn array_element(&self, inst: InstId) -> Option<Element> {
        let operands = self.func.operands(inst);
        let constant = |at: usize| operands.get(at).and_then(|&v| u32::try_from(self.ctx.as_int(v)?).ok());
        let n = constant(0)? as usize;
        let (of, index, count) = match self.func.insts[inst].intrinsic()? {
            Intrinsic::LoadInput => {
                let el = self.entry.inputs.get(n).filter(|el| el.rows <= 1)?;
                (Array::Vertices(n), constant(2)?, el.vertices)
            }
            Intrinsic::LoadPatchConstant if self.entry.stage == Stage::Domain => {
                let is_factor =
                    |of: Semantic| matches!(of, Semantic::TessFactor | Semantic::InsideTessFactor);
                let el = self.entry.patch_constants.get(n).filter(|el| !is_factor(el.semantic))?;
                (Array::PatchRows(n), constant(1)?, el.rows)
            }
            _ => return None,
        };
        (index < count).then_some(Element { of, index, count })
    }

    /// The element that an instruction reads of an array, of shapes in a variable, that its block loads whole.
    pub(super) fn element_of_whole(&mut self, inst: InstId, var: Id, shape: Shape) -> Result<Option<Id>> {
        let Some(Element { of, index, count }) = self.array_element(inst) else { return Ok(None) };
        let read = self.interface.arrays.read.get(&(self.body.block, of)).copied().unwrap_or(0);
        if read < MIN_READ || 2 * read < count {
            return Ok(None);
        }
        let label = self.label();
        let whole = match self.interface.arrays.loaded.get(&(label, of)) {
            Some(&known) => known,
            None => {
                let element = self.type_of_shape(shape);
                let ty = self.of_vertices(element, count);
                let whole = self.out.value(Op::Load, ty, &[var]);
                self.interface.arrays.loaded.insert((label, of), whole);
                whole
            }
        };
        Ok(Some(self.op_with(Op::CompositeExtract, shape, &[whole], &[index])))
    }
}
