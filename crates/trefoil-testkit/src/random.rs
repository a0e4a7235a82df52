//! Random programs: shaders whose results every right compiler agrees on, from a seed.
//!
//! A program computes with integers, with floats that stay multiples of a quarter and small (so that no order of
//! operations and no fused multiplication changes a bit), and with vectors of both; it branches, loops, leaves loops,
//! switches, indexes arrays and calls functions, and each of its threads does so on other data. Nothing in it is undefined:
//! divisors are not zero, shifts and indices are masked, loops count.

pub mod directives;
pub mod flows;
pub mod hosts;
pub mod idioms;
pub mod layouts;
pub mod libraries;
pub mod members;
pub mod shapes;
pub mod signatures;
mod wide;
pub mod xorshift;

use hosts::Host;
use std::fmt::Write;
pub use xorshift::XorShift;

/// Threads in the one group.
pub const THREADS: u32 = 8;
/// Numbers each thread writes.
pub const RESULTS: u32 = 8;

/// Exchanges through the group's memory that a program has at most.
const EXCHANGES: u32 = 3;

/// The head of a test and the shader of a seed, in a stage. Every fourth one computes with 16 and 64 bits too.
pub fn program(seed: u32, host: Host) -> String {
    let wide_types = seed % 4 == 3;
    let mut maker =
        Maker { random: XorShift::new(seed.wrapping_mul(2_654_435_761)), wide_types, ..Maker::default() };
    let types = match (wide_types, host) {
        (false, _) => "",
        (true, Host::Compute) => {
            "// model: 6.2\n// args: -enable-16bit-types\n// except dxbc: it has no such types\n\
             // except dxil: vkd3d's are not those of the driver\n"
        }
        (true, _) => "// args: -enable-16bit-types\n",
    };
    let head = format!(
        "// Seed {seed}.\n{}{types}// bind t0: structured int[64] random({seed})\n\
         // bind u0: structured int[{1}] zero\n// expect u0: agree\n\n\
         StructuredBuffer<int> data : register(t0);\nRWStructuredBuffer<int> result : register(u0);\n\n{2}",
        host.head(seed),
        THREADS * RESULTS,
        wide::DECLARATIONS
    );
    maker.function("first");
    maker.function("second");
    maker.main(host, seed);
    head + &maker.text
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Int,
    Uint,
    Float,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Type {
    kind: Kind,
    width: u32,
}

const INT: Type = Type { kind: Kind::Int, width: 1 };
const FLOAT: Type = Type { kind: Kind::Float, width: 1 };

impl Type {
    fn name(self) -> String {
        let base = match self.kind {
            Kind::Int => "int",
            Kind::Uint => "uint",
            Kind::Float => "float",
        };
        if self.width == 1 { base.into() } else { format!("{base}{}", self.width) }
    }

    fn scalar(self) -> Type {
        Type { width: 1, ..self }
    }
}

#[derive(Default)]
struct Maker {
    random: XorShift,
    text: String,
    indent: usize,
    variables: Vec<(String, Type)>,
    named: u32,
    functions: Vec<&'static str>,
    loops: u32,
    /// Exchanges so far.
    groups: u32,
    /// Whether the program uses types of 16 and 64 bits.
    wide_types: bool,
}

impl Maker {
    fn roll(&mut self, below: u32) -> u32 {
        self.random.below(below)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", self.indent * 4);
    }

    fn open(&mut self, text: &str) -> usize {
        self.line(text);
        self.line("{");
        self.indent += 1;
        self.variables.len()
    }

    fn close(&mut self, known: usize) {
        self.variables.truncate(known);
        self.indent -= 1;
        self.line("}");
    }

    fn any_type(&mut self) -> Type {
        let kind = [Kind::Int, Kind::Int, Kind::Uint, Kind::Float][self.roll(4) as usize];
        let width = [1, 1, 1, 2, 3, 4][self.roll(6) as usize];
        Type { kind, width }
    }

    fn function(&mut self, name: &'static str) {
        self.variables.clear();
        let known = self.open(&format!("int {name}(int a, float2 b, inout int c)"));
        self.variables.extend([
            ("a".into(), INT),
            ("b".into(), Type { width: 2, ..FLOAT }),
            ("c".into(), INT),
        ]);
        self.declarations(2);
        self.statements(3, 2);
        if self.roll(2) == 0 {
            let condition = self.condition(1);
            let known = self.open(&format!("if ({condition})"));
            let value = self.expression(INT, 2);
            self.line(&format!("return {value};"));
            self.close(known);
        }
        self.statements(1, 2);
        let value = self.expression(INT, 2);
        self.line(&format!("return {value};"));
        self.close(known);
        self.text.push('\n');
        self.functions.push(name);
    }

    fn main(&mut self, host: Host, seed: u32) {
        self.variables.clear();
        if host.has_groups() {
            self.group_memory();
        } else {
            self.groups = EXCHANGES;
        }
        let known = self.open_host(host, seed);
        self.variables.push(("int(id)".into(), INT));
        if host.has_groups() {
            for i in 0..EXCHANGES {
                self.line(&format!("if (id == 0) total_shared_{i} = {};", i * 37));
            }
            self.line("GroupMemoryBarrierWithGroupSync();");
        }
        self.declarations(4);
        for result in 0..RESULTS {
            self.statements(2, 3);
            if self.groups < EXCHANGES && self.roll(3) == 0 {
                self.exchange();
            }
            let value = self.expression(INT, 3);
            self.line(&format!("result[id * {RESULTS} + {result}] = {value};"));
        }
        self.close_host(host, known);
    }

    fn declarations(&mut self, count: u32) {
        for _ in 0..count {
            let ty = self.any_type();
            let value = self.expression(ty, 1);
            self.named += 1;
            let name = format!("v{}", self.named);
            self.line(&format!("{} {name} = {};", ty.name(), kept(&value, ty)));
            self.variables.push((name, ty));
        }
    }

    fn statements(&mut self, count: u32, depth: u32) {
        for _ in 0..=self.roll(count) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        if self.roll(3) == 0 {
            return self.wide_statement(depth);
        }
        match self.roll(if depth == 0 { 4 } else { 10 }) {
            0..=2 => self.assignment(),
            3 => self.declarations(1),
            4 | 5 => self.choice(depth),
            6 => self.counted(depth),
            7 => self.switch(depth),
            8 => self.call(),
            _ => self.element(),
        }
    }

    fn assignment(&mut self) {
        let writable: Vec<(String, Type)> =
            self.variables.iter().filter(|(name, _)| !name.starts_with('i')).cloned().collect();
        if writable.is_empty() {
            return;
        }
        let (name, ty) = writable[self.roll(writable.len() as u32) as usize].clone();
        if ty.width > 1 && self.roll(3) == 0 {
            let at = self.roll(ty.width) as usize;
            let value = self.expression(ty.scalar(), 2);
            self.line(&format!("{name}.{} = {};", ["x", "y", "z", "w"][at], kept(&value, ty.scalar())));
            return;
        }
        let value = self.expression(ty, 3);
        self.line(&format!("{name} = {};", kept(&value, ty)));
        if ty.kind != Kind::Float && self.roll(4) == 0 {
            let operator = ["+=", "-=", "^=", "|=", "&="][self.roll(5) as usize];
            let value = self.expression(ty, 1);
            self.line(&format!("{name} {operator} {value};"));
        }
    }

    fn choice(&mut self, depth: u32) {
        let condition = self.condition(2);
        let known = self.open(&format!("if ({condition})"));
        self.statements(2, depth - 1);
        self.leave();
        self.close(known);
        if self.roll(2) == 0 {
            let known = self.open("else");
            self.statements(2, depth - 1);
            self.leave();
            self.close(known);
        }
    }

    /// Now and then out of the loop, or on to its next turn.
    fn leave(&mut self) {
        if self.loops > 0 && self.roll(3) == 0 {
            let how = ["break;", "continue;"][self.roll(2) as usize];
            self.line(how);
        }
    }

    fn counted(&mut self, depth: u32) {
        if self.loops > 1 {
            return self.assignment();
        }
        self.named += 1;
        let name = format!("i{}", self.named);
        let most = 1 + self.roll(6);
        let bound =
            if self.roll(2) == 0 { most.to_string() } else { format!("(({}) & 7)", self.expression(INT, 1)) };
        let hint = ["", "[loop] ", "", "[unroll] "][if bound.len() < 3 { self.roll(4) as usize } else { 0 }];
        let known = self.open(&format!("{hint}for (int {name} = 0; {name} < {bound}; {name}++)"));
        self.variables.push((name, INT));
        self.loops += 1;
        self.statements(2, depth - 1);
        self.loops -= 1;
        self.close(known);
    }

    fn switch(&mut self, depth: u32) {
        let value = self.expression(INT, 1);
        let loops = std::mem::take(&mut self.loops);
        let known = self.open(&format!("switch (({value}) & 3)"));
        for case in 0..3 {
            if case == 2 && self.roll(2) == 0 {
                self.line("default:");
            } else {
                self.line(&format!("case {case}:"));
            }
            let known = self.variables.len();
            self.line("{");
            self.indent += 1;
            self.statements(2, depth - 1);
            self.line("break;");
            self.close(known);
        }
        self.close(known);
        self.loops = loops;
    }

    fn call(&mut self) {
        let targets: Vec<String> = self
            .variables
            .iter()
            .filter(|(name, ty)| *ty == INT && !name.starts_with('i'))
            .map(|(name, _)| name.clone())
            .collect();
        let (Some(function), Some(target)) = (self.functions.last().copied(), targets.last()) else {
            return self.assignment();
        };
        let target = target.clone();
        let (a, b) = (self.expression(INT, 1), self.expression(Type { width: 2, ..FLOAT }, 1));
        self.named += 1;
        let name = format!("v{}", self.named);
        self.line(&format!("int {name} = {function}({a}, {}, {target});", kept(&b, FLOAT)));
        self.variables.push((name, INT));
    }

    /// A write to the array that only the main function has.
    fn element(&mut self) {
        if self.functions.len() < 2 {
            return self.assignment();
        }
        let (index, value) = (self.expression(INT, 1), self.expression(INT, 2));
        self.line(&format!("table[({index}) & 7] = {value};"));
    }

    fn condition(&mut self, depth: u32) -> String {
        if depth > 0 && self.roll(6) == 0 {
            let ty = Type { width: 3, ..self.any_type() };
            let (a, b) = (self.expression(ty, 1), self.expression(ty, 1));
            let all = ["any", "all"][self.roll(2) as usize];
            return format!("{all}({a} < {b})");
        }
        if depth > 0 && self.roll(3) == 0 {
            let (a, b) = (self.condition(depth - 1), self.condition(depth - 1));
            return match self.roll(3) {
                0 => format!("({a} && {b})"),
                1 => format!("({a} || {b})"),
                _ => format!("!({a})"),
            };
        }
        let ty = self.any_type().scalar();
        let (a, b) = (self.expression(ty, depth), self.expression(ty, depth));
        let operator = ["<", ">", "<=", ">=", "==", "!="][self.roll(6) as usize];
        format!("({a} {operator} {b})")
    }

    fn expression(&mut self, ty: Type, depth: u32) -> String {
        if depth == 0 || self.roll(6) == 0 {
            return self.leaf(ty);
        }
        if ty.width > 1 && self.roll(4) == 0 {
            let parts: Vec<String> = (0..ty.width).map(|_| self.expression(ty.scalar(), depth - 1)).collect();
            return format!("{}({})", ty.name(), parts.join(", "));
        }
        if self.roll(6) == 0 {
            let condition = self.condition(depth - 1);
            let (a, b) = (self.expression(ty, depth - 1), self.expression(ty, depth - 1));
            return format!("({condition} ? {a} : {b})");
        }
        let a = self.expression(ty, depth - 1);
        let b = self.expression(ty, depth - 1);
        if ty.kind == Kind::Float {
            return match self.roll(9) {
                0 | 1 => format!("({a} + {b})"),
                2 => format!("({a} - {b})"),
                3 => format!("({a} * {})", ["2", "-1", "0.5", "3"][self.roll(4) as usize]),
                4 => format!("min({a}, {b})"),
                5 => format!("max({a}, {b})"),
                6 => format!("abs({a})"),
                7 => {
                    let function = ["floor", "ceil", "trunc", "round", "frac", "sign"][self.roll(6) as usize];
                    // DXC folds the fraction of a negative constant to that of its size.
                    if function == "frac" { format!("frac(abs({a}))") } else { format!("{function}({a})") }
                }
                _ => format!("clamp({a}, -8, {})", 4 + self.roll(20)),
            };
        }
        match self.roll(16) {
            13 => {
                let function =
                    ["countbits", "reversebits", "firstbitlow", "firstbithigh"][self.roll(4) as usize];
                format!("({})({function}(({}){a}))", ty.name(), Type { kind: Kind::Uint, ..ty }.name())
            }
            14 => format!("clamp({a}, {b}, {b} | 7)"),
            15 if ty.kind == Kind::Int => format!("({a} % (({b} & 7) + 1))"),
            15 => format!("({a} * 3 + {b})"),
            0 | 1 => format!("({a} + {b})"),
            2 => format!("({a} - {b})"),
            3 => format!("({a} * {b})"),
            4 => format!("({a} & {b})"),
            5 => format!("({a} | {b})"),
            6 => format!("({a} ^ {b})"),
            7 => format!("({a} << ({b} & 7))"),
            8 => format!("({a} >> ({b} & 15))"),
            9 => format!("({a} / (({b} & 7) + 1))"),
            10 if ty.kind == Kind::Uint => format!("({a} % (({b} & 7) + 1))"),
            10 => format!("min({a}, {b})"),
            11 => format!("max({a}, {b})"),
            _ => format!("(~{a})"),
        }
    }

    fn leaf(&mut self, ty: Type) -> String {
        let fitting: Vec<(String, Type)> =
            self.variables.iter().filter(|(_, v)| v.width >= ty.width).cloned().collect();
        if !fitting.is_empty() && self.roll(4) != 0 {
            let (name, found) = fitting[self.roll(fitting.len() as u32) as usize].clone();
            return self.converted(&name, found, ty);
        }
        match ty.kind {
            Kind::Int if self.roll(3) == 0 => {
                let index = self.roll(64);
                let value = format!("(data[{index}] >> {})", 20 + self.roll(8));
                if ty.width == 1 { value } else { format!("({}){value}", ty.name()) }
            }
            Kind::Int => format!("({})({})", ty.name(), self.roll(200) as i32 - 100),
            Kind::Uint => format!("({}){}", ty.name(), self.roll(200)),
            Kind::Float => format!("({})({:?})", ty.name(), f64::from(self.roll(64)) / 4.0 - 8.0),
        }
    }

    /// A variable as another type: its first or mixed components, converted.
    fn converted(&mut self, name: &str, found: Type, ty: Type) -> String {
        let mut value = name.to_string();
        if found.width > ty.width || (found.width > 1 && self.roll(3) == 0) {
            let letters: String =
                (0..ty.width).map(|_| ['x', 'y', 'z', 'w'][self.roll(found.width) as usize]).collect();
            value = format!("{name}.{letters}");
        }
        match (found.kind, ty.kind) {
            (a, b) if a == b => value,
            // A float is small, so that it fits an integer; an integer is made small for a float.
            (Kind::Float, Kind::Uint) => format!("({})abs({value})", ty.name()),
            (Kind::Int | Kind::Uint, Kind::Float) => format!("({})({value} & 31)", ty.name()),
            _ => format!("({}){value}", ty.name()),
        }
    }
}

/// A value as a variable keeps it: floats small, and multiples of a quarter.
fn kept(value: &str, ty: Type) -> String {
    if ty.kind == Kind::Float {
        format!("clamp(floor(({value}) * 4) * 0.25, -64, 64)")
    } else {
        value.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Host;

    #[test]
    fn seeds_make_different_programs_again_and_again() {
        assert_eq!(super::program(3, Host::Compute), super::program(3, Host::Compute));
        assert_ne!(super::program(3, Host::Compute), super::program(4, Host::Compute));
    }
}
