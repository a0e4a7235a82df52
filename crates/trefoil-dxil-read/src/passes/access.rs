//! `dxil-resource-access`: loads, stores and atomics through `resource.getpointer` become `resource.load.…`,
//! `resource.store.…` and `resource.atomic.…`, whole elements of formats and at most four components of buffers at a time.
//!
//! Addresses are followed as the lowering follows them ([`step_through`]); constant buffers are read by rows.

use crate::import::is_base_pointer;
use crate::kinds;
use smallvec::{SmallVec, smallvec};
use trefoil_dxil::lower::Handle;
use trefoil_dxil::lower::address::{Address, Kind, Lane, Steps, step_through};
use trefoil_dxil::module::code::insts;
use trefoil_dxil::module::defined;
use trefoil_dxil::module::target::target;
use trefoil_ir::{
    AtomicOp, Context, Cursor, Error, Flags, FuncId, Function, HashMap, InstId, IntPredicate, Intrinsic,
    LayoutRule, Module, Opcode, ResourceKind, Type, TypeId, Value,
};

type Result<T = ()> = std::result::Result<T, Error>;

pub(super) fn run(module: &mut Module) -> Result {
    let native_16bit = target(module).native_16bit();
    let bases = module.functions.iter().filter(|(_, f)| is_base_pointer(module.ctx.name(f.name)));
    let bases: Vec<FuncId> = bases.map(|(id, _)| id).collect();
    for id in defined(module) {
        let (ctx, func) = (&mut module.ctx, &mut module.functions[id]);
        let chosen = crate::import::choose(ctx, func);
        rewrite(ctx, func, &bases, native_16bit)?;
        if chosen {
            let is_handle = |&i: &InstId| func.insts[i].is_intrinsic(Intrinsic::Handle);
            let handles: Vec<InstId> = insts(func).filter(is_handle).collect();
            super::memory::remove_unused(func, handles);
        }
    }
    trefoil_dxil::module::sweep::declarations(module);
    Ok(())
}

/// Rewrites the accesses of one function.
pub(crate) fn rewrite(
    ctx: &mut Context,
    func: &mut Function,
    bases: &[FuncId],
    native_16bit: bool,
) -> Result {
    let mut access = Access {
        ctx,
        cursor: Cursor::over(func),
        bases,
        native_16bit,
        inst: InstId::from_u32(0),
        places: HashMap::default(),
        replaced: HashMap::default(),
    };
    for block in access.cursor.func.layout.clone() {
        for inst in access.cursor.enter(block) {
            access.cursor.at_inst(inst);
            access.inst = inst;
            access.instruction(inst)?;
        }
    }
    let Access { replaced, .. } = access;
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| replaced.get(&i)) {
            v = other;
        }
        v
    });
    Ok(())
}

struct Access<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
    /// The functions that give the address of all of a resource.
    bases: &'a [FuncId],
    native_16bit: bool,
    inst: InstId,
    places: HashMap<InstId, Address>,
    replaced: HashMap<InstId, Value>,
}

impl Steps for Access<'_> {
    fn context(&self) -> &Context {
        self.ctx
    }

    fn index(&mut self, index: Value) -> Result<Value> {
        Ok(index)
    }

    fn word(&mut self, index: Value) -> Value {
        let ty = self.cursor.func.value_type(self.ctx, index);
        match self.ctx.types.scalar_bits(ty) {
            32 => index,
            64 => self.emit(Opcode::Trunc, TypeId::I32, &[index], 0),
            _ => self.emit(Opcode::SExt, TypeId::I32, &[index], 0),
        }
    }

    fn scaled(&mut self, index: Value, by: u32) -> Value {
        if by == 1 {
            return index;
        }
        let by = self.ctx.i32(by);
        self.emit(Opcode::Mul, TypeId::I32, &[index, by], 0)
    }

    fn sum(&mut self, a: Value, b: Value) -> Value {
        match (self.ctx.as_int(a), self.ctx.as_int(b)) {
            (Some(x), Some(y)) => self.ctx.i32((x as u32).wrapping_add(y as u32)),
            (Some(0), _) => b,
            (_, Some(0)) => a,
            _ => self.emit(Opcode::Add, TypeId::I32, &[a, b], 0),
        }
    }

    fn split(&mut self, number: Value, bit: u32) -> (Value, Value) {
        let (by, mask) = (self.ctx.i32(bit), self.ctx.i32((1 << bit) - 1));
        let upper = self.emit(Opcode::LShr, TypeId::I32, &[number, by], 0);
        (upper, self.emit(Opcode::And, TypeId::I32, &[number, mask], 0))
    }

    fn vector_of(&mut self, scalar: TypeId, len: u32) -> TypeId {
        self.ctx.types.vector(scalar, len)
    }

    fn word_of(&mut self, number: u32) -> Value {
        self.ctx.i32(number)
    }

    fn wrong(&self, message: impl Into<trefoil_ir::Message>) -> Error {
        Error::new(self.cursor.func.loc(self.inst), message)
    }
}

impl Access<'_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Value {
        self.cursor.inst(op, ty, operands, data, Flags::NONE).into()
    }

    fn call(&mut self, which: Intrinsic, ty: TypeId, operands: &[Value]) -> Value {
        self.emit(Opcode::Intrinsic, ty, operands, which as u32)
    }

    fn ty(&self, value: Value) -> TypeId {
        self.cursor.func.value_type(self.ctx, value)
    }

    fn member(&mut self, op: Opcode, whole: Value, at: u32) -> Value {
        let ty = self.ctx.types.member(self.ty(whole), at).unwrap_or(TypeId::I32);
        let at = match op {
            Opcode::ExtractElement => self.ctx.lane(at),
            _ => self.ctx.i32(at),
        };
        self.emit(op, ty, &[whole, at], 0)
    }

    /// A value stands for what the current instruction gave, under its name.
    fn is(&mut self, value: Value) {
        if let (Some(&name), Some(new)) = (self.cursor.func.names.get(&self.inst), value.as_inst()) {
            self.cursor.func.names.entry(new).or_insert(name);
        }
        self.replaced.insert(self.inst, value);
    }

    fn place(&self, value: Value) -> Option<Address> {
        self.places.get(&value.as_inst()?).cloned()
    }

    fn instruction(&mut self, inst: InstId) -> Result {
        let i = self.cursor.func.insts[inst];
        let operands: SmallVec<[Value; 8]> = self.cursor.func.operands(inst).into();
        let callee = operands.last().and_then(|v| v.as_func()).filter(|_| i.op == Opcode::Call);
        let base = callee.is_some_and(|f| self.bases.contains(&f));
        if base || i.is_intrinsic(Intrinsic::GetPointer) {
            let index = if base { self.ctx.i32(0) } else { operands[1] };
            match self.start(operands[0], index)? {
                Some(address) => drop(self.places.insert(inst, address)),
                None => self.cursor.keep(inst),
            }
            return Ok(());
        }
        let at = match i.op {
            Opcode::Store => operands.get(1),
            Opcode::Load | Opcode::Gep | Opcode::AtomicRmw | Opcode::CmpXchg => operands.first(),
            _ => None,
        };
        let Some(mut address) = at.and_then(|&at| self.place(at)) else {
            let is_address = operands.iter().any(|&v| self.place(v).is_some());
            if is_address && matches!(i.op, Opcode::Phi | Opcode::Select) {
                return Err(self.wrong(&kinds::ACCESS_NOT_UNIQUE));
            }
            if is_address {
                return Err(self.wrong(&kinds::ELEMENT_ADDRESS_AS_VALUE));
            }
            self.cursor.keep(inst);
            return Ok(());
        };
        match i.op {
            Opcode::Gep => {
                step_through(self, &mut address, i.data_type(), &operands[1..])?;
                self.places.insert(inst, address);
            }
            Opcode::Load => {
                let value = self.load(&address, i.ty)?;
                self.is(value);
            }
            Opcode::Store => self.store(&address, operands[0])?,
            Opcode::AtomicRmw => self.atomic(&address, i.data, operands[1])?,
            _ => self.exchange(&address, operands[1], operands[2])?,
        }
        Ok(())
    }

    /// The address that a pointer into a resource is; none for texture buffers, which have no direct accesses.
    fn start(&mut self, handle: Value, index: Value) -> Result<Option<Address>> {
        let ty = self.ctx.types.as_resource(self.ty(handle)).copied();
        let ty = ty.ok_or_else(|| self.wrong(&kinds::POINTER_INTO_NO_RESOURCE))?;
        let kind = match ty.kind {
            ResourceKind::CBuffer => Kind::CBuffer,
            ResourceKind::TBuffer => return Ok(None),
            ResourceKind::RawBuffer | ResourceKind::StructuredBuffer => Kind::Buffer,
            _ => Kind::Typed,
        };
        let mut address = Address {
            handle: Handle { value: handle, ty, resource: None, address: None },
            kind,
            index: smallvec![],
            offset: 0,
            dynamic: None,
            lane: Lane::Whole,
            vector: ty.element,
        };
        match (ty.kind, self.ctx.as_int(index)) {
            (ResourceKind::CBuffer, Some(bytes)) => address.offset = bytes as u32,
            (ResourceKind::CBuffer, None) if index.as_const().is_some() => {}
            (ResourceKind::CBuffer, None) => address.dynamic = Some(self.rows_of(index)?),
            (ResourceKind::RawBuffer, Some(bytes)) => address.offset = bytes as u32,
            (ResourceKind::RawBuffer, None) => address.dynamic = Some(self.word(index)),
            _ => address.index.push(index),
        }
        Ok(Some(address))
    }

    /// A number of bytes as a number of rows of a constant buffer.
    fn rows_of(&mut self, bytes: Value) -> Result<Value> {
        let rows = trefoil_dxil::lower::address::rows_of(self.ctx, self.cursor.func, bytes);
        let rows = rows.ok_or_else(|| self.wrong(&kinds::CBUFFER_BYTE_OFFSET))?;
        Ok(self.rows(&rows))
    }

    // Whole values: of parts that one access each can move.

    fn load(&mut self, address: &Address, ty: TypeId) -> Result<Value> {
        if address.kind == Kind::Typed {
            let whole = self.load_element(address);
            let mut address = address.clone();
            if matches!(address.lane, Lane::Whole) && self.ctx.types.lanes(ty) == 1 {
                address.lane = Lane::Constant(0);
            }
            let value = self.take_lane(&address, whole);
            return Ok(self.as_type(value, ty));
        }
        if let Lane::Dynamic(lane) = address.lane {
            let whole = self.load_at(address, address.vector, address.offset)?;
            return Ok(self.emit(Opcode::ExtractElement, ty, &[whole, lane], 0));
        }
        self.load_at(address, ty, address.offset)
    }

    fn load_at(&mut self, address: &Address, ty: TypeId, offset: u32) -> Result<Value> {
        let rule = self.rule(address);
        let count = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => fields.len() as u32,
            Type::Array { len, .. } => *len,
            Type::Vector { elem, len } if *len > 4 => return self.load_wide(address, *elem, *len, offset),
            _ if address.kind == Kind::CBuffer => return self.load_row(address, ty, offset),
            _ => {
                let pair = self.ctx.types.literal_struct(&[ty, TypeId::I1]);
                let (index, bytes) = self.coordinates(address, offset);
                let loaded = self.call(Intrinsic::LoadRaw, pair, &[address.handle.value, index, bytes]);
                return Ok(self.member(Opcode::ExtractValue, loaded, 0));
            }
        };
        let mut whole = self.ctx.poison(ty);
        for i in 0..count {
            let member = self.ctx.types.member(ty, i).ok_or_else(|| self.wrong(&kinds::UNKNOWN_MEMBER))?;
            let at = offset.wrapping_add(self.ctx.member_offset(rule, ty, i));
            let part = self.load_at(address, member, at)?;
            let i = self.ctx.i32(i);
            whole = self.emit(Opcode::InsertValue, ty, &[whole, part, i], 0);
        }
        Ok(whole)
    }

    /// A vector of more lanes than one access moves.
    fn load_wide(&mut self, address: &Address, elem: TypeId, len: u32, offset: u32) -> Result<Value> {
        let ty = self.ctx.types.vector(elem, len);
        let size = self.rule(address).size(self.ctx, elem);
        let mut whole = self.ctx.poison(ty);
        for first in (0..len).step_by(4) {
            let lanes = (len - first).min(4);
            let part = self.ctx.types.vector(elem, lanes);
            let part = self.load_at(address, part, offset.wrapping_add(first * size))?;
            for lane in 0..lanes {
                let value = self.member(Opcode::ExtractElement, part, lane);
                let at = self.ctx.lane(first + lane);
                whole = self.emit(Opcode::InsertElement, ty, &[whole, value, at], 0);
            }
        }
        Ok(whole)
    }

    fn store(&mut self, address: &Address, value: Value) -> Result {
        match address.kind {
            Kind::CBuffer => Err(self.wrong(&kinds::CBUFFER_WRITTEN)),
            Kind::Typed => {
                self.store_element(address, value);
                Ok(())
            }
            Kind::Buffer => self.store_at(address, value, address.offset),
        }
    }

    fn store_at(&mut self, address: &Address, value: Value, offset: u32) -> Result {
        let ty = self.ty(value);
        let (op, count, step) = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => (Opcode::ExtractValue, fields.len() as u32, 1),
            Type::Array { len, .. } => (Opcode::ExtractValue, *len, 1),
            Type::Vector { len, .. } if *len > 4 => (Opcode::ShuffleVector, *len, 4),
            _ => {
                let (index, bytes) = self.coordinates(address, offset);
                let operands = [address.handle.value, index, bytes, value];
                self.call(Intrinsic::StoreRaw, TypeId::VOID, &operands);
                return Ok(());
            }
        };
        for first in (0..count).step_by(step) {
            let at = offset.wrapping_add(self.ctx.member_offset(LayoutRule::Scalar, ty, first));
            let part = match op {
                Opcode::ShuffleVector => self.lanes_of(value, first, (count - first).min(4)),
                _ => self.member(op, value, first),
            };
            self.store_at(address, part, at)?;
        }
        Ok(())
    }

    fn lanes_of(&mut self, value: Value, first: u32, len: u32) -> Value {
        let elem = self.ctx.types.scalar(self.ty(value));
        let (ty, mask) = (self.ctx.types.vector(elem, len), self.ctx.types.vector(TypeId::I32, len));
        let numbers: Vec<_> = (first..first + len).map(|i| self.ctx.consts.i32(i)).collect();
        let mask = self.ctx.consts.aggregate(mask, &numbers);
        let other = self.ctx.poison(self.ty(value));
        self.emit(Opcode::ShuffleVector, ty, &[value, other, mask.into()], 0)
    }

    fn rule(&self, address: &Address) -> LayoutRule {
        if address.kind == Kind::CBuffer { LayoutRule::CBuffer } else { LayoutRule::Scalar }
    }

    // Buffers.

    /// Index and offset: raw buffers have their bytes in the index.
    fn coordinates(&mut self, address: &Address, offset: u32) -> (Value, Value) {
        let constant = self.ctx.i32(offset);
        let bytes = match address.dynamic {
            Some(dynamic) => self.sum(dynamic, constant),
            None => constant,
        };
        match address.index.first() {
            Some(&index) => (index, bytes),
            None => (bytes, self.ctx.poison(TypeId::I32)),
        }
    }

    /// A scalar or vector of a constant buffer, row by row.
    fn load_row(&mut self, address: &Address, ty: TypeId, offset: u32) -> Result<Value> {
        let scalar = self.ctx.types.scalar(ty);
        let lanes = self.ctx.types.lanes(ty);
        let bits = self.ctx.types.scalar_bits(scalar);
        let (which, count) = match bits {
            64 => (Intrinsic::CBufferRow2, 2),
            16 if self.native_16bit => (Intrinsic::CBufferRow8, 8),
            16 | 32 => (Intrinsic::CBufferRow4, 4),
            _ => return Err(self.wrong(&kinds::CBUFFER_NUMBER)),
        };
        let size = 16 / count as u32;
        let row_type = self.ctx.types.literal_struct(&vec![scalar; count]);
        let vector = matches!(self.ctx.types.get(ty), Type::Vector { .. });
        let (mut row, mut known) = (None, u32::MAX);
        let mut whole = self.ctx.poison(ty);
        for lane in 0..lanes {
            let at = offset.wrapping_add(lane * size);
            if row.is_none() || known != at / 16 {
                known = at / 16;
                let number = self.ctx.i32(known);
                let number = match address.dynamic {
                    Some(dynamic) => self.sum(dynamic, number),
                    None => number,
                };
                row = Some(self.call(which, row_type, &[address.handle.value, number]));
            }
            let part = self.member(Opcode::ExtractValue, row.unwrap_or(whole), at % 16 / size);
            if !vector {
                return Ok(part);
            }
            let lane = self.ctx.lane(lane);
            whole = self.emit(Opcode::InsertElement, ty, &[whole, part, lane], 0);
        }
        Ok(whole)
    }

    // Elements with a format.

    fn load_element(&mut self, address: &Address) -> Value {
        let (handle, element) = (address.handle.value, address.handle.ty.element);
        let index = address.index[0];
        if address.handle.ty.kind == ResourceKind::TypedBuffer {
            let pair = self.ctx.types.literal_struct(&[element, TypeId::I1]);
            let loaded = self.call(Intrinsic::LoadTyped, pair, &[handle, index]);
            return self.member(Opcode::ExtractValue, loaded, 0);
        }
        let (level, offsets) = (self.ctx.i32(0), self.offsets(address));
        self.call(Intrinsic::LoadTexture, element, &[handle, index, level, offsets])
    }

    /// No offset, in the shape of the coordinates that one goes along with.
    fn offsets(&mut self, address: &Address) -> Value {
        let dimensions = address.handle.ty.kind.dimensions().max(1);
        let ty = self.ctx.types.vector(TypeId::I32, dimensions);
        self.ctx.zero(if dimensions == 1 { TypeId::I32 } else { ty })
    }

    fn take_lane(&mut self, address: &Address, whole: Value) -> Value {
        let ty = self.ctx.types.scalar(self.ty(whole));
        match address.lane {
            Lane::Constant(lane) if self.ctx.types.lanes(self.ty(whole)) > 1 => {
                self.member(Opcode::ExtractElement, whole, lane)
            }
            Lane::Dynamic(lane) => self.emit(Opcode::ExtractElement, ty, &[whole, lane], 0),
            _ => whole,
        }
    }

    fn store_element(&mut self, address: &Address, value: Value) {
        let lane = match address.lane {
            Lane::Constant(lane) => Some(self.ctx.lane(lane)),
            Lane::Dynamic(lane) => Some(lane),
            // A scalar at the address of a vector is its first component.
            Lane::Whole if self.ctx.types.lanes(self.ty(value)) == 1 => Some(self.ctx.lane(0)),
            Lane::Whole => None,
        };
        let element = address.handle.ty.element;
        let value = match lane.filter(|_| self.ctx.types.lanes(element) > 1) {
            // A component alone cannot be written: the rest is read first.
            Some(lane) => {
                let before = self.load_element(address);
                let scalar = self.ctx.types.scalar(element);
                let value = self.as_type(value, scalar);
                self.emit(Opcode::InsertElement, element, &[before, value, lane], 0)
            }
            None => self.as_type(value, element),
        };
        let which = match address.handle.ty.kind {
            ResourceKind::TypedBuffer => Intrinsic::StoreTyped,
            _ => Intrinsic::StoreTexture,
        };
        self.call(which, TypeId::VOID, &[address.handle.value, address.index[0], value]);
    }

    fn as_type(&mut self, value: Value, ty: TypeId) -> Value {
        if self.ty(value) == ty { value } else { self.emit(Opcode::BitCast, ty, &[value], 0) }
    }

    // Atomics.

    fn atomic_coordinates(&mut self, address: &Address) -> Result<[Value; 3]> {
        let none = self.ctx.poison(TypeId::I32);
        if address.kind != Kind::Typed {
            let (index, bytes) = self.coordinates(address, address.offset);
            return Ok([index, bytes, none]);
        }
        if !matches!(address.lane, Lane::Whole) {
            return Err(self.wrong(&kinds::ATOMIC_ON_COMPONENT));
        }
        let index = address.index[0];
        if !matches!(self.ctx.types.get(self.ty(index)), Type::Vector { .. }) {
            return Ok([index, none, none]);
        }
        let lanes = self.ctx.types.lanes(self.ty(index));
        let mut out = [none; 3];
        for lane in 0..lanes.min(3) {
            out[lane as usize] = self.member(Opcode::ExtractElement, index, lane);
        }
        Ok(out)
    }

    fn atomic(&mut self, address: &Address, op: u32, mut value: Value) -> Result {
        let ty = self.ty(value);
        let op = AtomicOp::from_u32(op).ok_or_else(|| self.wrong(&kinds::UNKNOWN_ATOMIC))?;
        let Some(code) = trefoil_dxil::lower::atomic_code(op)
            .filter(|_| !self.ctx.types.is_float(ty) || op == AtomicOp::Xchg)
        else {
            return Err(self.wrong(kinds::ATOMIC_UNSUPPORTED.with(&[&op.name()])));
        };
        if op == AtomicOp::Sub {
            let zero = self.ctx.zero(ty);
            value = self.emit(Opcode::Sub, ty, &[zero, value], 0);
        }
        let [a, b, c] = self.atomic_coordinates(address)?;
        let code = self.ctx.i32(code);
        let operands = [address.handle.value, code, a, b, c, value];
        let old = self.call(Intrinsic::AtomicBinOp, ty, &operands);
        self.is(old);
        Ok(())
    }

    fn exchange(&mut self, address: &Address, compare: Value, new: Value) -> Result {
        let ty = self.ty(new);
        let [a, b, c] = self.atomic_coordinates(address)?;
        let operands = [address.handle.value, a, b, c, compare, new];
        let old = self.call(Intrinsic::AtomicCompareExchange, ty, &operands);
        let same = self.emit(Opcode::ICmp, TypeId::I1, &[old, compare], IntPredicate::Eq as u32);
        let pair = self.cursor.func.insts[self.inst].ty;
        let (empty, zero, one) = (self.ctx.poison(pair), self.ctx.i32(0), self.ctx.i32(1));
        let first = self.emit(Opcode::InsertValue, pair, &[empty, old, zero], 0);
        let both = self.emit(Opcode::InsertValue, pair, &[first, same, one], 0);
        self.is(both);
        Ok(())
    }
}
