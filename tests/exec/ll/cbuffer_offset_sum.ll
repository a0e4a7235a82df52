; compute: main
; bind b0: constant float[12] 1 2 3 4 5 6 7 8 9 10 11 12
; bind u0: structured float[4] zero
; expect u0: 7 3 9 5
; A computed offset into a constant buffer whose scale an optimiser has distributed over a sum, as LLVM does.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  %b = call target("dx.CBuffer", target("dx.Layout", { [3 x <4 x float>] }, 48, 0)) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.CBuffer", target("dx.Layout", { [3 x <4 x float>] }, 48, 0)) %b, i32 24)
  %v = load float, ptr %p
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 0, i32 0, float %v)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.CBuffer", target("dx.Layout", { [3 x <4 x float>] }, 48, 0)) %b, i32 4)
  %q1 = getelementptr i8, ptr %q, i32 4
  %w = load float, ptr %q1
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 1, i32 0, float %w)
  %n = shl i32 %i, 4
  %bytes = add i32 %n, 32
  %r = call ptr @llvm.dx.resource.getpointer(target("dx.CBuffer", target("dx.Layout", { [3 x <4 x float>] }, 48, 0)) %b, i32 %bytes)
  %x = load float, ptr %r
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 2, i32 0, float %x)
  %s = call ptr @llvm.dx.resource.getpointer(target("dx.CBuffer", target("dx.Layout", { [3 x <4 x float>] }, 48, 0)) %b, i32 16)
  %y = load float, ptr %s
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 3, i32 0, float %y)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
