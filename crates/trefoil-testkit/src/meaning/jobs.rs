//! The shaders whose meaning is compared: acceptance files that DXC takes, examples, execution tests, what naga makes of
//! WGSL, random programs.

use crate::accept::Case;
use crate::consumers::{files, relative};
use crate::examples;
use crate::exec::{parse, route::Route, run::source_of};
use crate::ours::Target;
use crate::outputs;
use crate::random::{self as programs, shapes::Stage};
use crate::wgsl as bevy;
use std::path::Path;

/// A shader with its options.
#[derive(Clone, Debug)]
pub struct Job {
    /// What reports call it.
    pub name: String,
    /// Where it lies, for its includes.
    pub path: String,
    /// Its text.
    pub source: String,
    /// The profile.
    pub profile: String,
    /// The entry.
    pub entry: String,
    /// Arguments, as DXC spells them.
    pub args: Vec<String>,
    /// Of one that is compiled for one model at one level: which turn it is, at even ones `-O3`'s.
    pub turn: Option<u32>,
    /// Whether ours is byte code of shader model 5.1, beside DXIL of 6.0.
    pub byte_code: bool,
}

/// Types of minimum precision, and those of 32 bits that take their place.
const LEAST_PRECISION: [(&str, &str); 5] = [
    ("min16float", "float"),
    ("min10float", "float"),
    ("min16int", "int"),
    ("min12int", "int"),
    ("min16uint", "uint"),
];

impl Job {
    /// Whether it is SPIR-V that is made.
    pub fn is_spirv(&self) -> bool {
        self.args.iter().any(|arg| arg == "-spirv")
    }

    /// What ours is.
    pub fn target(&self) -> Target {
        match (self.byte_code, self.is_spirv()) {
            (true, _) => Target::Dxbc,
            (false, true) => Target::Spirv,
            (false, false) => Target::Dxil,
        }
    }

    /// The profile that ours is compiled for where DXC's is for `profile`.
    pub fn own_profile(&self, profile: &str) -> String {
        match (self.byte_code, profile.split_once('_')) {
            (true, Some((stage, _))) => format!("{stage}_5_1"),
            _ => profile.to_string(),
        }
    }

    /// Whether it is a listing of DXIL, with what it must compute: what no compiler makes is executed all the same.
    pub fn is_listing(&self) -> bool {
        self.path.ends_with(".ll")
    }

    /// Asks for SPIR-V, with bindings of their own for registers of each class: `t0` and `u0` are different memory.
    pub fn make_spirv(&mut self) {
        if !self.is_spirv() {
            self.args.push("-spirv".into());
        }
        if !self.args.iter().any(|arg| arg.starts_with("-fspv-target-env")) {
            // Mesh shaders are of SPIR-V 1.4.
            let is_mesh = self.profile.starts_with("ms_") || self.profile.starts_with("as_");
            let environment = if is_mesh { "vulkan1.1spirv1.4" } else { "vulkan1.1" };
            self.args.push(format!("-fspv-target-env={environment}"));
        }
        if !self.args.iter().any(|arg| arg.starts_with("-fvk-")) {
            for (class, shift) in [('t', "1000"), ('u', "2000"), ('s', "3000")] {
                self.args.extend([format!("-fvk-{class}-shift"), shift.into(), "all".into()]);
            }
        }
    }

    /// Asks for byte code of ours, where its stage has such: whether it has.
    pub fn make_byte_code(&mut self) -> bool {
        const STAGES: [&str; 6] = ["vs", "ps", "gs", "hs", "ds", "cs"];
        let Some(stage) = STAGES.iter().find(|stage| self.profile.starts_with(*stage)) else { return false };
        (self.profile, self.byte_code) = (format!("{stage}_6_0"), true);
        !self.is_spirv()
    }

    /// A shader headed by the job's arguments, as acceptance tests are.
    pub fn headed(&self, profile: &str, source: &str) -> String {
        // Exceptions of execution tests mean nothing in an acceptance file.
        let lines = source.lines().filter(|line| !line.starts_with("// except "));
        let source = lines.collect::<Vec<_>>().join("\n");
        format!("// -T {profile} -E {} {}\n{source}\n", self.entry, self.args.join(" "))
    }

    /// Whether there are numbers of minimum precision: DXIL has 16 bits for them, byte code 32, and both may.
    pub fn has_least_precision(&self) -> bool {
        LEAST_PRECISION.iter().any(|(name, _)| self.source.contains(name))
    }

    /// The same shader with numbers of 32 bits in place of those.
    pub fn widened(&self) -> Job {
        let wide = |source: String, (name, wide): &(&str, &str)| source.replace(name, wide);
        Job { source: LEAST_PRECISION.iter().fold(self.source.clone(), wide), ..self.clone() }
    }

    /// The levels of optimisation to compile at: `-O3` and `-Od`, or none where the job's own arguments say the level.
    pub fn levels(&self) -> &'static [&'static str] {
        if let Some(turn) = self.turn {
            return if turn % 2 == 0 { &["-O3"] } else { &["-Od"] };
        }
        if self.is_listing() {
            return &[""];
        }
        let own = |arg: &String| arg.starts_with("-O") && arg.len() == 3;
        if self.args.iter().any(own) { &[""] } else { &["-O3", "-Od"] }
    }
}

impl Job {
    /// The profiles to compile for: its own, and that of shader model 6.6, where operations go by other ways, when its own is
    /// older; SPIR-V asks no model.
    pub fn profiles(&self) -> Vec<String> {
        if self.turn.is_some() || self.byte_code || self.is_listing() {
            return vec![self.profile.clone()];
        }
        let newer = self.profile.rsplit_once('_').and_then(|(stage, minor)| {
            let is_old = minor.parse::<u32>().is_ok_and(|minor| minor < 6);
            (is_old && stage.ends_with("_6") && !self.is_spirv()).then(|| format!("{stage}_6"))
        });
        std::iter::once(self.profile.clone()).chain(newer).collect()
    }

    /// Which tenth of all shaders it is of: its name decides, so that no other shader moves when one comes or goes.
    pub fn tenth(&self) -> u64 {
        self.name_hash() / 7 % 10
    }

    /// A number of its name, that of FNV-1a.
    pub fn name_hash(&self) -> u64 {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        self.name.bytes().fold(0xcbf2_9ce4_8422_2325, step)
    }
}

impl From<outputs::Job> for Job {
    fn from(job: outputs::Job) -> Job {
        Job {
            name: job.name,
            path: job.path,
            source: job.source,
            profile: job.profile,
            entry: job.entry,
            args: job.args,
            turn: None,
            byte_code: false,
        }
    }
}

/// All shaders of the tree whose name contains `filter`, or the one in a file of that path, headed by its arguments as
/// acceptance tests are.
///
/// # Errors
/// A file that cannot be read, or whose head says nothing that can be compiled.
pub fn all(filter: &str) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    if filter.ends_with(".hlsl") && Path::new(filter).is_file() {
        let case = Case::read(Path::new(filter))?;
        return Ok(vec![of_case(filter, Path::new(filter), case)]);
    }
    of_examples(&mut jobs)?;
    of_execution(&mut jobs)?;
    of_acceptance(&mut jobs)?;
    of_listings(&mut jobs)?;
    of_counts(&mut jobs)?;
    jobs.extend(wgsl(filter)?);
    jobs.retain(|job| job.name.contains(filter));
    Ok(jobs)
}

/// The same shaders for SPIR-V, and those that are for SPIR-V alone; for Vulkan 1.1 unless their arguments say otherwise.
///
/// # Errors
/// As for [`all`].
pub fn spirv(filter: &str) -> Result<Vec<Job>, String> {
    let mut jobs = all(filter)?;
    // What DXC's own SPIR-V gets wrong, by the test's own word, is no measure.
    jobs.retain(|job| {
        !job.is_listing() && !job.name.starts_with("accept/") && !job.source.contains("// except dxc: ")
    });
    for (name, path) in files("tests/accept").into_iter().filter(|(name, _)| name.ends_with(".hlsl")) {
        let case = Case::read(&path).map_err(|e| format!("{name}: {e}"))?;
        let name = format!("accept/{name}");
        if case.verdict.as_ref().is_some_and(|verdict| verdict.spirv) && name.contains(filter) {
            jobs.push(of_case(&name, &path, case));
        }
    }
    jobs.iter_mut().for_each(Job::make_spirv);
    Ok(jobs)
}

/// The entries of bevy's shaders as naga writes them. It takes a while: of a filter, only for the files that it may mean.
///
/// # Errors
/// What bevy's composer or naga says.
pub fn wgsl(filter: &str) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for (file, path) in bevy::shaders() {
        let file = format!("wgsl/{file}");
        let may_be_meant = file.contains(filter) || filter.contains(&file);
        if bevy::why_unwritten(&path).is_some() || !may_be_meant {
            continue;
        }
        let entries = bevy::hlsl_of(&path).map_err(|e| format!("{file}: {e}"))?;
        let path = relative(&path.with_extension("hlsl"));
        jobs.extend(entries.into_iter().map(|entry| Job {
            name: format!("{file} {}", entry.name),
            path: path.clone(),
            source: entry.text,
            profile: entry.profile,
            entry: entry.name,
            args: bevy::ARGS.map(String::from).to_vec(),
            turn: None,
            byte_code: false,
        }));
    }
    Ok(jobs)
}

/// Random programs by their seeds: expressions and flow, places and shapes, and of every eighth seed idioms; each for one model
/// at one level. With a stage, programs of places and shapes for it alone.
pub fn random(first: u32, count: u32, stage: Option<Stage>, vulkan: bool) -> Vec<Job> {
    let made = (first..first.saturating_add(count)).filter_map(|seed| {
        let mut job = match stage {
            Some(stage) => of_shapes(programs::shapes::of_stage(seed, stage, vulkan)),
            None if seed % IDIOMS == 6 => {
                let name = random_name(seed);
                return Some(Job { name, ..of_idioms(seed / IDIOMS, vulkan) });
            }
            None if seed % 2 == 0 => expressions(seed / 2)?,
            None => of_shapes(programs::shapes::program(seed / 2, vulkan)),
        };
        job.name = random_name(seed);
        // Without optimisation DXC comes to no end on nodes.
        job.turn = Some(if stage == Some(Stage::Nodes) { 0 } else { seed / 2 });
        if seed / 4 % 2 == 1 && !job.profile.ends_with("6_8") {
            let stage = job.profile.split('_').next().unwrap_or_default();
            job.profile = format!("{stage}_6_6");
        }
        if vulkan && job.profile.starts_with("lib_") {
            // Rays are of SPIR-V 1.4.
            job.args.push("-fspv-target-env=vulkan1.1spirv1.4".into());
        }
        Some(job)
    });
    made.collect()
}

/// One in so many seeds is of idioms.
const IDIOMS: u32 = 8;

/// The name of the random program of a seed.
pub fn random_name(seed: u32) -> String {
    format!("random/{seed} main")
}

fn expressions(seed: u32) -> Option<Job> {
    let text = programs::program(seed, programs::hosts::Host::Compute);
    let test = parse::test(&text).ok()?;
    of_test("", Path::new("random.hlsl"), &test, &text).pop()
}

fn of_shapes(made: programs::shapes::Program) -> Job {
    let model = match made.stage {
        Stage::Mesh => "6_5",
        Stage::Rays => "6_3",
        Stage::Nodes => "6_8",
        _ => "6_2",
    };
    Job {
        name: String::new(),
        path: "random.hlsl".into(),
        source: made.source,
        profile: format!("{}_{model}", made.stage.prefix()),
        entry: "main".into(),
        args: made.args.iter().map(|arg| arg.to_string()).collect(),
        turn: None,
        byte_code: false,
    }
}

/// The random programs of idioms by their seeds.
pub fn idioms(first: u32, count: u32, vulkan: bool) -> Vec<Job> {
    (first..first.saturating_add(count)).map(|seed| of_idioms(seed, vulkan)).collect()
}

fn of_idioms(seed: u32, vulkan: bool) -> Job {
    let made = programs::idioms::program(seed, vulkan);
    Job {
        name: random_name(seed),
        path: "random.hlsl".into(),
        source: made.source,
        profile: format!("{}_{}", made.stage.prefix(), made.model),
        entry: "main".into(),
        args: made.args.iter().map(|arg| arg.to_string()).collect(),
        turn: Some(seed),
        byte_code: false,
    }
}

/// The random programs of control flow by their seeds.
pub fn flows(first: u32, count: u32) -> Vec<Job> {
    let of_flows = |seed: u32| Job {
        name: random_name(seed),
        path: "random.hlsl".into(),
        source: programs::flows::program(seed),
        profile: if seed.is_multiple_of(2) { "cs_6_2" } else { "cs_6_6" }.into(),
        entry: "main".into(),
        args: Vec::new(),
        turn: Some(seed / 2),
        byte_code: false,
    };
    (first..first.saturating_add(count)).map(of_flows).collect()
}

/// The random programs of layouts by their seeds.
pub fn layouts(first: u32, count: u32, vulkan: bool) -> Vec<Job> {
    (first..first.saturating_add(count)).map(|seed| of_layouts(seed, vulkan)).collect()
}

fn of_layouts(seed: u32, vulkan: bool) -> Job {
    let made = programs::layouts::program(seed, vulkan);
    Job {
        name: random_name(seed),
        path: "random.hlsl".into(),
        source: made.source,
        profile: if seed.is_multiple_of(2) { "cs_6_2" } else { "cs_6_6" }.into(),
        entry: "main".into(),
        args: made.args.iter().map(|arg| arg.to_string()).collect(),
        turn: Some(seed / 2),
        byte_code: false,
    }
}

/// The random programs of resources that are members, by their seeds.
pub fn members(first: u32, count: u32) -> Vec<Job> {
    let of_members = |seed| Job {
        name: random_name(seed),
        path: "random.hlsl".into(),
        source: programs::members::program(seed),
        profile: if seed % 4 < 2 { "ps_6_0" } else { "ps_6_6" }.into(),
        entry: "main".into(),
        args: Vec::new(),
        turn: Some(seed),
        byte_code: false,
    };
    (first..first.saturating_add(count)).map(of_members).collect()
}

fn of_examples(jobs: &mut Vec<Job>) -> Result<(), String> {
    for example in examples::all()? {
        jobs.extend(example.entries.iter().map(|(stage, entry)| Job {
            name: format!("examples/{}/{entry}", example.name),
            path: relative(&example.path),
            source: example.source.clone(),
            profile: example.profile(*stage).to_string(),
            entry: entry.clone(),
            args: Vec::new(),
            turn: None,
            byte_code: false,
        }));
    }
    Ok(())
}

fn of_acceptance(jobs: &mut Vec<Job>) -> Result<(), String> {
    for (name, path) in files("tests/accept") {
        if !name.ends_with(".hlsl") {
            continue;
        }
        let case = Case::read(&path).map_err(|e| format!("{name}: {e}"))?;
        let taken = case.verdict.as_ref().is_some_and(|verdict| verdict.dxil);
        if taken && !case.args.iter().any(|arg| arg == "-spirv") {
            jobs.push(of_case(&format!("accept/{name}"), &path, case));
        }
    }
    Ok(())
}

/// The shaders whose instructions are counted.
fn of_counts(jobs: &mut Vec<Job>) -> Result<(), String> {
    for (name, path) in files("tests/counts").into_iter().filter(|(name, _)| name.ends_with(".hlsl")) {
        let case = Case::read(&path).map_err(|e| format!("{name}: {e}"))?;
        jobs.push(of_case(&format!("counts/{name}"), &path, case));
    }
    Ok(())
}

/// The listings of DXIL: compute shaders headed as execution tests are.
fn of_listings(jobs: &mut Vec<Job>) -> Result<(), String> {
    for (name, path) in files("tests/meaning").into_iter().filter(|(name, _)| name.ends_with(".ll")) {
        jobs.push(Job {
            name: format!("meaning/{name}"),
            path: relative(&path),
            source: std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?,
            profile: String::new(),
            entry: "main".into(),
            args: Vec::new(),
            turn: None,
            byte_code: false,
        });
    }
    Ok(())
}

/// The shader of an acceptance test.
pub(crate) fn of_case(name: &str, path: &Path, case: Case) -> Job {
    Job {
        name: name.to_string(),
        path: relative(path),
        source: case.source,
        profile: case.profile,
        entry: case.entry,
        args: case.args,
        turn: None,
        byte_code: false,
    }
}

fn of_execution(jobs: &mut Vec<Job>) -> Result<(), String> {
    for (name, path) in files("tests/exec") {
        if !name.ends_with(".hlsl") {
            continue;
        }
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let test = parse::test(&text).map_err(|e| format!("{name}: {e}"))?;
        let (shader, source) = source_of(&test, &path, text)?;
        jobs.extend(of_test(&format!("exec/{name}"), &shader, &test, &source));
    }
    Ok(())
}

/// The stages of an execution test.
fn of_test(name: &str, path: &Path, test: &crate::exec::header::Test, source: &str) -> Vec<Job> {
    let of_stage = |(stage, entry): &(crate::exec::header::Stage, String)| Job {
        name: format!("{name} {entry}"),
        path: relative(path),
        source: source.to_string(),
        profile: test.profile(*stage).to_string(),
        entry: entry.clone(),
        args: test.args.clone(),
        turn: None,
        byte_code: false,
    };
    // What DXC's own DXIL gets wrong, by the test's own word, is no measure.
    if test.except.iter().any(|(route, _)| *route == Route::DxcDxil) {
        return Vec::new();
    }
    test.stages.iter().map(of_stage).collect()
}
