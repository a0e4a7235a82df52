//! HLSL in build scripts: shaders are compiled with the crate, and what they are bound to becomes typed Rust.
//!
//! ```no_run
//! // In `main` of build.rs:
//! trefoil_build::Shaders::new("shaders")
//!     .shader("blur.hlsl", "cs_6_0", "main")
//!     .shader("sky.hlsl", "ps_6_0", "ps_main")
//!     .target(trefoil_build::Target::Spirv)
//!     .compile();
//! ```
//!
//! and in the crate `mod shaders { include!(concat!(env!("OUT_DIR"), "/shaders.rs")); }`. For each shader there is a module
//! (`shaders::blur_main`) with its bytes (`CODE`), its entry, thread group, the bindings of its resources, and a `#[repr(C)]` structure for each
//! block of constants and each element of a structured buffer, whose size and offsets the compiler of Rust checks.
//!
//! Cargo runs the script again when a shader or a header that it includes changes. Errors are shown as `cargo` shows those of a
//! build script, in DXC's form.

mod c;
mod layout;
mod names;
mod rust;

pub use trefoil::Target;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use trefoil::args::parse_args;
use trefoil::reflect::Reflection;
use trefoil::{IncludeHandler, Profile, Request, Session};

/// Shaders of one folder, and how to compile them.
#[derive(Clone, Debug)]
pub struct Shaders {
    folder: PathBuf,
    shaders: Vec<Shader>,
    target: Target,
    options: Vec<String>,
    file: String,
    header: Option<PathBuf>,
    derives: String,
}

#[derive(Clone, Debug)]
struct Shader {
    file: String,
    profile: String,
    entry: String,
}

/// What was made: the text of the Rust file, and the files that were read.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Made {
    /// Rust: a module for each shader.
    pub rust: String,
    /// A header for C and C++ with the same.
    pub header: String,
    /// The shaders and all that they include, in order of their names.
    pub read: Vec<PathBuf>,
}

impl Shaders {
    /// Shaders in a folder.
    pub fn new(folder: impl Into<PathBuf>) -> Shaders {
        Shaders {
            folder: folder.into(),
            shaders: Vec::new(),
            target: Target::Spirv,
            options: Vec::new(),
            file: "shaders.rs".into(),
            header: None,
            derives: "Clone, Copy, Debug".into(),
        }
    }

    /// Adds an entry point of a file.
    pub fn shader(&mut self, file: &str, profile: &str, entry: &str) -> &mut Shaders {
        self.shaders.push(Shader { file: file.into(), profile: profile.into(), entry: entry.into() });
        self
    }

    /// What they become: SPIR-V, unless this says otherwise.
    pub fn target(&mut self, target: Target) -> &mut Shaders {
        self.target = target;
        self
    }

    /// Adds one of DXC's options: `-O3`, `-DSHADOWS=1`.
    pub fn option(&mut self, option: &str) -> &mut Shaders {
        self.options.push(option.into());
        self
    }

    /// The name of the Rust file in `OUT_DIR`: `shaders.rs`, unless this says otherwise.
    pub fn file(&mut self, name: &str) -> &mut Shaders {
        self.file = name.into();
        self
    }

    /// Derives a trait for the structures in Rust too, such as `bytemuck::Pod`; not for those with arrays whose elements lie apart, which are
    /// generic.
    pub fn derive(&mut self, of: &str) -> &mut Shaders {
        self.derives = format!("{}, {of}", self.derives);
        self
    }

    /// Writes a header for C and C++ too, of this name in `OUT_DIR`, for a crate that compiles C.
    pub fn header(&mut self, name: impl Into<PathBuf>) -> &mut Shaders {
        self.header = Some(name.into());
        self
    }

    /// Compiles, writes the Rust file, and tells cargo when to do so again. It is the end of a build script: errors are printed and
    /// end it.
    pub fn compile(&self) {
        let made = self.make();
        if let Ok(made) = &made {
            made.read.iter().for_each(|path| println!("cargo::rerun-if-changed={}", path.display()));
        }
        let out = std::env::var_os("OUT_DIR")
            .map(PathBuf::from)
            .ok_or("OUT_DIR is not set: this is no build script");
        let written = made.and_then(|made| {
            let out = out?;
            write(&out.join(&self.file), &made.rust)?;
            self.header.as_ref().map_or(Ok(()), |header| write(&out.join(header), &made.header))
        });
        if let Err(why) = written {
            println!("cargo::rerun-if-changed={}", self.folder.display());
            why.lines().for_each(|line| println!("cargo::error={line}"));
            std::process::exit(1);
        }
    }

    /// Compiles, and gives what the build script would write.
    ///
    /// # Errors
    /// All that was wrong with the shaders, in DXC's form, or with the options.
    pub fn make(&self) -> Result<Made, String> {
        let (session, files) = (Session::new(), Files::default());
        let (mut rust, mut header, mut wrong) = (rust::head(), c::head(), String::new());
        for shader in &self.shaders {
            match self.one(shader, &session, &files) {
                Ok((bytes, reflection)) => {
                    rust += &rust::module(&self.derives, (&shader.file, &shader.entry), &bytes, &reflection);
                    header += &c::module(&shader.file, &shader.entry, &bytes, &reflection);
                }
                Err(why) => wrong += &why,
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let read = files.read.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(Made { rust, header, read: read.into_iter().collect() })
    }

    fn one(
        &self,
        shader: &Shader,
        session: &Session,
        files: &Files,
    ) -> Result<(Vec<u8>, Reflection), String> {
        let path = self.folder.join(&shader.file);
        let name = path.display().to_string();
        let source = files.load(&name).ok_or_else(|| format!("{name}: cannot be read\n"))?;
        let unknown = || format!("{name}: '{}' is no profile: one is ps_6_0\n", shader.profile);
        let profile = Profile::parse(&shader.profile).ok_or_else(unknown)?;
        let refused = |error: trefoil::args::ArgError| format!("{name}: {}\n", error.0);
        let (options, _) =
            parse_args(&self.options).and_then(|args| args.compile_options()).map_err(refused)?;
        let request = Request {
            source_name: &name,
            source: &source,
            entry: &shader.entry,
            profile,
            target: self.target,
            options,
            include: files,
        };
        let made = session.compile(&request).map_err(|said| said.to_string())?;
        let reflection = session.reflect(&request).map_err(|said| said.to_string())?;
        Ok((made.bytes, reflection))
    }
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// Files, and which were read.
#[derive(Default)]
struct Files {
    read: Mutex<BTreeSet<PathBuf>>,
}

impl IncludeHandler for Files {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let path = Path::new(path);
        let bytes = std::fs::read(path).ok()?;
        self.read.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_path_buf());
        Some(bytes.into())
    }
}
