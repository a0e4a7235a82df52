//! Requests and responses as lines of JSON, with the names that protocol buffers have there.

use super::message::{Request, Response};
use trefoil_diag::json::Object;
use trefoil_permute::Json;

/// Reads a request.
pub(super) fn request(line: &str) -> Result<Request, String> {
    let message = Json::parse(line)?;
    let list = |name: &str| match message.get(name) {
        Some(Json::List(items)) => Ok(&items[..]),
        None | Some(Json::Null) => Ok(&[][..]),
        Some(_) => Err(format!("'{name}' is no list")),
    };
    let text = |item: &Json, what: &str| item.text().map(str::to_owned).ok_or(format!("{what} is no text"));
    let path = |input: &Json| text(input.get("path").unwrap_or(&Json::Null), "the path of an input");
    let id = match message.get("requestId") {
        Some(Json::Number(id)) => id.parse().map_err(|_| format!("'{id}' is no number of a request"))?,
        None | Some(Json::Null) => 0,
        Some(_) => return Err("'requestId' is no number".into()),
    };
    Ok(Request {
        arguments: list("arguments")?.iter().map(|it| text(it, "an argument")).collect::<Result<_, _>>()?,
        inputs: list("inputs")?.iter().map(path).collect::<Result<_, _>>()?,
        id,
        cancels: message.get("cancel") == Some(&Json::Bool(true)),
        sandbox: message.get("sandboxDir").and_then(Json::text).unwrap_or_default().to_owned(),
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
    fn a_response_is_a_line() {
        let line = response(&Response { exit_code: 1, output: "a\n".into(), id: 7 });
        assert_eq!(line, "{\"exitCode\":1,\"output\":\"a\\n\",\"requestId\":7}\n");
    }
}
