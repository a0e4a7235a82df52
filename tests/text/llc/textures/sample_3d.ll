; A sample of a 3d texture in a pixel shader: operation 60.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-pixel -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=CHECK
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-pixel -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=CHECK
; CHECK: call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %{{.*}}, %dx.types.Handle %{{.*}}, float %{{.*}}, float %{{.*}}, float %{{.*}}, float undef, {{.*}}, float undef)
target triple = "dxil-pc-shadermodel6.0-pixel"

define void @main() #0 {
  %v1 = call target("dx.RawBuffer", <3 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v3f32_0_0t(i32 0, i32 10, i32 1, i32 0, ptr null)
  %v2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_0_0t(target("dx.RawBuffer", <3 x float>, 0, 0) %v1, i32 0)
  %v3 = load <3 x float>, ptr %v2, align 4
  %v4 = call target("dx.Texture", <4 x float>, 0, 0, 0, 4) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_4t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v5 = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v6 = call <4 x float> @llvm.dx.resource.sample.v4f32.tdx.Texture_v4f32_0_0_0_4t.tdx.Sampler_0t.v3f32.v3i32(target("dx.Texture", <4 x float>, 0, 0, 0, 4) %v4, target("dx.Sampler", 0) %v5, <3 x float> %v3, <3 x i32> zeroinitializer)
  %v7 = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %v7, i32 0)
  store <4 x float> %v6, ptr %v8, align 4
  ret void
}

declare target("dx.RawBuffer", <3 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v3f32_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_0_0t(target("dx.RawBuffer", <3 x float>, 0, 0), i32)
declare target("dx.Texture", <4 x float>, 0, 0, 0, 4) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_4t(i32, i32, i32, i32, ptr)
declare target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32, i32, i32, i32, ptr)
declare <4 x float> @llvm.dx.resource.sample.v4f32.tdx.Texture_v4f32_0_0_0_4t.tdx.Sampler_0t.v3f32.v3i32(target("dx.Texture", <4 x float>, 0, 0, 0, 4), target("dx.Sampler", 0), <3 x float>, <3 x i32>)
declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32)

attributes #0 = { "hlsl.shader"="pixel" }
