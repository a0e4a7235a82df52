//! LLVM's passes for DirectX one by one, under their names there: each takes a module as clang writes it, or as the
//! passes before left it, and does its one step to all of its functions.
//!
//! A pass runs the same code as `import` and `emit` do for a container.

mod access;
mod cbuffers;
mod expansion;
mod facts;
mod forward;
mod implicit;
mod legalize;
mod memory;
mod metadata;
mod operations;
mod parts;
mod prepare;
mod print;
mod rootsig;
mod rootsig_check;
mod structures;
mod symbols;
mod table;
mod validate;

use crate::linkage;
use crate::words::Heads;
use trefoil_ir::{Error, Module};

pub use facts::module_options;
pub use rootsig::root_signatures;

impl Pass {
    /// Runs it; gives the text that a printer prints, which is empty for other passes.
    ///
    /// # Errors
    /// What the pass finds wrong, or cannot do, with its place.
    pub fn run(self, module: &mut Module) -> Result<String, Vec<Error>> {
        self.runner()(module)
    }
}

trefoil_opt::pass_table! {
    /// A pass of LLVM's for DirectX, in LLVM's order, the printers last.
    runs fn(&mut Module) -> Result<String, Vec<Error>>;
    /// Makes functions that are not exported internal, or removes them.
    FinalizeLinkage "dxil-finalize-linkage" |m| { linkage::run(m); Ok(String::new()) };
    /// Lowers members of constant buffers to accesses through the buffers' handles.
    CBufferAccess "dxil-cbuffer-access" |m| quiet(cbuffers::run(m));
    /// Expands intrinsics that DXIL has no operation for.
    IntrinsicExpansion "dxil-intrinsic-expansion" |m| expansion::run(m).map(|()| String::new());
    /// Lowers loads, stores and atomics through addresses in resources to intrinsics.
    ResourceAccess "dxil-resource-access" |m| quiet(access::run(m));
    /// Turns variables of vectors into variables of arrays.
    DataScalarization "dxil-data-scalarization" |m| { memory::scalarize_data(m); Ok(String::new()) };
    /// Scalarises vectors.
    Scalarizer "scalarizer" |m| { operations::scalarize(m, false); Ok(String::new()) };
    /// Scalarises vectors, in memory too.
    ScalarizerWithMemory "scalarizer<load-store>" |m| { operations::scalarize(m, true); Ok(String::new()) };
    /// Flattens arrays of arrays.
    FlattenArrays "dxil-flatten-arrays" |m| quiet(memory::flatten_arrays(m));
    /// Lowers copies and fills of memory to loads and stores.
    MemIntrinsics "dxil-mem-intrinsics" |m| quiet(legalize::without_runs(m));
    /// Forwards handles that are stored in variables.
    ForwardHandleAccesses "dxil-forward-handle-accesses" |m| forward::run(m).map(|()| String::new());
    /// Lowers instructions that DXIL's LLVM lacks.
    Legalize "dxil-legalize" |m| quiet(legalize::run(m));
    /// Assigns registers to resources with implicit bindings.
    ImplicitBinding "dxil-resource-implicit-binding" |m| quiet(implicit::run(m));
    /// Writes DXIL's metadata.
    TranslateMetadata "dxil-translate-metadata" |m| quiet(metadata::run(m));
    /// Refuses bindings that overlap and counters that go both up and down.
    PostOptimizationValidation "dxil-post-optimization-validation" |m| {
        validate::run(m).map(|()| String::new())
    };
    /// Lowers intrinsics to calls of DXIL's operations.
    OpLower "dxil-op-lower" |m| {
        let heads = Heads::of(m);
        quiet(operations::run(m).map_err(|error| heads.say(error)))
    };
    /// Removes what the LLVM of DXIL cannot read: negation, freezing, newer attributes.
    Prepare "dxil-prepare" |m| quiet(prepare::run(m));
    /// Adds the program as a variable.
    Embed "dxil-embed" |m| quiet(parts::embed(m));
    /// Adds the other parts of the container as variables.
    Globals "dxil-globals" |m| quiet(parts::globals(m));
    /// Prints the table of resources.
    PrettyPrinter "dxil-pretty-printer" |m| said(table::pretty(m));
    /// Prints versions, the stage and the entries.
    PrintMetadata "print<dxil-metadata>" |m| Ok(table::metadata(m));
    /// Prints resources with their bindings and types.
    PrintResources "print<dxil-resources>" |m| said(print::resources(m));
    /// Prints bindings with their resources.
    PrintBindings "print<dxil-resource-binding>" |m| said(print::bindings(m));
    /// Prints shader flags, of all functions and of each.
    PrintShaderFlags "print<dx-shader-flags>" |m| said(print::print_flags(m));
    /// Prints root signatures.
    PrintRootSignatures "print<dxil-root-signature>" |m| print::print_root_signatures(m);
}

/// The empty result of a pass that prints nothing.
fn quiet(result: Result<(), Error>) -> Result<String, Vec<Error>> {
    result.map(|()| String::new()).map_err(|error| vec![error])
}

/// The text of a printer.
fn said(result: Result<String, Error>) -> Result<String, Vec<Error>> {
    result.map_err(|error| vec![error])
}

/// Other names of passes, in other versions of LLVM.
const OTHER_NAMES: [(&str, Pass); 11] = [
    ("print<dxil-resource>", Pass::PrintResources),
    ("print-dxil-resource", Pass::PrintResources),
    ("print-dxil-resource-md", Pass::PrintResources),
    ("print-dx-shader-flags", Pass::PrintShaderFlags),
    ("dx-shader-flags", Pass::PrintShaderFlags),
    ("dx-shader-flag-analysis", Pass::PrintShaderFlags),
    ("dxil-resource-analysis", Pass::PrintResources),
    ("dxil-metadata-emit", Pass::TranslateMetadata),
    ("dxil-metadata-analysis", Pass::PrintMetadata),
    ("dxil-resource-binding", Pass::PrintBindings),
    ("dx-root-signature-analysis", Pass::PrintRootSignatures),
];

impl Pass {
    /// The pass of that name.
    ///
    /// ```
    /// use trefoil_dxil_read::Pass;
    /// assert_eq!(Pass::from_name("dxil-op-lower"), Some(Pass::OpLower));
    /// assert_eq!(Pass::from_name("mem2reg"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Pass> {
        let other = || OTHER_NAMES.iter().find(|(other, _)| *other == name).map(|(_, pass)| *pass);
        Pass::ALL.iter().copied().find(|p| p.name() == name).or_else(other)
    }
}
