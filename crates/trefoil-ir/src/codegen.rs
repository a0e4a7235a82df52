//! What a request asks of the code, whatever the target.

pub use trefoil_facts::DenormMode;

/// What a request asks of the code, whatever the target; each target answers to what it has a place for.
///
/// ```
/// use trefoil_ir::CodegenOptions;
///
/// let options = CodegenOptions { native_16bit: true, ..CodegenOptions::default() };
/// assert!(options.reflection, "data for reflection goes along unless it is stripped");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CodegenOptions {
    /// Types of 16 bits are native, else they are minimum-precision ones: `-enable-16bit-types`.
    pub native_16bit: bool,
    /// Drivers are asked not to optimise: `-Od`.
    pub disable_optimizations: bool,
    /// All descriptors that tables span are bound when the shader runs: `-all-resources-bound`.
    pub all_resources_bound: bool,
    /// Data for reflection goes along (`STAT`, `RDEF`); `-Qstrip_reflect` leaves it out.
    pub reflection: bool,
    /// The register space of what names none, for which a library's resources get registers too: `-auto-binding-space`.
    pub auto_binding_space: Option<u32>,
    /// Registers that the source gives to what the shader does not use stay free of others: `-flegacy-resource-reservation`.
    pub reserve_registers: bool,
    /// Resources that the shader does not use are bound behind those that it does, and told of: what reflection of a source that
    /// keeps the unused asks for.
    pub keep_unused: bool,
    /// What goes from a stage to the next is put where it takes the least room, not where a prefix of it lies in all that begin so:
    /// `-pack-optimized`.
    pub pack_optimized: bool,
    /// What validators alone refuse goes through, such as a root signature that does not fit the shader: `-Vd`.
    pub skip_validation: bool,
}

impl Default for CodegenOptions {
    fn default() -> Self {
        Self {
            native_16bit: false,
            disable_optimizations: false,
            all_resources_bound: false,
            reflection: true,
            auto_binding_space: None,
            reserve_registers: false,
            keep_unused: false,
            pack_optimized: false,
            skip_validation: false,
        }
    }
}
