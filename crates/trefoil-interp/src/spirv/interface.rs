//! Inputs and outputs are memory of the lane: inputs are read into it at the entry's start, outputs are stored from it at its
//! end, and before each vertex that a geometry shader gives. Those of a hull shader's outputs are memory that its lanes share.

use super::function::{Body, Pointer};
use super::globals::{Port, cells};
use super::module::Entry;
use super::types::Way;
use crate::program::{DxilOp, Inst, Launch, Reg, Scalar, Stage, Step};
use crate::{Fault, Result};
use spirv::{BuiltIn, Word};

/// The operation that gives a component of a built-in, and whether it takes the component's number.
fn system_value(stage: Stage, built_in: BuiltIn) -> Option<(DxilOp, bool)> {
    Some(match built_in {
        BuiltIn::GlobalInvocationId => (DxilOp::ThreadId, true),
        BuiltIn::WorkgroupId => (DxilOp::GroupId, true),
        BuiltIn::LocalInvocationId => (DxilOp::ThreadIdInGroup, true),
        BuiltIn::LocalInvocationIndex => (DxilOp::FlattenedThreadIdInGroup, false),
        BuiltIn::SubgroupSize => (DxilOp::WaveGetLaneCount, false),
        BuiltIn::SubgroupLocalInvocationId => (DxilOp::WaveGetLaneIndex, false),
        BuiltIn::SampleMask => (DxilOp::Coverage, false),
        BuiltIn::HelperInvocation => (DxilOp::IsHelperLane, false),
        BuiltIn::BaseVertex => (DxilOp::StartVertexLocation, false),
        BuiltIn::BaseInstance => (DxilOp::StartInstanceLocation, false),
        BuiltIn::TessCoord => (DxilOp::DomainLocation, true),
        BuiltIn::InvocationId if stage == Stage::Hull => (DxilOp::OutputControlPointID, false),
        BuiltIn::InvocationId => (DxilOp::GSInstanceID, false),
        BuiltIn::LaunchIdKHR => (DxilOp::DispatchRaysIndex, true),
        BuiltIn::LaunchSizeKHR => (DxilOp::DispatchRaysDimensions, true),
        BuiltIn::WorldRayOriginKHR => (DxilOp::WorldRayOrigin, true),
        BuiltIn::WorldRayDirectionKHR => (DxilOp::WorldRayDirection, true),
        BuiltIn::ObjectRayOriginKHR => (DxilOp::ObjectRayOrigin, true),
        BuiltIn::ObjectRayDirectionKHR => (DxilOp::ObjectRayDirection, true),
        BuiltIn::ObjectToWorldKHR => (DxilOp::ObjectToWorld, true),
        BuiltIn::WorldToObjectKHR => (DxilOp::WorldToObject, true),
        BuiltIn::RayTminKHR => (DxilOp::RayTMin, false),
        BuiltIn::RayTmaxKHR => (DxilOp::RayTCurrent, false),
        BuiltIn::IncomingRayFlagsKHR => (DxilOp::RayFlags, false),
        BuiltIn::HitKindKHR => (DxilOp::HitKind, false),
        BuiltIn::InstanceCustomIndexKHR => (DxilOp::InstanceID, false),
        BuiltIn::InstanceId => (DxilOp::InstanceIndex, false),
        BuiltIn::RayGeometryIndexKHR => (DxilOp::GeometryIndex, false),
        BuiltIn::PrimitiveId if stage == Stage::Library => (DxilOp::PrimitiveIndex, false),
        BuiltIn::PrimitiveId if stage != Stage::Pixel => (DxilOp::PrimitiveID, false),
        _ => return None,
    })
}

/// What a component of a built-in says of the launch.
fn of_launch(built_in: BuiltIn, component: u32) -> Option<Launch> {
    Some(match built_in {
        BuiltIn::NumWorkgroups => Launch::Groups(component),
        BuiltIn::NumSubgroups => Launch::Waves,
        BuiltIn::SubgroupId => Launch::Wave,
        _ => return None,
    })
}

impl Body<'_> {
    /// Reads all inputs into the memory of their variables.
    pub(super) fn load_inputs(&mut self, entry: &Entry) -> Result<()> {
        let (module, globals) = (self.module, self.globals);
        // Shaders of one library have inputs of their own.
        let is_own = |port: &&Port| module.entries.len() == 1 || entry.interface.contains(&port.variable);
        for port in globals.inputs.iter().filter(is_own) {
            let base = self.literal(u64::from(port.object) << 32)?;
            let leaves = module.layouts.leaves(port.held, Way::default())?;
            let cells = cells(module, port.held)?;
            let size = module.layouts.size(port.held, Way::default())?;
            for vertex in 0..port.vertices.max(1) {
                for (&(ty, bytes), &(row, col)) in leaves.iter().zip(&cells) {
                    let value = match port.built_in.and_then(|b| system_value(self.program.stage, b)) {
                        Some((op, numbered)) => {
                            let mut operands = Vec::new();
                            if numbered {
                                operands.push(self.literal(col.into())?);
                            }
                            // Matrices are asked for by the row, and the column.
                            if matches!(op, DxilOp::ObjectToWorld | DxilOp::WorldToObject) {
                                operands.push(self.literal(row.into())?);
                            }
                            self.operation(op, ty, &operands, 1)?
                        }
                        None if let Some(asked) = port.built_in.and_then(|b| of_launch(b, col)) => {
                            let dst = self.fresh(1)?;
                            self.push(Inst::Launch { dst, asked });
                            dst
                        }
                        None => {
                            let (element, row) = port.place(row);
                            let operands = [
                                self.literal(element.into())?,
                                self.literal(row.into())?,
                                self.literal((col + port.component).into())?,
                                if port.vertices == 0 {
                                    self.undefined()?
                                } else {
                                    self.literal(vertex.into())?
                                },
                            ];
                            let at_vertex = port.vertices != 0 && self.program.stage == Stage::Pixel;
                            let op = if at_vertex { DxilOp::AttributeAtVertex } else { DxilOp::LoadInput };
                            self.operation(op, ty, &operands, 1)?
                        }
                    };
                    let pointer = self.offset(base, bytes + vertex * size)?;
                    self.push(Inst::Store { ty, pointer, value });
                }
            }
        }
        Ok(())
    }

    /// Stores all outputs from the memory of their variables: those of one stream, where a vertex is given.
    pub(super) fn store_outputs(&mut self, stream: Option<u32>) -> Result<()> {
        let (module, globals) = (self.module, self.globals);
        // A geometry shader gives a vertex at a time, and a mesh shader what it stores as soon as it does.
        if stream.is_none() && matches!(self.program.stage, Stage::Geometry | Stage::Mesh) {
            return Ok(());
        }
        for port in globals.outputs.iter().filter(|port| stream.is_none_or(|stream| port.stream == stream)) {
            let mut base = self.literal(u64::from(port.object) << 32)?;
            if port.vertices != 0 {
                // A hull shader's invocation gives its own point.
                let index = self.operation(DxilOp::OutputControlPointID, Scalar::I32, &[], 1)?;
                let stride = module.layouts.size(port.held, Way::default())?;
                let own = self.fresh(1)?;
                self.push(Inst::Index { dst: own, base, step: Step { index, bits: 32, stride } });
                base = own;
            }
            let leaves = module.layouts.leaves(port.held, Way::default())?;
            let cells = cells(module, port.held)?;
            for (&(ty, bytes), &(row, col)) in leaves.iter().zip(&cells) {
                let value = self.fresh(1)?;
                let pointer = self.offset(base, bytes)?;
                self.push(Inst::Load { ty, dst: value, pointer });
                let (element, row) = port.place(row);
                let operands = [
                    self.literal(element.into())?,
                    self.literal(row.into())?,
                    self.literal((col + port.component).into())?,
                    value,
                ];
                self.operation(DxilOp::StoreOutput, ty, &operands, 0)?;
            }
        }
        Ok(())
    }

    /// An input evaluated elsewhere in its pixel: the element of the variable that a pointer is of.
    pub(super) fn evaluate(&mut self, op: DxilOp, pointer: Word, more: &[Reg], dst: Reg) -> Result<()> {
        let address = self.globals.address(pointer);
        let ports = self.globals.inputs.iter();
        let port = ports.clone().find(|port| Some(u64::from(port.object) << 32) == address).cloned();
        let port = port.ok_or_else(|| Fault::unsupported("a part of an input evaluated elsewhere"))?;
        let Pointer { held, .. } = self.pointer(pointer)?;
        let ty = self.module.layouts.element(held)?;
        for (slot, (row, col)) in (0..).zip(cells(self.module, held)?) {
            let (element, row) = port.place(row);
            let mut operands = vec![
                self.literal(element.into())?,
                self.literal(row.into())?,
                self.literal((col + port.component).into())?,
            ];
            operands.extend_from_slice(more);
            let value = self.operation(op, ty, &operands, 1)?;
            self.copy(dst + slot, value);
        }
        Ok(())
    }
}
