//! All records as JSON, in the shape of LLVM's `--dump-json`, keys in order.

use crate::ids::RecordId;
use crate::print::flush;
use crate::records::{FieldKind, Records};
use crate::store::{Node, Seq, Value};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::io;
use trefoil_diag::json::quote;

impl Records {
    /// Writes every record, and the instances of every class.
    pub fn dump_json(&self, to: &mut dyn io::Write) -> io::Result<()> {
        let defs = self.sorted(&self.defs);
        let mut out = String::from("{\"!instanceof\":{");
        self.json_instances(&defs, &mut out);
        out.push_str("},\"!tablegen_json_version\":1");
        let mut scratch = String::new();
        for &(name, id) in &defs {
            out.push(',');
            quote(name, &mut out);
            out.push(':');
            self.json_record(name, id, &mut out, &mut scratch);
            flush(&mut out, to)?;
        }
        out.push_str("}\n");
        to.write_all(out.as_bytes())
    }

    fn json_instances(&self, defs: &[(&str, RecordId)], out: &mut String) {
        let mut instances: FxHashMap<RecordId, Vec<&str>> = FxHashMap::default();
        for &(name, id) in defs {
            for &class in &self.record(id).superclasses {
                instances.entry(class).or_default().push(name);
            }
        }
        for (i, (name, class)) in self.sorted(&self.classes).into_iter().enumerate() {
            out.push_str(if i == 0 { "" } else { "," });
            quote(name, out);
            out.push_str(":[");
            for (i, name) in instances.get(&class).into_iter().flatten().enumerate() {
                out.push_str(if i == 0 { "" } else { "," });
                quote(name, out);
            }
            out.push(']');
        }
    }

    fn json_record(&self, name: &str, id: RecordId, out: &mut String, scratch: &mut String) {
        let record = self.record(id);
        let mut fields: Vec<(&str, Value)> = Vec::with_capacity(record.fields.len());
        let _ = write!(out, "{{\"!anonymous\":{},\"!fields\":[", record.anonymous);
        let mut first = true;
        for field in record.fields.iter().filter(|f| f.kind != FieldKind::TemplateArg) {
            let Some(name) = self.as_str(field.name).map(|s| self.str(s)) else { continue };
            fields.push((name, field.value));
            if field.kind == FieldKind::MayStayOpen {
                out.push_str(if first { "" } else { "," });
                first = false;
                quote(name, out);
            }
        }
        out.push_str("],\"!locs\":[");
        for (i, &loc) in std::iter::once(&record.loc).chain(&record.via).enumerate() {
            let (file, line) = self.files.file_and_line(loc);
            out.push_str(if i == 0 { "" } else { "," });
            quote(&format!("{file}:{line}"), out);
        }
        out.push_str("],\"!name\":");
        quote(name, out);
        out.push_str(",\"!superclasses\":[");
        for (i, &class) in record.superclasses.iter().enumerate() {
            out.push_str(if i == 0 { "" } else { "," });
            quote(self.str(self.record(class).name_str), out);
        }
        out.push(']');
        fields.sort_unstable_by_key(|field| field.0);
        for (name, value) in fields {
            out.push(',');
            quote(name, out);
            out.push(':');
            self.json_value(value, out, scratch);
        }
        out.push('}');
    }

    fn json_values(&self, seq: Seq, out: &mut String, scratch: &mut String) {
        out.push('[');
        for i in 0..seq.len {
            out.push_str(if i == 0 { "" } else { "," });
            self.json_value(self.store.element(seq, i), out, scratch);
        }
        out.push(']');
    }

    fn json_value(&self, value: Value, out: &mut String, scratch: &mut String) {
        match self.node(value) {
            Node::Unset => out.push_str("null"),
            Node::Bit(on) => out.push(if on { '1' } else { '0' }),
            Node::Int(i) => {
                let _ = write!(out, "{i}");
            }
            Node::Str(s) | Node::Code(s) => quote(self.str(s), out),
            Node::Bits(seq) | Node::List(_, seq) => self.json_values(seq, out, scratch),
            Node::Def(record) => {
                let name = self.str(self.record(record).name_str);
                out.push_str("{\"def\":");
                quote(name, out);
                out.push_str(",\"kind\":\"def\",\"printable\":");
                quote(name, out);
                out.push('}');
            }
            Node::Var(name, _) => {
                let name = self.unquoted(name);
                out.push_str("{\"kind\":\"var\",\"printable\":");
                quote(&name, out);
                out.push_str(",\"var\":");
                quote(&name, out);
                out.push('}');
            }
            Node::VarBit(of, index) if matches!(self.node(of), Node::Var(..)) => {
                let _ = write!(out, "{{\"index\":{index},\"kind\":\"varbit\",\"printable\":");
                self.printable(value, out, scratch);
                out.push_str(",\"var\":");
                self.printable(of, out, scratch);
                out.push('}');
            }
            Node::Dag(seq) => self.json_dag(value, seq, out, scratch),
            _ => {
                out.push_str("{\"kind\":\"complex\",\"printable\":");
                self.printable(value, out, scratch);
                out.push('}');
            }
        }
    }

    fn printable(&self, value: Value, out: &mut String, scratch: &mut String) {
        scratch.clear();
        self.write_value(value, scratch);
        quote(scratch, out);
    }

    fn json_dag(&self, value: Value, seq: Seq, out: &mut String, scratch: &mut String) {
        let (operator, name, args) = self.store.dag_parts(seq);
        out.push_str("{\"args\":[");
        for (i, &(arg, name)) in args.iter().enumerate() {
            out.push_str(if i == 0 { "[" } else { ",[" });
            self.json_value(arg, out, scratch);
            out.push(',');
            match name {
                Some(name) => quote(self.str(name), out),
                None => out.push_str("null"),
            }
            out.push(']');
        }
        out.push_str("],\"kind\":\"dag\"");
        if let Some(name) = name {
            out.push_str(",\"name\":");
            quote(self.str(name), out);
        }
        out.push_str(",\"operator\":");
        self.json_value(operator, out, scratch);
        out.push_str(",\"printable\":");
        self.printable(value, out, scratch);
        out.push('}');
    }
}
