//! The facts of a DXIL module's metadata, from its listing: resources, the entry, annotations of types, counts.

use super::module::Facts;
use std::collections::BTreeMap;

/// What the facts of a module are called.
pub(super) struct Names {
    list: &'static str,
    resource: &'static str,
    entry: &'static str,
    element: [&'static str; 3],
    tag: &'static str,
    structure: &'static str,
    field: &'static str,
    function: &'static str,
    counter: &'static str,
}

/// Of the program itself.
pub(super) const PROGRAM: Names = Names {
    list: "metadata",
    resource: "resource",
    entry: "entry",
    element: ["input element", "output element", "patch element"],
    tag: "entry tag",
    structure: "structure",
    field: "field",
    function: "function",
    counter: "counter",
};

/// Of what reflection reads.
pub(super) const REFLECTION: Names = Names {
    list: "STAT metadata",
    resource: "STAT resource",
    entry: "STAT entry",
    element: ["STAT input element", "STAT output element", "STAT patch element"],
    tag: "STAT entry tag",
    structure: "STAT structure",
    field: "STAT field",
    function: "STAT function",
    counter: "STAT counter",
};

/// Nodes nest no deeper.
const DEPTH: u32 = 12;

/// Reads a listing.
pub(super) fn read(names: &Names, listing: &str, facts: &mut Facts) {
    let nodes = Nodes::of(listing);
    for (name, list) in &nodes.named {
        match name.as_str() {
            "dx.resources" => resources(names, &nodes, list, facts),
            "dx.entryPoints" => list.iter().for_each(|part| entry(names, &nodes, part, facts)),
            "dx.typeAnnotations" => list.iter().for_each(|part| annotations(names, &nodes, part, facts)),
            "dx.counters" => {
                for pair in list.iter().flat_map(|part| nodes.parts(part)).collect::<Vec<_>>().chunks_exact(2)
                {
                    facts.say(names.counter, &unquoted(&pair[0]), "", pair[1].clone());
                }
            }
            _ => {
                let whole: Vec<String> = list.iter().map(|part| nodes.whole(part, DEPTH)).collect();
                facts.say(names.list, name, "", whole.join(" "));
            }
        }
    }
}

/// The metadata of a listing.
struct Nodes {
    nodes: BTreeMap<String, Vec<String>>,
    named: BTreeMap<String, Vec<String>>,
}

impl Nodes {
    fn of(listing: &str) -> Nodes {
        let mut out = Nodes { nodes: BTreeMap::new(), named: BTreeMap::new() };
        for line in listing.lines().filter(|line| line.starts_with('!')) {
            let Some((name, value)) = line.split_once(" = ") else { continue };
            let value = value.trim_start_matches("distinct ");
            let Some(inner) = value.strip_prefix("!{").and_then(|v| v.strip_suffix('}')) else { continue };
            let parts = split(inner);
            match name[1..].starts_with(|c: char| c.is_ascii_digit()) {
                true => out.nodes.insert(name.to_string(), parts),
                false => out.named.insert(name[1..].to_string(), parts),
            };
        }
        out
    }

    /// The parts of a node; none of what is no node.
    fn parts(&self, part: &str) -> Vec<String> {
        self.nodes.get(part).cloned().unwrap_or_default()
    }

    /// A part with all within it.
    fn whole(&self, part: &str, depth: u32) -> String {
        match self.nodes.get(part) {
            Some(parts) if depth > 0 => {
                let parts: Vec<String> = parts.iter().map(|part| self.whole(part, depth - 1)).collect();
                format!("{{{}}}", parts.join(", "))
            }
            _ => part.to_string(),
        }
    }
}

/// Parts at commas outside of brackets and quotes.
fn split(text: &str) -> Vec<String> {
    let (mut parts, mut depth, mut quoted, mut start) = (Vec::new(), 0, false, 0);
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '[' | '{' | '(' | '<' if !quoted => depth += 1,
            ']' | '}' | ')' | '>' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(text[start..at].trim().to_string());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim().to_string());
    }
    parts
}

/// The text of a string.
fn unquoted(part: &str) -> String {
    part.trim_start_matches('!').trim_matches('"').to_string()
}

/// The fields that all resources have, after the number.
const RESOURCE: [&str; 9] =
    ["type", "name", "space", "register", "count", "field 6", "field 7", "field 8", "field 9"];

fn resources(names: &Names, nodes: &Nodes, list: &[String], facts: &mut Facts) {
    let Some(table) = list.first() else { return };
    for (class, part) in ["srv", "uav", "cbuffer", "sampler"].into_iter().zip(nodes.parts(table)) {
        for part in nodes.parts(&part) {
            let fields = nodes.parts(&part);
            let about = format!("{class} {}", fields.first().map_or("", |id| id));
            for (name, field) in RESOURCE.into_iter().zip(fields.iter().skip(1)) {
                facts.say(names.resource, &about, name, nodes.whole(field, DEPTH));
            }
            if let Some(more) = fields.get(10) {
                facts.say(names.resource, &about, "properties", nodes.whole(more, DEPTH));
            }
        }
    }
}

/// The fields of an element of a signature, after its number and name.
const ELEMENT: [&str; 9] = [
    "component",
    "semantic",
    "indices",
    "interpolation",
    "rows",
    "columns",
    "start row",
    "start column",
    "properties",
];

fn entry(names: &Names, nodes: &Nodes, part: &str, facts: &mut Facts) {
    let fields = nodes.parts(part);
    let name = fields.get(1).map_or(String::new(), |name| unquoted(name));
    if let Some(function) = fields.first() {
        facts.say(names.entry, &name, "function", function.clone());
    }
    let signatures = fields.get(2).map(|part| nodes.parts(part)).unwrap_or_default();
    for (what, part) in names.element.into_iter().zip(signatures) {
        for part in nodes.parts(&part) {
            let fields = nodes.parts(&part);
            let about = format!("{} {}", fields.first().map_or("", |id| id), fields.get(1).map_or("", |n| n));
            for (name, field) in ELEMENT.into_iter().zip(fields.iter().skip(2)) {
                facts.say(what, &about, name, nodes.whole(field, DEPTH));
            }
        }
    }
    if let Some(tags) = fields.get(4) {
        for pair in nodes.parts(tags).chunks_exact(2) {
            facts.say(names.tag, pair[0].trim_start_matches("i32 "), "", nodes.whole(&pair[1], DEPTH));
        }
    }
}

/// The tags of a field's annotation, by number.
const FIELD: [&str; 16] = [
    "snorm",
    "unorm",
    "matrix",
    "offset",
    "semantic",
    "interpolation",
    "name",
    "component",
    "precise",
    "used",
    "resource properties",
    "bits",
    "bit fields",
    "vector size",
    "tag 14",
    "tag 15",
];

fn annotations(names: &Names, nodes: &Nodes, part: &str, facts: &mut Facts) {
    let parts = nodes.parts(part);
    let of_types = parts.first().is_some_and(|kind| kind == "i32 0");
    for pair in parts.get(1..).unwrap_or_default().chunks_exact(2) {
        let about = pair[0].trim_end_matches(" undef").to_string();
        if !of_types {
            facts.say(names.function, &about, "parameters", nodes.whole(&pair[1], DEPTH));
            continue;
        }
        let fields = nodes.parts(&pair[1]);
        if let Some(size) = fields.first() {
            facts.say(names.structure, &about, "size", size.clone());
        }
        for (n, field) in fields.iter().skip(1).enumerate() {
            // What templates were given follows the fields.
            if nodes.parts(field).first().is_some_and(|part| part == "i32 0") {
                facts.say(names.structure, &about, "template", nodes.whole(field, DEPTH));
                continue;
            }
            for pair in nodes.parts(field).chunks_exact(2) {
                let tag = pair[0].trim_start_matches("i32 ").parse::<usize>().ok();
                let tag = tag.and_then(|tag| FIELD.get(tag)).copied().unwrap_or("another tag");
                facts.say(names.field, &format!("{about} {n}"), tag, nodes.whole(&pair[1], DEPTH));
            }
        }
    }
}
