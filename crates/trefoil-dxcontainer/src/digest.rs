//! MD5, and the container's digest made of it.
//!
//! The digest covers the bytes from offset 20 on. It is MD5's compression with a padding of its own, so a plain
//! MD5 cannot be used: the bit length stands at the start of the last block, not at its end, and the last word
//! is derived from the length once more.

/// The bytes before this offset (name and digest) are not covered by the container's digest.
pub const DIGEST_START: usize = 20;

/// The sines table: `floor(2^32 * |sin(i + 1)|)`.
const SINES: [u32; 64] = [
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
];

type State = [u32; 4];

const START: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];

#[inline(always)]
fn step(to: u32, beside: u32, mixed: u32, word: u32, shift: u32) -> u32 {
    // What is mixed comes last: it waits for the step before.
    beside.wrapping_add(to.wrapping_add(word).wrapping_add(mixed).rotate_left(shift))
}

fn compress(state: &mut State, block: &[u8; 64]) {
    let mut words = [0u32; 16];
    for (word, bytes) in words.iter_mut().zip(block.as_chunks::<4>().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    let [mut a, mut b, mut c, mut d] = *state;
    // Four steps at a time, so that the registers take each other's place in name alone.
    for i in (0..16).step_by(4) {
        let m = |n: usize| words[i + n].wrapping_add(SINES[i + n]);
        let f = |x: u32, y: u32, z: u32| z ^ (x & (y ^ z));
        a = step(a, b, f(b, c, d), m(0), 7);
        d = step(d, a, f(a, b, c), m(1), 12);
        c = step(c, d, f(d, a, b), m(2), 17);
        b = step(b, c, f(c, d, a), m(3), 22);
    }
    for i in (0..16).step_by(4) {
        let m = |n: usize| words[(5 * (i + n) + 1) % 16].wrapping_add(SINES[16 + i + n]);
        let f = |x: u32, y: u32, z: u32| (x & z).wrapping_add(y & !z);
        a = step(a, b, f(b, c, d), m(0), 5);
        d = step(d, a, f(a, b, c), m(1), 9);
        c = step(c, d, f(d, a, b), m(2), 14);
        b = step(b, c, f(c, d, a), m(3), 20);
    }
    for i in (0..16).step_by(4) {
        let m = |n: usize| words[(3 * (i + n) + 5) % 16].wrapping_add(SINES[32 + i + n]);
        let f = |x: u32, y: u32, z: u32| x ^ (y ^ z);
        a = step(a, b, f(b, c, d), m(0), 4);
        d = step(d, a, f(a, b, c), m(1), 11);
        c = step(c, d, f(d, a, b), m(2), 16);
        b = step(b, c, f(c, d, a), m(3), 23);
    }
    for i in (0..16).step_by(4) {
        let m = |n: usize| words[(7 * (i + n)) % 16].wrapping_add(SINES[48 + i + n]);
        let f = |x: u32, y: u32, z: u32| y ^ (x | !z);
        a = step(a, b, f(b, c, d), m(0), 6);
        d = step(d, a, f(a, b, c), m(1), 10);
        c = step(c, d, f(d, a, b), m(2), 15);
        b = step(b, c, f(c, d, a), m(3), 21);
    }
    for (word, add) in state.iter_mut().zip([a, b, c, d]) {
        *word = word.wrapping_add(add);
    }
}

/// Runs whole blocks, and returns what is left over.
fn compress_all<'a>(state: &mut State, data: &'a [u8]) -> &'a [u8] {
    let (blocks, rest) = data.as_chunks::<64>();
    for block in blocks {
        compress(state, block);
    }
    rest
}

fn finish(state: State) -> [u8; 16] {
    let mut out = [0; 16];
    for (bytes, word) in out.as_chunks_mut::<4>().0.iter_mut().zip(state) {
        *bytes = word.to_le_bytes();
    }
    out
}

/// Plain MD5 of `data`, as the `HASH` part holds.
pub fn md5(data: &[u8]) -> [u8; 16] {
    let mut state = START;
    let rest = compress_all(&mut state, data);
    let mut block = [0; 64];
    block[..rest.len()].copy_from_slice(rest);
    block[rest.len()] = 0x80;
    if rest.len() >= 56 {
        compress(&mut state, &block);
        block = [0; 64];
    }
    block[56..].copy_from_slice(&((data.len() as u64) << 3).to_le_bytes());
    compress(&mut state, &block);
    finish(state)
}

/// The digest of a whole container, whatever its digest field holds now.
pub fn container_digest(container: &[u8]) -> [u8; 16] {
    let data = container.get(DIGEST_START..).unwrap_or(&[]);
    let bits = (data.len() as u32).wrapping_shl(3);
    let last = 1 | (data.len() as u32).wrapping_shl(1);
    let mut state = START;
    let rest = compress_all(&mut state, data);
    let mut block = [0; 64];
    if rest.len() >= 56 {
        block[..rest.len()].copy_from_slice(rest);
        block[rest.len()] = 0x80;
        compress(&mut state, &block);
        block = [0; 64];
    } else {
        block[4..4 + rest.len()].copy_from_slice(rest);
        block[4 + rest.len()] = 0x80;
    }
    block[..4].copy_from_slice(&bits.to_le_bytes());
    block[60..].copy_from_slice(&last.to_le_bytes());
    compress(&mut state, &block);
    finish(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: [u8; 16]) -> String {
        bytes.iter().map(|b| format!("{b:02x}")).collect()
    }

    #[test]
    fn md5_of_the_rfc() {
        assert_eq!(hex(md5(b"")), "d41d8cd98f00b204e9800998ecf8427e");
        assert_eq!(hex(md5(b"abc")), "900150983cd24fb0d6963f7d28e17f72");
        let long = b"12345678901234567890123456789012345678901234567890123456789012345678901234567890";
        assert_eq!(hex(md5(long)), "57edf4a22be3c955ac49da2e2107b67a");
    }

    #[test]
    fn digest_depends_on_every_byte_after_its_own_field() {
        for len in [20, 75, 76, 83, 84, 140] {
            let mut data = vec![7u8; len];
            let before = container_digest(&data);
            data[8] ^= 1;
            assert_eq!(container_digest(&data), before);
            if len > DIGEST_START {
                data[len - 1] ^= 1;
                assert_ne!(container_digest(&data), before);
            }
        }
    }
}
