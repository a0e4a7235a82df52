//! The facts of a DXIL container's parts, read from the bytes: signatures, runtime info, feature flags, runtime data.

use super::metadata;
use super::module::Facts;
use trefoil_dxcontainer::{Container, FourCc};

/// Reads a container.
///
/// # Errors
/// Bytes that are not a container, or a part that ends too soon.
pub(super) fn read(bytes: &[u8]) -> Result<Facts, String> {
    let container = Container::parse(bytes).map_err(|e| e.to_string())?;
    let mut facts = Facts::default();
    let order: Vec<String> = container.parts.iter().map(|part| part.name.to_string()).collect();
    for name in &order {
        facts.say("part", name, "", String::new());
    }
    facts.say("container", "", "order of parts", order.join(" "));
    facts.say("container", "", "version", format!("{:?}", container.version));
    for part in &container.parts {
        let at = part.data;
        match part.name.to_string().as_str() {
            "ISG1" => signature("input row", at, &mut facts),
            "OSG1" => signature("output row", at, &mut facts),
            "PSG1" => signature("patch row", at, &mut facts),
            "SFI0" => features(at, &mut facts),
            "PSV0" => runtime_info(at, &mut facts),
            "RDAT" => runtime_data(at, &mut facts),
            "VERS" => version(at, &mut facts),
            "RTS0" => {
                facts.say("root signature", "", "bytes", hex(at));
                Some(())
            }
            "HASH" => word(at, 0).map(|flags| facts.say("hash", "", "flags", flags.to_string())),
            // Their metadata is read below.
            "DXIL" | "STAT" | "ILDB" => word(at, 0).map(|version| {
                facts.say("part", &part.name.to_string(), "version", format!("{version:x}"));
            }),
            _ => Some(()),
        }
        .ok_or_else(|| format!("{} ends too soon", part.name))?;
    }
    let listing = trefoil::disassemble(bytes).map_err(|e| e.to_string())?;
    metadata::read(&metadata::PROGRAM, &listing, &mut facts);
    if container.part(FourCc::STAT).is_some() {
        let listing = trefoil::disassemble_reflection(bytes).map_err(|e| e.to_string())?;
        metadata::read(&metadata::REFLECTION, &listing, &mut facts);
    }
    Ok(facts)
}

/// The word at a byte.
fn word(data: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*data.get(at..)?.first_chunk()?))
}

/// Words of an array that ends with the data at the latest.
fn words(data: &[u8], at: usize, count: usize) -> Option<Vec<u32>> {
    (0..count).map(|n| word(data, at + 4 * n)).collect()
}

/// The text at a byte, up to its null.
fn text(data: &[u8], at: usize) -> Option<String> {
    let bytes = data.get(at..)?;
    let end = bytes.iter().position(|&byte| byte == 0)?;
    Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
}

fn hex(data: &[u8]) -> String {
    data.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The rows of `ISG1`, `OSG1` or `PSG1`.
fn signature(what: &'static str, data: &[u8], facts: &mut Facts) -> Option<()> {
    let (count, start) = (word(data, 0)? as usize, word(data, 4)? as usize);
    let mut order = Vec::new();
    for n in 0..count {
        let row = words(data, start + 32 * n, 8)?;
        let name = format!("{}{} stream {}", text(data, row[1] as usize)?, row[2], row[0]);
        facts.say(what, &name, "system value", row[3].to_string());
        facts.say(what, &name, "component", row[4].to_string());
        facts.say(what, &name, "register", row[5].to_string());
        facts.say(what, &name, "mask", format!("{:x}", row[6] & 0xff));
        facts.say(what, &name, "used", format!("{:x}", row[6] >> 8));
        facts.say(what, &name, "min precision", row[7].to_string());
        order.push(name);
    }
    facts.say(what, "", "order", order.join(", "));
    Some(())
}

/// `SFI0`, by bits.
fn features(data: &[u8], facts: &mut Facts) -> Option<()> {
    let all = u64::from(word(data, 0)?) | u64::from(word(data, 4)?) << 32;
    for bit in (0..64).filter(|bit| all >> bit & 1 != 0) {
        facts.say("feature", &bit.to_string(), "", String::new());
    }
    Some(())
}

/// The fields of the runtime info, with their offsets and sizes in bytes.
const INFO: [(&str, usize, usize); 21] = [
    ("stage word 0", 0, 4),
    ("stage word 1", 4, 4),
    ("stage word 2", 8, 4),
    ("stage word 3", 12, 4),
    ("least lanes", 16, 4),
    ("most lanes", 20, 4),
    ("stage", 24, 1),
    ("uses the view", 25, 1),
    ("most vertices or patch vectors", 26, 2),
    ("input elements", 28, 1),
    ("output elements", 29, 1),
    ("patch elements", 30, 1),
    ("input vectors", 31, 1),
    ("output vectors", 32, 1),
    ("output vectors of stream 1", 33, 1),
    ("output vectors of stream 2", 34, 1),
    ("output vectors of stream 3", 35, 1),
    ("threads x", 36, 4),
    ("threads y", 40, 4),
    ("threads z", 44, 4),
    ("entry", 48, 4),
];

/// `PSV0`.
fn runtime_info(data: &[u8], facts: &mut Facts) -> Option<()> {
    let size = word(data, 0)? as usize;
    let info = data.get(4..4 + size)?;
    facts.say("info", "", "size", size.to_string());
    let mut at = 4 + size;
    let resources = word(data, at)? as usize;
    at += 4;
    if resources > 0 {
        let stride = word(data, at)? as usize;
        at += 4;
        facts.say("info", "", "resource size", stride.to_string());
        let mut order = Vec::new();
        for _ in 0..resources {
            let row = words(data, at, stride / 4)?;
            let name = format!("{} space {} register {}", row[0], row[1], row[2]);
            facts.say("info resource", &name, "last register", row[3].to_string());
            facts.say("info resource", &name, "kind and flags", format!("{:?}", &row[4..]));
            order.push(name);
            at += stride;
        }
        facts.say("info resource", "", "order", order.join(", "));
    }
    let number = |at: usize, len: usize| {
        let bytes = info.get(at..at + len)?;
        Some(bytes.iter().rev().fold(0u32, |sum, &byte| sum << 8 | u32::from(byte)))
    };
    // The entry's name is in the strings that follow.
    for (part, at, len) in INFO.into_iter().filter(|(part, ..)| *part != "entry") {
        if let Some(value) = number(at, len) {
            facts.say("info", "", part, value.to_string());
        }
    }
    if size < 36 {
        return Some(());
    }
    let strings = data.get(at + 4..at + 4 + word(data, at)? as usize)?;
    at += 4 + strings.len();
    if let Some(entry) = number(48, 4) {
        facts.say("info", "", "entry", text(strings, entry as usize)?);
    }
    let indices = words(data, at + 4, word(data, at)? as usize)?;
    at += 4 + 4 * indices.len();
    let counts = [28, 29, 30].map(|n| info[n] as usize);
    if counts != [0; 3] {
        let stride = word(data, at)? as usize;
        facts.say("info", "", "element size", stride.to_string());
        at += 4;
        for (what, count) in ["info input", "info output", "info patch"].into_iter().zip(counts) {
            for n in 0..count {
                element(what, n, data.get(at..at + stride)?, strings, &indices, facts)?;
                at += stride;
            }
        }
    }
    facts.say("info", "", "view and dependence tables", hex(data.get(at..)?));
    Some(())
}

/// An element of a signature in the runtime info.
fn element(
    what: &'static str,
    n: usize,
    data: &[u8],
    strings: &[u8],
    indices: &[u32],
    facts: &mut Facts,
) -> Option<()> {
    let byte = |at: usize| data.get(at).copied();
    let start = word(data, 4)? as usize;
    let rows = byte(8)? as usize;
    let name = format!("{n}");
    facts.say(what, &name, "name", text(strings, word(data, 0)? as usize)?);
    // DXC's table may end before the last row's index.
    let of_rows: Vec<_> = indices.iter().skip(start).take(rows).collect();
    facts.say(what, &name, "indices", format!("{of_rows:?}"));
    facts.say(what, &name, "start row", byte(9)?.to_string());
    facts.say(what, &name, "columns and allocation", format!("{:02x}", byte(10)?));
    facts.say(what, &name, "semantic", byte(11)?.to_string());
    facts.say(what, &name, "component", byte(12)?.to_string());
    facts.say(what, &name, "interpolation", byte(13)?.to_string());
    facts.say(what, &name, "dynamic mask and stream", format!("{:02x}", byte(14)?));
    Some(())
}

/// `VERS`: which compiler made it.
fn version(data: &[u8], facts: &mut Facts) -> Option<()> {
    facts.say("version", "", "numbers", format!("{:x}", word(data, 0)?));
    facts.say("version", "", "flags", word(data, 4)?.to_string());
    Some(())
}

/// Kinds of tables in `RDAT`.
const STRINGS: u32 = 1;
const INDICES: u32 = 2;
const RESOURCES: u32 = 3;
const FUNCTIONS: u32 = 4;
const BYTES: u32 = 5;
/// No list of indices.
const NONE: u32 = u32::MAX;

/// `RDAT`.
fn runtime_data(data: &[u8], facts: &mut Facts) -> Option<()> {
    let mut parts = Vec::new();
    for n in 0..word(data, 4)? as usize {
        let at = word(data, 8 + 4 * n)? as usize;
        let size = word(data, at + 4)? as usize;
        parts.push((word(data, at)?, data.get(at + 8..at + 8 + size)?));
    }
    let part = |kind: u32| parts.iter().find(|(k, _)| *k == kind).map_or(&[][..], |(_, data)| *data);
    let order: Vec<String> = parts.iter().map(|(kind, _)| kind.to_string()).collect();
    facts.say("data", "", "tables", order.join(" "));
    facts.say("data", "", "version", word(data, 0)?.to_string());
    let name = |at: u32| text(part(STRINGS), at as usize);
    let list = |at: u32| {
        let all = part(INDICES);
        if at == NONE {
            Some(Vec::new())
        } else {
            words(all, 4 * at as usize + 4, word(all, 4 * at as usize)? as usize)
        }
    };
    let mut resources = Vec::new();
    for row in rows(part(RESOURCES))? {
        let about = name(row[6])?;
        facts.say("data resource", &about, "class, kind, id", format!("{:?}", &row[..3]));
        facts.say("data resource", &about, "space, registers", format!("{:?}", &row[3..6]));
        facts.say("data resource", &about, "flags", row[7].to_string());
        resources.push(about);
    }
    facts.say("data resource", "", "order", resources.join(", "));
    let mut functions = Vec::new();
    for row in rows(part(FUNCTIONS))? {
        let about = name(row[0])?;
        facts.say("data function", &about, "unmangled", name(row[1])?);
        let used = list(row[2])?.into_iter().map(|at| resources.get(at as usize).cloned());
        facts.say("data function", &about, "resources", format!("{:?}", used.collect::<Option<Vec<_>>>()?));
        let called = list(row[3])?.into_iter().map(name);
        facts.say("data function", &about, "functions", format!("{:?}", called.collect::<Option<Vec<_>>>()?));
        facts.say("data function", &about, "stage", row[4].to_string());
        facts.say("data function", &about, "payload and attributes", format!("{:?}", &row[5..7]));
        facts.say("data function", &about, "features", format!("{:x} {:x}", row[8], row[7]));
        facts.say("data function", &about, "stages", format!("{:x}", row[9]));
        facts.say("data function", &about, "least model", format!("{:x}", row[10]));
        if let Some(more) = row.get(11..) {
            facts.say("data function", &about, "lanes and more", format!("{more:x?}"));
        }
        functions.push(about);
    }
    facts.say("data function", "", "order", functions.join(", "));
    for (kind, data) in parts.iter().filter(|(kind, _)| *kind > BYTES) {
        facts.say("data table", &kind.to_string(), "bytes", hex(data));
    }
    Some(())
}

/// The rows of a table.
fn rows(table: &[u8]) -> Option<Vec<Vec<u32>>> {
    if table.is_empty() {
        return Some(Vec::new());
    }
    let (count, stride) = (word(table, 0)? as usize, word(table, 4)? as usize);
    (0..count).map(|n| words(table, 8 + n * stride, stride / 4)).collect()
}
