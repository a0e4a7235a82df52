//! Families of generated acceptance tests: the name of a file determines its source.
//!
//! - `operands/add_2_half_int`: an operator and the types of its operands, `operands/convinit_1_float_E`: a conversion, the
//!   type of what is converted and the type that it becomes.
//! - `builtin_types/sin_1_ul2_cs`, `builtin_types_67/…_ps`: a built-in, the number of its arguments, their types, the stage.
//! - `builtins/mul_float3_6`: a built-in function, the type it is called with, which of its overloads.
//! - `methods_of_objects/Texture2D_Sample_2`: an object, its method and which of the method's overloads.
//!
//! `cargo run -p trefoil-testkit --bin family -- operands/add_2_half_int` writes one more; its verdict comes from DXC.

mod functions;
mod methods;

use std::fmt::Write as _;

/// The folders that hold families.
pub const FOLDERS: [&str; 5] =
    ["operands", "builtin_types", "builtin_types_67", "builtins", "methods_of_objects"];

/// The source of a member of a family by its path below `tests/accept`, without extension; none for other names.
pub fn source(name: &str) -> Option<String> {
    let (folder, stem) = name.split_once('/')?;
    match folder {
        "builtins" => return functions::source(stem),
        "methods_of_objects" => return methods::source(stem),
        _ => {}
    }
    let mut words = stem.split('_');
    let (what, count) = (words.next()?, words.next()?);
    match (folder, count) {
        ("operands", "2") => binary(what, &operands(stem)?),
        ("operands", "1") => conversion(what, &operands(stem)?),
        ("builtin_types" | "builtin_types_67", _) => builtin(folder, stem),
        _ => None,
    }
}

/// The two types at the end of a stem; their names may contain an underscore (`int64_t`).
fn operands(stem: &str) -> Option<[&str; 2]> {
    let rest = stem.splitn(3, '_').nth(2)?;
    let of = |name: &str| TYPES.iter().copied().find(|known| *known == name);
    rest.match_indices('_').find_map(|(at, _)| Some([of(&rest[..at])?, of(&rest[at + 1..])?]))
}

/// The types of operands, by the names that HLSL has for them; an array of two `float2`, and two of literals.
const TYPES: [&str; 23] = [
    "bool",
    "bool2",
    "int",
    "int3",
    "int2x3",
    "uint",
    "uint4",
    "int64_t",
    "half",
    "min16float",
    "min16int",
    "float",
    "float1",
    "float2",
    "float1x4",
    "float2x2",
    "double",
    "S",
    "E",
    "EC",
    "F2_2",
    "lit",
    "flit",
];

/// The declarations of all tests of operands.
const DECLARATIONS: &str = "\
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
";

const KEEP: &str = "\
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
";

/// A variable of a type, made of data; nothing for a literal.
fn variable(of: &str, name: &str, index: u32) -> String {
    match of {
        "lit" | "flit" => String::new(),
        "F2_2" => format!("float2 {name}[2] = {{In[0].xx, In[1].xx}};"),
        "E" | "EC" => format!("{of} {name} = ({of})(int)In[{index}];"),
        _ => format!("{of} {name} = ({of})In[{index}];"),
    }
}

/// An operand: its variable, or a literal.
fn operand<'a>(of: &str, name: &'a str) -> &'a str {
    match of {
        "lit" => "2",
        "flit" => "1.5",
        _ => name,
    }
}

/// A binary operator or an assignment.
fn binary(operator: &str, [left, right]: &[&str; 2]) -> Option<String> {
    let (sign, assigns) = match operator {
        "add" => ("+", false),
        "sub" => ("-", false),
        "mul" => ("*", false),
        "div" => ("/", false),
        "rem" => ("%", false),
        "and" => ("&", false),
        "or" => ("|", false),
        "xor" => ("^", false),
        "shl" => ("<<", false),
        "shr" => (">>", false),
        "lt" => ("<", false),
        "eq" => ("==", false),
        "andand" => ("&&", false),
        "oror" => ("||", false),
        "comma" => (",", false),
        "assign" => ("=", true),
        "addassign" => ("+=", true),
        "remassign" => ("%=", true),
        "andassign" => ("&=", true),
        "shlassign" => ("<<=", true),
        _ => return None,
    };
    let (a, b) = (operand(left, "a"), operand(right, "b"));
    let statement = match assigns {
        true => format!("{a} {sign} {b}; keep({a});"),
        false => format!("keep({a} {sign} {b});"),
    };
    let (first, second) = (variable(left, "a", 97), variable(right, "b", 98));
    Some(format!(
        "// -T cs_6_0 -E main -HV 2021\n{DECLARATIONS}{KEEP}[numthreads(1, 1, 1)]\nvoid main() {{\n    {first} {second}\n    \
         {statement}\n}}\n"
    ))
}

/// An implicit or explicit conversion of `from` to `to`.
fn conversion(what: &str, [from, to]: &[&str; 2]) -> Option<String> {
    let a = operand(from, "a");
    let zero = format!("{to} r0 = ({to})0;");
    let (more, statement) = match what {
        "convarg" => ("", format!("keep(f_{to}({a}));")),
        "convcast" => ("", format!("keep(({to}){a});")),
        "convcond" => (zero.as_str(), format!("keep(In[0] > 1 ? r0 : {a});")),
        "convctor" => ("", format!("keep({to}({a}));")),
        "convindex" => ("", format!("keep(Arr[{a}]);")),
        "convinit" => ("", format!("{to} r = {a}; keep(r);")),
        "convinout" => ("", format!("io_{to}({a}); keep({a});")),
        "convlist" => ("", format!("{to} r = {{{a}}}; keep(r);")),
        "convout" => ("", format!("o_{to}({a}); keep({a});")),
        "convret" => ("", format!("keep(g({a}));")),
        "convsw" => ("", format!("switch ({a}) {{ case 1: keep(1); break; }}")),
        _ => return None,
    };
    let mut text =
        format!("// -T cs_6_0 -E main\n{DECLARATIONS}static float Arr[4] = {{1, 2, 3, 4}};\n{KEEP}");
    write!(text, "{to} f_{to}({to} x) {{ return x; }}\nvoid o_{to}(out {to} x) {{ x = ({to})0; }}\n").ok()?;
    writeln!(text, "void io_{to}(inout {to} x) {{ }}").ok()?;
    if what == "convret" {
        let given = match *from {
            "lit" => "int",
            "flit" => "float",
            other => other,
        };
        writeln!(text, "{to} g({given} x) {{ return x; }}").ok()?;
    }
    let first = variable(from, "a", 97);
    write!(text, "[numthreads(1, 1, 1)]\nvoid main() {{\n    {first} {more}\n    {statement}\n}}\n").ok()?;
    Some(text)
}

/// A built-in of arguments of some types, in a compute or a pixel shader.
fn builtin(folder: &str, stem: &str) -> Option<String> {
    let (stem, stage) = stem.rsplit_once('_')?;
    // The names of some built-ins have underscores and numbers too.
    let digit = |part: &str| part.len() == 1 && part.parse::<usize>().is_ok();
    let (name, count, rest) = stem.match_indices('_').find_map(|(at, _)| {
        let (count, rest) = stem[at + 1..].split_once('_')?;
        digit(count).then(|| (&stem[..at], count, rest))
    })?;
    let types: Vec<&str> = rest.split('_').filter(|part| !part.is_empty()).collect();
    if types.len().to_string() != count {
        return None;
    }
    let (mut arguments, mut variables) = (Vec::new(), String::new());
    for (index, short) in types.iter().enumerate() {
        let of = match argument_type(short, folder)? {
            "lit" | "flit" => {
                arguments.push(operand(short, "").to_string());
                continue;
            }
            of => of,
        };
        arguments.push(format!("v{index}"));
        match of {
            "array" => writeln!(variables, "    float v{index}[2] = {{1, 2}};"),
            "S" => writeln!(variables, "    S v{index} = (S)0;"),
            _ => writeln!(variables, "    {of} v{index} = ({of})In[i + {index}];"),
        }
        .ok()?;
    }
    let call = format!("{name}({})", arguments.join(", "));
    // Output arguments are kept as well.
    let out = match (name, types.len()) {
        ("sincos", 3) => &[1, 2][..],
        ("frexp" | "modf", 2) => &[1],
        (atomic, _) if atomic.starts_with("InterlockedCompareStore") => &[0],
        (atomic, 4) if atomic.starts_with("Interlocked") => &[0, 3],
        (atomic, 3) if atomic.starts_with("Interlocked") => &[0, 2],
        (atomic, _) if atomic.starts_with("Interlocked") => &[0],
        _ => &[],
    };
    let gives = !(name.starts_with("Interlocked") || GIVE_NOTHING.contains(&name));
    let mut statement = if gives { format!("keep({call});") } else { format!("{call};") };
    for index in out.iter().filter(|index| arguments.get(**index).is_some()) {
        write!(statement, " keep({});", arguments[*index]).ok()?;
    }
    let declarations = "\
struct S { float x; };
StructuredBuffer<uint4> InU;
ByteAddressBuffer InB;
#define In (InB.Load<float4>(i * 16).x)
#undef In
Buffer<float> In;
";
    let arguments = if folder == "builtin_types" {
        "// -T cs_6_0 -E main "
    } else {
        "// -T ps_6_7 -E main -enable-16bit-types"
    };
    let (head, tail) = match stage {
        "cs" => ("[numthreads(4, 1, 1)]\nvoid main(uint i : SV_GroupIndex) {\n", "}\n"),
        "ps" => ("float4 main(float4 q : Q) : SV_Target {\n    uint i = uint(q.x);\n", "    return 0;\n}\n"),
        _ => return None,
    };
    Some(format!("{arguments}\n{declarations}{KEEP}{head}{variables}    {statement}\n{tail}"))
}

/// Built-ins without a result, but for those on shared memory.
const GIVE_NOTHING: [&str; 9] = [
    "sincos",
    "clip",
    "printf",
    "Barrier",
    "CallShader",
    "TraceRay",
    "AcceptHitAndEndSearch",
    "DispatchMesh",
    "SetMeshOutputCounts",
];

/// The type of an abbreviation in a file's name.
fn argument_type(short: &str, folder: &str) -> Option<&'static str> {
    Some(match short {
        "a" => "array",
        "b" => "bool",
        "b2" => "bool2",
        "bm" => "bool2x2",
        "d" => "double",
        "d2" => "double2",
        "f" => "float",
        "f1" => "float1",
        "f2" => "float2",
        "f3" => "float3",
        "f4" => "float4",
        "h" => "half",
        "h4" => "half4",
        "i" => "int",
        "i4" => "int4",
        "im23" => "int2x3",
        "l" => "int64_t",
        "m22" => "float2x2",
        "u" => "uint",
        "u2" => "uint2",
        "u3" => "uint3",
        "u4" => "uint4",
        "ul2" => "uint64_t2",
        "s" => "S",
        "lit" => "lit",
        "flit" => "flit",
        "mf" if folder == "builtin_types" => "min16float2",
        "mi" if folder == "builtin_types" => "min16int",
        "f16" if folder == "builtin_types_67" => "float16_t",
        "i16" if folder == "builtin_types_67" => "int16_t",
        "i164" if folder == "builtin_types_67" => "int16_t4",
        "u16" if folder == "builtin_types_67" => "uint16_t3",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::verdict;
    use super::*;
    use crate::consumers::files;

    #[test]
    fn each_member_of_a_family_is_what_its_name_says() {
        let (mut members, mut wrong) = (0, Vec::new());
        for folder in FOLDERS {
            for (file, path) in files(&format!("tests/accept/{folder}")) {
                let Some(made) = source(&format!("{folder}/{}", file.trim_end_matches(".hlsl"))) else {
                    continue;
                };
                let (there, _) = verdict::split(&std::fs::read_to_string(path).unwrap()).unwrap();
                members += 1;
                // Why a comparison is left out is no part of the source.
                let there: Vec<&str> = there.lines().filter(|line| !line.starts_with("// except ")).collect();
                if !there.iter().copied().eq(made.lines()) {
                    let differ = there.into_iter().zip(made.lines()).find(|(there, made)| there != made);
                    wrong.push(format!("{folder}/{file}: {differ:?}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(members > 1200, "only {members} files have names of families");
    }
}
