//! Dominators of the blocks of a graph, whatever its blocks are.
//!
//! All but the order itself goes by places in reverse postorder, in which a block stands after those that dominate it. A place that is
//! past the end is of a block that is not reached.

use smallvec::SmallVec;
use std::ops::Range;

/// Places by place: most graphs have few.
pub type Places = SmallVec<[u32; 16]>;

/// No known place.
const NONE: u32 = u32::MAX;

/// The blocks that can be reached from one, in reverse postorder. `next` gives the blocks that a block leads to, one at each call, and
/// then none; there are `count` blocks at most, and those with a higher number are not there.
pub fn reverse_postorder(count: usize, first: u32, mut next: impl FnMut(u32) -> Option<u32>) -> Vec<u32> {
    let mut seen: SmallVec<[bool; 64]> = SmallVec::from_elem(false, count);
    let mut is_new = |block: u32| {
        let known = seen.get_mut(block as usize);
        known.is_some_and(|known| !std::mem::replace(known, true))
    };
    let mut order = Vec::with_capacity(count);
    let mut open = Places::new();
    if is_new(first) {
        open.push(first);
    }
    while let Some(&block) = open.last() {
        match next(block) {
            Some(to) if is_new(to) => open.push(to),
            Some(_) => {}
            None => {
                order.push(block);
                open.pop();
            }
        }
    }
    order.reverse();
    order
}

/// By place, the place of the immediate dominator, after Cooper, Harvey and Kennedy's iterative algorithm; that of the first is its
/// own. `before` gives the places of the blocks that lead to one.
pub fn immediate_dominators<I: Iterator<Item = u32>>(count: usize, before: impl Fn(u32) -> I) -> Places {
    let mut above = Places::from_elem(NONE, count);
    let Some(first) = above.first_mut() else { return above };
    *first = 0;
    // Targets of back edges: only these can change in another iteration.
    let mut heads = SmallVec::<[u32; 8]>::new();
    for place in 1..count as u32 {
        if before(place).any(|from| (place..count as u32).contains(&from)) {
            heads.push(place);
        }
        above[place as usize] = meeting(&above, before(place));
    }
    while heads.iter().any(|&head| above[head as usize] != meeting(&above, before(head))) {
        for place in 1..count as u32 {
            above[place as usize] = meeting(&above, before(place));
        }
    }
    above
}

/// The place where the paths meet that lead up from places, as far as these have one.
fn meeting(above: &[u32], places: impl Iterator<Item = u32>) -> u32 {
    let known = places.filter(|&place| above.get(place as usize).is_some_and(|&up| up != NONE));
    known.reduce(|a, b| meet(above, a, b)).unwrap_or(NONE)
}

fn meet(above: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = above[a as usize];
        }
        while b > a {
            b = above[b as usize];
        }
    }
    a
}

/// By place, the numbers of a walk over the tree of dominators: a block's own is the first of its range, the others are those of the
/// blocks that it dominates. So one block dominates another whose first number lies in its range.
pub fn dominated_ranges(above: &[u32]) -> Vec<Range<u32>> {
    // Dominators stand first: sizes add up from the back, and numbers are given from the front.
    let mut sizes = Places::from_elem(1, above.len());
    for place in (1..above.len()).rev() {
        if let Some(&up) = above.get(place).filter(|&&up| up != NONE) {
            sizes[up as usize] += sizes[place];
        }
    }
    let mut ranges = vec![0..sizes.first().copied().unwrap_or(0); above.len()];
    let mut free = Places::from_elem(1, above.len());
    for place in 1..above.len() {
        if above[place] == NONE {
            continue;
        }
        let free_above = &mut free[above[place] as usize];
        let first = std::mem::replace(free_above, *free_above + sizes[place]);
        free[place] = first + 1;
        ranges[place] = first..first + sizes[place];
    }
    ranges
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Graphs of so many blocks with edges drawn by a simple generator, some into blocks that are not there.
    fn graphs() -> impl Iterator<Item = Vec<Vec<u32>>> {
        let mut state = 1u32;
        let mut draw = move |below: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below as u32
        };
        (0..2000).map(move |at| {
            let count = 1 + at % 9;
            (0..count).map(|_| (0..draw(4)).map(|_| draw(count + 1)).collect()).collect()
        })
    }

    fn reached(graph: &[Vec<u32>], without: Option<u32>) -> Vec<bool> {
        let mut seen = vec![false; graph.len()];
        let mut open = vec![0];
        while let Some(block) = open.pop() {
            if Some(block) != without && (block as usize) < graph.len() && !seen[block as usize] {
                seen[block as usize] = true;
                open.extend(&graph[block as usize]);
            }
        }
        seen
    }

    /// A block dominates another when nothing reaches that without it.
    #[test]
    fn blocks_dominate_what_is_not_reached_without_them() {
        for graph in graphs() {
            let mut nexts: Vec<_> = graph.iter().map(|to| to.iter().copied()).collect();
            let order = reverse_postorder(graph.len(), 0, |block| nexts[block as usize].next());
            let place =
                |block: u32| order.iter().position(|&known| known == block).map_or(NONE, |at| at as u32);
            let above = immediate_dominators(order.len(), |at| {
                let to = order[at as usize];
                let from = (0..graph.len() as u32).filter(|&from| graph[from as usize].contains(&to));
                from.map(place).collect::<Vec<_>>().into_iter()
            });
            let ranges = dominated_ranges(&above);
            let all = reached(&graph, None);
            assert_eq!(order.len(), all.iter().filter(|&&seen| seen).count(), "{graph:?}");
            for &a in &order {
                let without = reached(&graph, Some(a));
                for &b in &order {
                    let dominates = ranges[place(a) as usize].contains(&ranges[place(b) as usize].start);
                    assert_eq!(dominates, !without[b as usize], "{a} and {b} of {graph:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_has_no_dominators() {
        assert!(reverse_postorder(0, 0, |_| None).is_empty());
        assert!(immediate_dominators(0, |_| std::iter::empty()).is_empty());
        assert!(dominated_ranges(&[]).is_empty());
    }
}
