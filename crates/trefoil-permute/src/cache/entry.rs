//! The two kinds of entries: what a compile gave, and what a run of permutations read and came to.

use crate::bytes::{Decoder, Encoder};
use crate::digest::Digest;
use crate::message::Message;

/// What a compile gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// The key of its entry in the cache.
    pub(crate) key: u128,
    /// The SHA-256 of the output.
    pub(crate) hash: Digest,
    /// Its warnings.
    pub(crate) messages: Vec<Message>,
    /// Where the tokens stood, for what has warnings.
    pub(crate) places: Option<u128>,
}

/// What a run of permutations read and came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Record {
    /// The files that permutations read, by path, each with its hash or that there was none.
    pub(crate) reads: Vec<Vec<(String, Option<Digest>)>>,
    /// A row a permutation; none where it did not compile.
    pub(crate) rows: Vec<Option<Row>>,
}

/// What a permutation came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Which of the record's lists of files it read.
    pub(crate) reads: usize,
    /// The key of what its compile gave.
    pub(crate) key: u128,
    /// The hash of the output.
    pub(crate) hash: Digest,
    /// Whether it has warnings.
    pub(crate) warns: bool,
}

const OUTCOME: [u8; 4] = *b"TFO1";
const RECORD: [u8; 4] = *b"TFR1";

impl Outcome {
    /// Its file, with the output.
    pub(super) fn encode(&self, output: &[u8]) -> Vec<u8> {
        let mut to = Encoder::new(OUTCOME);
        to.array(self.key.to_le_bytes());
        to.array(self.hash);
        to.array([u8::from(self.places.is_some())]);
        to.array(self.places.unwrap_or_default().to_le_bytes());
        Message::encode(&self.messages, &mut to);
        to.bytes(output);
        to.finish()
    }

    /// The outcome of that key in a file, and the output.
    pub(super) fn decode(file: &[u8], key: u128) -> Option<(Outcome, &[u8])> {
        let mut from = Decoder::new(file, OUTCOME)?;
        (u128::from_le_bytes(from.array()?) == key).then_some(())?;
        let hash = from.array()?;
        let [has_places] = from.array()?;
        let places = u128::from_le_bytes(from.array()?);
        let messages = Message::decode(&mut from)?;
        let output = from.bytes()?;
        from.end((Outcome { key, hash, messages, places: (has_places != 0).then_some(places) }, output))
    }
}

impl Record {
    /// Its file.
    pub(super) fn encode(&self, key: u128) -> Vec<u8> {
        let mut to = Encoder::new(RECORD);
        to.array(key.to_le_bytes());
        to.count(self.reads.len());
        for reads in &self.reads {
            to.count(reads.len());
            for (path, hash) in reads {
                to.bytes(path.as_bytes());
                to.array([u8::from(hash.is_some())]);
                to.array(hash.unwrap_or_default());
            }
        }
        to.count(self.rows.len());
        for row in &self.rows {
            to.array([u8::from(row.is_some())]);
            if let Some(row) = row {
                to.array((row.reads as u32).to_le_bytes());
                to.array(row.key.to_le_bytes());
                to.array(row.hash);
                to.array([u8::from(row.warns)]);
            }
        }
        to.finish()
    }

    /// The record of that key in a file.
    pub(super) fn decode(file: &[u8], key: u128) -> Option<Record> {
        let mut from = Decoder::new(file, RECORD)?;
        (u128::from_le_bytes(from.array()?) == key).then_some(())?;
        let read = |from: &mut Decoder<'_>| {
            let path = from.text()?.to_owned();
            let [is_there] = from.array()?;
            let hash = from.array()?;
            Some((path, (is_there != 0).then_some(hash)))
        };
        let reads = from.list(|from| from.list(read))?;
        let row = |from: &mut Decoder<'_>| match from.array()? {
            [0] => Some(None),
            _ => {
                let (reads, key) =
                    (u32::from_le_bytes(from.array()?) as usize, u128::from_le_bytes(from.array()?));
                let (hash, [warns]) = (from.array()?, from.array()?);
                Some(Some(Row { reads, key, hash, warns: warns != 0 }))
            }
        };
        let rows = from.list(row)?;
        from.end(Record { reads, rows })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> (Outcome, Record) {
        let place = Some(("a.hlsl".into(), 3, 4));
        let message =
            Message { id: "id".into(), is_error: false, text: "text".into(), place, shown: "shown".into() };
        let messages = vec![message, Message::error("other".into())];
        let outcome = Outcome { key: 5, hash: [6; 32], messages, places: Some(7) };
        let reads = vec![vec![("a".into(), Some([1; 32])), ("b".into(), None)], vec![]];
        let rows = vec![None, Some(Row { reads: 1, key: 2, hash: [3; 32], warns: true })];
        (outcome, Record { reads, rows })
    }

    #[test]
    fn entries_are_read_as_they_were_written() {
        let (outcome, record) = samples();
        let file = outcome.encode(b"output");
        assert_eq!(Outcome::decode(&file, 5), Some((outcome, &b"output"[..])));
        assert_eq!(Outcome::decode(&file, 6), None);
        assert_eq!(Record::decode(&record.encode(9), 9), Some(record));
    }

    #[test]
    fn damage_is_noticed() {
        let (outcome, record) = samples();
        let (outcome, record) = (outcome.encode(b"output"), record.encode(9));
        for at in 0..outcome.len() {
            let mut file = outcome.clone();
            file[at] ^= 4;
            assert_eq!(Outcome::decode(&file, 5), None);
            assert_eq!(Outcome::decode(&outcome[..at], 5), None);
        }
        for at in 0..record.len() {
            let mut file = record.clone();
            file[at] ^= 4;
            assert_eq!(Record::decode(&file, 9), None);
        }
    }
}
