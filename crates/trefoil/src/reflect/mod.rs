//! Reflection as plain data: what a shader is bound to, of whichever format and by whichever compiler.
//!
//! One model ([`Reflection`]) with three readers: of DXIL's metadata, of the parts of a DXBC container, of a SPIR-V module. It
//! renders as JSON ([`Reflection::to_json`], whose schema is `docs/reflection.schema.json`) and, with `{}`, as text for people.
//!
//! ```
//! use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
//!
//! let reflection = Session::new().reflect(&Request {
//!     source_name: "tint.hlsl",
//!     source: b"cbuffer Look : register(b2) { float gain; float3 tint; }
//!               float4 main(float4 color : COLOR) : SV_Target { return float4(tint, 1) * color; }",
//!     entry: "main",
//!     profile: Profile::parse("ps_6_0").unwrap(),
//!     target: Target::Dxil,
//!     options: Options::default(),
//!     include: &NoIncludes,
//! })?;
//! let look = &reflection.resources[0];
//! assert_eq!((look.name.as_str(), look.binding.index, look.size), ("Look", 2, 16));
//! let [gain, tint] = &look.layout.as_ref().unwrap().members[..] else { panic!() };
//! assert_eq!((gain.used, tint.used, tint.offset, tint.ty.name.as_str()), (Some(false), Some(true), 4, "float3"));
//! # Ok::<(), trefoil::Diagnostics>(())
//! ```

mod dxbc;
mod dxil;
mod json;
mod model;
mod names;
mod spirv;
mod text;
mod types;

pub use model::{
    Attributes, Binding, Entry, GraphNode, Member, NodeId, NodeRecords, Number, Parameter, RecordGrid,
    Reflection, Resource, Shape, SpecConstant, Type,
};

use crate::{Artifact, Diagnostics, ReadError, Request, Session, Target};
use trefoil_diag::Kind;
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::source::Span;

trefoil_diag::diagnostics! {
    error NO_REFLECTED_FORMAT: "neither a shader container nor a SPIR-V module";
    error NO_RDEF: "the container has no part RDEF, which names resources and constants: it was stripped";
    error SPIRV_HEADER: "not a SPIR-V module: it is shorter than the header, or not of whole words";
    error SPIRV_INSTRUCTION: "word {0}: an instruction of no words, or beyond the end of the module";
    limit SPIRV_LIMIT: "the module describes more than {0} types, names and uses";
    error UNREFLECTED_TARGET: "reflection is of DXIL, SPIR-V and DXBC, not of text";
    bug UNREADABLE_OUTPUT: "what was compiled cannot be reflected: {0}";
}

/// What a container of DXIL or of shader model 4 to 5.1, or a SPIR-V module, says of itself.
///
/// # Errors
/// When the bytes are none of these, are damaged, or were stripped of what reflection reads.
pub fn reflect(bytes: &[u8]) -> Result<Reflection, ReadError> {
    match Target::of_binary(bytes) {
        Some(Target::Dxil) => dxil::read(bytes),
        Some(Target::Spirv) => spirv::read(bytes),
        Some(Target::Dxbc) => dxbc::read(bytes),
        _ => Err(ReadError::from(&NO_REFLECTED_FORMAT)),
    }
}

impl Session {
    /// Compiles a request and says what the shader is bound to. What reflection reads is kept whether the options strip it or
    /// not. With [`keep_unused`](trefoil_ir::CodegenOptions::keep_unused) among the options, resources that the shader does not
    /// use are told of as well, as such.
    ///
    /// # Errors
    /// As of [`compile`](Session::compile), and for a target whose output is text.
    pub fn reflect(&self, request: &Request<'_>) -> Result<Reflection, Diagnostics> {
        if request.target.is_text() {
            return Err(alone(&UNREFLECTED_TARGET, None));
        }
        let mut request = request.clone();
        request.options.codegen.reflection = true;
        request.options.spirv.reflect = true;
        request.options.spirv.debug_names = true;
        request.options.spirv.preserve_bindings |= request.options.codegen.keep_unused;
        let mut told = self.reflect_compiled(&request)?;
        // The code of a module of SPIR-V has been looked at; of the others the shader without the unused says which they are.
        if request.options.codegen.keep_unused && request.target != Target::Spirv {
            request.options.codegen.keep_unused = false;
            mark_unused(&mut told, &self.reflect_compiled(&request)?);
        }
        Ok(told)
    }

    fn reflect_compiled(&self, request: &Request<'_>) -> Result<Reflection, Diagnostics> {
        let Artifact { bytes, .. } = self.compile(request)?;
        reflect(&bytes).map_err(|error| alone(&UNREADABLE_OUTPUT, Some(error.to_string())))
    }
}

/// Marks the resources that another reflection of the same shader does not have, and takes them from its entries.
fn mark_unused(all: &mut Reflection, used: &Reflection) {
    for resource in &mut all.resources {
        let is_same = |other: &Resource| other.class == resource.class && other.name == resource.name;
        resource.used = used.resources.iter().any(is_same);
    }
    for entry in &mut all.entries {
        entry.resources.retain(|&at| all.resources.get(at).is_some_and(|resource| resource.used));
    }
}

/// One diagnostic without a place.
fn alone(kind: &'static Kind, argument: Option<String>) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    let diagnostic = Diagnostic::new(kind, Span::NONE);
    diagnostics.list.push(argument.into_iter().fold(diagnostic, Diagnostic::arg));
    diagnostics
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NoIncludes, Options, Profile};

    const SOURCE: &[u8] =
        b"struct S { float3 a; uint b[2]; }; cbuffer C { float4x3 m; S s[2]; } Texture2D<float4> t[]; \
        SamplerState p; RWStructuredBuffer<S> o; \
        float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target { o[i] = s[i]; \
        return t[i].Sample(p, mul(uv.xyxy, m).xy); }";

    /// A shader of every format; of DXIL the data for reflection by itself, which has no digest.
    fn binaries() -> Vec<Vec<u8>> {
        let compiled = |target| {
            let profile = Profile::parse("ps_6_0").expect("a profile");
            let (options, include) = (Options::default(), &NoIncludes);
            let request = Request {
                source_name: "s",
                source: SOURCE,
                entry: "main",
                profile,
                target,
                options,
                include,
            };
            Session::new().compile(&request).expect("compiles").bytes
        };
        [Target::Dxil, Target::Spirv, Target::Dxbc].map(compiled).into()
    }

    #[test]
    fn damaged_binaries_are_errors_at_worst() {
        for binary in binaries() {
            let again = |bytes: &[u8]| reflect(bytes).map(|found| (found.to_json(), found.to_string()));
            again(&binary).expect("whole");
            for at in (0..binary.len()).step_by(4) {
                for byte in [0, 1, 0x7f, 0xff] {
                    let mut damaged = binary.clone();
                    damaged[at] = byte;
                    drop(again(&damaged));
                }
                drop(again(&binary[..at]));
            }
        }
    }
}
