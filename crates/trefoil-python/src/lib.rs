//! trefoil for Python: the compiled part of the package, which `python/trefoil` wraps in what people call.
//!
//! Calls let go of the interpreter's lock while the compiler works; a function that finds included files takes it back for as
//! long as it runs, and what it raises, the call raises.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};
use trefoil::args::parse_args;
use trefoil::{Diagnostics, IncludeHandler, Profile, Request, Target};

/// A note: text, file, line and column.
type Note = (String, Option<String>, u32, u32);
/// A diagnostic: id, severity, text, file, line and column, notes.
type Found = (String, String, String, Option<String>, u32, u32, Vec<Note>);
/// What a call made, all messages as text, and as data.
type Made<'py> = (Option<Bound<'py, PyBytes>>, String, Vec<Found>);

/// What compiles share.
#[pyclass(frozen, module = "trefoil._trefoil")]
struct Session(trefoil::Session);

/// What a call does with a request.
#[derive(Clone, Copy)]
enum What {
    Compile,
    Reflect,
    Preprocess,
}

#[pymethods]
impl Session {
    #[new]
    fn new(variants: usize) -> Session {
        Session(match variants {
            0 => trefoil::Session::new(),
            bytes => trefoil::Session::with_variants(bytes),
        })
    }

    /// Compiles, reflects or preprocesses; nothing is made where there are errors.
    #[expect(clippy::too_many_arguments, reason = "the package names them for people")]
    fn run<'py>(
        &self,
        py: Python<'py>,
        what: &str,
        source: &[u8],
        name: &str,
        entry: &str,
        profile: &str,
        target: Option<&str>,
        arguments: Vec<String>,
        keep_unused: bool,
        find: Option<Py<PyAny>>,
    ) -> PyResult<Made<'py>> {
        let what = match what {
            "compile" => What::Compile,
            "reflect" => What::Reflect,
            "preprocess" => What::Preprocess,
            other => return Err(PyValueError::new_err(format!("'{other}' is nothing that a session does"))),
        };
        let unknown = || PyValueError::new_err(format!("'{profile}' is no profile: one is ps_6_0"));
        let profile = Profile::parse(profile).ok_or_else(unknown)?;
        let args = parse_args(&arguments).map_err(|error| PyValueError::new_err(error.0))?;
        let (mut options, _) = args.compile_options().map_err(|error| PyValueError::new_err(error.0))?;
        options.codegen.keep_unused = keep_unused;
        let target = target.map(binary).transpose()?.unwrap_or_else(|| args.target(profile));
        let include = Includes { find, raised: Mutex::default() };
        let made = py.detach(|| {
            let request =
                Request { source_name: name, source, entry, profile, target, options, include: &include };
            work(&self.0, what, &request)
        });
        if let Some(raised) = include.raised.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(raised);
        }
        Ok(match made {
            Ok((bytes, said)) => (Some(PyBytes::new(py, &bytes)), said.to_string(), found(&said)),
            Err(said) => (None, said.to_string(), found(&said)),
        })
    }
}

fn work(
    session: &trefoil::Session,
    what: What,
    request: &Request<'_>,
) -> Result<(Vec<u8>, Diagnostics), Diagnostics> {
    match what {
        What::Compile => session.compile(request).map(|made| (made.bytes, made.warnings)),
        What::Reflect => session.reflect(request).map(|told| (told.to_json().into(), Diagnostics::default())),
        What::Preprocess => session.preprocess(request).map(|made| (made.text.into(), made.warnings)),
    }
}

/// The target of a name.
fn binary(name: &str) -> PyResult<Target> {
    let found = Target::from_name(name).filter(|target| !target.is_text());
    found.ok_or_else(|| PyValueError::new_err(format!("target is dxil, spirv or dxbc, not '{name}'")))
}

/// Diagnostics as the package takes them.
fn found(said: &Diagnostics) -> Vec<Found> {
    let place = |place: Option<&trefoil::Place>| match place {
        Some(at) => (Some(at.file.to_string()), at.line, at.column),
        None => (None, 0, 0),
    };
    let one = |d: trefoil::Diagnostic| {
        let (file, line, column) = place(d.place.as_ref());
        let notes = d.notes.iter().map(|note| {
            let (file, line, column) = place(note.place.as_ref());
            (note.message.clone(), file, line, column)
        });
        let notes = notes.collect();
        (d.id.to_owned(), d.severity.name().to_owned(), d.message, file, line, column, notes)
    };
    said.iter().map(one).collect()
}

/// Included files, from a function of Python's.
struct Includes {
    find: Option<Py<PyAny>>,
    /// What the function raised first.
    raised: Mutex<Option<PyErr>>,
}

impl IncludeHandler for Includes {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        let find = self.find.as_ref()?;
        let found = Python::attach(|py| {
            let found = find.bind(py).call1((path,))?;
            Ok(found.extract::<Option<Cow<'_, [u8]>>>()?.map(|bytes| Arc::from(&*bytes)))
        });
        found.unwrap_or_else(|error: PyErr| {
            self.raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            None
        })
    }
}

fn unreadable(error: trefoil::ReadError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// What a binary is bound to, as JSON.
#[pyfunction]
fn reflect(py: Python<'_>, data: &[u8]) -> PyResult<String> {
    py.detach(|| trefoil::reflect(data)).map(|told| told.to_json()).map_err(unreadable)
}

/// The listing of a binary.
#[pyfunction]
fn disassemble(py: Python<'_>, data: &[u8]) -> PyResult<String> {
    py.detach(|| trefoil::disassemble(data)).map_err(unreadable)
}

/// The rules that a container breaks: their names, and what was found.
#[pyfunction]
fn validate(py: Python<'_>, data: &[u8]) -> Vec<(String, String)> {
    let found = py.detach(|| trefoil::validation::validate(data, Default::default()));
    let list = found.err().map(|findings| findings.list).unwrap_or_default();
    list.iter().map(|finding| (finding.rule.code().to_owned(), finding.to_string())).collect()
}

/// The version.
#[pyfunction]
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// The module.
#[pymodule]
fn _trefoil(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Session>()?;
    for function in [
        wrap_pyfunction!(reflect, module)?,
        wrap_pyfunction!(disassemble, module)?,
        wrap_pyfunction!(validate, module)?,
        wrap_pyfunction!(version, module)?,
    ] {
        module.add_function(function)?;
    }
    Ok(())
}
