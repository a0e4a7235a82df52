//! What metadata says of the functions that are entries.

use super::{Result, kinds, shown};
use crate::described::{self, Node, Nodes, Tree, tag};
use crate::read::lift::LiftedPart;
use trefoil_dxcontainer::{Element, Signature};
use trefoil_dxil::analysis::flags::EARLY_DEPTH_STENCIL;
use trefoil_dxil::signatures::Signatures;
use trefoil_ir::{
    EntryPoint, Error, FuncId, Geometry, InputPrimitive, Loc, MeshShading, MeshTopology, Metadata,
    MetadataId, Module, OutputTopology, SignatureElement, Stage, TessDomain, TessOutput, TessPartitioning,
    Tessellation,
};

/// An entry, with what metadata says of it.
pub(super) struct Known {
    pub(super) entry: EntryPoint,
    pub(super) signatures: Signatures,
    /// The bytes of its payload.
    pub(super) payload: u32,
    /// The register space of resources that linking binds.
    pub(super) space: u32,
}

/// The nodes of a part's list.
pub(super) fn list<'p>(module: &Module, part: &'p LiftedPart, name: &str) -> &'p [MetadataId] {
    let found = part.named.iter().find(|(n, _)| module.ctx.name(*n) == name);
    found.map_or(&[], |(_, nodes)| nodes)
}

/// The flags of a library as a whole.
pub(super) fn library_flags(module: &Module, part: &LiftedPart) -> u64 {
    let nodes = Nodes::of(module);
    let whole =
        list(module, part, "dx.entryPoints").iter().find(|&&node| nodes.part(Some(node), 0).is_none());
    let mut tags = nodes.tags(nodes.part(whole.copied(), 4));
    tags.find(|(tag, _)| *tag == tag::FLAGS).and_then(|(_, value)| nodes.long(value)).unwrap_or(0)
}

/// Reads what the libraries say of a function that is an entry; nothing of any other.
pub(super) fn read(module: &Module, parts: &[LiftedPart], func: FuncId) -> Result<Option<Known>> {
    let nodes = Nodes::of(module);
    let all = parts.iter().flat_map(|part| list(module, part, "dx.entryPoints"));
    let mut all = all.map(|&node| Some(node));
    let Some(node) = all.find(|&node| nodes.function(nodes.part(node, 0)) == Some(func)) else {
        return Ok(None);
    };
    let name = module.functions[func].name;
    let bad = || Error::new(Loc::NONE, kinds::BAD_ENTRY.with(&[&shown(module.ctx.name(name))]));
    known(module, nodes, node, func).map(Some).ok_or_else(bad)
}

fn known(module: &Module, nodes: Nodes<'_>, node_of_entry: Node, func: FuncId) -> Option<Known> {
    let tags = || nodes.tags(nodes.part(node_of_entry, 4));
    let stage = tags().find(|(tag, _)| *tag == tag::STAGE).and_then(|(_, value)| nodes.int(value));
    let stage = Stage::from_number(stage?)?;
    let mut known = Known {
        entry: EntryPoint::new(func, module.functions[func].name, stage),
        signatures: signatures(nodes, nodes.part(node_of_entry, 2), stage)?,
        payload: 0,
        space: 0,
    };
    for (tag, value) in tags() {
        known.property(module, nodes, tag, value)?;
    }
    if stage == Stage::Node {
        let read = described::read_node(nodes, nodes.part(node_of_entry, 4), known.entry.name)?;
        known.entry.node = Some(Box::new(read));
    }
    let elements = |signature: &Signature| -> Vec<SignatureElement> {
        signature.elements.iter().map(|element| declared(element, known.entry.name)).collect()
    };
    let Signatures { input, output, patch, .. } = &known.signatures;
    let (input, output, patch) = (elements(input), elements(output), elements(patch));
    let entry = &mut known.entry;
    (entry.inputs, entry.outputs, entry.patch_constants) = (input, output, patch);
    Some(known)
}

/// Most rows of a signature.
const MOST_ROWS: usize = 32;

fn signatures(nodes: Nodes<'_>, node: Node, stage: Stage) -> Option<Signatures> {
    let points = described::points_of(stage);
    let read = |at: usize| {
        let signature = described::read_signature(&nodes, nodes.part(node, at), points[at])?;
        let lies = |e: &Element| e.location.is_none_or(|at| usize::from(at.row) + e.rows() <= MOST_ROWS);
        signature.elements.iter().all(lies).then_some(signature)
    };
    Some(Signatures {
        input: read(0)?,
        output: read(1)?,
        patch: read(2)?,
        input_ids: Vec::new(),
        output_ids: Vec::new(),
        patch_ids: Vec::new(),
    })
}

/// An element as the entry would have declared it, as far as flags ask.
fn declared(element: &Element, name: trefoil_ir::Symbol) -> SignatureElement {
    SignatureElement {
        name,
        semantic: element.kind,
        indices: element.indices.clone(),
        component: element.component,
        rows: element.rows() as u32,
        cols: element.cols,
        interpolation: element.interpolation,
        vertices: 0,
        stream: element.stream,
        vk_location: None,
        vk_index: None,
        loc: Loc::NONE,
    }
}

impl Known {
    fn property(&mut self, module: &Module, nodes: Nodes<'_>, tag: u32, value: Node) -> Option<()> {
        let int = |at| nodes.int_at(value, at);
        let entry = &mut self.entry;
        match tag {
            tag::FLAGS => entry.early_depth_stencil = nodes.long(value)? & EARLY_DEPTH_STENCIL != 0,
            tag::THREADS => entry.num_threads = [int(0)?, int(1)?, int(2)?],
            tag::WAVE_SIZE => entry.wave_size = [int(0)?, 0, 0],
            tag::WAVE_RANGE => entry.wave_size = [int(0)?, int(1)?, int(2)?],
            tag::BINDING_SPACE => self.space = int(0)?,
            tag::GEOMETRY => {
                entry.geometry = Some(Geometry {
                    primitive: InputPrimitive::from_u32(int(0)?)?,
                    max_vertices: int(1)?,
                    streams: int(2)?,
                    topology: OutputTopology::from_u32(int(3)?)?,
                    instances: int(4)?,
                });
            }
            tag::DOMAIN => {
                let domain = TessDomain::from_number(int(0)?)?;
                entry.tessellation =
                    Some(Tessellation { domain, input_points: int(1)?, ..Tessellation::default() });
            }
            tag::HULL => {
                entry.tessellation = Some(Tessellation {
                    patch_function: nodes.function(nodes.part(value, 0)),
                    input_points: int(1)?,
                    output_points: int(2)?,
                    domain: TessDomain::from_number(int(3)?)?,
                    partitioning: TessPartitioning::from_u32(int(4)?)?,
                    output: TessOutput::from_u32(int(5)?)?,
                    max_factor: float_bits(module, nodes.part(value, 6))?,
                });
            }
            tag::MESH | tag::AMPLIFICATION => {
                let threads = nodes.part(value, 0);
                let thread = |at| nodes.int_at(threads, at);
                entry.num_threads = [thread(0)?, thread(1)?, thread(2)?];
                let mut mesh = MeshShading::default();
                self.payload = match tag {
                    tag::MESH => {
                        mesh.max_vertices = int(1)?;
                        mesh.max_primitives = int(2)?;
                        mesh.topology = MeshTopology::from_u32(int(3)?)?;
                        int(4)?
                    }
                    _ => int(1)?,
                };
                entry.mesh = Some(mesh);
            }
            _ => {}
        }
        Some(())
    }
}

/// The bits of a float.
fn float_bits(module: &Module, node: Node) -> Option<u32> {
    let Metadata::Value(value) = module.ctx.metadata.get(node?)? else { return None };
    let number = module.ctx.consts.as_float(&module.ctx.types, value.as_const()?)?;
    Some((number as f32).to_bits())
}
