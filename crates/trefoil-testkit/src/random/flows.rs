//! Programs of control flow: loops of every kind in each other, left and gone on with from inside of branches and switches, in functions
//! that return from anywhere and change what their callers hold.
//!
//! All numbers are unsigned, and every loop ends, so that nothing is undefined; what each variable is in the end is written out.

use super::xorshift::XorShift;
use std::fmt::Write;

/// Statements within each other.
const MOST_DEPTH: u32 = 4;
/// Statements of a function, those in others included.
const MOST_STATEMENTS: u32 = 26;
/// Words that a thread writes.
const WORDS: u32 = 64;

/// What a statement stands in.
#[derive(Clone, Copy, Default)]
struct Inside {
    depth: u32,
    /// In a loop, which `continue` goes on with.
    in_loop: bool,
    /// In a loop or a switch, which `break` leaves.
    can_break: bool,
}

impl Inside {
    fn deeper(self) -> Self {
        Inside { depth: self.depth + 1, ..self }
    }

    fn of_loop(self) -> Self {
        Inside { depth: self.depth + 1, in_loop: true, can_break: true }
    }

    fn of_switch(self) -> Self {
        Inside { depth: self.depth + 1, can_break: true, ..self }
    }
}

#[derive(Default)]
struct Maker {
    random: XorShift,
    text: String,
    /// Functions so far, which those after them call.
    functions: u32,
    /// What can be read and written where the text is.
    variables: Vec<String>,
    /// Of what can be read alone: counters of loops.
    counters: Vec<String>,
    /// Whether there is an array `a`, which a variable may index.
    has_array: bool,
    /// Whether the text is in a function that gives a number back.
    gives: bool,
    /// Names of loops and buffers' words so far.
    names: u32,
    left: u32,
}

/// A compute shader of a seed; its entry is `main`.
pub fn program(seed: u32) -> String {
    let random = XorShift::new(seed.wrapping_mul(2_246_822_519));
    let mut maker = Maker { random, ..Maker::default() };
    let _ = write!(
        maker.text,
        "// Seed {seed}.\nStructuredBuffer<uint> data : register(t0);\nRWStructuredBuffer<uint> words : register(u0);\n\
         groupshared uint rows[32];\nstatic uint me, s0 = 3, s1 = 5;\n\
         uint given(uint at) {{ return data[(me * 16 + at) & 255]; }}\n"
    );
    for _ in 0..1 + maker.roll(3) {
        maker.function();
    }
    maker.entry();
    maker.text
}

impl Maker {
    fn roll(&mut self, below: u32) -> u32 {
        self.random.below(below)
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.roll(count) == 0
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn line(&mut self, depth: u32, line: &str) {
        let _ = writeln!(self.text, "{:indent$}{line}", "", indent = 4 * depth as usize);
    }

    /// A function with what it changes of its caller's, and locals.
    fn function(&mut self) {
        let number = self.functions;
        let _ = writeln!(self.text, "uint f{number}(inout uint p, out uint q, uint r)\n{{\n    q = r;");
        self.variables = ["p", "q", "r", "s0", "s1"].map(str::to_owned).into();
        self.gives = true;
        self.body();
        let value = self.value();
        let _ = writeln!(self.text, "    return {value};\n}}");
        self.functions += 1;
    }

    fn entry(&mut self) {
        self.text.push_str(
            "[numthreads(4, 1, 1)]\nvoid main(uint id : SV_GroupIndex)\n{\n    me = id;\n    \
             for (uint at = 0; at < 8; at++) rows[me * 8 + at] = given(at);\n",
        );
        self.variables = ["s0", "s1"].map(str::to_owned).into();
        self.gives = false;
        self.body();
        for (n, name) in self.variables.clone().iter().enumerate() {
            self.line(1, &format!("words[me * {WORDS} + {n}] = {name};"));
        }
        self.text.push_str("}\n");
    }

    /// Locals, one an array, and statements.
    fn body(&mut self) {
        self.has_array = false;
        for n in 0..2 + self.roll(3) {
            let value = self.value();
            self.line(1, &format!("uint v{n} = {value};"));
            self.variables.push(format!("v{n}"));
        }
        if self.one_in(2) {
            let value = self.value();
            self.has_array = true;
            self.line(1, &format!("uint a[3] = {{ 7, {value}, 9 }};"));
            self.variables.extend((0..3).map(|n| format!("a[{n}]")));
        }
        self.left = MOST_STATEMENTS;
        for _ in 0..3 + self.roll(4) {
            self.statement(Inside { depth: 1, ..Inside::default() });
        }
    }

    fn variable(&mut self) -> String {
        let at = self.roll(self.variables.len() as u32) as usize;
        self.variables[at].clone()
    }

    /// A variable that is no static, which a function could change while it has a copy; not the one given.
    fn own_variable(&mut self, other: Option<&str>) -> String {
        loop {
            let name = self.variable();
            if !name.starts_with('s') && other != Some(&*name) {
                return name;
            }
        }
    }

    /// An element of the array, where there is one, else a row.
    fn element(&mut self) -> String {
        let index = self.variable();
        if self.has_array { format!("a[{index} % 3]") } else { format!("rows[me * 8 + ({index} & 7)]") }
    }

    /// What is cheap and has no effect.
    fn value(&mut self) -> String {
        match self.roll(10) {
            9 => self.element(),
            0 => self.roll(6).to_string(),
            1 => format!("given({})", self.roll(16)),
            2 => format!("rows[me * 8 + {}]", self.roll(8)),
            3 | 4 if !self.counters.is_empty() => {
                let at = self.roll(self.counters.len() as u32) as usize;
                self.counters[at].clone()
            }
            5 => {
                let (a, b) = (self.variable(), self.variable());
                format!("({a} {} {b})", ["+", "*", "^", "-"][self.roll(4) as usize])
            }
            _ => self.variable(),
        }
    }

    fn condition(&mut self) -> String {
        let a = self.value();
        let simple = match self.roll(5) {
            0 => format!("({a} & 1) == 0"),
            1 => format!("({a} & 3) > {}", self.roll(3)),
            2 => {
                let b = self.value();
                format!("({a} & 7) < ({b} & 7)")
            }
            3 => format!("{a} > {}", self.roll(12)),
            _ => format!("{a} % 3 == {}", self.roll(3)),
        };
        match self.roll(7) {
            0 => {
                let b = self.value();
                format!("{simple} && ({b} & 2) != 0")
            }
            1 => {
                let b = self.value();
                format!("{simple} || ({b} & 6) == 0")
            }
            2 if self.functions > 0 => {
                let call = self.call();
                format!("{simple} {} {call} % 5 > 1", ["&&", "||"][self.roll(2) as usize])
            }
            _ => simple,
        }
    }

    /// A call of a function before, of variables that are not the same.
    fn call(&mut self) -> String {
        let function = self.roll(self.functions);
        let r = self.value();
        let p = self.own_variable(None);
        let q = self.own_variable(Some(&p));
        format!("f{function}({p}, {q}, {r})")
    }

    fn statement(&mut self, at: Inside) {
        if self.left == 0 || at.depth > MOST_DEPTH {
            return self.assignment(at);
        }
        self.left -= 1;
        match self.roll(16) {
            0..=2 => self.branch(at),
            3..=5 => self.counted(at),
            6 => self.while_loop(at),
            7 => self.do_loop(at),
            8 => self.endless(at),
            9 | 10 => self.switch(at),
            11 | 12 => self.jump(at),
            13 if self.functions > 0 => {
                let (to, call) = (self.variable(), self.call());
                self.line(at.depth, &format!("{to} += {call};"));
            }
            _ => self.assignment(at),
        }
    }

    /// One to three statements in braces.
    fn block(&mut self, at: Inside, end: &str) {
        self.line(at.depth - 1, "{");
        for _ in 0..1 + self.roll(3) {
            self.statement(at);
        }
        self.line(at.depth - 1, &format!("}}{end}"));
    }

    fn assignment(&mut self, at: Inside) {
        let (to, value) = (self.variable(), self.value());
        let line = match self.roll(10) {
            0 => format!("words[me * {WORDS} + {}] += {value};", 32 + self.roll(16)),
            1 => format!("rows[me * 8 + ({to} & 7)] = {value};"),
            2 if self.one_in(2) => {
                let element = self.element();
                format!("{element} {}= {value};", ["", "+", "^"][self.roll(3) as usize])
            }
            2 => format!("{to} = {value};"),
            3 => format!("{to} = {value} > 4 ? {} : {to};", self.roll(9)),
            n => format!("{to} {}= {value};", ["+", "^", "-", "*"][(n % 4) as usize]),
        };
        self.line(at.depth, &line);
    }

    fn branch(&mut self, at: Inside) {
        let condition = self.condition();
        self.line(at.depth, &format!("if ({condition})"));
        self.block(at.deeper(), "");
        if self.one_in(2) {
            self.line(at.depth, "else");
            self.block(at.deeper(), "");
        }
    }

    fn counted(&mut self, at: Inside) {
        let name = self.name("i");
        let bound = match self.roll(3) {
            0 => format!("(given({}) & 3)", self.roll(16)),
            1 => {
                let value = self.variable();
                format!("({value} & 3)")
            }
            _ => (1 + self.roll(4)).to_string(),
        };
        let hint = ["", "", "", "[loop] "][self.roll(4) as usize];
        self.line(at.depth, &format!("{hint}for (uint {name} = 0; {name} < {bound}; {name}++)"));
        if bound.starts_with('(') && !bound.contains("given") {
            // What it counts to may change: a second bound ends it.
            let end = self.text.len() - 1;
            let text = self.text.split_off(end);
            let from = self.text.rfind("; ").unwrap_or(end);
            self.text.insert_str(from, &format!(" && {name} < 5"));
            self.text.push_str(&text);
        }
        self.in_loop(at, &name, "");
    }

    /// A loop's body, in which its counter can be read.
    fn in_loop(&mut self, at: Inside, counter: &str, end: &str) {
        self.counters.push(counter.to_owned());
        self.block(at.of_loop(), end);
        self.counters.pop();
    }

    fn while_loop(&mut self, at: Inside) {
        let (name, condition) = (self.name("w"), self.condition());
        self.line(at.depth, &format!("uint {name} = 0;"));
        let most = 1 + self.roll(4);
        self.line(at.depth, &format!("while ({name}++ < {most} && ({condition}))"));
        self.in_loop(at, &name, "");
    }

    fn do_loop(&mut self, at: Inside) {
        let (name, condition) = (self.name("d"), self.condition());
        self.line(at.depth, &format!("uint {name} = 0;"));
        self.line(at.depth, "do");
        let most = 1 + self.roll(3);
        self.in_loop(at, &name, &format!(" while (++{name} < {most} && ({condition}));"));
    }

    /// A loop without a test, which a branch in it leaves.
    fn endless(&mut self, at: Inside) {
        let name = self.name("e");
        self.line(at.depth, &format!("uint {name} = 0;"));
        self.line(at.depth, if self.functions.is_multiple_of(2) { "for (;;)" } else { "while (true)" });
        self.line(at.depth, "{");
        let (inside, most) = (at.of_loop(), 1 + self.roll(4));
        let leave = if self.gives && self.one_in(3) { format!("return {name}") } else { "break".into() };
        self.line(inside.depth, &format!("if ({name}++ >= {most}) {leave};"));
        self.counters.push(name);
        for _ in 0..1 + self.roll(3) {
            self.statement(inside);
        }
        self.counters.pop();
        self.line(at.depth, "}");
    }

    fn switch(&mut self, at: Inside) {
        let (value, inside) = (self.value(), at.of_switch());
        self.line(at.depth, &format!("switch ({value} & 3)"));
        self.line(at.depth, "{");
        let default = self.roll(5);
        for label in 0..4 {
            if label == default {
                self.line(at.depth, "default:");
            } else if self.one_in(4) {
                continue;
            } else {
                self.line(at.depth, &format!("case {label}:"));
            }
            // A label without statements falls to the next.
            if label < 3 && self.one_in(5) {
                continue;
            }
            self.line(at.depth, "{");
            for _ in 0..1 + self.roll(2) {
                self.statement(inside);
            }
            let ends = ["break;", "break;", "break;", "continue;", "return 3;"];
            let end = match self.roll(5) {
                3 if at.in_loop => 3,
                4 if self.gives => 4,
                _ => 0,
            };
            self.line(inside.depth, ends[end]);
            self.line(at.depth, "}");
        }
        self.line(at.depth, "case 9: break;");
        self.line(at.depth, "}");
    }

    /// A way out, mostly by a condition.
    fn jump(&mut self, at: Inside) {
        let mut ways: Vec<String> = Vec::new();
        if at.in_loop {
            ways.push("continue;".into());
        }
        if at.can_break {
            ways.push("break;".into());
        }
        if self.gives {
            let value = self.value();
            ways.push(format!("return {value};"));
        }
        if ways.is_empty() {
            return self.assignment(at);
        }
        let way = ways.swap_remove(self.roll(ways.len() as u32) as usize);
        let condition = self.condition();
        self.line(at.depth, &format!("if ({condition}) {way}"));
    }
}
