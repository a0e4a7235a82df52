//! The course of a validation: the families in order, and the list that they report to.

use crate::finding::{Finding, Findings, Place};
use crate::program::Program;
use crate::{Rule, bitcode, container, decl, flow, instr, meta, sm, types};
use trefoil_dxcontainer::Container;
use trefoil_dxil::bitcode_model::{Function, Module};

/// Bounds of a validation.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Findings that are kept; the rest are counted.
    pub findings: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { findings: 64 }
    }
}

/// What was found so far.
pub(crate) struct Report {
    list: Vec<Finding>,
    left_out: usize,
    limits: Limits,
}

impl Report {
    fn new(limits: Limits) -> Report {
        Report { list: Vec::new(), left_out: 0, limits }
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
                instruction: trefoil_dxil::print_instruction(module, func, block, at),
            }),
        });
    }

    fn finish(self) -> Result<(), Findings> {
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

/// Validates a container with DXIL in it.
///
/// # Errors
/// Every rule that it breaks, up to the bound; where one makes the rest unreadable, what was found until then.
pub fn validate(bytes: &[u8], limits: Limits) -> Result<(), Findings> {
    let mut report = Report::new(limits);
    container(bytes, &mut report);
    report.finish()
}

/// Validates a module without a container.
///
/// # Errors
/// As [`validate`].
pub fn validate_bitcode(bytes: &[u8], limits: Limits) -> Result<(), Findings> {
    let mut report = Report::new(limits);
    module(bytes, &mut report, None);
    report.finish()
}

fn container(bytes: &[u8], report: &mut Report) {
    let container = match Container::parse(bytes) {
        Ok(container) => container,
        Err(why) => return report.whole(Rule::ContainerContentInvalid, &[&why]),
    };
    container::parts(&container, report);
    let Some((header, bitcode)) = container::program(&container, report) else { return };
    module(bitcode, report, Some((&container, &header)));
}

fn module(
    bitcode: &[u8],
    report: &mut Report,
    within: Option<(&Container<'_>, &trefoil_dxcontainer::program::ProgramHeader)>,
) {
    let module = match trefoil_dxil::read_bitcode(bitcode) {
        Ok(module) => module,
        Err(why) => return report.whole(Rule::BitcodeValid, &[&why]),
    };
    bitcode::check(&module, report);
    if !report.is_clean() {
        // The rest takes for granted that operands are there and have their types.
        return;
    }
    let Some(program) = Program::read(&module, report) else { return };
    if let Some((container, header)) = within {
        container::matches(container, header, &program, report);
    }
    types::check(&program, report);
    meta::check(&program, report);
    sm::check(&program, report);
    decl::check(&program, report);
    instr::check(&program, report);
    flow::check(&program, report);
}
