//! Types, constants and operands as text.

use super::insts::gep_words;
use super::spelling::{Escaped, Ident};
use super::{Name, Printer, w};
use crate::target::{self, Element};
use std::fmt::Write;
use trefoil_entity::Entity;
use trefoil_ir::constants::{ConstExpr, ConstKind};
use trefoil_ir::context::Dialect;
use trefoil_ir::function::Function;
use trefoil_ir::ids::{ConstId, TypeId};
use trefoil_ir::layout::StructLayout;
use trefoil_ir::opcode::{Opcode, OpcodeClass};
use trefoil_ir::resource::ResourceType;
use trefoil_ir::types::Type;
use trefoil_ir::value::{Value, ValueKind};

impl Printer<'_> {
    pub(super) fn ty(&mut self, id: TypeId) {
        match self.m.ctx.types.get(id) {
            Type::Void => self.out.push_str("void"),
            Type::Label => self.out.push_str("label"),
            Type::Metadata => self.out.push_str("metadata"),
            Type::Token => self.out.push_str("token"),
            Type::Int(bits) => w!(self, "i{bits}"),
            Type::Half => self.out.push_str("half"),
            Type::Float => self.out.push_str("float"),
            Type::Double => self.out.push_str("double"),
            Type::Ptr(0) => self.out.push_str("ptr"),
            Type::Ptr(space) => w!(self, "ptr addrspace({space})"),
            Type::Vector { elem, len } => self.sequence('<', *len, *elem, '>'),
            Type::Array { elem, len } => self.sequence('[', *len, *elem, ']'),
            Type::Struct { name: Some(name), .. } => w!(self, "%{}", Ident(self.m.ctx.name(*name))),
            Type::Struct { .. } => self.struct_body(id),
            Type::Function { ret, params } => {
                self.ty(*ret);
                self.out.push_str(" (");
                for (i, &p) in params.iter().enumerate() {
                    self.comma(i);
                    self.ty(p);
                }
                self.out.push(')');
            }
            Type::Resource(r) => self.resource_type(r),
            Type::Target { name, types, ints } => {
                w!(self, "target(\"{}\"", Escaped(self.m.ctx.name(*name)));
                for &t in types {
                    self.out.push_str(", ");
                    self.ty(t);
                }
                for i in ints {
                    w!(self, ", {i}");
                }
                self.out.push(')');
            }
        }
    }

    fn sequence(&mut self, open: char, len: u32, elem: TypeId, close: char) {
        w!(self, "{open}{len} x ");
        self.ty(elem);
        self.out.push(close);
    }

    pub(super) fn struct_body(&mut self, id: TypeId) {
        let Type::Struct { fields, packed, .. } = self.m.ctx.types.get(id) else { return };
        let (open, close) = if *packed { ("<{", "}>") } else { ("{", "}") };
        self.out.push_str(open);
        for (i, &f) in fields.iter().enumerate() {
            self.out.push_str(if i == 0 { " " } else { ", " });
            self.ty(f);
        }
        self.out.push_str(if fields.is_empty() { "" } else { " " });
        self.out.push_str(close);
    }

    /// The parts of a handle's type in the module's dialect, where that has the type.
    pub(super) fn target_parts(&self, r: &ResourceType) -> (&'static str, Element, Vec<u32>) {
        match self.m.ctx.dialect {
            Dialect::Dx if !r.combined => target::dx_parts(&self.m.ctx.types, r),
            _ => target::spirv_parts(&self.m.ctx.types, r),
        }
    }

    fn resource_type(&mut self, r: &ResourceType) {
        let (name, element, ints) = self.target_parts(r);
        w!(self, "target(\"{name}\"");
        match element {
            Element::None => {}
            Element::Plain(ty) => {
                self.out.push_str(", ");
                self.ty(ty);
            }
            Element::Runtime(ty) => {
                self.out.push_str(", ");
                self.sequence('[', 0, ty, ']');
            }
            Element::Layout(ty) => self.laid_out(ty),
        }
        for i in ints {
            w!(self, ", {i}");
        }
        self.out.push(')');
    }

    fn laid_out(&mut self, ty: TypeId) {
        let layout = self.m.ctx.layouts.get(&ty);
        let dx = self.m.ctx.dialect == Dialect::Dx;
        if dx && layout.is_some_and(StructLayout::is_packed) {
            self.out.push_str(", ");
            return self.ty(ty);
        }
        w!(self, ", target(\"{}.Layout\", ", if dx { "dx" } else { "spirv" });
        self.ty(ty);
        w!(self, ", {}", layout.map_or(0, |l| l.size));
        for f in layout.map_or(&[][..], |l| &l.fields) {
            w!(self, ", {}", f.offset);
        }
        self.out.push(')');
    }

    pub(super) fn typed_const(&mut self, id: ConstId) {
        self.ty(self.m.ctx.consts.get(id).ty);
        self.out.push(' ');
        self.constant(id);
    }

    pub(super) fn constant(&mut self, id: ConstId) {
        let c = self.m.ctx.consts.get(id);
        let types = &self.m.ctx.types;
        match &c.kind {
            ConstKind::Int(v) => match *types.get(c.ty) {
                Type::Int(1) => self.out.push_str(if *v == 0 { "false" } else { "true" }),
                Type::Int(bits) if (1..64).contains(&bits) => {
                    w!(self, "{}", (*v << (64 - bits)) as i64 >> (64 - bits));
                }
                _ => w!(self, "{}", *v as i64),
            },
            ConstKind::Float(bits) => match types.get(c.ty) {
                Type::Half => w!(self, "0xH{bits:04X}"),
                Type::Float => self.float(widen(*bits as u32)),
                _ => self.float(f64::from_bits(*bits)),
            },
            ConstKind::Zero if types.is_ptr(c.ty) => self.out.push_str("null"),
            ConstKind::Zero if *types.get(c.ty) == Type::Token => self.out.push_str("none"),
            ConstKind::Zero => self.out.push_str("zeroinitializer"),
            ConstKind::Undef => self.out.push_str("undef"),
            ConstKind::Poison => self.out.push_str("poison"),
            ConstKind::Address(value) => self.address(*value),
            ConstKind::Expr(e) => self.expression(c.ty, e),
            ConstKind::Aggregate(parts) if self.is_bytes(c.ty, parts) => self.bytes(parts),
            ConstKind::Aggregate(parts) if self.is_splat(c.ty, parts) => {
                self.out.push_str("splat (");
                self.typed_const(parts[0]);
                self.out.push(')');
            }
            ConstKind::Aggregate(parts) => {
                let (open, close) = match types.get(c.ty) {
                    Type::Vector { .. } => ("<", ">"),
                    Type::Array { .. } => ("[", "]"),
                    Type::Struct { packed: true, .. } => ("<{ ", " }>"),
                    _ => ("{ ", " }"),
                };
                self.out.push_str(open);
                for (i, &part) in parts.iter().enumerate() {
                    self.comma(i);
                    self.typed_const(part);
                }
                self.out.push_str(close);
            }
        }
    }

    /// The name of a global or function.
    fn address(&mut self, value: Value) {
        match (value.as_global(), value.as_func()) {
            (Some(g), _) => self.global_name(g),
            (_, Some(f)) => w!(self, "@{}", Ident(self.m.ctx.name(self.m.functions[f].name))),
            _ => self.out.push_str("null"),
        }
    }

    fn expression(&mut self, ty: TypeId, e: &ConstExpr) {
        w!(self, "{} ", e.op);
        if e.op == Opcode::Gep {
            w!(self, "{}(", gep_words(e.flags));
            self.ty(TypeId::from_u32(e.data));
            self.out.push_str(", ");
        } else {
            self.out.push('(');
        }
        for (i, &operand) in e.operands.iter().enumerate() {
            self.comma(i);
            self.typed_const(operand);
        }
        if e.op.class() == OpcodeClass::Cast {
            self.out.push_str(" to ");
            self.ty(ty);
        }
        self.out.push(')');
    }

    /// Whether a constant prints as `splat (…)`: a vector of one number.
    fn is_splat(&self, ty: TypeId, parts: &[ConstId]) -> bool {
        let is_vector = matches!(self.m.ctx.types.get(ty), Type::Vector { .. });
        let first = parts.first().map(|&part| &self.m.ctx.consts.get(part).kind);
        is_vector
            && matches!(first, Some(ConstKind::Int(_) | ConstKind::Float(_)))
            && parts.iter().all(|&part| part == parts[0])
    }

    /// Whether a constant prints as `c"…"`: an array of bytes.
    fn is_bytes(&self, ty: TypeId, parts: &[ConstId]) -> bool {
        matches!(self.m.ctx.types.get(ty), Type::Array { elem: TypeId::I8, .. })
            && parts.iter().all(|&p| self.m.ctx.consts.as_int(p).is_some())
    }

    fn bytes(&mut self, parts: &[ConstId]) {
        self.out.push_str("c\"");
        for &part in parts {
            match self.m.ctx.consts.as_int(part).unwrap_or(0) as u8 {
                b'\\' => self.out.push_str("\\\\"),
                b @ (b'"' | 0..=31 | 127..) => w!(self, "\\{b:02X}"),
                b => self.out.push(char::from(b)),
            }
        }
        self.out.push('"');
    }

    /// As in LLVM: six decimals when they are exact, else the bits of a double.
    fn float(&mut self, value: f64) {
        if value.is_finite() {
            let mut short = String::new();
            let _ = write!(short, "{value:.6e}");
            if short.parse() == Ok(value) {
                let (mantissa, exponent) = short.split_once('e').unwrap_or((&short, "0"));
                let (sign, digits) = match exponent.strip_prefix('-') {
                    Some(digits) => ('-', digits),
                    None => ('+', exponent),
                };
                w!(self, "{mantissa}e{sign}{digits:0>2}");
                return;
            }
        }
        w!(self, "0x{:016X}", value.to_bits());
    }

    /// An operand without its type.
    pub(super) fn value(&mut self, f: &Function, value: Value) {
        match value.kind() {
            ValueKind::Inst(i) => match self.insts[i] {
                Name::None => w!(self, "%i{}.gone", i.index()),
                Name::Number(n) => w!(self, "%{n}"),
                Name::Symbol(name) => w!(self, "%{}", Ident(self.m.ctx.name(name))),
                Name::Made(made) => w!(self, "%{}", Ident(&self.made[made as usize])),
            },
            ValueKind::Param(p) => self.param(f, p),
            ValueKind::Const(c) => self.constant(c),
            ValueKind::Global(g) => self.global_name(g),
            ValueKind::Func(id) => w!(self, "@{}", Ident(self.m.ctx.name(self.m.functions[id].name))),
            ValueKind::Block(b) => {
                self.out.push('%');
                self.block_name(b);
            }
            ValueKind::Metadata(id) => self.metadata_ref(id),
        }
    }

    /// An operand with its type before it.
    pub(super) fn typed(&mut self, f: &Function, value: Value) {
        self.ty(f.value_type(&self.m.ctx, value));
        self.out.push(' ');
        self.value(f, value);
    }
}

/// A float as a double; NaNs keep their payload.
fn widen(bits: u32) -> f64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let fraction = u64::from(bits & 0x007f_ffff) << 29;
        return f64::from_bits(u64::from(bits >> 31) << 63 | 0x7ff0_0000_0000_0000 | fraction);
    }
    f64::from(value)
}
