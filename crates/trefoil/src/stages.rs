//! The stages of a compile one by one: the IR made of a source, the passes, the target.

use crate::artifact::Made;
use crate::session::emit;
use crate::stage_options::pass_options;
use crate::targets::check_request;
use crate::{Artifact, Diagnostics, Request, Session};
use trefoil_ir::Module;

impl Session {
    /// The IR of a request's source before any pass, and warnings.
    ///
    /// # Errors
    /// Everything found wrong with the source or the request.
    pub fn lower(&self, request: &Request<'_>) -> Result<(Module, Diagnostics), Diagnostics> {
        check_request(request)?;
        self.front_end(request, &mut ())
    }

    /// Runs the passes that know no target over a module, as compiling the request does.
    ///
    /// # Errors
    /// What a pass cannot do.
    pub fn optimize(&self, module: &mut Module, request: &Request<'_>) -> Result<(), Diagnostics> {
        trefoil_opt::run(module, &pass_options(request), &mut ()).map_err(|errors| {
            let mut diagnostics = Diagnostics::default();
            diagnostics.add(errors);
            diagnostics
        })
    }

    /// Gives a module to the request's target.
    ///
    /// # Errors
    /// What the target cannot do, or what it forbids.
    pub fn emit(&self, module: Module, request: &Request<'_>) -> Result<Artifact, Diagnostics> {
        let mut diagnostics = Diagnostics::default();
        match emit(module, request, &diagnostics, &mut ()) {
            Ok(Made { bytes, pdb }) => Ok(Artifact { bytes, warnings: diagnostics, pdb }),
            Err(errors) => {
                diagnostics.add(errors);
                Err(diagnostics)
            }
        }
    }
}
