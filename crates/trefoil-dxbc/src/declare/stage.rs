//! Declarations of what only geometry, hull and domain shaders say.

use super::Declarations;
use crate::op::Op;
use crate::program::{File, Instruction, Operand, Select, control};
use trefoil_ir::{Geometry, MAX_STREAMS, Tessellation};

/// A declaration that says a number in its opcode token.
fn mode(op: Op, number: u32) -> Instruction {
    Instruction::new(op, []).with(number << control::MODE_SHIFT)
}

impl Declarations<'_> {
    /// What a hull or domain shader says before all else.
    pub(super) fn tessellation(&self, tess: &Tessellation, out: &mut Vec<Instruction>) {
        let domain = mode(Op::DclTessDomain, tess.domain as u32);
        out.push(mode(Op::DclInputControlPointCount, tess.input_points));
        if self.entry.stage != trefoil_ir::Stage::Hull {
            out.push(domain);
            return;
        }
        out.insert(out.len() - 1, Instruction::new(Op::HsDecls, []));
        out.push(mode(Op::DclOutputControlPointCount, tess.output_points));
        out.push(domain);
        out.push(mode(Op::DclTessPartitioning, tess.partitioning as u32));
        out.push(mode(Op::DclTessOutputPrimitive, tess.output as u32));
        out.push(Instruction::new(Op::DclHsMaxTessFactor, []).words(&[tess.max_factor]));
    }

    /// What a geometry shader takes and gives: outputs stand with the stream that they go to.
    pub(super) fn geometry(&self, geometry: &Geometry, out: &mut Vec<Instruction>) {
        if geometry.instances > 1 {
            out.push(Instruction::new(Op::DclGsInstanceCount, []).words(&[geometry.instances]));
        }
        out.push(mode(Op::DclGsInputPrimitive, geometry.primitive as u32));
        // A shader that gives nothing has a stream all the same.
        let streams = geometry.streams.max(1);
        for stream in (0..MAX_STREAMS as u32).filter(|stream| streams >> stream & 1 != 0) {
            let operand = Operand::register(File::Stream, stream, Select::None);
            out.extend(self.model.streams.then(|| Instruction::new(Op::DclStream, [operand])));
            out.push(mode(Op::DclGsOutputTopology, geometry.topology as u32));
            self.outputs(&self.signatures.output, stream as u8, out);
        }
        out.push(Instruction::new(Op::DclMaxOutputVertexCount, []).words(&[geometry.max_vertices]));
    }
}
