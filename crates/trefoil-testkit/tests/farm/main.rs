//! Builds on other machines, which are two servers of buildbox's on this one: they make the same bytes as a build here, whatever happens to the
//! machines and to what they store.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use trefoil_farm::{Address, Farm, FarmOptions, Figures};
use trefoil_permute::{BuildOptions, Elsewhere, Summary, build, build_elsewhere};
use trefoil_testkit::farm::{Engine, Setup};

/// A folder of its own for a test, which goes with it.
struct Folder(PathBuf);

impl Folder {
    /// A folder with shaders.
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("trefoil-executors-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("include")).unwrap();
        fs::write(path.join("a.hlsl"), SOURCE).unwrap();
        fs::write(path.join("include/fog.hlsli"), "float fog(float x) { return x * DENSITY; }\n").unwrap();
        Folder(path)
    }

    /// What to build: `count` permutations of different tokens, in multiples of 40.
    fn options(&self, output: &str, count: usize) -> BuildOptions {
        let numbers = |count: usize| (0..count).map(|i| i.to_string()).collect::<Vec<_>>().join(", ");
        let text = format!(
            "include = 'include'\n[[shader]]\nsource = 'a.hlsl'\nentries.main = 'ps_6_0'\n\
             axes.SCALE = [{}]\naxes.DENSITY = [{}]\naxes.FOG = [0, 1]\n",
            numbers(count / 40),
            numbers(20)
        );
        BuildOptions {
            file: format!("{}/shaders.toml", self.0.display()),
            text,
            output: Some(self.0.join(output).display().to_string()),
            threads: 2,
            cache: None,
            version: "test".into(),
        }
    }

    /// A build on this machine: its bytes.
    fn here(&self, count: usize) -> Vec<u8> {
        let summary = build(&self.options("here.pack", count), &mut |_| {}).unwrap();
        assert_eq!(summary.counts.compiled as usize, count, "{:?}", summary.groups);
        self.bytes(&summary)
    }

    fn bytes(&self, summary: &Summary) -> Vec<u8> {
        fs::read(summary.output.as_ref().expect("it is written").file()).unwrap()
    }

    fn engine(&self, name: &str, setup: &Setup) -> Engine {
        Engine::start(&self.0.join(name), setup).unwrap()
    }

    /// Two executors: the second executes what is more than the first can do at once, and stores for both.
    fn two(&self) -> (Engine, Engine) {
        let second = self.engine("second", &Setup::default());
        let first = self.engine("first", &Setup { behind: Some(second.url()), ..Setup::default() });
        (first, second)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const SOURCE: &str = "\
#if FOG
#include \"fog.hlsli\"
#else
#define fog(x) (x + DENSITY)
#endif
float4 main(float x : X) : SV_Target { return fog(x) * SCALE + FOG; }
";

fn farm(engine: &Engine, parallel: usize) -> Farm {
    Farm::connect(FarmOptions {
        address: Address::parse(&engine.address()).unwrap(),
        instance: String::new(),
        headers: Vec::new(),
        ca: None,
        properties: Vec::new(),
        program: fs::read(env!("CARGO_BIN_EXE_farm")).unwrap(),
        parallel,
        batch: Some(40),
    })
    .unwrap()
}

/// A build that needs other machines.
fn elsewhere(folder: &Folder, count: usize, farm: &Farm) -> (Vec<u8>, Summary, Figures) {
    let options = folder.options("elsewhere.pack", count);
    let _ = fs::remove_file(folder.0.join("elsewhere.pack"));
    let summary =
        build_elsewhere(&options, Elsewhere { remote: farm, falls_back: false }, &mut |_| {}).unwrap();
    assert_eq!(summary.counts.elsewhere as usize, count);
    (folder.bytes(&summary), summary, farm.figures())
}

#[test]
fn two_executors_make_the_same_bytes_and_their_cache_knows_them_the_second_time() {
    let folder = Folder::new("two");
    let here = folder.here(2000);
    let (first, second) = folder.two();
    let (cold, summary, figures) = elsewhere(&folder, 2000, &farm(&first, 8));
    assert_eq!(summary.counts.permutations, 2000);
    assert!(cold == here, "the archives differ");
    assert_eq!(figures.hits(), 0);
    let (one, other) = (first.runs().len(), second.runs().len());
    assert!(one > 0 && other > 0, "{one} and {other} actions");
    let (warm, _, figures) = elsewhere(&folder, 2000, &farm(&first, 8));
    assert!(warm == here, "the archives differ");
    assert_eq!(figures.hits(), figures.batches.len(), "batches that the cache did not know");
    assert_eq!(figures.uploaded.0, 0, "nothing is uploaded that is not needed");
    assert_eq!((first.runs().len(), second.runs().len()), (one, other));
}

#[test]
fn an_executor_that_is_lost_in_mid_run_loses_nothing() {
    let folder = Folder::new("lost");
    let here = folder.here(800);
    let (first, second) = folder.two();
    let setup = Setup { port: Some(second.port()), ..Setup::default() };
    let place = folder.0.join("second");
    // When it has begun some actions it is lost, and another takes its place after a while.
    let lost = std::thread::spawn(move || {
        assert!(wait_until(|| second.runs().len() >= 2), "it executes nothing");
        second.kill();
        std::thread::sleep(Duration::from_millis(300));
        Engine::start(&place, &setup).unwrap()
    });
    let (made, _, figures) = elsewhere(&folder, 800, &farm(&first, 6));
    assert!(made == here, "the archives differ");
    assert!(figures.retries > 0, "nothing was under way");
    drop(lost.join().unwrap());
}

#[test]
fn a_worker_that_is_killed_loses_nothing() {
    let folder = Folder::new("killed");
    let here = folder.here(400);
    let engine = Arc::new(folder.engine("engine", &Setup::default()));
    let watched = engine.clone();
    // The processes that execute the first actions end before they have done so.
    let killer = std::thread::spawn(move || {
        (0..3).all(|i| {
            let kill = || {
                let id = watched.runs().get(i)?.to_string();
                Command::new("kill").args(["-KILL", &id]).output().ok().filter(|it| it.status.success())
            };
            wait_until(|| kill().is_some())
        })
    });
    let (made, ..) = elsewhere(&folder, 400, &farm(&engine, 4));
    assert!(killer.join().unwrap(), "no action was under way");
    assert!(made == here, "the archives differ");
}

/// Waits until something is so; whether it came to be in time.
fn wait_until(is_so: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while !is_so() {
        if start.elapsed() > Duration::from_secs(30) {
            return false;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    true
}

#[test]
fn damaged_blobs_are_noticed_and_made_anew() {
    let folder = Folder::new("damaged");
    let here = folder.here(400);
    let engine = folder.engine("engine", &Setup::default());
    let (_, _, cold) = elsewhere(&folder, 400, &farm(&engine, 4));
    let mut damaged = 0;
    for file in engine.blobs() {
        let mut bytes = fs::read(&file).unwrap();
        // The answers: they begin so.
        if bytes.starts_with(b"TFA1") {
            let middle = bytes.len() / 2;
            bytes[middle] ^= 1;
            overwrite(&file, &bytes);
            damaged += 1;
        }
    }
    assert_eq!(damaged, cold.batches.len(), "an answer a batch");
    let (made, _, figures) = elsewhere(&folder, 400, &farm(&engine, 4));
    assert!(made == here, "the archives differ");
    assert_eq!(figures.damaged as usize, damaged);
    // What was made anew is known from then on.
    let (made, _, figures) = elsewhere(&folder, 400, &farm(&engine, 4));
    assert!(made == here && figures.hits() == figures.batches.len(), "not known");
}

/// Overwrites a file where it is, though it may not be written.
fn overwrite(file: &Path, bytes: &[u8]) {
    fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    fs::write(file, bytes).unwrap();
}

#[test]
fn a_full_disk_is_named_and_what_does_not_fit_is_made_here() {
    let folder = Folder::new("full");
    let here = folder.here(400);
    // The program alone takes more.
    let engine = folder.engine("engine", &Setup { disk: Some(8), ..Setup::default() });
    let farm = farm(&engine, 4);
    let options = folder.options("full.pack", 400);
    let why = build_elsewhere(&options, Elsewhere { remote: &farm, falls_back: false }, &mut |_| {});
    let why = why.unwrap_err().to_string();
    assert!(why.contains(&engine.address()) && why.contains("ByteStream.Write"), "{why}");
    assert!(!Path::new(options.output.as_deref().unwrap()).exists());
    let farm = self::farm(&engine, 4);
    let summary =
        build_elsewhere(&options, Elsewhere { remote: &farm, falls_back: true }, &mut |_| {}).unwrap();
    assert!(folder.bytes(&summary) == here, "the archives differ");
    assert_eq!(summary.counts.compiled, 400);
    assert!(
        summary.notices.iter().any(|notice| notice.contains("ByteStream.Write")),
        "{:?}",
        summary.notices
    );
}
