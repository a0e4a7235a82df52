//! What a program reads: inputs, resources and their contents, made from a seed or given.
//!
//! What is made up depends on the place alone (class, space, register; semantic, row, component; vertex, lane), never on
//! the order in which a program asks. Memory without a type gets its contents when it is first read, reals where reals
//! are read and small integers elsewhere; later readers find what is there, so that two programs on one world agree.
//! A plain world makes nothing up: what was not given is zero, and what was not bound is empty.

use crate::half;
use crate::program::{Class, Layout, Scalar, View};
use crate::scene::Scene;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A place where a resource is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Binding {
    /// A register: class, space, number.
    Register(Class, u32, u32),
    /// An entry of the heap of resources.
    Heap(u32),
    /// An entry of the heap of samplers.
    SamplerHeap(u32),
    /// A descriptor of Vulkan: its class, set, binding and element.
    Descriptor(Class, u32, u32, u32),
    /// What follows a shader in its table, by [`Rays::record`].
    Record(u32),
}

impl Binding {
    /// Whether a shader may write to what is bound there; of the heap's entries any may be such.
    pub(crate) fn is_writable(self) -> bool {
        matches!(
            self,
            Binding::Register(Class::Uav, ..) | Binding::Descriptor(Class::Uav, ..) | Binding::Heap(_)
        )
    }
}

impl std::fmt::Display for Binding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Binding::Register(class, space, number) => {
                let letter = match class {
                    Class::Srv => 't',
                    Class::Uav => 'u',
                    Class::Cbv => 'b',
                    Class::Sampler => 's',
                };
                write!(f, "{letter}{number}")?;
                if space == 0 { Ok(()) } else { write!(f, " space{space}") }
            }
            Binding::Heap(index) => write!(f, "ResourceDescriptorHeap[{index}]"),
            Binding::SamplerHeap(index) => write!(f, "SamplerDescriptorHeap[{index}]"),
            Binding::Record(number) => write!(f, "shader record {number}"),
            Binding::Descriptor(_, u32::MAX, ..) => f.write_str("push constants"),
            Binding::Descriptor(_, set, binding, element) => {
                write!(f, "set {set} binding {binding}")?;
                if element == 0 { Ok(()) } else { write!(f, " element {element}") }
            }
        }
    }
}

/// What is bound somewhere.
#[derive(Clone, Debug)]
pub enum Content {
    /// Bytes: constants, structured and raw buffers.
    Bytes(Vec<u8>),
    /// Texels: textures and typed buffers.
    Texture(TextureContent),
    /// A sampler.
    Sampler(SamplerState),
    /// An acceleration structure.
    Scene(Arc<Scene>),
}

/// The extents of a texture or typed buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Width, height and depth of the first level.
    pub size: [u32; 3],
    /// Layers; faces of cubes are layers.
    pub layers: u32,
    /// Levels.
    pub mips: u32,
    /// Samples of a texel.
    pub samples: u32,
}

impl Shape {
    /// The extents of a level.
    pub fn level(&self, mip: u32) -> [u32; 3] {
        self.size.map(|n| n.checked_shr(mip).unwrap_or(0).max(1))
    }

    /// The place of a texel among all: layer by layer, in each level by level, and samples last; none outside.
    pub fn place(&self, mip: u32, layer: u32, at: [u32; 3], sample: u32) -> Option<usize> {
        let inside = mip < self.mips && layer < self.layers && sample < self.samples.max(1);
        let size = self.level(mip);
        if !inside || (0..3).any(|i| at[i] >= size[i]) {
            return None;
        }
        let texels = |mip: u32| self.level(mip).iter().map(|&n| n as usize).product::<usize>();
        let of_layer: usize = (0..self.mips).map(texels).sum();
        let before: usize = (0..mip).map(texels).sum();
        let within = (at[2] as usize * size[1] as usize + at[1] as usize) * size[0] as usize + at[0] as usize;
        let texel = layer as usize * of_layer + before + within;
        Some(texel * self.samples.max(1) as usize + sample as usize)
    }
}

/// A texture and its texels: reals as 32-bit floats, integers as they are.
#[derive(Clone, Debug)]
pub struct TextureContent {
    /// Its extents.
    pub shape: Shape,
    /// Its texels, in the order of [`Shape::place`].
    pub texels: Vec<[u64; 4]>,
}

/// An input of a stage.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// For each invocation its components' bits; the last holds for all that follow.
    Each(Vec<[u64; 4]>),
    /// Likewise for each instance of vertices.
    Instances(Vec<[u64; 4]>),
    /// Reals that change evenly over a rectangle of pixels: at its top left, top right and bottom left corners.
    Plane([[f64; 4]; 3]),
}

/// The shaders of a ray tracing pipeline, by their names in the library, in the order of their tables.
#[derive(Clone, Debug, Default)]
pub struct Rays {
    /// The shader that starts rays.
    pub generation: String,
    /// Miss shaders.
    pub misses: Vec<String>,
    /// Hit groups.
    pub hits: Vec<HitGroup>,
    /// Callable shaders.
    pub callables: Vec<String>,
}

/// The shaders of a hit.
#[derive(Clone, Debug, Default)]
pub struct HitGroup {
    /// The closest-hit shader.
    pub closest: Option<String>,
    /// The any-hit shader.
    pub any: Option<String>,
    /// The intersection shader, for boxes.
    pub intersection: Option<String>,
}

/// A table of shaders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Of the one shader that starts rays.
    Generation,
    /// Of miss shaders.
    Miss,
    /// Of hit groups.
    Hit,
    /// Of callable shaders.
    Callable,
}

impl Rays {
    /// The number of the record of a table's entry, for [`Binding::Record`].
    pub fn record(&self, table: Table, index: usize) -> u32 {
        let before = match table {
            Table::Generation => 0,
            Table::Miss => 1,
            Table::Hit => 1 + self.misses.len(),
            Table::Callable => 1 + self.misses.len() + self.hits.len(),
        };
        (before + index) as u32
    }
}

/// How a sampler finds texels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SamplerState {
    /// Whether it blends texels and levels.
    pub linear: bool,
    /// What lies outside: 0 the edge, 1 the texture again, 2 mirrored, 3 zero.
    pub outside: u8,
    /// The comparison: 0 less, 1 less or equal, 2 greater, 3 greater or equal.
    pub compare: u8,
}

/// Bytes of a raw buffer that is made up.
const RAW_BYTES: u32 = 4096;
/// Elements of other buffers that are made up.
const ELEMENTS: u32 = 256;
/// Most bytes of a buffer that is made up; all of a constant buffer.
const MAX_BYTES: u32 = 1 << 16;

/// The inputs of a run, shared by all programs that are compared.
#[derive(Clone, Debug)]
pub struct World {
    seed: u64,
    /// Whether nothing is made up.
    plain: bool,
    given: BTreeMap<Binding, Content>,
    counters: BTreeMap<Binding, u32>,
    words: BTreeMap<Binding, Vec<Option<u32>>>,
    inputs: BTreeMap<(String, u32), Given>,
    /// What shaders of rays are passed that are executed by themselves, by their names: where a program leaves out what it never
    /// touches, another one knows it.
    pub(crate) passed: BTreeMap<String, Layout>,
    /// The pixels to execute a pixel shader for, or none for a few: width, height.
    pub pixels: Option<[u32; 2]>,
    /// The vertices to execute a vertex shader for, and instances of them.
    pub vertices: Option<[u32; 2]>,
    /// Thread groups to start, or none for a choice by the number of threads; of a ray tracing pipeline rays to start.
    pub dispatch: Option<[u32; 3]>,
    /// The pipeline that a library's shaders of rays are in; without one, each is executed by itself.
    pub rays: Option<Arc<Rays>>,
}

impl World {
    /// A world of that seed.
    pub fn new(seed: u64) -> World {
        World {
            seed,
            plain: false,
            given: BTreeMap::new(),
            counters: BTreeMap::new(),
            words: BTreeMap::new(),
            inputs: BTreeMap::new(),
            passed: BTreeMap::new(),
            pixels: None,
            vertices: None,
            dispatch: None,
            rays: None,
        }
    }

    /// A world in which what was not given is zero, and what was not bound is empty.
    pub fn plain() -> World {
        World { plain: true, ..World::new(0) }
    }

    /// Whether nothing is made up.
    pub(crate) fn is_plain(&self) -> bool {
        self.plain
    }

    /// Binds something, in place of what would be made up.
    pub fn bind(&mut self, binding: Binding, content: Content) {
        self.given.insert(binding, content);
    }

    /// Gives an input of a stage: the semantic in upper case, and its index.
    pub fn set_input(&mut self, semantic: String, index: u32, given: Given) {
        self.inputs.insert((semantic, index), given);
    }

    /// The input that was given for a semantic.
    pub(crate) fn given_input(&self, semantic: &str, index: u32) -> Option<&Given> {
        // Most runs have none: the name is not copied for nothing.
        if self.inputs.is_empty() {
            return None;
        }
        self.inputs.get(&(semantic.to_owned(), index))
    }

    /// The texels of what is bound.
    pub(crate) fn texels_mut(&mut self, binding: Binding) -> Option<&mut Vec<[u64; 4]>> {
        match self.given.get_mut(&binding) {
            Some(Content::Texture(texture)) => Some(&mut texture.texels),
            _ => None,
        }
    }

    /// Sets the first value of a buffer's counter.
    pub fn set_counter(&mut self, binding: Binding, value: u32) {
        self.counters.insert(binding, value);
    }

    /// What is bound, when it was given.
    pub fn given(&self, binding: Binding) -> Option<&Content> {
        self.given.get(&binding)
    }

    /// The first value of a counter.
    pub(crate) fn counter(&self, binding: Binding) -> u32 {
        match self.counters.get(&binding) {
            Some(&value) => value,
            None if self.plain => 0,
            None => (self.hash(&[place(binding), 77]) % 9) as u32 + 3,
        }
    }

    /// Bytes of a buffer.
    pub(crate) fn size(&self, binding: Binding, view: View) -> u32 {
        match (self.given.get(&binding), view.kind) {
            (Some(Content::Bytes(bytes)), _) => bytes.len() as u32,
            _ if self.plain => 0,
            (_, 12) => view.stride.clamp(4, MAX_BYTES / 4).saturating_mul(ELEMENTS).min(MAX_BYTES) & !3,
            (_, 11) => RAW_BYTES,
            _ => MAX_BYTES,
        }
    }

    /// The word of a buffer, made when nobody has read it before: `ty` is what it is read as.
    pub(crate) fn word(&mut self, binding: Binding, index: u32, ty: Scalar) -> u32 {
        let known = self.words.get(&binding).and_then(|words| words.get(index as usize).copied().flatten());
        if let Some(known) = known {
            return known;
        }
        let hash = |at: u32| self.hash(&[place(binding), 1, at.into()]);
        let (first, made) = match ty {
            Scalar::F64 | Scalar::I64 => {
                let first = index & !1;
                let bits = self.number(hash(first), ty);
                (first, vec![bits as u32, (bits >> 32) as u32])
            }
            Scalar::F16 | Scalar::I16 => {
                let (low, high) = (self.number(hash(index * 2), ty), self.number(hash(index * 2 + 1), ty));
                (index, vec![low as u32 & 0xffff | (high as u32) << 16])
            }
            _ => (index, vec![self.number(hash(index), ty) as u32]),
        };
        let words = self.words.entry(binding).or_default();
        let end = first as usize + made.len();
        if words.len() < end {
            words.resize(end, None);
        }
        for (at, word) in (first as usize..).zip(made) {
            words[at].get_or_insert(word);
        }
        words[index as usize].unwrap_or(0)
    }

    /// A byte of a buffer as it is before any program writes; zero where nobody has asked yet.
    pub(crate) fn known_byte(&self, binding: Binding, at: usize) -> u8 {
        if let Some(Content::Bytes(bytes)) = self.given.get(&binding) {
            return bytes.get(at).copied().unwrap_or(0);
        }
        let word = self.words.get(&binding).and_then(|words| words.get(at / 4).copied().flatten());
        word.unwrap_or(0).to_le_bytes()[at % 4]
    }

    /// The extents of a texture or typed buffer that a view sees.
    pub(crate) fn shape(&self, binding: Binding, view: View) -> Shape {
        if let Some(Content::Texture(texture)) = self.given.get(&binding) {
            return texture.shape;
        }
        if self.plain {
            return Shape { size: [1, 1, 1], layers: 0, mips: 0, samples: 1 };
        }
        let plain = Shape { size: [16, 1, 1], layers: 1, mips: 5, samples: 1 };
        match view.kind {
            1 => plain,
            2 | 17 => Shape { size: [16, 16, 1], ..plain },
            3 => Shape { size: [16, 16, 1], mips: 1, samples: 4, ..plain },
            4 => Shape { size: [16, 16, 8], ..plain },
            5 => Shape { size: [16, 16, 1], layers: 6, ..plain },
            6 => Shape { layers: 4, ..plain },
            7 | 18 => Shape { size: [16, 16, 1], layers: 4, ..plain },
            8 => Shape { size: [16, 16, 1], layers: 4, mips: 1, samples: 4 },
            9 => Shape { size: [16, 16, 1], layers: 12, ..plain },
            _ => Shape { size: [ELEMENTS, 1, 1], mips: 1, ..plain },
        }
    }

    /// The texel at a place of [`Shape::place`], as a view of that component type sees it.
    pub(crate) fn texel(&self, binding: Binding, at: usize, component: u8) -> [u64; 4] {
        if let Some(Content::Texture(texture)) = self.given.get(&binding) {
            return texture.texels.get(at).copied().unwrap_or_default();
        }
        if self.plain {
            return [0; 4];
        }
        [0u64, 1, 2, 3].map(|channel| {
            let hash = self.hash(&[place(binding), 2, at as u64, channel]);
            match component {
                2..=5 | 17 | 18 => self.number(hash, Scalar::I32),
                6 | 7 => self.number(hash, Scalar::I64),
                1 => hash >> 7 & 1,
                11 | 13 | 15 => u64::from(((hash >> 9 & 255) as f32 / 128.0 - 1.0).to_bits()),
                12 | 14 | 16 => u64::from(((hash >> 9 & 255) as f32 / 256.0).to_bits()),
                _ => self.number(hash, Scalar::F32),
            }
        })
    }

    /// The sampler that is bound.
    pub(crate) fn sampler(&self, binding: Binding) -> SamplerState {
        if let Some(Content::Sampler(state)) = self.given.get(&binding) {
            return *state;
        }
        if self.plain {
            return SamplerState { linear: true, outside: 1, compare: 1 };
        }
        let hash = self.hash(&[place(binding), 3]);
        SamplerState {
            linear: self.seed % 4 != 3,
            outside: (hash >> 4 & 3) as u8,
            compare: (hash >> 6 & 3) as u8,
        }
    }

    /// Whether an access finds its memory mapped: one in four pages does not.
    pub(crate) fn is_mapped(&self, binding: Binding, page: u64) -> bool {
        self.plain || self.given.contains_key(&binding) || self.hash(&[place(binding), 4, page]) & 3 != 0
    }

    /// An input's component, of that semantic, row and number.
    pub(crate) fn input(&self, semantic: &str, index: u32, col: u32, instance: u64, ty: Scalar) -> u64 {
        let name = semantic.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(131) + u64::from(byte));
        self.number(self.hash(&[5, name, index.into(), col.into(), instance]), ty)
    }

    /// How much an input changes from one pixel to the next, in x and in y.
    pub(crate) fn slopes(&self, semantic: &str, index: u32, col: u32) -> [f64; 2] {
        let name = semantic.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(131) + u64::from(byte));
        if self.plain {
            return [0.0; 2];
        }
        let hash = self.hash(&[6, name, index.into(), col.into()]);
        [hash & 7, hash >> 3 & 7].map(|n| (n as f64 - 3.0) / 8.0)
    }

    /// A number of a type for a question about a scene, by what was asked.
    pub(crate) fn answer(&self, asked: &[u64], ty: Scalar) -> u64 {
        let asked = asked.iter().fold(8, |sum, part| self.hash(&[sum, *part]));
        self.number(asked, ty)
    }

    /// A number for anything else, from 0 up to below `end`.
    pub(crate) fn choice(&self, what: u64, at: u64, end: u64) -> u64 {
        if self.plain { 0 } else { self.hash(&[7, what, at]) % end.max(1) }
    }

    fn hash(&self, parts: &[u64]) -> u64 {
        let mix = |state: u64, part: &u64| {
            let mut z = (state ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
            z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ z >> 31
        };
        parts.iter().fold(mix(0, &self.seed), mix)
    }

    /// A number of a type: mostly small, now and then at an end of the type.
    fn number(&self, hash: u64, ty: Scalar) -> u64 {
        if self.plain {
            return 0;
        }
        let (kind, rest) = (hash & 15, hash >> 8);
        if !ty.is_float() {
            let value = match kind {
                0 | 1 => 0,
                2 | 3 => 1,
                4..=10 => rest % 8,
                11 | 12 => rest % 64,
                13 => u64::MAX,
                14 => match rest % 4 {
                    0 => i64::MIN as u64 >> (64 - ty.bits()),
                    1 => i64::MAX as u64 >> (64 - ty.bits()),
                    _ => rest % 1024,
                },
                _ => match self.seed % 3 {
                    0 => rest,
                    _ => rest % 4,
                },
            };
            return value & u64::MAX >> (64 - ty.bits());
        }
        let value = match kind {
            0 => 0.0,
            1 => 1.0,
            2 => -1.0,
            3 => 0.5,
            4 => 2.0,
            5 => -0.5,
            6 | 7 => (rest % 9) as f32,
            8..=12 => (rest % 128) as f32 / 16.0 - 4.0,
            13 => (rest % 4096) as f32 / 4096.0,
            14 => match self.seed % 4 {
                1 => (rest % 2_000_000) as f32 - 1_000_000.0,
                _ => (rest % 64) as f32 / 8.0,
            },
            _ => (rest % 33) as f32 / 4.0 - 4.0,
        };
        match ty {
            Scalar::F16 => half::from_f32(value).into(),
            Scalar::F64 => f64::from(value).to_bits(),
            _ => value.to_bits().into(),
        }
    }
}

/// A binding as a number.
pub(crate) fn place(binding: Binding) -> u64 {
    match binding {
        Binding::Register(class, space, number) => {
            (class as u64) << 60 | u64::from(space) << 32 ^ u64::from(number)
        }
        Binding::Heap(index) => 5 << 60 | u64::from(index),
        Binding::SamplerHeap(index) => 6 << 60 | u64::from(index),
        Binding::Record(number) => 7 << 60 | u64::from(number),
        Binding::Descriptor(class, set, binding, element) => {
            let element = u64::from(element) << 48;
            (8 + class as u64) << 60 ^ element ^ u64::from(set) << 32 ^ u64::from(binding)
        }
    }
}
