//! What versions of the validator require of a container. A version is `major.minor`; 0.0 means no validation, and its
//! containers are written as for the newest version.

use trefoil_facts::{Stage, StageMask};

/// A version of the validator.
pub type Version = (u32, u32);

/// The version of containers that no validator reads.
pub const NONE: Version = (0, 0);

/// Whether a version is older than another; 0.0 is not.
const fn is_before(version: Version, other: Version) -> bool {
    version.0 != 0 && (version.0 < other.0 || version.0 == other.0 && version.1 < other.1)
}

/// The version of runtime info in `PSV0`.
pub const fn psv_version((major, minor): Version) -> u8 {
    match (major, minor) {
        (0, _) | (1, 0) => 0,
        (1, 1..=5) => 1,
        (1, 6..=7) => 2,
        _ => 3,
    }
}

/// Whether signatures have exact masks of the components that are read and written.
pub const fn has_usage_masks(version: Version) -> bool {
    !is_before(version, (1, 5))
}

/// Whether a signature says that an element of bools is of unsigned integers; it has no type otherwise.
pub const fn has_bool_elements(version: Version) -> bool {
    !is_before(version, (1, 5))
}

/// Whether a layer or viewport that a hull or domain shader reads is a feature, as one that a geometry shader reads.
pub const fn counts_layers_in_tessellation(version: Version) -> bool {
    !is_before(version, (1, 4))
}

/// Whether any load of a UAV counts as one of a typed UAV with more formats than a component of 32 bits.
pub const fn counts_any_uav_load(version: Version) -> bool {
    is_before(version, (1, 1))
}

/// Whether of an array of UAVs each counts where more than eight are a feature; before, an array counted as one.
pub const fn counts_elements_of_uavs(version: Version) -> bool {
    !is_before(version, (1, 6))
}

/// Whether barycentric coordinates and the attributes of vertices are a feature.
pub const fn counts_barycentrics(version: Version) -> bool {
    !is_before(version, (1, 6))
}

/// Whether UAVs of mesh and amplification shaders are a feature, as those of vertex shaders are.
pub const fn counts_uavs_of_meshes(version: Version) -> bool {
    is_before(version, (1, 8))
}

/// Whether a sample that clamps the level of detail needs tiled resources.
pub const fn counts_clamps(version: Version) -> bool {
    !is_before(version, (1, 8))
}

/// Whether a program says of its entries that they take and give nothing.
pub const fn wants_annotated_entries(version: Version) -> bool {
    is_before(version, (1, 5))
}

/// Whether a program has `dx.viewIdState`: which outputs depend on which inputs.
pub const fn has_view_id_state(version: Version) -> bool {
    !is_before(version, (1, 1))
}

/// Whether elements of a signature part share equal names, and the part is padded. Those of system values always do.
pub const fn shares_names(version: Version) -> bool {
    !is_before(version, (1, 7))
}

/// Whether the container has a `HASH` part.
pub const fn has_hash(version: Version) -> bool {
    !is_before(version, (1, 5))
}

/// Whether a library has `VERS`, the version of its compiler.
pub const fn has_compiler_version(version: Version) -> bool {
    !is_before(version, (1, 8))
}

/// The stages that a library's function which any stage may call is said to be for: those that the version knows.
pub const fn stages_of_functions(version: Version) -> StageMask {
    let last = match () {
        _ if is_before(version, (1, 5)) => Stage::Callable,
        _ if is_before(version, (1, 8)) => Stage::Amplification,
        _ => Stage::Node,
    };
    StageMask::from_bits(u16::MAX >> (15 - last.number()))
}

/// Whether linking a library for an older model counts annotated handles and the like as that model's operations.
pub const fn translates_annotations(version: Version) -> bool {
    !is_before(version, (1, 7))
}

/// Whether functions of a library are described by their requirements at link time: wave sizes, the group, the shader model
/// of their features. Earlier versions count their operations only, and set the flag for UAVs at every stage for a library
/// with any UAV.
pub const fn has_link_requirements(version: Version) -> bool {
    !is_before(version, (1, 8))
}
