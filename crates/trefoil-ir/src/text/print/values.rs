//! Types, constants and operands as text.

use super::{Escaped, Ident, InstName, Printer, w};
use crate::constants::{ConstId, ConstKind};
use crate::entity::Entity;
use crate::function::{Function, Value, ValueKind};
use crate::resource::{ComponentType, ResourceKind, ResourceType};
use crate::types::{Type, TypeId};
use std::fmt::Write;

impl Printer<'_> {
    pub(super) fn ty(&mut self, id: TypeId) {
        match self.m.ctx.types.get(id) {
            Type::Void => self.out.push_str("void"),
            Type::Label => self.out.push_str("label"),
            Type::Metadata => self.out.push_str("metadata"),
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

    /// `target("dx.…")`: the parameters are those of LLVM's DirectX back end, with two additions: the sign is 2 for
    /// unsigned norms and 3 for signed ones, and a `dx.TBuffer` is like a `dx.CBuffer`.
    fn resource_type(&mut self, r: &ResourceType) {
        let (name, element, ints) = resource_parameters(r);
        w!(self, "target(\"dx.{name}\"");
        match element {
            Element::None => {}
            Element::Plain => {
                self.out.push_str(", ");
                self.ty(r.element);
            }
            Element::Layout => {
                self.out.push_str(", target(\"dx.Layout\", ");
                self.ty(r.element);
                match self.m.ctx.layouts.get(&r.element) {
                    Some(layout) => {
                        w!(self, ", {}", layout.size);
                        for f in &layout.fields {
                            w!(self, ", {}", f.offset);
                        }
                    }
                    None => self.out.push_str(", 0"),
                }
                self.out.push(')');
            }
        }
        for i in ints {
            w!(self, ", {i}");
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
                Type::Float => self.float(f64::from(f32::from_bits(*bits as u32))),
                _ => self.float(f64::from_bits(*bits)),
            },
            ConstKind::Zero if types.is_ptr(c.ty) => self.out.push_str("null"),
            ConstKind::Zero => self.out.push_str("zeroinitializer"),
            ConstKind::Undef => self.out.push_str("undef"),
            ConstKind::Poison => self.out.push_str("poison"),
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

    /// Six decimals when they say it all, else the bits of a double: LLVM's way.
    fn float(&mut self, value: f64) {
        if value.is_finite() {
            let mut short = String::new();
            let _ = write!(short, "{value:.6e}");
            if short.parse() == Ok(value) && (value != 0.0 || value.is_sign_positive()) {
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
                InstName::None => w!(self, "%i{}.gone", i.index()),
                InstName::Number(n) => w!(self, "%{n}"),
                InstName::Symbol(name) => w!(self, "%{}", Ident(self.m.ctx.name(name))),
                InstName::Repeated(name) => {
                    let name = format!("{}.{}", self.m.ctx.name(name), i.index());
                    w!(self, "%{}", Ident(&name));
                }
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

/// How the element of a resource stands in its type.
pub(super) enum Element {
    /// Not at all.
    None,
    /// As it is.
    Plain,
    /// With its layout.
    Layout,
}

/// The name behind `dx.`, the type parameter and the integers of a resource's type.
pub(super) fn resource_parameters(r: &ResourceType) -> (&'static str, Element, Vec<u32>) {
    use ResourceKind::*;
    let signed = match r.component {
        c if c.is_signed_int() => 1,
        ComponentType::UNormF16 | ComponentType::UNormF32 | ComponentType::UNormF64 => 2,
        ComponentType::SNormF16 | ComponentType::SNormF32 | ComponentType::SNormF64 => 3,
        _ => 0,
    };
    let (writable, rov) = (u32::from(r.writable), u32::from(r.rasterizer_ordered));
    let kind = dimension_number(r.kind);
    match r.kind {
        Texture2DMS | Texture2DMSArray => {
            ("MSTexture", Element::Plain, vec![writable, u32::from(r.samples), signed, kind])
        }
        k if k.is_texture() => ("Texture", Element::Plain, vec![writable, rov, signed, kind]),
        TypedBuffer => ("TypedBuffer", Element::Plain, vec![writable, rov, signed]),
        RawBuffer | StructuredBuffer => ("RawBuffer", Element::Plain, vec![writable, rov]),
        CBuffer => ("CBuffer", Element::Layout, vec![]),
        TBuffer => ("TBuffer", Element::Layout, vec![]),
        Sampler => ("Sampler", Element::None, vec![0]),
        SamplerComparison => ("Sampler", Element::None, vec![1]),
        AccelerationStructure => ("RTAccelerationStructure", Element::None, vec![]),
        _ => ("FeedbackTexture", Element::None, vec![u32::from(r.samples), kind]),
    }
}

/// DXIL's number of a kind, as `dx.Texture` has it for its dimension.
pub(crate) fn dimension_number(kind: ResourceKind) -> u32 {
    use ResourceKind::*;
    match kind {
        Texture1D => 1,
        Texture2D => 2,
        Texture2DMS => 3,
        Texture3D => 4,
        TextureCube => 5,
        Texture1DArray => 6,
        Texture2DArray => 7,
        Texture2DMSArray => 8,
        TextureCubeArray => 9,
        TypedBuffer => 10,
        RawBuffer => 11,
        StructuredBuffer => 12,
        CBuffer => 13,
        Sampler | SamplerComparison => 14,
        TBuffer => 15,
        AccelerationStructure => 16,
        FeedbackTexture2D => 17,
        FeedbackTexture2DArray => 18,
    }
}
