//! Local and groupshared memory: DXIL has it only as scalars and one-dimensional arrays of scalars, and of long vectors since 1.9.
//!
//! A variable becomes one array for each path through its structures' fields; the arrays' and vectors' indices along
//! the path are linearised, outermost first. A long vector is one element, and its lanes have an index of their own. Where every index
//! below a depth is known, the paths go on to there (`apart`): each lane of an array of vectors is an array then, and the
//! elements' index does for all.

use super::apart::{self, Depths};
use super::{Lanes, Lower, Mode, Result};
use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::{
    AtomicOp, ConstKind, Flags, Global, GlobalId, HashMap, InstId, Opcode, SPACE_SHARED, Type, TypeId, Value,
};

/// The scalars that an access reads or writes.
type Places = SmallVec<[Place; 4]>;

/// A scalar of a variable, or a long vector.
#[derive(Clone, Copy)]
struct Place {
    leaf: u32,
    index: Index,
    /// Which lane of a long vector.
    lane: Option<Index>,
}

/// Addresses in variables that a usual shader has, if it has any.
const USUAL_ADDRESSES: usize = 24;

/// The variables that have been met, and the addresses in them.
#[derive(Default)]
pub(super) struct Variables {
    roots: Vec<MemRoot>,
    addresses: Vec<MemAddress>,
    /// The address of each global that is used.
    globals: HashMap<GlobalId, u32>,
    /// From which depth on the variables are apart, once that is asked.
    depths: Option<Depths>,
}

/// A variable as its arrays.
#[derive(Clone, Debug)]
struct MemRoot {
    leaves: Vec<Leaf>,
    /// From how many indices on what is indexed is apart.
    apart: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf {
    pointer: Value,
    /// What one element is: a scalar or a long vector.
    element: TypeId,
    /// The array's type, when it is one.
    array: Option<TypeId>,
}

/// A place in a variable.
#[derive(Clone, Copy, Debug)]
struct MemAddress {
    root: u32,
    leaf: u32,
    ty: TypeId,
    /// How many indices lead there.
    depth: u32,
    index: Index,
    /// Which lane, within a long vector.
    lane: Option<Index>,
}

impl Variables {
    /// The one array or scalar that a variable has become, of the address of the whole of it.
    pub(super) fn whole(&self, address: u32) -> Option<Value> {
        let address = &self.addresses[address as usize];
        let [leaf] = self.roots[address.root as usize].leaves[..] else { return None };
        let is_whole = address.leaf == 0 && address.index.dynamic.is_none() && address.index.constant == 0;
        is_whole.then_some(leaf.pointer)
    }
}

/// A linear index: a value computed at run time, and a constant.
#[derive(Clone, Copy, Debug, Default)]
struct Index {
    dynamic: Option<Value>,
    constant: u32,
}

/// One path through a variable's structures.
struct Shape {
    element: TypeId,
    len: u64,
    is_array: bool,
}

impl MemAddress {
    fn place(self) -> Place {
        Place { leaf: self.leaf, index: self.index, lane: self.lane }
    }
}

impl Lower<'_> {
    /// How many arrays a type becomes, to which so many indices lead less than to where its variable is apart.
    fn array_count(&self, ty: TypeId, above: u32) -> u32 {
        let below = above.saturating_sub(1);
        match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => fields.iter().map(|&f| self.array_count(f, below)).sum(),
            Type::Vector { .. } if self.keeps_whole(ty) => 1,
            Type::Array { elem, len } | Type::Vector { elem, len } if above == 0 => {
                len.saturating_mul(self.array_count(*elem, below))
            }
            Type::Array { elem, .. } => self.array_count(*elem, below),
            _ => 1,
        }
    }

    /// The arrays that a type becomes, to which so many indices lead less than to where its variable is apart.
    fn shapes(&self, ty: TypeId, above: u32) -> Result<Vec<Shape>> {
        let mut out = Vec::new();
        self.add_shapes(ty, 1, (false, above), &mut out)?;
        Ok(out)
    }

    fn add_shapes(
        &self,
        ty: TypeId,
        len: u64,
        (is_array, above): (bool, u32),
        out: &mut Vec<Shape>,
    ) -> Result {
        let below = above.saturating_sub(1);
        match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => {
                fields.iter().try_for_each(|&f| self.add_shapes(f, len, (is_array, below), out))
            }
            Type::Vector { .. } if self.keeps_whole(ty) => {
                out.push(Shape { element: ty, len, is_array });
                Ok(())
            }
            &Type::Array { elem, len: n } | &Type::Vector { elem, len: n } if above == 0 => {
                (0..n).try_for_each(|_| self.add_shapes(elem, len, (is_array, 0), out))
            }
            Type::Array { elem, len: n } => {
                self.add_shapes(*elem, len.saturating_mul(u64::from(*n)), (true, below), out)
            }
            Type::Vector { elem, len: n } => {
                out.push(Shape { element: *elem, len: len.saturating_mul(u64::from(*n)), is_array: true });
                Ok(())
            }
            Type::Int(_) | Type::Half | Type::Float | Type::Double => {
                out.push(Shape { element: ty, len, is_array });
                Ok(())
            }
            it if self.ctx.is_handle_value(it) => {
                out.push(Shape { element: ty, len, is_array });
                Ok(())
            }
            Type::Resource(_) => Err(self.user(&kinds::RESOURCE_IN_MEMORY)),
            _ => Err(self.user(&kinds::MEMORY_TYPE)),
        }
    }

    fn shape_type(&mut self, shape: &Shape) -> Result<(TypeId, Option<TypeId>)> {
        if !shape.is_array {
            return Ok((shape.element, None));
        }
        let len = u32::try_from(shape.len).ok().filter(|&len| len <= 1 << 24);
        let len = len.ok_or_else(|| trefoil_ir::Error::new(self.body.loc, &kinds::VARIABLE_TOO_LARGE))?;
        let array = self.ctx.types.array(shape.element, len);
        Ok((array, Some(array)))
    }

    pub(super) fn alloca(&mut self, inst: InstId, ty: TypeId) -> Result {
        let apart = self.apart(inst.into(), ty);
        let at = self.local(ty, apart)?;
        self.values.put(inst, super::Slot::Memory(at));
        Ok(())
    }

    /// From how many indices on a variable is apart.
    fn apart(&mut self, variable: Value, ty: TypeId) -> u32 {
        if !apart::has_inner(self.ctx, ty) {
            return u32::MAX;
        }
        let (ctx, func) = (&*self.ctx, self.input.func);
        let depth = self.memory.depths.get_or_insert_with(|| Depths::of(ctx, func)).of_variable(variable);
        if self.array_count(ty, depth) <= apart::MOST_ARRAYS { depth } else { u32::MAX }
    }

    fn local(&mut self, ty: TypeId, apart: u32) -> Result<u32> {
        let mut shapes = self.shapes(ty, apart)?;
        let mut leaves = Vec::with_capacity(shapes.len());
        for shape in &mut shapes {
            // Readers of DXIL expect arrays here, of one element where it is one.
            shape.is_array = true;
            let (ty, array) = self.shape_type(shape)?;
            let inst = self.body.variable(ty);
            leaves.push(Leaf { pointer: inst.into(), element: shape.element, array });
        }
        Ok(self.root(leaves, ty, apart))
    }

    fn root(&mut self, leaves: Vec<Leaf>, ty: TypeId, apart: u32) -> u32 {
        let root = self.memory.roots.len() as u32;
        self.memory.roots.push(MemRoot { leaves, apart });
        self.place(MemAddress { root, leaf: 0, ty, depth: 0, index: Index::default(), lane: None })
    }

    /// How many indices lead to an address less than to where its variable is apart.
    fn above(&self, address: &MemAddress) -> u32 {
        self.memory.roots[address.root as usize].apart.saturating_sub(address.depth)
    }

    fn place(&mut self, address: MemAddress) -> u32 {
        if self.memory.addresses.capacity() == 0 {
            self.memory.addresses.reserve(USUAL_ADDRESSES);
        }
        self.memory.addresses.push(address);
        self.memory.addresses.len() as u32 - 1
    }

    /// The address of a global: its arrays are made when it is first used.
    pub(super) fn global(&mut self, id: GlobalId) -> Result<u32> {
        if let Some(&at) = self.memory.globals.get(&id) {
            return Ok(at);
        }
        let global = self.ctx.globals[id].clone();
        let outlives_calls = self.input.mode == Mode::Library;
        let at = if global.space == SPACE_SHARED || global.constant || outlives_calls {
            self.flat_global(id, &global)?
        } else {
            self.private_global(id, &global)?
        };
        self.memory.globals.insert(id, at);
        Ok(at)
    }

    fn flat_global(&mut self, id: GlobalId, global: &Global) -> Result<u32> {
        if let Some(leaves) = self.declared.arrays.get(&id) {
            return Ok(self.root(leaves.clone(), global.ty, u32::MAX));
        }
        // The functions of a library share what a variable has become, and the group's memory stays as it is declared.
        let may_part = global.constant && self.input.mode != Mode::Library;
        let apart = if may_part { self.apart(id.into(), global.ty) } else { u32::MAX };
        let shapes = self.shapes(global.ty, apart)?;
        let pointer = global.pointer_type(&self.ctx.types);
        let mut leaves = Vec::with_capacity(shapes.len());
        for (i, shape) in shapes.iter().enumerate() {
            let (ty, array) = self.shape_type(shape)?;
            let has_init = global.space != SPACE_SHARED;
            let init = if has_init { Some(self.leaf_init(global, (i as u32, apart), ty)?) } else { None };
            let name = if shapes.len() == 1 {
                global.name
            } else {
                let name = format!("{}.{i}", self.ctx.name(global.name));
                self.ctx.symbol(&name)
            };
            let new = Global { name, ty, init, align: 0, ..global.clone() };
            let id = self.ctx.globals.push(new);
            debug_assert_eq!(self.ctx.globals[id].pointer_type(&self.ctx.types), pointer);
            leaves.push(Leaf { pointer: id.into(), element: shape.element, array });
        }
        if self.input.mode == Mode::Library {
            self.declared.arrays.insert(id, leaves.clone());
        }
        Ok(self.root(leaves, global.ty, apart))
    }

    /// The part of a constant that one array holds.
    fn leaf_init(&mut self, global: &Global, leaf: (u32, u32), ty: TypeId) -> Result<trefoil_ir::ConstId> {
        let Some(init) = global.init else { return Ok(self.ctx.consts.undef(ty)) };
        match self.ctx.consts.get(init).kind {
            ConstKind::Zero => return Ok(self.ctx.consts.zero(&self.ctx.types, ty)),
            ConstKind::Undef | ConstKind::Poison => return Ok(self.ctx.consts.undef(ty)),
            _ => {}
        }
        let mut parts = Vec::new();
        self.collect_leaf(init, global.ty, leaf, &mut parts)?;
        match (self.ctx.types.get(ty), parts.first()) {
            (Type::Array { .. }, _) => Ok(self.ctx.consts.aggregate(ty, &parts)),
            (_, Some(&one)) => Ok(one),
            _ => Err(self.user(&kinds::CONSTANT_WITHOUT_SCALARS)),
        }
    }

    fn collect_leaf(
        &mut self,
        part: trefoil_ir::ConstId,
        ty: TypeId,
        (mut leaf, above): (u32, u32),
        out: &mut Vec<trefoil_ir::ConstId>,
    ) -> Result {
        if out.len() > 1 << 22 {
            return Err(trefoil_ir::Error::new(self.body.loc, &kinds::CONSTANT_TOO_LARGE));
        }
        // Of what is apart one member is in this array.
        let (len, is_one) = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => (fields.len() as u32, true),
            Type::Vector { .. } if self.keeps_whole(ty) => {
                out.push(self.whole_constant(part, ty)?);
                return Ok(());
            }
            Type::Array { len, .. } | Type::Vector { len, .. } => (*len, above == 0),
            _ => {
                out.push(self.without_poison(part));
                return Ok(());
            }
        };
        let below = above.saturating_sub(1);
        for i in 0..len {
            let member_ty = self.ctx.types.member(ty, i).unwrap_or(TypeId::VOID);
            if is_one {
                let count = self.array_count(member_ty, below);
                if leaf >= count {
                    leaf -= count;
                    continue;
                }
            }
            let member = self.ctx.consts.member(&self.ctx.types, part, i);
            let member = member.ok_or_else(|| self.user(&kinds::CONSTANT_LACKS_MEMBER))?;
            self.collect_leaf(member, member_ty, (leaf, below), out)?;
            if is_one {
                break;
            }
        }
        Ok(())
    }

    /// A long vector as LLVM 3.7 has it.
    fn whole_constant(&mut self, part: trefoil_ir::ConstId, ty: TypeId) -> Result<trefoil_ir::ConstId> {
        let mut lanes = Vec::new();
        for lane in 0..self.ctx.types.lanes(ty) {
            let member = self.ctx.consts.member(&self.ctx.types, part, lane);
            let member = member.ok_or_else(|| self.user(&kinds::CONSTANT_LACKS_MEMBER))?;
            lanes.push(self.without_poison(member));
        }
        Ok(self.ctx.consts.aggregate(ty, &lanes))
    }

    fn without_poison(&mut self, part: trefoil_ir::ConstId) -> trefoil_ir::ConstId {
        let constant = self.ctx.consts.get(part);
        if constant.kind == ConstKind::Poison {
            let ty = constant.ty;
            return self.ctx.consts.undef(ty);
        }
        part
    }

    /// A variable each invocation has for itself: a local, set where the entry starts.
    fn private_global(&mut self, id: GlobalId, global: &Global) -> Result<u32> {
        let apart = self.apart(id.into(), global.ty);
        let at = self.local(global.ty, apart)?;
        let Some(init) = global.init else { return Ok(at) };
        if matches!(self.ctx.consts.get(init).kind, ConstKind::Undef | ConstKind::Poison) {
            return Ok(at);
        }
        let lanes = self.lanes(init.into())?;
        // The stores belong ahead of everything: the address may be used in any block first.
        let here = self.body.block;
        let entry = self.input.func.entry();
        self.body.block = entry;
        let before = std::mem::take(&mut self.body.func.blocks[entry].insts);
        self.memory_store(at, global.ty, &lanes)?;
        self.body.func.blocks[entry].insts.extend(before);
        self.body.block = here;
        Ok(at)
    }

    pub(super) fn memory_gep(&mut self, at: u32, source: TypeId, indices: &[Value]) -> Result<u32> {
        let mut address = self.memory.addresses[at as usize];
        let Some((&first, rest)) = indices.split_first() else { return Ok(at) };
        let first = self.scalar(first)?;
        if self.as_int(first) != Some(0) {
            if source != address.ty {
                return Err(self.user(&kinds::MEMORY_REINTERPRETED));
            }
            address.index = self.index_add(address.index, first)?;
        }
        if !rest.is_empty() && source != address.ty {
            return Err(self.user(&kinds::MEMORY_REINTERPRETED));
        }
        for &index in rest {
            let index = self.scalar(index)?;
            let above = self.above(&address);
            let below = above.saturating_sub(1);
            address.depth += 1;
            match self.ctx.types.get(address.ty) {
                Type::Struct { fields, .. } => {
                    let number = self.as_int(index).ok_or_else(|| self.user(&kinds::DYNAMIC_FIELD))? as usize;
                    let field = *fields.get(number).ok_or_else(|| self.user(&kinds::UNKNOWN_FIELD))?;
                    let before = fields[..number].iter().map(|&f| self.array_count(f, below));
                    address.leaf += before.sum::<u32>();
                    address.ty = field;
                }
                &Type::Vector { elem, .. } if self.keeps_whole(address.ty) => {
                    address.lane = Some(self.index_add(Index::default(), index)?);
                    address.ty = elem;
                }
                &Type::Array { elem, len } | &Type::Vector { elem, len } if above == 0 => {
                    let member = self.as_int(index).and_then(|member| u32::try_from(member).ok());
                    let member = member.filter(|&member| member < len);
                    let member = member.ok_or_else(|| self.user(&kinds::ADDRESS_OUTSIDE_VARIABLE))?;
                    address.leaf += member * self.array_count(elem, 0);
                    address.ty = elem;
                }
                &Type::Array { elem, len } | &Type::Vector { elem, len } => {
                    address.index = self.index_scale(address.index, len);
                    address.index = self.index_add(address.index, index)?;
                    address.ty = elem;
                }
                _ => return Err(self.user(&kinds::SCALAR_INDEX)),
            }
        }
        Ok(self.place(address))
    }

    fn index_scale(&mut self, index: Index, by: u32) -> Index {
        Index { dynamic: index.dynamic.map(|d| self.mul(d, by)), constant: index.constant.wrapping_mul(by) }
    }

    fn index_add(&mut self, index: Index, add: Value) -> Result<Index> {
        if let Some(add) = self.as_int(add) {
            return Ok(Index { constant: index.constant.wrapping_add(add as u32), ..index });
        }
        let add = self.index_value(add);
        let (add, offset) = self.without_offset(add);
        let dynamic = match index.dynamic {
            Some(dynamic) => self.add(dynamic, add),
            None => add,
        };
        Ok(Index { dynamic: Some(dynamic), constant: index.constant.wrapping_add(offset) })
    }

    /// An index without the constant that was added to it, and that: neighbours then share the rest.
    pub(super) fn without_offset(&self, index: Value) -> (Value, u32) {
        let split = || {
            let inst = index.as_inst().filter(|&i| self.body.func.insts[i].op == Opcode::Add)?;
            let &[rest, offset] = self.body.func.operands(inst) else { return None };
            Some((rest, self.as_int(offset)? as u32))
        };
        split().unwrap_or((index, 0))
    }

    /// An index as `i32`.
    pub(super) fn index_value(&mut self, value: Value) -> Value {
        match self.ctx.types.scalar_bits(self.type_of(value)) {
            64 => self.cast(Opcode::Trunc, value, TypeId::I32),
            1 | 8 | 16 => self.cast(Opcode::SExt, value, TypeId::I32),
            _ => value,
        }
    }

    /// Whether a place lies behind the end of its array, as indices do that are known once loops are unrolled.
    fn is_outside(&self, root: u32, at: Place) -> bool {
        let leaf = self.memory.roots[root as usize].leaves.get(at.leaf as usize);
        let Some(array) = leaf.and_then(|leaf| leaf.array) else { return false };
        let is_behind =
            matches!(self.ctx.types.get(array), Type::Array { len, .. } if at.index.constant >= *len);
        is_behind && at.index.dynamic.is_none() && self.folds_undefined()
    }

    /// Whether a place is in a group's memory, of which DXC takes accesses outside of an array.
    fn is_shared(&self, root: u32, at: Place) -> bool {
        let leaf = self.memory.roots[root as usize].leaves.get(at.leaf as usize);
        let global = leaf.and_then(|leaf| leaf.pointer.as_global());
        global.is_some_and(|global| self.ctx.globals[global].space == SPACE_SHARED)
    }

    /// The pointer to one scalar or long vector, and its type. Who writes outside of an array is told, since readers of DXIL
    /// want no such address.
    fn element_pointer(&mut self, root: u32, at: Place) -> Result<(Value, TypeId)> {
        if self.is_validated() && self.is_outside(root, at) {
            return Err(self.user(&kinds::ACCESS_OUTSIDE));
        }
        if at.index.dynamic.is_some_and(|index| self.is_undef(index))
            && self.is_validated()
            && self.is_shared(root, at)
        {
            return Err(self.user(&kinds::UNDEFINED_READ));
        }
        let leaf = self.memory.roots[root as usize].leaves.get(at.leaf as usize).copied();
        let leaf = leaf.ok_or_else(|| self.user(&kinds::ADDRESS_OUTSIDE_VARIABLE))?;
        let mut operands: SmallVec<[Value; 4]> = SmallVec::from_slice(&[leaf.pointer, self.ctx.i32(0)]);
        if leaf.array.is_some() {
            operands.push(self.index_of(at.index));
        }
        let mut ty = leaf.element;
        if let Some(lane) = at.lane {
            operands.push(self.index_of(lane));
            ty = self.ctx.types.scalar(ty);
        }
        if operands.len() == 2 {
            return Ok((leaf.pointer, ty));
        }
        let source = leaf.array.unwrap_or(leaf.element);
        let pointer_ty = self.body.func.value_type(self.ctx, leaf.pointer);
        Ok((self.inst(Opcode::Gep, pointer_ty, &operands, source.as_u32(), Flags::NONE), ty))
    }

    fn index_of(&mut self, index: Index) -> Value {
        let constant = self.ctx.i32(index.constant);
        match index.dynamic {
            Some(dynamic) => self.add(dynamic, constant),
            None => constant,
        }
    }

    /// The places of a type's scalars, in order.
    fn spread(&mut self, address: MemAddress, out: &mut Places) {
        let above = self.above(&address);
        let (depth, below) = (address.depth + 1, above.saturating_sub(1));
        match self.ctx.types.get(address.ty) {
            Type::Struct { fields, .. } => {
                let mut leaf = address.leaf;
                for field in fields.clone() {
                    self.spread(MemAddress { leaf, ty: field, depth, ..address }, out);
                    leaf += self.array_count(field, below);
                }
            }
            &Type::Vector { elem, len } if self.keeps_whole(address.ty) => {
                for lane in 0..len {
                    let lane = Some(Index { dynamic: None, constant: lane });
                    self.spread(MemAddress { ty: elem, lane, ..address }, out);
                }
            }
            &Type::Array { elem, len } | &Type::Vector { elem, len } if above == 0 => {
                let arrays = self.array_count(elem, 0);
                for i in 0..len {
                    self.spread(
                        MemAddress { leaf: address.leaf + i * arrays, ty: elem, depth, ..address },
                        out,
                    );
                }
            }
            &Type::Array { elem, len } | &Type::Vector { elem, len } => {
                let base = self.index_scale(address.index, len);
                for i in 0..len {
                    let index = Index { constant: base.constant.wrapping_add(i), ..base };
                    self.spread(MemAddress { ty: elem, depth, index, ..address }, out);
                }
            }
            _ => out.push(address.place()),
        }
    }

    fn places(&mut self, at: u32, ty: TypeId) -> Result<(u32, Places)> {
        let address = self.memory.addresses[at as usize];
        self.leaf_count(ty)?;
        let mut places = Places::new();
        // An access of the first member through the whole's address is as good as one through the member's.
        let address = self.descend(address, ty)?;
        self.spread(MemAddress { ty, ..address }, &mut places);
        Ok((address.root, places))
    }

    /// Follows first members until the type is the one accessed.
    fn descend(&mut self, mut address: MemAddress, ty: TypeId) -> Result<MemAddress> {
        while address.ty != ty {
            let above = self.above(&address);
            match self.ctx.types.get(address.ty) {
                Type::Struct { fields, .. } if !fields.is_empty() => address.ty = fields[0],
                &Type::Vector { elem, .. } if self.keeps_whole(address.ty) => {
                    address.lane = Some(Index::default());
                    address.ty = elem;
                }
                Type::Array { elem, .. } | Type::Vector { elem, .. } if above == 0 => address.ty = *elem,
                &Type::Array { elem, len } | &Type::Vector { elem, len } => {
                    address.index = self.index_scale(address.index, len);
                    address.ty = elem;
                }
                scalar => {
                    let wanted = self.ctx.types.get(ty);
                    let bits = self.ctx.types.scalar_bits(address.ty);
                    let same =
                        bits == self.ctx.types.scalar_bits(ty) && !matches!(wanted, Type::Vector { .. });
                    if same && !matches!(scalar, Type::Struct { .. }) && self.ctx.types.scalar(ty) == ty {
                        return Ok(address);
                    }
                    return Err(self.user(&kinds::MEMORY_REINTERPRETED));
                }
            }
            address.depth += 1;
        }
        Ok(address)
    }

    pub(super) fn memory_load(&mut self, at: u32, ty: TypeId) -> Result<Lanes> {
        let types = self.leaf_types(ty)?;
        let (root, places) = self.places(at, ty)?;
        let mut out = Lanes::new();
        for (place, want) in places.into_iter().zip(types) {
            if self.is_outside(root, place) {
                let is_shared = self.is_shared(root, place);
                out.push(if is_shared { self.ctx.zero(want) } else { self.ctx.undef(want) });
                continue;
            }
            let (pointer, scalar) = self.element_pointer(root, place)?;
            let value = self.inst(Opcode::Load, scalar, &[pointer], 0, Flags::NONE);
            out.push(self.cast(Opcode::BitCast, value, want));
        }
        Ok(out)
    }

    pub(super) fn memory_store(&mut self, at: u32, ty: TypeId, lanes: &[Value]) -> Result {
        let (root, places) = self.places(at, ty)?;
        for (place, &lane) in places.into_iter().zip(lanes) {
            if self.is_undef(lane) || self.is_outside(root, place) && self.is_shared(root, place) {
                continue;
            }
            let (pointer, scalar) = self.element_pointer(root, place)?;
            let lane = self.cast(Opcode::BitCast, lane, scalar);
            self.inst(Opcode::Store, TypeId::VOID, &[lane, pointer], 0, Flags::NONE);
        }
        Ok(())
    }

    /// Notes an atomic operation on a number in the group's memory, or in a record: 64 bits need a shader model that has them.
    pub(super) fn note_shared_atomic(&mut self, ty: TypeId) -> Result {
        if self.ctx.types.scalar_bits(ty) != 64 {
            return Ok(());
        }
        let target = self.input.target;
        if !target.has_atomic64() && !target.codegen.skip_validation {
            return Err(self.user(&kinds::ATOMIC64_MODEL));
        }
        self.facts.atomic64_shared = true;
        Ok(())
    }

    fn atomic_pointer(&mut self, at: u32, ty: TypeId) -> Result<(Value, TypeId)> {
        let address = self.memory.addresses[at as usize];
        let address = self.descend(address, ty)?;
        self.note_shared_atomic(ty)?;
        self.element_pointer(address.root, address.place())
    }

    /// The pointer to a long vector in memory.
    pub(super) fn vector_pointer(&mut self, at: u32, ty: TypeId) -> Result<Value> {
        let address = self.memory.addresses[at as usize];
        let address = self.descend(address, ty)?;
        Ok(self.element_pointer(address.root, address.place())?.0)
    }

    pub(super) fn memory_atomic(&mut self, at: u32, op: u32, value: Value) -> Result<Value> {
        let ty = self.type_of(value);
        let (pointer, scalar) = self.atomic_pointer(at, ty)?;
        if self.ctx.types.is_float(scalar) {
            // Only exchange exists on floats, and its bits are an integer's.
            if AtomicOp::from_u32(op) != Some(AtomicOp::Xchg) {
                return Err(self.user(&kinds::ATOMIC_FLOAT_ARITHMETIC));
            }
            let bits = self.ctx.types.scalar_bits(scalar);
            let int = self.ctx.types.int(bits);
            let space = self.body.func.value_type(self.ctx, pointer);
            let pointer = self.inst(Opcode::BitCast, space, &[pointer], int.as_u32(), Flags::NONE);
            let value = self.cast(Opcode::BitCast, value, int);
            let old = self.inst(Opcode::AtomicRmw, int, &[pointer, value], op, Flags::NONE);
            return Ok(self.cast(Opcode::BitCast, old, ty));
        }
        let value = self.cast(Opcode::BitCast, value, scalar);
        Ok(self.inst(Opcode::AtomicRmw, scalar, &[pointer, value], op, Flags::NONE))
    }

    pub(super) fn memory_exchange(&mut self, at: u32, compare: Value, new: Value) -> Result<Lanes> {
        let ty = self.type_of(new);
        let (mut pointer, scalar) = self.atomic_pointer(at, ty)?;
        if scalar != ty {
            // The bits of a float are an integer's.
            let space = self.body.func.value_type(self.ctx, pointer);
            pointer = self.inst(Opcode::BitCast, space, &[pointer], ty.as_u32(), Flags::NONE);
        }
        let pair = self.ctx.types.literal_struct(&[ty, TypeId::I1]);
        let pair = self.inst(Opcode::CmpXchg, pair, &[pointer, compare, new], 0, Flags::NONE);
        Ok(Lanes::from_slice(&[self.member(pair, 0), self.member(pair, 1)]))
    }
}
