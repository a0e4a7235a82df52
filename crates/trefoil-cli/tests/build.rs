//! `trefoil build`: what it makes, what it shares, and that nothing that happens to it leaves anything half written.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use trefoil_archive::Archive;

const SOURCE: &str = "\
#include \"fog.hlsli\"
#if SHADOWS
#include \"shadows.hlsli\"
#endif
float4 main(float x : X) : SV_Target {
    float color = x * SCALE;
#if SHADOWS
    color = shadow(color);
#endif
#if FOG
    color = fog(color);
#endif
    return color;
}
";

/// 3 x 2 x 5 permutations, of which UNUSED makes no difference.
const MANIFEST: &str = "\
[[shader]]
source = 'uber.hlsl'
entries = { main = 'ps_6_0' }
axes.SHADOWS = [0, 1]
axes.FOG = { values = [0, 1], if = 'SHADOWS != 0' }
axes.SCALE = [1, 2, 3, 4, 5]
axes.UNUSED = [false, true]
";

/// A folder of its own for a test, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("trefoil-build-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        let folder = Folder(path);
        folder.write("uber.hlsl", SOURCE);
        folder.write("fog.hlsli", "float fog(float x) { return x * 0.5; }\n");
        folder.write("shadows.hlsli", "float shadow(float x) { return x * x; }\n");
        folder.write("shaders.toml", MANIFEST);
        folder
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trefoil"));
        command.arg("build").args(args).current_dir(&self.0).stdin(Stdio::null());
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the program starts")
    }

    /// What a build that goes well tells at its end.
    fn end(&self, args: &[&str]) -> String {
        let out = self.run(&[args, &["--json"]].concat());
        assert!(out.status.success(), "{}{}", text(&out.stdout), text(&out.stderr));
        text(&out.stdout).lines().last().unwrap().to_owned()
    }

    /// The archive, read whole and checked.
    fn archive(&self, name: &str) -> Vec<u8> {
        let bytes = fs::read(self.at(name)).unwrap();
        Archive::open(&bytes).unwrap().check().unwrap();
        bytes
    }

    /// What lies in a folder and the folders in it.
    fn files(&self, name: &str) -> Vec<PathBuf> {
        fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() { walk(&path, out) } else { out.push(path) }
            }
        }
        let mut out = Vec::new();
        walk(&self.at(name), &mut out);
        out.sort();
        out
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A number in an event.
fn number(event: &str, name: &str) -> u64 {
    let rest = event.split(&format!("\"{name}\":")).nth(1).unwrap_or_else(|| panic!("no {name} in {event}"));
    rest.split([',', '}']).next().unwrap().parse().unwrap()
}

/// How many permutations came from where: unchanged, same tokens, cached, compiled.
fn counts(event: &str) -> [u64; 4] {
    ["unchanged", "same_tokens", "cached", "compiled"].map(|name| number(event, name))
}

#[test]
fn equal_permutations_are_compiled_and_stored_once() {
    let folder = Folder::new("equal");
    let end = folder.end(&["-o", "out.pack", "-j", "3"]);
    assert_eq!(counts(&end), [0, 15, 0, 15], "{end}");
    let bytes = folder.archive("out.pack");
    let archive = Archive::open(&bytes).unwrap();
    assert_eq!((archive.len(), archive.blobs().count() as u64), (30, number(&end, "outputs")));
    let get = |axes: &str| archive.get(&format!("uber/main/ps_6_0/dxil?{axes}")).unwrap();
    assert_eq!(get("SHADOWS=1&FOG=1&SCALE=2"), get("SHADOWS=1&FOG=1&SCALE=2&UNUSED=1"));
    assert_ne!(get("SHADOWS=1&FOG=1&SCALE=2").hash, get("SHADOWS=1&FOG=0&SCALE=2").hash);
    let alone = "compile uber.hlsl -T ps_6_0 -DSHADOWS=1 -DFOG=0 -DSCALE=3 -o alone.dxil";
    let alone =
        Command::new(env!("CARGO_BIN_EXE_trefoil")).args(alone.split(' ')).current_dir(&folder.0).status();
    assert!(alone.unwrap().success());
    assert_eq!(get("SHADOWS=1&FOG=0&SCALE=3").bytes, fs::read(folder.at("alone.dxil")).unwrap());
}

#[test]
fn the_same_build_writes_the_same_bytes() {
    let folder = Folder::new("same");
    folder.end(&["-o", "one.pack", "-j", "1"]);
    folder.end(&["-o", "two.pack", "-j", "4"]);
    assert_eq!(folder.archive("one.pack"), folder.archive("two.pack"));
    folder.end(&["-o", "three.pack", "--cache", "cache"]);
    folder.end(&["-o", "four.pack", "--cache", "cache"]);
    assert_eq!(folder.archive("one.pack"), folder.archive("three.pack"));
    assert_eq!(folder.archive("one.pack"), folder.archive("four.pack"));
}

#[test]
fn a_tree_has_a_file_for_each_output() {
    let folder = Folder::new("tree");
    let end = folder.end(&["-o", "tree/"]);
    let index = fs::read_to_string(folder.at("tree/index.tsv")).unwrap();
    assert_eq!(index.lines().count(), 30);
    for line in index.lines() {
        let (name, object) = line.split_once('\t').unwrap();
        assert!(name.starts_with("uber/main/ps_6_0/dxil?"));
        assert!(fs::read(folder.at("tree").join(object)).unwrap().starts_with(b"DXBC"));
    }
    assert_eq!(folder.files("tree/objects").len() as u64, number(&end, "outputs"));
    assert!(folder.end(&["-o", "tree/"]).contains("\"up_to_date\":true"));
}

/// Who reads by the index before finds what it names; what neither names goes, unless another build relies on what is there.
#[test]
fn a_tree_keeps_what_two_indexes_name() {
    let folder = Folder::new("old");
    let mut indexes: Vec<BTreeSet<String>> = Vec::new();
    let mut build = |scale: f32| {
        folder.write("fog.hlsli", &format!("float fog(float x) {{ return x * {scale}; }}\n"));
        folder.end(&["-o", "tree/"]);
        let index = fs::read_to_string(folder.at("tree/index.tsv")).unwrap();
        indexes.push(index.lines().map(|line| line.rsplit_once('/').unwrap().1.to_owned()).collect());
        let there = folder.files("tree/objects").into_iter();
        let there = there.map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
        let named = |last: usize| indexes.iter().rev().take(last).flatten().cloned().collect::<BTreeSet<_>>();
        (there.collect::<BTreeSet<_>>(), named(2), named(3))
    };
    let (there, named, _) = build(0.25);
    assert_eq!(there, named);
    let (there, named, _) = build(0.75);
    assert_eq!(there, named);
    folder.write("tree/objects/of others", "");
    let (mut there, two, three) = build(1.25);
    assert!(there.remove("of others") && two.len() < three.len());
    assert_eq!(there, two);
    let other = fs::File::open(folder.at("tree/lock")).unwrap();
    other.lock_shared().unwrap();
    let (there, two, three) = build(1.75);
    assert!(two.len() < three.len() && there.is_superset(&three));
}

#[test]
fn what_has_not_changed_is_not_made_again() {
    let folder = Folder::new("warm");
    let args = ["-o", "out.pack", "--cache", "cache"];
    assert_eq!(counts(&folder.end(&args)), [0, 15, 0, 15]);
    assert!(folder.end(&args).contains("\"up_to_date\":true"));
    fs::remove_file(folder.at("out.pack")).unwrap();
    assert_eq!(counts(&folder.end(&args)), [30, 0, 0, 0]);
    // What reads one header is what is looked at again; words in a comment are no change of what is compiled.
    folder.write("shadows.hlsli", "float shadow(float x) { return x * x; } // squared\n");
    assert_eq!(counts(&folder.end(&args)), [10, 10, 10, 0]);
    folder.write("shadows.hlsli", "float shadow(float x) { return sqrt(x); }\n");
    assert_eq!(counts(&folder.end(&args)), [10, 10, 0, 10]);
    // And back again, as when another branch is looked at.
    folder.write("shadows.hlsli", "float shadow(float x) { return x * x; }\n");
    assert_eq!(counts(&folder.end(&args)), [10, 10, 10, 0]);
    // A value more: the tokens of the others are known.
    folder.write("shaders.toml", &MANIFEST.replace("[1, 2, 3, 4, 5]", "[1, 2, 6, 3, 4, 5]"));
    assert_eq!(counts(&folder.end(&args))[2..], [15, 3]);
    // A header that takes the place of one further back in the search.
    folder.write("shaders.toml", &MANIFEST.replace("'uber.hlsl'", "'uber.hlsl'\ninclude = ['first', '.']"));
    folder.write("uber.hlsl", &SOURCE.replace("\"fog.hlsli\"", "<fog.hlsli>"));
    folder.end(&args);
    fs::create_dir_all(folder.at("first")).unwrap();
    folder.write("first/fog.hlsli", "float fog(float x) { return x * 0.25; }\n");
    assert_eq!(counts(&folder.end(&args))[3], 15);
}

#[test]
fn damaged_entries_are_noticed_and_made_again() {
    let folder = Folder::new("damaged");
    folder.end(&["-o", "good.pack", "--cache", "cache"]);
    let entries = folder.files("cache");
    assert!(entries.len() > 15);
    for (i, path) in entries.iter().enumerate().filter(|(_, path)| !path.ends_with("secret")) {
        let mut bytes = fs::read(path).unwrap();
        match i % 3 {
            0 => bytes.truncate(bytes.len() / 2),
            1 => bytes.clear(),
            _ => bytes.iter_mut().for_each(|byte| *byte ^= 0x10),
        }
        fs::write(path, bytes).unwrap();
    }
    let end = folder.end(&["-o", "again.pack", "--cache", "cache"]);
    assert_eq!(counts(&end), [0, 15, 0, 15], "{end}");
    assert_eq!(number(&end, "damaged"), 16, "{end}");
    assert_eq!(folder.archive("good.pack"), folder.archive("again.pack"));
    assert_eq!(counts(&folder.end(&["-o", "third.pack", "--cache", "cache"])), [30, 0, 0, 0]);
}

#[test]
fn processes_share_a_cache() {
    let folder = Folder::new("processes");
    let start = |i: usize| {
        let output = format!("{i}.pack");
        let mut command =
            folder.command(&["-o", &output, "--cache", "cache", "-j", "2", "--cache-size", "20K"]);
        command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let children: Vec<_> = (0..4).map(start).collect();
    for child in children {
        let out = child.wait_with_output().unwrap();
        assert!(out.status.success(), "{}", text(&out.stderr));
    }
    let first = folder.archive("0.pack");
    assert!((1..4).all(|i| folder.archive(&format!("{i}.pack")) == first));
    assert!(folder.files("cache/aside").is_empty());
}

/// Ended at any moment, a build leaves the old output or the new one, and a cache from which the next goes on.
#[cfg(unix)]
#[test]
fn a_build_that_is_killed_leaves_nothing_half_written() {
    let folder = Folder::new("killed");
    let many = MANIFEST.replace("[1, 2, 3, 4, 5]", &format!("{:?}", (1..=40).collect::<Vec<_>>()));
    folder.write("shaders.toml", &many);
    folder.end(&["-o", "good.pack"]);
    let good = folder.archive("good.pack");
    fs::copy(folder.at("good.pack"), folder.at("out.pack")).unwrap();
    for wait in 0..30 {
        // Another source each time, so that there is something to do.
        folder.write("fog.hlsli", &format!("float fog(float x) {{ return x * {wait}.25; }}\n"));
        let before = folder.archive("out.pack");
        let mut child =
            folder.command(&["-o", "out.pack", "--cache", "cache"]).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(wait * 9));
        child.kill().unwrap();
        child.wait().unwrap();
        let after = folder.archive("out.pack");
        assert!(after == before || Archive::open(&after).unwrap().len() == 240);
    }
    folder.write("fog.hlsli", "float fog(float x) { return x * 0.5; }\n");
    let end = folder.end(&["-o", "out.pack", "--cache", "cache"]);
    assert_eq!((number(&end, "damaged"), folder.archive("out.pack")), (0, good));
}

/// A disk that is full in the middle, which a limit on the size of files stands for.
#[cfg(unix)]
#[test]
fn a_full_disk_is_a_clear_error() {
    let folder = Folder::new("full");
    let limited = |blocks: u32, args: &str| {
        let program = env!("CARGO_BIN_EXE_trefoil");
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec '{program}' build {args}");
        Command::new("sh").args(["-c", &script]).current_dir(&folder.0).output().unwrap()
    };
    let out = limited(8, "-o out.pack");
    assert_eq!(out.status.code(), Some(1));
    assert!(
        text(&out.stderr).contains("error: cannot write 'out.pack': File too large"),
        "{}",
        text(&out.stderr)
    );
    assert!(
        !folder.at("out.pack").exists()
            && !folder.files("").iter().any(|it| it.to_string_lossy().ends_with(".new"))
    );
    // A cache that cannot be written is no reason not to build: files are where its folders would be.
    folder.end(&["-o", "good.pack", "--cache", "cache"]);
    for path in folder.files("cache/outcomes").into_iter().filter(|it| it.exists()) {
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path.parent().unwrap(), "").unwrap();
    }
    fs::remove_dir_all(folder.at("cache/records")).unwrap();
    let out = folder.run(&["-o", "again.pack", "--cache", "cache"]);
    assert!(out.status.success(), "{}", text(&out.stderr));
    let warnings = text(&out.stderr).matches("warning: nothing more is written to the cache").count();
    assert_eq!(warnings, 1, "{}", text(&out.stderr));
    assert_eq!(folder.archive("good.pack"), folder.archive("again.pack"));
    assert!(folder.files("cache/aside").is_empty());
}

#[test]
fn the_cache_keeps_its_size() {
    let folder = Folder::new("size");
    for scale in 1..12 {
        folder.write("fog.hlsli", &format!("float fog(float x) {{ return x * 0.{scale}; }}\n"));
        folder.end(&["-o", "out.pack", "--cache", "cache", "--cache-size", "64K"]);
        let bytes: u64 = folder.files("cache").iter().map(|it| fs::metadata(it).unwrap().len()).sum();
        assert!(bytes <= 65 << 10, "{bytes}");
    }
}

#[test]
fn the_same_error_is_said_once() {
    let folder = Folder::new("errors");
    folder.write("shadows.hlsli", "float shadow(float x) { return y; }\n");
    let out = folder.run(&["-o", "out.pack"]);
    assert_eq!(out.status.code(), Some(1));
    let said = text(&out.stderr);
    let expected = "\
shadows.hlsli:1:32: error: use of undeclared identifier 'y'
float shadow(float x) { return y; }
                               ^
  in 20 permutations, first in uber/main/ps_6_0/dxil?SHADOWS=1&FOG=0&SCALE=1
  trefoil compile --emit dxil -T ps_6_0 -E main uber.hlsl -DSHADOWS=1 -DFOG=0 -DSCALE=1
trefoil: 20 of 30 permutations have errors; nothing is written
";
    assert!(said.ends_with(expected), "{said}");
    assert!(!folder.at("out.pack").exists());
    // The command line says the same of that one.
    let command = expected.lines().nth(4).unwrap().trim();
    let alone = Command::new(env!("CARGO_BIN_EXE_trefoil"))
        .args(command.split(' ').skip(1))
        .current_dir(&folder.0)
        .output();
    assert!(text(&alone.unwrap().stderr).contains("use of undeclared identifier 'y'"));
    let out = folder.run(&["-o", "out.pack", "--json"]);
    let event = text(&out.stdout).lines().find(|line| line.contains("\"message\"")).unwrap().to_owned();
    assert!(
        event.contains(r#""id":"undeclared","message":"use of undeclared identifier 'y'","file":"#),
        "{event}"
    );
    assert_eq!((number(&event, "count"), number(&event, "line"), number(&event, "column")), (20, 1, 32));
}

#[test]
fn warnings_are_said_again_from_the_cache() {
    let folder = Folder::new("warnings");
    folder.write(
        "fog.hlsli",
        "float fog(float x) { float4 whole = x; float2 half_of = whole; return half_of.x; }\n",
    );
    let warned = |output: &str| {
        let out = folder.run(&["-o", output, "--cache", "cache"]);
        assert!(out.status.success());
        let said = text(&out.stderr);
        assert!(said.contains("./fog.hlsli:1:47: warning:") && said.contains("in 30 permutations"), "{said}");
        said.split("trefoil: ").next().unwrap().to_owned()
    };
    let first = warned("1.pack");
    assert_eq!(first, warned("2.pack"));
    folder.write("uber.hlsl", &format!("{SOURCE}\n"));
    assert_eq!(first, warned("3.pack"));
}

#[test]
fn lists_of_commands_are_built_too() {
    let folder = Folder::new("commands");
    folder.write(
        "list.txt",
        "-T ps_6_0 -DSCALE=2 uber.hlsl -Fo two\n# the same\n-T ps_6_0 -DSCALE=2 -DNONE uber.hlsl -Fo too\n",
    );
    let json = r#"[{"directory": ".", "file": "uber.hlsl", "command": "dxc -T ps_6_0 -DSCALE=3", "output": "three"}]"#;
    folder.write("compile_commands.json", json);
    folder.write("shaders.toml", "commands = ['list.txt', 'compile_commands.json']\noutput = 'out.pack'\n");
    let end = folder.end(&[]);
    assert_eq!(counts(&end), [0, 1, 0, 2], "{end}");
    let bytes = folder.archive("out.pack");
    let archive = Archive::open(&bytes).unwrap();
    assert_eq!(archive.get("two"), archive.get("too"));
    assert!(archive.get("three").is_some());
    folder.write("list.txt", "-T ps_6_0 uber.hlsl\n-T ps_6_0 uber.hlsl -Fo x -Fc y\n");
    let out = folder.run(&[]);
    let said = text(&out.stderr);
    assert!(said.contains("list.txt:1: nothing says what the result is called: -Fo FILE"), "{said}");
    assert!(said.contains("list.txt:2: '-Fc' has no place in a build"), "{said}");
}

#[test]
fn what_was_read_is_a_rule_for_make() {
    let folder = Folder::new("rule");
    let expected = "out.pack: shaders.toml \\\n uber.hlsl \\\n fog.hlsli \\\n shadows.hlsli\n";
    let out = folder.run(&["-M", "-o", "out.pack"]);
    let json = folder.run(&["-M", "--json", "-o", "out.pack"]);
    let object = r#"{"output":"out.pack","inputs":["shaders.toml","uber.hlsl","fog.hlsli","shadows.hlsli"]}"#;
    assert_eq!(text(&json.stdout).trim_end(), object);
    let deps = |args: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trefoil"));
        text(&command.arg("deps").args(args.split(' ')).current_dir(&folder.0).output().unwrap().stdout)
    };
    assert_eq!(deps("--json shaders.toml"), object.replace("out.pack", "shaders.toml") + "\n");
    assert_eq!(deps("uber.hlsl -T ps_6_0 -o uber.dxil"), "uber.dxil: uber.hlsl \\\n fog.hlsli\n");
    assert_eq!(deps("uber.hlsl -T ps_6_0 -DSHADOWS --json").matches(".hlsli").count(), 2);
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(|it| it.trim_end_matches(" \\").to_owned()).collect();
        lines.sort();
        lines
    };

    assert_eq!(sorted(&text(&out.stdout)), sorted(expected), "{}", text(&out.stderr));
    folder.end(&["-o", "out.pack", "-MD"]);
    assert_eq!(sorted(&fs::read_to_string(folder.at("out.pack.d")).unwrap()), sorted(expected));
    // A place where a file was looked for and not found is none of them.
    folder.write("shaders.toml", &MANIFEST.replace("'uber.hlsl'", "'uber.hlsl'\ninclude = ['none', '.']"));
    folder.write("uber.hlsl", &SOURCE.replace("\"fog.hlsli\"", "<fog.hlsli>"));
    folder.end(&["-o", "out.pack", "-MF", "rule"]);
    assert_eq!(sorted(&fs::read_to_string(folder.at("rule")).unwrap()), sorted(expected));
}

#[test]
fn a_watched_build_follows_an_edit() {
    let folder = Folder::new("watch");
    let mut child = folder
        .command(&["-o", "out.pack", "--watch", "--cache", "cache"])
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let wait = |is_there: &dyn Fn() -> bool| {
        (0..1000).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(20));
            is_there()
        })
    };
    assert!(wait(&|| folder.at("out.pack").exists()));
    let first = folder.archive("out.pack");
    folder.write("fog.hlsli", "float fog(float x) { return x * 0.125 + 1; }\n");
    let followed = wait(&|| folder.archive("out.pack") != first);
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(followed);
}

#[test]
fn a_manifest_that_is_wrong_says_where() {
    let folder = Folder::new("wrong");
    for (manifest, why) in [
        (
            "[[shader]]\nsource = 1\nentries = { main = 'ps_6_0' }",
            ":2:10: error: a text in quotes is wanted, not integer",
        ),
        ("[[shader]]\nsource = 'a.hlsl'", ":1:1: error: a shader needs 'entries'"),
        ("[[shader]]\nsource = 'a'\nentries = { main = 'ps_9' }", ":3:20: error: 'ps_9' is no profile"),
        (
            &MANIFEST.replace("SHADOWS != 0", "SHADOW"),
            ":5:36: error: 'SHADOW' is neither a define nor an axis before this",
        ),
        (&MANIFEST.replace("[0, 1]\n", "[]\n"), ":4:16: error: an axis has a list of values"),
        ("x = ", ":1:5: error: "),
        ("", ":1:1: error: there is nothing to build"),
    ] {
        folder.write("shaders.toml", manifest);
        let out = folder.run(&["-o", "out.pack"]);
        assert_eq!(out.status.code(), Some(1));
        assert!(
            text(&out.stderr).starts_with(&format!("shaders.toml{why}")),
            "{manifest}: {}",
            text(&out.stderr)
        );
    }
    folder.write("shaders.toml", &MANIFEST.replace("[[shader]]", "options = ['-Zq']\n[[shader]]"));
    let out = folder.run(&["-o", "out.pack"]);
    assert!(
        text(&out.stderr).contains("error: shader 'uber': Unknown argument: '-Zq'"),
        "{}",
        text(&out.stderr)
    );
    for args in [&["--cache-size", "1T"][..], &["--watch"], &["-j", "0"], &["--bogus"], &["a", "b"]] {
        assert_eq!(folder.run(args).status.code(), Some(2), "{args:?}");
    }
    assert_eq!(folder.run(&["none.toml", "-o", "x"]).status.code(), Some(1));
}

#[test]
fn the_schema_is_fresh() {
    let made = common::run(&["build", "--schema"], "");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/build.schema.json");
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(text(&made.stdout) == kept, "run `cargo run -- build --schema > docs/build.schema.json`");
}

/// The manifest in the examples expands to what its page says.
#[test]
fn the_example_has_the_permutations_of_its_page() {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/permutations/shaders.toml");
    let out = common::run(&["build", manifest, "--list"], "");
    assert_eq!(text(&out.stdout).lines().count(), 122_880);
}
