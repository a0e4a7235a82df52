; The types of loads count though nothing uses what they load, and so does that a function is not to be optimised.
; RUN: %trefoil opt -passes='print<dx-shader-flags>' -disable-output %s 2>&1 | %filecheck %s
; RUN: %trefoil llc %s -filetype=asm -o - | %filecheck %s --check-prefix=ASM
; CHECK: Shader Flags Value: 0x00100015
; ASM: !{i32 0, i64 1,
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %words = call target("dx.RawBuffer", i64, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 91, i32 1, i32 0, i1 false)
  %reals = call target("dx.RawBuffer", double, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 92, i32 1, i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i64, 1, 0) %words, i32 1)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", double, 1, 0) %reals, i32 1)
  %v = load i64, ptr %p
  %w = load double, ptr %q
  ret void
}
attributes #0 = { noinline optnone "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
