//! vkd3d's compiler: an independent reader of DXIL and of SM 5.1, which makes SPIR-V of either.

use crate::consumers::{program, run_with};

/// What a container holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Shader model 6.
    Dxil,
    /// Shader model 4 to 5.1.
    Dxbc,
}

impl Form {
    fn flag(self) -> &'static str {
        match self {
            Form::Dxil => "dxbc-dxil",
            Form::Dxbc => "dxbc-tpf",
        }
    }
}

/// The SPIR-V that vkd3d makes of a container.
pub fn to_spirv(container: &[u8], form: Form) -> Result<Vec<u8>, String> {
    let mut command = program("vkd3d-compiler")?;
    command.env("VKD3D_SHADER_DEBUG", "err");
    run_with(command.args(["-x", form.flag(), "-b", "spirv-binary", "-"]), container)
}

/// A container as vkd3d prints it.
pub fn disassemble(container: &[u8], form: Form) -> Result<String, String> {
    let mut command = program("vkd3d-compiler")?;
    command.env("VKD3D_SHADER_DEBUG", "err");
    let text = run_with(command.args(["-x", form.flag(), "-b", "d3d-asm", "-"]), container)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// A range of registers that a container declares, as vkd3d reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// `b`, `t`, `u` or `s`.
    pub class: char,
    /// The range's number, by which vkd3d calls its variable.
    pub id: u32,
    /// Its first register.
    pub first: u32,
    /// Its last register; none when there is no bound.
    pub last: Option<u32>,
    /// Its register space.
    pub space: u32,
}

/// The ranges in the listing that [`disassemble`] gives.
pub fn ranges(listing: &str) -> Vec<Range> {
    listing.lines().filter(|line| line.trim_start().starts_with("dcl_")).filter_map(range).collect()
}

/// One declaration such as `dcl_constantBuffer cb0[3:3][80], immediateIndexed, space=0`.
fn range(line: &str) -> Option<Range> {
    let Some(word) = line.split([' ', ',']).find(|word| word.contains('[') && word.contains(':')) else {
        return register(line);
    };
    let (name, rest) = word.split_once('[')?;
    let (bounds, _) = rest.split_once(']')?;
    let (first, last) = bounds.split_once(':')?;
    let (letters, class) = class(name)?;
    let space = line.split_once("space=").map_or("0", |(_, after)| after);
    let space = space.split(|c: char| !c.is_ascii_digit()).next()?;
    Some(Range {
        class,
        id: name[letters.len()..].parse().ok()?,
        first: first.parse().ok()?,
        last: last.parse().ok(),
        space: space.parse().ok()?,
    })
}

/// The letters of a register's name and the class that they stand for.
fn class(name: &str) -> Option<(&str, char)> {
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let class = match letters.to_ascii_lowercase().as_str() {
        "cb" => 'b',
        "t" => 't',
        "u" => 'u',
        "s" => 's',
        _ => return None,
    };
    Some((letters, class))
}

/// One declaration of a shader model before 5.1, such as `dcl_constantBuffer cb3[80], immediateIndexed`: a register by itself.
fn register(line: &str) -> Option<Range> {
    let kinds = ["constantBuffer", "sampler", "resource", "uav"];
    let rest = line.trim_start().strip_prefix("dcl_")?;
    if !kinds.iter().any(|kind| rest.starts_with(kind)) {
        return None;
    }
    line.split([' ', ',']).skip(1).find_map(|word| {
        let name = word.split('[').next()?;
        let (letters, class) = class(name)?;
        let id = name[letters.len()..].parse().ok()?;
        Some(Range { class, id, first: id, last: Some(id), space: 0 })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_from_declarations() {
        let listing = "cs_6_0\ndcl_resource_texture2d (float,float,float,float) t1[10:13], space=2\n\
                       dcl_constantBuffer cb0[3:3][80], immediateIndexed, space=0\ndcl_input vThreadID\n";
        let texture = Range { class: 't', id: 1, first: 10, last: Some(13), space: 2 };
        let constants = Range { class: 'b', id: 0, first: 3, last: Some(3), space: 0 };
        assert_eq!(ranges(listing), [texture, constants]);
        let listing = "ps_5_0\ndcl_constantBuffer cb3[80], immediateIndexed\ndcl_sampler s1, mode_default\ndcl_input_ps v0\n";
        let one = |class, id| Range { class, id, first: id, last: Some(id), space: 0 };
        assert_eq!(ranges(listing), [one('b', 3), one('s', 1)]);
    }
}
