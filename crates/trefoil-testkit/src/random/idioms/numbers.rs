//! Numbers: of all widths mixed with what converts them, and built-in functions of what is known and of what is not.

use super::Maker;

/// A variable of a mixture, and its type.
type Variable = (String, &'static str);

impl Maker {
    /// Integers of all widths, with literals of all suffixes, mixed by operators; what converts is left to the language.
    pub(super) fn mixture(&mut self) {
        const USUAL: &[&str] = &["int", "uint", "int", "uint", "bool"];
        const WIDE: &[&str] = &["int", "uint", "int16_t", "uint16_t", "int64_t", "uint64_t", "bool"];
        let types = if self.wide { WIDE } else { USUAL };
        let mut known: Vec<Variable> = Vec::new();
        for _ in 0..4 {
            let (name, ty, value) = (self.fresh("n"), self.any(types), self.given());
            let shifted =
                if ty.contains("64") { format!("(({ty})({value}) << 33) + {value}") } else { value };
            self.line(&format!("{ty} {name} = ({ty})({shifted});"));
            known.push((name, ty));
        }
        for _ in 0..6 {
            let ty = self.any(types);
            let value = self.mixed(&known, 3);
            if self.one_in(3) {
                let (to, kind) = known[self.roll(known.len() as u32) as usize].clone();
                if kind != "bool" {
                    let op = self.any(&["+=", "-=", "^=", "|=", "&=", "*="]);
                    self.line(&format!("{to} {op} ({kind})({value});"));
                    continue;
                }
            }
            let name = self.fresh("n");
            self.line(&format!("{ty} {name} = {value};"));
            known.push((name, ty));
        }
        for (name, ty) in known {
            self.int(&name);
            if ty.contains("64") {
                self.int(&format!("{name} >> 32"));
            }
        }
    }

    fn mixed(&mut self, known: &[Variable], depth: u32) -> String {
        if depth == 0 || self.one_in(5) {
            return match self.roll(4) {
                0 => {
                    let suffix = if self.wide { ["", "u", "ll", "ull", ""] } else { ["", "u", "", "", "u"] };
                    format!("{}{}", self.roll(300), self.any(&suffix))
                }
                _ => known[self.roll(known.len() as u32) as usize].0.clone(),
            };
        }
        let (a, b) = (self.mixed(known, depth - 1), self.mixed(known, depth - 1));
        match self.roll(14) {
            0 => format!("({a} >> ({b} & 7))"),
            1 => format!("({a} << ({b} & 7))"),
            2 => format!("({a} / (({b} & 7) + 1))"),
            3 => format!("({a} % (({b} & 15) + 1))"),
            4 => format!("({a} < {b} ? {b} : {a})"),
            5 => format!("({a} == {b})"),
            6 => format!("(-({a} & 1023))"),
            7 => format!("(~{a})"),
            8 => format!("(!{a} + {b})"),
            9 => format!("({a} * ({b} & 31))"),
            10 => format!("({a} ^ {b})"),
            11 => format!("({a} - {b})"),
            12 => format!("({a} | {b})"),
            _ => format!("({a} + {b})"),
        }
    }

    /// Built-in functions, of what is known to the compiler and of what is not.
    pub(super) fn functions(&mut self) {
        for _ in 0..6 {
            let width = 1 + self.roll(4);
            if self.one_in(3) {
                self.bits(width);
            } else {
                self.reals(width);
            }
        }
    }

    fn bits(&mut self, width: u32) {
        let known = self.one_in(3);
        let vector = |m: &mut Maker| {
            if !known {
                return format!("uint{width}({})", m.int_vector(width));
            }
            let list: Vec<String> = (0..width)
                .map(|_| m.any(&["0u", "1u", "0xffffffffu", "0x80000000u", "77u"]).to_string())
                .collect();
            format!("uint{width}({})", list.join(", "))
        };
        let (a, b) = (vector(self), vector(self));
        let value = match self.roll(12) {
            0 => format!("countbits({a})"),
            1 => format!("reversebits({a})"),
            2 => format!("firstbithigh({a})"),
            3 => format!("firstbitlow({a})"),
            4 => format!("firstbithigh(int{width}({a}))"),
            5 => format!("max({a}, {b}) - min({a}, {b})"),
            6 => format!("clamp(int{width}({a}), -5, 9)"),
            7 => format!("sign(int{width}({a}))"),
            8 => format!("mad({a}, {b}, {a})"),
            9 => format!("f32tof16(float{width}({a} & 255))"),
            10 => format!("asuint(f16tof32({a} & 0x3fff))"),
            _ => format!("abs(int{width}({a} & 0xffff) - 300)"),
        };
        self.each(&value, width, false);
    }

    fn reals(&mut self, width: u32) {
        let known = self.one_in(3);
        let vector = |m: &mut Maker| {
            if !known {
                return m.vector(width);
            }
            let list: Vec<String> = (0..width)
                .map(|_| m.any(&["0.0", "-0.0", "1.5", "-2.5", "0.5", "-0.25", "1e10", "7.75"]).to_string())
                .collect();
            format!("float{width}({})", list.join(", "))
        };
        let (a, b, c) = (vector(self), vector(self), vector(self));
        const ONE: &[&str] = &[
            "abs", "ceil", "floor", "round", "trunc", "sign", "saturate", "exp2", "cos", "sin", "atan",
            "tanh", "degrees", "radians",
        ];
        let of_positive = ["sqrt", "rsqrt", "log2", "log", "log10", "rcp", "exp"];
        let unknown = format!("real({})", self.roll(16));
        let value = match self.roll(19) {
            0..=5 => format!("{}(clamp({a}, -30, 30))", self.any(ONE)),
            6 => format!("{}(abs(clamp({a}, -30, 30)) + 0.5)", self.any(&of_positive)),
            7 => format!("lerp({a}, {b}, 0.25)"),
            // Of numbers that no compiler knows: DXC folds it by a quotient of 32 bits, and the fraction of a negative number to
            // that of its size. Strictly, its quotient and fraction round, which one operation does not.
            8 if !self.strict => format!("fmod(clamp({a}, -30, 30) + {unknown}, abs({b}) + 1)"),
            17 => format!("frac(clamp({a}, -30, 30) + {unknown})"),
            9 => format!("step({a}, {b})"),
            10 => format!("smoothstep({a}, abs({b}) + {a} + 1, {c})"),
            11 => format!("ldexp(clamp({a}, -30, 30), 3)"),
            12 => format!("clamp({a}, min({b}, {c}), max({b}, {c}))"),
            13 => format!("mad({a}, 0.5, {b})"),
            14 => format!(
                "float{width}(isnan({a})) + float{width}(isinf({a})) * 2 + float{width}(isfinite({b})) * 4"
            ),
            15 => format!("asfloat(asint({a}) ^ 0x80000000)"),
            16 => return self.with_two_results(width, &a),
            _ => return self.geometric(width, &a, &b),
        };
        self.each(&value, width, true);
    }

    /// Functions that give two results.
    fn with_two_results(&mut self, width: u32, a: &str) {
        let (first, second) = (self.fresh("r"), self.fresh("r"));
        let call = self.any(&["modf", "frexp", "sincos"]);
        let a = format!("clamp({a}, -30, 30)");
        let text = match call {
            "sincos" => format!("float{width} {first}, {second}; sincos({a}, {first}, {second});"),
            // DXC drops the sign of what it gives.
            "frexp" => format!("float{width} {second}; float{width} {first} = frexp(abs({a}), {second});"),
            _ => format!("float{width} {second}; float{width} {first} = {call}({a}, {second});"),
        };
        self.line(&text);
        self.each(&first, width, true);
        self.each(&second, width, true);
    }

    /// Functions of vectors as such.
    fn geometric(&mut self, width: u32, a: &str, b: &str) {
        let (a, b) = (format!("clamp({a}, -30, 30)"), format!("clamp({b}, -30, 30)"));
        match self.roll(6) {
            0 => self.float(&format!("dot({a}, {b})")),
            1 => self.float(&format!("length({a}) + distance({a}, {b})")),
            2 => self.each(&format!("reflect({a}, {b} * 0.125)"), width, true),
            3 => self.each(&format!("faceforward({a}, {b}, {a} + 1)"), width, true),
            4 if width == 3 => self.each(&format!("cross({a}, {b})"), 3, true),
            // In modules for Vulkan DXC has a product for the power.
            4 if !self.vulkan => self.each(&format!("lit({a}.x, {b}.x * 0.25, 2)"), 4, true),
            _ => self.int(&format!("(any({a}) ? 1 : 0) + (all({b}) ? 2 : 0)")),
        }
    }
}
