//! A small driver over the library: `tblgen [--print-records|--dump-json|--print-enums=C] [-I DIR]… [-D M]… FILE`.

use std::io::{BufWriter, Read, Write};
use trefoil_tablegen::{FileLoader, Options, read, text_of};

fn main() {
    let mut loader = FileLoader::default();
    let mut options = Options::default();
    let (mut mode, mut file) = (String::from("--print-records"), String::from("-"));
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-I" => loader.directories.extend(args.next().map(Into::into)),
            "-D" => options.macros.extend(args.next()),
            "-" => {}
            _ if arg.starts_with("--") => mode = arg,
            _ => file = arg,
        }
    }
    let mut bytes = Vec::new();
    let (name, loaded) = if file == "-" {
        ("<stdin>", std::io::stdin().read_to_end(&mut bytes).map(|_| ()))
    } else {
        (file.as_str(), std::fs::read(&file).map(|b| bytes = b))
    };
    if let Err(error) = loaded {
        eprintln!("{name}: {error}");
        std::process::exit(1);
    }
    let records = read(name, text_of(bytes), &mut loader, &options);
    for diagnostic in records.diagnostics() {
        eprintln!("{diagnostic}");
    }
    if records.has_errors() {
        std::process::exit(1);
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    let written = match mode.as_str() {
        "--dump-json" => records.dump_json(&mut out),
        "--none" => Ok(()),
        _ => match mode.strip_prefix("--print-enums=") {
            Some(class) => records.print_enums(class, &mut out).map(|_| ()),
            None => records.print_records(&mut out),
        },
    };
    if written.and_then(|()| out.flush()).is_err() {
        std::process::exit(1);
    }
}
