; compute: main
; bind b0: constant float[12] 1 2 3 4 5 6 7 8 9 10 11 12
; bind u0: structured float[8] zero
; expect u0: 5 6 7 8 10 11 12 9
; A component of a constant buffer's vector at an index computed at run time, as clang steps to it: by numbers of four bytes.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxil-pc-shadermodel6.0-compute"
%C = type <{ <4 x float>, <4 x float>, <4 x float> }>
@C.cb = global target("dx.CBuffer", %C) poison
@a = external hidden addrspace(2) global <4 x float>, align 16
@b = external hidden addrspace(2) global <4 x float>, align 16
@c = external hidden addrspace(2) global <4 x float>, align 16
define void @main() #0 {
  %h = call target("dx.CBuffer", %C) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", %C) %h, ptr @C.cb, align 4
  %out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %p = getelementptr inbounds nuw float, ptr addrspace(2) @b, i32 %i
  %v = load float, ptr addrspace(2) %p, align 4
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 %i, i32 0, float %v)
  %j = add i32 %i, 1
  %k = and i32 %j, 3
  %q = getelementptr inbounds nuw float, ptr addrspace(2) @c, i32 %k
  %w = load float, ptr addrspace(2) %q, align 4
  %at = add i32 %i, 4
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 %at, i32 0, float %w)
  ret void
}
!hlsl.cbs = !{!0}
!0 = !{ptr @C.cb, ptr addrspace(2) @a, ptr addrspace(2) @b, ptr addrspace(2) @c}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
