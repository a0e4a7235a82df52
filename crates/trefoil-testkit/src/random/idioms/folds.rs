//! Integers as optimisers rewrite them: small expressions whose constants are those that rules are about (zero, one, all bits,
//! powers of two, the ends of ranges), of 16, 32 and 64 bits.

use super::Maker;

/// Constants that rules are about, beside powers of two.
const KNOWN: &[&str] =
    &["0", "1", "2", "3", "5", "7", "10", "100", "0x7f", "0xff", "0x7fff", "0xffff", "1023", "641"];

/// What an expression computes with.
struct Width {
    unsigned: &'static str,
    signed: &'static str,
    bits: u32,
    variables: [String; 3],
}

impl Maker {
    /// Some expressions over three variables of one width.
    pub(super) fn folds(&mut self) {
        let (unsigned, signed, bits) = match self.roll(if self.wide { 4 } else { 1 }) {
            1 => ("uint16_t", "int16_t", 16),
            2 => ("uint64_t", "int64_t", 64),
            _ => ("uint", "int", 32),
        };
        let variables = [(); 3].map(|()| self.fresh("f"));
        for name in &variables {
            let (a, b) = (self.given(), self.given());
            let high = if bits == 64 { format!(" ^ ({unsigned})({b}) << 31") } else { String::new() };
            self.line(&format!("{unsigned} {name} = ({unsigned})({a}){high};"));
        }
        let width = Width { unsigned, signed, bits, variables };
        for _ in 0..6 {
            let value = self.folded(&width, 4);
            let name = self.fresh("f");
            self.line(&format!("{unsigned} {name} = {value};"));
            self.int(&name);
            if bits == 64 {
                self.int(&format!("{name} >> 32"));
            }
        }
    }

    /// A constant of a width.
    fn known(&mut self, width: &Width) -> String {
        let value = match self.roll(6) {
            0 => format!("({})1 << {}", width.unsigned, self.roll(width.bits)),
            1 => format!("~({})0", width.unsigned),
            2 => format!("({})1 << {}", width.unsigned, width.bits - 1),
            3 => format!("(({})1 << {}) - 1", width.unsigned, 1 + self.roll(width.bits - 1)),
            _ => self.any(KNOWN).to_string(),
        };
        format!("({})({value})", width.unsigned)
    }

    /// An expression of the unsigned type.
    fn folded(&mut self, width: &Width, depth: u32) -> String {
        if depth == 0 || self.one_in(8) {
            let at = self.roll(3) as usize;
            return if self.one_in(3) { self.known(width) } else { width.variables[at].clone() };
        }
        let a = self.folded(width, depth - 1);
        let b = if self.one_in(2) { self.known(width) } else { self.folded(width, depth - 1) };
        let Width { unsigned, signed, bits, .. } = width;
        let shift = self.roll(*bits);
        match self.roll(24) {
            0 | 1 => format!("({a} + {b})"),
            2 => format!("({a} - {b})"),
            3 => format!("({b} - {a})"),
            4 => format!("({a} * {b})"),
            5 | 6 => format!("({a} & {b})"),
            7 => format!("({a} | {b})"),
            8 => format!("({a} ^ {b})"),
            9 => format!("({a} << {shift})"),
            10 => format!("({a} >> {shift})"),
            11 => format!("({unsigned})(({signed}){a} >> {shift})"),
            12 => format!("({a} >> ({b} & {}))", bits - 1),
            13 => format!("({a} << ({b} & {}))", bits - 1),
            14 => format!("({a} {} {})", self.any(&["/", "%"]), self.divisor(width)),
            15 => {
                let (op, divisor) = (self.any(&["/", "%"]), self.divisor(width));
                let sign = self.any(&["", "-"]);
                format!("({unsigned})(({signed}){a} {op} ({sign}({signed})({divisor} & 0x7fff | 2)))")
            }
            16 => format!("{}({a}, {b})", self.any(&["min", "max"])),
            17 => format!("({unsigned}){}(({signed}){a}, ({signed}){b})", self.any(&["min", "max"])),
            18 => format!("({}{a})", self.any(&["~", "-"])),
            19 => format!("({unsigned})(({signed})({a} << {shift}) >> {shift})"),
            20 => format!("(({a} << {shift}) >> {shift})"),
            21 => {
                let condition = self.compared(width, depth - 1);
                format!("({unsigned})({condition})")
            }
            _ => {
                let condition = self.compared(width, depth - 1);
                format!("({condition} ? {a} : {b})")
            }
        }
    }

    /// A divisor that is not zero: a constant, often.
    fn divisor(&mut self, width: &Width) -> String {
        let known = self.known(width);
        match self.roll(4) {
            0 => format!("({} | 1)", width.variables[0]),
            1 => format!("({})({})", width.unsigned, 1 + self.roll(130)),
            _ => format!("({known} | 1)"),
        }
    }

    /// A comparison.
    fn compared(&mut self, width: &Width, depth: u32) -> String {
        let a = self.folded(width, depth);
        let b = if self.one_in(3) { self.folded(width, depth) } else { self.known(width) };
        let op = self.any(&["<", ">", "<=", ">=", "==", "!="]);
        match self.roll(5) {
            0 => format!("(({}){a} {op} ({}){b})", width.signed, width.signed),
            1 => {
                let (other, both) = (self.compared_simply(width), self.any(&["&&", "||", "!=", "=="]));
                format!("(({a} {op} {b}) {both} {other})")
            }
            2 => format!("!({a} {op} {b})"),
            _ => format!("({a} {op} {b})"),
        }
    }

    fn compared_simply(&mut self, width: &Width) -> String {
        let (at, b, op) = (self.roll(3) as usize, self.known(width), self.any(&["<", ">", "==", "!="]));
        format!("({} {op} {b})", width.variables[at])
    }
}
