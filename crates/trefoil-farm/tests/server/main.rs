//! Builds on a server of our own, small enough to do what a real one does rarely: it refuses, loses streams and machines, damages what it
//! stores, and has a certificate that not everybody trusts.

mod fake;

use fake::{Fake, Faults};
use trefoil_farm::{Address, Farm, FarmOptions};
use trefoil_permute::{BuildOptions, Elsewhere, OutputPath, build, build_elsewhere};

const CA: &str = include_str!("../certificates/one-ca.pem");
const OTHER_CA: &str = include_str!("../certificates/other-ca.pem");

fn options(address: &str, ca: Option<&str>) -> FarmOptions {
    FarmOptions {
        address: Address::parse(address).unwrap(),
        instance: String::new(),
        headers: vec![("X-Ticket".into(), "42".into())],
        ca: ca.map(|ca| ca.as_bytes().to_vec()),
        properties: vec![("OSFamily".into(), "linux".into())],
        program: b"the program".to_vec(),
        parallel: 3,
        batch: Some(8),
    }
}

/// A folder of shaders: 100 permutations, of which the half differ and one in ten has an error.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("trefoil-farm-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(path.join("include")).unwrap();
        let folder = Folder(path);
        let source = "#include \"half.hlsli\"\nfloat4 main(float x : X) : SV_Target { int unused = 1.5; return half_of(x) * A + B; }\n";
        std::fs::write(folder.0.join("a.hlsl"), source).unwrap();
        std::fs::write(folder.0.join("include/half.hlsli"), "float half_of(float x) { return x * 0.5; }\n")
            .unwrap();
        folder
    }

    fn build(&self, output: &str, errors: bool) -> BuildOptions {
        let b = if errors { "[0, 1, 2, 3, 'odd']" } else { "[0, 1, 2, 3, 4]" };
        let text = format!(
            "include = 'include'\n[[shader]]\nsource = 'a.hlsl'\nentries.main = 'ps_6_0'\n\
             axes.A = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\naxes.B = {b}\naxes.UNUSED = [0, 1]\n"
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
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Builds on a server with faults and compares with a build on this machine; gives the server and what the farm did.
fn compare(name: &str, faults: Faults) -> (Fake, trefoil_farm::Figures) {
    let folder = Folder::new(name);
    let local = build(&folder.build("local.pack", false), &mut |_| {}).unwrap();
    let (fake, address) = Fake::start(faults, false);
    let farm = Farm::connect(options(&address, None)).unwrap();
    let elsewhere = Elsewhere { remote: &farm, falls_back: false };
    let summary = build_elsewhere(&folder.build("remote.pack", false), elsewhere, &mut |_| {}).unwrap();
    let bytes = |output: Option<OutputPath>| std::fs::read(output.unwrap().file()).unwrap();
    assert_eq!(bytes(summary.output), bytes(local.output));
    assert_eq!((summary.counts.elsewhere, summary.counts.same_tokens), (50, 50));
    let words = |groups: &[trefoil_permute::Group]| -> Vec<_> {
        groups.iter().map(|group| (group.message.clone(), group.count, group.name.clone())).collect()
    };
    assert_eq!(words(&summary.groups), words(&local.groups), "warnings are the same");
    (fake, farm.figures())
}

#[test]
fn a_build_elsewhere_is_the_build_here() {
    let (fake, figures) = compare("plain", Faults::default());
    let state = fake.0.lock().unwrap();
    assert_eq!(state.header.as_deref(), Some("42"));
    assert_eq!(state.executed as usize, figures.batches.len());
    assert!((4..=13).contains(&figures.batches.len()), "{}", figures.batches.len());
    assert_eq!((figures.retries, figures.damaged, figures.hits()), (0, 0, 0));
}

#[test]
fn errors_in_shaders_are_the_same_as_here() {
    let folder = Folder::new("errors");
    let local = build(&folder.build("local.pack", true), &mut |_| {}).unwrap();
    let (_fake, address) = Fake::start(Faults::default(), false);
    let farm = Farm::connect(options(&address, None)).unwrap();
    let elsewhere = Elsewhere { remote: &farm, falls_back: false };
    let summary = build_elsewhere(&folder.build("remote.pack", true), elsewhere, &mut |_| {}).unwrap();
    assert!(summary.output.is_none());
    assert_eq!(summary.counts.failed, 20);
    let words = |groups: &[trefoil_permute::Group]| -> Vec<_> {
        groups.iter().map(|group| (group.message.clone(), group.count, group.command.clone())).collect()
    };
    assert_eq!(words(&summary.groups), words(&local.groups));
}

#[test]
fn lost_machines_and_streams_lose_nothing() {
    let (_, figures) = compare("lost", Faults { lost_machines: 3, lost_streams: 3, ..Faults::default() });
    assert!(figures.retries >= 6, "{}", figures.retries);
}

#[test]
fn blobs_that_the_server_lets_go_of_are_uploaded_again() {
    let (_, figures) = compare("let-go", Faults { let_go: 2, ..Faults::default() });
    assert!(figures.retries >= 1, "{}", figures.retries);
}

#[test]
fn a_damaged_answer_is_noticed_and_made_anew() {
    let (fake, figures) = compare("damaged", Faults { damaged: 2, ..Faults::default() });
    assert_eq!(figures.damaged, 2);
    assert_eq!(fake.0.lock().unwrap().executed as usize, figures.batches.len() + 2);
}

#[test]
fn what_the_server_refuses_is_named() {
    let (_fake, address) = Fake::start(Faults { refuses: true, ..Faults::default() }, false);
    let why = Farm::connect(options(&address, None)).err().unwrap();
    assert!(
        why.contains(&address) && why.contains("GetCapabilities") && why.contains("no ticket, no ride"),
        "{why}"
    );
    let (_fake, address) = Fake::start(Faults { stores_only: true, ..Faults::default() }, false);
    let why = Farm::connect(options(&address, None)).err().unwrap();
    assert!(why.contains("executes no actions"), "{why}");
}

#[test]
fn a_machine_that_fails_for_good_is_an_error_or_falls_back() {
    let folder = Folder::new("fails");
    let (_fake, address) = Fake::start(Faults { damaged: u32::MAX, ..Faults::default() }, false);
    let farm = Farm::connect(options(&address, None)).unwrap();
    let elsewhere = Elsewhere { remote: &farm, falls_back: false };
    let why =
        build_elsewhere(&folder.build("remote.pack", false), elsewhere, &mut |_| {}).unwrap_err().to_string();
    assert!(why.contains("damaged 3 times over"), "{why}");
    let farm = Farm::connect(options(&address, None)).unwrap();
    let elsewhere = Elsewhere { remote: &farm, falls_back: true };
    let summary = build_elsewhere(&folder.build("remote.pack", false), elsewhere, &mut |_| {}).unwrap();
    assert_eq!(summary.counts.compiled, 50);
    assert!(summary.notices.iter().any(|notice| notice.contains("were not compiled elsewhere but here")));
}

#[test]
fn a_server_is_trusted_by_who_signed_its_certificate() {
    let (_fake, address) = Fake::start(Faults::default(), true);
    Farm::connect(options(&address, Some(CA))).unwrap();
    for ca in [Some(OTHER_CA), None] {
        let why = Farm::connect(options(&address, ca)).err().unwrap();
        assert!(why.contains(&address) && why.contains("certificate"), "{why}");
    }
    let why = Farm::connect(options(&address, Some("no certificate"))).err().unwrap();
    assert!(why.contains(&address), "{why}");
    let why = Farm::connect(options(&address.replace("grpcs", "grpc"), None)).err().unwrap();
    assert!(why.contains("cannot reach") || why.contains("GetCapabilities"), "{why}");
    let nobody = Farm::connect(options("grpc://127.0.0.1:9", None)).err().unwrap();
    assert!(nobody.contains("cannot reach grpc://127.0.0.1:9"), "{nobody}");
}
