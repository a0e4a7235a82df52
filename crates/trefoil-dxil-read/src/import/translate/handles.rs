//! Handles and the resources that they make.

use super::super::names::Action;
use super::{Binding, Implicit, Result, Translate, bounded};
use crate::kinds;
use trefoil_ir::{
    FuncId, HashMap, InstId, Intrinsic, Opcode, Resource, ResourceId, Symbol, TypeId, Value, ValueKind,
    sort_by_key,
};

impl Translate<'_> {
    pub(super) fn binding_handle(&mut self, inst: InstId, ops: &[Value]) -> Result {
        let ty = self.cursor.func.insts[inst].ty;
        let number = |i: usize| self.ctx.as_int(ops[i]).map(|v| v as u32);
        let (Some(space), Some(lower), Some(count)) = (number(0), number(1), number(2).map(bounded)) else {
            if self.early {
                self.leave(inst);
                return Ok(());
            }
            return self.malformed(inst, &kinds::BINDING_NOT_CONSTANT);
        };
        let name = self.name_of(ops);
        let id = self.resource(inst, ty, space, Some(lower), count, name)?;
        if let Some(name) = name.filter(|_| self.ctx.name(self.ctx.resources[id].name).is_empty()) {
            self.ctx.resources[id].name = name;
        }
        let (id, non_uniform) = (self.ctx.i32(id.as_u32()), self.non_uniform(ops));
        self.rewrite_intrinsic(inst, Intrinsic::Handle, &[id, ops[3], non_uniform]);
        Ok(())
    }

    /// Skips a handle until memory is promoted to values.
    pub(super) fn leave(&mut self, inst: InstId) {
        self.skipped.handles = true;
        self.cursor.keep(inst);
    }

    fn non_uniform(&mut self, ops: &[Value]) -> Value {
        match ops.get(4).filter(|&&v| self.ty(v) == TypeId::I1) {
            Some(&v) => v,
            None => self.ctx.bool(false),
        }
    }

    /// The resource's name, the last operand.
    fn name_of(&mut self, ops: &[Value]) -> Option<Symbol> {
        ops.get(4..)?.last().and_then(|&v| self.ctx.held_text(v))
    }

    /// Whether the number of an implicit binding is not constant yet.
    pub(super) fn some_implicit_waits(&self, actions: &HashMap<FuncId, (Action, Symbol)>) -> bool {
        let waits = |&inst: &InstId| {
            let operands = self.cursor.func.operands(inst);
            let callee = operands.last().and_then(|v| v.as_func());
            callee.and_then(|f| actions.get(&f)).is_some_and(|row| row.0 == Action::FromImplicit)
                && operands.iter().take(3).any(|&v| self.ctx.as_int(v).is_none())
        };
        let insts = self.cursor.func.layout.iter().flat_map(|&b| &self.cursor.func.blocks[b].insts);
        insts.copied().filter(|&i| self.cursor.func.insts[i].op == Opcode::Call).any(|i| waits(&i))
    }

    pub(super) fn implicit_handle(&mut self, inst: InstId, ops: &[Value]) -> Result {
        let number = |i: usize| self.ctx.as_int(ops[i]).map(|v| v as u32);
        let (Some(order), Some(space), Some(count)) = (number(0), number(1), number(2).map(bounded)) else {
            return self.malformed(inst, &kinds::BINDING_NOT_CONSTANT);
        };
        if self.ctx.types.as_resource(self.cursor.func.insts[inst].ty).is_none() {
            return self.malformed(inst, &kinds::HANDLE_OF_NO_RESOURCE);
        }
        let name = self.name_of(ops);
        let (later, non_uniform) = (self.ctx.i32(0), self.non_uniform(ops));
        self.rewrite_intrinsic(inst, Intrinsic::Handle, &[later, ops[3], non_uniform]);
        self.implicit.push(Implicit { order, space, count, name, inst });
        Ok(())
    }

    /// Makes the resources with implicit bindings, in the order of their numbers.
    pub(super) fn number_implicit(&mut self) {
        let mut implicit = std::mem::take(&mut self.implicit);
        sort_by_key(&mut implicit, |i| i.order.into());
        let mut made: Option<(u32, TypeId, ResourceId)> = None;
        for i in implicit {
            let ty = self.cursor.func.insts[i.inst].ty;
            let id = match made {
                Some((order, known, id)) if (order, known) == (i.order, ty) => id,
                _ => self.new_resource(i.inst, ty, i.space, None, i.count, i.name),
            };
            made = Some((i.order, ty, id));
            self.cursor.func.operands_mut(i.inst)[0] = self.ctx.i32(id.as_u32());
        }
    }

    /// The handle of a counter is its buffer's; a binding that is given is the resource's.
    pub(super) fn counter_handle(&mut self, inst: InstId, ops: &[Value], explicit: bool) -> Result {
        let number = |i: usize| self.ctx.as_int(ops[i]).map(|v| v as u32);
        let (Some(binding), Some(space)) = (number(1), number(2)) else {
            return self.malformed(inst, &kinds::BINDING_NOT_CONSTANT);
        };
        if explicit {
            self.counters.push((inst, ops[0], Binding { space, binding }));
        }
        self.replace_by(inst, ops[0]);
        Ok(())
    }

    /// Gives resources the bindings that their counters were found to have.
    pub(super) fn bind_counters(&mut self) -> Result {
        for (inst, handle, binding) in std::mem::take(&mut self.counters) {
            let made =
                handle.as_inst().filter(|&i| self.cursor.func.insts[i].is_intrinsic(Intrinsic::Handle));
            let row = made.and_then(|i| self.ctx.as_int(self.cursor.func.operands(i)[0]));
            let Some(row) = row else { return self.malformed(inst, &kinds::COUNTER_OF_UNKNOWN_BUFFER) };
            let resource = &mut self.ctx.resources[ResourceId::from_u32(row as u32)];
            if resource.space != binding.space {
                return self.malformed(inst, &kinds::COUNTER_IN_OTHER_SET);
            }
            resource.vk_counter_binding = Some(binding.binding);
        }
        Ok(())
    }

    pub(super) fn pointer_handle(&mut self, inst: InstId, pointer: Value) -> Result {
        let ValueKind::Global(global) = pointer.kind() else {
            return self.malformed(inst, &kinds::HANDLE_OF_UNKNOWN_VARIABLE);
        };
        let ty = self.cursor.func.insts[inst].ty;
        let name = self.ctx.globals[global].name;
        let id = self.resource(inst, ty, 0, None, 1, Some(name))?;
        let (id, index, uniform) = (self.ctx.i32(id.as_u32()), self.ctx.i32(0), self.ctx.bool(false));
        self.rewrite_intrinsic(inst, Intrinsic::Handle, &[id, index, uniform]);
        Ok(())
    }

    /// Finds or makes the resource of a binding or a name.
    fn resource(
        &mut self,
        inst: InstId,
        ty: TypeId,
        space: u32,
        lower: Option<u32>,
        count: u32,
        name: Option<Symbol>,
    ) -> Result<ResourceId> {
        if self.ctx.types.as_resource(ty).is_none() {
            return self.malformed(inst, &kinds::HANDLE_OF_NO_RESOURCE);
        }
        // A resource with a binding may have its name at only some of its handles.
        let no_name = |name: Symbol| lower.is_some() && self.ctx.name(name).is_empty();
        let same = |r: &Resource| {
            r.ty == ty
                && r.space == space
                && r.lower_bound == lower
                && r.count == count
                && name.is_none_or(|n| n == r.name || no_name(n) || no_name(r.name))
        };
        if let Some((id, _)) = self.ctx.resources.iter().find(|(_, r)| same(r)) {
            return Ok(id);
        }
        Ok(self.new_resource(inst, ty, space, lower, count, name))
    }

    fn new_resource(
        &mut self,
        inst: InstId,
        ty: TypeId,
        space: u32,
        lower: Option<u32>,
        count: u32,
        name: Option<Symbol>,
    ) -> ResourceId {
        let name = name.unwrap_or_else(|| self.ctx.symbol(""));
        let dimensions = match count {
            1 => Vec::new(),
            u32::MAX => vec![0],
            _ => vec![count],
        };
        let loc = self.cursor.func.loc(inst);
        let one = Resource::new(name, ty, loc);
        self.ctx.resources.push(Resource { count, dimensions, space, lower_bound: lower, ..one })
    }
}
