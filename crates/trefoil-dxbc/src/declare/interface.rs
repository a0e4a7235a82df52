//! Declarations of inputs and outputs.

use super::Declarations;
use crate::lower::IndexRange;
use crate::op::Op;
use crate::phase::Phase;
use crate::phase_kind::PhaseKind;
use crate::program::{File, Instruction, Operand, Select, control};
use crate::signature::{Boundary, token_name};
use trefoil_dxcontainer::{Element, Semantic, Signature};
use trefoil_ir::{Stage, TessDomain};

impl Declarations<'_> {
    /// Declares the inputs that a phase reads.
    pub(super) fn inputs(&self, phase: &Phase, out: &mut Vec<Instruction>) {
        for boundary in [Boundary::Input, Boundary::Output, Boundary::Patch] {
            for element in &self.signatures.at(boundary).elements {
                let mask = phase.reads.of_element(boundary, element);
                let Some(location) = element.location.filter(|_| mask != 0) else { continue };
                let mask = mask << location.col & 15;
                for row in 0..element.rows() {
                    let register = u32::from(location.row) + row as u32;
                    let operand = self.input_operand(phase.kind, boundary, register, mask);
                    out.push(self.input(boundary, element, row, operand));
                }
            }
        }
        for range in &phase.needs.ranges {
            let &IndexRange { file, first, rows, mask, of_vertices } = range;
            let mut operand = Operand::new(file, Select::Mask(mask));
            if of_vertices {
                operand = operand.index(self.vertices(file));
            }
            out.push(Instruction::new(Op::DclIndexRange, [operand.index(first)]).words(&[rows]));
        }
        for &(file, mask) in &phase.needs.specials {
            let scalar = matches!(
                file,
                File::InputCoverage
                    | File::ThreadIdInGroupFlattened
                    | File::InnerCoverage
                    | File::PrimitiveId
                    | File::OutputControlPointId
                    | File::GsInstanceId
            );
            let select = if scalar { Select::Scalar } else { Select::Mask(mask) };
            out.push(Instruction::new(Op::DclInput, [Operand::new(file, select)]));
        }
    }

    /// The number of vertices or control points that a file is indexed by; 0 for one that is not.
    fn vertices(&self, file: File) -> u32 {
        match (file, self.entry.geometry, self.entry.tessellation) {
            (File::OutputControlPoint, _, Some(tess)) => tess.output_points,
            (File::InputControlPoint, _, Some(tess)) => tess.input_points,
            (File::Input, Some(geometry), _) => geometry.primitive.vertices(),
            (File::Input, _, Some(tess)) => tess.input_points,
            _ => 0,
        }
    }

    fn input_operand(&self, phase: PhaseKind, boundary: Boundary, register: u32, mask: u8) -> Operand {
        let file = phase.input_file(boundary);
        let operand = Operand::new(file, Select::Mask(mask));
        match self.vertices(file) {
            0 => operand.index(register),
            vertices => operand.index(vertices).index(register),
        }
    }

    fn input(&self, boundary: Boundary, element: &Element, row: usize, operand: Operand) -> Instruction {
        let name = self.name_of_row(self.signatures.at(boundary), element, row);
        let generated = matches!(
            element.kind,
            Semantic::VertexId
                | Semantic::InstanceId
                | Semantic::PrimitiveId
                | Semantic::IsFrontFace
                | Semantic::SampleIndex
        );
        if self.kind == Stage::Pixel {
            let mode = element.interpolation.number() << control::MODE_SHIFT;
            return match (name, generated) {
                (0, _) => Instruction::new(Op::DclInputPs, [operand]).with(mode),
                (name, true) => Instruction::new(Op::DclInputPsSgv, [operand]).with(mode).words(&[name]),
                (name, false) => Instruction::new(Op::DclInputPsSiv, [operand]).with(mode).words(&[name]),
            };
        }
        match (name, generated) {
            (0, _) => Instruction::new(Op::DclInput, [operand]),
            (name, true) => Instruction::new(Op::DclInputSgv, [operand]).words(&[name]),
            (name, false) => Instruction::new(Op::DclInputSiv, [operand]).words(&[name]),
        }
    }

    /// Declares the elements of a signature that go to a stream; stream 0 has all of them where there are no streams.
    pub(super) fn outputs(&self, signature: &Signature, stream: u8, out: &mut Vec<Instruction>) {
        for element in signature.elements.iter().filter(|element| element.stream == stream) {
            let Some(location) = element.location else {
                if let Some(file) = crate::lower::output_file(element.kind) {
                    out.push(Instruction::new(Op::DclOutput, [Operand::new(file, Select::Scalar)]));
                }
                continue;
            };
            for row in 0..element.rows() {
                let register = u32::from(location.row) + row as u32;
                let operand = Operand::register(File::Output, register, Select::Mask(element.mask()));
                let generated = matches!(element.kind, Semantic::PrimitiveId | Semantic::IsFrontFace);
                out.push(match (self.name_of_row(signature, element, row), generated) {
                    (0, _) => Instruction::new(Op::DclOutput, [operand]),
                    (name, true) => Instruction::new(Op::DclOutputSgv, [operand]).words(&[name]),
                    (name, false) => Instruction::new(Op::DclOutputSiv, [operand]).words(&[name]),
                });
            }
        }
    }

    /// The `D3D10_SB_NAME` of a row of an element; 0 for a user's value.
    fn name_of_row(&self, signature: &Signature, element: &Element, row: usize) -> u32 {
        let Some(tess) = self.entry.tessellation else { return token_name(signature, element) };
        let row = row as u32;
        match (element.kind, tess.domain) {
            (Semantic::TessFactor, TessDomain::Quad) => 11 + row,
            (Semantic::InsideTessFactor, TessDomain::Quad) => 15 + row,
            (Semantic::TessFactor, TessDomain::Triangle) => 17 + row,
            (Semantic::InsideTessFactor, TessDomain::Triangle) => 20,
            // The density, then the detail.
            (Semantic::TessFactor, TessDomain::Isoline) => 22 - row.min(1),
            _ => token_name(signature, element),
        }
    }
}
