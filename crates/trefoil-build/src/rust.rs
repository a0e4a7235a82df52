//! The Rust file: a module for each shader.

use crate::layout::{Form, Part, Structure, Structures};
use crate::names::{constant_name, field_name};
use std::collections::BTreeSet;
use std::fmt::Write;
use trefoil::reflect::{Number, Reflection};

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
pub(crate) fn module(
    derives: &str,
    (file, entry): (&str, &str),
    bytes: &[u8],
    reflection: &Reflection,
) -> String {
    let name = field_name(&crate::names::module(file, entry));
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
    let threads = reflection.entries.first().and_then(|entry| entry.attributes.threads);
    if let Some(threads) = threads {
        _ = writeln!(
            constants,
            "    /// The threads of a group.\n    pub const THREADS: [u32; 3] = {threads:?};"
        );
    }
    let structures = Structures::of(reflection);
    let mut rust: String = structures.list.iter().map(|one| structure(derives, one, &structures)).collect();
    for name in &structures.refused {
        _ = writeln!(rust, "    // `{name}` lies in memory as no structure of Rust does.\n");
    }
    format!(
        "/// `{entry}` of `{file}`.\n#[allow(dead_code, clippy::all)]\npub mod {name} {{\n    #[allow(unused_imports)]\n    \
         use super::{{Binding, Padded}};\n\n    /// The entry point.\n    pub const ENTRY: &str = {entry:?};\n    \
         /// The shader.\n    pub const CODE: &[u8] = b\"{}\";\n{constants}\n{rust}}}\n\n",
        bytes.escape_ascii()
    )
}

fn structure(derives: &str, one: &Structure, all: &Structures) -> String {
    let Structure { name, source, size, parts } = one;
    let derives = if all.is_padded(one) { "Clone, Copy, Debug" } else { derives };
    let (mut fields, mut checks, mut gaps) = (String::new(), String::new(), 0);
    for part in parts {
        match part {
            Part::Gap(bytes) => {
                _ = writeln!(fields, "        /// Nothing.\n        pub _gap{gaps}: [u8; {bytes}],");
                gaps += 1;
            }
            Part::Field(field) => {
                let (offset, member) = (field.offset, field_name(&field.name));
                let used = if field.unused { "; the shader does not read it" } else { "" };
                let form = form(&field.form, all);
                _ = writeln!(
                    fields,
                    "        /// `{}`, at byte {offset}{used}.\n        pub {member}: {form},",
                    field.of
                );
                _ = writeln!(checks, "        assert!(std::mem::offset_of!({name}, {member}) == {offset});");
            }
        }
    }
    format!(
        "    /// `{source}`, {size} bytes as the shader has it.\n    #[repr(C)]\n    #[derive({derives})]\n    \
         pub struct {name} {{\n{fields}    }}\n    const _: () = {{\n        \
         assert!(std::mem::size_of::<{name}>() == {size});\n{checks}    }};\n\n"
    )
}

fn form(form_: &Form, all: &Structures) -> String {
    match form_ {
        Form::Number(number) => scalar(*number).to_owned(),
        Form::Row(of, count) => format!("[{}; {count}]", form(of, all)),
        Form::Padded(of, gap) => format!("Padded<{}, {gap}>", form(of, all)),
        Form::Structure(place) => all.list[*place].name.clone(),
    }
}

/// The type of a number; a bool is a word that is 0 or 1, and of numbers of 16 bits that float, which Rust does not have, these are the
/// bits.
fn scalar(number: Number) -> &'static str {
    match number {
        Number::Int(8) => "i8",
        Number::Int(16) => "i16",
        Number::Int(64) => "i64",
        Number::Int(_) => "i32",
        Number::Uint(8) => "u8",
        Number::Uint(16) | Number::Float(16) => "u16",
        Number::Uint(64) => "u64",
        Number::Bool | Number::Uint(_) => "u32",
        Number::Float(64) => "f64",
        Number::Float(_) => "f32",
    }
}
