//! The header for C and C++: each name begins with the shader's.

use crate::layout::{Form, Part, Structure, Structures};
use crate::names::{c_name, constant_name};
use std::collections::BTreeSet;
use std::fmt::Write;
use trefoil::reflect::{Number, Reflection};

/// What stands before the shaders.
pub(crate) fn head() -> String {
    "/* Made by trefoil-build. A count of 0 is unbounded; a number of 16 bits that floats is its bits. */\n\n#pragma once\n\n\
     #include <assert.h>\n#include <stddef.h>\n#include <stdint.h>\n\n"
        .to_owned()
}

/// What is written of a shader.
pub(crate) fn module(file: &str, entry: &str, bytes: &[u8], reflection: &Reflection) -> String {
    let name = c_name(&crate::names::module(file, entry));
    let upper = constant_name(&name);
    let mut text = format!("/* {entry} of {file}. */\n\n#define {upper}_ENTRY \"{entry}\"\n");
    let mut names = BTreeSet::new();
    for resource in &reflection.resources {
        let resource_name = constant_name(&resource.name);
        if names.insert(resource_name.clone()) {
            let at = resource.binding;
            for (what, number) in
                [("SPACE", at.space), ("BINDING", at.index), ("COUNT", at.count.unwrap_or(0))]
            {
                _ = writeln!(text, "#define {upper}_{resource_name}_{what} {number}u");
            }
        }
    }
    let threads = reflection.entries.first().and_then(|entry| entry.attributes.threads);
    for (axis, count) in ["X", "Y", "Z"].iter().zip(threads.into_iter().flatten()) {
        _ = writeln!(text, "#define {upper}_THREADS_{axis} {count}u");
    }
    text.push('\n');
    let structures = Structures::of(reflection);
    structures.list.iter().for_each(|one| text += &structure(&name, one, &structures));
    for block in &structures.refused {
        _ = writeln!(text, "/* {block} lies in memory as no structure of C does. */\n");
    }
    text + &code(&name, bytes)
}

/// The shader: words of SPIR-V, as Vulkan takes them, else bytes.
fn code(name: &str, bytes: &[u8]) -> String {
    let spirv = bytes.starts_with(&0x0723_0203_u32.to_le_bytes());
    let numbers: Vec<u32> = match spirv {
        true => bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect(),
        false => bytes.iter().map(|byte| u32::from(*byte)).collect(),
    };
    let of = if spirv { "uint32_t" } else { "uint8_t" };
    let mut text = format!("static const {of} {name}_code[{}] = {{", numbers.len());
    for (place, number) in numbers.iter().enumerate() {
        text.push_str(if place % 12 == 0 { "\n  " } else { " " });
        _ = write!(text, "{number:#x},");
    }
    text + "\n};\n\n"
}

fn structure(prefix: &str, one: &Structure, all: &Structures) -> String {
    let (name, size) = (format!("{prefix}_{}", one.name), one.size);
    let (mut fields, mut checks, mut gaps) = (String::new(), String::new(), 0);
    for part in &one.parts {
        match part {
            Part::Gap(bytes) => {
                _ = writeln!(fields, "  uint8_t _gap{gaps}[{bytes}];");
                gaps += 1;
            }
            Part::Field(field) => {
                let (offset, member) = (field.offset, c_name(&field.name));
                let used = if field.unused { "; the shader does not read it" } else { "" };
                let declared = declaration(prefix, &member, &field.form, all);
                _ = writeln!(fields, "  {declared}; /* {}, at byte {offset}{used} */", field.of);
                _ = writeln!(
                    checks,
                    "static_assert(offsetof({name}, {member}) == {offset}, \"{member} lies as the shader has it\");"
                );
            }
        }
    }
    format!(
        "/* {}, {size} bytes as the shader has it. */\ntypedef struct {name} {{\n{fields}}} {name};\n\
         static_assert(sizeof({name}) == {size}, \"{name} is as large as the shader has it\");\n{checks}\n",
        one.source
    )
}

/// A declaration of a name: the dimensions of an array follow it.
fn declaration(prefix: &str, name: &str, form: &Form, all: &Structures) -> String {
    match form {
        Form::Number(number) => format!("{} {name}", scalar(*number)),
        Form::Row(of, count) => declaration(prefix, &format!("{name}[{count}]"), of, all),
        Form::Padded(of, gap) => {
            format!("struct {{ {}; uint8_t _gap[{gap}]; }} {name}", declaration(prefix, "value", of, all))
        }
        Form::Structure(place) => format!("{prefix}_{} {name}", all.list[*place].name),
    }
}

fn scalar(number: Number) -> &'static str {
    match number {
        Number::Int(8) => "int8_t",
        Number::Int(16) => "int16_t",
        Number::Int(64) => "int64_t",
        Number::Int(_) => "int32_t",
        Number::Uint(8) => "uint8_t",
        Number::Uint(16) | Number::Float(16) => "uint16_t",
        Number::Uint(64) => "uint64_t",
        Number::Bool | Number::Uint(_) => "uint32_t",
        Number::Float(64) => "double",
        Number::Float(_) => "float",
    }
}
