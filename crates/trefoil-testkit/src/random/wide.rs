//! What random programs do besides plain expressions: structures, matrices, memory of the group, loops of every kind,
//! switches that fall through, 64-bit integers and halves.

use super::{FLOAT, INT, Kind, Maker, THREADS, Type, kept};

/// What every program declares first.
pub(super) const DECLARATIONS: &str = "struct Pack\n{\n    int a;\n    float2 b;\n    uint c[3];\n    int2 d;\n    \
     int sum() { return a + int(c[0]) + d.x * d.y; }\n};\n\nstruct Nest : Pack\n{\n    Pack inner[2];\n    bool flag;\n};\n\n\
     static int counter = 3;\n\n\
     Pack make(int a, float2 b)\n{\n    Pack p = { a, b, uint(a), 2, 3u, int2(a, 5) };\n    return p;\n}\n\n\
     void change(inout Pack p, int k, out int r)\n{\n    p.a += k;\n    p.c[uint(k) % 3] = uint(p.a);\n    p.d = p.d.yx;\n    \
     r = p.sum();\n    counter++;\n}\n\n\
     template<typename T> T pick(T x, T y, bool c) { return c ? x : y; }\n\n";

impl Maker {
    /// One of the statements that only wide programs have.
    pub(super) fn wide_statement(&mut self, depth: u32) {
        match self.roll(12) {
            0 | 1 => self.structure(),
            2 => self.nested_structure(),
            3 | 4 => self.matrix(),
            5 => self.turns(depth),
            6 => self.falling_switch(depth),
            7 => self.long_integer(),
            8 => self.half(),
            9 => self.grid(),
            10 => self.global(),
            _ => self.picked(),
        }
    }

    fn fresh(&mut self, letter: char) -> String {
        self.named += 1;
        format!("{letter}{}", self.named)
    }

    fn float2(&mut self) -> String {
        let ty = Type { width: 2, ..FLOAT };
        let value = self.expression(ty, 1);
        kept(&value, ty)
    }

    /// A structure: made, changed through `inout`, copied; its fields become variables.
    fn structure(&mut self) {
        let (a, b) = (self.expression(INT, 2), self.float2());
        let name = self.fresh('p');
        self.line(&format!("Pack {name} = make({a}, {b});"));
        if self.roll(2) == 0 {
            let k = self.expression(INT, 1);
            let out = self.fresh('v');
            self.line(&format!("int {out};"));
            self.line(&format!("change({name}, ({k}) & 255, {out});"));
            self.variables.push((out, INT));
        }
        let (index, value) = (self.expression(INT, 1), self.expression(Type { kind: Kind::Uint, ..INT }, 1));
        self.line(&format!("{name}.c[({index} & 255) % 3] = {value};"));
        self.fields(&name);
    }

    fn fields(&mut self, name: &str) {
        let uint = Type { kind: Kind::Uint, width: 1 };
        self.variables.extend([
            (format!("{name}.a"), INT),
            (format!("{name}.b"), Type { width: 2, ..FLOAT }),
            (format!("{name}.c[1]"), uint),
            (format!("{name}.d"), Type { width: 2, ..INT }),
        ]);
    }

    /// A structure of structures that inherits, indexed while the program runs, and a part of it taken.
    fn nested_structure(&mut self) {
        let (a, b) = (self.expression(INT, 1), self.float2());
        let name = self.fresh('n');
        self.line(&format!("Nest {name} = (Nest)0;"));
        self.line(&format!("{name}.inner[0] = make({a}, {b});"));
        let index = self.expression(INT, 1);
        self.line(&format!("{name}.inner[({index}) & 1].a += 7;"));
        let condition = self.condition(1);
        self.line(&format!("{name}.flag = {condition};"));
        self.line(&format!("{name}.a = {name}.inner[{name}.flag ? 0 : 1].sum();"));
        let base = self.fresh('p');
        // Not of the whole: DXC's way to SPIR-V mixes up the fields when a structure becomes its base.
        let index = self.expression(INT, 1);
        self.line(&format!("Pack {base} = {name}.inner[({index}) & 1];"));
        self.fields(&base);
        self.variables.push((format!("{name}.inner[1].a"), INT));
    }

    /// A small matrix: made of rows or numbers, multiplied, transposed; its rows become variables.
    fn matrix(&mut self) {
        let name = self.fresh('m');
        let rows = [self.float2(), self.float2()];
        let order = ["", "row_major ", "column_major "][self.roll(3) as usize];
        self.line(&format!("{order}float2x2 {name} = {{ {}, {} }};", rows[0], rows[1]));
        let value = match self.roll(5) {
            0 => format!("transpose({name})"),
            1 => format!("mul({name}, {name})"),
            2 => format!("{name} + {name}._m11"),
            3 => format!("mul({name}, float2x2(1, 2, -1, 0.5))"),
            _ => format!("-{name} * 2"),
        };
        self.line(&format!("{name} = {};", kept(&value, FLOAT)));
        let vector = self.float2();
        let product = self.fresh('v');
        let value = if self.roll(2) == 0 {
            format!("mul({vector}, {name})")
        } else {
            format!("mul({name}, {vector})")
        };
        self.line(&format!("float2 {product} = {};", kept(&value, FLOAT)));
        let index = self.expression(INT, 1);
        self.line(&format!("{name}[({index}) & 1] = {name}[0].yx;"));
        let two = Type { width: 2, ..FLOAT };
        // Of both places together, not of one: DXC loses a write to a component of such a swizzle.
        let both = self.float2();
        self.line(&format!("{name}._21_12 = {both};"));
        self.variables.extend([(product, two), (format!("{name}[1]"), two), (format!("{name}._m01"), FLOAT)]);
    }

    /// `while` and `do` with a counter of their own.
    fn turns(&mut self, depth: u32) {
        if self.loops > 1 || depth == 0 {
            return self.assignment();
        }
        let name = self.fresh('i');
        let most = 1 + self.roll(5);
        let until = self.condition(1);
        let is_do = self.roll(2) == 0;
        let block = self.open("");
        self.line(&format!("int {name} = 0;"));
        let head = if is_do { "do".to_string() } else { format!("while ({name} < {most} && {until})") };
        let known = self.open(&head);
        self.line(&format!("{name}++;"));
        self.variables.push((name.clone(), INT));
        self.loops += 1;
        self.statements(2, depth - 1);
        self.loops -= 1;
        self.close(known);
        if is_do {
            self.line(&format!("while ({name} < {most});"));
        }
        self.close(block);
    }

    /// A switch with several labels a case, and cases that fall through.
    fn falling_switch(&mut self, depth: u32) {
        if depth == 0 {
            return self.assignment();
        }
        let value = self.expression(INT, 1);
        let loops = std::mem::take(&mut self.loops);
        let known = self.open(&format!("switch (({value}) & 7)"));
        for (labels, falls) in
            [("case 0: case 3:", true), ("case 1:", true), ("default:", false), ("case 5: case 6:", false)]
        {
            self.line(labels);
            let inner = self.open("");
            self.assignment();
            self.close(inner);
            if !falls {
                self.line("break;");
            }
        }
        self.close(known);
        self.loops = loops;
    }

    fn long_integer(&mut self) {
        let (a, b) = (self.expression(INT, 1), self.expression(INT, 1));
        if !self.wide_types {
            return self.assignment();
        }
        let name = self.fresh('w');
        let (ty, part) = [("int64_t", "int64_t"), ("uint64_t", "uint64_t")][self.roll(2) as usize];
        self.line(&format!("{ty} {name} = ({part})({a}) * ({part})({b});"));
        let other = self.expression(INT, 1);
        let value = match self.roll(7) {
            0 => format!("{name} << (({other}) & 31)"),
            1 => format!("{name} >> (({other}) & 63)"),
            2 => format!("{name} / (({part})(({other}) & 255) + 1)"),
            3 => format!("{name} ^ ({part})({other})"),
            4 => format!("{name} % (({part})(({other}) & 255) + 3)"),
            5 => format!("max({name}, ({part})({other}))"),
            _ => format!("({name} < ({part})({other}) ? {name} : ({part})({other}))"),
        };
        self.line(&format!("{name} = {value};"));
        let out = self.fresh('v');
        self.line(&format!("int {out} = int({name}) ^ int({name} >> 32);"));
        self.variables.push((out, INT));
    }

    fn half(&mut self) {
        let value = self.float2();
        if !self.wide_types {
            return self.assignment();
        }
        let name = self.fresh('h');
        self.line(&format!("float16_t2 {name} = (float16_t2){value};"));
        let change = ["+= (float16_t)2", "*= (float16_t)0.5", "-= (float16_t)8"][self.roll(3) as usize];
        self.line(&format!("{name} {change};"));
        let short = self.fresh('w');
        let other = self.expression(INT, 1);
        self.line(&format!("int16_t {short} = (int16_t)({other});"));
        self.line(&format!("{short} = ({short} * (int16_t)3) ^ (int16_t)({short} >> 2);"));
        let (float, int) = (self.fresh('v'), self.fresh('v'));
        self.line(&format!("float2 {float} = {};", kept(&format!("(float2){name}"), FLOAT)));
        self.line(&format!("int {int} = {short};"));
        self.variables.extend([(float, Type { width: 2, ..FLOAT }), (int, INT)]);
    }

    /// An array of arrays, filled by a loop.
    fn grid(&mut self) {
        let name = self.fresh('g');
        let (start, index) = (self.expression(INT, 1), self.expression(INT, 1));
        self.line(&format!("int {name}[2][3];"));
        self.line(&format!("for (int r{name} = 0; r{name} < 2; r{name}++)"));
        self.line(&format!("    for (int c{name} = 0; c{name} < 3; c{name}++)"));
        self.line(&format!("        {name}[r{name}][c{name}] = ({start}) + r{name} * 10 + c{name};"));
        self.line(&format!("{name}[({index}) & 1][({index} & 255) % 3] ^= 85;"));
        self.variables.extend([(format!("{name}[1][2]"), INT), (format!("{name}[0][0]"), INT)]);
    }

    fn global(&mut self) {
        let value = self.expression(INT, 1);
        let out = self.fresh('v');
        self.line(&format!("counter = (counter + ({value})) & 1023;"));
        self.line(&format!("int {out} = counter;"));
        self.variables.push((out, INT));
    }

    /// A call of a template, and choices lane by lane.
    fn picked(&mut self) {
        let ty = Type { width: 3, ..INT };
        let (a, b, c) = (self.expression(ty, 1), self.expression(ty, 1), self.condition(1));
        let (first, second) = (self.fresh('v'), self.fresh('v'));
        self.line(&format!("int3 {first} = pick<int3>({a}, {b}, {c});"));
        self.line(&format!("int3 {second} = select({first} > ({a}), {first}, ({b}) + 1);"));
        self.variables.extend([(first, ty), (second, ty)]);
    }

    /// Each thread writes its place in the group's memory, and reads another's after a barrier.
    pub(super) fn exchange(&mut self) {
        let memory = format!("shared_{}", self.groups);
        self.groups += 1;
        let value = self.expression(INT, 2);
        self.line(&format!("{memory}[id] = {value};"));
        self.line("GroupMemoryBarrierWithGroupSync();");
        let (near, sum) = (self.fresh('v'), self.fresh('v'));
        let step = 1 + self.roll(THREADS - 1);
        self.line(&format!("int {near} = {memory}[(id + {step}) & {}];", THREADS - 1));
        let operation = ["Add", "Xor", "Max", "Min", "Or", "And"][self.roll(6) as usize];
        let operand = self.expression(INT, 1);
        self.line(&format!("Interlocked{operation}(total_{memory}, {operand});"));
        self.line("GroupMemoryBarrierWithGroupSync();");
        self.line(&format!("int {sum} = total_{memory};"));
        self.variables.extend([(near, INT), (sum, INT)]);
    }
}
