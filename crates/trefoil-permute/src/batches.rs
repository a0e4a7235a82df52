//! Where batches begin and end.
//!
//! A later build finds the answer to a batch in the farm's cache if it makes the same batch again. So batches depend on the permutations
//! alone, in their order, never on which thread was faster. The first is a sample, whose time on the machine that compiled it
//! says how many permutations the others have; that time comes with its answer, out of the cache too. And a batch ends where a hash
//! of its last permutation says so: when permutations come or go, the batches around them change and no others.

/// How many permutations the sample has.
const SAMPLE: usize = 32;
/// How many runs a batch may span: where few permutations differ it ends sooner, so that what comes before it can be written.
const SPAN: usize = 64;

/// Says after which permutation a batch ends.
#[derive(Debug)]
pub(crate) struct Cutter {
    size: Size,
    /// How many permutations the current batch has, and the run of the first.
    count: usize,
    first: usize,
}

#[derive(Debug)]
enum Size {
    /// The sample is being filled.
    Sample,
    /// So many, more or less.
    Known(usize),
}

impl Cutter {
    /// For batches of a size; without one the first is a sample.
    pub(crate) fn new(size: Option<usize>) -> Cutter {
        let size = size.map_or(Size::Sample, |size| Size::Known(size.max(1)));
        Cutter { size, count: 0, first: 0 }
    }

    /// The size that the sample has led to.
    pub(crate) fn set_size(&mut self, size: usize) {
        self.size = Size::Known(size.max(1));
        self.count = 0;
    }

    /// Adds a permutation of a run, with a hash that is the same in every build; whether the batch ends after it.
    pub(crate) fn ends_after(&mut self, run: usize, hash: u128) -> bool {
        if self.count == 0 {
            self.first = run;
        }
        self.count += 1;
        let ends = match self.size {
            Size::Sample => self.count >= SAMPLE,
            Size::Known(size) => {
                let half = (size / 2).max(1);
                self.count >= 2 * size || (self.count >= half && hash.is_multiple_of(half as u128))
            }
        };
        self.closes(ends)
    }

    /// Whether the batch ends before the permutations of a run.
    pub(crate) fn ends_before(&mut self, run: usize) -> bool {
        let ends = self.count > 0 && run - self.first >= SPAN;
        self.closes(ends)
    }

    fn closes(&mut self, ends: bool) -> bool {
        if ends {
            self.count = 0;
        }
        ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number that looks random.
    fn mixed(i: u128) -> u128 {
        const ODD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
        (((i + 1).wrapping_mul(ODD) >> 61) ^ i).wrapping_mul(ODD) >> 64
    }

    /// The permutations that end a batch.
    fn ends(permutations: impl Iterator<Item = u128>, size: usize) -> Vec<u128> {
        let mut cutter = Cutter::new(Some(size));
        permutations.filter(|&i| cutter.ends_after(0, mixed(i))).collect()
    }

    #[test]
    fn batches_have_the_size_on_average_and_none_is_twice_as_large() {
        for size in [16, 100, 512] {
            let ends = ends(0..100_000, size);
            let average = 100_000 / ends.len();
            assert!((size * 3 / 4..=size * 5 / 4 + 1).contains(&average), "{size}: {average}");
            assert!(ends.windows(2).all(|pair| pair[1] - pair[0] <= 2 * size as u128));
        }
    }

    #[test]
    fn a_permutation_that_comes_or_goes_changes_the_batches_around_it() {
        let before = ends(0..100_000, 64);
        let after = ends((0..100_000).filter(|&i| i != 5_000), 64);
        let same = after.iter().filter(|end| before.contains(end)).count();
        assert!(after.len() - same < 10, "{} of {}", after.len() - same, after.len());
    }

    #[test]
    fn few_permutations_do_not_hold_up_many_runs() {
        let mut cutter = Cutter::new(None);
        assert!(!cutter.ends_after(3, 0));
        assert!(!cutter.ends_before(SPAN + 2));
        assert!(cutter.ends_before(SPAN + 3));
        assert!(!cutter.ends_before(2 * SPAN + 3));
    }
}
