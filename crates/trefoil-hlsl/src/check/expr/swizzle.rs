//! Swizzles of vectors, scalars and matrices.

use crate::check::model::Model;
use crate::check::types::facts::{Num, Shape};
use crate::check::{Context, kinds};
use crate::source::{Name, Span};
use crate::syntax::tree;
use crate::typed::{ExprId, ExprKind, Scalar};
use smallvec::SmallVec;

/// Why a swizzle is refused.
enum BadSwizzle {
    Format,
    Long,
    Mixed,
    Bounds,
}

/// The lanes that a swizzle names.
fn lanes(text: &str, count: u16) -> Result<SmallVec<[u8; 4]>, BadSwizzle> {
    let mut lanes = SmallVec::new();
    let (mut xyzw, mut rgba) = (false, false);
    for c in text.bytes() {
        let lane = match c {
            b'x' | b'y' | b'z' | b'w' => {
                xyzw = true;
                if c == b'w' { 3 } else { c - b'x' }
            }
            b'r' => 0,
            b'g' => 1,
            b'b' => 2,
            b'a' => 3,
            _ => return Err(BadSwizzle::Format),
        };
        rgba |= matches!(c, b'r' | b'g' | b'b' | b'a');
        lanes.push(lane);
    }
    if lanes.len() > 4 {
        return Err(BadSwizzle::Long);
    }
    if xyzw && rgba {
        return Err(BadSwizzle::Mixed);
    }
    if lanes.iter().any(|&lane| u16::from(lane) >= count) {
        return Err(BadSwizzle::Bounds);
    }
    Ok(lanes)
}

/// The elements that a matrix swizzle names, row and column.
fn elements(text: &str, rows: u8, cols: u8) -> Result<SmallVec<[(u8, u8); 4]>, BadSwizzle> {
    let mut elements = SmallVec::new();
    let mut zero_based = None;
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        let (row, col, zero, used) = match rest {
            [b'_', b'm', r @ b'0'..=b'9', c @ b'0'..=b'9', ..] => (r - b'0', c - b'0', true, 4),
            [b'_', r @ b'0'..=b'9', c @ b'0'..=b'9', ..] => {
                (r.wrapping_sub(b'1'), c.wrapping_sub(b'1'), false, 3)
            }
            _ => return Err(BadSwizzle::Format),
        };
        if zero_based.is_some_and(|z| z != zero) {
            return Err(BadSwizzle::Mixed);
        }
        zero_based = Some(zero);
        elements.push((row, col));
        rest = &rest[used..];
    }
    if elements.len() > 4 {
        return Err(BadSwizzle::Long);
    }
    if elements.iter().any(|&(r, c)| r >= rows || c >= cols) {
        return Err(BadSwizzle::Bounds);
    }
    Ok(elements)
}

/// A digit in the elements of a matrix that none of that syntax has, and what the syntax counts from.
fn wrong_digit(text: &str) -> Option<(&'static str, &'static str)> {
    let (digit, counted) = if text.starts_with("_m") { ("4", "zero") } else { ("0", "one") };
    text.contains(digit).then_some((digit, counted))
}

impl Context<'_> {
    /// `base.name` of a numeric type: a swizzle of lanes or of matrix elements.
    pub(super) fn swizzle(&mut self, e: tree::ExprId, base: ExprId, num: Num, name: Name) -> ExprId {
        let span = self.place_of(e);
        let found = match num.shape {
            Shape::Matrix(rows, cols) => {
                return match elements(self.model.text(name), rows, cols) {
                    Ok(list) => self.model.matrix_swizzle(base, num.scalar, &list, span),
                    Err(why) => self.swizzle_error(e, &why, true, name),
                };
            }
            Shape::Vector(5..) => {
                let text = self.model.name_text(name);
                let d = self.at_expr(&kinds::LONG_SWIZZLE, e).arg(text);
                self.push(d);
                return self.model.error_expr(span);
            }
            Shape::Vector(n) => lanes(self.model.text(name), n),
            Shape::Scalar => lanes(self.model.text(name), 1),
        };
        let list = match found {
            Ok(list) => list,
            Err(why) => return self.swizzle_error(e, &why, false, name),
        };
        let len = list.len() as u8;
        let shape = if len == 1 { Shape::Scalar } else { Shape::Vector(len.into()) };
        let ty = self.model.num_ty(num.scalar, shape);
        if let ExprKind::Const(c) = self.model.program.exprs[base].kind {
            return self.model.add(ExprKind::Const(c), ty, span);
        }
        let lanes = list.iter().enumerate().fold(0u8, |all, (i, &lane)| all | lane << (2 * i));
        self.model.add(ExprKind::Swizzle { base, len, lanes }, ty, span)
    }

    fn swizzle_error(&mut self, e: tree::ExprId, why: &BadSwizzle, matrix: bool, name: Name) -> ExprId {
        let kind = match (why, matrix) {
            (BadSwizzle::Long, _) => &kinds::SWIZZLE_LONG,
            (BadSwizzle::Format, false) => &kinds::SWIZZLE_FORMAT,
            (BadSwizzle::Mixed, false) => &kinds::SWIZZLE_MIXED,
            (BadSwizzle::Bounds, false) => &kinds::SWIZZLE_BOUNDS,
            (BadSwizzle::Format, true) => &kinds::MATRIX_FORMAT,
            (BadSwizzle::Mixed, true) => &kinds::MATRIX_MIXED,
            (BadSwizzle::Bounds, true) => &kinds::MATRIX_BOUNDS,
        };
        let text = self.model.name_text(name);
        let d = match (why, matrix) {
            (BadSwizzle::Bounds, true) if let Some((digit, counted)) = wrong_digit(&text) => {
                self.at_expr(&kinds::MATRIX_DIGIT, e).arg(digit).arg(text).arg(counted)
            }
            _ => self.at_expr(kind, e).arg(text),
        };
        self.push(d);
        self.model.error_expr(self.place_of(e))
    }
}

impl Model {
    fn matrix_swizzle(&mut self, base: ExprId, scalar: Scalar, list: &[(u8, u8)], span: Span) -> ExprId {
        let len = list.len() as u8;
        let shape = if len == 1 { Shape::Scalar } else { Shape::Vector(len.into()) };
        let ty = self.num_ty(scalar, shape);
        let pack = |all: u16, (i, &(r, c)): (usize, &(u8, u8))| all | u16::from(r << 2 | c) << (4 * i);
        let elements = list.iter().enumerate().fold(0u16, pack);
        self.add(ExprKind::MatrixSwizzle { base, len, elements }, ty, span)
    }
}
