//! Shaders of rays: the variables that they are passed, and the instructions that pass others.

use super::function::Body;
use super::module::{Entry, Inst as From, Module};
use super::stage_of_rays;
use super::types::Way;
use crate::program::{self, DxilOp, Inst, Program, Reg, Scalar, Stage};
use crate::{Fault, Result};
use spirv::{Op, StorageClass, Word};

/// Declares a shader of a library.
pub(super) fn declare(module: &Module, program: &mut Program, entry: &Entry, function: u32) -> Result<()> {
    let stage = stage_of_rays(entry.model).unwrap_or(Stage::RayGeneration);
    let mut passed = [None; 2];
    for variable in module.variables.iter().filter(|variable| entry.interface.contains(&variable.id)) {
        let place = match variable.class {
            StorageClass::IncomingRayPayloadKHR | StorageClass::IncomingCallableDataKHR => 0,
            StorageClass::HitAttributeKHR => 1,
            _ => continue,
        };
        let layout = module.layouts.leaves(variable.held, Way::default())?;
        passed[place] = Some(program.layout(layout));
    }
    program.entries.push(program::Entry { name: entry.name.clone(), stage, function, passed });
    Ok(())
}

impl Body<'_> {
    /// Translates an instruction that passes something to other shaders, or ends one; false when it is none.
    pub(super) fn ray(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        let (op, pointer, values) = match (inst.op, inst.words.split_last()) {
            (Op::TraceRayKHR, Some((&payload, values))) => (DxilOp::TraceRay, payload, values),
            (Op::ExecuteCallableKHR, Some((&data, values))) => (DxilOp::CallShader, data, values),
            (Op::ReportIntersectionKHR, _) => (DxilOp::ReportHit, self.attributes()?, &inst.words[..]),
            (Op::IgnoreIntersectionKHR, _) => {
                self.operation(DxilOp::IgnoreHit, Scalar::I32, &[], 0)?;
                return Ok(true);
            }
            (Op::TerminateRayKHR, _) => {
                self.operation(DxilOp::AcceptHitAndEndSearch, Scalar::I32, &[], 0)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        let mut operands = Vec::new();
        for &value in values {
            let first = self.value(value)?;
            operands.extend(first..first + self.slots(value)?);
        }
        let held = self.pointer(pointer)?.held;
        let layout = self.module.layouts.leaves(held, Way::default())?;
        let layout = self.program.layout(layout);
        operands.extend([self.value(pointer)?, self.literal(layout.into())?]);
        let operands = self.pool(&operands);
        let count = u32::from(inst.id != 0);
        self.push(Inst::Op { op, ty: Scalar::I32, fast: false, dst, count, operands });
        Ok(true)
    }

    /// The variable of the attributes that an intersection shader reports. All such variables lie at one place.
    fn attributes(&self) -> Result<Word> {
        let entry = self.module.entry(self.from.id);
        let uses = |id: Word| entry.is_none_or(|entry| entry.interface.contains(&id));
        let mut variables = self.module.variables.iter();
        let found = variables.find(|v| v.class == StorageClass::HitAttributeKHR && uses(v.id));
        found.map(|variable| variable.id).ok_or_else(|| Fault::unsupported("a hit without attributes"))
    }
}
