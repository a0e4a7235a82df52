; What nothing has set is neither a coordinate nor stored, in a library's functions as in a shader; -Vd lets it through.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; RUN: %trefoil llc -Vd %s -o %t.dxil
; CHECK: undefined.ll:[[#@LINE+7]]:8: error: coord uninitialized.
target triple = "dxil-pc-shadermodel6.6-library"

define void @main() #0 {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.s(i32 0, i32 0, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %v = call <4 x float> @llvm.dx.resource.samplelevel(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> undef, float 0.0, <2 x i32> zeroinitializer)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", <4 x float>, 1, 0) %b, i32 0)
  store <4 x float> %v, ptr %p
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
