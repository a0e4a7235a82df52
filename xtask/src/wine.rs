//! Programs for Windows: mingw-w64 builds and links them, wine runs them.

use crate::command::{run, script};
use crate::targets::{self, WINDOWS, cargo_for, link_by};
use crate::{Outcome, fetch, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// mingw-w64 and wine, unpacked.
pub(crate) struct Wine {
    dir: PathBuf,
}

impl Wine {
    /// Makes sure that they are there.
    ///
    /// # Errors
    /// When they cannot be had.
    pub(crate) fn fetched() -> Result<Wine, String> {
        fetch::run(&["windows".to_owned()])?;
        Ok(Wine { dir: root().join("target/consumers/windows") })
    }

    /// One of the unpacked files.
    pub(crate) fn file(&self, path: &str) -> PathBuf {
        self.dir.join(path)
    }

    /// The compiler of C, which links too.
    pub(crate) fn gcc(&self) -> PathBuf {
        self.file("usr/bin/x86_64-w64-mingw32-gcc-posix")
    }

    /// The compiler of C++.
    pub(crate) fn gxx(&self) -> PathBuf {
        self.file("usr/bin/x86_64-w64-mingw32-g++-posix")
    }

    fn libraries(&self) -> String {
        let folders = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"];
        folders.map(|folder| self.file(folder).display().to_string()).join(":")
    }

    /// A program of this system that finds the unpacked programs and their libraries.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = format!("{}:{}", self.file("usr/bin").display(), path.to_string_lossy());
        command.env("LD_LIBRARY_PATH", self.libraries()).env("PATH", path);
        command
    }

    /// A program for Windows, in its own folder. Dialogs and desktop integration are disabled, and a library of the names in `own` is the one
    /// that lies beside it, not wine's.
    pub(crate) fn program(&self, program: &Path, own: &[&str]) -> Command {
        let mut wine = self.command(&self.file("usr/lib/wine/wine64"));
        wine.arg(program).current_dir(program.parent().unwrap_or(program));
        wine.env("WINEPREFIX", root().join("target/wine")).env("WINEDEBUG", "-all");
        let own: String = own.iter().map(|name| format!(";{name}=n")).collect();
        wine.env("WINEDLLOVERRIDES", format!("mscoree,mshtml=;winemenubuilder.exe=d{own}"));
        wine.env("WINESERVER", self.file("usr/lib/wine/wineserver64"));
        wine.env("LIBGL_DRIVERS_PATH", self.file("usr/lib/x86_64-linux-gnu/dri"));
        // Wine's own libraries need one of mingw-w64's.
        wine.env("WINEPATH", dos(&self.file("usr/x86_64-w64-mingw32/lib")));
        wine
    }

    /// Builds of the workspace for Windows; the folder of what is made.
    ///
    /// # Errors
    /// When that fails.
    pub(crate) fn cargo_build(&self, profile: &str, args: &[&str]) -> Result<PathBuf, String> {
        let mut build = cargo_for(WINDOWS, "build")?;
        let linker = self.written("linker-windows", &self.gcc())?;
        let import_libraries =
            self.written("dlltool-windows", &self.file("usr/bin/x86_64-w64-mingw32-dlltool"))?;
        let flags = format!("-Cdlltool={}", import_libraries.display());
        run(link_by(&mut build, WINDOWS, &linker, &flags).args(["--profile", profile]).args(args))?;
        Ok(targets::made(WINDOWS, profile))
    }

    /// Writes a program that runs one of the unpacked ones with its libraries, which others must not find.
    fn written(&self, name: &str, program: &Path) -> Result<PathBuf, String> {
        let text =
            format!("#!/bin/sh\nLD_LIBRARY_PATH={} exec {} \"$@\"\n", self.libraries(), program.display());
        fs::create_dir_all(targets::folder()).map_err(|e| e.to_string())?;
        let path = targets::folder().join(name);
        script(&path, &text)?;
        Ok(path)
    }

    /// Builds the library from which Rust's standard library gets random numbers, which this version of wine lacks.
    ///
    /// # Errors
    /// When the compiler fails.
    pub(crate) fn random_numbers(&self, folder: &Path) -> Outcome {
        let source = folder.join("bcryptprimitives.c");
        let text = "#include <stddef.h>\n\
                    __declspec(dllexport) int ProcessPrng(unsigned char *data, size_t size) {\n\
                    while (size--) data[size] = (unsigned char)(size * 167 + 13);\n return 1;\n}\n";
        fs::write(&source, text).map_err(|e| e.to_string())?;
        let mut compiler = self.command(&self.gcc());
        run(compiler.arg("-shared").arg(&source).arg("-o").arg(folder.join("bcryptprimitives.dll")))
    }
}

/// A path as programs in wine see it.
pub(crate) fn dos(path: &Path) -> String {
    format!("Z:{}", path.display()).replace('/', "\\")
}
