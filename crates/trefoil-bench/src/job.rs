//! One shader to one format, and how each compiler is asked for it.

use crate::inputs::Input;
use std::time::{Duration, Instant};
use trefoil::Options;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::{Target, options, plain, with_environment};

/// Our phases, in their order: preprocess, parse, check, lower, optimize, emit.
pub(crate) const PHASES: usize = 6;

/// What we made, and how long after the start each phase was done.
pub(crate) type Timed = (Vec<u8>, [Duration; PHASES]);

/// A shader and a format.
pub(crate) struct Job<'a> {
    pub(crate) input: &'a Input,
    pub(crate) target: Target,
}

impl Job<'_> {
    /// Our options for it.
    pub(crate) fn options(&self) -> Result<Options, String> {
        options(&self.args())
    }

    pub(crate) fn args(&self) -> Vec<&str> {
        let later = self.input.recent && self.target == Target::Spirv;
        let later = later.then_some("-fspv-target-env=vulkan1.3");
        with_environment(self.target, self.input.args.iter().map(String::as_str).chain(later))
    }

    /// Compiles it with trefoil, in a session of its own.
    pub(crate) fn ours(&self, options: &Options) -> Result<Timed, String> {
        let profile = match self.target {
            Target::Dxbc => format!("{}_5_1", self.input.prefix),
            _ => format!("{}_6_{}", self.input.prefix, self.input.minor),
        };
        let Input { path, source, entry, .. } = self.input;
        let (mut at, mut slot) = ([Duration::ZERO; PHASES], 0);
        let start = Instant::now();
        let mut mark = |_| {
            at[slot] = start.elapsed();
            slot += 1;
        };
        let made = plain(path, source, &profile, entry, self.target, options, &mut mark)?;
        Ok((made, at))
    }

    /// Compiles it with DXC; to DXIL where we make DXBC.
    pub(crate) fn dxc(&self, microsoft: &Microsoft) -> Result<Vec<u8>, String> {
        let Input { path, source, entry, prefix, minor, .. } = self.input;
        let mut args = self.args();
        args.extend((self.target == Target::Spirv).then_some("-spirv"));
        microsoft.compile_unsigned(path, source, &format!("{prefix}_6_{minor}"), entry, &args)
    }
}
