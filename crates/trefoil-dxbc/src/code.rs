//! Machine code before register allocation: instructions over virtual registers.
//!
//! A virtual register has one to four components that end up side by side in one register. An SSA value is a
//! list of [`Lane`]s, each the place of one scalar, so that swizzles, constants and negations cost nothing until an
//! instruction reads them.

use crate::op::Op;
use crate::program::File;
use smallvec::SmallVec;
use trefoil_ir::{EntityMap, HashMap};

trefoil_ir::entity! {
    /// A virtual register.
    VReg, "v"
}

trefoil_ir::entity! {
    /// An operand with indices, interned.
    RefId, "ref"
}

/// Where a scalar lies, but for its component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Base {
    /// In a virtual register.
    VReg(VReg),
    /// In a register of the input.
    Input(u32),
    /// In a register without a number.
    Special(File),
    /// In an operand with indices.
    Ref(RefId),
    /// In the instruction.
    Const,
}

/// One scalar of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lane {
    /// Where it lies.
    pub(crate) base: Base,
    /// The component; the lower of two for doubles.
    pub(crate) comp: u8,
    /// Negated as a float.
    pub(crate) neg: bool,
    /// Absolute as a float, before negation.
    pub(crate) abs: bool,
    /// A constant's bits.
    pub(crate) imm: u64,
}

/// The scalars of a value.
pub(crate) type Lanes = SmallVec<[Lane; 4]>;

impl Lane {
    /// A component of somewhere.
    pub(crate) fn new(base: Base, comp: u8) -> Lane {
        Lane { base, comp, neg: false, abs: false, imm: 0 }
    }

    /// A constant.
    pub(crate) fn imm(bits: u32) -> Lane {
        Lane { imm: u64::from(bits), ..Lane::new(Base::Const, 0) }
    }

    /// A float constant.
    pub(crate) fn float(value: f32) -> Lane {
        Lane::imm(value.to_bits())
    }

    /// The lane with its float sign turned.
    pub(crate) fn negated(self) -> Lane {
        match self.base {
            Base::Const => Lane { imm: self.imm ^ 1 << 31, ..self },
            _ => Lane { neg: !self.neg, ..self },
        }
    }

    /// The lane without its float sign.
    pub(crate) fn absolute(self) -> Lane {
        match self.base {
            Base::Const => Lane { imm: self.imm & !(1 << 31), ..self },
            _ => Lane { neg: false, abs: true, ..self },
        }
    }

    /// The constant that the lane is.
    pub(crate) fn as_const(&self) -> Option<u32> {
        (self.base == Base::Const).then_some(self.imm as u32)
    }

    /// Whether an instruction can read both in one operand.
    pub(crate) fn joins(&self, other: &Lane) -> bool {
        self.base == other.base && self.neg == other.neg && self.abs == other.abs
    }
}

/// An index of an interned operand: a number, and the register component added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RefIndex {
    /// The number.
    pub(crate) base: u32,
    /// The component.
    pub(crate) reg: Option<(VReg, u8)>,
}

impl RefIndex {
    /// A number alone.
    pub(crate) fn imm(base: u32) -> RefIndex {
        RefIndex { base, reg: None }
    }
}

/// An operand with indices.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RefData {
    /// What it names.
    pub(crate) file: File,
    /// The indices.
    pub(crate) indices: SmallVec<[RefIndex; 3]>,
    /// Whether the resource that it names may differ between the lanes of a wave.
    pub(crate) non_uniform: bool,
}

/// How an instruction reads an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Each component written reads the component at its own place.
    Lanewise,
    /// So many components, always at the first places.
    Fixed(u8),
    /// One double for every pair written.
    Double,
    /// No components.
    Whole,
    /// Written: memory with a mask.
    Written(u8),
}

/// An operand read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Src {
    /// Where it lies.
    pub(crate) base: Base,
    /// The component for each place: of the register written, or from the first.
    pub(crate) comps: [u8; 4],
    /// Constants for each place.
    pub(crate) imm: [u32; 4],
    /// Negated.
    pub(crate) neg: bool,
    /// Absolute.
    pub(crate) abs: bool,
    /// How it is read.
    pub(crate) shape: Shape,
}

impl Src {
    /// A whole operand, without components.
    pub(crate) fn whole(base: Base) -> Src {
        Src { base, comps: [0; 4], imm: [0; 4], neg: false, abs: false, shape: Shape::Whole }
    }

    /// Memory that is written.
    pub(crate) fn written(base: Base, mask: u8) -> Src {
        Src { shape: Shape::Written(mask), ..Src::whole(base) }
    }
}

/// What an instruction writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DstBase {
    /// A virtual register.
    VReg(VReg),
    /// A register of the output.
    Output(u32),
    /// An output without a number.
    Special(File),
    /// An operand with indices.
    Ref(RefId),
}

/// What an instruction writes, and which components.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dst {
    /// Where.
    pub(crate) base: DstBase,
    /// Components.
    pub(crate) mask: u8,
}

/// What becomes of the other result of opcodes with two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Null {
    /// The opcode has one result.
    #[default]
    None,
    /// The first result is not wanted.
    First,
    /// The second result is not wanted.
    Second,
    /// The second result goes to a register of one component.
    Status(VReg),
}

/// An instruction over virtual registers.
#[derive(Clone, Debug)]
pub(crate) struct MInst {
    /// The opcode.
    pub(crate) op: Op,
    /// Control bits.
    pub(crate) controls: u32,
    /// Texel offsets.
    pub(crate) offsets: Option<[i8; 3]>,
    /// What it writes.
    pub(crate) dst: Option<Dst>,
    /// The unwanted result.
    pub(crate) null: Null,
    /// What it reads.
    pub(crate) srcs: SmallVec<[Src; 3]>,
}

impl MInst {
    /// An instruction.
    pub(crate) fn new(op: Op, dst: Option<Dst>, srcs: impl IntoIterator<Item = Src>) -> MInst {
        MInst { op, controls: 0, offsets: None, dst, null: Null::None, srcs: srcs.into_iter().collect() }
    }
}

/// What is known of a virtual register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VRegInfo {
    /// Components.
    pub(crate) width: u8,
    /// Whether it holds doubles, which start at x or z.
    pub(crate) pairs: bool,
}

/// The code of a program, and what it names.
#[derive(Debug, Default)]
pub(crate) struct Code {
    /// Instructions.
    pub(crate) insts: Vec<MInst>,
    /// Virtual registers.
    pub(crate) vregs: EntityMap<VReg, VRegInfo>,
    /// Operands with indices.
    pub(crate) refs: EntityMap<RefId, RefData>,
    /// Whether vertices go out in the middle of it, each with what the outputs hold then.
    pub(crate) emits: bool,
    known: HashMap<RefData, RefId>,
}

impl Code {
    /// A new virtual register.
    pub(crate) fn vreg(&mut self, width: u8) -> VReg {
        self.vregs.push(VRegInfo { width, pairs: false })
    }

    /// The id of an operand with indices.
    pub(crate) fn intern(&mut self, data: RefData) -> RefId {
        if let Some(&id) = self.known.get(&data) {
            return id;
        }
        let id = self.refs.push(data.clone());
        self.known.insert(data, id);
        id
    }

    /// Whether reading the lane reads the virtual register.
    pub(crate) fn lane_reads(&self, lane: &Lane, vreg: VReg) -> bool {
        match lane.base {
            Base::VReg(own) => own == vreg,
            Base::Ref(id) => {
                self.refs[id].indices.iter().any(|index| index.reg.is_some_and(|(reg, _)| reg == vreg))
            }
            _ => false,
        }
    }
}

/// The components of a mask, in order. Most masks have one: each costs a step, not each that there might be.
#[inline]
pub(crate) fn components(mask: u8) -> impl Iterator<Item = u8> {
    let mut left = mask & 15;
    std::iter::from_fn(move || {
        let next = left.trailing_zeros() as u8;
        let any = left != 0;
        left &= left.wrapping_sub(1);
        any.then_some(next)
    })
}

/// Calls `f` with each component of a virtual register that an instruction reads, indices included.
pub(crate) fn for_each_read(refs: &EntityMap<RefId, RefData>, inst: &MInst, mut f: impl FnMut(VReg, u8)) {
    let written = inst.dst.map_or(0, |dst| dst.mask);
    let of_indices = |id: RefId, f: &mut dyn FnMut(VReg, u8)| {
        refs[id].indices.iter().filter_map(|index| index.reg).for_each(|(vreg, comp)| f(vreg, comp));
    };
    for src in &inst.srcs {
        match src.base {
            Base::VReg(vreg) => match src.shape {
                Shape::Lanewise => {
                    components(written).for_each(|i| f(vreg, src.comps[usize::from(i)]));
                }
                Shape::Fixed(count) => src.comps[..usize::from(count)].iter().for_each(|&comp| f(vreg, comp)),
                Shape::Double => {
                    f(vreg, src.comps[0]);
                    f(vreg, src.comps[0] + 1);
                }
                Shape::Whole | Shape::Written(_) => {}
            },
            Base::Ref(id) => of_indices(id, &mut f),
            _ => {}
        }
    }
    if let Some(Dst { base: DstBase::Ref(id), .. }) = inst.dst {
        of_indices(id, &mut f);
    }
}
