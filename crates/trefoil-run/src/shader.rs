//! A shader that has been compiled to be executed.

use crate::interface::Interface;
use crate::places::Places;
use trefoil::{Artifact, Diagnostics, Request, Session, Severity, Stage, Target};
use trefoil_interp::Program;

/// A shader that can be executed: its program, what it takes and gives, and where its instructions come from.
#[derive(Clone, Debug)]
pub struct Shader {
    pub(crate) program: Program,
    pub(crate) interface: Interface,
    pub(crate) places: Places,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) stage: Stage,
}

impl Shader {
    /// Compiles a shader for execution. The request's target is of no account.
    ///
    /// # Errors
    /// As for [`Session::compile`]; stages and operations that cannot be executed.
    pub fn compile(session: &Session, request: &Request<'_>) -> Result<Shader, Diagnostics> {
        let mut request = Request { target: Target::Dxil, ..request.clone() };
        request.options.codegen.reflection = true;
        request.options.for_execution = true;
        let mut places = Places::default();
        let Artifact { bytes, warnings, .. } = session.compile_observed(&request, &mut places)?;
        let fail = |why: String| Diagnostics::of_program(Severity::Error, &why);
        let program = Program::read(&bytes).map_err(|fault| fail(fault.to_string()))?;
        let reflected = trefoil::reflected::read(&bytes).map_err(|e| fail(e.to_string()))?;
        let interface = Interface::of(&reflected);
        Ok(Shader { program, interface, places, diagnostics: warnings, stage: request.profile.stage })
    }

    /// What the compile warned of.
    pub fn warnings(&self) -> &Diagnostics {
        &self.diagnostics
    }

    /// The resources that the shader uses.
    pub fn interface(&self) -> &Interface {
        &self.interface
    }

    /// Threads of a group; zeros in stages without groups.
    pub fn group_size(&self) -> [u32; 3] {
        self.program.properties.threads
    }
}
