//! Signature inputs and outputs, and system values with operations of their own.

use super::{Lanes, Lower, Result};
use crate::kinds;
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{
    InstId, InterpolationMode, MAX_STREAMS, Opcode, Semantic, SignatureElement, Stage, TypeId, Value,
};

impl Lower<'_> {
    /// The element that an operand names among those declared.
    fn element_index(&self, operand: Value, count: usize) -> Result<usize> {
        let index = self.as_int(operand).map(|i| i as usize).filter(|&i| i < count);
        index.ok_or_else(|| self.user(&kinds::UNKNOWN_SIGNATURE_ELEMENT))
    }

    /// The operation that fetches an input which has no place in the signature or only shadows one.
    fn input_operation(&self, semantic: Semantic) -> Option<DxilOp> {
        Some(match semantic {
            Semantic::SampleIndex if self.input.entry.stage == Stage::Pixel => DxilOp::SampleIndex,
            Semantic::Coverage => DxilOp::Coverage,
            Semantic::InnerCoverage => DxilOp::InnerCoverage,
            Semantic::ViewId => DxilOp::ViewID,
            Semantic::StartVertexLocation => DxilOp::StartVertexLocation,
            Semantic::StartInstanceLocation => DxilOp::StartInstanceLocation,
            _ => return None,
        })
    }

    pub(super) fn load_input(&mut self, inst: InstId, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let index = self.element_index(operands[0], self.input.entry.inputs.len())?;
        let element = &self.input.entry.inputs[index];
        let plain = op == DxilOp::LoadInput;
        let of_vertex = plain && operands.len() > 2;
        if of_vertex != (plain && element.vertices != 0) {
            return Err(self.user(&kinds::VERTEX_INDEX_MISMATCH));
        }
        self.check_interpolation(op, element)?;
        let ty = self.input.func.insts[inst].ty;
        let scalar = self.ctx.types.scalar(ty);
        if let Some(op) = self.input_operation(element.semantic) {
            let value = self.call(op, TypeId::I32, &[])?;
            self.set(inst, &[value]);
            return Ok(());
        }
        let id = self.input.signatures.input_ids[index];
        let id = id.ok_or_else(|| self.user(&kinds::INPUT_FETCHED_OTHERWISE))?;
        let id = self.ctx.i32(id);
        if of_vertex
            && self.is_validated()
            && let Some(vertex) = self.as_int(operands[2]).filter(|&vertex| vertex >= element.vertices.into())
        {
            return Err(self.user(kinds::VERTEX_RANGE.with(&[&element.vertices, &vertex])));
        }
        let row = self.scalar(operands[1])?;
        let extra: Lanes = if plain && !of_vertex {
            smallvec::smallvec![self.ctx.undef(TypeId::I32)]
        } else {
            operands[2..].iter().map(|&o| self.scalar(o)).collect::<Result<_>>()?
        };
        // A bool travels as a word.
        let moved = if scalar == TypeId::I1 { TypeId::I32 } else { scalar };
        let mut lanes = Lanes::new();
        for col in 0..self.leaf_count(ty)? {
            let col = self.ctx.int(TypeId::I8, u64::from(col));
            let mut arguments: SmallVec<[Value; 8]> = smallvec::smallvec![id, row, col];
            for &operand in &extra {
                let vertex = op == DxilOp::AttributeAtVertex;
                let narrow = self.as_int(operand).filter(|_| vertex).map(|v| self.ctx.int(TypeId::I8, v));
                arguments.push(match narrow {
                    Some(vertex) => vertex,
                    None if vertex && !self.input.target.skips_validation() => {
                        return Err(self.user(&kinds::VERTEX_NOT_CONSTANT));
                    }
                    None if vertex => self.cast(Opcode::Trunc, operand, TypeId::I8),
                    None => operand,
                });
            }
            let value = self.call(op, moved, &arguments)?;
            lanes.push(if scalar == TypeId::I1 { self.not_zero(value) } else { value });
        }
        self.set(inst, &lanes);
        Ok(())
    }

    /// Refuses what an input's interpolation does not allow to be asked of it.
    fn check_interpolation(&self, op: DxilOp, element: &SignatureElement) -> Result {
        use InterpolationMode as Mode;
        let name = self.ctx.name(element.name);
        let is_whole = element.interpolation == Mode::Constant;
        match op {
            DxilOp::EvalCentroid | DxilOp::EvalSampleIndex | DxilOp::EvalSnapped
                if element.semantic == Semantic::Position =>
            {
                let profile = format!("ps_6_{}", self.input.target.minor());
                Err(self.user(kinds::PULL_MODEL_POSITION.with(&[&profile])))
            }
            DxilOp::EvalCentroid | DxilOp::EvalSampleIndex | DxilOp::EvalSnapped if is_whole => {
                Err(self.user(kinds::PULL_MODEL_INTERPOLATION.with(&[&name])))
            }
            DxilOp::AttributeAtVertex if !is_whole => {
                Err(self.user(kinds::ATTRIBUTE_AT_VERTEX.with(&[&name])))
            }
            _ => Ok(()),
        }
    }

    fn not_zero(&mut self, value: Value) -> Value {
        let zero = self.ctx.i32(0);
        let predicate = trefoil_ir::IntPredicate::Ne as u32;
        self.inst(Opcode::ICmp, TypeId::I1, &[value, zero], predicate, trefoil_ir::Flags::NONE)
    }

    pub(super) fn store_output(&mut self, inst: InstId, op: DxilOp) -> Result {
        let (old, signatures) = (self.input.func, self.input.signatures);
        let operands = old.operands(inst);
        let of_point = op == DxilOp::StoreOutput;
        let ids = if of_point { &signatures.output_ids } else { &signatures.patch_ids };
        let index = self.element_index(operands[0], ids.len())?;
        let id = ids[index];
        let id = id.ok_or_else(|| self.user(&kinds::UNKNOWN_OUTPUT))?;
        let id = self.ctx.i32(id);
        let row = self.scalar(operands[1])?;
        let lanes = self.lanes(operands[2])?;
        if of_point {
            self.refuse_unwritten(index, &lanes)?;
        }
        for (col, &lane) in lanes.iter().enumerate() {
            // Not stored, the signature's mask says that it is not written. A tessellation factor has to be, whatever it is.
            if of_point && self.is_undef(lane) {
                continue;
            }
            let col = self.ctx.int(TypeId::I8, col as u64);
            let mut value = lane;
            if self.type_of(value) == TypeId::I1 {
                value = self.cast(Opcode::ZExt, value, TypeId::I32);
            }
            let ty = self.type_of(value);
            self.call(op, ty, &[id, row, col, value])?;
        }
        Ok(())
    }

    /// Reads a row of what a patch has, or of an output of one of its points.
    pub(super) fn load_of_patch(&mut self, inst: InstId, op: DxilOp) -> Result {
        let (old, signatures) = (self.input.func, self.input.signatures);
        let operands = old.operands(inst);
        let of_point = op == DxilOp::LoadOutputControlPoint;
        let ids = if of_point { &signatures.output_ids } else { &signatures.patch_ids };
        let index = self.element_index(operands[0], ids.len())?;
        let id = ids[index].ok_or_else(|| self.user(&kinds::UNKNOWN_READ))?;
        let (id, row) = (self.ctx.i32(id), self.scalar(operands[1])?);
        let ty = self.input.func.insts[inst].ty;
        let scalar = self.ctx.types.scalar(ty);
        let moved = if scalar == TypeId::I1 { TypeId::I32 } else { scalar };
        let mut lanes = Lanes::new();
        for col in 0..self.leaf_count(ty)? {
            let col = self.ctx.int(TypeId::I8, u64::from(col));
            let mut arguments: SmallVec<[Value; 8]> = smallvec::smallvec![id, row, col];
            if let Some(&point) = operands.get(2) {
                arguments.push(self.scalar(point)?);
            }
            let value = self.call(op, moved, &arguments)?;
            lanes.push(if scalar == TypeId::I1 { self.not_zero(value) } else { value });
        }
        self.set(inst, &lanes);
        Ok(())
    }

    /// `SV_DomainLocation`
    pub(super) fn domain_location(&mut self, inst: InstId) -> Result {
        let component = self.as_int(self.input.func.operands(inst)[0]).filter(|&n| n < 3);
        let component = component.ok_or_else(|| self.user(&kinds::DOMAIN_COORDINATES))?;
        let component = self.ctx.int(TypeId::I8, component);
        let value = self.call(DxilOp::DomainLocation, TypeId::FLOAT, &[component])?;
        self.set(inst, &[value]);
        Ok(())
    }

    /// Ends a vertex or a strip of a stream.
    pub(super) fn end_in_stream(&mut self, inst: InstId, op: DxilOp) -> Result {
        let old = self.input.func;
        let stream = self.as_int(old.operands(inst)[0]).filter(|&n| n < MAX_STREAMS as u64);
        let stream = stream.ok_or_else(|| self.user(&kinds::STREAM_NOT_CONSTANT))?;
        let stream = self.ctx.int(TypeId::I8, stream);
        self.call(op, TypeId::VOID, &[stream])?;
        Ok(())
    }

    /// An operation of a mesh shader on the operands as they are.
    pub(super) fn mesh_operation(&mut self, inst: InstId, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let arguments: Lanes = operands.iter().map(|&o| self.scalar(o)).collect::<Result<_>>()?;
        self.call(op, TypeId::VOID, &arguments)?;
        Ok(())
    }

    /// `store.vertex.output`, `store.primitive.output`
    pub(super) fn store_mesh_output(&mut self, inst: InstId, op: DxilOp) -> Result {
        let (old, signatures) = (self.input.func, self.input.signatures);
        let operands = old.operands(inst);
        let of_vertex = op == DxilOp::StoreVertexOutput;
        let ids = if of_vertex { &signatures.output_ids } else { &signatures.patch_ids };
        let index = self.element_index(operands[0], ids.len())?;
        let id = ids[index].ok_or_else(|| self.user(&kinds::UNKNOWN_OUTPUT))?;
        let (id, row) = (self.ctx.i32(id), self.scalar(operands[1])?);
        let first = self.as_int(operands[2]).filter(|&n| n < 4);
        let first = first.ok_or_else(|| self.user(&kinds::UNKNOWN_SIGNATURE_ELEMENT))?;
        let (lanes, owner) = (self.lanes(operands[3])?, self.scalar(operands[4])?);
        for (col, &lane) in (first..).zip(&lanes) {
            if self.is_undef(lane) {
                continue;
            }
            let col = self.ctx.int(TypeId::I8, col);
            let is_bool = self.type_of(lane) == TypeId::I1;
            let value = if is_bool { self.cast(Opcode::ZExt, lane, TypeId::I32) } else { lane };
            let ty = self.type_of(value);
            self.call(op, ty, &[id, row, col, value, owner])?;
        }
        Ok(())
    }

    /// A system value by its operation, which takes the intrinsic's operands (a component) as they are.
    pub(super) fn system_value(&mut self, inst: InstId, op: DxilOp, overload: TypeId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let arguments: Lanes = operands.iter().map(|&o| self.scalar(o)).collect::<Result<_>>()?;
        let value = self.call(op, overload, &arguments)?;
        self.set(inst, &[value]);
        Ok(())
    }
}
