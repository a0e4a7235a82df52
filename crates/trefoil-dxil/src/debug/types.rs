//! Types of the source as nodes.

use super::Describe;
use super::nodes::{NodeId, or_none};
use crate::bitcode::codes::metadata as code;
use trefoil_ir::debug::{DebugArgument, DebugEncoding, DebugField, DebugType, DebugTypeId, DebugTypeKind};
use trefoil_ir::{Context, Loc};

/// DWARF's numbers.
mod tag {
    pub(super) const ARRAY: u64 = 0x01;
    pub(super) const CLASS: u64 = 0x02;
    pub(super) const MEMBER: u64 = 0x0d;
    pub(super) const STRUCTURE: u64 = 0x13;
    pub(super) const TYPEDEF: u64 = 0x16;
    pub(super) const BASE: u64 = 0x24;
    pub(super) const CONST: u64 = 0x26;
    pub(super) const TEMPLATE_VALUE: u64 = 0x30;
}

/// A member that everybody sees, as those of the language's classes are.
const FLAG_PUBLIC: u64 = 3;

fn encoding(of: DebugEncoding) -> u64 {
    match of {
        DebugEncoding::Boolean => 2,
        DebugEncoding::Float => 4,
        DebugEncoding::Signed => 5,
        DebugEncoding::Unsigned => 7,
    }
}

/// A type with another type behind it: DWARF's tag, name and place, the scope, and where it lies in that scope.
struct Derived<'a> {
    tag: u64,
    name: &'a str,
    place: Loc,
    scope: Option<NodeId>,
    base: NodeId,
    /// Size, alignment and offset in bits.
    layout: [u64; 3],
    flags: u64,
}

impl Describe<'_> {
    /// The node of a type.
    pub(super) fn ty(&mut self, ctx: &mut Context, id: DebugTypeId) -> NodeId {
        if let Some(known) = self.types[id] {
            return known;
        }
        let info = self.info;
        let node = match &info.types[id].kind {
            DebugTypeKind::Basic(of) => {
                let ty = &info.types[id];
                let name = self.nodes.text_or_none(&ty.name);
                self.nodes.uniqued(code::BASIC_TYPE, &[tag::BASE, name, ty.bits, ty.align, encoding(*of)])
            }
            DebugTypeKind::Alias(of) => self.plain(ctx, tag::TYPEDEF, &info.types[id], *of),
            DebugTypeKind::Const(of) => self.plain(ctx, tag::CONST, &info.types[id], *of),
            DebugTypeKind::Array(..) => self.array(ctx, id),
            DebugTypeKind::Structure { is_class, fields, arguments } => {
                return self.structure(ctx, id, *is_class, fields, arguments);
            }
        };
        self.types[id] = Some(node);
        node
    }

    /// Another name of a type, or a constant of one.
    fn plain(&mut self, ctx: &mut Context, tag: u64, ty: &DebugType, of: DebugTypeId) -> NodeId {
        let base = self.ty(ctx, of);
        let (name, place) = (&*ty.name, ty.place);
        self.derived(&Derived { tag, name, place, scope: None, base, layout: [0; 3], flags: 0 })
    }

    fn derived(&mut self, of: &Derived<'_>) -> NodeId {
        let name = self.nodes.text_or_none(of.name);
        let (file, line) = self.file_and_line(of.place);
        let (scope, base) = (or_none(of.scope), or_none(Some(of.base)));
        let [size, align, offset] = of.layout;
        let operands = [of.tag, name, file, line, scope, base, size, align, offset, of.flags, 0];
        self.nodes.uniqued(code::DERIVED_TYPE, &operands)
    }

    /// An array, of all its dimensions at once.
    fn array(&mut self, ctx: &mut Context, id: DebugTypeId) -> NodeId {
        let (mut at, mut dimensions) = (id, Vec::new());
        while let DebugTypeKind::Array(elem, len) = self.info.types[at].kind {
            // The count, and where it begins, which is written as a signed number.
            dimensions.push(self.nodes.uniqued(code::SUBRANGE, &[len.into(), 0]));
            at = elem;
        }
        let base = self.ty(ctx, at);
        let elements = self.nodes.tuple(&dimensions);
        let DebugType { bits, align, .. } = self.info.types[id];
        let operands = composite(tag::ARRAY, [0; 3], Some(base), [bits, align], elements, None);
        self.nodes.uniqued(code::COMPOSITE_TYPE, &operands)
    }

    /// A structure or class; its members name it.
    fn structure(
        &mut self,
        ctx: &mut Context,
        id: DebugTypeId,
        is_class: bool,
        fields: &[DebugField],
        arguments: &[DebugArgument],
    ) -> NodeId {
        let ty = &self.info.types[id];
        let name = self.nodes.text_or_none(&ty.name);
        let node = self.nodes.reserve();
        self.types[id] = Some(node);
        let flags = if is_class { FLAG_PUBLIC } else { 0 };
        let mut members = Vec::with_capacity(fields.len());
        for field in fields {
            let base = self.ty(ctx, field.ty);
            let layout = [field.bits, self.info.types[field.ty].align, field.offset];
            let (name, place) = (&*field.name, field.place);
            let member = Derived { tag: tag::MEMBER, name, place, scope: Some(node), base, layout, flags };
            members.push(self.derived(&member));
        }
        let elements = self.nodes.tuple(&members);
        let template = (!arguments.is_empty()).then(|| self.template(ctx, arguments));
        let (file, line) = self.file_and_line(ty.place);
        let tag = if is_class { tag::CLASS } else { tag::STRUCTURE };
        let operands = composite(tag, [name, file, line], None, [ty.bits, ty.align], elements, template);
        self.nodes.fill(node, code::COMPOSITE_TYPE, &operands);
        node
    }

    /// The arguments of a template.
    fn template(&mut self, ctx: &mut Context, arguments: &[DebugArgument]) -> NodeId {
        let mut parts = Vec::with_capacity(arguments.len());
        for argument in arguments {
            parts.push(match *argument {
                DebugArgument::Type(name, ty) => {
                    let (ty, name) = (self.ty(ctx, ty), self.nodes.text_or_none(name));
                    self.nodes.uniqued(code::TEMPLATE_TYPE, &[name, or_none(Some(ty))])
                }
                DebugArgument::Number(name, ty, number) => {
                    let (ty, name) = (self.ty(ctx, ty), self.nodes.text_or_none(name));
                    let value = self.nodes.value(ctx.i32(number));
                    let operands = [tag::TEMPLATE_VALUE, name, or_none(Some(ty)), or_none(Some(value))];
                    self.nodes.uniqued(code::TEMPLATE_VALUE, &operands)
                }
            });
        }
        self.nodes.tuple(&parts)
    }

    /// File and line of a place, as operands.
    pub(super) fn file_and_line(&mut self, place: Loc) -> (u64, u64) {
        match self.source.spot(place) {
            Some(spot) => (or_none(Some(self.files.node(&mut self.nodes, &spot.file))), spot.line.into()),
            None => (0, 0),
        }
    }
}

/// The operands of a structure or an array: tag; name, file and line; what it is an array of; size and alignment; the members
/// or dimensions; the template's arguments.
fn composite(
    tag: u64,
    [name, file, line]: [u64; 3],
    base: Option<NodeId>,
    [size, align]: [u64; 2],
    elements: NodeId,
    template: Option<NodeId>,
) -> [u64; 15] {
    let (base, elements, template) = (or_none(base), or_none(Some(elements)), or_none(template));
    // No scope; no offset and flags; no run-time language, holder of virtual functions and identifier.
    [tag, name, file, line, 0, base, size, align, 0, 0, elements, 0, 0, template, 0]
}
