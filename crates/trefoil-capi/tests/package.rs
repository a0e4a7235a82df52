//! What a C programmer does: the library is installed, the examples are built against it by gcc and g++ with pkg-config's flags and by
//! CMake, and run. The header is what cbindgen makes of the crate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// The folder with the libraries, which cargo puts beside this test's program or one folder above.
fn libraries() -> PathBuf {
    let exe = std::env::current_exe().expect("a test has a path");
    let mut found = exe.ancestors().skip(1).take(2).filter(|folder| folder.join("libtrefoil_c.a").exists());
    found.next().expect("cargo builds the libraries with their tests").to_path_buf()
}

/// Runs a program, which must succeed; what it printed.
fn run(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let (out, err) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}: {status}\n{out}{err}");
    out.into_owned()
}

/// The library as `cargo xtask install-c` lays it out.
fn installed(name: &str) -> PathBuf {
    let prefix = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut xtask = Command::new(env!("CARGO"));
    xtask.current_dir(root()).args(["run", "-q", "-p", "xtask", "--", "install-c"]);
    run(xtask.arg(&prefix).arg("--from").arg(libraries()));
    prefix
}

/// The flags that pkg-config gives for an installed library.
fn flags(prefix: &Path, words: &[&str]) -> Vec<String> {
    let mut config = Command::new("pkg-config");
    config.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig")).args(words).arg("trefoil");
    run(&mut config).split_whitespace().map(str::to_owned).collect()
}

#[test]
fn the_header_is_fresh() {
    // `cargo test` builds examples; another cargo would build all that this one needs, with fewer features, once more.
    let built = libraries().join("examples/header");
    let mut header = Command::new(if built.exists() { built.as_os_str() } else { env!("CARGO").as_ref() });
    if !built.exists() {
        header.current_dir(root()).args(["run", "-q", "-p", "trefoil-capi", "--example", "header", "--"]);
    }
    run(header.arg("--check"));
}

#[test]
fn the_examples_are_built_with_pkg_config_and_run() {
    let prefix = installed("pkg-config");
    let (compile, variants) = (prefix.join("compile"), prefix.join("variants"));
    let strict = ["-Wall", "-Wextra", "-Werror", "-pedantic"];
    let folder = root().join("examples/c");
    run(Command::new("gcc")
        .args(["-std=c11"])
        .args(strict)
        .arg(folder.join("compile.c"))
        .arg("-o")
        .arg(&compile)
        .args(flags(&prefix, &["--cflags", "--libs"])));
    run(Command::new("g++")
        .args(["-std=c++17", "-pthread"])
        .args(strict)
        .arg(folder.join("variants.cpp"))
        .arg("-o")
        .arg(&variants)
        .args(flags(&prefix, &["--cflags", "--libs"])));
    let lib = prefix.join("lib");
    let said = run(Command::new(&variants).env("LD_LIBRARY_PATH", &lib));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 5, "{said}");
    assert!(lines[0].starts_with("STRIPES=0: "), "{said}");
    assert_eq!(lines[4], "line 1: use of undeclared identifier 'colour'");

    let shader = prefix.join("pbr.spv");
    let example = root().join("examples/pbr.hlsl");
    let mut c = Command::new(&compile);
    c.env("LD_LIBRARY_PATH", &lib).arg(&example).args(["ps_6_0", "ps_main"]).arg(&shader).arg("-spirv");
    let said = run(&mut c);
    assert!(said.contains("{\"format\":\"spirv\"") && said.contains("\"name\":\"Frame\""), "{said}");
    run(Command::new(root().join("target/consumers/bin/spirv-val")).arg(&shader));

    let wrong = prefix.join("wrong.hlsl");
    std::fs::write(
        &wrong,
        "#include \"more.hlsli\"\nfloat4 main() : SV_Target { return half_of(ON) + b; }\n",
    )
    .unwrap();
    std::fs::write(prefix.join("more.hlsli"), "float half_of(float x) { return x / 2; }\n").unwrap();
    let mut c = Command::new(&compile);
    c.env("LD_LIBRARY_PATH", &lib).arg(&wrong).args(["ps_6_0", "main"]).arg(&shader).args(["-D", "ON=1"]);
    let out = c.output().unwrap();
    let said = String::from_utf8_lossy(&out.stderr);
    assert_eq!(out.status.code(), Some(1));
    assert!(said.ends_with("wrong.hlsl:2:50: use of undeclared identifier 'b' [undeclared]\n"), "{said}");
}

/// Drivers need not agree on each texel, so the picture is compared by its colours.
#[test]
fn the_vulkan_example_draws() {
    let consumers = root().join("target/consumers");
    let (mesa, headers) = (consumers.join("mesa"), consumers.join("vulkan-headers/usr/include"));
    for needed in [&mesa, &headers] {
        assert!(needed.exists(), "{} is missing: run `cargo xtask fetch`", needed.display());
    }
    let prefix = installed("vulkan");
    let (program, picture, vulkan) =
        (prefix.join("draw"), prefix.join("draw.ppm"), mesa.join("usr/lib/x86_64-linux-gnu"));
    run(Command::new("g++")
        .args(["-std=c++17", "-Wall", "-Wextra", "-Werror", "-pedantic", "-isystem"])
        .arg(headers)
        .arg(root().join("examples/c/draw.cpp"))
        .arg("-o")
        .arg(&program)
        .args(flags(&prefix, &["--cflags", "--libs"]))
        .arg(vulkan.join("libvulkan.so.1")));
    let driver = mesa.join("usr/share/vulkan/icd.d/trefoil_lvp.json");
    let libraries = [prefix.join("lib"), vulkan, mesa.join("lib/x86_64-linux-gnu")];
    let libraries = libraries.map(|folder| folder.display().to_string()).join(":");
    let mut draw = Command::new(&program);
    draw.env("LD_LIBRARY_PATH", libraries).env("VK_DRIVER_FILES", &driver).env("VK_ICD_FILENAMES", driver);
    let said = run(draw.arg(root().join("examples/distance_field.hlsl")).arg(&picture));
    let texels = std::fs::read(&picture).unwrap();
    let texels = texels.strip_prefix(b"P6 256 256 255\n").expect("a picture");
    assert_eq!(texels.len(), 256 * 256 * 3, "{said}");
    let texel = |x: usize, y: usize| <[u8; 3]>::try_from(&texels[(y * 256 + x) * 3..][..3]).unwrap();
    // The sky, the ball where it is lit, the shadow that it throws to the left, and the floor before it.
    let [sky, ball, shadow, floor] = [texel(128, 3), texel(132, 120), texel(80, 183), texel(20, 240)];
    assert!(sky[2] > sky[0] + 60, "{sky:?}\n{said}");
    assert!(ball[0] > 180 && shadow[0] < 80 && floor[0] > 180, "{ball:?} {shadow:?} {floor:?}\n{said}");
}

#[test]
fn cmake_finds_both_libraries() {
    let cmake = root().join("target/consumers/bin/cmake");
    assert!(cmake.exists(), "{} is missing: run `cargo xtask fetch`", cmake.display());
    let prefix = installed("cmake");
    let (source, build) = (prefix.join("project"), prefix.join("build"));
    std::fs::create_dir_all(&source).unwrap();
    std::fs::copy(root().join("examples/c/compile.c"), source.join("compile.c")).unwrap();
    let project = "cmake_minimum_required(VERSION 3.16)\nproject(uses_trefoil C)\nfind_package(trefoil 0.1 REQUIRED)\n\
        add_executable(shared compile.c)\ntarget_link_libraries(shared trefoil::trefoil)\n\
        add_executable(alone compile.c)\ntarget_link_libraries(alone trefoil::static)\n";
    std::fs::write(source.join("CMakeLists.txt"), project).unwrap();
    let mut configure = Command::new(&cmake);
    configure.arg("-S").arg(&source).arg("-B").arg(&build);
    run(configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display())));
    run(Command::new(&cmake).arg("--build").arg(&build));
    for program in ["shared", "alone"] {
        let mut compile = Command::new(build.join(program));
        compile.arg(root().join("examples/blur.hlsl")).args(["cs_6_0", "main"]).arg(build.join("blur.dxil"));
        assert!(run(&mut compile).contains("\"format\":\"dxil\""));
    }
}
