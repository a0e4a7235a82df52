//! Execution tests: `tests/exec/**/*.hlsl` and `.ll`, each run along every route from the source to the driver.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::exec::counts::Counts;
use trefoil_testkit::exec::route::Older;
use trefoil_testkit::exec::{interpret, run};

/// A trial for each file; one that is no shader fails, since nothing would use it.
pub(crate) fn trials() -> Vec<Trial> {
    let files =
        trefoil_testkit::consumers::files("tests/exec").into_iter().filter(|(name, _)| name != "README.md");
    let trial = |(name, path): (String, std::path::PathBuf)| {
        Trial::test(format!("exec/{name}"), move || {
            if path.extension().is_none_or(|extension| extension != "hlsl" && extension != "ll") {
                return Err(Failed::from("not a test: only .hlsl and .ll files belong here"));
            }
            let left_out = run::file(&path).map_err(Failed::from)?;
            for (route, reason) in left_out {
                eprintln!("exec/{name}: not along {}: {reason}", route.name());
            }
            Ok(())
        })
    };
    files.map(trial).collect()
}

/// Byte code of older shader models is run by many tests, and every one that is left out lacks a feature: a trial that counts both.
pub(crate) fn older() -> Vec<Trial> {
    let count = || {
        let mut counts = Counts::default();
        for (_, path) in trefoil_testkit::consumers::files("tests/exec") {
            if path.extension().is_some_and(|extension| extension == "hlsl") {
                counts.add(&path)?;
            }
        }
        eprintln!("{counts:#?}");
        // What runs may grow; it does not shrink unseen.
        let floors = [(Older::V5_0, 200), (Older::V4_1, 20), (Older::V4_0, 20)];
        let short = floors.iter().find(|(older, floor)| counts.run.get(older).is_none_or(|n| n < floor));
        short.map_or(Ok(()), |(older, floor)| {
            Err(format!("fewer than {floor} tests run in {}", older.model()).into())
        })
    };
    vec![Trial::test("exec-older/counts", count)]
}

/// For each of the tests a trial in the interpreter of DXIL, whose results must be those expected of a driver.
pub(crate) fn interpreted() -> Vec<Trial> {
    let files = trefoil_testkit::consumers::files("tests/exec")
        .into_iter()
        .filter(|(name, _)| name.ends_with(".hlsl"));
    let trial = |(name, path): (String, std::path::PathBuf)| {
        Trial::test(format!("interpret/{name}"), move || {
            interpret::file(&path).map(|_| ()).map_err(Failed::from)
        })
    };
    files.map(trial).collect()
}

/// For each of the tests a trial that reads and writes again what DXC makes of it.
pub(crate) fn rereading() -> Vec<Trial> {
    let files = trefoil_testkit::consumers::files("tests/exec")
        .into_iter()
        .filter(|(name, _)| name.ends_with(".hlsl"));
    let trial = |(name, path): (String, std::path::PathBuf)| {
        Trial::test(format!("reread/{name}"), move || run::reread(&path).map(|_| ()).map_err(Failed::from))
    };
    files.map(trial).collect()
}
