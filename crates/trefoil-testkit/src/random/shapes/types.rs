//! The types of such programs, and their structures.

use super::Maker;

/// What a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Bool,
    Int,
    Uint,
    Float,
    /// The enumeration.
    Level,
    /// These only in wide programs.
    Half,
    Short,
    Ushort,
    Long,
    Ulong,
    Double,
    /// These, of 16 bits or more, only in others.
    MinFloat,
    MinInt,
    MinUint,
}

impl Kind {
    /// Whether it is a real number.
    pub(super) fn is_real(self) -> bool {
        matches!(self, Kind::Float | Kind::Half | Kind::Double | Kind::MinFloat)
    }

    /// Whether it is an integer of 16 bits or more: what needs more than 16 is left to the compiler.
    pub(super) fn is_min_integer(self) -> bool {
        matches!(self, Kind::MinInt | Kind::MinUint)
    }

    /// Whether it has 16 bits or more.
    pub(super) fn is_least(self) -> bool {
        self.is_min_integer() || self == Kind::MinFloat
    }

    /// Whether it has 16 bits in memory.
    pub(super) fn is_narrow(self) -> bool {
        matches!(self, Kind::Half | Kind::Short | Kind::Ushort)
    }

    /// Whether it has 64 bits.
    pub(super) fn is_long(self) -> bool {
        matches!(self, Kind::Long | Kind::Ulong | Kind::Double)
    }

    /// Whether stages can pass it on.
    pub(super) fn passes(self) -> bool {
        !self.is_long() && !matches!(self, Kind::Bool | Kind::Level)
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Ushort => "uint16_t",
            Kind::Ulong => "uint64_t",
            Kind::Double => "double",
            Kind::MinFloat => "min16float",
            Kind::MinInt => "min16int",
            Kind::MinUint => "min16uint",
            Kind::Bool => "bool",
            Kind::Int => "int",
            Kind::Uint => "uint",
            Kind::Float => "float",
            Kind::Level => "Level",
            Kind::Half => "float16_t",
            Kind::Short => "int16_t",
            Kind::Long => "int64_t",
        }
    }
}

/// How many numbers there are, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Scalar,
    Vector(u8),
    Matrix(u8, u8),
}

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Type {
    pub(super) kind: Kind,
    pub(super) shape: Shape,
}

impl Type {
    pub(super) const INT: Type = Type { kind: Kind::Int, shape: Shape::Scalar };

    /// One of its numbers.
    pub(super) fn scalar(self) -> Type {
        Type { shape: Shape::Scalar, ..self }
    }

    /// How many numbers it has.
    pub(super) fn count(self) -> u8 {
        match self.shape {
            Shape::Scalar => 1,
            Shape::Vector(n) => n,
            Shape::Matrix(rows, cols) => rows * cols,
        }
    }

    /// As HLSL writes it.
    pub(super) fn name(self) -> String {
        let base = self.kind.name();
        match (self.shape, self.kind) {
            (Shape::Scalar, _) => base.into(),
            (Shape::Vector(n), _) => format!("{base}{n}"),
            (Shape::Matrix(rows, cols), _) => format!("{base}{rows}x{cols}"),
        }
    }

    /// A scalar as an `int` that tells its values apart.
    pub(super) fn as_int(self, place: &str) -> String {
        match self.kind {
            Kind::Float | Kind::Half | Kind::Double | Kind::MinFloat => format!("(int)({place} * 4)"),
            Kind::Long | Kind::Ulong => format!("(int)({place} ^ ({place} >> 32))"),
            Kind::Bool
            | Kind::Int
            | Kind::Uint
            | Kind::Level
            | Kind::Short
            | Kind::Ushort
            | Kind::MinInt
            | Kind::MinUint => format!("(int)({place})"),
        }
    }
}

/// What a field is.
#[derive(Clone, Debug)]
pub(super) enum Content {
    Number(Type),
    /// An array of numbers, with its length.
    Array(Type, u8),
    Structure(usize),
    Structures(usize, u8),
    /// Some bits of an integer.
    Bits(Kind),
}

impl Content {
    /// Whether it is numbers of a kind.
    pub(super) fn is(&self, kind: Kind) -> bool {
        matches!(self, Content::Number(ty) | Content::Array(ty, _) if ty.kind == kind)
    }

    /// Whether it is matrices of one row or column.
    pub(super) fn is_one_vector(&self) -> bool {
        let single = |ty: &Type| matches!(ty.shape, Shape::Matrix(1, _) | Shape::Matrix(_, 1));
        matches!(self, Content::Number(ty) | Content::Array(ty, _) if single(ty))
    }

    /// Whether it is matrices, of which many or of 64 bits.
    pub(super) fn is_unusual_matrix(&self) -> bool {
        match self {
            Content::Number(ty) => matches!(ty.shape, Shape::Matrix(..)) && ty.kind.is_long(),
            Content::Array(ty, _) => matches!(ty.shape, Shape::Matrix(..)),
            Content::Structure(_) | Content::Structures(..) | Content::Bits(_) => false,
        }
    }

    /// Whether it is numbers of 16 bits or more.
    pub(super) fn is_least(&self) -> bool {
        matches!(self, Content::Number(ty) | Content::Array(ty, _) if ty.kind.is_least())
    }
}

/// A structure that a program declares.
#[derive(Clone, Debug, Default)]
pub(super) struct Structure {
    pub(super) name: String,
    pub(super) fields: Vec<(String, Content)>,
    /// A field that its method counts with.
    pub(super) counted: Option<String>,
    /// Whether it has operators of its own.
    pub(super) has_operators: bool,
    /// The structure that it inherits from.
    pub(super) base: Option<usize>,
    /// What the last function that changes it fills and reads.
    pub(super) filled_by: Option<usize>,
    pub(super) read_with: Option<usize>,
}

impl Maker {
    /// A type of numbers, of any shape.
    pub(super) fn any_type(&mut self) -> Type {
        const USUAL: [Kind; 6] = [Kind::Int, Kind::Float, Kind::Uint, Kind::Float, Kind::Int, Kind::Bool];
        const WIDE: [Kind; 6] =
            [Kind::Half, Kind::Short, Kind::Ushort, Kind::Long, Kind::Ulong, Kind::Double];
        const LEAST: [Kind; 3] = [Kind::MinFloat, Kind::MinInt, Kind::MinUint];
        let kind = match self.roll(5) {
            0 if self.wide => WIDE[self.roll(6) as usize],
            0 if self.least => LEAST[self.roll(3) as usize],
            _ => USUAL[self.roll(6) as usize],
        };
        let kind = if self.roll(24) == 0 { Kind::Level } else { kind };
        let (a, b) = (1 + self.roll(4) as u8, 1 + self.roll(4) as u8);
        let shape = match self.roll(6) {
            _ if kind == Kind::Level => Shape::Scalar,
            0 | 1 => Shape::Scalar,
            // DXC counts four bytes a number where it looks for a part of a matrix of 16-bit ones in a buffer.
            _ if kind.is_narrow() => Shape::Vector(a),
            2 | 3 => Shape::Vector(a),
            // DXC's SPIR-V has no matrices of integers and truth values by columns in buffers.
            _ if self.vulkan && !kind.is_real() && a > 1 && b > 1 => Shape::Vector(a),
            _ => Shape::Matrix(a, b),
        };
        Type { kind, shape }
    }

    /// A type as a declaration writes it: a matrix now and then with its order.
    pub(super) fn spelled(&mut self, ty: Type) -> String {
        let order = ["", "", "row_major ", "column_major "][self.roll(4) as usize];
        let order = if matches!(ty.shape, Shape::Matrix(2.., 2..)) { order } else { "" };
        format!("{order}{}", ty.name())
    }

    /// Whether a structure holds something, be it in another one.
    pub(super) fn holds(&self, s: usize, what: &dyn Fn(&Content) -> bool) -> bool {
        self.structures[s].fields.iter().any(|(_, content)| match *content {
            Content::Structure(inner) | Content::Structures(inner, _) => self.holds(inner, what),
            _ => what(content),
        })
    }

    /// Declares the structures.
    pub(super) fn structures(&mut self) {
        for i in 0..2 + self.roll(2) as usize {
            self.structure(i, i, false);
        }
        self.line("static uint me;");
    }

    /// Declares two structures that stages can pass on, the second with the first in it; their numbers.
    pub(super) fn passed_structures(&mut self) -> [usize; 2] {
        let first = self.structures.len();
        [self.structure(first, 0, true), self.structure(first + 1, 1, true)]
    }

    /// How many rows of a signature a structure takes at most.
    pub(super) fn rows(&self, s: usize) -> u32 {
        let of = |ty: &Type| match ty.shape {
            Shape::Scalar | Shape::Vector(_) => 1,
            Shape::Matrix(rows, cols) => u32::from(rows.max(cols)),
        };
        let rows = |(_, content): &(String, Content)| match content {
            Content::Number(ty) => of(ty),
            Content::Array(ty, len) => of(ty) * u32::from(*len),
            Content::Structure(inner) => self.rows(*inner),
            Content::Structures(inner, len) => self.rows(*inner) * u32::from(*len),
            Content::Bits(_) => 1,
        };
        self.structures[s].fields.iter().map(rows).sum()
    }

    /// Declares a structure that may hold `inner` of the ones before it; of those that are passed on, the last ones.
    fn structure(&mut self, i: usize, inner: usize, passed: bool) -> usize {
        let mut made = Structure { name: format!("S{i}"), ..Structure::default() };
        let mut lines = Vec::new();
        let mut head = format!("struct {}", made.name);
        if inner > 0 && !self.vulkan && self.one_in(4) {
            let base = i - 1 - self.roll(inner as u32) as usize;
            made.fields.clone_from(&self.structures[base].fields);
            made.base = Some(base);
            head = format!("{head} : {}", self.structures[base].name);
        } else {
            lines.push("int count;".to_string());
            made.fields.push(("count".into(), Content::Number(Type::INT)));
        }
        made.counted = Some("count".into());
        for k in 0..1 + self.roll(3) {
            let name = format!("f{i}{k}");
            let (content, line) = self.field(i, inner, passed, &name);
            lines.push(line);
            made.fields.push((name, content));
        }
        let has_bits = made.fields.iter().any(|(_, content)| matches!(content, Content::Bits(_)));
        if !passed && !has_bits && self.one_in(4) {
            for (name, kind, bits) in
                [("low", Kind::Uint, 5), ("middle", Kind::Int, 7), ("high", Kind::Uint, 20)]
            {
                lines.push(format!("{} {name} : {bits};", kind.name()));
                made.fields.push((name.into(), Content::Bits(kind)));
            }
        }
        if !self.vulkan {
            lines.push("static int total;".into());
            lines.push("static int add(int by) { total = (total + by) & 255; return total; }".into());
        }
        lines.push("int next(int by) { count = (count + by) & 255; return count; }".into());
        made.has_operators = self.one_in(2);
        if made.has_operators {
            let name = &made.name;
            lines
                .push(format!("{name} operator+({name} o) {{ o.count = (count ^ o.count) + 1; return o; }}"));
            lines.push(format!("bool operator<({name} o) {{ return count < o.count; }}"));
            lines.push("int operator[](int i) { return count + i; }".into());
            lines.push("int operator()(int a, int b) { return (count & a) + b; }".into());
        }
        let known = self.open(&head);
        lines.iter().for_each(|line| self.line(line));
        self.close(known);
        self.line(";");
        if !self.vulkan {
            let start = self.roll(9);
            self.line(&format!("static int {}::total = {start};", made.name));
        }
        self.structures.push(made);
        i
    }

    fn field(&mut self, i: usize, inner: usize, passed: bool, name: &str) -> (Content, String) {
        if inner > 0 && self.one_in(if passed { 2 } else { 4 }) {
            let s = i - 1 - self.roll(inner as u32) as usize;
            let kind = self.structures[s].name.clone();
            let many = self.one_in(2) && (!passed || self.rows(s) < 6 && !self.vulkan);
            if many {
                return (Content::Structures(s, 2), format!("{kind} {name}[2];"));
            }
            return (Content::Structure(s), format!("{kind} {name};"));
        }
        let mut ty = self.any_type();
        // The first one can lie everywhere: it holds no truth values, no numbers of 16 bits or more, and no unusual matrices.
        if i == 0 {
            if matches!(ty.kind, Kind::Bool | Kind::Level) || ty.kind.is_least() {
                ty.kind = Kind::Uint;
            }
            if let Shape::Matrix(rows, cols) = ty.shape {
                ty.shape = if ty.kind.is_long() || self.vulkan && !ty.kind.is_real() {
                    Shape::Vector(rows)
                } else {
                    Shape::Matrix(rows.max(2), cols.max(2))
                };
            }
        }
        if passed && !ty.kind.passes() {
            ty.kind = Kind::Float;
        }
        // Without an order: DXC copies arrays of matrices word by word, and mixes up the rows of row_major ones in parameters.
        let spelled = ty.name();
        let precise = if ty.kind.is_real() { self.precise() } else { "" };
        let is_matrix = matches!(ty.shape, Shape::Matrix(..));
        if self.one_in(4) && !(i == 0 && is_matrix) {
            let len = 1 + self.roll(3) as u8;
            return (Content::Array(ty, len), format!("{precise}{spelled} {name}[{len}];"));
        }
        (Content::Number(ty), format!("{precise}{spelled} {name};"))
    }
}
