//! Parts of vectors and matrices in memory that others see as well: each scalar of such a part has an address of its own, so that
//! a store writes these scalars and no others, and an interlocked operation reaches one.

use crate::lower::Lowerer;
use crate::lower::types::{MatrixForm, Memory};
use crate::lower::values::{Place, Val};
use crate::typed::{Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Type, TypeId, Value};

/// Which scalar of a part.
#[derive(Clone, Copy)]
pub(super) enum Lane {
    Known(u32),
    Dynamic(Value),
}

impl Lowerer<'_> {
    /// Stores a value to the part of a vector or matrix that a place is, scalar by scalar; false where it is none, or one that
    /// has to be written with what is around it.
    pub(super) fn store_parts(&mut self, place: &Place, ty: TyId, val: &Val) -> bool {
        let Some((memory, false)) = part_of_memory(place) else { return false };
        if memory == Memory::Own {
            return false;
        }
        let Some(shape) = self.numeric(ty).filter(|n| n.rows == 1) else { return false };
        if self.is_whole_vector(place) || !is_addressable(place) {
            return false;
        }
        let value = self.as_single(val.clone(), ty);
        for lane in 0..u32::from(shape.cols) {
            let Some(at) = self.scalar_address(place, ty, Lane::Known(lane)) else { return false };
            let scalar = self.b.extract(value, lane);
            let scalar = self.in_memory(scalar, shape.scalar, memory);
            self.b.store(scalar, at);
        }
        true
    }

    /// Whether a place is every lane of a vector in memory, which one store writes.
    fn is_whole_vector(&self, place: &Place) -> bool {
        match place {
            Place::Lanes { base, base_ty, lanes } if matches!(**base, Place::Memory { .. }) => {
                self.numeric(*base_ty).is_some_and(|n| usize::from(n.cols) == lanes.len())
            }
            _ => false,
        }
    }

    /// The address of a place of one scalar, or of plain memory: what interlocked operations change.
    pub(in crate::lower) fn address(&mut self, place: &Place, ty: TyId) -> Option<(Value, Memory)> {
        if let Place::Memory { pointer, memory, .. } = place {
            return Some((*pointer, *memory));
        }
        let (memory, _) = part_of_memory(place)?;
        let is_scalar = self.numeric(ty).is_some_and(|n| n.rows == 1 && n.cols == 1);
        if !is_scalar || !is_addressable(place) {
            return None;
        }
        Some((self.scalar_address(place, ty, Lane::Known(0))?, memory))
    }

    /// The address of a scalar of a part of a vector or matrix.
    fn scalar_address(&mut self, place: &Place, ty: TyId, lane: Lane) -> Option<Value> {
        match (place, lane) {
            (Place::Memory { pointer, memory, .. }, lane) => {
                let ir = self.memory_type(ty, *memory);
                Some(self.lane_address(ir, *pointer, lane))
            }
            (Place::Row { base, base_ty, row }, lane) => {
                self.element_address(base, *base_ty, Lane::Dynamic(*row), lane)
            }
            (Place::Elements { base, base_ty, elements }, Lane::Known(lane)) => {
                let &(row, column) = elements.get(lane as usize)?;
                let [row, column] = [row, column].map(|i| Lane::Known(u32::from(i)));
                self.element_address(base, *base_ty, row, column)
            }
            (Place::Lanes { base, base_ty, lanes }, Lane::Known(lane)) => {
                let lane = Lane::Known(u32::from(*lanes.get(lane as usize)?));
                self.scalar_address(base, *base_ty, lane)
            }
            (Place::Lane { base, base_ty, lane }, _) => {
                self.scalar_address(base, *base_ty, Lane::Dynamic(*lane))
            }
            _ => None,
        }
    }

    /// The address of an element of a matrix in memory.
    fn element_address(&mut self, base: &Place, ty: TyId, row: Lane, column: Lane) -> Option<Value> {
        let (&Place::Memory { pointer, memory, .. }, Ty::Matrix { rows, .. }) = (base, self.ty(ty)) else {
            return None;
        };
        let matrix = self.memory_type(ty, memory);
        let (major, minor) = match self.matrix_form(ty, memory) {
            MatrixForm::Vector => {
                let lane = if rows == 1 { column } else { row };
                return Some(self.lane_address(matrix, pointer, lane));
            }
            MatrixForm::Rows => (row, column),
            MatrixForm::Columns => (column, row),
        };
        let major = self.lane_number(major);
        let vector = self.b.gep(matrix, pointer, &[major]);
        let vector_type = self.b.ctx.types.member(matrix, 0).unwrap_or(TypeId::VOID);
        Some(self.lane_address(vector_type, vector, minor))
    }

    /// Lanes of a row, of which one or the row is chosen at run time, of a matrix in a resource by columns: each is loaded by itself, where addresses may be
    /// of lanes, so that no row has to be put together to be chosen.
    pub(super) fn lanes_of_row(&mut self, place: &Place, lanes: &[Lane]) -> Option<Value> {
        let Place::Row { base, base_ty, row } = place else { return None };
        let (&Place::Memory { memory, whole: false, .. }, Ty::Matrix { scalar, rows, .. }) =
            (&**base, self.ty(*base_ty))
        else {
            return None;
        };
        let is_apart = self.options.target.multiplies_by_columns
            && matches!(memory, Memory::Resource(_))
            && (self.b.ctx.as_int(*row).is_none() || matches!(lanes, [Lane::Dynamic(_)]))
            && self.matrix_form(*base_ty, memory) == MatrixForm::Columns;
        if !is_apart || rows < 2 {
            return None;
        }
        let column = self.memory_type(*base_ty, memory);
        let ir = self.b.ctx.types.member(column, 0).map(|vector| self.b.ctx.types.scalar(vector))?;
        let mut loaded: SmallVec<[Value; 4]> = SmallVec::new();
        for &lane in lanes {
            let address = self.element_address(base, *base_ty, Lane::Dynamic(*row), lane)?;
            let raw = self.b.load(ir, address);
            loaded.push(self.in_register(raw, scalar));
        }
        Some(if let [only] = loaded[..] { only } else { self.b.vector(&loaded) })
    }

    /// The address of a lane of a vector; a scalar is its only lane.
    fn lane_address(&mut self, vector: TypeId, pointer: Value, lane: Lane) -> Value {
        if !matches!(self.b.ctx.types.get(vector), Type::Vector { .. }) {
            return pointer;
        }
        let lane = self.lane_number(lane);
        self.b.gep(vector, pointer, &[lane])
    }

    fn lane_number(&mut self, lane: Lane) -> Value {
        match lane {
            Lane::Known(lane) => self.b.ctx.i32(lane),
            Lane::Dynamic(lane) => lane,
        }
    }
}

impl Place {
    /// Whether it is memory that other threads may write: all of a variable or element, or one component of a vector or matrix
    /// there.
    pub(in crate::lower) fn is_shared(&self) -> bool {
        let is_one = match self {
            Place::Memory { .. } | Place::Row { .. } | Place::Lane { .. } => true,
            Place::Lanes { lanes, .. } => lanes.len() == 1,
            Place::Elements { elements, .. } => elements.len() == 1,
            Place::Own { .. }
            | Place::Bits { .. }
            | Place::Resource { .. }
            | Place::Texel { .. }
            | Place::Parts(_)
            | Place::Columns(_)
            | Place::Vertices(_)
            | Place::Mesh(_)
            | Place::Value(_) => false,
        };
        let is_of_others = |memory| match memory {
            Memory::Own | Memory::Payload => false,
            Memory::Shared | Memory::Resource(_) | Memory::Raw { .. } => true,
        };
        let lies = match *self {
            Place::Memory { memory, whole, .. } => Some((memory, whole)),
            _ => part_of_memory(self).filter(|_| is_addressable(self)),
        };
        is_one && lies.is_some_and(|(memory, whole)| !whole && is_of_others(memory))
    }
}

/// The memory that a place is a part of, where it is part of a vector or matrix, and whether that is written only as a whole.
fn part_of_memory(place: &Place) -> Option<(Memory, bool)> {
    match place {
        Place::Lanes { base, .. }
        | Place::Lane { base, .. }
        | Place::Elements { base, .. }
        | Place::Row { base, .. } => match &**base {
            Place::Memory { memory, whole, .. } => Some((*memory, *whole)),
            base => part_of_memory(base),
        },
        Place::Memory { .. }
        | Place::Own { .. }
        | Place::Bits { .. }
        | Place::Resource { .. }
        | Place::Texel { .. }
        | Place::Parts(_)
        | Place::Columns(_)
        | Place::Vertices(_)
        | Place::Mesh(_)
        | Place::Value(_) => None,
    }
}

/// Whether the scalars of a part of memory have addresses: not where something not constant picks among the lanes that a name
/// picks.
fn is_addressable(place: &Place) -> bool {
    match place {
        Place::Lane { base, .. } => match &**base {
            Place::Lanes { .. } | Place::Elements { .. } => false,
            base => is_addressable(base),
        },
        Place::Lanes { base, .. } | Place::Elements { base, .. } | Place::Row { base, .. } => {
            is_addressable(base)
        }
        _ => true,
    }
}
