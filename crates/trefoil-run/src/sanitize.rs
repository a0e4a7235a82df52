//! The names of checks.

use crate::error::{Error, Result};
use trefoil_interp::Checks;

/// The names of the checks.
const NAMES: [&str; 7] = ["nan", "inf", "div", "bounds", "uninit", "race", "divergence"];

/// Parses a list of checks, separated by commas: `nan`, `inf`, `div`, `bounds`, `uninit`, `race`, `divergence`, `all` and
/// `none`. `no-` before a name removes it; a list of such names alone starts from all checks.
///
/// ```
/// let checks = trefoil_run::checks("no-inf,no-race")?;
/// assert!(checks.bounds && !checks.infinity && !checks.race);
/// # Ok::<(), trefoil_run::Error>(())
/// ```
///
/// # Errors
/// Unknown names.
pub fn checks(list: &str) -> Result<Checks> {
    let starts_with_all = list.split(',').all(|word| word.starts_with("no-"));
    let mut checks = if starts_with_all { Checks::ALL } else { Checks::NONE };
    for word in list.split(',').map(str::trim) {
        let (name, on) = word.strip_prefix("no-").map_or((word, true), |name| (name, false));
        let field = match name {
            "nan" => &mut checks.nan,
            "inf" => &mut checks.infinity,
            "div" => &mut checks.division,
            "bounds" => &mut checks.bounds,
            "uninit" => &mut checks.uninitialised,
            "race" => &mut checks.race,
            "divergence" => &mut checks.divergence,
            "all" => {
                checks = Checks::ALL;
                continue;
            }
            "none" => {
                checks = Checks::NONE;
                continue;
            }
            other => {
                return Err(Error(format!("'{other}' is not a check; the checks are {}", NAMES.join(", "))));
            }
        };
        *field = on;
    }
    Ok(checks)
}
