//! A JSON writer that appends directly to a string, without a tree.

use std::fmt::Write;

/// Appends `text` as a JSON string.
///
/// ```
/// let mut out = String::new();
/// trefoil_diag::json::quote("a \"b\"\n", &mut out);
/// assert_eq!(out, r#""a \"b\"\n""#);
/// ```
pub fn quote(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            c if (c as u32) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Appends an object, with members in the order of the calls.
///
/// ```
/// use trefoil_diag::json::Object;
/// let mut out = String::new();
/// Object::write(&mut out, |o| {
///     o.text("file", "a.hlsl");
///     o.number("line", 3);
///     o.object("in", |o| o.flag("macro", true));
///     o.array("notes", ["x", "y"], |note, out| trefoil_diag::json::quote(note, out));
/// });
/// assert_eq!(out, r#"{"file":"a.hlsl","line":3,"in":{"macro":true},"notes":["x","y"]}"#);
/// ```
pub struct Object<'a> {
    out: &'a mut String,
    is_empty: bool,
}

impl Object<'_> {
    /// Appends an object; `members` adds its members.
    pub fn write(out: &mut String, members: impl FnOnce(&mut Object<'_>)) {
        out.push('{');
        let mut object = Object { out, is_empty: true };
        members(&mut object);
        object.out.push('}');
    }

    fn name(&mut self, name: &str) {
        if !std::mem::replace(&mut self.is_empty, false) {
            self.out.push(',');
        }
        quote(name, self.out);
        self.out.push(':');
    }

    /// Adds a string.
    pub fn text(&mut self, name: &str, value: &str) {
        self.name(name);
        quote(value, self.out);
    }

    /// Adds a number.
    pub fn number(&mut self, name: &str, value: u32) {
        self.name(name);
        let _ = write!(self.out, "{value}");
    }

    /// Adds what prints as JSON.
    pub fn value(&mut self, name: &str, value: impl std::fmt::Display) {
        self.name(name);
        let _ = write!(self.out, "{value}");
    }

    /// Adds a boolean.
    pub fn flag(&mut self, name: &str, value: bool) {
        self.name(name);
        let _ = write!(self.out, "{value}");
    }

    /// Adds an object.
    pub fn object(&mut self, name: &str, members: impl FnOnce(&mut Object<'_>)) {
        self.name(name);
        Object::write(self.out, members);
    }

    /// Adds an array, whose elements `element` appends.
    pub fn array<T>(
        &mut self,
        name: &str,
        items: impl IntoIterator<Item = T>,
        mut element: impl FnMut(T, &mut String),
    ) {
        self.name(name);
        self.out.push('[');
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.out.push(',');
            }
            element(item, self.out);
        }
        self.out.push(']');
    }
}
