//! The bitstream as it is: blocks within blocks, and records, with nothing made of them.

use crate::ReadError;
use crate::bits::{BitReader, Entry};
use trefoil_dxil::bitcode::codes::block;

/// What a block holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A block within.
    Block {
        /// Its number.
        id: u32,
        /// What it holds.
        items: Vec<Item>,
    },
    /// A record.
    Record {
        /// Its number.
        code: u32,
        /// Its values.
        values: Vec<u64>,
    },
}

/// Reads bitcode into blocks and records. Abbreviations are applied and left out.
///
/// # Errors
/// When the stream is damaged: says what.
pub fn read_items(bitcode: &[u8]) -> Result<Vec<Item>, ReadError> {
    let mut reader = BitReader::new(bitcode)?;
    // The blocks that are open, outermost first, and what they hold so far.
    let mut open: Vec<(u32, Vec<Item>)> = Vec::new();
    let mut out = Vec::new();
    while !open.is_empty() || reader.more() {
        match reader.next()? {
            Entry::Block(block::BLOCKINFO) => reader.block_info()?,
            Entry::Block(id) => {
                reader.enter(id)?;
                open.push((id, Vec::new()));
            }
            Entry::End => {
                let Some((id, items)) = open.pop() else { break };
                open.last_mut().map_or(&mut out, |(_, items)| items).push(Item::Block { id, items });
            }
            Entry::Record(code) => {
                let record = Item::Record { code, values: reader.values().to_vec() };
                open.last_mut().map_or(&mut out, |(_, items)| items).push(record);
            }
        }
    }
    Ok(out)
}
