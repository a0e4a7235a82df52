//! Runs one execution test along all of its routes.

use super::compare::{self, Results};
use super::header::{Stage, Test, Values};
use super::modules;
use super::older::missing;
use super::parse;
use super::picture::Picture;
use super::route::{CLANG_ROUTES, ROUTES, Route};
use crate::dxc::Microsoft;
use crate::vulkan::{self, Job};
use std::path::{Path, PathBuf};
use trefoil::Profile;
use trefoil_dxcontainer::{Container, FourCc};

/// The routes that a test leaves out, each with its reason.
pub type Report = Vec<(Route, String)>;

/// Runs the test in a file; the message of a failure names each route that failed.
pub fn file(path: &Path) -> Result<Report, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    text_of(path, text)
}

/// DXC's containers of the test in a file, read and written again: those of all levels and models go to the validator,
/// and those of the test's own model run to the same values. What DXC lists of them is assembled and judged likewise.
pub fn reread(path: &Path) -> Result<Report, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let test = parse::test(&text)?;
    let (shader, source) = source_of(&test, path, text)?;
    let name = shader.to_string_lossy();
    let microsoft = Microsoft::new()?;
    for (stage, entry) in &test.stages {
        let minor = test.profile(*stage).model.minor;
        // From 6.7 on payloads say who reads and writes them, which these do not.
        let newest = if *stage == Stage::Library { 6 } else { 7 };
        for minor in [minor, 2, 5, 6, 7].into_iter().filter(|m| (minor..=newest).contains(m)) {
            for extra in [&["-Od"][..], &["-O3"], &["-O1", "-Zi", "-Qembed_debug"]] {
                // What DXC makes of it may be refused by its own validator.
                let excepted = |route| test.except.iter().any(|(other, _)| *other == route);
                if extra[0] == "-Od" && excepted(Route::RereadOd) {
                    continue;
                }
                let profile = Profile::new(*stage, 6, minor).to_string();
                let args: Vec<&str> =
                    test.args.iter().map(String::as_str).chain(extra.iter().copied()).collect();
                let tell = |why: String| format!("{profile} {}: {why}", extra.join(" "));
                let made = match microsoft.compile(&name, &source, &profile, entry, &args) {
                    Ok(made) => made,
                    Err(_) if excepted(Route::DxcDxil) => continue,
                    Err(why) => return Err(tell(why)),
                };
                let again = trefoil::rewrite(&made).map_err(|e| tell(e.to_string()))?;
                microsoft.validate(&again).map_err(tell)?;
                trefoil::disassemble(&again).map_err(|e| tell(e.to_string()))?;
                // The IR's addresses do not say what they are of, which functions that take payloads must.
                let takes_payloads = matches!(stage, Stage::Mesh | Stage::Amplification | Stage::Library);
                if extra[0] == "-Od" && !takes_payloads {
                    assembled_again(&microsoft, &made).map_err(|why| tell(format!("assembled: {why}")))?;
                }
            }
        }
    }
    let mut routes = vec![Route::DxcDxil];
    for (route, level) in [(Route::RereadOd, "-Od"), (Route::RereadO3, "-O3"), (Route::Assembled, "-O3")] {
        routes.extend(modules::is_within_vkd3d(&test, &name, &source, level).then_some(route));
    }
    along_all(&test, &name, &source, &routes)
}

/// DXC's listing of its container, assembled: valid, and with the parts that DXC made.
fn assembled_again(microsoft: &Microsoft, made: &[u8]) -> Result<(), String> {
    let again = modules::assembled(microsoft, made)?;
    microsoft.validate(&again)?;
    let parse = |bytes| Container::parse(bytes).map_err(|e| e.to_string());
    let (made, again) = (parse(made)?, parse(&again)?);
    for name in [FourCc::SFI0, FourCc::ISG1, FourCc::OSG1, FourCc::PSV0] {
        if made.part(name) != again.part(name) {
            return Err(format!("the part '{name}' is not DXC's"));
        }
    }
    Ok(())
}

/// Writes the pictures that the test in a file expects, as DXC's SPIR-V draws them; how many of them changed.
///
/// # Errors
/// A test that cannot be read or run, and pictures that cannot be written.
pub fn bless_pictures(path: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let test = parse::test(&text)?;
    let expected = test.expects.iter().filter_map(|expect| match &expect.values {
        Values::Picture(name) => Some((expect, name)),
        Values::Agree | Values::These(..) => None,
    });
    let expected: Vec<_> = expected.collect();
    if expected.is_empty() {
        return Ok(0);
    }
    let (shader, source) = source_of(&test, path, text)?;
    let results = along(&test, Route::Dxc, &shader.to_string_lossy(), &source)?;
    let mut changed = 0;
    for (expect, name) in expected {
        let drawn =
            results.get(&expect.place).ok_or_else(|| format!("{}: nothing came out", expect.place))?;
        let drawn = Picture::found(&test, expect.place, drawn)?;
        if Picture::read(name).is_ok_and(|shown| drawn.compare(&shown, expect.within).is_ok()) {
            continue;
        }
        drawn.write(name)?;
        changed += 1;
    }
    Ok(changed)
}

/// Runs a test whose text is given; `path` is what messages call it and where its source is looked for.
pub fn text_of(path: &Path, text: String) -> Result<Report, String> {
    let test = parse::test(&text)?;
    let (shader, source) = source_of(&test, path, text)?;
    let is_ir = shader.extension().is_some_and(|e| e == "ll");
    let routes: &[Route] = match is_ir {
        true if is_for_vulkan(&shader, &source) => &[Route::LlcSpirv],
        true => &[Route::Llc],
        false => &ROUTES,
    };
    along_all(&test, &shader.to_string_lossy(), &source, routes)
}

/// Whether a test is LLVM IR with a triple of SPIR-V.
pub(crate) fn is_for_vulkan(shader: &Path, source: &str) -> bool {
    let is_ir = shader.extension().is_some_and(|e| e == "ll");
    is_ir && source.lines().any(|line| line.starts_with("target triple = \"spirv"))
}

/// Runs the test in a file with clang as the front end, beside DXC.
pub fn by_clang(path: &Path) -> Result<Report, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let test = parse::test(&text)?;
    let name = path.to_string_lossy();
    // What does not run on the driver must be valid all the same.
    for (route, _) in &test.except {
        match route {
            Route::Clang(level) => modules::valid_by_clang(&test, &name, &text, *level)?,
            Route::ClangSpirv(level) => modules::valid_spirv_by_clang(&test, &name, &text, *level)?,
            Route::Dxc
            | Route::DxcDxil
            | Route::RereadOd
            | Route::RereadO3
            | Route::Assembled
            | Route::Llc
            | Route::LlcSpirv
            | Route::Spirv
            | Route::Dxil
            | Route::Dxbc
            | Route::Older(_) => {}
        }
    }
    along_all(&test, &name, &text, &CLANG_ROUTES)
}

/// Where the shader of a test lies, and its text; `text` is that of the test at `path`.
///
/// # Errors
/// A shader in another file that cannot be read.
pub(crate) fn source_of(test: &Test, path: &Path, text: String) -> Result<(PathBuf, String), String> {
    let Some(other) = &test.source else { return Ok((path.to_path_buf(), text)) };
    let shader = path.parent().unwrap_or(Path::new(".")).join(other);
    let source = std::fs::read_to_string(&shader).map_err(|e| format!("{}: {e}", shader.display()))?;
    Ok((shader, source))
}

fn along_all(test: &Test, name: &str, source: &str, routes: &[Route]) -> Result<Report, String> {
    let mut failures = Vec::new();
    let mut reference = None;
    let mut left_out = test.except.clone();
    for route in routes_of(test, routes) {
        if let Route::Older(older) = route
            && let Some(feature) = missing(test, name, source, older)
        {
            left_out.push((route, format!("shader model {} lacks {feature}", older.model())));
            continue;
        }
        match along(test, route, name, source) {
            Ok(results) => {
                if let Err(why) = compare::check(test, &results, reference.as_ref()) {
                    failures.push(format!("{}: {why}", route.name()));
                }
                reference = reference.or(Some(results));
            }
            Err(why) => failures.push(format!("{}: {why}", route.name())),
        }
    }
    if failures.is_empty() { Ok(left_out) } else { Err(failures.join("\n")) }
}

/// The routes of a test: those that `TREFOIL_ROUTES` names, or all; without those that the test excepts.
fn routes_of(test: &Test, all: &[Route]) -> Vec<Route> {
    let chosen = std::env::var_os("TREFOIL_ROUTES");
    let routes: Vec<Route> = match &chosen {
        Some(names) => names.to_string_lossy().split(',').filter_map(Route::parse).collect(),
        None => all.to_vec(),
    };
    // What vkd3d does not take from us it does not take from DXC.
    let alike = |route| match route {
        Route::DxcDxil | Route::RereadOd | Route::RereadO3 | Route::Assembled => Route::Dxil,
        Route::Older(_) => Route::Dxbc,
        route => route,
    };
    // Where DXC's own code is wrong, so is what is read back of it.
    let made_by_dxc =
        |route| matches!(route, Route::DxcDxil | Route::RereadOd | Route::RereadO3 | Route::Assembled);
    let excepts = |except: Route, route: Route| {
        except == route || except == alike(route) || (except == Route::DxcDxil && made_by_dxc(route))
    };
    // vkd3d knows neither meshes nor rays.
    let is_unknown = test.makes_meshes() || test.traces_rays();
    let untaken = |route| is_unknown && !matches!(route, Route::Dxc | Route::Spirv);
    let routes = routes.into_iter().filter(|route| !untaken(*route));
    routes.filter(|route| !test.except.iter().any(|(except, _)| excepts(*except, *route))).collect()
}

fn along(test: &Test, route: Route, name: &str, source: &str) -> Result<Results, String> {
    let modules = modules::compile(test, route, name, source)?;
    vulkan::run(&Job { test, modules: &modules })
}
