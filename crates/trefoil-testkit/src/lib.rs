//! The harness of the tests: text tests, execution tests and the real consumers.
//!
//! A test says what it wants of the compiler; a consumer from outside says whether what came out is right. The
//! consumers lie in `target/consumers`, put there by `cargo xtask fetch`; one that is missing fails the tests that need
//! it, with that command in the message.

pub mod accept;
pub mod built;
pub mod calls;
pub mod clang;
pub mod consumers;
pub mod cost;
pub mod count;
pub mod damage;
pub mod directx;
pub mod disagreements;
pub mod dxc;
pub mod engine;
pub mod examples;
pub mod exec;
pub mod facts;
pub mod farm;
pub mod hostile;
pub mod large;
pub mod link;
pub mod llvm;
pub mod matrices;
pub mod meaning;
pub mod mutants;
pub mod next;
pub mod ours;
pub mod outputs;
pub mod random;
pub mod renderdoc;
pub mod resumed;
pub mod roundtrip;
pub mod snapshot;
pub mod spirv;
pub mod text;
pub mod translations;
pub mod validation;
pub mod vkd3d;
pub mod vulkan;
pub mod wgsl;
pub mod workers;
