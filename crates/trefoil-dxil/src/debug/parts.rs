//! The parts of a container that debug information adds, and the PDB file.

use super::source::{debug_name, source_info};
use super::{DebugRequest, Pdb, Written};
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::version::CompilerVersion;
use trefoil_dxcontainer::{Builder, FourCc, debug_name};

/// The version of DXC whose language and interfaces these are. Who made it stands beside it.
pub(crate) const VERSION: CompilerVersion =
    CompilerVersion { version: (1, 8), flags: 0, commits: 0, commit: String::new(), custom: String::new() };

/// A container, and what comes beside it.
pub(crate) struct Made {
    /// The signed container.
    pub container: Vec<u8>,
    /// The shader's hash: of the bitcode, unless the source counts.
    pub hash: ShaderHash,
    /// The PDB file.
    pub pdb: Option<Pdb>,
}

/// What is known of a container with debug information before it is built.
pub(crate) struct DebugParts {
    /// The part `ILDB`, where the container has it.
    pub embedded: Option<Vec<u8>>,
    /// The name of the PDB file.
    pub name: String,
    /// The shader's hash.
    pub hash: ShaderHash,
    pdb: Option<Vec<u8>>,
    in_private: bool,
}

impl DebugParts {
    /// Of a program, with what reflection reads of it.
    pub(crate) fn new(
        request: &DebugRequest<'_>,
        written: &Written,
        header: &ProgramHeader,
        bitcode: &[u8],
        reflection: Option<Vec<u8>>,
        producer: &str,
    ) -> Self {
        let options = request.options;
        let info = if options.has_pdb() { source_info(request).write() } else { Vec::new() };
        let hash = match (options.source_in_hash, options.full) {
            (false, _) => ShaderHash::of_bitcode(bitcode),
            (true, full) => {
                let counted = if full { written.with_source.clone() } else { [bitcode, &info].concat() };
                ShaderHash { includes_source: true, ..ShaderHash::of_bitcode(&counted) }
            }
        };
        let name = debug_name(options, hash.digest);
        let pdb = options.has_pdb().then(|| {
            let mut parts = Builder::new();
            parts.part(FourCc::ILDN, debug_name::write(&name)).part(FourCc::HASH, hash.write());
            parts.part(FourCc::SRCI, info);
            if let Some(reflection) = reflection.filter(|_| options.slim) {
                parts.part(FourCc::STAT, reflection);
            }
            let version = CompilerVersion { custom: producer.to_owned(), ..VERSION };
            parts.part(FourCc::VERS, version.write());
            if options.full {
                parts.part(FourCc::ILDB, header.write(&written.plain));
            }
            trefoil_pdb::write(hash.digest, &parts.finish())
        });
        let embedded = options.embed.then(|| header.write(&written.with_source));
        DebugParts { embedded, name, hash, pdb, in_private: options.in_private }
    }

    /// The container of all its parts.
    pub(crate) fn finish(self, mut builder: Builder) -> Made {
        if let Some(pdb) = self.pdb.as_ref().filter(|_| self.in_private) {
            builder.part(FourCc::PRIV, pdb.clone());
        }
        let pdb = self.pdb.map(|bytes| Pdb { name: self.name, bytes });
        Made { container: builder.finish(), hash: self.hash, pdb }
    }
}
