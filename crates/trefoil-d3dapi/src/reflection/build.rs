//! The trees that clients walk, of what the part `RDEF` says.

use crate::com::reflection::objects::{
    Buffer, BufferFacts, BufferNode, Type, TypeFacts, TypeNode, Variable, VariableFacts, VariableNode, text,
};
use trefoil_dxcontainer::rdef;

/// A buffer with its variables.
pub(super) fn buffer(buffer: &rdef::Buffer) -> Box<Buffer> {
    let facts = BufferFacts { kind: buffer.ty, size: buffer.size, flags: buffer.flags };
    BufferNode::new(facts, &buffer.name, buffer.variables.iter().map(variable).collect())
}

fn variable(variable: &rdef::Variable) -> Box<Variable> {
    let facts =
        VariableFacts { offset: variable.offset, size: variable.size, used: variable.used, slots: u32::MAX };
    VariableNode::new(facts, &variable.name, ty(&variable.ty, 0))
}

/// A type, and where it lies in the structure that it is a member of. The byte code of shader model 4 has no names of types.
fn ty(described: &rdef::Type, offset: u32) -> Box<Type> {
    let member = |(name, offset, member): &(String, u32, rdef::Type)| (text(name), ty(member, *offset));
    let facts = TypeFacts {
        class: described.class.into(),
        kind: described.base.into(),
        rows: described.rows.into(),
        columns: described.cols.into(),
        elements: described.elements.into(),
        offset,
        equals_itself: true,
    };
    let name = (!described.name.is_empty()).then_some(described.name.as_str());
    TypeNode::new(facts, name, described.members.iter().map(member).collect())
}
