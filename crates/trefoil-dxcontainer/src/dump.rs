//! Signature and resource tables as text, in the columns of DXC's and FXC's listings.

use crate::rdef::{Binding, input_flags, input_type};
use crate::sigpart::Row;
use std::fmt::Write;
use trefoil_facts::Semantic;

/// Prints the table of a signature under a title such as `Input signature`; lines start with `prefix` (`//` or `;`).
pub fn signature(out: &mut String, prefix: &str, title: &str, rows: &[Row], input: bool) {
    let _ = writeln!(out, "{prefix} {title}:\n{prefix}");
    let _ = writeln!(out, "{prefix} Name                 Index   Mask Register SysValue  Format   Used");
    let _ = writeln!(out, "{prefix} -------------------- ----- ------ -------- -------- ------- ------");
    if rows.is_empty() {
        let _ = writeln!(out, "{prefix} no parameters");
    }
    for row in rows {
        let used = if input { row.usage } else { !row.usage } & row.mask;
        let _ = write!(out, "{prefix} {:<20} {:>5} ", row.name, row.index);
        match own_register(row) {
            Some(name) => {
                let _ = write!(out, "   N/A {name:>8} ");
            }
            None if row.register == u32::MAX => {
                let _ = write!(out, "   N/A      N/A ");
            }
            None => {
                let _ = write!(out, "  {} {:>8} ", mask(row.mask), row.register);
            }
        }
        let _ = write!(out, "{:>8} {:>7} ", system_value(row), format_name(row));
        let _ = match row.register {
            u32::MAX => writeln!(out, "{:>6}", if used != 0 { "YES" } else { "NO" }),
            _ => writeln!(out, "  {}", mask(used)),
        };
    }
    let _ = writeln!(out, "{prefix}");
}

/// A mask's letters, each in its column.
fn mask(mask: u8) -> String {
    "xyzw".chars().enumerate().map(|(i, c)| if mask >> i & 1 != 0 { c } else { ' ' }).collect()
}

/// The register of an output that has one of its own.
fn own_register(row: &Row) -> Option<&'static str> {
    if row.register != u32::MAX {
        return None;
    }
    Some(match row.kind() {
        Semantic::Depth => "oDepth",
        Semantic::DepthGreaterEqual => "oDepthGE",
        Semantic::DepthLessEqual => "oDepthLE",
        Semantic::Coverage => "oMask",
        Semantic::StencilRef => "oStencilRef",
        _ => return None,
    })
}

fn format_name(row: &Row) -> &'static str {
    match row.min_precision {
        1 => "min16f",
        4 => "min16i",
        5 => "min16u",
        _ => row.component.table_name(),
    }
}

fn system_value(row: &Row) -> &'static str {
    match row.system_value {
        0 => match row.kind() {
            // Token streams have no numbers for these.
            Semantic::Target => "TARGET",
            Semantic::Depth => "DEPTH",
            Semantic::DepthGreaterEqual => "DEPTHGE",
            Semantic::DepthLessEqual => "DEPTHLE",
            Semantic::Coverage => "COVERAGE",
            Semantic::StencilRef => "STENCILREF",
            _ => "NONE",
        },
        1 => "POS",
        2 => "CLIPDST",
        3 => "CULLDST",
        4 => "RTINDEX",
        5 => "VPINDEX",
        6 => "VERTID",
        7 => "PRIMID",
        8 => "INSTID",
        9 => "FFACE",
        10 => "SAMPLE",
        11 => "QUADEDGE",
        12 => "QUADINT",
        13 => "TRIEDGE",
        14 => "TRIINT",
        15 => "LINEDET",
        16 => "LINEDEN",
        23 => "BARYCEN",
        24 => "SHDINGRATE",
        25 => "CULLPRIM",
        64 => "TARGET",
        65 => "DEPTH",
        66 => "COVERAGE",
        67 => "DEPTHGE",
        68 => "DEPTHLE",
        69 => "STENCILREF",
        70 => "INNERCOV",
        _ => "?",
    }
}

/// Prints the table of bindings in the form of shader model 5.1 listings.
pub fn bindings(out: &mut String, prefix: &str, bindings: &[Binding]) {
    let _ = writeln!(out, "{prefix} Resource Bindings:\n{prefix}");
    let _ = writeln!(
        out,
        "{prefix} Name                                 Type  Format         Dim Space Slot  Elements"
    );
    let _ = writeln!(
        out,
        "{prefix} ------------------------------ ---------- ------- ----------- ----- ---- ---------"
    );
    for binding in bindings {
        let count = if binding.count == 0 { "unbounded".to_owned() } else { binding.count.to_string() };
        let _ = writeln!(
            out,
            "{prefix} {:<30} {:>10} {:>7} {:>11} {:>5} {:>4} {:>9}",
            binding.name,
            type_name(binding),
            format_of(binding),
            dimension(binding),
            binding.space,
            binding.register,
            count
        );
    }
    let _ = writeln!(out, "{prefix}\n{prefix}\n{prefix}");
}

fn type_name(binding: &Binding) -> &'static str {
    match binding.ty {
        input_type::CBUFFER => "cbuffer",
        input_type::TBUFFER => "tbuffer",
        input_type::TEXTURE | input_type::STRUCTURED | input_type::RAW => "texture",
        input_type::SAMPLER if binding.flags & input_flags::COMPARISON_SAMPLER != 0 => "sampler_c",
        input_type::SAMPLER => "sampler",
        _ => "UAV",
    }
}

fn format_of(binding: &Binding) -> String {
    match binding.ty {
        input_type::TEXTURE | input_type::UAV_TYPED => {
            let name = match binding.return_type {
                1 => "unorm",
                2 => "snorm",
                3 => "int",
                4 => "uint",
                5 => "float",
                6 => "mixed",
                7 => "double",
                _ => "NA",
            };
            match binding.flags >> input_flags::COMPONENTS_SHIFT & 3 {
                0 => name.to_owned(),
                more => format!("{name}{}", more + 1),
            }
        }
        input_type::STRUCTURED
        | input_type::UAV_STRUCTURED
        | input_type::UAV_STRUCTURED_COUNTER
        | input_type::UAV_APPEND
        | input_type::UAV_CONSUME => "struct".to_owned(),
        input_type::RAW | input_type::UAV_RAW => "byte".to_owned(),
        _ => "NA".to_owned(),
    }
}

fn dimension(binding: &Binding) -> &'static str {
    match binding.ty {
        input_type::STRUCTURED | input_type::RAW => "r/o",
        input_type::UAV_STRUCTURED | input_type::UAV_RAW => "r/w",
        input_type::UAV_APPEND => "append",
        input_type::UAV_CONSUME => "consume",
        input_type::UAV_STRUCTURED_COUNTER => "r/w+cnt",
        input_type::TEXTURE | input_type::UAV_TYPED => match binding.dimension {
            1 => "buf",
            2 => "1d",
            3 => "1darray",
            4 => "2d",
            5 => "2darray",
            6 => "2dMS",
            7 => "2darrayMS",
            8 => "3d",
            9 => "cube",
            10 => "cubearray",
            _ => "NA",
        },
        _ => "NA",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_facts::ComponentType;

    #[test]
    fn tables_have_the_reference_columns() {
        let row = |name: &str, register, mask, usage| Row {
            stream: 0,
            name: name.to_owned(),
            index: 0,
            system_value: 0,
            component: ComponentType::F32,
            register,
            mask,
            usage,
            min_precision: 0,
        };
        let mut out = String::new();
        signature(
            &mut out,
            "//",
            "Output signature",
            &[row("SV_TARGET", 0, 15, 0), row("SV_Depth", u32::MAX, 1, 14)],
            false,
        );
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines[4], "// SV_TARGET                0   xyzw        0   TARGET   float   xyzw");
        assert_eq!(lines[5], "// SV_Depth                 0    N/A   oDepth    DEPTH   float    YES");
        let binding = Binding {
            name: "tex1[0][5][3]".into(),
            ty: input_type::TEXTURE,
            return_type: 5,
            dimension: 4,
            register: 10,
            flags: 3 << 2,
            ..Default::default()
        };
        out.clear();
        bindings(&mut out, "//", &[binding]);
        let expected =
            "// tex1[0][5][3]                     texture  float4          2d     0   10 unbounded";
        assert_eq!(out.lines().nth(4), Some(expected));
    }
}
