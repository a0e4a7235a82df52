//! Programs about where values lie: structures with vectors and matrices of every shape, arrays, bit-fields and enumerations, in
//! locals, statics, group memory, buffers and parameters, whose parts are written and read in every way that the language has.
//!
//! As elsewhere, reals stay small multiples of a quarter, and nothing is undefined. Each thread has elements of its own.

mod entries;
mod language;
mod nodes;
mod places;
mod rays;
mod stages;
mod statements;
mod types;
mod values;

use super::xorshift::XorShift;
use places::Root;
use std::fmt::Write;
use types::{Structure, Type};

/// What a program is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// A compute shader, every second one.
    #[default]
    Compute,
    /// A vertex shader.
    Vertex,
    /// A pixel shader.
    Pixel,
    /// A geometry shader: vertices that go to a stream.
    Geometry,
    /// A hull shader: control points and patch constants.
    Hull,
    /// A domain shader.
    Domain,
    /// A mesh shader: vertices, triangles and what these have.
    Mesh,
    /// A library of ray tracing shaders.
    Rays,
    /// A library of nodes of work graphs.
    Nodes,
}

impl Stage {
    /// What profiles call it.
    pub fn prefix(self) -> &'static str {
        match self {
            Stage::Compute => "cs",
            Stage::Vertex => "vs",
            Stage::Pixel => "ps",
            Stage::Geometry => "gs",
            Stage::Hull => "hs",
            Stage::Domain => "ds",
            Stage::Mesh => "ms",
            Stage::Rays | Stage::Nodes => "lib",
        }
    }

    /// The stage that profiles call so; `node` is for libraries of nodes, and `lib` for those of rays.
    pub fn of_name(name: &str) -> Option<Stage> {
        use Stage::*;
        if name == "node" {
            return Some(Nodes);
        }
        [Compute, Vertex, Pixel, Geometry, Hull, Domain, Mesh, Rays]
            .into_iter()
            .find(|stage| stage.prefix() == name)
    }
}

/// A program for its stage.
pub struct Program {
    /// The stage.
    pub stage: Stage,
    /// DXC's arguments.
    pub args: &'static [&'static str],
    /// The source; the entry is `main`, but in a library.
    pub source: String,
}

/// The program of a seed: a compute, vertex or pixel shader.
pub fn program(seed: u32, vulkan: bool) -> Program {
    let stage = [Stage::Compute, Stage::Vertex, Stage::Compute, Stage::Pixel][(seed / 3 % 4) as usize];
    of_stage(seed, stage, vulkan)
}

/// The program of a seed for a stage. With `vulkan`, one that DXC's SPIR-V is likely to accept.
pub fn of_stage(seed: u32, stage: Stage, vulkan: bool) -> Program {
    let wide = seed % 3 == 2;
    let random = XorShift::new(seed.wrapping_mul(2_246_822_519));
    let mut maker = Maker { random, wide, least: seed % 3 == 1, stage, vulkan, ..Maker::default() };
    maker.structures();
    let passed = match stage {
        Stage::Compute => None,
        _ => Some(maker.passed_structures()),
    };
    for _ in 0..1 + maker.roll(2) {
        maker.function();
    }
    match passed {
        None => maker.compute(),
        Some(passed) if matches!(stage, Stage::Vertex | Stage::Pixel) => maker.graphics(passed),
        Some(passed) => maker.staged(passed),
    }
    let args: &[&str] = if wide { &["-enable-16bit-types"] } else { &[] };
    Program { stage, args, source: format!("// Seed {seed}.\n{HEAD}{}", maker.text) }
}

/// What every program may use.
const HEAD: &str = "
#define KEPT(x) clamp(floor((x) * 4) * 0.25, -64, 64)
enum Level { LOW, MIDDLE = 5, HIGH = 9 };
StructuredBuffer<int> counts;
RWByteAddressBuffer written : register(u9);
RWByteAddressBuffer bytes;
Buffer<int4> typed;
ByteAddressBuffer raw : register(t5);
StructuredBuffer<float2> pairs : register(t1);
Texture2D<float> image;
Texture2DArray<int2> layers;
template<typename T> T exchanged(inout T a, T b) { T was = a; a = b; return was; }
template<typename T> void swap(inout T a, inout T b) { T was = a; a = b; b = was; }
int over(int a) { return (a & 0xffff) + 1; }
int over(uint a) { return int(a & 255) * 2; }
int over(float a) { return int(KEPT(a)) - 3; }
int over(bool a) { return a ? 40 : 50; }
int over(int2 a) { return a.x ^ a.y; }
int over(float2x2 a) { return int(KEPT(a._m01)); }
template<typename T> T chosen(T a, T b, bool first) { if (first) return a; return b; }
template<typename T, int N> struct Box
{
    T items[N];
    void put(int i, T value) { items[uint(i) % N] = value; }
    T sum() { T s = items[0]; for (int i = 1; i < N; i++) s += items[i]; return s; }
};

";

/// What makes a program.
#[derive(Default)]
struct Maker {
    random: XorShift,
    text: String,
    indent: usize,
    named: u32,
    structures: Vec<Structure>,
    roots: Vec<Root>,
    /// Functions that can be called: their names, and the structure that each takes `inout`.
    functions: Vec<(String, usize)>,
    /// Whether the program uses types of 16 and 64 bits.
    wide: bool,
    /// Whether it uses those of 16 bits or more.
    least: bool,
    stage: Stage,
    /// Whether it is for DXC's SPIR-V as well, which refuses much.
    vulkan: bool,
    /// Whether the function that is written can be left early.
    leaves: bool,
}

impl Maker {
    fn roll(&mut self, below: u32) -> u32 {
        self.random.below(below)
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.roll(n) == 0
    }

    /// `precise`, now and then; DXC's validator refuses it with numbers of 16 bits or more.
    fn precise(&mut self) -> &'static str {
        if !self.least && self.one_in(6) { "precise " } else { "" }
    }

    fn fresh(&mut self, letter: &str) -> String {
        self.named += 1;
        format!("{letter}{}", self.named)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", self.indent * 4);
    }

    fn open(&mut self, head: &str) -> usize {
        self.line(head);
        self.line("{");
        self.indent += 1;
        self.roots.len()
    }

    fn close(&mut self, known: usize) {
        self.roots.truncate(known);
        self.indent -= 1;
        self.line("}");
    }

    /// A function that changes a structure through `inout`, fills one through `out`, and reads one.
    fn function(&mut self) {
        let [changed, filled, read] = [(); 3].map(|()| self.roll(self.structures.len() as u32) as usize);
        let name = self.fresh("f");
        let names = [changed, filled, read].map(|s| self.structures[s].name.clone());
        let precise = [(); 4].map(|()| self.precise());
        let head = format!(
            "{}int {name}({}inout {} p, {}out {} q, {}{} r, int k)",
            precise[0], precise[1], names[0], precise[2], names[1], precise[3], names[2]
        );
        let known = self.open(&head);
        self.line(&format!("q = ({})0;", names[1]));
        self.roots.extend([
            Root::of("p", changed),
            Root::of("q", filled),
            Root::of("r", read),
            Root::number("k", Type::INT),
        ]);
        self.leaves = true;
        for _ in 0..3 {
            self.statement(1);
            self.leave();
        }
        self.leaves = false;
        let value = self.value(Type::INT, 2);
        self.line(&format!("return {value};"));
        self.close(known);
        self.line("");
        self.functions.push((name, changed));
        self.structures[changed].filled_by = Some(filled);
        self.structures[changed].read_with = Some(read);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn seeds_make_different_programs_again_and_again() {
        assert_eq!(super::program(3, false).source, super::program(3, false).source);
        assert_ne!(super::program(3, false).source, super::program(4, false).source);
    }
}
