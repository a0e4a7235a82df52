//! The frame of the module: what is checked and collected ahead of the blocks, and what is written when they are done.

use super::{Lower, Result};
use crate::kinds;
use crate::module::{Head, Id, string_words};
use crate::options::Options;
use crate::origin::Origin;
use spirv::{Capability, ExecutionMode, ExecutionModel, FunctionControl, Op};
use trefoil_ir::{DenormMode, Error, HashSet, Loc, Module, Stage};

/// Lowers the entries of a module.
///
/// `kills` says of each whether a lane that is discarded ends; the structure of its function must suit that.
pub(crate) fn lower(
    module: &Module,
    options: &Options,
    origin: &dyn Origin,
    kills: &[bool],
) -> Result<Vec<u8>> {
    let entries = module.entries.as_slice();
    let [first, ..] = entries else {
        return Err(Error::new(Loc::NONE, &kinds::NO_ENTRY));
    };
    check_entries(module)?;
    let mut lower = Lower::new(module, first, options, origin);
    lower.out.capability(Capability::Shader);
    lower.begin_debug();
    lower.named_needs()?;
    if lower.is_shared() {
        lower.note_all_uses();
    }
    for (number, (entry, &kills)) in (0..).zip(entries.iter().zip(kills)) {
        if entry.stage == Stage::Library {
            lower.start(number, entry, kills);
            lower.linked_function()?;
            continue;
        }
        let Some(model) = execution_model(entry.stage) else {
            let what = kinds::STAGE_UNSUPPORTED.with(&[&entry.stage.name()]);
            return Err(Error::new(Loc::NONE, what));
        };
        if !entry.has_stage_facts() {
            let what = kinds::STAGE_PROPERTIES_MISSING.with(&[&entry.stage.name()]);
            return Err(Error::new(Loc::NONE, what));
        }
        lower.start(number, entry, kills);
        lower.entry_point(model)?;
    }
    lower.finish()
}

/// Errors for entries without a body, and for entries of one stage and name.
fn check_entries(module: &Module) -> Result<()> {
    let mut known = HashSet::default();
    for entry in &module.entries {
        if module.functions[entry.func].is_declaration() {
            return Err(Error::bug(Loc::NONE, "the entry point has no body"));
        }
        if !known.insert((entry.stage, entry.name)) {
            let what = kinds::SAME_ENTRY.with(&[&entry.stage.name(), &module.ctx.name(entry.name)]);
            return Err(Error::new(Loc::NONE, what));
        }
    }
    Ok(())
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
        | Stage::Amplification
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable => true,
        Stage::Library | Stage::Node => false,
    };
    stage.execution_model().filter(|_| lowered).and_then(ExecutionModel::from_u32)
}

impl Lower<'_> {
    /// Notes how all functions use the resources that they share.
    fn note_all_uses(&mut self) {
        for func in self.module.functions.values() {
            for &block in &func.layout {
                for &inst in &func.blocks[block].insts {
                    self.resources.uses.add(self.ctx, func, inst);
                }
            }
        }
    }

    /// Lowers the entry that the walk has come to.
    fn entry_point(&mut self, model: ExecutionModel) -> Result<()> {
        self.stage_needs()?;
        self.look_ahead()?;
        if self.number == 0 {
            self.assign_bindings()?;
        }
        self.assign_locations()?;
        if self.options.preserve_bindings {
            for id in self.ctx.resources.ids() {
                self.declare_resource(id)?;
            }
        }
        self.blocks()?;
        if self.options.preserve_interface {
            self.declare_interface()?;
        }
        self.finish_entry(model)
    }

    /// Asks for what the stage needs.
    fn stage_needs(&mut self) -> Result<()> {
        let stage = self.entry.stage;
        match stage {
            Stage::Geometry => self.out.capability(Capability::Geometry),
            Stage::Hull | Stage::Domain => self.out.capability(Capability::Tessellation),
            Stage::Pixel | Stage::Vertex | Stage::Compute => {}
            Stage::Mesh | Stage::Amplification if !self.options.env.has(4) => {
                return Err(Error::new(Loc::NONE, kinds::MESH_NEEDS_SPIRV_1_4.with(&[&stage.name()])));
            }
            Stage::Mesh | Stage::Amplification => {
                self.out.capability(Capability::MeshShadingEXT);
                self.out.extension("SPV_EXT_mesh_shader");
                self.find_payload()?;
            }
            Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable => self.ray_tracing_needs()?,
            // `execution_model` has refused these.
            Stage::Library | Stage::Node => {}
        }
        Ok(())
    }

    /// Fills in what the walk over the function has left open.
    pub(super) fn finish_body(&mut self) -> Result<()> {
        self.resolve_patches()?;
        self.decorate_built_ins()?;
        if self.number == 0 {
            self.name_sources();
            if !self.options.env.has(3) {
                self.out.extend_first_version();
            }
        }
        Ok(())
    }

    /// Ends the function of the entry, and says what the entry is.
    fn finish_entry(&mut self, model: ExecutionModel) -> Result<()> {
        self.finish_body()?;
        let ret = self.out.ty(Op::TypeVoid, &[]);
        let signature = self.out.ty_of(Op::TypeFunction, &[ret], &[]);
        let main = self.out.fresh();
        self.finish_values(main);
        self.modes(main)?;
        // Several entry points cannot have one name.
        let name = match &self.options.entry_name {
            Some(name) if !self.is_shared() => name.as_str(),
            _ => self.ctx.name(self.entry.name),
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
        let label = Some(self.body.labels[self.func.entry()]);
        let control = FunctionControl::NONE;
        let function = Head { ret, id: main, signature, control, params: &[], label };
        match self.out.end_function(Some(entry), &function) {
            Some(()) => Ok(()),
            None => Err(Error::new(Loc::NONE, &kinds::MODULE_TOO_LARGE)),
        }
    }

    fn finish(mut self) -> Result<Vec<u8>> {
        self.finish_debug()?;
        self.check_extensions()?;
        match self.out.finish(self.options.env.version()) {
            Some(bytes) => Ok(bytes),
            None => Err(Error::new(Loc::NONE, &kinds::MODULE_TOO_LARGE)),
        }
    }

    /// Whether the options permit an extension. The one that storage buffers of the first version need is the ground
    /// that we stand on.
    pub(super) fn permits(&self, name: &str) -> bool {
        if self.options.extensions.is_empty() || name == "SPV_KHR_storage_buffer_storage_class" {
            return true;
        }
        let (mut has_named, mut is_named) = (false, false);
        for listed in &self.options.extensions {
            let refused = listed.strip_prefix('-');
            let what = refused.unwrap_or(listed);
            let fits = what == name || what == "KHR" && name.starts_with("SPV_KHR_");
            if refused.is_some() && fits {
                return false;
            }
            has_named |= refused.is_none();
            is_named |= refused.is_none() && fits;
        }
        is_named || !has_named
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
            DenormMode::Any => None,
            DenormMode::Preserve => Some(ExecutionMode::DenormPreserve),
            DenormMode::FlushToZero => Some(ExecutionMode::DenormFlushToZero),
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
            Stage::Vertex
            | Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable => {}
            // `execution_model` has refused these.
            Stage::Library | Stage::Node => {}
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
