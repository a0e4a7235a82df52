//! How often each rule was broken: where damage reaches, and where it does not.

use super::{Outcome, Row};
use std::collections::BTreeMap;
use std::fmt::Write;
use trefoil_validate::Rule;

/// By rule, in how many containers that DXC refuses too we found it broken, and in how many that DXC takes; and the rules that
/// nothing broke.
pub fn by_rule(rows: &[Row]) -> String {
    let mut counts: BTreeMap<&str, [usize; 2]> = Rule::ALL.iter().map(|rule| (rule.code(), [0, 0])).collect();
    for row in rows {
        let (words, which) = match &row.outcome {
            Outcome::Refused(_, ours) => (ours, 0),
            Outcome::Stricter(ours) => (ours, 1),
            _ => {
                continue;
            }
        };
        for (code, count) in &mut counts {
            if words.contains(&format!("[{code}]")) {
                count[which] += 1;
            }
        }
    }
    let mut out = String::from("  both   ours  rule\n");
    let hit = counts.iter().filter(|(_, count)| **count != [0, 0]);
    for (code, [both, alone]) in hit {
        // Writing to a string cannot fail.
        _ = writeln!(out, "{both:6} {alone:6}  {code}");
    }
    let never: Vec<&str> =
        counts.iter().filter(|(_, count)| **count == [0, 0]).map(|(code, _)| *code).collect();
    _ = writeln!(
        out,
        "{} of {} rules were broken; never: {}",
        counts.len() - never.len(),
        counts.len(),
        never.join(", ")
    );
    out
}
