//! Completions and the manual page say what the help says.

mod common;

use common::run;
use std::process::Command;

fn said(args: &[&str]) -> String {
    let out = run(args, "");
    assert!(out.status.success(), "{args:?}");
    String::from_utf8(out.stdout).expect("text")
}

/// The commands of the main help.
fn commands() -> Vec<String> {
    let help = said(&["--help"]);
    let lines = help.lines().filter_map(|line| line.strip_prefix("  trefoil "));
    lines
        .map_while(|line| line.split(' ').next().map(str::to_owned))
        .take_while(|name| name != "tblgen")
        .collect()
}

#[test]
fn every_command_is_completed_in_each_shell() {
    let commands = commands();
    assert!(commands.len() > 14, "{commands:?}");
    for shell in ["bash", "zsh", "fish"] {
        let script = said(&["completions", shell]);
        for command in &commands {
            assert!(script.contains(command.as_str()), "{shell}: {command}");
        }
        for option in ["fspv-target-env", "sanitize", "print-after"] {
            assert!(script.contains(option), "{shell}: {option}");
        }
    }
    assert_eq!(run(&["completions", "tcsh"], "").status.code(), Some(2));
    assert_eq!(run(&["completions"], "").status.code(), Some(2));
}

#[test]
fn bash_completes_commands_and_options() {
    let script = said(&["completions", "bash"]);
    let completed = |words: &str| {
        let line = format!(
            "{script}\nCOMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _trefoil; echo \"${{COMPREPLY[*]}}\""
        );
        let out = Command::new("bash").args(["--norc", "-c", &line]).output().expect("bash");
        assert!(out.status.success() && out.stderr.is_empty(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8_lossy(&out.stdout).trim().to_owned()
    };
    assert_eq!(completed("trefoil ref"), "reflect");
    assert_eq!(completed("trefoil reflect --js"), "--json");
    assert_eq!(completed("trefoil compile -fvk-use-scal"), "-fvk-use-scalar-layout");
    assert_eq!(completed("trefoil run --san"), "--sanitize");
    assert_eq!(completed("trefoil dis shader"), "");
}

#[test]
fn the_manual_has_a_section_for_each_page() {
    let page = said(&["man"]);
    assert!(page.starts_with(".TH TREFOIL 1 "));
    for section in [".SH NAME", ".SH TREFOIL RUN", ".SH TREFOIL REFLECT", ".SH TREFOIL DXC"] {
        assert!(page.contains(section), "{section}");
    }
    let requests = page.lines().filter(|line| line.starts_with('.'));
    for request in requests {
        assert!(
            [".TH", ".SH", ".TP", ".B", ".I", ".RI", ".nf", ".fi"]
                .iter()
                .any(|known| request.starts_with(known)),
            "{request}"
        );
    }
}

#[test]
fn the_version_says_more_when_asked() {
    let version = said(&["--version", "--verbose"]);
    assert!(version.starts_with(&said(&["--version"])));
    for row in ["host: ", "dxil: ", "spirv: Vulkan 1.0 to 1.3"] {
        assert!(version.contains(row), "{version}");
    }
}
