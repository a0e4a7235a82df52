//! Diagnostics as data: a kind from a table, a span, arguments; the words are put together when somebody reads them.
//!
//! Each stage declares its kinds in one table with [`diagnostics!`](crate::diagnostics): a row gives severity, the
//! warning's flag and the words, with `{0}`, `{1}`… for the arguments. Making a diagnostic stores a reference to its row
//! and the arguments; a list of them renders in DXC's form.

pub mod flags;
mod kinds;
mod list;
mod policy;
mod render;

pub(crate) use kinds::KINDS;
pub use list::{Arg, Delayed, Diagnostic, Diagnostics, DiagnosticsMark, Note};
pub use policy::WarningPolicy;
pub use render::{ALSO_KNOWN, DiagnosticForm, RenderOptions, words};
pub use trefoil_diag::{Blame, Kind, Message, Severity};
