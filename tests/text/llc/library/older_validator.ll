; A library for a validator before 1.8, which is told less of what functions need.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil opt -passes='print<dx-shader-flags>' -disable-output %s 2>&1 | %filecheck %s
; CHECK: Combined Shader Flags for Module
; CHECK-NEXT: Shader Flags Value: 0x00010010
; CHECK: Function main : 0x00000010
target triple = "dxil-pc-shadermodel6.3-library"
define void @main() #0 {
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, i32 %i)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!dx.valver = !{!0}
!0 = !{i32 1, i32 7}
