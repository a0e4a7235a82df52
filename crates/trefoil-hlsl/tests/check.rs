//! The check on small programs: accepted ones give a settled tree, refused ones the errors that DXC gives, at its places.
//! Cases are separated by `=====`; a first line `//! -T ps_6_0` gives options, `// expect LINE:COLUMN: error: …` an error.

use trefoil_hlsl::diag::{RenderOptions, Severity};
use trefoil_hlsl::preprocess::Options;
use trefoil_hlsl::source::NoIncludes;
use trefoil_hlsl::{CheckOptions, check, parse, typed};
use trefoil_ir::{HlslVersion, ShaderModel, Stage};

fn options(source: &str) -> CheckOptions {
    let mut options = CheckOptions { shader_model: ShaderModel::new(6, 6), ..CheckOptions::default() };
    let Some(line) = source.lines().next().and_then(|l| l.strip_prefix("//!")) else { return options };
    let mut words = line.split_whitespace();
    while let Some(word) = words.next() {
        let mut value = || words.next().expect("an option's value");
        match word {
            "-T" => {
                let mut parts = value().split('_');
                options.stage = match parts.next() {
                    Some("vs") => Stage::Vertex,
                    Some("ps") => Stage::Pixel,
                    _ => Stage::Compute,
                };
                let mut number = || parts.next().and_then(|n| n.parse().ok()).expect("a shader model");
                options.shader_model = ShaderModel::new(number(), number());
            }
            "-E" => options.entry = value().into(),
            "-HV" => options.version = HlslVersion::from_name(value()).expect("a version"),
            "-enable-16bit-types" => options.native_16bit = true,
            _ => {}
        }
    }
    options
}

/// The checked program and its errors, a line each.
fn run(source: &str) -> (typed::Program, Vec<String>) {
    let options = options(source);
    let pre = Options {
        hlsl_version: options.version,
        enable_16bit_types: options.native_16bit,
        ..Options::default()
    };
    let parsed = parse("case", source.as_bytes(), &pre, &NoIncludes, None);
    let mut diagnostics = parsed.diagnostics;
    let program = check(&parsed.unit, &options, &mut diagnostics);
    let text = diagnostics.render(&parsed.sources, &program.names, RenderOptions::default());
    let errors: Vec<String> = text
        .lines()
        .filter(|line| line.contains("error: "))
        .map(|line| line.strip_prefix("case:").unwrap_or(line).to_owned())
        .collect();
    assert_eq!(diagnostics.has_errors(), diagnostics.iter().any(|d| d.severity >= Severity::Error));
    (program, errors)
}

fn cases(text: &str) -> impl Iterator<Item = &str> {
    text.split("=====\n").filter(|case| !case.trim().is_empty())
}

#[test]
fn accepts_what_dxc_accepts() {
    for case in cases(include_str!("check/accepted.txt")) {
        let (program, errors) = run(case);
        assert!(errors.is_empty(), "{case}\n{errors:#?}");
        assert!(typed::is_settled(&program), "{case}\n{}", typed::dump(&program));
    }
}

#[test]
fn refuses_with_the_words_and_places_of_dxc() {
    for case in cases(include_str!("check/refused.txt")) {
        let (_, errors) = run(case);
        assert!(!errors.is_empty(), "{case}");
        for line in case.lines().filter_map(|l| l.strip_prefix("// expect ")) {
            assert!(errors.iter().any(|e| e == line), "{case}\nnot said: {line}\n{errors:#?}");
        }
    }
}

/// The statements of `main` as the dump has them.
fn main_of(body: &str) -> String {
    let source = format!(
        "RWStructuredBuffer<float4> O; int i; uint u; float f; float3 v; float4x4 m; bool b; min16float h;\n\
         [numthreads(1, 1, 1)] void main() {{ {body} }}"
    );
    let (program, errors) = run(&source);
    assert!(errors.is_empty(), "{body}\n{errors:#?}");
    let text = typed::dump(&program);
    let at = text.find("entry").expect("the entry");
    text[at..].lines().skip(1).map(str::trim).collect::<Vec<_>>().join("\n")
}

#[test]
fn literals_take_the_type_of_their_use() {
    assert_eq!(main_of("float a = u * 2;"), "local float a = float(Mul(*u, 2:uint))");
    assert_eq!(main_of("float a = i * 0.5;"), "local float a = Mul(float(*i), 0.5:float)");
    assert_eq!(main_of("min16float a = h * 2.0;"), "local min16float a = Mul(*h, 2.0:min16float)");
    assert_eq!(main_of("double a = b ? 0.1 : 0.2;"), "local double a = (*b ? 0.1:double : 0.2:double)");
    assert_eq!(main_of("int a = 7 / 2 + 1.9;"), "local int a = 4:int");
}

#[test]
fn conversions_are_nodes() {
    assert_eq!(main_of("float2 a = v;"), "local float2 a = float2(*v)");
    assert_eq!(main_of("float3 a = f;"), "local float3 a = float3(*f)");
    assert_eq!(main_of("int a = b + b;"), "local int a = Add(int(*b), int(*b))");
    assert_eq!(main_of("uint a = i < u;"), "local uint a = uint(Lt(uint(*i), *u))");
    assert_eq!(main_of("float a = 1; a += u; a.x *= 2;").lines().nth(1), Some("a Add= float(*u)"));
}

#[test]
fn places_stay_places() {
    assert_eq!(main_of("O[1].xy = v.zx;"), "Element(*O, 1:uint).xy = *v.zx");
    assert_eq!(main_of("float4x4 a = m; a[1].z = a._m01;").lines().nth(1), Some("a[1:int].z = *a._m01"));
    assert_eq!(
        main_of("float s, c; sincos(f, s, c);").lines().nth(2),
        Some("@Sincos:void(*f, out s:float, out c:float)")
    );
}
