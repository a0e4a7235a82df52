//! Textures and typed buffers: formats of storage images, loads and stores of texels (here), samples and gathers
//! (`sample`), sizes and levels (`query`).

mod query;
mod sample;

use crate::kinds;
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Capability, ImageFormat, ImageOperands, Op};
use trefoil_ir::{
    ConstKind, InstId, ResourceId, ResourceKind, ResourceType, ResourceUse, Type, TypeId, Value,
};

/// The operands that follow an image instruction's own: a mask, then an id for each bit.
#[derive(Default)]
pub(in crate::lower) struct Extra {
    mask: u32,
    ids: SmallVec<[Id; 6]>,
}

impl Extra {
    /// Adds an operand; they must come in the order of their bits.
    pub(in crate::lower) fn add(&mut self, operand: ImageOperands, ids: &[Id]) {
        self.mask |= operand.bits();
        self.ids.extend_from_slice(ids);
    }

    /// The words that follow the instruction's own operands.
    pub(in crate::lower) fn words(&self) -> SmallVec<[u32; 8]> {
        let mut words = SmallVec::new();
        if self.mask != 0 {
            words.push(self.mask);
            words.extend(self.ids.iter().map(|id| id.word()));
        }
        words
    }
}

/// Formats by the names that `[[vk::image_format]]` takes.
const FORMATS: [(&str, ImageFormat); 42] = [
    ("unknown", ImageFormat::Unknown),
    ("rgba32f", ImageFormat::Rgba32f),
    ("rgba16f", ImageFormat::Rgba16f),
    ("r32f", ImageFormat::R32f),
    ("rgba8", ImageFormat::Rgba8),
    ("rgba8snorm", ImageFormat::Rgba8Snorm),
    ("rg32f", ImageFormat::Rg32f),
    ("rg16f", ImageFormat::Rg16f),
    ("r11g11b10f", ImageFormat::R11fG11fB10f),
    ("r16f", ImageFormat::R16f),
    ("rgba16", ImageFormat::Rgba16),
    ("rgb10a2", ImageFormat::Rgb10A2),
    ("rg16", ImageFormat::Rg16),
    ("rg8", ImageFormat::Rg8),
    ("r16", ImageFormat::R16),
    ("r8", ImageFormat::R8),
    ("rgba16snorm", ImageFormat::Rgba16Snorm),
    ("rg16snorm", ImageFormat::Rg16Snorm),
    ("rg8snorm", ImageFormat::Rg8Snorm),
    ("r16snorm", ImageFormat::R16Snorm),
    ("r8snorm", ImageFormat::R8Snorm),
    ("rgba32i", ImageFormat::Rgba32i),
    ("rgba16i", ImageFormat::Rgba16i),
    ("rgba8i", ImageFormat::Rgba8i),
    ("r32i", ImageFormat::R32i),
    ("rg32i", ImageFormat::Rg32i),
    ("rg16i", ImageFormat::Rg16i),
    ("rg8i", ImageFormat::Rg8i),
    ("r16i", ImageFormat::R16i),
    ("r8i", ImageFormat::R8i),
    ("rgba32ui", ImageFormat::Rgba32ui),
    ("rgba16ui", ImageFormat::Rgba16ui),
    ("rgba8ui", ImageFormat::Rgba8ui),
    ("r32ui", ImageFormat::R32ui),
    ("rgb10a2ui", ImageFormat::Rgb10a2ui),
    ("rg32ui", ImageFormat::Rg32ui),
    ("rg16ui", ImageFormat::Rg16ui),
    ("rg8ui", ImageFormat::Rg8ui),
    ("r16ui", ImageFormat::R16ui),
    ("r8ui", ImageFormat::R8ui),
    ("r64ui", ImageFormat::R64ui),
    ("r64i", ImageFormat::R64i),
];

/// The format for an element by what its texels are, whether they are 16 bits wide, and the number of its lanes.
fn format_of(scalar: Scalar, half: bool, lanes: u32) -> ImageFormat {
    use ImageFormat::*;
    let row = match (scalar, half) {
        (Scalar::Float(_), false) => [R32f, Rg32f, Unknown, Rgba32f],
        (Scalar::Float(_), true) => [R16f, Rg16f, Unknown, Rgba16f],
        (Scalar::Sint(64), _) => [R64i, Unknown, Unknown, Unknown],
        (Scalar::Uint(64), _) => [R64ui, Unknown, Unknown, Unknown],
        (Scalar::Sint(_), false) => [R32i, Rg32i, Unknown, Rgba32i],
        (Scalar::Sint(_), true) => [R16i, Rg16i, Unknown, Rgba16i],
        (_, false) => [R32ui, Rg32ui, Unknown, Rgba32ui],
        (_, true) => [R16ui, Rg16ui, Unknown, Rgba16ui],
    };
    row[lanes.clamp(1, 4) as usize - 1]
}

/// Whether a format needs nothing but `Shader`.
fn is_basic(format: ImageFormat) -> bool {
    use ImageFormat::*;
    matches!(
        format,
        Unknown
            | Rgba32f
            | Rgba16f
            | R32f
            | Rgba8
            | Rgba8Snorm
            | Rgba32i
            | Rgba16i
            | Rgba8i
            | R32i
            | Rgba32ui
            | Rgba16ui
            | Rgba8ui
            | R32ui
            | R64i
            | R64ui
    )
}

impl Lower<'_> {
    /// Whether atomic operations touch an image. All rows that stand for one heap are one variable of one format.
    fn is_atomic(&self, id: ResourceId) -> bool {
        let uses = &self.resources.uses;
        if !self.is_of_heap(id) {
            return uses.get(id).contains(ResourceUse::ATOMIC);
        }
        let name = self.ctx.resources[id].name;
        uses.with(self.ctx, ResourceUse::ATOMIC).any(|id| self.ctx.resources[id].name == name)
    }

    /// The format of a storage image: what the source says; none from Vulkan 1.3 on but for atomics; else by its element.
    pub(in crate::lower) fn image_format(&mut self, id: ResourceId, scalar: Scalar) -> Result<ImageFormat> {
        let r = &self.ctx.resources[id];
        let format = if let Some(name) = r.vk_image_format {
            let name = self.ctx.name(name);
            match FORMATS.iter().find(|(n, _)| *n == name) {
                Some((_, format)) => *format,
                None => return self.fail(kinds::UNKNOWN_IMAGE_FORMAT.with(&[&name])),
            }
        } else if (self.options.env.has(6) || self.options.unknown_image_format) && !self.is_atomic(id) {
            ImageFormat::Unknown
        } else {
            {
                let (types, element) = (&self.ctx.types, self.facts(r).element);
                format_of(scalar, types.scalar_bits(element) == 16, types.lanes(element))
            }
        };
        if !is_basic(format) {
            self.out.capability(Capability::StorageImageExtendedFormats);
        }
        Ok(format)
    }

    /// Asks for the capability to read or write a storage image without a format.
    fn formatless(&mut self, handle: Value, capability: Capability) -> Result<()> {
        let id = self.handle(handle)?.id;
        let ctx = self.ctx;
        let r = &ctx.resources[id];
        let scalar = self.sampled_scalar(&self.facts(r))?;
        if self.image_format(id, scalar)? == ImageFormat::Unknown {
            self.out.capability(capability);
        }
        Ok(())
    }

    /// The four lanes of a texel.
    pub(in crate::lower) fn texel_shape(&self, ty: &ResourceType) -> Result<Shape> {
        Ok(Shape::new(self.sampled_scalar(ty)?, 4))
    }

    /// Coordinates as many as a resource has, surplus ones dropped.
    pub(in crate::lower) fn coordinates(&mut self, value: Value, count: u32) -> Result<Id> {
        let shape = self.shape_of_value(value)?;
        let id = self.id(value)?;
        Ok(if shape.lanes > count { self.resize(id, shape, count) } else { id })
    }

    pub(in crate::lower) fn load_texel(
        &mut self,
        handle: Value,
        at: Value,
        lane: Option<Value>,
        ty: TypeId,
    ) -> Result<Id> {
        let resource = self.resource_type(handle)?;
        let texel = self.texel_shape(&resource)?;
        let element = self.shape(resource.element)?;
        let image = self.loaded_handle(handle)?;
        let at = self.coordinates(at, resource.kind.coordinates())?;
        let op = if resource.writable {
            self.formatless(handle, Capability::StorageImageReadWithoutFormat)?;
            Op::ImageRead
        } else {
            Op::ImageFetch
        };
        let whole = self.op(op, texel, &[image, at]);
        let whole = self.adapt(whole, texel, element);
        match lane {
            None => {
                let wanted = self.shape(ty)?;
                if wanted.bits() == element.bits() && wanted.lanes == element.lanes {
                    return Ok(self.bit_cast(whole, element, wanted));
                }
                Ok(self.adapt(whole, element, wanted))
            }
            Some(lane) => match self.ctx.as_int(lane) {
                Some(n) => Ok(self.lane(whole, element, n as u32)),
                None => {
                    let lane = self.id(lane)?;
                    Ok(self.op(Op::VectorExtractDynamic, element.with_lanes(1), &[whole, lane]))
                }
            },
        }
    }

    pub(in crate::lower) fn store_texel(
        &mut self,
        handle: Value,
        at: Value,
        lane: Option<Value>,
        ty: TypeId,
        id: Id,
    ) -> Result<()> {
        let resource = self.resource_type(handle)?;
        let element = self.shape(resource.element)?;
        if !resource.writable {
            return self.bug("a store to a read-only texture");
        }
        let id = match lane {
            None => {
                let from = self.shape(ty)?;
                if from.bits() == element.bits() && from.lanes == element.lanes {
                    self.bit_cast(id, from, element)
                } else {
                    self.adapt(id, from, element)
                }
            }
            Some(_) if element.lanes == 1 => id,
            Some(lane) => {
                // Nothing writes part of a texel: the others' lanes are read first.
                let whole = self.load_texel(handle, at, None, resource.element)?;
                match self.ctx.as_int(lane) {
                    Some(n) => self.op_with(Op::CompositeInsert, element, &[id, whole], &[n as u32]),
                    None => {
                        let lane = self.id(lane)?;
                        self.op(Op::VectorInsertDynamic, element, &[whole, id, lane])
                    }
                }
            }
        };
        let texel = self.texel_shape(&resource)?;
        self.formatless(handle, Capability::StorageImageWriteWithoutFormat)?;
        let image = self.loaded_handle(handle)?;
        let at = self.coordinates(at, resource.kind.coordinates())?;
        let id = self.adapt(id, element, texel);
        self.out.inst(Op::ImageWrite, &[image, at, id]);
        Ok(())
    }

    /// `resource.store.sample`
    pub(in crate::lower) fn store_sample(&mut self, inst: InstId) -> Result<()> {
        let (handle, at) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let (sample, value) = (self.operand(inst, 2)?, self.operand(inst, 3)?);
        let ty = self.resource_type(handle)?;
        let texel = self.texel_shape(&ty)?;
        let from = self.shape_of_value(value)?;
        let value = self.id(value)?;
        let value = self.adapt(value, from, texel);
        self.formatless(handle, Capability::StorageImageWriteWithoutFormat)?;
        let image = self.loaded_handle(handle)?;
        let at = self.coordinates(at, ty.kind.coordinates())?;
        let sample = self.id(sample)?;
        let mut extra = Extra::default();
        extra.add(ImageOperands::SAMPLE, &[sample]);
        self.out.inst_with(Op::ImageWrite, &[image, at, value], &extra.words());
        Ok(())
    }

    /// `resource.load.level`
    pub(in crate::lower) fn load_texture(&mut self, inst: InstId) -> Result<()> {
        let (handle, at) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let (level, offset) = (self.operand(inst, 2)?, self.operand(inst, 3)?);
        let ty = self.resource_type(handle)?;
        let texel = self.texel_shape(&ty)?;
        let mut extra = Extra::default();
        let attached = self.ctx.spirv.subpass(self.handle(handle)?.id).is_some();
        if !attached && !ty.writable && !ty.kind.is_multisampled() && ty.kind != ResourceKind::TypedBuffer {
            let level = if self.is_undef(level) { self.out.u32(0) } else { self.id(level)? };
            extra.add(ImageOperands::LOD, &[level]);
        }
        self.add_offset(&mut extra, offset, ty.kind, false)?;
        if ty.kind.is_multisampled() {
            let sample = self.id(level)?;
            extra.add(ImageOperands::SAMPLE, &[sample]);
        }
        let image = self.loaded_handle(handle)?;
        let at = self.coordinates(at, ty.kind.coordinates())?;
        let op = if attached {
            Op::ImageRead
        } else if ty.writable {
            self.formatless(handle, Capability::StorageImageReadWithoutFormat)?;
            Op::ImageRead
        } else {
            Op::ImageFetch
        };
        self.texels(inst, op, texel, &[image, at], &extra.words())
    }

    /// `resource.load.typedbuffer`
    pub(in crate::lower) fn load_typed(&mut self, inst: InstId) -> Result<()> {
        let (handle, at) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let ty = self.resource_type(handle)?;
        let texel = self.texel_shape(&ty)?;
        let op = if ty.writable {
            self.formatless(handle, Capability::StorageImageReadWithoutFormat)?;
            Op::ImageRead
        } else {
            Op::ImageFetch
        };
        let image = self.loaded_handle(handle)?;
        let at = self.id(at)?;
        self.texels(inst, op, texel, &[image, at], &[])
    }

    /// Whether a value is undef or poison: an operand that is not there.
    pub(in crate::lower) fn is_undef(&self, value: Value) -> bool {
        value
            .as_const()
            .is_some_and(|c| matches!(self.ctx.consts.get(c).kind, ConstKind::Undef | ConstKind::Poison))
    }

    /// An image instruction whose result is a texel, or a texel and whether its memory was mapped.
    pub(in crate::lower) fn texels(
        &mut self,
        inst: InstId,
        op: Op,
        texel: Shape,
        operands: &[Id],
        extra: &[u32],
    ) -> Result<()> {
        let ty = self.inst(inst).ty;
        let ctx = self.ctx;
        let Type::Struct { fields, .. } = ctx.types.get(ty) else {
            let to = self.shape(ty)?;
            let id = self.op_with(op, texel, operands, extra);
            self.body.values[inst] = self.adapt(id, texel, to);
            return Ok(());
        };
        let [element, TypeId::I1] = **fields else {
            return self.bug("an image instruction with a result that is no texel");
        };
        let to = self.shape(element)?;
        let Some(sparse) = sparse(op) else {
            return self.fail(kinds::UNSUPPORTED.with(&[&"the status of this operation"]));
        };
        self.out.capability(Capability::SparseResidency);
        let (uint, texel_ty) = (self.out.uint_type(), self.type_of_shape(texel));
        let pair = self.out.ty_of(Op::TypeStruct, &[uint, texel_ty], &[]);
        let both = self.out.value_with(sparse, pair, operands, extra);
        let code = self.out.value_with(Op::CompositeExtract, uint, &[both], &[0]);
        let value = self.out.value_with(Op::CompositeExtract, texel_ty, &[both], &[1]);
        let value = self.adapt(value, texel, to);
        let mapped = self.op(Op::ImageSparseTexelsResident, Shape::BOOL, &[code]);
        let ty = self.value_type(ty)?;
        self.body.values[inst] = self.out.value(Op::CompositeConstruct, ty, &[value, mapped]);
        Ok(())
    }
}

/// The instruction that also says whether memory was mapped.
fn sparse(op: Op) -> Option<Op> {
    Some(match op {
        Op::ImageFetch => Op::ImageSparseFetch,
        Op::ImageRead => Op::ImageSparseRead,
        Op::ImageGather => Op::ImageSparseGather,
        Op::ImageDrefGather => Op::ImageSparseDrefGather,
        Op::ImageSampleImplicitLod => Op::ImageSparseSampleImplicitLod,
        Op::ImageSampleExplicitLod => Op::ImageSparseSampleExplicitLod,
        Op::ImageSampleDrefImplicitLod => Op::ImageSparseSampleDrefImplicitLod,
        Op::ImageSampleDrefExplicitLod => Op::ImageSparseSampleDrefExplicitLod,
        _ => return None,
    })
}
