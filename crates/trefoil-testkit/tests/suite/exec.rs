//! Execution tests: `tests/exec/**/*.hlsl` and `.ll`, each run along every route from the source to the driver.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::exec::counts::Counts;
use trefoil_testkit::exec::older::missing_of;
use trefoil_testkit::exec::route::Older;
use trefoil_testkit::exec::{interpret, run};
use trefoil_testkit::vkd3d::{self, Form};
use trefoil_testkit::{examples, ours};

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
    vec![Trial::test("exec-older/counts", count), Trial::test("exec-older/examples", older_examples)]
}

/// Every entry of every example, in each older shader model that has what it needs, is taken by vkd3d.
fn older_examples() -> Result<(), Failed> {
    let mut taken = 0;
    for example in examples::all()? {
        for entry in &example.entries {
            for older in Older::ALL {
                let source = (example.name.as_str(), example.source.as_str());
                if let Some(feature) = missing_of(std::slice::from_ref(entry), source, &[], older) {
                    eprintln!("{} {}: shader model {} lacks {feature}", example.name, entry.1, older.model());
                    continue;
                }
                let profile = older.profile(entry.0).to_string();
                let made = ours::compile(source.0, source.1, &profile, &entry.1, ours::Target::Dxbc, &[]);
                let what = format!("{} {} {profile}", example.name, entry.1);
                let made = made.map_err(|why| format!("{what}: {why}"))?;
                vkd3d::to_spirv(&made, Form::Dxbc).map_err(|why| format!("{what}: {why}"))?;
                vkd3d::disassemble(&made, Form::Dxbc).map_err(|why| format!("{what}: {why}"))?;
                taken += 1;
            }
        }
    }
    eprintln!("{taken} containers of older shader models are taken");
    if taken < 38 { Err(format!("only {taken} are taken").into()) } else { Ok(()) }
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
