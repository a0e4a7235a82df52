//! Variables of the source.

use super::Describe;
use crate::debug_ops::DebugOp;
use crate::lower::Lower;
use crate::module::Id;
use trefoil_ir::debug::{
    DebugGlobal, DebugType, DebugTypeKind, DebugVariable, DebugVariableId, DebugVariableKind,
};
use trefoil_ir::{HashMap, HashSet, Loc, ResourceType, SideMap, Type, TypeId};

/// Flags: what is defined here; what is local; what the compiler adds, which is the object of a method.
const DEFINITION: u32 = 1 << 3;
const LOCAL: u32 = 1 << 2;
const OBJECT: u32 = 1 << 5 | 1 << 8;

/// The variables that have been written.
pub(super) struct Variables(SideMap<DebugVariableId, Id>);

impl Default for Variables {
    fn default() -> Self {
        Self(SideMap::with_default(Id::NONE))
    }
}

impl Describe<'_, '_> {
    /// The instruction of a variable. A global one that holds other values over time is the unit's.
    pub(super) fn variable(&mut self, id: DebugVariableId) -> Id {
        let known = self.info.variables.0[id];
        if known.is_some() {
            return known;
        }
        let recorded = self.info.recorded;
        let DebugVariable { name, scope, ty, place, kind } = &recorded.variables[id];
        let (scope, flags, name) = match kind {
            DebugVariableKind::Global => {
                (self.info.scopes.unit, DEFINITION, name.strip_prefix("global.").unwrap_or(name))
            }
            _ if name == "this" => (self.scope(*scope), OBJECT, &**name),
            _ => (self.scope(*scope), LOCAL, &**name),
        };
        let ty = self.ty(*ty);
        let name = self.out.string(name);
        let [source, line, column] = self.spot(*place);
        let flags = self.out.debug_number(flags);
        let mut operands = vec![name, ty, source, line, column, scope, flags];
        if let DebugVariableKind::Parameter(position) = kind {
            operands.push(self.out.debug_number(*position));
        }
        let made = self.out.debug_info(DebugOp::LocalVariable, &operands);
        self.info.variables.0[id] = made;
        made
    }
}

/// Where the members of a constant buffer lie, and how large each is, in bytes; then the buffer's own size.
type Placed = (Vec<(u32, u32)>, u32);

impl Lower<'_> {
    /// Tells of the global variables, and of constant buffers in place of their members.
    pub(super) fn tell_globals(&mut self) {
        let Some(info) = &self.debug.info else { return };
        let recorded = info.recorded;
        let ctx = self.ctx;
        let resources = ctx.resources.ids().map(|id| (ctx.resources[id].name, self.resources.variable(id)));
        let memory = ctx.globals.iter().map(|(id, global)| (global.name, self.addresses.global(id)));
        let variables: HashMap<&str, Id> =
            resources.chain(memory).map(|(name, id)| (ctx.name(name), id)).collect();
        // What is told as a variable that holds other values over time.
        let of_unit = recorded.variables.iter().filter(|(id, variable)| {
            variable.kind == DebugVariableKind::Global && info.variables.0[*id].is_some()
        });
        let told: HashSet<Loc> = of_unit.map(|(_, variable)| variable.place).collect();
        for global in recorded.globals.iter().filter(|global| !global.is_member) {
            if told.contains(&global.place) {
                continue;
            }
            let Some(mut describe) = self.told() else { return };
            let ty = describe.ty(global.ty);
            describe.global(global, ty, variables.get(&*global.name).copied());
        }
        for buffer in &recorded.buffers {
            let placed = self.placed_members(&buffer.name);
            let Some(mut describe) = self.told() else { return };
            let ty = describe.buffer(&recorded.types[buffer.ty], placed);
            describe.global(buffer, ty, variables.get(&*buffer.name).copied());
        }
    }

    /// Where the members of a constant buffer of a name lie.
    fn placed_members(&self, name: &str) -> Option<Placed> {
        let ctx = self.ctx;
        let id = ctx.resources.ids().find(|&id| ctx.name(ctx.resources[id].name) == name)?;
        let ResourceType { element, kind, .. } = self.facts(&ctx.resources[id]);
        let Type::Struct { fields, .. } = ctx.types.get(element) else { return None };
        let rule = self.rule_of(element, kind);
        let member = |(n, &ty): (u32, &TypeId)| (ctx.member_offset(rule, element, n), rule.size(ctx, ty));
        Some(((0..).zip(fields).map(member).collect(), rule.size(ctx, element)))
    }
}

impl Describe<'_, '_> {
    fn global(&mut self, global: &DebugGlobal, ty: Id, variable: Option<Id>) {
        let name = global.name.rsplit("::").next().unwrap_or(&global.name);
        let (name, link_name) = (self.out.string(name), self.out.string(&global.name));
        let [source, line, column] = self.spot(global.place);
        let variable = variable.filter(|id| id.is_some());
        let variable = variable.unwrap_or_else(|| self.none());
        let (unit, flags) = (self.info.scopes.unit, self.out.debug_number(DEFINITION));
        let operands = [name, ty, source, line, column, unit, link_name, variable, flags];
        self.out.debug_info(DebugOp::GlobalVariable, &operands);
    }

    /// The type of a constant buffer, whose members lie where its declaration has them.
    fn buffer(&mut self, ty: &DebugType, placed: Option<Placed>) -> Id {
        let DebugTypeKind::Structure { fields, .. } = &ty.kind else { return self.none() };
        let (mut ty, mut fields) = (ty.clone(), fields.clone());
        if let Some((members, size)) = placed
            && members.len() == fields.len()
        {
            ty.bits = u64::from(size) * 8;
            for (field, (offset, size)) in fields.iter_mut().zip(members) {
                (field.offset, field.bits) = (u64::from(offset) * 8, u64::from(size) * 8);
            }
        }
        self.structure(&ty, &fields)
    }
}
