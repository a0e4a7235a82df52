; A load has an offset along each dimension of its texture where it has any, and none beyond, whatever the vector has.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil dis %t.dxil | %filecheck %s
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 7) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
; CHECK: textureLoad{{.*}}, i32 0, i32 2, i32 3, i32 undef)
  %v = call <4 x float> @llvm.dx.resource.load.level(target("dx.Texture", <4 x float>, 0, 0, 0, 7) %t, <3 x i32> zeroinitializer, i32 1, <4 x i32> <i32 2, i32 3, i32 4, i32 5>)
; CHECK: textureLoad{{.*}}, i32 0, i32 0, i32 3, i32 undef)
  %w = call <4 x float> @llvm.dx.resource.load.level(target("dx.Texture", <4 x float>, 0, 0, 0, 7) %t, <3 x i32> zeroinitializer, i32 1, <2 x i32> <i32 undef, i32 3>)
  %s = fadd <4 x float> %v, %w
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", <4 x float>, 1, 0) %b, i32 0)
  store <4 x float> %s, ptr %p
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
