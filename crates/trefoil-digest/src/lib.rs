//! MD5, and the container's digest, which is derived from it.
//!
//! The digest covers the bytes from offset 20 on. It uses MD5's compression function with a padding of its own, so a plain
//! MD5 will not do: the bit length is at the start of the last block instead of its end, and the last word is derived from
//! the length too.
//!
//! A crate of its own, so that it is compiled for speed: containers otherwise are compiled for size.

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

/// The words of one block for each of `N` states.
type Words<const N: usize> = [[u32; 16]; N];

/// A step of each state: `near` are the three other registers, the nearest first.
#[inline(always)]
fn step<const N: usize>(
    to: [u32; N],
    near: [[u32; N]; 3],
    mix: impl Fn(u32, u32, u32) -> u32,
    words: &Words<N>,
    (word, sine, shift): (usize, usize, u32),
) -> [u32; N] {
    let [x, y, z] = near;
    std::array::from_fn(|n| {
        let early = to[n].wrapping_add(words[n][word].wrapping_add(SINES[sine]));
        // The mixed term is added last, since it depends on the step before.
        x[n].wrapping_add(early.wrapping_add(mix(x[n], y[n], z[n])).rotate_left(shift))
    })
}

/// Compresses one block into each of `N` states. Steps of one state depend on each other; interleaving several hides their
/// latency.
#[inline(always)]
fn compress_each<const N: usize>(states: [&mut State; N], blocks: [&[u8; 64]; N]) {
    let mut words: Words<N> = [[0; 16]; N];
    for (words, block) in words.iter_mut().zip(blocks) {
        for (word, bytes) in words.iter_mut().zip(block.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*bytes);
        }
    }
    let m = &words;
    let [mut a, mut b, mut c, mut d]: [[u32; N]; 4] =
        std::array::from_fn(|register| std::array::from_fn(|n| states[n][register]));
    // Four steps an iteration, so that rotating the registers costs no moves.
    for i in (0..16).step_by(4) {
        let f = |x: u32, y: u32, z: u32| z ^ (x & (y ^ z));
        a = step(a, [b, c, d], f, m, (i, i, 7));
        d = step(d, [a, b, c], f, m, (i + 1, i + 1, 12));
        c = step(c, [d, a, b], f, m, (i + 2, i + 2, 17));
        b = step(b, [c, d, a], f, m, (i + 3, i + 3, 22));
    }
    for i in (0..16).step_by(4) {
        let f = |x: u32, y: u32, z: u32| y ^ (z & (x ^ y));
        let word = |n: usize| (5 * n + 1) % 16;
        a = step(a, [b, c, d], f, m, (word(i), 16 + i, 5));
        d = step(d, [a, b, c], f, m, (word(i + 1), 17 + i, 9));
        c = step(c, [d, a, b], f, m, (word(i + 2), 18 + i, 14));
        b = step(b, [c, d, a], f, m, (word(i + 3), 19 + i, 20));
    }
    for i in (0..16).step_by(4) {
        let f = |x: u32, y: u32, z: u32| x ^ (y ^ z);
        let word = |n: usize| (3 * n + 5) % 16;
        a = step(a, [b, c, d], f, m, (word(i), 32 + i, 4));
        d = step(d, [a, b, c], f, m, (word(i + 1), 33 + i, 11));
        c = step(c, [d, a, b], f, m, (word(i + 2), 34 + i, 16));
        b = step(b, [c, d, a], f, m, (word(i + 3), 35 + i, 23));
    }
    for i in (0..16).step_by(4) {
        let f = |x: u32, y: u32, z: u32| y ^ (x | !z);
        let word = |n: usize| 7 * n % 16;
        a = step(a, [b, c, d], f, m, (word(i), 48 + i, 6));
        d = step(d, [a, b, c], f, m, (word(i + 1), 49 + i, 10));
        c = step(c, [d, a, b], f, m, (word(i + 2), 50 + i, 15));
        b = step(b, [c, d, a], f, m, (word(i + 3), 51 + i, 21));
    }
    for (n, state) in states.into_iter().enumerate() {
        for (word, add) in state.iter_mut().zip([a[n], b[n], c[n], d[n]]) {
            *word = word.wrapping_add(add);
        }
    }
}

fn compress(state: &mut State, block: &[u8; 64]) {
    compress_each([state], [block]);
}

/// Compresses whole blocks; gives the rest.
fn compress_all<'a>(state: &mut State, data: &'a [u8]) -> &'a [u8] {
    let (blocks, rest) = data.as_chunks::<64>();
    for block in blocks {
        compress(state, block);
    }
    rest
}

/// Compresses the blocks that both have, interleaved; gives how many bytes of each those are.
fn compress_both(first: (&mut State, &[u8]), second: (&mut State, &[u8])) -> usize {
    let blocks = first.1.as_chunks::<64>().0.iter().zip(second.1.as_chunks::<64>().0);
    let bytes = 64 * blocks.len();
    for (one, other) in blocks {
        compress_each([first.0, second.0], [one, other]);
    }
    bytes
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
    md5_from(START, data, 0)
}

/// MD5 of `data`, whose bytes before `from` are in the state already.
fn md5_from(mut state: State, data: &[u8], from: usize) -> [u8; 16] {
    let rest = compress_all(&mut state, &data[from..]);
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
    digest_from(START, container.get(DIGEST_START..).unwrap_or(&[]), 0)
}

/// Writes the hash of a program into a container at an offset, then the container's digest. Both are computed side by side up
/// to the hash itself, which the digest covers.
pub fn sign_with_hash(container: &mut [u8], hash_at: usize, program: &[u8]) -> [u8; 16] {
    let (mut of_container, mut of_program) = (START, START);
    let ahead = &container[DIGEST_START..hash_at];
    let done = compress_both((&mut of_container, ahead), (&mut of_program, program));
    let hash = md5_from(of_program, program, done);
    container[hash_at..hash_at + 16].copy_from_slice(&hash);
    let digest = digest_from(of_container, &container[DIGEST_START..], done);
    container[4..DIGEST_START].copy_from_slice(&digest);
    hash
}

/// The digest of the bytes that it covers, of which those before `from` are in the state already.
fn digest_from(mut state: State, data: &[u8], from: usize) -> [u8; 16] {
    let bits = (data.len() as u32).wrapping_shl(3);
    let last = 1 | (data.len() as u32).wrapping_shl(1);
    let rest = compress_all(&mut state, &data[from..]);
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
