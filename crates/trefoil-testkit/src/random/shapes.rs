//! Programs about where values lie: structures with vectors and matrices of every shape, arrays, bit-fields and enumerations, in
//! locals, statics, group memory, buffers and parameters, whose parts are written and read in every way that the language has.
//!
//! As elsewhere, reals stay small multiples of a quarter, and nothing is undefined. Each thread has elements of its own.

mod places;
mod types;
mod values;

use places::Root;
use std::fmt::Write;
use types::{Content, Kind, Shape, Structure, Type};

/// Threads in the one group.
const THREADS: u32 = 8;

/// The head of a test and the shader of a seed.
pub fn program(seed: u32) -> String {
    let wide = seed % 3 == 2;
    let mut maker = Maker { state: seed.wrapping_mul(2_246_822_519) | 1, wide, ..Maker::default() };
    maker.structures();
    let functions = 1 + maker.roll(2);
    for _ in 0..functions {
        maker.function();
    }
    maker.main();
    let types = if wide { "// args: -enable-16bit-types\n" } else { "" };
    format!("// Seed {seed}.\n// compute: main\n// model: 6.2\n{types}{HEAD}{}", maker.text)
}

const HEAD: &str = "// bind u0: structured int[64] zero
// expect u0: agree

#define KEPT(x) clamp(floor((x) * 4) * 0.25, -64, 64)
RWStructuredBuffer<int> result : register(u0);
RWByteAddressBuffer bytes : register(u8);
enum Level { LOW, MIDDLE = 5, HIGH = 9 };

";

/// What makes a program.
#[derive(Default)]
struct Maker {
    state: u32,
    text: String,
    indent: usize,
    named: u32,
    structures: Vec<Structure>,
    roots: Vec<Root>,
    /// Functions that can be called: their names, and the structure that each takes `inout`.
    functions: Vec<(String, usize)>,
    /// Whether the program uses types of 16 and 64 bits.
    wide: bool,
}

impl Maker {
    fn roll(&mut self, below: u32) -> u32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 17;
        self.state ^= self.state << 5;
        (self.state >> 3) % below
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.roll(n) == 0
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
        let head = format!("int {name}(inout {} p, out {} q, {} r, int k)", names[0], names[1], names[2]);
        let known = self.open(&head);
        self.line(&format!("q = ({})0;", names[1]));
        self.roots.extend([
            Root::of("p", changed),
            Root::of("q", filled),
            Root::of("r", read),
            Root::number("k", Type::INT),
        ]);
        for _ in 0..3 {
            self.statement(1);
        }
        let value = self.value(Type::INT, 2);
        self.line(&format!("return {value};"));
        self.close(known);
        self.line("");
        self.functions.push((name, changed));
        self.structures[changed].filled_by = Some(filled);
        self.structures[changed].read_with = Some(read);
    }

    fn main(&mut self) {
        let mut globals = Vec::new();
        let (mut starts, mut register) = (Vec::new(), 1);
        for memory in 0..5 {
            let mut s = self.roll(self.structures.len() as u32) as usize;
            // Made memory may hold truth values other than 0 and 1, which a copy keeps or not.
            let untrue = memory >= 2 && self.holds(s, &|content| content.is(Kind::Bool));
            // DXC reads a matrix of one vector from the start of its register in a constant buffer, wherever it lies.
            let unplaced = memory == 4 && self.holds(s, &Content::is_one_vector);
            if untrue || unplaced {
                s = 0;
            }
            let kind = self.structures[s].name.clone();
            let name = self.fresh("g");
            let element = format!("{name}[id]");
            match memory {
                0 => self.line(&format!("static {kind} {name};")),
                1 => self.line(&format!("groupshared {kind} {name}[{THREADS}];")),
                2 => {
                    self.line(&format!("RWStructuredBuffer<{kind}> {name} : register(u{register});"));
                    register += 1;
                }
                3 => self.line(&format!("StructuredBuffer<{kind}> {name} : register(t0);")),
                _ => self.line(&format!("cbuffer Constants : register(b0) {{ {kind} {name}; }}")),
            }
            let place = if matches!(memory, 0 | 4) { name.clone() } else { element };
            if memory == 1 || (memory == 2 && self.one_in(2)) {
                starts.push(format!("{place} = ({kind})0;"));
            }
            globals.push(Root { writable: memory < 3, ..Root::of(&place, s) });
        }
        self.line(&format!("[numthreads({THREADS}, 1, 1)]"));
        let known = self.open("void main(uint id : SV_GroupIndex)");
        self.roots = globals;
        self.roots.push(Root { writable: false, ..Root::number("int(id)", Type::INT) });
        self.line("me = id;");
        starts.iter().for_each(|start| self.line(start));
        for _ in 0..2 {
            self.local();
        }
        let count = 6 + self.roll(6);
        for _ in 0..count {
            self.statement(2);
            if self.one_in(6) {
                self.across_lanes();
            }
        }
        let shown = self.roots.clone();
        let mut at = 0;
        for root in shown.iter().filter(|root| root.writable) {
            for (place, ty) in self.leaves(root) {
                let number = ty.as_int(&place);
                self.line(&format!("result[id * 512 + {at}] = {number};"));
                at += 1;
            }
        }
        self.close(known);
    }

    /// A structure or number of the function's own.
    fn local(&mut self) {
        let name = self.fresh("v");
        if self.one_in(2) {
            let s = self.roll(self.structures.len() as u32) as usize;
            let kind = self.structures[s].name.clone();
            self.line(&format!("{kind} {name} = ({kind})0;"));
            self.roots.push(Root::of(&name, s));
            return;
        }
        let ty = self.any_type();
        let value = self.kept_value(ty, 2);
        let precise = if ty.kind.is_real() && self.one_in(3) { "precise " } else { "" };
        let spelled = self.spelled(ty);
        self.line(&format!("{precise}{spelled} {name} = {value};"));
        self.roots.push(Root::number(&name, ty));
    }

    fn statement(&mut self, depth: u32) {
        match self.roll(if depth == 0 { 7 } else { 12 }) {
            0..=3 => self.assignment(),
            4 => self.compound(),
            5 => self.copy(),
            6 => self.call(),
            7 => self.local(),
            8 | 9 => {
                let condition = self.condition();
                let known = self.open(&format!("if ({condition})"));
                self.statement(depth - 1);
                self.statement(depth - 1);
                self.close(known);
            }
            10 => {
                let name = self.fresh("i");
                let bound = 1 + self.roll(3);
                let known = self.open(&format!("for (int {name} = 0; {name} < {bound}; {name}++)"));
                self.roots.push(Root { writable: false, ..Root::number(&name, Type::INT) });
                self.statement(depth - 1);
                self.close(known);
            }
            _ => self.through_bytes(),
        }
    }

    fn assignment(&mut self) {
        let Some((place, ty)) = self.place(true) else { return };
        let value = self.kept_value(ty, 3);
        self.line(&format!("{place} = {value};"));
    }

    /// `+=` and its kin, `++` and `--`.
    fn compound(&mut self) {
        let Some((place, ty)) = self.place(true) else { return };
        if ty.kind == Kind::Bool || ty.kind == Kind::Level {
            return self.assignment();
        }
        if ty.kind.is_real() {
            let value = self.value(ty, 1);
            self.line(&format!("{place} = KEPT({place});"));
            self.line(&format!("{place} += KEPT({value});"));
            self.line(&format!("{place} = KEPT({place});"));
            return;
        }
        if self.one_in(3) {
            let step = ["++", "--"][self.roll(2) as usize];
            let text = if self.one_in(2) { format!("{place}{step};") } else { format!("{step}{place};") };
            return self.line(&text);
        }
        let operator = ["+=", "-=", "*=", "&=", "|=", "^="][self.roll(6) as usize];
        let value = self.value(ty, 1);
        self.line(&format!("{place} {operator} {value};"));
    }

    /// A structure assigned to another of its type.
    fn copy(&mut self) {
        let of = |root: &Root| root.structure;
        let all: Vec<Root> = self.roots.iter().filter(|root| of(root).is_some()).cloned().collect();
        let to: Vec<&Root> = all.iter().filter(|root| root.writable).collect();
        if to.is_empty() {
            return;
        }
        let to = to[self.roll(to.len() as u32) as usize];
        let from: Vec<&Root> =
            all.iter().filter(|root| of(root) == of(to) && root.place != to.place).collect();
        if from.is_empty() {
            return self.assignment();
        }
        let from = from[self.roll(from.len() as u32) as usize];
        self.line(&format!("{} = {};", to.place, from.place));
    }

    /// A call with places for `inout` and `out`.
    fn call(&mut self) {
        if self.functions.is_empty() {
            return self.assignment();
        }
        let at = self.roll(self.functions.len() as u32) as usize;
        let (name, s) = self.functions[at].clone();
        let writable: Vec<Root> =
            self.roots.iter().filter(|root| root.writable && root.structure == Some(s)).cloned().collect();
        let (Some(filled), Some(read)) = (self.structures[s].filled_by, self.structures[s].read_with) else {
            return self.assignment();
        };
        let sources: Vec<Root> =
            self.roots.iter().filter(|root| root.structure == Some(read)).cloned().collect();
        // Of several functions of one structure, the last one is known.
        let is_last = self.functions.iter().rev().find(|f| f.1 == s).is_some_and(|f| f.0 == name);
        if writable.is_empty() || sources.is_empty() || !is_last {
            return self.assignment();
        }
        let place = writable[self.roll(writable.len() as u32) as usize].place.clone();
        let source = sources[self.roll(sources.len() as u32) as usize].place.clone();
        let out = self.fresh("q");
        let (kind, value, number) =
            (self.structures[filled].name.clone(), self.value(Type::INT, 1), self.fresh("n"));
        self.line(&format!("{kind} {out};"));
        self.line(&format!("int {number} = {name}({place}, {out}, {source}, {value});"));
        self.roots.push(Root::of(&out, filled));
        self.roots.push(Root::number(&number, Type::INT));
    }

    /// A structure stored as bytes and loaded again.
    fn through_bytes(&mut self) {
        let all: Vec<Root> = self.roots.iter().filter(|root| root.structure.is_some()).cloned().collect();
        if all.is_empty() {
            return;
        }
        let root = all[self.roll(all.len() as u32) as usize].clone();
        let Some(s) = root.structure else { return };
        let refused = |content: &Content| content.is(Kind::Level) || matches!(content, Content::Bits(_));
        if self.holds(s, &refused) {
            return self.assignment();
        }
        let (kind, name) = (self.structures[s].name.clone(), self.fresh("b"));
        self.line(&format!("bytes.Store<{kind}>(me * 1024, {});", root.place));
        self.line(&format!("{kind} {name} = bytes.Load<{kind}>(me * 1024);"));
        self.roots.push(Root::of(&name, s));
    }

    /// What lanes make of their numbers together.
    fn across_lanes(&mut self) {
        let shape = Shape::Vector(1 + self.roll(4) as u8);
        let ty = Type { kind: [Kind::Int, Kind::Uint][self.roll(2) as usize], shape };
        let operation =
            ["WaveActiveSum", "WaveActiveMax", "WavePrefixSum", "WaveReadLaneFirst", "WaveActiveBitOr"];
        let operation = operation[self.roll(if ty.kind == Kind::Uint { 5 } else { 4 }) as usize];
        let (name, value) = (self.fresh("w"), self.value(ty, 2));
        let spelled = self.spelled(ty);
        self.line(&format!("{spelled} {name} = {operation}({value});"));
        self.roots.push(Root::number(&name, ty));
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn seeds_make_different_programs_again_and_again() {
        assert_eq!(super::program(3), super::program(3));
        assert_ne!(super::program(3), super::program(4));
    }
}
