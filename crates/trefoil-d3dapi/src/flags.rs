//! `D3DCOMPILE_*`: each flag, and the word of the command line that says the same.

use trefoil::Options;
use trefoil::args::parse_args;

/// The flags that have a meaning here. Those of debug information, software vertex processing, preshaders and partial precision
/// change nothing.
const FLAGS: [(u32, &str); 11] = [
    (0x2, "-Vd"),
    (SKIP_OPTIMIZATION, "-Od"),
    (0x8, "-Zpr"),
    (0x10, "-Zpc"),
    (0x200, "-Gfa"),
    (0x400, "-Gfp"),
    (0x800, "-Ges"),
    (0x2000, "-Gis"),
    (0x4_0000, "-WX"),
    (0x8_0000, "-res_may_alias"),
    (0x20_0000, "-all_resources_bound"),
];

/// Nothing is optimised, and drivers are asked not to.
const SKIP_OPTIMIZATION: u32 = 0x4;

/// The level of optimisation, in two bits.
const LEVEL: u32 = 0xc000;
/// Level 0, at which nothing is optimised but what must be.
const LEVEL_0: u32 = 0x4000;

/// The older language: `texture`, `tex2D`, semantics without `SV_`.
const BACKWARDS_COMPATIBILITY: u32 = 0x1000;

/// The options of flags and macros; `older` for a profile whose language is the older one in any case.
///
/// # Errors
/// A macro whose name is none.
pub(crate) fn options(flags: u32, macros: &[(String, String)], older: bool) -> Result<Options, String> {
    let chosen = FLAGS.iter().filter(|(flag, _)| flags & flag != 0);
    let mut words: Vec<String> = chosen.map(|(_, word)| (*word).to_owned()).collect();
    if flags & LEVEL == LEVEL_0 && flags & SKIP_OPTIMIZATION == 0 {
        words.push("-O0".into());
    }
    words.extend(["-HV".to_owned(), "2016".to_owned()]);
    if older || flags & BACKWARDS_COMPATIBILITY != 0 {
        words.push("-Gec".into());
    }
    for (name, value) in macros {
        words.extend(["-D".to_owned(), format!("{name}={value}")]);
    }
    let (options, _) = parse_args(&words).and_then(|args| args.compile_options()).map_err(|e| e.0)?;
    Ok(options)
}
