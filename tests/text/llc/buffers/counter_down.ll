; The counter of a structured buffer counted down: operation 70, and the buffer is known to have one.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=SM60
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; SM60: call i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %{{.*}}, i8 -1)
; SM66: call i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %{{.*}}, i8 -1)
; SM60: !{i32 0, %{{.*}}* undef, !"{{.*}}", i32 0, i32 4, i32 1, i32 12, i1 false, i1 true, i1 false, !{{[0-9]+}}}
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 4, i32 1, i32 0, ptr null)
  %v2 = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %v1, i8 -1)
  %v3 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %v3, i32 0)
  store i32 %v2, ptr %v4, align 4
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i8)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
