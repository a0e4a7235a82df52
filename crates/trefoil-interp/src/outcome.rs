//! What came out of a run.

use crate::finding::Invocation;
use crate::memory::{ABSENT, REAL, ROUGH, UNDEF};
use crate::program::{DxilOp, Scalar, Stage};
use crate::world::Binding;
use std::collections::BTreeMap;

/// Which signature an output belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Signature {
    /// The stage's outputs.
    Output,
    /// What holds for a patch or a primitive.
    Patch,
}

/// Where an output is found.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OutputKey {
    /// The signature.
    pub signature: Signature,
    /// The invocation, or the patch or primitive.
    pub lane: u32,
    /// The vertex of a geometry shader, by its stream and its number in it.
    pub vertex: (u32, u32),
    /// The group of a mesh or amplification shader; 0 elsewhere.
    pub group: u32,
    /// The semantic's name in upper case, or in brackets what has no semantic: indices and payloads.
    pub semantic: String,
    /// The semantic's index.
    pub index: u32,
    /// The component.
    pub col: u8,
}

/// A value that came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its bits.
    pub bits: u64,
    /// Its type.
    pub ty: Scalar,
    /// Its flags, those of [`crate::memory`].
    pub flags: u8,
}

/// The bytes of a buffer, or the texels of a texture, that came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Flags of each byte, those of [`crate::memory`].
    pub flags: Vec<u8>,
}

/// Executed operations, by their kind, counted by lanes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// DXIL's operations.
    pub ops: BTreeMap<DxilOp, u64>,
    /// Everything else.
    pub plain: u64,
}

/// What came out of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The stage.
    pub stage: Stage,
    /// Outputs that were stored.
    pub outputs: BTreeMap<OutputKey, Cell>,
    /// Buffers that can be written.
    pub buffers: BTreeMap<Binding, Memory>,
    /// Texels that were written, by their place.
    pub texels: BTreeMap<(Binding, usize), [Cell; 4]>,
    /// Counters that were used.
    pub counters: BTreeMap<Binding, u32>,
    /// Pixels that were discarded.
    pub discarded: Vec<u32>,
    /// Other things that were done, in their order, such as cut strips and dispatched meshes.
    pub events: Vec<String>,
    /// What shaders print, in the order of the execution.
    pub messages: Vec<Message>,
    /// The outputs of all invocations, where as many were executed as somebody asked for.
    pub grid: Option<Grid>,
    /// Whether something undefined decided what was done: no statement about this run is worth much.
    pub undefined_control: bool,
    /// Whether something that may round otherwise decided what was done.
    pub rough_control: bool,
    /// What was executed.
    pub counts: Counts,
}

/// What a lane prints.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Who prints.
    pub who: Invocation,
    /// The number of the text.
    pub text: u32,
    /// The values, with their types.
    pub values: Vec<(Scalar, u64)>,
}

/// The outputs of many invocations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grid {
    /// Row by row of the signature: the four components of each invocation, pixels line by line.
    pub rows: Vec<Vec<[Cell; 4]>>,
    /// Which invocations gave nothing: pixels that were discarded.
    pub discarded: Vec<bool>,
}

impl Outcome {
    /// Whether anything that came out is undefined.
    pub fn has_undefined(&self) -> bool {
        let undefined = |flags: u8| flags & UNDEF != 0 && flags & ABSENT == 0;
        let cells = self.texels.values().flatten().chain(self.outputs.values());
        let bytes = self.buffers.values().flat_map(|memory| &memory.flags);
        cells.map(|cell| cell.flags).chain(bytes.copied()).any(undefined)
    }

    /// Adds what came out of a later stage of the same draw.
    pub(crate) fn join(&mut self, later: Outcome) {
        self.buffers.extend(later.buffers);
        self.texels.extend(later.texels);
        self.counters.extend(later.counters);
        self.messages.extend(later.messages);
        self.undefined_control |= later.undefined_control;
        self.rough_control |= later.rough_control;
        self.counts.plain += later.counts.plain;
        for (op, count) in later.counts.ops {
            *self.counts.ops.entry(op).or_default() += count;
        }
    }

    /// Of a run that has done nothing yet.
    pub(crate) fn new(stage: Stage) -> Outcome {
        Outcome {
            stage,
            outputs: BTreeMap::new(),
            buffers: BTreeMap::new(),
            texels: BTreeMap::new(),
            counters: BTreeMap::new(),
            discarded: Vec::new(),
            events: Vec::new(),
            messages: Vec::new(),
            grid: None,
            undefined_control: false,
            rough_control: false,
            counts: Counts::default(),
        }
    }
}

impl Cell {
    /// The value in words.
    pub fn show(self) -> String {
        if self.flags & (UNDEF | ABSENT) != 0 {
            return "undefined".into();
        }
        let value = match self.ty {
            Scalar::F16 => format!("{:?}", crate::half::to_f32(self.bits as u16)),
            Scalar::F32 => format!("{:?}", f32::from_bits(self.bits as u32)),
            Scalar::F64 => format!("{:?}", f64::from_bits(self.bits)),
            _ if self.flags & REAL != 0 => {
                format!("{:#x} ({:?})", self.bits, f32::from_bits(self.bits as u32))
            }
            _ => format!("{:#x}", self.bits),
        };
        if self.flags & ROUGH != 0 { format!("about {value}") } else { value }
    }
}
