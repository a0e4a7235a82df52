; Textures: a level loaded, a sample of a level, a gather, sizes, and a writable texture through its address.
; compute: main
; bind t0: texture2d r32float 2x2 mips 2 1 2 3 4 9
; bind s0: sampler point clamp
; bind u0: structured float[8] zero
; bind u1: texture2d r32uint 2x2 0 0 0 0
; expect u0 within 1e-4: 4 9 2 2 2 3 4 2
; expect u1: 0 0 77 0
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
entry:
  %tex = call target("dx.Texture", float, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %smp = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %rw = call target("dx.Texture", i32, 1, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_i32_1_0_0_2t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %a = call float @llvm.dx.resource.load.level.f32.tdx.Texture_f32_0_0_0_2t.v2i32.i32.v2i32(target("dx.Texture", float, 0, 0, 0, 2) %tex, <2 x i32> <i32 1, i32 1>, i32 0, <2 x i32> zeroinitializer)
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 0, float %a)
  %b = call float @llvm.dx.resource.samplelevel.f32.tdx.Texture_f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", float, 0, 0, 0, 2) %tex, target("dx.Sampler", 0) %smp, <2 x float> splat (float 5.000000e-01), float 1.000000e+00, <2 x i32> zeroinitializer)
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 1, float %b)
  %c = call float @llvm.dx.resource.samplelevel.f32.tdx.Texture_f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", float, 0, 0, 0, 2) %tex, target("dx.Sampler", 0) %smp, <2 x float> splat (float 2.500000e-01), float 0.000000e+00, <2 x i32> <i32 1, i32 0>)
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 2, float %c)
  %size = call <3 x i32> @llvm.dx.resource.getdimensions.levels.xy.tdx.Texture_f32_0_0_0_2t(target("dx.Texture", float, 0, 0, 0, 2) %tex, i32 0)
  %levels = extractelement <3 x i32> %size, i32 2
  %d = uitofp i32 %levels to float
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 3, float %d)
  %four = call <4 x float> @llvm.dx.resource.gather.v4f32.tdx.Texture_f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", float, 0, 0, 0, 2) %tex, target("dx.Sampler", 0) %smp, <2 x float> splat (float 5.000000e-01), i32 0, <2 x i32> zeroinitializer)
  %e = extractelement <4 x float> %four, i32 2
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 4, float %e)
  %f = extractelement <4 x float> %four, i32 0
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 5, float %f)
  %g = extractelement <4 x float> %four, i32 1
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 6, float %g)
  %wh = call <2 x i32> @llvm.dx.resource.getdimensions.xy.tdx.Texture_i32_1_0_0_2t(target("dx.Texture", i32, 1, 0, 0, 2) %rw)
  %h = extractelement <2 x i32> %wh, i32 1
  %hf = uitofp i32 %h to float
  call void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 7, float %hf)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_i32_1_0_0_2t.v2i32(target("dx.Texture", i32, 1, 0, 0, 2) %rw, <2 x i32> <i32 0, i32 1>)
  store i32 70, ptr %p, align 4
  %q = load i32, ptr %p, align 4
  %s = add i32 %q, 7
  store i32 %s, ptr %p, align 4
  ret void
}

define internal void @put(target("dx.RawBuffer", float, 1, 0) %out, i32 %at, float %value) #1 {
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %out, i32 %at)
  store float %value, ptr %p, align 4
  ret void
}

declare target("dx.Texture", float, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_f32_0_0_0_2t(i32, i32, i32, i32, ptr)
declare target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32, i32, i32, i32, ptr)
declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)
declare target("dx.Texture", i32, 1, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_i32_1_0_0_2t(i32, i32, i32, i32, ptr)
declare float @llvm.dx.resource.load.level.f32.tdx.Texture_f32_0_0_0_2t.v2i32.i32.v2i32(target("dx.Texture", float, 0, 0, 0, 2), <2 x i32>, i32, <2 x i32>)
declare float @llvm.dx.resource.samplelevel.f32.tdx.Texture_f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", float, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, float, <2 x i32>)
declare <3 x i32> @llvm.dx.resource.getdimensions.levels.xy.tdx.Texture_f32_0_0_0_2t(target("dx.Texture", float, 0, 0, 0, 2), i32)
declare <4 x float> @llvm.dx.resource.gather.v4f32.tdx.Texture_f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", float, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, i32, <2 x i32>)
declare <2 x i32> @llvm.dx.resource.getdimensions.xy.tdx.Texture_i32_1_0_0_2t(target("dx.Texture", i32, 1, 0, 0, 2))
declare ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_i32_1_0_0_2t.v2i32(target("dx.Texture", i32, 1, 0, 0, 2), <2 x i32>)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
attributes #1 = { alwaysinline }
