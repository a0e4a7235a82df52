//! DXC's command line: one table of options, a plain struct of what they say.
//!
//! The table ([`OPTIONS`]) has a row an option: name, how its value is written, help, and what it does. Options that are
//! known and yet change nothing here are rows too; giving one is a warning, giving one that is in no row is an error.

mod check;
mod help;
mod model;
mod oconfig;
mod parse;
mod request;
mod rule;
mod spec;
mod spirv;
mod table;

pub use help::help;
pub use model::{
    ArgError, DependencyArgs, DxcArgs, OutputArgs, PassSwitches, RegisterBinding, SpirvArgs, TimeTraceArgs,
};
pub use parse::{ArgumentPair, pair_arguments, parse_args, parse_library_args, parse_link_args};
pub use rule::{RuleForm, rule};
pub use spec::{Effect, OptionSpec, Value};
pub use table::{OPTIONS, PROGRAM_ALONE};

#[cfg(test)]
mod tests;
