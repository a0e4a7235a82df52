; A sampler that compares is for what compares, and the other way around: here a comparison takes a plain one.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s
; CHECK: sampler_mode.ll:[[#@LINE+8]]:8: error: a sample that compares takes a sampler that compares
target triple = "dxil-pc-shadermodel6.3-compute"

define void @main() #0 {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", float, 1, 0) %out, i32 0)
  %v = call float @llvm.dx.resource.samplecmplevelzero(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> zeroinitializer, float 5.0e-1, <2 x i32> zeroinitializer)
  store float %v, ptr %p
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
