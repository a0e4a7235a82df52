//! Variables of functions that stay in memory: shaders have arrays of numbers alone, so each number of a structure or a vector
//! gets an array of its own.
//!
//! In come functions after inlining, whose variables still have the types of the source. A variable changes when all that is
//! done with it are loads and stores of numbers and vectors, at addresses whose members are known; elements of arrays and
//! lanes of vectors may be chosen at run time.

use super::index;
use smallvec::SmallVec;
use trefoil_ir::{Context, Cursor, Flags, Function, HashMap, InstId, Module, Opcode, Type, TypeId, Value};

/// A variable of more numbers stays as it is.
const MOST_LEAVES: usize = 1 << 10;
/// Most elements of one array.
const MOST_ELEMENTS: u64 = 1 << 20;

/// A number of a variable, with the arrays and vectors that it is in, the outermost first.
#[derive(Clone)]
struct Leaf {
    ty: TypeId,
    dims: SmallVec<[u32; 4]>,
}

/// An address within a variable: the first of the leaves below it, the indices of the arrays above it, and the type there.
#[derive(Clone)]
struct Place {
    variable: InstId,
    leaf: usize,
    indices: SmallVec<[Value; 4]>,
    ty: TypeId,
}

/// Changes the variables of all functions; whether there were any.
pub(super) fn flatten(module: &mut Module) -> bool {
    let mut changed = false;
    for id in trefoil_dxil::module::defined(module) {
        changed |= function(&mut module.ctx, &mut module.functions[id]);
    }
    changed
}

fn function(ctx: &mut Context, func: &mut Function) -> bool {
    let (variables, places) = find(ctx, func);
    if variables.is_empty() {
        return false;
    }
    let mut arrays: HashMap<InstId, Vec<InstId>> = HashMap::default();
    let mut first = Vec::new();
    for (&variable, leaves) in &variables {
        let loc = func.loc(variable);
        let made = leaves.iter().map(|leaf| {
            let ty = array_type(ctx, leaf);
            func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], ty.as_u32(), Flags::NONE)
        });
        let made: Vec<InstId> = made.collect();
        first.extend(made.iter().copied());
        arrays.insert(variable, made);
    }
    trefoil_ir::sort_by_key(&mut first, |inst| inst.as_u32().into());
    let mut values: HashMap<InstId, Value> = HashMap::default();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let (list, mut cursor) = Cursor::rebuild(func, block);
        for inst in list {
            let i = cursor.func.insts[inst];
            let address = match i.op {
                Opcode::Load => cursor.func.operands(inst)[0],
                Opcode::Store => cursor.func.operands(inst)[1],
                _ => {
                    if !variables.contains_key(&inst) && !places.contains_key(&inst) {
                        cursor.keep(inst);
                    }
                    continue;
                }
            };
            let Some(place) = address.as_inst().and_then(|address| places.get(&address)) else {
                cursor.keep(inst);
                continue;
            };
            cursor.at_inst(inst);
            let mut access = Access { ctx, arrays: &arrays, leaves: &variables };
            match i.op {
                Opcode::Load => _ = values.insert(inst, access.load(&mut cursor, place, i.ty)),
                _ => {
                    let value = cursor.func.operands(inst)[0];
                    access.store(&mut cursor, place, value);
                }
            }
        }
    }
    let entry = func.entry();
    func.blocks[entry].insts.splice(0..0, first);
    func.rewrite_operands(|mut v| {
        while let Some(&known) = v.as_inst().and_then(|inst| values.get(&inst)) {
            v = known;
        }
        v
    });
    true
}

/// The variables that change with their leaves, and every address within them.
fn find(ctx: &Context, func: &Function) -> (HashMap<InstId, Vec<Leaf>>, HashMap<InstId, Place>) {
    let mut variables: HashMap<InstId, Vec<Leaf>> = HashMap::default();
    let mut places: HashMap<InstId, Place> = HashMap::default();
    for inst in trefoil_dxil::module::code::insts(func) {
        let i = func.insts[inst];
        match i.op {
            Opcode::Alloca => {
                let mut leaves = Vec::new();
                let whole = push_leaves(ctx, i.data_type(), &SmallVec::new(), &mut leaves);
                if whole.is_some() && !is_plain(ctx, i.data_type()) {
                    variables.insert(inst, leaves);
                    let ty = i.data_type();
                    places.insert(inst, Place { variable: inst, leaf: 0, indices: SmallVec::new(), ty });
                }
            }
            Opcode::Gep => {
                let base = func.operands(inst)[0].as_inst().and_then(|base| places.get(&base));
                if let Some(base) = base.cloned() {
                    let variable = base.variable;
                    match step(ctx, func, inst, base) {
                        Some(place) => _ = places.insert(inst, place),
                        None => _ = variables.remove(&variable),
                    }
                }
            }
            _ => {}
        }
    }
    // Addresses that do something else than load and store keep the whole as it is.
    for inst in trefoil_dxil::module::code::insts(func) {
        let i = func.insts[inst];
        for (at, operand) in func.operands(inst).iter().enumerate() {
            let Some(place) = operand.as_inst().and_then(|address| places.get(&address)) else { continue };
            let fits = match i.op {
                Opcode::Load => is_value(ctx, i.ty) && i.ty == place.ty,
                Opcode::Store => {
                    let ty = func.value_type(ctx, func.operands(inst)[0]);
                    at == 1 && is_value(ctx, ty) && ty == place.ty
                }
                Opcode::Gep => at == 0 && places.contains_key(&inst),
                _ => false,
            };
            if !fits {
                variables.remove(&place.variable);
            }
        }
    }
    places.retain(|_, place| variables.contains_key(&place.variable));
    (variables, places)
}

/// Whether a variable is what shaders may have.
fn is_plain(ctx: &Context, ty: TypeId) -> bool {
    match *ctx.types.get(ty) {
        Type::Array { elem, .. } => is_number(ctx, elem),
        _ => is_number(ctx, ty),
    }
}

fn is_number(ctx: &Context, ty: TypeId) -> bool {
    let is_vector = matches!(ctx.types.get(ty), Type::Vector { .. });
    !is_vector && (ctx.types.is_int(ty) || ctx.types.is_float(ty))
}

/// Whether a type is a number or a vector of them.
fn is_value(ctx: &Context, ty: TypeId) -> bool {
    ctx.types.scalar_bits(ty) != 0
}

fn push_leaves(ctx: &Context, ty: TypeId, dims: &SmallVec<[u32; 4]>, out: &mut Vec<Leaf>) -> Option<()> {
    if out.len() > MOST_LEAVES {
        return None;
    }
    match ctx.types.get(ty) {
        Type::Struct { fields, .. } => {
            fields.iter().try_for_each(|&field| push_leaves(ctx, field, dims, out))?;
        }
        Type::Array { elem, len } | Type::Vector { elem, len } => {
            let mut dims = dims.clone();
            dims.push(*len);
            push_leaves(ctx, *elem, &dims, out)?;
        }
        _ if is_value(ctx, ty) => {
            let elements = dims.iter().fold(1u64, |all, &len| all.saturating_mul(len.into()));
            if elements > MOST_ELEMENTS {
                return None;
            }
            out.push(Leaf { ty, dims: dims.clone() });
        }
        _ => return None,
    }
    Some(())
}

/// How many leaves a type has.
fn count(ctx: &Context, ty: TypeId) -> usize {
    match ctx.types.get(ty) {
        Type::Struct { fields, .. } => fields.iter().map(|&field| count(ctx, field)).sum(),
        Type::Array { elem, .. } => count(ctx, *elem),
        _ => 1,
    }
}

/// The address that a step from another comes to.
fn step(ctx: &Context, func: &Function, gep: InstId, mut place: Place) -> Option<Place> {
    let [_, first, rest @ ..] = func.operands(gep) else { return None };
    if func.insts[gep].data_type() != place.ty || ctx.as_int(*first) != Some(0) {
        return None;
    }
    for &index in rest {
        place.ty = match ctx.types.get(place.ty) {
            Type::Struct { fields, .. } => {
                let at = usize::try_from(ctx.as_int(index)?).ok()?;
                place.leaf += fields.get(..at)?.iter().map(|&field| count(ctx, field)).sum::<usize>();
                *fields.get(at)?
            }
            Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                place.indices.push(index);
                *elem
            }
            _ => return None,
        };
    }
    Some(place)
}

/// The array of a leaf; a number where it is in none.
fn array_type(ctx: &mut Context, leaf: &Leaf) -> TypeId {
    match leaf.dims.iter().product::<u32>() {
        _ if leaf.dims.is_empty() => leaf.ty,
        elements => ctx.types.array(leaf.ty, elements),
    }
}

/// Loads and stores of the arrays that variables have become.
struct Access<'a> {
    ctx: &'a mut Context,
    arrays: &'a HashMap<InstId, Vec<InstId>>,
    leaves: &'a HashMap<InstId, Vec<Leaf>>,
}

impl Access<'_> {
    fn load(&mut self, cursor: &mut Cursor<'_>, place: &Place, ty: TypeId) -> Value {
        let Type::Vector { elem, len } = *self.ctx.types.get(ty) else {
            let address = self.address(cursor, place, None);
            return cursor.inst(Opcode::Load, ty, &[address], 0, Flags::NONE).into();
        };
        let mut whole = self.ctx.undef(ty);
        for lane in 0..len {
            let address = self.address(cursor, place, Some(lane));
            let number = cursor.inst(Opcode::Load, elem, &[address], 0, Flags::NONE).into();
            let lane = self.ctx.i32(lane);
            whole = cursor.inst(Opcode::InsertElement, ty, &[whole, number, lane], 0, Flags::NONE).into();
        }
        whole
    }

    fn store(&mut self, cursor: &mut Cursor<'_>, place: &Place, value: Value) {
        let ty = cursor.func.value_type(self.ctx, value);
        let Type::Vector { elem, len } = *self.ctx.types.get(ty) else {
            let address = self.address(cursor, place, None);
            cursor.inst(Opcode::Store, TypeId::VOID, &[value, address], 0, Flags::NONE);
            return;
        };
        for lane in 0..len {
            let at = self.ctx.i32(lane);
            let number = cursor.inst(Opcode::ExtractElement, elem, &[value, at], 0, Flags::NONE).into();
            let address = self.address(cursor, place, Some(lane));
            cursor.inst(Opcode::Store, TypeId::VOID, &[number, address], 0, Flags::NONE);
        }
    }

    /// The address of a number of a place, or of a lane of a vector there.
    fn address(&mut self, cursor: &mut Cursor<'_>, place: &Place, lane: Option<u32>) -> Value {
        let leaf = &self.leaves[&place.variable][place.leaf];
        let array = self.arrays[&place.variable][place.leaf];
        if leaf.dims.is_empty() {
            return array.into();
        }
        let lane = lane.map(|lane| self.ctx.i32(lane));
        let mut flat = self.ctx.i32(0);
        for (&index, &len) in place.indices.iter().chain(&lane).zip(&leaf.dims) {
            flat = index::scaled(self.ctx, cursor, flat, len);
            let index = index::word(self.ctx, cursor, index);
            flat = index::sum(self.ctx, cursor, flat, index);
        }
        let ty = array_type(self.ctx, leaf);
        let zero = self.ctx.i32(0);
        let operands = [array.into(), zero, flat];
        cursor.inst(Opcode::Gep, TypeId::PTR, &operands, ty.as_u32(), Flags::INBOUNDS).into()
    }
}
