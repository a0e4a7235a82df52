//! Shader flags, a row of `flags.txt` each: ours are the row's and DXC's, in the metadata and as the features part has them,
//! and DXC's validator, which computes them again, agrees.

use libtest_mimic::{Failed, Trial};
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::{Target, compile};

const TABLE: &str = include_str!("flags.txt");

struct Row {
    name: &'static str,
    profile: &'static str,
    word: u64,
    args: Vec<&'static str>,
    source: &'static str,
}

/// A trial for each row.
pub(crate) fn trials() -> Vec<Trial> {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let name = line.split('|').next().unwrap_or_default().trim();
            Trial::test(format!("flags/{name}"), move || {
                let row = row(line).ok_or("not a row: name | profile | bits | arguments | source")?;
                check(&row).map_err(Failed::from)
            })
        })
        .collect()
}

fn row(line: &'static str) -> Option<Row> {
    let parts: Vec<&str> = line.splitn(5, '|').map(str::trim).collect();
    let [name, profile, bits, args, source] = parts[..] else { return None };
    let mut word = 0;
    for bit in bits.split_whitespace() {
        word |= 1u64.checked_shl(bit.parse().ok()?)?;
    }
    Some(Row { name, profile, word, args: args.split_whitespace().collect(), source })
}

fn check(row: &Row) -> Result<(), String> {
    let dxc = Microsoft::new()?;
    let file = format!("{}.hlsl", row.name);
    let theirs = dxc.compile(&file, row.source, row.profile, "main", &row.args)?;
    let ours = compile(&file, row.source, row.profile, "main", Target::Dxil, &row.args)?;
    dxc.validate(&ours)?;
    let told = [("DXC", &theirs), ("trefoil", &ours)];
    for (who, container) in told {
        let word = flags(&dxc.disassemble(container)?)?;
        if word != row.word {
            return Err(format!("{who} says {word:#x}, the table {:#x}", row.word));
        }
    }
    let [theirs, ours] = told.map(|(_, container)| features(container));
    if theirs? == ours? { Ok(()) } else { Err("the features parts differ".into()) }
}

/// The word that a listing's entry has: tag 0 of its properties.
fn flags(listing: &str) -> Result<u64, String> {
    let node = |name: &str| {
        let start = format!("{name} = !{{");
        let line = listing.lines().find_map(|line| line.strip_prefix(&start));
        line.and_then(|line| line.strip_suffix('}')).ok_or(format!("the listing lacks {name}"))
    };
    let entry = node(node("!dx.entryPoints")?)?;
    let properties = entry.rsplit(", ").next().unwrap_or_default();
    if properties == "null" {
        return Ok(0);
    }
    let word = node(properties)?.strip_prefix("i32 0, i64 ").unwrap_or("0");
    let number: i64 = word.split(',').next().unwrap_or_default().parse().map_err(|_| "no number of flags")?;
    Ok(number as u64)
}

fn features(container: &[u8]) -> Result<Vec<u8>, String> {
    let parsed = Container::parse(container).map_err(|e| e.to_string())?;
    parsed.part(FourCc::SFI0).map(<[u8]>::to_vec).ok_or_else(|| "no features part".into())
}
