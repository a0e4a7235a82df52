//! Bytes computed in words: shaders have no arithmetic of 8 bits. A byte that code computes is an `i32` whose low eight
//! bits it is; what looks at the others gets them cleared or filled with the sign.

use smallvec::SmallVec;
use trefoil_ir::{
    Context, Cursor, Flags, Function, HashMap, HashSet, InstId, IntPredicate, Opcode, OpcodeClass, TypeId,
    Value, ValueKind,
};

/// How the upper bits of a word have to be.
#[derive(Clone, Copy, PartialEq)]
enum Upper {
    Any,
    Zero,
    Sign,
}

/// Whether there are vectors of bytes, which must be taken apart first.
pub(super) fn has_vectors(ctx: &Context, func: &Function) -> bool {
    let is_one = |ty: TypeId| ctx.types.scalar(ty) == TypeId::I8 && ty != TypeId::I8;
    trefoil_dxil::module::code::insts(func).any(|inst| is_one(func.insts[inst].ty))
}

/// Rewrites the bytes of a function.
pub(crate) fn widen(ctx: &mut Context, func: &mut Function) {
    let all: Vec<InstId> = trefoil_dxil::module::code::insts(func).collect();
    let is_computed = |func: &Function, inst: InstId| {
        let i = &func.insts[inst];
        let computed = i.op.class() == OpcodeClass::Binary
            || matches!(i.op, Opcode::Phi | Opcode::Select | Opcode::Trunc | Opcode::ZExt | Opcode::SExt);
        i.ty == TypeId::I8 && computed
    };
    let computed: HashSet<InstId> = all.iter().copied().filter(|&i| is_computed(func, i)).collect();
    let takes = |inst: InstId| {
        let class = func.insts[inst].op.class();
        let numbers = matches!(class, OpcodeClass::Cast | OpcodeClass::Compare | OpcodeClass::Binary);
        numbers && func.operands(inst).iter().any(|&v| func.value_type(ctx, v) == TypeId::I8)
    };
    if computed.is_empty() && !all.iter().any(|&i| takes(i)) {
        return;
    }
    for &inst in &computed {
        func.insts[inst].ty = TypeId::I32;
    }
    let mut w = Widen {
        ctx,
        cursor: Cursor::over(func),
        computed,
        copies: HashSet::default(),
        words: HashMap::default(),
    };
    for (i, block) in w.cursor.func.layout.clone().into_iter().enumerate() {
        let old = w.cursor.enter(block);
        let phis = old.iter().take_while(|&&inst| w.cursor.func.insts[inst].op == Opcode::Phi).count();
        old[..phis].iter().for_each(|&phi| w.cursor.keep(phi));
        if i == 0 {
            old.first().map(|&first| w.cursor.at_inst(first));
            w.params();
        }
        for &inst in &old[..phis] {
            w.cursor.at_inst(inst);
            w.found(inst);
        }
        for &inst in &old[phis..] {
            w.cursor.at_inst(inst);
            w.instruction(inst);
            w.found(inst);
        }
    }
    w.phis(&all);
    let copies = std::mem::take(&mut w.copies);
    without_copies(func, &copies);
}

/// A word taken for a byte is the same word.
fn without_copies(func: &mut Function, copies: &HashSet<InstId>) {
    let same: HashMap<InstId, Value> = copies.iter().map(|&inst| (inst, func.operands(inst)[0])).collect();
    func.retain(|inst| !same.contains_key(&inst));
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| same.get(&i)) {
            v = other;
        }
        v
    });
}

struct Widen<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
    /// What is a word now.
    computed: HashSet<InstId>,
    /// Words that are others unchanged.
    copies: HashSet<InstId>,
    /// The words of bytes that stay bytes: of memory, of calls, of parameters.
    words: HashMap<Value, Value>,
}

impl Widen<'_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value]) -> Value {
        self.cursor.inst(op, ty, operands, 0, Flags::NONE).into()
    }

    fn params(&mut self) {
        for i in 0..self.cursor.func.params.len() {
            if self.cursor.func.params[i].ty == TypeId::I8 {
                let value = Value::new(ValueKind::Param(i as u32));
                let word = self.emit(Opcode::ZExt, TypeId::I32, &[value]);
                self.words.insert(value, word);
            }
        }
    }

    /// Makes the word of a byte that comes from elsewhere.
    fn found(&mut self, inst: InstId) {
        if self.cursor.func.insts[inst].ty == TypeId::I8 {
            let word = self.emit(Opcode::ZExt, TypeId::I32, &[inst.into()]);
            self.words.insert(inst.into(), word);
        }
    }

    fn is_byte(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|i| self.computed.contains(&i))
            || self.cursor.func.value_type(self.ctx, value) == TypeId::I8
    }

    fn word(&mut self, value: Value, upper: Upper) -> Value {
        if let Some(known) = self.ctx.as_int(value) {
            let signed = (known as u8 as i8) as i32 as u32;
            return self.ctx.i32(if upper == Upper::Sign { signed } else { known as u32 & 255 });
        }
        if value.as_const().is_some() {
            return self.ctx.undef(TypeId::I32);
        }
        let (word, clear) = match self.words.get(&value) {
            Some(&word) => (word, true),
            None => (value, false),
        };
        match upper {
            Upper::Zero if !clear => {
                let mask = self.ctx.i32(255);
                self.emit(Opcode::And, TypeId::I32, &[word, mask])
            }
            Upper::Sign => {
                let by = self.ctx.i32(24);
                let high = self.emit(Opcode::Shl, TypeId::I32, &[word, by]);
                self.emit(Opcode::AShr, TypeId::I32, &[high, by])
            }
            _ => word,
        }
    }

    fn instruction(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let mut operands: SmallVec<[Value; 6]> = self.cursor.func.operands(inst).into();
        let first = operands.first().is_some_and(|&v| self.is_byte(v));
        match i.op {
            Opcode::Trunc if self.computed.contains(&inst) => {
                // The low byte of a word is its own; of others the word is made.
                let from = self.cursor.func.value_type(self.ctx, operands[0]);
                let op = match self.ctx.types.scalar_bits(from) {
                    64 => Opcode::Trunc,
                    32 => {
                        self.copies.insert(inst);
                        Opcode::BitCast
                    }
                    _ => Opcode::ZExt,
                };
                self.cursor.func.replace(inst, op, TypeId::I32, &operands, 0, Flags::NONE);
            }
            Opcode::Select if self.computed.contains(&inst) => {
                for operand in &mut operands[1..] {
                    *operand = self.word(*operand, Upper::Any);
                }
                self.cursor.func.set_operands(inst, &operands);
            }
            op if op.class() == OpcodeClass::Binary && first => self.binary(inst, op, &operands),
            Opcode::ICmp if first => {
                let signed = IntPredicate::from_u32(i.data).is_some_and(is_signed);
                let upper = if signed { Upper::Sign } else { Upper::Zero };
                let words = [self.word(operands[0], upper), self.word(operands[1], upper)];
                self.cursor.func.set_operands(inst, &words);
            }
            Opcode::ZExt | Opcode::SExt | Opcode::UiToFp | Opcode::SiToFp | Opcode::Trunc if first => {
                self.cast(inst, i.op, operands[0]);
            }
            _ => {
                for operand in &mut operands {
                    if operand.as_inst().is_some_and(|i| self.computed.contains(&i)) {
                        *operand = self.emit(Opcode::Trunc, TypeId::I8, &[*operand]);
                    }
                }
                self.cursor.func.set_operands(inst, &operands);
            }
        }
        self.cursor.keep(inst);
    }

    fn binary(&mut self, inst: InstId, op: Opcode, operands: &[Value]) {
        let (left, right) = match op {
            Opcode::UDiv | Opcode::URem | Opcode::LShr => (Upper::Zero, Upper::Zero),
            Opcode::SDiv | Opcode::SRem => (Upper::Sign, Upper::Sign),
            Opcode::AShr => (Upper::Sign, Upper::Zero),
            Opcode::Shl => (Upper::Any, Upper::Zero),
            _ => (Upper::Any, Upper::Any),
        };
        let words = [self.word(operands[0], left), self.word(operands[1], right)];
        // What was promised of eight bits does not hold of the upper ones.
        self.cursor.func.replace(inst, op, TypeId::I32, &words, 0, Flags::NONE);
    }

    fn cast(&mut self, inst: InstId, op: Opcode, from: Value) {
        let i = self.cursor.func.insts[inst];
        let upper = match op {
            Opcode::ZExt | Opcode::UiToFp => Upper::Zero,
            Opcode::SExt | Opcode::SiToFp => Upper::Sign,
            _ => Upper::Any,
        };
        let word = self.word(from, upper);
        let op = match (op, self.ctx.types.scalar_bits(i.ty)) {
            (Opcode::ZExt | Opcode::SExt, 32) => {
                self.copies.insert(inst);
                Opcode::BitCast
            }
            (Opcode::ZExt | Opcode::SExt, 16) => Opcode::Trunc,
            _ => op,
        };
        self.cursor.func.replace(inst, op, i.ty, &[word], 0, Flags::NONE);
    }

    /// Gives the phis among words their operands.
    fn phis(&mut self, all: &[InstId]) {
        for &inst in all {
            if self.cursor.func.insts[inst].op != Opcode::Phi || !self.computed.contains(&inst) {
                continue;
            }
            let mut operands: SmallVec<[Value; 8]> = self.cursor.func.operands(inst).into();
            for operand in operands.iter_mut().step_by(2) {
                *operand = self.word(*operand, Upper::Any);
            }
            self.cursor.func.set_operands(inst, &operands);
        }
    }
}

fn is_signed(predicate: IntPredicate) -> bool {
    matches!(predicate, IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle)
}
