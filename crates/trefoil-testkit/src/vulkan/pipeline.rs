//! A job from its modules to its results: pipelines, the dispatch or the draw, and what is read back.

use super::binding::{Bound, Made, sets};
use super::memory::{Image, Scratch, format};
use super::{Gpu, Job, message};
use crate::exec::data::Scalar;
use crate::exec::header::{Draw, Format, Place, Shape, Stage, Texture, Topology};
use crate::exec::modules::Module;
use crate::spirv;
use ash::vk;
use std::collections::BTreeMap;
use std::ffi::CString;

impl Gpu {
    /// Does a job; the bytes left at every place that the test looks at.
    pub(super) fn run(&self, job: &Job) -> Result<BTreeMap<Place, Vec<u8>>, String> {
        let mut scratch = Scratch::new(self);
        let bound = Bound::new(&mut scratch, job)?;
        let (layout, sets) = sets(&mut scratch, job, &bound)?;
        let targets = if let Some(rays) = &job.test.rays {
            self.trace(&mut scratch, job, rays, &bound, (layout, &sets))?;
            Vec::new()
        } else if job.modules.len() == 1 {
            self.compute(&mut scratch, job, &bound, layout, &sets)?;
            Vec::new()
        } else {
            self.draw(&mut scratch, job, &bound, layout, &sets)?
        };
        let mut results = BTreeMap::new();
        for (place, image) in targets {
            results.insert(place, scratch.read(image.staging)?);
        }
        for (register, made) in &bound.resources {
            let left = match made {
                Made::Buffer(buffer, _) => scratch.read(*buffer)?,
                Made::Image(image) => scratch.read(image.staging)?,
                Made::Sampler(_) | Made::Scene(_) => continue,
            };
            results.insert(Place::Register(*register), left);
        }
        for (register, buffer) in &bound.counters {
            results.insert(Place::Counter(*register), scratch.read(*buffer)?);
        }
        Ok(results)
    }

    fn compute(
        &self,
        scratch: &mut Scratch,
        job: &Job,
        bound: &Bound,
        layout: vk::PipelineLayout,
        sets: &[vk::DescriptorSet],
    ) -> Result<(), String> {
        let (module, entry) = self.module(scratch, &job.modules[0])?;
        let stage = vk::PipelineShaderStageCreateInfo::default()
            .stage(vk::ShaderStageFlags::COMPUTE)
            .module(module)
            .name(&entry);
        let info = [vk::ComputePipelineCreateInfo::default().stage(stage).layout(layout)];
        // SAFETY: see the parent module's notes; so for every call below.
        let made = unsafe { self.device.create_compute_pipelines(vk::PipelineCache::null(), &info, None) };
        let pipeline = made.map_err(|(_, e)| message(e))?[0];
        scratch.pipelines.push(pipeline);
        let [x, y, z] = job.test.dispatch;
        self.submit(|commands| {
            bound.images().for_each(|image| scratch.fill(commands, image));
            self.barrier(commands);
            let point = vk::PipelineBindPoint::COMPUTE;
            unsafe {
                self.device.cmd_bind_pipeline(commands, point, pipeline);
                if !sets.is_empty() {
                    self.device.cmd_bind_descriptor_sets(commands, point, layout, 0, sets, &[]);
                }
                self.device.cmd_dispatch(commands, x, y, z);
            }
            self.barrier(commands);
            bound.images().for_each(|image| scratch.fetch(commands, image));
            self.barrier(commands);
        })
    }

    pub(super) fn module(
        &self,
        scratch: &mut Scratch,
        module: &Module,
    ) -> Result<(vk::ShaderModule, CString), String> {
        let words = spirv::words(&module.spirv)?;
        let info = vk::ShaderModuleCreateInfo::default().code(&words);
        let handle = unsafe { self.device.create_shader_module(&info, None) }.map_err(message)?;
        scratch.modules.push(handle);
        Ok((handle, CString::new(module.entry.as_str()).map_err(|e| e.to_string())?))
    }

    fn draw(
        &self,
        scratch: &mut Scratch,
        job: &Job,
        bound: &Bound,
        layout: vk::PipelineLayout,
        sets: &[vk::DescriptorSet],
    ) -> Result<Vec<(Place, Image)>, String> {
        let draw = &job.test.draw;
        let meshes = match (job.test.makes_meshes(), &self.meshes) {
            (true, None) => return Err("Vulkan: the driver draws no meshes".into()),
            (true, meshes) => meshes.as_ref(),
            (false, _) => None,
        };
        let pipeline = self.graphics(scratch, job, layout)?;
        let mut vertices = Vec::new();
        for attribute in &draw.attributes {
            vertices.push(scratch.buffer(&attribute.data)?.handle);
        }
        let mut targets = Vec::new();
        for (index, format) in draw.targets.iter().enumerate() {
            let image = scratch.image(&plain(draw, *format), vk::ImageUsageFlags::COLOR_ATTACHMENT)?;
            targets.push((Place::Target(index as u32), image));
        }
        if draw.depth {
            let format = Format { scalar: Scalar::Float, components: 1, depth: true };
            let image = scratch.image(&plain(draw, format), vk::ImageUsageFlags::DEPTH_STENCIL_ATTACHMENT)?;
            targets.push((Place::Depth, image));
        }
        self.submit(|commands| {
            let images = || bound.images().chain(targets.iter().map(|(_, image)| image));
            images().for_each(|image| scratch.fill(commands, image));
            self.barrier(commands);
            let point = vk::PipelineBindPoint::GRAPHICS;
            unsafe {
                self.begin_rendering(commands, draw, &targets);
                self.device.cmd_bind_pipeline(commands, point, pipeline);
                if !sets.is_empty() {
                    self.device.cmd_bind_descriptor_sets(commands, point, layout, 0, sets, &[]);
                }
                if !vertices.is_empty() {
                    self.device.cmd_bind_vertex_buffers(commands, 0, &vertices, &vec![0; vertices.len()]);
                }
                let [x, y, z] = job.test.dispatch;
                match meshes {
                    Some(meshes) => meshes.cmd_draw_mesh_tasks(commands, x, y, z),
                    None => self.device.cmd_draw(commands, draw.vertices, draw.instances, 0, 0),
                }
                self.device.cmd_end_rendering(commands);
            }
            self.barrier(commands);
            images().for_each(|image| scratch.fetch(commands, image));
            self.barrier(commands);
        })?;
        Ok(targets)
    }

    /// Begins drawing to the targets, which are cleared to zero, depth to 1.
    fn begin_rendering(&self, commands: vk::CommandBuffer, draw: &Draw, targets: &[(Place, Image)]) {
        let attachment = |image: &Image| {
            vk::RenderingAttachmentInfo::default()
                .image_view(image.view)
                .image_layout(vk::ImageLayout::GENERAL)
                .load_op(vk::AttachmentLoadOp::CLEAR)
                .store_op(vk::AttachmentStoreOp::STORE)
        };
        let colours: Vec<_> =
            targets.iter().filter(|(place, _)| *place != Place::Depth).map(|(_, i)| attachment(i)).collect();
        let mut info =
            vk::RenderingInfo::default().render_area(area(draw)).layer_count(1).color_attachments(&colours);
        let depth = targets.iter().find(|(place, _)| *place == Place::Depth).map(|(_, image)| {
            let clear = vk::ClearDepthStencilValue { depth: 1.0, stencil: 0 };
            attachment(image).clear_value(vk::ClearValue { depth_stencil: clear })
        });
        if let Some(depth) = &depth {
            info = info.depth_attachment(depth);
        }
        // SAFETY: the attachments live across the call, their images until the job is done.
        unsafe { self.device.cmd_begin_rendering(commands, &info) };
    }

    fn graphics(
        &self,
        scratch: &mut Scratch,
        job: &Job,
        layout: vk::PipelineLayout,
    ) -> Result<vk::Pipeline, String> {
        let draw = &job.test.draw;
        let mut stages = Vec::new();
        for module in job.modules {
            stages.push((module.stage, self.module(scratch, module)?));
        }
        let stages: Vec<_> = stages
            .iter()
            .map(|(stage, (module, entry))| {
                vk::PipelineShaderStageCreateInfo::default().stage(flag(*stage)).module(*module).name(entry)
            })
            .collect();
        let (buffers, attributes) = vertex_input(draw)?;
        let vertex_input = vk::PipelineVertexInputStateCreateInfo::default()
            .vertex_binding_descriptions(&buffers)
            .vertex_attribute_descriptions(&attributes);
        let assembly = vk::PipelineInputAssemblyStateCreateInfo::default().topology(match draw.topology {
            Topology::Triangles => vk::PrimitiveTopology::TRIANGLE_LIST,
            Topology::Strip => vk::PrimitiveTopology::TRIANGLE_STRIP,
            Topology::Lines => vk::PrimitiveTopology::LINE_LIST,
            Topology::Points => vk::PrimitiveTopology::POINT_LIST,
            Topology::Patches(_) => vk::PrimitiveTopology::PATCH_LIST,
        });
        let points = if let Topology::Patches(points) = draw.topology { points } else { 1 };
        let tessellation = vk::PipelineTessellationStateCreateInfo::default().patch_control_points(points);
        // D3D's y goes up; a viewport of negative height makes Vulkan's do so too.
        let [width, height] = draw.size.map(|n| n as f32);
        let viewports =
            [vk::Viewport { x: 0.0, y: height, width, height: -height, min_depth: 0.0, max_depth: 1.0 }];
        let scissors = [area(draw)];
        let viewport =
            vk::PipelineViewportStateCreateInfo::default().viewports(&viewports).scissors(&scissors);
        let raster = vk::PipelineRasterizationStateCreateInfo::default().line_width(1.0);
        let samples = vk::PipelineMultisampleStateCreateInfo::default()
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let all =
            vk::PipelineColorBlendAttachmentState::default().color_write_mask(vk::ColorComponentFlags::RGBA);
        let blends = vec![all; draw.targets.len()];
        let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&blends);
        let depth = vk::PipelineDepthStencilStateCreateInfo::default()
            .depth_test_enable(draw.depth)
            .depth_write_enable(draw.depth)
            .depth_compare_op(vk::CompareOp::LESS);
        let formats = draw.targets.iter().map(|f| format(*f)).collect::<Result<Vec<_>, _>>()?;
        let mut rendering = vk::PipelineRenderingCreateInfo::default().color_attachment_formats(&formats);
        if draw.depth {
            rendering = rendering.depth_attachment_format(vk::Format::D32_SFLOAT);
        }
        let info = [vk::GraphicsPipelineCreateInfo::default()
            .stages(&stages)
            .vertex_input_state(&vertex_input)
            .input_assembly_state(&assembly)
            .tessellation_state(&tessellation)
            .viewport_state(&viewport)
            .rasterization_state(&raster)
            .multisample_state(&samples)
            .color_blend_state(&blend)
            .depth_stencil_state(&depth)
            .layout(layout)
            .push_next(&mut rendering)];
        let made = unsafe { self.device.create_graphics_pipelines(vk::PipelineCache::null(), &info, None) };
        let pipeline = made.map_err(|(_, e)| message(e))?[0];
        scratch.pipelines.push(pipeline);
        Ok(pipeline)
    }
}

fn flag(stage: Stage) -> vk::ShaderStageFlags {
    match stage {
        Stage::Vertex => vk::ShaderStageFlags::VERTEX,
        Stage::Hull => vk::ShaderStageFlags::TESSELLATION_CONTROL,
        Stage::Domain => vk::ShaderStageFlags::TESSELLATION_EVALUATION,
        Stage::Geometry => vk::ShaderStageFlags::GEOMETRY,
        Stage::Pixel => vk::ShaderStageFlags::FRAGMENT,
        Stage::Compute => vk::ShaderStageFlags::COMPUTE,
        Stage::Mesh => vk::ShaderStageFlags::MESH_EXT,
        Stage::Amplification => vk::ShaderStageFlags::TASK_EXT,
        Stage::RayGeneration => vk::ShaderStageFlags::RAYGEN_KHR,
        Stage::Intersection => vk::ShaderStageFlags::INTERSECTION_KHR,
        Stage::AnyHit => vk::ShaderStageFlags::ANY_HIT_KHR,
        Stage::ClosestHit => vk::ShaderStageFlags::CLOSEST_HIT_KHR,
        Stage::Miss => vk::ShaderStageFlags::MISS_KHR,
        Stage::Callable => vk::ShaderStageFlags::CALLABLE_KHR,
        Stage::Library | Stage::Node => vk::ShaderStageFlags::empty(),
    }
}

fn area(draw: &Draw) -> vk::Rect2D {
    let [width, height] = draw.size;
    vk::Rect2D { offset: vk::Offset2D::default(), extent: vk::Extent2D { width, height } }
}

/// A target as an empty texture.
fn plain(draw: &Draw, format: Format) -> Texture {
    let [width, height] = draw.size;
    let data = vec![0; (width * height) as usize * format.size()];
    Texture { shape: Shape::Two, arrayed: false, format, size: [width, height, 1], layers: 1, mips: 1, data }
}

type VertexInput = (Vec<vk::VertexInputBindingDescription>, Vec<vk::VertexInputAttributeDescription>);

/// A buffer for each attribute; the n-th attribute has location n.
fn vertex_input(draw: &Draw) -> Result<VertexInput, String> {
    let mut out = (Vec::new(), Vec::new());
    for (index, attribute) in (0..).zip(&draw.attributes) {
        let rate = match attribute.per_instance {
            true => vk::VertexInputRate::INSTANCE,
            false => vk::VertexInputRate::VERTEX,
        };
        let stride = attribute.format.size() as u32;
        out.0.push(vk::VertexInputBindingDescription { binding: index, stride, input_rate: rate });
        let format = format(attribute.format)?;
        let attribute =
            vk::VertexInputAttributeDescription { location: index, binding: index, format, offset: 0 };
        out.1.push(attribute);
    }
    Ok(out)
}
