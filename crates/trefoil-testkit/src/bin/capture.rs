//! `capture TEST PATH ROUTE [OPTIONS]`: runs an execution test on lavapipe under RenderDoc along a route (`spirv`, `dxc`),
//! compiled with more options, and writes what RenderDoc captures to `PATH_capture.rdc`. The suite's `renderdoc/` calls it.

use std::path::Path;
use std::process::ExitCode;
use trefoil_testkit::exec::{modules, parse, route::Route};
use trefoil_testkit::vulkan::{Job, capture};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    capture::in_capture_environment()?;
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, path, route, options @ ..] = arguments.as_slice() else {
        return Err("use: capture TEST PATH ROUTE [OPTIONS]".into());
    };
    let route = Route::parse(route).ok_or_else(|| format!("'{route}' is no route"))?;
    let source = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let mut test = parse::test(&source).map_err(|why| format!("{file}: {why}"))?;
    test.args.extend(options.iter().cloned());
    let modules = modules::compile(&test, route, file, &source)?;
    let results = capture::run(&Job { test: &test, modules: &modules }, Path::new(path))?;
    trefoil_testkit::exec::compare::check(&test, &results, None)
}
