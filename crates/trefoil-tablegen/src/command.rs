//! `trefoil tblgen`: reads a file and writes the requested output.

use crate::{FileLoader, Options, Records, backend, kinds, read, text_of};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The help text.
pub(crate) const USAGE: &str = "usage: trefoil tblgen [FILE] [-I DIR]... [-D MACRO]... [-o FILE] [ACTION]

Reads a TableGen file (standard input without one, or for -) and does ACTION:
  --print-records            print every class and record (the default)
  --print-detailed-records   print them with their places, superclasses and fields
  --null-backend             print nothing
  --dump-json                print every record as JSON, in LLVM's format
  --print-enums --class C    print the names of the records of a class
  --print-sets               print the records of the class Set with their elements
  --gen-dxil-operation       generate the tables of the DXIL operations, in Rust; from LLVM's DXIL.td too
  --gen-dxil-page            generate the reference page of the DXIL operations
  --gen-hlsl-builtins        generate the tables of HLSL's built-ins, in Rust

  --no-warn-on-unused-template-args   does not warn of template arguments that nothing uses
";

enum Action {
    PrintRecords,
    PrintDetailed,
    Nothing,
    DumpJson,
    PrintEnums,
    PrintSets,
    Generate(fn(&Records) -> Result<String, String>),
}

struct Request {
    file: String,
    output: Option<String>,
    class: String,
    action: Action,
    /// Whether template arguments that nothing uses are warned of.
    warns_of_unused: bool,
    loader: FileLoader,
    options: Options,
}

/// An argument's value: what follows `name` in the same word, or the next word.
fn value<'a>(arg: &'a str, name: &str, rest: &mut impl Iterator<Item = &'a String>) -> Option<String> {
    let own = arg.strip_prefix(name)?;
    match own.strip_prefix('=').unwrap_or(own) {
        "" => rest.next().cloned(),
        own => Some(own.to_owned()),
    }
}

fn parse(args: &[String], path: fn(&str) -> PathBuf) -> Result<Request, String> {
    let mut request = Request {
        file: String::new(),
        output: None,
        class: String::new(),
        action: Action::PrintRecords,
        warns_of_unused: true,
        loader: FileLoader::default(),
        options: Options::default(),
    };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let missing = || format!("{arg}: a value is missing");
        // LLVM takes one dash or two before the long names.
        match arg.strip_prefix("--").or(arg.strip_prefix('-')).unwrap_or_default() {
            "print-records" => request.action = Action::PrintRecords,
            "print-detailed-records" => request.action = Action::PrintDetailed,
            "null-backend" => request.action = Action::Nothing,
            "no-warn-on-unused-template-args" => request.warns_of_unused = false,
            "dump-json" => request.action = Action::DumpJson,
            "print-enums" => request.action = Action::PrintEnums,
            "print-sets" => request.action = Action::PrintSets,
            "gen-dxil-operation" => request.action = Action::Generate(backend::dxil_tables),
            "gen-dxil-page" => request.action = Action::Generate(backend::dxil_page),
            "gen-hlsl-builtins" => request.action = Action::Generate(backend::hlsl_tables),
            name if name.starts_with("class") => {
                request.class = value(name, "class", &mut rest).ok_or_else(missing)?;
            }
            _ if arg.starts_with("-I") => {
                let directory = value(arg, "-I", &mut rest).ok_or_else(missing)?;
                request.loader.directories.push(path(&directory));
            }
            _ if arg.starts_with("-D") => {
                request.options.macros.push(value(arg, "-D", &mut rest).ok_or_else(missing)?);
            }
            _ if arg.starts_with("-o") => {
                request.output = Some(value(arg, "-o", &mut rest).ok_or_else(missing)?)
            }
            _ if arg.starts_with('-') && arg != "-" => return Err(format!("{arg} is not a known option")),
            _ if !request.file.is_empty() => return Err(format!("{arg}: there is a file already")),
            _ => request.file.clone_from(arg),
        }
    }
    if request.file.is_empty() {
        request.file.push('-');
    }
    if matches!(request.action, Action::PrintEnums) && request.class.is_empty() {
        return Err("--print-enums needs --class".to_owned());
    }
    Ok(request)
}

fn load(file: &str, path: &Path) -> io::Result<(String, String)> {
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin().lock(), &mut bytes)?;
        bytes
    } else {
        std::fs::read(path)?
    };
    Ok((if file == "-" { "<stdin>" } else { file }.to_owned(), text_of(bytes)))
}

fn write(records: &Records, request: &Request, out: &mut dyn Write) -> Result<(), String> {
    let written = match request.action {
        Action::PrintRecords => records.print_records(out),
        Action::PrintDetailed => records.print_detailed(&request.file, out),
        Action::Nothing => Ok(()),
        Action::DumpJson => records.dump_json(out),
        Action::PrintEnums => match records.print_enums(&request.class, out) {
            Ok(false) => return Err(format!("error: the class '{}' is not defined", request.class)),
            Ok(true) => Ok(()),
            Err(error) => Err(error),
        },
        Action::PrintSets => return records.print_sets(out),
        Action::Generate(make) => out.write_all(make(records)?.as_bytes()),
    };
    written.and_then(|()| out.flush()).map_err(|e| format!("error: {e}"))
}

/// Runs `trefoil tblgen` with these arguments; `path` makes a path of a file name among them. Gives the exit code: 1
/// for an error in the file, 2 for one in the arguments.
pub fn command(
    args: &[String],
    path: fn(&str) -> PathBuf,
    out: &mut dyn Write,
    messages: &mut dyn Write,
) -> u8 {
    if args.iter().any(|a| a == "--help" || a == "-h") {
        // If the output is closed, there is nowhere to report that.
        let _ = out.write_all(USAGE.as_bytes());
        return 0;
    }
    let request = match parse(args, path) {
        Ok(request) => request,
        Err(why) => {
            let _ = writeln!(messages, "error: {why}\n\n{USAGE}");
            return 2;
        }
    };
    let (name, text) = match load(&request.file, &path(&request.file)) {
        Ok(loaded) => loaded,
        Err(error) => {
            let _ = writeln!(messages, "error: {}: {error}", request.file);
            return 1;
        }
    };
    let mut loader = request.loader.clone();
    if let Some(parent) = path(&request.file).parent() {
        loader.directories.push(parent.to_path_buf());
    }
    let records = read(&name, text, &mut loader, &request.options);
    let is_wanted = |kind| request.warns_of_unused || !std::ptr::eq(kind, &kinds::UNUSED_ARGUMENT);
    for diagnostic in records.diagnostics().iter().filter(|d| is_wanted(d.message.kind)) {
        let _ = writeln!(messages, "{diagnostic}");
    }
    if records.has_errors() {
        return 1;
    }
    let result = match &request.output {
        None => write(&records, &request, out),
        Some(name) => match std::fs::File::create(path(name)) {
            Ok(file) => write(&records, &request, &mut io::BufWriter::new(file)),
            Err(error) => Err(format!("error: {name}: {error}")),
        },
    };
    match result {
        Ok(()) => 0,
        Err(why) => {
            let _ = writeln!(messages, "{why}");
            1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::command;

    fn run(args: &[&str]) -> (u8, String, String) {
        let args: Vec<String> = args.iter().map(|a| (*a).to_owned()).collect();
        let (mut out, mut messages) = (Vec::new(), Vec::new());
        let code = command(&args, |name| name.into(), &mut out, &mut messages);
        (code, String::from_utf8(out).unwrap(), String::from_utf8(messages).unwrap())
    }

    #[test]
    fn does_what_is_asked_for() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/td/sort_names.td");
        let (code, out, messages) = run(&[file, "--print-enums", "--class", "N"]);
        assert_eq!((code, messages.as_str()), (0, ""));
        assert!(out.contains("a9, a10, "), "{out}");
        assert!(run(&[file, "-dump-json"]).1.starts_with("{\"!instanceof\""));
        assert!(run(&[file]).1.starts_with("------------- Classes"));
        assert_eq!(run(&[file, "--null-backend"]), (0, String::new(), String::new()));
        let spec = concat!(env!("CARGO_MANIFEST_DIR"), "/../../spec/DXIL.td");
        assert!(run(&[spec, "--gen-dxil-operation"]).1.contains("pub enum DxilOp"));
    }

    #[test]
    fn says_what_is_wrong() {
        assert_eq!(run(&["a.td", "b.td"]).0, 2);
        assert_eq!(run(&["a.td", "--nonsense"]).0, 2);
        let (code, _, messages) = run(&["/nowhere.td"]);
        assert!(code == 1 && messages.contains("/nowhere.td"), "{messages}");
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/td/sort_names.td");
        assert!(run(&[file, "--print-enums", "--class=No"]).2.contains("'No' is not defined"));
    }
}
