//! Linking: a shader or a library of functions that were compiled to several libraries.

use crate::diagnostics::NOT_A_PROFILE_OF_TARGET;
use crate::{Artifact, Diagnostics, Observer, Options, Phase, Profile, Session};
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::source::Span;

/// What [`Session::link`] links.
pub struct LinkRequest<'a> {
    /// The libraries, containers of DXIL, each with the name that diagnostics call it by.
    pub libraries: &'a [(&'a str, &'a [u8])],
    /// The name of the entry; of no meaning where a library is made.
    pub entry: &'a str,
    /// Stage and shader model of what is made.
    pub profile: Profile,
    /// What code is asked for; options of the source mean nothing here.
    pub options: Options,
}

/// Whether bytes are a library that [`Session::link`] takes.
pub fn is_library(bytes: &[u8]) -> bool {
    trefoil_dxil_read::is_library(bytes)
}

impl Session {
    /// Links libraries: the entry and all that it calls become one shader, optimised as if they had been one source, whose
    /// resources get the registers that no library chose. With a profile such as `lib_6_3` the functions become one library.
    ///
    /// ```
    /// use trefoil::{LinkRequest, NoIncludes, Options, Profile, Request, Session, Target};
    ///
    /// let session = Session::new();
    /// let library = |name: &str, source: &str| {
    ///     session.compile(&Request {
    ///         source_name: name,
    ///         source: source.as_bytes(),
    ///         entry: "",
    ///         profile: Profile::parse("lib_6_3").unwrap(),
    ///         target: Target::Dxil,
    ///         options: Options::default(),
    ///         include: &NoIncludes,
    ///     })
    /// };
    /// let shade = library("shade.hlsl", "export float4 shade(float2 uv) { return float4(uv, 0, 1); }")?;
    /// let main = library(
    ///     "main.hlsl",
    ///     "float4 shade(float2 uv);
    ///      [shader(\"pixel\")] float4 main(float2 uv : UV) : SV_Target { return shade(uv); }",
    /// )?;
    /// let linked = session.link(&LinkRequest {
    ///     libraries: &[("shade", &shade.bytes), ("main", &main.bytes)],
    ///     entry: "main",
    ///     profile: Profile::parse("ps_6_0").unwrap(),
    ///     options: Options::default(),
    /// })?;
    /// assert!(trefoil::disassemble(&linked.bytes).unwrap().contains("define void @main()"));
    /// # Ok::<(), trefoil::Diagnostics>(())
    /// ```
    ///
    /// # Errors
    /// What is no library; functions that are missing, defined twice or of another stage; resources that contradict each other;
    /// what the profile lacks.
    pub fn link(&self, request: &LinkRequest<'_>) -> Result<Artifact, Diagnostics> {
        self.link_observed(request, &mut ())
    }

    /// As [`link`](Self::link), with an observer.
    ///
    /// # Errors
    /// As for [`link`](Self::link).
    pub fn link_observed(
        &self,
        request: &LinkRequest<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Artifact, Diagnostics> {
        let mut diagnostics = Diagnostics::default();
        let (profile, options) = (request.profile, &request.options);
        if let Some(why) = crate::targets::refused(crate::Target::Dxil, profile) {
            let d = Diagnostic::new(&NOT_A_PROFILE_OF_TARGET, Span::NONE);
            diagnostics.list.push(d.arg(profile.to_string()).arg("DXIL").arg(why));
            return Err(diagnostics);
        }
        let made = trefoil_dxil_read::link(
            request.libraries,
            &trefoil_dxil_read::LinkRequest {
                entry: request.entry,
                stage: profile.stage,
                model: profile.model,
                exports: &options.exports.listed,
                codegen: options.codegen,
                options: &options.dxil,
                passes: passes(options),
            },
            observer,
        );
        observer.phase(Phase::Emitted);
        match made {
            Ok(output) => Ok(Artifact::plain(output.container, diagnostics)),
            Err(errors) => {
                diagnostics.add(errors);
                Err(diagnostics)
            }
        }
    }
}

/// What the passes do over code whose sources have been checked when they were compiled.
fn passes(options: &Options) -> trefoil_opt::Options {
    trefoil_opt::Options {
        level: options.opt_level,
        native: trefoil_dxil::is_native,
        keep_structure: false,
        drop_unread: false,
        multiply_matrices: false,
        takes_fields: false,
        indexes_made_rows: false,
        access_whole: false,
        unroll_by_cost: false,
        regroup_floats: true,
        must_unroll: false,
        exclusive_registers: false,
        verify: options.verify_each || cfg!(debug_assertions),
    }
}
