//! Tests of the linker: sources that are compiled to a library each and linked, by trefoil and by DXC.
//!
//! A file says at its top what is made, `// LINK: ps_6_6 main`, then stands each source below a line `//--- NAME`. What is
//! linked must be valid, and compute what DXC's link computes and what the sources compute that are compiled as one.
//! `// LIB: lib_6_3` says the libraries' profile, `// ARGS:` DXC's options for them. `ONE` is defined where the sources are one;
//! `// APART: WHY` says that they cannot be, `// ALONE: WHY` that DXC's linker is not asked, since what it makes is not valid;
//! `// UNMIXED: WHY` that libraries of both compilers do not go together.

use crate::dxc::Microsoft;
use crate::meaning::{Counts, Verdict, executed, is_sure};
use crate::ours::{self, Target};
use std::path::Path;
use trefoil::{LinkRequest, Options, Profile, Session};

/// Seeds on which two programs are compared.
const SEEDS: u64 = 4;

/// What a file asks for.
struct Case {
    profile: String,
    entry: String,
    library: String,
    args: Vec<String>,
    /// Whether the sources cannot be compiled as one.
    apart: bool,
    /// Whether DXC's linker is not asked: it makes what its own validator refuses.
    alone: bool,
    /// Whether libraries of both compilers are not linked with each other.
    unmixed: bool,
    sources: Vec<(String, String)>,
}

impl Case {
    fn read(text: &str) -> Result<Case, String> {
        let mut case = Case {
            profile: String::new(),
            entry: String::new(),
            library: "lib_6_6".into(),
            args: Vec::new(),
            apart: false,
            alone: false,
            unmixed: false,
            sources: Vec::new(),
        };
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("//--- ") {
                case.sources.push((name.trim().to_owned(), String::new()));
            } else if let Some((_, source)) = case.sources.last_mut() {
                source.push_str(line);
                source.push('\n');
            } else if let Some((word, rest)) = line.strip_prefix("// ").and_then(|line| line.split_once(':'))
            {
                let mut words = rest.split_whitespace().map(str::to_owned);
                match word {
                    "LINK" => {
                        case.profile = words.next().ok_or("LINK: a profile")?;
                        case.entry = words.next().unwrap_or_else(|| "main".into());
                    }
                    "LIB" => case.library = words.next().ok_or("LIB: a profile")?,
                    "ARGS" => case.args = words.collect(),
                    "APART" => case.apart = true,
                    "ALONE" => case.alone = true,
                    "UNMIXED" => case.unmixed = true,
                    _ => {}
                }
            }
        }
        match case.profile.is_empty() || case.sources.len() < 2 {
            true => Err("a test of the linker has a line LINK and two sources".into()),
            false => Ok(case),
        }
    }

    fn args(&self) -> Vec<&str> {
        self.args.iter().map(String::as_str).collect()
    }

    /// A library of each source.
    fn libraries(&self, make: impl Fn(&str, &str) -> Result<Vec<u8>, String>) -> Result<Libraries, String> {
        let made = self.sources.iter().map(|(name, source)| {
            make(name, source).map(|bytes| (name.clone(), bytes)).map_err(|why| format!("{name}: {why}"))
        });
        made.collect()
    }

    /// Links with trefoil; what comes out must be valid.
    fn link(&self, microsoft: &Microsoft, what: &str, libraries: &Libraries) -> Result<Vec<u8>, String> {
        let made = mine(&borrowed(libraries), &self.entry, &self.profile);
        let made = made.map_err(|why| format!("{what}: {why}"))?;
        validate(microsoft, &self.profile, &made).map_err(|why| format!("{what}: {why}"))?;
        Ok(made)
    }

    /// The sources as one: what several declare stands there once, since only one has a body or a register.
    fn whole(&self) -> String {
        self.sources.iter().map(|(_, source)| source.as_str()).collect::<Vec<_>>().join("\n")
    }
}

/// Asks DXC's validator, which takes no libraries for linking alone.
fn validate(microsoft: &Microsoft, profile: &str, made: &[u8]) -> Result<(), String> {
    if profile == "lib_6_x" { Ok(()) } else { microsoft.validate(made) }
}

/// Links with trefoil.
fn mine(libraries: &[(&str, &[u8])], entry: &str, profile: &str) -> Result<Vec<u8>, String> {
    let request = LinkRequest {
        libraries,
        entry,
        profile: Profile::parse(profile).ok_or_else(|| format!("'{profile}' is no profile"))?,
        options: Options::default(),
    };
    Session::new().link(&request).map(|made| made.bytes).map_err(|e| e.to_string())
}

/// Libraries with their names.
type Libraries = Vec<(String, Vec<u8>)>;

fn borrowed(libraries: &Libraries) -> Vec<(&str, &[u8])> {
    libraries.iter().map(|(name, bytes)| (name.as_str(), &bytes[..])).collect()
}

/// Runs a test.
///
/// # Errors
/// What is wrong with the test, or with what was linked.
pub fn file(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    text_of(&text)
}

/// Runs the test that a text is.
///
/// # Errors
/// As [`file()`].
pub fn text_of(text: &str) -> Result<(), String> {
    let case = Case::read(text)?;
    let microsoft = Microsoft::new()?;
    let own = case.libraries(|name, source| {
        ours::compile(name, source, &case.library, "", Target::Dxil, &case.args())
    })?;
    let theirs = match case.alone {
        true => None,
        false => Some(case.libraries(|name, source| {
            let made = microsoft.compile(name, source, &case.library, "", &case.args());
            made.map_err(|why| format!("DXC: {why}"))
        })?),
    };
    if case.profile.starts_with("lib_") {
        return library(&case, &microsoft, &own, theirs.as_ref());
    }
    let of_own = case.link(&microsoft, "our libraries", &own)?;
    let mut whole = None;
    if !case.apart {
        let source = case.whole();
        let args: Vec<&str> = case.args().into_iter().chain(["-DONE=1"]).collect();
        let made = ours::compile("whole", &source, &case.profile, &case.entry, Target::Dxil, &args);
        let made = made.map_err(|why| format!("as one: {why}"))?;
        alike("our libraries, beside the sources as one", &made, &of_own)?;
        whole = microsoft.compile("whole", &source, &case.profile, &case.entry, &args).ok();
    }
    let through = through_one(&case, &microsoft, "our libraries by way of one", &own)?;
    alike("our libraries by way of one", &of_own, &through)?;
    let Some(theirs) = theirs else { return Ok(()) };
    let right = microsoft.link(&borrowed(&theirs), &case.entry, &case.profile, &[]);
    let right = right.map_err(|why| format!("DXC's link: {why}"))?;
    // Where its libraries contradict what it makes of the sources as one, the latter is right.
    let of_sources = whole.filter(|whole| alike("", whole, &right).is_err());
    alike("our libraries", of_sources.as_ref().unwrap_or(&right), &of_own)?;
    alike("DXC's libraries", &right, &case.link(&microsoft, "DXC's libraries", &theirs)?)?;
    let what = "DXC's libraries by way of one";
    alike(what, &right, &through_one(&case, &microsoft, what, &theirs)?)?;
    if case.unmixed {
        return Ok(());
    }
    let mixed: Libraries = own[..1].iter().chain(&theirs[1..]).cloned().collect();
    let what = "a library of ours with DXC's";
    alike(what, &right, &case.link(&microsoft, what, &mixed)?)
}

/// Links to one library first, and that to the shader.
fn through_one(
    case: &Case,
    microsoft: &Microsoft,
    what: &str,
    libraries: &Libraries,
) -> Result<Vec<u8>, String> {
    let one = mine(&borrowed(libraries), "", &case.library).map_err(|why| format!("{what}: {why}"))?;
    validate(microsoft, &case.library, &one).map_err(|why| format!("{what}, the library: {why}"))?;
    case.link(microsoft, what, &vec![("one".to_owned(), one)])
}

/// A library of libraries: the functions are those of DXC's.
fn library(
    case: &Case,
    microsoft: &Microsoft,
    own: &Libraries,
    theirs: Option<&Libraries>,
) -> Result<(), String> {
    let of_own = case.link(microsoft, "our libraries", own)?;
    let Some(theirs) = theirs else { return Ok(()) };
    let right = microsoft.link(&borrowed(theirs), "", &case.profile, &[]);
    let right = functions(&right.map_err(|why| format!("DXC's link: {why}"))?)?;
    for (what, made) in
        [("our libraries", of_own), ("DXC's libraries", case.link(microsoft, "DXC's libraries", theirs)?)]
    {
        let made = functions(&made)?;
        if made != right {
            return Err(format!("{what}: the functions are\n{made:#?}\nand DXC's\n{right:#?}"));
        }
    }
    Ok(())
}

/// The functions that a library defines, and those that it lacks.
fn functions(library: &[u8]) -> Result<Vec<String>, String> {
    let module = trefoil_dxil_read::read_bitcode(library).map_err(|e| e.to_string())?;
    let functions =
        module.functions.iter().filter(|f| !f.name.starts_with("dx.op.") && !f.name.starts_with("llvm."));
    let mut names: Vec<String> = functions
        .map(|f| format!("{} {}", if f.declaration { "declares" } else { "defines" }, f.name))
        .collect();
    names.sort();
    Ok(names)
}

/// Executes two containers, which must compute the same.
fn alike(what: &str, right: &[u8], made: &[u8]) -> Result<(), String> {
    match executed(right, made, SEEDS, false, &mut Counts::new()) {
        Verdict::Same(1..) => Ok(()),
        Verdict::Differs(_, found) if !is_sure(&found) => Ok(()),
        Verdict::Unsupported(why) if why.contains("mesh") || why.contains("amplification") => Ok(()),
        other => Err(format!("{what}: {other:?}")),
    }
}
