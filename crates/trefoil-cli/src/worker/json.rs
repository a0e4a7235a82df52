//! Requests and responses as lines of JSON, with the names that protocol buffers have there.

use super::message::{Request, Response};
use serde_json::Value;
use std::io::{BufRead, Read};
use trefoil_diag::json::Object;

/// Takes the bytes of the next object. Bazel 4 does not end a line after it, so that its last bracket must tell.
pub(super) fn object(input: &mut impl BufRead, bytes: &mut Vec<u8>) -> Result<(), String> {
    let (mut depth, mut in_text, mut is_escaped) = (0u32, false, false);
    for byte in input.by_ref().bytes() {
        let byte = byte.map_err(|e| e.to_string())?;
        bytes.push(byte);
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_text => is_escaped = true,
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 && !in_text {
            break;
        }
    }
    Ok(())
}

/// Reads a request.
pub(super) fn request(line: &str) -> Result<Request, String> {
    let message: Value = serde_json::from_str(line).map_err(|why| why.to_string())?;
    let list = |name: &str| match message.get(name) {
        Some(Value::Array(items)) => Ok(&items[..]),
        None | Some(Value::Null) => Ok(&[][..]),
        Some(_) => Err(format!("'{name}' is no list")),
    };
    let text =
        |item: &Value, what: &str| item.as_str().map(str::to_owned).ok_or(format!("{what} is no text"));
    let path = |input: &Value| text(input.get("path").unwrap_or(&Value::Null), "the path of an input");
    let id = match message.get("requestId") {
        Some(Value::Number(id)) => {
            let whole = id.as_i64().and_then(|id| id.try_into().ok());
            whole.ok_or_else(|| format!("'{id}' is no number of a request"))?
        }
        None | Some(Value::Null) => 0,
        Some(_) => return Err("'requestId' is no number".into()),
    };
    Ok(Request {
        arguments: list("arguments")?.iter().map(|it| text(it, "an argument")).collect::<Result<_, _>>()?,
        inputs: list("inputs")?.iter().map(path).collect::<Result<_, _>>()?,
        id,
        cancels: message["cancel"] == true,
        sandbox: message.get("sandboxDir").and_then(Value::as_str).unwrap_or_default().to_owned(),
    })
}

/// A response, which ends its line.
pub(super) fn response(response: &Response) -> String {
    let mut line = String::new();
    Object::write(&mut line, |o| {
        o.value("exitCode", response.exit_code);
        o.text("output", &response.output);
        o.value("requestId", response.id);
    });
    line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read() {
        let line = r#"{"arguments":["-T","ps_6_0"],"inputs":[{"path":"a","digest":"AQ=="}],"requestId":-2,"sandboxDir":"s"}"#;
        let expected = Request {
            arguments: vec!["-T".into(), "ps_6_0".into()],
            inputs: vec!["a".into()],
            id: -2,
            cancels: false,
            sandbox: "s".into(),
        };
        assert_eq!(request(line), Ok(expected));
        assert_eq!(request("{}"), Ok(Request::default()));
        assert_eq!(request(r#"{"arguments":1}"#).unwrap_err(), "'arguments' is no list");
        assert_eq!(request(r#"{"inputs":[{}]}"#).unwrap_err(), "the path of an input is no text");
        assert_eq!(request(r#"{"requestId":0.5}"#).unwrap_err(), "'0.5' is no number of a request");
    }

    #[test]
    fn an_object_ends_with_its_bracket() {
        let mut input = &b"\n{\"a\":[\"}\\\"\"]} {}"[..];
        let mut next = || {
            let mut bytes = Vec::new();
            object(&mut input, &mut bytes).map(|()| String::from_utf8(bytes).unwrap())
        };
        assert_eq!(next().unwrap(), "\n{\"a\":[\"}\\\"\"]}");
        assert_eq!(next().unwrap(), " {}");
        assert_eq!(next().unwrap(), "");
    }

    #[test]
    fn a_response_is_a_line() {
        let line = response(&Response { exit_code: 1, output: "a\n".into(), id: 7 });
        assert_eq!(line, "{\"exitCode\":1,\"output\":\"a\\n\",\"requestId\":7}\n");
    }
}
