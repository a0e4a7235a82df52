//! What compiles say, and the same thing said once for all the permutations that say it.

use crate::bytes::{Decoder, Encoder};
use rustc_hash::FxHashMap;
use trefoil::{Diagnostics, Severity};

/// An error or a warning of one compile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Its stable name, as in `docs/diagnostics.md`.
    pub id: String,
    /// Whether it is an error.
    pub is_error: bool,
    /// The words.
    pub text: String,
    /// File, line and column, where it has a place.
    pub place: Option<(String, u32, u32)>,
    /// As the compiler prints it: place, words, the line of the source, notes.
    pub shown: String,
}

impl Message {
    /// An error that is not about a place in a source.
    pub(crate) fn error(text: String) -> Message {
        let shown = format!("error: {text}\n");
        Message { id: "program-error".into(), is_error: true, text, place: None, shown }
    }

    /// All that a compile said.
    pub(crate) fn all(diagnostics: &Diagnostics) -> Vec<Message> {
        let messages = diagnostics.iter().zip(diagnostics.render_each(false));
        let message = |(diagnostic, shown): (trefoil::Diagnostic, String)| Message {
            id: diagnostic.id.to_owned(),
            is_error: diagnostic.severity >= Severity::Error,
            text: diagnostic.message,
            place: diagnostic.place.map(|place| (place.file.to_string(), place.line, place.column)),
            shown,
        };
        messages.map(message).collect()
    }

    /// Writes messages into an entry of the cache or a parcel.
    pub(crate) fn encode(messages: &[Message], to: &mut Encoder) {
        to.count(messages.len());
        for message in messages {
            to.bytes(message.id.as_bytes());
            to.array([u8::from(message.is_error), u8::from(message.place.is_some())]);
            let (file, line, column) = message.place.clone().unwrap_or_default();
            to.bytes(file.as_bytes());
            to.array(line.to_le_bytes());
            to.array(column.to_le_bytes());
            to.bytes(message.text.as_bytes());
            to.bytes(message.shown.as_bytes());
        }
    }

    /// Reads what [`Message::encode`] wrote.
    pub(crate) fn decode(from: &mut Decoder<'_>) -> Option<Vec<Message>> {
        from.list(|from| {
            let id = from.text()?.to_owned();
            let [is_error, has_place] = from.array()?;
            let (file, line, column) = (from.text()?.to_owned(), from.number()?, from.number()?);
            let (text, shown) = (from.text()?.to_owned(), from.text()?.to_owned());
            let place = (has_place != 0).then_some((file, line, column));
            Some(Message { id, is_error: is_error != 0, text, place, shown })
        })
    }
}

/// A message, and the permutations that say it.
#[derive(Clone, Debug)]
pub struct Group {
    /// The message.
    pub message: Message,
    /// How many permutations say it.
    pub count: u64,
    /// The first of them.
    pub name: String,
    /// The command line that compiles the first of them alone.
    pub command: Option<String>,
}

/// How many different messages are kept.
const MOST: usize = 10_000;

/// Messages, each with how many permutations say it, in the order in which they were first said.
#[derive(Debug, Default)]
pub(crate) struct Groups {
    groups: Vec<Group>,
    known: FxHashMap<Message, usize>,
    /// How many more there were that are not kept.
    pub(crate) dropped: u64,
}

impl Groups {
    /// Adds what a permutation says.
    pub(crate) fn add(&mut self, messages: &[Message], name: &str, command: impl Fn() -> Option<String>) {
        for (i, message) in messages.iter().enumerate() {
            if messages[..i].contains(message) {
                continue;
            }
            if let Some(&known) = self.known.get(message) {
                self.groups[known].count += 1;
            } else if self.groups.len() < MOST {
                self.known.insert(message.clone(), self.groups.len());
                let (name, command) = (name.to_owned(), command());
                self.groups.push(Group { message: message.clone(), count: 1, name, command });
            } else {
                self.dropped += 1;
            }
        }
    }

    pub(crate) fn into_groups(self) -> Vec<Group> {
        self.groups
    }
}
