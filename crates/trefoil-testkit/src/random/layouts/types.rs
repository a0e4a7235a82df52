//! Types in memory, and the paths to their scalars.

use super::Maker;

/// How a scalar becomes a result, and is made of a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Real,
    Whole,
    Truth,
    /// 64 bits.
    Long,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Scalar {
    pub name: &'static str,
    pub kind: Kind,
}

const fn scalar(name: &'static str, kind: Kind) -> Scalar {
    Scalar { name, kind }
}

/// What is there whatever the options are.
pub(super) const FLOAT: Scalar = scalar("float", Kind::Real);

/// Scalars that all programs have.
const PLAIN: [Scalar; 8] = [
    FLOAT,
    FLOAT,
    scalar("int", Kind::Whole),
    scalar("uint", Kind::Whole),
    scalar("bool", Kind::Truth),
    scalar("double", Kind::Real),
    scalar("int64_t", Kind::Long),
    scalar("uint64_t", Kind::Long),
];

/// Those of 16 bits.
const NATIVE: [Scalar; 3] =
    [scalar("half", Kind::Real), scalar("int16_t", Kind::Whole), scalar("uint16_t", Kind::Whole)];

/// Those that stand for 16 bits or more.
const LEAST: [Scalar; 4] = [
    scalar("half", Kind::Real),
    scalar("min16float", Kind::Real),
    scalar("min16int", Kind::Whole),
    scalar("min16uint", Kind::Whole),
];

impl Scalar {
    /// A result made of a value.
    pub(super) fn read(self, value: &str) -> String {
        match self.kind {
            Kind::Real => format!("asuint(float({value}))"),
            Kind::Whole => format!("uint({value})"),
            Kind::Truth => format!("({value} ? 7 : 3)"),
            Kind::Long => format!("uint({value} ^ ({value} >> 32))"),
        }
    }

    /// A value made of a number.
    pub(super) fn made(self, number: &str) -> String {
        match self.kind {
            Kind::Real => format!("({})(float(({number}) & 63) * 0.25)", self.name),
            Kind::Whole | Kind::Long => format!("({})({number})", self.name),
            Kind::Truth => format!("((({number}) & 1) != 0)"),
        }
    }

    fn is_long(self) -> bool {
        self.kind == Kind::Long || self.name == "double"
    }
}

/// Where a value lies, by what DXC gets wrong there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// A constant or texture buffer.
    Constants,
    /// A structured buffer, or a variable with what was loaded.
    Elements,
    /// Any, in SPIR-V.
    Vulkan,
}

impl Place {
    /// Whether DXC reads a matrix from other bytes than it tells: one that may begin within a row where that row begins, and
    /// one of 64 bits by another number of rows for a vector than it has; of one of `bool` it may take the lowest bit alone. In a
    /// structured buffer a number of 16 bits in a matrix is looked for as if each had 32.
    fn is_misread(self, ty: &Type) -> bool {
        let Type::Matrix { scalar, rows, cols, .. } = ty else { return false };
        match self {
            Place::Constants => *rows.min(cols) == 1 || scalar.is_long() || scalar.kind == Kind::Truth,
            Place::Elements => NATIVE.contains(scalar),
            Place::Vulkan => false,
        }
    }
}

#[derive(Clone, PartialEq)]
pub(super) enum Type {
    Scalar(Scalar),
    Vector(Scalar, u32),
    Matrix {
        scalar: Scalar,
        rows: u32,
        cols: u32,
        /// What is written before it.
        order: &'static str,
    },
    Array(Box<Type>, u32),
    /// By its number.
    Structure(usize),
}

/// A structure with its members.
pub(super) struct Structure {
    pub base: Option<usize>,
    pub members: Vec<(String, Type)>,
}

impl Type {
    /// What stands before the name, and behind it.
    fn parts(&self) -> (String, String) {
        match self {
            Type::Scalar(scalar) => (scalar.name.into(), String::new()),
            Type::Vector(scalar, len) => (format!("{}{len}", scalar.name), String::new()),
            Type::Matrix { scalar, rows, cols, order, .. } => {
                (format!("{order}{}{rows}x{cols}", scalar.name), String::new())
            }
            Type::Array(elem, len) => {
                let (before, after) = elem.parts();
                (before, format!("[{len}]{after}"))
            }
            Type::Structure(number) => (format!("S{number}"), String::new()),
        }
    }

    pub(super) fn declare(&self, name: &str) -> String {
        let (before, after) = self.parts();
        format!("{before} {name}{after}")
    }

    /// The name of what is no array.
    pub(super) fn name(&self) -> String {
        self.parts().0
    }

    /// Whether it takes one register of a constant buffer at most, in words of 32 bits: how many.
    pub(super) fn words(&self) -> Option<u32> {
        match self {
            Type::Scalar(scalar) if !scalar.is_long() => Some(1),
            Type::Vector(scalar, len) if !scalar.is_long() => Some(*len),
            _ => None,
        }
    }

    /// Whether minimum precision or `bool` is in it.
    pub(super) fn is_delicate(&self, structures: &[Structure]) -> bool {
        match self {
            Type::Scalar(scalar) | Type::Vector(scalar, _) | Type::Matrix { scalar, .. } => {
                scalar.name.starts_with("min") || scalar.kind == Kind::Truth
            }
            Type::Array(elem, _) => elem.is_delicate(structures),
            Type::Structure(number) => {
                let Structure { base, members } = &structures[*number];
                base.is_some_and(|base| Type::Structure(base).is_delicate(structures))
                    || members.iter().any(|(_, ty)| ty.is_delicate(structures))
            }
        }
    }

    /// Registers of a constant buffer that it takes at most.
    pub(super) fn registers(&self, structures: &[Structure]) -> u32 {
        match self {
            Type::Scalar(_) => 1,
            Type::Vector(scalar, _) => 1 + u32::from(scalar.is_long()),
            Type::Matrix { scalar, rows, cols, .. } => rows.max(cols) * (1 + u32::from(scalar.is_long())),
            Type::Array(elem, len) => elem.registers(structures) * len,
            Type::Structure(number) => {
                let Structure { base, members } = &structures[*number];
                let inherited = base.map_or(0, |base| Type::Structure(base).registers(structures));
                inherited + members.iter().map(|(_, ty)| ty.registers(structures)).sum::<u32>()
            }
        }
    }
}

impl Maker {
    pub(super) fn any_scalar(&mut self) -> Scalar {
        let small: &[Scalar] = if self.native { &NATIVE } else { &LEAST };
        match self.roll(3) {
            0 => small[self.roll(small.len() as u32) as usize],
            _ => PLAIN[self.roll(PLAIN.len() as u32) as usize],
        }
    }

    /// A scalar, vector or matrix.
    pub(super) fn numbers(&mut self) -> Type {
        let scalar = self.any_scalar();
        match self.roll(8) {
            0..=2 => Type::Scalar(scalar),
            3..=5 => {
                // DXC dies of a vector of one number of 64 bits in a constant buffer.
                let least = if scalar.is_long() { 2 } else { 1 };
                Type::Vector(scalar, least + self.roll(5 - least))
            }
            // DXC's SPIR-V has no others by columns.
            _ if self.vulkan && scalar.kind != Kind::Real => self.matrix(FLOAT),
            _ => self.matrix(scalar),
        }
    }

    fn matrix(&mut self, scalar: Scalar) -> Type {
        // DXC dies of a matrix of one number with minimum precision.
        let least = if scalar.name.starts_with("min") { 2 } else { 1 };
        let (rows, cols) = (least + self.roll(5 - least), 1 + self.roll(4));
        let order = ["row_major ", "column_major ", "", "", ""][self.roll(5) as usize];
        Type::Matrix { scalar, rows, cols, order }
    }

    /// A type of a member, of structures below a number.
    pub(super) fn any_type(&mut self, below: usize) -> Type {
        let one = match self.roll(6) {
            0 if below > 0 => Type::Structure(self.roll(below as u32) as usize),
            _ => self.numbers(),
        };
        match self.roll(8) {
            0 | 1 => Type::Array(Box::new(one), 1 + self.roll(3)),
            // Of matrices in arrays of arrays DXC's SPIR-V does not say how they lie.
            2 if !(self.vulkan && matches!(one, Type::Matrix { .. })) => {
                let inner = Type::Array(Box::new(one), 1 + self.roll(2));
                Type::Array(Box::new(inner), 1 + self.roll(3))
            }
            _ => one,
        }
    }

    /// The paths to the scalars of a value, some of them by an index that is not known.
    pub(super) fn leaves(&mut self, ty: &Type, path: &str, place: Place, out: &mut Vec<(String, Scalar)>) {
        for (ty, path) in self.parts(ty, path) {
            match ty {
                Type::Scalar(scalar) => out.push((path, scalar)),
                Type::Vector(scalar, len) if len > 1 && scalar.kind != Kind::Truth && self.one_in(4) => {
                    out.push((format!("{path}[id % {len}]"), scalar));
                }
                Type::Vector(scalar, len) => {
                    out.extend((0..len as usize).map(|n| (format!("{path}.{}", &"xyzw"[n..=n]), scalar)));
                }
                Type::Matrix { .. } if place.is_misread(&ty) => {}
                Type::Matrix { scalar, rows, cols, .. } => {
                    for row in 0..rows {
                        let col = self.roll(cols);
                        out.push(match self.roll(3) {
                            0 => (format!("{path}._m{row}{col}"), scalar),
                            // Of others DXC takes an unknown row to be out of bounds.
                            1 if rows > 1 && rows == cols => (format!("{path}[id % {rows}][{col}]"), scalar),
                            _ => (format!("{path}[{row}][{col}]"), scalar),
                        });
                    }
                }
                Type::Array(..) | Type::Structure(_) => {}
            }
        }
    }

    /// Elements of the matrices in a value, each by what takes the matrix whole: a product with a vector that has one 1, a transpose, a
    /// call.
    pub(super) fn of_wholes(&mut self, ty: &Type, path: &str, place: Place) -> Vec<(String, Scalar)> {
        let mut found = Vec::new();
        for (ty, path) in self.parts(ty, path) {
            let Type::Matrix { scalar, rows, cols, .. } = ty else { continue };
            if scalar != FLOAT || rows.min(cols) == 1 || place.is_misread(&ty) {
                continue;
            }
            let (row, col) = (self.wholes.below(rows), self.wholes.below(cols));
            found.push(match self.wholes.below(4) {
                0 => (format!("mul(one_of_{rows}(id), {path})[{col}]"), scalar),
                1 => (format!("mul({path}, one_of_{cols}(id))[{row}]"), scalar),
                2 => (format!("transpose({path})[{col}][{row}]"), scalar),
                _ => (format!("element_of_{rows}x{cols}({path}, {row}, id % {cols})"), scalar),
            });
        }
        found
    }

    /// The paths to the scalars, vectors and matrices of a value. Of an array the first and last elements, and one that the thread chooses.
    fn parts(&self, ty: &Type, path: &str) -> Vec<(Type, String)> {
        match ty {
            Type::Array(elem, len) => {
                let last = format!("{path}[{}]", len - 1);
                let chosen = (*len > 1).then(|| format!("{path}[id % {len}]"));
                let paths = std::iter::once(last).chain(chosen);
                paths.flat_map(|path| self.parts(elem, &path)).collect()
            }
            Type::Structure(number) => {
                let chain = std::iter::successors(Some(*number), |&of| self.structures[of].base);
                let members = chain.flat_map(|of| &self.structures[of].members);
                members.flat_map(|(name, ty)| self.parts(ty, &format!("{path}.{name}"))).collect()
            }
            numbers => vec![(numbers.clone(), path.to_owned())],
        }
    }
}
