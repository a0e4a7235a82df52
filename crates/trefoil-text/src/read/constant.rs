//! Constants and constant expressions.

use super::kinds;
use super::lex::Kind;
use super::{P, Reader};
use trefoil_ir::constants::{ConstExpr, ConstKind};
use trefoil_ir::ids::{ConstId, TypeId};
use trefoil_ir::opcode::{Flags, Opcode, OpcodeClass};
use trefoil_ir::types::Type;
use trefoil_ir::value::{Value, ValueKind};
use trefoil_ir::verify::operands_fit;

/// Most members of a constant that is written out from fewer words.
const MAX_SPLAT: u32 = 1 << 16;

impl Reader<'_> {
    /// Whether a constant starts here.
    pub(super) fn starts_constant(&self) -> bool {
        match self.kind() {
            Kind::Int | Kind::Float | Kind::Chars | Kind::Global => true,
            Kind::Mark(b'<' | b'[' | b'{') => true,
            Kind::Word => self.peek_word().is_some_and(super::attributes::starts_value),
            _ => false,
        }
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, ty: TypeId) -> P<ConstId> {
        self.deeper(|r| r.constant_here(ty))
    }

    /// A constant after its type.
    pub(super) fn typed_constant(&mut self) -> P<ConstId> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    fn constant_here(&mut self, ty: TypeId) -> P<ConstId> {
        match self.kind() {
            Kind::Int => self.int_constant(ty),
            Kind::Float => self.float_constant(ty),
            Kind::Chars => self.chars(ty),
            Kind::Global => self.address(ty),
            Kind::Word => self.worded_constant(ty),
            Kind::Mark(b'<') if self.kind_after(1) == Kind::Mark(b'{') => {
                self.pos += 1;
                let c = self.aggregate(ty, b'}')?;
                self.mark(b'>')?;
                Ok(c)
            }
            Kind::Mark(b'<') => self.aggregate(ty, b'>'),
            Kind::Mark(b'[') => self.aggregate(ty, b']'),
            Kind::Mark(b'{') => self.aggregate(ty, b'}'),
            _ => self.expected("a constant"),
        }
    }

    fn misfit<T>(&self, ty: TypeId) -> P<T> {
        self.fail(kinds::NOT_A_CONSTANT_OF_TYPE.with(&[&self.type_text(ty)]))
    }

    fn int_constant(&mut self, ty: TypeId) -> P<ConstId> {
        let Type::Int(bits) = *self.m.ctx.types.get(ty) else { return self.misfit(ty) };
        let value = self.number()?;
        let (least, most) = (-(1i128 << (bits - 1)), (1i128 << bits) - 1);
        if value < least || value > most {
            self.pos -= 1;
            return self.fail(kinds::INTEGER_TOO_WIDE.with(&[&bits]));
        }
        Ok(self.m.ctx.consts.int(&self.m.ctx.types, ty, value as u64))
    }

    fn float_constant(&mut self, ty: TypeId) -> P<ConstId> {
        let text = String::from_utf8_lossy(self.bytes()).into_owned();
        let bits = match self.m.ctx.types.get(ty) {
            Type::Half => half_bits(&text),
            Type::Float => float_bits(&text),
            Type::Double => double_bits(&text),
            _ => return self.misfit(ty),
        };
        let Some(bits) = bits else { return self.misfit(ty) };
        self.pos += 1;
        Ok(self.m.ctx.consts.intern(ty, ConstKind::Float(bits)))
    }

    /// `f0x3F800000`: the very bits, as LLVM 23 writes floats.
    fn float_bits(&mut self, ty: TypeId, word: &str) -> P<ConstId> {
        let digits = self.m.ctx.types.scalar_bits(ty) as usize / 4;
        let is_float = matches!(self.m.ctx.types.get(ty), Type::Half | Type::Float | Type::Double);
        let Some(bits) = hex(word, "f0x", digits).filter(|_| is_float) else { return self.misfit(ty) };
        self.pos += 1;
        Ok(self.m.ctx.consts.intern(ty, ConstKind::Float(bits)))
    }

    /// `c"bytes"`
    fn chars(&mut self, ty: TypeId) -> P<ConstId> {
        let bytes = self.unescape(self.tokens[self.pos]);
        let fits = matches!(*self.m.ctx.types.get(ty), Type::Array { elem: TypeId::I8, len } if len as usize == bytes.len());
        if !fits {
            return self.misfit(ty);
        }
        let ctx = &mut self.m.ctx;
        let parts: Vec<ConstId> =
            bytes.iter().map(|&b| ctx.consts.int(&ctx.types, TypeId::I8, b.into())).collect();
        self.pos += 1;
        Ok(self.m.ctx.consts.aggregate(ty, &parts))
    }

    /// `@name`
    fn address(&mut self, ty: TypeId) -> P<ConstId> {
        let token = self.tokens[self.pos];
        let value = self.symbol_value(token)?;
        if self.bytes().starts_with(b"@llvm.") && value.as_func().is_some() {
            return self.fail(&kinds::INTRINSIC_ADDRESS);
        }
        if !self.is_address(value, ty) {
            return self.misfit(ty);
        }
        self.pos += 1;
        Ok(self.m.ctx.consts.intern(ty, ConstKind::Address(value)))
    }

    /// Whether a global's or function's address has this type.
    pub(super) fn is_address(&self, value: Value, ty: TypeId) -> bool {
        match value.kind() {
            ValueKind::Global(g) => self.m.ctx.globals[g].pointer_type(&self.m.ctx.types) == ty,
            _ => ty == TypeId::PTR,
        }
    }

    fn worded_constant(&mut self, ty: TypeId) -> P<ConstId> {
        let types = &self.m.ctx.types;
        let word = self.peek_word().unwrap_or_default();
        let first_class =
            !matches!(types.get(ty), Type::Void | Type::Label | Type::Metadata | Type::Function { .. });
        let c = match word {
            "true" | "false" if ty == TypeId::I1 => self.m.ctx.consts.bool(word == "true"),
            "null" if types.is_ptr(ty) => self.m.ctx.consts.zero(&self.m.ctx.types, ty),
            "none" if matches!(types.get(ty), Type::Token) => self.m.ctx.consts.intern(ty, ConstKind::Zero),
            "zeroinitializer" if first_class => self.m.ctx.consts.zero(&self.m.ctx.types, ty),
            "undef" if first_class => self.m.ctx.consts.undef(ty),
            "poison" if first_class => self.m.ctx.consts.poison(ty),
            "splat" => return self.splat(ty),
            _ if word.starts_with("f0x") => return self.float_bits(ty, word),
            "blockaddress" | "dso_local_equivalent" | "no_cfi" | "ptrauth" | "asm" => {
                return self.fail(kinds::UNSUPPORTED.with(&[&word]));
            }
            _ if Opcode::from_name(word).is_some() => return self.expression(ty),
            _ if super::attributes::starts_value(word) => return self.misfit(ty),
            _ => return self.expected("a constant"),
        };
        self.pos += 1;
        Ok(c)
    }

    /// `splat (T value)`
    fn splat(&mut self, ty: TypeId) -> P<ConstId> {
        let Type::Vector { elem, len } = *self.m.ctx.types.get(ty) else { return self.misfit(ty) };
        if len > MAX_SPLAT {
            return self.fail(&kinds::VECTOR_TOO_LONG);
        }
        self.pos += 1;
        self.mark(b'(')?;
        let scalar = self.typed_constant()?;
        if self.m.ctx.consts.get(scalar).ty != elem {
            return self.misfit(ty);
        }
        self.mark(b')')?;
        Ok(self.m.ctx.consts.splat(&self.m.ctx.types, ty, scalar))
    }

    fn aggregate(&mut self, ty: TypeId, close: u8) -> P<ConstId> {
        let right = match self.m.ctx.types.get(ty) {
            Type::Vector { .. } => b'>',
            Type::Array { .. } => b']',
            Type::Struct { .. } => b'}',
            _ => return self.misfit(ty),
        };
        if right != close {
            return self.misfit(ty);
        }
        let start = self.pos;
        self.pos += 1;
        let mut parts = Vec::new();
        self.list(close, |r| {
            let part = r.typed_constant()?;
            let expected = r.m.ctx.types.member(ty, parts.len() as u32);
            if expected != Some(r.m.ctx.consts.get(part).ty) {
                return r.fail(kinds::MEMBER_TYPE.with(&[&parts.len(), &r.type_text(ty)]));
            }
            parts.push(part);
            Ok(())
        })?;
        let count = match self.m.ctx.types.get(ty) {
            Type::Struct { fields, .. } => fields.len(),
            Type::Vector { len, .. } | Type::Array { len, .. } => *len as usize,
            _ => 0,
        };
        if parts.len() != count {
            self.pos = start;
            return self.fail(kinds::MEMBER_COUNT.with(&[&parts.len(), &self.type_text(ty), &count]));
        }
        if parts.is_empty() {
            return Ok(self.m.ctx.consts.zero(&self.m.ctx.types, ty));
        }
        Ok(self.m.ctx.consts.aggregate(ty, &parts))
    }

    /// `opcode flags (operands)`, as a constant.
    fn expression(&mut self, ty: TypeId) -> P<ConstId> {
        let start = self.pos;
        let word = self.peek_word().unwrap_or_default();
        let Some(op) = Opcode::from_name(word) else { return self.expected("a constant") };
        self.pos += 1;
        let mut e = ConstExpr { op, flags: Flags::NONE, data: 0, operands: Box::default() };
        let mut operands = Vec::new();
        let made = match op.class() {
            OpcodeClass::Cast => {
                e.flags = self.flags(op);
                self.mark(b'(')?;
                operands.push(self.typed_constant()?);
                self.word("to")?;
                self.types.pointee = None;
                let to = self.ty()?;
                e.data = self.types.pointee.take().map_or(0, TypeId::as_u32);
                self.mark(b')')?;
                to
            }
            OpcodeClass::Binary => {
                e.flags = self.flags(op);
                self.mark(b'(')?;
                self.list(b')', |r| {
                    operands.push(r.typed_constant()?);
                    Ok(())
                })?;
                operands.first().map_or(TypeId::VOID, |&o| self.m.ctx.consts.get(o).ty)
            }
            _ if op == Opcode::Gep => {
                e.flags = self.flags(op);
                if self.take_word("inrange") && self.take_mark(b'(') {
                    self.number()?; // a hint where accesses stay; it may go
                    self.mark(b',')?;
                    self.number()?;
                    self.mark(b')')?;
                }
                self.mark(b'(')?;
                e.data = self.sized()?.as_u32();
                self.mark(b',')?;
                self.list(b')', |r| {
                    r.take_word("inrange");
                    operands.push(r.typed_constant()?);
                    Ok(())
                })?;
                operands.first().map_or(TypeId::VOID, |&o| self.m.ctx.consts.get(o).ty)
            }
            _ => return self.fail(kinds::CONSTANT_EXPRESSION.with(&[&word])),
        };
        let types: Vec<TypeId> = operands.iter().map(|&o| self.m.ctx.consts.get(o).ty).collect();
        let source = TypeId::from_u32(e.data);
        let values: Vec<Value> = operands.iter().map(|&o| o.into()).collect();
        let leads = op != Opcode::Gep || (self.gep_fits(source, &types) && self.path_fits(source, &values));
        if made != ty || !operands_fit(&self.m.ctx.types, op, ty, &types) || !leads {
            self.pos = start;
            return self.misfit(ty);
        }
        e.operands = operands.into();
        Ok(self.m.ctx.consts.intern(ty, ConstKind::Expr(Box::new(e))))
    }
}

fn hex(text: &str, prefix: &str, digits: usize) -> Option<u64> {
    let digits_text = text.strip_prefix(prefix)?;
    let fits = !digits_text.is_empty() && digits_text.len() <= digits;
    if fits { u64::from_str_radix(digits_text, 16).ok() } else { None }
}

fn special(text: &str) -> Option<f64> {
    match text {
        "inf" | "+inf" => Some(f64::INFINITY),
        "-inf" => Some(f64::NEG_INFINITY),
        "nan" | "+nan" | "qnan" | "+qnan" => Some(f64::NAN),
        "-nan" | "-qnan" => Some(-f64::NAN),
        _ => None,
    }
}

fn decimal(text: &str) -> Option<f64> {
    special(text).or_else(|| text.parse::<f64>().ok().filter(|v| v.is_finite()))
}

fn half_bits(text: &str) -> Option<u64> {
    if text.starts_with("0xH") {
        return hex(text, "0xH", 4);
    }
    let value = match hex(text, "0x", 16) {
        Some(bits) => f64::from_bits(bits),
        None => decimal(text)?,
    };
    Some(trefoil_ir::half::from_f64(value).into())
}

/// The bits of a float whose text is a double's, as LLVM writes them; NaNs keep what they carry.
fn float_bits(text: &str) -> Option<u64> {
    let Some(bits) = hex(text, "0x", 16) else {
        return decimal(text).map(|v| u64::from((v as f32).to_bits()));
    };
    let value = f64::from_bits(bits);
    if value.is_nan() {
        let fraction = (bits >> 29) & 0x007f_ffff;
        let quiet = if fraction == 0 { 0x0040_0000 } else { 0 };
        return Some((bits >> 63) << 31 | 0x7f80_0000 | fraction | quiet);
    }
    Some(u64::from((value as f32).to_bits()))
}

fn double_bits(text: &str) -> Option<u64> {
    hex(text, "0x", 16).or_else(|| decimal(text).map(f64::to_bits))
}
