//! `dxil-data-scalarization` and `dxil-flatten-arrays`: variables of vectors become ones of arrays, arrays of arrays become
//! flat. Only the variables and the addresses in them change; what is read and written stays.

use crate::kinds;
use smallvec::SmallVec;
use trefoil_dxil::module::defined;
use trefoil_ir::{
    ConstId, ConstKind, Context, Cursor, Error, Flags, Function, GlobalId, HashMap, HashSet, InstId,
    LayoutRule, Module, Opcode, Type, TypeId, Value, ValueKind,
};

/// Most elements of a variable that is made flat.
const MAX_ELEMENTS: u64 = 1 << 24;

// Vectors in memory.

pub(super) fn scalarize_data(module: &mut Module) {
    let mut globals = HashSet::default();
    for id in module.ctx.globals.ids() {
        let old = module.ctx.globals[id].ty;
        let new = arrays(&mut module.ctx, old);
        if new != old {
            globals.insert(id);
            retype_global(&mut module.ctx, id, new);
        }
    }
    for id in defined(module) {
        let (ctx, func) = (&mut module.ctx, &mut module.functions[id]);
        scalarize_addresses(ctx, func, &globals, arrays);
        scalarize_dynamic(ctx, func);
    }
}

/// A type with arrays for the vectors that it is or has as elements.
fn arrays(ctx: &mut Context, ty: TypeId) -> TypeId {
    match *ctx.types.get(ty) {
        Type::Vector { elem, len } => ctx.types.array(elem, len),
        Type::Array { elem, len } => {
            let elem = arrays(ctx, elem);
            ctx.types.array(elem, len)
        }
        _ => ty,
    }
}

pub(super) fn retype_global(ctx: &mut Context, id: GlobalId, ty: TypeId) {
    let init = ctx.globals[id].init;
    let init = init.map(|init| retype(ctx, init, ty));
    let global = &mut ctx.globals[id];
    (global.ty, global.init) = (ty, init);
}

fn retype(ctx: &mut Context, init: ConstId, ty: TypeId) -> ConstId {
    match ctx.consts.get(init).kind.clone() {
        ConstKind::Aggregate(parts) => {
            let parts: Vec<ConstId> = (0..)
                .zip(&parts)
                .map(|(i, &part)| match ctx.types.member(ty, i) {
                    Some(member) => retype(ctx, part, member),
                    None => part,
                })
                .collect();
            ctx.consts.aggregate(ty, &parts)
        }
        kind => ctx.consts.intern(ty, kind),
    }
}

/// Retypes local variables, and steps through arrays where they step through vectors.
pub(super) fn scalarize_addresses(
    ctx: &mut Context,
    func: &mut Function,
    globals: &HashSet<GlobalId>,
    arrays: fn(&mut Context, TypeId) -> TypeId,
) {
    let mut changed: HashSet<InstId> = HashSet::default();
    for inst in trefoil_dxil::module::code::insts(func).collect::<Vec<_>>() {
        let i = func.insts[inst];
        let through = |v: Value| match v.kind() {
            ValueKind::Inst(i) => changed.contains(&i),
            ValueKind::Global(g) => globals.contains(&g),
            _ => false,
        };
        if i.op == Opcode::Alloca || (i.op == Opcode::Gep && through(func.operands(inst)[0])) {
            let new = arrays(ctx, i.data_type());
            if new != i.data_type() || i.op == Opcode::Gep {
                func.insts[inst].data = new.as_u32();
                changed.insert(inst);
            }
        }
    }
}

/// Lanes that are chosen at run time go through an array.
fn scalarize_dynamic(ctx: &mut Context, func: &mut Function) {
    let mut allocas: Vec<InstId> = Vec::new();
    let mut replaced: HashMap<InstId, Value> = HashMap::default();
    for block in func.layout.clone() {
        let (old, cursor) = Cursor::rebuild(func, block);
        let mut d = Dynamic { ctx, cursor };
        for inst in old {
            d.cursor.at_inst(inst);
            let op = d.cursor.func.insts[inst].op;
            let operands: SmallVec<[Value; 3]> = d.cursor.func.operands(inst).into();
            let index = match op {
                Opcode::ExtractElement => operands[1],
                Opcode::InsertElement => operands[2],
                _ => {
                    d.cursor.keep(inst);
                    continue;
                }
            };
            if index.as_const().is_some() {
                d.cursor.keep(inst);
                continue;
            }
            let (local, value) = d.through_array(inst, op, &operands, index);
            allocas.push(local);
            replaced.insert(inst, value);
        }
    }
    if !replaced.is_empty() {
        func.rewrite_operands(|mut v| {
            while let Some(&other) = v.as_inst().and_then(|i| replaced.get(&i)) {
                v = other;
            }
            v
        });
        let entry = func.entry();
        func.blocks[entry].insts.splice(0..0, allocas);
    }
}

struct Dynamic<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
}

impl Dynamic<'_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Value {
        self.cursor.inst(op, ty, operands, data, Flags::NONE).into()
    }

    fn slot(&mut self, local: InstId, array: TypeId, index: Value) -> Value {
        let zero = self.ctx.i32(0);
        self.emit(Opcode::Gep, TypeId::PTR, &[local.into(), zero, index], array.as_u32())
    }

    /// The array, and what stands for the result.
    fn through_array(
        &mut self,
        inst: InstId,
        op: Opcode,
        operands: &[Value],
        index: Value,
    ) -> (InstId, Value) {
        let vector = operands[0];
        let ty = self.cursor.func.value_type(self.ctx, vector);
        let (elem, len) = (self.ctx.types.scalar(ty), self.ctx.types.lanes(ty));
        let array = self.ctx.types.array(elem, len);
        let (loc, data) = (self.cursor.loc(), array.as_u32());
        let local = self.cursor.func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], data, Flags::NONE);
        for lane in 0..len {
            let (at, number) = (self.ctx.i32(lane), self.ctx.lane(lane));
            let value = self.emit(Opcode::ExtractElement, elem, &[vector, number], 0);
            let slot = self.slot(local, array, at);
            self.emit(Opcode::Store, TypeId::VOID, &[value, slot], 0);
        }
        let slot = self.slot(local, array, index);
        let name = self.cursor.func.names.get(&inst).copied();
        let mut value = if op == Opcode::ExtractElement {
            self.emit(Opcode::Load, elem, &[slot], 0)
        } else {
            self.emit(Opcode::Store, TypeId::VOID, &[operands[1], slot], 0);
            self.ctx.poison(ty)
        };
        if op == Opcode::InsertElement {
            for lane in 0..len {
                let (at, number) = (self.ctx.i32(lane), self.ctx.lane(lane));
                let slot = self.slot(local, array, at);
                let part = self.emit(Opcode::Load, elem, &[slot], 0);
                value = self.emit(Opcode::InsertElement, ty, &[value, part, number], 0);
            }
        }
        if let (Some(name), Some(new)) = (name, value.as_inst()) {
            self.cursor.func.names.insert(new, name);
        }
        (local, value)
    }
}

// Arrays of arrays.

pub(super) fn flatten_arrays(module: &mut Module) -> Result<(), Error> {
    let mut globals: HashMap<GlobalId, Place> = HashMap::default();
    for id in module.ctx.globals.ids() {
        let ty = module.ctx.globals[id].ty;
        let Some(flat) = flat_type(&mut module.ctx, ty) else { continue };
        globals.insert(id, Place { root: id.into(), flat, ty, constant: 0, dynamic: None });
        let init = module.ctx.globals[id].init.map(|init| flat_init(&mut module.ctx, init, ty, flat));
        let global = &mut module.ctx.globals[id];
        (global.ty, global.init) = (flat, init);
    }
    for id in defined(module) {
        flatten(&mut module.ctx, &mut module.functions[id], &globals)?;
    }
    Ok(())
}

/// The array of all elements of an array of arrays.
fn flat_type(ctx: &mut Context, ty: TypeId) -> Option<TypeId> {
    let Type::Array { elem, .. } = *ctx.types.get(ty) else { return None };
    matches!(ctx.types.get(elem), Type::Array { .. }).then_some(())?;
    let (leaf, count) = leaves(ctx, ty);
    (count <= MAX_ELEMENTS).then(|| ctx.types.array(leaf, count as u32))
}

/// What arrays of arrays are of in the end, and how many of it.
fn leaves(ctx: &Context, mut ty: TypeId) -> (TypeId, u64) {
    let mut count = 1u64;
    while let Type::Array { elem, len } = *ctx.types.get(ty) {
        count = count.saturating_mul(u64::from(len));
        ty = elem;
    }
    (ty, count)
}

fn flat_init(ctx: &mut Context, init: ConstId, ty: TypeId, flat: TypeId) -> ConstId {
    if !matches!(ctx.consts.get(init).kind, ConstKind::Aggregate(_)) {
        return retype(ctx, init, flat);
    }
    let mut parts = Vec::new();
    push_leaves(ctx, init, ty, &mut parts);
    ctx.consts.aggregate(flat, &parts)
}

fn push_leaves(ctx: &mut Context, part: ConstId, ty: TypeId, out: &mut Vec<ConstId>) {
    let Type::Array { elem, len } = *ctx.types.get(ty) else { return out.push(part) };
    for i in 0..len {
        if let Some(member) = ctx.consts.member(&ctx.types, part, i) {
            push_leaves(ctx, member, elem, out);
        }
    }
}

/// A place in a variable that is flat now: in elements from its start.
#[derive(Clone, Copy)]
struct Place {
    root: Value,
    flat: TypeId,
    /// What is there, as it was.
    ty: TypeId,
    constant: u32,
    dynamic: Option<Value>,
}

fn flatten(ctx: &mut Context, func: &mut Function, globals: &HashMap<GlobalId, Place>) -> Result<(), Error> {
    let mut places: HashMap<InstId, Place> = HashMap::default();
    let mut steps: Vec<InstId> = Vec::new();
    for block in func.layout.clone() {
        let (old, cursor) = Cursor::rebuild(func, block);
        let mut f = Flatten { ctx, cursor };
        for inst in old {
            f.cursor.at_inst(inst);
            let i = f.cursor.func.insts[inst];
            if i.op == Opcode::Alloca
                && let Some(flat) = flat_type(f.ctx, i.data_type())
            {
                let ty = i.data_type();
                f.cursor.func.insts[inst].data = flat.as_u32();
                places.insert(inst, Place { root: inst.into(), flat, ty, constant: 0, dynamic: None });
            }
            let operands: SmallVec<[Value; 6]> = f.cursor.func.operands(inst).into();
            let place = operands.first().and_then(|v| match v.kind() {
                ValueKind::Inst(i) => places.get(&i).copied(),
                ValueKind::Global(g) => globals.get(&g).copied(),
                _ => None,
            });
            if let (Opcode::Gep, Some(place)) = (i.op, place) {
                steps.push(inst);
                if let Some(place) = f.gep(inst, place, i.data_type(), &operands[1..])? {
                    places.insert(inst, place);
                }
            } else if i.op == Opcode::Gep && f.join(inst, &operands) {
                steps.extend(operands[0].as_inst());
            }
            f.cursor.keep(inst);
        }
    }
    remove_unused(func, steps);
    Ok(())
}

/// Steps that nothing uses, or only others of them that go, are not needed any more.
pub(super) fn remove_unused(func: &mut Function, steps: impl IntoIterator<Item = InstId>) {
    let mut uses: HashMap<InstId, u32> = steps.into_iter().map(|step| (step, 0)).collect();
    for inst in trefoil_dxil::module::code::insts(func) {
        for used in func.operands(inst).iter().filter_map(|v| v.as_inst()) {
            uses.get_mut(&used).into_iter().for_each(|n| *n += 1);
        }
    }
    let mut gone: HashSet<InstId> = HashSet::default();
    let mut work: Vec<InstId> = uses.iter().filter(|(_, n)| **n == 0).map(|(&step, _)| step).collect();
    while let Some(step) = work.pop() {
        gone.insert(step);
        for used in func.operands(step).iter().filter_map(|v| v.as_inst()) {
            let Some(n) = uses.get_mut(&used) else { continue };
            *n -= 1;
            if *n == 0 {
                work.push(used);
            }
        }
    }
    if !gone.is_empty() {
        func.retain(|inst| !gone.contains(&inst));
    }
}

struct Flatten<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
}

impl Flatten<'_> {
    fn emit(&mut self, op: Opcode, operands: &[Value]) -> Value {
        let ty = self.cursor.func.value_type(self.ctx, operands[0]);
        self.cursor.inst(op, ty, operands, 0, Flags::NONE).into()
    }

    /// Rewrites a step to start at the variable; gives where it leads while that is still in the arrays.
    fn gep(
        &mut self,
        inst: InstId,
        mut place: Place,
        source: TypeId,
        indices: &[Value],
    ) -> Result<Option<Place>, Error> {
        let path = self.step(inst, &mut place, source, indices)?;
        self.write(inst, &place, path);
        Ok(path.is_empty().then_some(place))
    }

    /// Makes one step of several through a variable that was flat already; whether it did.
    fn join(&mut self, inst: InstId, operands: &[Value]) -> bool {
        let mut chain: SmallVec<[InstId; 4]> = smallvec::smallvec![inst];
        let mut base = operands[0];
        while let Some(step) = base.as_inst().filter(|&i| self.cursor.func.insts[i].op == Opcode::Gep) {
            chain.push(step);
            base = self.cursor.func.operands(step)[0];
        }
        let ty = match base.kind() {
            ValueKind::Inst(i) if self.cursor.func.insts[i].op == Opcode::Alloca => {
                self.cursor.func.insts[i].data_type()
            }
            ValueKind::Global(g) => self.ctx.globals[g].ty,
            _ => return false,
        };
        if chain.len() == 1 || !matches!(self.ctx.types.get(ty), Type::Array { .. }) {
            return false;
        }
        let mut place = Place { root: base, flat: ty, ty, constant: 0, dynamic: None };
        for &step in chain.iter().rev() {
            let source = self.cursor.func.insts[step].data_type();
            let operands: SmallVec<[Value; 6]> = self.cursor.func.operands(step).into();
            match self.step(inst, &mut place, source, &operands[1..]) {
                Ok([]) => {}
                Ok(path) if step == inst => {
                    self.write(inst, &place, path);
                    return true;
                }
                // Into a structure, or between elements.
                _ => return false,
            }
        }
        self.write(inst, &place, &[]);
        true
    }

    /// Follows a step; gives what is left of it where the arrays end.
    fn step<'i>(
        &mut self,
        inst: InstId,
        place: &mut Place,
        source: TypeId,
        indices: &'i [Value],
    ) -> Result<&'i [Value], Error> {
        let Some((&first, rest)) = indices.split_first() else { return Ok(&[]) };
        let (leaf, _) = leaves(self.ctx, place.flat);
        let size = LayoutRule::Scalar.stride(self.ctx, leaf).max(1);
        if source == TypeId::I8 {
            let Some(bytes) = self.ctx.as_int(first).filter(|b| b % u64::from(size) == 0) else {
                return Err(Error::new(self.cursor.func.loc(inst), &kinds::ADDRESS_BETWEEN_ELEMENTS));
            };
            place.constant = place.constant.wrapping_add(bytes as u32 / size);
            place.ty = leaf;
        } else {
            let (_, count) = leaves(self.ctx, source);
            place.ty = source;
            self.add(place, first, count as u32);
        }
        let mut path = rest;
        while let Some((&index, after)) = path.split_first() {
            let Type::Array { elem, .. } = *self.ctx.types.get(place.ty) else { break };
            let (_, count) = leaves(self.ctx, elem);
            self.add(place, index, count as u32);
            place.ty = elem;
            path = after;
        }
        Ok(path)
    }

    /// Makes an instruction the step from the variable to a place, and on.
    fn write(&mut self, inst: InstId, place: &Place, path: &[Value]) {
        let constant = self.ctx.i32(place.constant);
        let index = match (place.dynamic, place.constant) {
            (None, _) => constant,
            (Some(dynamic), 0) => dynamic,
            (Some(dynamic), _) => self.emit(Opcode::Add, &[dynamic, constant]),
        };
        let mut operands: SmallVec<[Value; 6]> = smallvec::smallvec![place.root, self.ctx.i32(0), index];
        operands.extend_from_slice(path);
        let i = self.cursor.func.insts[inst];
        self.cursor.func.replace(inst, Opcode::Gep, i.ty, &operands, place.flat.as_u32(), i.flags);
    }

    fn add(&mut self, place: &mut Place, index: Value, by: u32) {
        if let Some(known) = self.ctx.as_int(index) {
            place.constant = place.constant.wrapping_add((known as u32).wrapping_mul(by));
            return;
        }
        let ty = self.cursor.func.value_type(self.ctx, index);
        let mut index = index;
        if ty != TypeId::I32 {
            let op = if self.ctx.types.scalar_bits(ty) > 32 { Opcode::Trunc } else { Opcode::SExt };
            index = self.cursor.inst(op, TypeId::I32, &[index], 0, Flags::NONE).into();
        }
        if by != 1 {
            let by = self.ctx.i32(by);
            index = self.emit(Opcode::Mul, &[index, by]);
        }
        place.dynamic = Some(match place.dynamic {
            Some(dynamic) => self.emit(Opcode::Add, &[dynamic, index]),
            None => index,
        });
    }
}
