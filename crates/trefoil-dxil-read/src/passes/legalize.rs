//! `dxil-legalize`: instructions that DXIL's LLVM does not have become ones that it has. `freeze` goes, `fneg` is a
//! difference, bytes are computed in words, lanes are numbered by words, and copies of memory are loads and stores.

use smallvec::SmallVec;
use trefoil_dxil::module::defined;
use trefoil_ir::{
    ConstKind, Context, Cursor, Error, Flags, Function, HashMap, InstId, Module, Opcode, TypeId, Value,
};

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    for id in defined(module) {
        let nothing = Function::new(module.functions[id].name, TypeId::VOID, Vec::new());
        let mut func = std::mem::replace(&mut module.functions[id], nothing);
        let done = trefoil_opt::addresses::run(&mut module.ctx, &module.functions, &mut func, false);
        legalize(&mut module.ctx, &mut func);
        module.functions[id] = func;
        done?;
    }
    trefoil_dxil::module::sweep::declarations(module);
    Ok(())
}

/// Makes loads and stores of copies and fillings of memory.
pub(super) fn without_runs(module: &mut Module) -> Result<(), Error> {
    for id in defined(module) {
        let nothing = Function::new(module.functions[id].name, TypeId::VOID, Vec::new());
        let mut func = std::mem::replace(&mut module.functions[id], nothing);
        let done = trefoil_opt::addresses::run(&mut module.ctx, &module.functions, &mut func, true);
        module.functions[id] = func;
        done?;
    }
    trefoil_dxil::module::sweep::declarations(module);
    Ok(())
}

/// Legalises the instructions of a function.
pub(crate) fn legalize(ctx: &mut Context, func: &mut Function) {
    crate::import::bytes::widen(ctx, func);
    let mut l =
        Legalize { ctx, cursor: Cursor::over(func), replaced: HashMap::default(), inst: InstId::from_u32(0) };
    for block in l.cursor.func.layout.clone() {
        for inst in l.cursor.enter(block) {
            l.cursor.at_inst(inst);
            l.inst = inst;
            l.instruction(inst);
        }
    }
    let Legalize { replaced, .. } = l;
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| replaced.get(&i)) {
            v = other;
        }
        v
    });
}

struct Legalize<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
    replaced: HashMap<InstId, Value>,
    inst: InstId,
}

impl Legalize<'_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32, flags: Flags) -> Value {
        self.cursor.inst(op, ty, operands, data, flags).into()
    }

    fn ty(&self, value: Value) -> TypeId {
        self.cursor.func.value_type(self.ctx, value)
    }

    /// A value stands for the current instruction, under its name.
    fn is(&mut self, value: Value) {
        if let (Some(&name), Some(new)) = (self.cursor.func.names.get(&self.inst), value.as_inst()) {
            self.cursor.func.names.entry(new).or_insert(name);
        }
        self.replaced.insert(self.inst, value);
    }

    fn instruction(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let operands: SmallVec<[Value; 6]> = self.cursor.func.operands(inst).into();
        match i.op {
            Opcode::Freeze => self.is(operands[0]),
            Opcode::FNeg => {
                let scalar = self.ctx.types.scalar(i.ty);
                let sign = 1 << (self.ctx.types.scalar_bits(i.ty).max(1) - 1);
                let zero = self.ctx.consts.intern(scalar, ConstKind::Float(sign));
                let zero = self.ctx.consts.splat(&self.ctx.types, i.ty, zero).into();
                let value = self.emit(Opcode::FSub, i.ty, &[zero, operands[0]], 0, i.flags);
                self.is(value);
            }
            Opcode::ExtractElement | Opcode::InsertElement => {
                let at = operands.len() - 1;
                if let Some(lane) = self.ctx.as_int(operands[at])
                    && self.ty(operands[at]) != TypeId::I32
                {
                    let lane = self.ctx.i32(lane as u32);
                    self.cursor.func.operands_mut(inst)[at] = lane;
                }
                self.cursor.keep(inst);
            }
            _ => self.cursor.keep(inst),
        }
    }
}
