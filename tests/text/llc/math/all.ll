; Whether all lanes are not zero: comparisons of the lanes, joined.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=CHECK
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=CHECK
; CHECK: fcmp une float
; CHECK: fcmp une float
; CHECK: and i1
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32 0, i32 10, i32 1, i32 0, ptr null)
  %v3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0) %v2, i32 0)
  %v4 = load <2 x float>, ptr %v3, align 4
  %v5 = call i1 @llvm.dx.all.v2f32(<2 x float> %v4)
  %v6 = zext i1 %v5 to i32
  %v7 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %v7, i32 0)
  store i32 %v6, ptr %v8, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0), i32)
declare i1 @llvm.dx.all.v2f32(<2 x float>)
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
