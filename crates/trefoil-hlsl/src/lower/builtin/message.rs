//! What a program that is executed prints: stores to a buffer of our own, for the interpreter to find.
//!
//! A call stores the number of its text at byte 0, then its values at higher bytes, each a scalar or vector. The text begins with
//! the place of the call in the source and the types of the values, parted by [`PART`].

use crate::lower::types::Memory;
use crate::lower::values::Place;
use crate::lower::values::Val;
use crate::lower::{Lowerer, kinds, loc};
use crate::source::Span;
use crate::typed::{Arg, Scalar};
use std::fmt::Write;
use trefoil_ir::{
    ComponentType, LayoutRule, Resource, ResourceId, ResourceKind, ResourceType, TypeId, Value,
};

/// The register space of the buffer: the interpreter knows it by that.
const SPACE: u32 = 0xffff_ff00;
/// The name of the buffer.
const NAME: &str = "trefoil.messages";
/// What stands between the parts of a text.
const PART: char = '\u{2}';
/// Most values that a call prints.
const MAX_VALUES: usize = 15;

impl Lowerer<'_> {
    /// Prints values under a text.
    pub(in crate::lower) fn message(&mut self, text: &str, args: &[Arg], span: Span) -> Val {
        if args.len() > MAX_VALUES {
            self.error(span, &kinds::PRINTF_TOO_MANY);
            return Val::Void;
        }
        let place = loc(span);
        let mut whole = format!("{}{PART}{}{PART}", place.start, place.end);
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            let numeric = self.numeric(arg.ty);
            let (scalar, count) = numeric.map_or((Scalar::U32, 1), |n| (n.scalar, n.cols));
            let letter = match scalar {
                Scalar::F64 => 'd',
                Scalar::I64 => 'l',
                Scalar::U64 => 'm',
                scalar if scalar.is_float() => 'f',
                scalar if scalar.is_signed() => 'i',
                _ => 'u',
            };
            let _ = write!(whole, "{letter}{count}");
            values.push((arg.ty, self.arg(arg)));
        }
        let _ = write!(whole, "{PART}{text}");
        let text = self.b.ctx.symbol(&whole);
        let number = self.b.ctx.spirv.text(text);
        let buffer = self.message_buffer();
        let number = self.b.ctx.i32(number);
        let pointer = self.message_place(buffer, 0);
        self.b.store(number, pointer);
        for (at, (ty, val)) in (1..).zip(values) {
            let pointer = self.message_place(buffer, at * 32);
            let memory = Memory::Resource(LayoutRule::Scalar);
            self.store(&Place::Memory { pointer, memory, whole: false }, ty, &val);
        }
        Val::Void
    }

    /// The address of a byte of the buffer.
    fn message_place(&mut self, buffer: ResourceId, byte: u32) -> Value {
        let zero = self.b.ctx.i32(0);
        let handle = self.handle(buffer, zero, false);
        let byte = self.b.ctx.i32(byte);
        self.element_pointer(handle, byte)
    }

    /// The row of the buffer.
    fn message_buffer(&mut self) -> ResourceId {
        if let Some((id, _)) = self.b.ctx.resources.iter().find(|(_, row)| row.space == SPACE) {
            return id;
        }
        let ty = self.b.ctx.types.resource(ResourceType {
            element: TypeId::I8,
            component: ComponentType::Invalid,
            writable: true,
            ..ResourceType::plain(ResourceKind::RawBuffer)
        });
        let row = Resource {
            name: self.b.ctx.symbol(NAME),
            ty,
            count: 1,
            dimensions: Vec::new(),
            space: SPACE,
            lower_bound: Some(0),
            globally_coherent: false,
            reorder_coherent: false,
            has_counter: false,
            reserved: false,
            constant_index: false,
            block_name: None,
            element: None,
            vk_binding: None,
            vk_counter_binding: None,
            vk_image_format: None,
            loc: self.b.loc,
        };
        self.b.ctx.resources.push(row)
    }
}
