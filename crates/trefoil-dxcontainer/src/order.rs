//! Sorting as the reference implementation's C++ library does it: what has equal keys need not keep its order there, and
//! the validator compares bytes.

/// What is at most so long is sorted by insertion, which keeps the order of equals.
const SHORT: usize = 16;

/// Sorts by the keys, equal ones in the order in which GNU's `std::sort` leaves them.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    if items.len() > SHORT {
        partition_all(items, &key, 2 * items.len().ilog2());
    }
    // Nothing is further from its place than the length of a part, and parts are in order.
    items_by_insertion(items, &key);
}

/// Halves the items until the parts are short.
fn partition_all<T, K: Ord>(mut items: &mut [T], key: &impl Fn(&T) -> K, mut depth: u32) {
    while items.len() > SHORT {
        if depth == 0 {
            // It sorts a heap there, which no signature is long and uneven enough for; insertion sorts these few.
            return;
        }
        depth -= 1;
        let middle = items.len() / 2;
        let last = items.len() - 1;
        let median = median(&key(&items[1]), &key(&items[middle]), &key(&items[last]));
        items.swap(0, [1, middle, last][median]);
        let cut = partition(items, key);
        let (low, high) = items.split_at_mut(cut);
        partition_all(high, key, depth);
        items = low;
    }
}

/// Which of the three stands in the middle.
fn median<K: Ord>(a: &K, b: &K, c: &K) -> usize {
    match (a < b, b < c, a < c) {
        (true, true, _) => 1,
        (true, false, true) => 2,
        (true, false, false) => 0,
        (false, _, true) => 0,
        (false, true, false) => 2,
        (false, false, false) => 1,
    }
}

/// Brings what is less than the first item before what is more; gives where the latter starts.
fn partition<T, K: Ord>(items: &mut [T], key: &impl Fn(&T) -> K) -> usize {
    let pivot = key(&items[0]);
    let (mut low, mut high) = (1, items.len());
    loop {
        while key(&items[low]) < pivot {
            low += 1;
        }
        high -= 1;
        while pivot < key(&items[high]) {
            high -= 1;
        }
        if low >= high {
            return low;
        }
        items.swap(low, high);
        low += 1;
    }
}

fn items_by_insertion<T, K: Ord>(items: &mut [T], key: &impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by_key;

    #[test]
    fn short_ones_keep_the_order_of_equals() {
        let mut items: Vec<(u32, u32)> = (0..16).map(|i| (i % 3, i)).collect();
        let mut expected = items.clone();
        expected.sort();
        sort_by_key(&mut items, |item| item.0);
        assert_eq!(items, expected);
    }

    #[test]
    fn long_ones_are_sorted() {
        for len in [17, 40, 100, 1000] {
            let mut items: Vec<u32> = (0..len).map(|i: u32| i.wrapping_mul(2_654_435_761) >> 22).collect();
            sort_by_key(&mut items, |&item| item);
            assert!(items.is_sorted());
        }
    }
}
