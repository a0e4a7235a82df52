//! One shader under every combination of its switches, as a studio's build compiles it: what a session gains that
//! remembers, and what it is to DXC, which compiles each.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
use trefoil_testkit::dxc::Microsoft;

const NAME: &str = "variants.hlsl";
const SOURCE: &str = include_str!("variants.hlsl");

/// The switches and how many values each has, from the first on.
const SWITCHES: [(&str, u32, u32); 5] =
    [("SHADOWS", 2, 0), ("FILTER", 4, 0), ("FOG", 2, 0), ("FOG_MODE", 4, 0), ("LIGHTS", 4, 1)];

/// The room that the session has for artifacts.
const ROOM: usize = 64 << 20;

type Defines = Vec<(String, Option<String>)>;

/// Every combination.
fn combinations() -> Vec<Defines> {
    let mut all: Vec<Defines> = vec![Vec::new()];
    for (name, count, first) in SWITCHES {
        let with = |before: &Defines, value: u32| {
            let mut defines = before.clone();
            defines.push((name.into(), Some(value.to_string())));
            defines
        };
        all = all.iter().flat_map(|before| (first..first + count).map(move |v| with(before, v))).collect();
    }
    all
}

/// Compiles all in a session of ours, for a profile.
pub(crate) fn train() -> Result<(), String> {
    ours(&Session::with_variants(ROOM), &combinations()).map(drop)
}

/// Compiles all with a session of ours: the time, and how many differ.
fn ours(session: &Session, all: &[Defines]) -> Result<(Duration, usize), String> {
    let mut different = BTreeSet::new();
    let start = Instant::now();
    for defines in all {
        let request = Request {
            source_name: NAME,
            source: SOURCE.as_bytes(),
            entry: "main",
            profile: Profile::parse("ps_6_0").ok_or("no profile")?,
            target: Target::Dxil,
            options: Options { defines: defines.clone(), ..Options::default() },
            include: &NoIncludes,
        };
        different.insert(session.compile(&request).map_err(|d| d.to_string())?.bytes);
    }
    Ok((start.elapsed(), different.len()))
}

/// Compiles all with DXC.
fn dxc(microsoft: &Microsoft, all: &[Defines]) -> Result<Duration, String> {
    let start = Instant::now();
    for defines in all {
        let words =
            defines.iter().map(|(name, value)| format!("-D{name}={}", value.as_deref().unwrap_or("1")));
        let words: Vec<String> = words.collect();
        let args: Vec<&str> = words.iter().map(String::as_str).collect();
        microsoft.compile_unsigned(NAME, SOURCE, "ps_6_0", "main", &args)?;
    }
    Ok(start.elapsed())
}

/// One line on it.
pub(crate) fn show(microsoft: &Microsoft) -> Result<String, String> {
    let all = combinations();
    let (plain, _) = ours(&Session::new(), &all)?;
    let (shared, different) = ours(&Session::with_variants(ROOM), &all)?;
    let theirs = dxc(microsoft, &all)?;
    let each = |time: Duration| time.as_secs_f64() * 1e6 / all.len() as f64;
    let ratio = |time: Duration| theirs.as_secs_f64() / time.as_secs_f64();
    Ok(format!(
        "{} variants, {different} of them different, µs each: {:.1} in a session ({:.1} times DXC's speed), {:.1} in one that \
         remembers ({:.1} times), DXC {:.1}",
        all.len(),
        each(plain),
        ratio(plain),
        each(shared),
        ratio(shared),
        each(theirs),
    ))
}
