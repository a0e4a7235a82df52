//! A request executed in one step.

use crate::error::Error;
use crate::results::Results;
use crate::setup::Setup;
use crate::shader::Shader;
use std::fmt;
use trefoil::{Diagnostics, Request, Session};

/// Why a request gave no results.
#[derive(Clone, Debug)]
pub enum RunError {
    /// It does not compile, or its stage cannot be executed.
    Compile(Diagnostics),
    /// It compiles, and cannot be executed with this setup.
    Execute(Error),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Compile(diagnostics) => diagnostics.fmt(f),
            RunError::Execute(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RunError {}

impl From<Diagnostics> for RunError {
    fn from(diagnostics: Diagnostics) -> Self {
        RunError::Compile(diagnostics)
    }
}

impl From<Error> for RunError {
    fn from(error: Error) -> Self {
        RunError::Execute(error)
    }
}

/// Execution as a method of [`Session`].
///
/// ```
/// use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
/// use trefoil_run::{Extent, Run, Setup, Value};
///
/// let request = Request {
///     source_name: "squares.hlsl",
///     source: b"Buffer<uint> a; RWBuffer<uint> b; [numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) { b[i] = a[i] * a[i]; }",
///     entry: "main",
///     profile: Profile::parse("cs_6_6").unwrap(),
///     target: Target::Dxil,
///     options: Options::default(),
///     include: &NoIncludes,
/// };
/// let mut setup = Setup::new(Extent::Groups([1, 1, 1]));
/// setup.set("a", Value::numbers([1.0, 2.0, 3.0, 4.0]));
/// let results = Session::new().run(&request, &setup)?;
/// let squares: Vec<f64> = results.get("b").unwrap().data.numbers.iter().map(|n| n.real()).collect();
/// assert_eq!(squares, [1.0, 4.0, 9.0, 16.0]);
/// # Ok::<(), trefoil_run::RunError>(())
/// ```
pub trait Run {
    /// Compiles a request and executes it with a setup. The request's target is of no account. Who executes a shader
    /// several times, or wants the compile's warnings, compiles a [`Shader`] instead.
    ///
    /// # Errors
    /// As for [`Shader::compile`] and [`Shader::run`].
    fn run(&self, request: &Request<'_>, setup: &Setup) -> Result<Results, RunError>;
}

impl Run for Session {
    fn run(&self, request: &Request<'_>, setup: &Setup) -> Result<Results, RunError> {
        Ok(Shader::compile(self, request)?.run(setup)?)
    }
}
