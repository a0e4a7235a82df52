//! `trefoil ops` and `trefoil tblgen`: the specification, and the language it is written in.

use crate::{Failure, files, names};
use std::io::{BufWriter, Write};

/// Lists the operations of DXIL.
pub(crate) fn ops(words: &[String]) -> Result<(), Failure> {
    let text = trefoil_dxil::ops::listing::command(words).map_err(Failure::Misuse)?;
    files::print(&text)
}

/// Reads TableGen.
pub(crate) fn tblgen(words: &[String]) -> Result<(), Failure> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let code = trefoil_tablegen::command(words, names::path, &mut out, &mut std::io::stderr().lock());
    let flushed = out.flush();
    match code {
        0 if flushed.is_ok() => Ok(()),
        2 => Err(Failure::Misuse("these arguments make no sense to tblgen".into())),
        _ => Err(Failure::Shown),
    }
}
