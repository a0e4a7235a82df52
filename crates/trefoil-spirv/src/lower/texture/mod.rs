//! Textures and typed buffers: loads and stores of texels (here), samples and gathers (`sample`), sizes and levels (`query`),
//! formats of storage images (`format`).

mod format;
mod query;
mod sample;

pub(in crate::lower) use query::Sizes;

use crate::kinds;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Capability, ImageOperands, Op};
use trefoil_ir::{ComponentType, ConstKind, InstId, ResourceKind, ResourceType, Type, TypeId, Value};

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

impl Lower<'_> {
    /// The four lanes of a texel.
    pub(in crate::lower) fn texel_shape(&self, ty: &ResourceType) -> Result<Shape> {
        Ok(Shape::new(self.sampled_scalar(ty)?, 4))
    }

    /// Tells an access that the texels have a sign, where their image's type does not say so.
    pub(in crate::lower) fn extend_sign(&self, extra: &mut Extra, ty: &ResourceType) {
        let is_signed = matches!(ty.component, ComponentType::I16 | ComponentType::I32 | ComponentType::I64);
        if is_signed && self.options.sign_extended_images {
            extra.add(ImageOperands::SIGN_EXTEND, &[]);
        }
    }

    /// The first `count` coordinates.
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
        let mut extra = Extra::default();
        self.extend_sign(&mut extra, &resource);
        let whole = self.op_with(op, texel, &[image, at], &extra.words());
        self.relax_texel(whole, &resource);
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
                // An image write covers the whole texel: the other lanes are read first.
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
        let components = self.formatless(handle, Capability::StorageImageWriteWithoutFormat)?;
        let texel = self.texel_shape(&resource)?.with_lanes(components.max(element.lanes));
        let image = self.loaded_handle(handle)?;
        let at = self.coordinates(at, resource.kind.coordinates())?;
        let id = self.adapt(id, element, texel);
        let mut extra = Extra::default();
        self.extend_sign(&mut extra, &resource);
        self.out.inst_with(Op::ImageWrite, &[image, at, id], &extra.words());
        Ok(())
    }

    /// `resource.store.sample`
    pub(in crate::lower) fn store_sample(&mut self, inst: InstId) -> Result<()> {
        let (handle, at) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let (sample, value) = (self.operand(inst, 2)?, self.operand(inst, 3)?);
        self.refuse_read_only(handle)?;
        let ty = self.resource_type(handle)?;
        let texel = self.texel_shape(&ty)?;
        let from = self.shape_of_value(value)?;
        let value = self.id(value)?;
        let components = self.formatless(handle, Capability::StorageImageWriteWithoutFormat)?;
        let value = self.adapt(value, from, texel.with_lanes(components.max(from.lanes)));
        let image = self.loaded_handle(handle)?;
        let at = self.coordinates(at, ty.kind.coordinates())?;
        let sample = self.id(sample)?;
        let mut extra = Extra::default();
        extra.add(ImageOperands::SAMPLE, &[sample]);
        self.extend_sign(&mut extra, &ty);
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
        self.extend_sign(&mut extra, &ty);
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
        let mut extra = Extra::default();
        self.extend_sign(&mut extra, &ty);
        self.texels(inst, op, texel, &[image, at], &extra.words())
    }

    /// Whether a value is undef or poison: an optional operand that is absent.
    pub(in crate::lower) fn is_undef(&self, value: Value) -> bool {
        value
            .as_const()
            .is_some_and(|c| matches!(self.ctx.consts.get(c).kind, ConstKind::Undef | ConstKind::Poison))
    }

    /// Says that a texel is of minimum precision, where those of the resource are.
    fn relax_texel(&mut self, texel: Id, resource: &ResourceType) {
        if self.is_relaxed(resource.component, resource.element) {
            self.out.relaxed(texel);
        }
    }

    /// Emits an image instruction whose result is a texel; its sparse form where the result has a status too.
    pub(in crate::lower) fn texels(
        &mut self,
        inst: InstId,
        op: Op,
        texel: Shape,
        operands: &[Id],
        extra: &[u32],
    ) -> Result<()> {
        let (value, code) = self.texel(inst, op, texel, operands, extra)?;
        let resource = self.resource_type(self.operand(inst, 0)?)?;
        self.relax_texel(value, &resource);
        self.set_texel(inst, texel, value, code)
    }

    /// Emits an image instruction for the texel that an instruction gives, or for a part of it; with its residency code where the
    /// instruction gives a status too.
    pub(in crate::lower) fn texel(
        &mut self,
        inst: InstId,
        op: Op,
        texel: Shape,
        operands: &[Id],
        extra: &[u32],
    ) -> Result<(Id, Option<Id>)> {
        if !matches!(self.ctx.types.get(self.inst(inst).ty), Type::Struct { .. }) {
            return Ok((self.op_with(op, texel, operands, extra), None));
        }
        let Some(sparse) = sparse(op) else {
            return self.fail(kinds::UNSUPPORTED.with(&[&"the status of this operation"]));
        };
        self.out.capability(Capability::SparseResidency);
        let (uint, texel_ty) = (self.out.uint_type(), self.type_of_shape(texel));
        let pair = self.out.ty_of(Op::TypeStruct, &[uint, texel_ty], &[]);
        let both = self.out.value_with(sparse, pair, operands, extra);
        let code = self.out.value_with(Op::CompositeExtract, uint, &[both], &[0]);
        let value = self.out.value_with(Op::CompositeExtract, texel_ty, &[both], &[1]);
        Ok((value, Some(code)))
    }

    /// Gives an instruction its texel, and its status where there is a residency code.
    pub(in crate::lower) fn set_texel(
        &mut self,
        inst: InstId,
        texel: Shape,
        value: Id,
        code: Option<Id>,
    ) -> Result<()> {
        let ty = self.inst(inst).ty;
        let Some(code) = code else {
            let to = self.shape(ty)?;
            self.body.values[inst] = self.adapt(value, texel, to);
            return Ok(());
        };
        let ctx = self.ctx;
        let element = match ctx.types.get(ty) {
            Type::Struct { fields, .. } if let [element, TypeId::I1] = **fields => element,
            _ => return self.bug("an image instruction with a result that is no texel"),
        };
        let to = self.shape(element)?;
        let value = self.adapt(value, texel, to);
        let mapped = self.op(Op::ImageSparseTexelsResident, Shape::BOOL, &[code]);
        let ty = self.value_type(ty)?;
        self.body.values[inst] = self.out.value(Op::CompositeConstruct, ty, &[value, mapped]);
        Ok(())
    }
}

/// The sparse form of an instruction, which also returns a residency code.
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
