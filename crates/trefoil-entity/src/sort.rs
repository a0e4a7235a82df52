//! Sorting by numeric keys and by names. The standard library's sort is instantiated for each type and order, at some kilobytes each; here
//! one instance sorts the keys for all types.

/// Sorts by keys; the sort is stable.
pub fn sort_by_key<T>(items: &mut [T], mut key: impl FnMut(&T) -> u64) {
    // Most lists are short, and many are in order.
    if items.is_sorted_by_key(&mut key) {
        return;
    }
    let mut order: Vec<(u64, u32)> = (0..).zip(&*items).map(|(place, item)| (key(item), place)).collect();
    sort_pairs(&mut order);
    permute(items, order.into_iter().map(|(_, place)| place).collect());
}

/// Sorts by names; the sort is stable.
pub fn sort_by_name<T>(items: &mut [T], name: impl Fn(&T) -> &str) {
    let order = order_of_names(items.iter().map(name));
    permute(items, order);
}

/// The places of names, in the order of the names; equal ones are in the order of their places.
pub fn order_of_names<'a>(names: impl Iterator<Item = &'a str>) -> Vec<u32> {
    let mut order: Vec<(&str, u32)> = names.zip(0..).collect();
    sort_names(&mut order);
    order.into_iter().map(|(_, place)| place).collect()
}

/// Puts each item where the order has its place, cycle by cycle.
fn permute<T>(items: &mut [T], mut order: Vec<u32>) {
    for start in 0..order.len() {
        let mut at = start;
        loop {
            let from = std::mem::replace(&mut order[at], at as u32) as usize;
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

#[inline(never)]
fn sort_names(order: &mut [(&str, u32)]) {
    order.sort_unstable();
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
    fn names_are_sorted_with_their_items() {
        let mut items = [("b", 0), ("a", 1), ("", 2), ("b", 3), ("ab", 4)];
        sort_by_name(&mut items, |item| item.0);
        assert_eq!(items.map(|item| item.1), [2, 1, 4, 0, 3]);
        assert_eq!(order_of_names(["y", "x"].into_iter()), [1, 0]);
    }

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
