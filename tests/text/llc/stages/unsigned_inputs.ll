; What clang wrote before signatures had a form: nothing says what the input is.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-pixel"

define void @main() #0 {
  ; CHECK: unsigned_inputs.ll:[[@LINE+1]]:{{[0-9]+}}: error: no '!dx.semantic.signatures' of the entry says what its inputs and outputs are
  %a0 = call float @llvm.dx.load.input.f32(i32 4, i32 0, i32 0, i8 0, i32 poison)
  ret void
}
attributes #0 = { "hlsl.shader"="pixel" }
