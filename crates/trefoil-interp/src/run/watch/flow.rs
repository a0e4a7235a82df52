//! Which barriers the waves of a group came to.

use super::Watch;
use crate::finding::{Invocation, Site, Wrong};
use std::collections::BTreeMap;

/// Most barriers of a wave that are remembered.
const MAX_BARRIERS: usize = 1 << 12;

/// Where the waves of a group are.
#[derive(Default)]
pub(in crate::run) struct Flow {
    group: Option<[u32; 3]>,
    /// By the first lane of each wave: the barriers it came to, and who came first.
    waves: BTreeMap<u32, Vec<(Site, Invocation)>>,
    /// How many barriers each wave has passed that order group memory, and resources.
    epochs: BTreeMap<u32, [u32; 2]>,
}

impl Flow {
    /// How many barriers the wave has passed: those for the group's memory, and those for resources.
    pub(in crate::run) fn epochs(&self, first: u32) -> [u32; 2] {
        self.epochs.get(&first).copied().unwrap_or_default()
    }

    /// A wave, by its first lane, comes to a barrier that orders group memory or resources.
    pub(in crate::run) fn pass(&mut self, first: u32, came: (Site, Invocation), orders: [bool; 2]) {
        let barriers = self.waves.entry(first).or_default();
        if barriers.len() < MAX_BARRIERS {
            barriers.push(came);
        }
        let epochs = self.epochs.entry(first).or_default();
        (0..2).for_each(|i| epochs[i] += u32::from(orders[i]));
    }
}

impl Watch {
    /// A wave of a group, by its first lane, is about to go on.
    pub(in crate::run) fn enter(&mut self, group: [u32; 3], first: u32) {
        if self.flow.group != Some(group) {
            self.end_of_group();
            self.flow.group = Some(group);
        }
        self.flow.waves.entry(first).or_default();
    }

    /// Compares the barriers that the waves of a group came to: each must have come to all.
    pub(in crate::run) fn end_of_group(&mut self) {
        let waves = std::mem::take(&mut self.flow.waves);
        self.flow.epochs.clear();
        self.races.end_of_group();
        let longest = waves.values().max_by_key(|wave| wave.len());
        let Some(longest) = longest.filter(|_| self.checks.divergence) else { return };
        for wave in waves.values() {
            let differs = (0..longest.len()).find(|&i| wave.get(i).map(|b| b.0) != Some(longest[i].0));
            if let Some((site, who)) = differs.and_then(|i| longest.get(i)) {
                self.note(*site, 6, *who, || Wrong::DivergentBarrier);
                return;
            }
        }
    }
}
