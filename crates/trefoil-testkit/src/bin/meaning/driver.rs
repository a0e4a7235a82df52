//! `meaning --driver`: the execution tests in the interpreter, against what a driver makes of them.

use std::collections::BTreeMap;
use trefoil_testkit::consumers::files;
use trefoil_testkit::exec::interpret::against_driver;
use trefoil_testkit::vulkan::in_driver_environment;

/// Runs the tests whose names contain `filter`; prints what differs, and which tests are left out for which reason.
///
/// # Errors
/// No driver in `target/consumers`.
pub(crate) fn compare(filter: &str) -> Result<bool, String> {
    in_driver_environment()?;
    let (mut alike, mut differ) = (0, 0);
    let mut left_out: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let is_test = |name: &str| name.ends_with(".hlsl") || name.ends_with(".ll");
    for (name, path) in files("tests/exec").into_iter().filter(|(name, _)| is_test(name)) {
        if !name.contains(filter) {
            continue;
        }
        match against_driver(&path) {
            Ok(None) => alike += 1,
            Ok(Some(why)) => left_out.entry(why).or_default().push(name),
            Err(why) => {
                differ += 1;
                println!("{name}: {why}");
            }
        }
    }
    for (why, names) in &left_out {
        println!("left out, {why}:\n    {}", names.join("\n    "));
    }
    let left: usize = left_out.values().map(Vec::len).sum();
    println!(
        "\n{} execution tests: {alike} as the driver has them, {differ} differ, {left} left out",
        alike + differ + left
    );
    Ok(differ == 0)
}
