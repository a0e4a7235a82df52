//! What is bound: a test's resources as Vulkan objects, and the descriptor sets that give them to the shaders.

use super::memory::{Buffer, Image, Scratch, format};
use super::{Job, message};
use crate::exec::header::{Address, Register, What};
use crate::exec::modules::Binding;
use crate::spirv::Wants;
use ash::vk;
use std::collections::BTreeMap;

/// A test's resource, made.
pub(super) enum Made {
    /// Bytes, and the format of their texels.
    Buffer(Buffer, vk::Format),
    /// A texture.
    Image(Image),
    /// A sampler.
    Sampler(vk::Sampler),
    /// A scene.
    Scene(vk::AccelerationStructureKHR),
}

/// All that is bound in a job.
pub(super) struct Bound {
    pub(super) resources: BTreeMap<Register, Made>,
    pub(super) counters: BTreeMap<Register, Buffer>,
}

impl Bound {
    /// Makes a test's resources.
    pub(super) fn new(scratch: &mut Scratch, job: &Job) -> Result<Bound, String> {
        let mut bound = Bound { resources: BTreeMap::new(), counters: BTreeMap::new() };
        scratch.has_addresses = !job.test.addresses.is_empty();
        for resource in &job.test.resources {
            let made = match &resource.what {
                What::Bytes { data, .. } => Made::Buffer(scratch.buffer(data)?, vk::Format::R32_UINT),
                What::Typed { format: texel, data } => Made::Buffer(scratch.buffer(data)?, format(*texel)?),
                What::Texture(texture) => {
                    let storage = resource.register.class == 'u';
                    let usage =
                        if storage { vk::ImageUsageFlags::STORAGE } else { vk::ImageUsageFlags::SAMPLED };
                    Made::Image(scratch.image(texture, usage)?)
                }
                What::Sampler(sampler) => Made::Sampler(scratch.sampler(sampler)?),
                What::Scene => Made::Scene(scratch.scene(&job.test.scene)?),
            };
            bound.resources.insert(resource.register, made);
            if let Some(first) = resource.counter {
                let counter = scratch.buffer(&first.to_le_bytes())?;
                bound.counters.insert(resource.register, counter);
            }
        }
        for address in &job.test.addresses {
            bound.put_address(scratch, address)?;
        }
        Ok(bound)
    }

    /// Writes the address of one resource into another.
    fn put_address(&self, scratch: &Scratch, address: &Address) -> Result<(), String> {
        let buffer = |register| match self.resources.get(&register) {
            Some(Made::Buffer(buffer, _)) => Ok(*buffer),
            _ => Err(format!("{register} is no buffer that the test binds")),
        };
        let ((at, byte), (of, distance)) = (address.at, address.of);
        let to = buffer(at)?;
        let mut held = scratch.read(to)?;
        let place =
            held.get_mut(byte..byte + 8).ok_or_else(|| format!("{at} has no room for an address there"))?;
        place.copy_from_slice(&(scratch.address(buffer(of)?) + distance).to_le_bytes());
        scratch.write(to, &held)
    }

    /// The images among the resources.
    pub(super) fn images(&self) -> impl Iterator<Item = &Image> {
        self.resources.values().filter_map(|made| match made {
            Made::Image(image) => Some(image),
            _ => None,
        })
    }

    /// How many descriptors a variable gets: its own count, or up to the last register that the test binds.
    fn count(&self, binding: &Binding) -> u32 {
        binding.variable.count.unwrap_or_else(|| {
            let base = binding.register;
            let same =
                |r: &&Register| r.class == base.class && r.space == base.space && r.number >= base.number;
            self.resources.keys().filter(same).map(|r| r.number - base.number + 1).max().unwrap_or(1)
        })
    }

    /// What is bound to one element of a variable; an element that the test leaves out gets the first it binds.
    fn element(&self, binding: &Binding, index: u32) -> Result<&Made, String> {
        let base = binding.register;
        let at =
            |index: u32| self.resources.get(&Register { number: base.number.checked_add(index)?, ..base });
        let first = || (0..self.count(binding).min(4096)).find_map(at);
        at(index)
            .or_else(first)
            .ok_or_else(|| format!("the shader uses {base}, which the test does not bind"))
    }
}

/// Descriptor sets for the stages' variables, and the pipeline layout that takes them.
pub(super) fn sets(
    scratch: &mut Scratch,
    job: &Job,
    bound: &Bound,
) -> Result<(vk::PipelineLayout, Vec<vk::DescriptorSet>), String> {
    let mut bindings: BTreeMap<(u32, u32), &Binding> = BTreeMap::new();
    for binding in job.modules.iter().flat_map(|module| &module.bindings) {
        bindings.insert((binding.variable.set, binding.variable.binding), binding);
    }
    let count = bindings.keys().map(|(set, _)| set + 1).max().unwrap_or(0);
    let device = &scratch.gpu.device;
    let mut layouts = Vec::new();
    for set in 0..count {
        let mut rows = Vec::new();
        for (&(_, binding), what) in bindings.range((set, 0)..(set + 1, 0)) {
            let row = vk::DescriptorSetLayoutBinding::default()
                .binding(binding)
                .descriptor_type(kind(what.variable.wants))
                .descriptor_count(bound.count(what))
                .stage_flags(vk::ShaderStageFlags::ALL);
            rows.push(row);
        }
        let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&rows);
        // SAFETY: see the parent module's notes; so for every call below.
        let layout = unsafe { device.create_descriptor_set_layout(&info, None) }.map_err(message)?;
        scratch.set_layouts.push(layout);
        layouts.push(layout);
    }
    let info = vk::PipelineLayoutCreateInfo::default().set_layouts(&layouts);
    let layout = unsafe { device.create_pipeline_layout(&info, None) }.map_err(message)?;
    scratch.layouts.push(layout);
    if layouts.is_empty() {
        return Ok((layout, Vec::new()));
    }
    let sizes: Vec<vk::DescriptorPoolSize> = bindings
        .values()
        .map(|b| vk::DescriptorPoolSize { ty: kind(b.variable.wants), descriptor_count: bound.count(b) })
        .collect();
    let info = vk::DescriptorPoolCreateInfo::default().max_sets(count).pool_sizes(&sizes);
    let pool = unsafe { device.create_descriptor_pool(&info, None) }.map_err(message)?;
    scratch.set_pools.push(pool);
    let info = vk::DescriptorSetAllocateInfo::default().descriptor_pool(pool).set_layouts(&layouts);
    let sets = unsafe { device.allocate_descriptor_sets(&info) }.map_err(message)?;
    for ((set, binding), what) in bindings {
        for index in 0..bound.count(what) {
            write(scratch, bound, what, (sets[set as usize], binding, index))?;
        }
    }
    Ok((layout, sets))
}

/// Points one descriptor at what is bound there.
fn write(
    scratch: &mut Scratch,
    bound: &Bound,
    binding: &Binding,
    (set, number, index): (vk::DescriptorSet, u32, u32),
) -> Result<(), String> {
    let wants = binding.variable.wants;
    let register = binding.register;
    let counter;
    let made = if binding.counter {
        let buffer = bound.counters.get(&register);
        let buffer =
            *buffer.ok_or_else(|| format!("{register} has a counter, which the test does not give"))?;
        counter = Made::Buffer(buffer, vk::Format::R32_UINT);
        &counter
    } else {
        bound.element(binding, index)?
    };
    let mut descriptor = vk::WriteDescriptorSet::default()
        .dst_set(set)
        .dst_binding(number)
        .dst_array_element(index)
        .descriptor_type(kind(wants));
    let (buffers, views, images, scenes);
    let mut of_scene;
    descriptor = match (made, wants) {
        (Made::Buffer(buffer, _), Wants::Uniform | Wants::Storage) => {
            // A constant buffer may be declared longer than what the test gives; the rest is zeros.
            let range = if wants == Wants::Uniform { vk::WHOLE_SIZE } else { buffer.size };
            buffers = [vk::DescriptorBufferInfo { buffer: buffer.handle, offset: 0, range }];
            descriptor.buffer_info(&buffers)
        }
        (Made::Buffer(buffer, texel), Wants::UniformTexel | Wants::StorageTexel) => {
            views = [scratch.texels(*buffer, *texel)?];
            descriptor.texel_buffer_view(&views)
        }
        (Made::Image(image), Wants::Sampled | Wants::Image) => {
            let general = vk::ImageLayout::GENERAL;
            images = [vk::DescriptorImageInfo::default().image_view(image.view).image_layout(general)];
            descriptor.image_info(&images)
        }
        (Made::Sampler(sampler), Wants::Sampler) => {
            images = [vk::DescriptorImageInfo::default().sampler(*sampler)];
            descriptor.image_info(&images)
        }
        (Made::Scene(scene), Wants::Scene) => {
            scenes = [*scene];
            of_scene =
                vk::WriteDescriptorSetAccelerationStructureKHR::default().acceleration_structures(&scenes);
            descriptor.descriptor_count(1).push_next(&mut of_scene)
        }
        _ => return Err(format!("the shader wants {wants:?} at {register}, the test binds something else")),
    };
    unsafe { scratch.gpu.device.update_descriptor_sets(&[descriptor], &[]) };
    Ok(())
}

fn kind(wants: Wants) -> vk::DescriptorType {
    match wants {
        Wants::Uniform => vk::DescriptorType::UNIFORM_BUFFER,
        Wants::Storage => vk::DescriptorType::STORAGE_BUFFER,
        Wants::UniformTexel => vk::DescriptorType::UNIFORM_TEXEL_BUFFER,
        Wants::StorageTexel => vk::DescriptorType::STORAGE_TEXEL_BUFFER,
        Wants::Sampled => vk::DescriptorType::SAMPLED_IMAGE,
        Wants::Image => vk::DescriptorType::STORAGE_IMAGE,
        Wants::Sampler => vk::DescriptorType::SAMPLER,
        Wants::Scene => vk::DescriptorType::ACCELERATION_STRUCTURE_KHR,
    }
}
