; Native halves may be computed exactly: what takes them is marked, and both validators take it.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
; CHECK: call float @dx.op.dot2AddHalf.f32({{.*}}), !dx.precise
target triple = "dxil-pc-shadermodel6.4-compute"
define void @main() #0 {
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %f = uitofp i32 %i to half
  %d = call float @llvm.dx.dot2add(float 1.0, half %f, half 2.0, half %f, half 3.0)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, float %d)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
