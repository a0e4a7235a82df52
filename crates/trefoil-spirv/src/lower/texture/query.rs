//! Queries of resources: size, levels, samples, and the level of detail that a sample would use.

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
            // `OpImageQuerySize` gives the layers second; the result has them third, as for all arrays.
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
}
