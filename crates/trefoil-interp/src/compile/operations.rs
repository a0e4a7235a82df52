//! Calls of DXIL's operations.

use super::function::Body;
use crate::program::{Class, DxilOp, Home, Inst, Object, Reg, Scalar, View};
use crate::{Fault, Result};
use trefoil_dxil::bitcode_model as model;

impl Body<'_> {
    /// Translates a call of `dx.op.*`.
    pub(super) fn operation(
        &mut self,
        inst: &model::Inst,
        name: &str,
        arguments: &[u32],
        dst: Reg,
    ) -> Result<()> {
        let Some(rest) = name.strip_prefix("dx.op.") else {
            return Err(Fault::unsupported(format!("the function '{name}'")));
        };
        let [opcode, values @ ..] = arguments else {
            return Err(Fault::damaged("an operation without an opcode"));
        };
        let opcode = self.int(*opcode).ok_or_else(|| Fault::damaged("an opcode that is no constant"))?;
        let op = DxilOp::from_opcode(opcode as u32);
        let op = op.ok_or_else(|| Fault::unsupported(format!("the operation {opcode}")))?;
        let suffix = rest.rsplit_once('.').map_or("", |(_, suffix)| suffix);
        let (ty, width) = overload(suffix);
        let fast = !self.is_precise(inst);
        match op {
            DxilOp::CreateHandle => return self.create_handle(values, dst),
            DxilOp::AnnotateHandle => return self.annotate_handle(values, dst),
            DxilOp::GetMeshPayload => return self.payload(inst, dst),
            DxilOp::CreateHandleForLib => {
                let [value] = *values else { return Err(Fault::damaged("a handle of nothing")) };
                let a = self.value(value)?;
                self.push(Inst::Copy { dst, a });
                return Ok(());
            }
            DxilOp::VectorReduceAnd | DxilOp::VectorReduceOr => {
                let [vector] = *values else { return Err(Fault::damaged("a reduction of nothing")) };
                return self.reduce(op, ty, vector, dst);
            }
            DxilOp::FDot => {
                let [a, b] = *values else { return Err(Fault::damaged("a product of nothing")) };
                if self.slots(a)? != self.slots(b)? {
                    return Err(Fault::damaged("a scalar product of vectors of other lengths"));
                }
                return self.scalar_product(ty, [a, b], dst);
            }
            _ => {}
        }
        if width > 1 && is_elementwise(op) {
            for lane in 0..width {
                let mut list = Vec::new();
                for &value in values {
                    list.push(self.value(value)? + if self.slots(value)? > 1 { lane } else { 0 });
                }
                let operands = self.pool(&list);
                self.push(Inst::Op { op, ty, fast, dst: dst + lane, count: 1, operands });
            }
            return Ok(());
        }
        let count = inst.result.map_or(Ok(0), |result| self.slots(result))?;
        if matches!(op, DxilOp::TraceRay | DxilOp::CallShader | DxilOp::ReportHit) {
            let operands = self.passing(values)?;
            self.push(Inst::Op { op, ty, fast, dst, count, operands });
            return Ok(());
        }
        let operands = self.operands(values)?;
        if operands.len() < least(op) {
            return Err(Fault::damaged(format!("{} with too few operands", op.name())));
        }
        self.push(Inst::Op { op, ty, fast, dst, count, operands });
        Ok(())
    }

    /// The operands of an operation whose last is the address of what other shaders are passed: with the number of its layout.
    fn passing(&mut self, values: &[u32]) -> Result<std::ops::Range<u32>> {
        let pointer = values.last().ok_or_else(|| Fault::damaged("an operation that passes nothing"))?;
        let model::Ty::Pointer { to, .. } = self.module.ty(self.type_of(*pointer)?) else {
            return Err(Fault::damaged("a payload that is no address"));
        };
        let layout = self.types.leaves(*to)?;
        let layout = self.program.layout(layout);
        let mut list = Vec::new();
        for &value in values {
            let first = self.value(value)?;
            list.extend(first..first + self.slots(value)?);
        }
        list.push(self.literal(layout.into())?);
        Ok(self.pool(&list))
    }

    /// What a mesh shader is given: an object of its own.
    fn payload(&mut self, inst: &model::Inst, dst: Reg) -> Result<()> {
        let ty = inst.result.and_then(|result| self.module.value(Some(self.from), result));
        let pointee = ty.and_then(|value| match self.module.ty(value.ty) {
            model::Ty::Pointer { to, .. } => Some(*to),
            _ => None,
        });
        let pointee = pointee.ok_or_else(|| Fault::damaged("a payload that is no address"))?;
        let (size, _) = self.types.layout(pointee)?;
        let object = self.program.objects.len() as u64;
        self.program.objects.push(Object { home: Home::Payload, size });
        let a = self.literal(object << 32)?;
        self.push(Inst::Copy { dst, a });
        Ok(())
    }

    /// Class, range, index and non-uniformity become the resource's number and the index.
    fn create_handle(&mut self, values: &[u32], dst: Reg) -> Result<()> {
        let [class, range, index, ..] = *values else { return Err(Fault::damaged("a handle of nothing")) };
        let class = self.int(class).and_then(|class| Class::from_number(class as u64));
        let range = self.int(range).map(|range| range as u32);
        let (Some(class), Some(range)) = (class, range) else {
            return Err(Fault::damaged("a handle of no constant range"));
        };
        let resource = self.program.resources.iter().position(|r| r.class == class && r.id == range);
        let resource = resource.ok_or_else(|| Fault::damaged("a handle of a range that is not there"))?;
        let operands = [self.literal(resource as u64)?, self.value(index)?];
        let operands = self.pool(&operands);
        self.push(Inst::Op {
            op: DxilOp::CreateHandle,
            ty: Scalar::I32,
            fast: false,
            dst,
            count: 1,
            operands,
        });
        Ok(())
    }

    /// The properties become the number of a view.
    fn annotate_handle(&mut self, values: &[u32], dst: Reg) -> Result<()> {
        let [handle, properties] = *values else { return Err(Fault::damaged("a handle of nothing")) };
        let mut words = Vec::new();
        super::constants::flatten(self.types, Some(self.from), properties, 0, &mut words)?;
        let [(first, _), (second, _)] = *words else {
            return Err(Fault::damaged("properties of another size"));
        };
        let kind = first as u8;
        let typed = matches!(kind, 1..=10);
        let view = View {
            kind,
            component: if typed { second as u8 } else { 0 },
            stride: if kind == 12 { second as u32 } else { 0 },
        };
        let known = self.program.views.iter().position(|v| *v == view);
        let number = known.unwrap_or(self.program.views.len());
        if known.is_none() {
            self.program.views.push(view);
        }
        let operands = [self.value(handle)?, self.literal(number as u64)?];
        let operands = self.pool(&operands);
        self.push(Inst::Op {
            op: DxilOp::AnnotateHandle,
            ty: Scalar::I32,
            fast: false,
            dst,
            count: 1,
            operands,
        });
        Ok(())
    }
}

/// The scalar type and the width that a function's name ends with.
fn overload(suffix: &str) -> (Scalar, u32) {
    let (width, scalar) = match suffix.strip_prefix('v') {
        Some(rest) => {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            (rest[..digits].parse().unwrap_or(1), &rest[digits..])
        }
        None => (1, suffix),
    };
    let scalar = match scalar {
        "f16" => Scalar::F16,
        "f32" => Scalar::F32,
        "f64" => Scalar::F64,
        "i1" => Scalar::I1,
        "i8" => Scalar::I8,
        "i16" => Scalar::I16,
        "i64" => Scalar::I64,
        _ => Scalar::I32,
    };
    (scalar, width)
}

/// Whether an operation on vectors is the operation on each of their elements.
fn is_elementwise(op: DxilOp) -> bool {
    let code = op as u16;
    let math = DxilOp::FAbs as u16..=DxilOp::Ubfe as u16;
    math.contains(&code)
        || matches!(
            op,
            DxilOp::WaveReadLaneAt
                | DxilOp::WaveReadLaneFirst
                | DxilOp::WaveActiveOp
                | DxilOp::WaveActiveBit
                | DxilOp::WavePrefixOp
                | DxilOp::WaveMultiPrefixOp
                | DxilOp::QuadReadLaneAt
                | DxilOp::QuadOp
                | DxilOp::DerivCoarseX
                | DxilOp::DerivCoarseY
                | DxilOp::DerivFineX
                | DxilOp::DerivFineY
        )
}

/// The least number of operands that the interpreter reads of an operation.
fn least(op: DxilOp) -> usize {
    op.info().params().len()
}
