//! Tables of names.

/// A table of names, in one text. A table of `&str` takes forty bytes a name in a shared library, most of them for a relocation
/// that the loader processes at each start of a program; this takes two.
#[derive(Debug)]
pub struct Names<const N: usize> {
    text: &'static str,
    /// The end of each name.
    ends: [u16; N],
}

impl<const N: usize> Names<N> {
    /// The table of a text with a name on each of its `N` lines.
    ///
    /// # Panics
    /// When there are more or fewer lines, or the text is longer than 65,535 bytes; for a static, at compile time.
    pub const fn new(text: &'static str) -> Self {
        let bytes = text.as_bytes();
        assert!(bytes.len() <= u16::MAX as usize, "the names are too long");
        let (mut ends, mut count, mut at) = ([0; N], 0, 0);
        while at < bytes.len() {
            if bytes[at] == b'\n' {
                ends[count] = at as u16;
                count += 1;
            }
            at += 1;
        }
        assert!(count == N, "there are fewer names than numbers");
        Self { text, ends }
    }

    /// The name with this number, which must be below `N`.
    #[inline]
    pub fn get(&self, number: usize) -> &'static str {
        let start = if number == 0 { 0 } else { usize::from(self.ends[number - 1]) + 1 };
        &self.text[start..usize::from(self.ends[number])]
    }

    /// The first eight bytes of the name with this number, as [`prefix`] gives them.
    pub const fn prefix(&self, number: usize) -> u64 {
        let start = if number == 0 { 0 } else { self.ends[number - 1] as usize + 1 };
        let (end, text) = (self.ends[number] as usize, self.text.as_bytes());
        let (mut bits, mut at) = (0, start);
        while at < start + 8 {
            bits = bits << 8 | if at < end { text[at] as u64 } else { 0 };
            at += 1;
        }
        bits
    }
}

/// The first eight bytes of a text, zeros after its end: numbers in the order of the texts, as far as that depends on those bytes.
pub fn prefix(text: &str) -> u64 {
    match text.as_bytes().first_chunk() {
        Some(&first) => u64::from_be_bytes(first),
        None => text.bytes().zip((0..8).rev()).fold(0, |bits, (byte, at)| bits | u64::from(byte) << (8 * at)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefixes_have_the_order_of_the_names() {
        static NAMES: Names<5> = Names::new("a\nabcdefgh\nabcdefghi\nb\nbc\n");
        for number in 0..5 {
            assert_eq!(NAMES.prefix(number), prefix(NAMES.get(number)));
        }
        let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|number| NAMES.prefix(number));
        assert!(a < b && b == c && c < d && d < e);
    }

    #[test]
    fn each_line_is_a_name() {
        static NAMES: Names<4> = Names::new("red\n\ngreen\nblue\n");
        assert_eq!([0, 1, 2, 3].map(|number| NAMES.get(number)), ["red", "", "green", "blue"]);
    }
}
