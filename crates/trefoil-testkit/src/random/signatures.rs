//! Random entries with signatures of nested structures, arrays of them, matrices and interpolation modes.

use super::xorshift::XorShift;
use std::fmt::Write;

/// Limit on the rows of a member: DXC crashes on signatures that do not fit the registers.
const MOST_ROWS: u32 = 12;

/// The entry of a seed, with its profile.
pub struct Entry {
    /// The profile.
    pub profile: &'static str,
    /// The source, with the entry `main`.
    pub source: String,
    /// DXC's arguments.
    pub args: &'static [&'static str],
}

/// The entry of a seed: a vertex, pixel, domain or hull shader, in turn.
pub fn entry(seed: u32) -> Entry {
    let mut maker = Maker {
        random: XorShift::new(seed.wrapping_mul(2_654_435_761)),
        text: String::new(),
        made: 0,
        named: 0,
    };
    maker.roll(2);
    let args: &[&str] = &[];
    let point = maker.structure(2);
    let (profile, main) = match seed % 4 {
        0 => {
            let main = format!(
                "struct Out {{ {} float4 position : SV_Position; }};\n\
                 Out main() {{ return (Out)0; }}",
                point.member(&mut maker, "all").0
            );
            ("vs_6_0", main)
        }
        1 => {
            let list = point.member(&mut maker, "all").0.replace(';', ",");
            (
                "ps_6_0",
                format!(
                    "float4 main({list} float4 position : SV_Position) : SV_Target {{ return position; }}"
                ),
            )
        }
        2 => {
            let inside = point.member(&mut maker, "all").0;
            let main = format!(
                "struct Point {{ float4 at : AT; }};\n\
                 struct Patch {{ float edges[3] : SV_TessFactor; {inside} float middle : SV_InsideTessFactor; }};\n\
                 [domain(\"tri\")]\n\
                 float4 main(Patch patch, OutputPatch<Point, 3> points, float3 at : SV_DomainLocation) : SV_Position \
                 {{ return points[0].at; }}"
            );
            ("ds_6_0", main)
        }
        _ => {
            let inside = point.member(&mut maker, "all").0;
            let main = format!(
                "struct Point {{ float4 at : AT; }};\n\
                 struct Patch {{ {inside} float edges[3] : SV_TessFactor; float middle : SV_InsideTessFactor; }};\n\
                 Patch patch(InputPatch<Point, 3> points) {{ return (Patch)0; }}\n\
                 [domain(\"tri\"), partitioning(\"integer\"), outputtopology(\"triangle_cw\"), outputcontrolpoints(3)]\n\
                 [patchconstantfunc(\"patch\")]\n\
                 Point main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) {{ return points[id]; }}"
            );
            ("hs_6_0", main)
        }
    };
    Entry { profile, source: maker.text + &main + "\n", args }
}

struct Maker {
    random: XorShift,
    /// The structures so far.
    text: String,
    made: u32,
    named: u32,
}

/// A structure that was declared.
struct Made {
    name: String,
    /// Whether each of its members has a semantic.
    is_whole: bool,
    /// The rows that it takes.
    rows: u32,
}

impl Made {
    /// A member of this type, often an array of it, and its rows.
    fn member(&self, maker: &mut Maker, name: &str) -> (String, u32) {
        let (length, count) =
            [("", 1), ("[2]", 2), ("[3]", 3), ("[2][2]", 4), ("[1]", 1)][maker.roll(5) as usize];
        let fits = self.rows * count <= MOST_ROWS;
        let (length, count) = if fits { (length, count) } else { ("", 1) };
        let semantic = if !self.is_whole || maker.roll(3) == 0 { maker.semantic() } else { String::new() };
        (format!("{} {name}{length}{semantic};", self.name), self.rows * count)
    }
}

impl Maker {
    fn roll(&mut self, below: u32) -> u32 {
        self.random.below(below)
    }

    fn semantic(&mut self) -> String {
        self.named += 1;
        let number = ["", "", "0", "3"][self.roll(4) as usize];
        format!(" : NAME_{}_{number}", char::from(b'A' + (self.named % 26) as u8))
    }

    fn structure(&mut self, depth: u32) -> Made {
        let is_whole = self.roll(3) != 0;
        let (mut members, mut rows) = (String::new(), 0);
        for i in 0..1 + self.roll(3) {
            let (text, more) = if depth > 0 && self.roll(3) == 0 {
                self.structure(depth - 1).member(self, &format!("m{i}"))
            } else {
                self.leaf(i, is_whole)
            };
            if rows + more <= MOST_ROWS {
                members += &text;
                rows += more;
            }
        }
        self.made += 1;
        let name = format!("S{}", self.made);
        let _ = writeln!(self.text, "struct {name} {{ {members} }};");
        Made { name, is_whole, rows }
    }

    /// A numeric member, and its rows.
    fn leaf(&mut self, i: u32, with_semantic: bool) -> (String, u32) {
        let ty = ["float", "float2", "float3", "float4", "int", "uint2", "float2x3", "row_major float3x2"]
            [self.roll(8) as usize];
        let rows = if ty.contains('x') { 3 } else { 1 };
        let mode = ["", "", "", "nointerpolation ", "noperspective ", "centroid "][self.roll(6) as usize];
        let mode = if ty.contains("int") { "" } else { mode };
        let (length, count) = [("", 1), ("", 1), ("", 1), ("[2]", 2)][self.roll(4) as usize];
        let semantic = if with_semantic { self.semantic() } else { String::new() };
        (format!("{mode}{ty} m{i}{length}{semantic};"), rows * count)
    }
}
