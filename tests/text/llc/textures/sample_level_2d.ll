; A sample of one level of a 2d texture: operation 62, open to compute shaders.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=CHECK
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=CHECK
; CHECK: call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %{{.*}}, %dx.types.Handle %{{.*}}, float %{{.*}}, float %{{.*}}, float undef, float undef, {{.*}}, float 2.500000e+00)
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32 0, i32 10, i32 1, i32 0, ptr null)
  %v3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0) %v2, i32 0)
  %v4 = load <2 x float>, ptr %v3, align 4
  %v5 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v6 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v7 = call <4 x float> @llvm.dx.resource.samplelevel.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %v5, target("dx.Sampler", 0) %v6, <2 x float> %v4, float 2.5, <2 x i32> zeroinitializer)
  %v8 = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v9 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %v8, i32 0)
  store <4 x float> %v7, ptr %v9, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0), i32)
declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32, i32, i32, i32, ptr)
declare target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32, i32, i32, i32, ptr)
declare <4 x float> @llvm.dx.resource.samplelevel.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, float, <2 x i32>)
declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
