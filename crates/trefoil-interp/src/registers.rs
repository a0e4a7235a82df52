//! The registers of a function under translation, from DXIL or SPIR-V, and the copies between them on edges.

use crate::program::{Function, Reg};
use crate::{Fault, Result};
use std::collections::BTreeSet;
use std::ops::Range;

/// Most registers of a function.
const MAX_REGISTERS: u32 = 1 << 20;

/// Hands out that many registers of a function; gives the first.
pub(crate) fn fresh(function: &mut Function, count: u32) -> Result<Reg> {
    let first = function.registers;
    function.registers = first.saturating_add(count);
    if function.registers > MAX_REGISTERS { Err(Fault::Limit("registers")) } else { Ok(first) }
}

/// Registers that copies go through where one would overwrite what another still has to read: as many as the largest
/// such edge needs.
#[derive(Debug, Default)]
pub(crate) struct Spare(Option<(Reg, u32)>);

impl Spare {
    /// Adds the copies that the phis at the end of an edge ask for, all read before any writes; gives their range among the
    /// function's. A move is a destination and a source.
    pub(crate) fn copies(
        &mut self,
        function: &mut Function,
        mut moves: Vec<(Reg, Reg)>,
    ) -> Result<Range<u32>> {
        moves.retain(|(dst, src)| dst != src);
        let written: BTreeSet<Reg> = moves.iter().map(|m| m.0).collect();
        let first = function.copies.len() as u32;
        if moves.iter().any(|(_, src)| written.contains(src)) {
            let spare = self.of(function, moves.len() as u32)?;
            function.copies.extend((spare..).zip(&moves).map(|(spare, m)| (spare, m.1)));
            function.copies.extend((spare..).zip(&moves).map(|(spare, m)| (m.0, spare)));
        } else {
            function.copies.extend(moves);
        }
        Ok(first..function.copies.len() as u32)
    }

    fn of(&mut self, function: &mut Function, count: u32) -> Result<Reg> {
        match self.0 {
            Some((spare, room)) if room >= count => Ok(spare),
            _ => {
                let spare = fresh(function, count)?;
                self.0 = Some((spare, count));
                Ok(spare)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swap_goes_through_spare_registers() {
        let mut function = Function { registers: 4, ..Function::default() };
        let mut spare = Spare::default();
        assert_eq!(spare.copies(&mut function, vec![(0, 2), (1, 3), (2, 2)]), Ok(0..2));
        assert_eq!(spare.copies(&mut function, vec![(0, 1), (1, 0)]), Ok(2..6));
        assert_eq!(function.copies[2..], [(4, 1), (5, 0), (0, 4), (1, 5)]);
        assert_eq!(spare.copies(&mut function, vec![(2, 3), (3, 2)]), Ok(6..10));
        assert_eq!(function.registers, 6);
    }
}
