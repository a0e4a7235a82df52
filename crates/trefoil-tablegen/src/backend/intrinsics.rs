//! The tables of the IR's intrinsics: the enumeration with its rows, and a column for each back end.
//!
//! A column holds a rule an intrinsic, a variant of the back end's own enumeration: what the rule means is code there.

use super::dxil::{Op, defs, load, rust_name};
use crate::{RecordId, Records};
use std::fmt::Write;

/// An intrinsic as its record has it.
struct Row {
    record: RecordId,
    variant: String,
}

struct Reader<'a> {
    records: &'a Records,
}

impl Reader<'_> {
    fn error(&self, row: &Row, message: impl std::fmt::Display) -> String {
        let place = self.records.place(row.record);
        format!("{}:{}:{}: error: int_{}: {message}", place.file, place.line, place.column, row.variant)
    }

    fn text(&self, row: &Row, field: &str) -> Result<&str, String> {
        let text = self.records.field_str(row.record, field);
        text.ok_or_else(|| self.error(row, format!("{field} is not given")))
    }

    fn def(&self, row: &Row, field: &str) -> Result<RecordId, String> {
        let def = self.records.field_def(row.record, field);
        def.ok_or_else(|| self.error(row, format!("{field} is not given")))
    }

    /// The intrinsics in the order of their records, which is that of their numbers.
    fn rows(&self) -> Result<Vec<Row>, String> {
        let class = self.records.class("IrIntrinsic").ok_or("error: there is no class IrIntrinsic")?;
        let mut ids = self.records.derived(class);
        ids.sort_by_key(|&id| self.records.order(id));
        let row = |record| {
            let name = self.records.name(record);
            let variant = name.strip_prefix("int_").unwrap_or(name).to_owned();
            Row { record, variant }
        };
        Ok(ids.into_iter().map(row).collect())
    }

    /// The names of the operands, and how many of them a call has at least.
    fn operands(&self, row: &Row) -> Result<(Vec<String>, usize), String> {
        let list = self.records.field_list(row.record, "Operands");
        let list = list.ok_or_else(|| self.error(row, "Operands is not given"))?;
        let names: Vec<&str> = list.into_iter().filter_map(|value| self.records.text(value)).collect();
        let least = names.iter().filter(|name| !name.ends_with('?')).count();
        Ok((names.into_iter().map(|name| name.trim_end_matches('?').to_owned()).collect(), least))
    }

    /// The name of a record that stands for a variant, without what tells it from other records.
    fn variant_of(&self, row: &Row, field: &str, suffix: &str) -> Result<&str, String> {
        let name = self.records.name(self.def(row, field)?);
        Ok(name.strip_suffix(suffix).unwrap_or(name))
    }

    /// A rule that is written as Rust has it.
    fn rule(&self, row: &Row, field: &str) -> Result<&str, String> {
        let rule = self.records.field_str(self.def(row, field)?, "Rule");
        rule.ok_or_else(|| self.error(row, format!("{field} has no rule")))
    }

    /// The rule of DXIL, with its operations and numbers.
    fn dxil_rule(&self, row: &Row, ops: &[Op]) -> Result<String, String> {
        let rule = self.def(row, "Dxil")?;
        let name = self.records.field_str(rule, "Name").unwrap_or_default();
        let mut parts = Vec::new();
        for record in defs(self.records, rule, "Ops") {
            let op = self.records.name(record);
            parts.push(format!("DxilOp::{}", rust_name(op)));
            if name == "Call" {
                let op = ops.iter().find(|known| known.name == op);
                let op = op.ok_or_else(|| self.error(row, "there is no such operation"))?;
                let overload = only_overload(op);
                parts.push(
                    overload.ok_or_else(|| self.error(row, "the operation has several overloads"))?.into(),
                );
            }
        }
        let numbers = self.records.field_list(rule, "Numbers").unwrap_or_default();
        parts.extend(numbers.into_iter().filter_map(|n| self.records.as_int(n)).map(|n| n.to_string()));
        Ok(if parts.is_empty() { name.to_owned() } else { format!("{name}({})", parts.join(", ")) })
    }

    /// Where the operands stand that samples may have.
    fn sample_operands(&self, row: &Row) -> Result<String, String> {
        const SAMPLES: [&str; 4] = ["SampleClass", "GatherClass", "FeedbackClass", "LodClass"];
        const NAMES: [&str; 8] = ["reference", "bias", "lod", "ddx", "ddy", "offset", "clamp", "channel"];
        let is_sample = SAMPLES.contains(&self.records.name(self.def(row, "Class")?));
        let (operands, _) = self.operands(row)?;
        let index = |name: &&str| {
            let at = operands.iter().position(|operand| operand == name).filter(|_| is_sample)?;
            Some(format!("{name}: OperandIndex::at({at}), "))
        };
        Ok(NAMES.iter().filter_map(index).collect())
    }

    /// How the types go together, as Rust has it.
    fn shape(&self, row: &Row) -> Result<String, String> {
        let shape = self.def(row, "Shape")?;
        let ty = |record| {
            let name = self.records.name(record);
            format!("T::{}", name.strip_suffix("Type").unwrap_or(name))
        };
        let Some(result) = self.records.field_def(shape, "Result") else {
            return Ok(format!("S::{}", self.records.name(shape)));
        };
        let types: Vec<String> = defs(self.records, shape, "Types").into_iter().map(ty).collect();
        let (names, _) = self.operands(row)?;
        if types.len() != names.len() {
            return Err(self.error(row, "as many types as operands are needed"));
        }
        Ok(format!("S::Typed({}, &[{}])", ty(result), types.join(", ")))
    }

    /// A bit for each operand that is a constant in every module.
    fn constants(&self, row: &Row) -> Result<u32, String> {
        let list = self.records.field_list(row.record, "Constants").unwrap_or_default();
        let (names, _) = self.operands(row)?;
        let mut bits = 0;
        for name in list.into_iter().filter_map(|value| self.records.text(value)) {
            let at = names.iter().position(|operand| operand == name);
            bits |= 1 << at.ok_or_else(|| self.error(row, format!("there is no operand '{name}'")))?;
        }
        Ok(bits)
    }

    fn most(&self, row: &Row) -> Result<i64, String> {
        let most = self.records.field_int(row.record, "Most");
        most.ok_or_else(|| self.error(row, "Most is not given"))
    }
}

/// The type that an operation's function is named with, where there is no choice.
fn only_overload(op: &Op) -> Option<&'static str> {
    let Some((_, sets)) = op.overloads.first() else { return Some("TypeId::VOID") };
    match sets.as_slice() {
        [set] => match set.as_slice() {
            [ty] if ty.index == 3 => Some("TypeId::I1"),
            [ty] if ty.index == 6 => Some("TypeId::I32"),
            _ => None,
        },
        _ => None,
    }
}

/// The head of a generated file, with what it holds.
fn head(about: &str) -> String {
    format!(
        "// @generated by `cargo xtask codegen` from spec/Intrinsics.td. Edit the specification, not this file.\n\n\
         //! {about}\n\n"
    )
}

/// Makes `crates/trefoil-ir/src/generated/intrinsics.rs`.
///
/// # Errors
/// When a record lacks a field, with its place.
pub fn intrinsic_tables(records: &Records) -> Result<String, String> {
    let reader = Reader { records };
    let rows = reader.rows()?;
    let mut out = head("The intrinsics: a variant and a row each.");
    out.push_str(
        "use crate::intrinsic::{Class as C, Effect as E, Family as F, IntrinsicInfo, OperandIndex, SampleOperands,\n    Shape as S, TypeSet as T, Uniformity as U};\n\n\
         /// An operation that LLVM's instructions lack.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[repr(u32)]\npub enum Intrinsic {\n",
    );
    for row in &rows {
        writeln!(out, "    /// {}\n    {},", reader.text(row, "Doc")?, row.variant).unwrap();
    }
    write!(
        out,
        "}}\n\nimpl Intrinsic {{\n    /// Every intrinsic, in order.\n    pub const ALL: &[Intrinsic] = &[\n"
    )
    .unwrap();
    for row in &rows {
        writeln!(out, "        Intrinsic::{},", row.variant).unwrap();
    }
    out.push_str("    ];\n}\n\n");
    let (mut table, mut layouts) = (String::new(), Layouts::default());
    write!(
        table,
        "\n/// A row an intrinsic, by its number.\npub(crate) static INFO: [IntrinsicInfo; {}] = [\n",
        rows.len()
    )
    .unwrap();
    for row in &rows {
        let (_, least) = reader.operands(row)?;
        writeln!(
            table,
            "    IntrinsicInfo {{ name: {:?}, family: F::{}, effect: E::{}, operands: ({least}, {}), shape: {}, \
             constants: {:#b}, has_other_form: {}, class: C::{}, uniformity: U::{}, is_cheap: {}, sample: {} }},",
            reader.text(row, "Name")?,
            reader.variant_of(row, "Family", "")?,
            reader.variant_of(row, "Effect", "")?,
            reader.most(row)?,
            reader.shape(row)?,
            reader.constants(row)?,
            records.field_int(row.record, "OtherForm") == Some(1),
            reader.variant_of(row, "Class", "Class")?,
            reader.variant_of(row, "Uniformity", "")?,
            records.field_int(row.record, "Cheap") == Some(1),
            layouts.name(reader.sample_operands(row)?),
        )
        .unwrap();
    }
    table.push_str("];\n");
    layouts.write(&mut out);
    Ok(out + &table)
}

/// Where the operands of samples stand: constants that rows share.
#[derive(Default)]
struct Layouts {
    list: Vec<String>,
}

impl Layouts {
    /// The name of a layout.
    fn name(&mut self, layout: String) -> String {
        if layout.is_empty() {
            return "SampleOperands::NONE".to_owned();
        }
        let known = self.list.iter().position(|other| *other == layout);
        let index = known.unwrap_or_else(|| {
            self.list.push(layout);
            self.list.len() - 1
        });
        format!("L{index}")
    }

    fn write(&self, out: &mut String) {
        for (i, layout) in self.list.iter().enumerate() {
            writeln!(
                out,
                "const L{i}: SampleOperands = SampleOperands {{ {layout}..SampleOperands::NONE }};"
            )
            .unwrap();
        }
    }
}

/// A column: a static of a rule an intrinsic.
fn column(
    about: &str,
    uses: &str,
    columns: &[(&str, &str, &str)],
    rows: &[Row],
    mut rule: impl FnMut(&Row, &str) -> Result<String, String>,
) -> Result<String, String> {
    let mut out = head(about);
    out.push_str(uses);
    for (name, ty, field) in columns {
        write!(
            out,
            "\n/// {about} Indexed by the number of the intrinsic.\npub(crate) static {name}: [{ty}; {}] = [\n",
            rows.len()
        )
        .unwrap();
        for row in rows {
            writeln!(out, "    // {}\n    {ty}::{},", row.variant, rule(row, field)?).unwrap();
        }
        out.push_str("];\n");
    }
    Ok(out)
}

/// Makes `crates/trefoil-dxil/src/generated/intrinsics.rs`.
///
/// # Errors
/// When a record lacks a field, with its place.
pub fn intrinsic_dxil(records: &Records) -> Result<String, String> {
    let reader = Reader { records };
    let ops = load(records)?;
    let uses = "use crate::lower::rule::Rule;\nuse crate::ops::DxilOp;\nuse trefoil_ir::TypeId;\n";
    let columns = [("RULES", "Rule", "Dxil")];
    column("The rule of each intrinsic for DXIL.", uses, &columns, &reader.rows()?, |row, _| {
        reader.dxil_rule(row, &ops)
    })
}

/// Makes `crates/trefoil-spirv/src/generated.rs`.
///
/// # Errors
/// When a record lacks a field, with its place.
pub fn intrinsic_spirv(records: &Records) -> Result<String, String> {
    let reader = Reader { records };
    let uses = "use crate::lower::rule::{BitOp, Memory, Rule, Wave};\nuse spirv::{BuiltIn, GlslStd450Op, GroupOperation, Op};\n";
    let columns = [("RULES", "Rule", "Spirv")];
    column("The rule of each intrinsic for SPIR-V.", uses, &columns, &reader.rows()?, |row, field| {
        reader.rule(row, field).map(str::to_owned)
    })
}

/// Makes `crates/trefoil-dxbc/src/generated.rs`.
///
/// # Errors
/// When a record lacks a field, with its place.
pub fn intrinsic_dxbc(records: &Records) -> Result<String, String> {
    let reader = Reader { records };
    let uses = "use crate::lower::rule::{Access, Compute, DoubleRule, FloatClass, Rule};\nuse crate::op::Op;\n\
                use crate::program::{File, control};\n";
    let columns = [("RULES", "Rule", "Dxbc"), ("DOUBLE_RULES", "DoubleRule", "DxbcDoubles")];
    column("The rule of each intrinsic for DXBC.", uses, &columns, &reader.rows()?, |row, field| {
        reader.rule(row, field).map(str::to_owned)
    })
}
