//! The list that the families of rules report to.

use crate::Rule;
use crate::finding::{Finding, Findings, Place};
use trefoil_dxil_read::bitcode_model::{Function, Module};

/// The newest validator whose rules are known.
pub(crate) const NEWEST_VALIDATOR: (u32, u32) = (1, 9);

/// Bounds of a validation.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Findings that are kept; the rest are counted.
    pub findings: usize,
    /// The newest validator whose modules are taken.
    pub validator: (u32, u32),
}

impl Default for Limits {
    fn default() -> Self {
        Limits { findings: 64, validator: NEWEST_VALIDATOR }
    }
}

/// What was found so far.
pub(crate) struct Report {
    list: Vec<Finding>,
    left_out: usize,
    limits: Limits,
}

impl Report {
    pub(crate) fn new(limits: Limits) -> Report {
        Report { list: Vec::new(), left_out: 0, limits }
    }

    /// The newest validator whose modules are taken.
    pub(crate) fn newest_validator(&self) -> (u32, u32) {
        self.limits.validator
    }

    /// Whether nothing was found.
    pub(crate) fn is_clean(&self) -> bool {
        self.list.is_empty()
    }

    #[cold]
    fn push(&mut self, finding: impl FnOnce() -> Finding) {
        if self.list.len() < self.limits.findings {
            self.list.push(finding());
        } else {
            self.left_out += 1;
        }
    }

    /// Reports what is wrong with the container or the module as a whole.
    #[cold]
    pub(crate) fn whole(&mut self, rule: Rule, words: &[&dyn std::fmt::Display]) {
        self.push(|| Finding { rule, words: rule.say(words), function: None, place: None });
    }

    /// Reports a module that LLVM would not take.
    #[cold]
    pub(crate) fn broken(&mut self, what: &dyn std::fmt::Display) {
        self.whole(Rule::BitcodeValid, &[what]);
    }

    /// Reports what is wrong with a function.
    #[cold]
    pub(crate) fn function(&mut self, rule: Rule, function: &str, words: &[&dyn std::fmt::Display]) {
        self.push(|| Finding {
            rule,
            words: rule.say(words),
            function: Some(function.to_owned()),
            place: None,
        });
    }

    /// Reports what is wrong with an instruction: its function, block and number within the block.
    #[cold]
    pub(crate) fn inst(
        &mut self,
        rule: Rule,
        (module, func): (&Module, &Function),
        (block, at): (usize, usize),
        words: &[&dyn std::fmt::Display],
    ) {
        self.push(|| Finding {
            rule,
            words: rule.say(words),
            function: Some(func.name.clone()),
            place: Some(Place {
                block: block_name(func, block),
                instruction: trefoil_dxil_read::print_instruction(module, func, block, at),
                function: module.functions.iter().position(|f| std::ptr::eq(f, func)).unwrap_or(0) as u32,
                number: (func.blocks.iter().take(block).map(Vec::len).sum::<usize>() + at) as u32,
            }),
        });
    }

    /// What was found.
    pub(crate) fn finish(self) -> Result<(), Findings> {
        if self.list.is_empty() {
            return Ok(());
        }
        Err(Findings { list: self.list, left_out: self.left_out })
    }
}

/// A block's name, or its number.
fn block_name(func: &Function, block: usize) -> String {
    let name = func.block_names.iter().find(|(id, _)| *id as usize == block).map(|(_, name)| name.clone());
    name.unwrap_or_else(|| format!("#{block}"))
}
