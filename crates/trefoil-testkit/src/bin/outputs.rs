//! `outputs [FILTER] [--against FILE]`: a hash of everything that the compiler makes of the tree's shaders. `cargo xtask
//! outputs` calls it; with `--against` only the rows that differ from an earlier list are printed, and fail.

use std::collections::BTreeMap;
use std::process::ExitCode;
use trefoil_testkit::outputs;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (mut filter, mut against) = (String::new(), None);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--against" => against = args.next(),
            _ => filter = arg,
        }
    }
    match run(&filter, against.as_deref()) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(differ) => {
            eprintln!("{differ} rows differ");
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("outputs: {why}");
            ExitCode::from(2)
        }
    }
}

/// Prints the list, or what differs from an earlier one; how many rows differ.
fn run(filter: &str, against: Option<&str>) -> Result<usize, String> {
    let rows = outputs::rows(filter)?;
    let Some(file) = against else {
        rows.iter().for_each(|row| println!("{row}"));
        return Ok(0);
    };
    let before = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let before = by_name(before.lines().filter(|row| row.contains(filter)));
    let after = by_name(rows.iter().map(String::as_str));
    let mut differ = 0;
    for (name, now) in &after {
        match before.get(name) {
            Some(then) if then == now => {}
            Some((bytes, words)) => {
                let what = if *bytes == now.0 { "words" } else { "bytes" };
                println!("{what:8} {name}: {bytes} {words} -> {} {}", now.0, now.1);
                differ += 1;
            }
            None => println!("new      {name}"),
        }
    }
    for name in before.keys().filter(|name| !after.contains_key(*name)) {
        println!("gone     {name}");
        differ += 1;
    }
    Ok(differ)
}

/// The hash of the bytes and that of the words of each row, by the row's name.
fn by_name<'a>(rows: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, (&'a str, &'a str)> {
    let split = |row: &'a str| {
        let mut parts = row.rsplitn(3, ' ');
        let (words, bytes) = (parts.next()?, parts.next()?);
        Some((parts.next()?, (bytes, words)))
    };
    rows.filter_map(split).collect()
}
