//! Variables of the source.

use super::Describe;
use crate::debug_ops::DebugOp;
use crate::lower::Lower;
use crate::module::Id;
use trefoil_ir::SideMap;
use trefoil_ir::debug::{DebugVariable, DebugVariableId, DebugVariableKind};

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

impl Lower<'_> {
    /// Tells of the global variables.
    pub(super) fn tell_globals(&mut self) {
        let Some(mut describe) = self.told() else { return };
        let recorded = describe.info.recorded;
        for global in &recorded.globals {
            let ty = describe.ty(global.ty);
            let name = describe.out.string(&global.name);
            let [source, line, column] = describe.spot(global.place);
            let (unit, variable) = (describe.info.scopes.unit, describe.none());
            let flags = describe.out.debug_number(DEFINITION);
            let operands = [name, ty, source, line, column, unit, name, variable, flags];
            describe.out.debug_info(DebugOp::GlobalVariable, &operands);
        }
    }
}
