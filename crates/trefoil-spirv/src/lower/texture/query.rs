//! What can be asked of a resource: its size, levels, samples, and the level that a sample would read.

use crate::kinds;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{Capability, Op};
use trefoil_ir::{InstId, ResourceKind, Value};

impl Lower<'_> {
    /// `resource.getdimensions`: width, height, depth or layers, and levels or samples; zeros where there is none.
    pub(in crate::lower) fn dimensions(&mut self, inst: InstId) -> Result<()> {
        let (handle, level) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let ty = self.resource_type(handle)?;
        let zero = self.out.u32(0);
        let mut four = [zero; 4];
        match ty.kind {
            ResourceKind::StructuredBuffer => {
                four[0] = self.array_length(handle)?;
                let rule = self.rule_of(ty.element, ty.kind);
                four[1] = self.out.u32(rule.stride(self.ctx, ty.element));
            }
            ResourceKind::RawBuffer => {
                let words = self.array_length(handle)?;
                let width = self.out.u32(4);
                four[0] = self.op(Op::IMul, Shape::UINT, &[words, width]);
            }
            kind if kind == ResourceKind::TypedBuffer || kind.is_texture() => {
                self.image_dimensions(handle, level, &mut four)?;
            }
            _ => return self.fail(kinds::UNSUPPORTED.with(&[&"the size of this resource"])),
        }
        let result = self.value_type(self.inst(inst).ty)?;
        self.body.values[inst] = self.out.value(Op::CompositeConstruct, result, &four);
        Ok(())
    }

    fn array_length(&mut self, handle: Value) -> Result<Id> {
        let buffer = self.descriptor(handle)?;
        Ok(self.op_with(Op::ArrayLength, Shape::UINT, &[buffer.pointer], &[0]))
    }

    fn image_dimensions(&mut self, handle: Value, level: Value, four: &mut [Id; 4]) -> Result<()> {
        use ResourceKind::*;
        self.out.capability(Capability::ImageQuery);
        let ty = self.resource_type(handle)?;
        let image = self.loaded_handle(handle)?;
        let lanes = match ty.kind {
            TextureCube => 2,
            TextureCubeArray => 3,
            kind => kind.coordinates(),
        };
        let shape = Shape::UINT.with_lanes(lanes);
        let whole = !ty.writable && ty.kind != TypedBuffer && !ty.kind.is_multisampled();
        let size = if whole {
            let level = if self.is_undef(level) { self.out.u32(0) } else { self.id(level)? };
            four[3] = self.op(Op::ImageQueryLevels, Shape::UINT, &[image]);
            self.op(Op::ImageQuerySizeLod, shape, &[image, level])
        } else {
            if ty.kind.is_multisampled() {
                four[3] = self.op(Op::ImageQuerySamples, Shape::UINT, &[image]);
            }
            self.op(Op::ImageQuerySize, shape, &[image])
        };
        for n in 0..lanes {
            four[n as usize] = self.lane(size, shape, n);
        }
        if ty.kind == Texture1DArray {
            // Its layers are the second thing it has, and stand where all layers do.
            four[2] = four[1];
        }
        Ok(())
    }

    /// `resource.calculate.lod`
    pub(in crate::lower) fn query_level(&mut self, inst: InstId, component: u32) -> Result<()> {
        self.out.capability(Capability::ImageQuery);
        self.ask_derivatives()?;
        let (texture, at) = (self.operand(inst, 0)?, self.operand(inst, 2)?);
        let kind = self.resource_type(texture)?.kind;
        let image = self.sampled_image(inst)?;
        let at = self.coordinates(at, kind.dimensions())?;
        let pair = Shape::FLOAT.with_lanes(2);
        let both = self.op(Op::ImageQueryLod, pair, &[image, at]);
        self.body.values[inst] = self.lane(both, pair, component);
        Ok(())
    }

    /// `resource.updatecounter`
    pub(in crate::lower) fn update_counter(&mut self, inst: InstId) -> Result<()> {
        let handle = self.operand(inst, 0)?;
        let up = self.const_operand(inst, 1, "the step of a counter")? == 1;
        let counter = self.counter(handle)?;
        let (device, relaxed) = (self.out.u32(spirv::Scope::Device as u32), self.out.u32(0));
        let one = self.out.u32(1);
        let op = if up { Op::AtomicIAdd } else { Op::AtomicISub };
        let before = self.op(op, Shape::UINT, &[counter, device, relaxed, one]);
        self.body.values[inst] = if up { before } else { self.op(Op::ISub, Shape::UINT, &[before, one]) };
        Ok(())
    }

    /// `resource.load.rawbuffer`
    pub(in crate::lower) fn load_raw(&mut self, inst: InstId) -> Result<()> {
        let place = self.raw_element(inst)?;
        let ty = self.inst(inst).ty;
        if matches!(self.ctx.types.get(ty), trefoil_ir::Type::Struct { .. }) {
            return self.fail(&kinds::RAW_LOAD_STATUS);
        }
        self.body.values[inst] = self.load_place(place, ty)?;
        Ok(())
    }

    /// `resource.store.rawbuffer`
    pub(in crate::lower) fn store_raw(&mut self, inst: InstId) -> Result<()> {
        let place = self.raw_element(inst)?;
        let value = self.operand(inst, 3)?;
        self.store_place(place, value)
    }

    /// The place in a buffer that an index and an offset in bytes name.
    fn raw_element(&mut self, inst: InstId) -> Result<crate::lower::memory::Place> {
        use crate::lower::memory::Place;
        let (handle, at, offset) = (self.operand(inst, 0)?, self.operand(inst, 1)?, self.operand(inst, 2)?);
        Ok(match self.element(handle, at)? {
            Place::Typed(p) if !self.is_undef(offset) => {
                let offset = self.const_operand(inst, 2, "the offset inside an element of a buffer")?;
                Place::Typed(self.at_offset(p, offset)?)
            }
            place => place,
        })
    }
}
