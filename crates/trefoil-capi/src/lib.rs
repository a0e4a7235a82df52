//! trefoil for C: `trefoil.h`, which cbindgen makes of this crate, and `libtrefoil`.
//!
//! | module | what it has |
//! | --- | --- |
//! | `types` | what C fills in and reads |
//! | `api` | the functions that C calls |
//! | `given` | what C gives, checked: structures by their size, text, memory, the function that finds files |
//! | `result` | what a call made: bytes or text, diagnostics with strings that C can read |
//!
//! A function that makes something gives a result in any case, which says what was wrong with the arguments too; one that reads gives
//! zero or null for a null pointer. No panic crosses the border: each function that does work runs in `result::guarded`.

mod api;
mod given;
mod result;
mod types;

pub use api::*;
pub use result::CallResult;
pub use types::*;
