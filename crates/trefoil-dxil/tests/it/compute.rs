//! Compute shaders: buffers, memory, flow, atomics, waves.

use crate::common::*;
use trefoil_ir::*;

#[test]
fn a_buffer_is_read_and_written() {
    let mut s = Shader::new(Stage::Compute);
    let out = s.buffer("Out", ResourceKind::StructuredBuffer, TypeId::I32, true);
    let source = s.buffer("In", ResourceKind::StructuredBuffer, TypeId::FLOAT, false);
    let m = s.body(|b| {
        let at = thread(b, 0);
        let from = handle(b, source);
        let p = element(b, from, at);
        let v = b.load(TypeId::FLOAT, p);
        let two = b.ctx.f32(2.0);
        let v = b.binary(Opcode::FMul, v, two);
        let i = b.cast(Opcode::FpToUi, v, TypeId::I32);
        let to = handle(b, out);
        let p = element(b, to, at);
        b.store(i, p);
    });
    let text = check(&m);
    assert!(text.contains("dx.op.bufferLoad.f32") && text.contains("dx.op.bufferStore.i32"), "{text}");
}
