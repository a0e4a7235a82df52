//! Resources as metadata has them.

use super::nodes::{Node, Nodes, Tree};
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
    read_with(nodes, |class, node| resource(module, nodes, class, node))
}

/// Reads what bindings tell of all, without their types; none where one makes no sense.
pub(super) fn bindings<'a, T: Tree<'a>>(nodes: &T) -> Option<[Vec<DescribedResource>; 4]> {
    read_with(nodes, |class, node| binding(nodes, class, node))
}

fn read_with<'a, T: Tree<'a>>(
    nodes: &T,
    one: impl Fn(ResourceClass, T::Node) -> Option<DescribedResource>,
) -> Option<[Vec<DescribedResource>; 4]> {
    let table = nodes.first("dx.resources");
    let mut out = [const { Vec::new() }; 4];
    for (at, class) in ResourceClass::ALL.into_iter().enumerate() {
        let list = nodes.part(table, at);
        for row in 0..nodes.count(list) {
            out[at].push(one(class, nodes.part(list, row))?);
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
    let ty = nodes.ty(nodes.part(node, 1));
    let width = ty.map_or(1, |ty| width(module, ty));
    Some(DescribedResource { ty, width, ..binding(nodes, class, node)? })
}

/// As [`resource`], without its type.
fn binding<'a, T: Tree<'a>>(nodes: &T, class: ResourceClass, node: T::Node) -> Option<DescribedResource> {
    let int = |at| nodes.int_at(node, at);
    let kind = match class {
        ResourceClass::CBuffer => ResourceKind::CBuffer,
        ResourceClass::Sampler => ResourceKind::Sampler,
        _ => ResourceKind::from_dxil_number(int(6)?)?,
    };
    let mut out = DescribedResource {
        class,
        id: int(0)?,
        ty: None,
        name: nodes.text(nodes.part(node, 2)).unwrap_or_default().to_owned(),
        space: int(3)?,
        lower: int(4)?,
        count: int(5)?,
        kind,
        samples: 0,
        component: ComponentType::Invalid,
        width: 1,
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
