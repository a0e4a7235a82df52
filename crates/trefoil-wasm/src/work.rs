//! What can be asked for.

use crate::ask::Ask;
use crate::exchange::{Answer, Fields};
use crate::watch::{Watch, now};
use crate::wgsl;
use trefoil::{Diagnostics, Session};
use trefoil_diag::json::Object;

/// Answers a request; a field `error` says what is wrong with the request itself.
pub(crate) fn perform(session: &Session, request: &[u8]) -> Vec<u8> {
    let mut answer = Answer::default();
    if let Err(error) = Fields::read(request).and_then(|fields| answered(session, &fields, &mut answer)) {
        answer = Answer::default();
        answer.add("error", error);
    }
    answer.0
}

fn answered(session: &Session, fields: &Fields<'_>, answer: &mut Answer) -> Result<(), String> {
    match fields.text("do")? {
        "compile" => compile(session, &Ask::read(fields)?, false, answer),
        "passes" => compile(session, &Ask::read(fields)?, true, answer),
        "reflect-source" => {
            let ask = Ask::read(fields)?;
            told(session.reflect(&ask.request()?).map(|reflection| reflection.to_json()), answer)
        }
        "preprocess" => preprocess(session, &Ask::read(fields)?, answer),
        "disassemble" => read(trefoil::disassemble(fields.bytes("data")?), answer),
        "reflect" => {
            let reflection = trefoil::reflect(fields.bytes("data")?);
            read(reflection.map(|reflection| reflection.to_json()), answer)
        }
        "validate" => validate(fields.bytes("data")?, answer),
        "version" => {
            answer.add("text", env!("CARGO_PKG_VERSION"));
            Ok(())
        }
        other => Err(format!("nothing is called '{other}'")),
    }
}

fn compile(session: &Session, ask: &Ask<'_>, passes: bool, answer: &mut Answer) -> Result<(), String> {
    let request = ask.request()?;
    let made = session.compile_observed(&request, &mut Watch::new(answer, passes));
    let made = match made {
        Ok(made) => made,
        Err(diagnostics) => {
            say(&diagnostics, answer);
            return Ok(());
        }
    };
    say(&made.warnings, answer);
    if !ask.is_wgsl() {
        answer.add("bytes", made.bytes);
        return Ok(());
    }
    let since = now();
    match wgsl::of_spirv(&made.bytes) {
        Ok(text) => answer.add("bytes", text),
        Err(why) => {
            let why = format!("naga does not translate this shader to WGSL: {why}");
            answer.add("diagnostics", untranslated(&why));
            answer.add("rendered", format!("error: {why}\n"));
        }
    }
    answer.add("time:wgsl", (now() - since).to_string());
    Ok(())
}

/// A diagnostic as the library writes them, for what naga does not take.
fn untranslated(why: &str) -> String {
    let mut line = String::new();
    Object::write(&mut line, |o| {
        o.text("id", "wgsl-not-translated");
        o.text("severity", "error");
        o.text("message", why);
    });
    line + "\n"
}

fn say(diagnostics: &Diagnostics, answer: &mut Answer) {
    answer.add("diagnostics", diagnostics.to_json());
    answer.add("rendered", diagnostics.to_string());
}

/// What the library made of a source.
fn told(made: Result<String, Diagnostics>, answer: &mut Answer) -> Result<(), String> {
    match made {
        Ok(text) => answer.add("text", text),
        Err(diagnostics) => say(&diagnostics, answer),
    }
    Ok(())
}

fn preprocess(session: &Session, ask: &Ask<'_>, answer: &mut Answer) -> Result<(), String> {
    let made = session.preprocess(&ask.request()?);
    if let Ok(made) = &made {
        say(&made.warnings, answer);
    }
    told(made.map(|made| made.text), answer)
}

/// What it made of a binary.
fn read(made: Result<String, trefoil::ReadError>, answer: &mut Answer) -> Result<(), String> {
    answer.add("text", made.map_err(|error| error.to_string())?);
    Ok(())
}

fn validate(data: &[u8], answer: &mut Answer) -> Result<(), String> {
    let found = trefoil::validation::validate(data, Default::default());
    let list = found.err().map(|findings| findings.list).unwrap_or_default();
    for finding in list {
        answer.add(finding.rule.code(), finding.to_string());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::perform;
    use crate::exchange::{Answer, Fields};
    use trefoil::Session;

    /// Asks, and gives the answer's fields as text.
    fn ask(fields: &[(&str, &str)]) -> Vec<(String, String)> {
        let mut request = Answer::default();
        fields.iter().for_each(|(name, value)| request.add(name, value));
        let answer = perform(&Session::new(), &request.0);
        let read = Fields::read(&answer).unwrap();
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        read.all().map(|(name, value)| (name.to_owned(), text(value))).collect()
    }

    fn compile<'a>(what: &'a str, source: &'a str, target: &'a str) -> Vec<(&'a str, &'a str)> {
        let (name, entry) = (("name", "a.hlsl"), ("entry", "main"));
        vec![("do", what), name, entry, ("source", source), ("profile", "cs_6_0"), ("target", target)]
    }

    fn field<'a>(answer: &'a [(String, String)], name: &str) -> &'a str {
        let found = answer.iter().find(|(n, _)| n == name);
        &found.unwrap_or_else(|| panic!("no {name} in {answer:?}")).1
    }

    const SQUARE: &str = "RWStructuredBuffer<uint> b : register(u3);
[numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) { b[i] = i * i; }";

    #[test]
    fn a_shader_becomes_wgsl_whose_classes_of_registers_lie_apart() {
        let wgsl = ask(&compile("compile", SQUARE, "wgsl"));
        let text = field(&wgsl, "bytes");
        assert!(text.contains("@group(0) @binding(303)"), "{text}");
        assert!(text.contains("@workgroup_size(64, 1, 1)"), "{text}");
        let mut shifted = compile("compile", SQUARE, "wgsl");
        shifted.extend(["-fvk-u-shift", "4", "0"].map(|word| ("argument", word)));
        assert!(field(&ask(&shifted), "bytes").contains("@group(0) @binding(7)"));
        assert_eq!(field(&wgsl, "diagnostics"), "");
    }

    /// What WebGPU has no device for otherwise.
    #[test]
    fn an_image_that_is_only_written_is_write_only_in_wgsl() {
        let written = "RWTexture2D<float4> t; [numthreads(8, 8, 1)] void main(uint2 i : SV_DispatchThreadID) { t[i] = 1; }";
        let answer = ask(&compile("compile", written, "wgsl"));
        let text = field(&answer, "bytes");
        assert!(text.contains("texture_storage_2d<rgba32float,write>"), "{text}");
        let both = written.replace("= 1", "+= 1").replace("float4", "float");
        let answer = ask(&compile("compile", &both, "wgsl"));
        assert!(field(&answer, "bytes").contains("texture_storage_2d<r32float,read_write>"), "{answer:?}");
    }

    #[test]
    fn what_naga_does_not_take_is_a_diagnostic() {
        let source = "RWBuffer<float> b; [numthreads(1, 1, 1)] void main() { b[1] = b[0]; }";
        let answer = ask(&compile("compile", source, "wgsl"));
        assert!(!answer.iter().any(|(name, _)| name == "bytes"), "{answer:?}");
        assert!(answer.iter().any(|(_, value)| value.contains("naga does not translate")), "{answer:?}");
    }

    #[test]
    fn an_included_file_comes_with_the_request() {
        let mut request = compile("reflect-source", "#include \"b.hlsli\"", "dxil");
        request.push(("file:b.hlsli", SQUARE));
        assert!(field(&ask(&request), "text").contains("\"b\""));
    }

    #[test]
    fn passes_are_shown_in_their_order_and_phases_timed() {
        let answer = ask(&compile("passes", SQUARE, "dxil"));
        let names: Vec<&str> = answer.iter().map(|(name, _)| name.as_str()).collect();
        let at = |name: &str| names.iter().position(|n| *n == name).unwrap_or_else(|| panic!("{names:?}"));
        assert!(at("time:lower") < at("pass:clean") && at("pass:clean") < at("time:optimise"));
        assert!(field(&answer, "pass:clean").contains("define void @main"));
    }

    #[test]
    fn a_wrong_request_says_what_is_wrong() {
        assert_eq!(ask(&[("do", "sing")]), [("error".into(), "nothing is called 'sing'".into())]);
        let text = ask(&compile("compile", SQUARE, "glsl"));
        assert_eq!(field(&text, "error"), "target is dxil, spirv, dxbc, ll or wgsl, not 'glsl'");
    }
}
