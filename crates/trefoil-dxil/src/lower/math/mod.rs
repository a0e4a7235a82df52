//! What computes: instructions lane by lane, casts, intrinsics without an operation of their own, operations across the lanes
//! of a wave.
//!
//! In come scalars of the operands, out go scalars of the result; nothing here touches memory.

mod arith;
mod cast;
mod expand;
mod wave;
