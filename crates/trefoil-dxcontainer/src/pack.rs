//! Giving signature elements their registers.
//!
//! The rules are those of the reference compiler, since stages compiled apart must agree: elements are placed in order
//! of declaration, each at the first row and column that takes it, so that a shader using a prefix of another's
//! elements gets the same places (*prefix-stable*). Within a register, user values stand left of system values, and
//! those left of generated ones; all share one interpolation; generated and system values are never indexed.
//! Clip and cull distances share at most two registers with nothing else in them. A vertex shader's inputs start a
//! register each; render targets lie where their index says.
//!
//! Packed into the least room instead ([`Packing::optimized`]), elements go in another order (`Need::turn`), each again at the first place
//! that takes it; clip and cull distances come late, and take no more of their registers than they need.

use crate::signature::{Element, Location, Signature};
use std::cmp::Reverse;
use trefoil_facts::{InterpolationMode, Interpretation, PackingKind, Semantic};

/// Registers of a signature.
pub const MAX_ROWS: usize = 32;

/// An element for which there is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow {
    /// Its index in the signature.
    pub element: usize,
}

const OCCUPIED: u8 = 1;
const ARBITRARY: u8 = 2;
const GENERATED: u8 = 4;
const SYSTEM: u8 = 8;
const TESS_FACTOR: u8 = 16;
const CLIP_CULL: u8 = 32;
/// What may not share a register with an indexed element.
const NO_INDEXING: u8 = GENERATED | SYSTEM;

const INDEXED_UP: u8 = 1;
const INDEXED_DOWN: u8 = 2;

/// What an element asks of its registers.
#[derive(Clone, Copy)]
struct Need {
    flags: u8,
    interpolation: InterpolationMode,
    rows: usize,
    cols: usize,
    /// Component width, where native 16-bit types forbid sharing; 0 where any goes.
    bits: u32,
}

impl Need {
    fn index_flags(&self, row: usize) -> u8 {
        let up = if row > 0 { INDEXED_UP } else { 0 };
        let down = if row + 1 < self.rows { INDEXED_DOWN } else { 0 };
        // Clip and cull distances are never indexed together, whatever their rows.
        if self.flags & CLIP_CULL != 0 { 0 } else { up | down }
    }

    /// By what elements are sorted that are packed into the least room.
    fn turn(&self) -> (u8, InterpolationMode, Reverse<(usize, usize)>) {
        let kind = match self.flags {
            CLIP_CULL => 4,
            _ if self.cols == 4 => 0,
            TESS_FACTOR if self.rows > 1 => 1,
            ARBITRARY => 2,
            GENERATED => 5,
            _ => 3,
        };
        (kind, self.interpolation, Reverse((self.rows, self.cols)))
    }
}

#[derive(Clone, Copy, Default)]
struct Register {
    /// A component's flags: what occupies it, or what may not be put there.
    flags: [u8; 4],
    interpolation: Option<InterpolationMode>,
    indexing: u8,
    indexing_fixed: bool,
    bits: u32,
}

impl Register {
    fn row_accepts(&self, need: &Need, index_flags: u8) -> bool {
        self.row_conflict(need, index_flags).is_none()
            && (0..=4 - need.cols).any(|col| self.columns_accept(need, col))
    }

    /// Why an element may not share the register, whatever its column.
    fn row_conflict(&self, need: &Need, index_flags: u8) -> Option<Conflict> {
        if self.indexing != 0 && need.flags & NO_INDEXING != 0
            || self.indexing_fixed && index_flags | self.indexing != self.indexing
            || need.flags & TESS_FACTOR != 0 && index_flags | self.indexing != index_flags
        {
            Some(Conflict::Indexing)
        } else if self.interpolation.is_some_and(|mode| mode != need.interpolation) {
            Some(Conflict::Interpolation)
        } else if self.bits != 0 && need.bits != 0 && self.bits != need.bits {
            Some(Conflict::Width)
        } else {
            None
        }
    }

    /// Why an element may not lie in the columns from one on.
    fn column_conflict(&self, need: &Need, col: usize) -> Option<Conflict> {
        let columns = &self.flags[col..col + need.cols];
        if columns.iter().any(|flags| flags & OCCUPIED != 0) {
            Some(Conflict::Overlap)
        } else if columns.iter().any(|flags| flags & need.flags != 0) {
            Some(Conflict::Order)
        } else {
            None
        }
    }

    fn columns_accept(&self, need: &Need, col: usize) -> bool {
        self.flags[col..col + need.cols].iter().all(|flags| flags & (need.flags | OCCUPIED) == 0)
    }

    fn place(&mut self, need: &Need, index_flags: u8, col: usize) {
        if need.interpolation != InterpolationMode::Undefined {
            self.interpolation = Some(need.interpolation);
        }
        self.bits = need.bits;
        self.indexing |= index_flags;
        self.indexing_fixed |= need.flags & (NO_INDEXING | TESS_FACTOR) != 0;
        let (left, right) = forbidden_beside(need.flags);
        for (i, flags) in self.flags.iter_mut().enumerate() {
            if *flags & OCCUPIED != 0 {
                continue;
            }
            if i < col {
                *flags |= left;
            } else if i < col + need.cols {
                *flags = OCCUPIED | need.flags;
            } else {
                *flags |= right;
            }
        }
    }
}

/// What may not stand left and right of an element in its register.
fn forbidden_beside(flags: u8) -> (u8, u8) {
    const MIDDLE: u8 = SYSTEM | TESS_FACTOR | CLIP_CULL;
    match flags {
        ARBITRARY => (GENERATED | MIDDLE, 0),
        GENERATED => (0, ARBITRARY | MIDDLE),
        _ => (GENERATED, ARBITRARY),
    }
}

/// A register file being filled.
struct Allocator<const N: usize> {
    registers: [Register; N],
}

impl<const N: usize> Allocator<N> {
    fn new() -> Self {
        Allocator { registers: [Register::default(); N] }
    }

    /// Places an element at the first row and column, not left of `first_col`, that takes it.
    fn next(&mut self, need: &Need, first_col: usize) -> Option<Location> {
        for row in 0..(N + 1).saturating_sub(need.rows) {
            let rows = row..row + need.rows;
            let accepts = |(i, register): (usize, &Register)| register.row_accepts(need, need.index_flags(i));
            if !self.registers[rows.clone()].iter().enumerate().all(accepts) {
                continue;
            }
            for col in first_col..=4 - need.cols {
                if self.registers[rows.clone()].iter().all(|register| register.columns_accept(need, col)) {
                    for (i, register) in self.registers[rows].iter_mut().enumerate() {
                        register.place(need, need.index_flags(i), col);
                    }
                    return Some(Location { row: row as u8, col: col as u8 });
                }
            }
        }
        None
    }
}

/// Places clip and cull distances: first among themselves in two registers, each of which is then given its place.
struct ClipCull {
    own: Allocator<2>,
    /// How many columns each of the two takes in its place.
    widths: [usize; 2],
    /// Whether the two are one after the other, since an element lies in both.
    joined: bool,
    places: [Option<Location>; 2],
}

impl ClipCull {
    /// Registers that others share, where they are packed into the least room, or else whole ones.
    fn new<'a>(all: impl Iterator<Item = &'a Need>, shared: bool) -> ClipCull {
        let mut it = ClipCull { own: Allocator::new(), widths: [4; 2], joined: false, places: [None; 2] };
        if shared {
            let mut own = Allocator::<2>::new();
            for need in all {
                it.joined |= need.rows > 1;
                _ = own.next(need, 0);
            }
            it.widths = own
                .registers
                .map(|register| register.flags.iter().filter(|&&flags| flags & OCCUPIED != 0).count());
        }
        it
    }

    fn next(&mut self, need: &Need, file: &mut Allocator<MAX_ROWS>) -> Option<Location> {
        let own = self.own.next(need, 0)?;
        if self.joined && self.places[0].is_none() {
            let both = Need { rows: 2, cols: self.widths[0].max(self.widths[1]), ..*need };
            let Location { row, col } = file.next(&both, 0)?;
            self.places = [Some(Location { row, col }), Some(Location { row: row + 1, col })];
        }
        for row in own.row as usize..own.row as usize + need.rows {
            if self.places[row].is_none() {
                let whole = Need { rows: 1, cols: self.widths[row], ..*need };
                self.places[row] = Some(file.next(&whole, 0)?);
            }
        }
        let Location { row, col } = self.places[own.row as usize]?;
        Some(Location { row, col: col + own.col })
    }
}

/// What packing goes by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packing {
    /// Whether 16-bit types take half a register's component, so that they do not share registers with wider ones.
    pub native_16bit: bool,
    /// Whether the elements that leave the least room go first, not those that are declared first: what begins with the same elements
    /// then has them elsewhere.
    pub optimized: bool,
}

/// Gives every element of `signature` its registers.
pub fn pack(signature: &mut Signature, packing: Packing) -> Result<(), Overflow> {
    for element in &mut signature.elements {
        element.location = None;
    }
    match signature.point.packing() {
        PackingKind::None => Ok(()),
        PackingKind::InputAssembler => pack_inputs(signature),
        PackingKind::Target => pack_targets(signature),
        PackingKind::Vertex | PackingKind::PatchConstant => {
            (0..4).try_for_each(|stream| pack_vertex(signature, stream, packing))
        }
    }
}

/// Why an element may not lie where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// It lies beyond the last register.
    Outside,
    /// It, or what lies there, is indexed and may not be beside the other.
    Indexing,
    /// What lies there is interpolated otherwise.
    Interpolation,
    /// What lies there has components of another width.
    Width,
    /// Something else lies there.
    Overlap,
    /// It stands on the wrong side of something.
    Order,
}

/// An element that says where it lies.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// What it means at its boundary.
    pub interpretation: Interpretation,
    /// How it is interpolated.
    pub interpolation: InterpolationMode,
    /// The width of a component where native 16-bit types forbid sharing; 0 where any goes.
    pub bits: u32,
    /// The first register, and how many.
    pub rows: (usize, usize),
    /// The first column, and how many, from 1 to 4.
    pub cols: (usize, usize),
}

/// Registers that elements are put into one after the other, where they say that they lie.
#[derive(Default)]
pub struct RegisterFile(Vec<Register>);

impl RegisterFile {
    /// Puts an element where it says that it lies; what is not packed is left out.
    ///
    /// # Errors
    /// Why it may not lie there; it is left out then.
    pub fn put(&mut self, element: &Placed) -> Result<(), Conflict> {
        let Some(flags) = flags_of(element.interpretation) else { return Ok(()) };
        let ((row, rows), (col, cols)) = (element.rows, element.cols);
        if row.saturating_add(rows) > MAX_ROWS || col.saturating_add(cols) > 4 {
            return Err(Conflict::Outside);
        }
        let need = Need { flags, interpolation: element.interpolation, rows, cols, bits: element.bits };
        self.0.resize(MAX_ROWS, Register::default());
        let registers = &mut self.0[row..row + rows];
        for (i, register) in registers.iter().enumerate() {
            register.row_conflict(&need, need.index_flags(i)).map_or(Ok(()), Err)?;
        }
        for register in registers.iter() {
            register.column_conflict(&need, col).map_or(Ok(()), Err)?;
        }
        for (i, register) in registers.iter_mut().enumerate() {
            register.place(&need, need.index_flags(i), col);
        }
        Ok(())
    }

    /// Whether a generated value of one component fits in: the view that a pixel shader asks for. It has no interpolation, not
    /// even none, so that it shares no register with what has one.
    pub fn has_slot_for_view(&self) -> bool {
        let interpolation = InterpolationMode::Undefined;
        let need = Need { flags: GENERATED, interpolation, rows: 1, cols: 1, bits: 0 };
        self.0.is_empty()
            || self.0.iter().any(|register| {
                register.row_accepts(&need, 0) && (0..4).any(|col| register.columns_accept(&need, col))
            })
    }
}

/// Whether the view that a pixel shader asks for has room among its inputs, which have their registers.
pub fn has_slot_for_view(input: &Signature, native_16bit: bool) -> bool {
    let mut file = RegisterFile::default();
    for element in &input.elements {
        let interpretation = input.interpretation(element);
        let (Some(at), Some(need)) = (element.location, need_of(element, interpretation, native_16bit))
        else {
            continue;
        };
        // No two of them are in each other's way once they are packed.
        _ = file.put(&Placed {
            interpretation,
            interpolation: need.interpolation,
            bits: need.bits,
            rows: (usize::from(at.row), need.rows),
            cols: (usize::from(at.col), need.cols),
        });
    }
    file.has_slot_for_view()
}

fn is_packed(interpretation: Interpretation) -> bool {
    use Interpretation::*;
    matches!(interpretation, SystemValue | Generated | Arbitrary | Target | TessFactor | ClipCull)
}

fn pack_inputs(signature: &mut Signature) -> Result<(), Overflow> {
    let mut row = 0;
    for i in 0..signature.elements.len() {
        let element = &signature.elements[i];
        if !is_packed(signature.interpretation(element)) {
            continue;
        }
        let rows = element.rows();
        if row + rows > MAX_ROWS {
            return Err(Overflow { element: i });
        }
        signature.elements[i].location = Some(Location { row: row as u8, col: 0 });
        row += rows;
    }
    Ok(())
}

fn pack_targets(signature: &mut Signature) -> Result<(), Overflow> {
    for (i, element) in signature.elements.iter_mut().enumerate() {
        if element.kind == Semantic::Target {
            let index = element.indices.first().copied().unwrap_or(0) as usize;
            if index + element.rows() > 8 {
                return Err(Overflow { element: i });
            }
            element.location = Some(Location { row: index as u8, col: 0 });
        }
    }
    Ok(())
}

/// The flags of an element in its registers; none for what has no register, or one that its index gives.
fn flags_of(interpretation: Interpretation) -> Option<u8> {
    match interpretation {
        Interpretation::Arbitrary => Some(ARBITRARY),
        Interpretation::SystemValue => Some(SYSTEM),
        Interpretation::Generated => Some(GENERATED),
        Interpretation::TessFactor => Some(TESS_FACTOR),
        Interpretation::ClipCull => Some(CLIP_CULL),
        Interpretation::NotAllowed
        | Interpretation::NotInSignature
        | Interpretation::NotPacked
        | Interpretation::Target
        | Interpretation::Shadow => None,
    }
}

fn need_of(element: &Element, interpretation: Interpretation, native_16bit: bool) -> Option<Need> {
    Some(Need {
        flags: flags_of(interpretation)?,
        interpolation: element.interpolation,
        rows: element.rows(),
        cols: usize::from(element.cols.clamp(1, 4)),
        bits: if native_16bit { element.component.bits() } else { 0 },
    })
}

fn pack_vertex(signature: &mut Signature, stream: u8, packing: Packing) -> Result<(), Overflow> {
    let of_stream = signature.elements.iter().enumerate().filter(|(_, element)| element.stream == stream);
    let mut needs: Vec<(usize, Need)> = of_stream
        .filter_map(|(i, element)| {
            Some((i, need_of(element, signature.interpretation(element), packing.native_16bit)?))
        })
        .collect();
    if packing.optimized {
        needs.sort_by_key(|(_, need)| need.turn());
    }
    let mut file = Allocator::<MAX_ROWS>::new();
    let of_clip_cull = needs.iter().map(|(_, need)| need).filter(|need| need.flags == CLIP_CULL);
    let mut clip_cull = ClipCull::new(of_clip_cull, packing.optimized);
    for (i, need) in needs {
        let location = match need.flags {
            CLIP_CULL => clip_cull.next(&need, &mut file),
            // Indexed factors go to the last column, which leaves the most room to others.
            TESS_FACTOR if need.rows > 1 => file.next(&need, 4 - need.cols),
            _ => file.next(&need, 0),
        };
        signature.elements[i].location = Some(location.ok_or(Overflow { element: i })?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_facts::ComponentType;
    use trefoil_facts::SigPoint;

    fn element(name: &str, cols: u8, interpolation: InterpolationMode) -> Element {
        let kind = Semantic::from_name(name).unwrap();
        let mut element = Element::new(name, 0, kind, ComponentType::F32, cols);
        element.interpolation = interpolation;
        element
    }

    fn packed(point: SigPoint, elements: Vec<Element>) -> Vec<Option<(u8, u8)>> {
        let mut signature = Signature { point, elements };
        pack(&mut signature, Packing::default()).unwrap();
        signature.elements.iter().map(|e| e.location.map(|l| (l.row, l.col))).collect()
    }

    const LINEAR: InterpolationMode = InterpolationMode::Linear;
    const FLAT: InterpolationMode = InterpolationMode::Constant;

    #[test]
    fn inputs_start_a_register_each() {
        let list = vec![
            element("POSITION", 3, InterpolationMode::Undefined),
            element("UV", 2, InterpolationMode::Undefined),
        ];
        assert_eq!(packed(SigPoint::VSIn, list), [Some((0, 0)), Some((1, 0))]);
    }

    #[test]
    fn small_values_fill_gaps_of_their_interpolation() {
        let list = vec![
            element("A", 3, LINEAR),
            element("B", 2, LINEAR),
            element("C", 1, LINEAR),
            element("D", 1, FLAT),
            element("SV_Position", 4, InterpolationMode::LinearNoPerspective),
        ];
        let expected = [Some((0, 0)), Some((1, 0)), Some((0, 3)), Some((2, 0)), Some((3, 0))];
        assert_eq!(packed(SigPoint::VSOut, list), expected);
    }

    #[test]
    fn system_values_do_not_stand_left_of_user_values() {
        let mut layer = element("SV_RenderTargetArrayIndex", 1, FLAT);
        layer.component = ComponentType::U32;
        let list = vec![layer, element("A", 1, FLAT), element("B", 2, FLAT)];
        assert_eq!(packed(SigPoint::VSOut, list), [Some((0, 0)), Some((1, 0)), Some((1, 1))]);
    }

    #[test]
    fn clip_and_cull_share_registers_of_their_own() {
        let list = vec![
            element("SV_ClipDistance", 3, LINEAR),
            element("A", 1, LINEAR),
            element("SV_CullDistance", 1, LINEAR),
            element("SV_CullDistance", 2, LINEAR),
        ];
        assert_eq!(packed(SigPoint::VSOut, list), [Some((0, 0)), Some((1, 0)), Some((0, 3)), Some((2, 0))]);
    }

    /// Whole registers first, then what is tallest and widest of each interpolation, then system values, then distances.
    #[test]
    fn the_least_room_is_taken_by_the_largest_first() {
        let mut layer = element("SV_RenderTargetArrayIndex", 1, FLAT);
        layer.component = ComponentType::U32;
        let mut tall = element("T", 1, LINEAR);
        tall.indices = vec![0, 1];
        let elements = vec![
            layer,
            element("A", 1, LINEAR),
            element("SV_ClipDistance", 2, LINEAR),
            element("B", 3, LINEAR),
            element("C", 4, LINEAR),
            element("D", 1, FLAT),
            tall,
        ];
        let mut signature = Signature { point: SigPoint::VSOut, elements };
        pack(&mut signature, Packing { optimized: true, ..Packing::default() }).unwrap();
        let places: Vec<_> =
            signature.elements.iter().map(|e| e.location.map(|l| (e.name.as_str(), l.row, l.col))).collect();
        let expected = [
            ("SV_RenderTargetArrayIndex", 1, 1),
            ("A", 3, 1),
            ("SV_ClipDistance", 3, 2),
            ("B", 2, 1),
            ("C", 0, 0),
            ("D", 1, 0),
            ("T", 2, 0),
        ];
        assert_eq!(places, expected.map(Some));
    }

    #[test]
    fn targets_lie_at_their_index_and_depth_nowhere() {
        let mut target = element("SV_Target", 4, InterpolationMode::Undefined);
        target.indices = vec![3];
        let list = vec![target, element("SV_Depth", 1, InterpolationMode::Undefined)];
        assert_eq!(packed(SigPoint::PSOut, list), [Some((3, 0)), None]);
    }

    #[test]
    fn too_many_elements_are_an_error() {
        let elements = (0..33).map(|_| element("A", 4, LINEAR)).collect();
        let mut signature = Signature { point: SigPoint::VSOut, elements };
        assert_eq!(pack(&mut signature, Packing::default()), Err(Overflow { element: 32 }));
    }
}
