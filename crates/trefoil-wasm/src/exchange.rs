//! What goes to and fro: named byte strings, each a length of four bytes, little end first, and the bytes.

/// A request as it is read.
pub(crate) struct Fields<'a>(Vec<(&'a str, &'a [u8])>);

impl<'a> Fields<'a> {
    /// The fields of a request: names and values in turn.
    pub(crate) fn read(mut bytes: &'a [u8]) -> Result<Self, String> {
        let mut fields = Vec::new();
        while !bytes.is_empty() {
            let name = string(&mut bytes)?;
            let name = std::str::from_utf8(name).map_err(|_| "the name of a field is no UTF-8")?;
            fields.push((name, string(&mut bytes)?));
        }
        Ok(Fields(fields))
    }

    /// All fields, in their order.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&'a str, &'a [u8])> {
        self.0.iter().copied()
    }

    /// The values of the fields of a name.
    pub(crate) fn each(&self, name: &str) -> impl Iterator<Item = &'a [u8]> {
        self.all().filter(move |(n, _)| *n == name).map(|(_, value)| value)
    }

    /// The value of a field that must be there.
    pub(crate) fn bytes(&self, name: &str) -> Result<&'a [u8], String> {
        self.each(name).next().ok_or_else(|| format!("the request has no field '{name}'"))
    }

    /// The text of a field that must be there.
    pub(crate) fn text(&self, name: &str) -> Result<&'a str, String> {
        text(name, self.bytes(name)?)
    }
}

/// A field's value as text.
pub(crate) fn text<'a>(name: &str, value: &'a [u8]) -> Result<&'a str, String> {
    std::str::from_utf8(value).map_err(|_| format!("the field '{name}' is no UTF-8"))
}

fn string<'a>(bytes: &mut &'a [u8]) -> Result<&'a [u8], String> {
    let cut = || "the request is cut short".to_owned();
    let (length, rest) = bytes.split_first_chunk::<4>().ok_or_else(cut)?;
    let (string, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize).ok_or_else(cut)?;
    *bytes = rest;
    Ok(string)
}

/// An answer as it grows.
#[derive(Default)]
pub(crate) struct Answer(pub(crate) Vec<u8>);

impl Answer {
    /// Adds a field.
    pub(crate) fn add(&mut self, name: &str, value: impl AsRef<[u8]>) {
        for string in [name.as_bytes(), value.as_ref()] {
            self.0.extend_from_slice(&(string.len() as u32).to_le_bytes());
            self.0.extend_from_slice(string);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Fields};

    #[test]
    fn what_is_written_is_read_in_its_order() {
        let mut written = Answer::default();
        written.add("argument", "-O3");
        written.add("source", [0xff, 0]);
        written.add("argument", "");
        let fields = Fields::read(&written.0).unwrap();
        assert_eq!(fields.each("argument").collect::<Vec<_>>(), [b"-O3".as_slice(), b""]);
        assert_eq!(fields.bytes("source"), Ok([0xff, 0].as_slice()));
        assert_eq!(fields.text("source"), Err("the field 'source' is no UTF-8".into()));
        assert_eq!(fields.text("entry"), Err("the request has no field 'entry'".into()));
    }

    #[test]
    fn every_cut_of_a_request_is_told() {
        let mut written = Answer::default();
        written.add("name", "value");
        for end in 1..written.0.len() {
            assert!(Fields::read(&written.0[..end]).is_err(), "{end} bytes");
        }
        assert!(Fields::read(&[0xff; 12]).is_err());
    }
}
