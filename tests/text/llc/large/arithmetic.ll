; Arithmetic on vectors by the names of clang's header and of LLVM.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.4-compute -o %t.4
; RUN: %dxc-validate %t.4
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.4-compute -o %t.4.O0
; RUN: %dxc-validate %t.4.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6.O0
; RUN: %dxc-validate %t.6.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8.O0
; RUN: %dxc-validate %t.8.O0
; RUN: %dxc-dis %t.4 | %filecheck %s
; CHECK-DAG: @dx.op.dot4AddPacked.i32(i32 164
; CHECK-DAG: @dx.op.dot3.f32(i32 55
; CHECK-DAG: @dx.op.legacyF32ToF16(i32 130
; CHECK-DAG: @dx.op.makeDouble.f64(i32 101
; CHECK-DAG: @dx.op.splitDouble.f64(i32 102
; CHECK-DAG: @dx.op.isSpecialFloat.f32
; CHECK-DAG: @dx.op.binaryWithCarryOrBorrow.i32(i32 44
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %b = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", <4 x float>, 1, 0) %b, i32 %t)
  %v = load <4 x float>, ptr %q
  %v3 = shufflevector <4 x float> %v, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %i4 = fptosi <4 x float> %v to <4 x i32>
  %a1 = call <4 x float> @llvm.dx.saturate.v4f32(<4 x float> %v)
  %a2 = call <4 x float> @llvm.dx.frac.v4f32(<4 x float> %a1)
  %a3 = call <4 x float> @llvm.dx.rsqrt.v4f32(<4 x float> %a2)
  %a4 = call <4 x float> @llvm.dx.nclamp.v4f32(<4 x float> %a3, <4 x float> zeroinitializer, <4 x float> splat(float 1.0))
  %a5 = call <4 x i32> @llvm.dx.sclamp.v4i32(<4 x i32> %i4, <4 x i32> zeroinitializer, <4 x i32> splat(i32 9))
  %a6 = call <4 x i32> @llvm.dx.uclamp.v4i32(<4 x i32> %a5, <4 x i32> zeroinitializer, <4 x i32> splat(i32 9))
  %a7 = call <4 x i32> @llvm.dx.firstbitlow.v4i32(<4 x i32> %a6)
  %a8 = call <4 x i32> @llvm.dx.firstbitshigh.v4i32(<4 x i32> %a7)
  %a9 = call <4 x i32> @llvm.dx.sign.v4f32(<4 x float> %v)
  %a10 = call <4 x i1> @llvm.dx.isinf.v4f32(<4 x float> %v)
  %a11 = call i1 @llvm.dx.any.v4i1(<4 x i1> %a10)
  %a12 = call i1 @llvm.dx.all.v4f32(<4 x float> %v)
  %a13 = call <3 x float> @llvm.dx.cross.v3f32(<3 x float> %v3, <3 x float> %v3)
  %a14 = call float @llvm.dx.fdot.v3f32(<3 x float> %v3, <3 x float> %a13)
  %a15 = call float @llvm.dx.dot4.v4f32(float 1.0, float 2.0, float 3.0, float %a14, float 1.0, float 2.0, float 3.0, float %a14)
  %a16 = call i32 @llvm.dx.udot.v4i32(<4 x i32> %a8, <4 x i32> %a7)
  %a17 = call <4 x i32> @llvm.dx.umad.v4i32(<4 x i32> %a8, <4 x i32> %a7, <4 x i32> %a6)
  %a18 = call <4 x float> @llvm.dx.smoothstep.v4f32(<4 x float> %v, <4 x float> %a1, <4 x float> %a2)
  %a19 = call <4 x float> @llvm.dx.radians.v4f32(<4 x float> %a18)
  %a20 = call i32 @llvm.dx.legacyf32tof16.f32(float %a15)
  %a21 = call float @llvm.dx.legacyf16tof32.f32(i32 %a20)
  %a22 = call float @llvm.dx.legacyf16tof32.i32(i32 %a20)
  %a23 = call double @llvm.dx.asdouble.i32(i32 %a20, i32 %a16)
  %a24 = call { i32, i32 } @llvm.dx.splitdouble.i32(double %a23)
  %a25 = extractvalue { i32, i32 } %a24, 1
  %a26 = call i32 @llvm.dx.dot4add.u8packed(i32 %a25, i32 %a16, i32 3)
  %a27 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a26, i32 %a25)
  %a28 = extractvalue { i32, i1 } %a27, 1
  %a29 = call <4 x float> @llvm.pow.v4f32(<4 x float> %v, <4 x float> %a19)
  %a30 = call <4 x float> @llvm.exp.v4f32(<4 x float> %a29)
  %a31 = call <4 x float> @llvm.log10.v4f32(<4 x float> %a30)
  %a32 = call <4 x float> @llvm.atan2.v4f32(<4 x float> %a31, <4 x float> %v)
  %a33 = call <4 x float> @llvm.copysign.v4f32(<4 x float> %a32, <4 x float> %v)
  %a34 = call <4 x float> @llvm.ldexp.v4f32.v4i32(<4 x float> %a33, <4 x i32> %a17)
  %a35 = call i1 @llvm.is.fpclass.f32(float %a21, i32 3)
  %a36 = call <4 x float> @llvm.minimumnum.v4f32(<4 x float> %a34, <4 x float> %v)
  %a37 = frem <4 x float> %a36, splat(float 3.0)
  %a38 = fneg <4 x float> %a37
  %a39 = call i32 @llvm.fshl.i32(i32 %a26, i32 %a25, i32 7)
  %a40 = call i32 @llvm.ctlz.i32(i32 %a39, i1 false)
  %a41 = call <4 x float> @llvm.dx.reflect.v4f32(<4 x float> %a38, <4 x float> %v)
  %a42 = call float @llvm.dx.distance.v3f32(<3 x float> %v3, <3 x float> %a13)
  %a43 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a17, i1 true)
  %a44 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %a41)
  %a45 = call float @llvm.vector.reduce.fadd.v4f32(float -0.0, <4 x float> %a44)
  %a46 = call { float, float } @llvm.sincos.f32(float %a45)
  %a47 = extractvalue { float, float } %a46, 1
  %a48 = call float @llvm.dx.rcp.f32(float %a47)
  %a49 = call float @llvm.dx.exp2.f32(float %a48)
  %a50 = call <4 x float> @llvm.dx.faceforward.v4f32(<4 x float> %v, <4 x float> %a1, <4 x float> %a2)
  %a51 = call <4 x float> @llvm.dx.refract.v4f32(<4 x float> %v, <4 x float> %a1, float %a49)
  %s1 = select i1 %a11, float %a49, float %a42
  %s2 = select i1 %a12, float %s1, float %a22
  %s3 = select i1 %a28, float %s2, float %a45
  %s4 = select i1 %a35, float %s3, float 2.0
  %if = sitofp i32 %a40 to float
  %s5 = fadd float %s4, %if
  %e = extractelement <4 x i32> %a43, i32 1
  %ef = uitofp i32 %e to float
  %s6 = fadd float %s5, %ef
  %g = extractelement <4 x i32> %a9, i32 1
  %gf = uitofp i32 %g to float
  %s7 = fadd float %s6, %gf
  %o0 = fadd <4 x float> %a50, %a51
  %o = insertelement <4 x float> %o0, float %s7, i32 2
  store <4 x float> %o, ptr %q
  ret void
}
attributes #0 = { "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }
