//! `trefoil llc`: LLVM's command line for lowering its IR to DXIL or SPIR-V.

use crate::report::Format;
use crate::watch::{Watch, WatchOptions};
use crate::words::Words;
use crate::{Failure, color_wanted, files, help};
use trefoil::validation::{Limits, validate, validate_bitcode};
use trefoil::{CodegenOptions, OptLevel, Options, SpirvOptions, is_spirv_extension};

/// The form of the output.
#[derive(Clone, Copy, PartialEq)]
enum FileType {
    /// A container.
    Object,
    /// Its listing.
    Assembly,
    /// None: only errors are of interest.
    Null,
}

struct Arguments {
    input: String,
    output: Option<String>,
    triple: Option<String>,
    /// None where the output's name decides.
    file_type: Option<FileType>,
    level: OptLevel,
    /// Extensions of SPIR-V that may be used, and after `-` those that may not.
    extensions: Vec<String>,
    /// Whether what is no valid shader is let through: DXIL is not validated.
    skip_validation: bool,
    watch: WatchOptions,
}

/// Lowers a file.
pub(crate) fn llc(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| matches!(w.as_str(), "--help" | "-h" | "-help")) {
        return files::print(help::LLC);
    }
    let words = parse(words, format)?;
    let bytes = files::read(&words.input)?;
    let form = words.form();
    let made = if bytes.starts_with(b"DXBC") || bytes.starts_with(b"BC\xc0\xde") {
        rewrite(&words, &bytes, form)?
    } else {
        lower(&words, &bytes, form, format)?
    };
    let output = words.output.clone().unwrap_or_else(|| default_output(&words, &made));
    match form {
        FileType::Object => files::write(&output, &made),
        FileType::Assembly => {
            let text =
                trefoil::assembly(&made).map_err(|e| Failure::Error(format!("{}: {e}", words.input)))?;
            files::write(&output, text.as_bytes())
        }
        FileType::Null => Ok(()),
    }
}

impl Arguments {
    /// The form of the output: what is asked for, else by its name, a listing for text files and standard output.
    fn form(&self) -> FileType {
        let is_text =
            |name: &str| name == "-" || [".s", ".asm", ".ll", ".txt"].iter().any(|end| name.ends_with(end));
        let by_name = match &self.output {
            Some(output) => is_text(output),
            // Beside the input, as a container.
            None => self.input == "-",
        };
        self.file_type.unwrap_or(if by_name { FileType::Assembly } else { FileType::Object })
    }

    /// Whether DXIL is validated: what LLVM prints is printed, valid or not.
    fn validates(&self, form: FileType) -> bool {
        !self.skip_validation && (self.watch.validate || form != FileType::Assembly)
    }
}

/// Reads a container or bitcode and writes it again.
fn rewrite(words: &Arguments, bytes: &[u8], form: FileType) -> Result<Vec<u8>, Failure> {
    let made = trefoil::rewrite(bytes).map_err(|e| Failure::Error(format!("{}: {e}", words.input)))?;
    if words.validates(form) {
        let judge = if made.starts_with(b"DXBC") { validate } else { validate_bitcode };
        judge(&made, Limits::default())
            .map_err(|found| Failure::Error(format!("{}: {found}", words.input)))?;
    }
    Ok(made)
}

fn lower(words: &Arguments, text: &[u8], form: FileType, format: Format) -> Result<Vec<u8>, Failure> {
    let disable_optimizations = words.level == OptLevel::O0;
    let options = Options {
        opt_level: words.level,
        codegen: CodegenOptions {
            disable_optimizations,
            skip_validation: words.skip_validation,
            ..CodegenOptions::default()
        },
        verify_each: words.watch.verify_each,
        validate: words.validates(form),
        spirv: SpirvOptions { extensions: words.extensions.clone(), ..SpirvOptions::default() },
        ..Options::default()
    };
    let mut watch = Watch::start(&words.watch);
    let made = trefoil::llc_observed(&words.input, text, words.triple.as_deref(), &options, &mut watch);
    if words.watch.time && format.is_text() {
        files::report(&watch.report());
    }
    match made {
        Ok(artifact) => {
            if !artifact.warnings.is_empty() {
                files::report(&format.whole(format.diagnostics(&artifact.warnings, false)));
            }
            Ok(artifact.bytes)
        }
        Err(diagnostics) => {
            let text = format.diagnostics(&diagnostics, color_wanted(None));
            files::report(&format.whole(text));
            Err(Failure::Shown)
        }
    }
}

/// As in LLVM, next to the input; standard output for standard input.
fn default_output(words: &Arguments, made: &[u8]) -> String {
    if words.input == "-" {
        return "-".into();
    }
    let stem = words.input.rsplit_once('.').map_or(words.input.as_str(), |(stem, _)| stem);
    let extension = match words.file_type {
        Some(FileType::Assembly) => "s",
        _ if made.starts_with(&[0x03, 0x02, 0x23, 0x07]) => "spv",
        _ => "dxil",
    };
    format!("{stem}.{extension}")
}

fn level(digit: &str) -> Result<OptLevel, Failure> {
    let misuse = || Failure::Misuse(format!("-O is 0, 1, 2 or 3, not '{digit}'"));
    OptLevel::from_digit(digit).ok_or_else(misuse)
}

/// LLVM's list of extensions: `all`, `khr`, and names after `+` or `-`.
fn extensions(list: &str) -> Result<Vec<String>, Failure> {
    let mut out = Vec::new();
    let mut is_all = false;
    for item in list.split(',').filter(|_| !list.is_empty()) {
        match (item, item.strip_prefix('+'), item.strip_prefix('-')) {
            ("all", ..) => is_all = true,
            ("khr" | "KHR", ..) => out.push("KHR".to_owned()),
            (_, Some(name), _) if is_spirv_extension(name) => out.push(name.to_owned()),
            (_, _, Some(name)) if is_spirv_extension(name) => out.push(item.to_owned()),
            (_, plus, minus) if plus.or(minus).is_some() => {
                return Err(Failure::Misuse(format!("-spirv-ext: unknown SPIR-V extension: {item}")));
            }
            _ => {
                let form =
                    "-spirv-ext is all, khr, or names such as +SPV_KHR_ray_query or -SPV_KHR_ray_query";
                return Err(Failure::Misuse(format!("{form}, not '{item}'")));
            }
        }
    }
    out.retain(|name| !is_all || name.starts_with('-'));
    Ok(out)
}

fn parse(list: &[String], format: Format) -> Result<Arguments, Failure> {
    let mut words = Arguments {
        input: String::new(),
        output: None,
        triple: None,
        file_type: None,
        level: OptLevel::O2,
        extensions: Vec::new(),
        skip_validation: false,
        watch: WatchOptions::default(),
    };
    let mut input = None;
    let mut rest = Words::new(list);
    while let Some((word, option)) = rest.next_dashed() {
        let Some(option) = option else {
            if input.replace(word.clone()).is_some() {
                return Err(Failure::Misuse(format!("one file at a time, not '{word}' too")));
            }
            continue;
        };
        let name = rest.name_of(option);
        if words.watch.take(&format!("--{name}"), &mut rest)? {
            continue;
        }
        match name {
            "o" => words.output = Some(rest.value()?),
            "mtriple" => words.triple = Some(rest.value()?),
            "filetype" => {
                words.file_type = match rest.value()?.as_str() {
                    "obj" => Some(FileType::Object),
                    "asm" => Some(FileType::Assembly),
                    "null" => Some(FileType::Null),
                    other => {
                        return Err(Failure::Misuse(format!("-filetype is obj, asm or null, not '{other}'")));
                    }
                }
            }
            "O0" | "O1" | "O2" | "O3" => words.level = level(&name[1..])?,
            "Vd" => words.skip_validation = true,
            "O" => words.level = level(&rest.value()?)?,
            "spirv-ext" => words.extensions = extensions(&rest.value()?)?,
            "x" => match rest.value()?.as_str() {
                "ir" => {}
                other => return Err(Failure::Misuse(format!("-x is ir, not '{other}'"))),
            },
            "verify-machineinstrs" | "disable-verify" | "opaque-pointers" => {} // of no effect here
            "march" | "mcpu" | "mattr" => {
                rest.value()?;
                // A SARIF log holds one report, that of the compile.
                if format != Format::Sarif {
                    let notice = format!("-{name} has no effect: the triple decides");
                    files::report(&format.warning(&notice));
                }
            }
            _ => return Err(Failure::Misuse(format!("'{word}' is not an option of llc"))),
        }
    }
    words.input = input.unwrap_or_else(|| "-".into());
    Ok(words)
}
