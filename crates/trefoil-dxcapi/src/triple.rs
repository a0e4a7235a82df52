//! The target of a listing: DXIL's own triple names neither stage nor model, which stand in metadata.

/// The triple with stage and model of a listing's `!dx.shaderModel`; none where it has no such metadata.
pub(crate) fn of_listing(text: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(text).ok()?;
    let node = text.lines().find_map(|line| line.strip_prefix("!dx.shaderModel = !{"))?;
    let node = format!("{} = ", node.split(['}', ',']).next()?.trim());
    let model = text.lines().find_map(|line| line.strip_prefix(&node)?.strip_prefix("!{"))?;
    let mut fields = model.trim_end().trim_end_matches('}').split(", ");
    let stage = match fields.next()?.strip_prefix("!\"")?.strip_suffix('"')? {
        "ps" => "pixel",
        "vs" => "vertex",
        "cs" => "compute",
        "gs" => "geometry",
        "hs" => "hull",
        "ds" => "domain",
        "lib" => "library",
        "ms" => "mesh",
        "as" => "amplification",
        _ => return None,
    };
    let mut number = || fields.next()?.strip_prefix("i32 ")?.parse::<u32>().ok();
    Some(format!("dxil-pc-shadermodel{}.{}-{stage}", number()?, number()?))
}

#[cfg(test)]
mod tests {
    #[test]
    fn stage_and_model_are_found() {
        let text = b"!dx.shaderModel = !{!3}\n!3 = !{!\"cs\", i32 6, i32 2}\n";
        assert_eq!(super::of_listing(text).as_deref(), Some("dxil-pc-shadermodel6.2-compute"));
        assert_eq!(super::of_listing(b"define void @f()"), None);
    }
}
