//! Tables written by `cargo xtask codegen` from the specifications in `spec/`.

#[rustfmt::skip]
pub(crate) mod intrinsics;
