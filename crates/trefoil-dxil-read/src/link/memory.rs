//! Variables of functions that stay in memory: shaders have arrays of numbers alone, so each number of a structure or a vector
//! gets an array of its own.
//!
//! In come functions after inlining, whose variables still have the types of the source. A variable changes when all that is
//! done with it are loads and stores of numbers, vectors, and arrays and matrices of them, at addresses whose members are known;
//! elements of arrays and lanes of vectors may be chosen at run time. DXC's libraries look at a matrix, a vector and an array of the
//! same numbers as each other: such a view counts the numbers, one after the other.

use super::index;
use smallvec::SmallVec;
use trefoil_ir::{
    Context, Cursor, Flags, Function, HashMap, HashSet, InstId, Module, Opcode, Type, TypeId, Value,
};

/// A variable of more numbers stays as it is.
const MOST_LEAVES: usize = 1 << 10;
/// Most elements of one array.
const MOST_ELEMENTS: u64 = 1 << 20;

/// A number of a variable, with the arrays and vectors that it is in, the outermost first.
#[derive(Clone, PartialEq)]
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
    /// Where numbers are counted one after the other, the steps from there on, each times as many numbers.
    within: SmallVec<[(Value, u32); 2]>,
    is_counted: bool,
    /// Whether the variable is of another type than the address is taken as.
    is_view: bool,
    ty: TypeId,
}

/// Which variables change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variables {
    /// Those that shaders may not have.
    All,
    /// Those that are looked at as something else than they are, which passes do not know.
    Viewed,
}

/// Changes the variables of all functions; whether there were any.
pub(super) fn flatten(module: &mut Module, which: Variables) -> bool {
    let mut changed = false;
    for id in trefoil_dxil::module::defined(module) {
        changed |= function(&mut module.ctx, &mut module.functions[id], which);
    }
    changed
}

fn function(ctx: &mut Context, func: &mut Function, which: Variables) -> bool {
    let (variables, places) = find(ctx, func, which);
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
fn find(
    ctx: &Context,
    func: &Function,
    which: Variables,
) -> (HashMap<InstId, Vec<Leaf>>, HashMap<InstId, Place>) {
    let mut variables: HashMap<InstId, Vec<Leaf>> = HashMap::default();
    let mut places: HashMap<InstId, Place> = HashMap::default();
    for inst in trefoil_dxil::module::code::insts(func) {
        let i = func.insts[inst];
        match i.op {
            Opcode::Alloca => {
                let mut leaves = Vec::new();
                if push_leaves(ctx, i.data_type(), &SmallVec::new(), &mut leaves).is_some() {
                    variables.insert(inst, leaves);
                    places.insert(inst, Place::of_variable(inst, i.data_type()));
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
            // The address as one of another type.
            Opcode::BitCast => {
                let base = func.operands(inst)[0].as_inst().and_then(|base| places.get(&base));
                base.cloned().map(|place| places.insert(inst, place));
            }
            _ => {}
        }
    }
    let viewed = viewed(ctx, func, &places, &mut variables);
    variables.retain(|&variable, _| match which {
        Variables::Viewed => viewed.contains(&variable),
        Variables::All => viewed.contains(&variable) || !is_plain(ctx, func.insts[variable].data_type()),
    });
    places.retain(|_, place| variables.contains_key(&place.variable));
    (variables, places)
}

/// The variables that are looked at as something else than they are. Those whose addresses do something else than load and store
/// are taken out of `variables`: they stay as they are.
fn viewed(
    ctx: &Context,
    func: &Function,
    places: &HashMap<InstId, Place>,
    variables: &mut HashMap<InstId, Vec<Leaf>>,
) -> HashSet<InstId> {
    let mut viewed: HashSet<InstId> = HashSet::default();
    for inst in trefoil_dxil::module::code::insts(func) {
        let i = func.insts[inst];
        for (at, operand) in func.operands(inst).iter().enumerate() {
            let Some(place) = operand.as_inst().and_then(|address| places.get(&address)) else { continue };
            let accessed = match i.op {
                Opcode::Load => Some(i.ty),
                Opcode::Store if at == 1 => Some(func.value_type(ctx, func.operands(inst)[0])),
                _ => None,
            };
            let fits = match accessed {
                Some(ty) if ty == place.ty && is_value(ctx, ty) => true,
                Some(ty) => {
                    viewed.insert(place.variable);
                    is_view(ctx, place.ty, ty)
                }
                None => {
                    let leads_on = matches!(i.op, Opcode::Gep | Opcode::BitCast);
                    leads_on && at == 0 && places.contains_key(&inst)
                }
            };
            if place.is_view {
                viewed.insert(place.variable);
            }
            if !fits {
                variables.remove(&place.variable);
            }
        }
    }
    viewed
}

/// Whether numbers that lie as one type can be looked at as another: both are of one kind of number alone, and there are enough.
fn is_view(ctx: &Context, of: TypeId, ty: TypeId) -> bool {
    match (numbers(ctx, of), numbers(ctx, ty)) {
        (Some((of, there)), Some((ty, wanted))) => of == ty && wanted <= there,
        _ => false,
    }
}

/// Whether two types have the same numbers in the same arrays: of structures of one member nothing is left.
fn are_alike(ctx: &Context, a: TypeId, b: TypeId) -> bool {
    let leaves = |ty| {
        let mut leaves = Vec::new();
        push_leaves(ctx, ty, &SmallVec::new(), &mut leaves).map(|()| leaves)
    };
    leaves(a).is_some_and(|a| leaves(b).is_some_and(|b| a == b))
}

/// The kind of number that a type is made of alone, and how many of them it has.
fn numbers(ctx: &Context, ty: TypeId) -> Option<(TypeId, u32)> {
    match *ctx.types.get(ty) {
        Type::Struct { ref fields, .. } => match fields[..] {
            [one] => numbers(ctx, one),
            _ => None,
        },
        Type::Array { elem, len } | Type::Vector { elem, len } => {
            let (scalar, count) = numbers(ctx, elem)?;
            Some((scalar, count.checked_mul(len)?))
        }
        _ => is_value(ctx, ty).then_some((ty, 1)),
    }
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

impl Place {
    fn of_variable(variable: InstId, ty: TypeId) -> Place {
        Place {
            variable,
            leaf: 0,
            indices: SmallVec::new(),
            within: SmallVec::new(),
            is_counted: false,
            is_view: false,
            ty,
        }
    }
}

/// The address that a step from another comes to.
fn step(ctx: &Context, func: &Function, gep: InstId, mut place: Place) -> Option<Place> {
    let [_, first, rest @ ..] = func.operands(gep) else { return None };
    let source = func.insts[gep].data_type();
    let is_known = ctx.as_int(*first) == Some(0);
    if is_known && source != place.ty && !place.is_counted && are_alike(ctx, place.ty, source) {
        (place.is_view, place.ty) = (true, source);
    }
    if source != place.ty || !is_known || place.is_counted {
        if !is_view(ctx, place.ty, source) {
            return None;
        }
        if !is_known {
            place.within.push((*first, numbers(ctx, source)?.1));
        }
        let place = Place { is_counted: true, is_view: true, ty: source, ..place };
        return step_by_count(ctx, rest, place);
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

/// As [`step`], where all below is of one kind of number.
fn step_by_count(ctx: &Context, rest: &[Value], mut place: Place) -> Option<Place> {
    for &index in rest {
        let elem = match *ctx.types.get(place.ty) {
            Type::Struct { ref fields, .. } if ctx.as_int(index) == Some(0) => *fields.first()?,
            Type::Array { elem, .. } | Type::Vector { elem, .. } => elem,
            _ => return None,
        };
        if ctx.as_int(index) != Some(0) {
            place.within.push((index, numbers(ctx, elem)?.1));
        }
        place.ty = elem;
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
        self.load_part(cursor, place, ty, &mut 0)
    }

    /// Loads a type's numbers, from a number of a place on.
    fn load_part(&mut self, cursor: &mut Cursor<'_>, place: &Place, ty: TypeId, at: &mut u32) -> Value {
        let Some((op, members)) = self.members(ty) else {
            let address = self.address(cursor, place, *at);
            *at += 1;
            return cursor.inst(Opcode::Load, ty, &[address], 0, Flags::NONE).into();
        };
        let op = if op == Opcode::ExtractElement { Opcode::InsertElement } else { Opcode::InsertValue };
        let mut whole = self.ctx.undef(ty);
        for (number, &member) in (0..).zip(&members) {
            let part = self.load_part(cursor, place, member, at);
            let number = self.ctx.i32(number);
            whole = cursor.inst(op, ty, &[whole, part, number], 0, Flags::NONE).into();
        }
        whole
    }

    fn store(&mut self, cursor: &mut Cursor<'_>, place: &Place, value: Value) {
        self.store_part(cursor, place, value, &mut 0);
    }

    /// Stores a value's numbers, from a number of a place on.
    fn store_part(&mut self, cursor: &mut Cursor<'_>, place: &Place, value: Value, at: &mut u32) {
        let ty = cursor.func.value_type(self.ctx, value);
        let Some((op, members)) = self.members(ty) else {
            let address = self.address(cursor, place, *at);
            *at += 1;
            cursor.inst(Opcode::Store, TypeId::VOID, &[value, address], 0, Flags::NONE);
            return;
        };
        for (number, &member) in (0..).zip(&members) {
            let number = self.ctx.i32(number);
            let part = cursor.inst(op, member, &[value, number], 0, Flags::NONE).into();
            self.store_part(cursor, place, part, at);
        }
    }

    /// What a type has in it, and what takes one of it out; none of a number.
    fn members(&self, ty: TypeId) -> Option<(Opcode, SmallVec<[TypeId; 4]>)> {
        Some(match *self.ctx.types.get(ty) {
            Type::Struct { ref fields, .. } => (Opcode::ExtractValue, fields.iter().copied().collect()),
            Type::Array { elem, len } => (Opcode::ExtractValue, SmallVec::from_elem(elem, len as usize)),
            Type::Vector { elem, len } => (Opcode::ExtractElement, SmallVec::from_elem(elem, len as usize)),
            _ => return None,
        })
    }

    /// The address of a number of a place.
    fn address(&mut self, cursor: &mut Cursor<'_>, place: &Place, number: u32) -> Value {
        let leaf = &self.leaves[&place.variable][place.leaf];
        let array = self.arrays[&place.variable][place.leaf];
        if leaf.dims.is_empty() {
            return array.into();
        }
        let mut flat = self.ctx.i32(0);
        for (&index, &len) in place.indices.iter().zip(&leaf.dims) {
            flat = index::scaled(self.ctx, cursor, flat, len);
            let index = index::word(self.ctx, cursor, index);
            flat = index::sum(self.ctx, cursor, flat, index);
        }
        let below = leaf.dims.get(place.indices.len()..).unwrap_or_default().iter().product();
        flat = index::scaled(self.ctx, cursor, flat, below);
        for &(index, numbers) in &place.within {
            let index = index::word(self.ctx, cursor, index);
            let index = index::scaled(self.ctx, cursor, index, numbers);
            flat = index::sum(self.ctx, cursor, flat, index);
        }
        let number = self.ctx.i32(number);
        flat = index::sum(self.ctx, cursor, flat, number);
        let ty = array_type(self.ctx, leaf);
        let zero = self.ctx.i32(0);
        let operands = [array.into(), zero, flat];
        cursor.inst(Opcode::Gep, TypeId::PTR, &operands, ty.as_u32(), Flags::INBOUNDS).into()
    }
}
