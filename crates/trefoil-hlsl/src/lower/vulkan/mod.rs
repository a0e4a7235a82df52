//! What only Vulkan has: memory by its address, clocks, instructions and decorations that the source names.
//!
//! In: calls and attributes that the check has accepted. Out: instructions by their number, and what the module notes for
//! SPIR-V alone.

mod blocks;
mod types;

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::source::Span;
use crate::typed::{
    Arg, ArgIo, ExprId, ExprKind, Func, Scalar, Ty, TyId, VarId, VarKind, VkDecoration, VkInstruction,
    VkNeeds,
};
use smallvec::SmallVec;
use trefoil_entity::{HashSet, List};
use trefoil_ir::{Intrinsic, LayoutRule, SpirvNote, SpirvSubject, Stage, TypeId, Value};

/// `OpReadClockKHR` and what it needs.
const READ_CLOCK: u32 = 5056;
const SHADER_CLOCK: (u32, &str) = (5055, "SPV_KHR_shader_clock");

/// The decorations `UserSemantic` and `UserTypeGOOGLE`.
pub(in crate::lower) const USER_SEMANTIC: u32 = 5635;
pub(in crate::lower) const USER_TYPE: u32 = 5636;

/// `OpLoad` and `OpStore`.
const OP_LOAD: u32 = 61;
const OP_STORE: u32 = 62;
/// Where the operands of an instruction begin among those of the intrinsic.
const OF_INSTRUCTION: usize = 3;

/// Most operands of an instruction that the source names, its numbers included.
const MAX_OPERANDS: usize = 19;

/// The text of a string literal, without its quotes and escapes.
fn unescaped(literal: &str) -> String {
    let mut text = String::with_capacity(literal.len());
    let inner = literal.strip_prefix('"').unwrap_or(literal);
    let mut chars = inner.strip_suffix('"').unwrap_or(inner).chars();
    while let Some(c) = chars.next() {
        text.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('r') => '\r',
                Some('0') | None => break,
                Some(other) => other,
            },
            c => c,
        });
    }
    text
}

/// Modes of which an entry has one: `StencilRefUnchangedFrontAMD`, `StencilRefGreaterFrontAMD`, `StencilRefLessFrontAMD`.
const FRONT: [u32; 3] = [5079, 5080, 5081];
/// The same for the back.
const BACK: [u32; 3] = [5082, 5083, 5084];

impl Lowerer<'_> {
    /// `vk::RawBufferLoad<T>(address, alignment)`
    pub(in crate::lower) fn load_physical(&mut self, args: &[Arg], ty: TyId) -> Val {
        let place = self.physical(args, 1, ty);
        self.load(&place, ty)
    }

    /// `vk::RawBufferStore<T>(address, value, alignment)`
    pub(in crate::lower) fn store_physical(&mut self, args: &[Arg]) -> Val {
        let ty = args[1].ty;
        let place = self.physical(args, 2, ty);
        let val = self.arg(&args[1]);
        self.store(&place, ty, &val);
        Val::Void
    }

    /// `vk::ReadClock(scope)`
    pub(in crate::lower) fn read_clock(&mut self, scope: &Arg) -> Val {
        let scope = self.single_arg(scope);
        self.b.ctx.spirv.capability(SHADER_CLOCK.0);
        let extension = self.b.ctx.symbol(SHADER_CLOCK.1);
        self.b.ctx.spirv.extension(extension);
        let fixed = [READ_CLOCK, 0, 0].map(|n| self.b.ctx.i32(n));
        let operands = [fixed[0], fixed[1], fixed[2], scope];
        Val::Single(self.b.intrinsic(Intrinsic::SpirvInstruction, TypeId::I64, &operands))
    }

    /// What lies at an address; the alignment is the argument there, else 4, or that of the type's largest number where that is more.
    fn physical(&mut self, args: &[Arg], align_at: usize, ty: TyId) -> Place {
        let address = self.single_arg(&args[0]);
        let align = match args.get(align_at) {
            Some(arg) => self.single_arg(arg),
            None => {
                let held = self.memory_type(ty, Memory::Resource(LayoutRule::Scalar));
                let align = LayoutRule::Scalar.align(self.b.ctx, held);
                self.b.ctx.i32(align.max(4))
            }
        };
        self.at_address(address, align, ty)
    }

    /// What a `vk::BufferPointer` points to; an alignment of 0 is that of the type.
    pub(in crate::lower) fn pointee(&mut self, address: ExprId, align: ExprId, ty: TyId) -> Place {
        let (address, mut align) = (self.single(address), self.single(align));
        if self.b.ctx.as_int(align) == Some(0) {
            let rule = self.options.structured_rule;
            let held = self.memory_type(ty, Memory::Resource(rule));
            align = self.b.ctx.i32(rule.align(self.b.ctx, held));
        }
        self.at_address(address, align, ty)
    }

    fn at_address(&mut self, address: Value, align: Value, ty: TyId) -> Place {
        let memory = Memory::Resource(self.options.structured_rule);
        let held = self.memory_type(ty, memory);
        let of = self.b.ctx.undef(held);
        let pointer = self.b.intrinsic(Intrinsic::PhysicalPointer, TypeId::PTR, &[address, align, of]);
        Place::Memory { pointer, memory, whole: false }
    }

    /// A call of a function that stands for one instruction of SPIR-V.
    #[inline(never)]
    pub(in crate::lower) fn named_instruction(
        &mut self,
        it: &VkInstruction,
        func: &Func,
        args: &[Arg],
    ) -> Val {
        if let Some(number) = it.defines {
            self.define_type(number, it, func, args);
            return Val::Void;
        }
        let set = match it.set {
            None => 0,
            Some(name) => match self.program.names.get(name).trim_matches('"') {
                "GLSL.std.450" => 1,
                name => {
                    let name = self.b.ctx.symbol(name);
                    self.b.ctx.spirv.instruction_set(name)
                }
            },
        };
        let numbers = [it.opcode, set, it.literals];
        let mut operands: SmallVec<[Value; 8]> = numbers.iter().map(|&n| self.b.ctx.i32(n)).collect();
        if let Some(ty) = it.of_type {
            let of = self.register_type(ty);
            operands.push(self.b.ctx.undef(of));
        }
        let mut back: SmallVec<[(Place, TyId, ExprId); 2]> = SmallVec::new();
        for (i, arg) in args.iter().enumerate() {
            let by_address = it.references >> i.min(31) & 1 != 0 || arg.io != ArgIo::In;
            if by_address {
                operands.push(self.address_of(arg, &mut back));
                continue;
            }
            let is_operand = matches!(
                self.ty(arg.ty),
                Ty::Scalar(_)
                    | Ty::Vector(..)
                    | Ty::Matrix { .. }
                    | Ty::Enum(..)
                    | Ty::Resource(_)
                    | Ty::Spirv(_)
            );
            if !is_operand {
                let message = &kinds::INLINE_OPERAND_TYPE;
                self.error(func.span, message);
                return self.filled(func.ret, false);
            }
            operands.push(match self.arg(arg) {
                Val::Rows(rows) => self.array_of_rows(&rows),
                val => self.as_single(val, arg.ty),
            });
        }
        if operands.len() > MAX_OPERANDS {
            self.error(func.span, &kinds::TOO_MANY_INLINE_OPERANDS);
            return self.filled(func.ret, false);
        }
        let result = match self.plain_access(it, func, args, &operands) {
            Some(result) => result,
            None => self.call_instruction(func, &operands),
        };
        for (from, ty, to) in back {
            let val = self.load(&from, ty);
            let to_ty = self.program.exprs[to].ty;
            let val = self.cast_val(val, ty, to_ty);
            let place = self.place(to);
            self.store(&place, to_ty, &val);
        }
        result
    }

    /// The load or store that an instruction is, where it is no more than that: as such the passes know it.
    fn plain_access(
        &mut self,
        it: &VkInstruction,
        func: &Func,
        args: &[Arg],
        operands: &[Value],
    ) -> Option<Val> {
        let is_core = it.set.is_none() && it.literals == 0 && it.of_type.is_none();
        let is_memory = args.first().is_some_and(|to| it.references & 1 != 0 || to.io != ArgIo::In);
        if !is_core || !is_memory {
            return None;
        }
        // In memory a bool is a number.
        let is_number =
            |ty: TyId| matches!(self.ty(ty), Ty::Scalar(s) | Ty::Vector(s, _) if s != Scalar::Bool);
        match (it.opcode, args, &operands[OF_INSTRUCTION..]) {
            (OP_LOAD, [from], &[pointer]) if from.ty == func.ret && is_number(func.ret) => {
                let ty = self.register_type(func.ret);
                Some(Val::Single(self.b.load(ty, pointer)))
            }
            (OP_STORE, [to, what], &[pointer, value])
                if to.ty == what.ty && is_number(to.ty) && what.io == ArgIo::In && it.references & 2 == 0 =>
            {
                self.b.store(value, pointer);
                Some(Val::Void)
            }
            _ => None,
        }
    }

    /// The instruction itself; its result may be a structure.
    fn call_instruction(&mut self, func: &Func, operands: &[Value]) -> Val {
        let ty = match self.ty(func.ret) {
            Ty::Void => TypeId::VOID,
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Spirv(_) => self.register_type(func.ret),
            Ty::Struct(_) => return self.structure_of_instruction(func, operands),
            Ty::Matrix { rows, cols, .. } => {
                return self.matrix_of_instruction(func.ret, (rows, cols), operands);
            }
            _ => {
                self.error(func.span, &kinds::INLINE_RESULT_TYPE);
                return self.filled(func.ret, false);
            }
        };
        let value = self.b.intrinsic(Intrinsic::SpirvInstruction, ty, operands);
        if ty == TypeId::VOID { Val::Void } else { Val::Single(value) }
    }

    /// A matrix as an operand: an array of its rows, of which the target makes its own matrix; one row or column is a vector.
    fn array_of_rows(&mut self, rows: &[Value]) -> Value {
        let row = self.b.func.value_type(self.b.ctx, rows[0]);
        if rows.len() == 1 {
            return rows[0];
        }
        if self.b.ctx.types.lanes(row) == 1 {
            return self.b.vector(rows);
        }
        let ty = self.b.ctx.types.array(row, rows.len() as u32);
        let nothing = self.b.ctx.undef(ty);
        rows.iter().zip(0..).fold(nothing, |all, (&row, n)| self.b.insert_value(all, row, n))
    }

    /// An instruction whose result is a matrix, as [`Lowerer::array_of_rows`] has it.
    fn matrix_of_instruction(&mut self, ty: TyId, (rows, cols): (u8, u8), operands: &[Value]) -> Val {
        let row = self.register_type(ty);
        let held = match (rows, cols) {
            (1, _) => row,
            (_, 1) => self.b.ctx.types.vector(row, rows.into()),
            _ => self.b.ctx.types.array(row, rows.into()),
        };
        let all = self.b.intrinsic(Intrinsic::SpirvInstruction, held, operands);
        Val::Rows(match (rows, cols) {
            (1, _) => SmallVec::from_elem(all, 1),
            (_, 1) => (0..u32::from(rows)).map(|n| self.b.extract(all, n)).collect(),
            _ => (0..u32::from(rows)).map(|n| self.b.extract_value(all, n)).collect(),
        })
    }

    /// An instruction with several results.
    fn structure_of_instruction(&mut self, func: &Func, operands: &[Value]) -> Val {
        let program = self.program;
        let Ty::Struct(s) = self.ty(func.ret) else { return self.filled(func.ret, false) };
        let fields = &program.structs[s].fields;
        let is_value = |ty: TyId| matches!(self.ty(ty), Ty::Scalar(_) | Ty::Vector(..) | Ty::Spirv(_));
        if !fields.iter().all(|f| is_value(f.ty) && f.bits.is_empty()) {
            self.error(func.span, &kinds::INLINE_RESULT_MEMBERS);
            return self.filled(func.ret, false);
        }
        let types: Vec<TypeId> = fields.iter().map(|f| self.register_type(f.ty)).collect();
        let ty = self.b.ctx.types.literal_struct(&types);
        let all = self.b.intrinsic(Intrinsic::SpirvInstruction, ty, operands);
        let own = self.temporary(func.ret);
        for (i, field) in fields.iter().enumerate() {
            let value = self.b.extract_value(all, i as u32);
            let at = self.field(&own, func.ret, i as u32);
            self.store(&at, field.ty, &Val::Single(value));
        }
        Val::Memory(Box::new(own))
    }

    /// The address of an argument; what has none is copied, and written back when the call may have changed it.
    fn address_of(&mut self, arg: &Arg, back: &mut SmallVec<[(Place, TyId, ExprId); 2]>) -> Value {
        let own_ty = self.program.exprs[arg.expr].ty;
        let place = self.place(arg.expr);
        match place {
            Place::Memory { pointer, whole: false, .. } if own_ty == arg.ty => return pointer,
            Place::Memory { whole: false, .. } | Place::Own { .. } => {}
            _ if arg.io != ArgIo::In || self.names_a_variable(arg.expr) => {}
            _ => {
                let message = &kinds::REFERENCE_ARGUMENT;
                self.error(self.program.exprs[arg.expr].span, message);
            }
        }
        let copy = self.own_memory(arg.ty);
        if arg.io != ArgIo::Out {
            let val = self.load(&place, own_ty);
            let val = self.cast_val(val, own_ty, arg.ty);
            self.store(&copy, arg.ty, &val);
        }
        // The instruction may write what it is given a reference of.
        let is_variable = matches!(place, Place::Own { .. }) && own_ty == arg.ty;
        if arg.io != ArgIo::In || is_variable {
            back.push((copy.clone(), arg.ty, arg.expr));
        }
        match copy {
            Place::Memory { pointer, .. } => pointer,
            _ => self.b.ctx.undef(TypeId::PTR),
        }
    }

    /// `printf`: an instruction of a set that validation layers know.
    pub(in crate::lower) fn printf(&mut self, args: &[Arg], span: Span) -> Val {
        let format = self.single_arg(&args[0]);
        let program = self.program;
        let text = self.b.ctx.as_int(format).and_then(|n| program.strings.get(n as usize));
        let Some(&text) = text else {
            self.error(span, &kinds::PRINTF_FORMAT);
            return Val::Void;
        };
        let text = unescaped(self.program.names.get(text));
        if self.options.for_execution {
            return self.message(&text, &args[1..], span);
        }
        let text = self.b.ctx.symbol(&text);
        let number = self.b.ctx.spirv.text(text);
        let set = self.b.ctx.symbol("NonSemantic.DebugPrintf");
        let set = self.b.ctx.spirv.instruction_set(set);
        let mut operands: SmallVec<[Value; 8]> =
            [1, set, 1, number].iter().map(|&n| self.b.ctx.i32(n)).collect();
        for arg in &args[1..] {
            operands.push(self.single_arg(arg));
        }
        if operands.len() > MAX_OPERANDS {
            self.error(span, &kinds::PRINTF_TOO_MANY);
            return Val::Void;
        }
        self.b.intrinsic(Intrinsic::SpirvInstruction, TypeId::VOID, &operands);
        Val::Void
    }

    /// Whether an expression names a variable, or a part of one.
    fn names_a_variable(&self, e: ExprId) -> bool {
        match self.program.exprs[e].kind {
            ExprKind::Var(_) => true,
            ExprKind::Field(base, _) | ExprKind::Index(base, _) | ExprKind::Load(base) => {
                self.names_a_variable(base)
            }
            _ => false,
        }
    }

    /// `vk::ext_execution_mode(mode, …)`, `vk::ext_execution_mode_id(mode, …)`
    pub(in crate::lower) fn execution_mode(&mut self, args: &[Arg], by_id: bool) -> Val {
        let mut numbers = Vec::with_capacity(args.len());
        for arg in args {
            let value = self.single_arg(arg);
            match self.b.ctx.as_int(value) {
                Some(n) => numbers.push(n as u32),
                None => self.error(self.program.exprs[arg.expr].span, &kinds::INLINE_CONSTANT_ARGUMENT),
            }
        }
        if let [mode, operands @ ..] = &numbers[..] {
            let note = SpirvNote::Mode { mode: *mode, operands: operands.to_vec(), by_id };
            self.b.ctx.spirv.note_of(self.number, note);
        }
        Val::Void
    }

    /// Asks for the capabilities and extensions that stand beside a declaration.
    pub(in crate::lower) fn note_needs(&mut self, needs: Option<&VkNeeds>) {
        let Some(needs) = needs else { return };
        for &number in &needs.capabilities {
            self.b.ctx.spirv.capability(number);
        }
        for &name in &needs.extensions {
            let name = self.b.ctx.symbol(self.program.names.get(name).trim_matches('"'));
            self.b.ctx.spirv.extension(name);
        }
    }

    /// What the attributes of the entry ask for.
    pub(in crate::lower) fn note_entry(&mut self, func: &Func) {
        self.note_needs(func.vk_needs.as_deref());
        for &mode in &func.vk_numbered_modes {
            let note = SpirvNote::Mode { mode, operands: Vec::new(), by_id: false };
            self.b.ctx.spirv.note_of(self.number, note);
        }
        if self.stage == Stage::Pixel {
            for &mode in &func.vk_modes {
                let note = SpirvNote::Mode { mode, operands: Vec::new(), by_id: false };
                self.b.ctx.spirv.note_of(self.number, note);
            }
        }
        let of_face = |faces: [u32; 3]| func.vk_modes.iter().filter(|m| faces.contains(m)).count();
        for (face, modes) in [("front", FRONT), ("back", BACK)] {
            if of_face(modes) > 1 {
                let names =
                    ["unchanged", "greater_equal", "less_equal"].map(|n| format!("stencil_ref_{n}_{face}"));
                let [a, b, c] = names;
                self.error(func.span, kinds::SEVERAL_DEPTH_HINTS.with(&[&a, &b, &c]));
            }
        }
    }

    /// Asks for what attributes decorate something with.
    pub(in crate::lower) fn note_decorations(&mut self, of: SpirvSubject, list: List<VkDecoration>) {
        let program = self.program;
        for d in program.decoration_lists.get(list) {
            let texts = d
                .texts
                .iter()
                .map(|&t| self.b.ctx.symbol(self.program.names.get(t).trim_matches('"')))
                .collect();
            let (number, operands, by_id) = (d.number, d.operands.clone(), d.by_id);
            let note = SpirvNote::Decoration { of, number, operands, texts, by_id };
            self.b.ctx.spirv.note_of(self.number, note);
        }
    }

    /// Decorates something with a string.
    pub(in crate::lower) fn note_text(&mut self, of: SpirvSubject, number: u32, text: &str) {
        let texts = vec![self.b.ctx.symbol(text)];
        let note = SpirvNote::Decoration { of, number, operands: Vec::new(), texts, by_id: false };
        self.b.ctx.spirv.note_of(self.number, note);
    }

    /// What the structures in the types of variables need.
    fn note_needs_of_structures(&mut self, vars: &[VarId]) {
        let program = self.program;
        let mut types: Vec<TyId> = vars.iter().map(|&var| program.vars[var].ty).collect();
        let mut seen = HashSet::default();
        while let Some(ty) = types.pop() {
            match self.ty(ty) {
                Ty::Array(elem, _) => types.push(elem),
                Ty::Struct(s) if seen.insert(s) => {
                    self.note_needs(program.struct_needs.get(&s));
                    types.extend(program.structs[s].fields.iter().map(|field| field.ty));
                }
                _ => {}
            }
        }
    }

    /// Variables with a storage class of their own that are used, and what the use of others needs.
    pub(in crate::lower) fn declare_spirv_variables(&mut self) {
        let program = self.program;
        if !program.var_needs.is_empty() || !program.struct_needs.is_empty() {
            let used: Vec<VarId> = program.vars.ids().filter(|&var| self.reached.vars.get(var)).collect();
            for var in &used {
                self.note_needs(program.var_needs.get(var));
            }
            if !program.struct_needs.is_empty() {
                self.note_needs_of_structures(&used);
            }
        }
        let used: Vec<VarId> =
            self.reached.of_kind(program, |k| matches!(k, VarKind::Spirv { .. })).collect();
        for var in used {
            let v = &program.vars[var];
            let VarKind::Spirv { class, built_in, decorations } = v.kind else { continue };
            let held = match self.ty(v.ty) {
                Ty::Scalar(_) | Ty::Vector(..) => self.register_type(v.ty),
                _ => self.memory_type(v.ty, Memory::Shared),
            };
            let name = self.b.ctx.symbol(self.program.names.get(v.name));
            let number = self.b.ctx.spirv.variable(name, class, built_in);
            self.note_decorations(SpirvSubject::Variable(number), decorations);
            let operands = [self.b.ctx.i32(number), self.b.ctx.undef(held)];
            let pointer = self.b.intrinsic(Intrinsic::SpirvVariable, TypeId::PTR, &operands);
            self.slots.insert(var, Place::Memory { pointer, memory: Memory::Shared, whole: false });
        }
    }

    /// Gives such variables the values that they start with.
    pub(in crate::lower) fn start_spirv_variables(&mut self) {
        let program = self.program;
        let all: Vec<VarId> = self.reached.of_kind(program, |k| matches!(k, VarKind::Spirv { .. })).collect();
        for var in all {
            let v = &program.vars[var];
            let is_input = matches!(v.kind, VarKind::Spirv { class: 1, .. });
            if let (Some(init), Some(place)) = (v.init.filter(|_| !is_input), self.slots.get(var).cloned()) {
                self.b.loc = self.at(v.span);
                let val = self.expr(init);
                self.store(&place, v.ty, &val);
            }
        }
    }

    /// What lies in the attachment of the pass at the pixel.
    pub(in crate::lower) fn subpass_load(&mut self, args: &[Arg], ty: TyId, span: Span) -> Val {
        if self.stage != Stage::Pixel {
            self.error(span, &kinds::SUBPASS_STAGE);
        }
        let handle = self.single_arg(&args[0]);
        let sample = match args.get(1) {
            Some(arg) => self.single_arg(arg),
            None => self.b.ctx.poison(TypeId::I32),
        };
        let zero = self.b.ctx.i32(0);
        let at = self.b.splat(zero, 2);
        let none = self.b.ctx.poison(TypeId::I32);
        let raw_ty = self.memory_type(ty, Memory::Own);
        let raw = self.b.intrinsic(Intrinsic::LoadTexture, raw_ty, &[handle, at, sample, none]);
        let scalar = self.scalar_of(ty);
        Val::Single(self.in_register(raw, scalar))
    }
}
