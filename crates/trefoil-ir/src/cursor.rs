//! The insertion point of a function: what is inserted at a cursor has the cursor's place in the source.
//!
//! A pass stands the cursor at the instruction that it rewrites ([`Cursor::at_inst`]); what it inserts comes from the same
//! place in the source, and no pass can forget it. A pass that rewrites many instructions of a block takes the list out
//! ([`Cursor::rebuild`]) and appends what stays and what is new, so that a block costs one walk however much is inserted.

use crate::Loc;
use crate::function::Function;
use crate::ids::{BlockId, InstId, TypeId};
use crate::opcode::{Flags, Opcode};
use crate::value::Value;

/// Where the next instruction of a function goes, and where in the source it comes from.
pub struct Cursor<'a> {
    /// The function.
    pub func: &'a mut Function,
    block: BlockId,
    /// How many instructions of the block follow the insertion point.
    after: usize,
    loc: Loc,
}

impl<'a> Cursor<'a> {
    /// A cursor at the end of a block, at no place in the source.
    pub fn at_end(func: &'a mut Function, block: BlockId) -> Self {
        Self { func, block, after: 0, loc: Loc::NONE }
    }

    /// A cursor ahead of the terminator of a block, or at its end when it has none; at the terminator's place.
    pub fn before_terminator(func: &'a mut Function, block: BlockId) -> Self {
        let term = func.terminator(block);
        let loc = term.map_or(Loc::NONE, |term| func.loc(term));
        Self { func, block, after: usize::from(term.is_some()), loc }
    }

    /// A cursor after the phis of a block, at no place in the source.
    pub fn at_head(func: &'a mut Function, block: BlockId) -> Self {
        let after = func.blocks[block].insts.len() - func.phis(block).count();
        Self { func, block, after, loc: Loc::NONE }
    }

    /// Takes the instructions out of a block, for a pass that appends each again or others in its place: gives them, and a
    /// cursor at the end of the block, which has nothing in it then.
    pub fn rebuild(func: &'a mut Function, block: BlockId) -> (Vec<InstId>, Self) {
        let mut cursor = Self::over(func);
        (cursor.enter(block), cursor)
    }

    /// A cursor for a pass that rebuilds many blocks: [`enter`](Self::enter) takes it to each.
    pub fn over(func: &'a mut Function) -> Self {
        Self::at_end(func, BlockId::from_u32(0))
    }

    /// Goes to a block and takes its instructions out, as [`rebuild`](Self::rebuild) does.
    pub fn enter(&mut self, block: BlockId) -> Vec<InstId> {
        (self.block, self.after, self.loc) = (block, 0, Loc::NONE);
        let insts = &mut self.func.blocks[block].insts;
        let room = 2 * insts.len();
        std::mem::replace(insts, Vec::with_capacity(room))
    }

    /// What is inserted from now on comes from where an instruction comes from.
    pub fn at_inst(&mut self, inst: InstId) -> &mut Self {
        self.loc = self.func.loc(inst);
        self
    }

    /// What is inserted from now on comes from this place.
    pub fn at_loc(&mut self, loc: Loc) -> &mut Self {
        self.loc = loc;
        self
    }

    /// Where what is inserted comes from.
    pub fn loc(&self) -> Loc {
        self.loc
    }

    /// Inserts an instruction; the insertion point is after it then.
    pub fn inst(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32, flags: Flags) -> InstId {
        let inst = self.func.make(self.loc, op, ty, operands, data, flags);
        self.keep(inst);
        inst
    }

    /// Inserts an instruction that is in no block, with the place in the source that it has.
    #[inline]
    pub fn keep(&mut self, inst: InstId) {
        if self.after == 0 {
            self.func.append(self.block, inst);
        } else {
            self.insert_before_rest(inst);
        }
    }

    #[inline(never)]
    fn insert_before_rest(&mut self, inst: InstId) {
        let insts = &mut self.func.blocks[self.block].insts;
        insts.insert(insts.len() - self.after, inst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builder, Context};

    #[test]
    fn what_is_inserted_has_a_place_and_the_place_in_the_source() {
        let mut ctx = Context::default();
        let mut func = Function::new(ctx.symbol("f"), TypeId::I32, Vec::new());
        let block = func.new_block();
        func.layout.push(block);
        let mut b = Builder::new(&mut ctx, &mut func, block);
        let place = Loc { start: 7, end: 9 };
        b.loc = place;
        let (one, two) = (b.ctx.i32(1), b.ctx.i32(2));
        let phi = b.phi(TypeId::I32, &[]).as_inst().unwrap();
        let sum = b.binary(Opcode::Add, one, two);
        b.ret(Some(sum));
        let [add, ret] = [1, 2].map(|i| func.blocks[block].insts[i]);
        let insert = |c: &mut Cursor<'_>| c.inst(Opcode::Sub, TypeId::I32, &[two, one], 0, Flags::NONE);
        let first = insert(&mut Cursor::at_head(&mut func, block));
        let last = insert(&mut Cursor::before_terminator(&mut func, block));
        assert_eq!(func.blocks[block].insts, [phi, first, add, last, ret]);
        assert_eq!([first, last].map(|i| func.loc(i)), [Loc::NONE, place]);
        // Each addition gets a subtraction of its own ahead of it.
        let (old, mut cursor) = Cursor::rebuild(&mut func, block);
        let mut made = Vec::new();
        for inst in old {
            if cursor.func.insts[inst].op == Opcode::Add {
                made.push(insert(cursor.at_inst(inst)));
            }
            cursor.keep(inst);
        }
        assert_eq!(func.blocks[block].insts, [phi, first, made[0], add, last, ret]);
        assert_eq!(func.loc(made[0]), place);
    }
}
