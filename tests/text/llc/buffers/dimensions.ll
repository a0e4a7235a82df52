; How many elements a buffer has: operation 72, without a level.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=CHECK
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=CHECK
; CHECK: %[[D:[0-9]+]] = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %{{.*}}, i32 undef)
; CHECK: extractvalue %dx.types.Dimensions %[[D]], 0
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call target("dx.TypedBuffer", i32, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_0_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v2 = call i32 @llvm.dx.resource.getdimensions.x.tdx.TypedBuffer_i32_0_0_0t(target("dx.TypedBuffer", i32, 0, 0, 0) %v1)
  %v3 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %v3, i32 0)
  store i32 %v2, ptr %v4, align 4
  ret void
}

declare target("dx.TypedBuffer", i32, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_0_0_0t(i32, i32, i32, i32, ptr)
declare i32 @llvm.dx.resource.getdimensions.x.tdx.TypedBuffer_i32_0_0_0t(target("dx.TypedBuffer", i32, 0, 0, 0))
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
