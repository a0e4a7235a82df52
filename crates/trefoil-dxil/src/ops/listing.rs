//! `trefoil ops`: the specification for people, as a list, one operation in full, or JSON.

use super::{Attributes, DxilOp, DxilVersion, OpInfo, OverloadSet, Stage, StageMask, Versioned, all};
use std::fmt::Write;

/// What the command line can say.
const USAGE: &str =
    "usage: trefoil ops [NAME | OPCODE] [--stage STAGE] [--version 6.N] [--category TEXT] [--json]

Lists the operations of DXIL, or shows one in full. The filters leave those that
  --stage STAGE     stand in a stage: pixel, compute, mesh, library, ...
  --version 6.N     a shader model (or DXIL 1.N) has; with it, properties are those of that version
  --category TEXT   stand under a heading that has this text
--json writes every fact of what is left.
";

/// Which operations to show.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Those that may stand in a stage.
    pub stage: Option<Stage>,
    /// Those that a version has.
    pub version: Option<DxilVersion>,
    /// Those whose heading has this text, in any case.
    pub category: Option<String>,
}

impl Filter {
    fn takes(&self, op: &OpInfo) -> bool {
        let version = self.version.unwrap_or(DxilVersion::new(u8::MAX));
        let reserved = op.op.newest_attributes().contains(Attributes::RESERVED);
        let stages = match self.version {
            Some(version) => op.op.stages(version),
            // Without a version, what has been removed counts too.
            None => op
                .stages()
                .iter()
                .rev()
                .map(|e| e.value)
                .find(|m| !m.is_empty())
                .unwrap_or(op.op.stages(version)),
        };
        let category = self
            .category
            .as_ref()
            .is_none_or(|text| op.category().to_ascii_lowercase().contains(&text.to_ascii_lowercase()));
        !reserved && category && !stages.is_empty() && self.stage.is_none_or(|stage| stages.contains(stage))
    }

    /// The operations that are left, by opcode.
    pub fn ops(&self) -> impl Iterator<Item = &'static OpInfo> {
        all().iter().filter(|op| self.takes(op))
    }
}

fn joined<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let words: Vec<String> = items.map(|i| i.to_string()).collect();
    words.join(", ")
}

fn stages(mask: StageMask) -> String {
    match mask {
        StageMask::ALL => "all".to_owned(),
        mask if mask.is_empty() => "removed".to_owned(),
        mask => joined(mask.iter().map(Stage::name)),
    }
}

fn overloads(sets: &[OverloadSet]) -> String {
    let words: Vec<String> = sets.iter().map(ToString::to_string).collect();
    words.join(" then ")
}

/// One line an operation: opcode, name, least shader model, function, overloads.
pub fn list(filter: &Filter) -> String {
    let mut out = String::new();
    for op in filter.ops() {
        let version = filter.version.unwrap_or(DxilVersion::new(u8::MAX));
        let sets = overloads(op.op.overloads(version));
        let line = format!(
            "{:>10}  {:<44} 6.{:<3} {:<42} {sets}",
            op.op.opcode(),
            op.op.name(),
            op.since.minor(),
            op.class.function()
        );
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// All entries, or the one that counts in a version.
fn versions<T: Copy>(
    out: &mut String,
    title: &str,
    mut list: &[Versioned<T>],
    version: Option<DxilVersion>,
    text: impl Fn(T) -> String,
) {
    if let Some(version) = version {
        let known = list.partition_point(|entry| entry.since <= version);
        list = &list[known.saturating_sub(1)..known];
    }
    for (i, entry) in list.iter().enumerate() {
        let title = if i == 0 { title } else { "" };
        writeln!(out, "  {title:<12} from {:<5} {}", entry.since.to_string(), text(entry.value))
            .unwrap_or_default();
    }
}

/// An operation in full: in all versions, or in one.
pub fn describe(op: DxilOp, version: Option<DxilVersion>) -> String {
    let info = op.info();
    let mut out = format!("{} (opcode {})\n  {}\n\n", op.name(), op.opcode(), op.doc());
    let mut signature = format!("  {:?} {}(i32 {}", info.result, info.class.function(), op.opcode());
    for p in info.params() {
        let constant = if p.constant { "constant " } else { "" };
        write!(signature, ", {constant}{:?} {}", p.ty, p.name()).unwrap_or_default();
    }
    writeln!(out, "{signature})\n").unwrap_or_default();
    versions(&mut out, "overloads", info.overloads(), version, overloads);
    versions(&mut out, "stages", info.stages(), version, stages);
    versions(&mut out, "attributes", info.attributes(), version, |a| joined(a.names()));
    if info.translated_since != info.since {
        writeln!(out, "  translated   from {}", info.translated_since).unwrap_or_default();
    }
    let intrinsics = op.intrinsics().collect::<Vec<_>>();
    if !intrinsics.is_empty() {
        writeln!(out, "  intrinsics   {}", intrinsics.join(", ")).unwrap_or_default();
    }
    if !info.category().is_empty() {
        writeln!(out, "  category     {}", info.category()).unwrap_or_default();
    }
    for p in info.params().iter().filter(|p| !p.enumeration().is_empty()) {
        writeln!(out, "  {:<12} one of {}", p.name(), p.enumeration()).unwrap_or_default();
    }
    out
}

fn json_versions<T: Copy>(out: &mut String, key: &str, list: &[Versioned<T>], value: impl Fn(T) -> String) {
    let entries: Vec<String> =
        list.iter().map(|e| format!("{{\"since\":\"{}\",\"value\":{}}}", e.since, value(e.value))).collect();
    write!(out, ",\"{key}\":[{}]", entries.join(",")).unwrap_or_default();
}

fn json_names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = names.map(|n| format!("\"{n}\"")).collect();
    format!("[{}]", quoted.join(","))
}

fn json_op(op: &OpInfo, out: &mut String) {
    // The specification's names and sentences hold nothing that JSON would want escaped but quotes.
    let quote = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    write!(
        out,
        "{{\"opcode\":{},\"name\":{},\"class\":{},\"function\":{},\"category\":{},\"doc\":{},\"since\":\"{}\",\
         \"translated_since\":\"{}\"",
        op.op.opcode(),
        quote(op.op.name()),
        quote(op.class.name()),
        quote(op.class.function()),
        quote(op.category()),
        quote(op.op.doc()),
        op.since,
        op.translated_since
    )
    .unwrap_or_default();
    if op.op.intrinsics().next().is_some() {
        write!(out, ",\"intrinsics\":{}", json_names(op.op.intrinsics())).unwrap_or_default();
    }
    json_versions(out, "overloads", op.overloads(), |sets| {
        let sets: Vec<String> = sets.iter().map(|s| json_names(s.to_string().split(", "))).collect();
        format!("[{}]", sets.join(","))
    });
    json_versions(out, "stages", op.stages(), |mask| json_names(mask.iter().map(Stage::name)));
    json_versions(out, "attributes", op.attributes(), |a| json_names(a.names()));
    write!(out, ",\"result\":\"{:?}\",\"params\":[", op.result).unwrap_or_default();
    for (i, p) in op.params().iter().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        write!(
            out,
            "{comma}{{\"name\":{},\"type\":\"{:?}\",\"constant\":{}",
            quote(p.name()),
            p.ty,
            p.constant
        )
        .unwrap_or_default();
        if !p.enumeration().is_empty() {
            write!(out, ",\"enumeration\":{}", quote(p.enumeration())).unwrap_or_default();
        }
        out.push('}');
    }
    out.push_str("]}");
}

/// Operations as JSON, a line each.
pub fn json(ops: impl Iterator<Item = &'static OpInfo>) -> String {
    let mut out = String::from("[\n");
    for (i, op) in ops.enumerate() {
        out.push_str(if i == 0 { "" } else { ",\n" });
        json_op(op, &mut out);
    }
    out.push_str("\n]\n");
    out
}

/// The operation of a name in any case, or of a number.
fn find(text: &str) -> Option<DxilOp> {
    let by_number = text.parse().ok().and_then(DxilOp::from_opcode);
    by_number.or_else(|| all().iter().find(|op| op.op.name().eq_ignore_ascii_case(text)).map(|op| op.op))
}

/// Names that have the text somewhere, for who has mistyped one.
fn similar(text: &str) -> String {
    let text = text.to_ascii_lowercase();
    let names = all().iter().map(|op| op.op.name()).filter(|name| name.to_ascii_lowercase().contains(&text));
    joined(names.take(8))
}

/// Carries out `trefoil ops` with these arguments: the text to print, or what is wrong with the arguments.
pub fn command(args: &[String]) -> Result<String, String> {
    let (mut filter, mut as_json, mut op) = (Filter::default(), false, None);
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let (name, own) = arg.split_once('=').map_or((arg.as_str(), None), |(n, v)| (n, Some(v.to_owned())));
        let mut value =
            || own.clone().or_else(|| rest.next().cloned()).ok_or(format!("{name}: a value is missing"));
        match name {
            "--help" | "-h" => return Ok(USAGE.to_owned()),
            "--json" => as_json = true,
            "--stage" => {
                let stage = value()?;
                let known = || {
                    format!(
                        "there is no stage '{stage}'; there are {}",
                        joined(Stage::ALL.map(Stage::name).iter())
                    )
                };
                filter.stage = Some(Stage::from_name(&stage).ok_or_else(known)?);
            }
            "--version" => {
                let version = value()?;
                let minor = version.strip_prefix("6.").or(version.strip_prefix("1."));
                let minor =
                    minor.and_then(|m| m.parse().ok()).ok_or(format!("'{version}' is no shader model 6"))?;
                filter.version = Some(DxilVersion::new(minor));
            }
            "--category" => filter.category = Some(value()?),
            _ if name.starts_with('-') => return Err(format!("'{arg}' is not an option of ops\n\n{USAGE}")),
            _ => {
                let unknown = || match similar(arg) {
                    names if names.is_empty() => format!("there is no operation '{arg}'"),
                    names => format!("there is no operation '{arg}'; there are {names}"),
                };
                op = Some(find(arg).ok_or_else(unknown)?);
            }
        }
    }
    if let Some(op) = op.filter(|op| !filter.takes(op.info())) {
        return Err(format!("{} is none of those that the filters leave", op.name()));
    }
    Ok(match op {
        Some(op) if as_json => json(std::iter::once(op.info())),
        Some(op) => describe(op, filter.version),
        None if as_json => json(filter.ops()),
        None => list(&filter),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ops(words: &[&str]) -> Result<String, String> {
        command(&words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn lists_and_filters() {
        let all = ops(&[]).unwrap();
        assert!(all.contains("CreateHandle ") && !all.contains("Reserved"));
        let new = ops(&["--version", "6.6", "--stage", "compute"]).unwrap();
        assert!(!new.contains("CreateHandle ") && new.contains("DerivCoarseX") && !new.contains("Discard"));
        let old = ops(&["--version=6.5", "--stage=compute"]).unwrap();
        assert!(old.contains("CreateHandle ") && !old.contains("DerivCoarseX"));
        assert!(ops(&["--category", "derivatives"]).unwrap().lines().count() < 10);
    }

    #[test]
    fn shows_one_in_full() {
        let text = ops(&["createhandle"]).unwrap();
        assert!(
            text.starts_with("CreateHandle (opcode 57)") && text.contains("from 1.6   removed"),
            "{text}"
        );
        assert_eq!(ops(&["57"]).unwrap(), text);
        assert!(ops(&["CreateHandel"]).is_err());
        // Of one version, what counts there alone.
        let text = ops(&["RawBufferStore", "--version", "1.2"]).unwrap();
        assert!(text.contains("from 1.2   f16, f32, i16, i32\n") && !text.contains("f64"), "{text}");
        assert!(
            ops(&["RawBufferStore", "--version", "1.3"]).unwrap().contains("f16, f32, f64, i16, i32, i64")
        );
        let why = ops(&["RawBufferStore", "--version", "6.0"]).unwrap_err();
        assert_eq!(why, "RawBufferStore is none of those that the filters leave");
        assert!(ops(&["CreateHandle", "--version", "1.6"]).is_err());
        assert!(ops(&["DerivCoarseX", "--version", "1.5", "--stage", "compute"]).is_err());
        assert!(ops(&["Sample", "--json"]).unwrap().contains("\"opcode\":60,\"name\":\"Sample\""));
    }

    #[test]
    fn says_what_is_wrong() {
        assert!(ops(&["--stage", "fragment"]).unwrap_err().contains("there are pixel, vertex"));
        assert!(
            ops(&["--version", "5.1"]).is_err()
                && ops(&["--stage"]).is_err()
                && ops(&["--nonsense"]).is_err()
        );
        assert!(ops(&["gather"]).unwrap_err().contains("TextureGather"));
    }
}
