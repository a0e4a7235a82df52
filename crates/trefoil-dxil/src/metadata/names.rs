//! The names of types as DXC gives them, which reflection shows: classes of resources with what they hold, structures.

use trefoil_ir::{ComponentType, Context, SourceElement, Symbol, Type, TypeId};

/// Before the name of a type that lies otherwise in memory than where it is computed with: matrices and numbers of minimum
/// precision do.
pub(super) const HOSTED: &str = "hostlayout.";

/// Before the name of a structure of the source.
const STRUCT: &str = "struct.";

/// Whether a type is a structure of the source, and not the members of a `cbuffer`.
pub(super) fn is_of_source(ctx: &Context, ty: TypeId) -> bool {
    struct_name(ctx, ty).is_some_and(|name| {
        let name = ctx.name(name);
        name.strip_prefix(HOSTED).unwrap_or(name).starts_with(STRUCT)
    })
}

fn struct_name(ctx: &Context, ty: TypeId) -> Option<Symbol> {
    match ctx.types.get(ty) {
        Type::Struct { name, .. } => *name,
        _ => None,
    }
}

/// Whether numbers of a component are of minimum precision, which takes as much memory as any.
pub(super) fn is_of_min_precision(component: ComponentType, native: bool) -> bool {
    !native && matches!(component, ComponentType::F16 | ComponentType::I16 | ComponentType::U16)
}

/// Whether a type of memory has anything in it that lies otherwise elsewhere.
pub(super) fn is_hosted(ctx: &Context, ty: TypeId) -> bool {
    match ctx.types.get(ty) {
        Type::Array { elem, .. } => is_hosted(ctx, *elem),
        Type::Struct { fields, .. } => {
            let of_fields = ctx.layouts.get(&ty).is_some_and(|layout| {
                layout.fields.iter().zip(fields).any(|(field, &ty)| {
                    // Memory of minimum precision has numbers of 32 bits.
                    let native = ctx.types.scalar_bits(innermost(ctx, ty)) == 16;
                    field.matrix.is_some() || is_of_min_precision(field.component, native)
                })
            });
            of_fields || fields.iter().any(|&field| is_hosted(ctx, field))
        }
        _ => false,
    }
}

/// The number that arrays and vectors are made of.
pub(super) fn scalar_of(ctx: &Context, ty: TypeId) -> TypeId {
    ctx.types.scalar(innermost(ctx, ty))
}

fn innermost(ctx: &Context, mut ty: TypeId) -> TypeId {
    while let Type::Array { elem, .. } = *ctx.types.get(ty) {
        ty = elem;
    }
    ty
}

/// Writes what a resource holds: `int`, `vector<float, 4> `, `S`. A name that ends in a bracket is followed by a blank.
pub(super) fn element(
    ctx: &Context,
    ty: TypeId,
    component: ComponentType,
    source: Option<SourceElement>,
    native: bool,
    out: &mut String,
) {
    if let Some(shape) = source.and_then(|source| source.matrix) {
        out.push_str("matrix<");
        out.push_str(scalar(component, native));
        for count in [shape.rows, shape.cols] {
            out.push_str(", ");
            decimal(count.into(), out);
        }
        out.push_str("> ");
        return;
    }
    match ctx.types.get(ty) {
        Type::Struct { name: Some(name), .. } => {
            let name = ctx.name(*name);
            let name = name.strip_prefix(HOSTED).unwrap_or(name);
            let name = name.strip_prefix(STRUCT).unwrap_or(name);
            out.push_str(name);
            if name.ends_with('>') {
                out.push(' ');
            }
        }
        Type::Vector { elem, len } => vector(scalar(known(ctx, *elem, component), native), *len, out),
        Type::Half | Type::Float | Type::Double | Type::Int(_) => {
            let name = scalar(known(ctx, ty, component), native);
            match source {
                Some(SourceElement { vector_of_one: true, .. }) => vector(name, 1, out),
                _ => out.push_str(name),
            }
        }
        // An array, which the source can only express by a typedef.
        Type::Array { elem, len } => {
            element(ctx, *elem, component, None, native, out);
            out.truncate(out.trim_end().len());
            out.push_str(" [");
            decimal(*len, out);
            out.push(']');
        }
        // Any other is identified by its number.
        _ => {
            out.push('t');
            decimal(ty.as_u32(), out);
        }
    }
}

fn vector(of: &str, len: u32, out: &mut String) {
    out.push_str("vector<");
    out.push_str(of);
    out.push_str(", ");
    decimal(len, out);
    out.push_str("> ");
}

/// A component, of the type in memory where nothing says it.
fn known(ctx: &Context, ty: TypeId, component: ComponentType) -> ComponentType {
    match (component, ctx.types.get(ty)) {
        (ComponentType::Invalid, Type::Half) => ComponentType::F16,
        (ComponentType::Invalid, Type::Float) => ComponentType::F32,
        (ComponentType::Invalid, Type::Double) => ComponentType::F64,
        (ComponentType::Invalid, Type::Int(16)) => ComponentType::U16,
        (ComponentType::Invalid, Type::Int(64)) => ComponentType::U64,
        (ComponentType::Invalid, _) => ComponentType::U32,
        (said, _) => said,
    }
}

/// A number's type, by its canonical name.
fn scalar(component: ComponentType, native: bool) -> &'static str {
    use ComponentType as C;
    match component {
        C::I1 => "bool",
        C::I16 if native => "int16_t",
        C::I16 => "min16int",
        C::U16 if native => "uint16_t",
        C::U16 => "min16uint",
        C::I32 => "int",
        C::I64 => "long long",
        C::U64 => "unsigned long long",
        C::F16 | C::SNormF16 | C::UNormF16 if native => "half",
        C::F16 | C::SNormF16 | C::UNormF16 => "min16float",
        C::F32 | C::SNormF32 | C::UNormF32 => "float",
        C::F64 | C::SNormF64 | C::UNormF64 => "double",
        _ => "unsigned int",
    }
}

/// Gives the structures of buffers the names that they have in the source: the front end adds to them the rule by which they
/// are laid out. One that is laid out by two rules keeps its name for the first. Instances of templates have their arguments in
/// full, also where they are in no buffer.
pub(crate) fn settle(ctx: &mut Context) {
    let structures: Vec<(TypeId, Symbol)> =
        ctx.types.iter().filter_map(|(id, _)| Some((id, struct_name(ctx, id)?))).collect();
    for (id, old) in structures {
        let name = ctx.name(old);
        if !ctx.layouts.contains_key(&id) {
            if name.contains('<') {
                let name = canonical(name);
                let name = ctx.symbol(&name);
                ctx.types.rename_struct(id, name);
            }
            continue;
        }
        let Some(plain) = source_name(name) else { continue };
        let hosted = [HOSTED, &plain].concat();
        let (first, second) = if is_hosted(ctx, id) { (&hosted, &plain) } else { (&plain, &hosted) };
        for name in [first, second] {
            let name = ctx.symbol(name);
            give_way(ctx, name);
            if ctx.types.rename_struct(id, name) {
                break;
            }
        }
    }
}

/// The name in the source of what the front end calls `struct.S.cb`, with a number at its end where there are others of that
/// name, and `struct.struct.anon.N.cb` without one: LLVM counts the others from nought.
fn source_name(name: &str) -> Option<String> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (rest, last) = name.rsplit_once('.')?;
    let (rest, number) = match rest.rsplit_once('.') {
        Some((rest, "cb" | "sb")) if is_number(last) => (rest, last.parse::<u32>().ok()?),
        _ if matches!(last, "cb" | "sb") => (rest, 0),
        _ => return None,
    };
    let (base, number) = match rest.strip_prefix("struct.struct.anon.") {
        Some(anonymous) => ("struct.anon", anonymous.parse::<u32>().ok()? - 1),
        None => (rest, number),
    };
    let mut name = match base.contains('<') {
        true => canonical(base),
        false => base.to_owned(),
    };
    if let Some(before) = number.checked_sub(1) {
        name.push('.');
        decimal(before, &mut name);
    }
    Some(name)
}

/// The name of a template's instance with its arguments spelled in full: `Two<vector<float, 4> >` for `Two<float4>`.
fn canonical(name: &str) -> String {
    let mut out = String::with_capacity(2 * name.len());
    let mut rest = name;
    while let Some(c) = rest.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        if word > 0 {
            full_name(&rest[..word], &mut out);
            rest = &rest[word..];
            continue;
        }
        if c == '>' && out.ends_with('>') {
            out.push(' ');
        }
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    out
}

/// Writes the full name of a type: of a vector or matrix of HLSL's, and of what C++ calls otherwise.
fn full_name(word: &str, out: &mut String) {
    const SCALARS: [(&str, &str); 14] = [
        ("uint64_t", "unsigned long long"),
        ("uint16_t", "uint16_t"),
        ("uint32_t", "unsigned int"),
        ("min16float", "min16float"),
        ("min16uint", "min16uint"),
        ("min16int", "min16int"),
        ("int64_t", "long long"),
        ("int16_t", "int16_t"),
        ("int32_t", "int"),
        ("double", "double"),
        ("float", "float"),
        ("half", "half"),
        ("bool", "bool"),
        ("uint", "unsigned int"),
    ];
    let known = SCALARS.iter().chain([&("int", "int")]).find_map(|(short, full)| {
        let extent = |text: &str| matches!(text.as_bytes(), [b'1'..=b'4']);
        let rest = word.strip_prefix(short)?;
        match rest.split_once('x') {
            _ if rest.is_empty() => Some((full, [None, None])),
            None if extent(rest) => Some((full, [Some(rest), None])),
            Some((rows, cols)) if extent(rows) && extent(cols) => Some((full, [Some(rows), Some(cols)])),
            _ => None,
        }
    });
    match known {
        None => out.push_str(word),
        Some((full, [Some(rows), Some(cols)])) => out.extend(["matrix<", full, ", ", rows, ", ", cols, ">"]),
        Some((full, [Some(len), _])) => out.extend(["vector<", full, ", ", len, ">"]),
        Some((full, [None, _])) => out.push_str(full),
    }
}

/// Renames a structure of a name that is in no buffer.
fn give_way(ctx: &mut Context, name: Symbol) {
    let Some(id) = ctx.types.find_struct(name).filter(|id| !ctx.layouts.contains_key(id)) else { return };
    let other = [ctx.name(name), ".own"].concat();
    let other = ctx.symbol(&other);
    ctx.types.rename_struct(id, other);
}

/// Writes a number: formatting would take longer than the rest of a name.
pub(super) fn decimal(value: u32, out: &mut String) {
    if value >= 10 {
        decimal(value / 10, out);
    }
    out.push(char::from(b'0' + (value % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_source() {
        let of = |name: &str| source_name(name).unwrap_or_default();
        assert_eq!(of("struct.S.cb"), "struct.S");
        assert_eq!(of("C.cb.1"), "C.0");
        assert_eq!(of("struct.struct.anon.1.sb"), "struct.anon");
        assert_eq!(of("struct.struct.anon.3.sb"), "struct.anon.1");
        assert_eq!(of("struct.Two<float4, A<uint>>.sb"), "struct.Two<vector<float, 4>, A<unsigned int> >");
        assert_eq!(of("struct.Two<float2x1>.cb"), "struct.Two<matrix<float, 2, 1> >");
        assert_eq!(source_name("struct.S"), None);
    }
}
