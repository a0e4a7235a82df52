//! Checks an HLSL file and prints what was found: `check FILE [-T cs_6_0] [-E main] [-HV 2021] [-spirv] [-enable-16bit-types] [-q]`.

use trefoil_hlsl::preprocess::Options;
use trefoil_hlsl::source::NoIncludes;
use trefoil_hlsl::{CheckOptions, check, parse, typed};
use trefoil_ir::{HlslVersion, ShaderModel, Stage};

fn main() {
    let mut options = CheckOptions::default();
    let (mut file, mut quiet) = (String::new(), false);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-T" => {
                let profile = args.next().unwrap_or_default();
                let mut parts = profile.split('_');
                options.stage = match parts.next() {
                    Some("vs") => Stage::Vertex,
                    Some("ps") => Stage::Pixel,
                    _ => Stage::Compute,
                };
                let mut number = || parts.next().and_then(|n| n.parse().ok()).unwrap_or(0);
                options.shader_model = ShaderModel::new(number(), number());
            }
            "-E" => options.entry = args.next().unwrap_or_default(),
            "-HV" => {
                options.version = args.next().and_then(|v| HlslVersion::from_name(&v)).unwrap_or_default()
            }
            "-spirv" => options.target.vulkan_language = true,
            "-enable-16bit-types" => options.native_16bit = true,
            "-q" => quiet = true,
            _ => file = arg,
        }
    }
    let source = std::fs::read(&file).expect("the file is read");
    let pre = Options {
        hlsl_version: options.version,
        enable_16bit_types: options.native_16bit,
        predefined: if options.target.vulkan_language { &[("__spirv__", "1")] } else { &[] },
        ..Options::default()
    };
    let parsed = parse(&file, &source, &pre, &NoIncludes, None);
    let mut diagnostics = parsed.diagnostics;
    let program = check(&parsed.unit, &options, &mut diagnostics);
    eprint!("{}", diagnostics.render(&parsed.sources, &program.names, Default::default()));
    if !quiet {
        print!("{}", typed::dump(&program));
    }
    std::process::exit(i32::from(diagnostics.has_errors()));
}
