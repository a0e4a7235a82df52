//! A session that remembers: requests that come to the same are answered alike, others are told apart.

use std::sync::atomic::{AtomicUsize, Ordering};
use trefoil::{
    Artifact, Diagnostics, NoIncludes, Observer, OptLevel, Options, PassObserver, Phase, Profile, Request,
    Session, Target,
};

/// Counts the compiles that got as far as the check.
#[derive(Default)]
struct Compiles(AtomicUsize);

impl PassObserver for &Compiles {}

impl Observer for &Compiles {
    fn phase(&mut self, phase: Phase) {
        if phase == Phase::Checked {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

const SHADER: &str = "
#if QUALITY > 1
float4 tint;
#endif
#ifdef UNUSED
static const int never = 1;
#endif
float4 main(float4 color : COLOR) : SV_Target {
#if QUALITY > 1
    color *= tint;
#endif
    return color;
}";

struct Try<'a> {
    source: &'a str,
    defines: &'a [(&'a str, &'a str)],
    change: fn(&mut Request<'_>),
}

fn request<'a>(t: &Try<'a>) -> Request<'a> {
    let defines = t.defines.iter().map(|&(name, value)| (name.into(), Some(value.into()))).collect();
    let mut request = Request {
        source_name: "shader.hlsl",
        source: t.source.as_bytes(),
        entry: "main",
        profile: Profile::parse("ps_6_0").unwrap(),
        target: Target::Dxil,
        options: Options { defines, ..Options::default() },
        include: &NoIncludes,
    };
    (t.change)(&mut request);
    request
}

fn compile(session: &Session, count: &Compiles, t: &Try<'_>) -> Result<Artifact, Diagnostics> {
    session.compile_observed(&request(t), &mut &*count)
}

fn plain<'a>(defines: &'a [(&'a str, &'a str)]) -> Try<'a> {
    Try { source: SHADER, defines, change: |_| {} }
}

#[test]
fn equal_variants_are_compiled_once() {
    let (session, count) = (Session::with_variants(1 << 20), Compiles::default());
    let first = compile(&session, &count, &plain(&[("QUALITY", "0")])).unwrap();
    let same = compile(&session, &count, &plain(&[("QUALITY", "1"), ("OTHER", "7")])).unwrap();
    assert_eq!(first.bytes, same.bytes);
    assert_eq!(count.0.load(Ordering::Relaxed), 1);
    let other = compile(&session, &count, &plain(&[("QUALITY", "2")])).unwrap();
    assert_ne!(first.bytes, other.bytes);
    assert_eq!(count.0.load(Ordering::Relaxed), 2);
    assert_eq!(other.bytes, compile(&Session::new(), &count, &plain(&[("QUALITY", "2")])).unwrap().bytes);
}

#[test]
fn what_else_is_asked_tells_requests_apart() {
    let (session, count) = (Session::with_variants(1 << 20), Compiles::default());
    let changes: [fn(&mut Request<'_>); 8] = [
        |_| {},
        |r| r.profile = Profile::parse("ps_6_1").unwrap(),
        |r| r.target = Target::Spirv,
        |r| r.options.opt_level = OptLevel::O0,
        |r| r.options.ieee_strict = true,
        |r| r.options.spirv.debug_names = true,
        |r| r.options.warnings.warnings_as_errors = true,
        |r| r.source_name = "other.hlsl",
    ];
    for change in changes.iter().chain(&changes) {
        compile(&session, &count, &Try { change: *change, ..plain(&[]) }).unwrap();
    }
    assert_eq!(count.0.load(Ordering::Relaxed), changes.len());
}

#[test]
fn numbers_names_and_marks_are_told_apart() {
    let (session, count) = (Session::with_variants(1 << 20), Compiles::default());
    let sources = [
        "float4 main(float4 a : A, float4 b : B) : SV_Target { return a + b; }",
        "float4 main(float4 a : A, float4 b : B) : SV_Target { return a + a; }",
        "float4 main(float4 a : A, float4 b : B) : SV_Target { return a - b; }",
        "float4 main(float4 a : A, float4 b : C) : SV_Target { return a + b; }",
        "float4 main(float4 a : A, float4 b : B) : SV_Target { return a + 1; }",
        "float4 main(float4 a : A, float4 b : B) : SV_Target { return a + 2; }",
        "#pragma pack_matrix(row_major)\nfloat4 main(float4x4 a : A) : SV_Target { return a[1]; }",
        "#pragma pack_matrix(column_major)\nfloat4 main(float4x4 a : A) : SV_Target { return a[1]; }",
    ];
    for source in sources {
        compile(&session, &count, &Try { source, ..plain(&[]) }).unwrap();
    }
    assert_eq!(count.0.load(Ordering::Relaxed), sources.len());
}

/// A warning names its place, so what warns is shared by those alone whose tokens stand in the same places.
#[test]
fn warnings_keep_their_places() {
    let (session, count) = (Session::with_variants(1 << 20), Compiles::default());
    let warns = "float4 main(float4 c : C) : SV_Target { float2 d = c; return d.xyxy; }";
    let lower = format!("\n\n{warns}");
    let ask = |source: &str| {
        let made = compile(&session, &count, &Try { source, ..plain(&[]) }).unwrap();
        made.warnings.to_string()
    };
    let (here, again, there) = (ask(warns), ask(warns), ask(&lower));
    assert!(here.contains("shader.hlsl:1:") && here == again, "{here}{again}");
    assert!(there.contains("shader.hlsl:3:"), "{there}");
    assert_eq!(count.0.load(Ordering::Relaxed), 2);
}

/// What a pragma silences in one variant is said in another with the same tokens.
#[test]
fn pragmas_that_silence_are_heeded() {
    let (session, count) = (Session::with_variants(1 << 20), Compiles::default());
    let source = "#if QUIET\n#pragma dxc diagnostic ignored \"-Wconversion\"\n#endif\n\
                  float4 main(float4 c : C) : SV_Target { float2 d = c; return d.xyxy; }";
    let quiet = compile(&session, &count, &Try { source, ..plain(&[("QUIET", "1")]) }).unwrap();
    let loud = compile(&session, &count, &Try { source, ..plain(&[("QUIET", "0")]) }).unwrap();
    assert!(quiet.warnings.is_empty() && !loud.warnings.is_empty(), "{}", quiet.warnings);
}

#[test]
fn errors_are_found_each_time() {
    let (session, count) = (Session::with_variants(1 << 20), Compiles::default());
    let source = "float4 main() : SV_Target { return none; }";
    for _ in 0..2 {
        let Err(errors) = compile(&session, &count, &Try { source, ..plain(&[]) }) else {
            panic!("accepted")
        };
        assert!(errors.to_string().contains("shader.hlsl:1:"), "{errors}");
    }
}

#[test]
fn the_room_is_kept() {
    let (session, count) = (Session::with_variants(16 << 10), Compiles::default());
    for round in 1..=2 {
        for i in 0..100 {
            let source = format!("float4 main() : SV_Target {{ return {i}; }}");
            compile(&session, &count, &Try { source: &source, ..plain(&[]) }).unwrap();
        }
        assert_eq!(count.0.load(Ordering::Relaxed), 100 * round, "what is old is forgotten");
    }
    for _ in 0..3 {
        compile(&session, &count, &plain(&[])).unwrap();
    }
    assert_eq!(count.0.load(Ordering::Relaxed), 201, "what is new is kept");
}

#[test]
fn what_is_wrong_with_a_request_is_said_before_it_is_prepared() {
    let of_meshes: fn(&mut Request<'_>) = |it| {
        (it.profile, it.target) = (Profile::parse("ms_6_5").unwrap(), Target::Dxbc);
    };
    let request = request(&Try { source: SHADER, defines: &[], change: of_meshes });
    assert!(Session::new().prepare(&request).is_err());
}
