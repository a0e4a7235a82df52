; compute: main
; bind u0: structured float[4] zero
; expect u0: 5 6 0 5
; A data layout that says nothing of vectors of three gives them the room of four: byte 16 of an array is its second element.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  %out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %l = alloca [4 x <3 x float>]
  store [4 x <3 x float>] zeroinitializer, ptr %l
  %p1 = getelementptr i8, ptr %l, i32 16
  store <3 x float> <float 5.0, float 6.0, float 0.0>, ptr %p1
  %n = add i32 %i, 1
  %e0 = getelementptr [4 x <3 x float>], ptr %l, i32 0, i32 %n, i32 0
  %e1 = getelementptr [4 x <3 x float>], ptr %l, i32 0, i32 %n, i32 1
  %v0 = load float, ptr %e0
  %v1 = load float, ptr %e1
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 0, i32 0, float %v0)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 1, i32 0, float %v1)
  %p2 = getelementptr i8, ptr %l, i32 20
  %v2 = load float, ptr %l
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 2, i32 0, float %v2)
  %p3 = getelementptr <3 x float>, ptr %l, i32 %n
  %v3 = load float, ptr %p3
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %out, i32 3, i32 0, float %v3)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
