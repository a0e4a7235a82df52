//! Entry points: the stage, its parameters and the signatures.

use crate::geometry::Geometry;
use crate::ids::FuncId;
use crate::mesh::MeshShading;
use crate::resource::ComponentType;
use crate::symbol::Symbol;
use crate::tessellation::Tessellation;
pub use trefoil_facts::{
    HlslVersion, InterpolationMode, Interpretation, PackingKind, Profile, Semantic, ShaderModel, SigPoint,
    Stage,
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

/// Where execution starts, and what the pipeline knows of it.
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
    /// A serialised root signature, when the source carries one.
    pub root_signature: Option<Vec<u8>>,
}

impl EntryPoint {
    /// Whether what the stage must say of itself is there: LLVM's text has no words for it.
    pub fn has_stage_facts(&self) -> bool {
        match self.stage {
            Stage::Geometry => self.geometry.is_some(),
            Stage::Hull | Stage::Domain => self.tessellation.is_some(),
            Stage::Mesh | Stage::Amplification => self.mesh.is_some(),
            _ => true,
        }
    }
}
