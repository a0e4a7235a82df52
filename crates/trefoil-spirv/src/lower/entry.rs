//! The frame of the module: what is checked and collected ahead of the blocks, and what is written when they are done.

use super::{Lower, Result};
use crate::kinds;
use crate::module::{Entry, Id, string_words};
use crate::options::{Denormals, Options};
use crate::origin::Origin;
use spirv::{Capability, ExecutionMode, ExecutionModel, Op};
use trefoil_ir::{Error, Loc, Module, Stage};

/// Lowers the one entry of a module.
///
/// `kills` says whether a lane that is discarded ends; the structure of the function must suit that.
pub(crate) fn lower(module: &Module, options: &Options, origin: &dyn Origin, kills: bool) -> Result<Vec<u8>> {
    let [entry] = module.entries.as_slice() else {
        return Err(Error::new(Loc::NONE, kinds::ENTRY_COUNT.with(&[&module.entries.len()])));
    };
    let Some(model) = execution_model(entry.stage) else {
        let what = kinds::STAGE_UNSUPPORTED.with(&[&entry.stage.name()]);
        return Err(Error::new(Loc::NONE, what));
    };
    if !entry.has_stage_facts() {
        let what = kinds::STAGE_PROPERTIES_MISSING.with(&[&entry.stage.name()]);
        return Err(Error::new(Loc::NONE, what));
    }
    let func = &module.functions[entry.func];
    if func.is_declaration() {
        return Err(Error::bug(Loc::NONE, "the entry point has no body"));
    }
    let mut lower = Lower::new(&module.ctx, func, entry, (options, origin), kills);
    lower.out.capability(Capability::Shader);
    match entry.stage {
        Stage::Geometry => lower.out.capability(Capability::Geometry),
        Stage::Hull | Stage::Domain => lower.out.capability(Capability::Tessellation),
        Stage::Pixel | Stage::Vertex | Stage::Compute => {}
        Stage::Mesh | Stage::Amplification if !options.env.has(4) => {
            return Err(Error::new(Loc::NONE, kinds::MESH_NEEDS_SPIRV_1_4.with(&[&entry.stage.name()])));
        }
        Stage::Mesh | Stage::Amplification => {
            lower.out.capability(Capability::MeshShadingEXT);
            lower.out.extension("SPV_EXT_mesh_shader");
            lower.find_payload()?;
        }
        // `execution_model` has refused these.
        Stage::Library
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable
        | Stage::Node => {}
    }
    lower.named_needs()?;
    lower.look_ahead();
    lower.assign_bindings()?;
    lower.assign_locations()?;
    if options.preserve_bindings {
        for id in module.ctx.resources.ids() {
            lower.declare_resource(id)?;
        }
    }
    lower.blocks()?;
    if options.preserve_interface {
        lower.declare_interface()?;
    }
    lower.finish(model)
}

/// The execution model of a stage that is lowered here.
fn execution_model(stage: Stage) -> Option<ExecutionModel> {
    let lowered = match stage {
        Stage::Pixel
        | Stage::Vertex
        | Stage::Geometry
        | Stage::Hull
        | Stage::Domain
        | Stage::Compute
        | Stage::Mesh
        | Stage::Amplification => true,
        Stage::Library
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable
        | Stage::Node => false,
    };
    stage.execution_model().filter(|_| lowered).and_then(ExecutionModel::from_u32)
}

impl Lower<'_> {
    fn finish(mut self, model: ExecutionModel) -> Result<Vec<u8>> {
        self.resolve_patches()?;
        self.decorate_built_ins()?;
        self.name_sources();
        if !self.options.env.has(3) {
            self.out.extend_first_version();
        }
        let void = self.out.ty(Op::TypeVoid, &[]);
        let signature = self.out.ty_of(Op::TypeFunction, &[void], &[]);
        let main = self.out.fresh();
        self.modes(main)?;
        let name = match &self.options.entry_name {
            Some(name) => name.as_str(),
            None => self.ctx.name(self.entry.name),
        };
        let mut entry = vec![model as u32, main.word()];
        entry.extend(string_words(name));
        entry.extend(self.interface.variables.iter().map(|id| id.word()));
        if self.options.env.has(4) {
            entry.extend(self.interface.listed.iter().map(|id| id.word()));
        }
        if self.options.debug_names {
            self.out.name(main, name);
        }
        let function = Entry { void, main, signature, label: self.body.labels[self.func.entry()] };
        self.check_extensions()?;
        match self.out.finish(self.options.env.version(), &entry, &function) {
            Some(bytes) => Ok(bytes),
            None => Err(Error::new(Loc::NONE, &kinds::MODULE_TOO_LARGE)),
        }
    }

    /// Whether the options permit an extension. The one that storage buffers of the first version need is the ground
    /// that we stand on.
    pub(super) fn permits(&self, name: &str) -> bool {
        let permitted = &self.options.extensions;
        let may = |p: &String| p == name || p == "KHR" && name.starts_with("SPV_KHR_");
        permitted.is_empty() || name == "SPV_KHR_storage_buffer_storage_class" || permitted.iter().any(may)
    }

    /// An error for an extension that the options do not permit.
    fn check_extensions(&mut self) -> Result<()> {
        let named = |name: &str| self.ctx.spirv.extensions.iter().any(|&n| self.ctx.name(n) == name);
        if let Some(name) = self.out.extensions().find(|name| !self.permits(name) && !named(name)) {
            let what = kinds::EXTENSION_NOT_PERMITTED.with(&[&name]);
            return Err(Error::new(Loc::NONE, what));
        }
        Ok(())
    }

    fn modes(&mut self, main: Id) -> Result<()> {
        if self.options.maximal_reconvergence {
            self.out.extension("SPV_KHR_maximal_reconvergence");
            self.out.mode(main, ExecutionMode::MaximallyReconvergesKHR, &[]);
        }
        let mode = match self.options.denormals {
            Denormals::Any => None,
            Denormals::Preserve => Some(ExecutionMode::DenormPreserve),
            Denormals::FlushToZero => Some(ExecutionMode::DenormFlushToZero),
        };
        if let Some(mode) = mode {
            self.mode_needs(mode);
            self.out.mode(main, mode, &[32]);
        }
        self.named_modes(main)?;
        match self.entry.stage {
            Stage::Pixel => {
                self.out.mode(main, ExecutionMode::OriginUpperLeft, &[]);
                if self.entry.early_depth_stencil {
                    self.out.mode(main, ExecutionMode::EarlyFragmentTests, &[]);
                }
                for mode in self.interface.modes.clone() {
                    self.out.mode(main, mode, &[]);
                }
                self.interlock_mode(main);
            }
            Stage::Compute | Stage::Mesh | Stage::Amplification => {
                let threads = self.entry.num_threads;
                if !self.names_mode(&[ExecutionMode::LocalSize, ExecutionMode::LocalSizeId]) {
                    self.out.mode(main, ExecutionMode::LocalSize, &threads);
                }
                if let Some(mesh) = self.entry.mesh.filter(|_| self.entry.stage == Stage::Mesh) {
                    self.mesh_modes(main, &mesh);
                }
                if self.interface.derivatives {
                    self.derivative_group(main)?;
                }
            }
            Stage::Hull | Stage::Domain => {
                if let Some(tess) = &self.entry.tessellation {
                    self.tessellation_modes(main, tess);
                }
            }
            Stage::Geometry => {
                if let Some(geometry) = &self.entry.geometry {
                    self.geometry_modes(main, geometry);
                }
            }
            Stage::Vertex => {}
            // `execution_model` has refused these.
            Stage::Library
            | Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable
            | Stage::Node => {}
        }
        Ok(())
    }

    /// Says how the threads of a group make quads: by twos in x and y, or by fours in a row.
    fn derivative_group(&mut self, main: Id) -> Result<()> {
        let [x, y, z] = self.entry.num_threads;
        self.out.extension("SPV_NV_compute_shader_derivatives");
        if x.is_multiple_of(2) && y.is_multiple_of(2) {
            self.out.capability(Capability::ComputeDerivativeGroupQuadsKHR);
            self.out.mode(main, ExecutionMode::DerivativeGroupQuadsKHR, &[]);
        } else if x.wrapping_mul(y).wrapping_mul(z).is_multiple_of(4) {
            self.out.capability(Capability::ComputeDerivativeGroupLinearKHR);
            self.out.mode(main, ExecutionMode::DerivativeGroupLinearKHR, &[]);
        } else {
            return self.fail(&kinds::DERIVATIVE_GROUP_SIZE);
        }
        Ok(())
    }
}
