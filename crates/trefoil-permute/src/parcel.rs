//! What goes to another machine and what comes back: a batch of permutations, and what became of each.
//!
//! A batch names its files by their paths as the sources ask for them, each with the hash of its bytes; the bytes travel beside it, so that
//! many batches share them. Who works on a batch sees these files and no others: nothing of the machine it runs on
//! comes into what it makes. Both end in a checksum.

use crate::bytes::{Decoder, Encoder};
use crate::digest::{Digest, hex};
use crate::message::Message;
use crate::settings::Settings;
use rustc_hash::FxHashMap;
use std::sync::Arc;

const BATCH: [u8; 4] = *b"TFB1";
const ANSWER: [u8; 4] = *b"TFA1";

/// A program takes only batches of its own version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Permutations to be compiled on another machine.
#[derive(Clone, Debug)]
pub struct Batch {
    order: Order,
    files: Vec<BatchFile>,
}

/// A file that the permutations of a batch read.
#[derive(Clone, Debug)]
pub struct BatchFile {
    /// The SHA-256 of its bytes, in hexadecimal digits: the name by which the batch knows it.
    pub name: String,
    /// Its bytes.
    pub bytes: Arc<[u8]>,
}

/// What a batch says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Order {
    /// Paths, each with the hash of its bytes.
    pub(crate) files: Vec<(String, Digest)>,
    /// Targets, each with the words of DXC's command line.
    pub(crate) settings: Vec<(String, Vec<String>)>,
    /// Permutations: the number of the settings, and what is defined besides.
    pub(crate) jobs: Vec<(u32, Defines)>,
}

/// Macros with their values.
pub(crate) type Defines = Vec<(String, Option<String>)>;

/// A path with the bytes and their hash.
pub(crate) type File = (Arc<str>, Arc<[u8]>, Digest);

impl Batch {
    /// A batch of permutations that read these files.
    pub(crate) fn new<'a>(
        jobs: impl Iterator<Item = (&'a Arc<Settings>, &'a Defines)>,
        mut files: Vec<File>,
    ) -> Batch {
        files.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        files.dedup_by(|a, b| a.0 == b.0);
        let mut order = Order::default();
        let mut known = FxHashMap::default();
        for (settings, defines) in jobs {
            let number = *known.entry(Arc::as_ptr(settings)).or_insert_with(|| {
                order.settings.push((settings.target.name().to_owned(), settings.dxc_words().to_vec()));
                order.settings.len() as u32 - 1
            });
            order.jobs.push((number, defines.clone()));
        }
        order.files = files.iter().map(|(path, _, hash)| (path.to_string(), *hash)).collect();
        let mut files: Vec<BatchFile> =
            files.into_iter().map(|(_, bytes, hash)| BatchFile { name: hex(&hash), bytes }).collect();
        files.sort_unstable_by(|a, b| a.name.cmp(&b.name));
        files.dedup_by(|a, b| a.name == b.name);
        Batch { order, files }
    }

    /// The bytes that [`work`](crate::work) takes. Their answers begin with the number of the attempt: what one attempt came to and was
    /// damaged since does not stand for the next.
    pub fn bytes(&self, attempt: u32) -> Vec<u8> {
        self.order.encode(attempt)
    }

    /// The files that it needs, each once, by name.
    pub fn files(&self) -> &[BatchFile] {
        &self.files
    }

    /// The number of its permutations.
    pub fn len(&self) -> usize {
        self.order.jobs.len()
    }

    /// Whether it has no permutations.
    pub fn is_empty(&self) -> bool {
        self.order.jobs.is_empty()
    }
}

impl Order {
    fn encode(&self, attempt: u32) -> Vec<u8> {
        let mut to = Encoder::new(BATCH);
        to.bytes(VERSION.as_bytes());
        to.array(attempt.to_le_bytes());
        to.count(self.files.len());
        for (path, hash) in &self.files {
            to.bytes(path.as_bytes());
            to.array(*hash);
        }
        to.count(self.settings.len());
        for (target, words) in &self.settings {
            to.bytes(target.as_bytes());
            to.count(words.len());
            words.iter().for_each(|word| to.bytes(word.as_bytes()));
        }
        to.count(self.jobs.len());
        for (settings, defines) in &self.jobs {
            to.array(settings.to_le_bytes());
            to.count(defines.len());
            for (name, value) in defines {
                to.bytes(name.as_bytes());
                to.array([u8::from(value.is_some())]);
                to.bytes(value.as_deref().unwrap_or_default().as_bytes());
            }
        }
        to.finish()
    }

    /// Reads a batch, with the number of the attempt.
    ///
    /// # Errors
    /// When it is damaged or of another version.
    pub(crate) fn decode(batch: &[u8]) -> Result<(Order, u32), String> {
        let mut from = Decoder::new(batch, BATCH).ok_or("the batch is damaged")?;
        let version = from.text().ok_or("the batch is damaged")?;
        if version != VERSION {
            return Err(format!("the batch is of trefoil {version}, this is trefoil {VERSION}"));
        }
        Order::decode_rest(from).ok_or_else(|| "the batch is damaged".into())
    }

    fn decode_rest(mut from: Decoder<'_>) -> Option<(Order, u32)> {
        let attempt = from.number()?;
        let files = from.list(|from| Some((from.text()?.to_owned(), from.array()?)))?;
        let settings = from.list(|from| {
            let target = from.text()?.to_owned();
            Some((target, from.list(|from| from.text().map(str::to_owned))?))
        })?;
        let define = |from: &mut Decoder<'_>| {
            let name = from.text()?.to_owned();
            let [has_value] = from.array()?;
            let value = from.text()?.to_owned();
            Some((name, (has_value != 0).then_some(value)))
        };
        let jobs = from.list(|from| Some((from.number()?, from.list(define)?)))?;
        from.end((Order { files, settings, jobs }, attempt))
    }
}

/// What became of a permutation: its output with warnings, or its errors and warnings.
pub(crate) type Reply = Result<(Arc<[u8]>, Vec<Message>), Vec<Message>>;

/// What became of the permutations of a batch, for who sent it. Equal outputs are in it once.
pub(crate) fn encode_answer(replies: &[Reply], attempt: u32) -> Vec<u8> {
    let mut to = Encoder::new(ANSWER);
    to.array(attempt.to_le_bytes());
    let mut known: FxHashMap<&[u8], u32> = FxHashMap::default();
    let mut outputs: Vec<&[u8]> = Vec::new();
    for (output, _) in replies.iter().flatten() {
        known.entry(output).or_insert_with(|| {
            outputs.push(output);
            outputs.len() as u32 - 1
        });
    }
    to.count(outputs.len());
    outputs.iter().for_each(|output| to.bytes(output));
    to.count(replies.len());
    for reply in replies {
        let (is_good, messages) = match reply {
            Ok((output, messages)) => (known.get(&**output).copied(), messages),
            Err(messages) => (None, messages),
        };
        to.array([u8::from(is_good.is_some())]);
        to.array(is_good.unwrap_or_default().to_le_bytes());
        Message::encode(messages, &mut to);
    }
    to.finish()
}

/// Reads what [`encode_answer`] wrote.
pub(crate) fn decode_answer(answer: &[u8]) -> Option<Vec<Reply>> {
    let mut from = Decoder::new(answer, ANSWER)?;
    let _attempt = from.number()?;
    let outputs: Vec<Arc<[u8]>> = from.list(|from| from.bytes().map(Into::into))?;
    let replies = from.list(|from| {
        let [is_good] = from.array()?;
        let number = from.number()? as usize;
        let messages = Message::decode(from)?;
        Some(match is_good {
            0 => Err(messages),
            _ => Ok((outputs.get(number)?.clone(), messages)),
        })
    })?;
    from.end(replies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parcels_are_read_as_they_were_written_and_damage_is_noticed() {
        let order = Order {
            files: vec![("a.hlsl".into(), [1; 32]), ("../b".into(), [2; 32])],
            settings: vec![("dxil".into(), vec!["-T".into(), "ps_6_0".into()])],
            jobs: vec![(0, vec![("A".into(), Some("1".into())), ("B".into(), None)]), (0, vec![])],
        };
        let batch = order.encode(3);
        assert_eq!(Order::decode(&batch), Ok((order, 3)));
        let output: Arc<[u8]> = b"output"[..].into();
        let warning = Message { is_error: false, ..Message::error("odd".into()) };
        let replies = vec![
            Ok((output.clone(), vec![warning])),
            Err(vec![Message::error("no".into())]),
            Ok((output, vec![])),
        ];
        let answer = encode_answer(&replies, 0);
        assert_eq!(decode_answer(&answer), Some(replies));
        for at in 0..batch.len() {
            assert!(Order::decode(&batch[..at]).is_err());
        }
        for at in 0..answer.len() {
            let mut damaged = answer.clone();
            damaged[at] ^= 1;
            assert_eq!(decode_answer(&damaged), None);
        }
    }
}
