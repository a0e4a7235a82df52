//! Random libraries that are linked: functions with parameters and results of all kinds, spread over several libraries, which call
//! each other and keep things in statics.
//!
//! As elsewhere nothing is undefined: integers stay far from overflowing, reals are small multiples of a quarter, and no function
//! calls one that was declared after it. Matrices are in columns: DXC transposes constant statics in rows. The text is a test of the linker, as in `tests/link`.

use super::xorshift::XorShift;
use std::fmt::Write;

/// Numbers that a thread writes.
const RESULTS: u32 = 3;
/// Threads in the one group.
const THREADS: u32 = 8;

/// The test of a seed.
pub fn test(seed: u32) -> String {
    let mut maker = Maker { random: XorShift::new(seed.wrapping_mul(2_654_435_761)), ..Maker::default() };
    maker.roll(2);
    let count = 2 + maker.roll(2) as usize;
    maker.libraries = (0..count).map(|_| Library::default()).collect();
    for library in 0..count {
        maker.statics(library);
    }
    for _ in 0..1 + seed % 5 {
        maker.function();
    }
    let model = ["6_3", "6_5", "6_6"][maker.roll(3) as usize];
    let main = maker.main();
    let mut text = format!("// Seed {seed}.\n// LINK: cs_{model} main\n// LIB: lib_{model}\n");
    if maker.functions.iter().any(|(_, function)| function.passes_matrices()) {
        text.push_str("// UNMIXED: matrices\n");
    }
    let _ = write!(text, "//--- main\n{COMMON}{main}");
    for (number, library) in maker.libraries.iter().enumerate() {
        let _ = write!(text, "//--- library{number}\n{COMMON}{}{}", library.statics, library.functions);
    }
    text
}

/// What each source begins with.
const COMMON: &str = "\
#ifndef COMMON
#define COMMON
struct Pair { int a; float2 b; };
struct Deep { Pair pair; bool on; int c[3]; float2x2 m; };
Pair make_Pair(int v) { Pair p; p.a = v; p.b = float2((v & 15) * 0.25, (v & 7) * 0.5); return p; }
int of_Pair(Pair p) { return p.a + int(p.b.x * 4) - int(p.b.y); }
Deep make_Deep(int v)
{
    Deep d;
    d.pair = make_Pair(v ^ 5);
    d.on = (v & 2) != 0;
    d.c[0] = v; d.c[1] = v * 3; d.c[2] = -v;
    d.m = float2x2(v & 3, v & 7, (v & 15) * 0.25, 1);
    return d;
}
int of_Deep(Deep d) { return of_Pair(d.pair) + (d.on ? 17 : 3) + d.c[1] - d.c[2] + int(d.m[1].x * 8 + d.m[0].y); }
#endif
";

/// A type that crosses a library's border.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Crossing {
    /// What stands in front of a name.
    name: &'static str,
    /// What stands behind it.
    length: &'static str,
    /// A value of it, made of the integer `$`.
    made: &'static str,
    /// An integer, made of the value `$`.
    read: &'static str,
}

const fn plain(name: &'static str, made: &'static str, read: &'static str) -> Crossing {
    Crossing { name, length: "", made, read }
}

/// What parameters and results are of, arrays last: they are no results.
const TYPES: [Crossing; 17] = [
    plain("int", "($)", "$"),
    plain("uint", "uint($)", "int($)"),
    plain("float", "(($) & 63) * 0.25", "int($ * 4)"),
    plain("bool", "(($) & 1) != 0", "($ ? 29 : 4)"),
    plain("int2", "int2($, ($) ^ 9)", "($.x - $.y * 3)"),
    plain("uint4", "uint4($, 5, ($) >> 2, 1)", "int($.x + $.z * 7 + $.w)"),
    plain("float3", "float3(($) & 7, (($) & 31) * 0.5, 2)", "int($.x + $.y * 2 - $.z)"),
    plain("float4", "float4((($) & 15) * 0.25, 1, ($) & 3, -2)", "int($.x * 4 + $.z - $.w)"),
    plain("bool2", "bool2((($) & 1) != 0, (($) & 4) != 0)", "(($.x ? 3 : 1) + ($.y ? 8 : 2))"),
    plain("float2x2", "float2x2(($) & 3, 1, (($) & 15) * 0.5, ($) & 9)", "int($[0].x + $[1].x * 2 + $[1].y)"),
    plain("int2x3", "int2x3($, 1, 2, ($) * 3, ($) & 5, 6)", "($[0].x + $[1].x - $[1].y)"),
    plain("float3x2", "float3x2(($) & 3, 1, 2, 3, ($) & 12, 5)", "int($[0].x + $[2].x * 3 + $[2].y)"),
    plain("min16int", "min16int(($) & 127)", "int($)"),
    plain("Pair", "make_Pair($)", "of_Pair($)"),
    plain("Deep", "make_Deep($)", "of_Deep($)"),
    Crossing { name: "int", length: "[3]", made: "", read: "($[0] + $[1] * 5 - $[2])" },
    Crossing { name: "float2", length: "[2]", made: "", read: "int($[0].x * 4 + $[1].y)" },
];

/// How many of the types a result may have.
const RESULT_TYPES: u32 = TYPES.len() as u32 - 2;

impl Crossing {
    fn declare(self, name: &str) -> String {
        format!("{} {name}{}", self.name, self.length)
    }

    fn of(self, value: &str) -> String {
        self.read.replace('$', value)
    }

    /// Statements that give a variable a value made of an integer.
    fn assign(self, name: &str, value: &str) -> String {
        match (self.length, self.name) {
            ("", _) => format!("{name} = {};", self.made.replace('$', value)),
            (_, "int") => format!("{name}[0] = {value}; {name}[1] = 7; {name}[2] = ({value}) >> 1;"),
            _ => format!("{name}[0] = ({value}) & 7; {name}[1] = float2(1, (({value}) & 3) * 0.5);"),
        }
    }
}

/// A function that a library exports.
#[derive(Clone)]
struct Exported {
    name: String,
    result: Option<Crossing>,
    /// Each with how it is passed.
    params: Vec<(&'static str, Crossing)>,
}

impl Exported {
    /// Whether a matrix goes in or comes back as a value.
    fn passes_matrices(&self) -> bool {
        let given = self.params.iter().filter(|(how, _)| how.is_empty()).map(|(_, ty)| *ty);
        given.chain(self.result).any(|ty| ty.name.contains('x'))
    }

    fn head(&self) -> String {
        let result = self.result.map_or("void", |ty| ty.name);
        let params: Vec<String> = (0..)
            .zip(&self.params)
            .map(|(i, (how, ty))| format!("{how}{}", ty.declare(&format!("p{i}"))))
            .collect();
        format!("{result} {}({})", self.name, params.join(", "))
    }
}

#[derive(Default)]
struct Library {
    statics: String,
    functions: String,
    /// Its statics, with their types.
    kept: Vec<(String, Crossing)>,
}

#[derive(Default)]
struct Maker {
    random: XorShift,
    libraries: Vec<Library>,
    /// The functions so far, each with its library.
    functions: Vec<(usize, Exported)>,
    named: u32,
}

impl Maker {
    fn roll(&mut self, below: u32) -> u32 {
        self.random.below(below)
    }

    fn fresh(&mut self) -> String {
        self.named += 1;
        format!("v{}", self.named)
    }

    fn any_type(&mut self) -> Crossing {
        TYPES[self.roll(TYPES.len() as u32) as usize]
    }

    /// The statics of a library: without an initialiser, with a constant one, or with one that a constant buffer decides.
    fn statics(&mut self, library: usize) {
        let mut text = format!("cbuffer Start{library} : register(b{library}) {{ int4 start{library}; }};\n");
        let mut kept: Vec<(String, Crossing)> = Vec::new();
        for number in 0..1 + self.roll(4) {
            let (name, ty) = (format!("s{library}_{number}"), self.any_type());
            let seen = (0..number).map(|before| format!("s{library}_{before}")).next_back();
            let value = match self.roll(4) {
                0 => None,
                1 => Some(format!("{}", self.roll(50))),
                2 => Some(format!("start{library}.{}", ["x", "y", "z"][self.roll(3) as usize])),
                _ => seen.and_then(|seen| Some(kept.iter().find(|(name, _)| *name == seen)?.1.of(&seen))),
            };
            let value = value.filter(|_| ty.length.is_empty());
            let init = value.map(|value| format!(" = {}", ty.made.replace('$', &value)));
            let _ = writeln!(text, "static {}{};", ty.declare(&name), init.unwrap_or_default());
            kept.push((name, ty));
        }
        let own = &mut self.libraries[library];
        own.statics = text;
        own.kept = kept;
    }

    fn function(&mut self) {
        let library = self.roll(self.libraries.len() as u32) as usize;
        let params = 1 + self.roll(3);
        let how = |roll: u32| ["", "", "inout ", "out "][roll as usize];
        let params: Vec<(&str, Crossing)> =
            (0..params).map(|_| (how(self.roll(4)), self.any_type())).collect();
        let result = (self.roll(5) != 0).then(|| TYPES[self.roll(RESULT_TYPES) as usize]);
        let function = Exported { name: format!("f{}", self.functions.len()), result, params };
        let body = self.body(library, &function);
        let own = &mut self.libraries[library];
        let _ = write!(own.functions, "export {}\n{{\n{body}}}\n", function.head());
        self.functions.push((library, function));
    }

    /// The body of a function: `t` gathers what it finds.
    fn body(&mut self, library: usize, function: &Exported) -> String {
        let mut body = format!("    int t = {};\n", self.roll(9));
        for (i, (how, ty)) in function.params.iter().enumerate().filter(|(_, (how, _))| *how != "out ") {
            let _ = writeln!(body, "    t += {} * {};", ty.of(&format!("p{i}")), 1 + how.len() + i);
        }
        self.remember(&mut body, library);
        for _ in 0..self.roll(3) {
            self.statement(&mut body, library);
        }
        for (i, (_, ty)) in function.params.iter().enumerate().filter(|(_, (how, _))| !how.is_empty()) {
            let _ = writeln!(body, "    {}", ty.assign(&format!("p{i}"), &format!("t + {i}")));
        }
        self.remember(&mut body, library);
        if let Some(ty) = function.result {
            let _ = writeln!(body, "    return {};", ty.made.replace('$', "t"));
        }
        body
    }

    /// Reads a static of the library and sets it.
    fn remember(&mut self, body: &mut String, library: usize) {
        let count = self.libraries[library].kept.len() as u32;
        let chosen = self.roll(count) as usize;
        let (name, ty) = self.libraries[library].kept[chosen].clone();
        let _ = writeln!(body, "    t = (t * 3 + {}) & 0xfffff;", ty.of(&name));
        match self.roll(4) {
            0 => {}
            1 => {
                let assigned = ty.assign(&name, "t");
                let _ = writeln!(body, "    if (t & 1) {{ {assigned} }}");
            }
            _ => {
                let _ = writeln!(body, "    {}", ty.assign(&name, "t + 1"));
            }
        }
        if self.roll(6) == 0 {
            let own = self.fresh();
            let start = ["3", "t", "start$.x"][self.roll(3) as usize].replace('$', &library.to_string());
            let _ = writeln!(body, "    {{ static int {own} = {start}; {own} += t & 3; t += {own}; }}");
        }
    }

    fn statement(&mut self, body: &mut String, library: usize) {
        let known = self.functions.len() as u32;
        match self.roll(3) {
            _ if known == 0 => self.remember(body, library),
            0 => {
                let _ = writeln!(body, "    for (int i = 0; i < (t & 3); i++)\n    {{");
                self.call(body);
                let _ = writeln!(body, "        t += i;\n    }}");
            }
            1 => {
                let _ = writeln!(body, "    if (t & 4)\n    {{");
                self.call(body);
                let _ = writeln!(body, "    }}");
            }
            _ => self.call(body),
        }
    }

    /// Calls a function that was declared before, with variables for what comes back.
    fn call(&mut self, body: &mut String) {
        let count = self.functions.len() as u32;
        let chosen = self.roll(count) as usize;
        let function = self.functions[chosen].1.clone();
        let (mut given, mut after) = (Vec::new(), String::new());
        for (i, &(_, ty)) in function.params.iter().enumerate() {
            let name = self.fresh();
            let _ = writeln!(body, "    {}; {}", ty.declare(&name), ty.assign(&name, &format!("t - {i}")));
            let _ = writeln!(after, "    t += {};", ty.of(&name));
            given.push(name);
        }
        let call = format!("{}({})", function.name, given.join(", "));
        match function.result {
            None => {
                let _ = writeln!(body, "    {call};");
            }
            Some(ty) => {
                let name = self.fresh();
                let _ = writeln!(body, "    {} = {call};\n    t ^= {};", ty.declare(&name), ty.of(&name));
            }
        }
        body.push_str(&after);
    }

    /// The entry; each library declares what it calls of others, which are all.
    fn main(&mut self) -> String {
        let heads: Vec<String> = self.functions.iter().map(|(_, f)| format!("{};\n", f.head())).collect();
        for (number, library) in self.libraries.iter_mut().enumerate() {
            let others = self.functions.iter().zip(&heads).filter(|((of, _), _)| *of != number);
            let others: String = others.map(|(_, head)| head.as_str()).collect();
            library.statics = others + &library.statics;
        }
        let mut main = heads.concat();
        let _ = write!(
            main,
            "StructuredBuffer<int> data : register(t0);\nRWStructuredBuffer<int> result : register(u0);\n\
             [shader(\"compute\")]\n[numthreads({THREADS}, 1, 1)]\nvoid main(uint id : SV_GroupIndex)\n{{\n    int t = data[id] & 0xffff;\n"
        );
        for number in 0..RESULTS {
            self.call(&mut main);
            let _ = writeln!(main, "    result[id * {RESULTS} + {number}] = t;");
        }
        main + "}\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_make_different_libraries_again_and_again() {
        assert_eq!(test(7), test(7));
        assert_ne!(test(7), test(8));
    }
}
