//! What the operators come to once their operands are known; else the operation itself.

mod binary;
mod other;
mod ternary;
mod unary;
