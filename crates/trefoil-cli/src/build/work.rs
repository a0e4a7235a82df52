//! `trefoil work`: a batch of permutations, compiled for who sent it.

use crate::{Failure, files, help};

/// `trefoil work`
pub(crate) fn work(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::WORK);
    }
    let [batch, folder, answer] = words else {
        return Err(Failure::Misuse(
            "work takes a batch, a folder of files and the name of the answer".into(),
        ));
    };
    let file = |name: &str| {
        let path = format!("{folder}/{name}");
        std::fs::read(crate::names::path(&path)).map_err(|e| format!("cannot read '{path}': {e}"))
    };
    let made = trefoil_permute::work(&files::read(batch)?, &file).map_err(Failure::Error)?;
    files::write(answer, &made)
}
