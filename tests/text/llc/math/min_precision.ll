; Half operations without fast flags: nothing makes minimum precision precise, native halves are marked.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
; CHECK: call half @dx.op.unary.f16(i32 13, half %{{[0-9]+}}){{ *;}}
; CHECK: call half @dx.op.tertiary.f16(
; CHECK-NOT: !dx.precise
; CHECK: call float @dx.op.unary.f32({{.*}}), !dx.precise
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %t = uitofp i32 %i to half
  %s = call half @llvm.sin.f16(half %t)
  %u = call half @llvm.fma.f16(half %s, half %t, half %s)
  %z = fpext half %u to float
  %w = call float @llvm.sin.f32(float %z)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, float %w)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
