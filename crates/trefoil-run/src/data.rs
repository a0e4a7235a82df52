//! Numbers in rows and columns: the contents of files, buffers and textures.

use crate::error::{Result, fail};
use crate::number::{Kind, Number};

/// Limit on the numbers in memory.
pub(crate) const MAX_NUMBERS: usize = 1 << 28;

/// A column: a component of every element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name, such as `position.x` or `r`; empty where an element is one number.
    pub name: String,
    /// The kind of its numbers.
    pub kind: Kind,
}

/// An array of elements with the same columns, in one or more dimensions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Data {
    /// The number of elements in each dimension, the slowest first: height and width of a picture.
    pub shape: Vec<usize>,
    /// The columns.
    pub columns: Vec<Column>,
    /// The numbers, element by element.
    pub numbers: Vec<Number>,
}

impl Data {
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The elements.
    pub fn rows(&self) -> impl Iterator<Item = &[Number]> {
        self.numbers.chunks_exact(self.columns.len().max(1))
    }

    /// The numbers as bytes, without padding.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for (&number, column) in self.numbers.iter().zip(self.columns.iter().cycle()) {
            let bits = column.kind.encode(number).unwrap_or(0);
            out.extend_from_slice(&bits.to_le_bytes()[..column.kind.bytes() as usize]);
        }
        out
    }

    /// The number of an element in the column with this name.
    pub fn get(&self, element: usize, column: &str) -> Option<Number> {
        let at = self.columns.iter().position(|c| c.name == column)?;
        self.numbers.get(element * self.columns.len() + at).copied()
    }
}

/// The contents of a file or an argument before they are matched to columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Raw {
    /// Names of columns, where the source has them.
    pub names: Option<Vec<String>>,
    /// The dimensions, where the source has them; the last one may be the columns.
    pub shape: Option<Vec<usize>>,
    /// The numbers.
    pub numbers: Vec<Number>,
    /// The length of a row, where the source has rows.
    pub width: Option<usize>,
    /// The greatest value of a channel, where integers represent 0 to 1.
    pub unit: Option<u32>,
}

impl Raw {
    /// Numbers without rows.
    pub fn list(numbers: Vec<Number>) -> Raw {
        Raw { numbers, ..Raw::default() }
    }

    /// Matches the numbers to columns. Named columns go to the column with that name, and absent ones are zero; without names,
    /// a row has a number for each column, or all rows together are one list.
    ///
    /// # Errors
    /// Unknown names, rows of another width, numbers out of the range of a column's kind.
    pub(crate) fn fit(self, columns: &[Column]) -> Result<Data> {
        let count = columns.len().max(1);
        let numbers = match &self.names {
            Some(names) => self.by_name(names, columns)?,
            None => self.in_order(columns)?,
        };
        for (i, &number) in numbers.iter().enumerate() {
            let column = &columns[i % count];
            if column.kind.encode(number).is_none() {
                let name = if column.name.is_empty() { "an element" } else { &column.name };
                let kind = column.kind.name();
                return fail(format!("element {} has {number}, and {name} is {kind}", i / count));
            }
        }
        let elements = numbers.len() / count;
        let shape = match self.shape.as_deref() {
            Some(shape) if shape.iter().product::<usize>() == elements => shape.to_vec(),
            Some([outer @ .., last]) if *last == count && outer.iter().product::<usize>() == elements => {
                outer.to_vec()
            }
            _ => vec![elements],
        };
        Ok(Data { shape, columns: columns.to_vec(), numbers })
    }

    fn by_name(&self, names: &[String], columns: &[Column]) -> Result<Vec<Number>> {
        let mut places = Vec::new();
        for name in names {
            let lone = columns.len() == 1 && names.len() == 1;
            match columns.iter().position(|column| column.name == *name || lone) {
                Some(place) if places.contains(&place) => {
                    return fail(format!("the column '{name}' is there twice"));
                }
                Some(place) => places.push(place),
                None => {
                    let known: Vec<&str> = columns.iter().take(12).map(|c| c.name.as_str()).collect();
                    return fail(format!("no column is called '{name}'; there are {}", known.join(", ")));
                }
            }
        }
        let mut out = Vec::with_capacity(self.numbers.len() / names.len().max(1) * columns.len());
        for row in self.numbers.chunks_exact(names.len().max(1)) {
            let first = out.len();
            out.resize(first + columns.len(), Number::Int(0));
            places.iter().zip(row).for_each(|(&place, &number)| out[first + place] = number);
        }
        Ok(out)
    }

    fn in_order(&self, columns: &[Column]) -> Result<Vec<Number>> {
        let count = columns.len().max(1);
        let scaled = |number: Number, column: &Column| match self.unit {
            Some(most) if column.kind.is_float() => Number::Real(number.real() / f64::from(most)),
            _ => number,
        };
        // Colours: the numbers of channels of picture and texture may differ.
        if let (Some(width), Some(most)) = (self.width, self.unit)
            && width != count
        {
            let mut out = Vec::with_capacity(self.numbers.len() / width * count);
            for texel in self.numbers.chunks_exact(width) {
                for (i, column) in columns.iter().enumerate() {
                    let opaque = Number::Int(most.into());
                    let gray = width < 3;
                    let number = match i {
                        3 if width == 4 => texel[3],
                        3 if width == 2 => texel[1],
                        3 => opaque,
                        _ if gray => texel[0],
                        _ => texel[i],
                    };
                    out.push(scaled(number, column));
                }
            }
            return Ok(out);
        }
        if !self.numbers.len().is_multiple_of(count) {
            let there = self.numbers.len();
            return fail(format!("{there} numbers are no elements of {count} each"));
        }
        if let Some(width) = self.width.filter(|&width| count > 1 && width != count && width != 1) {
            return fail(format!("a row has {width} numbers, and an element {count}"));
        }
        let numbers = self.numbers.iter().enumerate();
        Ok(numbers.map(|(i, &number)| scaled(number, &columns[i % count])).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(names: &[&str]) -> Vec<Column> {
        names.iter().map(|name| Column { name: (*name).into(), kind: Kind::Float(32) }).collect()
    }

    #[test]
    fn columns_with_names_go_where_they_belong() {
        let raw = Raw {
            names: Some(vec!["y".into(), "x".into()]),
            width: Some(2),
            ..Raw::list(vec![Number::Int(1), Number::Int(2)])
        };
        let data = raw.fit(&columns(&["x", "y", "z"])).unwrap();
        assert_eq!(data.numbers, [Number::Int(2), Number::Int(1), Number::Int(0)]);
    }

    #[test]
    fn what_does_not_fit_says_how() {
        let raw = Raw::list(vec![Number::Int(1); 4]);
        let error = raw.fit(&columns(&["x", "y", "z"])).unwrap_err();
        assert_eq!(error.0, "4 numbers are no elements of 3 each");
        let whole = [Column { name: String::new(), kind: Kind::Uint(32) }];
        let error = Raw::list(vec![Number::Real(0.5)]).fit(&whole).unwrap_err();
        assert_eq!(error.0, "element 0 has 0.5, and an element is uint");
    }

    #[test]
    fn pictures_become_colours_from_zero_to_one() {
        let raw = Raw { width: Some(1), unit: Some(255), ..Raw::list(vec![Number::Int(255)]) };
        let data = raw.fit(&columns(&["r", "g", "b", "a"])).unwrap();
        assert_eq!(data.numbers, [Number::Real(1.0); 4]);
    }
}
