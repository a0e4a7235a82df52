//! Geometry shaders: how they run, and the streams of vertices that they give.

use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{Capability, ExecutionMode, Op};
use trefoil_ir::{Geometry, InputPrimitive, InstId, Intrinsic, OutputTopology};

impl Lower<'_> {
    /// The modes of a geometry shader, in the order in which DXC says them.
    pub(in crate::lower) fn geometry_modes(&mut self, main: Id, geometry: &Geometry) {
        self.out.mode(main, ExecutionMode::OutputVertices, &[geometry.max_vertices]);
        self.out.mode(main, ExecutionMode::Invocations, &[geometry.instances]);
        let primitive = match geometry.primitive {
            InputPrimitive::Undefined => None,
            InputPrimitive::Point => Some(ExecutionMode::InputPoints),
            InputPrimitive::Line => Some(ExecutionMode::InputLines),
            InputPrimitive::Triangle => Some(ExecutionMode::Triangles),
            InputPrimitive::LineAdjacency => Some(ExecutionMode::InputLinesAdjacency),
            InputPrimitive::TriangleAdjacency => Some(ExecutionMode::InputTrianglesAdjacency),
        };
        let topology = match geometry.topology {
            OutputTopology::Undefined => None,
            OutputTopology::Points => Some(ExecutionMode::OutputPoints),
            OutputTopology::LineStrip => Some(ExecutionMode::OutputLineStrip),
            OutputTopology::TriangleStrip => Some(ExecutionMode::OutputTriangleStrip),
        };
        for mode in [primitive, topology].into_iter().flatten() {
            self.out.mode(main, mode, &[]);
        }
    }

    /// Whether vertices go to more streams than the first.
    pub(in crate::lower) fn has_streams(&self) -> bool {
        self.entry.geometry.is_some_and(|g| g.streams > 1)
    }

    /// `emit.stream`, `cut.stream`
    pub(in crate::lower) fn end_in_stream(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        let stream = self.const_operand(inst, 0, "the stream that a vertex goes to")?;
        let emits = which == Intrinsic::EmitStream;
        if !self.has_streams() {
            self.out.inst(if emits { Op::EmitVertex } else { Op::EndPrimitive }, &[]);
            return Ok(());
        }
        self.out.capability(Capability::GeometryStreams);
        let stream = self.out.u32(stream);
        self.out.inst(if emits { Op::EmitStreamVertex } else { Op::EndStreamPrimitive }, &[stream]);
        Ok(())
    }
}
