; Resources without a name: a shader's have none in the container either; a library's, whose handles are loaded from variables, are named by
; register and space. DXC's validator takes both.
; RUN: %trefoil llc %s -o %t.shader.dxil
; RUN: %dxc-validate %t.shader.dxil
; RUN: %dxc-dis %t.shader.dxil | %filecheck %s --check-prefix=SHADER
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.3-library %s -o %t.library.dxil
; RUN: %dxc-validate %t.library.dxil
; RUN: %dxc-dis %t.library.dxil | %filecheck %s --check-prefix=LIBRARY
; SHADER: !{i32 0, %"class.StructuredBuffer<float>"* undef, !"", i32 0, i32 0, i32 1,
; SHADER: !{i32 1, %"class.StructuredBuffer<float>"* undef, !"", i32 0, i32 1, i32 1,
; SHADER: !{i32 0, %"class.RWStructuredBuffer<float>"* undef, !"", i32 0, i32 0, i32 1,
; LIBRARY: !{i32 0, %"class.StructuredBuffer<float>"* @t0_0, !"t0_0", i32 0, i32 0, i32 1,
; LIBRARY: !{i32 1, %"class.StructuredBuffer<float>"* @t1_0, !"t1_0", i32 0, i32 1, i32 1,
; LIBRARY: !{i32 0, %"class.RWStructuredBuffer<float>"* @u0_0, !"u0_0", i32 0, i32 0, i32 1,
target triple = "dxil-pc-shadermodel6.3-compute"
define void @main() #0 {
  %a = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %o = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %x = call {float, i1} @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", float, 0, 0) %a, i32 0, i32 0)
  %y = call {float, i1} @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", float, 0, 0) %b, i32 0, i32 0)
  %x0 = extractvalue {float, i1} %x, 0
  %y0 = extractvalue {float, i1} %y, 0
  %s = fadd float %x0, %y0
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %o, i32 0, i32 0, float %s)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!dx.valver = !{!0}
!0 = !{i32 1, i32 8}
