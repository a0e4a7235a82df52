//! The order of blocks in lockstep: lanes that are ahead wait until no other lane can still reach their block.
//!
//! A block precedes those that it reaches without a back edge; a whole loop precedes what follows it. So lanes that diverge
//! reconverge as early as any order allows: after an `if`, at the next iteration of a loop and after the loop, also where
//! some have left the function.

use crate::program::Order;

/// Functions of more blocks get no order: the relation takes quadratic space.
const MAX_BLOCKS: usize = 4096;

/// The order of blocks with these successors; the first block is the entry.
pub(crate) fn order(successors: &[Vec<u32>]) -> Order {
    let count = successors.len();
    if count > MAX_BLOCKS {
        return Order::default();
    }
    let loops = back_edges(successors);
    let mut next: Vec<Vec<u32>> = successors.to_vec();
    for &(latch, head) in &loops {
        next[latch as usize].retain(|&to| to != head);
    }
    // The latch precedes all that follows the loop.
    for (latch, head) in loops {
        let body = body(successors, latch, head);
        let exits = (0..count).filter(|&block| body[block]).flat_map(|block| &successors[block]);
        let exits: Vec<u32> = exits.copied().filter(|&to| !body[to as usize]).collect();
        next[latch as usize].extend(exits);
    }
    let words = count.div_ceil(64);
    let mut reached = vec![0u64; words * count];
    let mut work = Vec::new();
    for from in 0..count {
        let row = &mut reached[from * words..(from + 1) * words];
        work.extend_from_slice(&next[from]);
        while let Some(to) = work.pop() {
            let (word, bit) = (to as usize / 64, 1u64 << (to % 64));
            if row[word] & bit == 0 {
                row[word] |= bit;
                work.extend_from_slice(&next[to as usize]);
            }
        }
    }
    Order { words, reached }
}

/// The back edges of a depth-first walk from the entry.
fn back_edges(successors: &[Vec<u32>]) -> Vec<(u32, u32)> {
    const NEW: u8 = 0;
    const OPEN: u8 = 1;
    const DONE: u8 = 2;
    let mut state = vec![NEW; successors.len()];
    let (mut found, mut work) = (Vec::new(), vec![(0u32, 0usize)]);
    state[0] = OPEN;
    while let Some((block, at)) = work.last_mut() {
        let Some(&to) = successors[*block as usize].get(*at) else {
            state[*block as usize] = DONE;
            work.pop();
            continue;
        };
        *at += 1;
        match state[to as usize] {
            NEW => {
                state[to as usize] = OPEN;
                work.push((to, 0));
            }
            OPEN => found.push((*block, to)),
            _ => {}
        }
    }
    found
}

/// The blocks of the loop of a back edge: those that reach the latch without passing the header.
fn body(successors: &[Vec<u32>], latch: u32, head: u32) -> Vec<bool> {
    let mut before: Vec<Vec<u32>> = vec![Vec::new(); successors.len()];
    for (block, next) in (0..).zip(successors) {
        next.iter().for_each(|&to| before[to as usize].push(block));
    }
    let mut inside = vec![false; successors.len()];
    inside[head as usize] = true;
    let mut work = vec![latch];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut inside[block as usize], true) {
            work.extend_from_slice(&before[block as usize]);
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_precede_their_join() {
        let order = order(&[vec![1, 2], vec![3], vec![3], vec![]]);
        assert!(order.precedes(1, 3) && order.precedes(2, 3));
        assert!(!order.precedes(1, 2) && !order.precedes(2, 1) && !order.precedes(3, 1));
    }

    #[test]
    fn a_loop_precedes_what_follows_it() {
        // 0 -> 1; 1 -> 2 or 4; 2 -> 3 or 5; 3 -> 1; 4 -> 5.
        let order = order(&[vec![1], vec![2, 4], vec![3, 5], vec![1], vec![5], vec![]]);
        assert!(order.precedes(3, 4) && order.precedes(3, 5) && order.precedes(2, 3));
        assert!(!order.precedes(3, 1) && !order.precedes(4, 3));
    }

    #[test]
    fn an_infinite_loop_does_not_precede_itself() {
        let order = order(&[vec![0]]);
        assert!(!order.precedes(0, 0));
    }
}
