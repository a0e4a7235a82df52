//! A module as LLVM's text of that age, with what DXIL's operations are called after their calls.

use super::debug;
use super::metadata::{self, Slots};
use super::model::{Attribute, DebugPlace, Function, Inst, Kind, Meta, Module, Op, Ty};
use super::types::{self, cast_name};
use std::fmt::Write;
use trefoil_dxil::ops::DxilOp;
use trefoil_ir::HashMap;

/// Writes the whole module.
pub(super) fn module(m: &Module, out: &mut String) {
    if !m.data_layout.is_empty() {
        let _ = writeln!(out, "target datalayout = \"{}\"", m.data_layout);
    }
    if !m.triple.is_empty() {
        let _ = writeln!(out, "target triple = \"{}\"", m.triple);
    }
    out.push('\n');
    let before = out.len();
    (0..m.types.len() as u32).for_each(|id| types::definition(m, id, out));
    if out.len() > before {
        out.push('\n');
    }
    for (i, _) in m.globals.iter().enumerate() {
        global(m, i, out);
    }
    if !m.globals.is_empty() {
        out.push('\n');
    }
    let slots = Slots::new(m);
    let attributes = attribute_slots(m);
    for func in &m.functions {
        function(m, func, &slots, &attributes, out);
    }
    for (number, list) in attributes.iter().enumerate() {
        let _ = writeln!(out, "attributes #{number} = {{ {} }}", attribute_text(m, *list));
    }
    if !attributes.is_empty() {
        out.push('\n');
    }
    if !m.named.is_empty() {
        metadata::write(m, &slots, out);
    }
}

/// An instruction of a module as the listing has it, without its metadata and the comment after it: a function, the block and the
/// instruction's number within the block. Empty where there is none.
pub fn print_instruction(m: &Module, func: &Function, block: usize, at: usize) -> String {
    let Some(inst) = func.blocks.get(block).and_then(|block| block.get(at)) else { return String::new() };
    let slots = Slots::default();
    let printer = Printer { m, func, names: Names::new(func), slots: &slots, attributes: &[] };
    let mut out = String::new();
    if let Some(result) = inst.result {
        printer.names.value(result, &mut out);
        out.push_str(" = ");
    }
    printer.op(&inst.op, &mut out);
    out
}

/// Attribute lists in the order in which functions and calls use them.
fn attribute_slots(m: &Module) -> Vec<u64> {
    let mut slots: Vec<u64> = Vec::new();
    let mut add = |list: u64| {
        if list != 0 && list as usize <= m.lists.len() && !slots.contains(&list) {
            slots.push(list);
        }
    };
    for func in &m.functions {
        add(func.attributes);
        for inst in func.blocks.iter().flatten() {
            if let Op::Call { attributes, .. } = inst.op {
                add(attributes);
            }
        }
    }
    slots
}

fn attribute_text(m: &Module, list: u64) -> String {
    let groups = m.lists.get(list as usize - 1).map(Vec::as_slice).unwrap_or(&[]);
    let groups = groups.iter().filter_map(|id| m.groups.iter().find(|g| g.id == *id));
    let words = groups.flat_map(|g| &g.attributes).map(|attribute| match attribute {
        Attribute::Word(word) => (*word).to_owned(),
        Attribute::Number(word, number) => format!("{word}={number}"),
        Attribute::Text(key, Some(value)) => format!("\"{key}\"=\"{value}\""),
        Attribute::Text(key, None) => format!("\"{key}\""),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn linkage(code: u64) -> &'static str {
    match code {
        2 => "appending ",
        3 => "internal ",
        5 => "dllimport ",
        7 => "extern_weak ",
        8 => "common ",
        9 => "private ",
        1 | 16 => "weak ",
        10 | 17 => "weak_odr ",
        4 | 18 => "linkonce ",
        11 | 19 => "linkonce_odr ",
        _ => "",
    }
}

fn alignment(code: u64) -> Option<u64> {
    code.checked_sub(1).filter(|&shift| shift < 32).map(|shift| 1 << shift)
}

fn global(m: &Module, index: usize, out: &mut String) {
    let g = &m.globals[index];
    types::name('@', &g.name, out);
    out.push_str(" = ");
    let external = g.linkage == 0 && g.init.is_none();
    out.push_str(if external { "external " } else { linkage(g.linkage) });
    if g.unnamed_addr {
        out.push_str("unnamed_addr ");
    }
    if g.space != 0 {
        let _ = write!(out, "addrspace({}) ", g.space);
    }
    out.push_str(if g.constant { "constant " } else { "global " });
    types::ty(m, g.ty, out);
    if let Some(init) = g.init {
        out.push(' ');
        types::value(m, None, &|_, out| out.push_str("<local>"), init, out);
    }
    if let Some(align) = alignment(g.align) {
        let _ = write!(out, ", align {align}");
    }
    out.push('\n');
}

/// The names of a function's own values and blocks: given ones, or numbers in order.
struct Names {
    values: HashMap<u32, String>,
    blocks: Vec<String>,
}

impl Names {
    fn new(func: &Function) -> Self {
        let mut values: HashMap<u32, String> = func.value_names.iter().cloned().collect();
        let given: HashMap<u32, &String> = func.block_names.iter().map(|(id, n)| (*id, n)).collect();
        let mut blocks = Vec::with_capacity(func.blocks.len());
        let mut next = 0u32;
        let mut number = |values: &mut HashMap<u32, String>, id: u32| {
            values.entry(id).or_insert_with(|| {
                next += 1;
                (next - 1).to_string()
            });
        };
        for argument in 0..func.arguments {
            number(&mut values, func.first_value + argument);
        }
        // Blocks and values are numbered together; blocks have ids that no value has.
        const BLOCKS: u32 = 1 << 31;
        for (i, block) in func.blocks.iter().enumerate() {
            match given.get(&(i as u32)) {
                Some(name) => blocks.push((*name).clone()),
                None => {
                    number(&mut values, BLOCKS | i as u32);
                    blocks.push(values.remove(&(BLOCKS | i as u32)).unwrap_or_default());
                }
            }
            for inst in block {
                if let Some(result) = inst.result {
                    number(&mut values, result);
                }
            }
        }
        Names { values, blocks }
    }

    fn value(&self, id: u32, out: &mut String) {
        match self.values.get(&id) {
            Some(name) => local(name, out),
            None => out.push_str("%<badref>"),
        }
    }

    fn block(&self, id: u32, out: &mut String) {
        match self.blocks.get(id as usize) {
            Some(name) => local(name, out),
            None => out.push_str("%<badref>"),
        }
    }
}

fn local(name: &str, out: &mut String) {
    if name.bytes().all(|b| b.is_ascii_digit()) {
        let _ = write!(out, "%{name}");
    } else {
        types::name('%', name, out);
    }
}

struct Printer<'a> {
    m: &'a Module,
    func: &'a Function,
    names: Names,
    slots: &'a Slots,
    attributes: &'a [u64],
}

fn function(m: &Module, func: &Function, slots: &Slots, attributes: &[u64], out: &mut String) {
    let list = attributes.iter().position(|&list| list == func.attributes);
    if let Some(list) = list {
        let _ = writeln!(out, "; Function Attrs: {}", attribute_text(m, attributes[list]));
    }
    out.push_str(if func.declaration { "declare " } else { "define " });
    out.push_str(linkage(func.linkage));
    let (ret, params) = match m.ty(func.ty) {
        Ty::Function { ret, params, .. } => (*ret, params.as_slice()),
        _ => (0, &[][..]),
    };
    types::ty(m, ret, out);
    out.push(' ');
    types::name('@', &func.name, out);
    out.push('(');
    let printer = Printer { m, func, names: Names::new(func), slots, attributes };
    for (i, &param) in params.iter().enumerate() {
        out.push_str(if i > 0 { ", " } else { "" });
        types::ty(m, param, out);
        if !func.declaration {
            out.push(' ');
            printer.names.value(func.first_value + i as u32, out);
        }
    }
    out.push(')');
    if let Some(list) = list {
        let _ = write!(out, " #{list}");
    }
    if func.declaration {
        out.push_str("\n\n");
        return;
    }
    out.push_str(" {\n");
    printer.body(out);
    out.push_str("}\n\n");
}

impl Printer<'_> {
    fn body(&self, out: &mut String) {
        let predecessors = self.predecessors();
        let mut places = self.func.places.iter().copied();
        for (i, block) in self.func.blocks.iter().enumerate() {
            if i > 0 {
                self.label(i, &predecessors[i], out);
            }
            for inst in block {
                out.push_str("  ");
                self.inst(inst, places.next().flatten(), out);
                out.push('\n');
            }
        }
    }

    fn predecessors(&self) -> Vec<Vec<u32>> {
        let mut out = vec![Vec::new(); self.func.blocks.len()];
        for (i, block) in self.func.blocks.iter().enumerate() {
            let Some(last) = block.last() else { continue };
            let mut to = |b: u32| {
                if let Some(list) = out.get_mut(b as usize)
                    && list.last() != Some(&(i as u32))
                {
                    list.push(i as u32);
                }
            };
            match &last.op {
                Op::Branch { to: b } => to(*b),
                Op::CondBranch { then, other, .. } => {
                    to(*then);
                    to(*other);
                }
                Op::Switch { default, cases, .. } => {
                    to(*default);
                    self.func.pairs(*cases).iter().for_each(|c| to(c.1));
                }
                _ => {}
            }
        }
        out
    }

    fn label(&self, index: usize, predecessors: &[u32], out: &mut String) {
        out.push('\n');
        let start = out.len();
        let name = &self.names.blocks[index];
        if name.bytes().all(|b| b.is_ascii_digit()) {
            let _ = write!(out, "; <label>:{name}");
        } else {
            types::name(' ', name, out);
            out.remove(start);
            out.push(':');
        }
        while out.len() - start < 50 {
            out.push(' ');
        }
        if predecessors.is_empty() {
            out.push_str("; No predecessors!");
        }
        for (i, &block) in predecessors.iter().rev().enumerate() {
            out.push_str(if i == 0 { "; preds = " } else { ", " });
            self.names.block(block, out);
        }
        out.push('\n');
    }

    fn value(&self, id: u32, out: &mut String) {
        let names = |id: u32, out: &mut String| self.names.value(id, out);
        types::value(self.m, Some(self.func), &names, id, out);
    }

    fn typed(&self, id: u32, out: &mut String) {
        types::ty(self.m, self.type_of(id), out);
        out.push(' ');
        self.value(id, out);
    }

    fn type_of(&self, id: u32) -> u32 {
        self.m.value(Some(self.func), id).map_or(0, |v| v.ty)
    }

    fn label_ref(&self, block: u32, out: &mut String) {
        out.push_str("label ");
        self.names.block(block, out);
    }

    fn inst(&self, inst: &Inst, place: Option<DebugPlace>, out: &mut String) {
        if let Some(result) = inst.result {
            self.names.value(result, out);
            out.push_str(" = ");
        }
        self.op(&inst.op, out);
        for &(kind, node) in self.func.pairs(inst.attachments) {
            let name = self.m.kinds.iter().find(|(id, _)| *id == kind).map_or("?", |(_, name)| name);
            let _ = write!(out, ", !{name} !{}", self.slots.of(node).unwrap_or(0));
        }
        if let Some(place) = place {
            let _ = write!(out, ", !dbg !{}", self.slots.of_place(&place).unwrap_or(0));
        }
        let Op::Call { callee, ty, arguments, .. } = &inst.op else {
            return line_comment(place, out);
        };
        let arguments = self.func.list(*arguments);
        match *arguments {
            [_, .., variable, part] if self.is_metadata(*ty, arguments.len() - 1) => {
                self.variable_comment(variable, part, out);
            }
            _ => {
                line_comment(place, out);
                self.operation_comment(*callee, arguments, out);
            }
        }
    }

    /// Whether a parameter of a function's type is metadata.
    fn is_metadata(&self, ty: u32, index: usize) -> bool {
        self.m.params(ty).get(index).is_some_and(|&param| *self.m.ty(param) == Ty::Metadata)
    }

    /// Which variable a call is about, and which part of it.
    fn variable_comment(&self, variable: u32, part: u32, out: &mut String) {
        let Some(Meta::Debug(_, operands)) = self.m.metadata.get(variable as usize) else { return };
        let name = operands.get(3).and_then(|name| name.checked_sub(1));
        let Some(&Meta::Text(name)) = name.and_then(|name| self.m.metadata.get(name as usize)) else {
            return;
        };
        let name = self.m.text(name);
        let _ = write!(out, " ; var:\"{name}\" ");
        if let Some(Meta::Debug(code, operands)) = self.m.metadata.get(part as usize) {
            let refer = |part, out: &mut String| metadata::reference(self.m, self.slots, part, out);
            debug::write(self.m, &refer, *code, operands, out);
        }
        let scope = operands.get(2).and_then(|scope| scope.checked_sub(1));
        if let Some(function) = scope.and_then(|scope| debug::function_of(self.m, scope as u32)) {
            let _ = write!(out, " func:\"{function}\"");
        }
    }

    /// A node as an operand: a value of the function's own, or a node of the module.
    fn metadata(&self, node: u32, out: &mut String) {
        out.push_str("metadata ");
        let (first, start) = self.func.local_nodes;
        let at = if node >= first { (node - first).saturating_add(start) } else { node };
        match self.m.metadata.get(at as usize) {
            Some(Meta::Value { value }) => self.typed(*value, out),
            _ => metadata::reference(self.m, self.slots, Some(at), out),
        }
    }

    fn op(&self, op: &Op, out: &mut String) {
        match op {
            Op::Binary { op, flags, a, b } => self.binary(*op, *flags, *a, *b, out),
            Op::Cast { op, value, ty } => {
                out.push_str(cast_name(*op));
                out.push(' ');
                self.typed(*value, out);
                out.push_str(" to ");
                types::ty(self.m, *ty, out);
            }
            Op::Compare { predicate, flags, a, b } => {
                out.push_str(if *predicate < 32 { "fcmp " } else { "icmp " });
                fast_flags(*flags, out);
                out.push_str(predicate_name(*predicate));
                out.push(' ');
                self.pair(*a, *b, out);
            }
            Op::Select { condition, a, b } => {
                out.push_str("select ");
                self.list(&[*condition, *a, *b], out);
            }
            Op::Phi { ty, incoming } => {
                out.push_str("phi ");
                types::ty(self.m, *ty, out);
                for (i, &(value, block)) in self.func.pairs(*incoming).iter().enumerate() {
                    out.push_str(if i > 0 { ", [ " } else { " [ " });
                    self.value(value, out);
                    out.push_str(", ");
                    self.names.block(block, out);
                    out.push_str(" ]");
                }
            }
            Op::Branch { to } => {
                out.push_str("br ");
                self.label_ref(*to, out);
            }
            Op::CondBranch { condition, then, other } => {
                out.push_str("br ");
                self.typed(*condition, out);
                out.push_str(", ");
                self.label_ref(*then, out);
                out.push_str(", ");
                self.label_ref(*other, out);
            }
            Op::Switch { value, default, cases } => {
                out.push_str("switch ");
                self.typed(*value, out);
                out.push_str(", ");
                self.label_ref(*default, out);
                out.push_str(" [\n");
                for &(case, block) in self.func.pairs(*cases) {
                    out.push_str("    ");
                    self.typed(case, out);
                    out.push_str(", ");
                    self.label_ref(block, out);
                    out.push('\n');
                }
                out.push_str("  ]");
            }
            Op::Ret(None) => out.push_str("ret void"),
            Op::Ret(Some(value)) => {
                out.push_str("ret ");
                self.typed(*value, out);
            }
            Op::Unreachable => out.push_str("unreachable"),
            Op::Call { callee, ty, arguments, attributes, tail } => {
                self.call(*callee, *ty, self.func.list(*arguments), *attributes, *tail, out);
            }
            _ => self.memory(op, out),
        }
    }

    fn memory(&self, op: &Op, out: &mut String) {
        let align = |code: u64, out: &mut String| {
            if let Some(align) = alignment(code) {
                let _ = write!(out, ", align {align}");
            }
        };
        match op {
            Op::Alloca { ty, align: code } => {
                out.push_str("alloca ");
                types::ty(self.m, *ty, out);
                align(*code, out);
            }
            Op::Load { ty, pointer, align: code, volatile } => {
                out.push_str(if *volatile { "load volatile " } else { "load " });
                types::ty(self.m, *ty, out);
                out.push_str(", ");
                self.typed(*pointer, out);
                align(*code, out);
            }
            Op::Store { pointer, value, align: code, volatile } => {
                out.push_str(if *volatile { "store volatile " } else { "store " });
                self.list(&[*value, *pointer], out);
                align(*code, out);
            }
            Op::Gep { inbounds, source, operands } => {
                out.push_str(if *inbounds { "getelementptr inbounds " } else { "getelementptr " });
                types::ty(self.m, *source, out);
                out.push_str(", ");
                self.list(self.func.list(*operands), out);
            }
            Op::ExtractValue { aggregate, indices } => {
                out.push_str("extractvalue ");
                self.typed(*aggregate, out);
                self.func.list(*indices).iter().for_each(|i| _ = write!(out, ", {i}"));
            }
            Op::InsertValue { aggregate, value, indices } => {
                out.push_str("insertvalue ");
                self.list(&[*aggregate, *value], out);
                self.func.list(*indices).iter().for_each(|i| _ = write!(out, ", {i}"));
            }
            Op::ExtractElement { vector, index } => {
                out.push_str("extractelement ");
                self.list(&[*vector, *index], out);
            }
            Op::InsertElement { vector, value, index } => {
                out.push_str("insertelement ");
                self.list(&[*vector, *value, *index], out);
            }
            Op::Shuffle { a, b, mask } => {
                out.push_str("shufflevector ");
                self.list(&[*a, *b, *mask], out);
            }
            Op::AtomicRmw { op, pointer, value, ordering } => {
                const NAMES: [&str; 11] =
                    ["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"];
                let _ = write!(out, "atomicrmw {} ", NAMES.get(*op as usize).copied().unwrap_or("?"));
                self.list(&[*pointer, *value], out);
                let _ = write!(out, " {}", ordering_name(*ordering));
            }
            Op::CmpXchg { pointer, compare, new, success, failure } => {
                out.push_str("cmpxchg ");
                self.list(&[*pointer, *compare, *new], out);
                let _ = write!(out, " {} {}", ordering_name(*success), ordering_name(*failure));
            }
            _ => {}
        }
    }

    fn list(&self, values: &[u32], out: &mut String) {
        for (i, &value) in values.iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            self.typed(value, out);
        }
    }

    fn pair(&self, a: u32, b: u32, out: &mut String) {
        self.typed(a, out);
        out.push_str(", ");
        self.value(b, out);
    }

    fn binary(&self, op: u64, flags: u64, a: u32, b: u32, out: &mut String) {
        let mut ty = self.m.ty(self.type_of(a));
        if let Ty::Vector { elem, .. } = ty {
            ty = self.m.ty(*elem);
        }
        let float = matches!(ty, Ty::Half | Ty::Float | Ty::Double);
        const INTEGERS: [&str; 13] =
            ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"];
        const FLOATS: [&str; 7] = ["fadd", "fsub", "fmul", "fdiv", "fdiv", "frem", "frem"];
        let names: &[&str] = if float { &FLOATS } else { &INTEGERS };
        out.push_str(names.get(op as usize).copied().unwrap_or("?"));
        out.push(' ');
        if float {
            fast_flags(flags, out);
        } else if matches!(op, 3 | 4 | 8 | 9) {
            out.push_str(if flags & 1 != 0 { "exact " } else { "" });
        } else {
            out.push_str(if flags & 1 != 0 { "nuw " } else { "" });
            out.push_str(if flags & 2 != 0 { "nsw " } else { "" });
        }
        self.pair(a, b, out);
    }

    fn call(&self, callee: u32, ty: u32, arguments: &[u32], attributes: u64, tail: bool, out: &mut String) {
        out.push_str(if tail { "tail call " } else { "call " });
        match self.m.ty(ty) {
            Ty::Function { ret, variadic: false, .. } => types::ty(self.m, *ret, out),
            _ => types::ty(self.m, ty, out),
        }
        out.push(' ');
        self.value(callee, out);
        out.push('(');
        for (i, &argument) in arguments.iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            match self.is_metadata(ty, i) {
                true => self.metadata(argument, out),
                false => self.typed(argument, out),
            }
        }
        out.push(')');
        if let Some(list) = self.attributes.iter().position(|&list| list == attributes) {
            let _ = write!(out, " #{list}");
        }
    }

    /// `; LoadInput(inputSigId,…)` after a call of an operation.
    fn operation_comment(&self, callee: u32, arguments: &[u32], out: &mut String) {
        let Some(Kind::Function(f)) = self.m.value(Some(self.func), callee).map(|v| &v.kind) else { return };
        let is_op = self.m.functions.get(*f as usize).is_some_and(|f| f.name.starts_with("dx.op."));
        let opcode = arguments.first().and_then(|&a| self.m.int(Some(self.func), a));
        let Some(op) = opcode.filter(|_| is_op).and_then(|code| DxilOp::from_opcode(code as u32)) else {
            return;
        };
        let params: Vec<&str> = op.info().params().iter().map(|p| p.name()).collect();
        let _ = write!(out, "  ; {}({})", op.name(), params.join(","));
    }
}

/// `; line:3 col:7`
fn line_comment(place: Option<DebugPlace>, out: &mut String) {
    if let Some(DebugPlace { line, column, .. }) = place {
        let _ = write!(out, " ; line:{line} col:{column}");
    }
}

fn fast_flags(flags: u64, out: &mut String) {
    if flags & 1 != 0 {
        out.push_str("fast ");
        return;
    }
    for (bit, name) in [(2, "nnan "), (4, "ninf "), (8, "nsz "), (16, "arcp ")] {
        out.push_str(if flags & bit != 0 { name } else { "" });
    }
}

fn predicate_name(predicate: u64) -> &'static str {
    let number = u32::try_from(predicate).unwrap_or(u32::MAX);
    match trefoil_ir::IntPredicate::from_u32(number) {
        Some(p) => p.name(),
        None => trefoil_ir::FloatPredicate::from_u32(number).map_or("?", trefoil_ir::FloatPredicate::name),
    }
}

fn ordering_name(ordering: u64) -> &'static str {
    ["", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]
        .get(ordering as usize)
        .copied()
        .unwrap_or("?")
}
