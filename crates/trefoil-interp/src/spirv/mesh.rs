//! Mesh and amplification shaders: what is stored to an output of a vertex or primitive is given as soon as it is stored.

use super::function::{Body, Given};
use super::globals::{cells, locations};
use super::module::Inst as From;
use super::types::{Type, Way};
use crate::numbers::binop;
use crate::program::{DxilOp, Reg, Scalar, Stage};
use crate::{Fault, Result};
use spirv::{BuiltIn, Op, Word};

impl Body<'_> {
    /// Notes what of a mesh's outputs an address is of.
    pub(super) fn part_of_mesh(&mut self, inst: &From) -> Result<()> {
        if self.program.stage != Stage::Mesh {
            return Ok(());
        }
        let (module, base) = (self.module, inst.word(0)?);
        let mut indices = &inst.words[1..];
        let (mut part, mut held) = match self.given.get(&base) {
            Some(&known) => (known, self.pointer(base)?.held),
            None => {
                let (address, ports) = (self.globals.address(base), &self.globals.outputs);
                let port = ports.iter().position(|port| Some(u64::from(port.object) << 32) == address);
                let (Some(port), [index, rest @ ..]) = (port, indices) else { return Ok(()) };
                let held = ports[port].held;
                indices = rest;
                (Given { port, number: self.value(*index)?, first: 0, moved: [None; 2] }, held)
            }
        };
        for &index in indices {
            let Some(index) = module.int(index) else {
                held = self.moved_part(&mut part, held, index)?;
                continue;
            };
            let index = index as u32;
            let before = match module.layouts.ty(held)? {
                Type::Struct(members) => {
                    let damaged = || Fault::damaged("a member that is not there");
                    let earlier = members.get(..index as usize).ok_or_else(damaged)?;
                    held = *members.get(index as usize).ok_or_else(damaged)?;
                    let slots = earlier.iter().map(|&member| module.layouts.slots(member));
                    slots.sum::<Result<u32>>()?
                }
                Type::Vector(elem, _) | Type::Matrix(elem, _) | Type::Array(elem, _) => {
                    held = *elem;
                    index.saturating_mul(module.layouts.slots(held)?)
                }
                _ => return Err(Fault::damaged("an address within a scalar")),
            };
            part.first = part.first.saturating_add(before);
        }
        self.given.insert(inst.id, part);
        Ok(())
    }

    /// Goes on to an element by an index that is known at run time alone; gives the element's type.
    fn moved_part(&mut self, part: &mut Given, held: Word, index: Word) -> Result<Word> {
        let module = self.module;
        let (axis, elem, step) = match module.layouts.ty(held)? {
            Type::Vector(elem, _) => (1, *elem, 1),
            Type::Matrix(elem, _) | Type::Array(elem, _) => {
                let cells = cells(module, *elem)?;
                (0, *elem, locations(module, *elem, &cells)?)
            }
            _ => return Err(Fault::damaged("an address within a scalar")),
        };
        let (index, step) = (self.value(index)?, self.literal(step.into())?);
        let by = self.binary(binop::MUL, Scalar::I32, false, index, step)?;
        part.moved[axis] = Some(match part.moved[axis] {
            Some(before) => self.binary(binop::ADD, Scalar::I32, false, before, by)?,
            None => by,
        });
        Ok(elem)
    }

    /// A number, and what is added to it at run time.
    fn moved(&mut self, number: u32, by: Option<Reg>) -> Result<Reg> {
        let number = self.literal(number.into())?;
        match by {
            Some(by) => self.binary(binop::ADD, Scalar::I32, false, number, by),
            None => Ok(number),
        }
    }

    /// Gives what is stored, if it is stored to an output of a mesh.
    pub(super) fn give_part(&mut self, pointer: Word, value: Word) -> Result<()> {
        let Some(&Given { port, number, first, moved }) = self.given.get(&pointer) else { return Ok(()) };
        let (module, port) = (self.module, self.globals.outputs[port].clone());
        let (value, count) = (self.value(value)?, self.slots(value)?);
        let indices = [BuiltIn::PrimitiveTriangleIndicesEXT, BuiltIn::PrimitiveLineIndicesEXT];
        if port.built_in.is_some_and(|built_in| indices.contains(&built_in)) {
            if count < 2 {
                return Err(Fault::unsupported("one index of a primitive by itself"));
            }
            let operands: Vec<Reg> = std::iter::once(number).chain(value..value + count).collect();
            self.operation(DxilOp::EmitIndices, Scalar::I32, &operands, 0)?;
            return Ok(());
        }
        let op = if port.of_primitives { DxilOp::StorePrimitiveOutput } else { DxilOp::StoreVertexOutput };
        let leaves = module.layouts.leaves(port.held, Way::default())?;
        let cells = cells(module, port.held)?;
        let parts = leaves.iter().zip(&cells).skip(first as usize);
        for (value, (&(ty, _), &(row, col))) in (value..value + count).zip(parts) {
            let (element, row) = port.place(row);
            // Each row of a structure is an element.
            let rows = if port.is_structure { [moved[0], None] } else { [None, moved[0]] };
            let operands = [
                self.moved(element, rows[0])?,
                self.moved(row, rows[1])?,
                self.moved(col + port.component, moved[1])?,
                value,
                number,
            ];
            self.operation(op, ty, &operands, 0)?;
        }
        Ok(())
    }

    /// The counts of a mesh, and the groups that an amplification shader starts.
    pub(super) fn mesh(&mut self, inst: &From) -> Result<()> {
        let mut words = inst.words.clone();
        let op = if inst.op == Op::SetMeshOutputsEXT {
            DxilOp::SetMeshOutputCounts
        } else {
            // Where none is named, it is the module's.
            if words.len() < 4 {
                let payload = self.globals.payload;
                words.push(payload.ok_or_else(|| Fault::unsupported("mesh shaders without a payload"))?);
            }
            DxilOp::DispatchMesh
        };
        let operands = words.iter().map(|&word| self.value(word)).collect::<Result<Vec<Reg>>>()?;
        self.operation(op, Scalar::I32, &operands, 0)?;
        Ok(())
    }
}
