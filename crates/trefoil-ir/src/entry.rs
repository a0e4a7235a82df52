//! Entry points: the stage, its parameters and the signatures.

use crate::geometry::Geometry;
use crate::ids::FuncId;
use crate::mesh::MeshShading;
use crate::node::NodeShading;
use crate::resource::ComponentType;
use crate::symbol::Symbol;
use crate::tessellation::Tessellation;
use crate::value::{Value, ValueKind};
pub use trefoil_facts::{
    HlslVersion, InterpolationMode, Interpretation, NodeFlags, NodeLaunch, PackingKind, Profile, Semantic,
    ShaderModel, SigPoint, Stage, Subobject, SubobjectContent,
};

/// One element of a signature, as declared: packing into registers is each target's affair.
#[derive(Clone, Debug)]
pub struct SignatureElement {
    /// The semantic's name as written, without its index.
    pub name: Symbol,
    /// What it means.
    pub semantic: Semantic,
    /// The semantic indices: one for each row, or for as many rows each where structures of an array share them.
    pub indices: Vec<u32>,
    /// The component; `I1` for bool, which travels as `U32`.
    pub component: ComponentType,
    /// Rows: 1, or the length of an array, or a matrix's, for each structure of an array of them.
    pub rows: u32,
    /// Components of a row, 1 to 4.
    pub cols: u8,
    /// How it is interpolated; `Undefined` where nothing is.
    pub interpolation: InterpolationMode,
    /// Of an input that each vertex of a primitive has: how many there are; 0 where there is one for all.
    pub vertices: u32,
    /// The stream that a geometry shader's output goes to.
    pub stream: u8,
    /// `[[vk::location(n)]]`.
    pub vk_location: Option<u32>,
    /// `[[vk::index(n)]]`, for dual-source blending.
    pub vk_index: Option<u32>,
    /// Where it was declared.
    pub loc: crate::Loc,
}

/// The properties of one stage alone, in the form that text has them.
pub struct StageFacts {
    /// Its numbers.
    pub numbers: Vec<u32>,
    /// Of a stage with a third signature, the function or variable that it names.
    pub named: Option<Option<Value>>,
}

/// An entry point and its interface to the pipeline.
#[derive(Clone, Debug)]
pub struct EntryPoint {
    /// The function: no parameters, returns nothing.
    pub func: FuncId,
    /// The name in the source.
    pub name: Symbol,
    /// The stage.
    pub stage: Stage,
    /// Inputs that travel by signature; the rest come by intrinsic.
    pub inputs: Vec<SignatureElement>,
    /// Outputs.
    pub outputs: Vec<SignatureElement>,
    /// `[numthreads(x, y, z)]`; ones where it does not apply.
    pub num_threads: [u32; 3],
    /// `[WaveSize(min, max, preferred)]`; zeros where not said.
    pub wave_size: [u32; 3],
    /// `[earlydepthstencil]`.
    pub early_depth_stencil: bool,
    /// What a patch has as a whole, given by a hull shader and taken by a domain shader; of a mesh shader, what each
    /// primitive has.
    pub patch_constants: Vec<SignatureElement>,
    /// Of a hull or domain shader, what only those say.
    pub tessellation: Option<Tessellation>,
    /// Of a geometry shader, what only those say.
    pub geometry: Option<Geometry>,
    /// Of a mesh or amplification shader, what only those say.
    pub mesh: Option<MeshShading>,
    /// Of a node of a work graph, what only those say.
    pub node: Option<Box<NodeShading>>,
    /// A serialised root signature, when the source carries one.
    pub root_signature: Option<Vec<u8>>,
}

impl EntryPoint {
    /// An entry of groups of one thread, without signatures.
    pub fn new(func: FuncId, name: Symbol, stage: Stage) -> Self {
        Self {
            func,
            name,
            stage,
            inputs: Vec::new(),
            outputs: Vec::new(),
            num_threads: [1; 3],
            wave_size: [0; 3],
            early_depth_stencil: false,
            patch_constants: Vec::new(),
            tessellation: None,
            geometry: None,
            mesh: None,
            node: None,
            root_signature: None,
        }
    }

    /// Whether its threads are in no group: those of ray tracing, and of nodes that a record launches one thread of.
    pub fn lacks_group(&self) -> bool {
        match (self.stage, &self.node) {
            (Stage::Node, Some(node)) => node.launch == NodeLaunch::Thread,
            (stage, _) => stage.is_library_only(),
        }
    }

    /// What only its stage says: each stage's own structure has its numbers.
    pub fn stage_facts(&self) -> Option<StageFacts> {
        if let Some(tessellation) = &self.tessellation {
            let function = tessellation.patch_function.map(|f| Value::new(ValueKind::Func(f)));
            return Some(StageFacts { numbers: tessellation.numbers().into(), named: Some(function) });
        }
        if let Some(mesh) = &self.mesh {
            let payload = mesh.payload.map(|variable| Value::new(ValueKind::Global(variable)));
            return Some(StageFacts { numbers: mesh.numbers().into(), named: Some(payload) });
        }
        let geometry = self.geometry.as_ref()?;
        Some(StageFacts { numbers: geometry.numbers().into(), named: None })
    }

    /// Takes what [`EntryPoint::stage_facts`] gave of an entry of the same stage; `None` where it is nothing that the stage
    /// says.
    pub fn set_stage_facts(&mut self, facts: &StageFacts) -> Option<()> {
        let StageFacts { numbers, named } = facts;
        match (self.stage, *named) {
            (Stage::Geometry, None) => self.geometry = Some(Geometry::from_numbers(numbers)?),
            (Stage::Hull | Stage::Domain, Some(named)) => {
                let patch_function = named.map(|value| value.as_func().ok_or(())).transpose().ok()?;
                self.tessellation =
                    Some(Tessellation { patch_function, ..Tessellation::from_numbers(numbers)? });
            }
            (Stage::Mesh | Stage::Amplification, Some(named)) => {
                let payload = named.map(|value| value.as_global().ok_or(())).transpose().ok()?;
                self.mesh = Some(MeshShading { payload, ..MeshShading::from_numbers(numbers)? });
            }
            _ => return None,
        }
        Some(())
    }

    /// Whether the properties that the stage requires are present: LLVM's text does not have them.
    pub fn has_stage_facts(&self) -> bool {
        match self.stage {
            Stage::Geometry => self.geometry.is_some(),
            Stage::Hull | Stage::Domain => self.tessellation.is_some(),
            Stage::Mesh | Stage::Amplification => self.mesh.is_some(),
            Stage::Node => self.node.is_some(),
            _ => true,
        }
    }
}
