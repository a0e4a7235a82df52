//! Values and records as text, in the form that `--print-records` gives.

use crate::ids::RecordId;
use crate::ids::Ty;
use crate::records::{Field, FieldKind, Records};
use crate::store::{BinaryOp, Node, Seq, TernaryOp, UnaryOp, Value};
use crate::text::Str;
use crate::types::Type;
use std::fmt::Write;
use std::io;

impl UnaryOp {
    fn spelling(self) -> &'static str {
        match self {
            UnaryOp::ToLower => "!tolower",
            UnaryOp::ToUpper => "!toupper",
            UnaryOp::Cast => "!cast",
            UnaryOp::Not => "!not",
            UnaryOp::Head => "!head",
            UnaryOp::Tail => "!tail",
            UnaryOp::Size => "!size",
            UnaryOp::Empty => "!empty",
            UnaryOp::GetDagOp => "!getdagop",
            UnaryOp::GetDagOpName => "!getdagopname",
            UnaryOp::LogTwo => "!logtwo",
            UnaryOp::Repr => "!repr",
            UnaryOp::Initialized => "!initialized",
            UnaryOp::ListFlatten => "!listflatten",
            UnaryOp::Instances => "!instances",
        }
    }
}

impl BinaryOp {
    fn spelling(self) -> &'static str {
        match self {
            BinaryOp::Add => "!add",
            BinaryOp::Sub => "!sub",
            BinaryOp::Mul => "!mul",
            BinaryOp::Div => "!div",
            BinaryOp::And => "!and",
            BinaryOp::Or => "!or",
            BinaryOp::Xor => "!xor",
            BinaryOp::Shl => "!shl",
            BinaryOp::Sra => "!sra",
            BinaryOp::Srl => "!srl",
            BinaryOp::ListConcat => "!listconcat",
            BinaryOp::ListSplat => "!listsplat",
            BinaryOp::ListRemove => "!listremove",
            BinaryOp::StrConcat => "!strconcat",
            BinaryOp::Interleave => "!interleave",
            BinaryOp::Concat => "!con",
            BinaryOp::Eq => "!eq",
            BinaryOp::Ne => "!ne",
            BinaryOp::Le => "!le",
            BinaryOp::Lt => "!lt",
            BinaryOp::Ge => "!ge",
            BinaryOp::Gt => "!gt",
            BinaryOp::GetDagArg => "!getdagarg",
            BinaryOp::GetDagName => "!getdagname",
            BinaryOp::SetDagOp => "!setdagop",
            BinaryOp::SetDagOpName => "!setdagopname",
            BinaryOp::Match => "!match",
            BinaryOp::ListElement | BinaryOp::ListSlice | BinaryOp::ClosedRange => "",
        }
    }
}

impl TernaryOp {
    fn spelling(self) -> &'static str {
        match self {
            TernaryOp::Subst => "!subst",
            TernaryOp::Foreach => "!foreach",
            TernaryOp::Filter => "!filter",
            TernaryOp::If => "!if",
            TernaryOp::Dag => "!dag",
            TernaryOp::Range => "!range",
            TernaryOp::Substr => "!substr",
            TernaryOp::Find => "!find",
            TernaryOp::SetDagArg => "!setdagarg",
            TernaryOp::SetDagName => "!setdagname",
        }
    }
}

impl Records {
    /// A value as `--print-records` shows it.
    pub fn display(&self, value: Value) -> String {
        let mut out = String::new();
        self.write_value(value, &mut out);
        out
    }

    /// A value as [`display`](Self::display) shows it, but strings without their quotes.
    pub(crate) fn unquoted(&self, value: Value) -> String {
        match self.as_str(value) {
            Some(text) => self.str(text).to_owned(),
            None => self.display(value),
        }
    }

    pub(crate) fn write_value(&self, value: Value, out: &mut String) {
        match self.node(value) {
            Node::Unset => out.push('?'),
            Node::Bit(on) => out.push(if on { '1' } else { '0' }),
            Node::Int(i) => {
                let _ = write!(out, "{i}");
            }
            Node::Str(s) => {
                out.push('"');
                out.push_str(self.str(s));
                out.push('"');
            }
            Node::Code(s) => {
                out.push_str("[{");
                out.push_str(self.str(s));
                out.push_str("}]");
            }
            Node::AnonymousName(n) => {
                let _ = write!(out, "anonymous_{n}");
            }
            Node::Bits(seq) => self.write_bits(seq, out),
            Node::List(_, seq) => {
                out.push('[');
                self.write_values(&self.store.values(seq), out);
                out.push(']');
            }
            Node::Dag(seq) => self.write_dag(seq, out),
            Node::Def(record) => out.push_str(self.str(self.record(record).name_str)),
            Node::Var(name, _) => out.push_str(&self.unquoted(name)),
            Node::VarBit(v, bit) => {
                self.write_value(v, out);
                let _ = write!(out, "{{{bit}}}");
            }
            Node::Instance(class, seq) => self.write_instance(class, seq, out),
            Node::Field(v, name, _) => {
                self.write_value(v, out);
                out.push('.');
                out.push_str(self.str(name));
            }
            Node::Unary(op, v, ty) => {
                out.push_str(op.spelling());
                match (op, self.type_of(ty)) {
                    (UnaryOp::Cast, _) => self.write_angle(ty, out),
                    (UnaryOp::Instances, Type::List(element)) => self.write_angle(element, out),
                    _ => {}
                }
                self.write_call(&[v], out);
            }
            Node::Binary(op, a, b, ty) => self.write_binary(op, a, b, ty, out),
            Node::Ternary(op, start, _) => self.write_ternary(op, start, out),
            Node::Fold(start, _) => {
                let [first, list, a, b, expr] = [0, 1, 2, 3, 4].map(|i| Value(self.store.at(start + i)));
                out.push_str("!foldl(");
                self.write_values(&[first, list], out);
                let _ = write!(out, ", {}, {}, ", self.unquoted(a), self.unquoted(b));
                self.write_value(expr, out);
                out.push(')');
            }
            Node::IsA(ty, v) => {
                out.push_str("!isa");
                self.write_angle(ty, out);
                self.write_call(&[v], out);
            }
            Node::Exists(ty, v) => {
                out.push_str("!exists");
                self.write_angle(ty, out);
                self.write_call(&[v], out);
            }
            Node::Cond(_, seq) => {
                out.push_str("!cond(");
                for (i, pair) in self.store.values(seq).chunks_exact(2).enumerate() {
                    out.push_str(if i == 0 { "" } else { ", " });
                    self.write_value(pair[0], out);
                    out.push_str(": ");
                    self.write_value(pair[1], out);
                }
                out.push(')');
            }
        }
    }

    fn write_values(&self, values: &[Value], out: &mut String) {
        for (i, &value) in values.iter().enumerate() {
            out.push_str(if i == 0 { "" } else { ", " });
            self.write_value(value, out);
        }
    }

    fn write_call(&self, values: &[Value], out: &mut String) {
        out.push('(');
        self.write_values(values, out);
        out.push(')');
    }

    fn write_angle(&self, ty: Ty, out: &mut String) {
        out.push('<');
        self.write_type(ty, out);
        out.push('>');
    }

    fn write_bits(&self, seq: Seq, out: &mut String) {
        out.push_str("{ ");
        for (i, &bit) in self.store.seq(seq).iter().rev().enumerate() {
            out.push_str(if i == 0 { "" } else { ", " });
            self.write_value(Value(bit), out);
        }
        out.push_str(" }");
    }

    fn write_dag(&self, seq: Seq, out: &mut String) {
        let (operator, name, args) = self.store.dag_parts(seq);
        out.push('(');
        self.write_value(operator, out);
        if let Some(name) = name {
            out.push_str(":$");
            out.push_str(self.str(name));
        }
        for (i, &(arg, name)) in args.iter().enumerate() {
            out.push_str(if i == 0 { " " } else { ", " });
            self.write_value(arg, out);
            if let Some(name) = name {
                out.push_str(":$");
                out.push_str(self.str(name));
            }
        }
        out.push(')');
    }

    fn write_instance(&self, class: RecordId, seq: Seq, out: &mut String) {
        out.push_str(self.str(self.record(class).name_str));
        out.push('<');
        for (i, (key, value)) in self.store.pairs(seq).into_iter().enumerate() {
            out.push_str(if i == 0 { "" } else { ", " });
            if key & 1 == 0 {
                let _ = write!(out, "{}: ", key >> 1);
            } else {
                let _ = write!(out, "{}: ", self.display(Value(key >> 1)));
            }
            self.write_value(value, out);
        }
        out.push('>');
    }

    fn write_binary(&self, op: BinaryOp, a: Value, b: Value, ty: Ty, out: &mut String) {
        match op {
            BinaryOp::ListElement | BinaryOp::ListSlice => {
                self.write_value(a, out);
                out.push('[');
                self.write_value(b, out);
                out.push(']');
            }
            BinaryOp::ClosedRange => {
                self.write_value(a, out);
                out.push_str("...");
                self.write_value(b, out);
            }
            _ => {
                out.push_str(op.spelling());
                if op == BinaryOp::GetDagArg {
                    self.write_angle(ty, out);
                }
                self.write_call(&[a, b], out);
            }
        }
    }

    fn write_ternary(&self, op: TernaryOp, start: u32, out: &mut String) {
        let [a, b, c] = [0, 1, 2].map(|i| Value(self.store.at(start + i)));
        out.push_str(op.spelling());
        out.push('(');
        if matches!(op, TernaryOp::Foreach | TernaryOp::Filter) {
            out.push_str(&self.unquoted(a));
        } else {
            self.write_value(a, out);
        }
        out.push_str(", ");
        self.write_values(&[b, c], out);
        out.push(')');
    }

    pub(crate) fn write_field(&self, field: &Field, out: &mut String) {
        if field.kind == FieldKind::MayStayOpen {
            out.push_str("field ");
        }
        match self.node(field.value) {
            Node::Code(_) if field.ty == Ty::STRING => out.push_str("code"),
            _ => self.write_type(field.ty, out),
        }
        out.push(' ');
        out.push_str(&self.unquoted(field.name));
        out.push_str(" = ");
        self.write_value(field.value, out);
    }

    /// Writes a record as `--print-records` shows it.
    pub(crate) fn write_record(&self, id: RecordId, out: &mut String) {
        let record = self.record(id);
        out.push_str(self.str(record.name_str));
        if !record.template_args.is_empty() {
            out.push('<');
            for (i, arg) in record.template_args.iter().enumerate() {
                out.push_str(if i == 0 { "" } else { ", " });
                if let Some(field) = record.field(arg.name) {
                    self.write_field(field, out);
                }
            }
            out.push('>');
        }
        out.push_str(" {");
        for (i, &class) in record.superclasses.iter().enumerate() {
            out.push_str(if i == 0 { "\t// " } else { " " });
            out.push_str(self.str(self.record(class).name_str));
        }
        out.push('\n');
        for open in [true, false] {
            for field in &record.fields {
                if field.kind != FieldKind::TemplateArg && (field.kind == FieldKind::MayStayOpen) == open {
                    out.push_str("  ");
                    self.write_field(field, out);
                    out.push_str(";\n");
                }
            }
        }
        out.push_str("}\n");
    }

    /// The names of a map in their order, with what they name.
    pub(crate) fn sorted<'a>(
        &'a self,
        map: &'a rustc_hash::FxHashMap<Str, RecordId>,
    ) -> Vec<(&'a str, RecordId)> {
        let mut all: Vec<(&str, RecordId)> = map.iter().map(|(&name, &id)| (self.str(name), id)).collect();
        all.sort_unstable();
        all
    }

    /// Writes every class and every record, each group in the order of the names.
    pub fn print_records(&self, to: &mut dyn io::Write) -> io::Result<()> {
        let mut out = String::from("------------- Classes -----------------\n");
        for (_, id) in self.sorted(&self.classes) {
            out.push_str("class ");
            self.write_record(id, &mut out);
            flush(&mut out, to)?;
        }
        out.push_str("------------- Defs -----------------\n");
        for (_, id) in self.sorted(&self.defs) {
            out.push_str("def ");
            self.write_record(id, &mut out);
            flush(&mut out, to)?;
        }
        to.write_all(out.as_bytes())
    }

    /// Writes the names of the records of a class, as `--print-enums` does; gives `false` where there is no such class.
    pub fn print_enums(&self, class: &str, to: &mut dyn io::Write) -> io::Result<bool> {
        let Some(class) = self.class(class) else {
            return Ok(false);
        };
        for id in self.derived(class) {
            write!(to, "{}, ", self.str(self.record(id).name_str))?;
        }
        writeln!(to)?;
        Ok(true)
    }
}

/// Writes the buffer out once it is large enough.
pub(crate) fn flush(out: &mut String, to: &mut dyn io::Write) -> io::Result<()> {
    if out.len() >= 1 << 16 {
        to.write_all(out.as_bytes())?;
        out.clear();
    }
    Ok(())
}
