//! How far two spellings are apart: for the name that was probably meant.

/// How many letters must be inserted, removed or changed to make one word the other; `None` when more than `most`.
pub fn distance(a: &[u8], b: &[u8], most: usize) -> Option<usize> {
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let changed = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
        if row.iter().all(|&n| n > most) {
            return None;
        }
    }
    row.last().copied().filter(|&n| n <= most)
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distances_are_bounded() {
        let d = |a: &str, b: &str| distance(a.as_bytes(), b.as_bytes(), 2);
        assert_eq!(d("color", "colour"), Some(1));
        assert_eq!(d("compuet", "compute"), Some(2));
        assert_eq!(d("abc", "xyz"), None);
        assert_eq!(d("", "ab"), Some(2));
    }
}
