//! Sorting by numeric keys. The standard library's sort is instantiated for each type and order, at some kilobytes each; here
//! one instance sorts the keys for all types.

/// Sorts by keys; the sort is stable.
pub fn sort_by_key<T>(items: &mut [T], mut key: impl FnMut(&T) -> u64) {
    // Most lists are short, and many are in order.
    if items.is_sorted_by_key(&mut key) {
        return;
    }
    let mut order: Vec<(u64, u32)> = (0..).zip(&*items).map(|(place, item)| (key(item), place)).collect();
    sort_pairs(&mut order);
    // Applies the permutation, cycle by cycle.
    for start in 0..order.len() {
        let mut at = start;
        loop {
            let from = std::mem::replace(&mut order[at].1, at as u32) as usize;
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

#[inline(never)]
fn sort_pairs(order: &mut [(u64, u32)]) {
    order.sort_unstable();
}

/// A key that orders by `first`, then by `second`.
#[inline]
pub fn pair_key(first: u32, second: u32) -> u64 {
    u64::from(first) << 32 | u64::from(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        for len in [0, 1, 2, 3, 17, 100] {
            let items: Vec<(u32, u32)> = (0..len).map(|i| (i * 7919 % 13, i)).collect();
            let (mut sorted, mut expected) = (items.clone(), items);
            sort_by_key(&mut sorted, |item| item.0.into());
            expected.sort_by_key(|item| item.0);
            assert_eq!(sorted, expected);
            sort_by_key(&mut sorted, |&(key, place)| pair_key(u32::MAX - key, place));
            expected.sort_by_key(|&(key, place)| (u32::MAX - key, place));
            assert_eq!(sorted, expected);
        }
    }
}
