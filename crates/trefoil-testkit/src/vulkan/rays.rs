//! Ray tracing pipelines: the shaders of a library in groups, their tables with records, and the dispatch.

use super::binding::Bound;
use super::memory::Scratch;
use super::{Gpu, Job, message};
use crate::exec::scene::{Rays, Table};
use ash::vk;
use std::ffi::CString;

/// The shaders of a pipeline: each with its name once, and the groups in the order of the tables.
struct Shaders {
    stages: Vec<(vk::ShaderStageFlags, CString)>,
    groups: Vec<vk::RayTracingShaderGroupCreateInfoKHR<'static>>,
}

impl Shaders {
    fn new(rays: &Rays) -> Result<Shaders, String> {
        let mut shaders = Shaders { stages: Vec::new(), groups: Vec::new() };
        shaders.general(vk::ShaderStageFlags::RAYGEN_KHR, &rays.generation)?;
        for name in &rays.misses {
            shaders.general(vk::ShaderStageFlags::MISS_KHR, name)?;
        }
        for hit in &rays.hits {
            let kind = match hit.intersection {
                Some(_) => vk::RayTracingShaderGroupTypeKHR::PROCEDURAL_HIT_GROUP,
                None => vk::RayTracingShaderGroupTypeKHR::TRIANGLES_HIT_GROUP,
            };
            let closest = shaders.stage(vk::ShaderStageFlags::CLOSEST_HIT_KHR, hit.closest.as_deref())?;
            let any = shaders.stage(vk::ShaderStageFlags::ANY_HIT_KHR, hit.any.as_deref())?;
            let inside =
                shaders.stage(vk::ShaderStageFlags::INTERSECTION_KHR, hit.intersection.as_deref())?;
            let group = group(kind).closest_hit_shader(closest).any_hit_shader(any);
            shaders.groups.push(group.intersection_shader(inside));
        }
        for name in &rays.callables {
            shaders.general(vk::ShaderStageFlags::CALLABLE_KHR, name)?;
        }
        Ok(shaders)
    }

    /// The number of a shader.
    fn stage(&mut self, stage: vk::ShaderStageFlags, name: Option<&str>) -> Result<u32, String> {
        let Some(name) = name else { return Ok(vk::SHADER_UNUSED_KHR) };
        let wanted = (stage, CString::new(name).map_err(|e| e.to_string())?);
        let known = self.stages.iter().position(|have| *have == wanted);
        Ok(known.unwrap_or_else(|| {
            self.stages.push(wanted);
            self.stages.len() - 1
        }) as u32)
    }

    /// A group of one shader.
    fn general(&mut self, stage: vk::ShaderStageFlags, name: &str) -> Result<(), String> {
        let number = self.stage(stage, Some(name))?;
        self.groups.push(group(vk::RayTracingShaderGroupTypeKHR::GENERAL).general_shader(number));
        Ok(())
    }
}

fn group(kind: vk::RayTracingShaderGroupTypeKHR) -> vk::RayTracingShaderGroupCreateInfoKHR<'static> {
    vk::RayTracingShaderGroupCreateInfoKHR::default()
        .ty(kind)
        .general_shader(vk::SHADER_UNUSED_KHR)
        .closest_hit_shader(vk::SHADER_UNUSED_KHR)
        .any_hit_shader(vk::SHADER_UNUSED_KHR)
        .intersection_shader(vk::SHADER_UNUSED_KHR)
}

impl Gpu {
    /// Starts the rays of a job.
    pub(super) fn trace(
        &self,
        scratch: &mut Scratch,
        job: &Job,
        rays: &Rays,
        bound: &Bound,
        (layout, sets): (vk::PipelineLayout, &[vk::DescriptorSet]),
    ) -> Result<(), String> {
        let (module, _) = self.module(scratch, &job.modules[0])?;
        let shaders = Shaders::new(rays)?;
        let stages: Vec<_> = shaders
            .stages
            .iter()
            .map(|(stage, name)| {
                vk::PipelineShaderStageCreateInfo::default().stage(*stage).module(module).name(name)
            })
            .collect();
        let depth = scratch.rays()?.recursion.min(8);
        let info = vk::RayTracingPipelineCreateInfoKHR::default()
            .stages(&stages)
            .groups(&shaders.groups)
            .max_pipeline_ray_recursion_depth(depth)
            .layout(layout);
        let (none, cache) = (vk::DeferredOperationKHR::null(), vk::PipelineCache::null());
        // SAFETY: see the parent module's notes; so for every call below.
        let made =
            unsafe { scratch.rays()?.pipelines.create_ray_tracing_pipelines(none, cache, &[info], None) };
        let pipeline = made.map_err(|(_, e)| message(e))?[0];
        scratch.pipelines.push(pipeline);
        let tables = tables(scratch, rays, pipeline, shaders.groups.len() as u32)?;
        let functions = &scratch.rays()?.pipelines;
        let [x, y, z] = job.test.dispatch;
        self.submit(|commands| {
            bound.images().for_each(|image| scratch.fill(commands, image));
            self.barrier(commands);
            let point = vk::PipelineBindPoint::RAY_TRACING_KHR;
            unsafe {
                self.device.cmd_bind_pipeline(commands, point, pipeline);
                if !sets.is_empty() {
                    self.device.cmd_bind_descriptor_sets(commands, point, layout, 0, sets, &[]);
                }
                let [generation, misses, hits, callables] = &tables;
                functions.cmd_trace_rays(commands, generation, misses, hits, callables, x, y, z);
            }
            self.barrier(commands);
            bound.images().for_each(|image| scratch.fetch(commands, image));
            self.barrier(commands);
        })
    }
}

/// The tables of a pipeline, of rays that start, that miss, that hit, and of callable shaders.
fn tables(
    scratch: &mut Scratch,
    rays: &Rays,
    pipeline: vk::Pipeline,
    groups: u32,
) -> Result<[vk::StridedDeviceAddressRegionKHR; 4], String> {
    let functions = scratch.rays()?;
    let (handle, aligned, base) = (functions.handle, functions.handle_alignment, functions.table_alignment);
    let size = handle as usize * groups as usize;
    let handles =
        unsafe { functions.pipelines.get_ray_tracing_shader_group_handles(pipeline, 0, groups, size) };
    let handles = handles.map_err(message)?;
    let mut left = handles.chunks_exact(handle as usize);
    let counts = [
        (Table::Generation, 1),
        (Table::Miss, rays.misses.len()),
        (Table::Hit, rays.hits.len()),
        (Table::Callable, rays.callables.len()),
    ];
    let mut regions = [vk::StridedDeviceAddressRegionKHR::default(); 4];
    for ((table, count), region) in counts.into_iter().zip(&mut regions) {
        let of_table = || rays.records.iter().filter(move |record| record.table == table);
        let record = of_table().map(|record| record.data.len() as u64).max().unwrap_or(0);
        let stride = (handle + record).next_multiple_of(aligned);
        let mut bytes = vec![0; base as usize + stride as usize * count];
        // The table begins where its address is a multiple of what the driver asks for.
        let buffer = scratch.addressed(&bytes)?;
        let address = scratch.address(buffer);
        let start = address.next_multiple_of(base);
        let mut at = (start - address) as usize;
        for index in 0..count {
            let shader = left.next().ok_or("the pipeline has too few groups")?;
            bytes[at..at + shader.len()].copy_from_slice(shader);
            for record in of_table().filter(|record| record.index == index) {
                let data = at + shader.len();
                bytes[data..data + record.data.len()].copy_from_slice(&record.data);
            }
            at += stride as usize;
        }
        scratch.write(buffer, &bytes)?;
        let size = stride * count as u64;
        *region = vk::StridedDeviceAddressRegionKHR { device_address: start, stride, size };
        if count == 0 {
            *region = vk::StridedDeviceAddressRegionKHR::default();
        }
    }
    Ok(regions)
}
