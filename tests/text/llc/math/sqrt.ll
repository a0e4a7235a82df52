; The square root: Sqrt, operation 24, of a float and, lane by lane, of a vector.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=CHECK
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=CHECK
; CHECK: call float @dx.op.unary.f32(i32 24, float %{{.*}})
; CHECK: call float @dx.op.unary.f32(i32 24, float %{{.*}})
; CHECK: call float @dx.op.unary.f32(i32 24, float %{{.*}})
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32 0, i32 10, i32 1, i32 0, ptr null)
  %v3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0) %v2, i32 0)
  %v4 = load <2 x float>, ptr %v3, align 4
  %v5 = extractelement <2 x float> %v4, i32 0
  %v6 = call float @llvm.sqrt.f32(float %v5)
  %v7 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %v7, i32 0)
  store float %v6, ptr %v8, align 4
  %v9 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0) %v2, i32 1)
  %v10 = load <2 x float>, ptr %v9, align 4
  %v11 = call <2 x float> @llvm.sqrt.v2f32(<2 x float> %v10)
  %v12 = call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 21, i32 1, i32 0, ptr null)
  %v13 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %v12, i32 0)
  store <2 x float> %v11, ptr %v13, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0), i32)
declare float @llvm.sqrt.f32(float)
declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)
declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
declare target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
