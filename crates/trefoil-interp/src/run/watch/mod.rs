//! What a watched run knows beside the machine, and the findings.
//!
//! [`races`] knows who accessed what, [`flow`] which barriers the waves of a group came to, [`powers`] which logarithms are part of
//! a power.

pub(super) mod flow;
mod powers;
pub(super) mod races;

use crate::finding::{Access, Checks, Finding, Invocation, Site, Target, Use, Wrong};
use crate::program::Program;
use flow::Flow;
use powers::Powers;
use races::Races;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// Most places at which something is found; what comes after is not kept.
const MAX_FINDINGS: usize = 1 << 12;

/// The kinds of findings, to fold those of one place.
type Key = (Site, u8, Option<Site>);

/// What a watched run knows beside the machine.
pub(super) struct Watch {
    pub(super) checks: Checks,
    /// What was found, by place.
    found: BTreeMap<Key, usize>,
    pub(super) findings: Vec<Finding>,
    /// Who accessed what.
    pub(super) races: Races,
    /// Which barriers the waves of the group came to.
    pub(super) flow: Flow,
    /// The powers that each function computes, once somebody asks.
    powers: OnceCell<Vec<Powers>>,
    /// The last instruction that was begun.
    pub(super) last: Option<Site>,
}

/// An instruction in execution.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// Which.
    pub(super) site: Site,
    /// The lanes that count.
    pub(super) lanes: u64,
}

impl Watch {
    pub(super) fn new(checks: Checks) -> Watch {
        Watch {
            checks,
            found: BTreeMap::new(),
            findings: Vec::new(),
            races: Races::default(),
            flow: Flow::default(),
            powers: OnceCell::new(),
            last: None,
        }
    }

    /// The powers that a function of the program computes.
    pub(super) fn powers(&self, program: &Program, function: u32) -> Option<&Powers> {
        let all = self.powers.get_or_init(|| program.functions.iter().map(Powers::of).collect());
        all.get(function as usize)
    }

    /// Notes something; `wrong` is made only when it is new at its place.
    pub(super) fn note(&mut self, site: Site, kind: u8, who: Invocation, wrong: impl FnOnce() -> Wrong) {
        self.note_pair(site, kind, who, None, wrong);
    }

    fn note_pair(
        &mut self,
        site: Site,
        kind: u8,
        who: Invocation,
        other: Option<(Site, Invocation)>,
        wrong: impl FnOnce() -> Wrong,
    ) {
        let key = (site, kind, other.map(|other| other.0));
        if let Some(&known) = self.found.get(&key) {
            self.findings[known].count += 1;
        } else if self.findings.len() < MAX_FINDINGS {
            self.found.insert(key, self.findings.len());
            self.findings.push(Finding { wrong: wrong(), site, who, other, count: 1 });
        }
    }

    /// Notes that something undefined counts.
    pub(super) fn uninitialised(&mut self, site: Site, who: Invocation, what: Use) {
        if self.checks.uninitialised {
            self.note(site, 1, who, || Wrong::Uninitialised(what));
        }
    }

    /// Notes an access beyond the end.
    #[expect(clippy::too_many_arguments, reason = "what an access is")]
    pub(super) fn outside(
        &mut self,
        site: Site,
        who: Invocation,
        target: Target,
        access: Access,
        at: [u32; 3],
        size: [u32; 3],
        dimensions: u8,
    ) {
        if self.checks.bounds {
            self.note(site, 2, who, || Wrong::OutOfBounds { target, access, at, size, dimensions });
        }
    }
}
