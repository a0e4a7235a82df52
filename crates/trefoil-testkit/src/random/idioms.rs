//! Programs of idioms: a few of what people write, each with random types, numbers and operators: templates with methods,
//! namespaces, tables, loops with several exits, matrices under a pragma, structures as bytes, lanes of a wave, numbers of all
//! widths mixed, textures read with offsets, folded built-ins.
//!
//! As elsewhere, nothing is undefined: divisors are not zero, shifts and indices are masked, loops count. Integers that a thread
//! finds go to a buffer of integers, reals to one of reals, which the comparison judges with tolerances.

mod algorithms;
mod folds;
mod images;
mod lanes;
mod language;
mod matrices;
mod memory;
mod numbers;
mod objects;
mod packed;
mod reals;
mod templates;
mod textures;

use super::shapes::Stage;
use super::xorshift::XorShift;
use std::fmt::Write;

/// Idioms in a program.
const IDIOMS: u32 = 4;

/// Results of each kind that a thread has room for.
const ROOM: u32 = 256;

/// A program for a compute or pixel shader.
pub struct Program {
    /// The stage.
    pub stage: Stage,
    /// The shader model, as profiles write it.
    pub model: &'static str,
    /// DXC's arguments.
    pub args: Vec<&'static str>,
    /// The source, with the entry `main`.
    pub source: String,
}

/// The program of a seed. With `vulkan`, one that DXC's SPIR-V is likely to accept.
pub fn program(seed: u32, vulkan: bool) -> Program {
    let wide = seed % 3 == 1;
    let stage = if seed % 5 == 3 { Stage::Pixel } else { Stage::Compute };
    let random = XorShift::new(seed.wrapping_mul(3_266_489_917));
    let strict = seed % 7 == 5 && !vulkan;
    let mut maker = Maker { random, wide, strict, stage, vulkan, ..Maker::default() };
    for _ in 0..IDIOMS {
        maker.idiom();
    }
    // What users pass besides, each with some seeds.
    let options = [
        ("-enable-16bit-types", wide),
        ("-Gis", strict),
        ("-Zpr", seed % 11 == 4),
        ("-Gfp", seed % 13 == 6 && !vulkan),
        ("-HV 202x", seed % 17 == 3),
        ("-all-resources-bound", seed % 5 == 4 && !vulkan),
    ];
    let args = options.iter().filter(|option| option.1).flat_map(|option| option.0.split(' ')).collect();
    let model = if maker.is_new { "6_6" } else { "6_2" };
    Program { stage, model, args, source: maker.whole(seed) }
}

/// What every program has.
const HEAD: &str = "
StructuredBuffer<int> data : register(t0);
StructuredBuffer<float> reals : register(t1);
RWStructuredBuffer<int> ints : register(u0);
RWStructuredBuffer<float> floats : register(u1);
static uint me;
int given(uint at) { return data[(me * 16 + at) & 255]; }
float real(uint at) { return clamp(floor(reals[(me * 16 + at) & 255] * 4) * 0.25, -16, 16); }
";

/// What makes a program.
#[derive(Default)]
struct Maker {
    random: XorShift,
    /// Declarations, and the entry's statements.
    head: String,
    body: String,
    named: u32,
    /// How many results of each kind there are.
    ints: u32,
    floats: u32,
    /// Whether the program uses types of 16 and 64 bits.
    wide: bool,
    /// Whether reals are computed as IEEE says.
    strict: bool,
    /// Whether it needs shader model 6.6.
    is_new: bool,
    stage: Stage,
    /// Whether it is for DXC's SPIR-V as well.
    vulkan: bool,
}

impl Maker {
    fn idiom(&mut self) {
        match self.roll(32) {
            0 => self.stack(),
            1 => self.namespaces(),
            2 => self.tables(),
            3 => self.exits(),
            4 => self.static_locals(),
            5 => self.arguments(),
            6 => self.order(),
            7 => self.ordered_matrices(),
            8 => self.matrix_parts(),
            9 => self.bytes(),
            10 => self.group(),
            11 => self.atomics(),
            12 => self.typed_views(),
            13 => self.lanes(),
            14 | 15 => self.mixture(),
            16 => self.functions(),
            17 => self.samples(),
            18 => self.doubles(),
            19 => self.halves(),
            20 => self.specials(),
            21 => self.packed(),
            22 => self.images(),
            23 => self.arrays_of_resources(),
            24 => self.constants(),
            25 => self.objects(),
            26 | 27 => self.folds(),
            28 | 29 => self.templates(),
            _ => self.algorithm(),
        }
    }

    fn roll(&mut self, below: u32) -> u32 {
        self.random.below(below)
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.roll(n) == 0
    }

    fn any<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.roll(list.len() as u32) as usize]
    }

    fn fresh(&mut self, word: &str) -> String {
        self.named += 1;
        format!("{word}{}", self.named)
    }

    /// Adds to the declarations.
    fn declare(&mut self, text: &str) {
        self.head.push_str(text);
        self.head.push('\n');
    }

    /// Adds a statement to the entry.
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.body, "    {text}");
    }

    /// Shows an integer.
    fn int(&mut self, value: &str) {
        let at = self.ints;
        self.ints = (at + 1) % ROOM;
        self.line(&format!("ints[me * {ROOM} + {at}] = (int)({value});"));
    }

    /// Shows a real.
    fn float(&mut self, value: &str) {
        let at = self.floats;
        self.floats = (at + 1) % ROOM;
        self.line(&format!("floats[me * {ROOM} + {at}] = (float)({value});"));
    }

    /// Shows each number of a vector.
    fn each(&mut self, value: &str, width: u32, is_real: bool) {
        let name = self.fresh("v");
        let kind = if is_real { "float" } else { "int" };
        self.line(&format!("{kind}{width} {name} = ({kind}{width})({value});"));
        for i in 0..width {
            let lane = format!("{name}[{i}]");
            if is_real { self.float(&lane) } else { self.int(&lane) }
        }
    }

    /// An integer of the thread's own, or a small number.
    fn given(&mut self) -> String {
        if self.one_in(4) { self.roll(40).to_string() } else { format!("given({})", self.roll(16)) }
    }

    /// A real of the thread's own, or a small number: a multiple of a quarter.
    fn real(&mut self) -> String {
        if self.one_in(4) {
            format!("{:?}", f64::from(self.roll(64)) / 4.0 - 8.0)
        } else {
            format!("real({})", self.roll(16))
        }
    }

    /// A vector of reals.
    fn vector(&mut self, width: u32) -> String {
        let parts: Vec<String> = (0..width).map(|_| self.real()).collect();
        format!("float{width}({})", parts.join(", "))
    }

    /// A vector of integers.
    fn int_vector(&mut self, width: u32) -> String {
        let parts: Vec<String> = (0..width).map(|_| self.given()).collect();
        format!("int{width}({})", parts.join(", "))
    }

    /// The whole source.
    fn whole(self, seed: u32) -> String {
        let Maker { head, body, stage, .. } = self;
        let (entry, id) = match stage {
            Stage::Pixel => (
                "float4 main(float4 position : SV_Position) : SV_Target",
                "(uint(position.x) & 3) * 2 + (uint(position.y) & 1)",
            ),
            _ => ("[numthreads(8, 1, 1)]\nvoid main(uint id : SV_GroupIndex)", "id"),
        };
        let end = if stage == Stage::Pixel { "    return floats[me * 256];\n" } else { "" };
        format!("// Seed {seed}.\n{HEAD}\n{head}\n{entry}\n{{\n    me = {id};\n{body}{end}}}\n")
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
