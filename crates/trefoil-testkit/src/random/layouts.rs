//! Programs about memory that others fill: constant and texture buffers, structured and byte address buffers, loose globals, of
//! types of every shape, of which each scalar is read by its own path, and written where it can be.
//!
//! What the buffers hold depends on the place alone, so that two compilers agree only where both look at the same bytes.

mod places;
mod types;

use super::xorshift::XorShift;
use std::fmt::Write;
use types::{Structure, Type};

/// Threads in the one group.
const THREADS: u32 = 4;

/// Scalars that are read or written of one buffer.
const MOST_LEAVES: usize = 12;

/// Matrices of one buffer that are taken whole.
const MOST_WHOLES: usize = 4;

/// A compute shader; its entry is `main`.
pub struct Program {
    /// DXC's arguments.
    pub args: Vec<&'static str>,
    /// The source.
    pub source: String,
}

/// The program of a seed. With `vulkan`, one for SPIR-V with one of its layouts.
pub fn program(seed: u32, vulkan: bool) -> Program {
    let random = XorShift::new(seed.wrapping_mul(3_266_489_917));
    let native = seed % 3 == 2;
    let wholes = XorShift::new(seed.wrapping_mul(2_654_435_761));
    let mut maker = Maker { random, wholes, native, vulkan, ..Maker::default() };
    let mut args = Vec::new();
    args.extend(native.then_some("-enable-16bit-types"));
    match maker.roll(5) {
        0 => args.push("-Zpr"),
        1 => args.push("-Zpc"),
        _ => {}
    }
    if vulkan {
        args.extend(["-fvk-t-shift", "100", "all", "-fvk-u-shift", "200", "all"]);
        args.extend(VULKAN_LAYOUTS[(seed / 3 % 4) as usize]);
    }
    Program { args, source: format!("// Seed {seed}.\n{}", maker.whole()) }
}

/// The layouts that SPIR-V may have; without an option Vulkan's.
const VULKAN_LAYOUTS: [Option<&str>; 4] =
    [None, Some("-fvk-use-dx-layout"), Some("-fvk-use-gl-layout"), Some("-fvk-use-scalar-layout")];

/// The functions that a body calls: vectors with one 1, and elements of matrices that are passed.
fn helpers(body: &str) -> String {
    let mut text = String::new();
    for size in 2..=4 {
        if body.contains(&format!("one_of_{size}(")) {
            let ones: Vec<String> = (0..size).map(|n| format!("n % {size} == {n} ? 1.0 : 0.0")).collect();
            let _ = writeln!(
                text,
                "float{size} one_of_{size}(uint n) {{ return float{size}({}); }}",
                ones.join(", ")
            );
        }
        for cols in 2..=4 {
            let name = format!("element_of_{size}x{cols}(");
            if body.contains(&name) {
                let of = format!("float{size}x{cols} m, uint row, uint col");
                let _ = writeln!(text, "float {name}{of}) {{ return m[row][col]; }}");
            }
        }
    }
    text
}

#[derive(Default)]
struct Maker {
    random: XorShift,
    /// For what is done with whole matrices.
    wholes: XorShift,
    /// Whether there are types of 16 bits.
    native: bool,
    vulkan: bool,
    structures: Vec<Structure>,
    declarations: String,
    body: String,
    /// Results of each thread so far.
    results: u32,
}

impl Maker {
    fn roll(&mut self, below: u32) -> u32 {
        self.random.below(below)
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.roll(count) == 0
    }

    /// Everything: structures, buffers, and the entry that reads them.
    fn whole(&mut self) -> String {
        for _ in 0..2 + self.roll(3) {
            self.structure();
        }
        self.constants();
        self.buffers();
        let Maker { declarations, body, results, .. } = self;
        let body = body.replace("PER_THREAD", &results.to_string());
        format!(
            "{declarations}{}RWStructuredBuffer<uint> result : register(u0);\n\n\
             [numthreads({THREADS}, 1, 1)]\nvoid main(uint id : SV_GroupIndex)\n{{\n{body}}}\n",
            helpers(&body)
        )
    }

    /// A structure of those that are there and of plain types; the order of matrices may change before it.
    fn structure(&mut self) {
        let number = self.structures.len();
        if self.one_in(4) {
            let order = if self.one_in(2) { "row_major" } else { "column_major" };
            let _ = writeln!(self.declarations, "#pragma pack_matrix({order})");
        }
        let base = match number {
            0 => None,
            _ => self.one_in(5).then(|| self.roll(number as u32) as usize),
        };
        let members: Vec<(String, Type)> =
            (0..2 + self.roll(4)).map(|n| (format!("m{number}_{n}"), self.any_type(number))).collect();
        let inherits = base.map(|base| format!(" : S{base}")).unwrap_or_default();
        let _ = writeln!(self.declarations, "struct S{number}{inherits}\n{{");
        for (name, ty) in &members {
            let _ = writeln!(self.declarations, "    {};", ty.declare(name));
        }
        self.declarations.push_str("};\n");
        self.structures.push(Structure { base, members });
    }

    /// Adds a result.
    fn result(&mut self, value: &str) {
        let _ = writeln!(self.body, "    result[id * PER_THREAD + {}] = {value};", self.results);
        self.results += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_make_different_programs_again_and_again() {
        assert_eq!(program(7, false).source, program(7, false).source);
        assert_ne!(program(7, false).source, program(8, false).source);
    }
}
