//! Giving virtual registers their places.
//!
//! Steps: values that are only moved to an output are computed there; registers that a move joins and that never
//! hold different things at once become one; the rest take the first register with room, in order of their start.
//! Cost: linear in the instructions, times the registers in use.

use crate::code::{Base, Code, DstBase, MInst, Shape, VReg, components, for_each_read};
use crate::live::{Life, Lives, Segment};
use crate::op::{Motion, Op};
use smallvec::SmallVec;
use trefoil_ir::{Entity, SideMap, filled, pair_key, sort_by_key};

/// Where a virtual register ends up: a register, and how far its components move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The register.
    pub(crate) base: DstBase,
    /// Added to components.
    pub(crate) shift: i8,
}

/// Most temporary registers of a program.
pub(crate) const MAX_TEMPS: u32 = 4096;

/// Registers that share a place.
struct Class {
    members: SmallVec<[VReg; 2]>,
    /// Lives by component from `low` on.
    lanes: SmallVec<[Life; 4]>,
    low: i8,
    pairs: bool,
}

/// The places of all virtual registers, and the number of temporary registers.
pub(crate) struct Allocation {
    places: Vec<Place>,
    /// Temporary registers in use.
    pub(crate) temps: u32,
}

impl Allocation {
    /// Finds the places.
    pub(crate) fn new(code: &Code, lives: Lives) -> Allocation {
        let mut allocator = Allocator::new(code, lives);
        allocator.outputs(code);
        for inst in &code.insts {
            allocator.coalesce(inst);
        }
        allocator.assign()
    }

    /// Every virtual register in a place of its own, for listings of code that has no places yet.
    pub(crate) fn own(code: &Code) -> Allocation {
        let places = code.vregs.ids().map(|vreg| Place { base: DstBase::VReg(vreg), shift: 0 }).collect();
        Allocation { places, temps: code.vregs.len() as u32 }
    }

    /// The place of a virtual register.
    pub(crate) fn place(&self, vreg: VReg) -> Place {
        self.places[vreg.index()]
    }
}

struct Allocator {
    classes: Vec<Class>,
    /// The class of each register.
    owner: Vec<usize>,
    /// Its offset from the class's own place.
    offsets: Vec<i8>,
    fixed: Vec<Option<Place>>,
}

impl Allocator {
    fn new(code: &Code, mut lives: Lives) -> Allocator {
        let mut class = |(vreg, info): (VReg, &crate::code::VRegInfo)| Class {
            members: SmallVec::from_slice(&[vreg]),
            lanes: (0..info.width).map(|comp| lives.take(vreg, comp)).collect(),
            low: 0,
            pairs: info.pairs,
        };
        let classes: Vec<Class> = code.vregs.iter().map(&mut class).collect();
        let owner = (0..classes.len()).collect();
        let (fixed, offsets) = (filled(classes.len(), None), filled(classes.len(), 0));
        Allocator { classes, owner, offsets, fixed }
    }

    /// Puts values that are read by one move to an output, and by nothing else, into the output.
    fn outputs(&mut self, code: &Code) {
        let mut moves: Vec<(VReg, u32, Place)> = Vec::new();
        for inst in &code.insts {
            let Some((vreg, shift)) = plain_move(inst) else { continue };
            let Some(dst) = inst.dst else { continue };
            let width = i8::try_from(code.vregs[vreg].width).unwrap_or(4);
            let fits = match dst.base {
                DstBase::Output(_) => -shift >= 0 && width - shift <= 4,
                DstBase::Special(_) => shift == 0 && width == 1,
                _ => false,
            };
            if fits && !code.vregs[vreg].pairs {
                moves.push((vreg, dst.mask.count_ones(), Place { base: dst.base, shift: -shift }));
            }
        }
        if moves.is_empty() {
            return;
        }
        let mut reads: SideMap<VReg, u32> = SideMap::sized(code.vregs.len(), 0);
        for inst in &code.insts {
            for_each_read(&code.refs, inst, |vreg, _| reads[vreg] += 1);
        }
        let stays = Runs::new(code);
        for (vreg, lane_count, place) in moves {
            if reads[vreg] == lane_count && stays.as_ref().is_none_or(|runs| runs.are_one(vreg)) {
                self.fixed[vreg.index()] = Some(place);
            }
        }
    }

    /// Makes one class of the two that a move joins, where their lives allow it.
    fn coalesce(&mut self, inst: &MInst) {
        let Some((from, shift)) = plain_move(inst) else { return };
        let Some(DstBase::VReg(to)) = inst.dst.map(|dst| dst.base) else { return };
        if self.fixed[from.index()].is_some() || self.fixed[to.index()].is_some() {
            return;
        }
        let (a, b) = (self.owner[to.index()], self.owner[from.index()]);
        if a == b || self.classes[a].pairs != self.classes[b].pairs {
            return;
        }
        // Component `c + shift` of `from` is to lie where component `c` of `to` does.
        let move_by = self.offsets[to.index()] - shift - self.offsets[from.index()];
        if self.classes[a].pairs && move_by % 2 != 0 || !self.compatible(a, b, move_by) {
            return;
        }
        self.merge(a, b, move_by);
    }

    fn compatible(&self, a: usize, b: usize, move_by: i8) -> bool {
        let (a, b) = (&self.classes[a], &self.classes[b]);
        let low = a.low.min(b.low + move_by);
        let high = (a.low + a.lanes.len() as i8).max(b.low + move_by + b.lanes.len() as i8);
        if high - low > 4 {
            return false;
        }
        b.lanes.iter().enumerate().all(|(i, lane)| {
            let at = b.low + move_by + i as i8 - a.low;
            usize::try_from(at).ok().and_then(|at| a.lanes.get(at)).is_none_or(|own| !overlap(own, lane))
        })
    }

    fn merge(&mut self, a: usize, b: usize, move_by: i8) {
        let empty = Class { members: SmallVec::new(), lanes: SmallVec::new(), low: 0, pairs: false };
        let other = std::mem::replace(&mut self.classes[b], empty);
        let class = &mut self.classes[a];
        let low = class.low.min(other.low + move_by);
        for _ in low..class.low {
            class.lanes.insert(0, Life::new());
        }
        class.low = low;
        for (i, lane) in other.lanes.into_iter().enumerate() {
            let at = (other.low + move_by + i as i8 - low) as usize;
            if class.lanes.len() <= at {
                class.lanes.resize(at + 1, Life::new());
            }
            unite(&mut class.lanes[at], lane);
        }
        for vreg in other.members {
            class.members.push(vreg);
            self.offsets[vreg.index()] += move_by;
            self.owner[vreg.index()] = a;
        }
    }

    fn assign(self) -> Allocation {
        let nowhere = Place { base: DstBase::Output(u32::MAX), shift: 0 };
        let mut places: Vec<Place> = self.fixed.iter().map(|place| place.unwrap_or(nowhere)).collect();
        let start = |class: &Class| class.lanes.iter().filter_map(|lane| lane.first()).map(|s| s.0).min();
        let mut order: Vec<(u32, usize)> = (0..self.classes.len())
            .filter(|&i| {
                self.classes[i].members.first().is_some_and(|vreg| self.fixed[vreg.index()].is_none())
            })
            .filter_map(|i| Some((start(&self.classes[i])?, i)))
            .collect();
        // Registers come up in nearly this order, which a stable sort makes use of.
        sort_by_key(&mut order, |&(start, class)| pair_key(start, class as u32));
        let mut file = RegisterFile::default();
        for (_, i) in order {
            let class = &self.classes[i];
            let (register, shift) = file.place(class);
            for &vreg in &class.members {
                let offset = self.offsets[vreg.index()];
                places[vreg.index()] =
                    Place { base: DstBase::VReg(VReg::from_u32(register)), shift: shift + offset };
            }
        }
        Allocation { places, temps: file.registers.len() as u32 }
    }
}

/// The stretches between flow control and vertices that go out, for code where outputs change in its middle: there what is
/// moved to an output may be computed in it only where nothing of the vertex before is still to go out.
struct Runs {
    /// Of each register the stretch that writes it and moves it on, `SEVERAL` where that is not one.
    runs: SideMap<VReg, u32>,
}

const NO_RUN: u32 = 0;
const SEVERAL: u32 = u32::MAX;

impl Runs {
    /// Finds them; `None` where vertices do not go out in the middle of the code.
    fn new(code: &Code) -> Option<Runs> {
        if !code.emits {
            return None;
        }
        let mut runs: SideMap<VReg, u32> = SideMap::sized(code.vregs.len(), NO_RUN);
        let mut run = NO_RUN + 1;
        for inst in &code.insts {
            let mut note = |vreg: VReg| {
                let known = runs[vreg];
                runs[vreg] = if known == NO_RUN || known == run { run } else { SEVERAL };
            };
            for_each_read(&code.refs, inst, |vreg, _| note(vreg));
            if let Some(DstBase::VReg(vreg)) = inst.dst.map(|dst| dst.base) {
                note(vreg);
            }
            if inst.op.info().motion == Motion::Border {
                run += 1;
            }
        }
        Some(Runs { runs })
    }

    /// Whether a register is written and read in one stretch.
    fn are_one(&self, vreg: VReg) -> bool {
        self.runs[vreg] != SEVERAL
    }
}

/// A move of components, all by the same distance, without signs: what is read, and the distance.
fn plain_move(inst: &MInst) -> Option<(VReg, i8)> {
    if inst.op != Op::Mov {
        return None;
    }
    let dst = inst.dst?;
    let [src] = inst.srcs.as_slice() else { return None };
    let Base::VReg(vreg) = src.base else { return None };
    if inst.controls != 0 || src.neg || src.abs || src.shape != Shape::Lanewise {
        return None;
    }
    let mut comps = components(dst.mask).map(|c| src.comps[usize::from(c)] as i8 - c as i8);
    let shift = comps.next()?;
    comps.all(|other| other == shift).then_some((vreg, shift))
}

/// Takes the segments of one life into another that they do not overlap.
fn unite(into: &mut Life, mut other: Life) {
    if into.len() < other.len() {
        std::mem::swap(into, &mut other);
    }
    if other.len() > 16 {
        into.extend(other);
        // Two runs, which a stable sort merges.
        sort_by_key(into, |&(start, end)| pair_key(start, end));
        return;
    }
    for segment in other {
        let at = into.partition_point(|s| s.0 < segment.0);
        into.insert(at, segment);
    }
}

/// Whether two lists of segments, each in order, meet anywhere.
fn overlap(a: &[Segment], b: &[Segment]) -> bool {
    let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
    if few.len() * 16 < many.len() {
        return few.iter().any(|s| {
            let next = many.partition_point(|m| m.1 <= s.0);
            many.get(next).is_some_and(|m| m.0 < s.1)
        });
    }
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if a[i].1 <= b[j].0 {
            i += 1;
        } else if b[j].1 <= a[i].0 {
            j += 1;
        } else {
            return true;
        }
    }
    false
}

/// A register: when its components are taken.
#[derive(Default)]
struct Register {
    /// The last segment of each component: mostly it says all.
    last: [Segment; 4],
    taken: [SmallVec<[Segment; 6]>; 4],
}

impl Register {
    /// Whether a component has room for a life.
    #[inline]
    fn accepts(&self, component: usize, lane: &[Segment]) -> bool {
        let Some(first) = lane.first() else { return true };
        let last = self.last[component];
        last.1 <= first.0 || last.0 > first.0 && self.has_gaps(component, lane)
    }

    /// Whether the gaps of a component have room for a life that begins before its last segment.
    fn has_gaps(&self, component: usize, lane: &[Segment]) -> bool {
        let taken = &self.taken[component];
        // What ended before the lane begins does not matter.
        let from = taken.partition_point(|segment| segment.1 <= lane[0].0);
        !overlap(&taken[from..], lane)
    }

    fn take(&mut self, component: usize, lane: &[Segment]) {
        let Some(first) = lane.first() else { return };
        let in_order = self.last[component].1 <= first.0;
        let taken = &mut self.taken[component];
        if in_order || lane.len() > 16 {
            taken.extend_from_slice(lane);
            if !in_order {
                sort_by_key(taken, |&(start, end)| pair_key(start, end));
            }
        } else {
            for &segment in lane {
                let at = taken.partition_point(|s| s.0 < segment.0);
                taken.insert(at, segment);
            }
        }
        self.last[component] = taken.last().copied().unwrap_or_default();
    }
}

#[derive(Default)]
struct RegisterFile {
    registers: Vec<Register>,
}

impl RegisterFile {
    /// Takes the first place with room: the register, and what to add to the class's offsets.
    fn place(&mut self, class: &Class) -> (u32, i8) {
        if self.registers.len() > MAX_TEMPS as usize {
            // The program is refused for that; there is no use in going on.
            return (0, 0);
        }
        let width = class.lanes.len();
        let step = if class.pairs { 2 } else { 1 };
        for register in 0.. {
            if register == self.registers.len() {
                self.registers.push(Register::default());
            }
            let candidate = &mut self.registers[register];
            // Offsets of doubles are even, so an even place keeps them in pairs.
            for first in (0..=4 - width).step_by(step) {
                let mut lanes = class.lanes.iter().enumerate();
                if lanes.all(|(i, lane)| candidate.accepts(first + i, lane)) {
                    class.lanes.iter().enumerate().for_each(|(i, lane)| candidate.take(first + i, lane));
                    return (register as u32, first as i8 - class.low);
                }
            }
        }
        (0, 0)
    }
}
