//! Requests and responses as protocol buffers: `WorkRequest` and `WorkResponse` of Bazel's `worker_protocol.proto`.

use super::message::{Request, Response};
use std::io::Read;

/// What a field holds, by its wire type.
enum Field<'a> {
    Number(u64),
    Bytes(&'a [u8]),
    /// Four or eight bytes, which no field of these messages has.
    Fixed,
}

/// The length that stands before a message.
pub(super) fn size(input: &mut impl Read) -> Result<u64, String> {
    varint(|| {
        let mut byte = [0];
        input.read_exact(&mut byte).map_err(|e| e.to_string())?;
        Ok(byte[0])
    })
}

/// Reads a request.
pub(super) fn request(bytes: &[u8]) -> Result<Request, String> {
    let mut request = Request::default();
    each_field(bytes, &mut |number, field| {
        match (number, field) {
            (1, Field::Bytes(text)) => request.arguments.push(self::text(text)?),
            (2, Field::Bytes(input)) => request.inputs.push(path(input)?),
            // A negative number comes with its sign in all 64 bits.
            (3, Field::Number(id)) => request.id = id as i32,
            (4, Field::Number(cancels)) => request.cancels = cancels != 0,
            (6, Field::Bytes(folder)) => request.sandbox = self::text(folder)?,
            _ => {}
        }
        Ok(())
    })?;
    Ok(request)
}

/// The path of an `Input`.
fn path(bytes: &[u8]) -> Result<String, String> {
    let mut path = String::new();
    each_field(bytes, &mut |number, field| {
        if let (1, Field::Bytes(text)) = (number, field) {
            path = self::text(text)?;
        }
        Ok(())
    })?;
    Ok(path)
}

fn text(bytes: &[u8]) -> Result<String, String> {
    String::from_utf8(bytes.to_vec()).map_err(|_| "a text is not UTF-8".into())
}

/// Gives each field with its number.
fn each_field(
    mut bytes: &[u8],
    each: &mut dyn FnMut(u64, Field<'_>) -> Result<(), String>,
) -> Result<(), String> {
    while !bytes.is_empty() {
        let tag = number(&mut bytes)?;
        let field = match tag & 7 {
            0 => Field::Number(number(&mut bytes)?),
            1 => take(&mut bytes, 8).map(|_| Field::Fixed)?,
            2 => {
                let size = number(&mut bytes)?;
                Field::Bytes(take(&mut bytes, size)?)
            }
            5 => take(&mut bytes, 4).map(|_| Field::Fixed)?,
            other => return Err(format!("there is no wire type {other}")),
        };
        each(tag >> 3, field)?;
    }
    Ok(())
}

fn take<'a>(bytes: &mut &'a [u8], size: u64) -> Result<&'a [u8], String> {
    let size = usize::try_from(size).map_err(|e| e.to_string())?;
    let (taken, rest) = bytes.split_at_checked(size).ok_or("a field ends too late")?;
    *bytes = rest;
    Ok(taken)
}

fn number(bytes: &mut &[u8]) -> Result<u64, String> {
    varint(|| {
        let (&first, rest) = bytes.split_first().ok_or("a number ends too late")?;
        *bytes = rest;
        Ok(first)
    })
}

/// Seven bits a byte, the lowest first; the eighth says that there are more.
fn varint(mut next: impl FnMut() -> Result<u8, String>) -> Result<u64, String> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let byte = next()?;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(value);
        }
    }
    Err("a number has more than 64 bits".into())
}

/// A response, after its length.
pub(super) fn response(response: &Response) -> Vec<u8> {
    let mut body = Vec::new();
    put_number(&mut body, 1, response.exit_code);
    if !response.output.is_empty() {
        body.push(2 << 3 | 2);
        put_varint(&mut body, response.output.len() as u64);
        body.extend_from_slice(response.output.as_bytes());
    }
    put_number(&mut body, 3, response.id);
    let mut message = Vec::with_capacity(body.len() + 4);
    put_varint(&mut message, body.len() as u64);
    message.append(&mut body);
    message
}

/// A field of a number; 0 is what it is without one.
fn put_number(out: &mut Vec<u8>, field: u8, value: i32) {
    if value != 0 {
        out.push(field << 3);
        put_varint(out, i64::from(value) as u64);
    }
}

fn put_varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A request as protoc encodes `arguments: "-T" arguments: "ps_6_0" inputs { path: "a" digest: "\x01" } request_id: -2 verbosity: 300
    /// sandbox_dir: "s"`.
    const WORDS: &[u8] = b"\x0a\x02-T\x0a\x06ps_6_0\x12\x06\x0a\x01a\x12\x01\x01\x18\xfe\xff\xff\xff\xff\xff\xff\xff\xff\x01\x28\xac\x02\x32\x01s";

    #[test]
    fn a_request_is_read() {
        let expected = Request {
            arguments: vec!["-T".into(), "ps_6_0".into()],
            inputs: vec!["a".into()],
            id: -2,
            cancels: false,
            sandbox: "s".into(),
        };
        assert_eq!(request(WORDS), Ok(expected));
    }

    #[test]
    fn what_is_cut_off_is_an_error_or_a_shorter_request() {
        for end in 0..WORDS.len() {
            let _ = request(&WORDS[..end]);
        }
        assert_eq!(
            request(b"\x0a\xff\xff\xff\xff\xff\xff\xff\xff\x7f").unwrap_err(),
            "a field ends too late"
        );
        assert_eq!(request(b"\x18\xff").unwrap_err(), "a number ends too late");
        assert_eq!(request(&[0xff; 12]).unwrap_err(), "a number has more than 64 bits");
        assert_eq!(request(b"\x0b").unwrap_err(), "there is no wire type 3");
        assert_eq!(request(b"\x0a\x01\xff").unwrap_err(), "a text is not UTF-8");
    }

    #[test]
    fn a_response_is_written() {
        let written = response(&Response { exit_code: 1, output: "no".into(), id: 300 });
        assert_eq!(written, b"\x09\x08\x01\x12\x02no\x18\xac\x02");
        assert_eq!(response(&Response { exit_code: 0, output: String::new(), id: 0 }), b"\x00");
    }
}
