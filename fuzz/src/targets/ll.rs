//! LLVM's text: the reader with the printer, and what runs over what reads.

use super::{Input, Target};
use crate::broken::{Language, text, tokens};
use crate::random::Random;
use crate::seeds::{files, texts};
use trefoil::{NamedPass, passes, print_ir, read_ir, read_ir_with};

/// The reader: what reads is printed, reads again, and prints the same.
pub(super) struct Text(Vec<Vec<String>>);

/// What reads goes through the passes of all targets and those of LLVM's DirectX back end, with the verifier after each; what a
/// pass leaves reads again.
pub(super) struct Passes(Vec<Vec<String>>);

/// The texts of the tests.
fn seeds() -> Vec<Vec<String>> {
    let texts = texts(&files(&["tests/text"], "ll"), ";");
    texts.iter().map(|text| tokens(text, &LANGUAGE)).filter(|tokens| !tokens.is_empty()).collect()
}

impl Text {
    /// With the texts read.
    pub(super) fn new() -> Text {
        Text(seeds())
    }
}

impl Target for Text {
    fn extension(&self) -> &'static str {
        "ll"
    }

    fn input(&self, random: &mut Random) -> Input {
        let head = if random.once_in(2) { "debug" } else { "plain" };
        Input::text(head.to_owned(), text(&self.0, &LANGUAGE, random).1)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let keep_debug_info = input.head == "debug";
        let Ok(module) = read_ir_with("fuzz.ll", &input.bytes, keep_debug_info) else { return Ok(false) };
        let first = print_ir(&module);
        let again = read_ir_with("printed.ll", first.as_bytes(), keep_debug_info);
        let again = again.map_err(|why| format!("what was printed does not read: {why}"))?;
        let second = print_ir(&again);
        match first.lines().zip(second.lines()).find(|(a, b)| a != b) {
            Some(differ) => Err(format!("what was printed prints differently: {differ:?}")),
            None if first.len() != second.len() => Err("what was printed prints longer or shorter".into()),
            None => Ok(true),
        }
    }
}

/// Lists of passes: those of all targets, then those of the DirectX back end, alone and in LLVM's order.
const LISTS: &[&str] = &[
    "default<O3>",
    "sroa,simplify,cse,ifconvert,clean,flatten,dce",
    "dxil-resource-access",
    "dxil-op-lower",
    "dxil-cbuffer-access,dxil-resource-access",
    "dxil-data-scalarization,dxil-flatten-arrays",
    "scalarizer",
    "dxil-legalize",
    "dxil-forward-handle-accesses",
    "dxil-intrinsic-expansion",
    "dxil-translate-metadata",
    "dxil-post-optimization-validation",
    "print<dxil-resources>,print<dxil-resource-binding>,print<dx-shader-flags>,print<dxil-root-signature>",
    "dxil-finalize-linkage,dxil-cbuffer-access,dxil-resource-access,dxil-intrinsic-expansion,\
     dxil-data-scalarization,scalarizer,dxil-flatten-arrays,dxil-forward-handle-accesses,dxil-legalize,\
     dxil-resource-implicit-binding,dxil-translate-metadata,dxil-post-optimization-validation,dxil-op-lower",
    "dxil-translate-metadata,dxil-op-lower,dxil-prepare,dxil-embed,dxil-globals",
];

impl Passes {
    /// With the texts read.
    pub(super) fn new() -> Passes {
        Passes(seeds())
    }
}

impl Target for Passes {
    fn extension(&self) -> &'static str {
        "ll"
    }

    fn input(&self, random: &mut Random) -> Input {
        let list = *random.of(LISTS);
        Input::text(list.to_owned(), text(&self.0, &LANGUAGE, random).1)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let Ok(mut module) = read_ir("fuzz.ll", &input.bytes) else { return Ok(false) };
        let list: Vec<NamedPass> = passes(&input.head)?;
        for pass in list {
            if let Err(errors) = pass.run(&mut module, true, &mut ()) {
                let text = errors.to_string();
                let broken = text.contains("verifier") || text.contains("internal error");
                return if broken { Err(text) } else { Ok(true) };
            }
            let printed = print_ir(&module);
            if let Err(why) = read_ir("printed.ll", printed.as_bytes()) {
                return Err(format!("what a pass left does not read: {why}"));
            }
        }
        Ok(true)
    }
}

/// LLVM's text, and what is put into it.
pub(super) const LANGUAGE: Language = Language {
    in_words: ".$-",
    before_words: "%@!#",
    extra: &[
        "undef",
        "poison",
        "zeroinitializer",
        "null",
        "none",
        "splat (i32 1)",
        "<4 x float>",
        "[0 x i8]",
        "{ i32, i1 }",
        "i1",
        "i64",
        "i7",
        "half",
        "double",
        "ptr",
        "ptr addrspace(3)",
        "ptr addrspace(77)",
        "token",
        "metadata",
        "label",
        "void",
        "i32*",
        "void ()*",
        "target(\"dx.RawBuffer\", i8, 1, 0)",
        "target(\"dx.TypedBuffer\", <4 x float>, 1, 0, 0)",
        "target(\"spirv.Image\", float, 1, 2, 0, 0, 1, 0)",
        "target(\"spirv.VulkanBuffer\", [0 x float], 12, 1)",
        "target(\"spirv.VulkanBuffer\", i32, 2, 0)",
        "target(\"spirv.Padding\", 12)",
        "thread_local",
        "addrspace(7)",
        "addrspace(8)",
        "addrspace(13)",
        "!spirv.Decorations",
        "phi",
        "select",
        "getelementptr inbounds",
        "load",
        "store",
        "alloca",
        "atomicrmw",
        "cmpxchg",
        "extractvalue",
        "insertvalue",
        "extractelement",
        "insertelement",
        "shufflevector",
        "freeze",
        "call",
        "ret",
        "br",
        "switch",
        "unreachable",
        "bitcast",
        "ptrtoint",
        "inttoptr",
        "addrspacecast",
        "trunc",
        "zext",
        "fptrunc",
        "icmp",
        "fcmp",
        "add",
        "fadd",
        "udiv",
        "fneg",
        "fast",
        "nuw",
        "exact",
        "volatile",
        "atomic",
        "seq_cst",
        "align 4",
        "align 4294967296",
        "declare",
        "define",
        "internal",
        "external",
        "global",
        "constant",
        "distinct",
        "!{",
        "!0",
        "!\"x\"",
        "!DILocation(line: 1)",
        "!trefoil.entries",
        "!trefoil.layouts",
        "!trefoil.resources",
        "!trefoil.merge",
        "!dbg",
        "#0",
        "%0",
        "%1",
        "@f",
        "@main",
        "4294967295",
        "-1",
        "18446744073709551615",
        "-9223372036854775809",
        "0x7FF8000000000001",
        "0xH7E00",
        "1.0e+00",
        "0",
        "1",
        "2",
        "\"",
        "\\",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        "*",
        ",",
        "=",
        ":",
        "...",
        ";",
        "x",
        "to",
        "é",
        "\u{0}",
    ],
};
