//! The passes by name: what `--print-after`, `--time-passes` and a list of passes on a command line speak of.

use crate::{
    OptLevel, Options, attributes, cases, clean, copies, cse, dce, dead_lanes, dead_regions, demanded, dse,
    exit_values, expand, fold_loops, fold_phis, handles, hoist, ifconvert, matrices, mem2reg, memory_lanes,
    reassociate, reloads, rotate, shifts, simplify, sroa, thread, unread, unroll, wave_breaks, whole,
};
use trefoil_ir::{EntityMap, Error, FuncId, Graph, Module};

/// Declares an enumeration of passes: documentation, variant, name.
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

            /// The names and descriptions of the passes, in the same order.
            pub const INFO: &'static [$crate::PassInfo] =
                &[$($crate::PassInfo { name: $name, about: $about.trim_ascii() },)*];

            /// Its name and description.
            pub fn info(self) -> &'static $crate::PassInfo {
                &Self::INFO[self as usize]
            }

            /// Its name in command lines and dumps.
            pub fn name(self) -> &'static str {
                self.info().name
            }

            /// Its description, one line.
            pub fn about(self) -> &'static str {
                self.info().about
            }
        }
    };
}

/// Declares passes: documentation, variant, name, and the function that runs it, of the type given first.
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
            /// The function that runs it.
            fn runner(self) -> $run_type {
                match self { $(Pass::$variant => $run,)* }
            }
        }
    };
}

impl Pass {
    /// Whether it makes values of what lies in local memory, resources among it.
    pub(crate) fn reads_memory(self) -> bool {
        matches!(self, Pass::Mem2Reg | Pass::Sroa | Pass::Copies | Pass::Reloads)
    }

    /// Runs it over one function; says whether anything changed. `errors` takes what the source asks for and the pass
    /// cannot do. `graph` is the graph of the function, which a pass that changes control flow does not bring up to date.
    pub(crate) fn run(
        self,
        module: &mut Module,
        func: FuncId,
        options: &Options,
        errors: &mut Vec<Error>,
        graph: &Graph,
    ) -> bool {
        self.runner()(&mut On { module, func, options, errors, graph })
    }
}

/// The input of a pass.
struct On<'a> {
    module: &'a mut Module,
    func: FuncId,
    options: &'a Options,
    errors: &'a mut Vec<Error>,
    graph: &'a Graph,
}

pass_table! {
    /// A pass of this crate.
    runs fn(&mut On<'_>) -> bool;
    /// Control flow cleaning: folds constant branches, removes unreachable blocks, joins blocks; keeps structure valid.
    Clean "clean" |on| clean::run(&mut on.module.ctx, &mut on.module.functions[on.func], true);
    /// Expands intrinsics that the target lacks.
    Expand "expand" |on| expand::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.options.native);
    /// Scalar replacement of aggregates: splits local aggregates into their members.
    Sroa "sroa" |on| {
        sroa::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.options.access_whole)
    };
    /// Promotes local variables that are read and written whole to values.
    Mem2Reg "mem2reg" |on| mem2reg::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.graph);
    /// Folds constants, removes identities and round trips, finds known lanes.
    Simplify "simplify" |on| simplify::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// Dead code elimination, of stores too.
    Dce "dce" |on| dce::run(&EntityMap::new(), &mut on.module.functions[on.func]);
    /// Lets lanes of vectors that nobody looks at hold zero.
    DeadLanes "dead-lanes" |on| dead_lanes::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// Unrolls loops with constant trip counts: those marked `[unroll]`, and short ones from -O3 on.
    Unroll "unroll" |on| {
        let rule = unroll::Rule {
            short: on.options.level >= OptLevel::O3,
            by_cost: on.options.unroll_by_cost,
            freeing: false,
        };
        unroll::run(&mut on.module.ctx, &mut on.module.functions[on.func], rule, on.graph)
    };
    /// Unrolls what is short now that the loops in it are, where local arrays become values by it.
    UnrollAround "unroll-around" |on| {
        let rule = unroll::Rule {
            short: on.options.level >= OptLevel::O3,
            by_cost: on.options.unroll_by_cost,
            freeing: true,
        };
        unroll::run(&mut on.module.ctx, &mut on.module.functions[on.func], rule, on.graph)
    };
    /// Resolves the inputs of attribute evaluations.
    Attributes "attributes" |on| {
        attributes::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.errors)
    };
    /// Turns selections between elements of one array of resources, or of a heap, into selections between indices.
    MergeHandles "merge-handles" |on| {
        handles::merge(&mut on.module.ctx, &mut on.module.functions[on.func])
    };
    /// Reads local arrays that are copies where they were copied from.
    Copies "copies" |on| {
        let made = on.options.indexes_made_rows;
        copies::run(&mut on.module.ctx, &mut on.module.functions[on.func], made)
    };
    /// Lets integers skip the operations that change no bit which anything uses.
    DemandedBits "demanded-bits" |on| {
        demanded::run(&mut on.module.ctx, &mut on.module.functions[on.func])
    };
    /// Writes constants for values where control comes only when they are those: in the cases of switches and behind `==`.
    Cases "known-cases" |on| cases::run(&mut on.module.functions[on.func], on.graph);
    /// Common subexpression elimination.
    Cse "cse" |on| cse::run(&on.module.ctx, &mut on.module.functions[on.func], on.graph);
    /// Lets masks and sums with constants come after the shifts that alone use them.
    Shifts "shifts" |on| {
        shifts::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.options.takes_fields)
    };
    /// Lets loads take what is known to lie where they load from.
    Reloads "reloads" |on| reloads::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.graph);
    /// Dead store elimination: removes stores to local variables that later ones of the same block overwrite.
    Dse "dse" |on| dse::run(&on.module.ctx, &mut on.module.functions[on.func]);
    /// Computes ahead of an `if` what both of its sides compute.
    Hoist "hoist" |on| hoist::run(&mut on.module.functions[on.func], on.graph);
    /// Turns an `if` with cheap sides without effects into selects.
    IfConvert "ifconvert" |on| {
        let (func, structured) = (&mut on.module.functions[on.func], on.options.keep_structure);
        ifconvert::run(&mut on.module.ctx, func, on.graph, structured)
    };
    /// Writes sums, products, choices and ranges again with fewer instructions.
    Reassociate "reassociate" |on| {
        reassociate::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.options.regroup_floats)
    };
    /// Removes stores to groupshared memory that is never read.
    UnreadMemory "unread-memory" |on| unread::run(on.module, on.func);
    /// Computes without it what a loop that only counts leaves behind.
    ExitValues "exit-values" |on| {
        exit_values::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.graph)
    };
    /// Removes an `if`, a `switch` or a loop without effects.
    DeadRegions "dead-regions" |on| dead_regions::run(&mut on.module.functions[on.func]);
    /// Forms products of vectors and matrices from dot products, for targets that have them.
    MatrixProducts "matrix-products" |on| matrices::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// Accesses lanes where memory has them, or nothing else is used, for targets whose addresses may be of lanes.
    MemoryLanes "memory-lanes" |on| {
        memory_lanes::run(&mut on.module.ctx, &mut on.module.functions[on.func])
    };
    /// Loads and stores structures and arrays whole whose members all are, for targets that have such values.
    WholeAccesses "whole-accesses" |on| whole::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// Folds what is computed with phis of constants and constants into phis of the results.
    FoldPhis "fold-phis" |on| fold_phis::run(&mut on.module.ctx, &mut on.module.functions[on.func]);
    /// Keeps what a loop asks the wave before a break within the loop: for DXIL, which has no structure.
    WaveBreaks "wave-breaks" |on| {
        wave_breaks::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.graph)
    };
    /// Drops structure and cleans control flow further: for DXIL, which has no structure.
    Flatten "flatten" |on| clean::run(&mut on.module.ctx, &mut on.module.functions[on.func], false);
    /// Jump threading: control goes past blocks that only branch on where it came from, where there is no structure.
    Thread "jump-threading" |on| {
        thread::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.graph)
    };
    /// Writes out loops whose iterations come to no more instructions than the loop has, where there is no structure.
    FoldLoops "fold-loops" |on| {
        fold_loops::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.graph)
    };
    /// Loop rotation: moves the test of a loop whose first test holds to its end, where there is no structure.
    Rotate "loop-rotate" |on| {
        rotate::run(&mut on.module.ctx, &mut on.module.functions[on.func], on.graph)
    };
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
