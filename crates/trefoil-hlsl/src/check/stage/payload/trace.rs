//! What goes into a trace of a ray and comes out of it: warnings of fields that the shaders of the trace do not get, or the caller
//! does not get back.

use super::flow::{Access, BlockId, Flow, PayloadField, Use};
use super::{Party, reached_from};
use crate::check::kinds;
use crate::check::model::Model;
use crate::diag::{Diagnostic, Kind};
use crate::source::Span;
use crate::typed::VarId;
use trefoil_entity::HashSet;

/// Adds the warnings of all traces of a function.
pub(super) fn traces(model: &Model, flow: &Flow, found: &mut Vec<Diagnostic>) {
    for (id, block) in flow.blocks.iter().filter(|(id, _)| flow.is_reached(*id)) {
        for it in block.uses.iter().filter(|it| it.access == Access::Trace) {
            Trace { model, flow, block: id, it: *it, found }.warn();
        }
    }
}

/// One trace.
struct Trace<'a> {
    model: &'a Model,
    flow: &'a Flow,
    block: BlockId,
    it: Use,
    found: &'a mut Vec<Diagnostic>,
}

impl Trace<'_> {
    fn warn(&mut self) {
        let before = self.blocks_before();
        let fields = self.model.payload_fields(self.model.program.vars[self.it.var].ty);
        let written = self.written(&before, &fields);
        let after = self.uses_after(&before);
        let at = Span::at(self.it.span.lo);
        for field in fields {
            let Some(access) = self.model.payload_access_of(field) else { continue };
            match (Party::Caller.writes(access), written.contains(&field)) {
                (true, false) => self.report(&kinds::PAYLOAD_NOT_SET, at, field),
                (false, true) => self.report(&kinds::PAYLOAD_UNDEFINED_INSIDE, at, field),
                _ => {}
            }
            if !Party::Caller.reads(access) {
                self.warn_reads(field, &after);
            } else if !after.iter().any(|(_, it)| it.access == Access::Read(field)) {
                self.report(&kinds::PAYLOAD_NEVER_READ, at, field);
            }
        }
    }

    /// Warnings of reads of a field that does not come back, where nothing has set it since.
    fn warn_reads(&mut self, field: PayloadField, after: &[(BlockId, Use)]) {
        let of_access = |access| after.iter().filter(move |(_, it)| it.access == access);
        let writes = of_access(Access::Write(field)).map(|&(block, it)| (block, it.element));
        let writes = self.flow.writes(writes);
        for &(block, it) in of_access(Access::Read(field)) {
            if !self.flow.is_written_before(&writes, block, it.element) {
                self.report(&kinds::PAYLOAD_RETURNED_UNDEFINED, it.span, field);
            }
        }
    }

    /// The blocks from which control comes to the trace.
    fn blocks_before(&self) -> HashSet<BlockId> {
        let mut seen = HashSet::default();
        let mut stack = self.flow.blocks[self.block].before.clone();
        while let Some(at) = stack.pop() {
            if self.flow.is_reached(at) && seen.insert(at) {
                stack.extend(&self.flow.blocks[at].before);
            }
        }
        seen
    }

    /// The fields that something sets before the trace.
    fn written(&self, before: &HashSet<BlockId>, fields: &[PayloadField]) -> HashSet<PayloadField> {
        let var: VarId = self.it.var;
        let mut written = HashSet::default();
        if self.model.program.vars[var].init.is_some() {
            fields.iter().for_each(|&field| _ = written.insert(field));
        }
        for (block, it) in self.flow.uses_of(var) {
            let is_before =
                if block == self.block { it.element < self.it.element } else { before.contains(&block) };
            if let (Access::Write(field), true) = (it.access, is_before) {
                written.insert(field);
            }
        }
        written
    }

    /// What is done with the payload after the trace. As with DXC, blocks that lead to the trace again are not looked at, nor what
    /// only they lead to.
    fn uses_after(&self, before: &HashSet<BlockId>) -> Vec<(BlockId, Use)> {
        let mut excluded = before.clone();
        excluded.insert(self.block);
        let after = reached_from(self.flow, self.block, &excluded);
        let is_after = |block: BlockId, it: &Use| {
            if block == self.block { it.element > self.it.element } else { after.contains(&block) }
        };
        self.flow.uses_of(self.it.var).filter(|(block, it)| is_after(*block, it)).collect()
    }

    fn report(&mut self, kind: &'static Kind, at: Span, (s, i): PayloadField) {
        let name = self.model.program.structs[s].fields[i as usize].name;
        self.found.push(Diagnostic::new(kind, at).arg(name));
    }
}
