//! What a caller may ask of the SPIR-V that is written.

use trefoil_ir::{DenormMode, ResourceClass};

/// The Vulkan and SPIR-V version a module is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum TargetEnv {
    /// Vulkan 1.0, SPIR-V 1.0, with the extensions that the code needs: DXC's default.
    #[default]
    Vulkan1_0,
    /// Vulkan 1.1, SPIR-V 1.3.
    Vulkan1_1,
    /// Vulkan 1.1 with SPIR-V 1.4.
    Vulkan1_1Spirv1_4,
    /// Vulkan 1.2, SPIR-V 1.5.
    Vulkan1_2,
    /// Vulkan 1.3, SPIR-V 1.6.
    Vulkan1_3,
}

impl TargetEnv {
    /// The environment of a name as `-fspv-target-env` takes it.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "vulkan1.0" => Self::Vulkan1_0,
            "vulkan1.1" => Self::Vulkan1_1,
            "vulkan1.1spirv1.4" => Self::Vulkan1_1Spirv1_4,
            "vulkan1.2" => Self::Vulkan1_2,
            "vulkan1.3" => Self::Vulkan1_3,
            _ => return None,
        })
    }

    /// The version word of a module's header.
    pub fn version(self) -> u32 {
        match self {
            Self::Vulkan1_0 => 0x0001_0000,
            Self::Vulkan1_1 => 0x0001_0300,
            Self::Vulkan1_1Spirv1_4 => 0x0001_0400,
            Self::Vulkan1_2 => 0x0001_0500,
            Self::Vulkan1_3 => 0x0001_0600,
        }
    }

    /// Whether the SPIR-V version is at least `1.minor`.
    pub(crate) fn has(self, minor: u32) -> bool {
        self.version() >= 0x0001_0000 | minor << 8
    }
}

/// The extension that lets a lane go on as a helper.
pub(crate) const DEMOTE: &str = "SPV_EXT_demote_to_helper_invocation";

/// How far the registers of one class are shifted to become binding numbers: `-fvk-b-shift` and its kin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RegisterShift {
    /// The shift for spaces without one of their own: `-fvk-b-shift N all`.
    pub all: u32,
    /// Space and shift, as given: `-fvk-b-shift N M`.
    pub spaces: Vec<(u32, u32)>,
}

impl RegisterShift {
    pub(crate) fn of(&self, space: u32) -> u32 {
        self.spaces.iter().rev().find(|(s, _)| *s == space).map_or(self.all, |&(_, shift)| shift)
    }
}

/// Where a register is bound, whatever the shifts say: `-fvk-bind-register`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegisterBinding {
    /// The class of the register.
    pub class: ResourceClass,
    /// Its number.
    pub register: u32,
    /// Its space.
    pub space: u32,
    /// The binding it gets.
    pub binding: u32,
    /// The descriptor set it gets.
    pub set: u32,
}

/// The rule for what stands in a buffer without a structure around it; structures say their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BufferLayout {
    /// Vulkan's relaxed block layout, as DXC has by default.
    #[default]
    Vulkan,
    /// Direct3D's: `-fvk-use-dx-layout`.
    Dx,
    /// GLSL's std140 and std430: `-fvk-use-gl-layout`.
    Gl,
    /// Scalar block layout: `-fvk-use-scalar-layout`.
    Scalar,
}

/// What a caller may ask of the SPIR-V that is written.
#[derive(Clone, Debug, Default, Hash)]
pub struct Options {
    /// The environment: `-fspv-target-env`.
    pub env: TargetEnv,
    /// `-fvk-b-shift`
    pub b_shift: RegisterShift,
    /// `-fvk-t-shift`
    pub t_shift: RegisterShift,
    /// `-fvk-s-shift`
    pub s_shift: RegisterShift,
    /// `-fvk-u-shift`
    pub u_shift: RegisterShift,
    /// `-fvk-bind-register`
    pub registers: Vec<RegisterBinding>,
    /// `-fvk-bind-globals`: binding and set of the buffer of loose globals.
    pub globals: Option<(u32, u32)>,
    /// `-fvk-bind-resource-heap`: binding and set of the arrays that stand for the heap of resources.
    pub resource_heap: Option<(u32, u32)>,
    /// `-fvk-bind-sampler-heap`: binding and set of the arrays that stand for the heap of samplers.
    pub sampler_heap: Option<(u32, u32)>,
    /// `-fvk-bind-counter-heap`: binding and set of the array of the counters of buffers in the heap.
    pub counter_heap: Option<(u32, u32)>,
    /// Shifts the bindings of resources that name no register too: `-fvk-auto-shift-bindings`.
    pub auto_shift: bool,
    /// The set of resources that name no register: `-auto-binding-space`.
    pub auto_binding_space: u32,
    /// Images of signed numbers are declared to be of numbers without sign, and each access extends the sign: LLVM's form, which
    /// SPIR-V has from 1.4 on.
    pub sign_extended_images: bool,
    /// What becomes of denormals: `-denorm`.
    pub denormals: DenormMode,
    /// Which rule lays out buffers.
    pub layout: BufferLayout,
    /// The name of the entry point, when it differs from the source's: `-fspv-entrypoint-name`.
    pub entry_name: Option<String>,
    /// Declares resources that nothing uses too: `-fspv-preserve-bindings`.
    pub preserve_bindings: bool,
    /// Gives each element of an array of resources a variable and a binding of its own: `-fspv-flatten-resource-arrays`.
    pub flatten_arrays: bool,
    /// Declares inputs and outputs that nothing uses too: `-fspv-preserve-interface`.
    pub preserve_interface: bool,
    /// Gives locations in the order of the semantics' names: `-fvk-stage-io-order=alpha`.
    pub alphabetic_locations: bool,
    /// Packs what goes between two stages into the components of locations: `-pack-optimized`.
    pub pack_locations: bool,
    /// Leaves the formats of storage images open: `-fspv-use-unknown-image-format`.
    pub unknown_image_format: bool,
    /// Asks that lanes come together again where the source says so: `-fspv-enable-maximal-reconvergence`.
    pub maximal_reconvergence: bool,
    /// Whether matrices in byte address buffers lie by rows, as they once did; else by columns.
    pub raw_by_rows: bool,
    /// Negates `SV_Position.y` where it is output: `-fvk-invert-y`.
    pub invert_y: bool,
    /// Inverts `SV_Position.w` where a pixel shader reads it: `-fvk-use-dx-position-w`.
    pub dx_position_w: bool,
    /// Takes the base off `SV_InstanceID`: `-fvk-support-nonzero-base-instance`.
    pub nonzero_base_instance: bool,
    /// Takes the base off `SV_VertexID`: `-fvk-support-nonzero-base-vertex`.
    pub nonzero_base_vertex: bool,
    /// What debug information says of the source: `-fspv-debug=`, `-Zi`.
    pub debug: crate::Debug,
    /// Tells of semantics, types and counters: `-fspv-reflect`.
    pub reflect: bool,
    /// The extensions that may be used, all when none is named: `-fspv-extension=`; `KHR` stands for all of Khronos'. One that follows a
    /// `-` may not be used.
    pub extensions: Vec<String>,
    /// Writes names of variables, types and members.
    pub debug_names: bool,
    /// Writes each product for itself that is only added to something, as where nothing is optimised.
    pub keeps_products: bool,
}

impl Options {
    /// Whether a lane that is discarded ends. From Vulkan 1.3 on it lives on for its neighbours' sake, before that where the
    /// options name the extension.
    pub(crate) fn discard_kills(&self) -> bool {
        !self.env.has(6) && !self.extensions.iter().any(|name| name == DEMOTE)
    }
}
