//! What a shader takes and gives: its resources by the names that the source has for them.

use crate::data::Column;
use crate::fields::{self, Field};
use crate::number::Kind;
use trefoil::reflected::{DescribedBuffer, DescribedResource, Reflected, ResourceClass};
use trefoil_dxcontainer::ResourceKind;
use trefoil_interp::{Binding, Class, REPORT_SPACE};

/// The name of the buffer of globals that no buffer was declared for.
const GLOBALS: &str = "$Globals";

/// A resource of the shader, or an array of them.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name in the source.
    pub name: String,
    /// Its type, near to how the source spells it.
    pub spelling: String,
    /// What is done with it.
    pub class: Class,
    /// What it is.
    pub kind: ResourceKind,
    /// The register space.
    pub space: u32,
    /// The first register.
    pub first: u32,
    /// How many there are; `u32::MAX` where the array has no bound.
    pub count: u32,
    /// The numbers of an element; of a constant buffer, all its numbers.
    pub fields: Vec<Field>,
    /// Bytes of an element of a structured buffer, or of the whole constant buffer.
    pub size: u32,
}

impl Parameter {
    /// Where one of an array is bound.
    pub fn binding(&self, index: u32) -> Binding {
        Binding::Register(self.class, self.space, self.first.wrapping_add(index))
    }

    /// Whether the shader may write it.
    pub fn is_writable(&self) -> bool {
        self.class == Class::Uav
    }

    /// Whether it is made of texels.
    pub fn is_texture(&self) -> bool {
        self.is_typed() && self.kind != ResourceKind::TypedBuffer
    }

    /// Whether its elements have a format.
    pub(crate) fn is_typed(&self) -> bool {
        let number = self.kind as u32;
        (1..=ResourceKind::TypedBuffer as u32).contains(&number)
    }

    /// The columns of its elements.
    pub fn columns(&self) -> Vec<Column> {
        self.fields.iter().map(|field| Column { name: field.path.clone(), kind: field.kind }).collect()
    }
}

/// All resources of a shader.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    /// The resources: read, written, constant buffers, samplers, each in the order of their registers' classes.
    pub parameters: Vec<Parameter>,
}

impl Interface {
    pub(crate) fn of(reflected: &Reflected) -> Interface {
        let description = &reflected.description;
        let min_precision = description.min_precision();
        let mut parameters = Vec::new();
        // What the shader prints goes to a buffer of our own.
        let own = |resource: &&DescribedResource| resource.space != REPORT_SPACE;
        for resource in description.resources.iter().flatten().filter(own) {
            let same =
                |buffer: &&DescribedBuffer| buffer.name == resource.name && buffer.kind == resource.kind;
            let buffer = reflected.buffers.iter().find(same);
            parameters.push(parameter(resource, buffer, min_precision));
        }
        Interface { parameters }
    }

    /// The resource of a name.
    pub fn find(&self, name: &str) -> Option<&Parameter> {
        self.parameters.iter().find(|parameter| parameter.name == name)
    }

    /// The constant buffers that have a variable or member of that path.
    pub(crate) fn constants(&self, path: &str) -> impl Iterator<Item = &Parameter> {
        let buffers = self.parameters.iter().filter(|parameter| parameter.class == Class::Cbv);
        buffers.filter(move |buffer| buffer.fields.iter().any(|field| is_within(&field.path, path)))
    }

    /// The resource that is bound somewhere, and which of an array it is.
    pub fn at(&self, binding: Binding) -> Option<(&Parameter, u32)> {
        let Binding::Register(class, space, number) = binding else { return None };
        self.parameters.iter().find_map(|parameter| {
            let index = number.wrapping_sub(parameter.first);
            let same = parameter.class == class && parameter.space == space && index < parameter.count;
            same.then_some((parameter, index))
        })
    }

    /// How people call what is bound somewhere.
    pub fn name(&self, binding: Binding) -> String {
        match self.at(binding) {
            Some((parameter, _)) if parameter.count == 1 => parameter.name.clone(),
            Some((parameter, index)) => format!("{}[{index}]", parameter.name),
            None => binding.to_string(),
        }
    }
}

/// Whether a number's path is `path` or a part of it.
pub(crate) fn is_within(field: &str, path: &str) -> bool {
    field.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

fn parameter(
    resource: &DescribedResource,
    buffer: Option<&DescribedBuffer>,
    min_precision: bool,
) -> Parameter {
    let class = match resource.class {
        ResourceClass::Srv => Class::Srv,
        ResourceClass::Uav => Class::Uav,
        ResourceClass::CBuffer => Class::Cbv,
        ResourceClass::Sampler => Class::Sampler,
    };
    let kind = resource.kind;
    let fields = match (kind, buffer) {
        (ResourceKind::StructuredBuffer, Some(buffer)) => fields::of_element(buffer, min_precision),
        (ResourceKind::CBuffer | ResourceKind::TBuffer, Some(buffer)) => {
            fields::of_constants(buffer, min_precision)
        }
        (ResourceKind::RawBuffer, _) => vec![Field { path: String::new(), offset: 0, kind: Kind::Uint(32) }],
        (ResourceKind::Sampler, _) => Vec::new(),
        _ => texel(resource),
    };
    let name = if resource.name.is_empty() { GLOBALS } else { &resource.name };
    Parameter {
        name: name.to_owned(),
        spelling: spelling(resource, buffer, &fields),
        class,
        kind,
        space: resource.space,
        first: resource.lower,
        count: resource.count,
        size: if class == Class::Cbv { resource.size } else { resource.stride },
        fields,
    }
}

/// The components of a texel; reals lie there as floats.
fn texel(resource: &DescribedResource) -> Vec<Field> {
    let kind = match Kind::of(resource.component, true) {
        Kind::Float(_) => Kind::Float(32),
        kind => kind,
    };
    let names = match (resource.width, resource.kind) {
        (1, _) => ["", "", "", ""],
        (_, ResourceKind::TypedBuffer) => ["x", "y", "z", "w"],
        _ => ["r", "g", "b", "a"],
    };
    let names = names.into_iter().take(resource.width as usize).zip(0..);
    names.map(|(name, i)| Field { path: name.to_owned(), offset: i * 8, kind }).collect()
}

/// The type of a resource in the words of the language.
fn spelling(resource: &DescribedResource, buffer: Option<&DescribedBuffer>, fields: &[Field]) -> String {
    let prefix = if resource.class == ResourceClass::Uav { "RW" } else { "" };
    let word = match resource.kind {
        ResourceKind::RawBuffer => return format!("{prefix}ByteAddressBuffer"),
        ResourceKind::CBuffer => return "cbuffer".to_owned(),
        ResourceKind::TBuffer => return "tbuffer".to_owned(),
        ResourceKind::Sampler if resource.comparison => return "SamplerComparisonState".to_owned(),
        ResourceKind::Sampler => return "SamplerState".to_owned(),
        ResourceKind::TypedBuffer => "Buffer".to_owned(),
        kind => format!("{kind:?}"),
    };
    let element = buffer.and_then(|buffer| buffer.variables.first()).map_or("", |e| e.ty.name.as_str());
    let number = fields.first().map_or("?", |field| field.kind.name());
    let plain = fields.iter().all(|field| field.path.len() <= 1) && fields.len() <= 4;
    match (element, fields.len()) {
        ("", 1) => format!("{prefix}{word}<{number}>"),
        ("", count) if plain => format!("{prefix}{word}<{number}{count}>"),
        ("", _) => format!("{prefix}{word}"),
        (name, _) => format!("{prefix}{word}<{name}>"),
    }
}
