//! Inlining: every call of a function with a body becomes that body, from the leaves of the call graph up.
//!
//! Shaders have no stack, so nothing is weighed: all calls go, and recursion is refused. Afterwards the root calls only
//! declared functions. Work is linear in the instructions that come out, which are bounded.

use crate::addresses;
use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::{
    Attribute, BlockId, Cursor, Entity, Error, Flags, FuncId, Function, HashMap, InstId, Merge, Module,
    Opcode, TypeId, Value, ValueKind,
};

/// Limit on the instructions of the root.
const MAX_INSTS: usize = 1 << 20;

/// Inlines all calls that `root` makes, at any depth, of functions with bodies.
///
/// # Errors
/// Recursion, direct or indirect; a result beyond the limit.
pub fn run(module: &mut Module, root: FuncId) -> Result<(), Error> {
    for id in callees_first(module, root)? {
        inline_calls(module, id)?;
    }
    Ok(())
}

/// The functions that `root` reaches, each after those that it calls.
fn callees_first(module: &Module, root: FuncId) -> Result<Vec<FuncId>, Error> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut state = vec![State::New; module.functions.len()];
    let mut order = Vec::new();
    let mut work = vec![(root, true)];
    while let Some((id, enter)) = work.pop() {
        match (enter, state[id.index()]) {
            (false, _) => {
                state[id.index()] = State::Done;
                order.push(id);
                continue;
            }
            (true, State::New) => {}
            (true, State::Open | State::Done) => continue,
        }
        state[id.index()] = State::Open;
        work.push((id, false));
        let func = &module.functions[id];
        for inst in calls(func) {
            let callee = callee_of(func, inst);
            let Some(callee) = callee.filter(|&f| !module.functions[f].is_declaration()) else { continue };
            if state[callee.index()] == State::Open {
                let name = module.ctx.name(module.functions[callee].name);
                let message = kinds::RECURSIVE_FUNCTION.with(&[&name]);
                return Err(Error::new(func.loc(inst), message));
            }
            work.push((callee, true));
        }
    }
    Ok(order)
}

fn calls(func: &Function) -> impl Iterator<Item = InstId> + '_ {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts).copied();
    insts.filter(|&i| func.insts[i].op == Opcode::Call)
}

fn callee_of(func: &Function, inst: InstId) -> Option<FuncId> {
    func.operands(inst).last().and_then(|v| v.as_func())
}

/// Inlines the calls of one function, whose callees call nothing with a body any more.
fn inline_calls(module: &mut Module, id: FuncId) -> Result<(), Error> {
    let has_body = |f: FuncId| !module.functions[f].is_declaration();
    if !calls(&module.functions[id]).any(|i| callee_of(&module.functions[id], i).is_some_and(has_body)) {
        return Ok(());
    }
    let empty = Function::new(module.functions[id].name, TypeId::VOID, Vec::new());
    let func = std::mem::replace(&mut module.functions[id], empty);
    let mut inliner = Inliner {
        module,
        func,
        layout: Vec::new(),
        allocas: Vec::new(),
        results: HashMap::default(),
        tails: HashMap::default(),
    };
    let result = inliner.run();
    let func = inliner.func;
    module.functions[id] = func;
    result
}

struct Inliner<'a> {
    module: &'a mut Module,
    func: Function,
    layout: Vec<BlockId>,
    /// Allocas of callees, which go to the caller's entry.
    allocas: Vec<InstId>,
    /// What calls gave.
    results: HashMap<InstId, Value>,
    /// For blocks that were split, the block that has their terminator.
    tails: HashMap<BlockId, BlockId>,
}

impl Inliner<'_> {
    fn run(&mut self) -> Result<(), Error> {
        for block in std::mem::take(&mut self.func.layout) {
            self.layout.push(block);
            self.block(block)?;
        }
        self.func.layout = std::mem::take(&mut self.layout);
        self.patch();
        let entry = self.func.entry();
        let allocas = std::mem::take(&mut self.allocas);
        self.func.blocks[entry].insts.splice(0..0, allocas);
        Ok(())
    }

    /// Goes through a block, splitting it at each call.
    fn block(&mut self, first: BlockId) -> Result<(), Error> {
        let mut at = first;
        let insts = std::mem::take(&mut self.func.blocks[first].insts);
        for inst in insts {
            let callee = match self.func.insts[inst].op {
                Opcode::Call => callee_of(&self.func, inst),
                _ => None,
            };
            match callee.filter(|&f| !self.module.functions[f].is_declaration()) {
                Some(callee) => at = self.call(at, inst, callee)?,
                None => self.func.blocks[at].insts.push(inst),
            }
        }
        if at != first {
            // A loop is entered at its head; any other structure is opened by the terminator.
            if !matches!(self.func.blocks[first].merge, Merge::Loop { .. }) {
                self.func.blocks[at].merge = std::mem::take(&mut self.func.blocks[first].merge);
            }
            self.tails.insert(first, at);
        }
        Ok(())
    }

    /// Puts the callee's body after what `at` has so far; gives the block where the caller goes on.
    fn call(&mut self, at: BlockId, call: InstId, callee: FuncId) -> Result<BlockId, Error> {
        let body = self.module.functions[callee].clone();
        if self.func.inst_count() + body.inst_count() > MAX_INSTS {
            return Err(Error::new(self.func.loc(call), &kinds::TOO_MANY_INLINED_INSTRUCTIONS));
        }
        let mut arguments: SmallVec<[Value; 8]> = self.func.operands(call).into();
        self.pass_copies(at, call, &body, &mut arguments)?;
        self.func.calls.remove(&call);
        let blocks: Vec<BlockId> = body.blocks.ids().map(|_| self.func.new_block()).collect();
        let insts = self.copy(&body);
        let map = |v: Value| match v.kind() {
            ValueKind::Inst(i) => insts[i.index()].into(),
            ValueKind::Param(p) => arguments[p as usize],
            ValueKind::Block(b) => blocks[b.index()].into(),
            _ => v,
        };
        for (inst, site) in &body.calls {
            let mut site = site.clone();
            site.bundles.iter_mut().flat_map(|(_, values)| values).for_each(|v| *v = map(*v));
            self.func.calls.insert(insts[inst.index()], site);
        }
        let goes_on = self.func.new_block();
        let mut returned: Vec<Value> = Vec::new();
        for &block in &body.layout {
            let new_block = blocks[block.index()];
            self.layout.push(new_block);
            self.func.blocks[new_block].merge = moved(body.blocks[block].merge, &blocks);
            for &inst in &body.blocks[block].insts {
                let new = insts[inst.index()];
                let i = body.insts[inst];
                let operands: SmallVec<[Value; 8]> = body.operands(inst).iter().map(|&v| map(v)).collect();
                match i.op {
                    Opcode::Alloca => {
                        self.allocas.push(new);
                        continue;
                    }
                    Opcode::Ret => {
                        returned
                            .extend(operands.first().map(|&v| [v, new_block.into()]).into_iter().flatten());
                        self.func.replace(new, Opcode::Br, TypeId::VOID, &[goes_on.into()], 0, Flags::NONE);
                    }
                    _ => self.func.set_operands(new, &operands),
                }
                self.func.blocks[new_block].insts.push(new);
            }
        }
        let entry = blocks[body.entry().index()];
        let mut cursor = Cursor::at_end(&mut self.func, at);
        cursor.at_inst(call).inst(Opcode::Br, TypeId::VOID, &[entry.into()], 0, Flags::NONE);
        self.layout.push(goes_on);
        self.result(call, goes_on, &returned);
        Ok(goes_on)
    }

    /// Arguments that are passed `byval` are copies of what the address holds.
    fn pass_copies(
        &mut self,
        at: BlockId,
        call: InstId,
        body: &Function,
        arguments: &mut [Value],
    ) -> Result<(), Error> {
        for (i, argument) in arguments.iter_mut().take(body.params.len()).enumerate() {
            let said = body.extras.as_ref().and_then(|e| e.params.get(i));
            let site = self.func.calls.get(&call).and_then(|c| c.params.get(i));
            let words = said.into_iter().chain(site).flatten();
            let by_value = words.filter_map(|a| match *a {
                Attribute::Type(word, ty) if self.module.ctx.name(word) == "byval" => Some(ty),
                _ => None,
            });
            let Some(ty) = { by_value }.next() else { continue };
            let loc = self.func.loc(call);
            let copy = self.func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], ty.as_u32(), Flags::NONE);
            self.allocas.push(copy);
            let mut cursor = Cursor::at_end(&mut self.func, at);
            cursor.at_loc(loc);
            addresses::copy_value(&mut self.module.ctx, cursor, ty, *argument, copy.into())?;
            *argument = copy.into();
        }
        Ok(())
    }

    /// Copies of all instructions of a body, with places and metadata, without operands.
    fn copy(&mut self, body: &Function) -> Vec<InstId> {
        let mut out = Vec::with_capacity(body.inst_count());
        for (id, inst) in body.insts.iter() {
            out.push(self.func.detached(body.loc(id), inst.op, inst.ty, &[], inst.data, inst.flags));
        }
        for (inst, nodes) in &body.attachments {
            self.func.attachments.insert(out[inst.index()], nodes.clone());
        }
        out
    }

    /// What the call gave: the one value returned, or a phi of several.
    fn result(&mut self, call: InstId, goes_on: BlockId, returned: &[Value]) {
        let ty = self.func.insts[call].ty;
        if ty == TypeId::VOID {
            return;
        }
        let value = match returned {
            [] => self.module.ctx.poison(ty),
            [one, _] => *one,
            _ => {
                let mut cursor = Cursor::at_end(&mut self.func, goes_on);
                cursor.at_inst(call).inst(Opcode::Phi, ty, returned, 0, Flags::NONE).into()
            }
        };
        self.results.insert(call, value);
    }

    /// Puts what calls gave where they were used, and tails where phis named the blocks that were split.
    fn patch(&mut self) {
        let results = std::mem::take(&mut self.results);
        self.func.rewrite_operands(|mut v| {
            while let Some(&other) = v.as_inst().and_then(|i| results.get(&i)) {
                v = other;
            }
            v
        });
        let blocks = self.func.layout.clone();
        for block in blocks {
            for phi in self.func.phis(block).collect::<SmallVec<[InstId; 8]>>() {
                for v in self.func.operands_mut(phi).iter_mut().skip(1).step_by(2) {
                    if let Some(&tail) = v.as_block().and_then(|b| self.tails.get(&b)) {
                        *v = tail.into();
                    }
                }
            }
        }
        for block in self.func.layout.clone() {
            if let Merge::Loop { merge, cont, hint } = self.func.blocks[block].merge
                && let Some(&tail) = self.tails.get(&cont)
            {
                self.func.blocks[block].merge = Merge::Loop { merge, cont: tail, hint };
            }
        }
    }
}

fn moved(merge: Merge, blocks: &[BlockId]) -> Merge {
    match merge {
        Merge::None => Merge::None,
        Merge::Selection { merge, hint } => Merge::Selection { merge: blocks[merge.index()], hint },
        Merge::Loop { merge, cont, hint } => {
            Merge::Loop { merge: blocks[merge.index()], cont: blocks[cont.index()], hint }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::{Builder, Context, IntPredicate, Param, verify};

    fn declare(ctx: &mut Context, name: &str, ret: TypeId, params: &[TypeId]) -> Function {
        let params = params.iter().map(|&ty| Param { ty, name: None }).collect();
        let mut func = Function::new(ctx.symbol(name), ret, params);
        let entry = func.new_block();
        func.layout.push(entry);
        func
    }

    /// `if (x < 0) return -x; return x;`, with two exits.
    fn two_exits(ctx: &mut Context) -> Function {
        let mut func = declare(ctx, "abs", TypeId::I32, &[TypeId::I32]);
        let (then, other) = (func.new_block(), func.new_block());
        func.layout.extend([then, other]);
        let entry = func.entry();
        let x = Value::new(ValueKind::Param(0));
        let mut b = Builder::new(ctx, &mut func, entry);
        let zero = b.ctx.i32(0);
        let negative = b.icmp(IntPredicate::Slt, x, zero);
        b.cond_br(negative, then, other);
        b.set_block(then);
        let minus = b.binary(Opcode::Sub, zero, x);
        b.ret(Some(minus));
        b.set_block(other);
        b.ret(Some(x));
        func
    }

    #[test]
    fn exits_meet_where_the_caller_goes_on() {
        let mut module = Module::default();
        let callee = two_exits(&mut module.ctx);
        let callee = module.functions.push(callee);
        let mut main = declare(&mut module.ctx, "main", TypeId::I32, &[TypeId::I32]);
        let entry = main.entry();
        let mut b = Builder::new(&mut module.ctx, &mut main, entry);
        let first = b.call(callee, TypeId::I32, &[Value::new(ValueKind::Param(0))]);
        let second = b.call(callee, TypeId::I32, &[first]);
        b.ret(Some(second));
        let main = module.functions.push(main);
        run(&mut module, main).unwrap();
        let func = &module.functions[main];
        assert_eq!(calls(func).count(), 0);
        assert_eq!(verify::verify_function(&module.ctx, func), []);
        assert_eq!(func.layout.len(), 9);
    }

    #[test]
    fn recursion_is_refused() {
        let mut module = Module::default();
        let func = declare(&mut module.ctx, "f", TypeId::VOID, &[]);
        let id = module.functions.push(func);
        let entry = module.functions[id].entry();
        let mut func = module.functions[id].clone();
        let mut b = Builder::new(&mut module.ctx, &mut func, entry);
        b.call(id, TypeId::VOID, &[]);
        b.ret(None);
        module.functions[id] = func;
        let error = run(&mut module, id).unwrap_err();
        assert!(error.to_string().contains("function 'f' calls itself"), "{error}");
    }
}
