; Floats by LLVM's own intrinsics and by those of the target, vectors among them.
; compute: main
; bind u0: structured float[32] zero
; expect u0 within 1e-4: 1.5 2 3 -2 2 -3 8 32 0.5 1 0.25 3 11 5 0.6 1 -7 0 -2 3 1 0 1000 8 1 0.125 0 1 57.29578 0 1 2.5
target triple = "dxil-pc-shadermodel6.0-compute"

define internal void @put(i32 %at, float %value) #1 {
  %out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %out, i32 %at)
  store float %value, ptr %p, align 4
  ret void
}

define void @main() #0 {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %z = uitofp i32 %t to float
  %x = fadd float %z, -1.500000e+00
  %two = fadd float %z, 2.000000e+00
  %three = fadd float %z, 3.000000e+00
  %a0 = call float @llvm.fabs.f32(float %x)
  call void @put(i32 0, float %a0)
  %four = fmul float %two, %two
  %a1 = call float @llvm.sqrt.f32(float %four)
  call void @put(i32 1, float %a1)
  %a2 = call float @llvm.maxnum.f32(float %x, float %three)
  call void @put(i32 2, float %a2)
  %a3 = call float @llvm.floor.f32(float %x)
  call void @put(i32 3, float %a3)
  %a4 = call float @llvm.round.f32(float 1.500000e+00)
  call void @put(i32 4, float %a4)
  %m25 = fadd float %x, -1.000000e+00
  %a5 = call float @llvm.round.f32(float %m25)
  call void @put(i32 5, float %a5)
  %a6 = call float @llvm.pow.f32(float %two, float %three)
  call void @put(i32 6, float %a6)
  %a7 = call float @llvm.ldexp.f32.i32(float %four, i32 3)
  call void @put(i32 7, float %a7)
  %a8 = call float @llvm.dx.frac.f32(float %x)
  call void @put(i32 8, float %a8)
  %a9 = call float @llvm.dx.saturate.f32(float %three)
  call void @put(i32 9, float %a9)
  %a10 = call float @llvm.dx.rcp.f32(float %four)
  call void @put(i32 10, float %a10)
  %a11 = call float @llvm.dx.nclamp.f32(float %four, float %x, float %three)
  call void @put(i32 11, float %a11)
  %u = insertelement <2 x float> poison, float %two, i32 0
  %v = insertelement <2 x float> %u, float %three, i32 1
  %w = shufflevector <2 x float> %v, <2 x float> poison, <2 x i32> <i32 0, i32 0>
  %d = call float @llvm.dx.fdot.v2f32(<2 x float> %v, <2 x float> <float 1.000000e+00, float 3.000000e+00>)
  call void @put(i32 12, float %d)
  %dd = call float @llvm.dx.dot3.f32(float %two, float %three, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 0.000000e+00)
  call void @put(i32 13, float %dd)
  %n = call <2 x float> @llvm.dx.normalize.v2f32(<2 x float> <float 3.000000e+00, float 4.000000e+00>)
  %n0 = extractelement <2 x float> %n, i32 0
  call void @put(i32 14, float %n0)
  %l = call float @llvm.dx.length.v2f32(<2 x float> %n)
  call void @put(i32 15, float %l)
  %f = call float @llvm.fma.f32(float %x, float %four, float -1.000000e+00)
  call void @put(i32 16, float %f)
  %nan = fdiv float %z, %z
  %isnan = call i1 @llvm.dx.isnan.f32(float %two)
  %b = uitofp i1 %isnan to float
  call void @put(i32 17, float %b)
  %cs = call float @llvm.copysign.f32(float %two, float %x)
  call void @put(i32 18, float %cs)
  %mx = call float @llvm.vector.reduce.fmax.v2f32(<2 x float> %v)
  call void @put(i32 19, float %mx)
  %st = call float @llvm.dx.step.f32(float %two, float %three)
  call void @put(i32 20, float %st)
  %cls = call i1 @llvm.is.fpclass.f32(float %two, i32 516)
  %c = uitofp i1 %cls to float
  call void @put(i32 21, float %c)
  %e10 = call float @llvm.exp10.f32(float %three)
  call void @put(i32 22, float %e10)
  %e2 = call float @llvm.exp2.f32(float %three)
  call void @put(i32 23, float %e2)
  %lg = call float @llvm.log2.f32(float %two)
  call void @put(i32 24, float %lg)
  %e2m = fneg float %three
  %e3 = call float @llvm.exp2.f32(float %e2m)
  call void @put(i32 25, float %e3)
  %sn = call { float, float } @llvm.sincos.f32(float %z)
  %s = extractvalue { float, float } %sn, 0
  call void @put(i32 26, float %s)
  %co = extractvalue { float, float } %sn, 1
  call void @put(i32 27, float %co)
  %dg = call float @llvm.dx.degrees.f32(float %co)
  call void @put(i32 28, float %dg)
  %sg = call i32 @llvm.dx.sign.f32(float %z)
  %sf = sitofp i32 %sg to float
  call void @put(i32 29, float %sf)
  %cmp = fcmp ogt <2 x float> %v, <float 1.000000e+00, float 1.000000e+00>
  %all = call i1 @llvm.dx.all.v2i1(<2 x i1> %cmp)
  %al = uitofp i1 %all to float
  call void @put(i32 30, float %al)
  %lp = call float @llvm.dx.lerp.f32(float %two, float %three, float 5.000000e-01)
  call void @put(i32 31, float %lp)
  ret void
}

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)
declare i32 @llvm.dx.thread.id(i32)
declare float @llvm.fabs.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.floor.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.dx.frac.f32(float)
declare float @llvm.dx.saturate.f32(float)
declare float @llvm.dx.rcp.f32(float)
declare float @llvm.dx.nclamp.f32(float, float, float)
declare float @llvm.dx.fdot.v2f32(<2 x float>, <2 x float>)
declare float @llvm.dx.dot3.f32(float, float, float, float, float, float)
declare <2 x float> @llvm.dx.normalize.v2f32(<2 x float>)
declare float @llvm.dx.length.v2f32(<2 x float>)
declare float @llvm.fma.f32(float, float, float)
declare i1 @llvm.dx.isnan.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>)
declare float @llvm.dx.step.f32(float, float)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare float @llvm.exp10.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.log2.f32(float)
declare { float, float } @llvm.sincos.f32(float)
declare float @llvm.dx.degrees.f32(float)
declare i32 @llvm.dx.sign.f32(float)
declare i1 @llvm.dx.all.v2i1(<2 x i1>)
declare float @llvm.dx.lerp.f32(float, float, float)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
attributes #1 = { alwaysinline }
