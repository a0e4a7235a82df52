//! Nodes of debug information as text: a row for each kind, with its fields in LLVM's order.

use super::model::{Meta, Module};
use super::types;
use std::fmt::Write;
use trefoil_dxil::bitcode::codes::metadata as code;

/// How a field is kept and written.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// One more than a node's number; missing where it is 0.
    Node,
    /// As `Node`, written where it is missing too.
    AnyNode,
    /// A node's number.
    BareNode,
    /// As `Node`, of a string; missing where it is 0.
    Text,
    /// As `Text`, written where it is empty too.
    AnyText,
    /// A number, missing where it is 0.
    Number,
    /// A number.
    AnyNumber,
    /// The position of a parameter, missing where a variable is none.
    Position,
    /// A signed number, missing where it is 0.
    Signed,
    /// A signed number.
    AnySigned,
    Bool,
    /// What DWARF calls a tag.
    Tag,
    /// How a number is encoded.
    Encoding,
    Language,
    Flags,
}

use Kind::*;

/// A field: its name, its place in the record, and its kind.
type Field = (&'static str, usize, Kind);

/// A kind of nodes.
struct Row {
    code: u32,
    name: &'static str,
    fields: &'static [Field],
}

/// The kinds, with what stands in their records after whether they are distinct.
const ROWS: &[Row] = &[
    Row {
        code: code::LOCATION,
        name: "DILocation",
        fields: &[
            ("line", 1, AnyNumber),
            ("column", 2, Number),
            ("scope", 3, BareNode),
            ("inlinedAt", 4, Node),
        ],
    },
    Row {
        code: code::SUBRANGE,
        name: "DISubrange",
        fields: &[("count", 1, AnyNumber), ("lowerBound", 2, Signed)],
    },
    Row {
        code: code::ENUMERATOR,
        name: "DIEnumerator",
        fields: &[("name", 2, Text), ("value", 1, AnySigned)],
    },
    Row {
        code: code::BASIC_TYPE,
        name: "DIBasicType",
        fields: &[("name", 2, Text), ("size", 3, Number), ("align", 4, Number), ("encoding", 5, Encoding)],
    },
    Row { code: code::FILE, name: "DIFile", fields: &[("filename", 1, AnyText), ("directory", 2, AnyText)] },
    Row {
        code: code::DERIVED_TYPE,
        name: "DIDerivedType",
        fields: &[
            ("tag", 1, Tag),
            ("name", 2, Text),
            ("scope", 5, Node),
            ("file", 3, Node),
            ("line", 4, Number),
            ("baseType", 6, Node),
            ("size", 7, Number),
            ("align", 8, Number),
            ("offset", 9, Number),
            ("flags", 10, Flags),
            ("extraData", 11, Node),
        ],
    },
    Row {
        code: code::COMPOSITE_TYPE,
        name: "DICompositeType",
        fields: &[
            ("tag", 1, Tag),
            ("name", 2, Text),
            ("scope", 5, Node),
            ("file", 3, Node),
            ("line", 4, Number),
            ("baseType", 6, Node),
            ("size", 7, Number),
            ("align", 8, Number),
            ("offset", 9, Number),
            ("flags", 10, Flags),
            ("elements", 11, Node),
            ("vtableHolder", 13, Node),
            ("templateParams", 14, Node),
            ("identifier", 15, Text),
        ],
    },
    Row {
        code: code::SUBROUTINE_TYPE,
        name: "DISubroutineType",
        fields: &[("flags", 1, Flags), ("types", 2, Node)],
    },
    Row {
        code: code::COMPILE_UNIT,
        name: "DICompileUnit",
        fields: &[
            ("language", 1, Language),
            ("file", 2, Node),
            ("producer", 3, Text),
            ("isOptimized", 4, Bool),
            ("flags", 5, Text),
            ("runtimeVersion", 6, AnyNumber),
            ("splitDebugFilename", 7, Text),
            ("emissionKind", 8, AnyNumber),
            ("enums", 9, Node),
            ("retainedTypes", 10, Node),
            ("subprograms", 11, Node),
            ("globals", 12, Node),
            ("imports", 13, Node),
            ("dwoId", 14, Number),
        ],
    },
    Row {
        code: code::SUBPROGRAM,
        name: "DISubprogram",
        fields: &[
            ("name", 2, Text),
            ("linkageName", 3, Text),
            ("scope", 1, Node),
            ("file", 4, Node),
            ("line", 5, Number),
            ("type", 6, Node),
            ("isLocal", 7, Bool),
            ("isDefinition", 8, Bool),
            ("scopeLine", 9, Number),
            ("containingType", 10, Node),
            ("virtuality", 11, Number),
            ("virtualIndex", 12, Number),
            ("flags", 13, Flags),
            ("isOptimized", 14, Bool),
            ("function", 15, Node),
            ("templateParams", 16, Node),
            ("declaration", 17, Node),
            ("variables", 18, Node),
        ],
    },
    Row {
        code: code::LEXICAL_BLOCK,
        name: "DILexicalBlock",
        fields: &[("scope", 1, Node), ("file", 2, Node), ("line", 3, Number), ("column", 4, Number)],
    },
    Row {
        code: code::LEXICAL_BLOCK_FILE,
        name: "DILexicalBlockFile",
        fields: &[("scope", 1, Node), ("file", 2, Node), ("discriminator", 3, AnyNumber)],
    },
    Row {
        code: code::NAMESPACE,
        name: "DINamespace",
        fields: &[("name", 3, Text), ("scope", 1, AnyNode), ("file", 2, Node), ("line", 4, Number)],
    },
    Row {
        code: code::TEMPLATE_TYPE,
        name: "DITemplateTypeParameter",
        fields: &[("name", 1, Text), ("type", 2, Node)],
    },
    Row {
        code: code::TEMPLATE_VALUE,
        name: "DITemplateValueParameter",
        fields: &[("name", 2, Text), ("type", 3, Node), ("value", 4, Node)],
    },
    Row {
        code: code::GLOBAL_VAR,
        name: "DIGlobalVariable",
        fields: &[
            ("name", 2, Text),
            ("linkageName", 3, Text),
            ("scope", 1, Node),
            ("file", 4, Node),
            ("line", 5, Number),
            ("type", 6, Node),
            ("isLocal", 7, Bool),
            ("isDefinition", 8, Bool),
            ("variable", 9, Node),
            ("declaration", 10, Node),
        ],
    },
    Row {
        code: code::LOCAL_VAR,
        name: "DILocalVariable",
        fields: &[
            ("tag", 1, Tag),
            ("name", 3, Text),
            ("arg", 7, Position),
            ("scope", 2, Node),
            ("file", 4, Node),
            ("line", 5, Number),
            ("type", 6, Node),
            ("flags", 8, Flags),
        ],
    },
];

/// The row of a record.
fn row(code: u32) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.code == code)
}

/// The nodes that a node of debug information names, in the order in which they are written.
pub(super) fn parts(code: u32, operands: &[u64]) -> impl Iterator<Item = u32> + '_ {
    let fields = row(code).map(|row| row.fields).unwrap_or_default();
    fields.iter().filter_map(|&(_, at, kind)| node(operands.get(at).copied()?, kind))
}

/// The node that a field names.
fn node(operand: u64, kind: Kind) -> Option<u32> {
    match kind {
        Node | AnyNode => u32::try_from(operand.checked_sub(1)?).ok(),
        BareNode => u32::try_from(operand).ok(),
        _ => None,
    }
}

/// The name of the function that a scope is in.
pub(super) fn function_of(m: &Module, scope: u32) -> Option<&str> {
    let mut at = scope;
    // Scopes of damaged input may go round.
    for _ in 0..MAX_SCOPES {
        let Some(Meta::Debug(kind, operands)) = m.metadata.get(at as usize) else { return None };
        if *kind == code::SUBPROGRAM {
            let &Meta::Text(name) = m.metadata.get(node(*operands.get(2)?, Node)? as usize)? else {
                return None;
            };
            return Some(m.text(name));
        }
        at = node(*operands.get(1)?, Node)?;
    }
    None
}

/// More scopes within each other are not followed.
const MAX_SCOPES: u32 = 1024;

/// Writes a node where another names it.
pub(super) type Refer<'a> = &'a dyn Fn(Option<u32>, &mut String);

/// Writes a node.
pub(super) fn write(m: &Module, refer: Refer<'_>, code: u32, operands: &[u64], out: &mut String) {
    if operands.first() == Some(&1) {
        out.push_str("distinct ");
    }
    if code == code::EXPRESSION {
        return expression(operands.get(1..).unwrap_or_default(), out);
    }
    let Some(row) = row(code) else {
        let _ = write!(out, "!{{}} ; debug information of code {code}");
        return;
    };
    let _ = write!(out, "!{}(", row.name);
    let start = out.len();
    for &(name, at, kind) in row.fields {
        let before = out.len();
        if out.len() > start {
            out.push_str(", ");
        }
        let _ = write!(out, "{name}: ");
        let kind = match kind {
            Position if operands.get(1) == Some(&PARAMETER) => AnyNumber,
            Position => Number,
            kind => kind,
        };
        if !field(m, refer, operands.get(at).copied().unwrap_or(0), kind, out) {
            out.truncate(before);
        }
    }
    out.push(')');
}

/// Writes the value of a field; false where it is left out.
fn field(m: &Module, refer: Refer<'_>, operand: u64, kind: Kind, out: &mut String) -> bool {
    let text = |id: u64| match id.checked_sub(1).and_then(|id| m.metadata.get(id as usize)) {
        Some(&Meta::Text(text)) => m.text(text),
        _ => "",
    };
    match kind {
        AnyNode => refer(node(operand, kind), out),
        Node | BareNode => match node(operand, kind) {
            Some(id) => refer(Some(id), out),
            None => return false,
        },
        Text if text(operand).is_empty() => return false,
        Text | AnyText => {
            out.push('"');
            types::escaped(text(operand).bytes(), out);
            out.push('"');
        }
        Number | Flags | Signed if operand == 0 => return false,
        Number | AnyNumber | Position => _ = write!(out, "{operand}"),
        Signed | AnySigned => {
            let size = (operand >> 1) as i64;
            let _ = write!(out, "{}", if operand & 1 != 0 { -size } else { size });
        }
        Bool => out.push_str(if operand != 0 { "true" } else { "false" }),
        Tag => named(TAGS, "DW_TAG_", operand, out),
        Encoding => named(ENCODINGS, "DW_ATE_", operand, out),
        Language => named(&[(4, "C_plus_plus"), (12, "C99")], "DW_LANG_", operand, out),
        Flags => flags(operand, out),
    }
    true
}

/// `DW_TAG_arg_variable`
const PARAMETER: u64 = 0x101;

/// DWARF's tags, as far as shaders have them.
const TAGS: &[(u64, &str)] = &[
    (0x01, "array_type"),
    (0x02, "class_type"),
    (0x04, "enumeration_type"),
    (0x0d, "member"),
    (0x0f, "pointer_type"),
    (0x10, "reference_type"),
    (0x13, "structure_type"),
    (0x16, "typedef"),
    (0x1c, "inheritance"),
    (0x26, "const_type"),
    (0x37, "restrict_type"),
    (0x100, "auto_variable"),
    (PARAMETER, "arg_variable"),
];

const ENCODINGS: &[(u64, &str)] = &[(2, "boolean"), (4, "float"), (5, "signed"), (7, "unsigned")];

fn named(names: &[(u64, &str)], prefix: &str, number: u64, out: &mut String) {
    match names.iter().find(|(known, _)| *known == number) {
        Some((_, name)) => _ = write!(out, "{prefix}{name}"),
        None => _ = write!(out, "{number}"),
    }
}

fn flags(mut operand: u64, out: &mut String) {
    let access = ["", "DIFlagPrivate", "DIFlagProtected", "DIFlagPublic"][(operand & 3) as usize];
    let start = out.len();
    out.push_str(access);
    operand &= !3;
    for (bit, name) in [(4, "FwdDecl"), (64, "Artificial"), (256, "Prototyped"), (1024, "ObjectPointer")] {
        if operand & bit != 0 {
            let _ = write!(out, "{}DIFlag{name}", if out.len() > start { " | " } else { "" });
            operand &= !bit;
        }
    }
    if operand != 0 {
        let _ = write!(out, "{}{operand}", if out.len() > start { " | " } else { "" });
    }
}

/// `DW_OP_bit_piece`, the one operation that shaders have, takes two operands.
const BIT_PIECE: u64 = 0x9d;

fn expression(operands: &[u64], out: &mut String) {
    out.push_str("!DIExpression(");
    for (i, operand) in operands.iter().enumerate() {
        out.push_str(if i > 0 { ", " } else { "" });
        match *operand {
            BIT_PIECE if i == 0 => out.push_str("DW_OP_bit_piece"),
            other => _ = write!(out, "{other}"),
        }
    }
    out.push(')');
}
