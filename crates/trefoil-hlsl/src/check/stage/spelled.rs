//! How attributes are spelled.

/// The name of an attribute in small letters. That of root signatures is known in one spelling alone.
pub(in crate::check::stage) fn folded(name: &str) -> String {
    let folded = name.to_ascii_lowercase();
    if folded == "rootsignature" && name != "RootSignature" { String::new() } else { folded }
}
