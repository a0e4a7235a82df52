; Handles by their binding are printed as they were read: up to LLVM 21 with a mark, since then with a name, and arrays
; without a bound have -1 or, since LLVM 22, no elements.
; RUN: %trefoil opt -S %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

@name = private unnamed_addr constant [4 x i8] c"Tex\00"

; CHECK: %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
; CHECK: %b = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32 3, i32 2, i32 0, i32 %i, ptr @name)
; CHECK: %c = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i32_1_0t(i32 2, i32 0, i32 1, i32 0, ptr null)
define void @f(i32 %i) {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %b = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 3, i32 2, i32 0, i32 %i, ptr @name)
  %c = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 5, i32 0, i32 1, i32 0, ptr null)
  ret void
}
