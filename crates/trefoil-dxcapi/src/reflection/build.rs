//! The trees that clients walk, of what the metadata says.

use super::numbers;
use crate::com::reflection::objects::{
    Buffer, BufferFacts, BufferNode, Type, TypeFacts, TypeNode, Variable, VariableFacts, VariableNode, text,
};
use trefoil::reflected::{DescribedBuffer, DescribedType, DescribedVariable, Shape};
use trefoil_dxcontainer::ResourceKind;

/// A buffer with its variables.
pub(super) fn buffer(buffer: DescribedBuffer, min_precision: bool) -> Box<Buffer> {
    let kind = match buffer.kind {
        ResourceKind::TBuffer => 1,
        ResourceKind::StructuredBuffer => 3,
        _ => 0,
    };
    let slots = if kind == 0 { 0 } else { u32::MAX };
    let variables = buffer.variables.into_iter();
    let variables = variables.map(|told| variable(told, slots, min_precision)).collect();
    BufferNode::new(BufferFacts { kind, size: buffer.size, flags: 0 }, &buffer.name, variables)
}

fn variable(told: DescribedVariable, slots: u32, min_precision: bool) -> Box<Variable> {
    let DescribedVariable { name, offset, size, used, ty: of } = told;
    VariableNode::new(VariableFacts { offset, size, used, slots }, &name, ty(of, min_precision))
}

/// A type. What nothing describes has no name.
fn ty(mut told: DescribedType, min_precision: bool) -> Box<Type> {
    let (kind, name) = numbers::type_of(&told, min_precision);
    let members = std::mem::take(&mut told.members).into_iter();
    let members = members.map(|(name, member)| (text(&name), ty(member, min_precision))).collect();
    let facts = TypeFacts {
        class: numbers::class(told.shape),
        kind: if told.shape == Shape::Structure { 0 } else { kind },
        rows: told.rows,
        columns: told.columns,
        elements: told.elements,
        offset: told.offset,
        equals_itself: false,
    };
    TypeNode::new(facts, (told.rows > 0).then_some(name.as_str()), members)
}
