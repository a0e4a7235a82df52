//! The layout of a structure in memory.

use crate::symbol::Symbol;
use trefoil_facts::{ComponentType, InterpolationMode};

/// How memory is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum LayoutRule {
    /// As C does it, vectors aligned as their scalars: structured buffers of Direct3D, groupshared memory, locals.
    #[default]
    Scalar,
    /// Constant buffers of Direct3D: rows of 16 bytes that no vector straddles; arrays and structures start a row.
    CBuffer,
    /// Vulkan's `std140` with vectors as relaxed block layout allows.
    Std140,
    /// Vulkan's `std430` with vectors as relaxed block layout allows.
    Std430,
    /// Vulkan's scalar block layout: as `Scalar`, but that a structure ends with its last member and what follows may use the
    /// bytes up to its alignment.
    VulkanScalar,
    /// Members of structures where `std430` has them, without relaxation; elements of arrays and columns of matrices one after
    /// the other, though their array takes what it takes in `std430`: what DXC reads from Vulkan's byte address buffers.
    RawStd430,
    /// `std140` of GLSL, where vectors are aligned as strictly in structures as elsewhere.
    StrictStd140,
    /// `std430` of GLSL, likewise.
    StrictStd430,
}

/// The layout of a matrix in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatrixShape {
    /// Rows in the source.
    pub rows: u8,
    /// Columns in the source.
    pub cols: u8,
    /// Whether the rows lie together; else the columns do.
    pub row_major: bool,
}

/// What the source said of a field; reflection and DXIL's type annotations tell it.
#[derive(Clone, Debug)]
pub struct FieldLayout {
    /// The name.
    pub name: Symbol,
    /// Bytes from the start of the structure.
    pub offset: u32,
    /// Its component.
    pub component: ComponentType,
    /// Its shape, when it (or the element of the array that it is) is a matrix.
    pub matrix: Option<MatrixShape>,
    /// What the source declares of it that the layout does not show.
    pub marks: FieldMarks,
    /// The bit-fields that share it, in their order: none where it is a field of its own.
    pub bits: Vec<BitLayout>,
}

impl FieldLayout {
    /// A field of which nothing is known but where it lies.
    pub(super) fn at(offset: u32, name: Symbol) -> FieldLayout {
        let (component, marks) = (ComponentType::Invalid, FieldMarks::default());
        FieldLayout { name, offset, component, matrix: None, marks, bits: Vec::new() }
    }
}

/// A bit-field, in the field that it shares with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitLayout {
    /// The name; one that only keeps bits free has none.
    pub name: Option<Symbol>,
    /// The component that it was declared with.
    pub component: ComponentType,
    /// Its lowest bit.
    pub offset: u8,
    /// How many bits it has.
    pub width: u8,
}

/// The declaration of a field, apart from its layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FieldMarks {
    /// The semantic as written, index digits included.
    pub semantic: Option<Symbol>,
    /// The interpolation mode; undefined where no modifier says one.
    pub interpolation: InterpolationMode,
    /// `precise`
    pub precise: bool,
    /// Whether it is a vector of one: `float1`.
    pub vector_of_one: bool,
}

/// The layout of a structure.
#[derive(Clone, Debug)]
pub struct StructLayout {
    /// The rule it was laid out by.
    pub rule: LayoutRule,
    /// Bytes from its start to the end of its last field; for `Scalar` and the Vulkan rules, rounded to `align`.
    pub size: u32,
    /// The alignment in bytes.
    pub align: u32,
    /// One for each field.
    pub fields: Vec<FieldLayout>,
}

impl StructLayout {
    /// Whether the paddings of a packed structure say the same.
    pub fn is_packed(&self) -> bool {
        self.rule == LayoutRule::CBuffer && self.align == 1
    }
}
