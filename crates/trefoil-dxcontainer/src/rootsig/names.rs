//! The words of root signatures as text, with their numbers in `RTS0`.

/// Names with their numbers.
pub(super) type Names = [(&'static str, u32)];

pub(super) const FLAGS: &Names = &[
    ("ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT", 0x1),
    ("DENY_VERTEX_SHADER_ROOT_ACCESS", 0x2),
    ("DENY_HULL_SHADER_ROOT_ACCESS", 0x4),
    ("DENY_DOMAIN_SHADER_ROOT_ACCESS", 0x8),
    ("DENY_GEOMETRY_SHADER_ROOT_ACCESS", 0x10),
    ("DENY_PIXEL_SHADER_ROOT_ACCESS", 0x20),
    ("ALLOW_STREAM_OUTPUT", 0x40),
    ("LOCAL_ROOT_SIGNATURE", 0x80),
    ("DENY_AMPLIFICATION_SHADER_ROOT_ACCESS", 0x100),
    ("DENY_MESH_SHADER_ROOT_ACCESS", 0x200),
    ("CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED", 0x400),
    ("SAMPLER_HEAP_DIRECTLY_INDEXED", 0x800),
];

pub(super) const DESCRIPTOR_FLAGS: &Names = &[
    ("DESCRIPTORS_VOLATILE", 0x1),
    ("DATA_VOLATILE", 0x2),
    ("DATA_STATIC_WHILE_SET_AT_EXECUTE", 0x4),
    ("DATA_STATIC", 0x8),
    ("DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS", 0x10000),
];

/// The flags of a root descriptor, which has data but is not in a table.
pub(super) const DATA_FLAGS: &Names = DESCRIPTOR_FLAGS.split_at(1).1.split_at(3).0;

pub(super) const VISIBILITIES: &Names = &[
    ("SHADER_VISIBILITY_ALL", 0),
    ("SHADER_VISIBILITY_VERTEX", 1),
    ("SHADER_VISIBILITY_HULL", 2),
    ("SHADER_VISIBILITY_DOMAIN", 3),
    ("SHADER_VISIBILITY_GEOMETRY", 4),
    ("SHADER_VISIBILITY_PIXEL", 5),
    ("SHADER_VISIBILITY_AMPLIFICATION", 6),
    ("SHADER_VISIBILITY_MESH", 7),
];

/// What follows `FILTER_`, `FILTER_COMPARISON_`, `FILTER_MINIMUM_` and `FILTER_MAXIMUM_`.
pub(super) const FILTERS: &Names = &[
    ("MIN_MAG_MIP_POINT", 0x0),
    ("MIN_MAG_POINT_MIP_LINEAR", 0x1),
    ("MIN_POINT_MAG_LINEAR_MIP_POINT", 0x4),
    ("MIN_POINT_MAG_MIP_LINEAR", 0x5),
    ("MIN_LINEAR_MAG_MIP_POINT", 0x10),
    ("MIN_LINEAR_MAG_POINT_MIP_LINEAR", 0x11),
    ("MIN_MAG_LINEAR_MIP_POINT", 0x14),
    ("MIN_MAG_MIP_LINEAR", 0x15),
    ("ANISOTROPIC", 0x55),
];
pub(super) const REDUCTIONS: &Names =
    &[("COMPARISON_", 0x80), ("MINIMUM_", 0x100), ("MAXIMUM_", 0x180), ("", 0)];

pub(super) const ADDRESSES: &Names = &[
    ("TEXTURE_ADDRESS_WRAP", 1),
    ("TEXTURE_ADDRESS_MIRROR", 2),
    ("TEXTURE_ADDRESS_CLAMP", 3),
    ("TEXTURE_ADDRESS_BORDER", 4),
    ("TEXTURE_ADDRESS_MIRROR_ONCE", 5),
];

pub(super) const COMPARISONS: &Names = &[
    ("COMPARISON_NEVER", 1),
    ("COMPARISON_LESS", 2),
    ("COMPARISON_EQUAL", 3),
    ("COMPARISON_LESS_EQUAL", 4),
    ("COMPARISON_GREATER", 5),
    ("COMPARISON_NOT_EQUAL", 6),
    ("COMPARISON_GREATER_EQUAL", 7),
    ("COMPARISON_ALWAYS", 8),
];

pub(super) const BORDERS: &Names = &[
    ("STATIC_BORDER_COLOR_TRANSPARENT_BLACK", 0),
    ("STATIC_BORDER_COLOR_OPAQUE_BLACK", 1),
    ("STATIC_BORDER_COLOR_OPAQUE_WHITE", 2),
    ("STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT", 3),
    ("STATIC_BORDER_COLOR_OPAQUE_WHITE_UINT", 4),
];

/// The kinds of descriptors: name, letter of the register, number in ranges, number as a root parameter.
pub(super) const KINDS: [(&str, u8, u32, u32); 4] =
    [("SRV", b't', 0, 3), ("UAV", b'u', 1, 4), ("CBV", b'b', 2, 2), ("Sampler", b's', 3, 0)];
