//! `trefoil completions SHELL` and `trefoil man`: made of the help texts, which say each command and option once.

use crate::{Failure, files, help};
use std::fmt::Write;
use trefoil::args;

/// A command or an option: its spellings, and what it does.
struct Row<'a> {
    names: Vec<&'a str>,
    does: String,
}

/// Prints the completions for a shell.
pub(crate) fn completions(words: &[String]) -> Result<(), Failure> {
    match words {
        [shell] => match shell.as_str() {
            "bash" => files::print(&bash()),
            "zsh" => files::print(&zsh()),
            "fish" => files::print(&fish()),
            "--help" | "-h" | "-help" => files::print(help::COMPLETIONS),
            other => Err(Failure::Misuse(format!("completions are for bash, zsh or fish, not '{other}'"))),
        },
        _ => Err(Failure::Misuse("completions are for one of bash, zsh and fish".into())),
    }
}

/// Prints the manual page.
pub(crate) fn man(words: &[String]) -> Result<(), Failure> {
    match words {
        [] => files::print(&manual()),
        [extra, ..] => Err(Failure::Misuse(format!("man takes no arguments, not '{extra}'"))),
    }
}

/// The commands, from the lines `  trefoil NAME …   what it does` of the main help.
fn commands() -> Vec<Row<'static>> {
    let usage = help::MAIN.lines().skip_while(|line| *line != "Usage:").skip(1);
    let lines = usage.take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  trefoil "));
    let row = |line: &'static str| {
        let (call, does) = line.split_once("  ").unwrap_or((line, ""));
        let name = call.split(' ').next()?;
        let does = does.trim().split(" (trefoil ").next().unwrap_or_default();
        let does = if does.is_empty() { "compile HLSL" } else { does };
        Some(Row { names: vec![name], does: does.to_owned() })
    };
    lines.filter_map(row).collect()
}

/// The help of a command; those without a page of their own have no options.
fn page(command: &str) -> &'static str {
    match command {
        "compile" => help::MAIN,
        "batch" => help::BATCH,
        "build" => help::BUILD,
        "deps" => help::DEPS,
        "worker" => help::WORKER,
        "run" => help::RUN,
        "test" => help::TEST,
        "dis" => help::DIS,
        "reflect" => help::REFLECT,
        "validate" => help::VALIDATE,
        "link" => help::LINK,
        "rewrite" => help::REWRITE,
        "llc" => help::LLC,
        "opt" => help::OPT,
        "completions" => help::COMPLETIONS,
        _ => "",
    }
}

/// The options of a help text: lines that begin with two blanks and a dash, `  -o OUT   the output file`, with the lines that go on.
fn options(text: &str) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let mut goes_on = false;
    for line in text.lines() {
        if let Some(option) = line.strip_prefix("  -") {
            let option = &line[line.len() - option.len() - 1..];
            let (spelled, does) = option.split_once("  ").unwrap_or((option, ""));
            let names = spelled.split(", ").filter_map(|one| one.split([' ', '=', '[', '<']).next());
            let names = names.filter(|name| name.len() > 1 && name.is_ascii()).collect();
            rows.push(Row { names, does: does.trim().to_owned() });
            goes_on = true;
        } else if line.starts_with("      ") && goes_on {
            if let Some(row) = rows.last_mut() {
                let blank = if row.does.is_empty() { "" } else { " " };
                _ = write!(row.does, "{blank}{}", line.trim());
            }
        } else {
            goes_on = false;
        }
    }
    rows.retain(|row| !row.names.is_empty());
    rows
}

/// Calls with the options of a command: its own, and DXC's where it takes them.
fn with_options(command: &str, take: &mut dyn FnMut(&Row<'_>)) {
    options(page(command)).iter().for_each(&mut *take);
    if matches!(command, "compile" | "dxc" | "run" | "test" | "reflect" | "link") {
        options(&args::help()).iter().for_each(take);
    }
}

fn bash() -> String {
    let commands = commands();
    let names: Vec<&str> = commands.iter().map(|row| row.names[0]).collect();
    let mut out = format!(
        "# Completions of trefoil for bash: source <(trefoil completions bash)\n\
         _trefoil() {{\n  local current=${{COMP_WORDS[COMP_CWORD]}} words=\n  COMPREPLY=()\n  \
         if [ \"$COMP_CWORD\" = 1 ]; then\n    COMPREPLY=($(compgen -W '{}' -- \"$current\"))\n    return\n  fi\n  \
         case $current in -*) ;; *) return ;; esac\n  case ${{COMP_WORDS[1]}} in\n",
        names.join(" ")
    );
    for name in names {
        let mut words: Vec<String> = Vec::new();
        with_options(name, &mut |row| words.extend(row.names.iter().map(|name| (*name).to_owned())));
        if !words.is_empty() {
            _ = writeln!(out, "    {name}) words='{}' ;;", words.join(" "));
        }
    }
    out + "  esac\n  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n}\ncomplete -o default -F _trefoil trefoil\n"
}

/// Text within single quotes of a shell.
fn quoted(text: &str) -> String {
    text.replace('\'', "'\\''")
}

fn zsh() -> String {
    let mut out = String::from(
        "#compdef trefoil\n# Completions of trefoil for zsh: a file _trefoil in a folder of fpath\n\
         local -a commands options\ncommands=(\n",
    );
    let commands = commands();
    for row in &commands {
        _ = writeln!(out, "  '{}:{}'", row.names[0], quoted(&row.does));
    }
    out +=
        ")\nif (( CURRENT == 2 )); then\n  _describe command commands\n  return\nfi\ncase ${words[2]} in\n";
    for row in &commands {
        let mut lines = String::new();
        with_options(row.names[0], &mut |option| {
            for name in &option.names {
                _ = writeln!(lines, "    '{}:{}'", name.replace(':', "\\:"), quoted(&option.does));
            }
        });
        if !lines.is_empty() {
            _ = write!(out, "  {})\n    options=(\n{lines}    ) ;;\n", row.names[0]);
        }
    }
    out + "esac\nif [[ ${words[CURRENT]} == -* ]]; then\n  _describe -o option options\nelse\n  _files\nfi\n"
}

fn fish() -> String {
    let mut out = String::from("# Completions of trefoil for fish: trefoil completions fish | source\n");
    for row in commands() {
        let name = row.names[0];
        _ = writeln!(
            out,
            "complete -c trefoil -n __fish_use_subcommand -a {name} -d '{}'",
            fish_quoted(&row.does)
        );
        with_options(name, &mut |option| {
            for name_of in &option.names {
                let long = name_of.strip_prefix("--").map(|long| format!("-l {long}"));
                let short = || format!("-o {}", name_of.trim_start_matches('-'));
                let spelled = long.unwrap_or_else(short);
                let does = fish_quoted(&option.does);
                _ = writeln!(
                    out,
                    "complete -c trefoil -n '__fish_seen_subcommand_from {name}' {spelled} -d '{does}'"
                );
            }
        });
    }
    out
}

/// Text within single quotes of fish.
fn fish_quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\'', "\\'")
}

fn manual() -> String {
    let mut out = format!(
        ".TH TREFOIL 1 \"\" \"trefoil {}\"\n.SH NAME\ntrefoil \\- compile HLSL to DXIL, SPIR-V and DXBC\n\
         .SH SYNOPSIS\n.B trefoil\n.I COMMAND\n.RI [ ARGUMENTS ]\n.SH COMMANDS\n",
        env!("CARGO_PKG_VERSION")
    );
    let commands = commands();
    for row in &commands {
        _ = writeln!(out, ".TP\n.B {}\n{}", roff(row.names[0]), roff(&row.does));
    }
    for row in &commands {
        let text = page(row.names[0]);
        if !text.is_empty() {
            let title = format!("trefoil {}", row.names[0]).to_uppercase();
            _ = writeln!(out, ".SH {title}\n.nf\n{}\n.fi", roff(text.trim_end()));
        }
    }
    _ = writeln!(out, ".SH TREFOIL DXC\n.nf\n{}\n.fi", roff(args::help().trim_end()));
    out
}

/// Text in which no line is a request of roff, and dashes are dashes.
fn roff(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    let lines = escaped.lines().map(|line| match line.starts_with(['.', '\'']) {
        true => format!("\\&{line}"),
        false => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}
