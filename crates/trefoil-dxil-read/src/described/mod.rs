//! What a DXIL module's metadata says of its shader: stage, entry, signatures, resources, properties.
//!
//! It is read from the IR, so it works for what a container holds ([`crate::read_module`]) and for text alike. Assembling makes
//! the container's other parts of it, reflection answers from it.

mod bitcode;
mod buffers;
mod graph;
mod nodes;
mod resources;
mod signatures;

pub use buffers::{DescribedBuffer, DescribedType, DescribedVariable, Shape};
pub(crate) use graph::read as read_node;
pub use graph::{DescribedEntry, DescribedNode};
pub(crate) use nodes::{Node, Nodes, Tree};
pub use resources::DescribedResource;
pub(crate) use resources::{resource as read_resource, width};
pub(crate) use signatures::read as read_signature;
pub use trefoil_ir::ResourceClass;

use trefoil_dxcontainer::rdat::ParsedFunction;
use trefoil_dxcontainer::{SigPoint, Signature, SignatureKind, Stage};
use trefoil_dxil::analysis::flags::{EARLY_DEPTH_STENCIL, NATIVE_LOW_PRECISION, features};
use trefoil_facts::{DxilVersion, ShaderModel, TessDomain};
use trefoil_ir::{FuncId, Module};

/// Tags of an entry's properties.
pub(crate) mod tag {
    pub(crate) const FLAGS: u32 = 0;
    pub(crate) const GEOMETRY: u32 = 1;
    pub(crate) const DOMAIN: u32 = 2;
    pub(crate) const HULL: u32 = 3;
    pub(crate) const THREADS: u32 = 4;
    pub(crate) const BINDING_SPACE: u32 = 5;
    pub(crate) const STAGE: u32 = 8;
    pub(crate) const MESH: u32 = 9;
    pub(crate) const AMPLIFICATION: u32 = 10;
    pub(crate) const WAVE_SIZE: u32 = 11;
    pub(crate) const WAVE_RANGE: u32 = 23;
}

/// What metadata says of a shader.
#[derive(Clone, Debug)]
pub struct Description {
    /// Stage.
    pub kind: Stage,
    /// Shader model.
    pub shader_model: ShaderModel,
    /// Version of DXIL.
    pub dxil_version: DxilVersion,
    /// Version of the validator that it is meant for.
    pub validator: (u32, u32),
    /// Who made it.
    pub producer: String,
    /// The entry's name.
    pub entry: String,
    /// The entry's function; libraries have none.
    pub function: Option<FuncId>,
    /// The shader flags.
    pub flags: u64,
    /// Inputs.
    pub input: Signature,
    /// Outputs.
    pub output: Signature,
    /// Patch constants, or a mesh shader's primitives.
    pub patch: Signature,
    /// Resources by class: read, written, constant buffers, samplers.
    pub resources: [Vec<DescribedResource>; 4],
    /// Thread group size; zeros where the stage has none.
    pub threads: [u32; 3],
    /// Least, most and preferred lanes of a wave; zeros where nothing is asked.
    pub wave_size: [u32; 3],
    /// What the stage alone has.
    pub stage: StageProperties,
    /// `dx.viewIdState` as it stands.
    pub dependences: Vec<u32>,
}

/// What geometry, hull, domain and amplification shaders say of themselves; zeros for others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageProperties {
    /// Input primitive of a geometry shader.
    pub input_primitive: u32,
    /// Most vertices out.
    pub max_vertices: u32,
    /// Most primitives out.
    pub max_primitives: u32,
    /// Output streams in use, a bit each.
    pub streams: u32,
    /// Output topology.
    pub topology: u32,
    /// Instances of a geometry shader.
    pub instances: u32,
    /// Tessellator domain.
    pub domain: u32,
    /// Control points in.
    pub input_points: u32,
    /// Control points out.
    pub output_points: u32,
    /// Tessellator partitioning.
    pub partitioning: u32,
    /// Tessellator output primitive.
    pub output_primitive: u32,
    /// Bytes of payload.
    pub payload: u32,
}

impl StageProperties {
    /// The domain as signatures take it.
    pub fn domain_kind(&self) -> TessDomain {
        TessDomain::from_number(self.domain).unwrap_or_default()
    }
}

/// That depth is tested early, among what reflection says that a device must have.
const REQUIRES_EARLY_TEST: u64 = 2;

impl Description {
    /// Whether 16-bit types are of minimum precision.
    pub fn min_precision(&self) -> bool {
        self.flags & NATIVE_LOW_PRECISION == 0
    }

    /// What a device must have, as reflection says it: the features, and whether depth is tested early.
    pub fn requirements(&self) -> u64 {
        let early = self.flags & EARLY_DEPTH_STENCIL != 0;
        features(self.flags).0 & !REQUIRES_EARLY_TEST | if early { REQUIRES_EARLY_TEST } else { 0 }
    }
}

/// Reads a module's metadata; none where it lacks a shader model or an entry.
pub fn describe(module: &Module) -> Option<Description> {
    let nodes = Nodes::of(module);
    let entry = nodes.first("dx.entryPoints");
    let told = read(&nodes, || resources::read(module, &nodes))?;
    Some(Description { function: nodes.function(nodes.part(entry, 0)), ..told })
}

/// Reads what the parts of a container tell of the metadata of bitcode: its function and the types of resources are left out.
pub(crate) fn describe_bitcode(module: &crate::read::model::Module) -> Option<Description> {
    let nodes = bitcode::BitcodeNodes::of(module);
    read(&nodes, || resources::bindings(&nodes))
}

fn read<'a, T: Tree<'a>>(
    nodes: &T,
    resources: impl FnOnce() -> Option<[Vec<DescribedResource>; 4]>,
) -> Option<Description> {
    let model = nodes.first("dx.shaderModel");
    let kind = Stage::from_prefix(nodes.text(nodes.part(model, 0))?)?;
    let pair = |node: T::Node, at: usize| Some((nodes.int_at(node, at)?, nodes.int_at(node, at + 1)?));
    let entry = nodes.first("dx.entryPoints");
    if !nodes.is_there(entry) {
        return None;
    }
    let signatures = nodes.part(entry, 2);
    let points = points_of(kind);
    let signature = |at: usize| signatures::read(nodes, nodes.part(signatures, at), points[at]);
    let mut out = Description {
        kind,
        shader_model: pair(model, 1).map(|(major, minor)| ShaderModel::new(major as u8, minor as u8))?,
        dxil_version: pair(nodes.first("dx.version"), 0).map_or(DxilVersion::new(0), |(major, minor)| {
            DxilVersion { major: major as u8, minor: minor as u8 }
        }),
        validator: pair(nodes.first("dx.valver"), 0).unwrap_or((1, 0)),
        producer: nodes.text(nodes.part(nodes.first("llvm.ident"), 0)).unwrap_or_default().to_owned(),
        entry: nodes.text(nodes.part(entry, 1)).unwrap_or_default().to_owned(),
        function: None,
        flags: 0,
        input: signature(0)?,
        output: signature(1)?,
        patch: signature(2)?,
        resources: resources()?,
        threads: [0; 3],
        wave_size: [0; 3],
        stage: StageProperties::default(),
        dependences: nodes.ints(nodes.part(nodes.first("dx.viewIdState"), 0)),
    };
    for (tag, value) in nodes.tags(nodes.part(entry, 4)) {
        out.property(nodes, tag, value);
    }
    Some(out)
}

impl Description {
    fn property<'a, T: Tree<'a>>(&mut self, nodes: &T, tag: u32, value: T::Node) {
        let int = |at| nodes.int_at(value, at).unwrap_or(0);
        let stage = &mut self.stage;
        match tag {
            tag::FLAGS => self.flags = nodes.long(value).unwrap_or(0),
            tag::THREADS => self.threads = [0, 1, 2].map(int),
            tag::WAVE_SIZE => self.wave_size = [int(0), 0, 0],
            tag::WAVE_RANGE => self.wave_size = [0, 1, 2].map(int),
            tag::GEOMETRY => {
                stage.input_primitive = int(0);
                stage.max_vertices = int(1);
                stage.streams = int(2);
                stage.topology = int(3);
                stage.instances = int(4);
            }
            tag::DOMAIN => {
                stage.domain = int(0);
                stage.input_points = int(1);
            }
            tag::HULL => {
                stage.input_points = int(1);
                stage.output_points = int(2);
                stage.domain = int(3);
                stage.partitioning = int(4);
                stage.output_primitive = int(5);
            }
            tag::MESH | tag::AMPLIFICATION => {
                let threads = nodes.part(value, 0);
                self.threads = [0, 1, 2].map(|at| nodes.int_at(threads, at).unwrap_or(0));
                stage.payload = int(if tag == tag::MESH { 4 } else { 1 });
                if tag == tag::MESH {
                    stage.max_vertices = int(1);
                    stage.max_primitives = int(2);
                    stage.topology = int(3);
                }
            }
            _ => {}
        }
    }
}

/// What reflection tells of a shader besides its [`Description`].
#[derive(Clone, Debug)]
pub struct Reflected {
    /// What metadata says.
    pub description: Description,
    /// Buffers with variables.
    pub buffers: Vec<DescribedBuffer>,
    /// Whether it runs for every sample.
    pub per_sample: bool,
    /// The functions of a library that was read from its container, by name.
    pub functions: Vec<ParsedFunction>,
    /// What metadata says of the shaders of a library, in its order.
    pub entries: Vec<DescribedEntry>,
    /// Counts of instructions, by their short names, where the module tells them.
    pub counters: Vec<(String, u32)>,
}

/// Reads all that reflection tells of a module; none where its metadata makes no sense.
pub fn reflect(module: &Module) -> Option<Reflected> {
    let description = describe(module)?;
    let nodes = Nodes::of(module);
    let counters = nodes.parts(nodes.first("dx.counters")).chunks_exact(2);
    let counter = |pair: &[Node]| Some((nodes.text(pair[0])?.to_owned(), nodes.int(pair[1])?));
    Some(Reflected {
        buffers: buffers::read(module, &description.resources),
        per_sample: description.input.elements.iter().any(|e| e.interpolation.is_sample()),
        functions: Vec::new(),
        entries: graph::entries(module),
        counters: counters.filter_map(counter).collect(),
        description,
    })
}

/// Adds the early depth test, which the runtime data does not have, to the features of the entries that ask for it; `functions`
/// are in order of their names.
pub(crate) fn add_early_tests(module: &Module, functions: &mut [ParsedFunction]) {
    let nodes = Nodes::of(module);
    for &entry in nodes.named("dx.entryPoints") {
        let mut tags = nodes.tags(nodes.part(Some(entry), 4));
        let flags = tags.find(|(tag, _)| *tag == tag::FLAGS).and_then(|(_, value)| nodes.long(value));
        let Some(name) = nodes.text(nodes.part(Some(entry), 1)) else { continue };
        if flags.unwrap_or(0) & EARLY_DEPTH_STENCIL != 0
            && let Ok(found) = functions.binary_search_by(|function| function.name.as_str().cmp(name))
        {
            functions[found].features |= REQUIRES_EARLY_TEST;
        }
    }
}

/// The boundaries of a stage's three signatures.
pub(crate) fn points_of(kind: Stage) -> [SigPoint; 3] {
    let ordinary = |output| SigPoint::of_stage(kind, output);
    let whole = SigPoint::of_signature(kind, SignatureKind::PatchConstantOrPrimitive);
    [
        ordinary(false).unwrap_or(SigPoint::CSIn),
        ordinary(true).unwrap_or(SigPoint::VSOut),
        whole.unwrap_or(SigPoint::DSIn),
    ]
}
