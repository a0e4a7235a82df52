//! Types of the source, and the way from a type to a part of it.

use super::Describe;
use super::scopes::PUBLIC;
use crate::debug_ops::DebugOp;
use crate::module::Id;
use smallvec::SmallVec;
use trefoil_ir::SideMap;
use trefoil_ir::debug::{
    DebugArgument, DebugEncoding, DebugField, DebugShape, DebugType, DebugTypeId, DebugTypeKind,
};

/// The kinds of composites.
const CLASS: u32 = 0;
const STRUCTURE: u32 = 1;

/// The types that have been written.
pub(super) struct Types(SideMap<DebugTypeId, Id>);

impl Default for Types {
    fn default() -> Self {
        Self(SideMap::with_default(Id::NONE))
    }
}

/// The indices that lead from a variable to a part of it.
pub(super) type Path = SmallVec<[u32; 4]>;

fn encoding(of: DebugEncoding) -> u32 {
    match of {
        DebugEncoding::Boolean => 2,
        DebugEncoding::Float => 3,
        DebugEncoding::Signed => 4,
        DebugEncoding::Unsigned => 6,
    }
}

/// A number of bits as an instruction names it.
fn narrow(bits: u64) -> u32 {
    u32::try_from(bits).unwrap_or(u32::MAX)
}

/// A vector behind a shape: what is a matrix of one row or column is one, and one element is none.
enum Form {
    Scalar(DebugTypeId),
    Vector(DebugTypeId, u32),
    /// Vectors one after the other: the type of their elements, how many there are, and how many each has.
    Matrix(DebugTypeId, u32, u32),
}

fn form(shape: DebugShape) -> Form {
    match shape {
        DebugShape::Vector(elem, 1) | DebugShape::Matrix(elem, [1, 1]) => Form::Scalar(elem),
        DebugShape::Vector(elem, lanes) | DebugShape::Matrix(elem, [1, lanes] | [lanes, 1]) => {
            Form::Vector(elem, lanes)
        }
        DebugShape::Matrix(elem, [rows, columns]) => Form::Matrix(elem, rows, columns),
    }
}

impl Describe<'_, '_> {
    fn recorded(&self, id: DebugTypeId) -> &DebugType {
        &self.info.recorded.types[id]
    }

    /// A type without the other names that it has.
    fn plain(&self, mut id: DebugTypeId) -> DebugTypeId {
        while let DebugTypeKind::Alias(of) | DebugTypeKind::Const(of) = self.recorded(id).kind {
            id = of;
        }
        id
    }

    /// The instruction of a type.
    pub(super) fn ty(&mut self, id: DebugTypeId) -> Id {
        let known = self.info.types.0[id];
        if known.is_some() {
            return known;
        }
        let recorded = self.info.recorded;
        let ty = &recorded.types[id];
        let made = match &ty.kind {
            DebugTypeKind::Basic(of) => self.basic(ty, *of),
            DebugTypeKind::Alias(of) | DebugTypeKind::Const(of) => self.ty(*of),
            DebugTypeKind::Array(..) => self.array(id),
            DebugTypeKind::Structure { is_class, fields, arguments } => match ty.shape() {
                Some(shape) => self.shaped(&form(shape)),
                None if *is_class => self.object(ty, arguments),
                None => self.structure(ty, fields),
            },
        };
        self.info.types.0[id] = made;
        made
    }

    fn basic(&mut self, ty: &DebugType, of: DebugEncoding) -> Id {
        let name = if ty.name == "unsigned int" { "uint" } else { &*ty.name };
        let name = self.out.string(name);
        let [bits, encoding, flags] = [narrow(ty.bits), encoding(of), 0].map(|n| self.out.debug_number(n));
        self.out.debug_info(DebugOp::TypeBasic, &[name, bits, encoding, flags])
    }

    fn shaped(&mut self, form: &Form) -> Id {
        match *form {
            Form::Scalar(elem) => self.ty(elem),
            Form::Vector(elem, lanes) => {
                let (elem, lanes) = (self.ty(elem), self.out.debug_number(lanes));
                self.out.debug_info(DebugOp::TypeVector, &[elem, lanes])
            }
            Form::Matrix(elem, rows, columns) => {
                let row = self.shaped(&Form::Vector(elem, columns));
                let (rows, by_columns) = (self.out.debug_number(rows), self.out.debug_bool(false));
                self.out.debug_info(DebugOp::TypeMatrix, &[row, rows, by_columns])
            }
        }
    }

    /// An array, of all its dimensions at once.
    fn array(&mut self, id: DebugTypeId) -> Id {
        let (mut at, mut operands) = (id, vec![Id::NONE]);
        while let DebugTypeKind::Array(elem, len) = self.recorded(at).kind {
            operands.push(self.out.debug_number(len));
            at = self.plain(elem);
        }
        operands[0] = self.ty(at);
        self.out.debug_info(DebugOp::TypeArray, &operands)
    }

    pub(super) fn structure(&mut self, ty: &DebugType, fields: &[DebugField]) -> Id {
        let size = self.out.debug_number(narrow(ty.bits));
        let mut operands = self.composite(ty, STRUCTURE, size);
        for field in fields {
            let of = self.ty(field.ty);
            let name = self.out.string(&field.name);
            let [source, line, column] = self.spot(field.place);
            let [offset, size, flags] =
                [narrow(field.offset), narrow(field.bits), PUBLIC].map(|n| self.out.debug_number(n));
            let member = [name, of, source, line, column, offset, size, flags];
            operands.push(self.out.debug_info(DebugOp::TypeMember, &member));
        }
        self.out.debug_info(DebugOp::TypeComposite, &operands)
    }

    /// An object of the language, into which nobody looks.
    fn object(&mut self, ty: &DebugType, arguments: &[DebugArgument]) -> Id {
        let size = self.none();
        let operands = self.composite(ty, CLASS, size);
        let made = self.out.debug_info(DebugOp::TypeComposite, &operands);
        let mut template = vec![made];
        for argument in arguments {
            let (name, ty, value) = match *argument {
                DebugArgument::Type(name, ty) => (name, ty, self.none()),
                DebugArgument::Number(name, ty, number) => (name, ty, self.out.debug_number(number)),
            };
            let (name, ty) = (self.out.string(name), self.ty(ty));
            let [source, line, column] = self.spot(trefoil_ir::Loc::NONE);
            let parameter = [name, ty, value, source, line, column];
            template.push(self.out.debug_info(DebugOp::TypeTemplateParameter, &parameter));
        }
        match template[..] {
            [_] => made,
            _ => self.out.debug_info(DebugOp::TypeTemplate, &template),
        }
    }

    /// The operands of a composite up to its members.
    fn composite(&mut self, ty: &DebugType, tag: u32, size: Id) -> Vec<Id> {
        let name = self.out.string(&ty.name);
        let [tag, flags] = [tag, PUBLIC].map(|n| self.out.debug_number(n));
        let [source, line, column] = self.spot(ty.place);
        vec![name, tag, source, line, column, self.info.scopes.unit, name, size, flags]
    }

    /// The way from a type to what begins at one of its bits and is so many bits: a number, a vector or a row.
    pub(super) fn path(&self, id: DebugTypeId, bit: u64, bits: u64) -> Option<Path> {
        let (mut at, mut bit, mut path) = (id, bit, Path::new());
        loop {
            at = self.plain(at);
            let ty = self.recorded(at);
            match (&ty.kind, ty.shape().map(form)) {
                (DebugTypeKind::Basic(_), _) => return (bit == 0).then_some(path),
                (_, Some(Form::Scalar(elem))) => at = elem,
                (_, Some(Form::Vector(elem, lanes))) => {
                    let each = self.recorded(elem).bits;
                    return (part(&mut path, bit, bits, each, lanes)).then_some(path);
                }
                (_, Some(Form::Matrix(elem, rows, columns))) => {
                    let each = self.recorded(elem).bits;
                    let row = each.checked_mul(columns.into())?;
                    let at_row = bit.checked_div(row).filter(|&n| n < rows.into())?;
                    path.push(at_row as u32);
                    return (part(&mut path, bit % row, bits, each, columns)).then_some(path);
                }
                (DebugTypeKind::Array(elem, len), _) => {
                    let stride = ty.bits.checked_div((*len).into())?;
                    let index = bit.checked_div(stride).filter(|&n| n < (*len).into())?;
                    path.push(index as u32);
                    (at, bit) = (*elem, bit % stride);
                }
                (DebugTypeKind::Structure { fields, .. }, None) => {
                    let holds = |field: &DebugField| {
                        (field.offset..field.offset.saturating_add(field.bits)).contains(&bit)
                    };
                    let index = fields.iter().position(holds)?;
                    path.push(index as u32);
                    (at, bit) = (fields[index].ty, bit - fields[index].offset);
                }
                _ => return None,
            }
        }
    }
}

/// Adds the lane of a vector that is meant, unless all of it is; false for a part that is neither.
fn part(path: &mut Path, bit: u64, bits: u64, each: u64, lanes: u32) -> bool {
    if bit == 0 && bits == each * u64::from(lanes) {
        return true;
    }
    let lane = bit.checked_div(each).filter(|&lane| bits == each && lane < lanes.into());
    path.extend(lane.map(|lane| lane as u32));
    lane.is_some()
}
