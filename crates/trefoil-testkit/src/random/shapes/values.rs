//! Values: expressions of a type, of constants, places and operators of every shape.

use super::Maker;
use super::statements::names_several;
use super::types::{Kind, Shape, Type};

impl Maker {
    /// A value as a place of its type keeps it: reals small, and multiples of a quarter.
    pub(super) fn kept_value(&mut self, ty: Type, depth: u32) -> String {
        let value = self.value(ty, depth);
        if ty.kind.is_real() { format!("({})({})", ty.name(), kept(&value, ty)) } else { value }
    }

    /// A truth value.
    pub(super) fn condition(&mut self) -> String {
        if self.one_in(6)
            && let Some(condition) = self.short_circuit()
        {
            return condition;
        }
        self.plain_condition()
    }

    /// A comparison.
    pub(super) fn plain_condition(&mut self) -> String {
        let kind = [Kind::Int, Kind::Uint, Kind::Float][self.roll(3) as usize];
        let ty = Type { kind, shape: Shape::Scalar };
        let (a, b) = (self.value(ty, 1), self.value(ty, 1));
        let operator = ["<", ">", "<=", ">=", "==", "!="][self.roll(6) as usize];
        format!("({a} {operator} {b})")
    }

    /// A value of a type.
    pub(super) fn value(&mut self, ty: Type, depth: u32) -> String {
        if depth == 0 || self.one_in(4) {
            return self.leaf(ty);
        }
        if ty.kind == Kind::Level {
            let (a, b) = (self.leaf(ty), self.leaf(ty));
            let condition = self.condition();
            return format!("({condition} ? {a} : {b})");
        }
        match self.roll(8) {
            0 => self.made_of_parts(ty, depth),
            1 => {
                let condition = self.condition();
                let (a, b) = (self.value(ty, depth - 1), self.value(ty, depth - 1));
                format!("({condition} ? {a} : {b})")
            }
            2 if ty == Type::INT && self.one_in(3) => self.overloaded(depth),
            2 if ty == Type::INT => self.method().unwrap_or_else(|| self.leaf(ty)),
            5 if ty == Type::INT && self.one_in(4) => self.stepped(),
            4 if self.one_in(4) => self.chosen(ty, depth),
            2 => self.product(ty, depth),
            3 => {
                // Of a larger one, its first numbers.
                let larger = match ty.shape {
                    Shape::Vector(n) if n < 4 => Shape::Vector(n + 1),
                    Shape::Matrix(rows, cols) if rows < 4 && cols < 4 => Shape::Matrix(rows + 1, cols + 1),
                    shape => shape,
                };
                let value = self.value(Type { shape: larger, ..ty }, depth - 1);
                format!("({}){value}", ty.name())
            }
            _ => self.operation(ty, depth),
        }
    }

    /// An operation number by number.
    fn operation(&mut self, ty: Type, depth: u32) -> String {
        let (a, b) = (self.value(ty, depth - 1), self.value(ty, depth - 1));
        match ty.kind {
            Kind::Bool => {
                let operands = Type { kind: [Kind::Int, Kind::Float][self.roll(2) as usize], ..ty };
                let (a, b) = (self.value(operands, depth - 1), self.value(operands, depth - 1));
                let operator = ["<", ">=", "==", "!="][self.roll(4) as usize];
                format!("({a} {operator} {b})")
            }
            Kind::Float | Kind::Half | Kind::Double | Kind::MinFloat => {
                let form = self.roll(8);
                match form {
                    0 => format!("({} * {})", kept(&a, ty), kept(&b, ty)),
                    1 => format!("min({a}, {b})"),
                    2 => format!("max({a}, {b})"),
                    3 => format!("abs({a})"),
                    4 => format!("(-{a})"),
                    5 => format!("({a} - {b})"),
                    _ => format!("({a} + {b})"),
                }
            }
            Kind::MinInt | Kind::MinUint => match self.roll(8) {
                0 => format!("(({a} & 127) * ({b} & 127))"),
                1 => format!("({a} & {b})"),
                2 => format!("({a} | {b})"),
                3 => format!("({a} ^ {b})"),
                4 => format!("(({a} & 63) + 64 - ({b} & 63))"),
                5 => format!("min({a}, {b})"),
                6 => format!("max({a}, {b})"),
                _ => format!("(({a} & 127) + ({b} & 127))"),
            },
            Kind::Int | Kind::Uint | Kind::Short | Kind::Ushort | Kind::Long | Kind::Ulong | Kind::Level => {
                match self.roll(10) {
                    // DXC's SPIR-V takes another value for the least or greatest of constants of 16 bits on one of two paths.
                    7 | 8 if self.vulkan && ty.kind.is_narrow() => format!("({a} + {b})"),
                    0 => format!("({a} * {b})"),
                    1 => format!("({a} & {b})"),
                    2 => format!("({a} | {b})"),
                    3 => format!("({a} ^ {b})"),
                    4 => format!("({a} - {b})"),
                    // DXC's SPIR-V folds `~` of a vector that it knows to be zero to zero.
                    5 if self.vulkan && ty.shape != Shape::Scalar => format!("({a} ^ ({})(-1))", ty.name()),
                    5 => format!("(~{a})"),
                    6 if !ty.kind.is_narrow() => format!("({a} << ({}){})", ty.name(), self.roll(16)),
                    7 => format!("min({a}, {b})"),
                    8 => format!("max({a}, {b})"),
                    _ => format!("({a} + {b})"),
                }
            }
        }
    }

    /// A constructor of numbers or rows.
    fn made_of_parts(&mut self, ty: Type, depth: u32) -> String {
        let (n, each) = match ty.shape {
            Shape::Scalar => return self.operation(ty, depth),
            Shape::Matrix(rows, cols) if self.one_in(2) => (rows, Type { shape: Shape::Vector(cols), ..ty }),
            Shape::Vector(_) | Shape::Matrix(..) => (ty.count(), ty.scalar()),
        };
        let parts: Vec<String> = (0..n).map(|_| self.value(each, depth.min(2) - 1)).collect();
        format!("{}({})", ty.name(), parts.join(", "))
    }

    /// A product of matrices, a transposed one, a row, a dot product: what has another shape than its operands.
    fn product(&mut self, ty: Type, depth: u32) -> String {
        if ty.kind == Kind::Bool {
            return self.operation(ty, depth);
        }
        let n = 1 + self.roll(4) as u8;
        let of = |shape: Shape| Type { shape, ..ty };
        let (a, b, form) = match ty.shape {
            Shape::Matrix(rows, cols) if self.one_in(2) => (of(Shape::Matrix(cols, rows)), None, "transpose"),
            Shape::Matrix(rows, cols) => {
                (of(Shape::Matrix(rows, n)), Some(of(Shape::Matrix(n, cols))), "mul")
            }
            Shape::Vector(len) if self.one_in(2) => {
                (of(Shape::Matrix(len, n)), Some(of(Shape::Vector(n))), "mul")
            }
            Shape::Vector(len) => (of(Shape::Vector(n)), Some(of(Shape::Matrix(n, len))), "mul"),
            Shape::Scalar => (of(Shape::Vector(n)), Some(of(Shape::Vector(n))), "dot"),
        };
        // Halves, and what has no such function, keep to sums.
        let has_product = matches!(ty.kind, Kind::Float | Kind::Int | Kind::Uint);
        if !has_product && form != "transpose" {
            return self.operation(ty, depth);
        }
        let Some(b) = b else {
            let value = self.value(a, depth - 1);
            return format!("{form}({value})");
        };
        let (a, b) = (self.kept_value(a, depth - 1), self.kept_value(b, depth - 1));
        format!("{form}({a}, {b})")
    }

    /// A call of a method that changes its object.
    pub(super) fn method(&mut self) -> Option<String> {
        let fit: Vec<_> =
            self.roots.iter().filter(|root| root.writable && root.structure.is_some()).cloned().collect();
        if fit.is_empty() {
            return None;
        }
        let root = fit[self.roll(fit.len() as u32) as usize].clone();
        let (by, place) = (self.roll(9), &root.place);
        let has_operators = root.structure.is_some_and(|s| self.structures[s].has_operators);
        if !has_operators {
            return Some(format!("{place}.next({by})"));
        }
        Some(match self.roll(5) {
            0 => format!("{place}[{by}]"),
            1 => format!("{place}({by}, {})", self.leaf(Type::INT)),
            2 => format!("int({place} < {place})"),
            3 => format!("({place} + {place}).count"),
            _ => format!("{place}.next({by})"),
        })
    }

    /// A call of the function that takes a value of such a type.
    fn overloaded(&mut self, depth: u32) -> String {
        let kind = [Kind::Int, Kind::Uint, Kind::Float, Kind::Bool][self.roll(4) as usize];
        let shape = match kind {
            Kind::Int if self.one_in(3) => Shape::Vector(2),
            Kind::Float if self.one_in(3) => Shape::Matrix(2, 2),
            _ => Shape::Scalar,
        };
        let ty = Type { kind, shape };
        let value = self.value(ty, depth - 1);
        format!("over(({})({value}))", ty.name())
    }

    /// An integer that goes up or down where it is read.
    fn stepped(&mut self) -> String {
        let found = (0..20).find_map(|_| self.place(true).filter(|(_, ty)| *ty == Type::INT));
        let Some((place, _)) = found else { return self.leaf(Type::INT) };
        if self.vulkan && names_several(&place) {
            return self.leaf(Type::INT);
        }
        match self.roll(4) {
            0 => format!("({place}++)"),
            1 => format!("(++{place})"),
            2 => format!("({place}--)"),
            _ => format!("({place} += {})", self.roll(20)),
        }
    }

    /// One of two values, by a function template.
    fn chosen(&mut self, ty: Type, depth: u32) -> String {
        let condition = self.condition();
        let (a, b) = (self.value(ty, depth - 1), self.value(ty, depth - 1));
        format!("chosen<{0}>(({0})({a}), ({0})({b}), {condition})", ty.name())
    }

    /// A constant, or a place of this or another type.
    fn leaf(&mut self, ty: Type) -> String {
        if !self.one_in(3)
            && let Some((place, found)) = self.place(false)
        {
            return self.converted(&place, found, ty);
        }
        let text = match ty.kind {
            Kind::Bool => ["true", "false"][self.roll(2) as usize].to_string(),
            Kind::Level => return ["LOW", "MIDDLE", "HIGH"][self.roll(3) as usize].to_string(),
            Kind::Int => {
                let ends = ["2147483647", "-2147483647 - 1", "-1", "0x7fff", "65535"];
                if self.one_in(4) {
                    ends[self.roll(5) as usize].into()
                } else {
                    (self.roll(60) as i32 - 30).to_string()
                }
            }
            Kind::Uint => {
                let ends = ["4294967295u", "2147483648u", "0u", "65536u"];
                if self.one_in(4) {
                    ends[self.roll(4) as usize].into()
                } else {
                    format!("{}u", self.roll(100))
                }
            }
            // DXC's SPIR-V takes the constant of 32 bits that a negative one of 16 bits or more has the low half of for that one.
            Kind::MinInt if self.vulkan => self.end(&["32767", "255"], 0),
            Kind::Short | Kind::MinInt => self.end(&["32767", "-32768", "-1", "255"], 30),
            Kind::Ushort | Kind::MinUint => self.end(&["65535", "32768", "0", "255"], 0),
            Kind::Long => {
                self.end(&["9223372036854775807LL", "-9223372036854775807LL - 1", "4294967296LL"], 30)
            }
            Kind::Ulong => {
                self.end(&["18446744073709551615ULL", "9223372036854775808ULL", "4294967296ULL"], 0)
            }
            Kind::Half | Kind::MinFloat if self.one_in(12) => {
                return kept(&format!("({})65504.0", ty.name()), ty);
            }
            Kind::Float if self.one_in(12) => {
                let ends = ["3.402823466e+38", "-3.402823466e+38", "1.175494351e-38", "16777216.0"];
                let end = ends[self.roll(4) as usize];
                return kept(&format!("({})({end})", ty.name()), ty);
            }
            Kind::Double => format!("{:?}L", f64::from(self.roll(64)) / 4.0 - 8.0),
            Kind::Float | Kind::Half | Kind::MinFloat => {
                format!("{:?}", f64::from(self.roll(64)) / 4.0 - 8.0)
            }
        };
        format!("({})({text})", ty.name())
    }

    /// An end of a range now and then, else a small number from `-below` on.
    fn end(&mut self, ends: &[&str], below: i32) -> String {
        if self.one_in(4) {
            ends[self.roll(ends.len() as u32) as usize].into()
        } else {
            (self.roll(60) as i32 - below).to_string()
        }
    }

    /// A place as another type: cut, spread and converted.
    fn converted(&mut self, place: &str, found: Type, ty: Type) -> String {
        let mut value = place.to_string();
        if ty.kind == Kind::Level {
            return if found.kind == Kind::Level { value } else { "MIDDLE".into() };
        }
        // Numbers first: each kind as one that fits the other's.
        value = match (found.kind, ty.kind) {
            (a, b) if a == b => value,
            (a, Kind::Bool) | (Kind::Bool, a) if a != Kind::Level => value,
            (a, Kind::Uint | Kind::Ushort | Kind::Ulong | Kind::MinUint) if a.is_real() => {
                format!("abs({})", kept(&value, found))
            }
            (a, b) if a.is_real() && !b.is_real() => kept(&value, found),
            (a, b) if a.is_real() && b.is_real() => kept(&value, found),
            (a, b) if b.is_real() && !a.is_real() => format!("({value} & 31)"),
            (_, b) if b.is_min_integer() => format!("({value} & 127)"),
            _ => value,
        };
        let fits = match (found.shape, ty.shape) {
            (_, Shape::Scalar) | (Shape::Scalar, _) => true,
            (Shape::Vector(a), Shape::Vector(b)) => a >= b,
            (Shape::Matrix(a, b), Shape::Matrix(c, d)) => a >= c && b >= d,
            (Shape::Vector(_), Shape::Matrix(..)) | (Shape::Matrix(..), Shape::Vector(_)) => false,
        };
        if fits {
            return format!("({})({value})", ty.name());
        }
        format!("({})(({})({value}))", ty.name(), Type { shape: Shape::Scalar, ..ty }.name())
    }
}

/// A real value as a multiple of a quarter that is small. A double has no `floor`.
pub(super) fn kept(value: &str, ty: Type) -> String {
    if ty.kind == Kind::Double {
        let float = Type { kind: Kind::Float, ..ty };
        return format!("(({})KEPT(({})({value})))", ty.name(), float.name());
    }
    format!("KEPT({value})")
}
