//! Reals that are not plain floats: doubles, halves, and floats that are infinite, no numbers or too small, where what is
//! computed is `precise`.

use super::Maker;

impl Maker {
    /// Doubles: mixed with what converts to them, in vectors and matrices, taken apart and put together.
    pub(super) fn doubles(&mut self) {
        let (a, b, v, m) = (self.fresh("d"), self.fresh("d"), self.fresh("d"), self.fresh("d"));
        let (x, y, z, n) = (self.real(), self.real(), self.vector(3), self.given());
        self.line(&format!(
            "double {a} = {x}, {b} = (double)({y}) + 4294967296.0L; double3 {v} = (double3)({z}); double2x2 {m} = {{ {a}, 2, {b}, {a} }};"
        ));
        for _ in 0..4 + self.roll(4) {
            let text = match self.roll(12) {
                0 => format!("{a} = {a} * 0.5 + {b};"),
                1 => format!("{b} -= {a} > {v}.x ? {v}.y : 3.25L;"),
                2 => format!("{v} = {v}.zxy + {a};"),
                3 => format!("{v}[uint({n}) % 3] = {b};"),
                4 => format!("{a} = ({n} & 15) / 4.0L - {a};"),
                5 => format!("{m}[me & 1] = {v}.yz;"),
                6 => format!("{v}.xy = mul({m}, {v}.zx) * 0.125L;"),
                7 => format!("{a} = fma({a}, 2.0L, {v}.y);"),
                8 => format!("{b} = min(max({b}, {v}.z), abs({a}));"),
                9 => format!("{{ uint lo, hi; asuint({b}, lo, hi); {b} = asdouble(lo, hi ^ 0x80000000u); }}"),
                10 => format!("{m} = transpose({m}) + {m};"),
                _ => format!("{a} = -{a}; ++{v}.z;"),
            };
            self.line(&text);
        }
        for value in [a.clone(), b.clone(), format!("{v}.x"), format!("{v}.z"), format!("{m}._m01")] {
            let (low, high) = (self.fresh("lo"), self.fresh("hi"));
            self.line(&format!("uint {low}, {high}; asuint((double)({value}), {low}, {high});"));
            self.int(&low);
            // The sign of a zero is no compiler's care here.
            self.int(&format!("{value} == 0 ? 0u : {high}"));
        }
        self.float(&format!("clamp({a}, -99, 99)"));
        self.int(&format!("(int)clamp({a}, -99.0L, 99.0L) + (uint)abs(clamp({v}.y, -9.0L, 9.0L))"));
        self.int(&format!("({a} != {b} ? 1 : 0) + ({v}.x <= {a} ? 2 : 0) + ((bool){a} ? 4 : 0)"));
    }

    /// Halves of 16 bits or at least 16, beside floats and integers.
    pub(super) fn halves(&mut self) {
        let half = if self.wide { "float16_t" } else { "half" };
        let (a, b, v, f) = (self.fresh("h"), self.fresh("h"), self.fresh("h"), self.fresh("h"));
        let (x, y, z, n) = (self.real(), self.real(), self.vector(4), self.given());
        self.line(&format!(
            "{half} {a} = ({half})({x}), {b} = ({half})({y}); {half}4 {v} = ({half}4)({z}); float {f} = {a};"
        ));
        for _ in 0..4 + self.roll(4) {
            let text = match self.roll(10) {
                0 => format!("{a} = {a} * ({half})0.5 + {b};"),
                1 => format!("{b} = {a} > {v}.x ? {v}.y : ({half})3.25;"),
                2 => format!("{v} = {v}.zxyw + {a};"),
                3 => format!("{v}[uint({n}) & 3] = {b};"),
                4 => format!("{f} += {a} * 0.25;"),
                5 => format!("{a} = ({half})clamp({f}, -16, 16);"),
                6 => format!("{b} = dot({v}.xy, ({half}2)(0.5)) ;"),
                7 => format!("{a} = min({a}, max({b}, {v}.w)); {v} = clamp({v}, ({half})-32, ({half})32);"),
                8 => format!("{b} = ({half})({n} & 31) - {a}; {b} = clamp({b}, ({half})-32, ({half})32);"),
                _ => format!("{v}.xz = -{v}.yw; {f} = saturate({f} - {a});"),
            };
            self.line(&text);
        }
        self.float(&a);
        self.float(&b);
        self.each(&v, 4, true);
        self.float(&f);
        self.int(&format!("(int)clamp({a}, ({half})-32, ({half})32)"));
        if self.wide {
            self.each(&format!("asuint16({v} + ({half})64)"), 4, false);
            self.float(&format!("asfloat16((uint16_t)({n} & 0x3fff))"));
        }
    }

    /// Floats at the ends of their range, infinite ones and such as are no numbers.
    pub(super) fn specials(&mut self) {
        let table = self.fresh("special");
        self.declare(&format!(
            "static const uint bits_{table}[8] = {{ 0x7fc00000, 0x7f800000, 0xff800000, 0x80000000, 0, 0x3f800000, 0xc0200000, 0x7f7fffff }};
float {table}(int at) {{ return asfloat(bits_{table}[(at ^ 5) & 7]); }}
int of_{table}(float x) {{ return isnan(x) ? 77 : asint(x); }}"
        ));
        for _ in 0..6 {
            let [a, b, c] = [(); 3].map(|()| self.special(&table));
            let r = self.fresh("r");
            let value = match self.roll(14) {
                0 => format!("{a} + {b}"),
                1 => format!("{a} - {b}"),
                2 => format!("{a} * {b}"),
                3 => format!("{a} / {b}"),
                4 => format!("{a} * {b} + {c}"),
                5 => format!("-({a}) - 0.0"),
                6 => format!("{a} < {b} ? {a} : {b}"),
                7 => format!("!({a} < {b}) ? 1.0 : {c}"),
                8 if !self.vulkan => format!("{a} != {a} ? 2.0 : {a} == {b} ? 3.0 : 4.0"),
                9 => format!("min({a}, {b})"),
                10 => format!("max({a}, {b}) + {c}"),
                11 => format!("saturate({a})"),
                12 => format!("abs({a}) * {b}"),
                _ => format!("0.0 - {a} * 1.0 + {b} * 0.0"),
            };
            self.line(&format!("precise float {r} = {value};"));
            self.int(&format!("of_{table}({r})"));
            self.int(&format!("({r} >= {c} ? 1 : 0) + ({r} == 0 ? 2 : 0)"));
            // In modules for Vulkan DXC has it that what is no number does not differ from one.
            if !self.vulkan {
                self.int(&format!("({r} != {c} ? 1 : 0) + ((bool){r} ? 2 : 0)"));
            }
        }
    }

    fn special(&mut self, table: &str) -> String {
        match self.roll(4) {
            0 => self.any(&["0.0", "1.0", "-1.0", "2.5"]).to_string(),
            _ => format!("{table}({})", self.given()),
        }
    }
}
