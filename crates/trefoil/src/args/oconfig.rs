//! `-Oconfig=`: passes of SPIRV-Tools. They are checked as in DXC, but not run.

use super::model::ArgError;

/// The passes without an argument, or with any.
const PLAIN: &str = " strip-debug strip-reflect strip-nonsemantic if-conversion freeze-spec-const \
    inline-entry-points-exhaustive inline-entry-points-opaque combine-access-chains convert-local-access-chains \
    replace-desc-array-access-using-var-index spread-volatile-semantics descriptor-scalar-replacement \
    eliminate-dead-code-aggressive eliminate-insert-extract eliminate-local-single-block \
    eliminate-local-single-store merge-blocks merge-return eliminate-dead-branches eliminate-dead-functions \
    eliminate-local-multi-store eliminate-dead-const eliminate-dead-inserts eliminate-dead-variables \
    eliminate-dead-members fold-spec-const-op-composite loop-unswitch strength-reduction unify-const \
    flatten-decorations compact-ids cfg-cleanup local-redundancy-elimination loop-invariant-code-motion \
    reduce-load-size redundancy-elimination private-to-local remove-duplicates workaround-1209 \
    replace-invalid-opcode convert-relaxed-to-half relax-float-ops inst-debug-printf simplify-instructions \
    ssa-rewrite copy-propagate-arrays loop-unroll upgrade-memory-model vector-dce loop-peeling ccp code-sink \
    fix-storage-class legalize-hlsl remove-unused-interface-variables graphics-robust-access wrap-opkill \
    amd-ext-to-khr interpolate-fixup remove-dont-inline eliminate-dead-input-components fix-func-call-param \
    trim-capabilities ";
/// The passes with a positive number.
const COUNTED: [&str; 4] = ["loop-fission", "loop-fusion", "loop-unroll-partial", "loop-peeling-threshold"];
/// The passes with pairs of numbers.
const PAIRED: [&str; 3] =
    ["set-spec-const-default-value", "convert-to-sampled-image", "switch-descriptorset"];

/// Checks a list of passes.
///
/// # Errors
/// The first one that SPIRV-Tools would reject.
pub(super) fn check(passes: &str) -> Result<(), ArgError> {
    passes
        .split(',')
        .filter(|pass| !pass.is_empty())
        .try_for_each(one)
        .map_err(|why| ArgError(format!("failed to optimize SPIR-V: {why}")))
}

fn one(pass: &str) -> Result<(), String> {
    if matches!(pass, "-O" | "-Os") {
        return Ok(());
    }
    let Some(flag) = pass.strip_prefix("--") else {
        return Err(format!(
            "{pass} is not a valid flag.  Flag passes should have the form '--pass_name[=pass_args]'. Special flag \
             names also accepted: -O and -Os."
        ));
    };
    let (name, value) = flag.split_once('=').unwrap_or((flag, ""));
    // As C reads a number: trailing characters are ignored.
    let digits = value.len() - value.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let number = value[..digits].parse::<u32>().ok();
    let invalid = || Err(format!("Invalid argument for --{name}: {value}"));
    match name {
        _ if COUNTED.contains(&name) && number.is_none_or(|n| n == 0) => {
            Err(format!("--{name} must have a positive integer argument"))
        }
        _ if COUNTED.contains(&name) => Ok(()),
        "scalar-replacement" if !value.is_empty() && number.is_none() => {
            Err(format!("--{name} must have no arguments or a non-negative integer argument"))
        }
        "scalar-replacement" => Ok(()),
        _ if PAIRED.contains(&name) => {
            let is_number = |text: &str| text.parse::<u32>().is_ok();
            match value.split_once(':') {
                Some((first, _)) if is_number(first) => Ok(()),
                _ => invalid(),
            }
        }
        "modify-maximal-reconvergence" if value.is_empty() => Err(format!("--{name} requires an argument")),
        "modify-maximal-reconvergence" if !matches!(value, "add" | "remove") => invalid(),
        "modify-maximal-reconvergence" => Ok(()),
        _ if !name.is_empty() && PLAIN.contains(&format!(" {name} ")) => Ok(()),
        _ => Err(format!("Unknown flag '--{name}'. Use --help for a list of valid flags")),
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn passes_are_those_of_spirv_tools() {
        for good in ["", "-O", "-Os,--loop-unroll", "--scalar-replacement=100", "--loop-unroll-partial=3"] {
            assert!(check(good).is_ok(), "{good}");
        }
        for (bad, word) in [
            ("-O3", "-O3 is not a valid flag"),
            ("--legalize-hlsl,--bogus", "Unknown flag '--bogus'"),
            ("--loop-fusion", "must have a positive integer argument"),
            ("--switch-descriptorset=x", "Invalid argument for --switch-descriptorset: x"),
            ("--", "Unknown flag '--'"),
        ] {
            assert!(check(bad).is_err_and(|e| e.0.contains(word)), "{bad}");
        }
    }
}
