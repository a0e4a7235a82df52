//! Whether a loop that says `[unroll]` ends after a number of iterations that is known here.
//!
//! One iteration after the other is walked with what is known of its values. The loop ends with the first from which nothing
//! comes to the back edge. Which loops must end is DXC's choice: those that are left by a test at their beginning, one that
//! it can afford to write once more in front of the loop, or by one at their end.

use crate::fold;
use crate::kinds;
use crate::unroll::FORCED;
use smallvec::SmallVec;

use trefoil_ir::{
    BlockId, ConstId, Context, Effect, Error, Function, HashMap, HashSet, Hint, InstId, IntPredicate,
    Intrinsic, Loc, Merge, Opcode, ResourceKind, SideMap, Value,
};

/// Most instructions that the test at a loop's beginning has, when it is written once more.
const SMALL: usize = 16;

/// Reports the loops that say `[unroll]` and do not end.
pub(crate) fn check(ctx: &mut Context, func: &Function, errors: &mut Vec<Error>) {
    for &header in &func.layout {
        let Merge::Loop { merge, cont, hint: Hint::Unroll(0) } = func.blocks[header].merge else { continue };
        let mut place = SideMap::sized(func.blocks.len(), usize::MAX);
        for (i, &block) in func.layout.iter().enumerate() {
            place[block] = i;
        }
        let body = place[header]..place[merge].min(func.layout.len()).max(place[header]);
        let inside = func.layout[body].iter().flat_map(|&b| func.blocks[b].insts.iter().copied()).collect();
        let mut walk = Walk {
            ctx,
            func,
            header,
            merge,
            cont,
            place,
            inside,
            known: HashMap::default(),
            offsets: HashMap::default(),
            goes_away: false,
        };
        if walk.must_end() && !walk.ends() && !errors.iter().any(|e| e.loc == walk.place()) {
            errors.push(Error::new(walk.place(), &kinds::UNROLL_BOUND_UNKNOWN));
        }
    }
}

/// A value from outside the loop, and what is added to it.
type Offset = (Value, i64);

struct Walk<'a> {
    ctx: &'a mut Context,
    func: &'a Function,
    header: BlockId,
    merge: BlockId,
    cont: BlockId,
    /// Where blocks stand in the layout.
    place: SideMap<BlockId, usize>,
    /// The instructions of the loop.
    inside: HashSet<InstId>,
    /// The values of this iteration that are known.
    known: HashMap<InstId, ConstId>,
    /// The values of this iteration that are a constant more than one from outside.
    offsets: HashMap<InstId, Offset>,
    /// Whether it counts away from its bound: then its test decides nothing.
    goes_away: bool,
}

impl Walk<'_> {
    /// The block with the test at the loop's beginning: the first that has a choice.
    fn first_test(&self) -> BlockId {
        let mut block = self.header;
        for _ in 0..self.func.layout.len() {
            match self.func.successors(block)[..] {
                [next] if next != self.header => block = next,
                _ => break,
            }
        }
        block
    }

    /// Whether the loop is left at its beginning or at its end.
    fn must_end(&self) -> bool {
        let leaves = |block| self.func.successors(block).contains(&self.merge);
        if leaves(self.cont) {
            return true;
        }
        let test = self.first_test();
        let insts = &self.func.blocks[test].insts;
        leaves(test) && insts.len() <= SMALL && insts.iter().all(|&i| self.is_cheap(i))
    }

    /// What reads a buffer or a texture, or asks for more than one thing, is not written twice.
    fn is_cheap(&self, inst: InstId) -> bool {
        use Intrinsic as I;
        match self.func.insts[inst].op {
            Opcode::Or => false,
            Opcode::Intrinsic => match self.func.insts[inst].intrinsic() {
                Some(I::GetPointer) => {
                    let handle = self.func.operands(inst)[0];
                    let ty = self.ctx.types.as_resource(self.func.value_type(self.ctx, handle));
                    ty.is_some_and(|ty| ty.kind == ResourceKind::CBuffer)
                }
                Some(which) => which.effect() != Effect::Read,
                None => true,
            },
            _ => true,
        }
    }

    /// Whether an iteration is the last for sure.
    fn ends(&mut self) -> bool {
        let phis: Vec<InstId> = self.func.phis(self.header).collect();
        let mut first = None;
        for n in 0..=FORCED {
            let mut values: SmallVec<[(Option<ConstId>, Option<Offset>); 8]> = SmallVec::new();
            for &phi in &phis {
                let pairs = self.func.operands(phi).chunks_exact(2);
                let mut mine = pairs.filter(|p| (p[1].as_block() == Some(self.cont)) == (n > 0));
                let value = mine.next().map(|p| p[0]);
                let offset = value.and_then(|v| if n > 0 { self.offset(v) } else { Some((v, 0)) });
                values.push((value.and_then(|v| self.value(v)), offset));
            }
            self.known.clear();
            self.offsets.clear();
            for (&phi, (value, offset)) in phis.iter().zip(values) {
                self.known.extend(value.map(|value| (phi, value)));
                self.offsets.extend(offset.map(|offset| (phi, offset)));
            }
            if !self.iteration() {
                return true;
            }
            if n == 0 {
                first = self.distance();
            }
        }
        // It goes on for long, but it counts, if not away from its bound.
        let term = self.func.terminator(self.first_test());
        let counts = term.is_some_and(|t| {
            self.func.operands(t).len() == 3 && self.value(self.func.operands(t)[0]).is_some()
        });
        self.goes_away = first.zip(self.distance()).is_some_and(|(first, last)| last > first);
        counts && !self.goes_away
    }

    /// How far a value is from the bound that the loop's test wants it to come to.
    fn distance(&self) -> Option<f64> {
        use IntPredicate as P;
        let term = self.func.terminator(self.first_test())?;
        let test = self.func.operands(term).first()?.as_inst()?;
        let &[a, b] = self.func.operands(test) else { return None };
        let is_order = match self.func.insts[test].op {
            Opcode::ICmp => !matches!(IntPredicate::from_u32(self.func.insts[test].data)?, P::Eq | P::Ne),
            Opcode::FCmp => true,
            _ => return None,
        };
        let number = |value| {
            let id = self.value(value)?;
            let int = self.ctx.consts.as_int(id).map(|int| f64::from(int as i32));
            int.or_else(|| self.ctx.consts.as_float(&self.ctx.types, id))
        };
        is_order.then_some((number(a)? - number(b)?).abs())
    }

    fn value(&self, value: Value) -> Option<ConstId> {
        value.as_const().or_else(|| self.known.get(&value.as_inst()?).copied())
    }

    /// Walks one iteration; says whether control may come back to the header.
    fn iteration(&mut self) -> bool {
        let func = self.func;
        let mut edges: HashSet<(BlockId, BlockId)> = HashSet::default();
        let mut reached: HashSet<BlockId> = HashSet::default();
        reached.insert(self.header);
        for &block in &func.layout[self.place[self.header].min(func.layout.len())..] {
            if block == self.merge || !reached.contains(&block) {
                continue;
            }
            for &inst in &func.blocks[block].insts {
                let value = match func.insts[inst].op {
                    Opcode::Phi if block == self.header => continue,
                    Opcode::Phi => self.joined(inst, block, &edges),
                    _ => self.computed(inst),
                };
                match value {
                    Some(value) => self.known.insert(inst, value),
                    None => self.known.remove(&inst),
                };
                self.note_offset(inst);
            }
            for to in self.ways_out(block) {
                edges.insert((block, to));
                if to == self.header {
                    return true;
                }
                reached.insert(to);
            }
        }
        false
    }

    fn computed(&mut self, inst: InstId) -> Option<ConstId> {
        let operands: Option<SmallVec<[ConstId; 4]>> =
            self.func.operands(inst).iter().map(|&v| self.value(v)).collect();
        let i = &self.func.insts[inst];
        match operands {
            Some(operands) => fold::evaluate(self.ctx, i, &operands),
            None => self.decided(inst),
        }
    }

    /// A value as one from outside the loop and a constant.
    fn offset(&self, value: Value) -> Option<Offset> {
        match value.as_inst() {
            Some(inst) if self.inside.contains(&inst) => self.offsets.get(&inst).copied(),
            _ => Some((value, 0)),
        }
    }

    /// Notes what is a constant more than a value from outside.
    fn note_offset(&mut self, inst: InstId) -> Option<()> {
        self.offsets.remove(&inst);
        let [a, b] = *self.func.operands(inst) else { return None };
        let step = |v: Value| Some(i64::from(self.ctx.consts.as_int(self.value(v)?)? as i32));
        let offset = match self.func.insts[inst].op {
            Opcode::Add => match step(b) {
                Some(by) => self.offset(a).map(|(base, n)| (base, n + by)),
                None => self.offset(b).zip(step(a)).map(|((base, n), by)| (base, n + by)),
            },
            Opcode::Sub => self.offset(a).zip(step(b)).map(|((base, n), by)| (base, n - by)),
            _ => None,
        };
        self.offsets.insert(inst, offset?);
        Some(())
    }

    /// The outcome of a test of two values that differ by a constant.
    fn compared(&mut self, inst: InstId, a: Value, b: Value) -> Option<ConstId> {
        use IntPredicate as P;
        let ((base, a), (other, b)) = (self.offset(a)?, self.offset(b)?);
        if base != other {
            return None;
        }
        let holds = match IntPredicate::from_u32(self.func.insts[inst].data)? {
            P::Eq => a == b,
            P::Ne => a != b,
            P::Ult | P::Slt => a < b,
            P::Ule | P::Sle => a <= b,
            P::Ugt | P::Sgt => a > b,
            P::Uge | P::Sge => a >= b,
        };
        Some(self.ctx.consts.bool(holds))
    }

    /// What one operand alone decides.
    fn decided(&mut self, inst: InstId) -> Option<ConstId> {
        let func = self.func;
        let operands = func.operands(inst);
        let known = |v: Value| self.value(v);
        match self.func.insts[inst].op {
            Opcode::And => {
                let [a, b] = operands else { return None };
                [known(*a), known(*b)].into_iter().flatten().find(|&c| self.ctx.consts.as_int(c) == Some(0))
            }
            Opcode::ICmp => {
                let [a, b] = *operands else { return None };
                self.compared(inst, a, b).or_else(|| self.either(inst, a, b))
            }
            Opcode::Select => {
                let [test, a, b] = operands else { return None };
                let test = self.ctx.consts.as_int(known(*test)?)?;
                known(if test != 0 { *a } else { *b })
            }
            _ => None,
        }
    }

    /// The outcome of a test of a value and either of two others.
    fn either(&mut self, inst: InstId, a: Value, b: Value) -> Option<ConstId> {
        let choice = b.as_inst().filter(|&i| self.func.insts[i].op == Opcode::Select)?;
        let a = self.value(a)?;
        let both = [self.func.operands(choice)[1], self.func.operands(choice)[2]];
        let mut said = None;
        for b in both {
            let this = fold::evaluate(self.ctx, &self.func.insts[inst], &[a, self.value(b)?])?;
            if *said.get_or_insert(this) != this {
                return None;
            }
        }
        said
    }

    /// A phi, from the edges that control takes.
    fn joined(&self, phi: InstId, block: BlockId, edges: &HashSet<(BlockId, BlockId)>) -> Option<ConstId> {
        let mut value = None;
        for pair in self.func.operands(phi).chunks_exact(2) {
            let from = pair[1].as_block()?;
            let inside = edges.contains(&(from, block));
            // What comes over the back edge of a loop inside is not known.
            let later = self.place[from] >= self.place[block];
            if !inside && !later {
                continue;
            }
            let this = self.value(pair[0]).filter(|_| !later)?;
            if *value.get_or_insert(this) != this {
                return None;
            }
        }
        value
    }

    /// Where control skips past a block, as far as that is known.
    fn ways_out(&self, block: BlockId) -> SmallVec<[BlockId; 4]> {
        let Some(term) = self.func.terminator(block) else { return SmallVec::new() };
        let operands = self.func.operands(term);
        if self.func.insts[term].op == Opcode::Br
            && let [test, yes, no] = operands
            && let Some(test) = self.value(*test).and_then(|c| self.ctx.consts.as_int(c))
        {
            return (if test != 0 { *yes } else { *no }).as_block().into_iter().collect();
        }
        self.func.successors(block).into_iter().collect()
    }

    /// Where the body begins; where the loop does, when nothing leaves it.
    fn place(&self) -> Loc {
        let func = self.func;
        let bottom = self.goes_away || func.successors(self.cont).contains(&self.merge);
        let of = |block: BlockId| {
            let locs = func.blocks[block].insts.iter().filter(|&&i| func.insts[i].op != Opcode::Phi);
            locs.map(|&i| func.loc(i)).find(|&loc| loc != Loc::NONE)
        };
        let before = func.layout.iter().take_while(|&&b| b != self.header);
        let first = match bottom {
            true => before.last().copied().and_then(|b| func.terminator(b)).map(|t| func.loc(t)),
            false => func.successors(self.first_test()).into_iter().filter(|&b| b != self.merge).find_map(of),
        };
        first.or_else(|| of(self.header)).unwrap_or(Loc::NONE)
    }
}
