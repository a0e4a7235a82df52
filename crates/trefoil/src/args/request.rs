//! From the command line to what the library is asked.

use super::model::{ArgError, DxcArgs, SpirvArgs};
use crate::{Options, Profile, RootSignatureVersion, Target};
use trefoil_ir::ResourceClass;
use trefoil_spirv::{BufferLayout, Debug, TargetEnv};

impl DxcArgs {
    /// The profile of `-T`.
    ///
    /// # Errors
    /// When there is none, or it is no profile.
    pub fn compile_profile(&self) -> Result<Profile, ArgError> {
        let Some(text) = &self.profile else {
            return Err(ArgError("Target profile argument is missing: -T, such as -T ps_6_0".into()));
        };
        Profile::parse(text)
            .ok_or_else(|| ArgError(format!("'{text}' is no profile; one is ps_6_0, cs_6_6 or vs_5_1")))
    }

    /// The version of a root signature that is compiled by itself: `-T rootsig_1_0`, `-T rootsig_1_1`.
    pub fn root_signature_profile(&self) -> Option<RootSignatureVersion> {
        self.profile.as_deref().and_then(RootSignatureVersion::of_profile)
    }

    /// What DXC would make: SPIR-V where asked for, byte code for shader model 5, DXIL else.
    pub fn target(&self, profile: Profile) -> Target {
        Target::of_dxc(self.spirv, profile.model)
    }

    /// The library's options, and what to say of those that it does not have.
    ///
    /// # Errors
    /// When a value names nothing known.
    pub fn compile_options(&self) -> Result<(Options, Vec<String>), ArgError> {
        let mut options = self.options.clone();
        let completed = complete_spirv(&mut options.spirv, &self.spirv_args, options.debug.full);
        if self.spirv {
            completed?;
        }
        options.debug.name.clone_from(&self.outputs.debug);
        options.dxil.denormals = self.denorm;
        options.spirv.denormals = self.denorm.unwrap_or_default();
        options.spirv.pack_locations = options.codegen.pack_optimized;
        let mut notices = self.notices.clone();
        notices.extend(self.unmet().map(|(option, why)| format!("option '{option}' has no effect: {why}")));
        Ok((options, notices))
    }

    /// Options given that nothing answers to.
    fn unmet(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let (debug, outputs, spirv) = (&self.options.debug, &self.outputs, &self.spirv_args);
        let has_none = self.compile_profile().is_ok_and(|profile| self.target(profile) != Target::Dxil);
        let debug_info = "only DXIL has debug information of this kind";
        [
            (debug.full && has_none && !self.spirv, "-Zi", debug_info),
            (debug.slim && has_none, "-Zs", debug_info),
            (debug.embed && has_none && !self.spirv, "-Qembed_debug", debug_info),
            (outputs.debug.is_some() && has_none, "-Fd", debug_info),
            (self.color, "-Cc", "listings are plain"),
            (self.listing_options[0], "-Ni", "listings have no numbers"),
            (self.listing_options[1], "-No", "listings have no offsets"),
            (self.listing_options[2], "-Lx", "listings have decimal literals"),
            (debug.source_in_hash && has_none, "-Zss", debug_info),
            (
                spirv.debug.iter().any(|d| d.starts_with("rich")),
                "-fspv-debug=rich",
                "the instructions are those of -fspv-debug=vulkan, not of OpenCL.DebugInfo.100",
            ),
            (spirv.vulkan_memory_model, "-fspv-use-vulkan-memory-model", "the GLSL450 model is used"),
        ]
        .into_iter()
        .filter(|(given, ..)| *given)
        .map(|(_, option, why)| (option, why))
    }
}

/// What of the source goes into a module: `-fspv-debug=` says it, in place of `-Zi`.
fn spirv_debug(args: &SpirvArgs, full: bool) -> Debug {
    let mut debug = Debug::default();
    if args.debug.is_empty() && full {
        debug = Debug { file: true, source: true, line: true, tool: true, info: false };
    }
    for kind in &args.debug {
        match kind.as_str() {
            "file" => debug.file = true,
            "source" => debug.source = true,
            "line" => (debug.source, debug.line) = (true, true),
            "tool" => debug.tool = true,
            kind => {
                debug.info = true;
                debug.source |= kind.ends_with("-with-source");
            }
        }
    }
    debug
}

/// Adds what several options say together, and what DXC has in any case.
fn complete_spirv(
    options: &mut trefoil_spirv::Options,
    args: &SpirvArgs,
    full: bool,
) -> Result<(), ArgError> {
    if let Some(name) = &args.target_env {
        options.env = target_env(name)?;
    }
    options.layout = match (args.dx_layout, args.gl_layout, args.scalar_layout) {
        (true, ..) => BufferLayout::Dx,
        (_, true, _) => BufferLayout::Gl,
        (_, _, true) => BufferLayout::Scalar,
        _ => BufferLayout::Vulkan,
    };
    options.registers = args.bindings.iter().map(register_binding).collect::<Result<_, _>>()?;
    options.debug = spirv_debug(args, full);
    // As DXC: reflection goes by names.
    options.debug_names = true;
    Ok(())
}

/// `t4` and where it goes.
fn register_binding(b: &super::model::RegisterBinding) -> Result<trefoil_spirv::RegisterBinding, ArgError> {
    let class = match b.register.chars().next() {
        Some('b') => Some(ResourceClass::CBuffer),
        Some('t') => Some(ResourceClass::Srv),
        Some('s') => Some(ResourceClass::Sampler),
        Some('u') => Some(ResourceClass::Uav),
        _ => None,
    };
    let number = b.register.get(1..).and_then(|n| n.parse().ok());
    match (class, number) {
        (Some(class), Some(register)) => {
            let (space, binding, set) = (b.space, b.binding, b.set);
            Ok(trefoil_spirv::RegisterBinding { class, register, space, binding, set })
        }
        _ => Err(ArgError(format!("'{}' is no register", b.register))),
    }
}

fn target_env(name: &str) -> Result<TargetEnv, ArgError> {
    let of_universal = match name {
        "universal1.5" => Some(TargetEnv::Vulkan1_2),
        "universal1.6" => Some(TargetEnv::Vulkan1_3),
        _ => None,
    };
    of_universal.or_else(|| TargetEnv::from_name(name)).ok_or_else(|| {
        ArgError(format!(
            "target environment '{name}' is not supported; there are vulkan1.0, vulkan1.1, vulkan1.1spirv1.4, vulkan1.2 and vulkan1.3"
        ))
    })
}
