; A sample with a bias: operation 61.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-pixel -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=CHECK
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-pixel -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=CHECK
; CHECK: @dx.op.sampleBias.f32(i32 61, %dx.types.Handle %{{.*}}, %dx.types.Handle %{{.*}}, float %{{.*}}, float %{{.*}}, float undef, float undef, i32 0, i32 0, i32 undef, float 5.000000e-01, float undef)
target triple = "dxil-pc-shadermodel6.0-pixel"

define void @main() #0 {
  %v1 = call target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32 0, i32 10, i32 1, i32 0, ptr null)
  %v2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0) %v1, i32 0)
  %v3 = load <2 x float>, ptr %v2, align 4
  %v4 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v5 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v6 = call <4 x float> @llvm.dx.resource.samplebias.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %v4, target("dx.Sampler", 0) %v5, <2 x float> %v3, float 0.5, <2 x i32> zeroinitializer)
  %v7 = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %v7, i32 0)
  store <4 x float> %v6, ptr %v8, align 4
  ret void
}

declare target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0), i32)
declare target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32, i32, i32, i32, ptr)
declare target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32, i32, i32, i32, ptr)
declare <4 x float> @llvm.dx.resource.samplebias.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2), target("dx.Sampler", 0), <2 x float>, float, <2 x i32>)
declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32)

attributes #0 = { "hlsl.shader"="pixel" }
