//! A request's fields as the library takes them.

use crate::exchange::{Fields, text};
use trefoil::args::parse_args;
use trefoil::{MemoryIncludes, Options, Profile, RegisterShift, Request, SpirvOptions, Target};

/// The target that is made of SPIR-V.
const WGSL: &str = "wgsl";

/// Bindings between one class of registers and the next.
const APART: u32 = 100;

/// In WGSL no two resources share a binding, as `b0`, `t0` and `u0` do in HLSL: registers t begin at 100, s at 200, u at 300, where the request
/// has no shifts of its own.
fn keep_apart(options: &mut SpirvOptions) {
    let none = |shift: &RegisterShift| shift.all == 0 && shift.spaces.is_empty();
    let shifts = [&options.b_shift, &options.t_shift, &options.s_shift, &options.u_shift];
    if shifts.into_iter().all(none) {
        options.t_shift.all = APART;
        options.s_shift.all = 2 * APART;
        options.u_shift.all = 3 * APART;
    }
}

/// A compile, as it was asked for.
pub(crate) struct Ask<'a> {
    name: &'a str,
    source: &'a [u8],
    entry: &'a str,
    profile: Profile,
    target: Option<&'a str>,
    of_arguments: Target,
    options: Options,
    files: MemoryIncludes,
}

impl<'a> Ask<'a> {
    /// Reads `name`, `source`, `entry`, `profile`, `target`, each `argument` of DXC's and each `file:PATH`; and `keep-unused`, which
    /// reflection is asked with.
    pub(crate) fn read(fields: &Fields<'a>) -> Result<Self, String> {
        let profile = fields.text("profile")?;
        let profile = Profile::parse(profile)
            .ok_or_else(|| format!("'{profile}' is no profile; one is ps_6_0, cs_6_6 or vs_5_1"))?;
        let arguments: Result<Vec<&str>, String> =
            fields.each("argument").map(|argument| text("argument", argument)).collect();
        let arguments = parse_args(&arguments?).map_err(|error| error.0)?;
        let (mut options, _) = arguments.compile_options().map_err(|error| error.0)?;
        let target = fields.each("target").next().map(|target| text("target", target)).transpose()?;
        options.codegen.keep_unused = fields.each("keep-unused").next().is_some();
        if target == Some(WGSL) {
            keep_apart(&mut options.spirv);
        }
        let mut files = MemoryIncludes::default();
        for (name, bytes) in fields.all() {
            if let Some(path) = name.strip_prefix("file:") {
                files.add(path, bytes);
            }
        }
        Ok(Ask {
            name: fields.text("name")?,
            source: fields.bytes("source")?,
            entry: fields.text("entry")?,
            profile,
            target,
            of_arguments: arguments.target(profile),
            options,
            files,
        })
    }

    /// Whether WGSL is asked for, which is made of SPIR-V.
    pub(crate) fn is_wgsl(&self) -> bool {
        self.target == Some(WGSL)
    }

    /// The library's request.
    pub(crate) fn request(&self) -> Result<Request<'_>, String> {
        let target = match self.target {
            None => self.of_arguments,
            Some(WGSL) => Target::Spirv,
            Some(name) => Target::from_name(name)
                .ok_or_else(|| format!("target is dxil, spirv, dxbc, ll or wgsl, not '{name}'"))?,
        };
        Ok(Request {
            source_name: self.name,
            source: self.source,
            entry: self.entry,
            profile: self.profile,
            target,
            options: self.options.clone(),
            include: &self.files,
        })
    }
}
