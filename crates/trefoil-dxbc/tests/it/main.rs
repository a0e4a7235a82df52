//! Modules made by hand, compiled, and their listings looked at.

mod common;
mod flow;
mod memory;
mod seed;
mod values;
