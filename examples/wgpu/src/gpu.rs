//! The little of wgpu that the program uses: SPIR-V goes to the driver as the build script made it.

use crate::shaders::Binding;
use bytemuck::NoUninit;
use wgpu::util::DeviceExt;
use wgpu::{Buffer, BufferUsages, ShaderStages};

/// A device.
pub struct Gpu {
    /// What it calls itself.
    pub adapter: String,
    device: wgpu::Device,
    queue: wgpu::Queue,
}

/// Where a buffer is bound, and whether shaders write it.
type Bound<'a> = (Binding, &'a Buffer, bool);

const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;

impl Gpu {
    /// The first device there is.
    pub fn open() -> Result<Gpu, String> {
        let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
            backends: wgpu::Backends::VULKAN,
            ..wgpu::InstanceDescriptor::new_without_display_handle()
        });
        let adapter = pollster::block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default()))
            .map_err(|e| format!("no device: {e}"))?;
        // SAFETY: what goes through is SPIR-V of this program's own, which keeps to its bindings.
        let experimental = unsafe { wgpu::ExperimentalFeatures::enabled() };
        let (device, queue) = pollster::block_on(adapter.request_device(&wgpu::DeviceDescriptor {
            required_features: wgpu::Features::PASSTHROUGH_SHADERS,
            experimental_features: experimental,
            ..Default::default()
        }))
        .map_err(|e| format!("no device: {e}"))?;
        Ok(Gpu { adapter: adapter.get_info().name, device, queue })
    }

    /// A buffer with this in it.
    pub fn buffer<T: NoUninit>(&self, contents: &[T], usage: BufferUsages) -> Buffer {
        self.device.create_buffer_init(&wgpu::util::BufferInitDescriptor {
            label: None,
            contents: bytemuck::cast_slice(contents),
            usage: usage | BufferUsages::COPY_DST,
        })
    }

    /// Overwrites a buffer before what is dispatched next.
    pub fn write(&self, buffer: &Buffer, bytes: &[u8]) {
        self.queue.write_buffer(buffer, 0, bytes);
    }

    fn module(&self, code: &[u8], entry: &'static str, threads: [u32; 3]) -> wgpu::ShaderModule {
        let entry = wgpu::PassthroughShaderEntryPoint {
            name: entry.into(),
            workgroup_size: (threads[0], threads[1], threads[2]),
        };
        let words: Vec<u32> = bytemuck::pod_collect_to_vec(code);
        let descriptor = wgpu::ShaderModuleDescriptorPassthrough {
            entry_points: vec![entry].into(),
            spirv: Some(words.into()),
            ..Default::default()
        };
        // SAFETY: the shader keeps to the bindings that its reflection names, and to the lengths of its buffers.
        unsafe { self.device.create_shader_module_passthrough(descriptor) }
    }

    /// A layout and a group of buffers, all of which the shaders have in space 0.
    fn bind(&self, stages: ShaderStages, bound: &[Bound<'_>]) -> (wgpu::PipelineLayout, wgpu::BindGroup) {
        let entries: Vec<_> = bound
            .iter()
            .map(|(binding, buffer, written)| wgpu::BindGroupLayoutEntry {
                binding: binding.index,
                visibility: stages,
                ty: wgpu::BindingType::Buffer {
                    ty: match buffer.usage().contains(BufferUsages::UNIFORM) {
                        true => wgpu::BufferBindingType::Uniform,
                        false => wgpu::BufferBindingType::Storage { read_only: !written },
                    },
                    has_dynamic_offset: false,
                    min_binding_size: None,
                },
                count: None,
            })
            .collect();
        let of_group = wgpu::BindGroupLayoutDescriptor { label: None, entries: &entries };
        let of_group = self.device.create_bind_group_layout(&of_group);
        let entries: Vec<_> = bound
            .iter()
            .map(|(binding, buffer, _)| wgpu::BindGroupEntry {
                binding: binding.index,
                resource: buffer.as_entire_binding(),
            })
            .collect();
        let group = wgpu::BindGroupDescriptor { label: None, layout: &of_group, entries: &entries };
        let group = self.device.create_bind_group(&group);
        let layout = self.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            bind_group_layouts: &[Some(&of_group)],
            ..Default::default()
        });
        (layout, group)
    }

    /// A compute shader with its buffers.
    pub fn compute(
        &self,
        code: &[u8],
        entry: &'static str,
        threads: [u32; 3],
        bound: &[Bound<'_>],
    ) -> Compute {
        let (layout, group) = self.bind(ShaderStages::COMPUTE, bound);
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: Some(&layout),
            module: &self.module(code, entry, threads),
            entry_point: Some(entry),
            compilation_options: Default::default(),
            cache: None,
        });
        Compute { pipeline, group }
    }

    /// A vertex and a pixel shader with their buffers: strips of four corners, whose light adds up.
    pub fn render(
        &self,
        vertex: (&[u8], &'static str),
        pixel: (&[u8], &'static str),
        bound: &[Bound<'_>],
    ) -> Render {
        let (layout, group) = self.bind(ShaderStages::VERTEX_FRAGMENT, bound);
        let add = wgpu::BlendComponent {
            src_factor: wgpu::BlendFactor::One,
            dst_factor: wgpu::BlendFactor::One,
            operation: wgpu::BlendOperation::Add,
        };
        let target = wgpu::ColorTargetState {
            format: FORMAT,
            blend: Some(wgpu::BlendState { color: add, alpha: add }),
            write_mask: wgpu::ColorWrites::ALL,
        };
        let none = [0, 0, 0];
        let pipeline = self.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label: None,
            layout: Some(&layout),
            vertex: wgpu::VertexState {
                module: &self.module(vertex.0, vertex.1, none),
                entry_point: Some(vertex.1),
                compilation_options: Default::default(),
                buffers: &[],
            },
            primitive: wgpu::PrimitiveState {
                topology: wgpu::PrimitiveTopology::TriangleStrip,
                ..Default::default()
            },
            depth_stencil: None,
            multisample: Default::default(),
            fragment: Some(wgpu::FragmentState {
                module: &self.module(pixel.0, pixel.1, none),
                entry_point: Some(pixel.1),
                compilation_options: Default::default(),
                targets: &[Some(target)],
            }),
            multiview_mask: None,
            cache: None,
        });
        Render { pipeline, group }
    }
}

/// A compute shader with its buffers.
pub struct Compute {
    pipeline: wgpu::ComputePipeline,
    group: wgpu::BindGroup,
}

impl Compute {
    /// Runs so many groups.
    pub fn dispatch(&self, gpu: &Gpu, groups: u32) {
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        let mut pass = encoder.begin_compute_pass(&Default::default());
        pass.set_pipeline(&self.pipeline);
        pass.set_bind_group(0, &self.group, &[]);
        pass.dispatch_workgroups(groups, 1, 1);
        drop(pass);
        gpu.queue.submit([encoder.finish()]);
    }
}

/// Shaders that draw, with their buffers.
pub struct Render {
    pipeline: wgpu::RenderPipeline,
    group: wgpu::BindGroup,
}

impl Render {
    /// Draws so many instances on black; rows of four bytes a texel.
    pub fn picture(&self, gpu: &Gpu, edge: u32, instances: u32) -> Result<Vec<u8>, String> {
        let size = wgpu::Extent3d { width: edge, height: edge, depth_or_array_layers: 1 };
        let texture = gpu.device.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size,
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format: FORMAT,
            usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC,
            view_formats: &[],
        });
        let view = texture.create_view(&Default::default());
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        let attachment = wgpu::RenderPassColorAttachment {
            view: &view,
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations { load: wgpu::LoadOp::Clear(wgpu::Color::BLACK), store: wgpu::StoreOp::Store },
        };
        let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            color_attachments: &[Some(attachment)],
            ..Default::default()
        });
        pass.set_pipeline(&self.pipeline);
        pass.set_bind_group(0, &self.group, &[]);
        pass.draw(0..4, 0..instances);
        drop(pass);
        let copy = gpu.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: u64::from(edge * edge * 4),
            usage: BufferUsages::COPY_DST | BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let layout = wgpu::TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(edge * 4), rows_per_image: None };
        let to = wgpu::TexelCopyBufferInfo { buffer: &copy, layout };
        encoder.copy_texture_to_buffer(texture.as_image_copy(), to, size);
        gpu.queue.submit([encoder.finish()]);
        let slice = copy.slice(..);
        slice.map_async(wgpu::MapMode::Read, |_| ());
        gpu.device.poll(wgpu::PollType::wait_indefinitely()).map_err(|e| format!("the device: {e}"))?;
        Ok(slice.get_mapped_range().map_err(|e| format!("the picture: {e}"))?.to_vec())
    }
}
