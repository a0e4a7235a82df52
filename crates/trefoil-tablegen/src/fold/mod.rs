//! Folding of the operators: a value once the operands are known, else the operation itself.

mod binary;
mod other;
mod ternary;
mod unary;
