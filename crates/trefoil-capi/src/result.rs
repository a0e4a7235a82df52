//! What a call made, in the form that C reads it.

use crate::types::{self, Status};
use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use trefoil::validation::Findings;
use trefoil::{Diagnostics, Place, ReadError, Severity};

/// What a call made. It never changes, so any number of threads may read it; whoever has it frees it once.
pub struct CallResult(pub(crate) Output);

/// Runs what a function of the interface does. It gives a result in any case, also where the compiler panics.
pub(crate) fn guarded(work: impl FnOnce() -> Result<Output, Output>) -> *mut CallResult {
    // What panicked left nothing behind that others see half done: sessions recover from a poisoned lock.
    let made = catch_unwind(AssertUnwindSafe(work));
    let output = made.map_or_else(|_| internal(), |made| made.unwrap_or_else(|refused| refused));
    Box::into_raw(Box::new(CallResult(output)))
}

fn internal() -> Output {
    Output { status: Status::InternalError, ..wrong("internal error: the compiler panicked") }
}

/// What is wrong with an argument.
pub(crate) fn wrong(why: &str) -> Output {
    let diagnostics = Diagnostics::of_program(Severity::Error, why);
    Output { status: Status::InvalidArgument, ..Output::errors(&diagnostics) }
}

/// What a call made.
pub(crate) struct Output {
    pub(crate) status: Status,
    /// With a zero after it.
    data: Option<Vec<u8>>,
    pub(crate) messages: CString,
    pub(crate) diagnostics: Vec<Shown>,
}

/// Text for C, which ends at its first zero.
fn c_string(text: &str) -> CString {
    CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default()
}

impl Output {
    /// Bytes, and the warnings on the way.
    pub(crate) fn bytes(mut data: Vec<u8>, warnings: &Diagnostics) -> Output {
        data.push(0);
        Output { status: Status::Ok, data: Some(data), ..Output::errors(warnings) }
    }

    /// Text.
    pub(crate) fn text(text: String) -> Output {
        Output::bytes(text.into_bytes(), &Diagnostics::default())
    }

    /// Errors.
    pub(crate) fn errors(diagnostics: &Diagnostics) -> Output {
        Output {
            status: Status::Error,
            data: None,
            messages: c_string(&diagnostics.to_string()),
            diagnostics: diagnostics.iter().map(|found| Shown::new(&found)).collect(),
        }
    }

    /// Bytes that could not be read.
    pub(crate) fn unreadable(error: &ReadError) -> Output {
        let mut out = Output::errors(&Diagnostics::of_program(Severity::Error, &error.to_string()));
        for shown in &mut out.diagnostics {
            shown.id = c_string(error.kind().id());
        }
        out
    }

    /// Rules that a container breaks.
    pub(crate) fn findings(findings: &Findings) -> Output {
        let list = findings.list.iter().map(|finding| Shown {
            id: c_string(finding.rule.code()),
            message: c_string(&finding.to_string()),
            severity: types::Severity::Error,
            ..Shown::default()
        });
        Output {
            status: Status::Error,
            data: None,
            messages: c_string(&findings.to_string()),
            diagnostics: list.collect(),
        }
    }

    /// What was made, without the zero after it.
    pub(crate) fn data(&self) -> Option<&[u8]> {
        self.data.as_deref().and_then(|data| data.split_last()).map(|(_, data)| data)
    }
}

/// A diagnostic with its strings.
#[derive(Default)]
pub(crate) struct Shown {
    id: CString,
    message: CString,
    flag: Option<CString>,
    severity: types::Severity,
    file: Option<CString>,
    /// Line and column of its beginning and its end.
    places: [u32; 4],
    pub(crate) notes: Vec<Shown>,
}

impl Shown {
    fn new(found: &trefoil::Diagnostic) -> Shown {
        let note = |note: &trefoil::Note| {
            let out = Shown { message: c_string(&note.message), ..Shown::default() };
            out.at(note.place.as_ref())
        };
        let out = Shown {
            id: c_string(found.id),
            message: c_string(&found.message),
            flag: found.flag.map(c_string),
            severity: match found.severity {
                Severity::Note => types::Severity::Note,
                Severity::Warning => types::Severity::Warning,
                Severity::Error | Severity::Fatal => types::Severity::Error,
            },
            notes: found.notes.iter().map(note).collect(),
            ..Shown::default()
        };
        out.at(found.place.as_ref())
    }

    fn at(mut self, place: Option<&Place>) -> Shown {
        if let Some(place) = place {
            let end = place.end.map_or([0; 2], |end| [end.line, end.column]);
            self.file = Some(c_string(&place.file));
            self.places = [place.line, place.column, end[0], end[1]];
        }
        self
    }

    /// As C reads it: the strings are this one's.
    pub(crate) fn shown(&self) -> types::Diagnostic {
        let pointer = |text: &Option<CString>| -> *const c_char {
            text.as_ref().map_or(std::ptr::null(), |text| text.as_ptr())
        };
        let [line, column, end_line, end_column] = self.places;
        types::Diagnostic {
            size: size_of::<types::Diagnostic>(),
            id: self.id.as_ptr(),
            severity: self.severity,
            note_count: self.notes.len() as u32,
            message: self.message.as_ptr(),
            flag: pointer(&self.flag),
            file: pointer(&self.file),
            line,
            column,
            end_line,
            end_column,
        }
    }
}
