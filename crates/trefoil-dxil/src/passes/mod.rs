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
mod print;
mod rootsig;
mod rootsig_check;
mod table;
mod validate;

use crate::module::linkage;
use trefoil_ir::{Error, Module};

pub use facts::module_options;
pub use rootsig::root_signatures;

impl Pass {
    /// Runs it; gives what it has to say, which is nothing for passes that change the module.
    ///
    /// # Errors
    /// What the pass finds wrong, or cannot do, with its place.
    pub fn run(self, module: &mut Module) -> Result<String, Vec<Error>> {
        self.runner()(module)
    }
}

trefoil_opt::pass_table! {
    /// A pass of LLVM's for DirectX; LLVM runs them in the order in which they stand, the printers last.
    runs fn(&mut Module) -> Result<String, Vec<Error>>;
    /// Functions that nothing outside calls become internal, or go.
    FinalizeLinkage "dxil-finalize-linkage" |m| { linkage::run(m); Ok(String::new()) };
    /// Members of constant buffers become addresses through the buffers' handles.
    CBufferAccess "dxil-cbuffer-access" |m| quiet(cbuffers::run(m));
    /// Intrinsics that DXIL has no operation for become others and instructions.
    IntrinsicExpansion "dxil-intrinsic-expansion" |m| expansion::run(m).map(|()| String::new());
    /// Loads, stores and atomics through addresses in resources become direct ones.
    ResourceAccess "dxil-resource-access" |m| quiet(access::run(m));
    /// Variables of vectors become variables of arrays.
    DataScalarization "dxil-data-scalarization" |m| { memory::scalarize_data(m); Ok(String::new()) };
    /// Vectors are taken apart into their lanes.
    Scalarizer "scalarizer" |m| quiet(operations::scalarize(m));
    /// Arrays of arrays become flat.
    FlattenArrays "dxil-flatten-arrays" |m| quiet(memory::flatten_arrays(m));
    /// Copies and fillings of memory become loads and stores.
    MemIntrinsics "dxil-mem-intrinsics" |m| quiet(legalize::without_runs(m));
    /// Handles that are kept in variables are used as they were made.
    ForwardHandleAccesses "dxil-forward-handle-accesses" |m| forward::run(m).map(|()| String::new());
    /// Instructions that DXIL's LLVM lacks become ones that it has.
    Legalize "dxil-legalize" |m| quiet(legalize::run(m));
    /// Resources without a register get a free one.
    ImplicitBinding "dxil-resource-implicit-binding" |m| quiet(implicit::run(m));
    /// Metadata becomes what readers of DXIL look for.
    TranslateMetadata "dxil-translate-metadata" |m| quiet(metadata::run(m));
    /// Bindings that overlap and counters that go both up and down are refused.
    PostOptimizationValidation "dxil-post-optimization-validation" |m| {
        validate::run(m).map(|()| String::new())
    };
    /// Intrinsics become calls of DXIL's operations.
    OpLower "dxil-op-lower" |m| quiet(operations::run(m));
    /// Resources are printed as a table.
    PrettyPrinter "dxil-pretty-printer" |m| said(table::pretty(m));
    /// Versions, the stage and the entries are printed.
    PrintMetadata "print<dxil-metadata>" |m| Ok(table::metadata(m));
    /// Resources are printed with their bindings and types.
    PrintResources "print<dxil-resources>" |m| said(print::resources(m));
    /// Bindings are printed with what is bound.
    PrintBindings "print<dxil-resource-binding>" |m| said(print::bindings(m));
    /// Shader flags are printed, of all functions and of each.
    PrintShaderFlags "print<dx-shader-flags>" |m| said(print::print_flags(m));
    /// Root signatures are printed.
    PrintRootSignatures "print<dxil-root-signature>" |m| print::print_root_signatures(m);
}

/// What a pass gives that says nothing.
fn quiet(result: Result<(), Error>) -> Result<String, Vec<Error>> {
    result.map(|()| String::new()).map_err(|error| vec![error])
}

/// What a printer has to say.
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
    /// use trefoil_dxil::Pass;
    /// assert_eq!(Pass::from_name("dxil-op-lower"), Some(Pass::OpLower));
    /// assert_eq!(Pass::from_name("mem2reg"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Pass> {
        let other = || OTHER_NAMES.iter().find(|(other, _)| *other == name).map(|(_, pass)| *pass);
        Pass::ALL.iter().copied().find(|p| p.name() == name).or_else(other)
    }
}
