//! The Rust file: a module for each shader.

use crate::layout::{Structures, constant_name, field_name};
use std::collections::BTreeSet;
use std::fmt::Write;
use trefoil::reflect::{Reflection, Resource};

/// What stands before the modules.
pub(crate) fn head() -> String {
    "// Made by trefoil-build.\n\n\
     /// An element of an array whose elements lie apart.\n#[allow(dead_code)]\n#[repr(C)]\n#[derive(Clone, Copy, Debug)]\n\
     pub struct Padded<T, const GAP: usize> {\n    /// The element.\n    pub value: T,\n    /// Nothing.\n    pub _gap: [u8; GAP],\n}\n\n\
     #[allow(dead_code)]\nimpl<T, const GAP: usize> Padded<T, GAP> {\n    /// An element with its padding.\n    \
     pub const fn new(value: T) -> Self {\n        Padded { value, _gap: [0; GAP] }\n    }\n}\n\n\
     /// Where a resource is bound: register space or descriptor set, register or binding, and how many; none where unbounded.\n\
     #[allow(dead_code)]\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Binding {\n    /// Register space, or descriptor set.\n    \
     pub space: u32,\n    /// First register, or binding.\n    pub index: u32,\n    /// How many; none where unbounded.\n    \
     pub count: Option<u32>,\n}\n\n"
        .to_owned()
}

/// The module of a shader.
pub(crate) fn module(file: &str, entry: &str, bytes: &[u8], reflection: &Reflection) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let name = field_name(&format!("{stem}_{entry}"));
    let mut structures = Structures::default();
    let mut constants = String::new();
    let mut names = BTreeSet::new();
    for resource in &reflection.resources {
        let name = constant_name(&resource.name);
        if names.insert(name.clone()) {
            let at = resource.binding;
            _ = writeln!(
                constants,
                "    /// `{}` `{}`.\n    pub const {name}: Binding = Binding {{ space: {}, index: {}, count: {:?} }};",
                resource.kind, resource.name, at.space, at.index, at.count
            );
        }
    }
    for resource in reflection.resources.iter().chain(&reflection.push_constants) {
        block(resource, &mut structures);
    }
    let threads = reflection.entries.first().and_then(|entry| entry.attributes.threads);
    if let Some(threads) = threads {
        _ = writeln!(
            constants,
            "    /// The threads of a group.\n    pub const THREADS: [u32; 3] = {threads:?};"
        );
    }
    let rust = &structures.rust;
    format!(
        "/// `{entry}` of `{file}`.\n#[allow(dead_code, clippy::all)]\npub mod {name} {{\n    #[allow(unused_imports)]\n    \
         use super::{{Binding, Padded}};\n\n    /// The entry point.\n    pub const ENTRY: &str = {entry:?};\n    \
         /// The shader.\n    pub const CODE: &[u8] = b\"{}\";\n{constants}\n{rust}}}\n\n",
        bytes.escape_ascii()
    )
}

/// The structure of a block of constants, or of an element of a structured buffer.
fn block(resource: &Resource, structures: &mut Structures) {
    let Some(layout) = &resource.layout else { return };
    if layout.members.is_empty() || !layout.array.is_empty() {
        return;
    }
    let element = resource.stride > 0;
    let name = if element { &layout.name } else { &resource.name };
    if structures.declare(name, layout, if element { resource.stride } else { layout.size }).is_none() {
        _ = writeln!(structures.rust, "    // `{name}` lies in memory as no structure of Rust does.\n");
    }
}
