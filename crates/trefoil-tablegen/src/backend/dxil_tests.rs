//! The specification against the table of facts, its six first examples, and what it may not say.

use super::*;
use crate::{FileLoader, Options, read, text_of};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const KINDS: [&str; 10] = ["half", "float", "double", "i1", "i8", "i16", "i32", "i64", "user", "object"];

/// Where specification and facts differ: operation, column, the specification's value, and why.
const DISAGREEMENTS: [(&str, &str, &str, &str); 4] = [
    (
        "ReservedE0",
        "since",
        "10",
        "stands in the experimental table, which begins with 1.10; the facts say 1.0",
    ),
    ("VectorReduceAnd", "since", "9", "takes vectors alone, and DXIL has these since 1.9; the facts say 1.0"),
    ("VectorReduceOr", "since", "9", "takes vectors alone, and DXIL has these since 1.9; the facts say 1.0"),
    ("FDot", "since", "9", "takes vectors alone, and DXIL has these since 1.9; the facts say 1.0"),
];

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec")
}

/// The operations that a text specifies, with the names that masks are read with.
#[derive(Debug)]
struct Spec {
    ops: Vec<Op>,
    stages: Vec<String>,
    attributes: Vec<String>,
}

fn read_spec(text: &str) -> Result<Spec, String> {
    let mut loader = FileLoader { directories: vec![directory()] };
    let records = read("examples.td", text.to_owned(), &mut loader, &Options::default());
    if records.has_errors() {
        let messages: Vec<String> = records.diagnostics().iter().map(ToString::to_string).collect();
        return Err(messages.join("\n"));
    }
    let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
    Ok(Spec {
        ops: load(&records)?,
        stages: owned(stage_names(&records)?),
        attributes: owned(attribute_names(&records)?),
    })
}

fn spec() -> Spec {
    let text = text_of(std::fs::read(directory().join("DXIL.td")).expect("spec/DXIL.td reads"));
    read_spec(&text).expect("spec/DXIL.td is right")
}

fn set<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: BTreeSet<&str> = words.into_iter().collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

/// The columns of a row of facts, from the specification.
fn columns(op: &Op, spec: &Spec) -> Vec<(&'static str, String)> {
    let newest = op.overloads.last().map(|e| e.1.as_slice()).unwrap_or(&[]);
    let overloads: Vec<String> = newest
        .iter()
        .map(|types| {
            let words: Vec<String> = types
                .iter()
                .map(|t| format!("{}{}", if t.vector { "<>" } else { "" }, KINDS[t.index as usize]))
                .collect();
            set(words.iter().map(String::as_str))
        })
        .collect();
    let stages = op.stages.iter().rev().map(|e| e.1).find(|&mask| mask != 0).unwrap_or(0);
    let named = (0..16).filter(|i| stages >> i & 1 != 0).map(|i| spec.stages[i].as_str());
    let attributes = op.attributes.last().map_or(0, |e| e.1);
    let attributes = (0..16).filter(|i| attributes >> i & 1 != 0).map(|i| spec.attributes[i].as_str());
    let mut signature = op.result.name.clone();
    for p in &op.params {
        let constant = if p.constant { " const" } else { "" };
        let enumeration = p.enumeration.as_deref().map(|e| format!(" {e}")).unwrap_or_default();
        signature += &format!("; {} {}{constant}{enumeration}", p.ty.name, p.name);
    }
    vec![
        ("class", op.class.1.clone()),
        ("overloads", overloads.join(" / ")),
        ("since", op.since().to_string()),
        ("translated", op.translated.map(|v| v.to_string()).unwrap_or_default()),
        ("stages", if stages == u16::MAX { "all".to_owned() } else { set(named) }),
        // The facts do not say which operations need uniform inputs.
        ("attributes", set(attributes.filter(|&a| a != "RequiresUniformInputs"))),
        ("signature", signature),
    ]
}

#[test]
fn agrees_row_by_row_with_the_facts() {
    let facts = std::fs::read_to_string(directory().join("facts/dxil_ops.tsv")).expect("the facts read");
    let spec = spec();
    let mut wrong = Vec::new();
    let mut met = BTreeSet::new();
    let mut rows = 0;
    for line in facts.lines().filter(|l| !l.starts_with('#')) {
        rows += 1;
        let cells: Vec<&str> = line.split('\t').collect();
        let Some(op) = spec.ops.iter().find(|op| op.number().to_string() == cells[0]) else {
            wrong.push(format!("opcode {} is missing", cells[0]));
            continue;
        };
        if op.name != cells[1] {
            wrong.push(format!("opcode {}: {} is {} in the facts", cells[0], op.name, cells[1]));
        }
        for ((column, ours), theirs) in columns(op, &spec).into_iter().zip(&cells[2..]) {
            let known = DISAGREEMENTS.iter().find(|d| (d.0, d.1, d.2) == (&*op.name, column, &*ours));
            if ours == *theirs {
                continue;
            }
            match known {
                Some(known) => _ = met.insert((known.0, known.1)),
                None => wrong.push(format!("{}: {column}: '{ours}' is '{theirs}' in the facts", op.name)),
            }
        }
    }
    assert_eq!(rows, spec.ops.len());
    for (name, column, _, reason) in DISAGREEMENTS {
        if !met.contains(&(name, column)) {
            wrong.push(format!("{name}: {column}: listed as a disagreement ({reason}), but they agree"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn stages_have_the_numbers_of_the_facts() {
    let names = trefoil_facts::Stage::ALL.map(trefoil_facts::Stage::name);
    assert_eq!(spec().stages, names);
}

#[test]
fn every_operation_says_what_it_does() {
    for op in spec().ops {
        assert!(op.doc.ends_with('.') && op.doc.len() > 8, "{}: '{}'", op.name, op.doc);
    }
}

const EXAMPLES: &str = r#"
include "DXILBase.td"
def unary : DXILOpClass;
def flattenedThreadIdInGroup : DXILOpClass;
def rawBufferStore : DXILOpClass;
def createHandle : DXILOpClass;
def sample : DXILOpClass;
def int_sin : Intrinsic<"llvm.sin">;
def int_dx_flattened_thread_id_in_group : Intrinsic<"llvm.dx.flattened.thread.id.in.group">;
def int_dx_ddx : Intrinsic<"llvm.dx.ddx">;
def int_dx_sample : Intrinsic<"llvm.dx.sample">;
defvar resRetF32Ty = resRetTy;
defvar dxil_resource_ty = handleTy;

def Sin : DXILOp<13, unary> {
  let Doc = "Returns sine(theta) for theta in radians.";
  let LLVMIntrinsic = int_sin;
  let result = overloadTy;
  let arguments = [overloadTy];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def FlattenedThreadIdInGroup : DXILOp<96, flattenedThreadIdInGroup> {
  let Doc = "Provides a flattened index for a given thread within a given "
            "group (SV_GroupIndex)";
  let LLVMIntrinsic = int_dx_flattened_thread_id_in_group;
  let result = i32Ty;
  let stages = [Stages<DXIL1_0, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def RawBufferStore : DXILOp<140, rawBufferStore> {
  let Doc = "Writes to a RWByteAddressBuffer or RWStructuredBuffer.";
  let result = voidTy;
  let arguments = [dxil_resource_ty, i32Ty, i32Ty, overloadTy,
                   overloadTy, overloadTy, overloadTy, i8Ty, i32Ty];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def DerivCoarseX : DXILOp<83, unary> {
  let Doc = "Computes the rate of change per stamp in x direction.";
  let LLVMIntrinsic = int_dx_ddx;
  let result = overloadTy;
  let arguments = [overloadTy];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, amplification, compute, mesh]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def CreateHandle : DXILOp<57, createHandle> {
  let Doc = "Creates the handle to a resource";
  let result = i32Ty;
  let arguments = [i8Ty, i32Ty, i32Ty, i1Ty];
  let stages = [Stages<DXIL1_0, [all_stages]>, Stages<DXIL1_6, [removed]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def Sample : DXILOp<60, sample> {
  let Doc = "Samples a texture";
  let LLVMIntrinsic = int_dx_sample;
  let result = resRetF32Ty;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy,
                   i32Ty, i32Ty, i32Ty, floatTy];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, amplification, compute, mesh]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
"#;

fn has_stage(op: &Op, version: u8, stage: &str) -> bool {
    let index = trefoil_facts::Stage::from_name(stage).unwrap().number();
    at(&op.stages, version).is_some_and(|mask| mask >> index & 1 != 0)
}

fn has_overload(op: &Op, version: u8, kind: &str) -> bool {
    let index = KINDS.iter().position(|&k| k == kind).unwrap();
    at(&op.overloads, version).is_some_and(|dims| dims[0].iter().any(|t| t.index as usize == index))
}

#[test]
fn the_six_examples_give_the_answers_of_their_text() {
    let ops = read_spec(EXAMPLES).expect("the examples read").ops;
    let op = |name: &str| ops.iter().find(|op| op.name == name).unwrap();
    assert_eq!(ops.len(), 6);
    for version in 0..=10 {
        assert!(has_overload(op("Sin"), version, "half") && has_overload(op("Sin"), version, "float"));
        assert!(!has_overload(op("Sin"), version, "double"));
        assert_eq!(has_overload(op("RawBufferStore"), version, "double"), version >= 3);
        assert_eq!(has_overload(op("RawBufferStore"), version, "i16"), version >= 2);
        assert_eq!(has_stage(op("RawBufferStore"), version, "vertex"), version >= 2);
        for stage in ["compute", "mesh", "amplification"] {
            assert_eq!(has_stage(op("DerivCoarseX"), version, stage), version >= 6);
            assert_eq!(has_stage(op("Sample"), version, stage), version >= 6);
        }
        assert!(has_stage(op("DerivCoarseX"), version, "pixel"));
        assert!(!has_stage(op("DerivCoarseX"), version, "vertex"));
        assert_eq!(at(&op("CreateHandle").stages, version) == Some(&0), version >= 6);
    }
    assert_eq!(op("FlattenedThreadIdInGroup").overloads, []);
    assert_eq!(op("Sin").intrinsics, ["llvm.sin"]);
    assert_eq!(op("Sample").params.len(), 10);
}

#[test]
fn a_later_entry_restates_what_stays_valid() {
    let text = EXAMPLES.replace(
        "[Overloads<DXIL1_0, [halfTy, floatTy]>]",
        "[Overloads<DXIL1_0, [halfTy, floatTy]>, Overloads<DXIL1_2, [halfTy, floatTy, doubleTy]>]",
    );
    let ops = read_spec(&text).unwrap().ops;
    let sin = ops.iter().find(|op| op.name == "Sin").unwrap();
    assert!(
        !has_overload(sin, 1, "double") && has_overload(sin, 2, "double") && has_overload(sin, 9, "half")
    );
    let text = EXAMPLES.replace(
        "[Overloads<DXIL1_0, [halfTy, floatTy]>]",
        "[Overloads<DXIL1_0, [halfTy, floatTy]>, Overloads<DXIL1_2, [doubleTy]>]",
    );
    let ops = read_spec(&text).unwrap().ops;
    let sin = ops.iter().find(|op| op.name == "Sin").unwrap();
    assert!(!has_overload(sin, 2, "half"));
}

#[test]
fn what_the_specification_may_not_say_is_an_error_at_its_place() {
    let cases = [
        (
            "[Stages<DXIL1_0, [all_stages]>];",
            "[Stages<DXIL1_0, []>];",
            "Sin: an entry of stages names no stage",
        ),
        ("[Stages<DXIL1_0, [all_stages]>];", "[];", "Sin: stages are not given"),
        (
            "[Stages<DXIL1_0, [library, pixel]>,\n                Stages<DXIL1_6,",
            "[Stages<DXIL1_6, [library, pixel]>,\n                Stages<DXIL1_0,",
            "DerivCoarseX: stages has DXIL 1.0 after 1.6",
        ),
        (
            "Stages<DXIL1_6, [removed]>",
            "Stages<DXIL1_0, [removed]>",
            "CreateHandle: stages has DXIL 1.0 twice",
        ),
        ("Overloads<DXIL1_3,", "Overloads<DXIL1_2,", "RawBufferStore: overloads has DXIL 1.2 twice"),
        ("DXILOp<96,", "DXILOp<13,", "FlattenedThreadIdInGroup: opcode 13 is that of Sin already"),
        ("def FlattenedThreadIdInGroup :", "def Sin :", "def already exists: Sin"),
        ("def FlattenedThreadIdInGroup :", "def S_in :", "error"),
        (
            "  let result = i32Ty;\n  let stages",
            "  let result = i32Ty;\n  let overloads = [Overloads<DXIL1_0, [i32Ty]>];\n  let stages",
            "FlattenedThreadIdInGroup: has overloads, but no operand or result carries them",
        ),
        ("[removed]", "[removed, pixel]", "CreateHandle: an entry of stages is removed and names stages too"),
        ("[halfTy, floatTy]>];", "[halfTy, handleTy]>];", "Sin: handleTy is no type of an overload"),
        ("let Doc = \"Samples a texture\";", "let names = [\"a\"];", "Sample: 10 operands, but 1 names"),
        ("let Doc = \"Samples a texture\";", "let constants = [\"x\"];", "Sample: there is no operand 'x'"),
    ];
    for (from, to, message) in cases {
        let text = EXAMPLES.replacen(from, to, 1);
        assert_ne!(text, EXAMPLES, "{from}");
        if to == "def S_in :" {
            assert!(read_spec(&text).is_ok());
            continue;
        }
        let error = read_spec(&text).expect_err(message);
        assert!(error.contains(message), "wanted '{message}', got\n{error}");
        assert!(error.starts_with("examples.td:"), "{error}");
    }
}
