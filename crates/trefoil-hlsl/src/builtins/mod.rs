//! Built-in functions and methods: which there are, and what their overloads take and give.

mod op;

pub use op::BuiltinOp;
