//! DXIL's operations: which part of the interpreter does each.

use super::call::Operation;
use super::frame::{Frame, each};
use super::machine::{Machine, Next, Wave};
use super::scalar;
use crate::program::{DxilOp, Reg, Scalar};
use crate::{Fault, Result};

/// Most operands of an operation that is done lane by lane.
const MOST: usize = 16;

impl Machine<'_> {
    /// Executes an operation.
    pub(super) fn operation(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<Next> {
        match call.op {
            DxilOp::CreateHandle
            | DxilOp::CreateHandleFromBinding
            | DxilOp::CreateHandleFromHeap
            | DxilOp::AnnotateHandle => self.create_handle(frame, call, lanes)?,
            // The handle is made where the library's variable is loaded, and the payload is an object.
            DxilOp::CreateHandleForLib | DxilOp::GetMeshPayload => {
                frame.copy(call.dst, call.operands[0], lanes)
            }
            DxilOp::LoadInput
            | DxilOp::LoadOutputControlPoint
            | DxilOp::LoadPatchConstant
            | DxilOp::AttributeAtVertex
            | DxilOp::EvalSnapped
            | DxilOp::EvalSampleIndex
            | DxilOp::EvalCentroid => self.load_signature(wave, frame, call, lanes)?,
            DxilOp::StoreOutput
            | DxilOp::StorePatchConstant
            | DxilOp::StoreVertexOutput
            | DxilOp::StorePrimitiveOutput => self.store_signature(wave, frame, call, lanes)?,
            DxilOp::EmitStream | DxilOp::CutStream | DxilOp::EmitThenCutStream => {
                self.emit(wave, frame, call, lanes);
            }
            DxilOp::SetMeshOutputCounts | DxilOp::EmitIndices => self.mesh(wave, frame, call, lanes)?,
            DxilOp::DispatchMesh => self.dispatch(wave, frame, call, lanes)?,
            DxilOp::TraceRay | DxilOp::CallShader | DxilOp::ReportHit => {
                return self.pass(wave, frame, call, lanes);
            }
            DxilOp::IgnoreHit | DxilOp::AcceptHitAndEndSearch => return Ok(self.end_hit(wave, call.op)),
            DxilOp::Discard => {
                let taint = frame.taint(call.operands[0]);
                self.judge(taint, lanes);
                each(lanes, |lane| wave.helpers |= (frame.get(call.operands[0], lane) & 1) << lane);
            }
            DxilOp::Barrier => {
                // The bit that waits for the group; the others order memory, which is in order here.
                let wait = first_lane(frame, call.operands[0], lanes) & 1 != 0;
                return Ok(if wait { Next::Wait } else { Next::Go });
            }
            DxilOp::BarrierByMemoryType
            | DxilOp::BarrierByMemoryHandle
            | DxilOp::BarrierByNodeRecordHandle => {
                let wait = first_lane(frame, call.operands[1], lanes) & 1 != 0;
                return Ok(if wait { Next::Wait } else { Next::Go });
            }
            DxilOp::CreateNodeOutputHandle
            | DxilOp::IndexNodeHandle
            | DxilOp::AnnotateNodeHandle
            | DxilOp::CreateNodeInputRecordHandle
            | DxilOp::AnnotateNodeRecordHandle
            | DxilOp::AllocateNodeOutputRecords
            | DxilOp::GetNodeRecordPtr
            | DxilOp::OutputComplete
            | DxilOp::IncrementOutputCount
            | DxilOp::GetInputRecordCount
            | DxilOp::FinishedCrossGroupSharing
            | DxilOp::NodeOutputIsValid
            | DxilOp::GetRemainingRecursionLevels => self.node_operation(wave, frame, call, lanes)?,
            DxilOp::CBufferLoad | DxilOp::CBufferLoadLegacy => self.load_constants(frame, call, lanes)?,
            DxilOp::BufferLoad | DxilOp::RawBufferLoad | DxilOp::RawBufferVectorLoad => {
                self.load_buffer(frame, call, lanes)?;
            }
            DxilOp::BufferStore | DxilOp::RawBufferStore if self.is_message(frame, call, lanes) => {
                self.note_message(wave, frame, call, lanes & !wave.helpers);
            }
            DxilOp::BufferStore | DxilOp::RawBufferStore | DxilOp::RawBufferVectorStore => {
                self.store_buffer(frame, call, lanes & !wave.helpers)?;
            }
            DxilOp::AtomicBinOp | DxilOp::AtomicCompareExchange => {
                self.atomic(frame, call, lanes & !wave.helpers)?;
            }
            DxilOp::BufferUpdateCounter => self.update_counter(frame, call, lanes & !wave.helpers),
            DxilOp::CheckAccessFullyMapped => {
                frame.map2(call.dst, call.operands[0], call.operands[0], lanes, |a, _| ((a != 0).into(), 0));
            }
            DxilOp::TextureLoad => self.load_texture(frame, call, lanes),
            DxilOp::TextureStore | DxilOp::TextureStoreSample => {
                self.store_texture(frame, call, lanes & !wave.helpers);
            }
            DxilOp::GetDimensions => self.dimensions(frame, call, lanes),
            DxilOp::Sample
            | DxilOp::SampleBias
            | DxilOp::SampleLevel
            | DxilOp::SampleGrad
            | DxilOp::SampleCmp
            | DxilOp::SampleCmpLevelZero
            | DxilOp::SampleCmpLevel
            | DxilOp::SampleCmpBias
            | DxilOp::SampleCmpGrad
            | DxilOp::CalculateLOD => self.sample(frame, call, lanes),
            DxilOp::TextureGather | DxilOp::TextureGatherCmp | DxilOp::TextureGatherRaw => {
                self.gather(frame, call, lanes);
            }
            DxilOp::Texture2DMSGetSamplePosition
            | DxilOp::RenderTargetGetSamplePosition
            | DxilOp::RenderTargetGetSampleCount => self.sample_positions(frame, call, lanes),
            DxilOp::WriteSamplerFeedback
            | DxilOp::WriteSamplerFeedbackBias
            | DxilOp::WriteSamplerFeedbackLevel
            | DxilOp::WriteSamplerFeedbackGrad => {
                let name = call.op.name();
                let seen = self.seen(frame.value(call.operands[0], lanes.trailing_zeros() & 31));
                let seen = seen.map_or("nothing".to_string(), |(binding, _)| binding.to_string());
                self.outcome.events.push(format!("{name} to {seen} of lanes {lanes:#x}"));
            }
            _ if self.query(wave, frame, call, lanes)? => {}
            _ if self.wave_operation(wave, frame, call, lanes)? => {}
            _ if self.system_value(wave, frame, call, lanes) => {}
            _ if self.ray_value(wave, frame, call, lanes) => {}
            _ => self.by_lane(frame, call, lanes)?,
        }
        Ok(Next::Go)
    }

    /// An operation that needs nothing but its operands.
    fn by_lane(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) -> Result<()> {
        let operands = call.operands;
        if operands.len() > MOST {
            return Err(Fault::unsupported(call.op.name()));
        }
        let mut taint = frame.joined(operands);
        let mut left = lanes;
        while left != 0 {
            let lane = left.trailing_zeros();
            left &= left - 1;
            let mut values = [0; MOST];
            for (value, &reg) in values.iter_mut().zip(operands) {
                *value = frame.get(reg, lane);
            }
            let made = scalar::pure(call.op, call.ty, call.fast, &values[..operands.len()]);
            let made = made.ok_or_else(|| Fault::unsupported(format!("the operation {}", call.op.name())))?;
            for i in 0..made.count.min(call.count) {
                frame.lanes_mut(call.dst + i)[lane as usize] = made.values[i as usize];
            }
            taint.add(lane, made.flags);
        }
        if jumps(call) {
            taint.jump |= taint.rough;
        }
        (0..call.count).for_each(|i| frame.set_taint(call.dst + i, taint, lanes));
        Ok(())
    }
}

/// Whether an operation's result jumps where its operand is a little off.
fn jumps(call: &Operation<'_>) -> bool {
    let rounds = matches!(
        call.op,
        DxilOp::Frc
            | DxilOp::RoundNe
            | DxilOp::RoundNi
            | DxilOp::RoundPi
            | DxilOp::RoundZ
            | DxilOp::IsNaN
            | DxilOp::IsInf
            | DxilOp::IsFinite
            | DxilOp::IsNormal
            | DxilOp::LegacyDoubleToSInt32
            | DxilOp::LegacyDoubleToUInt32
            | DxilOp::SplitDouble
    );
    rounds || (call.ty == Scalar::I32 && !matches!(call.op, DxilOp::MakeDouble))
}

/// A register's value in the first of some lanes.
pub(super) fn first_lane(frame: &Frame, reg: Reg, lanes: u64) -> u64 {
    if lanes == 0 { 0 } else { frame.get(reg, lanes.trailing_zeros()) }
}
