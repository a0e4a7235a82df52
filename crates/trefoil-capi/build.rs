//! The name by which programs ask for the shared library when they start, whatever its file is called here.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[expect(clippy::disallowed_methods, reason = "cargo names the target to build scripts in this way")]
    let system = std::env::var("CARGO_CFG_TARGET_OS");
    if system.is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libtrefoil.so.0");
    }
}
