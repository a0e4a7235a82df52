//! What becomes of warnings: the options `-W…` by name and by group.

use super::kinds::UNKNOWN_OPTION;
use super::{Kind, flags};
use trefoil_entity::HashSet;

/// What becomes of warnings. A name is that of a warning, or of a group: what is said of the warning itself counts before what is
/// said of a group that has it.
#[derive(Clone, Debug, Default)]
pub struct WarningPolicy {
    /// `-WX`, `-Werror`: every warning is an error.
    pub warnings_as_errors: bool,
    /// `-no-warnings`, `-w`: no warning at all.
    pub no_warnings: bool,
    /// `-Wno-NAME`.
    pub disabled: HashSet<String>,
    /// `-Werror=NAME`, which asks for the warning too.
    pub errors: HashSet<String>,
    /// `-Wno-error=NAME`: stays a warning whatever `-WX` says.
    pub not_errors: HashSet<String>,
    /// `-WNAME`, for warnings that are off unless asked for.
    pub enabled: HashSet<String>,
    /// Options with a name that no warning has, which are warned of, as `-Wno-NAME`; each with the option that was probably meant.
    pub unknown: Vec<(String, Option<String>)>,
}

impl std::hash::Hash for WarningPolicy {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        let WarningPolicy { warnings_as_errors, no_warnings, disabled, errors, not_errors, enabled, unknown } =
            self;
        (warnings_as_errors, no_warnings, unknown).hash(state);
        for set in [disabled, errors, not_errors, enabled] {
            let mut names: Vec<&String> = set.iter().collect();
            trefoil_entity::sort_by_name(&mut names, |name| name);
            names.hash(state);
        }
    }
}

/// Warnings that are off unless asked for, as with DXC.
const OFF_BY_DEFAULT: &[&str] = &[
    "unknown-pragmas",
    "uninitialized",
    "unused-const-variable",
    "unused-variable",
    "unused-parameter",
    "unused-function",
    "sign-conversion",
    "float-conversion",
    "double-promotion",
    "shadow",
];

/// Warnings that no option makes errors, by their ids: messages, and what DXC says while it makes code.
const NEVER_ERRORS: &[&str] =
    &["user-message", "global-initializer", "globals-initializer", "member-initializer", "wave-size-vulkan"];

/// The warnings that a name stands for besides the one that has it, as clang has them; `everything` stands for all.
const GROUPS: &[(&str, &[&str])] = &[
    (
        "all",
        &[
            "bitwise-op-parentheses",
            "comment",
            "dangling-else",
            "logical-op-parentheses",
            "parentheses",
            "parentheses-equality",
            "return-type",
            "shift-op-parentheses",
            "switch",
            "switch-bool",
            "uninitialized",
            "unknown-pragmas",
            "unused-comparison",
            "unused-const-variable",
            "unused-function",
            "unused-value",
            "unused-variable",
        ],
    ),
    (
        "most",
        &[
            "comment",
            "return-type",
            "uninitialized",
            "unknown-pragmas",
            "unused-comparison",
            "unused-const-variable",
            "unused-function",
            "unused-value",
            "unused-variable",
        ],
    ),
    ("attributes", &["unknown-attributes"]),
    ("comments", &["comment"]),
    ("constant-conversion", &["bitfield-constant-conversion"]),
    (
        "conversion",
        &[
            "bitfield-constant-conversion",
            "constant-conversion",
            "float-conversion",
            "literal-conversion",
            "sign-conversion",
        ],
    ),
    ("endif-labels", &["extra-tokens"]),
    ("extra", &["unused-parameter"]),
    (
        "parentheses",
        &[
            "bitwise-op-parentheses",
            "dangling-else",
            "logical-op-parentheses",
            "parentheses-equality",
            "shift-op-parentheses",
        ],
    ),
    (
        "payload-access-qualifier",
        &["payload-access-call", "payload-access-perf", "payload-access-shader", "payload-access-trace"],
    ),
    (
        "unused",
        &["unused-comparison", "unused-const-variable", "unused-function", "unused-value", "unused-variable"],
    ),
    ("unused-value", &["unused-comparison"]),
    ("unused-variable", &["unused-const-variable"]),
];

/// Whether a name of the command line or of a pragma stands for a warning.
pub(super) fn covers(name: &str, flag: &str) -> bool {
    name == flag || is_of_group(name, flag)
}

fn is_of_group(group: &str, flag: &str) -> bool {
    group == "everything" || GROUPS.iter().any(|(name, flags)| *name == group && flags.contains(&flag))
}

/// Whether a group among the names has a warning.
fn has_group_of(names: &HashSet<String>, flag: &str) -> bool {
    !names.is_empty() && names.iter().any(|name| is_of_group(name, flag))
}

impl WarningPolicy {
    /// Takes `-WNAME`, or `-Wno-NAME` where it is not `on`; `prefix` stands before the name in the option.
    pub fn note(&mut self, name: &str, prefix: &str, on: bool) {
        if self.note_unknown(name, prefix) {
            return;
        }
        let (to, from) = if on {
            (&mut self.enabled, &mut self.disabled)
        } else {
            (&mut self.disabled, &mut self.enabled)
        };
        from.remove(name);
        to.insert(name.to_owned());
    }

    /// `-Werror`, or `-Wno-error`; unlike `-WX` it counts for the warnings of options too.
    pub fn make_errors(&mut self, on: bool) {
        self.warnings_as_errors = on;
        if on {
            self.errors.insert(UNKNOWN_OPTION.flag().to_owned());
        } else {
            self.errors.remove(UNKNOWN_OPTION.flag());
        }
    }

    /// Notes the option of a name that no warning has; whether it is one.
    fn note_unknown(&mut self, name: &str, prefix: &str) -> bool {
        let is_unknown = !flags::is_known(name) || name == "everything" && prefix.ends_with('=');
        if is_unknown {
            let option = |name: &str| format!("-W{prefix}{name}");
            self.unknown.push((option(name), flags::nearest(name).map(option)));
        }
        is_unknown
    }

    /// Takes `-Werror=NAME`, or `-Wno-error=NAME` where it is not `on`; `prefix` stands before the name in the option.
    pub fn note_error(&mut self, name: &str, prefix: &str, on: bool) {
        if self.note_unknown(name, prefix) {
            return;
        }
        if on {
            self.disabled.remove(name);
            self.errors.insert(name.to_owned());
        } else {
            self.errors.remove(name);
            self.not_errors.insert(name.to_owned());
        }
    }

    /// Whether a warning is said where nobody disables it: some must be asked for, by themselves or with others. What is wrong with
    /// pragmas that are known is always said, and what is initialised by itself.
    pub(super) fn is_on(&self, kind: &Kind) -> bool {
        let flag = kind.flag();
        let is_among = |names: &HashSet<String>| names.contains(flag) || has_group_of(names, flag);
        let is_asked_for = || is_among(&self.enabled) || is_among(&self.errors);
        let is_always = || kind.id().starts_with("diagnostic-") || kind.id() == "uninitialized-self";
        !OFF_BY_DEFAULT.contains(&flag) || is_always() || is_asked_for()
    }

    /// Whether a warning is disabled.
    pub(super) fn is_disabled(&self, flag: &str) -> bool {
        let by_group = || has_group_of(&self.disabled, flag) && !self.enabled.contains(flag);
        self.disabled.contains(flag) || by_group()
    }

    /// Whether a warning is an error by its name or its group's.
    pub(super) fn is_named_error(&self, flag: &str) -> bool {
        let by_group = || has_group_of(&self.errors, flag) && !self.not_errors.contains(flag);
        self.errors.contains(flag) || by_group()
    }

    /// Whether a warning is an error.
    pub(super) fn is_error(&self, kind: &Kind) -> bool {
        let flag = kind.flag();
        let spared = || self.not_errors.contains(flag) || has_group_of(&self.not_errors, flag);
        let by_all = self.warnings_as_errors && flag != UNKNOWN_OPTION.flag();
        let is_made = self.is_named_error(flag) || by_all && !spared();
        is_made && !NEVER_ERRORS.contains(&kind.id())
    }
}

#[cfg(test)]
mod tests {
    use super::WarningPolicy;

    fn policy(disabled: &[&str], errors: &[&str]) -> WarningPolicy {
        let names = |list: &[&str]| list.iter().map(|&name| name.to_owned()).collect();
        WarningPolicy { disabled: names(disabled), errors: names(errors), ..WarningPolicy::default() }
    }

    #[test]
    fn a_group_stands_for_its_warnings() {
        let mut conversion = policy(&["conversion"], &["unused"]);
        assert!(conversion.is_disabled("literal-conversion") && !conversion.is_disabled("comment"));
        assert!(conversion.is_named_error("unused-value") && !conversion.is_named_error("comment"));
        conversion.enabled.insert("literal-conversion".into());
        assert!(
            !conversion.is_disabled("literal-conversion") && conversion.is_disabled("constant-conversion")
        );
        let everything = policy(&["everything"], &[]);
        assert!(everything.is_disabled("comment") && everything.is_disabled("effects-syntax"));
    }
}
