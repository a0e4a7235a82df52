//! Places: what a program can name, and the parts of it.

use super::Maker;
use super::types::{Content, Kind, Shape, Type};

const LETTERS: [&str; 4] = ["x", "y", "z", "w"];

/// What is named as a whole.
#[derive(Clone, Debug)]
pub(super) struct Root {
    pub(super) place: String,
    /// The structure that it is; else it is numbers.
    pub(super) structure: Option<usize>,
    pub(super) number: Type,
    pub(super) writable: bool,
    pub(super) is_static: bool,
    /// Whether it lies in a resource or among the constants.
    pub(super) is_memory: bool,
    /// Whether it is a constant or an input.
    pub(super) is_constant: bool,
    /// Whether threads share it, so that atomic operations take its members.
    pub(super) is_shared: bool,
}

impl Root {
    pub(super) fn of(place: &str, structure: usize) -> Root {
        Root { structure: Some(structure), ..Root::number(place, Type::INT) }
    }

    pub(super) fn number(place: &str, number: Type) -> Root {
        Root {
            place: place.into(),
            structure: None,
            number,
            writable: true,
            is_static: false,
            is_memory: false,
            is_constant: false,
            is_shared: false,
        }
    }
}

impl Maker {
    /// A place, a part of something; one that can be written when that is asked for.
    pub(super) fn place(&mut self, written: bool) -> Option<(String, Type)> {
        let fit: Vec<Root> = self.roots.iter().filter(|root| root.writable || !written).cloned().collect();
        if fit.is_empty() {
            return None;
        }
        let root = fit[self.roll(fit.len() as u32) as usize].clone();
        let (place, ty, bits) = match root.structure {
            Some(s) => self.in_structure(root.place.clone(), s),
            None => (root.place.clone(), root.number, false),
        };
        if bits || place == "int(id)" || place.starts_with('i') {
            return Some((place, ty));
        }
        Some(self.part(place, ty, written, root.is_constant))
    }

    /// A field, and whether it is a bit-field.
    fn in_structure(&mut self, mut place: String, mut s: usize) -> (String, Type, bool) {
        loop {
            let fields = &self.structures[s].fields;
            let count = fields.len() as u32;
            let at = self.roll(count) as usize;
            let (name, content) = self.structures[s].fields[at].clone();
            place = format!("{place}.{name}");
            match content {
                Content::Number(ty) => return (place, ty, false),
                Content::Array(ty, len) => {
                    let index = self.index(len);
                    return (format!("{place}[{index}]"), ty, false);
                }
                Content::Structure(inner) => s = inner,
                Content::Structures(inner, len) => {
                    let index = self.index(len);
                    place = format!("{place}[{index}]");
                    s = inner;
                }
                Content::Bits(kind) => return (place, Type { kind, shape: Shape::Scalar }, true),
            }
        }
    }

    /// An index below a length: a number, or what is computed.
    fn index(&mut self, len: u8) -> String {
        match self.roll(3) {
            0 => format!("me % {len}"),
            1 if self.roots.iter().any(|root| root.structure.is_none() && root.number == Type::INT) => {
                let fit: Vec<String> = self
                    .roots
                    .iter()
                    .filter(|root| root.structure.is_none() && root.number == Type::INT)
                    .map(|root| root.place.clone())
                    .collect();
                let name = &fit[self.roll(fit.len() as u32) as usize];
                format!("uint({name}) % {len}")
            }
            _ => self.roll(len.into()).to_string(),
        }
    }

    /// Now and then a part of a vector or matrix.
    fn part(&mut self, place: String, ty: Type, written: bool, is_constant: bool) -> (String, Type) {
        let scalar = ty.scalar();
        match ty.shape {
            Shape::Vector(n) => match self.roll(4) {
                0 => (format!("{place}.{}", LETTERS[self.roll(n.into()) as usize]), scalar),
                1 => {
                    let index = self.index(n);
                    (format!("{place}[{index}]"), scalar)
                }
                2 if n > 1 => {
                    let len = 1 + self.roll(n.into()) as u8;
                    let names = self.some(n, len, written);
                    let letters: String = names.iter().map(|&i| LETTERS[i as usize]).collect();
                    let shape = if len == 1 { Shape::Scalar } else { Shape::Vector(len) };
                    (format!("{place}.{letters}"), Type { shape, ..ty })
                }
                _ => (place, ty),
            },
            Shape::Matrix(rows, cols) => match self.roll(5) {
                // DXC copies a matrix of constants or inputs where an index of it is computed, into an array of the wrong size.
                0 | 1 if is_constant => {
                    let index = self.roll(rows.into());
                    (format!("{place}[{index}]"), Type { shape: Shape::Vector(cols), ..ty })
                }
                0 => {
                    let index = self.index(rows);
                    (format!("{place}[{index}]"), Type { shape: Shape::Vector(cols), ..ty })
                }
                1 => {
                    let (row, col) = (self.index(rows), self.index(cols));
                    (format!("{place}[{row}][{col}]"), scalar)
                }
                2 => {
                    let (row, col) = (self.roll(rows.into()), self.roll(cols.into()));
                    (format!("{place}._m{row}{col}"), scalar)
                }
                3 if rows * cols > 1 => {
                    let len = 2 + self.roll(3) as u8;
                    let len = len.min(rows * cols);
                    let names = self.some(rows * cols, len, written);
                    let one = |i: &u8| format!("_{}{}", i / cols + 1, i % cols + 1);
                    let text: String = names.iter().map(one).collect();
                    (format!("{place}.{text}"), Type { shape: Shape::Vector(len), ..ty })
                }
                _ => (place, ty),
            },
            Shape::Scalar => (place, ty),
        }
    }

    /// Picks `len` numbers below `n`; without repetition when they are written.
    fn some(&mut self, n: u8, len: u8, written: bool) -> Vec<u8> {
        let mut names: Vec<u8> = Vec::new();
        while names.len() < usize::from(len) {
            let i = self.roll(n.into()) as u8;
            if !written || !names.contains(&i) {
                names.push(i);
            }
        }
        names
    }

    /// All scalars of a root, each as a place.
    pub(super) fn leaves(&self, root: &Root) -> Vec<(String, Type)> {
        let mut found = Vec::new();
        match root.structure {
            Some(s) => self.leaves_of(&root.place, s, &mut found),
            None => numbers(&root.place, root.number, &mut found),
        }
        found
    }

    fn leaves_of(&self, place: &str, s: usize, found: &mut Vec<(String, Type)>) {
        for (name, content) in &self.structures[s].fields {
            let place = format!("{place}.{name}");
            match *content {
                Content::Number(ty) => numbers(&place, ty, found),
                Content::Array(ty, len) => {
                    (0..len).for_each(|i| numbers(&format!("{place}[{i}]"), ty, found))
                }
                Content::Structure(inner) => self.leaves_of(&place, inner, found),
                Content::Structures(inner, len) => {
                    (0..len).for_each(|i| self.leaves_of(&format!("{place}[{i}]"), inner, found));
                }
                Content::Bits(kind) => found.push((place, Type { kind, shape: Shape::Scalar })),
            }
        }
    }
}

fn numbers(place: &str, ty: Type, found: &mut Vec<(String, Type)>) {
    let scalar = if ty.kind == Kind::Level { Type { kind: Kind::Level, ..Type::INT } } else { ty.scalar() };
    match ty.shape {
        Shape::Scalar => found.push((place.into(), scalar)),
        Shape::Vector(n) => (0..n).for_each(|i| found.push((format!("{place}[{i}]"), scalar))),
        Shape::Matrix(rows, cols) => {
            let each = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
            found.extend(each.map(|(row, col)| (format!("{place}._m{row}{col}"), scalar)));
        }
    }
}
