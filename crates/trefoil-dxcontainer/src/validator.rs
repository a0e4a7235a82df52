//! What validators of each version want of a container; the version is `major.minor`, and 0.0 stands for none, whose
//! containers are written as for the newest.

/// A version of the validator.
pub type Version = (u32, u32);

/// Whether a version is older than another; that for no validator is not.
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

/// Whether signatures say which components are read and written.
pub const fn tells_usage(version: Version) -> bool {
    !is_before(version, (1, 5))
}

/// Whether layers and viewports that hull and domain shaders take are a feature, as those are that geometry shaders take.
pub const fn counts_layers_of_patches(version: Version) -> bool {
    !is_before(version, (1, 4))
}

/// Whether a program says which outputs depend on which inputs.
pub const fn tells_dependences(version: Version) -> bool {
    !is_before(version, (1, 1))
}

/// Whether elements of signatures that have a name in common share it, and the part is padded.
pub const fn shares_names(version: Version) -> bool {
    !is_before(version, (1, 7))
}

/// Whether the container has a `HASH` part.
pub const fn has_hash(version: Version) -> bool {
    !is_before(version, (1, 5))
}

/// Whether a library says which compiler made it, in `VERS`.
pub const fn tells_compiler(version: Version) -> bool {
    !is_before(version, (1, 8))
}

/// Whether annotated handles and kin count as what they are in older models once a library is linked.
pub const fn translates_annotations(version: Version) -> bool {
    !is_before(version, (1, 7))
}

/// Whether the functions of a library are described by what they need once they are linked: wave sizes, the group that they
/// run in, the model of their features. Before, their operations alone counted, and a library with a writable view had the
/// flag for views at every stage.
pub const fn describes_needs(version: Version) -> bool {
    !is_before(version, (1, 8))
}
