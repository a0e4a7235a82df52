//! Reads the operations of DXIL from the records of their specification, and refuses what it may not say.

mod llvm;

use crate::{RecordId, Records, Value};
use std::collections::BTreeMap;

/// Opcodes below this one are possible: the tables have a row for each.
const OPCODES: u32 = 1 << 12;

/// A value that holds from DXIL 1.`0` on.
pub(super) type Versioned<T> = Vec<(u8, T)>;

/// A type that an overload may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OverloadType {
    /// Its number among the kinds of overloads.
    pub(super) index: u8,
    /// Whether vectors of it are meant.
    pub(super) vector: bool,
}

/// The type of a result or an operand.
#[derive(Clone, Debug)]
pub(super) struct ParamType {
    /// The record's name.
    pub(super) name: String,
    /// The variant in the tables.
    pub(super) kind: String,
    /// The overload it depends on.
    pub(super) carries: Option<usize>,
}

/// An operand.
#[derive(Clone, Debug)]
pub(super) struct Param {
    pub(super) name: String,
    pub(super) ty: ParamType,
    pub(super) constant: bool,
    pub(super) enumeration: Option<String>,
}

/// An operation.
#[derive(Clone, Debug)]
pub(super) struct Op {
    pub(super) name: String,
    pub(super) opcode: u32,
    pub(super) experimental: bool,
    /// The class as functions spell it, and its own name.
    pub(super) class: (String, String),
    pub(super) doc: String,
    pub(super) intrinsics: Vec<String>,
    pub(super) category: String,
    pub(super) result: ParamType,
    pub(super) params: Vec<Param>,
    pub(super) overloads: Versioned<Vec<Vec<OverloadType>>>,
    pub(super) stages: Versioned<u16>,
    pub(super) attributes: Versioned<u16>,
    pub(super) translated: Option<u8>,
}

impl Op {
    /// The first version that has the operation.
    pub(super) fn since(&self) -> u8 {
        self.stages.first().map_or(0, |entry| entry.0)
    }

    /// The number a program calls it by.
    pub(super) fn number(&self) -> u32 {
        self.opcode | u32::from(self.experimental) << 31
    }
}

/// The newest entry not above a version.
#[cfg(test)]
fn at<T>(list: &Versioned<T>, version: u8) -> Option<&T> {
    list.iter().rev().find(|entry| entry.0 <= version).map(|entry| &entry.1)
}

/// The names of a class's records, each at the number that the field gives; records without one are left out.
fn names_by_number<'a>(records: &'a Records, class: &str, field: &str) -> Result<Vec<&'a str>, String> {
    let class = records.class(class).ok_or_else(|| format!("error: there is no class {class}"))?;
    let numbered = records.derived(class).into_iter().filter_map(|id| {
        let number = records.field_int(id, field).and_then(|n| usize::try_from(n).ok())?;
        Some((number, records.name(id)))
    });
    let by_number = BTreeMap::from_iter(numbered);
    match by_number.keys().enumerate().find(|&(i, &number)| i != number) {
        Some((missing, _)) => Err(format!("error: no record has {field} {missing}")),
        None => Ok(by_number.into_values().collect()),
    }
}

/// The names of the attributes, by their bits.
pub(super) fn attribute_names(records: &Records) -> Result<Vec<&str>, String> {
    if llvm::is_llvms(records) {
        return Ok(llvm::ATTRIBUTES.to_vec());
    }
    names_by_number(records, "DXILAttribute", "Bit")
}

/// The names of the stages, by their bits in a mask.
pub(super) fn stage_names(records: &Records) -> Result<Vec<&str>, String> {
    if llvm::is_llvms(records) {
        return Ok(llvm::STAGES.to_vec());
    }
    names_by_number(records, "DXILShaderStage", "Kind")
}

/// The operations that records specify, in our words or in LLVM's, by their numbers; an error is every message, a line each.
pub(super) fn load(records: &Records) -> Result<Vec<Op>, String> {
    let Some(class) = records.class("DXILOp") else {
        return Err("error: there is no class DXILOp".to_owned());
    };
    let mut reader = Reader { records, llvms: llvm::is_llvms(records), errors: Vec::new() };
    let mut ids = records.derived(class);
    ids.sort_by_key(|&id| records.order(id));
    let mut ops: Vec<(RecordId, Op)> = ids.into_iter().filter_map(|id| Some((id, reader.op(id)?))).collect();
    reader.check_numbers(&ops);
    if !reader.errors.is_empty() {
        return Err(reader.errors.join("\n"));
    }
    ops.sort_by_key(|(_, op)| (op.experimental, op.opcode));
    let ops = ops.into_iter().map(|(_, op)| op).collect();
    Ok(if reader.llvms { llvm::fill_gaps(ops) } else { ops })
}

struct Reader<'a> {
    records: &'a Records,
    /// Whether the specification is LLVM's own.
    llvms: bool,
    errors: Vec<String>,
}

impl Reader<'_> {
    fn error(&mut self, at: RecordId, message: impl std::fmt::Display) {
        let place = self.records.place(at);
        let name = self.records.name(at);
        self.errors.push(format!("{}:{}:{}: error: {name}: {message}", place.file, place.line, place.column));
    }

    fn text(&mut self, id: RecordId, field: &str) -> String {
        self.records.field_str(id, field).unwrap_or_default().to_owned()
    }

    fn texts(&self, id: RecordId, field: &str) -> Vec<String> {
        let list = self.records.field_list(id, field).unwrap_or_default();
        list.into_iter().filter_map(|v| self.records.text(v).map(str::to_owned)).collect()
    }

    fn param_type(&mut self, op: RecordId, id: RecordId) -> ParamType {
        if self.llvms {
            let name = self.records.name(id);
            return llvm::param_type(name).unwrap_or_else(|| {
                self.error(op, format!("{name} is no type of an operand"));
                ParamType { name: name.to_owned(), kind: String::new(), carries: None }
            });
        }
        ParamType {
            name: self.records.name(id).to_owned(),
            kind: self.records.field_str(id, "Kind").unwrap_or_default().to_owned(),
            carries: self.records.field_int(id, "Carries").and_then(|c| usize::try_from(c).ok()),
        }
    }

    fn op(&mut self, id: RecordId) -> Option<Op> {
        let records = self.records;
        let Some(result) = records.field_def(id, "result") else {
            self.error(id, "the result type is not set");
            return None;
        };
        let class = records.field_def(id, "OpClass")?;
        let function = records.name(class).to_owned();
        let class_name = match self.text(class, "Name") {
            name if name.is_empty() => {
                llvm::class_name(&function).map_or_else(|| capitalised(&function), str::to_owned)
            }
            name => name,
        };
        let opcode = records.field_int(id, "OpCode").and_then(|o| u32::try_from(o).ok());
        let Some(opcode) = opcode.filter(|&o| o < OPCODES) else {
            self.error(id, format!("the opcode is not a number from 0 to {}", OPCODES - 1));
            return None;
        };
        let (overloads, structure) = self.overloads(id);
        let mut result = self.param_type(id, result);
        if let (Some(structure), "Overload") = (structure, result.kind.as_str()) {
            structure.clone_into(&mut result.kind);
        }
        let op = Op {
            name: records.name(id).to_owned(),
            opcode,
            experimental: records.field_int(id, "Experimental") == Some(1),
            class: (function, class_name),
            doc: self.text(id, "Doc"),
            intrinsics: match records.field_def(id, "LLVMIntrinsic") {
                Some(intrinsic) => vec![self.text(intrinsic, "LLVMName")],
                None => [llvm::intrinsics(records, id), intrinsics_of(records, records.name(id))].concat(),
            },
            category: self.text(id, "Category"),
            result,
            params: self.params(id)?,
            overloads,
            stages: self.stages(id),
            attributes: self.attributes(id),
            translated: records.field_def(id, "translated").and_then(|v| self.version(v)),
        };
        self.check_overloads(id, &op);
        Some(op)
    }

    fn params(&mut self, id: RecordId) -> Option<Vec<Param>> {
        let types = self.records.field_list(id, "arguments").unwrap_or_default();
        let mut names = self.texts(id, "names");
        if names.is_empty() {
            names = (0..types.len()).map(|i| format!("arg{i}")).collect();
        }
        if names.len() != types.len() {
            self.error(id, format!("{} operands, but {} names", types.len(), names.len()));
            return None;
        }
        let constants = self.texts(id, "constants");
        let mut enums = BTreeMap::new();
        for value in self.records.field_list(id, "enums").unwrap_or_default() {
            if let Some(entry) = self.records.as_def(value) {
                enums.insert(self.text(entry, "Operand"), self.text(entry, "Enumeration"));
            }
        }
        for name in constants.iter().chain(enums.keys()) {
            if !names.contains(name) {
                self.error(id, format!("there is no operand '{name}'"));
            }
        }
        let mut params = Vec::with_capacity(types.len());
        for (value, name) in types.into_iter().zip(names) {
            let ty = self.param_type(id, self.records.as_def(value)?);
            let enumeration = enums.get(&name).cloned();
            let constant = constants.contains(&name) || enumeration.is_some();
            params.push(Param { name, ty, constant, enumeration });
        }
        Some(params)
    }

    fn version(&self, id: RecordId) -> Option<u8> {
        let minor = self.records.field_int(id, "Minor")?;
        (self.records.field_int(id, "Major") == Some(1)).then_some(u8::try_from(minor).ok()?)
    }

    /// The entries of a versioned property, checked to be in order.
    fn versioned<T>(
        &mut self,
        id: RecordId,
        field: &str,
        mut of: impl FnMut(&mut Self, RecordId) -> T,
    ) -> Versioned<T> {
        let mut list: Versioned<T> = Vec::new();
        for value in self.records.field_list(id, field).unwrap_or_default() {
            let Some(entry) = self.records.as_def(value) else { continue };
            let version = self.records.field_def(entry, "dxil_version").and_then(|v| self.version(v));
            let Some(version) = version else {
                self.error(id, format!("an entry of {field} has no version of DXIL 1"));
                continue;
            };
            match list.last() {
                Some(&(last, _)) if last == version => {
                    self.error(id, format!("{field} has DXIL 1.{version} twice"));
                }
                Some(&(last, _)) if last > version => {
                    self.error(id, format!("{field} has DXIL 1.{version} after 1.{last}"));
                }
                _ => {}
            }
            let value = of(self, entry);
            list.push((version, value));
        }
        list
    }

    /// The types of an overload; `structure` becomes the one that LLVM's words have around them.
    fn overload_set(
        &mut self,
        id: RecordId,
        list: &[Value],
        structure: &mut Option<&'static str>,
    ) -> Vec<OverloadType> {
        let mut types = Vec::new();
        for value in list {
            let Some(ty) = self.records.as_def(*value) else { continue };
            let index = if self.llvms {
                llvm::overload(self.records.name(ty)).map(|(index, around)| {
                    *structure = structure.or(around);
                    index
                })
            } else {
                self.records.field_int(ty, "Overload").and_then(|o| u8::try_from(o).ok())
            };
            match index {
                Some(index) => types.push(OverloadType { index, vector: self.records.is_of(ty, "VectorOf") }),
                None => self.error(id, format!("{} is no type of an overload", self.records.name(ty))),
            }
        }
        types
    }

    /// The overloads by version, and the structure of an overload that the result is.
    fn overloads(&mut self, id: RecordId) -> (Versioned<Vec<Vec<OverloadType>>>, Option<&'static str>) {
        let mut structure = None;
        let plain = self.versioned(id, "overloads", |this, entry| {
            let list = this.records.field_list(entry, "overload_types").unwrap_or_default();
            vec![this.overload_set(id, &list, &mut structure)]
        });
        let extended = self.versioned(id, "extended_overloads", |this, entry| {
            let lists = this.records.field_list(entry, "overload_types").unwrap_or_default();
            let lists: Vec<Vec<Value>> = lists.into_iter().filter_map(|v| this.records.elements(v)).collect();
            lists.iter().map(|list| this.overload_set(id, list, &mut structure)).collect()
        });
        (if plain.is_empty() { extended } else { plain }, structure)
    }

    fn stages(&mut self, id: RecordId) -> Versioned<u16> {
        let stages = self.versioned(id, "stages", |this, entry| {
            let list = this.records.field_list(entry, "shader_stages").unwrap_or_default();
            let mut mask = 0;
            let mut removed = false;
            for value in &list {
                let Some(stage) = this.records.as_def(*value) else { continue };
                let name = this.records.name(stage);
                let kind = if this.llvms { llvm::stage(name) } else { this.records.field_int(stage, "Kind") };
                match (name, kind) {
                    ("all_stages", _) => mask = u16::MAX,
                    ("removed", _) => removed = true,
                    (_, Some(kind @ 0..16)) => mask |= 1 << kind,
                    (name, _) => this.error(id, format!("{name} is no stage")),
                }
            }
            if list.is_empty() {
                this.error(id, "an entry of stages names no stage");
            }
            if removed && mask != 0 {
                this.error(id, "an entry of stages is removed and names stages too");
            }
            mask
        });
        if stages.is_empty() {
            self.error(id, "stages are not given");
        }
        stages
    }

    fn attributes(&mut self, id: RecordId) -> Versioned<u16> {
        // LLVM names the field by version; what is no attribute of a function is a property there, whatever the version.
        let fields = if self.llvms { &["op_attrs", "fn_attrs"][..] } else { &["attributes"] };
        let properties = defs(self.records, id, "properties");
        let mut list = self.versioned(id, "attributes", |this, entry| {
            let named = fields.iter().flat_map(|field| defs(this.records, entry, field)).collect::<Vec<_>>();
            this.attribute_mask(id, &named)
        });
        if !properties.is_empty() {
            let mask = self.attribute_mask(id, &properties);
            if list.is_empty() {
                list.push((0, 0));
            }
            list.iter_mut().for_each(|entry| entry.1 |= mask);
        }
        list
    }

    fn attribute_mask(&mut self, id: RecordId, attributes: &[RecordId]) -> u16 {
        let mut mask = 0;
        for &attribute in attributes {
            let name = self.records.name(attribute);
            let bit =
                if self.llvms { llvm::attribute(name) } else { self.records.field_int(attribute, "Bit") };
            match bit {
                Some(bit @ 0..16) => mask |= 1 << bit,
                _ => self.error(id, format!("{name} is no attribute")),
            }
        }
        mask
    }

    /// Each overload needs an operand or a result that carries it, and vice versa.
    fn check_overloads(&mut self, id: RecordId, op: &Op) {
        let carried: Vec<usize> = std::iter::once(&op.result)
            .chain(op.params.iter().map(|p| &p.ty))
            .filter_map(|t| t.carries)
            .collect();
        let count = op.overloads.iter().map(|(_, dims)| dims.len()).max().unwrap_or(0);
        for index in 0..count {
            if !carried.contains(&index) {
                self.error(id, "has overloads, but no operand or result carries them");
            }
        }
        // The seed's own example of a derivative gives no overloads and means those of its class.
        if let Some(index) = carried.iter().find(|&&index| index >= count && count > 0) {
            self.error(id, format!("an operand is of overload {index}, which is not given"));
        }
    }

    /// No opcode and no name twice, no gaps.
    fn check_numbers(&mut self, ops: &[(RecordId, Op)]) {
        let mut by_number: BTreeMap<(bool, u32), &str> = BTreeMap::new();
        let mut by_name: BTreeMap<String, &str> = BTreeMap::new();
        for (id, op) in ops {
            if let Some(other) = by_number.insert((op.experimental, op.opcode), &op.name) {
                self.error(*id, format!("opcode {} is that of {other} already", op.opcode));
            }
            if let Some(other) = by_name.insert(rust_name(&op.name), &op.name) {
                self.error(*id, format!("the name is that of {other} already"));
            }
        }
    }
}

/// The records of a list.
pub(super) fn defs(records: &Records, of: RecordId, field: &str) -> Vec<RecordId> {
    let list = records.field_list(of, field).unwrap_or_default();
    list.into_iter().filter_map(|value| records.as_def(value)).collect()
}

/// The full names of the intrinsics that come to an operation: those whose rule carries it, then those whose code may choose it.
fn intrinsics_of(records: &Records, op: &str) -> Vec<String> {
    let Some(class) = records.class("IrIntrinsic") else { return Vec::new() };
    let all = records.derived(class);
    let of_field = |field: &'static str| {
        let names = move |&id: &RecordId| {
            let rule = records.field_def(id, "Dxil");
            rule.is_some_and(|rule| defs(records, rule, field).iter().any(|&o| records.name(o) == op))
        };
        all.iter().copied().filter(names)
    };
    let full_name = |id: RecordId| {
        let prefix =
            if records.name(records.field_def(id, "Family")?) == "Llvm" { "llvm" } else { "llvm.dx" };
        Some(format!("{prefix}.{}", records.field_str(id, "Name")?))
    };
    of_field("Ops").chain(of_field("May")).filter_map(full_name).collect()
}

/// A name with a capital.
fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map(|c| c.to_ascii_uppercase().to_string() + chars.as_str()).unwrap_or_default()
}

/// A name as Rust's variants are spelled.
pub(super) fn rust_name(name: &str) -> String {
    name.split('_').map(capitalised).collect()
}

#[cfg(test)]
#[path = "dxil_tests.rs"]
mod tests;
