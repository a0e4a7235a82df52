//! HLSL executed on the CPU: data in and out, a sanitizer, unit tests.
//!
//! ```
//! use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
//! use trefoil_run::{Extent, Setup, Shader, Value};
//!
//! let request = Request {
//!     source_name: "scale.hlsl",
//!     source: b"float by; Buffer<float> a; RWBuffer<float> b;
//!               [numthreads(4, 1, 1)] void main(uint i : SV_DispatchThreadID) { b[i] = a[i] * by; }",
//!     entry: "main",
//!     profile: Profile::parse("cs_6_6").unwrap(),
//!     target: Target::Dxil,
//!     options: Options::default(),
//!     include: &NoIncludes,
//! };
//! let shader = Shader::compile(&Session::new(), &request)?;
//! let mut setup = Setup::new(Extent::Groups([1, 1, 1]));
//! setup.set("by", Value::numbers([2.0]));
//! setup.set("a", Value::numbers([1.0, 2.0, 3.0, 4.0]));
//! let results = shader.run(&setup)?;
//! let b: Vec<f64> = results.get("b").unwrap().data.numbers.iter().map(|n| n.real()).collect();
//! assert_eq!(b, [2.0, 4.0, 6.0, 8.0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bind;
mod csv;
mod data;
mod error;
mod extent;
mod fields;
mod interface;
mod kinds;
mod messages;
mod npy;
mod number;
mod output;
mod picture;
mod places;
mod report;
mod results;
mod run;
mod sanitize;
mod setup;
mod shader;
mod show;
mod stage;
mod unit;
mod value;

pub use data::{Column, Data, Raw};
pub use error::{Error, Result};
pub use extent::Extent;
pub use fields::Field;
pub use interface::{Interface, Parameter};
pub use messages::Messages;
pub use number::{Kind, Number};
pub use output::Output;
pub use results::Results;
pub use run::{Run, RunError};
pub use sanitize::checks;
pub use setup::Setup;
pub use shader::Shader;
pub use show::show;
pub use trefoil_diag::json;
pub use trefoil_interp::{Binding, Checks, Class, SamplerState};
pub use unit::{Tested, UnitTest, tests};
pub use value::{Format, Pattern, Value, extent};

/// The table of what a run reports of a shader.
pub static KINDS: &[&[&trefoil_diag::Kind]] = &[kinds::KINDS];

/// Writes data as a file of a format.
///
/// # Errors
/// Pictures of what is none, and bytes of a type that has none.
pub fn write(data: &Data, format: Format) -> Result<Vec<u8>> {
    Ok(match format {
        Format::Csv => csv::write(data).into_bytes(),
        Format::Npy => npy::write(data),
        Format::Png => picture::write(data)?,
        Format::Bin => data.to_bytes(),
    })
}
