//! JSON, read and written: lists of commands come as it, and the schema of the manifest is it.

use std::fmt::Write;
use trefoil_diag::json::quote;

/// A value of JSON.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, as it is spelled.
    Number(String),
    /// A text.
    Text(String),
    /// Values in square brackets.
    List(Vec<Json>),
    /// Members in their order.
    Object(Vec<(String, Json)>),
}

/// How deep lists and objects may nest.
const DEEPEST: u32 = 64;

impl Json {
    /// Reads a document.
    ///
    /// # Errors
    /// What is wrong with it, with the number of the line.
    pub fn parse(text: &str) -> Result<Json, String> {
        let mut parser = Parser { text, at: 0 };
        let made = parser.value(0).and_then(|value| match parser.peek() {
            None => Ok(value),
            Some(c) => Err(format!("'{c}' after the end")),
        });
        made.map_err(|why| format!("line {}: {why}", text[..parser.at].matches('\n').count() + 1))
    }

    /// The member of a name.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|(it, _)| it == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// The text, if it is that.
    pub fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The document, an element or member a line.
    pub fn print(&self) -> String {
        let mut out = String::new();
        self.write(0, &mut out);
        out + "\n"
    }

    fn write(&self, depth: usize, out: &mut String) {
        let line = |depth: usize, out: &mut String| {
            let _ = write!(out, "\n{:width$}", "", width = depth * 2);
        };
        match self {
            Json::Null => out.push_str("null"),
            Json::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            Json::Number(number) => out.push_str(number),
            Json::Text(text) => quote(text, out),
            Json::List(items) => {
                out.push('[');
                for (i, item) in items.iter().enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    item.write(depth, out);
                }
                out.push(']');
            }
            Json::Object(members) => {
                out.push('{');
                for (i, (name, value)) in members.iter().enumerate() {
                    out.push_str(if i > 0 { "," } else { "" });
                    line(depth + 1, out);
                    quote(name, out);
                    out.push_str(": ");
                    value.write(depth + 1, out);
                }
                if !members.is_empty() {
                    line(depth, out);
                }
                out.push('}');
            }
        }
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    /// The next character that is not white space.
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        let trimmed = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.at += rest.len() - trimmed.len();
        trimmed.chars().next()
    }

    fn takes(&mut self, c: char) -> bool {
        let stands = self.peek() == Some(c);
        if stands {
            self.at += c.len_utf8();
        }
        stands
    }

    fn value(&mut self, depth: u32) -> Result<Json, String> {
        if depth > DEEPEST {
            return Err("it is nested too deeply".into());
        }
        match self.peek() {
            Some('"') => Ok(Json::Text(self.string()?)),
            Some('[') => {
                self.at += 1;
                self.items(']', |parser| parser.value(depth + 1)).map(Json::List)
            }
            Some('{') => {
                self.at += 1;
                let member = |parser: &mut Self| {
                    parser.peek();
                    let name = parser.string()?;
                    let colon = parser.takes(':').then_some(()).ok_or("a ':' is missing");
                    colon.map_err(str::to_owned).and_then(|()| Ok((name, parser.value(depth + 1)?)))
                };
                self.items('}', member).map(Json::Object)
            }
            _ => self.word(),
        }
    }

    /// Items with commas between them, up to what closes them.
    fn items<T>(
        &mut self,
        close: char,
        mut item: impl FnMut(&mut Self) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let mut items = Vec::new();
        if self.takes(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.takes(close) {
                return Ok(items);
            }
            if !self.takes(',') {
                return Err(format!("a ',' or '{close}' is missing"));
            }
        }
    }

    /// `true`, `false`, `null` or a number.
    fn word(&mut self) -> Result<Json, String> {
        let rest = &self.text[self.at..];
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
        let word = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        self.at += word.len();
        match word {
            "true" => Ok(Json::Bool(true)),
            "false" => Ok(Json::Bool(false)),
            "null" => Ok(Json::Null),
            _ if word.parse::<f64>().is_ok() => Ok(Json::Number(word.to_owned())),
            _ => Err(rest
                .chars()
                .next()
                .map_or("it ends too early".into(), |c| format!("'{c}' cannot stand there"))),
        }
    }

    fn string(&mut self) -> Result<String, String> {
        let mut text = String::new();
        let mut rest = self.text[self.at..].strip_prefix('"').ok_or("a text in quotes is missing")?;
        loop {
            let end = rest.find(['"', '\\']).ok_or("a quote is not closed")?;
            text.push_str(&rest[..end]);
            rest = &rest[end..];
            if let Some(after) = rest.strip_prefix('"') {
                self.at = self.text.len() - after.len();
                return Ok(text);
            }
            let (c, after) = escape(&rest[1..]).ok_or("an escape is not valid")?;
            text.push(c);
            rest = after;
        }
    }
}

/// What an escape stands for, and what follows it.
fn escape(text: &str) -> Option<(char, &str)> {
    let mut chars = text.chars();
    let c = match chars.next()? {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'b' => '\u{8}',
        'f' => '\u{c}',
        c @ ('"' | '\\' | '/') => c,
        'u' => return unicode(chars.as_str()),
        _ => return None,
    };
    Some((c, chars.as_str()))
}

/// The character of four hexadecimal digits, or of two surrogates.
fn unicode(text: &str) -> Option<(char, &str)> {
    let unit = |text: &str| u32::from_str_radix(text.get(..4)?, 16).ok();
    let (first, rest) = (unit(text)?, &text[4..]);
    if let Some(second) = rest.strip_prefix("\\u").filter(|_| first & 0xfc00 == 0xd800) {
        let low = unit(second).filter(|low| low & 0xfc00 == 0xdc00)?;
        return Some((char::from_u32(0x10000 + ((first & 0x3ff) << 10) + (low & 0x3ff))?, &second[4..]));
    }
    Some((char::from_u32(first)?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_are_read_and_written() {
        let text = r#" [{"a": [1, -2.5e3, true, null], "b": "x\n\u00e9\ud83d\ude00\\"}, {}, []] "#;
        let json = Json::parse(text).unwrap();
        assert_eq!(Json::parse(&json.print()).unwrap(), json);
        let Json::List(items) = json else { panic!("a list") };
        assert_eq!(items[0].get("b").and_then(Json::text), Some("x\n\u{e9}\u{1f600}\\"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, why) in [
            ("", "line 1: it ends too early"),
            ("[1\n2]", "line 2: a ',' or ']' is missing"),
            ("{\"a\" 1}", "line 1: a ':' is missing"),
            ("{a: 1}", "line 1: a text in quotes is missing"),
            ("\"a", "line 1: a quote is not closed"),
            ("\"\\ud800\"", "line 1: an escape is not valid"),
            ("\"\\u12\u{e9}\"", "line 1: an escape is not valid"),
            ("1 2", "line 1: '2' after the end"),
            ("@", "line 1: '@' cannot stand there"),
        ] {
            assert_eq!(Json::parse(text).unwrap_err(), why, "{text}");
        }
        assert!(Json::parse(&"[".repeat(100_000)).is_err());
    }
}
