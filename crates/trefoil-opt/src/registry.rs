//! The passes by name: what `--print-after`, `--time-passes` and a list of passes on a command line speak of.

use crate::{
    OptLevel, Options, attributes, clean, cse, dce, dead_regions, expand, handles, ifconvert, matrices,
    mem2reg, rotate, simplify, sroa, unread, unroll,
};
use trefoil_ir::{EntityMap, Error, FuncId, Module};

/// Declares passes that have nothing in common but their names: documentation, variant, name.
#[macro_export]
macro_rules! pass_names {
    (
        $(#[$doc:meta])* $passes:ident;
        $(#[doc = $about:literal] $variant:ident $name:literal;)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $passes {
            $(#[doc = $about] $variant,)*
        }

        impl $passes {
            /// Every pass, in the order in which they run first.
            pub const ALL: &'static [$passes] = &[$($passes::$variant,)*];

            /// What is known of every pass, in the same order.
            pub const INFO: &'static [$crate::PassInfo] =
                &[$($crate::PassInfo { name: $name, about: $about.trim_ascii() },)*];

            /// Its name and what it does.
            pub fn info(self) -> &'static $crate::PassInfo {
                &Self::INFO[self as usize]
            }

            /// The name that command lines and dumps call it by.
            pub fn name(self) -> &'static str {
                self.info().name
            }

            /// What it does, in a line.
            pub fn about(self) -> &'static str {
                self.info().about
            }
        }
    };
}

/// Declares passes: documentation, variant, name, and what runs it, a function of the type that stands first.
#[macro_export]
macro_rules! pass_table {
    (
        $(#[$doc:meta])* runs $run_type:ty;
        $(#[doc = $about:literal] $variant:ident $name:literal $run:expr;)*
    ) => {
        $crate::pass_names! {
            $(#[$doc])* Pass;
            $(#[doc = $about] $variant $name;)*
        }

        impl Pass {
            /// What runs it.
            fn runner(self) -> $run_type {
                match self { $(Pass::$variant => $run,)* }
            }
        }
    };
}

impl Pass {
    /// Runs it over one function; says whether anything changed. `errors` takes what the source asks for and the pass
    /// cannot do.
    pub fn run(self, module: &mut Module, func: FuncId, options: &Options, errors: &mut Vec<Error>) -> bool {
        self.runner()(&mut On { module, func, options, errors })
    }
}

/// What a pass works on.
struct On<'a> {
    module: &'a mut Module,
    func: FuncId,
    options: &'a Options,
    errors: &'a mut Vec<Error>,
}

pass_table! {
    /// A pass of this crate.
    runs fn(&mut On<'_>) -> bool;
    /// Known branches go, blocks that nothing reaches, blocks that only follow one other; structure stays true.
    Clean "clean" |on| clean::run(&mut on.module.ctx, &mut on.module.functions[on.func], true);
    /// Intrinsics that the target lacks become others that it has, and instructions.
    Expand "expand" |on| expand::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.options.native);
    /// Aggregates in memory of the function's own are split into their members.
    Sroa "sroa" |on| sroa::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// Memory of the function's own that is read and written whole becomes values.
    Mem2Reg "mem2reg" |on| mem2reg::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// Constants are folded; identities, round trips and known lanes go.
    Simplify "simplify" |on| simplify::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// What nothing needs goes, stores that nothing reads too.
    Dce "dce" |on| dce::run(&EntityMap::new(), &mut on.module.functions[on.func]);
    /// Loops that run a known number of times are written out: those that say so, and from -O3 on short ones.
    Unroll "unroll" |on| {
        let short = on.options.level >= OptLevel::O3;
        unroll::run(&mut on.module.ctx, &mut on.module.functions[on.func], short)
    };
    /// Attributes that are evaluated elsewhere than where the pipeline interpolates are named by their input.
    Attributes "attributes" |on| {
        attributes::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.errors)
    };
    /// Choices between elements of one array of resources, or of a heap, become choices between indices.
    MergeHandles "merge-handles" |on| {
        handles::merge(&mut on.module.ctx, &mut on.module.functions[on.func])
    };
    /// Common subexpressions are computed once.
    Cse "cse" |on| cse::run(&on.module.ctx, &mut on.module.functions[on.func]);
    /// An `if` with a little harmless work on its sides becomes selects.
    IfConvert "ifconvert" |on| ifconvert::run(&on.module.ctx, &mut on.module.functions[on.func]);
    /// Stores to memory of the group that nothing reads go.
    UnreadMemory "unread-memory" |on| unread::run(on.module, on.func);
    /// An `if`, a `switch` or a loop that does nothing goes.
    DeadRegions "dead-regions" |on| dead_regions::run(&mut on.module.functions[on.func]);
    /// Dot products of one vector with the rows or columns of a matrix become a product, for targets that have it.
    MatrixProducts "matrix-products" |on| matrices::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// The structure is dropped, and control flow cleaned further: for DXIL, which has none.
    Flatten "flatten" |on| clean::run(&mut on.module.ctx, &mut on.module.functions[on.func], false);
    /// A loop whose first test is known to hold tests at its end, where there is no structure to keep.
    Rotate "loop-rotate" |on| rotate::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
}

impl Pass {
    /// The pass of that name.
    ///
    /// ```
    /// use trefoil_opt::Pass;
    /// assert_eq!(Pass::from_name("mem2reg"), Some(Pass::Mem2Reg));
    /// assert_eq!(Pass::from_name("no such pass"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Pass> {
        Pass::ALL.iter().copied().find(|p| p.name() == name)
    }
}
