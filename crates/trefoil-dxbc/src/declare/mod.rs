//! Declarations: what stands before the code.

mod interface;
mod stage;

use crate::bindings::{Bindings, Range};
use crate::encode::immediate_constant_buffer;
use crate::lower::Needs;
use crate::model::Model;
use crate::op::Op;
use crate::phase::Phase;
use crate::phase_kind::PhaseKind;
use crate::program::{File, Instruction, Operand, Select, control};
use crate::signature::Signatures;
use trefoil_dxcontainer::Stage;
use trefoil_ir::{ComponentType, Context, EntryPoint, LayoutRule, ResourceKind, ResourceType, Type, TypeId};

/// Everything declarations are made of.
pub(crate) struct Declarations<'a> {
    /// Types and resources.
    pub(crate) ctx: &'a Context,
    /// The entry.
    pub(crate) entry: &'a EntryPoint,
    /// Stage.
    pub(crate) kind: Stage,
    /// What the shader model has.
    pub(crate) model: &'static Model,
    /// Ranges.
    pub(crate) bindings: &'a Bindings,
    /// Signatures.
    pub(crate) signatures: &'a Signatures,
    /// What lowering found out.
    pub(crate) needs: &'a Needs,
    /// Whether all resources are bound.
    pub(crate) all_resources_bound: bool,
    /// Whether optimisation is switched off.
    pub(crate) skip_optimization: bool,
}

impl Declarations<'_> {
    /// The declarations of a phase in order; the first has those of the whole program too.
    pub(crate) fn make(&self, phase: &Phase, is_first: bool) -> Vec<Instruction> {
        let mut out = Vec::new();
        if is_first {
            self.program(&mut out);
        }
        out.extend(phase.kind.marker().map(|op| Instruction::new(op, [])));
        self.inputs(phase, &mut out);
        match phase.kind {
            PhaseKind::Whole if self.entry.geometry.is_some() => {}
            PhaseKind::Whole | PhaseKind::Domain | PhaseKind::ControlPoint => {
                self.outputs(&self.signatures.output, 0, &mut out);
            }
            PhaseKind::Fork => self.outputs(&self.signatures.patch, 0, &mut out),
        }
        if phase.temps > 0 {
            out.push(Instruction::new(Op::DclTemps, []).words(&[phase.temps]));
        }
        for (number, &(rows, components)) in phase.needs.arrays.iter().enumerate() {
            let words = [number as u32, rows, u32::from(components)];
            out.push(Instruction::new(Op::DclIndexableTemp, []).words(&words));
        }
        for (number, &(_, bytes)) in self.needs.shared.iter().enumerate() {
            let memory = Operand::register(File::GroupShared, number as u32, Select::None);
            out.push(Instruction::new(Op::DclTgsmRaw, [memory]).words(&[bytes]));
        }
        if self.kind == Stage::Compute {
            out.push(Instruction::new(Op::DclThreadGroup, []).words(&self.entry.num_threads));
        }
        if let Some(geometry) = &self.entry.geometry {
            self.geometry(geometry, &mut out);
        }
        out
    }

    /// What holds for all phases.
    fn program(&self, out: &mut Vec<Instruction>) {
        if let Some(tess) = &self.entry.tessellation {
            self.tessellation(tess, out);
        }
        self.flags(out);
        if !self.needs.icb.is_empty() {
            out.push(immediate_constant_buffer(&self.needs.icb));
        }
        for range in &self.bindings.ranges {
            if self.model.ranges {
                out.push(self.range(range, self.operand(range)));
            } else {
                out.extend(
                    self.needs.registers(range).map(|number| self.range(range, self.register(range, number))),
                );
            }
        }
    }

    fn flags(&self, out: &mut Vec<Instruction>) {
        let choices = [
            (self.needs.refactoring, control::REFACTORING_ALLOWED),
            (self.needs.doubles, control::DOUBLES),
            (self.entry.early_depth_stencil, control::EARLY_DEPTH_STENCIL),
            (self.skip_optimization, control::SKIP_OPTIMIZATION),
            (self.needs.double_extensions, control::DOUBLE_EXTENSIONS),
            (self.needs.extensions, control::EXTENSIONS_11_1),
            (self.all_resources_bound && self.model.ranges, control::ALL_RESOURCES_BOUND),
            (self.bindings.asks_for_raw_buffers, control::RAW_AND_STRUCTURED),
        ];
        let flags = choices.iter().filter(|(set, _)| *set).fold(0, |flags, (_, flag)| flags | flag);
        if flags != 0 {
            out.push(Instruction::new(Op::DclGlobalFlags, []).with(flags));
        }
    }

    /// The operand that declares a range.
    fn operand(&self, range: &Range) -> Operand {
        let bounds = [range.id, range.lower, range.upper];
        bounds.into_iter().fold(Operand::new(range.file, Select::XYZW), Operand::index)
    }

    /// The operand that declares a register by itself; a constant buffer's has the size, which else is a word.
    fn register(&self, range: &Range, number: u32) -> Operand {
        if range.file != File::ConstantBuffer {
            return Operand::register(range.file, number, Select::None);
        }
        Operand::register(range.file, number, Select::XYZW).index(self.rows(range))
    }

    /// The rows of a constant buffer.
    fn rows(&self, range: &Range) -> u32 {
        let ty = self.ctx.types.as_resource(self.ctx.resources[range.resource].ty);
        ty.map_or(0, |ty| LayoutRule::CBuffer.size(self.ctx, ty.element).div_ceil(16))
    }

    /// The words after an operand, with the space where there are spaces.
    fn words(&self, range: &Range, words: &[u32]) -> Vec<u32> {
        words.iter().copied().chain(self.model.ranges.then_some(range.space)).collect()
    }

    /// The declaration of a range or of a register of it.
    fn range(&self, range: &Range, operand: Operand) -> Instruction {
        let resource = &self.ctx.resources[range.resource];
        let Some(ty) = self.ctx.types.as_resource(resource.ty) else {
            return Instruction::new(Op::Nop, []);
        };
        match range.file {
            File::ConstantBuffer => {
                let rows = if self.model.ranges { vec![self.rows(range), range.space] } else { Vec::new() };
                let dynamic = self.needs.dynamic_buffers.contains(&range.resource);
                Instruction::new(Op::DclConstantBuffer, [operand])
                    .with(if dynamic { control::DYNAMIC_INDEXED } else { 0 })
                    .words(&rows)
            }
            File::Sampler => {
                let mode = u32::from(ty.kind == ResourceKind::SamplerComparison);
                Instruction::new(Op::DclSampler, [operand])
                    .with(mode << control::MODE_SHIFT)
                    .words(&self.words(range, &[]))
            }
            _ => self.view(range, ty, operand),
        }
    }

    fn view(&self, range: &Range, ty: &ResourceType, operand: Operand) -> Instruction {
        let resource = &self.ctx.resources[range.resource];
        let mut flags = 0;
        if ty.writable && resource.globally_coherent {
            flags |= control::GLOBALLY_COHERENT;
        }
        if ty.rasterizer_ordered {
            flags |= control::RASTERIZER_ORDERED;
        }
        match ty.kind {
            ResourceKind::RawBuffer => {
                let op = if ty.writable { Op::DclUavRaw } else { Op::DclResourceRaw };
                Instruction::new(op, [operand]).with(flags).words(&self.words(range, &[]))
            }
            ResourceKind::StructuredBuffer => {
                let op = if ty.writable { Op::DclUavStructured } else { Op::DclResourceStructured };
                // Append and consume keep no order; a counter that is read in the open does.
                if ty.writable && range.counter && !resource.has_counter {
                    flags |= control::ORDER_PRESERVING_COUNTER;
                }
                let stride = LayoutRule::Scalar.stride(self.ctx, ty.element);
                Instruction::new(op, [operand]).with(flags).words(&self.words(range, &[stride]))
            }
            kind => {
                let op = if ty.writable { Op::DclUavTyped } else { Op::DclResource };
                let mut modes = flags | dimension(kind) << control::MODE_SHIFT;
                if kind.is_multisampled() && !ty.writable {
                    modes |= u32::from(ty.samples) << 16;
                }
                let returned = match return_type(self.ctx, ty) {
                    // The second word of each double goes on with it; the rest are unused.
                    7 if self.ctx.types.lanes(ty.element) == 1 => 0x9987,
                    7 => 0x8787,
                    each => each * 0x1111,
                };
                Instruction::new(op, [operand]).with(modes).words(&self.words(range, &[returned]))
            }
        }
    }
}

/// The dimension of a view as declarations number it.
pub(crate) fn dimension(kind: ResourceKind) -> u32 {
    use ResourceKind::*;
    match kind {
        TypedBuffer | TBuffer => 1,
        Texture1D => 2,
        Texture2D | FeedbackTexture2D => 3,
        Texture2DMS => 4,
        Texture3D => 5,
        TextureCube => 6,
        Texture1DArray => 7,
        Texture2DArray | FeedbackTexture2DArray => 8,
        Texture2DMSArray => 9,
        TextureCubeArray => 10,
        RawBuffer => 11,
        StructuredBuffer => 12,
        CBuffer | Sampler | SamplerComparison | AccelerationStructure => 0,
    }
}

/// What a typed view gives, as declarations and reflection number it.
pub(crate) fn return_type(ctx: &Context, ty: &ResourceType) -> u32 {
    use ComponentType::*;
    match ty.component {
        UNormF16 | UNormF32 | UNormF64 => 1,
        SNormF16 | SNormF32 | SNormF64 => 2,
        I16 | I32 | I64 => 3,
        I1 | U16 | U32 | U64 | PackedS8x32 | PackedU8x32 => 4,
        F16 | F32 => 5,
        F64 => 7,
        // A texture buffer mixes what it holds; anything else says its scalar.
        Invalid => match ctx.types.get(ctx.types.scalar(ty.element)) {
            Type::Int(_) => 4,
            Type::Double => 7,
            _ if ctx.types.scalar(ty.element) == TypeId::FLOAT => 5,
            _ => 6,
        },
    }
}
