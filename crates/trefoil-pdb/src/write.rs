//! Writing.

use crate::{CONTAINER_STREAM, INFO_STREAM, INFO_VERSION, MAGIC, STREAMS};

/// The size of blocks, and what it is for files that would have too many of those.
const BLOCK: usize = 512;
const LARGE_BLOCK: usize = 4096;
/// With more bytes than this, blocks are large: a directory of small ones has no room for them.
const MAX_SMALL: usize = 4 << 20;

/// The file of a container, whose debugger finds it by the shader's hash.
///
/// ```
/// let file = trefoil_pdb::write([7; 16], b"DXBC and so on");
/// assert_eq!(trefoil_pdb::Pdb::read(&file).unwrap().container, b"DXBC and so on");
/// ```
pub fn write(hash: [u8; 16], container: &[u8]) -> Vec<u8> {
    let block = if container.len() > MAX_SMALL { LARGE_BLOCK } else { BLOCK };
    let mut file = File { block, bytes: vec![0; 3 * block], count: 3 };
    let mut streams: [&[u8]; STREAMS] = [&[]; STREAMS];
    let info = info(hash);
    (streams[INFO_STREAM], streams[CONTAINER_STREAM]) = (&info, container);
    let blocks: Vec<Vec<u32>> = streams.iter().map(|stream| file.add(stream)).collect();
    let mut directory = words(&[STREAMS as u32]);
    directory.extend(words(&streams.map(|stream| stream.len() as u32)));
    blocks.iter().for_each(|blocks| directory.extend(words(blocks)));
    let directory_blocks = file.add(&directory);
    let map = file.add(&words(&directory_blocks));
    let map = map.first().copied().unwrap_or(0);
    file.finish(directory.len() as u32, map)
}

/// What the file is: its version, no time, its first edition, the hash; no named streams, no features.
fn info(hash: [u8; 16]) -> Vec<u8> {
    let mut out = words(&[INFO_VERSION, 0, 1]);
    out.extend(hash);
    // No text of names; a table of none in one place, no places taken, none given up; the end.
    out.extend(words(&[0, 0, 1, 0, 0, 0, 0]));
    out
}

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// A file block by block.
struct File {
    block: usize,
    bytes: Vec<u8>,
    count: u32,
}

impl File {
    /// Appends bytes; gives the blocks that they are in.
    fn add(&mut self, bytes: &[u8]) -> Vec<u32> {
        bytes.chunks(self.block).map(|chunk| self.add_block(chunk)).collect()
    }

    fn add_block(&mut self, chunk: &[u8]) -> u32 {
        // The second and third block of each interval tell which blocks are free.
        while matches!(self.count as usize % self.block, 1 | 2) {
            self.push(&[]);
        }
        self.push(chunk)
    }

    fn push(&mut self, chunk: &[u8]) -> u32 {
        self.bytes.extend_from_slice(chunk);
        self.count += 1;
        self.bytes.resize(self.count as usize * self.block, 0);
        self.count - 1
    }

    /// Writes the head, and that no block is free but those past the end.
    fn finish(mut self, directory: u32, map: u32) -> Vec<u8> {
        self.bytes[..32].copy_from_slice(MAGIC);
        let head = words(&[self.block as u32, 1, self.count, directory, 0, map]);
        self.bytes[32..32 + head.len()].copy_from_slice(&head);
        let per_block = 8 * self.block;
        for interval in 0..(self.count as usize).div_ceil(per_block) {
            let at = (interval * self.block + 1) * self.block;
            let Some(free) = self.bytes.get_mut(at..at + self.block) else { break };
            free.fill(0);
            let taken = (self.count as usize - interval * per_block).min(per_block);
            for bit in taken..per_block {
                free[bit / 8] |= 1 << (bit % 8);
            }
        }
        self.bytes
    }
}
