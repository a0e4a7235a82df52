//! Resources as metadata has them.

use super::nodes::{Node, Nodes};
use trefoil_dxcontainer::{ComponentType, ResourceKind};
use trefoil_ir::{Module, ResourceClass, Type, TypeId};

/// Tags of a resource's properties.
const ELEMENT: u32 = 0;
const STRIDE: u32 = 1;
const ATOMIC64: u32 = 3;

/// A resource and its binding.
#[derive(Clone, Debug)]
pub struct DescribedResource {
    /// What is done with it.
    pub class: ResourceClass,
    /// Its number among those of its class.
    pub id: u32,
    /// The type of the variable that stood for it.
    pub ty: Option<TypeId>,
    /// Its name; empty where names were taken out.
    pub name: String,
    /// Register space.
    pub space: u32,
    /// First register.
    pub lower: u32,
    /// How many registers; `u32::MAX` where unbounded.
    pub count: u32,
    /// What it is.
    pub kind: ResourceKind,
    /// Samples of a multisampled texture that says them.
    pub samples: u32,
    /// What its elements are made of.
    pub component: ComponentType,
    /// How many numbers an element has.
    pub width: u32,
    /// Bytes of a structured buffer's element.
    pub stride: u32,
    /// Bytes of a constant buffer.
    pub size: u32,
    /// Whether a structured buffer counts.
    pub counter: bool,
    /// Whether a sampler compares.
    pub comparison: bool,
    /// Whether 64-bit atomics touch it.
    pub atomic64: bool,
}

/// Reads all; none where one makes no sense.
pub(super) fn read(module: &Module, nodes: &Nodes<'_>) -> Option<[Vec<DescribedResource>; 4]> {
    let table = nodes.first("dx.resources");
    let mut out = [const { Vec::new() }; 4];
    for (at, class) in ResourceClass::ALL.into_iter().enumerate() {
        for &node in nodes.parts(nodes.part(table, at)) {
            out[at].push(resource(module, nodes, class, node)?);
        }
    }
    Some(out)
}

/// Reads one of a class; none where it makes no sense.
pub(crate) fn resource(
    module: &Module,
    nodes: &Nodes<'_>,
    class: ResourceClass,
    node: Node,
) -> Option<DescribedResource> {
    let int = |at| nodes.int_at(node, at);
    let kind = match class {
        ResourceClass::CBuffer => ResourceKind::CBuffer,
        ResourceClass::Sampler => ResourceKind::Sampler,
        _ => ResourceKind::from_dxil_number(int(6)?)?,
    };
    let mut out = DescribedResource {
        class,
        id: int(0)?,
        ty: nodes.ty(nodes.part(node, 1)),
        name: nodes.text(nodes.part(node, 2)).unwrap_or_default().to_owned(),
        space: int(3)?,
        lower: int(4)?,
        count: int(5)?,
        kind,
        samples: 0,
        component: ComponentType::Invalid,
        width: nodes.ty(nodes.part(node, 1)).map_or(1, |ty| width(module, ty)),
        stride: 0,
        size: 0,
        counter: false,
        comparison: false,
        atomic64: false,
    };
    let tags = match class {
        ResourceClass::Srv => {
            out.samples = int(7)?;
            8
        }
        ResourceClass::Uav => {
            out.counter = int(8)? != 0;
            10
        }
        ResourceClass::CBuffer => {
            out.size = int(6)?;
            return Some(out);
        }
        ResourceClass::Sampler => {
            out.comparison = int(6)? == 1;
            return Some(out);
        }
    };
    for (tag, value) in nodes.tags(nodes.part(node, tags)) {
        let value = nodes.int(value).unwrap_or(0);
        match tag {
            ELEMENT => out.component = ComponentType::from_number(value).unwrap_or(ComponentType::Invalid),
            STRIDE => out.stride = value,
            ATOMIC64 => out.atomic64 = value != 0,
            _ => {}
        }
    }
    Some(out)
}

/// How many numbers an element has: the variable's type is a structure whose first member is an element.
pub(crate) fn width(module: &Module, mut ty: TypeId) -> u32 {
    let types = &module.ctx.types;
    while let Type::Array { elem, .. } = types.get(ty) {
        ty = *elem;
    }
    let first = match types.get(ty) {
        Type::Struct { fields, .. } => fields.first().copied().unwrap_or(ty),
        _ => ty,
    };
    types.lanes(first)
}
