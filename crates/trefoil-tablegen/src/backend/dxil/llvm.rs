//! What LLVM's own `DXIL.td` says in other words than ours.
//!
//! Its types, stages and attributes have no numbers: their names say what they are. The structures that loads give are types of
//! overloads there, intrinsics are a list, and opcodes that LLVM does not make yet are left out.

use super::{Op, ParamType, defs};
use crate::{RecordId, Records};

/// The stages, by their bits in a mask.
pub(super) const STAGES: [&str; 16] = [
    "pixel",
    "vertex",
    "geometry",
    "hull",
    "domain",
    "compute",
    "library",
    "raygeneration",
    "intersection",
    "anyhit",
    "closesthit",
    "miss",
    "callable",
    "mesh",
    "amplification",
    "node",
];

/// The attributes, by their bits in a mask.
pub(super) const ATTRIBUTES: [&str; 13] = [
    "ReadNone",
    "ReadOnly",
    "ArgMemOnly",
    "NoDuplicate",
    "NoReturn",
    "IsDerivative",
    "IsGradient",
    "IsFeedback",
    "IsWave",
    "IsConvergent",
    "IsBarrier",
    "RequiresUniformInputs",
    "IsReserved",
];
const RESERVED: u16 = 1 << 12;

/// Types: LLVM's record, the variant in the tables, and the number among the kinds of overloads.
const TYPES: [(&str, &str, Option<u8>); 17] = [
    ("OverloadTy", "Overload", None),
    ("VoidTy", "Void", None),
    ("HalfTy", "Half", Some(0)),
    ("FloatTy", "Float", Some(1)),
    ("DoubleTy", "Double", Some(2)),
    ("Int1Ty", "I1", Some(3)),
    ("Int8Ty", "I8", Some(4)),
    ("Int16Ty", "I16", Some(5)),
    ("Int32Ty", "I32", Some(6)),
    ("Int64Ty", "I64", Some(7)),
    ("HandleTy", "Handle", None),
    ("ResBindTy", "ResBind", None),
    ("ResPropsTy", "ResourceProperties", None),
    ("SplitDoubleTy", "SplitDouble", None),
    ("BinaryWithCarryTy", "I32Carry", None),
    ("DimensionsTy", "Dimensions", None),
    ("Fouri32s", "FourI32", None),
];

/// The structures of an overload: how the names of LLVM's records begin, and the variant in the tables.
const STRUCTURES: [(&str, &str); 2] = [("ResRet", "ResRet"), ("CBufRet", "CBufRet")];

/// Classes whose own names are not those of their functions with a capital.
const CLASSES: [(&str, &str); 3] = [
    ("cbufferLoad", "CBufferLoad"),
    ("cbufferLoadLegacy", "CBufferLoadLegacy"),
    ("gsInstanceID", "GSInstanceID"),
];

/// Whether the operations are specified in LLVM's words.
pub(super) fn is_llvms(records: &Records) -> bool {
    records.class("DXILOpParamType").is_some_and(|class| records.field(class, "Kind").is_none())
}

/// The type of a result or an operand; nothing for a type that trefoil's tables do not know.
pub(super) fn param_type(name: &str) -> Option<ParamType> {
    let &(_, kind, _) = TYPES.iter().find(|row| row.0 == name)?;
    let carries = (kind == "Overload").then_some(0);
    Some(ParamType { name: name.to_owned(), kind: kind.to_owned(), carries })
}

/// The number of an overload's type among the kinds, and the structure of it that is meant.
pub(super) fn overload(name: &str) -> Option<(u8, Option<&'static str>)> {
    for (prefix, kind) in STRUCTURES {
        if let Some(element) = name.strip_prefix(prefix) {
            return Some((overload(element)?.0, Some(kind)));
        }
    }
    Some((TYPES.iter().find(|row| row.0 == name)?.2?, None))
}

/// The own name of a class, where it is not that of its function with a capital.
pub(super) fn class_name(function: &str) -> Option<&'static str> {
    CLASSES.iter().find(|class| class.0 == function).map(|class| class.1)
}

/// The bit of an attribute or a property.
pub(super) fn attribute(name: &str) -> Option<i64> {
    let name = if name == "NeedsUniformInputs" { "RequiresUniformInputs" } else { name };
    position(&ATTRIBUTES, name)
}

/// The bit of a stage.
pub(super) fn stage(name: &str) -> Option<i64> {
    position(&STAGES, name)
}

fn position(names: &[&str], name: &str) -> Option<i64> {
    names.iter().position(|&known| known == name).and_then(|bit| i64::try_from(bit).ok())
}

/// The full names of the intrinsics that come to an operation.
pub(super) fn intrinsics(records: &Records, op: RecordId) -> Vec<String> {
    let full_name = |select: RecordId| {
        let intrinsic = records.field_def(select, "intrinsic")?;
        match records.field_str(intrinsic, "LLVMName") {
            Some(name) if !name.is_empty() => Some(name.to_owned()),
            _ => Some(format!("llvm.{}", records.name(intrinsic).strip_prefix("int_")?.replace('_', "."))),
        }
    };
    defs(records, op, "intrinsics").into_iter().filter_map(full_name).collect()
}

/// Puts a reserved operation at each opcode that is left out below the last one: rows are found by their opcode.
pub(super) fn fill_gaps(ops: Vec<Op>) -> Vec<Op> {
    let mut all = Vec::with_capacity(ops.len());
    for op in ops {
        for opcode in all.len() as u32..op.opcode {
            all.push(reserved(opcode));
        }
        all.push(op);
    }
    all
}

fn reserved(opcode: u32) -> Op {
    Op {
        name: format!("Reserved{opcode}"),
        opcode,
        experimental: false,
        class: ("reserved".to_owned(), "Reserved".to_owned()),
        doc: "An opcode that the specification leaves out.".to_owned(),
        intrinsics: Vec::new(),
        category: String::new(),
        result: ParamType { name: "VoidTy".to_owned(), kind: "Void".to_owned(), carries: None },
        params: Vec::new(),
        overloads: Vec::new(),
        stages: vec![(0, u16::MAX)],
        attributes: vec![(0, RESERVED)],
        translated: None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{attribute_names, load, stage_names};
    use super::*;
    use crate::backend::dxil_tables;
    use crate::{FileLoader, Options, read, text_of};
    use std::path::Path;

    /// Operations as LLVM's own file words them, with the classes that they need.
    const LLVMS: &str = r#"
class Intrinsic<string name = ""> { string LLVMName = name; }
def int_fabs : Intrinsic;
def int_dx_wave_reduce_sum : Intrinsic;
def int_dx_wave_reduce_usum : Intrinsic;
def int_dx_thread_id : Intrinsic<"llvm.dx.thread.id">;

class Version<int major, int minor> { int Major = major; int Minor = minor; }
foreach i = 0...8 in { def DXIL1_ #i : Version<1, i>; }
class DXILOpParamType { int isOverload = 0; }
let isOverload = 1 in { def OverloadTy : DXILOpParamType; }
foreach name = ["Void", "Int1", "Int8", "Int16", "Int32", "Int64", "Half", "Float", "Double", "Handle", "ResProps",
                "ResRetHalf", "ResRetFloat", "ResRetInt16", "ResRetInt32", "CBufRetFloat", "SplitDouble"] in {
  def name#"Ty" : DXILOpParamType;
}
class DXILOpClass;
foreach name = ["unary", "bufferLoad", "threadId", "waveActiveOp", "annotateHandle", "splitDouble", "derivative"] in {
  def name : DXILOpClass;
}
class DXILShaderStage;
foreach name = ["compute", "mesh", "amplification", "node", "pixel", "library", "all_stages", "removed"] in {
  def name : DXILShaderStage;
}
class DXILAttribute;
def ReadNone : DXILAttribute;
def ReadOnly : DXILAttribute;
class DXILProperty;
def IsGradient : DXILProperty;
class Overloads<Version ver, list<DXILOpParamType> ols> {
  Version dxil_version = ver;
  list<DXILOpParamType> overload_types = ols;
}
class Stages<Version ver, list<DXILShaderStage> st> {
  Version dxil_version = ver;
  list<DXILShaderStage> shader_stages = st;
}
class Attributes<Version ver = DXIL1_0, list<DXILAttribute> attrs> {
  Version dxil_version = ver;
  list<DXILAttribute> fn_attrs = attrs;
}
class IntrinSelect<Intrinsic i> { Intrinsic intrinsic = i; }
class DXILOp<int opcode, DXILOpClass opclass> {
  string Doc = "";
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  list<IntrinSelect> intrinsics = [];
  DXILOpParamType result;
  list<DXILOpParamType> arguments = [];
  list<Overloads> overloads = [];
  list<Stages> stages;
  list<Attributes> attributes = [];
  list<DXILProperty> properties = [];
}

def FAbs : DXILOp<6, unary> {
  let intrinsics = [IntrinSelect<int_fabs>];
  let arguments = [OverloadTy];
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [HalfTy, FloatTy, DoubleTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def BufferLoad : DXILOp<68, bufferLoad> {
  let arguments = [HandleTy, Int32Ty, Int32Ty];
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [ResRetHalfTy, ResRetFloatTy, ResRetInt16Ty, ResRetInt32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def ThreadId : DXILOp<93, threadId> {
  let intrinsics = [IntrinSelect<int_dx_thread_id>];
  let arguments = [Int32Ty];
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [Int32Ty]>];
  let stages = [Stages<DXIL1_0, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def SplitDouble : DXILOp<102, splitDouble> {
  let arguments = [OverloadTy];
  let result = SplitDoubleTy;
  let overloads = [Overloads<DXIL1_0, [DoubleTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def AnnotateHandle : DXILOp<216, annotateHandle> {
  let arguments = [HandleTy, ResPropsTy];
  let result = HandleTy;
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
}
"#;

    fn records(text: &str) -> Records {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
        let records = read(
            "llvm.td",
            text.to_owned(),
            &mut FileLoader { directories: vec![spec] },
            &Options::default(),
        );
        let messages: Vec<String> = records.diagnostics().iter().map(ToString::to_string).collect();
        assert!(!records.has_errors(), "{}", messages.join("\n"));
        records
    }

    fn ours() -> Records {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/DXIL.td");
        records(&text_of(std::fs::read(path).expect("spec/DXIL.td reads")))
    }

    #[test]
    fn llvms_words_come_to_the_rows_that_ours_come_to() {
        let ours = load(&ours()).unwrap();
        let theirs = load(&records(LLVMS)).unwrap();
        assert_eq!(theirs.len(), 217);
        let mut compared = 0;
        for op in theirs.iter().filter(|op| !op.name.starts_with("Reserved")) {
            let same = ours.iter().find(|o| o.name == op.name).unwrap();
            let kinds = |op: &Op| op.params.iter().map(|p| p.ty.kind.clone()).collect::<Vec<_>>();
            assert_eq!(
                (op.opcode, &op.class, &op.result.kind),
                (same.opcode, &same.class, &same.result.kind)
            );
            assert_eq!(kinds(op), kinds(same), "{}", op.name);
            // LLVM's file ends with DXIL 1.8; our rows go on.
            let overloads: Vec<_> = same.overloads.iter().filter(|entry| entry.0 <= 8).cloned().collect();
            assert_eq!((&op.overloads, &op.stages), (&overloads, &same.stages), "{}", op.name);
            assert_eq!(op.attributes, same.attributes, "{}", op.name);
            compared += 1;
        }
        assert_eq!(compared, 5);
    }

    #[test]
    fn the_numbers_that_llvm_leaves_to_names_are_those_of_our_specification() {
        let ours = ours();
        assert_eq!(stage_names(&ours).unwrap(), STAGES);
        assert_eq!(attribute_names(&ours).unwrap(), ATTRIBUTES);
        for id in ours.derived(ours.class("DXILOpClass").unwrap()) {
            let own = ours.field_str(id, "Name").filter(|name| !name.is_empty());
            assert_eq!(class_name(ours.name(id)), own);
        }
        for (name, kind, number) in TYPES {
            let known = |field: &str| {
                let all = ours.derived(ours.class("DXILOpParamType").unwrap());
                all.into_iter().any(|id| {
                    ours.field_str(id, "Kind") == Some(kind)
                        && number.is_none_or(|number| ours.field_int(id, field) == Some(number.into()))
                })
            };
            assert!(known("Overload"), "{name}");
        }
    }

    #[test]
    fn makes_a_whole_table_with_intrinsics_and_properties() {
        let table = dxil_tables(&records(LLVMS)).unwrap();
        assert!(table.contains("const CORE_COUNT: usize = 217;"), "{table}");
        assert!(table.contains("`Reserved0`, opcode 0."), "{table}");
        let intrinsics: Vec<_> =
            load(&records(LLVMS)).unwrap().into_iter().flat_map(|op| op.intrinsics).collect();
        assert_eq!(intrinsics, ["llvm.fabs", "llvm.dx.thread.id"]);
        let gradient = LLVMS.replace(
            "let arguments = [HandleTy, Int32Ty, Int32Ty];",
            "let arguments = [HandleTy, Int32Ty, Int32Ty]; let properties = [IsGradient];",
        );
        let ops = load(&records(&gradient)).unwrap();
        assert_eq!(ops[68].attributes, [(0, 1 << 1 | 1 << 6)]);
    }

    #[test]
    fn what_the_tables_do_not_know_is_an_error_at_its_place() {
        let unknown = LLVMS.replace("let arguments = [HandleTy, ResPropsTy];", "let arguments = [WideTy];");
        let unknown =
            unknown.replace("class DXILOpClass;", "def WideTy : DXILOpParamType; class DXILOpClass;");
        let error = load(&records(&unknown)).unwrap_err();
        assert!(
            error.starts_with("llvm.td:")
                && error.contains("AnnotateHandle: WideTy is no type of an operand"),
            "{error}"
        );
        let error = load(&records(&LLVMS.replace("DXILOp<216,", "DXILOp<4096,"))).unwrap_err();
        assert!(error.contains("the opcode is not a number from 0 to 4095"), "{error}");
    }
}
