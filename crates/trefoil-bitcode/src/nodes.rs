//! Reading blocks of metadata.

use crate::ReadError;
use crate::bits::BitReader;
use crate::model::{Meta, Module};
use crate::record::{at, each, text};
use trefoil_dxil::bitcode::codes::metadata as meta;

type Result<T = ()> = std::result::Result<T, ReadError>;

/// Reads nodes, names and kinds.
pub(crate) fn read(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    let (mut name, mut bytes) = (String::new(), Vec::new());
    // A record takes about a word.
    module.reserve_nodes(reader.words_left());
    each(reader, |code, v| {
        let parts = v.iter().map(|&p| p.checked_sub(1).map(|p| p as u32));
        match code {
            meta::STRING => {
                bytes.clear();
                bytes.extend(v.iter().map(|&byte| byte as u8));
                match std::str::from_utf8(&bytes) {
                    Ok(text) => module.add_text(text),
                    Err(_) => module.add_text(&text(v)),
                }
            }
            meta::VALUE => module.metadata.push(Meta::Value { value: at(v, 1) as u32 }),
            meta::NODE => module.add_node(parts, false),
            meta::NAME => name = text(v),
            meta::DISTINCT_NODE => module.add_node(parts, true),
            meta::KIND => module.kinds.push((at(v, 0) as u32, text(v.get(1..).unwrap_or(&[])))),
            meta::NAMED_NODE => {
                module.named.push((std::mem::take(&mut name), v.iter().map(|&n| n as u32).collect()))
            }
            other => module.metadata.push(Meta::Debug(other, v.to_vec())),
        }
        Ok(())
    })
}
