//! What the source asks for by number and name: instructions, variables, decorations, execution modes.

use super::{Lower, Result};
use crate::dis::{DecorationOperands, decoration_operands, execution_mode_operands, unknown_operand};
use crate::instructions::{self, Row};
use crate::kinds;
use crate::lower::memory::{Place, Pointer};
use crate::lower::types::Shape;
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{BuiltIn, Capability, Decoration, ExecutionMode, Op, StorageClass};
use trefoil_ir::{InstId, SpirvNote, SpirvSubject, Type, TypeId, Value};

/// The set of the instruction that prints.
const PRINTF: &str = "NonSemantic.DebugPrintf";

impl Lower<'_> {
    /// Capabilities and extensions that the source asks for.
    pub(super) fn named_needs(&mut self) -> Result<()> {
        let ctx = self.ctx;
        for &number in &ctx.spirv.capabilities {
            match Capability::from_u32(number) {
                Some(capability) => self.out.capability(capability),
                None => return self.fail(kinds::UNKNOWN_CAPABILITY.with(&[&number])),
            }
        }
        for &name in &ctx.spirv.extensions {
            self.out.extension(ctx.name(name).to_owned());
        }
        Ok(())
    }

    /// An instruction that the source names.
    pub(super) fn named_instruction(&mut self, inst: InstId) -> Result<()> {
        let [number, set, literals] =
            [0, 1, 2].map(|n| self.const_operand(inst, n, "an instruction's number"));
        let (number, set, literals) = (number?, set?, literals?);
        let mut operands: SmallVec<[u32; 8]> = SmallVec::new();
        for n in 3..self.func.operands(inst).len() {
            operands.push(match literals >> (n - 3) & 1 {
                // Its operand is a type: that of the operand.
                0 if Op::from_u32(number) == Some(Op::CooperativeMatrixLengthKHR) => {
                    let value = self.operand(inst, n)?;
                    self.value_type(self.type_of(value))?.word()
                }
                0 => {
                    let value = self.operand(inst, n)?;
                    self.named_operand(value)?.word()
                }
                _ => match self.ctx.as_int(self.operand(inst, n)?) {
                    Some(literal) => literal as u32,
                    None => return self.fail(&kinds::LITERAL_NOT_CONSTANT),
                },
            });
        }
        let ty = self.inst(inst).ty;
        let is_void = ty == TypeId::VOID;
        let held = self.operand_type(ty)?;
        if set != 0 {
            let Some(import) = self.import(set)? else {
                return self.fail(&kinds::UNKNOWN_INSTRUCTION_SET);
            };
            if set == 1 {
                self.check_glsl(number, operands.len())?;
            }
            if self.ctx.spirv.set_name(set).is_some_and(|name| self.ctx.name(name) == PRINTF) {
                self.format_operand(&mut operands, literals)?;
            }
            operands.insert(0, number);
            let made = self.out.value_with(Op::ExtInst, held, &[import], &operands);
            return self.named_result(inst, made);
        }
        let op = match Op::from_u32(number) {
            Some(op) if stands_in_a_block(op) => op,
            Some(op) => {
                return self.fail(kinds::NOT_A_FUNCTION_INSTRUCTION.with(&[&name(op)]));
            }
            None => return self.fail(kinds::UNKNOWN_INSTRUCTION.with(&[&number])),
        };
        self.check_operands(op, operands.len())?;
        self.instruction_needs(op);
        if is_void {
            self.out.inst_with(op, &[], &operands);
            return Ok(());
        }
        let made = self.out.value_with(op, held, &[], &operands);
        self.named_result(inst, made)
    }

    /// Keeps what an instruction gives, of a matrix the array that it is in the IR.
    fn named_result(&mut self, inst: InstId, made: Id) -> Result<()> {
        let ty = self.inst(inst).ty;
        self.body.values[inst] = match self.columns_of(ty) {
            Some(columns) => {
                let array = self.value_type(ty)?;
                self.of_columns(made, columns, array)?
            }
            None => made,
        };
        Ok(())
    }

    /// What the columns of a matrix are, and how many it has, where SPIR-V has one: several vectors of several floats. The IR has an
    /// array of them.
    fn columns_of(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        let &Type::Array { elem, len: len @ 2..=4 } = self.ctx.types.get(ty) else { return None };
        let shape = self.shape_of(elem)?;
        (shape.is_float() && shape.lanes > 1).then_some((elem, len))
    }

    /// The type of an operand or result.
    fn operand_type(&mut self, ty: TypeId) -> Result<Id> {
        let Some((column, count)) = self.columns_of(ty) else { return self.value_type(ty) };
        let column = self.value_type(column)?;
        Ok(self.out.ty_of(Op::TypeMatrix, &[column], &[count]))
    }

    /// A matrix of the columns of an array, or an array of those of a matrix.
    fn of_columns(&mut self, whole: Id, (column, count): (TypeId, u32), ty: Id) -> Result<Id> {
        let column = self.value_type(column)?;
        let columns: SmallVec<[Id; 4]> =
            (0..count).map(|n| self.out.value_with(Op::CompositeExtract, column, &[whole], &[n])).collect();
        Ok(self.out.value(Op::CompositeConstruct, ty, &columns))
    }

    /// An error where GLSL.std.450 has no such instruction, or one of other operands.
    fn check_glsl(&self, number: u32, given: usize) -> Result<()> {
        match instructions::glsl(number) {
            Some((_, taken)) if taken == given => Ok(()),
            Some((name, taken)) => self.fail(kinds::INSTRUCTION_OPERANDS.with(&[&name, &taken, &given])),
            None => self.fail(kinds::UNKNOWN_GLSL_INSTRUCTION.with(&[&number])),
        }
    }

    /// An error where an instruction takes more or fewer operands than it is given.
    fn check_operands(&self, op: Op, given: usize) -> Result<()> {
        let Some(row) = instructions::instruction(op as u32) else { return Ok(()) };
        let (kind, taken) = match row.operand_counts() {
            (_, Some(taken)) if given != taken => (&kinds::INSTRUCTION_OPERANDS, taken),
            (fewest, _) if given < fewest => (&kinds::TOO_FEW_INSTRUCTION_OPERANDS, fewest),
            _ => return Ok(()),
        };
        self.fail(kind.with(&[&format!("Op{}", row.name()), &taken, &given]))
    }

    /// Puts the string in place of the number that stands for it.
    fn format_operand(&mut self, operands: &mut [u32], literals: u32) -> Result<()> {
        let ctx = self.ctx;
        let Some(first) = operands.first_mut().filter(|_| literals & 1 != 0) else { return Ok(()) };
        match ctx.spirv.text_of(*first) {
            Some(text) => *first = self.out.string(ctx.name(text)).word(),
            None => return self.fail(&kinds::UNKNOWN_PRINTF_STRING),
        }
        Ok(())
    }

    /// The id of a set of extended instructions.
    fn import(&mut self, set: u32) -> Result<Option<Id>> {
        let ctx = self.ctx;
        let name = match set {
            1 => "GLSL.std.450",
            _ => match ctx.spirv.set_name(set) {
                Some(name) => ctx.name(name),
                None => return Ok(None),
            },
        };
        if name.starts_with("NonSemantic.") && !self.options.env.has(6) {
            self.out.extension("SPV_KHR_non_semantic_info");
        }
        Ok(Some(self.out.import(name)))
    }

    /// An operand: a value, a resource, or a pointer where the address of something is passed.
    fn named_operand(&mut self, value: Value) -> Result<Id> {
        let ty = self.type_of(value);
        if self.ctx.types.as_resource(ty).is_some() {
            return self.loaded_handle(value);
        }
        if let Some(columns) = self.columns_of(ty) {
            let (whole, matrix) = (self.id(value)?, self.operand_type(ty)?);
            return self.of_columns(whole, columns, matrix);
        }
        if !self.ctx.types.is_ptr(ty) {
            return self.id(value);
        }
        match self.place(value)? {
            Place::Typed(p) => Ok(p.id),
            Place::Raw(_) => self.fail(&kinds::BYTE_ADDRESS_OPERAND),
            Place::Texel { .. } => self.fail(&kinds::TEXEL_ADDRESS_OPERAND),
        }
    }

    /// A variable with a storage class of its own.
    pub(super) fn named_variable(&mut self, inst: InstId) -> Result<()> {
        let number = self.const_operand(inst, 0, "the number of a variable")?;
        let of = self.operand(inst, 1)?;
        let ty = self.type_of(of);
        let ctx = self.ctx;
        let Some((name, class, built_in)) = ctx.spirv.variables().nth(number as usize) else {
            return self.fail(&kinds::UNKNOWN_VARIABLE);
        };
        let class = match StorageClass::from_u32(class) {
            Some(class @ (StorageClass::Input | StorageClass::Output | StorageClass::Workgroup)) => class,
            _ => return self.fail(kinds::VARIABLE_STORAGE_CLASS.with(&[&class])),
        };
        let held = self.value_type(ty)?;
        let key = (number, class as u32);
        let id = match (self.interface.named.get(&key), built_in) {
            (Some(&id), _) => id,
            (None, Some(built_in)) => self.named_built_in(built_in, held, class, ty)?,
            (None, None) => {
                let id = self.out.variable(class, held, None);
                match class {
                    StorageClass::Workgroup => self.interface.listed.push(id),
                    _ => self.interface.variables.push(id),
                }
                id
            }
        };
        if self.interface.named.insert(key, id).is_none() {
            if self.options.debug_names && built_in.is_none() {
                self.out.name(id, ctx.name(name));
            }
            self.decorations_of(SpirvSubject::Variable(number), id)?;
        }
        self.addresses.places.insert(inst, Place::Typed(Pointer::whole(id, class, ty)));
        Ok(())
    }

    /// The variable of a built-in that the source gives a number; the one that is there when its type is this.
    fn named_built_in(&mut self, number: u32, held: Id, class: StorageClass, ty: TypeId) -> Result<Id> {
        let Some(built_in) = BuiltIn::from_u32(number) else {
            return self.fail(kinds::UNKNOWN_BUILT_IN.with(&[&number]));
        };
        let output = class == StorageClass::Output;
        if let Some(&known) = self.interface.built_ins.get(&(number, output, held)) {
            return Ok(known);
        }
        // Who writes the depth says so.
        if built_in == BuiltIn::FragDepth && output && !self.names_mode(&[ExecutionMode::DepthReplacing]) {
            self.interface.modes.push(ExecutionMode::DepthReplacing);
        }
        let scalar = self.ctx.types.scalar(self.innermost(ty));
        let shape = self.shape_of(scalar).unwrap_or(Shape::FLOAT);
        Ok(self.make_built_in(built_in, shape, held, output))
    }

    /// What an array is of, however many dimensions it has.
    fn innermost(&self, mut ty: TypeId) -> TypeId {
        while let trefoil_ir::Type::Array { elem, .. } = self.ctx.types.get(ty) {
            ty = *elem;
        }
        ty
    }

    /// Decorates something as the source asks.
    pub(super) fn decorations_of(&mut self, subject: SpirvSubject, id: Id) -> Result<()> {
        let ctx = self.ctx;
        for note in self.notes_on(subject) {
            let SpirvNote::Decoration { number, operands, texts, by_id, .. } = note else { continue };
            let Some(decoration) = Decoration::from_u32(*number) else {
                return self.fail(kinds::UNKNOWN_DECORATION.with(&[&number]));
            };
            let texts = texts.iter().map(|&t| ctx.name(t)).collect::<Vec<_>>();
            let given = if texts.is_empty() { operands.len() } else { texts.len() };
            if let Some(taken) = decoration_operands(*number).filter(|&taken| taken != given) {
                return self.fail(kinds::DECORATION_OPERANDS.with(&[&number, &taken, &given]));
            }
            let kind = match (texts.is_empty(), *by_id) {
                (false, _) => DecorationOperands::Strings,
                (true, true) => DecorationOperands::Ids,
                (true, false) => DecorationOperands::Numbers,
            };
            if let Some(wanted) = DecorationOperands::of(*number).filter(|&wanted| wanted != kind) {
                let words = [&number as &dyn std::fmt::Display, &wanted.text(), &kind.text()];
                return self.fail(kinds::DECORATION_OPERAND_KIND.with(&words));
            }
            if texts.is_empty()
                && !*by_id
                && let Some((word, enumeration)) = unknown_operand(*number, operands)
            {
                return self.fail(kinds::DECORATION_ENUMERANT.with(&[&word, &enumeration]));
            }
            if !texts.is_empty() {
                self.string_decoration(id, decoration, &texts);
            } else if *by_id {
                let ids: Vec<Id> = operands.iter().map(|&n| self.out.u32(n)).collect();
                self.out.decorate_id(id, decoration, &ids);
            } else {
                self.out.decorate(id, decoration, operands);
            }
        }
        Ok(())
    }

    /// A decoration whose operands are strings.
    pub(super) fn string_decoration(&mut self, id: Id, decoration: Decoration, texts: &[&str]) {
        if decoration == Decoration::UserTypeGOOGLE {
            self.out.extension("SPV_GOOGLE_user_type");
        }
        if decoration != Decoration::UserTypeGOOGLE || !self.options.env.has(4) {
            self.out.extension("SPV_GOOGLE_hlsl_functionality1");
        }
        self.out.decorate_string(id, decoration, texts);
    }

    /// Whether the source asks for one of these modes itself.
    pub(super) fn names_mode(&self, modes: &[ExecutionMode]) -> bool {
        let of_these = |number: u32| modes.iter().any(|&mode| mode as u32 == number);
        self.ctx
            .spirv
            .modes_of(self.number)
            .any(|n| matches!(n, SpirvNote::Mode { mode, .. } if of_these(*mode)))
    }

    /// An error for depth attributes that contradict each other.
    fn check_depth_modes(&self) -> Result<()> {
        let directed = [ExecutionMode::DepthGreater, ExecutionMode::DepthLess];
        let by_semantic = self.interface.modes.iter().any(|mode| directed.contains(mode));
        if by_semantic && self.names_mode(&[ExecutionMode::DepthUnchanged]) {
            return self.fail(&kinds::DEPTH_UNCHANGED_CONFLICT);
        }
        Ok(())
    }

    /// Asks for what an execution mode needs.
    pub(super) fn mode_needs(&mut self, mode: ExecutionMode) {
        use ExecutionMode as Mode;
        let controls = (!self.options.env.has(4)).then_some("SPV_KHR_float_controls");
        let (capability, extension) = match mode {
            Mode::PostDepthCoverage => {
                (Some(Capability::SampleMaskPostDepthCoverage), Some("SPV_KHR_post_depth_coverage"))
            }
            Mode::EarlyAndLateFragmentTestsAMD => {
                (None, Some("SPV_AMD_shader_early_and_late_fragment_tests"))
            }
            Mode::StencilRefUnchangedFrontAMD
            | Mode::StencilRefGreaterFrontAMD
            | Mode::StencilRefLessFrontAMD
            | Mode::StencilRefUnchangedBackAMD
            | Mode::StencilRefGreaterBackAMD
            | Mode::StencilRefLessBackAMD => {
                self.out.extension("SPV_AMD_shader_early_and_late_fragment_tests");
                (Some(Capability::StencilExportEXT), Some("SPV_EXT_shader_stencil_export"))
            }
            Mode::StencilRefReplacingEXT => {
                (Some(Capability::StencilExportEXT), Some("SPV_EXT_shader_stencil_export"))
            }
            Mode::DenormPreserve => (Some(Capability::DenormPreserve), controls),
            Mode::DenormFlushToZero => (Some(Capability::DenormFlushToZero), controls),
            Mode::SignedZeroInfNanPreserve => (Some(Capability::SignedZeroInfNanPreserve), controls),
            Mode::RoundingModeRTE => (Some(Capability::RoundingModeRTE), controls),
            Mode::RoundingModeRTZ => (Some(Capability::RoundingModeRTZ), controls),
            // What belongs to a stage comes with it.
            _ => (None, None),
        };
        if let Some(capability) = capability {
            self.out.capability(capability);
        }
        if let Some(extension) = extension {
            self.out.extension(extension);
        }
    }

    /// Asks for the capability and the extension that an instruction needs, where the source names none that lets it stand.
    pub(super) fn instruction_needs(&mut self, op: Op) {
        let Some(row) = instructions::instruction(op as u32) else { return };
        // Shader, which every module has, implies Matrix.
        let is_there = |&c: &Capability| c == Capability::Matrix || self.out.has_capability(c);
        if row.capabilities().is_empty() || row.capabilities().iter().any(is_there) {
            return;
        }
        let of_vulkan =
            |c: &&Capability| !matches!(c, Capability::Kernel | Capability::Addresses | Capability::Pipes);
        let Some(&capability) = row.capabilities().iter().find(of_vulkan) else { return };
        self.out.capability(capability);
        if let Some(extension) = row.extension() {
            self.out.extension(extension);
        }
    }

    /// Execution modes that the source asks for.
    pub(super) fn named_modes(&mut self, main: Id) -> Result<()> {
        self.check_depth_modes()?;
        let ctx = self.ctx;
        for note in ctx.spirv.modes_of(self.number) {
            let SpirvNote::Mode { mode: number, operands, by_id } = note else { continue };
            if let Some(taken) = execution_mode_operands(*number).filter(|&taken| taken != operands.len()) {
                return self.fail(kinds::EXECUTION_MODE_OPERANDS.with(&[&number, &taken, &operands.len()]));
            }
            let Some(mode) = ExecutionMode::from_u32(*number) else {
                return self.fail(kinds::UNKNOWN_EXECUTION_MODE.with(&[&number]));
            };
            self.mode_needs(mode);
            if *by_id {
                let ids: Vec<Id> = operands.iter().map(|&n| self.out.u32(n)).collect();
                self.out.mode_id(main, mode, &ids);
            } else {
                self.out.mode(main, mode, operands);
            }
        }
        Ok(())
    }
}

/// The grammar's name of an instruction.
pub(super) fn name(op: Op) -> &'static str {
    instructions::instruction(op as u32).map_or("", Row::name)
}

/// Whether an instruction may stand among those of a block: no declaration, and nothing that begins or ends one.
fn stands_in_a_block(op: Op) -> bool {
    let name = name(op);
    let declares =
        ["Type", "Constant", "SpecConstant", "Decorate", "MemberDecorate", "MemberName", "Execution"];
    let others = [
        Op::Nop,
        Op::Undef,
        Op::Line,
        Op::NoLine,
        Op::Source,
        Op::SourceContinued,
        Op::SourceExtension,
        Op::Name,
        Op::String,
        Op::Extension,
        Op::ExtInstImport,
        Op::MemoryModel,
        Op::EntryPoint,
        Op::Capability,
        Op::Function,
        Op::FunctionParameter,
        Op::FunctionEnd,
        Op::FunctionCall,
        Op::Variable,
        Op::Label,
        Op::Phi,
        Op::LoopMerge,
        Op::SelectionMerge,
        Op::Branch,
        Op::BranchConditional,
        Op::Switch,
        Op::Return,
        Op::ReturnValue,
        Op::ModuleProcessed,
        Op::GroupDecorate,
        Op::GroupMemberDecorate,
        Op::DecorationGroup,
    ];
    !declares.iter().any(|d| name.starts_with(d)) && !others.contains(&op)
}
