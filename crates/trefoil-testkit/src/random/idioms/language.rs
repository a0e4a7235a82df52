//! What the language has: templates with methods, namespaces, tables, loops with several exits, arguments and their order.

use super::Maker;

impl Maker {
    /// A structure template with methods, a method template, and operators; instances of several types.
    pub(super) fn stack(&mut self) {
        let name = self.fresh("Stack");
        let (mix, keep) = (self.any(&["+", "-", "^"]), self.roll(3));
        self.declare(&format!(
            "template<typename T, int N> struct {name}
{{
    T items[N];
    int top;
    void clear() {{ top = 0; for (int i = 0; i < N; i++) items[i] = (T){keep}; }}
    bool push(T value) {{ if (top >= N) return false; items[top++] = value; return true; }}
    T pop() {{ return top > 0 ? items[--top] : (T)7; }}
    template<typename U> U under(U other) {{ return (U)items[uint(top) % N] + other; }}
    {name} operator+({name} other) {{ for (int i = 0; i < N; i++) other.items[i] += items[i]; other.top = min(top, other.top); return other; }}
    T operator[](int i) {{ return items[uint(i) % N]; }}
}};
template<typename S> int emptied_{name}(inout S stack) {{ int n = 0; while (stack.top > 0) n = (n * 3 {mix} int(stack.pop())) & 0xffff; return n; }}"
        ));
        for _ in 0..1 + self.roll(2) {
            let (ty, len) = (self.any(&["int", "uint", "float", "int"]), 1 + self.roll(4));
            let (object, other, rounds) = (self.fresh("s"), self.fresh("s"), 1 + self.roll(6));
            let (a, b, c) = (self.given(), self.given(), self.given());
            let kept = if ty == "float" { "& 63" } else { "& 1023" };
            self.line(&format!("{name}<{ty}, {len} > {object}; {object}.clear();"));
            self.line(&format!("for (int i{object} = 0; i{object} < {rounds}; i{object}++) if (!{object}.push(({ty})(({a} + i{object}) {kept}))) break;"));
            self.line(&format!("{name}<{ty}, {len} > {other} = {object};"));
            self.line(&format!("if ({b} & 1) {other}.pop(); else {other}.push(({ty})({c} {kept}));"));
            self.int(&format!("{object}[{b}]"));
            self.int(&format!("{object}.under<int>({c} & 255)"));
            self.int(&format!("({object} + {other}).pop()"));
            self.int(&format!("emptied_{name}({object}) + {object}.top"));
            self.int(&format!("emptied_{name}({other})"));
        }
    }

    /// Namespaces in namespaces, whose names hide those outside.
    pub(super) fn namespaces(&mut self) {
        let (outer, inner) = (self.fresh("Outer"), self.fresh("Inner"));
        let [a, b, c] = [(); 3].map(|()| self.roll(50));
        self.declare(&format!(
            "namespace {outer}
{{
    static const int base = {a};
    int of(int x) {{ return x + base; }}
    struct Part {{ int x; int of(int y) {{ return x * y + base; }} }};
    namespace {inner}
    {{
        static const int base = {b};
        static int calls = {c};
        int of(int x) {{ calls++; return x * 2 + base + {outer}::base; }}
        int both(int x) {{ return of(x) + {outer}::of(x) + calls; }}
        struct Part : {outer}::Part {{ float y; float sum() {{ return x + y; }} }};
        enum class Level : uint {{ Low = 3, High = Low + {c} }};
    }}
}}
int plus_{outer}(int x) {{ using namespace {outer}; return of(x) + {inner}::of(x); }}"
        ));
        let part = self.fresh("p");
        let (x, y, z) = (self.given(), self.given(), self.real());
        self.line(&format!("{outer}::{inner}::Part {part}; {part}.x = {x} & 255; {part}.y = {z};"));
        self.int(&format!("{part}.of({y} & 255)"));
        self.float(&format!("{part}.sum()"));
        self.int(&format!("{outer}::{inner}::both({x} & 1023)"));
        self.int(&format!("plus_{outer}({y} & 1023)"));
        self.int(&format!("{outer}::{inner}::calls + (int){outer}::{inner}::Level::High"));
    }

    /// Constant tables: of numbers, vectors, structures and rows; indexed by what is computed, copied, passed to a function.
    pub(super) fn tables(&mut self) {
        let (table, rows, pairs, sum) =
            (self.fresh("table"), self.fresh("rows"), self.fresh("pairs"), self.fresh("sum"));
        let ty = self.any(&["int", "uint", "float", "int2", "float3", "bool"]);
        let width = ty.chars().last().and_then(|c| c.to_digit(10)).unwrap_or(1);
        let len = 2 + self.roll(5);
        let number = |m: &mut Maker| match ty {
            "bool" => ["true", "false"][m.roll(2) as usize].to_string(),
            "uint" => format!("{}u", m.roll(200)),
            _ => (m.roll(99) as i32 - if ty.starts_with("uint") { 0 } else { 40 }).to_string(),
        };
        let list: Vec<String> = (0..len * width).map(|_| number(self)).collect();
        self.declare(&format!("static const {ty} {table}[{len}] = {{ {} }};", list.join(", ")));
        let [a, b] = [(); 2].map(|()| 1 + self.roll(3));
        let numbers: Vec<String> = (0..a * b).map(|_| (self.roll(99)).to_string()).collect();
        self.declare(&format!("static const int {rows}[{a}][{b}] = {{ {} }};", numbers.join(", ")));
        let element = |m: &mut Maker| format!("{{ {}, {{ {}.5, {} }} }}", m.roll(9), m.roll(9), m.roll(9));
        let elements: Vec<String> = (0..len).map(|_| element(self)).collect();
        self.declare(&format!(
            "struct P{pairs} {{ int a; float2 b; }};
static const P{pairs} {pairs}[{len}] = {{ {} }};
int {sum}(int t[{a}][{b}], int at) {{ t[uint(at) % {a}][uint(at) % {b}] += 5; int s = 0; for (int i = 0; i < {a}; i++) for (int j = 0; j < {b}; j++) s = s * 3 + t[i][j]; return s; }}",
            elements.join(", ")
        ));
        let at = self.fresh("at");
        let index = self.given();
        self.line(&format!("uint {at} = uint({index});"));
        self.each(&format!("{table}[{at} % {len}]"), width, ty.starts_with("float"));
        self.int(&format!("{rows}[{at} % {a}][({at} >> 2) % {b}]"));
        self.float(&format!("{pairs}[{at} % {len}].b[{at} & 1] + {pairs}[({at} + 1) % {len}].a"));
        self.int(&format!("{sum}({rows}, int({at} & 255))"));
    }

    /// A function of loops in loops that are left, gone on with and returned from at several places.
    pub(super) fn exits(&mut self) {
        let name = self.fresh("walk");
        let [a, b, c, d, e] = [(); 5].map(|()| 1 + self.roll(7));
        let leave = |m: &mut Maker, inner: &str| match m.roll(5) {
            0 => "return n * 2 + i;".to_string(),
            1 => "break;".to_string(),
            2 => format!("{{ n += i; {inner} }}"),
            3 => "{ n ^= 5; return n; }".to_string(),
            _ => "n--;".to_string(),
        };
        let [first, second, third] =
            ["j += 2; continue;", "j++; continue;", "break;"].map(|inner| leave(self, inner));
        let case = |m: &mut Maker| {
            m.any(&["break;", "continue;", "return n + 1;", "if (b & 1) break; n++; continue;"])
        };
        let (one, two, last) = (case(self), case(self), case(self));
        let (compare, step) = (self.any(&["<", "!=", ">", "=="]), 1 + self.roll(3));
        self.declare(&format!(
            "int {name}(int a, inout int b)
{{
    int n = {a};
    for (int i = 0; i < {c} + 2; i += {step})
    {{
        if (((a >> i) & 3) == {d} % 4) continue;
        int j = 0;
        while (j < 9)
        {{
            n = (n + j) & 0xfff;
            if (j > (b & {b})) {first}
            if (((n ^ i) & 7) {compare} {e}) {second}
            j++;
        }}
        do {{ b = (b + 1) & 0xff; if (b % 5 == {d} % 5) {third} }} while ((b & 3) != 0);
        switch (n & 3)
        {{
            case 0: n += 3; {one}
            case 1: case 2: n ^= b; {two}
            default: n = n * 2 & 0xfff; {last}
        }}
        n += j;
    }}
    return n;
}}"
        ));
        let variable = self.fresh("b");
        let (x, y) = (self.given(), self.given());
        self.line(&format!("int {variable} = {y} & 0xff;"));
        self.int(&format!("{name}({x}, {variable})"));
        self.int(&variable);
        self.int(&format!("{name}({y}, {variable}) + {name}({x} + 1, {variable})"));
        self.int(&variable);
    }

    /// Statics of functions and of the source, changed by calls in loops and conditions.
    pub(super) fn static_locals(&mut self) {
        let (count, total) = (self.fresh("count"), self.fresh("total"));
        let (start, step) = (self.roll(20), 1 + self.roll(5));
        // What a static is made of is what holds when its declaration is first passed.
        let first = match self.roll(4) {
            0 => "by".to_string(),
            1 => format!("{total}.y + by"),
            2 => format!("given(by & 7) + {start}"),
            _ => start.to_string(),
        };
        self.declare(&format!(
            "static int2 {total} = int2({start}, 1);
int {count}(int by) {{ static int calls = {first}; calls += by; {total}.x ^= calls; {total}.y++; return calls; }}"
        ));
        let (a, b, i) = (self.given(), self.given(), self.fresh("i"));
        self.line(&format!("for (int {i} = 0; {i} < ({a} & 3); {i} += 1) if ({count}({step}) > 12 && {count}({b} & 7) < 40) break;"));
        self.int(&format!("({b} & 1) ? {count}(2) : {count}(3) * 100"));
        self.int(&format!("{count}(1) * 1000 + {count}(2)"));
        self.each(&total, 2, false);
    }

    /// Arrays, structures, swizzles and parts of matrices as arguments of each direction, conversions on the way, defaults.
    pub(super) fn arguments(&mut self) {
        let name = self.fresh("take");
        let [a, b] = [(); 2].map(|()| self.roll(9));
        self.declare(&format!(
            "struct A{name} {{ float2 v; int a[2]; }};
int {name}(inout float x, out int y, inout A{name} s, int t[2], float z = {a}.5, int k = {b})
{{
    y = int(x) + k; x = x * 0.5 + z; s.a[t[0] & 1] += t[1] & 63; s.v.yx = s.v; t[0] = 99; return s.a[0] + t[0];
}}
A{name} made_{name}(int a) {{ A{name} s = {{ {{ a, a + 1 }}, {{ a & 15, 3 }} }}; return s; }}"
        ));
        let (s, v, m, y, array) =
            (self.fresh("s"), self.fresh("v"), self.fresh("m"), self.fresh("y"), self.fresh("t"));
        let (x, w) = (self.given(), self.vector(3));
        self.line(&format!("A{name} {s} = made_{name}({x} & 63); float3 {v} = {w}; float2x2 {m} = {{ 1, 2, 3, 4 }}; float {y} = 0; int {array}[2] = {{ {x}, 5 }};"));
        let integer = self.fresh("n");
        self.line(&format!("int {integer} = 0; int2 p{integer} = 3;"));
        let place = self.any(&["v.z", "v[me & 1]", "m._m01", "m[me & 1].y"]);
        let place = format!("{}{}", if place.starts_with('v') { &v } else { &m }, &place[1..]);
        let extra = self.any(&["", ", 1.25", ", 0.75, 4"]);
        self.int(&format!("{name}({place}, p{integer}.y, {s}, {array}{extra})"));
        // What is an integer goes in and out of a real parameter.
        self.int(&format!("{name}({y}, {integer}, {s}, made_{name}({x} & 3).a)"));
        self.each(&v, 3, true);
        self.each(&format!("float4({m})"), 4, true);
        self.each(&format!("float2({y}, {s}.v.x) + made_{name}(me).v"), 2, true);
        self.int(&format!("{s}.a[0] * 7 + {s}.a[1] + {integer} + p{integer}.x + {array}[0]"));
    }

    /// Effects within an expression: steps, assignments of assignments, the comma, conditions that are evaluated or not.
    pub(super) fn order(&mut self) {
        let (a, b, v) = (self.fresh("a"), self.fresh("b"), self.fresh("v"));
        let (x, y) = (self.given(), self.given());
        self.line(&format!(
            "int {a} = {x} & 63, {b} = {y} & 63; int4 {v} = int4({a}, {b}, 3, 4); float f{a} = 1.5;"
        ));
        for _ in 0..3 + self.roll(4) {
            let k = 1 + self.roll(9);
            let text = match self.roll(10) {
                0 => format!("{v}[{a}++ & 3] += {k};"),
                1 => format!("{a} = {b} = int(f{a} = {k}.75);"),
                2 => format!("{b} += ({a} > {k} && {b}++ > 3) ? {a}-- : ++{a};"),
                3 => format!("{a} = ({b}++, {b} ^ {k});"),
                4 => format!("{v}.zx = {v}.xy + {a}++;"),
                5 => format!("{v}++; --{v}.y;"),
                6 => format!("{a} ^= {v}[uint({b}) & 3] += {k};"),
                7 => format!("f{a} += {a} < {b} ? {k} : 0.25; f{a} = min(f{a}, 64);"),
                8 => format!("{v} = {a} > {k} ? {v}.wzyx : {v} * 2 - {b};"),
                _ => format!("{v}[({b} = {b} + 1) & 3] = {b} + {a}++;"),
            };
            self.line(&text);
        }
        self.int(&a);
        self.int(&b);
        self.each(&v, 4, false);
        self.float(&format!("f{a}"));
    }
}
