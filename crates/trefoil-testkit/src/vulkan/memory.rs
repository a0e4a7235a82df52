//! Buffers and images of a job, and the scratch that owns all that a job makes.

use super::{Gpu, message};
use crate::exec::data::Scalar;
use crate::exec::header::{Compare, Format, Outside, Sampler, Shape, Texture};
use ash::vk;

/// Owns the objects of one job.
pub(super) struct Scratch<'a> {
    pub(super) gpu: &'a Gpu,
    /// Whether buffers that are made have addresses.
    pub(super) has_addresses: bool,
    memories: Vec<vk::DeviceMemory>,
    buffers: Vec<vk::Buffer>,
    buffer_views: Vec<vk::BufferView>,
    images: Vec<vk::Image>,
    image_views: Vec<vk::ImageView>,
    samplers: Vec<vk::Sampler>,
    pub(super) modules: Vec<vk::ShaderModule>,
    pub(super) set_layouts: Vec<vk::DescriptorSetLayout>,
    pub(super) set_pools: Vec<vk::DescriptorPool>,
    pub(super) layouts: Vec<vk::PipelineLayout>,
    pub(super) pipelines: Vec<vk::Pipeline>,
    pub(super) structures: Vec<vk::AccelerationStructureKHR>,
}

/// A buffer that the host sees.
#[derive(Clone, Copy)]
pub(super) struct Buffer {
    pub(super) handle: vk::Buffer,
    memory: vk::DeviceMemory,
    /// Bytes that count; the allocation may be larger.
    pub(super) size: u64,
}

/// An image with a buffer of its size to fill and to read it through.
#[derive(Clone)]
pub(super) struct Image {
    pub(super) handle: vk::Image,
    pub(super) view: vk::ImageView,
    pub(super) staging: Buffer,
    aspect: vk::ImageAspectFlags,
    regions: Vec<vk::BufferImageCopy>,
}

impl<'a> Scratch<'a> {
    pub(super) fn new(gpu: &'a Gpu) -> Scratch<'a> {
        Scratch {
            gpu,
            has_addresses: false,
            memories: Vec::new(),
            buffers: Vec::new(),
            buffer_views: Vec::new(),
            images: Vec::new(),
            image_views: Vec::new(),
            samplers: Vec::new(),
            modules: Vec::new(),
            set_layouts: Vec::new(),
            set_pools: Vec::new(),
            layouts: Vec::new(),
            pipelines: Vec::new(),
            structures: Vec::new(),
        }
    }

    fn allocate(
        &mut self,
        needs: vk::MemoryRequirements,
        flags: vk::MemoryPropertyFlags,
        is_addressed: bool,
    ) -> Result<vk::DeviceMemory, String> {
        let types = &self.gpu.memories.memory_types_as_slice();
        let fits = |(index, kind): (usize, &vk::MemoryType)| {
            needs.memory_type_bits & (1 << index) != 0 && kind.property_flags.contains(flags)
        };
        let index = types.iter().enumerate().position(fits).ok_or("Vulkan: no memory fits")?;
        let mut addressed =
            vk::MemoryAllocateFlagsInfo::default().flags(vk::MemoryAllocateFlags::DEVICE_ADDRESS);
        let mut info =
            vk::MemoryAllocateInfo::default().allocation_size(needs.size).memory_type_index(index as u32);
        if is_addressed {
            info = info.push_next(&mut addressed);
        }
        // SAFETY: see the parent module's notes; so for every call below.
        let memory = unsafe { self.gpu.device.allocate_memory(&info, None) }.map_err(message)?;
        self.memories.push(memory);
        Ok(memory)
    }

    /// A buffer that holds some bytes, with room for zeros up to a multiple of 256 after them.
    pub(super) fn buffer(&mut self, data: &[u8]) -> Result<Buffer, String> {
        let addressed = match self.has_addresses {
            true => vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS,
            false => vk::BufferUsageFlags::empty(),
        };
        let usage = addressed
            | vk::BufferUsageFlags::TRANSFER_SRC
            | vk::BufferUsageFlags::TRANSFER_DST
            | vk::BufferUsageFlags::UNIFORM_BUFFER
            | vk::BufferUsageFlags::STORAGE_BUFFER
            | vk::BufferUsageFlags::UNIFORM_TEXEL_BUFFER
            | vk::BufferUsageFlags::STORAGE_TEXEL_BUFFER
            | vk::BufferUsageFlags::VERTEX_BUFFER;
        self.buffer_for(data, usage)
    }

    /// The same for what rays meet and the tables of their shaders, which the device knows by address.
    pub(super) fn addressed(&mut self, data: &[u8]) -> Result<Buffer, String> {
        let usage = vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS
            | vk::BufferUsageFlags::STORAGE_BUFFER
            | vk::BufferUsageFlags::ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_KHR
            | vk::BufferUsageFlags::ACCELERATION_STRUCTURE_STORAGE_KHR
            | vk::BufferUsageFlags::SHADER_BINDING_TABLE_KHR;
        self.buffer_for(data, usage)
    }

    fn buffer_for(&mut self, data: &[u8], usage: vk::BufferUsageFlags) -> Result<Buffer, String> {
        let room = (data.len() as u64).max(1).next_multiple_of(256);
        let info = vk::BufferCreateInfo::default().size(room).usage(usage);
        let device = &self.gpu.device;
        let handle = unsafe { device.create_buffer(&info, None) }.map_err(message)?;
        self.buffers.push(handle);
        let needs = unsafe { device.get_buffer_memory_requirements(handle) };
        let seen = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        let is_addressed = usage.contains(vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS);
        let memory = self.allocate(needs, seen, is_addressed)?;
        let buffer = Buffer { handle, memory, size: data.len() as u64 };
        let mut whole = data.to_vec();
        whole.resize(room as usize, 0);
        unsafe { self.gpu.device.bind_buffer_memory(handle, memory, 0) }.map_err(message)?;
        self.write(buffer, &whole)?;
        Ok(buffer)
    }

    /// Puts bytes at the start of a buffer, which has room for them.
    pub(super) fn write(&self, buffer: Buffer, data: &[u8]) -> Result<(), String> {
        let device = &self.gpu.device;
        let size = data.len() as u64;
        // SAFETY: the mapping is as long as what is copied, and ends before the memory does.
        unsafe {
            let to =
                device.map_memory(buffer.memory, 0, size, vk::MemoryMapFlags::empty()).map_err(message)?;
            std::ptr::copy_nonoverlapping(data.as_ptr(), to.cast(), data.len());
            device.unmap_memory(buffer.memory);
        }
        Ok(())
    }

    /// What a buffer holds.
    pub(super) fn read(&self, buffer: Buffer) -> Result<Vec<u8>, String> {
        let mut out = vec![0; buffer.size as usize];
        let device = &self.gpu.device;
        // SAFETY: as in `buffer`; the queue is idle.
        unsafe {
            let from = device
                .map_memory(buffer.memory, 0, vk::WHOLE_SIZE, vk::MemoryMapFlags::empty())
                .map_err(message)?;
            std::ptr::copy_nonoverlapping(from.cast(), out.as_mut_ptr(), out.len());
            device.unmap_memory(buffer.memory);
        }
        Ok(out)
    }

    /// A view of a buffer as texels.
    pub(super) fn texels(&mut self, buffer: Buffer, format: vk::Format) -> Result<vk::BufferView, String> {
        let info = vk::BufferViewCreateInfo::default()
            .buffer(buffer.handle)
            .format(format)
            .range(buffer.size.max(4));
        let view = unsafe { self.gpu.device.create_buffer_view(&info, None) }.map_err(message)?;
        self.buffer_views.push(view);
        Ok(view)
    }

    /// A texture's image, not filled yet; `usage` beyond being copied from and to.
    pub(super) fn image(&mut self, texture: &Texture, usage: vk::ImageUsageFlags) -> Result<Image, String> {
        let [width, height, depth] = texture.size;
        let (kind, view_kind) = kinds(texture);
        let flags = match texture.shape {
            Shape::Cube => vk::ImageCreateFlags::CUBE_COMPATIBLE,
            _ => vk::ImageCreateFlags::empty(),
        };
        let format = format(texture.format)?;
        let info = vk::ImageCreateInfo::default()
            .flags(flags)
            .image_type(kind)
            .format(format)
            .extent(vk::Extent3D { width, height, depth })
            .mip_levels(texture.mips)
            .array_layers(texture.layers)
            .samples(vk::SampleCountFlags::TYPE_1)
            .usage(usage | vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST);
        let device = &self.gpu.device;
        let handle = unsafe { device.create_image(&info, None) }.map_err(message)?;
        self.images.push(handle);
        let needs = unsafe { device.get_image_memory_requirements(handle) };
        let memory = self.allocate(needs, vk::MemoryPropertyFlags::empty(), false)?;
        unsafe { device.bind_image_memory(handle, memory, 0) }.map_err(message)?;
        let aspect =
            if texture.format.depth { vk::ImageAspectFlags::DEPTH } else { vk::ImageAspectFlags::COLOR };
        let range = vk::ImageSubresourceRange::default()
            .aspect_mask(aspect)
            .level_count(texture.mips)
            .layer_count(texture.layers);
        let info = vk::ImageViewCreateInfo::default()
            .image(handle)
            .view_type(view_kind)
            .format(format)
            .subresource_range(range);
        let view = unsafe { device.create_image_view(&info, None) }.map_err(message)?;
        self.image_views.push(view);
        let staging = self.buffer(&texture.data)?;
        Ok(Image { handle, view, staging, aspect, regions: regions(texture, aspect) })
    }

    /// Records what fills an image, which has the general layout from then on.
    pub(super) fn fill(&self, commands: vk::CommandBuffer, image: &Image) {
        let range = vk::ImageSubresourceRange::default()
            .aspect_mask(image.aspect)
            .level_count(vk::REMAINING_MIP_LEVELS)
            .layer_count(vk::REMAINING_ARRAY_LAYERS);
        let barrier = vk::ImageMemoryBarrier::default()
            .old_layout(vk::ImageLayout::UNDEFINED)
            .new_layout(vk::ImageLayout::GENERAL)
            .dst_access_mask(vk::AccessFlags::MEMORY_WRITE | vk::AccessFlags::MEMORY_READ)
            .image(image.handle)
            .subresource_range(range);
        let (start, all) = (vk::PipelineStageFlags::TOP_OF_PIPE, vk::PipelineStageFlags::ALL_COMMANDS);
        let (device, general) = (&self.gpu.device, vk::ImageLayout::GENERAL);
        unsafe {
            device.cmd_pipeline_barrier(
                commands,
                start,
                all,
                vk::DependencyFlags::empty(),
                &[],
                &[],
                &[barrier],
            );
            device.cmd_copy_buffer_to_image(
                commands,
                image.staging.handle,
                image.handle,
                general,
                &image.regions,
            );
        }
    }

    /// Records what copies an image to its buffer.
    pub(super) fn fetch(&self, commands: vk::CommandBuffer, image: &Image) {
        let general = vk::ImageLayout::GENERAL;
        let (device, to) = (&self.gpu.device, image.staging.handle);
        unsafe { device.cmd_copy_image_to_buffer(commands, image.handle, general, to, &image.regions) };
    }

    pub(super) fn sampler(&mut self, sampler: &Sampler) -> Result<vk::Sampler, String> {
        let (filter, mips) = match sampler.linear {
            true => (vk::Filter::LINEAR, vk::SamplerMipmapMode::LINEAR),
            false => (vk::Filter::NEAREST, vk::SamplerMipmapMode::NEAREST),
        };
        let outside = match sampler.outside {
            Outside::Clamp => vk::SamplerAddressMode::CLAMP_TO_EDGE,
            Outside::Wrap => vk::SamplerAddressMode::REPEAT,
            Outside::Mirror => vk::SamplerAddressMode::MIRRORED_REPEAT,
            Outside::Border => vk::SamplerAddressMode::CLAMP_TO_BORDER,
        };
        let compare = match sampler.compare {
            Some(Compare::Less) => vk::CompareOp::LESS,
            Some(Compare::LessEqual) => vk::CompareOp::LESS_OR_EQUAL,
            Some(Compare::Greater) => vk::CompareOp::GREATER,
            Some(Compare::GreaterEqual) => vk::CompareOp::GREATER_OR_EQUAL,
            None => vk::CompareOp::NEVER,
        };
        let info = vk::SamplerCreateInfo::default()
            .mag_filter(filter)
            .min_filter(filter)
            .mipmap_mode(mips)
            .address_mode_u(outside)
            .address_mode_v(outside)
            .address_mode_w(outside)
            .compare_enable(sampler.compare.is_some())
            .compare_op(compare)
            .max_lod(vk::LOD_CLAMP_NONE);
        let handle = unsafe { self.gpu.device.create_sampler(&info, None) }.map_err(message)?;
        self.samplers.push(handle);
        Ok(handle)
    }
}

impl Drop for Scratch<'_> {
    fn drop(&mut self) {
        let device = &self.gpu.device;
        // SAFETY: the queue is idle (or hung, when the process is about to tell so and no job follows on these objects),
        // and nothing else holds these handles.
        unsafe {
            if let Some(rays) = &self.gpu.rays {
                let destroy = |h| rays.structures.destroy_acceleration_structure(h, None);
                self.structures.drain(..).for_each(destroy);
            }
            self.pipelines.drain(..).for_each(|h| device.destroy_pipeline(h, None));
            self.layouts.drain(..).for_each(|h| device.destroy_pipeline_layout(h, None));
            self.set_pools.drain(..).for_each(|h| device.destroy_descriptor_pool(h, None));
            self.set_layouts.drain(..).for_each(|h| device.destroy_descriptor_set_layout(h, None));
            self.modules.drain(..).for_each(|h| device.destroy_shader_module(h, None));
            self.samplers.drain(..).for_each(|h| device.destroy_sampler(h, None));
            self.image_views.drain(..).for_each(|h| device.destroy_image_view(h, None));
            self.images.drain(..).for_each(|h| device.destroy_image(h, None));
            self.buffer_views.drain(..).for_each(|h| device.destroy_buffer_view(h, None));
            self.buffers.drain(..).for_each(|h| device.destroy_buffer(h, None));
            self.memories.drain(..).for_each(|h| device.free_memory(h, None));
        }
    }
}

/// The kinds of a texture's image and of its view.
fn kinds(texture: &Texture) -> (vk::ImageType, vk::ImageViewType) {
    match (texture.shape, texture.arrayed) {
        (Shape::One, false) => (vk::ImageType::TYPE_1D, vk::ImageViewType::TYPE_1D),
        (Shape::One, true) => (vk::ImageType::TYPE_1D, vk::ImageViewType::TYPE_1D_ARRAY),
        (Shape::Two, false) => (vk::ImageType::TYPE_2D, vk::ImageViewType::TYPE_2D),
        (Shape::Two, true) => (vk::ImageType::TYPE_2D, vk::ImageViewType::TYPE_2D_ARRAY),
        (Shape::Three, _) => (vk::ImageType::TYPE_3D, vk::ImageViewType::TYPE_3D),
        (Shape::Cube, false) => (vk::ImageType::TYPE_2D, vk::ImageViewType::CUBE),
        (Shape::Cube, true) => (vk::ImageType::TYPE_2D, vk::ImageViewType::CUBE_ARRAY),
    }
}

/// Where each mip level of each layer lies in the staging buffer.
fn regions(texture: &Texture, aspect: vk::ImageAspectFlags) -> Vec<vk::BufferImageCopy> {
    let mut offset = 0;
    let mut out = Vec::new();
    for layer in 0..texture.layers {
        for mip in 0..texture.mips {
            let [width, height, depth] = texture.level(mip);
            let place = vk::ImageSubresourceLayers::default()
                .aspect_mask(aspect)
                .mip_level(mip)
                .base_array_layer(layer)
                .layer_count(1);
            let extent = vk::Extent3D { width, height, depth };
            let region = vk::BufferImageCopy::default().buffer_offset(offset);
            out.push(region.image_subresource(place).image_extent(extent));
            offset += u64::from(width) * u64::from(height) * u64::from(depth) * texture.format.size() as u64;
        }
    }
    out
}

/// Vulkan's name of a format.
pub(super) fn format(format: Format) -> Result<vk::Format, String> {
    if format.depth {
        return Ok(vk::Format::D32_SFLOAT);
    }
    let of = |names: [vk::Format; 4]| {
        names.get(format.components - 1).copied().ok_or("no format is so wide".to_string())
    };
    match format.scalar {
        Scalar::Float => of([
            vk::Format::R32_SFLOAT,
            vk::Format::R32G32_SFLOAT,
            vk::Format::R32G32B32_SFLOAT,
            vk::Format::R32G32B32A32_SFLOAT,
        ]),
        Scalar::Half => of([
            vk::Format::R16_SFLOAT,
            vk::Format::R16G16_SFLOAT,
            vk::Format::R16G16B16_SFLOAT,
            vk::Format::R16G16B16A16_SFLOAT,
        ]),
        Scalar::Uint(4) => of([
            vk::Format::R32_UINT,
            vk::Format::R32G32_UINT,
            vk::Format::R32G32B32_UINT,
            vk::Format::R32G32B32A32_UINT,
        ]),
        Scalar::Int(4) => of([
            vk::Format::R32_SINT,
            vk::Format::R32G32_SINT,
            vk::Format::R32G32B32_SINT,
            vk::Format::R32G32B32A32_SINT,
        ]),
        Scalar::Unorm8 => of([
            vk::Format::R8_UNORM,
            vk::Format::R8G8_UNORM,
            vk::Format::R8G8B8_UNORM,
            vk::Format::R8G8B8A8_UNORM,
        ]),
        other => Err(format!("no format has components {other:?}")),
    }
}
