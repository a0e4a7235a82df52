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
    /// JSON, an object each, with or without a line's end after it.
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

    /// Reads the next request; none where the input ends.
    pub(super) fn read(self, input: &mut impl BufRead) -> Result<Option<Request>, String> {
        let mut bytes = Vec::new();
        if input.fill_buf().map_err(|e| e.to_string())?.is_empty() {
            return Ok(None);
        }
        match self {
            Protocol::Proto => {
                let size = proto::size(input)?;
                if size > MOST {
                    return Err(format!("it has {size} bytes, and may have {MOST}"));
                }
                let read = input.take(size).read_to_end(&mut bytes).map_err(|e| e.to_string())?;
                if (read as u64) < size {
                    return Err("it ends too early".into());
                }
                proto::request(&bytes).map(Some)
            }
            Protocol::Json => {
                json::object(&mut input.take(MOST), &mut bytes)?;
                // The end of the last line.
                if bytes.iter().all(u8::is_ascii_whitespace) {
                    return Ok(None);
                }
                json::request(std::str::from_utf8(&bytes).map_err(|_| "it is not UTF-8")?).map(Some)
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
