//! The bounds on how much lowering makes and how deep it goes.
//!
//! In: each call, and each step down in statements, expressions and calls. Out: whether there is room for more. Each bound
//! is reported once, and nothing more is lowered then.

use super::{Lowerer, kinds};
use trefoil_ir::Error;

/// How deep statements, expressions and calls may nest, all taken together: what the stack of any thread has room for.
const USUAL_NESTING: u32 = 768;
/// How deep they may nest on a thread with room.
const MAX_NESTING: u32 = 32 * USUAL_NESTING;
/// Most instructions that lowering makes before it gives up.
pub const MAX_INSTRUCTIONS: usize = 4_000_000;
/// How many instructions a call counts for, whatever it leaves.
const CALL_SIZE: usize = 8;

/// How far lowering of a function has come.
#[derive(Default)]
pub(in crate::lower) struct Limits {
    /// Calls of functions that have been lowered.
    calls: usize,
    /// How deep in statements, expressions and calls we are.
    nesting: u32,
    /// Whether a bound has been reported.
    full: bool,
}

impl Limits {
    /// Counts a call of a function.
    #[inline]
    pub(in crate::lower) fn count_call(&mut self) {
        self.calls += 1;
    }
}

impl Lowerer<'_> {
    /// Reports the bound on instructions once; true from then on.
    pub(in crate::lower) fn is_full(&mut self) -> bool {
        let size = self.b.func.inst_count() + CALL_SIZE * self.limits.calls;
        if !self.limits.full && size > MAX_INSTRUCTIONS {
            self.limits.full = true;
            let message = kinds::TOO_MANY_INSTRUCTIONS.with(&[&MAX_INSTRUCTIONS]);
            self.errors.push(Error::new(self.b.loc, message));
        }
        self.limits.full
    }

    /// Goes this many levels down. `false` where that is too deep, which is reported once; nothing more is lowered then.
    #[inline]
    pub(in crate::lower) fn descend(&mut self, levels: u32) -> bool {
        let most = if self.shared.has_room { MAX_NESTING } else { USUAL_NESTING };
        let fits = self.limits.nesting + levels <= most;
        if fits {
            self.limits.nesting += levels;
        } else {
            self.too_deep();
        }
        fits
    }

    /// Comes back up, as many levels as it went down.
    #[inline]
    pub(in crate::lower) fn ascend(&mut self, levels: u32) {
        self.limits.nesting -= levels;
    }

    #[cold]
    fn too_deep(&mut self) {
        if std::mem::replace(&mut self.limits.full, true) {
            return;
        }
        let message = kinds::LOWERING_TOO_DEEP.with(&[&MAX_NESTING]);
        self.errors.push(Error::new(self.b.loc, message));
    }
}
