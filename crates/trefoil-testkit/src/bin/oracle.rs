//! `oracle`: DXC from the command line, for people who look into one shader.

use std::fs;
use std::process::ExitCode;
use trefoil_testkit::dxc::{Microsoft, sign};

const USAGE: &str = "usage:
  oracle dxc-compile FILE -T PROFILE [-E ENTRY] [DXC ARGUMENTS] [-o OUT]
  oracle dxc-link LIB... -T PROFILE [-E ENTRY] [DXC ARGUMENTS] [-o OUT]
  oracle dxc-validate FILE.dxil
  oracle dxc-dis FILE.dxil
  oracle sign FILE.dxil [-o OUT]
  oracle accept FILE.hlsl...
  oracle words FILE.hlsl...        as accept, and the words of the first error and of all warnings";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<(), String> {
    match args {
        [command, files @ ..] if command == "accept" => return accept(files),
        [command, files @ ..] if command == "words" => return words(files),
        [command, words @ ..] if command == "dxc-link" => return link(words),
        _ => {}
    }
    let [command, file, rest @ ..] = args else { return Err(USAGE.into()) };
    let bytes = fs::read(file).map_err(|e| format!("{file}: {e}"))?;
    let (mut profile, mut entry, mut out, mut others) = (None, "main".to_string(), None, Vec::new());
    let mut words = rest.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().cloned().ok_or_else(|| format!("{word} needs a value\n{USAGE}"));
        match word.as_str() {
            "-T" => profile = Some(value()?),
            "-E" => entry = value()?,
            "-o" | "-Fo" => out = Some(value()?),
            _ => others.push(word.as_str()),
        }
    }
    match command.as_str() {
        "dxc-compile" => {
            let source = String::from_utf8(bytes).map_err(|e| format!("{file}: {e}"))?;
            let profile = profile.ok_or_else(|| format!("-T is missing\n{USAGE}"))?;
            let made = Microsoft::new()?.compile(file, &source, &profile, &entry, &others)?;
            match out {
                Some(out) => fs::write(&out, made).map_err(|e| format!("{out}: {e}")),
                None => {
                    println!("{} bytes", made.len());
                    Ok(())
                }
            }
        }
        "dxc-validate" => Microsoft::new()?.validate(&bytes).map(|()| println!("valid")),
        "dxc-dis" => Microsoft::new()?.disassemble(&bytes).map(|text| print!("{text}")),
        "sign" => {
            let mut bytes = bytes;
            sign(&mut bytes);
            fs::write(out.as_deref().unwrap_or(file), bytes).map_err(|e| e.to_string())
        }
        _ => Err(USAGE.into()),
    }
}

/// Has DXC link libraries.
fn link(words: &[String]) -> Result<(), String> {
    let (mut profile, mut entry, mut out) = (String::new(), "main".to_string(), None);
    let (mut files, mut others) = (Vec::new(), Vec::new());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().cloned().ok_or_else(|| format!("{word} needs a value\n{USAGE}"));
        match word.as_str() {
            "-T" => profile = value()?,
            "-E" => entry = value()?,
            "-o" | "-Fo" => out = Some(value()?),
            "-exports" => others.extend([word.clone(), value()?]),
            option if option.starts_with('-') => others.push(option.to_owned()),
            file => files.push((file.to_owned(), fs::read(file).map_err(|e| format!("{file}: {e}"))?)),
        }
    }
    let libraries: Vec<(&str, &[u8])> =
        files.iter().map(|(name, bytes)| (name.as_str(), &bytes[..])).collect();
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    let made = Microsoft::new()?.link(&libraries, &entry, &profile, &others)?;
    out.map_or(Ok(()), |out| fs::write(&out, made).map_err(|e| format!("{out}: {e}")))
}

/// Compares trefoil with what acceptance tests say.
fn accept(files: &[String]) -> Result<(), String> {
    let mut failed = 0;
    for file in files {
        if let Err(why) = trefoil_testkit::accept::file(std::path::Path::new(file)) {
            failed += 1;
            println!("--- {file}: {why}");
        }
    }
    println!("{} of {} files agree", files.len() - failed, files.len());
    if failed == 0 { Ok(()) } else { Err(format!("{failed} do not agree")) }
}

/// Compares what DXC and trefoil say of files, word by word.
fn words(files: &[String]) -> Result<(), String> {
    for file in files {
        match trefoil_testkit::accept::words(std::path::Path::new(file)) {
            Ok(None) => {}
            Ok(Some(difference)) => println!("--- {file}\n{difference}"),
            Err(why) => println!("--- {file}\n  {why}"),
        }
    }
    Ok(())
}
