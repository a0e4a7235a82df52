//! Paths as text, as the command line and manifests have them.

/// The folder of a file, with its slash; nothing where the name has none.
pub(crate) fn folder(file: &str) -> &str {
    &file[..file.rfind(['/', '\\']).map_or(0, |end| end + 1)]
}

/// A path as seen from a folder that [`folder`] gave.
pub(crate) fn join(folder: &str, path: &str) -> String {
    let is_absolute = path.starts_with(['/', '\\']) || path.get(1..2) == Some(":");
    if is_absolute { path.to_owned() } else { format!("{folder}{path}") }
}

/// The name of a file without its folder and ending.
pub(crate) fn stem(path: &str) -> &str {
    let name = &path[folder(path).len()..];
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
