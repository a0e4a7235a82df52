//! What debug information says of the source: read from PDB files and from containers, whoever made them.
//!
//! A PDB file has the sources and arguments in the part `SRCI`; a container's `ILDB` has them as metadata.

use crate::ReadError;
use crate::args::{ArgumentPair, pair_arguments};
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::source_info::SourceInfo;
use trefoil_dxcontainer::version::CompilerVersion;
use trefoil_dxcontainer::{Container, FourCc, debug_name};
use trefoil_dxil_read::bitcode_model::{Meta, Module};

trefoil_diag::diagnostics! {
    error NO_PDB: "{0}";
}

/// What is known of a shader's source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DebugSource {
    /// The files with their texts, the main one first.
    pub files: Vec<(String, Vec<u8>)>,
    /// The arguments by option: its name without the dash, and its value, which may be empty.
    pub arguments: Vec<ArgumentPair>,
    /// The name of the PDB file.
    pub name: Option<String>,
    /// The shader's hash, as the part `HASH` has it.
    pub hash: Option<Vec<u8>>,
    /// Which compiler made it.
    pub compiler: Option<Compiler>,
    /// Whether the module with debug information is there, not sources and arguments alone.
    pub is_full: bool,
}

/// The compiler that made a shader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compiler {
    /// Major and minor version.
    pub version: (u16, u16),
    /// 1 for a debug build, 2 for an internal one.
    pub flags: u32,
    /// The number of commits, and the hash of the last.
    pub commit: (u32, String),
    /// What else it says of itself.
    pub custom: String,
}

impl DebugSource {
    /// Reads a PDB file or a container with DXIL.
    ///
    /// ```
    /// use trefoil::{DebugOptions, DebugSource, NoIncludes, Options, Profile, Request, Session, Target};
    ///
    /// let source = b"float4 main() : SV_Target { return 1; }";
    /// let debug = DebugOptions { full: true, ..DebugOptions::default() };
    /// let artifact = Session::new().compile(&Request {
    ///     source_name: "one.hlsl",
    ///     source,
    ///     entry: "main",
    ///     profile: Profile::parse("ps_6_0").unwrap(),
    ///     target: Target::Dxil,
    ///     options: Options { debug, ..Options::default() },
    ///     include: &NoIncludes,
    /// })?;
    /// let told = DebugSource::read(&artifact.pdb.unwrap().bytes).unwrap();
    /// assert_eq!(told.files, [("one.hlsl".to_owned(), source.to_vec())]);
    /// assert_eq!(told.argument("E"), Some("main"));
    /// # Ok::<(), trefoil::Diagnostics>(())
    /// ```
    ///
    /// # Errors
    /// When the bytes are neither, or are damaged.
    pub fn read(bytes: &[u8]) -> Result<DebugSource, ReadError> {
        if !trefoil_pdb::is_pdb(bytes) {
            return of_container(bytes);
        }
        let pdb = trefoil_pdb::Pdb::read(bytes).map_err(|error| NO_PDB.with(&[&error]))?;
        of_container(&pdb.container)
    }

    /// The value of the last argument of an option.
    pub fn argument(&self, option: &str) -> Option<&str> {
        let given = self.arguments.iter().rev().find(|(name, _)| name == option);
        given.map(|(_, value)| value.as_str())
    }

    /// Whether sources and arguments are there.
    pub fn has_source(&self) -> bool {
        !self.files.is_empty() || !self.arguments.is_empty()
    }
}

fn of_container(bytes: &[u8]) -> Result<DebugSource, ReadError> {
    let container = Container::parse(bytes)?;
    let mut out = DebugSource {
        name: container.part(FourCc::ILDN).map(debug_name::parse).transpose()?,
        hash: container.part(FourCc::HASH).map(<[u8]>::to_vec),
        ..DebugSource::default()
    };
    if let Some(hash) = &out.hash {
        ShaderHash::parse(hash)?;
    }
    if let Some(version) = container.part(FourCc::VERS) {
        let CompilerVersion { version, flags, commits, commit, custom } = CompilerVersion::parse(version)?;
        out.compiler = Some(Compiler { version, flags, commit: (commits, commit), custom });
    }
    if let Some(info) = container.part(FourCc::SRCI) {
        let info = SourceInfo::parse(info)?;
        (out.files, out.arguments) = (info.files, info.arguments);
    }
    if let Some(program) = container.part(FourCc::ILDB) {
        out.is_full = true;
        if !out.has_source() {
            let (_, bitcode) = ProgramHeader::parse_any_stage(program)?;
            of_metadata(&trefoil_dxil_read::read_bitcode(bitcode)?, &mut out);
        }
    }
    Ok(out)
}

/// Takes the sources and arguments of a module's metadata.
fn of_metadata(module: &Module, out: &mut DebugSource) {
    for list in texts(module, "dx.source.contents") {
        if let [name, text] = &list[..] {
            out.files.push(((*name).to_owned(), text.as_bytes().to_vec()));
        }
    }
    let words: Vec<&str> = texts(module, "dx.source.args").into_iter().flatten().collect();
    out.arguments = pair_arguments(&words);
}

/// The strings of each node under a name.
fn texts<'m>(module: &'m Module, name: &str) -> Vec<Vec<&'m str>> {
    let named = module.named.iter().find(|(of, _)| of == name);
    let nodes = named.map(|(_, nodes)| nodes.as_slice()).unwrap_or_default();
    let node = |&id: &u32| match module.metadata.get(id as usize) {
        Some(&Meta::Node { parts, .. }) => Some(module.parts(parts)),
        _ => None,
    };
    let text = |part: &Option<u32>| match module.metadata.get((*part)? as usize) {
        Some(&Meta::Text(text)) => Some(module.text(text)),
        _ => None,
    };
    nodes.iter().filter_map(node).map(|parts| parts.iter().filter_map(text).collect()).collect()
}
