//! The manifest: `shaders.toml`.

mod keys;
mod read;
mod schema;

use crate::expand::Axes;
use trefoil::Target;

pub use schema::schema;

/// What is to be built.
#[derive(Clone, Debug, Default)]
pub struct Manifest {
    /// Where it goes.
    pub output: Option<String>,
    /// The shaders, in their order.
    pub shaders: Vec<Shader>,
    /// Files of command lines.
    pub commands: Vec<String>,
}

/// A source with its entries and axes. Paths are relative to where the program runs.
#[derive(Clone, Debug)]
pub struct Shader {
    /// What names in the archive begin with.
    pub name: String,
    /// The source.
    pub source: String,
    /// Entry functions, each with its profile.
    pub entries: Vec<(String, String)>,
    /// What is made of each entry; none: what the profile says.
    pub targets: Vec<Target>,
    /// Words of DXC's command line.
    pub options: Vec<String>,
    /// Folders of included files.
    pub include: Vec<String>,
    /// Macros.
    pub(crate) axes: Axes,
}

/// What is wrong with a manifest, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManifestError {
    /// The manifest's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in bytes, from 1.
    pub column: usize,
    /// What it is.
    pub message: String,
}

impl std::fmt::Display for ManifestError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}: error: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for ManifestError {}

impl Manifest {
    /// Reads a manifest. `file` is its name; what it names is relative to the folder that it is in.
    ///
    /// # Errors
    /// What is wrong with it.
    ///
    /// ```
    /// use trefoil_permute::Manifest;
    ///
    /// let text = "[[shader]]\nsource = 'uber.hlsl'\nentries = { main = 'ps_6_0' }\naxes = { FOG = [0, 1] }";
    /// assert_eq!(Manifest::parse("game/shaders.toml", text)?.shaders[0].source, "game/uber.hlsl");
    ///
    /// let error = Manifest::parse("shaders.toml", "[[shaders]]").unwrap_err();
    /// assert!(error.to_string().starts_with("shaders.toml:1:3: error: 'shaders' is no key of a manifest; the keys are"));
    /// # Ok::<(), trefoil_permute::ManifestError>(())
    /// ```
    pub fn parse(file: &str, text: &str) -> Result<Manifest, ManifestError> {
        read::manifest(file, text)
    }
}
