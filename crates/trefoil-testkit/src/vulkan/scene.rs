//! A test's scene as acceleration structures, and tables of shaders: what lies in memory that the device knows by address.

use super::memory::{Buffer, Scratch};
use super::message;
use crate::exec::scene::{Bottom, Geometry, Scene};
use ash::vk;

/// What the driver has for rays.
pub(super) struct RayFunctions {
    pub(super) structures: ash::khr::acceleration_structure::Device,
    pub(super) pipelines: ash::khr::ray_tracing_pipeline::Device,
    /// The size of a shader's handle, and what handles and tables must be aligned to.
    pub(super) handle: u64,
    pub(super) handle_alignment: u64,
    pub(super) table_alignment: u64,
    /// How deep rays may be traced from shaders of rays.
    pub(super) recursion: u32,
}

impl RayFunctions {
    /// The extensions that rays need.
    pub(super) const EXTENSIONS: [&std::ffi::CStr; 4] = [
        ash::khr::acceleration_structure::NAME,
        ash::khr::deferred_host_operations::NAME,
        ash::khr::ray_query::NAME,
        ash::khr::ray_tracing_pipeline::NAME,
    ];

    pub(super) fn new(instance: &ash::Instance, physical: vk::PhysicalDevice, device: &ash::Device) -> Self {
        let mut of_rays = vk::PhysicalDeviceRayTracingPipelinePropertiesKHR::default();
        let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut of_rays);
        // SAFETY: see the parent module's notes.
        unsafe { instance.get_physical_device_properties2(physical, &mut properties) };
        Self {
            structures: ash::khr::acceleration_structure::Device::new(instance, device),
            pipelines: ash::khr::ray_tracing_pipeline::Device::new(instance, device),
            handle: of_rays.shader_group_handle_size.into(),
            handle_alignment: of_rays.shader_group_handle_alignment.into(),
            table_alignment: of_rays.shader_group_base_alignment.into(),
            recursion: of_rays.max_ray_recursion_depth,
        }
    }
}

/// The numbers in bytes.
fn bytes(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|n| n.to_le_bytes()).collect()
}

impl Scratch<'_> {
    /// What the driver has for rays, or an error.
    pub(super) fn rays(&self) -> Result<&RayFunctions, String> {
        self.gpu.rays.as_ref().ok_or_else(|| "Vulkan: the driver traces no rays".to_string())
    }

    /// The address of a buffer.
    pub(super) fn address(&self, buffer: Buffer) -> u64 {
        let info = vk::BufferDeviceAddressInfo::default().buffer(buffer.handle);
        // SAFETY: see the parent module's notes; so for every call below.
        unsafe { self.gpu.device.get_buffer_device_address(&info) }
    }

    /// The top level structure of a scene, built with all below it.
    pub(super) fn scene(&mut self, scene: &Scene) -> Result<vk::AccelerationStructureKHR, String> {
        let mut addresses = Vec::new();
        for bottom in &scene.bottoms {
            let built = self.bottom(bottom)?;
            let info = vk::AccelerationStructureDeviceAddressInfoKHR::default().acceleration_structure(built);
            let structures = &self.rays()?.structures;
            addresses.push(unsafe { structures.get_acceleration_structure_device_address(&info) });
        }
        let mut rows = Vec::new();
        for instance in &scene.instances {
            rows.extend(bytes(&instance.transform));
            rows.extend((instance.id & 0xff_ffff | u32::from(instance.mask) << 24).to_le_bytes());
            rows.extend((instance.record & 0xff_ffff | u32::from(instance.flags) << 24).to_le_bytes());
            rows.extend(addresses[instance.bottom].to_le_bytes());
        }
        let rows = self.addressed(&rows)?;
        let data = vk::DeviceOrHostAddressConstKHR { device_address: self.address(rows) };
        let instances = vk::AccelerationStructureGeometryInstancesDataKHR::default().data(data);
        let geometry = vk::AccelerationStructureGeometryKHR::default()
            .geometry_type(vk::GeometryTypeKHR::INSTANCES)
            .geometry(vk::AccelerationStructureGeometryDataKHR { instances });
        let counts = [scene.instances.len() as u32];
        self.build(vk::AccelerationStructureTypeKHR::TOP_LEVEL, &[geometry], &counts)
    }

    fn bottom(&mut self, bottom: &Bottom) -> Result<vk::AccelerationStructureKHR, String> {
        let mut geometries = Vec::new();
        for geometry in &bottom.geometries {
            geometries.push(self.geometry(geometry)?);
        }
        let counts: Vec<u32> = bottom.geometries.iter().map(Geometry::primitives).collect();
        self.build(vk::AccelerationStructureTypeKHR::BOTTOM_LEVEL, &geometries, &counts)
    }

    fn geometry(&mut self, of: &Geometry) -> Result<vk::AccelerationStructureGeometryKHR<'static>, String> {
        let buffer = self.addressed(&bytes(&of.numbers))?;
        let data = vk::DeviceOrHostAddressConstKHR { device_address: self.address(buffer) };
        let mut flags = vk::GeometryFlagsKHR::empty();
        if of.opaque {
            flags |= vk::GeometryFlagsKHR::OPAQUE;
        }
        if of.once {
            flags |= vk::GeometryFlagsKHR::NO_DUPLICATE_ANY_HIT_INVOCATION;
        }
        let (kind, data) = if of.boxes {
            let aabbs = vk::AccelerationStructureGeometryAabbsDataKHR::default().data(data).stride(24);
            (vk::GeometryTypeKHR::AABBS, vk::AccelerationStructureGeometryDataKHR { aabbs })
        } else {
            let triangles = vk::AccelerationStructureGeometryTrianglesDataKHR::default()
                .vertex_format(vk::Format::R32G32B32_SFLOAT)
                .vertex_data(data)
                .vertex_stride(12)
                .max_vertex(of.primitives() * 3 - 1)
                .index_type(vk::IndexType::NONE_KHR);
            (vk::GeometryTypeKHR::TRIANGLES, vk::AccelerationStructureGeometryDataKHR { triangles })
        };
        Ok(vk::AccelerationStructureGeometryKHR::default().geometry_type(kind).geometry(data).flags(flags))
    }

    fn build(
        &mut self,
        kind: vk::AccelerationStructureTypeKHR,
        geometries: &[vk::AccelerationStructureGeometryKHR],
        counts: &[u32],
    ) -> Result<vk::AccelerationStructureKHR, String> {
        let mut info = vk::AccelerationStructureBuildGeometryInfoKHR::default()
            .ty(kind)
            .mode(vk::BuildAccelerationStructureModeKHR::BUILD)
            .geometries(geometries);
        let mut sizes = vk::AccelerationStructureBuildSizesInfoKHR::default();
        let on_device = vk::AccelerationStructureBuildTypeKHR::DEVICE;
        unsafe {
            let structures = &self.rays()?.structures;
            structures.get_acceleration_structure_build_sizes(on_device, &info, counts, &mut sizes);
        }
        let storage = self.addressed(&vec![0; sizes.acceleration_structure_size as usize])?;
        let room = self.addressed(&vec![0; sizes.build_scratch_size as usize])?;
        let creation = vk::AccelerationStructureCreateInfoKHR::default()
            .buffer(storage.handle)
            .size(sizes.acceleration_structure_size)
            .ty(kind);
        let built = unsafe { self.rays()?.structures.create_acceleration_structure(&creation, None) };
        let built = built.map_err(message)?;
        self.structures.push(built);
        info = info.dst_acceleration_structure(built);
        info.scratch_data = vk::DeviceOrHostAddressKHR { device_address: self.address(room) };
        let range =
            |&count: &u32| vk::AccelerationStructureBuildRangeInfoKHR::default().primitive_count(count);
        let ranges: Vec<_> = counts.iter().map(range).collect();
        let structures = &self.rays()?.structures;
        self.gpu.submit(|commands| {
            unsafe { structures.cmd_build_acceleration_structures(commands, &[info], &[&ranges]) };
            self.gpu.barrier(commands);
        })?;
        Ok(built)
    }
}
