//! Figures that only move on purpose: `tests/snapshots`.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::snapshot::{compare, counts, sizes};

/// The sizes of what the examples become, and instructions beside DXC's; allocations are counted in a test program of their own.
pub(crate) fn trials() -> Vec<Trial> {
    let check_sizes = || sizes().and_then(|fresh| compare("sizes.txt", &fresh)).map_err(Failed::from);
    let check_counts = || counts().and_then(|fresh| compare("counts.txt", &fresh)).map_err(Failed::from);
    vec![Trial::test("snapshots/sizes", check_sizes), Trial::test("snapshots/counts", check_counts)]
}
