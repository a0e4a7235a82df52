//! The rewriter on HLSL, and the optimiser on containers: any input is answered, and a broken one with what is wrong.

use super::hlsl::Hlsl;
use super::{Input, Target};
use crate::broken::{Binary, binary};
use crate::random::Random;
use crate::seeds::binaries;
use trefoil::{NoIncludes, OPTIMIZER_PASSES, OptimizerStep, RewriteArgs, Session, optimize};

/// The shaders that [`Hlsl`] makes, rewritten.
pub(super) struct Rewrite(Hlsl);

impl Rewrite {
    /// With the shaders read.
    pub(super) fn new() -> Rewrite {
        Rewrite(Hlsl::new())
    }
}

impl Target for Rewrite {
    fn extension(&self) -> &'static str {
        "hlsl"
    }

    fn input(&self, random: &mut Random) -> Input {
        self.0.input(random)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let entry = input.head.split(' ').nth(2).unwrap_or("main");
        let lines: [&[&str]; 3] = [
            &["-HV", "2021", "-keep-user-macro", "-decl-global-cb", "-extract-entry-uniforms", "-E", entry],
            &["-HV", "2021", "-E", entry, "-remove-unused-globals", "-line-directive"],
            &["-skip-fn-body", "-skip-static", "-global-extern-by-default", "-line-directive"],
        ];
        let mut is_sound = true;
        for line in lines {
            let args = RewriteArgs::parse(line).map_err(|why| why.to_string())?;
            is_sound &= Session::new().rewrite("fuzz.hlsl", &input.bytes, &NoIncludes, &args).is_right;
        }
        Ok(is_sound)
    }
}

/// Containers broken anywhere, through a few passes.
pub(super) struct Optimize(Vec<Binary>);

impl Optimize {
    /// With the tests' shaders compiled.
    pub(super) fn new() -> Optimize {
        let made = binaries(trefoil::Target::Dxil).into_iter();
        Optimize(made.map(|bytes| Binary { range: 20..bytes.len(), bytes }).collect())
    }
}

impl Target for Optimize {
    fn extension(&self) -> &'static str {
        "dxil"
    }

    fn input(&self, random: &mut Random) -> Input {
        let passes: Vec<&str> = (0..random.below(5)).map(|_| random.of(OPTIMIZER_PASSES).name).collect();
        let mut bytes = format!("{}\n", passes.join(",")).into_bytes();
        bytes.extend(match random.once_in(2) {
            true => random.of(&self.0).bytes.clone(),
            false => binary(&self.0, random),
        });
        Input { head: String::new(), bytes }
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let end = input.bytes.iter().position(|&byte| byte == b'\n').unwrap_or(0);
        let names = String::from_utf8_lossy(&input.bytes[..end]).into_owned();
        let named = |name: &str| OPTIMIZER_PASSES.iter().find(|pass| pass.name == name);
        let mut steps: Vec<OptimizerStep> =
            names.split(',').filter_map(named).map(OptimizerStep::Pass).collect();
        steps.push(OptimizerStep::Print);
        Ok(optimize(input.bytes.get(end + 1..).unwrap_or_default(), &steps).is_ok())
    }
}
