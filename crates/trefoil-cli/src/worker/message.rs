//! The messages of a persistent worker, in the two forms that Bazel knows.

use super::{json, proto};
use crate::Failure;
use std::io::{BufRead, Read};

/// How many bytes a request may have.
const MOST: u64 = 256 << 20;

/// What is to be done.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) arguments: Vec<String>,
    /// The paths of files that may be read; any where there is none.
    pub(super) inputs: Vec<String>,
    /// Says which request an answer is for; 0 where there is one at a time.
    pub(super) id: i32,
    /// Whether an earlier request of this number is no longer wanted.
    pub(super) cancels: bool,
    /// The folder to which paths are relative, where it is another than that of the process.
    pub(super) sandbox: String,
}

/// What became of it.
#[derive(Debug)]
pub(super) struct Response {
    pub(super) exit_code: i32,
    /// What people are told.
    pub(super) output: String,
    pub(super) id: i32,
}

/// The form of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Protocol {
    /// Protocol buffers, each after its length.
    Proto,
    /// JSON, a message a line.
    Json,
}

impl Protocol {
    pub(super) fn of_name(name: &str) -> Result<Protocol, Failure> {
        match name {
            "proto" => Ok(Protocol::Proto),
            "json" => Ok(Protocol::Json),
            other => Err(Failure::Misuse(format!("--protocol is proto or json, not '{other}'"))),
        }
    }

    /// Reads the next request.
    pub(super) fn read(self, input: &mut impl BufRead) -> Result<Request, String> {
        let mut bytes = Vec::new();
        match self {
            Protocol::Proto => {
                let size = proto::size(input)?;
                if size > MOST {
                    return Err(format!("it has {size} bytes, and may have {MOST}"));
                }
                let read = input.take(size).read_to_end(&mut bytes).map_err(|e| e.to_string())?;
                if (read as u64) < size { Err("it ends too early".into()) } else { proto::request(&bytes) }
            }
            Protocol::Json => {
                let line = input.take(MOST).read_until(b'\n', &mut bytes);
                line.map_err(|e| e.to_string())?;
                json::request(std::str::from_utf8(&bytes).map_err(|_| "it is not UTF-8")?)
            }
        }
    }

    /// A response as it goes out.
    pub(super) fn written(self, response: &Response) -> Vec<u8> {
        match self {
            Protocol::Proto => proto::response(response),
            Protocol::Json => json::response(response).into_bytes(),
        }
    }
}
