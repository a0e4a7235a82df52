//! The older language where a target takes it: samplers that are textures too, and the functions that sample them, as Direct3D 9 has
//! them. They are declared in HLSL, before the source.

use crate::Request;
use std::borrow::Cow;

/// The declarations.
const COMBINED: &str = include_str!("older.hlsl");

/// Where the places of the declarations are said to be.
const PLACE: &str = "#line 1 \"samplers of Direct3D 9\"\n";

/// What `sampler` stands for where it is a texture too.
const BARE: &str = "#define sampler __Combined\n";

/// The source of a request, after declarations of the older language where that is asked for and the target takes it.
pub(crate) fn source<'a>(request: &Request<'a>) -> Cow<'a, [u8]> {
    if !request.options.dx9_compat || !request.target.spec().combines_samplers {
        return Cow::Borrowed(request.source);
    }
    let bare = if samples_by_functions(request.source) { BARE } else { "" };
    // Places are those of the source alone.
    let name = request.source_name.replace('\\', "/").replace('"', "");
    let line = format!("#line 1 \"{name}\"\n");
    Cow::Owned(
        [PLACE.as_bytes(), COMBINED.as_bytes(), bare.as_bytes(), line.as_bytes(), request.source].concat(),
    )
}

/// Whether a source samples by functions and never by methods, which take a bare `sampler` for what it is today.
fn samples_by_functions(source: &[u8]) -> bool {
    let has = |word: &[u8]| source.windows(word.len()).any(|window| window == word);
    [b"tex1D".as_slice(), b"tex2D", b"tex3D", b"texCUBE"].into_iter().any(has) && !has(b".Sample")
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::COMBINED_MEMBER;

    #[test]
    fn members_are_named_as_reflection_knows_them() {
        let members = COMBINED.lines().filter(|line| line.starts_with("    ") && line.ends_with(';'));
        let names: Vec<&str> =
            members.filter_map(|line| line.trim_end_matches(';').split(' ').next_back()).collect();
        assert_eq!(names.len(), 5);
        assert!(names.iter().all(|name| format!(".{name}").starts_with(COMBINED_MEMBER)));
    }

    #[test]
    fn a_bare_sampler_is_a_texture_where_functions_alone_sample() {
        assert!(samples_by_functions(b"sampler s; float4 f() { return tex2D(s, 0); }"));
        assert!(!samples_by_functions(b"sampler s; float4 f() { return t.Sample(s, 0) + tex2D(u, 0); }"));
        assert!(!samples_by_functions(b"sampler s;"));
    }
}
