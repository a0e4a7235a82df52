//! Every intrinsic of the table as a call in LLVM's text: right, and wrong in each way that its row knows.

use libtest_mimic::{Failed, Trial};
use trefoil_ir::Intrinsic;
use trefoil_testkit::calls::{Dialect, check, check_translated};

/// A trial for each intrinsic and each back end.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |dialect: Dialect, which: Intrinsic| {
        let title = format!("calls/{}/{}", dialect.name(), which.info().name);
        Trial::test(title, move || check(which, dialect).map_err(Failed::from))
    };
    let translated = |name: &'static str| {
        Trial::test(format!("calls/{name}"), move || check_translated(name).map_err(Failed::from))
    };
    let own = Dialect::ALL.iter().flat_map(|&d| Intrinsic::ALL.iter().map(move |&which| trial(d, which)));
    own.chain(trefoil_dxil_read::translated_names().map(translated)).collect()
}
