//! Byte code of shader models before 5.1: which tests an older model can run at all, told by what the compiler refuses.

use super::header::Test;
use super::route::Older;
use crate::ours;

/// The only errors that excuse a test from an older model, each with the feature that is missing; any other error fails it.
const EXCUSES: [(&str, &str); 4] = [
    ("dxbc-unsupported", "an instruction or a kind of resource"),
    ("dxbc-register-beyond", "that many registers"),
    ("dxbc-no-semantic-register-left", "that many rows of a signature"),
    ("not-a-profile-of-target", "the stage"),
];

/// The feature that a test needs and an older model lacks.
pub fn missing(test: &Test, name: &str, source: &str, older: Older) -> Option<&'static str> {
    let args: Vec<&str> = test.args.iter().map(String::as_str).collect();
    test.stages.iter().find_map(|(stage, entry)| {
        let ids = ours::errors(name, source, older.profile(*stage), entry, ours::Target::Dxbc, &args);
        let excuse = |id: &&str| EXCUSES.iter().find(|(known, _)| known == id).map(|(_, feature)| *feature);
        let excuses: Option<Vec<&str>> = ids.iter().map(excuse).collect();
        excuses?.first().copied()
    })
}
