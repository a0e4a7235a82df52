//! Help texts.

/// `trefoil --help`
pub(crate) const MAIN: &str = "\
trefoil compiles HLSL to DXIL, SPIR-V and DXBC 5.1.

Usage:
  trefoil compile FILE -T PROFILE [-E ENTRY] [--emit KIND] [-o OUT] [DXC options]
  trefoil dxc DXC-options…        DXC's command line (also when the program is called dxc)
  trefoil batch FILE [-j N]       many DXC command lines in one process (trefoil batch --help)
  trefoil build [FILE] [-o OUT]   all permutations of a manifest to one archive (trefoil build --help)
  trefoil deps FILE               what a manifest or a shader reads, as a rule for make (trefoil deps --help)
  trefoil worker …                compile for Bazel, which keeps the process (trefoil worker --help)
  trefoil run FILE [--dispatch N] execute a shader on the CPU (trefoil run --help)
  trefoil test FILE… [FILTER]     execute unit tests in HLSL (trefoil test --help)
  trefoil dis FILE [-o OUT]       list a DXIL or DXBC container or a SPIR-V module
  trefoil reflect FILE [--json]   say what a shader is bound to (trefoil reflect --help)
  trefoil validate FILE…          check that DXIL containers keep the rules (trefoil validate --help)
  trefoil link LIB… -T PROFILE    link DXIL libraries (trefoil link --help)
  trefoil rewrite FILE [-E ENTRY] print HLSL as HLSL, without what is not used (trefoil rewrite --help)
  trefoil llc FILE [-o OUT]       lower LLVM IR to a DXIL container (trefoil llc --help)
  trefoil passes                  list the passes over the IR
  trefoil opt [FILE.ll] [PASSES]  run passes over IR as text (trefoil opt --help)
  trefoil explain ID              explain a diagnostic (--all: a page of all)
  trefoil completions SHELL       print completions for bash, zsh or fish (trefoil completions --help)
  trefoil man                     print the manual page
  trefoil ops [NAME]              list the operations of DXIL (trefoil ops --help)
  trefoil tblgen FILE [ACTION]    read TableGen (trefoil tblgen --help)

Options of compile, besides all of DXC's (trefoil dxc --help):
  -T PROFILE       stage and shader model: vs_6_0, ps_6_6, cs_6_0, ps_5_1, …
  -E ENTRY         the entry function [main]
  --emit KIND      dxil, spirv, dxbc or ll [dxil; dxbc for profiles of 5.1]
  -o OUT           the output file, or - for standard output; without it the listing is printed
  -P               print the preprocessed text instead
  --dump-ast       print the syntax tree instead
  --print-after PASS, --print-before PASS
                   print the IR, or the target's code, around a pass to standard error: a name of `trefoil passes`,
                   several with commas, lower (the front end's output) or all; trefoil dxc and llc have this and the
                   next two options as well
  --time-passes    print how long each stage and pass took (also --time)
  --verify-each    check the IR, or the target's code, after each pass
  --validate       validate the DXIL that is made: an error is at its place in the source (-Vd leaves it out)
  --color WHEN     auto, always or never

Options of compile, dxc, batch, llc and opt:
  --diagnostics=FORM  how errors and warnings are written to standard error: text, json (an object on each line) or sarif

FILE may be - for standard input. Exit codes: 0 good, 1 errors, 2 misuse.

Examples:
  trefoil compile examples/mandelbrot.hlsl -T cs_6_0 --emit spirv -o mandelbrot.spv
  trefoil compile shader.hlsl -T ps_6_0 -E ps_main -D SHADOWS=1 -I include -o shader.dxil
  trefoil compile shader.hlsl -T ps_5_1            # shows the byte code's listing
  trefoil dxc -T cs_6_0 -E main -spirv -fvk-use-dx-layout shader.hlsl -Fo shader.spv
  trefoil dis shader.dxil
";

/// `trefoil batch --help`
pub(crate) const BATCH: &str = "\
Compiles many shaders in one process: each line of a file has the arguments of one `trefoil dxc`.

Usage: trefoil batch FILE [-j N]

  -j N    number of threads [one for each core]

Words are separated by blanks and may be quoted with either kind of quotes; a word that begins with # begins a comment. Each
line names its outputs (-Fo, -Fc, -Fh, -MF or -P with -Fi). Files are read once, headers lexed once, and variants with the same
tokens and options compiled once. FILE may be - for standard input. Messages are printed in the order of the lines, each
under the number of its line. Exit codes: 0 when all lines compiled, 1 when one did not, 2 misuse.

Example, for a file with lines like `-T ps_6_0 -E main -D FOG=1 uber.hlsl -Fo uber_fog.dxil`:
  trefoil batch shaders.txt -j 8
";

/// `trefoil build --help`
pub(crate) const BUILD: &str = "\
Compiles all permutations of the shaders of a manifest to one archive; what is equal is compiled and stored once.

Usage: trefoil build [FILE] [-o OUT] [-j N] [--cache DIR] [OPTIONS]

  FILE              the manifest [shaders.toml]; docs/build.md describes it
  -o OUT            the archive, or a folder tree where it ends in a slash [what the manifest says]
  -j N              number of threads [one for each core]
  --cache DIR       keep what was compiled in a folder for builds to come; any number of builds may use it at once
  --cache-size SIZE how large the cache may become: bytes, or with K, M or G [5G]
  --watch           build again whenever a file that was read has changed, until ended; with --cache
  --json            print an event a line on standard output, for tools
  -MD, -MF FILE     write what was read as a rule for make: beside the output as OUT.d, or to a file; an object of
                    JSON where it ends in .json
  -M                print that rule, with --json as an object, and build nothing (as trefoil deps)
  --list            print the names of all permutations, and build nothing
  --schema          print the manifest's JSON schema

Other machines (docs/build.md; a program built with --features farm):
  --remote URL      compile on the machines of a Remote Execution server: grpc://HOST:PORT, or grpcs://HOST:PORT with TLS
  --instance NAME   the server's instance [its own]
  --header K=V      a header of every call, such as authorization=\"Bearer …\"; any number
  --property K=V    a property of the machines that can run the program; any number
  --tls-ca FILE     the certificates of who signs the server's, in PEM [the system's]
  --remote-binary P the program that the machines run [this one]; docs/build.md says how to make one that runs on any Linux
  --remote-jobs N   how many batches are under way at once [64]
  --remote-batch N  how many permutations a batch has [as many as take a second]
  --remote-fallback=local  compile here what the machines do not
  --remote-trace F  write a line a batch with its times to a file

The same error at the same place is printed once, with the number of permutations that have it and a command line for the first.
The output is written only when there is no error, aside and then renamed: whoever reads it sees the old one or the new one.
Exit codes: 0 good, 1 errors, 2 misuse.

Example, for a shaders.toml of

  [[shader]]
  source = \"uber.hlsl\"
  entries = { ps_main = \"ps_6_0\" }
  axes.SHADOWS = [0, 1, 2]
  axes.FOG = { values = [0, 1], if = \"SHADOWS != 0\" }

  trefoil build -o shaders.pack --cache .cache/shaders
";

/// `trefoil work --help`
pub(crate) const WORK: &str = "\
Works on a batch of permutations for trefoil build --remote: what the machines of a farm run.

Usage: trefoil work BATCH FILES ANSWER

  BATCH     the batch
  FILES     a folder with the files that it names, each called by the SHA-256 of its bytes
  ANSWER    what is written: outputs, errors and warnings

The answer depends on the batch and these files alone. Exit codes: 0 good (errors in shaders are in the answer), 1 when a file is damaged
or the batch is of another version, 2 misuse.
";

/// `trefoil deps --help`
pub(crate) const DEPS: &str = "\
Prints the files that the permutations of a manifest read, or one compile, as a rule for make.

Usage: trefoil deps [MANIFEST.toml] [-o OUT] [--json]
       trefoil deps FILE -T PROFILE [DXC options] [-o OUT] [--json]

  -o OUT    what the rule is for [the manifest or the file]
  --json    an object with output and inputs instead

Nothing is compiled; without a file, shaders.toml is read. Exit codes: 0 good, 1 errors, 2 misuse.

Example:
  trefoil deps uber.hlsl -T ps_6_0 -I include -DSHADOWS=1 -o uber.dxil
";

/// `trefoil worker --help`
pub(crate) const WORKER: &str = "\
Compiles for Bazel: kept as a persistent worker, or started for one action. rules_trefoil calls it; examples/bazel shows it.

Usage: trefoil worker [DXC options] [--protocol FORM] --persistent_worker
       trefoil worker [DXC options] @FILE

  --persistent_worker  read requests from standard input and answer them on standard output, until there are no more
  --protocol FORM   proto or json: the form of requests and answers [proto]

Each request, or FILE with an argument a line, has the arguments of one `trefoil dxc` after the options given here; it names its
outputs (-Fo, -Fc, -Fh, -MF or -P with -Fi). A request that lists its inputs reads no other file. Among the arguments may be

  --input FILE      a file that may be read, besides what a request lists; any number
  --unused OUT      write those of --input that were not read to a file, a line each

Exit codes: 0 good, 1 errors, 2 misuse.
";

/// `trefoil run --help`
pub(crate) const RUN: &str = "\
Executes a compute, pixel or vertex shader on the CPU and prints what it wrote.

Usage: trefoil run FILE [-E ENTRY] [-T PROFILE] [--dispatch X,Y,Z | --size WxH | --vertices N] [--set NAME=VALUE]… [--out NAME=FILE]… [DXC options]

  -E ENTRY          the entry function [main]
  -T PROFILE        stage and shader model [cs_6_6; ps_6_6 with --size, vs_6_6 with --vertices]
  --dispatch X,Y,Z  run X,Y,Z thread groups of a compute shader [1,1,1]
  --size WxH        run a pixel shader for each pixel of a rectangle
  --vertices N      run a vertex shader for N vertices; with --instances M for M instances of them
  --set NAME=VALUE  set a resource or constant: NAME is its name in the source, with an index (textures[2]), a member
                    (Frame.light, or light alone) or .counter. VALUE is
                      a file       .csv (the first line may name members: position.x,position.y), .npy, .png, .bin
                      numbers      1,2,3 with ; between rows
                      a pattern    zeros:64, range:256, random:64x64 (width first)
                      a sampler    point or linear, wrap, clamp, mirror or border, less, less-equal, greater, greater-equal
                    An input of the stage is set by its semantic: a row for each vertex (POSITION=mesh.csv); for pixels one
                    row, or three for the top left, top right and bottom left corners (COLOR=1,0,0/0,1,0/0,0,1). TEXCOORD goes
                    from 0,0 to 1,1. Anything that is not set is zero: a texture with a texel for each thread, a buffer with
                    room for what is written.
  --out NAME=FILE   write the final contents of NAME (a resource, SV_Target, vertices): .csv, .npy, .png, .bin, or - for a
                    table on standard output. Without --out, everything that was written is printed
  --sanitize[=LIST] check for errors at run time, and exit with 1 if there are any: nan, inf, div (integers by zero), bounds,
                    uninit, race, divergence (of barriers and derivatives); all of them by default, no-NAME for all but one.
                    Compiles with -Od unless another level is given
  --max-steps N     stop after N instructions of waves
  --color WHEN      auto, always or never

FILE may be - for standard input. Exit codes: 0 good, 1 errors, 2 misuse.

Examples:
  trefoil run examples/prefix_sum.hlsl --set values=range:256
  trefoil run blur.hlsl --dispatch 32,32 --set source=photo.png --set radius=3 --out target=blurred.png
  trefoil run sky.hlsl -E ps_main --size 256x256 --out SV_Target=picture.png
  trefoil run reduce.hlsl --set input=random:1024 --sanitize
  trefoil run particles.hlsl -E update --set particles=start.csv --out particles=-
";

/// `trefoil test --help`
pub(crate) const TEST: &str = "\
Executes the unit tests of HLSL files: functions with [test].

Usage: trefoil test FILE.hlsl… [FILTER] [OPTIONS] [DXC options]

  FILTER            only tests whose name contains this
  --sanitize[=LIST] checks besides assertions [all]: nan, inf, div, bounds, uninit, race, divergence; no-NAME for all but that
                    one, none
  --max-steps N     a test fails after N instructions of waves [20000000]
  --color WHEN      auto, always or never
  --list            list the tests
  --json            print a JSON object for each test: file, test, line, passed, assertions, steps, printed, wrong
  -T PROFILE        the shader model [cs_6_6]

A test is a function without parameters. One thread calls it; [test(64)] has a group of 64 threads call it, [test(64, 4)] four such
groups. With [numthreads] it is a compute shader of its own, and [test(4)] starts four groups. assert(condition) and
assert(condition, \"message\") report both sides of a comparison that fails; printf prints. Resources are empty, constants zero.

__TREFOIL_TEST__ is defined, so that tests within #ifdef __TREFOIL_TEST__ are hidden from other compilers. Tests are compiled
with -Od unless another level is given. Exit codes: 0 all passed, 1 one failed, 2 misuse.

Examples:
  trefoil test shaders/math.hlsl
  trefoil test shaders/*.hlsl rotation -I shaders/include
";

/// `trefoil dis --help`
pub(crate) const DIS: &str = "\
Lists a DXIL container, a DXBC container of shader model 4 to 5.1, or a SPIR-V module.

Usage: trefoil dis FILE [--reflection] [-o OUT]

With --reflection, lists the part of a DXIL container that reflection reads: names and the annotations of types.

Examples:
  trefoil dis shader.spv
  trefoil compile a.hlsl -T cs_6_0 --emit dxbc -o - | trefoil dis -
";

/// `trefoil reflect --help`
pub(crate) const REFLECT: &str = "\
Says what a shader is bound to: its inputs and outputs, resources with the layouts of their types, push and specialization
constants, what a device must have, and counts of instructions.

Usage: trefoil reflect FILE [--json] [-o OUT]
       trefoil reflect FILE.hlsl -T PROFILE [-E ENTRY] [--emit KIND] [--keep-unused] [--json] [DXC options]

  --json         a JSON object, which docs/reflection.schema.json describes
  --emit KIND    dxil, spirv or dxbc: what the HLSL is compiled to first [dxil; dxbc for profiles of 5.1]
  --keep-unused  also what the HLSL declares and the shader does not use; one without a register is told behind those used
  -o OUT         the output file [standard output]

FILE is a DXIL or DXBC container or a SPIR-V module, whoever made it, or with -T a file of HLSL; - is standard input.
Exit codes: 0 good, 1 errors, 2 misuse.

Examples:
  trefoil reflect shader.dxil
  trefoil reflect examples/pbr.hlsl -T ps_6_0 -E ps_main
  trefoil reflect shader.spv --json | jq .resources
";

/// `trefoil validate --help`
pub(crate) const VALIDATE: &str = "\
Checks that DXIL containers keep the rules of DXIL, whoever made them.

Usage: trefoil validate FILE…

What is found is printed to standard error: the rule, the function, and the instruction as `trefoil dis` prints it. The rules
that are checked, and those that are not yet, are listed in docs/validation.md. Exit codes: 0 valid, 1 not valid or no file,
2 misuse.

Examples:
  trefoil validate shader.dxil
  trefoil compile a.hlsl -T cs_6_0 -o - | trefoil validate -
";

/// `trefoil opt --help`
pub(crate) const OPT: &str = "\
Reads the IR as LLVM's text, runs passes over it and prints it: the command line of LLVM's opt.

Usage: trefoil opt [FILE.ll] [OPTIONS]

  -passes=LIST        the passes, separated by commas: sroa,instcombine or function(mem2reg,dce) or default<O3>
  -NAME               one pass, in opt's legacy form: -mem2reg -dce
  -O0 … -O3           the whole pipeline
  -mtriple=TRIPLE     the target triple
  -o FILE             the output file [standard output]
  -S, -f              accepted without effect: the output is always text
  -disable-output     print nothing; so does -analyze, for passes that print what they find
  --print-after=LIST  print the module after these passes; also --print-before, --print-after-all, --print-before-all
  --verify-each       run the verifier after each pass
  --keep-debug-info   keep debug information
  --print-passes      list the names of all passes

Without a file, or with -, standard input is read.

Examples:
  trefoil opt -S -passes=mem2reg,dce shader.ll -o out.ll
  trefoil compile shader.hlsl -T cs_6_0 --emit ll -o - | trefoil opt -S -gvn
";

/// `trefoil llc --help`
pub(crate) const LLC: &str = "\
Lowers LLVM IR, as clang writes it for HLSL, to a DXIL container or a module of SPIR-V. The target triple says which, and
gives stage and versions. A DXIL container or bare bitcode is read and written again.

Usage: trefoil llc [FILE] [-mtriple=TRIPLE] [-filetype=obj|asm|null] [-O0…-O3] [-Vd] [-o OUT]

A DXIL container is validated: what the rules of DXIL forbid is an error with its function, its instruction and its place in
the text. -Vd leaves validation out, and lets through what is no valid shader as its author wrote it, as DXC's -Vd does.
A listing is printed whether or not it is valid (--validate asks for that too).
--print-after, --print-before, --time-passes and --verify-each are as for compile.

Without a file, or with -, standard input is read; without -o the output is written beside the input, as .dxil, .spv
or .s.
Without -filetype, standard output and files ending in .s, .asm, .ll and .txt get the listing, others the container.

Examples:
  trefoil llc shader.ll -o shader.dxil
  trefoil llc -mtriple=dxil-pc-shadermodel6.6-compute -filetype=asm shader.ll -o -
  trefoil llc -mtriple=spirv1.6-unknown-vulkan1.3-compute shader.ll -o shader.spv
";

/// `trefoil link --help`
pub(crate) const LINK: &str = "\
Links libraries of DXIL: an entry and all that it calls become one shader, or the functions become one library.

Usage: trefoil link LIB… -T PROFILE [-E ENTRY] [-exports NAMES] [-o OUT] [DXC options]

  -T PROFILE      what is made: ps_6_6, cs_6_0, …, or a library such as lib_6_3
  -E ENTRY        the entry function [main]
  -exports NAMES  what a library gives to others: names or NEW=NAME, with ; between them [all]
  -o OUT          where to write (also -Fo); - is standard output. Without it the listing is shown

What no library binds to a register is bound here. --print-after, --print-before, --time-passes and --verify-each are those of
compile. Exit codes: 0 good, 1 errors, 2 misuse.

Examples:
  trefoil dxc -T lib_6_3 lights.hlsl -Fo lights.lib
  trefoil dxc -T lib_6_3 main.hlsl -Fo main.lib
  trefoil link main.lib lights.lib -E main -T ps_6_3 -o main.dxil
";

/// `trefoil rewrite --help`
pub(crate) const REWRITE: &str = "\
Prints HLSL as HLSL again, as DXC's rewriter does: included files and macros in place, comments gone, what is implied said.

Usage: trefoil rewrite FILE [options]

  -E ENTRY                   the entry function
  -remove-unused-globals     leave out the globals, functions and types that the entry does not use
  -remove-unused-functions   leave out functions, types and static variables, and keep other globals
  -extract-entry-uniforms    make uniform parameters of the entry globals
  -decl-global-cb            declare the globals that lie in a constant buffer in one, called GlobalCB
  -global-extern-by-default  say that globals are extern
  -skip-fn-body              declare functions without bodies
  -skip-static               leave out static variables where bodies are
  -keep-user-macro           print the macros that the source defines, after it
  -line-directive            say by #line where lines come from
  -HV VERSION                the version of HLSL [2016]
  -D NAME[=VALUE], -I DIR    define a macro, search a folder for included files
  -o OUT                     where to write; without it the text is printed

Exit codes: 0 good, 1 errors, 2 misuse.

Examples:
  trefoil rewrite shader.hlsl -HV 2021 -E main -remove-unused-globals -o small.hlsl
";

/// `trefoil completions --help`
pub(crate) const COMPLETIONS: &str = "\
Prints completions of commands and options for a shell.

Usage: trefoil completions bash|zsh|fish

Examples:
  source <(trefoil completions bash)
  trefoil completions zsh > ~/.zfunc/_trefoil
  trefoil completions fish > ~/.config/fish/completions/trefoil.fish
";

/// `trefoil --version --verbose`
pub(crate) fn verbose_version() -> String {
    let mut out = version();
    let models = "vs, ps, gs, hs, ds, cs_6_0 to 6_9; ms, as from 6_5; lib from 6_3";
    let build =
        if cfg!(debug_assertions) { "with checks (debug assertions)" } else { "without debug assertions" };
    let rows = [
        ("host", format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS)),
        ("build", build.to_owned()),
        ("language", "HLSL 2016, 2017, 2018, 2021, 202x".to_owned()),
        ("dxil", models.to_owned()),
        ("spirv", "Vulkan 1.0 to 1.3".to_owned()),
        ("dxbc", "vs, ps, gs, hs, ds, cs_5_1".to_owned()),
        ("diagnostics", trefoil::kinds().count().to_string()),
    ];
    for (name, what) in rows {
        out += &format!("{name}: {what}\n");
    }
    out
}

/// `trefoil --version`
pub(crate) fn version() -> String {
    format!("trefoil {}\n", env!("CARGO_PKG_VERSION"))
}
