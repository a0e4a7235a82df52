//! `methods_of_objects/Texture2D_Sample_2`: the second overload of a method in the table of built-ins, called with an
//! argument of each parameter's own type.

use std::fmt::Write as _;
use trefoil_hlsl::builtins::{
    Base, Dim, Entry, Io, Namespace, Overload, Param, Relation, Shape, TypeSlot, groups,
};

/// The source of a member; none when the table has no such overload, or one with a type that the family does not write.
pub(super) fn source(stem: &str) -> Option<String> {
    let (method, number) = stem.rsplit_once('_')?;
    let (object, name) = method.split_once('_')?;
    let (entry, overload) = overload(object, name, number.parse().ok()?)?;
    // Raw gathers need an element of their own.
    if name == "GatherRaw" {
        return None;
    }
    let (mut arguments, mut declarations, mut variables) = (Vec::new(), String::new(), String::new());
    for (at, param) in overload.params().iter().enumerate() {
        match (param.ty.base, param.name()) {
            (Base::Sampler, _) => {
                declarations.push_str("SamplerState s : register(s0);\n");
                arguments.push("s".to_owned());
            }
            (Base::SamplerCmp, _) => {
                declarations.push_str("SamplerComparisonState c : register(s1);\n");
                arguments.push("c".to_owned());
            }
            // Offsets of samples must be constants.
            (_, "o" | "o1" | "o2" | "o3" | "o4" | "offset") => {
                arguments.push(format!("({}){}", type_of(param)?, at % 3))
            }
            _ => {
                let ty = type_of(param)?;
                writeln!(variables, "    {ty} v{at} = ({ty})id;").ok()?;
                arguments.push(format!("v{at}"));
            }
        }
    }
    let call = format!("o.{name}({})", arguments.join(", "));
    let statement = if gives_nothing(overload.result) { call } else { format!("result.Store(0, {call})") };
    let of_object = if object.starts_with("RWTexture2DMS") { 7 } else { 5 };
    let model = overload.since.max(entry.stages().first()?.0).max(of_object);
    let element = if object.contains("ByteAddress") { "" } else { "<float4>" };
    Some(format!(
        "// -T ps_6_{model}\n{object}{element} o;\n{declarations}RWByteAddressBuffer result : register(u7);\nfloat4 main(nointerpolation \
         uint id : ID) : SV_Target\n{{\n{variables}    {statement};\n    return 1;\n}}\n"
    ))
}

/// A method by its object's name and its own, and one of its overloads by its place among them, from 1.
fn overload(object: &str, method: &str, number: usize) -> Option<(&'static Entry, &'static Overload)> {
    let group = groups().iter().find(|group| name_of(group.namespace).as_deref() == Some(object))?;
    let entry: &Entry = group.entries().iter().find(|entry| entry.op.name() == method)?;
    Some((entry, entry.overloads().get(number.checked_sub(1)?)?))
}

/// The name that sources have for an object of the family: a buffer or a texture.
fn name_of(namespace: Namespace) -> Option<String> {
    let name = match namespace {
        Namespace::TextureCUBE => "TextureCube".to_owned(),
        Namespace::TextureCUBEArray => "TextureCubeArray".to_owned(),
        Namespace::Texture2DArrayMS => "Texture2DMSArray".to_owned(),
        other => format!("{other:?}"),
    };
    let is_resource = name.ends_with("Buffer") || name.contains("Texture");
    let is_other = ["Vk", "Feedback", "RasterizerOrdered"].iter().any(|kind| name.starts_with(kind));
    (is_resource && !is_other).then_some(name)
}

fn gives_nothing(result: TypeSlot) -> bool {
    result.base == Base::Void && result.shape_from == Relation::Own && result.element_from == Relation::Own
}

/// The type of an argument that is the parameter's own.
fn type_of(param: &Param) -> Option<String> {
    if param.ty.shape_from == Relation::Object || param.ty.element_from == Relation::Object {
        return Some("float4".to_owned());
    }
    let scalar = match param.ty.base {
        Base::Float | Base::FloatLike | Base::AnyFloat => "float",
        Base::Int | Base::AnyInt | Base::AnyInt32 | Base::Numeric32Only | Base::Int32Only => "int",
        Base::Uint | Base::UintOnly => "uint",
        Base::U64 => "uint64_t",
        Base::AnyInt64 | Base::Int64Only => "int64_t",
        _ => return None,
    };
    if matches!(param.io, Io::Variadic) || param.ty.array {
        return None;
    }
    Some(match param.ty.shape {
        Shape::Scalar | Shape::Any => scalar.to_owned(),
        Shape::Vector(Dim::Fixed(n)) => format!("{scalar}{n}"),
        Shape::Vector(_) | Shape::Matrix(..) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::consumers::workspace;
    use trefoil_hlsl::builtins::BuiltinAttrs;

    #[test]
    fn each_overload_that_the_family_can_write_has_its_file() {
        let folder = workspace().join("tests/accept/methods_of_objects");
        let mut missing = Vec::new();
        for group in groups() {
            for entry in group.entries() {
                for (number, overload) in (1..).zip(entry.overloads()) {
                    let Some(object) = name_of(group.namespace) else { continue };
                    let stem = format!("{object}_{}_{number}", entry.op.name());
                    let hidden = [BuiltinAttrs::HIDDEN, BuiltinAttrs::VULKAN]
                        .into_iter()
                        .any(|a| overload.attributes.contains(a));
                    let is_there = || folder.join(&stem).with_extension("hlsl").exists();
                    if !hidden && source(&stem).is_some() && !is_there() {
                        missing.push(stem);
                    }
                }
            }
        }
        assert!(missing.is_empty(), "{} without a test: {}", missing.len(), missing.join(" "));
    }
}
