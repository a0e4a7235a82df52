//! The course of a validation: the families in order.

use crate::finding::Findings;
use crate::program::Program;
use crate::report::{Limits, Report};
use crate::requirements::Needs;
use crate::{
    Rule, bitcode, compat, container, decl, features, flow, globals, instr, library, meta, sm, types,
};
use trefoil_dxcontainer::Container;

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
    let module = match trefoil_dxil_read::read_bitcode(bitcode) {
        Ok(module) => module,
        Err(why) => return report.whole(Rule::BitcodeValid, &[&why]),
    };
    let code = bitcode::check(&module, report);
    if !report.is_clean() {
        // The rest takes for granted that operands are there and have their types.
        return;
    }
    let Some(program) = Program::read(&module, code, report) else { return };
    if let Some((container, header)) = within {
        container::matches(container, header, &program, report);
    }
    types::check(&program, report);
    globals::check(&program, report);
    library::check(&program, report);
    meta::check(&program, report);
    sm::check(&program, report);
    decl::check(&program, report);
    let of_handles = instr::check(&program, report);
    flow::check(&program, report);
    let needs = Needs::of(&program, &of_handles);
    features::check(&program, needs.flags(), report);
    if let Some((container, _)) = within.filter(|_| program.is_library()) {
        container::runtime_data(container, &program, &needs, report);
    }
    compat::check(&program, &needs, report);
}
