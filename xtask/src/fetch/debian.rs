//! Debian's packages: downloaded by apt-get with lists of its own and without root, unpacked by dpkg-deb.
//!
//! apt-get is told that the machine has no package at all, so it downloads the whole set that the wanted packages need,
//! of the release asked for, and nothing of the machine's own changes.

use super::Place;
use crate::Outcome;
use crate::command::output;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Downloads packages of the releases (the last one is preferred) with all they need, and unpacks all but `leave`, without
/// static libraries.
pub(super) fn unpack(place: &Place, releases: &[&str], packages: &[&str], leave: &[&str]) -> Outcome {
    unpack_but(place, releases, packages, leave, &["*.a"])
}

/// As [`unpack`], without the files of these names.
pub(super) fn unpack_but(
    place: &Place,
    releases: &[&str],
    packages: &[&str],
    leave: &[&str],
    files: &[&str],
) -> Outcome {
    let apt = Apt::new(&place.dir, releases)?;
    output(apt.command().args(["-q", "update"]))?;
    let last = releases.last().expect("a release is named");
    let mut install = apt.command();
    install.args(["-q", "-y", "--no-install-recommends", "--download-only", "-t", last, "install"]);
    output(install.args(packages))?;
    for deb in apt.archives()? {
        let name = deb.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let package = name.split('_').next().unwrap_or_default();
        if !leave.contains(&package) {
            extract(&deb, &place.dir, files)?;
        }
    }
    fs::remove_dir_all(&apt.dir).map_err(|e| e.to_string())
}

/// Downloads packages of a release without what they depend on, and unpacks them.
pub(super) fn unpack_alone(place: &Place, release: &str, packages: &[&str]) -> Outcome {
    let apt = Apt::new(&place.dir, &[release])?;
    output(apt.command().args(["-q", "update"]))?;
    output(
        apt.command().current_dir(apt.dir.join("cache/archives")).args(["-q", "download"]).args(packages),
    )?;
    apt.archives()?.iter().try_for_each(|deb| extract(deb, &place.dir, &[]))?;
    fs::remove_dir_all(&apt.dir).map_err(|e| e.to_string())
}

/// Downloads the original source of a package and unpacks the files of a pattern into a folder, without the first `strip`
/// folders of their paths.
pub(super) fn unpack_source(
    place: &Place,
    release: &str,
    package: &str,
    pattern: &str,
    strip: u32,
    to: &Path,
) -> Outcome {
    let apt = Apt::new(&place.dir, &[release])?;
    let list = apt.dir.join("sources.list");
    let binary = fs::read_to_string(&list).map_err(|e| e.to_string())?;
    let source = binary.replace("deb [", "deb-src [");
    fs::write(&list, source).map_err(|e| e.to_string())?;
    output(apt.command().args(["-q", "update"]))?;
    output(apt.command().current_dir(&apt.dir).args([
        "-q",
        "--download-only",
        "--tar-only",
        "source",
        package,
    ]))?;
    let entries = fs::read_dir(&apt.dir).map_err(|e| e.to_string())?;
    let is_source = |path: &PathBuf| path.to_string_lossy().contains(".orig.tar.");
    let archive = entries.filter_map(Result::ok).map(|entry| entry.path()).find(is_source);
    let archive = archive.ok_or_else(|| format!("apt-get downloaded no source of {package}"))?;
    let mut tar = Command::new("tar");
    tar.arg("-xf").arg(&archive).arg("-C").arg(to).args(["--no-same-owner", "--wildcards", pattern]);
    output(tar.arg(format!("--strip-components={strip}")))?;
    fs::remove_dir_all(&apt.dir).map_err(|e| e.to_string())
}

/// Unpacks one package, without what no test reads.
fn extract(deb: &Path, dir: &Path, without: &[&str]) -> Outcome {
    let mut dpkg = Command::new("dpkg-deb")
        .arg("--fsys-tarfile")
        .arg(deb)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot start dpkg-deb: {e}"))?;
    let files = dpkg.stdout.take().expect("its output is piped");
    let mut tar = Command::new("tar");
    tar.args(["-x", "--no-same-owner", "--keep-directory-symlink"]);
    tar.args(without.iter().map(|name| format!("--exclude={name}")));
    tar.args([
        "--exclude=./usr/share/doc/*",
        "--exclude=./usr/share/man/*",
        "--exclude=./usr/share/locale/*",
    ]);
    let unpacked =
        tar.arg("-C").arg(dir).stdin(files).status().map_err(|e| format!("cannot start tar: {e}"))?;
    let read = dpkg.wait().map_err(|e| e.to_string())?;
    if unpacked.success() && read.success() {
        Ok(())
    } else {
        Err(format!("cannot unpack {}", deb.display()))
    }
}

/// An apt-get with a place of its own.
struct Apt {
    dir: PathBuf,
}

impl Apt {
    /// Lays out lists, cache and an empty record of installed packages under `parent`.
    fn new(parent: &Path, releases: &[&str]) -> Result<Apt, String> {
        let dir = parent.join("apt");
        let tell = |e: std::io::Error| e.to_string();
        for part in ["lists/partial", "cache/archives/partial"] {
            fs::create_dir_all(dir.join(part)).map_err(tell)?;
        }
        fs::write(dir.join("status"), "").map_err(tell)?;
        let archive = archive()?;
        let signed = "/usr/share/keyrings/debian-archive-keyring.gpg";
        let lines: Vec<String> = releases
            .iter()
            .map(|release| format!("deb [signed-by={signed}] {archive} {release} main\n"))
            .collect();
        fs::write(dir.join("sources.list"), lines.concat()).map_err(tell)?;
        Ok(Apt { dir })
    }

    fn command(&self) -> Command {
        let mut command = Command::new("apt-get");
        for (option, file) in [
            ("Dir::Etc::SourceList", "sources.list"),
            ("Dir::State::Lists", "lists"),
            ("Dir::State::status", "status"),
            ("Dir::Cache", "cache"),
        ] {
            command.arg("-o").arg(format!("{option}={}", self.dir.join(file).display()));
        }
        command.args([
            "-o",
            "Dir::Etc::SourceParts=/nonexistent",
            "-o",
            "Dir::Etc::Preferences=/nonexistent",
        ]);
        command.args(["-o", "Dir::Etc::PreferencesParts=/nonexistent", "-o", "Debug::NoLocking=1"]);
        command.args(["-o", "APT::Sandbox::User=root", "-o", "APT::Update::Post-Invoke::=true"]);
        command.args(["-o", "Acquire::Languages=none", "-o", "Acquire::Retries=3"]);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    }

    fn archives(&self) -> Result<Vec<PathBuf>, String> {
        let entries = fs::read_dir(self.dir.join("cache/archives")).map_err(|e| e.to_string())?;
        let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
        let mut debs: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|e| e == "deb")).collect();
        debs.sort();
        if debs.is_empty() { Err("apt-get downloaded nothing".into()) } else { Ok(debs) }
    }
}

/// The Debian archive that this machine is set up to use.
fn archive() -> Result<String, String> {
    let mut command = Command::new("apt-get");
    command.args(["indextargets", "Created-By: Packages", "--format", "$(REPO_URI) $(RELEASE)"]);
    let targets = output(&mut command)?;
    let found = targets.lines().filter_map(|line| line.split_once(' ')).find(|(uri, release)| {
        uri.trim_end_matches('/').ends_with("/debian") && !release.contains('-') && !release.contains('/')
    });
    match found {
        Some((uri, _)) => Ok(uri.to_string()),
        None => Err("no Debian archive is among this machine's apt sources".into()),
    }
}
