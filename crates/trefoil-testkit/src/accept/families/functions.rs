//! `builtins/mul_float3_6`: the sixth overload of a function in the table of built-ins, called with `float3` where a parameter
//! takes several types. Without a number it is the first overload, without a type `float`.

use std::fmt::Write as _;
use trefoil_hlsl::builtins::{Base, Dim, Entry, Io, Namespace, Overload, Relation, Shape, TypeSlot, lookup};

/// The types that names of files have.
const TYPES: [&str; 11] = [
    "bool2",
    "double2",
    "float",
    "float2x2",
    "float3",
    "half2",
    "int2",
    "int64_t",
    "uint16_t4",
    "uint4",
    "uint64_t",
];

/// A type that a parameter takes: the name of its scalar, and its extents.
#[derive(Clone, Copy)]
struct Type {
    scalar: &'static str,
    extents: Extents,
}

#[derive(Clone, Copy)]
enum Extents {
    Scalar,
    Vector(u8),
    Matrix(u8, u8),
}

impl Type {
    /// The type of a name such as `uint16_t4`.
    fn of_name(name: &'static str) -> Type {
        let end = |text: &'static str, digits: usize| {
            (&text[..text.len() - digits], &text.as_bytes()[text.len() - digits..])
        };
        if let (scalar, &[rows @ b'1'..=b'4', b'x', columns]) = end(name, 3) {
            return Type { scalar, extents: Extents::Matrix(rows - b'0', columns - b'0') };
        }
        match end(name, 1) {
            (scalar, &[lanes @ b'1'..=b'4']) => Type { scalar, extents: Extents::Vector(lanes - b'0') },
            _ => Type { scalar: name, extents: Extents::Scalar },
        }
    }

    fn name(self) -> String {
        match self.extents {
            Extents::Scalar => self.scalar.to_owned(),
            Extents::Vector(lanes) => format!("{}{lanes}", self.scalar),
            Extents::Matrix(rows, columns) => format!("{}{rows}x{columns}", self.scalar),
        }
    }
}

/// The source of a member; none when the table has no such overload, or one with a type that the family does not write.
pub(super) fn source(stem: &str) -> Option<String> {
    let (entry, given, number) = parts(stem)?;
    let overload = entry.overloads().get(number.checked_sub(1)?)?;
    let name = entry.op.name();
    let (mut arguments, mut declarations, mut variables) = (Vec::new(), String::new(), String::new());
    for (at, param) in overload.params().iter().enumerate() {
        let ty = type_of(overload, param.ty, given)?.name();
        if param.io == Io::Ref {
            writeln!(declarations, "groupshared {ty} s;").ok()?;
            arguments.push("s".to_owned());
        } else {
            writeln!(variables, "    {ty} v{at} = ({ty})(id + 1);").ok()?;
            arguments.push(format!("v{at}"));
        }
    }
    let mut statement = format!("{name}({})", arguments.join(", "));
    if overload.result.base != Base::Void || overload.result.shape_from != Relation::Own {
        declarations.push_str("RWByteAddressBuffer result : register(u0);\n");
        statement = format!("result.Store(0, {statement})");
    }
    let options = if matches!(given.scalar, "half" | "uint16_t") { " -enable-16bit-types" } else { "" };
    let (prefix, head, tail) = if is_for_pixels(entry) {
        ("ps", "float4 main(nointerpolation uint id : ID) : SV_Target", "    return 1;\n")
    } else {
        ("cs", "[numthreads(4, 1, 1)]\nvoid main(uint id : SV_GroupIndex)", "")
    };
    Some(format!(
        "// -T {prefix}_6_6{options}\n{declarations}{head}\n{{\n{variables}    {statement};\n{tail}}}\n"
    ))
}

/// The built-in that a name of a file begins with, the type that it is called with, and the number of its overload.
fn parts(stem: &str) -> Option<(&'static Entry, Type, usize)> {
    let ends = stem.match_indices('_').map(|(at, _)| at).chain([stem.len()]);
    ends.rev().find_map(|end| {
        let entry = lookup(Namespace::Global, &stem[..end])?;
        let rest = stem[end..].strip_prefix('_').unwrap_or_default();
        let (of, number) = match rest.rsplit_once('_') {
            Some((of, number)) if number.parse::<usize>().is_ok() => (of, number),
            _ if rest.parse::<usize>().is_ok() => ("", rest),
            _ => (rest, "1"),
        };
        let of = if of.is_empty() { "float" } else { TYPES.into_iter().find(|known| *known == of)? };
        Some((entry, Type::of_name(of), number.parse().ok()?))
    })
}

/// Whether a built-in is called in a pixel shader: what other stages lacked when they came, or what only pixels have a use for.
fn is_for_pixels(entry: &Entry) -> bool {
    const PIXEL: u16 = 1;
    const COMPUTE: u16 = 1 << 5;
    let first = entry.stages().first().map_or(0, |row| row.1);
    first & PIXEL != 0 && first & COMPUTE == 0 || entry.op.name() == "CheckAccessFullyMapped"
}

/// The type that a parameter takes when the call is made with a type: what the parameter leaves open is the given one's.
fn type_of(overload: &Overload, slot: TypeSlot, given: Type) -> Option<Type> {
    let other = |relation: Relation| match relation {
        Relation::Own => Some(slot),
        Relation::Same(0) => Some(overload.result),
        Relation::Same(at) => overload.params().get(usize::from(at) - 1).map(|param| param.ty),
        _ => None,
    };
    let scalar = match other(slot.element_from)?.base {
        Base::Bool => "bool",
        Base::Double | Base::DoubleOnly => "double",
        Base::Float | Base::Float32Only => "float",
        Base::Int | Base::AnyInt32 | Base::Int32Only => "int",
        Base::AnyInt64 | Base::Int64Only => "int64_t",
        Base::Uint | Base::UintOnly => "uint",
        Base::U64 => "uint64_t",
        Base::Any
        | Base::AnyFloat
        | Base::AnyInt
        | Base::AnyInt16or32
        | Base::FloatLike
        | Base::Numeric
        | Base::Numeric16Only
        | Base::Numeric32Only
        | Base::P32i8
        | Base::P32u8
        | Base::Sint16or32Only => given.scalar,
        _ => return None,
    };
    let extents = match (other(slot.shape_from)?.shape, given.extents) {
        (Shape::Scalar, _) => Extents::Scalar,
        (Shape::Any, given) => given,
        (Shape::Vector(Dim::Fixed(lanes)), _) => Extents::Vector(lanes),
        (Shape::Vector(_), Extents::Vector(lanes)) => Extents::Vector(lanes),
        (Shape::Vector(_), _) => Extents::Vector(3),
        (Shape::Matrix(Dim::Fixed(rows), Dim::Fixed(columns)), _) => Extents::Matrix(rows, columns),
        (Shape::Matrix(..), Extents::Matrix(rows, columns)) => Extents::Matrix(rows, columns),
        (Shape::Matrix(..), _) => Extents::Matrix(2, 2),
    };
    Some(Type { scalar, extents })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::consumers::files;

    #[test]
    fn files_are_members_but_for_those_named_by_a_behaviour() {
        let names = files("tests/accept/builtins")
            .into_iter()
            .map(|(name, _)| name.trim_end_matches(".hlsl").to_owned());
        let (members, others): (Vec<String>, Vec<String>) = names.partition(|name| source(name).is_some());
        assert!(members.len() > 640, "{} members; others: {}", members.len(), others.join(" "));
    }
}
