//! What a caller asks of debug information, and what comes out beside the container.

use trefoil_ir::debug::Origin;

/// Which debug information is made of DXIL: `-Zi`, `-Zs` and the options that go with them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct DebugOptions {
    /// `-Zi`: all of it.
    pub full: bool,
    /// `-Zs`: sources and arguments alone.
    pub slim: bool,
    /// `-Qembed_debug`: the container has it too, in the part `ILDB`.
    pub embed: bool,
    /// `-Zss`: the shader's hash counts the source.
    pub source_in_hash: bool,
    /// `-Zsb`: the shader's hash counts the binary alone, as it does anyway; the container names the file that a debugger would look for.
    pub binary_in_hash: bool,
    /// `-Fd`: the name of the PDB file; the shader's hash where there is none, or where this ends in a slash.
    pub name: Option<String>,
    /// `-Qpdb_in_private`: the container has the PDB file in the part `PRIV`.
    pub in_private: bool,
    /// The words of the command line, as the file tells them. Without any they are made of the request.
    pub arguments: Vec<String>,
    /// The same by option: its name without the dash, and its value, which may be empty.
    pub argument_pairs: Vec<(String, String)>,
}

impl DebugOptions {
    /// Whether anything is asked for.
    pub fn is_any(&self) -> bool {
        self.has_pdb() || self.binary_in_hash || self.name.is_some()
    }

    /// Whether a PDB file comes out.
    pub fn has_pdb(&self) -> bool {
        self.full || self.slim
    }
}

/// What a compile with debug information is asked for, and where its places are.
#[derive(Clone, Copy)]
pub struct DebugRequest<'a> {
    /// What is made.
    pub options: &'a DebugOptions,
    /// The source.
    pub source: &'a dyn Origin,
    /// The macros of the command line.
    pub defines: &'a [(String, Option<String>)],
    /// The name of the entry function.
    pub entry: &'a str,
    /// The profile, such as `ps_6_0`.
    pub profile: &'a str,
}

/// A PDB file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdb {
    /// The name that the container knows it by.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}
