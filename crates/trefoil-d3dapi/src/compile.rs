//! One compile, from what a client passes to byte code and words.

use crate::com::client::Includes;
use crate::flags::options;
use crate::includes::Files;
use std::fmt::Write;
use trefoil::{Diagnostic, Diagnostics, Profile, Request, Session, Severity, Target};

/// What a client passes to a compile.
pub(crate) struct Job<'a> {
    /// The source.
    pub(crate) source: &'a [u8],
    /// What the source is called.
    pub(crate) name: Option<String>,
    /// Macros.
    pub(crate) macros: Vec<(String, String)>,
    /// Included files.
    pub(crate) includes: &'a Includes,
    /// The entry; `main` where there is none.
    pub(crate) entry: Option<String>,
    /// The profile as text.
    pub(crate) profile: String,
    /// `D3DCOMPILE_*`.
    pub(crate) flags: u32,
}

/// What came out: bytes where it worked, and what there was to say.
pub(crate) struct Outcome {
    /// Byte code, or text.
    pub(crate) made: Option<Vec<u8>>,
    /// Errors and warnings, a line each.
    pub(crate) said: String,
}

impl Outcome {
    fn refused(name: &str, why: &str) -> Outcome {
        Outcome { made: None, said: format!("{name}(1,1): error: {why}\n") }
    }
}

/// What a source without a name is called.
const NAMELESS: &str = "Shader@0x00000000";

/// The profile of a text, and whether it is one of those for Direct3D 9's hardware, whose language is the older one: they are
/// compiled as `4_0`.
fn profile_of(text: &str) -> Option<(Profile, bool)> {
    let level = text.split_once("_level_9_").filter(|(_, level)| matches!(*level, "0" | "1" | "3"));
    let profile = Profile::parse(level.map_or(text, |(profile, _)| profile))?;
    let is_ours = matches!(profile.model.major, 4 | 5);
    (is_ours && (level.is_none() || text.contains("_4_0_"))).then_some((profile, level.is_some()))
}

impl Job<'_> {
    /// Compiles to byte code.
    pub(crate) fn compile(&self) -> Outcome {
        self.run(|session, request| {
            session.compile(request).map(|artifact| (artifact.bytes, artifact.warnings))
        })
    }

    /// Gives the preprocessed text, which a null ends.
    pub(crate) fn preprocess(&self) -> Outcome {
        self.run(|session, request| {
            let made = session.preprocess(request)?;
            Ok(([made.text.as_bytes(), &[0]].concat(), made.warnings))
        })
    }

    fn run(
        &self,
        work: impl FnOnce(&Session, &Request<'_>) -> Result<(Vec<u8>, Diagnostics), Diagnostics>,
    ) -> Outcome {
        let name = self.name.as_deref().unwrap_or(NAMELESS);
        let Some((profile, older)) = profile_of(&self.profile) else {
            return Outcome::refused(name, &format!("'{}' is no profile of Direct3D 10 or 11", self.profile));
        };
        let options = match options(self.flags, &self.macros, older) {
            Ok(options) => options,
            Err(why) => return Outcome::refused(name, &why),
        };
        let files = Files::new(self.includes);
        let request = Request {
            source_name: name,
            source: self.source,
            entry: self.entry.as_deref().unwrap_or("main"),
            profile,
            target: Target::Dxbc,
            options,
            include: &files,
        };
        match work(&Session::new(), &request) {
            Ok((made, warnings)) => Outcome { made: Some(made), said: words(&warnings, name) },
            Err(errors) => Outcome { made: None, said: words(&errors, name) },
        }
    }
}

/// Diagnostics in the form that the older compiler has, which editors and build systems read: `file(line,column): error id: words`.
fn words(diagnostics: &Diagnostics, name: &str) -> String {
    let mut out = String::new();
    for one in diagnostics.iter() {
        line(&mut out, &one, name);
    }
    out
}

fn line(out: &mut String, one: &Diagnostic, name: &str) {
    let severity = if one.severity >= Severity::Error { "error" } else { "warning" };
    let _ = match &one.place {
        Some(place) => write!(out, "{}({},{}): ", place.file, place.line, place.column),
        None => write!(out, "{name}: "),
    };
    let _ = writeln!(out, "{severity} {}: {}", one.id, one.message);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job<'a>(source: &'a str, profile: &str, includes: &'a Includes) -> Job<'a> {
        Job {
            source: source.as_bytes(),
            name: Some("a.hlsl".into()),
            macros: vec![("ONE".into(), "1".into())],
            includes,
            entry: None,
            profile: profile.into(),
            flags: 0,
        }
    }

    #[test]
    fn profiles_are_those_of_direct3d_10_and_11() {
        let of = |text| profile_of(text).map(|(profile, older)| (profile.to_string(), older));
        assert_eq!(of("ps_4_0_level_9_3"), Some(("ps_4_0".into(), true)));
        assert_eq!(of("cs_5_1"), Some(("cs_5_1".into(), false)));
        assert!(
            ["ps_5_0_level_9_1", "ps_6_0", "ps_3_0", "fx_2_0", "ps_4_0_level_9_2"]
                .map(of)
                .iter()
                .all(Option::is_none)
        );
    }

    #[test]
    fn errors_have_the_form_that_editors_read() {
        let said =
            job("float4 main() : SV_Target { return x; }", "ps_4_0", &Includes::Nothing).compile().said;
        assert_eq!(said, "a.hlsl(1,36): error undeclared: use of undeclared identifier 'x'\n");
        let said = job("", "ps_9_0", &Includes::Nothing).compile().said;
        assert_eq!(said, "a.hlsl(1,1): error: 'ps_9_0' is no profile of Direct3D 10 or 11\n");
    }

    #[test]
    fn profiles_of_level_9_take_the_older_language() {
        let source = "sampler2D s; float4 main(float2 at : TEXCOORD0) : COLOR { return tex2D(s, at); }";
        let made = job(source, "ps_4_0_level_9_1", &Includes::Nothing).compile();
        assert!(made.made.is_some(), "{}", made.said);
        assert!(made.said.contains("a.hlsl(1,21): warning dx9-semantic: "), "{}", made.said);
        let compatible = Job { flags: 0x1000, ..job(source, "ps_5_0", &Includes::Nothing) };
        assert!(compatible.compile().made.is_some());
        assert!(job(source, "ps_5_0", &Includes::Nothing).compile().made.is_none());
    }

    #[test]
    fn macros_are_defined() {
        let made =
            job("float4 main() : SV_Target { return ONE; }", "ps_5_0", &Includes::Nothing).compile().made;
        assert!(made.is_some_and(|bytes| bytes.starts_with(b"DXBC")));
        let text = job("ONE", "ps_5_0", &Includes::Nothing).preprocess().made.unwrap_or_default();
        assert!(text.ends_with(b"1\n\0"), "{}", String::from_utf8_lossy(&text));
    }
}
