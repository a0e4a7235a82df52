//! What an invocation of a stage gives to the next one.

use crate::outcome::Cell;
use crate::program::Scalar;
use std::rc::Rc;

/// The outputs of an invocation: the four components of each row of the signature.
pub(crate) type Rows = Rc<Vec<[Cell; 4]>>;

/// A component as stages read it: halves as 32-bit floats.
pub(crate) fn widened(cell: Cell) -> u64 {
    match cell.ty {
        Scalar::F16 => u64::from(crate::half::to_f32(cell.bits as u16).to_bits()),
        _ => cell.bits,
    }
}
