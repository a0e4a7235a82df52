//! New instructions in the place of a call, with names as LLVM gives them.

use smallvec::SmallVec;
use trefoil_dxil::ops::DxilVersion;
use trefoil_ir::{
    Context, Cursor, Flags, FloatPredicate, FuncId, Function, HashMap, HashSet, InstId, IntPredicate,
    Intrinsic, Module, Opcode, Param, TypeId, Value,
};

/// What a load that was split gave: its value, and the loads that stand for it.
pub(super) struct Split {
    pub(super) value: Value,
    pub(super) loads: Vec<Value>,
}

/// A function in the pass.
pub(super) struct Emit<'a> {
    module: &'a mut Module,
    /// Where the instructions go, in the place of the call that is expanded.
    pub(super) cursor: Cursor<'a>,
    /// What stands for the results of calls that are gone.
    pub(super) replaced: HashMap<InstId, Value>,
    /// The flags of the call, for the float arithmetic that it becomes.
    pub(super) flags: Flags,
    pub(super) version: DxilVersion,
    /// Loads that became several.
    pub(super) split: HashMap<InstId, Split>,
    /// Loads whose result is used as a whole.
    pub(super) whole: HashSet<InstId>,
    declared: HashMap<String, FuncId>,
}

impl<'a> Emit<'a> {
    pub(super) fn new(module: &'a mut Module, func: &'a mut Function, version: DxilVersion) -> Self {
        Emit {
            module,
            whole: used_whole(func),
            cursor: Cursor::over(func),
            replaced: HashMap::default(),
            flags: Flags::NONE,
            version,
            split: HashMap::default(),
            declared: HashMap::default(),
        }
    }

    /// Replaces what is gone where it was used.
    pub(super) fn finish(self) {
        let Emit { cursor, replaced, .. } = self;
        cursor.func.rewrite_operands(|mut v| {
            while let Some(&other) = v.as_inst().and_then(|i| replaced.get(&i)) {
                v = other;
            }
            v
        });
    }

    pub(super) fn ctx(&mut self) -> &mut Context {
        &mut self.module.ctx
    }

    /// The type of a value.
    pub(super) fn ty(&self, value: Value) -> TypeId {
        self.cursor.func.value_type(&self.module.ctx, value)
    }

    /// The scalar that a type consists of.
    pub(super) fn scalar(&self, ty: TypeId) -> TypeId {
        self.module.ctx.types.scalar(ty)
    }

    pub(super) fn lanes(&self, ty: TypeId) -> u32 {
        self.module.ctx.types.lanes(ty)
    }

    pub(super) fn is_vector(&self, ty: TypeId) -> bool {
        self.scalar(ty) != ty
    }

    pub(super) fn is_float(&self, ty: TypeId) -> bool {
        self.module.ctx.types.is_float(ty)
    }

    /// Whether values are integers of this type.
    pub(super) fn all_ints(&self, ty: TypeId, values: &[Value]) -> bool {
        self.module.ctx.types.is_int(ty) && values.iter().all(|&v| self.ty(v) == ty)
    }

    pub(super) fn bits(&self, ty: TypeId) -> u32 {
        self.module.ctx.types.scalar_bits(ty)
    }

    /// The type of this shape with another scalar.
    pub(super) fn shaped(&mut self, shape: TypeId, scalar: TypeId) -> TypeId {
        self.module.ctx.types.with_shape_of(shape, scalar)
    }

    pub(super) fn vector_type(&mut self, scalar: TypeId, lanes: u32) -> TypeId {
        self.module.ctx.types.vector(scalar, lanes)
    }

    pub(super) fn inst(
        &mut self,
        op: Opcode,
        ty: TypeId,
        operands: &[Value],
        data: u32,
        flags: Flags,
    ) -> Value {
        self.cursor.inst(op, ty, operands, data, flags).into()
    }

    /// An instruction whose result has the type of its first operand.
    pub(super) fn op(&mut self, op: Opcode, operands: &[Value]) -> Value {
        let ty = self.ty(operands[0]);
        let flags = if self.is_float(ty) { self.flags } else { Flags::NONE };
        self.inst(op, ty, operands, 0, flags)
    }

    pub(super) fn cast(&mut self, op: Opcode, ty: TypeId, value: Value) -> Value {
        self.inst(op, ty, &[value], 0, Flags::NONE)
    }

    pub(super) fn icmp(&mut self, predicate: IntPredicate, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        let bit = self.shaped(ty, TypeId::I1);
        self.inst(Opcode::ICmp, bit, &[a, b], predicate as u32, Flags::NONE)
    }

    pub(super) fn fcmp(&mut self, predicate: FloatPredicate, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        let bit = self.shaped(ty, TypeId::I1);
        self.inst(Opcode::FCmp, bit, &[a, b], predicate as u32, self.flags)
    }

    pub(super) fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        let ty = self.ty(yes);
        let flags = if self.is_float(ty) { self.flags } else { Flags::NONE };
        self.inst(Opcode::Select, ty, &[condition, yes, no], 0, flags)
    }

    pub(super) fn intrinsic(&mut self, which: Intrinsic, ty: TypeId, operands: &[Value]) -> Value {
        let flags = if self.is_float(ty) { self.flags } else { Flags::NONE };
        self.inst(Opcode::Intrinsic, ty, operands, which as u32, flags)
    }

    /// A call of an intrinsic of LLVM's that the IR has no operation of its own for.
    pub(super) fn call(&mut self, name: &str, ret: TypeId, operands: &[Value]) -> Value {
        let callee = self.declared(name, ret, operands);
        let mut all: SmallVec<[Value; 9]> = operands.into();
        all.push(callee.into());
        let flags = if self.is_float(ret) { self.flags } else { Flags::NONE };
        self.inst(Opcode::Call, ret, &all, 0, flags)
    }

    fn declared(&mut self, name: &str, ret: TypeId, operands: &[Value]) -> FuncId {
        if let Some(&known) = self.declared.get(name) {
            return known;
        }
        let callee = self.module.find_function(name).unwrap_or_else(|| {
            let params = operands.iter().map(|&v| Param { ty: self.ty(v), name: None }).collect();
            let name = self.module.ctx.symbol(name);
            self.module.functions.push(Function::new(name, ret, params))
        });
        self.declared.insert(name.to_owned(), callee);
        callee
    }

    /// Names what has just been made.
    pub(super) fn named(&mut self, value: Value, name: &str) -> Value {
        let name = self.module.ctx.symbol(name);
        if let Some(inst) = value.as_inst() {
            self.cursor.func.names.insert(inst, name);
        }
        value
    }

    pub(super) fn extract(&mut self, vector: Value, lane: u32) -> Value {
        let ty = self.ty(vector);
        let (scalar, lane) = (self.scalar(ty), self.ctx().lane(lane));
        self.inst(Opcode::ExtractElement, scalar, &[vector, lane], 0, Flags::NONE)
    }

    pub(super) fn insert(&mut self, vector: Value, value: Value, lane: u32) -> Value {
        let (ty, lane) = (self.ty(vector), self.ctx().lane(lane));
        self.inst(Opcode::InsertElement, ty, &[vector, value, lane], 0, Flags::NONE)
    }

    pub(super) fn member(&mut self, value: Value, ty: TypeId, index: u32) -> Value {
        let index = self.ctx().i32(index);
        self.inst(Opcode::ExtractValue, ty, &[value, index], 0, Flags::NONE)
    }

    pub(super) fn shuffle(&mut self, a: Value, b: Value, lanes: &[u32]) -> Value {
        let scalar = self.scalar(self.ty(a));
        let count = lanes.len() as u32;
        let (ty, mask_ty) = (self.vector_type(scalar, count), self.vector_type(TypeId::I32, count));
        let ctx = self.ctx();
        let lanes: Vec<_> = lanes.iter().map(|&lane| ctx.consts.i32(lane)).collect();
        let mask = ctx.consts.aggregate(mask_ty, &lanes);
        self.inst(Opcode::ShuffleVector, ty, &[a, b, mask.into()], 0, Flags::NONE)
    }

    /// A constant added to a word; folded when both are known.
    pub(super) fn plus(&mut self, value: Value, more: u32) -> Value {
        let ctx = self.ctx();
        match ctx.as_int(value) {
            Some(known) => ctx.i32((known as u32).wrapping_add(more)),
            None => {
                let more = ctx.i32(more);
                self.op(Opcode::Add, &[value, more])
            }
        }
    }

    /// A structure of two values.
    pub(super) fn pair(&mut self, ty: TypeId, first: Value, second: Value) -> Value {
        let ctx = self.ctx();
        let (zero, one, empty) = (ctx.i32(0), ctx.i32(1), ctx.poison(ty));
        let half = self.inst(Opcode::InsertValue, ty, &[empty, first, zero], 0, Flags::NONE);
        self.inst(Opcode::InsertValue, ty, &[half, second, one], 0, Flags::NONE)
    }
}

/// The loads whose result is used otherwise than by its members.
fn used_whole(f: &Function) -> HashSet<InstId> {
    let is_load =
        |inst: &InstId| matches!(f.insts[*inst].intrinsic(), Some(Intrinsic::LoadTyped | Intrinsic::LoadRaw));
    let users = f.layout.iter().flat_map(|&b| &f.blocks[b].insts);
    let users = users.filter(|&&user| f.insts[user].op != Opcode::ExtractValue);
    users.flat_map(|&user| f.operands(user)).filter_map(|v| v.as_inst()).filter(is_load).collect()
}
