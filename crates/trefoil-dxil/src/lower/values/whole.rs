//! Lowering of operations alone, the pass that LLVM calls `dxil-op-lower`: what is no operation stays as the function has
//! it, with its vectors, its memory and its calls. A value is then either what an operation gave, as scalars, or one whole
//! value of its old type; each is made of the other where it is needed.

use crate::kinds;
use crate::lower::{LIFETIMES_SINCE, Lanes, Lower, Mode, Result, Slot};
use crate::module::code::{insts, operation};
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{
    Entity, Flags, HashMap, HashSet, InstId, Intrinsic, Opcode, OpcodeClass, Symbol, Type, TypeId, Value,
    ValueKind, filled,
};

/// One value for each value of the old function, where functions keep theirs.
#[derive(Default)]
pub(in crate::lower) struct Wholes {
    /// The instructions that were taken over as they are.
    kept: HashSet<InstId>,
    /// Phis without operands yet, new and old.
    phis: Vec<(InstId, InstId)>,
    /// The scalars of parameters and of vectors that were taken over, and the vectors made of scalars: each made where
    /// the value is.
    parts: HashMap<Value, Lanes>,
    made: HashMap<InstId, Value>,
}

impl Lower<'_> {
    /// Does a function with its head, the names of its blocks, and all that stays in it.
    pub(in crate::lower) fn whole_function(&mut self) -> Result {
        self.body.func.clone_head(self.input.func);
        self.body.func.attributes.clone_from(&self.input.func.attributes);
        for (i, param) in (0..).zip(&self.input.func.params) {
            if matches!(self.ctx.types.get(param.ty), Type::Vector { .. }) {
                let value = Value::new(ValueKind::Param(i));
                let lanes = self.take_apart(value)?;
                self.wholes.parts.insert(value, lanes);
            }
        }
        self.lower_address_params()?;
        if self.input.mode == Mode::Library {
            self.lower_resource_params()?;
        }
        self.run()?;
        self.fill_whole_phis()?;
        for (id, block) in self.input.func.blocks.iter() {
            self.body.func.blocks[id].name = block.name;
        }
        self.sweep();
        Ok(())
    }

    /// Makes what follows each instruction where something needs it: its name, its scalars, or the vector of them.
    pub(in crate::lower) fn after_inst(&mut self, inst: InstId) -> Result {
        self.take_name(inst);
        let i = self.input.func.insts[inst];
        if i.op == Opcode::Phi || !matches!(self.ctx.types.get(i.ty), Type::Vector { .. }) {
            return Ok(());
        }
        match self.values.slot(inst) {
            Slot::Whole(_) => self.keep_parts(inst)?,
            Slot::Lanes(..) => {
                let whole = self.whole(inst.into())?;
                self.wholes.made.insert(inst, whole);
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes a vector apart that was taken over, where it is: a phi that takes its scalars comes to them at the end of a block.
    pub(in crate::lower) fn keep_parts(&mut self, inst: InstId) -> Result {
        let is_vector = matches!(self.ctx.types.get(self.input.func.insts[inst].ty), Type::Vector { .. });
        if let Slot::Whole(at) = self.values.slot(inst)
            && is_vector
        {
            let value = self.values.at(at as usize);
            let lanes = self.take_apart(value)?;
            self.wholes.parts.insert(value, lanes);
        }
        Ok(())
    }

    fn slot(&self, value: Value) -> Option<Slot> {
        value.as_inst().map(|i| self.values.slot(i))
    }

    /// Whether an instruction is none that operations come of.
    pub(in crate::lower) fn stays(&self, inst: InstId) -> bool {
        let operands = self.input.func.operands(inst);
        let on_resource = |v: Value| matches!(self.slot(v), Some(Slot::Address(_)));
        let of_operation = |v: Value| matches!(self.slot(v), Some(Slot::Lanes(..)));
        match self.input.func.insts[inst].op {
            Opcode::Intrinsic => {
                let marks = [Intrinsic::LifetimeStart, Intrinsic::LifetimeEnd];
                let is_mark =
                    self.input.func.insts[inst].intrinsic().is_some_and(|which| marks.contains(&which));
                is_mark && self.input.target.minor() >= LIFETIMES_SINCE
            }
            Opcode::Load | Opcode::Gep | Opcode::AtomicRmw | Opcode::CmpXchg => !on_resource(operands[0]),
            Opcode::Store => !on_resource(operands[1]),
            Opcode::ExtractValue => !of_operation(operands[0]),
            Opcode::ExtractElement => !of_operation(operands[0]) || operands[1].as_const().is_none(),
            _ => true,
        }
    }

    /// Takes an instruction over.
    pub(in crate::lower) fn carry(&mut self, inst: InstId) -> Result {
        let i = self.input.func.insts[inst];
        let operands: SmallVec<[Value; 8]> = self.input.func.operands(inst).into();
        if i.op == Opcode::Store && self.keeps_handle(&operands) {
            return Ok(()); // the variable that a front end keeps a handle in
        }
        let phi = i.op == Opcode::Phi;
        let whole: SmallVec<[Value; 8]> = match phi {
            true => SmallVec::new(),
            false => operands.iter().map(|&v| self.carried(v)).collect::<Result<_>>()?,
        };
        if phi && self.input.mode == Mode::Operations && self.ctx.types.as_resource(i.ty).is_some() {
            return Err(self.user(&kinds::DYNAMIC_RESOURCE));
        }
        let new = self.body.append(i.op, i.ty, &whole, i.data, i.flags);
        self.wholes.kept.insert(new);
        if phi {
            self.wholes.phis.push((new, inst));
        }
        self.take_words(inst, new)?;
        if i.ty != TypeId::VOID {
            self.values.set_whole(inst, new.into());
        }
        Ok(())
    }

    /// Whether a store puts a handle into a variable of its own, from which nothing is lowered.
    fn keeps_handle(&self, operands: &[Value]) -> bool {
        matches!(self.slot(operands[0]), Some(Slot::Handle(_))) && operands[1].as_global().is_some()
    }

    /// The name, the metadata and the attributes of a call.
    fn take_words(&mut self, inst: InstId, new: InstId) -> Result {
        if let Some(&name) = self.input.func.names.get(&inst) {
            self.body.func.names.insert(new, name);
        }
        if let Some(nodes) = self.input.func.attachments.get(&inst) {
            self.body.func.attachments.insert(new, nodes.clone());
        }
        if let Some(site) = self.input.func.calls.get(&inst) {
            let mut site = site.clone();
            for value in site.bundles.iter_mut().flat_map(|(_, values)| values) {
                *value = self.whole(*value)?;
            }
            self.body.func.calls.insert(new, site);
        }
        Ok(())
    }

    /// An operand of what is taken over: a value, or the address of what a function of another library is given.
    fn carried(&mut self, value: Value) -> Result<Value> {
        if self.input.mode == Mode::Library && self.ctx.types.as_resource(self.old_type(value)).is_some() {
            let address = self.handle(value)?.address;
            return address.ok_or_else(|| self.user(&kinds::RESOURCE_AS_VALUE));
        }
        let is_address = self.input.mode == Mode::Library && self.ctx.types.is_ptr(self.old_type(value));
        if is_address && value.as_func().is_none() {
            return Ok(self.payload_argument(value)?.0);
        }
        self.whole(value)
    }

    /// An old value as one new value.
    pub(in crate::lower) fn whole(&mut self, value: Value) -> Result<Value> {
        let Some(slot) = self.slot(value) else { return Ok(value) };
        match slot {
            Slot::Whole(at) => Ok(self.values.at(at as usize)),
            Slot::Lanes(..) => {
                if let Some(&whole) = value.as_inst().and_then(|i| self.wholes.made.get(&i)) {
                    return Ok(whole);
                }
                let lanes = self.lanes(value)?;
                let mut rest = &lanes[..];
                self.put_together(self.old_type(value), &mut rest)
            }
            Slot::Handle(_) => Err(self.user(&kinds::RESOURCE_AS_VALUE)),
            Slot::Address(_) | Slot::Memory(_) | Slot::Payload(_) => {
                Err(self.user(&kinds::RESOURCE_ADDRESS_AS_VALUE))
            }
            Slot::Unset => Err(self.bug("a value is used before it is computed")),
        }
    }

    /// A value of a type from its scalars, which are taken from the front.
    fn put_together(&mut self, ty: TypeId, lanes: &mut &[Value]) -> Result<Value> {
        let (op, count) = match self.ctx.types.get(ty) {
            Type::Vector { len, .. } => {
                let count = *len;
                if let Some(splat) = self.splat_of(ty, lanes) {
                    *lanes = lanes.get(count as usize..).unwrap_or_default();
                    return Ok(splat);
                }
                (Opcode::InsertElement, count)
            }
            Type::Array { len, .. } => (Opcode::InsertValue, *len),
            Type::Struct { fields, .. } => (Opcode::InsertValue, fields.len() as u32),
            _ => {
                let (&first, rest) =
                    lanes.split_first().ok_or_else(|| self.user(&kinds::VALUE_WITHOUT_SCALARS))?;
                *lanes = rest;
                return Ok(first);
            }
        };
        let mut whole = self.ctx.poison(ty);
        for i in 0..count {
            let member = self.ctx.types.member(ty, i).ok_or_else(|| self.user(&kinds::UNKNOWN_MEMBER))?;
            let part = self.put_together(member, lanes)?;
            let at = self.member_number(op, i);
            whole = self.inst(op, ty, &[whole, part, at], 0, Flags::NONE);
        }
        Ok(whole)
    }

    /// A vector whose lanes are all one scalar, or all constant: of long vectors alone, as shorter ones are seldom whole.
    fn splat_of(&mut self, ty: TypeId, lanes: &[Value]) -> Option<Value> {
        let count = self.ctx.types.lanes(ty) as usize;
        let lanes = lanes.get(..count).filter(|_| count > 4)?;
        if let Some(constants) = lanes.iter().map(|v| v.as_const()).collect::<Option<Vec<_>>>() {
            return Some(self.ctx.consts.aggregate(ty, &constants).into());
        }
        if lanes.iter().any(|&lane| lane != lanes[0]) {
            return None;
        }
        let (undef, zero) = (self.ctx.undef(ty), self.ctx.i32(0));
        let one = self.inst(Opcode::InsertElement, ty, &[undef, lanes[0], zero], 0, Flags::NONE);
        let words = self.ctx.types.vector(TypeId::I32, count as u32);
        let first = self.ctx.zero(words);
        Some(self.inst(Opcode::ShuffleVector, ty, &[one, undef, first], 0, Flags::NONE))
    }

    /// The number of a member or a lane: lanes as LLVM writes them in its text, as DXC does in containers.
    fn member_number(&mut self, op: Opcode, at: u32) -> Value {
        let is_lane = matches!(op, Opcode::InsertElement | Opcode::ExtractElement);
        match self.input.mode {
            Mode::Operations if is_lane => self.ctx.lane(at),
            _ => self.ctx.i32(at),
        }
    }

    /// The scalars of a new value.
    pub(in crate::lower) fn take_apart(&mut self, value: Value) -> Result<Lanes> {
        if let Some(lanes) = self.wholes.parts.get(&value) {
            return Ok(lanes.clone());
        }
        let ty = self.type_of(value);
        self.leaf_count(ty)?;
        let mut out = Lanes::new();
        self.push_parts(value, ty, &mut out);
        Ok(out)
    }

    fn push_parts(&mut self, value: Value, ty: TypeId, out: &mut Lanes) {
        let (op, count) = match self.ctx.types.get(ty) {
            Type::Vector { len, .. } => (Opcode::ExtractElement, *len),
            Type::Array { len, .. } => (Opcode::ExtractValue, *len),
            Type::Struct { fields, .. } => (Opcode::ExtractValue, fields.len() as u32),
            _ => return out.push(value),
        };
        for i in 0..count {
            let Some(member) = self.ctx.types.member(ty, i) else { continue };
            if let Some(part) = self.inserted(value, i) {
                self.push_parts(part, member, out);
                continue;
            }
            let at = self.member_number(op, i);
            let part = self.inst(op, member, &[value, at], 0, Flags::NONE);
            self.push_parts(part, member, out);
        }
    }

    /// The scalar that was put into a vector at a lane.
    fn inserted(&self, mut vector: Value, lane: u32) -> Option<Value> {
        /// More than a vector that is put together has; a longer chain is not worth the walk.
        const STEPS: u32 = 32;
        for _ in 0..STEPS {
            let inst = vector.as_inst().filter(|&i| self.body.func.insts[i].op == Opcode::InsertElement)?;
            let &[rest, value, at] = self.body.func.operands(inst) else { return None };
            if self.ctx.as_int(at)? == u64::from(lane) {
                return Some(value);
            }
            vector = rest;
        }
        None
    }

    /// Fills the operands of phis; aggregates for one are assembled at the end of its predecessor.
    pub(in crate::lower) fn fill_whole_phis(&mut self) -> Result {
        for (new, old) in std::mem::take(&mut self.wholes.phis) {
            let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
            let incoming: SmallVec<[Value; 8]> = self.input.func.operands(old).into();
            for pair in incoming.chunks_exact(2) {
                let from = pair[1].as_block().ok_or_else(|| self.bug("a phi without blocks"))?;
                if !self.input.reachable[from] {
                    continue;
                }
                self.body.block = from;
                let end = self.body.func.blocks[from].insts.pop();
                let value = self.whole(pair[0]);
                self.body.func.blocks[from].insts.extend(end);
                operands.extend([value?, pair[1]]);
            }
            self.body.func.set_operands(new, &operands);
        }
        Ok(())
    }

    /// Calls what an operation gave as the intrinsic's result was called.
    pub(in crate::lower) fn take_name(&mut self, inst: InstId) {
        let Some(&name) = self.input.func.names.get(&inst) else { return };
        match self.values.slot(inst) {
            Slot::Handle(number) => {
                let Some(handle) = self.resources.handle(number).value.as_inst() else { return };
                let made = self.body.func.operands(handle).get(1).and_then(|v| v.as_inst());
                match operation(self.ctx, &self.declared.functions, &self.body.func, handle) {
                    Some(DxilOp::AnnotateHandle) => {
                        let annotated = format!("{}_annot", self.ctx.name(name));
                        let annotated = self.ctx.symbol(&annotated);
                        self.body.func.names.insert(handle, annotated);
                        made.into_iter().for_each(|made| self.name_once(made, name));
                    }
                    _ => self.name_once(handle, name),
                }
            }
            Slot::Lanes(start, 1..) => {
                let Some(first) = self.values.at(start as usize).as_inst() else { return };
                let member = self.body.func.insts[first].op == Opcode::ExtractValue;
                let whole = self.body.func.operands(first).first().and_then(|v| v.as_inst());
                self.name_once(whole.filter(|_| member).unwrap_or(first), name);
            }
            _ => {}
        }
    }

    fn name_once(&mut self, inst: InstId, name: Symbol) {
        self.body.func.names.entry(inst).or_insert(name);
    }

    /// Removes scalars and wholes that were made and then not needed.
    fn sweep(&mut self) {
        let func = &self.body.func;
        let mut uses = filled(func.inst_count(), 0u32);
        let mut count = |value: &Value| value.as_inst().into_iter().for_each(|used| uses[used.index()] += 1);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                func.operands(inst).iter().for_each(&mut count);
            }
        }
        func.calls
            .values()
            .flat_map(|site| &site.bundles)
            .for_each(|(_, values)| values.iter().for_each(&mut count));
        let is_unused = |inst: InstId, uses: &[u32]| uses[inst.index()] == 0 && self.is_glue(inst);
        let mut unused: SmallVec<[InstId; 16]> = insts(func).filter(|&inst| is_unused(inst, &uses)).collect();
        if unused.is_empty() {
            return;
        }
        while let Some(inst) = unused.pop() {
            uses[inst.index()] = GONE;
            for used in func.operands(inst).iter().filter_map(|v| v.as_inst()) {
                uses[used.index()] -= 1;
                if is_unused(used, &uses) {
                    unused.push(used);
                }
            }
        }
        self.body.func.retain(|inst| uses[inst.index()] != GONE);
    }

    /// Whether an instruction was made to take values apart or to put them together, and may go when nothing uses it.
    fn is_glue(&self, inst: InstId) -> bool {
        let func = &self.body.func;
        let op = func.insts[inst].op;
        let glue = match op.class() {
            OpcodeClass::Binary | OpcodeClass::Compare | OpcodeClass::Cast => true,
            OpcodeClass::Call => {
                operation(self.ctx, &self.declared.functions, func, inst)
                    == Some(DxilOp::CheckAccessFullyMapped)
            }
            _ => matches!(
                op,
                Opcode::ExtractElement
                    | Opcode::InsertElement
                    | Opcode::ExtractValue
                    | Opcode::InsertValue
                    | Opcode::Select
            ),
        };
        let is_unnamed_insert = || op == Opcode::InsertElement && !func.names.contains_key(&inst);
        glue && (!self.wholes.kept.contains(&inst) || is_unnamed_insert())
    }
}

/// In the place of a count of uses: [`Lower::sweep`] takes the instruction out.
const GONE: u32 = u32::MAX;
