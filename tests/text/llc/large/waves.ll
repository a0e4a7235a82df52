; Each operation over waves and quads.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0.O0
; RUN: %dxc-validate %t.0.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2.O0
; RUN: %dxc-validate %t.2.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6.O0
; RUN: %dxc-validate %t.6.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8.O0
; RUN: %dxc-validate %t.8.O0
; RUN: %dxc-dis %t.0 | %filecheck %s
; CHECK-DAG: @dx.op.waveAnyTrue(i32 113
; CHECK-DAG: @dx.op.waveAllTrue(i32 114
; CHECK-DAG: @dx.op.waveActiveAllEqual.i32(i32 115
; CHECK-DAG: @dx.op.waveActiveBallot(i32 116
; CHECK-DAG: @dx.op.waveReadLaneAt.i32(i32 117
; CHECK-DAG: @dx.op.waveActiveOp.f32(i32 119
; CHECK-DAG: @dx.op.waveActiveBit.i32(i32 120
; CHECK-DAG: @dx.op.wavePrefixOp.i32(i32 121
; CHECK-DAG: @dx.op.waveAllOp(i32 135
; CHECK-DAG: @dx.op.wavePrefixOp(i32 136
; CHECK-DAG: @dx.op.quadOp.i32(i32 123
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %b = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %f = uitofp i32 %t to float
  %v = insertelement <4 x float> splat(float 1.0), float %f, i32 1
  %odd = trunc i32 %t to i1
  %a0 = call i1 @llvm.dx.wave.any(i1 %odd)
  %a1 = call i1 @llvm.dx.wave.all(i1 %odd)
  %a2 = call i32 @llvm.dx.wave.active.countbits(i1 %odd)
  %a3 = call <4 x float> @llvm.dx.wave.reduce.sum.v4f32(<4 x float> %v)
  %a4 = call <4 x float> @llvm.dx.wave.reduce.max.v4f32(<4 x float> %v)
  %a5 = call i32 @llvm.dx.wave.reduce.umax.i32(i32 %t)
  %a6 = call i32 @llvm.dx.wave.reduce.min.i32(i32 %t)
  %a7 = call i32 @llvm.dx.wave.reduce.usum.i32(i32 %t)
  %a8 = call i32 @llvm.dx.wave.readlane.i32(i32 %t, i32 3)
  %a9 = call i32 @llvm.dx.wave.getlaneindex()
  %a10 = call i32 @llvm.dx.wave.get.lane.count()
  %a11 = call i1 @llvm.dx.wave.is.first.lane()
  %a12 = call { i32, i32, i32, i32 } @llvm.dx.wave.ballot.i32(i1 %odd)
  %a13 = extractvalue { i32, i32, i32, i32 } %a12, 1
  %a14 = call i1 @llvm.dx.wave.all.equal.i32(i32 %t)
  %a15 = call i32 @llvm.dx.wave.prefix.usum.i32(i32 %t)
  %a16 = call i32 @llvm.dx.wave.prefix.product.i32(i32 %t)
  %a17 = call i32 @llvm.dx.wave.prefix.bit.count(i1 %odd)
  %a18 = call i32 @llvm.dx.quad.read.across.x.i32(i32 %t)
  %a19 = call i32 @llvm.dx.wave.product.i32(i32 %t)
  %a20 = call i32 @llvm.dx.wave.uproduct.i32(i32 %t)
  %a21 = call i32 @llvm.dx.wave.reduce.or.i32(i32 %t)
  %a22 = call i32 @llvm.dx.wave.reduce.and.i32(i32 %t)
  %a23 = call i32 @llvm.dx.wave.reduce.xor.i32(i32 %t)
  %z0 = zext i1 %a0 to i32
  %z1 = zext i1 %a1 to i32
  %z2 = add i32 %z0, %z1
  %z3 = add i32 %z2, %a2
  %e = extractelement <4 x float> %a3, i32 1
  %e2 = extractelement <4 x float> %a4, i32 2
  %ef = fadd float %e, %e2
  %ei = fptoui float %ef to i32
  %z4 = add i32 %z3, %ei
  %z5 = add i32 %z4, %a5
  %z6 = add i32 %z5, %a6
  %z7 = add i32 %z6, %a7
  %z8 = add i32 %z7, %a8
  %z9 = add i32 %z8, %a9
  %z10 = add i32 %z9, %a10
  %z11 = add i32 %z10, %a13
  %s11 = select i1 %a11, i32 3, i32 4
  %s14 = select i1 %a14, i32 5, i32 6
  %z12 = add i32 %z11, %s11
  %z13 = add i32 %z12, %s14
  %z14 = add i32 %z13, %a15
  %z15 = add i32 %z14, %a16
  %z16 = add i32 %z15, %a17
  %z17 = add i32 %z16, %a18
  %z18 = add i32 %z17, %a19
  %z19 = add i32 %z18, %a20
  %z20 = add i32 %z19, %a21
  %z21 = add i32 %z20, %a22
  %z22 = add i32 %z21, %a23
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %b, i32 %t)
  store i32 %z22, ptr %p
  ret void
}
attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
