//! The overload tables of `trefoil-hlsl`, from the built-ins that `spec/HLSL.td` declares.

use super::dxil::rust_name;
use crate::{RecordId, Records, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A built-in as read: its record, where it is looked up and by what name.
struct Builtin {
    record: RecordId,
    namespace: RecordId,
    name: String,
    variant: String,
}

struct Reader<'a> {
    records: &'a Records,
    /// The parameters of all overloads, each list once.
    params: Vec<String>,
    /// Where each list of parameters starts.
    lists: BTreeMap<Vec<String>, usize>,
    /// The names of parameters, by their number.
    names: Vec<String>,
}

/// The text of an entry of the tables, or an error.
type Text = Result<String, String>;

/// A table of names as the expression of a static, and the end of its declaration.
pub(super) fn names_table(names: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let (mut count, mut lines) = (0, String::new());
    for name in names {
        writeln!(lines, "    {:?},", format!("{}\n", name.as_ref())).unwrap();
        count += 1;
    }
    format!("Names<{count}> = Names::new(concat!(\n{lines}));\n")
}

/// The variant of a built-in: the family, then the name; what a family's own prefix would repeat is left out.
fn variant(family: &str, name: &str) -> String {
    let own = if family == "Vk" { name.strip_prefix("Vk").unwrap_or(name) } else { name };
    format!("{family}{}", rust_name(own))
}

fn dim(text: &str) -> Text {
    Ok(match text {
        "c" => "Dim::C".to_owned(),
        "c2" => "Dim::C2".to_owned(),
        "r" => "Dim::R".to_owned(),
        "r2" => "Dim::R2".to_owned(),
        _ => format!("Dim::Fixed({})", text.parse::<u8>().map_err(|_| format!("'{text}' is not an extent"))?),
    })
}

fn shape(text: &str) -> Text {
    if text.is_empty() {
        return Ok("Shape::Scalar".to_owned());
    }
    let inner = text.strip_prefix('<').and_then(|t| t.strip_suffix('>'));
    let Some(inner) = inner else { return Err(format!("'{text}' is no shape")) };
    match inner.split_once('@') {
        _ if inner.is_empty() => Ok("Shape::Any".to_owned()),
        Some((rows, columns)) => Ok(format!("Shape::Matrix({}, {})", dim(rows)?, dim(columns)?)),
        None => Ok(format!("Shape::Vector({})", dim(inner)?)),
    }
}

fn relation(position: i64, element: bool) -> Text {
    Ok(match (position, element) {
        (-100, _) => "R::Own".to_owned(),
        (-1, _) => "R::Object".to_owned(),
        (-2, false) => "R::Variadic".to_owned(),
        (-2, true) => "R::NodeOutput".to_owned(),
        (-3, _) => "R::Function".to_owned(),
        (-4, false) => "R::FunctionSecond".to_owned(),
        (0..=255, _) => format!("R::Same({position})"),
        _ => return Err(format!("{position} is no position")),
    })
}

impl Reader<'_> {
    fn def(&self, record: RecordId, field: &str) -> Result<RecordId, String> {
        self.records.field_def(record, field).ok_or_else(|| self.wrong(record, field))
    }

    fn int(&self, record: RecordId, field: &str) -> Result<i64, String> {
        self.records.field_int(record, field).ok_or_else(|| self.wrong(record, field))
    }

    fn text(&self, record: RecordId, field: &str) -> Result<&str, String> {
        self.records.field_str(record, field).ok_or_else(|| self.wrong(record, field))
    }

    fn list(&self, record: RecordId, field: &str) -> Result<Vec<RecordId>, String> {
        let list = self.records.field_list(record, field).ok_or_else(|| self.wrong(record, field))?;
        list.into_iter()
            .map(|v: Value| self.records.as_def(v).ok_or_else(|| self.wrong(record, field)))
            .collect()
    }

    fn values(&self, record: RecordId, field: &str) -> Result<Vec<Value>, String> {
        self.records.field_list(record, field).ok_or_else(|| self.wrong(record, field))
    }

    fn wrong(&self, record: RecordId, field: &str) -> String {
        let place = self.records.place(record);
        let name = self.records.name(record);
        format!("{}:{}:{}: error: {name}: {field} is not given", place.file, place.line, place.column)
    }

    fn slot(&self, slot: RecordId) -> Text {
        let base = rust_name(self.text(self.def(slot, "Base")?, "Spelling")?);
        let shape = shape(self.text(slot, "Shape")?)?;
        let shape_of = relation(self.int(slot, "ShapeOf")?, false)?;
        let element_of = relation(self.int(slot, "ElementOf")?, true)?;
        let array = self.int(slot, "Array")? == 1;
        Ok(format!("TypeSlot::new(B::{base}, {shape}, {shape_of}, {element_of}, {array})"))
    }

    fn param_list(&mut self, overload: RecordId) -> Text {
        let mut params = Vec::new();
        for param in self.list(overload, "Params")? {
            let (io, slot) = (self.text(param, "Io")?.to_owned(), self.slot(self.def(param, "Type")?)?);
            let name = self.text(param, "Name")?.to_owned();
            let number = self.names.iter().position(|known| *known == name).unwrap_or_else(|| {
                self.names.push(name);
                self.names.len() - 1
            });
            params.push(format!("Param::new({number}, Io::{io}, {slot})"));
        }
        let (count, next) = (params.len(), self.params.len());
        let start = *self.lists.entry(params.clone()).or_insert(next);
        if start == next {
            self.params.extend(params);
        }
        Ok(format!("Run::new({start}, {count})"))
    }

    fn overload(&mut self, overload: RecordId) -> Text {
        let result = self.slot(self.def(overload, "Result")?)?;
        let params = self.param_list(overload)?;
        let mut attributes = 0;
        for attribute in self.list(overload, "Attributes")? {
            attributes |= 1 << self.int(attribute, "Bit")?;
        }
        let since = self.int(overload, "Since")?;
        Ok(format!(
            "Overload {{ result: {result}, params: {params}, since: {since}, attributes: \
             BuiltinAttrs::from_bits({attributes:#04x}) }}"
        ))
    }

    fn stage_mask(&self, stages: Vec<RecordId>) -> Result<u16, String> {
        let mut mask = 0;
        for stage in stages {
            match (self.int(stage, "Kind")?, self.records.name(stage)) {
                (kind @ 0..16, _) => mask |= 1 << kind,
                (_, "removed") => {}
                _ => mask = u16::MAX,
            }
        }
        Ok(mask)
    }

    /// The stages of an operation, by version.
    fn op_stages(&self, op: RecordId) -> Result<Vec<(i64, u16)>, String> {
        let mut stages = Vec::new();
        for entry in self.list(op, "stages")? {
            let minor = self.int(self.def(entry, "dxil_version")?, "Minor")?;
            stages.push((minor, self.stage_mask(self.list(entry, "shader_stages")?)?));
        }
        Ok(stages)
    }

    /// The stages that a built-in is allowed in, by version: those it declares, or those of its operations where these agree.
    fn stages(&self, builtin: RecordId) -> Result<String, String> {
        let limit = self.list(builtin, "StageLimit")?;
        let mut stages = vec![(0, u16::MAX)];
        if !limit.is_empty() {
            stages = vec![(0, self.stage_mask(limit)?)];
        } else if let Some((&first, others)) = self.list(builtin, "Ops")?.split_first() {
            let first = self.op_stages(first)?;
            let mut alike = true;
            for &other in others {
                alike &= self.op_stages(other)? == first;
            }
            if alike {
                stages = first;
            }
        }
        let entries: Vec<String> =
            stages.iter().map(|(minor, mask)| format!("({minor}, {mask:#06x})")).collect();
        Ok(entries.join(", "))
    }

    fn entry(&mut self, builtin: &Builtin, out: &mut String) -> Result<(), String> {
        let record = builtin.record;
        let (variant, stages) = (&builtin.variant, self.stages(record)?);
        writeln!(out, "        EntrySpec {{ op: BuiltinOp::{variant}, stages: &[{stages}], overloads: &[")
            .unwrap();
        let overloads = self.list(record, "Overloads")?;
        if overloads.is_empty() {
            return Err(self.wrong(record, "Overloads"));
        }
        for overload in overloads {
            writeln!(out, "            {},", self.overload(overload)?).unwrap();
        }
        out.push_str("        ] },\n");
        Ok(())
    }

    /// How a built-in is lowered, as an expression of the tables.
    fn lowering(&self, builtin: RecordId) -> Text {
        let how = self.def(builtin, "How")?;
        let scheme = self.text(how, "Scheme")?;
        let mut filling = Vec::new();
        if let Some(function) = self.records.field_str(how, "Function") {
            filling.push(format!("Custom::{function}"));
        }
        for intrinsic in self.list(how, "Intrinsics")? {
            let record = self.records.name(intrinsic);
            let name = record.strip_prefix("int_").ok_or(format!("'{record}' does not begin with int_"))?;
            filling.push(format!("I::{name}"));
        }
        for atomic in self.values(how, "Atomics")? {
            let name = self.records.text(atomic).ok_or_else(|| self.wrong(how, "Atomics"))?;
            filling.push(format!("AtomicOp::{name}"));
        }
        for number in self.values(how, "Numbers")? {
            filling.push(self.records.as_int(number).ok_or_else(|| self.wrong(how, "Numbers"))?.to_string());
        }
        let filling = if filling.is_empty() { String::new() } else { format!("({})", filling.join(", ")) };
        Ok(format!("Lowering::{scheme}{filling}"))
    }

    /// The built-ins, by namespace and name.
    fn builtins(&self) -> Result<Vec<Builtin>, String> {
        let class = self.records.class("Builtin").ok_or("error: there is no class Builtin")?;
        let mut builtins = Vec::new();
        for record in self.records.derived(class) {
            let namespace = self.def(record, "Namespace")?;
            let name = self.text(record, "Name")?.to_owned();
            let variant = variant(self.text(namespace, "Family")?, &name);
            builtins.push(Builtin { record, namespace, name, variant });
        }
        builtins.sort_by(|a, b| {
            let key = |b: &Builtin| self.records.order(b.namespace);
            key(a).cmp(&key(b)).then_with(|| a.name.cmp(&b.name))
        });
        for pair in builtins.windows(2) {
            if pair[0].namespace == pair[1].namespace && pair[0].name == pair[1].name {
                return Err(format!("{} is declared twice", self.wrong(pair[1].record, "a name of its own")));
            }
        }
        Ok(builtins)
    }

    fn write_enums(
        &self,
        builtins: &[Builtin],
        namespaces: &[RecordId],
        out: &mut String,
    ) -> Result<(), String> {
        let derive = "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n#[repr(";
        let class = self.records.class("HLSLType").ok_or("error: there is no class HLSLType")?;
        let mut bases: Vec<&str> = Vec::new();
        for base in self.records.derived(class) {
            bases.push(self.text(base, "Spelling")?);
        }
        bases.sort_unstable();
        writeln!(
            out,
            "/// A type, or a class of element types, that a signature names.\n{derive}u8)]\npub enum Base {{"
        )
        .unwrap();
        for base in bases {
            writeln!(out, "    /// `{base}`.\n    {},", rust_name(base)).unwrap();
        }
        writeln!(
            out,
            "}}\n\n/// Where a built-in is looked up: among the functions, or the methods of one object \
             type.\n{derive}u8)]\npub enum Namespace {{"
        )
        .unwrap();
        for &namespace in namespaces {
            let name = self.text(namespace, "Name")?;
            let what = if name.ends_with("Methods") { "Methods" } else { "Functions" };
            writeln!(out, "    /// {what}: `{name}`.\n    {},", self.text(namespace, "Variant")?).unwrap();
        }
        let mut variants: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
        for builtin in builtins {
            let family = self.text(builtin.namespace, "Family")?;
            let old = variants.insert(&builtin.variant, (&builtin.name, family));
            if old.is_some_and(|old| old != (builtin.name.as_str(), family)) {
                return Err(format!("error: two built-ins would be BuiltinOp::{}", builtin.variant));
            }
        }
        writeln!(
            out,
            "}}\n\n/// A built-in: what all overloads of a name mean, over all objects of a \
             family.\n{derive}u16)]\npub enum BuiltinOp {{"
        )
        .unwrap();
        for (variant, (name, family)) in &variants {
            let of = if family.is_empty() { String::new() } else { format!(" of {family}") };
            writeln!(out, "    /// `{name}`{of}.\n    {variant},").unwrap();
        }
        out.push_str(
            "}\n\n/// What is lowered by code of its own.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Custom {\n",
        );
        let mut customs = BTreeSet::new();
        for builtin in builtins {
            customs.extend(self.records.field_str(self.def(builtin.record, "How")?, "Function"));
        }
        for custom in customs {
            writeln!(out, "    /// `{custom}`.\n    {custom},").unwrap();
        }
        out.push_str("}\n");
        Ok(())
    }

    /// The names of built-ins and how calls are lowered, by `BuiltinOp`: the objects of a family share their lowering.
    fn write_ops(&self, builtins: &[Builtin], out: &mut String) -> Result<(), String> {
        let mut names: BTreeMap<&str, &str> = BTreeMap::new();
        let mut lowerings: BTreeMap<&str, String> = BTreeMap::new();
        for builtin in builtins {
            names.insert(&builtin.variant, &builtin.name);
            let text = self.lowering(builtin.record)?;
            if let Some(old) = lowerings.insert(&builtin.variant, text.clone())
                && old != text
            {
                let message = format!("one lowering for BuiltinOp::{}: {old}, {text}", builtin.variant);
                return Err(self.wrong(builtin.record, &message));
            }
        }
        let count = names.len();
        writeln!(
            out,
            "/// The names of the built-ins, by [`BuiltinOp`].\npub(super) static OP_NAMES: {}\n",
            names_table(names.values())
        )
        .unwrap();
        writeln!(
            out,
            "/// How calls are lowered, by [`BuiltinOp`].\npub(super) static LOWERINGS: [Lowering; {count}] = ["
        )
        .unwrap();
        for lowering in lowerings.values() {
            writeln!(out, "    {lowering},").unwrap();
        }
        out.push_str("];\n\n");
        Ok(())
    }
}

/// The namespaces, in the order in which they are declared.
fn namespaces(records: &Records) -> Result<Vec<RecordId>, String> {
    let class = records.class("HLSLNamespace").ok_or("error: there is no class HLSLNamespace")?;
    let mut namespaces = records.derived(class);
    namespaces.sort_by_key(|&n| records.order(n));
    Ok(namespaces)
}

/// Makes `crates/trefoil-hlsl/src/builtins/names.rs`: the enumerations that the tables are made of.
pub fn hlsl_names(records: &Records) -> Result<String, String> {
    let reader = Reader { records, params: Vec::new(), lists: BTreeMap::new(), names: Vec::new() };
    let mut out = String::from(
        "// @generated by `cargo xtask codegen` from spec/HLSL.td. Edit the specification, not this file.\n\n\
         //! The names in the tables of built-ins: types, namespaces, built-ins, and what is lowered by code of its own.\n\n",
    );
    reader.write_enums(&reader.builtins()?, &namespaces(records)?, &mut out)?;
    Ok(out)
}

/// Makes `crates/trefoil-hlsl/src/builtins/generated.rs`.
pub fn hlsl_tables(records: &Records) -> Result<String, String> {
    let mut reader = Reader { records, params: Vec::new(), lists: BTreeMap::new(), names: Vec::new() };
    let builtins = reader.builtins()?;
    let namespaces = namespaces(records)?;
    let mut out = String::from(
        "// @generated by `cargo xtask codegen` from spec/HLSL.td. Edit the specification, not this file.\n\n\
         //! The built-in functions and methods of HLSL: a namespace each, in it the names in order, under each its \
         overloads.\n\nuse super::lowering::Lowering;\nuse super::names::{Base as B, BuiltinOp, Custom, Namespace};\n\
         use super::table::{BuiltinAttrs, Dim, EntrySpec, GroupSpec, Io, Overload, Param, Relation as R, Run, Shape, \
         TypeSlot};\nuse trefoil_facts::Names;\nuse trefoil_ir::{AtomicOp, Intrinsic as I};\n\n",
    );
    reader.write_ops(&builtins, &mut out)?;
    let mut body = String::new();
    for &namespace in &namespaces {
        let variant = reader.text(namespace, "Variant")?;
        writeln!(body, "    GroupSpec {{ namespace: Namespace::{variant}, entries: &[").unwrap();
        for builtin in builtins.iter().filter(|b| b.namespace == namespace) {
            reader.entry(builtin, &mut body)?;
        }
        body.push_str("    ] },\n");
    }
    let names = names_table(&reader.names);
    writeln!(out, "/// The names of parameters.\npub(super) static PARAM_NAMES: {names}").unwrap();
    writeln!(
        out,
        "/// The parameters of all overloads.\npub(super) static PARAMS: [Param; {}] = [",
        reader.params.len()
    )
    .unwrap();
    for param in &reader.params {
        writeln!(out, "    {param},").unwrap();
    }
    write!(
        out,
        "];\n\n/// Every namespace, by [`Namespace`].\npub(super) const GROUPS: [GroupSpec; {}] = [\n{body}];\n",
        namespaces.len()
    )
    .unwrap();
    Ok(out)
}
