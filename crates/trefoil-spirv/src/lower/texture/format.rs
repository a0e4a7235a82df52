//! Formats of storage images.

use crate::kinds;
use crate::lower::types::Scalar;
use crate::lower::{Lower, Result};
use spirv::{Capability, ImageFormat};
use trefoil_ir::{ComponentType, IMAGE_FORMATS, ResourceId, ResourceUse, Value};

/// The format for an element of `lanes` scalars; `half` tells whether they have 16 bits.
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

/// Whether a format needs no capability but `Shader`.
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

/// How many components a texel that is written to an image of a format must have.
fn components(format: ImageFormat) -> u32 {
    match IMAGE_FORMATS.get(format as usize) {
        Some(name) if name.starts_with("rg") && !name.starts_with("rgb") => 2,
        Some(name) if name[1..].starts_with(|c: char| c.is_ascii_digit()) && !name.contains('g') => 1,
        _ => 4,
    }
}

impl Lower<'_> {
    /// Whether atomic operations access an image. All rows of a descriptor heap are one variable, with one format.
    fn is_atomic(&self, id: ResourceId) -> bool {
        let uses = &self.resources.uses;
        if !self.is_of_heap(id) {
            return uses.get(id).contains(ResourceUse::ATOMIC);
        }
        let name = self.ctx.resources[id].name;
        uses.with(ResourceUse::ATOMIC).any(|id| self.ctx.resources[id].name == name)
    }

    /// The format of a storage image: the attribute's; else unknown from Vulkan 1.3 on, unless it has atomics; else that of
    /// its element.
    pub(in crate::lower) fn image_format(&mut self, id: ResourceId, scalar: Scalar) -> Result<ImageFormat> {
        let r = &self.ctx.resources[id];
        // The type of another front end's handle decides; in our own text the format follows from the element.
        let of_type = Some(self.facts(r).image_format).filter(|_| self.ctx.aligned_vectors);
        let format = if let Some(number) = of_type {
            match ImageFormat::from_u32(number.into()) {
                Some(format) => format,
                None => return self.fail(kinds::UNKNOWN_IMAGE_FORMAT.with(&[&number])),
            }
        } else if let Some(name) = r.vk_image_format {
            let name = self.ctx.name(name);
            let number = IMAGE_FORMATS.iter().position(|format| *format == name);
            match number.and_then(|number| ImageFormat::from_u32(number as u32)) {
                Some(format) => format,
                None => return self.fail(kinds::UNKNOWN_IMAGE_FORMAT.with(&[&name])),
            }
        } else if (self.options.env.has(6) || self.options.unknown_image_format) && !self.is_atomic(id) {
            ImageFormat::Unknown
        } else {
            // Of a minimum precision, which is computed in 32 bits, the texels have 16.
            let facts = self.facts(r);
            let half =
                matches!(facts.component, ComponentType::F16 | ComponentType::I16 | ComponentType::U16);
            format_of(scalar, half, self.ctx.types.lanes(facts.element))
        };
        if !is_basic(format) {
            self.out.capability(Capability::StorageImageExtendedFormats);
        }
        Ok(format)
    }

    /// Adds `capability` where a storage image that is read or written has no format; gives how many components are written.
    pub(super) fn formatless(&mut self, handle: Value, capability: Capability) -> Result<u32> {
        let id = self.handle(handle)?.id;
        let ctx = self.ctx;
        let r = &ctx.resources[id];
        let scalar = self.sampled_scalar(&self.facts(r))?;
        let format = self.image_format(id, scalar)?;
        if format == ImageFormat::Unknown {
            self.out.capability(capability);
        }
        Ok(components(format))
    }
}
