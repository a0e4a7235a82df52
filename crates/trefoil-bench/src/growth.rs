//! How the time of a compile grows with its input: shaders and libraries of a shape each, of more and more parts.
//!
//! `cargo xtask bench growth [FILTER]` compiles each shape to DXIL and to SPIR-V, and prints the milliseconds for each number of
//! parts, the exponent of the last step (1 where four times the parts take four times as long), the same for what the compile
//! held in memory, and MiB. Exponents above [`STEEP`] are marked: something grows faster than its input.

use crate::inputs::Input;
use crate::job::Job;
use crate::memory::{Compiler, peak};
use std::time::Instant;
use trefoil_testkit::ours::Target;

/// The numbers of parts.
const PARTS: [usize; 3] = [1000, 4000, 16000];

/// An exponent that is more than a logarithm and caches that are too small explain.
const STEEP: f64 = 1.35;

/// Seconds after which a shape is not made larger.
const ENOUGH: f64 = 20.0;

/// What a shape is made of.
struct Shape {
    name: &'static str,
    /// The profile's stage.
    prefix: &'static str,
    head: &'static str,
    /// What stands in the file for each part.
    declared: fn(usize) -> String,
    /// What stands in the body of `main` for each part; libraries have none.
    done: fn(usize) -> String,
    targets: &'static [Target],
}

const BOTH: &[Target] = &[Target::Dxil, Target::Spirv];
const DXIL: &[Target] = &[Target::Dxil];
const NOTHING: fn(usize) -> String = |_| String::new();
const OUT: &str = "RWStructuredBuffer<float> o : register(u0);\n";
const RAYS: &str =
    "struct [raypayload] P { float4 a : read(caller, closesthit, miss) : write(caller, closesthit, miss); };
RaytracingAccelerationStructure s : register(t0);\nRWTexture2D<float4> o : register(u0);\n";

/// A compute shader of parts.
const fn shader(name: &'static str, declared: fn(usize) -> String, done: fn(usize) -> String) -> Shape {
    Shape { name, prefix: "cs", head: OUT, declared, done, targets: BOTH }
}

/// A library of parts.
const fn library(
    name: &'static str,
    head: &'static str,
    targets: &'static [Target],
    declared: fn(usize) -> String,
) -> Shape {
    Shape { name, prefix: "lib", head, declared, done: NOTHING, targets }
}

const SHAPES: &[Shape] = &[
    shader("statements", NOTHING, |i| format!("x = x * y + {i}.5;")),
    shader("locals", NOTHING, |i| format!("float a{i} = x * {i}; y += a{i};")),
    shader("branches", NOTHING, |i| format!("if (y > {i}) x += o[{i}];")),
    shader("returns", NOTHING, |i| format!("if (id.x == {i}) {{ o[{i}] = x; return; }}")),
    shader("loops", NOTHING, |i| format!("for (uint j{i} = 0; j{i} < id.y; ++j{i}) x += o[j{i}];")),
    shader("stores", NOTHING, |i| format!("o[id.x + {i}] = x * {i};")),
    shader(
        "functions",
        |i| format!("float f{i}(float x) {{ return x * {i}; }}"),
        |i| format!("x += f{i}(y);"),
    ),
    shader("unused functions", |i| format!("float f{i}(float x) {{ return x * {i}; }}"), NOTHING),
    shader("statics", |i| format!("static float s{i} = {i};"), |i| format!("s{i} += x; y += s{i};")),
    shader("constants", |i| format!("static const float c{i} = {i};"), |i| format!("x += c{i};")),
    shader("buffers", |i| format!("StructuredBuffer<float> b{i};"), |i| format!("x += b{i}[id.x];")),
    shader("unused buffers", |i| format!("StructuredBuffer<float> b{i};"), NOTHING),
    shader("constant buffers", |i| format!("cbuffer C{i} {{ float c{i}; }}"), |i| format!("x += c{i};")),
    shader(
        "structures",
        |i| format!("struct S{i} {{ float a; float get() {{ return a * {i}; }} }};"),
        |i| format!("S{i} s{i}; s{i}.a = y; x += s{i}.get();"),
    ),
    shader(
        "overloads",
        |i| format!("struct S{i} {{ float a; }}; float f(S{i} s) {{ return s.a; }}"),
        |i| format!("S{i} s{i} = {{ y }}; x += f(s{i});"),
    ),
    shader(
        "instances",
        |i| if i == 0 { "template<int N> float f(float x) { return x * N; }".into() } else { String::new() },
        |i| format!("x += f<{i}>(y);"),
    ),
    shader("macros", |i| format!("#define M{i}(a) (a * {i})"), |i| format!("x += M{i}(y);")),
    shader(
        "namespaces",
        |i| format!("namespace n{i} {{ static const float c = {i}; }}"),
        |i| format!("x += n{i}::c;"),
    ),
    shader(
        "types",
        |i| format!("typedef float4 t{i}; enum e{i} {{ e{i}_a }};"),
        |i| format!("t{i} v{i} = e{i}_a;"),
    ),
    library("computes", OUT, BOTH, |i| {
        format!(
            "[shader(\"compute\")] [numthreads(64, 1, 1)] void c{i}(uint id : SV_GroupIndex) {{ o[id] *= {i}; }}"
        )
    }),
    library("pixels", "", BOTH, |i| {
        format!("[shader(\"pixel\")] float4 p{i}(float2 uv : T) : SV_Target {{ return uv.xyxy * {i}; }}")
    }),
    library(
        "hulls",
        "struct V { float4 p : P; };\nstruct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };\n",
        BOTH,
        |i| {
            format!(
            "K k{i}(InputPatch<V, 3> p) {{ K k; k.e[0] = k.e[1] = k.e[2] = p[0].p.x; k.i = {i}; return k; }}
[shader(\"hull\")] [domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")] [outputcontrolpoints(3)]
[patchconstantfunc(\"k{i}\")] V h{i}(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) {{ return p[i]; }}"
        )
        },
    ),
    library("misses", RAYS, BOTH, |i| {
        format!("[shader(\"miss\")] void m{i}(inout P p) {{ p.a = p.a * {i}; }}")
    }),
    library("payloads", "", BOTH, |i| {
        format!(
            "struct [raypayload] P{i} {{ float4 a : read(caller) : write(caller, closesthit); }};
[shader(\"closesthit\")] void h{i}(inout P{i} p, BuiltInTriangleIntersectionAttributes a) {{ p.a = a.barycentrics.xyxy * {i}; }}"
        )
    }),
    library("traces", RAYS, BOTH, |i| {
        format!(
            "[shader(\"raygeneration\")] void r{i}() {{ P p; p.a = {i}; RayDesc d; d.Origin = 0; d.Direction = 1; d.TMin = 0;
d.TMax = {i}; TraceRay(s, 0, 255, 0, 0, 0, d, p); o[DispatchRaysIndex().xy] = p.a; }}"
        )
    }),
    library("callables", "struct D { float x; };\n", BOTH, |i| {
        format!(
            "[shader(\"callable\")] void c{i}(inout D d) {{ d.x += {i}; if (d.x > 5) CallShader({i}, d); }}"
        )
    }),
    library("nodes", "", DXIL, |i| {
        format!(
            "struct R{i} {{ uint a; }};
[shader(\"node\")] [NodeLaunch(\"thread\")] void n{i}(ThreadNodeInputRecord<R{i}> r, [MaxRecords(1)] NodeOutput<R{i}> to{i}) {{
ThreadNodeOutputRecords<R{i}> out{i} = to{i}.GetThreadNodeOutputRecords(1); out{i}.Get().a = r.Get().a; out{i}.OutputComplete(); }}"
        )
    }),
    library("exports", "", DXIL, |i| format!("export float f{i}(float x) {{ return x * {i}; }}")),
    library("exports with a buffer each", "", DXIL, |i| {
        format!("RWStructuredBuffer<float> o{i}; export void f{i}(float x) {{ o{i}[0] = x; }}")
    }),
    library("calls of other libraries", "", DXIL, |i| {
        format!("float h{i}(float x); export float f{i}(float x) {{ return h{i}(x) + 1; }}")
    }),
    library("subobjects", "", DXIL, |i| {
        format!(
            "TriangleHitGroup g{i} = {{ \"a{i}\", \"c{i}\" }}; LocalRootSignature l{i} = {{ \"CBV(b{i})\" }};
SubobjectToExportsAssociation s{i} = {{ \"l{i}\", \"c{i}\" }};"
        )
    }),
];

/// Prints how each shape grows whose name has the filter in it.
pub(crate) fn show(filter: Option<&str>) {
    let parts = PARTS.map(|n| format!("{n:>10}")).concat();
    println!("{:<28}{:<7}{parts}{:>8}  {:>8}{:>10}", "shape", "format", "time ^", "MiB", "memory ^");
    for shape in SHAPES.iter().filter(|shape| filter.is_none_or(|filter| shape.name.contains(filter))) {
        shape.targets.iter().for_each(|&target| println!("{}", shape.row(target)));
    }
}

impl Shape {
    /// A row of the table: one shape to one format.
    fn row(&self, target: Target) -> String {
        let mut row = format!("{:<28}{:<7}", self.name, format!("{target:?}").to_lowercase());
        let (mut times, mut held): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
        for parts in PARTS {
            if times.last().is_some_and(|&seconds| seconds > ENOUGH) {
                row += &format!("{:>10}", "-");
                continue;
            }
            let input = self.input(parts);
            let job = Job { input: &input, target };
            match seconds(&job) {
                Ok(seconds) => {
                    times.push(seconds);
                    held.extend(peak(&job, Compiler::Trefoil));
                    row += &format!("{:>10.1}", seconds * 1e3);
                }
                Err(why) => return format!("{row}  {}", why.lines().next().unwrap_or_default()),
            }
        }
        row + &format!("{}  {:>8.1}{}", exponent(&times), held.last().unwrap_or(&0.0), exponent(&held))
    }

    /// The source of so many parts.
    fn input(&self, parts: usize) -> Input {
        let mut source = self.head.to_owned();
        (0..parts).for_each(|i| source += &((self.declared)(i) + "\n"));
        if self.prefix != "lib" {
            source += "[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {\nfloat x = o[id.x], y = o[id.y];\n";
            (0..parts).for_each(|i| source += &((self.done)(i) + "\n"));
            source += "o[id.z] = x + y;\n}\n";
        }
        Input {
            name: self.name.into(),
            path: "shape.hlsl".into(),
            source,
            prefix: self.prefix.into(),
            minor: 8,
            entry: "main".into(),
            args: vec!["-fspv-target-env=vulkan1.3".into()],
            large: true,
            recent: false,
        }
    }
}

/// The least time of a few compiles; of one, if that takes long.
fn seconds(job: &Job<'_>) -> Result<f64, String> {
    let options = job.options()?;
    let mut least = f64::INFINITY;
    for _ in 0..3 {
        let start = Instant::now();
        job.ours(&options)?;
        least = least.min(start.elapsed().as_secs_f64());
        if least > 1.0 {
            break;
        }
    }
    Ok(least)
}

/// With which power of the parts the last step of a figure grew.
fn exponent(figures: &[f64]) -> String {
    let [.., before, last] = figures else { return format!("{:>8}", "-") };
    let exponent = (last / before).ln() / (PARTS[1] as f64 / PARTS[0] as f64).ln();
    format!("{exponent:>7.2}{}", if exponent > STEEP { "!" } else { " " })
}
