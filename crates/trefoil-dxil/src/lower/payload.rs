//! The payload of mesh and amplification shaders: memory that keeps its structure, which both stages must lay out alike.
//!
//! A mesh shader's payload is what `GetMeshPayload` gives; an amplification shader's is the variable that `dispatch.mesh`
//! names. Vectors in it are arrays, since DXIL has no vectors. An address is the path of indices to it, and becomes code
//! where memory is touched.

use super::{Lanes, Lower, Result};
use crate::kinds;
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{
    AtomicOp, Attribute, Flags, FuncId, Function, Global, GlobalId, InstId, Intrinsic, Opcode, Type, TypeId,
    Value, ValueKind,
};

/// The variables that are payloads, and the addresses in them.
#[derive(Default)]
pub(super) struct Payloads {
    roots: Vec<Root>,
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
fn dispatched(func: &Function) -> impl Iterator<Item = Value> {
    let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    let calls = insts.filter(|&&inst| func.insts[inst].is_intrinsic(Intrinsic::DispatchMesh));
    calls.filter_map(|&inst| func.operands(inst).get(3).copied())
}

impl Lower<'_> {
    /// Finds the payloads of the function.
    pub(super) fn find_payloads(&mut self) {
        let Some(mesh) = self.input.entry.mesh else { return };
        let given = mesh.payload.map(Value::from);
        for old in given.into_iter().chain(dispatched(self.input.func)) {
            if self.payloads.roots.iter().all(|root| root.old != old) {
                self.payloads.roots.push(Root { old, new: None, ty: TypeId::VOID });
            }
        }
    }

    /// Whether a variable of the function's own is a payload.
    pub(super) fn is_payload(&self, inst: InstId) -> bool {
        self.payloads.roots.iter().any(|root| root.old.as_inst() == Some(inst))
    }

    /// The address of a variable that is a payload; none of any other.
    pub(super) fn payload(&mut self, old: Value) -> Result<Option<u32>> {
        let Some(root) = self.payloads.roots.iter().position(|root| root.old == old) else { return Ok(None) };
        let ty = match old.kind() {
            ValueKind::Global(global) => self.ctx.globals[global].ty,
            ValueKind::Inst(inst) => self.input.func.insts[inst].data_type(),
            _ => return Err(self.user(&kinds::UNKNOWN_ADDRESS)),
        };
        if self.payloads.roots[root].new.is_none() {
            let of = self.payload_type(ty)?;
            let new = match old.as_global() {
                None => self.body.variable(of).into(),
                Some(global) if self.input.entry.mesh.is_some_and(|mesh| mesh.payload == Some(global)) => {
                    self.given_payload(of)?
                }
                Some(global) => self.shared_payload(global, of).into(),
            };
            self.payloads.roots[root] = Root { old, new: Some(new), ty: of };
        }
        let first = self.ctx.i32(0);
        Ok(Some(self.payload_place(Address { root, ty, path: SmallVec::from_slice(&[first]) })))
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
        let global = Global { ty, align: 0, ..self.ctx.globals[old].clone() };
        self.ctx.globals.push(global)
    }

    /// The function of an operation that takes or gives the address of a payload.
    fn declare_of_payload(&mut self, op: DxilOp, ty: TypeId, pointer: TypeId) -> Result<FuncId> {
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

    /// A type as it lies in a payload: vectors are arrays.
    fn payload_type(&mut self, ty: TypeId) -> Result<TypeId> {
        Ok(match self.ctx.types.get(ty).clone() {
            Type::Array { elem, len } | Type::Vector { elem, len } => {
                let elem = self.payload_type(elem)?;
                self.ctx.types.array(elem, len)
            }
            Type::Struct { name, fields, .. } => {
                let fields: Vec<TypeId> =
                    fields.iter().map(|&field| self.payload_type(field)).collect::<Result<_>>()?;
                let name = name.map_or("struct.payload", |name| self.ctx.name(name)).to_owned();
                self.payload_struct(&name, &fields)
            }
            Type::Int(_) | Type::Half | Type::Float | Type::Double => ty,
            _ => return Err(self.user(&kinds::MEMORY_TYPE)),
        })
    }

    /// A structure that has this name, or one that is like it where a structure of other fields has it.
    fn payload_struct(&mut self, name: &str, fields: &[TypeId]) -> TypeId {
        let mut wanted = name.to_owned();
        let mut number = 0;
        loop {
            let symbol = self.ctx.symbol(&wanted);
            if let Some(ty) = self.ctx.types.named_struct(symbol, fields) {
                return ty;
            }
            wanted = format!("{name}.{number}");
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

    /// The paths to the scalars of what lies at an address, in order.
    fn payload_scalars(&mut self, address: &Address, out: &mut Vec<Address>) {
        let (members, count) = match self.ctx.types.get(address.ty).clone() {
            Type::Struct { fields, .. } => (fields.to_vec(), fields.len() as u32),
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
        for (scalar, want) in scalars.iter().zip(types) {
            let pointer = self.payload_pointer(scalar)?;
            let value = self.inst(Opcode::Load, scalar.ty, &[pointer], 0, Flags::NONE);
            out.push(self.cast(Opcode::BitCast, value, want));
        }
        Ok(out)
    }

    pub(super) fn payload_store(&mut self, at: u32, ty: TypeId, lanes: &[Value]) -> Result {
        let address = self.payload_of_type(at, ty)?;
        let mut scalars = Vec::new();
        self.payload_scalars(&address, &mut scalars);
        for (scalar, &lane) in scalars.iter().zip(lanes) {
            if self.is_undef(lane) {
                continue;
            }
            let pointer = self.payload_pointer(scalar)?;
            let lane = self.cast(Opcode::BitCast, lane, scalar.ty);
            self.inst(Opcode::Store, TypeId::VOID, &[lane, pointer], 0, Flags::NONE);
        }
        Ok(())
    }

    /// The pointer to a number that is changed by an atomic operation on integers.
    fn payload_atomic_pointer(&mut self, at: u32, ty: TypeId) -> Result<Value> {
        let address = self.payload_of_type(at, ty)?;
        let pointer = self.payload_pointer(&address)?;
        if self.ctx.types.scalar_bits(ty) == 64 {
            self.facts.atomic64_shared = true;
        }
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
