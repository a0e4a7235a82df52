//! Which shapes an overload of a built-in takes of its arguments, as DXC decides it: all slots of one template are scalars,
//! vectors or matrices together, and the extents that a letter names are the least of those given.

use crate::builtins::{Dim, Overload, Shape as SlotShape};
use crate::check::model::Model;
use crate::check::overloads::slots::{is_whole, shape_root, slot};
use crate::check::types::facts::Shape;
use crate::typed::ExprId;
use smallvec::SmallVec;

/// What a type is, its extents aside.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Scalar,
    Vector,
    Matrix,
}

impl Form {
    fn of(shape: Shape) -> Form {
        match shape {
            Shape::Scalar => Form::Scalar,
            Shape::Vector(_) => Form::Vector,
            Shape::Matrix(..) => Form::Matrix,
        }
    }
}

/// The shapes of an overload's slots for some arguments.
pub(in crate::check) struct Dims {
    /// What the slots are that take their shape from each slot.
    forms: SmallVec<[Form; 10]>,
    /// The extents of the letters.
    letters: [Option<u16>; 4],
}

fn letter(dim: Dim) -> Option<usize> {
    match dim {
        Dim::Fixed(_) => None,
        Dim::C => Some(0),
        Dim::C2 => Some(1),
        Dim::R => Some(2),
        Dim::R2 => Some(3),
    }
}

/// The rows and columns that a slot asks for.
fn extents(shape: SlotShape) -> (Dim, Dim) {
    match shape {
        SlotShape::Scalar => (Dim::Fixed(1), Dim::Fixed(1)),
        SlotShape::Vector(c) => (Dim::Fixed(1), c),
        SlotShape::Matrix(r, c) => (r, c),
        SlotShape::Any => (Dim::R, Dim::C),
    }
}

impl Dims {
    /// The shapes; none when an argument has the wrong one.
    pub(in crate::check) fn of(model: &Model, o: &Overload, args: &[ExprId]) -> Option<Dims> {
        let mut forms: SmallVec<[Option<Form>; 10]> = SmallVec::from_elem(None, args.len() + 1);
        let mut dims = Dims { forms: SmallVec::new(), letters: [None; 4] };
        for (i, &arg) in args.iter().enumerate() {
            let Some(num) = model.num(model.ty(arg)).filter(|_| !is_whole(slot(o, i + 1))) else { continue };
            let form = Form::of(num.shape);
            let known = &mut forms[shape_root(o, i + 1)];
            match *known {
                None | Some(Form::Scalar) => *known = Some(form),
                Some(before) if form != Form::Scalar && form != before => return None,
                Some(_) => {}
            }
            let (rows, cols) = extents(slot(o, i + 1).shape);
            match num.shape {
                Shape::Scalar => {}
                Shape::Vector(n) => dims.narrow(rows, 1).and_then(|()| dims.narrow(cols, n))?,
                Shape::Matrix(r, n) => {
                    dims.narrow(rows, r.into()).and_then(|()| dims.narrow(cols, n.into()))?
                }
            }
        }
        for (i, form) in forms.into_iter().enumerate() {
            dims.forms.push(match (slot(o, i).shape, form) {
                (SlotShape::Any, Some(form)) => form,
                (SlotShape::Any | SlotShape::Scalar, None | Some(Form::Scalar)) => Form::Scalar,
                (SlotShape::Vector(_), None | Some(Form::Scalar | Form::Vector)) => Form::Vector,
                (SlotShape::Matrix(..), None | Some(Form::Scalar | Form::Matrix)) => Form::Matrix,
                _ => return None,
            });
        }
        Some(dims)
    }

    /// Takes an extent of an argument in: none when it is less than what is asked for.
    fn narrow(&mut self, dim: Dim, n: u16) -> Option<()> {
        match (letter(dim), dim) {
            (Some(l), _) => self.letters[l] = Some(self.letters[l].map_or(n, |before| before.min(n))),
            (None, Dim::Fixed(least)) if n < u16::from(least) => return None,
            _ => {}
        }
        Some(())
    }

    fn extent(&self, dim: Dim) -> u16 {
        match dim {
            Dim::Fixed(n) => n.into(),
            _ => letter(dim).and_then(|l| self.letters[l]).unwrap_or(1),
        }
    }

    /// The shape of a slot.
    pub(in crate::check) fn shape(&self, o: &Overload, i: usize) -> Shape {
        let (rows, cols) = extents(slot(o, i).shape);
        let (rows, cols) = (self.extent(rows), self.extent(cols));
        match self.forms[shape_root(o, i)] {
            // The extents of other slots make more of a scalar.
            Form::Matrix => Shape::Matrix(rows as u8, cols as u8),
            _ if rows > 1 => Shape::Matrix(rows as u8, cols as u8),
            Form::Scalar if cols == 1 => Shape::Scalar,
            Form::Scalar | Form::Vector => Shape::Vector(cols),
        }
    }
}
