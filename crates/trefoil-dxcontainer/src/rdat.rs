//! `RDAT`: what a library's resources and functions are, for the runtime.

mod node;
mod subobject;

pub use node::{Node, NodeIo};
pub use subobject::subobjects;

use crate::bytes::{Error, Put, Reader, string_at};
use crate::{kinds, validator};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use trefoil_facts::{Subobject, SubobjectContent};

/// The flag of a resource that 64-bit atomics use.
pub const FLAG_ATOMIC64: u32 = 1 << 4;

/// The flag of a resource that is `reordercoherent`.
pub const FLAG_REORDER_COHERENT: u32 = 1 << 5;

/// A resource of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource<'a> {
    /// 0 SRV, 1 UAV, 2 constant buffer, 3 sampler.
    pub class: u32,
    /// The kind, as everywhere.
    pub kind: u32,
    /// The number within the class.
    pub id: u32,
    /// Space.
    pub space: u32,
    /// First register.
    pub lower: u32,
    /// Last register.
    pub upper: u32,
    /// Name.
    pub name: &'a str,
    /// 1 globally coherent, 2 with a counter, 4 ordered, 16 used by 64-bit atomics.
    pub flags: u32,
}

/// A function that a library exports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function<'a> {
    /// The name that it is linked by.
    pub name: &'a str,
    /// The name without what mangling adds.
    pub unmangled: &'a str,
    /// The resources that it uses, by their place in the table.
    pub resources: Vec<u32>,
    /// The functions of other libraries that it calls, by name.
    pub depends: Vec<&'a str>,
    /// The shader kind; 6 for what is no entry.
    pub kind: u32,
    /// The bytes of a ray tracing shader's payload, or of a callable shader's parameter.
    pub payload: u32,
    /// The bytes of a hit's attributes.
    pub attributes: u32,
    /// The features that it needs.
    pub features: u64,
    /// The stages that may call it, a bit each.
    pub stages: u32,
    /// The least minor shader model.
    pub least_model: u32,
    /// The least and the greatest number of lanes that it runs with; zeros where it runs with any.
    pub lanes: (u8, u8),
    /// What is told of a node of a work graph.
    pub node: Option<Node>,
}

/// A function as the table lists it, with the resources that it uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedFunction {
    /// The name that it is linked by.
    pub name: String,
    /// The shader kind; 6 for what is no entry.
    pub kind: u32,
    /// The features that it needs.
    pub features: u64,
    /// The resources that it uses: class, and number within the class.
    pub resources: Vec<(u32, u32)>,
}

/// What the functions of a library may list together.
const MOST_USES: usize = 1 << 20;

/// Reads the functions of the part.
///
/// # Errors
/// When a table, a string or a list lies beyond the data, or more than about a million uses are listed.
pub fn functions(data: &[u8]) -> Result<Vec<ParsedFunction>, Error> {
    let mut head = Reader::at(data, 4)?;
    let [mut strings, mut indices, mut resources, mut functions] = [&[][..]; 4];
    for _ in 0..head.u32()? {
        let mut part = Reader::at(data, head.u32()? as usize)?;
        let (kind, size) = (part.u32()?, part.u32()? as usize);
        let content = part.bytes(size)?;
        match kind {
            STRINGS => strings = content,
            INDICES => indices = content,
            RESOURCES => resources = content,
            FUNCTIONS => functions = content,
            _ => {}
        }
    }
    let resources: Vec<[u32; 3]> = table_rows(resources)?;
    let mut uses = 0;
    let mut function = |row: [u32; 9]| {
        let mut used = Vec::new();
        if row[2] != u32::MAX {
            let mut list = Reader::at(indices, 4 * row[2] as usize)?;
            let count = list.count(4)?;
            uses += count;
            if uses > MOST_USES {
                return Err(Error::new(4 * row[2] as usize, &kinds::COUNT_TOO_LARGE));
            }
            for _ in 0..count {
                let at = list.u32()? as usize;
                let &[class, _, id] = resources.get(at).ok_or(Error::new(at, &kinds::COUNT_TOO_LARGE))?;
                used.push((class, id));
            }
        }
        Ok(ParsedFunction {
            name: string_at(strings, row[0])?,
            kind: row[4],
            features: u64::from(row[8]) << 32 | u64::from(row[7]),
            resources: used,
        })
    };
    table_rows(functions)?.into_iter().map(&mut function).collect()
}

/// The first words of each row of a table; a table that is not there has none.
fn table_rows<const N: usize>(content: &[u8]) -> Result<Vec<[u32; N]>, Error> {
    if content.is_empty() {
        return Ok(Vec::new());
    }
    let mut head = Reader::new(content);
    let (count, stride) = (head.u32()? as usize, head.u32()? as usize);
    if stride < 4 * N || count > content.len() / stride {
        return Err(Error::new(0, &kinds::COUNT_TOO_LARGE));
    }
    let row = |i: usize| {
        let mut reader = Reader::at(content, 8 + i * stride)?;
        let mut words = [0; N];
        for word in &mut words {
            *word = reader.u32()?;
        }
        Ok(words)
    };
    (0..count).map(row).collect()
}

/// The table's version.
const VERSION: u32 = 0x10;
const STRINGS: u32 = 1;
const INDICES: u32 = 2;
const RESOURCES: u32 = 3;
const FUNCTIONS: u32 = 4;
const RAW_BYTES: u32 = 5;
const SUBOBJECTS: u32 = 6;
const SUBOBJECT_STRIDE: u32 = 24;
const RESOURCE_STRIDE: u32 = 32;
/// With what functions need, and before.
const FUNCTION_WORDS: [usize; 2] = [13, 11];

/// The part's data, for a validator; `others` are the functions of other libraries in the order of their declarations.
pub fn write(
    resources: &[Resource<'_>],
    others: &[&str],
    functions: &[Function<'_>],
    subobjects: &[Subobject],
    validator: validator::Version,
) -> Vec<u8> {
    let words = FUNCTION_WORDS[usize::from(!validator::has_link_requirements(validator))];
    let mut strings = Strings::new();
    let mut indices = Indices::default();
    let mut rows = table(resources.len(), RESOURCE_STRIDE);
    for r in resources {
        let name = strings.at(r.name);
        for word in [r.class, r.kind, r.id, r.space, r.lower, r.upper, name, r.flags] {
            rows.put_u32(word);
        }
    }
    others.iter().for_each(|name| _ = strings.at(name));
    let mut entries = table(functions.len(), 4 * words as u32);
    let mut nodes = node::Tables::new();
    for f in functions {
        let (name, unmangled) = (strings.at(f.name), strings.at(f.unmangled));
        let list = indices.index_of(&f.resources);
        let target = f.kind << 16 | 6 << 4 | f.least_model;
        let (low, high) = (f.features as u32, (f.features >> 32) as u32);
        let others: Vec<u32> = f.depends.iter().map(|name| strings.at(name)).collect();
        let others = indices.index_of(&others);
        let starts = f.node.as_ref().is_some_and(|node| node.is_program_entry);
        let lanes = u32::from(f.lanes.0) | u32::from(f.lanes.1) << 8 | u32::from(starts) << 16;
        let node = f.node.as_ref().map_or(u32::MAX, |node| nodes.node(node, &mut strings, &mut indices));
        let (payload, attributes) = (f.payload, f.attributes);
        let all = [
            name, unmangled, list, others, f.kind, payload, attributes, low, high, f.stages, target, lanes,
            node,
        ];
        all[..words].iter().for_each(|&word| entries.put_u32(word));
    }
    let (mut of_state, mut raw) = (table(subobjects.len(), SUBOBJECT_STRIDE), Vec::new());
    for subobject in subobjects {
        let row = subobject_row(subobject, &mut strings, &mut indices, &mut raw);
        row.into_iter().for_each(|word| of_state.put_u32(word));
    }
    let mut parts: SmallVec<[(u32, Vec<u8>); 6]> = smallvec::smallvec![(STRINGS, strings.bytes)];
    if !resources.is_empty() {
        parts.push((RESOURCES, rows));
    }
    if !functions.is_empty() {
        parts.push((FUNCTIONS, entries));
    }
    if !indices.words.is_empty() {
        let mut words = Vec::with_capacity(4 * indices.words.len());
        indices.words.iter().for_each(|&word| words.put_u32(word));
        parts.push((INDICES, words));
    }
    if !raw.is_empty() {
        parts.push((RAW_BYTES, raw));
    }
    if !subobjects.is_empty() {
        parts.push((SUBOBJECTS, of_state));
    }
    parts.extend(nodes.parts());
    let mut at = 8 + 4 * parts.len();
    let sizes = parts.iter().map(|(_, data)| 8 + data.len().next_multiple_of(4));
    let mut out = Vec::with_capacity(at + sizes.sum::<usize>());
    out.put_u32(VERSION);
    out.put_u32(parts.len() as u32);
    for (_, data) in &parts {
        out.put_u32(at as u32);
        at += 8 + data.len().next_multiple_of(4);
    }
    for (kind, data) in &parts {
        out.put_u32(*kind);
        out.put_u32(data.len().next_multiple_of(4) as u32);
        out.extend_from_slice(data);
        out.align4(0);
    }
    out
}

/// The row of a subobject: its kind, its name, and up to four words.
fn subobject_row<'a>(
    subobject: &'a Subobject,
    strings: &mut Strings<'a>,
    indices: &mut Indices,
    raw: &mut Vec<u8>,
) -> [u32; 6] {
    let (kind, name) = (subobject.content.kind(), strings.at(&subobject.name));
    let words = match &subobject.content {
        SubobjectContent::StateObjectConfig { flags } => [*flags, 0, 0, 0],
        SubobjectContent::RootSignature { data, .. } => {
            let at = raw.len() as u32;
            raw.extend_from_slice(data);
            [at, data.len() as u32, 0, 0]
        }
        SubobjectContent::Association { subobject, exports } => {
            let of = strings.at(subobject);
            let exports: Vec<u32> = exports.iter().map(|name| strings.at(name)).collect();
            [of, indices.list_at(&exports), 0, 0]
        }
        SubobjectContent::ShaderConfig { payload, attributes } => [*payload, *attributes, 0, 0],
        SubobjectContent::PipelineConfig { depth, flags } => [*depth, flags.unwrap_or(0), 0, 0],
        SubobjectContent::HitGroup { any_hit, closest_hit, intersection } => {
            let [any_hit, closest_hit] = [any_hit, closest_hit].map(|name| strings.at(name));
            let own = intersection.as_ref().map_or(0, |name| strings.at(name));
            [u32::from(intersection.is_some()), any_hit, closest_hit, own]
        }
    };
    [kind, name, words[0], words[1], words[2], words[3]]
}

/// The head of a table, with room for its rows.
fn table(count: usize, stride: u32) -> Vec<u8> {
    let mut out = Vec::with_capacity(8 + count * stride as usize);
    out.put_u32(count as u32);
    out.put_u32(stride);
    out
}

/// Lists of words, each with its length ahead of it; lists that are alike stand once.
#[derive(Default)]
struct Indices {
    words: Vec<u32>,
    known: BTreeMap<Vec<u32>, u32>,
}

impl Indices {
    /// Where a list stands; an empty one does nowhere.
    fn index_of(&mut self, list: &[u32]) -> u32 {
        if list.is_empty() { u32::MAX } else { self.list_at(list) }
    }

    /// The same of a list that stands there though it is empty.
    fn list_at(&mut self, list: &[u32]) -> u32 {
        if let Some(&at) = self.known.get(list) {
            return at;
        }
        let at = self.words.len() as u32;
        self.words.push(list.len() as u32);
        self.words.extend_from_slice(list);
        self.known.insert(list.to_vec(), at);
        at
    }
}

/// Strings, each with its zero; those that are alike stand once.
struct Strings<'a> {
    bytes: Vec<u8>,
    known: BTreeMap<&'a str, u32>,
}

impl<'a> Strings<'a> {
    /// The empty one, which stands first.
    fn new() -> Self {
        let mut bytes = Vec::with_capacity(256);
        bytes.push(0);
        Strings { bytes, known: BTreeMap::new() }
    }

    /// Where a string stands.
    fn at(&mut self, text: &'a str) -> u32 {
        if text.is_empty() {
            return 0;
        }
        if let Some(&at) = self.known.get(text) {
            return at;
        }
        let at = self.bytes.len() as u32;
        self.bytes.extend_from_slice(text.as_bytes());
        self.bytes.push(0);
        self.known.insert(text, at);
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_lists_stand_once() {
        let function = |name: &'static str| Function {
            name,
            unmangled: name,
            resources: vec![0],
            depends: Vec::new(),
            kind: 5,
            payload: 0,
            attributes: 0,
            features: 0,
            stages: 32,
            least_model: 0,
            lanes: (0, 0),
            node: None,
        };
        let data = write(&[], &[], &[function("a"), function("b")], &[], (1, 8));
        assert_eq!(&data[..8], [0x10, 0, 0, 0, 3, 0, 0, 0]);
        assert_eq!(functions(&data).unwrap_err(), Error::new(0, &kinds::COUNT_TOO_LARGE));
        let text = data.windows(5).any(|w| w == b"\0a\0b\0");
        assert!(text, "{data:?}");
        assert_eq!(data[data.len() - 16..], [2, 0, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn functions_are_read_with_what_they_use() {
        let resource =
            Resource { class: 2, kind: 13, id: 7, space: 0, lower: 0, upper: 0, name: "Camera", flags: 0 };
        let function = Function {
            name: "hit",
            unmangled: "hit",
            resources: vec![0],
            depends: Vec::new(),
            kind: 10,
            payload: 4,
            attributes: 8,
            features: 1 << 33,
            stages: 1 << 10,
            least_model: 3,
            lanes: (0, 0),
            node: None,
        };
        let data = write(&[resource], &[], &[function], &[], (1, 8));
        let read = functions(&data).unwrap();
        let expected =
            ParsedFunction { name: "hit".to_owned(), kind: 10, features: 1 << 33, resources: vec![(2, 7)] };
        assert_eq!(read, [expected]);
        for end in 0..data.len() {
            let _ = functions(&data[..end]);
        }
    }
}
