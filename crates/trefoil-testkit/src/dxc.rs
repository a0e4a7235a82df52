//! Microsoft's compiler, as a library: compile, validate, disassemble, sign.

mod assembler;
pub mod batch;
mod linker;
pub mod options;

use crate::consumers;
use hassle_rs::{
    Dxc, DxcBlob, DxcCompiler, DxcIncludeHandler, DxcLibrary, DxcOperationResult, DxcValidator, Dxil,
};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// How often a compile began or ended.
static CALLS: AtomicU64 = AtomicU64::new(0);

/// Of a process with one thread that compiles: an odd number while DXC is at it, and another one for
/// each compile.
pub fn calls() -> u64 {
    CALLS.load(Ordering::Relaxed)
}

/// The library, loaded once a process and never unloaded: it registers things that outlive a handle to it.
fn library() -> Result<&'static (Dxc, Dxil), String> {
    static LIBRARY: OnceLock<Result<(Dxc, Dxil), String>> = OnceLock::new();
    let loaded = LIBRARY.get_or_init(|| {
        let path = consumers::file("dxc/libdxcompiler.so")?;
        let dxc = Dxc::new(Some(path.clone())).map_err(|e| e.to_string())?;
        let dxil = Dxil::new(Some(path)).map_err(|e| e.to_string())?;
        Ok((dxc, dxil))
    });
    loaded.as_ref().map_err(String::clone)
}

/// A compiler and a validator; one for each thread.
pub struct Microsoft {
    compiler: DxcCompiler,
    library: DxcLibrary,
    validator: DxcValidator,
}

impl Microsoft {
    /// Makes the objects.
    pub fn new() -> Result<Microsoft, String> {
        Microsoft::with(library()?)
    }

    /// As [`Microsoft::new`], of another library with DXC's interfaces, which stays loaded.
    ///
    /// # Errors
    /// No such library.
    pub fn of(path: &Path) -> Result<Microsoft, String> {
        let dxc = Dxc::new(Some(path.to_owned())).map_err(|e| e.to_string())?;
        let dxil = Dxil::new(Some(path.to_owned())).map_err(|e| e.to_string())?;
        Microsoft::with(Box::leak(Box::new((dxc, dxil))))
    }

    fn with((dxc, dxil): &'static (Dxc, Dxil)) -> Result<Microsoft, String> {
        let tell = |e: hassle_rs::HassleError| format!("DXC: {e}");
        Ok(Microsoft {
            compiler: dxc.create_compiler().map_err(tell)?,
            library: dxc.create_library().map_err(tell)?,
            validator: dxil.create_validator().map_err(tell)?,
        })
    }

    /// Compiles HLSL with DXC's own arguments; DXIL comes out signed, with `-spirv` a SPIR-V module.
    ///
    /// Includes are looked for beside the file that `name` is.
    pub fn compile(
        &self,
        name: &str,
        source: &str,
        profile: &str,
        entry: &str,
        args: &[&str],
    ) -> Result<Vec<u8>, String> {
        let mut bytes = self.compile_unsigned(name, source, profile, entry, args)?;
        sign(&mut bytes);
        Ok(bytes)
    }

    /// As [`Microsoft::compile`], but leaves a container's digest as DXC made it; what the benchmark times.
    pub fn compile_unsigned(
        &self,
        name: &str,
        source: &str,
        profile: &str,
        entry: &str,
        args: &[&str],
    ) -> Result<Vec<u8>, String> {
        let tell = |e: hassle_rs::HassleError| format!("DXC: {e}");
        let blob = self.library.create_blob_with_encoding_from_str(source).map_err(tell)?;
        let mut includes = Beside { folder: Path::new(name).parent().map(PathBuf::from).unwrap_or_default() };
        CALLS.fetch_add(1, Ordering::Relaxed);
        let compiled = self.compiler.compile(&blob, name, entry, profile, args, Some(&mut includes), &[]);
        CALLS.fetch_add(1, Ordering::Relaxed);
        match compiled {
            Ok(result) => Ok(result.get_result().map_err(tell)?.to_vec()),
            Err((result, _)) => Err(self.words(&result)),
        }
    }

    /// Compiles and gives all that DXC says, warnings too; what it made when it took the source.
    pub fn judge(
        &self,
        name: &str,
        source: &str,
        profile: &str,
        entry: &str,
        args: &[&str],
    ) -> Result<(Option<Vec<u8>>, String), String> {
        let tell = |e: hassle_rs::HassleError| format!("DXC: {e}");
        // The wrapper cannot read an empty buffer of messages, so that one message is always there.
        let text = format!("{source}\n#pragma message(\"{LAST_WORD}\")\n");
        let blob = self.library.create_blob_with_encoding_from_str(&text).map_err(tell)?;
        let mut includes = Beside { folder: Path::new(name).parent().map(PathBuf::from).unwrap_or_default() };
        CALLS.fetch_add(1, Ordering::Relaxed);
        let compiled = self.compiler.compile(&blob, name, entry, profile, args, Some(&mut includes), &[]);
        CALLS.fetch_add(1, Ordering::Relaxed);
        match compiled {
            Ok(result) => {
                let words = self.words(&result);
                Ok((Some(result.get_result().map_err(tell)?.to_vec()), without_last_word(&words)))
            }
            Err((result, _)) => Ok((None, without_last_word(&self.words(&result)))),
        }
    }

    /// Links libraries with DXC's own arguments; what comes out is signed.
    ///
    /// # Errors
    /// DXC's words.
    pub fn link(
        &self,
        libraries: &[(&str, &[u8])],
        entry: &str,
        profile: &str,
        args: &[&str],
    ) -> Result<Vec<u8>, String> {
        let mut bytes = linker::link(libraries, entry, profile, args)?;
        sign(&mut bytes);
        Ok(bytes)
    }

    /// What the validator says of a container.
    pub fn validate(&self, container: &[u8]) -> Result<(), String> {
        let tell = |e: hassle_rs::HassleError| format!("DXC's validator: {e}");
        let blob = self.library.create_blob_with_encoding(container).map_err(tell)?;
        match self.validator.validate(blob.into()) {
            Ok(_) => Ok(()),
            Err((result, code)) => {
                let words = self.words(&result);
                Err(if words.is_empty() { format!("DXC's validator: {code}") } else { words })
            }
        }
    }

    /// A container of a listing of DXIL, signed; nothing has validated it.
    ///
    /// # Errors
    /// DXC's words.
    pub fn assemble(&self, listing: &str) -> Result<Vec<u8>, String> {
        let mut bytes = assembler::assemble(listing)?;
        sign(&mut bytes);
        Ok(bytes)
    }

    /// A container as DXC prints it.
    pub fn disassemble(&self, container: &[u8]) -> Result<String, String> {
        let tell = |e: hassle_rs::HassleError| format!("DXC's disassembler: {e}");
        let blob = self.library.create_blob_with_encoding(container).map_err(tell)?;
        let text = self.compiler.disassemble(&blob.into()).map_err(tell)?;
        self.library.get_blob_as_string(&text.into()).map_err(tell)
    }

    fn words(&self, result: &DxcOperationResult) -> String {
        let Ok(errors) = result.get_error_buffer() else { return "DXC failed without a word".into() };
        let blob: DxcBlob = errors.into();
        String::from_utf8_lossy(&blob.to_vec::<u8>()).trim_end_matches(['\0', '\n']).to_string()
    }
}

/// What [`Microsoft::judge`] makes every source say at its end.
pub const LAST_WORD: &str = "that was the source";

/// Messages without [`LAST_WORD`], its line and its caret.
fn without_last_word(words: &str) -> String {
    let mut lines: Vec<&str> = words.lines().collect();
    if let Some(at) =
        lines.iter().position(|line| line.contains("#pragma-messages") && line.contains(LAST_WORD))
    {
        let end = (at + 3).min(lines.len());
        lines.drain(at..end);
    }
    lines.join("\n")
}

/// Finds included files in the folder of the source.
struct Beside {
    folder: PathBuf,
}

impl DxcIncludeHandler for Beside {
    fn load_source(&mut self, filename: String) -> Option<String> {
        let path = Path::new(&filename);
        std::fs::read_to_string(path).or_else(|_| std::fs::read_to_string(self.folder.join(path))).ok()
    }
}

/// Writes the digest into a container; anything else is left as it is.
pub fn sign(container: &mut [u8]) {
    if container.len() >= 32 && container.starts_with(b"DXBC") {
        let digest = trefoil_dxcontainer::digest::container_digest(container);
        container[4..20].copy_from_slice(&digest);
    }
}
