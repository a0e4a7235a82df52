//! What a module asks of the environment: capabilities, extensions, sets of extended instructions, addressing.

use super::Id;
use smallvec::SmallVec;
use spirv::Capability;
use std::borrow::Cow;

/// The set of extended instructions that mathematics comes from.
pub(super) const GLSL: &str = "GLSL.std.450";

/// What a module asks of the environment, each thing once.
#[derive(Default)]
pub(super) struct Requirements {
    pub(super) capabilities: SmallVec<[Capability; 16]>,
    pub(super) extensions: SmallVec<[Cow<'static, str>; 4]>,
    /// Whether addresses are numbers too.
    pub(super) physical: bool,
    /// The id of `GLSL.std.450`, once it is asked for.
    pub(super) glsl: Id,
    /// Other sets of extended instructions, by name.
    pub(super) imports: Vec<(String, Id)>,
}

impl Requirements {
    pub(super) fn capability(&mut self, capability: Capability) {
        if !self.capabilities.contains(&capability) {
            self.capabilities.push(capability);
        }
    }

    pub(super) fn extension(&mut self, name: Cow<'static, str>) {
        if !self.extensions.contains(&name) {
            self.extensions.push(name);
        }
    }

    /// Makes addresses numbers by which buffers may be reached.
    pub(super) fn physical(&mut self, of_core: bool) {
        self.physical = true;
        self.capability(Capability::PhysicalStorageBufferAddresses);
        if !of_core {
            self.extension("SPV_KHR_physical_storage_buffer".into());
        }
    }

    /// Asks for the extensions that give SPIR-V 1.0 what 1.3 has.
    pub(super) fn extend_first_version(&mut self) {
        use Capability::*;
        if self.physical {
            self.extension("SPV_KHR_storage_buffer_storage_class".into());
        }
        for i in 0..self.capabilities.len() {
            let name = match self.capabilities[i] {
                DrawParameters => "SPV_KHR_shader_draw_parameters",
                DeviceGroup => "SPV_KHR_device_group",
                MultiView => "SPV_KHR_multiview",
                StorageBuffer16BitAccess
                | UniformAndStorageBuffer16BitAccess
                | StoragePushConstant16
                | StorageInputOutput16 => "SPV_KHR_16bit_storage",
                _ => continue,
            };
            self.extension(name.into());
        }
    }
}
