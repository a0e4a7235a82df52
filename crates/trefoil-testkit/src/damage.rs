//! Containers damaged with meaning: an operand, a constant, a type, a metadata field, a flag, a signature row, a part's size.
//!
//! The bitcode is taken apart into its records, one or two are changed, and it is written again, so that most of what comes out
//! is a module that a validator has to judge, not noise that no reader takes. Of a listing a word is changed; where an assembler then
//! makes all parts anew, only the rule itself is broken that the word breaks. The same seed makes the same damage.

mod container;
mod listing;
mod module;
mod records;

pub use listing::{Changed, listing, varied};

use crate::random::xorshift::XorShift;

/// A container that was damaged, and how.
pub struct Damaged {
    /// What was changed, for people.
    pub what: String,
    /// The container, signed.
    pub bytes: Vec<u8>,
}

/// Damages a container; `None` where what the seed asks for does not fit it.
pub fn damage(container: &[u8], seed: u32) -> Option<Damaged> {
    let mut random = XorShift::new(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995);
    for _ in 0..4 {
        random.bits();
    }
    let damaged = match random.below(5) {
        0 => container::damage(container, &mut random),
        _ => module::damage(container, &mut random),
    };
    damaged.map(|(what, mut bytes)| {
        crate::dxc::sign(&mut bytes);
        Damaged { what, bytes }
    })
}

/// Damages a word of a part that repeats what the module says, of any such part as often: signatures, pipeline state, the table of
/// a library, the root signature, features. `None` where the container has none.
pub fn damage_of_parts(container: &[u8], seed: u32) -> Option<Damaged> {
    let mut random = XorShift::new(seed.wrapping_mul(0x9e37_79b9) ^ 0x1656_67b1);
    for _ in 0..4 {
        random.bits();
    }
    let (what, mut bytes) = container::words(container, &mut random)?;
    crate::dxc::sign(&mut bytes);
    Some(Damaged { what, bytes })
}

/// A container whose first instruction of a code has a field more; `None` where there is no such instruction.
pub fn with_field(container: &[u8], code: u32) -> Option<Vec<u8>> {
    let mut bytes = module::with_field(container, code)?;
    crate::dxc::sign(&mut bytes);
    Some(bytes)
}
