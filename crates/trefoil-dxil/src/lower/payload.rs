//! Memory that keeps its structure, since other shaders lay it out alike: the payload of mesh and amplification shaders,
//! what ray tracing shaders give each other, and what functions of a library take by its address.
//!
//! A mesh shader's payload is what `GetMeshPayload` gives; an amplification shader's is the variable that `dispatch.mesh`
//! names. Their vectors are arrays, since DXIL has no vectors; those of libraries stay vectors, as DXC has it. An address is
//! the path of indices to it, and becomes code where memory is touched.

use super::intrinsic::rule;
use super::rule::Rule;
use super::{Lanes, Lower, Mode, Result};
use crate::kinds;
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{
    AtomicOp, Attribute, Flags, FuncId, Function, Global, GlobalId, InstId, Intrinsic, Opcode, Stage, Symbol,
    Type, TypeId, Value, ValueKind,
};

/// The variables that are payloads, and the addresses in them.
#[derive(Default)]
pub(super) struct Payloads {
    roots: Vec<Root>,
    /// How many of them are variables or parameters; the rest are records of nodes, which have slots.
    named: usize,
    addresses: Vec<Address>,
}

/// A payload.
#[derive(Clone, Copy)]
struct Root {
    /// The old variable.
    old: Value,
    /// The new one, once something uses it: a pointer to `ty`.
    new: Option<Value>,
    ty: TypeId,
    /// Whether vectors in it stay vectors.
    has_vectors: bool,
}

/// A place in a payload.
#[derive(Clone)]
struct Address {
    root: usize,
    /// The old type of what lies there.
    ty: TypeId,
    path: SmallVec<[Value; 6]>,
}

/// The variables that a function gives to mesh shaders.
pub(crate) fn dispatched(func: &Function) -> impl Iterator<Item = Value> {
    let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    let calls = insts.filter(|&&inst| func.insts[inst].is_intrinsic(Intrinsic::DispatchMesh));
    calls.filter_map(|&inst| func.operands(inst).get(3).copied())
}

/// The local variables whose addresses a function gives to others: to shaders of ray tracing, and to functions of other
/// libraries.
fn given_to_others(func: &Function) -> impl Iterator<Item = Value> {
    let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    let gives = |&&inst: &&InstId| match func.insts[inst].intrinsic() {
        Some(which) => matches!(rule(which), Rule::ShaderCall(_)),
        None => func.insts[inst].op == Opcode::Call,
    };
    insts
        .filter(gives)
        .flat_map(|&inst| func.operands(inst))
        .copied()
        .filter(|value| value.as_inst().is_some_and(|variable| func.insts[variable].op == Opcode::Alloca))
}

/// What lies at the address that a parameter is.
fn pointee(func: &Function, param: u32) -> Option<TypeId> {
    let said = func.extras.as_deref()?.params.get(param as usize)?;
    said.iter().find_map(|attribute| match *attribute {
        Attribute::Type(_, ty) => Some(ty),
        Attribute::Word(_) => None,
    })
}

impl Lower<'_> {
    /// Finds the payloads of the function.
    pub(super) fn find_payloads(&mut self) {
        let given = self.input.entry.mesh.and_then(|mesh| mesh.payload).map(Value::from);
        // A variable of the group that any function of a library gives away keeps its structure in all of them.
        let shared: Vec<Value> = self.declared.payloads.iter().map(|&(global, _)| global.into()).collect();
        // Of entries that are alone in their module, amplification shaders alone may give anything away.
        let stage = self.input.entry.stage;
        let gives = self.input.mode != Mode::All || matches!(stage, Stage::Amplification | Stage::Mesh);
        let func = gives.then_some(self.input.func);
        let dispatches = func.filter(|_| !stage.is_library_only());
        for old in given.into_iter().chain(dispatches.into_iter().flat_map(dispatched)).chain(shared) {
            self.payload_root(old, false);
        }
        let params =
            (0..self.input.func.params.len() as u32).filter(|&i| pointee(self.input.func, i).is_some());
        let params: SmallVec<[Value; 4]> = params.map(|i| Value::new(ValueKind::Param(i))).collect();
        for old in params.into_iter().chain(func.into_iter().flat_map(given_to_others)) {
            self.payload_root(old, true);
        }
    }

    fn payload_root(&mut self, old: Value, has_vectors: bool) {
        if self.payloads.roots.iter().all(|root| root.old != old) {
            self.payloads.roots.push(Root { old, new: None, ty: TypeId::VOID, has_vectors });
            self.payloads.named = self.payloads.roots.len();
        }
    }

    /// Gives the parameters that are addresses the types that lie there in the lowered function.
    pub(super) fn lower_address_params(&mut self) -> Result {
        for i in 0..self.input.func.params.len() as u32 {
            let Some(ty) = pointee(self.input.func, i) else { continue };
            let ty = self.payload_type(ty, true)?;
            for attribute in &mut self.body.func.extras_mut().params[i as usize] {
                if let Attribute::Type(_, of) = attribute {
                    *of = ty;
                }
            }
        }
        Ok(())
    }

    /// Whether a variable of the function's own is a payload.
    pub(super) fn is_payload(&self, inst: InstId) -> bool {
        self.payloads.roots[..self.payloads.named].iter().any(|root| root.old.as_inst() == Some(inst))
    }

    /// The address of a variable that is a payload; none of any other.
    pub(super) fn payload(&mut self, old: Value) -> Result<Option<u32>> {
        let named = &self.payloads.roots[..self.payloads.named];
        let Some(root) = named.iter().position(|root| root.old == old) else { return Ok(None) };
        let ty = match old.kind() {
            ValueKind::Global(global) => self.ctx.globals[global].ty,
            ValueKind::Inst(inst) => self.input.func.insts[inst].data_type(),
            ValueKind::Param(i) if let Some(ty) = pointee(self.input.func, i) => ty,
            _ => return Err(self.user(&kinds::UNKNOWN_ADDRESS)),
        };
        if self.payloads.roots[root].new.is_none() {
            let has_vectors = self.payloads.roots[root].has_vectors;
            let of = self.payload_type(ty, has_vectors)?;
            let new = match old.as_global() {
                None if matches!(old.kind(), ValueKind::Param(_)) => old,
                None => self.body.variable(of).into(),
                Some(global) if self.input.entry.mesh.is_some_and(|mesh| mesh.payload == Some(global)) => {
                    self.given_payload(of)?
                }
                Some(global) => self.shared_payload(global, of).into(),
            };
            self.payloads.roots[root] = Root { old, new: Some(new), ty: of, has_vectors };
        }
        let first = self.ctx.i32(0);
        Ok(Some(self.payload_place(Address { root, ty, path: SmallVec::from_slice(&[first]) })))
    }

    /// The place that a record of a node is, of an old type and a new one.
    pub(super) fn record_place(&mut self, old: TypeId, new: TypeId, address: Value) -> u32 {
        let root = self.payloads.roots.len();
        self.payloads.roots.push(Root { old: address, new: Some(address), ty: new, has_vectors: false });
        let first = self.ctx.i32(0);
        self.payload_place(Address { root, ty: old, path: SmallVec::from_slice(&[first]) })
    }

    fn payload_place(&mut self, address: Address) -> u32 {
        self.payloads.addresses.push(address);
        self.payloads.addresses.len() as u32 - 1
    }

    /// What a mesh shader is given, asked for once where the entry begins.
    fn given_payload(&mut self, ty: TypeId) -> Result<Value> {
        let callee = self.declare_of_payload(DxilOp::GetMeshPayload, ty, TypeId::PTR)?;
        let opcode = self.ctx.i32(DxilOp::GetMeshPayload.opcode());
        let start = self.body.len();
        let operands = [opcode, callee.into()];
        let value = self.inst(Opcode::Call, TypeId::PTR, &operands, ty.as_u32(), Flags::NONE);
        self.body.hoist(start);
        Ok(value)
    }

    fn shared_payload(&mut self, old: GlobalId, ty: TypeId) -> GlobalId {
        let known = self.declared.payloads.iter().position(|known| known.0 == old);
        if let Some(new) = known.and_then(|known| self.declared.payloads[known].1) {
            return new;
        }
        let global = Global { ty, align: 0, ..self.ctx.globals[old].clone() };
        let new = self.ctx.globals.push(global);
        if let Some(known) = known {
            self.declared.payloads[known].1 = Some(new);
        }
        new
    }

    /// The function of an operation that takes or gives the address of a payload.
    pub(super) fn declare_of_payload(&mut self, op: DxilOp, ty: TypeId, pointer: TypeId) -> Result<FuncId> {
        let callee = self.declare(op, ty)?;
        let word = self.ctx.symbol("elementtype");
        let func = &mut self.declared.functions[callee];
        if func.ret == ty {
            func.ret = pointer;
            func.extras_mut().ret = vec![Attribute::Type(word, ty)];
        }
        for i in 0..func.params.len() {
            if func.params[i].ty == ty {
                func.params[i].ty = pointer;
                let said = &mut func.extras_mut().params;
                said.resize(i + 1, Vec::new());
                said[i] = vec![Attribute::Type(word, ty)];
            }
        }
        Ok(callee)
    }

    /// A type in the layout of a payload: vectors are arrays, unless vectors are kept.
    pub(super) fn payload_type(&mut self, ty: TypeId, has_vectors: bool) -> Result<TypeId> {
        let (name, mut fields) = match *self.ctx.types.get(ty) {
            Type::Vector { .. } if has_vectors => return Ok(ty),
            Type::Array { elem, len } | Type::Vector { elem, len } => {
                let elem = self.payload_type(elem, has_vectors)?;
                return Ok(self.ctx.types.array(elem, len));
            }
            Type::Struct { name, ref fields, .. } => (name, SmallVec::<[TypeId; 8]>::from_slice(fields)),
            Type::Int(_) | Type::Half | Type::Float | Type::Double => return Ok(ty),
            _ => return Err(self.user(&kinds::MEMORY_TYPE)),
        };
        for field in &mut fields {
            *field = self.payload_type(*field, has_vectors)?;
        }
        let name = name.unwrap_or_else(|| self.ctx.symbol("struct.payload"));
        Ok(self.payload_struct(name, &fields))
    }

    /// A structure that has this name, or one that is like it where a structure of other fields has it.
    fn payload_struct(&mut self, name: Symbol, fields: &[TypeId]) -> TypeId {
        let (mut wanted, mut number) = (name, 0);
        loop {
            if let Some(ty) = self.ctx.types.named_struct(wanted, fields) {
                return ty;
            }
            let text = format!("{}.{number}", self.ctx.name(name));
            wanted = self.ctx.symbol(&text);
            number += 1;
        }
    }

    pub(super) fn payload_gep(&mut self, at: u32, source: TypeId, indices: &[Value]) -> Result<u32> {
        let mut address = self.payloads.addresses[at as usize].clone();
        let Some((&first, rest)) = indices.split_first() else { return Ok(at) };
        if self.as_int(first) != Some(0) || !rest.is_empty() && source != address.ty {
            return Err(self.user(&kinds::MEMORY_REINTERPRETED));
        }
        for &index in rest {
            let index = self.scalar(index)?;
            let index = self.index_value(index);
            address.ty = match self.ctx.types.get(address.ty) {
                Type::Struct { fields, .. } => {
                    let number = self.as_int(index).ok_or_else(|| self.user(&kinds::DYNAMIC_FIELD))?;
                    *fields.get(number as usize).ok_or_else(|| self.user(&kinds::UNKNOWN_FIELD))?
                }
                Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                _ => return Err(self.user(&kinds::SCALAR_INDEX)),
            };
            address.path.push(index);
        }
        Ok(self.payload_place(address))
    }

    /// The paths to the scalars, and to vectors that stay such, of what lies at an address, in order.
    fn payload_scalars(&mut self, address: &Address, out: &mut Vec<Address>) {
        let (members, count) = match self.ctx.types.get(address.ty).clone() {
            Type::Struct { fields, .. } => (fields.to_vec(), fields.len() as u32),
            Type::Vector { .. } if self.payloads.roots[address.root].has_vectors => {
                return out.push(address.clone());
            }
            Type::Array { elem, len } | Type::Vector { elem, len } => (vec![elem], len),
            _ => return out.push(address.clone()),
        };
        for i in 0..count {
            let ty = members.get(i as usize).copied().unwrap_or(members[0]);
            let mut member = Address { ty, ..address.clone() };
            member.path.push(self.ctx.i32(i));
            self.payload_scalars(&member, out);
        }
    }

    /// The address of a value of a type: that of the first member, and so on, where what lies there begins with one.
    fn payload_of_type(&mut self, at: u32, ty: TypeId) -> Result<Address> {
        let mut address = self.payloads.addresses[at as usize].clone();
        while address.ty != ty {
            let first = match self.ctx.types.get(address.ty) {
                Type::Struct { fields, .. } => fields.first().copied(),
                Type::Array { elem, .. } | Type::Vector { elem, .. } => Some(*elem),
                _ => None,
            };
            let Some(first) = first else {
                let types = &self.ctx.types;
                let same = types.scalar_bits(address.ty) == types.scalar_bits(ty) && types.scalar(ty) == ty;
                return if same { Ok(address) } else { Err(self.user(&kinds::MEMORY_REINTERPRETED)) };
            };
            address.ty = first;
            address.path.push(self.ctx.i32(0));
        }
        Ok(address)
    }

    /// The pointer to a scalar.
    fn payload_pointer(&mut self, address: &Address) -> Result<Value> {
        let root = self.payloads.roots[address.root];
        let Some(base) = root.new else { return Err(self.bug("a payload without a variable")) };
        if address.path.len() == 1 {
            return Ok(base);
        }
        let ty = self.type_of(base);
        let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(&[base]);
        operands.extend_from_slice(&address.path);
        Ok(self.inst(Opcode::Gep, ty, &operands, root.ty.as_u32(), Flags::NONE))
    }

    pub(super) fn payload_load(&mut self, at: u32, ty: TypeId) -> Result<Lanes> {
        let types = self.leaf_types(ty)?;
        let address = self.payload_of_type(at, ty)?;
        let mut scalars = Vec::new();
        self.payload_scalars(&address, &mut scalars);
        let mut out = Lanes::new();
        for part in &scalars {
            let pointer = self.payload_pointer(part)?;
            let value = self.inst(Opcode::Load, part.ty, &[pointer], 0, Flags::NONE);
            if !matches!(self.ctx.types.get(part.ty), Type::Vector { .. }) {
                let want = types.get(out.len()).copied().unwrap_or(part.ty);
                out.push(self.cast(Opcode::BitCast, value, want));
                continue;
            }
            let scalar = self.ctx.types.scalar(part.ty);
            for lane in 0..self.ctx.types.lanes(part.ty) {
                let at = self.ctx.i32(lane);
                out.push(self.inst(Opcode::ExtractElement, scalar, &[value, at], 0, Flags::NONE));
            }
        }
        Ok(out)
    }

    /// Stores the lanes of a vector that stays one: all at once where all are known, else one by one.
    fn payload_store_vector(&mut self, at: &Address, lanes: &[Value]) -> Result {
        let (scalar, count) = (self.ctx.types.scalar(at.ty), lanes.len() as u32);
        if lanes.iter().any(|&lane| self.is_undef(lane)) {
            for (i, &lane) in (0..).zip(lanes) {
                if self.is_undef(lane) {
                    continue;
                }
                let mut part = Address { ty: scalar, ..at.clone() };
                part.path.push(self.ctx.i32(i));
                let pointer = self.payload_pointer(&part)?;
                self.inst(Opcode::Store, TypeId::VOID, &[lane, pointer], 0, Flags::NONE);
            }
            return Ok(());
        }
        let parts: Option<SmallVec<[_; 4]>> = lanes.iter().map(|lane| lane.as_const()).collect();
        let vector = match parts {
            Some(parts) => self.ctx.consts.aggregate(at.ty, &parts).into(),
            None => {
                let mut vector = self.ctx.undef(at.ty);
                for i in 0..count {
                    let place = self.ctx.i32(i);
                    let operands = [vector, lanes[i as usize], place];
                    vector = self.inst(Opcode::InsertElement, at.ty, &operands, 0, Flags::NONE);
                }
                vector
            }
        };
        let pointer = self.payload_pointer(at)?;
        self.inst(Opcode::Store, TypeId::VOID, &[vector, pointer], 0, Flags::NONE);
        Ok(())
    }

    pub(super) fn payload_store(&mut self, at: u32, ty: TypeId, lanes: &[Value]) -> Result {
        let address = self.payload_of_type(at, ty)?;
        let mut scalars = Vec::new();
        self.payload_scalars(&address, &mut scalars);
        let mut rest = lanes;
        for part in &scalars {
            let is_vector = matches!(self.ctx.types.get(part.ty), Type::Vector { .. });
            let count = if is_vector { self.ctx.types.lanes(part.ty) as usize } else { 1 };
            let Some((own, after)) = rest.split_at_checked(count) else { break };
            rest = after;
            if is_vector {
                self.payload_store_vector(part, own)?;
            } else if !self.is_undef(own[0]) {
                let pointer = self.payload_pointer(part)?;
                let lane = self.cast(Opcode::BitCast, own[0], part.ty);
                self.inst(Opcode::Store, TypeId::VOID, &[lane, pointer], 0, Flags::NONE);
            }
        }
        Ok(())
    }

    /// The address of a whole structure that is given to somebody, and its type.
    pub(super) fn payload_argument(&mut self, address: Value) -> Result<(Value, TypeId)> {
        let super::access::Pointer::Payload(at) = self.pointer(address)? else {
            return Err(self.user(&kinds::UNKNOWN_ADDRESS));
        };
        let address = self.payloads.addresses[at as usize].clone();
        let has_vectors = self.payloads.roots[address.root].has_vectors;
        let ty = self.payload_type(address.ty, has_vectors)?;
        Ok((self.payload_pointer(&address)?, ty))
    }

    /// The pointer to a number that is changed by an atomic operation on integers.
    fn payload_atomic_pointer(&mut self, at: u32, ty: TypeId) -> Result<Value> {
        let address = self.payload_of_type(at, ty)?;
        let pointer = self.payload_pointer(&address)?;
        self.note_shared_atomic(ty)?;
        if address.ty == ty {
            return Ok(pointer);
        }
        let space = self.type_of(pointer);
        Ok(self.inst(Opcode::BitCast, space, &[pointer], ty.as_u32(), Flags::NONE))
    }

    pub(super) fn payload_atomic(&mut self, at: u32, op: u32, value: Value) -> Result<Value> {
        let ty = self.type_of(value);
        if !self.ctx.types.is_float(ty) {
            let pointer = self.payload_atomic_pointer(at, ty)?;
            return Ok(self.inst(Opcode::AtomicRmw, ty, &[pointer, value], op, Flags::NONE));
        }
        // Only exchange exists on floats, and its bits are an integer's.
        if AtomicOp::from_u32(op) != Some(AtomicOp::Xchg) {
            return Err(self.user(&kinds::ATOMIC_FLOAT_ARITHMETIC));
        }
        let bits = self.ctx.types.scalar_bits(ty);
        let int = self.ctx.types.int(bits);
        let pointer = self.payload_atomic_pointer(at, int)?;
        let value = self.cast(Opcode::BitCast, value, int);
        let old = self.inst(Opcode::AtomicRmw, int, &[pointer, value], op, Flags::NONE);
        Ok(self.cast(Opcode::BitCast, old, ty))
    }

    pub(super) fn payload_exchange(&mut self, at: u32, compare: Value, new: Value) -> Result<Lanes> {
        let ty = self.type_of(new);
        let pointer = self.payload_atomic_pointer(at, ty)?;
        let pair = self.ctx.types.literal_struct(&[ty, TypeId::I1]);
        let pair = self.inst(Opcode::CmpXchg, pair, &[pointer, compare, new], 0, Flags::NONE);
        Ok(Lanes::from_slice(&[self.member(pair, 0), self.member(pair, 1)]))
    }

    /// `dispatch.mesh`
    pub(super) fn dispatch_mesh(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let Some(at) = self.payload(operands[3])? else { return Err(self.user(&kinds::UNKNOWN_ADDRESS)) };
        let root = self.payloads.roots[self.payloads.addresses[at as usize].root];
        let Some(payload) = root.new else { return Err(self.bug("a payload without a variable")) };
        let pointer = self.type_of(payload);
        let callee = self.declare_of_payload(DxilOp::DispatchMesh, root.ty, pointer)?;
        let mut arguments: SmallVec<[Value; 6]> =
            SmallVec::from_slice(&[self.ctx.i32(DxilOp::DispatchMesh.opcode())]);
        for &count in &operands[..3] {
            arguments.push(self.scalar(count)?);
        }
        arguments.extend([payload, callee.into()]);
        self.inst(Opcode::Call, TypeId::VOID, &arguments, 0, Flags::NONE);
        Ok(())
    }
}
