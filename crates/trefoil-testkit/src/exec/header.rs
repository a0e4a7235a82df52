//! What the head of an execution test says, as data.

use super::data::{Literal, Scalar};
use super::route::Route;
use super::scene::{Rays, Scene};
pub use trefoil::Stage;
use trefoil::{Profile, ShaderModel};

/// One execution test.
#[derive(Clone, Debug, Default)]
pub struct Test {
    /// The file whose shader is run, when it is not the test's own; from the test's folder.
    pub source: Option<String>,
    /// The stages and their entry points: one compute, or a vertex and a pixel, perhaps with others between; of a ray tracing
    /// pipeline the library that holds all shaders.
    pub stages: Vec<(Stage, String)>,
    /// The shader model of everything but DXBC, which is 5.1 and all that came before.
    pub model: Option<ShaderModel>,
    /// Arguments for the compilers, as DXC spells them.
    pub args: Vec<String>,
    /// Thread groups to start.
    pub dispatch: [u32; 3],
    /// What is bound.
    pub resources: Vec<Resource>,
    /// What resources hold of others' addresses.
    pub addresses: Vec<Address>,
    /// What is drawn, for a vertex and a pixel shader.
    pub draw: Draw,
    /// What rays meet.
    pub scene: Scene,
    /// The shaders of a ray tracing pipeline.
    pub rays: Option<Rays>,
    /// What must come out.
    pub expects: Vec<Expect>,
    /// Ways that this test does not go, each with the reason.
    pub except: Vec<(Route, String)>,
}

impl Test {
    /// The profile that a stage of it is compiled with, for everything but DXBC; shader model 6.0 where none is stated.
    pub fn profile(&self, stage: Stage) -> Profile {
        Profile { stage, model: self.model.unwrap_or(ShaderModel::new(6, 0)) }
    }

    /// Whether rays are traced, by a pipeline of their own or by another shader's queries.
    pub fn traces_rays(&self) -> bool {
        self.resources.iter().any(|resource| matches!(resource.what, What::Scene)) || self.rays.is_some()
    }

    /// Whether its shaders have byte code, as far as the test says.
    pub fn has_byte_code(&self) -> bool {
        !self.makes_meshes()
            && !self.traces_rays()
            && !self.except.iter().any(|(route, _)| *route == Route::Dxbc)
    }

    /// Whether mesh shaders draw.
    pub fn makes_meshes(&self) -> bool {
        self.stages.iter().any(|(stage, _)| *stage == Stage::Mesh)
    }
}

/// A register: its class `b`, `t`, `u` or `s`, its number and its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Register {
    /// `b`, `t`, `u` or `s`.
    pub class: char,
    /// Its number.
    pub number: u32,
    /// Its space.
    pub space: u32,
}

impl std::fmt::Display for Register {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}{}", self.class, self.number)?;
        if self.space == 0 { Ok(()) } else { write!(f, " space{}", self.space) }
    }
}

/// Something bound to a register.
#[derive(Clone, Debug)]
pub struct Resource {
    /// Where.
    pub register: Register,
    /// What.
    pub what: What,
    /// The first value of the counter of an append or consume buffer.
    pub counter: Option<u32>,
}

/// An address among what a resource holds, of what Vulkan has physical pointers to.
#[derive(Clone, Copy, Debug)]
pub struct Address {
    /// Where the address lies: in which resource, and how many bytes from its start.
    pub at: (Register, usize),
    /// What it is the address of, likewise.
    pub of: (Register, u64),
}

/// What is bound.
#[derive(Clone, Debug)]
pub enum What {
    /// Constants, structured or raw bytes.
    Bytes {
        /// The type its values are written in.
        scalar: Scalar,
        /// What it holds at first.
        data: Vec<u8>,
    },
    /// A typed buffer.
    Typed {
        /// The format of an element.
        format: Format,
        /// What it holds at first.
        data: Vec<u8>,
    },
    /// A texture.
    Texture(Texture),
    /// A sampler.
    Sampler(Sampler),
    /// The test's scene.
    Scene,
}

/// The format of a texel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// What a component is.
    pub scalar: Scalar,
    /// How many.
    pub components: usize,
    /// Whether it is a depth.
    pub depth: bool,
}

impl Format {
    /// Bytes of a texel.
    pub fn size(self) -> usize {
        self.scalar.size("") * self.components
    }
}

/// The shape of a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A row.
    One,
    /// A picture.
    Two,
    /// A block.
    Three,
    /// Six pictures.
    Cube,
}

/// A texture and what it holds: layer by layer, in each the mip levels from the largest on.
#[derive(Clone, Debug)]
pub struct Texture {
    /// Its shape.
    pub shape: Shape,
    /// Whether it is an array of such.
    pub arrayed: bool,
    /// Its format.
    pub format: Format,
    /// Width, height and depth.
    pub size: [u32; 3],
    /// Layers; six for each cube.
    pub layers: u32,
    /// Mip levels.
    pub mips: u32,
    /// What it holds at first.
    pub data: Vec<u8>,
}

impl Texture {
    /// Width, height and depth of a mip level.
    pub fn level(&self, mip: u32) -> [u32; 3] {
        self.size.map(|n| (n >> mip).max(1))
    }

    /// Texels in all of it.
    pub fn texels(&self) -> usize {
        let levels = (0..self.mips).map(|mip| self.level(mip).iter().map(|n| *n as usize).product::<usize>());
        levels.sum::<usize>() * self.layers as usize
    }
}

/// A sampler.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sampler {
    /// Whether it blends texels and mip levels.
    pub linear: bool,
    /// What lies outside of the texture.
    pub outside: Outside,
    /// For comparison samplers, the comparison.
    pub compare: Option<Compare>,
}

/// What a sampler finds outside of the texture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outside {
    /// The edge.
    #[default]
    Clamp,
    /// The texture again.
    Wrap,
    /// The texture mirrored.
    Mirror,
    /// Zero.
    Border,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// Less.
    Less,
    /// Less or equal.
    LessEqual,
    /// Greater.
    Greater,
    /// Greater or equal.
    GreaterEqual,
}

/// A draw.
#[derive(Clone, Debug, Default)]
pub struct Draw {
    /// Vertices.
    pub vertices: u32,
    /// Instances.
    pub instances: u32,
    /// How vertices make primitives.
    pub topology: Topology,
    /// Vertex attributes, in the order of the vertex shader's inputs.
    pub attributes: Vec<Attribute>,
    /// The render targets.
    pub targets: Vec<Format>,
    /// Width and height of all targets.
    pub size: [u32; 2],
    /// Whether there is a depth buffer, cleared to 1 and tested for less.
    pub depth: bool,
}

/// How vertices make primitives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topology {
    /// Three vertices each.
    #[default]
    Triangles,
    /// Each vertex after the second makes a triangle.
    Strip,
    /// Two vertices each.
    Lines,
    /// One vertex each.
    Points,
    /// Patches of that many control points.
    Patches(u32),
}

/// A vertex attribute.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// The format of a vertex's value.
    pub format: Format,
    /// Whether it steps with the instance.
    pub per_instance: bool,
    /// All values.
    pub data: Vec<u8>,
}

/// One thing that must come out.
#[derive(Clone, Debug)]
pub struct Expect {
    /// Where it is found.
    pub place: Place,
    /// How far reals may be off, relative for numbers above 1.
    pub within: f64,
    /// Whether the order does not count.
    pub sorted: bool,
    /// What must be there.
    pub values: Values,
}

/// Where a result is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In what is bound to a register.
    Register(Register),
    /// In a buffer's counter.
    Counter(Register),
    /// In a render target.
    Target(u32),
    /// In the depth buffer.
    Depth,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Place::Register(register) => write!(f, "{register}"),
            Place::Counter(register) => write!(f, "counter {register}"),
            Place::Target(n) => write!(f, "target {n}"),
            Place::Depth => write!(f, "depth"),
        }
    }
}

/// The values that must be there.
#[derive(Clone, Debug)]
pub enum Values {
    /// Whatever DXC's SPIR-V made: all routes agree.
    Agree,
    /// What the picture of that name in `docs/pictures` shows.
    Picture(String),
    /// These; what follows them is not looked at when the list ends in `...`.
    These(Vec<Literal>, bool),
}
