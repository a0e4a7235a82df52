//! Runs SPIR-V on Mesa's lavapipe through Vulkan: the only module of this workspace that calls a driver.
//!
//! [`Gpu`] is the device; [`Job`] is a dispatch or a draw with what is bound to it; [`run`] executes one job at a time and
//! gives its results. Every object that a job makes is owned by one scratch, which destroys them all
//! at the end of the job, after the queue is idle.
//!
//! About the unsafe calls: handles passed to the driver come from the same device and live in the job's scratch until the
//! queue is idle; structures passed by reference live across the call; modules have passed spirv-val.

#![expect(unsafe_code, reason = "Vulkan is a C interface")]

mod binding;
pub mod capture;
mod memory;
mod pipeline;
mod rays;
mod scene;

use crate::consumers;
use crate::exec::header::{Place, Test};
use crate::exec::modules::Module;
use ash::vk;
use scene::RayFunctions;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, OnceLock};

/// How long a job may take before it counts as hung.
const PATIENCE: u64 = 30_000_000_000;

/// A device.
pub struct Gpu {
    /// Held so that the loader stays.
    _entry: ash::Entry,
    _instance: ash::Instance,
    device: ash::Device,
    /// Draws of meshes, where the driver has them.
    meshes: Option<ash::ext::mesh_shader::Device>,
    /// The functions of ray tracing, where the driver has them.
    rays: Option<RayFunctions>,
    queue: vk::Queue,
    pool: vk::CommandPool,
    memories: vk::PhysicalDeviceMemoryProperties,
}

/// A test's shaders, compiled along a route.
pub struct Job<'a> {
    /// The test, which has what is bound and what is drawn.
    pub test: &'a Test,
    /// Its stages.
    pub modules: &'a [Module],
}

/// Runs a job on the process's device; gives the bytes at every place that the test observes.
pub fn run(job: &Job) -> Result<BTreeMap<Place, Vec<u8>>, String> {
    // A panic during a job leaves no inconsistent state for the next one.
    let gpu = device()?.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    gpu.run(job)
}

/// The process's device, made when it is first asked for.
fn device() -> Result<&'static Mutex<Gpu>, String> {
    static DEVICE: OnceLock<Result<Mutex<Gpu>, String>> = OnceLock::new();
    DEVICE.get_or_init(|| Gpu::new().map(Mutex::new)).as_ref().map_err(String::clone)
}

/// Restarts this program with the environment in which the driver and its libraries are found; true in the restarted
/// process.
///
/// The driver's libraries lie in `target/consumers`, and the search path of libraries is fixed when a process starts.
pub fn in_driver_environment() -> Result<bool, String> {
    restarted("TREFOIL_TESTKIT_DRIVER", &[], |command| {
        command.env("VK_LOADER_LAYERS_DISABLE", "~all~");
    })
}

/// Restarts this program unless it has the mark, with the driver, more folders of libraries and what else the environment has.
fn restarted(mark: &str, libraries: &[PathBuf], also: impl FnOnce(&mut Command)) -> Result<bool, String> {
    if std::env::var_os(mark).is_some() {
        return Ok(true);
    }
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut again = Command::new(program);
    again.args(std::env::args_os().skip(1)).env(mark, "1");
    environment(&mut again, libraries)?;
    also(&mut again);
    let status = again.status().map_err(|e| e.to_string())?;
    std::process::exit(status.code().unwrap_or(101));
}

/// Has a program find the driver, its libraries and those in more folders.
fn environment(program: &mut Command, libraries: &[PathBuf]) -> Result<(), String> {
    let driver = consumers::file("mesa/usr/share/vulkan/icd.d/trefoil_lvp.json")?;
    let root = consumers::folder().join("mesa");
    let own = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"].map(|folder| root.join(folder));
    let all = std::env::join_paths(libraries.iter().chain(&own)).map_err(|e| e.to_string())?;
    program.env("LD_LIBRARY_PATH", all).env("VK_DRIVER_FILES", &driver).env("VK_ICD_FILENAMES", &driver);
    // Shader caches on disk would make a run depend on the ones before it.
    program.env("MESA_SHADER_CACHE_DISABLE", "true");
    Ok(())
}

fn message(result: vk::Result) -> String {
    format!("Vulkan: {result}")
}

impl Gpu {
    fn new() -> Result<Gpu, String> {
        let loader = consumers::file("mesa/usr/lib/x86_64-linux-gnu/libvulkan.so.1")?;
        // SAFETY: the library is Khronos's loader, whose initialisers run once here.
        let entry = unsafe { ash::Entry::load_from(loader) }.map_err(|e| e.to_string())?;
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_3);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: see the module's notes; so for every call below.
        let instance = unsafe { entry.create_instance(&info, None) }.map_err(message)?;
        let physical = unsafe { instance.enumerate_physical_devices() }.map_err(message)?;
        let physical = *physical.first().ok_or("Vulkan: there is no device: run `cargo xtask fetch`")?;
        let families = unsafe { instance.get_physical_device_queue_family_properties(physical) };
        let wanted = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE;
        let family = families.iter().position(|family| family.queue_flags.contains(wanted));
        let family = family.ok_or("Vulkan: no queue both draws and computes")? as u32;
        let (device, has_meshes, has_rays) = Gpu::device(&instance, physical, family)?;
        let meshes = has_meshes.then(|| ash::ext::mesh_shader::Device::new(&instance, &device));
        let rays = has_rays.then(|| RayFunctions::new(&instance, physical, &device));
        let queue = unsafe { device.get_device_queue(family, 0) };
        let pool_info = vk::CommandPoolCreateInfo::default().queue_family_index(family);
        let pool = unsafe { device.create_command_pool(&pool_info, None) }.map_err(message)?;
        let memories = unsafe { instance.get_physical_device_memory_properties(physical) };
        Ok(Gpu { _entry: entry, _instance: instance, device, meshes, rays, queue, pool, memories })
    }

    /// A device with all features enabled, but for those that change the behaviour of ordinary shaders; whether it supports
    /// mesh shaders, and ray tracing.
    fn device(
        instance: &ash::Instance,
        physical: vk::PhysicalDevice,
        family: u32,
    ) -> Result<(ash::Device, bool, bool), String> {
        // SAFETY: see the module's notes; so for every call below.
        let known = unsafe { instance.enumerate_device_extension_properties(physical) }.map_err(message)?;
        let meshes = ash::ext::mesh_shader::NAME;
        let has = |name| known.iter().any(|one| one.extension_name_as_c_str() == Ok(name));
        let has_meshes = has(meshes);
        let has_rays = RayFunctions::EXTENSIONS.into_iter().all(has);
        let mut of_structures =
            vk::PhysicalDeviceAccelerationStructureFeaturesKHR::default().acceleration_structure(true);
        let mut of_queries = vk::PhysicalDeviceRayQueryFeaturesKHR::default().ray_query(true);
        let mut of_rays = vk::PhysicalDeviceRayTracingPipelineFeaturesKHR::default()
            .ray_tracing_pipeline(true)
            .ray_traversal_primitive_culling(true);
        let mut of_meshes =
            vk::PhysicalDeviceMeshShaderFeaturesEXT::default().task_shader(true).mesh_shader(true);
        let mut of_11 = vk::PhysicalDeviceVulkan11Features::default();
        let mut of_12 = vk::PhysicalDeviceVulkan12Features::default();
        let mut of_13 = vk::PhysicalDeviceVulkan13Features::default();
        let mut features = vk::PhysicalDeviceFeatures2::default()
            .push_next(&mut of_11)
            .push_next(&mut of_12)
            .push_next(&mut of_13);
        unsafe { instance.get_physical_device_features2(physical, &mut features) };
        if has_meshes {
            features = features.push_next(&mut of_meshes);
        }
        let mut extensions = Vec::new();
        if has_meshes {
            extensions.push(meshes.as_ptr());
        }
        if has_rays {
            extensions.extend(RayFunctions::EXTENSIONS.map(std::ffi::CStr::as_ptr));
            features = features.push_next(&mut of_structures).push_next(&mut of_queries);
            features = features.push_next(&mut of_rays);
        }
        let priorities = [1.0];
        let queues =
            [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&priorities)];
        let info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&extensions)
            .push_next(&mut features);
        let device = unsafe { instance.create_device(physical, &info, None) }.map_err(message)?;
        Ok((device, has_meshes, has_rays))
    }

    /// Records commands, submits them and waits.
    fn submit(&self, record: impl FnOnce(vk::CommandBuffer)) -> Result<(), String> {
        let info = vk::CommandBufferAllocateInfo::default().command_pool(self.pool).command_buffer_count(1);
        let begin = vk::CommandBufferBeginInfo::default().flags(vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT);
        // SAFETY: the command buffer is freed and the fence destroyed only after the wait, or leaked when the job
        // hangs.
        unsafe {
            let commands = self.device.allocate_command_buffers(&info).map_err(message)?;
            self.device.begin_command_buffer(commands[0], &begin).map_err(message)?;
            record(commands[0]);
            self.device.end_command_buffer(commands[0]).map_err(message)?;
            let fence = self.device.create_fence(&vk::FenceCreateInfo::default(), None).map_err(message)?;
            let submits = [vk::SubmitInfo::default().command_buffers(&commands)];
            self.device.queue_submit(self.queue, &submits, fence).map_err(message)?;
            self.device.wait_for_fences(&[fence], true, PATIENCE).map_err(|e| match e {
                vk::Result::TIMEOUT => "the shader did not end in time".to_string(),
                e => message(e),
            })?;
            self.device.destroy_fence(fence, None);
            self.device.free_command_buffers(self.pool, &commands);
        }
        Ok(())
    }

    /// Makes everything visible to what follows.
    fn barrier(&self, commands: vk::CommandBuffer) {
        let all = vk::MemoryBarrier::default()
            .src_access_mask(vk::AccessFlags::MEMORY_WRITE | vk::AccessFlags::MEMORY_READ)
            .dst_access_mask(vk::AccessFlags::MEMORY_WRITE | vk::AccessFlags::MEMORY_READ);
        let stage = vk::PipelineStageFlags::ALL_COMMANDS;
        let flags = vk::DependencyFlags::empty();
        // SAFETY: the command buffer is being recorded.
        unsafe { self.device.cmd_pipeline_barrier(commands, stage, stage, flags, &[all], &[], &[]) };
    }
}
