//! Figures that only move on purpose: `tests/snapshots`.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::snapshot::{compare, sizes};

/// The sizes of what the examples become; allocations are counted in a test program of their own.
pub(crate) fn trials() -> Vec<Trial> {
    let check = || sizes().and_then(|fresh| compare("sizes.txt", &fresh)).map_err(Failed::from);
    vec![Trial::test("snapshots/sizes", check)]
}
