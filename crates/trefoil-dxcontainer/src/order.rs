//! Sorting with the result of GNU's `std::sort`, which DXC is built with. That is not stable, and the validator compares
//! bytes, so items of equal keys must end in the same order.

/// Up to this many items are sorted by insertion, which is stable.
const SHORT: usize = 16;

/// Sorts by the keys, equal ones in the order in which GNU's `std::sort` leaves them.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    if items.len() > SHORT {
        partition_all(items, &key, 2 * items.len().ilog2());
    }
    // Partitions are in order, so no item moves further than the length of one.
    insertion_sort(items, &key);
}

/// Partitions the items until the partitions are short.
fn partition_all<T, K: Ord>(mut items: &mut [T], key: &impl Fn(&T) -> K, mut depth: u32) {
    while items.len() > SHORT {
        if depth == 0 {
            // `std::sort` changes to heapsort here; no signature is long and uneven enough, so insertion sort will do.
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

/// The index of the median.
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

/// Partitions the items by the first one; gives the start of the upper partition.
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

fn insertion_sort<T, K: Ord>(items: &mut [T], key: &impl Fn(&T) -> K) {
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
