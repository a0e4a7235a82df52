//! Functions: values get registers, instructions are translated one by one, phis become copies on edges.

use super::globals::Globals;
use super::module::{self, Inst as From, Module, Slots};
use super::types::Way;
use crate::compile::{flow, reserve};
use crate::program::{
    Block, DxilOp, Edge, Exit, Function, Home, Inst, Literal, Object, Program, Reg, Scalar,
};
use crate::registers::{self, Spare};
use crate::{Fault, Result};
use spirv::{Op, Word};
use std::collections::BTreeMap;
use std::ops::Range;

/// What is known of a pointer beside its address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pointer {
    /// The type of what it points to.
    pub(super) held: Word,
    /// How matrices and vectors lie there.
    pub(super) way: Way,
}

/// Translates a function.
pub(super) fn compile(
    module: &Module,
    program: &mut Program,
    globals: &Globals,
    from: &module::Function,
) -> Result<Function> {
    let mut body = Body {
        module,
        program,
        globals,
        from,
        to: Function::default(),
        values: BTreeMap::new(),
        pointers: BTreeMap::new(),
        texels: BTreeMap::new(),
        given: BTreeMap::new(),
        labels: (0..).zip(&from.blocks).map(|(n, block)| (block.0, n)).collect(),
        spare: Spare::default(),
    };
    body.run()?;
    Ok(body.to)
}

/// A part of an output that each vertex or primitive has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    /// The output, by its position.
    pub(super) port: usize,
    /// The number of the vertex or primitive.
    pub(super) number: Reg,
    /// The first scalar of the part.
    pub(super) first: u32,
    /// Rows and components that are added at run time.
    pub(super) moved: [Option<Reg>; 2],
}

/// A function under translation.
pub(super) struct Body<'m> {
    pub(super) module: &'m Module,
    pub(super) program: &'m mut Program,
    pub(super) globals: &'m Globals,
    pub(super) from: &'m module::Function,
    to: Function,
    /// The first register and the type of each value.
    values: BTreeMap<Word, (Reg, Word)>,
    pub(super) pointers: BTreeMap<Word, Pointer>,
    /// Addresses of texels: the image's handle, and the coordinates.
    pub(super) texels: BTreeMap<Word, (Reg, [Reg; 3])>,
    /// Addresses within the outputs of a mesh shader.
    pub(super) given: BTreeMap<Word, Given>,
    labels: BTreeMap<Word, u32>,
    /// Registers for phis that read one another.
    spare: Spare,
}

impl Body<'_> {
    fn run(&mut self) -> Result<()> {
        let (module, from) = (self.module, self.from);
        for &(id, ty) in &from.parameters {
            let count = module.layouts.slots(ty)?;
            let first = self.fresh(count)?;
            self.values.insert(id, (first, ty));
            self.to.arguments.extend(first..first + count);
        }
        for inst in from.blocks.iter().flat_map(|block| &block.1) {
            // An address of a texel is no value.
            if inst.id != 0 && inst.ty != 0 && inst.op != Op::ImageTexelPointer {
                let count = module.layouts.slots(inst.ty)?;
                let first = self.fresh(count)?;
                self.values.insert(inst.id, (first, inst.ty));
            }
        }
        let mut successors = Vec::new();
        for (number, (_, insts)) in from.blocks.iter().enumerate() {
            let first = self.to.insts.len() as u32;
            let entry = module.entry(from.id);
            if let (0, Some(entry)) = (number, entry) {
                self.load_inputs(entry)?;
                self.allocate_global_queries()?;
            }
            for inst in insts {
                self.inst(inst)?;
            }
            let end = insts.last().ok_or_else(|| Fault::damaged("a block without an end"))?;
            if end.op == Op::Return && entry.is_some() {
                self.store_outputs(None)?;
            }
            let insts = first..self.to.insts.len() as u32;
            self.to.blocks.push(Block { insts, exit: Exit::Unreachable });
            successors.push(self.successors(end)?);
        }
        if successors.is_empty() {
            return Err(Fault::damaged("a function without blocks"));
        }
        for (block, (label, insts)) in from.blocks.iter().enumerate() {
            if let Some(end) = insts.last() {
                let exit = self.exit(*label, end)?;
                self.to.blocks[block].exit = exit;
            }
        }
        self.to.order = flow::order(&successors);
        Ok(())
    }

    // Registers.

    pub(super) fn fresh(&mut self, count: u32) -> Result<Reg> {
        registers::fresh(&mut self.to, count)
    }

    /// The type of a value.
    pub(super) fn type_of(&self, id: Word) -> Result<Word> {
        if let Some(&(_, ty)) = self.values.get(&id) {
            return Ok(ty);
        }
        let constant = self.module.constants.get(&id).map(|constant| constant.0);
        constant.ok_or_else(|| Fault::unsupported("a value that the reader does not know"))
    }

    /// The scalar type of a value.
    pub(super) fn element(&self, id: Word) -> Result<Scalar> {
        self.module.layouts.element(self.type_of(id)?)
    }

    /// How many registers a value has.
    pub(super) fn slots(&self, id: Word) -> Result<u32> {
        self.module.layouts.slots(self.type_of(id)?)
    }

    /// The first register of a value; a constant and a variable get theirs here.
    pub(super) fn value(&mut self, id: Word) -> Result<Reg> {
        if let Some(&(first, _)) = self.values.get(&id) {
            return Ok(first);
        }
        let module = self.module;
        let (ty, slots): (Word, Slots) = match (module.constants.get(&id), self.globals.address(id)) {
            (Some((ty, slots)), _) => (*ty, slots.clone()),
            (None, Some(address)) => (0, vec![(address, false)]),
            (None, None) => return Err(Fault::unsupported("a value that the reader does not know")),
        };
        let first = self.fresh(slots.len() as u32)?;
        let literals = (first..).zip(slots).map(|(dst, (bits, undef))| Literal { dst, bits, undef });
        self.to.literals.extend(literals);
        self.values.insert(id, (first, ty));
        Ok(first)
    }

    /// A register that holds a number.
    pub(super) fn literal(&mut self, bits: u64) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.to.literals.push(Literal { dst, bits, undef: false });
        Ok(dst)
    }

    /// A register that holds a real number.
    pub(super) fn real(&mut self, ty: Scalar, value: f64) -> Result<Reg> {
        self.literal(match ty {
            Scalar::F16 => crate::half::from_f64(value).into(),
            Scalar::F64 => value.to_bits(),
            _ => u64::from((value as f32).to_bits()),
        })
    }

    /// A register that holds nothing in particular.
    pub(super) fn undefined(&mut self) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.to.literals.push(Literal { dst, bits: 0, undef: true });
        Ok(dst)
    }

    /// Whether the arithmetic of a result need not be IEEE's.
    pub(super) fn is_fast(&self, id: Word) -> bool {
        self.module.decoration(id, spirv::Decoration::NoContraction).is_none()
    }

    // Instructions.

    pub(super) fn push(&mut self, inst: Inst) {
        self.to.insts.push(inst);
    }

    pub(super) fn pool(&mut self, list: &[Reg]) -> Range<u32> {
        let first = self.to.operands.len() as u32;
        self.to.operands.extend_from_slice(list);
        first..self.to.operands.len() as u32
    }

    pub(super) fn copy(&mut self, dst: Reg, a: Reg) {
        self.push(Inst::Copy { dst, a });
    }

    pub(super) fn copies(&mut self, dst: Reg, src: Reg, count: u32) {
        (0..count).for_each(|i| self.copy(dst + i, src + i));
    }

    /// One of LLVM's binary operators.
    pub(super) fn binary(&mut self, op: u8, ty: Scalar, fast: bool, a: Reg, b: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Binary { op, ty, fast, dst, a, b });
        Ok(dst)
    }

    pub(super) fn compare(&mut self, predicate: u8, ty: Scalar, a: Reg, b: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Compare { predicate, ty, dst, a, b });
        Ok(dst)
    }

    pub(super) fn select(&mut self, condition: Reg, a: Reg, b: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Select { dst, condition, a, b });
        Ok(dst)
    }

    pub(super) fn cast(&mut self, op: u8, from: Scalar, to: Scalar, a: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(Inst::Cast { op, from, to, dst, a });
        Ok(dst)
    }

    /// An operation of DXIL with `count` results, in new registers.
    pub(super) fn operation(&mut self, op: DxilOp, ty: Scalar, operands: &[Reg], count: u32) -> Result<Reg> {
        self.math(op, ty, true, operands, count)
    }

    /// Likewise, of arithmetic that may have to be IEEE's.
    pub(super) fn math(
        &mut self,
        op: DxilOp,
        ty: Scalar,
        fast: bool,
        operands: &[Reg],
        count: u32,
    ) -> Result<Reg> {
        let dst = self.fresh(count)?;
        let operands = self.pool(operands);
        self.push(Inst::Op { op, ty, fast, dst, count, operands });
        Ok(dst)
    }

    /// An address some bytes after another.
    pub(super) fn offset(&mut self, base: Reg, bytes: u32) -> Result<Reg> {
        if bytes == 0 {
            return Ok(base);
        }
        let dst = self.fresh(1)?;
        self.push(Inst::Offset { dst, base, bytes: bytes.into() });
        Ok(dst)
    }

    fn inst(&mut self, inst: &From) -> Result<()> {
        let dst = if inst.id == 0 { 0 } else { self.values.get(&inst.id).map_or(0, |value| value.0) };
        if self.arithmetic(inst, dst)?
            || self.memory(inst, dst)?
            || self.image(inst, dst)?
            || self.wave(inst, dst)?
            || self.ray_query(inst, dst)?
            || self.ray(inst, dst)?
        {
            return Ok(());
        }
        match inst.op {
            Op::Phi | Op::Label | Op::Nop | Op::Line | Op::NoLine => {}
            Op::LoopMerge | Op::SelectionMerge | Op::Branch | Op::BranchConditional | Op::Switch => {}
            Op::Return | Op::ReturnValue | Op::Unreachable => {}
            Op::BeginInvocationInterlockEXT | Op::EndInvocationInterlockEXT => {}
            // What a barrier orders is in order here.
            Op::MemoryBarrier => {}
            Op::ControlBarrier => {
                let wait = self.literal(1)?;
                self.operation(DxilOp::Barrier, Scalar::I32, &[wait], 0)?;
            }
            Op::Variable => self.variable(inst, dst)?,
            Op::FunctionCall => self.call(inst, dst)?,
            Op::ExtInst => self.extended(inst, dst)?,
            Op::Kill | Op::TerminateInvocation | Op::DemoteToHelperInvocation => {
                let all = self.literal(1)?;
                self.operation(DxilOp::Discard, Scalar::I1, &[all], 0)?;
            }
            Op::EmitVertex | Op::EmitStreamVertex | Op::EndPrimitive | Op::EndStreamPrimitive => {
                let stream = match inst.words.first() {
                    Some(&id) => self.module.int(id).unwrap_or(0),
                    None => 0,
                };
                let number = self.literal(stream)?;
                if matches!(inst.op, Op::EmitVertex | Op::EmitStreamVertex) {
                    self.store_outputs(Some(stream as u32))?;
                    self.operation(DxilOp::EmitStream, Scalar::I32, &[number], 0)?;
                } else {
                    self.operation(DxilOp::CutStream, Scalar::I32, &[number], 0)?;
                }
            }
            Op::SetMeshOutputsEXT | Op::EmitMeshTasksEXT => self.mesh(inst)?,
            other => return Err(Fault::unsupported(format!("Op{other:?}"))),
        }
        Ok(())
    }

    /// A variable of the function.
    fn variable(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let module = self.module;
        let held = module.layouts.pointee(inst.ty)?;
        let size = module.layouts.size(held, Way::default())?;
        let base = reserve(&mut self.program.lane_memory, size)?;
        let object = self.program.objects.len() as u32;
        self.program.objects.push(Object { home: Home::Lane(base), size });
        self.push(Inst::Alloca { dst, object });
        self.pointers.insert(inst.id, Pointer { held, way: Way::default() });
        self.allocate_queries(dst, held)?;
        match inst.words.get(1) {
            Some(&initializer) => self.store_value(dst, Pointer { held, way: Way::default() }, initializer),
            None => Ok(()),
        }
    }

    fn call(&mut self, inst: &From, dst: Reg) -> Result<()> {
        let callee = inst.word(0)?;
        let function = self.module.functions.iter().position(|f| f.id == callee);
        let function = function.ok_or_else(|| Fault::damaged("a call of no function"))? as u32;
        let mut list = Vec::new();
        for &argument in &inst.words[1..] {
            let first = self.value(argument)?;
            let count = if self.globals.address(argument).is_some() { 1 } else { self.slots(argument)? };
            list.extend(first..first + count);
        }
        let arguments = self.pool(&list);
        self.push(Inst::Call { function, dst, arguments });
        Ok(())
    }

    // Control flow.

    fn block(&self, label: Word) -> Result<u32> {
        self.labels.get(&label).copied().ok_or_else(|| Fault::damaged("a branch to no block"))
    }

    /// Cases of a switch and their labels.
    fn cases(&self, end: &From) -> Result<Vec<(u64, Word)>> {
        let wide = self.element(end.word(0)?)?.bits() > 32;
        let rest = end.words.get(2..).unwrap_or_default();
        Ok(match wide {
            true => rest
                .chunks_exact(3)
                .map(|case| (u64::from(case[0]) | u64::from(case[1]) << 32, case[2]))
                .collect(),
            false => rest.chunks_exact(2).map(|case| (case[0].into(), case[1])).collect(),
        })
    }

    fn successors(&self, end: &From) -> Result<Vec<u32>> {
        let labels = match end.op {
            Op::Branch => vec![end.word(0)?],
            Op::BranchConditional => vec![end.word(1)?, end.word(2)?],
            Op::Switch => {
                let mut labels: Vec<Word> = self.cases(end)?.into_iter().map(|case| case.1).collect();
                labels.push(end.word(1)?);
                labels
            }
            _ => Vec::new(),
        };
        let mut next = labels.into_iter().map(|label| self.block(label)).collect::<Result<Vec<u32>>>()?;
        next.sort_unstable();
        next.dedup();
        Ok(next)
    }

    fn exit(&mut self, label: Word, end: &From) -> Result<Exit> {
        Ok(match end.op {
            Op::Branch => Exit::Goto(self.edge(label, end.word(0)?)?),
            Op::BranchConditional => {
                let condition = self.value(end.word(0)?)?;
                let (then, other) = (self.edge(label, end.word(1)?)?, self.edge(label, end.word(2)?)?);
                Exit::Branch(condition, then, other)
            }
            Op::Switch => {
                let bits = self.element(end.word(0)?)?.bits();
                let mut cases = Vec::new();
                for (value, to) in self.cases(end)? {
                    cases.push((value & u64::MAX >> (64 - bits), self.edge(label, to)?));
                }
                Exit::Switch(self.value(end.word(0)?)?, cases, self.edge(label, end.word(1)?)?)
            }
            Op::ReturnValue => {
                let value = end.word(0)?;
                Exit::Return(self.value(value)?, self.slots(value)?)
            }
            // A pixel that a callee ends goes on as a helper, whose stores count for nothing.
            Op::Kill | Op::TerminateInvocation if self.from.result != 0 => {
                let count = self.module.layouts.slots(self.from.result)?;
                let first = self.fresh(count)?;
                self.to.literals.extend((first..first + count).map(|dst| Literal {
                    dst,
                    bits: 0,
                    undef: true,
                }));
                Exit::Return(first, count)
            }
            Op::Return | Op::Kill | Op::TerminateInvocation | Op::EmitMeshTasksEXT => Exit::Return(0, 0),
            _ => Exit::Unreachable,
        })
    }

    /// The copies that the phis of a block need on an edge; all reads come before any write.
    fn edge(&mut self, from: Word, to: Word) -> Result<Edge> {
        let block = self.block(to)?;
        let source = self.from;
        let mut moves: Vec<(Reg, Reg)> = Vec::new();
        for inst in source.blocks[block as usize].1.iter().filter(|inst| inst.op == Op::Phi) {
            let pair = inst.words.chunks_exact(2).find(|pair| pair[1] == from);
            let value = pair.ok_or_else(|| Fault::damaged("a phi without a value for a block before it"))?[0];
            let (dst, count) = (self.value(inst.id)?, self.slots(inst.id)?);
            let src = self.value(value)?;
            moves.extend((0..count).map(|i| (dst + i, src + i)));
        }
        let copies = self.spare.copies(&mut self.to, moves)?;
        Ok(Edge { to: block, copies })
    }
}
