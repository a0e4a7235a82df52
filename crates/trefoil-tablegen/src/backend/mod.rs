//! What is made from the project's own specifications: the tables of the DXIL operations, of the IR's intrinsics and of
//! HLSL's built-ins, of the validator's rules, and the reference pages.

mod dxil;
mod dxil_llvm;
mod dxil_page;
mod dxil_tables;
mod hlsl_tables;
mod intrinsics;
mod validation;

pub use dxil_page::dxil_page;
pub use dxil_tables::dxil_tables;
pub use hlsl_tables::{hlsl_names, hlsl_tables};
pub use intrinsics::{intrinsic_dxbc, intrinsic_dxil, intrinsic_spirv, intrinsic_tables};
pub use validation::{validation_page, validation_rules};
